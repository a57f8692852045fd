# What the board of À la recherche d'Archibald says in the browser. It is fetched with the board.

web-archibald-board = The path to Archibald
web-archibald-level = { $level ->
    [1] Start
    [2] The village
    [3] The garden
    [4] The palace
   *[5] Gaols
}
web-archibald-cell = { $level ->
    [1] Start, cell { $column }
    [2] Village, row { $row }, cell { $column }
    [3] Garden, row { $row }, cell { $column }
    [4] Palace, row { $row }, cell { $column }
   *[5] Gaol { $column }
}
web-archibald-tile = { $kind ->
    [none] no tile yet
    [heart] heart
    [card] card
    [heart-card] heart and card
    [enemy] enemies
    [spring] spring: move again
    [book] Book
    [trial] straw trial
    [falls] Satan’s Falls
    [start] mushroom
    [gaol] closed door
    [trap] trap
    [archibald] Archibald
   *[blank] blank tile
}{ $book ->
    [yes] , with a Book
   *[no] { "" }
}
web-archibald-walls = wall: { $sides }
web-archibald-side = { $side ->
    [N] above
    [E] right
    [S] below
   *[W] left
}
web-archibald-figures = { $n } × { $kind }
web-archibald-waiting = waiting here: { $figures }
web-archibald-seen = you have peeked: { $what }
web-archibald-stands = { $held ->
    [yes] { $hero } ({ $player }) is held here
   *[no] { $hero } ({ $player }) is here
}
web-archibald-setting-out = Setting out
web-archibald-round = { $yours ->
    [yes] Round { $n }: your turn
   *[no] Round { $n }: { $player }
}
web-archibald-flood = { $n ->
    [0] No water yet: at 4 drops the flood comes
    [one] { $n } drop of 4: at 4 the flood comes
   *[other] { $n } drops of 4: at 4 the flood comes
}
web-archibald-lives = { $n ->
    [one] { $n } life of { $most }
   *[other] { $n } lives of { $most }
}
web-archibald-dice = { $colour ->
    [red] { $n ->
        [one] { $n } red die
       *[other] { $n } red dice
    }
   *[yellow] { $n ->
        [one] { $n } yellow die
       *[other] { $n } yellow dice
    }
}
web-archibald-die = { $colour ->
    [red] red die: { $n ->
        [one] { $n } sword
       *[other] { $n } swords
    }
   *[yellow] yellow die: { $n ->
        [one] { $n } sword
       *[other] { $n } swords
    }
}
web-archibald-die-pips = die: { $n }
web-archibald-die-still = { $colour ->
    [red] red die, not thrown yet
    [yellow] yellow die, not thrown yet
   *[white] die, not thrown yet
}
web-archibald-sheet = { $player }: { $hero }
web-archibald-no-hero = no hero yet
web-archibald-no-gear = wears nothing
web-archibald-held = held
web-archibald-hand = Your cards: { $n } of { $limit }
web-archibald-hand-hidden = { $player }’s cards: { $village } village, { $garden } garden, { $palace } palace
web-archibald-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
web-archibald-pile = { $level ->
    [2] Village cards: { $n } left
    [3] Garden cards: { $n } left
   *[4] Palace cards: { $n } left
}
web-archibald-adventures = Adventures: { $n } left
web-archibald-discards = Discards: { $n }
web-archibald-stage = What is going on
web-archibald-goal = Archibald waits behind one of the five doors at the top. Be the first to find him.
web-archibald-no-dice = no dice
web-archibald-hits = { $n ->
    [one] { $n } hit
   *[other] { $n } hits
}
web-archibald-rolls = { $yours ->
    [yes] You throw the dice for the enemies.
   *[no] { $player } throws the dice for the enemies.
}
web-archibald-kill = Which enemy falls? Tap it.
web-archibald-fallen = { $n ->
    [0] No enemy falls.
    [one] One enemy falls.
   *[other] { $n } enemies fall.
}
web-archibald-lost = { $yours ->
    [yes] { $n ->
        [0] You are not hurt.
        [one] You are hit once.
       *[other] You are hit { $n } times.
    }
   *[no] { $n ->
        [0] { $player } is not hurt.
        [one] { $player } is hit once.
       *[other] { $player } is hit { $n } times.
    }
}
web-archibald-trial = { $passed ->
    [yes] { $n }: { $yours ->
        [yes] you get through the straw.
       *[no] { $player } gets through the straw.
    }
   *[no] { $n }: the water rises.
}
web-archibald-reads = { $player } reads to you.
web-archibald-you-read = Read it out. What follows is your secret until the answer.
web-archibald-secret = secret
web-archibald-hand-yours = Your hand: { $n } of at most { $limit } cards
web-archibald-hand-empty = no cards in hand
web-archibald-discard-name = Discards
web-archibald-discard-empty = no discards
web-archibald-about-tile = { $kind ->
    [none] Nobody knows yet what lies here. Move here, and a tile is turned up.
    [heart] Whoever arrives gains a life.
    [card] Whoever arrives draws a card.
    [heart-card] Whoever arrives gains a life and draws a card.
    [fight] Whoever arrives fights these enemies.
    [enemy] The first to arrive meets these enemies.
    [spring] Whoever arrives may move once more.
    [book] Whoever arrives is read an Adventure.
    [trial] Whoever arrives throws the die: on 1, 2 or 3 the water rises.
    [falls] Walls on every side: nobody gets in.
    [start] Here the path begins.
    [gaol] Somebody is behind this door. Is it Archibald?
    [trap] Whoever arrives tumbles back to the garden.
    [archibald] Here he is!
   *[blank] A quiet place: nothing happens.
}
web-archibald-supply = { $kind }: { $n } left in the box
web-archibald-box = Enemies in the box
web-archibald-past = What just happened
web-archibald-test = { $passed ->
    [yes] { $n }: lucky.
   *[no] { $n }: unlucky.
}

# How the words that are explained begin, in all their forms; the first is the word itself.

web-archibald-term-equipment = equipment, Equipment
web-archibald-term-power = power, Power
web-archibald-term-adventure = Adventure
web-archibald-term-gaol = gaol, Gaol
web-archibald-term-flood = flood, Flood
web-archibald-term-dice = dice, red die, yellow die
web-archibald-term-hit = hit
web-archibald-term-life = life, lives
web-archibald-term-wall = wall, Wall
web-archibald-term-enemy = enemy, Enemy, enemies, Enemies
web-archibald-sign = { $kind ->
    [heart] Heart
    [card] Card
    [heart-card] Heart with a card
    [spring] Spring
    [book] Book
    [trial] Drinking straw
    [dice] Red and yellow dice
   *[die] The ordinary die
}
web-archibald-standing = { $n ->
    [0] at the start
   *[other] row { $n } of the path
}
web-archibald-length = { $n ->
    [one] The game took { $n } round.
   *[other] The game took { $n } rounds.
}
web-archibald-when = Turn { $n }:
