# The guide of a first game, in English: lessons (a text and its title), then why it suggests a choice.
# A lesson that names $card is brought up by that card.

## Lessons of Expedition Altiplano

tutor-altiplano-goal = You win the moment you place your second Treasure in your Camp. Three Treasures are hidden among the Exploration cards, so two are within reach. Gathering a team, finding a Location, getting in your opponent’s way: all of it serves that one goal.
    .title = Two Treasures win
tutor-altiplano-draw = Each of your turns begins with one card, from whichever draw pile you like. The Character pile holds the people of your expedition. The Exploration pile holds Actions, Reactions, Locations and the Treasures. You draw even if your hand is already full.
    .title = Draw a card
tutor-altiplano-one-action = In phase 2 you may take one Action, or none. You play an Action card from your hand, or you use the Action of a Character or of a Special in your Camp.
    .title = One Action
tutor-altiplano-action-or-place = Phase 3 gives you one more thing to do. Either you take another Action, or you place one card from your hand in your Camp: a Character, a Location or a Treasure. It is never both, so think about what is more urgent.
    .title = An Action or a card for your Camp
tutor-altiplano-reactions = { $card } is a Reaction card. In your opponent’s turn, Reactions are the only things you can use, whether they are cards or abilities of Characters. When there is something you can answer, you are asked, so you cannot miss it.
    .title = In your opponent’s turn
tutor-altiplano-announced = { $card } is a Beast or a Trap, and these do not strike at once. They are announced, and the other player may react before anything in them is chosen or takes effect. A good answer at that moment can undo the whole card.
    .title = A Beast or a Trap is announced
tutor-altiplano-removal = When a Character is to be removed, as with { $card }, its owner may react. The moment comes once that Character is chosen and before it leaves. If several Characters are to go, it comes again for each of them.
    .title = Before a Character leaves
tutor-altiplano-sixth = A Camp has room for five Characters. You may place a sixth all the same: then one of the five goes to the discard pile, never the newcomer, and you choose which. A full Camp is a chance to swap.
    .title = A sixth Character
tutor-altiplano-hand-limit = Your turn ends with phase 4: you count your hand, Characters and Exploration cards together. If there are more than five, you discard down to five, and you choose what goes. A few abilities change that limit.
    .title = Five cards in hand
tutor-altiplano-turn = Your turn has four phases, always in this order: draw, Action, Action or placing, hand check. You always go through the first and the last one. In the two in between you are free to do nothing.
    .title = A turn in four phases
tutor-altiplano-first-turn = Before the game, two Turn cards are shuffled and each of you gets one. Whoever holds “First Turn” begins. From then on you take whole turns, one after the other.
    .title = Who begins
tutor-altiplano-spends-location = A Treasure has its price: when you place it, your Location leaves your Camp for the discard pile. For the second Treasure you need another Location.
    .title = The price of a Treasure
tutor-altiplano-treasure = To place a Treasure, your Camp needs two things at that moment: a Location and at least one Archaeologist. Bring both there early and look after them. As long as one is missing, a Treasure has to wait in your hand.
    .title = What a Treasure needs
tutor-altiplano-location = { $card } is a Location, a place where a Treasure can come to light. You place a Location in phase 3, and only if your Camp has none. If you find another one, keep it in hand for the second Treasure.
    .title = A Location
tutor-altiplano-no-placing = { $card } is a card for your Camp, and phase 2 is not the time for it. Characters, Locations and Treasures wait in your hand for phase 3. First see whether there is an Action worth taking.
    .title = Nothing is placed yet
tutor-altiplano-character = In phase 3 you may place one Character from your hand in your Camp, such as { $card }. In your hand a Character does nothing for you. In your Camp its kind counts and its ability works.
    .title = A Character joins you
tutor-altiplano-placed-later = A Character you place in phase 3, such as { $card }, cannot act in the same turn: no phase is left for it. From your next turn on, you can use its Action.
    .title = A newcomer acts later
tutor-altiplano-kinds = Every Character is an Archaeologist, a Raider, both or neither. Archaeologists are the ones who bring Treasures to your Camp. The numbers of Archaeologists and of Raiders also decide who holds the two Specials.
    .title = Archaeologists and Raiders
tutor-altiplano-adventurer = Whoever has strictly more Archaeologists in Camp holds The Adventurer. This is so at every moment, from the very beginning. It brings an Action that draws a card, and it opens some of the strongest cards.
    .title = The Adventurer
tutor-altiplano-rogue = Whoever has strictly more Raiders in Camp holds The Rogue. This is so at every moment, from the very beginning. It brings an Action against the other hand, and it opens some of the roughest cards.
    .title = The Rogue
tutor-altiplano-special-action = A Special in your Camp gives you more to choose from, but not more Actions. If you use its Action, that takes up phase 2 or phase 3, like any other Action.
    .title = No extra Action
tutor-altiplano-rogue-action = The Action of The Rogue discards one card at random from the other player’s hand. It spares a hand of two cards or fewer. Whoever holds The Rogue may use it in phase 2 and again in phase 3.
    .title = What The Rogue does
tutor-altiplano-tie = If both Camps have equally many Archaeologists, even none, nobody holds The Adventurer: it lies on the central board. The same goes for Raiders and The Rogue. A single Character more is enough to claim it.
    .title = A tie
tutor-altiplano-every-change = A Special has changed places. After every change in either Camp the numbers are compared anew, even halfway through an effect. So taking a Character from your opponent can bring you a Special just as well as placing one.
    .title = Specials move at once
tutor-altiplano-action-card = { $card } is an Action card. When you play it, it takes effect, and then it goes to the discard pile. Playing it is your Action for that phase.
    .title = Playing an Action card
tutor-altiplano-character-action = { $card } has an Action, and its owner can use it as long as that Character is in the Camp. In a hand, a Character has no Action at all.
    .title = The Action of a Character
tutor-altiplano-prerequisite = { $card } has a prerequisite, which is written in red. If it is not met, the card cannot be played. Often it asks you to be The Adventurer or The Rogue, so count Archaeologists and Raiders before you rely on such a card.
    .title = What is written in red
tutor-altiplano-no-target = A card whose whole effect would do nothing, by what you can see, cannot be played. That is why { $card } is not among your options. The same goes for the Action of a Character.
    .title = A card with nothing to do
tutor-altiplano-player-chooses = Whoever plays a card makes every choice in it. So you pick which Character leaves your opponent’s Camp, and your opponent picks which one leaves yours.
    .title = The one who plays chooses
tutor-altiplano-remove = { $card } has been removed: it has left a Camp for the discard pile. Discarding is something else, it takes a card from a hand. A card that speaks of one does not do the other.
    .title = Removing is not discarding
tutor-altiplano-random = “At random” means that nobody chooses. Every card of the hand is equally likely, Characters too, and from too small a hand all are taken. The card you need most is as much at risk as any other.
    .title = At random
tutor-altiplano-draw-any = When an effect lets you draw and names no kind of card, you pick the pile. You draw card by card and see each one before you pick the pile for the next.
    .title = Drawing by an effect
tutor-altiplano-passive = { $card } has a standing ability. It is not an Action and takes up no phase: it simply works as long as that Character is in the Camp.
    .title = Abilities that always work
tutor-altiplano-beast-trap = { $card } carries an icon, Beast or Trap. It is an Action card like the others, but some cards and Characters are made to answer just that icon. Look at the other Camp before you play one.
    .title = Beasts and Traps
tutor-altiplano-cancel-icon = Some Characters are made to foil Beasts or Traps, and a cancelled icon on the card tells which. { $card } is one of them. Before a Beast or a Trap is played, it pays to see who stands in the other Camp.
    .title = Who foils Beasts and Traps
tutor-altiplano-reaction-moment = The purple text of a Reaction names its moment. { $card } can be used then and at no other time. Read it now, so that you know what you are waiting for.
    .title = What is written in purple
tutor-altiplano-reaction-ability = { $card } can react as well: that is this Character’s ability. It works for whoever has the Character in Camp, and for nobody else.
    .title = Characters who react
tutor-altiplano-cancelled = { $card } has been cancelled and does nothing. It is spent all the same and goes to the discard pile. If it was an Action, its phase is used up too.
    .title = Cancelled, but spent
tutor-altiplano-no-action = Somebody has reacted with { $card }. A Reaction is not an Action: it uses up no phase, neither yours nor your opponent’s.
    .title = A Reaction uses up no phase
tutor-altiplano-hidden = Nobody is told whether the other player could have reacted. Passing and having nothing to react with look alike. So silence proves nothing, neither yours nor your opponent’s.
    .title = A pass tells nothing
tutor-altiplano-untouched-top = At the start, the five cards on top of the Exploration pile hold no Treasure. The three Treasures are somewhere among the 19 cards below. Use the first draws to get ready for them.
    .title = Where the Treasures are
tutor-altiplano-discards = There are two discard piles, one for Characters and one for Exploration cards. They lie face up, and you may look through both whenever you like. Now and then something worth fetching back ends up there.
    .title = Two discard piles
tutor-altiplano-open-count = You do not see your opponent’s cards, but you see how many Characters and how many Exploration cards are in that hand. Your opponent sees the same of yours. So notice which pile is drawn from.
    .title = What you see of a hand
tutor-altiplano-camp = A Camp has room for five Characters, one Location, both Specials and two Treasures. More than that never lies there, and the second Treasure ends the game.
    .title = What fits in a Camp
tutor-altiplano-reshuffle = A draw pile that runs out is not the end. Its discard pile is shuffled into a new draw pile, all of it, Treasures too. What went away early can come back.
    .title = When a pile runs out
tutor-altiplano-assembly = In the base game, your first three Characters are dealt to you. With Expedition Assembly you pick them yourself, one at a time, from cards that go back and forth between you. Once you feel at home here, try it: bivouac play altiplano --option assembly=true
    .title = Next time: choose your team

## Why the guide suggests a choice

tutor-advice-altiplano-draw-archaeologist = You have no Archaeologist yet, and a Treasure needs one: look for one in the Character pile.
tutor-advice-altiplano-draw-character = Another Character can bring a useful ability, and perhaps a Special.
tutor-advice-altiplano-draw-location = You have no Location yet, and a Treasure needs one: Locations are in the Exploration pile.
tutor-advice-altiplano-draw-treasure = The Treasures are in the Exploration pile, and every card from it brings you closer.
tutor-advice-altiplano-draw-exploration = You hold a Treasure: now Actions, Reactions and Locations help you most.
tutor-advice-altiplano-place-winner = This is your second Treasure: it wins you the game.
tutor-advice-altiplano-place-treasure = A Treasure is safer in your Camp than in your hand, and it is half of what you need to win.
tutor-advice-altiplano-place-location-now = You hold a Treasure, and a Location is what it needs.
tutor-advice-altiplano-place-location = A Treasure needs a Location in your Camp: have one there before a Treasure turns up.
tutor-advice-altiplano-place-archaeologist = Your Camp has no Archaeologist, and without one you cannot place a Treasure.
tutor-advice-altiplano-place-for-adventurer = One more Archaeologist puts you ahead, and The Adventurer comes to you.
tutor-advice-altiplano-place-for-rogue = One more Raider puts you ahead, and The Rogue comes to you.
tutor-advice-altiplano-place-character = In your Camp this Character works for you; in your hand it only takes up room.
tutor-advice-altiplano-effect-either = It leaves you the choice between two effects, and you take the better one.
tutor-advice-altiplano-effect-remove-treasure = It takes a Treasure away from your opponent’s Camp.
tutor-advice-altiplano-effect-win-over = It takes a Character from your opponent and gives it to you: both Camps change in your favour.
tutor-advice-altiplano-effect-remove = It takes a Character away from your opponent’s Camp, and with it an ability or a Special perhaps.
tutor-advice-altiplano-effect-send-back = It sends a Character out of your opponent’s Camp: placing it again takes time.
tutor-advice-altiplano-effect-remove-location = Without a Location your opponent cannot place a Treasure.
tutor-advice-altiplano-effect-search = It lets you look for what you need instead of trusting to luck.
tutor-advice-altiplano-effect-bring-in = It can bring another card into your Camp, where it works for you.
tutor-advice-altiplano-effect-steal = What it takes from your opponent’s hand is yours.
tutor-advice-altiplano-effect-discard = A smaller hand leaves your opponent with fewer plans and fewer answers.
tutor-advice-altiplano-effect-draw = More cards mean more to choose from, and you keep the best ones.
tutor-advice-altiplano-effect = It does you more good now than waiting would.
tutor-advice-altiplano-act-adventurer = The Adventurer gives you a card every time, and stays with you.
tutor-advice-altiplano-act-rogue = The Rogue costs your opponent a card and costs you nothing.
tutor-advice-altiplano-react-cancel = This cancels the card before it can do anything.
tutor-advice-altiplano-react-turn-against = This turns the Beast against your opponent before it can harm you.
tutor-advice-altiplano-react-save = This keeps the Character on your side.
tutor-advice-altiplano-react-location = Without that Location your opponent cannot place a Treasure yet.
tutor-advice-altiplano-react-discard = This makes up for the cards you have just lost.
tutor-advice-altiplano-pass-window = This does not hurt enough: keep your answer for something worse.
tutor-advice-altiplano-pass-take = Nothing here helps you enough.
tutor-advice-altiplano-pass-phase-2 = No Action helps you more than waiting does: keep your cards for a better moment.
tutor-advice-altiplano-pass-phase-3 = Nothing here helps you more than waiting does: end your turn and keep your cards.
tutor-advice-altiplano-discard-theirs = This is the card that your opponent will miss most.
tutor-advice-altiplano-discard-limit = Of all your cards, this is the one you will miss least.
tutor-advice-altiplano-discard-cost = Something has to be paid, and this is the card you will miss least.
tutor-advice-altiplano-remove-treasure = One Treasure less takes your opponent further from winning.
tutor-advice-altiplano-remove-last-archaeologist = This is your opponent’s only Archaeologist: without one, no Treasure can be placed there.
tutor-advice-altiplano-remove-archaeologist = Archaeologists place Treasures and bring The Adventurer: one less hurts.
tutor-advice-altiplano-remove-character = Of those you can choose, this Character helps your opponent most.
tutor-advice-altiplano-remove-own = Something has to be paid, and this Character does least for you.
tutor-advice-altiplano-return-own = It only goes back to your hand: you can place it again later.
tutor-advice-altiplano-return-theirs = Of those you can choose, this Character helps your opponent most.
tutor-advice-altiplano-take-over = Of those you can choose, this Character does most for you.
tutor-advice-altiplano-take-treasure = A Treasure: take it, this is what you came for.
tutor-advice-altiplano-take-location = A Location: you need one for every Treasure you place.
tutor-advice-altiplano-take-character = This Character makes your expedition stronger.
tutor-advice-altiplano-take-card = Of these cards, this one helps you most.
tutor-advice-altiplano-give = You have to give a card away, and this one you will miss least.
tutor-advice-altiplano-displace = Somebody has to make room, and this Character does least for you.
tutor-advice-altiplano-keep = This Character gives your expedition the best start.
tutor-advice-altiplano-mode = Of these effects, this one helps you most.
tutor-advice-altiplano-yes = It does you more good than leaving it.

## At the table

tutor-welcome = Your first game of { $title }. A guide sits beside you: each rule is explained when it first matters, and one option is marked as what the guide suggests. Type advice to take it, or choose as you like.
tutor-all-met = You have met every lesson of this game.
tutor-not-met = You have not met yet:
tutor-not-met-line = { $title } (bivouac rules { $game } { $clause })

cli-help-tutor =
    A guided first game. It is the same deal every time; each rule is explained,
    with its clause, when it first matters, and a guide suggests what to do and
    says why. You may always choose something else.

    Usage: bivouac tutor GAME [--save FILE] [--record FILE] [--plain]

      GAME            a name from `bivouac games`
      --save FILE     where the game is saved when you leave
      --record FILE   where the record is kept when the game is over
      --plain         plain prompts, one question at a time, without a full screen
      --lang en|fr    the language

    While you play, everything from `bivouac play --help` can be typed, and:
      advice          take what the guide suggests

    A first game that you leave is saved like any other, and the guide is there
    again when you go on.

    Examples:
      bivouac tutor altiplano
      bivouac tutor altiplano --lang fr --plain

cli-error-no-course = There is no guided first game of { $game }: expected one of { $known }.
