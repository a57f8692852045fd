# Standing orders of Fortune and Glory. Moments are those at which hidden cards are played; orders about cards bear the card's name.

order-fortune-and-glory-moment-round = A round begins
order-fortune-and-glory-moment-move = A movement die has fallen
order-fortune-and-glory-moment-arrived = A hero has moved
order-fortune-and-glory-moment-danger = A danger lies open
order-fortune-and-glory-moment-test = A test is announced
order-fortune-and-glory-moment-result = A test is decided
order-fortune-and-glory-moment-blows = Blows fall in a fight
order-fortune-and-glory-moment-ko = A hero is about to be KO
order-fortune-and-glory-moment-sale = An artifact is being sold
order-fortune-and-glory-moment-card = A card is announced
order-fortune-and-glory-moment-end = A round ends
order-fortune-and-glory-question-draw = An Event for a 1
order-fortune-and-glory-question-push = Pushing your limits
order-fortune-and-glory-question-tests = Two tests, one after the other
order-fortune-and-glory-question-sneak = The number of a sneak test

order-fortune-and-glory-word-hold = hold it: offered only where I am asked anyway
order-fortune-and-glory-word-own = ask me at its moment, if that is my hero’s
order-fortune-and-glory-word-offer = ask me whenever its moment comes
order-fortune-and-glory-word-rescue = play it by itself when my test fails or I am about to be KO
order-fortune-and-glory-word-leader = play it by itself on whoever is about to win
order-fortune-and-glory-word-always = always draw
order-fortune-and-glory-word-roll = never push
order-fortune-and-glory-word-number = push just enough for a chance of { $n } %; ask me if that cannot be had
order-fortune-and-glory-word-harder = the harder test first
order-fortune-and-glory-word-any = any number: all have the same chance
