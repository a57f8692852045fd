"""How Altered looks: dusk light. Its plain data is read as text by tools/assets.py.

Names of icons are those of game-icons; their authors stand in credits.py. Factions give the colour, kinds the shape.
"""

from typing import Final

from bivouac.games.altered.catalog import CATALOG, FACTIONS
from bivouac.pictures.mood import Facts, Mood
from bivouac.text.registry import text_of

# One emblem for each card, also where a rare bears the name of a common one: in small they must be told apart.
EMBLEMS: Final = {
    "sierra-oddball": "photo-camera",
    "kojo-booda": "saber-toothed-cat-head",
    "nevenka-blotch": "feather",
    "teija-nauraa": "dandelion-flower",
    "sigismar-wingspan": "eagle-head",
    "akesha-taru": "raven",
    "brassbug": "gold-scarab",
    "booda": "paw-print",
    "ordis-recruit": "chess-pawn",
    "maw": "bestial-fangs",
    "axiom-salvager": "trowel",
    "foundry-mechanic": "auto-repair",
    "foundry-mechanic-rare": "spanner",
    "jian": "gears",
    "jian-rare": "trebuchet",
    "kelon-elemental": "spark-spirit",
    "the-frog-prince-axiom": "crown",
    "amelia-earhart": "parachute",
    "axiom-scrambler-rare": "tripwire",
    "foundry-armorer": "anvil",
    "three-little-pigs": "mushroom-house",
    "three-little-pigs-rare": "pig",
    "axiom-scrambler": "circuitry",
    "kelon-burst": "firework-rocket",
    "brassbug-hub": "scarab-beetle",
    "the-ouroboros-axiom": "ouroboros",
    "axiom-reprocessor": "recycle",
    "kelonic-generator-rare": "lightning-storm",
    "brassbug-hive": "artificial-hive",
    "brassbug-hive-rare": "bee",
    "issun-boshi": "sewing-needle",
    "ratatoskr": "squirrel",
    "ratatoskr-rare": "acorn",
    "bravos-pathfinder": "compass",
    "bravos-tracer": "footprint",
    "bravos-tracer-rare": "trail",
    "haven-trainee": "target-dummy",
    "haven-bouncer": "closed-doors",
    "haven-warrior": "crossed-swords",
    "haven-warrior-rare": "broadsword",
    "sun-wukong": "monkey",
    "sun-wukong-rare": "match-tip",
    "kappa": "turtle-shell",
    "atlas": "atlas",
    "dorothy-gale-bravos": "tornado",
    "shenlong-rare": "dragon-spiral",
    "intimidation": "shouting",
    "physical-training": "weight-lifting-up",
    "physical-training-rare": "weight-lifting-down",
    "the-spindle-bravos": "sewing-string",
    "esmeralda": "tambourine",
    "esmeralda-rare": "pan-flute",
    "hathor": "cow",
    "kadigiran-mage-dancer-lyra": "tribal-mask",
    "lyra-skald": "lyre",
    "ouroboros-trickster": "perspective-dice-six-faces-random",
    "ouroboros-trickster-rare": "rolling-dices",
    "lyra-chronicler": "quill-ink",
    "lyra-cloth-dancer": "flower-twirl",
    "tanuki": "raccoon-head",
    "tanuki-rare": "leaf-swirl",
    "ouroboros-croupier": "poker-hand",
    "the-hatter": "top-hat",
    "asmodeus-rare": "devil-mask",
    "asmodeus": "imp-laugh",
    "off-you-go-lyra": "sprint",
    "all-in": "two-coins",
    "paint-prison-rare": "paint-bucket",
    "paint-prison": "paint-roller",
    "the-ouroboros-rare": "snake-spiral",
    "spindle-harvesters": "wheat",
    "kitsune": "fox-head",
    "sneezer-shroom": "spotted-mushroom",
    "sneezer-shroom-rare": "super-mushroom",
    "yong-su-rare": "vine-flower",
    "daughter-of-yggdrasil": "deku-tree",
    "inari": "corn",
    "lyra-cloth-dancer-muna": "ribbon",
    "muna-druid": "linden-leaf",
    "yong-su": "vine-whip",
    "cernunnos": "stag-head",
    "coniferal-coneman-rare": "evil-tree",
    "parvati-rare": "lotus-flower",
    "coniferal-coneman": "pine-tree",
    "beauty-sleep": "sleepy",
    "meditation-training": "meditation",
    "meditation-training-rare": "lotus",
    "nurture": "sprout",
    "physical-training-muna": "body-balance",
    "nurture-rare": "watering-can",
    "foundry-mechanic-ordis": "flat-hammer",
    "ordis-trooper": "guards",
    "ordis-trooper-rare": "pickelhaube",
    "ratatoskr-ordis": "envelope",
    "monolith-rune-scribe": "scroll-quill",
    "monolith-rune-scribe-rare": "ancient-ruins",
    "ordis-cadets": "graduate-cap",
    "the-frog-prince": "frog",
    "kakoba": "tattered-banner",
    "kakoba-rare": "guarded-tower",
    "ordis-gatekeeper": "three-keys",
    "ordis-spy": "spy",
    "ordis-spy-rare": "spyglass",
    "jeanne-darc": "visored-helm",
    "jeanne-darc-rare": "edged-shield",
    "charge": "horned-helm",
    "sticky-note-seals": "wax-seal",
    "open-the-gates-rare": "medieval-gate",
    "ordis-carrier": "caravan",
    "the-monolith": "obelisk",
    "studious-disciple": "open-book",
    "lady-of-the-lake": "shining-sword",
    "monolith-archivist-yzmir": "bookshelf",
    "tooth-fairy-rare": "tooth",
    "yzmir-stargazer": "night-sky",
    "alice": "drink-me",
    "alice-rare": "rabbit",
    "baba-yaga": "witch-flight",
    "baba-yaga-rare": "cobweb",
    "kadigiran-alchemist": "bubbling-flask",
    "kadigiran-alchemist-rare": "potion-ball",
    "dorothy-gale": "whirlwind",
    "dorothy-gale-rare": "twister",
    "sakarabru": "moon-bats",
    "sakarabru-rare": "spiky-eclipse",
    "beauty-sleep-yzmir": "night-sleep",
    "off-you-go": "boot-stomp",
    "spy-craft": "lock-spy",
    "banishing-gate": "magic-gate",
    "krakens-wrath": "croc-jaws",
}
# Emblems are sent to browsers in sheets, one for each faction: the first card of each. Heroes and tokens come at once.
SHEETS: Final = {
    "axiom": "axiom-salvager",
    "bravos": "issun-boshi",
    "lyra": "esmeralda",
    "muna": "spindle-harvesters",
    "ordis": "foundry-mechanic-ordis",
    "yzmir": "studious-disciple",
}

# Kinds and factions by their icons. A card without an emblem, typed in by an owner, gets the icon of its kind.
KINDS: Final = {
    "token": "sparkles",
    "hero": "lantern-flame",
    "character": "walking-boot",
    "spell": "fairy-wand",
    "permanent": "greek-temple",
}
TYPES: Final = {
    "axiom": "cog",
    "bravos": "swords-emblem",
    "lyra": "musical-notes",
    "muna": "three-leaves",
    "ordis": "checked-shield",
    "yzmir": "crystal-ball",
}
# Origins, rarities (a common card has no mark), and what stands behind the numbers.
MARKS: Final = {
    "public": "treasure-map",
    "rare": "cut-diamond",
    "out-of-faction": "shaking-hands",
    "forest": "forest",
    "mountain": "peaks",
    "water": "droplets",
    "hand": "poker-hand",
    "reserve": "backpack",
}

# Shapes carry the meaning, colours only repeat it: frame and window of a kind, badge of a faction.
FRAMES: Final = {
    "token": "notch",
    "hero": "ticket",
    "character": "round",
    "spell": "leaf",
    "permanent": "steps",
}
WINDOWS: Final = {
    "token": "arrow",
    "hero": "oval",
    "character": "gem",
    "spell": "leaf",
    "permanent": "doorway",
}
BADGES: Final = {
    "axiom": "hexagon",
    "bravos": "diamond",
    "lyra": "drop",
    "muna": "circle",
    "ordis": "square",
    "yzmir": "pentagon",
}

# Dark, middle and light tone of each kind and faction; a card is dyed in those of its faction, where it has one.
TONES: Final = {
    "token": ("#4b4a5c", "#9a99ad", "#e6e5ee"),
    "hero": ("#6b4a12", "#c9a14f", "#f7e8c6"),
    "character": ("#3b4a5e", "#8b9bb0", "#dfe6ee"),
    "spell": ("#3b4a5e", "#8b9bb0", "#dfe6ee"),
    "permanent": ("#3b4a5e", "#8b9bb0", "#dfe6ee"),
    "axiom": ("#7a4520", "#c98d55", "#f6e0c8"),
    "bravos": ("#97281f", "#dd7a62", "#fadad0"),
    "lyra": ("#8f2a63", "#d37bab", "#f8d9e9"),
    "muna": ("#2c6530", "#7db377", "#daeed2"),
    "ordis": ("#1f5587", "#6fa3d3", "#d6e7f7"),
    "yzmir": ("#57378a", "#a183cf", "#e6dbf5"),
}
DYED: Final = "types"
# Numbers on cards: what it costs from hand and from Reserve, what it is worth by terrain. These hues never mean
# anything else.
PRICES: Final = {
    "hand": ("#241c33", "#6d6285", "#fff6df"),
    "reserve": ("#4f4560", "#8d82a3", "#fff6df"),
}
STRENGTHS: Final = {
    "forest": ("#2d6a34", "#4c8a50", "#d8eed3"),
    "mountain": ("#a04a12", "#bf6a30", "#fae0c9"),
    "water": ("#1c5f92", "#3f80b3", "#d3e8f8"),
}
# The second tone of an emblem; the card's own name picks one.
TINTS: Final = ("#f0b56b", "#e58a7a", "#c79be0", "#8fb4e6", "#93cba4", "#e6cf72")
PAPER: Final = ("#f8f3f2", "#ebe2e8", "#fffdfa")
INK: Final = ("#241c33", "#4f4560")
RED_INK: Final = "#932b2b"


def facts(number: int) -> Facts:
    card = CATALOG.cards[number]
    kind = next(tag for tag in text_of("altered").tags(number) if tag in KINDS)
    return Facts(kind, (FACTIONS[card.faction],) if card.faction >= 0 else (), card.origin)


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
    display="bold",
    dyed=DYED,
    prices=PRICES,
    strengths=STRENGTHS,
)
