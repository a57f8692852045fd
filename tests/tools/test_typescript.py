"""The client's types are those of the server and of the games."""

import pytest

import bivouac
from tools import typescript


@pytest.mark.parametrize("path", typescript.files(), ids=lambda path: "/".join(path.parts[-2:]))
def test_the_types_of_the_client_are_those_that_python_declares(path: typescript.Path) -> None:
    assert path.read_text("utf-8") == typescript.files()[path], "python tools/typescript.py makes them anew"


def test_every_game_has_its_view_in_the_client() -> None:
    made = {path.parent.name for path in typescript.files() if path.name == "view.ts"}
    assert made == set(bivouac.games())
