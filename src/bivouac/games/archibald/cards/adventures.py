"""The 22 Adventures: what follows from each answer. The scenes are in the locales. All are ours."""

from bivouac.engine.verbs import Verb
from bivouac.games.archibald.catalog import ADVENTURE, FIRST_ADVENTURE, MOUSTIK, SEIDE, Deck
from bivouac.games.archibald.state import Archibald
from bivouac.games.archibald.verbs import (
    AddFlood,
    Ambush,
    Back,
    DrainFlood,
    DrawCards,
    DropCards,
    DropGear,
    GiftCard,
    Heal,
    HealOthers,
    Hurt,
    MoveAgain,
    Nothing,
    OthersDraw,
    Test,
    then,
)

deck = Deck(FIRST_ADVENTURE)


def adventure(key: str, answers: tuple[Verb[Archibald], ...]) -> None:
    deck.add(key, is_a=ADVENTURE, answers=answers)


for i in range(1, 23):
    if i % 4 == 0:
        adventure(f"adventure-{i}", (Heal(1), Test(DrawCards(2), Hurt(1)), then(Hurt(1), MoveAgain())))
    elif i % 4 == 1:
        adventure(f"adventure-{i}", (DropCards(1), Test(Heal(2), Back())))
    elif i % 4 == 2:
        adventure(f"adventure-{i}", (Ambush(SEIDE, 1), then(GiftCard(), Heal(1)), AddFlood(1)))
    else:
        adventure(
            f"adventure-{i}",
            (Nothing(), Test(then(HealOthers(1), OthersDraw(1)), DropGear()), then(DrainFlood(1), Ambush(MOUSTIK, 1))),
        )
