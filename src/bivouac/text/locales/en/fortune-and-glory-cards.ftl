# What is written on the cards of Fortune and Glory. "You" is whoever owns the card. A verb has the form `me` (what you do), `one`
# (what another hero does; the subject stands before it) or `to` (after "you may"). A clause has neither capital nor full stop.

## Nouns.

skill-fortune-and-glory-combat = Combat
    .test = a Combat test
skill-fortune-and-glory-agility = Agility
    .test = an Agility test
skill-fortune-and-glory-cunning = Cunning
    .test = a Cunning test
skill-fortune-and-glory-lore = Lore
    .test = a Lore test
pool-fortune-and-glory-and = { $first } + { $second }

keyword-fortune-and-glory-animal = Animal
keyword-fortune-and-glory-chase = Chase
keyword-fortune-and-glory-climb = Climb
keyword-fortune-and-glory-crowd = Crowd
keyword-fortune-and-glory-dark = Dark
keyword-fortune-and-glory-disguise = Disguise
keyword-fortune-and-glory-driving = Driving
keyword-fortune-and-glory-fall = Fall
keyword-fortune-and-glory-fire = Fire
keyword-fortune-and-glory-ice = Ice
keyword-fortune-and-glory-night = Night
keyword-fortune-and-glory-poison = Poison
keyword-fortune-and-glory-puzzle = Puzzle
keyword-fortune-and-glory-ruins = Ruins
keyword-fortune-and-glory-trap = Trap
keyword-fortune-and-glory-water = Water
keyword-fortune-and-glory-thug = Thug
keyword-fortune-and-glory-beast = Beast
keyword-fortune-and-glory-cultist = Cultist
keyword-fortune-and-glory-monster = Monster
keyword-fortune-and-glory-zombie = Zombie
keyword-fortune-and-glory-nazi = Nazi
keyword-fortune-and-glory-infantry = Infantry
keyword-fortune-and-glory-vehicle = Vehicle
keyword-fortune-and-glory-escorted = Escorted
keyword-fortune-and-glory-gun = Gun
keyword-fortune-and-glory-melee = Melee
keyword-fortune-and-glory-armour = Armour
keyword-fortune-and-glory-tool = Tool
keyword-fortune-and-glory-book = Book
keyword-fortune-and-glory-guide = Guide
keyword-fortune-and-glory-fighter = Fighter
keyword-fortune-and-glory-scholar = Scholar
keyword-fortune-and-glory-spy = Spy
keyword-fortune-and-glory-child = Child
keyword-fortune-and-glory-press = Press

kind-fortune-and-glory-event = Event
kind-fortune-and-glory-city = City card
kind-fortune-and-glory-city-danger = City card, danger
kind-fortune-and-glory-secret = City card, secret
kind-fortune-and-glory-gear = Gear
kind-fortune-and-glory-ally = Ally
kind-fortune-and-glory-item-gear = Common item, Gear
kind-fortune-and-glory-item-ally = Common item, Ally
kind-fortune-and-glory-enemy = Enemy
kind-fortune-and-glory-nazi = Nazi Enemy
kind-fortune-and-glory-reference = Enemy, reference card
kind-fortune-and-glory-danger = Danger
kind-fortune-and-glory-artifact = Artifact
kind-fortune-and-glory-adventure = Adventure
kind-fortune-and-glory-hero = Hero

# Cards of a deck: one, several, more of them; `.many` is the deck's cards in general.
cards-fortune-and-glory-event = { $n ->
    [1] an Event
   *[other] { $n } Events
}
    .more = { $n ->
        [1] one more Event
       *[other] { $n } more Events
    }
    .many = Events
cards-fortune-and-glory-gear = { $n ->
    [1] a Gear card
   *[other] { $n } Gear cards
}
    .more = { $n ->
        [1] one more Gear card
       *[other] { $n } more Gear cards
    }
    .many = Gear cards
cards-fortune-and-glory-ally = { $n ->
    [1] an Ally
   *[other] { $n } Allies
}
    .more = { $n ->
        [1] one more Ally
       *[other] { $n } more Allies
    }
    .many = Allies

# So much of something: a number, more of it, `.that` after a die.
counted-fortune-and-glory-glory = { $n } Glory
    .more = { $n } more Glory
    .that = that much Glory
counted-fortune-and-glory-fortune = { $n } Fortune
    .more = { $n } more Fortune
    .that = that much Fortune
counted-fortune-and-glory-hit = { $n ->
    [1] 1 hit
   *[other] { $n } hits
}
    .more = { $n ->
        [1] 1 more hit
       *[other] { $n } more hits
    }
    .that = that many hits
counted-fortune-and-glory-sure-hit = { $n ->
    [1] 1 hit that cannot be parried
   *[other] { $n } hits that cannot be parried
}
    .more = { $n ->
        [1] 1 more hit that cannot be parried
       *[other] { $n } more hits that cannot be parried
    }
    .that = that many hits, which cannot be parried
counted-fortune-and-glory-wound = { $n ->
    [1] 1 wound
   *[other] { $n } wounds
}
    .more = { $n ->
        [1] 1 more wound
       *[other] { $n } more wounds
    }
    .that = that many wounds
counted-fortune-and-glory-all-wounds = all wounds
counted-fortune-and-glory-point = { $n ->
    [1] 1 point
   *[other] { $n } points
}
    .more = { $n ->
        [1] 1 more point
       *[other] { $n } more points
    }
    .that = that many points
counted-fortune-and-glory-soldier = { $n ->
    [1] a Nazi soldier
   *[other] { $n } Nazi soldiers
}
counted-fortune-and-glory-mobster = { $n ->
    [1] a mobster
   *[other] { $n } mobsters
}

amount-fortune-and-glory-each = { $amount } for each { $each }
each-fortune-and-glory-allies = Ally { $form ->
    [one] of theirs
   *[me] you have
}
each-fortune-and-glory-gear = Gear card { $form ->
    [one] of theirs
   *[me] you have
}
each-fortune-and-glory-artifacts = artifact { $form ->
    [one] of theirs
   *[me] you carry
}
each-fortune-and-glory-wounds = wound { $form ->
    [one] of theirs
   *[me] you have
}
each-fortune-and-glory-markers = danger marker { $form ->
    [one] of theirs
   *[me] you have
}
each-fortune-and-glory-hand = card in { $form ->
    [one] their hand
   *[me] your hand
}
each-fortune-and-glory-heroes-here = other hero in { $form ->
    [one] their space
   *[me] your space
}

whom-fortune-and-glory-you = you
whom-fortune-and-glory-it = that hero
whom-fortune-and-glory-each = each hero
whom-fortune-and-glory-each-other = each other hero
whom-fortune-and-glory-one = a hero of your choice
whom-fortune-and-glory-one-other = another hero of your choice
whom-fortune-and-glory-such = { $who } { $such }

## Conditions. `me` is a clause about you, `who` describes a hero ("each hero in a desert"); `.not` denies it.

place-fortune-and-glory-plains = in a land of plains
place-fortune-and-glory-forest = in a forest land
place-fortune-and-glory-mountains = in a mountain land
place-fortune-and-glory-desert = in a desert land
place-fortune-and-glory-snow = in a land of snow
place-fortune-and-glory-jungle = in a jungle land
place-fortune-and-glory-island = on an island land
place-fortune-and-glory-waterfall = in a land with a waterfall
place-fortune-and-glory-city = in a city
place-fortune-and-glory-sea = at sea
place-fortune-and-glory-land = on land
place-fortune-and-glory-home = { $person ->
    [who] in their starting city
   *[me] in your starting city
}
place-fortune-and-glory-artifact = where an artifact lies

condition-fortune-and-glory-here = { $person ->
    [who] { $place }
   *[me] you are { $place }
}
    .not = { $person ->
        [who] not { $place }
       *[me] you are not { $place }
    }
condition-fortune-and-glory-wounded = { $person ->
    [who] with a wound
   *[me] you are wounded
}
    .not = { $person ->
        [who] without a wound
       *[me] you are not wounded
    }
condition-fortune-and-glory-has = { $person ->
    [who] with a card marked { $keyword }
   *[me] you have a card marked { $keyword }
}
    .not = { $person ->
        [who] without a card marked { $keyword }
       *[me] you have no card marked { $keyword }
    }
condition-fortune-and-glory-rich = { $person ->
    [who] with at least { $n } Fortune
   *[me] you have at least { $n } Fortune
}
    .not = { $person ->
        [who] with less than { $n } Fortune
       *[me] you have less than { $n } Fortune
    }
condition-fortune-and-glory-glorious = { $person ->
    [who] with at least { $n } Glory
   *[me] you have at least { $n } Glory
}
    .not = { $person ->
        [who] with less than { $n } Glory
       *[me] you have less than { $n } Glory
    }
condition-fortune-and-glory-first = { $person ->
    [who] who is First Player
   *[me] you are First Player
}
    .not = { $person ->
        [who] who is not First Player
       *[me] you are not First Player
    }
condition-fortune-and-glory-hanging = { $person ->
    [who] in a cliffhanger
   *[me] you are in a cliffhanger
}
    .not = { $person ->
        [who] who is in no cliffhanger
       *[me] you are in no cliffhanger
    }
condition-fortune-and-glory-carrying = { $person ->
    [who] who carries an artifact
   *[me] you carry an artifact
}
    .not = { $person ->
        [who] who carries no artifact
       *[me] you carry no artifact
    }
condition-fortune-and-glory-searching = { $person ->
    [who] with danger markers
   *[me] you have danger markers
}
    .not = { $person ->
        [who] without danger markers
       *[me] you have no danger markers
    }
condition-fortune-and-glory-in-space-of = { $person ->
    [who] in your space
   *[me] you are in the same space
}
    .not = { $person ->
        [who] outside your space
       *[me] you are in another space
    }
condition-fortune-and-glory-leading = { $person ->
    [who] with the most Fortune
   *[me] nobody has more Fortune than you
}
    .not = { $person ->
        [who] without the most Fortune
       *[me] somebody has more Fortune than you
    }
condition-fortune-and-glory-owns = { $person ->
    [who] with { $a }
   *[me] you have { $a }
}
    .not = { $person ->
        [who] who does not have { $a }
       *[me] you do not have { $a }
    }

## How verbs are joined.

verb-fortune-and-glory-then = { $first }, then { $second }
verb-fortune-and-glory-then-before = { $first }, { $second }
verb-fortune-and-glory-and = { $first } and { $second }
verb-fortune-and-glory-and-before = { $first }, { $second }
verb-fortune-and-glory-or = { $first }; or { $second }
verb-fortune-and-glory-choose-one = choose one: { $choices }
verb-fortune-and-glory-if = if { $condition }, { $verb }
verb-fortune-and-glory-if-else = if { $condition }, { $verb }; otherwise, { $otherwise }
verb-fortune-and-glory-if-else-long = if { $condition }, { $verb }. Otherwise, { $otherwise }
verb-fortune-and-glory-instead = { $otherwise }; if { $condition }, { $verb } instead
verb-fortune-and-glory-may = you may { $verb }
verb-fortune-and-glory-if-you-wish = if you wish, { $verb }
verb-fortune-and-glory-to = { $cost } to { $verb }
verb-fortune-and-glory-for = { $cost }; for that, { $verb }
verb-fortune-and-glory-pay = { $form ->
   *[me] pay { $amount }
}
verb-fortune-and-glory-for-each = for each { $each }, { $verb }
verb-fortune-and-glory-times = { $n ->
    [1] { $verb }
    [2] do this twice: { $verb }
   *[other] do this { $n } times: { $verb }
}
verb-fortune-and-glory-times-die = roll a D{ $n } and do this that many times: { $verb }
verb-fortune-and-glory-each-hero = for { $who }: { $verb }
verb-fortune-and-glory-rolls = { $form ->
    [one] rolls a D{ $n } and { $verb }
   *[me] roll a D{ $n } and { $verb }
}
verb-fortune-and-glory-next = { $first }; { $second }
verb-fortune-and-glory-if-passed = { $kind ->
    [fight] { $person ->
        [one] after a victory or an escape, { $verb }
       *[me] if you win or escape, { $verb }
    }
   *[test] { $person ->
        [one] on a success, { $verb }
       *[me] if you pass, { $verb }
    }
}
verb-fortune-and-glory-if-failed = { $person ->
    [one] on a failure, { $verb }
   *[me] if you fail, { $verb }
}

## Tests and fights.

trial-fortune-and-glory-test = { $skills } { $target }+, { $n ->
    [1] 1 success
   *[other] { $n } successes
}
trial-fortune-and-glory-or = { $first }; or { $second }
trial-fortune-and-glory-and = { $first }, and { $second }
trial-fortune-and-glory-then = { $first }, then { $second }
trial-fortune-and-glory-again = { $trial }, then another
verb-fortune-and-glory-test = { $form ->
    [one] tests { $test }
   *[me] test { $test }
}
verb-fortune-and-glory-fight = { $form ->
    [one] fights { $enemy }
   *[me] fight { $enemy }
}
enemy-fortune-and-glory-enemy = an Enemy
    .infantry = an Infantry Enemy
enemy-fortune-and-glory-nazi = a Nazi Enemy
    .infantry = a Nazi Infantry Enemy
enemy-fortune-and-glory-mobster = a mobster
    .infantry = a mobster
enemy-fortune-and-glory-nazi-soldier = a Nazi soldier
    .infantry = a Nazi soldier
enemy-fortune-and-glory-zombie = a zombie
    .infantry = a zombie
enemy-fortune-and-glory-cultist = a cultist
    .infantry = a cultist
