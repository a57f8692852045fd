# Fortune and Glory en texte sur la ligne de commande. Les clés commencent par `cli-fortune-and-glory-`. `$in` est une zone avec sa
# préposition.

cli-fortune-and-glory-head = Tour { $round }. { $phase }. Premier Joueur : { $player }. But : { $goal } Fortunes, chez soi.
cli-fortune-and-glory-you = Toi ({ $player })
cli-fortune-and-glory-player = { $player }
cli-fortune-and-glory-yours = toi

cli-fortune-and-glory-adventures = Artefacts à chercher :
cli-fortune-and-glory-site = { $artifact }, { $in } : { $n ->
    [one] { $n } Fortune
   *[other] { $n } Fortunes
}, { $danger ->
    [one] { $danger } danger
   *[other] { $danger } dangers
}{ $away }.
cli-fortune-and-glory-here = là où tu es
cli-fortune-and-glory-away = { $n ->
    [one] à { $n } point
   *[other] à { $n } points
}
cli-fortune-and-glory-beyond = hors d’atteinte
cli-fortune-and-glory-there = Sur place : { $heroes }.
cli-fortune-and-glory-on-quest = { $who }, en pleine recherche ({ $n } sur { $danger })

cli-fortune-and-glory-hero = { $who } : { $hero }, { $in }{ $home ->
    [yes] , ville de départ
   *[no] { "" } (ville de départ : { $city })
}.
cli-fortune-and-glory-goods = Fortune { $fortune }, Gloire { $glory } ; blessures { $wounds } sur { $most } (KO à { $ko }) ; en main { $events ->
    [0] aucun Événement
    [one] { $events } Événement
   *[other] { $events } Événements
}, { $city ->
    [0] aucune carte Ville
    [one] { $city } carte Ville
   *[other] { $city } cartes Ville
}.
cli-fortune-and-glory-ko = KO jusqu’à la phase de Fin.
cli-fortune-and-glory-falling = Va être KO.
cli-fortune-and-glory-hangs = En plein cliffhanger : { $card }.
cli-fortune-and-glory-levels = { $levels }, défense { $n }.
cli-fortune-and-glory-level = { $skill } { $n }
cli-fortune-and-glory-level-changed = { $skill } { $n } (sur la feuille { $printed })
cli-fortune-and-glory-sheet-used = Sa propre capacité a déjà servi ce tour-ci.
cli-fortune-and-glory-gear = Équipement, { $n } sur { $most } : { $cards }.
cli-fortune-and-glory-ally = Alliés, { $n } sur { $most } : { $cards }.
cli-fortune-and-glory-used = { $card } (déjà servi)
cli-fortune-and-glory-artifact = { $artifact } ({ $n ->
    [one] { $n } Fortune
   *[other] { $n } Fortunes
})
cli-fortune-and-glory-artifacts = Porte { $artifacts }.
cli-fortune-and-glory-met = { $n ->
    [one] { $n } Gloire
   *[other] { $n } Gloires
} en attente : { $cards }.

cli-fortune-and-glory-henchmen = Sbires : { $figures }.
cli-fortune-and-glory-soldier = un soldat nazi { $in }
cli-fortune-and-glory-mobster = un mafieux { $in }
cli-fortune-and-glory-auction = Enchère { $in } : le prochain artefact qui y est vendu rapporte { $n ->
    [one] { $n } Fortune
   *[other] { $n } Fortunes
} de plus.
cli-fortune-and-glory-all = tout le monde
cli-fortune-and-glory-stays = En jeu : { $card } ({ $who }).
cli-fortune-and-glory-stays-until = En jeu jusqu’à la fin du tour { $n } : { $card } ({ $who }).
cli-fortune-and-glory-major = *
cli-fortune-and-glory-cities = Villes, en points depuis ta zone ({ $mark } paie 1 Fortune de plus) : { $cities }.
cli-fortune-and-glory-hand = Ta main (« carte » et son nom pour en lire une) : { $cards }.
cli-fortune-and-glory-no-hand = Ta main : vide.

cli-fortune-and-glory-facing-danger = { $who }, face au danger { $card } ({ $keywords } ; { $n ->
    [one] { $n } Gloire
   *[other] { $n } Gloires
}) : « { $text } »
cli-fortune-and-glory-facing-cliffhanger = { $who }, en plein cliffhanger, { $card } ({ $keywords } ; { $n ->
    [one] { $n } Gloire
   *[other] { $n } Gloires
}) : « { $text } »
cli-fortune-and-glory-barred = Interdit : { $way }.
cli-fortune-and-glory-fight = { $who } contre { $card } : { $mine ->
    [one] { $mine } dé
   *[other] { $mine } dés
} contre { $dice }. L’ennemi : blessures { $n } sur { $most }, défense { $defence }, { $glory ->
    [one] { $glory } Gloire
   *[other] { $glory } Gloires
}.
cli-fortune-and-glory-gold = Rapporte { $n ->
    [one] { $n } Fortune
   *[other] { $n } Fortunes
} à qui le bat.
cli-fortune-and-glory-guards = Garde { $cards }.
cli-fortune-and-glory-escape = Évasion : { $trial }.
cli-fortune-and-glory-blows = Dés, { $who } : { $mine } ({ $hits ->
    [one] { $hits } touche
   *[other] { $hits } touches
}) ; l’ennemi : { $theirs } ({ $n ->
    [one] { $n } touche
   *[other] { $n } touches
}).
cli-fortune-and-glory-no-dice = aucun
cli-fortune-and-glory-test = { $who }, en plein test{ $card ->
    [none] { "" }
   *[other] { "" } ({ $card })
} : { $test } ; { $n } sur { $needed } jusqu’ici.
cli-fortune-and-glory-next = Prochain jet : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}.
cli-fortune-and-glory-last = Dernier jet : { $dice }.
cli-fortune-and-glory-announced = Lue à haute voix : { $card } ({ $who }).
cli-fortune-and-glory-begun = En train de prendre effet : { $card } ({ $who }).
cli-fortune-and-glory-cancelled = Annulée : { $card } ({ $who }).
cli-fortune-and-glory-race = Encore à jouer dans cette course, dans cet ordre : { $heroes }.
cli-fortune-and-glory-sale = En vente, { $who } : { $artifact }, { $n ->
    [one] { $n } Fortune
   *[other] { $n } Fortunes
}.
cli-fortune-and-glory-sale-fake = En vente, { $who } : { $artifact }, un faux.
cli-fortune-and-glory-looking = Au choix : { $cards }.
cli-fortune-and-glory-looked-at = { $n ->
    [one] { $n } carte est consultée.
   *[other] { $n } cartes sont consultées.
}
