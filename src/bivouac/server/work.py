"""What is done in processes of its own: bots think, finished games are played again, records are checked.

Everything here is called by name from another process, with texts and numbers as arguments.
"""

import contextlib
import gzip
import json
import multiprocessing
import os
import signal
import threading
import traceback
from typing import Any, Final

import msgspec

import bivouac
from bivouac import bots
from bivouac.engine.lines import Ear
from bivouac.engine.table import SEAT_BITS, ReplayError, Table
from bivouac.games import game_named
from bivouac.server.match import finished_match
from bivouac.server.messages import Frame, Replay, SeatWanted
from bivouac.server.sight import log_entry, story
from bivouac.server.words import spoken
from bivouac.text import LANGUAGES, language_of, prompt

MOST_CHOICES: Final = 5_000
RECORD_EVERY: Final = 16
MOST_MEMORY: Final = 1_500_000_000
PACKED: Final = 5  # how hard gzip tries


def serve(pipe: Any) -> None:
    """The main function of a worker: one thing after another until the server hangs up. Ctrl-C is the server's to
    hear."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_server()
    with contextlib.suppress(EOFError, OSError):
        pipe.send("ready")
        while True:
            function, args = pipe.recv()
            pipe.send(outcome(function, args))


def end_with_server() -> None:
    """A server that is killed cannot tell its workers: they notice, also in the middle of a thought."""
    server = multiprocessing.parent_process()

    def watch() -> None:
        if server is not None:
            server.join()
            os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def outcome(function: Any, args: tuple[Any, ...]) -> tuple[bool, Any]:
    """Whether it was done, and the answer; else what went wrong, in words, because not every error can be sent."""
    try:
        return True, function(*args)
    except Exception:
        return False, traceback.format_exc()


def nothing() -> None:
    """Asked for when a worker will soon be needed: the first one takes a while to start."""


def choose(saved: str, bot: str, seat: int, seed: int) -> str:
    """The key of what a bot chooses. The table it is given was dealt anew for its seat: it cannot know more."""
    table = bivouac.load(saved)
    return table.game.actions.keys[bots.named(bot, seed).choose(table, seat)]


def blind(table: Table, seat: int, seed: int) -> str:
    """A table as a bot is given it: all that its seat cannot know dealt anew, without seed and history."""
    copy = Table(table.game, table.rules, 0, table.determinize(seat, seed).state)
    copy.is_dealt_anew = True
    return copy.save()


# -- replays -----------------------------------------------------------------------------------------------------------


def replay(saved: str, seat: int | None, names: list[list[str]], is_packed: bool) -> bytes:
    """A finished game position by position, as that seat saw it; `names` are those of the seats in each language."""
    return as_wanted(msgspec.json.encode(frames(bivouac.load(saved), seat, names)), is_packed)


def record(saved: str, is_packed: bool) -> bytes:
    """The record of a finished game."""
    return as_wanted(msgspec.json.encode(bivouac.load(saved).record(every=RECORD_EVERY)), is_packed)


def as_wanted(body: bytes, is_packed: bool) -> bytes:
    """Compressed where the browser wants it: here, because it would hold up everybody on the event loop."""
    return gzip.compress(body, PACKED) if is_packed else body


def frames(table: Table, seat: int | None, names: list[list[str]]) -> Replay:
    reader = -1 if seat is None else seat
    game, by_language = table.game, dict(zip(LANGUAGES, names, strict=True))
    ear = Ear()
    told = 0
    made: list[Frame] = []
    state = table.beginning(ear, 0)
    at = Table(table.game, table.rules, table.seed, state)
    for i in range(len(table.history) + 1):
        chose, by = "", None
        if i > 0:
            step = table.history[i - 1]
            by = step & ((1 << SEAT_BITS) - 1)
            chose = table.game.actions.keys[step >> SEAT_BITS]
            at.choose(chose, by)
        lines = ear.told[told:]
        told = len(ear.told)
        asked = spoken(game.name, lambda lang: prompt(at, seat, lang, by_language[language_of(lang)]))
        heard = [log_entry(game, line, reader, by_language) for line in lines]
        made.append(Frame(i, at.view(seat), asked, chose, by, heard, story(at, seat)))
    return Replay(len(table.history), made)


# -- records that somebody brought along -------------------------------------------------------------------------------


def check_record(record: bytes, seconds: float, at: float) -> dict[str, Any]:
    """Whether a record plays out as it says: {"match": what to keep of it} or {"error": which, ...}. It may be
    hostile."""
    limit_resources(seconds)
    try:
        parsed = json.loads(record)
    except (ValueError, RecursionError):
        return {"error": "not-json"}
    if not isinstance(parsed, dict) or parsed.get("bivouac") != "record":
        return {"error": "not-record"}
    choices = parsed.get("choices")
    if not isinstance(choices, list) or len(choices) > MOST_CHOICES:
        return {"error": "damaged"}
    try:
        table = bivouac.replay(parsed)
        for seat in (None, *range(table.seats)):
            frames(table, seat, [[""] * table.seats] * len(LANGUAGES))
    except ReplayError as error:
        return {"error": "replay", "choice": error.choice}
    except Exception:  # whatever a made-up position does to the rules, it is the record's fault
        return {"error": "rules" if is_of_other_rules(parsed) else "damaged"}
    seats = [SeatWanted("human") for _ in range(table.seats)]
    return {"match": finished_match(table, seats, at).save(), "game": table.game.name}


def is_of_other_rules(parsed: dict[str, Any]) -> bool:
    name = parsed.get("game")
    if not isinstance(name, str) or name not in bivouac.games():
        return False
    return parsed.get("rules") != game_named(name).version


def limit_resources(seconds: float) -> None:
    """A bomb goes off in here."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
        resource.setrlimit(resource.RLIMIT_CPU, (int(seconds) + 1, int(seconds) + 2))


def check_record_in(pipe: Any, record: bytes, seconds: float, at: float) -> None:
    """The main function of a process that lives for one record."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_server()
    try:
        pipe.send(check_record(record, seconds, at))
    except MemoryError:
        pipe.send({"error": "damaged"})
    finally:
        pipe.close()
