"""The Enemy cards (combat.enemy-values)."""

from bivouac.games.fortune_and_glory.decks import enemy
from bivouac.games.fortune_and_glory.verbs import (
    AGILITY,
    CUNNING,
    LORE,
    ME,
    Hurt,
    Test,
)

enemy("dockside-thugs", "Gros bras du port", "Dockside Thugs", "thug infantry",
      dice=3, wounds=2, glory=2, escape=Test(AGILITY, 4, 2))  # fmt: skip
enemy("knife-dancer", "Danseuse aux couteaux", "Knife Dancer", "thug infantry",
      dice=5, wounds=2, glory=3, escape=Test(CUNNING, 5, 1))  # fmt: skip
enemy("tomb-guardian", "Gardien du tombeau", "Tomb Guardian", "monster",
      dice=3, wounds=4, glory=3, escape=Test(LORE, 5, 2))  # fmt: skip
enemy("man-eating-tiger", "Tigre mangeur d’hommes", "Man-eater", "beast",
      dice=4, wounds=2, glory=2, escape=Test(AGILITY, 5, 1))  # fmt: skip
enemy("masked-cultists", "Adeptes masqués", "Masked Cultists", "cultist infantry",
      dice=4, wounds=3, glory=3, escape=Test(CUNNING, 4, 2), each_round=Hurt(1, ME, parry=False))  # fmt: skip
