"""Nobody is told what they may not know: views, options, reasons, sentences, the log, and copies dealt anew."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import permutations, product
from typing import Any

import pytest

import bivouac
from bivouac.engine.chance import Chance
from bivouac.engine.state import NOBODY
from bivouac.engine.table import Table
from bivouac.engine.verbs import Verb
from bivouac.games.archibald import catalog, verbs
from bivouac.games.archibald import state as zones
from bivouac.games.archibald.state import Archibald
from bivouac.games.archibald.turn_reading import place_of_answer
from bivouac.games.archibald.verbs import (
    AddFlood,
    Ambush,
    Back,
    DrawCards,
    GiftCard,
    Heal,
    Hurt,
    MoveAgain,
    Nothing,
    Peek,
    Steal,
)
from bivouac.text.registry import text_of
from tests.archibald.path import ME, NUMBER, THIRD, YOU, Path, random_games

TEXT = text_of("archibald")


def dealt_for(table: Table, seat: int, seed: int) -> Table:
    """The same table with other hidden things, as far as that seat can tell; the open question stays open."""
    copy = table.clone()
    state = copy.state
    state.known.deal(seat, state.hidden_zones(), state.categories(), Chance(seed))
    return copy


def reasons(table: Table, seat: int) -> list[int]:
    return [table.state.reason(seat, action) for action in range(len(table.game.actions))]


def offered(table: Table, seat: int) -> list[int]:
    """What the open question offers that seat, worked out anew from the cards as they lie."""
    asker = table.state.asker
    return [] if asker is None else asker.options_of(table.state, seat)


def sentences(table: Table, seat: int) -> list[str]:
    """What the table asks that seat, or tells it to wait for, and what its options say."""
    state = table.state
    said = []
    for lang in ("en", "fr"):
        if state.asking == seat:
            said.append(TEXT.question(state, seat, lang, None))
            said += [TEXT.choice(state, option, lang) for option in state.offered]
            said += [option.say(lang) for option in table.options_of(seat)]
        elif state.asking != NOBODY:
            said.append(TEXT.waiting(state, seat, lang, None))
    return said


def moments(games: int, seed: int) -> Iterator[tuple[int, Table]]:
    """Random points of random games for 2 to 4 players, more of them while an Adventure is read."""
    chance = Chance(seed)
    for players in (2, 3, 4):
        for number, table in enumerate(random_games(games, seed + players, players=players, turn_cap=90)):
            state = table.state
            assert isinstance(state, Archibald)
            if chance.roll(2 if state.question >= 0 else 60) == 0 and not table.over:
                yield number, table


@pytest.mark.uncounted
def test_what_a_seat_sees_and_may_do_does_not_depend_on_what_is_hidden_from_it() -> None:
    points = others = read = 0
    for number, table in moments(8, 70):
        state = table.state
        assert isinstance(state, Archibald)
        points += 1
        read += state.question >= 0
        for seat in range(table.seats):
            copy = dealt_for(table, seat, number)
            assert copy.view(seat) == table.view(seat)
            assert copy.view(None) == table.view(None)
            if table.state.asking == seat:
                assert offered(copy, seat) == offered(table, seat) == table.option_ids
            assert reasons(copy, seat) == reasons(table, seat)
            others += any(copy.view(other) != table.view(other) for other in range(table.seats))
            if number % 4 == 0:
                assert sentences(copy, seat) == sentences(table, seat)
    assert points > 150
    assert read > 20
    assert others > points, "the copies were hardly different: this proved nothing"


@pytest.mark.uncounted
def test_a_copy_dealt_anew_is_the_same_whatever_is_truly_hidden() -> None:
    """The true deal has no part in it: two tables that a seat cannot tell apart give the same copies."""
    for number, table in moments(3, 71):
        for seat in range(table.seats):
            twin = dealt_for(table, seat, number)
            assert twin.determinize(seat, 5).digest() == table.determinize(seat, 5).digest()


@pytest.mark.uncounted
def test_a_copy_dealt_anew_looks_the_same_to_the_seat_it_was_dealt_for() -> None:
    for number, table in moments(3, 72):
        for seat in range(table.seats):
            copy = table.determinize(seat, number)
            if copy.state.asking == table.state.asking:
                assert copy.view(seat) == table.view(seat)
                assert [option.id for option in copy.options_of(seat)] == [o.id for o in table.options_of(seat)]


# -- Adventures --------------------------------------------------------------------------------------------------------

CONSEQUENCES: list[tuple[Verb[Any], ...]] = [
    (Nothing(), Nothing(), Nothing()),
    (Heal(1), Hurt(1), Back()),
    (AddFlood(2), Ambush(catalog.SEIDE, 2), MoveAgain()),
    (DrawCards(2), verbs.Test(Heal(2), Hurt(1)), GiftCard()),
]


def reading(effects: tuple[Verb[Any], ...], players: int = 3) -> Path:
    """I stand before a question that YOU read; what follows from its answers is `effects`."""
    given = {f"dew-drop/{i + 1}": effect for i, effect in enumerate(effects)}
    path = Path("2: k b0 b b b", players=players, adventures="dew-drop", effects=given, hands="slingshot")
    return path.play("move/2-1")


def all_that_a_seat_reads(path: Path, seat: int | None) -> list[object]:
    path.use()
    read: list[object] = [path.view(seat), path.log(seat, "en"), path.log(seat, "fr")]
    if seat is not None:
        read += [path.keys(seat), reasons(path.table, seat), path.table.can_undo(seat), *sentences(path.table, seat)]
    return read


@pytest.mark.clause("adventure.hidden")
@pytest.mark.parametrize("seat", [ME, THIRD, None])
@pytest.mark.parametrize("effects", CONSEQUENCES[1:])
def test_nothing_that_others_than_the_reader_can_read_tells_the_consequences(
    seat: int | None, effects: tuple[Verb[Any], ...]
) -> None:
    """Tables that differ only in what follows from the answers are alike to whoever has not read it."""
    plain, other = reading(CONSEQUENCES[0]), reading(effects)
    assert other.table.waiting == [ME]
    assert all_that_a_seat_reads(other, seat) == all_that_a_seat_reads(plain, seat)
    assert other.view(seat)["adventure"]["outcomes"] is None


@pytest.mark.clause("adventure.hidden")
def test_the_reader_sees_them() -> None:
    plain, other = reading(CONSEQUENCES[0]), reading(CONSEQUENCES[1])
    assert [part["key"] for part in other.view(YOU)["adventure"]["outcomes"]] == ["heal", "hurt", "back"]
    assert plain.view(YOU) != other.view(YOU)
    plain.use()
    told_plainly = sentences(plain.table, YOU)
    other.use()
    assert sentences(other.table, YOU) != told_plainly


@pytest.mark.clause("adventure.hidden")
def test_of_an_answer_that_was_not_given_the_consequence_stays_hidden() -> None:
    path = reading(CONSEQUENCES[1]).play("answer/1")
    state = path.state
    at = place_of_answer(NUMBER["dew-drop"], 0)
    outcomes = state.zones[zones.OUTCOME][at : at + 3]
    assert [[state.known.knows(seat, outcome) for outcome in outcomes] for seat in range(3)] == [
        [True, False, False],
        [True, True, True],
        [True, False, False],
    ]
    assert all("outcomes" not in (path.view(seat)["last_adventure"] or {}) for seat in range(3))


@pytest.mark.clause("adventure.hidden")
def test_before_anything_is_read_nobody_knows_a_consequence() -> None:
    table = bivouac.new("archibald", players=4)
    state = table.state
    assert isinstance(state, Archibald)
    real = [outcome for outcome in state.zones[zones.OUTCOME] if catalog.SCRIPTS[outcome]]
    assert len(real) > 40
    assert not any(state.known.knows(seat, outcome) for seat in range(4) for outcome in real)


@pytest.mark.clause("adventure.hidden")
def test_in_copies_of_the_answering_seat_every_answer_may_have_any_consequence() -> None:
    """A search cannot find out which answer is good; the reader's copies have what the reader has read."""
    path = reading((Hurt(1), Heal(2), Nothing()))
    lives = {answer: Counter[int]() for answer in (1, 2, 3)}
    for seed in range(60):
        for answer in (1, 2, 3):
            copy = path.table.determinize(ME, seed)
            copy.choose(f"answer/{answer}")
            state = copy.state
            assert isinstance(state, Archibald)
            lives[answer][state.lives[ME]] += 1
    assert all(len(found) >= 3 for found in lives.values()), lives
    path.use()
    at = place_of_answer(NUMBER["dew-drop"], 0)
    for seat, expected in ((YOU, 1), (ME, 20), (THIRD, 20)):
        found = set()
        for seed in range(60):
            state = path.table.determinize(seat, seed).state
            assert isinstance(state, Archibald)
            found.add(tuple(state.zones[zones.OUTCOME][at : at + 3]))
        assert len(found) >= expected
        assert (len(found) == 1) == (seat == YOU)


# -- hands -------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("encounter.hidden")
def test_a_hand_is_seen_by_its_owner_only_and_how_many_of_each_level_by_all() -> None:
    path = Path(hands=("sponge, hammer", "elixir"), players=3)
    counts = [{"2": 1, "3": 1, "4": 0}, {"2": 0, "3": 0, "4": 1}, {"2": 0, "3": 0, "4": 0}]
    for seat in (ME, YOU, THIRD, None):
        heroes = path.view(seat)["heroes"]
        assert [hero["hand"]["levels"] for hero in heroes] == counts
        assert heroes[ME]["hand"]["cards"] == (["hammer", "sponge"] if seat == ME else [])
        assert heroes[YOU]["hand"]["cards"] == (["elixir"] if seat == YOU else [])


@pytest.mark.clause("encounter.hidden")
def test_what_i_draw_others_read_as_a_card() -> None:
    """Two tables that differ in the card I draw look alike to everybody else, the log too."""
    for reader in (YOU, THIRD, None):
        one = Path("2: c b0 b b b", players=3, top2="thorn-dagger, slingshot").play("move/2-1")
        other = Path("2: c b0 b b b", players=3, top2="slingshot, thorn-dagger").play("move/2-1")
        assert one.view(reader) == other.view(reader)
        assert (one.log(reader), one.log(reader, "fr")) == (other.log(reader), other.log(reader, "fr"))
        if reader is not None:
            assert reasons(one.table, reader) == reasons(other.table, reader)
    assert one.view(ME) != other.view(ME)
    assert one.log(ME) != other.log(ME)


@pytest.mark.clause("encounter.hidden")
def test_cards_dealt_at_set_up_and_by_a_defeat_are_hidden_too() -> None:
    table = bivouac.new("archibald", players=2, seed=4)
    for key in ("hero/arthur", "start/1-1", "hero/selenia", "start/1-2"):
        table.choose(key)
    mine = table.view(ME)["heroes"][ME]["hand"]["cards"]
    assert len(mine) == 2
    assert table.view(YOU)["heroes"][ME]["hand"]["cards"] == []
    said = " ".join(entry.text for entry in table.log(YOU, "en"))
    names = [catalog.CATALOG.by_key[key].en for key in mine]
    assert not any(name in said for name in names)
    assert all(name in " ".join(entry.text for entry in table.log(ME, "en")) for name in names)


@pytest.mark.clause("encounter.hidden")
def test_with_open_hands_everybody_sees_all_hands() -> None:
    table = bivouac.new("archibald", players=3, seed=4, hands="open")
    while table.view(None)["turn"] == 0:
        table.choose(table.options[0])
    views = [[hero["hand"]["cards"] for hero in table.view(seat)["heroes"]] for seat in (0, 1, 2, None)]
    assert views[0] == views[1] == views[2] == views[3]
    assert all(len(hand) == 2 for hand in views[0])


@pytest.mark.clause("encounter.hidden")
def test_a_card_given_openly_is_known_in_the_hand_that_has_it() -> None:
    path = Path(players=3, hands=("market-stall, sponge, hammer", "elixir"), effects={"market-stall": GiftCard()}).play(
        "play/market-stall", "target/2", "give/sponge"
    )
    for seat in (ME, THIRD):
        assert path.view(seat)["heroes"][YOU]["hand"]["cards"] == ["sponge"]
        assert path.view(seat)["heroes"][ME]["hand"]["cards"] == (["hammer"] if seat == ME else [])


@pytest.mark.clause("encounter.hidden", "adventure.reader")
def test_a_card_being_played_or_read_is_known_to_all() -> None:
    path = Path("2: b0 b b b b", players=3, hands="seide-patrol, slingshot").play("play/seide-patrol")
    assert all(path.state.known.knows(seat, NUMBER["seide-patrol"]) for seat in range(3))
    path = reading(CONSEQUENCES[0])
    assert all(path.state.known.knows(seat, NUMBER["dew-drop"]) for seat in range(3))


@pytest.mark.clause("encounter.hidden")
def test_nobody_but_the_owner_is_told_why_a_card_cannot_be_played() -> None:
    """Whether I hold it or not, you are given the same reason."""
    holding, not_holding = Path(hands="honey-drop, slingshot"), Path(hands="sponge, slingshot")
    assert reasons(holding.table, YOU) == reasons(not_holding.table, YOU)


# -- piles and gaols ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("setup.gaols", "setup.tiles")
def test_what_lies_face_down_is_in_nobody_s_view() -> None:
    one = Path("10: b0 b b b b", gaols="trap, trap, archibald, book, book", tiles2="h b", adventures="dew-drop")
    other = Path("10: b0 b b b b", gaols="archibald, book, trap, trap, book", tiles2="h b", adventures="leaky-can")
    for reader in (ME, YOU, None):
        assert one.view(reader) == other.view(reader)
    for reader in (ME, YOU):
        assert reasons(one.table, reader) == reasons(other.table, reader)
        assert sentences(one.table, reader) == sentences(other.table, reader)


@pytest.mark.clause("power.resolve")
def test_a_gaol_looked_at_in_secret_is_seen_by_who_looked_only() -> None:
    paths = [
        Path("10: b0 b b b b", players=3, gaols=gaols, hands="keyhole, slingshot", effects={"keyhole": Peek()}).play(
            "play/keyhole", "peek/11-2"
        )
        for gaols in ("trap, archibald, trap, book, book", "archibald, trap, trap, book, book")
    ]
    assert [path.view(ME)["board"][10][1]["seen"] for path in paths] == ["archibald", "trap"]
    assert paths[0].log(ME) != paths[1].log(ME)
    for reader in (YOU, THIRD, None):
        assert paths[0].view(reader) == paths[1].view(reader)
        assert paths[0].log(reader) == paths[1].log(reader)
        assert paths[0].log(reader, "fr") == paths[1].log(reader, "fr")
        assert paths[0].view(reader)["board"][10][1]["seen"] is None
    assert sentences(paths[0].table, YOU) == sentences(paths[1].table, YOU)


@pytest.mark.clause("power.resolve")
def test_nobody_looks_twice_at_one_gaol() -> None:
    path = Path("11: k . . . .\n10: b0 b b b b", hands="keyhole, slingshot", effects={"keyhole": Peek()}).play(
        "play/keyhole"
    )
    assert path.keys(verb="peek") == ["11-2", "11-3", "11-4", "11-5"]
    path.play("peek/11-3")
    path.state.deeds = 0
    path.state.zones[zones.HAND].append(NUMBER["keyhole"])
    path.state.zones[zones.DISCARD + 2].remove(NUMBER["keyhole"])
    path.state.ask_anew()
    path.play("play/keyhole")
    assert path.keys(verb="peek") == ["11-2", "11-4", "11-5"]
    assert path.why_not("peek/11-1") == "power.resolve"


# -- dealing anew, against all deals there are -------------------------------------------------------------------------

Deal = tuple[tuple[int, ...], ...]
Dealer = Callable[[Table, int, int], Table]
HANDS = tuple(range(zones.HAND, zones.HAND + 4))


def by_determinize(table: Table, seat: int, seed: int) -> Table:
    return table.determinize(seat, seed)


def by_clone(table: Table, seat: int, seed: int) -> Table:
    return table.clone()


def places_of(table: Table) -> Deal:
    state = table.state
    assert isinstance(state, Archibald)
    return tuple(tuple(zone) for zone in state.zones)


def without_order(places: Deal) -> Deal:
    """The same with hands that have no order."""
    return tuple(tuple(sorted(zone)) if z in HANDS else zone for z, zone in enumerate(places))


def all_deals(path: Path, *unknown: list[int]) -> Counter[Deal]:
    """Every way to lay each group of unknown things into each other's places, each counted once."""
    deals: Counter[Deal] = Counter()
    places = places_of(path.table)
    for orders in product(*[permutations(group) for group in unknown]):
        to = {
            thing: other for group, order in zip(unknown, orders, strict=True)
            for thing, other in zip(group, order, strict=True)
        }  # fmt: skip
        deals[without_order(tuple(tuple(to.get(thing, thing) for thing in zone) for zone in places))] += 1
    return deals


def check_deals(table: Table, seat: int, wanted: Counter[Deal], deal: Dealer) -> None:
    """The same support, and frequencies that a chi-square test does not tell from the right ones."""
    samples = max(1000, 20 * len(wanted))
    found = Counter(without_order(places_of(deal(table, seat, seed))) for seed in range(samples))
    assert set(found) <= set(wanted), "a deal that cannot be"
    total = sum(wanted.values())
    chi = sum((found[d] - samples * w / total) ** 2 / (samples * w / total) for d, w in wanted.items())
    freedom = len(wanted) - 1
    # Wilson and Hilferty: what chance alone passes once in 30,000 times.
    limit = freedom * (1 - 2 / (9 * freedom) + 4 * (2 / (9 * freedom)) ** 0.5) ** 3
    assert chi < limit, f"chi-square {chi:.1f}, at most {limit:.1f} with {freedom} degrees of freedom"
    assert set(found) == set(wanted), "a deal that never comes"


def check_both(path: Path, seat: int, wanted: Counter[Deal]) -> None:
    assert len(wanted) > 1
    assert without_order(places_of(path.table)) in wanted
    check_deals(path.table, seat, wanted, by_determinize)
    with pytest.raises(AssertionError):
        check_deals(path.table, seat, wanted, by_clone)


def cards(names: str) -> list[int]:
    return [NUMBER[name.strip()] for name in names.split(",")]


def tiny(board: str = "", **named: Any) -> Path:
    """A table whose piles hold the named cards only, all but one gaol open, and every Adventure's end known."""
    rows = board if "11:" in board else f"{board}\n11: x x k k ."
    path = Path(rows, only_named=True, **named)
    for outcome in path.state.zones[zones.OUTCOME]:
        path.state.known.show_all(outcome)
    return path


@pytest.mark.clause("encounter.hidden")
def test_hands_and_piles_are_dealt_every_way_there_is_level_by_level() -> None:
    path = tiny(hands=("sponge", "slingshot, hammer"), top2="leaf-cloak, thorn-dagger", top3="nutshell, rose-whip")
    check_both(
        path, ME, all_deals(path, cards("slingshot, leaf-cloak, thorn-dagger"), cards("hammer, nutshell, rose-whip"))
    )
    check_both(path, YOU, all_deals(path, cards("sponge, leaf-cloak, thorn-dagger"), cards("nutshell, rose-whip")))


@pytest.mark.clause("encounter.hidden")
def test_three_players_each_know_their_own_hand() -> None:
    path = tiny(players=3, hands=("sponge, slingshot", "leaf-cloak", "thorn-dagger"), top2="matchstick")
    check_both(path, ME, all_deals(path, cards("leaf-cloak, thorn-dagger, matchstick")))
    check_both(path, YOU, all_deals(path, cards("sponge, slingshot, thorn-dagger, matchstick")))


@pytest.mark.clause("encounter.hidden")
def test_a_card_drawn_is_known_to_who_drew_it() -> None:
    path = tiny("2: c b0 b b b", hands=("", "sponge"), top2="slingshot, leaf-cloak, thorn-dagger").play("move/2-1")
    check_both(path, ME, all_deals(path, cards("sponge, leaf-cloak, thorn-dagger")))
    check_both(path, YOU, all_deals(path, cards("slingshot, leaf-cloak, thorn-dagger")))


@pytest.mark.clause("encounter.hidden")
def test_a_card_discarded_worn_or_given_is_known_to_all() -> None:
    path = tiny(
        hands=("slingshot, sponge, market-stall", "leaf-cloak"), top2="thorn-dagger, matchstick",
        effects={"market-stall": GiftCard()},
    ).play("wear/slingshot", "play/market-stall")  # fmt: skip
    assert path.hand(YOU) == ["leaf-cloak", "sponge"]
    check_both(path, ME, all_deals(path, cards("leaf-cloak, thorn-dagger, matchstick")))
    check_both(path, YOU, all_deals(path, cards("thorn-dagger, matchstick")))


@pytest.mark.clause("encounter.hidden")
def test_of_a_hand_from_which_a_card_was_stolen_the_rest_is_still_unknown() -> None:
    path = tiny(
        hands=("sticky-fingers, elixir", "slingshot, leaf-cloak"), top2="thorn-dagger, matchstick",
        effects={"sticky-fingers": Steal()},
    ).play("play/sticky-fingers")  # fmt: skip
    stays = path.hand(YOU)
    assert len(stays) == 1
    check_both(path, ME, all_deals(path, cards(f"{stays[0]}, thorn-dagger, matchstick")))


@pytest.mark.clause("encounter.reshuffle", "encounter.hidden")
def test_after_a_reshuffle_old_hands_stay_apart_from_the_new_pile() -> None:
    path = tiny(
        "2: c b0 b b b", players=3, hands=("", "sponge", "slingshot"), 
        discard="leaf-cloak, thorn-dagger, matchstick",
    ).play("move/2-1")  # fmt: skip
    drawn = path.hand(ME)
    left = [card for card in ("leaf-cloak", "thorn-dagger", "matchstick") if card not in drawn]
    check_both(path, ME, all_deals(path, cards("sponge, slingshot"), cards(", ".join(left))))
    check_both(path, YOU, all_deals(path, cards("leaf-cloak, thorn-dagger, matchstick")))


@pytest.mark.clause("setup.gaols")
def test_gaols_that_are_face_down_are_dealt_anew_and_open_ones_stay() -> None:
    path = tiny("11: . k . . x\n10: b0 b b b b")
    gaols = path.state.zones[zones.GAOLS]
    check_both(path, ME, all_deals(path, [gaols[0], gaols[2], gaols[3]]))


@pytest.mark.clause("setup.gaols", "gaol.reveal")
def test_a_gaol_turned_up_is_known_to_all() -> None:
    path = Path(
        "11: x . . . .\n10: b b0 b b b", only_named=True, gaols="trap, book, archibald, trap, book",
        adventures="dew-drop",
    )  # fmt: skip
    for outcome in path.state.zones[zones.OUTCOME]:
        path.state.known.show_all(outcome)
    path.play("move/11-2")
    check_both(path, YOU, all_deals(path, path.state.zones[zones.GAOLS][2:]))


@pytest.mark.clause("setup.gaols", "power.resolve")
def test_a_gaol_looked_at_stays_for_who_looked_and_is_dealt_anew_for_others() -> None:
    path = tiny("11: . . . . x\n10: b0 b b b b", hands="keyhole, slingshot", effects={"keyhole": Peek()})
    path.play("play/keyhole", "peek/11-2")
    gaols = path.state.zones[zones.GAOLS]
    check_both(path, ME, all_deals(path, [gaols[0], gaols[2], gaols[3]]))
    check_both(path, YOU, all_deals(path, gaols[:4], cards("slingshot")))


@pytest.mark.clause("setup.tiles", "blocked.redraw")
def test_tiles_of_a_pile_are_dealt_anew_but_those_that_were_refused() -> None:
    board = "3: ^b ^b ^b ^b .\n2: b b b b b0"
    path = tiny(board, tiles2="^h |_b c t k", tiles3="h b c", hands="slingshot").play("move/3-5")
    assert path.tile_pile(2) == ["t", "k", "^h", "|_b"]
    two, three = path.state.zones[zones.TILE_PILE], path.state.zones[zones.TILE_PILE + 1]
    check_both(path, ME, all_deals(path, two[2:], three[:]))


@pytest.mark.clause("setup.adventures")
def test_adventures_still_to_come_are_dealt_anew() -> None:
    path = tiny(adventures="dew-drop, leaky-can, lost-sock, rude-echo")
    check_both(path, YOU, all_deals(path, cards("dew-drop, leaky-can, lost-sock, rude-echo")))


@pytest.mark.uncounted
@pytest.mark.clause("adventure.hidden")
def test_consequences_are_dealt_anew_for_all_who_have_not_read_them() -> None:
    """Of two Adventures with five answers nobody knew anything. One is being read: the reader knows three of them."""
    path = tiny("2: k b0 b b b", players=3, adventures="dew-drop, cricket-concert")
    first, second = (place_of_answer(NUMBER[card], 0) for card in ("dew-drop", "cricket-concert"))
    ends = path.state.zones[zones.OUTCOME]
    hidden = [*ends[first : first + 3], *ends[second : second + 2]]
    path.state.known.shuffled(hidden)
    path.play("move/2-1")
    check_both(path, ME, all_deals(path, hidden))
    check_both(path, THIRD, all_deals(path, hidden))
    check_both(path, YOU, all_deals(path, hidden[3:]))


@pytest.mark.clause("adventure.hidden")
def test_a_consequence_that_came_about_is_known_to_all() -> None:
    path = tiny("2: k b0 b b b", players=3, adventures="dew-drop, cricket-concert", effects={"dew-drop/2": Nothing()})
    first, second = (place_of_answer(NUMBER[card], 0) for card in ("dew-drop", "cricket-concert"))
    ends = path.state.zones[zones.OUTCOME]
    hidden = [*ends[first : first + 3], *ends[second : second + 2]]
    path.state.known.shuffled(hidden)
    path.play("move/2-1", "answer/2")
    check_both(path, ME, all_deals(path, [hidden[0], *hidden[2:]]))


def test_a_copy_draws_from_a_stream_of_its_own() -> None:
    """Nobody can look into the coming dice: copies of one table throw differently."""
    path = Path("2: b0:ssmm b b b b", hands="slingshot")
    fights = set()
    for seed in range(40):
        copy = path.table.determinize(ME, seed)
        copy.choose("fight")
        state = copy.state
        assert isinstance(state, Archibald)
        fights.add(tuple(state.fought or state.fight)[4:6])
    assert len(fights) > 20
