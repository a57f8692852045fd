# What the board of Expedition Altiplano says in the browser. It is fetched with the board.

web-camp-yours = Your Camp
web-camp-of = { $player }’s Camp
web-characters = Characters
web-finds = Location and Treasures
web-no-location = no Location
web-no-treasure = no Treasure
web-treasures-count = { $n ->
    [one] { $n } Treasure of 2
   *[other] { $n } Treasures of 2
}
web-hand-yours = Your hand: { $n } of at most { $limit } cards
web-hand-hidden = { $player }’s hand: { $exploration } Exploration, { $characters } Character
web-hand-empty = empty hand
web-kept = { $n ->
    [one] { $n } kept face down
   *[other] { $n } kept face down
}
web-looking = { $n ->
    [one] looks at { $n } card
   *[other] looks at { $n } cards
}
web-valley = The valley
web-in-play = In play
web-tray = Cards to choose from
web-pile = { $pile ->
    [characters] Character pile, { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
   *[exploration] Exploration pile, { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
}
web-pile-name = { $pile ->
    [characters] Characters
   *[exploration] Exploration
}
web-pile-empty = no card left
web-discard = { $n ->
    [0] { $pile ->
        [characters] Character discard pile, empty
       *[exploration] Exploration discard pile, empty
    }
   *[other] { $pile ->
        [characters] Character discard pile, { $n } with { $top } on top
       *[exploration] Exploration discard pile, { $n } with { $top } on top
    }
}
web-discard-name = Discards
web-discard-empty = no discards
web-discard-title = { $pile ->
    [characters] Character discard pile, newest first
   *[exploration] Exploration discard pile, newest first
}

# How the words that are explained begin, in all their forms; the first is the word itself.

web-altiplano-term-reaction = Reaction
web-altiplano-term-treasure = Treasure
web-altiplano-term-location = Location
web-altiplano-term-camp = Camp
web-altiplano-term-remove = remove, Remove
web-altiplano-term-discard = discard, Discard
web-altiplano-term-reveal = reveal, Reveal
web-altiplano-term-archaeologist = Archaeologist
web-altiplano-term-raider = Raider
web-altiplano-term-beast = Beast
web-altiplano-term-trap = Trap
web-altiplano-sign = { $type ->
    [archaeologist] Archaeologist
    [raider] Raider
    [neutral] Neutral
    [beast] Beast
   *[trap] Trap
}
web-altiplano-standing = { $n ->
    [0] no Treasure
    [one] { $n } Treasure
   *[other] { $n } Treasures
}
web-altiplano-length = { $n ->
    [one] The game took { $n } turn.
   *[other] The game took { $n } turns.
}
web-altiplano-when = Turn { $n }:
