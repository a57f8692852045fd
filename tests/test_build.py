"""The build under test is the one that was meant: a compiled run that tested plain Python would prove nothing."""

import os

import pytest

import bivouac


@pytest.mark.compiled
def test_the_build_is_the_one_that_was_meant() -> None:
    assert bivouac.compiled() == (os.environ.get("BIVOUAC_EXPECT_COMPILED") == "1")
