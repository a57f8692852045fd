# What cards of Fortune and Glory do, and when. The forms of a verb are explained in fortune-and-glory-cards.ftl.

## Goods and cards.

verb-fortune-and-glory-glory = { $sign ->
    [minus] { $form ->
        [one] loses { $amount }
       *[me] lose { $amount }
    }
   *[plus] { $form ->
        [one] gains { $amount }
       *[me] gain { $amount }
    }
}
verb-fortune-and-glory-fortune = { $sign ->
    [minus] { $form ->
        [one] loses { $amount }
       *[me] lose { $amount }
    }
   *[plus] { $form ->
        [one] gains { $amount }
       *[me] gain { $amount }
    }
}
verb-fortune-and-glory-steal = { $form ->
   *[me] take { $amount } from { $who }
}
verb-fortune-and-glory-draw = { $form ->
    [one] draws { $cards }
   *[me] draw { $cards }
}
verb-fortune-and-glory-look-keep = { $deck ->
    [event] draw { $n } Events and keep one of them
    [ally] draw { $n } Allies and keep one of them
   *[gear] draw { $n } Gear cards and keep one of them
}
verb-fortune-and-glory-drop-events = { $form ->
    [one] discards { $n ->
        [1] a card
       *[other] { $n } cards
    } from their hand
   *[me] discard { $n ->
        [1] a card
       *[other] { $n } cards
    } from your hand
}
verb-fortune-and-glory-drop-kit = { $form ->
    [one] discards { $cards }
   *[me] discard { $cards }
}
verb-fortune-and-glory-drop-me = discard this card
verb-fortune-and-glory-steal-kit = take { $cards } of your choice from { $who }
verb-fortune-and-glory-ready-card = turn back one of your activated cards
verb-fortune-and-glory-lose-artifact = { $form ->
    [one] loses an artifact of their choice
   *[me] lose an artifact of your choice
}
verb-fortune-and-glory-steal-artifact = take an artifact of your choice from { $who }
verb-fortune-and-glory-deliver = if you are { $in }, { $verb }

## Health and progress.

verb-fortune-and-glory-hurt = { $form ->
    [one] takes { $amount }
   *[me] take { $amount }
}
verb-fortune-and-glory-hurt-unparried = { $form ->
    [one] takes { $amount }
   *[me] take { $amount }
}
verb-fortune-and-glory-heal = { $form ->
    [one] heals { $amount }
   *[me] heal { $amount }
}
verb-fortune-and-glory-knock-out = { $person ->
    [one] { $who } is KO
   *[me] you are KO
}
verb-fortune-and-glory-markers = { $form ->
    [one] gains { $n ->
        [1] a danger marker
       *[other] { $n } danger markers
    } for their quest, but never the last one
   *[me] gain { $n ->
        [1] a danger marker
       *[other] { $n } danger markers
    } for your quest, but never the last one
}
verb-fortune-and-glory-lose-markers = { $form ->
    [one] loses { $n ->
        [1] a danger marker
       *[other] { $n } danger markers
    }
   *[me] lose { $n ->
        [1] a danger marker
       *[other] { $n } danger markers
    }
}
verb-fortune-and-glory-skip-turn = { $form ->
    [one] misses the coming Adventure turn of this round
   *[me] miss your coming Adventure turn of this round
}

## The board.

verb-fortune-and-glory-go-to = { $form ->
    [one] moves { $place ->
        [home] to their starting city
        [random-land] to a random location
        [random-city] to a random city
        [nearest-city] to the nearest city
        [any-city] to a city of your choice
        [any-land] to a land of your choice
        [beside] to an adjacent space of your choice
       *[my-space] to your space
    }
   *[me] move { $place ->
        [home] to your starting city
        [random-land] to a random location
        [random-city] to a random city
        [nearest-city] to the nearest city
        [any-city] to a city of your choice
        [any-land] to a land of your choice
        [beside] to an adjacent space
       *[my-space] nowhere
    }
}
verb-fortune-and-glory-travel = { $form ->
    [one] may move at once, up to { $amount }
   *[me] move at once, up to { $amount }
}
verb-fortune-and-glory-halt = { $it ->
    [one] that hero cannot move this time
   *[me] your movement ends there
}
verb-fortune-and-glory-henchman = { $n ->
    [1] { $figures } appears { $where }
   *[other] { $spread ->
        [each] { $figures } appear, each { $where }
       *[together] { $figures } appear { $where }
    }
}
where-fortune-and-glory-home = { $person ->
    [one] in the starting city of { $who }
   *[me] in your starting city
}
where-fortune-and-glory-random-land = in a random location
where-fortune-and-glory-random-city = in a random city
where-fortune-and-glory-nearest-city = in the city nearest to { $who }
where-fortune-and-glory-my-space = in your space
where-fortune-and-glory-at-hero = { $person ->
    [one] in the space of { $who }
   *[me] in your space
}
where-fortune-and-glory-any-city = in a city of your choice
where-fortune-and-glory-any-land = in a land of your choice
where-fortune-and-glory-beside = in a space of your choice beside { $who }
verb-fortune-and-glory-no-henchman = remove a henchman of your choice from the board
verb-fortune-and-glory-auction = { $place ->
    [random-city] an auction opens in a random city
   *[at-hero] an auction opens in your city
}: the next artifact sold there brings { $n } more Fortune
verb-fortune-and-glory-new-artifact = place one more artifact on the board
verb-fortune-and-glory-move-artifact = move an artifact that has no hero in its space to a random location

## On what lies open. `it` is whose moment it is.

verb-fortune-and-glory-dice = { $sign ->
    [minus] { $form ->
        [one] rolls { $n ->
            [1] 1 die
           *[other] { $n } dice
        } fewer in this test
       *[me] roll { $n ->
            [1] 1 die
           *[other] { $n } dice
        } fewer in this test
    }
   *[plus] { $form ->
        [one] rolls { $n ->
            [1] 1 more die
           *[other] { $n } more dice
        } in this test
       *[me] roll { $n ->
            [1] 1 more die
           *[other] { $n } more dice
        } in this test
    }
}
verb-fortune-and-glory-level = { $it ->
    [one] the { $skill } of that hero is { $n } { $sign ->
        [minus] lower
       *[plus] higher
    }
   *[me] your { $skill } is { $n } { $sign ->
        [minus] lower
       *[plus] higher
    }
} { $until ->
    [test] for this test
    [phase] until the end of the phase
   *[round] until the end of the round
}
verb-fortune-and-glory-reroll = { $which ->
    [all] { $form ->
        [one] rerolls all dice of that roll
       *[me] reroll all dice of that roll
    }
   *[misses] { $form ->
        [one] rerolls the failed dice
       *[me] reroll the failed dice
    }
}
verb-fortune-and-glory-success = { $sign ->
    [minus] { $form ->
        [one] loses { $n ->
            [1] 1 success
           *[other] { $n } successes
        } of that roll
       *[me] lose { $n ->
            [1] 1 success
           *[other] { $n } successes
        } of that roll
    }
   *[plus] { $form ->
        [one] gains { $n ->
            [1] 1 success
           *[other] { $n } successes
        }
       *[me] gain { $n ->
            [1] 1 success
           *[other] { $n } successes
        }
    }
}
verb-fortune-and-glory-pass = { $it ->
    [one] that hero passes it all the same
   *[me] you pass it all the same
}
verb-fortune-and-glory-hits = { $sign ->
    [minus] { $form ->
        [one] deals { $n ->
            [1] 1 hit
           *[other] { $n } hits
        } fewer
       *[me] deal { $n ->
            [1] 1 hit
           *[other] { $n } hits
        } fewer
    }
   *[plus] { $form ->
        [one] deals { $n ->
            [1] 1 more hit
           *[other] { $n } more hits
        }
       *[me] deal { $n ->
            [1] 1 more hit
           *[other] { $n } more hits
        }
    }
}
verb-fortune-and-glory-blows = { $sign ->
    [minus] the enemy deals { $n ->
        [1] 1 hit
       *[other] { $n } hits
    } fewer
   *[plus] the enemy deals { $n ->
        [1] 1 more hit
       *[other] { $n } more hits
    }
}
verb-fortune-and-glory-parry = { $form ->
    [one] parries { $n ->
        [1] 1 more hit
       *[other] { $n } more hits
    } in this combat round
   *[me] parry { $n ->
        [1] 1 more hit
       *[other] { $n } more hits
    } in this combat round
}
verb-fortune-and-glory-end-fight = { $how ->
    [fled] the fight ends at once, as if by an escape
   *[beaten] the enemy is beaten at once, and you gain its Glory
}
verb-fortune-and-glory-new-danger = { $form ->
    [one] discards it and draws another
   *[me] discard it and draw another
}
verb-fortune-and-glory-bar = forbid one of them
verb-fortune-and-glory-cancel = cancel it
verb-fortune-and-glory-cancel-staying = discard a card that remains in play
verb-fortune-and-glory-survive = { $it ->
    [one] that hero stays up and can still bear
   *[me] you stay up and can still bear
} { $n ->
    [0] no more wounds
    [1] 1 more wound
   *[other] { $n } more wounds
}
verb-fortune-and-glory-price = { $sign ->
    [minus] it brings { $n } Fortune less
   *[plus] it brings { $n } Fortune more
}
verb-fortune-and-glory-price-fake = it is a fake and brings nothing
verb-fortune-and-glory-steps = { $sign ->
    [minus] { $form ->
        [one] has { $amount } fewer for that movement
       *[me] have { $amount } fewer for that movement
    }
   *[plus] { $form ->
        [one] has { $amount } more for that movement
       *[me] gain { $amount } for that movement
    }
}
verb-fortune-and-glory-reroll-move = { $form ->
    [one] rerolls the movement die
   *[me] reroll the movement die
}
verb-fortune-and-glory-loyalty = test the loyalty of this Ally ({ $target }+)
verb-fortune-and-glory-loyalty-of = { $form ->
    [one] tests the loyalty of each of their Allies ({ $target }+)
   *[me] test the loyalty of each of your Allies ({ $target }+)
}

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
} in { $keyword } tests
ability-fortune-and-glory-dice-with-both = { $sign ->
    [minus] −{ $n }
   *[plus] +{ $n }
} { $n ->
    [1] die
   *[other] dice
} in { $keyword } tests and fights
ability-fortune-and-glory-dice-against = { $sign ->
    [minus] −{ $n }
   *[plus] +{ $n }
} { $n ->
    [1] die
   *[other] dice
} against { $keyword } enemies
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

source-fortune-and-glory-public = Seen at { $source }.
