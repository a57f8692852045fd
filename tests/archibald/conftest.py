"""Tiles that a test has drawn on the pieces of the box are gone when the next one begins."""

from collections.abc import Iterator

import pytest

from tests.archibald.path import BOX, TABLES


@pytest.fixture(autouse=True)
def _box_as_printed() -> Iterator[None]:
    yield
    for table, printed in zip(TABLES, BOX, strict=True):
        table[:] = printed
