"""Villains: how they come, whom they bring, how they leave, and that they stand in nobody's way."""

from collections import Counter

import pytest

import bivouac
from bivouac.games.fortune_and_glory.catalog import (
    BY_NUMBER,
    CITY,
    CLAN_WORDS,
    DANGER,
    ENEMY,
    FIRST,
    MOB,
    NAZI,
    NAZIS,
    VILLAIN,
)
from bivouac.games.fortune_and_glory.keys import KEYS, VILLAIN_KEYS
from bivouac.games.fortune_and_glory.state import World
from bivouac.games.fortune_and_glory.state_ground import FIGURES, MOBSTER, SOLDIER, V_CARD, V_SPACE
from bivouac.games.fortune_and_glory.villains import NO_VILLAIN, RANDOM, enter_villain, leave_board
from tests.fortune_and_glory.situations import moving, visiting
from tests.fortune_and_glory.villain_situations import MALONE, TEUFEL, easy_dangers, ending, plain_villains, pressing
from tests.fortune_and_glory.world import ME, YOU, Laid, number

VILLAINS = [BY_NUMBER[card] for card in range(FIRST[VILLAIN], FIRST[VILLAIN + 1])]
REMOVED = {CITY: "trouble-in-town", DANGER: "agents-of-evil", ENEMY: "mob-leader", NAZI: "nazi-commander"}


def at_sea(**fields: object) -> Laid:
    """Nothing happens here: the heroes decide where to go."""
    plain_villains()
    return Laid(at="sahara, egypt, lima", phase="move", advanced="villains", **fields)  # type: ignore[arg-type]


def drawn(clan: int, seed: int, **fields: object) -> str:
    table = at_sea(seed=seed, **fields)
    card = enter_villain(table.state, ME, clan)
    return KEYS[card] if card != NO_VILLAIN else ""


# -- the cards ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("villain.six", "card.villain-count", "component.villain-figures")
def test_there_are_six_villains_each_with_a_card() -> None:
    assert len(VILLAINS) == len(VILLAIN_KEYS) == 6
    table = bivouac.new("fortune-and-glory", players=2, seed=1, advanced="villains")
    assert isinstance(table.state, World)
    assert sorted(table.state.bags[VILLAIN]) == [card.number for card in VILLAINS]
    basic = bivouac.new("fortune-and-glory", players=2, seed=1)
    assert isinstance(basic.state, World)
    assert basic.state.bags[VILLAIN] == []


@pytest.mark.clause("card.villain-contents", "villain.values", "villain.search", "villain.combat")
def test_each_has_search_combat_wounds_defence_and_an_ability() -> None:
    for card in VILLAINS:
        assert 3 <= card.search <= 5, card.key
        assert 2 <= card.dice <= 5, card.key
        assert 3 <= card.wounds <= 5, card.key
        assert 0 <= card.defence <= 1, card.key
        assert len(card.abilities) == 1, card.key


@pytest.mark.clause("card.villain-faction")
def test_three_belong_to_the_nazis_and_three_to_the_mob() -> None:
    assert Counter(CLAN_WORDS[card.clan] for card in VILLAINS) == {"nazis": 3, "mob": 3}


@pytest.mark.clause(
    "setup.basic-remove-city", "setup.basic-remove-danger", "setup.basic-remove-enemy", "setup.basic-remove-nazi-enemy"
)
def test_the_cards_that_bring_villains_are_only_there_with_villains() -> None:
    for options, copies in (({}, 0), ({"advanced": "villains"}, 1), ({"advanced": "temples"}, 0)):
        table = bivouac.new("fortune-and-glory", players=2, seed=1, **options)
        assert isinstance(table.state, World)
        for deck, key in REMOVED.items():
            expected = copies * (2 if key == "agents-of-evil" else 1)
            assert table.state.bags[deck].count(number(key)) == expected, key


# -- coming ------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("villain.only-by-card")
def test_nobody_is_there_until_a_card_brings_somebody() -> None:
    table = bivouac.new("fortune-and-glory", players=2, seed=1, level="advanced")
    assert isinstance(table.state, World)
    assert table.state.villains == []
    laid = at_sea()
    while laid.state.round < 3:
        options = laid.keys()
        laid.play(next(key for key in ("stay", "decline", "pass", "done", "fight", "lose/glory") if key in options))
        assert laid.state.villains == []


@pytest.mark.clause("villain.random-draw")
def test_any_villain_who_is_not_in_play_may_come() -> None:
    in_play = f"{MALONE} london, {TEUFEL} moscow"
    come = {drawn(RANDOM, seed, villains=in_play) for seed in range(1, 60)}
    assert come == set(VILLAIN_KEYS) - {MALONE, TEUFEL}
    table = at_sea()
    enter_villain(table.state, ME, RANDOM)
    assert table.clauses("villain-enters") == ["villain.random-draw"]
    assert len(table.state.bags[VILLAIN]) == 5


@pytest.mark.clause("villain.random-by-clan")
def test_of_a_clan_only_its_own_come_and_nobody_if_none_is_left() -> None:
    assert {drawn(MOB, seed) for seed in range(1, 40)} == {"silk-malone", "mama-rossi", "the-accountant"}
    assert {drawn(NAZIS, seed, villains=f"{TEUFEL} moscow") for seed in range(1, 40)} == {
        "oberst-kaltherz", "doktor-nebel",
    }  # fmt: skip
    table = at_sea(villains="silk-malone london, mama-rossi paris, the-accountant moscow")
    before = table.state.villains
    assert enter_villain(table.state, ME, MOB) == NO_VILLAIN
    assert table.state.villains == before
    assert table.clauses("no-villain") == ["villain.random-by-clan"]


@pytest.mark.clause("villain.placed-with-hero")
def test_a_villain_comes_to_the_space_of_the_hero_who_drew() -> None:
    for seat in (ME, YOU):
        table = at_sea()
        card = enter_villain(table.state, seat, RANDOM)
        assert [(row[V_CARD], row[V_SPACE]) for row in table.state.villains] == [(card, table.state.space[seat])]


@pytest.mark.clause("villain.joins-hunt")
def test_whoever_comes_to_an_adventure_joins_the_hunt() -> None:
    table = at_sea(sites="sahara:sword/of-zeus")
    enter_villain(table.state, ME, RANDOM)
    assert table.clauses("villain-hunts") == ["villain.joins-hunt"]
    enter_villain(table.state, YOU, RANDOM)
    assert table.clauses("villain-hunts") == ["villain.joins-hunt"]


@pytest.mark.clause("villain.one-per-zone", "villain.present-one-used")
def test_a_second_one_does_not_come_where_one_is() -> None:
    table = at_sea(villains=f"{MALONE} sahara wounds=1")
    assert enter_villain(table.state, ME, NAZIS) == number(MALONE)
    assert len(table.state.villains) == 1
    assert table.villain(MALONE) == [1, 0, 0]
    assert len(table.state.bags[VILLAIN]) == 5
    assert table.clauses("villain-present") == ["villain.present-one-used"]


# -- standing by -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("villain.no-block", "bodyguard.not-ordinary")
def test_neither_a_villain_nor_bodyguards_stop_a_movement() -> None:
    plain_villains()
    free = moving(3, at="paris, egypt, lima")
    table = moving(3, at="paris, egypt, lima", villains=f"{TEUFEL} western-europe guards=2")
    assert table.keys(verb="go") == free.keys(verb="go")
    stopped = moving(3, at="paris, egypt, lima", figures={"western-europe": SOLDIER})
    assert len(stopped.keys(verb="go")) < len(free.keys(verb="go"))


@pytest.mark.clause("villain.no-forced-fight", "bodyguard.not-ordinary")
def test_who_comes_to_a_villain_fights_nobody() -> None:
    plain_villains()
    table = moving(4, at="london, egypt, lima", villains=f"{TEUFEL} british-isles guards=2")
    table.play("go/british-isles")
    assert not table.state.fights
    assert table.state.turn_of == YOU


@pytest.mark.clause("villain.placed-with-hero")
def test_without_an_artifact_a_villain_stays_and_makes_no_roll() -> None:
    table = ending(f"{MALONE} greece markers=1", sites="egypt:ring/of-hades")
    assert table.villain(MALONE) == [0, 1, 0]
    assert "villain-searches" not in table.told()


@pytest.mark.clause("end.villains-not-basic", "end.steps")
def test_villains_search_before_victory_is_tested_and_not_in_the_basic_game() -> None:
    table = ending(f"{MALONE} sahara", "1 2", at="sahara, egypt, new-york", fortune=(0, 0, 15),
                   heroes="duke-dudley, jacques-moreau, sharon-hunter")  # fmt: skip
    told = table.told()
    assert table.table.over
    assert told.index("villain-searches") < told.index("won")
    basic = ending("", "", sites="sahara:sword/of-zeus")
    assert "villain-searches" not in basic.told()


# -- bodyguards --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("bodyguard.two")
def test_a_nazi_comes_with_two_soldiers_of_the_stock_and_nobody_of_the_mob_does() -> None:
    table = at_sea()
    card = enter_villain(table.state, ME, NAZIS)
    assert table.villain(KEYS[card]) == [0, 0, 2]
    assert table.state.stock_of(SOLDIER) == FIGURES[SOLDIER] - 2
    assert table.clauses("bodyguards") == ["bodyguard.two"]
    mob = enter_villain(table.state, YOU, MOB)
    assert table.villain(KEYS[mob]) == [0, 0, 0]
    assert table.state.stock_of(SOLDIER) == FIGURES[SOLDIER] - 2


@pytest.mark.clause("bodyguard.third")
def test_a_soldier_who_stands_there_becomes_a_third_and_a_mobster_does_not() -> None:
    table = at_sea(figures={"sahara": SOLDIER})
    card = enter_villain(table.state, ME, NAZIS)
    assert table.villain(KEYS[card]) == [0, 0, 3]
    assert table.state.figures[table.state.space[ME]] == 0
    assert table.state.stock_of(SOLDIER) == FIGURES[SOLDIER] - 3
    assert table.clauses("bodyguard-joins") == ["bodyguard.third"]
    other = at_sea(figures={"sahara": MOBSTER})
    card = enter_villain(other.state, ME, NAZIS)
    assert other.villain(KEYS[card]) == [0, 0, 2]
    assert other.state.figures[other.state.space[ME]] == MOBSTER


@pytest.mark.clause("bodyguard.third")
def test_a_soldier_who_is_being_fought_is_not_taken() -> None:
    table = moving(3, at="paris, egypt, lima", figures={"western-europe": SOLDIER}, advanced="villains")
    table.play("go/western-europe")
    assert table.state.fights
    card = enter_villain(table.state, ME, NAZIS)
    assert table.villain(KEYS[card]) == [0, 0, 2]
    assert table.state.figures[table.state.space[ME]] == SOLDIER


@pytest.mark.clause("bodyguard.shortage")
@pytest.mark.parametrize(("left", "guards"), [(0, 0), (1, 1), (2, 2)])
def test_there_are_fewer_where_figures_are_short(left: int, guards: int) -> None:
    lands = [space for space in range(40) if space not in (at_sea().state.space[ME],)][: FIGURES[SOLDIER] - left]
    table = at_sea()
    for land in lands:
        table.state.figures[land] = SOLDIER
    card = enter_villain(table.state, ME, NAZIS)
    assert table.villain(KEYS[card]) == [0, 0, guards]
    assert table.state.stock_of(SOLDIER) == left - guards
    assert table.clauses("bodyguards") == ["bodyguard.two" if guards == 2 else "bodyguard.shortage"]


@pytest.mark.clause("bodyguard.returned")
def test_bodyguards_go_back_to_the_stock_with_their_villain() -> None:
    table = at_sea(villains=f"{TEUFEL} sahara guards=2")
    assert table.state.stock_of(SOLDIER) == FIGURES[SOLDIER] - 2
    leave_board(table.state, number(TEUFEL), 0)
    assert table.state.stock_of(SOLDIER) == FIGURES[SOLDIER]
    assert number(TEUFEL) in table.state.bags[VILLAIN]
    assert table.clauses("guards-return") == ["bodyguard.returned"]


@pytest.mark.clause("bodyguard.no-hero-penalty", "villain-adventure.hero-penalty")
def test_with_bodyguards_heroes_around_do_not_matter() -> None:
    alone = ending(f"{TEUFEL} sahara", "-", at="sahara, egypt, lima")
    assert len(dice_of(alone)) == 1
    guarded = ending(f"{TEUFEL} sahara guards=1", "- -", at="sahara, sahara, lima")
    assert len(dice_of(guarded)) == 2


def dice_of(table: Laid) -> list[int]:
    """The dice of the first search that was told."""
    packed = table.numbers("villain-searches")[0]
    dice = []
    while packed > 1:
        dice.append(packed & 7)
        packed >>= 3
    return dice


# -- views and saves ---------------------------------------------------------------------------------------------------


def test_everybody_sees_villains_and_what_they_have_taken() -> None:
    plain_villains()
    table = moving(2, villains=f"{TEUFEL} sahara guards=2 wounds=1 markers=2 explored=1, {MALONE} lima")
    view = table.table.view(None)
    assert view["villains"] == [
        {
            "card": TEUFEL, "clan": "nazis", "space": "sahara", "search": 2, "combat": 3, "defence": 0, "wounds": 1,
            "strength": 5, "markers": 2, "guards": 2, "explored": 1,
        },
        {
            "card": MALONE, "clan": "mob", "space": "lima", "search": 2, "combat": 1, "defence": 0, "wounds": 0,
            "strength": 3, "markers": 0, "guards": 0, "explored": None,
        },
    ]  # fmt: skip
    assert view["loot"] == {"artifacts": [], "fortune": 0}
    assert view["supply"]["soldier"] == FIGURES[SOLDIER] - 2


def test_a_table_with_villains_is_saved_and_loaded() -> None:
    table = pressing(villains=f"{TEUFEL} sahara guards=2 wounds=1")
    again = table.reloaded()
    assert isinstance(again.state, World)
    assert again.state.villains == table.state.villains


def test_a_city_turn_goes_on_beside_a_villain() -> None:
    plain_villains()
    easy_dangers()
    table = visiting("old-friend", villains=f"{MALONE} casablanca")
    assert table.keys()
