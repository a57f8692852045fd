# What is said of In Search of Archibald alone in a report on whether it is fair. Keys begin with `balance-archibald-`.

balance-archibald-target-leaders = games won by a hero, at a full table
balance-archibald-target-event-flood = games with a flood
balance-archibald-target-event-defeated = games with a defeat
balance-archibald-target-event-trapped = games with a hero in a Trap
