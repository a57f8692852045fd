"""Databases of earlier versions, kept as they were: this version opens them, and their games go on."""

import gzip
import json
from pathlib import Path

import pytest

from bivouac.games import game_named
from tests.server.house import House, quick_settings, scenario

KEPT = Path(__file__).parent / "kept"
COPIES = sorted(file.name.removesuffix(".sqlite.gz") for file in KEPT.glob("*.sqlite.gz"))


@pytest.mark.parametrize("copy", COPIES)
@scenario
async def test_tables_of_an_older_database_are_there_and_go_on(copy: str, tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite").write_bytes(gzip.decompress((KEPT / f"{copy}.sqlite.gz").read_bytes()))
    tables = json.loads((KEPT / f"{copy}.json").read_text("utf-8"))
    # A file, whatever services the environment names: it is the file that is old.
    settings = quick_settings(tmp_path, database_url="", redis_url="")
    assert tables
    async with House(settings) as server:
        for name, table in tables.items():
            loaded = await server.hub.loaded(table["table"])
            assert loaded is not None, name
            match = loaded[0]
            if table["rules"] == game_named(name).version:
                assert match.table.digest() == table["digest"], name
                assert len(match.table.history) == table["choices"], name
            guests = [await server.sit(table["table"], secret) for secret in table["secrets"]]
            asked = next(guest for guest in guests if guest.options)
            assert (await asked.choose(asked.options[0]))["type"] == "ack", name
