"""Tables that nobody comes back to are deleted after a time that the settings name. Who looks in before is told
(sight.notice)."""

import asyncio
import logging
from math import ceil
from typing import TYPE_CHECKING, Final

import msgspec

from bivouac.server.bus import Deleted
from bivouac.server.match import LIVE, Match
from bivouac.server.messages import Closed, Status
from bivouac.server.settings import Settings
from bivouac.server.words import said

if TYPE_CHECKING:
    from bivouac.server.hub import Hub

DAY: Final = 86_400.0
SWEEP_SECONDS: Final = 6 * 3600.0
NOTICE_DAYS: Final = 30  # for so long before it is deleted a table says so
AT_ONCE: Final = 50
log: Final = logging.getLogger("bivouac.hub")


class Saved(msgspec.Struct):
    """As much of a snapshot as tells whether the game is over. The one that ends it is always written."""

    status: Status


def days_left(settings: Settings, match: Match, now: float) -> int:
    """After how many days a table is deleted; 0 if that is far off, or never."""
    days = settings.abandoned_days if match.is_live else settings.finished_days
    left = ceil(days - (now - match.at) / DAY)
    return 0 if days <= 0 or left > NOTICE_DAYS else max(1, left)


async def sweep(hub: "Hub") -> None:
    """Delete what has been kept for long enough, a few at a time."""
    live, finished = hub.settings.abandoned_days, hub.settings.finished_days
    shortest = min([days for days in (live, finished) if days > 0], default=0.0)
    after = ""
    while shortest > 0:
        now = hub.surely()
        found = await hub.store.quiet_since(now - shortest * DAY, after, AT_ONCE)
        for table, last, snapshot in found:
            days = days_of(snapshot, live, finished)
            if days > 0 and last < now - days * DAY:
                await expire(hub, table)
        if len(found) < AT_ONCE:
            return
        after = found[-1][0]
        await asyncio.sleep(0.05)


def days_of(snapshot: bytes, live: float, finished: float) -> float:
    """What cannot be read is kept: somebody may still repair it."""
    try:
        return live if msgspec.json.decode(snapshot, type=Saved).status in LIVE else finished
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return 0.0


async def expire(hub: "Hub", table: str) -> None:
    room = hub.rooms.get(table)
    if room is not None and room.visitors:
        return
    await hub.store.delete(table)
    if room is not None:
        room.close(Closed("deleted", said("deleted")))
    hub.bus.publish(table, Deleted())
    hub.counts["tables_expired"] += 1
    log.info("table expired", extra={"table": table})
