"""A Day and its five phases, and the opening before the first one."""

from typing import Final

from bivouac.engine.actions import PASS
from bivouac.engine.life import DRAIN
from bivouac.engine.state import Choice, Sealed, SeatChoice, Step
from bivouac.engine.verbs import begin
from bivouac.games.altered import words
from bivouac.games.altered.actions import (
    EXHAUST,
    FIRST,
    IGNORE,
    MANA,
    NOUN,
    PLAY,
    RANKS,
    REPLAY,
    SUPPORT,
    VERB,
)
from bivouac.games.altered.catalog import (
    ABILITIES,
    CHARACTER,
    DUSK,
    FROM_HAND,
    FROM_RESERVE,
    IS_A,
    LISTENS,
    NIGHT,
    NOON,
    OTHER_MORNING,
)
from bivouac.games.altered.catalog import EXHAUST as EXHAUST_EVENT
from bivouac.games.altered.catalog import SUPPORT as SUPPORT_EVENT
from bivouac.games.altered.state import MET, Altered
from bivouac.games.altered.state_ground import (
    AFTERNOON,
    DECK,
    DISCARD,
    DUSK_PHASE,
    EXHAUSTED,
    HAND,
    HERO_ZONE,
    LANDMARKS,
    MORNING,
    NIGHT_PHASE,
    NOON_PHASE,
    RESERVE,
    THIS_AFTERNOON,
    THIS_DAY,
    THIS_TURN,
)
from bivouac.games.altered.state_ground import MANA as MANA_ZONE
from bivouac.games.altered.steps import play
from bivouac.games.altered.turn_evening import AFTER_REST, ARENA, CLEAN_UPS, PROGRESS, REST
from bivouac.games.altered.turn_quick import exhaustible, held, named, quick, why_not_exhaust, why_not_support

OPENING_ORBS: Final = 3
MORNING_DRAW: Final = 2


class Opening(Sealed[Altered]):
    """setup.opening, setup.secret-mana: both choose three of six cards at once, unseen by the other."""

    __slots__ = ()

    def options_of(self, game: Altered, seat: int) -> list[int]:
        answers = game.sealed[seat]
        if len(answers) == OPENING_ORBS:
            return []
        hand = [MANA.ids[game.kinds[card]] for card in game.zones[HAND + seat]]
        return sorted({option for option in hand if hand.count(option) > answers.count(option)})

    def land(self, game: Altered) -> None:
        for seat in (0, 1):
            orbs: list[int] = []
            for option in game.sealed[seat]:
                card = held(game, seat, NOUN[option])
                game.hide_in_mana(seat, card)
                game.ready[seat] += 1
                orbs.append(card)
            game.tell_all(words.OPENING_MANA, seat, orbs)
        game.agenda.append(DAY)

    def reason(self, game: Altered, seat: int, option: int) -> int:
        return words.NOT_AMONG_SIX if VERB[option] == MANA.number else words.OPENING_FIRST


class React(Step[Altered]):
    """trigger.waits: something has ended; now come the reactions that it has set off."""

    __slots__ = ()

    def run(self, game: Altered) -> None:
        if game.rules.at_once:
            game.check_moved()
        if not game.pending:
            game.objects.forget()
        elif not game.over:
            game.agenda.append(self)
            game.agenda.append(DRAIN)


class Day(Step[Altered]):
    """day.phases: a new Day; the first one begins at Noon (morning.first-day-skipped)."""

    __slots__ = ()

    def run(self, game: Altered) -> None:
        cap = game.rules.day_cap
        if cap and game.day >= cap:  # end.cap
            game.scores = [game.distance(0), game.distance(1)]
            game.tell(words.CUT_SHORT, -1, -1, -1, cap)
            game.end([], words.ENDING_CAP)
            return
        game.day += 1
        game.sweep_tokens()
        game.uses.clear()
        game.tell(words.ARENA_DAY if game.arena else words.DAY, -1, -1, -1, game.day)
        if game.day == 1:
            game.agenda.append(NOON_STEP)
        else:
            game.agenda.append(MORNING_STEP)


class Morning(Step[Altered]):
    """morning.order: Succeed, Prepare, Draw, Expand; reactions after each."""

    __slots__ = ()

    def run(self, game: Altered) -> None:
        game.phase = MORNING
        game.first = 1 - game.first  # morning.pass-marker
        game.tell(words.MARKER_PASSES, game.first)
        game.agenda.append(NOON_STEP)
        game.agenda.append(REACT)
        game.agenda.append(EXPANDS[1 - game.first])
        game.agenda.append(EXPANDS[game.first])
        game.agenda.append(REACT)
        game.agenda.append(MORNING_DRAWS)
        game.agenda.append(REACT)
        game.agenda.append(PREPARE)


class Prepare(Step[Altered]):
    """morning.ready: everything exhausted is readied."""

    __slots__ = ()

    def run(self, game: Altered) -> None:
        for seat in (0, 1):
            game.ready[seat] = len(game.zones[MANA_ZONE + seat])  # mana.ready
            for card in game.working(seat):
                game.marks[card] &= ~EXHAUSTED
        game.tell(words.READIED)


class MorningDraws(Step[Altered]):
    """morning.draw: one event for each player (ruling.quetzalcoatl)."""

    __slots__ = ()

    def run(self, game: Altered) -> None:
        for seat in (game.first, 1 - game.first):
            cards = 1 if game.sources_of(OTHER_MORNING, seat) else MORNING_DRAW
            game.draw(seat, cards, words.DREW_MORNING, 0 if cards == MORNING_DRAW else words.BY_CARD)


class Expand(SeatChoice[Altered]):
    """morning.expand: one card of the hand may become a Mana orb, ready (morning.orb-ready)."""

    __slots__ = ()

    def run(self, game: Altered) -> None:
        if game.sources_of(OTHER_MORNING, self.me):  # the top card of the deck instead of a card of the hand
            if game.refill(self.me, words.BY_SHORT_DECK):
                card = game.zones[DECK + self.me][-1]
                game.shift(card, DECK + self.me, MANA_ZONE + self.me)
                game.known.show(self.me, card)
                game.ready[self.me] += 1
                game.tell(words.EXPANDED, self.me, game.kinds[card], -1, 0, 1 << self.me, words.BY_CARD)
            return
        game.ask(self, self.me, self.options(game))

    def options(self, game: Altered) -> list[int]:
        return [PASS, *sorted({MANA.ids[game.kinds[card]] for card in game.zones[HAND + self.me]})]

    def chosen(self, game: Altered, option: int) -> None:
        if option == PASS:
            game.tell(words.DID_NOT_EXPAND, self.me)
            return
        card = held(game, self.me, NOUN[option])
        game.hide_in_mana(self.me, card)
        game.ready[self.me] += 1
        game.tell(words.EXPANDED, self.me, game.kinds[card], -1, 0, 1 << self.me)

    def reason(self, game: Altered, seat: int, option: int) -> int:
        return words.NOT_IN_HAND_AT_MORNING if VERB[option] == MANA.number else words.NOT_IN_MORNING


class Noon(Step[Altered]):
    __slots__ = ()

    def run(self, game: Altered) -> None:
        game.phase = NOON_PHASE
        game.tell(words.NOON, cause=words.BY_FIRST_DAY if game.day == 1 else 0)
        game.trigger_phase(NOON)
        game.agenda.append(AFTERNOON_STEP)
        game.agenda.append(REACT)


class Afternoon(Step[Altered]):
    """afternoon.turns: from the first player on."""

    __slots__ = ()

    def run(self, game: Altered) -> None:
        game.phase = AFTERNOON
        game.active = game.first
        game.passed = 0
        game.played = [0, 0]
        game.tell(words.AFTERNOON, game.first)
        game.agenda.append(TURN)


class Turn(Choice[Altered]):
    """afternoon.quick-actions, afternoon.turns: any number of quick actions, then one card or a pass."""

    __slots__ = ()

    def seat(self, game: Altered) -> int:
        return game.active

    def ceremony(self, game: Altered) -> bool:
        return True  # people pass by their own hand: at once it would tell that no card of the hand can be paid

    def in_private(self, game: Altered) -> bool:
        return True  # zone.hidden: what can be played shows the hand

    def run(self, game: Altered) -> None:
        if game.turn_over:
            game.agenda.append(END_TURN)
        else:
            game.ask(self, game.active, self.options(game))

    def options(self, game: Altered) -> list[int]:
        me = game.active
        options = [PASS]
        kinds = game.kinds
        for card in game.zones[HAND + me]:
            kind = kinds[card]
            option = PLAY.ids[2 * kind]
            if option not in options and game.why_not_play(me, card, FROM_HAND) == 0:
                options.append(option)
                if IS_A[kind] & CHARACTER:
                    options.append(PLAY.ids[2 * kind + 1])
        for card in game.zones[RESERVE + me]:
            self.from_reserve(game, me, card, options)
        for zone in (HERO_ZONE + me, LANDMARKS + me):
            for card in game.zones[zone]:
                if LISTENS[kinds[card]] >> EXHAUST_EVENT & 1:
                    self.exhausts(game, me, card, zone, options)
        options.sort()
        return options

    def from_reserve(self, game: Altered, me: int, card: int, options: list[int]) -> None:
        kind = game.kinds[card]
        rank = game.rank(card, RESERVE + me)
        if LISTENS[kind] >> SUPPORT_EVENT & 1:
            option = SUPPORT.ids[kind * RANKS + rank]
            if option not in options and game.why_not_quick(me, card, quick(kind, SUPPORT_EVENT, 0)) == 0:
                options.append(option)
        option = REPLAY.ids[2 * kind * RANKS + rank]
        if option not in options and game.why_not_play(me, card, FROM_RESERVE) == 0:
            options.append(option)
            if IS_A[kind] & CHARACTER:
                options.append(REPLAY.ids[(2 * kind + 1) * RANKS + rank])

    def exhausts(self, game: Altered, me: int, card: int, zone: int, options: list[int]) -> None:
        kind = game.kinds[card]
        if game.marks[card] & EXHAUSTED:  # status.exhausted
            return
        rank = game.rank(card, zone)
        which = 0
        for ability in ABILITIES[kind]:
            if ability.event == EXHAUST_EVENT:
                option = EXHAUST.ids[(2 * kind + which) * RANKS + rank]
                if option not in options and game.why_not_quick(me, card, ability) == 0:
                    options.append(option)
                which += 1

    def chosen(self, game: Altered, option: int) -> None:
        me = game.active
        verb = VERB[option]
        noun = NOUN[option]
        if option == PASS:
            game.passed |= 1 << me
            game.tell(words.PASSED, me)
            game.then(REACT, END_TURN)
        elif verb == PLAY.number:
            game.then(REACT, END_TURN)
            play(game, me, held(game, me, noun // 2), FROM_HAND, noun % 2, False)
        elif verb == REPLAY.number:
            game.then(REACT, END_TURN)
            card = named(game, noun // RANKS // 2, noun % RANKS, RESERVE + me)
            play(game, me, card, FROM_RESERVE, noun // RANKS % 2, False)
        else:
            game.then(REACT, self)
            self.act(game, me, verb, noun)

    def act(self, game: Altered, me: int, verb: int, noun: int) -> None:
        """A quick action: its whole cost is paid before its effect (afternoon.quick-cost)."""
        if verb == SUPPORT.number:
            kind = noun // RANKS
            card = named(game, kind, noun % RANKS, RESERVE + me)
            ability = quick(kind, SUPPORT_EVENT, 0)
        else:
            kind = noun // RANKS // 2
            card = exhaustible(game, me, kind, noun % RANKS)
            ability = quick(kind, EXHAUST_EVENT, noun // RANKS % 2)
        number = game.objects.number[card]
        game.uses.append(number * 8 + ability.script % 8)
        mana = game.quick_mana(ability, me, number)
        game.pay(me, mana)
        if verb == SUPPORT.number:
            game.say(words.SUPPORTED, me, card)
            game.shift(card, RESERVE + me, DISCARD + me)
        else:
            game.say(words.EXHAUSTED, me, card)
            game.marks[card] |= EXHAUSTED
        if mana:
            game.tell(words.PAID_EFFECT, me, -1, -1, mana, cause=words.BY_QUICK_COST)
        begin(game, ability.script, me, number)

    def reason(self, game: Altered, seat: int, option: int) -> int:
        verb = VERB[option]
        noun = NOUN[option]
        if verb == PLAY.number:
            card = held(game, seat, noun // 2)
            return words.NOT_IN_HAND if card < 0 else game.why_not_play(seat, card, FROM_HAND)
        if verb == REPLAY.number:
            card = named(game, noun // RANKS // 2, noun % RANKS, RESERVE + seat)
            return words.NOT_IN_RESERVE if card < 0 else game.why_not_play(seat, card, FROM_RESERVE)
        if verb == SUPPORT.number:
            return why_not_support(game, seat, noun // RANKS, noun % RANKS)
        if verb == EXHAUST.number:
            return why_not_exhaust(game, seat, noun // RANKS // 2, noun // RANKS % 2, noun % RANKS)
        if verb == MANA.number:
            return words.ONLY_MORNING
        if verb == FIRST.number:
            return words.ONLY_IN_ORDER
        return words.NO_SUCH_DIE if verb == IGNORE.number else words.ONLY_IN_EFFECT


class EndTurn(Step[Altered]):
    """afternoon.pass, action.alone-after-you: the turn goes to whoever has not passed, the other player first."""

    __slots__ = ()

    def run(self, game: Altered) -> None:
        game.turn_over = False
        game.expire(THIS_TURN)
        if game.passed == 3:  # afternoon.end
            game.expire(THIS_AFTERNOON)
            game.agenda.append(DUSK_STEP)
            return
        if not game.passed >> (1 - game.active) & 1:
            game.active = 1 - game.active
        game.agenda.append(TURN)


class Dusk(Step[Altered]):
    """dusk.triggers-first."""

    __slots__ = ()

    def run(self, game: Altered) -> None:
        game.phase = DUSK_PHASE
        game.tell(words.DUSK)
        game.trigger_phase(DUSK)
        game.agenda.append(NIGHT_STEP)
        game.agenda.append(REACT)
        game.agenda.append(ARENA if game.arena else PROGRESS)
        game.agenda.append(REACT)


class Night(Step[Altered]):
    """night.order."""

    __slots__ = ()

    def run(self, game: Altered) -> None:
        game.phase = NIGHT_PHASE
        game.tell(words.NIGHT)
        game.trigger_phase(NIGHT)
        agenda = game.agenda
        agenda.append(NIGHT_END)
        agenda.append(REACT)
        agenda.append(CLEAN_UPS[1 - game.first])
        agenda.append(CLEAN_UPS[game.first])
        agenda.append(REACT)
        agenda.append(AFTER_REST)
        agenda.append(REACT)
        agenda.append(REST)
        agenda.append(REACT)


class NightEnd(Step[Altered]):
    """end.check: the Day ends; has somebody met?"""

    __slots__ = ()

    def run(self, game: Altered) -> None:
        game.expire(THIS_DAY)
        game.stopped = 0
        game.agenda.append(DAY)
        if not game.arena:
            game.check_victory()
            if not game.over and game.distance(0) >= MET:  # equal, or it would be over
                game.arena = True
                game.tell(words.TO_ARENA)


OPENING: Final = Opening()
REACT: Final = React()
DAY: Final = Day()
MORNING_STEP: Final = Morning()
PREPARE: Final = Prepare()
MORNING_DRAWS: Final = MorningDraws()
EXPANDS: Final = (Expand(0), Expand(1))
NOON_STEP: Final = Noon()
AFTERNOON_STEP: Final = Afternoon()
TURN: Final = Turn()
END_TURN: Final = EndTurn()
DUSK_STEP: Final = Dusk()
NIGHT_STEP: Final = Night()
NIGHT_END: Final = NightEnd()
