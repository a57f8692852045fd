"""Why the guide suggests a choice in Altiplano, by what the learner can see and what the card does."""

from collections.abc import Iterator
from typing import Final

from bivouac.engine.verbs import Words
from bivouac.games.altiplano.catalog import (
    ARCHAEOLOGIST,
    CATALOG,
    CHARACTER,
    LOCATION,
    ON_BEAST,
    ON_DISCARD,
    ON_LOCATION,
    ON_REACTION,
    ON_REMOVAL,
    ON_TRAP,
    RAIDER,
    TREASURE,
    Card,
)
from bivouac.games.altiplano.shapes import as_altiplano
from bivouac.games.altiplano.state import CAMP_LIMIT
from bivouac.lessons.altiplano_moments import is_a, mine, of_kind, yours
from bivouac.lessons.scene import LessonScene

PREFIX: Final = "tutor-advice-altiplano-"
# What an effect is good for, the most telling verb first; some only if there is something to do it to.
EFFECTS: Final = {
    "choose-one": "either", "remove-treasure": "remove-treasure", "win-over": "win-over",
    "smuggle": "bring-in", "remove": "remove", "remove-random": "remove", "send-back": "send-back",
    "remove-location": "remove-location", "send-location-back": "remove-location", "reveal-until": "search",
    "take-discard": "search", "look-for": "search", "look-any": "search",
    "take-shown-camp": "bring-in", "call-in": "bring-in", "place": "bring-in", "reveal": "search",
    "take-random": "steal", "look-and-discard": "discard", "discard-random": "discard", "draw": "draw",
}  # fmt: skip
ANSWERS: Final = {
    ON_BEAST: "cancel", ON_TRAP: "cancel", ON_REACTION: "cancel", ON_REMOVAL: "save", ON_LOCATION: "location",
    ON_DISCARD: "discard",
}  # fmt: skip


def reason(scene: LessonScene, option: str) -> str:
    """The Fluent key of a sentence that is true of this option here."""
    verb, _, noun = option.partition("/")
    return PREFIX + (REASONS[verb](scene, noun) if verb in REASONS else verb)


def draw(scene: LessonScene, pile: str) -> str:
    hand = mine(scene)["hand"]["cards"]
    if pile == "characters":
        lacks = not of_kind([*mine(scene)["camp"], *hand], ARCHAEOLOGIST)
        return "draw-archaeologist" if lacks else "draw-character"
    if mine(scene)["location"] is None and not of_kind(hand, LOCATION):
        return "draw-location"
    return "draw-exploration" if of_kind(hand, TREASURE) else "draw-treasure"


def place(scene: LessonScene, card: str) -> str:
    side = mine(scene)
    if is_a(card, TREASURE):
        return "place-winner" if side["treasures"] else "place-treasure"
    if is_a(card, LOCATION):
        return "place-location-now" if of_kind(side["hand"]["cards"], TREASURE) else "place-location"
    if is_a(card, ARCHAEOLOGIST) and not of_kind(side["camp"], ARCHAEOLOGIST):
        return "place-archaeologist"
    if len(side["camp"]) < CAMP_LIMIT:
        for kind, special in ((ARCHAEOLOGIST, "adventurer"), (RAIDER, "rogue")):
            ahead = len(of_kind(side["camp"], kind)) - len(of_kind(yours(scene)["camp"], kind))
            if is_a(card, kind) and ahead == 0:
                return f"place-for-{special}"
    return "place-character"


def use(scene: LessonScene, card: str) -> str:
    return effect_of(scene, CATALOG.by_key[card])


def act(scene: LessonScene, card: str) -> str:
    return f"act-{card}" if card in ("adventurer", "rogue") else use(scene, card)


def effect_of(scene: LessonScene, card: Card) -> str:
    if card.effect is not None:
        for words in all_words(card.effect.words()):
            if words.key in EFFECTS and has_object(scene, words):
                return f"effect-{EFFECTS[words.key]}"
    return "effect"


def all_words(words: Words) -> Iterator[Words]:
    """A verb and those inside it, the most telling first."""
    found = [words]
    for one in found:
        found += one.parts
    order = list(EFFECTS)
    return iter(sorted(found, key=lambda one: order.index(one.key) if one.key in order else len(order)))


def has_object(scene: LessonScene, words: Words) -> bool:
    """Whether the opponent has what this verb takes away."""
    if words.key == "remove-treasure":
        return bool(yours(scene)["treasures"])
    if words.key in ("remove-location", "send-location-back"):
        return yours(scene)["location"] is not None
    return words.key not in ("remove", "remove-random", "send-back") or bool(yours(scene)["camp"])


def react(scene: LessonScene, card: str) -> str:
    effect = CATALOG.by_key[card].effect
    if effect is not None and effect.words().key == "turn-against":
        return "react-turn-against"
    return f"react-{ANSWERS[CATALOG.by_key[card].moment]}"


def skip(scene: LessonScene, _: str) -> str:
    if scene.offered("react"):
        return "pass-window"
    if scene.offered("take"):
        return "pass-take"
    return "pass-phase-2" if as_altiplano(scene.view)["phase"] == 2 else "pass-phase-3"


def discard(scene: LessonScene, card: str) -> str:
    if card not in mine(scene)["hand"]["cards"]:
        return "discard-theirs"
    return "discard-limit" if as_altiplano(scene.view)["phase"] == 4 else "discard-cost"


def remove(scene: LessonScene, card: str) -> str:
    if is_a(card, TREASURE):
        return "remove-treasure"
    if card in mine(scene)["camp"]:
        return "remove-own"
    if of_kind(yours(scene)["camp"], ARCHAEOLOGIST) == [card]:
        return "remove-last-archaeologist"
    return "remove-archaeologist" if is_a(card, ARCHAEOLOGIST) else "remove-character"


def send_back(scene: LessonScene, card: str) -> str:
    return "return-own" if card in mine(scene)["camp"] else "return-theirs"


def take(scene: LessonScene, card: str) -> str:
    if card in yours(scene)["camp"]:
        return "take-over"
    if is_a(card, TREASURE):
        return "take-treasure"
    if is_a(card, LOCATION):
        return "take-location"
    return "take-character" if is_a(card, CHARACTER) else "take-card"


REASONS: Final = {
    "draw": draw, "place": place, "play": use, "act": act, "react": react, "pass": skip, "discard": discard,
    "remove": remove, "return": send_back, "take": take,
}  # fmt: skip
# Verbs that one sentence serves: give/..., displace/..., keep/..., mode/..., yes.
ALONE: Final = ("give", "displace", "keep", "mode", "yes")
