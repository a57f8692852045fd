"""The API says of itself what it does: schemathesis tries everything that its description allows, and what it does
not."""

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

from bivouac.server.app import App
from tests.server.house import House, quick_settings, scenario


class Running:
    """An application whose life is held open by another thread's event loop."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Everything happens in that loop: the database belongs to it."""
        if scope["type"] == "lifespan":
            return
        here = asyncio.get_running_loop()

        async def received() -> Any:
            return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(receive(), here))

        async def sent(message: Any) -> None:
            await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(send(message), here))

        done = asyncio.run_coroutine_threadsafe(self.app(scope, received, sent), self.loop)
        await asyncio.wrap_future(done)


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    names = ["testserver"]  # what the client of schemathesis calls it
    app = Running(App(quick_settings(tmp_path_factory.mktemp("data"), record_seconds=5.0, allowed_hosts=names)))
    app.thread.start()
    life = app.app.lifespan(None)  # type: ignore[arg-type]
    asyncio.run_coroutine_threadsafe(life.__aenter__(), app.loop).result(60)
    yield app
    asyncio.run_coroutine_threadsafe(life.__aexit__(None, None, None), app.loop).result(60)
    app.loop.call_soon_threadsafe(app.loop.stop)
    app.thread.join(10)


def test_the_api_does_what_its_description_says(running: Running) -> None:
    """Not by schemathesis' own plugin, which does not work with this pytest."""
    schema = schemathesis.openapi.from_asgi("/api/schema/openapi.json", running)
    tried: list[str] = []
    for operation in schema.get_all_operations():
        described = operation.ok()

        @settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck), database=None)
        @given(described.as_strategy())
        def try_it(case: Any) -> None:
            # What a game, a bot or a record may be called is no matter of the description.
            case.call_and_validate(excluded_checks=[positive_data_acceptance] if case.method == "POST" else [])

        try_it()
        tried.append(described.label)
    assert len(tried) == 16


@scenario
async def test_the_description_names_every_address_of_the_api(tmp_path: Path) -> None:
    async with House(quick_settings(tmp_path)) as server:
        description = (await server.http.get("/api/schema/openapi.json")).json()
        assert description["openapi"].startswith("3.1")
        assert set(description["paths"]) == {
            "/api/games", "/api/games/{game}/info", "/api/games/{game}/cards", "/api/games/{game}/names",
            "/api/games/{game}/rules", "/api/games/{game}/orders", "/api/tables", "/api/tables/{table}",
            "/api/tables/{table}/record",
            "/api/tables/{table}/replay", "/api/tables/{table}/fork", "/api/glances", "/api/records",
            "/api/health", "/api/reach",
        }  # fmt: skip
