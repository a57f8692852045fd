# In Search of Archibald. `$card` is the name of a card, `$hero` of a hero, `$cell` of a cell ("4-2": row 4, column 2),
# `$player` and `$other` are names of players, `$foes` is a list such as "a Seide and 2 Moustiks".

game-archibald = In Search of Archibald
    .description = Heroes two millimetres tall walk from the Minimoy village to the gaols of Necropolis: the first to find Archibald wins.

phase-archibald-0 = Setting up
phase-archibald-1 = Before moving
phase-archibald-2 = On the way
phase-archibald-3 = After moving

## Options of a table.

option-archibald-flood = When a new level brings water
    .explanation = Which arrivals on a new level add a flood token.
    .value-first = the first hero on each level
    .value-per-hero = each hero’s first time on levels 3, 4 and 5
option-archibald-heroes = Heroes
    .explanation = Whether the players choose their heroes or get them by chance.
    .value-chosen = chosen
    .value-dealt = dealt at random
option-archibald-hands = Cards in hand
    .explanation = Whether everybody may see everybody’s Encounter cards.
    .value-hidden = hidden
    .value-open = open
option-archibald-traps = Traps among the gaols
    .explanation = How many of the five gaols are Traps; one holds Archibald, the others are Books.
option-archibald-entry = A wall on the tile just turned up
    .explanation = Whether a hero is kept out by the wall of a tile drawn for that very step. Nobody ever enters Satan’s Falls.
    .value-walled = keeps the hero out
    .value-open = lets the hero in this once
option-archibald-springs = Springs
    .explanation = How often a spring serves a hero in one turn.
    .value-once = each one once
    .value-every = at every arrival, ten moves at most
option-archibald-flood_spares = The flood spares who was just sent back
    .explanation = A hero whom a Trap or a defeat sends back in the arrival that brings the flood is not washed back as well.
option-archibald-start_enemies = Enemies on start cells
    .explanation = Enemy cards may put their figures on start cells too.
option-archibald-walled_enemies = Enemies behind walls
    .explanation = Enemy cards may put their figures on tiles that walls close all round too, as at Satan’s Falls.
option-archibald-no_effect = Powers without effect
    .explanation = Whether a power that would do nothing at all may still be played.
    .value-refused = refused
    .value-allowed = allowed
option-archibald-turn_cap = Turn limit
    .explanation = The game stops unfinished after this many turns; 0 means no limit.
    .value-0 = no limit

## Nouns.

noun-archibald-equipment = equipment
    .a = a piece of equipment
    .gender = neuter
noun-archibald-enemy = enemies
    .a = an enemy card
    .gender = neuter
noun-archibald-power = power
    .a = a power
    .gender = neuter
noun-archibald-adventure = Adventure
    .a = an Adventure
    .gender = neuter
noun-archibald-hero = hero
    .a = a hero
    .gender = neuter
noun-archibald-foe = enemy
    .a = an enemy
    .gender = neuter

counted-archibald-seide = { $n ->
    [1] a Seide
   *[other] { $n } Seides
}
counted-archibald-moustik = { $n ->
    [1] a Moustik
   *[other] { $n } Moustiks
}
counted-archibald-millipede = { $n ->
    [1] a millipede
   *[other] { $n } millipedes
}
counted-archibald-spider = { $n ->
    [1] a spider
   *[other] { $n } spiders
}
counted-archibald-darkos = { $n ->
    [1] a Darkos
   *[other] { $n } Darkos
}
counted-archibald-red = { $n ->
    [1] a red die
   *[other] { $n } red dice
}
counted-archibald-yellow = { $n ->
    [1] a yellow die
   *[other] { $n } yellow dice
}

tile-archibald-blank = an empty path
tile-archibald-heart = a heart
tile-archibald-card = a card
tile-archibald-heart-card = a heart and a card
tile-archibald-enemy = enemies
tile-archibald-spring = a spring
tile-archibald-book = a Book
tile-archibald-trial = a trial
tile-archibald-falls = Satan’s Falls
tile-archibald-start = a start cell
tile-archibald-trap = a Trap
tile-archibald-archibald = Archibald
tile-archibald-gaol = a gaol, still shut
tile-archibald-gaol-seen = a gaol, still shut; you have seen { $tile } there
tile-archibald-unknown = a tile nobody has seen

## What cards do. “I” is whoever plays the card or answers the Adventure.

verb-archibald-heal = { $n ->
    [1] my hero gains a life
   *[other] my hero gains { $n } lives
}
    .some = my hero gains { $some }
    .gender = neuter
verb-archibald-hurt = { $n ->
    [1] my hero loses a life
   *[other] my hero loses { $n } lives
}
    .some = my hero loses { $some }
    .gender = neuter
verb-archibald-heal-others = { $n ->
    [1] every other hero gains a life
   *[other] every other hero gains { $n } lives
}
    .some = every other hero gains { $some }
    .gender = neuter
verb-archibald-draw-cards = { $n ->
    [1] I draw an Encounter card of my level
   *[other] I draw { $n } Encounter cards of my level
}
    .some = I draw { $some }
    .gender = neuter
verb-archibald-others-draw = { $n ->
    [1] every other player draws an Encounter card of their level
   *[other] every other player draws { $n } Encounter cards of their level
}
    .some = every other player draws { $some }
    .gender = neuter
verb-archibald-drop-cards = { $n ->
    [1] I discard a card of my choice
   *[other] I discard { $n } cards of my choice
}
    .some = I discard { $some }
    .gender = neuter
verb-archibald-drop-gear = my hero loses the equipment worn
verb-archibald-gift-card = I give a card of my hand, face up, to a player of my choice
verb-archibald-steal = I take a card at random from a player of my choice and show it
verb-archibald-move-again = my hero may move once more
    .times = { $times ->
        [2] my hero may move twice more
       *[other] my hero may move { $times } times more
    }
verb-archibald-back = my hero goes back to the last row of the level before
verb-archibald-banish = a hero of my choice goes back to the last row of the level before
verb-archibald-leap = I put my hero on another revealed tile of the same level
verb-archibald-swap = my hero changes places with a hero of the same level
verb-archibald-break-walls = the walls of my hero’s tile fall for the rest of the game
verb-archibald-peek = I look in secret at a gaol that is still shut
verb-archibald-put-foes = I put { $counted } on one revealed tile
verb-archibald-ambush = { $counted } { $n ->
    [1] appears
   *[other] appear
} on my hero’s tile, to be fought next turn
verb-archibald-clear-tile = all enemies on my hero’s tile go back to the supply
verb-archibald-add-flood = { $n ->
    [1] a flood token is added
   *[other] { $n } flood tokens are added
}
    .some = { $n ->
        [1] { $some } is added
       *[other] { $some } are added
    }
    .gender = neuter
verb-archibald-drain-flood = { $n ->
    [1] a flood token is removed
   *[other] { $n } flood tokens are removed
}
    .some = { $n ->
        [1] { $some } is removed
       *[other] { $some } are removed
    }
    .gender = neuter
verb-archibald-test = I roll the die: on 4, 5 or 6, { $win }; on 1, 2 or 3, { $lose }
verb-archibald-nothing = nothing happens

card-archibald-adds = Adds { $dice } in a fight.
card-archibald-saves = { $n ->
    [1] Saves a life and is then discarded.
   *[other] Saves up to { $n } lives at once and is then discarded.
}
gear-archibald-against-one = Against a single enemy, it adds { $counted } as well.
gear-archibald-against-many = Against two enemies or more, it adds { $counted } as well.
gear-archibald-against-kind = Against { $foe }, it adds { $counted } as well.
gear-archibald-one-fight = It lasts for one fight, then it is discarded.
gear-archibald-until-double = It is discarded after a fight in which I roll a double sword.
gear-archibald-throw-again = { $n ->
    [1] I reroll one die that misses.
   *[other] I reroll { $n } dice that miss.
}
gear-archibald-disarm = { $n ->
    [1] The enemies roll one red die fewer.
   *[other] The enemies roll { $n } red dice fewer.
}
gear-archibald-comfort = { $n ->
    [1] After that, I draw an Encounter card of my level.
   *[other] After that, I draw { $n } Encounter cards of my level.
}
gear-archibald-hide = While my hero wears it, nobody can put enemies on its tile.
gear-archibald-float = In a flood, it is discarded and my hero stays.
gear-archibald-soft-fall = A Trap sends my hero back no further than the last row of level { $n }.
card-archibald-hero = Fights with { $dice }. At most { $n } lives.
card-archibald-foe = Fights with { $dice }. { $n } figures in the box.
card-archibald-level = level { $n }
card-archibald-answers = { $n }. { $answer }.

## What can be chosen.

action-archibald-hero = Play { $card }
action-archibald-start = Start on { $cell }
action-archibald-move = Go to { $cell }
action-archibald-fight = Fight
action-archibald-play = Play { $card }
action-archibald-wear = Put on { $card }
action-archibald-discard = Discard { $card }
action-archibald-done = Done
action-archibald-place = Place on { $cell }
action-archibald-take = Take one from { $cell }
action-archibald-kill = { $card } falls
action-archibald-return = Go back to { $cell }
action-archibald-leap = Jump to { $cell }
action-archibald-peek = Peek into { $cell }
action-archibald-answer = Answer { $n }
action-archibald-target = Choose player { $n }
action-archibald-give = Give { $card }
action-archibald-roll = Roll the dice
action-archibald-read = Read it aloud

choice-archibald-move-n = Forward to { $cell }: { $tile }
    .simple = Forward: { $tile }
choice-archibald-move-s = Back to { $cell }: { $tile }
    .simple = Back: { $tile }
choice-archibald-move-e = Right to { $cell }: { $tile }
    .simple = Right: { $tile }
choice-archibald-move-w = Left to { $cell }: { $tile }
    .simple = Left: { $tile }
choice-archibald-end-turn = End my turn
choice-archibald-stay = Stay here
choice-archibald-stop = Stop here
choice-archibald-replace = Put on { $card } ({ $old } is discarded)
choice-archibald-target = { $hero } (player { $n })
choice-archibald-return = Go back to { $cell }: { $tile }
    .simple = { $cell }: { $tile }
choice-archibald-place = Place on { $cell }: { $tile }
    .simple = { $cell }: { $tile }
choice-archibald-roll-die = Roll the die

## The log. `.own` is read by whoever acts, `.you` by whoever suffers, `.hidden` where the card stays hidden.

line-archibald-chose-hero = { $player } plays { $card }.
    .own = You play { $card }.
line-archibald-dealt-hero = Chance gives { $card } to { $player }.
    .own = Chance gives you { $card }.
line-archibald-chose-start = { $player } starts on { $cell }.
    .own = You start on { $cell }.
line-archibald-dealt = { $player } draws { $card }.
    .own = You draw { $card }.
    .hidden = { $player } draws an Encounter card of level { $n }.
    .hidden-simple = { $player } draws a card.
line-archibald-turn = Turn { $n }: { $player } plays.
    .own = Turn { $n }: you play.
    .simple = { $player }’s turn.
    .own-simple = Your turn.
line-archibald-moved = { $player } goes to { $cell }.
    .own = You go to { $cell }.
line-archibald-laid = { $player } turns up a tile on { $cell }: { $tile }.
    .own = You turn up a tile on { $cell }: { $tile }.
    .simple = On { $cell }: { $tile }.
    .own-simple = On { $cell }: { $tile }.
line-archibald-redrawn = This tile would bar the way to the gaols and goes under the pile: { $tile }.
    .simple = This one would bar the way, so another is drawn: { $tile }.
line-archibald-barred = This tile would bar the way to the gaols: { $tile }.
    .simple = This one would bar the way: { $tile }.
line-archibald-laid-flat = Every tile left would bar the way, so the first one drawn is laid on { $cell } and its walls do not count: { $tile }.
    .simple = On { $cell }: { $tile }. Its walls do not count.
line-archibald-walled = A wall stands between { $player } and { $cell }: the hero stays.
    .own = A wall stands between you and { $cell }: you stay.
    .simple = A wall: { $player } stays.
    .own-simple = A wall: you stay.
line-archibald-stayed = { $player } cannot move and stays.
    .own = You cannot move and stay.
    .simple = { $player } stays.
    .own-simple = You stay.
line-archibald-no-extra-move = { $player } does not move again.
    .own = You do not move again.
    .simple = { $player } stops.
    .own-simple = You stop.
line-archibald-spring = { $player } may move once more.
    .own = You may move once more.
    .simple = Again, { $player }.
    .own-simple = You may go on.
line-archibald-spring-spent = { $n ->
    [0] This spring has served { $player } already this turn and gives no move.
   *[other] { $player } has had { $n } moves from springs this turn and gets no more.
}
    .own = { $n ->
        [0] This spring has served you already this turn and gives no move.
       *[other] You have had { $n } moves from springs this turn and get no more.
    }
    .simple = No bounce this time.
    .own-simple = No bounce this time.
line-archibald-gaol = { $player } opens the gaol on { $cell }: { $tile }.
    .own = You open the gaol on { $cell }: { $tile }.
    .simple = In the gaol: { $tile }.
    .own-simple = In the gaol: { $tile }.
line-archibald-trapped = It is a Trap: { $player } tumbles back to the garden.
    .own = It is a Trap: you tumble back to the garden.
    .simple = A Trap: { $player } falls back.
    .own-simple = A Trap: you fall back.
line-archibald-returned = { $why ->
    [flood] The water carries { $player } back to { $cell }.
    [defeat] { $player } starts again on { $cell }.
   *[other] { $player } goes back to { $cell }.
}
    .own = { $why ->
        [flood] The water carries you back to { $cell }.
        [defeat] You start again on { $cell }.
       *[other] You go back to { $cell }.
    }
line-archibald-leapt = { $player } jumps to { $cell }.
    .own = You jump to { $cell }.
line-archibald-swapped = { $player } and { $other } change places.
    .own = You and { $other } change places.
    .you = { $player } changes places with you.
line-archibald-sent-back = { $player } sends { $other } back.
    .own = You send { $other } back.
    .you = { $player } sends you back.
line-archibald-token-level = Level { $n } is reached for the first time: the water rises ({ $tokens } of 4).
    .simple = New level: the water rises ({ $tokens } of 4).
line-archibald-token-hero = { $player } reaches level { $n } for the first time: the water rises ({ $tokens } of 4).
    .own = You reach level { $n } for the first time: the water rises ({ $tokens } of 4).
    .simple = A new level for { $player }: the water rises ({ $tokens } of 4).
    .own-simple = A new level for you: the water rises ({ $tokens } of 4).
line-archibald-token-trial = { $player } fails the trial: the water rises ({ $tokens } of 4).
    .own = You fail the trial: the water rises ({ $tokens } of 4).
    .simple = Missed: the water rises ({ $tokens } of 4).
    .own-simple = Missed: the water rises ({ $tokens } of 4).
line-archibald-token-effect = The water rises ({ $tokens } of 4).
line-archibald-token-surplus = The water cannot rise any higher.
line-archibald-drained = The water falls ({ $tokens } of 4).
line-archibald-flood = Flood: the water carries heroes back to the level before.
    .simple = Flood: the heroes go back.
line-archibald-flood-spares = { $player } is on the first level and stays.
    .own = You are on the first level and stay.
    .simple = { $player } stays dry.
    .own-simple = You stay dry.
line-archibald-flood-once = { $player } has just been sent back, and the water spares the hero.
    .own = You have just been sent back, and the water spares you.
    .simple = The water spares { $player }.
    .own-simple = The water spares you.
line-archibald-flood-over = The water is gone.
line-archibald-foes-appear = On the tile: { $foes }.
line-archibald-foes-few = { $n ->
    [one] One more should come ({ $card }), but there is no figure left.
   *[other] { $n } more should come ({ $card }), but there is no figure left.
}
    .simple = No more figures: { $card }.
line-archibald-hero-rolled = { $player } strikes: { $n ->
    [0] no hit
    [one] { $n } hit
   *[other] { $n } hits
}.
    .own = You strike: { $n ->
        [0] no hit
        [one] { $n } hit
       *[other] { $n } hits
    }.
line-archibald-foes-rolled = { $player } rolls for the enemies: { $n ->
    [0] no hit
    [one] { $n } hit
   *[other] { $n } hits
}.
    .own = You roll for the enemies: { $n ->
        [0] no hit
        [one] { $n } hit
       *[other] { $n } hits
    }.
line-archibald-killed = Down goes { $foes }.
line-archibald-held = { $player } is held by the enemies who are left.
    .own = You are held by the enemies who are left.
    .simple = { $player } is held.
    .own-simple = You are held.
line-archibald-held-unfought = { $player } has fought this turn already: these enemies hold the hero until the next turn.
    .own = You have fought this turn already: these enemies hold you until your next turn.
    .simple = { $player } is held.
    .own-simple = You are held.
line-archibald-lost-lives = { $player } loses { $n ->
    [1] a life
   *[other] { $n } lives
} and has { $lives ->
    [0] none
   *[other] { $lives }
} left.
    .own = You lose { $n ->
        [1] a life
       *[other] { $n } lives
    } and have { $lives ->
        [0] none
       *[other] { $lives }
    } left.
line-archibald-saved = { $card } saves { $player } { $n ->
    [1] a life
   *[other] { $n } lives
} and is discarded.
    .own = { $card } saves you { $n ->
        [1] a life
       *[other] { $n } lives
    } and is discarded.
line-archibald-threw-again = { $card }: a die that missed is rolled again.
    .simple = { $card }: a die is rolled again.
line-archibald-used-up = { $card } is used up and is discarded.
    .simple = { $card } is used up.
line-archibald-drew-gear = { $player } draws { $card }.
    .own = You draw { $card }.
    .hidden = { $player } draws an Encounter card of level { $n }.
    .hidden-simple = { $player } draws a card.
line-archibald-floated = { $card } carries { $player } over the water and is discarded.
    .own = { $card } carries you over the water and is discarded.
    .simple = { $card }: { $player } floats.
    .own-simple = { $card }: you float.
line-archibald-trapped-softly = It is a Trap, but { $card } breaks the fall: { $player } stays in the palace.
    .own = It is a Trap, but { $card } breaks the fall: you stay in the palace.
    .simple = A Trap: { $player } falls, but not far.
    .own-simple = A Trap: you fall, but not far.
line-archibald-defeated = { $player } is defeated: the turn is over.
    .own = You are defeated: your turn is over.
    .simple = { $player } is defeated.
    .own-simple = You are defeated.
line-archibald-lost-card = { $player } loses { $card }.
    .own = You lose { $card }.
line-archibald-refilled = { $player } has { $n } lives again.
    .own = You have { $n } lives again.
line-archibald-heart = { $player } gains a life and has { $lives }.
    .own = You gain a life and have { $lives }.
line-archibald-healed = { $player } gains { $n ->
    [1] a life
   *[other] { $n } lives
} and has { $lives }.
    .own = You gain { $n ->
        [1] a life
       *[other] { $n } lives
    } and have { $lives }.
line-archibald-all-lives = { $player } has all { $lives } lives already and gains none.
    .own = You have all { $lives } lives already and gain none.
line-archibald-trial = { $way ->
    [passed] { $player } rolls the die for the trial: { $n }, and passes it.
   *[missed] { $player } rolls the die for the trial: { $n }.
}
    .own = { $way ->
        [passed] You roll the die for the trial: { $n }, and pass it.
       *[missed] You roll the die for the trial: { $n }.
    }
    .simple = { $way ->
        [passed] { $player } rolls { $n }. Passed.
       *[missed] { $player } rolls { $n }.
    }
    .own-simple = { $way ->
        [passed] You roll { $n }. Passed.
       *[missed] You roll { $n }.
    }
line-archibald-tested = { $player } rolls { $n }. The card goes on: { $story }
    .own = You roll { $n }. { $story }
line-archibald-drew-tile = { $player } draws { $card }.
    .own = You draw { $card }.
    .hidden = { $player } draws an Encounter card of level { $n }.
    .hidden-simple = { $player } draws a card.
line-archibald-drew-bonus = First time on level { $n }: { $player } draws { $card }.
    .own = First time on level { $n }: you draw { $card }.
    .hidden = First time on level { $n }: { $player } draws an Encounter card.
    .simple = New level: { $player } draws { $card }.
    .own-simple = New level: you draw { $card }.
    .hidden-simple = New level: { $player } draws a card.
line-archibald-drew-restart = { $player } draws { $card } to start again.
    .own = You draw { $card } to start again.
    .hidden = { $player } draws an Encounter card of level { $n } to start again.
    .simple = { $player } draws { $card }.
    .own-simple = You draw { $card }.
    .hidden-simple = { $player } draws a card.
line-archibald-drew-effect = { $player } draws { $card }.
    .own = You draw { $card }.
    .hidden = { $player } draws an Encounter card of level { $n }.
    .hidden-simple = { $player } draws a card.
line-archibald-nothing-to-draw = No Encounter card of level { $n } is left to draw.
    .simple = No card is left to draw.
line-archibald-reshuffled = The discarded Encounter cards of level { $n } are shuffled into a new pile.
    .simple = The cards of level { $n } are shuffled.
line-archibald-adventures-reshuffled = All Adventures have been read: they are shuffled into a new pile.
    .simple = The Adventures are shuffled.
line-archibald-read = { $player } reads “{ $card }” to { $other }: { $scene }
    .own = You read “{ $card }” to { $other }: { $scene }
    .you = { $player } reads you “{ $card }”: { $scene }
    .simple = { $player } reads: { $scene }
    .own-simple = You read: { $scene }
    .you-simple = { $player } reads: { $scene }
line-archibald-answered = { $player } answers “{ $answer }”. The card goes on: { $story }
    .own = You answer “{ $answer }”. { $story }
line-archibald-played = { $player } plays { $card }: “{ $text }”
    .own = You play { $card }: “{ $text }”
    .simple = { $player } plays { $card }.
    .own-simple = You play { $card }.
line-archibald-wore = { $player } puts on { $card }.
    .own = You put on { $card }.
line-archibald-replaced = { $player } puts on { $card } and discards { $old }.
    .own = You put on { $card } and discard { $old }.
    .simple = { $player } puts on { $card }.
    .own-simple = You put on { $card }.
line-archibald-discarded = { $player } discards { $card }.
    .own = You discard { $card }.
line-archibald-discarded-over = { $player } has too many cards and discards { $card }.
    .own = You have too many cards and discard { $card }.
    .simple = { $player } discards { $card }.
    .own-simple = You discard { $card }.
line-archibald-dropped = { $player } has to discard { $card }.
    .own = You have to discard { $card }.
    .simple = { $player } discards { $card }.
    .own-simple = You discard { $card }.
line-archibald-lost-gear = { $player } loses the equipment worn: { $card }.
    .own = You lose your equipment: { $card }.
    .simple = { $player } loses { $card }.
    .own-simple = You lose { $card }.
line-archibald-placed = { $player } puts { $foes } on { $cell }.
    .own = You put { $foes } on { $cell }.
line-archibald-took = { $player } takes one from { $cell }: { $card }.
    .own = You take one from { $cell }: { $card }.
    .simple = { $player } takes: { $card }.
    .own-simple = You take: { $card }.
line-archibald-ambushed = { $player } is ambushed by { $foes }.
    .own = You are ambushed by { $foes }.
line-archibald-cleared = There are no enemies on { $cell } any more.
line-archibald-walls-fell = The walls on { $cell } fall.
line-archibald-peeked = { $player } peeks into the gaol on { $cell }.
    .own = You peek into the gaol on { $cell }.
line-archibald-saw-gaol = { $card } sees { $tile } there.
    .own = You see { $tile } there.
    .hidden = { $player } tells nobody what is there.
line-archibald-gave = { $player } gives { $card } to { $other }.
    .own = You give { $card } to { $other }.
    .you = { $player } gives you { $card }.
line-archibald-stole = { $other } takes { $card } from { $player }.
    .own = { $other } takes { $card } from you.
    .you = You take { $card } from { $player }.
line-archibald-nothing = Nothing happens.
line-archibald-won = { $player } opens the door, and there is Archibald: { $player } wins.
    .own = You open the door, and there is Archibald: you win.
    .simple = { $player } finds Archibald and wins.
    .own-simple = You find Archibald and win.
line-archibald-cut-short = The game stops unfinished after { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}.
    .simple = The game stops here.

## How a game ends.

ending-archibald-freed = { $player } has found Archibald and wins the game.
    .own = You have found Archibald and win the game.
    .simple = { $player } wins.
    .own-simple = You win.
ending-archibald-turn-cap = The game stops unfinished: it has reached its turn limit.
    .simple = The game stops here.

## Why not.

reason-archibald-fine = You can do this.
reason-archibald-game-over = The game is over: Archibald is free. Start a new game to play again.
reason-archibald-game-cut-short = The game has stopped at its turn limit. Start a new game to play again.
reason-archibald-not-your-turn = It is not your turn. Wait until it is.
reason-archibald-other-chooses = Somebody else has something to do first. Then your turn goes on.
reason-archibald-pick-a-hero = First choose your hero.
reason-archibald-hero-taken = Somebody plays { $card } already. Choose another hero.
reason-archibald-pick-a-start = First choose the cell your hero starts on.
reason-archibald-start-taken = There is a hero on { $cell } already. Choose an empty cell.
reason-archibald-only-at-setup = Heroes and start cells are chosen before the first turn only.
reason-archibald-must-move = Your hero can move and so must. Choose a cell next to it.
reason-archibald-must-fight = Enemies are on your hero’s tile. Fight them first.
reason-archibald-nobody-to-fight = There is nobody to fight here. Choose where your hero goes.
reason-archibald-not-adjacent = { $cell } is not next to your hero. One step forward, back, left or right.
reason-archibald-wall-bars = There is a wall on the way to { $cell }. Go another way.
reason-archibald-held-here = Enemies hold your hero. Fight instead of moving.
reason-archibald-moved-already = Your hero has had its move this turn. The next one comes next turn.
reason-archibald-wall-ended = A wall was on the new tile, and that ended your hero’s move. Try again next turn.
reason-archibald-fought-instead = Your hero has fought, and that took the place of the move.
reason-archibald-fought-already = Your hero has fought this turn. One exchange of blows is all that a turn has room for.
reason-archibald-held-until-next = Enemies hold your hero. Next turn you fight them.
reason-archibald-fight-later = These enemies hold your hero. You fight them next turn, instead of moving.
reason-archibald-not-in-hand = You do not have { $card } in hand. You can only play a card that you have.
reason-archibald-card-played = You have already played a card this turn. The next one comes next turn.
reason-archibald-no-effect = { $card } would do nothing now. Keep it for a better moment.
reason-archibald-all-lives = { $card } would do nothing: your hero has all its lives.
reason-archibald-no-cards-left = { $card } would do nothing: no Encounter card of your level is left to draw.
reason-archibald-nobody-has-cards = { $card } would do nothing: nobody else has a card in hand.
reason-archibald-no-water = { $card } would do nothing: there is no flood token to remove.
reason-archibald-no-move-held = { $card } would do nothing: enemies hold your hero, who gets no extra move.
reason-archibald-nobody-to-send = { $card } would do nothing: all other heroes are on level 1 and cannot go back.
reason-archibald-nowhere-to-jump = { $card } would do nothing: there is no other tile on this level to jump to.
reason-archibald-nobody-to-swap = { $card } would do nothing: there is no other hero elsewhere on your level.
reason-archibald-no-walls = { $card } would do nothing: your hero’s tile has no walls.
reason-archibald-no-gaol-to-see = { $card } would do nothing: you know what is in every gaol that is still shut.
reason-archibald-no-enemies-here = { $card } would do nothing: there are no enemies on your hero’s tile.
reason-archibald-no-figure = All these enemies are on the board, and none can be taken. { $card } has to wait.
reason-archibald-no-tile = There is no revealed tile where enemies could stand. { $card } has to wait.
reason-archibald-wear-not-in-hand = You do not have { $card } in hand. You can only put on what you have.
reason-archibald-discard-not-in-hand = You do not have { $card } in hand. You can only discard what you have.
reason-archibald-move-on = The spring lets your hero move once more. Choose a cell or stop here.
reason-archibald-move-on-power = Your card lets your hero move once more. Choose a cell or stop here.
reason-archibald-move-on-adventure = The Adventure lets your hero move once more. Choose a cell or stop here.
reason-archibald-between-moves = A card is played before or after your moves, not between them.
reason-archibald-not-during-arrival = Equipment is changed before or after a move, not during a fight.
reason-archibald-over-limit = You have more than 3 cards. First discard one.
reason-archibald-roll-first = First roll the dice for the enemies.
reason-archibald-roll-trial = First roll the die for the trial.
reason-archibald-roll-test = First roll the die for the Adventure.
reason-archibald-read-first = First read the Adventure aloud.
reason-archibald-answer-first = First answer the Adventure.
reason-archibald-no-such-answer = This Adventure has no answer { $n }. Choose one of those it has.
reason-archibald-kill-first = First choose which enemy falls.
reason-archibald-not-fighting = This enemy is not in the fight. Choose one who is.
reason-archibald-return-first = First choose the tile your hero goes back to.
reason-archibald-no-return-there = Your hero cannot go back to { $cell }. Choose one of the tiles offered.
reason-archibald-start-cell = Enemies never stand on a start cell. Choose a tile of the village or beyond.
reason-archibald-not-revealed = There is no tile on { $cell } yet. Choose a tile that lies face up.
reason-archibald-walled-in = { $cell } has walls all around. Choose a tile that can be reached.
reason-archibald-hidden-there = A hero on { $cell } is hidden from the enemies. Choose another tile.
reason-archibald-last-figures = There is no figure to put on { $cell }: the only ones stand there already.
reason-archibald-hero-there = There is a hero on { $cell }. Take a figure from a tile without heroes.
reason-archibald-no-such-figure = There is no such enemy on { $cell }. Choose one of the tiles offered.
reason-archibald-not-a-target = That cannot be chosen for this card. Choose one of those offered.
reason-archibald-not-a-choice = That cannot be chosen for this Adventure. Choose one of those offered.
reason-archibald-no-leap-there = Your hero cannot jump to { $cell }. Choose one of the tiles offered.
reason-archibald-finish-power = The power you play asks you something first. Answer that.
reason-archibald-finish-enemy-card = The enemy card you play asks you something first. Answer that.
reason-archibald-finish-adventure = The Adventure asks you something first. Answer that.
reason-archibald-only-in-effect = That is only chosen when a card asks for it.
reason-archibald-only-in-fight = Enemies fall in a fight only.
reason-archibald-only-with-dice = There is nothing to roll for now.
reason-archibald-only-with-adventure = No Adventure is being read now.
reason-archibald-only-when-sent = Heroes only go back when a Trap, a flood, a defeat or a card sends them.
reason-archibald-only-enemy-cards = Enemies are only put there by an enemy card.

## Questions.

prompt-archibald-pick-hero = Choose the hero you want to be.
    .simple = Choose your hero.
prompt-archibald-pick-start = Choose where { $hero } starts.
    .simple = Choose your start.
prompt-archibald-move = Your turn: choose where { $hero } goes.
    .simple = Where does { $hero } go?
prompt-archibald-move-or-card = Your turn: choose where { $hero } goes. You may play a card before that.
    .simple = Where does { $hero } go? Or play a card.
prompt-archibald-fight = { $hero } is held by { $foes }: fight.
    .simple = Fight { $foes }.
prompt-archibald-fight-or-card = { $hero } is held by { $foes }: fight. You may play a card before that.
    .simple = Fight { $foes }. Or play a card.
prompt-archibald-shut-in = { $hero } cannot go anywhere: play a card or stay.
    .simple = No way out: play a card or stay.
prompt-archibald-after = { $hero } is done. Play a card, or end your turn.
    .simple = Play a card, or end your turn.
prompt-archibald-after-played = { $hero } is done, and you have played your card. End your turn.
    .simple = End your turn.
prompt-archibald-after-no-card = { $hero } is done, and you have no card to play. End your turn.
    .simple = End your turn.
prompt-archibald-roll = { $player } fights { $foes }: you are the left neighbour, so roll for the enemies.
    .simple = Roll for the enemies: { $foes }.
prompt-archibald-kill = { $n ->
    [1] You hit once: choose which enemy falls.
   *[other] You hit { $n } times: choose which enemy falls first.
}
    .simple = Which enemy falls?
prompt-archibald-hand-limit = { $n ->
    [1] You have a card too many: choose one to discard.
   *[other] You have { $n } cards too many: choose one to discard.
}
    .simple = Too many cards: discard one.
prompt-archibald-back-trap = A Trap: choose the tile that { $hero } tumbles back to.
    .simple = A Trap. Where do you land?
prompt-archibald-back-flood = The flood: choose the tile that { $hero } is washed back to.
    .simple = The flood. Where do you land?
prompt-archibald-back-defeat = { $hero } has no life left: choose the tile to start again from.
    .simple = No life left. Where do you start again?
prompt-archibald-back-card = { $hero } has to go back: choose the tile.
    .simple = Go back. Where to?
prompt-archibald-trial = A trial: roll the die. On 4, 5 or 6 nothing happens; on 1, 2 or 3 the water rises.
    .simple = Roll the die: 4, 5 and 6 are good.
prompt-archibald-read = You are { $player }’s left neighbour: read this aloud. { $scene } { $answers }
    .simple = Read aloud. { $scene } { $answers }
prompt-archibald-answer = { $player } reads you “{ $card }”: { $scene }
    .simple = { $scene }
prompt-archibald-extra-move = { $hero } may move once more: choose where, or stop here.
    .simple = Move again, or stop?
prompt-archibald-put-foes = Choose the tile for { $counted }: { $source }.
    .simple = Choose a tile for { $counted }.
prompt-archibald-take-foe = There are no more figures: choose the tile to take one from ({ $source }).
    .simple = Take a figure from another tile.
prompt-archibald-drop-cards = Choose a card to discard: { $source }.
    .simple = Discard a card.
prompt-archibald-gift-card = Choose who gets one of your cards: { $source }.
    .simple = Who gets a card of yours?
prompt-archibald-give-card = Choose the card you give away: { $source }.
    .simple = Which card do you give?
prompt-archibald-steal = Choose whose card you take: { $source }.
    .simple = Whose card do you take?
prompt-archibald-banish = Choose the hero who goes back: { $source }.
    .simple = Who goes back?
prompt-archibald-leap = Choose the tile { $hero } jumps to: { $source }.
    .simple = Where do you jump?
prompt-archibald-swap = Choose the hero to change places with: { $source }.
    .simple = Change places with whom?
prompt-archibald-peek = Choose the gaol you peek into: { $source }.
    .simple = Which gaol do you look into?
prompt-archibald-test = Roll the die for “{ $source }”: 4, 5 or 6 is good, 1, 2 or 3 is not.
    .simple = Roll the die: 4, 5 and 6 are good.
prompt-archibald-wait-setup = { $player } is choosing a hero and a place to start.
    .simple = { $player } chooses.
prompt-archibald-wait-turn = It is { $player }’s turn.
    .simple = { $player }’s turn.
prompt-archibald-wait-roll = { $player } rolls for the enemies.
    .simple = { $player } rolls.
prompt-archibald-wait-read = { $player } reads an Adventure aloud.
    .simple = { $player } reads aloud.
prompt-archibald-wait-answer = { $player } thinks about an answer: “{ $card }”.
    .simple = { $player } thinks.
prompt-archibald-wait-answer-reader = { $player } thinks about an answer to “{ $card }”. Nobody else knows what comes of it. { $outcomes }
    .simple = { $player } thinks. Your secret: { $outcomes }
prompt-archibald-wait-flood = The flood: { $player } chooses a tile.
    .simple = { $player } chooses a tile.
prompt-archibald-outcome = { $n }. { $outcome }
