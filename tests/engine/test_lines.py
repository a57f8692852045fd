from bivouac.engine.lines import ALL, Ear, Lines, Told


def test_lines_are_numbered_as_they_come() -> None:
    lines = Lines()
    assert [lines.line("fine", ""), lines.line("drew", "turn")] == [0, 1]
    assert [(line.key, line.clause) for line in lines.all] == [("fine", ""), ("drew", "turn")]


def test_a_line_names_its_cause_where_one_is_told_and_its_own_clause_elsewhere() -> None:
    lines = Lines()
    lines.line("drew", "turn")
    assert [lines.cause("card.owl"), lines.cause("card.fox"), lines.cause("card.owl")] == [1, 2, 1]
    ear = Ear()
    ear.hear(0, 0, 7, -1, 3, ALL)
    ear.hear(0, 0, 7, -1, 3, ALL, 2)
    assert [lines.clause_of(told) for told in ear.told] == ["turn", "card.fox"]


def test_an_ear_keeps_what_is_told_and_what_was_forced() -> None:
    ear = Ear()
    ear.hear(1, 0, 7, -1, 3, ALL)
    ear.hear_forced(1, 4)
    assert [(told.line, told.card, told.number, told.sees) for told in ear.told] == [(1, 7, 3, ALL)]
    assert ear.forced == [(1, 4)]


def test_a_secret_is_seen_by_the_seats_it_names_and_by_no_spectator() -> None:
    spectator, readers = -1, (-1, 0, 1, 2)
    assert [Told(0, 0, 7, -1, 0, ALL).is_seen_by(reader) for reader in readers] == [True] * 4
    assert [Told(0, 0, 7, -1, 0, 0b101).is_seen_by(reader) for reader in readers] == [False, True, False, True]
    assert not Told(0, 0, 7, -1, 0, 0b111).is_seen_by(spectator)
