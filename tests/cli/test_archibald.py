"""Archibald by pipe and at a real terminal."""

import json
import os
from pathlib import Path

import pytest

import bivouac
from bivouac.cli.positions import position
from bivouac.engine.chance import Chance
from bivouac.text import LANGUAGES, card_name
from tests.cli.run import Line, Terminal, Typed, piped, state_folder
from tests.printed import printed_name

PLAY = ("play", "archibald", "--seats", "human,random", "--seed", "4")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_position_tells_all_that_its_seat_may_know_and_no_more(lang: str) -> None:
    chance = Chance(2)
    table = bivouac.new("archibald", players=3, seed=2, turn_cap=60)
    names = {key: card_name(table.game, number, lang) for number, key in enumerate(table.game.cards)}
    while not table.over:
        for seat in (None, 0, 1, 2):
            view = table.view(seat)
            told = " ".join(" ".join(position("archibald", view, lang)).split())
            for owner, hero in enumerate(view["heroes"]):
                if hero["hero"] is not None:
                    assert names[hero["hero"]] in told
                for key in hero["hand"]["cards"]:
                    assert names[key] in told, f"{key} of {owner}"
            shown = str(view)
            for key, name in names.items():
                if key not in shown and len(name) > 6:
                    assert name not in told, f"{name} for {seat}"
        for _ in range(9):
            if not table.over:
                table.choose(table.option_ids[chance.roll(len(table.option_ids))])


def test_the_reader_of_an_adventure_alone_is_told_what_comes_of_it() -> None:
    chance = Chance(2)
    table = bivouac.new("archibald", players=2, seed=2)
    while table.view(None)["adventure"] is None:
        table.choose(table.option_ids[chance.roll(len(table.option_ids))])
    reader = table.view(None)["adventure"]["reader"]
    for seat in (None, 0, 1):
        told = " ".join(position("archibald", table.view(seat), "en"))
        assert ("For your eyes only" in told) == (seat == reader)


def test_a_whole_game_by_pipe(line: Line, typed: Typed, tmp_path: Path) -> None:
    record = tmp_path / "r.json"
    words = (*PLAY, "--option", "turn_cap=20", "--record", str(record))
    ran = typed("1\n" * 200, *words)
    assert (ran.code, ran.err) == (0, "")
    assert "The game stops unfinished" in ran.out
    assert "5 Gaols  11│" in ran.out
    assert bivouac.replay(record.read_text()).over
    assert line("replay", str(record)).code == 0


def test_what_can_be_typed_at_the_table(typed: Typed) -> None:
    asked = "hero/arthur\n1-3\nwhy move/6-3\nwhy done\nrules move.wall\ncard acorn-helmet\nmove/9-9\nlook\n2-3\nquit\n"
    ran = typed(asked, *PLAY)
    said = " ".join(ran.out.split())
    assert ran.code == 0
    assert "[move.orthogonal]" in said
    assert "[turn.must-move]" in said
    assert "Saves a life" in said
    assert "“move/9-9”" in said
    assert "You go to 2-3" in said or "A wall stands between you and 2-3" in said


def test_cards_are_listed_by_their_origin(line: Line) -> None:
    assert printed_name("archibald", "acorn-helmet") in line("cards", "archibald", "--origin", "original").out
    assert line("cards", "archibald", "--origin", "rulebook").out.strip() == ""
    assert "Ohio Bob" in line("cards", "altiplano", "--origin", "rulebook").out


def test_a_game_at_a_real_terminal_is_saved_on_quit_and_gone_on_with() -> None:
    terminal = Terminal(*PLAY)
    terminal.until("Choose the hero you want to be.")
    terminal.type("1")
    terminal.until("Choose where Arthur starts.")
    terminal.type("3")
    terminal.until("Your turn: choose where Arthur goes.")
    terminal.type("q")
    code, shown = terminal.end()
    assert code == 0
    assert "Traceback" not in shown
    (path,) = state_folder(Path(os.environ["XDG_STATE_HOME"])).iterdir()
    assert len(json.loads(path.read_text())["history"]) >= 2
    ran = piped("resume", "--lang", "fr", typed="quit\n")
    assert ran.code == 0
    assert "5 Geôles 11│" in ran.out


@pytest.mark.parametrize(
    ("lang", "told"), [("en", "You (Player 1): Arthur, 3 lives of 5"), ("fr", "Arthur, 3 vies sur 5")]
)
def test_a_hero_that_stands_nowhere_yet_is_told_without_a_cell(lang: str, told: str) -> None:
    table = bivouac.new("archibald", players=2, seed=2)
    table.choose("hero/arthur")
    assert told in " ".join(position("archibald", table.view(0), lang))
    table.choose("start/1-2")
    assert " 1-2, 3 " in " ".join(position("archibald", table.view(0), lang))
