# not compiled: cards are data
"""The cards of Axiom: names, costs and statistics as printed; what they do, in verbs."""

from bivouac.games.altered.amounts import Control
from bivouac.games.altered.catalog import (
    CHARACTER,
    LANDMARK,
    OUT_OF_FACTION,
    PERMANENT,
    RARE,
    RESUPPLIES_BETTER,
    Faction,
)
from bivouac.games.altered.filters import IT, ME, MINE, Filter, target
from bivouac.games.altered.state_ground import DISCARD, RESERVE
from bivouac.games.altered.triggers import (
    arrow,
    exhaust,
    from_hand,
    from_reserve,
    gives,
    joins,
    noon,
    plays,
    support,
)
from bivouac.games.altered.verbs import (
    BOOST,
    COUNTER,
    TARGET,
    Activate,
    Create,
    Draw,
    ExhaustMe,
    Gain,
    HandToReserve,
    Pay,
    Resupply,
    Sabotage,
    Send,
    Spend,
    choose_one,
    cost,
    if_,
    may,
    next_costs,
)

cards = Faction("axiom")

cards.hero("sierra-oddball", "Sierra & Oddball", "Sierra & Oddball",
    plays(Filter(PERMANENT, least=3), may(cost(ExhaustMe()), Create("brassbug", TARGET))))  # fmt: skip
cards.character("axiom-salvager", "Récupérateur Axiom", "Axiom Salvager", "engineer", (1, 2), (1, 1, 1),
    from_reserve(Resupply()))  # fmt: skip
cards.character("foundry-mechanic", "Mécanicienne de la Fonderie", "Foundry Mechanic", "engineer", (1, 1),
    (0, 1, 1), support(next_costs(Filter(PERMANENT), 1)))  # fmt: skip
cards.character("foundry-mechanic-rare", "Mécanicienne de la Fonderie", "Foundry Mechanic", "engineer",
    (1, 1), (1, 1, 2), support(next_costs(Filter(PERMANENT), 1)), rarity=RARE)  # fmt: skip
cards.character("jian", "Jian, Superviseur d'Assemblage", "Jian, Assembly Overseer", "engineer", (2, 2),
    (3, 2, 0))  # fmt: skip
cards.character("jian-rare", "Jian, Superviseur d'Assemblage", "Jian, Assembly Overseer", "engineer",
    (2, 2), (3, 2, 0), support(Activate(target(PERMANENT, whose=MINE))), rarity=RARE)  # fmt: skip
cards.character("kelon-elemental", "Élémentaire de Kélon", "Kelon Elemental", "elemental", (2, 2),
    (1, 3, 3), from_hand(HandToReserve()))  # fmt: skip
cards.character("the-frog-prince-axiom", "Le Roi-Grenouille", "The Frog Prince", "bureaucrat noble",
    (2, 2), (3, 0, 3), support(next_costs(Filter(PERMANENT), 1)), rarity=OUT_OF_FACTION)  # fmt: skip
cards.character("amelia-earhart", "Amelia Earhart", "Amelia Earhart", "adventurer", (3, 1), (2, 2, 2))
cards.character("axiom-scrambler-rare", "Brouilleur Axiom", "Axiom Scrambler", "engineer", (3, 3),
    (2, 4, 2), from_hand(Sabotage()), rarity=RARE)  # fmt: skip
cards.character("foundry-armorer", "Armurière de la Fonderie", "Foundry Armorer", "engineer", (3, 3),
    (2, 2, 2), from_reserve(Create("brassbug", TARGET)))  # fmt: skip
cards.character("three-little-pigs", "Trois Petits Cochons", "Three Little Pigs", "engineer", (3, 3),
    (3, 3, 3), arrow(if_(Control(2, Filter(LANDMARK, whose=MINE)), Gain(BOOST, ME))))  # fmt: skip
cards.character("three-little-pigs-rare", "Trois Petits Cochons", "Three Little Pigs", "engineer", (3, 3),
    (3, 3, 3), arrow(if_(Control(2, Filter(LANDMARK, whose=MINE)), Gain(BOOST, ME, 2))), rarity=RARE)  # fmt: skip
cards.character("axiom-scrambler", "Brouilleur Axiom", "Axiom Scrambler", "engineer", (4, 3), (2, 4, 2),
    from_hand(Sabotage()))  # fmt: skip
cards.spell("kelon-burst", "Décharge de Kélon", "Kelon Burst", "disruption", (3, 3),
    choose_one(Send(RESERVE, target(CHARACTER, most=4)), Send(DISCARD, target(PERMANENT, most=4))),
    fleeting=True)  # fmt: skip
cards.landmark("brassbug-hub", "Hub des Scarabots", "Brassbug Hub", (3, 3), arrow(Gain(COUNTER, ME, 3)),
    noon(may(cost(Pay(1)), cost(Spend(1)), Create("brassbug", TARGET))), counter="kelon")  # fmt: skip
cards.landmark("the-ouroboros-axiom", "L'Ouroboros, Bastion Lyra", "The Ouroboros, Lyra Bastion", (3, 3),
    arrow(Resupply()), gives(RESUPPLIES_BETTER), rarity=OUT_OF_FACTION)  # fmt: skip
cards.landmark("axiom-reprocessor", "Recycleur Axiom", "Axiom Reprocessor", (4, 4), noon(Resupply()))
cards.landmark("kelonic-generator-rare", "Générateur Kélonique", "Kelonic Generator", (4, 4),
    exhaust(Draw(), mana=1), rarity=RARE)  # fmt: skip
cards.landmark("brassbug-hive", "Ruche des Scarabots", "Brassbug Hive", (5, 5),
    arrow(Create("brassbug", TARGET)), noon(Create("brassbug", TARGET)))  # fmt: skip
cards.landmark("brassbug-hive-rare", "Ruche des Scarabots", "Brassbug Hive", (6, 6),
    arrow(Create("brassbug", TARGET)), noon(Create("brassbug", TARGET)),
    joins(Filter(CHARACTER, "robot"), Gain(BOOST, IT)), rarity=RARE)  # fmt: skip

cards.starter(
    "sierra-oddball",
    axiom_salvager=3, foundry_mechanic=2, foundry_mechanic_rare=1, jian=2, jian_rare=1, kelon_elemental=3,
    the_frog_prince_axiom=1, amelia_earhart=3, axiom_scrambler_rare=1, foundry_armorer=3, three_little_pigs=2,
    three_little_pigs_rare=1, axiom_scrambler=2, kelon_burst=3, brassbug_hub=3, the_ouroboros_axiom=1,
    axiom_reprocessor=3, kelonic_generator_rare=1, brassbug_hive=2, brassbug_hive_rare=1,
)  # fmt: skip
