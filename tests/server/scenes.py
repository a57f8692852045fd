"""Setting a scene at a table of a server: who holds what."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import pytest

import bivouac
from bivouac.games.altiplano import state as zones
from bivouac.games.altiplano.actions import KEYS
from bivouac.games.altiplano.state import Altiplano
from bivouac.server.match import Match
from bivouac.server.room import Room


def state_of(match: Match) -> Altiplano:
    state = match.table.state
    assert isinstance(state, Altiplano)
    return state


def hold(match: Match, seat: int, keys: Sequence[str]) -> None:
    """That seat holds these cards and no others; what it held lies under the pile."""
    state = state_of(match)
    hand = state.zones[zones.HAND + seat]
    for card in hand:
        state.zones[zones.PILE + (zones.CHARACTERS if card < 17 else zones.EXPLORATION)].insert(0, card)
    hand.clear()
    for key in keys:
        card = KEYS.index(key)
        for zone in state.zones:
            if card in zone:
                zone.remove(card)
        hand.append(card)
        state.known.show(seat, card)


def camp(match: Match, seat: int, keys: Sequence[str]) -> None:
    """That Camp has these Characters."""
    state = state_of(match)
    here = state.zones[zones.CAMP + seat]
    state.zones[zones.PILE + zones.CHARACTERS][:0] = here
    here.clear()
    for key in keys:
        card = KEYS.index(key)
        for zone in state.zones:
            if card in zone:
                zone.remove(card)
        here.append(card)
        state.known.show_all(card)
    state.assign_specials()


@contextmanager
def same_deal(seed: int) -> Iterator[None]:
    """Tables made meanwhile begin alike."""
    new = bivouac.new
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bivouac, "new", lambda *args, **options: new(*args, **{**options, "seed": seed}))
        yield


def show(room: Room) -> None:
    """The scene is set: ask the open question anew and tell everybody."""
    room.match.table.state.ask_anew()
    room.send_changes()
