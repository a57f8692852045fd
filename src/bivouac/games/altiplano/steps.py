"""Steps that phases and cards share: drawing a card from a pile of one's choice, and bringing a card into a Camp."""

from typing import Final

from bivouac.engine.events import event
from bivouac.engine.state import SeatChoice, Step
from bivouac.games.altiplano import words
from bivouac.games.altiplano.actions import DISPLACE, DRAW, NOUN, VERB
from bivouac.games.altiplano.catalog import CAUSES, CHARACTER, IS_A, LOCATION, OWN_CAUSES
from bivouac.games.altiplano.state import (
    BOTH_KINDS,
    CAMP,
    CAMP_LIMIT,
    CHARACTERS,
    EXPLORATION,
    IN_PLAY,
    PLACE_OF,
    PLACING,
    Altiplano,
)

PHASE: Final = -1  # in place of a card: the phase of the turn does it


class DrawCard(SeatChoice[Altiplano]):
    """Draw one card from the pile of one's choice: phase 1, and cards that name no pile (words.draw-any)."""

    __slots__ = ("source",)

    def __init__(self, me: int, source: int) -> None:
        super().__init__(me)
        self.source: Final = source

    def data(self) -> list[int]:
        return [self.me, self.source]

    def options(self, game: Altiplano) -> list[int]:
        options: list[int] = []
        if game.can_draw(EXPLORATION):
            options.append(DRAW.ids[EXPLORATION])
        if game.can_draw(CHARACTERS):
            options.append(DRAW.ids[CHARACTERS])
        return options

    def run(self, game: Altiplano) -> None:
        options = self.options(game)
        if options:
            game.ask(self, self.me, options)
        else:  # piles.empty-both: all four are empty
            game.tell(words.NOTHING_TO_DRAW, self.me)

    def chosen(self, game: Altiplano, option: int) -> None:
        if self.source == PHASE:
            game.draw(self.me, NOUN[option], words.DREW)
            game.renew(BOTH_KINDS)
        else:
            game.draw(self.me, NOUN[option], words.DRAWN_BY_EFFECT, OWN_CAUSES[self.source])

    def reason(self, game: Altiplano, seat: int, option: int) -> int:
        if VERB[option] == DRAW.number:
            return words.NOTHING_LEFT
        if self.source != PHASE:
            return words.FINISH_EFFECT
        return words.MUST_DRAW if option == 0 else words.DRAW_FIRST


def cause_of(source: int) -> int:
    """The clause by which that card acts; in a phase of the turn the line's own."""
    return CAUSES[source] if source != PHASE else 0


class PlaceCard(Step[Altiplano]):
    """A card in play enters a Camp, whatever brought it; the Camp's limits hold at every moment (place.by-effect)."""

    __slots__ = ("card", "me", "source")

    def __init__(self, me: int, card: int, source: int) -> None:
        self.me: Final = me
        self.card: Final = card
        self.source: Final = source

    def data(self) -> list[int]:
        return [self.me, self.card, self.source]

    def run(self, game: Altiplano) -> None:
        card = self.card
        me = self.me
        if IS_A[card] & CHARACTER:
            if len(game.zones[CAMP + me]) >= CAMP_LIMIT:
                game.agenda.append(MakeRoom(me, card, self.source))
            else:
                game.tell(words.PLACED_CHARACTER, me, card, cause=cause_of(self.source))
                game.join_camp(me, card, IN_PLAY, -1, self.source)
        elif IS_A[card] & LOCATION:
            placing = event(PLACING, me, me, card, self.source)
            game.announce_openly(placing, words.PLACING, 0, cause_of(self.source))
        else:
            location = game.zones[PLACE_OF + me][0]
            game.tell(words.PLACED_TREASURE, me, card, cause=cause_of(self.source))
            game.tell(words.SPENT_LOCATION, me, location)
            game.put_away(location, PLACE_OF + me)
            game.put_treasure(me, card, IN_PLAY, self.source)


class MakeRoom(SeatChoice[Altiplano]):
    """place.sixth: one of the five already there makes room for the newcomer."""

    __slots__ = ("card", "source")

    def __init__(self, me: int, card: int, source: int) -> None:
        super().__init__(me)
        self.card: Final = card
        self.source: Final = source

    def data(self) -> list[int]:
        return [self.me, self.card, self.source]

    def options(self, game: Altiplano) -> list[int]:
        return sorted([DISPLACE.ids[card] for card in game.zones[CAMP + self.me]])

    def chosen(self, game: Altiplano, option: int) -> None:
        game.tell(words.PLACED_CHARACTER, self.me, self.card, cause=cause_of(self.source))
        game.join_camp(self.me, self.card, IN_PLAY, NOUN[option], self.source)

    def reason(self, game: Altiplano, seat: int, option: int) -> int:
        return words.MAKE_ROOM
