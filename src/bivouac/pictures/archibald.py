"""How À la recherche d'Archibald looks: the grass at its roots. Its plain data is read as text by tools/assets.py.

Names of icons are those of game-icons; their authors stand in credits.py.
"""

from typing import Final

from bivouac.games.archibald.catalog import CATALOG
from bivouac.pictures.mood import Facts, Mood
from bivouac.text import archibald as words

# One emblem for each card, hero and kind of enemy.
EMBLEMS: Final = {
    "thorn-dagger": "plain-dagger",
    "slingshot": "slingshot",
    "matchstick": "match-tip",
    "acorn-helmet": "acorn",
    "leaf-cloak": "linden-leaf",
    "seide-patrol": "two-shadows",
    "lone-moustik": "dragonfly",
    "marching-pair": "guards",
    "buzzing-ambush": "bee",
    "honey-drop": "dripping-honey",
    "dandelion-seed": "dandelion-flower",
    "ladybird-ride": "ladybug",
    "sponge": "droplets",
    "market-stall": "shop",
    "sticky-fingers": "robber-hand",
    "needle-sword": "sewing-needle",
    "rose-whip": "vine-whip",
    "wasp-sting": "wasp-sting",
    "nutshell": "opening-shell",
    "beetle-shield": "beetle-shell",
    "garden-patrol": "high-grass",
    "moustik-squad": "flying-beetle",
    "millipede-march": "caterpillar",
    "spider-web": "cobweb",
    "night-raid": "night-sky",
    "royal-jelly": "honey-jar",
    "grasshopper-leap": "jump-across",
    "mirror-pool": "mirror-mirror",
    "sleeping-powder": "powder-bag",
    "hammer": "flat-hammer",
    "royal-sword": "shining-sword",
    "pea-cannon": "peas",
    "golden-thimble": "empty-metal-bucket",
    "scarab-armour": "gold-scarab",
    "palace-guard": "guarded-tower",
    "moustik-squadron": "amber-mosquito",
    "millipede-pit": "hole",
    "spider-nest": "hanging-spider",
    "darkos-comes": "horned-helm",
    "darkos-escort": "evil-minion",
    "keyhole": "lock-spy",
    "catapult": "trebuchet",
    "high-tide": "high-tide",
    "elixir": "potion-ball",
    "firecracker": "firework-rocket",
    "sleeping-beetle": "scarab-beetle",
    "ant-parade": "ant",
    "dew-drop": "dew",
    "proud-snail": "snail",
    "lost-sock": "socks",
    "cricket-concert": "musical-notes",
    "two-mushrooms": "super-mushroom",
    "ladybird-spots": "spotted-bug",
    "biscuit-crumb": "cookie",
    "knitting-spider": "sewing-string",
    "lost-seide": "brodie-helmet",
    "rude-echo": "echo-ripples",
    "woodlouse-toll": "turtle-shell",
    "dandelion-flight": "parachute",
    "earthworm-ends": "snake-spiral",
    "talking-cocoon": "butterfly",
    "stuck-bumblebee": "flower-twirl",
    "leaky-can": "watering-can",
    "glass-marble": "marbles",
    "hiccuping-toad": "frog",
    "three-boxes": "chest",
    "feather-bed": "feather",
    "arthur": "leaf-swirl",
    "selenia": "crown",
    "betameche": "sparkles",
    "noisette": "squirrel",
    "seide": "goblin-head",
    "moustik": "fly",
    "millipede": "centipede",
    "spider": "angular-spider",
    "darkos": "devil-mask",
}

# Kinds and types by their icons. A card without an emblem, typed in by an owner, gets the icon of its kind.
KINDS: Final = {
    "equipment": "bordered-shield",
    "enemy": "imp-laugh",
    "power": "fairy-wand",
    "adventure": "open-book",
    "hero": "footprint",
    "foe": "crossed-swords",
}
TYPES: Final = {
    "level-2": "mushroom-house",
    "level-3": "sprout",
    "level-4": "indian-palace",
}
MARKS: Final = {
    "original": "campfire",
}

# Shapes carry the meaning, colours only repeat it: frame and window of a kind, badge of a type.
FRAMES: Final = {
    "equipment": "bevel",
    "enemy": "thorns",
    "power": "leaf",
    "adventure": "page",
    "hero": "round",
    "foe": "notch",
}
WINDOWS: Final = {
    "equipment": "shield",
    "enemy": "gem",
    "power": "leaf",
    "adventure": "doorway",
    "hero": "oval",
    "foe": "arrow",
}
BADGES: Final = {
    "level-2": "circle",
    "level-3": "diamond",
    "level-4": "square",
}

# Dark, middle and light tone of each kind and type.
TONES: Final = {
    "equipment": ("#7a4a0e", "#d09a45", "#f8e5bd"),
    "enemy": ("#8c1f1a", "#cf6a55", "#f7d6c8"),
    "power": ("#1f6a44", "#62ae80", "#d2efd6"),
    "adventure": ("#5b3a1c", "#b08a4a", "#fff0cc"),
    "hero": ("#22558c", "#6ea3d4", "#d5e7f7"),
    "foe": ("#3a2b44", "#85739a", "#e2d9ea"),
    "level-2": ("#8a6100", "#d8a423", "#fbedb6"),
    "level-3": ("#2f6b1f", "#7bb95f", "#d7eec2"),
    "level-4": ("#5f3a8a", "#a583cc", "#e6d9f2"),
}
# The second tone of an emblem; the card's own name picks one.
TINTS: Final = ("#f2b84b", "#8fd08a", "#f29a76", "#8cc9e8", "#c9a8e6", "#e8d06a")
PAPER: Final = ("#fbf8e4", "#ecefcf", "#fffef6")
INK: Final = ("#22301b", "#475838")
RED_INK: Final = "#a8231b"


def facts(number: int) -> Facts:
    card = CATALOG.cards[number]
    return Facts(words.KINDS[card.is_a], (f"level-{card.level}",) if card.level else (), card.origin)


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
    display="round",
)
