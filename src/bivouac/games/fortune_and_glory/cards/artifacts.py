"""The Artifact cards (card.artifact-fortune-value). Temples belong to the advanced game."""

from bivouac.engine.catalog import PUBLIC, RULEBOOK
from bivouac.games.fortune_and_glory.decks import artifact

artifact("sword", "L’épée", "The Sword", fortune=4, origin=RULEBOOK)
artifact("skull", "Le crâne", "The Skull", fortune=5, origin=RULEBOOK)
artifact("jar", "La jarre", "The Jar", fortune=3, origin=PUBLIC, source="armchairdragoons.com")
artifact("spear", "La lance", "The Spear", fortune=4, origin=RULEBOOK)
