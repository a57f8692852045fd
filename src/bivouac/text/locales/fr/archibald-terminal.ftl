# À la recherche d’Archibald, dessiné dans le terminal. Les clés commencent par `terminal-archibald-`.

terminal-archibald-round = Manche { $n }
terminal-archibald-track-title = Un tour
terminal-archibald-track = Un tour : avant le déplacement tu peux jouer ta carte, puis ton héros se déplace ou combat, et après tu peux jouer ta carte si tu ne l’as pas fait.
terminal-archibald-flood = Eau
terminal-archibald-flood-title = L’inondation
terminal-archibald-flood-told = { $n ->
    [one] { $n } pion d’inondation
   *[other] { $n } pions d’inondation
} sur 4. Au quatrième, l’eau ramène tous les héros en arrière.
terminal-archibald-level-1 = Départ
terminal-archibald-level-2 = Village
terminal-archibald-level-3 = Jardin
terminal-archibald-level-4 = Palais
terminal-archibald-level-5 = Geôles
terminal-archibald-cell = { $level }, { $cell } : { $tile }
terminal-archibald-tile-fog = pas encore vu
terminal-archibald-tile-start = départ
terminal-archibald-tile-blank = sentier
terminal-archibald-tile-heart = cœur
terminal-archibald-tile-card = carte
terminal-archibald-tile-heart-card = les deux
terminal-archibald-tile-enemy = libre
terminal-archibald-tile-spring = ressort
terminal-archibald-tile-book = Livre
terminal-archibald-tile-trial = épreuve
terminal-archibald-tile-falls = Chutes
terminal-archibald-tile-gaol = fermée
terminal-archibald-tile-trap = Piège
terminal-archibald-tile-archibald = Archibald
terminal-archibald-tile-with-book = Il y a aussi un Livre : on l’ouvre après le reste.
terminal-archibald-walls = Murs : { $sides }.
terminal-archibald-walls-flat = Ses murs ne comptent pas ({ $sides }).
terminal-archibald-wall-N = vers les geôles
terminal-archibald-wall-S = vers le départ
terminal-archibald-wall-E = à droite
terminal-archibald-wall-W = à gauche
terminal-archibald-gaol-seen = Tu y as jeté un œil : { $tile }.
terminal-archibald-foes-wait = À combattre à la première arrivée : { $foes }.
terminal-archibald-foes-stand = Sur place : { $foes }.
terminal-archibald-heroes-stand = Héros ici : { $heroes }.
terminal-archibald-you = Toi
terminal-archibald-no-hero = Pas encore de héros.
terminal-archibald-bare = rien sur le dos
terminal-archibald-held = aux prises
terminal-archibald-sheet = { $hero } ({ $player })
terminal-archibald-told-lives = { $n ->
    [one] { $n } vie
   *[other] { $n } vies
}, { $most } au plus.
terminal-archibald-told-dice = Dés au combat : { $red ->
    [one] { $red } rouge
   *[other] { $red } rouges
}, { $yellow ->
    [one] { $yellow } jaune
   *[other] { $yellow } jaunes
}.
terminal-archibald-told-cell = Sur la case { $cell }.
terminal-archibald-told-held = Aux prises avec des ennemis : combat au lieu de se déplacer.
terminal-archibald-told-hand = { $n ->
    [0] Pas de carte en main.
    [one] { $n } carte en main : { $n2 } de niveau 2, { $n3 } de niveau 3, { $n4 } de niveau 4.
   *[other] { $n } cartes en main : { $n2 } de niveau 2, { $n3 } de niveau 3, { $n4 } de niveau 4.
}
terminal-archibald-told-cards = Tu en connais : { $cards }.
terminal-archibald-read-by = Lue par : { $player }.
terminal-archibald-answered = { $player } : « { $answer } »
terminal-archibald-fight = Combat en { $cell } : { $hero }
terminal-archibald-fight-told = { $hero } contre { $foes }.
terminal-archibald-no-foes = les ennemis
terminal-archibald-hits = { $who } : { $n ->
    [0] aucune touche
    [one] { $n } touche
   *[other] { $n } touches
}.
terminal-archibald-hits-short = { $n ->
    [0] aucune touche
    [one] { $n } touche
   *[other] { $n } touches
}
terminal-archibald-trial = Épreuve : { $n } ({ $player })
terminal-archibald-test = Dé : { $n } ({ $player })
terminal-archibald-pile-tiles = Tuiles { $n2 }·{ $n3 }·{ $n4 }
terminal-archibald-pile-tiles-told = Tuiles encore dans les piles : { $n2 } de niveau 2, { $n3 } de niveau 3, { $n4 } de niveau 4.
terminal-archibald-pile-encounters = Cartes { $n2 }·{ $n3 }·{ $n4 }
terminal-archibald-pile-encounters-told = Cartes Rencontre dans les piles : { $n2 } de niveau 2, { $n3 } de niveau 3, { $n4 } de niveau 4.
terminal-archibald-pile-adventures = ¶ { $n }
terminal-archibald-pile-adventures-told = Aventures dans la pile : { $n }.
terminal-archibald-discards = ▽ { $n }
terminal-archibald-discards-told = Défaussé ou déjà lu : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}. La touche d les montre.
terminal-archibald-supply-told = Ennemis hors du plateau : { $foes }.
terminal-archibald-supply-none = Tous les ennemis sont sur le plateau.
terminal-archibald-hand-own = Ta main
terminal-archibald-hand-count = { $n } sur { $limit }
terminal-archibald-hand-over = { $n }, { $limit } au plus
terminal-archibald-kind = { $kind } ▒{ $n }
terminal-archibald-discard-encounters = Cartes Rencontre de niveau { $level } défaussées : { $n }
terminal-archibald-discard-adventures = Aventures déjà lues : { $n }
terminal-archibald-signs = Les signes
terminal-archibald-legend = ━┃▔▁ murs, ♥♡ vies, ◆ dé rouge, ◇ dé jaune, † une touche, ‡ deux touches, ※ plusieurs ennemis, # aux prises, ▒2 carte cachée de niveau 2, ≈○ eau.
