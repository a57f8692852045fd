"""Verbs about Camps: cards are removed, placed, sent back and called in."""

from typing import Final

from bivouac.engine.events import event
from bivouac.engine.verbs import Do, Words
from bivouac.games.altiplano import words as say
from bivouac.games.altiplano.actions import PLACE, REMOVE, RETURN, TAKE
from bivouac.games.altiplano.amounts import kind_word
from bivouac.games.altiplano.catalog import CAUSES, CHARACTER, IS_A, TREASURE
from bivouac.games.altiplano.grammar import Picks, Simple
from bivouac.games.altiplano.state import (
    CAMP,
    CHARACTERS,
    EXPLORATION,
    HAND,
    IN_PLAY,
    PILE,
    PLACE_OF,
    REMOVAL,
    SHOWN,
    TREASURES,
    Altiplano,
)
from bivouac.games.altiplano.state import DISCARD as DISCARDS
from bivouac.games.altiplano.steps import PlaceCard
from bivouac.games.altiplano.verbs_piles import PutShownAway, see_hand

CAUSE_OVER_RULE: Final = say.LINES.cause("words.card-over-rule")


class ReturnToHand(Picks):
    """A Character of your Camp goes back to your hand. It is not removed: it reaches no discard pile."""

    __slots__ = ()

    def __init__(self) -> None:
        self.path = -1
        self.verb = RETURN

    def candidates(self, game: Altiplano, me: int) -> list[int]:
        return game.zones[CAMP + 1 - me]

    def picked(self, game: Altiplano, at: Do, card: int) -> None:
        you = 1 - at.me
        game.move(card, CAMP + you, HAND + you)
        game.tell(say.SENT_BACK, at.me, card, you, cause=CAUSES[at.source])
        game.assign_specials()

    def words(self) -> Words:
        return Words("send-back", {}, [])


class TakeBack(Picks):
    """A Character of some kind goes from my own Camp back to my hand, as a cost."""

    __slots__ = ("kinds",)

    def __init__(self, kinds: int) -> None:
        self.path = -1
        self.verb = RETURN
        self.kinds: Final = kinds

    def candidates(self, game: Altiplano, me: int) -> list[int]:
        return [card for card in game.zones[CAMP + me] if IS_A[card] & self.kinds]

    def picked(self, game: Altiplano, at: Do, card: int) -> None:
        game.move(card, CAMP + at.me, HAND + at.me)
        game.tell(say.BACK_TO_HAND, at.me, card, cause=CAUSES[at.source])
        game.assign_specials()

    def words(self) -> Words:
        return Words("take-back", {"kind": kind_word(self.kinds)}, [])


class SendLocationBack(Simple):
    """Your Location goes back to your hand. It is not removed: it reaches no discard pile."""

    __slots__ = ()

    def works(self, game: Altiplano, me: int, source: int) -> bool:
        return bool(game.zones[PLACE_OF + 1 - me])

    def do(self, game: Altiplano, at: Do) -> None:
        you = 1 - at.me
        if game.zones[PLACE_OF + you]:
            card = game.zones[PLACE_OF + you][0]
            game.move(card, PLACE_OF + you, HAND + you)
            game.tell(say.SENT_BACK, at.me, card, you, cause=CAUSES[at.source])

    def words(self) -> Words:
        return Words("send-location-back", {}, [])


class RemoveAtRandom(Simple):
    """Chance picks the Character of your Camp that I remove; you may react before it leaves (reaction.removal)."""

    __slots__ = ()

    def works(self, game: Altiplano, me: int, source: int) -> bool:
        return bool(game.zones[CAMP + 1 - me])

    def do(self, game: Altiplano, at: Do) -> None:
        you = 1 - at.me
        camp = game.zones[CAMP + you]
        if camp:
            removal = event(REMOVAL, at.me, you, camp[game.roll(len(camp))])
            game.announce_openly(removal, say.REMOVING, at.source, CAUSES[at.source])

    def words(self) -> Words:
        return Words("remove-random", {}, [])


class RemoveOwn(Picks):
    """I remove a Character from my own Camp, as a cost: no removal by the opponent (place.types-of-removal)."""

    __slots__ = ()

    def __init__(self) -> None:
        self.path = -1
        self.verb = REMOVE

    def candidates(self, game: Altiplano, me: int) -> list[int]:
        return game.zones[CAMP + me]

    def picked(self, game: Altiplano, at: Do, card: int) -> None:
        game.tell(say.LEFT, at.me, card, cause=CAUSES[at.source])
        game.leave_camp(at.me, card)

    def words(self) -> Words:
        return Words("remove-own", {}, [])


class CallIn(Picks):
    """A Character comes from the discard pile straight into my Camp, where it may act (play.brought-in-acts)."""

    __slots__ = ()

    def __init__(self) -> None:
        self.path = -1
        self.verb = TAKE

    def candidates(self, game: Altiplano, me: int) -> list[int]:
        return game.zones[DISCARDS + CHARACTERS]

    def picked(self, game: Altiplano, at: Do, card: int) -> None:
        game.move(card, DISCARDS + CHARACTERS, IN_PLAY)
        game.tell(say.CALLED_IN, at.me, card, cause=CAUSES[at.source])
        game.agenda.append(PlaceCard(at.me, card, at.source))

    def words(self) -> Words:
        return Words("call-in", {"kind": kind_word(CHARACTER)}, [])


class Smuggle(Picks):
    """I place a Treasure that spends no Location, though it needs one: the card's text wins (words.card-over-rule)."""

    __slots__ = ()

    def __init__(self) -> None:
        self.path = -1
        self.verb = PLACE

    def candidates(self, game: Altiplano, me: int) -> list[int]:
        hand = game.zones[HAND + me]
        return [card for card in hand if IS_A[card] & TREASURE and game.why_not_place(me, card) == 0]

    def ceremony(self, game: Altiplano, at: Do) -> bool:
        return True  # people place it by their own hand: at once it would tell that no other card fits

    def in_private(self, game: Altiplano, at: Do) -> bool:
        return True

    def picked(self, game: Altiplano, at: Do, card: int) -> None:
        game.bring_out(card, at.me)
        game.tell(say.PLACED_TREASURE, at.me, card, cause=CAUSES[at.source])
        game.tell(say.STAYS, at.me, game.zones[PLACE_OF + at.me][0], cause=CAUSE_OVER_RULE)
        game.put_treasure(at.me, card, IN_PLAY, at.source)

    def words(self) -> Words:
        return Words("smuggle", {}, [])


class RevealUntil(Simple):
    """I reveal Exploration cards until one of some kind shows, and take it; the others are discarded together."""

    __slots__ = ("kinds",)

    def __init__(self, kinds: int) -> None:
        self.path = -1
        self.kinds: Final = kinds

    def works(self, game: Altiplano, me: int, source: int) -> bool:
        return game.can_draw(EXPLORATION)

    def do(self, game: Altiplano, at: Do) -> None:
        game.learned += 1
        game.agenda.append(PutShownAway(EXPLORATION))
        while game.refill(EXPLORATION):
            card = game.zones[PILE + EXPLORATION].pop()
            game.zones[SHOWN].append(card)
            game.known.show_all(card)
            game.tell(say.REVEALED, at.me, card)
            if IS_A[card] & self.kinds:
                game.move(card, SHOWN, HAND + at.me)
                game.tell(say.TOOK, at.me, card, cause=CAUSES[at.source])
                return

    def words(self) -> Words:
        return Words("reveal-until", {"kind": kind_word(self.kinds)}, [])


class LookAtHand(Simple):
    """I look at your hand."""

    __slots__ = ()

    def works(self, game: Altiplano, me: int, source: int) -> bool:
        return bool(game.zones[HAND + 1 - me])

    def do(self, game: Altiplano, at: Do) -> None:
        if game.zones[HAND + 1 - at.me]:
            see_hand(game, at.me, CAUSES[at.source])

    def words(self) -> Words:
        return Words("look-at-hand", {}, [])


class Remove(Picks):
    """I remove a Character of some kind from your Camp; you may react before it leaves (reaction.removal)."""

    __slots__ = ("kinds",)

    def __init__(self, kinds: int = CHARACTER) -> None:
        self.path = -1
        self.verb = REMOVE
        self.kinds: Final = kinds

    def candidates(self, game: Altiplano, me: int) -> list[int]:
        return [card for card in game.zones[CAMP + 1 - me] if IS_A[card] & self.kinds]

    def picked(self, game: Altiplano, at: Do, card: int) -> None:
        removal = event(REMOVAL, at.me, 1 - at.me, card)
        game.announce_openly(removal, say.REMOVING, at.source, CAUSES[at.source])

    def words(self) -> Words:
        return Words("remove", {"kind": kind_word(self.kinds)}, [])


class RemoveLocation(Simple):
    """I remove your Location."""

    __slots__ = ()

    def works(self, game: Altiplano, me: int, source: int) -> bool:
        return bool(game.zones[PLACE_OF + 1 - me])

    def do(self, game: Altiplano, at: Do) -> None:
        you = 1 - at.me
        if game.zones[PLACE_OF + you]:
            card = game.zones[PLACE_OF + you][0]
            game.tell(say.REMOVED, at.me, card, you)
            game.put_away(card, PLACE_OF + you)

    def words(self) -> Words:
        return Words("remove-location", {}, [])


class RemoveTreasure(Picks):
    """I remove a Treasure from your Camp, unless somebody there guards them."""

    __slots__ = ()

    def __init__(self) -> None:
        self.path = -1
        self.verb = REMOVE

    def candidates(self, game: Altiplano, me: int) -> list[int]:
        return [] if game.guards_treasures(1 - me) else game.zones[TREASURES + 1 - me]

    def hindrance(self, game: Altiplano, me: int, source: int) -> int:
        return say.GUARDED if game.zones[TREASURES + 1 - me] and game.guards_treasures(1 - me) else 0

    def picked(self, game: Altiplano, at: Do, card: int) -> None:
        game.tell(say.REMOVED, at.me, card, 1 - at.me)
        game.put_away(card, TREASURES + 1 - at.me)

    def words(self) -> Words:
        return Words("remove-treasure", {}, [])


class WinOver(Picks):
    """A Character of your Camp joins mine. It is not removed: it reaches no discard pile."""

    __slots__ = ()

    def __init__(self) -> None:
        self.path = -1
        self.verb = TAKE

    def candidates(self, game: Altiplano, me: int) -> list[int]:
        return game.zones[CAMP + 1 - me]

    def picked(self, game: Altiplano, at: Do, card: int) -> None:
        game.tell(say.WON_OVER, at.me, card, 1 - at.me, cause=CAUSES[at.source])
        game.move(card, CAMP + 1 - at.me, IN_PLAY)
        game.assign_specials()
        game.agenda.append(PlaceCard(at.me, card, at.source))

    def words(self) -> Words:
        return Words("win-over", {}, [])


class PlaceFromHand(Picks):
    """I place a card of some kind from my hand: its own text, so in phase 2 too (words.card-over-rule)."""

    __slots__ = ("kinds",)

    def __init__(self, kinds: int) -> None:
        self.path = -1
        self.verb = PLACE
        self.kinds: Final = kinds

    def candidates(self, game: Altiplano, me: int) -> list[int]:
        hand = game.zones[HAND + me]
        return [card for card in hand if IS_A[card] & self.kinds and game.why_not_place(me, card) == 0]

    def ceremony(self, game: Altiplano, at: Do) -> bool:
        return True  # people place it by their own hand: at once it would tell that no other card fits

    def in_private(self, game: Altiplano, at: Do) -> bool:
        return True

    def picked(self, game: Altiplano, at: Do, card: int) -> None:
        game.bring_out(card, at.me)
        game.agenda.append(PlaceCard(at.me, card, at.source))

    def words(self) -> Words:
        return Words("place", {"kind": kind_word(self.kinds)}, [])


class DiscardSelf(Simple):
    """This Character goes to the discard pile; its leaving is no removal by the opponent (play.che-madera)."""

    __slots__ = ()

    def payable(self, game: Altiplano, me: int, source: int) -> bool:
        return source in game.zones[CAMP + me]

    def do(self, game: Altiplano, at: Do) -> None:
        if at.source in game.zones[CAMP + at.me]:
            game.tell(say.LEFT, at.me, at.source, cause=CAUSES[at.source])
            game.leave_camp(at.me, at.source)

    def words(self) -> Words:
        return Words("discard-self", {}, [])
