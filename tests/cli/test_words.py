"""Help, languages and errors: everything is said in French and in English."""

import inspect
from pathlib import Path

import pytest

import bivouac
from bivouac.cli.app import COMMANDS, build, help_text
from bivouac.text import LANGUAGES, fluent
from tests.cli.run import Line, piped

SOURCES = Path(inspect.getfile(build)).parent

WRONG = [
    ["frobnicate"],
    ["--frob"],
    [""],
    ["games", "chess"],
    ["games", "--frob"],
    ["play"],
    ["play", "chess"],
    ["play", "altiplano", "altiplano"],
    ["play", "altiplano", "--frob"],
    ["play", "altiplano", "--frob=1"],
    ["play", "altiplano", "--seed"],
    ["play", "altiplano", "--seed", "x"],
    ["play", "altiplano", "--seed", "1.5"],
    ["play", "altiplano", "--seed", "1", "--seed", "2"],
    ["play", "altiplano", "--seats", ""],
    ["play", "altiplano", "--seats", "human"],
    ["play", "altiplano", "--seats", "human,alphago"],
    ["play", "altiplano", "--seats", "human,human,human"],
    ["play", "altiplano", "--option", "assembly"],
    ["play", "altiplano", "--option", "=1"],
    ["play", "altiplano", "--option", "colour=red"],
    ["play", "altiplano", "--option", "assembly=perhaps"],
    ["play", "altiplano", "--option", "turn_cap=-1"],
    ["play", "altiplano", "--option", "turn_cap=many"],
    ["play", "altiplano", "--option", "first=2"],
    ["play", "altiplano", "--option", "first=0", "--option", "first=1"],
    ["play", "altiplano", "--save", "/no/such/folder/game.json"],
    ["play", "altiplano", "--record", "/no/such/folder/game.json"],
    ["play", "--load", "/no/such/file.json"],
    ["resume"],
    ["resume", "/no/such/file.json"],
    ["resume", "--frob"],
    ["fork"],
    ["fork", "/no/such/file.json", "--at", "1"],
    ["replay"],
    ["replay", "/no/such/file.json"],
    ["replay", "/"],
    ["replay", "a", "b"],
    ["rules"],
    ["rules", "chess"],
    ["rules", "altiplano", "place.castle"],
    ["rules", "altiplano", "place.tresure"],
    ["cards"],
    ["cards", "chess"],
    ["cards", "altiplano", "zzzzzz"],
    ["cards", "altiplano", "ohyo-bob"],
    ["cards", "altiplano", "--origin", "secret"],
    ["simulate"],
    ["simulate", "chess"],
    ["simulate", "altiplano", "--games", "0"],
    ["simulate", "altiplano", "--games", "some"],
    ["simulate", "altiplano", "--jobs", "0"],
    ["simulate", "altiplano", "--seats", "human,greedy"],
    ["simulate", "altiplano", "--seats", "random,alphago"],
    ["simulate", "altiplano", "--json", "/no/such/folder/r.json"],
    ["simulate", "altiplano", "--csv", "/"],
    ["simulate", "altiplano", "--json", "-", "--csv", "-"],
    ["simulate", "altiplano", "--option", "turn_cap"],
    ["chess", "--help"],
]


@pytest.mark.parametrize("words", WRONG, ids=" ".join)
def test_every_error_is_one_sentence_in_each_language_and_ends_with_2(line: Line, words: list[str]) -> None:
    english = line.refused(*words, "--lang", "en")
    french = line.refused("--lang", "fr", *words)
    assert english != french


def test_an_error_says_what_fits(line: Line) -> None:
    assert "altiplano" in line.refused("play", "chess")
    assert "greedy, random" in line.refused("play", "altiplano", "--seats", "human,alphago")
    assert "assembly, turn_cap" in line.refused("play", "altiplano", "--option", "colour=red")
    assert "0 to 100000" in line.refused("play", "altiplano", "--option", "turn_cap=-1")
    assert "random, 0 or 1" in line.refused("play", "altiplano", "--option", "first=2")
    assert "place.treasure" in line.refused("rules", "altiplano", "place.tresure")
    assert "ohio-bob" in line.refused("cards", "altiplano", "ohyo-bob")
    assert "--seed" in line.refused("play", "altiplano", "--seed", "1", "--seed", "2")


def test_a_wrong_language_is_refused_in_that_of_the_system(line: Line, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "is no language" in line.refused("games", "--lang", "de")
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "n’est pas une langue" in line.refused("games", "--lang", "de")
    assert "Il manque une langue" in line.refused("games", "--lang")


@pytest.mark.parametrize(
    ("settings", "french"),
    [
        ({}, False),
        ({"LANG": "fr_CA.UTF-8"}, True),
        ({"LANG": "de_DE.UTF-8"}, False),
        ({"LC_ALL": "fr_FR.UTF-8", "LANG": "en_GB.UTF-8"}, True),
        ({"LC_MESSAGES": "en_GB.UTF-8", "LANG": "fr_FR.UTF-8"}, False),
        ({"LC_ALL": "", "LANG": "fr_FR"}, True),
    ],
)
def test_the_language_is_that_of_the_system(
    line: Line, monkeypatch: pytest.MonkeyPatch, settings: dict[str, str], french: bool
) -> None:
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    assert ("Commandes" in line("--help").out) is french


@pytest.mark.parametrize("where", ["before", "after", "equals"])
def test_lang_may_stand_anywhere(line: Line, where: str) -> None:
    words = {"before": ["--lang", "fr", "games"], "after": ["games", "--lang", "fr"], "equals": ["games", "--lang=fr"]}
    assert "joueurs" in line(*words[where]).out


def test_nothing_at_all_is_a_call_for_help(line: Line) -> None:
    assert line() == line("--help") == line("-h") == line("help")
    assert line().code == 0


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_the_help_of_a_command_names_all_it_takes_and_gives_an_example(line: Line, command: str, lang: str) -> None:
    shown = line(command, "--help", "--lang", lang).out
    assert shown == line("help", command, "--lang", lang).out
    assert f"\n  bivouac {command}" in shown
    for argument in build(lang)[command].assemble_argument_collection():
        if argument.name.startswith("--"):
            assert f"  {argument.name}" in shown, f"{argument.name} is not explained"
    assert all(len(text) <= 80 for text in shown.splitlines())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_help_names_every_command(lang: str) -> None:
    for command in COMMANDS:
        assert f"  {command} " in help_text("", lang)


def test_the_two_languages_have_the_same_keys_and_none_in_vain() -> None:
    english, french = ([key for key in fluent.keys(lang) if key.startswith("cli-")] for lang in LANGUAGES)
    assert english == french
    code = "\n".join(path.read_text("utf-8") for path in SOURCES.rglob("*.py"))
    made = (
        "cli-help-",
        *(f"cli-altiplano-{word}" for word in ("discard", "in-play", "revealed", "kept", "looking")),
        "cli-error-is-",
        "cli-error-not-",
        *(f"cli-error-{word}-{fault}" for word in ("restore", "serve") for fault in ("foreign", "damaged", "newer")),
        "cli-archibald-sign-",
        *(f"cli-altered-{word}" for word in ("hero", "companion", "moves", "stays", "halted", "revealed", "limbo")),
    )  # put together where they are used
    for key in english:
        short = key.removeprefix("cli-").removeprefix("error-")
        assert key.startswith(made) or f'"{short}"' in code or f"'{short}'" in code or f'"error-{short}"' in code, (
            f"{key} is never said"
        )  # fmt: skip


def test_french_spaces_are_those_of_printing() -> None:
    files = sorted((Path(inspect.getfile(fluent)).parent / "locales" / "fr").glob("*cli.ftl"))
    assert len(files) > len(bivouac.games())
    text = "\n".join(file.read_text("utf-8") for file in files)
    said = [part for part in text.splitlines() if not part.startswith("#")]
    for part in said:
        for sign in (" :", " ;", " !", " »", "« "):
            assert sign not in part, part
        assert "'" not in part.replace('{"', ""), part


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_version_says_whether_the_rules_are_compiled(line: Line, lang: str) -> None:
    ran = line("--version", "--lang", lang)
    assert ran.code == 0
    assert "compil" in ran.out


def test_the_program_itself_ends_with_2_and_without_a_traceback() -> None:
    ran = piped("play", "chess", "--lang", "fr")
    assert (ran.code, ran.out) == (2, "")
    known = ", ".join(bivouac.games())
    assert ran.err == f"Aucun jeu ne s’appelle «\u202fchess\u202f»\u202f: il y a {known}.\n"


def test_a_terminal_without_accents_is_no_error() -> None:
    ran = piped("rules", "altiplano", "place.treasure", "--lang", "fr", PYTHONIOENCODING="ascii")
    assert (ran.code, ran.err) == (0, "")
    assert "Tr?sor" in ran.out
