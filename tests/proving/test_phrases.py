import json

import pytest

from bivouac.engine.records import load_table
from bivouac.engine.state import State
from bivouac.engine.table import IllegalChoice, Table, new_table
from bivouac.engine.verbs import END_EFFECT, LastNumber, Then, Verb, Words, begin, script_of
from tests.contract import check_contract
from tests.proving.phrases import BONE, GAME, GEM, KIND_OF, KINDS, LUCK, SCRIPTS, Phrases, Score


def market(tokens: str, coins: int = 1) -> tuple[Table, Phrases]:
    """Seat 0 of two is to play on this market."""
    table = new_table(GAME, 2, 1, {})
    state = table.state
    assert isinstance(state, Phrases)
    cards = {kind: [card for card, its in enumerate(KIND_OF) if KINDS[its] == kind] for kind in KINDS}
    state.zones = [[], [], [cards[kind].pop() for kind in tokens.split()], []]
    state.zones[-1] = [card for left in cards.values() for card in left]
    state.coins = [coins, coins]
    state.ask_anew()
    return table, state


def keys(table: Table) -> list[str]:
    return [option.key for option in table.options]


def play(table: Table, *choices: str) -> None:
    for choice in choices:
        table.choose(choice)


@pytest.mark.contract
def test_contract() -> None:
    check_contract(GAME, games=10)


def test_then_runs_in_reading_order_and_if_asks_about_it() -> None:
    table, state = market("gem bone")
    play(table, "play/trade", "take/gem")
    assert (state.points, state.coins, state.frames) == ([3, 0], [0, 1], [])
    table, state = market("gem bone")
    play(table, "play/trade", "take/bone")
    assert state.points == [1, 0]


def test_what_cannot_be_paid_cannot_be_used() -> None:
    table, state = market("gem bone", coins=0)
    assert "play/trade" not in keys(table)
    assert "play/toll" not in keys(table)
    with pytest.raises(IllegalChoice) as refusal:
        table.choose("play/trade")
    assert refusal.value.reason.key == "does-nothing"
    assert state.left[0] == list(range(9))


def test_a_cost_is_asked_for_each_time() -> None:
    """Score 2 for a coin, twice: with one coin only once, and never for nothing."""
    for coins, points in ((0, 0), (1, 2), (2, 4), (3, 4)):
        table, state = market("gem bone", coins=coins)
        if "play/toll" in keys(table):
            play(table, "play/toll")
        assert state.points[0] == points
        assert state.coins[0] == max(0, coins - 2)


def test_may_is_asked_only_when_it_can_be_done() -> None:
    table, state = market("gem bone")
    play(table, "play/luck", "take/bone")
    assert keys(table) == ["pass", "yes"]
    play(table, "yes")  # one token is left: forced
    assert (state.points[0], state.coins[0]) == (2, 0), "it is the gem, taken last"
    table, state = market("gem bone")
    play(table, "play/luck", "take/gem", "pass")
    assert (state.points[0], state.coins[0]) == (2, 1), "it is still the gem"
    table, state = market("gem bone", coins=0)
    play(table, "play/luck", "take/gem")
    assert (table.seat, state.points[0]) == (1, 2), "no coin, no question"


def test_if_is_no_use_when_its_condition_does_not_hold() -> None:
    table, _ = market("gem bone", coins=1)
    assert "play/boast" not in keys(table)
    table, state = market("gem bone", coins=2)
    play(table, "play/boast")
    assert state.points[0] == 3


def test_choose_one_offers_what_would_do_something() -> None:
    table, _ = market("gem bone")
    play(table, "play/fork")
    assert keys(table) == ["mode/1", "mode/3"], "two coins are not there"
    with pytest.raises(IllegalChoice, match="finish-first"):
        table.choose("mode/2")
    table, state = market("gem bone", coins=2)
    play(table, "play/fork", "mode/2")
    assert state.points[0] == 4
    table, state = market("", coins=0)
    play(table, "play/fork")
    assert (table.seat, state.points[0]) == (1, 1), "only the first does anything: forced"


def test_for_each_counts_when_it_is_reached() -> None:
    table, state = market("gem bone gem bone", coins=5)
    assert "play/feast" not in keys(table), "an empty bag"
    play(table, "play/luck", "take/gem", "yes", "take/bone", "pass", "play/feast")
    assert state.points[0] == 2


def test_it_belongs_to_its_own_effect() -> None:
    """The envoy takes a gem, the trade inside takes a bone: back outside, it is the gem."""
    table, state = market("gem bone bone")
    play(table, "play/envoy", "take/gem")
    assert state.points[0] == 1 + 5, "inside only bones are left: forced"
    table, state = market("gem gem bone bone")
    play(table, "play/envoy", "take/gem")
    assert state.frames == [GEM, 0, -1, 0], "a frame inside a frame"
    play(table, "take/bone")
    assert state.points[0] == 1 + 5
    table, state = market("gem gem bone bone")
    play(table, "play/envoy", "take/bone", "take/gem")
    assert state.points[0] == 3, "the inner gem is not the envoy's"


def test_saved_inside_a_nested_effect_it_goes_on_the_same() -> None:
    table, _ = market("gem gem bone bone")
    play(table, "play/envoy", "take/gem")
    loaded = load_table(GAME, json.loads(table.save()))
    copy = table.clone()
    for each in (table, loaded, copy):
        play(each, "take/gem")
    assert table.digest() == loaded.digest() == copy.digest()


def test_a_verb_may_ask_another_seat() -> None:
    table, state = market("gem bone")
    play(table, "play/offer")
    assert table.waiting == [1]
    assert table.options_of(0) == []
    asker = table.state.asker
    assert asker is not None
    assert not asker.secret(state), "the market is open: everybody may know what is asked"
    play(table, "take/bone")
    assert (state.zones[0], state.coins) == ([KIND_OF.index(BONE) + 4], [2, 1])


def test_a_verb_with_nothing_to_choose_from_does_nothing() -> None:
    table, state = market("gem")
    play(table, "play/envoy")
    # The only gem is taken at once; the trade inside is paid for and finds nothing.
    assert (state.coins[0], state.points[0], table.seat) == (0, 1 + 5, 1)


def test_verbs_say_what_they_are() -> None:
    def tree(words: Words) -> list[object]:
        return [words.key, *words.args.values(), *[tree(part) for part in words.parts]]

    assert [tree(script[0].words()) for script in SCRIPTS] == [
        ["earn", 2],
        ["then", ["cost", ["pay", 1]], ["take"], ["if-else", ["it-is", "gem"], ["score", 3], ["score", 1]]],
        ["for-each", ["count-bag"], ["score", 1]],
        ["choose-one", ["score", 1], ["then", ["cost", ["pay", 2]], ["score", 4]], ["take"]],
        [
            "then",
            ["take"],
            ["may", ["then", ["cost", ["pay", 1]], ["take"]]],
            ["if", ["it-is", "gem"], ["score", 2]],
        ],
        ["then", ["take"], ["play", "trade"], ["if", ["it-is", "gem"], ["score", 5]]],
        ["for-each", ["number", 2], ["then", ["cost", ["pay", 1]], ["score", 2]]],
        ["then", ["take-offered"], ["if-else", ["it-is", "bone"], ["earn", 1], ["score", 1]]],
        ["if", ["be-rich"], ["score", 3]],
    ]


def test_a_script_numbers_its_verbs_in_reading_order() -> None:
    assert [type(verb).__name__ for verb in SCRIPTS[LUCK]] == [
        "Then", "Take", "May", "Then", "Cost", "Pay", "Take", "If", "Score",
    ]  # fmt: skip
    assert [verb.path for verb in SCRIPTS[LUCK]] == list(range(9))


def test_a_verb_stands_in_one_script_only() -> None:
    shared: Verb[Phrases] = Score(1)
    script_of(shared)
    with pytest.raises(ValueError, match="one script only"):
        script_of(Then([shared]))


def test_the_number_of_an_effect_is_its_own() -> None:
    """X of an outer effect is there again once the effect inside it has ended."""
    table = new_table(GAME, 2, 1, {})
    state = table.state
    amount: LastNumber[State] = LastNumber()
    assert amount.value(state, 0, 0) == 0
    begin(state, 0, 0, 0, 5, 3)
    begin(state, 0, 1, 0, 6, 4)
    assert (state.frames, amount.value(state, 0, 0)) == ([5, 3, 6, 4], 4)
    END_EFFECT.run(state)
    assert (state.frames, amount.value(state, 0, 0)) == ([5, 3], 3)
    assert amount.words().key == "last-number"
