"""The Danger cards, each with its cliffhanger behind it (card.danger-double-sided)."""

from bivouac.engine.catalog import PUBLIC, RULEBOOK
from bivouac.games.fortune_and_glory.decks import cliff, danger
from bivouac.games.fortune_and_glory.verbs import (
    AGILITY,
    COMBAT,
    CUNNING,
    D3,
    ENEMY,
    LORE,
    ME,
    Fight,
    Hurt,
    Test,
    both,
    either,
)

danger("ancient-puzzle", "Énigme antique", "Ancient Puzzle", "puzzle ruins", glory=2, test=Test(LORE, 5, 1),
       origin=PUBLIC, source="armchairdragoons.com",
       back=cliff("closing-walls", "Les murs se referment", "Closing Walls", "trap ruins", glory=3,
                  test=either(Test(AGILITY, 5, 2), Test(COMBAT, 5, 2))))  # fmt: skip
danger("boat-chase", "Poursuite en bateau", "Boat Chase", "driving chase water", glory=2, test=Test(AGILITY, 5, 2),
       origin=RULEBOOK,
       back=cliff("over-the-falls", "Droit vers la chute", "Over the Falls", "water fall", glory=3,
                  test=either(Test(AGILITY, 5, 3), Test(CUNNING, 6, 1))))  # fmt: skip
danger("spies-on-the-docks", "Espions sur les docks", "Spies on the Docks", "night crowd", glory=3,
       test=either(both(Test(AGILITY, 5, 1), Test(CUNNING, 5, 1)), Fight(ENEMY)), fail=Hurt(1, ME),
       origin=PUBLIC, source="armchairdragoons.com",
       back=cliff("nailed-in-a-crate", "Cloué dans une caisse", "Nailed in a Crate", "dark water", glory=3,
                  test=Test(COMBAT, 5, 2)))  # fmt: skip
danger("rope-bridge", "Le pont de corde", "The Rope Bridge", "climb fall", glory=2,
       test=either(Test(AGILITY, 4, 3), Test(CUNNING, 5, 2)), fail=Hurt(D3, ME),
       back=cliff("one-hand-on-the-rope", "Une main sur la corde", "One Hand on the Rope", "climb fall", glory=3,
                  test=Test(AGILITY, 5, 2)))  # fmt: skip
danger("masked-ball", "Le bal masqué", "The Masked Ball", "crowd disguise", glory=2,
       test=both(Test(CUNNING, 4, 2), Test(LORE, 4, 2)),
       back=cliff("poisoned-glass", "La coupe empoisonnée", "The Poisoned Glass", "poison", glory=3,
                  test=either(Test(LORE, 5, 2), Test(CUNNING, 5, 3))))  # fmt: skip
