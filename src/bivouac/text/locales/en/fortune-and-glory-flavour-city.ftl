# One line of flavour for each City card of Fortune and Glory, of our own. It says nothing that a rule would ask.

flavour-fortune-and-glory-old-friend = “You owe me a camel.” “That was you?”
flavour-fortune-and-glory-black-market = Everything fell off a truck. Some of it is the truck.
flavour-fortune-and-glory-auction-house = Do not wave to friends.
flavour-fortune-and-glory-cobra-in-the-bath = It seems to have found the water too cold.
flavour-fortune-and-glory-secret-delivery-paris = Third bench, red scarf, ask for the time in Portuguese.
flavour-fortune-and-glory-inside-man = Nine years at this desk, waiting for you to be late.

## Dangers of the city.

flavour-fortune-and-glory-carnival-chase = The fourth bishop from the left is carrying a pistol.
flavour-fortune-and-glory-one-dummy-too-many = Forty long, pinstripe, breathing.
flavour-fortune-and-glory-wrong-vault = The other one had the pearls. This one has the dog.
flavour-fortune-and-glory-taxi-does-not-stop = The meter is running. So is everybody in front.
flavour-fortune-and-glory-between-two-floors = Mezzanine: hats, gloves, and no way out.
flavour-fortune-and-glory-lights-out-in-the-bazaar = When the lamps came back, the street had not.
flavour-fortune-and-glory-reel-on-fire = The audience applauded. So lifelike.
flavour-fortune-and-glory-face-on-every-wall = Even the barber bowed, then went to find a policeman.
flavour-fortune-and-glory-chess-automaton = It plays white. It has always played white.

## Good ones.

flavour-fortune-and-glory-night-in-the-library = They hid the good parts in the footnotes.
flavour-fortune-and-glory-grand-hotel = The bath ran brown for an hour, and nobody mentioned it.
flavour-fortune-and-glory-press-conference = “And was the tiger there of its own free will?”
flavour-fortune-and-glory-show-your-scars = The one on the elbow was a tin of sardines. Say nothing.
flavour-fortune-and-glory-boat-train = Two whistles, one steward, and a berth shared with a cello.
flavour-fortune-and-glory-collector-in-room-twelve = He never asks where from. He only asks how many heads.
flavour-fortune-and-glory-hiring-hall = Wanted: strong back, short memory, own boots.
flavour-fortune-and-glory-flea-market = Between the broken clock and the other broken clock.
flavour-fortune-and-glory-after-dinner-speech = It opened with a joke about a bishop. Four were present.
flavour-fortune-and-glory-uncle-you-never-met = He left a brass key, a warning, and no forwarding address.
flavour-fortune-and-glory-hometown-hero = They have put up a statue. It wears the wrong hat.
flavour-fortune-and-glory-word-with-the-consul = He will see what he can do, after the sherry.
flavour-fortune-and-glory-dying-whisper = “Under the third… no, wait…”

## Mixed ones.

flavour-fortune-and-glory-roulette-table = The system never fails. Its last owner swore it.
flavour-fortune-and-glory-nimble-fingers = Shake hands in this street, then count the rings.
flavour-fortune-and-glory-duel-at-dawn = Twenty paces. The seconds have brought sandwiches.
flavour-fortune-and-glory-better-offers = Double pay, dry socks, and Sundays off.
flavour-fortune-and-glory-protection-money = “Nice expedition. Shame if something ate it.”

## Secret ones.

flavour-fortune-and-glory-secret-delivery-mexico-city = It hums a little when you pass a church.
flavour-fortune-and-glory-secret-delivery-cape-town = Inside the hollow Bible there is another Bible.
flavour-fortune-and-glory-secret-delivery-tokyo = Lacquered, sealed, and warm on one side only.
flavour-fortune-and-glory-museum-objects = Eleven lawyers, one glass case, and a label already printed.
flavour-fortune-and-glory-cigarette-case = A present from a lady who knew the company you keep.
flavour-fortune-and-glory-bribed-clerk = The form was lost. It took him all of two minutes.
