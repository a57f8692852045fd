"""Deep jungle: its coins, and exploring until the adventure is found."""

from typing import Any

import pytest

from bivouac.games.fortune_and_glory import verbs as v
from bivouac.games.fortune_and_glory.abilities import mine
from bivouac.games.fortune_and_glory.cards.locations import LOCATIONS
from bivouac.games.fortune_and_glory.catalog import AGILITY, ARTIFACT, BY_NUMBER, CUNNING
from bivouac.games.fortune_and_glory.map import ALL_SPACES, IS_DEEP, NUMBER_OF
from bivouac.games.fortune_and_glory.setup import GAME
from bivouac.games.fortune_and_glory.state import World
from bivouac.games.fortune_and_glory.state_ground import FIRST_LOCATION, LOCATION
from bivouac.games.fortune_and_glory.steps_map import place_artifact
from bivouac.games.fortune_and_glory.turn_jungle import exploring_dice
from bivouac.games.fortune_and_glory.words import OF_ITSELF
from bivouac.text import prompt
from tests.fortune_and_glory.kit_situations import dice_in, numbers_told
from tests.fortune_and_glory.world import ME, YOU, Laid, danger, number, redraw

DEEP = ["amazon-jungle", "amazon-falls", "heart-of-africa", "congo-jungle", "indonesia-jungle"]
SITE = "amazon-jungle:sword/of-zeus"
EASY = "- 6 1 1"  # a danger is drawn and passed with three dice


def exploring(
    at: str = "amazon-jungle, lima", explored: int = 0, value: int = 3, sites: str = SITE, **fields: Any
) -> Laid:
    """My hero stands at an artifact in a deep jungle, with so many exploration markers of earlier rounds."""
    for key in ("rope-bridge", "boat-chase", "masked-ball"):
        danger(key, v.Test(AGILITY, 6, 1), v.Test(CUNNING, 6, 1))
    redraw("of-zeus", danger=value, abilities=[])
    decks = {"danger": "rope-bridge, boat-chase, masked-ball", "city": "auction-house", "event": "lucky-hat"}
    given = {"at": at, "sites": sites, "decks": decks, "glory": [0, 5], "advanced": "jungle", **fields}
    table = Laid(**given)
    if explored:
        table.state.quest[ME] = NUMBER_OF["amazon-jungle"]
        table.state.explored[ME] = explored
    return table


def placed_at(land: str, artifact: str = "sword", **options: Any) -> Laid:
    """One artifact more is placed, and the only Location card is that of this land."""
    table = Laid(at="greece, lima", sites="greece:jar/of-medusa", **options)
    state = table.state
    state.bags[LOCATION] = [FIRST_LOCATION + [card.land for card in LOCATIONS].index(NUMBER_OF[land])]
    state.discards[LOCATION] = []
    state.bags[ARTIFACT] = [number(artifact)]
    place_artifact(state, OF_ITSELF)
    return table


def moved(site: str, there: str, gold: int, **options: Any) -> Laid:
    """An artifact with so many coins is moved by a card to this land."""
    redraw("fan-mail", timing=mine, effect=v.MoveArtifact())
    table = Laid(at="greece, lima", sites=f"{site}, greece:jar/of-medusa", hands="fan-mail", **options)
    state = table.state
    state.site_gold[0] = gold
    state.bags[LOCATION] = [FIRST_LOCATION + [card.land for card in LOCATIONS].index(NUMBER_OF[there])]
    state.discards[LOCATION] = []
    return table.play("play/fan-mail")


# -- the map -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("jungle.five-zones", "jungle.names")
def test_five_lands_are_deep_jungle() -> None:
    assert sorted(space.key for space in ALL_SPACES if space.is_deep) == sorted(DEEP)
    assert [space.is_deep for space in ALL_SPACES] == IS_DEEP


@pytest.mark.clause("jungle.location-cards")
def test_the_location_cards_of_deep_jungles_shuffle_their_deck_and_carry_the_coin() -> None:
    assert [card.shuffles for card in LOCATIONS] == [IS_DEEP[card.land] for card in LOCATIONS]
    assert {card.bonus for card in LOCATIONS if card.shuffles} == {2}
    assert {card.bonus for card in LOCATIONS if not card.shuffles} == {0}


# -- coins -------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("jungle.fortune-bonus", "jungle.bonus-under-skull", "card.gold-bonus-location")
@pytest.mark.parametrize("land", DEEP)
def test_two_coins_lie_under_the_skull_of_an_artifact_in_a_deep_jungle(land: str) -> None:
    table = placed_at(land, advanced="jungle")
    assert table.state.site_gold == [0, 2]
    assert table.clauses("gold-laid") == ["jungle.bonus-under-skull"]
    assert table.table.view(None)["sites"][1]["gold"] == 2
    assert table.state.fortune == [0, 0], "nobody has them yet"


@pytest.mark.clause("jungle.fortune-bonus")
def test_no_other_land_has_coins_not_even_another_jungle() -> None:
    for land in ("yucatan", "indochina", "sahara"):
        assert placed_at(land, advanced="jungle").state.site_gold == [0, 0]


@pytest.mark.clause("card.gold-bonus-location", "setup.basic-ignore-references")
def test_the_coin_of_a_location_card_means_nothing_without_deep_jungles() -> None:
    for options in ({}, {"advanced": "flights,texts"}):
        table = placed_at("amazon-jungle", **options)
        assert table.state.site_gold == [0, 0]
        assert "gold-laid" not in table.told()


@pytest.mark.clause("jungle.bonus-on-temple")
def test_the_coins_join_the_fortune_of_a_temple() -> None:
    table = placed_at("congo-jungle", "mine", advanced="jungle,temples")
    assert table.state.site_gold == [0, BY_NUMBER[number("mine")].fortune + 2]
    assert table.clauses("gold-laid") == ["jungle.bonus-on-temple"]


@pytest.mark.clause("jungle.bonus-on-temple")
@pytest.mark.parametrize(("here", "there", "more"), [("sahara", "congo-jungle", 2), ("amazon-falls", "sahara", 0)])
def test_the_coins_of_a_temple_go_where_it_goes(here: str, there: str, more: int) -> None:
    table = moved(f"{here}:mine/of-zeus", there, 5, advanced="jungle,temples")
    assert table.state.site_gold == [5 + more, 0]


@pytest.mark.clause("jungle.bonus-collected")
def test_whoever_finds_the_artifact_takes_the_coins() -> None:
    table = exploring(value=1, fortune=[3, 3])
    table.state.site_gold[0] = 2
    table.dice(f"6 {EASY}").play("search")
    assert table.found(ME) == ["sword", "of-zeus"]
    assert table.state.fortune == [5, 3]
    assert table.clauses("fortune") == ["jungle.bonus-collected"]
    assert table.state.site_gold == []


@pytest.mark.clause("jungle.fortune-bonus", "card.gold-bonus-location")
@pytest.mark.parametrize(
    ("here", "there", "gold", "lines"),
    [("sahara", "congo-jungle", 2, ["gold-laid"]), ("amazon-falls", "sahara", 0, ["gold-taken-up"]),
     ("amazon-falls", "congo-jungle", 2, []), ("sahara", "egypt", 0, [])],
)  # fmt: skip
def test_an_artifact_that_is_moved_is_worth_more_in_a_deep_jungle_only(
    here: str, there: str, gold: int, lines: list[str]
) -> None:
    table = moved(f"{here}:sword/of-zeus", there, 2 if IS_DEEP[NUMBER_OF[here]] else 0, advanced="jungle")
    state = table.state
    assert state.site_space[0] == NUMBER_OF[there]
    assert state.site_gold == [gold, 0]
    assert [line for line in table.told() if line.startswith("gold-")] == lines


# -- exploring ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("jungle.find-first", "jungle.first-roll", "jungle.lost-on-1-to-3", "component.exploration-markers")
@pytest.mark.parametrize("die", [1, 2, 3])
def test_who_rolls_low_is_lost_and_has_no_adventure_this_round(die: int) -> None:
    table = exploring().dice(f"{die}").play("search")
    assert [dice_in(rolled) for rolled in numbers_told(table, "explores")] == [1]
    assert table.clauses("explores") == ["jungle.first-roll"]
    assert table.clauses("lost-in-jungle") == ["jungle.lost-on-1-to-3"]
    assert not {"danger", "travel-die", "stopped"} & set(table.told()), "neither a danger nor the roll of the land"
    assert table.state.explored == [1, 0]
    assert table.table.view(YOU)["heroes"][ME]["explored"] == 1
    table.nobody_is_waiting_but(YOU)


@pytest.mark.clause("jungle.found-on-4-to-6", "jungle.markers-dropped")
@pytest.mark.parametrize("die", [4, 5, 6])
def test_who_rolls_high_finds_the_adventure_and_draws_a_danger_at_once(die: int) -> None:
    table = exploring().dice(f"{die} {EASY}").play("search")
    assert table.clauses("path-found") == ["jungle.found-on-4-to-6"]
    assert table.told().index("path-found") < table.told().index("danger")
    assert table.clauses("path-markers") == ["jungle.markers-dropped"]
    assert table.state.explored == [0, 0]
    assert table.state.markers == [1, 0]
    assert table.table.view(YOU)["heroes"][ME]["pathfinder"]
    assert table.may("press-on")


@pytest.mark.clause("jungle.second-roll", "jungle.second-found")
@pytest.mark.parametrize("dice", ["4 1", "1 4", "6 6"])
def test_the_second_try_has_two_dice_and_one_of_them_is_enough(dice: str) -> None:
    table = exploring(explored=1).dice(f"{dice} {EASY}").play("search")
    assert [dice_in(rolled) for rolled in numbers_told(table, "explores")] == [2]
    assert table.clauses("explores") == ["jungle.second-roll"]
    assert table.clauses("path-found") == ["jungle.second-found"]
    assert "danger" in table.told()


@pytest.mark.clause("jungle.second-roll", "jungle.lost-on-1-to-3")
def test_the_second_try_can_fail_too() -> None:
    table = exploring(explored=1).dice("3 3").play("search")
    assert table.clauses("lost-in-jungle") == ["jungle.lost-on-1-to-3"]
    assert table.state.explored == [2, 0]


@pytest.mark.clause("jungle.repeat")
@pytest.mark.parametrize("explored", [2, 3, 5])
def test_each_try_has_a_die_more(explored: int) -> None:
    lost = exploring(explored=explored).dice(" ".join("." * (explored + 1))).play("search")
    assert [dice_in(rolled) for rolled in numbers_told(lost, "explores")] == [explored + 1]
    assert lost.state.explored == [explored + 1, 0]
    found = exploring(explored=explored).dice(" ".join(["+"] + ["."] * explored) + f" {EASY}").play("search")
    assert found.clauses("explores") == found.clauses("path-found") == ["jungle.repeat"]


@pytest.mark.clause("jungle.repeat")
def test_who_does_not_search_keeps_the_markers_and_rolls_nothing() -> None:
    table = exploring(explored=2).play("decline")
    assert table.state.explored == [2, 0]
    assert "explores" not in table.told()


@pytest.mark.clause("jungle.no-more-exploring")
def test_who_has_found_the_adventure_explores_no_more() -> None:
    table = exploring().dice(f"4 {EASY}").play("search").dice(EASY).play("press-on")
    assert table.told().count("explores") == 1, "not before the second danger"
    later = exploring(markers=[1])
    later.state.pathfinders = 1
    later.dice(EASY).play("search")
    assert "explores" not in later.told(), "nor in a later round"
    assert later.state.markers == [2, 0]


@pytest.mark.clause("jungle.no-more-exploring")
def test_who_hangs_in_a_cliffhanger_there_has_found_the_adventure() -> None:
    table = exploring().dice("4 - 1 1 1").play("search")
    assert table.hangs(ME) != ""
    assert table.state.pathfinders == 1
    hanging = exploring(hangs="rope-bridge")
    hanging.state.pathfinders = 1
    hanging.dice("6 1 1").play("roll")
    assert "explores" not in hanging.told()


@pytest.mark.clause("jungle.find-first")
def test_nobody_explores_elsewhere_or_without_deep_jungles() -> None:
    for table in (
        exploring(at="yucatan, lima", sites="yucatan:sword/of-zeus"),
        exploring(advanced="flights,texts"),
    ):
        table.dice(EASY).play("search")
        assert "explores" not in table.told()
        assert "danger" in table.told()
    roaming = exploring(sites="sahara:sword/of-zeus", dice="2")
    assert roaming.told()[0] == "travel-die", "without an artifact there is nothing to find"


# -- leaving -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("jungle.restart-after-leaving")
@pytest.mark.parametrize("effect", [v.Travel(1), v.GoTo(v.BESIDE), v.GoTo(v.HOME)], ids=["travel", "beside", "home"])
def test_who_leaves_loses_what_was_explored(effect: v.Travel) -> None:
    redraw("tail-wind", timing=mine, effect=effect)
    for markers, path in ((2, 0), (0, 1)):
        table = exploring(explored=1, hands="tail-wind")
        table.state.explored[ME], table.state.pathfinders = markers, path
        table.play("play/tail-wind", seat=ME)
        if isinstance(effect, v.Travel):
            table.play("go/brazil", seat=ME)
        elif table.keys(ME, "place"):
            table.play("place/brazil", seat=ME)
        assert (table.state.explored[ME], table.state.pathfinders) == (0, 0)
        assert table.clauses("exploration-lost") == ["jungle.restart-after-leaving"]
        assert table.numbers("exploration-lost") == [markers]


@pytest.mark.clause("jungle.restart-after-leaving")
def test_who_moved_on_and_comes_back_begins_with_one_die() -> None:
    table = exploring(phase="move", explored=3, dice="2", hands="")
    table.play("go/brazil", seat=ME)
    assert table.state.explored == [0, 0]
    back = exploring().dice("1").play("search")
    assert [dice_in(rolled) for rolled in numbers_told(back, "explores")] == [1]


@pytest.mark.clause("jungle.restart-after-leaving")
def test_a_ko_is_leaving_too() -> None:
    redraw("tail-wind", timing=mine, effect=v.KnockOut(v.ME))
    table = exploring(explored=2, hands="tail-wind").play("play/tail-wind", seat=ME)
    assert table.is_ko(ME)
    assert table.state.explored == [0, 0]
    assert table.clauses("exploration-lost") == ["jungle.restart-after-leaving"]


@pytest.mark.clause("jungle.restart-after-leaving")
def test_each_hero_explores_alone_also_in_a_race() -> None:
    table = exploring(at="amazon-jungle, amazon-jungle", value=1).play("search", seat=ME)
    table.dice("1 1").play("search", seat=YOU)
    tries = [told for told in table.told() if told in ("explores", "lost-in-jungle")]
    assert tries == ["explores", "lost-in-jungle"] * 2
    assert table.state.explored == [1, 1]
    race = exploring(at="amazon-jungle, amazon-jungle", value=3).play("search", seat=ME)
    race.dice(f"1 6 {EASY}").play("search", seat=YOU)
    assert race.state.pathfinders == 1 << YOU, "what one finds the other has not found"
    assert race.table.waiting == [YOU]
    assert race.state.markers == [0, 1]


@pytest.mark.clause("jungle.restart-after-leaving", "artifact.resume-next-round")
def test_who_was_exploring_for_an_artifact_that_is_gone_has_explored_for_nothing() -> None:
    table = exploring(at="amazon-jungle, amazon-jungle", value=1).play("search", seat=ME)
    table.dice(f"1 6 {EASY}").play("search", seat=YOU)
    assert table.found(YOU) == ["sword", "of-zeus"]
    assert table.state.explored == [0, 0]
    assert table.state.pathfinders == 0


# -- dice of cards, saves, windows -------------------------------------------------------------------------------------


@pytest.mark.clause("jungle.first-roll")
@pytest.mark.parametrize(
    "fields",
    [pytest.param({"kits": "mountain-guide"}, marks=pytest.mark.card("mountain-guide")),
     pytest.param({"heroes": "alexander-cartwright, sharon-hunter", "printed": True},
                  marks=pytest.mark.card("alexander-cartwright"))],
    ids=["mountain-guide", "alexander-cartwright"],
)  # fmt: skip
def test_a_guide_and_an_explorer_roll_a_die_more(fields: dict[str, Any]) -> None:
    table = exploring(**fields)
    assert exploring_dice(table.state, ME, 1) == 2
    table.dice("1 1").play("search")
    assert [dice_in(rolled) for rolled in numbers_told(table, "explores")] == [2]


@pytest.mark.clause("jungle.first-roll")
def test_who_decides_is_told_the_chance_to_find_the_adventure() -> None:
    for explored, percent in ((0, 50), (1, 75), (2, 88)):
        table = exploring(explored=explored)
        peril = table.table.view(ME)["peril"]
        assert peril is not None
        assert peril["explore"] == percent
        assert f"{percent} %" in prompt(table.table, ME, "en")
    assert exploring(advanced="").table.view(ME)["peril"]["explore"] is None


def test_a_game_saved_between_two_tries_goes_on_the_same() -> None:
    table = exploring().dice("2").play("search")
    copy = table.reloaded()
    assert isinstance(copy.state, World)
    assert (copy.state.explored, copy.state.pathfinders) == (table.state.explored, 0)
    found = exploring().dice(f"5 {EASY}").play("search")
    again = found.reloaded()
    assert isinstance(again.state, World)
    assert again.state.pathfinders == 1


def test_what_was_explored_belongs_to_a_quest_in_a_deep_jungle() -> None:
    rules = GAME.checked_options({"advanced": "jungle"})
    for field, value in (("explored", [1, 0]), ("pathfinders", 1)):
        state = GAME.begin(2, rules, 5)
        assert isinstance(state, World)
        setattr(state, field, value)
        with pytest.raises(ValueError, match="deep jungle"):
            GAME.check(state)
