from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import House, quick_settings


@pytest.fixture
def house(tmp_path: Path) -> Callable[..., House]:
    """A server; the second one that a test opens has the same tables."""

    def opened(clock: Any = None, **changes: Any) -> House:
        return House(quick_settings(tmp_path, **changes), clock)

    return opened
