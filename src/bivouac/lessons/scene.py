"""What a learner can see when a question comes: nothing else may decide what is taught."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from bivouac.engine.game import View
from bivouac.engine.lines import Ear, Told
from bivouac.engine.table import SEAT_BITS, Table

SEAT_MASK: Final = (1 << SEAT_BITS) - 1
Wonders = Callable[[View], Iterable[str]]  # actions, by key, that somebody with this view might try


@dataclass(frozen=True, slots=True)
class Heard:
    """A line of the log as a seat heard it: cards by key, "" for none or one that was hidden."""

    key: str
    seat: int
    card: str
    other: int
    number: int


@dataclass(frozen=True, slots=True)
class LessonScene:
    """A question to a seat (or the end of the game), with what it was told since its last one."""

    seat: int
    view: View
    options: tuple[str, ...]
    refused: dict[str, str]  # what it might try in vain: action keys with the keys of the reasons
    news: tuple[Heard, ...]

    def offered(self, verb: str) -> list[str]:
        """The nouns that this verb is offered with."""
        return [key.partition("/")[2] for key in self.options if key.partition("/")[0] == verb]


def scene_of(table: Table, seat: int, told: Iterable[Told], wonders: Wonders) -> LessonScene:
    view = table.view(seat)
    options = tuple(option.key for option in table.options_of(seat))
    refused: dict[str, str] = {}
    if options:
        for key in wonders(view):
            reason = table.why_not(seat, key)
            if reason is not None:
                refused[key] = reason.key
    return LessonScene(seat, view, options, refused, tuple(heard(table, seat, line) for line in told))


def heard(table: Table, seat: int, told: Told) -> Heard:
    card = table.game.cards[told.card] if told.is_seen_by(seat) and told.card >= 0 else ""
    return Heard(table.game.lines.all[told.line].key, told.seat, card, told.other, told.number)


def scenes(table: Table, seat: int, wonders: Wonders) -> Iterator[LessonScene]:
    """Every question that this seat was asked, by playing the history again; last the one open now, or the end."""
    ear = Ear()
    again = Table(table.game, table.rules, table.seed, table.beginning(ear, 0))
    known = 0
    for step in table.history:
        if step & SEAT_MASK == seat:
            yield scene_of(again, seat, ear.told[known:], wonders)
            known = len(ear.told)
        again.choose(step >> SEAT_BITS, step & SEAT_MASK)
    if again.over or seat in again.waiting:
        yield scene_of(again, seat, ear.told[known:], wonders)
