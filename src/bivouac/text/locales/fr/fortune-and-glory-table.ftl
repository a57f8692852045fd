# La table de Fortune and Glory en phrases, pour les questions en texte et pour le terminal. Les clés commencent par
# `table-fortune-and-glory-`. `$in` est une zone avec sa préposition.

table-fortune-and-glory-you = Toi ({ $player })
table-fortune-and-glory-player = { $player }
table-fortune-and-glory-yours = toi

table-fortune-and-glory-site = { $artifact }, { $in } : { $n ->
    [one] { $n } Fortune
   *[other] { $n } Fortunes
}, { $danger ->
    [one] { $danger } danger
   *[other] { $danger } dangers
}{ $away }.
table-fortune-and-glory-here = là où tu es
table-fortune-and-glory-away = { $n ->
    [one] à { $n } point
   *[other] à { $n } points
}
table-fortune-and-glory-beyond = hors d’atteinte
table-fortune-and-glory-there = Sur place : { $heroes }.
table-fortune-and-glory-on-quest = { $who }, en pleine recherche ({ $n } sur { $danger })
table-fortune-and-glory-exploring = { $who }, en exploration ({ $n ->
    [one] { $n } marqueur exploration
   *[other] { $n } marqueurs exploration
})
table-fortune-and-glory-coins = Sous le crâne : { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}.
table-fortune-and-glory-special-text = Son texte : « { $text } »

table-fortune-and-glory-hero = { $who } : { $hero }, { $in }{ $home ->
    [yes] , ville de départ
   *[no] { "" } (ville de départ : { $city })
}.
table-fortune-and-glory-goods = Fortune { $fortune }, Gloire { $glory } ; blessures { $wounds } sur { $most } (KO à { $ko }) ; en main { $events ->
    [0] aucun Événement
    [one] { $events } Événement
   *[other] { $events } Événements
}, { $city ->
    [0] aucune carte Ville
    [one] { $city } carte Ville
   *[other] { $city } cartes Ville
}.
table-fortune-and-glory-ko = KO jusqu’à la phase de Fin.
table-fortune-and-glory-falling = Va être KO.
table-fortune-and-glory-hangs = En plein cliffhanger : { $card }.
table-fortune-and-glory-levels = { $levels }, défense { $n }.
table-fortune-and-glory-level = { $skill } { $n }
table-fortune-and-glory-level-changed = { $skill } { $n } (sur la feuille { $printed })
table-fortune-and-glory-sheet-used = Sa propre capacité a déjà servi ce tour-ci.
table-fortune-and-glory-gear = Équipement, { $n } sur { $most } : { $cards }.
table-fortune-and-glory-ally = Alliés, { $n } sur { $most } : { $cards }.
table-fortune-and-glory-used = { $card } (déjà servi)
table-fortune-and-glory-artifact = { $artifact } ({ $n ->
    [one] { $n } Fortune
   *[other] { $n } Fortunes
})
table-fortune-and-glory-artifacts = Porte { $artifacts }.
table-fortune-and-glory-met = { $n ->
    [one] { $n } Gloire
   *[other] { $n } Gloires
} en attente : { $cards }.

table-fortune-and-glory-zeppelin = Le zeppelin survole { $the }, { $n ->
    [one] { $n } Fortune
   *[other] { $n } Fortunes
} à bord.
table-fortune-and-glory-aboard = { $who } : à bord, { $n ->
    [0] aucun combat gagné
    [one] { $n } combat gagné
   *[other] { $n } combats gagnés
}.
table-fortune-and-glory-zeppelin-sheet = Sa fiche, qui est de nous : Recherche { $search } ; en phase de Fin il vole d’un D{ $die } de zones vers une terre au hasard, amasse { $gathers ->
    [one] { $gathers } Fortune
   *[other] { $gathers } Fortunes
} ({ $most } à bord au plus) et sur { $drops } lâche un soldat nazi ; chaque combat gagné à bord vaut { $prize ->
    [one] { $prize } Fortune
   *[other] { $prize } Fortunes
}.
table-fortune-and-glory-sneak = { $who }, qui se faufile { $by ->
    [card] (Méchant : { $card })
   *[none] à bord du zeppelin
} : { $n ->
    [one] { $n } dé
   *[other] { $n } dés
}.
table-fortune-and-glory-henchmen = Sbires : { $figures }.
table-fortune-and-glory-soldier = un soldat nazi { $in }
table-fortune-and-glory-mobster = un mafieux { $in }
table-fortune-and-glory-auction = Enchère { $in } : le prochain artefact qui y est vendu rapporte { $n ->
    [one] { $n } Fortune
   *[other] { $n } Fortunes
} de plus.
table-fortune-and-glory-all = tout le monde
table-fortune-and-glory-stays = En jeu : { $card } ({ $who }).
table-fortune-and-glory-stays-until = En jeu jusqu’à la fin du tour { $n } : { $card } ({ $who }).
table-fortune-and-glory-major = *
table-fortune-and-glory-cities = Villes, en points depuis ta zone ({ $mark } paie 1 Fortune de plus) : { $cities }.

table-fortune-and-glory-facing-danger = { $who }, face au danger { $card } ({ $keywords } ; { $n ->
    [one] { $n } Gloire
   *[other] { $n } Gloires
}) : « { $text } »
table-fortune-and-glory-facing-cliffhanger = { $who }, en plein cliffhanger, { $card } ({ $keywords } ; { $n ->
    [one] { $n } Gloire
   *[other] { $n } Gloires
}) : « { $text } »
table-fortune-and-glory-barred = Interdit : { $way }.
table-fortune-and-glory-fight = { $who } contre { $card } : { $mine ->
    [one] { $mine } dé
   *[other] { $mine } dés
} contre { $dice }. L’ennemi : blessures { $n } sur { $most }, défense { $defence }, { $glory ->
    [one] { $glory } Gloire
   *[other] { $glory } Gloires
}.
table-fortune-and-glory-gold = Rapporte { $n ->
    [one] { $n } Fortune
   *[other] { $n } Fortunes
} à qui le bat.
table-fortune-and-glory-guards = Garde { $cards }.
table-fortune-and-glory-escape = Évasion : { $trial }.
table-fortune-and-glory-blows = Dés, { $who } : { $mine } ({ $hits ->
    [one] { $hits } touche
   *[other] { $hits } touches
}) ; l’ennemi : { $theirs } ({ $n ->
    [one] { $n } touche
   *[other] { $n } touches
}).
table-fortune-and-glory-no-dice = aucun
table-fortune-and-glory-test = { $who }, en plein test{ $card ->
    [none] { "" }
   *[other] { "" } ({ $card })
} : { $test } ; { $n } sur { $needed } jusqu’ici.
table-fortune-and-glory-next = Prochain jet : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}.
table-fortune-and-glory-last = Dernier jet : { $dice }.
table-fortune-and-glory-announced = Lue à haute voix : { $card } ({ $who }).
table-fortune-and-glory-begun = En train de prendre effet : { $card } ({ $who }).
table-fortune-and-glory-cancelled = Annulée : { $card } ({ $who }).
table-fortune-and-glory-peril-jungle = Exploration : aventure trouvée maintenant, { $n } %.
table-fortune-and-glory-peril = Prochain danger : surmonté, { $n } % ; KO, { $ko } %.
table-fortune-and-glory-race = Encore à jouer dans cette course, dans cet ordre : { $heroes }.
table-fortune-and-glory-sale = En vente, { $who } : { $artifact }, { $n ->
    [one] { $n } Fortune
   *[other] { $n } Fortunes
}.
table-fortune-and-glory-sale-fake = En vente, { $who } : { $artifact }, un faux.
table-fortune-and-glory-looking = Au choix : { $cards }.
table-fortune-and-glory-looked-at = { $n ->
    [one] { $n } carte est consultée.
   *[other] { $n } cartes sont consultées.
}
