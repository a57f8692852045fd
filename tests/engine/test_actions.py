import pytest

from bivouac.engine.actions import PASS, YES, Actions


def table() -> Actions:
    return Actions("pass-clause", "yes-clause", "mode-clause")


def test_every_table_begins_alike() -> None:
    actions = table()
    assert actions.keys == ["pass", "yes", "mode/1", "mode/2", "mode/3", "mode/4"]
    assert (actions.keys[PASS], actions.keys[YES]) == ("pass", "yes")
    assert actions.clauses == ["pass-clause", "yes-clause"] + ["mode-clause"] * 4
    assert actions.mode.ids == [2, 3, 4, 5]
    assert len(actions) == 6


def test_a_hole_takes_no_number() -> None:
    actions = table()
    verb = actions.verb("take", "take-clause", ["ruby", "", "opal"])
    assert verb.ids == [6, -1, 7]
    assert actions.keys[6:] == ["take/ruby", "take/opal"]
    assert [actions.noun_of[action] for action in (6, 7)] == [0, 2]
    assert [actions.verb_of[action] for action in (6, 7)] == [verb.number] * 2


def test_packs_append_and_nothing_is_renumbered() -> None:
    actions = table()
    take = actions.verb("take", "take-clause", ["ruby"])
    rest = actions.word("rest", "rest-clause")
    before = actions.keys[:]
    assert actions.extend(take, "opal") == 8
    assert actions.keys == [*before, "take/opal"]
    assert (take.ids, rest.ids) == ([6, 8], [7])
    assert (actions.noun_of[8], actions.verb_of[8], actions.clauses[8]) == (1, take.number, "take-clause")


def test_a_key_stands_in_the_table_once() -> None:
    actions = table()
    take = actions.verb("take", "take-clause", ["ruby"])
    for again in (
        lambda: actions.extend(take, "ruby"),
        lambda: actions.word("pass", ""),
        lambda: actions.verb("take", "", ["opal", "ruby"]),
    ):
        with pytest.raises(ValueError, match="already"):
            again()


def test_every_key_leads_to_its_number() -> None:
    actions = table()
    actions.verb("take", "take-clause", ["ruby", "", "opal"])
    assert [actions.index[key] for key in actions.keys] == list(range(len(actions)))
