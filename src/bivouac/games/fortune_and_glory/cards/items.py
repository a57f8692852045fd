"""The common items of the shop (card.common-item-shop)."""

from bivouac.games.fortune_and_glory.decks import item
from bivouac.games.fortune_and_glory.verbs import (
    ALLY,
    GEAR,
    IN_A_CITY,
    IN_FIGHT,
    ME,
    DropMe,
    Heal,
    Here,
    Steps,
    activate,
    carry,
    cost,
    dice_in,
    dice_with,
    then,
    use,
)

item("rope-and-hook", "Corde et grappin", "Rope and Hook", GEAR, "tool",
     dice_with("climb", 1), dice_with("fall", 1), price=3)  # fmt: skip
item("torch", "Torche", "Torch", GEAR, "tool", dice_with("dark", 1), price=2)
item("first-aid-kit", "Trousse de secours", "First-aid Kit", GEAR, "tool",
     use(then(cost(DropMe()), Heal(3, ME))), price=3)  # fmt: skip
item("pistol", "Pistolet", "Pistol", GEAR, "gun", dice_in(IN_FIGHT, 1), price=4)
item("rail-pass", "Carte de chemin de fer", "Rail Pass", GEAR, "book", activate(Steps(1), if_=Here(IN_A_CITY)), price=4)
item("porter", "Porteur", "Porter", ALLY, "guide", carry(GEAR, 1), price=2)
