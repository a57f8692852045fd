# Fortune and Glory as text on the command line. Keys begin with `cli-fortune-and-glory-`. `$in` is a space with its preposition.

cli-fortune-and-glory-head = Round { $round }. { $phase }. First Player: { $player }. Goal: { $goal } Fortune, at home.
cli-fortune-and-glory-you = You ({ $player })
cli-fortune-and-glory-player = { $player }
cli-fortune-and-glory-yours = you

cli-fortune-and-glory-adventures = Artifacts to search for:
cli-fortune-and-glory-site = { $artifact }, { $in }: { $n } Fortune, { $danger ->
    [one] { $danger } danger
   *[other] { $danger } dangers
}{ $away }.
cli-fortune-and-glory-here = where you are
cli-fortune-and-glory-away = { $n ->
    [one] { $n } point away
   *[other] { $n } points away
}
cli-fortune-and-glory-beyond = out of reach
cli-fortune-and-glory-there = There: { $heroes }.
cli-fortune-and-glory-on-quest = { $who }, searching ({ $n } of { $danger })

cli-fortune-and-glory-hero = { $who }: { $hero }, { $in }{ $home ->
    [yes] , at home
   *[no] { "" } (home: { $city })
}.
cli-fortune-and-glory-goods = Fortune { $fortune }, Glory { $glory }; wounds { $wounds } of { $most } (KO at { $ko }); in hand { $events ->
    [0] no Events
    [one] { $events } Event
   *[other] { $events } Events
}, { $city ->
    [0] no City cards
    [one] { $city } City card
   *[other] { $city } City cards
}.
cli-fortune-and-glory-ko = KO until the End phase.
cli-fortune-and-glory-falling = About to be KO.
cli-fortune-and-glory-hangs = In the cliffhanger { $card }.
cli-fortune-and-glory-levels = { $levels }, defence { $n }.
cli-fortune-and-glory-level = { $skill } { $n }
cli-fortune-and-glory-level-changed = { $skill } { $n } (on the sheet { $printed })
cli-fortune-and-glory-sheet-used = The hero’s own ability is used up this round.
cli-fortune-and-glory-gear = Gear, { $n } of { $most }: { $cards }.
cli-fortune-and-glory-ally = Allies, { $n } of { $most }: { $cards }.
cli-fortune-and-glory-used = { $card } (used)
cli-fortune-and-glory-artifact = { $artifact } ({ $n } Fortune)
cli-fortune-and-glory-artifacts = Carries { $artifacts }.
cli-fortune-and-glory-met = { $n } Glory waiting: { $cards }.

cli-fortune-and-glory-henchmen = Henchmen: { $figures }.
cli-fortune-and-glory-soldier = a Nazi soldier { $in }
cli-fortune-and-glory-mobster = a mobster { $in }
cli-fortune-and-glory-auction = Auction { $in }: the next artifact sold there brings { $n } Fortune more.
cli-fortune-and-glory-all = everybody
cli-fortune-and-glory-stays = In play: { $card } ({ $who }).
cli-fortune-and-glory-stays-until = In play until round { $n } is over: { $card } ({ $who }).
cli-fortune-and-glory-major = *
cli-fortune-and-glory-cities = Cities, in points from you ({ $mark } pays 1 Fortune more): { $cities }.
cli-fortune-and-glory-hand = Your hand (“card” and its name reads one): { $cards }.
cli-fortune-and-glory-no-hand = Your hand: empty.

cli-fortune-and-glory-facing-danger = { $who }, facing the danger { $card } ({ $keywords }; { $n } Glory): “{ $text }”
cli-fortune-and-glory-facing-cliffhanger = { $who }, in the cliffhanger { $card } ({ $keywords }; { $n } Glory): “{ $text }”
cli-fortune-and-glory-barred = Forbidden: { $way }.
cli-fortune-and-glory-fight = { $who } against { $card }: { $mine ->
    [one] { $mine } die
   *[other] { $mine } dice
} against { $dice }. The enemy: wounds { $n } of { $most }, defence { $defence }, { $glory } Glory.
cli-fortune-and-glory-gold = Brings { $n } Fortune if beaten.
cli-fortune-and-glory-guards = Guards { $cards }.
cli-fortune-and-glory-escape = Escape: { $trial }.
cli-fortune-and-glory-blows = Dice, { $who }: { $mine } ({ $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}); the enemy: { $theirs } ({ $n ->
    [one] { $n } hit
   *[other] { $n } hits
}).
cli-fortune-and-glory-no-dice = none
cli-fortune-and-glory-test = { $who }, in a test{ $card ->
    [none] { "" }
   *[other] { "" } ({ $card })
}: { $test }; { $n } of { $needed } so far.
cli-fortune-and-glory-next = Next roll: { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}.
cli-fortune-and-glory-last = Last roll: { $dice }.
cli-fortune-and-glory-announced = Read aloud: { $card } ({ $who }).
cli-fortune-and-glory-begun = Being resolved: { $card } ({ $who }).
cli-fortune-and-glory-cancelled = Cancelled: { $card } ({ $who }).
cli-fortune-and-glory-race = Still to come in this race, in this order: { $heroes }.
cli-fortune-and-glory-sale = For sale, { $who }: { $artifact }, { $n } Fortune.
cli-fortune-and-glory-sale-fake = For sale, { $who }: { $artifact }, a fake.
cli-fortune-and-glory-looking = To choose from: { $cards }.
cli-fortune-and-glory-looked-at = { $n ->
    [one] { $n } card is being looked at.
   *[other] { $n } cards are being looked at.
}
