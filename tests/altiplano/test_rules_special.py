"""The Adventurer and The Rogue: who holds them, and what they do."""

from collections import Counter

import pytest

from bivouac.games.altiplano import state as zones
from bivouac.games.altiplano.catalog import CHARACTER
from bivouac.games.altiplano.verbs import PlaceFromHand
from tests.altiplano.camp import CHARACTERS, EXPLORATION, ME, NUMBER, YOU, Camp, random_games, rewritten, told_keys
from tests.altiplano.test_rules_setup import ARCHAEOLOGISTS, RAIDERS, leader
from tests.altiplano.test_rules_turn import refused

BOARD = -1


@pytest.mark.clause("special.adventurer", "special.tie")
@pytest.mark.parametrize(
    ("mine", "yours", "holder"),
    [
        ("ohio-bob", "", ME),
        ("", "ohio-bob", YOU),
        ("ohio-bob, sir-allistair", "the-doc", ME),
        ("ohio-bob", "the-doc, marcus-vidor", YOU),
        ("ohio-bob", "the-doc", BOARD),
        ("", "", BOARD),
        ("ramuncho, antonio, bellefeu", "the-doc", YOU),
    ],
)
def test_strictly_more_archaeologists_hold_the_adventurer(mine: str, yours: str, holder: int) -> None:
    table = Camp(mine=mine, yours=yours)
    assert table.adventurer() == holder
    assert table.table.view(None)["specials"]["adventurer"] == holder
    for seat in (ME, YOU):
        assert ("adventurer" in table.table.view(None)["seats"][seat]["specials"]) == (seat == holder)


@pytest.mark.clause("special.rogue", "special.tie")
@pytest.mark.parametrize(
    ("mine", "yours", "holder"),
    [
        ("antonio", "", ME),
        ("", "antonio", YOU),
        ("antonio, bellefeu", "kid-calloway", ME),
        ("antonio", "kid-calloway, che-madera", YOU),
        ("antonio", "kid-calloway", BOARD),
        ("ramuncho, ohio-bob, the-doc", "antonio", YOU),
    ],
)
def test_strictly_more_raiders_hold_the_rogue(mine: str, yours: str, holder: int) -> None:
    table = Camp(mine=mine, yours=yours)
    assert table.rogue() == holder
    for seat in (ME, YOU):
        assert ("rogue" in table.table.view(None)["seats"][seat]["specials"]) == (seat == holder)


@pytest.mark.clause("special.adventurer", "special.rogue")
def test_a_special_that_is_not_held_cannot_be_used() -> None:
    table = Camp(mine="ohio-bob, ramuncho", yours="the-doc, antonio", your_hand="torch, decoy, bribe").at(2)
    assert refused(table, "act/adventurer") == "special.adventurer"
    assert refused(table, "act/rogue") == "special.rogue"


@pytest.mark.uncounted
@pytest.mark.clause("special.adventurer", "special.rogue", "special.tie", "special.every-change")
def test_at_every_moment_the_specials_lie_where_the_camps_say() -> None:
    for table in random_games(25, 3, turn_cap=80):
        view = table.view(None)
        camps = [seat["camp"] for seat in view["seats"]]
        assert view["specials"] == {"adventurer": leader(camps, ARCHAEOLOGISTS), "rogue": leader(camps, RAIDERS)}


@pytest.mark.clause("special.tie")
def test_on_a_tie_the_special_goes_back_to_the_board_at_once() -> None:
    table = Camp(mine="ohio-bob, ramuncho", hand="supplies", your_hand="the-doc", yours="antonio, huayna")
    assert table.adventurer() == ME
    ear = table.play("draw/characters", "pass", "pass", "draw/exploration", "pass").listen()
    table.play("place/the-doc")
    assert table.adventurer() == BOARD
    assert "special-back" in told_keys(ear)


@pytest.mark.clause("special.both")
def test_one_seat_may_hold_both_specials_or_one_or_none() -> None:
    def held(mine: str, yours: str) -> tuple[int, int]:
        table = Camp(mine=mine, yours=yours)
        return table.adventurer(), table.rogue()

    assert held("ohio-bob, antonio", "ramuncho") == (ME, ME)
    assert held("ohio-bob", "antonio") == (ME, YOU)
    assert held("ohio-bob, antonio", "the-doc, bellefeu") == (BOARD, BOARD)
    both = Camp(mine="ohio-bob, antonio", your_hand="torch, decoy, bribe").at(2)
    assert {"act/adventurer", "act/rogue"} <= set(both.keys())


@pytest.mark.clause("special.double-type")
def test_aligator_sloop_counts_as_archaeologist_and_as_raider() -> None:
    alone = Camp(mine="aligator-sloop", yours="ramuncho")
    assert (alone.adventurer(), alone.rogue()) == (ME, ME)
    level = Camp(mine="aligator-sloop", yours="ohio-bob, antonio")
    assert (level.adventurer(), level.rogue()) == (BOARD, BOARD)


@pytest.mark.clause("special.action-no-extra")
@pytest.mark.parametrize("phase", [2, 3])
def test_the_action_of_a_special_is_the_action_of_its_phase(phase: int) -> None:
    table = Camp(mine="ohio-bob", hand="supplies").at(phase)
    assert {"act/adventurer", "play/supplies"} <= set(table.keys())
    ear = table.listen()
    table.play("act/adventurer", "draw/characters")
    assert told_keys(ear)[0] == "used-special"
    assert (table.state.turn_of, table.state.phase) == ((ME, 3) if phase == 2 else (YOU, 1))


@pytest.mark.clause("special.action-no-extra")
def test_both_specials_and_a_card_do_not_make_three_actions() -> None:
    table = Camp(mine="ohio-bob, antonio", hand="supplies", your_hand="torch, bribe, ransom, looting").at(2)
    table.play("act/adventurer", "draw/characters", "act/rogue")
    assert table.state.turn_of == YOU


@pytest.mark.clause("special.adventurer-draws")
@pytest.mark.parametrize(("key", "card"), [("draw/exploration", "storm"), ("draw/characters", "antonio")])
def test_the_adventurer_draws_one_card_from_either_pile(key: str, card: str) -> None:
    table = Camp(mine="ohio-bob", top="storm", characters_top="antonio", your_hand="torch").at(2).play("act/adventurer")
    assert table.keys() == ["draw/exploration", "draw/characters"]
    table.play(key)
    assert table.hand(ME) == [card]
    assert table.hand(YOU) == ["torch"]
    table.nobody_is_waiting_but(ME)


@pytest.mark.clause("special.prerequisite", "play.prerequisite")
def test_be_the_adventurer_needs_that_special_in_the_own_camp() -> None:
    hand = "museum-funds, secret-passage, golden-quipu"
    for mine, yours in (("ramuncho", "ohio-bob"), ("ohio-bob", "the-doc"), ("ramuncho, antonio", "")):
        table = Camp(mine=mine, yours=yours, hand=hand, your_hand="storm", my_location="nine-wells").at(2)
        for key in ("play/museum-funds", "play/secret-passage"):
            assert refused(table, key) == "special.prerequisite"
    table = Camp(mine="ohio-bob", hand=hand, my_location="nine-wells").at(2)
    assert {"play/museum-funds", "play/secret-passage"} <= set(table.keys())


@pytest.mark.clause("special.prerequisite", "play.prerequisite")
def test_be_the_rogue_needs_that_special_in_the_own_camp() -> None:
    hand = "rolling-boulder, looting, ransom"
    for mine, yours in (("ramuncho", "antonio"), ("ramuncho, antonio", "bellefeu"), ("ohio-bob", "ramuncho")):
        table = Camp(mine=mine, yours=yours, hand=hand, your_hand="torch", your_treasures="golden-quipu").at(2)
        for key in ("play/rolling-boulder", "play/looting", "play/ransom"):
            assert refused(table, key) == "special.prerequisite"
    table = Camp(mine="antonio", yours="huayna", hand=hand, your_hand="torch", your_treasures="golden-quipu").at(2)
    assert {"play/rolling-boulder", "play/looting", "play/ransom"} <= set(table.keys())


@pytest.mark.clause("special.rogue-action", "phase3.same-action-again")
def test_the_rogue_discards_one_card_at_random_and_may_do_so_twice() -> None:
    table = Camp(mine="antonio", your_hand="huayna, bribe, ransom, looting").at(2)
    table.play("act/rogue")
    table.nobody_is_waiting_but(ME)
    assert len(table.hand(YOU)) == 3
    table.play("act/rogue")
    assert len(table.hand(YOU)) == 2
    assert len(table.discard(CHARACTERS) + table.discard(EXPLORATION)) == 2
    assert table.state.turn_of == YOU


@pytest.mark.clause("special.rogue-action", "play.random")
def test_the_rogue_takes_every_card_of_the_hand_equally_often() -> None:
    lost: Counter[str] = Counter()
    for seed in range(600):
        table = Camp(mine="antonio", your_hand="huayna, bribe, ransom, bellefeu", seed=seed).at(2).play("act/rogue")
        lost.update(table.discard(CHARACTERS) + table.discard(EXPLORATION))
    assert len(lost) == 4
    assert all(abs(n - 150) < 53 for n in lost.values()), lost  # five standard deviations


@pytest.mark.clause("special.rogue-action")
def test_the_rogue_spares_a_hand_of_two_or_fewer() -> None:
    for hand in ("", "torch", "torch, huayna"):
        table = Camp(mine="antonio, ramuncho", your_hand=hand).at(2)
        assert refused(table, "act/rogue") == "special.rogue-action"
    table = Camp(mine="antonio, ramuncho", your_hand="ransom, huayna, bribe").at(2).play("act/rogue")
    assert len(table.hand(YOU)) == 2
    assert refused(table, "act/rogue") == "special.rogue-action"


@pytest.mark.clause("special.every-change")
def test_the_specials_move_in_the_middle_of_an_effect() -> None:
    table = Camp(
        mine="antonio, ohio-bob", yours="the-doc, marcus-vidor, huayna", your_location="nine-wells",
        hand="rolling-boulder",
    ).at(2)  # fmt: skip
    assert (table.adventurer(), table.rogue()) == (YOU, ME)
    table.play("play/rolling-boulder", "remove/antonio")
    assert table.rogue() == BOARD
    table.play("remove/marcus-vidor", "pass")
    assert table.camp(YOU) == ["the-doc", "huayna"]
    assert table.state.zones[zones.IN_PLAY] == [NUMBER["rolling-boulder"]]
    assert table.adventurer() == BOARD
    table.play("remove/the-doc", "pass")
    assert table.adventurer() == ME


@pytest.mark.clause("special.every-change")
def test_a_cost_that_takes_a_character_away_moves_the_special_before_the_rest() -> None:
    table = Camp(mine="che-madera, huayna", yours="antonio, ramuncho, kid-calloway", hand="supplies").at(2)
    assert table.rogue() == YOU
    table = Camp(mine="che-madera, huayna", yours="ohio-bob, ramuncho", hand="supplies").at(2)
    assert table.rogue() == ME
    table.play("act/che-madera")
    assert table.rogue() == BOARD
    assert set(table.keys()) == {"remove/ohio-bob", "remove/ramuncho"}


@pytest.mark.clause("special.every-change")
def test_a_character_that_changes_camps_or_goes_back_to_hand_moves_the_specials() -> None:
    table = Camp(mine="antonio", yours="ohio-bob, huayna", hand="bribe, supplies").at(2)
    assert table.adventurer() == YOU
    table.play("play/bribe", "take/ohio-bob")
    assert table.adventurer() == ME
    table = Camp(mine="antonio", yours="the-doc, ramuncho", hand="surprise-attack").at(2)
    assert table.adventurer() == YOU
    table.play("play/surprise-attack", "remove/the-doc", "react/the-doc")
    assert table.hand(YOU) == ["the-doc"]
    assert table.adventurer() == BOARD


@pytest.mark.clause("special.lost-midway")
def test_a_card_already_announced_goes_on_without_its_prerequisite() -> None:
    """No card of the box takes The Rogue away in between: a Reaction that places a Character stands in for one."""
    table = Camp(
        mine="antonio, ohio-bob", yours="ramuncho, huayna", hand="rolling-boulder", your_hand="sixth-sense, bellefeu"
    )
    with rewritten("sixth-sense", PlaceFromHand(CHARACTER)):
        table.at(2).play("play/rolling-boulder")
        assert table.rogue() == ME
        table.play("react/sixth-sense")
        assert table.rogue() == BOARD
        assert table.camp(YOU) == ["ramuncho", "huayna", "bellefeu"]
        table.play("remove/ohio-bob", "remove/ramuncho", "remove/bellefeu")
    assert table.camp(YOU) == ["huayna"]


@pytest.mark.clause("special.never-removed")
def test_no_action_of_the_table_removes_discards_takes_or_displaces_a_special() -> None:
    keys = Camp().table.game.actions.keys
    assert [key for key in keys if key.endswith(("/adventurer", "/rogue"))] == ["act/adventurer", "act/rogue"]


@pytest.mark.clause("special.never-removed")
def test_the_specials_lie_in_no_pile_and_no_discard_whatever_is_played() -> None:
    for table in random_games(10, 4, turn_cap=60):
        state = table.state
        assert max(card for zone in state.zones for card in zone) < 51  # type: ignore[attr-defined]
        assert set(table.view(None)["specials"].values()) <= {ME, YOU, BOARD}


@pytest.mark.clause("special.never-removed")
def test_a_special_stays_when_cards_are_removed_around_it() -> None:
    table = Camp(
        mine="antonio", yours="ohio-bob, the-doc, huayna", hand="looting, surprise-attack", your_treasures="jaguar-mask"
    )
    table.at(2).play("play/looting", "play/surprise-attack", "remove/ohio-bob", "pass")
    assert table.discard(CHARACTERS) == ["ohio-bob"]
    assert table.discard(EXPLORATION) == ["jaguar-mask", "looting", "surprise-attack"]
    assert table.adventurer() == YOU
