"""Whose icons these are: game-icons.net under CC BY 3.0 asks that every author is named. Plain data."""

from typing import Final

ICON_AUTHORS: Final = {
    "DarkZaitzev": ("hooded-assassin", "robber-hand"),
    "Delapouite": (
        "amber-mosquito", "ancient-ruins", "ants", "backpack", "boulder-dash", "camel-head", "caterpillar",
        "cave-entrance", "character", "chest", "cigar", "closed-doors", "cookie", "corn", "dandelion-flower", "dart",
        "devil-mask", "empty-metal-bucket", "falling-rocks", "fly", "flying-beetle", "frozen-body", "goblin-head",
        "greek-temple", "guards", "handcuffed", "high-grass", "high-tide", "honey-jar", "indian-palace", "jump-across",
        "knot", "ladybug", "lock-spy", "marbles", "mayan-pyramid", "monk-face", "moon-bats", "mushroom-house",
        "musical-notes", "newspaper", "pan-flute", "peas", "photo-camera", "poncho", "powder-bag",
        "saber-toothed-cat-head", "sewing-string", "shaking-hands", "shop", "slingshot", "snake-tongue", "socks",
        "sparkles", "squirrel", "stakes-fence", "stethoscope", "take-my-money", "torch", "trebuchet", "trowel",
        "watering-can", "well", "worms",
    ),
    "Lorc": (
        "acorn", "angular-spider", "backstab", "bee", "beetle-shell", "black-hand-shield", "bordered-shield",
        "butterfly", "campfire", "centipede", "compass", "condor-emblem", "croc-jaws", "crossed-pistols",
        "crossed-swords", "crown", "cut-diamond", "daisy", "dark-squad", "dew", "domino-mask", "dragonfly",
        "dripping-honey", "droplets", "echo-ripples", "edged-shield", "envelope", "fairy-wand", "feather", "fedora",
        "firework-rocket", "flat-hammer", "footprint", "frog", "gold-scarab", "guarded-tower", "hanging-spider",
        "horned-helm", "imp-laugh", "lantern-flame", "leaf-swirl", "lightning-storm", "linden-leaf", "magnifying-glass",
        "match-tip", "mirror-mirror", "night-sky", "open-book", "opening-shell", "padlock", "parachute", "paw-print",
        "peaks", "plain-dagger", "poker-hand", "potion-ball", "scales", "scarab-beetle", "scarecrow", "sewing-needle",
        "shining-sword", "snail", "spider-web", "sprint", "sprout", "super-mushroom", "third-eye", "three-keys",
        "top-hat", "treasure-map", "tribal-mask", "tripwire", "turtle-shell", "two-shadows", "vine-whip",
        "walking-boot", "wasp-sting", "wax-seal", "wolf-trap", "worm-mouth",
    ),
    "Skoll": ("brodie-helmet", "donkey", "open-treasure-chest", "pickelhaube", "revolver", "spotted-bug"),
}  # fmt: skip
AUTHOR_OF: Final = {icon: author for author, icons in ICON_AUTHORS.items() for icon in icons}


def credit(icons: set[str]) -> str:
    """One line that names the authors of these icons; empty where no icon of theirs is used."""
    authors = sorted({AUTHOR_OF[icon] for icon in icons if icon in AUTHOR_OF})
    return f"Icons by {', '.join(authors)}, game-icons.net, CC BY 3.0" if authors else ""
