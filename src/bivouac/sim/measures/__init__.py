"""The games whose balance can be measured."""

from collections.abc import Callable, Mapping
from typing import Any

from bivouac.sim.measure import Measure
from bivouac.sim.measures.altered import AlteredMeasure
from bivouac.sim.measures.altiplano import AltiplanoMeasure
from bivouac.sim.measures.archibald import ArchibaldMeasure
from bivouac.sim.measures.fortune_and_glory import FortuneAndGloryMeasure

MEASURES: dict[str, Callable[[], Measure]] = {
    "altered": AlteredMeasure,
    "altiplano": AltiplanoMeasure,
    "archibald": ArchibaldMeasure,
    "fortune-and-glory": FortuneAndGloryMeasure,
}


def measure_of(game: str, options: Mapping[str, Any] | None = None) -> Measure:
    """What is fair in a game, with these options or the usual ones."""
    if game not in MEASURES:
        known = ", ".join(sorted(MEASURES))
        raise ValueError(f"nobody has written down yet what a fair game of {game} is; there is: {known}")
    measure = MEASURES[game]()
    return measure if options is None else measure.for_options(options)
