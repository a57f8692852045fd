"""The Ally cards (card.gear-ally-effect), each with its loyalty (ally.loyalty-value)."""

from bivouac.games.fortune_and_glory.decks import ally
from bivouac.games.fortune_and_glory.verbs import (
    AGILITY,
    CITY_BEGINS,
    COMBAT,
    CUNNING,
    DANGER_BEATEN,
    IN_EXPLORE,
    KNOCKED_OUT,
    LORE,
    ROUND_BEGINS,
    Glory,
    Loyalty,
    NewDanger,
    Parry,
    activate,
    dice_in,
    dice_with,
    glory_for,
    plus,
    when,
)

ally("street-kid", "Gamin des rues", "Street Kid", "child", plus(CUNNING, 1), when(CITY_BEGINS, Glory(1)), loyalty=3)
ally("retired-boxer", "Boxeur à la retraite", "Retired Boxer", "fighter",
     plus(COMBAT, 1), activate(Parry(2)), loyalty=2)  # fmt: skip
ally("mountain-guide", "Guide de montagne", "Mountain Guide", "guide",
     plus(AGILITY, 1), dice_in(IN_EXPLORE, 1), dice_with("climb", 1), loyalty=3)  # fmt: skip
ally("lady-of-the-press", "Grand reporter", "Star Reporter", "press",
     glory_for(DANGER_BEATEN, 1), when(KNOCKED_OUT, Loyalty()), loyalty=2)  # fmt: skip
ally("double-agent", "Agent double", "Double Agent", "spy",
     plus(CUNNING, 2), when(ROUND_BEGINS, Loyalty()), loyalty=1)  # fmt: skip
ally("old-professor", "Vieux professeur", "Old Professor", "scholar", plus(LORE, 1), activate(NewDanger()), loyalty=4)
