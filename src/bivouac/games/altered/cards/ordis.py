# not compiled: cards are data
"""The cards of Ordis: names, costs and statistics as printed; what they do, in verbs."""

from bivouac.games.altered.amounts import Control
from bivouac.games.altered.catalog import CHARACTER, OUT_OF_FACTION, PERMANENT, RARE, Faction
from bivouac.games.altered.filters import IT, ME, MINE, ONLY_TOKENS, Filter, each, target
from bivouac.games.altered.state_ground import DISCARD, RESERVE
from bivouac.games.altered.triggers import (
    arrow,
    from_hand,
    from_reserve,
    joins,
    leaves,
    noon,
    support,
)
from bivouac.games.altered.verbs import (
    BOOST,
    IN_COMPANION,
    IN_EACH,
    IN_HERO,
    IN_MINE,
    IN_OTHER,
    Create,
    Distribute,
    Gain,
    Resupply,
    Sabotage,
    Send,
    choose_one,
    if_,
    next_costs,
)

cards = Faction("ordis")

cards.hero("sigismar-wingspan", "Sigismar & Wingspan", "Sigismar & Wingspan",
    noon(Create("ordis-recruit", IN_HERO)))  # fmt: skip
cards.character("foundry-mechanic-ordis", "Mécanicienne de la Fonderie", "Foundry Mechanic", "engineer",
    (1, 1), (1, 1, 2), support(next_costs(Filter(PERMANENT), 1)), rarity=OUT_OF_FACTION)  # fmt: skip
cards.character("ordis-trooper", "Troupière Ordis", "Ordis Trooper", "soldier", (1, 1), (1, 1, 1))
cards.character("ordis-trooper-rare", "Troupière Ordis", "Ordis Trooper", "soldier", (1, 1), (1, 2, 2),
    rarity=RARE)  # fmt: skip
cards.character("ratatoskr-ordis", "Ratatosk", "Ratatoskr", "messenger", (1, 3), (1, 1, 1),
    from_reserve(Create("ordis-recruit", IN_MINE, 2)), rarity=OUT_OF_FACTION)  # fmt: skip
cards.character("monolith-rune-scribe", "Scribe Runique du Monolithe", "Monolith Rune-Scribe", "scholar",
    (2, 2), (2, 2, 2))  # fmt: skip
cards.character("monolith-rune-scribe-rare", "Scribe Runique du Monolithe", "Monolith Rune-Scribe",
    "scholar", (2, 2), (1, 2, 2),
    from_hand(if_(Control(1, Filter(CHARACTER, whose=MINE, tokens=ONLY_TOKENS)), Resupply())),
    rarity=RARE)  # fmt: skip
cards.character("ordis-cadets", "Cadets Ordis", "Ordis Cadets", "apprentice soldier", (2, 2), (1, 1, 0),
    arrow(Create("ordis-recruit", IN_MINE)))  # fmt: skip
cards.character("the-frog-prince", "Le Roi-Grenouille", "The Frog Prince", "bureaucrat noble", (2, 2),
    (3, 0, 3))  # fmt: skip
cards.character("kakoba", "Kakoba, Commandant de Légion", "Kakoba, Legion Commander", "noble soldier",
    (3, 3), (2, 2, 2),
    arrow(if_(Control(3, Filter(CHARACTER, whose=MINE, other=True)), Gain(BOOST, ME, 2))))  # fmt: skip
cards.character("kakoba-rare", "Kakoba, Commandant de Légion", "Kakoba, Legion Commander",
    "noble soldier", (3, 3), (2, 2, 2),
    arrow(if_(Control(3, Filter(CHARACTER, whose=MINE, other=True)), Gain(BOOST, ME, 3))), rarity=RARE)  # fmt: skip
cards.character("ordis-gatekeeper", "Gardienne Ordis", "Ordis Gatekeeper", "soldier", (3, 3), (1, 3, 1),
    arrow(Create("ordis-recruit", IN_OTHER)))  # fmt: skip
cards.character("ordis-spy", "Espionne Ordis", "Ordis Spy", "citizen", (3, 2), (2, 2, 2),
    from_hand(Sabotage()))  # fmt: skip
cards.character("ordis-spy-rare", "Espionne Ordis", "Ordis Spy", "citizen", (3, 2), (2, 2, 2),
    from_hand(Sabotage()), from_reserve(Create("ordis-recruit", IN_MINE)), rarity=RARE)  # fmt: skip
cards.character("jeanne-darc", "Jeanne d’Arc", "Jeanne d’Arc", "soldier", (4, 4), (2, 2, 2),
    leaves(Create("ordis-recruit", IN_EACH)))  # fmt: skip
cards.character("jeanne-darc-rare", "Jeanne d’Arc", "Jeanne d’Arc", "soldier", (5, 5), (2, 2, 2),
    leaves(Create("ordis-recruit", IN_EACH, 2)), rarity=RARE)  # fmt: skip
cards.spell("charge", "Chargez !", "Charge!", "maneuver", (2, 2), Gain(BOOST, each(CHARACTER)),
    fleeting=True)  # fmt: skip
cards.spell("sticky-note-seals", "Sceaux Adhésifs", "Sticky Note Seals", "disruption", (3, 3),
    choose_one(Send(RESERVE, target(CHARACTER, least=4)), Send(DISCARD, target(PERMANENT, least=4))),
    fleeting=True)  # fmt: skip
cards.spell("open-the-gates-rare", "Ouvrez les Portes", "Open the Gates", "maneuver", (5, 5),
    Distribute("ordis-recruit", 4), rarity=RARE)  # fmt: skip
cards.landmark("ordis-carrier", "Transporteur Ordis", "Ordis Carrier", (3, 3),
    noon(Create("ordis-recruit", IN_COMPANION)))  # fmt: skip
cards.landmark("the-monolith", "Le Monolithe, Bastion Ordis", "The Monolith, Ordis Bastion", (5, 5),
    joins(Filter(CHARACTER), Gain(BOOST, IT)))  # fmt: skip

cards.starter(
    "sigismar-wingspan",
    foundry_mechanic_ordis=1, ordis_trooper=2, ordis_trooper_rare=1, ratatoskr_ordis=1, monolith_rune_scribe=2,
    monolith_rune_scribe_rare=1, ordis_cadets=3, the_frog_prince=3, kakoba=2, kakoba_rare=1, ordis_gatekeeper=3,
    ordis_spy=2, ordis_spy_rare=1, jeanne_darc=2, jeanne_darc_rare=1, charge=3, sticky_note_seals=3,
    open_the_gates_rare=1, ordis_carrier=3, the_monolith=3,
)  # fmt: skip
