"""Steps of a fight: who the enemy is, rounds, escape, and what is won."""

from typing import Final

from bivouac.engine.scenes import Scene, enter
from bivouac.engine.state import Step
from bivouac.engine.verbs import begin
from bivouac.games.fortune_and_glory import words
from bivouac.games.fortune_and_glory.actions import ESCAPE_ID, FIGHT_ID, PLAY
from bivouac.games.fortune_and_glory.catalog import (
    BLOWS,
    BY_NUMBER,
    COMBAT,
    ENEMY,
    ENEMY_BEATEN,
    ENTERS,
    ESCAPE_OF,
    ESCAPED,
    FIRST,
    GLORY_OF,
    IN_FIGHT,
    IS_A,
    KEYWORDS,
    KEYWORDS_OF,
    NAZI,
    NO_CLAN,
    OWN,
    REFERENCE,
    VILLAIN,
)
from bivouac.games.fortune_and_glory.keys import REFERENCE_KEYS
from bivouac.games.fortune_and_glory.state import World
from bivouac.games.fortune_and_glory.state_ground import (
    BEATEN,
    F_BLOWS,
    F_CARD,
    F_DEALT,
    F_ESCORTS,
    F_FIGURE,
    F_GOLD,
    F_HITS,
    F_IDLE,
    F_LEFT,
    F_MINE,
    F_OVER,
    F_PARRY,
    F_ROUND,
    F_TAKEN,
    F_THEIRS,
    F_WOUNDS,
    FAILED,
    FLED,
    MOBSTER,
    NO_FIGURE,
    PACK_CARD,
    PASSED,
    SOLDIER,
    V_WOUNDS,
    count_at_least,
)
from bivouac.games.fortune_and_glory.steps_cards import (
    AskMoment,
    OwnAbility,
    OwnTurn,
    activations,
    do_own,
    is_own,
    why_not_between,
)
from bivouac.games.fortune_and_glory.steps_health import hurt
from bivouac.games.fortune_and_glory.villains import (
    NO_VILLAIN,
    acts,
    change,
    combat_of,
    enter_villain,
    is_beaten,
    leave_board,
    row_of,
    wound,
)

HIT_ON: Final = 4  # combat.hit
MOST_IDLE: Final = 12  # combat.to-the-death: rounds without a wound before the enemy withdraws
INFANTRY: Final = 1 << KEYWORDS.index("infantry")
ESCORTED: Final = 1 << KEYWORDS.index("escorted")
MOBSTER_CARD: Final = FIRST[REFERENCE] + REFERENCE_KEYS.index("mobster")
SOLDIER_CARD: Final = FIRST[REFERENCE] + REFERENCE_KEYS.index("nazi-soldier")
REFERENCE_OF_DECK: Final = {ENEMY: MOBSTER_CARD, NAZI: SOLDIER_CARD}
REFERENCE_OF_FIGURE: Final = {SOLDIER: SOLDIER_CARD, MOBSTER: MOBSTER_CARD}


def fight_drawn(game: World, seat: int, deck: int, is_infantry: bool, cause: int, rounds: int = 0) -> None:
    """combat.draw-enemy, combat.infantry-only, combat.escorted-draw: a card of the deck shows whom the hero fights, for
    so many rounds or to the death. One that stands for a Villain brings that Villain (villain.random-by-clan); without
    one left another card is drawn."""
    aside: list[int] = []
    escorts = 0
    gold = 0
    villain = NO_VILLAIN
    in_play = len(game.villains)
    enemy = game.draw(deck)
    while enemy >= 0:
        keywords = KEYWORDS_OF[enemy]
        if is_infantry and not keywords & INFANTRY:
            aside.append(enemy)
            game.tell(words.NOT_INFANTRY, seat, enemy)
        elif keywords & ESCORTED:
            escorts = escorts * PACK_CARD + enemy + 1
            gold += BY_NUMBER[enemy].fortune
            game.tell(words.ESCORTED, seat, enemy)
        elif BY_NUMBER[enemy].clan != NO_CLAN:
            game.tell(words.ENEMY, seat, enemy, cause=cause)
            aside.append(enemy)
            villain = enter_villain(game, seat, BY_NUMBER[enemy].clan)
            if villain != NO_VILLAIN:
                break
        else:
            break
        enemy = game.draw(deck)
    for card in aside:
        game.put_away(card)
    if villain != NO_VILLAIN:
        fight_villain(game, seat, villain, 1, gold, escorts, words.BY_ESCORT if gold else words.OF_ITSELF)
        if len(game.villains) > in_play:
            acts(game, villain, ENTERS, seat)
        return
    if enemy < 0:
        enemy = REFERENCE_OF_DECK[deck]
    begin_fight(game, seat, enemy, gold, escorts, -1, cause, rounds)


def fight_figure(game: World, seat: int, cause: int) -> None:
    """henchman.values, combat.reference-enemy: against the henchman in the hero's space."""
    space = game.space[seat]
    begin_fight(game, seat, REFERENCE_OF_FIGURE[game.figures[space]], 0, 0, space, cause)


def begin_fight(
    game: World, seat: int, enemy: int, gold: int, escorts: int, figure: int, cause: int, rounds: int = 0
) -> None:
    """combat.name-enemy: a fight begins; `game.outcome` tells how it ended. Whoever is KO in it has failed, and so has
    who has not beaten the enemy in a fight of so many rounds."""
    game.tell(words.ENEMY, seat, enemy, cause=cause)
    open_fight(game, seat, enemy, gold, escorts, figure, rounds)


def fight_villain(game: World, seat: int, villain: int, rounds: int, gold: int, escorts: int, cause: int) -> None:
    """villain-fight.single-round, villain-fight.after-sneak, nazi-gold.villain-escort: so many rounds, and no more."""
    game.tell(words.VILLAIN_FIGHT, seat, villain, -1, rounds, cause=cause)
    open_fight(game, seat, villain, gold, escorts, -1, rounds)


def open_fight(game: World, seat: int, enemy: int, gold: int, escorts: int, figure: int, rounds: int) -> None:
    enter(game, FightScene(seat, len(game.events), len(game.frames), len(game.tests), len(game.fights)))
    game.fights.append([seat, enemy, 0, gold, figure, len(game.tests), 0, 0, 0, 0, 0, 0, 0, escorts, 0, rounds, 0, 0])
    game.agenda.append(FightRound(seat))


class FightScene(Scene[World]):
    """A fight of one hero. When it is over, or its hero has left, its cards are put away."""

    __slots__ = ("fights", "tests")

    def __init__(self, me: int, events: int, frames: int, tests: int, fights: int) -> None:
        super().__init__(me, events, frames)
        self.tests: Final = tests
        self.fights: Final = fights

    def data(self) -> list[int]:
        return [self.me, self.events, self.frames, self.tests, self.fights]

    def ended(self, game: World, left: bool) -> None:
        """`game.outcome` is set last: what the fight has set off may have brought tests and fights of its own."""
        fight = game.fights[self.fights]
        game.outcome = FAILED if left else fight[F_OVER]
        del game.fights[self.fights :]
        del game.tests[self.tests :]
        enemy = fight[F_CARD]
        if IS_A[enemy] != REFERENCE and IS_A[enemy] != VILLAIN:
            game.put_away(enemy)
        escorts = fight[F_ESCORTS]
        while escorts:
            game.put_away(escorts % PACK_CARD - 1)
            escorts //= PACK_CARD


class FightRound(OwnTurn):
    """escape.any-round, escape.choose-again, combat.cards-between-rounds: fight or try to escape, each round anew; what
    belongs to the own turn may be used beside it."""

    __slots__ = ()

    def run(self, game: World) -> None:
        enemy = game.fights[-1][F_CARD]
        if IS_A[enemy] == VILLAIN and not row_of(game, enemy):
            game.change_fight(F_OVER, BEATEN)  # sneak.fight-per-match: the rounds that are left are dropped
        else:
            super().run(game)

    def open_options(self, game: World) -> list[int]:
        own = activations(game, self.me, OWN)
        options = [option for option in own if why_not_between(game, self.me, option) == words.FINE]
        options.append(FIGHT_ID)
        if ESCAPE_OF[game.fights[-1][F_CARD]] >= 0:
            options.append(ESCAPE_ID)
        return options

    def why_not_play(self, game: World, card: int) -> int:
        return why_not_between(game, self.me, PLAY.ids[card])

    def ceremony(self, game: World) -> bool:
        return True

    def chosen(self, game: World, option: int) -> None:
        me = self.me
        if is_own(option):
            game.agenda.append(self)
            do_own(game, me, option)
            return
        fight = game.fights[-1]
        enemy = fight[F_CARD]
        game.change_fight(F_ROUND, fight[F_ROUND] + 1)
        if option == ESCAPE_ID:
            game.tell(words.TRIES_ESCAPE, me, enemy)
            game.agenda.append(AfterEscape(me))
            begin(game, enemy, me, enemy, me, 0, ESCAPE_OF[enemy])
        else:
            strike(game, me, combat_dice(game, me, enemy))

    def reason(self, game: World, seat: int, option: int) -> int:
        if is_own(option):
            return why_not_between(game, seat, option)
        is_escape = option == ESCAPE_ID and IS_A[game.fights[-1][F_CARD]] == VILLAIN
        return words.NO_ESCAPE if is_escape else words.FIGHT_OR_ESCAPE


def combat_dice(game: World, seat: int, enemy: int) -> int:
    """test.dice-count: dice equal to Combat, and what cards add in a fight with such an enemy; at least one."""
    return max(game.level(seat, COMBAT) + game.extra_dice(seat, KEYWORDS_OF[enemy], IN_FIGHT), 1)


def strike(game: World, seat: int, dice: int) -> None:
    """combat.rounds, combat.hit: both sides roll at the same time; without dice of the hero only the enemy does."""
    fight = game.fights[-1][:]
    enemy = fight[F_CARD]
    mine = game.throw(dice) if dice else 0
    theirs = game.throw(enemy_dice(game, enemy))
    cause = words.BY_VILLAIN_DICE if IS_A[enemy] == VILLAIN else words.OF_ITSELF
    fight[F_MINE] = mine
    fight[F_THEIRS] = theirs
    fight[F_HITS] = count_at_least(mine, HIT_ON)
    fight[F_BLOWS] = count_at_least(theirs, HIT_ON)
    fight[F_PARRY] = 0
    game.fights[-1] = fight
    if dice:
        game.tell(words.HERO_BLOWS, seat, enemy, fight[F_HITS], mine, cause=cause)
    game.tell(words.ENEMY_BLOWS, seat, enemy, fight[F_BLOWS], theirs, cause=cause)
    game.then(OwnAbility(seat, BLOWS), AskMoment(BLOWS, seat), LandBlows(seat))


def enemy_dice(game: World, enemy: int) -> int:
    """combat.enemy-values, villain-fight.dice: the combat dice of an enemy, those of bodyguards among them."""
    return combat_of(row_of(game, enemy)) if IS_A[enemy] == VILLAIN else BY_NUMBER[enemy].dice


class AfterEscape(Step[World]):
    """escape.success-discards, escape.fail-attacked, escape.fail-no-attack."""

    __slots__ = ("me",)

    def __init__(self, me: int) -> None:
        self.me: Final = me

    def data(self) -> list[int]:
        return [self.me]

    def run(self, game: World) -> None:
        me = self.me
        enemy = game.fights[-1][F_CARD]
        if game.outcome == PASSED:
            game.change_fight(F_OVER, FLED)
            game.tell(words.ESCAPED, me, enemy)
            game.happens(ESCAPED, me)
        else:
            game.tell(words.NOT_ESCAPED, me, enemy)
            strike(game, me, 0)


class LandBlows(Step[World]):
    """defence.each-round, defence.unparried-hit: hits become wounds on both sides at once."""

    __slots__ = ("me",)

    def __init__(self, me: int) -> None:
        self.me: Final = me

    def data(self) -> list[int]:
        return [self.me]

    def run(self, game: World) -> None:
        me = self.me
        fight = game.fights[-1][:]
        enemy = fight[F_CARD]
        facts = BY_NUMBER[enemy]
        dealt = max(fight[F_HITS] - facts.defence, 0)
        fight[F_WOUNDS] += dealt
        taken = max(fight[F_BLOWS] - game.armour[me] - fight[F_PARRY], 0)
        fight[F_DEALT] += dealt
        fight[F_TAKEN] += taken
        fight[F_IDLE] = fight[F_IDLE] + 1 if dealt == 0 and taken == 0 else 0
        fight[F_MINE] = 0
        fight[F_THEIRS] = 0
        game.fights[-1] = fight
        if IS_A[enemy] == VILLAIN:
            end_round(game, me, dealt)
        else:
            if dealt:
                game.tell(words.ENEMY_HURT, me, enemy, -1, dealt)
            if fight[F_OVER] != FLED:
                decide(game, me, fight)
        hurt(game, me, fight[F_BLOWS], True, fight[F_PARRY], enemy, words.BY_BLOWS)


def decide(game: World, seat: int, fight: list[int]) -> None:
    """combat.to-the-death, defence.unparried-hit: the enemy is beaten, withdraws, or fights on."""
    enemy = fight[F_CARD]
    facts = BY_NUMBER[enemy]
    if fight[F_OVER] == BEATEN or fight[F_WOUNDS] >= facts.wounds + (1 if game.rules.enemy_beyond else 0):
        win(game, seat, fight)
    elif fight[F_LEFT] == 1:
        game.tell(words.ROUND_FOUGHT, seat, enemy)
    elif fight[F_IDLE] >= MOST_IDLE:
        game.change_fight(F_OVER, FLED)
        game.tell(words.ENEMY_WITHDRAWS, seat, enemy)
    else:
        if fight[F_LEFT]:
            game.change_fight(F_LEFT, fight[F_LEFT] - 1)
        game.agenda.append(FightRound(seat))
        each_round = facts.each_round
        if each_round is not None:
            begin(game, enemy, seat, enemy, seat, 0, each_round.path)


def win(game: World, seat: int, fight: list[int]) -> None:
    """glory.enemy-at-once, glory.even-when-ko, card.gold-bonus-enemy: the enemy is beaten."""
    enemy = fight[F_CARD]
    game.change_fight(F_OVER, BEATEN)
    game.tell(words.ENEMY_BEATEN, seat, enemy)
    game.gain_glory(seat, GLORY_OF[enemy], enemy, words.BY_BEATEN)
    if fight[F_GOLD] + BY_NUMBER[enemy].fortune:
        game.gain_fortune(seat, fight[F_GOLD] + BY_NUMBER[enemy].fortune, enemy, words.BY_GOLD)
    figure = fight[F_FIGURE]
    if figure >= 0:
        game.figures[figure] = NO_FIGURE
        game.tell(words.HENCHMAN_GONE, seat, -1, -1, figure)
    game.happens(ENEMY_BEATEN, seat)


# -- Villains ----------------------------------------------------------------------------------------------------------


def end_round(game: World, seat: int, dealt: int) -> None:
    """villain-fight.hits-then-over, villain-fight.glory-per-hit, villain-fight.hits-count, villain-fight.villain-ko: a
    round against a Villain is over; Glory for each hit, parried or not."""
    fight = game.fights[-1]
    card = fight[F_CARD]
    left = fight[F_LEFT] - 1
    game.change_fight(F_LEFT, left)
    if fight[F_HITS]:
        game.gain_glory(seat, fight[F_HITS], card, words.BY_VILLAIN_HITS)
    if dealt:
        wound(game, card, dealt, words.OF_ITSELF)
    if fight[F_OVER] == BEATEN:  # by a card
        change(game, card, V_WOUNDS, BY_NUMBER[card].wounds)
    if is_beaten(row_of(game, card)):
        game.change_fight(F_OVER, BEATEN)
        settle_gold(game, seat)
        leave_board(game, card, words.OF_ITSELF)
        game.happens(ENEMY_BEATEN, seat)
    elif left > 0:
        game.agenda.append(FightRound(seat))
    else:
        game.change_fight(F_OVER, FLED)
        game.tell(words.VILLAIN_OVER, seat, card)
        settle_gold(game, seat)


def settle_gold(game: World, seat: int) -> None:
    """nazi-gold.more-wounds, nazi-gold.guards-count, nazi-gold.otherwise: who has wounded the other more?"""
    fight = game.fights[-1]
    if fight[F_GOLD] == 0:
        return
    if fight[F_DEALT] > fight[F_TAKEN]:
        game.gain_fortune(seat, fight[F_GOLD], fight[F_CARD], words.BY_MORE_WOUNDS)
    else:
        game.tell(words.GOLD_KEPT, seat, fight[F_CARD], fight[F_TAKEN], fight[F_DEALT])
