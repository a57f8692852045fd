# One line of flavour for each enemy of Fortune and Glory, of our own. It says nothing that a rule would ask.

## Enemies.

flavour-fortune-and-glory-dockside-thugs = They charge by weight, and you look light.
flavour-fortune-and-glory-knife-dancer = Nobody has ever asked for an encore.
flavour-fortune-and-glory-tomb-guardian = Four thousand years on duty, and no relief in sight.
flavour-fortune-and-glory-man-eating-tiger = Not choosy. Merely hungry, and well informed.
flavour-fortune-and-glory-masked-cultists = The chant has forty verses. They hate interruptions.
flavour-fortune-and-glory-pickpocket-choir = Four voices, eight hands, your watch.
flavour-fortune-and-glory-velvet-mauler = Soft robe, hard landing.
flavour-fortune-and-glory-bent-inspector = “Evidence? I see no evidence. Hand it over.”
flavour-fortune-and-glory-getaway-driver = Two wheels are plenty in a bend.
flavour-fortune-and-glory-robbers-on-the-run = In a hurry, and dropping coins.
flavour-fortune-and-glory-hired-guns = Double pay on Sundays. It is Sunday.
flavour-fortune-and-glory-rooftop-acrobats = The pyramid is harmless until the top one jumps.
flavour-fortune-and-glory-royal-cobra = It sways to the music. There is no music.
flavour-fortune-and-glory-old-crocodile = Was a log until a moment ago.
flavour-fortune-and-glory-slighted-hippopotamus = Somebody laughed at its ears.
flavour-fortune-and-glory-crimson-hypnotist = “Your friends feel sleepy. Your friends feel underpaid.”
flavour-fortune-and-glory-fire-eaters = Dinner is served at nine hundred degrees.
flavour-fortune-and-glory-brass-automaton = Wound up in 1640. Still is.
flavour-fortune-and-glory-strangler-vine = Botanists give it a long name and a wide berth.

## Nazi Enemies.

flavour-fortune-and-glory-patrol = Left, right, left, lost.
flavour-fortune-and-glory-elite-guard = Chosen for height, posture and a lack of questions.
flavour-fortune-and-glory-flamethrower = Has so far burned the map, the tent and lunch.
flavour-fortune-and-glory-tank = Stops for nothing, and then for petrol.
flavour-fortune-and-glory-nazi-gold = Stolen from everyone, and guarded as if it were theirs.
flavour-fortune-and-glory-attack-dogs = Good dogs. Bad company.
flavour-fortune-and-glory-wireless-operator = “Send everyone. No. Everyone else, too.”
flavour-fortune-and-glory-mountain-troops = They packed skis, ropes and no manners.
flavour-fortune-and-glory-machine-gun-nest = Nothing good ever hatched in it.
flavour-fortune-and-glory-frogmen = Bubbles in the moat, and nobody keeps ducks.
flavour-fortune-and-glory-border-guards = “Your papers are in order. That is suspicious.”
flavour-fortune-and-glory-hidden-sniper = Patient as a cactus, and about as loved.
flavour-fortune-and-glory-occult-archivists = They file every curse, and believe none in time.
flavour-fortune-and-glory-lost-parachutists = Dropped at the right minute on the wrong continent.
flavour-fortune-and-glory-whole-barracks = Somebody has stepped on the bugle.
flavour-fortune-and-glory-dive-bomber = You hear it first. That is meant to be the bad part.
flavour-fortune-and-glory-man-in-the-grey-hat = He knows your friends by name, and what they owe.
flavour-fortune-and-glory-steam-armour = The inventor begged them not to sit on the valve.

## Reference cards.

flavour-fortune-and-glory-mobster = The suit is rented. The scowl is his own.
flavour-fortune-and-glory-nazi-soldier = Follows orders, and very little else.
flavour-fortune-and-glory-zombie = Slow, single-minded, and never late for supper.
flavour-fortune-and-glory-cultist = First hand up when they ask for volunteers.
