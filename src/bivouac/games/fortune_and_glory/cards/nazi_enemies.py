# not compiled: cards are data
"""The Nazi Enemy cards (card.enemy-kinds): stronger than the other deck, and worth more Glory."""

from bivouac.engine.catalog import PUBLIC, RULEBOOK
from bivouac.games.fortune_and_glory.decks import leader, nazi, nazi_escorted
from bivouac.games.fortune_and_glory.verbs import (
    AGILITY,
    CUNNING,
    LORE,
    ME,
    NAZI,
    NAZIS,
    RANDOM_LAND,
    SOLDIERS,
    DropEvents,
    Glory,
    Henchman,
    Hurt,
    LoyaltyOf,
    Test,
    either,
)

nazi("patrol", "Patrouille", "Patrol", "nazi infantry", dice=3, wounds=2, glory=2, escape=Test(AGILITY, 4, 2))
nazi("elite-guard", "Garde d’élite", "Elite Guard", "nazi infantry",
     dice=4, wounds=3, glory=4, escape=Test(CUNNING, 5, 2), origin=PUBLIC, source="ludopedia.com.br")  # fmt: skip
nazi("flamethrower", "Lance-flammes", "Flamethrower", "nazi infantry fire",
     dice=5, wounds=2, glory=3, escape=Test(AGILITY, 5, 2), origin=PUBLIC, source="ludopedia.com.br")  # fmt: skip
nazi("tank", "Char", "Tank", "nazi vehicle driving",
     dice=6, wounds=3, glory=5, escape=Test(AGILITY, 4, 2), origin=PUBLIC, source="ludopedia.com.br")  # fmt: skip
nazi_escorted("nazi-gold", "Or nazi", "Nazi Gold", fortune=2, copies=2, origin=RULEBOOK)
nazi("attack-dogs", "Chiens d’attaque", "Attack Dogs", "nazi beast animal chase",
     dice=5, wounds=2, glory=3, escape=either(Test(AGILITY, 5, 2), Test(CUNNING, 5, 1)),
     origin=PUBLIC, source="ludopedia.com.br")  # fmt: skip
nazi("wireless-operator", "Opérateur radio", "Wireless Operator", "nazi infantry",
     dice=3, wounds=3, glory=3, escape=Test(CUNNING, 4, 3), each_round=Henchman(SOLDIERS, RANDOM_LAND))  # fmt: skip
nazi("mountain-troops", "Troupes de montagne", "Mountain Troops", "nazi infantry ice climb",
     dice=4, wounds=3, glory=4, escape=Test(AGILITY, 4, 3))  # fmt: skip
nazi("machine-gun-nest", "Nid de mitrailleuses", "Machine-gun Nest", "nazi infantry",
     dice=6, wounds=2, glory=4, escape=Test(CUNNING, 4, 2))  # fmt: skip
nazi("frogmen", "Hommes-grenouilles", "Frogmen", "nazi infantry water dark",
     dice=3, wounds=3, glory=2, escape=Test(AGILITY, 5, 1))  # fmt: skip
nazi("border-guards", "Gardes-frontières", "Border Guards", "nazi infantry disguise",
     dice=4, wounds=2, glory=3, escape=Test(CUNNING, 4, 1), each_round=Glory(-1))  # fmt: skip
nazi("hidden-sniper", "Tireur embusqué", "Hidden Sniper", "nazi infantry night",
     dice=4, wounds=2, glory=3, escape=either(Test(AGILITY, 5, 1), Test(CUNNING, 5, 1)),
     each_round=Hurt(1, ME, parry=False))  # fmt: skip
nazi("occult-archivists", "Archivistes de l’occulte", "Occult Archivists", "nazi infantry puzzle",
     dice=3, wounds=3, glory=3, escape=Test(LORE, 5, 2), each_round=DropEvents(1, ME))  # fmt: skip
nazi("lost-parachutists", "Parachutistes égarés", "Lost Parachutists", "nazi infantry fall",
     dice=5, wounds=2, glory=3, escape=Test(LORE, 4, 3))  # fmt: skip
nazi("whole-barracks", "Toute la chambrée", "The Whole Barracks", "nazi infantry crowd",
     dice=3, wounds=4, glory=4, escape=Test(AGILITY, 4, 4))  # fmt: skip
nazi("dive-bomber", "Bombardier en piqué", "Dive Bomber", "nazi vehicle driving",
     dice=6, wounds=2, glory=4, escape=Test(CUNNING, 5, 1))  # fmt: skip
nazi("man-in-the-grey-hat", "L’homme au chapeau gris", "The Man in the Grey Hat", "nazi disguise",
     dice=4, wounds=3, glory=4, escape=Test(CUNNING, 5, 2), each_round=LoyaltyOf(ME))  # fmt: skip
nazi("steam-armour", "Armure à vapeur", "Steam-driven Armour", "nazi vehicle fire",
     dice=3, wounds=2, defence=1, glory=5, escape=Test(LORE, 5, 1))  # fmt: skip
leader(NAZI, "nazi-commander", "Commandant nazi", "Nazi Commander", "nazi", NAZIS, origin=RULEBOOK)
