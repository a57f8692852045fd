"""The facts of every card of the starters, written down here apart from the code: names, kinds, numbers, copies."""

from typing import NamedTuple

import pytest

from bivouac.games.altered.actions import KEYS
from bivouac.games.altered.catalog import (
    CATALOG,
    CHARACTER,
    COMMON,
    FACTIONS,
    HERO,
    HEROES,
    LANDMARK,
    NO_FACTION,
    OUT_OF_FACTION,
    PERMANENT,
    RARE,
    SPELL,
    STARTERS,
    SUBTYPES,
    TOKEN,
)

# key|French|English|what it is and its types|rarity, Hand cost, Reserve cost, Forest, Mountain, Water, copies
FACTS = {
    "axiom": """
sierra-oddball|Sierra & Oddball|Sierra & Oddball|hero|common 0 0 0 0 0 1
axiom-salvager|Récupérateur Axiom|Axiom Salvager|character engineer|common 1 2 1 1 1 3
foundry-mechanic|Mécanicienne de la Fonderie|Foundry Mechanic|character engineer|common 1 1 0 1 1 2
foundry-mechanic-rare|Mécanicienne de la Fonderie|Foundry Mechanic|character engineer|rare 1 1 1 1 2 1
jian|Jian, Superviseur d'Assemblage|Jian, Assembly Overseer|character engineer|common 2 2 3 2 0 2
jian-rare|Jian, Superviseur d'Assemblage|Jian, Assembly Overseer|character engineer|rare 2 2 3 2 0 1
kelon-elemental|Élémentaire de Kélon|Kelon Elemental|character elemental|common 2 2 1 3 3 3
the-frog-prince-axiom|Le Roi-Grenouille|The Frog Prince|character bureaucrat noble|foreign 2 2 3 0 3 1
amelia-earhart|Amelia Earhart|Amelia Earhart|character adventurer|common 3 1 2 2 2 3
axiom-scrambler-rare|Brouilleur Axiom|Axiom Scrambler|character engineer|rare 3 3 2 4 2 1
foundry-armorer|Armurière de la Fonderie|Foundry Armorer|character engineer|common 3 3 2 2 2 3
three-little-pigs|Trois Petits Cochons|Three Little Pigs|character engineer|common 3 3 3 3 3 2
three-little-pigs-rare|Trois Petits Cochons|Three Little Pigs|character engineer|rare 3 3 3 3 3 1
axiom-scrambler|Brouilleur Axiom|Axiom Scrambler|character engineer|common 4 3 2 4 2 2
kelon-burst|Décharge de Kélon|Kelon Burst|spell disruption|common 3 3 0 0 0 3
brassbug-hub|Hub des Scarabots|Brassbug Hub|landmark|common 3 3 0 0 0 3
the-ouroboros-axiom|L'Ouroboros, Bastion Lyra|The Ouroboros, Lyra Bastion|landmark|foreign 3 3 0 0 0 1
axiom-reprocessor|Recycleur Axiom|Axiom Reprocessor|landmark|common 4 4 0 0 0 3
kelonic-generator-rare|Générateur Kélonique|Kelonic Generator|landmark|rare 4 4 0 0 0 1
brassbug-hive|Ruche des Scarabots|Brassbug Hive|landmark|common 5 5 0 0 0 2
brassbug-hive-rare|Ruche des Scarabots|Brassbug Hive|landmark|rare 6 6 0 0 0 1
""",
    "bravos": """
kojo-booda|Kojo & Booda|Kojo & Booda|hero|common 0 0 0 0 0 1
issun-boshi|Issun-bōshi|Issun-bōshi|character adventurer|common 1 1 0 0 2 3
ratatoskr|Ratatosk|Ratatoskr|character messenger|common 1 3 1 1 1 2
ratatoskr-rare|Ratatosk|Ratatoskr|character messenger|rare 1 3 1 1 1 1
bravos-pathfinder|Pionnière Bravos|Bravos Pathfinder|character adventurer|common 2 2 0 3 3 3
bravos-tracer|Traceuse Bravos|Bravos Tracer|character adventurer|common 2 2 3 3 3 2
bravos-tracer-rare|Traceuse Bravos|Bravos Tracer|character adventurer|rare 2 2 4 3 4 1
haven-trainee|Aspirant de Havre|Haven Trainee|character apprentice|common 2 4 3 1 1 3
haven-bouncer|Videuse Bravos|Haven Bouncer|character soldier|common 3 3 2 2 2 3
haven-warrior|Guerrière de Havre|Haven Warrior|character soldier|common 3 3 4 2 4 2
haven-warrior-rare|Guerrière de Havre|Haven Warrior|character soldier|rare 3 3 4 4 4 1
sun-wukong|Sun Wukong|Sun Wukong|character deity|common 3 4 2 4 2 2
sun-wukong-rare|Sun Wukong|Sun Wukong|character deity|rare 3 4 2 4 2 1
kappa|Kappa|Kappa|character trainer spirit|common 4 4 4 4 5 3
atlas|Atlas|Atlas|character titan|common 5 5 3 3 3 3
dorothy-gale-bravos|Dorothy Gale|Dorothy Gale|character citizen|foreign 5 3 3 2 2 1
shenlong-rare|Shenlong|Shenlong|character dragon deity|rare 6 6 9 9 9 1
intimidation|Intimidation|Intimidation|spell disruption|common 2 2 0 0 0 3
physical-training|Entraînement Physique|Physical Training|spell boon|common 2 3 0 0 0 2
physical-training-rare|Entraînement Physique|Physical Training|spell boon|rare 3 3 0 0 0 1
the-spindle-bravos|Le Fuseau, Bastion Muna|The Spindle, Muna Bastion|landmark|foreign 3 3 0 0 0 1
""",
    "lyra": """
nevenka-blotch|Nevenka & Blotch|Nevenka & Blotch|hero|common 0 0 0 0 0 1
esmeralda|Esmeralda|Esmeralda|character artist|common 2 2 0 2 2 2
esmeralda-rare|Esmeralda|Esmeralda|character artist|rare 2 3 0 2 2 1
hathor|Hathor|Hathor|character artist deity|common 2 3 3 3 0 3
kadigiran-mage-dancer-lyra|Mage-Danseur du Kadigir|Kadigiran Mage-Dancer|character mage soldier|foreign 2 1 1 1 1 1
lyra-skald|Skald Lyra|Lyra Skald|character artist|common 2 2 3 0 2 3
ouroboros-trickster|Prestidigitatrice de l'Ouroboros|Ouroboros Trickster|character citizen|common 2 1 0 0 0 2
ouroboros-trickster-rare|Prestidigitatrice de l'Ouroboros|Ouroboros Trickster|character citizen|rare 2 2 0 0 0 1
lyra-chronicler|Chroniqueuse Lyra|Lyra Chronicler|character artist|common 3 3 4 0 4 3
lyra-cloth-dancer|Danseuse d'Étoffe Lyra|Lyra Cloth Dancer|character artist|common 3 2 0 3 2 3
tanuki|Tanuki|Tanuki|character spirit|common 3 3 3 3 0 2
tanuki-rare|Tanuki|Tanuki|character spirit|rare 3 3 3 3 0 1
ouroboros-croupier|Croupière de l'Ouroboros|Ouroboros Croupier|character citizen|common 4 4 0 4 4 3
the-hatter|Le Chapelier|The Hatter|character citizen|common 4 5 5 5 0 3
asmodeus-rare|Asmodée|Asmodeus|character deity|rare 5 5 4 4 4 1
asmodeus|Asmodée|Asmodeus|character deity|common 6 6 5 5 5 2
off-you-go-lyra|Zou !|Off You Go!|spell disruption|foreign 2 4 0 0 0 1
all-in|Tapis !|All In!|spell boon|common 3 3 0 0 0 3
paint-prison-rare|Prison de Peinture|Paint Prison|spell disruption|rare 4 4 0 0 0 1
paint-prison|Prison de Peinture|Paint Prison|spell disruption|common 5 5 0 0 0 2
the-ouroboros-rare|L'Ouroboros, Bastion Lyra|The Ouroboros, Lyra Bastion|landmark|rare 3 3 0 0 0 1
""",
    "muna": """
teija-nauraa|Teija & Nauraa|Teija & Nauraa|hero|common 0 0 0 0 0 1
spindle-harvesters|Vendangeurs du Fuseau|Spindle Harvesters|character animal plant|common 1 1 1 0 0 3
kitsune|Kitsune|Kitsune|character spirit|common 2 2 0 3 2 3
sneezer-shroom|Champignon Éternueur|Sneezer Shroom|character plant|common 2 2 1 1 1 2
sneezer-shroom-rare|Champignon Éternueur|Sneezer Shroom|character plant|rare 2 2 1 1 1 1
yong-su-rare|Yong-Su, Tisserand Verdoyant|Yong-Su, Verdant Weaver|character druid|rare 2 2 2 2 2 1
daughter-of-yggdrasil|Fille d'Yggdrasil|Daughter of Yggdrasil|character plant|common 3 3 5 5 3 3
inari|Inari|Inari|character deity|common 3 2 3 1 3 3
lyra-cloth-dancer-muna|Danseuse d'Étoffe Lyra|Lyra Cloth Dancer|character artist|foreign 3 2 0 3 2 1
muna-druid|Druide Muna|Muna Druid|character druid|common 3 2 3 2 2 3
yong-su|Yong-Su, Tisserand Verdoyant|Yong-Su, Verdant Weaver|character druid|common 3 3 3 3 3 2
cernunnos|Cernunnos|Cernunnos|character druid deity|common 4 3 4 4 4 3
coniferal-coneman-rare|Pignon Pugnace|Coniferal Coneman|character plant|rare 4 4 3 3 3 1
parvati-rare|Parvati|Parvati|character deity|rare 4 3 3 0 3 1
coniferal-coneman|Pignon Pugnace|Coniferal Coneman|character plant|common 5 5 3 3 3 2
beauty-sleep|Sommeil Réparateur|Beauty Sleep|spell disruption|common 1 3 0 0 0 3
meditation-training|Entraînement à la Méditation|Meditation Training|spell boon|common 2 3 0 0 0 2
meditation-training-rare|Entraînement à la Méditation|Meditation Training|spell boon|rare 2 2 0 0 0 1
nurture|Abreuver|Nurture|spell boon|common 2 1 0 0 0 2
physical-training-muna|Entraînement Physique|Physical Training|spell boon|foreign 2 3 0 0 0 1
nurture-rare|Abreuver|Nurture|spell boon|rare 3 2 0 0 0 1
""",
    "ordis": """
sigismar-wingspan|Sigismar & Wingspan|Sigismar & Wingspan|hero|common 0 0 0 0 0 1
foundry-mechanic-ordis|Mécanicienne de la Fonderie|Foundry Mechanic|character engineer|foreign 1 1 1 1 2 1
ordis-trooper|Troupière Ordis|Ordis Trooper|character soldier|common 1 1 1 1 1 2
ordis-trooper-rare|Troupière Ordis|Ordis Trooper|character soldier|rare 1 1 1 2 2 1
ratatoskr-ordis|Ratatosk|Ratatoskr|character messenger|foreign 1 3 1 1 1 1
monolith-rune-scribe|Scribe Runique du Monolithe|Monolith Rune-Scribe|character scholar|common 2 2 2 2 2 2
monolith-rune-scribe-rare|Scribe Runique du Monolithe|Monolith Rune-Scribe|character scholar|rare 2 2 1 2 2 1
ordis-cadets|Cadets Ordis|Ordis Cadets|character apprentice soldier|common 2 2 1 1 0 3
the-frog-prince|Le Roi-Grenouille|The Frog Prince|character bureaucrat noble|common 2 2 3 0 3 3
kakoba|Kakoba, Commandant de Légion|Kakoba, Legion Commander|character noble soldier|common 3 3 2 2 2 2
kakoba-rare|Kakoba, Commandant de Légion|Kakoba, Legion Commander|character noble soldier|rare 3 3 2 2 2 1
ordis-gatekeeper|Gardienne Ordis|Ordis Gatekeeper|character soldier|common 3 3 1 3 1 3
ordis-spy|Espionne Ordis|Ordis Spy|character citizen|common 3 2 2 2 2 2
ordis-spy-rare|Espionne Ordis|Ordis Spy|character citizen|rare 3 2 2 2 2 1
jeanne-darc|Jeanne d'Arc|Jeanne d'Arc|character soldier|common 4 4 2 2 2 2
jeanne-darc-rare|Jeanne d'Arc|Jeanne d'Arc|character soldier|rare 5 5 2 2 2 1
charge|Chargez !|Charge!|spell maneuver|common 2 2 0 0 0 3
sticky-note-seals|Sceaux Adhésifs|Sticky Note Seals|spell disruption|common 3 3 0 0 0 3
open-the-gates-rare|Ouvrez les Portes|Open the Gates|spell maneuver|rare 5 5 0 0 0 1
ordis-carrier|Transporteur Ordis|Ordis Carrier|landmark|common 3 3 0 0 0 3
the-monolith|Le Monolithe, Bastion Ordis|The Monolith, Ordis Bastion|landmark|common 5 5 0 0 0 3
""",
    "yzmir": """
akesha-taru|Akesha & Taru|Akesha & Taru|hero|common 0 0 0 0 0 1
studious-disciple|Disciple Studieux|Studious Disciple|character apprentice mage|common 1 1 0 1 1 3
lady-of-the-lake|Dame du Lac|Lady of the Lake|character fairy spirit|common 2 2 1 1 3 3
monolith-archivist-yzmir|Archiviste du Monolithe|Monolith Archivist|character bureaucrat|foreign 2 2 3 3 3 1
tooth-fairy-rare|Fée des Dents|Tooth Fairy|character fairy|rare 2 1 1 1 1 1
yzmir-stargazer|Augure Yzmir|Yzmir Stargazer|character mage scholar|common 2 1 1 2 1 3
alice|Alice|Alice|character citizen|common 3 3 2 2 4 2
alice-rare|Alice|Alice|character citizen|rare 3 3 3 3 4 1
baba-yaga|Baba Yaga|Baba Yaga|character mage|common 3 2 2 1 2 2
baba-yaga-rare|Baba Yaga|Baba Yaga|character mage|rare 3 2 3 2 2 1
kadigiran-alchemist|Alchimiste du Kadigir|Kadigiran Alchemist|character scholar|common 3 1 1 1 1 2
kadigiran-alchemist-rare|Alchimiste du Kadigir|Kadigiran Alchemist|character scholar|rare 3 1 1 1 1 1
dorothy-gale|Dorothy Gale|Dorothy Gale|character citizen|common 5 3 3 2 2 2
dorothy-gale-rare|Dorothy Gale|Dorothy Gale|character citizen|rare 5 5 3 2 2 1
sakarabru|Sakarabru|Sakarabru|character deity|common 7 4 4 4 4 2
sakarabru-rare|Sakarabru|Sakarabru|character deity|rare 7 4 5 5 5 1
beauty-sleep-yzmir|Sommeil Réparateur|Beauty Sleep|spell disruption|foreign 1 3 0 0 0 1
off-you-go|Zou !|Off You Go!|spell disruption|common 2 4 0 0 0 3
spy-craft|Espionnage|Spy Craft|spell disruption|common 2 2 0 0 0 3
banishing-gate|Portail de Bannissement|Banishing Gate|spell disruption|common 4 4 0 0 0 3
krakens-wrath|Furie du Kraken|Kraken's Wrath|spell disruption|common 5 5 0 0 0 3
""",
    "": """
brassbug|Scarabot|Brassbug|token robot|common 0 0 2 2 2 0
booda|Booda|Booda|token companion|common 0 0 2 2 2 0
ordis-recruit|Recrue Ordis|Ordis Recruit|token soldier|common 0 0 1 1 1 0
maw|Maw|Maw|token companion|common 0 0 0 0 0 0
""",
}
WITHOUT_TEXT = [
    "jian", "amelia-earhart", "bravos-pathfinder", "haven-warrior", "kappa", "lyra-skald", "lyra-chronicler", "inari",
    "cernunnos", "ordis-trooper", "ordis-trooper-rare", "monolith-rune-scribe", "the-frog-prince", "lady-of-the-lake",
    "yzmir-stargazer", "brassbug", "booda", "ordis-recruit",
]  # fmt: skip
KINDS = {
    "hero": HERO,
    "character": CHARACTER,
    "spell": SPELL,
    "landmark": PERMANENT | LANDMARK,
    "token": CHARACTER | TOKEN,
}
RARITY = {"common": COMMON, "rare": RARE, "foreign": OUT_OF_FACTION}


class Row(NamedTuple):
    key: str
    fr: str
    en: str
    kind: str
    types: list[str]
    rarity: str
    costs: list[int]
    statistics: list[int]
    copies: int


def rows(faction: str) -> list[Row]:
    found: list[Row] = []
    for line in FACTS[faction].strip().splitlines():
        key, fr, en, is_a, numbers = line.split("|")
        kind, *types = is_a.split()
        rarity, *rest = numbers.split()
        n = [int(word) for word in rest]
        found.append(Row(key, fr, en, kind, types, rarity, n[:2], n[2:5], n[5]))
    return found


@pytest.mark.card
@pytest.mark.clause("card.costs", "card.stats", "card.types", "token.kinds")
@pytest.mark.parametrize(
    ("faction", "row"), [pytest.param(faction, row, id=row.key) for faction in FACTS for row in rows(faction)]
)
def test_a_card_is_called_costs_and_counts_what_is_printed(faction: str, row: Row) -> None:
    card = CATALOG.by_key[row.key]
    types = [word for i, word in enumerate(SUBTYPES) if card.subtypes >> i & 1]
    assert (card.fr.replace("’", "'"), card.en.replace("’", "'")) == (row.fr, row.en)
    assert (card.is_a, types, card.rarity) == (KINDS[row.kind], sorted(row.types), RARITY[row.rarity])
    assert ([card.hand_cost, card.reserve_cost], list(card.stats)) == (row.costs, row.statistics)
    assert card.faction == (FACTIONS.index(faction) if faction else NO_FACTION)
    assert (card.reserve_limit, card.landmark_limit) == ((2, 2) if row.kind == "hero" else (0, 0))


@pytest.mark.card
@pytest.mark.parametrize("faction", FACTIONS)
def test_a_starter_deck_is_the_official_one(faction: str) -> None:
    number = FACTIONS.index(faction)
    hero, *rest = rows(faction)
    assert KEYS[HEROES[number]] == hero.key
    assert {KEYS[kind]: copies for kind, copies in STARTERS[number].items()} == {row.key: row.copies for row in rest}
    assert sum(row.copies for row in rest) == 39
    assert sum(row.copies for row in rest if row.rarity != "common") == 8


@pytest.mark.card
def test_no_card_is_missing_and_those_without_text_have_none() -> None:
    assert sorted(row.key for faction in FACTS for row in rows(faction)) == sorted(KEYS)
    silent = [
        card.key
        for card in CATALOG.by_key.values()
        if not (card.abilities or card.standings or card.keywords or card.tough or card.cheaper)
    ]
    assert sorted(silent) == sorted(WITHOUT_TEXT)
