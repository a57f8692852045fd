# Expédition Altiplano, dessiné dans le terminal. Les clés commencent par `terminal-altiplano-`.

terminal-altiplano-track-title = Les phases d’un tour
terminal-altiplano-track = Un tour passe par quatre phases : la pioche, une Action, une Action ou une pose, le contrôle de la main.
terminal-altiplano-camp-own = Ton Camp
terminal-altiplano-camp-told = { $n ->
    [one] { $n } Personnage
   *[other] { $n } Personnages
} sur 5, { $treasures ->
    [one] { $treasures } Trésor
   *[other] { $treasures } Trésors
} sur 2.
terminal-altiplano-hand-hidden = Main { $n } : Exploration { $exploration }, Personnages { $characters }
terminal-altiplano-hand-told = Une main cachée. Cartes Exploration : { $exploration } ; cartes Personnage : { $characters }.
terminal-altiplano-hand-own = Ta main
terminal-altiplano-hand-of = Main { DE($player) }
terminal-altiplano-hand-count = { $n }, limite { $limit }
terminal-altiplano-hand-over = { $n }, au-dessus de la limite de { $limit }
terminal-altiplano-backs-exploration = Exploration, cachées
terminal-altiplano-backs-characters = Personnages, cachés
terminal-altiplano-empty-camp = Personne encore
terminal-altiplano-kept = { $n } face cachée
terminal-altiplano-kept-told = Des Personnages gardés face cachée, jusqu’à ce que les deux expéditions soient complètes.
terminal-altiplano-no-location = aucun Lieu
terminal-altiplano-no-location-told = Aucun Lieu dans ce Camp.
terminal-altiplano-no-treasure = aucun Trésor
terminal-altiplano-no-treasure-told = Aucun Trésor encore dans ce Camp ; deux font gagner la partie.
terminal-altiplano-pile-exploration = Exploration
terminal-altiplano-pile-characters = Personnages
terminal-altiplano-pile-exploration-told = La pioche Exploration : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}.
terminal-altiplano-pile-characters-told = La pioche Personnages : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}.
terminal-altiplano-pile-known = Tu connais celles-ci, en partant du dessous : { $cards }.
terminal-altiplano-discard = { $n } en défausse
terminal-altiplano-discard-empty = vide
terminal-altiplano-discard-exploration-told = La défausse Exploration : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}.
terminal-altiplano-discard-characters-told = La défausse Personnages : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}.
terminal-altiplano-nobody = personne
terminal-altiplano-you = à toi
terminal-altiplano-seat = Joueur { $n }
terminal-altiplano-in-play = en jeu
terminal-altiplano-looked-at = regardée
terminal-altiplano-kept-own = gardé
terminal-altiplano-revealed = retournée
terminal-altiplano-in-discard = défaussée
terminal-altiplano-seen = vue en main
terminal-altiplano-legend = ◆◇ Trésors gagnés et manquants, ▤ pioche, ▽ défausse, ▒ cartes cachées.
