rule-fortune-and-glory-section--modes = Ways to play

rule-fortune-and-glory--mode--two-modes = There are two ways to play, or modes: competitive and cooperative. The option “mode” picks one.
rule-fortune-and-glory--mode--competitive-aim = In competitive play you race the others around the world after ancient artifacts.
rule-fortune-and-glory--mode--cooperative-aim = In cooperative play you all stand together against an organisation that wants the whole world for itself.
rule-fortune-and-glory--mode--competitive-default = Unless a rule names another mode, it speaks of competitive play.
rule-fortune-and-glory--mode--basic-and-competitive = The option “level” says how much of the game is on the table. Basic is competitive play without the advanced elements: no deep jungle, temples, special texts, flights, zeppelin or Villains. The option “advanced” adds some of them to the basic level, to learn them one by one; the advanced level has them all. Cooperative play is always advanced, since it cannot do without Villains.
    .ruling = silent

rule-fortune-and-glory-section--components = Components

rule-fortune-and-glory--component--dice = The box holds 16 six-sided dice: 8 green for enemies, 8 white for heroes. They do not limit a roll: if you are due more than 8 dice, you roll them all.
    .ruling = silent
rule-fortune-and-glory--component--d3 = A D6 is one die. For a D3, roll one die and halve it, rounding up: 1 or 2 is 1, 3 or 4 is 2, 5 or 6 is 3.
rule-fortune-and-glory--component--wound-markers = Wound markers show how badly a hero or an enemy is hurt.
rule-fortune-and-glory--component--artifact-tokens-paired = Artifact tokens, the skulls, come in pairs of one colour.
rule-fortune-and-glory--component--artifact-token-places = One skull of a pair lies on the artifact’s card, its twin on the board. So you see at a glance what is hidden where.
rule-fortune-and-glory--component--success-markers = Success markers keep count of your successes during a test.
rule-fortune-and-glory--component--danger-markers = Turned over, a success marker is a danger marker. It counts the dangers you have overcome in the adventure under way.
rule-fortune-and-glory--component--auction-marker = The auction marker lies in a city where an auction is being held.
rule-fortune-and-glory--component--auction-sale = You may sell artifacts at an auction. Since every city buys artifacts anyway, what the auction adds stands on the City or Event card that put the marker there.
    .ruling = silent
rule-fortune-and-glory--component--first-player-marker = The First Player marker shows who goes first this round.
rule-fortune-and-glory--component--exploration-markers = Exploration markers show how long a hero has been searching a deep jungle.
rule-fortune-and-glory--component--collapse-markers = Collapse markers show how close a temple is to falling in. A temple may begin to shake when heroes or Villains look for treasure in it. The temple rules call them instability markers; they are the same thing.
    .ruling = silent
rule-fortune-and-glory--component--villain-track = The villain track shows how far the Villains have got. Only cooperative play needs it.
rule-fortune-and-glory--component--villain-track-marker = The marker on the villain track moves when one of the things listed with the track happens, or when a card says so. An Event card alone does not move it.
    .ruling = silent
rule-fortune-and-glory--component--collaborator-tokens = Each clan has tokens of its own, its collaborators, for cooperative play.
rule-fortune-and-glory--component--collaborator-bonus = On the board these tokens help the Villains. We take collaborators and outposts to be the same piece under two names.
    .ruling = silent
rule-fortune-and-glory--component--occupation-markers = Occupation markers show which spaces a clan has brought under its control. Such a marker is only a flag: when it is placed and what it does stands on cards and clan sheets.
    .ruling = silent
rule-fortune-and-glory--component--spare-markers = The spare markers are there for rules of your own. Ours do not use them.
rule-fortune-and-glory--component--hero-figures = There are 8 grey figures, one for each hero.
rule-fortune-and-glory--component--villain-figures = There are 6 red figures, one for each Villain.
rule-fortune-and-glory--component--nazi-figures = There are 16 green Nazi soldiers.
rule-fortune-and-glory--component--mobster-figures = There are 8 green mobsters.
rule-fortune-and-glory--component--temple-figures = There are 8 green temples.
rule-fortune-and-glory--component--zeppelin-figure = There is one red Nazi zeppelin.
rule-fortune-and-glory--component--coins = The box holds 120 coins: gold for Fortune and blue for Glory, in values 1 and 5, 30 of each sort. In play the supply never runs out.
    .ruling = silent

rule-fortune-and-glory-section--cards = Cards

rule-fortune-and-glory--card--keywords = Many cards have keywords, written below the picture.
rule-fortune-and-glory--card--keyword-icons = The keywords that matter most also have an icon at the top right of the text, such as gun or fire.
rule-fortune-and-glory--card--shuffle-icon = After a card with the Shuffle icon has been discarded, its deck is made anew: the cards left in it and all its discards, this one too, are shuffled together.
    .ruling = silent
rule-fortune-and-glory--card--gold-bonus-enemy = A gold coin with +2 on an enemy card, as on Nazi Gold, is 2 Fortune for beating that enemy. Escaping earns nothing.
    .ruling = silent
rule-fortune-and-glory--card--gold-bonus-location = A gold coin with +2 on a Location card adds 2 Fortune to the artifact that the card places. The coins wait under the skull for whoever recovers the artifact. In the basic game the icon does nothing, since it belongs to the deep jungle.
    .ruling = silent
rule-fortune-and-glory--card--play-immediately = An Event marked “play immediately” is played the moment you draw it.
rule-fortune-and-glory--card--play-immediately-on-choice = When you draw several cards and keep only one, such an Event is played only if it is the one you keep.
rule-fortune-and-glory--card--discard-per-deck = Each deck has its own discard pile. When a deck is empty and a card is needed, its discards are shuffled into a new deck. The Danger deck and the common items have rules of their own.
    .ruling = silent
rule-fortune-and-glory--card--discard-open = Discard piles lie face up, and you may look through them at any time.
rule-fortune-and-glory--card--event-nature = Events are special bonuses that heroes come upon along the way. Some are less welcome than others.
rule-fortune-and-glory--card--event-hidden = Events stay in your hand, where only you see them, except those marked “play immediately”.
rule-fortune-and-glory--card--city-when = You draw City cards when your hero visits a city.
rule-fortune-and-glory--card--city-kinds = A City card can be good, such as some Gear or an Ally, or bad, such as a dangerous city that holds you up.
rule-fortune-and-glory--card--city-secret = A City card with the secret icon at the top left stays hidden when you draw it, just as an Event does.
rule-fortune-and-glory--card--gear-ally-effect = Gear and Allies make your hero stronger: they raise skills or bring abilities.
rule-fortune-and-glory--card--enemy-kinds = There are two decks of opponents: Enemy cards and Nazi Enemy cards.
rule-fortune-and-glory--card--artifact-adventure-pair = Artifact cards and Adventure cards are drawn as a pair, one of each, and make a name together: “The Skull” and “of Medusa”.
rule-fortune-and-glory--card--artifact-fortune-value = The Artifact card gives the Fortune value: what the find is worth.
rule-fortune-and-glory--card--adventure-danger-value = The Adventure card gives the danger value: how hard the find is to recover. Where a rule speaks of the numbers on “the artifact”, it means the pair.
    .ruling = silent
rule-fortune-and-glory--card--key-icons = The small black and white icons along the right edge mean nothing in play. You may ignore them.
rule-fortune-and-glory--card--location-use = Location cards point to places on the board.
rule-fortune-and-glory--card--location-contents = Each Location card shows a small map, a space and a city. A random location is the card’s space, a random city is its city.
    .ruling = silent
rule-fortune-and-glory--card--common-item-price = The price of a common item, in Glory, stands at its top right.
rule-fortune-and-glory--card--common-item-shop = The common items lie face up. They are a shop that every city has.
rule-fortune-and-glory--card--danger-double-sided = Danger cards have two faces: the danger, and the cliffhanger that follows if you fail it.
rule-fortune-and-glory--card--villain-count = There are 6 Villain cards, for the advanced game only.
rule-fortune-and-glory--card--villain-contents = A Villain card shows the Villain’s skills, wounds, defence and abilities.
rule-fortune-and-glory--card--villain-faction = The icon at the top left of a Villain card is the clan.
rule-fortune-and-glory--card--villain-event = Villain Events are what the Villains gain on their way to power. They are used in cooperative play only.
rule-fortune-and-glory--card--enemy-reference = The enemy reference cards, printed on both sides, describe the 4 basic enemies a card may send you to meet: Mafia, Nazis, Zombies and the Order of the Crimson Hand.
rule-fortune-and-glory--card--read-aloud = Cards are read out to everybody. Only Events and City cards with the secret icon, an exclamation mark at the top left, are not.
rule-fortune-and-glory--sheet--hero = Each hero has a sheet.
rule-fortune-and-glory--sheet--clan = Each clan has a sheet with two sides: its organisation on one, its collaborators on the other.
rule-fortune-and-glory--sheet--zeppelin = The zeppelin’s rules stand on a sheet with two sides: the ordinary zeppelin on one, the Nazi war zeppelin of cooperative play on the other.

rule-fortune-and-glory-section--board = The board

rule-fortune-and-glory--board--three-zone-types = The board has three kinds of space: land, sea and city.
rule-fortune-and-glory--board--entry-cost = Going into a space costs movement points. Only seas show a number; a land or a city always costs 1.
    .ruling = silent
rule-fortune-and-glory--board--terrain-icons = Spaces carry terrain icons. The rules themselves ask only for the sea and for the jungle ringed in red; cards may ask for others.
    .ruling = silent
rule-fortune-and-glory--board--land-borders = Thick black lines part one land from the next.
rule-fortune-and-glory--board--city-icons = Cities are round icons, gold or silver according to their importance.
rule-fortune-and-glory--board--city-major = A large gold icon is a major city.
rule-fortune-and-glory--board--city-minor = A smaller silver icon is a minor city.
rule-fortune-and-glory--board--port-cities = In a port you pass between the city and the sea beside it. A land and a sea that lie side by side touch without any port.
    .ruling = silent
rule-fortune-and-glory--board--city-links = A city is a space of its own. It touches the land around it and, if it is a port, the seas beside it, but never another city. You may cross a land without going into its city.
    .ruling = silent
rule-fortune-and-glory--board--sea-icon = Seas bear the sea icon.
rule-fortune-and-glory--board--pacific-crossing = The half-circles at the left and right edges join the two sides of the Pacific. Two spaces joined in this way are plain neighbours: you pay for the sea that you enter and nothing more.
    .ruling = silent
rule-fortune-and-glory--board--random-place = Whenever a random location or a random city is needed, a Location card is drawn.

rule-fortune-and-glory-section--resources = Fortune and Glory

rule-fortune-and-glory--resource--two-kinds = There are two things to gather: Fortune, in gold coins, and Glory, in blue ones.
rule-fortune-and-glory--resource--fortune-use = Fortune wins the game.
rule-fortune-and-glory--resource--glory-source = You earn Glory by overcoming dangers and beating enemies.
rule-fortune-and-glory--resource--glory-use = In cities, Glory buys Gear, Allies, common items and healing.

rule-fortune-and-glory-section--tests = Skills and tests

rule-fortune-and-glory--skill--four = Your hero has four skills: Combat, Agility, Cunning and Lore.
rule-fortune-and-glory--skill--combat = Combat is for fighting, with bare hands or a weapon.
rule-fortune-and-glory--skill--agility = Agility is for running, jumping, dodging and slipping by.
rule-fortune-and-glory--skill--cunning = Cunning is for puzzles, traps and tight corners.
rule-fortune-and-glory--skill--lore = Lore is for legends and old tales: reading glyphs, making sense of an artifact, standing up to creatures out of a story.
rule-fortune-and-glory--test--three-elements = A test names three things: the skill, the result each die has to reach, and how many successes you need in all. “Agility 5+, 2 successes” is a test.
rule-fortune-and-glory--test--dice-count = In a test you roll as many dice as your hero’s level in the skill. You always roll at least 1, in a test as in a fight, whatever lowers the level. Only a Villain’s search may come down to 0.
    .ruling = silent
rule-fortune-and-glory--test--success-per-die = Each die that reaches the result, or beats it, is 1 success.
rule-fortune-and-glory--test--success-markers-accumulate = For each success you take a success marker; they add up from roll to roll.
rule-fortune-and-glory--test--repeat-while-success = As long as a roll brings at least one success, you roll again with all your dice. The test ends when you have enough successes, or when a roll brings none: then it is failed. Either way the success markers are put back.
    .ruling = silent
rule-fortune-and-glory--test--pass = You pass when you have as many success markers as the test asks for, or more.
rule-fortune-and-glory--test--extra-bonuses-last = First cards and abilities settle your level, then extra dice are added to the roll.
    .ruling = silent
rule-fortune-and-glory--test--combined-skills = Some tests combine two skills or more.
rule-fortune-and-glory--test--combined-text = How a combined test works is written on its card. There is no general way to combine skills.
    .ruling = silent

rule-fortune-and-glory-section--push = Pushing your limits

rule-fortune-and-glory--push--only-cliffhanger-or-escape = When all seems lost, your hero can push their limits: in a cliffhanger test or an escape test, and nowhere else.
rule-fortune-and-glory--push--costs-wounds = The price of pushing is wounds, as many as you like to take. Defence parries none of them: they are a price, not hits.
    .ruling = silent
rule-fortune-and-glory--push--one-die-per-wound = Each wound you take by pushing gives you 1 extra die for the roll.
    .ruling = silent
rule-fortune-and-glory--push--many-times-per-game = Your hero may push as many times in a game as there is occasion.
rule-fortune-and-glory--push--once-per-exercise = You push once per test, however often you roll in it. You say so before the roll that you want it for, be it the first or a later one.
    .ruling = silent
rule-fortune-and-glory--push--no-self-ko = You may not push so hard that your hero is KO.
rule-fortune-and-glory--push--current-roll-only = Dice gained by pushing count for that one roll. If it earns you another roll, they are not in it.
    .ruling = silent

rule-fortune-and-glory-section--wounds = Wounds and KO

rule-fortune-and-glory--wound--health-box = The box at the bottom right of the hero sheet gives your hero’s health.
rule-fortune-and-glory--wound--marker-each = For each wound, put a wound marker on the health box of your sheet.
rule-fortune-and-glory--wound--defence-bar = The bar at the bottom right of the hero sheet gives your hero’s defence, 0 or 1.
rule-fortune-and-glory--wound--heal = For each wound healed, take one wound marker away.
rule-fortune-and-glory--ko--hero-threshold = Your hero is KO with more wounds than health. As an option of the table, as many wounds as health are enough. To part with a card that gave you health is no KO: wounds beyond what you bear are healed.
    .ruling = silent
rule-fortune-and-glory--ko--lies-in-start-city = A KO hero is laid down in the city where they started.
rule-fortune-and-glory--ko--out-until-end = A KO hero is out until the next End phase. All wounds are taken off. Your Events stay in your hand, but you cannot play them. If the KO came in the Movement phase, there is no adventure for you this round.
    .ruling = silent
rule-fortune-and-glory--ko--penalty = A KO also costs you something: the KO penalty.
rule-fortune-and-glory--ko--penalty-d6-discard = For the KO penalty, roll a D6, even with nothing to lose, and give up that many things. A Gear card, 1 Glory and 1 Fortune count as one each, in any mix you choose; if you have fewer, you lose them all. Common items that are Gear count and go back to the shop. Allies are safe. Glory for an enemy beaten at the same moment comes to you first.
    .ruling = silent
rule-fortune-and-glory--ko--penalty-artifacts = After that, the KO penalty has you roll a D6 for each artifact you carry, in the order you found them: on 1, 2 or 3 it is discarded. A temple’s treasure is rolled for too.
    .ruling = silent
rule-fortune-and-glory--ko--loses-danger-markers = If your hero is KO on a quest for an artifact, in the Movement or the Adventure phase, you lose all your danger markers. The Danger cards you have met this round go too, without Glory.
    .ruling = silent
rule-fortune-and-glory--ko--restarts-quest = After a KO, when you set out again for the same artifact or another, you start from nothing.

rule-fortune-and-glory-section--gear = Gear and Allies

rule-fortune-and-glory--gear--draw-top = When you get a Gear or an Ally, draw the top card of that deck and lay it face up beside your hero sheet.
rule-fortune-and-glory--gear--price = To buy a card from the Gear or the Ally deck costs 5 Glory.
rule-fortune-and-glory--gear--carry-limit = Your hero can have 3 Gear and 3 Allies at a time, 6 cards in all.
rule-fortune-and-glory--gear--use-any = You may use as many of your Gear and Allies as you like.
rule-fortune-and-glory--gear--excess-discarded = If your hero has more Gear or Allies than allowed, you discard the surplus at once. You choose which card goes; it may be the new one.
    .ruling = silent
rule-fortune-and-glory--gear--activation-once = Some Gear and Allies have an ability to activate. You can use it once a round.
rule-fortune-and-glory--gear--activation-turned = A card you activate is turned over for the rest of the round.
rule-fortune-and-glory--gear--passive-kept = What else a turned card gives, such as a higher level, you still have.
rule-fortune-and-glory--ally--loyalty-value = The number at the bottom left of an Ally is their loyalty.
rule-fortune-and-glory--ally--loyalty-dice = For a loyalty test, roll as many dice as the Ally’s loyalty. A card calls for the test and may say what a die needs; if it does not, 4, 5 or 6 is a success. These numbers are ours; the cards of your own box may replace them.
    .ruling = silent
rule-fortune-and-glory--ally--loyalty-pass = One success in a loyalty test is enough: the Ally stays.
rule-fortune-and-glory--ally--loyalty-fail = With no success in a loyalty test, the Ally leaves you and is discarded.

rule-fortune-and-glory-section--items = Common items

rule-fortune-and-glory--item--bought-with-glory = You buy common items in cities, with Glory.
rule-fortune-and-glory--item--works-like-gear = Common items work as Gear and Allies do.
rule-fortune-and-glory--item--open-choice = Common items are no deck: you pick any one on display, then pay for it. There are 12, and what is bought is gone until it comes back.
    .ruling = silent
rule-fortune-and-glory--item--returns-to-shop = A common item that you part with goes back to the shop. It has no discard pile.
rule-fortune-and-glory--item--beside-sheet = A common item you have bought lies beside your hero sheet.
rule-fortune-and-glory--item--counts-in-limit = A common item counts towards what your hero can have.
rule-fortune-and-glory--item--keyword = Each common item has the keyword Gear or Ally, so you know as which of the two it counts.

rule-fortune-and-glory-section--setup = Set-up

rule-fortune-and-glory--setup--basic-figures-aside = In the basic game the zeppelin, the temples and the Villains stay in the box.
rule-fortune-and-glory--setup--basic-remove-artifacts = In the basic game six Artifacts stay in the box: The Mine, The City, The Valley, The Temple, The Caverns and The Tomb.
rule-fortune-and-glory--setup--basic-remove-city = In the basic game the City card Trouble in Town stays in the box.
rule-fortune-and-glory--setup--basic-remove-event = In the basic game the Event Lost Temple stays in the box.
rule-fortune-and-glory--setup--basic-remove-danger = In the basic game the Dangers called Agents of Evil stay in the box. Where a card that stays out has several copies, all of them do.
    .ruling = silent
rule-fortune-and-glory--setup--basic-remove-enemy = In the basic game the Enemy Mob Leader stays in the box.
rule-fortune-and-glory--setup--basic-remove-nazi-enemy = In the basic game the Nazi Enemy called Nazi Commander stays in the box.
rule-fortune-and-glory--setup--basic-ignore-references = In the basic game, whatever a card or a hero sheet says about Villains, temples, deep jungle or flights does nothing. The book says so of Adventure cards; we take it for all of them, as none of these things is there.
    .ruling = silent
rule-fortune-and-glory--setup--basic-ignore-special-text = In the basic game the special text below the title of Artifact and Adventure cards does nothing.
rule-fortune-and-glory--setup--shuffle = The decks are shuffled.
rule-fortune-and-glory--setup--random-hero = Two to eight can play against each other, and chance deals each of you a hero. You begin with no Fortune, no Glory and no cards unless your sheet says otherwise.
    .ruling = silent
rule-fortune-and-glory--setup--hero-start = Your hero begins in the place named on the sheet.
rule-fortune-and-glory--setup--danger-deck-danger-face = In the Danger deck all cards show their danger face.
rule-fortune-and-glory--setup--danger-draw-hidden = Everybody sees the card on top, so the one you draw is another, which nobody has seen.
rule-fortune-and-glory--setup--artifact-pair = To make an artifact, draw an Artifact card and an Adventure card and lay the two together above the board.
rule-fortune-and-glory--setup--artifact-location = A Location card, drawn at random, decides where an artifact is hidden.
rule-fortune-and-glory--setup--artifact-skulls = Two skulls of one colour join the artifact’s pair of cards to its place on the board.
rule-fortune-and-glory--setup--four-artifacts = You begin with 4 artifacts hidden.
rule-fortune-and-glory--setup--one-artifact-per-place = A place hides one artifact only.
rule-fortune-and-glory--setup--redraw-repeat = If a Location card names a place that hides an artifact already, another is drawn.

rule-fortune-and-glory-section--round = The competitive round

rule-fortune-and-glory--round--aim = Be the first to come back to your starting city with 15 Fortune.
rule-fortune-and-glory--round--stay-home = To pass through your starting city is not enough: your hero has to be there when the round ends.
rule-fortune-and-glory--round--phases = A round has four phases: Initiative, Movement, Adventure, End. “Once a round” counts from one Initiative to the next. When a rule says that your turn ends, it means your part of the phase under way.
    .ruling = silent

rule-fortune-and-glory-section--initiative = Initiative phase

rule-fortune-and-glory--initiative--roll = For initiative, each of you rolls a D6.
rule-fortune-and-glory--initiative--highest = The highest initiative roll takes the First Player marker and goes first in every phase of this round; the others follow clockwise. Those tied for highest roll again among themselves, and a 1 in that roll brings no Event.
    .ruling = silent
rule-fortune-and-glory--initiative--one-draws-event = If your initiative die shows 1, you may draw an Event, free of charge. If several of you may, you decide in order from the First Player.
    .ruling = silent
rule-fortune-and-glory--initiative--ready-cards = Cards activated in the last round are turned back and ready again.

rule-fortune-and-glory-section--movement = Movement phase

rule-fortune-and-glory--movement--clockwise = You move one after the other, clockwise from the First Player.
    .ruling = silent
rule-fortune-and-glory--movement--roll = To move, roll a D6: that is how many movement points you can spend.
rule-fortune-and-glory--movement--optional = You never have to move.
rule-fortune-and-glory--movement--one-draws-event = If your movement die shows 1, you may draw an Event as well, free of charge. A die that a card rerolls brings none.
    .ruling = silent
rule-fortune-and-glory--movement--land-city-cost = Going into a land or a city costs 1 point.
rule-fortune-and-glory--movement--sea-cost = Going into a sea costs the number printed there. With fewer points left you cannot enter it, and points are not saved for later: on an island, a low roll keeps you ashore.
    .ruling = silent
rule-fortune-and-glory--movement--reach-artifact = If you are in a space with an artifact, you can look for it in the Adventure phase.
rule-fortune-and-glory--movement--all-before-adventure = The Adventure phase begins only when everybody has moved.
rule-fortune-and-glory--movement--several-at-artifact = Several heroes may come to the same artifact. In competitive play they race for it; working together belongs to cooperative play.
    .ruling = silent
rule-fortune-and-glory--movement--example-sahara = An example: Duke Dudley rolls a 5 in London. The British Isles (1), Western Europe (1), the Mediterranean (2) and the Sahara (1) use up all 5 points.
    .ruling = silent
rule-fortune-and-glory--movement--henchman-stops = If you enter a space with an enemy henchman, you stop there and fight at once, right in the Movement phase.

rule-fortune-and-glory-section--adventure = Adventure phase

rule-fortune-and-glory--adventure--clockwise = You have your adventures one after the other, clockwise from the First Player.
    .ruling = silent
rule-fortune-and-glory--adventure--by-place = What awaits you depends on where you are: land, sea, city, or the place of an artifact. If you do not look for the artifact where you are, nothing happens to you there.
    .ruling = silent

rule-fortune-and-glory-section--end = End phase

rule-fortune-and-glory--end--steps = The End phase has five steps: the zeppelin moves, the Villains adventure, victory is checked, artifacts are renewed, heroes get up.
rule-fortune-and-glory--end--zeppelin-not-basic = The basic game skips the zeppelin’s step of the End phase.
rule-fortune-and-glory--end--villains-not-basic = The basic game skips the Villains’ step of the End phase.
rule-fortune-and-glory--end--refill = In the End phase, for each artifact found this round, a new pair is drawn and hidden in a random place.
rule-fortune-and-glory--end--always-four = When the round is over there are 4 artifacts again.
rule-fortune-and-glory--end--more-than-four = Advanced elements may bring the artifacts to more than 4. We draw until there are 4 and never take any away; a place that has an artifact already is drawn again, as in set-up.
    .ruling = silent
rule-fortune-and-glory--end--heroes-return = At the end of the End phase, every KO hero gets up.

rule-fortune-and-glory-section--travel = On land and at sea

rule-fortune-and-glory--travel--roll = In a land or a sea with no artifact, make the travel roll in your Adventure phase: a D6. Artifacts lie on land only, so at sea you always roll.
    .ruling = silent
rule-fortune-and-glory--travel--event-on-4-to-6 = On a travel roll of 4, 5 or 6 you draw an Event.
rule-fortune-and-glory--travel--attack-on-1 = On a travel roll of 1 you are attacked: draw an Enemy card to see by whom, and fight.
rule-fortune-and-glory--travel--nothing-on-2-3 = On a travel roll of 2 or 3 nothing happens: a quiet journey.

rule-fortune-and-glory-section--artifact = Artifact adventures

rule-fortune-and-glory--artifact--may-search = In a space that hides an artifact, you may set out to find it.
rule-fortune-and-glory--artifact--announce = Say who sets out and for what: Jake Zane, for “The Sword of the Ancients”. It deserves a fanfare.
rule-fortune-and-glory--artifact--two-values = The pair of cards gives two numbers: Fortune, in the gold coin, and the dangers to overcome before you find the artifact, in the red shield.
rule-fortune-and-glory--artifact--stop-ends-phase = If you stop, your Adventure phase is over at once.
rule-fortune-and-glory--artifact--stop-collects-glory = When you stop, you discard the Danger cards you have overcome this round and collect their Glory.
rule-fortune-and-glory--artifact--stop-keeps-markers = When you stop, you keep your danger markers. They count from round to round.
rule-fortune-and-glory--artifact--stop-heals = When you stop, a night in camp heals all your wounds, and it is free.
    .ruling = silent
rule-fortune-and-glory--artifact--resume-next-round = If you have stopped and are still there in the next Adventure phase, you may go on with the quest and draw a new danger. If you leave the space, or if somebody else takes the artifact, your danger markers are lost.
    .ruling = silent
rule-fortune-and-glory--artifact--obtained-at-value = With as many danger markers as the artifact’s danger value, you have found it. Your adventure then ends as if you had stopped: you collect the Glory of this round’s dangers and heal.
    .ruling = silent
rule-fortune-and-glory--artifact--taken-to-sheet = When you find an artifact, you take its pair of cards and put it with your hero sheet.
rule-fortune-and-glory--artifact--skull-removed = The skull of an artifact that has been found leaves the board.
rule-fortune-and-glory--artifact--markers-discarded = When you find an artifact, your danger markers are put back.

rule-fortune-and-glory-section--danger = Dangers

rule-fortune-and-glory--danger--draw = For the first danger of an adventure, and for each one after it, you draw a card from the Danger deck.
rule-fortune-and-glory--danger--read-danger-face = Read the Danger card on its danger face: the one where the first word below the picture is “Danger”.
rule-fortune-and-glory--danger--how-overcome = You overcome a danger by passing its tests or by beating the enemies it brings.
rule-fortune-and-glory--danger--fail-ends-turn = If you fail a danger, your adventure is over for this round.
rule-fortune-and-glory--danger--fail-flips-card = A Danger card that you fail is turned over to its cliffhanger.
rule-fortune-and-glory--danger--fail-in-cliffhanger = After failing a danger, you hang in its cliffhanger until your next Adventure phase.
rule-fortune-and-glory--danger--fail-forfeits-glory = If you fail a danger, the others you have overcome this round are discarded without Glory. The danger markers they gave you stay.
    .ruling = silent
rule-fortune-and-glory--danger--success-marker = For a danger overcome, put a danger marker on your hero sheet.
rule-fortune-and-glory--danger--markers-total = Your danger markers add up to all the dangers you have overcome in this quest.
rule-fortune-and-glory--danger--choice-after = After a danger overcome, you choose: stop, or press on to the next one.
rule-fortune-and-glory--danger--deck-same-face = All cards of the Danger deck face the same way.
rule-fortune-and-glory--danger--shuffle-before-draw = The Danger deck is shuffled before every draw.
rule-fortune-and-glory--danger--draw-bottom-or-middle = A Danger card is drawn from the middle of the deck or from the bottom.
rule-fortune-and-glory--danger--discard-returns = A Danger card that is discarded goes back into the deck, to be shuffled with the rest.
rule-fortune-and-glory--danger--alternative-hidden-deck = There is another way to handle the Danger deck: danger faces down. You draw from the bottom and turn the card to its danger.
rule-fortune-and-glory--danger--alternative-discard-top = If the Danger deck is kept with danger faces down, discards go on top of it, that face still hidden.
rule-fortune-and-glory--danger--alternative-full-cycle = If the Danger deck is kept with danger faces down, all its cards come up once before any of them returns. We shuffle before each draw; this other way is an option of the table.
    .ruling = silent
rule-fortune-and-glory--danger--or-choice = An “or” between tests lets you choose which to take.
rule-fortune-and-glory--danger--and-both = An “and” between tests means you have to pass both.
rule-fortune-and-glory--danger--and-order = Of two tests joined by “and”, you choose which comes first.
rule-fortune-and-glory--danger--fight-option = Some dangers offer a fight instead of a test. If you take it, the danger is overcome when you beat the enemy, and just as well when you escape.
    .ruling = silent
rule-fortune-and-glory--danger--fight-glory = In a fight that a danger offers, the Danger card’s own Glory does not count: you earn the enemy’s. If you escape, you take the danger marker and no Glory at all.
    .ruling = silent
rule-fortune-and-glory--danger--keywords = Dangers have keywords below the picture, which other cards and abilities may refer to.
rule-fortune-and-glory--danger--test-keywords = A test of a danger or a cliffhanger has all the keywords of its card.
rule-fortune-and-glory--danger--example-boat-chase = An example: Boat Chase has the keywords driving, chase and water. Its Agility test is a driving test, a chase test and a water test all in one.

rule-fortune-and-glory-section--cliffhanger = Cliffhangers

rule-fortune-and-glory--cliffhanger--only-after-failure = The cliffhanger face of a card comes up only when its danger has been failed.
rule-fortune-and-glory--cliffhanger--no-movement = In a cliffhanger, your hero cannot move in the Movement phase.
rule-fortune-and-glory--cliffhanger--movement-die = In a cliffhanger you may still roll the movement die, but only in the hope of a 1 and its Event.
rule-fortune-and-glory--cliffhanger--must-be-faced = In the next Adventure phase you have to face your cliffhanger, before any new danger: pass the tests on the card.
rule-fortune-and-glory--cliffhanger--fail-ko = If you fail a cliffhanger, your hero is KO.
rule-fortune-and-glory--cliffhanger--may-push = You may push your limits for extra dice in a cliffhanger test.
rule-fortune-and-glory--cliffhanger--success-glory = If you get out of a cliffhanger, you win its Glory, at once.
    .ruling = silent
rule-fortune-and-glory--cliffhanger--success-marker = Getting out of a cliffhanger also gives you its danger marker. If the artifact has gone in the meantime, the cliffhanger must be faced all the same: for its Glory, with nothing left to find.
    .ruling = silent
rule-fortune-and-glory--cliffhanger--success-choice = Once out of a cliffhanger, you choose: press on, or stop.

rule-fortune-and-glory-section--city = In the city

rule-fortune-and-glory--city--options = In a city you can sell artifacts, find what you need, and rest until you are well.
rule-fortune-and-glory--city--draw-first = First you draw a City card, in each Adventure phase that you spend in a city. Business comes after.
    .ruling = silent
rule-fortune-and-glory--city--cards-read-aloud = Most City cards are read out when they are drawn.
rule-fortune-and-glory--city--secret-card-kept = A City card with the secret icon goes into your hand unseen, and you play it later, like an Event.
rule-fortune-and-glory--city--danger-cards = Some City cards are dangers.
rule-fortune-and-glory--city--danger-tested = You take the tests of a city danger like those of any other. Getting through it, or through its cliffhanger, earns the Glory at once, but no danger marker, and there is nothing to press on to.
    .ruling = silent
rule-fortune-and-glory--city--danger-one-sided = A City card has one face only: its cliffhanger stands at the bottom of the front.
rule-fortune-and-glory--city--danger-fail = If you fail a city danger, your adventure is over for this round and you are in its cliffhanger.
rule-fortune-and-glory--city--danger-fail-no-business = After failing a city danger, you do no business in that city this round.
rule-fortune-and-glory--city--cliffhanger-first = After failing a city danger, you face its cliffhanger in the next round’s Adventure phase, instead of drawing a City card.
    .ruling = silent
rule-fortune-and-glory--city--cliffhanger-then-business = If you come through a city’s cliffhanger, you may do business there right after.
rule-fortune-and-glory--city--business-after-card = Once your City card is dealt with, you can do business.
rule-fortune-and-glory--city--may-buy-or-heal = In a city you can buy Gear, Allies and common items, and heal wounds. The book’s list also has artifacts to buy, but no price for them; we take that for a slip and read “items”.
    .ruling = silent
rule-fortune-and-glory--city--buy-any-number = In a city, buy as many Gear and Ally cards as you like, at 5 Glory each, and common items besides.
rule-fortune-and-glory--city--item-price = A common item costs what its card says.
rule-fortune-and-glory--city--heal-price = In a city, healing costs 1 Glory per wound.

rule-fortune-and-glory-section--sell = Selling

rule-fortune-and-glory--sell--any-artifact = While doing business in a city you may sell any artifact that you have found.
rule-fortune-and-glory--sell--value = To sell an artifact, discard it and take the Fortune on its card.
rule-fortune-and-glory--sell--major-city-bonus = Selling an artifact in a major city brings 1 Fortune more.

rule-fortune-and-glory-section--combat = Fights

rule-fortune-and-glory--combat--same-for-all = Thugs or Nazis, a fight goes much the same way.
rule-fortune-and-glory--combat--name-enemy = Whenever there is a fight, it is said against whom.
rule-fortune-and-glory--combat--reference-enemy = If the enemy is a given one, such as a mobster or a zombie, the reference card tells you about them.
rule-fortune-and-glory--combat--draw-enemy = Most of the time you draw the opponent, from the Enemy deck or the Nazi Enemy deck as you are told.
rule-fortune-and-glory--combat--enemy-values = An enemy has Glory, combat dice, wounds, and abilities of their own.
rule-fortune-and-glory--combat--infantry-only = In a tight place, such as a submarine or a zeppelin, you may be told to draw infantry only: a card without the keyword Infantry is discarded and you draw again. If no Infantry is left, or only Escorted cards, you fight the Nazi soldier of the reference card, or the mobster where the Mob is meant.
    .ruling = silent
rule-fortune-and-glory--combat--enemy-keywords = An enemy’s keywords stand below the picture. The first is always the type.
rule-fortune-and-glory--combat--escorted-cards = Some cards, such as Nazi Gold, have the keyword Escorted.
rule-fortune-and-glory--combat--escorted-draw = When an Escorted card comes up, you draw another to see who the escort is.
rule-fortune-and-glory--combat--escorted-stack = If the card drawn as the escort is Escorted too, keep them all and draw on until you find the enemy they go with.
rule-fortune-and-glory--combat--escorted-not-infantry = An Escorted card is never the enemy, nor infantry by itself. When only infantry may be drawn, it is discarded like any other card without the keyword Infantry.
    .ruling = silent
rule-fortune-and-glory--combat--rounds = A fight goes in rounds. In each of them hero and enemy strike at the same time: you roll as many dice as your Combat, once.
    .ruling = silent
rule-fortune-and-glory--combat--cards-between-rounds = Some cards are for use during a combat round, some only between rounds, some at either time; each says which.
    .ruling = silent
rule-fortune-and-glory--combat--hit = In a fight, each die of 4, 5 or 6 is a hit.
rule-fortune-and-glory--combat--to-the-death = Against an ordinary enemy you fight until one side is beaten. Should 12 rounds in a row hurt nobody, the enemy withdraws and there is no Glory to be had.
    .ruling = silent

rule-fortune-and-glory-section--defence = Defence

rule-fortune-and-glory--defence--value = Defence is how many hits you parry each time you would be wounded. That goes for enemies too, and for wounds outside a fight, unless a rule says there is no defence.
    .ruling = silent
rule-fortune-and-glory--defence--each-round = With defence 1 you parry the first hit in every combat round.
rule-fortune-and-glory--defence--unparried-hit = Each hit that is not parried is 1 wound. An ordinary enemy is beaten with as many wounds as their card shows; as an option of the table, it takes one more.
    .ruling = silent

rule-fortune-and-glory-section--glory = Glory of a fight

rule-fortune-and-glory--glory--enemy-at-once = When you beat an enemy you get their Glory at once.
rule-fortune-and-glory--glory--even-when-ko = You get the Glory of an enemy you beat even if your hero is KO in the same round. It comes before the KO penalty, which may take it away again.
    .ruling = silent

rule-fortune-and-glory-section--escape = Escaping

rule-fortune-and-glory--escape--test-on-enemy = At the bottom of every enemy card there is an escape test, for when you would rather run.
rule-fortune-and-glory--escape--any-round = In each combat round you may try to escape instead of fighting.
rule-fortune-and-glory--escape--success-discards = If you pass the escape test, the enemy is discarded and does not strike.
rule-fortune-and-glory--escape--success-continues = Once you have escaped, you go on with what you were doing.
rule-fortune-and-glory--escape--success-no-glory = You get no Glory for an enemy you have run from.
rule-fortune-and-glory--escape--fail-attacked = If you fail the escape test, the enemy strikes at you as in any round.
rule-fortune-and-glory--escape--fail-no-attack = In a round in which you tried to escape, you do not strike.
rule-fortune-and-glory--escape--choose-again = When the next combat round begins, you choose once more: run or fight.

rule-fortune-and-glory-section--henchman = Henchmen on the board

rule-fortune-and-glory--henchman--kinds = A henchman on the board is a Nazi or a mobster.
rule-fortune-and-glory--henchman--values = A henchman fights as the reference card says.
rule-fortune-and-glory--henchman--one-per-zone = There is never more than one henchman in a space.
rule-fortune-and-glory--henchman--relocate = If a second henchman would come to a space, a random location is drawn for the newcomer, up to three times if need be; after that none is placed. None is placed either when the figures have run out.
    .ruling = silent
rule-fortune-and-glory--henchman--blocks = Henchmen bar the way: go into their space, and your movement ends in a fight. If you win, the figure goes back to the supply and you stay where you are.
    .ruling = silent
rule-fortune-and-glory--henchman--appears-on-hero = If a henchman turns up in your space, you fight at once, whoever’s turn it is. With several heroes there, the first in turn order fights; in cooperative play, all of them together. A KO hero lies out of reach, but fights on getting up if a henchman is there. Henchmen stand in a city only if a card says so.
    .ruling = silent
rule-fortune-and-glory--henchman--escape-figure-stays = If you escape from a henchman, the figure stays where it is.
rule-fortune-and-glory--henchman--escape-moves-hero = If you escape from a henchman, you must step at once into a neighbouring space of your choice. The step is free. If there is a henchman there as well, there is another fight; if you were before a danger or in a cliffhanger, you leave it and your quest behind.
    .ruling = silent

rule-fortune-and-glory-section--event = Event cards

rule-fortune-and-glory--event--any-time = An Event can be played at any time unless the card says otherwise. Our cards all do: each is played at once, when it is your turn, or at a moment that it names. The moments are: the round begins, a movement die has fallen, a hero has arrived, a danger lies open, a test is announced, its deciding roll has fallen, the blows of a combat round have fallen, a hero is about to be KO, an artifact is being sold, a card has been played, and just before victory is checked.
    .ruling = silent
rule-fortune-and-glory--event--targets = With an Event you may help yourself, help another hero, or get in somebody’s way.
rule-fortune-and-glory--event--no-hand-limit = You may hold any number of Events.
rule-fortune-and-glory--event--read-aloud-when-played = An Event that is played is read out to everybody.
rule-fortune-and-glory--event--discarded-after = Once an Event has done its work, it is discarded.
rule-fortune-and-glory--event--remains-in-play = An Event that says “remains in play” is not discarded: it stays beside the board.
rule-fortune-and-glory--event--after-levels-and-rerolls = Around a roll, things go in this order: the hero’s own abilities and activations, Events before the roll, the roll, rerolls by abilities, Events after the roll.
    .ruling = silent
rule-fortune-and-glory--event--first-player-priority = If several of you want to play an Event, the First Player goes first, then the others clockwise. Each card is resolved to its end, and then the choice starts anew at the First Player. All else that happens at one time keeps to this order as well.
    .ruling = silent

rule-fortune-and-glory-section--cancel = Cancelling cards

rule-fortune-and-glory--cancel--permitted = Some cards and abilities cancel another card that is being played or is in play.
rule-fortune-and-glory--cancel--effect = A cancelled card does nothing from that moment on.
rule-fortune-and-glory--cancel--discard = A cancelled card goes to its own discard pile.
rule-fortune-and-glory--cancel--one-at-a-time = One card is cancelled at a time. A card that cancels can be cancelled in its turn.
    .ruling = silent
rule-fortune-and-glory--cancel--not-after-dice = Once an Event has made any dice roll, or roll again, it is too late to cancel it.

rule-fortune-and-glory-section--race = Racing for an artifact

rule-fortune-and-glory--race--condition = In competitive play, heroes in the same space who look for the same artifact are in a race.
rule-fortune-and-glory--race--alternate = Rivals in a race take turns: one draws a danger, deals with it and decides, then the next. The whole race takes place when the first of them comes to play, and is the Adventure phase of them all. Everybody in the space is asked in turn order who joins in; if you say no, your Adventure phase is over. A hero in a cliffhanger there is in the race unasked, and faces that first.
    .ruling = silent
rule-fortune-and-glory--race--blind-decision = In a race you decide whether to press on before you know how your rival fares.
rule-fortune-and-glory--race--example = An example: Jake and Shelly race for “The Spear of the Ancients”. Jake overcomes a danger and presses on. Before he draws again, Shelly meets her first danger and ends in a cliffhanger. Jake has made his choice, and draws.
rule-fortune-and-glory--race--artifact-gone = If you have chosen to press on in a race and a rival finds the artifact first, you still draw a danger and face it. If you overcome it you must stop, and collect your Glory; if you fail, you are in a cliffhanger as ever. If you had not drawn yet, you are bound to nothing: you make the travel roll. If you hang in a cliffhanger, you face it. If a card carries you away, you have stopped if you had chosen to press on; if you had not drawn yet, you have your turn where you are now.
    .ruling = silent

rule-fortune-and-glory-section--victory = Winning

rule-fortune-and-glory--victory--condition = In the End phase, if your hero is in their starting city with at least 15 Fortune, you win. A KO hero lying there does not count; a hero in a cliffhanger there does.
    .ruling = silent
rule-fortune-and-glory--victory--tie-fortune = If several of you could win in the same End phase, the most Fortune wins.
rule-fortune-and-glory--victory--tie-glory = If those who could win have the same Fortune, the most Glory wins. If even that is equal, you share the victory.
    .ruling = silent
rule-fortune-and-glory--end--cap = A table may set a limit of rounds, which is off unless you ask for it and on in simulations. A game that reaches it stops unfinished, and nobody has won.
    .ruling = silent

rule-fortune-and-glory-section--jungle = Advanced: deep jungle

rule-fortune-and-glory--jungle--five-zones = Five spaces are deep jungle. Their jungle icon has a red ring.
rule-fortune-and-glory--jungle--names = The deep jungles are the Amazon Jungle, the Amazon Falls, the Heart of Africa, the Congo Jungle and the Indonesia Jungle.
rule-fortune-and-glory--jungle--location-cards = The Location cards of deep jungles have leaves hanging at the edge, and the Shuffle icon.
rule-fortune-and-glory--jungle--fortune-bonus = An artifact hidden in a deep jungle is worth 2 Fortune more. The coin on its Location card is this same bonus: 2 coins in all. Other jungles give nothing. Where a card moves an artifact into a deep jungle the coins come with it, and out of one they are gone; a temple keeps its own.
    .ruling = silent
rule-fortune-and-glory--jungle--bonus-under-skull = The 2 coins of a deep jungle wait under the skull on the board.
rule-fortune-and-glory--jungle--bonus-collected = Whoever recovers the artifact of a deep jungle takes its 2 coins.
rule-fortune-and-glory--jungle--bonus-on-temple = If the artifact in a deep jungle is a temple, the 2 coins are added to the temple’s Fortune.
rule-fortune-and-glory--jungle--find-first = In a deep jungle you must find the adventure before you can have it.
rule-fortune-and-glory--jungle--first-roll = To explore a deep jungle, take an exploration marker and roll one die.
rule-fortune-and-glory--jungle--found-on-4-to-6 = On 4, 5 or 6, exploring takes you to the place, and you start drawing dangers.
rule-fortune-and-glory--jungle--lost-on-1-to-3 = On 1, 2 or 3, you lose your way among the trees, and there is no adventure for you this round.
rule-fortune-and-glory--jungle--second-roll = If you have lost your way and not moved by the next Adventure phase, take a second exploration marker and roll two dice.
rule-fortune-and-glory--jungle--second-found = With a 4, 5 or 6 among these two dice, the adventure is yours to begin.
rule-fortune-and-glory--jungle--repeat = Exploring goes on in this way, round after round, until you find the adventure or leave. Each try adds a marker; you roll one die per marker, and a single 4, 5 or 6 is enough.
    .ruling = silent
rule-fortune-and-glory--jungle--no-more-exploring = Once you have found the adventure and drawn dangers, you need not explore again.
rule-fortune-and-glory--jungle--markers-dropped = Once you have found the adventure, you may put your exploration markers back.
rule-fortune-and-glory--jungle--restart-after-leaving = If your hero has left a deep jungle, moved or KO, you explore from the start on coming back. Each hero explores alone: what one finds, the others have not found. When the artifact is gone, all that was explored for it counts no more.
    .ruling = silent

rule-fortune-and-glory-section--temple = Advanced: temples

rule-fortune-and-glory--temple--place-artifacts = Some Artifact cards stand for a place and not a thing: the temples. They are The Mine, The City, The Valley, The Temple, The Caverns and The Tomb, and any other card with the temple icon.
    .ruling = silent
rule-fortune-and-glory--temple--icon = The temple icon stands at the bottom right of an Artifact card.
rule-fortune-and-glory--temple--figure = When a temple comes onto the board, its space gets a temple figure besides the skull.
rule-fortune-and-glory--temple--high-fortune = Temples are worth a lot of Fortune; the card says how much.
rule-fortune-and-glory--temple--fortune-on-card = A temple’s Fortune is laid on its card when the temple comes into play.
rule-fortune-and-glory--temple--fortune-through-dangers = You do not carry a temple off to sell it: you win its Fortune by overcoming dangers.
rule-fortune-and-glory--temple--one-fortune-each = For each danger or cliffhanger you overcome in a temple, you take 1 Fortune from its card at once.
rule-fortune-and-glory--temple--treasure-taken = Whoever takes a temple’s last coin also takes its figure: it is the treasure. The temple is done with then, and no collapse is tested. Its cards are discarded, its skull and all its markers put back, a Villain there leaves, and the adventure ends for everybody in it as for an artifact found; a racer who has pressed on faces one last danger.
    .ruling = silent
rule-fortune-and-glory--temple--treasure-as-artifact = A temple’s treasure counts as an artifact.
rule-fortune-and-glory--temple--treasure-fates = A temple’s treasure may be sold, stolen or lost.
rule-fortune-and-glory--temple--treasure-price = A temple’s treasure sells for 3 Fortune in a city, and for 4 in a major one, like any artifact.
    .ruling = silent

rule-fortune-and-glory-section--collapse = Advanced: temples that collapse

rule-fortune-and-glory--collapse--always-near = The trouble with ancient temples: they are forever about to fall down.
rule-fortune-and-glory--collapse--danger-value-meaning = A temple’s danger value is not how many dangers you overcome to find something. It tells how often you must test for a collapse.
rule-fortune-and-glory--collapse--marker-on-temple = In a temple, the marker of each danger you overcome goes on the temple, not on your sheet. That of a cliffhanger goes there too.
    .ruling = silent
rule-fortune-and-glory--collapse--instability-marker = When the danger markers on a temple reach its danger value, they are all taken off, and one instability marker takes their place.
rule-fortune-and-glory--collapse--test-trigger = When a temple’s danger value has been reached, you test for a collapse.
rule-fortune-and-glory--collapse--roll = To test for a collapse, roll one die per instability marker. If any of them shows 1, the temple collapses at once.
    .ruling = silent
rule-fortune-and-glory--collapse--shared-markers = On a temple, the danger markers of all heroes are counted together.
rule-fortune-and-glory--collapse--cliffhanger-marker = If a hero in the temple fails a danger and ends in a cliffhanger, all danger markers on the temple are taken off and one instability marker is added, even if there were none to take.
    .ruling = silent
rule-fortune-and-glory--collapse--cliffhanger-test = When a hero ends in a cliffhanger in a temple, a collapse is tested at once.
rule-fortune-and-glory--collapse--fortune-lost = When a temple collapses, the Fortune still on it is lost.
rule-fortune-and-glory--collapse--figure-removed = When a temple collapses, its figure leaves the board, its cards are discarded and its skull is put back. A hero who gets out and was in a cliffhanger is rid of it, without Glory; any other who gets out ends the adventure as if stopping.
    .ruling = silent
rule-fortune-and-glory--collapse--escape-all = When a temple collapses, every hero in its space must try to get out, in turn order, even those who were not in the adventure. Getting out moves nobody.
    .ruling = silent
rule-fortune-and-glory--collapse--escape-test = The test to get out of a collapsing temple stands at the bottom right of its card.
rule-fortune-and-glory--collapse--escape-fail = A hero who does not get out of a collapsing temple is KO.
rule-fortune-and-glory--collapse--may-push = You may push your limits for extra dice to get out of a collapsing temple.

rule-fortune-and-glory-section--special-text = Advanced: special texts

rule-fortune-and-glory--special-text--nature = Some Artifact and Adventure cards have a special text below the title: a mishap, or a rule that changes. It holds for each hero from the moment the search is announced until the hero leaves, or the artifact is gone. Where it speaks of the first danger of a round, a cliffhanger counts as one.
    .ruling = silent
rule-fortune-and-glory--special-text--artifact-means-treasure = Where a special text says artifact, for a temple it means the treasure at the end.

rule-fortune-and-glory-section--flight = Advanced: flights

rule-fortune-and-glory--flight--from-city = If you begin your movement in a city, or come to one on your way, you may fly to another city. You may fly more than once in a move, and pay each time. A journey that a card gives you has no flights.
    .ruling = silent
rule-fortune-and-glory--flight--cost-major = A flight to a major city costs 2 Fortune.
rule-fortune-and-glory--flight--cost-minor = A flight to a minor city costs 3 Fortune.
rule-fortune-and-glory--flight--destination-only = Only the city where you land counts for the price of a flight, not the one you leave.
rule-fortune-and-glory--flight--immediate = A flight takes you there at once.
rule-fortune-and-glory--flight--move-on = After a flight you may go on moving from where you landed.
rule-fortune-and-glory--flight--example = An example: Duke goes from Yucatan to Mexico City (1), pays 2 Fortune and flies to Hong Kong (1), then goes on to China (1): 3 points in all. A flight takes a point of movement like any step into a city; without one left you cannot fly.
    .ruling = silent

rule-fortune-and-glory-section--zeppelin = Advanced: the zeppelin

rule-fortune-and-glory--zeppelin--sneak-aboard = You may sneak aboard the Nazi zeppelin and take your adventures up into the sky. With our sheet: in your turn of the Adventure phase, if the zeppelin is in your space with Fortune aboard and you are not in a cliffhanger, you may do so in place of your usual encounter there, be it the travel roll, the city or the search. Your hero stays in the space, and danger markers there stay too.
    .ruling = silent
rule-fortune-and-glory--zeppelin--random-start = At set-up the zeppelin is put in a random location. With our sheet it is a land, and nothing is aboard yet.
    .ruling = silent
rule-fortune-and-glory--zeppelin--moves-each-end = The zeppelin moves in every End phase. With our sheet: a Location card is drawn and a D3 rolled; it flies that many spaces toward the land of the card, by the shortest way over lands, seas and cities alike, and stops if it gets there.
    .ruling = silent
rule-fortune-and-glory--zeppelin--gathers-fortune = The zeppelin gathers Fortune as it goes. With our sheet: 1 in every End phase after its move, up to 6 aboard.
    .ruling = silent
rule-fortune-and-glory--zeppelin--drops-soldiers = The zeppelin may also drop Nazi soldiers by parachute. With our sheet: one, in the land where its move ends, if the D3 shows 3; over a sea or a city none.
    .ruling = silent
rule-fortune-and-glory--zeppelin--rules-on-sheet = All other rules of the zeppelin stand on its sheet. The sheet at our table is our own; that of your box may replace it. With ours: its Search is 4. For each die that shows your number, you fight one round against an Infantry card of the Nazi deck, another each time. Then you fight Infantry cards to the death, one at a time. After each one that you beat, you leave with 2 Fortune for each of these fights won, but never more than is aboard, or you go on, as long as there is more to win. If you escape from a fight aboard, or a card carries you off, you leave with what you have won; if you are KO, with nothing.
    .ruling = silent
rule-fortune-and-glory--zeppelin--war-side-coop-only = The war zeppelin, on the other side of the sheet, is for cooperative play only.
rule-fortune-and-glory--zeppelin--sneak-covered-later = To get aboard the zeppelin, you make the same sneak test as against a Villain; the number of dice stands on the zeppelin sheet.
    .ruling = silent

rule-fortune-and-glory-section--villain = Advanced: Villains

rule-fortune-and-glory--villain--six = There are six Villains, each with a figure and a card.
rule-fortune-and-glory--villain--only-by-card = In competitive play a Villain comes only if a card brings one.
rule-fortune-and-glory--villain--random-draw = For a random Villain, shuffle the Villain cards that are not in play and draw one.
rule-fortune-and-glory--villain--joins-hunt = A Villain drawn during an adventure joins the hunt for the artifact.
rule-fortune-and-glory--villain--random-by-clan = For a random Villain of a clan, shuffle only those of the clan who are not in play. If there are none, nobody comes; where a card was drawn for an enemy, another is drawn.
    .ruling = silent
rule-fortune-and-glory--villain--values = Villains have defence, wounds and abilities, as heroes do, but skills of another kind.
rule-fortune-and-glory--villain--search = Search tells how good a Villain is at hunting artifacts, and at spotting heroes who try to sneak by.
rule-fortune-and-glory--villain--combat = Combat tells how good a Villain is in a fight.
rule-fortune-and-glory--villain--placed-with-hero = A Villain comes into play in the space of the hero who drew the card. Where there is no artifact, the Villain stays and does not search.
    .ruling = silent
rule-fortune-and-glory--villain--one-per-zone = There is at most one Villain in a space.
rule-fortune-and-glory--villain--present-one-used = If another Villain would come to the same space, the one already there serves instead. The card just drawn goes back to those not in play.
    .ruling = silent
rule-fortune-and-glory--villain--no-block = Unlike henchmen, Villains do not bar your way.
rule-fortune-and-glory--villain--no-forced-fight = You may share a space with a Villain without a fight. There is one only if a rule or a card says so, as after a failed sneak test.
    .ruling = silent

rule-fortune-and-glory-section--sneak = Advanced: sneaking past

rule-fortune-and-glory--sneak--when = With a Villain in the adventure, you must sneak past before you can press on.
rule-fortune-and-glory--sneak--roll = For a sneak test, name a number from 1 to 6, then roll as many dice as the Villain’s Search.
rule-fortune-and-glory--sneak--fail = If any die of a sneak test shows your number, your hero has been seen. You fight, and if you are still standing you go on to the next danger all the same.
    .ruling = silent
rule-fortune-and-glory--sneak--fight-per-match = For each die of a sneak test with your number, you fight one combat round against the Villain before the next danger. If the Villain is KO before that, the other rounds are dropped.
    .ruling = silent
rule-fortune-and-glory--sneak--success = If no die of a sneak test shows your number, your hero has slipped by and may press on.
rule-fortune-and-glory--sneak--not-when-stopping = If you stop after a danger, you need not sneak: going slowly keeps you out of sight.
rule-fortune-and-glory--sneak--agents-of-evil = On the Danger cards Agents of Evil, the test is to sneak past. If no Villain is in the adventure yet, one is drawn at random and joins it. If you fail, you fight the rounds first, and then you are in the cliffhanger, unless your hero is KO.
    .ruling = silent
rule-fortune-and-glory--sneak--agents-villain-stays = Once Agents of Evil or its cliffhanger is behind you, the Villain is still there: to press on, you sneak past again.

rule-fortune-and-glory-section--villain-fight = Advanced: fighting a Villain

rule-fortune-and-glory--villain-fight--single-round = A fight against a Villain is one round, and not to the death.
rule-fortune-and-glory--villain-fight--dice = Against a Villain you roll as many dice as your Combat while the Villain rolls too.
rule-fortune-and-glory--villain-fight--hits-then-over = In a fight against a Villain the hits land as in any other, and it is over. A danger in which you fought that way is overcome if you are still standing.
    .ruling = silent
rule-fortune-and-glory--villain-fight--after-sneak = After a sneak test, you fight the Villain for as many rounds as the dice gave, still not to the death.
rule-fortune-and-glory--villain-fight--glory-per-hit = Each hit on the Villain earns you 1 Glory.
rule-fortune-and-glory--villain-fight--hits-count = For the Glory of a fight against a Villain, hits count, also those that were parried.
rule-fortune-and-glory--villain-fight--no-escape = There is no escaping from a Villain.
rule-fortune-and-glory--villain-fight--villain-ko = With as many wounds as the card shows, or more, a Villain is KO and leaves the board. The card goes back to those not in play, without its markers; what the Villain had taken stays out of reach.
    .ruling = silent

rule-fortune-and-glory-section--villain-adventure = Advanced: Villains on the hunt

rule-fortune-and-glory--villain-adventure--roll = In every End phase, each Villain in an adventure rolls as many dice as their Search, once. They roll in the order in which they came into play.
    .ruling = silent
rule-fortune-and-glory--villain-adventure--hero-penalty = Each hero in the same space takes 1 die away from the Villain, down to none at all. KO heroes lie in their cities and take nothing away.
    .ruling = silent
rule-fortune-and-glory--villain-adventure--success = Each 4, 5 or 6 that a Villain rolls is a success: a danger marker for the Villain’s card.
rule-fortune-and-glory--villain-adventure--wound-on-1 = Each 1 that a Villain rolls in the hunt is a wound for that Villain. Defence does not parry it, but bodyguards can take it. If the same roll brings both the artifact and a KO, the Villain gets both.
    .ruling = silent
rule-fortune-and-glory--villain-adventure--collects = With as many danger markers as the artifact’s danger value, the Villain has it, along with any coins of the jungle. A Villain who takes a temple’s last coin takes the treasure.
    .ruling = silent
rule-fortune-and-glory--villain-adventure--artifact-aside = An artifact that a Villain has taken is laid beside the board, to show who has it.
rule-fortune-and-glory--villain-adventure--no-special-text = Special texts mean nothing to a Villain.
rule-fortune-and-glory--villain-adventure--temple = In a temple, each success of a Villain takes 1 Fortune and puts a danger marker on the temple, as a danger overcome would. This goes success by success, with any test for a collapse in between; a collapse ends it.
    .ruling = silent
rule-fortune-and-glory--villain-adventure--fortune-aside = The Fortune a Villain takes lies beside the board too.
rule-fortune-and-glory--villain-adventure--leaves-when-collected = When an artifact is recovered, by whomever, every Villain in that adventure leaves the board.
rule-fortune-and-glory--villain-adventure--collapse-no-test = A Villain in a collapsing temple makes no escape test.
rule-fortune-and-glory--villain-adventure--collapse-wounds = A Villain in a collapsing temple takes D6 wounds, which defence and bodyguards may lessen, and leaves the board.
    .ruling = silent

rule-fortune-and-glory-section--bodyguard = Advanced: Nazi bodyguards

rule-fortune-and-glory--bodyguard--bonus = Nazi Villains never travel without soldiers to guard them.
rule-fortune-and-glory--bodyguard--two = A Nazi Villain comes into play with 2 Nazi henchmen as bodyguards.
rule-fortune-and-glory--bodyguard--not-ordinary = Bodyguards do not bar your way, nor do they fight by themselves.
rule-fortune-and-glory--bodyguard--plus-one = Each bodyguard gives the Villain 1 Combat more and 1 wound more. That wound is the one the bodyguard takes, not another on top of it.
    .ruling = silent
rule-fortune-and-glory--bodyguard--no-hero-penalty = As long as a Nazi Villain has a bodyguard, heroes in the space take no dice away from the Villain, however many they are.
    .ruling = silent
rule-fortune-and-glory--bodyguard--first-wound = Bodyguards take the wounds first, after defence: each wound removes one of them, as long as there are any.
    .ruling = silent
rule-fortune-and-glory--bodyguard--remainder = Wounds beyond those that bodyguards take are the Villain’s.
rule-fortune-and-glory--bodyguard--third = If a Nazi soldier stands where a Nazi Villain comes into play, the Villain takes them along as a third bodyguard.
rule-fortune-and-glory--bodyguard--returned = Bodyguards still there when the Villain leaves the board go back to the supply.
rule-fortune-and-glory--bodyguard--shortage = If figures are short, a Nazi Villain makes do with 1 bodyguard or none.

rule-fortune-and-glory-section--nazi-gold = Advanced: Nazi Gold and a Villain

rule-fortune-and-glory--nazi-gold--villain-escort = If the escort drawn for Nazi Gold turns out to be a Villain, that Villain guards the gold.
rule-fortune-and-glory--nazi-gold--not-to-death = When a Villain guards Nazi Gold, the fight is not to the death, so the gold is won another way.
rule-fortune-and-glory--nazi-gold--more-wounds = If you wound the Villain who guards Nazi Gold more than you are wounded, the gold is yours.
rule-fortune-and-glory--nazi-gold--guards-count = In the fight for Nazi Gold, bodyguards you remove count as wounds.
rule-fortune-and-glory--nazi-gold--otherwise = If you have not wounded the Villain more, Nazi Gold goes its way. Wounds are compared, not hits, and on a tie the gold stays with the Villain.
    .ruling = silent

rule-fortune-and-glory-section--coop = The cooperative game

rule-fortune-and-glory--coop--against-organisation = In cooperative play you are all on one side, and the game itself plays the organisation against you.
rule-fortune-and-glory--coop--villains-seek = The Villains are after the ancient artifacts. Only the heroes stand in their way.

rule-fortune-and-glory-section--coop-setup = Cooperative: set-up

rule-fortune-and-glory--coop--setup--like-competitive = Set up as for competitive play, and add what follows.
rule-fortune-and-glory--coop--setup--villain-event-deck = In cooperative play the Villain Event deck is laid out.
rule-fortune-and-glory--coop--setup--track = The villain track is laid out, with its marker at 0.
    .ruling = silent
rule-fortune-and-glory--coop--setup--choose-clan = You decide together which clan to fight.
rule-fortune-and-glory--coop--setup--clan-pieces = The clan’s sheet, its outposts and its chart lie where all can see them. The chart is the one that Vile Tactics uses.
    .ruling = silent
rule-fortune-and-glory--coop--setup--draw-villains = The Villains of that clan are shuffled, and as many as needed are drawn and laid in a row beside the clan sheet, from left to right.
rule-fortune-and-glory--coop--setup--active-villains = The Villains in the row are the active ones: 2 or 3, depending on the number of heroes. A clan that has fewer makes do with those it has.
    .ruling = silent
rule-fortune-and-glory--coop--setup--first-deployed = The first Villain, at the left of the row, starts on the board beside the artifact worth the most Fortune. The 2 coins of a deep jungle count; for a temple, the Fortune on its card.
    .ruling = silent
rule-fortune-and-glory--coop--setup--tie-lower-danger = Of two artifacts worth the same, the first Villain goes to the one with the lower danger value.
rule-fortune-and-glory--coop--setup--tie-players-choose = If two artifacts are equal in both values, you choose where the first Villain goes. In such choices of the group, the First Player answers for all, and the first seat while there is no First Player yet.
    .ruling = silent
rule-fortune-and-glory--coop--setup--second-ready = The second Villain begins standing on their card: Ready.
rule-fortune-and-glory--coop--setup--third-delayed = A third Villain begins lying on their card: Delayed.
rule-fortune-and-glory--coop--setup--outpost = Each clan has outposts of its own kind, secret bases, and as a rule starts with one on the board.
rule-fortune-and-glory--coop--setup--outpost-on-sheet = The sheet of the clan tells you about its first outpost.
rule-fortune-and-glory--coop--setup--shared-goal = You gather Fortune together. How much you need to win depends on how many heroes you are.
rule-fortune-and-glory--coop--setup--table-contents = The table that follows also tells how many Villains you face, and how far the track may go before they win. We keep its numbers as they are printed, even the odd ones.
    .ruling = silent
rule-fortune-and-glory--coop--setup--players-1 = 1 player: 15 Fortune to win, 2 Villains, villain track 20.
rule-fortune-and-glory--coop--setup--players-2 = 2 players: 20 Fortune to win, 2 Villains, villain track 15.
rule-fortune-and-glory--coop--setup--players-3 = 3 players: 30 Fortune to win, 2 Villains, villain track 15.
rule-fortune-and-glory--coop--setup--players-4 = 4 players: 40 Fortune to win, 2 Villains, villain track 15.
rule-fortune-and-glory--coop--setup--players-5 = 5 players: 45 Fortune to win, 3 Villains, villain track 20.
rule-fortune-and-glory--coop--setup--players-6 = 6 players: 55 Fortune to win, 3 Villains, villain track 20.
rule-fortune-and-glory--coop--setup--players-7 = 7 players: 55 Fortune to win, 3 Villains, villain track 20.
rule-fortune-and-glory--coop--setup--players-8 = 8 players: 60 Fortune to win, 3 Villains, villain track 20.

rule-fortune-and-glory-section--coop-purse = Cooperative: shared Fortune, Glory of your own

rule-fortune-and-glory--coop--fortune--pooled = All Fortune goes into one purse.
rule-fortune-and-glory--coop--fortune--any-hero = Any hero may spend from the common purse, or lose from it.
rule-fortune-and-glory--coop--fortune--safe-on-ko = A KO takes no Fortune: its penalty is paid in Gear and Glory only.
    .ruling = silent
rule-fortune-and-glory--coop--glory--individual = Glory is each hero’s own.
rule-fortune-and-glory--coop--glory--full-each = When heroes do something together, a fight, a danger or an adventure, each of them gets all of the Glory, whoever made the test.
    .ruling = silent

rule-fortune-and-glory-section--coop-round = Cooperative: the round

rule-fortune-and-glory--coop--round--extra-phase = The cooperative round is the competitive one, with a Villain phase before the End.
rule-fortune-and-glory--coop--round--phases = The cooperative round has five phases: Initiative, Movement, Adventure, Villain, End.
rule-fortune-and-glory--coop--round--first-three = Initiative, Movement and Adventure work as in competitive play.
rule-fortune-and-glory--coop--round--joint-decisions = Talk it over: who goes for which artifact, who works together, who spreads out over the board.
rule-fortune-and-glory--coop--trade--allowed = In the Adventure phase, heroes in the same space may hand each other artifacts, common items, Gear and Allies.
rule-fortune-and-glory--coop--trade--forbidden = Events, City cards and Glory cannot change hands.

rule-fortune-and-glory-section--coop-team = Cooperative: working together

rule-fortune-and-glory--coop--team--together = Heroes on the same artifact adventure face its dangers and enemies together.
rule-fortune-and-glory--coop--team--one-danger = Heroes on the same adventure draw one danger for all. The first of them in turn order draws it and says who makes the test. When it is overcome, each hero of the group takes a danger marker, and the artifact is found as soon as one of them has enough. A temple gives one marker and one coin for it.
    .ruling = silent
rule-fortune-and-glory--coop--team--split-tests = If the group’s danger has several tests, the hero who drew it shares them out.
rule-fortune-and-glory--coop--team--one-hero-all-tests = One hero may make all the tests of the group.
rule-fortune-and-glory--coop--team--helpers-push = Any hero of the group who is not making the test may push their limits to help, cliffhanger or not: 1 wound for 1 extra die on the roll, once per test for each helper.
    .ruling = silent
rule-fortune-and-glory--coop--team--fail-together = If one test of the group fails, all have failed, and the danger becomes a cliffhanger. You face it together next round; if you fail that, every hero in it is KO.
    .ruling = silent
rule-fortune-and-glory--coop--team--choice = When the group has overcome a danger, you choose: press on, or stop.
rule-fortune-and-glory--coop--team--stopped-out = Each hero of the group decides alone. One who stops is out of the adventure for this round, and the others may go on.
    .ruling = silent

rule-fortune-and-glory-section--coop-fight = Cooperative: fighting together

rule-fortune-and-glory--coop--fight--alternate = Several heroes against one enemy take it in turns: one fights a round, another the next, and so on.
rule-fortune-and-glory--coop--fight--until = A fight of several heroes goes on until the enemy is beaten, or all heroes are KO or have escaped. If one escapes, the enemy stays, wounds and all, for those who remain.
    .ruling = silent
rule-fortune-and-glory--coop--fight--order = In a fight of several heroes, you choose the order in which you fight.
rule-fortune-and-glory--coop--fight--villain-each = Against a Villain, every hero of the group fights one round. After a sneak test, only those who were seen do.
    .ruling = silent
rule-fortune-and-glory--coop--escape--individual = Each hero escapes alone, from an enemy as from a collapsing temple.
rule-fortune-and-glory--coop--sneak--own-number = In a sneak test, each hero names a number of their own.
rule-fortune-and-glory--coop--sneak--one-roll-each = To sneak past a Villain, the dice are rolled once for each hero. As an option of the table, one roll serves for all.
    .ruling = silent
rule-fortune-and-glory--coop--sneak--numbers-free = In a sneak test you may all name the same number, or each a different one.
rule-fortune-and-glory--coop--sneak--fight-per-match = For each die of a sneak test with your number, you fight the Villain.
rule-fortune-and-glory--coop--artifact--carrier = When a group recovers an artifact, you decide who carries it.

rule-fortune-and-glory-section--coop-outpost = Cooperative: outposts

rule-fortune-and-glory--coop--outpost--per-clan = Each clan has outposts of its own kind.
rule-fortune-and-glory--coop--outpost--ability = An outpost has an ability that works every round, in the Villain phase.
rule-fortune-and-glory--coop--outpost--rules-on-sheet = The rules of an outpost stand on the back of the clan sheet.
rule-fortune-and-glory--coop--outpost--destroyed = A hero who destroys an outpost takes it out of the game and wins a bonus. How to do it stands on the clan sheet. Ours are our own; those of your box may replace them.
    .ruling = silent
rule-fortune-and-glory--coop--outpost--loot = The bonus for an outpost is one artifact of your choice that the Villains hold, or else all the Fortune they hold. They hand their Fortune in by threes, so that is never more than 2; the artifact is nearly always the better prize.
    .ruling = silent
rule-fortune-and-glory--coop--outpost--track-back = Destroying an outpost also moves the track back D3 spaces, but not below 0.

rule-fortune-and-glory-section--coop-villain-phase = Cooperative: the Villain phase

rule-fortune-and-glory--coop--villain-phase--steps = The Villain phase has three steps: a Villain Event is drawn, outposts and zeppelin act, the Villains adventure.
rule-fortune-and-glory--coop--villain-event--purpose = Villain Events strengthen the Villains and let bad things loose on the heroes.
rule-fortune-and-glory--coop--villain-event--draw = The Villain phase begins with a Villain Event, drawn and read out.
rule-fortune-and-glory--coop--villain-event--vile-tactics = One Villain Event, Vile Tactics, is in the deck several times.
rule-fortune-and-glory--coop--villain-event--vile-tactics-test = Vile Tactics calls for a roll on the chart of the clan, which says what happens. It is a D6 unless the card or the sheet says otherwise. Our charts are our own; those of your box may replace them.
    .ruling = silent
rule-fortune-and-glory--coop--random-villain--select = For a random Villain in play, shuffle the cards of those in play and draw one.
rule-fortune-and-glory--coop--random-villain--in-play = Villains in play are those on the board and those waiting at their base, in the row: all the cards in it, Delayed and KO ones too.
    .ruling = silent
rule-fortune-and-glory--coop--zeppelin--competitive-use = The ordinary zeppelin belongs to competitive play, where it flies over the board and drops a soldier now and then.
rule-fortune-and-glory--coop--zeppelin--only-against-nazis = In cooperative play there is a zeppelin only against the Nazis, and it is the war zeppelin.
rule-fortune-and-glory--coop--zeppelin--acts = The war zeppelin acts in the second step of the Villain phase, after the outposts.
    .ruling = silent
rule-fortune-and-glory--coop--zeppelin--rules-on-sheet = The war zeppelin’s rules stand on the zeppelin sheet.

rule-fortune-and-glory-section--coop-villains = Cooperative: what the Villains do

rule-fortune-and-glory--coop--state--active-role = In cooperative play the Villains do more than in competitive play.
rule-fortune-and-glory--coop--state--searching = In the Villain phase, the Villains on the board search for artifacts.
rule-fortune-and-glory--coop--state--four = In cooperative play a Villain is in one of four states: Deployed, Ready, Delayed or KO.
rule-fortune-and-glory--coop--state--deployed = Deployed: on the board, in an adventure, after the artifact.
rule-fortune-and-glory--coop--state--ready = Ready: standing on the Villain card, waiting to be deployed.
rule-fortune-and-glory--coop--state--delayed = Delayed: lying on the Villain card, not ready yet.
rule-fortune-and-glory--coop--state--ko = KO: lying on the Villain card, which is turned over.
rule-fortune-and-glory--coop--action--every-villain = In the third step of the Villain phase, each Villain acts, every round. That takes the place of the Villains’ step in the End phase.
    .ruling = silent
rule-fortune-and-glory--coop--action--left-first = Of the Villains, the one at the left of the row acts first.
rule-fortune-and-glory--coop--action--by-state = A Villain does one thing when acting, and the state says which.
rule-fortune-and-glory--coop--action--ko = A KO Villain turns the card back and is Delayed.
rule-fortune-and-glory--coop--action--delayed = A Delayed Villain gets up and is Ready.
rule-fortune-and-glory--coop--action--ready = A Ready Villain is deployed beside the artifact worth the most Fortune among those without a Villain. Ties are broken as at set-up. If every one has a Villain, this one stays Ready.
    .ruling = silent
rule-fortune-and-glory--coop--action--deployed = A Deployed Villain rolls to get hold of the artifact.
rule-fortune-and-glory--coop--search--as-advanced = In cooperative play Villains search just as in the advanced game.
rule-fortune-and-glory--coop--search--dice = To search, Villains roll as many dice as their Search, less one for each hero in their space.
rule-fortune-and-glory--coop--search--success = For each 4, 5 or 6, a searching Villain takes a danger marker.
rule-fortune-and-glory--coop--search--wound = For each 1, a searching Villain takes a wound that defence does not parry.
rule-fortune-and-glory--coop--search--loot-stored = What Villains take, Fortune and artifacts, is kept beside the clan sheet.
rule-fortune-and-glory--coop--search--treasure-counts = A temple’s treasure that a Villain takes counts as an artifact and moves the track.
rule-fortune-and-glory--coop--search--cards-discarded = Of a temple that the Villains have emptied, only the treasure is kept; its cards are discarded. The book says so of all artifact cards, but also keeps them to be won back; we take it to mean temples.
    .ruling = silent
rule-fortune-and-glory--coop--search--explores-jungle = In a deep jungle a Villain has to explore, like a hero. A Villain who finds the place searches at once; one who does not has used up the action. This holds in competitive play too.
    .ruling = silent
rule-fortune-and-glory--coop--return--wounds = A Villain with too many wounds goes back to base and is KO. Danger markers are lost on leaving the board; wounds only when the KO card is turned back.
    .ruling = silent
rule-fortune-and-glory--coop--return--artifact-found = A Villain who has recovered the artifact goes back to base and is Ready.
rule-fortune-and-glory--coop--return--hero-found-or-collapse = If a hero has recovered the artifact, or the temple has collapsed, the Villain goes back and is Delayed. One whom the collapse has wounded too badly is KO.
    .ruling = silent

rule-fortune-and-glory-section--coop-track = Cooperative: the villain track

rule-fortune-and-glory--coop--track--purpose = The villain track shows how far evil has come.
rule-fortune-and-glory--coop--track--artifact = The villain track goes 2 spaces forward for each artifact a Villain recovers.
rule-fortune-and-glory--coop--track--fortune = The villain track goes 1 space forward for every 3 Fortune that the clan has gathered, all Villains together, coins of the jungle included.
    .ruling = silent
rule-fortune-and-glory--coop--track--fortune-returned = The 3 Fortune that have moved the track go back to the supply.
rule-fortune-and-glory--coop--track--henchman-collision = The villain track goes 1 space forward each time a henchman would come to a space that has one. The newcomer then goes to a random location, where it may happen again.
    .ruling = silent
rule-fortune-and-glory--coop--track--no-figures = The villain track goes 1 space forward each time a henchman cannot be placed for want of figures. Missing bodyguards do not count.
    .ruling = silent
rule-fortune-and-glory--coop--track--cards = Some cards and abilities move the villain track too.

rule-fortune-and-glory-section--coop-end = Cooperative: End phase, winning and losing

rule-fortune-and-glory--coop--end--refill = In the cooperative End phase, missing artifacts are replaced.
rule-fortune-and-glory--coop--end--heroes-stand = In the cooperative End phase, KO heroes get up.
rule-fortune-and-glory--coop--lose = If the villain track reaches the Villains’ number, you have all lost, at once.
rule-fortune-and-glory--coop--win = As soon as your common Fortune reaches its number, you have all won, wherever your heroes are. If one and the same effect would bring both victory and defeat, it is a defeat.
    .ruling = silent
