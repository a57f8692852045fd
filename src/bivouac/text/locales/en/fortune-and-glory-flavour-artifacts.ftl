# One line of flavour for each Artifact and Adventure card of Fortune and Glory, of our own. It says nothing that a
# rule would ask.

## Artifacts.

flavour-fortune-and-glory-sword = It has never lost a duel. Several of its owners have.
flavour-fortune-and-glory-skull = It smiles, as they all do. This one knows why.
flavour-fortune-and-glory-jar = Do not shake. Do not open. Do not listen.
flavour-fortune-and-glory-spear = The point is two thousand years old. The shaft is Tuesday’s.
flavour-fortune-and-glory-ring = It fits any finger. Once.
flavour-fortune-and-glory-mask = Worn by eleven kings, two of them at the same funeral.
flavour-fortune-and-glory-armour = Polished on the inside too, which is worrying.
flavour-fortune-and-glory-eye = It blinks only when nobody is looking.
flavour-fortune-and-glory-orb = Round, warm, and always a little nearer the edge.
flavour-fortune-and-glory-heart = The size of a fist, and now and then it knocks.
flavour-fortune-and-glory-shield = One dent, and a legend about the dent.
flavour-fortune-and-glory-hammer = Two men to lift it, one god to miss it.
flavour-fortune-and-glory-statue = Yesterday she was facing the other way.
flavour-fortune-and-glory-tears = Seven stones. Oslo has the eighth, and a damp cellar.
flavour-fortune-and-glory-crown = Heavier than it looks, as every owner said last.
flavour-fortune-and-glory-codex = Chapter nine is missing. Chapter ten says: good.
flavour-fortune-and-glory-compass = North is a matter of opinion, and it has one.
flavour-fortune-and-glory-bell = It was rung once. That lake used to be a town.
flavour-fortune-and-glory-drum = Answered, so far, from three different hills.

## Temples.

flavour-fortune-and-glory-mine = Seven galleries, eleven miners, one canary who retired early.
flavour-fortune-and-glory-city = The streets are paved with gold, and loosely at that.
flavour-fortune-and-glory-valley = No path leads in. The stones know one out.
flavour-fortune-and-glory-temple = Please remove your shoes. The last visitors left theirs.
flavour-fortune-and-glory-caverns = Say hello, and count the answers.
flavour-fortune-and-glory-tomb = Built for one, with every seat taken.
flavour-fortune-and-glory-temple-treasure = It fits under a coat, if nobody asks you to dance.

## Adventures.

flavour-fortune-and-glory-of-medusa = The garden is full of statues, all excellent likenesses.
flavour-fortune-and-glory-of-hades = The ferryman takes coins, and gives no change.
flavour-fortune-and-glory-of-the-ancients = They left signs everywhere. Mostly warnings.
flavour-fortune-and-glory-of-the-dead = They do not mind visitors. They mind visitors leaving.
flavour-fortune-and-glory-of-lost-souls = Whoever sleeps here wakes up in company.
flavour-fortune-and-glory-of-zeus = Bring rubber boots.
flavour-fortune-and-glory-of-poseidon = The tide came in with the Bronze Age, and stayed.
flavour-fortune-and-glory-of-power = Three emperors held it. Briefly, and in that order.
flavour-fortune-and-glory-of-the-crimson-hand = A red print on the door, still wet.
flavour-fortune-and-glory-of-loki = The map is correct. The country is the joke.
flavour-fortune-and-glory-of-the-azure-glory = Nobody has mixed that blue since.
flavour-fortune-and-glory-of-the-gods = They still squabble over it, mostly by weather.
flavour-fortune-and-glory-of-illusion = You have been here before. No, you have not.
flavour-fortune-and-glory-of-pharox = The curse is written large, for the short-sighted.
flavour-fortune-and-glory-of-the-monkey-god = Count your spoons at dawn, and your boots.
flavour-fortune-and-glory-of-atlantis = Twelve thousand years under water, and one lamp still lit.
flavour-fortune-and-glory-of-the-winter-queen = Her court stands as she left it, halfway through a bow.
flavour-fortune-and-glory-of-the-thief-king = He stole the throne first. The rest was packing.
flavour-fortune-and-glory-of-the-whispering-sands = At noon they hush. That is when to run.
flavour-fortune-and-glory-of-the-feathered-serpent = Every spring somebody has to dust it.
flavour-fortune-and-glory-of-the-hundred-doors = Ninety-nine of them lead out.
flavour-fortune-and-glory-of-the-blind-emperor = He built it by touch. Kindly touch nothing.
flavour-fortune-and-glory-of-the-last-pharaoh = He reigned nine days, and lies in state for ever.
flavour-fortune-and-glory-of-the-thirteenth-moon = The calendar has no room for it. The tide has.
flavour-fortune-and-glory-of-the-sleeping-volcano = It snores at four, and turns over at six.
