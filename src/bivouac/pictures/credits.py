"""Whose icons these are: game-icons.net under CC BY 3.0 asks that every author is named. Plain data."""

from typing import Final

ICON_AUTHORS: Final = {
    "DarkZaitzev": ("hooded-assassin",),
    "Delapouite": (
        "ancient-ruins", "backpack", "boulder-dash", "camel-head", "cave-entrance", "character", "cigar",
        "closed-doors", "corn", "dart", "falling-rocks", "frozen-body", "greek-temple", "handcuffed", "knot",
        "mayan-pyramid", "monk-face", "moon-bats", "newspaper", "pan-flute", "photo-camera", "poncho",
        "saber-toothed-cat-head", "shaking-hands", "snake-tongue", "stakes-fence", "stethoscope", "take-my-money",
        "torch", "trowel", "well",
    ),
    "Lorc": (
        "backstab", "black-hand-shield", "campfire", "compass", "condor-emblem", "croc-jaws", "crossed-pistols",
        "cut-diamond", "domino-mask", "edged-shield", "envelope", "fedora", "lantern-flame", "lightning-storm",
        "magnifying-glass", "open-book", "padlock", "paw-print", "peaks", "poker-hand", "scales", "scarecrow",
        "sprint", "third-eye", "three-keys", "top-hat", "treasure-map", "tribal-mask", "tripwire", "walking-boot",
        "wax-seal", "wolf-trap",
    ),
    "Skoll": ("donkey", "open-treasure-chest", "pickelhaube", "revolver"),
}  # fmt: skip
AUTHOR_OF: Final = {icon: author for author, icons in ICON_AUTHORS.items() for icon in icons}


def credit(icons: set[str]) -> str:
    """One line that names the authors of these icons; empty where no icon of theirs is used."""
    authors = sorted({AUTHOR_OF[icon] for icon in icons if icon in AUTHOR_OF})
    return f"Icons by {', '.join(authors)}, game-icons.net, CC BY 3.0" if authors else ""
