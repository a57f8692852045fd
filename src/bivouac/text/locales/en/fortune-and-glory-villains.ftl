# Villains of Fortune and Glory: their cards, what they do, and what is told of them. `$villain` is a name inside a sentence.

## On the cards.

kind-fortune-and-glory-villain-nazis = Nazi Villain
kind-fortune-and-glory-villain-mob = Mob Villain
facts-fortune-and-glory-search = Search { $n }
facts-fortune-and-glory-combat = Combat { $n }
verb-fortune-and-glory-villain = { $clan ->
    [nazis] a random Nazi Villain comes to your space
    [mob] a random Mob Villain comes to your space
   *[any] a random Villain comes to your space
}
verb-fortune-and-glory-leader = { $clan ->
    [nazis] a random Nazi Villain comes to your space
   *[mob] a random Mob Villain comes to your space
}, and you fight that Villain for one round
verb-fortune-and-glory-sneak-past = { $form ->
    [one] sneaks past the Villain
   *[me] sneak past the Villain
}
verb-fortune-and-glory-search-again = the dice that failed are rolled again
trigger-fortune-and-glory-enters = as this Villain enters play
trigger-fortune-and-glory-searches = each time this Villain searches
trigger-fortune-and-glory-discovers = each time this Villain discovers a hero
trigger-fortune-and-glory-collects = each time this Villain takes an artifact
trigger-fortune-and-glory-villain-sold = each time a hero sells an artifact
ability-fortune-and-glory-dearer = while this Villain is in play, Gear cards and Allies cost { $n } Glory more

## What is told.

line-fortune-and-glory-villain-enters = { $card } comes into play { $in }.
line-fortune-and-glory-villain-present = Another Villain would come { $to }, but { $villain } is there already.
line-fortune-and-glory-no-villain = No such Villain is left: nobody comes.
line-fortune-and-glory-villain-hunts = { $card } joins the hunt for { $artifact }.
line-fortune-and-glory-bodyguards = { $card } comes with { $n ->
    [0] no bodyguards
    [one] a bodyguard
   *[other] { $n } bodyguards
}.
line-fortune-and-glory-bodyguard-joins = The Nazi soldier { $in } joins the bodyguards of { $villain }.
line-fortune-and-glory-guards-lost = { $n ->
    [one] A bodyguard falls for { $villain }.
   *[other] { $n } bodyguards fall for { $villain }.
}
line-fortune-and-glory-guards-return = { $n ->
    [one] The bodyguard of { $villain } goes back to the stock.
   *[other] The { $n } bodyguards of { $villain } go back to the stock.
}
line-fortune-and-glory-villain-hurt = { $card } takes { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
}.
line-fortune-and-glory-villain-ko = { $card } is KO and leaves the board.
line-fortune-and-glory-villain-leaves = { $card } leaves the board.
line-fortune-and-glory-villain-fight = { $player } must fight { $villain }: { $n ->
    [one] one round
   *[other] { $n } rounds
}.
    .own = You must fight { $villain }: { $n ->
        [one] one round
       *[other] { $n } rounds
    }.
line-fortune-and-glory-villain-over = The fight against { $villain } is over.
line-fortune-and-glory-gold-kept = Wounds dealt { $n }, wounds taken { $taken }: { $player } does not get the gold.
    .own = Wounds dealt { $n }, wounds taken { $taken }: you do not get the gold.
line-fortune-and-glory-villain-explores = { $card } explores the jungle ({ $dice }) and finds the adventure.
line-fortune-and-glory-villain-lost = { $card } explores the jungle ({ $dice }) and gets lost.
line-fortune-and-glory-villain-watched = With so many heroes around, { $villain } does not search.
line-fortune-and-glory-villain-searches = { $card } searches: { $dice }.
line-fortune-and-glory-villain-again = { $card } rolls the failed dice again: { $dice }.
line-fortune-and-glory-villain-markers = { $card } has { $n ->
    [one] { $n } danger marker
   *[other] { $n } danger markers
} of { $danger }.
line-fortune-and-glory-villain-takes = { $card } takes { $artifact }, which is put aside.
line-fortune-and-glory-villain-gold = { $card } takes { $n } Fortune, which is put aside.
line-fortune-and-glory-villain-buried = The temple comes down on { $villain }, who rolls { $n } for the wounds.

## Questions and reasons.

prompt-fortune-and-glory-sneak-ahead = { $villain } hunts here: to press on you must sneak past ({ $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}, unseen { $chance } %).
prompt-fortune-and-glory-villain-round = A round against { $card } ({ $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}, { $left ->
    [one] { $left } wound
   *[other] { $left } wounds
} to go), { $rounds ->
    [one] the last one
   *[other] { $rounds } in all
}. There is no escape from a Villain.
reason-fortune-and-glory-no-escape = Nobody escapes from a Villain: fight your rounds.

## Tables of text. `table-` is read by positions and the terminal.

table-fortune-and-glory-villain = { $villain }, { $in }: search { $search }, combat { $combat }, defence { $defence }, wounds { $wounds } of { $strength }{ $guards ->
    [0] { "" }
    [one] , { $guards } bodyguard
   *[other] , { $guards } bodyguards
}{ $markers ->
    [0] { "" }
    [one] , { $markers } danger marker
   *[other] , { $markers } danger markers
}{ $explored ->
    [-1] { "" }
   *[other] , still exploring ({ $explored })
}.
table-fortune-and-glory-loot = Taken by Villains: { $loot }.
table-fortune-and-glory-loot-fortune = { $n } Fortune
table-fortune-and-glory-villain-fight = { $who } against { $card }, no escape: { $mine ->
    [one] { $mine } die
   *[other] { $mine } dice
} against { $dice }. The Villain: wounds { $n } of { $most }, defence { $defence }; rounds left { $left }.
table-fortune-and-glory-villain-gold = { $n } Fortune for who deals more wounds than they take.

## Flavour.

flavour-fortune-and-glory-herr-teufel = He lost a glove in Tibet. Tibet is still looking for it.
flavour-fortune-and-glory-oberst-kaltherz = His men may speak freely. None of them has tried.
flavour-fortune-and-glory-doktor-nebel = The diploma is real. The university is not.
flavour-fortune-and-glory-silk-malone = He apologises to the suit before every fight.
flavour-fortune-and-glory-mama-rossi = She feeds the whole harbour, and it had better be hungry.
flavour-fortune-and-glory-the-accountant = He has never fired a gun. He has invoiced for several.
flavour-fortune-and-glory-agents-of-evil = Six identical hats turn round at the same moment.
flavour-fortune-and-glory-trouble-in-town = The band stops. The barman polishes the same glass twice.
flavour-fortune-and-glory-mob-leader = He never raises his voice. Others raise it for him.
flavour-fortune-and-glory-nazi-commander = A cigarette holder, a cane, a car with the engine running.

## Lessons.

tutor-fortune-and-glory-villain = A Villain has come into play. Villains stop nobody and force no fight, but they hunt for artifacts too. When they leave the board, they may be back another day.
    .title = A Villain appears
tutor-fortune-and-glory-hunter = { $card } hunts for the same artifact. Stop, and nobody sees you. Press on, and you must sneak past first; each die that sees you is a round of combat.
    .title = Under the Villain’s nose
    .again = Press on past the Villain, or stop unseen.
tutor-fortune-and-glory-rounds = A fight with a Villain lasts only so many rounds, and nobody escapes from it. Every hit of yours is 1 Glory at once, even one that is parried. With enough wounds the Villain is KO and gone.
    .title = Face to face
    .again = Fight your rounds: each hit is 1 Glory.
tutor-fortune-and-glory-guards = Nazi Villains come with soldiers as bodyguards. Each gives the Villain one die more in a fight, and takes a wound before the Villain does. They block nobody.
    .title = Bodyguards
tutor-fortune-and-glory-searches = In the End phase a Villain searches for the artifact in its space. Each die of 4 or more is a danger marker, each 1 a wound. Every hero in the space takes a die away, unless bodyguards stand by.
    .title = You are not alone
tutor-fortune-and-glory-robbed = A Villain has taken an artifact. It lies beside the board now, and nobody gets it back. Another one is placed in its stead.
    .title = Too late
tutor-advice-fortune-and-glory-press-on-villain = The Villain wants it too, and whoever waits may come too late.
tutor-advice-fortune-and-glory-stop-villain = Nobody sees a hero who stops, and the Glory is safe.
tutor-advice-fortune-and-glory-fight-villain = There is no way out of it, and each hit is 1 Glory.
