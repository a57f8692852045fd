"""Situations with a Villain: one stands by, a hero is about to press on, a fight begins, the End phase comes.

Villains are plain: Search 2, Combat 1, 3 wounds, no defence and no ability, so that they can be balanced without the
tests of the rules. ME stand in the Sahara, YOU in Egypt before another artifact, THIRD at Lima.
"""

from typing import Any

from bivouac.games.fortune_and_glory.catalog import AGILITY, CUNNING
from bivouac.games.fortune_and_glory.keys import VILLAIN_KEYS
from bivouac.games.fortune_and_glory.verbs_tests import Test as Skill
from tests.fortune_and_glory.situations import PLACES, SITES
from tests.fortune_and_glory.world import Laid, danger, redraw

MALONE = "silk-malone"
TEUFEL = "herr-teufel"


def plain_villains(search: int = 2, combat: int = 1, wounds: int = 3, defence: int = 0) -> None:
    for key in VILLAIN_KEYS:
        redraw(key, search=search, dice=combat, wounds=wounds, defence=defence, abilities=[])


def easy_dangers() -> None:
    """Two dangers of 2 Glory that ask for one five with Agility, three dice."""
    for key in ("boat-chase", "rope-bridge"):
        danger(key, Skill(AGILITY, 5, 1), Skill(CUNNING, 5, 1))


def pressing(villains: str = f"{MALONE} sahara", dice: str = "5 1 1", plain: bool = True, **fields: Any) -> Laid:
    """My hero has overcome the first of two dangers and may press on; a Villain hunts for the same artifact."""
    if plain:
        plain_villains()
    easy_dangers()
    decks = {"danger": "boat-chase, rope-bridge", **fields.pop("decks", {})}
    table = Laid(at=PLACES, sites=fields.pop("sites", SITES), villains=villains, decks=decks, **fields)
    return table.dice(f"- {dice}").play("search")


def discovered(rounds: str, matches: int = 1, **fields: Any) -> Laid:
    """My hero has pressed on and was seen by so many of the two dice; then these dice fall in the rounds: three of the
    hero, those of the Villain, round by round."""
    table = pressing(**fields).play("press-on")
    seen = "3 3" if matches == 2 else "3 1"
    return table.dice(f"{seen} {rounds}").play("sneak/3")


def ending(villains: str, dice: str = "", at: str = PLACES, plain: bool = True, **fields: Any) -> Laid:
    """The End phase, in which Villains search with these dice; then the next round begins."""
    if plain:
        plain_villains()
    return Laid(at=at, phase="end", sites=fields.pop("sites", SITES), villains=villains, dice=dice, **fields)
