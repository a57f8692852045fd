"""A turn and its four phases, and Expedition Assembly before the first one."""

from typing import Final

from bivouac.engine.actions import PASS
from bivouac.engine.events import event
from bivouac.engine.life import announce
from bivouac.engine.state import Choice, SeatChoice, Step
from bivouac.engine.verbs import begin
from bivouac.games.altiplano import words
from bivouac.games.altiplano.actions import (
    ACT,
    DISCARD,
    DISPLACE,
    DRAW,
    KEEP,
    NOUN,
    PLACE,
    PLAY,
    REACT,
    VERB,
)
from bivouac.games.altiplano.catalog import ACTION, ADVENTURER, IS_A, MOMENTS, NEVER, REACTION, ROGUE
from bivouac.games.altiplano.state import (
    BOTH_KINDS,
    CAMP,
    CHARACTERS,
    HAND,
    HAND_LIMIT,
    KEPT,
    LOOKING,
    PILE,
    PLAYED,
    RENEW,
    TREASURES,
    Altiplano,
    PutAway,
)
from bivouac.games.altiplano.steps import PHASE, DrawCard, PlaceCard

DRAW_PHASE: Final = 1
ACTION_PHASE: Final = 2
PLACE_PHASE: Final = 3
CHECK_PHASE: Final = 4


class Turn(Step[Altiplano]):
    """turn.order: the four phases of one turn, then the other player's (turn.alternate)."""

    __slots__ = ()

    def run(self, game: Altiplano) -> None:
        cap = game.rules.turn_cap
        if cap and game.turn >= cap:  # end.no-draw: unfinished, never a win
            game.scores = [len(game.zones[TREASURES]), len(game.zones[TREASURES + 1])]
            game.end([], words.TURN_CAP)
            game.tell(words.CUT_SHORT, -1, -1, -1, cap)
            return
        game.turn += 1
        game.turn_of = game.first if game.turn % 2 == 1 else 1 - game.first
        game.phase = DRAW_PHASE
        game.tell(words.TURN, game.turn_of, -1, -1, game.turn, cause=words.FIRST_TURN if game.turn == 1 else 0)
        agenda = game.agenda
        agenda.append(TURN)
        agenda.append(CHECK)
        agenda.append(PHASE_3)
        agenda.append(PHASE_2)
        agenda.append(DRAWS[game.turn_of])


class ActionPhase(Choice[Altiplano]):
    """Phase 2: one Action or none. Phase 3: one Action, or one card placed from hand, or neither."""

    __slots__ = ("phase",)

    def __init__(self, phase: int) -> None:
        self.phase: Final = phase

    def data(self) -> list[int]:
        return [self.phase]

    def seat(self, game: Altiplano) -> int:
        return game.turn_of

    def options(self, game: Altiplano) -> list[int]:
        me = game.turn_of
        options = [PASS]
        placing = self.phase == PLACE_PHASE
        for card in game.zones[HAND + me]:
            kind = IS_A[card]
            if kind & ACTION:
                if game.why_not_play(me, card) == 0:
                    options.append(PLAY.ids[card])
            elif placing and not kind & REACTION and game.why_not_place(me, card) == 0:
                options.append(PLACE.ids[card])
        for card in game.zones[CAMP + me]:
            if game.why_not_act(me, card) == 0:
                options.append(ACT.ids[card])
        if game.holder[0] == me and game.why_not_special(me, ADVENTURER) == 0:
            options.append(ACT.ids[ADVENTURER])
        if game.holder[1] == me and game.why_not_special(me, ROGUE) == 0:
            options.append(ACT.ids[ROGUE])
        options.sort()
        return options

    def ceremony(self, game: Altiplano) -> bool:
        """People pass by their own hand as long as they hold a card: at once it would tell that none can be played."""
        return bool(game.zones[HAND + game.turn_of])

    def in_private(self, game: Altiplano) -> bool:
        return True  # what can be played shows the hand

    def run(self, game: Altiplano) -> None:
        game.phase = self.phase
        game.ask(self, game.turn_of, self.options(game))

    def chosen(self, game: Altiplano, option: int) -> None:
        me = game.turn_of
        card = NOUN[option]
        verb = VERB[option]
        if option == PASS:
            game.tell(words.SKIPPED, me, -1, -1, self.phase)
            return
        game.agenda.append(RENEW)
        if verb == PLAY.number:
            game.bring_out(card, me)
            game.tell(words.PLAYED, me, card)
            game.agenda.append(PutAway(card))
            game.agenda.append(RENEW)  # piles.in-flight: before the card itself is discarded
            announce(game, event(PLAYED, me, 1 - me, card))
        elif verb == ACT.number:
            game.tell(words.USED_SPECIAL if card >= ADVENTURER else words.USED, me, card)
            begin(game, card, me, card)
        else:
            game.bring_out(card, me)
            game.agenda.append(PlaceCard(me, card, PHASE))

    def reason(self, game: Altiplano, seat: int, option: int) -> int:
        verb = VERB[option]
        card = NOUN[option]
        if verb == PLAY.number:
            return game.why_not_play(seat, card)
        if verb == ACT.number:
            return game.why_not_act(seat, card)
        if verb == PLACE.number:
            if self.phase == ACTION_PHASE and card in game.zones[HAND + seat]:
                return words.NO_PLACING_YET
            return game.why_not_place(seat, card)
        if verb == REACT.number and MOMENTS[card] == NEVER:
            return words.NO_REACTION
        return why_not_now(verb)


def why_not_now(verb: int) -> int:
    """Why a verb that no Action phase offers is refused there."""
    if verb == DRAW.number:
        return words.DRAWN_ALREADY
    if verb == REACT.number:
        return words.NOT_IN_OWN_TURN
    if verb == DISCARD.number:
        return words.ONLY_OVER_LIMIT
    if verb == DISPLACE.number:
        return words.ONLY_FOR_ROOM
    return words.ONLY_IN_ASSEMBLY if verb == KEEP.number else words.ONLY_IN_EFFECT


class CheckHand(Choice[Altiplano]):
    """phase4.hand-limit: the owner discards down to the limit, one card at a time."""

    __slots__ = ()

    def seat(self, game: Altiplano) -> int:
        return game.turn_of

    def options(self, game: Altiplano) -> list[int]:
        return sorted([DISCARD.ids[card] for card in game.zones[HAND + game.turn_of]])

    def run(self, game: Altiplano) -> None:
        game.phase = CHECK_PHASE
        me = game.turn_of
        if len(game.zones[HAND + me]) > game.hand_limit(me):
            game.ask(self, me, self.options(game))
        else:
            game.renew(BOTH_KINDS)

    def chosen(self, game: Altiplano, option: int) -> None:
        me = game.turn_of
        card = NOUN[option]
        is_lowered = len(game.zones[HAND + me]) <= HAND_LIMIT  # only somebody's standing ability asks for this one
        game.put_away(card, HAND + me)
        game.tell(words.DISCARDED_TO_LIMIT, me, card, cause=words.LIMIT_LOWERED if is_lowered else 0)
        game.agenda.append(CHECK)

    def reason(self, game: Altiplano, seat: int, option: int) -> int:
        return words.NOT_YOURS_TO_DISCARD if VERB[option] == DISCARD.number else words.OVER_LIMIT


class KeepOne(SeatChoice[Altiplano]):
    """assembly.first-three, assembly.pass: one Character is kept face down, two are handed over."""

    __slots__ = ()

    def run(self, game: Altiplano) -> None:
        looking = game.zones[LOOKING + self.me]
        while len(looking) < 3:
            card = game.zones[PILE + CHARACTERS].pop()
            looking.append(card)
            game.known.show(self.me, card)
        game.learned += 1
        game.ask(self, self.me, self.options(game))

    def options(self, game: Altiplano) -> list[int]:
        return sorted([KEEP.ids[card] for card in game.zones[LOOKING + self.me]])

    def ask_again(self, game: Altiplano) -> None:
        game.ask(self, self.me, self.options(game))

    def chosen(self, game: Altiplano, option: int) -> None:
        me = self.me
        you = 1 - me
        card = NOUN[option]
        game.move(card, LOOKING + me, KEPT + me)
        is_first = len(game.zones[KEPT + me]) + len(game.zones[KEPT + you]) == 1
        cause = 0 if is_first else words.PASSED_ON
        game.tell(words.KEPT, me, card, -1, len(game.zones[KEPT + me]), 1 << me, cause)
        if len(game.zones[KEPT + you]) < 3:
            for passed in game.zones[LOOKING + me]:
                game.zones[LOOKING + you].append(passed)
                game.known.show(you, passed)
            game.zones[LOOKING + me].clear()
            game.agenda.append(KeepOne(you))

    def reason(self, game: Altiplano, seat: int, option: int) -> int:
        return words.NOT_PASSED if VERB[option] == KEEP.number else words.KEEP_ONE


class Assembled(Step[Altiplano]):
    """assembly.end, assembly.reveal: all six are turned up, the two left over go into the pile, Specials are
    assigned."""

    __slots__ = ()

    def run(self, game: Altiplano) -> None:
        pile = game.zones[PILE + CHARACTERS]
        for seat in (0, 1):
            for card in game.zones[KEPT + seat]:
                game.known.show_all(card)
                game.zones[CAMP + seat].append(card)
                game.tell(words.ASSEMBLED, seat, card)
            game.zones[KEPT + seat].clear()
            pile.extend(game.zones[LOOKING + seat])
            game.zones[LOOKING + seat].clear()
        game.shuffle(pile)
        game.assign_specials(words.AT_REVEAL)


TURN: Final = Turn()
CHECK: Final = CheckHand()
PHASE_2: Final = ActionPhase(ACTION_PHASE)
PHASE_3: Final = ActionPhase(PLACE_PHASE)
DRAWS: Final = (DrawCard(0, PHASE), DrawCard(1, PHASE))
