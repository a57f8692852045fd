"""Events before a danger, in tests, in fights, at a KO, at a sale and against other cards."""

import pytest

from bivouac.games.fortune_and_glory.catalog import AGILITY, CUNNING, LORE
from bivouac.games.fortune_and_glory.verbs_tests import Test as Skill
from bivouac.games.fortune_and_glory.verbs_tests import either
from tests.fortune_and_glory.faces import dice_rolled
from tests.fortune_and_glory.situations import DANGER_CARD, SITES, fighting, gone, lot, searching, visiting
from tests.fortune_and_glory.world import ME, THIRD, YOU, Laid, danger, number

# -- before a danger ---------------------------------------------------------------------------------------------------


def opened(hands: list[str], **fields: object) -> Laid:
    """A danger of one five with Agility or one six with Cunning lies open before my hero."""
    danger("rope-bridge", either(Skill(AGILITY, 5, 1), Skill(CUNNING, 6, 1)), Skill(LORE, 5, 1))
    danger("boat-chase", Skill(LORE, 5, 1), Skill(LORE, 5, 1))
    decks = {"danger": "rope-bridge, boat-chase"}
    table = Laid(at="sahara, egypt, lima", sites=SITES, hands=hands, decks=decks, **fields)  # type: ignore[arg-type]
    table.dice("1").play("search")
    return table


@pytest.mark.card("back-door")
def test_back_door_another_danger_instead() -> None:
    table = opened(["back-door"])
    assert table.keys() == ["pass", "play/back-door"]
    table.dice("- 5 1 1").play("play/back-door")
    assert table.state.met[ME] == [number("boat-chase")]
    assert gone(table, "rope-bridge")
    assert gone(table, "back-door")
    assert table.state.markers[ME] == 1
    table.nobody_is_waiting_but(ME)


@pytest.mark.card("back-door")
def test_back_door_not_for_others_nor_before_a_cliffhanger() -> None:
    assert opened(["", "back-door"]).keys() == ["mode/1", "mode/2"], "your back door is none of mine"
    hanging = Laid(at="sahara, egypt, lima", sites=SITES, hands="back-door", hangs="ancient-puzzle")
    assert "play/back-door" not in hanging.keys(ME)
    assert hanging.told() == ["cliffhanger"], "it is faced at once"


@pytest.mark.card("no-way-through")
def test_no_way_through_its_owner_bars_one_option() -> None:
    table = opened(["", "no-way-through"]).play("play/no-way-through", seat=YOU)
    assert table.table.waiting == [YOU], "the owner of the card says which"
    assert table.keys(YOU) == ["mode/1", "mode/2"]
    table.dice("6 1 1").play("mode/1", seat=YOU)
    assert table.told().count("test") == 1
    assert table.state.markers[ME] == 1, "the six with Cunning was all that was left"
    assert gone(table, "no-way-through")
    table.nobody_is_waiting_but(ME)


@pytest.mark.card("no-way-through")
def test_no_way_through_needs_a_danger_of_another_with_a_choice() -> None:
    assert opened(["no-way-through"]).keys() == ["mode/1", "mode/2"], "not in the own way"
    single = searching("1 1 1", hands=["", "no-way-through"])
    assert single.hangs(ME) == DANGER_CARD, "one test, nothing to bar, nobody asked"
    single.nobody_is_waiting_but(YOU)


@pytest.mark.card("fraying-rope")
def test_fraying_rope_a_hanging_hero_is_hurt() -> None:
    table = opened(["", "fraying-rope", ""], hangs=["", "", "ancient-puzzle"])
    table.dice("6").play("play/fraying-rope", seat=YOU)
    assert table.state.wounds == [0, 0, 3], "a six is three"
    assert table.hangs(THIRD) == "ancient-puzzle"
    assert gone(table, "fraying-rope")
    assert table.keys() == ["mode/1", "mode/2"]
    assert table.table.waiting == [ME]


@pytest.mark.card("fraying-rope")
def test_fraying_rope_may_fell_the_hero_who_faces_the_cliffhanger() -> None:
    table = Laid(at="sahara, egypt, lima", sites=SITES, hands=["", "fraying-rope"], hangs="ancient-puzzle", wounds=[5])
    table.play("play/fraying-rope", seat=YOU)
    assert table.is_ko(ME)
    assert table.where(ME) == "london"
    assert gone(table, "ancient-puzzle")
    table.nobody_is_waiting_but(YOU)


@pytest.mark.card("fraying-rope")
def test_fraying_rope_not_where_only_its_owner_hangs() -> None:
    assert opened(["", "fraying-rope"], hangs=["", "ancient-puzzle"]).keys() == ["mode/1", "mode/2"]
    assert opened(["", "fraying-rope"]).keys() == ["mode/1", "mode/2"]


# -- before the roll ---------------------------------------------------------------------------------------------------


def before_roll(hands: list[str], **fields: object) -> Laid:
    """My hero is about to roll three dice for a five."""
    return searching(hands=hands, **fields)  # type: ignore[arg-type]


@pytest.mark.card("second-wind")
def test_second_wind_a_die_and_two_wounds() -> None:
    table = before_roll(["second-wind"], wounds=[3, 1])
    table.dice("1 1 1 5").play("play/second-wind")
    assert table.state.wounds == [1, 1, 0]
    assert table.state.markers[ME] == 1
    assert dice_rolled(table) == 4
    assert gone(table, "second-wind")
    table.nobody_is_waiting_but(ME)
    assert before_roll(["", "second-wind"]).told()[-1] != "test", "another's test: nobody is asked, the dice fall"


@pytest.mark.card("grandmothers-diary")
def test_grandmothers_diary_two_more_lore_until_the_round_is_over() -> None:
    table = before_roll(["grandmothers-diary"]).dice("5 1 1").play("play/grandmothers-diary")
    assert table.state.level(ME, LORE) == 5
    assert table.state.level(ME, AGILITY) == 3
    assert table.state.level(YOU, LORE) == 3
    assert gone(table, "grandmothers-diary")
    table.nobody_is_waiting_but(ME)
    danger(DANGER_CARD, Skill(LORE, 5, 1), Skill(LORE, 5, 1))
    table.state.bags[8].append(number(DANGER_CARD))
    table.state.met[ME] = []
    table.dice("- 1 1 1 1 5").play("press-on")
    assert table.state.markers[ME] == 2, "five dice in the next danger of the round"


@pytest.mark.card("grandmothers-diary")
def test_grandmothers_diary_is_closed_with_the_round() -> None:
    table = before_roll(["grandmothers-diary"]).dice("1 1 1").play("play/grandmothers-diary")
    assert table.state.level(ME, LORE) == 5
    table.play("decline", seat=YOU)
    while table.state.round == 1:
        table.play(table.keys()[0])
    assert table.state.level(ME, LORE) == 3


@pytest.mark.card("gritted-teeth")
def test_gritted_teeth_three_dice_for_a_wound_that_nothing_parries() -> None:
    table = before_roll(["gritted-teeth"], kits="leather-jacket").dice("1 1 1 1 1 5").play("play/gritted-teeth")
    assert table.state.wounds == [1, 0, 0]
    assert table.state.markers[ME] == 1
    assert dice_rolled(table) == 6
    assert gone(table, "gritted-teeth")
    table.nobody_is_waiting_but(ME)


@pytest.mark.card("gritted-teeth")
def test_gritted_teeth_nobody_pays_with_a_ko() -> None:
    table = searching("1 1 1", hands="gritted-teeth", wounds=[5])
    assert table.hangs(ME) == DANGER_CARD
    assert table.hand(ME) == ["gritted-teeth"]


@pytest.mark.card("pinch-of-pepper")
def test_pinch_of_pepper_two_dice_fewer_for_another() -> None:
    table = before_roll(["", "pinch-of-pepper"], kits="bullwhip").dice("4 4 5").play("play/pinch-of-pepper", seat=YOU)
    assert table.hangs(ME) == DANGER_CARD, "the five was not rolled"
    assert dice_rolled(table) == 2, "Agility 3, the whip, less two"
    assert gone(table, "pinch-of-pepper")
    table.nobody_is_waiting_but(YOU)
    assert searching("5 1 1", hands="pinch-of-pepper").state.markers[ME] == 1, "nobody peppers the own test"


@pytest.mark.card("smile-please")
@pytest.mark.parametrize("seat", [ME, YOU])
def test_smile_please_a_die_for_the_hero_and_glory_for_the_photographer(seat: int) -> None:
    hands = ["", "", ""]
    hands[seat] = "smile-please"
    table = before_roll(hands).dice("1 1 1 5").play("play/smile-please", seat=seat)
    glory = [0, 0, 0]
    glory[seat] = 2
    assert table.state.glory == glory
    assert table.state.markers == [1, 0, 0]
    assert dice_rolled(table) == 4
    assert gone(table, "smile-please")
    table.nobody_is_waiting_but(ME)


# -- after the roll ----------------------------------------------------------------------------------------------------


@pytest.mark.card("lucky-hat")
def test_lucky_hat_the_misses_fall_again_and_successes_stay() -> None:
    table = searching("5 1 1  1 2 3", needed=2, hands="lucky-hat")
    assert table.keys() == ["pass", "play/lucky-hat"]
    table.dice("1 5 1").play("play/lucky-hat")
    assert table.state.markers[ME] == 1, "one five of the first roll, one of the hat"
    assert gone(table, "lucky-hat")
    table.nobody_is_waiting_but(ME)


@pytest.mark.card("lucky-hat")
def test_lucky_hat_keeps_what_has_succeeded_and_is_not_lent() -> None:
    table = searching("5 6 1", needed=2, hands="lucky-hat").dice("1").play("play/lucky-hat")
    assert table.state.markers[ME] == 1
    whole = searching("5 6 5", hands="lucky-hat")
    assert whole.may("press-on"), "without a miss there is nothing to roll again"
    assert searching("1 1 1", hands=["", "lucky-hat"]).hangs(ME) == DANGER_CARD


@pytest.mark.card("here-comes-the-cavalry")
def test_here_comes_the_cavalry_passes_the_test_and_costs_the_glory() -> None:
    table = searching("1 1 1", needed=3, hands="here-comes-the-cavalry", glory=[5, 5])
    table.play("play/here-comes-the-cavalry")
    assert table.state.markers[ME] == 1
    assert table.state.glory == [2, 5, 0]
    assert gone(table, "here-comes-the-cavalry")
    table.nobody_is_waiting_but(ME)


@pytest.mark.card("here-comes-the-cavalry")
def test_here_comes_the_cavalry_even_to_the_inglorious_but_not_where_it_is_not_needed() -> None:
    table = searching("1 1 1", hands="here-comes-the-cavalry", glory=[1]).play("play/here-comes-the-cavalry")
    assert table.state.glory[ME] == 0
    assert searching("5 1 1", hands="here-comes-the-cavalry").may("press-on")
    assert searching("1 1 1", hands=["", "here-comes-the-cavalry"]).hangs(ME) == DANGER_CARD


@pytest.mark.card("wobbling-stone")
def test_wobbling_stone_takes_the_success_of_another() -> None:
    table = searching("5 1 1", hands=["", "wobbling-stone"]).play("play/wobbling-stone", seat=YOU)
    assert table.hangs(ME) == DANGER_CARD
    assert gone(table, "wobbling-stone")
    table.nobody_is_waiting_but(YOU)


@pytest.mark.card("wobbling-stone")
def test_wobbling_stone_a_roll_with_a_success_left_goes_on() -> None:
    table = searching("5 5 1", needed=2, hands=["", "wobbling-stone"])
    table.dice("5 1 1").play("play/wobbling-stone", seat=YOU)
    assert table.state.markers[ME] == 1
    assert table.told().count("rolled") == 2


@pytest.mark.card("wobbling-stone", "here-comes-the-cavalry")
def test_wobbling_stone_not_under_the_cavalry() -> None:
    table = searching("1 1 1", hands=["here-comes-the-cavalry", "wobbling-stone"])
    table.play("play/here-comes-the-cavalry")
    assert table.state.markers[ME] == 1, "there was no success to take"
    assert table.hand(YOU) == ["wobbling-stone"]


@pytest.mark.card("wobbling-stone")
def test_wobbling_stone_not_under_who_has_failed_nor_under_oneself() -> None:
    assert searching("1 1 1", hands=["", "wobbling-stone"]).hangs(ME) == DANGER_CARD
    assert searching("5 1 1", hands="wobbling-stone").may("press-on")


@pytest.mark.card("coin-on-its-edge")
@pytest.mark.parametrize(
    ("seat", "first", "again", "passed"), [(ME, "1 1 1", "5 1 1", True), (YOU, "5 5 5", "1 1 1", False)]
)
def test_coin_on_its_edge_all_dice_fall_again(seat: int, first: str, again: str, passed: bool) -> None:
    hands = ["", ""]
    hands[seat] = "coin-on-its-edge"
    table = searching(first, hands=hands).dice(again).play("play/coin-on-its-edge", seat=seat)
    assert (table.state.markers[ME] == 1) == passed
    assert (table.hangs(ME) == "") == passed
    assert gone(table, "coin-on-its-edge")
    table.nobody_is_waiting_but(ME if passed else YOU)


@pytest.mark.card("never-mind-the-gear")
def test_never_mind_the_gear_two_successes_for_a_gear_card() -> None:
    table = searching("1 1 1", needed=2, hands="never-mind-the-gear", kits="lock-picks, torch, street-kid")
    table.play("play/never-mind-the-gear")
    assert table.keys() == ["discard/lock-picks", "discard/torch"]
    table.play("discard/torch")
    assert table.kit(ME) == ["lock-picks", "street-kid"]
    assert table.state.markers[ME] == 1
    assert gone(table, "never-mind-the-gear")
    table.nobody_is_waiting_but(ME)


@pytest.mark.card("never-mind-the-gear")
def test_never_mind_the_gear_needs_gear_and_a_failure() -> None:
    assert searching("1 1 1", hands="never-mind-the-gear", kits="street-kid").hangs(ME) == DANGER_CARD
    short = searching("1 1 1", needed=3, hands="never-mind-the-gear", kits="torch")
    assert short.dice("1 1 1").play("play/never-mind-the-gear").hangs(ME) == DANGER_CARD, "two are not three"
    assert searching("5 1 1", hands="never-mind-the-gear", kits="lock-picks").may("press-on")


@pytest.mark.card("never-mind-the-gear")
def test_never_mind_the_gear_that_gave_health_the_wounds_beyond_it_are_gone_too() -> None:
    table = searching("1 1 1", hands="never-mind-the-gear", kits="fireproof-coat", wounds=[6])
    table.play("play/never-mind-the-gear")
    assert table.state.wounds[ME] == 5
    assert not table.is_ko(ME)
    table.nobody_is_waiting_but(ME)


# -- fights and KOs ----------------------------------------------------------------------------------------------------


@pytest.mark.card("third-floor-piano")
def test_third_floor_piano_ends_the_fight_before_the_blows_land() -> None:
    table = fighting("1 1 1 6", hands="third-floor-piano", wounds=[5])
    assert table.keys() == ["pass", "play/third-floor-piano"]
    table.play("play/third-floor-piano")
    assert table.state.glory == [3, 0, 0]
    assert table.state.wounds == [5, 0, 0]
    assert gone(table, "third-floor-piano")
    assert gone(table, "dockside-thugs")
    table.nobody_is_waiting_but(YOU)
    assert fighting("1 1 1 1", hands=["", "third-floor-piano"]).keys() == ["fight", "escape"], "not in my fight"


@pytest.mark.card("borrowed-chair")
def test_borrowed_chair_two_hits_more_and_a_blow_fewer() -> None:
    table = fighting("4 1 1 6 6 6", enemy_dice=3, hands="borrowed-chair").play("play/borrowed-chair")
    assert table.state.fights[-1][2] == 3
    assert table.state.wounds[ME] == 2
    assert gone(table, "borrowed-chair")
    assert table.keys() == ["fight", "escape"]


@pytest.mark.card("borrowed-chair")
def test_borrowed_chair_only_wards_off_when_an_escape_has_failed() -> None:
    table = fighting("1 1 1 1", hands="borrowed-chair").play("pass")
    table.dice("1 1 1  6").play("escape", "roll")
    assert table.keys() == ["pass", "play/borrowed-chair"]
    table.play("play/borrowed-chair")
    assert table.state.wounds[ME] == 0
    assert table.state.fights[-1][2] == 0, "escape.fail-no-attack: a hero who ran hits nobody"
    spared = fighting("1 1 1 1", hands="borrowed-chair").play("pass").dice("1 1 1  1").play("escape", "roll")
    assert spared.keys() == ["fight", "escape"], "nothing to ward off, nothing to hit"


@pytest.mark.card("only-a-little-dust")
def test_only_a_little_dust_one_wound_short_of_a_ko() -> None:
    table = fighting("1 1 1 6", hands="only-a-little-dust", wounds=[5, 5], glory=[4])
    assert table.keys() == ["pass", "play/only-a-little-dust"]
    table.play("play/only-a-little-dust")
    assert not table.is_ko(ME)
    assert table.state.wounds == [4, 5, 0]
    assert table.state.glory[ME] == 4
    assert gone(table, "only-a-little-dust")
    assert table.keys() == ["fight", "escape"]


@pytest.mark.card("only-a-little-dust")
def test_only_a_little_dust_after_a_cliffhanger_the_hero_still_hangs() -> None:
    danger(DANGER_CARD, Skill(AGILITY, 5, 1), Skill(CUNNING, 5, 1))
    hands = ["only-a-little-dust"]
    table = Laid(at="sahara, egypt, lima", sites=SITES, hands=hands, hangs=DANGER_CARD, wounds=[1])
    table.dice("1 1 1").play("roll").play("play/only-a-little-dust")
    assert not table.is_ko(ME)
    assert table.hangs(ME) == DANGER_CARD
    assert table.state.wounds[ME] == 1
    table.nobody_is_waiting_but(YOU)
    fallen = fighting("1 1 1 6  2", hands=["", "only-a-little-dust"], wounds=[5])
    assert fallen.is_ko(ME), "your dust does not save my hero"


# -- sales and cards ---------------------------------------------------------------------------------------------------


def selling(hands: list[str], carried: str = "sword/of-zeus") -> Laid:
    """I sell the sword, 4 Fortune, in a minor city."""
    table = visiting("grand-hotel", carried=carried, hands=hands)
    return table.play("sell/sword")


@pytest.mark.card("brass-fake")
def test_gilded_brass_the_artifact_of_another_brings_nothing() -> None:
    table = selling(["", "brass-fake"])
    assert table.keys(YOU) == ["pass", "play/brass-fake"]
    table.play("play/brass-fake", seat=YOU)
    assert table.state.fortune == [0, 0, 0]
    assert table.found(ME) == []
    assert gone(table, "sword")
    assert gone(table, "of-zeus")
    assert gone(table, "brass-fake")
    table.nobody_is_waiting_but(YOU)


@pytest.mark.card("brass-fake")
def test_gilded_brass_not_at_the_own_sale_and_real_if_nobody_says_so() -> None:
    assert selling(["brass-fake"]).state.fortune[ME] == 4
    assert selling(["", "brass-fake"]).play("pass", seat=YOU).state.fortune[ME] == 4


@pytest.mark.card("bidding-war")
def test_bidding_war_two_more_for_my_artifact() -> None:
    table = selling(["bidding-war"], "sword/of-zeus, ring/of-medusa").play("play/bidding-war")
    assert table.state.fortune == [6, 0, 0]
    assert table.found(ME) == ["ring", "of-medusa"]
    assert gone(table, "bidding-war")
    table.nobody_is_waiting_but(ME)
    assert selling(["", "bidding-war"]).state.fortune == [4, 0, 0], "not at the sale of another"


@pytest.mark.card("bidding-war", "brass-fake")
def test_bidding_war_not_for_a_fake() -> None:
    table = selling(["bidding-war", "brass-fake"])
    assert table.table.waiting == [ME, YOU], "both are asked together"
    table.play("pass", seat=ME).play("play/brass-fake", seat=YOU)
    assert table.state.fortune[ME] == 0
    assert table.hand(ME) == ["bidding-war"]


@pytest.mark.card("not-so-fast")
@pytest.mark.parametrize("seat", [ME, YOU])
def test_not_so_fast_a_card_of_anybody_has_no_effect(seat: int) -> None:
    hands = ["fan-mail", ""]
    hands[seat] = f"{hands[seat]}, not-so-fast".strip(", ")
    table = Laid(at="sahara, egypt, lima", phase="move", hands=hands, dice="2").play("play/fan-mail")
    assert table.keys(seat) == ["pass", "play/not-so-fast"]
    table.play("play/not-so-fast", seat=seat)
    assert table.state.glory == [0, 0, 0]
    assert table.state.staying == []
    assert gone(table, "fan-mail")
    assert gone(table, "not-so-fast")
    table.nobody_is_waiting_but(ME)
    assert not table.may("play/not-so-fast")


@pytest.mark.card("not-so-fast")
def test_not_so_fast_against_a_city_card_and_never_in_the_own_turn() -> None:
    table = visiting("uncle-you-never-met", hands=["", "not-so-fast"])
    assert table.keys(YOU) == ["pass", "play/not-so-fast"]
    table.play("play/not-so-fast", seat=YOU)
    assert table.state.fortune == [0, 0, 0]
    assert gone(table, "uncle-you-never-met")
    idle = Laid(at="sahara, egypt, lima", phase="move", hands="not-so-fast", dice="2")
    assert idle.why_not("play/not-so-fast") == "event.any-time"


@pytest.mark.card("not-at-this-address", "not-so-fast")
def test_not_at_this_address_cancels_the_card_of_another_and_draws() -> None:
    table = Laid(at="sahara, egypt, lima", phase="move", hands=["fan-mail", "not-at-this-address"], dice="2",
                 decks={"event": "lucky-hat, tail-wind"})  # fmt: skip
    bystander = lot(table, THIRD)
    table.play("play/fan-mail").play("play/not-at-this-address", seat=YOU)
    assert table.state.glory == [0, 0, 0]
    assert len(table.hand(YOU)) == 1
    assert table.hand(ME) == []
    assert lot(table, THIRD) == bystander
    assert gone(table, "not-at-this-address")
    table.nobody_is_waiting_but(ME)


@pytest.mark.card("not-at-this-address", "not-so-fast")
def test_not_at_this_address_is_cancelled_in_turn() -> None:
    table = Laid(at="sahara, egypt, lima", phase="move", hands=["fan-mail, not-so-fast", "not-at-this-address"],
                 dice="2", decks={"event": "lucky-hat"})  # fmt: skip
    table.play("play/fan-mail").play("pass", seat=ME).play("play/not-at-this-address", seat=YOU)
    table.play("play/not-so-fast", seat=ME)
    assert table.state.glory == [1, 0, 0], "the mail arrives after all"
    assert table.hand(YOU) == [], "a cancelled card draws nothing"
    table.nobody_is_waiting_but(ME)


@pytest.mark.card("not-at-this-address")
def test_not_at_this_address_not_against_the_own_mail() -> None:
    table = Laid(at="sahara, egypt, lima", phase="move", hands="fan-mail, not-at-this-address", dice="2")
    table.play("play/fan-mail")
    assert table.state.glory[ME] == 1
    table.nobody_is_waiting_but(ME)
