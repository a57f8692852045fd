"""The Nazi Enemy cards, Nazi Gold among them: their values, their escapes, and what they do each round."""

import pytest

from bivouac.games.fortune_and_glory.catalog import NAZI
from bivouac.games.fortune_and_glory.map import LANDS
from bivouac.games.fortune_and_glory.state_ground import SOLDIER
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

PATROL = Foe(3, 2, 2, "agility 4 2")
ELITE = Foe(4, 3, 4, "cunning 5 2")
FLAMETHROWER = Foe(5, 2, 3, "agility 5 2")
TANK = Foe(6, 3, 5, "agility 4 2", infantry=False)
DOGS = Foe(5, 2, 3, "agility 5 2 or cunning 5 1", infantry=False)
WIRELESS = Foe(3, 3, 3, "cunning 4 3")
MOUNTAIN = Foe(4, 3, 4, "agility 4 3")
NEST = Foe(6, 2, 4, "cunning 4 2")
FROGMEN = Foe(3, 3, 2, "agility 5 1")
BORDER = Foe(4, 2, 3, "cunning 4 1")
SNIPER = Foe(4, 2, 3, "agility 5 1 or cunning 5 1")
ARCHIVISTS = Foe(3, 3, 3, "lore 5 2")
PARACHUTISTS = Foe(5, 2, 3, "lore 4 3")
BARRACKS = Foe(3, 4, 4, "agility 4 4")
BOMBER = Foe(6, 2, 4, "cunning 5 1", infantry=False)
GREY_HAT = Foe(4, 3, 4, "cunning 5 2", infantry=False)
ARMOUR = Foe(3, 2, 5, "lore 5 1", defence=1, infantry=False)

ENEMIES = [
    pytest.param("patrol", PATROL, marks=pytest.mark.card("patrol")),
    pytest.param("elite-guard", ELITE, marks=pytest.mark.card("elite-guard")),
    pytest.param("flamethrower", FLAMETHROWER, marks=pytest.mark.card("flamethrower")),
    pytest.param("tank", TANK, marks=pytest.mark.card("tank")),
    pytest.param("attack-dogs", DOGS, marks=pytest.mark.card("attack-dogs")),
    pytest.param("wireless-operator", WIRELESS, marks=pytest.mark.card("wireless-operator")),
    pytest.param("mountain-troops", MOUNTAIN, marks=pytest.mark.card("mountain-troops")),
    pytest.param("machine-gun-nest", NEST, marks=pytest.mark.card("machine-gun-nest")),
    pytest.param("frogmen", FROGMEN, marks=pytest.mark.card("frogmen")),
    pytest.param("border-guards", BORDER, marks=pytest.mark.card("border-guards")),
    pytest.param("hidden-sniper", SNIPER, marks=pytest.mark.card("hidden-sniper")),
    pytest.param("occult-archivists", ARCHIVISTS, marks=pytest.mark.card("occult-archivists")),
    pytest.param("lost-parachutists", PARACHUTISTS, marks=pytest.mark.card("lost-parachutists")),
    pytest.param("whole-barracks", BARRACKS, marks=pytest.mark.card("whole-barracks")),
    pytest.param("dive-bomber", BOMBER, marks=pytest.mark.card("dive-bomber")),
    pytest.param("man-in-the-grey-hat", GREY_HAT, marks=pytest.mark.card("man-in-the-grey-hat")),
    pytest.param("steam-armour", ARMOUR, marks=pytest.mark.card("steam-armour")),
]


@pytest.mark.parametrize(("key", "foe"), ENEMIES)
def test_enemy_fights_with_the_values_of_the_card(key: str, foe: Foe) -> None:
    fights_as_printed(key, foe)


@pytest.mark.parametrize(("key", "foe"), ENEMIES)
def test_enemy_is_escaped_by_the_test_of_the_card(key: str, foe: Foe) -> None:
    escaped_as_printed(key, foe)


@pytest.mark.parametrize(("key", "foe"), ENEMIES)
def test_enemy_is_infantry_or_not(key: str, foe: Foe) -> None:
    is_infantry_or_not(key, foe)


WITHOUT_A_ROUND_EFFECT = [
    pytest.param("patrol", PATROL, marks=pytest.mark.card("patrol")),
    pytest.param("elite-guard", ELITE, marks=pytest.mark.card("elite-guard")),
    pytest.param("flamethrower", FLAMETHROWER, marks=pytest.mark.card("flamethrower")),
    pytest.param("tank", TANK, marks=pytest.mark.card("tank")),
    pytest.param("attack-dogs", DOGS, marks=pytest.mark.card("attack-dogs")),
    pytest.param("mountain-troops", MOUNTAIN, marks=pytest.mark.card("mountain-troops")),
    pytest.param("machine-gun-nest", NEST, marks=pytest.mark.card("machine-gun-nest")),
    pytest.param("frogmen", FROGMEN, marks=pytest.mark.card("frogmen")),
    pytest.param("lost-parachutists", PARACHUTISTS, marks=pytest.mark.card("lost-parachutists")),
    pytest.param("whole-barracks", BARRACKS, marks=pytest.mark.card("whole-barracks")),
    pytest.param("dive-bomber", BOMBER, marks=pytest.mark.card("dive-bomber")),
    pytest.param("steam-armour", ARMOUR, marks=pytest.mark.card("steam-armour")),
]


@pytest.mark.parametrize(("key", "foe"), WITHOUT_A_ROUND_EFFECT)
def test_enemy_only_strikes(key: str, foe: Foe) -> None:
    table = goes_on(key, foe, hand="lucky-hat", kits="double-agent, rail-pass")
    assert table.keys() == ["fight", "escape"]
    assert (table.state.wounds, table.state.glory) == ([0, 0], [5, 5])
    assert table.hand(ME) == ["lucky-hat"]
    assert table.kit(ME) == ["double-agent", "rail-pass"]
    assert SOLDIER not in table.state.figures


# -- what they do each round -------------------------------------------------------------------------------------------


@pytest.mark.card("wireless-operator")
def test_wireless_operator_calls_a_soldier_each_round() -> None:
    table = goes_on("wireless-operator", WIRELESS)
    assert table.state.figures.count(SOLDIER) == 1
    assert table.state.figures.index(SOLDIER) < LANDS, "in a random land"
    assert table.keys() == ["fight", "escape"]
    table.dice(". . . .").play("fight")
    assert table.state.figures.count(SOLDIER) == 2
    beaten = meet("wireless-operator", combat=3).dice("+ + + . . .").play("fight")
    assert SOLDIER not in beaten.state.figures


@pytest.mark.card("border-guards")
def test_border_guards_take_a_glory_each_round() -> None:
    table = goes_on("border-guards", BORDER)
    assert table.state.glory == [4, 5]
    table.dice(". . . . .").play("fight")
    assert table.state.glory == [3, 5]
    assert goes_on("border-guards", BORDER, glory=[0, 5]).state.glory == [0, 5]


@pytest.mark.card("hidden-sniper")
def test_hidden_sniper_wounds_each_round_whatever_the_armour() -> None:
    table = goes_on("hidden-sniper", SNIPER, kits="leather-jacket")
    assert table.state.wounds == [1, 0]
    table.dice(". . . . .").play("fight")
    assert table.state.wounds == [2, 0]
    assert "ko" in goes_on("hidden-sniper", SNIPER, wounds=[9]).told()


@pytest.mark.card("occult-archivists")
def test_occult_archivists_file_a_card_of_the_heros_choice_each_round() -> None:
    table = goes_on("occult-archivists", ARCHIVISTS, hand="lucky-hat, bidding-war")
    assert table.keys() == ["discard/lucky-hat", "discard/bidding-war"]
    table.play("discard/lucky-hat")
    assert table.hand(ME) == ["bidding-war"]
    assert table.hand(YOU) == ["brass-fake"]
    table.dice(". . . .").play("fight")
    assert table.hand(ME) == []
    assert table.keys() == ["fight", "escape"]


@pytest.mark.card("man-in-the-grey-hat")
def test_man_in_the_grey_hat_tests_the_loyalty_of_every_ally() -> None:
    table = meet("man-in-the-grey-hat", kits=["double-agent, smuggler-captain, porter", "cat-burglar"])
    table.dice(". . . . . 3 4").play("fight")
    assert [dice_in(roll) for roll in numbers_told(table, "loyalty")] == [1, 1]
    assert table.kit(ME) == ["smuggler-captain", "porter"]
    assert table.kit(YOU) == ["cat-burglar"]
    assert table.keys() == ["fight", "escape"]


# -- gold --------------------------------------------------------------------------------------------------------------


def gold_first(cards: str, infantry: bool = False, wounds: int = 0) -> Laid:
    """The first card of the Nazi deck is drawn each time; the last one takes its place."""
    return meet("patrol", 2, infantry, decks={"nazi": cards}, draws="1 1 1", wounds=[wounds])


@pytest.mark.card("nazi-gold")
@pytest.mark.parametrize(("cards", "fortune"), [("nazi-gold, patrol", 2), ("nazi-gold, patrol, nazi-gold", 4)])
def test_nazi_gold_goes_to_who_beats_its_escort(cards: str, fortune: int) -> None:
    table = gold_first(cards)
    assert table.state.fights[-1][1] == number("patrol"), "the gold is no enemy"
    assert table.told().count("escorted") == fortune // 2
    assert table.state.fortune == [0, 0]
    table.dice("+ + . . .").play("fight")
    assert table.state.fortune == [fortune, 0]
    assert table.state.glory == [7, 5]
    assert sorted(table.state.discards[NAZI]) == sorted([number("patrol"), *[number("nazi-gold")] * (fortune // 2)])
    table.nobody_is_waiting_but(ME)


@pytest.mark.card("nazi-gold")
def test_nazi_gold_is_not_for_who_escapes_or_is_ko() -> None:
    table = gold_first("nazi-gold, patrol").play("escape").dice("4 4").play("roll")
    assert "escaped" in table.told()
    assert table.state.fortune == [0, 0]
    assert sorted(table.state.discards[NAZI]) == sorted([number("patrol"), number("nazi-gold")])
    table.nobody_is_waiting_but(ME)
    lost = gold_first("nazi-gold, patrol", wounds=9).dice(". . + . . 1").play("fight")
    assert "ko" in lost.told()
    assert lost.state.fortune == [0, 0]
    assert number("nazi-gold") in lost.state.discards[NAZI]


@pytest.mark.card("nazi-gold")
def test_nazi_gold_behind_the_enemy_stays_in_the_deck() -> None:
    table = gold_first("patrol, nazi-gold").dice("+ + . . .").play("fight")
    assert table.state.fortune == [0, 0]
    assert table.state.bags[NAZI] == [number("nazi-gold")]


@pytest.mark.card("nazi-gold")
def test_nazi_gold_without_an_escort_is_guarded_by_a_soldier() -> None:
    table = gold_first("nazi-gold")
    assert table.state.fights[-1][1] == number("nazi-soldier")
    table.dice("+ . . . .").play("fight")
    assert table.state.fortune == [2, 0]
    assert table.state.glory == [6, 5]
    assert table.state.discards[NAZI] == [number("nazi-gold")]


@pytest.mark.card("nazi-gold")
def test_nazi_gold_is_discarded_where_only_infantry_counts() -> None:
    """combat.escorted-not-infantry, by its ruling."""
    table = gold_first("nazi-gold, patrol", infantry=True)
    assert "escorted" not in table.told()
    assert table.state.discards[NAZI] == [number("nazi-gold")]
    table.dice("+ + . . .").play("fight")
    assert table.state.fortune == [0, 0]
