"""Whose icons these are: game-icons.net under CC BY 3.0 asks that every author is named. Plain data."""

from typing import Final

ICON_AUTHORS: Final = {
    "DarkZaitzev": ("hooded-assassin", "robber-hand"),
    "Delapouite": (
        "amber-mosquito", "ancient-ruins", "ant", "atlas", "backpack", "body-balance", "bookshelf", "boulder-dash",
        "camel-head", "caravan", "caterpillar", "cave-entrance", "character", "chest", "cigar", "closed-doors",
        "cookie", "corn", "cow", "dandelion-flower", "dart", "deku-tree", "devil-mask", "eagle-head",
        "empty-metal-bucket", "falling-rocks", "fly", "flying-beetle", "forest", "frozen-body", "goblin-head",
        "graduate-cap", "greek-temple", "guards", "handcuffed", "high-grass", "high-tide", "hole", "honey-jar",
        "indian-palace", "jump-across", "knot", "ladybug", "lock-spy", "marbles", "mayan-pyramid", "medieval-gate",
        "monk-face", "moon-bats", "mushroom-house", "musical-notes", "newspaper", "night-sleep", "obelisk",
        "paint-bucket", "paint-roller", "pan-flute", "peas", "perspective-dice-six-faces-random", "photo-camera",
        "poncho", "powder-bag", "rabbit", "raccoon-head", "rolling-dices", "saber-toothed-cat-head", "scroll-quill",
        "sewing-string", "shaking-hands", "shop", "slingshot", "snake-spiral", "snake-tongue", "socks", "sparkles",
        "spy", "squirrel", "stakes-fence", "stethoscope", "take-my-money", "tambourine", "torch", "trail", "trebuchet",
        "trowel", "two-coins", "watering-can", "weight-lifting-down", "weight-lifting-up", "well",
    ),
    "Lorc": (
        "acorn", "angular-spider", "anvil", "artificial-hive", "auto-repair", "backstab", "bee", "beetle-shell",
        "bestial-fangs", "black-hand-shield", "boot-stomp", "bordered-shield", "broadsword", "bubbling-flask",
        "butterfly", "campfire", "centipede", "checked-shield", "circuitry", "cobweb", "cog", "compass",
        "condor-emblem", "croc-jaws", "crossed-pistols", "crossed-swords", "crown", "crystal-ball", "cut-diamond",
        "dew", "domino-mask", "dragon-spiral", "dragonfly", "drink-me", "dripping-honey", "droplets", "echo-ripples",
        "edged-shield", "envelope", "evil-minion", "evil-tree", "fairy-wand", "feather", "fedora", "firework-rocket",
        "flat-hammer", "flower-twirl", "footprint", "fox-head", "frog", "gears", "gold-scarab", "guarded-tower",
        "hanging-spider", "horned-helm", "imp-laugh", "lantern-flame", "leaf-swirl", "lightning-storm", "linden-leaf",
        "lotus", "lotus-flower", "lyre", "magic-gate", "magnifying-glass", "match-tip", "meditation", "mirror-mirror",
        "monkey", "night-sky", "open-book", "opening-shell", "ouroboros", "padlock", "parachute", "paw-print", "peaks",
        "pine-tree", "plain-dagger", "poker-hand", "potion-ball", "quill-ink", "raven", "recycle", "ribbon", "scales",
        "scarab-beetle", "scarecrow", "sewing-needle", "shining-sword", "shouting", "sleepy", "snail", "spanner",
        "spark-spirit", "spiky-eclipse", "spotted-mushroom", "sprint", "sprout", "spyglass", "stag-head",
        "super-mushroom", "swords-emblem", "target-dummy", "tattered-banner", "third-eye", "three-keys", "three-leaves",
        "tooth", "top-hat", "tornado", "treasure-map", "tribal-mask", "tripwire", "turtle-shell", "twister",
        "two-shadows", "vine-flower", "vine-whip", "visored-helm", "walking-boot", "wasp-sting", "wax-seal", "wheat",
        "whirlwind", "witch-flight", "wolf-trap",
    ),
    "Skoll": (
        "brodie-helmet", "chess-pawn", "donkey", "open-treasure-chest", "pickelhaube", "pig", "revolver", "spotted-bug",
    ),
}  # fmt: skip
AUTHOR_OF: Final = {icon: author for author, icons in ICON_AUTHORS.items() for icon in icons}


def credit(icons: set[str]) -> str:
    """One line that names the authors of these icons; empty where no icon of theirs is used."""
    authors = sorted({AUTHOR_OF[icon] for icon in icons if icon in AUTHOR_OF})
    return f"Icons by {', '.join(authors)}, game-icons.net, CC BY 3.0" if authors else ""
