"""The games that have words."""

from typing import Final

from bivouac.engine.game import Game
from bivouac.text.altered import AlteredText
from bivouac.text.altiplano import AltiplanoText
from bivouac.text.archibald import ArchibaldText
from bivouac.text.fortune_and_glory import FortuneAndGloryText
from bivouac.text.game_text import GameText

TEXTS: Final[dict[str, GameText]] = {
    text.game.name: text for text in (AlteredText(), AltiplanoText(), ArchibaldText(), FortuneAndGloryText())
}


def text_of(game: Game | str) -> GameText:
    name = game if isinstance(game, str) else game.name
    if name not in TEXTS:
        raise ValueError(f"no game is called {name!r}; there is: {', '.join(sorted(TEXTS))}")
    return TEXTS[name]
