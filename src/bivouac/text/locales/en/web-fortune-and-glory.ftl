# What the board of Fortune and Glory says in the browser. It is fetched with the board.

web-fortune-and-glory-map = The map of the world
web-fortune-and-glory-zoom-in = Show the map larger
web-fortune-and-glory-zoom-out = Show the map smaller
web-fortune-and-glory-to-hero = To my hero
web-fortune-and-glory-adventures = Artifacts to search for
web-fortune-and-glory-round = { $yours ->
    [yes] Round { $n }, { $phase }: your turn
   *[no] Round { $n }, { $phase }: { $player }
}
web-fortune-and-glory-skill = { $skill ->
    [combat] Combat
    [agility] Agility
    [cunning] Cunning
   *[lore] Lore
}
web-fortune-and-glory-level = { $n ->
    [0] { $skill } 0, on the sheet { $printed }
   *[other] { $skill } { $n }, on the sheet { $printed }
}
web-fortune-and-glory-defence = Defence { $n }
web-fortune-and-glory-fortune = Fortune
web-fortune-and-glory-glory = Glory
web-fortune-and-glory-wounds = Wounds: { $n } of { $most }
web-fortune-and-glory-dangers = { $n ->
    [one] { $n } danger
   *[other] { $n } dangers
}
web-fortune-and-glory-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
web-fortune-and-glory-markers = { $hero } searches: { $n } of { $most } dangers overcome
web-fortune-and-glory-sheet = { $hero }, { $player }
web-fortune-and-glory-home = Home: { $home }
web-fortune-and-glory-at-home = At home in { $home }
web-fortune-and-glory-goods = Fortune { $fortune }, Glory { $glory }, wounds { $wounds } of { $bears }.
web-fortune-and-glory-where = Is { $in }; home: { $home }.
web-fortune-and-glory-hidden = In hand: { $events ->
    [0] no Events
    [one] { $events } Event
   *[other] { $events } Events
}, { $city ->
    [0] no City cards
    [one] { $city } City card
   *[other] { $city } City cards
}.
web-fortune-and-glory-ko = KO until the End phase
web-fortune-and-glory-ko-short = KO
web-fortune-and-glory-falling = About to be KO
web-fortune-and-glory-hangs = In a cliffhanger: { $card }
web-fortune-and-glory-hangs-short = In a cliffhanger
web-fortune-and-glory-used = { $card } (used)
web-fortune-and-glory-used-short = used
web-fortune-and-glory-worth = { $n } Fortune
web-fortune-and-glory-chosen = chosen
web-fortune-and-glory-no-cards = No cards in hand yet, and nothing carried
web-fortune-and-glory-carries-nothing = Carries nothing
web-fortune-and-glory-tray = To choose from
web-fortune-and-glory-space = { $kind ->
    [sea] A sea; entering it costs { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }.
    [major] A major city: artifacts bring 1 Fortune more here.
    [city] A city.
   *[land] A land.
} { $port ->
    [yes] It has a port.
   *[no] { "" }
}
web-fortune-and-glory-deep = Deep jungle.
web-fortune-and-glory-terrain = Terrain: { $what }.
web-fortune-and-glory-terrain-word = { $word ->
    [plains] plains
    [forest] forest
    [mountains] mountains
    [desert] desert
    [snow] snow
    [jungle] jungle
    [waterfall] waterfall
   *[island] island
}
web-fortune-and-glory-site-here = { $artifact } lies here: { $fortune } Fortune, { $danger ->
    [one] { $danger } danger
   *[other] { $danger } dangers
}.
web-fortune-and-glory-henchman = { $figure ->
    [soldier] A Nazi soldier stands here: every way ends in a fight.
   *[mobster] A mobster stands here: every way ends in a fight.
}
web-fortune-and-glory-here = Here: { $heroes }.
web-fortune-and-glory-new = new
web-fortune-and-glory-piles = Decks and discards
web-fortune-and-glory-unfold = Back to the scene

# How the explained words begin, in all their forms; the first is the word itself.

web-fortune-and-glory-term-fortune = Fortune
web-fortune-and-glory-term-glory = Glory
web-fortune-and-glory-term-danger = danger, Danger
web-fortune-and-glory-term-cliffhanger = cliffhanger, Cliffhanger
web-fortune-and-glory-term-success = success
web-fortune-and-glory-term-push = push
web-fortune-and-glory-term-wound = wound
web-fortune-and-glory-term-ko = KO
web-fortune-and-glory-term-defence = defence, Defence
web-fortune-and-glory-term-escape = escape, Escape
web-fortune-and-glory-term-henchman = henchman, henchmen, Henchman
web-fortune-and-glory-term-gear = Gear
web-fortune-and-glory-term-ally = Ally, Allies
web-fortune-and-glory-term-loyalty = loyalty, Loyalty
web-fortune-and-glory-term-item = common item
web-fortune-and-glory-term-artifact = artifact, Artifact
web-fortune-and-glory-term-event = Event
web-fortune-and-glory-term-first = First Player
web-fortune-and-glory-term-temple = temple, Temple
web-fortune-and-glory-term-villain = Villain
web-fortune-and-glory-term-sneak = sneak, Sneak
web-fortune-and-glory-standing = { $n } Fortune
web-fortune-and-glory-length = { $n ->
    [one] The game lasted { $n } round.
   *[other] The game lasted { $n } rounds.
}
web-fortune-and-glory-when = Round { $n }:
