"""The 19 Enemy cards and the 4 reference cards: their values, their escapes, and what they do each round."""

import pytest

from bivouac.games.fortune_and_glory.state_ground import MOBSTER, SOLDIER
from tests.fortune_and_glory.foe_checks import (
    Foe,
    escaped_as_printed,
    fights_as_printed,
    goes_on,
    is_infantry_or_not,
    meet,
)
from tests.fortune_and_glory.kit_situations import dice_in, numbers_told
from tests.fortune_and_glory.world import ME, YOU, Laid, number

THUGS = Foe(3, 2, 2, "agility 4 2")
DANCER = Foe(5, 2, 3, "cunning 5 1")
GUARDIAN = Foe(3, 4, 3, "lore 5 2", infantry=False)
TIGER = Foe(4, 2, 2, "agility 5 1", infantry=False)
CULTISTS = Foe(3, 3, 3, "cunning 4 2")
CHOIR = Foe(3, 3, 2, "cunning 4 3")
MAULER = Foe(2, 2, 3, "agility 4 1", defence=1, infantry=False)
INSPECTOR = Foe(4, 2, 2, "cunning 5 2 or lore 5 2")
DRIVER = Foe(5, 2, 2, "agility 4 3", infantry=False)
ROBBERS = Foe(4, 3, 2, "agility 4 1", fortune=1)
GUNS = Foe(4, 3, 2, "agility 5 2")
ACROBATS = Foe(4, 1, 1, "agility 5 2")
COBRA = Foe(3, 1, 1, "agility 4 2", infantry=False)
CROCODILE = Foe(3, 2, 4, "agility 4 2", defence=1, infantry=False)
HIPPOPOTAMUS = Foe(4, 3, 3, "cunning 4 1", infantry=False)
HYPNOTIST = Foe(2, 2, 2, "lore 5 1", infantry=False)
FIRE_EATERS = Foe(4, 2, 3, "lore 4 2")
AUTOMATON = Foe(2, 2, 3, "lore 4 2", defence=1, infantry=False)
VINE = Foe(3, 4, 2, "combat 4 3", infantry=False)

ENEMIES = [
    pytest.param("dockside-thugs", THUGS, marks=pytest.mark.card("dockside-thugs")),
    pytest.param("knife-dancer", DANCER, marks=pytest.mark.card("knife-dancer")),
    pytest.param("tomb-guardian", GUARDIAN, marks=pytest.mark.card("tomb-guardian")),
    pytest.param("man-eating-tiger", TIGER, marks=pytest.mark.card("man-eating-tiger")),
    pytest.param("masked-cultists", CULTISTS, marks=pytest.mark.card("masked-cultists")),
    pytest.param("pickpocket-choir", CHOIR, marks=pytest.mark.card("pickpocket-choir")),
    pytest.param("velvet-mauler", MAULER, marks=pytest.mark.card("velvet-mauler")),
    pytest.param("bent-inspector", INSPECTOR, marks=pytest.mark.card("bent-inspector")),
    pytest.param("getaway-driver", DRIVER, marks=pytest.mark.card("getaway-driver")),
    pytest.param("robbers-on-the-run", ROBBERS, marks=pytest.mark.card("robbers-on-the-run")),
    pytest.param("hired-guns", GUNS, marks=pytest.mark.card("hired-guns")),
    pytest.param("rooftop-acrobats", ACROBATS, marks=pytest.mark.card("rooftop-acrobats")),
    pytest.param("royal-cobra", COBRA, marks=pytest.mark.card("royal-cobra")),
    pytest.param("old-crocodile", CROCODILE, marks=pytest.mark.card("old-crocodile")),
    pytest.param("slighted-hippopotamus", HIPPOPOTAMUS, marks=pytest.mark.card("slighted-hippopotamus")),
    pytest.param("crimson-hypnotist", HYPNOTIST, marks=pytest.mark.card("crimson-hypnotist")),
    pytest.param("fire-eaters", FIRE_EATERS, marks=pytest.mark.card("fire-eaters")),
    pytest.param("brass-automaton", AUTOMATON, marks=pytest.mark.card("brass-automaton")),
    pytest.param("strangler-vine", VINE, marks=pytest.mark.card("strangler-vine")),
]
REFERENCES = [
    pytest.param("mobster", Foe(2, 2, 1, "agility 4 2"), marks=pytest.mark.card("mobster")),
    pytest.param("nazi-soldier", Foe(3, 1, 1, "agility 4 2"), marks=pytest.mark.card("nazi-soldier")),
    pytest.param("zombie", Foe(2, 3, 2, "agility 4 1"), marks=pytest.mark.card("zombie")),
    pytest.param("cultist", Foe(3, 2, 2, "cunning 5 1"), marks=pytest.mark.card("cultist")),
]


@pytest.mark.parametrize(("key", "foe"), [*ENEMIES, *REFERENCES])
def test_enemy_fights_with_the_values_of_the_card(key: str, foe: Foe) -> None:
    fights_as_printed(key, foe)


@pytest.mark.parametrize(("key", "foe"), [*ENEMIES, *REFERENCES])
def test_enemy_is_escaped_by_the_test_of_the_card(key: str, foe: Foe) -> None:
    escaped_as_printed(key, foe)


@pytest.mark.parametrize(("key", "foe"), ENEMIES)
def test_enemy_is_infantry_or_not(key: str, foe: Foe) -> None:
    is_infantry_or_not(key, foe)


WITHOUT_A_ROUND_EFFECT = [
    pytest.param("dockside-thugs", THUGS, marks=pytest.mark.card("dockside-thugs")),
    pytest.param("knife-dancer", DANCER, marks=pytest.mark.card("knife-dancer")),
    pytest.param("tomb-guardian", GUARDIAN, marks=pytest.mark.card("tomb-guardian")),
    pytest.param("man-eating-tiger", TIGER, marks=pytest.mark.card("man-eating-tiger")),
    pytest.param("velvet-mauler", MAULER, marks=pytest.mark.card("velvet-mauler")),
    pytest.param("getaway-driver", DRIVER, marks=pytest.mark.card("getaway-driver")),
    pytest.param("robbers-on-the-run", ROBBERS, marks=pytest.mark.card("robbers-on-the-run")),
    pytest.param("hired-guns", GUNS, marks=pytest.mark.card("hired-guns")),
    pytest.param("rooftop-acrobats", ACROBATS, marks=pytest.mark.card("rooftop-acrobats")),
    pytest.param("old-crocodile", CROCODILE, marks=pytest.mark.card("old-crocodile")),
    pytest.param("slighted-hippopotamus", HIPPOPOTAMUS, marks=pytest.mark.card("slighted-hippopotamus")),
    pytest.param("brass-automaton", AUTOMATON, marks=pytest.mark.card("brass-automaton")),
    pytest.param("strangler-vine", VINE, marks=pytest.mark.card("strangler-vine")),
    *REFERENCES,
]


@pytest.mark.parametrize(("key", "foe"), WITHOUT_A_ROUND_EFFECT)
def test_enemy_only_strikes(key: str, foe: Foe) -> None:
    table = goes_on(key, foe, hand="lucky-hat", kits="double-agent, rail-pass")
    assert table.keys() == ["fight", "escape"]
    assert (table.state.wounds, table.state.glory) == ([0, 0], [5, 5])
    assert table.hand(ME) == ["lucky-hat"]
    assert table.kit(ME) == ["double-agent", "rail-pass"]


# -- what they do each round -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "foe", "wounds", "with_a_jacket"),
    [
        pytest.param("masked-cultists", CULTISTS, 1, 1, marks=pytest.mark.card("masked-cultists")),
        pytest.param("royal-cobra", COBRA, 2, 2, marks=pytest.mark.card("royal-cobra")),
        pytest.param("fire-eaters", FIRE_EATERS, 1, 0, marks=pytest.mark.card("fire-eaters")),
    ],
)
def test_enemy_wounds_in_every_round_that_the_fight_goes_on(
    key: str, foe: Foe, wounds: int, with_a_jacket: int
) -> None:
    table = goes_on(key, foe)
    assert table.state.wounds == [wounds, 0]
    assert table.keys() == ["fight", "escape"]
    table.dice(" ".join("." * (1 + foe.dice))).play("fight")
    assert table.state.wounds == [2 * wounds, 0]
    assert goes_on(key, foe, kits="leather-jacket").state.wounds == [with_a_jacket, 0]
    fatal = goes_on(key, foe, wounds=[9])
    assert "ko" in fatal.told()
    assert fatal.state.wounds[YOU] == 0


@pytest.mark.card("pickpocket-choir")
def test_pickpocket_choir_takes_a_glory_each_round() -> None:
    table = goes_on("pickpocket-choir", CHOIR)
    assert table.state.glory == [4, 5]
    table.dice(". . .").play("fight")
    assert table.state.glory == [3, 5]
    assert goes_on("pickpocket-choir", CHOIR, glory=[0, 5]).state.glory == [0, 5]


@pytest.mark.card("bent-inspector")
def test_bent_inspector_seizes_a_card_of_the_heros_choice_each_round() -> None:
    table = goes_on("bent-inspector", INSPECTOR, hand="lucky-hat, bidding-war")
    assert table.table.waiting == [ME]
    assert table.keys() == ["discard/lucky-hat", "discard/bidding-war"]
    table.play("discard/bidding-war")
    assert table.hand(ME) == ["lucky-hat"]
    assert table.hand(YOU) == ["brass-fake"]
    assert number("bidding-war") in table.state.discards[0]
    table.dice(". . . .").play("fight")
    assert table.hand(ME) == [], "the last card needs no question"
    table.dice(". . . .").play("fight")
    assert table.keys() == ["fight", "escape"]


@pytest.mark.card("crimson-hypnotist")
def test_crimson_hypnotist_tests_the_loyalty_of_every_ally_of_the_hero() -> None:
    table = meet("crimson-hypnotist", kits=["double-agent, cat-burglar, porter, torch", "smuggler-captain"])
    table.dice(". . . 4 3").play("fight")
    assert [dice_in(roll) for roll in numbers_told(table, "loyalty")] == [1, 1]
    assert table.kit(ME) == ["double-agent", "porter", "torch"]
    assert table.kit(YOU) == ["smuggler-captain"]
    alone = goes_on("crimson-hypnotist", HYPNOTIST, kits="porter, torch")
    assert "loyalty" not in alone.told()
    assert alone.keys() == ["fight", "escape"]


@pytest.mark.card("robbers-on-the-run")
def test_robbers_give_up_their_fortune_to_who_beats_them_even_when_ko() -> None:
    table = meet("robbers-on-the-run", combat=3, wounds=[8], fortune=[0, 0])
    table.dice("+ + + + + . . 1").play("fight")
    assert "ko" in table.told()
    assert table.told().index("fortune") < table.told().index("ko"), "glory.even-when-ko"


# -- henchmen ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "figure", "dice", "hits"),
    [
        pytest.param("mobster", MOBSTER, 2, "+ + .", marks=pytest.mark.card("mobster")),
        pytest.param("nazi-soldier", SOLDIER, 3, "+ . .", marks=pytest.mark.card("nazi-soldier")),
    ],
)
def test_reference_card_speaks_for_the_figures_on_the_board(key: str, figure: int, dice: int, hits: str) -> None:
    table = Laid(at="moscow, paris", phase="move", figures={"russia": figure}, dice="5").play("go/russia")
    assert table.state.fights[-1][1] == number(key)
    table.dice(f"{hits} " + " ".join("." * dice)).play("fight")
    assert [dice_in(blows) for blows in numbers_told(table, "enemy-blows")] == [dice]
    assert table.state.glory == [1, 0]
    assert figure not in table.state.figures


@pytest.mark.parametrize(
    ("key", "deck"),
    [
        pytest.param("mobster", "enemy", marks=pytest.mark.card("mobster")),
        pytest.param("nazi-soldier", "nazi", marks=pytest.mark.card("nazi-soldier")),
    ],
)
def test_reference_card_is_fought_when_its_deck_is_empty(key: str, deck: str) -> None:
    drawn = {"enemy": "dockside-thugs", "nazi": "patrol"}[deck]
    table = meet(drawn, decks={deck: ""})
    assert table.state.fights[-1][1] == number(key)
