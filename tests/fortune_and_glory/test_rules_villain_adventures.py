"""Villains in adventures: what they find in the End phase, what they take, and how they leave."""

from typing import Any

import pytest

from bivouac.games.fortune_and_glory.catalog import AGILITY, TREASURE, VILLAIN
from bivouac.games.fortune_and_glory.map import NUMBER_OF
from bivouac.games.fortune_and_glory.state import World
from bivouac.games.fortune_and_glory.state_ground import V_EXPLORED
from bivouac.games.fortune_and_glory.turn_temple import collapse
from bivouac.games.fortune_and_glory.turn_villains import VILLAINS_ADVENTURE
from bivouac.games.fortune_and_glory.verbs import PRESSES_ON, Hurt, in_one_round, when
from bivouac.games.fortune_and_glory.verbs_tests import Test as Skill
from bivouac.games.fortune_and_glory.villains import RANDOM, enter_villain
from bivouac.games.fortune_and_glory.whom import ME as THE_OWNER
from bivouac.games.fortune_and_glory.words import LINES
from tests.fortune_and_glory.situations import SITES, visiting
from tests.fortune_and_glory.villain_situations import MALONE, TEUFEL, ending, plain_villains, pressing
from tests.fortune_and_glory.world import ME, THIRD, YOU, Laid, number, redraw

AWAY = "greece, egypt, lima"  # nobody is where the Villain hunts


def hunting(villains: str = f"{MALONE} sahara", dice: str = "", danger: int = 3, **fields: Any) -> Laid:
    """The End phase. The artifact of the Sahara has this danger value; Villains have two dice each."""
    redraw("of-zeus", danger=danger)
    return ending(villains, dice, at=fields.pop("at", AWAY), **fields)


# -- the search --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("villain-adventure.roll", "villain.search")
@pytest.mark.parametrize("search", [1, 2, 4])
def test_a_villain_in_an_adventure_rolls_its_search_once(search: int) -> None:
    plain_villains(search=search)
    table = hunting(dice=" ".join(["2"] * search), plain=False)
    assert table.told().count("villain-searches") == 1
    assert table.numbers("villain-searches")[0].bit_length() == 3 * search + 1
    assert table.clauses("villain-searches") == ["villain-adventure.roll"]


@pytest.mark.clause("villain-adventure.roll")
def test_several_search_in_the_order_in_which_they_came() -> None:
    table = hunting(f"{TEUFEL} egypt guards=1, {MALONE} sahara", "2 2 2 2")
    cards = [told.card for told in table.ear.told if told.line == line("villain-searches")]
    assert cards == [number(TEUFEL), number(MALONE)]


def line(key: str) -> int:
    return next(i for i, one in enumerate(LINES.all) if one.key == key)


@pytest.mark.clause("villain-adventure.hero-penalty")
@pytest.mark.parametrize(("at", "dice"), [(AWAY, 2), ("sahara, egypt, lima", 1), ("sahara, sahara, lima", 0)])
def test_each_hero_in_the_space_takes_a_die_away_down_to_none(at: str, dice: int) -> None:
    table = hunting(dice=" ".join(["2"] * dice), at=at)
    assert table.told().count("villain-searches") == (1 if dice else 0)
    if dice:
        assert table.numbers("villain-searches")[0].bit_length() == 3 * dice + 1
    else:
        assert table.clauses("villain-watched") == ["villain-adventure.hero-penalty"]


@pytest.mark.clause("villain-adventure.hero-penalty")
def test_a_hero_who_is_ko_does_not_count() -> None:
    table = hunting(f"{MALONE} london", "2 2", at="london, egypt, lima", down=1, sites="london:sword/of-zeus")
    assert table.numbers("villain-searches")[0].bit_length() == 7


@pytest.mark.clause("villain-adventure.success")
@pytest.mark.parametrize(("dice", "markers"), [("2 3", 0), ("4 3", 1), ("2 5", 1), ("6 4", 2)])
def test_each_die_of_4_or_more_is_a_danger_marker(dice: str, markers: int) -> None:
    table = hunting(dice=dice)
    assert table.villain(MALONE) == [0, markers, 0]
    assert table.clauses("villain-markers") == (["villain-adventure.success"] if markers else [])


@pytest.mark.clause("villain-adventure.wound-on-1")
@pytest.mark.parametrize(("dice", "wounds"), [("2 3", 0), ("1 3", 1), ("1 1", 2)])
def test_each_1_is_a_wound_that_no_defence_parries(dice: str, wounds: int) -> None:
    plain_villains(defence=1)
    table = hunting(dice=dice, plain=False)
    assert table.villain(MALONE) == [wounds, 0, 0]
    assert table.clauses("villain-hurt") == (["villain-adventure.wound-on-1"] if wounds else [])


@pytest.mark.clause("villain-adventure.wound-on-1", "bodyguard.first-wound")
def test_a_bodyguard_takes_the_wound_of_a_search() -> None:
    table = hunting(f"{TEUFEL} sahara guards=1", "1 1")
    assert table.villain(TEUFEL) == [1, 0, 0]


@pytest.mark.clause("villain-adventure.wound-on-1", "villain-fight.villain-ko")
def test_a_search_may_be_the_end_of_a_villain() -> None:
    table = hunting(f"{MALONE} sahara wounds=2 markers=1", "1 2")
    assert table.villain(MALONE) == []
    assert number(MALONE) in table.state.bags[VILLAIN]
    assert "villain-ko" in table.told()
    assert table.state.site_at(NUMBER_OF["sahara"]) >= 0


# -- the artifact ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("villain-adventure.collects", "villain-adventure.artifact-aside")
@pytest.mark.parametrize(("danger", "dice", "taken"), [(3, "4 2", False), (2, "4 2", True), (2, "4 4", True)])
def test_with_as_many_markers_as_the_danger_value_the_artifact_lies_aside(danger: int, dice: str, taken: bool) -> None:
    table = hunting(f"{MALONE} sahara markers=1", dice, danger)
    pair = [number("sword"), number("of-zeus")]
    assert (table.state.aside == pair) == taken
    assert (table.state.site_at(NUMBER_OF["sahara"]) < 0) == taken
    if taken:
        assert table.clauses("villain-takes") == ["villain-adventure.collects"]
        view = table.table.view(None)["loot"]["artifacts"]
        assert [(one["artifact"], one["adventure"]) for one in view] == [("sword", "of-zeus")]
        assert not any(number("sword") in zone for zone in (*table.state.bags, *table.state.discards))


@pytest.mark.clause("villain-adventure.leaves-when-collected", "end.refill")
def test_who_takes_the_artifact_leaves_and_another_is_placed() -> None:
    table = hunting(f"{MALONE} sahara markers=2", "4 2")
    assert table.villain(MALONE) == []
    assert table.clauses("villain-leaves") == ["villain-adventure.leaves-when-collected"]
    assert len(table.state.site_space) == 4


@pytest.mark.clause("villain-adventure.wound-on-1", "villain-adventure.collects")
def test_one_roll_may_bring_the_artifact_and_a_ko() -> None:
    table = hunting(f"{MALONE} sahara markers=2 wounds=2", "4 1")
    assert table.state.aside == [number("sword"), number("of-zeus")]
    assert "villain-ko" in table.told()
    assert "villain-leaves" not in table.told()
    assert table.villain(MALONE) == []


@pytest.mark.clause("villain-adventure.leaves-when-collected")
def test_a_villain_leaves_when_a_hero_finds_the_artifact() -> None:
    redraw("of-zeus", danger=1)
    table = pressing(villains=f"{MALONE} sahara wounds=1, {TEUFEL} egypt")
    assert table.found(ME) == ["sword", "of-zeus"]
    assert table.villain(MALONE) == []
    assert table.villain(TEUFEL) == [0, 0, 0]
    assert table.clauses("villain-leaves") == ["villain-adventure.leaves-when-collected"]


@pytest.mark.clause("villain-adventure.artifact-aside")
def test_heroes_who_searched_for_it_lose_their_progress() -> None:
    table = hunting(f"{TEUFEL} sahara markers=2 guards=1", "4 2", at="sahara, egypt, lima", markers=(2, 1))
    assert (table.state.markers[ME], table.state.quest[ME]) == (0, -1)
    assert table.state.markers[YOU] == 1
    assert table.state.found[ME] == []


@pytest.mark.clause("villain-adventure.fortune-aside")
def test_the_coins_of_a_jungle_go_with_the_artifact() -> None:
    table = Laid(at=AWAY, phase="move", sites=SITES, villains=f"{MALONE} sahara markers=2")
    table.state.site_gold[0] = 2
    redraw("of-zeus", danger=3)
    plain_villains()
    search_now(table, "4 2")
    assert table.state.aside_fortune == 2
    assert table.clauses("villain-gold") == ["villain-adventure.fortune-aside"]
    assert table.table.view(None)["loot"]["fortune"] == 2


def search_now(table: Laid, dice: str) -> None:
    """The Villains search with these dice; then the movement that was asked goes on."""
    table.ask_nothing()
    table.state.agenda.append(VILLAINS_ADVENTURE)
    table.dice(dice)
    table.state.advance()


@pytest.mark.clause("villain-adventure.no-special-text")
def test_special_text_is_nothing_to_a_villain() -> None:
    redraw("of-zeus", abilities=[in_one_round()])
    table = hunting(dice="4 2", advanced="villains,texts")
    assert table.villain(MALONE) == [0, 1, 0]
    redraw("of-zeus", abilities=[when(PRESSES_ON, Hurt(1, THE_OWNER))])
    table = hunting(f"{MALONE} sahara markers=1", "4 2", advanced="villains,texts")
    assert table.villain(MALONE) == [0, 2, 0]


def test_markers_are_worth_nothing_when_the_artifact_is_moved_away() -> None:
    sites = "sahara:sword/of-zeus, egypt:ring/of-hades"
    table = visiting("dying-whisper", villains=f"{MALONE} sahara markers=2", sites=sites).play("mode/2")
    assert "artifact-moved" in table.told()
    assert table.villain(MALONE) == [0, 0, 0]


# -- the deep jungle ---------------------------------------------------------------------------------------------------


def in_jungle(dice: str, explored: int = 0, **fields: Any) -> Laid:
    redraw("of-zeus", danger=5)
    return ending(f"{MALONE} congo-jungle explored={explored}", dice, at=AWAY, sites="congo-jungle:sword/of-zeus",
                  **fields)  # fmt: skip


@pytest.mark.clause("jungle.find-first")
def test_a_villain_explores_a_deep_jungle_before_it_searches() -> None:
    lost = in_jungle("3", advanced="villains,jungle")
    assert lost.state.villains[0][V_EXPLORED] == 1
    assert "villain-searches" not in lost.told()
    found = in_jungle("4 5 5", advanced="villains,jungle")
    assert found.state.villains[0][V_EXPLORED] == -1
    assert found.villain(MALONE) == [0, 2, 0]


@pytest.mark.clause("jungle.repeat")
def test_each_try_has_one_die_more() -> None:
    table = in_jungle("1 4 5 2", explored=1, advanced="villains,jungle")
    assert table.numbers("villain-explores")[0].bit_length() == 7
    assert table.villain(MALONE) == [0, 1, 0]


def test_whoever_comes_to_a_deep_jungle_explores_only_where_jungles_are_deep() -> None:
    for advanced, explored in (("villains", -1), ("villains,jungle", 0)):
        table = Laid(at="congo-jungle, egypt, lima", phase="move", advanced=advanced)
        enter_villain(table.state, ME, RANDOM)
        assert table.state.villains[0][V_EXPLORED] == explored


# -- temples -----------------------------------------------------------------------------------------------------------


def in_temple(
    dice: str, gold: int = 5, markers: int = 0, shaken: int = 0, at: str = AWAY, villains: str = f"{MALONE} sahara"
) -> Laid:
    """A Villain searches a temple of danger value 3; then the movement that was asked goes on."""
    plain_villains()
    redraw("of-zeus", danger=3)
    redraw("mine", escape=Skill(AGILITY, 5, 1))
    table = Laid(at=at, phase="move", sites="sahara:mine/of-zeus, egypt:ring/of-hades", villains=villains,
                 advanced="villains,temples")  # fmt: skip
    state = table.state
    state.site_gold[0], state.site_markers[0], state.site_shaken[0] = gold, markers, shaken
    search_now(table, dice)
    return table


@pytest.mark.clause("villain-adventure.temple", "villain-adventure.fortune-aside")
def test_each_success_in_a_temple_is_a_coin_and_a_marker_on_the_temple() -> None:
    table = in_temple("4 5")
    state = table.state
    assert (state.site_gold[0], state.site_markers[0], state.aside_fortune) == (3, 2, 2)
    assert table.villain(MALONE) == [0, 0, 0]
    assert table.clauses("villain-gold") == ["villain-adventure.temple"] * 2


@pytest.mark.clause("villain-adventure.temple")
def test_successes_come_one_by_one_and_a_collapse_ends_them() -> None:
    table = in_temple("4 5 1 6", markers=2)
    assert table.state.aside_fortune == 1
    assert table.villain(MALONE) == []
    assert table.state.site_at(NUMBER_OF["sahara"]) < 0
    holds = in_temple("4 5 2", markers=2)
    assert holds.state.aside_fortune == 2
    assert (holds.state.site_markers[0], holds.state.site_shaken[0]) == (1, 1)


@pytest.mark.clause("villain-adventure.temple", "villain-adventure.leaves-when-collected")
def test_with_the_last_coin_the_treasure_lies_aside_and_the_villain_leaves() -> None:
    table = in_temple("4 5", gold=1)
    assert table.state.aside == [TREASURE, -1]
    assert table.state.aside_fortune == 1
    assert table.villain(MALONE) == []
    assert table.state.site_at(NUMBER_OF["sahara"]) < 0


@pytest.mark.clause("villain-adventure.temple")
@pytest.mark.parametrize(("gold", "glory"), [(1, 1), (2, 2)])
def test_the_treasure_of_a_temple_is_an_artifact_taken(gold: int, glory: int) -> None:
    table = Laid(at=AWAY, phase="move", sites="sahara:mine/of-zeus, egypt:ring/of-hades", glory=(2,),
                 villains="doktor-nebel sahara", advanced="villains,temples")  # fmt: skip
    redraw("of-zeus", danger=3)
    table.state.site_gold[0] = gold
    search_now(table, "4 2 2 2 2")
    assert table.state.aside_fortune == 1
    assert table.state.glory[ME] == glory


def shaken(dice: str, villains: str = f"{MALONE} sahara", defence: int = 0) -> Laid:
    """The temple of the Sahara collapses."""
    table = in_temple("2 2", villains=villains)
    plain_villains(defence=defence)
    table.ask_nothing()
    table.dice(dice)
    collapse(table.state, 0)
    table.state.advance()
    return table


@pytest.mark.clause("villain-adventure.collapse-no-test", "villain-adventure.collapse-wounds")
@pytest.mark.parametrize(("die", "ko"), [("2", False), ("3", True), ("6", True)])
def test_a_collapse_wounds_a_villain_by_a_die_and_removes_it(die: str, ko: bool) -> None:
    table = shaken(die)
    assert table.villain(MALONE) == []
    assert table.clauses("villain-buried") == ["villain-adventure.collapse-no-test"]
    assert "test" not in table.told()
    assert table.clauses("villain-hurt") == ["villain-adventure.collapse-wounds"]
    assert table.numbers("villain-hurt") == [int(die)]
    assert ("villain-ko" in table.told()) == ko


@pytest.mark.clause("villain-adventure.collapse-wounds")
def test_defence_and_bodyguards_help_under_the_ruins() -> None:
    table = shaken("5", f"{TEUFEL} sahara guards=2", defence=1)
    assert table.numbers("guards-lost") == [2]
    assert table.numbers("villain-hurt") == [2]
    assert "villain-ko" not in table.told()


def test_a_villain_elsewhere_is_not_touched_by_a_collapse() -> None:
    table = shaken("3", f"{MALONE} sahara, {TEUFEL} egypt guards=1")
    assert table.villain(TEUFEL)


def test_a_search_that_brings_a_temple_down_is_saved_while_a_hero_gets_out() -> None:
    table = in_temple("4 5 1 3", markers=2, at="sahara, egypt, lima", villains=f"{TEUFEL} sahara guards=1")
    assert table.may("roll")
    again = table.reloaded()
    assert isinstance(again.state, World)
    assert again.state.villains == table.state.villains == []
    for play in (table.table, again):
        play.choose("roll")
    assert again.view(YOU) == table.table.view(YOU)
    assert lot_of(table, THIRD) == (0, 0)


def lot_of(table: Laid, seat: int) -> tuple[int, int]:
    return table.state.glory[seat], table.state.wounds[seat]
