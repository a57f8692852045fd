# not compiled: cards are data
"""The four enemies of the reference cards (card.enemy-reference); their numbers are ours."""

from bivouac.engine.catalog import RULEBOOK
from bivouac.games.fortune_and_glory.decks import reference
from bivouac.games.fortune_and_glory.verbs import (
    AGILITY,
    CUNNING,
    Test,
)

reference("mobster", "Mafieux", "Mobster Thug", "thug infantry",
          dice=2, wounds=2, glory=1, escape=Test(AGILITY, 4, 2), origin=RULEBOOK)  # fmt: skip
reference("nazi-soldier", "Soldat nazi", "Nazi Soldier", "nazi infantry",
          dice=3, wounds=1, glory=1, escape=Test(AGILITY, 4, 2), origin=RULEBOOK)  # fmt: skip
reference("zombie", "Zombie", "Zombie", "zombie",
          dice=2, wounds=3, glory=2, escape=Test(AGILITY, 4, 1), origin=RULEBOOK)  # fmt: skip
reference("cultist", "Adepte de la Main pourpre", "Crimson Hand Cultist", "cultist infantry",
          dice=3, wounds=2, glory=2, escape=Test(CUNNING, 5, 1), origin=RULEBOOK)  # fmt: skip
