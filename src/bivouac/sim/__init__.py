"""Many games between bots, counted."""

from bivouac.sim.files import write_whole
from bivouac.sim.play import Played
from bivouac.sim.simulate import Simulation, simulate
from bivouac.sim.statistics import wilson

__all__ = ["Played", "Simulation", "simulate", "wilson", "write_whole"]
