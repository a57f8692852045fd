from bivouac.engine.events import CANCELLED, OPEN, event, event_from


def test_an_event_is_announced_open_and_unanswered() -> None:
    blow = event(3, 0, target=1, card=7, amount=2)
    assert (blow.outcome, blow.answered) == (OPEN, ())
    assert event(3, 0).data() == [3, 0, -1, -1, 0, OPEN]


def test_an_answer_is_a_new_value_and_the_old_one_stays() -> None:
    blow = event(3, 0, target=1, card=7, amount=2)
    changed = blow.with_amount(5).with_target(2).with_answer(8).with_answer(9).with_outcome(CANCELLED)
    assert changed.data() == [3, 0, 2, 7, 5, CANCELLED, 8, 9]
    assert blow.data() == [3, 0, 1, 7, 2, OPEN]


def test_a_saved_event_is_built_again() -> None:
    blow = event(3, 0, target=1, card=7, amount=2).with_answer(4)
    assert event_from(blow.data()).data() == blow.data()
    assert event_from(blow.data()).answered == (4,)
