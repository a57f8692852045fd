# not compiled: cards are data
"""The 22 Adventures: what follows from each answer. The scenes are in the locales. All are ours.

On the average an Adventure is a little good. No answer is the best in every situation, so that a card seen before is
still a question; nobody loses a life twice over, and none without a die unless something comes with it.
"""

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


def adventure(key: str, *answers: Verb[Archibald]) -> None:
    deck.card(key, is_a=ADVENTURE, answers=answers)


adventure("sleeping-beetle",
          Test(MoveAgain(), Nothing()),
          DrawCards(1),
          then(Heal(2), Ambush(MOUSTIK, 1)))  # fmt: skip
adventure("ant-parade",
          then(DropCards(1), MoveAgain()),
          Heal(1),
          Test(DrawCards(2), Nothing()))  # fmt: skip
adventure("dew-drop",
          Test(Heal(2), AddFlood(1)),
          DrawCards(1),
          then(AddFlood(1), MoveAgain()))  # fmt: skip
adventure("proud-snail",
          then(Heal(1), OthersDraw(1)),
          Test(MoveAgain(), DropCards(1)),
          then(DrawCards(2), Back()))  # fmt: skip
adventure("lost-sock",
          Test(DrawCards(2), Hurt(1)),
          then(Heal(1), DrawCards(1), Ambush(SEIDE, 1)),
          DrainFlood(2))  # fmt: skip
adventure("cricket-concert",
          then(Heal(1), HealOthers(1)),
          Test(DrawCards(2), Ambush(MOUSTIK, 1)))  # fmt: skip
adventure("two-mushrooms",
          then(DropCards(1), Heal(2)),
          then(GiftCard(), MoveAgain()),
          Test(DrawCards(2), Hurt(1)))  # fmt: skip
adventure("ladybird-spots",
          DrawCards(1),
          Test(MoveAgain(), AddFlood(1)))  # fmt: skip
adventure("biscuit-crumb",
          then(Heal(2), DropGear()),
          then(HealOthers(1), DrawCards(1)),
          Test(MoveAgain(), Hurt(1)))  # fmt: skip
adventure("knitting-spider",
          Test(Heal(2), DropGear()),
          then(DrawCards(2), OthersDraw(1)))  # fmt: skip
adventure("lost-seide",
          Heal(1),
          Test(then(DrawCards(1), MoveAgain()), Ambush(SEIDE, 1)),
          then(DropGear(), MoveAgain()))  # fmt: skip
adventure("rude-echo",
          then(OthersDraw(1), MoveAgain()),
          Test(DrawCards(2), Nothing()),
          then(GiftCard(), Heal(2)))  # fmt: skip
adventure("woodlouse-toll",
          then(DropCards(1), DrawCards(1)),
          Test(then(Heal(1), MoveAgain()), AddFlood(1)),
          then(HealOthers(1), OthersDraw(1), MoveAgain()))  # fmt: skip
adventure("dandelion-flight",
          Test(MoveAgain(), Back()),
          then(DrawCards(1), OthersDraw(1)))  # fmt: skip
adventure("earthworm-ends",
          DrawCards(1),
          then(AddFlood(1), MoveAgain()),
          then(DrainFlood(1), Heal(1)))  # fmt: skip
adventure("talking-cocoon",
          Test(MoveAgain(), DropGear()),
          Heal(1))  # fmt: skip
adventure("stuck-bumblebee",
          then(Hurt(1), DrawCards(2)),
          then(Heal(2), AddFlood(1)),
          Test(Heal(2), Ambush(MOUSTIK, 1)))  # fmt: skip
adventure("leaky-can",
          then(DrainFlood(2), OthersDraw(1)),
          then(DropCards(1), DrainFlood(1), Heal(1)),
          Test(Heal(2), Hurt(1)))  # fmt: skip
adventure("glass-marble",
          Test(MoveAgain(), AddFlood(1)),
          then(DrawCards(2), Ambush(SEIDE, 1)))  # fmt: skip
adventure("hiccuping-toad",
          Test(then(MoveAgain(), MoveAgain()), Hurt(1)),
          then(DrawCards(2), AddFlood(1)),
          then(DrainFlood(1), Heal(1), HealOthers(1)))  # fmt: skip
adventure("three-boxes",
          then(DropCards(1), DrawCards(2)),
          then(DropGear(), Heal(2)),
          Test(MoveAgain(), Ambush(MOUSTIK, 1)))  # fmt: skip
adventure("feather-bed",
          then(Heal(2), OthersDraw(1)),
          DrawCards(1),
          Test(MoveAgain(), Nothing()))  # fmt: skip
