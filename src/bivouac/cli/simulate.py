"""Bots play many games; the figures go to the screen and to files."""

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from bivouac.cli import store
from bivouac.cli.refusal import Refusal, unwritable
from bivouac.cli.words import say
from bivouac.engine.game import Game
from bivouac.sim import Simulation, simulate, wilson
from bivouac.sim.said import decimal, percent
from bivouac.text import game_title

STANDARD_OUTPUT = "-"
INTERRUPTED = 130


def run(
    game: Game, games: int, seats: list[str], seed: int, jobs: int, options: dict[str, Any], json_file: str | None,
    csv_file: str | None, records: str | None, lang: str,
) -> int:  # fmt: skip
    if json_file == csv_file == STANDARD_OUTPUT:
        raise Refusal("output-twice")
    for name in (json_file, csv_file):
        if name is not None and name != STANDARD_OUTPUT:
            store.check_writable(Path(name))
    try:
        result = with_progress(game, games, seats, seed, jobs, options, records, lang)
    except KeyboardInterrupt:
        print(say(lang, "error-interrupted"), file=sys.stderr)
        return INTERRUPTED
    except OSError as error:
        raise unwritable(Path(str(error.filename or records)), error) from error
    figures = json.dumps(result.as_json(), indent=1, ensure_ascii=False) + "\n"
    silent = STANDARD_OUTPUT in (json_file, csv_file)
    if not silent:
        print("\n".join(summary(game, result, lang)))
    for name, text in ((json_file, figures), (csv_file, result.as_csv())):
        if name == STANDARD_OUTPUT:
            print(text, end="")
        elif name is not None:
            store.write(Path(name), text)
            if not silent:
                print(say(lang, "sim-written", file=name))
    if records is not None and not silent:
        print(say(lang, "sim-records", folder=records))
    return 0


def with_progress(
    game: Game, games: int, seats: list[str], seed: int, jobs: int, options: dict[str, Any], records: str | None,
    lang: str,
) -> Simulation:  # fmt: skip
    with progress(games, lang) as told:
        return simulate(game.name, games, seats, seed, jobs, options, records_dir=records, progress=told)


@contextmanager
def progress(games: int, lang: str) -> Iterator[Callable[[int], None]]:
    """A bar on the terminal, if there is one, that is told how many games are done."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(say(lang, "sim-progress"), total=games)
        yield lambda done: bar.update(task, completed=done)


def summary(game: Game, result: Simulation, lang: str) -> list[str]:
    games = result.games
    lines = [say(lang, "sim-head", title=game_title(game, lang), n=games, seed=str(result.seed))]
    for seat, bot in enumerate(result.bots):
        lines.append(f"  {say(lang, 'sim-seat', seat=str(seat), bot=bot, **shares(result.wins(seat), games, lang))}")
    lines.append(f"  {say(lang, 'sim-first', **shares(result.first_wins, games, lang))}")
    if result.lost:
        lines.append(f"  {say(lang, 'sim-lost', n=result.lost)}")
    lines.append(f"  {say(lang, 'sim-unfinished', n=result.unfinished)}")
    turns = result.turns
    figures = {name: decimal(f"{turns[name]:g}", lang) for name in ("median", "p10", "p90")}
    lines.append(f"  {say(lang, 'sim-turns', **figures)}")
    compiled = "yes" if result.compiled else "no"
    speed = round(result.decisions_per_second)
    lines.append(f"  {say(lang, 'sim-speed', decisions=result.decisions, speed=speed, compiled=compiled)}")
    return lines


def shares(wins: int, games: int, lang: str) -> dict[str, str | int]:
    low, high = (percent(bound, lang) for bound in wilson(wins, games))
    return {"wins": wins, "share": percent(wins / games, lang), "low": low, "high": high}
