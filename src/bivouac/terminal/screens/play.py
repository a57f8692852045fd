"""A game being played: who is asked, what was answered, and what happens in between."""

import asyncio
from collections.abc import Sequence
from time import monotonic
from typing import ClassVar, Final

from textual import events, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Static

import bivouac
from bivouac.engine.actions import PASS
from bivouac.engine.table import Option, Table
from bivouac.lessons.coach import Coach
from bivouac.terminal.canvas import Thing
from bivouac.terminal.keeper import Keeper, Unable
from bivouac.terminal.scene import TableScene, options_in_words, scene_of
from bivouac.terminal.screens.board import BoardScreen
from bivouac.terminal.screens.orders import OrdersPage
from bivouac.terminal.screens.pages import AskPage, Cover, GameMenu, Leaflet, LessonPage
from bivouac.terminal.sheet import KeyHint
from bivouac.terminal.sitting import Sitting
from bivouac.terminal.words import say, seat_name, seat_names
from bivouac.text import clause_text, has_tone, player, prompt, tone_of

UNDO: Final = -1  # an answer that is no option
BREATH: Final = 0.4  # seconds after a page has closed in which its Enter, pressed twice, chooses nothing


class PlayScreen(BoardScreen):
    HELP: ClassVar[str] = "help"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u", "undo", show=False),
        Binding("s", "save", show=False),
        Binding("space", "hurry", show=False),
        Binding("e", "end", show=False),
        Binding("o", "orders", show=False),
    ]

    def __init__(self, sitting: Sitting, keeper: Keeper, coach: Coach | None) -> None:
        super().__init__()
        self.sitting: Final = sitting
        self.keeper: Final = keeper
        self.coach: Final = coach
        self.asked: int | None = None
        self.told: list[str] = []  # what the lessons at the last question spoke of
        self.is_window = False  # asked for form's sake: this seat has nothing to answer with
        self.is_covered = sitting.is_shared
        self.answer: asyncio.Future[int] | None = None
        self.hurry: Final = asyncio.Event()
        self.page_closed = 0.0  # when the last page that had to be read was closed
        self.kept = ""
        self.problem: Unable | None = None

    def on_mount(self) -> None:
        self.course()  # what every board does when it is mounted, Textual has done already

    @property
    def table(self) -> Table:
        return self.sitting.table

    # -- what is seen ------------------------------------------------------------------------------------------------

    @property
    def reader(self) -> int | None:
        return None if self.table.over and self.sitting.is_shared else self.sitting.looking

    def options(self) -> tuple[Option, ...]:
        if self.asked is None:
            return ()
        if self.is_window:
            return (Option(self.table.game, PASS),)
        return tuple(self.table.options_of(self.asked))

    def scene(self) -> TableScene | None:
        if self.is_covered:
            return None
        table, reader, lang = self.table, self.reader, self.lang
        options = self.options()
        advice = reminder = None
        if self.coach is not None and self.asked is not None and not self.is_window:
            advice, reminder = self.coach.advice(table, self.asked), self.coach.reminder(self.asked)
        entries = self.sitting.entries(reader, lang)
        return scene_of(
            table,
            reader,
            lang,
            who=self.sitting.seats,
            question=say(lang, "window") if self.is_window else self.ending() if table.over else "",
            options=options,
            entries=entries,
            news=len(entries) - self.sitting.unread(reader),
            before=None if reader is None else self.sitting.seen.get(reader),
            advice=advice,
            reminder=reminder,
            told=self.told,
            note=self.note(),
        )

    def ending(self) -> str:
        names = seat_names(self.table.seats, self.lang)
        return f"{prompt(self.table, self.reader, self.lang, names)} {say(self.lang, 'end-hint')}"

    def note(self) -> str:
        """At the right of the headline: a number being typed, else whose turn it is to choose."""
        if self.typed:
            return say(self.lang, "typing", n=self.typed)
        if self.table.over:
            return say(self.lang, "over")
        if self.asked is not None:
            return say(self.lang, "yours") if not self.sitting.is_shared else seat_name(self.asked, self.lang)
        return say(self.lang, "theirs")

    def hints(self) -> Sequence[KeyHint]:
        over, asked = self.table.over, self.asked
        names = (
            (over, "e", "end", "end"),
            (True, "?", "why", "why"),
            (asked is not None and self.table.can_undo(asked), "u", "undo", "undo"),
            (asked is None and not over, "␣", "hurry", "hurry"),
            (True, "c", "clause", "clause"),
            (True, "l", "log", "log"),
            (True, "r", "rules", "rulebook"),
            (True, "d", "piles", "piles"),
            (True, "h", "help", "help"),
            (True, "q", "leave" if over else "quit", "app.leave(0)"),
            (True, "g", "language", "app.language"),
            (True, "t", "colours", "app.colours"),
            (has_tone(self.table.game.name), "w", f"tone-{tone_of(self.lang)}", "app.tone"),
            (not over, "s", "save", "save"),
            (True, "i", "card", "what"),
            (self.can_order, "o", "orders", "orders"),
        )
        return [KeyHint(key, say(self.lang, f"key-{word}"), action) for shown, key, word, action in names if shown]

    # -- the course of the game --------------------------------------------------------------------------------------

    @work
    async def course(self) -> None:
        """Ask one seat after another until the game is over."""
        while not self.table.over:
            seat = self.sitting.next_seat()
            if seat in self.sitting.bots:
                await self.bot_turn(seat)
            else:
                await self.human_turn(seat)
        await self.finish()

    async def bot_turn(self, seat: int) -> None:
        """A bot thinks beside the window, which stays awake; what it did before can be seen for a moment."""
        self.asked = None
        self.redraw()
        thinking = asyncio.get_running_loop().run_in_executor(None, self.sitting.bot_choice, seat)
        await self.pause()
        await self.choose(seat, await thinking)

    async def pause(self) -> None:
        if self.app.pace > 0 and not self.hurry.is_set():
            try:
                await asyncio.wait_for(self.hurry.wait(), self.app.pace)
            except TimeoutError:
                return

    async def human_turn(self, seat: int) -> None:
        self.hurry.clear()
        if self.is_covered or (self.sitting.looking != seat and not self.sitting.is_for_all):
            await self.cover(seat)
        await self.teach(seat)
        chosen = await self.ask(seat)
        if chosen == UNDO:
            self.sitting.undo(seat)
            self.keeper.autosave(self.sitting)
        else:
            await self.choose(seat, chosen)

    async def ask(self, seat: int, is_window: bool = False) -> int:
        """Wait for this seat's answer: the number of an action, or UNDO."""
        self.asked, self.is_window = seat, is_window
        self.answer = asyncio.get_running_loop().create_future()
        self.redraw()
        try:
            return await self.answer
        finally:
            self.asked, self.is_window, self.answer = None, False, None
            self.forget_typed()

    async def choose(self, seat: int, action: int) -> None:
        unable = self.sitting.choose(seat, action)
        if self.sitting.humans and not self.table.over:
            self.keeper.autosave(self.sitting)
        if self.sitting.is_shared:
            for other in unable:
                await self.cover(other)
                await self.ask(other, is_window=True)
        self.redraw()

    async def cover(self, seat: int) -> None:
        """Take everything off the screen until the next player says that nobody else looks."""
        self.is_covered = True
        self.asked = None
        self.slip.close()
        self.fit_slip()
        self.redraw()
        self.app.close_pages(self)
        self.app.clear_notifications()
        await self.read_page(Cover(lambda lang: player(seat, lang, None)))
        self.sitting.looking = seat
        self.is_covered = False
        self.redraw()

    async def teach(self, seat: int) -> None:
        if self.coach is None:
            return
        lessons = self.coach.lessons(self.table, seat)
        self.told = [mark for lesson in lessons for mark in lesson.marks]
        if lessons:
            self.redraw()
            self.app.close_pages(self)
        for lesson in lessons:
            await self.read_page(LessonPage(self.table.game.name, lesson))

    async def read_page(self, page: Leaflet[None]) -> None:
        await self.app.push_screen_wait(page)
        self.page_closed = monotonic()

    # -- answers -----------------------------------------------------------------------------------------------------

    def on_key(self, event: events.Key) -> None:
        if event.character is not None and event.character in "0123456789" and self.asked is not None:
            event.stop()
            self.type_digit(event.character)

    def action_enter(self) -> None:
        if monotonic() - self.page_closed >= min(BREATH, self.app.pace):
            super().action_enter()

    def most(self) -> int:
        return len(self.options())

    def number_typed(self, number: int) -> None:
        self.answer_with_option(number - 1)

    def answer_with_option(self, i: int) -> None:
        options = self.options()
        if self.answer is not None and not self.answer.done() and i < len(options):
            self.slip.close()
            self.fit_slip()
            self.answer.set_result(options[i].id)

    def choose_thing(self, thing: Thing) -> None:
        """Do the one thing that can be done with it, or ask which."""
        if len(thing.options) == 1:
            self.answer_with_option(thing.options[0])
            return
        table, options = self.table, self.options()
        those = tuple(options[i] for i in thing.options)

        def picked(n: int | None) -> None:
            if n is not None and self.table is table:
                self.answer_with_option(thing.options[n])

        self.app.push_screen(
            GameMenu(lambda lang: thing.title, lambda lang: options_in_words(table, those, lang)), picked
        )

    def action_undo(self) -> None:
        if self.asked is None or self.answer is None or self.answer.done():
            return
        if self.is_window or not self.table.can_undo(self.asked):
            self.notify(say(self.lang, "no-undo"), markup=False)
        else:
            self.answer.set_result(UNDO)

    def action_hurry(self) -> None:
        if self.asked is None:
            self.hurry.set()

    def action_save(self) -> None:
        if self.table.over:
            return
        try:
            self.notify(say(self.lang, "saved", file=self.keeper.save(self.sitting)), markup=False)
        except Unable as problem:
            self.notify(problem.say(self.lang), severity="error", markup=False)

    @property
    def can_order(self) -> bool:
        return not self.table.over and bool(self.table.game.orderables) and self.sitting.looking is not None

    def action_orders(self) -> None:
        """What the player who looks has ordered in advance."""
        seat = self.sitting.looking
        if seat is not None and self.can_order and not self.is_covered:
            self.app.push_screen(OrdersPage(self.sitting, seat, lambda: self.keeper.autosave(self.sitting)))

    # -- the end -----------------------------------------------------------------------------------------------------

    async def finish(self) -> None:
        self.is_covered = False
        try:
            self.kept = self.keeper.finish(self.sitting)
        except Unable as problem:
            self.problem = problem
        self.redraw()
        if self.reader is not None:
            await self.teach(self.reader)
        self.action_end()

    def end_title(self, lang: str) -> str:
        return prompt(self.table, self.reader, lang, seat_names(self.table.seats, lang))

    def end_lines(self, lang: str) -> list[str]:
        return [say(lang, f"end-{word}") for word in ("record", "again", "replay", "look", "leave")]

    def action_end(self) -> None:
        """What next: keep the record, another game, see it again, or leave."""
        result = self.table.result
        if result is None:
            return
        self.app.push_screen(EndPage(self), self.ended)

    def ended(self, n: int | None) -> None:
        if n == 0:
            self.ask_for_record()
        elif n == 1:
            self.play_again()
        elif n == 2:
            self.app.see_again(self.table.fork())
        elif n == 4:
            self.app.action_leave(0)

    def ask_for_record(self, problem: Unable | None = None, value: str = "") -> None:
        name = value or f"{self.table.game.name}-{len(self.table.history)}.json"

        def told(lang: str) -> str:
            return "" if problem is None else problem.say(lang)

        self.app.push_screen(AskPage("record-title", name, told), self.keep_record)

    def keep_record(self, name: str | None) -> None:
        if not name:
            self.action_end()
            return
        try:
            self.kept = self.keeper.record(self.sitting, name)
        except Unable as problem:
            self.ask_for_record(problem, name)
            return
        self.problem = None
        self.notify(say(self.lang, "kept", file=self.kept), markup=False)
        self.action_end()

    def play_again(self) -> None:
        table = bivouac.new(self.table.game.name, players=self.table.seats, seed=None, **self.table.rules)
        self.app.sit_down(Sitting(table, self.sitting.seats), self.keeper.another(), self.coach)


class EndPage(GameMenu):
    """Who won, by which clause, and what next."""

    def __init__(self, screen: PlayScreen) -> None:
        super().__init__(screen.end_title, screen.end_lines)
        self.play: Final = screen

    def compose(self) -> ComposeResult:
        result = self.play.table.result
        assert result is not None
        game = self.play.table.game.name
        with self.page(say(self.lang, "over")):
            yield Static(self.play.end_title(self.lang), classes="words", markup=False)
            text = say(self.lang, "end-why", clause=result.why, text=clause_text(game, result.why, self.lang))
            yield Static(f"{text}\n", classes="words", markup=False)
            if self.play.kept:
                yield Static(say(self.lang, "kept", file=self.play.kept), classes="words", markup=False)
            if self.play.problem is not None:
                yield Static(self.play.problem.say(self.lang), classes="words", markup=False)
            yield self.choices()
