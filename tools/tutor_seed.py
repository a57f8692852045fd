"""Find the guided game of a course: a deal that teaches most, and that does so whatever one card may become.

python -m tools.tutor_seed [GAME] [--course NAME] [--enough N] [--seeds N] [--start N] [--jobs N]

Run it when a test says that the first game is no longer a good one, because cards, rules or bots have changed. It stops
at the first few fit seeds, after a few minutes. Write the seed that it names first into the course in
`src/bivouac/lessons/`.

A seed is fit if a learner who follows every advice wins in the time that the course wishes for (`Wish`), and meets its
share of the lessons and its highlights on the way. The fittest is the steadiest: one card after another does what
another card of its kind does, and the game is still a good one, though perhaps not a fit one. Then comes what leaves
out the fewest lessons, then what takes the least time. A compiled copy on PYTHONPATH makes the search about ten times
as fast (`tools/compile_inplace.py`).
"""

import argparse
import dataclasses
import importlib
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from itertools import islice
from typing import Any, Final

from bivouac.engine.catalog import Catalog
from bivouac.engine.table import Table
from bivouac.lessons import COURSES, FIRST, Course, Guide, course_of
from bivouac.terminal.sitting import Sitting

LEARNER: Final = 0
PARTS: Final = ("effect", "escape", "front", "back", "fail", "stop", "press", "answers")
BATCH: Final = 16  # seeds that are tried before it is asked whether enough are fit


@dataclasses.dataclass(frozen=True)
class FirstGame:
    """What came of following every advice from one seed."""

    game: str
    seed: int
    length: int
    won: bool
    missing: tuple[str, ...]
    highlights: int  # how many of those wished for came up
    name: str = FIRST  # of the course

    @property
    def course(self) -> Course:
        return fitting(course_of(self.game, self.name))

    @property
    def share(self) -> float:
        return 1 - len(self.missing) / len(self.course.rules)

    def is_good(self) -> bool:
        """Whether a beginner can be given it: what the course promises."""
        wish = self.course.wish
        return self.won and self.length <= wish.longest and self.share >= wish.share

    def is_fit(self) -> bool:
        """Whether it is worth choosing among the good ones."""
        wish = self.course.wish
        return self.is_good() and self.length in wish.length and self.highlights == len(wish.highlights)

    def described(self) -> str:
        end = "won" if self.won else "not won"
        time = f"{self.length} {self.course.wish.clock}s"
        return f"{end} in {time}, {self.share:.0%}, without: {', '.join(self.missing) or '-'}"


def fitting(course: Course) -> Course:
    """With the lessons alone that its own table can bring."""
    return course.fitting(course.table())


def follow(course: Course) -> tuple[Table, Guide]:
    """The game of somebody who takes every advice, and the guide who gave it; given up when it takes too long."""
    sitting = Sitting(course.table(), course.seats)
    guide = Guide(course, sitting.table)
    while not sitting.table.over and sitting.table.view(None)[course.wish.clock] <= 2 * course.wish.longest:
        seat = sitting.next_seat()
        if seat in sitting.bots:
            sitting.choose(seat, sitting.bot_choice(seat))
        else:
            advice = guide.advice(sitting.table, seat)
            assert advice is not None
            sitting.choose(seat, advice.option)
    return sitting.table, guide


def first_game(game: str, seed: int, name: str = FIRST) -> FirstGame:
    course = fitting(dataclasses.replace(course_of(game, name), seed=seed))
    table, guide = follow(course)
    scenes = list(guide.scenes(table, LEARNER))
    met = {lesson.key for taught in guide.taught(table, LEARNER) for lesson in taught}
    return FirstGame(
        game=game,
        seed=seed,
        length=table.view(None)[course.wish.clock],
        won=table.result is not None and LEARNER in table.result.winners,
        missing=tuple(rule.key for rule in course.rules if rule.key not in met),
        highlights=sum(any(moment(scene) is not None for scene in scenes) for moment in course.wish.highlights),
        name=name,
    )


# -- a card becomes another one ----------------------------------------------------------------------------------------


def scripts_of(catalog: Catalog[Any], card: int) -> range:
    """The places of a card's scripts: each has equally many; where some belong to what is no card, each has one."""
    each, others = divmod(len(catalog.scripts), len(catalog.cards))
    each = 1 if others else each
    return range(card * each, (card + 1) * each)


def neighbours(catalog: Catalog[Any]) -> Iterator[tuple[int, int]]:
    """Each card with an effect, and the next one of its kind that has another."""
    kinds: dict[tuple[object, ...], list[int]] = {}
    for number, card in enumerate(catalog.cards):
        shape = tuple(len(catalog.scripts[place]) for place in scripts_of(catalog, number))
        if not any(shape):
            continue
        moments = [getattr(card, "moment", 0), *(moment_of(ability) for ability in getattr(card, "abilities", ()))]
        # What a card does is found by its place in the script where a card has several abilities.
        kind = (card.is_a, *moments, *(shape if len(shape) > 1 else places_of(catalog, number)))
        kinds.setdefault(kind, []).append(number)
    for numbers in kinds.values():
        if len(numbers) > 1:
            yield from zip(numbers, [*numbers[1:], numbers[0]], strict=True)


def moment_of(ability: Any) -> object:
    """When an ability works; where its card has one script for all it does, also its place in there."""
    if hasattr(ability, "event"):
        return ability.event
    if ability.verb is None:
        return ability.kind, ability.what
    # Of what is activated, the number says at which moment: at another one the verb may fail.
    return ability.kind, ability.what, ability.verb.path, ability.number


def places_of(catalog: Catalog[Any], card: int) -> Iterator[int]:
    """The places of the parts of a card in its script, in a catalogue that keeps them, and the moments it answers."""
    for part in PARTS:
        if hasattr(catalog, part):
            yield getattr(catalog, part)[card]


@contextmanager
def doing_as(catalog: Catalog[Any], card: int, other: int) -> Iterator[None]:
    """In here a card does what another one does."""
    mine, others = scripts_of(catalog, card), scripts_of(catalog, other)
    printed = [catalog.scripts[place] for place in mine]
    for place, from_place in zip(mine, others, strict=True):
        catalog.scripts[place] = catalog.scripts[from_place]
    try:
        yield
    finally:
        for place, script in zip(mine, printed, strict=True):
            catalog.scripts[place] = script


def steadiness(game: str, seed: int, name: str = FIRST) -> float:
    """The share of cards that can become another one and leave a good first game."""
    catalog: Catalog[Any] = importlib.import_module(f"bivouac.games.{game.replace('-', '_')}.catalog").CATALOG
    good: list[bool] = []
    for card, other in neighbours(catalog):
        with doing_as(catalog, card, other):
            good.append(first_game(game, seed, name).is_good())
    return sum(good) / len(good)


def steadiness_of(game: str, name: str, seeds: list[int], jobs: int) -> list[float]:
    with ProcessPoolExecutor(jobs) as pool:
        return list(pool.map(partial(steadiness, game, name=name), seeds))


# -- searching ---------------------------------------------------------------------------------------------------------


def search(game: str, name: str, seeds: range, jobs: int) -> Iterator[FirstGame]:
    """The fit seeds among these."""
    with ProcessPoolExecutor(jobs) as pool:
        for at in range(0, len(seeds), BATCH):
            played = pool.map(partial(first_game, game, name=name), seeds[at : at + BATCH])
            yield from (tried for tried in played if tried.is_fit())


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Find the seed of a guided game.")
    parser.add_argument("game", nargs="?", default="altiplano", choices=sorted(COURSES))
    parser.add_argument("--course", default=FIRST, help="which of the game's courses")
    parser.add_argument("--enough", type=int, default=4, help="how many fit seeds to compare")
    parser.add_argument("--seeds", type=int, default=1000, help="how many seeds to try at most")
    parser.add_argument("--start", type=int, default=0, help="the first of them")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes")
    given = parser.parse_args(words)
    try:
        course_of(given.game, given.course)
    except ValueError as error:
        parser.error(str(error))
    seeds = range(given.start, given.start + given.seeds)
    fit = list(islice(search(given.game, given.course, seeds, given.jobs), given.enough))
    if not fit:
        print("No seed is fit: try more of them with --seeds or --start.", file=sys.stderr)
        return 1
    steady = steadiness_of(given.game, given.course, [tried.seed for tried in fit], given.jobs)
    ranked = sorted(zip(steady, fit, strict=True), key=lambda one: (-one[0], len(one[1].missing), one[1].length))
    for share, tried in ranked:
        print(f"seed {tried.seed}: steady {share:.0%}, {tried.described()}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
