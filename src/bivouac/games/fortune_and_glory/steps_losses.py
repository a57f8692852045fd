"""Steps in which a player chooses what a hero loses, or what is taken from another hero. `source` is the card that
asks for it."""

from typing import Final

from bivouac.engine.state import SeatChoice
from bivouac.games.fortune_and_glory import words
from bivouac.games.fortune_and_glory.actions import DISCARD, GIVE_UP, NOUN, TAKE, VERB
from bivouac.games.fortune_and_glory.catalog import EVENT
from bivouac.games.fortune_and_glory.state import World
from bivouac.games.fortune_and_glory.state_ground import cause_of
from bivouac.games.fortune_and_glory.steps_cards import Excess, drop_excess, drop_kit


class DropChosen(SeatChoice[World]):
    """Cards that are discarded by their owner's choice, one question each: hidden ones (EVENT), GEAR or ALLY."""

    __slots__ = ("count", "deck", "source")

    def __init__(self, me: int, deck: int, count: int, source: int) -> None:
        super().__init__(me)
        self.deck: Final = deck
        self.count: Final = count
        self.source: Final = source

    def data(self) -> list[int]:
        return [self.me, self.deck, self.count, self.source]

    def options(self, game: World) -> list[int]:
        if self.count <= 0:
            return []
        cards = game.hands[self.me] if self.deck == EVENT else game.carried(self.me, self.deck)
        return sorted([DISCARD.ids[card] for card in cards])

    def chosen(self, game: World, option: int) -> None:
        card = NOUN[option]
        game.agenda.append(DropChosen(self.me, self.deck, self.count - 1, self.source))
        if self.deck == EVENT:
            game.from_hand(self.me, card)
            game.tell(words.DISCARDED, self.me, card, cause=cause_of(self.source))
            game.put_away(card)
        else:
            drop_kit(game, self.me, card, words.LOST_CARD, cause_of(self.source))

    def reason(self, game: World, seat: int, option: int) -> int:
        return words.NOT_CARRIED if VERB[option] == DISCARD.number else words.CHOOSE_CARD


class TakeKit(SeatChoice[World]):
    """A player takes one Gear or Ally card of another hero."""

    __slots__ = ("deck", "source", "whose")

    def __init__(self, me: int, whose: int, deck: int, source: int) -> None:
        super().__init__(me)
        self.whose: Final = whose
        self.deck: Final = deck
        self.source: Final = source

    def data(self) -> list[int]:
        return [self.me, self.whose, self.deck, self.source]

    def options(self, game: World) -> list[int]:
        return sorted([TAKE.ids[card] for card in game.carried(self.whose, self.deck)])

    def chosen(self, game: World, option: int) -> None:
        card = NOUN[option]
        game.kit[self.whose].remove(card)
        game.kit[self.me].append(card)
        game.tell(words.TOOK_CARD, self.me, card, self.whose, cause=cause_of(self.source))
        game.renew(self.whose)
        game.bear(self.whose)
        game.renew(self.me)
        drop_excess(game, self.whose)
        game.agenda.append(Excess(self.me))

    def reason(self, game: World, seat: int, option: int) -> int:
        return words.NOT_CARRIED if VERB[option] == TAKE.number else words.CHOOSE_CARD


class LoseOneArtifact(SeatChoice[World]):
    """An artifact of a hero is lost, or goes to another hero; `me` chooses which."""

    __slots__ = ("goes_to", "source", "whose")

    def __init__(self, me: int, whose: int, goes_to: int, source: int) -> None:
        super().__init__(me)
        self.whose: Final = whose
        self.goes_to: Final = goes_to
        self.source: Final = source

    def data(self) -> list[int]:
        return [self.me, self.whose, self.goes_to, self.source]

    def options(self, game: World) -> list[int]:
        return sorted({GIVE_UP.ids[artifact] for artifact in game.found[self.whose][::2]})

    def chosen(self, game: World, option: int) -> None:
        found = game.found[self.whose]
        at = found.index(NOUN[option])
        pair = found[at : at + 2]
        del found[at : at + 2]
        if self.goes_to >= 0:
            game.found[self.goes_to].extend(pair)
            game.tell(words.ARTIFACT_TAKEN, self.goes_to, pair[0], self.whose, pair[1], cause=cause_of(self.source))
        else:
            game.tell(words.ARTIFACT_LOST, self.whose, pair[0], pair[1], cause=cause_of(self.source))
            game.discard_pair(pair[0], pair[1])

    def reason(self, game: World, seat: int, option: int) -> int:
        return words.NO_ARTIFACT if VERB[option] == GIVE_UP.number else words.CHOOSE_CARD
