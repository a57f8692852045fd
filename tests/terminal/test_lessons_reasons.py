"""Why the guide suggests a choice: each that it may suggest has a true sentence. Altiplano has tests of its own."""

import importlib
from typing import Any

import pytest

from bivouac.lessons import course_of
from bivouac.lessons.scene import scene_of
from bivouac.text import LANGUAGES, fluent
from tests.terminal.test_lessons import played_at_random
from tests.text.spelling import faults
from tools.tutor_seed import LEARNER, follow

GAMES = ["altered", "archibald", "fortune-and-glory"]


def written(game: str, lang: str) -> list[str]:
    return [key for key in fluent.keys(lang) if key.startswith(f"tutor-advice-{game}-")]


@pytest.mark.parametrize("game", GAMES)
def test_every_verb_of_the_action_table_has_a_reason(game: str) -> None:
    verbs = importlib.import_module(f"bivouac.games.{game.replace('-', '_')}.actions").ACTIONS.verbs
    said = [f"{key.removeprefix(f'tutor-advice-{game}-')}-" for key in written(game, "en")]
    spoken = {verb.name for verb in verbs if any(key.startswith(f"{verb.name}-") for key in said)}
    assert {verb.name for verb in verbs} - {"order"} <= spoken


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_reason_is_one_good_sentence(game: str, lang: str) -> None:
    for key in written(game, lang):
        said = fluent.say(lang, key)
        assert not faults(said, lang), said
        assert said.endswith("."), said
        assert ". " not in said, said


@pytest.mark.parametrize("game", GAMES)
def test_every_option_that_comes_up_has_a_reason_in_both_languages(game: str) -> None:
    course = course_of(game)
    tables: list[Any] = [table.clone() for table in played_at_random(4, 150, game)]
    followed, _ = follow(course)
    tables += [followed.fork(step) for step in range(0, len(followed.history), 3)]
    asked = 0
    for table in tables:
        if LEARNER in table.waiting:
            scene = scene_of(table, LEARNER, [], course.wonders)
            asked += len(scene.options)
            missing = {course.reason(scene, option) for option in scene.options}
            assert [key for key in missing for lang in LANGUAGES if not fluent.has(lang, key)] == []
    assert asked > 200
