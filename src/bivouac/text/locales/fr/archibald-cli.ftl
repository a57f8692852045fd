# À la recherche d’Archibald en texte sur la ligne de commande. Les clés commencent par `cli-archibald-`.

cli-archibald-at-turn = Manche { $round }. { $player } joue : { $phase }.
cli-archibald-at-turn-you = Manche { $round }. À toi de jouer : { $phase }.
cli-archibald-flood = Eau : { $n } sur 4 ({ $water }).
cli-archibald-you = Toi ({ $player })
cli-archibald-player = { $player }
cli-archibald-legend = Signes : { $signs } ; ┃ ▔ ▁ murs. Les lignes sont numérotées à gauche, les colonnes en bas : 4-2 est la ligne 4, colonne 2.
cli-archibald-sign-fog = pas encore vu
cli-archibald-sign-start = départ
cli-archibald-sign-blank = sentier vide
cli-archibald-sign-heart = cœur
cli-archibald-sign-card = carte
cli-archibald-sign-heart-card = cœur et carte
cli-archibald-sign-enemy = ennemis partis
cli-archibald-sign-spring = ressort
cli-archibald-sign-book = Livre
cli-archibald-sign-trial = épreuve
cli-archibald-sign-falls = Chutes de Satan
cli-archibald-sign-gaol = geôle fermée
cli-archibald-sign-trap = Piège
cli-archibald-sign-archibald = Archibald
cli-archibald-no-hero = { $who } : pas encore de héros
cli-archibald-hero = { $who } : { $hero }{ $cell ->
    [none] { "" }
   *[other] { " " }en { $cell }
}, { $n ->
    [one] { $n } vie
   *[other] { $n } vies
} sur { $most }, { $dice }.
cli-archibald-worn = Porte { $card }.
cli-archibald-held = Aux prises avec des ennemis.
cli-archibald-hand = Ta main : { $cards }
cli-archibald-hand-hidden = { $n ->
    [0] Pas de carte en main
    [one] { $n } carte en main : { $n2 } de niveau 2, { $n3 } de niveau 3, { $n4 } de niveau 4
   *[other] { $n } cartes en main : { $n2 } de niveau 2, { $n3 } de niveau 3, { $n4 } de niveau 4
}
cli-archibald-hand-seen = dont tu as vu : { $cards }
cli-archibald-fight = Dernier combat, en { $cell } : { $hero } touche { $n } fois, les ennemis { $m } fois.
cli-archibald-trial = Dernier dé : { $n }.
cli-archibald-outcome = Rien que pour toi : { $n }. { $answer } → { $outcome }
