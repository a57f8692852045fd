"""What one reader is shown of a match: a seat by its number, or None for a spectator. Made from its own view alone."""

from functools import lru_cache
from typing import Final

import msgspec

from bivouac.engine.actions import PASS
from bivouac.engine.game import Game
from bivouac.engine.lines import Told
from bivouac.engine.state import State
from bivouac.engine.table import Table
from bivouac.server import notes
from bivouac.server.match import Match
from bivouac.server.messages import (
    Choosable,
    Ended,
    Glance,
    LogEntry,
    OfferState,
    Question,
    Said,
    SeatInfo,
    Story,
    TableInfo,
)
from bivouac.server.words import both, said, spoken
from bivouac.text import LANGUAGES, in_tone, language_of, player, prompt
from bivouac.text.fluent import SIMPLE, say
from bivouac.text.game_text import GameText, StoryText
from bivouac.text.registry import text_of
from bivouac.text.voice import VOICE

Reader = int | None
Given = tuple[str, ...]  # names of the seats as they were given
Key = tuple[int, int, int, int, int, int, bool]  # a Told, and whether this reader sees all of it
# Sentences that many tables need again are kept.
KEPT_LINES: Final = 16384
KEPT_READERS: Final = 2048
KEPT_OPTIONS: Final = 8192
# By game: its actions in their own words, which are always the same; None until somebody may choose one.
ACTIONS: Final[dict[Game, list[Choosable | None]]] = {}
READ_OUT: Final = (*LANGUAGES, *[in_tone(lang, SIMPLE) for lang in LANGUAGES])


class Logs:
    """Lines of logs: for each game, reader and names of the seats those that were needed."""

    def __init__(self) -> None:
        self.kept: Final[dict[tuple[Game, int, Given], dict[Key, LogEntry]]] = {}
        self.lines = 0

    def of(self, game: Game, reader: int, given: Given) -> dict[Key, LogEntry]:
        who = (game, reader, given)
        found = self.kept.get(who)
        if found is None:
            if len(self.kept) >= KEPT_READERS:
                self.forget()
            found = self.kept[who] = {}
        return found

    def keep(self, kept: dict[Key, LogEntry], key: Key, line: LogEntry) -> None:
        if self.lines >= KEPT_LINES:
            self.forget()
        kept[key] = line
        self.lines += 1

    def forget(self) -> None:
        """All at once: that is seldom, and what is needed is soon there again."""
        self.kept.clear()
        self.lines = 0


LOGS: Final = Logs()


def names(match: Match, lang: str) -> list[str]:
    """Names as sentences use them: the one that was given, else "Player 1"."""
    found = match.spoken.get(lang)
    if found is None:
        found = [name or player(number, language_of(lang), None) for number, name in enumerate(match.given)]
        match.spoken[lang] = found
    return found


def info(
    match: Match,
    table: str,
    reader: Reader,
    here: list[bool],
    now: float,
    look: str = "",
    next_secret: str = "",
    next_look: str = "",
    watching: int = 0,
) -> TableInfo:
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
        watching=watching,
        next_table=match.next_table,
        next_secret=next_secret,
        next_look=next_look,
        look="" if match.is_live else look,
        goes_on=reader is not None and match.goes_on_without(reader),
        sees=match.eyes(reader),
        notice=notice(match, reader),
    )


def notice(match: Match, reader: Reader) -> Said | None:
    """What a reader should know of the table. That it is deleted soon stands there until the table is loaded again: to
    take it back at once would tell of a hidden choice."""
    if match.notice:
        return said(f"notice-{match.notice}")
    if reader is not None and match.is_live and match.seats[reader].missed:
        return said("notice-missed", n=match.seats[reader].missed)
    if match.days_left == 0:
        return None
    return said("notice-expires-live" if match.is_live else "notice-expires", days=match.days_left)


def glance(match: Match, table: str, reader: Reader, here: list[bool], now: float) -> Glance:
    """A table in short, for whoever has several. Its question is the one that this reader sees at the table."""
    asked = question(match, reader)
    seats = info(match, table, reader, here, now).seats
    game = match.table.game.name
    return Glance(table, game, reader, match.status, seats, bool(asked.options), asked.prompt, ended(match, reader))


def in_public(match: Match, table: str, look: str) -> TableInfo:
    """A finished table for whoever was given a link to look at it: not who is there, nor where they play now."""
    shown = info(match, table, None, [False] * len(match.seats), match.at, look)
    return msgspec.structs.replace(shown, next_table="", sees=[])


def rounded(seconds: float | None) -> float | None:
    return None if seconds is None else max(0.0, round(seconds, 1))


def running(match: Match, reader: Reader) -> int | None:
    """Whose clock runs, unless that is a secret question to somebody else."""
    seats = match.running
    if reader in seats:
        return reader
    return seats[0] if len(seats) == 1 and not match.is_secret else None


def question(match: Match, reader: Reader) -> Question:
    if not match.is_live:
        return Question(ended_text(match, reader), [], False)
    table = match.table
    ordered = "" if reader is None else match.ordered(reader)
    if ordered and reader is not None and match.is_asked_for_nothing(reader):
        return Question(spoken(table.game.name, lambda lang: prompt(table, None, lang, names(match, lang))), [], False)
    if ordered and reader is not None and match.rests(reader):
        return Question(said("resting"), [], False)
    if ordered:
        return Question(said("passing" if ordered == table.game.actions.keys[PASS] else "ordered"), [], False)
    text = spoken(table.game.name, lambda lang: prompt(table, reader, lang, names(match, lang)))
    told = story(table, reader)
    if reader is None:
        return Question(text, [], False, told)
    return Question(text, options(table, reader), table.can_undo(reader), told, match.can_rest(reader))


def story(table: Table, reader: Reader) -> Story | None:
    """What is read out at the table: a scene with its answers, and of its consequences only what this reader knows."""
    game, state = table.game, table.state
    text, number = text_of(game), -1 if reader is None else reader
    told: dict[str, StoryText] = {}
    for lang in READ_OUT:
        found = text.story(state, number, lang)
        if found is None:
            return None
        told[lang] = found

    name = game.name
    title, scene = each(name, {lang: [one.title, one.scene] for lang, one in told.items()})
    answers = each(name, {lang: one.answers for lang, one in told.items()})
    outcomes = each(name, {lang: one.outcomes for lang, one in told.items()})
    return Story(title, scene, answers, outcomes, told[LANGUAGES[0]].answer)


def each(game: str, parts: dict[str, list[str]]) -> list[Said]:
    """Sentences that every language has in the same order."""
    places = range(len(parts[LANGUAGES[0]]))
    return [spoken(game, {lang: texts[place] for lang, texts in parts.items()}.__getitem__) for place in places]


def options(table: Table, reader: int) -> list[Choosable]:
    """What can be chosen: in the words of the question now open, or in its own words, which are always the same."""
    game, state = table.game, table.state
    text = text_of(game)
    if game not in ACTIONS:
        ACTIONS[game] = [None] * len(game.actions.keys)
    kept = ACTIONS[game]
    found: list[Choosable] = []
    for action in state.options_of(reader):
        if text.choice(state, action, LANGUAGES[0]):
            found.append(choosable(game, action, asked_words(text, state, action)))
            continue
        own = kept[action]
        if own is None:
            own = kept[action] = choosable(game, action, own_words(game, action))
        found.append(own)
    return found


def asked_words(text: GameText, state: State, action: int) -> Said:
    """An action in the words of the question now open."""
    return spoken(text.game.name, lambda lang: text.choice(state, action, lang))


def own_words(game: Game, action: int) -> Said:
    """An action in its own words."""
    return spoken(game.name, lambda lang: VOICE.action(game, action, lang))


@lru_cache(maxsize=KEPT_OPTIONS)
def choosable(game: Game, action: int, text: Said) -> Choosable:
    return Choosable(action, game.actions.keys[action], game.actions.clauses[action], text)


def log(match: Match, reader: Reader, lines: list[Told]) -> list[LogEntry]:
    game = match.table.game
    number = -1 if reader is None else reader
    kept = LOGS.of(game, number, match.given)
    entries: list[LogEntry] = []
    for told in lines:
        seen = told.is_seen_by(number)
        key = (told.line, told.seat, told.card, told.other, told.number, told.cause, seen)
        found = kept.get(key)
        if found is None:
            found = log_entry(game, told, number, {lang: names(match, lang) for lang in LANGUAGES})
            LOGS.keep(kept, key, found)
        entries.append(found)
    return entries


def log_entry(game: Game, told: Told, number: int, by_language: dict[str, list[str]]) -> LogEntry:
    """A line of the log for one reader, -1 for a spectator, with the names of the players."""
    if told.line < 0:
        return note(told, number, by_language)
    line = game.lines.all[told.line]
    seen = told.is_seen_by(number)
    text = spoken(
        game.name,
        lambda lang: VOICE.line(game, line.key, told, seen, number, lang, by_language[language_of(lang)]),
    )
    clause = game.lines.clause_of(told)
    if not seen:
        return LogEntry(text, clause, line.key)
    words = text_of(game)
    return LogEntry(text, clause, line.key, words.dice(line.key, told), words.number_named(line.key, told))


def note(told: Told, number: int, by_language: dict[str, list[str]]) -> LogEntry:
    """A line that is the server's own. A seat is -1 where none was written down with the deed."""
    key = notes.key_of(told)
    who = "own" if told.seat == number and number >= 0 else ""
    if (told.other if told.line == notes.TOOK_OVER else told.seat) < 0:
        who = "nobody"
    texts: list[str] = []
    for lang in LANGUAGES:
        names = by_language[lang]
        args: dict[str, str | int] = {}
        if told.seat >= 0:
            args["player"] = names[told.seat]
        if told.other >= 0:
            args["other"] = names[told.other]
        texts.append(say(lang, key, args, who))
    return LogEntry(Said(*texts), "", key)


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
