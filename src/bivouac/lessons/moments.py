"""Moments that any game has: small questions about what a learner can see, to be joined."""

from collections.abc import Iterable
from typing import Final

from bivouac.lessons.course import Moment
from bivouac.lessons.scene import LessonScene

MINE: Final = 0
YOURS: Final = 1


def first(keys: Iterable[str]) -> str | None:
    return next(iter(keys), None)


def either(*moments: Moment) -> Moment:
    """The first of these that is due."""

    def due(scene: LessonScene) -> str | None:
        return first(card for moment in moments if (card := moment(scene)) is not None)

    return due


def both(*moments: Moment) -> Moment:
    """Due when all of these are, about what the first one is about."""

    def due(scene: LessonScene) -> str | None:
        found = [moment(scene) for moment in moments]
        return None if None in found else found[0]

    return due


def bare(moment: Moment) -> Moment:
    """The same moment for a lesson that is about no card."""

    def due(scene: LessonScene) -> str | None:
        return None if moment(scene) is None else ""

    return due


def always(scene: LessonScene) -> str | None:
    return "" if scene.options else None


def at_the_end(scene: LessonScene) -> str | None:
    return "" if scene.view["over"] else None


def asked(*verbs: str) -> Moment:
    """One of these verbs is offered, about nothing in particular."""
    return lambda scene: "" if any(scene.offered(verb) for verb in verbs) else None


def refused(reason: str) -> Moment:
    """A card that the learner could try in vain for this reason."""
    return lambda scene: first(key.split("/")[1] for key, why in scene.refused.items() if why == reason)


def was_told(*keys: str, by: int | None = None) -> Moment:
    """One of these lines was heard, about the learner (MINE), somebody else (YOURS) or anybody; its card."""

    def fits(scene: LessonScene, seat: int) -> bool:
        return by is None or (seat == scene.seat) == (by == MINE)

    return lambda scene: first(line.card for line in scene.news if line.key in keys and fits(scene, line.seat))
