"""What one reader is shown of a match: a seat by its number, or None for a spectator. Made from its own view alone."""

from functools import lru_cache
from typing import Any, Final

import msgspec

from bivouac.engine.game import Game
from bivouac.engine.lines import ALL, Told
from bivouac.engine.table import Table
from bivouac.server.match import Match
from bivouac.server.messages import (
    Choosable,
    Ended,
    LogEntry,
    OfferState,
    Said,
    SeatInfo,
    TableInfo,
)
from bivouac.server.words import both, said
from bivouac.text import LANGUAGES, player, prompts
from bivouac.text.fluent import say
from bivouac.text.registry import text_of
from bivouac.text.voice import VOICE

Reader = int | None
Given = tuple[str, ...]  # names of the seats as they were given
# Sentences that many tables need again are kept as they are sent.
KEPT_LINES: Final = 16384
KEPT_OPTIONS: Final = 8192
encode: Final = msgspec.json.Encoder().encode


class Asked(msgspec.Struct):
    """A Question whose options are encoded already."""

    prompt: Said
    options: list[msgspec.Raw]
    can_undo: bool


def names(match: Match, lang: str) -> list[str]:
    """Names as sentences use them: the one that was given, else "Player 1"."""
    return dict(spoken_names(given_names(match)))[lang]


def given_names(match: Match) -> Given:
    return tuple([seat.name for seat in match.seats])


@lru_cache(maxsize=1024)
def spoken_names(given: Given) -> list[tuple[str, list[str]]]:
    """By language."""
    return [(lang, [name or player(number, lang, None) for number, name in enumerate(given)]) for lang in LANGUAGES]


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


def question(match: Match, reader: Reader) -> Asked:
    if not match.is_live:
        return Asked(ended_text(match, reader), [], False)
    table = match.table
    if reader is not None and reader in match.waiting and match.passes(reader):
        return Asked(said("passing"), [], False)
    asked = Said(*prompts(table, reader, spoken_names(given_names(match))))
    if reader is None:
        return Asked(asked, [], False)
    return Asked(asked, options(table, reader), table.can_undo(reader))


def options(table: Table, reader: int) -> list[msgspec.Raw]:
    """What can be chosen, each in the words of the question now open or in its own."""
    game, state = table.game, table.state
    text = text_of(game)
    found = []
    for action in state.options_of(reader):
        here = text.choice(state, action, "en")
        found.append(choosable(game, action, here, text.choice(state, action, "fr") if here else ""))
    return found


@lru_cache(maxsize=KEPT_OPTIONS)
def choosable(game: Game, action: int, en: str, fr: str) -> msgspec.Raw:
    text = Said(en, fr) if en else Said(*[VOICE.action(game, action, lang) for lang in LANGUAGES])
    return msgspec.Raw(encode(Choosable(action, game.actions.keys[action], game.actions.clauses[action], text)))


def log(match: Match, reader: Reader, lines: list[Told]) -> list[msgspec.Raw]:
    """Lines as LogEntry, encoded already."""
    game = match.table.game
    number = -1 if reader is None else reader
    given = given_names(match)
    return [
        log_entry(
            game, told.line, told.seat, told.card, told.other, told.number,
            told.sees == ALL or (number >= 0 and told.sees >> number & 1 == 1), number, given,
        )
        for told in lines
    ]  # fmt: skip


@lru_cache(maxsize=KEPT_LINES)
def log_entry(
    game: Game, line: int, seat: int, card: int, other: int, number: int, seen: bool, reader: int, given: Given
) -> msgspec.Raw:
    kind = game.lines.all[line]
    told = Told(line, seat, card, other, number, ALL if seen else 0)
    said = [VOICE.line(game, kind.key, told, seen, reader, lang, who) for lang, who in spoken_names(given)]
    return msgspec.Raw(encode(LogEntry(Said(*said), kind.clause, kind.key)))


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
        return Said(*(VOICE.ending(match.table.game, result, number, lang, names(match, lang)) for lang in LANGUAGES))
    if match.loser < 0:
        return said(f"ended-{match.status}")
    if reader == match.loser:
        return both(f"server-ended-{match.status}", None, "own")
    key = f"server-ended-{match.status}"
    return Said(*(say(lang, key, {"player": names(match, lang)[match.loser]}) for lang in LANGUAGES))
