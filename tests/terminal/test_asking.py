"""What "why can't I?" lists when nothing is pointed at: hand, sight, words; nothing that nobody can mean."""

import json
import re
from collections.abc import Iterator

import pytest
from textual.widgets import OptionList

import bivouac
from bivouac.engine.chance import Chance
from bivouac.engine.table import Table
from bivouac.games.archibald.actions import KEYS
from bivouac.games.archibald.board import CELL_KEYS
from bivouac.terminal.asking import askable
from bivouac.terminal.boards import BOARDS
from bivouac.terminal.screens.pages import WhyPage
from bivouac.text import LANGUAGES, card_name
from tests.altered.road import Road
from tests.altiplano.camp import Camp
from tests.archibald.path import BOX, TABLES, Path
from tests.fortune_and_glory.world import Laid, as_printed
from tests.printed import printed_name
from tests.terminal.desk import desk, runs

GAMES = pytest.mark.parametrize("game", bivouac.games())
ANSWERS = {"yes", "mode", "ignore", "answer", "pick", "choose", "first", "keep", "take", "give", "target", "kill"}


@pytest.fixture(autouse=True)
def _box_as_printed() -> Iterator[None]:
    """A path of Archibald is drawn on the pieces of the box, and Fortune and Glory is laid out with fixed numbers."""
    yield
    as_printed()
    for table, printed in zip(TABLES, BOX, strict=True):
        table[:] = printed


def asked(table: Table, seat: int = 0) -> list[str]:
    offered = [option.key for option in table.options_of(seat)] if seat in table.waiting else []
    return askable(table.game, table.view(seat), seat, offered)


def verbs(keys: list[str]) -> set[str]:
    return {key.partition("/")[0] for key in keys}


@GAMES
def test_everything_listed_is_refused_and_speaks_of_what_the_seat_sees(game: str) -> None:
    chance = Chance(5)
    seen = 0
    for seed in range(3):
        table = bivouac.new(game, seed=seed)
        for step in range(400):
            if table.over:
                break
            if step % 4 == 0:
                for seat in range(table.seats):
                    offered = [option.key for option in table.options_of(seat)] if seat in table.waiting else []
                    keys = asked(table, seat)
                    words = set(re.findall(r"[\w-]+", json.dumps(table.view(seat)))) | set(CELL_KEYS)
                    assert len(keys) == len(set(keys))
                    assert all(table.why_not(seat, key) is not None for key in keys)
                    assert not verbs(keys) & ANSWERS - verbs(offered)
                    named = {key.split("/")[1] for key in keys if "/" in key}
                    assert not [noun for noun in named if noun in table.game.cards and noun not in words]
                    seen += len(keys)
            table.choose(table.option_ids[chance.roll(len(table.option_ids))])
    assert seen > 600


@GAMES
def test_the_list_is_the_same_however_hidden_things_lie(game: str) -> None:
    table = bivouac.new(game, seed=2)
    chance = Chance(9)
    for _ in range(60):
        seat = table.seat
        dealt = table.determinize(seat, Chance(chance.roll(1 << 30)))
        assert asked(dealt, seat) == asked(table, seat)
        table.choose(table.option_ids[chance.roll(len(table.option_ids))])
        if table.over:
            break


def test_altiplano_hand_then_camps_then_piles_then_words() -> None:
    camp = Camp(mine="ohio-bob", yours="ramuncho", hand="golden-quipu, jaguar, torch", top="storm, telegram").phase(2)
    assert camp.keys() == ["pass", "act/ohio-bob", "act/adventurer"]
    assert asked(camp.table) == [
        "place/golden-quipu", "play/jaguar", "react/torch", "act/rogue", "draw/exploration", "draw/characters",
    ]  # fmt: skip


def test_altiplano_words_that_stand_alone_come_last() -> None:
    camp = Camp(mine="ohio-bob", yours="ramuncho, che-madera", hand="surprise-attack, jaguar").phase(2)
    camp.play("play/surprise-attack")
    assert camp.keys() == ["remove/che-madera", "remove/ramuncho"]
    assert asked(camp.table)[:2] == ["play/jaguar", "act/ohio-bob"]
    assert asked(camp.table)[-1] == "pass"


def test_archibald_hand_then_cells_around_the_hero_then_words() -> None:
    path = Path("3: b b b b b\n 2: b b0 b b b", hands="thorn-dagger, honey-drop, royal-jelly", lives=(1,), after=True)
    path.play("play/honey-drop")
    first, *keys = asked(path.table)
    assert first == "play/royal-jelly", "one card a turn"
    moves = [key for key in keys if key.startswith("move/")]
    assert set(moves[:4]) == {"move/1-2", "move/2-1", "move/2-3", "move/3-2"}
    assert set(moves[4:]) == {"move/4-2", "move/3-1", "move/3-3", "move/1-1", "move/1-3", "move/2-4"}
    assert keys == [*moves, "fight"]
    busy = Path("2: b b0:s b b b", hands="honey-drop", lives=(3,))
    assert asked(busy.table, 1)[-2:] == ["fight", "done"]
    assert asked(busy.table)[-1] == "done"


def test_archibald_a_question_brings_its_own_verb() -> None:
    table = bivouac.new("archibald", seed=3)
    assert "start" not in verbs(asked(table))
    for key in ("hero/arthur", "start/1-3", "hero/selenia"):
        table.choose(key)
    assert asked(table, 1) == ["start/1-3", "fight", "done"]


def test_altered_hand_then_reserve_then_pass() -> None:
    road = Road(hand="kitsune, yong-su", reserve="inari", hero="cernunnos", your_hero="muna-druid", mana=1)
    keys = asked(road.table)
    assert keys[0].split("/")[:2] == ["play", "kitsune"]
    places = [key.split("/")[1] for key in keys if "/" in key]
    assert places.index("inari") > max(i for i, noun in enumerate(places) if noun in ("kitsune", "yong-su"))
    assert not verbs(keys) & {"pick", "expedition", "player", "ignore", "mode", "yes"}


DARKOS = [card_name("archibald", KEYS.index("darkos-comes"), lang) for lang in LANGUAGES]
FIRST = [
    ("altiplano", "en", f"Place {printed_name('altiplano', 'golden-quipu')}"),
    ("altiplano", "fr", f"Poser {printed_name('altiplano', 'golden-quipu', 'fr')}"),
    ("archibald", "en", f"Play {DARKOS[0]}"),
    ("archibald", "fr", f"Jouer {DARKOS[1]}"),
    ("altered", "en", f"Play {printed_name('altered', 'kitsune')} into your Hero Expedition"),
    ("altered", "fr", f"Jouer {printed_name('altered', 'kitsune', 'fr')} dans ton Expédition Héros"),
]


def table_of(game: str) -> Table:
    if game == "altiplano":
        return Camp(mine="ohio-bob", hand="golden-quipu, jaguar").phase(2).table
    if game == "archibald":
        # Both Darkos stand beside a hero, so that none can be taken.
        return Path("2: b b0 b b1:dd b", hands="darkos-comes").table
    return Road(hand="kitsune", mana=0, your_hand="inari").table


@runs
async def test_at_the_drawn_table_the_list_opens_with_what_is_in_hand() -> None:
    for game, lang, first in FIRST:
        async with desk(table_of(game), lang=lang) as at:
            at.board.sheet.move_to(None)
            await at.press("question_mark")
            assert isinstance(at.app.screen, WhyPage)
            lines = [str(option.prompt) for option in at.app.screen.query_one(OptionList).options]
            assert lines[0].startswith(first), lines[:3]
            assert not [line for line in lines if line.startswith(("Choose option", "Ignore", "Choisir la poss"))]


def test_without_a_board_the_own_hand_comes_first_and_no_card_out_of_sight_is_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delitem(BOARDS, "fortune-and-glory")
    laid = Laid(
        at="sahara, london", phase="move", hands=["last-ferry, tail-wind", "not-so-fast"], kits="torch", dice="4"
    )
    laid.play("pass")
    keys = asked(laid.table)
    assert set(keys[:2]) == {"play/last-ferry", "play/tail-wind"}
    assert "activate/torch" in keys
    assert "go/sydney" in keys
    assert "search" in keys
    assert not [key for key in keys if "not-so-fast" in key or key.startswith(("keep/", "target/", "take/"))]
