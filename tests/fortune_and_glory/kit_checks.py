"""What cards of a family have in common, tried on one of them: what it does, when it does not, and for nobody else."""

from typing import Any

from bivouac.games.fortune_and_glory.catalog import KEYWORDS, SKILL_WORDS
from tests.fortune_and_glory.kit_situations import (
    IN_TESTS,
    LEVEL,
    attacked,
    before_danger,
    hanging,
    moving,
    numbers_told,
    others,
    pool,
)
from tests.fortune_and_glory.world import ME, YOU, Laid

ONCE = "gear.activation-once"


def adds_dice(card: str, expected: dict[str, int], beside: str = "") -> None:
    """`expected` names skills, keywords and places with the dice that the card adds; it adds none elsewhere.

    `beside` is another card that the hero carries, without a part in these tests."""
    kit = f"{card}, {beside}" if beside else card
    words = [word for word in expected if word in KEYWORDS]
    for skill in SKILL_WORDS:
        dice = LEVEL + expected.get(skill, 0)
        assert pool("danger", skill, kits=kit) == dice, skill
        assert pool("danger", skill, kits=kit, turned=card) == dice, "gear.passive-kept"
        assert pool("danger", skill, kits=[beside, card]) == LEVEL, "another hero's card"
    for where in (*IN_TESTS, "fight"):
        level = LEVEL + expected.get("combat" if where == "fight" else "agility", 0) + expected.get(where, 0)
        assert pool(where, keywords=others(words), kits=kit) == level, where
        assert pool(where, keywords=others(words), kits=[beside, card]) == LEVEL, "another hero's card"
        for word in words:
            assert pool(where, keywords=word, kits=kit) == level + expected[word], f"{where} {word}"
            assert pool(where, keywords=word, kits=kit, turned=card) == level + expected[word], "gear.passive-kept"
            assert pool(where, keywords=word, kits=[beside, card]) == LEVEL, "another hero's card"


# -- fights ------------------------------------------------------------------------------------------------------------


def activates_hits(card: str, hits: int, dice: int) -> None:
    """Hits more in a combat round, once; the hero has so many dice."""
    misses = " ".join("." * dice)
    table = attacked(kits=card).dice(f"{misses} .").play("fight")
    assert table.keys() == ["pass", f"activate/{card}"]
    assert table.why_not(f"activate/{card}", YOU) != ""
    table.play(f"activate/{card}")
    assert table.state.fights[-1][2] == hits, "wounds of the enemy"
    assert table.state.wounds == [0, 0]
    assert table.keys() == ["fight", "escape"]
    table.dice(f"{misses} .").play("fight")
    assert table.keys() == ["fight", "escape"], "turned: nobody is asked"
    assert table.state.fights[-1][2] == hits
    assert not turned_is_offered(card, f"{misses} .", "fight")
    kept = attacked(kits=card).dice(f"{misses} .").play("fight", "pass")
    assert kept.state.fights[-1][2] == 0
    kept.dice(f"{misses} .").play("fight")
    assert kept.may(f"activate/{card}"), "a pass leaves it ready"
    escaping = attacked(kits=card).dice(f"{misses} .").play("escape", "roll")
    assert escaping.keys() == ["fight", "escape"], "escape.fail-no-attack: no roll to add hits to"
    assert_only_for_its_hero(card, "fight")


def activates_parry(card: str, parried: int, dice: int) -> None:
    """Hits parried in a combat round, once; the hero has so many dice."""
    misses = " ".join("." * dice)
    table = attacked(foe_dice=3, kits=card).dice(f"{misses} + + +").play("fight")
    assert table.keys() == ["pass", f"activate/{card}"]
    table.play(f"activate/{card}")
    assert table.state.wounds == [3 - parried, 0]
    assert numbers_told(table, "parried") == [parried]
    table.dice(f"{misses} + . .").play("fight")
    assert table.state.wounds == [4 - parried, 0], "turned: the next round is not parried"
    idle = attacked(foe_dice=3, kits=card).dice(f"{misses} . . .").play("fight")
    assert idle.keys() == ["fight", "escape"], "nothing to parry"
    escaping = attacked(foe_dice=3, kits=card).dice("1 1 1 + + +").play("escape", "roll")
    assert escaping.may(f"activate/{card}"), "the enemy strikes after an escape that failed"
    assert_only_for_its_hero(card, "fight")


def turned_is_offered(card: str, dice: str, choice: str) -> bool:
    table = attacked(kits=card, turned=card).dice(dice).play(choice)
    return table.may(f"activate/{card}")


def assert_only_for_its_hero(card: str, choice: str) -> None:
    """Another hero's card is not asked for in my fight."""
    table = attacked(foe_dice=1, kits=["", card]).dice("1 1 1 6").play(choice)
    assert table.table.waiting == [ME]
    assert table.keys() == ["fight", "escape"]
    assert table.state.fights[-1][2] == 0
    assert table.state.wounds == [1, 0]


# -- tests -------------------------------------------------------------------------------------------------------------


def failed(skill: str, card: str, dice: int, needed: int = 1, **laid: Any) -> Laid:
    """The roll that decides a test of this skill has failed."""
    rolled = " ".join("1" * dice)
    return before_danger(skill, needed=needed, kits=card, **laid).dice(f"- {rolled}").play("search")


def activates_reroll(card: str, levels: dict[str, int], skills: tuple[str, ...], beside: str = "") -> None:
    """The misses of a failed test of these skills are rolled again, once a round; `levels` are the dice it adds."""
    kit = f"{card}, {beside}" if beside else card
    for skill in SKILL_WORDS:
        dice = LEVEL + levels.get(skill, 0)
        table = failed(skill, kit, dice)
        if skill not in skills:
            assert table.hangs(ME) == "rope-bridge", f"not in a test of {skill}"
            continue
        assert table.keys() == ["pass", f"activate/{card}"]
        table.dice(" ".join("1" * (dice - 1)) + " 6").play(f"activate/{card}")
        assert table.state.markers[ME] == 1
        assert table.hangs(ME) == ""
        assert table.keys() == ["press-on", "stop"]
        again = failed(skill, kit, dice).dice(" ".join("1" * dice)).play(f"activate/{card}")
        assert again.hangs(ME) == "rope-bridge", "the second roll stands, and the card is turned"
        refused = failed(skill, kit, dice).play("pass")
        assert refused.hangs(ME) == "rope-bridge"
        assert failed(skill, kit, dice, turned=card).hangs(ME) == "rope-bridge"
    bystander = before_danger(skills[0], kits=["", kit]).dice("- 1 1 1").play("search")
    assert bystander.hangs(ME) == "rope-bridge", "another hero's card"


# -- the own turn ------------------------------------------------------------------------------------------------------


def activates_healing(card: str) -> None:
    """One wound less in the own turn, once a round."""
    table = moving(wounds=[2, 2], kits=card)
    assert table.may(f"activate/{card}")
    table.play(f"activate/{card}")
    assert table.state.wounds == [1, 2]
    assert table.why_not(f"activate/{card}") == ONCE
    table.nobody_is_waiting_but(ME)
    assert table.may("stay")
    sound = moving(wounds=[0, 2], kits=card)
    assert not sound.may(f"activate/{card}"), "nothing to heal"
    assert not moving(wounds=[2], kits=card, turned=card).may(f"activate/{card}")
    mine = moving(wounds=[2, 2], kits=["", card])
    assert not mine.may(f"activate/{card}"), "another hero's card"
    assert not hanging(wounds=[2], kits=card).may(f"activate/{card}"), "not in the middle of a test"


def adds_points(card: str, points: int, at: str, elsewhere: tuple[str, ...]) -> None:
    """Points more in each movement that begins in such a place."""
    assert moving(2, f"{at}, paris", kits=card).state.points == 2 + points
    assert moving(2, f"{at}, paris", kits=card, turned=card).state.points == 2 + points
    assert moving(2, f"{at}, paris", kits=["", card]).state.points == 2
    for place in elsewhere:
        assert moving(2, f"{place}, paris", kits=card).state.points == 2, place


def activates_steps(card: str, points: int, at: str, elsewhere: tuple[str, ...] = ()) -> None:
    """Points more for one movement, asked for as the die has fallen."""
    table = moving(2, f"{at}, paris", kits=card)
    assert table.keys() == ["pass", f"activate/{card}"]
    table.play(f"activate/{card}")
    assert table.state.points == 2 + points
    assert not table.may(f"activate/{card}")
    table.nobody_is_waiting_but(ME)
    assert table.may("stay")
    assert moving(2, f"{at}, paris", kits=card).play("pass").state.points == 2
    for place in elsewhere:
        assert moving(2, f"{place}, paris", kits=card).may("stay"), place
    assert moving(2, f"{at}, paris", kits=card, turned=card).may("stay")
    assert moving(2, f"{at}, paris", kits=["", card]).may("stay"), "another hero's card"


# -- the sheet ---------------------------------------------------------------------------------------------------------


def adds_health(card: str, health: int) -> None:
    """So many wounds more before a KO."""
    plain = 5
    assert "ko" in attacked(wounds=[plain]).dice("1 1 1 6").play("fight").told()
    assert "ko" in attacked(wounds=[plain], kits=["", card]).dice("1 1 1 6").play("fight").told(), "another hero's card"
    table = attacked(wounds=[plain + health - 1], kits=card).dice("1 1 1 6").play("fight")
    assert "ko" not in table.told()
    assert table.state.wounds[ME] == plain + health
    assert hanging(wounds=[plain + health - 1], kits=card).keys(verb="push") == ["1"], "push.no-self-ko"
