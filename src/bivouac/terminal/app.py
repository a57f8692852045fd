"""The table as a program in the terminal: themes, language, signals, and which screen is open."""

import asyncio
import select
import signal
import sys
from contextlib import suppress
from typing import ClassVar, Final

from textual.app import App
from textual.binding import Binding, BindingType

from bivouac.engine.table import Table
from bivouac.lessons.coach import Coach
from bivouac.terminal.keeper import Keeper
from bivouac.terminal.palette import LANTERN, PALETTES
from bivouac.terminal.reel import Reel
from bivouac.terminal.screens.board import BoardScreen
from bivouac.terminal.screens.pages import Leaflet
from bivouac.terminal.screens.play import PlayScreen
from bivouac.terminal.screens.replay import ReplayScreen
from bivouac.terminal.sitting import Sitting
from bivouac.text import LANGUAGES, in_tone, language_of, other_tone, tone_of

PACE: Final = 0.8  # seconds in which a bot's choice can be seen before the next
HUNG_UP_EVERY: Final = 1.0  # seconds between two looks whether the terminal is still there
PATIENCE: Final = 0.9  # seconds in which a second digit may follow the first


class TableApp(App[int]):
    """Opens with a sitting to play or a reel to watch. `sitting` and `keeper` are those of the game that is played when
    it ends: whoever runs the table saves it then. It returns what the program should end with."""

    TITLE = "Bivouac"
    ENABLE_COMMAND_PALETTE = False
    CSS = """
    Toast { background: $card; color: $ink; border-left: outer $ochre; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("q,ctrl+q", "leave(0)", show=False),
        Binding("ctrl+c", "leave(130)", show=False, priority=True),
        Binding("g", "language", show=False),
        Binding("t", "colours", show=False),
        Binding("w", "tone", show=False),
    ]

    def __init__(
        self, lang: str, keeper: Keeper, *, sitting: Sitting | None = None, reel: Reel | None = None,
        coach: Coach | None = None, pace: float = PACE, patience: float = PATIENCE,
    ) -> None:  # fmt: skip
        super().__init__()
        self.lang = lang
        self.keeper = keeper
        self.sitting = sitting
        self.reel: Final = reel
        self.coach: Final = coach
        self.pace: Final = pace
        self.patience: Final = patience
        self.fault: Exception | None = None
        for palette in PALETTES.values():
            self.register_theme(palette.theme)
        self.theme = LANTERN.name

    def on_mount(self) -> None:
        if not self.is_headless:
            self.listen()
        if self.sitting is not None:
            self.push_screen(PlayScreen(self.sitting, self.keeper, self.coach))
        elif self.reel is not None:
            self.push_screen(ReplayScreen(self.reel, self.keeper))

    def listen(self) -> None:
        """A closed window, a polite kill and an interruption from outside leave the table as `q` does."""
        loop = asyncio.get_running_loop()
        for name in ("SIGTERM", "SIGHUP", "SIGINT"):
            with suppress(AttributeError, NotImplementedError, RuntimeError):
                number = getattr(signal, name)
                loop.add_signal_handler(number, self.action_leave, 128 + number)
        self.set_interval(HUNG_UP_EVERY, self.look_for_terminal)

    def look_for_terminal(self) -> None:
        """A terminal that went away without a signal (a lost line) would leave a program that reads from nothing."""
        with suppress(AttributeError, OSError, ValueError):  # not every system can ask
            line = select.poll()
            line.register(sys.stdin.fileno(), 0)
            if any(events & (select.POLLHUP | select.POLLERR | select.POLLNVAL) for _, events in line.poll(0)):
                self.action_leave(128 + signal.SIGHUP)

    def _handle_exception(self, error: Exception) -> None:
        """A fault inside: whoever runs the table keeps the game and says so in one sentence."""
        if self.is_headless:
            super()._handle_exception(error)
        elif self.fault is None:
            self.fault = error
            self.exit(2)

    # -- which screen ------------------------------------------------------------------------------------------------

    def sit_down(self, sitting: Sitting, keeper: Keeper, coach: Coach | None) -> None:
        """Another game at this table."""
        self.sitting, self.keeper = sitting, keeper
        self.switch_screen(PlayScreen(sitting, keeper, coach))

    def see_again(self, table: Table) -> None:
        self.switch_screen(ReplayScreen(Reel(table, 0), self.keeper))

    def close_pages(self, screen: BoardScreen) -> None:
        """Leave nothing open over this screen."""
        while self.screen is not screen and isinstance(self.screen, Leaflet):
            self.pop_screen()

    # -- for every screen --------------------------------------------------------------------------------------------

    def action_leave(self, code: int) -> None:
        self.exit(code)

    def action_language(self) -> None:
        other = LANGUAGES[(LANGUAGES.index(language_of(self.lang)) + 1) % len(LANGUAGES)]
        self.lang = in_tone(other, tone_of(self.lang))
        self.relabel()

    def action_tone(self) -> None:
        self.lang = other_tone(self.lang)
        self.relabel()

    def action_colours(self) -> None:
        names = list(PALETTES)
        self.theme = names[(names.index(self.theme) + 1) % len(names)]
        self.relabel()

    def relabel(self) -> None:
        for screen in self.screen_stack:
            if isinstance(screen, (BoardScreen, Leaflet)):
                screen.relabel()
