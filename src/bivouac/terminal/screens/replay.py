"""A record looked at: step through it, see it through any seat's eyes, fork a new game from any moment."""

from collections.abc import Sequence
from typing import ClassVar, Final

from textual import events
from textual.binding import Binding, BindingType
from textual.timer import Timer

from bivouac import bots
from bivouac.engine.table import Table
from bivouac.terminal.canvas import Thing
from bivouac.terminal.keeper import Keeper
from bivouac.terminal.reel import Reel
from bivouac.terminal.scene import TableScene, scene_of
from bivouac.terminal.screens.board import BoardScreen
from bivouac.terminal.screens.pages import SeatsPage
from bivouac.terminal.sheet import KeyHint
from bivouac.terminal.sitting import HUMAN, Sitting
from bivouac.terminal.words import say, seat_name, seat_names
from bivouac.text import has_tone, prompt, tone_of
from bivouac.text import say as say_text
from bivouac.text.voice import VOICE


class ReplayScreen(BoardScreen):
    HELP: ClassVar[str] = "help-replay"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right", "step(1)", show=False, priority=True),
        Binding("left", "step(-1)", show=False, priority=True),
        Binding("pagedown", "leap(1)", show=False, priority=True),
        Binding("pageup", "leap(-1)", show=False, priority=True),
        Binding("home", "go(0)", show=False, priority=True),
        Binding("end", "go(-1)", show=False, priority=True),
        Binding("space", "run", show=False),
        Binding("v", "eyes", show=False),
        Binding("f", "fork", show=False),
    ]

    def __init__(self, reel: Reel, keeper: Keeper) -> None:
        super().__init__()
        self.reel: Final = reel
        self.keeper: Final = keeper
        self.running: Timer | None = None

    @property
    def table(self) -> Table:
        return self.reel.table

    def scene(self) -> TableScene | None:
        reel, table, lang = self.reel, self.table, self.lang
        question = prompt(table, reel.reader, lang, seat_names(table.seats, lang))
        following = reel.next_choice()
        if following:
            sentence = VOICE.action(table.game, table.game.actions.index[following], lang)
            question = f"{question} {say(lang, 'replay-next', sentence=sentence)}"
        elif reel.at == reel.length and not table.over:
            question = f"{question} {say(lang, 'replay-unfinished')}"
        return scene_of(
            table,
            reel.reader,
            lang,
            question=question,
            entries=reel.entries(lang),
            news=reel.news(),
            before=reel.whole.fork(reel.at - 1).view(reel.reader) if reel.at else None,
            note=self.note(),
        )

    def note(self) -> str:
        if self.typed:
            return say(self.lang, "typing", n=self.typed)
        reader = self.reel.reader
        who = say_text(self.lang, "spectator") if reader is None else seat_name(reader, self.lang)
        key = "replay-running" if self.running is not None else "replay-at"
        return say(self.lang, key, at=str(self.reel.at), length=str(self.reel.length), player=who)

    def hints(self) -> Sequence[KeyHint]:
        names = [
            ("←", "back", "step(-1)"), ("→", "forward", "step(1)"), ("␣", "run", "run"), ("v", "eyes", "eyes"),
            ("f", "fork", "fork"), ("?", "what", "why"), ("c", "clause", "clause"), ("l", "log", "log"),
            ("r", "rules", "rulebook"), ("d", "piles", "piles"), ("h", "help", "help"), ("q", "leave", "app.leave(0)"),
            ("g", "language", "app.language"), ("t", "colours", "app.colours"),
        ]  # fmt: skip
        if has_tone(self.table.game.name):
            names.append(("w", f"tone-{tone_of(self.lang)}", "app.tone"))
        return [KeyHint(key, say(self.lang, f"key-{word}"), action) for key, word, action in names]

    # -- moving ------------------------------------------------------------------------------------------------------

    def action_step(self, by: int) -> None:
        self.stop_running()
        self.move(self.reel.at + by)

    def action_leap(self, by: int) -> None:
        """Ten choices at once; an open slip is turned instead."""
        if self.slip.is_open:
            self.action_turn_slip(by)
        else:
            self.action_step(10 * by)

    def action_go(self, at: int) -> None:
        self.stop_running()
        self.move(self.reel.length if at < 0 else at)

    def move(self, at: int) -> bool:
        moved = self.reel.go(at)
        self.redraw()
        return moved

    def action_run(self) -> None:
        """Step by itself until the end or until it is stopped."""
        if self.running is not None:
            self.stop_running()
        else:
            self.running = self.set_interval(max(0.05, self.app.pace), self.run_on)
        self.redraw()

    def run_on(self) -> None:
        if not self.move(self.reel.at + 1):
            self.stop_running()
            self.redraw()

    def stop_running(self) -> None:
        if self.running is not None:
            self.running.stop()
            self.running = None

    def on_key(self, event: events.Key) -> None:
        if event.character is not None and event.character in "0123456789":
            event.stop()
            self.type_digit(event.character)

    def most(self) -> int:
        return self.reel.length

    def number_typed(self, number: int) -> None:
        self.action_go(number)

    def action_eyes(self) -> None:
        self.reel.lend_eyes()
        self.redraw()

    def choose_thing(self, thing: Thing) -> None:
        """Nothing is lit in a replay."""

    # -- another game from here --------------------------------------------------------------------------------------

    def action_fork(self) -> None:
        """A new game that begins at this moment; a game that is over has nothing left to choose."""
        self.stop_running()
        if self.table.over:
            self.notify(say(self.lang, "fork-over"), markup=False)
            return
        at = self.reel.at
        reader = 0 if self.reel.reader is None else self.reel.reader
        seats = [HUMAN if seat == reader else bots.best(self.table.game.name) for seat in range(self.table.seats)]

        def begin(seats: list[str] | None) -> None:
            if seats is not None:
                self.app.sit_down(Sitting(self.reel.whole.fork(at), seats), self.keeper.another(), None)

        page = SeatsPage(at, seats, [HUMAN, *bots.names_for(self.table.game.name)], seat_name)
        self.app.push_screen(page, begin)
