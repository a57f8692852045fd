# What scenes, piles and news of Fortune and Glory say in the browser. It is fetched with the first of them.

web-fortune-and-glory-pile = { $deck ->
    [event] Events
    [city] City cards
    [gear] Gear
    [ally] Allies
    [enemy] Enemies
    [nazi] Nazi Enemies
    [danger] Dangers
    [artifact] Artifacts
    [adventure] Adventures
   *[location] Locations
}
web-fortune-and-glory-left-in = { $n } left, { $discarded ->
    [0] none discarded
   *[other] { $discarded } discarded:
}
web-fortune-and-glory-journeys = See the journeys on the map
web-fortune-and-glory-journey = { $n ->
    [one] { $n } journey
   *[other] { $n } journeys
}, { $spaces ->
    [one] { $spaces } place
   *[other] { $spaces } places
}
web-fortune-and-glory-fold = Look at the map
web-fortune-and-glory-now = Now
web-fortune-and-glory-race = Race:
web-fortune-and-glory-cliffhanger = Cliffhanger
web-fortune-and-glory-beaten = Overcome
web-fortune-and-glory-ko-lost = You wake up poorer. Choose what you lose.
web-fortune-and-glory-brings = Brings { $n } Glory
web-fortune-and-glory-test = { $target }+, { $n ->
    [one] { $n } success
   *[other] { $n } successes
}
web-fortune-and-glory-dice = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
web-fortune-and-glory-successes = Successes: { $n } of { $most }
web-fortune-and-glory-chance = Chance to pass: { $n } %
web-fortune-and-glory-push = Push your limits, once in this test: each wound is a die more in the next roll.
web-fortune-and-glory-fight-round = Round { $n } of the fight
web-fortune-and-glory-pending = { $n } Glory waits: a stop collects it, a failure loses it.
web-fortune-and-glory-peril = The next danger, one of { $cards }: about { $n } % to overcome it without a push, { $ko } % to be KO.
web-fortune-and-glory-market = Business { $in }
web-fortune-and-glory-purse = You have { $n } Glory to spend.
web-fortune-and-glory-sell = sell it
web-fortune-and-glory-gear = A Gear card
web-fortune-and-glory-since = Since your last turn: { $news }
web-fortune-and-glory-came = { $hero } was { $in } before.
web-fortune-and-glory-left = { $hero } is { $in } now.
web-fortune-and-glory-new-site = The artifact has come.
web-fortune-and-glory-new-henchman = The henchman has come.
web-fortune-and-glory-new-cracks = The temple was shaken.
web-fortune-and-glory-new-villain = { $villain } has come.
web-fortune-and-glory-new-zeppelin = The zeppelin has come.
web-fortune-and-glory-gone-site = { $how ->
    [collapsed] { $artifact } has collapsed.
    [emptied] { $artifact } is empty: its treasure was taken.
   *[taken] { $artifact } is gone.
}
web-fortune-and-glory-gone-henchman = A henchman is gone.
web-fortune-and-glory-gone-villain = { $villain } is gone.
web-fortune-and-glory-gone-zeppelin = The zeppelin has flown on.
web-fortune-and-glory-sign = { $kind ->
    [skills] Combat, Agility, Cunning, Lore
    [fortune] Fortune
    [glory] Glory
    [danger] Dangers
    [health] Health
    [wounds] Wounds
    [defence] Defence
    [temple] Temple: a crack for each instability marker
    [villain] Villain: bodyguards, wounds, danger markers
    [zeppelin] Zeppelin: Fortune aboard
   *[dice] Dice: gold is a success, dark the enemy’s
}
web-fortune-and-glory-scene = { $kind ->
    [fight] The fight
    [danger] The danger
    [cliffhanger] The cliffhanger
    [choice] The decision
    [market] The market
    [ko] KO
    [card] A card is read aloud
    [sneak] Sneaking past
    [collapse] The collapse
    [aboard] Aboard the zeppelin
    [told] The dice have fallen
   *[end] The end
}
web-fortune-and-glory-die = { $hit ->
    [yes] Die: { $n }, a success
    [match] Die: { $n }, the number
    [ruin] Die: { $n }, the temple falls
    [hurt] Die: { $n }, a wound
   *[no] Die: { $n }
}
web-fortune-and-glory-ally = An Ally
web-fortune-and-glory-unseen = unseen, { $n } left
web-fortune-and-glory-heal = Heal
web-fortune-and-glory-each = for each wound
web-fortune-and-glory-staying = Cards that remain in play
web-fortune-and-glory-the-end = The End

## The advanced elements.

web-fortune-and-glory-deep-how = An adventure here has to be found first: heroes explore.
web-fortune-and-glory-coins-here = { $n ->
    [one] { $n } coin lies under the skull.
   *[other] { $n } coins lie under the skull.
}
web-fortune-and-glory-temple-here = { $artifact } stands here, a temple with { $fortune } Fortune; danger markers: { $n } of { $danger }; { $shaken ->
    [0] no instability marker yet
    [one] { $shaken } instability marker
   *[other] { $shaken } instability markers
}.
web-fortune-and-glory-villain-here = { $villain } is here: Search { $search }, Combat { $combat }, Defence { $defence }, wounds { $wounds } of { $strength }.
web-fortune-and-glory-guards = { $n ->
    [one] { $n } bodyguard.
   *[other] { $n } bodyguards.
}
web-fortune-and-glory-villain-explores = Exploration markers of the Villain: { $n }.
web-fortune-and-glory-villain-hunts = Danger markers of the Villain: { $n } of { $most }.
web-fortune-and-glory-zeppelin-here = The zeppelin flies over it with { $n } Fortune aboard.
web-fortune-and-glory-aboard-here = { $hero } is aboard; fights won: { $n }.
web-fortune-and-glory-temple = Temple
web-fortune-and-glory-cracks = { $n ->
    [0] no cracks yet
    [one] { $n } crack
   *[other] { $n } cracks
}
web-fortune-and-glory-under-skull = +{ $n } under the skull
web-fortune-and-glory-explores = { $found ->
    [yes] { $hero } has found the way.
   *[no] { $hero } explores, exploration markers: { $n }.
}
web-fortune-and-glory-loot = In the hands of Villains
web-fortune-and-glory-loot-fortune = { $n } Fortune
web-fortune-and-glory-loot-none = Nothing yet.
web-fortune-and-glory-villains = Villains
web-fortune-and-glory-villains-left = { $n ->
    [0] All of them are in play.
    [one] { $n } is not in play.
   *[other] { $n } are not in play.
}
web-fortune-and-glory-sneak-how = { $n ->
    [one] A die looks for you.
   *[other] { $n } dice look for you.
} Name a number: each die that shows it sees you, and you fight a round for it.
web-fortune-and-glory-sneak-chance = Unseen: { $n } %
web-fortune-and-glory-sneak-crew = The crew of the zeppelin
web-fortune-and-glory-sneak-number = The number: { $n }
web-fortune-and-glory-collapse-title = The temple collapses
web-fortune-and-glory-collapse-how = Everybody here must get out. Who does not is KO.
web-fortune-and-glory-aboard-fortune = Fortune aboard: { $n }
web-fortune-and-glory-aboard-won = Fights won: { $n }
web-fortune-and-glory-aboard-how = Guards come one at a time. Escape, and you leave with what you have won; KO, and you leave with nothing.
web-fortune-and-glory-told-title = { $key ->
    [explores] Through the deep jungle
    [sneak-roll] Unseen?
    [collapse-dice] The temple trembles
   *[other] A Villain’s adventure
}
web-fortune-and-glory-told-end = { $end ->
    [path-found] Found
    [lost-in-jungle] Lost
    [sneaked] Unseen
    [seen] Seen
    [temple-holds] It holds
    [temple-collapses] Collapse
    [villain-takes] Taken
    [villain-ko] KO
   *[none] { "" }
}
web-fortune-and-glory-rounds-left = { $n ->
    [one] { $n } round to fight
   *[other] { $n } rounds to fight
}
web-fortune-and-glory-villain-fight = Each hit brings you 1 Glory. Nobody escapes from a Villain.
web-fortune-and-glory-gold-rule = Wounds dealt: { $dealt }, taken: { $taken }. The gold is for whoever deals more.
web-fortune-and-glory-explore-first = You must find the adventure first; each try has a die more, and one 4, 5 or 6 is enough.
web-fortune-and-glory-way-found = You have found the way through the jungle.
web-fortune-and-glory-explore-markers = Exploration markers: { $n }
web-fortune-and-glory-coin-each = Each danger overcome brings a coin at once; the last one brings the treasure.
web-fortune-and-glory-temple-markers = Danger markers on the temple: { $n } of { $most }
web-fortune-and-glory-shake-chance = { $n ->
    [one] At { $most } it is shaken: 1 die, and a 1 brings it down.
   *[other] At { $most } it is shaken: { $n } dice, and a 1 brings it down.
}
web-fortune-and-glory-peril-temple = The next danger: about { $n } % that the temple collapses, { $out } % to get out of it without a push.
web-fortune-and-glory-zeppelin-above = The zeppelin is right above you: { $n } Fortune aboard, { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} to sneak past.
