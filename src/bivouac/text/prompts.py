"""One sentence that says who must do what and why."""

from bivouac.engine.state import SEVERAL
from bivouac.engine.table import Table
from bivouac.text.fluent import say
from bivouac.text.game_text import Names, player
from bivouac.text.registry import text_of
from bivouac.text.voice import VOICE


def prompt(table: Table, seat: int | None, lang: str, names: Names = None) -> str:
    """The question open to this seat; for one that is not asked, and for spectators (None), what is being waited for.

    A secret question (a Reaction that somebody may or may not hold) is told to nobody else.
    """
    text = text_of(table.game)
    state = table.state
    reader = -1 if seat is None else table.checked_seat(seat)
    result = table.result
    if result is not None:
        return VOICE.ending(table.game, result, reader, lang, names)
    asker = state.asker
    if asker is None:
        raise ValueError("this table asks nothing: its game has not been set up")
    if reader >= 0 and state.options_of(reader):
        return text.question(state, reader, lang, names)
    if asker.secret(state):  # also where it is for several: how many have a choice is nobody's business
        turn_of = text.turn_of(state)
        own = "own" if turn_of == reader else ""
        return say(lang, "prompt-wait-secret", {"player": player(turn_of, lang, names)}, own)
    if state.asking == SEVERAL:
        return say(lang, "prompt-wait-several")
    return text.waiting(state, reader, lang, names)


def option_text(table: Table, action: int, lang: str) -> str:
    """An option in the words of the question now open: what a mode does, what passing means here."""
    return text_of(table.game).choice(table.state, action, lang) or VOICE.action(table.game, action, lang)
