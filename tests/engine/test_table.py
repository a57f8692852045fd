import random
from collections.abc import Iterator
from typing import Any

import pytest

from bivouac.engine import voice as voices
from bivouac.engine.chance import HALF
from bivouac.engine.game import Game
from bivouac.engine.lines import Told
from bivouac.engine.table import IllegalChoice, Option, Table, new_table
from bivouac.engine.voice import set_voice, voice
from tests.proving.banners import GAME as BANNERS
from tests.proving.cellar import GAME as CELLAR
from tests.proving.opening import GAME as OPENING


class PlainVoice:
    """Says keys and numbers, so that a test can see what would be said."""

    def action(self, game: Game, action: int, lang: str) -> str:
        return f"{lang} {game.actions.keys[action]}"

    def reason(self, game: Game, key: str, action: int, lang: str) -> str:
        return f"{lang} {key} {game.actions.keys[action]}"

    def line(self, game: Game, key: str, told: Told, seen: bool, reader: int, lang: str) -> str:
        return f"{lang} {key} {told.seat} {game.cards[told.card] if seen else '?'}"


@pytest.fixture
def plain_voice() -> Iterator[None]:
    before = voice()
    set_voice(PlainVoice())
    yield
    set_voice(before)


def cellar() -> Table:
    return new_table(CELLAR, 2, 1, {})


def test_an_option_an_id_and_a_key_mean_the_same() -> None:
    tables = [cellar() for _ in range(3)]
    option = tables[0].options[1]
    for table, way in zip(tables, (option, option.id, option.key), strict=True):
        table.choose(way)
    assert len({table.digest() for table in tables}) == 1
    assert repr(option) == "Option(6, 'draw')"
    assert option.clause == "turn"


@pytest.mark.parametrize(
    ("nonsense", "message"),
    [
        (-1, "no action has the number -1: cellar has 0 to 23"),
        (24, "no action has the number 24"),
        ("dance", "'dance' is no action of cellar; expected a key such as 'toss/coat'"),
        (None, "expected an Option, a number or a key, got NoneType"),
        (1.0, "got float"),
    ],
)
def test_what_is_no_action_at_all_is_a_value_error(nonsense: object, message: str) -> None:
    table = cellar()
    before = table.digest()
    with pytest.raises(ValueError, match=message):
        table.choose(nonsense)
    with pytest.raises(ValueError, match=message):
        table.why_not(0, nonsense)
    assert table.digest() == before


@pytest.mark.parametrize("seat", [-1, 2, "0", None])
def test_a_seat_that_is_not_there_is_a_value_error(seat: Any) -> None:
    table = cellar()
    for look in (table.options_of, table.can_undo, lambda seat: table.why_not(seat, 0)):
        with pytest.raises(ValueError, match="this table has seats 0 to 1"):
            look(seat)
    if seat is not None:
        with pytest.raises(ValueError, match="seats 0 to 1"):
            table.choose("pass", seat)


def test_a_refusal_carries_its_clause_and_key() -> None:
    table = cellar()
    with pytest.raises(IllegalChoice, match=r"toss/ruby: not-the-newest \(hand\)") as refusal:
        table.choose("toss/ruby")
    assert (refusal.value.clause, refusal.value.reason.key) == ("hand", "not-the-newest")
    assert repr(refusal.value.reason) == "Reason('hand', 'not-the-newest')"
    with pytest.raises(IllegalChoice, match="not-asked"):
        table.choose("draw", 1)


def test_when_the_game_is_over_nobody_may_choose() -> None:
    table = new_table(BANNERS, 2, 1, {})
    for _ in range(6):
        table.choose("sing")
    result = table.result
    assert result is not None
    assert (result.winners, result.scores, result.why) == ([0, 1], [9, 9], "end")
    assert repr(result) == "Result(winners=[0, 1], scores=[9, 9], why='end')"
    assert (table.seat, table.waiting, table.options) == (None, [], [])
    for seat in (None, 0, 1):
        with pytest.raises(IllegalChoice, match="over"):
            table.choose("sing", seat)


def test_without_a_seat_the_first_that_waits_chooses() -> None:
    table = new_table(OPENING, 3, 1, {})
    assert table.waiting == [0, 1, 2]
    assert table.option_ids == [option.id for option in table.options_of(0)]
    table.choose(table.options[0])
    assert [len(answers) for answers in table.state.sealed] == [1, 0, 0]


def test_a_list_of_ids_is_the_callers_own() -> None:
    table = cellar()
    table.option_ids.clear()
    assert len(table.option_ids) > 1


def test_a_copy_dealt_anew_has_a_stream_of_its_own_within_a_word() -> None:
    """No draw is wider than HALF: compiled numbers would wrap."""
    table = cellar()
    for rng in (0, 1, random.Random(5)):
        state = table.determinize(0, rng).state
        assert all(0 <= word <= HALF for word in (state.w0, state.w1, state.w2, state.w3))
        assert state.w0 > 0
        assert (state.w0, state.w1) != (table.state.w0, table.state.w1)
    with pytest.raises(ValueError, match="expected a seed"):
        table.determinize(0, "luck")


def test_a_table_dealt_anew_has_no_log_no_fork_and_no_record() -> None:
    copy = cellar().determinize(0, 1)
    copy.choose("pass")
    for past in (lambda: copy.record(), lambda: copy.fork(), lambda: copy.log(0, "en"), lambda: copy.back_to(0)):
        with pytest.raises(ValueError, match="did not happen"):
            past()


@pytest.mark.usefixtures("plain_voice")
def test_sentences_come_from_the_voice() -> None:
    table = cellar()
    assert table.options[0].say("fr") == "fr pass"
    assert Option(CELLAR, 6).say("en") == "en draw"
    reason = table.why_not(0, "toss/ruby")
    assert reason is not None
    assert reason.say("en") == "en not-the-newest toss/ruby"
    with pytest.raises(IllegalChoice) as refusal:
        table.choose("toss/ruby")
    assert refusal.value.say("fr") == "fr not-the-newest toss/ruby"


@pytest.mark.usefixtures("plain_voice")
def test_a_log_is_what_that_seat_may_read() -> None:
    table = cellar()
    table.choose("draw")
    drawn = table.view(0)["hands"][0][-1]
    table.choose("pass")
    table.choose(f"toss/{drawn}")
    before = table.digest()
    texts = {seat: [entry.text for entry in table.log(seat, "en")] for seat in (0, 1, None)}
    assert texts[0] == [f"en drew 0 {drawn}", f"en tossed 0 {drawn}"]
    assert texts[1] == texts[None] == ["en drew 0 ?", f"en tossed 0 {drawn}"]
    entry = table.log(0, "fr")[1]
    assert (entry.clause, entry.key, repr(entry)) == ("hand", "tossed", f"fr tossed 0 {drawn} [hand]")
    assert table.digest() == before


def test_without_a_text_layer_there_are_no_sentences() -> None:
    before = voice()
    voices._VOICES.clear()
    try:
        with pytest.raises(RuntimeError, match="no text layer is loaded"):
            cellar().options[0].say("en")
    finally:
        set_voice(before)
