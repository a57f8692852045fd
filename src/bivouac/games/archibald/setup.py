"""The game begins: tiles and cards shuffled, heroes chosen, options of the table, saving and loading its fields."""

from typing import Any, Final

from bivouac.engine.bounds import Bounds
from bivouac.engine.game import Game, GameOption
from bivouac.engine.saving import load_by_name, save_by_name
from bivouac.engine.state import State, Step
from bivouac.games.archibald import words
from bivouac.games.archibald.actions import ACTIONS, EQUIPMENT_KEYS, KEYS
from bivouac.games.archibald.cards import adventures, encounters, heroes, tiles
from bivouac.games.archibald.catalog import CATALOG, ENCOUNTERS, EQUIPMENT, FIRST_HERO, HEROES, SHOWS, TILES
from bivouac.games.archibald.clauses import CLAUSES
from bivouac.games.archibald.rules import Rules
from bivouac.games.archibald.saved import BOUNDS, check
from bivouac.games.archibald.shapes import ArchibaldView
from bivouac.games.archibald.state import FIELDS, Archibald, fill_box
from bivouac.games.archibald.steps import FloodCheck, FloodOver, HandLimit, Kill, Loss, RollFight, SendBack
from bivouac.games.archibald.turn import (
    TURN,
    Arrival,
    ExtraMove,
    Meet,
    Menu,
    OwedMoves,
    PickHero,
    PickStart,
    Symbol,
    Turn,
)
from bivouac.games.archibald.turn_reading import Book, GiveAnswer, PutAway, ReadAloud, RollTrial
from bivouac.games.archibald.view import view

VERSION: Final = "3"
DECKS: Final = (encounters, adventures, heroes, tiles)

OPTIONS: Final = [
    GameOption("flood", "first", "flood.new-level", words=("first", "per-hero")),
    GameOption("heroes", "chosen", "setup.choose-heroes", words=("chosen", "dealt")),
    GameOption("hands", "hidden", "encounter.hidden", words=("hidden", "open")),
    GameOption("traps", 2, "components.gaol-tiles", 1, 3),
    GameOption("entry", "walled", "move.entry-walled", words=("walled", "open")),
    GameOption("springs", "once", "tile.spring-chain", words=("once", "every")),
    GameOption("flood_spares", True, "flood.once-back"),
    GameOption("start_enemies", False, "enemycard.where"),
    GameOption("walled_enemies", False, "enemycard.where"),
    GameOption("no_effect", "refused", "power.no-effect", words=("refused", "allowed")),
    GameOption("turn_cap", 0, "end.cap", 0, 100_000, cap=100),
]


class ArchibaldGame(Game):
    def __init__(self) -> None:
        super().__init__(
            "archibald", VERSION, ACTIONS, words.LINES, words.REASONS, words.ENDINGS, CLAUSES, KEYS, (2, 4), OPTIONS,
            [Arrival, Book, Deal, ExtraMove, FloodCheck, FloodOver, GiveAnswer, HandLimit, Kill, Loss, Meet, Menu,
             OwedMoves, PickHero, PickStart, PutAway, ReadAloud, RollFight, RollTrial, SendBack, Symbol, Turn],
        )  # fmt: skip

    def blank(self, seats: int, options: dict[str, Any]) -> State:
        return Archibald(seats, Rules(options), None)

    def set_up(self, state: State, seed: int) -> None:
        assert isinstance(state, Archibald)
        state.reseed(seed)
        set_up(state)
        state.advance()

    def save_fields(self, state: State) -> dict[str, Any]:
        assert isinstance(state, Archibald)
        return save_by_name(state, FIELDS)

    def load_fields(self, state: State, fields: dict[str, Any]) -> None:
        assert isinstance(state, Archibald)
        load_by_name(state, FIELDS, fields)
        state.build_walls()

    def bounds(self) -> Bounds:
        return BOUNDS

    def check(self, state: State) -> None:
        assert isinstance(state, Archibald)
        check(state)

    def shape(self) -> type:
        return ArchibaldView

    def view(self, state: State, seat: int) -> ArchibaldView:
        assert isinstance(state, Archibald)
        return view(state, seat)

    def turns(self, state: State) -> int:
        assert isinstance(state, Archibald)
        return state.turn


def set_up(game: Archibald) -> None:
    """setup.choose-heroes: seat 0 is the youngest and begins; then each player draws two cards (setup.cards)."""
    fill_box(game)
    if game.rules.is_dealt:
        cards = list(range(FIRST_HERO, FIRST_HERO + HEROES))
        for seat in range(game.seats):
            hero = cards.pop(int(game.roll(len(cards))))
            game.hero[seat] = hero
            game.tell(words.DEALT_HERO, seat, hero)
    agenda = game.agenda
    agenda.append(TURN)
    agenda.append(DEAL)
    for seat in reversed(range(game.seats)):
        agenda.append(PickStart(seat))
        if not game.rules.is_dealt:
            agenda.append(PickHero(seat))


class Deal(Step[Archibald]):
    """setup.cards: two Encounter cards of level 2 for each player."""

    __slots__ = ()

    def run(self, game: Archibald) -> None:
        for seat in range(game.seats):
            for _ in range(2):
                game.draw(seat, 2, words.DEALT, words.OF_ITSELF)


DEAL: Final = Deal()
GAME: Final = ArchibaldGame()

if [card.key for card in CATALOG.cards] != KEYS:
    raise RuntimeError("the decks and the action table disagree on the numbers of the cards")
if [i for i in range(ENCOUNTERS) if CATALOG.is_a[i] == EQUIPMENT] != list(EQUIPMENT_KEYS) or len(SHOWS) != TILES:
    raise RuntimeError("the decks and the action table disagree on what is in the box")
