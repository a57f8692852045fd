"""Gives the place of a card a new name: `python -m tools.rename_card altiplano lost-map mules`.

The key is changed in the rules, texts, pictures, bots and tests of this game, and in the choices of its golden games.
Files of other games stay as they are, and so do icons, which may be called like a card. The texts of cards that
somebody has read (tests/text/golden) are made anew after the reading.
"""

import argparse
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from bivouac.games import GAMES

ROOT = Path(__file__).parent.parent
KEY = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
ENDINGS = {".py", ".ftl", ".txt", ".json"}
NEVER = ("src/bivouac/pictures/credits.py", "src/bivouac/pictures/assets", "tests/text/golden")


def files_of(game: str, root: Path) -> Iterator[Path]:
    """Files in which this game's cards can be named: its own, and those that belong to no game."""
    others = {*GAMES} - {game}
    for path in sorted([*(root / "src").rglob("*"), *(root / "tests").rglob("*")]):
        name = path.relative_to(root).as_posix()
        spelled = name.replace("_", "-")
        if path.suffix in ENDINGS and not name.startswith(NEVER) and not any(other in spelled for other in others):
            yield path


def renamed(text: str, path: Path, game: str, old: str, new: str) -> str:
    """A text with the new key. After a dot it is the clause of a rulebook, right of a colon in pictures an icon."""
    pictures = path.parent.name == "pictures" and path.stem.replace("_", "-") == game
    after = r"(?=\":)" if pictures else r"(?![\w-])"
    text = re.sub(rf"(?<![\w.-])((?:flavour|adventure)-{game}-)?{old}{after}", rf"\g<1>{new}", text)
    if path.parent.name == "cards":  # a starter deck of Altered names cards as arguments
        text = re.sub(rf"\b{old.replace('-', '_')}(?==\d)", new.replace("-", "_"), text)
    return text


def rename(game: str, old: str, new: str, root: Path = ROOT) -> list[str]:
    """Write the new key everywhere; the files that have changed."""
    changed: list[str] = []
    for path in files_of(game, root):
        before = path.read_text(encoding="utf-8")
        after = renamed(before, path, game, old, new)
        if after != before:
            path.write_text(after, encoding="utf-8", newline="")
            changed.append(path.relative_to(root).as_posix())
    return changed


def fault(game: str, old: str, new: str) -> str:
    """Why this cannot be done; empty if it can."""
    cards = GAMES[game].cards
    if old not in cards:
        return f"No card of {game} has the key {old}."
    if new in cards:
        return f"A card of {game} has the key {new} already."
    if not KEY.fullmatch(new):
        return f"{new} is no key: small letters, digits and hyphens."
    return ""


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Give the place of a card a new name.")
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("old", help="the key of the card that makes room")
    parser.add_argument("new", help="the key of the new card")
    given = parser.parse_args(words)
    if why_not := fault(given.game, given.old, given.new):
        print(why_not, file=sys.stderr)
        return 2
    print("\n".join(rename(given.game, given.old, given.new)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
