"""The Adventure cards (card.adventure-danger-value); their special texts wait for the advanced game."""

from bivouac.engine.catalog import PUBLIC, RULEBOOK
from bivouac.games.fortune_and_glory.decks import adventure
from bivouac.games.fortune_and_glory.verbs import (
    BEGINS,
    CLIFFHANGER,
    FOUND,
    ME,
    PRESSES_ON,
    ZOMBIE,
    Fight,
    Glory,
    Hurt,
    LoseMarkers,
    in_one_round,
    when,
)

adventure("of-medusa", "de Méduse", "of Medusa", danger=3, text=when(CLIFFHANGER, LoseMarkers(1, ME)), origin=RULEBOOK)
adventure("of-hades", "d’Hadès", "of Hades", danger=4, text=when(PRESSES_ON, Hurt(1, ME)),
          origin=PUBLIC, source="armchairdragoons.com")  # fmt: skip
adventure("of-the-ancients", "des Anciens", "of the Ancients", danger=2, origin=RULEBOOK)
adventure("of-the-dead", "des morts", "of the Dead", danger=3, text=when(BEGINS, Fight(ZOMBIE)),
          origin=PUBLIC, source="blackcampbell.com")  # fmt: skip
adventure("of-lost-souls", "des âmes perdues", "of Lost Souls", danger=4, text=in_one_round(),
          origin=PUBLIC, source="goblins.net")  # fmt: skip
adventure("of-zeus", "de Zeus", "of Zeus", danger=5, text=when(FOUND, Glory(4)), origin=PUBLIC, source="goblins.net")
