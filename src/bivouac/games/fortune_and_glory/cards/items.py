# not compiled: cards are data
"""The common items of the shop (card.common-item-shop): less for its Glory than a Gear card, but chosen."""

from bivouac.games.fortune_and_glory.decks import item
from bivouac.games.fortune_and_glory.verbs import (
    ALLY,
    GEAR,
    IN_A_CITY,
    IN_FIGHT,
    ME,
    ON_LAND,
    DropMe,
    Has,
    Heal,
    Here,
    Hits,
    Parry,
    Steps,
    activate,
    carry,
    cost,
    dice_in,
    dice_with,
    heal_price,
    points,
    then,
    use,
)

item("rope-and-hook", "Corde et grappin", "Rope and Hook", GEAR, "tool",
     dice_with("climb", 1), dice_with("fall", 1), price=3)  # fmt: skip
item("torch", "Torche", "Torch", GEAR, "tool", dice_with("dark", 1), price=2)
item("first-aid-kit", "Trousse de secours", "First-aid Kit", GEAR, "tool",
     use(then(cost(DropMe()), Heal(3, ME))), price=3)  # fmt: skip
item("pistol", "Pistolet", "Pistol", GEAR, "gun", dice_in(IN_FIGHT, 1), price=3)
item("rail-pass", "Carte de chemin de fer", "Rail Pass", GEAR, "book", activate(Steps(2), if_=Here(IN_A_CITY)), price=4)
item("porter", "Porteur", "Porter", ALLY, "guide", carry(GEAR, 1), price=2)
item("stick-of-dynamite", "Bâton de dynamite", "Stick of Dynamite", GEAR, "tool",
     use(then(cost(DropMe()), Hits(3))), price=2)  # fmt: skip
item("phrase-book", "Guide de conversation", "Phrase Book", GEAR, "book",
     dice_with("crowd", 1), dice_with("disguise", 1), price=3)  # fmt: skip
item("box-of-cartridges", "Boîte de cartouches", "Box of Cartridges", GEAR, "tool",
     dice_in(IN_FIGHT, 1, if_=Has("gun")), price=2)  # fmt: skip
item("bodyguard", "Garde du corps", "Bodyguard", ALLY, "fighter",
     activate(Parry(1)), dice_with("thug", 1), dice_with("nazi", 1), price=5)  # fmt: skip
item("local-guide", "Guide du coin", "Local Guide", ALLY, "guide",
     points(1, if_=Here(ON_LAND)), dice_with("ruins", 1), price=3)  # fmt: skip
item("nurse-on-leave", "Infirmière en congé", "Nurse on Leave", ALLY, "",
     heal_price(0), activate(Heal(1, ME)), dice_with("poison", 1), price=6)  # fmt: skip
