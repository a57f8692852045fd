# One line of flavour for each Gear, Ally, common item and hero of Fortune and Glory, of our own. None is a rule.

## Gear.

flavour-fortune-and-glory-bullwhip = Snaps, swings, and settles most arguments with lions.
flavour-fortune-and-glory-service-revolver = Six answers to the same question.
flavour-fortune-and-glory-field-notes = Page 40: “Do NOT pull the lever.” Page 41 is charred.
flavour-fortune-and-glory-seaplane-charter = “Land or water?” asked the pilot. “Whichever comes first.”
flavour-fortune-and-glory-leather-jacket = It has been through more windows than a draught.
flavour-fortune-and-glory-lock-picks = Every door opens to a patient mind and a bent hairpin.
flavour-fortune-and-glory-miners-lamp = Shows you the way, and what is standing in it.
flavour-fortune-and-glory-smoke-bombs = Now you see them. Now they cough.
flavour-fortune-and-glory-sword-cane = For the stroll that takes a turn.
flavour-fortune-and-glory-false-moustaches = The full set: the Colonel, the Baron, the Dentist.
flavour-fortune-and-glory-motorcycle = Brakes to be delivered separately.
flavour-fortune-and-glory-snakebite-serum = Best before: the bite.
flavour-fortune-and-glory-ice-axe = Bites into glaciers, doors and other people’s plans.
flavour-fortune-and-glory-fireproof-coat = Guaranteed for life. The maker did not say whose.
flavour-fortune-and-glory-diving-helmet = In here nobody can hear you complain.
flavour-fortune-and-glory-radio-set = Dance music, then the enemy, then dance music.
flavour-fortune-and-glory-elephant-gun = The elephants wish it known that it is not theirs.
flavour-fortune-and-glory-dented-cigarette-case = One dent, one bullet, one very relieved smoker.
flavour-fortune-and-glory-rabbits-foot = The rabbit had four, and look where that got it.
flavour-fortune-and-glory-contrary-compass = North is where everybody else went.

## Allies.

flavour-fortune-and-glory-street-kid = Knows every alley, every cop, and the price of both.
flavour-fortune-and-glory-retired-boxer = He has heard the bell all week. There is no bell.
flavour-fortune-and-glory-mountain-guide = “It is only steep if you look at it.”
flavour-fortune-and-glory-lady-of-the-press = She writes it first. You only have to do it.
flavour-fortune-and-glory-double-agent = Trust him half, and find out which half.
flavour-fortune-and-glory-old-professor = “Not this passage. The other one only bites.”
flavour-fortune-and-glory-bush-pilot = Has never missed a runway, for want of runways.
flavour-fortune-and-glory-mahout-and-elephant = She never forgets a face, nor a bun.
flavour-fortune-and-glory-cat-burglar = “I was never here. Neither was your wallet.”
flavour-fortune-and-glory-ships-cook = If his stew did not kill you, no jungle will.
flavour-fortune-and-glory-stunt-double = All of the falls, none of the close-ups.
flavour-fortune-and-glory-medium-on-credit = She foresaw that you would not pay at once.
flavour-fortune-and-glory-deposed-king = Travels light: one crown, in a hatbox.
flavour-fortune-and-glory-sister-dynamite = First the prayer, then the fuse. Never the reverse.
flavour-fortune-and-glory-newsreel-cameraman = “Could you hang there again, from the left?”
flavour-fortune-and-glory-circus-gorilla = Gentle with children, hard on chandeliers.
flavour-fortune-and-glory-black-belt-librarian = Overdue. Overdue. Overpowered.
flavour-fortune-and-glory-smuggler-captain = Nothing to declare since 1919.
flavour-fortune-and-glory-butler = “Your other whip, Madam. I took the liberty of oiling it.”
flavour-fortune-and-glory-lighthouse-girl = She reads the dark as others read the papers.

## Common items.

flavour-fortune-and-glory-rope-and-hook = Fifty feet of rope. The cliff is always sixty.
flavour-fortune-and-glory-torch = Burns for an hour. Corridors are built for two.
flavour-fortune-and-glory-first-aid-kit = Bandages, iodine, and a leaflet on courage.
flavour-fortune-and-glory-pistol = Small, plain, and listened to.
flavour-fortune-and-glory-rail-pass = Valid at all stations, in all classes, on most roofs.
flavour-fortune-and-glory-porter = Carries everything except a grudge.
flavour-fortune-and-glory-stick-of-dynamite = Opens anything, once.
flavour-fortune-and-glory-phrase-book = Chapter 3: “Kindly untie my secretary.”
flavour-fortune-and-glory-box-of-cartridges = Fifty in the box. Somebody always counts.
flavour-fortune-and-glory-bodyguard = Paid by the bruise.
flavour-fortune-and-glory-local-guide = “Mind that stone. My uncle did not.”
flavour-fortune-and-glory-nurse-on-leave = She came for the beaches. Then she met you.

## Heroes.

flavour-fortune-and-glory-duke-dudley = “One does not run, old boy. One advances elsewhere.”
flavour-fortune-and-glory-jacques-moreau = Leaves by the window, and leaves a tip.
flavour-fortune-and-glory-doctor-zhukov = “The theory was sound. The roof was not.”
flavour-fortune-and-glory-sharon-hunter = The picture of the year is always one step too close.
flavour-fortune-and-glory-jake-zane = If it has wings, he lands it. Eventually.
flavour-fortune-and-glory-alexander-cartwright = Critics found his plots far-fetched. He took notes.
flavour-fortune-and-glory-shelly-hargrove = She knows who is listening, and in which key.
flavour-fortune-and-glory-li-mei-chen = By the time you saw her move, she had finished.
