# When cards of Fortune and Glory are played, what they give, and the rest of a card. See fortune-and-glory-cards.ftl.

## When a card is played or activated. `$whose` is whose moment it is; `$test` is a test of one skill, where only that skill counts.

head-fortune-and-glory-round = as a round begins
head-fortune-and-glory-move = { $whose ->
    [mine] after your movement roll
    [anothers] after another hero’s movement roll
   *[anybodys] after any hero’s movement roll
}
head-fortune-and-glory-arrived = { $whose ->
    [mine] after your movement
    [anothers] after another hero’s movement
   *[anybodys] after any hero’s movement
}
head-fortune-and-glory-danger = { $whose ->
    [mine] when you face a danger or a cliffhanger
    [anothers] when another hero faces a danger or a cliffhanger
   *[anybodys] when any hero faces a danger or a cliffhanger
}
head-fortune-and-glory-danger-drawn = { $whose ->
    [mine] when you draw a Danger card
    [anothers] when another hero draws a Danger card
   *[anybodys] when any hero draws a Danger card
}
head-fortune-and-glory-danger-choice = { $whose ->
    [mine] when you face a danger or a cliffhanger with several ways out
    [anothers] when another hero faces a danger or a cliffhanger with several ways out
   *[anybodys] when any hero faces a danger or a cliffhanger with several ways out
}
head-fortune-and-glory-test = { $whose ->
    [mine] { $kind ->
        [skill] before { $test } of yours
       *[some] before one of your tests
    }
    [anothers] before another hero’s test
   *[anybodys] before any hero’s test
}
head-fortune-and-glory-result-failed = { $whose ->
    [mine] { $kind ->
        [skill] when you are about to fail { $test }
       *[some] when you are about to fail a test
    }
    [anothers] when another hero is about to fail a test
   *[anybodys] when any hero is about to fail a test
}
head-fortune-and-glory-result-passed = { $whose ->
    [mine] when you are about to pass a test
    [anothers] when another hero is about to pass a test
   *[anybodys] when any hero is about to pass a test
}
head-fortune-and-glory-result = { $whose ->
    [mine] { $kind ->
        [skill] after the roll that decides { $test } of yours
       *[some] after the roll that decides one of your tests
    }
    [anothers] after the roll that decides another hero’s test
   *[anybodys] after the roll that decides any hero’s test
}
head-fortune-and-glory-blows = { $whose ->
    [mine] in a fight, after the dice are rolled
    [anothers] in another hero’s fight, after the dice are rolled
   *[anybodys] in any hero’s fight, after the dice are rolled
}
head-fortune-and-glory-ko = { $whose ->
    [mine] when you are about to be KO
    [anothers] when another hero is about to be KO
   *[anybodys] when any hero is about to be KO
}
head-fortune-and-glory-sale = { $whose ->
    [mine] when you sell an artifact
    [anothers] when another hero sells an artifact
   *[anybodys] when any hero sells an artifact
}
head-fortune-and-glory-card = { $whose ->
    [mine] when you play or draw a card with an immediate effect
    [anothers] when another player’s card is about to take effect
   *[anybodys] when any card is about to take effect
}
head-fortune-and-glory-end = at the end of a round, before victory is checked
head-fortune-and-glory-own = in your turn
head-fortune-and-glory-now = at once

head-fortune-and-glory-once = once a round, { $head }
head-fortune-and-glory-if = { $head }, if { $condition }
head-fortune-and-glory-then = { $head }, { $effect }
head-fortune-and-glory-colon = { $head }: { $effect }
head-fortune-and-glory-if-you-fail = if you fail
head-fortune-and-glory-if-you-stop = if you stop
head-fortune-and-glory-if-you-press-on = if you press on
head-fortune-and-glory-arrives = as it appears
head-fortune-and-glory-each-round = after each combat round that does not end the fight

trigger-fortune-and-glory-round-begins = each time a round begins
trigger-fortune-and-glory-city-begins = each time you begin your business in a city
trigger-fortune-and-glory-travels = each time you make a travel roll
trigger-fortune-and-glory-danger-beaten = each time you overcome a danger
trigger-fortune-and-glory-cliffhanger-beaten = each time you get out of a cliffhanger
trigger-fortune-and-glory-enemy-beaten = each time you beat an enemy
trigger-fortune-and-glory-danger-failed = each time you end up in a cliffhanger
trigger-fortune-and-glory-escaped = each time you escape from an enemy
trigger-fortune-and-glory-stops = each time you stop
trigger-fortune-and-glory-found = each time you find an artifact
trigger-fortune-and-glory-sold = each time you sell an artifact
trigger-fortune-and-glory-sold-at-home = each time you sell an artifact in your starting city
trigger-fortune-and-glory-knocked-out = each time you have been KO
trigger-fortune-and-glory-pushed = each time you push your limits
trigger-fortune-and-glory-begins = before your first danger here in a round
trigger-fortune-and-glory-presses-on = each time you press on here
trigger-fortune-and-glory-cliffhanger = each time you end up in a cliffhanger here

## What a card gives while it is there.

ability-fortune-and-glory-plus = { $skill } { $sign ->
    [minus] −{ $n }
   *[plus] +{ $n }
}
ability-fortune-and-glory-dice-with = { $sign ->
    [minus] −{ $n }
   *[plus] +{ $n }
} { $n ->
    [1] die
   *[other] dice
} in { $keywords } tests and fights
ability-fortune-and-glory-dice-against = { $sign ->
    [minus] −{ $n }
   *[plus] +{ $n }
} { $n ->
    [1] die
   *[other] dice
} against { $keywords } enemies
ability-fortune-and-glory-dice-with-each = { $sign ->
    [minus] −{ $n }
   *[plus] +{ $n }
} { $n ->
    [1] die
   *[other] dice
} per keyword { $keywords } in tests and fights
ability-fortune-and-glory-dice-against-each = { $sign ->
    [minus] −{ $n }
   *[plus] +{ $n }
} { $n ->
    [1] die
   *[other] dice
} per keyword { $keywords } of an enemy
ability-fortune-and-glory-dice-in-fight = { $sign ->
    [minus] −{ $n }
   *[plus] +{ $n }
} { $n ->
    [1] die
   *[other] dice
} in fights
ability-fortune-and-glory-dice-in-escape = { $sign ->
    [minus] −{ $n }
   *[plus] +{ $n }
} { $n ->
    [1] die
   *[other] dice
} in escape tests
ability-fortune-and-glory-dice-in-danger = { $sign ->
    [minus] −{ $n }
   *[plus] +{ $n }
} { $n ->
    [1] die
   *[other] dice
} in tests of dangers
ability-fortune-and-glory-dice-in-cliffhanger = { $sign ->
    [minus] −{ $n }
   *[plus] +{ $n }
} { $n ->
    [1] die
   *[other] dice
} in tests of cliffhangers
ability-fortune-and-glory-dice-in-city = { $sign ->
    [minus] −{ $n }
   *[plus] +{ $n }
} { $n ->
    [1] die
   *[other] dice
} in tests of City cards
ability-fortune-and-glory-dice-in-loyalty = { $sign ->
    [minus] −{ $n }
   *[plus] +{ $n }
} { $n ->
    [1] die
   *[other] dice
} in loyalty tests
ability-fortune-and-glory-dice-in-explore = { $sign ->
    [minus] −{ $n }
   *[plus] +{ $n }
} { $n ->
    [1] die
   *[other] dice
} in deep jungle (advanced game)
ability-fortune-and-glory-dice-in-effect = { $sign ->
    [minus] −{ $n }
   *[plus] +{ $n }
} { $n ->
    [1] die
   *[other] dice
} in tests of Events and other cards
ability-fortune-and-glory-defence = Defence +{ $n }
ability-fortune-and-glory-health = Health +{ $n }
ability-fortune-and-glory-price = { $cards } cost you { $n } Glory
ability-fortune-and-glory-heal-price = { $n ->
    [0] you heal for free in cities
   *[other] in cities you pay { $n } Glory for each wound healed
}
ability-fortune-and-glory-fare = a flight costs you { $n } Fortune (advanced game)
ability-fortune-and-glory-carry = you may carry { $more }
ability-fortune-and-glory-points = { $sign ->
    [minus] −{ $n }
   *[plus] +{ $n }
} { $n ->
    [1] point
   *[other] points
} in each of your movements
ability-fortune-and-glory-look = whenever you draw { $a }, draw { $n } and keep one of them
ability-fortune-and-glory-push-dice = when you push your limits, roll { $n ->
    [1] 1 more die
   *[other] { $n } more dice
}
ability-fortune-and-glory-in-one-round = the dangers here must be overcome in one round: stopping costs all danger markers
ability-fortune-and-glory-if = { $ability } if { $condition }

## The rest of a card.

card-fortune-and-glory-now = Play it at once.
card-fortune-and-glory-played = { $head }: play this card
card-fortune-and-glory-stays-this-round = It remains in play until this round is over.
card-fortune-and-glory-stays-next-round = It remains in play until the next round is over.
card-fortune-and-glory-stays-for-good = It remains in play.
card-fortune-and-glory-stays-until-ko = It remains in play until you are KO.
card-fortune-and-glory-for-all = This holds for every hero.
card-fortune-and-glory-shuffle = Then the discard pile is shuffled back into its deck.
card-fortune-and-glory-advanced = (Advanced game only.)
card-fortune-and-glory-escorted = This is no enemy: draw the next card. Whoever beats that enemy gains { $n } Fortune as well.
card-fortune-and-glory-cliffhanger = Cliffhanger “{ $name }” ({ $keywords }; { $n } Glory): { $text }

facts-fortune-and-glory-level = { $skill } { $n }
facts-fortune-and-glory-health = Health { $n }
facts-fortune-and-glory-defence = Defence { $n }
facts-fortune-and-glory-start = Starts from { $space }
facts-fortune-and-glory-dice = { $n ->
    [1] 1 die
   *[other] { $n } dice
}
facts-fortune-and-glory-wounds = { $n ->
    [1] 1 wound
   *[other] { $n } wounds
}
facts-fortune-and-glory-glory = { $n } Glory
facts-fortune-and-glory-fortune = { $n } Fortune
facts-fortune-and-glory-worth = Worth { $n } Fortune
facts-fortune-and-glory-danger = Danger value { $n }
facts-fortune-and-glory-loyalty = Loyalty { $n }
facts-fortune-and-glory-price = Price { $n } Glory
facts-fortune-and-glory-escape = Escape: { $trial }

source-fortune-and-glory-public = Source: { $source }.
