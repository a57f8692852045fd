"""The Nazi Enemy cards (card.enemy-kinds)."""

from bivouac.engine.catalog import PUBLIC, RULEBOOK
from bivouac.games.fortune_and_glory.decks import nazi, nazi_escorted
from bivouac.games.fortune_and_glory.verbs import (
    AGILITY,
    CUNNING,
    Test,
)

nazi("patrol", "Patrouille", "Patrol", "nazi infantry", dice=3, wounds=2, glory=2, escape=Test(AGILITY, 4, 2))
nazi("elite-guard", "Garde d’élite", "Elite Guard", "nazi infantry",
     dice=4, wounds=3, glory=4, escape=Test(CUNNING, 5, 2), origin=PUBLIC, source="ludopedia.com.br")  # fmt: skip
nazi("flamethrower", "Lance-flammes", "Flamethrower", "nazi infantry fire",
     dice=5, wounds=2, glory=3, escape=Test(AGILITY, 5, 2), origin=PUBLIC, source="ludopedia.com.br")  # fmt: skip
nazi("tank", "Char", "Tank", "nazi vehicle",
     dice=6, wounds=3, glory=5, escape=Test(AGILITY, 4, 2), origin=PUBLIC, source="ludopedia.com.br")  # fmt: skip
nazi_escorted("nazi-gold", "Or nazi", "Nazi Gold", fortune=2, copies=2, origin=RULEBOOK)
