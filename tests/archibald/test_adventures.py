"""The Adventures as a deck: what the answers may bring, that they are worth a question, and that each is told."""

import re
from collections.abc import Iterator
from itertools import count, product
from statistics import mean

import pytest

from bivouac import text
from bivouac.engine.chance import Chance
from bivouac.engine.state import NOBODY
from bivouac.engine.table import Table, new_table
from bivouac.engine.verbs import Verb, Words
from bivouac.games.archibald.actions import KEYS
from bivouac.games.archibald.catalog import (
    ADVENTURE,
    CATALOG,
    FIRST_ADVENTURE,
    FIRST_TILE,
    MOUSTIK,
    SEIDE,
    Card,
    count_of,
)
from bivouac.games.archibald.setup import GAME
from bivouac.games.archibald.state import (
    ADVENTURE_DISCARD,
    ADVENTURE_PILE,
    HAND,
    KIND_BITS,
    ON_THE_WAY,
    PILE,
    TILE_PILE,
    Archibald,
)
from bivouac.games.archibald.steps import FLOOD_CHECK
from bivouac.games.archibald.turn import MENU_AFTER, OWED_MOVES, TURN, ExtraMove
from bivouac.games.archibald.turn_reading import BOOK
from bivouac.games.archibald.verbs import AddFlood, DrawCards, Heal, HealOthers, MoveAgain, OthersDraw, then
from bivouac.text.fluent import has, messages
from tests.archibald.path import Path
from tests.text.spelling import faults

ADVENTURES = [card for card in CATALOG.cards if card.is_a == ADVENTURE]
CARDS = pytest.mark.parametrize("card", ADVENTURES, ids=lambda card: card.key)


class Standing:
    """How a hero stands when the question comes."""

    def __init__(self, lives: int, hand: int, has_gear: bool, flood: int, level: int) -> None:
        self.lives = lives
        self.hand = hand
        self.has_gear = has_gear
        self.flood = flood
        self.level = level


MOST_LIVES = 4
STANDINGS = [Standing(*each) for each in product((1, 2, 3, 4), (0, 1, 3), (False, True), (0, 2, 3), (2, 3, 4))]


def worth(words: Words, at: Standing) -> float:
    """A rough price of a consequence to the hero it happens to, in moves; what others gain is a small loss."""
    n = int(words.args.get("n", 0))
    if words.key == "then":
        return sum(worth(part, at) for part in words.parts)
    if words.key == "test":
        return mean(worth(part, at) for part in words.parts)
    if words.key == "ambush":
        return -1.2
    prices = {
        "heal": min(n, MOST_LIVES - at.lives) * (1.2 if at.lives == 1 else 0.7),
        "hurt": -3.0 if at.lives <= n else -0.9 * n,
        "draw-cards": 0.8 * min(n, 3 - at.hand) + 0.2 * max(0, n - (3 - at.hand)),
        "drop-cards": -0.7 * min(n, at.hand),
        "drop-gear": -1.2 if at.has_gear else 0.0,
        "move-again": 1.0,
        "back": -2.0 if at.level > 2 else -1.0,
        "add-flood": -1.5 if at.flood == 3 else -0.3,
        "drain-flood": 0.5 * min(n, at.flood) if at.flood == 3 else 0.2 * min(n, at.flood),
        "heal-others": -0.2,
        "others-draw": -0.4,
        "gift-card": -0.9 if at.hand else 0.0,
        "nothing": 0.0,
    }
    return prices[words.key]


def parts_of(words: Words) -> Iterator[Words]:
    yield words
    for part in words.parts:
        yield from parts_of(part)


def answers_of(card: Card) -> list[Words]:
    return [answer.words() for answer in card.answers]


@pytest.mark.clause("components.adventures")
def test_there_are_22_adventures_with_two_or_three_answers_each() -> None:
    assert len(ADVENTURES) == 22
    assert {len(card.answers) for card in ADVENTURES} == {2, 3}


def test_no_two_cards_bring_the_same() -> None:
    brought = [tuple(map(spelled, answers_of(card))) for card in ADVENTURES]
    assert len(set(brought)) == len(brought)


def spelled(words: Words) -> str:
    return f"{words.key}{sorted(words.args.items())}({', '.join(map(spelled, words.parts))})"


def test_an_answer_is_a_little_good_on_the_average() -> None:
    prices = [worth(answer, at) for card in ADVENTURES for answer in answers_of(card) for at in STANDINGS]
    assert 0.1 < mean(prices) < 0.5
    assert sum(price < 0 for price in prices) > len(prices) / 8


@CARDS
def test_every_answer_is_the_best_one_for_somebody_and_none_for_everybody(card: Card) -> None:
    answers = answers_of(card)
    best = [0] * len(answers)
    for at in STANDINGS:
        prices = [worth(answer, at) for answer in answers]
        for i, price in enumerate(prices):
            best[i] += price == max(prices)
    assert min(best) > 0, best
    assert max(best) < len(STANDINGS), best


@CARDS
def test_nobody_loses_more_than_one_life_or_is_hurt_for_nothing(card: Card) -> None:
    for answer in answers_of(card):
        hurts = [part for part in parts_of(answer) if part.key == "hurt"]
        assert sum(int(part.args["n"]) for part in hurts) <= 1
        assert answer.key != "hurt"
        ambushes = [part for part in parts_of(answer) if part.key == "ambush"]
        assert all(part.args["n"] == 1 for part in ambushes)


@CARDS
def test_a_move_that_comes_when_all_else_is_over_is_told_last(card: Card) -> None:
    for answer in answers_of(card):
        for part in parts_of(answer):
            moves = [step.key == "move-again" for step in part.parts if part.key == "then"]
            assert moves == sorted(moves)


@pytest.mark.parametrize("other", [AddFlood(1), DrawCards(1), Heal(1), HealOthers(1), OthersDraw(1)])
@pytest.mark.parametrize("tokens", [1, 3])
def test_where_a_move_stands_in_an_effect_does_not_change_what_happens(other: Verb[Archibald], tokens: int) -> None:
    """The move waits for the rest of the effect, and for a flood that it brings."""
    ends = []
    for effect in (then(MoveAgain(), other), then(other, MoveAgain())):
        path = Path(
            "3: b b b b b\n2: b0 k b b b", adventures="dew-drop", effects={"dew-drop/1": effect}, lives=(2, 2),
            hands=("slingshot, hammer, elixir", "sponge"), tokens=tokens,
        ).play("move/2-2", "answer/1")  # fmt: skip
        asked = []
        while path.state.turn_of == 0:
            asked.append([option.key for option in path.table.options])
            path.table.choose(path.table.option_ids[-1])
        ends.append((asked, path.told(), path.table.digest()))
    assert ends[0] == ends[1]


# -- each card, played -------------------------------------------------------------------------------------------------

HERE = 6 * 5 + 2  # row 7, in the garden
BACK = 3 * 5 + 2  # row 4, the last of the village


def asked(key: str, luck: str = "") -> Table:
    """Arthur stands on a Book of the garden with 2 lives of 5, one card, a weapon, 2 flood tokens on the board; Selenia
    has 1 life of 4 and no card. The Adventure is read, and `luck` says how the next die falls."""
    table = new_table(GAME, 2, 1, {"heroes": "dealt"})
    for start in ("start/1-2", "start/1-4"):
        table.choose(start)
    game = table.state
    assert isinstance(game, Archibald)
    zones = game.zones
    for seat in range(2):
        for card in zones[HAND + seat]:
            zones[PILE].append(card)
        zones[HAND + seat].clear()
    hand, worn = CATALOG.by_key["honey-drop"].number, CATALOG.by_key["slingshot"].number
    for card in (hand, worn):
        zones[PILE].remove(card)
        game.known.show_all(card)
    zones[HAND].append(hand)
    game.worn[0] = worn
    game.hero = [CATALOG.by_key["arthur"].number, CATALOG.by_key["selenia"].number]
    game.lives = [2, 1]
    for cell, tile, level in ((HERE, 32, 3), (BACK, 5, 2)):
        zones[TILE_PILE + level - 2].remove(FIRST_TILE + tile)
        game.known.show_all(FIRST_TILE + tile)
        game.lay(cell, tile, True)
    game.cell = [HERE, 3]
    game.reached, game.levels, game.flood = [0b1110, 0b10], 0b1110, 2
    number = CATALOG.by_key[key].number
    zones[ADVENTURE_PILE].remove(number)
    zones[ADVENTURE_PILE].append(number)
    game.agenda = [TURN, MENU_AFTER, OWED_MOVES, FLOOD_CHECK, BOOK]
    game.turn_of, game.turn, game.phase = 0, 1, ON_THE_WAY
    game.asking, game.asker, game.offered = NOBODY, None, []
    if luck:
        seed = next(seed for seed in count() if (Chance(seed).roll(6) >= 3) == (luck == "win"))
        game.reseed(seed)
    game.advance()
    return table


def changes(table: Table) -> dict[str, int]:
    """What has become of the position of `asked`."""
    game = table.state
    assert isinstance(game, Archibald)
    here = game.cell[0]
    found = {
        "lives": game.lives[0] - 2,
        "others’ lives": game.lives[1] - 1,
        "cards": len(game.zones[HAND]) - 1,
        "others’ cards": len(game.zones[HAND + 1]),
        "gear": -1 if game.worn[0] < 0 else 0,
        "flood": game.flood - 2,
        "moves": moves_left(table),
        "back": int(here == BACK),
        "seide": count_of(game.foes[here], SEIDE),
        "moustik": count_of(game.foes[here], MOUSTIK),
    }
    assert here in (HERE, BACK)
    return {name: change for name, change in found.items() if change}


def moves_left(table: Table) -> int:
    game = table.state
    assert isinstance(game, Archibald)
    if not isinstance(game.asker, ExtraMove):
        return 0
    return 1 + len(range(0, game.extra.bit_length(), KIND_BITS))


CASES = [
    pytest.param("sleeping-beetle", {
        "1 win": {"moves": 1}, "1 lose": {}, "2": {"cards": 1}, "3": {"lives": 2, "moustik": 1},
    }, marks=pytest.mark.card("sleeping-beetle")),
    pytest.param("ant-parade", {
        "1": {"cards": -1, "moves": 1}, "2": {"lives": 1}, "3 win": {"cards": 2}, "3 lose": {},
    }, marks=pytest.mark.card("ant-parade")),
    pytest.param("dew-drop", {
        "1 win": {"lives": 2}, "1 lose": {"flood": 1}, "2": {"cards": 1}, "3": {"moves": 1, "flood": 1},
    }, marks=pytest.mark.card("dew-drop")),
    pytest.param("proud-snail", {
        "1": {"lives": 1, "others’ cards": 1}, "2 win": {"moves": 1}, "2 lose": {"cards": -1},
        "3": {"cards": 2, "back": 1},
    }, marks=pytest.mark.card("proud-snail")),
    pytest.param("lost-sock", {
        "1 win": {"cards": 2}, "1 lose": {"lives": -1}, "2": {"lives": 1, "cards": 1, "seide": 1},
        "3": {"flood": -2},
    }, marks=pytest.mark.card("lost-sock")),
    pytest.param("cricket-concert", {
        "1": {"lives": 1, "others’ lives": 1}, "2 win": {"cards": 2}, "2 lose": {"moustik": 1},
    }, marks=pytest.mark.card("cricket-concert")),
    pytest.param("two-mushrooms", {
        "1": {"cards": -1, "lives": 2}, "2": {"cards": -1, "others’ cards": 1, "moves": 1},
        "3 win": {"cards": 2}, "3 lose": {"lives": -1},
    }, marks=pytest.mark.card("two-mushrooms")),
    pytest.param("ladybird-spots", {
        "1": {"cards": 1}, "2 win": {"moves": 1}, "2 lose": {"flood": 1},
    }, marks=pytest.mark.card("ladybird-spots")),
    pytest.param("biscuit-crumb", {
        "1": {"lives": 2, "gear": -1}, "2": {"cards": 1, "others’ lives": 1}, "3 win": {"moves": 1},
        "3 lose": {"lives": -1},
    }, marks=pytest.mark.card("biscuit-crumb")),
    pytest.param("knitting-spider", {
        "1 win": {"lives": 2}, "1 lose": {"gear": -1}, "2": {"cards": 2, "others’ cards": 1},
    }, marks=pytest.mark.card("knitting-spider")),
    pytest.param("lost-seide", {
        "1": {"lives": 1}, "2 win": {"moves": 1, "cards": 1}, "2 lose": {"seide": 1},
        "3": {"gear": -1, "moves": 1},
    }, marks=pytest.mark.card("lost-seide")),
    pytest.param("rude-echo", {
        "1": {"moves": 1, "others’ cards": 1}, "2 win": {"cards": 2}, "2 lose": {},
        "3": {"cards": -1, "others’ cards": 1, "lives": 2},
    }, marks=pytest.mark.card("rude-echo")),
    pytest.param("woodlouse-toll", {
        "1": {}, "2 win": {"moves": 1, "lives": 1}, "2 lose": {"flood": 1},
        "3": {"moves": 1, "others’ lives": 1, "others’ cards": 1},
    }, marks=pytest.mark.card("woodlouse-toll")),
    pytest.param("dandelion-flight", {
        "1 win": {"moves": 1}, "1 lose": {"back": 1}, "2": {"cards": 1, "others’ cards": 1},
    }, marks=pytest.mark.card("dandelion-flight")),
    pytest.param("earthworm-ends", {
        "1": {"cards": 1}, "2": {"moves": 1, "flood": 1}, "3": {"lives": 1, "flood": -1},
    }, marks=pytest.mark.card("earthworm-ends")),
    pytest.param("talking-cocoon", {
        "1 win": {"moves": 1}, "1 lose": {"gear": -1}, "2": {"lives": 1},
    }, marks=pytest.mark.card("talking-cocoon")),
    pytest.param("stuck-bumblebee", {
        "1": {"lives": -1, "cards": 2}, "2": {"lives": 2, "flood": 1}, "3 win": {"lives": 2},
        "3 lose": {"moustik": 1},
    }, marks=pytest.mark.card("stuck-bumblebee")),
    pytest.param("leaky-can", {
        "1": {"flood": -2, "others’ cards": 1}, "2": {"cards": -1, "flood": -1, "lives": 1},
        "3 win": {"lives": 2}, "3 lose": {"lives": -1},
    }, marks=pytest.mark.card("leaky-can")),
    pytest.param("glass-marble", {
        "1 win": {"moves": 1}, "1 lose": {"flood": 1}, "2": {"cards": 2, "seide": 1},
    }, marks=pytest.mark.card("glass-marble")),
    pytest.param("hiccuping-toad", {
        "1 win": {"moves": 2}, "1 lose": {"lives": -1}, "2": {"cards": 2, "flood": 1},
        "3": {"lives": 1, "others’ lives": 1, "flood": -1},
    }, marks=pytest.mark.card("hiccuping-toad")),
    pytest.param("three-boxes", {
        "1": {"cards": 1}, "2": {"lives": 2, "gear": -1}, "3 win": {"moves": 1}, "3 lose": {"moustik": 1},
    }, marks=pytest.mark.card("three-boxes")),
    pytest.param("feather-bed", {
        "1": {"lives": 2, "others’ cards": 1}, "2": {"cards": 1}, "3 win": {"moves": 1}, "3 lose": {},
    }, marks=pytest.mark.card("feather-bed")),
]  # fmt: skip


@pytest.mark.clause("adventure.reader")
@pytest.mark.parametrize(("key", "brought"), CASES)
def test_each_answer_brings_what_its_card_says(key: str, brought: dict[str, dict[str, int]]) -> None:
    card = CATALOG.by_key[key]
    assert {case[0] for case in brought} == {str(i + 1) for i in range(len(card.answers))}
    for case, expected in brought.items():
        answer, _, luck = case.partition(" ")
        table = asked(key, luck)
        assert [option.key for option in table.options] == [f"answer/{i + 1}" for i in range(len(card.answers))]
        table.choose(f"answer/{answer}")
        assert changes(table) == expected, f"{key}, answer {case}"
        assert KEYS[table.state.zones[ADVENTURE_DISCARD][-1]] == key
        assert not table.state.frames


@pytest.mark.clause("adventure.hidden")
@pytest.mark.parametrize("key", KEYS[FIRST_ADVENTURE : FIRST_ADVENTURE + 22])
def test_only_the_reader_sees_what_the_answers_bring(key: str) -> None:
    table = asked(key)
    assert table.view(0)["adventure"]["outcomes"] is None
    assert table.view(None)["adventure"]["outcomes"] is None
    assert len(table.view(1)["adventure"]["outcomes"]) == len(CATALOG.by_key[key].answers)


# -- each card, told ---------------------------------------------------------------------------------------------------


@CARDS
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_each_answer_has_its_words_and_its_story_and_nothing_else_has(card: Card, lang: str) -> None:
    message = f"adventure-archibald-{card.key}"
    wanted = ["name", *(f"a{i + 1}" for i in range(len(card.answers)))]
    for i, answer in enumerate(answers_of(card), 1):
        wanted += [f"o{i}", f"w{i}", f"l{i}"] if answer.key == "test" else [f"o{i}"]
    assert messages(lang).attributes[message] == wanted
    for attribute in ("", *wanted):
        said = text.say(lang, message, attribute=attribute)
        assert not faults(said, lang), said
        assert "!" not in said, said
        assert (said[-1] in ".?”»") == (not attribute.startswith(("name", "a"))), said
        assert has(lang, message, attribute)


@CARDS
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_scene_is_short_and_asks_something(card: Card, lang: str) -> None:
    scene = text.say(lang, f"adventure-archibald-{card.key}")
    assert "?" in scene
    assert 2 <= len(re.findall(r"[.?]", scene)) <= 7
    assert len(scene) <= 290, scene
    answers = [
        text.say(lang, f"adventure-archibald-{card.key}", attribute=f"a{i + 1}") for i in range(len(card.answers))
    ]
    assert len(set(answers)) == len(answers)
    assert all(len(answer) <= 50 for answer in answers)
