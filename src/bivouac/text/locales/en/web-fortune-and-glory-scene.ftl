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
web-fortune-and-glory-gone-site = { $artifact } is gone.
web-fortune-and-glory-gone-henchman = A henchman is gone.
web-fortune-and-glory-sign = { $kind ->
    [skills] Combat, Agility, Cunning, Lore
    [fortune] Fortune
    [glory] Glory
    [danger] Dangers
    [health] Health
    [wounds] Wounds
    [defence] Defence
   *[dice] Dice: gold is a success, dark the enemy’s
}
