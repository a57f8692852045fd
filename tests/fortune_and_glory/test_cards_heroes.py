"""The 8 hero sheets: their levels, health, home, and what each of them can do."""

from typing import Any

import pytest

from bivouac.games.fortune_and_glory.catalog import EVENT, GEAR, SKILL_WORDS
from tests.fortune_and_glory.kit_situations import (
    QUIET_CITY,
    attacked,
    before_danger,
    dice_in,
    hanging,
    in_city,
    moving,
    numbers_told,
    others,
    pool,
)
from tests.fortune_and_glory.world import ME, YOU, Laid, number

SHEETS = [
    pytest.param("duke-dudley", (4, 2, 3, 3), 5, 0, "london", marks=pytest.mark.card("duke-dudley")),
    pytest.param("jacques-moreau", (3, 4, 3, 2), 5, 0, "paris", marks=pytest.mark.card("jacques-moreau")),
    pytest.param("doctor-zhukov", (2, 2, 4, 4), 6, 0, "moscow", marks=pytest.mark.card("doctor-zhukov")),
    pytest.param("sharon-hunter", (2, 4, 3, 3), 6, 0, "new-york", marks=pytest.mark.card("sharon-hunter")),
    pytest.param("jake-zane", (3, 4, 2, 3), 6, 0, "san-francisco", marks=pytest.mark.card("jake-zane")),
    pytest.param(
        "alexander-cartwright", (3, 2, 3, 4), 6, 0, "rio-de-janeiro", marks=pytest.mark.card("alexander-cartwright")
    ),
    pytest.param("shelly-hargrove", (2, 3, 4, 3), 6, 0, "cairo", marks=pytest.mark.card("shelly-hargrove")),
    pytest.param("li-mei-chen", (4, 3, 3, 2), 4, 1, "shanghai", marks=pytest.mark.card("li-mei-chen")),
]


def as_hero(hero: str, other: str = "sharon-hunter") -> dict[str, Any]:
    """My hero and the other one as printed. Sharon Hunter's sheet gives nothing in most situations."""
    return {"heroes": f"{hero}, {other if other != hero else 'jake-zane'}", "printed": True}


@pytest.mark.parametrize(("hero", "levels", "health", "defence", "home"), SHEETS)
def test_hero_has_the_numbers_of_the_sheet(
    hero: str, levels: tuple[int, ...], health: int, defence: int, home: str
) -> None:
    for skill, level in zip(SKILL_WORDS, levels, strict=True):
        assert pool("danger", skill, **as_hero(hero)) == level
    assert pool("fight", **as_hero(hero)) == levels[0]
    miss = " ".join("." * levels[0])
    blows = " ".join("+" * (defence + 1))
    for wounds, is_ko in ((health - 1, False), (health, True)):
        table = attacked(foe_dice=defence + 1, wounds=[wounds], **as_hero(hero)).dice(f"{miss} {blows}").play("fight")
        while table.may("pass"):
            table.play("pass")
        assert ("ko" in table.told()) == is_ko
        assert table.where(ME) == (home if is_ko else "sahara")
        assert table.state.wounds[YOU] == 0


DICE = [
    pytest.param("duke-dudley", {}, marks=pytest.mark.card("duke-dudley")),
    pytest.param("jacques-moreau", {"escape": 1}, marks=pytest.mark.card("jacques-moreau")),
    pytest.param("doctor-zhukov", {}, marks=pytest.mark.card("doctor-zhukov")),
    pytest.param("sharon-hunter", {}, marks=pytest.mark.card("sharon-hunter")),
    pytest.param("jake-zane", {"driving": 1}, marks=pytest.mark.card("jake-zane")),
    pytest.param("alexander-cartwright", {}, marks=pytest.mark.card("alexander-cartwright")),
    pytest.param("shelly-hargrove", {"city": 1}, marks=pytest.mark.card("shelly-hargrove")),
    pytest.param("li-mei-chen", {"chase": 1}, marks=pytest.mark.card("li-mei-chen")),
]
LORE_OF = {param.values[0]: param.values[1][3] for param in SHEETS}  # type: ignore[index]  # the levels
COMBAT_OF = {param.values[0]: param.values[1][0] for param in SHEETS}  # type: ignore[index]


@pytest.mark.parametrize(("hero", "expected"), DICE)
def test_hero_adds_dice_there_and_nowhere_else(hero: str, expected: dict[str, int]) -> None:
    words = [word for word in expected if word in ("driving", "chase")]
    for where in ("danger", "cliffhanger", "city", "escape", "fight"):
        level = (COMBAT_OF if where == "fight" else LORE_OF)[hero] + expected.get(where, 0)
        assert pool(where, "lore", others(words), **as_hero(hero)) == level, where
        for word in words:
            assert pool(where, "lore", word, **as_hero(hero)) == level + expected[word], f"{where} {word}"
            assert pool(where, "lore", word, **as_hero("sharon-hunter", hero)) == (2 if where == "fight" else 3)


# -- cities ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hero", "cheap", "dear", "price"),
    [
        pytest.param("duke-dudley", "buy-gear", "buy-ally", 4, marks=pytest.mark.card("duke-dudley")),
        pytest.param("shelly-hargrove", "buy-ally", "buy-gear", 3, marks=pytest.mark.card("shelly-hargrove")),
    ],
)
def test_hero_pays_less_glory_for_a_card(hero: str, cheap: str, dear: str, price: int) -> None:
    decks = {**QUIET_CITY, "gear": "bullwhip", "ally": "street-kid"}
    table = Laid(at="lima, paris", glory=[price], decks=decks, **as_hero(hero))
    assert table.may(cheap)
    assert table.why_not(dear) == "resource.glory-use"
    table.play(cheap)
    assert table.state.glory[ME] == 0
    assert len(table.kit(ME)) == 1
    assert not Laid(at="lima, paris", glory=[price - 1], decks=decks, **as_hero(hero)).may(cheap)
    assert not Laid(at="lima, paris", glory=[4], decks=decks, **as_hero("sharon-hunter", hero)).may(cheap)


@pytest.mark.card("duke-dudley")
@pytest.mark.parametrize(("city", "hero", "more"), [("london", "duke-dudley", 1), ("paris", "duke-dudley", 0),
                                                    ("paris", "jacques-moreau", 0)])  # fmt: skip
def test_duke_dudley_sells_best_at_home(city: str, hero: str, more: int) -> None:
    table = Laid(at=f"{city}, lima", carried="sword/of-zeus", decks=QUIET_CITY, **as_hero(hero)).play("sell/sword")
    (sold,) = numbers_told(table, "sold")
    assert table.state.fortune == [sold + more, 0]
    table.nobody_is_waiting_but(ME)


@pytest.mark.card("doctor-zhukov")
def test_doctor_zhukov_draws_two_gear_cards_and_keeps_one() -> None:
    decks = {**QUIET_CITY, "gear": "bullwhip, lock-picks", "ally": "street-kid, butler"}
    table = Laid(at="lima, paris", glory=[10], decks=decks, **as_hero("doctor-zhukov")).play("buy-gear")
    assert table.keys() == ["keep/bullwhip", "keep/lock-picks"]
    table.play("keep/lock-picks")
    assert table.kit(ME) == ["lock-picks"]
    assert table.state.discards[GEAR] == [number("bullwhip")]
    assert table.state.glory[ME] == 5
    table.nobody_is_waiting_but(ME)
    table.play("buy-ally")
    assert len(table.kit(ME)) == 2, "only one Ally is drawn"
    three = {**decks, "gear": "bullwhip, lock-picks, ice-axe"}
    more = Laid(at="lima, paris", glory=[10], decks=three, **as_hero("doctor-zhukov")).play("buy-gear")
    assert len(more.keys(verb="keep")) == 2
    other = Laid(at="lima, paris", glory=[10], decks=decks, **as_hero("sharon-hunter", "doctor-zhukov"))
    assert len(other.play("buy-gear").kit(ME)) == 1


@pytest.mark.card("alexander-cartwright")
def test_alexander_cartwright_draws_two_events_and_keeps_one() -> None:
    decks = {**QUIET_CITY, "event": "lucky-hat, tail-wind"}
    laid = {"at": "sahara, paris", "decks": decks, "dice": "4", "glory": [0, 9]}
    table = Laid(**laid, **as_hero("alexander-cartwright"))  # type: ignore[arg-type]  # of several types
    assert table.keys() == ["keep/lucky-hat", "keep/tail-wind"]
    table.play("keep/lucky-hat")
    assert table.hand(ME) == ["lucky-hat"]
    assert table.state.discards[EVENT] == [number("tail-wind")]
    table.nobody_is_waiting_but(YOU)
    three = {**decks, "event": "lucky-hat, tail-wind, bidding-war"}
    more = Laid(at="sahara, paris", decks=three, dice="4", **as_hero("alexander-cartwright"))
    assert len(more.keys(verb="keep")) == 2
    other = Laid(**laid, **as_hero("sharon-hunter", "alexander-cartwright"))  # type: ignore[arg-type]
    assert len(other.hand(ME)) == 1
    assert other.state.discards[EVENT] == []


@pytest.mark.card("alexander-cartwright")
def test_alexander_cartwright_plays_an_event_at_once_only_if_he_keeps_it() -> None:
    """card.play-immediately-on-choice: the other card is discarded without an effect."""
    decks = {**QUIET_CITY, "event": "lucky-hat, soldiers-ashore"}
    table = Laid(at="sahara, paris", decks=decks, dice="4", glory=[0, 9], **as_hero("alexander-cartwright"))
    table.play("keep/lucky-hat")
    assert "at-once" not in table.told()
    assert table.state.discards[EVENT] == [number("soldiers-ashore")]
    assert 1 not in table.state.figures


# -- tests and fights --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hero", "skill", "dice", "another"),
    [
        pytest.param("jacques-moreau", "agility", 4, "cunning", marks=pytest.mark.card("jacques-moreau")),
        pytest.param("doctor-zhukov", "cunning", 4, "lore", marks=pytest.mark.card("doctor-zhukov")),
    ],
)
def test_hero_rolls_a_failed_test_of_the_best_skill_again(hero: str, skill: str, dice: int, another: str) -> None:
    ones = " ".join("1" * dice)
    table = before_danger(skill, **as_hero(hero)).dice(f"- {ones}").play("search")
    assert table.keys() == ["pass", f"activate/{hero}"]
    table.dice("1 1 1 6").play(f"activate/{hero}")
    assert table.state.markers[ME] == 1
    assert table.keys() == ["press-on", "stop"]
    lost = before_danger(skill, **as_hero(hero)).dice(f"- {ones}").play("search").dice(ones).play(f"activate/{hero}")
    assert lost.hangs(ME) == "rope-bridge", "once a round"
    wrong = before_danger(another, **as_hero(hero)).dice("- 1 1 1 1").play("search")
    assert wrong.hangs(ME) == "rope-bridge", "nobody was asked"
    turned = before_danger(skill, turned=hero, **as_hero(hero)).dice(f"- {ones}").play("search")
    assert turned.hangs(ME) == "rope-bridge"
    other = before_danger(skill, **as_hero("sharon-hunter", hero)).dice("- 1 1 1 1").play("search")
    assert other.hangs(ME) == "rope-bridge"


@pytest.mark.card("sharon-hunter")
def test_sharon_hunter_wins_2_glory_more_for_a_cliffhanger() -> None:
    table = hanging("lore", **as_hero("sharon-hunter")).dice("6 1 1").play("roll")
    assert table.state.glory == [5, 0]
    assert hanging("lore", **as_hero("duke-dudley")).dice("6 1 1").play("roll").state.glory == [3, 0]
    danger = before_danger("lore", **as_hero("sharon-hunter")).dice("- 6 1 1").play("search", "stop")
    assert danger.state.glory == [2, 0], "a danger is no cliffhanger"
    city = in_city("lore", hangs="cobra-in-the-bath", glory=[0], decks={"city": ""}, **as_hero("sharon-hunter"))
    assert city.dice("6 1 1").play("roll").state.glory == [5, 0], "a city's cliffhanger is one too"


@pytest.mark.card("jake-zane")
def test_jake_zane_moves_a_point_further_once_a_round() -> None:
    table = moving(2, **as_hero("jake-zane"))
    assert table.keys() == ["pass", "activate/jake-zane"]
    table.play("activate/jake-zane")
    assert table.state.points == 3
    table.nobody_is_waiting_but(ME)
    assert table.may("stay")
    assert moving(2, **as_hero("jake-zane")).play("pass").state.points == 2
    assert moving(2, turned="jake-zane", **as_hero("jake-zane")).may("stay")
    assert moving(2, **as_hero("sharon-hunter", "jake-zane")).may("stay")


@pytest.mark.card("li-mei-chen")
def test_li_mei_chen_hits_once_more() -> None:
    table = attacked(**as_hero("li-mei-chen")).dice(". . . . .").play("fight")
    assert table.keys() == ["pass", "activate/li-mei-chen"]
    table.play("activate/li-mei-chen")
    assert table.state.fights[-1][2] == 1
    table.dice(". . . . .").play("fight")
    assert table.keys() == ["fight", "escape"], "once a round"
    assert table.state.fights[-1][2] == 1
    escaping = attacked(**as_hero("li-mei-chen")).dice("1 1 1 1 .").play("escape", "roll")
    assert escaping.keys() == ["fight", "escape"]
    other = attacked(**as_hero("sharon-hunter", "li-mei-chen")).dice(". . .").play("fight")
    assert other.keys() == ["fight", "escape"]
    assert other.state.fights[-1][2] == 0


@pytest.mark.card("shelly-hargrove")
def test_shelly_hargrove_is_at_her_best_in_town() -> None:
    """The die counts in the danger of a City card and in its cliffhanger, for her alone."""
    table = in_city("lore", hangs="cobra-in-the-bath", decks={"city": ""}, **as_hero("shelly-hargrove"))
    table.dice("6 1 1 1").play("roll")
    assert dice_in(numbers_told(table, "rolled")[0]) == 4
    assert pool("city", "lore", **as_hero("sharon-hunter", "shelly-hargrove")) == 3
