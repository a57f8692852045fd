# not compiled: cards are data
"""The 55 tiles by level: their symbols and walls are ours, Satan's Falls is the rulebook's (move.satan-falls)."""

from bivouac.games.archibald.catalog import (
    ARCHIBALD,
    BLANK,
    BOOK,
    CARD,
    ENEMIES,
    FALLS,
    HEART,
    HEART_CARD,
    SPRING,
    START,
    TRAP,
    TRIAL,
    tile,
)

for _ in range(5):  # components.start-tiles
    tile(START)

# Level 2, the Minimoy village.
tile(BLANK)
tile(BLANK, "E")
tile(HEART, "W")
tile(HEART_CARD)
tile(CARD)
tile(CARD, "N")
tile(CARD, "W")
tile(CARD, "E", book=True)
tile(ENEMIES, seide=1)
tile(ENEMIES, "N", book=True, seide=1)
tile(ENEMIES, "W", moustik=1)
tile(SPRING)
tile(SPRING, "E")
tile(BOOK)
tile(TRIAL)

# Level 3, the garden.
tile(FALLS)
tile(BLANK, "N")
tile(HEART, "E")
tile(HEART_CARD, "W")
tile(CARD)
tile(CARD, "EW")
tile(ENEMIES, seide=2)
tile(ENEMIES, "S", seide=1, moustik=1)
tile(ENEMIES, "E", book=True, millipede=1)
tile(ENEMIES, "W", spider=1)
tile(SPRING)
tile(SPRING, "N", book=True)
tile(BOOK, "W")
tile(TRIAL)
tile(TRIAL, "E")

# Level 4, the palace of Necropolis.
tile(BLANK, "NE")
tile(HEART, "NW")
tile(HEART_CARD, "S")
tile(CARD, "E")
tile(CARD, "W", book=True)
tile(ENEMIES, seide=3)
tile(ENEMIES, "E", moustik=2)
tile(ENEMIES, "N", seide=1, spider=1)
tile(ENEMIES, "W", book=True, millipede=1, seide=1)
tile(ENEMIES, darkos=1)
tile(ENEMIES, "EW", darkos=1)
tile(SPRING)
tile(BOOK, "N")
tile(TRIAL)
tile(TRIAL, "W")

# The gaols; how many of the four are Traps is an option of the table, two by default (components.gaol-tiles).
tile(ARCHIBALD)
for _ in range(2):
    tile(TRAP)
for _ in range(2):
    tile(BOOK)
