# not compiled: cards are data
"""The Ally cards (card.gear-ally-effect), each with its loyalty (ally.loyalty-value); worth as much as Gear."""

from bivouac.games.fortune_and_glory.decks import ally
from bivouac.games.fortune_and_glory.verbs import (
    AGILITY,
    ANOTHER_HERE,
    AT_SEA,
    CITY_BEGINS,
    CLIFFHANGER_BEATEN,
    COMBAT,
    CUNNING,
    DANGER_BEATEN,
    ENEMY_BEATEN,
    EVENT,
    FOUND,
    GEAR,
    IN_CITY,
    IN_CLIFFHANGER,
    IN_EXPLORE,
    IN_FIGHT,
    KNOCKED_OUT,
    LORE,
    ME,
    MISSES,
    SOLD,
    THE_GLORY,
    Dice,
    Glory,
    Hanging,
    Has,
    Heal,
    Here,
    Hits,
    LookKeep,
    Loyalty,
    NewDanger,
    Not,
    Parry,
    ReadyCard,
    Reroll,
    Steal,
    Travel,
    activate,
    carry,
    cost,
    dice_in,
    dice_with,
    glory_for,
    health,
    plus,
    points,
    price,
    then,
    when,
)

ally("street-kid", "Gamin des rues", "Street Kid", "child", plus(CUNNING, 1), when(CITY_BEGINS, Glory(1)), loyalty=3)
ally("retired-boxer", "Boxeur à la retraite", "Retired Boxer", "fighter",
     plus(COMBAT, 1), activate(Parry(2)), loyalty=2)  # fmt: skip
ally("mountain-guide", "Guide de montagne", "Mountain Guide", "guide",
     plus(AGILITY, 1), dice_in(IN_EXPLORE, 1), dice_with("climb", 1), dice_with("ice", 1), loyalty=3)  # fmt: skip
ally("lady-of-the-press", "Grand reporter", "Star Reporter", "press",
     plus(CUNNING, 1), glory_for(DANGER_BEATEN, 1), dice_with("night", 1), when(KNOCKED_OUT, Loyalty()),
     loyalty=2)  # fmt: skip
ally("double-agent", "Agent double", "Double Agent", "spy", plus(CUNNING, 2), when(FOUND, Loyalty()), loyalty=1)
ally("old-professor", "Vieux professeur", "Old Professor", "scholar", plus(LORE, 1), activate(NewDanger()), loyalty=4)
ally("bush-pilot", "Pilote de brousse", "Bush Pilot", "guide",
     activate(Travel(2)), dice_with("driving", 2), dice_with("fall", 1), loyalty=3)  # fmt: skip
ally("mahout-and-elephant", "Le cornac et Bessie", "Bessie and Her Mahout", "guide",
     dice_in(IN_FIGHT, 1), dice_with("animal", 2), points(1, if_=Here("jungle")), loyalty=4)  # fmt: skip
ally("cat-burglar", "Monte-en-l’air", "Cat Burglar", "spy",
     plus(AGILITY, 1), activate(Steal(THE_GLORY, 2, ANOTHER_HERE)), loyalty=1)  # fmt: skip
ally("ships-cook", "Maître coq", "Ship’s Cook", "",
     health(1), activate(Heal(1, ME)), dice_with("poison", 1), dice_with("fire", 1), loyalty=4)  # fmt: skip
ally("stunt-double", "Doublure", "Stunt Double", "",
     dice_in(IN_CLIFFHANGER, 1), dice_with("fall", 2), dice_with("fire", 1, if_=Has("armour")), loyalty=2)  # fmt: skip
ally("medium-on-credit", "Voyante à crédit", "Medium on Credit", "scholar",
     plus(LORE, 1), activate(then(cost(Glory(-2)), LookKeep(EVENT, 2))), loyalty=2)  # fmt: skip
ally("deposed-king", "Roi détrôné", "Deposed King", "",
     dice_in(IN_CITY, 1), glory_for(SOLD, 2), dice_with("disguise", 1), dice_in(IN_FIGHT, 1, if_=Has("melee")),
     loyalty=3)  # fmt: skip
ally("sister-dynamite", "Sœur Dynamite", "Sister Dynamite", "",
     activate(Dice(2), if_=Hanging()), dice_with("trap", 2), dice_with("cultist", 1), dice_with("zombie", 1),
     loyalty=4)  # fmt: skip
ally("newsreel-cameraman", "Opérateur d’actualités", "Newsreel Cameraman", "press",
     glory_for(CLIFFHANGER_BEATEN, 2), when(ENEMY_BEATEN, Glory(1), if_=Has("fighter")), dice_with("crowd", 1),
     dice_with("chase", 1), loyalty=2)  # fmt: skip
ally("circus-gorilla", "Gorille de cirque", "Circus Gorilla", "fighter",
     plus(COMBAT, 1), dice_with("climb", 2), when(CITY_BEGINS, Glory(-1), if_=Not(Has("child"))),
     loyalty=3)  # fmt: skip
ally("black-belt-librarian", "Bibliothécaire ceinture noire", "Black-belt Librarian", "scholar fighter",
     activate(Hits(2)), dice_in(IN_FIGHT, 1, if_=Has("book")), dice_with("puzzle", 1), dice_with("ruins", 1),
     loyalty=3)  # fmt: skip
ally("smuggler-captain", "Capitaine contrebandier", "Smuggler Captain", "guide",
     price(GEAR, 4), points(2, if_=Here(AT_SEA)), dice_with("water", 2), loyalty=1)  # fmt: skip
ally("butler", "Majordome", "Butler", "",
     carry(GEAR, 1), activate(ReadyCard()), dice_in(IN_CITY, 1), dice_with("crowd", 1), loyalty=4)  # fmt: skip
ally("lighthouse-girl", "La petite du phare", "Lighthouse Girl", "child",
     activate(Reroll(MISSES), on=AGILITY), dice_with("night", 2), dice_with("dark", 1), loyalty=4)  # fmt: skip
