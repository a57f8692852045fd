"""Bots choose legally, reproducibly and well; greedy goes for two Treasures."""

import pytest

import bivouac
from bivouac import bots
from bivouac.bots.evaluate import evaluation_of
from bivouac.sim import simulate
from tests.altiplano.camp import ME, NUMBER, Camp

OPTIONS = [{}, {"assembly": True}, {"no_target": "allowed", "rogue_spares": 0, "several_reactions": False}]


def choice(camp: Camp, seed: int = 1, seat: int = ME) -> str:
    return camp.table.game.actions.keys[bots.named("greedy", seed).choose(camp.table, seat)]


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(ValueError, match=r"'alphago'.*greedy, random"):
        bots.named("alphago", 1)


@pytest.mark.compiled_ok
@pytest.mark.parametrize("name", bots.names())
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_a_bot_plays_legally_and_the_same_seed_plays_the_same(name: str, options: dict[str, object]) -> None:
    histories = []
    for _ in range(2):
        table = bivouac.new("altiplano", seed=11, turn_cap=8, **options)
        players = [bots.named(name, seat) for seat in (0, 1)]
        while table.seat is not None:
            seat = table.seat
            chosen = players[seat].choose(table, seat)
            assert chosen in table.option_ids
            table.choose(chosen, seat)
        histories.append(table.history)
    assert histories[0] == histories[1]


def test_a_bot_changes_nothing_at_the_table() -> None:
    table = bivouac.new("altiplano", seed=4)
    before = table.digest()
    bots.named("greedy", 1).choose(table, table.seat or 0)
    assert table.digest() == before
    assert table.history == []


def test_a_bot_that_is_not_asked_refuses() -> None:
    table = bivouac.new("altiplano", seed=4, first="0")
    for name in bots.names():
        with pytest.raises(ValueError, match="seat 1 has nothing to choose"):
            bots.named(name, 1).choose(table, 1)


def test_greedy_says_that_it_cannot_judge_an_unknown_game() -> None:
    with pytest.raises(ValueError, match=r"chess.*altiplano"):
        evaluation_of("chess")


@pytest.mark.compiled_ok
@pytest.mark.parametrize("seed", range(5))
def test_greedy_places_the_treasure_that_wins(seed: int) -> None:
    camp = Camp(
        mine="ohio-bob", my_location="nine-wells", my_treasures="jaguar-mask", hand="golden-quipu, storm, museum-funds",
        yours="che-madera", your_hand="torch, decoy",
    ).phase(3)  # fmt: skip
    assert choice(camp, seed) == "place/golden-quipu"


@pytest.mark.parametrize("seed", range(5))
def test_greedy_places_a_location_while_a_treasure_waits_in_hand(seed: int) -> None:
    camp = Camp(
        mine="ohio-bob", hand="nine-wells, golden-quipu, marcus-vidor", yours="che-madera", your_hand="torch, decoy"
    ).phase(3)
    assert choice(camp, seed) == "place/nine-wells"


@pytest.mark.parametrize("seed", range(5))
def test_greedy_brings_an_archaeologist_to_a_camp_without_one(seed: int) -> None:
    camp = Camp(mine="kid-calloway", hand="marcus-vidor, padre-anselmo", yours="antonio", your_hand="torch").phase(3)
    assert choice(camp, seed) == "place/marcus-vidor"


@pytest.mark.parametrize("seed", range(5))
def test_greedy_keeps_its_treasure_at_the_hand_limit(seed: int) -> None:
    camp = Camp(
        mine="antonio", yours="che-madera", your_hand="torch",
        hand="golden-quipu, storm, decoy, landslide, telegram, double-cross",
    ).phase(4)  # fmt: skip
    assert choice(camp, seed) not in ("discard/golden-quipu", "pass")


@pytest.mark.parametrize("seed", range(5))
def test_greedy_removes_the_location_of_an_opponent_seen_to_be_about_to_win(seed: int) -> None:
    camp = Camp(
        mine="antonio, ohio-bob", hand="anaconda, supplies", yours="marcus-vidor", your_location="nine-wells",
        your_treasures="jaguar-mask", your_hand="golden-quipu, storm",
    ).phase(3)  # fmt: skip
    camp.state.known.show(ME, NUMBER["golden-quipu"])
    assert choice(camp, seed) == "play/anaconda"


def test_greedy_beats_random_in_a_small_sample() -> None:
    result = simulate("altiplano", 14, ["greedy", "random"], seed=3)
    assert result.wins(0) >= 12
