# not compiled: cards are data
"""The 17 Characters. Kinds are ours wherever the rulebooks are silent; an ability they tell is theirs."""

from bivouac.engine.catalog import ORIGINAL, RULEBOOK
from bivouac.games.altiplano.amounts import AsMany, Showed, YouHoldMore
from bivouac.games.altiplano.catalog import (
    ANY,
    ARCHAEOLOGIST,
    CATALOG,
    CHARACTER,
    GUARD_TREASURES,
    KEEP_LESS,
    KEEP_MORE,
    LOCATION,
    NEUTRAL,
    ON_BEAST,
    ON_DISCARD,
    ON_REMOVAL,
    ON_TRAP,
    RAIDER,
    TRAP,
    TREASURE,
    Deck,
)
from bivouac.games.altiplano.state import EXPLORATION
from bivouac.games.altiplano.verbs import (
    DiscardOwn,
    DiscardSelf,
    Draw,
    GiveCard,
    LookAndDiscard,
    LookAtTop,
    PlaceFromHand,
    Remove,
    RemoveLocation,
    Reveal,
    TakeAtRandom,
    TakeFromDiscard,
    TakeShown,
    cancel_card,
    cost,
    if_,
    rescue,
    then,
)

ARCHAEOLOGISTS = CHARACTER | ARCHAEOLOGIST
RAIDERS = CHARACTER | RAIDER
NEUTRALS = CHARACTER | NEUTRAL

card = Deck(0, CATALOG).card

card("ohio-bob", fr="Ohio Bob", en="Ohio Bob", is_a=ARCHAEOLOGISTS, origin=RULEBOOK,
     clause="play.ohio-bob", effect=LookAtTop(EXPLORATION, 3, TREASURE))  # fmt: skip
card("che-madera", fr="Che Madera", en="Che Madera", is_a=RAIDERS, origin=RULEBOOK,
     clause="play.che-madera", effect=then(cost(DiscardSelf()), Remove()))  # fmt: skip
card("sir-allistair", fr="Sir Allistair", en="Sir Allistair", is_a=ARCHAEOLOGISTS, origin=RULEBOOK,
     standing=KEEP_MORE, amount=3)  # fmt: skip
card("huayna", fr="Huayna", en="Huayna", is_a=NEUTRALS, origin=ORIGINAL, source="name-public-review",
     effect=then(cost(DiscardSelf()), LookAtTop(EXPLORATION, 8, LOCATION), PlaceFromHand(LOCATION)))  # fmt: skip
card("henriette-smith", fr="Henriette Smith", en="Henriette Smith", is_a=ARCHAEOLOGISTS, origin=ORIGINAL,
     source="name-public-review",
     effect=Reveal(EXPLORATION, 3, TakeShown(TREASURE | LOCATION),
                   if_(Showed(TRAP), DiscardSelf())))  # fmt: skip
card("marcus-vidor", fr="Marcus Vidor", en="Marcus Vidor", is_a=ARCHAEOLOGISTS, origin=ORIGINAL,
     source="name-public-review", standing=GUARD_TREASURES)  # fmt: skip
card("aligator-sloop", fr="Aligator Sloop", en="Aligator Sloop", is_a=ARCHAEOLOGISTS | RAIDER, origin=ORIGINAL,
     source="name-public-review", moment=ON_BEAST,
     effect=then(cost(DiscardOwn()), cancel_card()))  # fmt: skip
card("ramuncho", fr="Ramuncho", en="Ramuncho", is_a=NEUTRALS, origin=ORIGINAL, source="name-rulebook-story",
     effect=LookAtTop(EXPLORATION, 2, ANY))  # fmt: skip
card("the-doc", fr="Le Doc", en="The Doc", is_a=ARCHAEOLOGISTS, origin=ORIGINAL, source="name-rulebook-story",
     moment=ON_REMOVAL, effect=rescue())  # fmt: skip
card("bellefeu", fr="Bellefeu", en="Bellœuf", is_a=RAIDERS, origin=ORIGINAL, source="name-rulebook-story",
     effect=then(cost(DiscardSelf()), LookAndDiscard(), TakeAtRandom(1)))  # fmt: skip
card("antonio", fr="Antonio", en="Antonio", is_a=RAIDERS, origin=ORIGINAL, source="name-rulebook-story",
     effect=if_(YouHoldMore(), then(GiveCard(), TakeAtRandom(1))))  # fmt: skip
card("pilar-quispe", fr="Pilar Quispe", en="Pilar Quispe", is_a=RAIDERS, origin=ORIGINAL,
     moment=ON_TRAP, effect=cancel_card())  # fmt: skip
card("kid-calloway", fr="Kid Calloway", en="Kid Calloway", is_a=RAIDERS, origin=ORIGINAL,
     standing=KEEP_LESS, amount=1)  # fmt: skip
card("padre-anselmo", fr="Padre Anselmo", en="Padre Anselmo", is_a=NEUTRALS, origin=ORIGINAL,
     moment=ON_DISCARD, effect=Draw(AsMany()))  # fmt: skip
card("ingrid-halvorsen", fr="Ingrid Halvorsen", en="Ingrid Halvorsen", is_a=ARCHAEOLOGISTS, origin=ORIGINAL,
     effect=TakeFromDiscard(LOCATION))  # fmt: skip
card("tupac-mamani", fr="Tupac Mamani", en="Tupac Mamani", is_a=ARCHAEOLOGISTS, origin=ORIGINAL,
     effect=PlaceFromHand(CHARACTER))  # fmt: skip
card("baron-von-krall", fr="Baron von Krall", en="Baron von Krall", is_a=RAIDERS, origin=ORIGINAL,
     effect=then(cost(DiscardSelf()), RemoveLocation(), Draw(1)))  # fmt: skip
