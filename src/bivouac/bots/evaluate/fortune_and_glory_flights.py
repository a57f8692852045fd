"""Where flights lead a hero of Fortune and Glory in the movement at hand: the rounds left after them, with their price
paid."""

from typing import Final

from bivouac.bots.evaluate.fortune_and_glory_plans import Traveller, stop_value
from bivouac.games.fortune_and_glory.map import FIRST_CITY, SPACES, goals_within
from bivouac.games.fortune_and_glory.state import World
from bivouac.games.fortune_and_glory.state_ground import NO_FIGURE
from bivouac.games.fortune_and_glory.steps_flights import FLIGHT_POINTS, MINOR_FARE, fare_to, set_fare

NO_WAY: Final = 1000.0
UNKNOWN: Final = -1000.0
MARGIN: Final = 0.1  # rounds that a flight must save besides its price


class Flights:
    """By the city where a hero lands: the fewest rounds left from there."""

    __slots__ = ("best_by_points", "fixed", "game", "is_mine", "payers", "plans", "seat")

    def __init__(self, game: World, seat: int, is_mine: bool) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.is_mine: Final = is_mine
        self.fixed: Final = set_fare(game, seat)
        self.payers: Final[list[Traveller | None]] = [None] * (MINOR_FARE + 1)  # the hero, by the price paid
        self.plans: Final[list[list[float]]] = [[UNKNOWN] * SPACES for _ in range(MINOR_FARE + 1)]
        self.best_by_points: Final[dict[int, float]] = {}

    def landed(self, city: int, points: int) -> float:
        """flight.move-on: after a flight there, with so many points left."""
        game = self.game
        price = fare_to(city, self.fixed)
        best = self.plan(city, price)
        if game.figures[city] == NO_FIGURE:
            for space in goals_within(city, points, game.figures):
                best = min(best, self.plan(space, price))
        return best + MARGIN

    def plan(self, space: int, price: int) -> float:
        known = self.plans[price][space]
        if known == UNKNOWN:
            payer = self.payers[price]
            if payer is None:
                payer = Traveller(self.game, self.seat, self.is_mine, price)
                self.payers[price] = payer
            known = payer.best_plan(space, False) - stop_value(self.game, space)
            self.plans[price][space] = known
        return known

    def best(self, points: int) -> float:
        """flight.from-city: from some city, with so many points left there; NO_WAY without a flight."""
        if points < FLIGHT_POINTS:
            return NO_WAY
        known = self.best_by_points.get(points, UNKNOWN)
        if known == UNKNOWN:
            known = NO_WAY
            fortune = self.game.fortune[self.seat]
            for city in range(FIRST_CITY, SPACES):
                if fare_to(city, self.fixed) <= fortune:
                    known = min(known, self.landed(city, points - FLIGHT_POINTS))
            self.best_by_points[points] = known
        return known
