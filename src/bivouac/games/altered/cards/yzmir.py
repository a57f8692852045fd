# not compiled: cards are data
"""The cards of Yzmir: names, costs and statistics as printed; what they do, in verbs."""

from bivouac.games.altered.amounts import BeFirst
from bivouac.games.altered.catalog import (
    CHARACTER,
    DEFENDER,
    IN_PLAY,
    OUT_OF_FACTION,
    RARE,
    SPELL,
    Faction,
)
from bivouac.games.altered.filters import ME, Filter, target
from bivouac.games.altered.state_ground import ASLEEP, DISCARD, RESERVE
from bivouac.games.altered.triggers import arrow, exhaust, from_hand, support
from bivouac.games.altered.verbs import (
    BOOST,
    AfterYou,
    Draw,
    Gain,
    MoveBack,
    Resupply,
    Sabotage,
    Send,
    next_costs,
    then,
)

cards = Faction("yzmir")

cards.hero("akesha-taru", "Akesha & Taru", "Akesha & Taru", exhaust(AfterYou(), condition=BeFirst()))
cards.character("studious-disciple", "Disciple Studieux", "Studious Disciple", "apprentice mage", (1, 1),
    (0, 1, 1), support(next_costs(Filter(SPELL), 1)))  # fmt: skip
cards.character("lady-of-the-lake", "Dame du Lac", "Lady of the Lake", "fairy spirit", (2, 2), (1, 1, 3))
cards.character("monolith-archivist-yzmir", "Archiviste du Monolithe", "Monolith Archivist", "bureaucrat",
    (2, 2), (3, 3, 3), keywords=DEFENDER, rarity=OUT_OF_FACTION)  # fmt: skip
cards.character("tooth-fairy-rare", "Fée des Dents", "Tooth Fairy", "fairy", (2, 1), (1, 1, 1),
    from_hand(Sabotage()), rarity=RARE)  # fmt: skip
cards.character("yzmir-stargazer", "Augure Yzmir", "Yzmir Stargazer", "mage scholar", (2, 1), (1, 2, 1))
cards.character("alice", "Alice", "Alice", "citizen", (3, 3), (2, 2, 4), support(AfterYou()))
cards.character("alice-rare", "Alice", "Alice", "citizen", (3, 3), (3, 3, 4), support(AfterYou()),
    rarity=RARE)  # fmt: skip
cards.character("baba-yaga", "Baba Yaga", "Baba Yaga", "mage", (3, 2), (2, 1, 2), from_hand(Draw()))
cards.character("baba-yaga-rare", "Baba Yaga", "Baba Yaga", "mage", (3, 2), (3, 2, 2), from_hand(Draw()),
    rarity=RARE)  # fmt: skip
cards.character("kadigiran-alchemist", "Alchimiste du Kadigir", "Kadigiran Alchemist", "scholar", (3, 1),
    (1, 1, 1), from_hand(Gain(BOOST, ME, 2)))  # fmt: skip
cards.character("kadigiran-alchemist-rare", "Alchimiste du Kadigir", "Kadigiran Alchemist", "scholar",
    (3, 1), (1, 1, 1), from_hand(Gain(BOOST, ME, 3)), rarity=RARE)  # fmt: skip
cards.character("dorothy-gale", "Dorothy Gale", "Dorothy Gale", "citizen", (5, 3), (3, 2, 2),
    from_hand(Send(RESERVE, target(CHARACTER, up_to=True))))  # fmt: skip
cards.character("dorothy-gale-rare", "Dorothy Gale", "Dorothy Gale", "citizen", (5, 5), (3, 2, 2),
    arrow(Send(RESERVE, target(CHARACTER, up_to=True))), rarity=RARE)  # fmt: skip
cards.character("sakarabru", "Sakarabru", "Sakarabru", "deity", (7, 4), (4, 4, 4), from_hand(MoveBack()))
cards.character("sakarabru-rare", "Sakarabru", "Sakarabru", "deity", (7, 4), (5, 5, 5),
    from_hand(MoveBack()), support(Draw()), rarity=RARE)  # fmt: skip
cards.spell("beauty-sleep-yzmir", "Sommeil Réparateur", "Beauty Sleep", "disruption", (1, 3),
    Gain(ASLEEP, target(CHARACTER)), rarity=OUT_OF_FACTION)  # fmt: skip
cards.spell("off-you-go", "Zou !", "Off You Go!", "disruption", (2, 4),
    Send(RESERVE, target(CHARACTER, most=3)))  # fmt: skip
cards.spell("spy-craft", "Espionnage", "Spy Craft", "disruption", (2, 2), then(Sabotage(), Resupply()),
    fleeting=True)  # fmt: skip
cards.spell("banishing-gate", "Portail de Bannissement", "Banishing Gate", "disruption", (4, 4),
    Send(DISCARD, target(IN_PLAY)), fleeting=True)  # fmt: skip
cards.spell("krakens-wrath", "Furie du Kraken", "Kraken’s Wrath", "disruption", (5, 5),
    Send(RESERVE, target(CHARACTER, count=3, up_to=True, total=5)), fleeting=True)  # fmt: skip

cards.starter(
    "akesha-taru",
    studious_disciple=3, lady_of_the_lake=3, monolith_archivist_yzmir=1, tooth_fairy_rare=1, yzmir_stargazer=3,
    alice=2, alice_rare=1, baba_yaga=2, baba_yaga_rare=1, kadigiran_alchemist=2, kadigiran_alchemist_rare=1,
    dorothy_gale=2, dorothy_gale_rare=1, sakarabru=2, sakarabru_rare=1, beauty_sleep_yzmir=1, off_you_go=3,
    spy_craft=3, banishing_gate=3, krakens_wrath=3,
)  # fmt: skip
