"""`bivouac balance`: a verdict for each target, files for machines and people, and an exit code that says it all."""

import json
from pathlib import Path

import pytest

from bivouac.sim.measure import Targets
from bivouac.sim.measures import altiplano
from tests.cli.run import Line, piped
from tests.printed import printed_name

FEW = ("balance", "altiplano", "--games", "4", "--seats", "random,random", "--option", "turn_cap=8", "--jobs", "1")
ANYTHING = Targets(first=(0.0, 1.0), length=(0, 1000), card=(0.0, 1.0), played=0.0, moments=0.0)


@pytest.fixture
def _easy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever comes out is fair."""
    monkeypatch.setattr(altiplano, "TARGETS", ANYTHING)


def test_what_does_not_hold_ends_with_one_and_is_named(line: Line) -> None:
    ran = line(*FEW)
    assert (ran.code, ran.err) == (1, "")
    assert "✗ length of the median game, in turns: 8 (12 to 30), does not hold" in ran.out
    assert "things that are asked for do not hold." in ran.out


def test_an_unfinished_game_is_nobodys_win(line: Line) -> None:
    assert "4 of them reached the turn cap and are nobody’s win." in line(*FEW).out


@pytest.mark.usefixtures("_easy")
def test_what_holds_ends_with_nought(line: Line) -> None:
    ran = line("balance", "altiplano", "--games", "2", "--seats", "greedy,random", "--jobs", "1")
    assert (ran.code, ran.err) == (0, "")
    assert "Everything that is asked for holds." in ran.out
    assert "✗" not in ran.out


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("is it fair?", "moments", "games won by whoever begins")),
        ("fr", ("est-ce équitable", "occasions", "parties gagnées par qui commence")),
    ],
)
def test_the_table_is_in_the_language_and_fits_a_terminal(line: Line, lang: str, words: tuple[str, ...]) -> None:
    shown = line(*FEW, "--lang", lang).out
    for word in (*words, printed_name("altiplano", "sealed-door", lang)):
        assert word in " ".join(shown.split())
    cards = shown.split("✗")[0].splitlines()[3:]
    assert len(cards) > 60
    assert max(map(len, cards)) <= 80
    assert sum("Ohio Bob" in row for row in cards) == 1


def test_a_dash_is_the_standard_output_and_nothing_else_is_there(line: Line) -> None:
    ran = line(*FEW, "--json", "-")
    figures = json.loads(ran.out)
    assert ran.code == 1
    assert (figures["game"], figures["games"], figures["unfinished"], figures["holds"]) == ("altiplano", 4, 4, False)
    assert len(figures["cards"]) == 53


def test_two_jobs_write_the_same_files_as_one(line: Line, tmp_path: Path) -> None:
    for jobs in ("1", "2"):
        assert line(*FEW[:-1], jobs, "--report", str(tmp_path / jobs)).code == 1
    names = sorted(path.name for path in (tmp_path / "1").iterdir())
    assert names == [
        "altiplano-balance.fr.md", "altiplano-balance.fr.svg", "altiplano-balance.json", "altiplano-balance.md",
        "altiplano-balance.svg",
    ]  # fmt: skip
    for name in names:
        assert (tmp_path / "1" / name).read_bytes() == (tmp_path / "2" / name).read_bytes()
    assert "(altiplano-balance.fr.svg)" in (tmp_path / "1" / "altiplano-balance.fr.md").read_text()


def test_json_and_picture_go_where_they_are_told(line: Line, tmp_path: Path) -> None:
    ran = line(*FEW, "--json", str(tmp_path / "b.json"), "--plot", str(tmp_path / "b.svg"))
    assert f"Written: {tmp_path / 'b.svg'}" in ran.out
    assert json.loads((tmp_path / "b.json").read_text())["seed"] == 1
    assert "<svg" in (tmp_path / "b.svg").read_text()


def test_without_matplotlib_the_way_to_get_it_is_told_before_any_game(
    line: Line, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bivouac.cli.balance.find_spec", lambda name: None)
    for flag in ("--plot", "--report"):
        refused = line.refused("balance", "altiplano", flag, str(tmp_path / "x"))
        assert refused.endswith('python3 -m pip install "bivouac[report]".')
    assert list(tmp_path.iterdir()) == []
    assert line(*FEW).code == 1


def test_what_cannot_be_written_is_refused_before_any_game(line: Line, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert "its folder does not exist" in line.refused(
        "balance", "altiplano", "--json", str(tmp_path / "no" / "b.json")
    )
    assert "is a folder" in line.refused("balance", "altiplano", "--plot", str(tmp_path))
    assert "is a file: a folder was expected" in line.refused(
        "balance", "altiplano", "--report", str(tmp_path / "file")
    )
    assert "cannot be written" in line.refused("balance", "altiplano", "--report", str(tmp_path / "file" / "x"))


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("balance",), "Say which game"),
        (("balance", "chess"), "No game is called “chess”"),
        (("balance", "altiplano", "--games", "0"), "--games expects a whole number of 1 or more"),
        (("balance", "altiplano", "--jobs", "none"), "--jobs expects a whole number"),
        (("balance", "altiplano", "--seats", "human,greedy"), "A human cannot sit in a simulation"),
        (("balance", "altiplano", "--option", "assembly=maybe"), "The option assembly expects"),
    ],
)
def test_what_was_typed_wrong_is_one_sentence(line: Line, words: tuple[str, ...], message: str) -> None:
    assert message in line.refused(*words)


def test_a_game_without_targets_is_refused(line: Line, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bivouac.cli.balance.MEASURES", {"chess": None})
    assert line.refused("balance", "altiplano") == (
        "Nobody has written down yet what a fair game of altiplano is: there is chess."
    )


def test_the_program_writes_no_progress_into_a_pipe() -> None:
    ran = piped(*FEW)
    assert (ran.code, ran.err) == (1, "")


def test_a_game_for_several_numbers_of_players_has_a_report_for_each(line: Line, tmp_path: Path) -> None:
    ran = line(
        "balance", "archibald", "--games", "1", "--option", "turn_cap=8", "--jobs", "1", "--report", str(tmp_path),
        "--json", str(tmp_path / "all.json"),
    )  # fmt: skip
    assert (ran.code, ran.err) == (1, "")
    assert ran.out.count("is it fair?") == 3
    figures = json.loads((tmp_path / "all.json").read_text())
    assert {seats: len(each["seats"]) for seats, each in figures.items()} == {"2": 2, "3": 3, "4": 4}
    for seats in "234":
        assert f"(archibald-balance-{seats}.svg)" in (tmp_path / f"archibald-balance-{seats}.md").read_text()


FOUR = ("--games", "1", "--seats", "random,random", "--option", "round_cap=2", "--jobs", "1")


def test_the_report_on_an_edition_has_files_of_its_own(line: Line, tmp_path: Path) -> None:
    ran = line("balance", "fortune-and-glory", *FOUR, "--option", "level=advanced", "--report", str(tmp_path))
    assert (ran.code, ran.err) == (1, "")
    stem = "fortune-and-glory-balance-advanced"
    assert {path.name.partition(".")[0] for path in tmp_path.iterdir()} == {stem}
    assert "--option level=advanced" in (tmp_path / f"{stem}.md").read_text()


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", ("what each advanced element changes", "  deep jungle  ")), ("fr", ("chaque élément avancé", "  vols  "))],
)
def test_editions_are_compared_one_below_the_other(
    line: Line, tmp_path: Path, lang: str, words: tuple[str, ...]
) -> None:
    ran = line("balance", "fortune-and-glory", *FOUR, "--compare", "--report", str(tmp_path), "--lang", lang)
    assert (ran.code, ran.err) == (0, ""), "nothing is asked of a comparison"
    assert [word for word in words if word not in ran.out] == []
    assert (tmp_path / "fortune-and-glory-balance-elements.json").exists()
    assert len(list(tmp_path.iterdir())) == 3


def test_a_comparison_can_be_json_alone(line: Line, tmp_path: Path) -> None:
    figures = json.loads(line("balance", "fortune-and-glory", *FOUR, "--compare", "--json", "-").out)
    assert len(figures["editions"]) == 8
    file = tmp_path / "c.json"
    line("balance", "fortune-and-glory", *FOUR, "--compare", "--json", str(file))
    assert json.loads(file.read_text()) == figures


def test_a_game_of_one_edition_has_nothing_to_compare(line: Line) -> None:
    assert line.refused("balance", "altiplano", "--compare") == (
        "altiplano has no parts that can be compared: fortune-and-glory has."
    )
