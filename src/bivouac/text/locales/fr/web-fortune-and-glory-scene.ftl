# What scenes, piles and news of Fortune and Glory say in the browser. It is fetched with the first of them.

web-fortune-and-glory-pile = { $deck ->
    [event] Événements
    [city] Cartes Ville
    [gear] Équipement
    [ally] Alliés
    [enemy] Ennemis
    [nazi] Ennemis nazis
    [danger] Dangers
    [artifact] Artefacts
    [adventure] Aventures
   *[location] Lieux
}
web-fortune-and-glory-left-in = { $n } dans la pioche, { $discarded ->
    [0] rien dans la défausse
   *[other] { $discarded } dans la défausse :
}
web-fortune-and-glory-journeys = Voir les voyages sur la carte
web-fortune-and-glory-journey = { $n ->
    [one] { $n } voyage
   *[other] { $n } voyages
}, { $spaces ->
    [one] { $spaces } lieu
   *[other] { $spaces } lieux
}
web-fortune-and-glory-fold = Regarder la carte
web-fortune-and-glory-now = Maintenant
web-fortune-and-glory-race = Course :
web-fortune-and-glory-cliffhanger = Cliffhanger
web-fortune-and-glory-beaten = Surmonté
web-fortune-and-glory-ko-lost = Tu te réveilles plus pauvre. Choisis ce que tu perds.
web-fortune-and-glory-brings = Rapporte { $n ->
    [one] { $n } Gloire
   *[other] { $n } Gloires
}
web-fortune-and-glory-test = { $target }+, { $n ->
    [one] { $n } succès
   *[other] { $n } succès
}
web-fortune-and-glory-dice = { $n ->
    [one] { $n } dé
   *[other] { $n } dés
}
web-fortune-and-glory-successes = Succès : { $n } sur { $most }
web-fortune-and-glory-chance = Chances de réussir : { $n } %
web-fortune-and-glory-push = Dépasse tes limites, une fois dans ce test : chaque blessure donne un dé de plus au prochain lancer.
web-fortune-and-glory-fight-round = Combat, manche { $n }
web-fortune-and-glory-pending = { $n ->
    [one] { $n } Gloire en attente : stopper la rapporte, échouer la perd.
   *[other] { $n } Gloires en attente : stopper les rapporte, échouer les perd.
}
web-fortune-and-glory-peril = Le prochain danger, sur { $cards } : environ { $n } % de chances de le surmonter sans dépasser tes limites, { $ko } % d’être KO.
web-fortune-and-glory-market = Affaires { $in }
web-fortune-and-glory-purse = Tu as { $n ->
    [one] { $n } Gloire
   *[other] { $n } Gloires
} à dépenser.
web-fortune-and-glory-sell = à vendre
web-fortune-and-glory-gear = Une carte Équipement
web-fortune-and-glory-since = Depuis ton dernier tour : { $news }
web-fortune-and-glory-came = { $hero } était { $in } auparavant.
web-fortune-and-glory-left = { $hero } est { $in } maintenant.
web-fortune-and-glory-new-site = L’artefact est nouveau.
web-fortune-and-glory-new-henchman = Le sbire est nouveau.
web-fortune-and-glory-new-cracks = Le temple a tremblé.
web-fortune-and-glory-new-villain = { $villain } est là depuis peu.
web-fortune-and-glory-new-zeppelin = Le zeppelin est là depuis peu.
web-fortune-and-glory-gone-site = { $how ->
    [collapsed] { $artifact } : effondrement.
    [emptied] { $artifact } : plus rien, le trésor a été pris.
   *[taken] { $artifact } n’est plus ici.
}
web-fortune-and-glory-gone-henchman = Un sbire n’est plus ici.
web-fortune-and-glory-gone-villain = { $villain } n’est plus ici.
web-fortune-and-glory-gone-zeppelin = Le zeppelin est reparti.
web-fortune-and-glory-sign = { $kind ->
    [skills] Combat, Agilité, Ruse, Connaissance
    [fortune] Fortune
    [glory] Gloire
    [danger] Dangers
    [health] Santé
    [wounds] Blessures
    [defence] Défense
    [temple] Temple : une fissure par marqueur d’instabilité
    [villain] Méchant : gardes du corps, blessures, marqueurs de danger
    [zeppelin] Zeppelin : la Fortune à bord
   *[dice] Dés : doré, un succès ; foncé, l’ennemi
}
web-fortune-and-glory-scene = { $kind ->
    [fight] Le combat
    [danger] Le danger
    [cliffhanger] Le cliffhanger
    [choice] La décision
    [market] Le marché
    [ko] KO
    [sneak] Se faufiler
    [collapse] L’effondrement
    [aboard] À bord du zeppelin
    [told] Les dés sont jetés
    [card] Une carte est lue à voix haute
   *[end] La fin
}
web-fortune-and-glory-die = { $hit ->
    [yes] Dé : { $n }, un succès
    [match] Dé : { $n }, le nombre
    [ruin] Dé : { $n }, le temple tombe
    [hurt] Dé : { $n }, une blessure
   *[no] Dé : { $n }
}
web-fortune-and-glory-ally = Un Allié
web-fortune-and-glory-unseen = face cachée, reste { $n }
web-fortune-and-glory-heal = Soigner
web-fortune-and-glory-each = par blessure
web-fortune-and-glory-staying = Cartes qui restent en jeu
web-fortune-and-glory-the-end = Fin

## The advanced elements.

web-fortune-and-glory-deep-how = Ici, il faut d’abord trouver l’aventure : les héros explorent.
web-fortune-and-glory-coins-here = { $n ->
    [one] { $n } pièce sous le crâne.
   *[other] { $n } pièces sous le crâne.
}
web-fortune-and-glory-temple-here = { $artifact }, un temple : { $fortune ->
    [one] { $fortune } Fortune
   *[other] { $fortune } Fortunes
} ; marqueurs de danger : { $n } sur { $danger } ; { $shaken ->
    [0] pas encore de marqueur d’instabilité
    [one] { $shaken } marqueur d’instabilité
   *[other] { $shaken } marqueurs d’instabilité
}.
web-fortune-and-glory-villain-here = { $villain } est ici : Recherche { $search }, Combat { $combat }, Défense { $defence }, blessures { $wounds } sur { $strength }.
web-fortune-and-glory-guards = { $n ->
    [one] { $n } garde du corps.
   *[other] { $n } gardes du corps.
}
web-fortune-and-glory-villain-explores = Marqueurs exploration du Méchant : { $n }.
web-fortune-and-glory-villain-hunts = Marqueurs de danger du Méchant : { $n } sur { $most }.
web-fortune-and-glory-zeppelin-here = Le zeppelin est au-dessus, avec { $n ->
    [one] { $n } Fortune
   *[other] { $n } Fortunes
} à bord.
web-fortune-and-glory-aboard-here = { $hero } est à bord ; combats gagnés : { $n }.
web-fortune-and-glory-temple = Temple
web-fortune-and-glory-cracks = { $n ->
    [0] sans fissure
    [one] { $n } fissure
   *[other] { $n } fissures
}
web-fortune-and-glory-under-skull = +{ $n } sous le crâne
web-fortune-and-glory-explores = { $found ->
    [yes] { $hero } a trouvé le chemin.
   *[no] { $hero } explore, marqueurs exploration : { $n }.
}
web-fortune-and-glory-loot = Aux mains des Méchants
web-fortune-and-glory-loot-fortune = { $n ->
    [one] { $n } Fortune
   *[other] { $n } Fortunes
}
web-fortune-and-glory-loot-none = Rien encore.
web-fortune-and-glory-villains = Méchants
web-fortune-and-glory-villains-left = { $n ->
    [0] Tous sont en jeu.
    [one] { $n } n’est pas en jeu.
   *[other] { $n } ne sont pas en jeu.
}
web-fortune-and-glory-sneak-how = { $n ->
    [one] Un dé te cherche.
   *[other] { $n } dés te cherchent.
} Choisis un nombre : chaque dé qui le montre te voit, et te coûte un round de combat.
web-fortune-and-glory-sneak-chance = Sans se faire voir : { $n } %
web-fortune-and-glory-sneak-crew = L’équipage du zeppelin
web-fortune-and-glory-sneak-number = Le nombre : { $n }
web-fortune-and-glory-collapse-title = Le temple s’effondre
web-fortune-and-glory-collapse-how = Ici, tout le monde doit sortir. Qui n’y arrive pas est KO.
web-fortune-and-glory-aboard-fortune = Fortune à bord : { $n }
web-fortune-and-glory-aboard-won = Combats gagnés : { $n }
web-fortune-and-glory-aboard-how = Les gardes viennent un par un. Si tu t’échappes, tu pars avec ce que tu as gagné ; KO, tu pars sans rien.
web-fortune-and-glory-told-title = { $key ->
    [explores] À travers la jungle épaisse
    [sneak-roll] Sans se faire voir ?
    [collapse-dice] Le temple tremble
   *[other] L’aventure d’un Méchant
}
web-fortune-and-glory-told-end = { $end ->
    [path-found] Bonne piste
    [lost-in-jungle] Fausse piste
    [sneaked] Ni vu ni connu
    [seen] Alerte
    [temple-holds] Il tient
    [temple-collapses] Effondrement
    [villain-takes] Artefact volé
    [villain-ko] KO
   *[none] { "" }
}
web-fortune-and-glory-rounds-left = { $n ->
    [one] Encore { $n } round
   *[other] Encore { $n } rounds
}
web-fortune-and-glory-villain-fight = Chaque coup porté t’apporte 1 Gloire. On n’échappe pas à un Méchant.
web-fortune-and-glory-gold-rule = Blessures infligées : { $dealt }, subies : { $taken }. L’or est à qui en inflige le plus.
web-fortune-and-glory-explore-first = Il faut d’abord trouver l’aventure ; chaque essai a un dé de plus, et un seul 4, 5 ou 6 suffit.
web-fortune-and-glory-way-found = Tu as trouvé le chemin dans la jungle.
web-fortune-and-glory-explore-markers = Marqueurs exploration : { $n }
web-fortune-and-glory-coin-each = Chaque danger surmonté rapporte aussitôt une pièce ; la dernière rapporte le trésor.
web-fortune-and-glory-temple-markers = Marqueurs de danger sur le temple : { $n } sur { $most }
web-fortune-and-glory-shake-chance = { $n ->
    [one] À { $most }, il tremble : 1 dé, et un 1 le fait tomber.
   *[other] À { $most }, il tremble : { $n } dés, et un 1 le fait tomber.
}
web-fortune-and-glory-peril-temple = Prochain danger : environ { $n } % que le temple s’effondre, { $out } % d’en sortir sans se surpasser.
web-fortune-and-glory-zeppelin-above = Le zeppelin est juste au-dessus de toi : { $n ->
    [one] { $n } Fortune
   *[other] { $n } Fortunes
} à bord, { $dice ->
    [one] { $dice } dé à éviter
   *[other] { $dice } dés à éviter
}.
