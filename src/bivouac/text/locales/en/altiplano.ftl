# Expedition Altiplano. `$card`, `$newcomer` and `$source` are names of cards, `$player` and `$other` names of players.

game-altiplano = Expedition Altiplano
    .description = Two expeditions race for the Treasures of an Inca valley: the first to bring two of them to Camp wins.

phase-altiplano-0 = Expedition Assembly
phase-altiplano-1 = Draw
phase-altiplano-2 = Action
phase-altiplano-3 = Action or placing
phase-altiplano-4 = Hand check

## Options of a table.

option-altiplano-assembly = Expedition Assembly
    .explanation = Players pick their first Characters by turns instead of being dealt them.
option-altiplano-turn_cap = Limit of turns
    .explanation = The game stops unfinished after so many turns; 0 sets no limit.
    .value-0 = no limit
option-altiplano-first = First turn
    .explanation = Who plays the first turn.
    .value-random = at random
    .value-0 = Player 1
    .value-1 = Player 2
option-altiplano-rogue_spares = Hand that The Rogue spares
    .explanation = The Rogue’s Action cannot be used against a hand of this many cards or fewer.
option-altiplano-no_target = Cards without effect
    .explanation = Whether a card or an Action that would do nothing at all may still be used.
    .value-refused = refused
    .value-allowed = allowed
option-altiplano-own_removal = A Character may answer its own removal
    .explanation = A Reaction to the removal of a Character also works for the one who is about to leave.
option-altiplano-several_reactions = Several Reactions to one event
    .explanation = An event may be answered by one Reaction after another until it is cancelled.
option-altiplano-reshuffle = Reshuffle of a discard pile
    .explanation = When a new draw pile is made: as soon as the old one is exhausted, as the book has it, or only when a card is needed from it.
    .value-exhausted = when the draw pile is exhausted
    .value-needed = when a card is needed

## Nouns.

noun-altiplano-card = card
    .a = a card
    .gender = neuter
noun-altiplano-character = Character
    .a = a Character
    .gender = neuter
noun-altiplano-location = Location
    .a = a Location
    .gender = neuter
noun-altiplano-treasure = Treasure
    .a = a Treasure
    .gender = neuter
noun-altiplano-action = Action
    .a = an Action
    .gender = neuter
noun-altiplano-reaction = Reaction
    .a = a Reaction
    .gender = neuter
noun-altiplano-archaeologist = Archaeologist
    .a = an Archaeologist
    .gender = neuter
noun-altiplano-raider = Raider
    .a = a Raider
    .gender = neuter
noun-altiplano-neutral = neutral
    .a = a neutral Character
    .gender = neuter
noun-altiplano-beast = Beast
    .a = a Beast
    .gender = neuter
noun-altiplano-trap = Trap
    .a = a Trap
    .gender = neuter
noun-altiplano-special = Special
    .a = a Special
    .gender = neuter

## What cards do. "I" is whoever plays the card; the other one is "my opponent", never "you": that is the reader of the page.

verb-altiplano-draw = { $pile ->
    [exploration] { $n ->
        [1] I draw an Exploration card
       *[other] I draw { $n } Exploration cards
    }
    [character] { $n ->
        [1] I draw a Character card
       *[other] I draw { $n } Character cards
    }
   *[any] { $n ->
        [1] I draw a card
       *[other] I draw { $n } cards
    }
}
    .some = I draw { $some }
    .gender = neuter
verb-altiplano-look-for = { $pile ->
    [character] I look at the top { $n } cards of the Character draw pile
   *[exploration] I look at the top { $n } cards of the Exploration draw pile
}; I may show { $a } among them and take it into my hand
    .rest = the others go under the pile in the same order
verb-altiplano-look-any = { $pile ->
    [character] I look at the top { $n } cards of the Character draw pile
   *[exploration] I look at the top { $n } cards of the Exploration draw pile
} and take one into my hand
    .rest = { $n ->
        [2] the other goes under the pile
       *[other] the others go under the pile in the same order
    }
verb-altiplano-reveal = { $pile ->
    [character] I reveal the top { $n } cards of the Character draw pile
   *[exploration] I reveal the top { $n } cards of the Exploration draw pile
}
    .rest = the remaining cards go to the discard pile
verb-altiplano-reveal-until = I reveal cards of the Exploration draw pile until { $a } shows, and take it into my hand
    .rest = the remaining cards go to the discard pile
verb-altiplano-take-shown = I may take { $a } among them into my hand
    .some = I may take { $some } into my hand
verb-altiplano-take-shown-camp = I may place { $a } among them in my Camp
    .some = I may place { $some } in my Camp
verb-altiplano-take-discard = I take { $a } from the discard pile into my hand
    .some = I take { $some } into my hand
verb-altiplano-discard-random = { $n ->
    [1] I discard a card at random from my opponent’s hand
   *[other] I discard { $n } cards at random from my opponent’s hand
}
    .some = I discard { $some } at random
    .gender = neuter
verb-altiplano-take-random = { $n ->
    [1] I take a card at random from my opponent’s hand into mine
   *[other] I take { $n } cards at random from my opponent’s hand into mine
}
    .some = I take { $some } at random
    .gender = neuter
verb-altiplano-give = I give my opponent a card from my hand
    .some = I give my opponent { $some }
    .gender = neuter
verb-altiplano-discard-own = I discard a card
    .some = I discard { $some }
    .gender = neuter
verb-altiplano-look-and-discard = I look at my opponent’s hand and discard a card from it
verb-altiplano-look-at-hand = I look at my opponent’s hand
verb-altiplano-remove = I remove { $a } from my opponent’s Camp
    .some = I remove { $some }
verb-altiplano-remove-random = I remove a Character at random from my opponent’s Camp
    .some = I remove { $some } at random
    .gender = neuter
verb-altiplano-remove-own = I remove a Character from my own Camp
verb-altiplano-remove-location = I remove my opponent’s Location
verb-altiplano-remove-treasure = I remove a Treasure from my opponent’s Camp
    .some = I remove { $some }
    .gender = neuter
verb-altiplano-win-over = a Character of my choice leaves my opponent’s Camp and joins mine
verb-altiplano-send-back = a Character of my choice goes from my opponent’s Camp back to their hand
    .times = { $times } Characters of my choice go from my opponent’s Camp back to their hand
verb-altiplano-take-back = { $a } goes from my Camp back to my hand
verb-altiplano-send-location-back = my opponent’s Location goes back to their hand
verb-altiplano-call-in = I place { $a } from the discard pile in my Camp
verb-altiplano-smuggle = I place a Treasure from my hand in my Camp, and my Location stays
verb-altiplano-place = I place { $a } from my hand in my Camp
    .some = I place { $some }
verb-altiplano-discard-self = this Character goes to the discard pile
verb-altiplano-cancel = I cancel that card
verb-altiplano-turn-against = that card takes effect as if I had played it, without its prerequisite
verb-altiplano-stay = that Character stays in my Camp
verb-altiplano-to-hand = that Character goes to my hand instead of the discard pile
verb-altiplano-bury = that Location goes to the discard pile instead of my opponent’s Camp

amount-altiplano-count-yours = for each { $kind } in my opponent’s Camp
amount-altiplano-cards-beyond = for each card beyond { $n } in my opponent’s hand
amount-altiplano-as-many = for each card discarded

condition-altiplano-be-adventurer = I am The Adventurer
condition-altiplano-be-rogue = I am The Rogue
condition-altiplano-you-have-location = my opponent has a Location
condition-altiplano-you-are-ahead = my opponent’s Camp holds more cards than mine (Specials aside)
condition-altiplano-you-have-more-characters = my opponent has more Characters in Camp than I have
condition-altiplano-you-hold-more = my opponent holds more cards than I do
condition-altiplano-you-have-treasure = my opponent has a Treasure in Camp
condition-altiplano-showed = { $a } is among them

moment-altiplano-beast = When my opponent plays a Beast
moment-altiplano-trap = When my opponent plays a Trap
moment-altiplano-removal = When my opponent removes a Character from my Camp
moment-altiplano-location = When my opponent places a Location
moment-altiplano-discard = When my opponent has discarded cards at random from my hand
moment-altiplano-reaction = When my opponent plays a Reaction card

standing-altiplano-keep-more = { $n ->
    [1] My hand limit is 1 card higher.
   *[other] My hand limit is { $n } cards higher.
}
standing-altiplano-keep-less = { $n ->
    [1] My opponent’s hand limit is 1 card lower.
   *[other] My opponent’s hand limit is { $n } cards lower.
}
standing-altiplano-guard-treasures = My opponent cannot remove the Treasures in my Camp.

reminder-altiplano-location = I can place it only if my Camp has no Location.
reminder-altiplano-treasure = To place it, I need an Archaeologist and a Location in my Camp, and that Location is removed. My second Treasure wins me the game.
reminder-altiplano-rogue = { $n ->
    [1] Not against a hand of 1 card or none.
   *[other] Not against a hand of { $n } cards or fewer.
}

source-altiplano-name-public-review = The name comes from a public review; the rest is ours.
source-altiplano-name-rulebook-story = The name comes from the story in the rulebook; the rest is ours.

## What a player can choose.

action-altiplano-draw = { $pile ->
    [characters] Draw a Character card
   *[exploration] Draw an Exploration card
}
action-altiplano-play = Play { $card }
action-altiplano-act = Use the Action of { $card }
action-altiplano-place = Place { $card }
action-altiplano-react = React with { $card }
action-altiplano-remove = Remove { $card }
action-altiplano-discard = Discard { $card }
action-altiplano-take = Take { $card }
action-altiplano-give = Give { $card }
action-altiplano-keep = Keep { $card }
action-altiplano-displace = Make room: { $card } leaves
action-altiplano-return = Send { $card } back to hand

choice-altiplano-next-phase = Go on to phase { $n }
choice-altiplano-no-reaction = Do not react
choice-altiplano-take-nothing = Take nothing

## The log. `.own` is read by the one who acts, `.you` by the one it is done to, `.hidden` by whoever may not see the card.

line-altiplano-begins = { $player } plays the first turn.
    .own = You play the first turn.
line-altiplano-dealt-character = { $card } starts in { $player }’s Camp.
    .own = { $card } starts in your Camp.
line-altiplano-kept = { $player } keeps { $card } face down ({ $n } of 3).
    .own = You keep { $card } face down ({ $n } of 3).
    .hidden = { $player } keeps a Character face down ({ $n } of 3).
line-altiplano-assembled = { $player } turns { $card } face up.
    .own = You turn { $card } face up.
line-altiplano-dealt-hands = { $player } receives { $n } Exploration cards.
    .own = You receive { $n } Exploration cards.
line-altiplano-turn = Turn { $n }: { $player } plays.
    .own = Turn { $n }: you play.
line-altiplano-drew = { $player } draws { $card }.
    .own = You draw { $card }.
    .hidden = { $pile ->
        [characters] { $player } draws a Character card.
       *[exploration] { $player } draws an Exploration card.
    }
line-altiplano-drew-by-effect = { $player } draws { $card }.
    .own = You draw { $card }.
    .hidden = { $pile ->
        [characters] { $player } draws a Character card.
       *[exploration] { $player } draws an Exploration card.
    }
line-altiplano-nothing-to-draw = { $player } finds no card left to draw.
    .own = You find no card left to draw.
line-altiplano-reshuffled = { $pile ->
    [characters] The Character discard pile is shuffled into a new draw pile of { $n ->
        [one] a single card
       *[other] { $n } cards
    }.
   *[exploration] The Exploration discard pile is shuffled into a new draw pile of { $n ->
        [one] a single card
       *[other] { $n } cards
    }.
}
line-altiplano-played = { $player } plays { $card }: “{ $text }”
    .own = You play { $card }: “{ $text }”
line-altiplano-used = { $player } uses the Action of { $card }: “{ $text }”
    .own = You use the Action of { $card }: “{ $text }”
line-altiplano-used-special = { $player } uses the Action of { $card }: “{ $text }”
    .own = You use the Action of { $card }: “{ $text }”
line-altiplano-skipped = { $player } does nothing in phase { $n }.
    .own = You do nothing in phase { $n }.
line-altiplano-placed-character = { $card } enters { $player }’s Camp.
    .own = { $card } enters your Camp.
line-altiplano-placing = { $player } is about to place the Location { $card }.
    .own = You are about to place the Location { $card }.
line-altiplano-placed-location = { $player } places the Location { $card }.
    .own = You place the Location { $card }.
line-altiplano-placed-treasure = { $player } places the Treasure { $card }.
    .own = You place the Treasure { $card }.
line-altiplano-spent-location = The Location { $card } is removed from { $player }’s Camp in exchange.
    .own = The Location { $card } is removed from your Camp in exchange.
line-altiplano-displaced = { $card } makes room for { $newcomer } and goes to the discard pile.
line-altiplano-discarded = { $card } goes from { $player }’s hand to the discard pile.
    .own = { $card } goes from your hand to the discard pile.
line-altiplano-discarded-to-limit = { $player } discards { $card } to keep to the hand limit.
    .own = You discard { $card } to keep to the hand limit.
line-altiplano-discarded-at-random = Chance picks { $card }, which goes from { $player }’s hand to the discard pile.
    .own = Chance picks { $card }, which goes from your hand to the discard pile.
line-altiplano-made-discard = { $player } discards { $card } from { $other }’s hand.
    .own = You discard { $card } from { $other }’s hand.
    .you = { $player } discards { $card } from your hand.
line-altiplano-removing = { $player } is about to remove { $card } from { $other }’s Camp with { $source }.
    .own = You are about to remove { $card } from { $other }’s Camp with { $source }.
    .you = { $player } is about to remove { $card } from your Camp with { $source }.
line-altiplano-removed = { $player } removes { $card } from { $other }’s Camp.
    .own = You remove { $card } from { $other }’s Camp.
    .you = { $player } removes { $card } from your Camp.
line-altiplano-left = { $card } leaves { $player }’s Camp for the discard pile.
    .own = { $card } leaves your Camp for the discard pile.
line-altiplano-reacted = { $player } reacts with { $card }: “{ $text }”
    .own = You react with { $card }: “{ $text }”
line-altiplano-cancelled-card = { $player } cancels { $card }.
    .own = You cancel { $card }.
line-altiplano-turned-card = { $player } turns { $card } against { $other }.
    .own = You turn { $card } against { $other }.
    .you = { $player } turns { $card } against you.
line-altiplano-stays = { $card } stays in { $player }’s Camp.
    .own = { $card } stays in your Camp.
line-altiplano-back-to-hand = { $card } goes back to { $player }’s hand.
    .own = { $card } goes back to your hand.
line-altiplano-buried = { $card } goes to the discard pile without reaching { $player }’s Camp.
    .own = { $card } goes to the discard pile without reaching your Camp.
line-altiplano-looked = { $player } looks at { $card }.
    .own = You look at { $card }.
    .hidden = { $pile ->
        [characters] { $player } looks at a card of the Character draw pile.
       *[exploration] { $player } looks at a card of the Exploration draw pile.
    }
line-altiplano-showed = { $player } shows { $card } and takes it into hand.
    .own = You show { $card } and take it into your hand.
line-altiplano-took = { $player } takes { $card } into hand.
    .own = You take { $card } into your hand.
    .hidden = { $pile ->
        [characters] { $player } takes the Character card in place { $n } into hand.
       *[exploration] { $player } takes the Exploration card in place { $n } into hand.
    }
line-altiplano-put-under = { $pile ->
    [characters] { $player } puts { $n ->
        [one] a card
       *[other] { $n } cards
    } under the Character draw pile.
   *[exploration] { $player } puts { $n ->
        [one] a card
       *[other] { $n } cards
    } under the Exploration draw pile.
}
    .own = { $pile ->
        [characters] You put { $n ->
            [one] a card
           *[other] { $n } cards
        } under the Character draw pile.
       *[exploration] You put { $n ->
            [one] a card
           *[other] { $n } cards
        } under the Exploration draw pile.
    }
line-altiplano-revealed = { $player } reveals { $card }.
    .own = You reveal { $card }.
line-altiplano-took-from-discard = { $player } takes { $card } from the discard pile into hand.
    .own = You take { $card } from the discard pile into your hand.
line-altiplano-saw-hand = { $player } looks at { $other }’s hand.
    .own = You look at { $other }’s hand.
    .you = { $player } looks at your hand.
line-altiplano-seen-in-hand = { $player } sees { $card } in { $other }’s hand.
    .own = You see { $card } in { $other }’s hand.
    .you = { $player } sees { $card } in your hand.
    .hidden = { $player } sees a card of { $other }’s hand.
    .hidden-you = { $player } sees a card of your hand.
line-altiplano-stole = { $player } takes { $card } at random from { $other }’s hand.
    .own = You take { $card } at random from { $other }’s hand.
    .you = { $player } takes { $card } at random from your hand.
    .hidden = { $player } takes a card at random from { $other }’s hand.
line-altiplano-gave = { $player } gives { $card } to { $other }.
    .own = You give { $card } to { $other }.
    .you = { $player } gives you { $card }.
    .hidden = { $player } gives a card to { $other }.
line-altiplano-won-over = { $player } wins { $card } over from { $other }’s Camp.
    .own = You win { $card } over from { $other }’s Camp.
    .you = { $player } wins { $card } over from your Camp.
line-altiplano-sent-back = { $player } sends { $card } from { $other }’s Camp back to { $other }’s hand.
    .own = You send { $card } from { $other }’s Camp back to { $other }’s hand.
    .you = { $player } sends { $card } from your Camp back to your hand.
line-altiplano-called-in = { $player } calls { $card } back from the discard pile.
    .own = You call { $card } back from the discard pile.
line-altiplano-special-to = { $player } now holds { $card }.
    .own = You now hold { $card }.
line-altiplano-special-back = { $card } goes back to the central board.
line-altiplano-won = { $player } has two Treasures and wins the game.
    .own = You have two Treasures and win the game.
line-altiplano-cut-short = The game stops unfinished after { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}.

## How a game ends.

ending-altiplano-two-treasures = { $player } has two Treasures and wins the game.
    .own = You have two Treasures and win the game.
ending-altiplano-turn-cap = The game stops unfinished: it has reached its limit of turns.

## Why not.

reason-altiplano-fine = You can do that.
reason-altiplano-game-over = The game is over: two Treasures have been brought to one Camp. Start a new game to play on.
reason-altiplano-game-cut-short = The game has stopped at its limit of turns. Start a new game to play on.
reason-altiplano-not-your-turn = It is your opponent’s turn. You can only react until yours begins.
reason-altiplano-opponent-may-answer = Your opponent may react first. Your turn goes on in a moment.
reason-altiplano-opponent-chooses = Your opponent has a choice to make first. Your turn goes on after it.
reason-altiplano-opponent-keeps = Your opponent is choosing a Character to keep. Wait for two Characters to be handed to you.
reason-altiplano-no-event = Nothing is happening that { $card } could answer. Wait for the moment that its text names.
reason-altiplano-not-in-own-turn = In your own turn you can react only to a Reaction of your opponent’s. Keep Reactions for your opponent’s turn.
reason-altiplano-only-reactions = Only a Reaction is possible now. React or pass.
reason-altiplano-not-this-event = { $card } does not answer what is happening now. Its text names its moment.
reason-altiplano-no-reaction = You cannot react with { $card }: its text names no moment for that.
reason-altiplano-reaction-not-in-hand = You do not have { $card } in your hand. You can react only with a card you hold.
reason-altiplano-reaction-not-in-camp = { $card } is not in your Camp. A Character reacts only from there.
reason-altiplano-reacted-already = { $card } has already answered this event. An ability answers each event only once.
reason-altiplano-own-removal = { $card } is about to leave and cannot answer that: at this table a Character does not answer its own removal.
reason-altiplano-cannot-pay = You cannot pay the cost of { $card }: you need { $cost }.
reason-altiplano-draw-first = Phase 1 comes first: draw a card.
reason-altiplano-must-draw = You cannot skip phase 1: draw a card from either pile.
reason-altiplano-drawn-already = You have already drawn your card for this turn. Take an Action or go on.
reason-altiplano-nothing-left = { $pile ->
    [characters] No Character card is left to draw. Draw from the Exploration draw pile.
   *[exploration] No Exploration card is left to draw. Draw from the Character draw pile.
}
reason-altiplano-not-in-hand = You do not have { $card } in your hand. You can play only a card you hold.
reason-altiplano-a-reaction = { $card } is a Reaction, not an Action. Keep it for the moment that its text names.
reason-altiplano-not-adventurer = You can play { $card } only as The Adventurer. For that, your Camp needs more Archaeologists than your opponent’s.
reason-altiplano-not-rogue = You can play { $card } only as The Rogue. For that, your Camp needs more Raiders than your opponent’s.
reason-altiplano-prerequisite = You cannot play { $card } now: { $needs }.
reason-altiplano-no-target = { $card } would do nothing now: it needs { $lack }.
reason-altiplano-condition = { $card } would do nothing now: { $condition }.
reason-altiplano-not-in-camp = { $card } is not in your Camp. You can use only the Actions of Characters in your Camp.
reason-altiplano-no-action = { $card } has no Action: its ability works by itself in a Camp.
reason-altiplano-reaction-ability = The ability of { $card } is a Reaction. It waits for the moment that its text names.
reason-altiplano-adventurer-not-held = You do not hold The Adventurer. For that, your Camp needs more Archaeologists than your opponent’s.
reason-altiplano-rogue-not-held = You do not hold The Rogue. For that, your Camp needs more Raiders than your opponent’s.
reason-altiplano-hand-spared = Your opponent holds too few cards: The Rogue spares so small a hand.
reason-altiplano-no-placing-yet = Nothing is placed in phase 2. Wait for phase 3 to place { $card }.
reason-altiplano-place-not-in-hand = You do not have { $card } in your hand. You can place only a card you hold.
reason-altiplano-location-there = Your Camp already has a Location. Keep { $card } until that one has left.
reason-altiplano-no-archaeologist = A Treasure needs an Archaeologist in your Camp. Bring one there before you place { $card }.
reason-altiplano-no-location = A Treasure needs a Location in your Camp. Place one before you place { $card }.
reason-altiplano-only-in-effect = You can choose that only when the effect of a card asks for it. Take an Action or go on.
reason-altiplano-only-over-limit = You discard only when a card asks for it or when your hand is over its limit in phase 4.
reason-altiplano-over-limit = Your hand is over its limit. First choose a card to discard.
reason-altiplano-not-yours-to-discard = You do not have { $card } in your hand. Choose a card you hold.
reason-altiplano-finish-effect = An effect is under way and asks for something else. Answer it first.
reason-altiplano-not-a-target = { $card } cannot be chosen for this effect. Choose one of the cards it offers.
reason-altiplano-guarded = A Character in your opponent’s Camp guards the Treasures there, so { $card } would do nothing now.
reason-altiplano-make-room = Your Camp is full. First choose which of its five Characters makes room.
reason-altiplano-only-for-room = Characters make room only when a sixth one enters your Camp.
reason-altiplano-keep-one = First choose one of the three Characters before you to keep.
reason-altiplano-not-passed = { $card } is not one of the three Characters before you. Keep one of those.
reason-altiplano-only-in-assembly = Characters are kept like this only in Expedition Assembly, before the first turn.

## What is missing, as a reason tells it: "you" is the reader, whose card it is.

need-altiplano-be-adventurer = you must be The Adventurer
need-altiplano-be-rogue = you must be The Rogue
need-altiplano-you-have-location = your opponent must have a Location
need-altiplano-you-are-ahead = your opponent’s Camp must hold more cards than yours (Specials aside)
need-altiplano-you-have-more-characters = your opponent must have more Characters in Camp than you
need-altiplano-you-hold-more = your opponent must hold more cards than you
need-altiplano-you-have-treasure = your opponent must have a Treasure in Camp
need-altiplano-text = its text asks for this: “{ $text }”

lack-altiplano-draw = { $pile ->
    [exploration] an Exploration card left to draw
    [character] a Character card left to draw
   *[any] a card left to draw
}
lack-altiplano-look-for = { $pile ->
    [character] a Character card left to draw
   *[exploration] an Exploration card left to draw
}
lack-altiplano-look-any = { lack-altiplano-look-for }
lack-altiplano-reveal = { lack-altiplano-look-for }
lack-altiplano-take-discard = { $a } in the discard pile
lack-altiplano-discard-random = a card in your opponent’s hand
    .count-yours = { $a } in your opponent’s Camp and a card in the hand
    .cards-beyond = more than { $n } cards in your opponent’s hand
lack-altiplano-take-random = a card in your opponent’s hand
lack-altiplano-look-and-discard = a card in your opponent’s hand
lack-altiplano-remove = { $a } in your opponent’s Camp
lack-altiplano-remove-location = a Location in your opponent’s Camp
lack-altiplano-remove-treasure = a Treasure in your opponent’s Camp
lack-altiplano-win-over = a Character in your opponent’s Camp
lack-altiplano-look-at-hand = a card in your opponent’s hand
lack-altiplano-remove-random = a Character in your opponent’s Camp
lack-altiplano-remove-own = a Character of your own in Camp
lack-altiplano-send-back = a Character in your opponent’s Camp
lack-altiplano-take-back = { $a } of your own in Camp
lack-altiplano-send-location-back = a Location in your opponent’s Camp
lack-altiplano-call-in = { $a } in the discard pile
lack-altiplano-smuggle = a Treasure in your hand, with an Archaeologist and a Location in your Camp
lack-altiplano-reveal-until = an Exploration card left to draw
lack-altiplano-place = { $a } in your hand for which your Camp has room
lack-altiplano-discard-own = one more card in your hand to discard
lack-altiplano-discard-self = this Character in your Camp
lack-altiplano-or = { $first }, or { $second }
lack-altiplano-anything = something that it can change

## Questions.

prompt-altiplano-draw = Phase 1: draw a card from either pile.
prompt-altiplano-draw-more-for = Draw a card from either pile: { $source }.
prompt-altiplano-phase-2 = Phase 2: use one Action or go on.
prompt-altiplano-phase-3 = Phase 3: use one Action, place one card, or go on.
prompt-altiplano-hand-check = Phase 4: discard down to { $limit } cards ({ $n } too many).
prompt-altiplano-keep = Expedition Assembly: keep one of these three Characters.
prompt-altiplano-make-room = Your Camp is full: choose the Character who makes room for { $card }.
prompt-altiplano-answer-played = { $player } plays { $card }. React or pass.
prompt-altiplano-answer-reacted = { $player } reacts with { $card }. React or pass.
prompt-altiplano-answer-removal = { $player } is about to remove { $card } from your Camp. React or pass.
prompt-altiplano-answer-placing = { $player } is placing { $card }. React or pass.
prompt-altiplano-answer-discard = { $player } has discarded { $n ->
    [1] a card
   *[other] { $n } cards
} at random from your hand. React or pass.
prompt-altiplano-take-looked = Choose a card to take into your hand: { $source }.
prompt-altiplano-take-looked-kind = Show { $a } and take it into your hand, or pass: { $source }.
prompt-altiplano-take-shown = Take { $a } into your hand, or pass: { $source }.
prompt-altiplano-take-shown-camp = Place { $a } in your Camp, or pass: { $source }.
prompt-altiplano-take-discard = Choose { $a } to take from the discard pile: { $source }.
prompt-altiplano-give = Choose a card to give to { $other }: { $source }.
prompt-altiplano-discard-own = Choose a card to discard as a cost: { $source }.
prompt-altiplano-look-and-discard = Choose a card to discard from { $other }’s hand: { $source }.
prompt-altiplano-remove = Choose { $a } to remove: { $source }.
prompt-altiplano-remove-own = Choose a Character of your own Camp to remove as a cost: { $source }.
prompt-altiplano-remove-treasure = Choose a Treasure to remove: { $source }.
prompt-altiplano-win-over = Choose a Character to win over: { $source }.
prompt-altiplano-send-back = Choose a Character to send back to { $other }’s hand: { $source }.
prompt-altiplano-take-back = Choose { $a } to take back into your hand as a cost: { $source }.
prompt-altiplano-call-in = Choose { $a } to place from the discard pile: { $source }.
prompt-altiplano-smuggle = Choose a Treasure to place: { $source }.
prompt-altiplano-place = Choose { $a } to place: { $source }.
prompt-altiplano-wait-phase = { $player }’s turn, phase { $n }: { $phase }.
prompt-altiplano-wait-keep = { $player } is choosing a Character to keep.
