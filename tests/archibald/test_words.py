"""Everything that is said of Archibald, in both languages and both tones, said and looked at.

`BIVOUAC_REGOLD=1 pytest tests/archibald/test_words.py` writes the golden card texts anew: read their diff.
"""

import os
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import pytest

import bivouac
from bivouac import text
from bivouac.engine.chance import Chance
from bivouac.engine.lines import ALL, Told
from bivouac.engine.table import Table
from bivouac.games.archibald.setup import GAME
from bivouac.text.fluent import say
from bivouac.text.lists import listed
from bivouac.text.voice import VOICE
from tests.archibald.path import Path as Way
from tests.text.spelling import faults

pytestmark = pytest.mark.uncounted

GOLDEN = Path(__file__).parents[1] / "text" / "golden"
NAMES = ("Alice", "Le Grand Huit", "Bob")  # a vowel and an article: what a French preposition must mind
# Lines that a few games may go without, as the rules tell them: seat, card, other, number.
RARE = {
    "redrawn": (0, -1, 21, 27), "barred": (0, -1, 21, 27), "token-hero": (0, -1, 2, 3), "spring-spent": (0, -1, -1, 10),
    "held-unfought": (0, -1, -1, 0), "laid-flat": (0, -1, 20, 27), "stayed": (0, -1, -1, 0), "foes-few": (0, 72, -1, 2),
    "token-surplus": (-1, -1, -1, 0), "dealt-hero": (0, 68, -1, 0), "nothing-to-draw": (0, -1, -1, 3),
    "walls-fell": (0, -1, -1, 27), "adventures-reshuffled": (-1, -1, -1, 0), "flood-once": (0, -1, -1, 0),
    "swapped": (0, -1, 1, 0), "cut-short": (-1, -1, -1, 1200), "nothing": (0, -1, -1, 0), "saw-gaol": (0, 67, 10, 51),
    "peeked": (0, -1, -1, 51), "discarded": (0, 9, -1, 0), "flood-spares": (0, -1, -1, 0),
}  # fmt: skip
VARIANTS = ("en", "fr", "en-simple", "fr-simple")


@lru_cache(maxsize=1)
def positions() -> tuple[Table, ...]:
    """Tables at many moments of games between three seats that walk toward the gaols and play their cards."""
    kept: list[Table] = []
    for seed in range(8):
        table = bivouac.new("archibald", players=3, seed=seed, turn_cap=150)
        chance = Chance(seed)
        while not table.over:
            kept.append(table.clone())
            ids = table.option_ids
            keys = [GAME.actions.keys[option] for option in ids]
            useful = [option for option, key in zip(ids, keys, strict=True) if not key.startswith("discard")] or ids
            forward = [option for option in useful if GAME.actions.keys[option].startswith("move")]
            pick = [forward[-1]] if forward and chance.roll(10) < 6 else useful
            table.choose(pick[int(chance.roll(len(pick)))])
        kept.append(table)
    return tuple(kept)


def finished() -> Iterator[Table]:
    return (table for table in positions() if table.over)


def checked(said: str, lang: str) -> str:
    assert not faults(said, text.language_of(lang)), said
    assert "!" not in said, said
    return said


@pytest.mark.parametrize("lang", VARIANTS)
def test_every_log_reads_well(lang: str) -> None:
    heard: set[str] = set()
    for table in finished():
        for seat, names in ((0, NAMES), (1, None), (None, NAMES)):
            for entry in text.log(table, seat, lang, names):
                checked(entry.text, lang)
                assert entry.text[-1] in ".?”»", entry.text
                assert entry.text[0] == entry.text[0].upper(), entry.text
                assert entry.clause in GAME.clauses
                heard.add(entry.key)
    missing = sorted({line.key for line in GAME.lines.all} - heard - RARE.keys())
    assert missing == []


@pytest.mark.parametrize("lang", VARIANTS)
@pytest.mark.parametrize("key", sorted(RARE))
def test_a_rare_line_reads_well_too(key: str, lang: str) -> None:
    number = [line.key for line in GAME.lines.all].index(key)
    seat, card, other, n = RARE[key]
    for reader in (-1, 0, 1):
        for seen in (True, False) if key == "saw-gaol" else (True,):
            said = VOICE.line(GAME, key, Told(number, seat, card, other, n, ALL), seen, reader, lang, NAMES)
            assert checked(said, lang)[-1] == ".", said


@pytest.mark.parametrize("lang", VARIANTS)
def test_every_question_reads_well(lang: str) -> None:
    for table in positions()[::3]:
        for seat in (0, 1, 2, None):
            checked(text.prompt(table, seat, lang, NAMES), lang)
        for option in table.option_ids:
            checked(text.option_text(table, option, lang), lang)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_refusal_and_every_action_reads_well(lang: str) -> None:
    samples = [*{key.partition("/")[0]: key for key in GAME.actions.keys}.values(), "move/5-3", "play/honey-drop"]
    for table in positions()[::9]:
        for key in samples:
            reason = None if table.over else table.why_not(table.seat, key)
            if reason is not None:
                assert checked(reason.say(lang), lang).endswith("."), reason.say(lang)
                assert reason.clause in GAME.clauses
    for action in range(len(GAME.actions.keys)):
        checked(VOICE.action(GAME, action, lang), lang)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_game_and_its_options_are_told(lang: str) -> None:
    checked(text.game_title("archibald", lang), lang)
    assert checked(text.game_description("archibald", lang), lang).endswith(".")
    for option in GAME.options:
        checked(text.option_name("archibald", option.name, lang), lang)
        assert checked(text.option_explanation("archibald", option.name, lang), lang).endswith(".")
        for value in option.words or (option.low, option.high):
            checked(text.option_value("archibald", option.name, value, lang), lang)


def all_cards(lang: str) -> str:
    blocks: list[str] = []
    for number in range(len(GAME.cards)):
        face = text.card_face("archibald", number, lang)
        checked(face.text, lang)
        flavour = f"~ {checked(face.flavour, lang)}\n" if face.flavour else ""
        blocks.append(f"{face.key}: {face.name}\n{face.kind}\n{face.text}\n{flavour}({face.origin})\n")
    return "\n".join(blocks)


@pytest.mark.golden
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_card_texts_are_as_somebody_has_read_them(lang: str) -> None:
    path = GOLDEN / f"archibald-cards.{lang}.txt"
    made = all_cards(lang)
    if os.environ.get("BIVOUAC_REGOLD"):
        path.write_text(made, encoding="utf-8")
    assert path.exists(), f"no golden file {path.name}: write it with BIVOUAC_REGOLD=1 and read it"
    assert made == path.read_text(encoding="utf-8")


def test_the_french_board_calls_things_as_the_log_does() -> None:
    assert "ressort" in say("fr", "web-archibald-tile", {"kind": "spring", "book": "no"})
    for hits, word in ((1, "touche"), (2, "touches")):
        assert say("fr", "web-archibald-hits", {"n": hits}).endswith(f" {word}")


@pytest.mark.clause("turn.one-card")
@pytest.mark.parametrize("worded", ["move", "fight", "after"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_question_speaks_of_a_card_only_where_one_can_be_played(worded: str, lang: str) -> None:
    """Equipment is put on, and a power that would do nothing stays in the hand."""
    board = "2: b0:s b b b b" if worded == "fight" else "2: b0 b b b b"
    with_card, without = ("after", "after-no-card") if worded == "after" else (f"{worded}-or-card", worded)
    foes = {"foes": say(lang, "counted-archibald-seide", {"n": 1})} if worded == "fight" else {}
    for hand, key in (("sponge", with_card), ("slingshot", without), ("mirror-pool", without)):
        path = Way(board, hands=hand, after=worded == "after")
        assert text.prompt(path.table, 0, lang) == say(lang, f"prompt-archibald-{key}", {"hero": "Arthur", **foes}), (
            hand
        )


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "Place on 2-2: an empty path"), ("fr", "Poser en 2-2\u202f: un chemin vide")]
)
def test_one_figure_is_placed_in_the_same_words_as_several(lang: str, said: str) -> None:
    way = Way("2: b0 b b b b", hands="seide-patrol").play("play/seide-patrol")
    placing = [text.option_text(way.table, each.id, lang) for each in way.table.options if each.key == "place/2-2"]
    assert placing == [said]


@pytest.mark.parametrize(
    ("names", "english", "french"),
    [
        ([], "", ""),
        (["Éponge", "Marteau"], "Éponge, Marteau", "Éponge, Marteau"),
        (["Kappa (2, 3)", "Marteau"], "Kappa (2, 3), Marteau", "Kappa (2, 3), Marteau"),
        (["Au pas, deux par deux", "Éponge"], "Au pas, deux par deux; Éponge", "Au pas, deux par deux ; Éponge"),
    ],
)
def test_names_with_commas_are_parted_by_semicolons(names: list[str], english: str, french: str) -> None:
    assert (listed("en", names), listed("fr", names)) == (english, french.replace(" ;", "\u202f;"))


def test_french_has_one_word_for_a_row() -> None:
    said = "".join(
        file.read_text(encoding="utf-8")
        for file in (Path(text.__file__).parent / "locales" / "fr").glob("*archibald*.ftl")
    )
    assert "ligne" in said
    assert "rangée" not in said
