# What is said of Altered alone in a report on whether it is fair. Keys begin with `balance-altered-`.

balance-altered-target-days = length of the median game, in Days
balance-altered-target-event-supported = games with a Support ability
balance-altered-target-event-exhausted = games with an exhaust ability
balance-altered-target-event-arena-day = games decided in the Arena
balance-altered-figure-days-axis = Days
