"""Standing orders: what a seat answers without being asked. They live with the seat, never in the state.

Whether a seat is asked in a window depends on its orders and on what everybody knows. The hand has no say in it: else
the time that an answer takes would tell what somebody holds.
"""

from typing import Final

from bivouac.engine.actions import PASS
from bivouac.engine.game import Game, Orders
from bivouac.engine.life import Window
from bivouac.engine.state import State

ASK: Final = "ask"
MATTERS: Final = "matters"  # ask where it concerns the seat (`Game.matters`)
NEVER: Final = "never"
NOT_ORDERED: Final = -1


def order_of(game: Game, orders: Orders, about: str) -> str:
    """What holds for this: what was ordered, else the default."""
    return orders[about] if about in orders else game.orderables[about].default


def with_order(game: Game, orders: Orders, about: str, word: str) -> Orders:
    """The orders with another one among them; a ValueError says what can be ordered."""
    if about not in game.orderables:
        known = f"it knows: {', '.join(game.orderables)}" if game.orderables else "it knows none"
        raise ValueError(f"{game.name} knows no order about {about!r}; {known}")
    orderable = game.orderables[about]
    if word not in orderable.words:
        raise ValueError(f"{about}: expected {' or '.join(orderable.words)}, got {word!r}")
    others = {key: other for key, other in orders.items() if key != about}
    return others if word == orderable.default else {**others, about: word}


def known_orders(game: Game, orders: Orders) -> Orders:
    """Those of the orders that this game knows: they may have been given under other rules, or in a damaged file."""
    known: Orders = {}
    for about, word in orders.items():
        if about in game.orderables and word in game.orderables[about].words:
            known = with_order(game, known, about, word)
    return known


def asking_orders(game: Game) -> Orders:
    """Orders to be asked at every moment."""
    orders: Orders = {}
    for about, orderable in game.orderables.items():
        if NEVER in orderable.words and ASK in orderable.words:
            orders = with_order(game, orders, about, ASK)
    return orders


def standing_answer(game: Game, state: State, seat: int, orders: Orders, reactions: str = ASK) -> int:
    """The option that answers the open question for this waiting seat; NOT_ORDERED if the seat is to be asked.

    `reactions` is the seat's order for all windows: "matters" and "never" ask less than the moments' own orders say,
    "ask" leaves it to them."""
    if game.orderables:
        chosen = game.ordered(state, seat, orders)
        if chosen >= 0:
            return chosen
    return PASS if isinstance(state.asker, Window) and passes(game, state, seat, orders, reactions) else NOT_ORDERED


def passes(game: Game, state: State, seat: int, orders: Orders, reactions: str) -> bool:
    """Whether the orders let the open window pass. They know nothing of the hand."""
    if reactions == NEVER:
        return True
    word = ASK
    if game.orderables and not game.offers(state, seat, orders):
        word = order_of(game, orders, game.moment(state))
    return word == NEVER or (MATTERS in (word, reactions) and not game.matters(state, seat))
