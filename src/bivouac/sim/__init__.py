"""Many games between bots, counted."""

from bivouac.sim.balance import Balance, Share, Verdict, balance
from bivouac.sim.files import write_whole
from bivouac.sim.play import Played
from bivouac.sim.simulate import Simulation, simulate
from bivouac.sim.statistics import wilson

__all__ = ["Balance", "Played", "Share", "Simulation", "Verdict", "balance", "simulate", "wilson", "write_whole"]
