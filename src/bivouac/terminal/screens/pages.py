"""What opens over the table and is closed again: the log, the rulebook, piles, help, small questions."""

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, ClassVar, Final, Generic, TypeVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from bivouac.engine.table import Entry
from bivouac.lessons.coach import Lesson
from bivouac.terminal.boards import Pile, board_of
from bivouac.terminal.scene import TableScene
from bivouac.terminal.slip import leaf_content
from bivouac.terminal.telling import Leaf, card_parts, clause_name, clause_parts
from bivouac.terminal.words import say
from bivouac.text import card_name, clause_text, clauses, objection, section_title
from bivouac.text import say as say_text

if TYPE_CHECKING:
    from bivouac.terminal.app import TableApp

Answer = TypeVar("Answer")


class Leaflet(ModalScreen[Answer], Generic[Answer]):
    """A page over the table. Escape closes it; language and colours can be changed while it is open."""

    DEFAULT_CSS = """
    Leaflet { align: center middle; background: $paper 60%; }
    Leaflet #page {
        width: 96%; max-width: 100; height: auto; max-height: 96%; background: $card; color: $ink;
        border: round $ochre; border-title-color: $ochre; border-title-style: bold; border-subtitle-color: $dim;
        padding: 0 1;
    }
    Leaflet OptionList, Leaflet OptionList:focus {
        height: auto; max-height: 1fr; background: $card; color: $ink; border: none; padding: 0;
        background-tint: $card 0%; scrollbar-size-vertical: 1;
    }
    ListPage #page { height: 96%; }
    ListPage OptionList, ListPage OptionList:focus { height: 1fr; }
    ListPage #more { dock: bottom; }
    Leaflet .words { width: 1fr; height: auto; }
    Leaflet #more { height: auto; max-height: 45%; border-top: solid $lines; overflow-y: auto; }
    Leaflet Input { background: $paper; color: $ink; border: round $lines; height: 3; }
    Leaflet Input:focus { border: round $verdigris; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "close", show=False),
        Binding("g", "app.language", show=False),
        Binding("t", "app.colours", show=False),
        Binding("w", "app.tone", show=False),
        Binding("ctrl+q", "app.leave(0)", show=False),
        Binding("ctrl+c", "app.leave(130)", show=False, priority=True),
    ]

    app: "TableApp"

    @property
    def lang(self) -> str:
        return self.app.lang

    def page(self, title: str, subtitle_key: str = "page-close") -> Vertical:
        vertical = Vertical(id="page")
        vertical.border_title = title
        vertical.border_subtitle = say(self.lang, subtitle_key)
        return vertical

    def action_close(self) -> None:
        self.dismiss(None)

    def relabel(self) -> None:
        self.refresh(recompose=True)


class ListPage(Leaflet[None]):
    """Lines to move along."""

    def lines(self) -> Sequence[Option | None]:
        raise NotImplementedError

    def start(self) -> int | None:
        """The line to begin at; None for the first."""
        return None

    def on_mount(self) -> None:
        self.begin()

    def begin(self) -> None:
        lines = self.query_one(OptionList)
        lines.focus()
        start = self.start()
        if start is not None and lines.option_count:
            lines.highlighted = start
            self.call_after_refresh(lines.scroll_to_highlight)

    def relabel(self) -> None:
        super().relabel()
        self.call_after_refresh(self.begin)


class DetailPage(ListPage):
    """Lines with more about the one under the cursor below them."""

    def heading(self) -> str:
        raise NotImplementedError

    def more(self, key: str) -> Content:
        raise NotImplementedError

    def compose(self) -> ComposeResult:
        with self.page(self.heading()):
            yield OptionList(*self.lines())
            yield Static(id="more")

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        key = event.option.id or ""
        self.query_one("#more", Static).update(self.more(key) if key else Content(""))


class LogPage(DetailPage):
    """The whole log; the clause behind the line under the cursor stands below it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("l", "close", show=False)]

    def __init__(self, game: str, entries: Callable[[], Sequence[Entry]], news: int, at: int | None = None) -> None:
        super().__init__()
        self.game: Final = game
        self.entries: Final = entries
        self.news: Final = news
        self.at: Final = at

    def heading(self) -> str:
        return say(self.lang, "log-title")

    def lines(self) -> Sequence[Option | None]:
        entries = self.entries()
        first_new = len(entries) - self.news
        return [
            Option(Content.assemble(("• ", "bold") if i >= first_new else "  ", entry.text), id=str(i))
            for i, entry in enumerate(entries)
        ]

    def start(self) -> int | None:
        return len(self.entries()) - 1 if self.at is None else self.at

    def more(self, key: str) -> Content:
        clause = self.entries()[int(key)].clause
        return leaf_content(Leaf("", tuple(clause_parts(self.game, clause, self.lang))))


class RulebookPages(ListPage):
    """All clauses by section; what is typed above narrows them down."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("slash", "search", show=False),
        Binding("left", "section(-1)", show=False),
        Binding("right", "section(1)", show=False),
        Binding("r", "close", show=False),
    ]

    def __init__(self, game: str, at: str = "") -> None:
        super().__init__()
        self.game: Final = game
        self.at: Final = at
        self.wanted = ""

    def compose(self) -> ComposeResult:
        with self.page(say(self.lang, "rules-title"), "rules-keys"):
            yield Input(value=self.wanted, placeholder=say(self.lang, "rules-search"))
            yield OptionList(*self.lines())
            yield Static(say_text(self.lang, "ruling-legend"), id="more", markup=False)

    def lines(self) -> Sequence[Option | None]:
        lines: list[Option | None] = []
        section = ""
        wanted = self.wanted.casefold()
        for clause in clauses(self.game):
            text = clause_text(self.game, clause.id, self.lang)
            if wanted and wanted not in text.casefold() and wanted not in clause.id:
                continue
            if clause.section != section:
                section = clause.section
                head = section_title(self.game, section, self.lang)
                lines.append(Option(Content.assemble((head, "bold $verdigris")), disabled=True))
            said = [text, objection(self.game, clause.id, self.lang)]
            name = (f"§ {clause_name(self.game, clause.id)}", "bold")
            lines.append(Option(Content.assemble(name, *(f"\n{part}" for part in said if part)), id=clause.id))
        return lines or [Option(say(self.lang, "rules-none"), disabled=True)]

    def start(self) -> int | None:
        lines = self.query_one(OptionList)
        ids = [option.id for option in lines.options]
        return ids.index(self.at) if self.at in ids else next((i for i, name in enumerate(ids) if name), None)

    def on_input_changed(self, event: Input.Changed) -> None:
        if event.value == self.wanted:
            return
        self.wanted = event.value
        lines = self.query_one(OptionList)
        lines.clear_options()
        lines.add_options(self.lines())

    def on_input_submitted(self) -> None:
        self.begin()

    def action_search(self) -> None:
        self.query_one(Input).focus()

    def action_section(self, by: int) -> None:
        """To the first clause of the section before or after."""
        lines = self.query_one(OptionList)
        heads = [i for i, option in enumerate(lines.options) if option.disabled]
        at = lines.highlighted or 0
        if by > 0:
            lines.highlighted = next((head + 1 for head in heads if head > at), at)
        else:
            before = [head for head in heads if head < at - 1]
            lines.highlighted = (before[-1] + 1) if before else 1


class PilesPage(DetailPage):
    """Piles that everybody may look through, the top first; the card under the cursor stands below."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("d", "close", show=False)]

    def __init__(self, scene: Callable[[], TableScene]) -> None:
        super().__init__()
        self.scene: Final = scene

    def heading(self) -> str:
        return say(self.lang, "piles-title")

    def piles(self) -> list[Pile]:
        return board_of(self.scene().game).piles(self.scene())

    def lines(self) -> Sequence[Option | None]:
        lines: list[Option | None] = []
        for pile in self.piles():
            lines.append(Option(Content.assemble((pile.title, "bold $verdigris")), disabled=True))
            for card, alike in groupby(reversed(pile.cards)):
                copies = len(list(alike))
                name = card_name(self.scene().game, card, self.lang)
                more = f" ×{copies}" if copies > 1 else ""
                lines.append(Option(f"  {name}{more}", id=f"line-{len(lines)}-{card}"))
        return lines or [Option(say(self.lang, "piles-none"), disabled=True)]

    def start(self) -> int | None:
        options = self.query_one(OptionList).options
        return next((i for i, option in enumerate(options) if not option.disabled), None)

    def more(self, key: str) -> Content:
        scene = self.scene()
        return leaf_content(
            Leaf("", tuple(card_parts(scene.game, int(key.rpartition("-")[2]), scene.rules, self.lang)))
        )


class HelpPage(Leaflet[None]):
    """What the keys do and what the signs mean."""

    DEFAULT_CSS = "HelpPage #page { width: 100%; overflow-y: auto; scrollbar-size-vertical: 1; }"

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("h,f1,enter", "close", show=False),
        Binding("down,pagedown", "turn(1)", show=False),
        Binding("up,pageup", "turn(-1)", show=False),
    ]

    def __init__(self, game: str, key: str) -> None:
        super().__init__()
        self.game: Final = game
        self.key: Final = key

    def compose(self) -> ComposeResult:
        with self.page(say(self.lang, "help-title")):
            yield Static(say(self.lang, self.key), classes="words", markup=False)
            for line in board_of(self.game).legend(self.lang):
                yield Static(f"\n{line}", classes="words", markup=False)

    def action_turn(self, by: int) -> None:
        self.query_one("#page").scroll_relative(y=4 * by, animate=False)


class GameMenu(Leaflet[int]):
    """One of several: what can be done with one thing."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(str(n), f"pick({n})", show=False) for n in range(1, 10)
    ]  # fmt: skip

    def __init__(self, title: Callable[[str], str], lines: Callable[[str], Sequence[str]]) -> None:
        super().__init__()
        self.heading: Final = title
        self.lines: Final = lines

    def compose(self) -> ComposeResult:
        with self.page(self.heading(self.lang)):
            yield self.choices()

    def choices(self) -> OptionList:
        lines = enumerate(self.lines(self.lang), 1)
        return OptionList(
            *(Option(Content.assemble((f" {n} ", "$on-badge on $badge"), f" {line}")) for n, line in lines)
        )  # fmt: skip

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option_index)

    def action_pick(self, number: int) -> None:
        if number <= len(self.lines(self.lang)):
            self.dismiss(number - 1)


class WhyPage(Leaflet[str]):
    """What somebody may want to do and cannot do now, to ask why."""

    def __init__(self, sentences: Callable[[str], Sequence[tuple[str, str]]]) -> None:
        super().__init__()
        self.sentences: Final = sentences
        self.wanted = ""

    def compose(self) -> ComposeResult:
        with self.page(say(self.lang, "why-title")):
            yield Input(value=self.wanted, placeholder=say(self.lang, "why-search"))
            yield OptionList(*self.options())

    def options(self) -> list[Option]:
        wanted = self.wanted.casefold()
        return [Option(said, id=key) for key, said in self.sentences(self.lang) if wanted in said.casefold()]

    def on_mount(self) -> None:
        self.query_one(Input).focus()

    def on_input_changed(self, event: Input.Changed) -> None:
        self.wanted = event.value
        lines = self.query_one(OptionList)
        lines.clear_options()
        lines.add_options(self.options())

    def on_input_submitted(self) -> None:
        lines = self.query_one(OptionList)
        if lines.option_count == 1:
            self.dismiss(lines.get_option_at_index(0).id)
        elif lines.option_count:
            lines.focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option_id)


class LessonPage(Leaflet[None]):
    """Something new, before the question; its clause opens on demand."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "close", show=False),
        Binding("c", "clause", show=False),
    ]

    def __init__(self, game: str, lesson: Lesson) -> None:
        super().__init__()
        self.game: Final = game
        self.lesson: Final = lesson
        self.shows_clause = False

    def compose(self) -> ComposeResult:
        with self.page(self.lesson.title(self.lang), "lesson-keys"):
            yield Static(self.lesson.text(self.lang), classes="words", markup=False)
            if self.shows_clause:
                parts = tuple(clause_parts(self.game, self.lesson.clause, self.lang))
                yield Static(Content("\n") + leaf_content(Leaf("", parts)), classes="words")

    def action_clause(self) -> None:
        self.shows_clause = not self.shows_clause
        self.relabel()


class AskPage(Leaflet[str]):
    """A line to type."""

    def __init__(self, title_key: str, value: str, problem: Callable[[str], str] = lambda lang: "") -> None:
        super().__init__()
        self.title_key: Final = title_key
        self.value = value
        self.problem: Final = problem

    def compose(self) -> ComposeResult:
        with self.page(say(self.lang, self.title_key)):
            if self.problem(self.lang):
                yield Static(self.problem(self.lang), classes="words", markup=False)
            yield Input(value=self.value)

    def on_mount(self) -> None:
        self.query_one(Input).focus()

    def on_input_changed(self, event: Input.Changed) -> None:
        self.value = event.value

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip() or None)


class SeatsPage(Leaflet[list[str]]):
    """Who sits where in a new game: Enter changes a seat, the last line begins."""

    def __init__(self, at: int, seats: Sequence[str], known: Sequence[str], player: Callable[[int, str], str]) -> None:
        super().__init__()
        self.at: Final = at
        self.seats: Final = list(seats)
        self.known: Final = known
        self.player: Final = player

    def compose(self) -> ComposeResult:
        with self.page(say(self.lang, "fork-title", at=self.at)):
            yield OptionList(*self.lines())

    def lines(self) -> list[Option]:
        lines = [
            Option(say(self.lang, "fork-seat", player=self.player(seat, self.lang), who=self.who(name)))
            for seat, name in enumerate(self.seats)
        ]
        return [*lines, Option(Content.assemble((say(self.lang, "fork-begin"), "bold $verdigris")))]

    def who(self, name: str) -> str:
        return say(self.lang, "human") if name == "human" else say(self.lang, "bot", bot=name)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        at = event.option_index
        if at == len(self.seats):
            self.dismiss(self.seats)
            return
        self.seats[at] = self.known[(self.known.index(self.seats[at]) + 1) % len(self.known)]
        lines = self.query_one(OptionList)
        lines.clear_options()
        lines.add_options(self.lines())
        lines.highlighted = at


class Cover(Leaflet[None]):
    """Nothing but whose turn it is to look."""

    DEFAULT_CSS = """
    Cover { background: $paper; }
    Cover #page { width: 60; padding: 1 2; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "close", show=False),
        Binding("escape", "stay", show=False),
        Binding("q", "app.leave(0)", show=False),
    ]

    def __init__(self, player: Callable[[str], str]) -> None:
        super().__init__()
        self.player: Final = player

    def compose(self) -> ComposeResult:
        with self.page(self.player(self.lang), "cover-keys"):
            yield Static(say(self.lang, "cover", player=self.player(self.lang)), classes="words", markup=False)

    def action_stay(self) -> None:
        """Escape uncovers nothing."""
