# not compiled: cards are data
"""The cards of Muna: names, costs and statistics as printed; what they do, in verbs."""

from bivouac.games.altered.amounts import Control, FirstCharacter
from bivouac.games.altered.catalog import CHARACTER, OUT_OF_FACTION, RARE, Faction
from bivouac.games.altered.filters import IT, ME, MINE, Filter, target
from bivouac.games.altered.state_ground import ANCHORED, ASLEEP, FLEETING
from bivouac.games.altered.triggers import arrow, from_hand, noon, plays, support
from bivouac.games.altered.verbs import BOOST, EVERYBODY, OPPONENT, Draw, Gain, if_, next_gains

cards = Faction("muna")

cards.hero("teija-nauraa", "Teija & Nauraa", "Teija & Nauraa",
    plays(Filter(CHARACTER), Gain(BOOST, IT), FirstCharacter()))  # fmt: skip
cards.character("spindle-harvesters", "Vendangeurs du Fuseau", "Spindle Harvesters", "animal plant",
    (1, 1), (1, 0, 0), arrow(Gain(ANCHORED, ME)))  # fmt: skip
cards.character("kitsune", "Kitsune", "Kitsune", "spirit", (2, 2), (0, 3, 2),
    from_hand(Draw(1, EVERYBODY)))  # fmt: skip
cards.character("sneezer-shroom", "Champignon Éternueur", "Sneezer Shroom", "plant", (2, 2), (1, 1, 1),
    arrow(Gain(ANCHORED, ME)))  # fmt: skip
cards.character("sneezer-shroom-rare", "Champignon Éternueur", "Sneezer Shroom", "plant", (2, 2),
    (1, 1, 1), arrow(Gain(ANCHORED, ME)), noon(Gain(BOOST, ME)), rarity=RARE)  # fmt: skip
cards.character("yong-su-rare", "Yong-Su, Tisserand Verdoyant", "Yong-Su, Verdant Weaver", "druid",
    (2, 2), (2, 2, 2), arrow(if_(Control(2, Filter(CHARACTER, "plant", MINE)), Gain(BOOST, ME, 2))),
    rarity=RARE)  # fmt: skip
cards.character("daughter-of-yggdrasil", "Fille d'Yggdrasil", "Daughter of Yggdrasil", "plant", (3, 3),
    (5, 5, 3), from_hand(Draw(1, OPPONENT)))  # fmt: skip
cards.character("inari", "Inari", "Inari", "deity", (3, 2), (3, 1, 3))
cards.character("lyra-cloth-dancer-muna", "Danseuse d'Étoffe Lyra", "Lyra Cloth Dancer", "artist", (3, 2),
    (0, 3, 2), from_hand(Gain(FLEETING, target(CHARACTER, up_to=True))), rarity=OUT_OF_FACTION)  # fmt: skip
cards.character("muna-druid", "Druide Muna", "Muna Druid", "druid", (3, 2), (3, 2, 2),
    support(Gain(ANCHORED, target(CHARACTER, most=3))))  # fmt: skip
cards.character("yong-su", "Yong-Su, Tisserand Verdoyant", "Yong-Su, Verdant Weaver", "druid", (3, 3),
    (3, 3, 3), arrow(if_(Control(2, Filter(CHARACTER, "plant", MINE)), Gain(BOOST, ME, 2))))  # fmt: skip
cards.character("cernunnos", "Cernunnos", "Cernunnos", "druid deity", (4, 3), (4, 4, 4))
cards.character("coniferal-coneman-rare", "Pignon Pugnace", "Coniferal Coneman", "plant", (4, 4),
    (3, 3, 3), arrow(Gain(ANCHORED, ME)), rarity=RARE)  # fmt: skip
cards.character("parvati-rare", "Parvati", "Parvati", "deity", (4, 3), (3, 0, 3),
    arrow(Gain(ANCHORED, target(CHARACTER))), rarity=RARE)  # fmt: skip
cards.character("coniferal-coneman", "Pignon Pugnace", "Coniferal Coneman", "plant", (5, 5), (3, 3, 3),
    arrow(Gain(ANCHORED, ME)))  # fmt: skip
cards.spell("beauty-sleep", "Sommeil Réparateur", "Beauty Sleep", "disruption", (1, 3),
    Gain(ASLEEP, target(CHARACTER)))  # fmt: skip
cards.spell("meditation-training", "Entraînement à la Méditation", "Meditation Training", "boon", (2, 3),
    Gain(ANCHORED, target(CHARACTER, most=3)))  # fmt: skip
cards.spell("meditation-training-rare", "Entraînement à la Méditation", "Meditation Training", "boon",
    (2, 2), Gain(ANCHORED, target(CHARACTER, most=3)), support(next_gains(Filter(CHARACTER), BOOST)),
    rarity=RARE)  # fmt: skip
cards.spell("nurture", "Abreuver", "Nurture", "boon", (2, 1),
    Gain(BOOST, target(CHARACTER, count=2, up_to=True)))  # fmt: skip
cards.spell("physical-training-muna", "Entraînement Physique", "Physical Training", "boon", (2, 3),
    Gain(BOOST, target(CHARACTER), 3), rarity=OUT_OF_FACTION)  # fmt: skip
cards.spell("nurture-rare", "Abreuver", "Nurture", "boon", (3, 2),
    Gain(BOOST, target(CHARACTER, count=2, up_to=True), 2), rarity=RARE)  # fmt: skip

cards.starter(
    "teija-nauraa",
    spindle_harvesters=3, kitsune=3, sneezer_shroom=2, sneezer_shroom_rare=1, yong_su_rare=1,
    daughter_of_yggdrasil=3, inari=3, lyra_cloth_dancer_muna=1, muna_druid=3, yong_su=2, cernunnos=3,
    coniferal_coneman_rare=1, parvati_rare=1, coniferal_coneman=2, beauty_sleep=3, meditation_training=2,
    meditation_training_rare=1, nurture=2, physical_training_muna=1, nurture_rare=1,
)  # fmt: skip
