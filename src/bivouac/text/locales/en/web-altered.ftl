# What the board of Altered says in the browser. It is fetched with the board.

web-altered-terrain = { $terrain ->
    [forest] forest
    [mountain] mountain
   *[water] water
}
web-altered-side = { $side ->
    [hero] Hero
   *[companion] Companion
}
web-altered-expedition = { $yours ->
    [yes] { $side ->
        [hero] Your Hero Expedition
       *[companion] Your Companion Expedition
    }
   *[no] { $side ->
        [hero] Hero Expedition of { $player }
       *[companion] Companion Expedition of { $player }
    }
}
web-altered-totals = Totals by terrain
web-altered-nobody = nobody yet
web-altered-advances = advances: { $terrains }
web-altered-outlook = { $what ->
    [advances] advances
    [halted] cannot advance
    [arena] adds up
   *[stays] stays
}
web-altered-compared = { $terrain ->
    [forest] forest { $mine } to { $theirs }
    [mountain] mountain { $mine } to { $theirs }
   *[water] water { $mine } to { $theirs }
}
web-altered-track = The track
web-altered-region = { $n ->
    [0] Hero region
    [7] Companion region
   *[other] Region { $n }
}
web-altered-hidden = still unknown
web-altered-marker = { $side ->
    [hero] Hero of { $player }
   *[companion] Companion of { $player }
}
web-altered-about-region = { $open ->
    [yes] At Dusk an Expedition here compares these terrains with the Expedition it faces. Greater in one of them: it advances.
   *[no] A Tumult card, face down. It turns as soon as an Expedition arrives on one of its two regions.
}
web-altered-arena = The Arena
web-altered-about-arena = Both Expeditions add up, in all three terrains. Whoever is greater in more terrains at Dusk wins the game.
web-altered-mana = Mana: { $ready } of { $n } orbs ready
web-altered-chosen = for mana
web-altered-mana-short = mana
web-altered-first = first
web-altered-passed = passed
web-altered-camp = { $yours ->
    [yes] Your side
   *[no] Side of { $player }
}
web-altered-browse = { $what ->
    [mana] Your Mana orbs
    [discard] Discard pile of { $player }: { $n }
   *[list] Deck of { $player }: a list of { $n } cards, { $left } of them still in the pile
}
web-altered-none = no cards
web-altered-deck = { $n ->
    [one] Deck: { $n } card
   *[other] Deck: { $n } cards
}
web-altered-discard = { $n ->
    [one] Discard pile: { $n } card
   *[other] Discard pile: { $n } cards
}
web-altered-hand = { $n ->
    [one] Your hand: { $n } card
   *[other] Your hand: { $n } cards
}
web-altered-hand-empty = empty hand
web-altered-hand-hidden = { $n ->
    [one] Hand of { $player }: { $n } card
   *[other] Hand of { $player }: { $n } cards
}
web-altered-store = { $what ->
    [reserve] { $yours ->
        [yes] Your Reserve: { $n }, of which 2 stay at Night
       *[no] Reserve of { $player }: { $n }, of which 2 stay at Night
    }
   *[landmarks] { $yours ->
        [yes] Your Landmarks: { $n }, of which 2 stay at Night
       *[no] Landmarks of { $player }: { $n }, of which 2 stay at Night
    }
}
web-altered-store-short = { $what ->
    [reserve] Reserve
   *[landmarks] Landmarks
}
web-altered-mark = { $mark ->
    [fleeting] Fleeting
    [anchored] Anchored
    [asleep] Asleep
    [exhausted] Exhausted
    [boosts] +{ $n }
    [tough] Tough { $n }
    [gigantic] Gigantic
   *[counters] × { $n }
}
web-altered-boosts = { $n ->
    [one] { $n } boost
   *[other] { $n } boosts
}
web-altered-counters = { $n ->
    [one] { $n } counter
   *[other] { $n } counters
}
web-altered-stage = What is going on
web-altered-die = Die: { $n }
web-altered-pending = { $n ->
    [one] Waits: { $cards }
   *[other] Wait: { $cards }
}
web-altered-promises = Promised: { $cards }
web-altered-day = Day { $n }

## The starter decks, where a table is set up

web-altered-deck-axiom = Eleven Landmarks that Resupply, draw and build Brassbugs: a machine that grows Day by Day.
web-altered-deck-bravos = Characters who come back from Reserve stronger, and Booda beside you on each Day that you are first player.
web-altered-deck-lyra = Dice: most rolls are a boost, a 6 keeps a Character overnight, a 1 sends it to Reserve.
web-altered-deck-muna = Characters who take root: many are Anchored as they arrive, and the first of each Afternoon gets a boost.
web-altered-deck-ordis = Numbers: a Recruit joins your Hero Expedition every Noon, and other cards are glad of every Character.
web-altered-deck-yzmir = Thirteen Spells that send away, put to sleep or discard, and “After You”, which makes your opponent play first.

# How the words that are explained begin, in all their forms; the first is the word itself.

web-altered-term-fleeting = Fleeting
web-altered-term-anchored = Anchored
web-altered-term-asleep = Asleep
web-altered-term-exhausted = exhausted, Exhausted
web-altered-term-boost = boost, Boosted
web-altered-term-gigantic = Gigantic
web-altered-term-tough = Tough
web-altered-term-defender = Defender
web-altered-term-eternal = Eternal
web-altered-term-seasoned = Seasoned
web-altered-term-resupply = Resupply, resupply
web-altered-term-sabotage = Sabotage, sabotage
web-altered-term-sacrifice = Sacrifice, sacrifice
web-altered-term-after-you = After You
web-altered-term-support = Support
web-altered-term-reserve = Reserve
web-altered-term-landmark = Landmark
web-altered-term-orb = Mana Orb, Mana orb
web-altered-term-token = token
web-altered-sign-terrains = Forest, mountain, water
web-altered-sign-costs = Hand Cost and Reserve Cost
web-altered-standing = { $n ->
    [one] { $n } region on
   *[other] { $n } regions on
}
web-altered-length = { $n ->
    [one] The game took { $n } Day.
   *[other] The game took { $n } Days.
}
web-altered-when = Day { $n }:
