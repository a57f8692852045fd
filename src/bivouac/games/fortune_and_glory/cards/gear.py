# not compiled: cards are data
"""The Gear cards (card.gear-ally-effect): worth about a level and a half each, in situations or by an activation."""

from bivouac.games.fortune_and_glory.decks import gear
from bivouac.games.fortune_and_glory.verbs import (
    AGILITY,
    COMBAT,
    CUNNING,
    EVENT,
    FLED,
    FOUND,
    IN_CITY,
    IN_CLIFFHANGER,
    IN_ESCAPE,
    IN_FIGHT,
    LORE,
    ME,
    MISSES,
    ON_LAND,
    Dice,
    DropMe,
    EndFight,
    Glory,
    Has,
    Heal,
    Here,
    Hits,
    Not,
    Reroll,
    RerollMove,
    Steps,
    Success,
    Survive,
    activate,
    cost,
    defence,
    dice_in,
    dice_with,
    health,
    looks,
    plus,
    points,
    push_dice,
    then,
    use,
    when,
)

gear("bullwhip", "Fouet", "Bullwhip", "melee", plus(AGILITY, 1), dice_with("climb", 1), dice_with("animal", 1))
gear("service-revolver", "Revolver d’ordonnance", "Service Revolver", "gun", plus(COMBAT, 1), activate(Hits(1)))
gear("field-notes", "Carnet de fouilles", "Field Notes", "book", plus(LORE, 1), activate(Reroll(MISSES), on=LORE))
gear("seaplane-charter", "Hydravion affrété", "Chartered Seaplane", "driving",
     activate(Steps(2)), dice_with("driving", 2), dice_with("water", 1))  # fmt: skip
gear("leather-jacket", "Blouson de cuir", "Leather Jacket", "armour", defence(1), dice_with("fall", 1))
gear("lock-picks", "Crochets", "Lock Picks", "tool", plus(CUNNING, 1), dice_with("trap", 2))
gear("miners-lamp", "Lampe de mineur", "Miner’s Lamp", "tool",
     activate(Dice(2)), dice_with("dark", 2), dice_with("ruins", 1))  # fmt: skip
gear("smoke-bombs", "Fumigènes", "Smoke Bombs", "tool",
     activate(EndFight(FLED)), dice_in(IN_ESCAPE, 1), dice_with("crowd", 1), dice_with("chase", 1))  # fmt: skip
gear("sword-cane", "Canne-épée", "Sword Cane", "melee", plus(COMBAT, 1), dice_with("disguise", 2))
gear("false-moustaches", "Fausses moustaches", "False Moustaches", "tool",
     activate(Success(1), on=CUNNING), dice_with("disguise", 2), dice_in(IN_CITY, 1, if_=Has("spy")))  # fmt: skip
gear("motorcycle", "Motocyclette", "Motorcycle", "driving",
     points(1, if_=Here(ON_LAND)), dice_with("chase", 2), dice_with("driving", 1),
     dice_with("driving", 1, if_=Has("tool")))  # fmt: skip
gear("snakebite-serum", "Sérum antivenimeux", "Snakebite Serum", "tool",
     activate(Heal(1, ME)), dice_with("poison", 2), dice_with("animal", 1))  # fmt: skip
gear("ice-axe", "Piolet", "Ice Axe", "melee tool",
     dice_in(IN_FIGHT, 1), dice_with("ice", 2), dice_with("climb", 1, if_=Has("guide")))  # fmt: skip
gear("fireproof-coat", "Manteau ignifugé", "Fireproof Coat", "armour", health(1), dice_with("fire", 3))
gear("diving-helmet", "Casque de scaphandrier", "Diving Helmet", "armour",
     push_dice(1), dice_with("water", 2), dice_with("dark", 1))  # fmt: skip
gear("radio-set", "Poste de radio", "Radio Set", "tool",
     looks(EVENT, 2), dice_with("puzzle", 1), dice_with("night", 1),
     when(FOUND, Glory(2), if_=Has("press")))  # fmt: skip
gear("elephant-gun", "Fusil à éléphants", "Elephant Gun", "gun",
     activate(Hits(2)), dice_with("beast", 1), dice_with("monster", 1), dice_with("vehicle", 1))  # fmt: skip
gear("dented-cigarette-case", "Étui à cigarettes cabossé", "Dented Cigarette Case", "armour",
     health(2), use(then(cost(DropMe()), Survive(1))))  # fmt: skip
gear("rabbits-foot", "Patte de lapin", "Rabbit’s Foot", "",
     activate(Reroll(MISSES), if_=Not(Has("scholar"))), dice_in(IN_CLIFFHANGER, 1), dice_with("fall", 1))  # fmt: skip
gear("contrary-compass", "Boussole contrariante", "Contrary Compass", "tool", plus(LORE, 1), activate(RerollMove()))
