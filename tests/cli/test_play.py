"""A game by pipe and at a terminal: nothing is lost, however it is left."""

import json
import os
import re
import signal
from pathlib import Path
from typing import Any

import pytest

import bivouac
from bivouac.cli import store
from bivouac.cli.play import CLEAR, Session
from bivouac.cli.shelf import Shelf
from bivouac.terminal.sitting import Sitting
from tests.altiplano.camp import Camp
from tests.cli.run import Line, Terminal, Typed, piped, state_folder

PLAY = ("play", "altiplano", "--seed", "5", "--option", "first=0")


def saved(path: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(path.read_text())
    return data


def test_the_end_of_the_input_saves_the_game_and_says_how_to_go_on(typed: Typed, tmp_path: Path) -> None:
    path = tmp_path / "my game.json"
    ran = typed("1\n1\n", *PLAY, "--save", str(path))
    assert (ran.code, ran.err) == (0, "")
    assert f"bivouac play --load '{path}'" in ran.out
    assert len(saved(path)["history"]) == 2
    again = typed("1\n", "play", "--load", str(path))
    assert again.code == 0
    assert len(saved(path)["history"]) > 2
    assert saved(path)["seats"] == ["human", "greedy"]
    assert bivouac.load(path.read_text()).game.name == "altiplano"


def test_without_save_the_game_goes_to_the_state_folder(typed: Typed) -> None:
    ran = typed("", *PLAY)
    files = list(state_folder(Path(os.environ["XDG_STATE_HOME"])).iterdir())
    assert len(files) == 1
    assert str(files[0]) in ran.out


@pytest.mark.parametrize("word", ["quit", "quitter", "q"])
def test_quit_saves_and_leaves_the_rest_of_the_input(typed: Typed, tmp_path: Path, word: str) -> None:
    ran = typed(f"1\n{word}\n1\n1\n", *PLAY, "--save", str(tmp_path / "g.json"))
    assert ran.code == 0
    assert len(saved(tmp_path / "g.json")["history"]) == 1


def test_an_option_is_chosen_by_number_key_or_card(typed: Typed, tmp_path: Path) -> None:
    histories = []
    for choices in ("1\n2\n", "draw/exploration\nplay/surprise-attack\n", "exploration\nsurprise-attack\n"):
        typed(choices, *PLAY, "--save", str(tmp_path / "g.json"))
        histories.append(saved(tmp_path / "g.json")["history"])
    assert histories[0] == histories[1] == histories[2]
    assert len(histories[0]) == 2


def test_the_table_the_log_and_the_question_are_shown(typed: Typed) -> None:
    shown = typed("", *PLAY).out
    for part in (
        "Your Camp (Player 1)", "Player 2’s Camp", "Hand (5, limit 5):", "Hand: 5 Exploration, 0 Character",
        "Piles: Exploration 24, Characters 11", "Exploration discard: empty", "[setup.first-turn]",
        "  1. Draw an Exploration card (draw/exploration)", "Player 1 > ",
    ):  # fmt: skip
        assert part in shown, part


def test_nothing_hidden_is_shown(typed: Typed) -> None:
    """The other hand and the piles of this game are never named before their cards are seen."""
    table = bivouac.new("altiplano", seed=5, first="0")
    from bivouac.text import card_name

    state: Any = table.state
    shown = typed("", *PLAY).out
    for card in state.zones[1] + state.zones[8] + state.zones[9]:
        assert card_name("altiplano", card, "en") not in shown


@pytest.mark.parametrize("asked", ["why place/golden-quipu", "? place/golden-quipu", "place/golden-quipu"])
def test_a_refused_move_names_its_clause_and_changes_nothing(typed: Typed, tmp_path: Path, asked: str) -> None:
    ran = typed(f"1\n{asked}\n", *PLAY, "--save", str(tmp_path / "g.json"))
    assert "[phase3.action-or-place]" in ran.out
    assert len(saved(tmp_path / "g.json")["history"]) == 1


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ("?", "What you can type:"),
        ("help", "What you can type:"),
        ("why", "Say what: why "),
        ("why draw/characters", "it is number 2"),
        ("why place/golden-quip", "place/golden-quipu"),
        ("rules place.treasure", "place.treasure You can place a Treasure"),
        ("rules", "Say which clause"),
        ("rules zzz", "has no clause “zzz”"),
        ("card storm", "Storm (storm): Action"),
        ("card", "Say which card"),
        ("card zzz", "has no card “zzz”"),
        ("undo", "cannot be taken back"),
        ("save", "Say where"),
        ("save /no/such/folder/x", "its folder does not exist"),
        ("save /dev/full", "the disk is full"),
        ("0", "a number from 1 to 2"),
        ("3", "a number from 1 to 2"),
        ("²", "a number from 1 to 2"),
        ("9" * 5000, "a number from 1 to 2"),
        ("draw/explorations", "perhaps draw/exploration"),
        ("log", "You play the first turn. [setup.first-turn]"),
        ("look", "Turn 1, phase 1 of 4"),
    ],
)
def test_what_can_be_typed_is_answered_and_the_question_stays(
    typed: Typed, tmp_path: Path, asked: str, told: str
) -> None:
    ran = typed(f"{asked}\n", *PLAY, "--save", str(tmp_path / "g.json"))
    answer = " ".join(ran.out.partition(f"> {asked}\n")[2].split())
    assert told in answer
    assert ran.code == 0
    assert saved(tmp_path / "g.json")["history"] == []


def test_french_words_work(typed: Typed, tmp_path: Path) -> None:
    asked = ("aide", "pourquoi pass", "règles place.treasure", "carte orage", "journal", "table", "annuler")
    asked = (*asked, "sauver /dev/full", "1", "quitter")
    ran = typed("\n".join(asked), *PLAY, "--lang", "fr", "--save", str(tmp_path / "g.json"))
    assert (ran.code, ran.err) == (0, "")
    for part in (
        "Ce que tu peux taper",
        "[turn.optional]",
        "Tu ne peux poser un Trésor",
        "Orage (storm)",
        "disque est plein",
    ):
        assert part in " ".join(ran.out.split()), part
    assert len(saved(tmp_path / "g.json")["history"]) == 1


def test_a_choice_from_which_nothing_was_learned_can_be_taken_back(typed: Typed, tmp_path: Path) -> None:
    ran = typed("1\npass\nundo\n", *PLAY, "--save", str(tmp_path / "g.json"))
    assert "Taken back." in ran.out
    assert len(saved(tmp_path / "g.json")["history"]) == 1


def test_save_goes_on(typed: Typed, tmp_path: Path) -> None:
    ran = typed(f"1\nsave {tmp_path / 'a.json'}\n1\n", *PLAY, "--save", str(tmp_path / "b.json"))
    assert f"Saved in {tmp_path / 'a.json'}." in ran.out.replace("\n  ", " ")
    assert len(saved(tmp_path / "a.json")["history"]) == 1
    assert len(saved(tmp_path / "b.json")["history"]) == 2


def test_bots_play_to_the_end_and_the_record_replays(typed: Typed, line: Line, tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    ran = typed("", "play", "altiplano", "--seats", "greedy,random", "--seed", "7", "--record", str(path))
    assert (ran.code, ran.err) == (0, "")
    assert "By clause end.two-treasures" in ran.out
    assert f"bivouac replay {path}\n" in ran.out
    assert line("replay", str(path)).code == 0
    same = typed("", "play", "altiplano", "--seats", "greedy,random", "--seed", "7")
    assert "--record FILE keeps" in same.out


def test_a_finished_game_says_who_won_in_french(typed: Typed) -> None:
    ran = typed("", "play", "altiplano", "--seats", "greedy,random", "--seed", "7", "--lang", "fr")
    assert "Par la clause end.two-treasures" in ran.out


def test_a_record_that_cannot_be_written_is_kept_elsewhere(typed: Typed) -> None:
    words = ("play", "altiplano", "--seats", "random,random", "--seed", "7", "--option", "turn_cap=3")
    ran = typed("", *words, "--record", "/dev/full")
    assert ran.code == 2
    assert ran.err.count("\n") == 1
    (kept,) = state_folder(Path(os.environ["XDG_STATE_HOME"])).iterdir()
    assert bivouac.replay(kept.read_text()).over


def test_a_game_that_cannot_be_saved_where_it_should_is_saved_elsewhere(typed: Typed) -> None:
    ran = typed("1\n", *PLAY, "--save", "/dev/full")
    assert ran.code == 2
    assert ran.err == "/dev/full could not be written because the disk is full: nothing that was there is lost.\n"
    (kept,) = state_folder(Path(os.environ["XDG_STATE_HOME"])).iterdir()
    assert len(saved(kept)["history"]) == 1
    assert str(kept) in ran.out


def test_a_full_disk_keeps_what_was_saved_before(typed: Typed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "g.json"
    typed("1\n", *PLAY, "--save", str(path))
    before = path.read_text()

    def no_room(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", no_room)
    ran = typed("1\n", "play", "--load", str(path))
    assert ran.code == 2
    assert path.read_text() == before
    assert [file.name for file in tmp_path.iterdir()] == ["g.json"]
    assert "could not be saved anywhere" in ran.err


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"format": 99}, "has the format 99"),
        ({"rules": "0"}, "made with rules 0"),
        ({"game": "chess"}, "a game called “chess”"),
        ({"bivouac": "record"}, "is the record of a game"),
        ({"bivouac": "song"}, "is no saved game"),
        ({"state": {}}, "is damaged"),
        ({"history": [1, 2, 3]}, "is damaged"),
        ({"seed": "x"}, "is damaged"),
        ({"options": {"colour": 1}}, "is damaged"),
        ({"dealt_anew": True}, "is damaged"),
    ],
)
def test_a_wrong_save_is_refused_in_one_sentence(
    typed: Typed, line: Line, tmp_path: Path, change: dict[str, Any], told: str
) -> None:
    path = tmp_path / "g.json"
    typed("1\n", *PLAY, "--save", str(path))
    path.write_text(json.dumps({**saved(path), **change}))
    assert told in line.refused("play", "--load", str(path))


@pytest.mark.parametrize("content", ["", "{", "[]", "null", "\x00\xff", "[" * 100_000])
def test_what_is_no_save_at_all_is_refused(line: Line, tmp_path: Path, content: str) -> None:
    path = tmp_path / "g.json"
    path.write_text(content, encoding="latin-1")
    line.refused("play", "--load", str(path))
    line.refused("replay", str(path))


def test_a_saved_game_is_not_mixed_with_a_new_one(typed: Typed, line: Line, tmp_path: Path) -> None:
    path = tmp_path / "g.json"
    typed("1\n", *PLAY, "--save", str(path))
    assert "--seed" in line.refused("play", "--load", str(path), "--seed", "1")
    assert "--option" in line.refused("play", "--load", str(path), "--option", "first=0")
    ran = typed("", "play", "altiplano", "--load", str(path), "--seats", "human,random")
    assert "Player 2: random" in ran.out


def test_two_humans_by_pipe_need_no_enter_in_between(typed: Typed, tmp_path: Path) -> None:
    words = ("play", "altiplano", "--seats", "human,human", "--seed", "5", "--option", "first=0")
    typed("draw/characters\npass\npass\n1\ndraw/characters\n", *words, "--save", str(tmp_path / "g.json"))
    steps = saved(tmp_path / "g.json")["history"]
    assert {step & 31 for step in steps} == {0, 1}


def test_an_interruption_in_the_middle_of_a_choice_leaves_a_whole_table(
    typed: Typed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if bivouac.compiled():
        pytest.skip("a compiled method cannot be replaced")
    true = bivouac.Table.choose
    made: list[object] = []

    def interrupted(table: bivouac.Table, option: object, seat: int | None = None) -> None:
        true(table, option, seat)
        made.append(option)
        if len(made) == 2:
            raise KeyboardInterrupt

    monkeypatch.setattr(bivouac.Table, "choose", interrupted)
    path = tmp_path / "g.json"
    ran = typed("1\n1\n1\n", *PLAY, "--save", str(path))
    assert ran.code == 130
    table, _ = store.load(path)
    assert len(table.history) == 1


def test_a_fault_inside_is_one_sentence_and_the_game_is_kept(
    typed: Typed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from bivouac.cli import play

    def broken(*_: object) -> str:
        raise RuntimeError("a fault")

    monkeypatch.setattr(play, "position", broken)
    ran = typed("1\n", *PLAY, "--save", str(tmp_path / "g.json"))
    assert ran.code == 2
    assert ran.err == (
        "Something went wrong inside Bivouac (RuntimeError: a fault): please report it; BIVOUAC_TRACE=1 shows where.\n"
    )
    assert (tmp_path / "g.json").exists()


def test_at_one_screen_who_cannot_answer_is_asked_all_the_same(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """reaction.hidden: handing the screen over must not tell whether there was anything to answer with."""
    handed: dict[str, list[str]] = {}
    for hand in ("telegram, ransom", "bodyguard, ransom"):
        camp = Camp(mine="ohio-bob", hand="surprise-attack", yours="marcus-vidor, ramuncho", your_hand=hand).phase(2)
        session = Session(Sitting(camp.table, ["human", "human"]), "en", Shelf("altiplano", None, None))
        monkeypatch.setattr(session, "is_terminal", True)
        monkeypatch.setattr(session, "read", lambda mark: "")
        session.sitting.looking = 0
        for key in ("play/surprise-attack", "remove/marcus-vidor"):
            session.choose(0, camp.table.game.actions.index[key])
        if session.table.seat == 1:
            session.hand_over(1)
        handed[hand] = capsys.readouterr().out.split(CLEAR)
    unable, able = handed.values()
    assert unable[:2] == able[:2]  # what both players may read: all before the screen is uncovered
    assert "Player 2, it is your turn to look" in unable[1]
    assert "you may answer what was just announced" in " ".join(unable[2].split())


# -- as a program ----------------------------------------------------------------------------------------------------


def test_a_pipe_plays(tmp_path: Path) -> None:
    ran = piped(*PLAY, "--save", str(tmp_path / "g.json"), typed="1\n1\n1\n")
    assert (ran.code, ran.err) == (0, "")
    assert "bivouac play --load" in ran.out


def test_ctrl_c_at_a_terminal_saves_the_game(tmp_path: Path) -> None:
    path = tmp_path / "g.json"
    terminal = Terminal(*PLAY, "--plain", "--save", str(path))
    terminal.until("Player 1 > ")
    terminal.type("1\n")
    terminal.until("phase 2 of 4")
    terminal.until("Player 1 > ")
    code, shown = terminal.stop(signal.SIGINT)
    assert code == 130
    assert f"bivouac play --load {path}" in shown
    assert "Traceback" not in shown
    assert len(saved(path)["history"]) == 1


def test_a_closed_terminal_and_a_polite_kill_save_the_game(tmp_path: Path) -> None:
    path = tmp_path / "g.json"
    terminal = Terminal(*PLAY, "--plain", "--save", str(path))
    terminal.until("Player 1 > ")
    code, shown = terminal.stop(signal.SIGTERM)
    assert code == 128 + signal.SIGTERM
    assert "Traceback" not in shown
    assert saved(path)["history"] == []


def test_two_humans_at_one_screen_never_see_the_other_hand(tmp_path: Path) -> None:
    words = ("play", "altiplano", "--plain", "--seats", "human,human", "--seed", "5", "--option", "first=0")
    terminal = Terminal(*words, "--save", str(tmp_path / "g.json"))
    before = terminal.until("Press Enter when nobody else can see")
    assert "Player 1, it is your turn to look" in " ".join((before + "\n").split())
    assert "Hand" not in before
    terminal.type("\n")
    terminal.until("Player 1 > ")
    terminal.type("draw/characters\n")
    terminal.until("Player 1 > ")
    terminal.type("pass\n")
    terminal.until("Player 1 > ")
    terminal.type("pass\n")
    between = terminal.until("discard/")  # six cards in hand: one must go
    assert "Player 2," not in between
    terminal.until("Player 1 > ")
    terminal.type("1\n")
    covered = terminal.until("Press Enter when nobody else can see")
    assert "\x1b[2J" in covered
    assert "Hand" not in covered.rpartition("\x1b[2J")[2]
    terminal.type("\n")
    shown = terminal.until("Player 2 > ")
    assert "Your Camp (Player 2)" in shown
    terminal.type("quit\n")
    assert terminal.end()[0] == 0


HELD = r"  (play|place|react)/[a-z-]+(/hero)?\u202f?: "


@pytest.mark.parametrize(
    ("game", "lang", "first"),
    [
        ("altiplano", "en", f"{HELD}(Play|Place|React with) "),
        ("altiplano", "fr", f"{HELD}(Jouer|Poser|Réagir avec) "),
        ("archibald", "en", "  fight: Fight"),
        ("archibald", "fr", "  fight\u202f: Combattre"),
        ("altered", "en", f"{HELD}Play "),
        ("altered", "fr", f"{HELD}Jouer "),
    ],
)
def test_why_alone_lists_what_is_in_hand_and_in_sight(
    typed: Typed, tmp_path: Path, game: str, lang: str, first: str
) -> None:
    why = {"en": "why", "fr": "pourquoi"}[lang]
    asked = f"{why}\nquit\n"
    ran = typed(asked, "play", game, "--seed", "5", "--lang", lang, "--save", str(tmp_path / "g.json"))
    lines = ran.out.splitlines()
    said = next(i for i, line in enumerate(lines) if line.startswith(("Say what: ", "Dis quoi\u202f: ")))
    assert re.match(first, lines[said + 1]), lines[said : said + 3]
    assert not [line for line in lines if "mode/" in line or "ignore/" in line]
