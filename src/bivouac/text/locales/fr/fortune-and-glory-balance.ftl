# Fortune and Glory : ce qui n’est dit que de ce jeu dans un rapport d’équilibre. Les clés commencent par `balance-fortune-and-glory-`.

balance-fortune-and-glory-target-winning-rounds = manche où la partie médiane est gagnée
balance-fortune-and-glory-figure-winning-rounds-axis = manches
balance-fortune-and-glory-target-leaders = parties gagnées par un héros, à une table pleine
balance-fortune-and-glory-target-played = parties où une carte est jouée, affrontée, combattue, cherchée ou mise à profit, pour chaque carte
balance-fortune-and-glory-target-event-race = parties avec une course à l’artefact
balance-fortune-and-glory-target-event-cancelled = parties où une carte est annulée
balance-fortune-and-glory-target-event-henchman-placed = parties avec un sbire sur la carte
balance-fortune-and-glory-target-event-delivered = parties avec une livraison secrète
balance-fortune-and-glory-target-event-fake = parties où un artefact s’avère faux
balance-fortune-and-glory-target-event-saved = parties où une carte sauve un héros du KO
balance-fortune-and-glory-target-rate-ko = KO d’un héros
balance-fortune-and-glory-target-rate-found = artefacts trouvés par un héros
balance-fortune-and-glory-target-rate-sold = artefacts vendus par un héros
balance-fortune-and-glory-target-rate-stopped = aventures finies debout : on s’arrête, ou l’artefact n’est plus là
balance-fortune-and-glory-target-rate-danger-failed = dangers qui finissent en cliffhanger
balance-fortune-and-glory-target-weighed-stop = choix où s’arrêter vaut mieux que continuer
