"""Find the first game of a course: the deal that teaches most. Run it anew when cards, rules or bots have changed.

python -m tools.tutor_seed [GAME] [--seeds N] [--start N] [--jobs N]

A seed is fit if a learner who follows every advice wins within TURNS, meets at least SHARE of the lessons on the way,
reacts at least once and is answered by a Reaction at least once. The fittest leaves out the fewest lessons, then takes
the fewest turns. Write the seed that comes first into the course in `bivouac/lessons/`. A compiled copy on
PYTHONPATH makes the search about ten times as fast (`tools/compile_inplace.py`).
"""

import argparse
import dataclasses
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Final

from bivouac.engine.table import Table
from bivouac.lessons import COURSES, Course, Guide, course_of
from bivouac.terminal.sitting import Sitting

TURNS: Final = range(10, 15)
SHARE: Final = 0.85
LONGEST: Final = 40  # turns after which a seed is given up
LEARNER: Final = 0
SHOWN: Final = 10


@dataclasses.dataclass(frozen=True)
class FirstGame:
    """What came of following every advice from one seed."""

    seed: int
    turns: int
    won: bool
    lessons: int
    missing: tuple[str, ...]
    reacted: bool
    was_answered: bool

    @property
    def share(self) -> float:
        return 1 - len(self.missing) / self.lessons

    def is_fit(self) -> bool:
        return self.won and self.turns in TURNS and self.share >= SHARE and self.reacted and self.was_answered


def follow(course: Course) -> tuple[Table, Guide]:
    """The game of somebody who takes every advice, and the guide who gave it."""
    sitting = Sitting(course.table(), course.seats)
    guide = Guide(course, sitting.table)
    while not sitting.table.over and sitting.table.view(None)["turn"] <= LONGEST:
        seat = sitting.next_seat()
        if seat in sitting.bots:
            sitting.choose(seat, sitting.bot_choice(seat))
        else:
            advice = guide.advice(sitting.table, seat)
            assert advice is not None
            sitting.choose(seat, advice.option)
    return sitting.table, guide


def first_game(game: str, seed: int) -> FirstGame:
    course = dataclasses.replace(course_of(game), seed=seed)
    table, guide = follow(course)
    scenes = list(guide.scenes(table, LEARNER))
    met = {lesson.key for taught in guide.taught(table, LEARNER) for lesson in taught}
    reacted = {line.seat == LEARNER for scene in scenes for line in scene.news if line.key == "reacted"}
    return FirstGame(
        seed=seed,
        turns=table.view(None)["turn"],
        won=table.result is not None and LEARNER in table.result.winners,
        lessons=len(course.rules),
        missing=tuple(rule.key for rule in course.rules if rule.key not in met),
        reacted=True in reacted,
        was_answered=False in reacted,
    )


def search(game: str, seeds: range, jobs: int) -> Iterator[FirstGame]:
    """The fit seeds among these."""
    with ProcessPoolExecutor(jobs) as pool:
        yield from (tried for tried in pool.map(partial(first_game, game), seeds, chunksize=8) if tried.is_fit())


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Find the seed of a guided first game.")
    parser.add_argument("game", nargs="?", default="altiplano", choices=sorted(COURSES))
    parser.add_argument("--seeds", type=int, default=1000, help="how many seeds to try")
    parser.add_argument("--start", type=int, default=0, help="the first of them")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes")
    given = parser.parse_args(words)
    fit = list(search(given.game, range(given.start, given.start + given.seeds), given.jobs))
    if not fit:
        print("No seed is fit: try more of them with --seeds or --start.", file=sys.stderr)
        return 1
    for tried in sorted(fit, key=lambda one: (len(one.missing), one.turns, one.seed))[:SHOWN]:
        print(f"seed {tried.seed}: {tried.turns} turns, {tried.share:.0%}, without: {', '.join(tried.missing) or '-'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
