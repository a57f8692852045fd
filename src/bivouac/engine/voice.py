"""Where sentences come from: the text layer puts itself here when it is loaded; the engine never imports it."""

from typing import Final, Protocol

from bivouac.engine.game import Game
from bivouac.engine.lines import Told


class Voice(Protocol):
    """What the engine asks of the text layer."""

    def action(self, game: Game, action_id: int, lang: str) -> str: ...

    def reason(self, game: Game, key: str, action_id: int, lang: str) -> str: ...

    def line(self, game: Game, key: str, told: Told, seen: bool, reader: int, lang: str) -> str: ...


_VOICES: Final[list[Voice]] = []


def set_voice(voice: Voice) -> None:
    _VOICES.clear()
    _VOICES.append(voice)


def voice() -> Voice:
    if not _VOICES:
        raise RuntimeError("no text layer is loaded: import bivouac, not bivouac.engine, to have sentences")
    return _VOICES[0]
