"""The game begins: decks filled, heroes drawn, artifacts placed; the game's options, saving and loading its fields."""

from typing import Any, Final

from bivouac.engine.bounds import Bounds
from bivouac.engine.game import Game, Orders
from bivouac.engine.saving import load_by_name, save_by_name
from bivouac.engine.state import State
from bivouac.games.fortune_and_glory import orders as standing
from bivouac.games.fortune_and_glory import words
from bivouac.games.fortune_and_glory.actions import ACTIONS, MOST_SEATS
from bivouac.games.fortune_and_glory.box import IN_BOX
from bivouac.games.fortune_and_glory.cards.locations import LOCATIONS
from bivouac.games.fortune_and_glory.catalog import BY_NUMBER, CITY, EVENT, FIRST, HERO, IS_A, REFERENCE
from bivouac.games.fortune_and_glory.clauses import CLAUSES
from bivouac.games.fortune_and_glory.concerns import matters
from bivouac.games.fortune_and_glory.grammar import OneAfterAnother, OnSeat, SetIt
from bivouac.games.fortune_and_glory.keys import HERO_KEYS
from bivouac.games.fortune_and_glory.options import OPTIONS
from bivouac.games.fortune_and_glory.rules import Rules
from bivouac.games.fortune_and_glory.saved import BOUNDS, check
from bivouac.games.fortune_and_glory.shapes import FortuneView
from bivouac.games.fortune_and_glory.state import CardScene, World
from bivouac.games.fortune_and_glory.state_ground import FIELDS, FIRST_LOCATION, LOCATION, SITES
from bivouac.games.fortune_and_glory.steps_cards import AskMoment, Excess, KeepOne, OwnAbility
from bivouac.games.fortune_and_glory.steps_fights import AfterEscape, FightRound, FightScene, LandBlows
from bivouac.games.fortune_and_glory.steps_health import Fall, KoArtifacts, KoDie, KoLoss, KoOver
from bivouac.games.fortune_and_glory.steps_losses import DropChosen, LoseOneArtifact, TakeKit
from bivouac.games.fortune_and_glory.steps_map import AfterHenchman, EscapeStep, Journey, MeetHenchman, place_artifact
from bivouac.games.fortune_and_glory.steps_sneak import NameNumber
from bivouac.games.fortune_and_glory.steps_tests import Judge, RollTest, ThrowTest
from bivouac.games.fortune_and_glory.steps_villains import Sneaked, SneakFailed, SneakOn
from bivouac.games.fortune_and_glory.turn import (
    ROUND_STEP,
    ChooseGoal,
    DrawOnOne,
    GoOn,
    InitiativeRoll,
    MovementPhase,
    MoveTurn,
    Round,
    RoundOpens,
)
from bivouac.games.fortune_and_glory.turn_adventure import (
    AdventurePhase,
    AdventureTurn,
    ChooseBoard,
    ChooseSearch,
    Encountered,
    FirstDanger,
    PressOn,
    Race,
)
from bivouac.games.fortune_and_glory.turn_city import Business, CityTurn, CloseSale, FaceCity, OpenBusiness
from bivouac.games.fortune_and_glory.turn_danger import DangerScene, Faced, Trial
from bivouac.games.fortune_and_glory.turn_end import EndPhase, HeroesReturn, Refill, RoundOver, Victory
from bivouac.games.fortune_and_glory.turn_scene import TurnScene
from bivouac.games.fortune_and_glory.turn_temple import (
    AdventureOver,
    AfterCollapse,
    EscapeScene,
    FleeTemple,
    OutOfTemple,
)
from bivouac.games.fortune_and_glory.turn_villains import (
    VillainFinds,
    VillainGains,
    VillainRests,
    VillainsAdventure,
    VillainTurn,
)
from bivouac.games.fortune_and_glory.turn_zeppelin import (
    AfterGuard,
    AfterWatch,
    GuardFight,
    LeaveOrGoOn,
    SneakedAboard,
    WatchRound,
    ZeppelinFlies,
    place_zeppelin,
)
from bivouac.games.fortune_and_glory.view import view, views

VERSION: Final = "1"
STEPS: Final[list[type]] = [
    AdventureOver, AdventurePhase, AdventureTurn, AfterCollapse, AfterEscape, AfterGuard, AfterHenchman, AfterWatch,
    AskMoment, Business, CardScene, ChooseBoard, ChooseGoal, ChooseSearch, CityTurn, CloseSale,
    DangerScene, DrawOnOne, DropChosen, Encountered, EndPhase, EscapeScene, EscapeStep, Excess, FaceCity, Faced, Fall,
    FightRound, FightScene, FirstDanger, FleeTemple, GoOn, GuardFight, HeroesReturn, InitiativeRoll, Journey, Judge,
    KeepOne, KoArtifacts, KoDie, KoLoss, KoOver, LandBlows, LeaveOrGoOn, LoseOneArtifact, MeetHenchman, MoveTurn,
    MovementPhase, NameNumber, OnSeat, OneAfterAnother, OpenBusiness, OutOfTemple, OwnAbility, PressOn, Race, Refill,
    RollTest, Round, RoundOpens, RoundOver, SetIt, SneakFailed, SneakOn, Sneaked, SneakedAboard, TakeKit, ThrowTest,
    Trial, TurnScene, Victory, VillainFinds, VillainGains, VillainRests, VillainTurn, VillainsAdventure, WatchRound,
    ZeppelinFlies,
]  # fmt: skip


class FortuneAndGlory(Game):
    def __init__(self) -> None:
        super().__init__(
            "fortune-and-glory", VERSION, ACTIONS, words.LINES, words.REASONS, words.ENDINGS, CLAUSES, IN_BOX,
            (2, MOST_SEATS), OPTIONS, STEPS, standing.orderables(),
        )  # fmt: skip

    def blank(self, seats: int, options: dict[str, Any]) -> State:
        return World(seats, Rules(options), None)

    def set_up(self, state: State, seed: int) -> None:
        assert isinstance(state, World)
        state.reseed(seed)
        set_up(state)
        state.advance()

    def save_fields(self, state: State) -> dict[str, Any]:
        assert isinstance(state, World)
        return save_by_name(state, FIELDS)

    def load_fields(self, state: State, fields: dict[str, Any]) -> None:
        assert isinstance(state, World)
        load_by_name(state, FIELDS, fields)
        state.renew_all()

    def bounds(self) -> Bounds:
        return BOUNDS

    def check(self, state: State) -> None:
        assert isinstance(state, World)
        check(state)

    def shape(self) -> type:
        return FortuneView

    def view(self, state: State, seat: int) -> FortuneView:
        assert isinstance(state, World)
        return view(state, seat)

    def views(self, state: State, seats: list[int]) -> list[FortuneView]:
        assert isinstance(state, World)
        return views(state, seats)

    def matters(self, state: State, seat: int) -> bool:
        assert isinstance(state, World)
        return matters(state, seat)

    def moment(self, state: State) -> str:
        assert isinstance(state, World)
        return standing.moment(state)

    def offers(self, state: State, seat: int, orders: Orders) -> bool:
        assert isinstance(state, World)
        return standing.offers(state, seat, orders)

    def ordered(self, state: State, seat: int, orders: Orders) -> int:
        assert isinstance(state, World)
        return standing.ordered(state, seat, orders)

    def began(self, state: State) -> int:
        assert isinstance(state, World)
        return state.began

    def turns(self, state: State) -> int:
        assert isinstance(state, World)
        return state.round


def set_up(game: World) -> None:
    """setup.shuffle, setup.random-hero, setup.hero-start, setup.four-artifacts, zeppelin.random-start."""
    fill_decks(game)
    heroes = list(range(FIRST[HERO], FIRST[HERO] + len(HERO_KEYS)))
    for seat in range(game.seats):
        hero = heroes.pop(int(game.roll(len(heroes))))
        game.hero[seat] = hero
        game.space[seat] = BY_NUMBER[hero].start
        game.tell(words.HERO_DRAWN, seat, hero, -1, game.space[seat])
    game.renew_all()
    for _ in range(SITES):
        place_artifact(game, words.OF_ITSELF)
    if game.rules.has_zeppelin:
        place_zeppelin(game)
    game.agenda.append(ROUND_STEP)


def fill_decks(game: World) -> None:
    """The cards of the level that is played, each as often as it is in the box; the basic game leaves some out
    (setup.basic-remove-city, setup.basic-remove-event, ...). Nobody knows what lies where."""
    for number, facts in enumerate(BY_NUMBER):
        if facts.needs & ~game.rules.elements:
            continue
        if IS_A[number] not in (REFERENCE, HERO):
            for _ in range(facts.copies):
                game.bags[IS_A[number]].append(number)
    game.bags[LOCATION].extend(range(FIRST_LOCATION, FIRST_LOCATION + len(LOCATIONS)))
    game.known.shuffled(game.bags[EVENT])
    game.known.shuffled(game.bags[CITY])


GAME: Final = FortuneAndGlory()
