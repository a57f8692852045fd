"""The Gear cards (card.gear-ally-effect): a level and a situation, or an activation."""

from bivouac.games.fortune_and_glory.decks import gear
from bivouac.games.fortune_and_glory.verbs import (
    AGILITY,
    COMBAT,
    CUNNING,
    LORE,
    MISSES,
    Hits,
    Reroll,
    Steps,
    activate,
    defence,
    dice_with,
    plus,
)

gear("bullwhip", "Fouet", "Bullwhip", "melee", plus(AGILITY, 1), dice_with("climb", 1))
gear("service-revolver", "Revolver d’ordonnance", "Service Revolver", "gun", plus(COMBAT, 1), activate(Hits(1)))
gear("field-notes", "Carnet de fouilles", "Field Notes", "book", plus(LORE, 1), activate(Reroll(MISSES), on=LORE))
gear("seaplane-charter", "Hydravion affrété", "Chartered Seaplane", "driving",
     activate(Steps(2)), dice_with("driving", 1))  # fmt: skip
gear("leather-jacket", "Blouson de cuir", "Leather Jacket", "armour", defence(1), dice_with("fall", 1))
gear("lock-picks", "Crochets", "Lock Picks", "tool", plus(CUNNING, 1), dice_with("trap", 2))
