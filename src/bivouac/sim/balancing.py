"""Whether a game is fair: many games between bots, what came of every card, and what must hold."""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from bivouac.sim.measure import ROUNDS, Measure
from bivouac.sim.measures import measure_of
from bivouac.sim.simulation import Simulation, job_for, play_all
from bivouac.sim.statistics import median, wilson
from bivouac.sim.watch import Counts


class Share(NamedTuple):
    """So many of so many."""

    part: int
    whole: int

    @property
    def value(self) -> float:
        return self.part / self.whole if self.whole else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.part, self.whole)

    def is_in(self, span: tuple[float, float]) -> bool:
        return span[0] <= self.value <= span[1]

    def as_json(self) -> dict[str, Any]:
        return {
            "wins": self.part, "of": self.whole, "share": round(self.value, 4), "interval": list(self.interval)
        }  # fmt: skip


class Verdict(NamedTuple):
    """One thing that must hold, from `low` to `high`: found from `least` to `most`, and the cards that break it."""

    key: str
    holds: bool
    low: float
    high: float
    least: float
    most: float
    cards: tuple[int, ...]


class Balance:
    """What came out: the games, the cards, and whether the targets hold."""

    def __init__(self, measure: Measure, simulation: Simulation, counts: Counts) -> None:
        self.measure: Final = measure
        self.simulation: Final = simulation
        self.counts: Final = counts
        self.finished: Final = simulation.games - simulation.unfinished

    @property
    def first(self) -> Share:
        """Finished games won by whoever began."""
        return Share(self.simulation.first_wins, self.finished)

    @property
    def turns_in_unit(self) -> int:
        """How many turns make one of what the length of a game is asked in."""
        return len(self.simulation.bots) if self.measure.targets.unit == ROUNDS else 1

    @property
    def lengths(self) -> dict[int, int]:
        """How many games lasted how many turns."""
        return counted([one.turns for one in self.simulation.played])

    @property
    def unit_lengths(self) -> dict[int, int]:
        """How many games lasted how long, in the unit that is asked; what has begun counts whole."""
        return counted([-(-one.turns // self.turns_in_unit) for one in self.simulation.played])

    def drawn(self, card: int) -> Share:
        """Wins of those who drew it, player by player."""
        return Share(self.counts.drawn_won[card], self.counts.drawn[card])

    def began(self, card: int) -> Share:
        """Wins of those who began with it on the table."""
        return Share(self.counts.began_won[card], self.counts.began[card])

    def played(self, card: int) -> Share:
        """Games in which it was played, placed or used."""
        return Share(self.counts.played[card], self.simulation.games)

    def moments(self, card: int) -> Share:
        """Games in which it could answer."""
        return Share(self.counts.moment_games[card], self.simulation.games)

    @property
    def rates(self) -> list[float]:
        """How often each line that is counted was told, for each player of a game."""
        players = max(1, self.simulation.games * len(self.simulation.bots))
        return [times / players for times in self.counts.rates]

    @property
    def rates_by_key(self) -> dict[str, float]:
        return {rate.key: found for rate, found in zip(self.measure.rates, self.rates, strict=True)}

    @property
    def edition(self) -> str:
        """Which edition was played; "" is the usual game, or one with options of its own."""
        return self.measure.edition_of(self.simulation.options)

    @property
    def weighed(self) -> Share:
        """Of the choices that playouts weighed with a clear result: those in which the first action is the better."""
        first, second = self.counts.weighed[1:]
        return Share(first, first + second)

    @property
    def reactions(self) -> list[int]:
        return sorted(self.measure.reactions.values())

    @property
    def seats(self) -> list[Share]:
        """Finished games won by each seat, in order of play."""
        return [Share(self.simulation.wins(seat), self.finished) for seat in range(len(self.simulation.bots))]

    @property
    def median(self) -> float:
        """The median length, in the unit that is asked."""
        return median([length for length, games in self.unit_lengths.items() for _ in range(games)])

    @property
    def verdicts(self) -> list[Verdict]:
        """What is asked for, in the order of the report; a target that the game does not have is not judged."""
        measure = self.measure
        targets = measure.targets
        judged = [card for card in range(len(measure.game.cards)) if card not in measure.exempt]
        began = {card: self.began(card) for card in judged if self.began(card).whole}
        verdicts: list[Verdict] = []
        if targets.first is not None:
            verdicts.append(single("first", self.first.value, targets.first))
        if targets.seats is not None:
            shares = [share.value for share in self.seats]
            verdicts.append(single("seats", max(shares) - min(shares), (0.0, targets.seats)))
        if targets.length is not None:
            verdicts.append(single(targets.unit, self.median, targets.length))
        if targets.card is not None:
            drawn = {card: self.drawn(card) for card in judged if self.drawn(card).whole}
            verdicts.append(verdict("drawn", drawn, targets.card))
            if began:
                verdicts.append(verdict("began", began, targets.card))
        if targets.began is not None and len(self.simulation.bots) == measure.game.max_seats:
            taken = {card: Share(share.part, self.finished) for card, share in began.items()}
            verdicts.append(verdict("leaders", taken, (targets.began_least, targets.began)))
        for event, share in self.events_by_key.items():
            verdicts.append(single(f"event-{event}", share.value, (targets.events, 1.0)))
        for rate, found in zip(measure.rates, self.rates, strict=True):
            if rate.span is not None:
                verdicts.append(single(f"rate-{rate.key}", found, rate.span))
        if measure.weighing is not None:
            verdicts.append(single(f"weighed-{measure.weighing.key}", self.weighed.value, measure.weighing.span))
        if targets.played is not None:
            played = {card: self.played(card) for card in measure.played}
            verdicts.append(verdict("played", played, (targets.played, 1.0)))
        if measure.reactions:
            moments = {card: self.moments(card) for card in self.reactions}
            verdicts.append(verdict("moments", moments, (targets.moments, 1.0)))
        return verdicts

    @property
    def holds(self) -> bool:
        return all(verdict.holds for verdict in self.verdicts)

    def as_json(self) -> dict[str, Any]:
        """Everything depends on the game, its options, the bots and the seed alone: no times, no machine."""
        simulation = self.simulation
        return {
            "game": simulation.game,
            "rules": self.measure.game.version,
            "options": simulation.options,
            "bots": simulation.bots,
            "games": simulation.games,
            "unfinished": simulation.unfinished,
            "seed": simulation.seed,
            "decisions": simulation.decisions,
            "holds": self.holds,
            "verdicts": [
                {
                    "key": each.key, "holds": each.holds, "low": each.low, "high": each.high,
                    "least": round(each.least, 4), "most": round(each.most, 4),
                    "cards": [self.measure.game.cards[card] for card in each.cards],
                }
                for each in self.verdicts
            ],
            "first": self.first.as_json(),
            "turns": {**simulation.turns, "games": {str(turns): games for turns, games in self.lengths.items()}},
            "seats": [share.as_json() for share in self.seats],
            **self.events_as_json(),
            **self.rates_as_json(),
            "cards": [self.card_as_json(card) for card in range(len(self.measure.game.cards))],
        }  # fmt: skip

    @property
    def events_by_key(self) -> dict[str, Share]:
        """Games in which each event came."""
        counted = zip(self.measure.events, self.counts.events, strict=True)
        return {event: Share(games, self.simulation.games) for event, games in counted}

    def events_as_json(self) -> dict[str, Any]:
        events = self.events_by_key
        return {"events": {event: share.part for event, share in events.items()}} if events else {}

    def rates_as_json(self) -> dict[str, Any]:
        figures: dict[str, Any] = {}
        if self.measure.rates:
            figures["rates"] = {key: round(rate, 4) for key, rate in self.rates_by_key.items()}
        if self.measure.weighing is not None:
            weighed, first, second = self.counts.weighed
            figures["weighed"] = {
                "key": self.measure.weighing.key, "choices": weighed, "better": first, "worse": second,
                "share": round(self.weighed.value, 4), "interval": list(self.weighed.interval),
            }  # fmt: skip
        return figures

    def card_as_json(self, card: int) -> dict[str, Any]:
        counts = self.counts
        figures: dict[str, Any] = {"card": self.measure.game.cards[card]}
        if counts.drawn[card]:
            figures["drawn"] = self.drawn(card).as_json()
        if counts.began[card]:
            figures["began"] = self.began(card).as_json()
        figures |= {"draws": counts.draws[card], "uses": counts.uses[card], "played_games": counts.played[card]}
        if card in self.reactions:
            figures |= {
                "moments": counts.moments[card],
                "moment_games": counts.moment_games[card],
                "answers": counts.answers[card],
            }
        return figures


def counted(lengths: list[int]) -> dict[int, int]:
    """How many there are of each, in rising order."""
    found: dict[int, int] = {}
    for length in sorted(lengths):
        found[length] = found.get(length, 0) + 1
    return found


def single(key: str, value: float, span: tuple[float, float]) -> Verdict:
    return Verdict(key, span[0] <= value <= span[1], *span, value, value, ())


def verdict(key: str, shares: dict[int, Share], span: tuple[float, float]) -> Verdict:
    """Every share must lie in the span; where no card was counted at all, nothing holds."""
    values = [share.value for share in shares.values()] or [0.0]
    wrong = tuple(card for card, share in shares.items() if not share.is_in(span))
    return Verdict(key, bool(shares) and not wrong, *span, min(values), max(values), wrong)


def balance(
    game: str,
    games: int,
    bots: Sequence[str],
    seed: int = 1,
    jobs: int = 1,
    options: dict[str, Any] | None = None,
    progress: Callable[[int], None] | None = None,
) -> Balance:
    """Play so many games as `simulate` does, and look at every card."""
    rules = {**measure_of(game).options, **(options or {})}
    simulation, counts = play_all(job_for(game, bots, seed, rules, None, watched=True), games, jobs, progress)
    assert counts is not None
    return Balance(measure_of(game, simulation.options), simulation, counts)
