"""Steps about the board: random places, heroes who are moved, henchmen, artifacts that are placed."""

from typing import Final

from bivouac.engine.state import SeatChoice, Step
from bivouac.games.fortune_and_glory import words
from bivouac.games.fortune_and_glory.actions import GO, NOUN, STAY_ID, STEP, VERB
from bivouac.games.fortune_and_glory.cards.locations import BONUS_IN, LOCATIONS
from bivouac.games.fortune_and_glory.catalog import ADVENTURE, ARTIFACT, BY_NUMBER
from bivouac.games.fortune_and_glory.map import NEIGHBOURS, goals_within, reachable
from bivouac.games.fortune_and_glory.state import World
from bivouac.games.fortune_and_glory.state_ground import FIRST_LOCATION, FLED, LOCATION, NO_FIGURE
from bivouac.games.fortune_and_glory.steps_fights import fight_figure
from bivouac.games.fortune_and_glory.steps_health import drop_quest

MOST_DRAWS: Final = 3  # henchman.relocate


def random_location(game: World) -> int:
    """board.random-place: a Location card is drawn and discarded; a deep jungle's shuffles its deck. Its
    place in LOCATIONS is returned."""
    card = game.draw(LOCATION)
    game.discards[LOCATION].append(card)
    if LOCATIONS[card - FIRST_LOCATION].shuffles:
        game.reshuffle(LOCATION)
        game.tell(words.SHUFFLE_ICON, -1, -1, -1, LOCATION)
    return card - FIRST_LOCATION


def random_land(game: World) -> int:
    return LOCATIONS[random_location(game)].land


def random_city(game: World) -> int:
    return LOCATIONS[random_location(game)].city


# -- heroes ------------------------------------------------------------------------------------------------------------


def arrive(game: World, seat: int, space: int) -> None:
    """artifact.resume-next-round: a hero leaves a space, and with it a quest and a cliffhanger there. Who comes to a
    henchman has no movement left in this turn (movement.henchman-stops)."""
    if game.space[seat] == space:
        return
    if game.quest[seat] >= 0 and game.quest[seat] != space:
        drop_quest(game, seat, words.BY_LEAVING)
    if game.hangs[seat] >= 0:
        game.put_away(game.hangs[seat])
        game.tell(words.QUEST_LEFT, seat, game.hangs[seat])
        game.hangs[seat] = -1
    game.space[seat] = space
    if game.figures[space] != NO_FIGURE and game.turn_of == seat:
        game.points = 0


def carry_to(game: World, seat: int, space: int, cause: int) -> None:
    """A card or a rule moves a hero. A henchman there means a fight at once (henchman.blocks)."""
    if game.space[seat] == space:
        return
    arrive(game, seat, space)
    game.tell(words.CARRIED_TO, seat, -1, -1, space, cause=cause)
    if game.figures[space] != NO_FIGURE:
        game.agenda.append(MeetHenchman(seat, words.BY_HENCHMAN))


class MeetHenchman(Step[World]):
    """movement.henchman-stops, henchman.appears-on-hero: the hero fights the henchman in the own space at once.

    `cause` tells which of them has come to the other."""

    __slots__ = ("cause", "me")

    def __init__(self, me: int, cause: int) -> None:
        self.me: Final = me
        self.cause: Final = cause

    def data(self) -> list[int]:
        return [self.me, self.cause]

    def run(self, game: World) -> None:
        me = self.me
        if not game.is_down(me) and game.figures[game.space[me]] != NO_FIGURE:
            game.agenda.append(AfterHenchman(me))
            fight_figure(game, me, self.cause)


class AfterHenchman(Step[World]):
    """henchman.escape-moves-hero: who has escaped from a figure must step to a space beside it."""

    __slots__ = ("me",)

    def __init__(self, me: int) -> None:
        self.me: Final = me

    def data(self) -> list[int]:
        return [self.me]

    def run(self, game: World) -> None:
        if not game.is_down(self.me) and game.outcome == FLED:
            game.tell(words.HENCHMAN_STAYS, self.me, -1, -1, game.space[self.me])
            game.agenda.append(EscapeStep(self.me))


class EscapeStep(SeatChoice[World]):
    """henchman.escape-moves-hero: free, to any adjacent space; another henchman there is fought in turn."""

    __slots__ = ()

    def options(self, game: World) -> list[int]:
        return [STEP.ids[space] for space in NEIGHBOURS[game.space[self.me]]]

    def chosen(self, game: World, option: int) -> None:
        carry_to(game, self.me, NOUN[option], words.BY_ESCAPE_STEP)

    def reason(self, game: World, seat: int, option: int) -> int:
        return words.NOT_BESIDE if VERB[option] == STEP.number else words.MUST_STEP


class Journey(SeatChoice[World]):
    """movement.roll, movement.optional: one question, all spaces within so many points; the way is the cheapest one.

    `cause` is what gives the journey where it is not the movement of the hero."""

    __slots__ = ("cause", "points")

    def __init__(self, me: int, points: int, cause: int) -> None:
        super().__init__(me)
        self.points: Final = points
        self.cause: Final = cause

    def data(self) -> list[int]:
        return [self.me, self.points, self.cause]

    def options(self, game: World) -> list[int]:
        options = goals(game, self.me, self.points)
        options.append(STAY_ID)
        options.sort()
        return options

    def chosen(self, game: World, option: int) -> None:
        if option == STAY_ID:
            game.tell(words.STAYED, self.me, -1, -1, game.space[self.me], cause=self.cause)
        else:
            move_to(game, self.me, NOUN[option], self.points, self.cause)

    def reason(self, game: World, seat: int, option: int) -> int:
        return why_not_go(game, self.me, option) if VERB[option] == GO.number else words.CHOOSE_GOAL


def goals(game: World, seat: int, points: int) -> list[int]:
    """movement.land-city-cost, movement.sea-cost, movement.henchman-stops: where a hero can get to."""
    return [GO.ids[space] for space in goals_within(game.space[seat], points, game.figures)]


def why_not_go(game: World, seat: int, option: int) -> int:
    return words.IS_HERE if NOUN[option] == game.space[seat] else words.OUT_OF_REACH


def move_to(game: World, seat: int, space: int, points: int, cause: int) -> None:
    """movement.henchman-stops: a hero moves; a henchman at the end of the way is fought at once."""
    here = game.space[seat]
    spent = 0 if game.ear is None else reachable(here, points, game.figures)[space]  # only the log tells it
    arrive(game, seat, space)
    game.tell(words.MOVED, seat, -1, here, space * 100 + spent, cause=cause)
    if game.figures[space] != NO_FIGURE:
        game.agenda.append(MeetHenchman(seat, words.BY_HENCHMAN))


# -- henchmen ----------------------------------------------------------------------------------------------------------


def place_henchman(game: World, figure: int, space: int, cause: int) -> None:
    """henchman.one-per-zone, henchman.relocate: a second one in a zone goes to a random land, with at most three
    draws; without a figure left nothing is placed."""
    if game.stock_of(figure) == 0:
        game.tell(words.NO_HENCHMAN, -1, -1, figure, space, cause=cause)
        return
    draws = 0
    while game.figures[space] != NO_FIGURE:
        if draws == MOST_DRAWS:
            game.tell(words.NO_HENCHMAN, -1, -1, figure, space)
            return
        game.tell(words.HENCHMAN_ELSEWHERE, -1, -1, figure, space)
        space = random_land(game)
        draws += 1
    game.figures[space] = figure
    game.tell(words.HENCHMAN_PLACED, -1, -1, figure, space, cause=cause)
    here = game.heroes_at(space)
    if here:
        game.agenda.append(MeetHenchman(here[0], words.BY_APPEARING))


# -- artifacts ---------------------------------------------------------------------------------------------------------


def place_artifact(game: World, cause: int) -> None:
    """setup.artifact-pair, setup.artifact-location, setup.redraw-repeat: a pair is laid down and its place drawn."""
    lay_artifact(game, draw_artifact(game), cause)


def place_temple(game: World, cause: int) -> None:
    """A temple at random out of the Artifact deck, or out of its discards where it has none."""
    pile = game.bags[ARTIFACT]
    temples = [card for card in pile if BY_NUMBER[card].temple]
    if not temples:
        pile = game.discards[ARTIFACT]
        temples = [card for card in pile if BY_NUMBER[card].temple]
    if not temples or game.temple_stock() == 0:
        game.tell(words.NO_TEMPLE if game.temple_stock() else words.NO_TEMPLE_FIGURE, cause=cause)
        return
    artifact = temples[int(game.roll(len(temples)))]
    game.learned += 1
    pile.remove(artifact)
    lay_artifact(game, artifact, cause)


def draw_artifact(game: World) -> int:
    """component.temple-figures: a temple for which there is no figure left is put away, and another Artifact drawn."""
    aside: list[int] = []
    artifact = game.draw(ARTIFACT)
    while artifact >= 0 and BY_NUMBER[artifact].temple and game.temple_stock() == 0:
        game.tell(words.NO_TEMPLE_FIGURE, -1, artifact)
        aside.append(artifact)
        artifact = game.draw(ARTIFACT)
    for card in aside:
        game.put_away(card)
    return artifact


def lay_artifact(game: World, artifact: int, cause: int) -> None:
    """temple.figure, temple.fortune-on-card: with an Adventure, in a random land without one; a temple has its Fortune
    on the card."""
    adventure = game.draw(ADVENTURE)
    if artifact < 0 or adventure < 0:
        for card in (artifact, adventure):
            if card >= 0:
                game.put_away(card)
        return
    space = random_land(game)
    while space in game.site_space:  # setup.one-artifact-per-place
        game.tell(words.PLACE_REDRAWN, -1, artifact, adventure, space)
        space = random_land(game)
    game.site_artifact.append(artifact)
    game.site_adventure.append(adventure)
    game.site_space.append(space)
    is_temple = BY_NUMBER[artifact].temple
    game.site_gold.append(BY_NUMBER[artifact].fortune if is_temple else 0)
    game.site_markers.append(0)
    game.site_shaken.append(0)
    game.tell(words.ARTIFACT_PLACED, -1, artifact, adventure, space, cause=cause)
    if is_temple:
        game.tell(words.TEMPLE_PLACED, -1, artifact, -1, game.site_gold[-1])
    lay_gold(game, len(game.site_space) - 1)


def lay_gold(game: World, site: int) -> None:
    """card.gold-bonus-location, jungle.bonus-under-skull, jungle.bonus-on-temple: the coins of a deep jungle lie under
    the skull; those of a temple join its Fortune."""
    bonus = BONUS_IN[game.site_space[site]]
    if not game.rules.has_jungle or bonus == 0:
        return
    game.site_gold[site] += bonus
    artifact = game.site_artifact[site]
    cause = words.BY_JUNGLE_TEMPLE if BY_NUMBER[artifact].temple else words.OF_ITSELF
    game.tell(words.GOLD_LAID, -1, artifact, game.site_adventure[site], bonus, cause=cause)


def move_site(game: World, site: int, space: int) -> None:
    """jungle.fortune-bonus: an artifact comes to another place. It is worth more in a deep jungle only; what belongs to
    a temple stays with it."""
    before = BONUS_IN[game.site_space[site]] if game.rules.has_jungle else 0
    game.site_space[site] = space
    artifact = game.site_artifact[site]
    if before == 0:
        lay_gold(game, site)
    elif BONUS_IN[space] == 0 and not BY_NUMBER[artifact].temple:
        game.site_gold[site] -= before
        game.tell(words.GOLD_TAKEN_UP, -1, artifact, game.site_adventure[site], before)


def take_gold(game: World, site: int) -> int:
    """jungle.bonus-collected: the coins under the skull, for whoever collects the artifact."""
    gold = game.site_gold[site]
    game.site_gold[site] = 0
    return gold


def remove_site(game: World, site: int) -> None:
    """artifact.skull-removed. A special text there holds no longer (special-text.nature)."""
    space = game.site_space.pop(site)
    game.site_artifact.pop(site)
    game.site_adventure.pop(site)
    game.site_gold.pop(site)
    game.site_markers.pop(site)
    game.site_shaken.pop(site)
    if game.rules.has_texts:
        for seat in range(game.seats):
            if game.quest[seat] == space:
                game.renew(seat)
