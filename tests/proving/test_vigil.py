import json
from collections import Counter

import pytest

from bivouac.bots.greedy import answered
from bivouac.engine.actions import PASS
from bivouac.engine.chance import Chance
from bivouac.engine.events import MOMENT, OF_OTHERS, Event
from bivouac.engine.life import moment
from bivouac.engine.records import check_choices, load_table, replay_table
from bivouac.engine.state import NOBODY
from bivouac.engine.table import Table, new_table
from tests.contract import check_contract
from tests.proving.vigil import CARDS, DANGERS, GAME, HUSH, KIND_OF, KINDS, NOISE, PLAY, PLAYED, ROLLED, Turn, Vigil


def vigil(*hands: str, patient: int = 0) -> tuple[Table, Vigil]:
    """A table whose seats hold just these kinds of cards; seat 0 is at turn."""
    table = new_table(GAME, len(hands), 1, {})
    state = table.state
    assert isinstance(state, Vigil)
    cards = {kind: [card for card, its in enumerate(KIND_OF) if KINDS[its] == kind] for kind in KINDS}
    state.zones[: state.seats] = [[cards[kind].pop() for kind in hand.split()] for hand in hands]
    state.zones[state.seats] = [card for left in cards.values() for card in left]
    state.renew_moments()
    state.patient = patient
    state.agenda.clear()
    state.asking = NOBODY
    state.then(Turn())
    state.advance()
    return table, state


def play(table: Table, *choices: str) -> None:
    """Choices as 'seat key': the seat must be one that is asked."""
    for choice in choices:
        seat, key = choice.split()
        assert int(seat) in table.waiting, f"{choice}: {table.waiting} are asked"
        table.choose(key, int(seat))


def anybodys(kind: int) -> int:
    """The mask of a card that answers this kind of moment, whoever's it is."""
    return 1 << kind | 1 << kind + OF_OTHERS


@pytest.mark.contract
def test_contract() -> None:
    check_contract(GAME, games=3)


# -- moments -----------------------------------------------------------------------------------------------------------


def test_a_moment_that_nobody_can_answer_makes_neither_event_nor_window(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Event] = []

    def window(self: Vigil, event: Event, when: int) -> list[int]:
        asked.append(event)
        return []

    monkeypatch.setattr(Vigil, "window", window)
    for hand, opened in (("snuff", []), ("flare", [ROLLED])):
        table, _ = vigil("snuff", hand, "snuff")
        play(table, "0 watch")
        assert table.waiting == [1]
        assert [event.kind for event in asked] == opened


def test_only_the_moments_that_somebody_can_answer_open() -> None:
    table, state = vigil("snuff", "flare", "")
    assert state.masks == [anybodys(PLAYED), anybodys(ROLLED), 0]
    play(table, "0 watch")
    assert [(event.kind, event.amount) for event in state.events] == [(ROLLED, state.die)]
    assert table.waiting == [1]
    play(table, "1 play/flare")
    assert state.masks == [anybodys(PLAYED), 0, 0], "what a seat could answer is seen anew when its hand changes"


def test_a_moment_opens_by_whose_it_is() -> None:
    _, state = vigil("snuff", "snuff")
    for mask, actors in ((1 << ROLLED, [0, NOBODY]), (1 << ROLLED + OF_OTHERS, [1]), (1 << NOISE, [])):
        state.masks = [mask, 0]
        assert [actor for actor in (0, 1, NOBODY) if moment(state, ROLLED, actor)] == actors


def test_people_are_asked_at_every_moment_that_anybody_might_answer() -> None:
    table, state = vigil("snuff", "snuff", "", patient=0b111)
    play(table, "0 watch")
    assert [event.kind for event in state.events] == [NOISE]
    assert table.waiting == [0, 1], "seat 2 holds nothing, as everybody sees"
    play(table, "1 pass", "0 pass")
    assert [event.kind for event in state.events] == [ROLLED]
    play(table, "0 pass", "1 pass")
    assert (state.events, table.waiting, len(table.history)) == ([], [1], 1)


def test_the_window_of_a_moment_is_asked_until_all_pass_and_the_answer_may_be_answered() -> None:
    table, state = vigil("hush", "hush snuff", "hush")
    play(table, "0 watch")
    height = state.height
    play(table, "1 pass", "2 play/hush", "0 play/hush")
    assert [event.actor for event in state.events] == [0, 0], "seat 0 is at turn and comes first; a snuff may follow"
    play(table, "1 play/snuff")
    assert state.height == height
    play(table, "1 play/hush", "2 play/hush")
    assert state.height == height - 2
    assert table.waiting == [1], "the next turn"


def test_no_free_undo_across_a_moment_whether_or_not_it_opened() -> None:
    for hand, opens in (("snuff", False), ("flare", True)):
        _, state = vigil("snuff", hand)
        before = state.learned
        assert moment(state, ROLLED, 0) == opens
        assert state.learned == before + 1


def test_dealt_anew_others_are_asked_by_what_they_hold_then() -> None:
    """Seat 0 knows its own snuff; in some deals seat 1 can answer the noise, in some it cannot."""
    table = new_table(GAME, 2, 3, {})
    masks = Counter(table.determinize(0, seed).state.masks[1] for seed in range(60))
    assert set(masks) == {anybodys(NOISE), anybodys(ROLLED), anybodys(PLAYED)}
    for seed in range(20):
        copy = table.determinize(0, seed).state
        assert copy.masks == [copy.moments_of(seat) for seat in range(2)]


def alone_with_a_choice() -> Table:
    """Only seat 1 of three can answer a noise."""
    tables = (new_table(GAME, 3, seed, {}) for seed in range(100))
    return next(t for t in tables if [KINDS[KIND_OF[hand[0]]] for hand in hands(t)] == ["snuff", "hush", "snuff"])


def test_in_a_window_nobody_learns_who_else_has_a_choice() -> None:
    """Alone with a choice in truth; in some of the deals it is not alone."""
    table = alone_with_a_choice()
    play(table, "0 watch")
    assert (table.waiting, table.state.asking) == ([1], 1)
    asked = Counter(tuple(table.determinize(1, seed).waiting) for seed in range(100))
    assert set(asked) == {(1,), (0, 1), (1, 2), (0, 1, 2)}


@pytest.mark.parametrize("answers", [("2 pass", "1 pass"), ("1 pass", "2 pass"), ("2 pass", "1 play/hush")])
def test_between_a_choice_and_a_pass_by_force_a_table_of_people_is_saved_as_it_stands(answers: tuple[str, ...]) -> None:
    table = alone_with_a_choice()
    table.be_patient(range(3))
    play(table, "0 watch", *answers)
    assert (table.waiting, len(table.history)) == ([0], 2), "seat 0 can only pass, and comes first"
    loaded = load_table(GAME, json.loads(table.save()))
    check_choices(loaded)
    assert len(loaded.told()) == len(table.told())
    for copy in (table, loaded):
        play(copy, "0 pass")
    assert loaded.digest() == table.digest()
    assert replay_table(GAME, table.record()).record() == table.record()
    plain = alone_with_a_choice()
    play(plain, "0 watch", *[answer for answer in answers if answer.startswith("1")])
    assert plain.record() == table.record()


def hands(table: Table) -> list[list[int]]:
    assert isinstance(table.state, Vigil)
    return table.state.zones[: table.seats]


def test_the_window_of_a_moment_is_saved_and_loaded() -> None:
    table, state = vigil("hush", "hush", "flare")
    play(table, "0 watch", "1 pass")
    saved = json.loads(table.save())
    assert saved["state"]["asker"] == ["Window", MOMENT, -1, 0]
    loaded = load_table(GAME, saved)
    assert loaded.state.masks == state.masks
    for copy in (table, loaded):
        play(copy, "0 play/hush")
    assert loaded.digest() == table.digest()
    saved["state"]["asker"] = ["Window", 3, -1, 0]
    with pytest.raises(ValueError, match="a window"):
        load_table(GAME, saved)


def test_a_saved_window_in_which_nobody_has_a_choice_left_is_refused() -> None:
    table, _ = vigil("hush", "hush", "flare")
    play(table, "0 watch")
    saved = json.loads(table.save())
    assert saved["state"]["sealed"] == [[], [], [PASS]], "seat 2 could only pass"
    assert load_table(GAME, saved).waiting == [0, 1]
    saved["state"]["sealed"] = [[PASS], [PASS], []]
    with pytest.raises(ValueError, match="answers that leave somebody a choice"):
        load_table(GAME, saved)
    saved["patience"] = [0b100, 0]
    assert load_table(GAME, saved).waiting == [2], "a person is asked even so"


def test_a_bot_that_tries_an_answer_lets_the_others_pass() -> None:
    table, state = vigil("hush", "hush", "hush")
    play(table, "0 watch")
    before = table.digest()
    after = answered(state, 2, PLAY.ids[HUSH])
    assert isinstance(after, Vigil)
    assert after.height == state.height - 1, "it is resolved although seats 0 and 1 come first"
    assert [event.kind for event in after.events] == [NOISE], "and the window is asked anew"
    assert table.digest() == before
    closed = answered(state, 1, PASS)
    assert closed.events == []


# -- bags --------------------------------------------------------------------------------------------------------------


def test_every_card_of_a_bag_is_as_likely_to_be_drawn() -> None:
    state = new_table(GAME, 2, 1, {}).state
    drawn: Counter[int] = Counter()
    for _ in range(900):
        bag = DANGERS[:]
        first, second = state.draw_from(bag), state.draw_from(bag)
        assert sorted([first, second, *bag]) == DANGERS
        drawn[first] += 1
        drawn[second] += 1
    assert all(150 < drawn[danger] < 250 for danger in DANGERS)


def test_the_last_card_of_a_bag_can_be_drawn() -> None:
    state = new_table(GAME, 2, 1, {}).state
    bag = [DANGERS[0]]
    assert (state.draw_from(bag), bag) == (DANGERS[0], [])


def test_knowledge_is_kept_only_of_cards_that_can_be_held() -> None:
    table, state = vigil("hush", "snuff")
    assert {len(pools) for pools in state.known.pools} == {CARDS}
    assert (state.known.keeps(CARDS - 1), state.known.keeps(CARDS)) == (True, False)
    pools, newest = [pools[:] for pools in state.known.pools], state.known.newest
    state.fill_bag(state.zones[-2], state.zones[-1])
    state.known.show_all(DANGERS[0])
    assert (state.known.pools, state.known.newest) == (pools, newest), "dangers are nobody's secret"
    assert table.determinize(0, 1).state.known.newest == newest


def test_a_refilled_bag_hides_its_cards_and_keeps_what_is_known_of_hands() -> None:
    """What was played cannot be what others have held all the time."""
    table = new_table(GAME, 2, 5, {})
    state = table.state
    assert isinstance(state, Vigil)
    bag, played, mine, theirs = state.zones[2], state.zones[3], state.zones[0], state.zones[1]
    while bag:
        card = state.draw_from(bag)
        state.known.show_all(card)
        played.append(card)
    held = theirs[0]
    state.known.show(0, mine[0])
    state.fill_bag(bag, played)
    assert (len(bag), played) == (CARDS - 2, [])
    chance = Chance(4)
    seen: set[int] = set()
    for _ in range(40):
        copy = state.clone()
        copy.known.deal(0, copy.hidden_zones(), copy.categories(), chance)
        seen.add(copy.zones[1][0])
    assert seen == {held}, "all the others were seen lying open"
