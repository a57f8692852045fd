# One line of flavour for each Event of Fortune and Glory, of our own. It says nothing that a rule would ask.

flavour-fortune-and-glory-lucky-hat = Shot through twice, and never with anybody in it.
flavour-fortune-and-glory-tail-wind = The captain calls it skill. The sails keep quiet.
flavour-fortune-and-glory-wrong-train = Platform four, they said. There were two of those.
flavour-fortune-and-glory-brass-fake = Three thousand years old, and the paint still wet.
flavour-fortune-and-glory-not-so-fast = “One moment,” said the voice behind the curtain.

## At once.

flavour-fortune-and-glory-soldiers-ashore = They have trucks and orders, and no business being here.
flavour-fortune-and-glory-earth-shrugs = For a moment the map was right and the mountain wrong.
flavour-fortune-and-glory-wrong-suitcase = Eleven bow ties, a harpoon, and somebody’s wedding cake.
flavour-fortune-and-glory-loose-balloon = “Hold this,” they said, and went to look for the pilot.
flavour-fortune-and-glory-early-monsoon = The road is still there. It has joined the river.
flavour-fortune-and-glory-age-of-museums = Every town wants marble lions, and a reason for them.

## In the own turn.

flavour-fortune-and-glory-runaway-locomotive = The driver got off to look for the driver.
flavour-fortune-and-glory-home-for-supper = Three continents away, somebody is laying your place.
flavour-fortune-and-glory-unwanted-rescue = “I was nearly through!” “Of course. Now wave to the crowd.”
flavour-fortune-and-glory-motorcycle-on-credit = First payment due on your return. They sounded doubtful.
flavour-fortune-and-glory-missing-page = Torn out in 1742 by somebody in a hurry to be right.
flavour-fortune-and-glory-turned-signpost = Both arrows say “Exit”. One of them used to mean it.
flavour-fortune-and-glory-handle-with-care = This side up, says every side.
flavour-fortune-and-glory-fan-mail = Four proposals of marriage, one from an entire regiment.

## As a round begins, and as it ends.

flavour-fortune-and-glory-gone-before-dawn = The bill was slipped under the wrong door.
flavour-fortune-and-glory-express-on-time = Passengers fainted. The stationmaster wept.
flavour-fortune-and-glory-changed-lock = The key fits perfectly. It is the door that objects.

## On the way.

flavour-fortune-and-glory-red-line = Five thousand miles in four seconds, and no lunch.
flavour-fortune-and-glory-your-papers = The stamp is valid. The ink is the wrong blue.
flavour-fortune-and-glory-short-cut = He has taken it a hundred times, and come out twice.
flavour-fortune-and-glory-last-ferry = There is always room for one more, under the goat.
flavour-fortune-and-glory-welcoming-committee = No flowers, no band, and far too many violin cases.

## Before a danger.

flavour-fortune-and-glory-back-door = The builders had to go home somehow.
flavour-fortune-and-glory-no-way-through = Yesterday this was a corridor. Such lovely arches.
flavour-fortune-and-glory-fraying-rope = Eleven strands. It is a good rope. Nine strands.

## Tests.

flavour-fortune-and-glory-second-wind = Nobody knows where the first one went.
flavour-fortune-and-glory-grandmothers-diary = Tuesday: deciphered the stele. Wednesday: rain, made jam.
flavour-fortune-and-glory-gritted-teeth = The dentist will be furious.
flavour-fortune-and-glory-pinch-of-pepper = Carried by every cook, and by one or two librarians.
flavour-fortune-and-glory-smile-please = Hold that pose. No, hold on to the cliff as well.
flavour-fortune-and-glory-here-comes-the-cavalry = They were looking for the races, but how rude to say so.
flavour-fortune-and-glory-wobbling-stone = It held a king, two priests and a cow. Then it held you.
flavour-fortune-and-glory-coin-on-its-edge = Heads, tails, and a third thing nobody likes to mention.
flavour-fortune-and-glory-never-mind-the-gear = It was a present from Aunt Maud. It still is, down there.

## Fights, and what comes of them.

flavour-fortune-and-glory-third-floor-piano = A nocturne, in the key of pavement.
flavour-fortune-and-glory-borrowed-chair = Returned to the bar in several instalments.
flavour-fortune-and-glory-only-a-little-dust = The undertaker has been asked to put away his ruler.

## Sales and cards.

flavour-fortune-and-glory-bidding-war = Two countesses, one paddle, no mercy.
flavour-fortune-and-glory-not-at-this-address = Forwarded four times, and signed for by a parrot.

## Of the advanced game.

flavour-fortune-and-glory-lost-temple = Nobody had lost it. It had simply stopped answering letters.
