"""Where sentences come from: the text layer puts itself here when it is loaded; the engine never imports it."""

from typing import Any, Final

_VOICES: Final[list[Any]] = []


def set_voice(voice: Any) -> None:
    _VOICES.clear()
    _VOICES.append(voice)


def voice() -> Any:
    if not _VOICES:
        raise RuntimeError("no text layer is loaded: import bivouac, not bivouac.engine, to have sentences")
    return _VOICES[0]
