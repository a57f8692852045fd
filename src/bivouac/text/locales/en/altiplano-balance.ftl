# What is said of Expedition Altiplano alone in a report on whether it is fair. Keys begin with `balance-altiplano-`.

balance-altiplano-exempt = Treasures aside
