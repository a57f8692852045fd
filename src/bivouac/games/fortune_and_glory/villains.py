"""Villains on the board: who comes and who leaves, wounds, bodyguards, and what their cards do of themselves."""

from typing import Final

from bivouac.engine.verbs import begin
from bivouac.games.fortune_and_glory import words
from bivouac.games.fortune_and_glory.catalog import BY_NUMBER, NAZIS, VILLAIN, WHEN
from bivouac.games.fortune_and_glory.map import ALL_SPACES
from bivouac.games.fortune_and_glory.state import World
from bivouac.games.fortune_and_glory.state_ground import (
    F_FIGURE,
    NO_FIGURE,
    NOTHING,
    SOLDIER,
    V_CARD,
    V_GUARDS,
    V_MARKERS,
    V_SPACE,
    V_WOUNDS,
)

RANDOM: Final = -1  # villain.random-draw: of any clan
NO_VILLAIN: Final = -1
BODYGUARDS: Final = 2  # bodyguard.two
ON_THE_TRACK: Final = -1  # V_EXPLORED of who need not explore


# -- who is there ------------------------------------------------------------------------------------------------------


def villain_at(game: World, space: int) -> list[int]:
    """villain.one-per-zone: the Villain of a space; empty without one."""
    for row in game.villains:
        if row[V_SPACE] == space:
            return row
    return NOTHING


def row_of(game: World, card: int) -> list[int]:
    """A Villain on the board; empty once it has left."""
    for row in game.villains:
        if row[V_CARD] == card:
            return row
    return NOTHING


def change(game: World, card: int, field: int, value: int) -> None:
    rows: list[list[int]] = []
    for row in game.villains:
        if row[V_CARD] == card:
            row = row[:]
            row[field] = value
        rows.append(row)
    game.villains = rows


def combat_of(row: list[int]) -> int:
    """villain.combat, bodyguard.plus-one: the dice of a Villain in a fight."""
    return BY_NUMBER[row[V_CARD]].dice + row[V_GUARDS]


def strength_of(row: list[int]) -> int:
    """bodyguard.plus-one: the wounds at which a Villain is KO, those that its bodyguards still take among them."""
    return BY_NUMBER[row[V_CARD]].wounds + row[V_GUARDS]


def is_beaten(row: list[int]) -> bool:
    """villain-fight.villain-ko: wound markers equal to or greater than the wounds value."""
    return row[V_WOUNDS] >= BY_NUMBER[row[V_CARD]].wounds


def search_dice(game: World, row: list[int]) -> int:
    """villain-adventure.roll, villain-adventure.hero-penalty, bodyguard.no-hero-penalty: may fall to none."""
    dice = BY_NUMBER[row[V_CARD]].search
    if row[V_GUARDS] == 0:
        dice -= len(game.heroes_at(row[V_SPACE]))
    return max(dice, 0)


# -- coming and going --------------------------------------------------------------------------------------------------


def enter_villain(game: World, seat: int, clan: int) -> int:
    """villain.random-draw, villain.random-by-clan, villain.placed-with-hero: a Villain comes to this hero's space; its
    card is returned, or that of whoever is there already (villain.present-one-used), or NO_VILLAIN if none is left.

    What the card of a newcomer does as it enters is left to the caller (`arrived`)."""
    space = game.space[seat]
    present = villain_at(game, space)
    if present:
        game.tell(words.VILLAIN_PRESENT, seat, present[V_CARD], -1, space)
        return present[V_CARD]
    bag = game.bags[VILLAIN]
    choices = [card for card in bag if clan == RANDOM or BY_NUMBER[card].clan == clan]
    cause = words.OF_ITSELF if clan == RANDOM else words.BY_CLAN
    if not choices:
        game.tell(words.NO_VILLAIN, seat, cause=cause)
        return NO_VILLAIN
    card = choices[int(game.roll(len(choices)))]
    game.learned += 1
    bag.remove(card)
    explored = 0 if game.rules.has_jungle and ALL_SPACES[space].is_deep else ON_THE_TRACK
    game.villains = [*game.villains, [card, space, 0, 0, 0, explored, 0]]
    game.tell(words.VILLAIN_ENTERS, seat, card, -1, space, cause=cause)
    if BY_NUMBER[card].clan == NAZIS:
        take_bodyguards(game, card, space)
    site = game.site_at(space)
    if site >= 0:
        game.tell(words.VILLAIN_HUNTS, seat, game.site_artifact[site], game.site_adventure[site], card)
    return card


def take_bodyguards(game: World, card: int, space: int) -> None:
    """bodyguard.two, bodyguard.third, bodyguard.shortage: soldiers of the stock, and one who stands there already."""
    guards = min(BODYGUARDS, game.stock_of(SOLDIER))
    change(game, card, V_GUARDS, guards)
    cause = words.OF_ITSELF if guards == BODYGUARDS else words.BY_SHORTAGE
    game.tell(words.BODYGUARDS, -1, card, -1, guards, cause=cause)
    is_fought = False
    for fight in game.fights:
        if fight[F_FIGURE] == space:
            is_fought = True
    if game.figures[space] == SOLDIER and not is_fought:
        game.figures[space] = NO_FIGURE
        change(game, card, V_GUARDS, guards + 1)
        game.tell(words.BODYGUARD_JOINS, -1, card, -1, space)


def leave_board(game: World, card: int, cause: int) -> None:
    """villain-fight.villain-ko, bodyguard.returned: a Villain is removed, and its card goes back among those not in
    play. One with too many wounds is KO, whatever else removes it."""
    row = row_of(game, card)
    game.villains = [other for other in game.villains if other is not row]
    game.bags[VILLAIN].append(card)
    if is_beaten(row):
        game.tell(words.VILLAIN_KO, -1, card, -1, row[V_SPACE])
    else:
        game.tell(words.VILLAIN_LEAVES, -1, card, -1, row[V_SPACE], cause=cause)
    if row[V_GUARDS]:
        game.tell(words.GUARDS_RETURN, -1, card, -1, row[V_GUARDS])


def leave_adventure(game: World, space: int) -> None:
    """villain-adventure.leaves-when-collected: the artifact of this space is gone, and so is whoever hunted for it."""
    row = villain_at(game, space)
    if row:
        leave_board(game, row[V_CARD], words.OF_ITSELF)


def lose_track(game: World, space: int) -> None:
    """The artifact is somewhere else now: what a Villain has found out about it is worth nothing."""
    row = villain_at(game, space)
    if row:
        change(game, row[V_CARD], V_MARKERS, 0)


# -- wounds ------------------------------------------------------------------------------------------------------------


def wound(game: World, card: int, wounds: int, cause: int) -> None:
    """bodyguard.first-wound, bodyguard.remainder: bodyguards take wounds first, one each; the rest is the Villain's.
    Whoever calls it sees whether that was too much."""
    row = row_of(game, card)
    lost = min(wounds, row[V_GUARDS])
    rest = wounds - lost
    if lost:
        change(game, card, V_GUARDS, row[V_GUARDS] - lost)
        game.tell(words.GUARDS_LOST, -1, card, -1, lost)
    if rest:
        change(game, card, V_WOUNDS, row[V_WOUNDS] + rest)
        game.tell(words.VILLAIN_HURT, -1, card, -1, rest, cause=cause if not lost else words.BY_REMAINDER)


def in_collapse(game: World, space: int) -> None:
    """villain-adventure.collapse-no-test, villain-adventure.collapse-wounds: 1D6 wounds, less what defence parries and
    bodyguards take, and the Villain is gone."""
    row = villain_at(game, space)
    if not row:
        return
    card = row[V_CARD]
    die = int(game.roll(6)) + 1
    game.learned += 1
    game.tell(words.VILLAIN_BURIED, -1, card, -1, die)
    wound(game, card, max(die - BY_NUMBER[card].defence, 0), words.BY_COLLAPSE)
    leave_board(game, card, words.BY_COLLAPSE)


# -- what their cards do -----------------------------------------------------------------------------------------------


def acts(game: World, card: int, trigger: int, seat: int) -> None:
    """villain.values: what a Villain's card does now; "it" is the hero concerned, or the First Player."""
    for ability in BY_NUMBER[card].abilities:
        verb = ability.verb
        if ability.kind == WHEN and ability.what == trigger and verb is not None:
            begin(game, card, seat, card, seat, 0, verb.path)


def hear(game: World, trigger: int, seat: int) -> None:
    """villain.values: something has happened to a hero that a Villain in play waits for."""
    for row in reversed(game.villains):
        acts(game, row[V_CARD], trigger, seat)
