"""How a game ends."""

import pytest

import bivouac
from bivouac.games.altiplano.catalog import TREASURE
from bivouac.games.altiplano.verbs import PlaceFromHand
from bivouac.games.altiplano.words import LINES
from tests.altiplano.camp import ME, YOU, Camp, random_games, rewritten, told_keys
from tests.altiplano.test_rules_turn import refused


@pytest.mark.clause("end.two-treasures")
def test_the_second_treasure_wins_at_once() -> None:
    hand = "golden-quipu, storm, bribe, looting, ransom, supplies, torch"
    table = Camp(mine="ohio-bob", hand=hand, my_location="nine-wells", my_treasures="jaguar-mask").at(3)
    ear = table.listen()
    table.play("place/golden-quipu")
    assert table.table.over
    assert table.table.waiting == []
    result = table.table.result
    assert result is not None
    assert (result.winners, result.scores, result.why) == ([ME], [2, 0], "end.two-treasures")
    assert len(table.hand(ME)) == 6, "no phase 4 any more"
    assert told_keys(ear)[-1] == "won"
    assert table.table.view(None)["winners"] == [ME]


@pytest.mark.clause("end.two-treasures")
def test_the_other_seat_wins_in_the_same_way() -> None:
    table = Camp(
        mine="ramuncho", yours="ohio-bob", your_hand="golden-quipu, bribe", your_location="nine-wells",
        your_treasures="jaguar-mask", my_treasures="child-of-the-snows",
    ).at(3)  # fmt: skip
    table.play("pass", "draw/characters", "pass", "place/golden-quipu")
    result = table.table.result
    assert result is not None
    assert (result.winners, result.scores, result.why) == ([YOU], [1, 2], "end.two-treasures")


@pytest.mark.clause("end.two-treasures")
def test_after_the_end_nothing_can_be_done() -> None:
    table = Camp(mine="ohio-bob", hand="golden-quipu, storm", my_location="nine-wells", my_treasures="jaguar-mask").at(
        3
    )
    table.play("place/golden-quipu")
    for seat in (ME, YOU):
        for key in ("pass", "draw/exploration", "play/storm"):
            assert refused(table, key, seat) == "end.two-treasures"
    assert table.keys() == []


@pytest.mark.clause("end.two-treasures")
def test_one_treasure_or_one_each_does_not_end_the_game() -> None:
    table = Camp(mine="ohio-bob", hand="golden-quipu", my_location="nine-wells", your_treasures="jaguar-mask").at(3)
    table.play("place/golden-quipu")
    assert not table.table.over
    assert table.table.result is None
    table.nobody_is_waiting_but(YOU)


@pytest.mark.clause("end.by-effect")
def test_a_second_treasure_brought_by_an_effect_wins_too() -> None:
    """No card of the box places a Treasure; an owner's card may."""
    table = Camp(mine="ohio-bob", hand="supplies, golden-quipu", my_location="nine-wells", my_treasures="jaguar-mask")
    with rewritten("supplies", PlaceFromHand(TREASURE)):
        table.at(2).play("play/supplies")
    assert table.state.phase == 2
    result = table.table.result
    assert result is not None
    assert (result.winners, result.why) == ([ME], "end.two-treasures")


@pytest.mark.clause("end.by-effect", "end.two-treasures")
@pytest.mark.parametrize(
    ("phase", "key", "clause"),
    [
        (2, "play/supplies", "end.by-effect"),
        (2, "act/ohio-bob", "end.by-effect"),  # the first card of the box
        (3, "place/golden-quipu", "end.two-treasures"),
    ],
)
def test_the_log_tells_whether_an_effect_or_the_turn_brought_the_second_treasure(
    phase: int, key: str, clause: str
) -> None:
    table = Camp(mine="ohio-bob", hand="supplies, golden-quipu", my_location="nine-wells", my_treasures="jaguar-mask")
    with rewritten("supplies", PlaceFromHand(TREASURE)), rewritten("ohio-bob", PlaceFromHand(TREASURE)):
        table.at(phase)
        ear = table.listen()
        table.play(key)
    assert LINES.all[ear.told[-1].line].key == "won"
    assert LINES.clause_of(ear.told[-1]) == clause


@pytest.mark.uncounted
@pytest.mark.clause("end.no-draw")
def test_without_a_cap_games_go_on_until_somebody_wins() -> None:
    longest = 0
    for table in random_games(25, 40):
        if table.over:
            result = table.result
            assert result is not None
            assert len(result.winners) == 1
            assert result.scores[result.winners[0]] == 2
            assert result.why == "end.two-treasures"
            longest = max(longest, table.view(None)["turn"])
    assert longest > 150


@pytest.mark.clause("end.no-draw")
@pytest.mark.parametrize("cap", [1, 2, 7])
def test_a_cap_on_turns_ends_a_game_as_unfinished_after_so_many_turns(cap: int) -> None:
    for table in random_games(5, 41, turn_cap=cap):
        assert table.view(None)["turn"] <= cap
        if table.over:
            result = table.result
            assert result is not None
            assert (result.winners, result.why) == ([], "end.no-draw")
            assert table.view(None)["turn"] == cap
            assert table.view(None)["phase"] == 4
            reason = table.why_not(ME, "pass")
            assert reason is not None
            assert reason.clause == "end.no-draw"


@pytest.mark.clause("end.no-draw")
def test_a_treasure_in_the_camp_does_not_win_a_game_that_is_cut_short() -> None:
    table = Camp(mine="ohio-bob", my_treasures="jaguar-mask", turn_cap=1).at(3)
    ear = table.listen()
    table.play("pass")
    result = table.table.result
    assert result is not None
    assert (result.winners, result.scores, result.why) == ([], [1, 0], "end.no-draw")
    assert told_keys(ear)[-1] == "cut-short"


@pytest.mark.clause("end.no-draw")
def test_the_cap_is_off_by_default() -> None:
    assert bivouac.new("altiplano", seed=1).rules["turn_cap"] == 0
