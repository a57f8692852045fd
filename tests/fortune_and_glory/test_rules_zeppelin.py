"""The zeppelin: how it flies, gathers and drops, and heroes who sneak aboard."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import bivouac
from bivouac.engine.catalog import ORIGINAL
from bivouac.engine.chance import Chance
from bivouac.engine.saving import save_state
from bivouac.engine.table import Table
from bivouac.games.fortune_and_glory import turn_zeppelin
from bivouac.games.fortune_and_glory.cards.zeppelin import ZEPPELIN, ZeppelinSheet
from bivouac.games.fortune_and_glory.catalog import (
    AGILITY,
    ANOTHERS,
    ANYBODYS,
    BLOWS,
    ENEMY,
    HERO,
    IS_A,
    NAZI,
    OWN,
    REFERENCE,
    Timing,
)
from bivouac.games.fortune_and_glory.map import ALL_SPACES, FIRST_SEA, NEIGHBOURS, NUMBER_OF, SPACES
from bivouac.games.fortune_and_glory.setup import GAME
from bivouac.games.fortune_and_glory.shapes import as_fortune
from bivouac.games.fortune_and_glory.state import World
from bivouac.games.fortune_and_glory.state_ground import A_SEAT, A_WON, F_CARD, MOBSTER, SOLDIER, Z_FORTUNE, Z_SPACE
from bivouac.games.fortune_and_glory.steps_fights import begin_fight
from bivouac.games.fortune_and_glory.turn_zeppelin import flight
from bivouac.games.fortune_and_glory.verbs_health import Hurt
from bivouac.games.fortune_and_glory.verbs_map import ANY_CITY, GoTo
from bivouac.games.fortune_and_glory.verbs_tests import Test as Skill
from bivouac.games.fortune_and_glory.whom import IT
from bivouac.games.fortune_and_glory.whom import ME as OWNER
from bivouac.text.fluent import LANGUAGES, say
from bivouac.text.prompts import prompt
from tests.damaged import Save
from tests.fortune_and_glory.world import ME, THIRD, YOU, Laid, number, redraw

GUARD = "patrol"
SITE = "sahara:sword/of-zeus"


def guards(dice: int = 1, wounds: int = 1, glory: int = 2) -> None:
    """The Infantry of these tests: one die, beaten by one wound; a single success escapes."""
    for key in (GUARD, "frogmen"):
        redraw(key, dice=dice, wounds=wounds, glory=glory, each_round=None, escape=Skill(AGILITY, 4, 1))


def below(zeppelin: str = "sahara:4", at: str = "sahara, paris", nazi: str = GUARD, **fields: Any) -> Laid:
    """My hero in the Sahara, right under the zeppelin; its guards are weak."""
    guards()
    return Laid(at=at, zeppelin=zeppelin, decks={"nazi": nazi, **fields.pop("decks", {})}, **fields)


def aboard(zeppelin: str = "sahara:4", **fields: Any) -> Laid:
    """My hero has got aboard unseen and stands before the first guard."""
    return below(zeppelin, **fields).play("board").dice("1 1 1 1").play("sneak/6")


def ending(locations: str, dice: str, zeppelin: str = "sahara:2", at: str = "london, paris", **fields: Any) -> Laid:
    """The End phase: a Location is drawn (the first roll), then the D3 falls: 1 and 2, 3 and 4, 5 and 6 of the dice. No
    artifact is left that would want a place."""
    decks = {"artifact": ""}
    return Laid(at=at, phase="end", zeppelin=zeppelin, locations=locations, dice=dice, decks=decks, **fields)


def where(table: Laid) -> str:
    return ALL_SPACES[table.state.zeppelin[Z_SPACE]].key


# -- the sheet and the set-up ------------------------------------------------------------------------------------------


@pytest.mark.clause("sheet.zeppelin", "component.zeppelin-figure")
def test_the_sheet_is_ours_and_its_numbers_are_data(monkeypatch: pytest.MonkeyPatch) -> None:
    assert ZEPPELIN.origin == ORIGINAL
    monkeypatch.setattr(turn_zeppelin, "ZEPPELIN", ZeppelinSheet("other", 1, 6, 6, 2, 3, 1, ORIGINAL))
    table = ending("egypt", "- 6", at="paris, london")
    assert table.state.zeppelin == [NUMBER_OF["egypt"], 3]


@pytest.mark.clause("zeppelin.random-start")
def test_it_begins_over_a_random_land_with_nothing_aboard() -> None:
    spaces = set()
    for seed in range(1, 13):
        state = GAME.begin(2, GAME.checked_options({"advanced": "zeppelin"}), seed)
        assert isinstance(state, World)
        assert state.zeppelin[Z_FORTUNE] == 0
        spaces.add(state.zeppelin[Z_SPACE])
    assert len(spaces) > 6
    assert max(spaces) < FIRST_SEA


@pytest.mark.clause("end.zeppelin-not-basic", "setup.basic-figures-aside")
def test_the_basic_game_has_none() -> None:
    table = Laid(at="sahara, paris", phase="end", locations="egypt", decks={"artifact": ""})
    assert table.state.zeppelin == []
    assert table.table.view(ME)["zeppelin"] is None
    assert not [key for key in table.told() if key.startswith("zeppelin")]
    basic = Laid(at="sahara, paris", sites=SITE)
    assert basic.why_not("board") == "end.zeppelin-not-basic"


# -- the flight --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("zeppelin.moves-each-end")
@pytest.mark.parametrize(("die", "steps"), [("1", 1), ("2", 1), ("3", 2), ("4", 2), ("5", 3), ("6", 3)])
def test_it_flies_as_many_spaces_as_the_d3_shows_toward_the_land_drawn(die: str, steps: int) -> None:
    table = ending("china", f"- {die}")
    way = flight(NUMBER_OF["sahara"], NUMBER_OF["china"])
    assert len(way) > 3
    assert table.state.zeppelin[Z_SPACE] == way[steps - 1]
    assert table.clauses("zeppelin-flies") == ["zeppelin.moves-each-end"]


@pytest.mark.clause("zeppelin.moves-each-end")
def test_it_stops_over_the_land_and_stays_if_it_is_there() -> None:
    beside = NEIGHBOURS[NUMBER_OF["sahara"]][0]
    assert where(ending(ALL_SPACES[beside].key, "- 6")) == ALL_SPACES[beside].key
    table = ending("sahara", "- 6")
    assert where(table) == "sahara"
    assert "zeppelin-flies" not in table.told()


@pytest.mark.clause("zeppelin.moves-each-end")
def test_its_way_is_a_shortest_one_over_any_space() -> None:
    for start in range(0, SPACES, 5):
        near = {start}
        for spaces in range(1, 12):
            for goal in {there for here in near for there in NEIGHBOURS[here]} - near:
                if goal < FIRST_SEA:
                    way = flight(start, goal)
                    assert (len(way), way[-1]) == (spaces, goal)
                    assert all(b in NEIGHBOURS[a] for a, b in zip([start, *way], way, strict=False))
            near |= {there for here in near for there in NEIGHBOURS[here]}


@pytest.mark.clause("zeppelin.moves-each-end", "end.steps")
def test_it_moves_in_every_round_before_victory_is_checked_and_heroes_return() -> None:
    table = ending("egypt", "- 1", at="london, paris", fortune=[14], down=2)
    told = table.told()
    assert told.index("zeppelin-heads") < told.index("nothing-to-draw") < told.index("stands-up")
    won = ending("egypt", "- 1", at="london, paris", fortune=[15])
    assert won.told().index("zeppelin-gathers") < won.told().index("won")
    rounds = 6
    again = bivouac.new(GAME.name, players=2, seed=4, advanced="zeppelin", round_cap=rounds)
    while not again.over:
        again.choose(again.option_ids[-1])
    assert [line.clause for line in again.log(None, "en")].count("zeppelin.gathers-fortune") == rounds


@pytest.mark.clause("end.steps", "zeppelin.moves-each-end")
def test_a_soldier_dropped_on_a_winner_is_fought_before_the_victory() -> None:
    redraw("nazi-soldier", dice=6, wounds=9)
    table = ending("british-isles", "- 6", zeppelin="british-isles:1", at="british-isles, paris")
    assert table.state.fights[-1][F_CARD] == number("nazi-soldier")
    assert "nothing-to-draw" not in table.told()


@pytest.mark.clause("zeppelin.gathers-fortune")
def test_it_gathers_one_fortune_each_time_and_holds_six() -> None:
    table = ending("egypt", "- 1", zeppelin="sahara:2")
    assert table.state.zeppelin[Z_FORTUNE] == 3
    assert table.numbers("zeppelin-gathers") == [3]
    assert ending("egypt", "- 1", zeppelin="sahara:5").state.zeppelin[Z_FORTUNE] == 6
    full = ending("egypt", "- 1", zeppelin="sahara:6")
    assert full.state.zeppelin[Z_FORTUNE] == 6
    assert ending("sahara", "- 1", zeppelin="sahara:0").state.zeppelin[Z_FORTUNE] == 1


@pytest.mark.clause("zeppelin.drops-soldiers")
@pytest.mark.parametrize(("die", "dropped"), [("1", False), ("3", False), ("5", True), ("6", True)])
def test_it_drops_a_soldier_where_it_ends_on_the_three_of_the_d3(die: str, dropped: bool) -> None:
    table = ending("egypt", f"- {die}", zeppelin="egypt:0")
    assert (table.state.figures[NUMBER_OF["egypt"]] == SOLDIER) == dropped
    assert table.clauses("henchman-placed") == ["zeppelin.drops-soldiers"] * dropped


@pytest.mark.clause("zeppelin.drops-soldiers")
def test_it_drops_none_over_a_sea_or_a_city() -> None:
    """From afar, three spaces lead over a sea or a city now and then."""
    tried = set()
    for start in range(FIRST_SEA):
        for goal in range(FIRST_SEA):
            way = flight(start, goal)
            if len(way) > 3 and way[2] >= FIRST_SEA and ALL_SPACES[way[2]].kind not in tried:
                tried.add(ALL_SPACES[way[2]].kind)
                table = ending(ALL_SPACES[goal].key, "- 6", zeppelin=f"{ALL_SPACES[start].key}:0")
                assert table.state.zeppelin[Z_SPACE] == way[2]
                assert not any(table.state.figures)
                assert table.clauses("no-drop") == ["zeppelin.drops-soldiers"]
    assert tried


@pytest.mark.clause("zeppelin.drops-soldiers")
def test_the_soldier_is_a_henchman_like_any_other() -> None:
    """It goes elsewhere where one stands already, and whoever is there fights it at once."""
    elsewhere = ending("egypt, china", "- 6 - 6", zeppelin="egypt:0", figures={"egypt": MOBSTER})
    assert "henchman-elsewhere" in elsewhere.told() or elsewhere.state.figures.count(SOLDIER) == 1
    met = ending("egypt", "- 6", zeppelin="egypt:0", at="egypt, paris")
    assert met.clauses("enemy") == ["henchman.appears-on-hero"]
    assert met.state.fights[-1][F_CARD] == number("nazi-soldier")


# -- getting aboard ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("zeppelin.sneak-aboard")
@pytest.mark.parametrize("space", ["sahara", "north-atlantic", "paris"])
def test_a_hero_in_its_space_may_go_aboard_in_place_of_the_usual_encounter(space: str) -> None:
    table = below(f"{space}:3", at=f"{space}, london", decks={"city": "auction-house"})
    assert table.keys() == ["board", "below"]
    table.play("board")
    assert table.keys() == [f"sneak/{n}" for n in range(1, 7)]
    assert not {"travel-die", "drew-city"} & set(table.told())
    assert table.clauses("boards") == ["zeppelin.sneak-aboard"]
    assert table.where(ME) == space


@pytest.mark.clause("zeppelin.sneak-aboard")
@pytest.mark.parametrize(("space", "usual"), [("sahara", "travel-die"), ("paris", "drew-city")])
def test_who_stays_below_has_the_usual_encounter(space: str, usual: str) -> None:
    table = below(f"{space}:3", at=f"{space}, china", decks={"city": "auction-house"}, dice="2").play("below")
    assert usual in table.told()
    assert "boards" not in table.told()


@pytest.mark.clause("zeppelin.sneak-aboard")
def test_beside_an_artifact_it_is_one_question_with_the_search() -> None:
    redraw("of-zeus", danger=3)
    table = below(sites=SITE, markers=[2])
    assert table.keys() == ["search", "decline", "board"]
    table.play("board").dice("1 1 1 1").play("sneak/6").dice("6 6 6 1").play("fight", "leave")
    assert (table.state.markers[ME], table.where(ME)) == (2, "sahara"), "who stays in the space keeps the markers"
    assert not {"danger", "searches", "declines"} & set(table.told())


@pytest.mark.clause("zeppelin.sneak-aboard")
def test_nobody_gets_aboard_from_another_space_or_for_nothing() -> None:
    away = below("egypt:4", sites=SITE)
    assert away.keys() == ["search", "decline"]
    assert away.why_not("board") == "zeppelin.sneak-aboard"
    empty = below("sahara:0", sites=SITE)
    assert empty.keys() == ["search", "decline"]
    assert empty.why_not("board") == "zeppelin.rules-on-sheet"


@pytest.mark.clause("zeppelin.sneak-aboard", "cliffhanger.must-be-faced")
def test_who_hangs_in_a_cliffhanger_faces_it() -> None:
    table = below(sites=SITE, hangs="rope-bridge")
    assert "cliffhanger" in table.told()
    assert not table.may("board")


@pytest.mark.clause("zeppelin.sneak-aboard")
def test_why_nothing_else_is_done_before_the_choice() -> None:
    table = below()
    assert table.why_not("search") == "zeppelin.sneak-aboard"
    assert table.why_not("leave") == "zeppelin.sneak-aboard"
    assert table.why_not("board") == ""
    assert table.why_not("board", YOU) == "adventure.clockwise"


@pytest.mark.clause("zeppelin.sneak-aboard", "adventure.clockwise")
def test_each_hero_goes_aboard_in_the_own_turn_for_what_the_others_have_left() -> None:
    table = below("sahara:3", at="sahara, sahara, paris")
    table.play("board").dice("1 1 1 1").play("sneak/6").dice("6 6 6 1").play("fight", "leave")
    assert table.state.fortune[ME] == 2
    assert table.table.waiting == [YOU]
    table.play("board").dice("1 1 1 1").play("sneak/6").dice("6 6 6 1").play("fight")
    assert (table.state.fortune[YOU], table.state.zeppelin[Z_FORTUNE]) == (1, 0)
    assert "nothing-aboard" not in table.told()


@pytest.mark.clause("zeppelin.sneak-aboard", "race.condition")
def test_who_is_asked_to_join_a_race_may_go_aboard_instead() -> None:
    table = below(at="sahara, sahara, paris", sites=SITE, decks={"danger": "rope-bridge", "city": "auction-house"})
    table.play("search")
    assert table.keys(YOU) == ["search", "decline", "board"]
    table.play("board").dice("1 1 1 1").play("sneak/6").dice("6 6 6 1").play("fight", "leave")
    assert "race" not in table.told()
    assert table.told().index("leaves-zeppelin") < table.told().index("danger")
    assert table.state.acted >> YOU & 1, "a turn is used up by it"


@pytest.mark.clause("zeppelin.sneak-aboard", "adventure.by-place")
def test_whom_a_card_carries_off_before_the_choice_has_the_turn_of_the_new_place() -> None:
    redraw("tail-wind", timing=Timing(OWN, ANYBODYS), effect=GoTo(ANY_CITY))
    table = below(hands="tail-wind", decks={"city": "auction-house"})
    assert table.keys() == ["play/tail-wind", "board", "below"]
    table.play("play/tail-wind", "place/cairo")
    assert table.where(ME) == "cairo"
    assert "drew-city" in table.told()
    assert table.state.aboard == []


# -- the sneak test ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("zeppelin.sneak-covered-later", "sneak.roll")
def test_it_is_the_sneak_test_with_the_search_of_the_sheet() -> None:
    table = below().play("board")
    view = as_fortune(table.table.view(YOU))
    assert view["sneak"] == {"seat": ME, "card": None, "dice": 4, "number": None, "roll": [], "matches": 0}
    assert view["zeppelin"] == {"space": "sahara", "fortune": 4, "search": 4, "seat": ME, "won": 0}
    table.dice("1 2 3 4 6 1 1 1").play("sneak/5")
    assert table.clauses("sneaked") == ["sneak.success"]
    assert table.clauses("enemy") == ["zeppelin.rules-on-sheet"], "the first guard at once"


@pytest.mark.clause("sneak.fight-per-match", "zeppelin.rules-on-sheet")
def test_who_is_seen_fights_a_round_for_each_match_against_another_card() -> None:
    guards(wounds=9)
    table = Laid(at="sahara, paris", zeppelin="sahara:4", decks={"nazi": "patrol, frogmen, occult-archivists"})
    for key in ("patrol", "frogmen", "occult-archivists"):
        redraw(key, dice=1, wounds=9, each_round=None)
    table.play("board").dice("2 2 1 1").play("sneak/2")
    fought = []
    for left in (1, 1):
        view = as_fortune(table.table.view(ME))["fights"][-1]
        assert view["rounds_left"] == left
        fought.append(view["enemy"])
        table.dice("1 1 1 1 - -").play("fight")
    assert table.clauses("enemy") == ["sneak.fight-per-match"] * 2 + ["zeppelin.rules-on-sheet"]
    assert table.clauses("round-fought") == ["sneak.fight-per-match"] * 2
    assert len(set(fought)) == 2
    last = as_fortune(table.table.view(ME))["fights"]
    assert len(last) == 1
    assert last[0]["rounds_left"] is None, "to the death"
    assert table.state.aboard == [ME, 0], "these rounds are no fights won"


@pytest.mark.clause("zeppelin.rules-on-sheet")
def test_an_enemy_beaten_in_such_a_round_brings_glory_and_counts_for_nothing_aboard() -> None:
    table = below().play("board").dice("2 1 1 1").play("sneak/2").dice("6 6 6 1").play("fight")
    assert table.state.glory[ME] == 2
    assert table.state.aboard == [ME, 0]
    assert len(table.clauses("enemy")) == 2


@pytest.mark.clause("sneak.fight-per-match")
def test_a_fight_of_two_rounds_ends_after_them() -> None:
    table = below()
    redraw(GUARD, dice=1, wounds=9)
    table.ask_nothing()
    begin_fight(table.state, ME, number(GUARD), 0, 0, -1, 0, 2)
    table.state.bags[NAZI].remove(number(GUARD))
    table.state.advance()
    for left in (2, 1):
        assert as_fortune(table.table.view(ME))["fights"][-1]["rounds_left"] == left
        table.dice("1 1 1 1").play("fight")
    assert table.told().count("round-fought") == 1
    assert table.state.fights == []


@pytest.mark.clause("zeppelin.rules-on-sheet")
def test_who_escapes_from_such_a_round_has_left_the_zeppelin_with_nothing() -> None:
    table = below(dice="2").play("board").dice("2 2 1 1").play("sneak/2", "escape").dice("6 1 1").play("roll")
    assert table.state.aboard == []
    assert table.numbers("leaves-zeppelin") == [0]
    assert table.state.zeppelin == [NUMBER_OF["sahara"], 4]
    assert "zeppelin.rules-on-sheet" not in table.clauses("enemy")


# -- fights aboard -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("combat.infantry-only", "combat.escorted-not-infantry", "zeppelin.rules-on-sheet")
def test_only_infantry_of_the_nazi_deck_is_met_aboard() -> None:
    table = below(nazi="tank, nazi-gold, dive-bomber, patrol").play("board").dice("1 1 1 1").play("sneak/6")
    assert table.state.fights[-1][F_CARD] == number(GUARD)
    assert set(table.state.discards[NAZI]) <= {number(key) for key in ("tank", "nazi-gold", "dive-bomber")}
    assert table.state.discards[ENEMY] == []


@pytest.mark.clause("combat.infantry-only")
def test_without_infantry_left_a_nazi_soldier_is_fought() -> None:
    table = below(nazi="tank, nazi-gold").play("board").dice("1 1 1 1").play("sneak/6")
    assert table.state.fights[-1][F_CARD] == number("nazi-soldier")
    assert IS_A[table.state.fights[-1][F_CARD]] == REFERENCE


@pytest.mark.clause("zeppelin.rules-on-sheet")
def test_after_each_fight_won_the_hero_leaves_with_two_fortune_for_each_or_goes_on() -> None:
    table = aboard("sahara:6").dice("6 6 6 1").play("fight")
    assert table.keys() == ["leave", "go-on"]
    assert as_fortune(table.table.view(YOU))["zeppelin"] == {
        "space": "sahara", "fortune": 6, "search": 4, "seat": ME, "won": 1,
    }  # fmt: skip
    table.play("go-on").dice("6 6 6 1").play("fight")
    assert table.state.aboard[A_WON] == 2
    table.play("leave")
    assert (table.state.fortune[ME], table.state.zeppelin[Z_FORTUNE]) == (4, 2)
    assert table.state.aboard == []
    assert table.clauses("fortune") == ["zeppelin.rules-on-sheet"]
    assert table.clauses("leaves-zeppelin") == ["zeppelin.rules-on-sheet"]
    assert table.state.glory[ME] == 4, "glory.enemy-at-once"


@pytest.mark.clause("zeppelin.rules-on-sheet")
def test_never_more_is_taken_than_is_aboard_and_then_there_is_nothing_to_go_on_for() -> None:
    table = aboard("sahara:3", hands="tail-wind").dice("6 6 6 1").play("fight")
    assert table.keys() == ["leave", "go-on"]
    redraw("tail-wind", timing=Timing(OWN, ANYBODYS), effect=Hurt(1, OWNER))
    table.state.renew_moments()
    table.play("go-on").dice("6 6 6 1").play("fight")
    assert table.why_not("go-on") == "zeppelin.rules-on-sheet"
    assert not table.may("go-on")
    table.play("leave")
    assert (table.state.fortune[ME], table.state.zeppelin[Z_FORTUNE]) == (3, 0)


@pytest.mark.clause("zeppelin.rules-on-sheet")
def test_who_escapes_from_a_guard_leaves_with_what_was_won() -> None:
    table = aboard("sahara:6").dice("6 6 6 1").play("fight", "go-on", "escape").dice("6 1 1").play("roll")
    assert (table.state.fortune[ME], table.state.zeppelin[Z_FORTUNE], table.where(ME)) == (2, 4, "sahara")
    assert table.state.aboard == []


@pytest.mark.clause("zeppelin.rules-on-sheet", "ko.lies-in-start-city")
def test_who_is_ko_aboard_takes_nothing() -> None:
    table = aboard("sahara:6", wounds=[4]).dice("6 6 6 1").play("fight", "go-on")
    redraw(GUARD, dice=4, wounds=9, escape=Skill(AGILITY, 6, 1))
    table.dice("1 1 1 6 6 6 6 1").play("fight")
    assert table.is_ko(ME)
    assert (table.state.fortune[ME], table.state.zeppelin) == (0, [NUMBER_OF["sahara"], 6])
    assert table.state.aboard == []
    assert "leaves-zeppelin" not in table.told()


@pytest.mark.clause("zeppelin.rules-on-sheet")
def test_whom_a_card_carries_off_leaves_with_what_was_won() -> None:
    redraw("tail-wind", timing=Timing(OWN, ANYBODYS), effect=GoTo(ANY_CITY))
    table = aboard("sahara:6", hands="tail-wind").dice("6 6 6 1").play("fight", "play/tail-wind", "place/cairo")
    assert (table.state.fortune[ME], table.where(ME), table.state.aboard) == (2, "cairo", [])


@pytest.mark.clause("zeppelin.rules-on-sheet")
def test_why_nothing_else_is_done_aboard() -> None:
    table = aboard().dice("6 6 6 1").play("fight")
    assert table.why_not("below") == "zeppelin.rules-on-sheet"
    assert table.why_not("stop") == "zeppelin.rules-on-sheet"
    assert table.why_not("leave") == ""


@pytest.mark.clause("zeppelin.rules-on-sheet")
def test_wounds_are_kept_and_the_turn_is_over() -> None:
    table = aboard(wounds=[1], at="sahara, egypt", sites="egypt:jar/of-medusa").dice("6 6 6 1").play("fight", "leave")
    assert table.state.wounds[ME] == 1
    assert table.state.acted & 1
    table.nobody_is_waiting_but(YOU)


def test_the_ko_of_another_hero_leaves_the_visit_alone() -> None:
    redraw("wrong-train", timing=Timing(BLOWS, ANOTHERS), effect=Hurt(9, OWNER))
    table = aboard("sahara:6", hands=["", "wrong-train"]).dice("6 6 6 1").play("fight")
    table.dice("1").play("play/wrong-train", seat=YOU)
    assert table.is_ko(YOU)
    assert table.state.aboard == [ME, 1]
    assert table.keys(ME) == ["leave", "go-on"]


def test_a_ko_by_anothers_card_in_mid_fight_ends_the_visit() -> None:
    redraw("wrong-train", timing=Timing(BLOWS, ANOTHERS), effect=Hurt(9, IT))
    table = aboard("sahara:6", hands=["", "wrong-train"]).dice("1 1 1 1").play("fight")
    table.dice("1 2").play("play/wrong-train", seat=YOU)
    assert table.is_ko(ME)
    assert (table.state.aboard, table.state.sneak, table.state.fights) == ([], [], [])
    assert table.state.zeppelin[Z_FORTUNE] == 6


# -- saves, texts, whole games -----------------------------------------------------------------------------------------


def visiting(games: int, seats: int, cap: int) -> Iterator[Table]:
    """Games played at random by heroes who are keen on the zeppelin: the table before every choice."""
    chance = Chance(seats)
    for seed in range(games):
        table = bivouac.new(GAME.name, players=seats, seed=seed + 1, advanced="zeppelin", round_cap=cap)
        while not table.over:
            yield table
            keys = [option.key for option in table.options]
            assert isinstance(table.state, World)
            there = f"go/{ALL_SPACES[table.state.zeppelin[Z_SPACE]].key}"
            keen = [key for key in keys if key in (there, "board", "fight")]
            table.choose(keen[0] if keen and chance.roll(3) else keys[chance.roll(len(keys))])


@cache
def table_at(position: str) -> Table:
    """A table of a real game: before boarding, in mid-sneak, in a fight aboard, at the choice after it, or at the
    losses of a KO."""
    for table in visiting(40, 3, 12):
        if stands_at(table) == position:
            return table.clone()
    raise AssertionError(f"no game comes to a position {position!r}")


def stands_at(table: Table) -> str:
    state = table.state
    assert isinstance(state, World)
    if state.sneak:
        return "sneak"
    if state.aboard and (state.down >> state.aboard[A_SEAT]) & 1:
        return "ko"
    if state.aboard and not state.events:
        return "fight" if state.fights else "choice" if "leave" in [option.key for option in table.options] else ""
    return "below" if "board" in [option.key for option in table.options] else ""


@pytest.mark.parametrize("position", ["below", "sneak", "fight", "choice", "ko"])
def test_a_game_is_saved_in_the_middle_of_a_visit(position: str) -> None:
    save = Save(table_at(position))
    assert save_state(GAME, save.load()) == save.data


@pytest.mark.parametrize(
    ("position", "field", "value", "refused"),
    [
        ("below", "zeppelin", [], "zeppelin"),
        ("below", "zeppelin", [SPACES, 1], "zeppelin"),
        ("below", "zeppelin", [1, 7], "zeppelin"),
        ("below", "aboard", [0, 1], "aboard"),
        ("choice", "aboard", [], "agenda"),
        ("choice", "aboard", [0, 99], "aboard"),
        ("fight", "aboard", [], "agenda"),
        ("sneak", "aboard", [], "agenda"),
        ("sneak", "sneak", [], "sneak"),
        ("sneak", "sneak", [0, -1, 4, 3, 0, 0], "sneak"),
    ],
)
def test_a_damaged_visit_is_refused(position: str, field: str, value: list[int], refused: str) -> None:
    save = Save(table_at(position))
    save.fields[field] = value
    assert save.refusal().partition(":")[0] == refused


def test_a_visit_of_somebody_else_is_refused() -> None:
    save = Save(table_at("choice"))
    seat, won = save.fields["aboard"]
    save.fields["aboard"] = [(seat + 1) % 3, won]
    assert save.refusal() == "agenda: the visit of who is aboard"


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_random_games_end_and_fortune_is_never_negative(seats: int) -> None:
    visits = 0
    for table in visiting(2, seats, 15):
        state = table.state
        assert isinstance(state, World)
        assert 0 <= state.zeppelin[Z_FORTUNE] <= ZEPPELIN.most
        assert min(state.fortune) >= 0
        if state.aboard:
            visits += 1
            assert state.turn_of == state.aboard[A_SEAT]
    assert visits


@pytest.mark.clause("zeppelin.rules-on-sheet")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_tells_the_numbers_of_the_sheet(lang: str) -> None:
    rule = {
        clause: say(lang, f"rule-fortune-and-glory--zeppelin--{clause}")
        for clause in ("rules-on-sheet", "gathers-fortune", "drops-soldiers", "moves-each-end")
    }
    assert f" {ZEPPELIN.search}." in rule["rules-on-sheet"]
    assert f" {ZEPPELIN.prize} Fortune" in rule["rules-on-sheet"]
    assert f" {ZEPPELIN.most} " in rule["gathers-fortune"]
    assert f" {ZEPPELIN.gathers} " in rule["gathers-fortune"]
    assert f"D{ZEPPELIN.die}" in rule["moves-each-end"]
    assert f" {ZEPPELIN.drops_on}" in rule["drops-soldiers"].replace("\u202f", " ")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_its_questions_and_lines_are_said(lang: str) -> None:
    table = below(sites="", dice="2")
    said = [prompt(table.table, ME, lang)]
    table.play("board").dice("2 1 1 1")
    said.append(prompt(table.table, ME, lang))
    table.play("sneak/2").dice("6 6 6 1").play("fight").dice("6 6 6 1").play("fight")
    said.append(prompt(table.table, ME, lang))
    said.extend(option.say(lang) for option in table.table.options)
    assert not [sentence for sentence in said if "fortune-and-glory" in sentence or "{" in sentence]
    assert all("zeppelin" in sentence for sentence in said[:3])


def test_seats_are_asked_in_order() -> None:
    """A third hero elsewhere is untouched by it all."""
    table = below(at="sahara, sahara, lima")
    before = (table.state.fortune[THIRD], table.state.glory[THIRD], table.where(THIRD))
    table.play("board").dice("1 1 1 1").play("sneak/6").dice("6 6 6 1").play("fight", "leave")
    assert (table.state.fortune[THIRD], table.state.glory[THIRD], table.where(THIRD)) == before
    assert IS_A[table.state.hero[THIRD]] == HERO
