"""Verbs about the board: heroes who are moved, henchmen, artifacts, auctions."""

from typing import Final

from bivouac.engine.verbs import Amount, Do, Words
from bivouac.games.fortune_and_glory import words as say
from bivouac.games.fortune_and_glory.actions import NOUN, PLACE, TARGET, VERB
from bivouac.games.fortune_and_glory.amounts import number
from bivouac.games.fortune_and_glory.catalog import MOVE
from bivouac.games.fortune_and_glory.grammar import Aimed, OnSeat, Picks, Simple, one_after_another
from bivouac.games.fortune_and_glory.map import FIRST_CITY, FIRST_SEA, NEIGHBOURS, SPACES, distances
from bivouac.games.fortune_and_glory.state import World
from bivouac.games.fortune_and_glory.state_ground import F_FIGURE, MOBSTER, NO_FIGURE, SOLDIER
from bivouac.games.fortune_and_glory.steps_map import (
    Journey,
    carry_to,
    move_site,
    place_artifact,
    place_henchman,
    place_temple,
    random_city,
    random_land,
)
from bivouac.games.fortune_and_glory.villains import lose_track
from bivouac.games.fortune_and_glory.whom import ME, Whom

# Places that a card can name. Those from ANY_CITY on are chosen by its owner.
HOME: Final = 0
RANDOM_LAND: Final = 1
RANDOM_CITY: Final = 2
NEAREST_CITY: Final = 3  # of several the one with the lowest number
MY_SPACE: Final = 4  # where the hero of the card's owner stands
AT_HERO: Final = 5  # where the hero concerned stands
ANY_CITY: Final = 6
ANY_LAND: Final = 7
BESIDE: Final = 8  # a space beside the hero concerned
PLACE_WORDS: Final = (
    "home", "random-land", "random-city", "nearest-city", "my-space", "at-hero", "any-city", "any-land", "beside",
)  # fmt: skip
SOLDIERS: Final = SOLDIER
MOBSTERS: Final = MOBSTER
FIGURE_WORDS: Final = ("", "soldier", "mobster")


def place_of(game: World, place: int, me: int, seat: int) -> int:
    """The space that a place is for this hero. Random ones are drawn."""
    if place == HOME:
        return game.home(seat)
    if place == RANDOM_LAND:
        return random_land(game)
    if place == RANDOM_CITY:
        return random_city(game)
    if place == MY_SPACE:
        return game.space[me]
    if place == NEAREST_CITY:
        ways = distances(game.space[seat])
        best = FIRST_CITY
        for city in range(FIRST_CITY, SPACES):
            if ways[city] < ways[best]:
                best = city
        return best
    return game.space[seat]


def places_of(game: World, place: int, seat: int) -> list[int]:
    """Where a chosen place can be."""
    if place == ANY_CITY:
        return list(range(FIRST_CITY, SPACES))
    if place == ANY_LAND:
        return list(range(FIRST_SEA))
    return NEIGHBOURS[game.space[seat]]


class GoTo(Aimed):
    """A hero is moved to a place, whatever lies between. The frame's number holds the hero while a place is chosen."""

    __slots__ = ("place",)

    def __init__(self, place: int, whom: Whom = ME) -> None:
        super().__init__(whom)
        self.place: Final = place

    def leads_away(self) -> bool:
        return True

    def targets(self, game: World, me: int, source: int, it: int) -> list[int]:
        """Who is at home, or in my space, already is not moved there."""
        seats = super().targets(game, me, source, it)
        if self.place == HOME or self.place == MY_SPACE:
            return [seat for seat in seats if game.space[seat] != place_of(game, self.place, me, seat)]
        return seats

    def strike(self, game: World, at: Do, seat: int) -> None:
        if self.place >= ANY_CITY:
            game.frames[at.frame + 1] = seat + 1
            at.ask(game)
        else:
            carry_to(game, seat, place_of(game, self.place, at.me, seat), self.because(at))

    def options(self, game: World, at: Do) -> list[int]:
        moved = game.frames[at.frame + 1] - 1
        if moved < 0:
            return super().options(game, at)
        here = game.space[moved]
        return sorted([PLACE.ids[space] for space in places_of(game, self.place, moved) if space != here])

    def chosen(self, game: World, at: Do, option: int) -> None:
        if VERB[option] == TARGET.number:
            super().chosen(game, at, option)
            return
        seat = game.frames[at.frame + 1] - 1
        game.frames[at.frame + 1] = 0
        carry_to(game, seat, NOUN[option], self.because(at))

    def words(self) -> Words:
        return Words("go-to", {"place": PLACE_WORDS[self.place]}, [self.whom.words()])


class Travel(Aimed):
    """A hero may move up to so many points at once, besides the movement of the round."""

    __slots__ = ("amount",)

    def __init__(self, amount: int | Amount[World], whom: Whom = ME) -> None:
        super().__init__(whom)
        self.amount: Final = number(amount)

    def leads_away(self) -> bool:
        return True

    def suits(self, game: World, seat: int) -> bool:
        return game.hangs[seat] < 0

    def strike(self, game: World, at: Do, seat: int) -> None:
        game.agenda.append(Journey(seat, self.amount.value(game, seat, at.source), self.because(at)))

    def words(self) -> Words:
        return Words("travel", {}, [self.amount.words(), self.whom.words()])


class Halt(Simple):
    """MOVE: the movement in progress has no points left."""

    __slots__ = ()

    def moment(self) -> int:
        return MOVE

    def works(self, game: World, me: int, source: int) -> bool:
        return game.points > 0

    def do(self, game: World, at: Do) -> None:
        lost = game.points
        game.points = 0
        game.tell(say.POINTS, game.turn_of, at.source, 0, -lost, cause=self.because(at))

    def words(self) -> Words:
        return Words("halt", {}, [])


class Henchman(Aimed):
    """henchman.kinds: a henchman (SOLDIERS or MOBSTERS) appears at a place of the hero concerned, or
    `count` of them one after another where neither hero nor place is chosen."""

    __slots__ = ("count", "figure", "place")

    def __init__(self, figure: int, place: int, count: int = 1, whom: Whom = ME) -> None:
        super().__init__(whom)
        self.figure: Final = figure
        self.place: Final = place
        self.count: Final = count

    def works(self, game: World, me: int, source: int) -> bool:
        return game.stock_of(self.figure) > 0 and super().works(game, me, source)

    def do(self, game: World, at: Do) -> None:
        """henchman.appears-on-hero: who is found by one of them fights at once, before the next one appears."""
        if self.count == 1 or self.whom.is_chosen():
            super().do(game, at)
            return
        one_after_another(game)
        for seat in reversed(self.targets(game, at.me, at.source, game.frames[at.frame])):
            for _ in range(self.count):
                game.agenda.append(OnSeat(at.script, at.path, at.me, at.source, at.frame, seat))

    def strike(self, game: World, at: Do, seat: int) -> None:
        if self.place >= ANY_CITY:
            game.frames[at.frame + 1] = seat + 1
            at.ask(game)
        else:
            place_henchman(game, self.figure, place_of(game, self.place, at.me, seat), self.because(at))

    def options(self, game: World, at: Do) -> list[int]:
        chosen = game.frames[at.frame + 1] - 1
        if chosen < 0:
            return super().options(game, at)
        return sorted([PLACE.ids[space] for space in places_of(game, self.place, chosen)])

    def chosen(self, game: World, at: Do, option: int) -> None:
        if VERB[option] == TARGET.number:
            super().chosen(game, at, option)
            return
        game.frames[at.frame + 1] = 0
        place_henchman(game, self.figure, NOUN[option], self.because(at))

    def words(self) -> Words:
        args: dict[str, str | int] = {
            "figure": FIGURE_WORDS[self.figure], "place": PLACE_WORDS[self.place], "n": self.count,
        }  # fmt: skip
        return Words("henchman", args, [self.whom.words()])


class NoHenchman(Picks):
    """A henchman of the board is removed, wherever it stands; not one who is being fought."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(PLACE)

    def candidates(self, game: World, me: int, source: int) -> list[int]:
        fought = [fight[F_FIGURE] for fight in game.fights]
        return [space for space in range(SPACES) if game.figures[space] != NO_FIGURE and space not in fought]

    def picked(self, game: World, at: Do, noun: int) -> None:
        game.figures[noun] = NO_FIGURE
        game.tell(say.HENCHMAN_GONE, at.me, at.source, -1, noun, cause=self.because(at))

    def words(self) -> Words:
        return Words("no-henchman", {}, [])


class Auction(Simple):
    """component.auction-marker: the marker goes to RANDOM_CITY or AT_HERO; artifacts sold there bring more Fortune."""

    __slots__ = ("place", "plus")

    def __init__(self, place: int, plus: int) -> None:
        self.path = -1
        self.place: Final = place
        self.plus: Final = plus

    def do(self, game: World, at: Do) -> None:
        city = place_of(game, self.place, at.me, at.me)
        game.auction = [city, self.plus]
        game.tell(say.AUCTION, at.me, at.source, self.plus, city, cause=self.because(at))

    def words(self) -> Words:
        return Words("auction", {"place": PLACE_WORDS[self.place], "n": self.plus}, [])


class NewArtifact(Simple):
    """One more artifact is laid out and placed (end.more-than-four); with `temple` it is a temple."""

    __slots__ = ("temple",)

    def __init__(self, temple: bool = False) -> None:
        self.path = -1
        self.temple: Final = temple

    def do(self, game: World, at: Do) -> None:
        if self.temple:
            place_temple(game, self.because(at))
        else:
            place_artifact(game, self.because(at))

    def words(self) -> Words:
        return Words("new-temple" if self.temple else "new-artifact", {}, [])


class MoveArtifact(Picks):
    """An artifact of the board, where no hero searches or hangs, is moved to a random land without one."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(PLACE)

    def candidates(self, game: World, me: int, source: int) -> list[int]:
        return [space for space in game.site_space if not game.heroes_at(space)]

    def picked(self, game: World, at: Do, noun: int) -> None:
        site = game.site_at(noun)
        space = random_land(game)
        while space in game.site_space:
            space = random_land(game)
        lose_track(game, noun)
        game.tell(
            say.ARTIFACT_MOVED, at.me, game.site_artifact[site], game.site_adventure[site], space,
            cause=self.because(at),
        )  # fmt: skip
        move_site(game, site, space)

    def words(self) -> Words:
        return Words("move-artifact", {}, [])
