"""Flights between cities, in the movement of a hero."""

from typing import Final

from bivouac.games.fortune_and_glory import words
from bivouac.games.fortune_and_glory.actions import FLY, NOUN
from bivouac.games.fortune_and_glory.catalog import BY_NUMBER, FARE
from bivouac.games.fortune_and_glory.map import ALL_SPACES, FIRST_CITY, SPACES
from bivouac.games.fortune_and_glory.state import World
from bivouac.games.fortune_and_glory.state_ground import NO_FIGURE, cause_of, is_city
from bivouac.games.fortune_and_glory.steps_map import MeetHenchman, arrive

FLIGHT_POINTS: Final = 1  # flight.example: as a step into a city
MAJOR_FARE: Final = 2
MINOR_FARE: Final = 3
# flight.cost-major, flight.cost-minor, flight.destination-only: by the space where the hero lands.
FARES: Final = [MAJOR_FARE if space.is_major else MINOR_FARE for space in ALL_SPACES]


def fare_card(game: World, seat: int) -> int:
    """The card of a hero that sets the lowest price for a flight; -1 without one."""
    best = -1
    lowest = 0
    if game.has_gift(seat, FARE):
        for card in game.cards_of(seat):
            for ability in BY_NUMBER[card].abilities:
                if ability.kind == FARE and (best < 0 or ability.number < lowest):
                    best = card
                    lowest = ability.number
    return best


def set_fare(game: World, seat: int) -> int:
    """What a card of the hero makes every flight cost; -1 without such a card."""
    card = fare_card(game, seat)
    if card >= 0:
        for ability in BY_NUMBER[card].abilities:
            if ability.kind == FARE:
                return ability.number
    return -1


def lowered(price: int, fixed: int) -> int:
    """The usual price of a flight, where a card may have set one (`set_fare`)."""
    return price if fixed < 0 else min(fixed, price)


def fare_to(city: int, fixed: int) -> int:
    return lowered(FARES[city], fixed)


def fare_of(game: World, seat: int, city: int) -> int:
    return fare_to(city, set_fare(game, seat))


def flights(game: World, seat: int) -> list[int]:
    """flight.from-city: the cities that a hero may fly to now, as options."""
    options: list[int] = []
    here = game.space[seat]
    if not game.rules.has_flights or not is_city(here) or game.points < FLIGHT_POINTS or game.hangs[seat] >= 0:
        return options
    fixed = set_fare(game, seat)
    fortune = game.fortune[seat]
    for city in range(FIRST_CITY, SPACES):
        if city != here and fare_to(city, fixed) <= fortune:
            options.append(FLY.ids[city])
    return options


def why_not_fly(game: World, seat: int, option: int) -> int:
    """The reason why a flight is not offered to a hero who moves."""
    city = NOUN[option]
    if not game.rules.has_flights:
        return words.NO_FLIGHTS
    if not is_city(game.space[seat]):
        return words.NOT_FROM_HERE
    if city == game.space[seat]:
        return words.IS_HERE
    if game.hangs[seat] >= 0:
        return words.OUT_OF_REACH
    if game.points < FLIGHT_POINTS:
        return words.NO_POINT_LEFT
    if fare_of(game, seat, city) < FARES[city]:
        return words.FARE_TOO_DEAR
    return words.MAJOR_TOO_DEAR if ALL_SPACES[city].is_major else words.MINOR_TOO_DEAR


def fly(game: World, seat: int, city: int) -> None:
    """flight.immediate, flight.cost-major, flight.cost-minor: paid, and there at once. A henchman in the city is fought
    (movement.henchman-stops)."""
    here = game.space[seat]
    price = fare_of(game, seat, city)
    game.points -= FLIGHT_POINTS
    if price < FARES[city]:
        card = fare_card(game, seat)
        if price:
            game.gain_fortune(seat, -price, card, cause_of(card))
    else:
        cause = words.BY_MAJOR_FLIGHT if ALL_SPACES[city].is_major else words.BY_MINOR_FLIGHT
        game.gain_fortune(seat, -price, -1, cause)
    arrive(game, seat, city)
    game.tell(words.FLEW, seat, -1, here, city)
    if game.figures[city] != NO_FIGURE:
        game.agenda.append(MeetHenchman(seat, words.BY_HENCHMAN))
