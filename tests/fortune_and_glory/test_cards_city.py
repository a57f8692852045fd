"""The City cards that are read aloud, and the secret ones: each drawn or held, then only played."""

import pytest

from bivouac.games.fortune_and_glory.catalog import ALLY, ENEMY, IS_A
from bivouac.games.fortune_and_glory.keys import KEYS
from bivouac.games.fortune_and_glory.map import FIRST_CITY, FIRST_SEA, NUMBER_OF
from bivouac.games.fortune_and_glory.state_ground import MOBSTER, SOLDIER
from tests.fortune_and_glory.situations import (
    DANGER_CARD,
    SITES,
    drawing,
    fighting,
    gone,
    lot,
    moving,
    searching,
    skills_tested,
    staying,
    visiting,
)
from tests.fortune_and_glory.world import ME, THIRD, YOU, Laid, number, redraw

# -- good ones ---------------------------------------------------------------------------------------------------------


@pytest.mark.card("old-friend")
@pytest.mark.parametrize("mode", [1, 2])
def test_old_friend_an_ally_or_two_events(mode: int) -> None:
    table = visiting(
        "old-friend", decks={"ally": "street-kid, retired-boxer", "event": "lucky-hat, tail-wind, red-line"}
    )
    assert table.keys() == ["mode/1", "mode/2"]
    table.play(f"mode/{mode}")
    assert len(table.kit(ME)) == (1 if mode == 1 else 0)
    assert len(table.hand(ME)) == (0 if mode == 1 else 2)
    assert table.hand(YOU) == table.kit(YOU) == []
    assert gone(table, "old-friend")
    table.nobody_is_waiting_but(YOU)


@pytest.mark.card("black-market")
def test_black_market_gear_for_three_glory() -> None:
    table = visiting("black-market", glory=[3, 3], decks={"gear": "bullwhip, lock-picks"})
    assert table.keys() == ["pass", "yes"]
    table.play("yes")
    assert table.kit(ME) in (["bullwhip"], ["lock-picks"])
    assert table.state.glory == [0, 3, 0]
    assert gone(table, "black-market")
    table.nobody_is_waiting_but(YOU)


@pytest.mark.card("black-market")
def test_black_market_may_be_left_and_asks_nobody_who_cannot_pay() -> None:
    table = visiting("black-market", glory=[4], decks={"gear": "bullwhip"}).play("pass")
    assert table.kit(ME) == []
    assert table.state.glory[ME] == 4
    poor = visiting("black-market", decks={"gear": "bullwhip"})
    assert poor.kit(ME) == []
    poor.nobody_is_waiting_but(YOU)


@pytest.mark.card("auction-house")
def test_auction_house_two_more_at_the_first_sale_in_a_random_city() -> None:
    table = visiting("auction-house", "-", carried="sword/of-zeus, jar/of-medusa")
    city, plus = table.state.auction
    assert city >= FIRST_CITY
    assert plus == 2
    assert gone(table, "auction-house")
    table.nobody_is_waiting_but(ME)
    table.play("sell/sword")
    assert table.state.fortune[ME] == 4, "the auction is elsewhere"
    assert table.state.auction == [city, 2]


@pytest.mark.card("auction-house")
def test_auction_house_in_the_city_where_i_am() -> None:
    table = visiting("auction-house", "-", carried="sword/of-zeus, jar/of-medusa")
    table.state.auction = [NUMBER_OF["casablanca"], 2]
    table.play("sell/sword", "sell/jar")
    assert table.state.fortune[ME] == 4 + 2 + 3, "only the first sale"
    assert table.state.auction == []


@pytest.mark.card("collector-in-room-twelve")
def test_collector_in_room_twelve_one_more_for_one_artifact_sold_here() -> None:
    table = visiting("collector-in-room-twelve", carried=["sword/of-zeus, jar/of-medusa"])
    assert table.state.auction == [NUMBER_OF["casablanca"], 1]
    table.play("sell/jar")
    assert table.state.fortune == [4, 0, 0]
    table.play("sell/sword")
    assert table.state.fortune == [8, 0, 0]
    assert gone(table, "collector-in-room-twelve")
    table.nobody_is_waiting_but(YOU)


@pytest.mark.card("night-in-the-library")
def test_night_in_the_library_the_best_of_three_events() -> None:
    table = visiting("night-in-the-library", decks={"event": "lucky-hat, tail-wind, fan-mail, loose-balloon"})
    looked_at = table.keys(verb="keep")
    assert len(looked_at) == 3
    kept = next(card for card in looked_at if card != "loose-balloon")
    table.play(f"keep/{kept}")
    assert table.hand(ME) == [kept]
    assert all(gone(table, card) for card in looked_at if card != kept)
    assert table.where(ME) == "casablanca", "card.play-immediately-on-choice: what is not kept does nothing"
    assert gone(table, "night-in-the-library")
    table.nobody_is_waiting_but(YOU)


@pytest.mark.card("night-in-the-library")
def test_night_in_the_library_a_card_for_at_once_is_played_if_it_is_kept() -> None:
    table = visiting("night-in-the-library", decks={"event": "lucky-hat, tail-wind, loose-balloon"})
    table.dice("6").play("keep/loose-balloon")
    assert table.where(ME) != "casablanca"
    assert table.state.glory[ME] == 2


@pytest.mark.card("grand-hotel")
def test_grand_hotel_all_wounds_and_a_turned_card() -> None:
    decks = {"city": "grand-hotel"}
    table = Laid(at="casablanca, egypt, lima", phase="move", kits=["bullwhip, lock-picks", "torch"], sites=SITES,
                 wounds=[4, 2], decks=decks, dice="2")  # fmt: skip
    table.state.turned = [number("bullwhip"), number("lock-picks"), number("torch")]
    table.dice("2 2").play("stay").play("stay").dice("-").play("stay")
    assert table.keys() == ["ready/bullwhip", "ready/lock-picks"]
    table.play("ready/lock-picks")
    assert [KEYS[card] for card in table.state.turned] == ["bullwhip", "torch"]
    assert table.state.wounds == [0, 2, 0]
    assert gone(table, "grand-hotel")
    table.nobody_is_waiting_but(YOU)


@pytest.mark.card("grand-hotel")
def test_grand_hotel_for_who_has_nothing_to_mend() -> None:
    table = visiting("grand-hotel", kits="bullwhip", wounds=[0, 2])
    assert table.state.wounds == [0, 2, 0]
    table.nobody_is_waiting_but(YOU)


@pytest.mark.card("press-conference")
@pytest.mark.parametrize(("carried", "glory"), [("", 2), ("sword/of-zeus", 4), ("sword/of-zeus, jar/of-medusa", 6)])
def test_press_conference_glory_for_coming_and_for_each_artifact(carried: str, glory: int) -> None:
    table = visiting("press-conference", carried=[carried, "skull/of-power"])
    assert table.state.glory == [glory, 0, 0]
    assert gone(table, "press-conference")


@pytest.mark.card("show-your-scars")
@pytest.mark.parametrize(("wounds", "glory"), [(0, 1), (1, 2), (4, 8)])
def test_show_your_scars_two_glory_a_wound(wounds: int, glory: int) -> None:
    table = visiting("show-your-scars", wounds=[wounds, 3])
    assert table.state.glory == [glory, 0, 0]
    assert table.state.wounds == [wounds, 3, 0]
    assert gone(table, "show-your-scars")


@pytest.mark.card("boat-train")
def test_boat_train_four_points_at_once_and_business_where_it_ends() -> None:
    table = visiting("boat-train", at="cairo, egypt, lima", carried="sword/of-zeus")
    assert table.may("go/paris"), "two points of sea, western Europe, Paris"
    assert not table.may("go/berlin"), "a fifth point"
    table.play("go/istanbul")
    assert table.where(ME) == "istanbul"
    assert table.may("sell/sword")
    assert gone(table, "boat-train")
    table.nobody_is_waiting_but(ME)


@pytest.mark.card("boat-train")
def test_boat_train_may_be_missed_and_leads_out_of_business() -> None:
    away = visiting("boat-train", at="cairo, egypt, lima", carried="sword/of-zeus").play("go/sahara")
    away.nobody_is_waiting_but(YOU)
    missed = visiting("boat-train", at="cairo, egypt, lima", carried="sword/of-zeus").play("stay")
    assert missed.may("sell/sword")
    assert missed.where(ME) == "cairo"


@pytest.mark.card("hiring-hall")
def test_hiring_hall_the_best_of_three_allies_for_two_glory() -> None:
    allies = [card for card in range(len(KEYS)) if KEYS[card] and IS_A[card] == ALLY][:4]
    names = [KEYS[card] for card in allies]
    table = visiting("hiring-hall", glory=[2, 2], decks={"ally": ", ".join(names)}).play("yes")
    looked_at = table.keys(verb="keep")
    assert len(looked_at) == 3
    table.play(f"keep/{looked_at[1]}")
    assert table.kit(ME) == [looked_at[1]]
    assert table.state.glory == [0, 2, 0]
    assert gone(table, looked_at[0])
    assert gone(table, looked_at[2])
    table.nobody_is_waiting_but(YOU)
    assert not visiting("hiring-hall", glory=[1]).may("yes")


@pytest.mark.card("flea-market")
@pytest.mark.parametrize(("dice", "fortune"), [("5 1 1 1 1 1", 1), ("4 4 4", 0)])
def test_flea_market_a_good_eye_finds_a_fortune(dice: str, fortune: int) -> None:
    table = visiting("flea-market", dice)
    assert skills_tested(table) == ["lore"]
    assert table.state.fortune == [fortune, 0, 0]
    assert gone(table, "flea-market")
    table.nobody_is_waiting_but(YOU)


@pytest.mark.card("after-dinner-speech")
@pytest.mark.parametrize(("dice", "glory"), [("4 4 4 1 1 1", 5), ("4 4 1 4 1 1", 5), ("4 4 3 1 1 1", 1), ("1 1 1", 1)])
def test_after_dinner_speech_five_glory_or_polite_applause(dice: str, glory: int) -> None:
    table = visiting("after-dinner-speech", dice)
    assert skills_tested(table) == ["cunning"]
    assert table.state.glory == [glory, 0, 0]
    assert gone(table, "after-dinner-speech")


@pytest.mark.card("uncle-you-never-met")
def test_uncle_you_never_met_leaves_a_fortune() -> None:
    table = visiting("uncle-you-never-met", fortune=[2, 2])
    assert table.state.fortune == [3, 2, 0]
    assert gone(table, "uncle-you-never-met")
    table.nobody_is_waiting_but(YOU)


@pytest.mark.card("hometown-hero")
@pytest.mark.parametrize(("city", "glory"), [("london", 5), ("paris", 2)])
def test_hometown_hero_is_cheered_most_at_home(city: str, glory: int) -> None:
    table = visiting("hometown-hero", at=f"{city}, egypt, lima")
    assert table.state.glory == [glory, 0, 0]
    assert gone(table, "hometown-hero")


@pytest.mark.card("word-with-the-consul")
def test_word_with_the_consul_a_henchman_or_a_card_goes_or_three_glory() -> None:
    figures = {"china": SOLDIER, "brazil": MOBSTER}
    table = visiting("word-with-the-consul", figures=figures)
    assert table.keys() == ["mode/1", "mode/3"], "no card remains in play"
    table.play("mode/1")
    assert sorted(table.keys(verb="place")) == ["brazil", "china"]
    table.play("place/china")
    assert table.state.figures.count(SOLDIER) == 0
    assert table.state.figures.count(MOBSTER) == 1
    assert table.state.glory == [0, 0, 0]
    assert gone(table, "word-with-the-consul")
    table.nobody_is_waiting_but(YOU)
    assert visiting("word-with-the-consul").state.glory == [3, 0, 0], "else there is only praise"


@pytest.mark.card("word-with-the-consul")
def test_word_with_the_consul_ends_what_remains_in_play() -> None:
    table = drawing("early-monsoon", at="casablanca, egypt, lima", sites=SITES)
    table.state.bags[1] = [number("word-with-the-consul")]
    table.dice("3 3").play("stay").play("stay").play("stay")
    assert table.keys() == ["mode/2", "mode/3"]
    table.play("mode/2")
    assert staying(table) == []
    assert gone(table, "early-monsoon")
    table.nobody_is_waiting_but(YOU)


@pytest.mark.card("dying-whisper")
def test_dying_whisper_one_more_artifact() -> None:
    table = visiting("dying-whisper")
    assert table.keys() == ["mode/1", "mode/2"]
    table.dice("- - 6 5 5").play("mode/1")
    assert len(table.state.site_space) == 3
    assert len(set(table.state.site_space)) == 3
    assert table.state.site_space[2] < FIRST_SEA
    assert gone(table, "dying-whisper")
    table.nobody_is_waiting_but(YOU)


@pytest.mark.card("dying-whisper")
def test_dying_whisper_an_artifact_is_elsewhere_but_not_under_a_heros_hands() -> None:
    table = visiting("dying-whisper", sites="sahara:sword/of-zeus, egypt:ring/of-hades, china:jar/of-medusa")
    table.play("mode/2")
    assert sorted(table.keys(verb="place")) == ["china", "sahara"], "you stand in Egypt"
    table.dice("6").play("place/china")
    assert table.state.site_space[:2] == [NUMBER_OF["sahara"], NUMBER_OF["egypt"]]
    assert table.state.site_space[2] not in (NUMBER_OF["china"], NUMBER_OF["sahara"], NUMBER_OF["egypt"])
    table.nobody_is_waiting_but(YOU)


# -- mixed ones --------------------------------------------------------------------------------------------------------


@pytest.mark.card("roulette-table")
@pytest.mark.parametrize(("dice", "fortune"), [("5 5 1 1 1 1", 3), ("5 1 1 1 1 1", 1)])
def test_roulette_table_one_fortune_on_a_cunning_game(dice: str, fortune: int) -> None:
    table = visiting("roulette-table", fortune=[2, 2])
    assert table.keys() == ["pass", "yes"]
    table.dice(dice).play("yes")
    assert skills_tested(table) == ["cunning"]
    assert table.state.fortune == [fortune, 2, 0]
    assert gone(table, "roulette-table")
    table.nobody_is_waiting_but(YOU)


@pytest.mark.card("roulette-table")
def test_roulette_table_no_stake_no_game() -> None:
    assert visiting("roulette-table", fortune=[2]).play("pass").state.fortune[ME] == 2
    poor = visiting("roulette-table")
    assert "test" not in poor.told()
    poor.nobody_is_waiting_but(YOU)


@pytest.mark.card("nimble-fingers")
@pytest.mark.parametrize(("dice", "glory", "fortune"), [("1 5 1 1 1 1", 3, 2), ("4 4 4", 0, 1)])
def test_nimble_fingers_catch_them_or_pay(dice: str, glory: int, fortune: int) -> None:
    table = visiting("nimble-fingers", dice, fortune=[2, 2])
    assert table.state.glory == [glory, 0, 0]
    assert skills_tested(table) == ["agility"]
    assert table.state.fortune == [fortune, 2, 0]
    assert gone(table, "nimble-fingers")
    assert visiting("nimble-fingers", "1 1 1").state.fortune == [0, 0, 0], "an empty pocket stays empty"


@pytest.mark.card("duel-at-dawn")
@pytest.mark.parametrize(("dice", "glory", "wounds"), [("5 5 1 1 1 1", 5, 0), ("5 1 1 4 4 4", 0, 2)])
def test_duel_at_dawn_glory_or_two_wounds(dice: str, glory: int, wounds: int) -> None:
    table = visiting("duel-at-dawn", dice)
    assert table.state.glory == [glory, 0, 0]
    assert skills_tested(table) == ["combat"]
    assert table.state.wounds == [wounds, 0, 0]
    assert gone(table, "duel-at-dawn")


@pytest.mark.card("duel-at-dawn")
def test_duel_at_dawn_may_end_in_a_ko() -> None:
    table = visiting("duel-at-dawn", "1 1 1  3", at="lima, egypt, casablanca", wounds=[4], glory=[4])
    assert table.is_ko(ME)
    assert table.where(ME) == "london"
    assert table.state.glory[ME] == 1
    assert gone(table, "duel-at-dawn")
    table.nobody_is_waiting_but(YOU)


@pytest.mark.card("better-offers")
def test_better_offers_every_ally_of_everybody_is_tempted_and_i_may_hire() -> None:
    for key in ("street-kid", "retired-boxer"):
        redraw(key, loyalty=1, abilities=[])
    table = visiting("better-offers", "3 4", kits=["street-kid, torch", "retired-boxer, porter"], glory=[3, 3])
    assert table.kit(ME) == ["torch"]
    assert table.kit(YOU) == ["retired-boxer", "porter"], "a four is loyal; a common item has no loyalty"
    assert table.keys() == ["pass", "yes"]
    table.dice("-").play("yes")
    assert table.state.glory == [0, 3, 0]
    assert len(table.kit(ME)) == 2
    assert gone(table, "better-offers")
    assert visiting("better-offers").table.waiting == [YOU], "no Allies, no Glory: nothing happens"


@pytest.mark.card("protection-money")
def test_protection_money_pay_or_meet_them() -> None:
    redraw("mobster", dice=1, wounds=1, glory=1)
    table = visiting("protection-money", fortune=[2, 2])
    assert table.keys() == ["mode/1", "mode/2"]
    table.play("mode/1")
    assert table.state.fortune == [1, 2, 0]
    assert MOBSTER not in table.state.figures
    assert gone(table, "protection-money")
    table.nobody_is_waiting_but(YOU)
    fought = visiting("protection-money", fortune=[1]).play("mode/2")
    assert fought.state.figures.count(MOBSTER) == 1
    assert fought.keys() == ["fight", "escape"]
    fought.dice("6 6 6 1").play("fight")
    assert fought.state.glory[ME] == 1
    assert fought.state.fortune[ME] == 1


@pytest.mark.card("protection-money")
def test_protection_money_who_has_none_meets_the_mobster() -> None:
    redraw("mobster", dice=1, wounds=1, glory=1)
    table = visiting("protection-money")
    assert table.state.figures[NUMBER_OF["casablanca"]] == MOBSTER
    assert table.state.figures.count(MOBSTER) == 1
    assert table.keys() == ["fight", "escape"]


# -- secret ones -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "city"),
    [
        pytest.param("secret-delivery-paris", "paris", marks=pytest.mark.card("secret-delivery-paris")),
        pytest.param(
            "secret-delivery-mexico-city", "mexico-city", marks=pytest.mark.card("secret-delivery-mexico-city")
        ),
        pytest.param("secret-delivery-cape-town", "cape-town", marks=pytest.mark.card("secret-delivery-cape-town")),
        pytest.param("secret-delivery-tokyo", "tokyo", marks=pytest.mark.card("secret-delivery-tokyo")),
    ],
)
def test_secret_delivery_a_die_of_fortune_in_its_city_only(card: str, city: str) -> None:
    table = moving(2, at=f"{city}, egypt, lima", hands=card).dice("4").play(f"play/{card}")
    assert table.state.fortune == [4, 0, 0]
    assert gone(table, card)
    table.nobody_is_waiting_but(ME)
    assert moving(2, at="berlin, egypt, lima", hands=card).why_not(f"play/{card}") == "event.targets"
    kept = visiting(card)
    assert kept.hand(ME) == [card], "city.secret-card-kept"
    assert "drew-city" not in kept.told()
    assert card not in [KEYS[seen] for seen in kept.state.discards[1]]


@pytest.mark.card("inside-man")
def test_inside_man_a_success_where_the_roll_has_none() -> None:
    table = searching("1 1 1", hands="inside-man").play("play/inside-man")
    assert table.state.markers[ME] == 1
    assert gone(table, "inside-man")
    table.nobody_is_waiting_but(ME)


@pytest.mark.card("inside-man")
def test_inside_man_keeps_a_longer_test_going_and_works_for_his_master_only() -> None:
    table = searching("1 1 1", needed=2, hands="inside-man").dice("5 1 1").play("play/inside-man")
    assert table.state.markers[ME] == 1
    assert table.told().count("rolled") == 2
    assert searching("1 1 1", hands=["", "inside-man"]).hangs(ME) == DANGER_CARD
    assert searching("5 1 1", hands="inside-man").may("press-on"), "not needed, not asked"


@pytest.mark.card("museum-objects")
def test_museum_objects_two_less_for_another() -> None:
    table = visiting("grand-hotel", carried="sword/of-zeus", hands=["", "museum-objects"]).play("sell/sword")
    assert table.keys(YOU) == ["pass", "play/museum-objects"]
    table.play("play/museum-objects", seat=YOU)
    assert table.state.fortune == [2, 0, 0]
    assert gone(table, "museum-objects")
    table.nobody_is_waiting_but(YOU)
    own = visiting("grand-hotel", carried="sword/of-zeus", hands="museum-objects").play("sell/sword")
    assert own.state.fortune == [4, 0, 0]


@pytest.mark.card("cigarette-case")
def test_cigarette_case_stops_three_hits_of_one_round() -> None:
    table = fighting("1 1 1 6 6 6 6", enemy_dice=4, hands="cigarette-case")
    assert table.keys() == ["pass", "play/cigarette-case"]
    table.play("play/cigarette-case")
    assert table.state.wounds == [1, 0, 0], "the fourth hit lands"
    assert gone(table, "cigarette-case")
    table.dice("1 1 1 6 1 1 1").play("fight")
    assert table.state.wounds[ME] == 2, "only once"
    assert number("dockside-thugs") not in table.state.discards[ENEMY]


@pytest.mark.card("cigarette-case")
def test_cigarette_case_not_without_a_hit_and_not_for_others() -> None:
    assert fighting("1 1 1 3", hands="cigarette-case").keys() == ["fight", "escape"]
    other = fighting("1 1 1 6", hands=["", "cigarette-case"])
    assert other.keys() == ["fight", "escape"]
    assert other.state.wounds[ME] == 1


@pytest.mark.card("bribed-clerk")
@pytest.mark.parametrize("seat", [ME, YOU])
def test_bribed_clerk_cancels_for_two_glory(seat: int) -> None:
    glory = [0, 0, 0]
    glory[seat] = 2
    hands = ["", ""]
    hands[seat] = "bribed-clerk"
    table = visiting("uncle-you-never-met", hands=hands, glory=glory)
    bystander = lot(table, THIRD)
    assert table.keys(seat) == ["pass", "play/bribed-clerk"]
    table.play("play/bribed-clerk", seat=seat)
    assert table.state.glory == [0, 0, 0]
    assert table.state.fortune == [0, 0, 0]
    assert lot(table, THIRD) == bystander
    assert gone(table, "bribed-clerk")
    assert gone(table, "uncle-you-never-met")
    table.nobody_is_waiting_but(YOU)


@pytest.mark.card("bribed-clerk")
def test_bribed_clerk_does_nothing_on_credit() -> None:
    table = visiting("uncle-you-never-met", hands=["", "bribed-clerk"], glory=[0, 1])
    assert table.state.fortune == [1, 0, 0]
    assert table.hand(YOU) == ["bribed-clerk"]
