"""Temples: coins and danger markers on their cards, instability, the treasure, and a collapse with everybody in it.

Villains come here too: `temple_progress` with NOBODY is a success of theirs, and `villains_gone` tells them to go.
"""

from typing import Final

from bivouac.engine.life import DRAIN
from bivouac.engine.scenes import enter, leave
from bivouac.engine.state import NOBODY, Step
from bivouac.engine.verbs import begin
from bivouac.games.fortune_and_glory import words
from bivouac.games.fortune_and_glory.catalog import ESCAPE_OF, FOUND, GLORY_OF, TREASURE
from bivouac.games.fortune_and_glory.grammar import one_after_another
from bivouac.games.fortune_and_glory.state import World
from bivouac.games.fortune_and_glory.state_ground import FAILED
from bivouac.games.fortune_and_glory.steps_health import drop_quest, knock_out
from bivouac.games.fortune_and_glory.steps_map import remove_site
from bivouac.games.fortune_and_glory.turn_scene import TurnScene
from bivouac.games.fortune_and_glory.villains import in_collapse, leave_adventure

FALLS_ON: Final = 1  # collapse.roll


def collect(game: World, seat: int, cause: int) -> None:
    """artifact.stop-collects-glory: the Glory of the dangers overcome by tests in this round."""
    for card in game.met[seat]:
        game.gain_glory(seat, GLORY_OF[card], card, cause or words.BY_COLLECTING)
        game.put_away(card)
    game.met[seat] = []


# -- coins, markers, the treasure --------------------------------------------------------------------------------------


def temple_progress(game: World, site: int, seat: int) -> None:
    """A hero has overcome a danger or a cliffhanger in a temple, or Villains (NOBODY) have had a success there: a coin,
    a marker, and what follows from them. Let it be the last thing that a step does."""
    take_coin(game, site, seat)
    follow_temple(game, site, seat)


def take_coin(game: World, site: int, seat: int) -> None:
    """temple.one-fortune-each, collapse.marker-on-temple, collapse.shared-markers: a coin for the hero at once, a
    marker for the temple. Fortune of Villains is put aside (villain-adventure.fortune-aside)."""
    artifact = game.site_artifact[site]
    game.site_gold[site] -= 1
    if seat == NOBODY:
        game.aside_fortune += 1
    else:
        game.gain_fortune(seat, 1, artifact, words.BY_TEMPLE)
    if game.site_gold[site] > 0:
        game.site_markers[site] += 1
        game.tell(words.TEMPLE_MARKERS, seat, artifact, game.danger_of(site), game.site_markers[site])


def follow_temple(game: World, site: int, seat: int) -> None:
    """temple.treasure-taken, collapse.danger-value-meaning, collapse.instability-marker: the last coin brings the
    treasure and no test; else a collapse is tested when the danger value is reached."""
    if game.site_gold[site] == 0:
        take_treasure(game, site, seat)
    elif game.site_markers[site] >= game.danger_of(site):
        shake(game, site, words.OF_ITSELF, words.OF_ITSELF)


def take_treasure(game: World, site: int, seat: int) -> None:
    """temple.treasure-taken: the figure goes to the hero, and the adventure ends for all in it as for an artifact
    found. Villains put it aside."""
    space = game.site_space[site]
    artifact = game.site_artifact[site]
    adventure = game.site_adventure[site]
    if seat != NOBODY:
        game.happens(FOUND, seat)  # special-text.artifact-means-treasure: as long as the text holds
    remove_site(game, site)
    game.tell(words.TREASURE, seat, artifact, adventure, space)
    game.discard_pair(artifact, adventure)
    for other in range(game.seats):
        if game.quest[other] == space:
            drop_quest(game, other, words.BY_TREASURE)
    villains_gone(game, space, False)
    if seat == NOBODY:
        game.aside.extend([TREASURE, -1])
        return
    game.found[seat].extend([TREASURE, -1])
    collect(game, seat, words.BY_TREASURE)
    game.heal(seat, game.wounds[seat], words.BY_TREASURE)
    game.agenda.append(AdventureOver(seat))


class AdventureOver(Step[World]):
    """artifact.stop-ends-phase: the adventure has ended for a hero, who leaves the danger and the turn behind."""

    __slots__ = ("me",)

    def __init__(self, me: int) -> None:
        self.me: Final = me

    def data(self) -> list[int]:
        return [self.me]

    def run(self, game: World) -> None:
        while leave(game, self.me):
            pass
        if game.pending:
            game.agenda.append(DRAIN)


# -- instability and collapse ------------------------------------------------------------------------------------------


def fail_in_temple(game: World, site: int) -> None:
    """collapse.cliffhanger-marker, collapse.cliffhanger-test: a hero has failed a danger there."""
    shake(game, site, words.BY_TEMPLE_FAIL, words.BY_TEMPLE_FAIL_TEST)


def shake(game: World, site: int, cause: int, cause_of_test: int) -> None:
    """collapse.instability-marker, collapse.test-trigger: one instability marker in place of all danger markers, and a
    collapse is tested at once."""
    artifact = game.site_artifact[site]
    game.site_markers[site] = 0
    game.site_shaken[site] += 1
    game.tell(words.TEMPLE_SHAKES, -1, artifact, -1, game.site_shaken[site], cause=cause)
    rolled = game.throw(game.site_shaken[site])
    game.tell(words.COLLAPSE_DICE, -1, artifact, -1, rolled, cause=cause_of_test)
    if has_fallen(rolled):
        collapse(game, site)
    else:
        game.tell(words.TEMPLE_HOLDS, -1, artifact)


def has_fallen(rolled: int) -> bool:
    """collapse.roll: one die for each instability marker; a single 1 brings the temple down."""
    while rolled > 1:
        if rolled & 7 == FALLS_ON:
            return True
        rolled >>= 3
    return False


def collapse(game: World, site: int) -> None:
    """collapse.fortune-lost, collapse.figure-removed, collapse.escape-all: the temple is gone, and every hero in its
    space must get out, in turn order."""
    space = game.site_space[site]
    artifact = game.site_artifact[site]
    adventure = game.site_adventure[site]
    gold = game.site_gold[site]
    game.tell(words.TEMPLE_COLLAPSES, -1, artifact, adventure, space)
    if gold:
        game.tell(words.FORTUNE_BURIED, -1, artifact, -1, gold)
    remove_site(game, site)
    game.tell(words.TEMPLE_GONE, -1, artifact, adventure, space)
    game.discard_pair(artifact, adventure)
    one_after_another(game)
    for seat in reversed(game.heroes_at(space)):
        game.agenda.append(FleeTemple(seat, artifact, space))
    villains_gone(game, space, True)


def villains_gone(game: World, space: int, is_buried: bool) -> None:
    """villain-adventure.leaves-when-collected, villain-adventure.collapse-no-test: Villains leave a temple that was
    emptied or has collapsed."""
    if is_buried:
        in_collapse(game, space)
    else:
        leave_adventure(game, space)


# -- getting out -------------------------------------------------------------------------------------------------------


class EscapeScene(TurnScene):
    """A hero who tries to get out of a collapsing temple, whoever's turn it is. A KO ends the own try alone."""

    __slots__ = ()


class FleeTemple(Step[World]):
    """collapse.escape-all, collapse.escape-test: one of the heroes in the space. Whom a card has carried away is out of
    it."""

    __slots__ = ("artifact", "me", "space")

    def __init__(self, me: int, artifact: int, space: int) -> None:
        self.me: Final = me
        self.artifact: Final = artifact
        self.space: Final = space

    def data(self) -> list[int]:
        return [self.me, self.artifact, self.space]

    def run(self, game: World) -> None:
        me = self.me
        if game.is_down(me) or game.space[me] != self.space:
            return
        game.tell(words.MUST_GET_OUT, me, self.artifact)
        enter(game, EscapeScene(me, len(game.events), len(game.frames), len(game.tests), len(game.fights)))
        game.agenda.append(OutOfTemple(me, self.artifact, self.space))
        begin(game, self.artifact, me, self.artifact, me, 0, ESCAPE_OF[self.artifact])


class OutOfTemple(Step[World]):
    """collapse.escape-fail: who does not get out is KO."""

    __slots__ = ("artifact", "me", "space")

    def __init__(self, me: int, artifact: int, space: int) -> None:
        self.me: Final = me
        self.artifact: Final = artifact
        self.space: Final = space

    def data(self) -> list[int]:
        return [self.me, self.artifact, self.space]

    def run(self, game: World) -> None:
        me = self.me
        game.agenda.append(AfterCollapse(me, self.space))
        if game.outcome == FAILED:
            game.tell(words.NOT_OUT, me, self.artifact)
            knock_out(game, me, words.BY_BURIED)
        else:
            game.tell(words.GOT_OUT, me, self.artifact)


class AfterCollapse(Step[World]):
    """collapse.figure-removed: who is out ends the adventure as if stopping; who was in a cliffhanger is rid of it and
    has nothing more of it. Somebody who was in no adventure goes on as before."""

    __slots__ = ("me", "space")

    def __init__(self, me: int, space: int) -> None:
        self.me: Final = me
        self.space: Final = space

    def data(self) -> list[int]:
        return [self.me, self.space]

    def run(self, game: World) -> None:
        me = self.me
        if game.space[me] != self.space:
            return
        hangs = game.hangs[me]
        if hangs >= 0:
            game.hangs[me] = -1
            game.tell(words.CLIFFHANGER_BURIED, me, hangs)
            game.put_away(hangs)
        elif game.quest[me] == self.space:
            collect(game, me, words.BY_GETTING_OUT)
            game.heal(me, game.wounds[me], words.BY_GETTING_OUT)
        game.set_quest(me, -1)
        game.racers = [racer for racer in game.racers if racer[0] != me]
        game.agenda.append(AdventureOver(me))
