# not compiled: cards are data
"""The eight hero sheets (sheet.hero). Levels are Combat, Agility, Cunning, Lore; numbers and abilities are ours."""

from bivouac.engine.catalog import PUBLIC, RULEBOOK
from bivouac.games.fortune_and_glory.decks import hero
from bivouac.games.fortune_and_glory.verbs import (
    AGILITY,
    ALLY,
    CLIFFHANGER_BEATEN,
    CUNNING,
    EVENT,
    GEAR,
    IN_CITY,
    IN_ESCAPE,
    IN_EXPLORE,
    MISSES,
    SOLD_AT_HOME,
    Fortune,
    Hits,
    Reroll,
    Steps,
    activate,
    dice_in,
    dice_with,
    fare,
    glory_for,
    looks,
    price,
    when,
)

hero("duke-dudley", "Le Duc Dudley", "Duke Dudley", (4, 2, 3, 3),
     price(GEAR, 4), when(SOLD_AT_HOME, Fortune(1)),
     health=5, origin=RULEBOOK)  # fmt: skip
hero("jacques-moreau", "Jacques Moreau", "Jacques Moreau", (3, 4, 3, 2),
     dice_in(IN_ESCAPE, 1), activate(Reroll(MISSES), on=AGILITY),
     health=5, origin=PUBLIC, source="publisher's quick-start sheet")  # fmt: skip
hero("doctor-zhukov", "Le docteur Joukov", "Doctor Zhukov", (2, 2, 4, 4),
     looks(GEAR, 2), activate(Reroll(MISSES), on=CUNNING),
     health=6, origin=PUBLIC, source="armchairdragoons.com")  # fmt: skip
hero("sharon-hunter", "Sharon Hunter", "Sharon Hunter", (2, 4, 3, 3),
     fare(1), glory_for(CLIFFHANGER_BEATEN, 2),
     health=6, origin=PUBLIC, source="tomliberman.com")  # fmt: skip
hero("jake-zane", "Jake Zane", "Jake Zane", (3, 4, 2, 3),
     dice_with("driving", 1), activate(Steps(1)),
     health=6, origin=PUBLIC, source="flyingfrog.net")  # fmt: skip
hero("alexander-cartwright", "Alexander Cartwright", "Alexander Cartwright", (3, 2, 3, 4),
     looks(EVENT, 2), dice_in(IN_EXPLORE, 1),
     health=6, origin=PUBLIC, source="discussion.tekeli.li")  # fmt: skip
hero("shelly-hargrove", "Shelly Hargrove", "Shelly Hargrove", (2, 3, 4, 3),
     price(ALLY, 3), dice_in(IN_CITY, 1),
     health=6, origin=RULEBOOK)  # fmt: skip
hero("li-mei-chen", "Li Mei Chen", "Li Mei Chen", (4, 3, 3, 2),
     dice_with("chase", 1), activate(Hits(1)),
     health=4, defence=1, origin=PUBLIC, source="armchairdragoons.com")  # fmt: skip
