# Ce que dit le plateau d'Altered dans le navigateur. Il arrive avec le plateau.

web-altered-terrain = { $terrain ->
    [forest] forêt
    [mountain] montagne
   *[water] eau
}
web-altered-side = { $side ->
    [hero] Héros
   *[companion] Compagnon
}
web-altered-expedition = { $yours ->
    [yes] { $side ->
        [hero] Ton Expédition Héros
       *[companion] Ton Expédition Compagnon
    }
   *[no] { $side ->
        [hero] Expédition Héros { DE($player) }
       *[companion] Expédition Compagnon { DE($player) }
    }
}
web-altered-totals = Totaux par terrain
web-altered-nobody = personne encore
web-altered-advances = avance : { $terrains }
web-altered-outlook = { $what ->
    [advances] avance
    [halted] ne peut avancer
    [arena] s’additionne
   *[stays] reste là
}
web-altered-compared = { $terrain ->
    [forest] forêt { $mine } à { $theirs }
    [mountain] montagne { $mine } à { $theirs }
   *[water] eau { $mine } à { $theirs }
}
web-altered-track = La piste
web-altered-region = { $n ->
    [0] Région du Héros
    [7] Région du Compagnon
   *[other] Région { $n }
}
web-altered-hidden = encore inconnue
web-altered-marker = { $side ->
    [hero] Héros { DE($player) }
   *[companion] Compagnon { DE($player) }
}
web-altered-about-region = { $open ->
    [yes] Au Crépuscule, une Expédition qui s’y trouve compare ces terrains avec l’Expédition d’en face. Plus forte sur l’un d’eux : elle avance.
   *[no] Une carte Tumulte, face cachée. Elle se retourne dès qu’une Expédition arrive sur l’une de ses deux régions.
}
web-altered-arena = L’Arène
web-altered-about-arena = Les deux Expéditions s’additionnent, sur les trois terrains. Qui domine le plus de terrains au Crépuscule gagne la partie.
web-altered-mana = Mana : { $ready } orbes prêts sur { $n }
web-altered-chosen = pour le Mana
web-altered-mana-short = mana
web-altered-first = premier
web-altered-passed = a passé
web-altered-camp = { $yours ->
    [yes] Ton côté
   *[no] Côté { DE($player) }
}
web-altered-browse = { $what ->
    [mana] Tes orbes de Mana
    [discard] Défausse { DE($player) } : { $n }
   *[list] Deck { DE($player) } : liste de { $n } cartes, dont { $left } encore dans la pioche
}
web-altered-none = aucune carte
web-altered-deck = { $n ->
    [one] Deck : { $n } carte
   *[other] Deck : { $n } cartes
}
web-altered-discard = { $n ->
    [one] Défausse : { $n } carte
   *[other] Défausse : { $n } cartes
}
web-altered-hand = { $n ->
    [one] Ta main : { $n } carte
   *[other] Ta main : { $n } cartes
}
web-altered-hand-empty = main vide
web-altered-hand-hidden = { $n ->
    [one] Main { DE($player) } : { $n } carte
   *[other] Main { DE($player) } : { $n } cartes
}
web-altered-store = { $what ->
    [reserve] { $yours ->
        [yes] Ta Réserve : { $n }, dont 2 restent la Nuit
       *[no] Réserve { DE($player) } : { $n }, dont 2 restent la Nuit
    }
   *[landmarks] { $yours ->
        [yes] Tes Repères : { $n }, dont 2 restent la Nuit
       *[no] Repères { DE($player) } : { $n }, dont 2 restent la Nuit
    }
}
web-altered-store-short = { $what ->
    [reserve] Réserve
   *[landmarks] Repères
}
web-altered-mark = { $mark ->
    [fleeting] Fugace
    [anchored] Ancré
    [asleep] Endormi
    [exhausted] Épuisé
    [boosts] +{ $n }
    [tough] Coriace { $n }
    [gigantic] Gigantesque
   *[counters] × { $n }
}
web-altered-boosts = { $n ->
    [one] { $n } boost
   *[other] { $n } boosts
}
web-altered-counters = { $n ->
    [one] { $n } compteur
   *[other] { $n } compteurs
}
web-altered-stage = Ce qui se passe
web-altered-die = Dé : { $n }
web-altered-pending = { $n ->
    [one] En attente : { $cards }
   *[other] En attente : { $cards }
}
web-altered-promises = Promis : { $cards }
web-altered-day = Jour { $n }

## Les decks de démarrage, quand on prépare une table

web-altered-deck-axiom = Onze Repères qui Ravitaillent, font piocher et construisent des Scarabots : une machine qui grandit de Jour en Jour.
web-altered-deck-bravos = Des Personnages qui reviennent plus forts de la Réserve, et Booda à tes côtés chaque Jour où tu es Premier Joueur.
web-altered-deck-lyra = Des dés : la plupart des lancers donnent un boost, un 6 garde un Personnage pour la nuit, un 1 l’envoie dans la Réserve.
web-altered-deck-muna = Des Personnages qui prennent racine : beaucoup sont Ancrés dès leur arrivée, et le premier de chaque Après-midi reçoit un boost.
web-altered-deck-ordis = Le nombre : une Recrue rejoint ton Expédition Héros chaque Midi, et d’autres cartes profitent de chaque Personnage.
web-altered-deck-yzmir = Treize Sorts qui renvoient, endorment ou défaussent, et « Après vous », qui fait jouer ton adversaire d’abord.

# Comment commencent les mots expliqués, sous toutes leurs formes ; la première est le mot lui-même.

web-altered-term-fleeting = Fugace
web-altered-term-anchored = Ancré
web-altered-term-asleep = Endormi
web-altered-term-exhausted = épuisé, Épuisé
web-altered-term-boost = boost, Boosté
web-altered-term-gigantic = Gigantesque
web-altered-term-tough = Coriace
web-altered-term-defender = Défenseur
web-altered-term-eternal = Éternel
web-altered-term-seasoned = Aguerri
web-altered-term-resupply = Ravitailler, ravitaill, Ravitaill
web-altered-term-sabotage = Saboter, Sabot, sabot
web-altered-term-sacrifice = Sacrifier, sacrifi, Sacrifi
web-altered-term-after-you = Après vous
web-altered-term-support = Soutien
web-altered-term-reserve = Réserve
web-altered-term-landmark = Repère
web-altered-term-orb = Orbe
web-altered-term-token = jeton
web-altered-sign-terrains = Forêt, montagne, eau
web-altered-sign-costs = Coût de Main et Coût de Réserve
web-altered-standing = { $n ->
    [one] { $n } région parcourue
   *[other] { $n } régions parcourues
}
web-altered-length = { $n ->
    [one] La partie a duré { $n } Jour.
   *[other] La partie a duré { $n } Jours.
}
web-altered-when = Jour { $n } :
