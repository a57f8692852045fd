# not compiled: cards are data
"""The Enemy cards (combat.enemy-values): thugs, beasts, cultists and monsters. A hero of level 3 beats most of them."""

from bivouac.engine.catalog import RULEBOOK
from bivouac.games.fortune_and_glory.decks import enemy, leader
from bivouac.games.fortune_and_glory.verbs import (
    AGILITY,
    COMBAT,
    CUNNING,
    ENEMY,
    LORE,
    ME,
    MOB,
    DropEvents,
    Glory,
    Hurt,
    LoyaltyOf,
    Test,
    either,
)

enemy("dockside-thugs", "Gros bras du port", "Dockside Thugs", "thug infantry",
      dice=3, wounds=2, glory=2, escape=Test(AGILITY, 4, 2))  # fmt: skip
enemy("knife-dancer", "Danseuse aux couteaux", "Knife Dancer", "thug infantry",
      dice=5, wounds=2, glory=3, escape=Test(CUNNING, 5, 1))  # fmt: skip
enemy("tomb-guardian", "Gardien du tombeau", "Tomb Guardian", "monster ruins",
      dice=3, wounds=4, glory=3, escape=Test(LORE, 5, 2))  # fmt: skip
enemy("man-eating-tiger", "Tigre mangeur d’hommes", "Man-eater", "beast animal",
      dice=4, wounds=2, glory=2, escape=Test(AGILITY, 5, 1))  # fmt: skip
enemy("masked-cultists", "Adeptes masqués", "Masked Cultists", "cultist infantry",
      dice=3, wounds=3, glory=3, escape=Test(CUNNING, 4, 2), each_round=Hurt(1, ME, parry=False))  # fmt: skip
enemy("pickpocket-choir", "La chorale des pickpockets", "The Pickpocket Choir", "thug infantry crowd",
      dice=3, wounds=3, glory=2, escape=Test(CUNNING, 4, 3), each_round=Glory(-1))  # fmt: skip
enemy("velvet-mauler", "Le Broyeur de velours", "The Velvet Mauler", "thug",
      dice=2, wounds=2, defence=1, glory=3, escape=Test(AGILITY, 4, 1))  # fmt: skip
enemy("bent-inspector", "Inspecteur ripou", "Bent Inspector", "thug infantry disguise",
      dice=4, wounds=2, glory=2, escape=either(Test(CUNNING, 5, 2), Test(LORE, 5, 2)),
      each_round=DropEvents(1, ME))  # fmt: skip
enemy("getaway-driver", "As du volant", "Getaway Driver", "thug driving chase vehicle",
      dice=5, wounds=2, glory=2, escape=Test(AGILITY, 4, 3))  # fmt: skip
enemy("robbers-on-the-run", "Braqueurs en cavale", "Robbers on the Run", "thug infantry",
      dice=4, wounds=3, glory=2, fortune=1, escape=Test(AGILITY, 4, 1))  # fmt: skip
enemy("hired-guns", "Gâchettes à louer", "Hired Guns", "thug infantry",
      dice=4, wounds=3, glory=2, escape=Test(AGILITY, 5, 2))  # fmt: skip
enemy("rooftop-acrobats", "Acrobates des toits", "Rooftop Acrobats", "thug infantry climb",
      dice=4, wounds=1, glory=1, escape=Test(AGILITY, 5, 2))  # fmt: skip
enemy("royal-cobra", "Cobra royal", "King Cobra", "beast animal poison",
      dice=3, wounds=1, glory=1, escape=Test(AGILITY, 4, 2), each_round=Hurt(2, ME, parry=False))  # fmt: skip
enemy("old-crocodile", "Vieux crocodile", "Old Crocodile", "beast animal water",
      dice=3, wounds=2, defence=1, glory=4, escape=Test(AGILITY, 4, 2))  # fmt: skip
enemy("slighted-hippopotamus", "Hippopotame vexé", "Slighted Hippopotamus", "beast animal water",
      dice=4, wounds=3, glory=3, escape=Test(CUNNING, 4, 1))  # fmt: skip
enemy("crimson-hypnotist", "Hypnotiseur de la Main pourpre", "Crimson Hypnotist", "cultist disguise",
      dice=2, wounds=2, glory=2, escape=Test(LORE, 5, 1), each_round=LoyaltyOf(ME))  # fmt: skip
enemy("fire-eaters", "Cracheurs de feu pourpres", "Fire-eaters of the Hand", "cultist infantry fire",
      dice=4, wounds=2, glory=3, escape=Test(LORE, 4, 2), each_round=Hurt(1, ME))  # fmt: skip
enemy("brass-automaton", "Automate de laiton", "Brass Automaton", "monster puzzle",
      dice=2, wounds=2, defence=1, glory=3, escape=Test(LORE, 4, 2))  # fmt: skip
enemy("strangler-vine", "Liane étrangleuse", "Strangler Vine", "monster trap",
      dice=3, wounds=4, glory=2, escape=Test(COMBAT, 4, 3))  # fmt: skip
leader(ENEMY, "mob-leader", "Chef de gang", "Mob Leader", "thug infantry", MOB, origin=RULEBOOK)
