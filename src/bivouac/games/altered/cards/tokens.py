# not compiled: cards are data
"""The tokens: Characters that other cards create (token.kinds). They have no faction (token.no-faction)."""

from bivouac.games.altered.catalog import Faction
from bivouac.games.altered.filters import ME
from bivouac.games.altered.triggers import sacrifices
from bivouac.games.altered.verbs import BOOST, Gain

cards = Faction("")

cards.token("brassbug", "Scarabot", "Brassbug", "robot", (2, 2, 2))
cards.token("booda", "Booda", "Booda", "companion", (2, 2, 2))
cards.token("ordis-recruit", "Recrue Ordis", "Ordis Recruit", "soldier", (1, 1, 1))
cards.token("maw", "Maw", "Maw", "companion", (0, 0, 0), sacrifices(Gain(BOOST, ME, 2)))
