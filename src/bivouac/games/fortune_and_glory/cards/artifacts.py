# not compiled: cards are data
"""The Artifact cards (card.artifact-fortune-value). Temples belong to the advanced game; their escape test stands at
the bottom right of the card (collapse.escape-test)."""

from bivouac.engine.catalog import PUBLIC, RULEBOOK
from bivouac.games.fortune_and_glory.decks import artifact, temple, treasure
from bivouac.games.fortune_and_glory.verbs import AGILITY, COMBAT, CUNNING, LORE, Test, either

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
temple("mine", "La mine", "The Mine", fortune=8, escape=either(Test(AGILITY, 5, 2), Test(COMBAT, 5, 2)),
       origin=PUBLIC, source="armchairdragoons.com")  # fmt: skip
temple("city", "La cité", "The City", fortune=9, escape=either(Test(AGILITY, 5, 2), Test(CUNNING, 5, 2)),
       origin=RULEBOOK)  # fmt: skip
temple("valley", "La vallée", "The Valley", fortune=6, escape=either(Test(COMBAT, 5, 2), Test(LORE, 5, 2)),
       origin=RULEBOOK)  # fmt: skip
temple("temple", "Le temple", "The Temple", fortune=10, escape=either(Test(LORE, 5, 2), Test(CUNNING, 5, 2)),
       origin=RULEBOOK)  # fmt: skip
temple("caverns", "Les cavernes", "The Caverns", fortune=7, escape=either(Test(AGILITY, 5, 2), Test(LORE, 5, 2)),
       origin=RULEBOOK)  # fmt: skip
temple("tomb", "Le tombeau", "The Tomb", fortune=8, escape=either(Test(COMBAT, 5, 2), Test(CUNNING, 5, 2)),
       origin=RULEBOOK)  # fmt: skip
treasure("temple-treasure", "Le trésor du temple", "The Temple’s Treasure", fortune=3, origin=RULEBOOK)
