"""Steps about wounds, defence, and a KO with its losses."""

from typing import Final

from bivouac.engine.life import DRAIN
from bivouac.engine.scenes import leave
from bivouac.engine.state import SeatChoice, Step
from bivouac.games.fortune_and_glory import words
from bivouac.games.fortune_and_glory.actions import DISCARD, LOSE, NOUN, VERB
from bivouac.games.fortune_and_glory.catalog import BY_NUMBER, GEAR, KNOCKED_OUT, KO, UNTIL_KO
from bivouac.games.fortune_and_glory.state import World
from bivouac.games.fortune_and_glory.steps_cards import AskMoment, OwnAbility, drop_kit

LOST_UP_TO: Final = 3  # ko.penalty-artifacts: on 1, 2 or 3 an artifact is lost
THE_GLORY: Final = 0
THE_FORTUNE: Final = 1


def hurt(game: World, seat: int, hits: int, can_parry: bool, more: int, card: int, cause: int) -> int:
    """defence.value, defence.unparried-hit: a hero receives hits; what is not parried is wounds, which are counted.

    `more` are hits that a card parries besides the defence. Let it be the last thing that a step does: it may be a
    KO."""
    if game.is_down(seat) or hits <= 0:
        return 0
    parried = min(hits, game.armour[seat] + more) if can_parry else 0
    if parried:
        game.tell(words.PARRIED, seat, card, -1, parried)
    wounds = hits - parried
    if wounds:
        game.wounds[seat] += wounds
        game.tell(words.HURT, seat, card, -1, wounds, cause=cause)
        if game.wounds[seat] > game.most_wounds(seat):
            knock_out(game, seat, words.OF_ITSELF)
    return wounds


def knock_out(game: World, seat: int, cause: int) -> None:
    """ko.hero-threshold, cliffhanger.fail-ko: a hero is about to be KO; a card may still save the hero."""
    if game.is_down(seat):
        return
    game.doomed |= 1 << seat
    game.then(OwnAbility(seat, KO), AskMoment(KO, seat), Fall(seat, cause))


class Fall(Step[World]):
    """ko.lies-in-start-city, ko.out-until-end, ko.loses-danger-markers: unless a card saved the hero."""

    __slots__ = ("cause", "me")

    def __init__(self, me: int, cause: int) -> None:
        self.me: Final = me
        self.cause: Final = cause

    def data(self) -> list[int]:
        return [self.me, self.cause]

    def run(self, game: World) -> None:
        me = self.me
        if (game.doomed >> me) & 1 == 0:
            return
        game.doomed &= ~(1 << me)
        game.down |= 1 << me
        game.acted |= 1 << me
        game.wounds[me] = 0
        game.tell(words.KO, me, -1, -1, game.home(me), cause=self.cause)
        drop_quest(game, me, words.OF_ITSELF)
        if game.hangs[me] >= 0:
            game.put_away(game.hangs[me])
            game.hangs[me] = -1
        for card in game.met[me]:
            game.put_away(card)
        game.met[me] = []
        game.space[me] = game.home(me)
        for entry in game.staying:
            if entry[1] == me and BY_NUMBER[entry[0]].stays == UNTIL_KO:
                game.end_stay(entry[0], words.OF_ITSELF)
        while leave(game, me):
            pass
        game.then(KoDie(me), KoArtifacts(me), KoOver(me))
        if game.pending:  # glory.even-when-ko: what the beaten enemy brings comes before the losses
            game.agenda.append(DRAIN)


def drop_quest(game: World, seat: int, cause: int) -> None:
    """ko.loses-danger-markers, artifact.resume-next-round: all progress towards an artifact is lost."""
    if game.markers[seat]:
        game.tell(words.MARKERS_LOST, seat, -1, -1, game.markers[seat], cause=cause)
    if game.explored[seat] or (game.pathfinders >> seat) & 1:
        game.tell(words.EXPLORATION_LOST, seat, -1, -1, game.explored[seat])
    game.markers[seat] = 0
    game.set_quest(seat, -1)


class KoDie(Step[World]):
    """ko.penalty-d6-discard: the die is rolled even with nothing to lose."""

    __slots__ = ("me",)

    def __init__(self, me: int) -> None:
        self.me: Final = me

    def data(self) -> list[int]:
        return [self.me]

    def run(self, game: World) -> None:
        die = int(game.roll(6)) + 1
        game.learned += 1
        game.tell(words.KO_DIE, self.me, -1, -1, die)
        game.agenda.append(KoLoss(self.me, die))


class KoLoss(SeatChoice[World]):
    """ko.penalty-d6-discard: a Gear card, 1 Glory or 1 Fortune, by the choice of the hero's player; Allies are safe."""

    __slots__ = ("left",)

    def __init__(self, me: int, left: int) -> None:
        super().__init__(me)
        self.left: Final = left

    def data(self) -> list[int]:
        return [self.me, self.left]

    def options(self, game: World) -> list[int]:
        me = self.me
        options: list[int] = []
        if self.left > 0:
            options.extend([DISCARD.ids[card] for card in game.carried(me, GEAR)])
            if game.glory[me] > 0:
                options.append(LOSE.ids[THE_GLORY])
            if game.fortune[me] > 0 and not game.rules.is_cooperative:  # coop.fortune.safe-on-ko
                options.append(LOSE.ids[THE_FORTUNE])
            options.sort()
        return options

    def chosen(self, game: World, option: int) -> None:
        me = self.me
        game.agenda.append(KoLoss(me, self.left - 1))
        if VERB[option] == DISCARD.number:
            drop_kit(game, me, NOUN[option], words.LOST_CARD, words.BY_KO)
        elif NOUN[option] == THE_GLORY:
            game.glory[me] -= 1
            game.tell(words.KO_LOST, me, -1, THE_GLORY, 1)
        else:
            game.fortune[me] -= 1
            game.tell(words.KO_LOST, me, -1, THE_FORTUNE, 1)

    def reason(self, game: World, seat: int, option: int) -> int:
        verb = VERB[option]
        return words.NONE_TO_LOSE if verb == DISCARD.number or verb == LOSE.number else words.CHOOSE_LOSS


class KoArtifacts(Step[World]):
    """ko.penalty-artifacts: a die for each artifact in the order found; on 1 to 3 it is discarded."""

    __slots__ = ("me",)

    def __init__(self, me: int) -> None:
        self.me: Final = me

    def data(self) -> list[int]:
        return [self.me]

    def run(self, game: World) -> None:
        me = self.me
        carried = game.found[me]
        game.found[me] = []
        for i in range(0, len(carried), 2):
            die = int(game.roll(6)) + 1
            game.learned += 1
            game.tell(words.KO_ARTIFACT, me, carried[i], carried[i + 1], die)
            if die <= LOST_UP_TO:
                game.discard_pair(carried[i], carried[i + 1])
            else:
                game.found[me].extend(carried[i : i + 2])


class KoOver(Step[World]):
    """The losses are settled: what waited for the KO follows."""

    __slots__ = ("me",)

    def __init__(self, me: int) -> None:
        self.me: Final = me

    def data(self) -> list[int]:
        return [self.me]

    def run(self, game: World) -> None:
        game.happens(KNOCKED_OUT, self.me)
