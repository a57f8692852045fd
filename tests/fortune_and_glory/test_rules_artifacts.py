"""The search for an artifact: begun or not, stopped, gone on with, found; and several heroes at the same one."""

from typing import Any

import pytest

from bivouac.engine.verbs import Verb
from bivouac.games.fortune_and_glory import verbs as v
from bivouac.games.fortune_and_glory.abilities import mine
from bivouac.games.fortune_and_glory.catalog import ADVENTURE, AGILITY, ARTIFACT, CATALOG, CUNNING, DANGER, FOUND
from bivouac.games.fortune_and_glory.map import NUMBER_OF
from bivouac.games.fortune_and_glory.state_ground import ADVENTURING
from bivouac.games.fortune_and_glory.words import LINES
from tests.fortune_and_glory.world import ME, THIRD, YOU, Laid, danger, number, redraw

SITE = "sahara:sword/of-zeus"
EASY = "- 6 1 1"  # a danger is drawn and passed with three dice
HARD = "- 1 1 1"  # drawn and failed


def plain_dangers(value: int = 3) -> None:
    """Each brings 2 Glory, its cliffhanger 3; one 6 is enough for either."""
    for key in ("rope-bridge", "boat-chase", "masked-ball"):
        danger(key, v.Test(AGILITY, 6, 1), v.Test(CUNNING, 6, 1))
    redraw("of-zeus", danger=value)


def searching(at: str = "sahara, lima", value: int = 3, sites: str = SITE, **fields: object) -> Laid:
    """My hero stands at an artifact; yours in Lima, with Glory to spend when the turn comes."""
    plain_dangers(value)
    decks = {"danger": "rope-bridge, boat-chase, masked-ball", "city": "auction-house", "event": "lucky-hat"}
    return Laid(at=at, sites=sites, decks=decks, glory=[0, 5], **fields)  # type: ignore[arg-type]


# -- whether to search -------------------------------------------------------------------------------------------------


@pytest.mark.clause("artifact.may-search", "movement.reach-artifact", "adventure.by-place")
def test_a_hero_at_an_artifact_may_search_or_do_nothing() -> None:
    table = searching()
    assert table.keys() == ["search", "decline"]
    assert table.why_not("press-on", ME) == "artifact.may-search"
    table.play("decline")
    assert table.clauses("declines") == ["adventure.by-place"]
    assert "travel-die" not in table.told(), "the land roll is for spaces without an artifact"
    assert "danger" not in table.told()
    assert table.table.waiting == [YOU]


@pytest.mark.clause("artifact.may-search")
def test_nobody_searches_where_no_artifact_lies() -> None:
    table = searching(at="egypt, lima", dice="2")
    assert table.told()[0] == "travel-die"
    assert "searches" not in table.told()


@pytest.mark.clause("artifact.announce")
def test_the_adventure_is_announced_by_hero_and_name() -> None:
    table = searching().dice(EASY).play("search")
    said = next(told for told in table.ear.told if LINES.all[told.line].key == "searches")
    assert (said.seat, said.card, said.other) == (ME, number("sword"), number("of-zeus"))
    assert LINES.clause_of(said) == "artifact.announce"


@pytest.mark.clause("artifact.two-values")
def test_every_adventure_has_its_fortune_and_its_dangers() -> None:
    assert all(card.fortune > 0 for card in CATALOG.cards if card.is_a == ARTIFACT)
    assert all(card.danger > 0 for card in CATALOG.cards if card.is_a == ADVENTURE)
    redraw("sword", fortune=7)
    table = searching(value=2, markers=[1]).dice(EASY).play("search")
    assert table.found(ME) == ["sword", "of-zeus"], "the dangers of the Adventure card"


@pytest.mark.clause("adventure.by-place")
@pytest.mark.parametrize(
    ("effect", "answers", "line"),
    [(v.Travel(1), ("go/egypt",), "travel-die"), (v.GoTo(v.BESIDE), ("place/west-africa",), "travel-die"),
     (v.GoTo(v.HOME), (), "drew-city")],
    ids=["travel", "beside", "home"],
)  # fmt: skip
def test_who_leaves_instead_of_an_answer_has_the_turn_of_the_new_place(
    effect: Verb[Any], answers: tuple[str, ...], line: str
) -> None:
    redraw("tail-wind", timing=mine, effect=effect)
    table = searching(hands="tail-wind", dice="2").play("play/tail-wind", *answers, seat=ME)
    assert line in table.told()
    assert "danger" not in table.told()


@pytest.mark.clause("adventure.by-place")
def test_who_leaves_to_another_artifact_is_asked_there_and_races_with_nobody_here() -> None:
    redraw("tail-wind", timing=mine, effect=v.Travel(1))
    table = searching(at="sahara, sahara", sites=f"{SITE}, egypt:jar/of-medusa", hands="tail-wind")
    table.play("play/tail-wind", "go/egypt", seat=ME)
    assert table.table.waiting == [ME]
    table.dice(EASY).play("search", seat=ME)
    assert table.table.waiting == [ME]
    assert table.may("press-on")
    table.play("stop", seat=ME)
    assert table.table.waiting == [YOU]
    assert table.keys() == ["search", "decline"]
    assert "race" not in table.told()


@pytest.mark.clause("race.condition")
def test_a_later_racer_who_leaves_has_the_turn_elsewhere_when_it_comes() -> None:
    redraw("tail-wind", timing=mine, effect=v.Travel(1))
    table = searching(at="sahara, sahara", sites=f"{SITE}, egypt:jar/of-medusa", hands=["", "tail-wind"])
    table.play("search", seat=ME).dice(EASY).play("play/tail-wind", "go/egypt", seat=YOU)
    assert table.table.waiting == [ME], "the race begins without the other"
    table.play("stop", seat=ME)
    assert table.table.waiting == [YOU]
    assert table.keys() == ["search", "decline"]


# -- stopping ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("artifact.stop-ends-phase", "artifact.stop-collects-glory", "artifact.stop-keeps-markers")
def test_stopping_brings_the_glory_and_ends_the_turn() -> None:
    table = searching(value=4).dice(EASY).play("search").dice(EASY).play("press-on")
    assert table.state.glory[ME] == 0, "nothing is collected before the stop"
    assert table.state.met[ME], "the cards lie with the hero until then"
    table.play("stop")
    assert table.state.glory[ME] == 4
    assert table.clauses("glory") == ["artifact.stop-collects-glory"] * 2
    assert table.state.met[ME] == []
    assert len(table.state.bags[DANGER]) == 3, "they are back in the deck"
    assert table.state.markers[ME] == 2
    assert table.table.waiting == [YOU]
    assert table.state.phase == ADVENTURING


@pytest.mark.clause("artifact.stop-collects-glory")
def test_without_a_danger_left_to_draw_the_hero_stops() -> None:
    plain_dangers()
    table = Laid(at="sahara, lima", sites=SITE, decks={"danger": "rope-bridge", "city": "auction-house"})
    table.dice(EASY).play("search", "press-on")
    assert "nothing-to-draw" in table.told()
    assert (table.state.glory[ME], table.state.met[ME]) == (2, [])


@pytest.mark.clause("artifact.stop-heals")
def test_stopping_heals_every_wound_for_nothing() -> None:
    table = searching(wounds=[4]).dice(EASY).play("search", "stop")
    assert table.state.wounds[ME] == 0
    assert table.state.glory[ME] == 2
    assert table.clauses("healed") == ["artifact.stop-heals"]


@pytest.mark.clause("artifact.resume-next-round")
def test_the_quest_goes_on_in_the_next_round_by_a_new_danger() -> None:
    table = searching(markers=[1], value=4).dice(EASY).play("search")
    assert table.state.markers[ME] == 2, "counted from where it stood"
    assert table.numbers("markers") == [2]


@pytest.mark.clause("artifact.resume-next-round")
def test_who_leaves_loses_the_markers_and_who_stays_keeps_them() -> None:
    stays = searching(markers=[2], phase="move", dice="3").play("stay")
    assert stays.state.markers[ME] == 2
    table = searching(markers=[2], phase="move", dice="3").play("go/egypt")
    assert table.state.markers[ME] == 0
    assert table.clauses("markers-lost") == ["artifact.resume-next-round"]


@pytest.mark.clause("artifact.resume-next-round", "artifact.stop-collects-glory")
def test_who_leaves_by_a_card_instead_of_pressing_on_stops() -> None:
    """Elsewhere there is nothing to press on with: not in a city, nor for another artifact."""
    redraw("tail-wind", timing=mine, effect=v.Travel(1))
    table = searching(sites=f"{SITE}, egypt:jar/of-medusa", hands="tail-wind").dice(EASY).play("search")
    table.play("play/tail-wind", "go/egypt", seat=ME)
    assert table.table.waiting == [YOU]
    assert table.told().count("danger") == 1
    assert table.clauses("stopped") == ["artifact.stop-ends-phase"]
    assert (table.state.glory[ME], table.state.markers[ME]) == (2, 0)


# -- finding -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("artifact.obtained-at-value", "artifact.taken-to-sheet", "artifact.skull-removed")
@pytest.mark.clause("artifact.markers-discarded")
def test_with_the_last_danger_the_artifact_is_found() -> None:
    table = searching(value=2, wounds=[3]).dice(EASY).play("search")
    assert table.found(ME) == []
    table.dice(EASY).play("press-on")
    assert table.found(ME) == ["sword", "of-zeus"]
    assert table.state.site_space == []
    assert table.state.site_artifact == []
    assert table.state.site_adventure == []
    assert (table.state.markers[ME], table.state.quest[ME]) == (0, -1)
    assert (table.state.glory[ME], table.state.wounds[ME]) == (4, 0), "as on a stop"
    assert table.clauses("found") == ["artifact.obtained-at-value"]
    assert table.clauses("glory") == ["artifact.obtained-at-value"] * 2
    assert table.table.waiting == [YOU], "there is nothing left to press on for"


@pytest.mark.clause("artifact.resume-next-round", "artifact.obtained-at-value")
def test_others_lose_their_markers_when_the_artifact_is_found() -> None:
    table = searching(at="sahara, sahara", markers=[2, 2]).play("search", seat=ME)
    table.dice(f"{EASY} 2").play("decline", seat=YOU)
    assert table.found(ME) == ["sword", "of-zeus"]
    assert table.state.markers[YOU] == 0
    assert table.clauses("markers-lost") == ["artifact.resume-next-round"]


@pytest.mark.clause("setup.basic-ignore-special-text", "setup.basic-ignore-references")
def test_the_special_text_of_an_adventure_does_nothing_in_the_basic_game() -> None:
    redraw("of-zeus", abilities=[v.glory_for(FOUND, 5)])
    assert CATALOG.cards[number("of-zeus")].abilities
    table = searching(value=1).dice(EASY).play("search")
    assert table.found(ME) == ["sword", "of-zeus"]
    assert table.state.glory[ME] == 2
    redraw("of-zeus", abilities=[v.plus(AGILITY, 2)])
    assert Laid(at="lima, paris", carried="sword/of-zeus", glory=[5]).state.level(ME, AGILITY) == 3


# -- races -------------------------------------------------------------------------------------------------------------


def racing(at: str = "sahara, sahara", **fields: object) -> Laid:
    return searching(at=at, **fields)  # type: ignore[arg-type]


@pytest.mark.clause("race.condition", "movement.several-at-artifact")
def test_all_who_say_yes_race_and_who_says_no_has_had_the_turn() -> None:
    table = racing(at="sahara, sahara, sahara")
    table.play("search", seat=ME).play("decline", seat=YOU)
    assert table.table.waiting == [THIRD], "all are asked before the first one draws"
    assert "danger" not in table.told()
    table.dice(EASY).play("search", seat=THIRD)
    assert table.clauses("race") == ["race.condition"]
    table.dice(EASY).play("stop", seat=ME)
    assert table.table.waiting == [THIRD]
    table.play("stop", seat=THIRD)
    assert table.state.phase != ADVENTURING, "nobody is asked twice in a phase"
    assert "travel-die" not in table.told()


@pytest.mark.clause("race.condition", "adventure.clockwise")
def test_a_race_takes_place_at_the_turn_of_the_first_who_searches() -> None:
    table = racing(at="sahara, lima, sahara").play("decline", seat=ME)
    assert table.table.waiting == [YOU], "who sits between comes first, since nobody races yet"
    table.play("done", seat=YOU)
    assert table.keys(THIRD) == ["search", "decline"]
    together = racing(at="sahara, lima, sahara").play("search", seat=ME)
    assert together.table.waiting == [THIRD], "a racer is asked out of order"


@pytest.mark.clause("race.condition")
def test_a_hero_elsewhere_does_not_race() -> None:
    table = searching(at="sahara, egypt", sites=f"{SITE}, egypt:jar/of-medusa").dice(EASY).play("search")
    assert table.table.waiting == [ME], "I draw at once"
    table.play("stop")
    assert table.table.waiting == [YOU]
    assert "race" not in table.told()


@pytest.mark.clause("race.condition")
def test_who_hangs_there_races_without_being_asked_and_faces_the_cliffhanger_first() -> None:
    plain_dangers()
    table = Laid(at="sahara, sahara", sites=SITE, hangs="rope-bridge", decks={"danger": "boat-chase"})
    assert table.table.waiting == [YOU], "only who does not hang is asked"
    table.play("search", seat=YOU)
    assert table.told()[-2:] == ["cliffhanger", "test"]
    table.dice("6 1 1").play("roll", seat=ME)
    assert table.may("press-on", ME)
    assert "danger" not in table.told(), "the other one comes after my decision"


@pytest.mark.clause("race.condition", "travel.roll")
def test_beside_a_cliffhanger_of_an_artifact_that_is_gone_nobody_is_asked_to_search() -> None:
    plain_dangers()
    table = Laid(at="sahara, sahara", sites="egypt:jar/of-medusa", hangs="rope-bridge", decks={"danger": "boat-chase"})
    assert (table.table.waiting, table.told()[-1]) == ([ME], "test")
    table.dice("6 1 1  3").play("roll", seat=ME)
    assert table.numbers("travel-die") == [3], "the other one makes the land roll"
    assert "searches" not in table.told()


@pytest.mark.clause("race.condition", "event.any-time")
def test_a_racer_who_plays_a_card_is_still_asked_before_the_first_one_draws() -> None:
    redraw("tail-wind", timing=mine, effect=v.Glory(1))
    table = racing(hands=["", "tail-wind"]).play("search", seat=ME).play("play/tail-wind", seat=YOU)
    assert table.keys(YOU) == ["search", "decline"]
    assert "danger" not in table.told()


@pytest.mark.clause("race.alternate", "race.blind-decision")
def test_racers_draw_by_turns_and_decide_before_they_see_the_other() -> None:
    """The example of the rulebook: the second one fails, but the first has decided before."""
    table = racing(value=4).play("search", seat=ME).dice(EASY).play("search", seat=YOU)
    assert (table.table.waiting, table.told().count("danger")) == ([ME], 1)
    table.dice(f"{HARD} {EASY}").play("press-on", seat=ME)
    assert table.hangs(YOU)
    assert table.told().count("danger") == 3, "decided: the first draws again"
    assert table.state.markers[ME] == 2
    assert table.told().index("pressed-on") < table.told().index("danger-failed")


@pytest.mark.clause("race.artifact-gone")
def test_who_had_pressed_on_faces_a_last_danger_and_must_stop() -> None:
    table = racing(markers=[0, 2]).play("search", seat=ME).dice(EASY).play("search", seat=YOU)
    table.dice(f"{EASY} {EASY}").play("press-on", seat=ME)
    assert table.found(YOU) == ["sword", "of-zeus"]
    assert table.clauses("artifact-gone") == ["race.artifact-gone"]
    assert table.told().count("stopped") == 1
    assert (table.state.glory[ME], table.state.markers[ME]) == (4, 0)


@pytest.mark.clause("race.artifact-gone")
def test_a_last_danger_that_is_failed_is_a_cliffhanger_as_any_other() -> None:
    table = racing(markers=[0, 2]).play("search", seat=ME).dice(EASY).play("search", seat=YOU)
    table.dice(f"{EASY} {HARD}").play("press-on", seat=ME)
    assert table.hangs(ME)
    assert table.state.glory[ME] == 0


@pytest.mark.clause("race.artifact-gone")
def test_who_had_not_drawn_makes_the_land_roll() -> None:
    table = racing(markers=[2, 0]).play("search", seat=ME).dice(f"{EASY} 2").play("search", seat=YOU)
    assert table.found(ME) == ["sword", "of-zeus"]
    assert table.told().count("danger") == 1
    assert table.numbers("travel-die") == [2]


@pytest.mark.clause("race.artifact-gone", "cliffhanger.success-marker")
def test_a_racer_who_hangs_faces_the_cliffhanger_though_the_artifact_is_gone() -> None:
    plain_dangers()
    table = Laid(
        at="sahara, sahara", sites=SITE, hangs=["", "rope-bridge"], markers=[2], decks={"danger": "boat-chase"}
    )
    table.dice(EASY).play("search", seat=ME)
    assert table.found(ME) == ["sword", "of-zeus"]
    table.dice("6 1 1").play("roll", seat=YOU)
    assert table.state.glory[YOU] == 3, "for its Glory"
    assert table.state.markers[YOU] == 0, "without progress"
    assert "stopped" in table.told()


@pytest.mark.clause("cliffhanger.success-marker", "artifact.resume-next-round")
def test_a_cliffhanger_of_an_old_artifact_does_not_count_for_a_new_one() -> None:
    """The one that I hang from has been found; another comes to the same space in the End phase."""
    table = racing(markers=[0, 2]).play("search", seat=ME).dice(HARD + " " + EASY).play("search", seat=YOU)
    assert table.found(YOU) == ["sword", "of-zeus"]
    state = table.state
    hung = table.hangs(ME)
    assert hung
    table = Laid(
        at="sahara, lima", sites="sahara:jar/of-medusa", hangs=hung, glory=[0, 5], decks={"city": "auction-house"}
    )
    table.state.quest = state.quest[:]
    table.dice("6 1 1").play("roll", seat=ME)
    assert table.state.glory[ME] == 3
    assert table.state.markers[ME] == 0
    assert table.clauses("stopped") == ["artifact.stop-ends-phase"]
    assert table.table.waiting == [YOU]
    assert table.state.site_space == [NUMBER_OF["sahara"]]


@pytest.mark.clause("cliffhanger.success-marker")
def test_who_has_lost_all_markers_to_a_card_is_still_on_the_quest() -> None:
    plain_dangers()
    redraw("tail-wind", timing=mine, effect=v.LoseMarkers(2, v.HANGING))
    table = Laid(
        at="egypt, sahara", sites=f"{SITE}, egypt:jar/of-medusa", hands="tail-wind", hangs=["", "rope-bridge"],
        markers=[0, 1], decks={"danger": "boat-chase"},
    )  # fmt: skip
    table.play("play/tail-wind", seat=ME)
    assert table.numbers("markers-lost") == [1]
    table.play("decline", seat=ME).dice("6 1 1").play("roll", seat=YOU)
    assert table.state.markers[YOU] == 1
    assert table.may("press-on", YOU)


@pytest.mark.clause("artifact.obtained-at-value")
@pytest.mark.parametrize(("markers", "may"), [(0, True), (1, True), (2, False)])
def test_markers_of_a_card_leave_one_danger_to_be_overcome(markers: int, may: bool) -> None:
    redraw("tail-wind", timing=mine, effect=v.Markers(2, v.ME))
    table = searching(hands="tail-wind", markers=[markers])
    assert table.may("play/tail-wind") == may
    if may:
        assert table.play("play/tail-wind").state.markers[ME] == 2
        assert table.may("search")
