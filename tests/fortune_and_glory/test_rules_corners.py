"""Rules that meet: heroes who are moved away in the middle of something, effects inside of effects, losses in a row."""

import pytest

from bivouac.games.fortune_and_glory import verbs as v
from bivouac.games.fortune_and_glory.abilities import activate, carry, mine, now, when
from bivouac.games.fortune_and_glory.cards.locations import LOCATIONS
from bivouac.games.fortune_and_glory.catalog import (
    AGILITY,
    ANOTHERS,
    ANYBODYS,
    CUNNING,
    DANGER,
    ENEMY,
    ENEMY_BEATEN,
    ESCAPED,
    EVENT,
    MINE,
    OPENED,
    OWN,
    RESULT,
    ROUND_BEGINS,
    TEST,
    Timing,
)
from bivouac.games.fortune_and_glory.map import NUMBER_OF
from bivouac.games.fortune_and_glory.state_ground import FIRST_LOCATION, LOCATION, NO_FIGURE, SOLDIER
from tests.fortune_and_glory.world import ME, YOU, Laid, danger, number, on_quest, redraw

SITE = "sahara:sword/of-zeus"
SAHARA = NUMBER_OF["sahara"]
EASY = "- 6 1 1"  # a danger is drawn and passed with three dice


def plain_dangers() -> str:
    """Each brings 2 Glory, its cliffhanger 3; one 6 is enough for either."""
    keys = ("rope-bridge", "boat-chase", "masked-ball")
    for key in keys:
        danger(key, v.Test(AGILITY, 6, 1), v.Test(CUNNING, 6, 1))
    redraw("of-zeus", danger=5)
    return ", ".join(keys)


def racing(**fields: object) -> Laid:
    """Both heroes search in the Sahara, and I am asked whether I press on. A city buys and sells nothing."""
    decks = {"danger": plain_dangers(), "city": "uncle-you-never-met", "event": "lucky-hat"}
    table = Laid(at="sahara, sahara", sites=SITE, decks=decks, **fields)  # type: ignore[arg-type]
    return table.play("search", seat=ME).dice(EASY).play("search", seat=YOU)


# -- moved away --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("race.alternate", "artifact.stop-collects-glory", "artifact.stop-heals")
def test_a_racer_who_had_pressed_on_and_is_carried_away_has_stopped() -> None:
    """The Glory of the dangers met is collected in this round, not in some later one, and the cards go back."""
    redraw("tail-wind", timing=mine, effect=v.GoTo(v.HOME, v.ANOTHER))
    table = racing(hands=["", "tail-wind"], wounds=[2]).dice(EASY).play("press-on", seat=ME)
    table.play("play/tail-wind", seat=YOU)
    assert table.where(ME) == "london"
    table.play("stop", seat=YOU)
    assert table.clauses("stopped") == ["artifact.stop-ends-phase"] * 2
    assert (table.state.glory, table.state.wounds[ME], table.state.met) == ([2, 2], 0, [[], []])
    assert "drew-city" not in table.told(), "the turn is over"


@pytest.mark.clause("race.artifact-gone", "adventure.by-place")
def test_a_racer_who_had_not_drawn_and_is_carried_away_has_the_turn_of_the_new_place() -> None:
    redraw("tail-wind", timing=mine, effect=v.GoTo(v.HOME, v.ANOTHER))
    table = racing(hands="tail-wind", glory=[0, 5]).play("play/tail-wind", "stop", seat=ME)
    assert table.where(YOU) == "paris"
    assert table.told().count("danger") == 1
    assert table.told().count("drew-city") == 1
    assert table.table.waiting == [YOU]
    table.play("done", seat=YOU)
    assert table.told().count("drew-city") == 1


@pytest.mark.clause("race.artifact-gone", "adventure.by-place")
def test_the_first_racer_too_has_the_turn_of_the_new_place_if_carried_away_before_the_first_danger() -> None:
    redraw("tail-wind", timing=mine, effect=v.GoTo(v.HOME, v.ANOTHER))
    decks = {"danger": plain_dangers(), "city": "uncle-you-never-met"}
    table = Laid(at="sahara, sahara", sites=SITE, hands=["", "tail-wind"], decks=decks, glory=[5, 0])
    table.play("search", seat=ME).play("play/tail-wind", seat=YOU).dice(EASY).play("search", "stop", seat=YOU)
    assert table.told().count("danger") == 1, "the other one draws"
    assert table.told().index("stopped") < table.told().index("drew-city")
    assert (table.where(ME), table.table.waiting) == ("london", [ME])
    assert table.may("done")


@pytest.mark.clause("danger.fail-in-cliffhanger", "henchman.escape-moves-hero")
@pytest.mark.parametrize("moment", [OPENED, TEST, RESULT])
@pytest.mark.parametrize("die", [1, 6])
def test_who_is_moved_away_has_left_the_danger_behind(moment: int, die: int) -> None:
    """No marker and no cliffhanger: the hero has stopped elsewhere, and the danger brings no Glory."""
    plain_dangers()
    redraw("lucky-hat", timing=Timing(moment, ANOTHERS), effect=v.GoTo(v.HOME, v.IT))
    table = on_quest(hands=["", "lucky-hat"], wounds=[2], markers=[1])
    table.dice(f"- {die} 1 1").play("search", seat=ME).play("play/lucky-hat", seat=YOU)
    assert table.where(ME) == "london"
    assert (table.hangs(ME), table.state.markers[ME], table.state.glory[ME]) == ("", 0, 0)
    assert "danger-beaten" not in table.told()
    assert "danger-failed" not in table.told()
    assert table.clauses("stopped") == ["artifact.stop-ends-phase"]
    assert (table.state.bags[DANGER], table.state.facing) == ([number("rope-bridge")], [])
    assert table.state.wounds[ME] == 0
    table.nobody_is_waiting_but(YOU)


# -- effects inside of effects -----------------------------------------------------------------------------------------


@pytest.mark.clause("danger.fight-option", "combat.to-the-death")
@pytest.mark.parametrize(("trigger", "choice", "dice"), [
    (ENEMY_BEATEN, "fight", "6 1 1  1"), (ESCAPED, "escape", "6 1 1"),
])  # fmt: skip
def test_a_test_that_the_end_of_a_fight_sets_off_does_not_undo_the_danger(trigger: int, choice: str, dice: str) -> None:
    """A card draws an Event for the enemy, and that Event is a test which fails: the danger is overcome."""
    danger("rope-bridge", v.Fight(ENEMY), v.Test(CUNNING, 6, 1))
    redraw("dockside-thugs", dice=1, wounds=1, escape=v.Test(CUNNING, 6, 1), each_round=None)
    redraw("bullwhip", abilities=[when(trigger, v.draw_events(1))])
    redraw("earth-shrugs", timing=now, effect=v.Try(v.Test(AGILITY, 6, 1), lose=v.Glory(-1)))
    table = on_quest(kits="bullwhip", decks={"event": "earth-shrugs"}).dice("- -").play("search")
    table.dice(f"{dice} - 1 1 1").play(choice)
    if choice == "escape":
        table.play("roll")
    assert table.told().count("test-failed") == 1
    assert (table.hangs(ME), table.state.markers[ME]) == ("", 1)
    assert table.may("press-on")


@pytest.mark.clause("combat.to-the-death")
def test_a_fight_that_ends_in_a_ko_is_lost() -> None:
    """What a card has for losing follows, whatever the last test or fight before had come to."""
    redraw("dockside-thugs", dice=1, wounds=9, escape=v.Test(CUNNING, 6, 1), each_round=None)
    redraw("tail-wind", timing=Timing(OWN, ANYBODYS), effect=v.EachHero(
        v.OTHERS, v.Try(v.Fight(ENEMY), win=v.Fortune(5), lose=v.Fortune(1), whom=v.IT)))  # fmt: skip
    table = on_quest(hands="tail-wind", wounds=[0, 5])
    table.state.outcome = v.BEATEN
    table.dice("-").play("play/tail-wind", seat=ME).dice("1 1 1  6  1").play("fight", seat=YOU)
    assert table.is_ko(YOU)
    assert table.state.fortune == [1, 0]


@pytest.mark.clause("event.after-levels-and-rerolls", "test.success-per-die")
@pytest.mark.parametrize("which", [v.MISSES, v.ALL_DICE])
def test_a_reroll_takes_no_success_away_that_a_card_has_given(which: int) -> None:
    """Abilities come before Events: one success by the card, one by the dice that fall again."""
    danger("rope-bridge", v.Test(AGILITY, 6, 2), v.Test(CUNNING, 6, 1))
    redraw("bullwhip", abilities=[activate(v.Success(1))])
    redraw("lucky-hat", timing=Timing(RESULT, MINE), effect=v.Reroll(which))
    table = on_quest("- 1 1 1", hands="lucky-hat", kits="bullwhip").play("search", "activate/bullwhip")
    table.dice("6 1 1").play("play/lucky-hat")
    assert table.told().count("rolled") == 1
    assert table.state.markers[ME] == 1


@pytest.mark.clause("event.after-levels-and-rerolls")
def test_a_reroll_brings_no_success_back_that_a_card_has_taken() -> None:
    danger("rope-bridge", v.Test(AGILITY, 6, 2), v.Test(CUNNING, 6, 1))
    redraw("lucky-hat", timing=Timing(RESULT, MINE), effect=v.Reroll(v.MISSES))
    redraw("wobbling-stone", timing=Timing(RESULT, ANOTHERS), effect=v.Success(-2))
    table = on_quest("- 6 6 1", hands=["lucky-hat", "wobbling-stone"]).play("search")
    table.play("pass", seat=ME).play("play/wobbling-stone", seat=YOU)
    table.dice("6  1 1 1").play("play/lucky-hat", seat=ME)
    assert table.told().count("rolled") == 2, "one success of two: the test goes on"
    assert table.hangs(ME) == "rope-bridge"


def landing(**fields: object) -> Laid:
    """Two soldiers come ashore by my card, each of them in the Sahara, where I stand."""
    redraw("nazi-soldier", dice=1, wounds=1, glory=1, escape=v.Test(AGILITY, 6, 1))
    redraw("tail-wind", timing=Timing(OWN, ANYBODYS), effect=v.Henchman(v.SOLDIERS, v.RANDOM_LAND, 2))
    table = on_quest(hands="tail-wind", **fields)  # type: ignore[arg-type]
    sahara = [i for i, location in enumerate(LOCATIONS) if location.land == SAHARA]
    table.state.bags[LOCATION] = [FIRST_LOCATION + sahara[0]]
    table.state.discards[LOCATION].clear()
    return table.dice("-").play("play/tail-wind")


@pytest.mark.clause("henchman.appears-on-hero")
def test_a_henchman_is_fought_before_the_next_one_appears() -> None:
    table = landing()
    assert table.told().count("henchman-placed") == 1
    table.dice("6 1 1  1  -").play("fight")
    assert table.told().count("henchman-placed") == 2
    assert "henchman-elsewhere" not in table.told()
    table.dice("6 1 1  1").play("fight")
    assert (table.state.glory[ME], table.state.figures[SAHARA]) == (2, NO_FIGURE)
    table.nobody_is_waiting_but(ME)


@pytest.mark.clause("henchman.appears-on-hero", "event.first-player-priority")
def test_the_next_henchman_appears_though_the_owner_of_the_card_is_ko() -> None:
    table = landing(wounds=[5]).dice("1 1 1  6  1  -").play("fight")
    assert table.is_ko(ME)
    assert table.state.figures[SAHARA] == SOLDIER, "the one who has won"
    assert table.told().count("henchman-elsewhere") == 3
    assert (
        table.state.bags[EVENT].count(number("tail-wind")) + table.state.discards[EVENT].count(number("tail-wind")) == 1
    )


# -- losses and KO -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("gear.excess-discarded", "ko.penalty-d6-discard")
def test_what_is_too_much_without_a_lost_card_goes_at_once_and_pays_for_nothing() -> None:
    """A bag that lets me carry two more is the first loss of a KO: the fourth Gear goes before the second loss."""
    redraw("bullwhip", abilities=[carry(v.GEAR, 2)])
    redraw("tail-wind", timing=Timing(OWN, ANYBODYS), effect=v.KnockOut(v.ME))
    kits = "bullwhip, torch, field-notes, lock-picks, leather-jacket"
    table = on_quest("2", hands="tail-wind", kits=kits, fortune=[3]).play("play/tail-wind", "discard/bullwhip")
    assert not table.may("lose/fortune")
    table.play("discard/torch")
    assert table.may("lose/fortune")
    table.play("lose/fortune")
    assert table.kit(ME) == ["field-notes", "lock-picks", "leather-jacket"]


@pytest.mark.clause("gear.excess-discarded")
def test_what_is_too_much_goes_at_once_between_two_losses_by_a_card() -> None:
    redraw("bullwhip", abilities=[carry(v.GEAR, 2)])
    redraw("tail-wind", timing=Timing(OWN, ANYBODYS), effect=v.DropKit(v.GEAR, 2, v.ME))
    kits = "bullwhip, torch, field-notes, lock-picks, leather-jacket"
    table = on_quest(hands="tail-wind", kits=kits).play("play/tail-wind", "discard/bullwhip", "discard/torch")
    assert len(table.kit(ME)) == 3, "one loss and what was too much"
    table.play("discard/field-notes")
    assert table.kit(ME) == ["lock-picks", "leather-jacket"]
    table.nobody_is_waiting_but(ME)


@pytest.mark.clause("ko.out-until-end")
@pytest.mark.parametrize("down", [0, 1])
def test_abilities_of_a_ko_hero_do_nothing_as_the_round_begins(down: int) -> None:
    redraw("bullwhip", abilities=[when(ROUND_BEGINS, v.Glory(1))])
    table = Laid(at="london, egypt", phase="round", kits="bullwhip", down=down, dice="2 6")
    assert table.state.glory[ME] == (0 if down else 1)
