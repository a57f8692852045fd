"""Records played again: the table at any moment, and a clear word for each that does not come out."""

import json
from pathlib import Path
from typing import Any

import pytest

import bivouac
from bivouac.sim import simulate
from bivouac.text import card_name
from tests.cli.run import Line


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("records")
    simulate("altiplano", 1, ["random", "random"], seed=4, options={"turn_cap": 12}, records_dir=folder)
    (path,) = folder.iterdir()
    return path


def changed(record: Path, folder: Path, **changes: Any) -> str:
    path = folder / "changed.json"
    path.write_text(json.dumps({**json.loads(record.read_text()), **changes}))
    return str(path)


def test_a_replay_shows_the_end_and_its_clause(line: Line, record: Path) -> None:
    ran = line("replay", str(record))
    assert ran.code == 0
    assert "replayed exactly" in ran.out
    assert "turn_cap=12" in ran.out
    assert "By clause end.no-draw" in ran.out


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("at", [0, 1, 7, 20])
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_the_log_is_that_of_this_seat_up_to_this_choice(
    line: Line, record: Path, at: int, seat: int | None, lang: str
) -> None:
    who = [] if seat is None else ["--as", str(seat)]
    ran = line("replay", str(record), "--at", str(at), "--log", "--lang", lang, *who)
    assert ran.code == 0
    table = bivouac.replay(record.read_text()).fork(at)
    shown = " ".join(ran.out.split())
    for entry in table.log(seat, lang):
        assert " ".join(f"{entry.text} [{entry.clause}]".split()) in shown


def test_a_seat_sees_its_own_hand_and_not_the_other(line: Line, record: Path) -> None:
    state: Any = bivouac.replay(record.read_text()).fork(0).state
    hands = [{card_name("altiplano", card, "en") for card in state.zones[seat]} for seat in (0, 1)]
    for seat in (0, 1):
        shown = " ".join(line("replay", str(record), "--at", "0", "--as", str(seat)).out.split())
        assert all(name in shown for name in hands[seat])
        assert not any(name in shown for name in hands[1 - seat])
    spectator = " ".join(line("replay", str(record), "--at", "0").out.split())
    assert not any(name in spectator for name in hands[0] | hands[1])


def test_the_next_choice_is_told_to_whoever_made_it_alone(line: Line, record: Path) -> None:
    table = bivouac.replay(record.read_text())
    seat = table.history[3] & 31
    assert "Next choice" in line("replay", str(record), "--at", "3", "--as", str(seat)).out
    assert "Next choice" not in line("replay", str(record), "--at", "3", "--as", str(1 - seat)).out
    assert "Next choice" not in line("replay", str(record), "--at", "3").out


@pytest.mark.parametrize("words", [("--at", "9999"), ("--at", "-1"), ("--at", "x"), ("--as", "2"), ("--as", "me")])
def test_what_the_record_has_not_is_refused(line: Line, record: Path, words: tuple[str, str]) -> None:
    line.refused("replay", str(record), *words)


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"format": 99}, "has the format 99"),
        ({"rules": "0"}, "made with rules 0"),
        ({"game": "chess"}, "a game called “chess”"),
        ({"bivouac": "table"}, "is a saved game"),
        ({"bivouac": "song"}, "is no record"),
        ({"seed": "1"}, "set up another game"),
        ({"choices": ["draw/exploration", "draw/exploration"], "hashes": {}}, "at choice 2"),
        ({"choices": ["no/such/action"], "hashes": {}}, "at choice 1"),
        ({"choices": ["draw/exploration"]}, "at choice 2"),
        ({"choices": 7}, "is damaged"),
        ({"options": {"colour": 1}}, "is damaged"),
        ({"hashes": None}, "is damaged"),
    ],
)
def test_a_record_that_does_not_come_out_is_refused_in_one_sentence(
    line: Line, record: Path, tmp_path: Path, changes: dict[str, Any], told: str
) -> None:
    assert told in line.refused("replay", changed(record, tmp_path, **changes))


def test_a_record_cut_short_is_refused(line: Line, record: Path, tmp_path: Path) -> None:
    text = record.read_text()
    for length in (0, 1, 100, len(text) // 2, len(text) - 3):
        path = tmp_path / "cut.json"
        path.write_text(text[:length])
        assert "broken or cut short" in line.refused("replay", str(path))


def test_a_record_of_an_unfinished_game_says_so(line: Line, tmp_path: Path) -> None:
    table = bivouac.new("altiplano", seed=3)
    table.choose("draw/exploration")
    path = tmp_path / "r.json"
    path.write_text(json.dumps(table.record()))
    assert "was not finished" in line("replay", str(path)).out
