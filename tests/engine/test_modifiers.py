from bivouac.engine.modifiers import WHILE_THERE, Modifiers, modifiers_from

STRENGTH, LIMIT = 0, 1
TONIGHT = 7


def test_totals_add_up_what_fits() -> None:
    modifiers = Modifiers(None)
    modifiers.add(10, STRENGTH, 0, 2)
    modifiers.add(11, STRENGTH, 0, -1)
    modifiers.add(12, STRENGTH, 1, 5)
    modifiers.add(13, LIMIT, 0, 9)
    assert modifiers.total(STRENGTH, 0) == 1
    assert modifiers.total(STRENGTH, 2) == 0
    assert [m.source for m in modifiers.of(STRENGTH, 0)] == [10, 11]


def test_a_total_is_found_anew_only_when_something_has_changed() -> None:
    modifiers = Modifiers(None)
    modifiers.add(10, STRENGTH, 0, 2)
    assert modifiers.total(STRENGTH, 0) == 2
    modifiers.totals[(STRENGTH, 0)] = 99  # a mark: whoever counts again does not find it
    modifiers.drop_source(11)
    modifiers.expire(TONIGHT)
    assert modifiers.total(STRENGTH, 0) == 99, "nothing has changed"
    modifiers.add(12, LIMIT, 1, 1)
    assert modifiers.total(STRENGTH, 0) == 2


def test_what_lasts_while_its_source_is_there_goes_with_it() -> None:
    modifiers = Modifiers(None)
    modifiers.add(10, STRENGTH, 0, 2)
    modifiers.add(10, STRENGTH, 0, 3, TONIGHT)
    assert modifiers.total(STRENGTH, 0) == 5
    modifiers.drop_source(10)
    assert modifiers.total(STRENGTH, 0) == 3, "what lasts until tonight stays"
    modifiers.expire(TONIGHT)
    assert modifiers.total(STRENGTH, 0) == 0


def test_age_counts_on_when_others_have_gone() -> None:
    modifiers = Modifiers(None)
    for source in (10, 11, 12):
        modifiers.add(source, STRENGTH, 0, 1)
    modifiers.drop_source(11)
    modifiers.add(13, STRENGTH, 0, 1)
    assert [(m.source, m.age, m.until) for m in modifiers.all] == [
        (10, 0, WHILE_THERE), (12, 2, WHILE_THERE), (13, 3, WHILE_THERE),
    ]  # fmt: skip


def test_a_copy_and_a_saved_one_are_equal_and_independent() -> None:
    modifiers = Modifiers(None)
    modifiers.add(10, STRENGTH, 0, 2)
    modifiers.add(11, LIMIT, 1, -3, TONIGHT)
    modifiers.total(STRENGTH, 0)
    copy = Modifiers(modifiers)
    loaded = modifiers_from(modifiers.data())
    assert (copy.data(), copy.totals) == (modifiers.data(), modifiers.totals)
    assert loaded.data() == modifiers.data()
    copy.add(12, STRENGTH, 0, 1)
    loaded.expire(TONIGHT)
    assert (len(modifiers.all), modifiers.next_age) == (2, 2)
    assert modifiers.totals == {(STRENGTH, 0): 2}
