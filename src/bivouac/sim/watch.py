"""What is counted of each card while bots play; counts of many games add up in any order."""

from typing import Final

from bivouac.engine.lines import Ear
from bivouac.engine.table import Table
from bivouac.sim.measure import Measure
from bivouac.sim.playouts import FIRST, SECOND, is_weighed, weighed


class Counts:
    """One number per card in each list. Wins are counted in finished games only: those cut short are
    neither won nor lost."""

    def __init__(self, cards: int, events: int = 0, rates: int = 0) -> None:
        self.drawn: Final = [0] * cards  # players who drew it, game by game
        self.drawn_won: Final = [0] * cards  # and won
        self.began: Final = [0] * cards  # players who began with it on the table
        self.began_won: Final = [0] * cards
        self.draws: Final = [0] * cards  # times it was drawn
        self.uses: Final = [0] * cards  # times it was played, placed or used
        self.played: Final = [0] * cards  # games in which it was
        self.moments: Final = [0] * cards  # times it could answer
        self.moment_games: Final = [0] * cards  # games in which it could
        self.answers: Final = [0] * cards  # times it did
        self.events: Final = [0] * events  # one number per event: games in which it came
        self.rates: Final = [0] * rates  # one number per line that is counted: times it was told, or their sum
        self.weighed: Final = [0, 0, 0]  # choices weighed by playouts, and those in which either action is the better

    def lists(self) -> list[list[int]]:
        return [
            self.drawn, self.drawn_won, self.began, self.began_won, self.draws, self.uses, self.played, self.moments,
            self.moment_games, self.answers, self.events, self.rates, self.weighed,
        ]  # fmt: skip

    def add(self, other: "Counts") -> None:
        for mine, theirs in zip(self.lists(), other.lists(), strict=True):
            for card, number in enumerate(theirs):
                mine[card] += number


class Watch:
    """Sees games whole, hidden things too, one after another, and adds each to its counts when it is over."""

    def __init__(self, measure: Measure) -> None:
        self.measure: Final = measure
        self.counts: Final = Counts(len(measure.game.cards), len(measure.events), len(measure.rates))
        self.ear = Ear()
        self.drawn: list[set[int]] = []
        self.began: list[set[int]] = []
        self.is_dealt = False
        self.draws: list[int] = []
        self.uses: list[int] = []
        self.moments: list[int] = []
        self.answers: list[int] = []
        self.events: set[int] = set()

    def begin(self, table: Table) -> None:
        """Listen to a table at which nobody has chosen yet: it is set up once more, so that the deal is heard too."""
        self.ear = Ear()
        table.state = table.beginning(self.ear, 0)
        self.drawn = [set() for _ in range(table.seats)]
        self.began = [set() for _ in range(table.seats)]
        self.is_dealt = False
        self.draws, self.uses, self.moments, self.answers, self.events = [], [], [], [], set()
        self.listen(table)

    def choosing(self, table: Table, option: int) -> None:
        """A choice is about to be made: which Reactions it could be, and whether it is one."""
        reactions = self.measure.reactions
        self.moments += [reactions[offered] for offered in table.option_ids if offered in reactions]
        if option in reactions:
            self.answers.append(reactions[option])
        weighing = self.measure.weighing
        if weighing is not None and option in (weighing.first, weighing.second) and is_weighed(table, weighing):
            better = weighed(table, weighing)
            self.counts.weighed[0] += 1
            if better in (FIRST, SECOND):
                self.counts.weighed[better] += 1

    def listen(self, table: Table) -> None:
        """What was told since the last time."""
        measure = self.measure
        for told in self.ear.told:
            for place in measure.rates_of.get(told.line, ()):
                self.counts.rates[place] += told.number if measure.rates[place].sums else 1
            if told.line in measure.draws and told.seat >= 0:  # nobody's: a rival who is no player took it
                self.draws += measure.cards_told(told)
                self.drawn[told.seat].update(measure.cards_told(told))
            if told.line in measure.uses:
                self.uses += measure.cards_told(told)
            if told.line in measure.event_at:
                self.events.add(measure.event_at[told.line])
            if told.line == measure.dealt and not self.is_dealt:
                self.is_dealt = True
                for seat, hand in enumerate(measure.hands(table.state)):
                    self.draws += hand
                    self.drawn[seat].update(hand)
                for seat, cards in enumerate(measure.tables(table.state)):
                    self.began[seat].update(cards)
        self.ear.told.clear()

    def end(self, table: Table) -> None:
        counts = self.counts
        winners = table.state.winners
        if not table.game.is_cut_short(table.state):
            for seat in range(table.seats):
                won = int(seat in winners)
                for card in self.drawn[seat]:
                    counts.drawn[card] += 1
                    counts.drawn_won[card] += won
                for card in self.began[seat]:
                    counts.began[card] += 1
                    counts.began_won[card] += won
        for things, times in (
            (self.draws, counts.draws), (self.uses, counts.uses), (self.moments, counts.moments),
            (self.answers, counts.answers), (set(self.uses), counts.played), (set(self.moments), counts.moment_games),
            (self.events, counts.events),
        ):  # fmt: skip
            for thing in things:
                times[thing] += 1
