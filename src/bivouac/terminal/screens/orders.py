"""The page of standing orders: what a player answers without being asked. Enter changes a line."""

from collections.abc import Callable
from typing import Final

from textual.app import ComposeResult
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from bivouac.engine.orders import order_of
from bivouac.terminal.screens.pages import Leaflet
from bivouac.terminal.sitting import Sitting
from bivouac.terminal.words import say
from bivouac.text import order_line


class OrdersPage(Leaflet[None]):
    def __init__(self, sitting: Sitting, seat: int, changed: Callable[[], None]) -> None:
        super().__init__()
        self.sitting: Final = sitting
        self.seat: Final = seat
        self.changed: Final = changed

    def compose(self) -> ComposeResult:
        with self.page(say(self.lang, "orders-title"), "orders-keys"):
            yield Static(f"{say(self.lang, 'orders-words')}\n", classes="words", markup=False)
            yield OptionList(*self.lines())

    def on_mount(self) -> None:
        self.query_one(OptionList).focus()

    def lines(self) -> list[Option]:
        game, orders = self.sitting.table.game, self.sitting.orders[self.seat]
        return [Option(order_line(game, orders, about, self.lang), id=about) for about in game.orderables]

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        about = event.option_id
        assert about is not None
        game = self.sitting.table.game
        words = game.orderables[about].words
        at = words.index(order_of(game, self.sitting.orders[self.seat], about))
        self.sitting.order(self.seat, about, words[(at + 1) % len(words)])
        self.changed()
        lines = self.query_one(OptionList)
        lines.clear_options()
        lines.add_options(self.lines())
        lines.highlighted = event.option_index
