# not compiled: cards are data
"""The six Villains (card.villain-count): three Nazis, who come with bodyguards, and three of the Mob."""

from bivouac.engine.catalog import PUBLIC
from bivouac.games.fortune_and_glory.decks import villain
from bivouac.games.fortune_and_glory.verbs import (
    ALL,
    COLLECTS,
    DISCOVERS,
    ENTERS,
    IT,
    MOB,
    NAZIS,
    RANDOM_LAND,
    SEARCHES,
    SOLD,
    SOLDIERS,
    Fortune,
    Glory,
    Henchman,
    SearchAgain,
    dearer,
    when,
)

villain("herr-teufel", "Herr Teufel", "Herr Teufel", NAZIS, when(SEARCHES, SearchAgain()),
        search=3, combat=3, wounds=4, origin=PUBLIC, source="armchairdragoons.com")  # fmt: skip
villain("oberst-kaltherz", "L’Oberst Kaltherz", "Oberst Kaltherz", NAZIS,
        when(ENTERS, Henchman(SOLDIERS, RANDOM_LAND, 2)), search=3, combat=4, wounds=5, defence=1)  # fmt: skip
villain("doktor-nebel", "Le docteur Nebel", "Doktor Nebel", NAZIS, when(COLLECTS, Glory(-1, ALL)),
        search=5, combat=2, wounds=3)  # fmt: skip
villain("silk-malone", "Malone le Soyeux", "Silk Malone", MOB, when(DISCOVERS, Glory(-2, IT)),
        search=4, combat=3, wounds=4)  # fmt: skip
villain("mama-rossi", "Mama Rossi", "Mama Rossi", MOB, dearer(1), search=3, combat=3, wounds=5, defence=1)
villain("the-accountant", "Le Comptable", "The Accountant", MOB, when(SOLD, Fortune(-1, IT)),
        search=5, combat=2, wounds=3)  # fmt: skip
