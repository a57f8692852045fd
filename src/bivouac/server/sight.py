"""What one reader is shown of a match: a seat by its number, or None for a spectator. Made from its own view alone."""

from typing import Any

from bivouac.engine.game import Game
from bivouac.engine.lines import ALL, Told
from bivouac.engine.table import Option, Table
from bivouac.server.match import Match
from bivouac.server.messages import (
    Choosable,
    Ended,
    LogEntry,
    OfferState,
    Question,
    Said,
    SeatInfo,
    TableInfo,
)
from bivouac.server.words import both, said, spoken
from bivouac.text import LANGUAGES, language_of, option_text, player, prompt
from bivouac.text.fluent import say
from bivouac.text.voice import VOICE

Reader = int | None


def names(match: Match, lang: str) -> list[str]:
    """Names as sentences use them: the one that was given, else "Player 1"."""
    return [seat.name or player(number, lang, None) for number, seat in enumerate(match.seats)]


def info(match: Match, table: str, reader: Reader, here: list[bool], now: float, next_secret: str) -> TableInfo:
    seats = [
        SeatInfo(
            seat=number,
            kind=seat.kind,
            name=seat.name,
            bot=seat.bot,
            is_here=here[number],
            seconds_left=rounded(match.seconds(number, now)),
        )
        for number, seat in enumerate(match.seats)
    ]
    game = match.table.game
    return TableInfo(
        table=table,
        game=game.name,
        version=game.version,
        options=match.table.rules,
        status=match.status,
        seats=seats,
        clock=match.clock,
        running=running(match, reader),
        next_table=match.next_table,
        next_secret=next_secret,
        notice=said(f"notice-{match.notice}") if match.notice else None,
    )


def rounded(seconds: float | None) -> float | None:
    return None if seconds is None else max(0.0, round(seconds, 1))


def running(match: Match, reader: Reader) -> int | None:
    """Whose clock runs, unless that is a secret question to somebody else."""
    seats = match.running
    if reader in seats:
        return reader
    return seats[0] if len(seats) == 1 and not match.is_secret else None


def view(match: Match, reader: Reader) -> dict[str, Any]:
    return match.table.view(reader)


def question(match: Match, reader: Reader) -> Question:
    if not match.is_live:
        return Question(ended_text(match, reader), [], False)
    table = match.table
    if reader is not None and reader in match.waiting and match.passes(reader):
        return Question(said("passing"), [], False)
    asked = spoken(table.game.name, lambda lang: prompt(table, reader, lang, names(match, lang)))
    if reader is None:
        return Question(asked, [], False)
    options = [choosable(table, option) for option in table.options_of(reader)]
    return Question(asked, options, table.can_undo(reader))


def choosable(table: Table, option: Option) -> Choosable:
    text = spoken(table.game.name, lambda lang: option_text(table, option.id, lang))
    return Choosable(option.id, option.key, option.clause, text)


def log(match: Match, reader: Reader, lines: list[Told]) -> list[LogEntry]:
    game = match.table.game
    by_language = {lang: names(match, lang) for lang in LANGUAGES}
    return [entry(game, told, -1 if reader is None else reader, by_language) for told in lines]


def entry(game: Game, told: Told, number: int, by_language: dict[str, list[str]]) -> LogEntry:
    """A line of the log for one reader, -1 for a spectator, with the names of the players."""
    line = game.lines.all[told.line]
    seen = told.sees == ALL or (number >= 0 and told.sees >> number & 1 == 1)
    text = spoken(
        game.name,
        lambda lang: VOICE.line(game, line.key, told, seen, number, lang, by_language[language_of(lang)]),
    )
    return LogEntry(text, line.clause, line.key)


def offers(match: Match) -> list[OfferState]:
    return [OfferState(offer.kind, offer.by, sorted(offer.agreed)) for offer in match.offers]


def ended(match: Match, reader: Reader) -> Ended | None:
    if match.is_live:
        return None
    result = match.table.result
    scores = match.table.state.scores[:] if match.table.state.scores else [0] * len(match.seats)
    clause = result.clause if result is not None and match.status == "over" else ""
    return Ended(match.winners, scores, clause, ended_text(match, reader))


def ended_text(match: Match, reader: Reader) -> Said:
    result = match.table.result
    if match.status == "over" and result is not None:
        number = -1 if reader is None else reader
        game = match.table.game
        return spoken(game.name, lambda lang: VOICE.ending(game, result, number, lang, names(match, lang)))
    if match.loser < 0:
        return said(f"ended-{match.status}")
    if reader == match.loser:
        return both(f"server-ended-{match.status}", None, "own")
    key = f"server-ended-{match.status}"
    return Said(*(say(lang, key, {"player": names(match, lang)[match.loser]}) for lang in LANGUAGES))
