"""The game begins: decks, track and first player; the options of a table; saving and loading its fields."""

from typing import Any, Final

from bivouac.engine.bounds import Bounds
from bivouac.engine.game import Game, GameOption
from bivouac.engine.objects import objects_from
from bivouac.engine.saving import load_by_name, save_by_name
from bivouac.engine.state import State, Trigger
from bivouac.games.altered import words
from bivouac.games.altered.actions import ACTIONS, KEYS
from bivouac.games.altered.cards import axiom, bravos, lyra, muna, ordis, tokens, yzmir
from bivouac.games.altered.catalog import CATALOG, FACTIONS, HEROES, STARTERS
from bivouac.games.altered.clauses import CLAUSES
from bivouac.games.altered.rules import Rules
from bivouac.games.altered.saved import BOUNDS, check
from bivouac.games.altered.shapes import AlteredView
from bivouac.games.altered.state import Altered, BecomeOrb, CheckMoved, Depart
from bivouac.games.altered.state_ground import ALL_TERRAINS, CARDS_PER_SEAT, DECK, FIELDS, HERO_ZONE, Promise
from bivouac.games.altered.steps import (
    AddOne,
    Follow,
    KeepDie,
    LeaveLimbo,
    PayFor,
    PlayOrTake,
    PutIntoPlay,
    Resolve,
    ResupplyNow,
    SortRevealed,
)
from bivouac.games.altered.turn import (
    OPENING,
    Afternoon,
    Day,
    Dusk,
    EndTurn,
    Expand,
    Morning,
    MorningDraws,
    Night,
    NightEnd,
    Noon,
    Opening,
    Prepare,
    React,
    Turn,
)
from bivouac.games.altered.turn_evening import AfterRest, Arena, CleanUp, Progress, Rest
from bivouac.games.altered.view import began, view

VERSION: Final = "2"
CARDS: Final = (tokens, axiom, bravos, lyra, muna, ordis, yzmir)  # imported for what they write into the catalog

OPENING_DRAW: Final = 6
LAYOUTS: Final = 48
# tumult.cards: one half has one terrain, the other half the other two.
TUMULTS: Final = ((1, 6), (2, 5), (4, 3))
ORDERS: Final = ((0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0))

SAME: Final = "same"  # both play the same starter
DECKS: Final = ("random", *FACTIONS)
OPTIONS: Final = [
    GameOption("deck0", "random", "deck.hero", words=DECKS),
    GameOption("deck1", "random", "deck.hero", words=("random", SAME, *FACTIONS)),
    GameOption("first", "random", "setup.first-player", words=("random", "0", "1")),
    GameOption("layout", 0, "tumult.layouts", 0, LAYOUTS),
    GameOption("victory", "night", "end.check", words=("night", "at-once")),
    GameOption("decklists", "open", "zone.hidden", words=("open", "hidden")),
    GameOption("day_cap", 0, "end.cap", 0, 1000, cap=50),
]

STEPS: Final[list[type]] = [
    AddOne, AfterRest, Afternoon, Arena, BecomeOrb, CheckMoved, CleanUp, Day, Depart, Dusk, EndTurn, Expand, Follow,
    KeepDie, LeaveLimbo, Morning, MorningDraws, Night, NightEnd, Noon, Opening, PayFor, PlayOrTake, Prepare, Progress,
    PutIntoPlay, React, Resolve, Rest, ResupplyNow, SortRevealed, Turn,
]  # fmt: skip


class AlteredGame(Game):
    def __init__(self) -> None:
        super().__init__(
            "altered", VERSION, ACTIONS, words.LINES, words.REASONS, words.ENDINGS, CLAUSES, KEYS, (2, 2), OPTIONS,
            STEPS,
        )  # fmt: skip

    def blank(self, seats: int, options: dict[str, Any]) -> State:
        return Altered(Rules(options), None)

    def set_up(self, state: State, seed: int) -> None:
        assert isinstance(state, Altered)
        state.reseed(seed)
        set_up(state)
        state.advance()

    def save_fields(self, state: State) -> dict[str, Any]:
        assert isinstance(state, Altered)
        return {
            **save_by_name(state, FIELDS),
            "decks": list(state.decks),
            "objects": state.objects.data(),
            "promises": [promise.data() for promise in state.promises],
            "later": [trigger.data() for trigger in state.later],
        }

    def load_fields(self, state: State, fields: dict[str, Any]) -> None:
        assert isinstance(state, Altered)
        load_by_name(state, FIELDS, fields)
        state.decks = (fields["decks"][0], fields["decks"][1])
        state.objects = objects_from(fields["objects"])
        state.promises = [Promise(p[0], p[1], p[2], p[3], p[4]) for p in fields["promises"]]
        state.later = [Trigger(t[0], t[1], t[2], t[3], t[4]) for t in fields["later"]]
        state.is_fresh = False

    def bounds(self) -> Bounds:
        return BOUNDS

    def check(self, state: State) -> None:
        assert isinstance(state, Altered)
        check(state)

    def shape(self) -> type:
        return AlteredView

    def view(self, state: State, seat: int) -> AlteredView:
        assert isinstance(state, Altered)
        return view(state, seat)

    def began(self, state: State) -> int:
        assert isinstance(state, Altered)
        return began(state)

    def turns(self, state: State) -> int:
        assert isinstance(state, Altered)
        return state.day


def set_up(game: Altered) -> None:
    rules = game.rules
    deck = deck_number(game, rules.decks[0])
    game.decks = (deck, deck if rules.decks[1] == SAME else deck_number(game, rules.decks[1]))
    game.regions = layout(int(game.roll(LAYOUTS)) if rules.layout == 0 else rules.layout - 1)
    game.first = int(game.roll(2)) if rules.first == "random" else int(rules.first)
    game.tell(words.BEGINS, game.first)
    for seat in (0, 1):
        deal(game, seat)
    for seat in (0, 1):
        game.tell_all(words.DREW_OPENING, seat, [game.take_top(seat) for _ in range(OPENING_DRAW)])
    game.agenda.append(OPENING)


def deck_number(game: Altered, name: str) -> int:
    return int(game.roll(len(FACTIONS))) if name == "random" else FACTIONS.index(name)


def layout(number: int) -> list[int]:
    """tumult.layouts, setup.ends: order and orientation of the three cards, from 0 to 47, between the two ends."""
    regions = [ALL_TERRAINS]
    for place, card in enumerate(ORDERS[number // 8]):
        halves = TUMULTS[card]
        turned = number >> place & 1
        regions += [halves[turned], halves[1 - turned]]
    return [*regions, ALL_TERRAINS]


def deal(game: Altered, seat: int) -> None:
    """setup.hero, setup.deck: the Hero lies open, the deck is shuffled face down."""
    start = seat * CARDS_PER_SEAT
    deck = game.zones[DECK + seat]
    for kind, copies in STARTERS[game.decks[seat]].items():
        for _ in range(copies):
            game.kinds[start + len(deck)] = kind
            deck.append(start + len(deck))
    hero = start + CARDS_PER_SEAT - 1
    game.kinds[hero] = HEROES[game.decks[seat]]
    game.zones[HERO_ZONE + seat].append(hero)
    game.where[hero] = HERO_ZONE + seat
    game.counters[hero] = CATALOG.cards[game.kinds[hero]].begins_with
    game.wake(hero)
    game.say(words.HAS_HERO, seat, hero)
    game.shuffle(deck)


GAME: Final = AlteredGame()

if [card.key for card in CATALOG.cards] != KEYS:
    raise RuntimeError("the factions and the action table disagree on the cards")
