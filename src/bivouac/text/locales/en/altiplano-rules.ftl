rule-altiplano-section--words = Words

rule-altiplano--words--i-and-you = The “I” of a card is whoever plays it or, for a Character or a Special, whoever has it in Camp. “My opponent” on it is the other player. “You” means you, the reader, in this rulebook and wherever a table speaks to you.
rule-altiplano--words--discard = A discarded card leaves a hand. It goes to the Character or the Exploration discard pile, whichever matches its own kind.
rule-altiplano--words--remove = A removed card leaves a Camp for the discard pile of its kind. Removing and discarding are two different things: an effect that speaks of one does not do the other.
rule-altiplano--words--reveal = Revealed cards come off a draw pile and end up face up on the discard pile that goes with it.
rule-altiplano--words--draw-any = If an effect lets you draw without naming a kind of card, you pick the draw pile. With several cards to draw, you may take some from one pile and some from the other.
rule-altiplano--words--draw-one-by-one = When the choice of pile is yours, you draw card by card. You see each one before you pick the pile for the next.
    .ruling = silent
rule-altiplano--words--exploration = Actions, Reactions, Locations and Treasures are all Exploration cards. They share one draw pile and one discard pile.
rule-altiplano--words--character-kinds = A Character is an Archaeologist, a Raider, both at once, or neutral, which means neither.
rule-altiplano--words--beast-trap = Some Action cards carry a Beast or a Trap icon, which tells their category. Other cards and abilities single them out by it.
rule-altiplano--words--cancel-icon = A cancelled Beast or cancelled Trap icon on a Character tells you that its ability works on Action cards of that category.
rule-altiplano--words--card-over-rule = Where the text of a card contradicts a general rule, the card wins. One rule stands above every card: nobody gets a third Action in a turn.
    .ruling = silent

rule-altiplano-section--components = Components

rule-altiplano--components--players = The game is for exactly 2 players, and each of you leads one expedition.
rule-altiplano--components--characters = The box holds 17 Character cards.
rule-altiplano--components--character-mix = Exactly one Character is both Archaeologist and Raider, and at least two are neutral. Most Characters have a kind: Archaeologist or Raider.
rule-altiplano--components--character-abilities = No Character comes without an ability. It is an Action, a standing ability or a Reaction.
rule-altiplano--components--exploration = The 34 Exploration cards are 5 Locations, 3 Treasures, and 26 Actions and Reactions.
rule-altiplano--components--specials = Two cards are Specials: The Adventurer and The Rogue.
rule-altiplano--components--turn-cards = Two Turn cards settle who starts what: one reads “First Turn”, the other “First Character”.
rule-altiplano--components--camp-limit = Your Camp has room for 5 Characters, 1 Location, both Specials and 2 Treasures. With the second Treasure you win.

rule-altiplano-section--setup = Set-up

rule-altiplano--setup--turn-cards = The 2 Turn cards are shuffled, and each of you gets one.
rule-altiplano--setup--first-turn = If you hold “First Turn”, you play the first turn of the game.
rule-altiplano--setup--first-character = “First Character” has a part to play only in Expedition Assembly. Without that option it changes nothing.
rule-altiplano--setup--deal-characters = In the base game, the 17 Characters are shuffled and each Camp receives 3 of them, face up.
rule-altiplano--setup--character-pile = The 11 Characters left over become the Character draw pile, face down.
rule-altiplano--setup--specials = Both Specials start face up on the central board. If one Camp has more Archaeologists or more Raiders than the other, it receives the matching Special at once.
rule-altiplano--setup--treasures-aside = The 3 Treasures wait to one side while the other 31 Exploration cards are shuffled.
rule-altiplano--setup--hands = You and your opponent each receive 5 of those 31 cards as a hidden hand. You may look at yours straight away.
rule-altiplano--setup--exploration-pile = The Exploration draw pile starts with 24 cards. Its lower part is the 3 Treasures shuffled together with 16 other cards. The last 5 cards lie on top of these, so no Treasure is among the first 5.

rule-altiplano-section--assembly = Expedition Assembly

rule-altiplano--assembly--instead = With Expedition Assembly, you pick your starting Characters instead of being dealt them. This takes place before the hands are dealt.
    .ruling = silent
rule-altiplano--assembly--first-three = If you hold “First Character”, you pick up the top 3 Characters of the pile. One of them stays face down in your Camp, and your opponent gets the other two.
rule-altiplano--assembly--pass = When two Characters are handed to you, you draw a third. You keep one of the three face down in your Camp and hand the other two back, and so on in turn.
rule-altiplano--assembly--end = Once each of you has 3 face-down Characters, Assembly is over. The two Characters nobody kept are shuffled back into the Character draw pile, which then holds 11 cards again.
rule-altiplano--assembly--reveal = All six kept Characters then turn face up, and the Specials are assigned. Neither happens any earlier.
rule-altiplano--assembly--secret = Until the Characters turn face up, you see only those you have kept and those who pass through your hands.

rule-altiplano-section--turn = Turn

rule-altiplano--turn--alternate = You play your turn from start to finish, then your opponent does the same, and so on.
rule-altiplano--turn--order = Your turn has four phases, always in this order: the draw, an Action, an Action or a placing, the hand check.
rule-altiplano--turn--optional = You always go through phases 1 and 4. In phases 2 and 3 you are free to do nothing.
rule-altiplano--phase1--draw = In phase 1, you draw exactly one card, from the Exploration pile or the Character pile as you like. How many cards you already hold does not matter.
rule-altiplano--phase1--to-hand = The card you draw goes into your hand, even if it is a Character.
rule-altiplano--phase2--one-action = In phase 2, you may take one Action at most. It is an Action card from your hand, the Action of a Character in your Camp, or the Action of a Special in your Camp.
rule-altiplano--phase2--no-placing = You place nothing in phase 2: the Characters, Locations and Treasures in your hand wait for phase 3.
rule-altiplano--phase3--action-or-place = In phase 3, you may do one thing at most. Either you take another Action, with the same choice as in phase 2, or you place one Character, Location or Treasure from your hand.
rule-altiplano--phase3--same-action-again = You may use the Action of the same Character or Special in phase 2 and again in phase 3, as long as its card is still in your Camp.
rule-altiplano--phase4--hand-limit = In phase 4, you count all the cards in your hand, Characters and Exploration cards together. Above 5, you discard down to 5, and you choose which ones go.
rule-altiplano--phase4--raised-limit = An ability can raise this limit while its card is in your Camp. Sir Allistair, for instance, raises it by 3.
rule-altiplano--phase4--only-own = You check your hand only in your own turn. If it stands above 5 during your opponent’s turn, it may stay so until your own phase 4.

rule-altiplano-section--special = Specials

rule-altiplano--special--adventurer = You hold The Adventurer whenever your Camp has strictly more Archaeologists than your opponent’s. This is so at every moment, from set-up on.
rule-altiplano--special--rogue = You hold The Rogue whenever your Camp has strictly more Raiders than your opponent’s. This is so at every moment, from set-up on.
rule-altiplano--special--tie = If both Camps have equally many Archaeologists, even none, The Adventurer goes straight back to the central board. The same holds for Raiders and The Rogue.
rule-altiplano--special--both = You may hold both Specials, just one, or neither.
rule-altiplano--special--double-type = The Character who is both kinds counts as an Archaeologist for The Adventurer and as a Raider for The Rogue.
rule-altiplano--special--action-no-extra = A Special widens your choice, not your number of Actions. Its Action takes up phase 2 or phase 3 of your turn like any other.
rule-altiplano--special--adventurer-draws = The Adventurer’s Action lets you draw one card. As it names no kind, you pick either draw pile.
    .ruling = silent
rule-altiplano--special--prerequisite = Some Action cards ask you to be The Adventurer or The Rogue. You can play them only if that Special is in your Camp at that moment.
rule-altiplano--special--rogue-action = The books do not tell The Rogue’s Action, so this one is ours: it discards one card at random from your opponent’s hand. You cannot use it against a hand of 2 cards or fewer. You may use it again in phase 3.
    .ruling = silent
rule-altiplano--special--every-change = The Specials are checked after every change in either Camp, even halfway through an effect.
    .ruling = silent
rule-altiplano--special--lost-midway = Once you have announced a card or an Action, it goes on even if you lose its prerequisite along the way.
    .ruling = silent
rule-altiplano--special--never-removed = No effect removes or discards a Special. It moves only as the numbers of Archaeologists or Raiders change.
    .ruling = silent

rule-altiplano-section--piles = Piles and hands

rule-altiplano--piles--two-discards = Characters and Exploration cards each have a discard pile of their own, face up.
rule-altiplano--piles--draw-hidden = Both draw piles lie face down.
rule-altiplano--piles--reshuffle = An empty draw pile is made anew from its discard pile. All of it is shuffled in, Treasures included.
rule-altiplano--piles--inspect = You and your opponent may look through both discard piles whenever you like. Looking never changes their order.
rule-altiplano--piles--empty-both = If a draw pile and its discard pile are both empty, nothing is drawn from there. In phase 1 you then draw from the other pile. If all four are empty, you skip the draw. The next card of that kind to be discarded then makes the new draw pile, once the effect or the phase that discarded it has ended.
    .ruling = silent
rule-altiplano--piles--reshuffle-when = A draw pile is made anew when it is exhausted: as soon as its last card has left it and the effect that took the card has ended. If you draw 3 cards and the pile has only 1, you go on with the reshuffled cards. If you prefer, set the table so that an empty pile waits until a card is needed from it.
    .ruling = silent
rule-altiplano--piles--in-flight = The card being played, and the cards its effect has revealed or is looking at, stay out of such a reshuffle. Revealed cards reach the discard pile together, after the last one.
    .ruling = silent
rule-altiplano--hand--open-count = Your cards are hidden, but not how many you have of each sort. Both of you see how many Characters and how many Exploration cards each hand holds.
    .ruling = silent

rule-altiplano-section--play = Playing cards

rule-altiplano--play--read-aloud = The log names each card that is played and says what it does.
rule-altiplano--play--prerequisite = The red text on a card is its prerequisite. If it is not met, you cannot play that card.
rule-altiplano--play--player-chooses = When you play a card, every choice in it is yours. You even pick which Character leaves your opponent’s Camp.
rule-altiplano--play--action-card = An Action or Reaction card first takes effect, then goes to the discard pile.
rule-altiplano--play--character-action = You can use a Character’s Action only if that Character is in your Camp. In your hand, freshly drawn or not, it has none.
rule-altiplano--play--placed-acts-later = A Character you place in phase 3 cannot act before your next turn, as this turn has no phase left for it.
rule-altiplano--play--brought-in-acts = If an effect brings a Character into your Camp in phase 2, you may use its Action in phase 3.
    .ruling = silent
rule-altiplano--play--passive = Some Characters have a standing ability, which is not an Action. It works as long as that Character is in the Camp.
rule-altiplano--play--random = “At random”, as with Storm, means that nobody chooses. Every card of the hand, Character or Exploration card, is equally likely. If the hand is too small, all of it is taken.
    .ruling = silent
rule-altiplano--play--no-target = You cannot play a card or use an Action if, by what you can see, its whole effect would do nothing.
    .ruling = silent
rule-altiplano--play--partial = If an effect can be done only in part, it is done as far as it goes.
    .ruling = silent
rule-altiplano--play--no-third-action = No effect ever gives you a third Action in a turn.
rule-altiplano--play--ohio-bob = With Ohio Bob’s Action, you alone look at the top 3 Exploration cards. You may show one Treasure among them and take it into your hand. The rest go under the pile in their order, so a second use digs deeper.
    .ruling = silent
rule-altiplano--play--che-madera = You can use Che Madera’s Action only if your opponent’s Camp has a Character. You first pay its cost: Che Madera goes to the discard pile. This does not count as a removal by your opponent.
    .ruling = silent

rule-altiplano-section--reaction = Reactions

rule-altiplano--reaction--only-then = In your opponent’s turn, you can use Reaction cards and Reaction abilities, and nothing else.
rule-altiplano--reaction--condition = The first words of a Reaction name its moment. You can use it then and at no other time.
rule-altiplano--reaction--card-discarded = Once used, a Reaction card goes to the discard pile.
rule-altiplano--reaction--no-action = A Reaction is not an Action. It uses up no phase, neither yours nor your opponent’s.
    .ruling = silent
rule-altiplano--reaction--ability = A Character’s Reaction ability works for you while that Character is in your Camp.
rule-altiplano--reaction--own-removal = An ability that answers the removal of a Character from your Camp also works when the Character about to leave is the one who has it.
    .ruling = silent
rule-altiplano--reaction--trap = When your opponent plays a Trap, you may react right after it is announced, before anything in it is chosen or takes effect. The same goes for a Beast.
    .ruling = silent
rule-altiplano--reaction--removal = When your opponent removes a Character from your Camp, you may react once that Character is chosen and before it leaves. If several are removed, you are asked for each one on its own.
    .ruling = silent
rule-altiplano--reaction--several = You may answer one event with several Reactions, one after another, until it is cancelled.
    .ruling = silent
rule-altiplano--reaction--often = A Reaction ability answers the same event only once. Within a turn, it may answer any number of events.
    .ruling = silent
rule-altiplano--reaction--not-own-turn = You never use a Reaction in your own turn. The one exception is a Reaction whose first words name a Reaction of your opponent’s, because that can happen at no other time.
    .ruling = silent
rule-altiplano--reaction--icons-on-cards = Only Action cards carry Beast and Trap icons. The Action of a Character or a Special therefore never allows a Reaction to a Beast or a Trap.
rule-altiplano--reaction--hidden = Your opponent is not told whether you could have reacted. Passing and having nothing to react with look alike from the other side.
    .ruling = silent
rule-altiplano--reaction--one-chain = A Reaction may itself be answered by another one whose condition it fits. The moment for reacting that opened last closes first.
    .ruling = silent
rule-altiplano--reaction--cancelled-card = A cancelled card is still spent and goes to the discard pile. The Action of that phase is used up too.
    .ruling = silent

rule-altiplano-section--place = Placing

rule-altiplano--place--character = In phase 3, you may place one Character from your hand in your Camp.
rule-altiplano--place--sixth = If your Camp already has five Characters, you choose one of those five, never the newcomer, to go to the discard pile as the sixth comes in. This is a single change: the Specials are checked once, after it.
    .ruling = silent
rule-altiplano--place--location = You can place a Location only if your Camp has none.
rule-altiplano--place--treasure = You can place a Treasure only if your Camp has a Location and at least one Archaeologist at that moment. The Character who is both kinds counts as an Archaeologist.
rule-altiplano--place--spends-location = Placing a Treasure costs you that Location: it is removed as part of the same move.
rule-altiplano--place--types-of-removal = The Character you put away for a sixth and the Location you spend on a Treasure do not count as cards removed by you. Your opponent therefore gets no Reaction to them.
    .ruling = silent
rule-altiplano--place--by-effect = The limits of a Camp hold at every moment, whatever brings a card in. A sixth Character displaces one of the five, and a second Location stays out.
    .ruling = silent

rule-altiplano-section--end = End

rule-altiplano--end--two-treasures = As soon as you place your second Treasure, the game is over and you have won.
rule-altiplano--end--by-effect = Two Treasures in your Camp win you the game, however the second one came there.
    .ruling = silent
rule-altiplano--end--no-draw = The game knows no draw. A limit on turns can be set; it is off by default at a table and on for simulations. A game that reaches it ends unfinished, never as a win.
    .ruling = silent
