"""Hearts on the engine, as OpenSpiel deals, passes and plays it with its default parameters: one deal, four seats.

Passing and playing a card are the same action here, as in OpenSpiel. A card has the number of that action, and suits
follow each other, hearts last: in a sorted hand the cards that may be played are then a slice of it.
"""

from typing import Any, Final

from mypy_extensions import i64

from bivouac.engine.actions import Actions
from bivouac.engine.chance import Chance
from bivouac.engine.game import Game
from bivouac.engine.knowledge import Knowledge
from bivouac.engine.lines import Lines
from bivouac.engine.state import Choice, State, Step
from bivouac.engine.table import Table, new_table

SEATS: Final = 4
TRICKS: Final = 13
SUIT: Final = 13
PASSED_CARDS: Final = 3
ALL_POINTS: Final = 26

ACTIONS: Final = Actions("choose.card", "choose.card", "choose.card")
CARD: Final = ACTIONS.verb("card", "choose.card", [rank + suit for suit in "cdsh" for rank in "23456789tjqka"])
FIRST_CARD: Final = 6  # the engine's own words come first
QUEEN_OF_SPADES: Final = FIRST_CARD + 36
FIRST_HEART: Final = FIRST_CARD + 39
END_OF_CARDS: Final = FIRST_CARD + 52

# Kinds of cards, as masks: what a seat has shown not to hold.
SPADE: Final = 4
QUEEN: Final = 8  # of spades, apart from the other spades because it is worth points
HEART: Final = 16
POINTS: Final = QUEEN | HEART
ANY: Final = 31


def kind_of(card: int) -> int:
    if card == QUEEN_OF_SPADES:
        return QUEEN
    return HEART if card >= FIRST_HEART else 1 << (card - FIRST_CARD) // SUIT if card >= FIRST_CARD else 0


KEYS: Final = [""] * FIRST_CARD + [key.removeprefix("card/") for key in ACTIONS.keys[FIRST_CARD:]]
FIRST_OF_SUIT: Final = [card - (card - FIRST_CARD) % SUIT for card in range(END_OF_CARDS)]
KINDS: Final = [kind_of(card) for card in range(END_OF_CARDS)]

LINES: Final = Lines()
DEALT: Final = LINES.line("dealt", "deal.thirteen")
PASSED: Final = LINES.line("passed", "pass.three")
RECEIVED: Final = LINES.line("received", "pass.together")
PLAYED: Final = LINES.line("played", "play.in-turn")
TOOK: Final = LINES.line("took", "trick.highest")
SHOT: Final = LINES.line("shot-the-moon", "score.moon")

REASONS: Final = Lines()
FINE: Final = REASONS.line("fine", "choose.card")
OVER: Final = REASONS.line("over", "end.thirteen-tricks")
NOT_ASKED: Final = REASONS.line("not-asked", "play.in-turn")
NO_CARD: Final = REASONS.line("no-card", "choose.card")
NOT_HELD: Final = REASONS.line("not-held", "choose.card")
FOLLOW: Final = REASONS.line("follow", "play.follow-suit")
NO_POINTS_YET: Final = REASONS.line("no-points-yet", "play.no-points-first")
NOT_BROKEN: Final = REASONS.line("not-broken", "play.hearts-broken")

ENDINGS: Final = Lines()
PLAYED_OUT: Final = ENDINGS.line("played-out", "end.thirteen-tricks")

CLAUSES: Final[dict[str, str]] = dict.fromkeys(
    [line.clause for lines in (LINES, REASONS, ENDINGS) for line in lines.all] + ["play.two-of-clubs"], "enforced"
)


class Hearts(State):
    """Hands are always sorted."""

    __slots__ = ("broken", "direction", "hands", "leader", "led", "passed", "played", "points")

    def __init__(self, source: "Hearts | None") -> None:
        super().__init__(SEATS, 0, 0, source)
        if source is not None:
            self.hands: list[list[int]] = [hand[:] for hand in source.hands]
            self.passed: list[list[int]] = [cards[:] for cards in source.passed]
            self.played: list[int] = source.played[:]
            self.points: list[int] = source.points[:]
            self.direction: i64 = source.direction
            self.leader: i64 = source.leader
            self.led: i64 = source.led
            self.broken: bool = source.broken
        else:
            self.known = Knowledge(0, 0, FACE_DOWN)
            self.hands = [[] for _ in range(SEATS)]
            self.passed = [[] for _ in range(SEATS)]  # face down, on their way to another seat
            self.played = []  # all cards in the order of play, four a trick
            self.points = [0] * SEATS
            self.direction = 0  # how many seats on cards are passed; 0 is no passing
            self.leader = 0
            self.led = 0  # the first card of the suit that was led last
            self.broken = False

    def clone(self) -> "Hearts":
        return Hearts(self)

    def trick(self) -> list[int]:
        """The cards of the trick that is being played, the one led first."""
        return self.played[len(self.played) // SEATS * SEATS :]

    def find_leader(self) -> None:
        """play.two-of-clubs: its holder leads. It is the lowest card of all."""
        for seat in range(SEATS):
            if self.hands[seat][0] == FIRST_CARD:
                self.leader = seat

    def why_over(self, seat: int, option: int) -> int:
        return OVER

    def why_not_asked(self, seat: int, option: int) -> int:
        return NOT_ASKED

    def hidden_zones(self) -> list[list[int]]:
        return self.hands + self.passed

    def categories(self) -> list[int]:
        return KINDS

    def redraw_secrets(self, seat: int) -> None:
        """Nothing was decided in secret that is no card; but hands that were dealt anew must be sorted."""
        for hand in self.hands:
            hand.sort()


class PassCard(Choice[Hearts]):
    """pass.three: three cards face down, a question each, one seat after another."""

    __slots__ = ("me",)

    def __init__(self, me: int) -> None:
        self.me: Final = me

    def data(self) -> list[int]:
        return [self.me]

    def seat(self, game: Hearts) -> int:
        return self.me

    def options(self, game: Hearts) -> list[int]:
        return game.hands[self.me][:]

    def run(self, game: Hearts) -> None:
        game.ask(self, self.me, game.hands[self.me][:])

    def chosen(self, game: Hearts, option: int) -> None:
        me = self.me
        passed = game.passed[me]
        passed.append(option)
        take_out(game.hands[me], option)
        game.tell(PASSED, me, option, -1, 0, 1 << me)
        if len(passed) < PASSED_CARDS:
            game.agenda.append(self)

    def reason(self, game: Hearts, seat: int, option: int) -> int:
        return NOT_HELD if option >= FIRST_CARD else NO_CARD


class Exchange(Step[Hearts]):
    """pass.together: nobody takes up what was passed before all have passed."""

    __slots__ = ()

    def run(self, game: Hearts) -> None:
        for seat in range(SEATS):
            receiver = (seat + int(game.direction)) & 3
            hand = game.hands[receiver]
            passed = game.passed[seat]
            for card in passed:
                put_in(hand, card)
                game.known.show(receiver, card)
                game.tell(RECEIVED, receiver, card, seat, 0, 1 << seat | 1 << receiver)
            passed.clear()
        game.learned += 1
        game.find_leader()


class PlayCard(Choice[Hearts]):
    __slots__ = ()

    def seat(self, game: Hearts) -> int:
        return int((game.leader + len(game.played)) & 3)

    def options(self, game: Hearts) -> list[int]:
        count: i64 = len(game.played)
        hand = game.hands[(game.leader + count) & 3]
        if count & 3:
            return following(hand, game.led, count < SEATS)
        if count == 0:  # play.two-of-clubs
            return hand[:1]
        return hand[:] if game.broken else without_hearts(hand)

    def run(self, game: Hearts) -> None:
        game.ask(self, int((game.leader + len(game.played)) & 3), self.options(game))

    def answer(self, game: Hearts, seat: int, option: int) -> None:
        played = game.played
        count: i64 = len(played)
        hand = game.hands[seat]
        take_out(hand, option)
        card: i64 = option
        if count & 3 == 0:
            if card >= FIRST_HEART and not game.broken:
                game.known.bar(hand, ANY - HEART)
            game.led = FIRST_OF_SUIT[option]
        elif not game.led <= card < game.led + SUIT:
            shows_void(game, hand, option)
        if card >= FIRST_HEART or card == QUEEN_OF_SPADES:
            game.broken = True
        played.append(option)
        game.known.show_all(option)
        game.learned += 1
        if game.ear is not None:
            game.tell(PLAYED, seat, option)

    def reason(self, game: Hearts, seat: int, option: int) -> int:
        if option < FIRST_CARD:
            return NO_CARD
        hand = game.hands[seat]
        if option not in hand:
            return NOT_HELD
        if len(game.played) % SEATS == 0:
            return NOT_BROKEN
        return FOLLOW if any(FIRST_OF_SUIT[card] == game.led for card in hand) else NO_POINTS_YET


class TakeTrick(Step[Hearts]):
    """trick.highest: the highest card of the suit led takes all four."""

    __slots__ = ()

    def run(self, game: Hearts) -> None:
        played = game.played
        first: i64 = len(played) - SEATS
        best: i64 = played[first]
        end = game.led + SUIT
        points = 0
        winner: i64 = 0
        i: i64 = 0
        while i < SEATS:
            card: i64 = played[first + i]
            if card >= FIRST_HEART:
                points += 1
            elif card == QUEEN_OF_SPADES:
                points += 13
            if best < card < end:
                best = card
                winner = i
            i += 1
        winner = (game.leader + winner) & 3
        game.leader = winner
        if points:
            game.points[winner] += points
        if game.ear is not None:
            game.tell(TOOK, int(winner), -1, -1, points)


class Count(Step[Hearts]):
    """score.moon: whoever took all points has none, and the others have them all. The fewest win."""

    __slots__ = ()

    def run(self, game: Hearts) -> None:
        points = game.points[:]
        for seat in range(SEATS):
            if points[seat] == ALL_POINTS:
                game.tell(SHOT, seat)
                points = [0 if other == seat else ALL_POINTS for other in range(SEATS)]
                break
        fewest = min(points)
        game.scores = points
        game.end([seat for seat in range(SEATS) if points[seat] == fewest], PLAYED_OUT)


def take_out(hand: list[int], card: i64) -> None:
    i: i64 = 0
    while hand[i] != card:
        i += 1
    hand.pop(i)


def put_in(hand: list[int], card: i64) -> None:
    i: i64 = 0
    size: i64 = len(hand)
    while i < size and hand[i] < card:
        i += 1
    hand.insert(i, card)


def following(hand: list[int], led: i64, is_first: bool) -> list[int]:
    """play.follow-suit, play.no-points-first: the suit led, or else anything, but no points in the first trick."""
    size: i64 = len(hand)
    begin: i64 = 0
    while begin < size and hand[begin] < led:
        begin += 1
    end = begin
    while end < size and hand[end] < led + SUIT:
        end += 1
    if begin < end:
        return hand[begin:end]
    if is_first:
        harmless = [card for card in hand if card < FIRST_HEART and card != QUEEN_OF_SPADES]
        if harmless:
            return harmless
    return hand[:]


def without_hearts(hand: list[int]) -> list[int]:
    """play.hearts-broken: what may be led before they are; hearts if there is nothing else."""
    end: i64 = len(hand)
    while end > 0 and hand[end - 1] >= FIRST_HEART:
        end -= 1
    return hand[:end] if end > 0 else hand[:]


def shows_void(game: Hearts, hand: list[int], card: int) -> None:
    """All see: nothing of the suit led is left in that hand; only points, if it gives points in the first trick."""
    kinds = KINDS[game.led] | (QUEEN if KINDS[game.led] == SPADE else 0)
    if len(game.played) < SEATS and KINDS[card] & POINTS:
        kinds |= ANY - POINTS
    if hand and game.known.barred[hand[0]] & kinds != kinds:
        game.known.bar(hand, kinds)


def deal(game: Hearts) -> None:
    """deal.thirteen: the direction of passing first, as in OpenSpiel, then each card into one of the free places."""
    game.direction = game.roll(SEATS)
    places: list[Any] = PLACES[:]
    card: i64 = FIRST_CARD
    free: i64 = END_OF_CARDS - FIRST_CARD
    while free > 0:
        place = game.roll(free)
        seat: int = places[place]
        free -= 1
        places[place] = places[free]
        game.hands[seat].append(int(card))
        game.known.show(seat, int(card))
        card += 1
    game.tell(DEALT, -1, -1, -1, int(game.direction))
    game.agenda.append(COUNT)
    game.agenda.extend(ALL_TRICKS)
    if game.direction == 0:
        game.find_leader()
    else:
        game.agenda.append(EXCHANGE)
        game.agenda.extend(ALL_PASS)


def face_down() -> Knowledge:
    """What everybody knows of a shuffled deck: nothing. The same for every game, hence copied and not made anew."""
    known = Knowledge(SEATS, END_OF_CARDS, None)
    known.shuffled(CARD.ids)
    return known


class HeartsGame(Game):
    def __init__(self) -> None:
        super().__init__(
            "hearts", "1", ACTIONS, LINES, REASONS, ENDINGS, CLAUSES, KEYS, (SEATS, SEATS), [],
            [Count, Exchange, PassCard, PlayCard, TakeTrick],
        )  # fmt: skip

    def blank(self, seats: int, options: dict[str, Any]) -> State:
        return Hearts(None)

    def set_up(self, state: State, seed: int) -> None:
        assert isinstance(state, Hearts)
        state.reseed(seed)
        deal(state)
        state.advance()

    def save_fields(self, state: State) -> dict[str, Any]:
        assert isinstance(state, Hearts)
        return {
            "hands": [hand[:] for hand in state.hands],
            "passed": [cards[:] for cards in state.passed],
            "played": state.played[:],
            "points": state.points[:],
            "direction": int(state.direction),
            "leader": int(state.leader),
            "led": int(state.led),
            "broken": state.broken,
        }

    def load_fields(self, state: State, fields: dict[str, Any]) -> None:
        assert isinstance(state, Hearts)
        state.hands = [hand[:] for hand in fields["hands"]]
        state.passed = [cards[:] for cards in fields["passed"]]
        state.played = fields["played"][:]
        state.points = fields["points"][:]
        state.direction = fields["direction"]
        state.leader = fields["leader"]
        state.led = fields["led"]
        state.broken = fields["broken"]

    def view(self, state: State, seat: int) -> dict[str, Any]:
        assert isinstance(state, Hearts)
        return {
            "game": "hearts",
            "you": None if seat < 0 else seat,
            "direction": int(state.direction),
            "leader": int(state.leader),
            "asking": state.asking,
            "trick": names(state.trick()),
            "played": names(state.played),
            "broken": state.broken,
            "points": state.points[:],
            "seats": [seat_view(state, owner, seat) for owner in range(SEATS)],
            "over": state.over,
            "winners": state.winners[:],
        }


def names(cards: list[int]) -> list[str]:
    return [KEYS[card] for card in cards]


def seat_view(game: Hearts, owner: int, seat: int) -> dict[str, Any]:
    """How many cards, and those that this seat knows: its own, and what it passed on."""
    hand = game.hands[owner]
    passed = game.passed[owner]
    return {
        "hand": len(hand),
        "cards": names([card for card in hand if seat >= 0 and game.known.knows(seat, card)]),
        "passed": names(passed) if owner == seat else len(passed),
    }


def is_compiled() -> bool:
    return not __file__.endswith(".py")


def new(seed: int) -> Table:
    return new_table(GAME, SEATS, seed, {})


def playout(state: State, chance: Chance) -> None:
    """Random choices to the end of the game."""
    while not state.over:
        options = state.offered
        state.apply(options[chance.roll(len(options))])


def playouts(games: int, seed: int) -> int:
    """So many whole games inside, each set up and dealt from a seed of its own; the sum of their scores."""
    chance = Chance(seed)
    total = 0
    for i in range(games):
        state = GAME.begin(SEATS, {}, seed + i)
        playout(state, chance)
        total += sum(state.scores)
    return total


FACE_DOWN: Final = face_down()
PLACES: Final = [place & 3 for place in range(SEATS * TRICKS)]
COUNT: Final = Count()
EXCHANGE: Final = Exchange()
PLAY_CARD: Final = PlayCard()
TAKE_TRICK: Final = TakeTrick()
ALL_TRICKS: Final[list[Step[Hearts]]] = [TAKE_TRICK, PLAY_CARD, PLAY_CARD, PLAY_CARD, PLAY_CARD] * TRICKS
ALL_PASS: Final = [PassCard(seat) for seat in (3, 2, 1, 0)]
GAME: Final = HeartsGame()

if CARD.ids[0] != FIRST_CARD:
    raise RuntimeError("the engine's own words have other numbers than Hearts believes")
