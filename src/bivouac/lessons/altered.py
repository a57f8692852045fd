"""A first game of Altered: what is taught, when each rule first matters, and why the guide suggests a choice."""

from collections.abc import Iterable
from typing import Final

from bivouac.engine.game import View
from bivouac.games.altered.catalog import (
    ARROW,
    CATALOG,
    CHARACTER,
    FROM_HAND,
    FROM_RESERVE,
    PERMANENT,
    SPELL,
)
from bivouac.games.altered.shapes import Phase, SeatView, as_altered
from bivouac.lessons.course import Course, Moment, Rule, Wish, there
from bivouac.lessons.moments import MINE, always, asked, at_the_end, bare, both, either, first, refused, was_told
from bivouac.lessons.scene import LessonScene

PREFIX: Final = "tutor-advice-altered-"
CHOOSING: Final = ("pick", "expedition", "player", "choose")  # verbs that carry out an effect
RESERVE_LIMIT: Final = 2  # night.cleanup-reserve

HAND: Final = there("hand/me")
MANA: Final = there("mana/me")
RESERVE: Final = there("reserve/me")
PARTIES: Final = there("expedition/me/hero", "expedition/me/companion")
TRACK: Final = there("track")


# -- when --------------------------------------------------------------------------------------------------------------


def mine(scene: LessonScene) -> SeatView:
    return as_altered(scene.view)["seats"][scene.seat]


def in_phase(*phases: Phase) -> Moment:
    return lambda scene: "" if scene.options and as_altered(scene.view)["phase"] in phases else None


def from_day(day: int) -> Moment:
    return lambda scene: "" if scene.options and as_altered(scene.view)["day"] >= day else None


def offered(verb: str, kinds: int) -> Moment:
    """A card of these kinds can be chosen with this verb."""
    return lambda scene: first(
        key for noun in scene.offered(verb) if CATALOG.by_key[key := noun.split("/")[0]].is_a & kinds
    )


def in_hand(kinds: int) -> Moment:
    """A card of these kinds is in the learner's hand, in the Afternoon."""

    def due(scene: LessonScene) -> str | None:
        keys = mine(scene)["hand"]["cards"] if in_phase("afternoon")(scene) is not None else []
        return first(key for key in keys if CATALOG.by_key[key].is_a & kinds)

    return due


def triggering(*events: int) -> Moment:
    """A Character that can be played from hand has an ability that one of these events sets off."""

    def due(scene: LessonScene) -> str | None:
        keys = [noun.split("/")[0] for noun in scene.offered("play")]
        return first(key for key in keys if any(one.event in events for one in CATALOG.by_key[key].abilities))

    return due


def boosted(scene: LessonScene) -> str | None:
    """Somebody in an Expedition carries a boost."""
    parties = [party for side in as_altered(scene.view)["seats"] for party in side["expeditions"]]
    return first(placed["card"] for party in parties for placed in party["characters"] if placed.get("boosts"))


def full_reserve(scene: LessonScene) -> str | None:
    return "" if len(mine(scene)["reserve"]) > RESERVE_LIMIT else None


def ahead(scene: LessonScene) -> str | None:
    """An own Expedition would advance if it were Dusk now."""
    leads = scene.options and any(party["due"] for party in mine(scene)["expeditions"])
    return "" if leads and as_altered(scene.view)["phase"] == "afternoon" else None


moved = was_told("forward-hero", "forward-companion", "stayed-hero", "stayed-companion")
playing = asked("play", "reserve")

# In the order of importance: of what is due at once, the first ones are taught first.
RULES: Final = (
    Rule("goal", "end.meet", always, TRACK),
    Rule("opening", "setup.opening", both(asked("mana"), in_phase("opening")), HAND),
    Rule("mana", "mana.orb", asked("mana"), MANA),
    Rule("afternoon", "afternoon.turns", both(playing, in_phase("afternoon")), HAND),
    Rule("character", "afternoon.play-character", offered("play", CHARACTER), PARTIES),
    # What cannot wait.
    Rule("expand", "morning.expand", both(asked("mana"), in_phase("morning")), HAND),
    Rule("cleanup", "night.cleanup-reserve", bare(either(both(asked("pick"), in_phase("night")), full_reserve,
                                                         was_told("cleaned-reserve"))), RESERVE),
    Rule("order", "trigger.order", asked("first")),
    Rule("modal", "choice.modal", asked("mode")),
    Rule("target", "target.anyone", asked(*CHOOSING)),
    Rule("asleep", "status.asleep", was_told("became-asleep")),
    Rule("anchored", "status.anchored", was_told("became-anchored")),
    Rule("tumult", "dusk.reveal", bare(was_told("tumult")), TRACK),
    Rule("fleeting-gone", "reserve.fleeting-effect", was_told("fleeting-goes", "spell-spent"), RESERVE),
    Rule("token", "token.character", was_told("created-hero", "created-companion")),
    Rule("resupply", "action.resupply", bare(was_told("resupplied")), RESERVE),
    Rule("sabotage", "action.sabotage", bare(was_told("sabotaged"))),
    Rule("dice", "die.fair", bare(was_told("rolled"))),
    # Playing cards.
    Rule("stats", "card.stats", offered("play", CHARACTER)),
    Rule("cost", "afternoon.play-cost", either(refused("not-enough-mana"), bare(playing)), MANA),
    Rule("spell", "afternoon.play-spell", in_hand(SPELL), RESERVE),
    Rule("landmark", "afternoon.play-landmark", in_hand(PERMANENT), there("landmarks/me")),
    Rule("pass", "afternoon.pass", both(playing, in_phase("afternoon"))),
    Rule("hero", "card.hero", asked("play"), there("hero/me")),
    Rule("exhaust", "afternoon.exhaust", offered("exhaust", -1)),
    Rule("reserve", "reserve.play", offered("reserve", -1), RESERVE),
    Rule("fleeting", "reserve.fleeting", offered("reserve", CHARACTER | SPELL)),
    Rule("support", "afternoon.support", offered("support", -1), RESERVE),
    Rule("arrow", "trigger.any", triggering(ARROW)),
    Rule("from-hand", "trigger.hand", triggering(FROM_HAND)),
    Rule("from-reserve", "trigger.reserve", triggering(FROM_RESERVE)),
    Rule("boost", "boost.counter", either(boosted, was_told("boosted"))),
    # Dusk, Night and Morning.
    Rule("terrains", "dusk.terrains", both(playing, in_phase("afternoon")), TRACK),
    Rule("dusk", "dusk.advance", bare(either(moved, ahead)), PARTIES),
    Rule("above-zero", "dusk.above-zero", bare(was_told("stayed-hero", "stayed-companion", by=MINE)), PARTIES),
    Rule("facing", "zone.facing", bare(either(from_day(2), moved)), PARTIES),
    Rule("rest", "night.rest", bare(was_told("rested")), RESERVE),
    Rule("ready", "morning.ready", bare(was_told("readied")), MANA),
    Rule("draw", "morning.draw", bare(was_told("drew-morning")), HAND),
    Rule("marker", "morning.pass-marker", bare(was_told("marker-passes"))),
    Rule("day", "day.phases", from_day(1)),
    Rule("hidden", "zone.hidden", from_day(2), there("hand/you", "mana/you")),
    Rule("check", "end.check", from_day(3), TRACK),
    Rule("factions", "card.faction", at_the_end),
)  # fmt: skip
# What a question is about, where it brings nothing new.
AGAIN: Final = (
    ("opening", in_phase("opening")),
    ("expand", both(asked("mana"), in_phase("morning"))),
    ("cleanup", in_phase("night")),
    ("order", asked("first")),
    ("modal", asked("mode")),
    ("target", asked(*CHOOSING)),
    ("afternoon", both(playing, in_phase("afternoon"))),
    ("pass", in_phase("afternoon")),
)


def wonders(view: View) -> Iterable[str]:
    """Whoever holds a card wonders whether it can be played."""
    seen = as_altered(view)
    assert seen["you"] is not None
    for key in seen["seats"][seen["you"]]["hand"]["cards"]:
        yield f"play/{key}/hero" if CATALOG.by_key[key].is_a & CHARACTER else f"play/{key}"


# -- why ---------------------------------------------------------------------------------------------------------------


def reason(scene: LessonScene, option: str) -> str:
    """The Fluent key of a sentence that is true of this option here."""
    verb, _, noun = option.partition("/")
    if verb in ("play", "reserve"):
        return PREFIX + played(scene, noun, verb)
    if verb == "mana":
        return PREFIX + ("mana-opening" if as_altered(scene.view)["phase"] == "opening" else "mana-morning")
    if verb == "pass":
        return PREFIX + passed(scene)
    if verb == "pick" and as_altered(scene.view)["phase"] == "night":
        return PREFIX + "pick-cleanup"
    if verb == "pick":
        return PREFIX + ("pick-own" if noun.split("/")[1].startswith("my-") else "pick-theirs")
    return PREFIX + verb


def played(scene: LessonScene, noun: str, verb: str) -> str:
    key, _, side = noun.partition("/")
    card = CATALOG.by_key[key]
    if not card.is_a & CHARACTER:
        return "play-spell" if card.is_a & SPELL else "play-landmark"
    place = 1 if side.startswith("companion") else 0
    own = mine(scene)["expeditions"][place]
    facing = as_altered(scene.view)["seats"][1 - scene.seat]["expeditions"][place]
    if own["due"]:
        return f"{verb}-more"
    if any(
        total + stat > other for total, stat, other in zip(own["totals"], card.stats, facing["totals"], strict=True)
    ):
        return f"{verb}-lead"
    return f"{verb}-reply"


def passed(scene: LessonScene) -> str:
    view = as_altered(scene.view)
    if view["phase"] == "morning":
        return "pass-morning"
    if view["phase"] != "afternoon" or any(scene.offered(verb) for verb in CHOOSING):
        return "pass"
    return "pass-afternoon" if scene.offered("play") or scene.offered("reserve") else "pass-done"


COURSE: Final = Course(
    game="altered",
    rules=RULES,
    wonders=wonders,
    reason=reason,
    seed=9,  # found by tools/tutor_seed.py
    options={"first": "0", "deck0": "lyra", "deck1": "axiom"},
    seats=("human", "greedy"),
    again=AGAIN,
    # One card of each kind comes to hand.
    wish=Wish("day", range(5, 9), 10, 0.8, (in_hand(SPELL), in_hand(PERMANENT), in_hand(CHARACTER))),
    at_once=3,  # a Day has few questions
)
