"""Sneaking past a Villain, fights of single rounds, and Nazi gold that a Villain escorts."""

from typing import Any

import pytest

from bivouac.games.fortune_and_glory.catalog import AGILITY, COMBAT, ENEMY_BEATEN, MOB, NAZI, NAZIS, VILLAIN
from bivouac.games.fortune_and_glory.keys import KEYS
from bivouac.games.fortune_and_glory.saved import check_board, check_rows, check_scenes
from bivouac.games.fortune_and_glory.state import World
from bivouac.games.fortune_and_glory.state_ground import F_LEFT
from bivouac.games.fortune_and_glory.verbs import dice_with, glory_for
from bivouac.games.fortune_and_glory.verbs_tests import Fight
from bivouac.games.fortune_and_glory.verbs_tests import Test as Skill
from bivouac.games.fortune_and_glory.villains import RANDOM, enter_villain, leave_board
from bivouac.text.prompts import prompt
from tests.fortune_and_glory.situations import SITES, gone, lot
from tests.fortune_and_glory.villain_situations import (
    MALONE,
    TEUFEL,
    discovered,
    easy_dangers,
    plain_villains,
    pressing,
)
from tests.fortune_and_glory.world import ME, THIRD, YOU, Laid, danger, number, redraw

NUMBERS = [f"sneak/{n}" for n in range(1, 7)]


# -- sneaking ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("sneak.when")
def test_who_presses_on_where_a_villain_hunts_must_sneak_first() -> None:
    table = pressing().play("press-on")
    assert table.keys() == NUMBERS
    assert not table.state.facing
    free = pressing(villains=f"{MALONE} lima").dice("- 5 1 1").play("press-on")
    assert free.state.markers[ME] == 2
    assert "sneak-roll" not in free.told()


@pytest.mark.clause("sneak.not-when-stopping")
def test_who_stops_need_not_sneak() -> None:
    table = pressing().play("stop")
    assert "sneak-roll" not in table.told()
    assert table.state.glory[ME] == 2
    table.nobody_is_waiting_but(YOU)


@pytest.mark.clause("sneak.when")
def test_the_first_danger_is_met_without_sneaking() -> None:
    plain_villains()
    easy_dangers()
    table = Laid(at="sahara, egypt", sites=SITES, villains=f"{MALONE} sahara", decks={"danger": "boat-chase"})
    table.dice("- 5 1 1").play("search")
    assert "sneak-roll" not in table.told()


@pytest.mark.clause("sneak.success", "sneak.when")
def test_who_is_not_seen_goes_on_to_the_next_danger() -> None:
    table = pressing().play("press-on").dice("1 2 - 5 1 1").play("sneak/3")
    assert "villain-fight" not in table.told()
    assert table.state.markers[ME] == 2
    assert table.may("press-on")


@pytest.mark.clause("sneak.fight-per-match", "villain-fight.after-sneak")
@pytest.mark.parametrize("matches", [1, 2])
def test_each_match_is_a_round_before_the_next_danger(matches: int) -> None:
    table = discovered(" ".join([". . . ."] * matches) + " - 5 1 1", matches)
    assert table.clauses("villain-fight") == ["sneak.fight-per-match"]
    assert table.numbers("villain-fight") == [matches]
    assert table.told().count("hero-blows") == table.told().count("enemy-blows") == matches
    assert table.told().index("villain-over") < len(table.told()) - table.told()[::-1].index("danger") - 1
    assert table.state.markers[ME] == 2


@pytest.mark.clause("sneak.fight-per-match")
def test_rounds_that_are_left_when_the_villain_is_ko_are_dropped() -> None:
    table = discovered("+ + + . - 5 1 1", 2)
    assert table.told().count("hero-blows") == 1
    assert table.villain(MALONE) == []
    assert table.state.markers[ME] == 2


@pytest.mark.clause("sneak.fail")
def test_who_is_ko_in_the_rounds_faces_no_danger() -> None:
    table = discovered(". . . +", wounds=(5,))
    assert table.is_ko(ME)
    assert table.told().count("danger") == 1


# -- a round -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("villain-fight.single-round", "villain-fight.hits-then-over")
def test_a_fight_is_over_after_its_round_whoever_stands() -> None:
    table = discovered("+ . . +")
    assert table.told().count("villain-over") == 1
    assert table.clauses("villain-over") == ["villain-fight.hits-then-over"]
    assert table.villain(MALONE) == [1, 0, 0]
    assert table.state.wounds[ME] == 1
    assert not table.state.fights


@pytest.mark.clause("villain-fight.dice", "bodyguard.plus-one")
@pytest.mark.parametrize("guards", [0, 1, 2])
def test_both_roll_at_once_their_combat_and_a_villain_one_more_for_each_bodyguard(guards: int) -> None:
    table = discovered(" ".join(["."] * (4 + guards)), villains=f"{TEUFEL} sahara guards={guards}")
    assert table.clauses("hero-blows") == table.clauses("enemy-blows") == ["villain-fight.dice"]
    assert counted(table.numbers("hero-blows")[0]) == 3
    assert counted(table.numbers("enemy-blows")[0]) == 1 + guards


def counted(packed: int) -> int:
    return (packed.bit_length() - 1) // 3


@pytest.mark.clause("villain-fight.glory-per-hit")
def test_each_hit_brings_glory_at_once() -> None:
    table = discovered("+ + . .")
    assert table.state.glory[ME] == 2
    assert table.clauses("glory") == ["villain-fight.glory-per-hit"]


@pytest.mark.clause("villain-fight.hits-count", "villain.values")
def test_hits_that_are_parried_bring_glory_too() -> None:
    plain_villains(defence=1)
    table = discovered("+ + . .", plain=False)
    assert table.state.glory[ME] == 2
    assert table.villain(MALONE) == [1, 0, 0]


@pytest.mark.clause("villain-fight.hits-count")
def test_nothing_is_gained_without_a_hit() -> None:
    table = discovered(". . . .")
    assert table.state.glory[ME] == 0
    assert "glory" not in table.told()


@pytest.mark.clause("villain-fight.no-escape")
def test_nobody_escapes_from_a_villain() -> None:
    table = pressing(kits="first-aid-kit", wounds=(1,)).play("press-on").dice("3 1").play("sneak/3")
    assert set(table.keys()) == {"use/first-aid-kit", "fight"}
    assert table.why_not("escape") == "villain-fight.no-escape"
    assert table.why_not("stop") == "escape.any-round"
    table.dice(". . . .").play("fight")
    assert not table.state.fights


@pytest.mark.clause("villain-fight.no-escape")
def test_a_card_that_ends_a_fight_as_if_by_an_escape_is_no_help() -> None:
    table = discovered(". . . +", kits="smoke-bombs")
    assert not table.may("activate/smoke-bombs")
    assert "activated" not in table.told()
    assert table.state.wounds[ME] == 1


@pytest.mark.clause("villain-fight.villain-ko")
@pytest.mark.parametrize(("hits", "ko"), [("+ . .", False), ("+ + .", True), ("+ + +", True)])
def test_a_villain_is_ko_at_wounds_equal_to_the_value_or_more(hits: str, ko: bool) -> None:
    table = discovered(f"{hits} .", villains=f"{MALONE} sahara wounds=1 markers=1")
    assert (table.villain(MALONE) == []) == ko
    assert (number(MALONE) in table.state.bags[VILLAIN]) == ko
    assert ("villain-ko" in table.told()) == ko


@pytest.mark.clause("villain-fight.villain-ko")
def test_what_a_villain_has_taken_stays_out_of_reach() -> None:
    table = pressing(villains=f"{MALONE} sahara wounds=2")
    table.state.aside, table.state.aside_fortune = [number("jar"), number("of-loki")], 2
    table.play("press-on").dice("3 1 + . . .").play("sneak/3")
    assert table.villain(MALONE) == []
    assert (table.state.aside, table.state.aside_fortune) == ([number("jar"), number("of-loki")], 2)
    assert table.state.fortune[ME] == 0


@pytest.mark.clause("villain-fight.villain-ko")
def test_who_comes_again_has_neither_wounds_nor_markers() -> None:
    table = discovered("+ . . .", villains=f"{MALONE} sahara wounds=2 markers=2")
    table.state.bags[VILLAIN] = [number(MALONE)]
    enter_villain(table.state, ME, RANDOM)
    assert table.villain(MALONE) == [0, 0, 0]


@pytest.mark.clause("bodyguard.first-wound", "bodyguard.remainder")
@pytest.mark.parametrize(("hits", "left"), [("+ . .", [0, 0, 1]), ("+ + .", [0, 0, 0]), ("+ + +", [1, 0, 0])])
def test_bodyguards_take_wounds_first_and_the_villain_what_is_left(hits: str, left: list[int]) -> None:
    table = discovered(f"{hits} . . .", villains=f"{TEUFEL} sahara guards=2")
    assert table.villain(TEUFEL) == left
    assert table.clauses("guards-lost") == ["bodyguard.first-wound"]
    assert table.clauses("villain-hurt") == (["bodyguard.remainder"] if left[0] else [])


@pytest.mark.clause("bodyguard.first-wound", "bodyguard.plus-one")
def test_defence_parries_before_a_bodyguard_falls_and_who_fell_fights_no_more() -> None:
    plain_villains(defence=1)
    table = discovered("+ + . . . . . . . .", 2, villains=f"{TEUFEL} sahara guards=2", plain=False)
    assert table.villain(TEUFEL) == [0, 0, 1]
    assert [counted(packed) for packed in table.numbers("enemy-blows")] == [3, 2]


# -- cards in such a fight ---------------------------------------------------------------------------------------------


def test_cards_answer_the_blows_of_a_villain_as_in_other_fights() -> None:
    table = discovered(". . . + +", villains=f"{TEUFEL} sahara guards=1", hands="cigarette-case")
    table.play("play/cigarette-case")
    assert table.state.wounds[ME] == 0
    assert table.told().count("parried") == 1


def test_hits_of_a_card_bring_glory_and_wounds_as_those_of_dice() -> None:
    table = discovered("+ . . .", kits="service-revolver")
    while table.may("activate/service-revolver"):
        table.play("activate/service-revolver")
    assert table.state.glory[ME] == 2
    assert table.villain(MALONE) == [2, 0, 0]


def test_a_piano_that_beats_the_enemy_knocks_a_villain_out() -> None:
    table = discovered("+ . . +", 2, hands="third-floor-piano").play("play/third-floor-piano")
    assert table.villain(MALONE) == []
    assert table.told().count("hero-blows") == 1
    assert table.state.glory[ME] == 0
    assert table.state.wounds[ME] == 0
    assert gone(table, "third-floor-piano")


def test_dice_against_nazis_count_against_a_nazi_villain() -> None:
    redraw("bullwhip", abilities=[dice_with("nazi", 2)])
    table = discovered(". . . . . . . .", villains=f"{TEUFEL} sahara guards=1", kits="bullwhip")
    assert counted(table.numbers("hero-blows")[0]) == 5
    other = discovered(". . . .", kits="bullwhip")
    assert counted(other.numbers("hero-blows")[0]) == 3


def test_a_villain_who_is_beaten_is_an_enemy_beaten() -> None:
    redraw("bullwhip", abilities=[glory_for(ENEMY_BEATEN, 3)])
    table = discovered("+ . . .", villains=f"{MALONE} sahara wounds=2", kits="bullwhip")
    assert table.state.glory[ME] == 1 + 3


# -- Agents of Evil ----------------------------------------------------------------------------------------------------


def agents(dice: str = "", villains: str = f"{MALONE} sahara", **fields: Any) -> Laid:
    """My hero has drawn Agents of Evil as the first danger."""
    plain_villains()
    easy_dangers()
    decks = {"danger": "agents-of-evil"}
    fields.setdefault("advanced", "villains")
    table = Laid(at="sahara, egypt, lima", sites=SITES, villains=villains, decks=decks, **fields)
    return table.dice(f"- {dice}").play("search")


@pytest.mark.clause("sneak.agents-of-evil", "villain.joins-hunt")
def test_agents_of_evil_bring_a_villain_and_ask_to_sneak_past() -> None:
    table = agents("-", villains="")
    assert len(table.state.villains) == 1
    assert table.clauses("villain-hunts") == ["villain.joins-hunt"]
    assert table.keys() == NUMBERS
    present = agents()
    assert [row[0] for row in present.state.villains] == [number(MALONE)]


@pytest.mark.clause("sneak.agents-of-evil")
def test_who_sneaks_past_the_agents_has_overcome_the_danger() -> None:
    table = agents().dice("1 2").play("sneak/5")
    assert table.state.markers[ME] == 1
    assert table.may("press-on")
    table.play("stop")
    assert table.state.glory[ME] == 3


@pytest.mark.clause("sneak.agents-of-evil")
def test_who_is_seen_by_the_agents_fights_first_and_then_hangs() -> None:
    table = agents().dice("5 5 + . . . + . . .").play("sneak/5")
    assert table.told().count("hero-blows") == 2
    assert table.state.glory[ME] == 2
    assert table.hangs(ME) == "agents-of-evil"
    assert table.state.markers[ME] == 0
    table.nobody_is_waiting_but(YOU)


@pytest.mark.clause("sneak.agents-of-evil")
def test_the_danger_is_failed_even_if_the_villain_falls() -> None:
    table = agents().dice("5 1 + + + .").play("sneak/5")
    assert table.villain(MALONE) == []
    assert table.hangs(ME) == "agents-of-evil"


@pytest.mark.clause("sneak.agents-of-evil")
def test_who_is_ko_in_those_rounds_is_in_no_cliffhanger() -> None:
    table = agents(wounds=(5,)).dice("5 1 . . . +").play("sneak/5")
    assert table.is_ko(ME)
    assert table.hangs(ME) == ""
    assert gone(table, "agents-of-evil")


@pytest.mark.clause("sneak.agents-of-evil")
def test_where_no_villain_is_left_nobody_looks_out() -> None:
    others = ", ".join(
        f"{key} {space}"
        for key, space in zip(
            ("herr-teufel", "oberst-kaltherz", "doktor-nebel", "silk-malone", "mama-rossi", "the-accountant"),
            ("london", "paris", "moscow", "new-york", "cairo", "shanghai"),
            strict=True,
        )
    )
    table = agents(villains=others)
    assert "no-villain" in table.told()
    assert table.state.markers[ME] == 1


@pytest.mark.clause("sneak.agents-villain-stays")
def test_the_villain_is_still_there_after_the_agents() -> None:
    table = agents().dice("1 2").play("sneak/5").play("press-on")
    assert table.keys() == NUMBERS
    assert table.villain(MALONE) == [0, 0, 0]


@pytest.mark.clause("sneak.agents-villain-stays")
def test_the_villain_is_still_there_after_the_cliffhanger() -> None:
    plain_villains()
    easy_dangers()
    danger("agents-of-evil", Skill(AGILITY, 5, 1), Skill(COMBAT, 4, 1))
    table = Laid(at="sahara, egypt", sites=SITES, villains=f"{MALONE} sahara", hangs="agents-of-evil",
                 decks={"danger": "boat-chase, rope-bridge"}, dice="4 1 1")  # fmt: skip
    if table.may("roll"):
        table.play("roll")
    assert table.state.markers[ME] == 1
    assert table.play("press-on").keys() == NUMBERS


# -- enemy cards that stand for a Villain ------------------------------------------------------------------------------


def on_the_road(decks: dict[str, str], villains: str = "", deck: str = "enemy", **fields: Any) -> Laid:
    """My hero is attacked on the road: a 1 of the travel die, or a fight with a card of the Nazis in a danger."""
    plain_villains()
    easy_dangers()
    if deck == "nazi":
        danger("boat-chase", Fight(NAZI), Skill(AGILITY, 5, 1))
    decks = {"danger": "boat-chase", **decks}
    return Laid(at="sahara, egypt, lima", sites=SITES if deck == "nazi" else "egypt:ring/of-hades", villains=villains,
                advanced="villains", decks=decks, **fields)  # fmt: skip


def met(decks: dict[str, str], dice: str, **fields: Any) -> Laid:
    """A fight of my hero with whoever the Nazi deck brings; these dice fall, the draws among them."""
    return on_the_road(decks, deck="nazi", **fields).dice(f"- {dice}").play("search")


@pytest.mark.clause("villain.random-by-clan", "villain-fight.single-round")
def test_a_leader_brings_a_villain_of_the_clan_and_one_round() -> None:
    plain_villains()
    table = Laid(at="turkestan, egypt, lima", sites=SITES, advanced="villains", decks={"enemy": "mob-leader"},
                 dice="1 - - . . . .")  # fmt: skip
    assert len(table.state.villains) == 1
    assert BY_CLAN[table.state.villains[0][0]] == MOB
    assert table.numbers("villain-fight") == [1]
    assert table.told().count("hero-blows") == 1
    assert gone(table, "mob-leader")
    table.nobody_is_waiting_but(YOU)


BY_CLAN = {number(key): MOB if key in ("silk-malone", "mama-rossi", "the-accountant") else NAZIS for key in KEYS[-6:]}


@pytest.mark.clause("villain.random-by-clan")
def test_without_a_villain_of_the_clan_another_card_is_drawn() -> None:
    redraw("dockside-thugs", dice=1, wounds=1, glory=3)
    table = Laid(at="turkestan, egypt, lima", sites=SITES, decks={"enemy": "mob-leader, dockside-thugs"},
                 villains="silk-malone london, mama-rossi paris, the-accountant moscow", dice="1 1 -")  # fmt: skip
    assert "no-villain" in table.told()
    table.dice("+ . . .").play("fight")
    assert table.state.glory[ME] == 3
    assert gone(table, "mob-leader")


@pytest.mark.clause("villain.present-one-used")
def test_a_leader_calls_for_the_villain_who_is_there() -> None:
    table = met({"nazi": "nazi-commander"}, "- + . . .", villains=f"{MALONE} sahara")
    assert table.villain(MALONE) == [1, 0, 0]
    assert len(table.state.villains) == 1


def test_a_danger_is_overcome_by_a_round_against_a_villain_that_the_hero_survives() -> None:
    table = met({"nazi": "nazi-commander"}, "- . . . .", villains=f"{MALONE} sahara")
    assert table.state.markers[ME] == 1
    assert table.state.met[ME] == []


# -- Nazi gold ---------------------------------------------------------------------------------------------------------


GOLD = {"nazi": "nazi-gold, nazi-commander"}


@pytest.mark.clause("nazi-gold.villain-escort", "nazi-gold.not-to-death", "nazi-gold.more-wounds")
def test_who_deals_more_wounds_than_they_take_steals_the_gold() -> None:
    table = met(GOLD, "1 - + . . .", villains=f"{MALONE} sahara")
    assert table.clauses("villain-fight") == ["nazi-gold.villain-escort"]
    assert table.told().count("hero-blows") == 1
    assert table.state.fortune[ME] == 2
    assert table.clauses("fortune") == ["nazi-gold.more-wounds"]
    assert table.villain(MALONE) == [1, 0, 0]
    assert gone(table, "nazi-gold")


@pytest.mark.clause("nazi-gold.otherwise")
@pytest.mark.parametrize("rolled", ["+ . . +", ". . . .", ". . . +"])
def test_a_tie_or_less_leaves_the_gold(rolled: str) -> None:
    table = met(GOLD, f"1 - {rolled}", villains=f"{MALONE} sahara")
    assert table.state.fortune[ME] == 0
    assert table.clauses("gold-kept") == ["nazi-gold.otherwise"]
    assert gone(table, "nazi-gold")


@pytest.mark.clause("nazi-gold.more-wounds")
def test_wounds_are_compared_and_not_hits() -> None:
    plain_villains(defence=1)
    table = on_the_road(GOLD, deck="nazi", villains=f"{MALONE} sahara")
    plain_villains(defence=1)
    table.dice("- 1 - + . . .").play("search")
    assert table.state.glory[ME] == 1
    assert table.state.fortune[ME] == 0


@pytest.mark.clause("nazi-gold.guards-count")
def test_bodyguards_who_fall_count_for_the_hero() -> None:
    table = met(GOLD, "1 - + + . + . .", villains=f"{TEUFEL} sahara guards=2")
    assert table.villain(TEUFEL) == [0, 0, 0]
    assert table.state.wounds[ME] == 1
    assert table.state.fortune[ME] == 2


@pytest.mark.clause("nazi-gold.villain-escort")
def test_the_gold_of_a_villain_who_comes_with_it() -> None:
    table = met(GOLD, "1 - - + + + . . .")
    assert len(table.state.villains) == 1
    assert BY_CLAN[table.state.villains[0][0]] == NAZIS
    assert table.state.fortune[ME] == 2


@pytest.mark.clause("sneak.fight-per-match")
def test_a_fight_ends_when_its_villain_has_left_the_board() -> None:
    table = in_a_round()
    leave_board(table.state, number(MALONE), 0)
    table.dice("- 5 1 1").play("use/first-aid-kit")
    assert not table.state.fights
    assert "hero-blows" not in table.told()
    assert table.state.markers[ME] == 2


# -- views, words, saves -----------------------------------------------------------------------------------------------


def in_a_round(**fields: Any) -> Laid:
    """Between two rounds, with something to use beside them."""
    table = pressing(kits="first-aid-kit", wounds=(2,), **fields).play("press-on")
    return table.dice("3 3").play("sneak/3")


def test_a_fight_with_a_villain_is_seen_with_its_rounds() -> None:
    table = in_a_round(villains=f"{TEUFEL} sahara guards=2 wounds=1")
    fight = table.table.view(YOU)["fights"][0]
    assert (fight["enemy"], fight["enemy_dice"], fight["rounds_left"]) == (TEUFEL, 3, 2)
    assert (fight["wounds"], fight["strength"]) == (1, 5)
    table.dice("+ . . + . .").play("fight")
    fight = table.table.view(YOU)["fights"][0]
    assert (fight["rounds_left"], fight["dealt"], fight["taken"]) == (1, 1, 1)


def test_it_can_be_saved_between_two_rounds_and_while_the_number_is_asked_for() -> None:
    for table in (in_a_round(), pressing().play("press-on")):
        again = table.reloaded()
        assert isinstance(again.state, World)
        assert again.state.villains == table.state.villains
        assert again.state.fights == table.state.fights
        check_rows(again.state)
        check_scenes(again.state)
        for play in (table.table, again):
            play.choose(play.option_ids[-1])
        assert again.view(ME) == table.table.view(ME)


def test_a_save_with_another_villain_fight_is_refused() -> None:
    table = in_a_round()
    row = table.state.villains[0]
    for villains in ([row[:6]], [[0, *row[1:]]], [[*row[:6], 2]], [row, [row[0] + 1, *row[1:]]]):
        table.state.villains = villains
        with pytest.raises(ValueError, match="villains"):
            check_all(table.state)


def check_all(state: World) -> None:
    check_rows(state)
    check_board(state)


def test_the_questions_are_asked_in_both_languages() -> None:
    table = in_a_round(villains=f"{TEUFEL} sahara guards=1")
    assert "no escape from a Villain" in prompt(table.table, ME, "en")
    assert "On ne s’échappe pas d’un Méchant" in prompt(table.table, ME, "fr")
    before = pressing()
    assert "Silk Malone hunts here" in prompt(before.table, ME, "en")
    assert "69\u202f% de passer" in prompt(before.table, ME, "fr")
    assert table.state.fights[-1][F_LEFT] == 2


def test_others_are_not_touched_by_a_fight() -> None:
    before = lot(pressing(), THIRD)
    assert lot(discovered("+ . . +"), THIRD) == before
