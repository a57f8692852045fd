"""A class name means one thing. Only games, which do not know each other, may have the same word for the same role."""

import ast
from collections import defaultdict
from pathlib import Path

import bivouac

PACKAGE = Path(bivouac.__file__).parent


def places_of_classes() -> dict[str, list[str]]:
    """For each class name the parts of the package that define one: a game, or any file elsewhere."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = path.relative_to(PACKAGE).parts
        if parts[0] == "server":  # its messages are named as they are on the wire
            continue
        place = "/".join(parts[:2]) if parts[0] == "games" else "/".join(parts)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                found[node.name].append(place)
    return found


def test_a_class_name_stands_for_one_class_or_for_one_role_in_several_games() -> None:
    several = {name: places for name, places in places_of_classes().items() if len(places) > 1}
    ambiguous = {
        name: places
        for name, places in several.items()
        if len(set(places)) < len(places) or not all(place.startswith("games/") for place in places)
    }
    assert ambiguous == {}
    assert {"Card", "Rules"} <= set(several)  # what every game has
