"""Temples: what lies on them, coins for dangers, the treasure (sections temple and setup, and end.more-than-four)."""

from random import Random

import pytest

import bivouac
from bivouac.engine.lines import Ear
from bivouac.engine.state import NOBODY
from bivouac.games.fortune_and_glory.able import chance_of_collapse, next_collapse, next_danger
from bivouac.games.fortune_and_glory.catalog import ARTIFACT, BY_NUMBER, FOUND, TREASURE
from bivouac.games.fortune_and_glory.keys import KEYS
from bivouac.games.fortune_and_glory.map import NUMBER_OF
from bivouac.games.fortune_and_glory.setup import GAME
from bivouac.games.fortune_and_glory.shapes import as_fortune
from bivouac.games.fortune_and_glory.state import World
from bivouac.games.fortune_and_glory.steps_map import place_artifact, place_temple
from bivouac.games.fortune_and_glory.turn_temple import temple_progress
from bivouac.games.fortune_and_glory.verbs import (
    ANOTHER,
    BESIDE,
    Glory,
    GoTo,
    LoseArtifact,
    Markers,
    StealArtifact,
    when,
)
from bivouac.games.fortune_and_glory.verbs import (
    ME as OWNER,
)
from bivouac.games.fortune_and_glory.words import LINES, OF_ITSELF
from bivouac.text import prompt
from tests.fortune_and_glory.world import ME, THIRD, YOU, Laid, drawing, in_temple, number, redraw
from tests.laid_table import keys_told

SAHARA = NUMBER_OF["sahara"]
TEMPLES = ["mine", "city", "valley", "temple", "caverns", "tomb"]


def set_up(seed: int, **options: str) -> World:
    state = GAME.begin(2, GAME.checked_options(options), seed)
    assert isinstance(state, World)
    return state


# -- what is in the box ------------------------------------------------------------------------------------------------


@pytest.mark.clause("temple.place-artifacts", "temple.icon", "temple.high-fortune", "collapse.escape-test")
def test_six_artifacts_are_temples_with_much_fortune_and_a_test_to_get_out() -> None:
    temples = [card for card in BY_NUMBER if card.temple]
    assert [card.key for card in temples] == TEMPLES
    assert sorted(card.fortune for card in temples) == [6, 7, 8, 8, 9, 10]
    assert all(card.escape is not None and card.is_a == ARTIFACT for card in temples)
    objects = [card.fortune for card in BY_NUMBER if card.is_a == ARTIFACT and not card.needs]
    assert min(card.fortune for card in temples) >= max(objects)


@pytest.mark.clause("setup.basic-remove-artifacts", "setup.basic-remove-event")
def test_temples_and_the_lost_one_are_in_the_decks_only_with_the_temples() -> None:
    def decks(**options: str) -> set[str]:
        state = set_up(3, **options)
        return {KEYS[card] for bag in (*state.bags[:-1], state.site_artifact) for card in bag}

    assert not {*TEMPLES, "lost-temple"} & decks()
    assert not {*TEMPLES, "lost-temple"} & decks(advanced="jungle,texts,flights")
    assert {*TEMPLES, "lost-temple"} <= decks(advanced="temples")
    assert {*TEMPLES, "lost-temple"} <= decks(level="advanced")
    assert "temple-treasure" not in decks(level="advanced")


@pytest.mark.clause("temple.figure", "temple.fortune-on-card")
def test_a_temple_comes_with_its_figure_and_its_fortune_on_the_card() -> None:
    state = set_up(3, advanced="temples")
    before = state.temple_stock()
    place_temple(state, OF_ITSELF)
    assert state.is_temple(len(state.site_space) - 1)
    assert state.site_gold[-1] == BY_NUMBER[state.site_artifact[-1]].fortune
    assert (state.site_markers[-1], state.site_shaken[-1]) == (0, 0)
    assert state.temple_stock() == before - 1
    for site in range(4):
        assert (state.site_gold[site] > 0) == state.is_temple(site)


@pytest.mark.clause("component.temple-figures", "temple.figure")
def test_a_temple_without_a_figure_is_put_away_and_another_artifact_drawn() -> None:
    """Eight figures in all: on the board, with heroes as treasures, and with Villains."""
    laid = Laid(carried=["temple-treasure, " * 4, "temple-treasure, " * 3], advanced="temples",
                decks={"artifact": "mine"}, sites="egypt:jar/of-medusa")  # fmt: skip
    state = laid.state
    state.aside = [TREASURE, -1]
    state.discards[ARTIFACT].append(number("drum"))
    assert state.temple_stock() == 0
    place_artifact(state, OF_ITSELF)
    assert KEYS[state.site_artifact[-1]] == "drum"
    assert "no-temple-figure" in laid.told()
    assert [KEYS[card] for card in state.discards[ARTIFACT]] == ["mine"]
    place_temple(state, OF_ITSELF)
    assert laid.told()[-1] == "no-temple-figure"
    assert len(state.site_space) == 2
    state.aside = []
    place_temple(state, OF_ITSELF)
    assert KEYS[state.site_artifact[-1]] == "mine"


@pytest.mark.clause("end.more-than-four", "end.refill")
@pytest.mark.card("lost-temple")
def test_the_lost_temple_is_one_more_place_and_stays_the_fifth() -> None:
    sites = "egypt:jar/of-medusa, china:sword/of-zeus, india:bell/of-hades, brazil:drum/of-power"
    laid = Laid(at="sahara, london", sites=sites, decks={"event": "lost-temple"}, dice="5", advanced="temples")
    state = laid.state
    assert len(state.site_space) == 5
    assert state.is_temple(4)
    assert {"at-once", "temple-placed"} <= set(laid.told())
    laid.play("done", seat=YOU)
    assert (state.round, len(state.site_space)) == (2, 5)  # more than four stay
    assert [KEYS[card] for card in state.discards[0]] == ["lost-temple"]


@pytest.mark.card("lost-temple")
def test_the_lost_temple_is_found_among_the_discards_and_nowhere_else() -> None:
    laid = Laid(at="egypt, paris", sites="egypt:jar/of-medusa", decks={"artifact": "drum"}, advanced="temples")
    state = laid.state
    place_temple(state, OF_ITSELF)
    assert laid.told()[-1] == "no-temple"
    assert len(state.site_space) == 1
    state.discards[ARTIFACT].append(number("tomb"))
    place_temple(state, OF_ITSELF)
    assert KEYS[state.site_artifact[-1]] == "tomb"
    assert state.discards[ARTIFACT] == []
    assert KEYS[state.bags[ARTIFACT][0]] == "drum"


# -- coins -------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("temple.one-fortune-each", "temple.fortune-through-dangers", "collapse.marker-on-temple")
def test_a_danger_overcome_takes_a_coin_at_once_and_leaves_its_marker_on_the_temple() -> None:
    laid = in_temple(coins=4, **drawing("rope-bridge"), dice="- + . .").play("search")
    state = laid.state
    assert laid.keys() == ["press-on", "stop"]
    assert (state.fortune[ME], state.site_gold[0], state.site_markers[0], state.markers[ME]) == (1, 3, 1, 0)
    assert laid.clauses("fortune") == ["temple.one-fortune-each"]
    assert laid.clauses("temple-markers") == ["collapse.marker-on-temple"]
    assert "markers" not in laid.told()
    assert state.glory[ME] == 0  # that of the danger waits for a stop
    laid.play("stop")
    assert (state.fortune[ME], state.glory[ME], state.found[ME]) == (1, 2, [])


@pytest.mark.clause("temple.one-fortune-each", "collapse.marker-on-temple")
def test_so_does_a_cliffhanger_overcome_there() -> None:
    laid = in_temple(coins=4, hangs="rope-bridge", dice="+ . .").play("roll")
    state = laid.state
    assert (state.fortune[ME], state.site_gold[0], state.site_markers[0], state.markers[ME]) == (1, 3, 1, 0)
    assert (state.glory[ME], state.hangs[ME]) == (3, -1)
    assert laid.keys() == ["press-on", "stop"]


@pytest.mark.clause("temple.one-fortune-each", "artifact.resume-next-round")
def test_who_hangs_in_what_is_left_of_another_adventure_takes_nothing_from_a_temple() -> None:
    """The artifact of that adventure is gone, and a temple has come to its space since then."""
    laid = in_temple(coins=4, hangs="rope-bridge")
    laid.state.quest[ME] = -1
    laid.dice("+ . .").play("roll")
    assert (laid.state.fortune[ME], laid.state.site_gold[0], laid.state.site_markers[0]) == (0, 4, 0)
    laid.nobody_is_waiting_but(YOU)


@pytest.mark.clause("temple.one-fortune-each")
def test_an_artifact_gives_no_coin_and_its_marker_to_the_hero() -> None:
    laid = in_temple(sites="sahara:sword/of-zeus, egypt:jar/of-medusa", **drawing("rope-bridge"), dice="- + . .")
    laid.play("search")
    assert (laid.state.fortune[ME], laid.state.markers[ME], laid.state.site_markers[0]) == (0, 1, 0)


@pytest.mark.clause("collapse.danger-value-meaning")
def test_the_danger_value_of_a_temple_finds_nothing() -> None:
    laid = in_temple(coins=4, on_it=1, danger_value=2, **drawing("rope-bridge"), dice="- + . . 2").play("search")
    assert laid.state.found[ME] == []
    assert laid.state.site_gold[0] == 3
    assert laid.keys() == ["press-on", "stop"]


@pytest.mark.clause("collapse.marker-on-temple")
def test_a_card_gives_nobody_markers_of_a_temple() -> None:
    redraw("missing-page", effect=Markers(1, OWNER))
    laid = in_temple(coins=4, hands="missing-page")
    assert laid.keys() == ["search", "decline"]
    assert laid.why_not("play/missing-page") == "event.targets"


@pytest.mark.clause("collapse.shared-markers")
def test_markers_of_all_heroes_lie_on_the_temple_together_and_stay_when_they_stop() -> None:
    laid = in_temple(coins=5, at="sahara, sahara, egypt", **drawing("rope-bridge", "quicksand"))
    laid.play("search", seat=ME).dice("- + . . - + . .").play("search", seat=YOU)
    state = laid.state
    assert (state.fortune[ME], state.site_markers[0]) == (1, 1)
    laid.play("stop", seat=ME)
    assert (state.fortune[YOU], state.site_markers[0], state.site_gold[0]) == (1, 2, 3)
    assert (state.markers[ME], state.markers[YOU]) == (0, 0)
    laid.play("stop", seat=YOU)
    assert state.site_markers[0] == 2


@pytest.mark.clause("jungle.bonus-on-temple")
def test_coins_of_the_jungle_are_coins_of_the_temple() -> None:
    """Whatever lies there is taken one by one, and the treasure comes with the very last."""
    laid = in_temple(coins=2, danger_value=5, **drawing("rope-bridge", "quicksand", "boat-chase"), dice="- + . .")
    laid.play("search")
    laid.state.site_gold[0] += 2
    laid.dice("- + . . - + . .").play("press-on", "press-on")
    assert (laid.state.fortune[ME], laid.state.site_gold[0], laid.found(ME)) == (3, 1, [])


@pytest.mark.clause("collapse.danger-value-meaning")
def test_whoever_decides_is_told_the_coins_the_markers_and_the_chances() -> None:
    laid = in_temple(coins=4, on_it=2, shaken=1, danger_value=3, **drawing("rope-bridge"))
    view = as_fortune(laid.table.view(ME))
    chances = next_danger(laid.state, ME)
    falls = round(100 * chance_of_collapse(2))
    assert view["peril"] is not None
    assert view["peril"]["collapse"] == round(100 * next_collapse(laid.state, 0, chances)) == falls  # passed or failed
    assert view["peril"]["escape"] == 70  # three dice, one of them 5 or 6
    assert view["sites"][0]["temple"] == {"markers": 2, "shaken": 1}
    assert (view["sites"][0]["gold"], view["sites"][1]["temple"]) == (4, None)
    for lang in ("en", "fr"):
        question = prompt(laid.table, ME, lang)
        assert all(word in question for word in ("4 Fortune", "2", "3", "1")), question
    laid.dice("- + . . 2 2").play("search")
    assert f"{round(100 * chance_of_collapse(3))}" in prompt(laid.table, ME, "en")


def test_the_chance_of_a_collapse_leaves_out_the_last_coin() -> None:
    laid = in_temple(coins=1, on_it=2, shaken=1, danger_value=3, **drawing("rope-bridge"))
    chances = next_danger(laid.state, ME)
    assert next_collapse(laid.state, 0, chances) == pytest.approx((1 - chances.passes) * chance_of_collapse(2))


# -- the treasure ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("temple.treasure-taken", "temple.treasure-as-artifact")
def test_the_last_coin_brings_the_treasure_and_no_test_though_the_value_is_reached() -> None:
    laid = in_temple(coins=1, on_it=1, shaken=2, danger_value=2, wounds=[2], **drawing("rope-bridge"), dice="- + . .")
    stock = laid.state.temple_stock()
    laid.play("search")
    state = laid.state
    assert state.found[ME] == [TREASURE, -1]
    assert (state.fortune[ME], state.glory[ME], state.wounds[ME], state.quest[ME]) == (1, 2, 0, -1)
    assert [KEYS[card] for card in state.site_artifact] == ["jar"]
    assert number("mine") in state.discards[ARTIFACT]
    assert state.temple_stock() == stock  # the figure goes from the board to the hero
    assert not {"collapse-dice", "temple-shakes", "stopped"} & set(laid.told())
    assert laid.clauses("treasure") == ["temple.treasure-taken"]
    assert set(laid.clauses("glory")) == {"temple.treasure-taken"}
    laid.nobody_is_waiting_but(YOU)  # the adventure is over: nobody asks whether to press on


@pytest.mark.clause("temple.treasure-taken")
def test_a_cliffhanger_may_bring_the_treasure_too() -> None:
    laid = in_temple(coins=1, hangs="rope-bridge", dice="+ . .").play("roll")
    assert (laid.found(ME), laid.state.glory[ME], laid.state.hangs[ME]) == (["temple-treasure"], 3, -1)
    laid.nobody_is_waiting_but(YOU)


@pytest.mark.clause("temple.treasure-taken")
def test_a_racer_who_has_pressed_on_faces_a_last_danger_and_who_had_not_drawn_goes_on_the_road() -> None:
    laid = in_temple(coins=2, at="sahara, sahara, sahara, egypt", **drawing("rope-bridge", "quicksand", "boat-chase"))
    laid.play("search", seat=ME).play("search", seat=YOU)
    laid.dice("- + . .").play("search", seat=THIRD)
    laid.dice("- + . . 2 - + . .").play("press-on", seat=ME)
    state = laid.state
    assert laid.found(YOU) == ["temple-treasure"]
    assert laid.clauses("artifact-gone") == ["race.artifact-gone"]
    assert "travel-die" in laid.told()
    assert (state.fortune[ME], laid.found(ME), state.glory[ME]) == (1, [], 4)  # no coin is left for the last danger
    laid.nobody_is_waiting_but(3)


@pytest.mark.clause("special-text.artifact-means-treasure")
def test_to_take_the_treasure_is_to_find_an_artifact() -> None:
    laid = in_temple(coins=1, printed=True, heroes="duke-dudley, jacques-moreau", **drawing("rope-bridge"))
    redraw("duke-dudley", levels=(3, 3, 3, 3), abilities=[when(FOUND, Glory(4))])
    laid.state.renew_all()
    laid.dice("- + . .").play("search")
    assert laid.state.glory[ME] == 2 + 4


@pytest.mark.clause("temple.treasure-taken")
def test_who_is_carried_off_by_what_the_danger_brings_has_the_treasure_all_the_same() -> None:
    redraw("duke-dudley", levels=(3, 3, 3, 3), abilities=[when(3, GoTo(BESIDE, OWNER))])  # DANGER_BEATEN
    laid = in_temple(coins=1, printed=True, heroes="duke-dudley, jacques-moreau", **drawing("rope-bridge"))
    redraw("duke-dudley", levels=(3, 3, 3, 3), abilities=[when(3, GoTo(BESIDE, OWNER))])
    laid.state.renew_all()
    laid.dice("- + . .").play("search")
    laid.play(laid.keys()[0])
    assert laid.found(ME) == ["temple-treasure"]
    assert laid.where(ME) != "sahara"
    assert "stopped" not in laid.told()
    laid.nobody_is_waiting_but(YOU)


@pytest.mark.clause("villain-adventure.temple", "temple.treasure-taken")
def test_villains_take_coins_and_the_treasure_aside() -> None:
    laid = in_temple(coins=2)
    temple_progress(laid.state, 0, NOBODY)
    assert (laid.state.aside_fortune, laid.state.aside, laid.state.site_markers[0]) == (1, [], 1)
    temple_progress(laid.state, 0, NOBODY)
    assert (laid.state.aside_fortune, laid.state.aside) == (2, [TREASURE, -1])
    assert as_fortune(laid.table.view(None))["loot"]["artifacts"] == [
        {"artifact": "temple-treasure", "adventure": None, "fortune": 3}
    ]


# -- what becomes of it ------------------------------------------------------------------------------------------------


@pytest.mark.clause("temple.treasure-price", "temple.treasure-fates")
@pytest.mark.card("temple-treasure")
@pytest.mark.parametrize(("city", "brings"), [("london", 4), ("cape-town", 3)])
def test_the_treasure_is_sold_for_3_and_for_4_in_a_major_city(city: str, brings: int) -> None:
    laid = Laid(at=f"{city}, paris", carried="temple-treasure", decks={"city": "old-friend"}, glory=[9],
                advanced="temples")  # fmt: skip
    state = laid.state
    while not laid.may("sell/temple-treasure"):
        laid.play(laid.keys()[0])
    stock = state.temple_stock()
    laid.play("sell/temple-treasure")
    assert (state.fortune[ME], state.found[ME]) == (brings, [])
    assert laid.clauses("sells") == ["temple.treasure-price"]
    assert state.temple_stock() == stock + 1
    assert not state.discards[ARTIFACT]  # it is no card
    assert laid.why_not("sell/temple-treasure") == "sell.any-artifact"


@pytest.mark.clause("temple.treasure-as-artifact", "temple.treasure-fates")
def test_two_treasures_are_alike_and_offered_once() -> None:
    laid = Laid(at="london, paris", carried="temple-treasure, sword/of-zeus, temple-treasure", advanced="temples",
                decks={"city": "old-friend"})  # fmt: skip
    while not laid.may("done"):
        laid.play(laid.keys()[0])
    assert laid.keys(verb="sell") == ["sword", "temple-treasure"]
    laid.play("sell/temple-treasure", "sell/temple-treasure")
    assert laid.found(ME) == ["sword", "of-zeus"]
    assert laid.state.fortune[ME] == 8


@pytest.mark.clause("temple.treasure-fates", "ko.penalty-artifacts")
@pytest.mark.parametrize(("die", "kept"), [("3", []), ("4", ["temple-treasure"])])
def test_a_ko_hero_rolls_for_the_treasure_too(die: str, kept: list[str]) -> None:
    laid = in_temple(hangs="rope-bridge", carried="temple-treasure", dice=f". . . 1 {die}").play("roll")
    assert laid.is_ko(ME)
    assert laid.found(ME) == kept
    assert not laid.state.discards[ARTIFACT]


@pytest.mark.clause("temple.treasure-fates", "temple.treasure-as-artifact")
def test_the_treasure_is_lost_or_stolen_as_an_artifact_is() -> None:
    redraw("fan-mail", effect=StealArtifact(ANOTHER))
    redraw("handle-with-care", effect=LoseArtifact(OWNER))
    laid = Laid(at="sahara, egypt", sites="sahara:jar/of-zeus, egypt:sword/of-medusa", advanced="temples",
                hands="fan-mail, handle-with-care",
                carried=["", "temple-treasure, bell/of-power, temple-treasure"])  # fmt: skip
    laid.play("play/fan-mail")
    assert laid.keys() == ["give-up/bell", "give-up/temple-treasure"]
    laid.play("give-up/temple-treasure")
    assert (laid.found(ME), laid.found(YOU)) == (["temple-treasure"], ["bell", "of-power", "temple-treasure"])
    laid.play("play/handle-with-care")
    assert laid.found(ME) == []
    assert not laid.state.discards[ARTIFACT]


@pytest.mark.clause("temple.treasure-as-artifact")
def test_a_treasure_is_shown_and_saved_like_an_artifact() -> None:
    laid = Laid(at="sahara, egypt", sites="sahara:jar/of-zeus, egypt:sword/of-medusa", carried="temple-treasure",
                advanced="temples")  # fmt: skip
    pair = {"artifact": "temple-treasure", "adventure": None, "fortune": 3}
    assert as_fortune(laid.table.view(YOU))["heroes"][ME]["artifacts"] == [pair]
    GAME.check(laid.reloaded().state)


# -- whole games -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, *(pytest.param(seats, marks=pytest.mark.full) for seats in (4, 8))])
def test_random_games_with_temples_end_and_lose_no_card(seats: int) -> None:
    """A save is checked: each card lies in one place, and there are eight figures."""
    told: set[str] = set()
    for seed in range(3):
        chance = Random(seed)
        table = bivouac.new("fortune-and-glory", players=seats, seed=seed, advanced="temples")
        ear = table.state.ear = Ear()
        steps = 0
        while not table.over:
            options = table.option_ids
            table.choose(options[chance.randrange(len(options))])
            steps += 1
            if steps % 150 == 0:
                bivouac.load(table.save())
        assert table.result is not None
        assert table.result.why == "victory.condition"
        told.update(keys_told(LINES, ear))
    assert {"temple-markers", "temple-holds", "must-get-out", "got-out", "not-out", "treasure"} <= told
