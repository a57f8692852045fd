"""Standing orders at the terminal: who is asked, who is passed by, where they are seen, changed and kept."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import bivouac
from bivouac.cli import store
from bivouac.cli.play import Session
from bivouac.cli.shelf import Shelf
from bivouac.games.fortune_and_glory.catalog import AGILITY, CUNNING
from bivouac.games.fortune_and_glory.setup import GAME
from bivouac.games.fortune_and_glory.verbs_tests import Test as Skill
from bivouac.terminal.screens.orders import OrdersPage
from bivouac.terminal.sitting import Sitting
from tests.fortune_and_glory.situations import DANGER_CARD, SITES
from tests.fortune_and_glory.world import ME, THIRD, YOU, Laid, as_printed, danger
from tests.terminal.desk import Desk, desk, runs

MOVE = "moment/move"
ARRIVED = "moment/arrived"


@pytest.fixture(autouse=True)
def _box_as_printed() -> Iterator[None]:
    yield
    as_printed()


def before_your_move(mine: str, at: str = "sahara, paris") -> Laid:
    """My hero may go or stay; then a die falls for YOU."""
    return Laid(at=at, phase="move", hands=(mine,), dice="4 4 4 4")


def asked(sitting: Sitting) -> tuple[int, list[str]]:
    seat = sitting.next_seat()
    return seat, [option.key for option in sitting.table.options_of(seat)]


def test_a_human_alone_is_asked_wherever_a_card_fits() -> None:
    """Nobody watches: what is asked can tell nothing."""
    sitting = Sitting(before_your_move("wrong-train").table, ["human", "random"])
    sitting.choose(ME, "stay")
    assert asked(sitting) == (ME, ["pass", "play/wrong-train"])


def test_several_humans_are_asked_when_it_concerns_them_or_as_they_order() -> None:
    quiet = Sitting(before_your_move("wrong-train").table, ["human", "human"])
    assert quiet.choose(ME, "stay") == []
    assert quiet.next_seat() == YOU, "another hero's movement, far away"
    near = Sitting(before_your_move("wrong-train", "sahara, sahara").table, ["human", "human"])
    near.choose(ME, "stay")
    assert asked(near) == (ME, ["pass", "play/wrong-train"])
    loud = Sitting(before_your_move("wrong-train").table, ["human", "human"])
    loud.order(ME, "card/wrong-train", "offer")
    loud.choose(ME, "stay")
    assert asked(loud) == (ME, ["pass", "play/wrong-train"])


@pytest.mark.parametrize("mine", ["welcoming-committee", "second-wind"])
def test_the_screen_is_handed_over_as_the_orders_say_whatever_is_in_hand(mine: str) -> None:
    """Who could not answer is asked for form's sake, unless an order passes: the hand changes neither."""
    handed = []
    for word in ("ask", "never"):
        laid = Laid(at="sahara, paris, lima", phase="move", hands=("", "", mine), dice="4 4 4 4")
        sitting = Sitting(laid.table, ["human", "human", "human"])
        sitting.order(THIRD, ARRIVED, word)
        unable = sitting.choose(ME, "stay")
        handed.append(THIRD in unable or sitting.next_seat() == THIRD)
    assert handed == [True, False]


def test_a_card_plays_itself_and_questions_are_answered_as_ordered() -> None:
    sitting = Sitting(Laid(at="london, paris", phase="move", dice="4 1").table, ["human", "human"])
    sitting.order(YOU, "question/draw", "always")
    sitting.choose(ME, "stay")
    assert "draw" in [GAME.actions.keys[step >> 5] for step in sitting.table.history]
    rescued = Sitting(before_a_search().table, ["human", "random"])
    rescued.order(ME, "card/lucky-hat", "rescue")
    rescued.choose(ME, "search")
    rescued.choose(ME, "roll")
    assert "play/lucky-hat" in [GAME.actions.keys[step >> 5] for step in rescued.table.history]


def before_a_search() -> Laid:
    """My hero may search, will meet a danger of one five with Agility, and roll three ones."""
    danger(DANGER_CARD, Skill(AGILITY, 5, 1), Skill(CUNNING, 5, 1))
    return Laid(at="sahara, lima", sites=SITES, hands="lucky-hat", decks={"danger": DANGER_CARD}, dice="- 1 1 1 5 5 5")


def test_orders_are_saved_with_the_game(tmp_path: Path) -> None:
    sitting = Sitting(bivouac.new(GAME.name, seed=5), ["human", "human"])
    sitting.order(YOU, MOVE, "never")
    path = tmp_path / "g.json"
    path.write_text(sitting.saved())
    assert store.orders(path) == {ME: {}, YOU: {MOVE: "never"}}
    again = Sitting(store.load(path)[0], ["human", "human"], store.orders(path))
    assert again.orders == sitting.orders
    damaged = {**json.loads(sitting.saved()), "orders": {"1": {MOVE: 4, "x": "y"}, "z": {}, "0": 7}}
    path.write_text(json.dumps(damaged))
    assert Sitting(store.load(path)[0], ["human", "human"], store.orders(path)).orders == {ME: {}, YOU: {}}
    assert "orders" not in json.loads(Sitting(bivouac.new("altiplano", seed=5), ["human", "human"]).saved())


# -- on the page -------------------------------------------------------------------------------------------------------


@runs
async def test_a_page_shows_the_orders_and_enter_changes_one() -> None:
    async with desk(bivouac.new(GAME.name, seed=5), "human,human", size=(120, 40)) as at:
        await uncovered(at)
        seat = at.play.sitting.looking
        assert seat is not None
        await at.press("o")
        assert isinstance(at.app.screen, OrdersPage)
        assert "A movement die has fallen: ask me when it concerns me" in at.over_it()
        assert "The Lucky Hat: hold it" in at.over_it()
        await at.press("down", "enter")
        assert "A movement die has fallen: do not ask me" in at.over_it()
        assert at.play.sitting.orders[seat] == {MOVE: "never"}
        assert at.keeper.last()["orders"][str(seat)] == {MOVE: "never"}
        await at.press("g")
        assert "Un dé de mouvement est tombé\u202f: ne pas me demander" in at.over_it()
        await at.press("escape")
        assert at.app.screen is at.board


@runs
async def test_a_game_without_orders_has_no_such_page() -> None:
    async with desk() as at:
        await at.press("o")
        assert at.app.screen is at.board
        assert "key:orders" not in [thing.name for thing in at.board.sheet.page.things]


async def uncovered(at: Desk) -> None:
    await at.press("enter")


# -- in plain prompts --------------------------------------------------------------------------------------------------


def session(lang: str, game: str = GAME.name) -> Session:
    table = bivouac.new(game, seed=5)
    return Session(Sitting(table, ["human", "random"]), lang, Shelf(game, None, None))


@pytest.mark.parametrize(
    ("lang", "typed", "expected"),
    [
        ("en", "orders", "moment/move: A movement die has fallen: ask me"),
        ("en", "orders moment/test", "matters: ask me when it concerns me"),
        ("en", "orders moment/test never", "moment/test: A test is announced: do not ask me"),
        ("en", "orders card", "card/lucky-hat: The Lucky Hat: hold it"),
        ("en", "orders moment/tea never", "moment/tea never cannot be ordered. There is: moment/round"),
        ("en", "orders moment/test tea", "There is: ask, matters, never"),
        ("fr", "consignes", "moment/move : Un dé de mouvement est tombé : me demander"),
        ("fr", "consignes card/lucky-hat rescue", "la jouer d’elle-même quand mon test échoue"),
    ],
)
def test_orders_are_seen_and_given_in_words(
    lang: str, typed: str, expected: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:  # fmt: skip
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    playing = session(lang)
    assert playing.answer(ME, typed) is False
    assert expected in " ".join(capsys.readouterr().out.split())
    if typed.endswith("never") and "tea" not in typed:
        assert playing.sitting.orders[ME]["moment/test"] == "never"


def test_a_game_without_orders_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert session("en", "altiplano").answer(ME, "orders") is False
    assert capsys.readouterr().out == "In this game nothing can be ordered in advance.\n"
