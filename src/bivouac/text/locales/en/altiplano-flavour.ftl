# One line of flavour for each card of Altiplano, of our own. It says nothing that a rule would ask.

## Characters.

flavour-altiplano-ohio-bob = “If it were easy to find, it would be in Cleveland by now.”
flavour-altiplano-che-madera = He always leaves a party first, and never alone.
flavour-altiplano-sir-allistair = Eleven trunks, and a twelfth for the list of the other eleven.
flavour-altiplano-huayna = She knows every path, and which of them to leave off the map.
flavour-altiplano-henriette-smith = Reads inscriptions aloud. Even the ones that begin with “Do not”.
flavour-altiplano-marcus-vidor = Three locks, two keys, one of them swallowed.
flavour-altiplano-aligator-sloop = The alligator started it. Sloop kept the spelling.
flavour-altiplano-ramuncho = His donkey has opinions, and they are usually right.
flavour-altiplano-the-doc = “You will live. I have seen your contract.”
flavour-altiplano-bellefeu = He borrows a light, then the lamp, then the tent.
flavour-altiplano-antonio = “Pick a card. No, not that one. That one was mine.”
flavour-altiplano-pilar-quispe = She steps over the third stair before you ask why.
flavour-altiplano-kid-calloway = Counts your bullets louder than his own.
flavour-altiplano-padre-anselmo = What the wind takes, he has written down somewhere.
flavour-altiplano-ingrid-halvorsen = Forty plates of the same wall, and on one of them a door.
flavour-altiplano-tupac-mamani = He plays two notes and half the village comes to help.
flavour-altiplano-baron-von-krall = Signs the visitors’ book, then takes the book.

## Locations.

flavour-altiplano-temple-of-the-sleeping-sun = It faces west, so as not to be woken.
flavour-altiplano-nine-wells = Eight give water. Nobody has reported on the ninth.
flavour-altiplano-terraces-of-vilcamayu = Four hundred steps up. The cook counted them, with the stove.
flavour-altiplano-condor-gate = Too wide for a man, too narrow for a wingspan.
flavour-altiplano-drowned-city = At low water you can knock at the upper windows.

## Treasures.

flavour-altiplano-child-of-the-snows = Five centuries old, and still looks about to ask why.
flavour-altiplano-golden-quipu = A thousand knots of gold. It may well be a grocery list.
flavour-altiplano-jaguar-mask = Whoever tries it on is asked to leave the room.

## Actions.

flavour-altiplano-storm = The tent was last seen over the second ridge, gaining height.
flavour-altiplano-surprise-attack = It was announced. Very quietly, in the other tent.
flavour-altiplano-jaguar = It did not read the list of participants.
flavour-altiplano-vampire-bats = They prefer a full table.
flavour-altiplano-anaconda = Somebody had taken it for the rope bridge.
flavour-altiplano-stampede = Forty llamas, no plan, perfect execution.
flavour-altiplano-pit-of-stakes = “Professor, do mind the— Professor?”
flavour-altiplano-rolling-boulder = It has never asked anybody whose side they were on.
flavour-altiplano-poisoned-darts = The learned are hit first: they stop to look at the holes.
flavour-altiplano-sealed-door = It opened at noon, for a minute, while you were at lunch.
flavour-altiplano-secret-passage = In by the gate, out by the kitchen.
flavour-altiplano-museum-funds = Granted, against a lecture with slides and a light supper.
flavour-altiplano-lost-map = It had been used to wrap the other expedition’s sandwiches.
flavour-altiplano-looting = “Stealing? We are relocating it. Twice, if need be.”
flavour-altiplano-ransom = The hostage eats well and has begun to correct the letters.
flavour-altiplano-supplies = Tinned peaches, lamp oil, and at last the left boots.
flavour-altiplano-recruitment = Wanted: no vertigo, no family, own hat.
flavour-altiplano-telegram = COME AT ONCE STOP BRING TEA STOP ALL IS FORGIVEN
flavour-altiplano-bribe = The envelope was thin. The hint was not.
flavour-altiplano-forced-march = “We rest at the top.” There turned out to be several tops.

## Reactions.

flavour-altiplano-torch = Everything with teeth respects a man who is on fire.
flavour-altiplano-sixth-sense = The hairs on her neck have a better record than the compass.
flavour-altiplano-bodyguard = He carries the bags, too, but that is not what he is for.
flavour-altiplano-landslide = The mountain has withdrawn its invitation.
flavour-altiplano-double-cross = “I was on your side. Then I walked round it.”
flavour-altiplano-decoy = A coat on a stick, a ham in the coat, and a clear wind.

## Specials.

flavour-altiplano-adventurer = Has never turned back. Has sometimes gone forward the other way.
flavour-altiplano-rogue = Shakes your hand and counts your rings by touch.
