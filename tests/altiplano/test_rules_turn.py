"""A turn and its four phases."""

import pytest

from bivouac import IllegalChoice
from tests.altiplano.camp import CHARACTERS, EXPLORATION, ME, YOU, Camp, random_games, told_keys


def refused(table: Camp, key: str, seat: int | None = None) -> str:
    """The clause by which `choose` refuses, which must be the one that `why_not` names; nothing changes."""
    before = table.table.digest()
    with pytest.raises(IllegalChoice) as illegal:
        table.play(key, seat=seat)
    assert table.table.digest() == before
    asked = table.table.seat if seat is None else seat
    assert asked is not None
    assert table.why_not(key, asked) == illegal.value.clause
    return illegal.value.clause


@pytest.mark.clause("turn.alternate")
def test_the_seats_take_whole_turns_in_turn() -> None:
    table = Camp(mine="ramuncho", yours="huayna")
    for turn in range(1, 7):
        seat = (turn - 1) % 2
        assert (table.state.turn, table.state.turn_of) == (turn, seat)
        table.nobody_is_waiting_but(seat)
        table.play("draw/characters")
        while table.state.turn == turn:
            table.nobody_is_waiting_but(seat)
            table.play("pass")


@pytest.mark.clause("turn.alternate")
def test_the_other_seat_can_neither_draw_play_act_nor_place() -> None:
    table = Camp(mine="ramuncho", yours="huayna", hand="storm", your_hand="supplies, nine-wells")
    for phase in (1, 2, 3):
        table.at(phase)
        assert table.keys(YOU) == []
        for key in ("draw/exploration", "play/supplies", "act/huayna", "place/nine-wells", "pass"):
            assert refused(table, key, YOU) == "turn.alternate"


@pytest.mark.clause("turn.order")
def test_the_four_phases_follow_in_order() -> None:
    table = Camp(mine="ramuncho", hand="supplies, nine-wells, bribe, looting, jaguar, bodyguard")
    assert table.state.phase == 1
    assert table.play("draw/characters").state.phase == 2
    assert table.play("play/supplies", "draw/characters", "draw/characters").state.phase == 3
    assert table.play("place/nine-wells").state.phase == 4
    table.play("discard/bribe", "discard/looting")
    assert (table.state.turn_of, table.state.phase) == (YOU, 1)


@pytest.mark.clause("turn.order")
def test_nothing_is_played_used_or_placed_before_the_draw() -> None:
    table = Camp(mine="ramuncho", hand="supplies, nine-wells")
    for key in ("play/supplies", "act/ramuncho", "place/nine-wells", "discard/supplies"):
        assert refused(table, key) == "turn.order"


@pytest.mark.clause("turn.optional")
def test_the_draw_is_mandatory() -> None:
    table = Camp(mine="ramuncho")
    assert table.keys() == ["draw/exploration", "draw/characters"]
    assert refused(table, "pass") == "turn.optional"


@pytest.mark.clause("turn.optional")
def test_both_action_phases_may_be_passed() -> None:
    table = Camp(mine="ramuncho", hand="supplies", yours="huayna").play("draw/characters")
    for phase in (2, 3):
        assert table.state.phase == phase
        assert {"pass", "play/supplies", "act/ramuncho"} <= set(table.keys())
        table.play("pass")
    assert table.state.turn_of == YOU
    assert "supplies" in table.hand(ME)


@pytest.mark.clause("turn.optional", "phase4.hand-limit")
def test_the_check_of_the_hand_is_mandatory() -> None:
    table = Camp(hand="supplies, nine-wells, bribe, looting, jaguar, bodyguard").at(4)
    assert refused(table, "pass") == "phase4.hand-limit"
    assert refused(table, "play/supplies") == "phase4.hand-limit"


@pytest.mark.clause("turn.optional")
def test_a_phase_without_anything_to_do_is_passed_by_itself() -> None:
    table = Camp(hand="torch", yours="ramuncho", only_named=True, top="decoy, storm", characters_top="huayna")
    ear = table.listen()
    table.play("draw/exploration")
    assert told_keys(ear).count("skipped") == 2
    table.nobody_is_waiting_but(YOU)


@pytest.mark.clause("phase1.draw")
@pytest.mark.parametrize(("key", "card"), [("draw/exploration", "storm"), ("draw/characters", "antonio")])
def test_one_card_is_drawn_from_the_pile_of_ones_choice(key: str, card: str) -> None:
    table = Camp(mine="ramuncho", hand="supplies", top="storm", characters_top="antonio")
    assert table.keys() == ["draw/exploration", "draw/characters"]
    before = [len(table.pile(EXPLORATION)), len(table.pile(CHARACTERS))]
    table.play(key)
    assert table.hand(ME) == ["supplies", card]
    before[key == "draw/characters"] -= 1
    assert [len(table.pile(EXPLORATION)), len(table.pile(CHARACTERS))] == before
    assert table.hand(YOU) == []
    assert table.state.phase == 2
    for again in ("draw/exploration", "draw/characters"):
        assert refused(table, again) == "phase1.draw"


@pytest.mark.clause("phase1.draw")
def test_a_full_hand_draws_all_the_same() -> None:
    hand = "supplies, nine-wells, bribe, looting, jaguar, bodyguard, torch, decoy, ransom"
    table = Camp(hand=hand, top="storm")
    assert table.keys() == ["draw/exploration", "draw/characters"]
    table.play("draw/exploration")
    assert len(table.hand(ME)) == 10


@pytest.mark.clause("phase1.to-hand")
def test_a_drawn_character_goes_to_the_hand_and_not_to_the_camp() -> None:
    table = Camp(mine="ramuncho", characters_top="antonio").play("draw/characters")
    assert table.hand(ME) == ["antonio"]
    assert table.camp(ME) == ["ramuncho"]
    assert table.table.view(YOU)["seats"][ME]["hand"] == {"characters": 1, "exploration": 0, "cards": []}


@pytest.mark.clause("phase2.one-action")
def test_phase_two_offers_action_cards_and_the_actions_of_ones_characters_and_specials() -> None:
    table = Camp(
        mine="ramuncho, ohio-bob, antonio",
        yours="huayna, bellefeu",
        hand="supplies, torch, nine-wells",
        your_hand="jaguar, storm, bribe, ransom",
        your_location="condor-gate",
        your_treasures="golden-quipu",
    ).at(2)
    assert set(table.keys()) == {
        "pass",
        "play/supplies",
        "act/ohio-bob",
        "act/ramuncho",
        "act/antonio",
        "act/adventurer",
    }
    assert refused(table, "play/storm") == "phase2.one-action"
    assert refused(table, "act/huayna") == "play.character-action"


@pytest.mark.clause("phase2.one-action")
@pytest.mark.parametrize("key", ["play/surprise-attack", "act/tupac-mamani", "act/adventurer"])
def test_after_one_action_phase_two_is_over(key: str) -> None:
    table = Camp(mine="tupac-mamani", yours="huayna", hand="surprise-attack, supplies, antonio", top="decoy").at(2)
    table.play(key)
    if key == "act/adventurer":
        table.play("draw/exploration")
    assert table.state.phase == 3
    table.play("pass")
    assert table.state.turn_of == YOU


@pytest.mark.clause("phase2.no-placing")
def test_nothing_is_placed_in_phase_two() -> None:
    table = Camp(mine="ohio-bob", hand="ramuncho, nine-wells, golden-quipu", my_location="condor-gate").at(2)
    assert table.keys() == ["pass", "act/ohio-bob", "act/adventurer"]
    for key in ("place/ramuncho", "place/nine-wells", "place/golden-quipu"):
        assert refused(table, key) == "phase2.no-placing"


@pytest.mark.clause("phase3.action-or-place")
def test_phase_three_offers_actions_and_placing() -> None:
    table = Camp(mine="ohio-bob", hand="supplies, ramuncho, golden-quipu, torch", my_location="condor-gate").at(3)
    assert set(table.keys()) == {
        "pass",
        "play/supplies",
        "act/ohio-bob",
        "act/adventurer",
        "place/ramuncho",
        "place/golden-quipu",
    }
    assert refused(table, "place/nine-wells") == "phase3.action-or-place"


@pytest.mark.clause("phase3.action-or-place")
@pytest.mark.parametrize("key", ["place/ramuncho", "place/nine-wells", "play/storm", "act/antonio"])
def test_in_phase_three_one_thing_is_done_and_no_more(key: str) -> None:
    table = Camp(
        mine="antonio", yours="ohio-bob, the-doc", hand="storm, ramuncho, nine-wells",
        your_hand="supplies, bribe, telegram, ransom",
    ).at(3)  # fmt: skip
    table.play(key)
    if key == "act/antonio":
        table.play("give/ramuncho")
    assert (table.state.turn, table.state.turn_of) == (2, YOU)
    assert len(table.hand(ME)) == (3 if key == "act/antonio" else 2)


@pytest.mark.clause("phase3.same-action-again")
def test_one_character_or_special_may_act_in_both_phases() -> None:
    table = Camp(mine="ramuncho, ohio-bob", top="storm, jaguar, anaconda, stampede").at(2)
    table.play("act/ramuncho", "take/storm", "act/ramuncho", "take/anaconda")
    assert table.hand(ME) == ["storm", "anaconda"]
    table = Camp(mine="ohio-bob", top="storm, jaguar").at(2)
    table.play("act/adventurer", "draw/exploration", "act/adventurer", "draw/exploration")
    assert table.hand(ME) == ["storm", "jaguar"]
    assert table.state.turn_of == YOU


@pytest.mark.clause("phase3.same-action-again")
def test_a_character_that_has_left_does_not_act_again() -> None:
    table = Camp(mine="che-madera, ramuncho", yours="huayna, antonio", hand="supplies").at(2)
    table.play("act/che-madera", "remove/huayna")
    assert table.state.phase == 3
    assert refused(table, "act/che-madera") == "play.character-action"


@pytest.mark.clause("phase4.hand-limit")
def test_a_hand_over_five_is_discarded_down_to_five_by_its_owner() -> None:
    hand = "ramuncho, antonio, nine-wells, storm, jaguar, torch, golden-quipu"
    table = Camp(hand=hand).at(4)
    assert set(table.keys()) == {f"discard/{card}" for card in hand.split(", ")}
    assert refused(table, "discard/bribe") == "words.discard"
    ear = table.listen()
    table.play("discard/antonio")
    table.nobody_is_waiting_but(ME)
    table.play("discard/golden-quipu")
    assert told_keys(ear)[:2] == ["discarded-to-limit", "discarded-to-limit"]
    assert table.hand(ME) == ["ramuncho", "nine-wells", "storm", "jaguar", "torch"]
    assert table.discard(CHARACTERS) == ["antonio"]
    assert table.discard(EXPLORATION) == ["golden-quipu"]
    assert table.state.turn_of == YOU


@pytest.mark.clause("phase4.hand-limit")
def test_a_hand_of_five_stays_as_it_is() -> None:
    table = Camp(hand="ramuncho, antonio, nine-wells, storm, jaguar").at(4)
    assert table.state.turn_of == YOU
    assert len(table.hand(ME)) == 5


@pytest.mark.clause("phase4.hand-limit")
def test_nothing_is_discarded_to_the_limit_before_phase_four() -> None:
    table = Camp(hand="ramuncho, antonio, nine-wells, storm, supplies, torch, decoy", your_hand="bribe").at(2)
    assert refused(table, "discard/storm") == "phase4.hand-limit"


@pytest.mark.clause("phase4.hand-limit")
def test_no_turn_ends_with_a_hand_over_its_limit() -> None:
    turn, limits = 0, set()
    for table in random_games(20, 9, turn_cap=60):
        view = table.view(None)
        if view["turn"] != turn and view["turn"] > 1 and not view["over"]:
            seat = view["seats"][1 - view["turn_of"]]
            assert seat["hand"]["characters"] + seat["hand"]["exploration"] <= seat["hand_limit"]
            limits.add(seat["hand_limit"])
        turn = view["turn"]
    assert limits >= {4, 5, 8}


@pytest.mark.clause("phase4.raised-limit", "words.card-over-rule")
def test_sir_allistair_in_camp_lets_three_more_cards_stay() -> None:
    hand = "ramuncho, antonio, nine-wells, storm, jaguar, torch, decoy, bribe"
    assert Camp(mine="sir-allistair", hand=hand).at(4).state.turn_of == YOU
    over = Camp(mine="sir-allistair", hand=hand + ", looting").at(4)
    over.nobody_is_waiting_but(ME)
    over.play("discard/looting")
    assert over.state.turn_of == YOU
    assert len(over.hand(ME)) == 8


@pytest.mark.clause("phase4.raised-limit")
def test_the_limit_is_raised_only_for_the_camp_that_sir_allistair_is_in_and_while_he_is() -> None:
    hand = "ramuncho, antonio, nine-wells, storm, jaguar, torch"
    for table in (Camp(yours="sir-allistair", hand=hand), Camp(hand=hand + ", sir-allistair")):
        table.at(4)
        table.nobody_is_waiting_but(ME)
    mine = "sir-allistair, ramuncho, huayna, antonio, bellefeu"
    table = Camp(mine=mine, hand="the-doc, nine-wells, storm, jaguar, torch, decoy, bribe, looting").at(3)
    table.play("place/the-doc", "displace/sir-allistair")
    assert table.state.phase == 4
    table.play("discard/storm", "discard/jaguar")
    assert len(table.hand(ME)) == 5


@pytest.mark.clause("phase4.only-own")
def test_the_opponents_hand_is_checked_in_the_opponents_own_turn_only() -> None:
    yours = "ramuncho, antonio, nine-wells, storm, jaguar, torch, decoy, bribe"
    table = Camp(mine="huayna", hand="supplies", your_hand=yours, yours="bellefeu").at(4)
    assert len(table.hand(YOU)) == 8
    assert table.state.turn_of == YOU
    table.play("draw/characters", "pass", "pass")
    assert (table.state.turn_of, table.state.phase) == (YOU, 4)
    assert table.table.waiting == [YOU]
    table.play("discard/ramuncho", "discard/antonio", "discard/storm", "discard/jaguar")
    assert len(table.hand(YOU)) == 5
    assert table.state.turn_of == ME
