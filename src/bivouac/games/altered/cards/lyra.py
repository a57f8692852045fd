# not compiled: cards are data
"""The cards of Lyra: names, costs and statistics as printed; what they do, in verbs."""

from bivouac.games.altered.amounts import x
from bivouac.games.altered.catalog import (
    ANY_CARD,
    CHARACTER,
    EXTRA_DIE,
    IN_PLAY,
    OUT_OF_FACTION,
    RARE,
    Faction,
)
from bivouac.games.altered.filters import IT, ME, MINE, Filter, target
from bivouac.games.altered.state_ground import ANCHORED, DECK, FLEETING, RESERVE
from bivouac.games.altered.triggers import (
    arrow,
    exhaust,
    from_hand,
    from_reserve,
    gives,
    rolls,
    support,
)
from bivouac.games.altered.verbs import (
    BOOST,
    HIGHEST,
    Aim,
    Draw,
    Gain,
    ReserveToHand,
    Resupply,
    RollDie,
    Sabotage,
    Send,
    on,
    roll,
    then,
)

cards = Faction("lyra")

cards.hero("nevenka-blotch", "Nevenka & Blotch", "Nevenka & Blotch",
    exhaust(then(Aim(target(CHARACTER, whose=MINE)), RollDie(), on(6, HIGHEST, Gain(ANCHORED, IT)),
                 on(2, 5, Gain(BOOST, IT)), on(1, 1, Send(RESERVE, IT)))))  # fmt: skip
cards.character("esmeralda", "Esmeralda", "Esmeralda", "artist", (2, 2), (0, 2, 2), from_hand(Resupply()))
cards.character("esmeralda-rare", "Esmeralda", "Esmeralda", "artist", (2, 3), (0, 2, 2),
    arrow(Resupply()), rarity=RARE)  # fmt: skip
cards.character("hathor", "Hathor", "Hathor", "artist deity", (2, 3), (3, 3, 0),
    support(ReserveToHand(Filter(ANY_CARD, other=True))))  # fmt: skip
cards.character("kadigiran-mage-dancer-lyra", "Mage-Danseur du Kadigir", "Kadigiran Mage-Dancer",
    "mage soldier", (2, 1), (1, 1, 1), rolls(Gain(BOOST, ME)), rarity=OUT_OF_FACTION)  # fmt: skip
cards.character("lyra-skald", "Skald Lyra", "Lyra Skald", "artist", (2, 2), (3, 0, 2))
cards.character("ouroboros-trickster", "Prestidigitatrice de l'Ouroboros", "Ouroboros Trickster",
    "citizen", (2, 1), (0, 0, 0),
    arrow(roll(on(4, HIGHEST, Gain(BOOST, ME, 2)), on(1, 3, Gain(BOOST, ME)))))  # fmt: skip
cards.character("ouroboros-trickster-rare", "Prestidigitatrice de l'Ouroboros", "Ouroboros Trickster",
    "citizen", (2, 2), (0, 0, 0),
    arrow(roll(on(4, HIGHEST, Gain(BOOST, ME, 3)), on(1, 3, Gain(BOOST, ME)))), rarity=RARE)  # fmt: skip
cards.character("lyra-chronicler", "Chroniqueuse Lyra", "Lyra Chronicler", "artist", (3, 3), (4, 0, 4))
cards.character("lyra-cloth-dancer", "Danseuse d'Étoffe Lyra", "Lyra Cloth Dancer", "artist", (3, 2),
    (0, 3, 2), from_hand(Gain(FLEETING, target(CHARACTER, up_to=True))))  # fmt: skip
cards.character("tanuki", "Tanuki", "Tanuki", "spirit", (3, 3), (3, 3, 0), from_hand(Sabotage()))
cards.character("tanuki-rare", "Tanuki", "Tanuki", "spirit", (3, 3), (3, 3, 0), from_hand(Sabotage()),
    from_reserve(roll(on(4, HIGHEST, Sabotage()))), rarity=RARE)  # fmt: skip
cards.character("ouroboros-croupier", "Croupière de l'Ouroboros", "Ouroboros Croupier", "citizen", (4, 4),
    (0, 4, 4), from_hand(roll(on(4, HIGHEST, Draw()), on(1, 3, Resupply()))))  # fmt: skip
cards.character("the-hatter", "Le Chapelier", "The Hatter", "citizen", (4, 5), (5, 5, 0),
    support(Gain(ANCHORED, target(CHARACTER, most=3))))  # fmt: skip
cards.character("asmodeus-rare", "Asmodée", "Asmodeus", "deity", (5, 5), (4, 4, 4),
    arrow(roll(on(4, HIGHEST, Gain(ANCHORED, ME)), on(1, 3, Gain(BOOST, ME, 3)))), rarity=RARE)  # fmt: skip
cards.character("asmodeus", "Asmodée", "Asmodeus", "deity", (6, 6), (5, 5, 5),
    arrow(roll(on(4, HIGHEST, Gain(ANCHORED, ME)), on(1, 3, Gain(BOOST, ME, 3)))))  # fmt: skip
cards.spell("off-you-go-lyra", "Zou !", "Off You Go!", "disruption", (2, 4),
    Send(RESERVE, target(CHARACTER, most=3)), rarity=OUT_OF_FACTION)  # fmt: skip
cards.spell("all-in", "Tapis !", "All In!", "boon", (3, 3),
    then(RollDie(), Gain(BOOST, target(CHARACTER), x())))  # fmt: skip
cards.spell("paint-prison-rare", "Prison de Peinture", "Paint Prison", "disruption", (4, 4),
    Send(DECK, target(IN_PLAY)), fleeting=True, cheaper=1, rarity=RARE)  # fmt: skip
cards.spell("paint-prison", "Prison de Peinture", "Paint Prison", "disruption", (5, 5),
    Send(DECK, target(IN_PLAY)), fleeting=True, cheaper=2)  # fmt: skip
cards.landmark("the-ouroboros-rare", "L'Ouroboros, Bastion Lyra", "The Ouroboros, Lyra Bastion", (3, 3),
    gives(EXTRA_DIE), rarity=RARE)  # fmt: skip

cards.starter(
    "nevenka-blotch",
    esmeralda=2, esmeralda_rare=1, hathor=3, kadigiran_mage_dancer_lyra=1, lyra_skald=3, ouroboros_trickster=2,
    ouroboros_trickster_rare=1, lyra_chronicler=3, lyra_cloth_dancer=3, tanuki=2, tanuki_rare=1,
    ouroboros_croupier=3, the_hatter=3, asmodeus_rare=1, asmodeus=2, off_you_go_lyra=1, all_in=3,
    paint_prison_rare=1, paint_prison=2, the_ouroboros_rare=1,
)  # fmt: skip
