"""The artifacts by their value, and the adventures by their danger number. The special texts of adventures are ignored
in the basic game (setup.basic-ignore-special-text)."""

import pytest

from bivouac.games.fortune_and_glory.catalog import AGILITY, BY_NUMBER, CUNNING, SKILLS
from bivouac.games.fortune_and_glory.verbs_tests import Test as Skill
from tests.fortune_and_glory.faces import dice_rolled
from tests.fortune_and_glory.situations import DANGER_CARD, gone, searching, visiting
from tests.fortune_and_glory.world import ME, YOU, Laid, danger, number

ARTIFACTS = [
    pytest.param("sword", 4, marks=pytest.mark.card("sword")),
    pytest.param("skull", 5, marks=pytest.mark.card("skull")),
    pytest.param("jar", 3, marks=pytest.mark.card("jar")),
    pytest.param("spear", 4, marks=pytest.mark.card("spear")),
    pytest.param("ring", 2, marks=pytest.mark.card("ring")),
    pytest.param("mask", 3, marks=pytest.mark.card("mask")),
    pytest.param("armour", 4, marks=pytest.mark.card("armour")),
    pytest.param("eye", 5, marks=pytest.mark.card("eye")),
    pytest.param("orb", 5, marks=pytest.mark.card("orb")),
    pytest.param("heart", 6, marks=pytest.mark.card("heart")),
    pytest.param("shield", 3, marks=pytest.mark.card("shield")),
    pytest.param("hammer", 4, marks=pytest.mark.card("hammer")),
    pytest.param("statue", 5, marks=pytest.mark.card("statue")),
    pytest.param("tears", 3, marks=pytest.mark.card("tears")),
    pytest.param("crown", 6, marks=pytest.mark.card("crown")),
    pytest.param("codex", 4, marks=pytest.mark.card("codex")),
    pytest.param("compass", 3, marks=pytest.mark.card("compass")),
    pytest.param("bell", 2, marks=pytest.mark.card("bell")),
    pytest.param("drum", 2, marks=pytest.mark.card("drum")),
]
ADVENTURES = [
    pytest.param("of-medusa", 3, marks=pytest.mark.card("of-medusa")),
    pytest.param("of-hades", 4, marks=pytest.mark.card("of-hades")),
    pytest.param("of-the-ancients", 2, marks=pytest.mark.card("of-the-ancients")),
    pytest.param("of-the-dead", 3, marks=pytest.mark.card("of-the-dead")),
    pytest.param("of-lost-souls", 4, marks=pytest.mark.card("of-lost-souls")),
    pytest.param("of-zeus", 5, marks=pytest.mark.card("of-zeus")),
    pytest.param("of-poseidon", 3, marks=pytest.mark.card("of-poseidon")),
    pytest.param("of-power", 4, marks=pytest.mark.card("of-power")),
    pytest.param("of-the-crimson-hand", 3, marks=pytest.mark.card("of-the-crimson-hand")),
    pytest.param("of-loki", 4, marks=pytest.mark.card("of-loki")),
    pytest.param("of-the-azure-glory", 2, marks=pytest.mark.card("of-the-azure-glory")),
    pytest.param("of-the-gods", 5, marks=pytest.mark.card("of-the-gods")),
    pytest.param("of-illusion", 3, marks=pytest.mark.card("of-illusion")),
    pytest.param("of-pharox", 3, marks=pytest.mark.card("of-pharox")),
    pytest.param("of-the-monkey-god", 2, marks=pytest.mark.card("of-the-monkey-god")),
    pytest.param("of-atlantis", 5, marks=pytest.mark.card("of-atlantis")),
    pytest.param("of-the-winter-queen", 2, marks=pytest.mark.card("of-the-winter-queen")),
    pytest.param("of-the-thief-king", 2, marks=pytest.mark.card("of-the-thief-king")),
    pytest.param("of-the-whispering-sands", 3, marks=pytest.mark.card("of-the-whispering-sands")),
    pytest.param("of-the-feathered-serpent", 3, marks=pytest.mark.card("of-the-feathered-serpent")),
    pytest.param("of-the-hundred-doors", 3, marks=pytest.mark.card("of-the-hundred-doors")),
    pytest.param("of-the-blind-emperor", 3, marks=pytest.mark.card("of-the-blind-emperor")),
    pytest.param("of-the-last-pharaoh", 4, marks=pytest.mark.card("of-the-last-pharaoh")),
    pytest.param("of-the-thirteenth-moon", 4, marks=pytest.mark.card("of-the-thirteenth-moon")),
    pytest.param("of-the-sleeping-volcano", 4, marks=pytest.mark.card("of-the-sleeping-volcano")),
]
each_artifact = pytest.mark.parametrize(("artifact", "fortune"), ARTIFACTS)
each_adventure = pytest.mark.parametrize(("adventure", "dangers"), ADVENTURES)
OTHER_DANGER = "rope-bridge"


# -- artifacts ---------------------------------------------------------------------------------------------------------


@each_artifact
@pytest.mark.parametrize(("city", "bonus"), [("casablanca", 0), ("paris", 1)])
def test_artifact_is_sold_for_its_value(artifact: str, fortune: int, city: str, bonus: int) -> None:
    other = "skull" if artifact != "skull" else "drum"
    carried = [f"{artifact}/of-power, {other}/of-hades", "spear/of-zeus" if artifact != "spear" else "bell/of-zeus"]
    sites = "sahara:codex/of-medusa, egypt:mask/of-loki"
    table = visiting("grand-hotel", at=f"{city}, egypt, lima", carried=carried, sites=sites)
    yours = table.found(YOU)
    table.play(f"sell/{artifact}")
    assert table.state.fortune == [fortune + bonus, 0, 0]
    assert table.found(ME) == [other, "of-hades"]
    assert table.found(YOU) == yours
    assert gone(table, artifact)
    assert gone(table, "of-power"), "its adventure goes with it"
    assert table.state.glory == [0, 0, 0]
    table.nobody_is_waiting_but(ME)


@each_artifact
def test_artifact_of_another_cannot_be_sold(artifact: str, fortune: int) -> None:
    table = visiting("grand-hotel", glory=[5], carried=["", f"{artifact}/of-power"], sites="egypt:mask/of-loki")
    assert table.why_not(f"sell/{artifact}") == "sell.any-artifact"
    assert table.state.fortune == [0, 0, 0] != [fortune, 0, 0]


# -- adventures --------------------------------------------------------------------------------------------------------


def on_quest(adventure: str, markers: int, dice: str) -> Laid:
    """My hero searches for the sword of this adventure with so many markers; I hold an Event for the own turn."""
    danger(OTHER_DANGER, Skill(AGILITY, 5, 1), Skill(CUNNING, 5, 1))
    yours = "egypt:ring/of-hades" if adventure != "of-hades" else "egypt:ring/of-zeus"
    return searching(dice, sites=f"sahara:sword/{adventure}, {yours}", markers=[markers], hands="fan-mail")


@each_adventure
@pytest.mark.clause("setup.basic-ignore-special-text")
def test_adventure_ends_with_its_last_danger_and_does_nothing_besides(adventure: str, dangers: int) -> None:
    table = on_quest(adventure, dangers - 1, "5 1 1")
    assert table.found(ME) == ["sword", adventure]
    assert table.state.markers == [0, 0, 0]
    assert table.state.glory == [2, 0, 0], "the Glory of the danger, none of a special text"
    assert table.state.wounds == [0, 0, 0]
    assert "enemy" not in table.told()
    assert dice_rolled(table) == 3
    table.nobody_is_waiting_but(YOU)


@each_adventure
@pytest.mark.clause("setup.basic-ignore-special-text")
def test_adventure_one_danger_short_may_be_stopped_or_pressed_on(adventure: str, dangers: int) -> None:
    stopped = on_quest(adventure, dangers - 2, "5 1 1").play("stop")
    assert stopped.found(ME) == []
    assert stopped.state.markers == [dangers - 1, 0, 0], "they are kept for the next round"
    assert stopped.state.glory == [2, 0, 0]
    stopped.nobody_is_waiting_but(YOU)
    pressed = on_quest(adventure, dangers - 2, "5 1 1")
    pressed.state.bags[8].append(number(OTHER_DANGER))
    pressed.dice("- 5 1 1").play("press-on")
    assert pressed.found(ME) == ["sword", adventure]
    assert pressed.state.wounds == [0, 0, 0]
    assert pressed.state.glory == [4, 0, 0]


@each_adventure
@pytest.mark.clause("setup.basic-ignore-special-text")
def test_adventure_takes_nothing_from_a_hero_in_a_cliffhanger(adventure: str, dangers: int) -> None:
    table = on_quest(adventure, dangers - 1, "1 1 1")
    assert table.hangs(ME) == DANGER_CARD
    assert table.state.markers == [dangers - 1, 0, 0]
    assert table.hand(ME) == ["fan-mail"]
    table.nobody_is_waiting_but(YOU)
    hanging = Laid(at="sahara, paris", sites=f"sahara:sword/{adventure}", hangs=DANGER_CARD, markers=[dangers - 1])
    hanging.dice("1 1 5").play("roll")
    assert dice_rolled(hanging) == 3
    assert hanging.found(ME) == ["sword", adventure]


@each_adventure
@pytest.mark.clause("setup.basic-ignore-special-text")
def test_adventure_that_is_carried_changes_no_level(adventure: str, dangers: int) -> None:
    yours = "of-zeus" if dangers != 5 else "of-the-dead"
    table = visiting("grand-hotel", carried=f"sword/{adventure}", sites=f"egypt:mask/{yours}")
    assert [table.state.level(ME, skill) for skill in range(SKILLS)] == [3, 3, 3, 3]
    table.play("sell/sword")
    assert table.state.fortune == [4, 0, 0], "an adventure does not change the price"


def test_some_adventures_have_a_special_text_that_could_have_done_something() -> None:
    with_text = [case.values[0] for case in ADVENTURES if BY_NUMBER[number(str(case.values[0]))].abilities]
    assert len(with_text) == 12
    assert len(ADVENTURES) == 25
    assert len(ARTIFACTS) == 19
