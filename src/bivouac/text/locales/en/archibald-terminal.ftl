# In Search of Archibald drawn in the terminal. Keys begin with `terminal-archibald-`.

terminal-archibald-round = Round { $n }
terminal-archibald-track-title = A turn
terminal-archibald-track = A turn: before moving you may play your card, then your hero moves or fights, and after that you may play your card if you have not.
terminal-archibald-flood = Flood
terminal-archibald-flood-title = The flood
terminal-archibald-flood-told = { $n ->
    [one] { $n } flood token
   *[other] { $n } flood tokens
} of 4. At the fourth every hero is washed back.
terminal-archibald-level-1 = Start
terminal-archibald-level-2 = Village
terminal-archibald-level-3 = Garden
terminal-archibald-level-4 = Palace
terminal-archibald-level-5 = Gaols
terminal-archibald-cell = { $level }, { $cell }: { $tile }
terminal-archibald-tile-fog = not seen yet
terminal-archibald-tile-start = start
terminal-archibald-tile-blank = path
terminal-archibald-tile-heart = heart
terminal-archibald-tile-card = card
terminal-archibald-tile-heart-card = both
terminal-archibald-tile-enemy = cleared
terminal-archibald-tile-spring = spring
terminal-archibald-tile-book = Book
terminal-archibald-tile-trial = trial
terminal-archibald-tile-falls = Falls
terminal-archibald-tile-gaol = shut
terminal-archibald-tile-trap = Trap
terminal-archibald-tile-archibald = Archibald
terminal-archibald-tile-with-book = A Book is there too: it is opened after the rest.
terminal-archibald-walls = Walls: { $sides }.
terminal-archibald-walls-flat = Its walls do not count ({ $sides }).
terminal-archibald-wall-N = toward the gaols
terminal-archibald-wall-S = toward the start
terminal-archibald-wall-E = on the right
terminal-archibald-wall-W = on the left
terminal-archibald-gaol-seen = You have peeked: { $tile }.
terminal-archibald-foes-wait = Waiting for whoever comes first: { $foes }.
terminal-archibald-foes-stand = Here now: { $foes }.
terminal-archibald-heroes-stand = Heroes here: { $heroes }.
terminal-archibald-you = You
terminal-archibald-no-hero = No hero chosen yet.
terminal-archibald-bare = nothing worn
terminal-archibald-held = held
terminal-archibald-sheet = { $hero } ({ $player })
terminal-archibald-told-lives = { $n ->
    [one] { $n } life
   *[other] { $n } lives
}, at most { $most }.
terminal-archibald-told-dice = Dice in a fight: { $red } red, { $yellow } yellow.
terminal-archibald-told-cell = Stands on { $cell }.
terminal-archibald-told-held = Held by enemies: fights instead of moving.
terminal-archibald-told-hand = { $n ->
    [0] No cards in hand.
    [one] One card in hand: { $n2 } of level 2, { $n3 } of level 3, { $n4 } of level 4.
   *[other] { $n } cards in hand: { $n2 } of level 2, { $n3 } of level 3, { $n4 } of level 4.
}
terminal-archibald-told-cards = You know of these: { $cards }.
terminal-archibald-read-by = Read by: { $player }.
terminal-archibald-answered = { $player }: “{ $answer }”
terminal-archibald-fight = Fight on { $cell }: { $hero }
terminal-archibald-fight-told = { $hero } against { $foes }.
terminal-archibald-no-foes = the enemies
terminal-archibald-hits = { $who }: { $n ->
    [0] no hit
    [one] { $n } hit
   *[other] { $n } hits
}.
terminal-archibald-hits-short = { $n ->
    [0] no hit
    [one] { $n } hit
   *[other] { $n } hits
}
terminal-archibald-trial = Trial: { $n } ({ $player })
terminal-archibald-test = Die: { $n } ({ $player })
terminal-archibald-pile-tiles = Tiles { $n2 }·{ $n3 }·{ $n4 }
terminal-archibald-pile-tiles-told = Tiles still in the piles: { $n2 } of level 2, { $n3 } of level 3, { $n4 } of level 4.
terminal-archibald-pile-encounters = Cards { $n2 }·{ $n3 }·{ $n4 }
terminal-archibald-pile-encounters-told = Encounter cards in the piles: { $n2 } of level 2, { $n3 } of level 3, { $n4 } of level 4.
terminal-archibald-pile-adventures = ¶ { $n }
terminal-archibald-pile-adventures-told = Adventures in the pile: { $n }.
terminal-archibald-discards = ▽ { $n }
terminal-archibald-discards-told = Discarded or read: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}. Press d to look through them.
terminal-archibald-supply-told = Enemies not on the board: { $foes }.
terminal-archibald-supply-none = All enemies are on the board.
terminal-archibald-hand-own = Your hand
terminal-archibald-hand-count = { $n } of { $limit }
terminal-archibald-hand-over = { $n }, { $limit } allowed
terminal-archibald-kind = { $kind } ▒{ $n }
terminal-archibald-discard-encounters = Encounter cards of level { $level }, discarded: { $n }
terminal-archibald-discard-adventures = Adventures already read: { $n }
terminal-archibald-signs = The signs
terminal-archibald-legend = ━┃▔▁ walls, ♥♡ lives, ◆ red die, ◇ yellow die, † a hit, ‡ two hits, ※ several enemies, # held, ▒2 hidden card of level 2, ≈○ flood.
