rule-altered-section--cards = Cards

rule-altered--card--types = A card is a Hero, a Character, a Spell or a Permanent. The Permanents of this game are Landmarks.
rule-altered--card--costs = Every card that can be played has two costs in mana: a Hand Cost and a Reserve Cost.
rule-altered--card--stats = A Character has three statistics, one for each type of terrain: Forest, Mountain and Water.
rule-altered--card--base-statistic = A base statistic is the number printed on the card. Boosts do not change it.
    .ruling = silent
rule-altered--card--faction = Every card belongs to a faction. Only tokens have none.
rule-altered--card--hero = You have one Hero. A Hero belongs to one faction and has an ability of its own.
rule-altered--card--abilities = The main abilities of a card work while it is in play. Those of a Hero work in the Hero zone.
rule-altered--card--support = A Support ability works only while its card is in your Reserve.
rule-altered--card--over-rules = Where the text of a card contradicts a general rule, the card wins.
rule-altered--card--cant-beats-can = If one effect says that something can happen and another says that it can’t, it can’t. So The Council beats The Foundry and Ganesha, and Celebration Day beats Small Step, Giant Leap.
rule-altered--card--i = The “I” of a card is that card itself, not the player who has it. In this rulebook, “you” means you, the reader.
rule-altered--card--wording = Some cards were reworded up to November 2025. Where the new wording plays differently from the print of 2024, the new one holds. No starter card is touched by this.
    .ruling = silent
rule-altered--card--missing-number = A number that a card does not have counts as 0. A token therefore has a Hand Cost and a Reserve Cost of 0, and “Hand Cost 3 or less” fits it.
rule-altered--card--mana-convergence = Mana Convergence is not a token, and it cannot be played. Its only use is as a Mana Orb.

rule-altered-section--zones = Zones and objects

rule-altered--zone--list = Both players share the Adventure, which is the track, the Expedition zone with its four Expeditions, and Limbo. Each player also has a deck, a hand, a discard pile, a Hero zone, a Landmark zone, a Mana zone and a Reserve.
rule-altered--zone--hidden = Decks and hands are hidden, but everybody may know how many cards they hold. What lies face up is open to both players.
rule-altered--zone--tumult-hidden = Nobody may look at a Tumult card that lies face down.
rule-altered--zone--in-play = A card is in play if it is in the Expedition zone or in a Landmark zone.
rule-altered--zone--controlled = You control the cards in your Expeditions, in your Landmark zone and in your Hero zone.
rule-altered--zone--owner = Whatever moves a card, it always goes to its owner’s zone.
rule-altered--zone--new-object = A card that changes zone becomes a new object. Statuses, counters and effects still to come do not follow it. Only the effect that moved it still knows it.
rule-altered--zone--no-marks = Cards in a deck, a hand or a discard pile have no statuses and no counters.
rule-altered--zone--counters-lost = A card that leaves the Expedition zone or a Landmark zone loses its counters and boosts.
rule-altered--zone--counters-kept = A card that comes into play from Reserve or Limbo keeps its counters, its boosts and the Fleeting it gained in Limbo. So a card that is Boosted in Reserve enters play Boosted.
rule-altered--zone--expedition-to-expedition = Moving from one of your Expeditions to the other is not a change of zone.
rule-altered--zone--facing = Your Hero Expedition faces your opponent’s Hero Expedition, and your Companion Expedition faces theirs. Characters face each other in the same way.

rule-altered-section--track = The track

rule-altered--track--positions = The regions are numbered from 0 to 7. Hero markers start in region 0 and move up, Companion markers start in region 7 and move down.
rule-altered--track--ends-do-nothing = A marker in its start region cannot move back, and one at the far end cannot move forward. An effect that would make it do so does nothing.
rule-altered--track--end-terrains = The Hero region and the Companion region each have all three terrains.
rule-altered--track--between = The regions between your two markers are those strictly between them. There are none when the markers are in neighbouring regions, in the same region or past each other.
    .ruling = silent
rule-altered--tumult--cards = Each of the three Tumult cards has one region with a single terrain and one region with the two others. The single terrain is Forest on the first card, Mountain on the second and Water on the third.
rule-altered--tumult--layouts = The order of the Tumult cards is random, and so is which way round each one lies. That makes 48 layouts, all equally likely.
rule-altered--tumult--both-halves = When a marker first moves onto either half of a face-down Tumult card, the whole card turns up. It does not matter whether the marker moved at Dusk or by an effect.

rule-altered-section--setup = Set-up

rule-altered--setup--players = The game is for two players.
rule-altered--setup--tumult = The 3 Tumult cards are shuffled and laid face down in a line. Each of them has two regions.
rule-altered--setup--ends = The Hero region is at one end of the line, the Companion region at the other. That makes 8 regions in a row.
rule-altered--setup--markers = Each player’s Hero Expedition starts in the Hero region, and each player’s Companion Expedition in the Companion region.
rule-altered--setup--hero = Each player’s Hero starts in the Hero zone.
rule-altered--setup--first-player = Chance decides who is first player and gets the First Player marker.
rule-altered--setup--tokens-out = Tokens are not part of a deck.
rule-altered--setup--deck = Each deck is shuffled and laid face down.
rule-altered--setup--opening = You draw 6 cards and put 3 of them into your Mana zone, face down and ready. The other 3 are your hand.
rule-altered--setup--secret-mana = Both players choose these 3 cards at the same time, and neither sees the other’s.
rule-altered--setup--no-mulligan = There is no mulligan: you cannot exchange the cards you have drawn.

rule-altered-section--mana = Mana

rule-altered--mana--orb = A Mana Orb gives you 1 mana when you exhaust it.
rule-altered--mana--no-pool = Mana is never stored. You exhaust your Mana Orbs at the moment you pay for something.
    .ruling = silent
rule-altered--mana--hidden = Your Mana Orbs always lie face down, and your opponent does not see them.
rule-altered--mana--owner-looks = You may look at your own Mana Orbs.
rule-altered--mana--stays = A card that has become a Mana Orb stays in the Mana zone until the end of the game.
rule-altered--mana--ready = Your Mana Orbs become ready again in the Morning.
rule-altered--mana--by-effect = A card that an effect puts into a Mana zone arrives exhausted.
rule-altered--mana--discard-orb = If a card such as Mana Eruption makes you discard a Mana Orb, you choose any of your own. Before that you may swap which of your orbs are exhausted.

rule-altered-section--day = The Day

rule-altered--day--phases = A Day has five phases, always in this order: Morning, Noon, Afternoon, Dusk and Night. Then the next Day begins.
rule-altered--phase--start-triggers = Abilities that say “At Noon”, “At Dusk” or “At Night” trigger at the start of that phase.
rule-altered--phase--trigger-order = The first player resolves theirs first, then the other player. You choose the order of your own.

rule-altered-section--morning = Morning

rule-altered--morning--first-day-skipped = On the first Day the whole Morning is skipped. The Day begins with Noon.
rule-altered--morning--pass-marker = The First Player marker goes to the other player.
rule-altered--morning--ready = All exhausted cards and Mana Orbs become ready.
rule-altered--morning--draw = Each player draws 2 cards.
rule-altered--morning--expand = Each player may make one card from hand a new Mana Orb. The first player decides first.
rule-altered--morning--orb-ready = The card you put into your Mana zone in the Morning arrives ready.
rule-altered--morning--order = These four steps come in this order: the marker, making ready, drawing, the new Mana Orb. After each step, the reactions to it are resolved.

rule-altered-section--noon = Noon

rule-altered--noon--triggers = All “At Noon” abilities trigger.
rule-altered--noon--too-late = They trigger together, as the phase begins. An “At Noon” ability that only appears during Noon is too late for this Day.

rule-altered-section--afternoon = Afternoon

rule-altered--afternoon--turns = The players take turns, the first player first. One turn is one played card.
rule-altered--afternoon--quick-actions = In your turn, before you play a card or pass, you may take as many quick actions as you like.
rule-altered--afternoon--exhaust = An exhaust ability, on a Permanent or a Hero, is a quick action. To use it you exhaust its card.
rule-altered--afternoon--support = A Support ability is a quick action. To use it you discard its card from your Reserve.
rule-altered--afternoon--discarded-otherwise = If a card is discarded from your Reserve for any other reason, its Support ability does nothing.
rule-altered--afternoon--quick-not-a-play = A quick action is not a played card, and it does not end your turn.
rule-altered--afternoon--quick-when = You cannot take a quick action once you have passed, nor in your opponent’s turn.
rule-altered--afternoon--quick-cost = You can take a quick action only if you can pay its whole cost. You pay before its effect begins.
    .ruling = silent
rule-altered--afternoon--play-cost = To play a card you exhaust as many Mana Orbs as it costs. If you do not have that many ready, you cannot play it.
rule-altered--afternoon--play-character = You play a Character into your Hero Expedition or your Companion Expedition, as you like.
rule-altered--afternoon--play-spell = A Spell first does everything it says, then goes to its owner’s Reserve.
rule-altered--afternoon--fleeting-spell = A Fleeting Spell goes to the discard pile instead. Some Spells are Fleeting by themselves.
rule-altered--afternoon--play-landmark = A Landmark that you play goes to your Landmark zone.
rule-altered--afternoon--play-in-effect = If an effect tells you to play a card, playing it does not use up your turn.
rule-altered--afternoon--reactions = After each quick action, each played card and each pass, the reactions to it are resolved.
rule-altered--afternoon--pass = If you pass, you take no more turns this Afternoon. Your opponent may go on until they pass too.
rule-altered--afternoon--end = Once both players have passed, the Afternoon is over and Dusk begins.

rule-altered-section--play = Playing a card, step by step

rule-altered--play--declare = First you show the card. You choose its Expedition if it is a Character, its optional or alternative costs, and how you pay. You do not choose targets yet.
rule-altered--play--limbo = Then the card goes to Limbo. If it comes from Reserve and is not a Landmark, it gains Fleeting there.
rule-altered--play--pay-at-once = Then you pay everything at once.
rule-altered--play--resolve = Then the card resolves. A Character or a Landmark enters its zone; a Spell does its steps in order and leaves Limbo.
rule-altered--play--without-target = You may play a card even if it has no legal target. As much of it as possible is done.
rule-altered--play--when-you-play = “When you play” a card means the moment it leaves Limbo. For a Spell, that is after it has resolved.
rule-altered--play--next-gains = An effect that says “the next Character you play gains” works as a reaction once that Character has entered. You put it in any order with the Character’s own triggers.
rule-altered--play--next-stacks = If several effects wait for “the next” card of a kind, all of them apply to the same card, and it uses them all up.
    .ruling = silent
rule-altered--cost--zone = A card costs its Hand Cost when you play it from your hand, and its Reserve Cost when you play it from your Reserve.
rule-altered--cost--order = To find out what a card costs, take its cost, then add all increases, then subtract all reductions, and last apply every “can’t cost less than”.
rule-altered--cost--not-negative = A cost that would fall below 0 is 0.
    .ruling = silent
rule-altered--cost--free = If a card is free, nothing is paid for it. Increases and “can’t cost less than” do not matter then.
rule-altered--duration--turn = An effect for “this turn” ends with the turn, whether it was used or not.
rule-altered--duration--afternoon = An effect for “this Afternoon” ends with the Afternoon. If it comes about at Noon, it waits for the Afternoon of that Day.
rule-altered--duration--day = An effect for “this Day” ends with the Night.
    .ruling = silent

rule-altered-section--triggers = Triggers and their order

rule-altered--trigger--any = An arrow trigger fires wherever the card was played from.
rule-altered--trigger--hand = A hand trigger fires only if the card was played from hand.
rule-altered--trigger--reserve = A reserve trigger fires only if the card was played from Reserve.
rule-altered--trigger--joins = The arrow trigger fires when its card joins the Expedition zone or a Landmark zone. So it also fires for tokens, and for cards put there without being played.
    .ruling = silent
rule-altered--trigger--not-played = A card that is put into play, or played from a deck, fires neither its hand trigger nor its reserve trigger.
rule-altered--trigger--no-stack = You cannot respond in the middle of your opponent’s turn. You act there only where an effect gives you a choice.
rule-altered--trigger--per-event = Every step of an effect is an event. Each time that what happens in it matches a trigger, one reaction is created. If four tokens are created in one step, whatever waits for a token triggers four times.
rule-altered--trigger--waits = Reactions wait until the turn’s effect, the effect of the phase or the reaction that is under way has finished entirely.
rule-altered--trigger--initiative = In the Afternoon, the player whose turn it is has initiative. At all other times the first player has it.
rule-altered--trigger--order = The player with initiative resolves their own reactions one by one, in any order, including new ones that come up. Only then does the other player do the same. After each reaction, this is looked at anew.
rule-altered--trigger--must-exist = A trigger must be there before the event it waits for. A trigger about its own card’s arrival must be there after it. That is why a card that leaves sees itself leave.
rule-altered--trigger--condition-before = If a condition stands before the dash, it is tested when the ability triggers.
rule-altered--trigger--condition-after = If a condition stands after the dash, it is tested when the ability resolves.
rule-altered--trigger--last-known = If the source of a reaction is gone, what was last known of it is used. It can no longer be changed.
rule-altered--trigger--loop-guard = One and the same quick action of one object can be used at most 100 times a Day. The same goes for one and the same reaction.
rule-altered--replace--before = An effect that says “instead” replaces an event before it happens.
rule-altered--replace--order = If several such effects apply, whoever controls the step that is being replaced picks their order.
rule-altered--replace--once = Each of these effects applies only once to the same step.
rule-altered--continuous--recheck = Abilities that work all the time are worked out anew after every event, from the oldest to the newest. One that others depend on comes before them.

rule-altered-section--choices = Choices and targets

rule-altered--target--controlled = Abilities can target only cards that somebody controls: Characters in the Expeditions, Landmarks in their zone.
rule-altered--target--reserve = A card in Reserve can be targeted only by an ability that names the Reserve.
rule-altered--target--anyone = You may choose anyone’s card as a target, your own or your opponent’s, unless the text says otherwise.
rule-altered--target--mandatory = If there is a legal target you must choose one, even if it is your own.
rule-altered--target--optional = Only “may” and “up to” leave you free to choose no target.
rule-altered--target--pointless = You may make a choice that changes nothing. For instance, you may make an Asleep Character Asleep.
rule-altered--target--distinct = The targets of one step are different from each other. A later step may choose one of them again.
rule-altered--choice--when = Choices and targets are made on resolution, just before the step that needs them. The player who controls the effect makes them.
rule-altered--choice--both = If both players have to choose, they do so in order of initiative, and openly if the zone is open.
rule-altered--choice--each-player = For an effect on “each player”, the player who controls it chooses first, then the other. Then it happens for both at once.
rule-altered--choice--modal = When an effect offers you one of several things, you choose which as it resolves. You may also choose one that finds no target and does nothing.
rule-altered--effect--as-much = An effect does as much as it can.
rule-altered--effect--if-you-do = “If you do” asks whether the first thing was begun. It counts even if it was replaced by something else.

rule-altered-section--reserve = The Reserve

rule-altered--reserve--open = A Reserve lies face up, and both players see it.
rule-altered--reserve--play = You may play cards from your Reserve as you do from your hand. You pay their Reserve Cost.
rule-altered--reserve--fleeting = Unless it is a Permanent, a card you play from your Reserve gains Fleeting.
rule-altered--reserve--fleeting-effect = If a Fleeting card would go to Reserve, it is discarded instead.
rule-altered--reserve--not-controlled = Nobody controls the cards in a Reserve, and they are not in play. Their main abilities are off, and only effects that name the Reserve reach them.

rule-altered-section--dusk = Dusk

rule-altered--dusk--triggers-first = The “At Dusk” reactions are resolved first. Then the Expeditions are compared.
rule-altered--dusk--compare-same = The two Hero Expeditions are compared with each other, and so are the two Companion Expeditions. It does not matter where the markers stand.
rule-altered--dusk--terrains = For your Expedition, only the terrains of the region where its own marker stands count.
rule-altered--dusk--sum = For each of these terrains, the statistics of the Characters in the Expedition are added up.
rule-altered--dusk--advance = If at least one of your totals is strictly greater than your opponent’s total for the same terrain, your marker moves forward one region.
rule-altered--dusk--above-zero = A total of 0 never moves an Expedition forward.
rule-altered--dusk--negative = This holds even against a negative total.
rule-altered--dusk--once = Each Expedition moves forward at most once per Dusk.
rule-altered--dusk--simultaneous = All four comparisons look at the table as it is when they begin. Then all markers that move forward do so together.
    .ruling = silent
rule-altered--dusk--reveal = If an Expedition moves onto a face-down Tumult card, that card is turned up.
rule-altered--dusk--fails = Only this comparison can make an Expedition “fail to move forward”. In the Arena no Expedition does.
rule-altered--dusk--due-to = An Expedition moves forward “due to” every terrain of its region in which its total was greater. That can be several at once.

rule-altered-section--night = Night

rule-altered--night--order = The Night has four parts: “At Night” reactions, Rest, Clean-up and the check for victory.
rule-altered--night--rest = At Rest, all Characters in the Expeditions go to their owners’ Reserves. Fleeting ones are discarded.
rule-altered--night--who-stays = They all leave at the same moment. Anchored, Asleep and Eternal Characters stay.
rule-altered--night--leave-reactions = Reactions to a Character leaving are resolved after Rest. Tokens that they create therefore stay for the next Day.
rule-altered--night--after-rest = “After Rest” is the moment between Rest and Clean-up.
rule-altered--night--cleanup-reserve = At Clean-up, if you have more than 2 cards in your Reserve, you discard down to 2. You choose which ones.
rule-altered--night--cleanup-landmarks = The same goes for your Landmarks: you keep 2 of them at most.
rule-altered--night--cleanup-sacrifice = Landmarks that you put away at Clean-up are sacrificed.
    .ruling = silent
rule-altered--night--hero-limits = Both limits come from your Hero. On all 18 Heroes they are 2 and 2.
rule-altered--night--cleanup-order = The first player chooses first, and openly.
rule-altered--night--limits-only-then = At any other time there is no limit to the cards in your Reserve or to your Landmarks.
rule-altered--hand--no-limit = Cards in hand, Mana Orbs and Characters are never limited.

rule-altered-section--running-out = Running out of cards

rule-altered--deck--empty = If you have to draw and your deck is empty, your discard pile is shuffled and becomes your new deck. Then you go on drawing.
rule-altered--deck--runs-short = The same happens when your deck has fewer cards than any effect needs. The shuffled discard pile goes under the cards that are left.
rule-altered--deck--both-empty = If there is nothing left at all, that part of the effect does nothing. Nobody loses by it.

rule-altered-section--statuses = Statuses and keywords

rule-altered--boost--counter = A boost is a counter that adds 1 to each of a Character’s three statistics.
rule-altered--boost--boosted = A Character is Boosted if it has at least one boost.
rule-altered--status--fleeting-from-expeditions = A Fleeting Character who would go from the Expedition zone to Reserve is discarded, whatever the reason. If it goes to a hand or a deck, Fleeting does nothing.
rule-altered--status--fleeting-lost = A card is Fleeting or it is not; it is never Fleeting twice. If it loses Fleeting, it is not Fleeting at all.
rule-altered--status--anchored = An Anchored Character stays in its Expedition at Rest, and then it loses Anchored.
rule-altered--status--fleeting-anchored = A Character who is both Anchored and Fleeting stays, and it remains Fleeting.
rule-altered--status--asleep = At Dusk, the statistics of an Asleep Character count as 0. At Rest it stays in its Expedition, and then it loses Asleep.
rule-altered--status--sleeper-abilities = The abilities and triggers of an Asleep Character still work.
rule-altered--status--both-lost = A Character who is both Anchored and Asleep loses both at the same Rest.
rule-altered--status--exhausted = An exhausted card cannot be exhausted again. So you cannot use it to pay a cost that exhausts it.
rule-altered--gigantic--both = A Gigantic Character is one object, yet it is in both of your Expeditions and counts in both.
rule-altered--gigantic--played-into = You play it into one Expedition of your choice. That is where it is if it loses Gigantic.
rule-altered--gigantic--triggers-once = It triggers only once, and not once per Expedition.
rule-altered--gigantic--my-expedition = “My Expedition” on a Gigantic Character means both. A condition must then hold for both; what the Character creates there goes into the one that its controller picks.
rule-altered--gigantic--other-expedition = A Gigantic Character has no “your other Expedition”.
rule-altered--gigantic--switch = If a Gigantic Character switches Expeditions, only its card moves. It still is in both.
rule-altered--tough--pay = To choose an opponent’s Tough X object as a target, you pay X mana at that very moment.
rule-altered--tough--free-spell = You pay this even if the Spell that targets it was free.
    .ruling = silent
rule-altered--tough--per-object = You pay once per effect for each Tough object you choose.
rule-altered--tough--not-forced = You are never forced to pay. If you do not, you choose another legal target. If there is none, or if the effect is optional, you choose none.
rule-altered--tough--adds-up = If an object is Tough from several sources, they add up.
rule-altered--tough--where-not = Tough does not protect a card in Reserve. Nor does it protect from effects that target a player or nothing at all.
rule-altered--defender--dusk = An Expedition with a Defender in it does not move forward at Dusk, for any reason.
rule-altered--defender--other-times = Outside Dusk, effects can still move that Expedition.
rule-altered--eternal--rest = An Eternal Character does not go to Reserve at Rest.
rule-altered--seasoned--boosts = A Seasoned Character keeps its boosts when it goes from the Expedition zone to Reserve.
rule-altered--action--resupply = To Resupply, you put the top card of your deck into your Reserve.
rule-altered--action--sabotage = To Sabotage, you discard up to one target card in any Reserve, your own included.
rule-altered--action--sacrifice = To sacrifice is to discard an object in play that you control. It counts as a sacrifice even if something else happens instead, and even if the object is a token.
rule-altered--action--after-you = “After You” ends your turn once the reactions are done. It is not a pass.
rule-altered--action--alone-after-you = If your opponent has already passed, the next turn after “After You” is yours again.
    .ruling = silent
rule-altered--action--switch = A Character who switches Expeditions goes to the same player’s other Expedition. It neither leaves the Expedition zone nor joins it.
rule-altered--action--activate = To activate abilities of an object is to create its reaction as if it had triggered. The reaction belongs to that object.
rule-altered--action--move-words = “Put”, “return” and “send” all mean the same: move the card to that zone.

rule-altered-section--dice = Dice

rule-altered--die--fair = A die has six sides, each equally likely.
rule-altered--die--above-six = A result can be raised above 6. “6+” means 6 or more.
rule-altered--die--seen-first = Extra dice, and effects that change a result, are decided on with the results in sight.

rule-altered-section--tokens = Tokens

rule-altered--token--character = Tokens are Characters in every respect. They are created by other cards.
rule-altered--token--leaves = A token that leaves the Expeditions is removed from the game at once, whatever a card says.
rule-altered--token--arrives-nowhere = Such a token has left, but it arrives nowhere. Only triggers about leaving see it.
    .ruling = silent
rule-altered--token--no-faction = Tokens have no faction and no rarity.
rule-altered--token--kinds = There are four tokens. Brassbug is a 2/2/2 Robot, Booda a 2/2/2 Companion, Ordis Recruit a 1/1/1 Soldier and Maw a 0/0/0 Companion with an ability of its own.

rule-altered-section--end = End of the game

rule-altered--end--meet = You win if your Hero Expedition and your Companion Expedition stand in the same region.
rule-altered--end--crossed = If your two Expeditions have passed each other, they count as having met.
rule-altered--end--check = Victory is checked at the end of the Night, after Clean-up. An option of the table checks it at once, as the printed rulebook reads: after the moves of Dusk, and after an effect that moves a marker has resolved.
    .ruling = against
    .because = We follow the later official rules, which look only at the end of the Night; in the printed rulebook you win as soon as your markers meet.
rule-altered--end--both-more = If both players’ Expeditions meet in the same Dusk, and only one player has advanced further than needed, that player wins.
rule-altered--end--distance = More precisely, the regions by which your two markers have advanced are added up. At 7 they have met, at 8 or more they have crossed. The larger sum wins.
rule-altered--end--arena = If both sums are equal, an extra Day is played in the Arena once this Day is over. All markers go there.
rule-altered--end--cap = The number of Days can be capped. This is off by default at a table and on for simulations. A game that reaches the cap ends unfinished, never with a win.
    .ruling = silent
rule-altered--arena--day = A Day in the Arena is played as usual, except for the rules that follow.
rule-altered--arena--terrains = The Arena has all three terrains. The Kraken can change them.
rule-altered--arena--no-moves = Effects that move Expeditions do nothing in the Arena.
rule-altered--arena--no-hindrance = Defender, “can’t move forward” and “fails to move forward” do nothing in the Arena either.
rule-altered--arena--compare = At Dusk, you add up the statistics of both of your Expeditions for each of the three terrains. Whoever wins more terrains wins the game, at that very moment.
    .ruling = silent
rule-altered--arena--win-type = A terrain is won by a total that is strictly greater than the other and above 0.
rule-altered--arena--gigantic = A Gigantic Character counts twice in the Arena.
rule-altered--arena--asleep = An Asleep Character counts as 0 in the Arena too.
    .ruling = silent
rule-altered--arena--repeat = If both players win equally many terrains, another Day is played in the Arena.

rule-altered-section--deck-building = Building a deck

rule-altered--deck--hero = A deck has exactly one Hero.
rule-altered--deck--size = Besides the Hero, it has at least 39 cards.
rule-altered--deck--maximum = Besides the Hero, it has at most 59 cards. An option lifts this limit, which the printed rulebook does not have.
    .ruling = silent
rule-altered--deck--faction = All cards are of the Hero’s faction. A rare card printed for another faction than its common version belongs to the faction it is printed for.
rule-altered--deck--copies = A deck has at most 3 cards of the same name, whatever their rarity.
rule-altered--deck--rares = A deck has at most 15 rare cards.
rule-altered--deck--uniques = A deck has at most 3 unique cards.

rule-altered-section--rulings = Rulings on single cards

rule-altered--ruling--kelon-elemental = You can play Kelon Elemental with no other card in your hand.
rule-altered--ruling--brassbug-hive = The rare Brassbug Hive boosts the Brassbug that its own arrow trigger creates. It does not boost a Robot that switches Expeditions.
rule-altered--ruling--ouroboros-resupply = The Axiom version of The Ouroboros already replaces the Resupply of its own arrow trigger. A replaced Resupply counts neither as a Resupply nor as a draw.
rule-altered--ruling--two-ouroboros = With two Ouroboros that add a die, you roll three dice instead of one and keep one.
rule-altered--ruling--jeanne-night = The tokens that Jeanne d’Arc leaves behind at Rest arrive after it, so they stay.
rule-altered--ruling--jeanne-switch = Nothing happens when Jeanne d’Arc switches Expeditions.
rule-altered--ruling--token-returned = Intimidation and Paint Prison may target a token. It vanishes.
rule-altered--ruling--tough-each = With Kraken’s Wrath, and with any effect that has several targets, you pay for each Tough one among them.
rule-altered--ruling--dorothy-gale = If you point Dorothy Gale at a Tough Character, you pay, pick another or decline.
rule-altered--ruling--status-again = Lyra Cloth Dancer may target a Character who is Fleeting already, and Helping Hand one who is not.
rule-altered--ruling--bladedancer = You may take the arrow trigger and the reserve trigger of Bravos Bladedancer in either order.
rule-altered--ruling--teamwork-training = The token that the rare Teamwork Training creates counts for its X.
rule-altered--ruling--sacrifice-itself = If you play Anubis or The Kraken and control no other Character, it must sacrifice itself.
rule-altered--ruling--achilles = Achilles is not Tough while he is in Reserve.
rule-altered--ruling--atlas = Atlas counts twice in the Arena.
rule-altered--ruling--rin-orchid = If both of your Expeditions move forward due to Forest, Rin & Orchid trigger twice.
rule-altered--ruling--quetzalcoatl = For Quetzalcóatl, your opponent’s Morning draw is one event. Two Resupplies are two events.
rule-altered--ruling--not-reserve = Charge! and Ogun do not reach the cards in Reserve.
rule-altered--ruling--maw = If you sacrifice two Characters in one step, Maw gains 4 boosts.
rule-altered--ruling--all-in = With All In!, you choose the target after the roll. With Nevenka & Blotch, you choose it before.
rule-altered--ruling--lyra-festival = The condition of Lyra Festival is tested at the start of Dusk. If both players fulfil it, the one who is first in order wins.
