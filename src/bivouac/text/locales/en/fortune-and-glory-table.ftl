# The table of Fortune and Glory in sentences, for plain prompts and for the terminal. Keys begin with `table-fortune-and-glory-`. `$in` is
# a space with its preposition.

table-fortune-and-glory-you = You ({ $player })
table-fortune-and-glory-player = { $player }
table-fortune-and-glory-yours = you

table-fortune-and-glory-site = { $artifact }, { $in }: { $n } Fortune, { $danger ->
    [one] { $danger } danger
   *[other] { $danger } dangers
}{ $away }.
table-fortune-and-glory-here = where you are
table-fortune-and-glory-away = { $n ->
    [one] { $n } point away
   *[other] { $n } points away
}
table-fortune-and-glory-beyond = out of reach
table-fortune-and-glory-there = There: { $heroes }.
table-fortune-and-glory-on-quest = { $who }, searching ({ $n } of { $danger })
table-fortune-and-glory-exploring = { $who }, exploring ({ $n ->
    [one] { $n } exploration marker
   *[other] { $n } exploration markers
})
table-fortune-and-glory-coins = Under the skull: { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}.
table-fortune-and-glory-special-text = Its text: “{ $text }”

table-fortune-and-glory-hero = { $who }: { $hero }, { $in }{ $home ->
    [yes] , at home
   *[no] { "" } (home: { $city })
}.
table-fortune-and-glory-goods = Fortune { $fortune }, Glory { $glory }; wounds { $wounds } of { $most } (KO at { $ko }); in hand { $events ->
    [0] no Events
    [one] { $events } Event
   *[other] { $events } Events
}, { $city ->
    [0] no City cards
    [one] { $city } City card
   *[other] { $city } City cards
}.
table-fortune-and-glory-ko = KO until the End phase.
table-fortune-and-glory-falling = About to be KO.
table-fortune-and-glory-hangs = In the cliffhanger { $card }.
table-fortune-and-glory-levels = { $levels }, defence { $n }.
table-fortune-and-glory-level = { $skill } { $n }
table-fortune-and-glory-level-changed = { $skill } { $n } (on the sheet { $printed })
table-fortune-and-glory-sheet-used = The hero’s own ability is used up this round.
table-fortune-and-glory-gear = Gear, { $n } of { $most }: { $cards }.
table-fortune-and-glory-ally = Allies, { $n } of { $most }: { $cards }.
table-fortune-and-glory-used = { $card } (used)
table-fortune-and-glory-artifact = { $artifact } ({ $n } Fortune)
table-fortune-and-glory-artifacts = Carries { $artifacts }.
table-fortune-and-glory-met = { $n } Glory waiting: { $cards }.

table-fortune-and-glory-zeppelin = The zeppelin is over { $the }, { $n } Fortune aboard.
table-fortune-and-glory-aboard = { $who }: aboard, { $n ->
    [0] no fight
    [one] { $n } fight
   *[other] { $n } fights
} won.
table-fortune-and-glory-zeppelin-sheet = Its sheet, which is ours: Search { $search }; in the End phase it flies a D{ $die } of spaces toward a random land, gathers { $gathers } Fortune (at most { $most } aboard) and on a { $drops } drops a Nazi soldier; each fight won aboard is worth { $prize } Fortune.
table-fortune-and-glory-sneak = { $who }, sneaking past { $by ->
    [card] { $card }
   *[none] the crew of the zeppelin
}: { $n ->
    [one] { $n } die
   *[other] { $n } dice
}.
table-fortune-and-glory-henchmen = Henchmen: { $figures }.
table-fortune-and-glory-soldier = a Nazi soldier { $in }
table-fortune-and-glory-mobster = a mobster { $in }
table-fortune-and-glory-auction = Auction { $in }: the next artifact sold there brings { $n } Fortune more.
table-fortune-and-glory-all = everybody
table-fortune-and-glory-stays = In play: { $card } ({ $who }).
table-fortune-and-glory-stays-until = In play until round { $n } is over: { $card } ({ $who }).
table-fortune-and-glory-major = *
table-fortune-and-glory-cities = Cities, in points from you ({ $mark } pays 1 Fortune more): { $cities }.

table-fortune-and-glory-facing-danger = { $who }, facing the danger { $card } ({ $keywords }; { $n } Glory): “{ $text }”
table-fortune-and-glory-facing-cliffhanger = { $who }, in the cliffhanger { $card } ({ $keywords }; { $n } Glory): “{ $text }”
table-fortune-and-glory-barred = Forbidden: { $way }.
table-fortune-and-glory-fight = { $who } against { $card }: { $mine ->
    [one] { $mine } die
   *[other] { $mine } dice
} against { $dice }. The enemy: wounds { $n } of { $most }, defence { $defence }, { $glory } Glory.
table-fortune-and-glory-gold = Brings { $n } Fortune if beaten.
table-fortune-and-glory-guards = Guards { $cards }.
table-fortune-and-glory-escape = Escape: { $trial }.
table-fortune-and-glory-blows = Dice, { $who }: { $mine } ({ $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}); the enemy: { $theirs } ({ $n ->
    [one] { $n } hit
   *[other] { $n } hits
}).
table-fortune-and-glory-no-dice = none
table-fortune-and-glory-test = { $who }, in a test{ $card ->
    [none] { "" }
   *[other] { "" } ({ $card })
}: { $test }; { $n } of { $needed } so far.
table-fortune-and-glory-next = Next roll: { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}.
table-fortune-and-glory-last = Last roll: { $dice }.
table-fortune-and-glory-announced = Read aloud: { $card } ({ $who }).
table-fortune-and-glory-begun = Being resolved: { $card } ({ $who }).
table-fortune-and-glory-cancelled = Cancelled: { $card } ({ $who }).
table-fortune-and-glory-peril-jungle = Exploring: { $n } % to find the adventure now.
table-fortune-and-glory-peril = The next danger: { $n } % to overcome it, { $ko } % to be KO by it.
table-fortune-and-glory-race = Still to come in this race, in this order: { $heroes }.
table-fortune-and-glory-sale = For sale, { $who }: { $artifact }, { $n } Fortune.
table-fortune-and-glory-sale-fake = For sale, { $who }: { $artifact }, a fake.
table-fortune-and-glory-looking = To choose from: { $cards }.
table-fortune-and-glory-looked-at = { $n ->
    [one] { $n } card is being looked at.
   *[other] { $n } cards are being looked at.
}
