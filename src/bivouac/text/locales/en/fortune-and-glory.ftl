# Fortune and Glory. `$card` and `$source` are names of cards, `$player` and `$other` names of players; `$in`, `$to` and `$the` are
# spaces; `$artifact` is an artifact with its adventure.

game-fortune-and-glory = Fortune and Glory
    .description = Heroes of the 1930s race around the world for lost artifacts, from one cliffhanger to the next: the first to bring home 15 Fortune wins.

phase-fortune-and-glory-0 = Set-up
phase-fortune-and-glory-1 = Initiative phase
phase-fortune-and-glory-2 = Movement phase
phase-fortune-and-glory-3 = Adventure phase
phase-fortune-and-glory-4 = End phase

## Options of the table.

option-fortune-and-glory-level = Level
    .explanation = Which elements of the box are in play.
    .value-basic = basic
    .value-advanced = advanced
option-fortune-and-glory-advanced = Advanced elements
    .explanation = Which advanced elements are added to the basic level, one or several. The advanced level has all of them.
    .value-jungle = deep jungle
    .value-temples = temples
    .value-texts = special texts
    .value-flights = flights
    .value-zeppelin = zeppelin
    .value-villains = Villains
option-fortune-and-glory-mode = Mode
    .explanation = Whether heroes play against each other or together.
    .value-competitive = against each other
    .value-cooperative = together
option-fortune-and-glory-ko = When a hero is KO
    .explanation = Whether a hero still stands with as many wounds as health, or is KO by then.
    .value-beyond = with more wounds than health
    .value-equal = with as many wounds as health
option-fortune-and-glory-enemy_ko = When an enemy is beaten
    .explanation = Whether an enemy is beaten by as many wounds as its card shows, or only by more.
    .value-equal = with as many wounds as its card shows
    .value-beyond = with more wounds than its card shows
option-fortune-and-glory-danger_deck = Danger deck
    .explanation = Whether a Danger card can come back at once, or only after all the others.
    .value-shuffled = cards go back into the deck
    .value-cycling = through all cards first
option-fortune-and-glory-round_cap = Limit of rounds
    .explanation = The game stops unfinished after this many rounds; 0 sets no limit.
    .value-0 = no limit

## What a player can choose.

action-fortune-and-glory-go = Go { $to }
action-fortune-and-glory-stay = Stay where you are
action-fortune-and-glory-draw = Draw an Event
action-fortune-and-glory-play = Play { $card }
action-fortune-and-glory-activate = Activate { $card }
action-fortune-and-glory-use = Use { $card }
action-fortune-and-glory-search = Search for the artifact
action-fortune-and-glory-decline = Do not search
action-fortune-and-glory-press-on = Press on
action-fortune-and-glory-stop = Stop for the night
action-fortune-and-glory-fight = Fight
action-fortune-and-glory-escape = Try to escape
action-fortune-and-glory-roll = Roll the dice
action-fortune-and-glory-push = Push your limits: { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
}
action-fortune-and-glory-sell = Sell { $card }
action-fortune-and-glory-buy = Buy { $card }
action-fortune-and-glory-buy-gear = Buy a Gear card
action-fortune-and-glory-buy-ally = Buy an Ally
action-fortune-and-glory-heal = Heal { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
}
action-fortune-and-glory-done = Leave the city’s business at that
action-fortune-and-glory-discard = Discard { $card }
action-fortune-and-glory-lose = { $goods ->
    [glory] Lose 1 Glory
   *[fortune] Lose 1 Fortune
}
action-fortune-and-glory-give-up = Choose { $card }
action-fortune-and-glory-keep = Keep { $card }
action-fortune-and-glory-target = Choose { $player }
action-fortune-and-glory-place = Choose { $the }
action-fortune-and-glory-step = Step aside { $to }
action-fortune-and-glory-take = Take { $card }
action-fortune-and-glory-ready = Turn { $card } back
action-fortune-and-glory-resolve = { $card } first
action-fortune-and-glory-sneak = Name { $n }
action-fortune-and-glory-board = Sneak aboard the zeppelin
action-fortune-and-glory-below = Stay below
action-fortune-and-glory-leave = Leave the zeppelin
action-fortune-and-glory-go-on = Go on to the next fight
action-fortune-and-glory-fly = Fly { $to }

choice-fortune-and-glory-priced = { $choice } for { $n } Glory
choice-fortune-and-glory-free = { $choice } for free
choice-fortune-and-glory-brings = { $choice } for { $n } Fortune
choice-fortune-and-glory-go = Go { $to } ({ $n ->
    [one] { $n } point
   *[other] { $n } points
})
choice-fortune-and-glory-fight = Fight with { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
choice-fortune-and-glory-escape = Try to escape: { $trial }
choice-fortune-and-glory-roll = Roll { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
choice-fortune-and-glory-push = Push your limits: take { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
} and roll { $n } dice
choice-fortune-and-glory-leave = Leave the zeppelin with { $n } Fortune
choice-fortune-and-glory-play-nothing = Play nothing
choice-fortune-and-glory-draw-nothing = Draw nothing
choice-fortune-and-glory-activate-nothing = Go on without
choice-fortune-and-glory-no = Leave it
choice-fortune-and-glory-yes = Do it
choice-fortune-and-glory-site = Choose { $artifact } { $in }
choice-fortune-and-glory-keep = { $choice }: { $text }
choice-fortune-and-glory-fly = Fly { $to } (1 point, { $n } Fortune)
choice-fortune-and-glory-end-move = Go no further

## Questions.

prompt-fortune-and-glory-draw-on-one = { $die ->
    [initiative] You rolled a 1 for initiative: draw an Event for free, or not.
   *[movement] You rolled a 1 for movement: draw an Event for free, or not.
}
prompt-fortune-and-glory-goal = Movement: you are { $in } and have { $n ->
    [one] { $n } point
   *[other] { $n } points
}. Where do you go?
prompt-fortune-and-glory-go-on = Movement: you are { $in }, with { $n ->
    [one] { $n } point
   *[other] { $n } points
} left and { $fortune } Fortune. Do you fly, go on, or leave it at that?
prompt-fortune-and-glory-goal-held = Movement: you are in a cliffhanger and cannot move.
prompt-fortune-and-glory-journey = You may move up to { $n ->
    [one] { $n } point
   *[other] { $n } points
} at once. Where do you go?
prompt-fortune-and-glory-step = You have escaped, but the henchman stays: step to an adjacent space.
prompt-fortune-and-glory-search = You can search for { $artifact } { $in }: { $n } of { $danger } dangers overcome so far, worth { $worth } Fortune.{ $more } Do you?
# What a question before an artifact says besides.
more-fortune-and-glory-gold = { $n ->
    [one] { $n } coin lies under the skull.
   *[other] { $n } coins lie under the skull.
}
more-fortune-and-glory-explore = The jungle is deep: you must find the adventure first, { $n } % with { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}.
more-fortune-and-glory-text = The adventure says: “{ $text }”
prompt-fortune-and-glory-press-on = { $n } of { $danger } dangers overcome, { $glory } Glory waiting, { $wounds ->
    [0] no wounds
    [one] { $wounds } wound
   *[other] { $wounds } wounds
}.{ $more } Press on, or stop: collect the Glory and heal?
prompt-fortune-and-glory-press-on-after = { $card }: { $line } { prompt-fortune-and-glory-press-on }
prompt-fortune-and-glory-round = Combat round { $n } against { $card } ({ $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}, { $left ->
    [one] { $left } wound
   *[other] { $left } wounds
} to go). Fight, or try to escape?
prompt-fortune-and-glory-roll = { $test } ({ $card }): { $n } of { $needed ->
    [one] { $needed } success
   *[other] { $needed } successes
} so far. Roll the dice.
prompt-fortune-and-glory-roll-or-push = { $test } ({ $card }): { $n } of { $needed ->
    [one] { $needed } success
   *[other] { $needed } successes
} so far. Roll the dice, or push your limits first.
prompt-fortune-and-glory-sneak = { $by ->
    [card] Sneak past { $card }
   *[none] Sneak past the crew of the zeppelin
}: name a number from 1 to 6. { $n ->
    [one] You are seen if the die shows it.
   *[other] You are seen by each of the { $n } dice that shows it.
}
prompt-fortune-and-glory-board = The zeppelin is right above you, with { $n } Fortune aboard. Sneak aboard ({ $dice ->
    [one] { $dice } die searches
   *[other] { $dice } dice search
} for you, then Infantry fights), or stay below for your usual turn?
prompt-fortune-and-glory-leave-or-go-on = Aboard the zeppelin: { $n ->
    [one] { $n } fight
   *[other] { $n } fights
} won, { $taken } of the { $fortune } Fortune yours, { $wounds ->
    [0] no wounds
    [one] { $wounds } wound
   *[other] { $wounds } wounds
} ({ $most } at most). Leave, or go on?
prompt-fortune-and-glory-own-ability = { $what } Use a card of yours, or go on.
prompt-fortune-and-glory-excess = You carry too many cards: choose one to discard.
prompt-fortune-and-glory-keep-one = Keep one of these { $n } cards; { $n ->
    [2] the other is
   *[other] the others are
} discarded.
prompt-fortune-and-glory-ko-loss = You were KO: choose what you lose ({ $n } to go).
prompt-fortune-and-glory-drop-chosen = { $source }: choose a card to discard ({ $n } to go).
prompt-fortune-and-glory-take-kit = { $source }: choose a card to take from { $other }.
prompt-fortune-and-glory-lose-artifact = { $source }: choose the artifact that you lose.
prompt-fortune-and-glory-take-artifact = { $source }: choose the artifact to take from { $other }.
prompt-fortune-and-glory-business = Business { $in }: you have { $glory } Glory and { $fortune } Fortune. Sell, buy, heal, or leave it at that.
prompt-fortune-and-glory-may = { $source }: { $text } Do it, or leave it.
prompt-fortune-and-glory-choose-one = { $source }: choose one.
prompt-fortune-and-glory-either = { $source }: choose your way out.
prompt-fortune-and-glory-both = { $source }: all of this must be overcome. What comes first?
prompt-fortune-and-glory-bar = { $source }: choose what { $player } may not choose against { $card }.
prompt-fortune-and-glory-target = { $source }: { $text } Choose the hero.
prompt-fortune-and-glory-place = { $source }: { $text } Choose the space.
prompt-fortune-and-glory-pick = { $source }: { $text }
prompt-fortune-and-glory-wait-phase = { $phase }: { $player } has a choice to make.
    .own = { $phase }: you have a choice to make.

# What is happening that can be answered; `.own` where it is the reader's own.
moment-fortune-and-glory-round = Round { $n } begins.
moment-fortune-and-glory-move = { $player } has rolled { $n } for movement and has { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .own = You have rolled { $n } for movement and have { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
moment-fortune-and-glory-arrived = { $player } is { $in }; the move is over.
    .own = Your move is over, and you are { $in }.
moment-fortune-and-glory-danger = { $player } faces { $card }: “{ $text }”
    .own = You face { $card }: “{ $text }”
moment-fortune-and-glory-test = { $player } is about to test { $test } with { $n ->
    [one] { $n } die
   *[other] { $n } dice
} ({ $card }).
    .own = You are about to test { $test } with { $n ->
        [one] { $n } die
       *[other] { $n } dice
    } ({ $card }).
moment-fortune-and-glory-result-failed = { $player } is about to fail a test: { $test } ({ $card }), last roll { $dice }.
    .own = You are about to fail a test: { $test } ({ $card }), last roll { $dice }.
moment-fortune-and-glory-result-passed = { $player } is about to pass a test: { $test } ({ $card }), last roll { $dice }.
    .own = You are about to pass a test: { $test } ({ $card }), last roll { $dice }.
moment-fortune-and-glory-blows = { $player } against { $card }: { $hits } to { $n } in hits, defence not yet counted.
    .own = You against { $card }: { $hits } to { $n } in hits, defence not yet counted.
moment-fortune-and-glory-ko = { $player } is about to be KO.
    .own = You are about to be KO.
moment-fortune-and-glory-sale = { $player } sells { $artifact } for { $n } Fortune.
    .own = You sell { $artifact } for { $n } Fortune.
moment-fortune-and-glory-card = { $card }, the card of { $player }, is about to take effect: “{ $text }”
    .own = { $card }, your card, is about to take effect: “{ $text }”
moment-fortune-and-glory-end = Round { $n } is about to end.
prompt-fortune-and-glory-answer = { $what } Play a card, or pass.

## How a game ends.

ending-fortune-and-glory-home-with-fortune = { $n ->
    [one] { $player } is home with the Fortune and wins the game.
   *[other] { $player } are home with the same Fortune and Glory and share the victory.
}
    .own = You are home with the Fortune and win the game.
    .with = You share the victory with { $player }.
ending-fortune-and-glory-round-cap = The game stops unfinished: it has reached its limit of rounds.

## Why not.

here-fortune-and-glory-space = that space
    .in = in that space
    .to = to that space
reason-fortune-and-glory-fine = You can do that.
reason-fortune-and-glory-game-over = The game is over: a hero came home with the Fortune. Start a new game to play on.
reason-fortune-and-glory-game-cut-short = The game has stopped at its limit of rounds. Start a new game to play on.
reason-fortune-and-glory-not-asked = Somebody else has a choice to make first. Your turn will come.
reason-fortune-and-glory-not-your-move = It is another hero who moves now. You move one after the other, clockwise from the First Player.
reason-fortune-and-glory-finish-card = A card is being resolved and asks for something else. Answer it first.
reason-fortune-and-glory-not-a-target = That cannot be chosen for this card. Choose one of the options it offers.
reason-fortune-and-glory-not-in-hand = You do not have { $card } in your hand.
reason-fortune-and-glory-wrong-moment = This is not the moment for { $card }. { $needs }
reason-fortune-and-glory-not-yours = This happens to the wrong hero for { $card }. { $needs }
reason-fortune-and-glory-hero-is-ko = Your hero is KO until the End phase.
reason-fortune-and-glory-nothing-to-do = { $card } would do nothing now. Keep it for a better moment.
reason-fortune-and-glory-only-cancels = A card is about to take effect: now only a card that cancels can be played.
reason-fortune-and-glory-not-carried = You do not have { $card }.
reason-fortune-and-glory-turned = { $card } has been activated in this round. It is turned back as the next one begins.
reason-fortune-and-glory-no-activation = { $card } has nothing to activate at this moment.
reason-fortune-and-glory-out-of-reach = You cannot get { $to } with the points you have.
reason-fortune-and-glory-is-here = You are { $in } already. Stay, if you like.
reason-fortune-and-glory-choose-goal = You are moving: choose where to go, or stay.
reason-fortune-and-glory-must-step = You have escaped from a henchman: first step to an adjacent space.
reason-fortune-and-glory-not-beside = You can only step to a space beside yours.
reason-fortune-and-glory-choose-option = First choose how to face what lies before you.
reason-fortune-and-glory-option-barred = A card bars that way. Choose another.
reason-fortune-and-glory-test-done = That test is done already. Choose one that is left.
reason-fortune-and-glory-choose-order = First choose which test comes next.
reason-fortune-and-glory-fight-or-escape = You are in a fight: fight, or try to escape.
reason-fortune-and-glory-roll-or-push = You are in the middle of a test: roll the dice, or push your limits once if you still can.
reason-fortune-and-glory-others-first = Somebody else has a choice to make first. Wait a moment.
reason-fortune-and-glory-leads-away = { $card } moves your hero, and nothing leads out of a fight but its end. Use it afterwards.
reason-fortune-and-glory-pushed-already = You have pushed your limits in this test, and can do so only once. Roll the dice.
reason-fortune-and-glory-no-push-here = You can push your limits only in a cliffhanger or in an escape.
reason-fortune-and-glory-no-self-ko = So many wounds would be a KO: you cannot push your limits that far.
reason-fortune-and-glory-search-or-not = First say whether you search for the artifact here.
reason-fortune-and-glory-stop-or-go = First decide: press on, or stop.
reason-fortune-and-glory-too-dear = You do not have enough Glory for that.
reason-fortune-and-glory-not-in-shop = { $card } is not in the shop any more.
reason-fortune-and-glory-not-so-wounded = You do not have that many wounds.
reason-fortune-and-glory-no-artifact = You do not carry that artifact.
reason-fortune-and-glory-city-business = You are doing business in a city: sell, buy, heal, or leave it at that.
reason-fortune-and-glory-deck-empty = No card is left in that deck.
reason-fortune-and-glory-too-much-carried = You carry too many cards. First choose one to discard.
reason-fortune-and-glory-choose-loss = You were KO. First choose what you lose.
reason-fortune-and-glory-none-to-lose = You do not have that to lose. Choose something else.
reason-fortune-and-glory-choose-card = First choose one of the cards that are offered.
reason-fortune-and-glory-keep-one = First choose which of these cards you keep.
reason-fortune-and-glory-draw-or-not = First say whether you draw the free Event.
reason-fortune-and-glory-draw-as-you-move = Your movement die shows 1: before you set out, say whether you draw the free Event.
reason-fortune-and-glory-name-number = You are sneaking past: first name a number from 1 to 6.
reason-fortune-and-glory-board-or-not = The zeppelin is above you: first say whether you sneak aboard or stay below.
reason-fortune-and-glory-no-zeppelin = There is no zeppelin in this game.
reason-fortune-and-glory-zeppelin-elsewhere = The zeppelin is not above you. You can sneak aboard only from the space it is in.
reason-fortune-and-glory-hanging-below = You are in a cliffhanger: face it first.
reason-fortune-and-glory-nothing-aboard = There is no Fortune aboard the zeppelin, nothing to sneak aboard for. It gathers some in every End phase.
reason-fortune-and-glory-leave-or-go-on = You are aboard the zeppelin: leave, or go on to the next fight.
reason-fortune-and-glory-all-won = All the Fortune aboard is yours already. Leave with it.
reason-fortune-and-glory-other-moment = That is for another moment of the round. First answer the question before you.
reason-fortune-and-glory-no-flights = There are no flights at this table. The options of the table say which advanced elements are in play.
reason-fortune-and-glory-not-from-here = You can only fly from a city. Go to one first.
reason-fortune-and-glory-no-point-left = A flight takes 1 point of movement, and you have none left.
reason-fortune-and-glory-major-too-dear = A flight to a major city costs 2 Fortune, which you do not have.
reason-fortune-and-glory-minor-too-dear = A flight to a minor city costs 3 Fortune, which you do not have.
reason-fortune-and-glory-fare-too-dear = Even at your fare a flight costs Fortune that you do not have.
needs-fortune-and-glory-moment = Its moment: { $head }.
needs-fortune-and-glory-text = Its text names its moment.
