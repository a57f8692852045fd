"""Many games, in one process or several: the games are the same, only the time is not."""

import csv
import io
import multiprocessing
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Any, Final

import bivouac
from bivouac import bots as all_bots
from bivouac.games import game_named
from bivouac.sim.play import GameSeries, Played, begin_work, play_one, play_some, watch_for
from bivouac.sim.statistics import median, percentile, wilson
from bivouac.sim.watch import Counts

LARGEST_CHUNK: Final = 50


class Simulation:
    """What came out. Everything but `seconds` depends on the game, its options, the bots and the seed alone."""

    def __init__(
        self, game: str, options: dict[str, Any], seed: int, names: Sequence[str], played: list[Played], seconds: float
    ) -> None:
        self.game: Final = game
        self.options: Final = options
        self.seed: Final = seed
        self.bots: Final = list(names)
        self.played: Final = played
        self.seconds: Final = seconds
        self.compiled: Final = bivouac.compiled()

    @property
    def games(self) -> int:
        return len(self.played)

    @property
    def unfinished(self) -> int:
        """Games that were cut short."""
        return sum(1 for one in self.played if not one.is_finished)

    @property
    def lost(self) -> int:
        """Games that ended by the rules and that nobody won."""
        return sum(1 for one in self.played if one.is_finished and not one.winners)

    @property
    def decisions(self) -> int:
        return sum(one.decisions for one in self.played)

    @property
    def decisions_per_second(self) -> float:
        return round(self.decisions / self.seconds, 1) if self.seconds > 0 else 0.0

    def wins(self, seat: int) -> int:
        """Games that this seat won, alone or with others."""
        return sum(1 for one in self.played if seat in one.winners)

    @property
    def first_wins(self) -> int:
        """Wins of whoever began."""
        return sum(1 for one in self.played if one.first in one.winners)

    @property
    def turns(self) -> dict[str, float]:
        """Lengths of all games, unfinished ones included."""
        ordered = sorted(one.turns for one in self.played)
        return {
            "median": median(ordered),
            "p10": percentile(ordered, 0.1),
            "p90": percentile(ordered, 0.9),
            "shortest": ordered[0],
            "longest": ordered[-1],
        }

    def as_json(self) -> dict[str, Any]:
        games = self.games
        lost = {"lost": self.lost} if self.lost else {}
        return {
            "game": self.game,
            "options": self.options,
            "games": games,
            "unfinished": self.unfinished,
            **lost,
            "decisions": self.decisions,
            "decisions_per_second": self.decisions_per_second,
            "compiled": self.compiled,
            "seed": self.seed,
            "turns": self.turns,
            "first": {"wins": self.first_wins, "interval": list(wilson(self.first_wins, games))},
            "seats": [
                {"bot": name, "wins": self.wins(seat), "interval": list(wilson(self.wins(seat), games))}
                for seat, name in enumerate(self.bots)
            ],
        }

    def as_csv(self) -> str:
        """One row per game; several winners stand in one field, a space between them."""
        out = io.StringIO()
        rows = csv.writer(out, lineterminator="\n")
        rows.writerow(["number", "seed", "first", "winner", "turns", "decisions", "why", "bot"])
        for one in self.played:
            winners = " ".join(map(str, one.winners))
            bots = " ".join(self.bots[seat] for seat in one.winners)
            rows.writerow([one.number, one.seed, one.first, winners, one.turns, one.decisions, one.why, bots])
        return out.getvalue()


def simulate(
    game: str,
    games: int,
    bots: Sequence[str],
    seed: int = 1,
    jobs: int = 1,
    options: dict[str, Any] | None = None,
    records_dir: str | Path | None = None,
    progress: Callable[[int], None] | None = None,
) -> Simulation:
    """Play so many games. Seats stay with their bots; who begins alternates, unless the options say who does.

    `progress` is told how many games are done. What cannot be played is a ValueError, what cannot be written OSError.
    """
    job = job_for(game, bots, seed, options, records_dir, watched=False)
    return play_all(job, games, jobs, progress)[0]


def job_for(
    game: str, bots: Sequence[str], seed: int, options: dict[str, Any] | None, records_dir: str | Path | None,
    watched: bool,
) -> GameSeries:  # fmt: skip
    """What was asked for, checked."""
    rules = game_named(game)
    rules.checked_seats(len(bots))
    for name in bots:
        all_bots.checked(name, game)
    given = {**rules.caps(len(bots)), **(options or {})}
    alternates = "first" in {option.name for option in rules.options} and "first" not in given
    played_by = rules.checked_options(given)
    if alternates:
        del played_by["first"]
    records = None if records_dir is None else str(records_dir)
    if records is not None:
        Path(records).mkdir(parents=True, exist_ok=True)
    return GameSeries(game, tuple(bots), seed, played_by, alternates, records, watched)


def play_all(
    job: GameSeries, games: int, jobs: int, progress: Callable[[int], None] | None
) -> tuple[Simulation, Counts | None]:
    """All games of a job; with the counts of its cards if they are watched."""
    if games < 1:
        raise ValueError(f"games: expected 1 or more, got {games}")
    if jobs < 1:
        raise ValueError(f"jobs: expected 1 or more, got {jobs}")
    began = time.perf_counter()
    if jobs == 1:
        played = []
        watch = watch_for(job)
        for number in range(games):
            played.append(play_one(job, number, watch))
            if progress is not None:
                progress(number + 1)
        counts = None if watch is None else watch.counts
    else:
        played, counts = spread(job, games, jobs, progress)
    return Simulation(job.game, job.options, job.seed, job.bots, played, time.perf_counter() - began), counts


def spread(
    job: GameSeries, games: int, jobs: int, progress: Callable[[int], None] | None
) -> tuple[list[Played], Counts | None]:
    """The same games in several processes, chunk by chunk, put back into their order."""
    size = max(1, min(LARGEST_CHUNK, games // (jobs * 4)))
    played: list[Played] = []
    total = None
    stop = multiprocessing.Event()
    pool = ProcessPoolExecutor(min(jobs, games), initializer=begin_work, initargs=(stop,))
    try:
        futures = [pool.submit(play_some, job, start, min(start + size, games)) for start in range(0, games, size)]
        for future in as_completed(futures):
            some, counts = future.result()
            played.extend(some)
            if total is None:
                total = counts
            elif counts is not None:
                total.add(counts)
            if progress is not None:
                progress(len(played))
    except BaseException:
        stop.set()
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
    return sorted(played), total
