from bivouac.engine.actions import PASS
from bivouac.engine.events import event
from bivouac.engine.life import DRAIN, REWRITE
from bivouac.engine.table import new_table
from tests.proving.shields import GAME as SHIELDS
from tests.proving.wake import GAME as WAKE


def test_with_nothing_pending_nobody_is_to_order_anything() -> None:
    state = new_table(WAKE, 2, 1, {}).state
    assert (DRAIN.seat(state), DRAIN.options(state)) == (-1, [])


def test_an_order_that_names_no_source_changes_nothing() -> None:
    table = new_table(SHIELDS, 2, 1, {})
    table.state.events.append(event(0, 0, 1, -1, 7))
    before = table.digest()
    for asker in (DRAIN, REWRITE):
        asker.chosen(table.state, PASS)
        assert table.digest() == before
