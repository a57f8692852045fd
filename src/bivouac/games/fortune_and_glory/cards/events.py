"""The Event cards (card.event-nature)."""

from bivouac.engine.catalog import PUBLIC
from bivouac.games.fortune_and_glory.decks import event
from bivouac.games.fortune_and_glory.verbs import (
    ANOTHERS,
    ANYBODYS,
    CARD,
    FAKE,
    MINE,
    MISSES,
    MOVE,
    RESULT,
    SALE,
    Cancel,
    Price,
    Reroll,
    Steps,
    at,
)

event("lucky-hat", "Le chapeau porte-bonheur", "The Lucky Hat", at(RESULT, MINE), Reroll(MISSES))
event("tail-wind", "Vent arrière", "Tail Wind", at(MOVE, MINE), Steps(3))
event("wrong-train", "Le mauvais train", "The Wrong Train", at(MOVE, ANOTHERS), Steps(-2))
event("brass-fake", "Du laiton doré", "Gilded Brass", at(SALE, ANOTHERS), Price(FAKE),
      origin=PUBLIC, source="harrowedhalls.com")  # fmt: skip
event("not-so-fast", "Pas si vite", "Not So Fast", at(CARD, ANYBODYS), Cancel())
