# Altered, dessiné dans le terminal. Les clés commencent par `terminal-altered-`.

terminal-altered-day = Jour { $n }
terminal-altered-day-arena = Jour { $n }, Arène
terminal-altered-day-title = Les phases d’un Jour
terminal-altered-day-told = Le Matin tu pioches et peux ajouter un Orbe, à Midi des capacités s’éveillent, l’Après-midi vous jouez tour à tour jusqu’à ce que vous ayez passé tous les deux, au Crépuscule les Expéditions avancent, la Nuit elles se reposent.
terminal-altered-you = Toi
terminal-altered-side = { $player }, { $faction }
terminal-altered-side-told = { $player } joue { $faction }. Ses deux marqueurs ont avancé ensemble de { $n ->
    [one] { $n } région
   *[other] { $n } régions
} ; à 7 ils se réunissent.
terminal-altered-first = premier
terminal-altered-first-told = A le marqueur Premier Joueur aujourd’hui. Il change de camp chaque Matin.
terminal-altered-passed = a passé
terminal-altered-mana = Mana
terminal-altered-mana-told = { $n ->
    [one] { $n } Orbe de Mana
   *[other] { $n } Orbes de Mana
}, { $ready } disponibles.
terminal-altered-mana-known = Tu peux regarder : { $cards }.
terminal-altered-hand = Main
terminal-altered-hand-told = { $n ->
    [0] Une main vide.
    [one] Une main cachée d’une carte.
   *[other] Une main cachée de { $n } cartes.
}
terminal-altered-hand-known = Tu connais celles-ci : { $cards }.
terminal-altered-deck = Deck
terminal-altered-deck-told = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} dans le deck. Quand il n’en reste pas assez, la défausse est mélangée et devient le nouveau deck.
terminal-altered-deck-known = Tu sais que celles-ci y sont : { $cards }.
terminal-altered-discard = Défausse
terminal-altered-discard-told = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} dans la défausse. La touche d la montre.
terminal-altered-hero = Héros
terminal-altered-companion = Compagnon
terminal-altered-hero-of = Expédition Héros de { $player }
terminal-altered-companion-of = Expédition Compagnon de { $player }
terminal-altered-region = Région { $n } sur 8
terminal-altered-region-hidden = Sa carte Tumulte est face cachée : personne ne connaît ses terrains.
terminal-altered-region-open = Terrains : { $terrains }.
terminal-altered-region-there = Ici maintenant : { $who }.
terminal-altered-stands = En région { $n } sur 8 ; terrains qui comptent : { $terrains }.
terminal-altered-against = { $terrain } { $n } contre { $other }
terminal-altered-totals = { $sums }.
terminal-altered-moves = avance
terminal-altered-moves-told = Au Crépuscule, elle avancerait en l’état : { $terrains }.
terminal-altered-stays = reste
terminal-altered-stays-told = Au Crépuscule, elle resterait en l’état : aucun total qui compte ne dépasse celui d’en face.
terminal-altered-halted = arrêtée
terminal-altered-halted-told = Elle ne peut pas avancer en ce moment : un Défenseur ou un effet la retient.
terminal-altered-arena = Arène : tes deux Expéditions comptent ensemble, sur les trois terrains
terminal-altered-arena-told = Qui est en tête sur le plus de terrains au Crépuscule gagne.
terminal-altered-arena-sums = { $player } : { $sums }.
terminal-altered-arena-ahead = En tête : { $terrains }.
terminal-altered-copies = Il y en a { $n }, tous pareils.
terminal-altered-carries = { $mark } ({ $clause }) : { $text }
terminal-altered-counters = { $n ->
    [one] { $n } compteur
   *[other] { $n } compteurs
}
terminal-altered-also = Gigantesque : il est dans l’autre Expédition et compte ici aussi.
terminal-altered-in-reserve = En Réserve.
terminal-altered-no-landmarks = aucun Repère
terminal-altered-no-landmarks-told = Aucun Repère ici. Deux restent pour la nuit.
terminal-altered-no-reserve = Réserve vide
terminal-altered-no-reserve-told = Aucune carte dans cette Réserve. Deux restent pour la nuit.
terminal-altered-sealed = Orbe
terminal-altered-sealed-told = Tu as choisi cette carte pour ta zone de Mana. Personne d’autre ne le sait encore.
terminal-altered-revealed = Révélée.
terminal-altered-limbo = aux Limbes
terminal-altered-limbo-told = Aux Limbes : elle est jouée et va faire effet.
terminal-altered-dice = Dés
terminal-altered-dice-told = Résultat : { $faces }.
terminal-altered-pending = Réactions à venir : { $cards }
terminal-altered-pile-discard = Défausse de { $player } : { $n }
terminal-altered-pile-mana = Orbes de Mana de { $player } que tu peux regarder : { $n }
terminal-altered-pile-list = Liste du deck de { $player } : { $n }
terminal-altered-legend = { $hero } { $companion } marqueurs et leur direction, [ ] compte dans cette région, { $due } avancerait au Crépuscule, { $halted } arrêtée, { $ready }{ $spent } Orbes prêts et épuisés, 3{ $ready } coûte 3, R en Réserve, ★ Héros, ⌂ Repère, ✺ Sort, ◦ jeton, +2 boosts, #2 compteurs, T1 Coriace, ×2 deux pareils, ▒ caché, ▤ deck, ▽ défausse, { $hidden } face cachée.
