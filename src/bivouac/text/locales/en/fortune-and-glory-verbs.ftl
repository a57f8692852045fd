# What cards of Fortune and Glory do. The forms of a verb are explained in fortune-and-glory-cards.ftl.

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
   *[beaten] { $it ->
        [one] the enemy is beaten at once, and that hero gains its Glory
       *[me] the enemy is beaten at once, and you gain its Glory
    }
}
verb-fortune-and-glory-new-danger = { $form ->
    [one] discards it and draws another
   *[me] discard it and draw another
}
verb-fortune-and-glory-bar = forbid one way out
verb-fortune-and-glory-cancel = cancel it
verb-fortune-and-glory-cancel-staying = discard a card that remains in play
verb-fortune-and-glory-survive = { $form ->
    [one] stays up
   *[me] stay up
} { $n ->
    [0] with no room for another wound
    [1] with room for 1 more wound
   *[other] with room for { $n } more wounds
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
