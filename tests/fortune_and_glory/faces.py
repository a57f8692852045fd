"""Dangers and cliffhangers as their faces say, in short words, and heroes who face them.

A test is written "lore 5x1" (a skill, the face each die needs, how many), "combat+lore 6x2" for one pool of two skills;
"a & b" asks for both in any order, "a, b" for one after the other, "a | b" for one of them. A fight is "fight enemy",
"fight nazi", "fight infantry", or names a reference card. What a failure costs besides: "hurt 1", "hurt d3" (parried by
armour), "raw 1" (not parried), "gear 1", "event 1", "fortune 1", "glory 2", "marker 1".
"""

import re
from typing import Any, NamedTuple

from bivouac.games.fortune_and_glory.abilities import defence, dice_with
from bivouac.games.fortune_and_glory.catalog import KEYWORDS, SKILL_WORDS
from bivouac.games.fortune_and_glory.state_ground import MOVEMENT
from bivouac.games.fortune_and_glory.words import LINES
from tests.fortune_and_glory.situations import SITES, THUGS
from tests.fortune_and_glory.world import HEROES, Laid, redraw

OF_OWN_TURN = "fan-mail, missing-page, turned-signpost"  # Events that no other moment asks for
PURSE = 4
CHEST = 3
MARKS = 2


class Facts(NamedTuple):
    """The two faces of a danger, or the two halves of a city danger."""

    key: str
    glory: int
    keywords: str
    test: str
    cost: str
    back_glory: int
    back_keywords: str
    back: str


def name_of(facts: Facts) -> str:
    return facts.key


def facts_of(case: Any) -> Facts:
    """The facts in a case of a list of marked ones."""
    facts = case.values[0]
    assert isinstance(facts, Facts)
    return facts


def ways_of(test: str) -> list[list[str]]:
    return [[step.strip() for step in re.split("[&,]", way)] for way in test.split("|")]


def is_fight(way: list[str]) -> bool:
    return way[0].startswith("fight")


def parsed(step: str) -> tuple[list[str], int, int]:
    """The skills of a test, the face that counts and how many of them."""
    skills, _, numbers = step.partition(" ")
    target, _, needed = numbers.partition("x")
    return skills.split("+"), int(target), int(needed)


def level_for(step: str) -> int:
    """The level of each skill with which a hero rolls at least one die more than must count."""
    skills, _, needed = parsed(step)
    return needed // len(skills) + 1


def pool_for(step: str) -> int:
    return level_for(step) * len(parsed(step)[0])


def dice_of(step: str, hits: int) -> str:
    """A roll with so many dice that just count; the others just do not. The first does not: with a single die of
    another skill the test would be failed."""
    _, target, _ = parsed(step)
    return " ".join([str(target - 1)] * (pool_for(step) - hits) + [str(target)] * hits)


def passing(way: list[str]) -> list[str]:
    """For each test a roll with just enough."""
    return [dice_of(step, parsed(step)[2]) for step in way]


def failing(step: str) -> list[str]:
    """One success too few, then a roll without any."""
    few = parsed(step)[2] - 1
    return [dice_of(step, few), dice_of(step, 0)] if few else [dice_of(step, 0)]


def heroes_for(way: list[str]) -> None:
    """Heroes whose levels are just enough for each test of this way, and 1 in everything else."""
    levels = dict.fromkeys(SKILL_WORDS, 1)
    for step in way:
        skills, _, _ = parsed(step)
        for skill in skills:
            levels[skill] = level_for(step)
    for hero in HEROES.split(", "):
        redraw(hero, levels=tuple(levels.values()), health=5, defence=0, abilities=[])


def modes(test: str, way: int, first: int) -> list[str]:
    """What a hero says to take this way and to begin with that test of it."""
    said = [f"mode/{way + 1}"] if "|" in test else []
    return [*said, f"mode/{first + 1}"] if "&" in test.split("|")[way] else said


def plain_kit() -> None:
    """Lock-picks and a torch that do nothing; a jacket that parries one hit."""
    for key in ("lock-picks", "torch"):
        redraw(key, abilities=[])
    redraw("leather-jacket", abilities=[defence(1)])


def weak_enemies() -> None:
    """All whom a danger can bring have one die, bear one wound and are worth 3 Glory."""
    for key in (THUGS, "patrol", "tank", "zombie", "cultist"):
        redraw(key, dice=1, wounds=1, glory=3, defence=0, each_round=None)


def before_danger(facts: Facts, way: int, first: int, **fields: Any) -> Laid:
    """My hero has drawn this danger and taken a way through it."""
    decks = {
        "danger": facts.key, "enemy": THUGS, "nazi": "tank, patrol" if "infantry" in facts.test else "tank",
        "event": OF_OWN_TURN,
    }  # fmt: skip
    table = Laid(at="sahara, egypt, lima", sites=SITES, printed=True, decks=decks, **fields)
    return chosen(table, ["search", *modes(facts.test, way, first)])


def before_city_danger(facts: Facts, way: int, first: int, **fields: Any) -> Laid:
    """My hero has drawn this city danger and taken a way through it."""
    decks = {"city": facts.key, "enemy": THUGS}
    table = Laid(at="casablanca, egypt, lima", phase="move", sites=SITES, printed=True, decks=decks, dice="2", **fields)
    table.state.patient = 1
    table.dice("2 2")
    while table.state.phase == MOVEMENT:
        table.play("pass" if table.may("pass") else "stay")
    return chosen(table, modes(facts.test, way, first))


def on_cliff(facts: Facts, way: int, first: int, at: str = "sahara", **fields: Any) -> Laid:
    """My hero hangs in this cliffhanger and has taken a way out of it."""
    table = Laid(at=f"{at}, egypt, lima", sites=SITES, printed=True, hangs=facts.key, **fields)
    return chosen(table, modes(facts.back, way, first))


def chosen(table: Laid, keys: list[str]) -> Laid:
    """My choices, one after another; I am asked before every roll, and play no card at other moments."""
    table.state.patient = 1
    for key in keys:
        while table.keys(0) == ["pass"]:
            table.play("pass", seat=0)
        table.play(key, seat=0)
    return table


def rolled(table: Laid, *rolls: str) -> Laid:
    """My next rolls; I play no card at their moments."""
    for dice in rolls:
        while table.keys(0) == ["pass"]:
            table.play("pass", seat=0)
        table.dice(dice).play("roll", seat=0)
    while table.keys(0) == ["pass"]:
        table.play("pass", seat=0)
    return table


def goods(**fields: Any) -> dict[str, Any]:
    """Things that a failure can cost; the Events are for the own turn, so that nobody is asked at moments."""
    plain_kit()
    return {"glory": [PURSE, PURSE], "fortune": [CHEST, CHEST], "hands": ["fan-mail, missing-page", "tail-wind"],
            **fields}  # fmt: skip


def has_paid(table: Laid, cost: str, armoured: bool, marks: int) -> None:
    """What a failure has cost, and nothing else. My cards are asked for now."""
    state = table.state
    what, _, number = cost.partition(" ")
    if what == "gear":
        assert sorted(table.keys(0)) == sorted(f"discard/{card}" for card in table.kit(0))
        table.play("discard/torch")
    elif what == "event":
        assert sorted(table.keys(0)) == ["discard/fan-mail", "discard/missing-page"]
        table.play("discard/fan-mail")
    hits = 3 if number == "d3" else int(number or 0)
    wounds = max(hits - int(armoured and what == "hurt"), 0) if what in ("hurt", "raw") else 0
    assert state.wounds == [wounds, 0, 0]
    assert state.glory == [PURSE - (hits if what == "glory" else 0), PURSE, 0]
    assert state.fortune == [CHEST - (hits if what == "fortune" else 0), CHEST, 0]
    assert state.markers == [max(marks - (hits if what == "marker" else 0), 0), 0, 0]
    assert ("torch" in table.kit(0)) == (what != "gear")
    assert "lock-picks" in table.kit(0)
    assert table.hand(0) == (["missing-page"] if what == "event" else ["fan-mail", "missing-page"])
    assert table.hand(1) == ["tail-wind"]


def dice_rolled(table: Laid) -> int:
    """How many dice the first roll had."""
    packed = next(told.number for told in table.ear.told if LINES.all[told.line].key == "rolled")
    return (packed.bit_length() - 1) // 3


def cards_for_keywords(named: str) -> list[tuple[list[str], int]]:
    """Keywords that a card gives a die for, and the dice that come of it: of those named, and of all others."""
    mine = named.split()
    return [(mine, len(mine)), ([key for key in KEYWORDS if key not in mine], 0)]


def give_dice_with(keywords: list[str]) -> None:
    """Lock-picks that give a die with each of these keywords."""
    redraw("lock-picks", abilities=[dice_with(key, 1) for key in keywords])
