"""Situations in which the cards of my hero show: a danger, a cliffhanger, a City card, a fight, an escape, a movement.

Whatever is not named is plain: 3 in every skill, a test that needs a 6, an enemy that hardly fights.
"""

from typing import Any

from bivouac.games.fortune_and_glory.catalog import BY_NUMBER, KEYWORDS, SKILL_WORDS, DangerFace, mask_of
from bivouac.games.fortune_and_glory.verbs_tests import Test as Skill
from bivouac.games.fortune_and_glory.words import LINES
from tests.fortune_and_glory.world import ME, Laid, number, redraw

SITE = "sahara:sword/of-zeus"
QUIET_CITY = {"city": "auction-house"}
IN_TESTS = ("danger", "cliffhanger", "city", "escape")
LEVEL = 3  # of a plain hero in every skill
TO_SELL = ["", "jar/of-medusa"]  # so that the other hero, who is in a city, is asked when my turn is over


def give_test(key: str, skill: str, keywords: str, target: int, needed: int) -> None:
    """Both faces of a Danger card or a city danger have this test and these keywords, and nothing else."""
    card = BY_NUMBER[number(key)]
    assert card.front is not None
    assert card.back is not None
    mask = mask_of(keywords)
    faces = [
        DangerFace(face.key, "", "", mask, glory, Skill(SKILL_WORDS.index(skill), target, needed), None)
        for face, glory in ((card.front, 2), (card.back, 3))
    ]
    redraw(key, keywords=mask, glory=2, front=faces[0], back=faces[1])


def before_danger(
    skill: str = "agility", keywords: str = "", target: int = 6, needed: int = 1, value: int = 3, **laid: Any
) -> Laid:
    """My hero may search; the only danger has this test. `value` is the danger value of the adventure."""
    give_test("rope-bridge", skill, keywords, target, needed)
    redraw("of-zeus", danger=value)
    decks = {"danger": "rope-bridge", **QUIET_CITY, **laid.pop("decks", {})}
    given = {"at": "sahara, paris", "sites": SITE, "decks": decks, "carried": TO_SELL, **laid}
    return Laid(**given)


def hanging(skill: str = "agility", keywords: str = "", target: int = 6, needed: int = 1, **laid: Any) -> Laid:
    """My hero hangs in a cliffhanger with this test, and may roll or push."""
    give_test("rope-bridge", skill, keywords, target, needed)
    laid = {"at": "sahara, paris", "sites": SITE, "decks": QUIET_CITY, "carried": TO_SELL, **laid}
    given = {"hangs": "rope-bridge", **laid}
    return Laid(**given)


def in_city(skill: str = "agility", keywords: str = "", target: int = 6, needed: int = 1, **laid: Any) -> Laid:
    """My hero draws a city danger with this test."""
    give_test("cobra-in-the-bath", skill, keywords, target, needed)
    return Laid(**{"at": "lima, paris", "decks": {"city": "cobra-in-the-bath"}, **laid})


def attacked(
    keywords: str = "infantry", foe_dice: int = 1, foe_wounds: int = 9, skill: str = "agility", **laid: Any
) -> Laid:
    """My hero on the road meets an enemy worth 2 Glory; fight or escape by a test that needs one 6."""
    mask = mask_of(keywords)
    escape = Skill(SKILL_WORDS.index(skill), 6, 1)
    redraw("dockside-thugs", keywords=mask, dice=foe_dice, wounds=foe_wounds, glory=2, defence=0, escape=escape)
    decks = {"enemy": "dockside-thugs", **QUIET_CITY}
    given = {"at": "sahara, paris", "decks": decks, "dice": "1 -", "carried": TO_SELL, **laid}
    return Laid(**given)


def moving(die: int = 3, at: str = "sahara, paris", **laid: Any) -> Laid:
    """The movement die of my hero has fallen."""
    return Laid(at=at, phase="move", dice=str(die), **laid)


# -- looking -----------------------------------------------------------------------------------------------------------


def numbers_told(table: Laid, key: str, seat: int = ME) -> list[int]:
    """The numbers of all lines of this key about a seat."""
    return [told.number for told in table.ear.told if LINES.all[told.line].key == key and told.seat == seat]


def dice_in(packed: int) -> int:
    """How many dice were thrown."""
    return (packed.bit_length() - 1) // 3


def pool(where: str, skill: str = "agility", keywords: str = "", **laid: Any) -> int:
    """The dice of my hero's first roll in a test of this skill with these keywords, or in a fight ("fight")."""
    if where in ("fight", "escape"):
        table = attacked(keywords=keywords, skill=skill, **laid).play(where)
    else:
        makers = {"danger": before_danger, "cliffhanger": hanging, "city": in_city}
        table = makers[where](skill=skill, keywords=keywords, **laid)
    line = "hero-blows" if where == "fight" else "rolled"
    while not numbers_told(table, line):
        keys = table.keys()
        table.play(next(key for key in ("search", "pass", "roll") if key in keys))
    return dice_in(numbers_told(table, line)[0])


def others(keywords: list[str]) -> str:
    """All keywords that a danger or an enemy may have, but these."""
    return " ".join(word for word in KEYWORDS[: KEYWORDS.index("gun")] if word not in [*keywords, "escorted"])
