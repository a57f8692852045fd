# Altered : ce qui n’est dit que de ce jeu dans un rapport d’équilibre. Les clés commencent par `balance-altered-`.

balance-altered-target-days = durée de la partie médiane, en Jours
balance-altered-target-event-supported = parties avec une capacité de Soutien
balance-altered-target-event-exhausted = parties avec une capacité d’épuisement
balance-altered-target-event-arena-day = parties décidées dans l’Arène
balance-altered-figure-days-axis = Jours
