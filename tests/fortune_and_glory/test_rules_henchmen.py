"""Henchman figures: where they stand, whom they fight, and heroes who run from them."""

from typing import Any

import pytest

from bivouac.games.fortune_and_glory.cards.locations import LOCATIONS
from bivouac.games.fortune_and_glory.catalog import AGILITY, ANYBODYS, DANGER, OWN, Timing
from bivouac.games.fortune_and_glory.map import FIRST_CITY, FIRST_SEA, NUMBER_OF, SPACES
from bivouac.games.fortune_and_glory.state_ground import (
    F_CARD,
    FIGURES,
    FIRST_LOCATION,
    LOCATION,
    MOBSTER,
    NO_FIGURE,
    SOLDIER,
)
from bivouac.games.fortune_and_glory.verbs_goods import Fortune
from bivouac.games.fortune_and_glory.verbs_map import (
    ANY_CITY,
    ANY_LAND,
    AT_HERO,
    MOBSTERS,
    MY_SPACE,
    RANDOM_LAND,
    SOLDIERS,
    GoTo,
    Henchman,
    NoHenchman,
)
from bivouac.games.fortune_and_glory.verbs_tests import Test as Skill
from bivouac.games.fortune_and_glory.whom import ANOTHER
from tests.fortune_and_glory.world import ME, YOU, Laid, danger, number, on_quest, redraw

SAHARA = NUMBER_OF["sahara"]
EGYPT = NUMBER_OF["egypt"]
CHINA = NUMBER_OF["china"]
BOTH_SITES = "sahara:sword/of-zeus, egypt:jar/of-medusa"


def soldiers(dice: int = 1, wounds: int = 1, glory: int = 1) -> None:
    for key in ("nazi-soldier", "mobster"):
        redraw(key, dice=dice, wounds=wounds, glory=glory, escape=Skill(AGILITY, 6, 1))


def placing(effect: object, lands: str = "", **fields: Any) -> Laid:
    """A card of mine places a henchman; `lands` are the only places that may be drawn."""
    redraw("tail-wind", timing=Timing(OWN, ANYBODYS), effect=effect)
    table = on_quest(hands=["tail-wind"], **fields)
    if lands:
        named = [NUMBER_OF[land.strip()] for land in lands.split(",")]
        table.state.bags[LOCATION] = [
            FIRST_LOCATION + i for i, location in enumerate(LOCATIONS) if location.land in named
        ]  # fmt: skip
        table.state.discards[LOCATION].clear()
    return table.play("play/tail-wind")


def stepping(figures: dict[str, int], die: int = 5, **fields: Any) -> Laid:
    """My hero in the Sahara moves into Egypt, where somebody stands in the way."""
    table = Laid(at="sahara, london", phase="move", figures=figures, dice=f"{die}", **fields)
    return table.play("go/egypt")


# -- on the board ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("henchman.kinds", "component.nazi-figures", "component.mobster-figures")
def test_henchmen_are_soldiers_or_mobsters_as_many_as_in_the_box() -> None:
    assert (FIGURES[SOLDIER], FIGURES[MOBSTER]) == (16, 8)
    assert len(FIGURES) == 3
    for figure, kind in ((SOLDIERS, SOLDIER), (MOBSTERS, MOBSTER)):
        table = placing(Henchman(figure, RANDOM_LAND), "china")
        assert table.state.figures[CHINA] == kind
        assert table.state.stock_of(kind) == FIGURES[kind] - 1
        assert table.clauses("henchman-placed") == ["card.event-nature"]


@pytest.mark.clause("henchman.values", "combat.reference-enemy")
@pytest.mark.parametrize(("figure", "key"), [(SOLDIER, "nazi-soldier"), (MOBSTER, "mobster")])
def test_a_henchman_fights_as_the_reference_card_says(figure: int, key: str) -> None:
    redraw(key, dice=2, wounds=2, glory=3)
    table = stepping({"egypt": figure})
    assert table.key_of(table.state.fights[-1][F_CARD]) == key
    table.dice("6 1 1  6 6").play("fight")
    assert table.state.wounds[ME] == 2
    assert table.state.fights, "it takes two wounds"
    table.dice("6 1 1  1 1").play("fight")
    assert table.state.glory[ME] == 3


@pytest.mark.clause("henchman.one-per-zone", "henchman.relocate")
def test_a_second_henchman_goes_to_a_random_place() -> None:
    table = placing(Henchman(SOLDIERS, RANDOM_LAND), "china, japan", figures={"china": MOBSTER, "japan": NO_FIGURE})
    assert table.state.figures[CHINA] == MOBSTER, "nobody takes the place of another"
    assert table.state.figures[NUMBER_OF["japan"]] == SOLDIER
    chosen = placing(Henchman(SOLDIERS, ANY_LAND), "japan", figures={"china": MOBSTER})
    chosen.play("place/china")
    assert chosen.state.figures[CHINA] == MOBSTER
    assert chosen.state.figures[NUMBER_OF["japan"]] == SOLDIER
    assert chosen.clauses("henchman-elsewhere") == ["henchman.relocate"]


@pytest.mark.clause("henchman.kinds")
def test_a_card_may_let_its_owner_choose_a_city_for_a_henchman() -> None:
    table = placing(Henchman(MOBSTERS, ANY_CITY))
    assert len(table.keys(verb="place")) == SPACES - FIRST_CITY
    table.play("place/lima")
    assert table.state.figures[NUMBER_OF["lima"]] == MOBSTER


@pytest.mark.clause("henchman.relocate")
def test_after_three_draws_none_is_placed() -> None:
    lands = {location.land for location in LOCATIONS}
    figures = {key: MOBSTER for key, space in NUMBER_OF.items() if space in lands and key not in ("sahara", "egypt")}
    table = placing(Henchman(SOLDIERS, RANDOM_LAND), "china, japan, mexico, italy, greece", figures=figures)
    assert table.state.stock_of(SOLDIER) == 16
    assert table.told().count("henchman-elsewhere") == 3
    assert table.told().count("no-henchman") == 1


@pytest.mark.clause("henchman.relocate")
def test_with_the_supply_empty_nothing_is_placed() -> None:
    spaces = [key for key in NUMBER_OF if key not in ("sahara", "egypt", "china", "london")][:8]
    redraw("tail-wind", timing=Timing(OWN, ANYBODYS), effect=Henchman(MOBSTERS, RANDOM_LAND))
    table = on_quest(hands=["tail-wind"], figures=dict.fromkeys(spaces, MOBSTER))
    assert table.state.stock_of(MOBSTER) == 0
    assert not table.may("play/tail-wind")
    redraw("tail-wind", timing=Timing(OWN, ANYBODYS), effect=Henchman(MOBSTERS, RANDOM_LAND, 2))
    last = on_quest(hands=["tail-wind"], figures=dict.fromkeys(spaces[:7], MOBSTER)).play("play/tail-wind")
    assert last.state.figures.count(MOBSTER) == 8
    assert last.told().count("no-henchman") == 1


# -- in the way --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("henchman.blocks", "movement.henchman-stops")
def test_a_henchman_ends_the_movement_with_a_fight_and_goes_back_when_beaten() -> None:
    soldiers()
    free = Laid(at="sahara, london", phase="move", dice="2").keys(verb="go")
    table = Laid(at="sahara, london", phase="move", figures={"egypt": SOLDIER}, dice="2")
    only_through_egypt = [key for key in free if key not in table.keys(verb="go")]
    assert only_through_egypt, "what lies behind Egypt is out of reach"
    assert table.why_not(f"go/{only_through_egypt[0]}") == "movement.roll"
    table.play("go/egypt")
    assert table.keys() == ["fight", "escape"]
    assert table.clauses("enemy") == ["henchman.blocks"]
    table.dice("6 1 1  1").play("fight")
    assert table.state.figures[EGYPT] == NO_FIGURE
    assert table.state.stock_of(SOLDIER) == 16
    assert table.where(ME) == "egypt"
    assert table.table.waiting != [ME], "the movement is over"
    assert table.clauses("henchman-gone") == ["henchman.blocks"]


@pytest.mark.clause("henchman.blocks")
def test_a_henchman_who_has_beaten_the_hero_stays() -> None:
    soldiers(dice=1, wounds=9)
    table = stepping({"egypt": SOLDIER}, wounds=[5]).dice("1 1 1  6  2").play("fight")
    assert table.is_ko(ME)
    assert table.where(ME) == "london"
    assert table.state.figures[EGYPT] == SOLDIER


@pytest.mark.clause("henchman.blocks")
def test_a_hero_who_is_carried_to_a_henchman_fights_as_well() -> None:
    soldiers()
    redraw("tail-wind", timing=Timing(OWN, ANYBODYS), effect=GoTo(MY_SPACE, ANOTHER))
    table = on_quest(hands=["tail-wind"], figures={"sahara": SOLDIER}).play("play/tail-wind")
    assert table.table.waiting == [YOU]
    assert table.keys(YOU) == ["fight", "escape"]


@pytest.mark.clause("henchman.appears-on-hero")
def test_a_henchman_who_turns_up_is_fought_at_once_whoever_s_turn_it_is() -> None:
    soldiers()
    table = placing(Henchman(SOLDIERS, AT_HERO, 1, ANOTHER))
    assert table.state.turn_of == ME
    assert table.table.waiting == [YOU]
    assert table.keys(YOU) == ["fight", "escape"]
    assert table.clauses("enemy") == ["henchman.appears-on-hero"]
    table.dice("6 1 1  1").play("fight", seat=YOU)
    assert table.state.glory[YOU] == 1
    assert table.table.waiting == [ME], "and my turn goes on"
    assert table.may("search")


@pytest.mark.clause("henchman.appears-on-hero")
@pytest.mark.parametrize(("first", "down", "fighter"), [(ME, 0, ME), (YOU, 0, YOU), (ME, 1, YOU)])
def test_of_several_heroes_the_first_in_turn_order_who_is_not_ko_fights(first: int, down: int, fighter: int) -> None:
    soldiers()
    redraw("tail-wind", timing=Timing(OWN, ANYBODYS), effect=Henchman(SOLDIERS, ANY_LAND))
    sites = "sahara:sword/of-zeus, china:jar/of-medusa"
    table = Laid(at="china, china, sahara", sites=sites, hands=["", "", "tail-wind"], down=down)
    while table.table.waiting != [2]:
        table.play("decline")
    table.state.first = first
    table.play("play/tail-wind", "place/china")
    assert table.table.waiting == [fighter]
    assert table.keys() == ["fight", "escape"]


@pytest.mark.clause("henchman.appears-on-hero", "end.heroes-return")
def test_a_ko_hero_who_stands_up_beside_a_henchman_fights_at_once() -> None:
    soldiers()
    table = Laid(at="london, egypt", phase="end", figures={"london": SOLDIER}, down=1)
    assert table.told()[-2:] == ["stands-up", "enemy"]
    assert table.keys(ME) == ["fight", "escape"]
    assert table.clauses("enemy") == ["henchman.appears-on-hero"]
    lying = Laid(at="london, egypt", phase="adventure", figures={"london": SOLDIER}, down=1, sites=BOTH_SITES)
    assert lying.table.waiting == [YOU], "while lying there the hero is out of reach"


@pytest.mark.clause("henchman.appears-on-hero")
def test_a_random_place_for_a_henchman_is_never_a_city() -> None:
    for seed in range(1, 12):
        redraw("tail-wind", timing=Timing(OWN, ANYBODYS), effect=Henchman(SOLDIERS, RANDOM_LAND, 4))
        table = on_quest(hands=["tail-wind"], seed=seed)
        for space in (SAHARA, EGYPT):
            table.state.figures[space] = MOBSTER
        table.play("play/tail-wind")
        placed = [space for space, figure in enumerate(table.state.figures) if figure == SOLDIER]
        assert len(placed) == 4
        assert all(space < FIRST_SEA for space in placed)


# -- running from them -------------------------------------------------------------------------------------------------


@pytest.mark.clause("henchman.escape-figure-stays", "henchman.escape-moves-hero")
def test_who_escapes_must_step_to_a_space_beside_and_the_figure_stays() -> None:
    soldiers(wounds=9)
    table = stepping({"egypt": SOLDIER}, die=1, decks={"event": ""}).dice("6 1 1").play("escape", "roll")
    assert table.table.waiting == [ME]
    steps = table.keys(verb="step")
    assert "sahara" in steps
    assert len(steps) == len(table.keys()) > 2, "only steps"
    assert table.why_not("stay") == "henchman.escape-moves-hero"
    assert table.why_not("step/egypt") == "henchman.escape-moves-hero"
    assert table.why_not("step/china") == "henchman.escape-moves-hero"
    other = next(key for key in steps if key != "sahara")
    table.play(f"step/{other}")
    assert table.where(ME) == other, "free: the only point of the die was spent"
    assert table.state.figures[EGYPT] == SOLDIER
    assert table.clauses("henchman-stays") == ["henchman.escape-figure-stays"]
    assert table.clauses("carried-to") == ["henchman.escape-moves-hero"]
    assert table.state.glory[ME] == 0


@pytest.mark.clause("henchman.escape-moves-hero")
def test_the_step_may_lead_to_another_henchman_and_another_fight() -> None:
    soldiers(wounds=9)
    table = stepping({"egypt": SOLDIER, "sahara": MOBSTER}).dice("6 1 1").play("escape", "roll", "step/sahara")
    assert table.keys() == ["fight", "escape"]
    assert table.key_of(table.state.fights[-1][F_CARD]) == "mobster"
    assert table.told().count("enemy") == 2


@pytest.mark.clause("henchman.escape-moves-hero", "artifact.resume-next-round")
def test_who_steps_out_of_a_cliffhanger_leaves_it_and_the_quest() -> None:
    soldiers(wounds=9)
    danger("rope-bridge", Skill(AGILITY, 6, 1), Skill(AGILITY, 6, 1))
    redraw("tail-wind", timing=Timing(OWN, ANYBODYS), effect=Henchman(SOLDIERS, AT_HERO, 1, ANOTHER))
    table = on_quest(dangers="", hands=["tail-wind"], hangs=["", "rope-bridge"], markers=[0, 2])
    table.play("play/tail-wind").dice("6 1 1").play("escape", "roll", seat=YOU)
    table.play("step/sahara", seat=YOU)
    assert (table.hangs(YOU), table.state.markers[YOU]) == ("", 0)
    assert number("rope-bridge") in table.state.bags[DANGER]
    assert table.table.waiting == [ME]


@pytest.mark.clause("henchman.blocks")
def test_a_card_may_remove_a_henchman_but_none_who_is_being_fought() -> None:
    soldiers(wounds=9)
    redraw("tail-wind", timing=Timing(OWN, ANYBODYS), effect=NoHenchman())
    redraw("lucky-hat", timing=Timing(OWN, ANYBODYS), effect=Fortune(1))
    table = stepping({"egypt": SOLDIER}, hands="tail-wind, lucky-hat")
    assert table.keys() == ["play/lucky-hat", "fight", "escape"]
    two = stepping({"egypt": SOLDIER, "china": MOBSTER}, hands="tail-wind").play("play/tail-wind")
    assert (two.state.figures[CHINA], two.state.figures[EGYPT]) == (NO_FIGURE, SOLDIER)
