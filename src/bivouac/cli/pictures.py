"""Cards drawn into a folder."""

from collections.abc import Sequence
from pathlib import Path

from bivouac.cli import store
from bivouac.cli.refusal import Refusal, unwritable
from bivouac.cli.words import say
from bivouac.engine.game import Game
from bivouac.pictures import NoAssets, besides_svg, card_svg, has_pictures


def draw(game: Game, numbers: Sequence[int], folder: Path, lang: str) -> list[str]:
    """One SVG file for each card, named by its key; with all of them come those that have no number."""
    if not has_pictures(game):
        raise Refusal("no-pictures", game=game.name)
    if folder.exists() and not folder.is_dir():
        raise Refusal("is-file", file=str(folder))
    try:
        drawn = {game.cards[number]: card_svg(game, number, lang) for number in numbers}
        if len(numbers) == len(game.cards):
            drawn |= besides_svg(game, lang)
    except NoAssets as error:
        raise Refusal("no-assets") from error
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise unwritable(folder, error) from error
    for key, picture in drawn.items():
        store.write(folder / f"{key}.svg", picture)
    return [say(lang, "pictures-written", n=len(drawn), folder=str(folder))]
