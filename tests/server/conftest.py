import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import bivouac
from bivouac.engine.table import Table
from tests.server.house import House, quick_settings


@pytest.fixture
def house(tmp_path: Path) -> Callable[..., House]:
    """A server; the second one that a test opens has the same tables."""

    def opened(clock: Any = None, **changes: Any) -> House:
        return House(quick_settings(tmp_path, **changes), clock)

    return opened


@pytest.fixture(autouse=True)
def deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each test has deals of its own, the same in every run: where a rare deal would upset it, it never comes up."""
    new = bivouac.new
    chance = random.Random(request.node.name)

    def dealt(game: str, **options: Any) -> Table:
        if options.get("seed", 0) >= 1 << 64:  # drawn by the server, not given by the test
            options["seed"] = chance.getrandbits(128)
        return new(game, **options)

    monkeypatch.setattr(bivouac, "new", dealt)
