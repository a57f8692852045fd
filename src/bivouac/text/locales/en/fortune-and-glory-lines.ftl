# The log of Fortune and Glory. `.own` is read by the one who acts, `.you` by the one it is done to, `.hidden` by whoever may not see
# the card. `$in` and `$to` are spaces with their preposition, `$artifact` is an artifact with its adventure, `$dice` a list of dice.

deck-fortune-and-glory-event = Event
deck-fortune-and-glory-city = City
deck-fortune-and-glory-gear = Gear
deck-fortune-and-glory-ally = Ally
deck-fortune-and-glory-item = common item
deck-fortune-and-glory-enemy = Enemy
deck-fortune-and-glory-nazi = Nazi Enemy
deck-fortune-and-glory-reference = reference
deck-fortune-and-glory-danger = Danger
deck-fortune-and-glory-artifact = Artifact
deck-fortune-and-glory-adventure = Adventure
deck-fortune-and-glory-hero = hero
deck-fortune-and-glory-villain = Villain
deck-fortune-and-glory-location = Location

name-fortune-and-glory-adventure = The adventure { $name }

## Set-up and rounds.

line-fortune-and-glory-hero-drawn = { $player } plays { $card } and starts from { $from }.
    .own = You play { $card } and start from { $from }.
line-fortune-and-glory-artifact-placed = Word spreads of { $artifact }, hidden { $in }: danger value { $danger }, { $is ->
    [temple] a temple
   *[thing] worth { $worth } Fortune
}.
line-fortune-and-glory-place-redrawn = An artifact is already hidden { $in }: another place is drawn for { $artifact }.
line-fortune-and-glory-round = Round { $n } begins.
line-fortune-and-glory-initiative = { $player } rolls { $n } for initiative.
    .own = You roll { $n } for initiative.
line-fortune-and-glory-initiative-again = { $player } rolls again to break the tie: { $n }.
    .own = You roll again to break the tie: { $n }.
line-fortune-and-glory-first-player = { $player } is First Player.
    .own = You are First Player.
line-fortune-and-glory-readied = All activated cards are turned back.

## Cards.

line-fortune-and-glory-drew-event = { $player } draws { $card }.
    .own = You draw { $card }.
    .hidden = { $player } draws an Event.
line-fortune-and-glory-drew-city = { $is ->
    [danger] { $player } draws a City card: { $card }.
   *[text] { $player } draws a City card, { $card }: “{ $text }”
}
    .own = { $is ->
        [danger] You draw a City card: { $card }.
       *[text] You draw a City card, { $card }: “{ $text }”
    }
line-fortune-and-glory-drew-secret = { $player } draws { $card } and keeps it secret.
    .own = You draw { $card } and keep it secret.
    .hidden = { $player } draws a City card and keeps it secret.
line-fortune-and-glory-drew-gear = { $player } receives { $card }.
    .own = You receive { $card }.
line-fortune-and-glory-left-draw = { $player } does not draw the free Event.
    .own = You do not draw the free Event.
line-fortune-and-glory-nothing-to-draw = The { $deck } deck and its discard pile are empty: nothing is drawn.
line-fortune-and-glory-reshuffled = The { $deck } discard pile is shuffled into a new deck.
line-fortune-and-glory-shuffle-icon = { $by ->
    [card] { $card } has the shuffle icon: the { $deck } discard pile goes back into its deck.
   *[none] A deep jungle has come up: the { $deck } discard pile goes back into its deck.
}
line-fortune-and-glory-played = { $on ->
    [other] { $player } plays { $card } on { $other }: “{ $text }”
   *[none] { $player } plays { $card }: “{ $text }”
}
    .own = { $on ->
        [other] You play { $card } on { $other }: “{ $text }”
       *[none] You play { $card }: “{ $text }”
    }
    .you = { $player } plays { $card } on you: “{ $text }”
line-fortune-and-glory-at-once = { $player } draws { $card }, which is played at once: “{ $text }”
    .own = You draw { $card }, which is played at once: “{ $text }”
line-fortune-and-glory-stays = { $card } remains in play.
line-fortune-and-glory-left-play = { $card } leaves play.
line-fortune-and-glory-cancelled = { $player } cancels { $card } with { $source }.
    .own = You cancel { $card } with { $source }.
line-fortune-and-glory-discarded = { $player } discards { $card }.
    .own = You discard { $card }.
line-fortune-and-glory-kept-one = { $player } does not keep { $card }.
    .own = You do not keep { $card }.
line-fortune-and-glory-too-many = { $player } carries too much and discards { $card }.
    .own = You carry too much and discard { $card }.
line-fortune-and-glory-lost-card = { $player } loses { $card }.
    .own = You lose { $card }.
line-fortune-and-glory-back-to-shop = { $player } gives { $card } back to the shop.
    .own = You give { $card } back to the shop.
line-fortune-and-glory-activated = { $player } activates { $card }.
    .own = You activate { $card }.
line-fortune-and-glory-used = { $player } uses { $card }.
    .own = You use { $card }.
line-fortune-and-glory-loyalty = Loyalty test of { $card } for { $player }: { $target }+ needed, rolled { $dice }.
    .own = Loyalty test of { $card } for you: { $target }+ needed, rolled { $dice }.
line-fortune-and-glory-loyal = { $card } stays loyal to { $player }.
    .own = { $card } stays loyal to you.
line-fortune-and-glory-disloyal = { $card } deserts { $player }.
    .own = { $card } deserts you.
line-fortune-and-glory-effect-die = { $player } rolls a D{ $sides } ({ $card }): { $n }.
    .own = You roll a D{ $sides } ({ $card }): { $n }.

## Movement.

line-fortune-and-glory-move-die = { $by ->
    [card] { $player } rerolls the movement die because of { $card }: { $n }.
   *[none] { $player } rolls { $n } for movement.
}
    .own = { $by ->
        [card] You reroll the movement die because of { $card }: { $n }.
       *[none] You roll { $n } for movement.
    }
line-fortune-and-glory-moved = { $player } goes { $to } ({ $n ->
    [one] { $n } point
   *[other] { $n } points
}).
    .own = You go { $to } ({ $n ->
        [one] { $n } point
       *[other] { $n } points
    }).
line-fortune-and-glory-stayed = { $player } stays { $in }.
    .own = You stay { $in }.
line-fortune-and-glory-held = { $player } is in the cliffhanger { $cliff } and cannot move.
    .own = You are in the cliffhanger { $cliff } and cannot move.
line-fortune-and-glory-carried-to = { $player } ends up { $in }.
    .own = You end up { $in }.
line-fortune-and-glory-points = { $card }: { $n ->
    [one] { $n } point
   *[other] { $n } points
} { $sign ->
    [minus] fewer
   *[plus] more
} for { $player }, { $left } in all.
    .own = { $card }: { $n ->
        [one] { $n } point
       *[other] { $n } points
    } { $sign ->
        [minus] fewer
       *[plus] more
    } for you, { $left } in all.
line-fortune-and-glory-quest-left = { $player } leaves the cliffhanger { $cliff } behind.
    .own = You leave the cliffhanger { $cliff } behind.
line-fortune-and-glory-henchman-placed = { $figure ->
    [soldier] A Nazi soldier appears { $in }.
   *[mobster] A mobster appears { $in }.
}
line-fortune-and-glory-henchman-elsewhere = A henchman is already { $in }: another place is drawn.
line-fortune-and-glory-henchman-gone = The henchman { $in } is removed.
line-fortune-and-glory-no-henchman = { $figure ->
    [soldier] No Nazi soldier is placed.
   *[mobster] No mobster is placed.
}
line-fortune-and-glory-henchman-stays = The henchman stays { $in }: { $player } must step aside.
    .own = The henchman stays { $in }: you must step aside.

## The Adventure phase.

line-fortune-and-glory-travel-die = { $player } makes the travel roll: { $n }.
    .own = You make the travel roll: { $n }.
line-fortune-and-glory-searches = { $player } searches for { $artifact } { $in }.
    .own = You search for { $artifact } { $in }.
line-fortune-and-glory-declines = { $player } does not search.
    .own = You do not search.
line-fortune-and-glory-race = { $player } joins { $other } { $in }: it is a race.
    .own = You join { $other } { $in }: it is a race.
    .you = { $player } joins you { $in }: it is a race.
line-fortune-and-glory-danger = { $player } faces a danger: { $card }.
    .own = You face a danger: { $card }.
line-fortune-and-glory-city-danger = { $player } faces a danger of the city: { $card }.
    .own = You face a danger of the city: { $card }.
line-fortune-and-glory-cliffhanger = { $player } is in a cliffhanger: { $cliff }.
    .own = You are in a cliffhanger: { $cliff }.
line-fortune-and-glory-danger-beaten = { $player } overcomes { $card }.
    .own = You overcome { $card }.
line-fortune-and-glory-city-danger-beaten = { $player } overcomes { $card }.
    .own = You overcome { $card }.
line-fortune-and-glory-cliffhanger-beaten = { $player } gets out of the cliffhanger { $cliff }.
    .own = You get out of the cliffhanger { $cliff }.
line-fortune-and-glory-danger-failed = { $player } fails against { $card } and ends up in a cliffhanger: { $cliff }.
    .own = You fail against { $card } and end up in a cliffhanger: { $cliff }.
line-fortune-and-glory-forfeited = { $n ->
    [one] { $player } forfeits the Glory of the danger overcome this round.
   *[other] { $player } forfeits the Glory of the { $n } dangers overcome this round.
}
    .own = { $n ->
        [one] You forfeit the Glory of the danger overcome this round.
       *[other] You forfeit the Glory of the { $n } dangers overcome this round.
    }
line-fortune-and-glory-danger-changed = { $source } is discarded: { $player } faces { $card } instead.
    .own = { $source } is discarded: you face { $card } instead.
line-fortune-and-glory-barred = { $source }: { $player } cannot choose “{ $trial }” against { $card }.
    .own = { $source }: you cannot choose “{ $trial }” against { $card }.
line-fortune-and-glory-pressed-on = { $player } presses on.
    .own = You press on.
line-fortune-and-glory-stopped = { $player } stops for the night.
    .own = You stop for the night.
line-fortune-and-glory-found = { $player } finds { $artifact } { $in }.
    .own = You find { $artifact } { $in }.
line-fortune-and-glory-artifact-gone = The artifact is gone: { $player } still faces one last danger.
    .own = The artifact is gone: you still face one last danger.
line-fortune-and-glory-markers-lost = { $player } loses { $n ->
    [one] { $n } danger marker
   *[other] { $n } danger markers
}.
    .own = You lose { $n ->
        [one] { $n } danger marker
       *[other] { $n } danger markers
    }.
line-fortune-and-glory-markers = { $by ->
    [card] { $card }: { $n ->
        [one] { $n } more danger marker
       *[other] { $n } more danger markers
    } for { $player }.
   *[none] { $player } now has { $n ->
        [one] { $n } danger marker
       *[other] { $n } danger markers
    }.
}
    .own = { $by ->
        [card] { $card }: { $n ->
            [one] { $n } more danger marker
           *[other] { $n } more danger markers
        } for you.
       *[none] You now have { $n ->
            [one] { $n } danger marker
           *[other] { $n } danger markers
        }.
    }

## Tests.

line-fortune-and-glory-test = { $player } tests { $test } ({ $card }).
    .own = You test { $test } ({ $card }).
line-fortune-and-glory-rolled = { $player } rolls { $dice }: { $hits ->
    [0] no success
    [one] { $hits } success
   *[other] { $hits } successes
}.
    .own = You roll { $dice }: { $hits ->
        [0] no success
        [one] { $hits } success
       *[other] { $hits } successes
    }.
line-fortune-and-glory-rerolled = { $player } rerolls with { $card }: { $dice }. Successes in that roll now: { $hits }.
    .own = You reroll with { $card }: { $dice }. Successes in that roll now: { $hits }.
line-fortune-and-glory-pushed = { $player } pushes their limits and takes { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
}.
    .own = You push your limits and take { $n ->
        [one] { $n } wound
       *[other] { $n } wounds
    }.
line-fortune-and-glory-test-passed = { $player } passes the test.
    .own = You pass the test.
line-fortune-and-glory-test-failed = { $player } fails the test.
    .own = You fail the test.
line-fortune-and-glory-more-dice = { $card }: { $n ->
    [one] { $n } die
   *[other] { $n } dice
} { $sign ->
    [minus] fewer
   *[plus] more
} for { $player }.
    .own = { $card }: { $n ->
        [one] { $n } die
       *[other] { $n } dice
    } { $sign ->
        [minus] fewer
       *[plus] more
    } for you.
line-fortune-and-glory-more-level = { $sign ->
    [minus] { $card } lowers the { $skill } of { $player } by { $n }.
   *[plus] { $card } raises the { $skill } of { $player } by { $n }.
}
    .own = { $sign ->
        [minus] { $card } lowers your { $skill } by { $n }.
       *[plus] { $card } raises your { $skill } by { $n }.
    }
line-fortune-and-glory-more-success = { $card }: { $n ->
    [one] { $n } success
   *[other] { $n } successes
} { $sign ->
    [minus] fewer
   *[plus] more
} for { $player }.
    .own = { $card }: { $n ->
        [one] { $n } success
       *[other] { $n } successes
    } { $sign ->
        [minus] fewer
       *[plus] more
    } for you.

## Sneaking.

line-fortune-and-glory-sneak-roll = { $by ->
    [card] { $player } sneaks past { $card }
   *[none] { $player } sneaks past the crew of the zeppelin
}, naming { $number }: { $dice }.
    .own = { $by ->
        [card] You sneak past { $card }
       *[none] You sneak past the crew of the zeppelin
    }, naming { $number }: { $dice }.
line-fortune-and-glory-sneaked = { $player } slips by unseen.
    .own = You slip by unseen.
line-fortune-and-glory-seen = { $n ->
    [one] { $player } is seen: one die shows the number.
   *[other] { $player } is seen: { $n } dice show the number.
}
    .own = { $n ->
        [one] You are seen: one die shows the number.
       *[other] You are seen: { $n } dice show the number.
    }

## Fights.

line-fortune-and-glory-enemy = { $player } must fight: { $card }.
    .own = You must fight: { $card }.
line-fortune-and-glory-escorted = { $card }: the next enemy guards it.
line-fortune-and-glory-not-infantry = No Infantry ({ $card }): the next card is drawn.
line-fortune-and-glory-hero-blows = { $player } rolls { $dice } against { $card }: { $hits ->
    [0] no hit
    [one] { $hits } hit
   *[other] { $hits } hits
}.
    .own = You roll { $dice } against { $card }: { $hits ->
        [0] no hit
        [one] { $hits } hit
       *[other] { $hits } hits
    }.
line-fortune-and-glory-enemy-blows = The enemy’s dice against { $player } ({ $card }): { $dice }. { $hits ->
    [0] No hit
    [one] { $hits } hit
   *[other] { $hits } hits
}.
    .own = The enemy’s dice against you ({ $card }): { $dice }. { $hits ->
        [0] No hit
        [one] { $hits } hit
       *[other] { $hits } hits
    }.
line-fortune-and-glory-enemy-hurt = { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
} for the enemy ({ $card }).
line-fortune-and-glory-enemy-beaten = { $player } beats { $card }.
    .own = You beat { $card }.
line-fortune-and-glory-enemy-withdraws = After so many rounds without a wound, the fight breaks off ({ $card }).
line-fortune-and-glory-tries-escape = { $player } tries to escape from { $card }.
    .own = You try to escape from { $card }.
line-fortune-and-glory-escaped = { $player } escapes from { $card }.
    .own = You escape from { $card }.
line-fortune-and-glory-not-escaped = { $player } does not get away: the enemy strikes ({ $card }).
    .own = You do not get away: the enemy strikes ({ $card }).
line-fortune-and-glory-hits-changed = { $card }: { $n ->
    [one] { $n } hit
   *[other] { $n } hits
} { $sign ->
    [minus] fewer
   *[plus] more
} for { $player }.
    .own = { $card }: { $n ->
        [one] { $n } hit
       *[other] { $n } hits
    } { $sign ->
        [minus] fewer
       *[plus] more
    } for you.
line-fortune-and-glory-blows-changed = { $sign ->
    [minus] { $card }: { $n ->
        [one] { $n } hit
       *[other] { $n } hits
    } fewer from { $source }.
   *[plus] { $card }: { $n ->
        [one] { $n } more hit
       *[other] { $n } more hits
    } from { $source }.
}
line-fortune-and-glory-parry-added = { $card }: { $n ->
    [one] { $n } more hit
   *[other] { $n } more hits
} can be parried by { $player }.
    .own = { $card }: you can parry { $n ->
        [one] { $n } more hit
       *[other] { $n } more hits
    }.
line-fortune-and-glory-fight-ended = { $card } ends the fight against { $source }.
line-fortune-and-glory-parried = { $player } parries { $n ->
    [one] { $n } hit
   *[other] { $n } hits
}.
    .own = You parry { $n ->
        [one] { $n } hit
       *[other] { $n } hits
    }.

line-fortune-and-glory-round-fought = The round is over: { $player } gets past { $card }.
    .own = The round is over: you get past { $card }.

## The zeppelin.

line-fortune-and-glory-zeppelin-placed = The zeppelin hangs over { $the }.
line-fortune-and-glory-zeppelin-heads = The zeppelin heads for { $the }; its die shows { $n }.
line-fortune-and-glory-no-drop = It drops nobody { $in }: soldiers land only in land spaces.
line-fortune-and-glory-zeppelin-flies = It flies { $n ->
    [one] { $n } space
   *[other] { $n } spaces
} and is over { $the }.
line-fortune-and-glory-zeppelin-gathers = { $is ->
    [full] The zeppelin holds no more than { $n } Fortune.
   *[more] The zeppelin gathers Fortune: { $n } aboard.
}
line-fortune-and-glory-boards = { $player } sneaks aboard the zeppelin, for a share of { $n } Fortune.
    .own = You sneak aboard the zeppelin, for a share of { $n } Fortune.
line-fortune-and-glory-goes-on = { $player } goes on through the zeppelin.
    .own = You go on through the zeppelin.
line-fortune-and-glory-leaves-zeppelin = { $n ->
    [0] { $player } leaves the zeppelin empty-handed.
   *[other] { $player } leaves the zeppelin.
}
    .own = { $n ->
        [0] You leave the zeppelin empty-handed.
       *[other] You leave the zeppelin.
    }

## Health and goods.

line-fortune-and-glory-hurt = { $player } takes { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
}{ $tail }.
    .own = You take { $n ->
        [one] { $n } wound
       *[other] { $n } wounds
    }{ $tail }.
line-fortune-and-glory-healed = { $player } heals { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
}.
    .own = You heal { $n ->
        [one] { $n } wound
       *[other] { $n } wounds
    }.
line-fortune-and-glory-ko = { $player } is KO and is carried { $to }.
    .own = You are KO and are carried { $to }.
line-fortune-and-glory-saved = { $card } keeps { $player } on their feet, with { $n ->
    [0] no wounds
    [one] { $n } wound
   *[other] { $n } wounds
}.
    .own = { $card } keeps you on your feet, with { $n ->
        [0] no wounds
        [one] { $n } wound
       *[other] { $n } wounds
    }.
line-fortune-and-glory-ko-die = { $player } rolls { $n } for the losses of the KO.
    .own = You roll { $n } for the losses of your KO.
line-fortune-and-glory-ko-lost = { $goods ->
    [glory] { $player } loses { $n } Glory to the KO.
   *[fortune] { $player } loses { $n } Fortune to the KO.
}
    .own = { $goods ->
        [glory] You lose { $n } Glory to your KO.
       *[fortune] You lose { $n } Fortune to your KO.
    }
line-fortune-and-glory-ko-artifact = { $fate ->
    [lost] { $player } rolls { $n } and loses { $artifact }.
   *[kept] { $player } rolls { $n } and keeps { $artifact }.
}
    .own = { $fate ->
        [lost] You roll { $n } and lose { $artifact }.
       *[kept] You roll { $n } and keep { $artifact }.
    }
line-fortune-and-glory-stands-up = { $player } stands up again { $in }.
    .own = You stand up again { $in }.
line-fortune-and-glory-glory = { $sign ->
    [none] { $player } gains no Glory{ $tail }.
    [empty] { $player } has no Glory to lose{ $tail }.
    [minus] { $player } loses { $n } Glory{ $tail }.
   *[plus] { $player } gains { $n } Glory{ $tail }.
}
    .own = { $sign ->
        [none] You gain no Glory{ $tail }.
        [empty] You have no Glory to lose{ $tail }.
        [minus] You lose { $n } Glory{ $tail }.
       *[plus] You gain { $n } Glory{ $tail }.
    }
line-fortune-and-glory-fortune = { $sign ->
    [none] { $player } gains no Fortune{ $tail }.
    [empty] { $player } has no Fortune to lose{ $tail }.
    [minus] { $player } loses { $n } Fortune{ $tail }.
   *[plus] { $player } gains { $n } Fortune{ $tail }.
}
    .own = { $sign ->
        [none] You gain no Fortune{ $tail }.
        [empty] You have no Fortune to lose{ $tail }.
        [minus] You lose { $n } Fortune{ $tail }.
       *[plus] You gain { $n } Fortune{ $tail }.
    }
tail-fortune-and-glory-card = { " " }({ $card })
line-fortune-and-glory-stole-glory = { $player } takes { $n } Glory from { $other } ({ $card }).
    .own = You take { $n } Glory from { $other } ({ $card }).
    .you = { $player } takes { $n } Glory from you ({ $card }).
line-fortune-and-glory-stole-fortune = { $player } takes { $n } Fortune from { $other } ({ $card }).
    .own = You take { $n } Fortune from { $other } ({ $card }).
    .you = { $player } takes { $n } Fortune from you ({ $card }).
line-fortune-and-glory-took-card = { $player } takes { $card } from { $other }.
    .own = You take { $card } from { $other }.
    .you = { $player } takes { $card } from you.
line-fortune-and-glory-artifact-taken = { $player } takes { $artifact } from { $other }.
    .own = You take { $artifact } from { $other }.
    .you = { $player } takes { $artifact } from you.
line-fortune-and-glory-ready-again = { $player } turns { $card } back: it can be activated again.
    .own = You turn { $card } back: it can be activated again.
line-fortune-and-glory-turn-lost = { $card } costs { $player } this round’s Adventure turn.
    .own = { $card } costs you this round’s Adventure turn.
line-fortune-and-glory-artifact-lost = { $player } loses { $artifact }.
    .own = You lose { $artifact }.

## The city.

line-fortune-and-glory-bought = { $deck ->
    [gear] { $player } pays { $n } Glory for a Gear card.
   *[ally] { $player } pays { $n } Glory for an Ally.
}
    .own = { $deck ->
        [gear] You pay { $n } Glory for a Gear card.
       *[ally] You pay { $n } Glory for an Ally.
    }
line-fortune-and-glory-bought-item = { $player } buys { $card } for { $n } Glory.
    .own = You buy { $card } for { $n } Glory.
line-fortune-and-glory-paid-healing = { $player } pays { $n } Glory for treatment.
    .own = You pay { $n } Glory for treatment.
line-fortune-and-glory-sells = { $player } offers { $artifact } for sale { $in }, for { $n } Fortune.
    .own = You offer { $artifact } for sale { $in }, for { $n } Fortune.
line-fortune-and-glory-sold = { $player } sells { $artifact } for { $n } Fortune.
    .own = You sell { $artifact } for { $n } Fortune.
line-fortune-and-glory-fake = { $source }: { $artifact } is a fake and brings { $player } nothing.
    .own = { $source }: { $artifact } is a fake and brings you nothing.
line-fortune-and-glory-price-changed = { $sign ->
    [minus] { $source }: { $artifact } brings { $n } Fortune less.
   *[plus] { $source }: { $artifact } brings { $n } Fortune more.
}
line-fortune-and-glory-artifact-moved = The new hiding place of { $artifact } is said to be { $in }.
line-fortune-and-glory-auction = An auction opens { $in }: the next artifact sold there brings { $n } more Fortune.
line-fortune-and-glory-delivered = { $player } makes the delivery { $in } ({ $card }).
    .own = You make the delivery { $in } ({ $card }).

## Deep jungle.

line-fortune-and-glory-gold-laid = { $temple ->
    [yes] The jungle is deep: { $n } more coins lie in { $artifact }.
   *[no] The jungle is deep: { $n } coins lie under the skull of { $artifact }.
}
line-fortune-and-glory-gold-taken-up = No longer in a deep jungle, { $artifact } is without its { $n } coins.
line-fortune-and-glory-explores = { $player } explores the deep jungle and rolls { $dice }.
    .own = You explore the deep jungle and roll { $dice }.
line-fortune-and-glory-path-found = { $player } finds the way to the adventure.
    .own = You find the way to the adventure.
line-fortune-and-glory-path-markers = { $player } puts back { $n ->
    [one] the exploration marker
   *[other] { $n } exploration markers
}.
    .own = You put back { $n ->
        [one] the exploration marker
       *[other] { $n } exploration markers
    }.
line-fortune-and-glory-lost-in-jungle = { $player } is lost in the jungle, with { $n ->
    [one] { $n } exploration marker
   *[other] { $n } exploration markers
} by now: no adventure this round.
    .own = You are lost in the jungle, with { $n ->
        [one] { $n } exploration marker
       *[other] { $n } exploration markers
    } by now: no adventure this round.
line-fortune-and-glory-exploration-lost = { $n ->
    [0] The way that { $player } had found through the jungle is lost.
    [one] { $player } loses { $n } exploration marker.
   *[other] { $player } loses { $n } exploration markers.
}
    .own = { $n ->
        [0] The way that you had found through the jungle is lost.
        [one] You lose { $n } exploration marker.
       *[other] You lose { $n } exploration markers.
    }

## Flights.

line-fortune-and-glory-flew = { $player } flies from { $from } { $to }.
    .own = You fly from { $from } { $to }.
line-fortune-and-glory-ends-move = { $player } goes no further: the move ends { $in }.
    .own = You go no further: your move ends { $in }.

## Special texts.

line-fortune-and-glory-special-text = { $card } has a text: “{ $text }”

## The end.

line-fortune-and-glory-cut-short = The game stops unfinished after { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}.
line-fortune-and-glory-won = { $player } is home with { $n } Fortune and wins.
    .own = You are home with { $n } Fortune and win.
