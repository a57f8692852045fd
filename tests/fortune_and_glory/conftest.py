"""Cards that a test has drawn anew are as printed when the next one begins."""

from collections.abc import Iterator

import pytest

from tests.fortune_and_glory.world import as_printed


@pytest.fixture(autouse=True)
def _box_as_printed() -> Iterator[None]:
    yield
    as_printed()
