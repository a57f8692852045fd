"""A game without a drawing of its own: its view by its own keys, without the marks of a program."""

from bivouac.cli.positions import undrawn


def test_each_thing_of_a_list_has_a_line_and_what_lies_inside_stands_in_brackets() -> None:
    hero = {"hero": "jake-zane", "levels": {"combat": {"level": 3, "raises": []}}, "kit": [{"card": "torch"}]}
    other = {"hero": "duke-dudley", "quest": None}
    assert undrawn({"asking": None, "winners": [0, 1], "supply": {"soldier": 16}, "heroes": [hero, other]}) == [
        "asking: -",
        "winners: 0, 1",
        "supply:",
        "  soldier: 16",
        "heroes:",
        "  - hero jake-zane, levels (combat (level 3, raises ())), kit ((card torch))",
        "  - hero duke-dudley, quest -",
    ]
