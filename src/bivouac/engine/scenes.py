"""Scenes: parts of the agenda that a seat can be thrown out of, by their marker and never by clearing the agenda.

A game names each kind of scene by a class of its own (a danger, a fight), puts its marker down with `enter`, and then
the steps of the scene on top of it. The marker is reached when all of them are done. `leave` ends a scene before that.
"""

from typing import Any, Final

from bivouac.engine.state import S, State, Step


class Scene(Step[S]):
    """The marker below the steps of a scene: whose it is, and how many events and frames there were when it began.

    A game's own scene adds ints behind these three and says in `ended` what follows:

        class Fight(Scene["Fortune"]):
            __slots__ = ("foe",)

            def __init__(self, me: int, events: int, frames: int, foe: int) -> None:
                super().__init__(me, events, frames)
                self.foe: Final = foe

            def data(self) -> list[int]:
                return [self.me, self.events, self.frames, self.foe]

        enter(game, Fight(seat, len(game.events), len(game.frames), foe))
        game.then(Round(seat))

    The class stands among the game's `steps`; its bounds begin with SEAT, COUNT, COUNT.

    A scene of NOBODY keeps its steps when the seat of a scene below leaves: what has begun for several goes on.
    """

    __slots__ = ("events", "frames", "me")

    def __init__(self, me: int, events: int, frames: int) -> None:
        self.me: Final = me
        self.events: Final = events
        self.frames: Final = frames

    def data(self) -> list[int]:
        return [self.me, self.events, self.frames]

    def run(self, game: S) -> None:
        self.ended(game, False)

    def ended(self, game: S, left: bool) -> None:
        """The scene is over: all its steps are done, or its seat has left it. Events and frames are as they were."""


class Leave(Step[State]):
    """The seat of the scene right below has left: what is open of it goes, and its marker ends it.

    It waits where another seat's scene lies above. That one goes on to its end first.
    """

    __slots__ = ()

    def run(self, game: State) -> None:
        scene: Step[Any] = game.agenda.pop()
        assert isinstance(scene, Scene)
        cut(game, scene)
        scene.ended(game, True)


def enter(game: State, scene: Scene[Any]) -> None:
    """A scene begins. What is put on the agenda from now on belongs to it, until its marker is reached."""
    game.agenda.append(scene)


def leave(game: State, seat: int) -> bool:
    """Throw a seat out of its innermost scene, whoever's lies above. False if it is in none, or has left all of them.

    Only steps of that scene go: those between its marker and the next scene above it. Without one above, events and
    frames are cut at once, and `ended` is what runs next; so let this be the last thing that a step does. With another
    seat's scene above, that one's steps and events stay, and `ended` follows when it is over. Its steps ask
    `has_left` where they speak of the seat.

    Triggers that have been pending wait for the next DRAIN as they would have. A seat that is to leave all its scenes
    (a hero knocked out): `while leave(game, seat): pass`.
    """
    agenda = game.agenda
    at = place_of(game, seat)
    if at < 0:
        return False
    top = at + 1
    while top < len(agenda) and not isinstance(agenda[top], Scene):
        top += 1
    if top == len(agenda):
        scene = agenda[at]
        assert isinstance(scene, Scene)
        cut(game, scene)
    agenda[at + 1 : top] = [LEAVE]
    return True


def has_left(game: State, seat: int) -> bool:
    """Whether a seat has left a scene that ends only when another's above it does."""
    agenda = game.agenda
    for i in range(len(agenda) - 1):
        step = agenda[i]
        if isinstance(step, Scene) and step.me == seat and isinstance(agenda[i + 1], Leave):
            return True
    return False


def innermost(game: State, seat: int) -> Scene[Any] | None:
    """The scene that `leave` would end; None if there is none."""
    at = place_of(game, seat)
    scene = None if at < 0 else game.agenda[at]
    return scene if isinstance(scene, Scene) else None


def place_of(game: State, seat: int) -> int:
    """Where on the agenda the innermost scene lies that this seat has not left; -1 if there is none."""
    agenda = game.agenda
    i = len(agenda) - 1
    has_gone = False
    while i >= 0:
        step = agenda[i]
        if isinstance(step, Scene) and step.me == seat and not has_gone:
            return i
        has_gone = isinstance(step, Leave)
        i -= 1
    return -1


def cut(game: State, scene: Scene[Any]) -> None:
    """Events and frames are again those that there were when the scene began."""
    del game.events[scene.events :]
    del game.frames[scene.frames :]


LEAVE: Final = Leave()
