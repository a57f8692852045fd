"""When a rule of Altiplano first matters: small questions about what a learner can see, to be joined."""

from collections.abc import Iterable
from typing import Final

from bivouac.games.altiplano.catalog import ANY, CATALOG, CHARACTER, NEVER, NONE, Card
from bivouac.games.altiplano.shapes import SeatView, Special, as_altiplano
from bivouac.games.altiplano.state import CAMP_LIMIT
from bivouac.lessons.course import Moment
from bivouac.lessons.moments import MINE, first
from bivouac.lessons.scene import Heard, LessonScene

LOWER_PART: Final = 19  # setup.exploration-pile: cards of the Exploration pile among which the Treasures are


def mine(scene: LessonScene) -> SeatView:
    """The learner's side of the table."""
    return as_altiplano(scene.view)["seats"][scene.seat]


def yours(scene: LessonScene) -> SeatView:
    return as_altiplano(scene.view)["seats"][1 - scene.seat]


def is_a(key: str, kinds: int) -> bool:
    return bool(CATALOG.by_key[key].is_a & kinds)


def of_kind(keys: Iterable[str], kinds: int) -> list[str]:
    return [key for key in keys if is_a(key, kinds)]


# -- the course of a turn ----------------------------------------------------------------------------------------------


def until_turn(turn: int) -> Moment:
    return lambda scene: "" if scene.options and as_altiplano(scene.view)["turn"] <= turn else None


def from_turn(turn: int) -> Moment:
    return lambda scene: "" if scene.options and as_altiplano(scene.view)["turn"] >= turn else None


def in_phase(*phases: int) -> Moment:
    """The learner's own turn stands in one of these phases."""

    def due(scene: LessonScene) -> str | None:
        mine_now = scene.options and as_altiplano(scene.view)["turn_of"] == scene.seat
        return "" if mine_now and as_altiplano(scene.view)["phase"] in phases else None

    return due


def choosing_in_phase(phase: int) -> Moment:
    """The learner is asked what to do in this phase, not how to carry out an effect."""
    return lambda scene: in_phase(phase)(scene) if "pass" in scene.options and not scene.offered("take") else None


def drawing_by_effect(scene: LessonScene) -> str | None:
    return "" if scene.offered("draw") and as_altiplano(scene.view)["phase"] != 1 else None


def over_hand_limit(scene: LessonScene) -> str | None:
    """In phase 4 or just before it."""
    over = len(mine(scene)["hand"]["cards"]) > mine(scene)["hand_limit"]
    return "" if over and in_phase(3, 4)(scene) is not None else None


# -- what is offered and refused ---------------------------------------------------------------------------------------


def offered(verb: str, kinds: int) -> Moment:
    """A card of these kinds can be chosen with this verb."""
    return lambda scene: first(of_kind(scene.offered(verb), kinds))


def placeable_with_action(scene: LessonScene) -> str | None:
    return first(key for key in of_kind(scene.offered("place"), CHARACTER) if CATALOG.by_key[key].has_action())


# -- what lies on the table --------------------------------------------------------------------------------------------


def in_hand(kinds: int) -> Moment:
    return lambda scene: first(of_kind(mine(scene)["hand"]["cards"], kinds)) if scene.options else None


def held_with_prerequisite(scene: LessonScene) -> str | None:
    hand = mine(scene)["hand"]["cards"] if scene.options else []
    return first(key for key in hand if CATALOG.by_key[key].needs is not None)


def in_sight(scene: LessonScene) -> list[Card]:
    """Characters of both Camps, the own ones first."""
    return [CATALOG.by_key[key] for side in (mine(scene), yours(scene)) for key in side["camp"]]


def standing(scene: LessonScene) -> str | None:
    return first(card.key for card in in_sight(scene) if card.standing != NONE)


def reacting(scene: LessonScene) -> str | None:
    """A Character who can react stands in a Camp."""
    return first(card.key for card in in_sight(scene) if card.moment != NEVER)


def foiling(*moments: int) -> Moment:
    """A Character of a Camp, or in hand, answers one of these moments."""

    def due(scene: LessonScene) -> str | None:
        held = [CATALOG.by_key[key] for key in of_kind(mine(scene)["hand"]["cards"], CHARACTER)]
        return first(card.key for card in [*in_sight(scene), *held] if card.moment in moments)

    return due


def special_held(name: Special) -> Moment:
    return lambda scene: "" if as_altiplano(scene.view)["specials"][name] >= 0 else None


def special_free(scene: LessonScene) -> str | None:
    return "" if -1 in as_altiplano(scene.view)["specials"].values() else None


def full_camp(scene: LessonScene) -> str | None:
    return "" if len(mine(scene)["camp"]) >= CAMP_LIMIT else None


def thin_pile(exploration: int, characters: int) -> Moment:
    """A draw pile is down to so many cards."""

    def due(scene: LessonScene) -> str | None:
        piles = as_altiplano(scene.view)["piles"]
        thin = piles["exploration"]["size"] <= exploration or piles["characters"]["size"] <= characters
        return "" if thin else None

    return due


def untouched_top(scene: LessonScene) -> str | None:
    """The five cards that can be no Treasure are not all drawn yet."""
    pile = as_altiplano(scene.view)["piles"]["exploration"]
    return "" if scene.offered("draw") and pile["size"] > LOWER_PART else None


def discarded(scene: LessonScene) -> str | None:
    return "" if any(as_altiplano(scene.view)["discards"].values()) else None


# -- what was told -----------------------------------------------------------------------------------------------------


def told(*keys: str, kinds: int = ANY, by: int | None = None) -> Moment:
    """One of these lines was heard, about a card of these kinds, by the learner (MINE), the opponent or either."""

    def fits(scene: LessonScene, line: Heard) -> bool:
        if line.key not in keys or (by is not None and line.seat != (scene.seat if by == MINE else 1 - scene.seat)):
            return False
        return kinds == ANY or (line.card != "" and is_a(line.card, kinds))

    return lambda scene: first(line.card for line in scene.news if fits(scene, line))


def answering(kind: int) -> Moment:
    """The learner may react to an event of this kind; the card is the one it happens to."""

    def due(scene: LessonScene) -> str | None:
        events = as_altiplano(scene.view)["events"]
        open_now = scene.offered("react") and events and events[-1]["kind"] == kind
        return events[-1]["card"] if open_now else None

    return due


def rogue_acts(scene: LessonScene) -> str | None:
    """The Action of The Rogue is there to be used, or was."""
    used = ("used-special", "rogue") in [(line.key, line.card) for line in scene.news]
    return "" if used or "rogue" in scene.offered("act") else None


def special_moved(scene: LessonScene) -> str | None:
    """A Special has come to a Camp since the game began."""
    lines = [line.key for line in scene.news]
    if "begins" in lines:
        lines = lines[lines.index("turn") :] if "turn" in lines else []
    return "" if "special-to" in lines else None
