"""A table under test: the app with a pilot at its keys, and everything that it shows as text."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from textual.pilot import Pilot
from textual.widgets import Input, OptionList, Static

import bivouac
from bivouac.engine.table import SEAT_BITS, Table
from bivouac.lessons.coach import Coach
from bivouac.terminal.app import TableApp
from bivouac.terminal.canvas import Thing
from bivouac.terminal.keeper import Unable
from bivouac.terminal.reel import Reel
from bivouac.terminal.screens.board import BoardScreen
from bivouac.terminal.screens.play import PlayScreen
from bivouac.terminal.screens.replay import ReplayScreen
from bivouac.terminal.sitting import Sitting

LONGEST = 30.0  # seconds until a test gives up


class NoRoom(Unable):
    def say(self, lang: str) -> str:
        return f"No room here ({lang})."


class Memory:
    """Keeps games in lists; a record in a file called "full" cannot be kept."""

    def __init__(self) -> None:
        self.saves: list[str] = []
        self.records: dict[str, str] = {}
        self.finished = 0

    def autosave(self, sitting: Sitting) -> None:
        self.saves.append(sitting.saved())

    def save(self, sitting: Sitting) -> str:
        self.autosave(sitting)
        return "game.json"

    def finish(self, sitting: Sitting) -> str:
        self.finished += 1
        return ""

    def record(self, sitting: Sitting, name: str) -> str:
        if name == "full":
            raise NoRoom
        self.records[name] = sitting.record()
        return name

    def another(self) -> "Memory":
        return self

    def last(self) -> dict[str, Any]:
        data: dict[str, Any] = json.loads(self.saves[-1])
        return data


class Desk:
    def __init__(self, app: TableApp, pilot: Pilot[int], keeper: Memory) -> None:
        self.app = app
        self.pilot = pilot
        self.keeper = keeper

    # -- looking -----------------------------------------------------------------------------------------------------

    @property
    def board(self) -> BoardScreen:
        return next(screen for screen in self.app.screen_stack if isinstance(screen, BoardScreen))

    @property
    def play(self) -> PlayScreen:
        assert isinstance(self.board, PlayScreen)
        return self.board

    @property
    def replay(self) -> ReplayScreen:
        assert isinstance(self.board, ReplayScreen)
        return self.board

    @property
    def table(self) -> Table:
        return self.board.table

    @property
    def choices(self) -> list[str]:
        """The keys of what was chosen so far."""
        return [self.table.game.actions.keys[step >> SEAT_BITS] for step in self.table.history]

    def page(self) -> str:
        """What the sheet shows."""
        return self.board.sheet.page.canvas.said()

    def slip(self) -> str:
        return f"{self.board.slip.border_title}\n{self.board.slip.query_one('#leaf', Static).content}"

    def over_it(self) -> str:
        """What the page over the table shows."""
        page = self.app.screen.query_one("#page")
        parts = [str(page.border_title), str(page.border_subtitle)]
        parts += [str(static.content) for static in page.query(Static)]
        parts += [str(option.prompt) for options in page.query(OptionList) for option in options.options]
        parts += [line.value for line in page.query(Input)]
        return "\n".join(parts)

    def everything(self) -> str:
        """All text in any widget of any screen, notices included, and what the window shows as a whole."""
        parts = [self.app.export_screenshot(simplify=True)]
        for screen in self.app.screen_stack:
            for widget in screen.walk_children():
                parts += [str(getattr(widget, name, "")) for name in ("border_title", "border_subtitle", "content")]
                if isinstance(widget, OptionList):
                    parts += [str(option.prompt) for option in widget.options]
            if isinstance(screen, BoardScreen):
                parts.append(screen.sheet.page.canvas.said())
                parts += [f"{thing.title} {thing.told}" for thing in screen.sheet.page.things]
        parts += [notification.message for notification in self.app._notifications]
        return "\n".join(parts)

    def thing(self, name: str) -> Thing:
        found = self.board.sheet.page.named(name)
        assert found is not None, f"{name} is not among {[thing.name for thing in self.board.sheet.page.things]}"
        return found

    def number(self, key: str) -> str:
        """The number to type for an option."""
        return str([option.key for option in self.play.options()].index(key) + 1)

    # -- doing -------------------------------------------------------------------------------------------------------

    async def until(self, condition: Callable[[], object]) -> None:
        end = asyncio.get_running_loop().time() + LONGEST
        while not condition():
            assert asyncio.get_running_loop().time() < end, f"nothing came of it:\n{self.page()}"
            await asyncio.sleep(0.005)

    async def settle(self) -> None:
        """Until somebody is asked something, or something lies over the table."""
        await self.pilot.pause()
        await self.until(lambda: any(isinstance(screen, BoardScreen) for screen in self.app.screen_stack))
        await self.until(
            lambda: (
                self.app.screen is not self.board
                or not isinstance(self.board, PlayScreen)
                or self.board.asked is not None
                or self.board.table.over
            )
        )

    async def press(self, *keys: str) -> None:
        for key in keys:
            await self.pilot.press(key)
            await self.settle()

    async def choose(self, *keys: str) -> None:
        """Type the numbers of these options, one question after another."""
        for key in keys:
            await self.press(*self.number(key))

    async def point(self, name: str) -> None:
        """Move there; that Tab goes everywhere is a test of its own."""
        thing = self.thing(name)
        assert thing.stops, f"no key stops at {name}"
        self.board.sheet.move_to(thing)
        await self.pilot.pause()

    async def click(self, name: str) -> None:
        region = self.thing(name).region
        await self.pilot.click("#sheet", offset=(region.x + region.width // 2, region.y + region.height // 2))
        await self.settle()


@asynccontextmanager
async def desk(
    table: Table | None = None, seats: str = "human,random", *, lang: str = "en", size: tuple[int, int] = (80, 24),
    reel: Reel | None = None, coach: Coach | None = None, patience: float = 0.05, pace: float = 0, **options: Any,
) -> AsyncIterator[Desk]:  # fmt: skip
    """A new game with seed 5 in which the first seat begins, unless another table or a reel is given."""
    if table is None and reel is None:
        table = bivouac.new("altiplano", seed=5, **{"first": "0", **options})
    keeper = Memory()
    sitting = None if table is None else Sitting(table, seats.split(","))
    app = TableApp(lang, keeper, sitting=sitting, reel=reel, coach=coach, pace=pace, patience=patience)
    async with app.run_test(size=size) as pilot:
        at = Desk(app, pilot, keeper)
        await at.settle()
        yield at


def runs(test: Callable[[], Awaitable[None]]) -> Callable[[], None]:
    """A test that is a coroutine."""

    def run() -> None:
        asyncio.run(asyncio.wait_for(test(), 2 * LONGEST))  # type: ignore[arg-type]

    run.__name__ = test.__name__
    run.__doc__ = test.__doc__
    run.__module__ = test.__module__
    return run
