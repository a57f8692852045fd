# One line of flavour for each Danger card of Fortune and Glory, of our own. It says nothing that a rule would ask.

## Dangers.

flavour-fortune-and-glory-ancient-puzzle = Whoever built it had four thousand years to think.
flavour-fortune-and-glory-boat-chase = The rental agreement was quite clear about jumping.
flavour-fortune-and-glory-spies-on-the-docks = Three fishermen, no nets, and very good shoes.
flavour-fortune-and-glory-rope-bridge = It has held since 1611. Nobody has said how much.
flavour-fortune-and-glory-masked-ball = Everyone here is a count. Somebody should count them.
flavour-fortune-and-glory-ancient-trap = Guaranteed for ever. Complaints so far: none.
flavour-fortune-and-glory-rolling-boulder = The corridor was exactly this wide for a reason.
flavour-fortune-and-glory-quicksand = The hat is how they find you.
flavour-fortune-and-glory-rock-slide = “Echo!” called the professor. The mountain took offence.
flavour-fortune-and-glory-falling-portcullis = Your hat made it. Your bag did not.
flavour-fortune-and-glory-wrong-bar = Somebody always throws the piano player first.
flavour-fortune-and-glory-not-a-branch = Branches, as a rule, do not look pleased.
flavour-fortune-and-glory-checkpoint = The photograph is yours. The moustache is the problem.
flavour-fortune-and-glory-marked-cards = Five aces is a strong hand. Two of them were yours.
flavour-fortune-and-glory-star-chart = It is perfectly exact, for the year it was drawn.
flavour-fortune-and-glory-crocodile-ford = Nine logs. Last night there were four.
flavour-fortune-and-glory-car-chase = The market had just been rebuilt after the last one.
flavour-fortune-and-glory-lava-steps = The handrail was removed for reasons of temperature.
flavour-fortune-and-glory-plane-crash = The pilot left a note, and the parachute left with him.
flavour-fortune-and-glory-smugglers-password = It changes every night. So does the doorman.
flavour-fortune-and-glory-cobra-nest = They are more afraid of you, wrote the late professor.
flavour-fortune-and-glory-ice-caves = The footprints are bare, and about a size sixty.
flavour-fortune-and-glory-avalanche = It began as one snowball and an argument.
flavour-fortune-and-glory-museum-gala = The shrimp is excellent. The guards are not eating.
flavour-fortune-and-glory-cliff-monastery = The monks took a vow of silence, and took in the ladder.
flavour-fortune-and-glory-sunken-galleon = The captain went down with her. He still keeps order.
flavour-fortune-and-glory-express-roof = First class has the view. Second class has a floor.
flavour-fortune-and-glory-seven-dials = Six are decoys. The seventh is also a decoy.
flavour-fortune-and-glory-spy-at-the-opera = He has clapped only once, and it was a signal.
flavour-fortune-and-glory-assassin = Tea was laid for two. The other cup is still warm.
flavour-fortune-and-glory-back-alley-thugs = They ask for the time. Then for the watch.
flavour-fortune-and-glory-patrol-in-the-ruins = They trample three thousand years and mind their boots.
flavour-fortune-and-glory-airship-stowaway = The potato sack is roomy. The potatoes disagree.
flavour-fortune-and-glory-sidecars = Two men, three wheels, and no sense of humour.
flavour-fortune-and-glory-crimson-ritual = The chant has forty verses. You came in at thirty-nine.
flavour-fortune-and-glory-the-dead-rise = They were buried with honours, and want them back.
flavour-fortune-and-glory-ambush-at-the-pass = The snow ahead is wearing boots.
flavour-fortune-and-glory-tomb-robbers = “We were here first,” they said. The owner coughed.
