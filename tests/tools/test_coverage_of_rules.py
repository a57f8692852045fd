"""The tool that lists clauses and cards without a test must itself notice each thing that can be missing."""

from pathlib import Path

import pytest

from bivouac.engine.actions import Actions
from bivouac.engine.game import Game, GameOption
from bivouac.engine.lines import Lines
from tools.coverage_of_rules import coverage, main, only_begun

CLAUSES = {"walk.on": "enforced", "walk.count": "fact", "walk.say": "wording"}
NAMED = 'import pytest\n\n@pytest.mark.clause("walk.on", "walk.count")\n@pytest.mark.card("boot")\ndef test_it(): ...\n'
RULEBOOK = (
    "rule-walk--walk--on = On.\nrule-walk--walk--count = Two.\nrule-walk--walk--say = Say.\n    .ruling = silent\n"
)


def game(
    clauses: dict[str, str] | None = None, line: str = "walk.on", name: str = "walk", option: str = "walk.on"
) -> Game:
    lines, reasons, endings = Lines(), Lines(), Lines()
    lines.line("went", line)
    reasons.line("fine", "")
    reasons.line("stuck", "walk.on")
    endings.line("home", "walk.on")
    actions = Actions("walk.on", "walk.on", "walk.on")
    options = [GameOption("far", False, option)]
    return Game(name, "1", actions, lines, reasons, endings, clauses or CLAUSES, ["boot"], (2, 2), options, [])


class Project:
    """A project of one game in a folder of its own: its tests and its two rulebooks."""

    def __init__(self, root: Path) -> None:
        self.tests = root / "tests"
        self.locales = root / "locales"
        self.test(NAMED)
        for lang in ("en", "fr"):
            self.rulebook(lang, RULEBOOK)

    def test(self, source: str, file: str = "walk/test_walk.py") -> None:
        path = self.tests / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(source, encoding="utf-8")

    def rulebook(self, lang: str, text: str) -> None:
        path = self.locales / lang / "walk-rules.ftl"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def problems(self, *games: Game) -> list[str]:
        return coverage(games or [game()], self.tests, self.locales).problems


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return Project(tmp_path)


def test_nothing_is_missing_when_all_is_named(project: Project, capsys: pytest.CaptureFixture[str]) -> None:
    assert project.problems() == []
    assert main([game()], project.tests, project.locales) == 0
    assert capsys.readouterr().out.splitlines()[1].split() == ["walk", "enforced", "1", "1", "0"]


def test_a_missing_clause_makes_it_fail(project: Project, capsys: pytest.CaptureFixture[str]) -> None:
    more = game({**CLAUSES, "walk.back": "enforced", "walk.shoes": "fact"})
    for lang in ("en", "fr"):
        project.rulebook(lang, RULEBOOK + "rule-walk--walk--back = Back.\nrule-walk--walk--shoes = Two.\n")
    assert main([more], project.tests, project.locales) == 1
    told = capsys.readouterr().out
    assert "walk: no test names the enforced walk.back" in told
    assert "walk: no test names the fact walk.shoes" in told
    assert len(project.problems(more)) == 2


def test_a_missing_card_makes_it_fail(project: Project) -> None:
    project.test(NAMED.replace('@pytest.mark.card("boot")\n', ""))
    assert project.problems() == ["walk: no test names the card boot"]


@pytest.mark.parametrize("kind", ["clause", "card"])
def test_a_mark_that_names_nothing_makes_it_fail(project: Project, kind: str) -> None:
    project.test(NAMED + f'\n@pytest.mark.{kind}("walk.nowhere")\ndef test_more(): ...\n')
    [problem] = project.problems()
    assert f"no {kind} is called 'walk.nowhere'" in problem
    assert problem.startswith("walk/test_walk.py:7")


@pytest.mark.parametrize(
    "source",
    [
        'import pytest\n\npytestmark = [pytest.mark.clause("walk.on", "walk.count"), pytest.mark.card("boot")]\n\n'
        "def test_it(): ...\n",
        'import pytest\n\n@pytest.mark.card("boot")\nclass TestWalk:\n'
        '    pytestmark = pytest.mark.clause("walk.count")\n\n'
        '    @pytest.mark.clause("walk.on")\n    def test_it(self): ...\n',
        'import pytest\n\nON = pytest.param(1, marks=[pytest.mark.clause("walk.on"), pytest.mark.card("boot")])\n'
        'CASES = [ON, pytest.param(2, marks=pytest.mark.clause("walk.count"))]\n\n'
        '@pytest.mark.parametrize("n", CASES)\ndef test_it(n): ...\n',
        'import pytest\n\nBOTH = ("walk.on", "walk.count")\n\n@pytest.mark.clause(*BOTH)\n@pytest.mark.card("boot")\n'
        "async def test_it(): ...\n",
    ],
    ids=["module", "class", "parametrised", "a named tuple"],
)
def test_marks_are_found_wherever_pytest_takes_them(project: Project, source: str) -> None:
    project.test(source)
    assert project.problems() == []


@pytest.mark.parametrize(
    "source",
    [
        NAMED.replace("def test_it", "def it"),
        NAMED.replace("@pytest.mark.card", "@pytest.mark.skip(reason='later')\n@pytest.mark.card"),
        NAMED.replace("@pytest.mark.card", "@pytest.mark.xfail\n@pytest.mark.card"),
        'import pytest\n\npytestmark = pytest.mark.clause("walk.on", "walk.count")\n',
    ],
    ids=["no test", "skipped", "expected to fail", "a module without tests"],
)
def test_a_mark_where_no_test_runs_does_not_count(project: Project, source: str) -> None:
    project.test(source)
    problems = project.problems()
    assert "walk: no test names the enforced walk.on" in problems
    assert any("'walk.on' is named where no test runs" in problem for problem in problems)


def test_a_mark_in_a_file_that_pytest_does_not_read_does_not_count(project: Project) -> None:
    project.test("")
    project.test(NAMED, "walk/helpers.py")
    assert "walk: no test names the card boot" in project.problems()


def test_a_mark_that_is_no_plain_string_is_an_error(project: Project) -> None:
    project.test(NAMED + "\n@pytest.mark.clause('walk.' + 'on')\ndef test_more(): ...\n")
    [problem] = project.problems()
    assert "plain strings" in problem


def test_a_bare_card_mark_names_no_card(project: Project) -> None:
    project.test(NAMED + "\n@pytest.mark.card\ndef test_all_cards(): ...\n")
    assert project.problems() == []


def test_marks_of_a_game_that_is_only_begun_wait_until_it_is_listed(project: Project, tmp_path: Path) -> None:
    for name in ("walk", "run_far"):
        (tmp_path / "games" / name).mkdir(parents=True)
        (tmp_path / "games" / name / "__init__.py").touch()
    project.test(NAMED.replace("walk.", "run."), "run_far/test_run.py")
    assert only_begun([game()], tmp_path / "games") == ["run_far"]
    assert only_begun([game(), game(name="run-far")], tmp_path / "games") == []
    assert len(project.problems()) == 2
    assert coverage([game()], project.tests, project.locales, ["run_far"]).problems == []


def test_two_games_with_one_clause_are_told_apart(project: Project) -> None:
    run = game(name="run")
    for lang in ("en", "fr"):
        (project.locales / lang / "run-rules.ftl").write_text(
            RULEBOOK.replace("rule-walk", "rule-run"), encoding="utf-8"
        )
    missing = [f"run: no test names the {what}" for what in ("enforced walk.on", "fact walk.count", "card boot")]
    assert project.problems(game(), run) == missing
    project.test(NAMED, "test_both.py")
    assert len([problem for problem in project.problems(game(), run) if "several games have it" in problem]) == 3
    project.test(NAMED.replace('"walk.', '"run:walk.').replace('"boot', '"run:boot'), "test_both.py")
    assert project.problems(game(), run) == []


@pytest.mark.parametrize("broken", [game(line="walk.nowhere"), game(line=""), game(option="walk.nowhere")])
def test_code_that_names_no_clause_makes_it_fail(project: Project, broken: Game) -> None:
    [problem] = project.problems(broken)
    assert "which is no clause" in problem


def test_a_clause_that_waits_needs_its_sentences_but_no_test(project: Project) -> None:
    more = game({**CLAUSES, "walk.fly": "waiting"})
    assert project.problems(more) == [f"walk: the rulebook '{lang}' lacks walk.fly" for lang in ("en", "fr")]
    for lang in ("en", "fr"):
        project.rulebook(lang, RULEBOOK + "rule-walk--walk--fly = Fly.\n")
    assert project.problems(more) == []
    rows = coverage([more], project.tests, project.locales).rows
    assert [row.there for row in rows if row.kind == "waiting"] == [1]


def test_the_id_of_a_clause_may_have_three_parts(project: Project) -> None:
    longer = game({**CLAUSES, "walk.uphill.slow-steps": "wording"})
    for lang in ("en", "fr"):
        project.rulebook(lang, RULEBOOK + "rule-walk--walk--uphill--slow-steps = Slow.\n    .ruling = maybe\n")
    assert project.problems(longer) == [
        f"walk: in the rulebook '{lang}' walk.uphill.slow-steps is a ruling that is neither silent nor against"
        for lang in ("en", "fr")
    ]


def test_a_clause_of_no_known_kind_makes_it_fail(project: Project) -> None:
    assert any("neither enforced" in problem for problem in project.problems(game({**CLAUSES, "walk.say": "advice"})))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_each_rulebook_has_each_clause_and_no_other(project: Project, lang: str) -> None:
    project.rulebook(lang, RULEBOOK.replace("--walk--say", "--walk--sing"))
    assert project.problems() == [
        f"walk: the rulebook '{lang}' lacks walk.say",
        f"walk: the rulebook '{lang}' has walk.sing, which is no clause",
    ]


def test_a_rulebook_that_is_not_there_lacks_everything(project: Project) -> None:
    (project.locales / "fr" / "walk-rules.ftl").unlink()
    assert len(project.problems()) == 3


def test_a_ruling_of_no_known_kind_is_named(project: Project) -> None:
    project.rulebook("fr", RULEBOOK.replace("silent", "yes"))
    assert project.problems() == [
        "walk: in the rulebook 'fr' walk.say is a ruling that is neither silent nor against"
    ]  # fmt: skip


def test_a_ruling_against_the_book_needs_its_reason_and_only_that_kind_has_one(project: Project) -> None:
    project.rulebook("en", RULEBOOK.replace("silent", "against"))
    project.rulebook("fr", RULEBOOK + "    .because = So.\n")
    assert project.problems() == [
        "walk: in the rulebook 'en' walk.say must say .because if it is against the book, and only then",
        "walk: in the rulebook 'fr' walk.say must say .because if it is against the book, and only then",
    ]


def test_a_ruling_against_the_book_needs_an_option(project: Project) -> None:
    for lang in ("en", "fr"):
        project.rulebook(lang, RULEBOOK.replace("silent", "against\n    .because = So."))
    assert project.problems() == [
        f"walk: in the rulebook '{lang}' walk.say is against the book, and no option gives the book's reading"
        for lang in ("en", "fr")
    ]
    assert project.problems(game(option="walk.say")) == []
