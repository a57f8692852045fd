# Expédition Altiplano : ce qui n’est dit que de ce jeu dans un rapport d’équilibre. Les clés commencent par `balance-altiplano-`.

balance-altiplano-exempt = Trésors mis à part
