# not compiled: cards are data
"""The cards of Bravos: names, costs and statistics as printed; what they do, in verbs."""

from bivouac.games.altered.amounts import BeFirst
from bivouac.games.altered.catalog import (
    CHARACTER,
    GIGANTIC,
    GIVES_TOUGH,
    IN_PLAY,
    OUT_OF_FACTION,
    RARE,
    Faction,
)
from bivouac.games.altered.filters import ME, MINE, Filter, target
from bivouac.games.altered.state_ground import FLEETING, HAND, RESERVE
from bivouac.games.altered.triggers import arrow, from_hand, from_reserve, gives, noon, support
from bivouac.games.altered.verbs import (
    BOOST,
    IN_COMPANION,
    Create,
    Draw,
    Gain,
    LoseFleeting,
    Sabotage,
    Send,
    if_,
    next_gains,
    then,
)

cards = Faction("bravos")

cards.hero("kojo-booda", "Kojo & Booda", "Kojo & Booda",
    noon(if_(BeFirst(), Create("booda", IN_COMPANION))))  # fmt: skip
cards.character("issun-boshi", "Issun-bōshi", "Issun-bōshi", "adventurer", (1, 1), (0, 0, 2),
    support(next_gains(Filter(CHARACTER), BOOST)))  # fmt: skip
cards.character("ratatoskr", "Ratatosk", "Ratatoskr", "messenger", (1, 3), (1, 1, 1),
    from_reserve(Gain(BOOST, ME, 2)))  # fmt: skip
cards.character("ratatoskr-rare", "Ratatosk", "Ratatoskr", "messenger", (1, 3), (1, 1, 1),
    from_reserve(Gain(BOOST, ME, 3)), rarity=RARE)  # fmt: skip
cards.character("bravos-pathfinder", "Pionnière Bravos", "Bravos Pathfinder", "adventurer", (2, 2),
    (0, 3, 3))  # fmt: skip
cards.character("bravos-tracer", "Traceuse Bravos", "Bravos Tracer", "adventurer", (2, 2), (3, 3, 3),
    arrow(Gain(FLEETING, ME)))  # fmt: skip
cards.character("bravos-tracer-rare", "Traceuse Bravos", "Bravos Tracer", "adventurer", (2, 2), (4, 3, 4),
    arrow(Gain(FLEETING, ME)), rarity=RARE)  # fmt: skip
cards.character("haven-trainee", "Aspirant de Havre", "Haven Trainee", "apprentice", (2, 4), (3, 1, 1),
    from_reserve(Gain(BOOST, ME, 2)))  # fmt: skip
cards.character("haven-bouncer", "Videuse Bravos", "Haven Bouncer", "soldier", (3, 3), (2, 2, 2),
    from_hand(Sabotage()), from_reserve(Gain(BOOST, ME)))  # fmt: skip
cards.character("haven-warrior", "Guerrière de Havre", "Haven Warrior", "soldier", (3, 3), (4, 2, 4))
cards.character("haven-warrior-rare", "Guerrière de Havre", "Haven Warrior", "soldier", (3, 3), (4, 4, 4),
    support(next_gains(Filter(CHARACTER), BOOST)), rarity=RARE)  # fmt: skip
cards.character("sun-wukong", "Sun Wukong", "Sun Wukong", "deity", (3, 4), (2, 4, 2),
    from_reserve(Gain(BOOST, ME, 2)))  # fmt: skip
cards.character("sun-wukong-rare", "Sun Wukong", "Sun Wukong", "deity", (3, 4), (2, 4, 2),
    from_reserve(then(Gain(BOOST, ME, 2), LoseFleeting(ME))), rarity=RARE)  # fmt: skip
cards.character("kappa", "Kappa", "Kappa", "trainer spirit", (4, 4), (4, 4, 5))
cards.character("atlas", "Atlas", "Atlas", "titan", (5, 5), (3, 3, 3), keywords=GIGANTIC)
cards.character("dorothy-gale-bravos", "Dorothy Gale", "Dorothy Gale", "citizen", (5, 3), (3, 2, 2),
    from_hand(Send(RESERVE, target(CHARACTER, up_to=True))), rarity=OUT_OF_FACTION)  # fmt: skip
cards.character("shenlong-rare", "Shenlong", "Shenlong", "dragon deity", (6, 6), (9, 9, 9), tough=1,
    rarity=RARE)  # fmt: skip
cards.spell("intimidation", "Intimidation", "Intimidation", "disruption", (2, 2),
    Send(HAND, target(IN_PLAY, most=4)), fleeting=True)  # fmt: skip
cards.spell("physical-training", "Entraînement Physique", "Physical Training", "boon", (2, 3),
    Gain(BOOST, target(CHARACTER), 3))  # fmt: skip
cards.spell("physical-training-rare", "Entraînement Physique", "Physical Training", "boon", (3, 3),
    then(Gain(BOOST, target(CHARACTER), 3), Draw()), rarity=RARE)  # fmt: skip
cards.landmark("the-spindle-bravos", "Le Fuseau, Bastion Muna", "The Spindle, Muna Bastion", (3, 3),
    gives(GIVES_TOUGH, Filter(CHARACTER, whose=MINE), 2), rarity=OUT_OF_FACTION)  # fmt: skip

cards.starter(
    "kojo-booda",
    issun_boshi=3, ratatoskr=2, ratatoskr_rare=1, bravos_pathfinder=3, bravos_tracer=2, bravos_tracer_rare=1,
    haven_trainee=3, haven_bouncer=3, haven_warrior=2, haven_warrior_rare=1, sun_wukong=2, sun_wukong_rare=1,
    kappa=3, atlas=3, dorothy_gale_bravos=1, shenlong_rare=1, intimidation=3, physical_training=2,
    physical_training_rare=1, the_spindle_bravos=1,
)  # fmt: skip
