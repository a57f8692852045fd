"""`bivouac matchups`: every deck against every other, with intervals, the same figures for the same seed."""

import json
from pathlib import Path

import pytest

from bivouac.sim import Share, simulate, wilson
from bivouac.sim.matchups import Matchups, decks_of, matchups, table
from tests.cli.run import Line

FEW = ("matchups", "altered", "--games", "2", "--seats", "random,random", "--jobs", "1")
FACTIONS = ("axiom", "bravos", "lyra", "muna", "ordis", "yzmir")


@pytest.mark.compiled_ok
def test_a_cell_is_what_a_simulation_of_these_two_decks_gives() -> None:
    told: list[int] = []
    result = matchups("altered", 2, ["random", "random"], seed=3, progress=told.append)
    assert list(result.cells) == [(row, column) for row in FACTIONS for column in FACTIONS]
    alone = simulate("altered", 2, ["random", "random"], seed=3, options={"deck0": "lyra", "deck1": "muna"})
    assert result.cells["lyra", "muna"] == Share(alone.wins(0), 2 - alone.unfinished)
    assert told == sorted(told)
    assert told[-1] == 72


def test_all_others_are_counted_at_either_seat_and_the_mirror_is_not() -> None:
    cells = {(row, column): Share(5, 10) for row in FACTIONS for column in FACTIONS}
    cells["axiom", "axiom"] = Share(10, 10)
    cells["axiom", "lyra"] = Share(8, 10)
    cells["muna", "axiom"] = Share(1, 9)
    result = Matchups("altered", ["greedy", "greedy"], 10, 1, cells)
    assert result.overall("axiom") == Share(3 * 5 + 8 + 5 + 4 * 5 + 8, 99)
    assert result.overall("bravos") == Share(50, 100)
    rows = table(result, "en")
    low, high = wilson(8, 10)
    assert rows[1][0] == "Axiom: Sierra & Oddball"
    assert rows[1][3] == f"80.0% ({100 * low:.1f}–{100 * high:.1f})"
    assert rows[0] == ["deck", "Axiom", "Bravos", "Lyra", "Muna", "Ordis", "Yzmir", "all others"]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_table_is_shown_and_fits_a_terminal(line: Line, lang: str) -> None:
    ran = line(*FEW, "--lang", lang)
    assert (ran.code, ran.err) == (0, "")
    assert {"en": "Altered: deck against deck", "fr": "Altered\u202f: deck contre deck"}[lang] in ran.out
    rows = ran.out.splitlines()[2:-1]
    assert max(map(len, rows)) <= 80
    assert [row.split()[0] for row in rows if row[:1].isupper()] == [
        "Axiom", "Bravos", "Lyra", "Muna", "Ordis", "Yzmir"
    ]  # fmt: skip


def test_the_report_is_the_same_byte_for_byte(line: Line, tmp_path: Path) -> None:
    for name in ("one", "two"):
        assert line(*FEW, "--report", str(tmp_path / name)).code == 0
    written = sorted(path.name for path in (tmp_path / "one").iterdir())
    assert written == ["altered-matchups.fr.md", "altered-matchups.json", "altered-matchups.md"]
    for name in written:
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "two" / name).read_bytes()
    figures = json.loads((tmp_path / "one" / "altered-matchups.json").read_text(encoding="utf-8"))
    assert len(figures["cells"]) == 36
    assert set(figures["decks"]) == set(decks_of("altered").values)
    assert "bivouac matchups altered --games 2" in (tmp_path / "one" / "altered-matchups.md").read_text(
        encoding="utf-8"
    )


def test_a_game_without_decks_is_refused(line: Line) -> None:
    assert "altiplano has no decks" in line.refused("matchups", "altiplano")
