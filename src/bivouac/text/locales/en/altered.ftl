# Altered. `$card` and `$source` are names of cards, `$player` and `$other` names of players, `$n` a number.

game-altered = Altered
    .description = Your Hero and your Companion set out from both ends of a line of regions: bring them together before your opponent does.

phase-altered-0 = Opening
phase-altered-1 = Morning
phase-altered-2 = Noon
phase-altered-3 = Afternoon
phase-altered-4 = Dusk
phase-altered-5 = Night

## Options of a table.

option-altered-deck0 = Player 1’s deck
    .explanation = The starter deck of a faction, or one of the six at random.
    .value-random = at random
    .value-axiom = Axiom: Sierra & Oddball
    .value-bravos = Bravos: Kojo & Booda
    .value-lyra = Lyra: Nevenka & Blotch
    .value-muna = Muna: Teija & Nauraa
    .value-ordis = Ordis: Sigismar & Wingspan
    .value-yzmir = Yzmir: Akesha & Taru
option-altered-deck1 = Player 2’s deck
    .explanation = The starter deck of a faction, one of the six at random, or the same as Player 1’s.
    .value-random = at random
    .value-same = the same as Player 1’s
    .value-axiom = Axiom: Sierra & Oddball
    .value-bravos = Bravos: Kojo & Booda
    .value-lyra = Lyra: Nevenka & Blotch
    .value-muna = Muna: Teija & Nauraa
    .value-ordis = Ordis: Sigismar & Wingspan
    .value-yzmir = Yzmir: Akesha & Taru
option-altered-first = First player
    .explanation = Who is first player on the first Day.
    .value-random = at random
    .value-0 = Player 1
    .value-1 = Player 2
option-altered-layout = Layout of the track
    .explanation = One of the 48 layouts of the Tumult cards by its number; 0 shuffles them.
    .value-0 = shuffled
option-altered-victory = Victory
    .explanation = Whether victory is checked at the end of Night, or at once when a marker has moved, as the first rulebook reads.
    .value-night = at the end of Night
    .value-at-once = at once
option-altered-decklists = Deck lists
    .explanation = Whether you may read what is in your opponent’s deck. With starter decks the Hero gives it away to whoever knows them.
    .value-open = open
    .value-hidden = hidden
option-altered-day_cap = Limit of Days
    .explanation = The game stops unfinished after so many Days; 0 sets no limit.
    .value-0 = no limit

number-altered-1 = one
number-altered-2 = two
number-altered-3 = three
number-altered-4 = four
number-altered-5 = five
number-altered-6 = six
number-altered-7 = seven
number-altered-8 = eight

counter-altered-kelon = { $n ->
    [1] 1 Kelon counter
   *[other] { $n } Kelon counters
}
counter-altered-plain = { $n ->
    [1] 1 counter
   *[other] { $n } counters
}

## Which cards a text speaks of. What is said of them stands in `$rest`.

phrase-altered = { $other } { $aimed } { $adjectives } { $noun } { $rest }
phrase-altered-aimed = target
phrase-altered-a = { $phrase }
phrase-altered-other = { $form ->
    [a] another
   *[many] other
}
phrase-altered-mine = of yours
phrase-altered-yours = of your opponent’s
phrase-altered-most = with a Hand cost of { $n } or less
phrase-altered-most-counted = with a Hand cost no higher than { $n }
phrase-altered-least-counted = with a Hand cost no lower than { $n }
phrase-altered-least = with a Hand cost of { $n } or more
phrase-altered-total = whose Hand costs add up to { $n } or less
phrase-altered-my-expedition = in my Expedition
phrase-altered-other-expedition = in your other Expedition
phrase-altered-facing-me = facing me
phrase-altered-zero = with a base statistic of 0
phrase-altered-no-tokens = other than tokens
phrase-altered-in-reserve = in Reserve

who-altered-target = one { $phrase }
who-altered-up-to-one = up to one { $phrase }
who-altered-target-other = { $phrase }
who-altered-up-to-one-other = up to one { $phrase }
who-altered-up-to = up to { $count } { $phrase }
who-altered-several = { $count } { $phrase }
who-altered-each = all { $phrase }
who-altered-next = { $until ->
    [afternoon] the next { $phrase } you play this Afternoon
    [day] the next { $phrase } you play this Day
   *[turn] the next { $phrase } you play this turn
}
who-altered-next-from-hand = the next { $phrase } you play from hand this turn
who-altered-next-from-reserve = the next { $phrase } you play from Reserve this turn

## What cards do. "I" is the card, "you" whoever plays it. `$person` says who acts: me, it, one or several.

amount-altered-boosts = { $n ->
    [1] 1 boost
   *[other] { $n } boosts
}
amount-altered-boosts-x = as many boosts as the die shows
amount-altered-boosts-count = 1 boost for each { $phrase }
amount-altered-boosts-cards-in-reserve = { $both ->
    [1] 1 boost for each card in both Reserves
   *[0] 1 boost for each card in your Reserve
}
amount-altered-regions-between = the number of regions between your Hero and your Companion
amount-altered-counters-on-me = the number of my counters
amount-altered-count = the number of { $phrase }

verb-altered-gain = { $person ->
    [me] I get { $what }
    [it] it gets { $what }
    [many] { $who } get { $what } each
    [all] { $who } get { $what } each
   *[one] { $who } gets { $what }
}
    .to = { $person ->
        [me] give me { $what }
        [it] give it { $what }
        [many] give { $who } { $what } each
       *[one] give { $who } { $what }
    }
verb-altered-become = { $person ->
    [me] I become { $what }
    [it] it becomes { $what }
    [many] { $who } become { $what }
    [all] { $who } become { $what }
   *[one] { $who } becomes { $what }
}
    .to = { $person ->
        [me] make me { $what }
        [it] make it { $what }
       *[one] make { $who } { $what }
    }
verb-altered-lose-fleeting = { $person ->
    [me] I am no longer Fleeting
    [it] it is no longer Fleeting
    [many] { $who } are no longer Fleeting
    [all] { $who } are no longer Fleeting
   *[one] { $who } is no longer Fleeting
}
    .to = { $person ->
        [me] make me lose Fleeting
        [it] make it lose Fleeting
       *[one] make { $who } lose Fleeting
    }
verb-altered-send-reserve = { $person ->
    [me] send me to Reserve
    [it] send it to Reserve
   *[one] send { $who } to Reserve
}
    .to = { $person ->
        [me] send me to Reserve
        [it] send it to Reserve
       *[one] send { $who } to Reserve
    }
verb-altered-send-discard = { $person ->
    [me] discard me
    [it] discard it
   *[one] discard { $who }
}
    .to = { $person ->
        [me] discard me
        [it] discard it
       *[one] discard { $who }
    }
verb-altered-send-hand = { $person ->
    [me] return me to my owner’s hand
    [it] return it to its owner’s hand
   *[one] return { $who } to its owner’s hand
}
    .to = { $person ->
        [me] return me to my owner’s hand
        [it] return it to its owner’s hand
       *[one] return { $who } to its owner’s hand
    }
verb-altered-send-deck = { $person ->
    [me] put me on top of my owner’s deck
    [it] put it on top of its owner’s deck
   *[one] put { $who } on top of its owner’s deck
}
    .to = { $person ->
        [me] put me on top of my owner’s deck
        [it] put it on top of its owner’s deck
       *[one] put { $who } on top of its owner’s deck
    }
verb-altered-send-mana = { $person ->
    [me] I become a Mana orb of my owner
    [it] it becomes a Mana orb of its owner
   *[one] { $who } becomes a Mana orb of its owner
}
    .to = { $person ->
        [me] I become a Mana orb of my owner
        [it] it becomes a Mana orb of its owner
       *[one] { $who } becomes a Mana orb of its owner
    }
verb-altered-switch = { $person ->
    [me] I switch Expeditions
    [it] it switches Expeditions
    [many] { $who } each switch Expeditions
    [all] { $who } switch Expeditions
   *[one] { $who } switches Expeditions
}
    .to = { $person ->
        [me] I switch Expeditions
        [it] it switches Expeditions
        [many] { $who } each switch Expeditions
        [all] { $who } switch Expeditions
       *[one] { $who } switches Expeditions
    }
verb-altered-aim = choose { $who }
    .to = choose { $who }
verb-altered-activate = activate the → abilities of { $who }
    .to = activate the → abilities of { $who }
verb-altered-activate-from-reserve = activate the Reserve abilities of { $who }
    .to = activate the Reserve abilities of { $who }
verb-altered-sabotage = Sabotage
    .to = Sabotage
    .meaning = To Sabotage is to discard a card of any Reserve, your own or your opponent’s, or none.
verb-altered-sacrifice = { $person ->
    [me] sacrifice me
   *[one] sacrifice { $who }
}
    .to = { $person ->
        [me] sacrifice me
       *[one] sacrifice { $who }
    }
verb-altered-each-sacrifices = each player sacrifices one Character
verb-altered-play-me = play me for free
    .to = play me for free
verb-altered-discard-orb = discard one of your Mana orbs
    .to = discard one of your Mana orbs
verb-altered-discard-hands = { $reserve ->
    [1] both players discard their hands and Reserves
   *[0] both players discard their hands
}
verb-altered-discard-any = you may discard any number of cards from your Reserve
verb-altered-back-to-reserve = put me into Reserve
    .to = put me into Reserve
verb-altered-reveal-to-play = reveal the top { $n } cards of your deck; put up to { $most } Characters of them into your Expeditions, Fleeting; discard the others
verb-altered-reveal-top = reveal the top card of your deck; you may play it for free or put it into your hand
verb-altered-gain-there = all Characters in { $expedition } become { $what }
verb-altered-draw = { $whose ->
    [opponent] { $n ->
        [1] your opponent draws 1 card
       *[other] your opponent draws { $n } cards
    }
    [everybody] { $n ->
        [1] both players draw 1 card
       *[other] both players draw { $n } cards
    }
   *[you] { $n ->
        [1] draw 1 card
       *[other] draw { $n } cards
    }
}
    .to = { $whose ->
        [opponent] { $n ->
            [1] your opponent draws 1 card
           *[other] your opponent draws { $n } cards
        }
        [everybody] { $n ->
            [1] both players draw 1 card
           *[other] both players draw { $n } cards
        }
       *[you] { $n ->
            [1] draw 1 card
           *[other] draw { $n } cards
        }
    }
verb-altered-draw-x = draw as many cards
    .to = draw as many cards
verb-altered-resupply = { $whose ->
    [opponent] your opponent does Resupply
    [everybody] each player does Resupply
   *[you] Resupply
}
    .to = { $whose ->
        [opponent] your opponent does Resupply
        [everybody] each player does Resupply
       *[you] Resupply
    }
verb-altered-hand-to-reserve = { $optional ->
    [1] you may put a card of your hand into Reserve
   *[0] put a card of your hand into Reserve
}
    .to = { $optional ->
        [1] you may put a card of your hand into Reserve
       *[0] put a card of your hand into Reserve
    }
verb-altered-discard-from-hand = { $whose ->
    [opponent] your opponent discards a card from hand
   *[you] discard a card from your hand
}
    .to = { $whose ->
        [opponent] your opponent discards a card from hand
       *[you] discard a card from your hand
    }
verb-altered-reserve-to-hand = { $optional ->
    [1] you may take { $a } of your Reserve back into your hand
   *[0] take { $a } of your Reserve back into your hand
}
    .to = { $optional ->
        [1] you may take { $a } of your Reserve back into your hand
       *[0] take { $a } of your Reserve back into your hand
    }
verb-altered-discard-from-reserve = { $optional ->
    [1] you may discard { $a } from your Reserve
   *[0] discard { $a } from your Reserve
}
    .to = { $optional ->
        [1] you may discard { $a } from your Reserve
       *[0] discard { $a } from your Reserve
    }
verb-altered-top-to-mana = { $whose ->
    [everybody] the top card of each player’s deck becomes a Mana orb, exhausted
   *[you] { $n ->
        [1] the top card of your deck becomes a Mana orb, exhausted
       *[other] the top { $count } cards of your deck become Mana orbs, exhausted
    }
}
    .to = { $whose ->
        [everybody] the top card of each player’s deck becomes a Mana orb, exhausted
       *[you] { $n ->
            [1] the top card of your deck becomes a Mana orb, exhausted
           *[other] the top { $count } cards of your deck become Mana orbs, exhausted
        }
    }
verb-altered-pay = pay { $n } mana
    .to = pay { $n } mana
verb-altered-spend = spend { $n } of my counters
    .to = spend { $n } of my counters
verb-altered-exhaust-me = exhaust me
    .to = exhaust me
verb-altered-after-you = After You
verb-altered-next-costs = { $who } costs { $n } mana less
verb-altered-next-free = { $who } is free
verb-altered-after-rest = after Rest, { $verb }
verb-altered-create = { $n ->
    [1] create { $a } { $where }
   *[other] create { $count } { $token } tokens { $where }
}
    .to = { $n ->
        [1] create { $a } { $where }
       *[other] create { $count } { $token } tokens { $where }
    }
verb-altered-distribute = create { $count } { $token } tokens, spread over any Expeditions as you like
    .to = create { $count } { $token } tokens, spread over any Expeditions as you like
verb-altered-roll = roll one die
    .to = roll one die
verb-altered-raise-die = raise the result by { $n }
    .to = raise the result by { $n }
verb-altered-move-forward = { $expedition } moves forward one region
    .to = { $expedition } moves forward one region
verb-altered-move-back = your opponent’s Expedition facing me moves back one region
    .to = your opponent’s Expedition facing me moves back one region
verb-altered-stop = { $expedition } cannot move forward this Day
verb-altered-stop-all = no Expedition can move forward this Day
verb-altered-win = you win the game

token-altered = { $a } token
where-altered-target = in target Expedition
where-altered-mine = in my Expedition
where-altered-other = in your other Expedition
where-altered-hero = in your Hero Expedition
where-altered-companion = in your Companion Expedition
where-altered-each = in each of your Expeditions
which-altered-target = target Expedition
which-altered-mine = my Expedition
which-altered-other = your other Expedition
which-altered-hero = your Hero Expedition
which-altered-companion = your Companion Expedition
which-altered-each = each of your Expeditions

which-altered-all = all Expeditions
verb-altered-then = { $first }, then { $second }
verb-altered-and = { $first } and { $second }
verb-altered-and-before = { $first }, { $second }
verb-altered-may = you may { $verb }
verb-altered-may-cost = you may { $cost } to { $verb }
verb-altered-if = if { $condition }, { $verb }
verb-altered-if-else = if { $condition }, { $verb }; otherwise { $otherwise }
verb-altered-on = { $condition }, { $verb }
verb-altered-choose-one = choose one: { $choices }
verb-altered-or = { $first }; or { $second }

condition-altered-control = { $n ->
    [1] you have { $a } in play
   *[other] you have at least { $count } { $many } in play
}
condition-altered-be-first = you are the first player
condition-altered-not-be-first = you are not the first player
condition-altered-first-character = it is the first Character you play this Afternoon
condition-altered-orbs = you have { $n } or more Mana orbs
condition-altered-not-orbs = you have fewer than { $n } Mana orbs
condition-altered-boosts = { $n ->
    [1] I am Boosted
   *[other] I have { $n } or more boosts
}
condition-altered-not-boosts = I have fewer than { $n } boosts
condition-altered-counters = I have { $n } or more counters
condition-altered-not-counters = I have fewer than { $n } counters
condition-altered-has-mark = I am { $marks }
condition-altered-not-has-mark = I am not { $marks }
condition-altered-it-is = it is { $a }
condition-altered-done = you do
condition-altered-zeros = you have { $n } or more base statistics of 0 among the Characters you control
condition-altered-three-statuses = you control a Fleeting Character, another who is Anchored and yet another who is Asleep
condition-altered-after-first-day = the first Day is over
condition-altered-rolled-from = on { $low } or more
condition-altered-rolled-just = on { $low }
condition-altered-rolled-span = on { $low } to { $high }

head-altered-arrow = On arrival (→)
head-altered-from-hand = From hand
head-altered-from-reserve = From Reserve
head-altered-noon = At Noon
head-altered-dusk = At Dusk
head-altered-night = At Night
head-altered-leaves = As I leave the Expeditions
head-altered-leaves-to-reserve = When I go from the Expedition zone to Reserve
head-altered-put-in-reserve = When I go from your hand to Reserve
head-altered-leaves-landmarks = When I leave your Landmark zone
head-altered-sacrificed = When I am sacrificed
head-altered-fails = When my Expedition fails to move forward at Dusk
head-altered-joins = Whenever { $a } joins one of your Expeditions
head-altered-plays = Whenever you play { $a }
head-altered-plays-first = When you play { $a }, the first this Afternoon
head-altered-rolls = Whenever you roll dice
head-altered-sacrifices = Whenever you sacrifice a Character
head-altered-creates = Whenever you create a token
head-altered-gains-boost = When a Character you control gains boosts
head-altered-reserve-left = When a card leaves your Reserve in the Afternoon
head-altered-opponent-draws = When your opponent draws or does Resupply
head-altered-forward = When one of your Expeditions moves forward due to { $terrain }
head-altered-exhaust = Exhaust me
head-altered-exhaust-pay = Pay { $n } mana and exhaust me
head-altered-support = Support
head-altered-dearer = { $head } (for 1 mana more if { $condition })
head-altered-if = { $head }, if { $condition }
head-altered-only-if = { $head } (only if { $condition })

ability-altered = { $head }: { $effect }

standing-altered-tough = { $who } are Tough { $n }
standing-altered-tough-x = Tough X, X being { $n }
standing-altered-gigantic = { $who } are Gigantic
standing-altered-defender = { $who } are Defenders
standing-altered-defender-me = I am a Defender
standing-altered-reserve-trigger = { $who } have “From Reserve: { $verb }”
standing-altered-fleeting = { $who } you play are Fleeting
standing-altered-silences = the →, hand and Reserve abilities of Characters facing me do not work
standing-altered-stops = your other Expedition and the one facing it cannot move forward
standing-altered-floods = all regions are Water and nothing else
standing-altered-costs-more = { $who } cost { $n } more
standing-altered-floor = { $who } your opponent plays cost at least { $n }
standing-altered-extra-die = whenever you roll dice, roll one more and ignore one of your choice
standing-altered-resupplies-better = instead of a Resupply, reveal the top two cards of your deck: one goes to Reserve, the other to the discard pile
standing-altered-to-mana-instead = instead of leaving the Expedition zone, I become a Mana orb of my owner
standing-altered-not-playable = I cannot be played
standing-altered-adds-to-die = whenever you roll a die, you may add 1 to its result
standing-altered-may-become-mana = instead of leaving the Expedition zone, I may become a Mana orb of my owner
standing-altered-may-become-mana-else = instead of leaving the Expedition zone, I may become a Mana orb of my owner; if not: { $verb }
standing-altered-other-morning = in the Morning, draw 1 card only; the top card of your deck becomes your new Mana orb instead of a card of your hand
standing-altered-if = if { $condition }, { $verb }
cheaper-altered = As you play me, you may discard a card from your Reserve: I cost { $n } less.

card-altered-rare = { $name } (rare)
card-altered-out-of-faction = { $name } ({ $faction } rare)
facts-altered-character = Hand { $hand }, Reserve { $reserve }; Forest { $forest }, Mountain { $mountain }, Water { $water }.
facts-altered-token = Forest { $forest }, Mountain { $mountain }, Water { $water }.
facts-altered-cost = Hand { $hand }, Reserve { $reserve }.
facts-altered-hero = Keeps { $reserve } cards in Reserve and { $landmarks } Landmarks at Night.
source-altered-facts = Names, costs and statistics as printed; the wording is ours.

## What can be chosen.

action-altered-play = { $place ->
    [hero] Play { $card } into your Hero Expedition
    [companion] Play { $card } into your Companion Expedition
   *[none] Play { $card }
}
action-altered-reserve = { $place ->
    [hero] Play { $card } from Reserve into your Hero Expedition
    [companion] Play { $card } from Reserve into your Companion Expedition
   *[none] Play { $card } from Reserve
}
action-altered-exhaust = { $rank ->
    [1] Exhaust { $card }
   *[other] Exhaust { $card } (number { $rank })
}
action-altered-exhaust-b = { $rank ->
    [1] Exhaust { $card } for its second ability
   *[other] Exhaust { $card } (number { $rank }) for its second ability
}
action-altered-support = Discard { $card } from Reserve for its Support ability
action-altered-mana = Put { $card } into your Mana zone
action-altered-choose = Choose { $card }
action-altered-pick = { $place ->
    [my-hero] Choose { $card } in your Hero Expedition
    [my-companion] Choose { $card } in your Companion Expedition
    [my-landmarks] Choose { $card } among your Landmarks
    [my-reserve] Choose { $card } in your Reserve
    [your-hero] Choose { $card } in the opposing Hero Expedition
    [your-companion] Choose { $card } in the opposing Companion Expedition
    [your-landmarks] Choose { $card } among the opposing Landmarks
   *[your-reserve] Choose { $card } in the opposing Reserve
}
action-altered-first = First comes { $card }
action-altered-expedition = { $place ->
    [my-hero] Your Hero Expedition
    [my-companion] Your Companion Expedition
    [your-hero] The opposing Hero Expedition
   *[your-companion] The opposing Companion Expedition
}
action-altered-player = { $place ->
    [me] Yourself
   *[you] Your opponent
}
action-altered-ignore = Ignore the { $n }

ranked-altered = { $card } (number { $rank })
marked-altered = { $card } ({ $marks })
mark-altered-boosts = { $n ->
    [1] 1 boost
   *[other] { $n } boosts
}

choice-altered-for = { $choice } for { $n } mana
choice-altered-pass-turn = Pass: no more turns for you this Afternoon
choice-altered-no-orb = Keep all your cards in hand
choice-altered-leave-there = Leave it on top of your deck
choice-altered-no-more = Put nobody more into play
choice-altered-no-target = Choose no target
choice-altered-no-card = Choose no card
choice-altered-decline = Do without it
choice-altered-clean-reserve = Discard { $card } from your Reserve
choice-altered-clean-landmarks = Give up the Landmark { $card }
choice-altered-pay-all = Pay the whole cost
choice-altered-tough = { $choice }, paying { $n } mana for Tough

## The log. `.own` is read by whoever acts, `.hidden` when the card stays hidden.

line-altered-begins = { $player } is the first player.
    .own = You are the first player.
line-altered-has-hero = { $player }’s Hero is { $card }.
    .own = Your Hero is { $card }.
# Here $n counts the cards; 0 is a line of a game begun when each card had a line of its own.
line-altered-drew-opening = { $n ->
    [0] { $player } draws { $cards } to begin with.
   *[other] { $player } draws { $n } cards to begin with: { $cards }.
}
    .own = { $n ->
        [0] You draw { $cards } to begin with.
       *[other] You draw { $n } cards to begin with: { $cards }.
    }
    .hidden = { $n ->
        [0] { $player } draws a card to begin with.
       *[other] { $player } draws { $n } cards to begin with.
    }
line-altered-opening-mana = { $n ->
    [0] { $player } puts { $cards } into the Mana zone.
   *[other] { $player } puts { $n } cards into the Mana zone: { $cards }.
}
    .own = { $n ->
        [0] You put { $cards } into your Mana zone.
       *[other] You put { $n } cards into your Mana zone: { $cards }.
    }
    .hidden = { $n ->
        [0] { $player } puts a card into the Mana zone.
       *[other] { $player } puts { $n } cards into the Mana zone.
    }
line-altered-day = Day { $n } begins.
line-altered-arena-day = Day { $n } begins, in the Arena.
line-altered-marker-passes = { $player } is now the first player.
    .own = You are now the first player.
line-altered-readied = Everything exhausted is readied.
line-altered-drew-morning = { $player } draws { $card }.
    .own = You draw { $card }.
    .hidden = { $player } draws a card.
line-altered-expanded = { $player } puts { $card } into the Mana zone, ready.
    .own = You put { $card } into your Mana zone, ready.
    .hidden = { $player } puts a card into the Mana zone, ready.
line-altered-did-not-expand = { $player } puts no card into the Mana zone.
    .own = You put no card into your Mana zone.
line-altered-noon = It is Noon.
line-altered-afternoon = The Afternoon begins with { $player }.
    .own = The Afternoon begins with you.
line-altered-dusk = Dusk falls.
line-altered-night = Night falls.
line-altered-played = { $player } plays { $card }.
    .own = You play { $card }.
line-altered-played-hero = { $player } plays { $card } into the Hero Expedition.
    .own = You play { $card } into your Hero Expedition.
line-altered-played-companion = { $player } plays { $card } into the Companion Expedition.
    .own = You play { $card } into your Companion Expedition.
line-altered-replayed = { $player } plays { $card } from Reserve.
    .own = You play { $card } from Reserve.
line-altered-replayed-hero = { $player } plays { $card } from Reserve into the Hero Expedition.
    .own = You play { $card } from Reserve into your Hero Expedition.
line-altered-replayed-companion = { $player } plays { $card } from Reserve into the Companion Expedition.
    .own = You play { $card } from Reserve into your Companion Expedition.
line-altered-paid = { $player } pays { $n } mana for { $card }.
    .own = You pay { $n } mana for { $card }.
line-altered-free = { $card } is free.
line-altered-cheaper = { $player } discards { $card } from Reserve to pay less.
    .own = You discard { $card } from Reserve to pay less.
line-altered-spell-kept = { $card } has resolved and goes to { $player }’s Reserve.
    .own = { $card } has resolved and goes to your Reserve.
line-altered-spell-spent = { $card } has resolved and, being Fleeting, goes to { $player }’s discard pile.
    .own = { $card } has resolved and, being Fleeting, goes to your discard pile.
line-altered-exhausted = { $player } exhausts { $card }.
    .own = You exhaust { $card }.
line-altered-supported = { $player } discards { $card } from Reserve for its Support ability.
    .own = You discard { $card } from Reserve for its Support ability.
line-altered-passed = { $player } passes for this Afternoon.
    .own = You pass for this Afternoon.
line-altered-after-you = { $player } says After You: the turn ends.
    .own = You say After You: your turn ends.
line-altered-triggered = { $player }’s { $card } reacts.
    .own = Your { $card } reacts.
line-altered-condition-unmet = The condition of { $card } is not met: nothing happens.
line-altered-found-nothing = This step of { $card } does nothing.
line-altered-declined = { $player } skips this step of { $card }.
    .own = You skip this step of { $card }.
line-altered-chose-mode = { $player } chooses what { $card } does: { $text }.
    .own = You choose what { $card } does: { $text }.
line-altered-promised = { $card } promises { $player }: { $text }.
    .own = { $card } promises you: { $text }.
line-altered-activated = { $player } sets off the abilities of { $card }.
    .own = You set off the abilities of { $card }.
line-altered-about-to-leave = { $card } is about to leave { $player }’s Expeditions.
    .own = { $card } is about to leave your Expeditions.
line-altered-resupply-replaced = { $card } turns { $player }’s Resupply into a choice of two cards.
    .own = { $card } turns your Resupply into a choice of two cards.
line-altered-die-added = { $card } gives { $player } one more die; one of the dice will be ignored.
    .own = { $card } gives you one more die; one of the dice will be ignored.
line-altered-paid-tough = { $player } pays { $n } mana to target the Tough { $card }.
    .own = You pay { $n } mana to target the Tough { $card }.
line-altered-paid-effect = { $player } pays { $n } mana for the ability.
    .own = You pay { $n } mana for the ability.
line-altered-boosted = { $card } gains { $n ->
    [0] no boost
    [1] 1 boost
   *[other] { $n } boosts
}.
line-altered-counted = { $card } gains { $n ->
    [1] 1 counter
   *[other] { $n } counters
}.
line-altered-spent = { $card } spends { $n ->
    [1] 1 counter
   *[other] { $n } counters
}.
line-altered-targeted = { $player } targets { $card }.
    .own = You target { $card }.
line-altered-became-fleeting = { $card } becomes Fleeting.
line-altered-lost-fleeting = { $card } loses Fleeting.
line-altered-became-anchored = { $card } becomes Anchored.
line-altered-became-asleep = { $card } falls Asleep.
line-altered-already-fleeting = { $card } is Fleeting already: nothing changes.
line-altered-already-anchored = { $card } is Anchored already: nothing changes.
line-altered-already-asleep = { $card } is Asleep already: nothing changes.
line-altered-not-fleeting = { $card } is not Fleeting: nothing changes.
line-altered-drew = { $player } draws { $card }.
    .own = You draw { $card }.
    .hidden = { $player } draws a card.
line-altered-nothing-to-draw = { $player } has no card left in deck and discard pile.
    .own = You have no card left in deck and discard pile.
line-altered-reshuffled = { $player }’s discard pile is shuffled into a deck of { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
    .own = Your discard pile is shuffled into a deck of { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }.
line-altered-resupplied = Resupply: { $card } goes from { $player }’s deck to Reserve.
    .own = Resupply: { $card } goes from your deck to Reserve.
line-altered-revealed = { $player } reveals { $card }.
    .own = You reveal { $card }.
line-altered-to-reserve = { $card } goes to { $player }’s Reserve.
    .own = { $card } goes to your Reserve.
line-altered-to-discard = { $card } goes to { $player }’s discard pile.
    .own = { $card } goes to your discard pile.
line-altered-to-hand = { $card } returns to { $player }’s hand.
    .own = { $card } returns to your hand.
line-altered-to-deck = { $card } goes on top of { $player }’s deck.
    .own = { $card } goes on top of your deck.
line-altered-to-mana = { $card } becomes a Mana orb of { $player }, exhausted.
    .own = { $card } becomes a Mana orb of yours, exhausted.
    .hidden = A card becomes a Mana orb of { $player }, exhausted.
line-altered-fleeting-goes = { $card } is Fleeting and goes to { $player }’s discard pile.
    .own = { $card } is Fleeting and goes to your discard pile.
line-altered-token-goes = The token { $card } leaves the game.
line-altered-sabotaged = { $whose ->
    [own] { $player } sabotages { $card } in their own Reserve, and it goes to their discard pile.
   *[other] { $player } sabotages { $card } in { $other }’s Reserve, and it goes to { $other }’s discard pile.
}
    .own = { $whose ->
        [own] You sabotage { $card } in your own Reserve, and it goes to your discard pile.
       *[other] You sabotage { $card } in { $other }’s Reserve, and it goes to { $other }’s discard pile.
    }
    .you = { $player } sabotages { $card } in your Reserve, and it goes to your discard pile.
line-altered-sacrificed = { $player } sacrifices { $card }.
    .own = You sacrifice { $card }.
line-altered-discarded = { $player } discards { $card }.
    .own = You discard { $card }.
line-altered-hand-to-reserve = { $player } puts { $card } from hand into Reserve.
    .own = You put { $card } from your hand into Reserve.
line-altered-reserve-to-hand = { $player } returns { $card } from Reserve to hand.
    .own = You return { $card } from Reserve to your hand.
line-altered-created-hero = { $card } joins { $player }’s Hero Expedition.
    .own = { $card } joins your Hero Expedition.
line-altered-created-companion = { $card } joins { $player }’s Companion Expedition.
    .own = { $card } joins your Companion Expedition.
line-altered-rolled = { $player } rolls { $n }.
    .own = You roll { $n }.
line-altered-ignored-die = { $player } ignores the { $n }.
    .own = You ignore the { $n }.
line-altered-added-to-die = { $player } raises the result by { $n }.
    .own = You raise the result by { $n }.
line-altered-switched = { $card } switches Expeditions.
line-altered-forward-hero = { $player }’s Hero is ahead in { $terrains } and advances to region { $n }.
    .own = Your Hero is ahead in { $terrains } and advances to region { $n }.
line-altered-forward-companion = { $player }’s Companion is ahead in { $terrains } and advances to region { $n }.
    .own = Your Companion is ahead in { $terrains } and advances to region { $n }.
line-altered-stayed-hero = { $player }’s Hero stays in region { $n }.
    .own = Your Hero stays in region { $n }.
line-altered-stayed-companion = { $player }’s Companion stays in region { $n }.
    .own = Your Companion stays in region { $n }.
line-altered-defended-hero = { $player }’s Hero is ahead but stays in region { $n }: { $card } is a Defender.
    .own = Your Hero is ahead but stays in region { $n }: { $card } is a Defender.
line-altered-defended-companion = { $player }’s Companion is ahead but stays in region { $n }: { $card } is a Defender.
    .own = Your Companion is ahead but stays in region { $n }: { $card } is a Defender.
line-altered-barred-hero = { $player }’s Hero cannot move forward and stays in region { $n }.
    .own = Your Hero cannot move forward and stays in region { $n }.
line-altered-barred-companion = { $player }’s Companion cannot move forward and stays in region { $n }.
    .own = Your Companion cannot move forward and stays in region { $n }.
line-altered-no-moves = In the Arena no Expedition moves.
line-altered-moved-hero = { $player }’s Hero moves forward to region { $n }.
    .own = Your Hero moves forward to region { $n }.
line-altered-moved-companion = { $player }’s Companion moves forward to region { $n }.
    .own = Your Companion moves forward to region { $n }.
line-altered-back-hero = { $player }’s Hero moves back to region { $n }.
    .own = Your Hero moves back to region { $n }.
line-altered-back-companion = { $player }’s Companion moves back to region { $n }.
    .own = Your Companion moves back to region { $n }.
line-altered-tumult = A Tumult card is turned up: region { $n } is { $left }, region { $next } is { $right }.
line-altered-rested = Rest: Characters leave the Expeditions.
line-altered-stayed-anchored = { $card } stays and is no longer Anchored.
line-altered-stayed-asleep = { $card } stays and is no longer Asleep.
line-altered-stayed-eternal = { $card } is Eternal and stays.
line-altered-cleaned-reserve = Clean-up: { $player } discards { $card } from Reserve.
    .own = Clean-up: you discard { $card } from Reserve.
line-altered-cleaned-landmarks = Clean-up: { $player } gives up the Landmark { $card }.
    .own = Clean-up: you give up the Landmark { $card }.
line-altered-stopped-hero = { $player }’s Hero Expedition cannot move forward this Day.
    .own = Your Hero Expedition cannot move forward this Day.
line-altered-stopped-companion = { $player }’s Companion Expedition cannot move forward this Day.
    .own = Your Companion Expedition cannot move forward this Day.
line-altered-to-arena = Both have come equally far: all go to the Arena.
line-altered-arena-won = { $player } wins { $n ->
    [one] { $n } terrain
   *[other] { $n } terrains
} in the Arena, and the game.
    .own = You win { $n ->
        [one] { $n } terrain
       *[other] { $n } terrains
    } in the Arena, and the game.
line-altered-arena-again = Nobody wins more terrains: another Day in the Arena.
line-altered-met = { $player }’s Hero and Companion have met, { $n } regions on: { $player } wins the game.
    .own = Your Hero and Companion have met, { $n } regions on: you win the game.
line-altered-further = Both pairs have met, and { $player }’s came further, by { $n } regions to { $less }: { $player } wins the game.
    .own = Both pairs have met, and yours came further, by { $n } regions to { $less }: you win the game.
line-altered-won-by-card = { $player } wins the game by { $card }.
    .own = You win the game by { $card }.
line-altered-cut-short = The game stops unfinished after { $n ->
    [one] { $n } Day
   *[other] { $n } Days
}.

## How a game ends.

ending-altered-met = { $player }’s Hero and Companion have met: { $player } wins.
    .own = Your Hero and Companion have met: you win.
ending-altered-further = Both Heroes have met their Companions, and { $player }’s came further: { $player } wins by distance.
    .own = Both Heroes have met their Companions, and yours came further: you win by distance.
ending-altered-arena = { $player } wins in the Arena.
    .own = You win in the Arena.
ending-altered-card = { $player } wins by an effect.
    .own = You win by an effect.
ending-altered-cap = The game stops unfinished: it has reached its limit of Days.

## Why not.

reason-altered-fine = You can do that.
reason-altered-game-over = The game is over: a Hero and a Companion have met. Start a new one to play again.
reason-altered-game-over-further = The game is over: it was won by distance. Start a new one to play again.
reason-altered-game-over-arena = The game is over: it was won in the Arena. Start a new one to play again.
reason-altered-game-over-card = The game is over: it was won by a card. Start a new one to play again.
reason-altered-game-cut-short = The game has stopped at its limit of Days. Start a new one to play again.
reason-altered-opening-first = First choose three of your six cards for your Mana zone.
reason-altered-opening-done = You have chosen your three Mana cards. Wait for your opponent.
reason-altered-not-your-turn = It is your opponent’s turn. You play a card in your own.
reason-altered-quick-not-now = A quick action is for your own turn, before you play a card or pass.
reason-altered-opponent-chooses = Your opponent has a choice to make first.
reason-altered-not-in-hand = You have no { $card } in hand. Choose a card that you have.
reason-altered-not-among-six = { $card } is not among the cards you drew. Choose three of those.
reason-altered-not-in-hand-at-morning = You have no { $card } in hand. Put a card that you have into your Mana zone, or none.
reason-altered-not-in-hand-for-effect = You have no { $card } in hand. This effect asks for a card of your hand.
reason-altered-not-in-reserve = There is no { $card } in your Reserve that you could choose so. Choose one that lies there.
reason-altered-not-enough-mana = You have not enough mana for { $card }.
reason-altered-not-playable = { $card } cannot be played now. { $needs }
reason-altered-not-controlled = You control no { $card } that you could choose so.
reason-altered-no-exhaust = { $card } has no such ability to exhaust it for.
reason-altered-exhausted-already = { $card } is exhausted already. It is readied in the Morning.
reason-altered-no-support = { $card } has no Support ability.
reason-altered-support-not-in-reserve = There is no { $card } in your Reserve. A Support ability works only from there.
reason-altered-quick-mana = You have not enough mana for this ability of { $card }.
reason-altered-quick-cost = This ability of { $card } has a cost besides mana that you cannot pay now.
reason-altered-quick-condition = This ability of { $card } cannot be used now. { $needs }
reason-altered-too-often = { $card } has done this a hundred times today. That is the limit.
reason-altered-only-morning = A card goes from hand to the Mana zone in the Morning only.
reason-altered-only-in-effect = You choose that only when an effect asks for it. Play a card, use a quick action or pass.
reason-altered-only-in-order = No reactions are waiting for an order now.
reason-altered-not-in-morning = It is Morning: put a card into your Mana zone or keep them all.
reason-altered-finish-effect = An effect is going on and asks for something else. Answer that first.
reason-altered-not-offered = This effect does not offer that. Choose one of those it does.
reason-altered-not-there = There is no such { $card } where you point. Choose one of those it offers.
reason-altered-not-fitting = { $card } is there, but not of the kind that this effect targets. Choose one of those it offers.
reason-altered-out-of-reach = { $card } lies in Reserve, and this effect reaches only what is in play.
reason-altered-chosen-already = You have chosen { $card } already. Each target of one step is a different one.
reason-altered-tough-unpaid = { $card } is Tough, and you have not enough mana to target it.
reason-altered-must-target = A target must be chosen while there is a legal one.
reason-altered-must-choose = This must be done as far as it can be. Choose a card.
reason-altered-in-their-order = Name the Expeditions in their order: those before the last one you named come no more.
reason-altered-no-such-die = No die that you could ignore shows that.
reason-altered-order-first = First choose which of your waiting reactions comes next.
reason-altered-clean-up = Your Reserve holds too many cards for the Night. First choose one to discard.
reason-altered-clean-up-landmarks = You have too many Landmarks for the Night. First choose one to give up.
reason-altered-not-yours-to-clean = Choose a card of your own Reserve: it is over its limit.
reason-altered-not-a-landmark-of-yours = Choose one of your own Landmarks: they are over their limit.
reason-altered-pay-first = { $card } waits: the card being played must be paid first.

needs-altered-condition = It works only if { $condition }.
needs-altered-text = Its own text forbids it.

## Questions.

prompt-altered-opening = Choose three cards for your Mana zone: { $n } of 3 chosen.
prompt-altered-expand = Morning: put a card into your Mana zone, or keep them all.
prompt-altered-turn = Your turn: play a card, use a quick action or pass. { $n } mana ready.
prompt-altered-clean-reserve = Night: your Reserve keeps { $n } cards. Choose a card to discard.
prompt-altered-clean-landmarks = Night: you keep { $n } Landmarks. Choose a Landmark to give up.
prompt-altered-ignore = Choose which die to ignore.
prompt-altered-sort = Choose which revealed card goes to Reserve; the other is discarded.
prompt-altered-pay = Discard a card from your Reserve to pay less for { $card }, or pay it all.
prompt-altered-order = Several reactions wait: choose which comes next.
prompt-altered-do = { $source }: { $text }
prompt-altered-may = { $source }: { $text } Do you?
prompt-altered-add-one = The die shows { $n }: add 1?
prompt-altered-put = Put a revealed Character into one of your Expeditions, or none.
prompt-altered-play-or-take = Play the revealed card for free, choose it for your hand, or leave it on top of your deck.
prompt-altered-become-orb = { $card } is about to leave: should it become a Mana orb instead?
prompt-altered-wait-phase = { $phase }: { $player } is choosing.
