# Les Méchants de Fortune and Glory : leurs cartes, ce qu’ils font et ce qu’on en raconte. `$villain` est un nom en pleine phrase.

## Sur les cartes.

kind-fortune-and-glory-villain-nazis = Méchant nazi
kind-fortune-and-glory-villain-mob = Méchant de la Mafia
facts-fortune-and-glory-search = Recherche { $n }
facts-fortune-and-glory-combat = Combat { $n }
verb-fortune-and-glory-villain = { $clan ->
    [nazis] un Méchant nazi au hasard arrive dans ta zone
    [mob] un Méchant de la Mafia au hasard arrive dans ta zone
   *[any] un Méchant au hasard arrive dans ta zone
}
verb-fortune-and-glory-leader = { $clan ->
    [nazis] un Méchant nazi au hasard arrive dans ta zone
   *[mob] un Méchant de la Mafia au hasard arrive dans ta zone
}, et tu combats ce Méchant pendant un round
verb-fortune-and-glory-sneak-past = { $form ->
    [one] se faufile sous le nez du Méchant
    [to] te faufiler sous le nez du Méchant
   *[me] faufile-toi sous le nez du Méchant
}
verb-fortune-and-glory-search-again = les dés ratés sont relancés
trigger-fortune-and-glory-enters = quand ce Méchant entre en jeu
trigger-fortune-and-glory-searches = chaque fois que ce Méchant fait une recherche
trigger-fortune-and-glory-discovers = chaque fois que ce Méchant découvre un héros
trigger-fortune-and-glory-collects = chaque fois que ce Méchant prend un artefact
trigger-fortune-and-glory-villain-sold = chaque fois qu’un héros vend un artefact
ability-fortune-and-glory-dearer = tant que ce Méchant est en jeu, les cartes Équipement et Allié coûtent { $n ->
    [one] { $n } Gloire
   *[other] { $n } Gloires
} de plus

## Ce qu’on raconte.

line-fortune-and-glory-villain-enters = { $card } entre en jeu { $in }.
line-fortune-and-glory-villain-present = Un autre Méchant devait venir { $in }, mais { $villain } y est déjà.
line-fortune-and-glory-no-villain = Il ne reste aucun Méchant de ce genre : personne ne vient.
line-fortune-and-glory-villain-hunts = { $card } se joint à la chasse : { $artifact }.
line-fortune-and-glory-bodyguards = { $card } arrive avec { $n ->
    [0] aucun garde du corps
    [one] un garde du corps
   *[other] { $n } gardes du corps
}.
line-fortune-and-glory-bodyguard-joins = Le soldat nazi qui était { $in } se joint aux gardes du corps ({ $card }).
line-fortune-and-glory-guards-lost = { $n ->
    [one] Un garde du corps tombe pour { $villain }.
   *[other] { $n } gardes du corps tombent pour { $villain }.
}
line-fortune-and-glory-guards-return = { $n ->
    [one] Le garde du corps retourne à la réserve ({ $card }).
   *[other] Les { $n } gardes du corps retournent à la réserve ({ $card }).
}
line-fortune-and-glory-villain-hurt = { $card } prend { $n ->
    [one] { $n } blessure
   *[other] { $n } blessures
}.
line-fortune-and-glory-villain-ko = { $card } est KO et quitte le plateau.
line-fortune-and-glory-villain-leaves = { $card } quitte le plateau.
line-fortune-and-glory-villain-fight = { $player } doit combattre { $villain } : { $n ->
    [one] un round
   *[other] { $n } rounds
}.
    .own = Tu dois combattre { $villain } : { $n ->
        [one] un round
       *[other] { $n } rounds
    }.
line-fortune-and-glory-villain-over = Le combat contre { $villain } est fini.
line-fortune-and-glory-gold-kept = Blessures infligées { $n }, subies { $taken } : l’or échappe à { $player }.
    .own = Blessures infligées { $n }, subies { $taken } : l’or t’échappe.
line-fortune-and-glory-villain-explores = { $card } explore la jungle ({ $dice }) et trouve l’aventure.
line-fortune-and-glory-villain-lost = { $card } explore la jungle ({ $dice }) et s’y perd.
line-fortune-and-glory-villain-watched = Avec tant de héros sur place, { $villain } ne cherche pas.
line-fortune-and-glory-villain-searches = { $card } fait une recherche : { $dice }.
line-fortune-and-glory-villain-again = { $card } relance les dés ratés : { $dice }.
line-fortune-and-glory-villain-markers = { $card } a { $n ->
    [one] { $n } marqueur danger
   *[other] { $n } marqueurs danger
} sur { $danger }.
line-fortune-and-glory-villain-takes = { $card } prend { $artifact } : l’artefact est mis de côté.
line-fortune-and-glory-villain-gold = { $card } prend { $n ->
    [one] { $n } Fortune, qui est mise
   *[other] { $n } Fortunes, qui sont mises
} de côté.
line-fortune-and-glory-villain-buried = Le temple s’écroule sur { $villain } : { $n } au dé des blessures.

## Questions et raisons.

prompt-fortune-and-glory-sneak-ahead = { $villain } chasse ici : pour poursuivre, il faut te faufiler ({ $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, { $chance } % de passer sans te faire voir).
prompt-fortune-and-glory-villain-round = Un round contre { $card } ({ $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, encore { $left ->
    [one] { $left } blessure
   *[other] { $left } blessures
}), { $rounds ->
    [one] le dernier
   *[other] { $rounds } en tout
}. On ne s’échappe pas d’un Méchant.
reason-fortune-and-glory-no-escape = On ne s’échappe pas d’un Méchant : combats tes rounds.

## La table en phrases. `table-` sert aux positions et au terminal.

table-fortune-and-glory-villain = { $villain }, { $in } : recherche { $search }, combat { $combat }, défense { $defence }, blessures { $wounds } sur { $strength }{ $guards ->
    [0] { "" }
    [one] , { $guards } garde du corps
   *[other] , { $guards } gardes du corps
}{ $markers ->
    [0] { "" }
    [one] , { $markers } marqueur danger
   *[other] , { $markers } marqueurs danger
}{ $explored ->
    [-1] { "" }
   *[other] , encore en exploration ({ $explored })
}.
table-fortune-and-glory-loot = Pris par les Méchants : { $loot }.
table-fortune-and-glory-loot-fortune = { $n ->
    [one] { $n } Fortune
   *[other] { $n } Fortunes
}
table-fortune-and-glory-villain-fight = { $who } contre { $card }, sans évasion : { $mine ->
    [one] { $mine } dé
   *[other] { $mine } dés
} contre { $dice }. Le Méchant : blessures { $n } sur { $most }, défense { $defence } ; rounds restants : { $left }.
table-fortune-and-glory-villain-gold = { $n ->
    [one] { $n } Fortune
   *[other] { $n } Fortunes
} à qui inflige plus de blessures qu’il n’en prend.

## Ambiance.

flavour-fortune-and-glory-herr-teufel = Il sourit toujours en dernier, et personne ne reste pour le voir.
flavour-fortune-and-glory-oberst-kaltherz = Son cœur bat au pas. On l’entend de loin.
flavour-fortune-and-glory-doktor-nebel = Il soigne sa réputation. Ses patients, c’est autre chose.
flavour-fortune-and-glory-silk-malone = Le costume coûte une fortune. La tienne.
flavour-fortune-and-glory-mama-rossi = Finis ton assiette. C’est un ordre.
flavour-fortune-and-glory-the-accountant = Il arrondit toujours, et jamais de ton côté.
flavour-fortune-and-glory-agents-of-evil = Le marchand de glaces porte des gants noirs, en plein août.
flavour-fortune-and-glory-trouble-in-town = Les volets se ferment l’un après l’autre, jusqu’à toi.
flavour-fortune-and-glory-mob-leader = On lui ouvre les portes, même celles des coffres.
flavour-fortune-and-glory-nazi-commander = Il a un monocle, et regarde toujours de l’autre œil.

## Leçons.

tutor-fortune-and-glory-villain = Un Méchant est entré en jeu. Les Méchants n’arrêtent personne et n’obligent pas à se battre, mais ils cherchent aussi des artefacts. Ceux qui quittent le plateau peuvent revenir un autre jour.
    .title = Un Méchant paraît
tutor-fortune-and-glory-hunter = { $card } cherche le même artefact. Si tu stoppes, personne ne te voit. Si tu poursuis, il faut d’abord te faufiler ; chaque dé qui te voit, c’est un round de combat.
    .title = Sous le nez du Méchant
    .again = Poursuis sous le nez du Méchant, ou stoppe sans être vu.
tutor-fortune-and-glory-rounds = Un combat contre un Méchant ne dure que ses rounds, et personne ne s’en échappe. Chacune de tes touches rapporte aussitôt 1 Gloire, même parée. Avec assez de blessures, le Méchant est KO et s’en va.
    .title = Face à face
    .again = Combats tes rounds : chaque touche rapporte 1 Gloire.
tutor-fortune-and-glory-guards = Les Méchants nazis arrivent avec des soldats comme gardes du corps. Chacun donne au Méchant un dé de plus en combat et prend une blessure à sa place. Ils ne bloquent personne.
    .title = Gardes du corps
tutor-fortune-and-glory-searches = En phase de Fin, un Méchant cherche l’artefact de sa zone. Chaque dé de 4 ou plus est un marqueur danger, chaque 1 une blessure. Chaque héros sur place lui retire un dé, sauf s’il a des gardes du corps.
    .title = Tu n’es plus seul
tutor-fortune-and-glory-robbed = Un Méchant a pris un artefact. L’artefact est à côté du plateau, et personne ne le récupère. Un autre est placé pour le remplacer.
    .title = Trop tard
tutor-advice-fortune-and-glory-press-on-villain = Le Méchant le veut aussi, et qui attend arrive parfois trop tard.
tutor-advice-fortune-and-glory-stop-villain = Personne ne voit un héros qui stoppe, et la Gloire est acquise.
tutor-advice-fortune-and-glory-fight-villain = Pas moyen de l’éviter, et chaque touche rapporte 1 Gloire.
