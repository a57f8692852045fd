"""Events at once, in the own turn, as a round begins and ends, and on the way: each named, then only played."""

import pytest

from bivouac.games.fortune_and_glory.catalog import AGILITY, IN_CLIFFHANGER, IN_DANGER, POINTS
from bivouac.games.fortune_and_glory.map import FIRST_SEA, NUMBER_OF
from bivouac.games.fortune_and_glory.state_ground import MOBSTER, SOLDIER
from bivouac.games.fortune_and_glory.verbs_tests import Test as Skill
from tests.fortune_and_glory.situations import (
    SITES,
    drawing,
    gone,
    lot,
    moving,
    searching,
    skills_tested,
    staying,
    until_round,
    visiting,
)
from tests.fortune_and_glory.world import ME, THIRD, YOU, Laid, number, redraw

# -- at once -----------------------------------------------------------------------------------------------------------


@pytest.mark.card("soldiers-ashore")
def test_soldiers_ashore_three_soldiers_in_three_lands() -> None:
    table = Laid(at="north-atlantic, arctic-ocean, lima", phase="move", decks={"event": "soldiers-ashore"}, dice="1")
    table.dice("-").play("draw")
    lands = [space for space, figure in enumerate(table.state.figures) if figure == SOLDIER]
    assert len(lands) == 3
    assert max(lands) < FIRST_SEA
    assert MOBSTER not in table.state.figures
    assert gone(table, "soldiers-ashore")
    assert "enemy" not in table.told(), "nobody stood there"
    table.nobody_is_waiting_but(ME)


@pytest.mark.card("earth-shrugs")
def test_earth_shrugs_only_heroes_in_the_mountains_must_keep_their_feet() -> None:
    table = drawing("earth-shrugs", "1 4 1  5 1 1", at="andes, himalayas, lima")
    assert table.state.wounds == [2, 0, 0], "mine fell, yours kept the feet, Lima did not shake"
    assert skills_tested(table) == ["agility", "agility"]
    assert gone(table, "earth-shrugs")
    table.nobody_is_waiting_but(ME)


@pytest.mark.card("earth-shrugs")
def test_earth_shrugs_under_all_even_if_it_fells_who_drew_it() -> None:
    table = drawing("earth-shrugs", "1 1 1  1 1 1  2 3", at="andes, himalayas, lima", wounds=[4])
    assert table.state.wounds == [0, 2, 0]
    assert table.is_ko(ME)
    assert gone(table, "earth-shrugs")
    table.nobody_is_waiting_but(YOU)


@pytest.mark.card("earth-shrugs")
def test_earth_shrugs_at_nobody() -> None:
    table = drawing("earth-shrugs", "")
    assert table.state.wounds == [0, 0, 0]
    assert "test" not in table.told()
    table.nobody_is_waiting_but(ME)


@pytest.mark.card("wrong-suitcase")
def test_wrong_suitcase_one_gear_of_mine_for_another() -> None:
    table = moving(1, decks={"event": "wrong-suitcase", "gear": "lock-picks, field-notes"},
                   kits=["bullwhip, torch, street-kid", "leather-jacket"])  # fmt: skip
    table.play("draw")
    assert table.keys() == ["discard/bullwhip", "discard/torch"], "an Ally is no luggage"
    table.play("discard/torch")
    assert table.kit(ME)[:2] == ["bullwhip", "street-kid"]
    assert table.kit(ME)[2:] in (["lock-picks"], ["field-notes"])
    assert table.kit(YOU) == ["leather-jacket"]
    assert gone(table, "wrong-suitcase")
    table.nobody_is_waiting_but(ME)


@pytest.mark.card("wrong-suitcase")
def test_wrong_suitcase_without_gear_is_a_gift() -> None:
    table = moving(1, decks={"event": "wrong-suitcase", "gear": "lock-picks, field-notes"}, kits="street-kid").play(
        "draw"
    )
    assert len(table.kit(ME)) == 2
    table.nobody_is_waiting_but(ME)


@pytest.mark.card("loose-balloon")
def test_loose_balloon_carries_my_hero_to_a_random_land() -> None:
    others = [lot(moving(1), seat) for seat in (YOU, THIRD)]
    lands = set()
    for die in range(2, 7):  # a one would be Greenland, from where a point leads nowhere
        table = moving(1, decks={"event": "loose-balloon"}, sites=SITES, markers=[2])
        table.dice(f"- {die}").play("draw")
        lands.add(table.where(ME))
        assert NUMBER_OF[table.where(ME)] < FIRST_SEA
        assert table.state.glory == [2, 0, 0]
        assert [lot(table, seat) for seat in (YOU, THIRD)] == others
        assert (table.state.markers[ME] == 0) == (table.where(ME) != "sahara")
        table.nobody_is_waiting_but(ME)
    assert len(lands) > 1


@pytest.mark.card("early-monsoon")
def test_early_monsoon_takes_a_point_of_every_movement_to_come() -> None:
    table = drawing("early-monsoon")
    assert staying(table) == ["early-monsoon"]
    assert table.state.points == 1, "my own die had fallen"
    table.dice("3").play("stay")
    assert table.state.points == 2
    table.dice("6").play("stay")
    assert table.state.points == 5
    table.nobody_is_waiting_but(THIRD)


@pytest.mark.card("early-monsoon")
def test_early_monsoon_is_over_with_the_next_round() -> None:
    table = drawing("early-monsoon", at="north-sea, arctic-ocean")
    for number_of_round, stays in ((2, True), (3, False)):
        until_round(table, number_of_round)
        assert (staying(table) == ["early-monsoon"]) == stays


@pytest.mark.card("age-of-museums")
def test_age_of_museums_two_glory_for_each_artifact_that_anybody_sells() -> None:
    table = drawing("age-of-museums", at="lima, casablanca, sahara", carried=["sword/of-zeus", "jar/of-medusa"])
    assert staying(table) == ["age-of-museums"]
    assert table.state.glory == [0, 0, 0]
    table.state.bags[1] = [number("uncle-you-never-met"), number("grand-hotel")]
    table.dice("2 2").play("stay").play("stay").play("stay")
    table.play("sell/sword")
    assert table.state.glory == [2, 0, 0]
    assert table.may("done", ME)
    table.play("done", "sell/jar")
    assert table.state.glory == [2, 2, 0]
    assert staying(table) == ["age-of-museums"]
    table.nobody_is_waiting_but(YOU)


# -- in the own turn ---------------------------------------------------------------------------------------------------


@pytest.mark.card("runaway-locomotive")
def test_runaway_locomotive_a_wound_and_a_die_of_points() -> None:
    table = moving(hands="runaway-locomotive", at="western-europe, egypt, lima").dice("3").play(
        "play/runaway-locomotive")  # fmt: skip
    assert table.state.wounds == [1, 0, 0]
    assert table.may("go/russia"), "Germany, eastern Europe, Russia: three points"
    assert not table.may("go/siberia")
    table.play("go/russia")
    assert table.where(ME) == "russia"
    assert gone(table, "runaway-locomotive")
    table.nobody_is_waiting_but(ME)
    assert table.may("go/siberia"), "the movement of the round is still to come"


@pytest.mark.card("runaway-locomotive")
def test_runaway_locomotive_not_for_a_hero_whom_the_wound_would_fell() -> None:
    table = moving(hands="runaway-locomotive", wounds=[5])
    assert table.why_not("play/runaway-locomotive") == "event.targets"


@pytest.mark.card("home-for-supper")
def test_home_for_supper_two_glory_for_the_way_home_and_all_wounds() -> None:
    table = moving(hands="home-for-supper", glory=[3], wounds=[4, 2], sites=SITES, markers=[2])
    table.play("play/home-for-supper")
    assert table.where(ME) == "london"
    assert table.state.glory[ME] == 1
    assert table.state.wounds == [0, 2, 0]
    assert table.state.markers[ME] == 0, "artifact.resume-next-round: the quest is left"
    assert gone(table, "home-for-supper")
    table.nobody_is_waiting_but(ME)


@pytest.mark.card("home-for-supper")
def test_home_for_supper_must_be_paid_and_must_do_something() -> None:
    assert not moving(hands="home-for-supper", glory=[1], wounds=[4]).may("play/home-for-supper")
    assert not moving(hands="home-for-supper", glory=[2], at="london, egypt, lima").may("play/home-for-supper")
    assert moving(hands="home-for-supper", glory=[2], at="london, egypt, lima", wounds=[1]).may("play/home-for-supper")


@pytest.mark.card("home-for-supper")
def test_home_for_supper_between_two_dangers_ends_the_adventure() -> None:
    table = searching("5 1 1", hands="home-for-supper", glory=[2])
    assert table.may("press-on")
    table.play("play/home-for-supper")
    assert table.where(ME) == "london"
    assert table.state.markers[ME] == 0
    assert table.state.glory[ME] == 2, "paid, then collected as on a stop"
    assert table.told().count("danger") == 1
    table.nobody_is_waiting_but(YOU)


@pytest.mark.card("home-for-supper")
def test_home_for_supper_before_the_search_leads_to_a_turn_at_home() -> None:
    decks = {"city": "uncle-you-never-met"}
    table = Laid(at="sahara, egypt, lima", sites=SITES, hands="home-for-supper", glory=[9], decks=decks)
    table.play("play/home-for-supper")
    assert table.where(ME) == "london"
    assert table.state.fortune[ME] == 1, "the City card was drawn"
    assert table.may("done")
    table.nobody_is_waiting_but(ME)


@pytest.mark.card("unwanted-rescue")
def test_unwanted_rescue_pulls_a_hanging_hero_to_me_and_takes_glory() -> None:
    table = moving(hands="unwanted-rescue", glory=[0, 3, 5], at="sahara, egypt, amazon-falls",
                   hangs=["", "rope-bridge", ""], sites=SITES, markers=[0, 2, 0])  # fmt: skip
    bystander = lot(table, THIRD)
    table.play("play/unwanted-rescue")
    assert table.where(YOU) == "sahara"
    assert table.hangs(YOU) == ""
    assert gone(table, "rope-bridge")
    assert table.state.markers[YOU] == 0
    assert table.state.glory == [2, 1, 5]
    assert lot(table, THIRD) == bystander
    assert gone(table, "unwanted-rescue")
    table.nobody_is_waiting_but(ME)


@pytest.mark.card("unwanted-rescue")
def test_unwanted_rescue_needs_somebody_who_hangs_elsewhere() -> None:
    assert not moving(hands="unwanted-rescue", glory=[0, 3]).may("play/unwanted-rescue")
    beside = moving(hands="unwanted-rescue", glory=[0, 3], at="sahara, sahara", hangs=["", "rope-bridge"], sites=SITES)
    assert not beside.may("play/unwanted-rescue"), "who hangs here already is not moved"
    two = moving(hands="unwanted-rescue", glory=[0, 3, 3], hangs=["", "rope-bridge", "boat-chase"], sites=SITES)
    assert two.play("play/unwanted-rescue").keys() == ["target/2", "target/3"]


@pytest.mark.card("motorcycle-on-credit")
def test_motorcycle_on_credit_a_point_now_and_one_in_each_movement_until_ko() -> None:
    table = moving(hands="motorcycle-on-credit", at="western-europe, germany, lima", decks={"event": "lucky-hat"})
    table.play("play/motorcycle-on-credit")
    assert not table.may("go/eastern-europe")
    table.play("go/germany")
    assert staying(table) == ["motorcycle-on-credit"]
    assert table.state.points == 2, "the die has fallen before"
    assert [table.state.total(seat, POINTS, -1) for seat in (ME, YOU)] == [1, 0]
    table.dice("3").play("stay")
    assert table.state.points == 3, "yours is no motorcycle"
    table.nobody_is_waiting_but(YOU)


@pytest.mark.card("motorcycle-on-credit")
def test_motorcycle_on_credit_is_lost_with_its_rider() -> None:
    redraw("nazi-soldier", dice=1, wounds=9)
    table = moving(hands="motorcycle-on-credit", wounds=[5], figures={"egypt": SOLDIER}, at="sahara, italy, lima")
    table.play("play/motorcycle-on-credit", "go/egypt").dice("1 1 1 6  1 3").play("fight")
    assert table.is_ko(ME)
    assert staying(table) == []
    assert gone(table, "motorcycle-on-credit")
    table.nobody_is_waiting_but(YOU)
    hanging = moving(hands="motorcycle-on-credit", hangs="rope-bridge", sites=SITES)
    assert hanging.table.waiting == [YOU], "nobody rides away from a cliffhanger"


@pytest.mark.card("missing-page")
def test_missing_page_a_marker_more_but_never_the_last_one() -> None:
    table = moving(hands="missing-page", sites=SITES, markers=[1, 1])
    table.play("play/missing-page")
    assert table.state.markers == [2, 1, 0]
    assert gone(table, "missing-page")
    table.nobody_is_waiting_but(ME)
    assert not moving(hands="missing-page", sites=SITES, markers=[4]).may("play/missing-page"), "of Zeus asks for 5"
    assert not moving(hands="missing-page").may("play/missing-page"), "there is nothing to look for here"


@pytest.mark.card("turned-signpost")
def test_turned_signpost_a_hanging_hero_loses_two_markers() -> None:
    table = moving(hands="turned-signpost", sites=SITES, markers=[1, 3, 0], hangs=["", "rope-bridge"])
    table.play("play/turned-signpost")
    assert table.state.markers == [1, 1, 0]
    assert table.hangs(YOU) == "rope-bridge"
    assert gone(table, "turned-signpost")
    table.nobody_is_waiting_but(ME)


@pytest.mark.card("turned-signpost")
def test_turned_signpost_not_against_who_does_not_hang() -> None:
    assert not moving(hands="turned-signpost", sites=SITES, markers=[0, 3]).may("play/turned-signpost")
    unmarked = moving(hands="turned-signpost", sites=SITES, hangs=["", "rope-bridge"])
    assert not unmarked.may("play/turned-signpost"), "there is no marker to lose"


@pytest.mark.card("handle-with-care")
def test_handle_with_care_two_glory_for_the_best_of_three_gear_cards() -> None:
    table = moving(
        hands="handle-with-care", glory=[2, 2], decks={"gear": "bullwhip, lock-picks, leather-jacket, field-notes"}
    )
    table.play("play/handle-with-care")
    assert table.state.glory == [0, 2, 0]
    looked_at = table.keys(verb="keep")
    assert len(looked_at) == 3
    table.play(f"keep/{looked_at[1]}")
    assert table.kit(ME) == [looked_at[1]]
    assert gone(table, looked_at[0])
    assert gone(table, looked_at[2])
    table.nobody_is_waiting_but(ME)
    assert not moving(hands="handle-with-care", glory=[1]).may("play/handle-with-care")


@pytest.mark.card("fan-mail")
def test_fan_mail_a_glory_and_a_die_more_in_dangers_of_this_round() -> None:
    table = Laid(at="sahara, egypt, lima", phase="move", hands="fan-mail", sites=SITES, dice="2")
    table.play("play/fan-mail")
    assert table.state.glory == [1, 0, 0]
    assert staying(table) == ["fan-mail"]
    table.nobody_is_waiting_but(ME)
    dice = [table.state.extra_dice(seat, 0, where) for seat in (ME, YOU) for where in (IN_DANGER, IN_CLIFFHANGER)]
    assert dice == [1, 0, 0, 0], "they wrote to me, and not about cliffhangers"


# -- as a round begins, and as it ends ---------------------------------------------------------------------------------


@pytest.mark.card("gone-before-dawn")
@pytest.mark.parametrize("seat", [ME, YOU])
def test_gone_before_dawn_a_move_before_all_others(seat: int) -> None:
    hands = ["", ""]
    hands[seat] = "gone-before-dawn"
    table = Laid(at="western-europe, germany, lima", phase="round", hands=hands, dice="6 3 2")
    assert table.table.waiting == [seat]
    table.dice("6 4").play("play/gone-before-dawn")
    assert table.may("go/russia"), "a six is three points"
    assert not table.may("go/mongolia")
    other = 1 - seat
    before = lot(table, other)
    table.play("go/italy")
    assert table.where(seat) == "italy"
    assert lot(table, other) == before
    assert table.state.phase == 2, "the movements follow"
    assert gone(table, "gone-before-dawn")
    table.nobody_is_waiting_but(ME)


@pytest.mark.card("gone-before-dawn")
def test_gone_before_dawn_not_from_a_cliffhanger() -> None:
    table = Laid(at="sahara, egypt, lima", phase="round", hands="gone-before-dawn", hangs="boat-chase", sites=SITES,
                 dice="6 3 2 3")  # fmt: skip
    assert table.table.waiting == [YOU], "the movement phase has begun; I am held"


@pytest.mark.card("express-on-time")
def test_express_on_time_a_card_and_two_points_for_all_who_start_in_a_city() -> None:
    decks = {"event": "lucky-hat, second-wind"}
    table = Laid(at="lima, egypt, paris", phase="round", hands="express-on-time", decks=decks, dice="6 3 2")
    table.dice("- 3").play("play/express-on-time")
    assert len(table.hand(ME)) == 1
    assert staying(table) == ["express-on-time"]
    assert table.state.points == 5
    table.dice("3").play("stay")
    assert table.state.points == 3, "Egypt is no station"
    table.dice("3").play("stay")
    assert table.state.points == 5
    table.nobody_is_waiting_but(THIRD)


@pytest.mark.card("changed-lock")
def test_changed_lock_puts_another_out_of_the_own_city_before_the_victory_test() -> None:
    table = Laid(at="sahara, paris, lima", phase="end", hands="changed-lock", fortune=[0, 15, 0])
    assert table.table.waiting == [ME]
    table.play("play/changed-lock")
    assert table.where(YOU) == "western-europe", "the only way out of Paris"
    assert not table.state.over
    assert gone(table, "changed-lock")


@pytest.mark.card("changed-lock")
def test_changed_lock_only_against_others_who_are_at_home() -> None:
    table = Laid(at="london, paris, lima", phase="end", hands="changed-lock", fortune=[15, 0, 0])
    assert table.keys() == ["pass", "play/changed-lock"]
    table.play("pass")
    assert table.state.winners == [ME]
    away = Laid(at="london, lima, lima", phase="end", hands="changed-lock", fortune=[15, 0, 0])
    assert away.state.winners == [ME], "nobody else is at home, so nobody is asked"


@pytest.mark.parametrize(
    ("card", "phase"),
    [
        pytest.param("express-on-time", "round", marks=pytest.mark.card("express-on-time")),
        pytest.param("fan-mail", "move", marks=pytest.mark.card("fan-mail")),
    ],
)
def test_a_card_for_this_round_is_over_with_it(card: str, phase: str) -> None:
    dice = "6 3" if phase == "round" else "2"
    table = Laid(at="north-sea, arctic-ocean", phase=phase, hands=card, decks={"event": "tail-wind"}, dice=dice)
    round_now = table.state.round
    table.play(f"play/{card}")
    assert staying(table) == [card]
    until_round(table, round_now + 1)
    assert staying(table) == []
    assert gone(table, card)


# -- on the way --------------------------------------------------------------------------------------------------------


@pytest.mark.card("tail-wind")
def test_tail_wind_three_points_more_for_my_movement() -> None:
    table = moving(2, hands="tail-wind", at="western-europe, egypt, lima")
    table.play("play/tail-wind")
    assert table.state.points == 5
    assert table.may("go/turkestan"), "Germany, eastern Europe, Russia, Turkestan"
    assert gone(table, "tail-wind")
    table.dice("2").play("stay")
    assert table.state.points == 2
    table.nobody_is_waiting_but(YOU)


@pytest.mark.card("tail-wind")
def test_tail_wind_not_in_the_movement_of_another() -> None:
    table = moving(2, hands=["", "tail-wind"])
    assert table.table.waiting == [ME]
    assert table.keys()[0] != "pass"
    table.play("stay")
    assert table.keys(YOU) == ["pass", "play/tail-wind"]


@pytest.mark.card("wrong-train")
@pytest.mark.parametrize(("die", "left"), [(6, 4), (3, 1)])
def test_wrong_train_two_points_fewer_for_another(die: int, left: int) -> None:
    table = moving(die, hands=["", "wrong-train"]).play("play/wrong-train", seat=YOU)
    assert table.state.points == left
    assert gone(table, "wrong-train")
    table.nobody_is_waiting_but(ME)


@pytest.mark.card("wrong-train")
def test_wrong_train_never_under_no_point() -> None:
    table = moving(1, hands=["", "wrong-train"], decks={"event": "lucky-hat"}).play("pass")
    table.dice("3").play("play/wrong-train", seat=YOU)
    assert table.where(ME) == "sahara"
    assert "stayed" in table.told()
    table.nobody_is_waiting_but(YOU)


@pytest.mark.card("wrong-train")
def test_wrong_train_not_in_the_own_movement_nor_against_who_has_no_points() -> None:
    assert not moving(5, hands="wrong-train").may("pass")
    table = drawing("early-monsoon", hands="wrong-train").dice("1").play("stay")
    assert table.told().count("stayed") == 2, "the monsoon has left you no point to lose"
    assert table.state.turn_of == THIRD
    assert table.may("play/wrong-train", ME), "but there is one in the next movement"


@pytest.mark.card("red-line")
def test_red_line_to_any_city_and_no_further() -> None:
    table = moving(5, hands="red-line").play("play/red-line")
    assert len(table.keys(verb="place")) == 20
    table.play("place/tokyo")
    assert table.where(ME) == "tokyo"
    assert gone(table, "red-line")
    assert "moved" not in table.told()
    table.nobody_is_waiting_but(YOU)
    assert not moving(5, hands=["", "red-line"]).may("pass"), "not in my movement"


@pytest.mark.card("red-line")
def test_red_line_even_without_a_point_to_move() -> None:
    table = drawing("early-monsoon", hands=["", "red-line"]).dice("1 3").play("stay")
    assert table.state.points == 0, "a one, and the monsoon"
    table.play("play/red-line", "place/tokyo")
    assert table.where(YOU) == "tokyo"


@pytest.mark.card("your-papers")
def test_your_papers_another_hero_does_not_move() -> None:
    table = moving(5, hands=["", "your-papers"]).dice("4").play("play/your-papers", seat=YOU)
    assert table.where(ME) == "sahara"
    assert "moved" not in table.told()
    assert gone(table, "your-papers")
    assert table.state.points == 4, "yours are in order"
    table.nobody_is_waiting_but(YOU)
    assert moving(5, hands="your-papers").may("go/egypt"), "nobody asks for the own papers"


@pytest.mark.card("short-cut")
@pytest.mark.parametrize("seat", [ME, YOU])
def test_short_cut_the_movement_die_falls_again(seat: int) -> None:
    hands = ["", ""]
    hands[seat] = "short-cut"
    table = moving(2, hands=hands).dice("6").play("play/short-cut", seat=seat)
    assert table.state.points == 6
    assert gone(table, "short-cut")
    table.nobody_is_waiting_but(ME)


@pytest.mark.card("short-cut")
def test_short_cut_keeps_what_cards_have_added() -> None:
    table = moving(6, hands=["tail-wind", "short-cut"]).play("pass", seat=YOU).play("play/tail-wind", seat=ME)
    table.dice("1").play("play/short-cut", seat=YOU)
    assert table.state.points == 4


@pytest.mark.card("last-ferry")
def test_last_ferry_two_points_more_after_the_movement_for_a_glory() -> None:
    table = moving(1, hands="last-ferry", glory=[1], at="western-europe, egypt, lima", decks={"event": "lucky-hat"})
    table.play("pass", "go/germany")
    assert table.keys() == ["pass", "play/last-ferry"]
    table.play("play/last-ferry")
    assert not table.may("go/turkestan"), "eastern Europe and Russia are two points"
    table.play("go/russia")
    assert table.state.glory[ME] == 0
    assert table.where(ME) == "russia"
    assert gone(table, "last-ferry")
    assert table.table.waiting == [YOU]


@pytest.mark.card("last-ferry")
def test_last_ferry_must_be_paid_and_is_only_mine() -> None:
    assert moving(3, hands="last-ferry").play("stay").table.waiting == [YOU], "no Glory, no ferry"
    table = moving(3, hands=["", "last-ferry"], glory=[0, 1]).dice("3").play("stay")
    assert not table.may("pass", YOU), "my arrival is not yours"


@pytest.mark.card("welcoming-committee")
def test_welcoming_committee_a_mobster_where_another_has_arrived() -> None:
    redraw("mobster", dice=1, wounds=1, glory=1)
    table = moving(3, hands=["", "welcoming-committee"]).play("go/heart-of-africa")
    table.play("play/welcoming-committee", seat=YOU)
    assert table.state.figures[NUMBER_OF["heart-of-africa"]] == MOBSTER
    assert table.keys() == ["fight", "escape"]
    table.dice("6 6 6 1 3").play("fight")
    assert MOBSTER not in table.state.figures
    assert table.state.glory == [1, 0, 0]
    assert gone(table, "welcoming-committee")
    table.nobody_is_waiting_but(YOU)


@pytest.mark.card("welcoming-committee")
def test_welcoming_committee_from_which_one_may_run() -> None:
    redraw("mobster", dice=1, wounds=9, escape=Skill(AGILITY, 4, 1))
    table = moving(3, hands=["", "welcoming-committee"]).play("stay").play("play/welcoming-committee", seat=YOU)
    table.dice("5 1 1").play("escape", "roll").play("step/casablanca")
    assert table.where(ME) == "casablanca"
    assert table.state.figures[NUMBER_OF["sahara"]] == MOBSTER
    assert not moving(3, hands="welcoming-committee").play("stay").may("pass"), "not at the own arrival"


@pytest.mark.card("fan-mail")
def test_fan_mail_is_for_the_own_turn() -> None:
    table = moving(3, hands=["", "fan-mail"])
    assert table.why_not("play/fan-mail", YOU) == "movement.clockwise"
    assert visiting("uncle-you-never-met", hands="fan-mail").may("play/fan-mail")
