"""Special texts of Adventure cards: what they do to a hero who searches there, and to nobody else."""

from typing import Any

import pytest

from bivouac.games.fortune_and_glory import verbs as v
from bivouac.games.fortune_and_glory.abilities import mine
from bivouac.games.fortune_and_glory.catalog import (
    ADVENTURE,
    AGILITY,
    BY_NUMBER,
    CATALOG,
    CUNNING,
    IN_ONE_ROUND,
    LORE,
    TREASURE,
    mask_of,
)
from bivouac.games.fortune_and_glory.keys import KEYS
from bivouac.games.fortune_and_glory.state import World
from bivouac.games.fortune_and_glory.state_ground import T_GOT
from bivouac.text import LANGUAGES, card_face, prompt
from tests.fortune_and_glory.kit_situations import dice_in, numbers_told
from tests.fortune_and_glory.world import ME, YOU, Laid, danger, number, redraw

EASY = "- 6 1 1"  # a danger is drawn and passed with three dice
HARD = "- 1 1 1"  # drawn and failed
TEXTS = [card.key for card in CATALOG.cards if card.is_a == ADVENTURE and card.abilities]
DANGERS = ("rope-bridge", "boat-chase", "masked-ball")


def searching(adventure: str, markers: int = 0, value: int = 3, skill: int = AGILITY, **fields: Any) -> Laid:
    """My hero in the Sahara before an artifact with this adventure; yours in Lima, with Glory to spend."""
    for key in DANGERS:
        danger(key, v.Test(skill, 6, 1), v.Test(skill, 6, 1))
    redraw(adventure, danger=value)
    decks = {"danger": ", ".join(DANGERS), "city": "auction-house", "event": "lucky-hat"}
    given = {
        "at": "sahara, lima", "sites": f"sahara:sword/{adventure}", "decks": decks, "glory": [4, 5],
        "markers": [markers], "advanced": "texts", **fields,
    }  # fmt: skip
    return Laid(**given)


# -- when it is read ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("special-text.nature")
@pytest.mark.parametrize("adventure", TEXTS)
def test_a_text_is_read_as_the_search_begins(adventure: str) -> None:
    table = searching(adventure)
    assert "special-text" not in table.told()
    table.dice(EASY).play("search")
    assert table.clauses("special-text") == ["special-text.nature"]
    assert table.told().index("searches") < table.told().index("special-text")


@pytest.mark.clause("special-text.nature")
def test_an_adventure_without_a_text_says_nothing() -> None:
    table = searching("of-power").dice(EASY).play("search")
    assert "special-text" not in table.told()
    assert prompt(table.table, ME, "en").count("“") == 0


@pytest.mark.clause("special-text.nature")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_whoever_decides_reads_the_text_and_the_card_says_it_without_a_proviso(lang: str) -> None:
    table = searching("of-hades")
    said = card_face("fortune-and-glory", number("of-hades"), lang, table.table.rules).standing
    assert "(" not in said
    assert said in prompt(table.table, ME, lang)
    table.dice(EASY).play("search")
    assert said in prompt(table.table, ME, lang), "before pressing on too"
    basic = searching("of-hades", advanced="jungle")
    assert said not in prompt(basic.table, ME, lang)
    assert "(" in card_face("fortune-and-glory", number("of-hades"), lang, basic.table.rules).standing


@pytest.mark.clause("setup.basic-ignore-special-text", "special-text.nature")
@pytest.mark.parametrize("adventure", TEXTS)
def test_no_text_holds_without_the_element(adventure: str) -> None:
    table = searching(adventure, advanced="jungle,flights").dice(EASY).play("search")
    assert number(adventure) not in table.state.cards_of(ME)
    assert table.state.level(ME, CUNNING) == 3
    assert "special-text" not in table.told()
    assert "enemy" not in table.told()


# -- modifiers ---------------------------------------------------------------------------------------------------------


@pytest.mark.card("of-illusion")
@pytest.mark.clause("special-text.nature")
def test_of_illusion_costs_a_level_of_cunning_as_long_as_the_search_lasts() -> None:
    redraw("tail-wind", timing=mine, effect=v.GoTo(v.BESIDE))
    table = searching("of-illusion", skill=CUNNING, hands="tail-wind")
    assert table.state.level(ME, CUNNING) == 3, "not before the search"
    table.dice("- 6 1").play("search")
    assert [dice_in(rolled) for rolled in numbers_told(table, "rolled")] == [2]
    assert table.state.level(ME, CUNNING) == 2
    assert table.state.level(ME, LORE) == 3
    raises = table.table.view(YOU)["heroes"][ME]["levels"]["cunning"]["raises"]
    assert raises == [{"plus": -1, "card": "of-illusion"}]
    assert table.state.level(YOU, CUNNING) == 3, "a hero elsewhere is untouched"
    table.play("play/tail-wind", "place/egypt", seat=ME)
    assert table.state.level(ME, CUNNING) == 3, "whoever leaves is rid of it"


@pytest.mark.card("of-illusion")
@pytest.mark.clause("special-text.nature")
def test_a_text_ends_with_the_search() -> None:
    found = searching("of-illusion", skill=CUNNING, value=1).dice("- 6 1").play("search")
    assert found.found(ME) == ["sword", "of-illusion"]
    assert found.state.level(ME, CUNNING) == 3, "it does not stick to the artifact"
    redraw("tail-wind", timing=mine, effect=v.KnockOut(v.ME))
    fallen = searching("of-illusion", markers=1, hands="tail-wind")
    assert fallen.state.level(ME, CUNNING) == 2, "who has markers there is searching"
    fallen.play("play/tail-wind", seat=ME)
    assert fallen.state.level(ME, CUNNING) == 3


@pytest.mark.clause("special-text.nature", "artifact.resume-next-round")
def test_a_text_ends_for_all_who_searched_when_one_finds_the_artifact() -> None:
    table = searching("of-illusion", at="sahara, sahara", skill=CUNNING, value=2, markers=1)
    table.state.markers[YOU] = 1
    table.state.quest[YOU] = table.state.space[YOU]
    table.state.renew_all()
    assert table.state.level(YOU, CUNNING) == 2
    table.play("search", seat=ME).dice("- 6 1 -").play("decline", seat=YOU)
    assert table.found(ME) == ["sword", "of-illusion"]
    assert [table.state.level(seat, CUNNING) for seat in (ME, YOU)] == [3, 3]


@pytest.mark.card("of-poseidon")
@pytest.mark.clause("special-text.nature")
def test_of_poseidon_takes_a_die_from_tests_with_water() -> None:
    dice = {}
    for keywords in ("water", "fire"):
        table = searching("of-poseidon")
        for key in DANGERS:
            front = BY_NUMBER[number(key)].front
            assert front is not None
            redraw(key, front=type(front)(key, "", "", mask_of(keywords), 2, v.Test(AGILITY, 6, 1), None))
        table.dice("- 6 1 1").play("search")
        dice[keywords] = dice_in(numbers_told(table, "rolled")[0])
    assert dice == {"water": 2, "fire": 3}


@pytest.mark.card("of-the-winter-queen")
@pytest.mark.clause("special-text.nature")
def test_of_the_winter_queen_takes_a_die_from_cliffhangers() -> None:
    table = searching("of-the-winter-queen", hangs="rope-bridge").dice("6 1").play("roll")
    assert [dice_in(rolled) for rolled in numbers_told(table, "rolled")] == [2]
    front = searching("of-the-winter-queen").dice(EASY).play("search")
    assert [dice_in(rolled) for rolled in numbers_told(front, "rolled")] == [3]


# -- misadventures -----------------------------------------------------------------------------------------------------


@pytest.mark.card("of-medusa")
@pytest.mark.clause("special-text.nature")
def test_of_medusa_costs_a_marker_in_each_cliffhanger() -> None:
    table = searching("of-medusa", markers=2).dice(HARD).play("search")
    assert table.hangs(ME) != ""
    assert table.state.markers == [1, 0]
    assert table.clauses("markers-lost") == ["special-text.nature"]
    none = searching("of-medusa").dice(HARD).play("search")
    assert "markers-lost" not in none.told(), "without a marker there is none to lose"
    easy = searching("of-medusa", markers=1).dice(EASY).play("search")
    assert easy.state.markers == [2, 0]


@pytest.mark.card("of-loki")
@pytest.mark.clause("special-text.nature")
def test_of_loki_costs_an_event_in_each_cliffhanger() -> None:
    table = searching("of-loki", hands="fan-mail").dice(HARD).play("search")
    assert table.hangs(ME) != ""
    assert table.hand(ME) == []
    assert table.clauses("discarded") == ["special-text.nature"]


@pytest.mark.card("of-loki", "of-medusa")
@pytest.mark.clause("special-text.nature")
def test_a_cliffhanger_in_a_city_is_none_of_the_adventure() -> None:
    table = searching("of-loki", at="lima, sahara", hands="fan-mail", decks={"city": "cobra-in-the-bath"})
    while table.table.waiting == [ME] and not table.hangs(ME):
        keys = table.keys()
        table.dice("1 1 1").play("roll" if "roll" in keys else keys[0])
    assert table.hand(ME) == ["fan-mail"]


@pytest.mark.card("of-hades")
@pytest.mark.clause("special-text.nature")
def test_of_hades_strikes_whoever_presses_on() -> None:
    table = searching("of-hades").dice(EASY).play("search")
    assert table.state.wounds == [0, 0], "the first danger is free"
    table.dice(EASY).play("press-on")
    assert table.state.wounds == [1, 0]
    assert table.clauses("hurt") == ["special-text.nature"]
    stopped = searching("of-hades").dice(EASY).play("search", "stop")
    assert stopped.state.wounds == [0, 0]
    last = searching("of-hades", wounds=[5]).dice(EASY).play("search").play("press-on")
    assert last.is_ko(ME), "and may strike whoever can bear no more"
    assert last.told().count("danger") == 1


@pytest.mark.parametrize(
    ("adventure", "enemy"),
    [pytest.param("of-the-dead", v.ZOMBIE, marks=pytest.mark.card("of-the-dead")),
     pytest.param("of-the-crimson-hand", v.CULTIST, marks=pytest.mark.card("of-the-crimson-hand"))],
)  # fmt: skip
@pytest.mark.clause("special-text.nature")
def test_a_fight_comes_before_the_first_danger_of_a_round(adventure: str, enemy: int) -> None:
    redraw(BY_NUMBER[enemy].key, dice=1, wounds=1, glory=1)
    table = searching(adventure).play("search")
    assert table.keys() == ["fight", "escape"]
    assert table.clauses("enemy") == ["special-text.nature"]
    assert "danger" not in table.told()
    table.dice("6 1 1  1 - 6 1 1").play("fight")
    assert table.told().index("enemy-beaten") < table.told().index("danger")
    assert table.state.markers == [1, 0]
    table.dice(EASY).play("press-on")
    assert table.told().count("enemy") == 1, "not before the second one"


@pytest.mark.card("of-the-dead")
@pytest.mark.clause("special-text.nature")
def test_a_fight_of_a_text_can_be_run_from_and_can_be_lost() -> None:
    redraw(BY_NUMBER[v.ZOMBIE].key, dice=1, wounds=9, escape=v.Test(AGILITY, 6, 1))
    fled = searching("of-the-dead").play("search", "escape").dice("6 1 1 - 6 1 1").play("roll")
    assert fled.state.markers == [1, 0], "the danger follows all the same"
    fallen = searching("of-the-dead", wounds=[5]).play("search").dice(". . .  6").play("fight")
    assert fallen.is_ko(ME)
    assert "danger" not in fallen.told()
    assert fallen.state.quest[ME] == -1


@pytest.mark.card("of-the-dead")
@pytest.mark.clause("special-text.nature")
def test_a_cliffhanger_is_no_first_danger() -> None:
    table = searching("of-the-dead", hangs="rope-bridge").dice("6 1 1").play("roll")
    assert "enemy" not in table.told()
    table.dice(EASY).play("press-on")
    assert "enemy" not in table.told(), "whoever comes out of a cliffhanger is in the middle of it"


@pytest.mark.clause("special-text.nature", "adventure.by-place")
def test_whom_a_text_leads_elsewhere_has_the_turn_there() -> None:
    redraw("of-the-dead", abilities=[v.when(v.BEGINS, v.GoTo(v.HOME))])
    table = searching("of-the-dead").play("search")
    assert table.where(ME) == "london"
    assert "danger" not in table.told()
    assert "drew-city" in table.told()


@pytest.mark.clause("special-text.nature")
def test_a_text_before_the_first_danger_comes_after_the_way_through_the_jungle() -> None:
    fields = {"at": "amazon-jungle, lima", "sites": "amazon-jungle:sword/of-the-dead", "advanced": "jungle,texts"}
    lost = searching("of-the-dead", **fields).dice("1").play("search")
    assert "enemy" not in lost.told()
    found = searching("of-the-dead", **fields).dice("6").play("search")
    assert found.told().index("path-found") < found.told().index("enemy")


@pytest.mark.card("of-the-monkey-god")
@pytest.mark.clause("special-text.nature")
def test_of_the_monkey_god_costs_glory_on_a_stop() -> None:
    table = searching("of-the-monkey-god").dice(EASY).play("search", "stop")
    assert table.state.glory[ME] == 4 + 2 - 2
    assert table.clauses("glory") == ["artifact.stop-collects-glory", "special-text.nature"]
    found = searching("of-the-monkey-god", value=1).dice(EASY).play("search")
    assert found.state.glory[ME] == 4 + 2, "who finds the artifact has not stopped"


@pytest.mark.card("of-lost-souls")
@pytest.mark.clause("special-text.nature")
def test_of_lost_souls_has_to_be_done_in_one_round() -> None:
    assert [ability.kind for ability in BY_NUMBER[number("of-lost-souls")].abilities] == [IN_ONE_ROUND]
    table = searching("of-lost-souls").dice(EASY).play("search").dice(EASY).play("press-on", "stop")
    assert table.state.markers == [0, 0]
    assert table.clauses("markers-lost") == ["special-text.nature"]
    assert table.numbers("markers-lost") == [2]
    assert table.state.glory[ME] == 4 + 4, "the Glory of the round is kept"
    done = searching("of-lost-souls", value=2).dice(EASY).play("search").dice(EASY).play("press-on")
    assert done.found(ME) == ["sword", "of-lost-souls"]
    hangs = searching("of-lost-souls").dice(EASY).play("search").dice(HARD).play("press-on")
    assert hangs.state.markers == [1, 0], "a cliffhanger is no stop"
    plain = searching("of-power").dice(EASY).play("search", "stop")
    assert plain.state.markers == [1, 0]


@pytest.mark.card("of-zeus")
@pytest.mark.clause("special-text.nature")
def test_of_zeus_brings_glory_with_the_artifact() -> None:
    table = searching("of-zeus", value=2).dice(EASY).play("search")
    assert table.state.glory[ME] == 4
    table.dice(EASY).play("press-on")
    assert table.found(ME) == ["sword", "of-zeus"]
    assert table.state.glory[ME] == 4 + 2 + 2 + 4
    assert table.clauses("glory")[-1] == "special-text.nature"


@pytest.mark.card("of-zeus")
@pytest.mark.clause("special-text.artifact-means-treasure")
def test_in_a_temple_the_text_means_the_treasure() -> None:
    fields = {"sites": "sahara:mine/of-zeus", "advanced": "temples,texts"}
    table = searching("of-zeus", **fields)
    table.state.site_gold[0] = 2
    table.dice(EASY).play("search")
    assert table.state.fortune[ME] == 1
    assert table.state.glory[ME] == 4, "a coin is not the treasure"
    table.dice(EASY).play("press-on")
    assert table.found(ME)[0] == KEYS[TREASURE]
    assert table.state.glory[ME] == 4 + 2 + 2 + 4
    assert table.clauses("glory")[-1] == "special-text.nature"


@pytest.mark.clause("special-text.nature", "collapse.figure-removed")
def test_a_text_ends_with_a_collapse() -> None:
    fields = {"sites": "sahara:mine/of-illusion", "advanced": "temples,texts"}
    table = searching("of-illusion", skill=AGILITY, value=1, **fields)
    table.state.site_gold[0] = 5
    table.dice(f"{EASY} 1").play("search")
    assert "temple-collapses" in table.told()
    assert table.state.level(ME, CUNNING) == 3, "also for who is still on the way out"


@pytest.mark.card("of-pharox")
@pytest.mark.clause("special-text.nature")
def test_of_pharox_strikes_whoever_takes_the_artifact() -> None:
    table = searching("of-pharox", value=1, wounds=[3]).dice("- 6 1 1 6").play("search")
    assert table.found(ME) == ["sword", "of-pharox"]
    assert table.numbers("effect-die") == [3]
    assert table.state.wounds == [3, 0], "the wounds of before are healed by then"
    assert table.clauses("hurt") == ["special-text.nature"]


@pytest.mark.clause("special-text.nature")
def test_a_text_speaks_to_who_finds_and_to_no_other_hero_there() -> None:
    table = searching("of-zeus", at="sahara, sahara", value=1).play("search", seat=ME)
    table.dice(f"{EASY} -").play("decline", seat=YOU)
    assert table.found(ME) == ["sword", "of-zeus"]
    assert table.state.glory[YOU] == 5


@pytest.mark.clause("special-text.nature")
def test_several_texts_and_cards_that_wait_for_the_same_are_ordered_by_their_owner() -> None:
    redraw("bullwhip", abilities=[v.glory_for(v.FOUND, 1)])
    table = searching("of-zeus", value=1, kits="bullwhip").dice(EASY).play("search")
    assert table.keys() == ["resolve/bullwhip", "resolve/of-zeus"]
    table.play("resolve/of-zeus")
    assert table.state.glory[ME] == 4 + 2 + 4 + 1


# -- saves -------------------------------------------------------------------------------------------------------------


def test_a_game_saved_in_the_fight_of_a_text_goes_on_the_same() -> None:
    table = searching("of-the-dead").play("search")
    copy = table.reloaded()
    assert isinstance(copy.state, World)
    assert copy.state.alert == table.state.alert
    assert copy.state.gifts == table.state.gifts
    for one in (table.table, copy):
        while one.waiting == [ME] and not one.state.facing:  # type: ignore[attr-defined]
            one.choose(one.option_ids[0])
    assert copy.view(None) == table.table.view(None)


def test_a_game_saved_in_a_test_keeps_the_modifier() -> None:
    redraw("bullwhip", abilities=[v.activate(v.Dice(1))])
    table = searching("of-illusion", skill=CUNNING, kits="bullwhip").dice("- - -").play("search")
    assert table.state.tests[-1][T_GOT] == 0
    copy = table.reloaded()
    assert isinstance(copy.state, World)
    assert copy.state.level(ME, CUNNING) == table.state.level(ME, CUNNING) == 2
