"""What is read out at the table, as each seat may know it: the page of a storybook in the browser is made from it."""

import pytest

import bivouac
from bivouac.engine.table import Table
from bivouac.games.archibald.catalog import CATALOG
from bivouac.games.archibald.state import Archibald
from bivouac.text import LANGUAGES
from bivouac.text.archibald import outcomes_of
from bivouac.text.registry import text_of

TEXT = text_of("archibald")
SPECTATOR = -1


def being_read() -> tuple[Table, Archibald]:
    """A table of three at which an Adventure is read: with patient seats its reader is asked first."""
    for seed in range(200):
        table = bivouac.new("archibald", players=3, seed=seed)
        table.be_patient(range(3))
        for _ in range(60):
            state = table.state
            assert isinstance(state, Archibald)
            if state.question >= 0:
                return table, state
            if table.over:
                break
            table.choose(table.option_ids[-1])
    raise AssertionError("nobody came to a Book")


@pytest.mark.clause("adventure.hidden")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_before_the_answer_what_follows_is_told_to_the_reader_alone(lang: str) -> None:
    _, state = being_read()
    reader = state.left(state.turn_of)
    for seat in (SPECTATOR, 0, 1, 2):
        told = TEXT.story(state, seat, lang)
        assert told is not None
        assert len(told.answers) == CATALOG.answers[state.question]
        assert all(told.answers)
        assert told.answer == 0
        assert told.outcomes == (outcomes_of(state, state.question, lang) if seat == reader else [])


@pytest.mark.clause("adventure.reader")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_after_the_answer_everybody_is_told_what_came_of_it_and_of_no_other(lang: str) -> None:
    table, state = being_read()
    expected = outcomes_of(state, state.question, lang)
    if table.option_ids and len(table.option_ids) == 1:
        table.choose("read")
    table.choose("answer/2")
    after = table.state
    assert isinstance(after, Archibald)
    for seat in (SPECTATOR, 0, 1, 2):
        told = TEXT.story(after, seat, lang)
        assert told is not None
        assert told.answer == 2
        assert told.outcomes == [expected[1]]


def test_nothing_is_told_where_nothing_was_read() -> None:
    table = bivouac.new("archibald", players=2, seed=1)
    assert all(TEXT.story(table.state, seat, lang) is None for seat in (SPECTATOR, 0, 1) for lang in LANGUAGES)
    other = bivouac.new("altiplano", seed=1)
    assert text_of("altiplano").story(other.state, 0, "en") is None
