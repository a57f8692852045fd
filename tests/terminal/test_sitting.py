"""A table and who sits at it: what is asked, told and kept, without any screen."""

import json
import time
from typing import ClassVar

import pytest

import bivouac
from bivouac import bots
from bivouac.engine.table import Table
from bivouac.terminal.sitting import Sitting, heard
from tests.altiplano.camp import Camp
from tests.terminal.sights import plain


def begun(*keys: str) -> Sitting:
    sitting = Sitting(bivouac.new("altiplano", seed=5, first="0"), ["human", "greedy"])
    for key in keys:
        sitting.choose(sitting.next_seat(), key)
    return sitting


def test_what_is_new_to_a_seat_is_all_that_was_told_since_it_last_chose() -> None:
    sitting = begun()
    assert sitting.unread(0) == 0
    before = len(sitting.told)
    sitting.choose(0, "draw/exploration")
    assert sitting.unread(0) == before
    assert [entry.key for entry in sitting.entries(0, "en", sitting.unread(0))] == ["drew"]
    assert sitting.unread(1) == 0


def test_a_game_gone_on_with_knows_what_its_seats_have_read() -> None:
    sitting = begun("draw/exploration", "pass")
    again = Sitting(bivouac.load(sitting.saved()), ["human", "greedy"])
    assert again.read == sitting.read
    assert [entry.text for entry in again.entries(0, "fr")] == [entry.text for entry in sitting.entries(0, "fr")]


def test_the_log_grows_as_it_would_be_made_anew() -> None:
    sitting = begun("draw/exploration")
    for key in ("pass", "pass"):
        sitting.entries(0, "en")
        sitting.choose(0, key)
    made = [entry.text for entry in sitting.table.log(0, "en")]
    assert [plain(entry.text) for entry in sitting.entries(0, "en")] == made
    told, marks = heard(sitting.table)
    assert len(told) == len(made) == marks[-1]
    assert len(marks) == 4


def test_a_refused_choice_leaves_the_same_table() -> None:
    sitting = begun()
    table = sitting.table
    with pytest.raises(bivouac.IllegalChoice):
        sitting.choose(0, "pass")
    assert sitting.table is table


def test_undo_takes_back_the_choice_and_its_lines_where_it_is_free() -> None:
    sitting = begun("draw/exploration")
    assert not sitting.undo(0)
    lines = [entry.text for entry in sitting.entries(0, "en")]
    sitting.choose(0, "pass")
    assert len(sitting.entries(0, "en")) == len(lines) + 1
    assert sitting.undo(0)
    assert [entry.text for entry in sitting.entries(0, "en")] == lines
    assert len(sitting.table.history) == 1


@pytest.mark.clause("reaction.hidden")
def test_who_could_not_answer_is_told_to_whoever_runs_the_table() -> None:
    for hand, unable in (("telegram, ransom", [1]), ("bodyguard, ransom", [])):
        camp = Camp(mine="antonio", hand="surprise-attack", yours="marcus-vidor, ramuncho", your_hand=hand).phase(2)
        sitting = Sitting(camp.table, ["human", "human"])
        sitting.choose(0, "play/surprise-attack")
        assert sitting.choose(0, "remove/marcus-vidor") == unable


def test_one_human_looks_from_the_beginning_and_of_two_nobody_does() -> None:
    table = bivouac.new("altiplano", seed=5)
    assert Sitting(table, ["greedy", "human"]).looking == 1
    shared = Sitting(table, ["human", "human"])
    assert shared.looking is None
    assert shared.is_shared


def test_the_same_game_has_the_same_bots() -> None:
    choices = [begun("draw/exploration", "pass", "pass", "discard/telegram") for _ in range(2)]
    assert choices[0].bot_choice(1) == choices[1].bot_choice(1)


class Raises(bots.Bot):
    def choose(self, table: Table, seat: int) -> int:
        raise ArithmeticError("no idea")


class Cheats(bots.Bot):
    def choose(self, table: Table, seat: int) -> int:
        return 10**6


class Hangs(bots.Bot):
    def choose(self, table: Table, seat: int) -> int:
        time.sleep(60)
        return 0


class FailsOnce(bots.Greedy):
    failed: ClassVar[list[int]] = []

    def choose(self, table: Table, seat: int) -> int:
        if not self.failed:
            self.failed.append(seat)
            raise ArithmeticError("not now")
        return super().choose(table, seat)


@pytest.mark.parametrize(
    ("bot", "why", "times"),
    [(Raises, "no idea", 2), (Cheats, "1000000", 2), (Hangs, "too long", 2), (FailsOnce, "not now", 1)],
)
def test_a_bot_that_fails_is_asked_once_more_and_then_chance_chooses(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, bot: type[bots.Bot], why: str, times: int
) -> None:
    sitting = begun("draw/exploration", "pass", "pass", "discard/telegram")
    monkeypatch.setitem(bots.BOTS, "greedy", bot)
    monkeypatch.setattr("bivouac.terminal.sitting.BOT_SECONDS", 0.1)
    assert sitting.bot_choice(1) in [option.id for option in sitting.table.options_of(1)]
    assert [why in record.getMessage() for record in caplog.records] == [True] * times


def test_a_game_goes_on_alike_whether_it_was_saved_on_the_way_or_not() -> None:
    at_once = Sitting(bivouac.new("altiplano", seed=5), ["greedy", "greedy"])
    with_saves = Sitting(bivouac.new("altiplano", seed=5), ["greedy", "greedy"])
    for _ in range(30):
        for sitting in (at_once, with_saves):
            seat = sitting.next_seat()
            sitting.choose(seat, sitting.bot_choice(seat))
        with_saves = Sitting(bivouac.load(with_saves.table.save()), with_saves.seats)
    assert at_once.table.history == with_saves.table.history


def test_a_save_says_who_sits_where_and_a_record_replays() -> None:
    sitting = begun("draw/exploration")
    assert json.loads(sitting.saved())["seats"] == ["human", "greedy"]
    assert bivouac.replay(sitting.record()).digest() == sitting.table.digest()
