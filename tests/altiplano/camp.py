"""Set up a table of Altiplano by naming cards, then only play. `ME` is seat 0 and whose turn it is, `YOU` the
opponent."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import bivouac
from bivouac.engine.lines import Ear
from bivouac.engine.table import Table
from bivouac.engine.verbs import Verb, script_of
from bivouac.games.altiplano import state as zones
from bivouac.games.altiplano.actions import KEYS
from bivouac.games.altiplano.catalog import CATALOG
from bivouac.games.altiplano.state import Altiplano
from bivouac.games.altiplano.steps import PHASE, DrawCard
from bivouac.games.altiplano.turn import CHECK, PHASE_2, PHASE_3, TURN
from bivouac.games.altiplano.words import LINES
from tests.laid_table import ME, YOU, LaidTable, keys_told, numbered, played_at_random

EXPLORATION = zones.EXPLORATION
CHARACTERS = zones.CHARACTERS
NUMBER = {key: number for number, key in enumerate(KEYS)}


def numbers(cards: str) -> list[int]:
    return numbered(KEYS, cards)


class Camp(LaidTable[Altiplano]):
    """A table whose every card lies where the test says; what it does not name lies in the two draw piles, shuffled.

    `top` and `characters_top` name the top of the draw piles, the first named drawn first. `discard` names cards of
    either kind, the last named on top. `only_named=True` leaves the piles with the named cards alone (the rest leaves
    the game).
    """

    HAND = zones.HAND

    def __init__(
        self,
        mine: str = "",
        yours: str = "",
        hand: str = "",
        your_hand: str = "",
        my_location: str = "",
        your_location: str = "",
        my_treasures: str = "",
        your_treasures: str = "",
        top: str = "",
        characters_top: str = "",
        discard: str = "",
        only_named: bool = False,
        seed: int = 1,
        **options: Any,
    ) -> None:
        options.setdefault("first", "0")
        self.table: Table = bivouac.new("altiplano", players=2, seed=seed, **options)
        state = self.table.state
        assert isinstance(state, Altiplano)
        self.state: Altiplano = state
        lists = {
            zones.CAMP: mine, zones.CAMP + 1: yours, zones.HAND: hand, zones.HAND + 1: your_hand,
            zones.PLACE_OF: my_location, zones.PLACE_OF + 1: your_location,
            zones.TREASURES: my_treasures, zones.TREASURES + 1: your_treasures,
        }  # fmt: skip
        placed = {zone: numbers(cards) for zone, cards in lists.items()}
        tops = [numbers(top), numbers(characters_top)]
        discards = [[c for c in numbers(discard) if c >= 17], [c for c in numbers(discard) if c < 17]]
        named = [c for cards in placed.values() for c in cards] + [c for pile in tops + discards for c in pile]
        assert len(named) == len(set(named)), f"a card is named twice: {sorted(KEYS[c] for c in named)}"
        state.zones = [[] for _ in range(zones.ZONES)]
        for zone, cards in placed.items():
            state.zones[zone] = cards
        for kind, span in ((EXPLORATION, range(17, 51)), (CHARACTERS, range(17))):
            rest = [c for c in span if c not in named and not only_named]
            state.shuffle(rest)
            state.zones[zones.PILE + kind] = rest + tops[kind][::-1]
            state.zones[zones.DISCARD + kind] = discards[kind]
        self.settle_knowledge()
        state.agenda = [TURN]
        state.events, state.pending, state.frames = [], [], []
        self.ask_nothing()
        state.holder = [-1, -1]
        state.turn_of, state.first, state.turn, state.phase = ME, ME, 1, 1
        state.assign_specials()
        self.at(1)

    def settle_knowledge(self) -> None:
        """Everybody knows what lies open and the own hand; all hidden Exploration cards are one pool, so the
        Characters."""
        state = self.state
        for card in range(51):
            state.known.show_all(card)
        for span in (range(17, 51), range(17)):
            hidden = [
                card for zone in (zones.HAND, zones.HAND + 1, zones.PILE, zones.PILE + 1)
                for card in state.zones[zone] if card in span
            ]  # fmt: skip
            state.known.shuffled(hidden)
        for seat in (ME, YOU):
            for card in state.zones[zones.HAND + seat]:
                state.known.show(seat, card)

    def at(self, phase: int) -> "Camp":
        """My turn stands at the beginning of this phase."""
        state = self.state
        state.agenda = [TURN, CHECK, PHASE_3, PHASE_2, DrawCard(ME, PHASE)][: 6 - phase]
        state.phase = phase
        self.ask_nothing()
        state.advance()
        # Passing was the only option and made by the engine: whatever is asked next is asked of the wrong turn.
        assert phase not in (2, 3) or state.turn_of == ME, (
            f"nothing can be done in phase {phase} on this table, so the turn has passed: "
            'give ME something to do, as mine="ramuncho" does by an Action of its own'
        )
        return self

    phase = at

    def without(self, kind: int) -> "Camp":
        """Nothing is left to draw of this kind; say it before the phase."""
        self.state.zones[zones.PILE + kind] = []
        self.state.zones[zones.DISCARD + kind] = []
        return self

    # -- looking -----------------------------------------------------------------------------------------------------

    def camp(self, seat: int) -> list[str]:
        return self.cards(zones.CAMP + seat)

    def location(self, seat: int) -> list[str]:
        return self.cards(zones.PLACE_OF + seat)

    def treasures(self, seat: int) -> list[str]:
        return self.cards(zones.TREASURES + seat)

    def pile(self, kind: int) -> list[str]:
        """From the top down."""
        return self.cards(zones.PILE + kind)[::-1]

    def discard(self, kind: int) -> list[str]:
        """The last one is on top."""
        return self.cards(zones.DISCARD + kind)

    def known(self, seat: int, cards: str) -> list[str]:
        """Those of these cards of which that seat knows where they lie."""
        return [KEYS[card] for card in numbers(cards) if self.state.known.knows(seat, card)]

    def adventurer(self) -> int:
        return self.state.holder[0]

    def rogue(self) -> int:
        return self.state.holder[1]

    def moment(self) -> str:
        return f"Turn {self.state.turn}, phase {self.state.phase}"

    def left_over(self) -> dict[str, bool]:
        return {
            "a card is still in play": bool(self.zone(zones.IN_PLAY)),
            "a revealed card lies about": bool(self.zone(zones.SHOWN)),
        }


def told_keys(ear: Ear) -> list[str]:
    return keys_told(LINES, ear)


def random_games(games: int, seed: int, **options: Any) -> Iterator[Table]:
    return played_at_random("altiplano", games, seed, **options)


@contextmanager
def rewritten(card: str, effect: Verb[Any]) -> Iterator[None]:
    """That card has another effect in here: for a rule that no card of the box shows."""
    number = NUMBER[card]
    script = CATALOG.scripts[number]
    CATALOG.scripts[number] = script_of(effect)
    try:
        yield
    finally:
        CATALOG.scripts[number] = script
