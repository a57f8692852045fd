# Expedition Altiplano drawn in the terminal. Keys begin with `terminal-altiplano-`.

terminal-altiplano-track-title = The phases of a turn
terminal-altiplano-track = A turn goes through four phases: draw, Action, Action or placing, hand check.
terminal-altiplano-camp-own = Your Camp
terminal-altiplano-camp-told = { $n ->
    [one] { $n } Character
   *[other] { $n } Characters
} of 5, { $treasures ->
    [one] { $treasures } Treasure
   *[other] { $treasures } Treasures
} of 2.
terminal-altiplano-hand-hidden = Hand { $n }: { $exploration } Exploration, { $characters } Character
terminal-altiplano-hand-told = A hidden hand: { $exploration } Exploration and { $characters } Character cards.
terminal-altiplano-hand-own = Your hand
terminal-altiplano-hand-of = Hand of { $player }
terminal-altiplano-hand-count = { $n }, limit { $limit }
terminal-altiplano-hand-over = { $n }, over the limit of { $limit }
terminal-altiplano-backs-exploration = Exploration, hidden
terminal-altiplano-backs-characters = Characters, hidden
terminal-altiplano-empty-camp = Nobody here yet
terminal-altiplano-kept = { $n } kept face down
terminal-altiplano-kept-told = Characters kept face down until both expeditions are complete.
terminal-altiplano-no-location = no Location
terminal-altiplano-no-location-told = No Location in this Camp.
terminal-altiplano-no-treasure = no Treasure
terminal-altiplano-no-treasure-told = No Treasure in this Camp yet; two win the game.
terminal-altiplano-pile-exploration = Exploration
terminal-altiplano-pile-characters = Characters
terminal-altiplano-pile-exploration-told = The Exploration draw pile: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
terminal-altiplano-pile-characters-told = The Character draw pile: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
terminal-altiplano-pile-known = You know these at the bottom of it, from the bottom up: { $cards }.
terminal-altiplano-discard = { $n } discarded
terminal-altiplano-discard-empty = empty
terminal-altiplano-discard-exploration-told = The Exploration discard pile: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
terminal-altiplano-discard-characters-told = The Character discard pile: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
terminal-altiplano-nobody = nobody
terminal-altiplano-you = yours
terminal-altiplano-seat = Player { $n }
terminal-altiplano-in-play = in play
terminal-altiplano-looked-at = looked at
terminal-altiplano-kept-own = kept
terminal-altiplano-revealed = revealed
terminal-altiplano-in-discard = discarded
terminal-altiplano-seen = seen in hand
terminal-altiplano-legend = ◆◇ Treasures won and missing, ▤ draw pile, ▽ discard pile, ▒ hidden cards.
