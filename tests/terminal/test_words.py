"""The sentences of the drawn table: all of them used, in both languages, spelled well, short enough for 80 columns."""

import inspect
import re
from pathlib import Path

import pytest

import bivouac
from bivouac import terminal
from bivouac.cli import layout
from bivouac.terminal import canvas
from bivouac.terminal.palette import PALETTES
from bivouac.terminal.sitting import Sitting
from bivouac.terminal.words import say
from bivouac.text import LANGUAGES, fluent, player
from tests.text.spelling import faults

SOURCES = Path(inspect.getfile(terminal)).parent
KEYS = [key.removeprefix("terminal-") for key in fluent.keys("en") if key.startswith("terminal-")]
# Put together where they are used: `key-{word}`, `end-{word}`, `altiplano-no-{word}` and the like.
MADE = re.compile(
    r"key-|end-|altiplano-(no|pile|discard|backs|kept-own|looked-at)|archibald-(level|tile|wall|pile)-"
    r"|altered-(no|hero|companion|moves|stays|halted|mana|hand|deck|discard)"
    r"|fortune-and-glory-(phase|skill|until|space|buy)-"
)
ARGUMENTS: dict[str, str | int] = {
    "player": "Joueur 1", "bot": "greedy", "n": 2, "title": "Orage", "why": "c’est utile.", "sentence": "Passer",
    "file": "g.json", "clause": "end.no-draw", "text": "Rien.", "at": "3", "length": "9", "who": "toi", "limit": 5,
    "exploration": 3, "characters": 2, "treasures": 1, "cards": "Orage, Torche", "level": "Jardin", "cell": "6-3",
    "tile": "un cœur", "sides": "à gauche", "foes": "2 Séides", "heroes": "Arthur, Sélénia", "hero": "Arthur",
    "most": 5, "red": 1, "yellow": 2, "n2": 1, "n3": 0, "n4": 2, "answer": "Chanter", "kind": "Pouvoir",
    "faction": "Muna", "ready": 1, "terrains": "Forêt, Eau", "terrain": "Eau", "other": 3, "sums": "Eau 2 contre 3",
    "mark": "Endormi", "companion": "◂C", "due": "→", "halted": "‖", "spent": "○", "hidden": "░", "faces": "3 5",
    "letter": "Z", "goal": 15, "die": 4, "skill": "Ruse", "plus": "+1", "by": "Torche", "soldiers": 3,
    "danger": 38, "event": 36, "city": 30, "gear": 9, "ally": 8, "enemy": 7, "nazi": 6, "artifact": 5, "adventure": 4,
    "location": 3, "price": 2, "wounds": 1, "space": "Le Caire",
}  # fmt: skip


def test_no_sentence_is_written_in_vain() -> None:
    code = "\n".join(path.read_text("utf-8") for path in SOURCES.rglob("*.py"))
    assert KEYS
    assert [key for key in KEYS if not MADE.match(key) and not re.search(f"[\"']{key}[\"']", code)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_can_be_said_and_is_spelled_well(lang: str) -> None:
    typed = {"help", "help-replay", "rules-keys", "hint-why", "hint-menu", "typing", "why-title", "key-why", "key-what"}
    typed.add("fortune-and-glory-legend")  # a danger's sign is an exclamation mark
    for key in KEYS:
        said = say(lang, key, **ARGUMENTS)
        if key not in typed:  # where signs stand for keys and columns are aligned, spaces mean something else
            assert faults(said, lang) == [], f"{key}: {said}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", ["help", "help-replay"])
def test_help_fits_a_small_window(key: str, lang: str) -> None:
    lines = say(lang, key).splitlines()
    assert max(map(len, lines)) <= 72
    assert len(lines) <= 18


def test_the_themes_are_one_of_day_and_one_of_night() -> None:
    assert sorted(palette.dark for palette in PALETTES.values()) == [False, True]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_line_parts_a_player_from_the_number(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = bivouac.new("altiplano", seed=7)
    for _ in range(30):
        table.choose(table.option_ids[-1])
    texts = [entry.text for entry in Sitting(table, ["human", "random"]).entries(None, lang)]
    first = player(0, lang, None).split(" ")[0]
    for columns in range(40, 60):
        monkeypatch.setenv("COLUMNS", str(columns))
        for text in texts:
            lines = [*canvas.wrapped(text, columns), *layout.wrapped(text, 0)]
            assert not [line for line in lines if line.endswith(first)]
            assert "\u00a0" not in "".join(lines)
