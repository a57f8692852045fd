"""The greedy bot on its way: flights, deep jungles and special texts are weighed in its plans."""

from collections.abc import Iterator
from itertools import pairwise

import pytest

from bivouac import bots
from bivouac.bots.evaluate import EVALUATIONS
from bivouac.bots.evaluate.fortune_and_glory import FortuneAndGloryEvaluation
from bivouac.bots.evaluate.fortune_and_glory_jungle import EXPLORING, rounds_lost
from bivouac.bots.evaluate.fortune_and_glory_plans import Traveller
from bivouac.bots.evaluate.fortune_and_glory_strength import STRENGTHS
from bivouac.bots.evaluate.fortune_and_glory_texts import text_cost
from bivouac.engine.table import Table
from bivouac.games.fortune_and_glory.able import FOES
from bivouac.games.fortune_and_glory.map import NUMBER_OF
from bivouac.games.fortune_and_glory.setup import GAME
from tests.fortune_and_glory.world import ME, Laid, as_printed


@pytest.fixture(autouse=True)
def _greedy_plays(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(EVALUATIONS, GAME.name, FortuneAndGloryEvaluation())
    yield
    as_printed()
    STRENGTHS.clear()
    FOES.clear()


def chosen(table: Table, seed: int = 3) -> str:
    return GAME.actions.keys[bots.named("greedy", seed).choose(table, ME)]


# -- flights -----------------------------------------------------------------------------------------------------------


def flying(at: str, fortune: int, die: int = 3, sites: str = "japan:crown/of-the-thief-king") -> Laid:
    fields = {"at": f"{at}, paris", "phase": "move", "fortune": [fortune], "sites": sites, "dice": str(die)}
    return Laid(**fields, advanced="flights")  # type: ignore[arg-type]


def test_whoever_has_fortune_to_spare_flies_home() -> None:
    assert chosen(flying("sydney", 17).table) == "fly/london"


def test_nobody_flies_home_with_less_than_it_takes_to_win() -> None:
    laid = flying("sydney", 15)
    assert "fly/london" in laid.keys()  # noqa: SIM118 (no dictionary)
    assert chosen(laid.table) != "fly/london"


def test_a_city_on_the_way_is_where_a_flight_begins() -> None:
    laid = flying("yucatan", 17)
    assert chosen(laid.table) == "go/mexico-city"
    laid.play("go/mexico-city")
    assert chosen(laid.table) == "fly/london"


def test_nobody_flies_where_it_saves_nothing() -> None:
    laid = flying("london", 8, sites="british-isles:crown/of-the-thief-king")
    assert chosen(laid.table) == "go/british-isles"


def test_who_has_landed_goes_no_further_than_home() -> None:
    laid = flying("sydney", 17).play("fly/london")
    assert chosen(laid.table) == "stay"


# -- deep jungle -------------------------------------------------------------------------------------------------------


def test_every_marker_shortens_the_search_for_the_way() -> None:
    for rounds in EXPLORING:
        assert all(later < earlier for earlier, later in pairwise(rounds))
    assert EXPLORING[0][0] == pytest.approx(0.5 * (1 + 0.25 * (1 + 0.125 * (1 + 1 / 16 * (1 + 1 / 32)))), abs=0.001)
    assert EXPLORING[1][0] == pytest.approx(EXPLORING[0][1]), "a die of a card is as good as a marker"


def test_only_a_deep_jungle_without_a_way_costs_rounds() -> None:
    laid = Laid(at="amazon-jungle, lima", sites="amazon-jungle:sword/of-power", advanced="jungle")
    state, jungle = laid.state, NUMBER_OF["amazon-jungle"]
    assert rounds_lost(state, ME, jungle) == EXPLORING[0][0]
    assert rounds_lost(state, ME, NUMBER_OF["yucatan"]) == 0.0
    state.quest[ME], state.explored[ME] = jungle, 2
    assert rounds_lost(state, ME, jungle) == EXPLORING[0][2]
    state.explored[ME], state.pathfinders = 0, 1
    assert rounds_lost(state, ME, jungle) == 0.0
    basic = Laid(at="amazon-jungle, lima", sites="amazon-jungle:sword/of-power")
    assert rounds_lost(basic.state, ME, jungle) == 0.0


def test_coins_under_the_skull_shorten_the_game() -> None:
    laid = Laid(at="amazon-jungle, lima", sites="amazon-jungle:sword/of-power", advanced="jungle")
    without = Traveller(laid.state, ME, True).rounds_left()
    laid.state.site_gold[0] = 2
    assert Traveller(laid.state, ME, True).rounds_left() < without


# -- special texts -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("adventure", "sign"),
    [("of-zeus", -1), ("of-power", 0), ("of-lost-souls", 1), ("of-hades", 1), ("of-the-dead", 1), ("of-medusa", 1),
     ("of-loki", 1), ("of-illusion", 1), ("of-poseidon", 1), ("of-pharox", 1), ("of-the-monkey-god", 1)],
)  # fmt: skip
def test_a_mishap_costs_and_a_gift_pays(adventure: str, sign: int) -> None:
    site = f"sahara:sword/{adventure}"
    cost = text_cost(Laid(at="sahara, lima", sites=site, advanced="texts").state, 0)
    assert (cost > 0.0) - (cost < 0.0) == sign
    assert text_cost(Laid(at="sahara, lima", sites=site).state, 0) == 0.0


def test_of_two_equal_artifacts_the_one_without_a_mishap_is_the_goal() -> None:
    sites = "western-europe:sword/of-lost-souls, british-isles:spear/of-power"
    laid = Laid(at="london, tokyo", phase="move", sites=sites, dice="6", advanced="texts")
    assert chosen(laid.table) == "go/british-isles"


def test_greedy_plays_whole_games_with_all_three() -> None:
    table = None
    for seed in (1, 2):
        rules = GAME.checked_options({"advanced": "jungle,flights,texts", "round_cap": 40})
        table = Table(GAME, rules, seed, GAME.begin(3, rules, seed))
        players = [bots.named("greedy", 10 * seed + seat) for seat in range(3)]
        while table.seat is not None:
            table.choose(players[table.seat].choose(table, table.seat), table.seat)
        assert table.over
        assert table.result is not None
        assert table.result.winners, "long before the limit of rounds"
