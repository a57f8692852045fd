import pytest

from bivouac.pictures.patterns import Seeds


@pytest.mark.parametrize(
    ("word", "numbers"),
    [
        ("", [727, 177, 399, 479]),
        ("lucky-hat", [547, 140, 444, 547]),
        ("à la recherche", [488, 2, 793, 263]),
    ],
)
def test_a_word_has_the_same_numbers_here_and_in_the_browser(word: str, numbers: list[int]) -> None:
    """The same numbers stand in web/tests/pictures.test.ts."""
    seeds = Seeds(word)
    assert [seeds.below(1000) for _ in numbers] == numbers
