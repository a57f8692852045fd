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


adventure("sleeping-beetle", (Heal(1), Test(DrawCards(2), Hurt(1)), then(Hurt(1), MoveAgain())))
adventure("ant-parade", (Ambush(SEIDE, 1), then(GiftCard(), Heal(1)), AddFlood(1)))
adventure(
    "dew-drop",
    (Nothing(), Test(then(HealOthers(1), OthersDraw(1)), DropGear()), then(DrainFlood(1), Ambush(MOUSTIK, 1))),
)
adventure("proud-snail", (Heal(1), Test(DrawCards(2), Hurt(1)), then(Hurt(1), MoveAgain())))
adventure("lost-sock", (Ambush(SEIDE, 1), then(GiftCard(), Heal(1)), AddFlood(1)))
adventure("cricket-concert", (DropCards(1), Test(Heal(2), Back())))
adventure(
    "two-mushrooms",
    (Nothing(), Test(then(HealOthers(1), OthersDraw(1)), DropGear()), then(DrainFlood(1), Ambush(MOUSTIK, 1))),
)
adventure("ladybird-spots", (DropCards(1), Test(Heal(2), Back())))
adventure("biscuit-crumb", (Heal(1), Test(DrawCards(2), Hurt(1)), then(Hurt(1), MoveAgain())))
adventure("knitting-spider", (DropCards(1), Test(Heal(2), Back())))
adventure("lost-seide", (Ambush(SEIDE, 1), then(GiftCard(), Heal(1)), AddFlood(1)))
adventure(
    "rude-echo",
    (Nothing(), Test(then(HealOthers(1), OthersDraw(1)), DropGear()), then(DrainFlood(1), Ambush(MOUSTIK, 1))),
)
adventure("woodlouse-toll", (Heal(1), Test(DrawCards(2), Hurt(1)), then(Hurt(1), MoveAgain())))
adventure("dandelion-flight", (DropCards(1), Test(Heal(2), Back())))
adventure("earthworm-ends", (Ambush(SEIDE, 1), then(GiftCard(), Heal(1)), AddFlood(1)))
adventure("talking-cocoon", (DropCards(1), Test(Heal(2), Back())))
adventure(
    "stuck-bumblebee",
    (Nothing(), Test(then(HealOthers(1), OthersDraw(1)), DropGear()), then(DrainFlood(1), Ambush(MOUSTIK, 1))),
)
adventure("leaky-can", (Heal(1), Test(DrawCards(2), Hurt(1)), then(Hurt(1), MoveAgain())))
adventure("glass-marble", (DropCards(1), Test(Heal(2), Back())))
adventure("hiccuping-toad", (Ambush(SEIDE, 1), then(GiftCard(), Heal(1)), AddFlood(1)))
adventure(
    "three-boxes",
    (Nothing(), Test(then(HealOthers(1), OthersDraw(1)), DropGear()), then(DrainFlood(1), Ambush(MOUSTIK, 1))),
)
adventure("feather-bed", (Heal(1), Test(DrawCards(2), Hurt(1)), then(Hurt(1), MoveAgain())))
