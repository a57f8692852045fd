# Les temples de Fortune and Glory : lignes, questions, cartes, la table en phrases. `$card` est le nom d’un temple, `$artifact` un temple
# avec son aventure, au milieu d’une phrase ; les deux peuvent être au pluriel.

line-fortune-and-glory-temple-placed = Une figurine de temple marque le lieu, et { $n ->
    [one] { $n } Fortune est posée
   *[other] { $n } Fortunes sont posées
} sur la carte.
line-fortune-and-glory-no-temple-figure = { $by ->
    [card] { $card } : il ne reste aucune figurine de temple, un autre Artefact est pioché.
   *[none] Il ne reste aucune figurine de temple : aucun temple n’entre en jeu.
}
line-fortune-and-glory-no-temple = Il ne reste aucun temple à mettre en jeu.
line-fortune-and-glory-temple-markers = { $card } : marqueurs danger, { $n } sur { $danger }.
line-fortune-and-glory-treasure = { $who ->
    [villains] Les Méchants prennent la dernière pièce et, avec elle, le trésor du temple { $in } ({ $artifact }).
   *[hero] { $player } prend la dernière pièce et, avec elle, le trésor du temple { $in } ({ $artifact }).
}
    .own = Tu prends la dernière pièce et, avec elle, le trésor du temple { $in } ({ $artifact }).
line-fortune-and-glory-temple-shakes = { $card } : le sol tremble. Marqueurs d’instabilité : { $n }.
line-fortune-and-glory-collapse-dice = { $card } : les dés de l’effondrement donnent { $dice }.
line-fortune-and-glory-temple-holds = { $card } : aucun 1, les murs tiennent encore.
line-fortune-and-glory-temple-collapses = Un 1 : tout s’écroule { $in } ({ $artifact }).
line-fortune-and-glory-fortune-buried = { $card } : { $n ->
    [one] { $n } Fortune est ensevelie
   *[other] { $n } Fortunes sont ensevelies
}.
line-fortune-and-glory-temple-gone = Le temple quitte la carte du monde avec son crâne, et ses cartes sont défaussées ({ $artifact }).
line-fortune-and-glory-must-get-out = { $player } doit sortir de là ({ $card }).
    .own = Tu dois sortir de là ({ $card }).
line-fortune-and-glory-got-out = { $player } en sort ({ $card }).
    .own = Tu en sors ({ $card }).
line-fortune-and-glory-not-out = { $player } n’en sort pas ({ $card }).
    .own = Tu n’en sors pas ({ $card }).
line-fortune-and-glory-cliffhanger-buried = { $player } en a fini avec le cliffhanger { $cliff }, sans Gloire.
    .own = Tu en as fini avec le cliffhanger { $cliff }, sans Gloire.

## Questions et raisons.

prompt-fortune-and-glory-search-temple = On peut entrer dans un temple { $in } ({ $artifact }) : il y reste { $gold ->
    [one] { $gold } Fortune
   *[other] { $gold } Fortunes
}, une par danger surmonté ; marqueurs danger { $n } sur { $danger }, instabilité { $shaken }.{ $more } Tu entres ?
prompt-fortune-and-glory-press-on-temple = Il reste { $gold ->
    [one] { $gold } Fortune
   *[other] { $gold } Fortunes
} dans le temple, marqueurs danger { $n } sur { $danger }, instabilité { $shaken } (effondrement au prochain test : { $chance } %). { $glory ->
    [one] { $glory } Gloire
   *[other] { $glory } Gloires
} en attente, { $wounds ->
    [0] aucune blessure
    [one] { $wounds } blessure
   *[other] { $wounds } blessures
}.{ $more } Poursuivre, ou stopper pour encaisser la Gloire et te soigner ?
prompt-fortune-and-glory-press-on-temple-after = { $card } : { $line } { prompt-fortune-and-glory-press-on-temple }
prompt-fortune-and-glory-get-out = { $source } : tout s’écroule. Choisis comment sortir de là.
reason-fortune-and-glory-must-flee = Le temple s’effondre : sors d’abord de là.

## Cartes.

kind-fortune-and-glory-temple = Artefact, temple
kind-fortune-and-glory-treasure = Artefact, trésor
facts-fortune-and-glory-coins = { $n ->
    [one] { $n } Fortune
   *[other] { $n } Fortunes
} sur la carte
facts-fortune-and-glory-collapse = En cas d’effondrement : { $trial }
card-fortune-and-glory-temple = Chaque danger surmonté ici prend 1 Fortune sur cette carte ; avec la dernière pièce vient le trésor du temple.
verb-fortune-and-glory-new-temple = { $form ->
    [to] placer
   *[me] place
} un temple de plus sur le plateau

## La table en phrases.

table-fortune-and-glory-temple = { $artifact }, { $in } : un temple avec { $n ->
    [one] { $n } Fortune
   *[other] { $n } Fortunes
} ; marqueurs danger { $markers } sur { $danger }, instabilité { $shaken }{ $away }.
table-fortune-and-glory-in-temple = { $who }, en pleine recherche
table-fortune-and-glory-peril-temple = Le temple : effondrement au prochain danger, { $n } % ; en sortir alors sans se surpasser, { $out } %.
