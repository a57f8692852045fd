"""What a view tells of the table: everything that lies open, by keys, as it is declared in `shapes.py`."""

import random

import pytest

from bivouac.engine.table import new_table
from bivouac.games.fortune_and_glory.catalog import AGILITY, CUNNING, ENEMY, LORE
from bivouac.games.fortune_and_glory.setup import GAME
from bivouac.games.fortune_and_glory.shapes import FortuneView, as_fortune
from bivouac.games.fortune_and_glory.state_ground import SOLDIER, UNTIL_ROUND
from bivouac.games.fortune_and_glory.verbs_open import Level
from bivouac.games.fortune_and_glory.verbs_tests import Fight, either
from bivouac.games.fortune_and_glory.verbs_tests import Test as Skill
from tests.contract import check_shape
from tests.fortune_and_glory.world import ME, YOU, Laid, danger, number, redraw

SITE = "sahara:sword/of-zeus"


def seen(table: Laid, reader: int | None = None) -> FortuneView:
    return as_fortune(table.table.view(reader))


@pytest.mark.parametrize("players", [2, 5, 8])
def test_views_have_their_shape_through_a_whole_game(players: int) -> None:
    rng = random.Random(players)
    table = new_table(GAME, players, players, {"round_cap": 8})
    check_shape(table, is_declared=True)
    while not table.over:
        seat = rng.choice(table.waiting)
        table.choose(rng.choice(table.options_of(seat)), seat)
        if rng.randrange(3) == 0:
            check_shape(table, is_declared=True)
    check_shape(table, is_declared=True)


@pytest.mark.clause("skill.four")
def test_a_level_tells_what_raises_it() -> None:
    redraw("grandmothers-diary", effect=Level(LORE, 2, UNTIL_ROUND))
    danger("rope-bridge", Skill(LORE, 6, 1), Skill(LORE, 6, 1))
    table = Laid(
        at="sahara, paris", sites=SITE, hands="grandmothers-diary", kits="field-notes", decks={"danger": "rope-bridge"}
    )  # fmt: skip
    assert seen(table)["heroes"][ME]["levels"]["lore"] == {
        "level": 4, "printed": 3, "raises": [{"plus": 1, "card": "field-notes"}],
    }  # fmt: skip
    table.play("search", "play/grandmothers-diary")
    raised = seen(table)["heroes"][ME]["levels"]["lore"]
    assert raised["level"] == 6
    assert raised["raises"] == [{"plus": 1, "card": "field-notes"}, {"plus": 2, "until": "round"}]
    assert seen(table)["heroes"][ME]["levels"]["agility"]["raises"] == []


def test_a_hero_sheet_lies_open() -> None:
    table = Laid(
        at="sahara, paris", kits=("bullwhip, porter", ""), glory=[4, 7], fortune=[2, 9], wounds=[1, 0], markers=[2],
        carried=("skull/of-hades", ""), sites=SITE, hangs=("", "cobra-in-the-bath"),
    )  # fmt: skip
    mine, yours = seen(table)["heroes"]
    assert (mine["space"], mine["home"], mine["quest"], mine["markers"]) == ("sahara", "london", "sahara", 2)
    assert (mine["glory"], mine["fortune"], mine["wounds"], mine["health"], mine["bears"]) == (4, 2, 1, 5, 5)
    assert mine["kit"] == [
        {"card": "bullwhip", "kind": "gear", "turned": False},
        {"card": "porter", "kind": "ally", "turned": False},
    ]
    assert mine["limits"] == {"gear": 4, "ally": 3}
    assert [(pair["artifact"], pair["adventure"]) for pair in mine["artifacts"]] == [("skull", "of-hades")]
    assert mine["cliffhanger"] is None
    assert yours["cliffhanger"] == "cobra-in-the-bath"
    assert (mine["ko"], mine["falling"], mine["acted"]) == (False, False, False)


@pytest.mark.clause("gear.activation-turned")
def test_a_card_that_was_activated_is_turned() -> None:
    table = Laid(at="london, paris", phase="move", kits="seaplane-charter", dice="2")
    table.play("activate/seaplane-charter")
    assert seen(table)["heroes"][ME]["kit"] == [{"card": "seaplane-charter", "kind": "gear", "turned": True}]
    assert (seen(table)["move_die"], seen(table)["points"]) == (2, 4)


def test_the_board_and_the_shop_lie_open() -> None:
    table = Laid(
        at="london, paris", phase="move", sites=SITE, figures={"congo-jungle": SOLDIER}, kits="torch", dice="2"
    )
    view = seen(table)
    assert [(site["artifact"], site["adventure"], site["space"]) for site in view["sites"]] == [
        ("sword", "of-zeus", "sahara")
    ]
    assert view["sites"][0]["danger"] == table.state.danger_of(0)
    assert view["henchmen"] == [{"space": "congo-jungle", "figure": "soldier"}]
    assert view["supply"] == {"soldier": 15, "mobster": 8}
    stock = {item["card"]: item["stock"] for item in view["shop"]}
    assert (stock["torch"], stock["pistol"]) == (0, 1)
    assert (view["round"], view["phase"], view["first_player"], view["turn_of"]) == (1, "movement", ME, ME)
    assert view["asking"] == ME


@pytest.mark.clause("test.three-elements")
def test_a_test_shows_what_is_needed_and_what_has_fallen() -> None:
    danger("rope-bridge", Skill(AGILITY, 6, 1), Skill(AGILITY, 5, 2))
    table = Laid(at="sahara, paris", sites=SITE, hangs="rope-bridge", decks={"danger": "quicksand"})
    table.dice("1 5 2").play("roll")
    test = seen(table)["tests"][-1]
    assert (test["seat"], test["card"], test["skills"], test["places"]) == (
        ME,
        "rope-bridge",
        ["agility"],
        ["cliffhanger"],
    )
    assert (test["target"], test["needed"], test["got"], test["hits"], test["rolls"]) == (5, 2, 1, 1, 1)
    assert sorted(test["roll"]) == [1, 2, 5]
    assert (test["dice"], test["pushed"]) == (3, False)
    facing = seen(table)["facing"]
    assert [(card["card"], card["side"], card["glory"]) for card in facing] == [("rope-bridge", "cliffhanger", 3)]


@pytest.mark.clause("combat.rounds")
def test_a_fight_shows_both_sides() -> None:
    danger("rope-bridge", either(Skill(AGILITY, 6, 1), Fight(ENEMY)), Skill(AGILITY, 6, 1))
    redraw("dockside-thugs", dice=2, wounds=9, defence=0, escape=Skill(CUNNING, 6, 1))
    decks = {"danger": "rope-bridge", "enemy": "dockside-thugs"}
    table = Laid(at="sahara, paris", sites=SITE, decks=decks).dice("- -").play("search", "mode/2")
    table.dice("4 5 1 1 1").play("fight")
    (fight,) = seen(table)["fights"]
    assert (fight["seat"], fight["enemy"], fight["dice"], fight["enemy_dice"]) == (ME, "dockside-thugs", 3, 2)
    assert (fight["wounds"], fight["strength"], fight["round"]) == (2, 9, 1)
    assert (fight["mine"], fight["theirs"], fight["space"]) == ([], [], None)


@pytest.mark.clause("cancel.permitted")
def test_a_card_that_was_read_aloud_is_announced_to_all() -> None:
    redraw("wrong-train", stays=0)
    table = Laid(at="london, paris, lima", phase="move", hands=("", "wrong-train", "not-so-fast"), dice="4")
    table.play("play/wrong-train", seat=YOU)
    expected = [{"card": "wrong-train", "seat": YOU, "target": ME, "cancelled": False, "begun": False}]
    for reader in (ME, YOU, 2, None):
        assert seen(table, reader)["announced"] == expected
        assert seen(table, reader)["in_play"] == ["wrong-train"]
    assert number("wrong-train") not in table.state.hands[YOU]


@pytest.mark.clause("race.condition")
def test_a_race_shows_who_searches_next() -> None:
    danger("rope-bridge", either(Skill(AGILITY, 6, 1), Skill(LORE, 6, 1)), Skill(AGILITY, 6, 1))
    table = Laid(at="sahara, sahara", sites=SITE, decks={"danger": "rope-bridge"}, dice="-")
    table.play("search", seat=ME).play("search", seat=YOU)
    assert seen(table)["racers"] == [{"seat": YOU, "space": "sahara", "pressed": False}]


@pytest.mark.clause("sell.value", "component.auction-sale")
def test_a_sale_shows_its_price() -> None:
    table = Laid(at="lima, paris", carried="sword/of-zeus", hands=("", "brass-fake"), decks={"city": ""})
    table.state.auction = [table.state.space[ME], 2]
    table.play("sell/sword")
    sale = seen(table)["sale"]
    assert sale is not None
    assert (sale["seat"], sale["artifact"], sale["fake"]) == (ME, "sword", False)
    assert sale["price"] == table.state.sale[2]
    assert seen(table)["auction"] == {"space": "lima", "plus": 2}
