"""How the game ends: markers that meet, the Arena, the limit of Days."""

import pytest

from bivouac.engine.table import new_table
from bivouac.games.altered import catalog
from bivouac.games.altered.catalog import DEFENDER, FLOODS
from bivouac.games.altered.setup import GAME
from bivouac.games.altered.state import Altered
from bivouac.games.altered.triggers import from_hand, gives, noon
from bivouac.games.altered.verbs import TARGET, Draw, MoveForward
from tests.altered.road import HERO, ME, YOU, Road, lent, told_keys


def winner(road: Road) -> int:
    result = road.table.result
    assert result is not None, "the game goes on"
    assert len(result.winners) == 1
    return result.winners[0]


@pytest.mark.clause("end.meet")
def test_a_player_whose_markers_stand_in_the_same_region_wins() -> None:
    road = Road(hero="inari", at=(3, 4), phase="dusk")
    assert road.markers(ME) == (4, 4)
    assert winner(road) == ME
    assert road.table.result is not None
    assert road.table.result.why == "end.meet"
    assert not Road(hero="inari", at=(2, 4), phase="dusk").table.over


@pytest.mark.clause("end.crossed")
def test_having_passed_each_other_counts_as_having_met() -> None:
    road = Road(hero="inari", companion="inari", at=(3, 4), phase="dusk")
    assert road.markers(ME) == (4, 3)
    assert winner(road) == ME


@pytest.mark.clause("end.check")
def test_victory_is_checked_at_the_end_of_night_after_clean_up() -> None:
    road = Road(hero="inari", at=(3, 4), reserve="alice, kappa")
    road.play("pass", "pass")
    assert road.markers(ME) == (4, 4)
    assert not road.table.over, "the Reserve must be cleaned up first"
    assert road.table.waiting == [ME]
    road.play("pick/alice/my-reserve")
    assert winner(road) == ME


@pytest.mark.clause("end.check")
def test_with_the_option_at_once_it_is_checked_after_dusk_and_after_an_effect_that_moves_a_marker() -> None:
    road = Road(hero="inari", at=(3, 4), reserve="alice, kappa", victory="at-once")
    road.play("pass", "pass")
    assert winner(road) == ME
    with lent("kappa", from_hand(MoveForward(TARGET))):
        for victory, over in (("night", False), ("at-once", True)):
            road = Road(hand="kappa", at=(3, 4), victory=victory)
            road.play("play/kappa/companion", "expedition/my-hero")
            assert road.markers(ME) == (4, 4)
            assert road.table.over is over


@pytest.mark.clause("end.check")
@pytest.mark.parametrize(("victory", "over"), [("night", False), ("at-once", True)])
def test_with_the_option_at_once_no_other_reaction_comes_after_the_one_that_wins(victory: str, over: bool) -> None:
    with lent("kappa", noon(MoveForward(TARGET))), lent("inari", noon(Draw())):
        road = Road(hero="kappa", companion="inari", at=(3, 4), phase="noon", victory=victory)
        road.play("first/kappa", "expedition/my-hero")
        assert road.markers(ME) == (4, 4)
        assert road.table.over is over
        assert (road.hand(ME) == []) is over


@pytest.mark.clause("end.check")
def test_under_the_night_rule_a_marker_sent_back_in_time_prevents_the_victory() -> None:
    with lent("kappa", from_hand(MoveForward(TARGET))):
        road = Road(hand="kappa", at=(3, 4), your_hand="sakarabru", passed=-1)
        road.play("play/kappa/companion", "expedition/my-hero", "play/sakarabru/hero")
        assert road.markers(ME) == (3, 4)
        road.both_pass()
        assert road.markers(ME) == (3, 3), "Kappa alone moves the Companion; the Hero meets only then"


@pytest.mark.clause("end.both-more", "end.distance")
@pytest.mark.parametrize(
    ("at", "your_at", "won_by"),
    [((4, 4), (3, 4), ME), ((4, 4), (4, 3), YOU), ((5, 3), (4, 4), ME), ((4, 3), (6, 3), YOU)],
)
def test_if_both_have_met_the_larger_sum_wins(at: tuple[int, int], your_at: tuple[int, int], won_by: int) -> None:
    road = Road(at=at, your_at=your_at, phase="night")
    assert winner(road) == won_by
    result = road.table.result
    assert result is not None
    assert result.scores == [at[0] + 7 - at[1], your_at[0] + 7 - your_at[1]]
    assert result.why == ("end.distance" if min(result.scores) >= 7 else "end.meet")


@pytest.mark.clause("end.arena")
def test_with_equal_sums_an_extra_day_is_played_in_the_arena() -> None:
    road = Road(at=(4, 4), your_at=(3, 3), phase="night")
    assert not road.table.over
    assert road.state.arena
    assert road.state.day == 3
    assert all(region["markers"] == [] for region in road.table.view(ME)["track"]), "all markers are in the Arena"
    for victory in ("night", "at-once"):
        road = Road(hero="inari", your_companion="inari", at=(3, 4), your_at=(3, 4), victory=victory, phase="dusk")
        assert (road.markers(ME), road.markers(YOU)) == ((4, 4), (3, 3))
        assert road.state.arena, "once the Day is over"


@pytest.mark.clause("end.cap")
def test_a_cap_on_days_ends_a_game_as_unfinished_never_as_a_win() -> None:
    road = Road(day=2, day_cap=2, at=(6, 7), phase="night")
    result = road.table.result
    assert result is not None
    assert (result.winners, result.why, result.scores) == ([], "end.cap", [6, 0])
    assert not Road(day=2, phase="night").table.over, "off by default"
    table = new_table(GAME, 2, 3, {"day_cap": 1})
    while not table.over:
        table.choose("pass" if any(option.key == "pass" for option in table.options) else table.options[0], table.seat)
    assert isinstance(table.state, Altered)
    assert table.state.day == 1


@pytest.mark.clause("morning.pass-marker")
def test_a_view_tells_who_began_and_who_is_first_player_now() -> None:
    for first in ("0", "1"):
        table = new_table(GAME, 2, 3, {"first": first})
        for _ in range(120):
            if table.over:
                break
            assert isinstance(table.state, Altered)
            view = table.view(None)
            assert view["first"] == int(first)
            assert view["first_player"] == table.state.first
            assert view["turn"] == view["day"] == table.state.day
            table.choose(table.options[0], table.seat)


# -- the Arena ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("arena.day")
def test_the_day_in_the_arena_is_played_as_usual() -> None:
    road = Road(arena=True, hand="kappa", your_hand="inari", phase="morning", my_hero="kojo-booda", first=YOU)
    assert len(road.hand(ME)) == 3
    road.play("pass", "pass")
    assert road.companion(ME) == ["booda"]
    road.play("play/kappa/hero", "play/inari/hero")
    assert road.table.waiting == [ME]


@pytest.mark.clause("arena.terrains")
def test_the_arena_has_all_three_terrains_unless_a_card_changes_them() -> None:
    road = Road(arena=True, hero="hathor", your_hero="alice", phase="dusk")
    assert winner(road) == ME, "Forest 3 to 2 and Mountain 3 to 2 against Water 0 to 4"
    with lent("brassbug-hub", gives(FLOODS)):
        road = Road(arena=True, hero="hathor", your_hero="alice", your_landmarks="brassbug-hub", phase="dusk")
        assert winner(road) == YOU, "Water alone counts"


@pytest.mark.clause("arena.no-moves")
def test_effects_that_move_expeditions_do_nothing_there() -> None:
    with lent("kappa", from_hand(MoveForward(TARGET))):
        road = Road(arena=True, hand="kappa, sakarabru", at=(4, 4), your_at=(3, 3), passed=YOU, mana=20)
        road.play("play/kappa/hero", "expedition/my-hero", "play/sakarabru/hero")
        assert (road.markers(ME), road.markers(YOU)) == ((4, 4), (3, 3))


@pytest.mark.clause("arena.no-hindrance")
def test_defender_and_cannot_move_do_nothing_there() -> None:
    road = Road(arena=True, hero="monolith-archivist-yzmir", your_hero="ordis-recruit", phase="dusk")
    assert winner(road) == ME
    road = Road(arena=True, hero="inari")
    road.state.stopped = 0b1111
    road.begin("dusk")
    assert winner(road) == ME
    assert DEFENDER & catalog.CATALOG.by_key["monolith-archivist-yzmir"].keywords


@pytest.mark.clause("arena.compare")
@pytest.mark.parametrize(
    ("mine", "my_companion", "yours", "your_companion", "won_by"),
    [
        ("inari", "inari", "kappa", "", ME),  # 6/2/6 against 4/4/5: Forest and Water
        ("inari", "", "kappa", "", YOU),  # 3/1/3 against 4/4/5
        ("haven-trainee", "kitsune", "sun-wukong", "", ME),  # 3/4/3 against 2/4/2: Forest and Water, Mountain is tied
        ("", "ordis-recruit", "", "", ME),
    ],
)
def test_at_dusk_both_expeditions_are_added_up_and_more_types_win_the_game_at_once(
    mine: str, my_companion: str, yours: str, your_companion: str, won_by: int
) -> None:
    road = Road(
        arena=True, hero=mine, companion=my_companion, your_hero=yours, your_companion=your_companion,
        reserve="alice, hathor, tanuki", phase="dusk",
    )  # fmt: skip
    assert winner(road) == won_by
    assert road.table.result is not None
    assert road.table.result.why == "arena.compare"
    assert len(road.reserve(ME)) == 3, "at once: nobody cleans up any more"


@pytest.mark.clause("arena.win-type")
def test_a_type_is_won_by_a_strictly_greater_total_above_0() -> None:
    with lent("inari", stats=(-1, -1, -1)):
        road = Road(arena=True, your_hero="inari", phase="dusk")
        assert not road.table.over, "0 does not win against a negative total"
    road = Road(arena=True, hero="inari", your_hero="inari", phase="dusk")
    assert not road.table.over


@pytest.mark.clause("arena.gigantic", "ruling.atlas")
def test_a_gigantic_character_counts_twice() -> None:
    """Atlas 3/3/3 makes 6/6/6 and beats Kappa 4/4/5."""
    assert winner(Road(arena=True, hero="atlas", your_hero="kappa", phase="dusk")) == ME
    assert Road(arena=True, hero="atlas").totals(ME, HERO) == [3, 3, 3]


@pytest.mark.clause("arena.asleep")
def test_an_asleep_character_counts_0_there_too() -> None:
    assert winner(Road(arena=True, hero="shenlong-rare asleep", your_hero="ordis-recruit", phase="dusk")) == YOU


@pytest.mark.clause("arena.repeat")
def test_on_equal_types_won_another_arena_day_is_played() -> None:
    """Hathor 3/3/0 and a recruit against Alice 2/2/4 and so on: one type each and a tie."""
    road = Road(arena=True, hero="haven-trainee, ordis-recruit", your_hero="ordis-gatekeeper, ordis-recruit")
    ear = road.listen()
    road.play("pass", "pass")
    assert "arena-again" in told_keys(ear)
    assert (road.table.over, road.state.arena, road.state.day) == (False, True, 3)
