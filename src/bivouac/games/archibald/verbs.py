# not compiled: it only gathers names
"""The verbs that Archibald's cards are made of, all in one place. "I" is who plays a card or answers an Adventure."""

from bivouac.games.archibald.grammar import LOWEST_WIN, Nothing, Test, then
from bivouac.games.archibald.verbs_lives import AddFlood, DrainFlood, Heal, HealOthers, Hurt
from bivouac.games.archibald.verbs_piles import DrawCards, DropCards, DropGear, GiftCard, GiveCard, OthersDraw, Steal
from bivouac.games.archibald.verbs_places import (
    Ambush,
    Back,
    Banish,
    BreakWalls,
    ClearTile,
    Leap,
    MoveAgain,
    Peek,
    PutFoes,
    Swap,
    TakeFoe,
    counted,
)

__all__ = [
    "LOWEST_WIN",
    "AddFlood",
    "Ambush",
    "Back",
    "Banish",
    "BreakWalls",
    "ClearTile",
    "DrainFlood",
    "DrawCards",
    "DropCards",
    "DropGear",
    "GiftCard",
    "GiveCard",
    "Heal",
    "HealOthers",
    "Hurt",
    "Leap",
    "MoveAgain",
    "Nothing",
    "OthersDraw",
    "Peek",
    "PutFoes",
    "Steal",
    "Swap",
    "TakeFoe",
    "Test",
    "counted",
    "then",
]
