"""A first game of Expedition Altiplano: what is taught, and when each rule first matters."""

from collections.abc import Iterable
from typing import Final

from bivouac.engine.game import View
from bivouac.games.altiplano.catalog import (
    ACTION,
    ANY,
    BEAST,
    CHARACTER,
    LOCATION,
    ON_BEAST,
    ON_TRAP,
    REACTION,
    SPECIAL,
    TRAP,
    TREASURE,
)
from bivouac.games.altiplano.shapes import as_altiplano
from bivouac.games.altiplano.state import PLAYED, REMOVAL
from bivouac.lessons import altiplano_moments as when
from bivouac.lessons.altiplano_reasons import reason
from bivouac.lessons.course import Course, Rule, Wish, there
from bivouac.lessons.moments import MINE, YOURS, always, at_the_end, bare, either, refused

PILES: Final = there("pile/exploration", "pile/characters")
DISCARDS: Final = there("discard/exploration", "discard/characters")
SPECIALS: Final = there("card/adventurer", "card/rogue")

# In the order of importance: of what is due at once, the first ones are taught first.
RULES: Final = (
    Rule("goal", "end.two-treasures", always, there("camp/me/treasures")),
    Rule("draw", "phase1.draw", when.in_phase(1), PILES),
    Rule("one-action", "phase2.one-action", when.in_phase(2), there("hand/me", "camp/me")),
    Rule("action-card", "play.action-card", when.offered("play", ACTION)),
    Rule("action-or-place", "phase3.action-or-place", when.in_phase(3), there("hand/me", "camp/me")),
    # What cannot wait.
    Rule("reactions", "reaction.only-then",
         either(when.offered("react", REACTION), refused("a-reaction"), when.told("reacted", kinds=REACTION))),
    Rule("announced", "reaction.trap",
         either(when.answering(PLAYED), when.told("played", kinds=BEAST | TRAP, by=YOURS))),
    Rule("removal", "reaction.removal",
         either(when.answering(REMOVAL), when.told("removed", "stays", kinds=CHARACTER))),
    Rule("sixth", "place.sixth", bare(either(when.full_camp, when.told("displaced"))), there("camp/me")),
    Rule("hand-limit", "phase4.hand-limit", bare(either(when.over_hand_limit, when.told("discarded-to-limit"))),
         there("hand/me")),
    Rule("turn", "turn.order", when.in_phase(2, 3)),
    Rule("untouched-top", "setup.exploration-pile", when.untouched_top, there("pile/exploration")),
    Rule("first-turn", "setup.first-turn", when.until_turn(2)),
    # The way to a Treasure.
    Rule("spends-location", "place.spends-location",
         bare(either(when.offered("place", TREASURE), when.told("spent-location"))), there("camp/me/location")),
    Rule("treasure", "place.treasure",
         bare(either(when.in_hand(LOCATION | TREASURE), when.in_phase(3), when.told("placed-treasure"))),
         there("camp/me/location")),
    Rule("location", "place.location", either(when.in_hand(LOCATION), when.told("placed-location"))),
    Rule("no-placing", "phase2.no-placing", refused("no-placing-yet")),
    Rule("character", "place.character", when.offered("place", CHARACTER)),
    Rule("placed-later", "play.placed-acts-later", when.placeable_with_action),
    # Who is in a Camp, and what comes of it.
    Rule("kinds", "words.character-kinds", always, there("camp/me", "camp/you")),
    Rule("adventurer", "special.adventurer", when.special_held("adventurer"), there("card/adventurer")),
    Rule("rogue", "special.rogue", when.special_held("rogue"), there("card/rogue")),
    Rule("special-action", "special.action-no-extra", bare(when.offered("act", SPECIAL)),
         SPECIALS),
    Rule("rogue-action", "special.rogue-action", when.rogue_acts, there("card/rogue")),
    Rule("tie", "special.tie", when.special_free, SPECIALS),
    Rule("every-change", "special.every-change", when.special_moved, SPECIALS),
    # Actions.
    Rule("character-action", "play.character-action", when.offered("act", CHARACTER)),
    Rule("prerequisite", "play.prerequisite", when.held_with_prerequisite),
    Rule("no-target", "play.no-target", refused("no-target")),
    Rule("player-chooses", "play.player-chooses",
         bare(either(when.offered("remove", ANY), when.told("removed", kinds=CHARACTER))), there("camp/you")),
    Rule("remove", "words.remove", when.told("removed")),
    Rule("random", "play.random", bare(when.told("discarded-at-random", "stole")), there("hand/me", "hand/you")),
    Rule("draw-any", "words.draw-any", bare(either(when.drawing_by_effect, when.told("drew-by-effect"))),
         PILES),
    Rule("passive", "play.passive", when.standing),
    # Beasts, Traps and more about Reactions.
    Rule("beast-trap", "words.beast-trap",
         either(when.in_hand(BEAST | TRAP), when.told("played", kinds=BEAST | TRAP))),
    Rule("cancel-icon", "words.cancel-icon", when.foiling(ON_BEAST, ON_TRAP)),
    Rule("reaction-moment", "reaction.condition", either(refused("a-reaction"), when.offered("react", REACTION))),
    Rule("reaction-ability", "reaction.ability", when.reacting),
    Rule("cancelled", "reaction.cancelled-card", when.told("cancelled-card")),
    Rule("no-action", "reaction.no-action", when.told("reacted")),
    Rule("hidden", "reaction.hidden",
         bare(either(when.offered("react", ANY), when.told("played", kinds=BEAST | TRAP, by=MINE),
                     when.told("removed", kinds=CHARACTER, by=MINE)))),
    # What lies around.
    Rule("discards", "piles.two-discards", when.discarded, DISCARDS),
    Rule("open-count", "hand.open-count", bare(when.told("drew", by=YOURS)), there("hand/you")),
    Rule("camp", "components.camp-limit", when.from_turn(2), there("camp/me")),
    Rule("reshuffle", "piles.reshuffle", bare(either(when.thin_pile(6, 3), when.told("reshuffled"))),
         PILES),
    Rule("assembly", "assembly.instead", at_the_end),
)  # fmt: skip

# What a question is about, where it brings nothing new.
AGAIN: Final = (
    ("announced", when.answering(PLAYED)),
    ("removal", when.answering(REMOVAL)),
    ("reaction-moment", when.offered("react", ANY)),
    ("sixth", when.offered("displace", ANY)),
    ("draw-any", when.drawing_by_effect),
    ("draw", when.in_phase(1)),
    ("hand-limit", when.in_phase(4)),
    ("one-action", when.choosing_in_phase(2)),
    ("action-or-place", when.choosing_in_phase(3)),
    ("player-chooses", when.in_phase(2, 3)),
)


def wonders(view: View) -> Iterable[str]:
    """Whoever holds a card wonders whether it can be played or placed."""
    seen = as_altiplano(view)
    assert seen["you"] is not None
    for key in seen["seats"][seen["you"]]["hand"]["cards"]:
        yield f"{'place' if when.is_a(key, CHARACTER | LOCATION | TREASURE) else 'play'}/{key}"


COURSE: Final = Course(
    game="altiplano",
    rules=RULES,
    wonders=wonders,
    reason=reason,
    seed=189,  # found by tools/tutor_seed.py
    options={"first": "0"},
    seats=("human", "greedy"),
    again=AGAIN,
    # Each side answers the other at least once.
    wish=Wish("turn", range(10, 15), 20, 0.85, (when.told("reacted", by=MINE), when.told("reacted", by=YOURS))),
)
