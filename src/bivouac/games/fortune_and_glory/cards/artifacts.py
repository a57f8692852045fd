# not compiled: cards are data
"""The Artifact cards (card.artifact-fortune-value). Temples belong to the advanced game."""

from bivouac.engine.catalog import PUBLIC, RULEBOOK
from bivouac.games.fortune_and_glory.decks import artifact

artifact("sword", "L’épée", "The Sword", fortune=4, origin=RULEBOOK)
artifact("skull", "Le crâne", "The Skull", fortune=5, origin=RULEBOOK)
artifact("jar", "La jarre", "The Jar", fortune=3, origin=PUBLIC, source="armchairdragoons.com")
artifact("spear", "La lance", "The Spear", fortune=4, origin=RULEBOOK)
artifact("ring", "L’anneau", "The Ring", fortune=2, origin=PUBLIC, source="quartertothree.com")
artifact("mask", "Le masque", "The Mask", fortune=3, origin=PUBLIC, source="quartertothree.com")
artifact("armour", "L’armure", "The Armour", fortune=4, origin=PUBLIC, source="quartertothree.com")
artifact("eye", "L’œil", "The Eye", fortune=5, origin=PUBLIC, source="goblins.net")
artifact("orb", "L’orbe", "The Orb", fortune=5, origin=PUBLIC, source="goblins.net")
artifact("heart", "Le cœur", "The Heart", fortune=6, origin=PUBLIC, source="littlemetaldog.com")
artifact("shield", "Le bouclier", "The Shield", fortune=3, origin=PUBLIC, source="littlemetaldog.com")
artifact("hammer", "Le marteau", "The Hammer", fortune=4, origin=PUBLIC, source="blackcampbell.com")
artifact("statue", "La statue", "The Statue", fortune=5, origin=PUBLIC, source="blogspiele.de")
artifact("tears", "Les larmes", "The Tears", fortune=3, origin=PUBLIC, source="betrayal.dk")
artifact("crown", "La couronne", "The Crown", fortune=6)
artifact("codex", "Le codex", "The Codex", fortune=4)
artifact("compass", "La boussole", "The Compass", fortune=3)
artifact("bell", "La cloche", "The Bell", fortune=2)
artifact("drum", "Le tambour", "The Drum", fortune=2)
