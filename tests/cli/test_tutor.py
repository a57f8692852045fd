"""`bivouac tutor`: a guided first game by pipe, in both languages."""

import io
import json
import re
import sys
from pathlib import Path

import pytest

import bivouac
from bivouac.lessons import COURSES, Guide, course_of
from bivouac.text import LANGUAGES, clause_text
from tests.cli.run import Line, Ran, piped
from tests.samples import in_turn

COURSE = course_of("altiplano")
WORD = {"en": "advice", "fr": "conseil"}
NOT_MET = {"en": "You have not met yet:", "fr": "Tu n’as pas encore rencontré\u202f:"}


def tutored(line: Line, monkeypatch: pytest.MonkeyPatch, typed: str, *words: str, game: str = "altiplano") -> Ran:
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    return line("tutor", game, "--plain", *words)


def joined(text: str) -> str:
    """Without the breaks that the width of the terminal made."""
    return re.sub(r"[ \n]+", " ", text)


@pytest.mark.parametrize(("game", "lang"), in_turn(sorted(COURSES), LANGUAGES))
def test_whoever_follows_the_guide_comes_to_the_end_and_has_met_every_lesson_but_those_listed(
    line: Line, monkeypatch: pytest.MonkeyPatch, game: str, lang: str, tmp_path: Path
) -> None:
    path = tmp_path / "first.json"
    typed = f"{WORD[lang]}\n" * 150
    ran = tutored(line, monkeypatch, typed, "--lang", lang, "--record", str(path), game=game)
    course = course_of(game).fitting(course_of(game).table())
    assert (ran.code, ran.err) == (0, "")
    shown, _, listed = joined(ran.out).partition(NOT_MET[lang])
    table = bivouac.replay(path.read_text())
    assert table.over
    assert table.log(0, lang)[-1].text in shown
    lessons = {lesson.key: lesson for taught in Guide(course, table).taught(table, 0) for lesson in taught}
    for rule in course.rules:
        if rule.key in lessons:
            lesson = lessons[rule.key]
            assert f"{lesson.title(lang)} {joined(lesson.text(lang))} [{rule.clause}]" in shown
            assert f"{game} {rule.clause})" not in listed
        else:
            assert f"(bivouac rules {game} {rule.clause})" in listed


def test_the_advice_stands_at_one_option_of_every_question(line: Line, monkeypatch: pytest.MonkeyPatch) -> None:
    ran = tutored(line, monkeypatch, "advice\n" * 10 + "quit\n", "--lang", "en")
    assert ran.out.count("✦ The guide suggests this:") == 11
    table = COURSE.table()
    advice = Guide(COURSE, table).advice(table, 0)
    assert advice is not None
    asked = joined(ran.out)
    place = table.option_ids.index(advice.option)
    options = [option.say("en") for option in table.options]
    said = rf"{place + 1}\. {re.escape(options[place])}[^✦]*✦ The guide suggests this: {re.escape(advice.say('en'))}"
    assert re.search(said, asked)
    assert f"1. {options[0]}" in asked


def test_a_question_like_an_earlier_one_has_a_short_reminder(line: Line, monkeypatch: pytest.MonkeyPatch) -> None:
    ran = tutored(line, monkeypatch, "advice\n" * 100, "--lang", "en")
    reminder = bivouac.text.say("en", "tutor-altiplano-draw", attribute="again")
    assert f"{reminder} [phase1.draw]" in joined(ran.out)


def test_a_child_is_taught_in_short_sentences(line: Line, monkeypatch: pytest.MonkeyPatch) -> None:
    ran = tutored(line, monkeypatch, "quit\n", "--lang", "fr", "--tone", "simple", game="archibald")
    assert bivouac.text.say("fr-simple", "tutor-archibald-goal") in joined(ran.out)
    assert bivouac.text.say("fr", "tutor-archibald-goal") not in joined(ran.out)


def test_the_learner_may_go_another_way(line: Line, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    ran = tutored(line, monkeypatch, "draw/characters\npass\npass\nquit\n", "--save", str(path), "--lang", "en")
    assert ran.code == 0
    history = json.loads(path.read_text())["history"]
    assert [bivouac.load(path.read_text()).game.actions.keys[step >> 5] for step in history[:3]] == [
        "draw/characters", "pass", "pass",
    ]  # fmt: skip
    assert "[phase3.action-or-place]" in ran.out


def test_a_first_game_that_was_left_goes_on_with_its_guide_and_repeats_nothing(
    line: Line, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "left.json"
    first = tutored(line, monkeypatch, "advice\n" * 5, "--save", str(path), "--lang", "en")
    monkeypatch.setattr(sys, "stdin", io.StringIO("advice\n" * 9))
    again = line("play", "--load", str(path), "--plain", "--lang", "en")
    taught = [
        [rule.key for rule in COURSE.rules if f"[{rule.clause}]" in joined(ran.out) and is_taught(rule.key, ran)]
        for ran in (first, again)
    ]
    assert min(map(len, taught)) >= 9
    assert not set(taught[0]) & set(taught[1])


def is_taught(key: str, ran: Ran) -> bool:
    """Whether the title of a lesson stands on a line of its own."""
    title = bivouac.text.say("en", f"tutor-altiplano-{key}", attribute="title")
    return any(shown.strip().removeprefix("◆ ") == title for shown in ran.out.splitlines())


def test_without_a_guide_there_is_no_advice_to_take(line: Line, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("advice\nconseil\n"))
    ran = line("play", "altiplano", "--seed", "216", "--option", "first=0", "--plain", "--lang", "en")
    assert joined(ran.out).count("There is no guide at this table") == 2
    assert "✦" not in ran.out


def test_rules_and_cards_can_be_asked_for_as_in_any_game(line: Line, monkeypatch: pytest.MonkeyPatch) -> None:
    ran = tutored(line, monkeypatch, "rules end.two-treasures\nwhy place/nine-wells\nquit\n", "--lang", "fr")
    assert joined(clause_text("altiplano", "end.two-treasures", "fr")) in joined(ran.out)
    assert "[turn.order]" in ran.out


def test_a_game_without_a_course_is_refused(line: Line, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "altiplano" in line.refused("tutor", "chess")
    monkeypatch.delitem(COURSES, "altiplano")
    assert "no guided first game of altiplano" in line.refused("tutor", "altiplano", "--lang", "en")
    assert "première partie guidée" in line.refused("tutor", "altiplano", "--lang", "fr")


@pytest.mark.parametrize("words", [[], ["altiplano", "--frob"], ["altiplano", "--save", "/no/such/folder/g.json"]])
def test_what_does_not_fit_is_one_sentence(line: Line, words: list[str]) -> None:
    assert line.refused("tutor", *words, "--lang", "en") != line.refused("tutor", *words, "--lang", "fr")


def test_it_works_through_a_pipe() -> None:
    ran = piped("tutor", "altiplano", "--lang", "fr", typed="conseil\nquit\n")
    assert (ran.code, ran.err) == (0, "")
    assert "Deux Trésors pour gagner" in ran.out
    assert "[end.two-treasures]" in ran.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_second_course_teaches_only_what_is_new(line: Line, monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    course = course_of("fortune-and-glory", "advanced")
    words = ("--course", "advanced", "--lang", lang)
    ran = tutored(line, monkeypatch, f"{WORD[lang]}\n" * 200, *words, game="fortune-and-glory")
    assert (ran.code, ran.err) == (0, "")
    assert course.title(lang) in joined(ran.out)
    assert "[zeppelin.moves-each-end]" in ran.out
    assert bivouac.text.say(lang, "tutor-fortune-and-glory-goal") not in joined(ran.out)
    assert NOT_MET[lang] in joined(ran.out)
    assert "--course" not in ran.out, "it is the last course"


def test_the_end_of_the_first_game_names_the_course_that_goes_on(line: Line, monkeypatch: pytest.MonkeyPatch) -> None:
    ran = tutored(line, monkeypatch, "advice\n" * 150, "--lang", "en", game="fortune-and-glory")
    assert "(bivouac tutor fortune-and-glory --course advanced)" in joined(ran.out)


def test_an_unknown_course_is_refused_with_those_there_are(line: Line) -> None:
    words = ("tutor", "fortune-and-glory", "--course", "expert")
    assert "expected one of first, advanced" in line.refused(*words, "--lang", "en").replace(" or ", ", ")
    assert "expert" in line.refused(*words, "--lang", "fr")
    assert "advanced" not in line.refused("tutor", "altiplano", "--course", "expert")
