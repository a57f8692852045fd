# À la recherche d’Archibald : ce qui n’est dit que de ce jeu dans un rapport d’équilibre. Les clés commencent par `balance-archibald-`.

balance-archibald-target-leaders = parties gagnées par un héros, à une table pleine
balance-archibald-target-event-flood = parties avec une inondation
balance-archibald-target-event-defeated = parties avec une défaite
balance-archibald-target-event-trapped = parties où un héros tombe dans un Piège
