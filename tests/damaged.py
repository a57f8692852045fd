"""A position as it was saved, for tests that damage it and see what the game refuses."""

import json
from typing import Any

import pytest

from bivouac.engine.checking import Damage, checked_state
from bivouac.engine.knowledge import KNOWN
from bivouac.engine.saving import save_state
from bivouac.engine.state import State
from bivouac.engine.table import Table


class Save:
    """What was saved of a table. Whole it can be loaded: what is refused later is refused for its damage."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.data: dict[str, Any] = json.loads(json.dumps(save_state(table.game, table.state)))
        self.fields: dict[str, Any] = self.data["table"]
        self.load()

    def load(self) -> State:
        return checked_state(self.table.game, self.table.state.seats, self.table.rules, self.data)

    def refusal(self) -> str:
        """The field that is refused, and what was expected there."""
        with pytest.raises(Damage) as refused:
            self.load()
        name, _, expected = str(refused.value).removeprefix("this position is damaged: ").partition(" is ")
        return f"{name.strip(chr(39))}: {expected.rpartition('; expected ')[2]}"

    def zone(self, number: int) -> list[int]:
        zone: list[int] = self.fields["zones"][number]
        return zone

    def move(self, card: int, goal: int, *known_to: int) -> None:
        """A card lies elsewhere, and these seats know where."""
        for zone in self.fields["zones"]:
            if card in zone:
                zone.remove(card)
        self.zone(goal).append(card)
        for seat in known_to:
            self.data["pools"][seat][card] = KNOWN

    def step(self, name: str) -> list[Any]:
        """The first step of that name on the agenda, with its numbers after it, to be changed."""
        found: list[Any] = next(step for step in self.data["agenda"] if step[0] == name)
        return found
