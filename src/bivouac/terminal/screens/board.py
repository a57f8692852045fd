"""A game on the screen, to be played or only looked at: what both have in common."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.timer import Timer

from bivouac.engine.table import Entry, Table
from bivouac.terminal.asking import askable
from bivouac.terminal.boards import board_of
from bivouac.terminal.canvas import Thing
from bivouac.terminal.scene import TableScene
from bivouac.terminal.screens.pages import HelpPage, LogPage, PilesPage, RulebookPages, WhyPage
from bivouac.terminal.sheet import SIDE_FROM, KeyHint, Sheet, side_width
from bivouac.terminal.slip import Maker, Slip
from bivouac.terminal.telling import Leaf, card_leaf, clause_leaf, what_leaf, why_leaf
from bivouac.terminal.words import say
from bivouac.text.voice import VOICE

if TYPE_CHECKING:
    from bivouac.terminal.app import TableApp

Telling = Callable[[TableScene, Table, Thing], Leaf]


class BoardScreen(Screen[None]):
    """A sheet, and a slip beside it."""

    DEFAULT_CSS = "BoardScreen { layers: base over; background: $paper; color: $ink; }"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "enter", show=False),
        Binding("question_mark", "why", show=False),
        Binding("i", "what", show=False),
        Binding("c", "clause", show=False),
        Binding("l", "log", show=False),
        Binding("r", "rulebook", show=False),
        Binding("d", "piles", show=False),
        Binding("h,f1", "help", show=False),
        Binding("escape", "put_away", show=False),
        Binding("backspace", "erase", show=False),
        Binding("pagedown", "turn_slip(1)", show=False),
        Binding("pageup", "turn_slip(-1)", show=False),
    ]
    HELP: ClassVar[str]
    app: "TableApp"

    def __init__(self) -> None:
        super().__init__()
        self.sheet = Sheet(id="sheet")
        self.slip = Slip()
        self.typed = ""
        self.patience: Timer | None = None
        self.explained: tuple[str, Maker | None] = ("", None)  # what "?" last told of, and the slip that does

    def compose(self) -> ComposeResult:
        yield self.sheet
        yield self.slip

    def on_mount(self) -> None:
        self.sheet.focus()
        self.redraw()

    # -- what a kind of screen says for itself -----------------------------------------------------------------------

    @property
    def table(self) -> Table:
        raise NotImplementedError

    def scene(self) -> TableScene | None:
        """What is in sight now; None where everything is covered."""
        raise NotImplementedError

    def hints(self) -> Sequence[KeyHint]:
        raise NotImplementedError

    def number_typed(self, number: int) -> None:
        """A whole number was typed."""
        raise NotImplementedError

    def most(self) -> int:
        """The largest number that can be typed."""
        raise NotImplementedError

    def choose_thing(self, thing: Thing) -> None:
        """Something lit was chosen."""
        raise NotImplementedError

    # -- showing -----------------------------------------------------------------------------------------------------

    @property
    def lang(self) -> str:
        return self.app.lang

    def redraw(self) -> None:
        if not self.is_mounted:
            return
        self.sheet.show(self.scene(), self.hints(), say(self.lang, "too-small"))

    def relabel(self) -> None:
        """Another language or other colours."""
        self.redraw()
        if self.slip.maker is not None:
            self.open_slip(self.slip.maker)

    def entries(self) -> list[Entry]:
        scene = self.scene()
        return [] if scene is None else list(scene.entries)

    # -- the slip ----------------------------------------------------------------------------------------------------

    def open_slip(self, maker: Maker) -> None:
        self.slip.open(maker, say(self.lang, "slip-close"))
        self.fit_slip()

    def fit_slip(self) -> None:
        """Beside the table: below the log where that has a side of its own, else over the right of the board."""
        if not self.slip.is_open:
            self.sheet.slip_rows = 0
            return
        width, height = self.size
        has_side = width >= SIDE_FROM
        wide = side_width(width) if has_side else min(46, width - 4)
        most = (height - 2) * 2 // 3 if has_side else height - 3
        rows = max(4, min(self.slip.rows_at(wide), most))
        self.slip.styles.width = wide
        self.slip.styles.height = rows
        self.slip.styles.offset = (width - wide, height - 1 - rows if has_side else 1)
        self.sheet.slip_rows = rows if has_side else 0

    def on_resize(self) -> None:
        self.fit_slip()
        self.redraw()

    def action_put_away(self) -> None:
        if self.typed:
            self.forget_typed()
        elif self.slip.is_open:
            self.slip.close()
            self.fit_slip()
        self.redraw()

    def action_turn_slip(self, by: int) -> None:
        self.slip.scroll_relative(y=by * max(1, self.slip.size.height - 1), animate=False)

    def here(self) -> Thing | None:
        return self.sheet.focused_thing

    def answer_with(self, telling: Telling, thing: Thing) -> None:
        """Open a slip that tells of a thing, in whatever language is spoken when it is read."""
        last = self.scene()

        def maker() -> Leaf:
            scene = self.scene() or last
            assert scene is not None
            return telling(scene, self.table, self.sheet.page.named(thing.name) or thing)

        self.open_slip(maker)
        self.redraw()

    def action_why(self) -> None:
        """Of what is pointed at; a second time, or of nothing, of all that somebody may mean."""
        thing = self.here()
        if thing is None or (self.slip.is_open and self.explained == (thing.name, self.slip.maker)):
            self.ask_why()
        else:
            self.answer_with(why_leaf, thing)
            self.explained = (thing.name, self.slip.maker)

    def action_what(self) -> None:
        thing = self.here()
        if thing is not None:
            self.answer_with(what_leaf, thing)

    def ask_why(self) -> None:
        """Choose from what is in hand, in sight, or on everybody's mind."""
        scene = self.scene()
        if scene is None or scene.seat is None:
            return
        game = self.table.game

        keys = askable(game, scene.view, scene.seat, [option.key for option in scene.options])

        def sentences(lang: str) -> list[tuple[str, str]]:
            return [(key, VOICE.action(game, game.actions.index[key], lang)) for key in keys]

        def told(key: str | None) -> None:
            if key:
                title = VOICE.action(game, game.actions.index[key], self.lang)
                self.answer_with(why_leaf, Thing(f"action:{key}", self.sheet.region, title, (), (key,)))

        self.app.push_screen(WhyPage(sentences), told)

    def action_clause(self) -> None:
        """The clause of what is pointed at, if it has one, else of the question."""
        scene = self.scene()
        if scene is None:
            return
        thing = self.here()
        clause, said = scene.prompt_clause, ""
        if thing is not None and thing.options:
            clause, said = scene.options[thing.options[0]].clause, scene.sentences[thing.options[0]]
        elif thing is not None and thing.clause:
            clause, said = thing.clause, thing.told[0] if thing.told else thing.title
        elif thing is not None and thing.card >= 0:
            card = thing.card
            self.open_slip(lambda: card_leaf(scene.game, card, scene.rules, self.lang))
            self.redraw()
            return
        if clause:
            self.open_slip(lambda: clause_leaf(scene.game, clause, said, self.lang))
            self.redraw()

    # -- pages -------------------------------------------------------------------------------------------------------

    def action_log(self) -> None:
        scene = self.scene()
        if scene is not None:
            thing = self.here()
            at = int(thing.name[4:]) if thing is not None and thing.name.startswith("log:") else None
            self.app.push_screen(LogPage(scene.game, self.entries, scene.news, at))

    def action_rulebook(self) -> None:
        scene = self.scene()
        if scene is not None:
            thing = self.here()
            at = scene.prompt_clause if thing is None or not thing.clause else thing.clause
            self.app.push_screen(RulebookPages(scene.game, at))

    def action_piles(self) -> None:
        scene = self.scene()
        if scene is not None and board_of(scene.game).piles(scene):
            self.app.push_screen(PilesPage(lambda: self.scene() or scene))

    def action_help(self) -> None:
        self.app.push_screen(HelpPage(self.table.game.name, self.HELP))

    # -- numbers -----------------------------------------------------------------------------------------------------

    def type_digit(self, digit: str) -> None:
        """A number counts at once when no longer one could follow, else after a moment or with Enter."""
        self.stop_waiting()
        number = int(self.typed + digit)
        if number > self.most():
            self.typed = ""
            self.app.bell()
        elif number * 10 > self.most() and number > 0:
            self.typed = ""
            self.number_typed(number)
            return
        else:
            self.typed = str(number)
            self.patience = self.set_timer(self.app.patience, self.number_ends)
        self.redraw()

    def number_ends(self) -> None:
        number = int(self.typed or "0")
        self.forget_typed()
        if 0 < number <= self.most():
            self.number_typed(number)
        self.redraw()

    def stop_waiting(self) -> None:
        if self.patience is not None:
            self.patience.stop()
            self.patience = None

    def forget_typed(self) -> None:
        self.stop_waiting()
        self.typed = ""

    def action_erase(self) -> None:
        self.forget_typed()
        self.redraw()

    def action_enter(self) -> None:
        thing = self.here()
        if self.typed:
            self.number_ends()
        elif thing is not None and thing.options:
            self.choose_thing(thing)
        elif thing is not None:
            self.answer_with(what_leaf, thing)

    # -- the mouse ---------------------------------------------------------------------------------------------------

    def on_sheet_chosen(self, message: Sheet.Chosen) -> None:
        self.choose_thing(message.thing)

    def on_sheet_asked(self, message: Sheet.Asked) -> None:
        if message.thing.name.startswith("discard:"):
            self.action_piles()
        elif message.thing.name == "prompt":
            self.action_clause()
        else:
            self.answer_with(what_leaf, message.thing)

    async def on_sheet_pressed(self, message: Sheet.Pressed) -> None:
        await self.run_action(message.action)
