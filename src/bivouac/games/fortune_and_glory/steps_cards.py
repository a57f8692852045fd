"""Steps about cards: drawing, keeping one of several, too many of them, and abilities that are activated or used."""

from typing import Final

from bivouac.engine.actions import PASS
from bivouac.engine.state import SeatChoice, Step
from bivouac.engine.verbs import begin
from bivouac.games.fortune_and_glory import words
from bivouac.games.fortune_and_glory.actions import ACTIVATE, DISCARD, KEEP, NOUN, PLAY, USE, VERB
from bivouac.games.fortune_and_glory.catalog import ACTIVATE as ACTIVATED
from bivouac.games.fortune_and_glory.catalog import (
    ACTIVE_AT,
    ALLY,
    BY_NUMBER,
    CITY,
    EFFECT_OF,
    EVENT,
    GEAR,
    HERO,
    IS_A,
    ITEM,
    NOW,
    OWN,
    SCRIPTS,
    Ability,
)
from bivouac.games.fortune_and_glory.catalog import USE as USED
from bivouac.games.fortune_and_glory.grammar import leads_away
from bivouac.games.fortune_and_glory.state import World
from bivouac.games.fortune_and_glory.state_ground import (
    ENDING,
    OPEN_CITY,
    OPEN_EVENT,
    T_SEAT,
    T_SKILLS,
)

# -- drawing -----------------------------------------------------------------------------------------------------------


def draw_event(game: World, seat: int, cause: int) -> None:
    """card.event-hidden, card.play-immediately: an Event for the hand, unless it is played at once."""
    number = game.looks_at(seat, EVENT)
    if number > 1:
        look(game, seat, EVENT, number, cause)
        return
    card = game.draw(EVENT)
    if card >= 0:
        take_event(game, seat, card, cause)


def take_event(game: World, seat: int, card: int, cause: int) -> None:
    if BY_NUMBER[card].timing.moment == NOW:
        game.tell(words.AT_ONCE, seat, card)
        game.read_aloud(seat, card, seat)
        return
    game.to_hand(seat, card, OPEN_EVENT)
    game.tell(words.DREW_EVENT, seat, card, sees=1 << seat, cause=cause)


def draw_city(game: World, seat: int) -> None:
    """city.draw-first, city.secret-card-kept, city.cards-read-aloud: one City card; a danger is left to the caller.

    A city danger lies open in `in_play` afterwards."""
    card = game.draw(CITY)
    if card < 0:
        return
    if BY_NUMBER[card].secret:
        game.to_hand(seat, card, OPEN_CITY)
        game.tell(words.DREW_SECRET, seat, card, sees=1 << seat)
        return
    game.tell(words.DREW_CITY, seat, card)
    game.read_aloud(seat, card, seat)


def draw_kit(game: World, seat: int, deck: int, cause: int) -> None:
    """gear.draw-top: a Gear or Ally card, laid face up beside the sheet."""
    number = game.looks_at(seat, deck)
    if number > 1:
        look(game, seat, deck, number, cause)
        return
    card = game.draw(deck)
    if card >= 0:
        game.tell(words.DREW_GEAR, seat, card, cause=cause)
        take_kit(game, seat, card)


def take_kit(game: World, seat: int, card: int) -> None:
    """gear.excess-discarded: a card is laid beside the sheet; what is too much goes at once, by its owner's choice."""
    game.kit[seat].append(card)
    game.renew(seat)
    game.agenda.append(Excess(seat))


def drop_kit(game: World, seat: int, card: int, line: int, cause: int) -> None:
    """item.returns-to-shop: a card is parted with."""
    game.kit[seat].remove(card)
    if card in game.turned:
        game.turned.remove(card)
    game.tell(words.BACK_TO_SHOP if IS_A[card] == ITEM else line, seat, card, cause=cause)
    game.put_away(card)
    game.renew(seat)
    game.bear(seat)
    drop_excess(game, seat)


def drop_excess(game: World, seat: int) -> None:
    """gear.excess-discarded: whoever helped to carry is gone, and now there is too much."""
    for deck in (GEAR, ALLY):
        if len(game.carried(seat, deck)) > game.limit(seat, deck):
            game.agenda.append(Excess(seat))
            return


class Excess(SeatChoice[World]):
    """gear.carry-limit, gear.excess-discarded: who carries too many Gear or Ally cards discards, the new one too."""

    __slots__ = ()

    def options(self, game: World) -> list[int]:
        options: list[int] = []
        for deck in (GEAR, ALLY):
            carried = game.carried(self.me, deck)
            if len(carried) > game.limit(self.me, deck):
                options.extend([DISCARD.ids[card] for card in carried])
        options.sort()
        return options

    def chosen(self, game: World, option: int) -> None:
        drop_kit(game, self.me, NOUN[option], words.TOO_MANY, words.OF_ITSELF)
        game.agenda.append(self)

    def reason(self, game: World, seat: int, option: int) -> int:
        return words.NOT_CARRIED if VERB[option] == DISCARD.number else words.TOO_MUCH_CARRIED


# -- several cards of which one is kept --------------------------------------------------------------------------------


def look(game: World, seat: int, deck: int, number: int, cause: int) -> None:
    """card.play-immediately-on-choice: some cards are drawn, one is kept, the others are discarded."""
    if game.looking:
        raise RuntimeError("two looks at once")
    for _ in range(number):
        card = game.draw(deck)
        if card >= 0:
            game.looking.append(card)
            if deck == EVENT:
                game.known.show(seat, card)
    game.agenda.append(KeepOne(seat, deck, cause))


class KeepOne(SeatChoice[World]):
    """Which of the cards is kept. Only its owner sees Events while they are looked at."""

    __slots__ = ("cause", "deck")

    def __init__(self, me: int, deck: int, cause: int) -> None:
        super().__init__(me)
        self.deck: Final = deck
        self.cause: Final = cause

    def data(self) -> list[int]:
        return [self.me, self.deck, self.cause]

    def options(self, game: World) -> list[int]:
        return sorted([KEEP.ids[card] for card in game.looking])

    def chosen(self, game: World, option: int) -> None:
        kept = NOUN[option]
        others = [card for card in game.looking if card != kept]
        game.looking.clear()
        for card in others:
            game.tell(words.KEPT_ONE, self.me, card)
            game.put_away(card)
        if self.deck == EVENT:
            take_event(game, self.me, kept, self.cause)
        else:
            game.tell(words.DREW_GEAR, self.me, kept, cause=self.cause)
            take_kit(game, self.me, kept)

    def reason(self, game: World, seat: int, option: int) -> int:
        return words.KEEP_ONE


# -- abilities ---------------------------------------------------------------------------------------------------------


def why_not_activate(game: World, seat: int, card: int, kind: int, moment: int) -> int:
    """gear.activation-once: 0 if this card's ability can be activated, or used, at this moment."""
    if card != game.hero[seat] and card not in game.kit[seat]:
        return words.NOT_CARRIED
    if kind == ACTIVATED and card in game.turned:
        return words.TURNED
    return words.NO_ACTIVATION if ability_for(game, seat, card, kind, moment) is None else words.FINE


def ability_for(game: World, seat: int, card: int, kind: int, moment: int) -> Ability | None:
    """The ability of this kind that can do something now; its number is the moment it belongs to."""
    for ability in BY_NUMBER[card].abilities:
        verb = ability.verb
        if (
            ability.kind == kind
            and ability.number == moment
            and verb is not None
            and (ability.what < 0 or suits_test(game, seat, ability.what))
            and (ability.condition is None or ability.condition.holds(game, seat, card, -1))
            and verb.works(game, seat, card)
        ):
            return ability
    return None


def suits_test(game: World, seat: int, skill: int) -> bool:
    """Whether the open test is this hero's and tests that skill."""
    return bool(game.tests) and game.tests[-1][T_SEAT] == seat and (game.tests[-1][T_SKILLS] >> skill) & 1 == 1


def activations(game: World, seat: int, moment: int) -> list[int]:
    options: list[int] = []
    if (game.active[seat] >> moment) & 1 == 0:
        return options
    for card in [game.hero[seat], *game.kit[seat]]:
        if (ACTIVE_AT[card] >> moment) & 1 == 0:
            continue
        if card not in game.turned and ability_for(game, seat, card, ACTIVATED, moment) is not None:
            options.append(ACTIVATE.ids[card])
        if ability_for(game, seat, card, USED, moment) is not None:
            options.append(USE.ids[card])
    return options


def activate(game: World, seat: int, card: int, kind: int, moment: int) -> None:
    """gear.activation-turned: the card is turned for the round, and its ability follows."""
    ability = ability_for(game, seat, card, kind, moment)
    assert ability is not None
    assert ability.verb is not None
    if kind == ACTIVATED:
        game.turned.append(card)
    cause = words.BY_SHEET if IS_A[card] == HERO else words.OF_ITSELF
    game.tell(words.ACTIVATED if kind == ACTIVATED else words.USED, seat, card, cause=cause)
    begin(game, card, seat, card, seat, 0, ability.verb.path)


class OwnAbility(SeatChoice[World]):
    """event.after-levels-and-rerolls: around a roll the hero concerned comes first with abilities and activations."""

    __slots__ = ("moment",)

    def __init__(self, me: int, moment: int) -> None:
        super().__init__(me)
        self.moment: Final = moment

    def data(self) -> list[int]:
        return [self.me, self.moment]

    def run(self, game: World) -> None:
        options = activations(game, self.me, self.moment)
        if options:
            options.append(PASS)
            options.sort()
            game.ask(self, self.me, options)

    def options(self, game: World) -> list[int]:
        return sorted([PASS, *activations(game, self.me, self.moment)])

    def chosen(self, game: World, option: int) -> None:
        if option != PASS:
            game.agenda.append(self)
            kind = ACTIVATED if VERB[option] == ACTIVATE.number else USED
            activate(game, self.me, NOUN[option], kind, self.moment)

    def reason(self, game: World, seat: int, option: int) -> int:
        if VERB[option] == ACTIVATE.number:
            return why_not_activate(game, seat, NOUN[option], ACTIVATED, self.moment)
        if VERB[option] == USE.number:
            return why_not_activate(game, seat, NOUN[option], USED, self.moment)
        return words.OTHER_MOMENT


class AskMoment(Step[World]):
    """event.any-time: a moment at which everybody may play cards."""

    __slots__ = ("kind", "me")

    def __init__(self, kind: int, me: int) -> None:
        self.kind: Final = kind
        self.me: Final = me

    def data(self) -> list[int]:
        return [self.kind, self.me]

    def run(self, game: World) -> None:
        game.moment(self.kind, self.me)


# -- in the own turn ---------------------------------------------------------------------------------------------------


class OwnTurn(SeatChoice[World]):
    """A question of a hero's own turn, beside which the player may play cards and use abilities.

    card.event-hidden: where everybody knows of one option only, nobody else may see whether the player is asked, for
    that would tell whether a hidden card can be played."""

    __slots__ = ()

    def open_options(self, game: World) -> list[int]:
        """What is offered by all that lies open."""
        raise NotImplementedError

    def options(self, game: World) -> list[int]:
        return self.with_hand(game, self.open_options(game))

    def with_hand(self, game: World, options: list[int]) -> list[int]:
        if game.may_answer(self.me, OWN, self.me):
            for card in game.hands[self.me]:
                if self.why_not_play(game, card) == words.FINE:
                    options.append(PLAY.ids[card])
        options.sort()
        return options

    def why_not_play(self, game: World, card: int) -> int:
        return game.why_not_play(self.me, card)

    def run(self, game: World) -> None:
        options = self.open_options(game)
        if len(options) == 1 and game.hands[self.me]:
            game.learned += 1  # a free undo would tell whether there was a choice
        game.ask(self, self.me, self.with_hand(game, options))

    def secret(self, game: World) -> bool:
        return bool(game.hands[self.me]) and len(self.open_options(game)) == 1


def is_own(option: int) -> bool:
    verb = VERB[option]
    return verb == PLAY.number or verb == ACTIVATE.number or verb == USE.number


def do_own(game: World, seat: int, option: int) -> None:
    if VERB[option] == PLAY.number:
        game.play(seat, NOUN[option], seat)
    else:
        kind = ACTIVATED if VERB[option] == ACTIVATE.number else USED
        activate(game, seat, NOUN[option], kind, OWN)


def why_not_own(game: World, seat: int, option: int) -> int:
    """The reason why a card or an ability is not offered in the own turn."""
    noun = NOUN[option]
    if VERB[option] == PLAY.number:
        return game.why_not_play(seat, noun)
    return why_not_activate(game, seat, noun, ACTIVATED if VERB[option] == ACTIVATE.number else USED, OWN)


# -- between combat rounds ---------------------------------------------------------------------------------------------


def why_not_between(game: World, seat: int, option: int) -> int:
    """combat.cards-between-rounds: what belongs to the own turn is not for a combat round but may be used before the
    next one, unless it moves a hero."""
    if game.turn_of != seat or game.phase == ENDING:
        return words.WRONG_MOMENT
    card = NOUN[option]
    if VERB[option] == PLAY.number:
        effect = EFFECT_OF[card]
        if card in game.hands[seat] and effect >= 0 and leads_away(SCRIPTS[card][effect]):
            return words.LEADS_AWAY
    else:
        ability = ability_for(game, seat, card, ACTIVATED if VERB[option] == ACTIVATE.number else USED, OWN)
        if ability is not None and ability.verb is not None and leads_away(ability.verb):
            return words.LEADS_AWAY
    return why_not_own(game, seat, option)


def loyalty(game: World, seat: int, card: int, target: int, extra: int) -> None:
    """ally.loyalty-dice, ally.loyalty-pass, ally.loyalty-fail: one success is enough, else the Ally goes."""
    dice = max(BY_NUMBER[card].loyalty + extra, 1)
    rolled = game.throw(dice)
    game.tell(words.LOYALTY, seat, card, target, rolled)
    best = 0
    while rolled > 1:
        best = max(best, rolled & 7)
        rolled >>= 3
    if best >= target:
        game.tell(words.LOYAL, seat, card)
    else:
        drop_kit(game, seat, card, words.DISLOYAL, words.OF_ITSELF)
