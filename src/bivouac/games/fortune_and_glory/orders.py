# not compiled: no simulation gives orders
"""What a player may order in advance: moments, cards of the hand, questions of the own turn (event.any-time).

Whether a player is asked goes by the orders and by what everybody knows. Only a card that plays itself is looked for in
the hand, and everybody sees that.
"""

from typing import Any, Final

from bivouac.engine.events import Event
from bivouac.engine.game import Orderable, Orders
from bivouac.engine.life import Window
from bivouac.engine.orders import ASK, MATTERS, NEVER, NOT_ORDERED
from bivouac.engine.state import NOBODY
from bivouac.engine.verbs import Do, Verb
from bivouac.games.fortune_and_glory.actions import DRAW_ID, NOUN, PLAY, ROLL_ID, VERB
from bivouac.games.fortune_and_glory.catalog import (
    ANOTHERS,
    ANYBODYS,
    ARRIVED,
    BY_NUMBER,
    CARD,
    END,
    HIDDEN_CARDS,
    IS_A,
    KO,
    MINE,
    MOMENT_WORDS,
    MOMENTS,
    PUSH_DICE,
    RESULT,
    ROUND,
    SALE,
    Card,
)
from bivouac.games.fortune_and_glory.concerns import is_near_victory, reaches_goal, wins_now
from bivouac.games.fortune_and_glory.keys import KEYS
from bivouac.games.fortune_and_glory.odds import chance_to_pass
from bivouac.games.fortune_and_glory.state import World
from bivouac.games.fortune_and_glory.state_ground import T_GOT, T_HITS, T_NEEDED, T_SEAT, T_TARGET
from bivouac.games.fortune_and_glory.steps_sneak import NameNumber
from bivouac.games.fortune_and_glory.steps_tests import ThrowTest, new_test, pool_of
from bivouac.games.fortune_and_glory.turn import DrawOnOne
from bivouac.games.fortune_and_glory.verbs_open import Pass, Reroll, Success, Survive
from bivouac.games.fortune_and_glory.verbs_tests import MODES, Both, Pool, keywords_of, where_of

# For a moment: ASK, MATTERS, NEVER. For a card of the hand:
HOLD: Final = "hold"  # it is offered where its moment is asked, and asks for nothing by itself
OWN: Final = "own"  # ask at its moment when that is the own hero's
OFFER: Final = "offer"  # ask at its moment whenever the card may answer it
RESCUE: Final = "rescue"  # it plays itself when the own test fails or the own hero is about to be KO
LEADER: Final = "leader"  # it plays itself on whoever is about to win
# For questions of the own turn, besides ASK:
ALWAYS: Final = "always"
HARDER: Final = "harder"
ANY: Final = "any"
ONLY_ROLL: Final = "roll"
CHANCES: Final = ("50", "60", "70", "80", "90")
DRAW: Final = "question/draw"
PUSH_LIMITS: Final = "question/push"
TEST_ORDER: Final = "question/tests"
SNEAK_NUMBER: Final = "question/sneak"
CARD_OF: Final = {f"card/{key}": number for number, key in enumerate(KEYS[:HIDDEN_CARDS])}
NOBODYS: Final = (ROUND, END, CARD)  # moments of no hero, and those at which nobody answers the own
SELDOM: Final = (ROUND, ARRIVED)  # moments at which nobody is asked unless that is ordered


def orderables() -> list[Orderable]:
    """All of them, once the decks are written."""
    found: list[Orderable] = []
    for moment in range(MOMENTS):
        default = NEVER if moment in SELDOM else MATTERS
        found.append(Orderable(about_moment(moment), default, (ASK, MATTERS, NEVER)))
    found.append(Orderable(DRAW, ASK, (ASK, ALWAYS)))
    found.append(Orderable(PUSH_LIMITS, ASK, (ASK, ONLY_ROLL, *CHANCES)))
    found.append(Orderable(TEST_ORDER, ASK, (ASK, HARDER)))
    found.append(Orderable(SNEAK_NUMBER, ASK, (ASK, ANY)))
    for about, number in CARD_OF.items():
        card = BY_NUMBER[number]
        if 0 <= card.timing.moment < MOMENTS:
            found.append(Orderable(about, HOLD, words_for(card)))
    return found


def about_moment(moment: int) -> str:
    return f"moment/{MOMENT_WORDS[moment]}"


def words_for(card: Card) -> tuple[str, ...]:
    """What can be ordered for a card, by what is printed on it."""
    moment, whose = card.timing.moment, card.timing.whose
    words = [HOLD]
    if whose != ANOTHERS and moment not in NOBODYS:
        words.append(OWN)
    if whose != MINE:
        words.append(OFFER)
    if whose != ANOTHERS and moment in (RESULT, KO) and card.effect is not None and mends(card.effect):
        words.append(RESCUE)
    if whose == ANOTHERS or moment == END:
        words.append(LEADER)
    return tuple(words)


def mends(verb: Verb[Any]) -> bool:
    """Whether a verb may turn a failure into a success, or keep a hero on the feet."""
    if isinstance(verb, (Pass, Reroll, Survive)) or (isinstance(verb, Success) and verb.count > 0):
        return True
    return any(mends(part) for part in verb.parts())


def moment(game: World) -> str:
    return about_moment(game.events[-1].kind)


def offers(game: World, seat: int, orders: Orders) -> bool:
    """Whether the order for a card asks this seat in the open window. Who does not hold the card any more is asked all
    the same, until everybody sees where it lies."""
    event = game.events[-1]
    for about, word in orders.items():
        if word in (OWN, OFFER):
            card = CARD_OF[about]
            timing = BY_NUMBER[card].timing
            if timing.moment != event.kind or lies_open(game, card):
                continue
            if event.actor == seat if word == OWN else may_answer(timing.whose, event, seat):
                return True
    return False


def may_answer(whose: int, event: Event, seat: int) -> bool:
    return whose == ANYBODYS or event.actor == NOBODY or (whose == MINE) == (event.actor == seat)


def lies_open(game: World, card: int) -> bool:
    """Whether everybody sees that this card of the hidden decks is in no hand."""
    if card in game.discards[IS_A[card]] or card in game.in_play:
        return True
    return any(entry[0] == card for entry in game.staying)


def ordered(game: World, seat: int, orders: Orders) -> int:
    """The option that the orders choose in the open question; NOT_ORDERED where they choose none."""
    asker = game.asker
    if isinstance(asker, Window):
        return played_by_itself(game, seat, orders)
    if game.asking != seat or len(game.offered) < 2:  # dice are thrown by hand
        return NOT_ORDERED
    if isinstance(asker, DrawOnOne):
        return DRAW_ID if orders.get(DRAW, ASK) == ALWAYS else NOT_ORDERED
    if isinstance(asker, ThrowTest):
        return roll_or_push(game, seat, orders.get(PUSH_LIMITS, ASK))
    if isinstance(asker, NameNumber):
        return any_number(game) if orders.get(SNEAK_NUMBER, ASK) == ANY else NOT_ORDERED
    if isinstance(asker, Do) and orders.get(TEST_ORDER, ASK) == HARDER:
        return harder_test(game, asker)
    return NOT_ORDERED


# -- cards that play themselves ----------------------------------------------------------------------------------------


def played_by_itself(game: World, seat: int, orders: Orders) -> int:
    due = [CARD_OF[about] for about, word in orders.items() if word in (RESCUE, LEADER) and is_due(game, seat, word)]
    if due:
        for option in game.options_of(seat):
            if VERB[option] == PLAY.number and NOUN[option] in due:
                return option
    return NOT_ORDERED


def is_due(game: World, seat: int, word: str) -> bool:
    event = game.events[-1]
    if word == RESCUE:
        return event.actor == seat and (event.kind == KO or (event.kind == RESULT and is_failing(game, seat)))
    if event.kind == END:
        return any(other != seat and wins_now(game, other) for other in range(game.seats))
    if event.actor in (NOBODY, seat):
        return False
    if event.kind == RESULT and game.tests[-1][T_GOT] != game.tests[-1][T_NEEDED]:
        return False  # a success less changes nothing
    return is_near_victory(game, event.actor) or (event.kind == SALE and reaches_goal(game))


def is_failing(game: World, seat: int) -> bool:
    """test.repeat-while-success: the last roll has brought nothing, and successes are missing."""
    test = game.tests[-1]
    return test[T_SEAT] == seat and test[T_HITS] == 0 and test[T_GOT] < test[T_NEEDED]


# -- questions of the own turn -----------------------------------------------------------------------------------------


def roll_or_push(game: World, seat: int, word: str) -> int:
    """push.one-die-per-wound: the fewest wounds that bring the chance to pass up to what was ordered. Where none do,
    the player is asked."""
    if word in (ASK, ONLY_ROLL):
        return ROLL_ID if word == ONLY_ROLL else NOT_ORDERED
    test = game.tests[-1]
    dice, missing, wanted = pool_of(game, test), test[T_NEEDED] - test[T_GOT], int(word) / 100.0
    if chance_to_pass(dice, test[T_TARGET], missing) >= wanted:
        return ROLL_ID
    more = game.total(seat, PUSH_DICE, -1)
    for option in game.offered:
        if option != ROLL_ID and chance_to_pass(dice, test[T_TARGET], missing, NOUN[option] + more) >= wanted:
            return option
    return NOT_ORDERED


def any_number(game: World) -> int:
    """sneak.roll: all numbers have the same chance; another one in each round."""
    return game.offered[game.round % len(game.offered)]


def harder_test(game: World, asker: Do) -> int:
    """danger.and-order: the test with the smallest chance comes first. A fight among them is weighed by the player."""
    verb = game.node(asker.script, asker.path)
    if not isinstance(verb, Both):
        return NOT_ORDERED
    source = asker.source
    hardest, least = NOT_ORDERED, 2.0
    for option in game.offered:
        part = verb.verbs[MODES.index(option)]
        if not isinstance(part, Pool):
            return NOT_ORDERED
        test = new_test(
            asker.me, source, where_of(game, source), part.mask(), part.target, part.needed, keywords_of(game, source)
        )
        chance = chance_to_pass(pool_of(game, test), part.target, part.needed)
        if chance < least:
            hardest, least = option, chance
    return hardest
