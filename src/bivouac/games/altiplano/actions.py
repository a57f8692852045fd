"""The action table: what a player of Altiplano can say. Verbs and cards keep their numbers for ever; packs append."""

from typing import Final

from bivouac.engine.actions import Actions
from bivouac.games.altiplano.catalog import CARDS_IN_BOX, CHARACTERS_IN_BOX, FIRST_PLAYED, FIRST_TREASURE

# Numbers of the cards, fixed for ever: 17 Characters, 5 Locations, 3 Treasures, 26 Actions and Reactions, 2 Specials.
KEYS: Final = [
    "ohio-bob", "che-madera", "sir-allistair", "huayna", "henriette-smith", "marcus-vidor", "aligator-sloop",
    "ramuncho", "the-doc", "bellefeu", "antonio", "pilar-quispe", "kid-calloway", "padre-anselmo",
    "ingrid-halvorsen", "tupac-mamani", "baron-von-krall",
    "temple-of-the-sleeping-sun", "nine-wells", "terraces-of-vilcamayu", "condor-gate", "drowned-city",
    "child-of-the-snows", "golden-quipu", "jaguar-mask",
    "storm", "surprise-attack", "jaguar", "vampire-bats", "anaconda", "stampede", "pit-of-stakes", "rolling-boulder",
    "poisoned-darts", "sealed-door", "secret-passage", "museum-funds", "lost-map", "looting", "ransom", "supplies",
    "recruitment", "telegram", "bribe", "forced-march",
    "torch", "sixth-sense", "bodyguard", "landslide", "double-cross", "decoy",
    "adventurer", "rogue",
]  # fmt: skip


def keys(*spans: tuple[int, int]) -> list[str]:
    """The keys of these spans of cards, holes elsewhere."""
    return [key if any(a <= i < b for a, b in spans) else "" for i, key in enumerate(KEYS)]


CHARACTER_SPAN: Final = (0, CHARACTERS_IN_BOX)
TREASURE_SPAN: Final = (FIRST_TREASURE, FIRST_PLAYED)
PLAYED_SPAN: Final = (FIRST_PLAYED, CARDS_IN_BOX)
PLACED_SPAN: Final = (0, FIRST_PLAYED)
ALL_SPAN: Final = (0, CARDS_IN_BOX)
SPECIAL_SPAN: Final = (CARDS_IN_BOX, CARDS_IN_BOX + 2)

ACTIONS: Final = Actions("turn.optional", "play.player-chooses", "play.player-chooses")
DRAW: Final = ACTIONS.verb("draw", "phase1.draw", ["exploration", "characters"])
PLAY: Final = ACTIONS.verb("play", "phase2.one-action", keys(PLAYED_SPAN))
ACT: Final = ACTIONS.verb("act", "play.character-action", keys(CHARACTER_SPAN, SPECIAL_SPAN))
PLACE: Final = ACTIONS.verb("place", "phase3.action-or-place", keys(PLACED_SPAN))
REACT: Final = ACTIONS.verb("react", "reaction.condition", keys(CHARACTER_SPAN, PLAYED_SPAN))
REMOVE: Final = ACTIONS.verb("remove", "words.remove", keys(CHARACTER_SPAN, TREASURE_SPAN))
DISCARD: Final = ACTIONS.verb("discard", "words.discard", keys(ALL_SPAN))
TAKE: Final = ACTIONS.verb("take", "play.player-chooses", keys(ALL_SPAN))
GIVE: Final = ACTIONS.verb("give", "play.player-chooses", keys(ALL_SPAN))
KEEP: Final = ACTIONS.verb("keep", "assembly.first-three", keys(CHARACTER_SPAN))
DISPLACE: Final = ACTIONS.verb("displace", "place.sixth", keys(CHARACTER_SPAN))
RETURN: Final = ACTIONS.verb("return", "play.player-chooses", keys(CHARACTER_SPAN))

NOUN: Final = ACTIONS.noun_of
VERB: Final = ACTIONS.verb_of
