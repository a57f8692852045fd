"""The Villains' adventure, step 2 of the End phase (end.steps): those who hunt for an artifact search for it."""

from typing import Final

from bivouac.engine.state import NOBODY, Step
from bivouac.games.fortune_and_glory import words
from bivouac.games.fortune_and_glory.catalog import COLLECTS, SEARCHES
from bivouac.games.fortune_and_glory.state import World
from bivouac.games.fortune_and_glory.state_ground import (
    V_CARD,
    V_EXPLORED,
    V_MARKERS,
    V_ROLL,
    V_SPACE,
    count_at_least,
)
from bivouac.games.fortune_and_glory.steps_health import drop_quest
from bivouac.games.fortune_and_glory.steps_map import remove_site
from bivouac.games.fortune_and_glory.turn_temple import temple_progress
from bivouac.games.fortune_and_glory.villains import (
    ON_THE_TRACK,
    acts,
    change,
    is_beaten,
    leave_board,
    row_of,
    search_dice,
    wound,
)

SUCCESS_ON: Final = 4  # villain-adventure.success
FOUND_ON: Final = 4  # jungle.found-on-4-to-6


class VillainsAdventure(Step[World]):
    """villain-adventure.roll: each Villain in an adventure, in the order in which they entered play."""

    __slots__ = ()

    def run(self, game: World) -> None:
        for row in reversed(game.villains):
            game.agenda.append(VillainTurn(row[V_CARD]))


class OfVillain(Step[World]):
    """A step of one Villain, which has nothing to do once that Villain has left or its artifact is gone."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def data(self) -> list[int]:
        return [self.card]

    def run(self, game: World) -> None:
        row = row_of(game, self.card)
        if row:
            site = game.site_at(row[V_SPACE])
            if site >= 0:
                self.act(game, row, site)

    def act(self, game: World, row: list[int], site: int) -> None:
        raise NotImplementedError


class VillainTurn(OfVillain):
    """villain-adventure.roll: a Villain explores a deep jungle first, and then searches with as many dice as it has."""

    __slots__ = ()

    def act(self, game: World, row: list[int], site: int) -> None:
        card = self.card
        if row[V_EXPLORED] != ON_THE_TRACK and not explore(game, row):
            return
        dice = search_dice(game, row)
        if dice == 0:
            game.tell(words.VILLAIN_WATCHED, -1, card)
            return
        rolled = game.throw(dice)
        change(game, card, V_ROLL, rolled)
        game.tell(words.VILLAIN_SEARCHES, -1, card, count_at_least(rolled, SUCCESS_ON), rolled)
        game.agenda.append(VillainFinds(card))
        acts(game, card, SEARCHES, game.first)


def explore(game: World, row: list[int]) -> bool:
    """coop.search.explores-jungle, jungle.repeat: a Villain explores as a hero does, and searches at once where it has
    found the adventure."""
    dice = row[V_EXPLORED] + 1
    rolled = game.throw(dice)
    is_found = count_at_least(rolled, FOUND_ON) > 0
    change(game, row[V_CARD], V_EXPLORED, ON_THE_TRACK if is_found else dice)
    game.tell(words.VILLAIN_EXPLORES if is_found else words.VILLAIN_LOST, -1, row[V_CARD], -1, rolled)
    return is_found


class VillainFinds(OfVillain):
    """villain-adventure.wound-on-1, villain-adventure.success: a wound for each 1, which no defence parries, and
    something found for each success. Too many wounds are a KO when all is counted."""

    __slots__ = ()

    def act(self, game: World, row: list[int], site: int) -> None:
        card = self.card
        rolled = row[V_ROLL]
        change(game, card, V_ROLL, 0)
        hits = count_at_least(rolled, SUCCESS_ON)
        ones = count_at_least(rolled, 1) - count_at_least(rolled, 2)
        if ones:
            wound(game, card, ones, words.BY_SEARCH_WOUND)
        game.agenda.append(VillainRests(card))
        if hits:
            game.agenda.append(VillainGains(card, hits))


class VillainGains(OfVillain):
    """villain-adventure.success, villain-adventure.collects: danger markers on the Villain's card; with as many as the
    danger value the artifact is taken. Special text is not looked at (villain-adventure.no-special-text)."""

    __slots__ = ("left",)

    def __init__(self, card: int, left: int) -> None:
        super().__init__(card)
        self.left: Final = left

    def data(self) -> list[int]:
        return [self.card, self.left]

    def act(self, game: World, row: list[int], site: int) -> None:
        if game.is_temple(site):
            self.plunder(game, site)
            return
        markers = row[V_MARKERS] + self.left
        change(game, self.card, V_MARKERS, markers)
        game.tell(words.VILLAIN_MARKERS, -1, self.card, game.danger_of(site), markers)
        if markers >= game.danger_of(site):
            take_artifact(game, self.card, site)

    def plunder(self, game: World, site: int) -> None:
        """villain-adventure.temple: successes one by one, a coin and then a marker each; what follows from it comes
        before the next one. With the last coin goes the treasure."""
        card = self.card
        if self.left > 1:
            game.agenda.append(VillainGains(card, self.left - 1))
        is_last = game.site_gold[site] == 1
        game.tell(words.VILLAIN_GOLD, -1, card, -1, 1, cause=words.BY_VILLAIN_TEMPLE)
        temple_progress(game, site, NOBODY)
        if is_last:
            acts(game, card, COLLECTS, game.first)


def take_artifact(game: World, card: int, site: int) -> None:
    """villain-adventure.artifact-aside, villain-adventure.fortune-aside, villain-adventure.leaves-when-collected: the
    artifact lies aside, with the coins of a deep jungle; heroes who searched for it lose their progress."""
    space = game.site_space[site]
    artifact = game.site_artifact[site]
    adventure = game.site_adventure[site]
    gold = game.site_gold[site]
    remove_site(game, site)
    game.aside.extend([artifact, adventure])
    game.tell(words.VILLAIN_TAKES, -1, artifact, adventure, card)
    if gold:
        game.aside_fortune += gold
        game.tell(words.VILLAIN_GOLD, -1, card, -1, gold)
    for seat in range(game.seats):
        if game.quest[seat] == space:
            drop_quest(game, seat, words.BY_LEAVING)
    leave_board(game, card, words.OF_ITSELF)
    acts(game, card, COLLECTS, game.first)


class VillainRests(Step[World]):
    """villain-fight.villain-ko: after a search, too many wounds remove the Villain."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def data(self) -> list[int]:
        return [self.card]

    def run(self, game: World) -> None:
        row = row_of(game, self.card)
        if row and is_beaten(row):
            leave_board(game, self.card, words.OF_ITSELF)


VILLAINS_ADVENTURE: Final = VillainsAdventure()
