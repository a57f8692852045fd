"""Every module of the package is found by its full name: nothing of the same name stands in its way."""

import importlib
import pkgutil
import sys

import pytest

import bivouac

# Alembic runs this one inside a migration only; the other one is the command line.
NOT_TO_IMPORT = ("bivouac.server.migrations.env", "bivouac.cli.__main__")
MODULES = [
    module.name
    for module in pkgutil.walk_packages(bivouac.__path__, "bivouac.", onerror=lambda name: None)
    if module.name not in NOT_TO_IMPORT
]


@pytest.mark.parametrize("name", MODULES)
def test_every_module_can_be_imported_by_its_name(name: str) -> None:
    importlib.import_module(name)
    found: object = bivouac
    for part in name.split(".")[1:]:
        found = getattr(found, part)
    assert found is sys.modules[name]


def test_the_package_of_the_games_lists_them_when_it_is_called() -> None:
    import bivouac.games.altered.state as state

    assert state.__name__ == "bivouac.games.altered.state"
    assert bivouac.games() == sorted(bivouac.games.GAMES)
    assert {"altered", "altiplano", "archibald"} <= set(bivouac.games())
