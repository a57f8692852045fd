"""How Expedition Altiplano looks: a field journal of the 1930s. Its plain data is read as text by tools/assets.py.

Names of icons are those of game-icons; their authors stand in credits.py.
"""

from typing import Final

from bivouac.games.altiplano.catalog import CATALOG
from bivouac.pictures.mood import Facts, Mood
from bivouac.text import altiplano as words

# One emblem for each card.
EMBLEMS: Final = {
    "ohio-bob": "fedora",
    "che-madera": "cigar",
    "sir-allistair": "top-hat",
    "huayna": "poncho",
    "henriette-smith": "magnifying-glass",
    "marcus-vidor": "three-keys",
    "aligator-sloop": "croc-jaws",
    "ramuncho": "donkey",
    "the-doc": "stethoscope",
    "bellefeu": "lantern-flame",
    "antonio": "poker-hand",
    "pilar-quispe": "tripwire",
    "kid-calloway": "revolver",
    "padre-anselmo": "monk-face",
    "ingrid-halvorsen": "photo-camera",
    "tupac-mamani": "pan-flute",
    "baron-von-krall": "pickelhaube",
    "temple-of-the-sleeping-sun": "mayan-pyramid",
    "nine-wells": "well",
    "terraces-of-vilcamayu": "corn",
    "condor-gate": "condor-emblem",
    "drowned-city": "ancient-ruins",
    "child-of-the-snows": "frozen-body",
    "golden-quipu": "knot",
    "jaguar-mask": "tribal-mask",
    "storm": "lightning-storm",
    "surprise-attack": "hooded-assassin",
    "jaguar": "saber-toothed-cat-head",
    "vampire-bats": "moon-bats",
    "anaconda": "snake-tongue",
    "stampede": "camel-head",
    "pit-of-stakes": "stakes-fence",
    "rolling-boulder": "boulder-dash",
    "poisoned-darts": "dart",
    "sealed-door": "closed-doors",
    "secret-passage": "cave-entrance",
    "museum-funds": "greek-temple",
    "lost-map": "treasure-map",
    "looting": "open-treasure-chest",
    "ransom": "handcuffed",
    "supplies": "backpack",
    "recruitment": "shaking-hands",
    "telegram": "envelope",
    "bribe": "take-my-money",
    "forced-march": "walking-boot",
    "torch": "torch",
    "sixth-sense": "third-eye",
    "bodyguard": "black-hand-shield",
    "landslide": "falling-rocks",
    "double-cross": "backstab",
    "decoy": "scarecrow",
    "adventurer": "compass",
    "rogue": "domino-mask",
}

# Kinds and types by their icons. A card without an emblem, typed in by an owner, gets the icon of its kind.
KINDS: Final = {
    "character": "character",
    "location": "peaks",
    "treasure": "cut-diamond",
    "action": "sprint",
    "reaction": "edged-shield",
    "special": "wax-seal",
}
TYPES: Final = {
    "archaeologist": "trowel",
    "raider": "crossed-pistols",
    "neutral": "scales",
    "beast": "paw-print",
    "trap": "wolf-trap",
}
MARKS: Final = {
    "original": "campfire",
    "rulebook": "open-book",
    "public": "newspaper",
    "prerequisite": "padlock",
}

# Shapes carry the meaning, colours only repeat it: frame and window of a kind, badge of a type.
FRAMES: Final = {
    "character": "round",
    "location": "steps",
    "treasure": "bevel",
    "action": "ticket",
    "reaction": "notch",
    "special": "stamp",
}
WINDOWS: Final = {
    "character": "oval",
    "location": "doorway",
    "treasure": "gem",
    "action": "arrow",
    "reaction": "shield",
    "special": "stamp",
}
BADGES: Final = {
    "archaeologist": "circle",
    "raider": "diamond",
    "neutral": "square",
    "beast": "drop",
    "trap": "hexagon",
}

# Dark, middle and light tone of each kind and type.
TONES: Final = {
    "character": ("#5c4433", "#9a7b5c", "#e2d1b4"),
    "location": ("#2c6357", "#5f9c8b", "#cadfd0"),
    "treasure": ("#8a6410", "#d1a233", "#f2dfa2"),
    "action": ("#8f3820", "#c66d4b", "#efcfb9"),
    "reaction": ("#54386a", "#8d6ea3", "#ddd0e3"),
    "special": ("#23405a", "#56799a", "#ccd9e2"),
    "archaeologist": ("#2c6357", "#5f9c8b", "#cadfd0"),
    "raider": ("#8f3820", "#c66d4b", "#efcfb9"),
    "neutral": ("#4d4a44", "#8a857a", "#d9d4c6"),
    "beast": ("#6b4a12", "#b98a36", "#eedcb0"),
    "trap": ("#33414d", "#6f818f", "#d3dbe0"),
}
# The second tone of an emblem; the card's own name picks one.
TINTS: Final = ("#e3b04b", "#8fc0ad", "#e0946b", "#d9c08c", "#a9c3d3", "#d8a7a0")
PAPER: Final = ("#f5ecd7", "#e7d6b3", "#fbf6ea")
INK: Final = ("#2a211b", "#5a4a3b")
RED_INK: Final = "#932b1d"


def facts(number: int) -> Facts:
    card = CATALOG.cards[number]
    kind = next(word for bit, word in words.KINDS if card.is_a & bit)
    return Facts(kind, tuple(word for bit, word in words.TYPES if card.is_a & bit), card.origin)


MOOD: Final = Mood(
    emblems=EMBLEMS,
    kinds=KINDS,
    types=TYPES,
    marks=MARKS,
    frames=FRAMES,
    windows=WINDOWS,
    badges=BADGES,
    tones=TONES,
    tints=TINTS,
    paper=PAPER,
    ink=INK,
    red_ink=RED_INK,
    facts=facts,
    display="display",
    nouns=(*KINDS, *TYPES),
    named="special",
)
