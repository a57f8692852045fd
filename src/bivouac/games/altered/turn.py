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
    PICK,
    PLAY,
    RANKS,
    REPLAY,
    SUPPORT,
    VERB,
)
from bivouac.games.altered.catalog import (
    ABILITIES,
    CATALOG,
    CHARACTER,
    DUSK,
    ETERNAL,
    FAILS,
    FORWARD,
    FROM_HAND,
    FROM_RESERVE,
    IS_A,
    KEYWORDS,
    LISTENS,
    NIGHT,
    NOON,
    OTHER_MORNING,
)
from bivouac.games.altered.catalog import EXHAUST as EXHAUST_EVENT
from bivouac.games.altered.catalog import SUPPORT as SUPPORT_EVENT
from bivouac.games.altered.ground import (
    AFTERNOON,
    ANCHORED,
    ASLEEP,
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
from bivouac.games.altered.ground import MANA as MANA_ZONE
from bivouac.games.altered.quick import exhaustible, held, named, quick, why_not_exhaust, why_not_support
from bivouac.games.altered.state import MET, NONE, Altered
from bivouac.games.altered.steps import play, tell_barred, tell_stayed

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
            for option in game.sealed[seat]:
                card = held(game, seat, NOUN[option])
                game.hide_in_mana(seat, card)
                game.ready[seat] += 1
                game.tell(words.OPENING_MANA, seat, game.kinds[card], -1, 0, 1 << seat)
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


def reasons_to_advance(game: Altered, expedition: int) -> int:
    """dusk.terrains, dusk.advance, dusk.above-zero, dusk.due-to: a mask of the terrains in which it is ahead."""
    totals = game.totals()
    terrains = game.terrains(game.track[expedition])
    due = 0
    for terrain in range(3):
        mine = totals[3 * expedition + terrain]
        if terrains >> terrain & 1 and mine > 0 and mine > totals[3 * (expedition ^ 2) + terrain]:
            due |= 1 << terrain
    return due


def tell_held(game: Altered, expedition: int, defender: int) -> None:
    """What keeps an expedition that is ahead from advancing: defender.dusk, an effect, or the end of the track."""
    if defender >= 0:
        line = words.DEFENDED_COMPANION if expedition & 1 else words.DEFENDED_HERO
        game.say(line, expedition >> 1, defender, -1, game.track[expedition])
    elif game.is_stopped(expedition):
        tell_barred(game, expedition)
    else:
        tell_stayed(game, expedition, words.BY_END_OF_TRACK)


class Progress(Step[Altered]):
    """dusk.simultaneous: all four are compared, then those that advance move together."""

    __slots__ = ()

    def run(self, game: Altered) -> None:
        due = [reasons_to_advance(game, expedition) for expedition in range(4)]
        defenders = [game.defender_of(expedition) for expedition in range(4)]
        halted = [expedition for expedition in range(4) if defenders[expedition] >= 0 or game.is_stopped(expedition)]
        order = [2 * game.first, 2 * game.first + 1, 2 - 2 * game.first, 3 - 2 * game.first]
        for expedition in order:
            if not due[expedition]:
                tell_stayed(game, expedition, 0)
            elif expedition in halted or not game.step_forward(expedition, 1):
                due[expedition] = 0
                tell_held(game, expedition, defenders[expedition])
            else:
                line = words.FORWARD_COMPANION if expedition & 1 else words.FORWARD_HERO
                game.tell(line, expedition >> 1, -1, due[expedition], game.track[expedition])
        for expedition in order:
            if due[expedition]:
                game.turn_up(game.track[expedition])
        moved_forward(game, due)


def moved_forward(game: Altered, due: list[int]) -> None:
    """dusk.fails, dusk.due-to: who watches expeditions advance, or fails to."""
    for expedition in range(4):
        if due[expedition]:
            game.watch(FORWARD, expedition >> 1, -1, NONE, due[expedition])
    if game.listening >> FAILS & 1:
        for seat in (0, 1):
            for card in game.characters(seat):
                if not any(due[2 * seat + side] and game.is_in(card, 2 * seat + side) for side in (0, 1)):
                    game.trigger_own(card, FAILS)


class Arena(Step[Altered]):
    """arena.compare: both expeditions of each player are added up; whoever wins more terrains wins the game."""

    __slots__ = ()

    def run(self, game: Altered) -> None:
        totals = game.totals()
        terrains = game.terrains(0)
        won = [0, 0]
        for terrain in range(3):
            if terrains >> terrain & 1:
                sums = [totals[6 * seat + terrain] + totals[6 * seat + 3 + terrain] for seat in (0, 1)]
                for seat in (0, 1):
                    if sums[seat] > sums[1 - seat] and sums[seat] > 0:  # arena.win-type
                        won[seat] += 1
        if won[0] == won[1]:
            game.tell(words.ARENA_AGAIN)
            return
        winner = 0 if won[0] > won[1] else 1
        game.scores = won
        game.tell(words.ARENA_WON, winner, -1, -1, won[winner])
        game.end([winner], words.ENDING_ARENA)


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


class Rest(Step[Altered]):
    """night.rest, night.who-stays: all at once, then Anchored and Asleep are lost (status.both-lost)."""

    __slots__ = ()

    def run(self, game: Altered) -> None:
        leaving: list[int] = []
        staying: list[int] = []
        for seat in (game.first, 1 - game.first):
            for card in game.characters(seat):
                stays = game.marks[card] & (ANCHORED | ASLEEP) or KEYWORDS[game.kinds[card]] & ETERNAL
                (staying if stays else leaving).append(card)
        if leaving:
            game.tell(words.RESTED)
        game.is_fresh = False
        for card in staying:
            tell_stays(game, card)
            game.marks[card] &= ~(ANCHORED | ASLEEP)
        game.send(leaving, RESERVE, words.BY_REST)


def tell_stays(game: Altered, card: int) -> None:
    """status.anchored, status.asleep, status.both-lost, eternal.rest."""
    marks = game.marks[card]
    both = ANCHORED | ASLEEP
    if marks & ANCHORED:
        cause = words.BY_BOTH_STATUSES if marks & both == both else 0
        game.say(words.STAYED_ANCHORED, game.owner(card), card, cause=cause)
    elif marks & ASLEEP:
        game.say(words.STAYED_ASLEEP, game.owner(card), card)
    else:
        game.say(words.STAYED_ETERNAL, game.owner(card), card)


class AfterRest(Step[Altered]):
    """night.after-rest: what was put off until now."""

    __slots__ = ()

    def run(self, game: Altered) -> None:
        game.pending.extend(game.later)
        game.later.clear()


class CleanUp(SeatChoice[Altered]):
    """night.cleanup-reserve, night.cleanup-landmarks: down to the limits of the Hero, the owner choosing."""

    __slots__ = ()

    def crowded(self, game: Altered) -> int:
        """The zone that is over its limit, -1 if none is (night.hero-limits)."""
        hero = CATALOG.card(game.kinds[game.zones[HERO_ZONE + self.me][0]])
        if len(game.zones[RESERVE + self.me]) > hero.reserve_limit:
            return RESERVE
        return LANDMARKS if len(game.zones[LANDMARKS + self.me]) > hero.landmark_limit else -1

    def options(self, game: Altered) -> list[int]:
        zone = self.crowded(game)
        return [] if zone < 0 else game.picks(self.me, game.zones[zone + self.me])

    def chosen(self, game: Altered, option: int) -> None:
        zone = self.crowded(game)
        card = game.picked(self.me, game.zones[zone + self.me], option)
        game.agenda.append(self)
        if zone == RESERVE:
            game.put_away(card, self.me, words.CLEANED_RESERVE)
        else:  # night.cleanup-sacrifice
            game.say(words.CLEANED_LANDMARKS, self.me, card)
            game.sacrifice([card], words.BY_CLEAN_UP)

    def reason(self, game: Altered, seat: int, option: int) -> int:
        is_pick = VERB[option] == PICK.number
        if self.crowded(game) == RESERVE:
            return words.NOT_YOURS_TO_CLEAN if is_pick else words.CLEAN_UP
        return words.NOT_A_LANDMARK_OF_YOURS if is_pick else words.CLEAN_UP_LANDMARKS


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
PROGRESS: Final = Progress()
ARENA: Final = Arena()
NIGHT_STEP: Final = Night()
REST: Final = Rest()
AFTER_REST: Final = AfterRest()
CLEAN_UPS: Final = (CleanUp(0), CleanUp(1))
NIGHT_END: Final = NightEnd()
