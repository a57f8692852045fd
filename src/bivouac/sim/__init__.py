"""Many games between bots, counted."""

from bivouac.sim.balancing import Balance, Share, Verdict, balance
from bivouac.sim.files import write_whole
from bivouac.sim.play import Played
from bivouac.sim.simulation import Simulation, simulate
from bivouac.sim.statistics import wilson

__all__ = ["Balance", "Played", "Share", "Simulation", "Verdict", "balance", "simulate", "wilson", "write_whole"]
