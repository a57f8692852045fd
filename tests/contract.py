"""What every game must do, tried with random play. A new game calls it in one line:

    from tests.contract import check_contract

    def test_contract() -> None:
        check_contract(GAME, options=[{}, {"assembly": True}], games=20)

`GAME` is a `Game`, or whatever makes a table from `players`, `seed` and options: `partial(bivouac.new, "altiplano")`.
"""

import json
import random
from collections.abc import Callable, Iterator, Sequence
from types import GetSetDescriptorType, MemberDescriptorType
from typing import Any, is_typeddict

import msgspec
import pytest

from bivouac.engine.chance import Chance
from bivouac.engine.game import Game
from bivouac.engine.records import check_choices, load_table, replay_table
from bivouac.engine.state import SEVERAL, State
from bivouac.engine.table import SEAT_BITS, IllegalChoice, ReplayError, Table, new_table

NewTable = Callable[..., Table]
CardsOf = Callable[[State], list[int]]
NOT_READ_BY_THE_ENGINE = {"bivouac", "format", "game", "rules"}  # `bivouac.load` and `bivouac.replay` look at these


def check_contract(
    game: Game | NewTable,
    options: Sequence[dict[str, Any]] = ({},),
    games: int = 5,
    players: Sequence[int] | None = None,
    cards: CardsOf | None = None,
    longest: int = 3000,
    every: int = 4,
    voiced: bool = False,
    first_seed: int = 0,
) -> None:
    """Play `games` games for each set of options and each number of players, and look closely at one choice in `every`.

    `cards` lists every card wherever it lies (by default all of `state.zones`). `voiced` asks for sentences, logs and
    the top-level functions of `bivouac` too, which only real games have.
    """
    new = table_maker(game)
    for rules in options:
        probe = new(players=None, seed=first_seed, **rules).game
        for seats in players or range(probe.min_seats, probe.max_seats + 1):
            for seed in range(first_seed, first_seed + games):
                Trial(new, seats, seed, rules, cards or cards_in_zones, longest, every, voiced).run()


def table_maker(game: Game | NewTable) -> NewTable:
    if not isinstance(game, Game):
        return game

    def new(players: int | None, seed: int, **options: Any) -> Table:
        return new_table(game, players, seed, options)

    return new


class Trial:
    """One game, played at random and looked at from all sides while it goes on."""

    def __init__(
        self,
        new: NewTable,
        seats: int,
        seed: int,
        rules: dict[str, Any],
        cards: CardsOf,
        longest: int,
        every: int,
        voiced: bool,
    ) -> None:
        self.new = new
        self.table = new(players=seats, seed=seed, **rules)
        self.game = self.table.game
        self.rng = random.Random(f"{self.game.name} {seats} {seed} {sorted(rules.items())}")
        self.cards = cards
        self.longest = longest
        self.every = every
        self.voiced = voiced
        self.old_copies: list[tuple[Table, dict[str, Any], str]] = []
        self.loaded: list[Table] = []
        self.seen: set[int] = set()

    def run(self) -> None:
        table = self.table
        choices = 0
        while not table.over:
            assert choices < self.longest, f"a game that does not end within {self.longest} choices"
            self.check_options()
            self.check_conserved(table.state)
            close = self.rng.randrange(self.every) == 0 or choices == 0
            if close:
                self.look_closely()
            self.choose_something(close)
            choices += 1
        self.check_end()

    def choose_something(self, close: bool) -> None:
        table = self.table
        seat = self.rng.choice(table.waiting)
        option = self.rng.choice(table.options_of(seat))
        before = table.digest() if close else ""
        table.choose(self.rng.choice([option, option.id, option.key]), seat)
        for loaded in self.loaded:
            loaded.choose(option.id, seat)
        if close:
            check_undo(table, seat, before)

    def look_closely(self) -> None:
        table = self.table
        before = table.digest()
        self.keep_a_copy()
        self.keep_a_loaded_one()
        check_shape(table, self.voiced)
        check_refusals(table)
        check_nothing_hidden_shows(table, self.rng)
        self.check_dealt_anew()
        if table.state.asking == SEVERAL:
            check_sealed(table, self.rng)
        if self.voiced:
            check_sentences(table, self.rng)
        assert table.digest() == before, "looking at a table changes it"

    # -- options -----------------------------------------------------------------------------------------------------

    def check_options(self) -> None:
        table = self.table
        waiting = table.waiting
        assert waiting, "nobody is asked and the game is not over"
        assert waiting == sorted(set(waiting)), f"waiting seats are not sorted and unique: {waiting}"
        assert table.seat == waiting[0], f"seat {table.seat} is not the first of {waiting}"
        assert table.result is None, "a result before the end"
        assert table.option_ids == [option.id for option in table.options] == ids_of(table, waiting[0])
        for seat in range(table.seats):
            ids = [option.id for option in table.options_of(seat)]
            assert ids == sorted(set(ids)), f"options of seat {seat} are not sorted and unique: {ids}"
            assert len(ids) >= 2 if seat in waiting else not ids, f"seat {seat} of {waiting} is offered {ids}"
            for option in table.options_of(seat):
                assert table.action_of(option.key) == table.action_of(option) == option.id, (
                    f"{option} is not {option.id}"
                )
                assert option.clause in self.game.clauses, f"{option.key}: no clause '{option.clause}'"

    def check_conserved(self, state: State) -> None:
        """No card lies in two places; none that has been on the table is ever lost."""
        cards = self.cards(state)
        assert len(cards) == len(set(cards)), f"a card lies in two places: {sorted(cards)}"
        assert self.seen <= set(cards), f"cards are lost: {sorted(self.seen - set(cards))}"
        self.seen |= set(cards)

    # -- copies and saves --------------------------------------------------------------------------------------------

    def keep_a_copy(self) -> None:
        copy = self.table.clone()
        mine, copied = picture(self.table.state), picture(copy.state)
        assert isinstance(mine, dict)
        assert isinstance(copied, dict)
        for name in mine:
            assert copied[name] == mine[name], f"clone() does not copy '{name}': {copied[name]}, not {mine[name]}"
        assert picture(copy) == picture(self.table), "a copied table differs from the table"
        self.old_copies.append((copy, mine, copy.digest()))

    def keep_a_loaded_one(self) -> None:
        """Saved, loaded and saved again it is the same; loaded ones play on beside the table to its end."""
        text = self.table.save()
        try:
            loaded = load_table(self.game, json.loads(text))
            check_choices(loaded)
        except ValueError as error:
            raise AssertionError(f"a loaded table is refused: {error}") from error
        assert loaded.save() == text, f"a loaded table is saved otherwise:\n{loaded.save()}\n{text}"
        assert loaded.digest() == self.table.digest(), "a loaded table has another digest"
        assert loaded.waiting == self.table.waiting, "others wait at a loaded table"
        for seat in range(loaded.seats):
            assert ids_of(loaded, seat) == ids_of(self.table, seat), f"a loaded table offers seat {seat} something else"
            assert loaded.view(seat) == self.table.view(seat), f"a loaded table looks different to seat {seat}"
        readers = [*range(loaded.seats), None]
        assert loaded.views(readers) == [loaded.view(seat) for seat in readers], "together they see something else"
        if len(self.loaded) < 3:
            self.loaded.append(loaded)

    # -- dealing anew ------------------------------------------------------------------------------------------------

    def check_dealt_anew(self) -> None:
        table = self.table
        for seat in range(table.seats):
            copy = table.determinize(seat, self.rng.getrandbits(32))
            assert sorted(self.cards(copy.state)) == sorted(self.cards(table.state)), "dealing anew changes the cards"
            if seat in table.waiting:
                assert copy.view(seat) == table.view(seat), f"seat {seat} sees that cards were dealt anew"
                assert ids_of(copy, seat) == ids_of(table, seat), f"dealt anew, seat {seat} is offered something else"
            with pytest.raises(ValueError, match="did not happen"):
                copy.record()
            self.play_on(copy)

    def play_on(self, copy: Table) -> None:
        """A copy dealt anew is a game like any other: it can be played, saved and loaded."""
        for _ in range(self.rng.choice((1, 3, 10, self.longest))):
            if copy.over:
                break
            seat = self.rng.choice(copy.waiting)
            copy.choose(self.rng.choice(copy.options_of(seat)), seat)
        assert load_table(self.game, json.loads(copy.save())).digest() == copy.digest(), (
            "dealt anew, it cannot be saved"
        )

    # -- the end -----------------------------------------------------------------------------------------------------

    def check_end(self) -> None:
        table = self.table
        result = table.result
        assert result is not None, "no result at the end"
        assert set(result.winners) <= set(range(table.seats)), f"winners are no seats: {result.winners}"
        sides = self.game.sides(table.state)
        assert sorted(seat for side in sides for seat in side) == [*range(table.seats)], f"sides are no seats: {sides}"
        assert all(len(set(side) & set(result.winners)) in (0, len(side)) for side in sides), "half a side has won"
        assert self.game.began(table.state) in range(table.seats), "whoever began sits nowhere"
        assert not (self.game.is_cut_short(table.state) and result.winners), "a game that was cut short is won"
        assert result.why in self.game.clauses, f"the end: no clause '{result.why}'"
        assert table.seat is None, "somebody is asked after the end"
        assert table.waiting == table.option_ids == [], "something is offered after the end"
        self.check_conserved(table.state)
        check_refusals(table)
        for seat in [*range(table.seats), None]:
            json.dumps(table.view(seat))
        check_shape(table, self.voiced)
        for copy, before, digest in self.old_copies:
            assert picture(copy.state) == before, "an old copy has changed"
            assert copy.digest() == digest, "an old copy has changed"
        for loaded in self.loaded:
            assert loaded.digest() == table.digest(), "a loaded table went on in another way"
            assert loaded.record() == table.record(), "a loaded table has another record"
        self.check_record()
        check_patience(table, self.rng)
        check_branch(table, self.rng)
        check_damage(table)
        if self.voiced:
            check_sentences(table, self.rng)
            check_top_level(table)

    def check_record(self) -> None:
        table = self.table
        for interval in (1, 7):
            record = json.loads(json.dumps(table.record(every=interval)))
            again = replay_table(self.game, record)
            assert again.digest() == table.digest(), "the replay ends in another state"
            assert again.record(every=interval) == record, "the record of a replay is another one"
            assert again.history == table.history, "the history of a replay is another one"
        half = table.fork(len(table.history) // 2)
        assert replay_table(self.game, half.record()).digest() == half.digest(), "the replay of a fork differs"


def ids_of(table: Table, seat: int) -> list[int]:
    return [option.id for option in table.options_of(seat)]


def cards_in_zones(state: State) -> list[int]:
    zones: list[list[int]] = getattr(state, "zones", [])
    return [card for zone in zones for card in zone]


# -- copies ------------------------------------------------------------------------------------------------------------


def check_patience(table: Table, rng: random.Random) -> None:
    """A table of people asks in secret also who can only pass; what is decided, seen and recorded stays the same."""
    patient = new_table(table.game, table.seats, table.seed, table.rules)
    patient.be_patient(range(table.seats))
    plain = new_table(table.game, table.seats, table.seed, table.rules)
    readers = [*range(table.seats), None]
    for step in table.history:
        option, seat = step >> SEAT_BITS, step & 31
        is_open = len(ids_of(patient, seat)) > 1 and patient.tail == plain.tail
        if rng.randrange(3) or not is_open:  # else who has a choice comes before who has none
            pass_by_force(patient, rng)
            assert patient.digest() == plain.digest(), "patience has changed the game"
            assert patient.views(readers) == plain.views(readers), "patience can be seen"
            assert patient.waiting == plain.waiting, "patience has changed who may choose"
        patient.choose(option, seat)
        plain.choose(option, seat)
    pass_by_force(patient, rng)
    assert patient.record() == table.record(), "patience has changed the record"


def forced_seats(table: Table) -> list[int]:
    return [seat for seat in table.waiting if len(ids_of(table, seat)) == 1]


def pass_by_force(table: Table, rng: random.Random) -> None:
    while forced := forced_seats(table):
        seat = rng.choice(forced)
        assert table.state.asker is not None
        asker = table.state.asker
        assert asker.secret(table.state) or asker.ceremony(table.state), "a patient table stops where it need not"
        if rng.randrange(8) == 0:  # what a patient table has not reached, it has not told, saved or not
            loaded = load_table(table.game, json.loads(table.save()))
            check_choices(loaded)
            assert loaded.digest() == table.digest(), "a patient table was not saved as it stands"
            told = len(table.told())
            assert len(loaded.told()) == told, "a loaded table has told something else"
            assert told <= len(Table.told(impatient(table))), "patience tells more"
            asked_again = table.clone()
            asked_again.be_patient(range(table.seats))
            assert asked_again.record() == table.record(), "asked again, people have another record"
            assert replay_table(table.game, table.record()).record() == table.record(), "the replay has another record"
        before = table.can_undo(seat)
        table.choose(ids_of(table, seat)[0], seat)
        assert table.can_undo(seat) <= before, "a forced pass can be taken back"


def check_branch(table: Table, rng: random.Random) -> None:
    """A branch is a game of its own: the same for its seat, played on by other chance, replayed from its own record."""
    there = table.fork(rng.randrange(len(table.history)))
    seat = there.waiting[-1]  # a question to another seat may be answered by force with other cards
    branch = there.branch(seat, Chance(rng.randrange(1000)))
    assert branch.view(seat) == there.view(seat), "a branch shows its seat another table"
    assert branch.state.w0 != there.state.w0, "a branch goes on with the chance of the table it left"
    for _ in range(12):
        if not branch.over:
            choosing = branch.waiting[0]
            branch.choose(rng.choice(branch.options_of(choosing)), choosing)
    again = replay_table(table.game, json.loads(json.dumps(branch.record())))
    assert again.digest() == branch.digest(), "the record of a branch replays otherwise"
    assert again.record() == branch.record(), "the record of a branch is another one when replayed"
    loaded = load_table(table.game, json.loads(branch.save()))
    assert loaded.record() == branch.record(), "a saved branch has another record"
    assert len(branch.told()) == len(loaded.told()), "a saved branch tells something else"


def impatient(table: Table) -> Table:
    copy = table.clone()
    copy.be_patient([])
    return copy


def slots_of(kind: type) -> list[str]:
    """Every attribute of a class, by its descriptors: members of plain classes, getters of compiled ones."""
    names = {
        name
        for base in kind.__mro__
        for name, value in vars(base).items()
        if isinstance(value, GetSetDescriptorType | MemberDescriptorType) and not name.startswith("__")
    }
    return sorted(names)


def picture(value: object) -> object:
    """All that can be reached from a value, as plain data: what a copy must share and an old copy must keep."""
    if value is None or isinstance(value, int | str):
        return value
    if isinstance(value, list | tuple):
        return [picture(part) for part in value]
    if isinstance(value, dict):
        return {str(key): picture(part) for key, part in value.items()}
    if isinstance(value, Game):
        return value.name
    names = [*slots_of(type(value)), *getattr(value, "__dict__", {})]
    return {"": type(value).__name__, **{name: picture(getattr(value, name, None)) for name in names}}


def check_undo(table: Table, seat: int, before: str) -> None:
    """A free undo leads back to where the table stood; nobody but the seat that chose last has one."""
    others = [other for other in range(table.seats) if other != seat]
    assert not any(table.can_undo(other) for other in others), "a seat could take back another's choice"
    copy = table.clone()
    if table.can_undo(seat):
        copy.undo(seat)
        assert copy.digest() == before, "undo does not lead back"
    else:
        with pytest.raises(ValueError, match="taken back"):
            copy.undo(seat)


# -- refusals ----------------------------------------------------------------------------------------------------------


def check_refusals(table: Table) -> None:
    """Options, `choose` and `why_not` agree on every action of the table, and a refusal changes nothing."""
    game = table.game
    before = table.digest()
    for seat in range(table.seats):
        legal = set(ids_of(table, seat))
        for action, key in enumerate(game.actions.keys):
            reason = table.why_not(seat, key)
            if action in legal:
                assert reason is None, f"{key} is offered to seat {seat} and refused: {reason}"
                continue
            assert reason is not None, f"{key} is not offered to seat {seat}, and nothing is said against it"
            assert reason.clause in game.clauses, f"{key}: no clause '{reason.clause}'"
            with pytest.raises(IllegalChoice) as refusal:
                table.choose(action, seat)
            assert refusal.value.clause == reason.clause, f"{key}: choose and why_not name different clauses"
    for nonsense in (-1, len(game.actions), "no such action", 1.5, None):
        with pytest.raises(ValueError):  # noqa: PT011 (the words are checked in tests/engine)
            table.choose(nonsense)
    assert table.digest() == before, "a refused choice changes the table"


# -- views -------------------------------------------------------------------------------------------------------------


def check_shape(table: Table, is_declared: bool) -> None:
    """Every view has just the keys and types that the game declares; a real game declares them."""
    shape = table.game.shape()
    assert is_typeddict(shape) or not is_declared, f"{table.game.name} does not say what its views are made of"
    readers = [*range(table.seats), None]
    for reader, view in zip(readers, table.views(readers), strict=True):
        try:
            declared = msgspec.convert(view, shape)
        except msgspec.ValidationError as error:
            raise AssertionError(f"the view of {reader} is not what was declared: {error}") from error
        assert declared == view, f"the view of {reader} has more than was declared:\n{view}\n{declared}"
        assert json.loads(json.dumps(view)) == view, f"the view of {reader} is another one after its way through JSON"


# -- hidden things -----------------------------------------------------------------------------------------------------


def check_nothing_hidden_shows(table: Table, rng: random.Random) -> None:
    """What a seat cannot know may be different without any sign in its view, its options or the reasons it is given."""
    for seat in range(table.seats):
        other = table.clone()
        state = other.state
        state.known.deal(seat, state.hidden_zones(), state.categories(), Chance(rng.getrandbits(32)))
        redraw_sealed(state, seat, rng)
        seen, otherwise = json.dumps(table.view(seat)), json.dumps(other.view(seat))
        assert seen == otherwise, f"the view of seat {seat} tells what is hidden:\n{seen}\n{otherwise}"
        assert table.view(None) == other.view(None), f"a spectator sees what seat {seat} does not"
        assert offers(other.state, seat) == offers(table.state, seat), f"options tell seat {seat} what is hidden"
        for action, key in enumerate(table.game.actions.keys):
            if action not in ids_of(table, seat):
                assert table.state.reason(seat, action) == state.reason(seat, action), (
                    f"why not {key}: the reason tells seat {seat} what is hidden"
                )


def offers(state: State, seat: int) -> list[int]:
    """What the open question offers a seat, found anew: `options_of` remembers it from when it was asked."""
    return [] if state.asker is None else state.asker.options_of(state, seat)


def redraw_sealed(state: State, seat: int, rng: random.Random) -> None:
    if state.asking != SEVERAL or state.asker is None:
        return
    for other in range(state.seats):
        if other != seat:
            given = len(state.sealed[other])
            state.sealed[other] = []
            for _ in range(given):
                if options := state.asker.options_of(state, other):
                    state.sealed[other].append(rng.choice(options))


def check_sealed(table: Table, rng: random.Random) -> None:
    """Whatever order the answers arrive in, the state and the record are the same afterwards."""
    answers = rng.getrandbits(32)
    orders = [list(range(table.seats)), list(reversed(range(table.seats)))]
    ends = [answered(table.clone(), answers, order, None) for order in orders]
    ends.append(answered(table.clone(), answers, orders[0], rng))
    first = ends[0]
    for end in ends[1:]:
        assert end.digest() == first.digest(), "the order of arrival changes the state"
        assert end.record() == first.record(), "the order of arrival changes the record"
    assert replay_table(table.game, first.record()).digest() == first.digest(), "the replay of sealed answers differs"


def answered(table: Table, answers: int, order: list[int], rng: random.Random | None) -> Table:
    """The open question answered to its end, seat by seat in this order, or mixed at random."""
    question = table.state.sealed
    while table.state.sealed is question:
        waiting = [seat for seat in order if seat in table.waiting]
        seat = waiting[0] if rng is None else rng.choice(waiting)
        ids = ids_of(table, seat)
        given = len(table.state.sealed[seat])
        table.choose(ids[random.Random(f"{answers} {seat} {given}").randrange(len(ids))], seat)
    return table


# -- damaged saves and records -----------------------------------------------------------------------------------------


def check_damage(table: Table) -> None:
    """Whatever is missing from a save or a record, the answer is a ValueError."""
    for whole in (table, table.determinize(0, 1)):  # one whose choices tell what its state must be, and one without
        for damaged in without_parts(json.loads(whole.save())):
            with pytest.raises(ValueError):  # noqa: PT011 (what is missing differs each time)
                load_table(table.game, damaged)
    record = table.record()
    for damaged in without_parts(record):
        with pytest.raises(ValueError):  # noqa: PT011
            replay_table(table.game, damaged)
    if record["choices"]:
        check_replay_differs(table, record)


def without_parts(data: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Copies of a save or a record in each of which one part is missing, or is nothing where a list belongs."""
    for name, value in data.items():
        if name in NOT_READ_BY_THE_ENGINE or (name == "over" and "choices" in data):
            continue
        yield {key: part for key, part in data.items() if key != name}
        if isinstance(value, list | dict) and name != "asker":
            yield {**data, name: None}
        if isinstance(value, dict) and name in ("state", "table"):
            for damaged in without_parts(value):
                yield {**data, name: damaged}


def check_replay_differs(table: Table, record: dict[str, Any]) -> None:
    """A record that was tampered with names the choice where it stops being true."""
    last = len(record["choices"])
    hashes = {**record["hashes"], str(last): "another"}
    with pytest.raises(ReplayError, match=f"choice {last}") as error:
        replay_table(table.game, {**record, "hashes": hashes})
    assert error.value.choice == last, "another choice is named than the one that differs"
    with pytest.raises(ReplayError, match=f"choice {last}") as error:
        replay_table(table.game, {**record, "choices": [*record["choices"][:-1], "no such action"]})
    assert error.value.choice == last, "another choice is named than the one that cannot be made"
    with pytest.raises(ReplayError, match="cut"):
        replay_table(table.game, {**record, "choices": record["choices"][:-1]})


# -- real games --------------------------------------------------------------------------------------------------------


def check_sentences(table: Table, rng: random.Random) -> None:
    """Everything that people read exists in both languages, and log entries carry clauses."""
    for lang in ("fr", "en"):
        for seat in table.waiting:
            for option in table.options_of(seat):
                assert option.say(lang), f"{option.key} has no sentence in {lang}"
            refused = rng.randrange(len(table.game.actions))
            reason = table.why_not(seat, refused)
            assert reason is None or reason.say(lang), f"{reason} has no sentence in {lang}"
        for reader in [*range(table.seats), None]:
            for entry in table.log(reader, lang):
                assert entry.text, f"{entry.key} has no sentence in {lang}"
                assert entry.clause in table.game.clauses, f"{entry.key}: no clause '{entry.clause}'"


def check_top_level(table: Table) -> None:
    import bivouac  # only real games are known to it

    text = table.save()
    assert bivouac.load(text).save() == text, "bivouac.load gives another table"
    assert bivouac.replay(json.dumps(table.record())).digest() == table.digest(), "bivouac.replay ends elsewhere"
    for cut in (0, 1, len(text) // 2, len(text) - 1):
        with pytest.raises(ValueError, match="whole table"):
            bivouac.load(text[:cut])
    with pytest.raises(ValueError, match="not a Bivouac record"):
        bivouac.replay(text)
