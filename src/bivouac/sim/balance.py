"""Whether a game is fair: many games between bots, what came of every card, and what must hold."""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from bivouac.sim.measure import Measure
from bivouac.sim.measures import measure_of
from bivouac.sim.simulate import Simulation, job_for, play_all
from bivouac.sim.statistics import wilson
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
    def lengths(self) -> dict[int, int]:
        """How many games lasted how many turns."""
        lengths: dict[int, int] = {}
        for one in sorted(self.simulation.played, key=lambda one: one.turns):
            lengths[one.turns] = lengths.get(one.turns, 0) + 1
        return lengths

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
    def reactions(self) -> list[int]:
        return sorted(self.measure.reactions.values())

    @property
    def verdicts(self) -> list[Verdict]:
        targets = self.measure.targets
        cards = range(len(self.measure.game.cards))
        judged = [card for card in cards if card not in self.measure.exempt]
        median = self.simulation.turns["median"]
        first = self.first.value
        began = {card: self.began(card) for card in judged if self.began(card).whole}
        moments = {card: self.moments(card) for card in self.reactions}
        verdicts = [
            Verdict("first", self.first.is_in(targets.first), *targets.first, first, first, ()),
            Verdict("turns", targets.turns[0] <= median <= targets.turns[1], *targets.turns, median, median, ()),
            verdict("drawn", {card: self.drawn(card) for card in judged if self.drawn(card).whole}, targets.card),
            verdict("played", {card: self.played(card) for card in cards}, (targets.played, 1.0)),
        ]
        if began:
            verdicts.insert(3, verdict("began", began, targets.card))
        if moments:
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
            "seats": [Share(simulation.wins(seat), self.finished).as_json() for seat in range(len(simulation.bots))],
            "cards": [self.card_as_json(card) for card in range(len(self.measure.game.cards))],
        }  # fmt: skip

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
    measure = measure_of(game)
    simulation, counts = play_all(job_for(game, bots, seed, options, None, watched=True), games, jobs, progress)
    assert counts is not None
    return Balance(measure, simulation, counts)
