"""Greedy plays Altered as a person would respect: a hand to play on the first Day, both expeditions, the end when it
can be had, and the same judgement from either seat."""

import re

import pytest

import bivouac
from bivouac import bots
from bivouac.bots.evaluate import evaluation_of
from bivouac.engine.chance import Chance
from bivouac.games.altered import state_ground as zones
from bivouac.games.altered.state import Altered
from bivouac.sim import simulate
from tests.altered.road import ME, YOU, Road

SEEDS = range(5)


def choice(road: Road, seed: int, seat: int = ME) -> str:
    return road.table.game.actions.keys[bots.named("greedy", seed).choose(road.table, seat)]


def value(road: Road, seat: int = ME) -> int:
    return evaluation_of("altered").value(road.state, seat)


@pytest.mark.compiled_ok
@pytest.mark.parametrize("name", bots.names())
def test_a_bot_plays_legally_and_the_same_seed_plays_the_same(name: str) -> None:
    histories = []
    for _ in range(2):
        table = bivouac.new("altered", seed=11, day_cap=4)
        players = [bots.named(name, seat) for seat in (0, 1)]
        while table.seat is not None:
            seat = table.seat
            chosen = players[seat].choose(table, seat)
            assert chosen in table.option_ids
            table.choose(chosen, seat)
        histories.append(table.history)
    assert histories[0] == histories[1]


@pytest.mark.compiled_ok
def test_seats_that_know_everything_judge_a_position_with_opposite_signs() -> None:
    judge = evaluation_of("altered")
    judged = 0
    for seed in range(20):
        table = bivouac.new("altered", seed=seed, day_cap=20)
        chance = Chance(seed)
        while not table.over:
            ids = table.option_ids
            table.choose(ids[chance.roll(len(ids))])
            state = table.state.clone()
            assert isinstance(state, Altered)
            if state.phase != zones.SETUP:
                for card in range(zones.TOKENS_FROM):
                    state.known.show_all(card)
                assert judge.value(state, 0) == -judge.value(state, 1)
                judged += 1
    assert judged > 500


@pytest.mark.compiled_ok
@pytest.mark.parametrize("seed", SEEDS)
def test_greedy_makes_the_step_that_wins(seed: int) -> None:
    """The opponent has passed: one Character in the Companion expedition makes the markers meet."""
    road = Road(hand="kappa, the-spindle-bravos", your_hero="shenlong-rare", at=(3, 4), passed=YOU, mana=4)
    assert choice(road, seed) == "play/kappa/companion"


@pytest.mark.parametrize("seed", SEEDS)
def test_greedy_stops_an_opponent_who_is_about_to_meet(seed: int) -> None:
    road = Road(hand="kappa, inari", your_hero="alice", your_at=(3, 4), at=(1, 6), passed=YOU, mana=4)
    assert choice(road, seed) == "play/kappa/hero"


@pytest.mark.parametrize("seed", SEEDS)
def test_greedy_uses_the_other_expedition_when_one_is_decided(seed: int) -> None:
    road = Road(hand="inari", hero="kappa", your_companion="ordis-trooper", passed=YOU, mana=3)
    assert choice(road, seed) == "play/inari/companion"


@pytest.mark.parametrize("seed", SEEDS)
def test_greedy_keeps_a_card_that_would_change_nothing_today(seed: int) -> None:
    road = Road(hand="inari", hero="kappa", companion="kappa", passed=YOU, mana=3)
    assert choice(road, seed) == "pass"


@pytest.mark.parametrize("seed", SEEDS)
def test_greedy_does_not_roll_nevenka_s_die_before_there_is_anybody_to_gain_by_it(seed: int) -> None:
    road = Road(hand="lyra-chronicler", my_hero="nevenka-blotch", your_hand="kappa", mana=3, your_mana=4)
    assert choice(road, seed).startswith("play/lyra-chronicler")
    road = Road(hand="lyra-skald", hero="lyra-chronicler", your_hero="kappa", my_hero="nevenka-blotch", mana=0)
    assert choice(road, seed) == "exhaust/nevenka-blotch"


@pytest.mark.parametrize("seed", SEEDS)
def test_greedy_looks_at_the_terrains_of_the_region(seed: int) -> None:
    """In Mountain alone a Pathfinder leads and a Frog Prince does not."""
    road = Road(
        hand="bravos-pathfinder, the-frog-prince", terrains="M FW F MW W FM", at=(1, 7), your_hero="jian",
        your_companion="shenlong-rare", passed=YOU, mana=2,
    )  # fmt: skip
    assert choice(road, seed) == "play/bravos-pathfinder/hero"


@pytest.mark.parametrize("seed", SEEDS)
def test_greedy_puts_the_strongest_to_sleep_not_its_own(seed: int) -> None:
    road = Road(hand="beauty-sleep", hero="ordis-trooper", your_hero="kappa", your_companion="ordis-trooper", mana=1)
    road.play("play/beauty-sleep")
    assert choice(road, seed) == "pick/kappa/your-hero"


@pytest.mark.parametrize("seed", SEEDS)
def test_greedy_takes_the_empty_mode_rather_than_its_own_landmark(seed: int) -> None:
    road = Road(hand="kelon-burst", landmarks="brassbug-hub #3", mana=3).play("play/kelon-burst")
    assert choice(road, seed) == "mode/1"
    road = Road(hand="kelon-burst", your_landmarks="brassbug-hub #3, axiom-reprocessor", mana=3)
    assert choice(road.play("play/kelon-burst"), seed) == "mode/2"


def test_greedy_sees_ahead_what_a_mode_with_several_targets_is_worth() -> None:
    """The first mode finds nobody, the second asks which Landmark: looking ahead, greedy takes the second."""
    road = Road(hand="kelon-burst", your_landmarks="brassbug-hub #3, axiom-reprocessor", mana=3)
    road.play("play/kelon-burst")
    assert road.table.game.actions.keys[evaluation_of("altered").habit(road.state)] == "mode/2"


@pytest.mark.parametrize("seed", SEEDS)
def test_greedy_makes_mana_while_it_has_little_and_stops_when_it_has_plenty(seed: int) -> None:
    road = Road(first=YOU, mana=3, hand="inari, kappa, sakarabru", deck="alice, atlas", phase="morning")
    assert choice(road, seed).startswith("mana/")
    road = Road(first=YOU, mana=12, hand="inari", deck="alice, atlas", phase="morning")
    assert choice(road, seed) == "pass"


@pytest.mark.compiled_ok
def test_greedy_keeps_a_hand_to_play_on_the_first_day() -> None:
    """Of three cards that are left, Characters for the three mana of the first Day, wherever the six allow it."""
    games = 0
    spent: list[int] = []
    for seed in range(30):
        table = bivouac.new("altered", seed=seed, deck0="bravos", deck1="bravos")
        players = [bots.named("greedy", seat) for seat in (0, 1)]
        while table.view(None)["phase"] == "opening":
            seat = table.waiting[0]
            table.choose(players[seat].choose(table, seat), seat)
        while not table.over and table.view(None)["day"] == 1:
            seat = table.waiting[0]
            table.choose(players[seat].choose(table, seat), seat)
        told = [entry.text for entry in table.log(None, "en")]
        today = told[: told.index("Day 2 begins.")]
        spent += [int(paid) for text in today for paid in re.findall(r" pays (\d) mana for ", text)]
        games += 1
    assert sum(spent) > 2 * 2 * games, "more than two of three mana, on the average"


@pytest.mark.parametrize("seed", SEEDS)
def test_anchored_characters_count_beyond_the_day_and_fleeting_ones_do_not(seed: int) -> None:
    plain = value(Road(hero="kappa", your_hero="shenlong-rare", seed=seed))
    anchored = value(Road(hero="kappa anchored", your_hero="shenlong-rare", seed=seed))
    fleeting = value(Road(hero="kappa fleeting", your_hero="shenlong-rare", seed=seed))
    assert anchored > plain > fleeting


def test_an_asleep_character_is_worth_less_today_and_a_gigantic_one_more() -> None:
    awake = value(Road(hero="kappa", your_hero="ordis-trooper"))
    asleep = value(Road(hero="kappa asleep", your_hero="ordis-trooper"))
    assert awake > asleep
    atlas = value(Road(hero="atlas", your_hero="ordis-trooper", your_companion="ordis-trooper"))
    inari = value(Road(hero="inari", your_hero="ordis-trooper", your_companion="ordis-trooper"))
    assert atlas > inari + 500


def test_a_defender_holds_up_its_own_expedition() -> None:
    held = value(Road(hero="monolith-archivist-yzmir", passed=YOU, mana=0))
    free = value(Road(hero="monolith-rune-scribe", passed=YOU, mana=0))
    assert free > held + 500


def test_in_the_arena_terrains_count_and_regions_do_not() -> None:
    ahead = value(Road(hero="kappa", your_hero="ordis-trooper", arena=True))
    behind = value(Road(hero="ordis-trooper", your_hero="kappa", arena=True))
    assert ahead > 5_000 > -5_000 > behind


@pytest.mark.compiled_ok
def test_greedy_beats_random_in_a_small_sample() -> None:
    result = simulate("altered", 14, ["greedy", "random"], seed=3, options={"deck1": "same"})
    assert result.wins(0) >= 12
