"""Altered by pipe and at a real terminal."""

import json
import os
from pathlib import Path

import pytest

import bivouac
from bivouac.cli.positions import position
from bivouac.engine.chance import Chance
from bivouac.games.altered.catalog import FACTIONS
from bivouac.text import LANGUAGES, card_name
from tests.altered.road import Road
from tests.cli.run import Line, Terminal, Typed, piped, state_folder

PLAY = ("play", "altered", "--seats", "human,random", "--seed", "4", "--option", "deck0=bravos")


@pytest.mark.clause("zone.hidden", "mana.hidden")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_position_tells_all_that_its_seat_may_know_and_no_more(lang: str) -> None:
    chance = Chance(2)
    table = bivouac.new("altered", seed=2)
    names = {key: " ".join(card_name(table.game, i, lang).split()) for i, key in enumerate(table.game.cards)}
    while not table.over:
        for seat in (None, 0, 1):
            view = table.view(seat)
            told = " ".join(" ".join(position("altered", view, lang)).split())
            seen: set[str] = {*view["revealed"], *view["limbo"]}
            for side in view["seats"]:
                seen |= {side["hero"]["card"], *side["hand"]["cards"]}
                for part in ("reserve", "landmarks"):
                    seen |= {held["card"] for held in side[part]}
                for expedition in side["expeditions"]:
                    seen |= {held["card"] for held in expedition["characters"]}
                    assert f"{expedition['totals'][0]}" in told
            for key in seen:
                assert names[key] in told, f"{key} for {seat}"
            for key, name in names.items():
                if key not in seen and not any(name in names[other] for other in seen):
                    assert name not in told, f"{name} for {seat}"
        for _ in range(7):
            if not table.over:
                table.choose(table.option_ids[chance.roll(len(table.option_ids))])


def test_a_position_says_who_would_advance_and_what_cards_carry() -> None:
    road = Road(
        hand="shenlong-rare", hero="kappa +2 anchored", companion="atlas", your_hero="inari asleep", at=(1, 7),
        terrains="F MW M FW W FM", landmarks="brassbug-hub #3", reserve="hathor, hathor",
    )  # fmt: skip
    told = " ".join(" ".join(position("altered", road.table.view(0), "en")).split())
    assert "Kappa ♣4▲4≈5 (2 boosts, Anchored), Atlas ♣3▲3≈3 (Gigantic)." in told
    assert "Region 2 (Forest): ♣9 ▲9 ≈10 against ♣0 ▲0 ≈0, would move now (Forest)." in told
    assert "Inari ♣3▲1≈3 (Asleep)." in told
    assert "Landmarks: Brassbug Hub (3 counters)" in told
    assert "Reserve: Hathor 3● ♣3▲3≈0 ×2" in told
    assert "Your hand: Shenlong (rare) 6● ♣9▲9≈9" in told


def test_a_whole_game_by_pipe(line: Line, typed: Typed, tmp_path: Path) -> None:
    record = tmp_path / "r.json"
    words = (*PLAY, "--option", "day_cap=3", "--record", str(record))
    ran = typed("2\n1\n" * 200, *words)
    assert (ran.code, ran.err) == (0, "")
    assert "[end.cap]" in " ".join(ran.out.split())
    assert "♣F ▲M ≈W" in ran.out
    assert bivouac.replay(record.read_text()).over
    assert line("replay", str(record)).code == 0


def test_what_can_be_typed_at_the_table(typed: Typed) -> None:
    asked = "why pass\nrules dusk.advance\ncard kappa\nplay/ghost\n1\n1\n1\nwhy mana/kappa\nlook\nquit\n"
    ran = typed(asked, *PLAY)
    said = " ".join(ran.out.split())
    assert ran.code == 0
    assert "[setup.opening]" in said
    assert "strictly greater" in said
    assert "Forest 4, Mountain 4, Water 5" in said
    assert "“play/ghost”" in said
    assert "[morning.expand]" in said


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ("deck0=goblins", FACTIONS),
        ("deck1=", FACTIONS),
        ("decklists=sealed", ("open", "hidden")),
        ("victory=dusk", ("night", "at-once")),
        ("layout=49", ("0", "48")),
        ("first=2", ("random", "0", "1")),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_bad_option_is_refused_in_one_sentence_that_says_what_is_expected(
    line: Line, given: str, expected: tuple[str, ...], lang: str
) -> None:
    refusal = line.refused("play", "altered", "--option", given, "--lang", lang)
    assert "\n" not in refusal.strip()
    name, _, value = given.partition("=")
    assert name in refusal
    assert value in refusal
    for word in expected:
        assert word in refusal, f"{word} is not in: {refusal}"
    assert "!" not in refusal


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_option_that_altered_does_not_have_names_those_it_has(line: Line, lang: str) -> None:
    refusal = line.refused("play", "altered", "--option", "deck=bravos", "--lang", lang)
    for word in ("deck0", "deck1", "victory", "decklists"):
        assert word in refusal


def test_a_game_at_a_real_terminal_is_saved_on_quit_and_gone_on_with() -> None:
    terminal = Terminal(*PLAY)
    terminal.until("Choose three cards for your Mana zone: 0 of 3 chosen.")
    terminal.type("1")
    terminal.until("1 of 3 chosen.")
    terminal.type("1")
    terminal.until("2 of 3 chosen.")
    terminal.type("1")
    terminal.until("Day 1")
    terminal.type("q")
    code, shown = terminal.end()
    assert code == 0
    assert "Traceback" not in shown
    (path,) = state_folder(Path(os.environ["XDG_STATE_HOME"])).iterdir()
    assert len(json.loads(path.read_text())["history"]) >= 3
    ran = piped("resume", "--lang", "fr", typed="quit\n")
    assert ran.code == 0
    assert "Ta main" in ran.out
