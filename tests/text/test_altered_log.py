"""The log of Altered: it names the cards that were drawn to whoever drew them and to nobody else, and somebody has read
two hundred of its lines.

`BIVOUAC_REGOLD=1 pytest tests/text/test_altered_log.py` writes those lines anew: read their diff, sentence and clause.
"""

import os
from functools import lru_cache
from pathlib import Path

import pytest

import bivouac
from bivouac import bots
from bivouac.engine.lines import Told
from bivouac.games.altered.actions import KEYS
from bivouac.games.altered.setup import GAME
from bivouac.games.altered.words import LINES
from bivouac.text import card_name
from bivouac.text.voice import VOICE


@pytest.mark.clause("setup.opening")
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("seat", [0, 1])
def test_whoever_drew_reads_the_names_of_the_own_opening_hand(seat: int, lang: str) -> None:
    table = bivouac.new("altered", seed=2)
    drawn = [entry.text for entry in table.log(seat, lang) if entry.key == "drew-opening"]
    hand = [card_name("altered", KEYS.index(key), lang) for key in table.view(seat)["seats"][seat]["hand"]["cards"]]
    assert sum(all(name in line for name in hand) for line in drawn) == 1
    for name in hand:
        assert not any(name in entry.text for entry in table.log(1 - seat, lang) if entry.key == "drew-opening")


@pytest.mark.parametrize(
    ("lang", "line"),
    [("en", "You play All In!"), ("fr", "Tu joues Tapis\u202f!")],
)
def test_a_name_that_ends_with_a_mark_closes_the_line(lang: str, line: str) -> None:
    table = bivouac.new("altered", seed=7, deck0="lyra", deck1="bravos", first="0")
    for seat in (0, 1):
        for _ in range(3):
            table.choose(next(option for option in table.options_of(seat) if option.key != "mana/all-in"), seat)
    while "play/all-in" not in [option.key for option in table.options_of(0)]:
        table.choose("pass")
    table.choose("play/all-in")
    assert line in [entry.text for entry in table.log(0, lang)]
    assert not any(entry.text.endswith(("!.", "?.")) for entry in table.log(None, lang))


# -- a sample of lines that somebody has read --------------------------------------------------------------------------

GOLDEN = Path(__file__).parent / "golden"
LINES_READ = 200
# Games that show all six decks, every option that changes what is told, and lines that few games have.
GAMES: tuple[tuple[int, str, dict[str, str | int]], ...] = (
    (1, "random", {"deck0": "axiom", "deck1": "lyra"}),
    (2, "random", {"deck0": "bravos", "deck1": "ordis", "victory": "at-once"}),
    (3, "random", {"deck0": "muna", "deck1": "yzmir", "first": "1"}),
    (4, "random", {"deck0": "axiom", "deck1": "same", "layout": 17}),
    (5, "random", {"deck0": "lyra", "deck1": "same", "decklists": "hidden"}),
    (6, "random", {"deck0": "ordis", "deck1": "muna"}),
    (7, "random", {"deck0": "yzmir", "deck1": "axiom"}),
    (33, "random", {"deck0": "muna", "deck1": "yzmir", "victory": "at-once", "day_cap": 30}),
    (54, "random", {"deck0": "axiom", "deck1": "muna", "day_cap": 30}),
    (71, "random", {"deck0": "yzmir", "deck1": "yzmir", "victory": "at-once", "day_cap": 30}),
    (104, "random", {"deck0": "lyra", "deck1": "yzmir", "day_cap": 30}),
    (114, "random", {"deck0": "axiom", "deck1": "bravos", "day_cap": 30}),
    (122, "random", {"deck0": "lyra", "deck1": "lyra", "day_cap": 30}),
    (127, "random", {"deck0": "bravos", "deck1": "muna", "victory": "at-once", "day_cap": 30}),
    (8, "greedy", {"deck0": "bravos", "deck1": "lyra", "day_cap": 3}),
)


@lru_cache(maxsize=1)
def sampled() -> tuple[tuple[Told, int], ...]:
    """Of every kind of line, with every clause that it had, as many as make 200 in all; and who reads each."""
    groups: dict[tuple[int, str], list[Told]] = {}
    for seed, bot, options in GAMES:
        table = bivouac.new("altered", seed=seed, **options)
        players = [bots.named(bot, seed + seat) for seat in (0, 1)]
        while table.seat is not None:
            table.choose(players[table.seat].choose(table, table.seat), table.seat)
        for told in table.told():
            groups.setdefault((told.line, LINES.clause_of(told)), []).append(told)
    spread = {group: spaced(lines) for group, lines in groups.items()}
    taken: list[Told] = []
    while len(taken) < LINES_READ:
        for group in sorted(spread):
            if spread[group] and len(taken) < LINES_READ:
                taken.append(spread[group].pop(0))
    taken.sort(key=lambda told: (told.line, LINES.clause_of(told)))
    return tuple((told, (-1, 0, 1)[i % 3]) for i, told in enumerate(taken))


def spaced(lines: list[Told]) -> list[Told]:
    """Lines from far apart first, the same line once."""
    half = len(lines) // 2
    ordered = [line for pair in zip(lines[half:], lines[:half], strict=False) for line in pair] or lines
    return list({(told.seat, told.card, told.other, told.number): told for told in ordered}.values())


def read_out(lang: str) -> str:
    lines: list[str] = []
    for told, reader in sampled():
        seen = told.is_seen_by(reader)
        said = VOICE.line(GAME, LINES.all[told.line].key, told, seen, reader, lang)
        who = ("spectator", "player 1", "player 2")[reader + 1]
        lines.append(f"{LINES.all[told.line].key} [{LINES.clause_of(told)}] to {who}: {said}\n")
    return "".join(lines)


@pytest.mark.golden
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_two_hundred_lines_and_their_clauses_are_those_that_somebody_has_read(lang: str) -> None:
    path = GOLDEN / f"altered-log.{lang}.txt"
    said = read_out(lang)
    assert len(said.splitlines()) == LINES_READ
    if os.environ.get("BIVOUAC_REGOLD"):
        path.write_text(said, encoding="utf-8")
    assert path.read_text(encoding="utf-8") == said
