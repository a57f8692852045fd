from bivouac.engine.objects import Objects, objects_from


def test_a_card_that_changes_zone_is_a_new_object() -> None:
    objects = Objects(3, None)
    assert objects.renew(1, (4, 5)) == 3
    assert objects.number == [0, 3, 2]
    assert (objects.is_there(1), objects.is_there(3)) == (False, True)
    assert (objects.card_of(1), objects.card_of(3)) == (-1, 1)
    assert objects.last_known == {1: (4, 5)}


def test_numbers_are_never_given_again() -> None:
    objects = Objects(2, None)
    seen = {0, 1}
    for i in range(20):
        number = objects.renew(i % 2, ())
        assert number not in seen
        seen.add(number)


def test_what_old_objects_were_is_kept_until_nothing_waits() -> None:
    objects = Objects(1, None)
    objects.renew(0, (1,))
    objects.renew(0, (2,))
    assert objects.last_known == {0: (1,), 1: (2,)}
    objects.forget()
    assert objects.last_known == {}
    assert objects.number == [2]


def test_a_copy_and_a_saved_one_are_equal_and_independent() -> None:
    objects = Objects(3, None)
    objects.renew(2, (7, 8))
    objects.renew(0, ())
    copy = Objects(0, objects)
    loaded = objects_from(objects.data())
    for other in (copy, loaded):
        assert other.data() == objects.data() == [[5], [4, 1, 3], [0], [2, 7, 8]]
        other.renew(1, ())
        other.forget()
    assert objects.data() == [[5], [4, 1, 3], [0], [2, 7, 8]]
