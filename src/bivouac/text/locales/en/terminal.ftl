# The drawn table in the terminal. Keys begin with `terminal-`.

## The page

terminal-too-small = This window is too small for the table: it needs 80 columns and 24 rows. Make it larger, or leave with q: your game is saved.
terminal-seat-bot = { $player } ({ $bot })
terminal-human = you or a friend
terminal-bot = the bot { $bot }
terminal-turn = Turn { $n }
terminal-yours = Your choice
terminal-theirs = One moment
terminal-over = The game is over
terminal-typing = { $n }_
terminal-window = You may answer what was announced, but nothing you have fits. Pass.
terminal-hint-menu = ⏎ { $title }: { $n } choices
terminal-hint-why = ⏎ or ? what is this, and why not: { $title }
terminal-advice = The guide suggests this: { $why }
terminal-can = { $n }. { $sentence }
terminal-no-undo = This choice cannot be taken back: since then a card was drawn or seen, or the other player had a say.
terminal-saved = Saved in { $file }. Go on later with bivouac resume.
terminal-kept = The record is kept in { $file }.

## Keys in the bottom line

terminal-key-why = why?
terminal-key-what = what?
terminal-key-clause = clause
terminal-key-log = log
terminal-key-rules = rules
terminal-key-piles = discards
terminal-key-undo = undo
terminal-key-help = help
terminal-key-quit = save, quit
terminal-key-leave = quit
terminal-key-language = français
terminal-key-colours = colours
terminal-key-tone-full = short words
terminal-key-tone-simple = full words
terminal-key-save = save
terminal-key-card = card
terminal-key-hurry = faster
terminal-key-end = what next
terminal-key-back = back
terminal-key-forward = forward
terminal-key-run = run
terminal-key-eyes = whose eyes
terminal-key-fork = fork

## Slips and pages

terminal-slip-close = Esc closes
terminal-page-close = Esc closes
terminal-clause-title = The rule behind it
terminal-log-title = The log
terminal-rules-title = The rulebook
terminal-rules-keys = / search, ← → section, Esc closes
terminal-rules-search = Type a word or a clause
terminal-rules-none = No clause says that. Type less, or another word.
terminal-piles-title = Cards to look through, the top card first
terminal-piles-none = There are no piles to look through.
terminal-why-title = Why can’t I…?
terminal-why-search = Type what you would like to do
terminal-lesson-keys = Enter goes on, c shows the clause
terminal-cover = { $player }, press Enter when only you look at the screen.
terminal-cover-keys = Enter uncovers the table
terminal-help-title = At this table
terminal-help =
    Choose: type the number on a lit card or button, click it, or go there
    with Tab or the arrows and press Enter. Above 9 type both digits; Enter
    ends a number, Backspace takes it back.

    ?   why can’t I? What can I do with this? Twice: a list of all else
    i   the card enlarged, with its clauses (or Enter, or a click)
    c   the clause behind the log line or the question
    l   the log                     r   the rulebook
    d   the discard piles           u   take back, while nothing was learned
    g   français                    t   day or lamplight
    w   shorter or full sentences, where the game has both
    s   save now                    q   save and quit
    Space   do not wait for bots    Esc   close

    A number: you can choose it. • it has moved since your last choice.
    ✦ the guide suggests it. ▶ whose turn it is, or where the keys are.
terminal-help-replay =
    ← →         one choice back or forward
    PgUp PgDn   ten choices
    Home End    the beginning, the end
    a number    that moment of the game (Enter ends the number)
    Space       run by itself, or stop
    v           whose eyes: a spectator’s, then each seat’s
    f           fork: a new game begins at this moment
    Tab, ↑ and ↓ move along the table; ? i c explain what is there.
    l log  r rulebook  d discards  g français  t colours  w tone  q quit

## The end

terminal-end-hint = Press e for what next.
terminal-end-why = By clause { $clause }: { $text }
terminal-end-record = Keep the record in a file
terminal-end-again = Play again
terminal-end-replay = See the game again from its beginning
terminal-end-look = Look at the table
terminal-end-leave = Leave
terminal-record-title = Keep the record in this file

## Replay

terminal-replay-at = Choice { $at } of { $length }, { $player }
terminal-replay-running = ▶ choice { $at } of { $length }, { $player }
terminal-replay-next = Next choice: { $sentence }.
terminal-replay-unfinished = This game was not finished.
terminal-fork-title = A new game after choice { $at }
terminal-fork-seat = { $player }: { $who }
terminal-fork-begin = Begin
terminal-fork-over = The game is over here: step back to fork it where something is still to be chosen.

## Expedition Altiplano

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

## In Search of Archibald

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

## Altered

terminal-altered-day = Day { $n }
terminal-altered-day-arena = Day { $n }, Arena
terminal-altered-day-title = The phases of a Day
terminal-altered-day-told = In the Morning you draw and may add an Orb, at Noon abilities wake, in the Afternoon you take turns until both have passed, at Dusk the Expeditions move, at Night they rest.
terminal-altered-you = You
terminal-altered-side = { $player }, { $faction }
terminal-altered-side-told = { $player } plays { $faction }. Both markers together have moved { $n ->
    [one] { $n } region
   *[other] { $n } regions
}; at 7 they meet.
terminal-altered-first = first
terminal-altered-first-told = First player today. The marker passes every Morning.
terminal-altered-passed = passed
terminal-altered-mana = Mana
terminal-altered-mana-told = { $n ->
    [one] { $n } Mana Orb
   *[other] { $n } Mana Orbs
}, { $ready } ready.
terminal-altered-mana-known = You may look at these: { $cards }.
terminal-altered-hand = Hand
terminal-altered-hand-told = { $n ->
    [0] An empty hand.
    [one] A hidden hand of one card.
   *[other] A hidden hand of { $n } cards.
}
terminal-altered-hand-known = You know of these: { $cards }.
terminal-altered-deck = Deck
terminal-altered-deck-told = { $n ->
    [one] { $n } card
   *[other] { $n } cards
} in the deck. When it runs short, the discard pile is shuffled into a new one.
terminal-altered-deck-known = You know that these are in it: { $cards }.
terminal-altered-discard = Discard pile
terminal-altered-discard-told = { $n ->
    [one] { $n } card
   *[other] { $n } cards
} in the discard pile. Press d to look through it.
terminal-altered-hero = Hero
terminal-altered-companion = Companion
terminal-altered-hero-of = Hero Expedition of { $player }
terminal-altered-companion-of = Companion Expedition of { $player }
terminal-altered-region = Region { $n } of 8
terminal-altered-region-hidden = Its Tumult card is face down: nobody knows its terrains.
terminal-altered-region-open = Terrains: { $terrains }.
terminal-altered-region-there = Here now: { $who }.
terminal-altered-stands = Stands in region { $n } of 8: { $terrains } count.
terminal-altered-against = { $terrain } { $n } against { $other }
terminal-altered-totals = { $sums }.
terminal-altered-moves = moves
terminal-altered-moves-told = If it were Dusk now, it would move forward by { $terrains }.
terminal-altered-stays = stays
terminal-altered-stays-told = If it were Dusk now, it would stay: no total that counts is greater than the one it faces.
terminal-altered-halted = halted
terminal-altered-halted-told = It cannot move forward now: a Defender or an effect holds it.
terminal-altered-arena = Arena: both Expeditions count together, in all three terrains
terminal-altered-arena-told = Whoever is ahead in more terrains at Dusk wins.
terminal-altered-arena-sums = { $player }: { $sums }.
terminal-altered-arena-ahead = Ahead in { $terrains }.
terminal-altered-copies = { $n } of these, all alike.
terminal-altered-carries = { $mark } ({ $clause }): { $text }
terminal-altered-counters = { $n ->
    [one] { $n } counter
   *[other] { $n } counters
}
terminal-altered-also = Gigantic: it lies in the other Expedition and counts here too.
terminal-altered-in-reserve = In Reserve.
terminal-altered-no-landmarks = no Landmarks
terminal-altered-no-landmarks-told = No Landmarks here. Two stay overnight.
terminal-altered-no-reserve = Reserve empty
terminal-altered-no-reserve-told = No cards in this Reserve. Two stay overnight.
terminal-altered-sealed = Orb
terminal-altered-sealed-told = You have chosen this card for your Mana zone. Nobody else knows yet.
terminal-altered-revealed = Revealed.
terminal-altered-limbo = in Limbo
terminal-altered-limbo-told = In Limbo: it has been played and is about to take effect.
terminal-altered-dice = Dice
terminal-altered-dice-told = Rolled: { $faces }.
terminal-altered-pending = Reactions to come: { $cards }
terminal-altered-pile-discard = Discard pile of { $player }: { $n }
terminal-altered-pile-mana = Mana Orbs of { $player } that you may look at: { $n }
terminal-altered-pile-list = Deck list of { $player }: { $n }
terminal-altered-legend = { $hero } { $companion } markers and where they are bound, [ ] counts in that region, { $due } would move at Dusk, { $halted } halted, { $ready }{ $spent } Orbs ready and exhausted, 3{ $ready } costs 3, R in Reserve, ★ Hero, ⌂ Landmark, ✺ Spell, ◦ token, +2 boosts, #2 counters, T1 Tough, ×2 two alike, ▒ hidden, ▤ deck, ▽ discard, { $hidden } face down.
