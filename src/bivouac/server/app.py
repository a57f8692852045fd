"""The addresses of the server. Handlers only translate: what is done is in hub and room."""

import asyncio
import logging
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar, MediaType, Request, Response, delete, get, post
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath, FromQuery, HeaderParameter, JSONBody
from litestar.types import ASGIApp, Message, Receive, Send

import bivouac
from bivouac.server import catalogue
from bivouac.server.catalogue import Kind, Sheet
from bivouac.server.hosts import EVERYWHERE, LOOPBACK, Hosts, own_address
from bivouac.server.hub import Hub
from bivouac.server.line import STATE
from bivouac.server.messages import (
    CardInfo,
    CardName,
    Clock,
    GameInfo,
    Glance,
    Glances,
    HeldSeat,
    NewFork,
    NewTable,
    OrderInfo,
    Reach,
    Refused,
    Replay,
    Rulebook,
    SeatWanted,
    TableInfo,
    TableMade,
)
from bivouac.server.pages import HEADERS, Pages
from bivouac.server.settings import Settings
from bivouac.server.sight import glance, in_public, info
from bivouac.server.socket import Connection
from bivouac.server.store import Unavailable
from bivouac.server.timing import Time
from bivouac.server.words import Refusal, said

JSON: Final = "application/json"
UNCHANGED: Final = 304
TABLE_BODY: Final = 65_536
SOCKET: Final = re.compile(r"/api/tables/(?P<table>[^/]+)/socket/?")
SAFE: Final = ("GET", "HEAD", "OPTIONS")
STRICT: Final = {each.__name__ for each in (NewTable, NewFork, SeatWanted, Clock, Glances, HeldSeat)}
MOST_GLANCES: Final = 12  # each may be a question to the database
log: Final = logging.getLogger("bivouac.app")
Asked = Request[Any, Any, Any]
TheHub = NamedDependency[Hub]
ThePages = NamedDependency[Pages]


class Health(msgspec.Struct):
    status: str
    version: str
    compiled: bool
    tables: int
    sockets: int


def refusals(*codes: int) -> dict[int, ResponseSpec]:
    """What the API says of itself about refused requests."""
    return {code: ResponseSpec(Refused, generate_examples=False, description="Refused.") for code in codes}


# -- games -------------------------------------------------------------------------------------------------------------


def sent(request: Asked, sheet: Sheet) -> Response[Any]:
    headers = {"ETag": sheet.tag, "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == sheet.tag:
        return Response(None, status_code=UNCHANGED, headers={**headers, "Vary": "Accept-Encoding"})
    is_packed = wants_packed(request)
    return encoded(sheet.packed if is_packed else sheet.body, is_packed, headers)


def wants_packed(request: Asked) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


def encoded(body: bytes, is_packed: bool, headers: dict[str, str]) -> Response[Any]:
    """JSON that was encoded already, and compressed or not."""
    packing = {"Content-Encoding": "gzip"} if is_packed else {}
    return Response(body, media_type=JSON, headers={**headers, "Vary": "Accept-Encoding", **packing})


def sheet_of(request: Asked, hub: Hub, kind: Kind, game: str = "") -> Response[Any]:
    return sent(request, catalogue.sheet(kind, hub.game_of(game).name if game else ""))


@get("/api/games", responses={200: ResponseSpec(list[GameInfo], generate_examples=False)})
async def get_games(request: Asked, hub: TheHub) -> Response[Any]:
    """The games, with their options and bots."""
    return sheet_of(request, hub, "games")


@get("/api/games/{game:str}/info", responses={200: ResponseSpec(GameInfo, generate_examples=False), **refusals(404)})
async def get_game(request: Asked, hub: TheHub, game: FromPath[str]) -> Response[Any]:
    """One of the games: all that a table needs to know."""
    return sheet_of(request, hub, "info", game)


@get(
    "/api/games/{game:str}/cards",
    responses={200: ResponseSpec(list[CardInfo], generate_examples=False), **refusals(404)},
)
async def get_cards(request: Asked, hub: TheHub, game: FromPath[str]) -> Response[Any]:
    """All cards of a game."""
    return sheet_of(request, hub, "cards", game)


@get(
    "/api/games/{game:str}/names",
    responses={200: ResponseSpec(list[CardName], generate_examples=False), **refusals(404)},
)
async def get_names(request: Asked, hub: TheHub, game: FromPath[str]) -> Response[Any]:
    """What the cards of a game are called and what is drawn on them in small."""
    return sheet_of(request, hub, "names", game)


@get("/api/games/{game:str}/rules", responses={200: ResponseSpec(Rulebook, generate_examples=False), **refusals(404)})
async def get_rules(request: Asked, hub: TheHub, game: FromPath[str]) -> Response[Any]:
    """The rulebook of a game, clause by clause."""
    return sheet_of(request, hub, "rules", game)


@get(
    "/api/games/{game:str}/orders",
    responses={200: ResponseSpec(list[OrderInfo], generate_examples=False), **refusals(404)},
)
async def get_orders(request: Asked, hub: TheHub, game: FromPath[str]) -> Response[Any]:
    """What a seat may order in advance in this game: moments, cards, questions of the own turn."""
    return sheet_of(request, hub, "orders", game)


# -- tables ------------------------------------------------------------------------------------------------------------

Authorization = Annotated[
    str | None,
    HeaderParameter(
        name="Authorization",
        description="`Bearer` and the secret of a seat, of the spectators or of a link for looking.",
    ),
]


def secret_of(authorization: str | None) -> str:
    scheme, _, secret = (authorization or "").partition(" ")
    if scheme.lower() != "bearer" or not secret.strip():
        raise Refusal(401, "no-secret", "no-secret")
    return secret.strip()


def address_of(request: Asked) -> str:
    return request.client.host if request.client else ""


def check_maker(request: Asked, hub: Hub) -> None:
    if not hub.makers.take(address_of(request), hub.time.steady()):
        raise Refusal(429, "too-many", "too-many-tables")


def check_watcher(request: Asked, hub: Hub) -> None:
    if not hub.watchers.take(address_of(request), hub.time.steady()):
        raise Refusal(429, "too-many", "too-many")


@post("/api/tables", request_max_body_size=TABLE_BODY, responses=refusals(400, 403, 404, 409, 413, 429, 503))
async def post_table(request: Asked, hub: TheHub, data: JSONBody[NewTable]) -> TableMade:
    """Make a table: one link for each seat that is not a bot's, and one for spectators."""
    check_maker(request, hub)
    return await hub.make_table(data)


@get("/api/tables/{table:str}", responses=refusals(401, 404, 503))
async def get_table(hub: TheHub, table: FromPath[str], authorization: Authorization = None) -> TableInfo:
    """A table as the holder of a secret may know it; with that of a link for looking, a finished game."""
    secret = "" if authorization is None else secret_of(authorization)
    match = await hub.looked_at(table, secret)
    if match is not None:
        return in_public(match, table, secret)
    room, reader = await hub.room_for(table, secret_of(authorization))
    return info(room.match, table, reader, room.here, room.time.now(), room.look, watching=room.watching)


@post("/api/glances", status_code=200, request_max_body_size=TABLE_BODY, responses=refusals(400, 413, 503))
async def post_glances(hub: TheHub, data: JSONBody[Glances]) -> list[Glance]:
    """Several tables in short, each as the holder of its secret may know it. Those that it does not open are left
    out."""
    if len(data.held) > MOST_GLANCES:
        raise Refusal(400, "too-many", "too-many")
    found: list[Glance] = []
    for held in data.held:
        try:
            room, reader = await hub.room_for(held.table, held.secret)
        except Refusal:
            continue
        found.append(glance(room.match, held.table, reader, room.here, room.time.now()))
    return found


@delete("/api/tables/{table:str}", responses=refusals(401, 403, 404, 409, 503))
async def delete_table(hub: TheHub, table: FromPath[str], authorization: Authorization = None) -> None:
    """Delete a table: once it is over, or while one is alone with bots."""
    await hub.delete(table, secret_of(authorization))


@get("/api/tables/{table:str}/record", responses=refusals(401, 404, 409, 429, 503))
async def get_record(
    request: Asked, hub: TheHub, table: FromPath[str], authorization: Authorization = None
) -> Response[Any]:
    """The record of a finished game, for those who played it."""
    check_watcher(request, hub)
    is_packed = wants_packed(request)
    body = await hub.record(table, secret_of(authorization), is_packed, address_of(request))
    named = f'attachment; filename="bivouac-{"".join(char for char in table if char.isalnum())}.json"'
    return encoded(body, is_packed, {"Content-Disposition": named, "Cache-Control": "private, no-cache"})


@get(
    "/api/tables/{table:str}/replay",
    responses={200: ResponseSpec(Replay, generate_examples=False), **refusals(400, 401, 404, 409, 429, 503)},
)
async def get_replay(
    request: Asked,
    hub: TheHub,
    table: FromPath[str],
    seat: FromQuery[int | None] = None,
    authorization: Authorization = None,
) -> Response[Any]:
    """A finished game position by position: as a seat saw it, with its secret; as spectators did, with that of a link
    for looking too."""
    check_watcher(request, hub)
    secret = "" if authorization is None else secret_of(authorization)
    is_packed, address = wants_packed(request), address_of(request)
    match = await hub.looked_at(table, secret) if seat is None else None
    if match is not None:
        body = await hub.replay_of(match, None, is_packed, address)
    else:
        body = await hub.replay(table, secret_of(authorization), seat, is_packed, address)
    return encoded(body, is_packed, {"Cache-Control": "private, no-cache"})


@post(
    "/api/tables/{table:str}/fork",
    request_max_body_size=TABLE_BODY,
    responses=refusals(400, 401, 403, 404, 409, 413, 429, 503),
)
async def post_fork(
    request: Asked, hub: TheHub, table: FromPath[str], data: JSONBody[NewFork], authorization: Authorization = None
) -> TableMade:
    """A new table from a position of another; what the seat could not know there is dealt anew."""
    secret = secret_of(authorization)
    check_maker(request, hub)
    return await hub.fork(table, secret, data)


RECORD_REFUSALS: Final = refusals(400, 403, 413, 429, 503)


async def post_record(request: Asked, hub: TheHub, data: JSONBody[dict[str, Any]]) -> TableMade:
    """Bring along the record of a game, to look at it."""
    check_maker(request, hub)
    return await hub.bring_record(await request.body(), address_of(request))


# -- the house ---------------------------------------------------------------------------------------------------------


@get("/api/health", responses=refusals(503))
async def get_health(hub: TheHub) -> Health:
    """Whether this server can serve: its database and, where there is one, its bus answer."""
    await hub.check_health()
    return Health("ok", bivouac.__version__, bivouac.compiled(), len(hub.rooms), hub.sockets)


@get("/api/reach")
async def get_reach(request: Asked, hub: TheHub) -> Reach:
    """Where others find this server, for whoever sits at its own machine and would send them an address of no use."""
    if hub.settings.public_address:
        return Reach(hub.settings.public_address)
    if address_of(request) not in LOOPBACK or hub.settings.host not in EVERYWHERE:
        return Reach("")
    near = own_address()
    return Reach(f"http://{near}:{request.url.port or 80}" if near else "")


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def get_metrics(hub: TheHub) -> str:
    if not hub.settings.metrics:
        raise Refusal(404, "not-found", "not-found")
    return hub.figures.exposition(hub)


@get(["/", "/{path:path}"], include_in_schema=False)
async def get_page(request: Asked, pages: ThePages) -> Response[Any]:
    """The client. Every address that is none of the API's is one of its pages."""
    name = str(request.path_params.get("path", "")).strip("/")
    page = None if name.split("/")[0] == "api" else pages.find(name)
    if page is None:
        raise Refusal(404, "not-found", "not-found")
    headers = {"ETag": page.tag, "Cache-Control": page.caching, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == page.tag:
        return Response(None, status_code=UNCHANGED, headers=headers)
    if page.packed and wants_packed(request):
        return Response(page.packed, media_type=page.kind, headers={**headers, "Content-Encoding": "gzip"})
    return Response(page.body, media_type=page.kind, headers=headers)


# -- what goes wrong ---------------------------------------------------------------------------------------------------


def on_refusal(_: Asked, refusal: Refusal) -> Response[Refused]:
    headers = {"WWW-Authenticate": "Bearer"} if refusal.status == 401 else {}
    return Response(Refused(refusal.code, refusal.text), status_code=refusal.status, media_type=JSON, headers=headers)


def on_http_error(request: Asked, error: HTTPException) -> Response[Refused]:
    known = {400: "broken-request", 404: "not-found", 405: "not-allowed", 413: "too-long-body"}
    key = known.get(error.status_code, "failed" if error.status_code >= 500 else "broken-request")
    if error.status_code >= 500:
        log.error("request failed", exc_info=error, extra={"path": request.url.path})
    headers = {name: value for name, value in (error.headers or {}).items() if name.lower() == "allow"}
    body = Refused(key, said(key))
    return Response(body, status_code=error.status_code, media_type=JSON, headers=headers)


def on_unavailable(_: Asked, error: Unavailable) -> Response[Refused]:
    log.error("unavailable", extra={"why": str(error)})
    return Response(Refused("unavailable", said("unavailable")), status_code=503, media_type=JSON)


def on_broken_body(_: Asked, error: Exception) -> Response[Refused]:
    """JSON that is too deep, or no UTF-8."""
    return Response(Refused("broken-request", said("broken-request")), status_code=400, media_type=JSON)


def on_halt(_: Asked, error: TimeoutError) -> Response[Refused]:
    return Response(Refused("too-slow", said("too-slow")), status_code=408, media_type=JSON)


def on_fault(request: Asked, error: Exception) -> Response[Refused]:
    log.error("request failed", exc_info=error, extra={"path": request.url.path})
    return Response(Refused("failed", said("failed")), status_code=500, media_type=JSON)


# -- around everything -------------------------------------------------------------------------------------------------


class Gate:
    """Before the handlers: where a request comes from and how large it is. After them: the headers of every answer."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app: Final = app
        self.settings: Final = settings
        self.origins: Final = {origin.rstrip("/") for origin in settings.allowed_origins}
        if settings.public_address:
            self.origins.add(settings.public_address.rstrip("/"))
        self.hosts: Final = Hosts(settings)
        self.hub: Hub | None = None  # what is served, once it has started
        self.headers: Final = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self.connect(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *self.headers]
            await send(message)

        if scope["type"] != "http":
            await self.app(scope, receive, send)
        elif not self.hosts.knows(scope):
            await refuse(send_with_headers, 421, "host")
        elif scope["method"] not in SAFE and self.is_foreign(scope):
            await refuse(send_with_headers, 403, "origin")
        else:
            await self.answer(scope, receive, send_with_headers)

    async def answer(self, scope: Any, receive: Receive, send: Send) -> None:
        """A request, whose body must not come to a halt."""
        line = scope.get("state", {}).pop(STATE, None)
        is_begun = False

        async def receive_soon() -> Any:
            if is_begun or self.settings.request_seconds <= 0:  # waiting for the end of the connection is no fault
                return await receive()
            async with asyncio.timeout(self.settings.request_seconds):
                return await receive()

        async def note(message: Message) -> None:
            nonlocal is_begun
            is_begun = True
            await send(message)

        if line is not None:
            line.begin()
        try:
            await self.app(scope, receive_soon, note)
        finally:
            if line is not None:
                line.wait()

    async def connect(self, scope: Any, receive: Receive, send: Send) -> None:
        """A socket, past the framework, whose layers every message would go through."""
        await receive()
        line = scope.get("state", {}).pop(STATE, None)
        if line is not None:
            line.begin()
        address = SOCKET.fullmatch(scope["path"])
        if not self.hosts.knows(scope):
            await send({"type": "websocket.close", "code": 4421, "reason": "host"})
        elif self.is_foreign(scope):
            await send({"type": "websocket.close", "code": 4403, "reason": "origin"})
        elif address is None or self.hub is None:
            await send({"type": "websocket.close", "code": 4404, "reason": "not found"})
        else:
            await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
            await Connection(self.hub, receive, send).run(address["table"])

    def is_foreign(self, scope: Any) -> bool:
        """Whether a browser sends this from a page of another site. Programs send no Origin."""
        headers = dict(scope["headers"])
        origin = headers.get(b"origin", b"").decode("latin-1").rstrip("/")
        if not origin:
            return False
        return origin not in self.origins and netloc_of(origin) != headers.get(b"host", b"").decode("latin-1")


def netloc_of(address: str) -> str:
    """Host and port; empty if this is no address."""
    try:
        return urlsplit(address).netloc
    except ValueError:
        return ""


async def refuse(send: Send, status: int, key: str) -> None:
    body = msgspec.json.encode(Refused(key, said(key)))
    headers = [(b"content-type", JSON.encode()), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def static_folder(settings: Settings) -> Path:
    return Path(settings.static) if settings.static else Path(str(files("bivouac.server") / "static"))


class App(Gate):
    """A server as an ASGI application."""

    def __init__(self, settings: Settings, clock: Time | None = None) -> None:
        self.pages: Final = Pages(static_folder(settings))
        self.clock: Final = clock
        self.fault: Unavailable | None = None  # why it could not start
        super().__init__(self.made(settings), settings)

    def made(self, settings: Settings) -> Litestar:
        app = self.routed(settings)
        schemas = app.openapi_schema.components.schemas or {}
        for schema in schemas.values():
            if schema.title in STRICT:  # Litestar does not say by itself that unknown fields are refused
                schema.additional_properties = False
        return app

    def routed(self, settings: Settings) -> Litestar:
        limited = post("/api/records", request_max_body_size=settings.record_bytes, responses=RECORD_REFUSALS)
        return Litestar(
            [
                get_games, get_game, get_cards, get_names, get_rules, get_orders, post_table, get_table, post_glances,
                delete_table, get_record, get_replay, post_fork, limited(post_record), get_health, get_reach,
                get_metrics, get_page,
            ],
            dependencies={
                "hub": Provide(self.hub_now, sync_to_thread=False),
                "pages": Provide(lambda: self.pages, sync_to_thread=False),
            },
            exception_handlers={
                Refusal: on_refusal, Unavailable: on_unavailable, HTTPException: on_http_error,
                RecursionError: on_broken_body, UnicodeDecodeError: on_broken_body, TimeoutError: on_halt,
                Exception: on_fault,
            },
            lifespan=[self.lifespan],
            logging_config=None,
            openapi_config=OpenAPIConfig(
                title="Bivouac",
                version=bivouac.__version__,
                path="/api/schema",
                render_plugins=[JsonRenderPlugin()],
                use_handler_docstrings=True,
            ),
        )  # fmt: skip

    def hub_now(self) -> Hub:
        if self.hub is None:
            raise Refusal(503, "unavailable", "unavailable")
        return self.hub

    @asynccontextmanager
    async def lifespan(self, _: Litestar) -> AsyncIterator[None]:
        hub = Hub(self.settings, self.clock)
        try:
            await hub.start()
        except Unavailable as error:
            self.fault = error
            raise
        self.hub = hub
        try:
            yield
        finally:
            self.hub = None
            await hub.close()
