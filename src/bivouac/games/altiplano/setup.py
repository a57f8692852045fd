"""The game begins: cards shuffled and dealt by the rulebook, options of the table, saving and loading its fields."""

from typing import Any, Final

from bivouac.engine.bounds import Bounds
from bivouac.engine.game import Game, GameOption
from bivouac.engine.saving import load_by_name, save_by_name
from bivouac.engine.state import State, Step
from bivouac.games.altiplano import words
from bivouac.games.altiplano.actions import ACTIONS, KEYS
from bivouac.games.altiplano.cards import characters, exploration
from bivouac.games.altiplano.catalog import (
    CATALOG,
    CHARACTERS_IN_BOX,
    EXPLORATION_IN_BOX,
    FIRST_LOCATION,
    FIRST_PLAYED,
    FIRST_TREASURE,
)
from bivouac.games.altiplano.clauses import CLAUSES
from bivouac.games.altiplano.rules import Rules
from bivouac.games.altiplano.saved import BOUNDS, check
from bivouac.games.altiplano.shapes import AltiplanoView
from bivouac.games.altiplano.state import (
    BARRED_TREASURE,
    CAMP,
    CHARACTERS,
    EXPLORATION,
    FIELDS,
    HAND,
    PILE,
    PLACING,
    TREASURES,
    Altiplano,
    PutAway,
    Renew,
)
from bivouac.games.altiplano.steps import DrawCard, MakeRoom, PlaceCard
from bivouac.games.altiplano.turn import TURN, ActionPhase, Assembled, CheckHand, KeepOne, Turn
from bivouac.games.altiplano.verbs_piles import PutShownAway, PutUnder
from bivouac.games.altiplano.view import view, views

VERSION: Final = "4"
DECKS: Final = (characters, exploration)  # imported in this order: it gives the cards their numbers

OPTIONS: Final = [
    GameOption("assembly", False, "assembly.instead"),
    GameOption("turn_cap", 0, "end.no-draw", 0, 100_000, cap=100),
    GameOption("first", "random", "setup.first-turn", words=("random", "0", "1")),
    GameOption("rogue_spares", 2, "special.rogue-action", 0, 5),
    GameOption("no_target", "refused", "play.no-target", words=("refused", "allowed")),
    GameOption("own_removal", True, "reaction.own-removal"),
    GameOption("several_reactions", True, "reaction.several"),
    GameOption("reshuffle", "exhausted", "piles.reshuffle-when", words=("exhausted", "needed")),
]


class AltiplanoGame(Game):
    def __init__(self) -> None:
        super().__init__(
            "altiplano", VERSION, ACTIONS, words.LINES, words.REASONS, words.ENDINGS, CLAUSES, KEYS, (2, 2), OPTIONS,
            [ActionPhase, Assembled, CheckHand, DealHands, DrawCard, KeepOne, MakeRoom, PlaceCard, PutAway,
             PutShownAway, PutUnder, Renew, Turn],
        )  # fmt: skip

    def blank(self, seats: int, options: dict[str, Any]) -> State:
        return Altiplano(Rules(options), None)

    def set_up(self, state: State, seed: int) -> None:
        assert isinstance(state, Altiplano)
        state.reseed(seed)
        set_up(state)
        state.advance()

    def save_fields(self, state: State) -> dict[str, Any]:
        assert isinstance(state, Altiplano)
        return save_by_name(state, FIELDS)

    def load_fields(self, state: State, fields: dict[str, Any]) -> None:
        assert isinstance(state, Altiplano)
        load_by_name(state, FIELDS, fields)

    def bounds(self) -> Bounds:
        return BOUNDS

    def check(self, state: State) -> None:
        assert isinstance(state, Altiplano)
        check(state)

    def shape(self) -> type:
        return AltiplanoView

    def view(self, state: State, seat: int) -> AltiplanoView:
        assert isinstance(state, Altiplano)
        return view(state, seat)

    def views(self, state: State, seats: list[int]) -> list[AltiplanoView]:
        assert isinstance(state, Altiplano)
        return views(state, seats)

    def began(self, state: State) -> int:
        assert isinstance(state, Altiplano)
        return state.first

    def turns(self, state: State) -> int:
        assert isinstance(state, Altiplano)
        return state.turn

    def matters(self, state: State, seat: int) -> bool:
        """An event aimed at this seat, its Camp or its hand; and a Location where a Treasure lies already, because the
        next Treasure wins (end.two-treasures)."""
        assert isinstance(state, Altiplano)
        event = state.events[-1]
        return event.target == seat or (event.kind == PLACING and len(state.zones[TREASURES + event.actor]) > 0)


def set_up(game: Altiplano) -> None:
    """setup.turn-cards: one of the two Turn cards each; whoever has not "First Turn" has "First Character"."""
    first = game.rules.first
    game.first = int(game.roll(2)) if first == "random" else int(first)
    game.turn_of = game.first
    game.tell(words.BEGINS, game.first)
    pile = game.zones[PILE + CHARACTERS]
    pile.extend(range(CHARACTERS_IN_BOX))
    game.shuffle(pile)
    exploration_pile = game.zones[PILE + EXPLORATION]
    exploration_pile.extend(range(FIRST_LOCATION, FIRST_LOCATION + EXPLORATION_IN_BOX))
    game.shuffle(exploration_pile)
    if game.rules.assembly:
        game.agenda.extend([TURN, DEAL_HANDS, Assembled(), KeepOne(1 - game.first)])
        return
    for seat in (game.first, 1 - game.first):
        for _ in range(3):
            card = pile.pop()
            game.zones[CAMP + seat].append(card)
            game.known.show_all(card)
            game.tell(words.DEALT_CHARACTER, seat, card)
    game.assign_specials(words.AT_SET_UP)
    game.agenda.extend([TURN, DEAL_HANDS])


class DealHands(Step[Altiplano]):
    """setup.hands, setup.exploration-pile: five hidden cards each, and a pile whose top five hold no Treasure."""

    __slots__ = ()

    def run(self, game: Altiplano) -> None:
        treasures = list(range(FIRST_TREASURE, FIRST_PLAYED))
        cards = [card for card in game.zones[PILE + EXPLORATION] if card not in treasures]
        for seat in (0, 1):
            for _ in range(5):
                game.zones[HAND + seat].append(cards.pop())
        top = cards[:5]
        rest = cards[5:] + treasures
        game.shuffle(rest)
        game.zones[PILE + EXPLORATION] = rest + top
        # One pool: 34 cards that nobody can tell apart, of which hands and the top five are publicly no Treasure.
        hands = game.zones[HAND] + game.zones[HAND + 1]
        game.known.shuffled(hands + rest + top)
        game.known.bar(hands + top, BARRED_TREASURE)
        for seat in (0, 1):
            for card in game.zones[HAND + seat]:
                game.known.show(seat, card)
            game.tell(words.DEALT_HANDS, seat, -1, -1, 5)


DEAL_HANDS: Final = DealHands()
GAME: Final = AltiplanoGame()

if [card.key for card in CATALOG.cards] != KEYS:
    raise RuntimeError("the decks and the action table disagree on the numbers of the cards")
