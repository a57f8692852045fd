"""Settings of a server: a TOML file, then the environment (BIVOUAC_PORT and so on), then what the command line says."""

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

PREFIX: Final = "BIVOUAC_"
LOG_LEVELS: Final = ("debug", "info", "warning", "error")


class SettingsError(ValueError):
    """`name` is the setting that does not fit, `expected` what would."""

    def __init__(self, name: str, expected: str) -> None:
        super().__init__(f"setting {name}: expected {expected}")
        self.name: Final = name
        self.expected: Final = expected


class Settings(Struct, forbid_unknown_fields=True, kw_only=True):
    """Times are in seconds, sizes in bytes. A limit of 0 is none."""

    data: str = ""  # the folder of the SQLite file; the user's data folder if empty
    database_url: str = ""  # another database than SQLite in the data folder
    database_seconds: float = 1.5  # for an answer of PostgreSQL; then the tables that wait for it say so
    redis_url: str = ""  # the bus between several processes; within one, memory does
    host: str = "127.0.0.1"
    port: int = 0  # 0: 8765, or any free one if that is taken
    public_address: str = ""  # https://example.org, if browsers reach the server by another name than its own
    allowed_origins: list[str] = []  # pages of other sites that may speak to this server
    allowed_hosts: list[str] = []  # more names by which browsers may call this server
    trusted_proxies: str = ""  # addresses whose X-Forwarded-For is believed, separated by commas
    static: str = ""  # the folder of the built client; the package's own if empty
    metrics: bool = False  # whether /metrics is there
    log_level: str = "info"

    bot_workers: int = 1
    bot_seconds: float = 30.0  # for one thought of a bot; then it is stopped, and in the end chance chooses for it
    bot_pause: float = 0.7  # at the least between two choices, where a bot makes the second
    reaction_delay_min: float = 1.0  # what is answered by a bot or a standing order in secret takes between these
    reaction_delay_max: float = 2.5
    away_seconds: float = 60.0  # after this a bot may take over
    veto_seconds: float = 259_200.0  # for so long who is away must agree to what is taken back, abandoned or deleted
    idle_seconds: float = 60.0  # after this a table without visitors leaves the memory
    finished_days: float = 0.0  # after these a finished table is deleted; 0: never
    abandoned_days: float = 365.0  # so is one that nobody has played at for so long; 0: never
    snapshot_every: int = 64

    request_seconds: float = 20.0  # until a request is there, and between two pieces of its body
    message_bytes: int = 8_192
    record_bytes: int = 2_000_000
    record_seconds: float = 20.0  # for checking a record that somebody brought along
    messages_per_second: float = 20.0
    messages_at_once: int = 60
    resyncs_per_minute: float = 30.0  # of one connection: how often it may ask for everything it has missed
    resyncs_at_once: int = 10
    queue_bytes: int = 1_000_000  # what waits for a visitor who reads slowly; more, and the connection is cut
    tables_per_minute: float = 20.0  # of one address
    tables_at_once: int = 40
    replays_per_minute: float = 30.0  # and records, of one address
    replays_at_once: int = 20
    sockets_per_seat: int = 16
    chat_lines: int = 500  # of the players of one table
    # Spectators are counted apart: they never take anything from the players.
    spectators_per_table: int = 64
    spectator_messages_per_second: float = 5.0  # of all spectators of one table, on top of each one's own limit
    spectator_messages_at_once: int = 30
    spectator_chat_lines: int = 200


def settings_from(file: Path | None, environment: Mapping[str, str], given: Mapping[str, Any]) -> Settings:
    """Later sources win. SettingsError names what does not fit; OSError if the file cannot be read."""
    values: dict[str, Any] = {}
    if file is not None:
        try:
            values.update(tomllib.loads(file.read_text("utf-8")))
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise SettingsError(str(file), "a TOML file") from error
    kinds = {field.name: field.type for field in msgspec.structs.fields(Settings)}
    for name, kind in kinds.items():
        text = environment.get(PREFIX + name.upper())
        if text is not None:
            values[name] = [part.strip() for part in text.split(",") if part.strip()] if kind == list[str] else text
    values.update({name: value for name, value in given.items() if value is not None})
    for name in values:
        if name not in kinds:
            raise SettingsError(name, f"one of {', '.join(kinds)}")
    return checked(values, kinds)


def checked(values: dict[str, Any], kinds: dict[str, Any]) -> Settings:
    said = {
        str: "a text",
        bool: "true or false",
        int: "a whole number",
        float: "a number",
        list[str]: "a list of texts",
    }
    fitting: dict[str, Any] = {}
    for name, value in values.items():
        try:
            fitting[name] = msgspec.convert(value, kinds[name], strict=not isinstance(value, str))
        except msgspec.ValidationError as error:
            raise SettingsError(name, said[kinds[name]]) from error
        if isinstance(fitting[name], (int, float)) and fitting[name] < 0:
            raise SettingsError(name, "a number from 0 on")
    settings = Settings(**fitting)
    if settings.log_level not in LOG_LEVELS:
        raise SettingsError("log_level", f"one of {', '.join(LOG_LEVELS)}")
    if settings.port > 65_535:
        raise SettingsError("port", "a number from 0 to 65535")
    if settings.reaction_delay_max < settings.reaction_delay_min:
        raise SettingsError("reaction_delay_max", "a number that is not below reaction_delay_min")
    if settings.bot_workers < 1 or settings.snapshot_every < 1:
        raise SettingsError("bot_workers" if settings.bot_workers < 1 else "snapshot_every", "a number from 1 on")
    return settings


def data_folder(settings: Settings) -> Path:
    """Where the tables are, unless a database is named."""
    if settings.data:
        return Path(settings.data)
    home = os.environ.get("XDG_DATA_HOME") or os.environ.get("LOCALAPPDATA") or str(Path.home() / ".local" / "share")
    return Path(home) / "bivouac"


def database_file(settings: Settings) -> Path:
    return data_folder(settings) / "tables.sqlite"


def database_url(settings: Settings) -> str:
    """The address of the database for SQLAlchemy, with the driver this server uses."""
    url = settings.database_url
    if not url:
        return f"sqlite+aiosqlite:///{database_file(settings)}"
    for plain, driver in (("postgresql", "postgresql+asyncpg"), ("postgres", "postgresql+asyncpg"),
                          ("sqlite", "sqlite+aiosqlite")):  # fmt: skip
        if url.startswith(f"{plain}://"):
            return driver + url[len(plain) :]
    if url.startswith(("postgresql+asyncpg://", "sqlite+aiosqlite://")):
        return url
    raise SettingsError("database_url", "postgresql://USER@HOST/NAME or sqlite:///FILE")
