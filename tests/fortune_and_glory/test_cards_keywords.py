"""The keywords of Gear, Allies, items and enemies, by what other cards make of them."""

import pytest

from tests.fortune_and_glory.foe_checks import meet
from tests.fortune_and_glory.kit_situations import (
    QUIET_CITY,
    attacked,
    before_danger,
    dice_in,
    numbers_told,
    pool,
)
from tests.fortune_and_glory.world import ME, Laid

KIT = [
    pytest.param("bullwhip", "melee", marks=pytest.mark.card("bullwhip")),
    pytest.param("service-revolver", "gun", marks=pytest.mark.card("service-revolver")),
    pytest.param("field-notes", "book", marks=pytest.mark.card("field-notes")),
    pytest.param("seaplane-charter", "driving", marks=pytest.mark.card("seaplane-charter")),
    pytest.param("leather-jacket", "armour", marks=pytest.mark.card("leather-jacket")),
    pytest.param("lock-picks", "tool", marks=pytest.mark.card("lock-picks")),
    pytest.param("miners-lamp", "tool", marks=pytest.mark.card("miners-lamp")),
    pytest.param("smoke-bombs", "tool", marks=pytest.mark.card("smoke-bombs")),
    pytest.param("sword-cane", "melee", marks=pytest.mark.card("sword-cane")),
    pytest.param("false-moustaches", "tool", marks=pytest.mark.card("false-moustaches")),
    pytest.param("motorcycle", "driving", marks=pytest.mark.card("motorcycle")),
    pytest.param("snakebite-serum", "tool", marks=pytest.mark.card("snakebite-serum")),
    pytest.param("ice-axe", "melee tool", marks=pytest.mark.card("ice-axe")),
    pytest.param("fireproof-coat", "armour", marks=pytest.mark.card("fireproof-coat")),
    pytest.param("diving-helmet", "armour", marks=pytest.mark.card("diving-helmet")),
    pytest.param("radio-set", "tool", marks=pytest.mark.card("radio-set")),
    pytest.param("elephant-gun", "gun", marks=pytest.mark.card("elephant-gun")),
    pytest.param("dented-cigarette-case", "armour", marks=pytest.mark.card("dented-cigarette-case")),
    pytest.param("rabbits-foot", "", marks=pytest.mark.card("rabbits-foot")),
    pytest.param("contrary-compass", "tool", marks=pytest.mark.card("contrary-compass")),
    pytest.param("street-kid", "child", marks=pytest.mark.card("street-kid")),
    pytest.param("retired-boxer", "fighter", marks=pytest.mark.card("retired-boxer")),
    pytest.param("mountain-guide", "guide", marks=pytest.mark.card("mountain-guide")),
    pytest.param("lady-of-the-press", "press", marks=pytest.mark.card("lady-of-the-press")),
    pytest.param("double-agent", "spy", marks=pytest.mark.card("double-agent")),
    pytest.param("old-professor", "scholar", marks=pytest.mark.card("old-professor")),
    pytest.param("bush-pilot", "guide", marks=pytest.mark.card("bush-pilot")),
    pytest.param("mahout-and-elephant", "guide", marks=pytest.mark.card("mahout-and-elephant")),
    pytest.param("cat-burglar", "spy", marks=pytest.mark.card("cat-burglar")),
    pytest.param("ships-cook", "", marks=pytest.mark.card("ships-cook")),
    pytest.param("stunt-double", "", marks=pytest.mark.card("stunt-double")),
    pytest.param("medium-on-credit", "scholar", marks=pytest.mark.card("medium-on-credit")),
    pytest.param("deposed-king", "", marks=pytest.mark.card("deposed-king")),
    pytest.param("sister-dynamite", "", marks=pytest.mark.card("sister-dynamite")),
    pytest.param("newsreel-cameraman", "press", marks=pytest.mark.card("newsreel-cameraman")),
    pytest.param("circus-gorilla", "fighter", marks=pytest.mark.card("circus-gorilla")),
    pytest.param("black-belt-librarian", "fighter scholar", marks=pytest.mark.card("black-belt-librarian")),
    pytest.param("smuggler-captain", "guide", marks=pytest.mark.card("smuggler-captain")),
    pytest.param("butler", "", marks=pytest.mark.card("butler")),
    pytest.param("lighthouse-girl", "child", marks=pytest.mark.card("lighthouse-girl")),
    pytest.param("rope-and-hook", "tool", marks=pytest.mark.card("rope-and-hook")),
    pytest.param("torch", "tool", marks=pytest.mark.card("torch")),
    pytest.param("first-aid-kit", "tool", marks=pytest.mark.card("first-aid-kit")),
    pytest.param("pistol", "gun", marks=pytest.mark.card("pistol")),
    pytest.param("rail-pass", "book", marks=pytest.mark.card("rail-pass")),
    pytest.param("porter", "guide", marks=pytest.mark.card("porter")),
    pytest.param("stick-of-dynamite", "tool", marks=pytest.mark.card("stick-of-dynamite")),
    pytest.param("phrase-book", "book", marks=pytest.mark.card("phrase-book")),
    pytest.param("box-of-cartridges", "tool", marks=pytest.mark.card("box-of-cartridges")),
    pytest.param("bodyguard", "fighter", marks=pytest.mark.card("bodyguard")),
    pytest.param("local-guide", "guide", marks=pytest.mark.card("local-guide")),
    pytest.param("nurse-on-leave", "", marks=pytest.mark.card("nurse-on-leave")),
]
# A card that adds one die for its hero if another card with the keyword is there, and where it does.
ASKS_FOR = {
    "gun": ("box-of-cartridges", "fight", "infantry"),
    "melee": ("deposed-king", "fight", "infantry"),
    "book": ("black-belt-librarian", "fight", "infantry"),
    "armour": ("stunt-double", "danger", "fire"),
    "tool": ("motorcycle", "danger", "driving"),
    "guide": ("ice-axe", "danger", "climb"),
    "spy": ("false-moustaches", "city", "infantry"),
}


@pytest.mark.parametrize(("card", "keywords"), KIT)
def test_kit_has_its_keywords_for_cards_that_add_dice(card: str, keywords: str) -> None:
    for keyword, (asker, where, tested) in ASKS_FOR.items():
        if card == asker:
            continue
        alone = pool(where, "lore", tested, kits=card) - 3
        asking = pool(where, "lore", tested, kits=asker)
        together = pool(where, "lore", tested, kits=f"{asker}, {card}")
        assert together - asking - alone == int(keyword in keywords.split()), keyword


@pytest.mark.parametrize(("card", "keywords"), KIT)
def test_kit_has_its_keywords_for_cards_that_wait(card: str, keywords: str) -> None:
    words = keywords.split()
    if card != "circus-gorilla":
        table = Laid(at="lima, paris", kits=f"circus-gorilla, {card}", glory=[5], wounds=[1], decks=QUIET_CITY)
        gained = 1 if card == "street-kid" else 0
        assert table.state.glory[ME] == 5 + gained - int("child" not in words)
    if card != "newsreel-cameraman":
        table = attacked(foe_wounds=1, kits=f"newsreel-cameraman, {card}").dice("+ + + + + .").play("fight")
        while table.may("pass"):
            table.play("pass")
        assert table.state.glory[ME] == 2 + int("fighter" in words)
    if card != "radio-set":
        table = find_with(f"radio-set, {card}")
        assert table.state.glory[ME] == 2 + 2 * int("press" in words) + int(card == "lady-of-the-press")
    if card != "rabbits-foot":
        table = before_danger("combat", kits=f"rabbits-foot, {card}", turned=card).dice("- 1 1 1 1 1").play("search")
        assert table.may("activate/rabbits-foot") == ("scholar" not in words)


def find_with(kits: str) -> Laid:
    """My hero with these cards finds an artifact in a test that anybody passes."""
    table = before_danger("combat", target=1, value=1, kits=kits).dice("-").play("search")
    while not table.found(ME):
        table.play("pass")
    return table


# -- enemies -----------------------------------------------------------------------------------------------------------

ENEMIES = [
    pytest.param("dockside-thugs", "thug infantry", marks=pytest.mark.card("dockside-thugs")),
    pytest.param("knife-dancer", "thug infantry", marks=pytest.mark.card("knife-dancer")),
    pytest.param("tomb-guardian", "ruins monster", marks=pytest.mark.card("tomb-guardian")),
    pytest.param("man-eating-tiger", "animal beast", marks=pytest.mark.card("man-eating-tiger")),
    pytest.param("masked-cultists", "cultist infantry", marks=pytest.mark.card("masked-cultists")),
    pytest.param("pickpocket-choir", "crowd thug infantry", marks=pytest.mark.card("pickpocket-choir")),
    pytest.param("velvet-mauler", "thug", marks=pytest.mark.card("velvet-mauler")),
    pytest.param("bent-inspector", "disguise thug infantry", marks=pytest.mark.card("bent-inspector")),
    pytest.param("getaway-driver", "chase driving thug vehicle", marks=pytest.mark.card("getaway-driver")),
    pytest.param("robbers-on-the-run", "thug infantry", marks=pytest.mark.card("robbers-on-the-run")),
    pytest.param("hired-guns", "thug infantry", marks=pytest.mark.card("hired-guns")),
    pytest.param("rooftop-acrobats", "climb thug infantry", marks=pytest.mark.card("rooftop-acrobats")),
    pytest.param("royal-cobra", "animal poison beast", marks=pytest.mark.card("royal-cobra")),
    pytest.param("old-crocodile", "animal water beast", marks=pytest.mark.card("old-crocodile")),
    pytest.param("slighted-hippopotamus", "animal water beast", marks=pytest.mark.card("slighted-hippopotamus")),
    pytest.param("crimson-hypnotist", "disguise cultist", marks=pytest.mark.card("crimson-hypnotist")),
    pytest.param("fire-eaters", "fire cultist infantry", marks=pytest.mark.card("fire-eaters")),
    pytest.param("brass-automaton", "puzzle monster", marks=pytest.mark.card("brass-automaton")),
    pytest.param("strangler-vine", "trap monster", marks=pytest.mark.card("strangler-vine")),
    pytest.param("patrol", "nazi infantry", marks=pytest.mark.card("patrol")),
    pytest.param("elite-guard", "nazi infantry", marks=pytest.mark.card("elite-guard")),
    pytest.param("flamethrower", "fire nazi infantry", marks=pytest.mark.card("flamethrower")),
    pytest.param("tank", "driving nazi vehicle", marks=pytest.mark.card("tank")),
    pytest.param("attack-dogs", "animal chase beast nazi", marks=pytest.mark.card("attack-dogs")),
    pytest.param("wireless-operator", "nazi infantry", marks=pytest.mark.card("wireless-operator")),
    pytest.param("mountain-troops", "climb ice nazi infantry", marks=pytest.mark.card("mountain-troops")),
    pytest.param("machine-gun-nest", "nazi infantry", marks=pytest.mark.card("machine-gun-nest")),
    pytest.param("frogmen", "dark water nazi infantry", marks=pytest.mark.card("frogmen")),
    pytest.param("border-guards", "disguise nazi infantry", marks=pytest.mark.card("border-guards")),
    pytest.param("hidden-sniper", "night nazi infantry", marks=pytest.mark.card("hidden-sniper")),
    pytest.param("occult-archivists", "puzzle nazi infantry", marks=pytest.mark.card("occult-archivists")),
    pytest.param("lost-parachutists", "fall nazi infantry", marks=pytest.mark.card("lost-parachutists")),
    pytest.param("whole-barracks", "crowd nazi infantry", marks=pytest.mark.card("whole-barracks")),
    pytest.param("dive-bomber", "driving nazi vehicle", marks=pytest.mark.card("dive-bomber")),
    pytest.param("man-in-the-grey-hat", "disguise nazi", marks=pytest.mark.card("man-in-the-grey-hat")),
    pytest.param("steam-armour", "fire nazi vehicle", marks=pytest.mark.card("steam-armour")),
    pytest.param("mobster", "thug infantry", marks=pytest.mark.card("mobster")),
    pytest.param("nazi-soldier", "nazi infantry", marks=pytest.mark.card("nazi-soldier")),
    pytest.param("zombie", "zombie", marks=pytest.mark.card("zombie")),
    pytest.param("cultist", "cultist infantry", marks=pytest.mark.card("cultist")),
]
# Cards that name the keywords of enemies, with the dice that they add in a fight; "" stands for any fight.
AGAINST = {
    "bullwhip": {"climb": 1, "animal": 1},
    "seaplane-charter": {"driving": 2, "water": 1},
    "leather-jacket": {"fall": 1},
    "miners-lamp": {"dark": 2, "ruins": 1},
    "smoke-bombs": {"crowd": 1, "chase": 1},
    "sword-cane": {"": 1, "disguise": 2},
    "snakebite-serum": {"poison": 2, "animal": 1},
    "ice-axe": {"": 1, "ice": 2},
    "fireproof-coat": {"fire": 3},
    "radio-set": {"puzzle": 1, "night": 1},
    "elephant-gun": {"beast": 1, "monster": 1, "vehicle": 1},
    "sister-dynamite": {"trap": 2, "cultist": 1, "zombie": 1},
    "bodyguard": {"thug": 1, "nazi": 1},
}


@pytest.mark.parametrize(("enemy", "keywords"), ENEMIES)
def test_enemy_has_its_keywords_for_cards_that_add_dice(enemy: str, keywords: str) -> None:
    words = ["", *keywords.split()]
    for card, dice in AGAINST.items():
        table = meet(enemy, combat=2, kits=card, turned=card).play("fight")
        expected = 2 + sum(dice.get(word, 0) for word in words)
        assert dice_in(numbers_told(table, "hero-blows")[0]) == expected, card
