from bivouac.engine.objects import STRIDE, Objects, objects_from


def test_a_card_that_changes_zone_is_a_new_object() -> None:
    objects = Objects(3, None)
    new = objects.renew(1, (4, 5))
    assert new != 1
    assert objects.number == [0, new, 2]
    assert (objects.is_there(1), objects.is_there(new)) == (False, True)
    assert (objects.card_of(1), objects.card_of(new)) == (-1, 1)
    assert objects.last_known == {1: (4, 5)}


def test_what_nobody_will_ask_about_is_not_kept() -> None:
    objects = Objects(2, None)
    new = objects.become(1)
    assert (objects.card_of(1), objects.card_of(new)) == (-1, 1)
    assert objects.last_known == {}


def test_numbers_are_never_given_again() -> None:
    objects = Objects(2, None)
    seen = {0, 1}
    for i in range(20):
        number = objects.renew(i % 2, ())
        assert number not in seen
        seen.add(number)


def test_a_card_can_be_added_and_is_an_object_like_any_other() -> None:
    objects = Objects(2, None)
    objects.renew(1, ())
    assert objects.add() == 2
    assert objects.card_of(2) == 2
    assert objects.renew(2, (9,)) == STRIDE + 2
    assert (objects.is_there(2), objects.last_known[2]) == (False, (9,))


def test_what_old_objects_were_is_kept_until_nothing_waits() -> None:
    objects = Objects(1, None)
    first = objects.renew(0, (1,))
    second = objects.renew(0, (2,))
    assert objects.last_known == {0: (1,), first: (2,)}
    objects.forget()
    assert objects.last_known == {}
    assert objects.number == [second]


def test_a_copy_and_a_saved_one_are_equal_and_independent() -> None:
    objects = Objects(3, None)
    objects.renew(2, (7, 8))
    objects.renew(0, ())
    saved = [[STRIDE, 1, STRIDE + 2], [0], [2, 7, 8]]
    copy = Objects(0, objects)
    loaded = objects_from(objects.data())
    for other in (copy, loaded):
        assert other.data() == objects.data() == saved
        other.renew(1, ())
        other.forget()
    assert objects.data() == saved
