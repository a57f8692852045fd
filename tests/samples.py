"""Samples for every day; the full tier has the whole."""

from collections.abc import Sequence
from typing import Any

import pytest


def in_turn(things: Sequence[Any], forms: Sequence[Any]) -> list[Any]:
    """Every thing in one form, the forms in turn; in all of them in the full tier."""
    return [
        pytest.param(thing, form, marks=[] if (place + turn) % len(forms) == 0 else pytest.mark.full)
        for turn, form in enumerate(forms)
        for place, thing in enumerate(things)
    ]
