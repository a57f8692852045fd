"""The games whose cards can be drawn."""

from typing import Final

from bivouac.pictures import altered, altiplano, archibald, fortune_and_glory
from bivouac.pictures.mood import Mood

MOODS: Final[dict[str, Mood]] = {
    "altered": altered.MOOD,
    "altiplano": altiplano.MOOD,
    "archibald": archibald.MOOD,
    "fortune-and-glory": fortune_and_glory.MOOD,
}
