"""A round by its phases: initiative, movement, the turns and rolls of the Adventure phase, the End phase, victory."""

from typing import Any

import pytest

from bivouac.engine.verbs import Verb
from bivouac.games.fortune_and_glory import verbs as v
from bivouac.games.fortune_and_glory.abilities import at, mine
from bivouac.games.fortune_and_glory.catalog import ANYBODYS, END, ENEMY
from bivouac.games.fortune_and_glory.keys import KEYS
from bivouac.games.fortune_and_glory.map import FIRST_SEA, NUMBER_OF
from bivouac.games.fortune_and_glory.state_ground import (
    INITIATIVE,
    MOVEMENT,
    SOLDIER,
)
from bivouac.games.fortune_and_glory.words import HOME_WITH_FORTUNE, LINES, ROUND_CAP
from tests.fortune_and_glory.world import ME, THIRD, YOU, Laid, danger, number, redraw

SITE = "sahara:sword/of-zeus"
FOUR = "sahara:sword/of-zeus, china:jar/of-medusa, russia:skull/of-hades, egypt:spear/of-loki"


def seats_of(table: Laid, key: str) -> list[int]:
    """Whose lines of this kind they were, in order."""
    return [told.seat for told in table.ear.told if LINES.all[told.line].key == key]


def opened(dice: str, hands: list[str] | str = "", at: str = "london, paris, lima", **fields: object) -> Laid:
    """A round begins; the only Event in the deck is the lucky hat."""
    fields.setdefault("decks", {"event": "lucky-hat"})
    return Laid(at=at, phase="round", hands=hands, dice=dice, **fields)  # type: ignore[arg-type]


# -- the round ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("round.phases", "movement.all-before-adventure")
def test_a_round_has_four_phases_in_order() -> None:
    table = opened("5 3 2", at="sahara, sahara, sahara").dice("2")
    assert table.state.phase == MOVEMENT
    table.dice("3").play("stay", seat=ME).dice("3").play("stay", seat=YOU)
    assert table.state.phase == MOVEMENT, "every hero moves before the Adventure phase"
    assert "travel-die" not in table.told()
    table.dice("2 2 2").play("stay", seat=THIRD)
    told = table.told()
    order = [told.index(key) for key in ("round", "initiative", "first-player", "move-die", "travel-die")]
    assert order == sorted(order)
    assert told.index("artifact-placed") > order[-1], "the End phase comes last"
    assert told.count("round") == 2, "and the next round follows"
    assert table.clauses("round") == ["round.phases"] * 2


# -- initiative --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("initiative.roll", "initiative.highest")
def test_every_player_rolls_and_the_highest_is_first() -> None:
    table = opened("2 3 5")
    assert table.numbers("initiative") == [2, 3, 5]
    assert seats_of(table, "initiative") == [ME, YOU, THIRD]
    assert table.state.first == THIRD
    assert table.clauses("first-player") == ["initiative.highest"]
    assert table.table.waiting == [THIRD], "play begins there"


@pytest.mark.clause("initiative.highest")
def test_only_those_who_tie_roll_again_until_one_is_first() -> None:
    table = opened("4 2 4  3 3  2 6")
    assert table.numbers("initiative") == [4, 2, 4]
    assert seats_of(table, "initiative-again") == [ME, THIRD, ME, THIRD]
    assert table.state.first == THIRD


@pytest.mark.clause("initiative.one-draws-event")
def test_who_rolls_a_1_may_draw_an_event() -> None:
    table = opened("1 3 5")
    assert table.state.phase == INITIATIVE
    assert table.table.waiting == [ME]
    assert table.keys() == ["pass", "draw"]
    assert table.why_not("stay", ME) == "initiative.one-draws-event"
    table.play("draw", seat=ME)
    assert table.hand(ME) == ["lucky-hat"]
    assert table.clauses("drew-event") == ["initiative.one-draws-event"]
    without = opened("1 3 5").play("pass", seat=ME)
    assert without.hand(ME) == []
    assert without.clauses("left-draw") == ["initiative.one-draws-event"]


@pytest.mark.clause("initiative.one-draws-event")
def test_several_with_a_1_draw_from_the_first_player_on_and_a_tie_break_draws_nothing() -> None:
    table = opened("1 6 1", decks={"event": "lucky-hat, tail-wind"})
    assert table.table.waiting == [THIRD], "clockwise from the First Player"
    table.play("draw", seat=THIRD)
    assert table.table.waiting == [ME]
    tied = opened("5 2 5  1 4")
    assert tied.state.phase == MOVEMENT, "a 1 of the second roll draws no Event"


@pytest.mark.clause("initiative.ready-cards")
def test_activated_cards_are_ready_again_in_the_next_round() -> None:
    redraw("bullwhip", abilities=[v.activate(v.Glory(1))])
    table = Laid(at="sahara, sahara", phase="move", kits="bullwhip", dice="2", decks={"event": ""})
    table.play("activate/bullwhip")
    assert table.state.turned == [number("bullwhip")]
    assert table.why_not("activate/bullwhip", ME) == "gear.activation-once"
    table.dice("2").play("stay", seat=ME).dice("2 2  - - - - - - - - - - - -").play("stay", seat=YOU)
    assert table.clauses("readied") == ["initiative.ready-cards"]
    assert table.state.turned == []


# -- movement ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("movement.clockwise")
@pytest.mark.parametrize(("first", "order"), [(ME, [ME, YOU, THIRD]), (YOU, [YOU, THIRD, ME])])
def test_heroes_move_clockwise_from_the_first_player(first: int, order: list[int]) -> None:
    table = Laid(at="london, paris, lima", phase="move", first=first, dice="2")
    for seat in order:
        assert table.table.waiting == [seat]
        others = [other for other in order if other != seat]
        assert [table.why_not("stay", other) for other in others] == ["movement.clockwise"] * 2
        table.dice("2").play("stay", seat=seat)
    assert seats_of(table, "move-die")[:3] == order


@pytest.mark.clause("movement.one-draws-event")
def test_who_rolls_a_1_for_movement_may_draw_an_event_and_moves_all_the_same() -> None:
    table = Laid(at="london, paris", phase="move", decks={"event": "lucky-hat"}, dice="1")
    assert table.keys() == ["pass", "draw"]
    assert table.why_not("stay", ME) == "movement.one-draws-event"
    table.play("draw")
    assert table.hand(ME) == ["lucky-hat"]
    assert table.clauses("drew-event") == ["movement.one-draws-event"]
    assert table.keys(verb="go") == ["british-isles", "north-sea"]
    left = Laid(at="london, paris", phase="move", decks={"event": "lucky-hat"}, dice="1").play("pass")
    assert left.clauses("left-draw") == ["movement.one-draws-event"]
    two = Laid(at="london, paris", phase="move", decks={"event": "lucky-hat"}, dice="2")
    assert not two.may("draw")


@pytest.mark.clause("movement.henchman-stops")
@pytest.mark.parametrize(("effect", "way"), [(v.Travel(1), "go"), (v.GoTo(v.BESIDE), "place")], ids=["go", "carried"])
def test_who_comes_to_a_henchman_by_a_card_has_no_movement_left(effect: Verb[Any], way: str) -> None:
    redraw("nazi-soldier", dice=1, wounds=1)
    redraw("tail-wind", timing=mine, effect=effect)
    table = Laid(at="london, paris", phase="move", hands="tail-wind", figures={"british-isles": SOLDIER}, dice="5")
    assert table.may("go/british-isles")
    table.play("play/tail-wind", f"{way}/british-isles")
    table.dice("6 6 6 1").play("fight")
    assert table.where(ME) == "british-isles"
    assert table.keys(ME, verb="go") == []
    assert table.table.waiting == [YOU], "the movement has ended"


# -- the Adventure phase -----------------------------------------------------------------------------------------------


@pytest.mark.clause("adventure.clockwise")
@pytest.mark.parametrize(("first", "order"), [(ME, [ME, YOU, THIRD]), (THIRD, [THIRD, ME, YOU])])
def test_heroes_adventure_clockwise_from_the_first_player(first: int, order: list[int]) -> None:
    table = Laid(at="lima, lima, lima", first=first, glory=[5, 5, 5], decks={"city": "auction-house"})
    for seat in order:
        assert table.table.waiting == [seat]
        other = next(other for other in order if other != seat)
        assert table.why_not("done", other) == "adventure.clockwise"
        table.play("done", seat=seat)
    assert seats_of(table, "drew-city")[:3] == order


@pytest.mark.clause("adventure.by-place")
@pytest.mark.parametrize(
    ("place", "line"), [("egypt", "travel-die"), ("mediterranean", "travel-die"), ("lima", "drew-city")]
)
def test_what_a_hero_does_depends_on_the_place(place: str, line: str) -> None:
    table = Laid(at=f"{place}, sahara", sites=SITE, glory=[5], decks={"city": "auction-house"}, dice="2")
    assert table.told()[0] == line
    assert [key for key in ("travel-die", "drew-city") if key in table.told()] == [line]


@pytest.mark.clause("travel.roll")
@pytest.mark.parametrize("place", ["egypt", "mediterranean"])
def test_land_and_sea_without_an_artifact_roll_one_die(place: str) -> None:
    table = Laid(at=f"{place}, sahara", sites=SITE, dice="3")
    assert table.numbers("travel-die") == [3]
    assert table.clauses("travel-die") == ["travel.roll"]
    assert table.table.waiting == [YOU]
    assert NUMBER_OF["egypt"] < FIRST_SEA <= NUMBER_OF["mediterranean"]


@pytest.mark.clause("travel.event-on-4-to-6", "travel.attack-on-1", "travel.nothing-on-2-3")
@pytest.mark.parametrize("die", range(1, 7))
def test_the_land_roll_brings_an_enemy_nothing_or_an_event(die: int) -> None:
    redraw("dockside-thugs", escape=v.Test(v.CUNNING, 6, 1))
    decks = {"event": "lucky-hat", "enemy": "dockside-thugs"}
    table = Laid(at="egypt, sahara", sites=SITE, decks=decks, dice=f"{die} -")
    assert table.hand(ME) == (["lucky-hat"] if die >= 4 else [])
    assert bool(table.state.fights) == (die == 1)
    if die == 1:
        assert table.keys() == ["fight", "escape"]
        assert table.clauses("enemy") == ["travel.attack-on-1"]
        assert KEYS[table.state.fights[0][1]] == "dockside-thugs"
        assert table.state.bags[ENEMY] == []
    else:
        assert table.table.waiting == [YOU]
        assert table.clauses("drew-event") == (["travel.event-on-4-to-6"] if die >= 4 else [])


# -- the End phase -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("end.steps", "end.heroes-return")
def test_the_end_tests_victory_then_lays_artifacts_then_stands_heroes_up() -> None:
    table = Laid(at="london, paris", phase="end", sites=SITE, down=1, fortune=[15])
    assert not table.state.over, "who lies at home is no winner: heroes stand up after the test"
    told = table.told()
    assert told.index("artifact-placed") < told.index("stands-up") < told.index("round")
    assert not table.is_ko(ME)
    assert table.clauses("stands-up") == ["end.heroes-return"]
    won = Laid(at="london, paris", phase="end", sites=SITE, fortune=[15])
    assert won.told() == ["won"], "the test comes first; nothing is laid out any more"


@pytest.mark.clause("end.refill", "end.always-four")
@pytest.mark.parametrize("there", range(5))
def test_artifacts_are_laid_out_until_there_are_four(there: int) -> None:
    sites = ", ".join(FOUR.split(", ")[:there])
    table = Laid(at="london, paris", phase="end", sites=sites)
    assert len(set(table.state.site_space)) == len(table.state.site_artifact) == 4
    assert table.clauses("artifact-placed") == ["end.refill"] * (4 - there)
    kept = [space.partition(":")[0] for space in FOUR.split(", ")[:there]]
    assert table.state.site_space[:there] == [NUMBER_OF[space] for space in kept], "those that lay there stay"


@pytest.mark.clause("end.refill")
def test_an_artifact_beyond_four_stays() -> None:
    table = Laid(at="london, paris", phase="end", sites=f"{FOUR}, brazil:mask/of-power")
    assert len(table.state.site_space) == 5
    assert "artifact-placed" not in table.told()


@pytest.mark.clause("end.refill")
def test_a_found_artifact_is_replaced_at_the_end_and_not_before() -> None:
    danger("rope-bridge", v.Test(v.AGILITY, 6, 1), v.Test(v.AGILITY, 6, 1))
    redraw("of-zeus", danger=1)
    decks = {"danger": "rope-bridge", "city": "auction-house"}
    table = Laid(at="sahara, lima", sites=FOUR, glory=[0, 5], decks=decks).dice("- 6 1 1").play("search")
    assert table.table.waiting == [YOU]
    assert len(table.state.site_space) == 3
    table.play("done", seat=YOU)
    assert len(table.state.site_space) == 4
    assert number("sword") not in table.state.site_artifact, "it is with its hero"


# -- victory -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("victory.condition", "round.stay-home")
@pytest.mark.parametrize(
    ("at", "fortune", "wins"),
    [("london, paris", [15], True), ("london, paris", [14], False), ("paris, london", [15], False),
     ("british-isles, paris", [40], False), ("paris, paris", [0, 15], True)],
)  # fmt: skip
def test_who_is_at_home_with_15_fortune_at_the_end_wins(at: str, fortune: list[int], wins: bool) -> None:
    table = Laid(at=at, phase="end", heroes="duke-dudley, jacques-moreau", fortune=fortune)
    home = [table.state.home(seat) for seat in (ME, YOU)]
    assert home == [NUMBER_OF["london"], NUMBER_OF["paris"]]
    assert table.state.over == wins
    assert (table.state.winners != []) == wins
    if wins:
        assert table.state.ending == HOME_WITH_FORTUNE
        assert table.clauses("won") == ["victory.condition"]
        assert table.why_not("stay", ME) == "victory.condition"


@pytest.mark.clause("round.stay-home", "victory.condition")
def test_fifteen_fortune_at_home_is_no_victory_before_the_end_of_the_round() -> None:
    """Sold at home in the Adventure phase; a card sends the hero out of the city before the test."""
    redraw("sword", fortune=14)
    redraw("tail-wind", timing=at(END, ANYBODYS), effect=v.GoTo(v.BESIDE, v.ANOTHER))
    city = {"city": "auction-house"}
    table = Laid(at="london, sahara", carried="sword/of-zeus", glory=[5], hands=["", "tail-wind"], decks=city)
    table.play("sell/sword", seat=ME)
    assert table.state.fortune[ME] == 15
    assert not table.state.over
    table.dice("2").play("done", seat=ME)
    assert table.table.waiting == [YOU]
    table.play("play/tail-wind", seat=YOU)
    table.play(table.keys(YOU)[0], seat=YOU)
    assert not table.state.over
    stays = Laid(at="london, sahara", carried="sword/of-zeus", glory=[5], hands=["", "tail-wind"], decks=city)
    stays.play("sell/sword", seat=ME).dice("2").play("done", seat=ME).play("pass", seat=YOU)
    assert stays.state.winners == [ME]


@pytest.mark.clause("victory.condition")
def test_a_hero_in_a_cliffhanger_at_home_wins() -> None:
    table = Laid(at="london, paris", phase="end", fortune=[15], hangs="cobra-in-the-bath")
    assert table.state.winners == [ME]


@pytest.mark.clause("victory.tie-fortune", "victory.tie-glory")
@pytest.mark.parametrize(
    ("fortune", "glory", "winners"),
    [([15, 16], [9, 0], [YOU]), ([16, 16], [1, 0], [ME]), ([16, 16], [0, 1], [YOU]), ([16, 16], [1, 1], [ME, YOU]),
     ([17, 16], [0, 9], [ME])],
)  # fmt: skip
def test_ties_are_broken_by_fortune_then_glory_else_shared(
    fortune: list[int], glory: list[int], winners: list[int]
) -> None:
    for first in (ME, YOU):
        table = Laid(at="london, paris", phase="end", fortune=fortune, glory=glory, first=first)
        assert table.state.winners == winners
        assert seats_of(table, "won") == winners


@pytest.mark.clause("victory.tie-fortune")
def test_more_fortune_away_from_home_does_not_count_in_a_tie() -> None:
    table = Laid(at="london, lima", phase="end", fortune=[15, 40])
    assert table.state.winners == [ME]


@pytest.mark.clause("end.cap")
def test_a_capped_game_ends_unfinished_after_so_many_rounds() -> None:
    table = Laid(at="london, paris", phase="end", fortune=[15, 3], hangs="", round_cap=1)
    assert table.state.winners == [ME], "a win in the last round is a win"
    table = Laid(at="lima, paris", phase="end", fortune=[40, 3], round_cap=1)
    assert table.state.over
    assert table.state.winners == []
    assert table.state.ending == ROUND_CAP
    assert table.clauses("cut-short") == ["end.cap"]
    assert table.why_not("stay", ME) == "end.cap"
    for cap in (0, 2):
        assert not Laid(at="lima, paris", phase="end", fortune=[40, 3], round_cap=cap).state.over
