# What is said of Fortune and Glory alone in a report on whether it is fair. Keys begin with `balance-fortune-and-glory-`.

balance-fortune-and-glory-target-winning-rounds = round in which the median game is won
balance-fortune-and-glory-figure-winning-rounds-axis = rounds
balance-fortune-and-glory-target-leaders = games won by a hero, at a full table
balance-fortune-and-glory-target-played = games in which a card is played, faced, fought, searched for or put to use, for every card
balance-fortune-and-glory-target-event-race = games with a race for an artifact
balance-fortune-and-glory-target-event-cancelled = games with a card that is cancelled
balance-fortune-and-glory-target-event-henchman-placed = games with a henchman on the map
balance-fortune-and-glory-target-event-delivered = games with a secret delivery
balance-fortune-and-glory-target-event-fake = games with an artifact that turns out to be a fake
balance-fortune-and-glory-target-event-saved = games with a hero saved from a KO by a card
balance-fortune-and-glory-target-rate-ko = KOs of a hero
balance-fortune-and-glory-target-rate-found = artifacts found by a hero
balance-fortune-and-glory-target-rate-sold = artifacts sold by a hero
balance-fortune-and-glory-target-rate-stopped = adventures that end without a fall: stopped, or over because the artifact is gone
balance-fortune-and-glory-target-rate-danger-failed = dangers that end in a cliffhanger
balance-fortune-and-glory-target-weighed-stop = choices in which stopping is better than pressing on
