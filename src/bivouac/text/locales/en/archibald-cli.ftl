# In Search of Archibald as text on the command line. Keys begin with `cli-archibald-`.

cli-archibald-at-turn = Round { $round }. { $player } plays: { $phase }.
cli-archibald-at-turn-you = Round { $round }. It is your turn: { $phase }.
cli-archibald-flood = Flood: { $n } of 4 ({ $water }).
cli-archibald-you = You ({ $player })
cli-archibald-player = { $player }
cli-archibald-legend = Signs: { $signs }; ┃ ▔ ▁ walls. Rows are numbered on the left, columns below: 4-2 is row 4, column 2.
cli-archibald-sign-fog = not seen yet
cli-archibald-sign-start = start
cli-archibald-sign-blank = empty path
cli-archibald-sign-heart = heart
cli-archibald-sign-card = card
cli-archibald-sign-heart-card = heart and card
cli-archibald-sign-enemy = enemies gone
cli-archibald-sign-spring = spring
cli-archibald-sign-book = Book
cli-archibald-sign-trial = trial
cli-archibald-sign-falls = Satan’s Falls
cli-archibald-sign-gaol = shut gaol
cli-archibald-sign-trap = Trap
cli-archibald-sign-archibald = Archibald
cli-archibald-no-hero = { $who }: no hero yet
cli-archibald-hero = { $who }: { $hero }{ $cell ->
    [none] { "" }
   *[other] { " " }on { $cell }
}, { $n ->
    [one] { $n } life
   *[other] { $n } lives
} of { $most }, { $dice }.
cli-archibald-worn = Wears { $card }.
cli-archibald-held = Held by enemies.
cli-archibald-hand = Your hand: { $cards }
cli-archibald-hand-hidden = { $n ->
    [0] No cards in hand
    [one] One card in hand: { $n2 } of level 2, { $n3 } of level 3, { $n4 } of level 4
   *[other] { $n } cards in hand: { $n2 } of level 2, { $n3 } of level 3, { $n4 } of level 4
}
cli-archibald-hand-seen = of which you have seen: { $cards }
cli-archibald-fight = Last fight, on { $cell }: { $hero } hit { $n ->
    [one] { $n } time
   *[other] { $n } times
}, the enemies { $m }.
cli-archibald-trial = Last die: { $n }.
cli-archibald-outcome = For your eyes only: { $n }. { $answer } → { $outcome }
