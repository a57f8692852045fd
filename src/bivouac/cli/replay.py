"""A record played again, and the table as a seat saw it at any moment."""

import bivouac
from bivouac.cli.asked import whole
from bivouac.cli.layout import cited, wrapped
from bivouac.cli.positions import position
from bivouac.cli.refusal import Refusal
from bivouac.cli.words import either, say
from bivouac.engine.table import SEAT_BITS
from bivouac.terminal.words import seat_name, seat_names
from bivouac.text import clause_text, game_title, prompt
from bivouac.text import log as told_log
from bivouac.text import say as say_text


def moment(table: bivouac.Table, at: str | None) -> int:
    """After how many choices; at the end if nothing is said."""
    choices = len(table.history)
    stop = choices if at is None else whole("--at", at, 0)
    if stop > choices:
        raise Refusal("at", choices=str(choices), given=str(stop))
    return stop


def printed(table: bivouac.Table, stop: int, reader: int | None, log: bool, lang: str) -> list[str]:
    """The table at one moment as text, with the log up to there if it is wanted."""
    choices = len(table.history)
    there = table.fork(stop)
    title = game_title(table.game, lang)
    lines = wrapped(say(lang, "replay-head", title=title, choices=str(choices), seed=str(table.seed)), 0)
    changed = [
        f"{option.name}={str(table.rules[option.name]).lower()}"
        for option in table.game.options
        if table.rules[option.name] != option.default
    ]
    if changed:
        lines += wrapped(say(lang, "replay-options", options=", ".join(changed)), 0)
    if log:
        lines.append("")
        for entry in told_log(there, reader, lang, seat_names(there.seats, lang)):
            lines += cited(entry.text, entry.clause)
    who = say_text(lang, "spectator") if reader is None else seat_name(reader, lang)
    lines += ["", *wrapped(say(lang, "replay-at", at=str(stop), choices=str(choices), player=who), 0)]
    lines += ["", *position(table.game.name, there.view(reader), lang), ""]
    return lines + what_follows(table, there, reader, lang)


def seat_of(table: bivouac.Table, text: str, lang: str) -> int:
    known = [str(seat) for seat in range(table.seats)]
    if text not in known:
        raise Refusal("seat", given=text, known=either(lang, known))
    return int(text)


def what_follows(table: bivouac.Table, there: bivouac.Table, reader: int | None, lang: str) -> list[str]:
    """How it ended, or what is asked now and, if this seat is the one asked, what it chose."""
    lines = wrapped(prompt(there, reader, lang, seat_names(there.seats, lang)), 0)
    result = there.result
    if result is not None:
        text = clause_text(table.game.name, result.why, lang)
        return lines + wrapped(say(lang, "play-why", clause=result.why, text=text), 0)
    if len(there.history) == len(table.history):
        return lines + wrapped(say(lang, "replay-unfinished"), 0)
    step = table.history[len(there.history)]
    if reader is not None and step & ((1 << SEAT_BITS) - 1) == reader:
        key = table.game.actions.keys[step >> SEAT_BITS]
        lines += wrapped(say(lang, "replay-next", player=seat_name(reader, lang), key=key), 0)
    return lines
