"""Nobody is told what they may not know: views, options, reasons, the log, and copies dealt anew for a search."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import permutations

import pytest

from bivouac.engine.chance import Chance
from bivouac.engine.lines import Ear
from bivouac.engine.table import Table
from bivouac.games.altiplano import state as zones
from bivouac.games.altiplano.actions import KEYS
from bivouac.games.altiplano.state import BARRED_TREASURE, Altiplano
from bivouac.games.altiplano.words import LINES
from tests.altiplano.camp import EXPLORATION, ME, YOU, Camp, numbers, random_games

TREASURES = {"child-of-the-snows", "golden-quipu", "jaguar-mask"}


def dealt_for(table: Table, seat: int, seed: int) -> Table:
    """The same table with other hidden cards, as far as that seat can tell; the open question stays open."""
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


def moments(games: int, seed: int) -> Iterator[tuple[int, Table]]:
    """Random points of random games, half of them with Expedition Assembly."""
    chance = Chance(seed)
    for assembly in (False, True):
        for number, table in enumerate(random_games(games // 2, seed, assembly=assembly, turn_cap=60)):
            if chance.roll(10 if table.state.events else 100) == 0:
                yield number, table


@pytest.mark.uncounted
def test_what_a_seat_sees_and_may_do_does_not_depend_on_what_is_hidden_from_it() -> None:
    points = others = 0
    for number, table in moments(100, 70):
        points += 1
        for seat in (ME, YOU):
            copy = dealt_for(table, seat, number)
            assert copy.view(seat) == table.view(seat)
            assert copy.view(None) == table.view(None)
            if table.state.asking == seat:
                assert offered(copy, seat) == offered(table, seat) == table.option_ids
            assert [o.id for o in copy.options_of(seat)] == [o.id for o in table.options_of(seat)]
            assert reasons(copy, seat) == reasons(table, seat)
            others += copy.view(1 - seat) != table.view(1 - seat)
    assert points > 300
    assert others > points, "the copies were hardly different: this proved nothing"


@pytest.mark.uncounted
def test_a_copy_dealt_anew_is_the_same_whatever_is_truly_hidden() -> None:
    """The true deal has no part in it: two tables that a seat cannot tell apart give the same copies."""
    for number, table in moments(40, 71):
        for seat in (ME, YOU):
            twin = dealt_for(table, seat, number)
            assert twin.determinize(seat, 5).digest() == table.determinize(seat, 5).digest()


@pytest.mark.uncounted
def test_a_copy_dealt_anew_looks_the_same_to_the_seat_it_was_dealt_for() -> None:
    for number, table in moments(40, 72):
        for seat in (ME, YOU):
            copy = table.determinize(seat, number)
            if table.state.asking == seat or not table.state.events:
                assert copy.view(seat)["seats"][seat] == table.view(seat)["seats"][seat]
            if table.state.asking == seat:
                assert copy.view(seat) == table.view(seat)
                assert copy.option_ids == table.option_ids


# -- windows -----------------------------------------------------------------------------------------------------------


def readable(ear: Ear, reader: int) -> list[tuple[str, int, int, int, int]]:
    """The lines as one seat may read them: the card is blank where the line may not name it."""
    return [
        (LINES.all[t.line].key, t.seat, t.card if t.sees == -1 or t.sees >> reader & 1 else -2, t.other, t.number)
        for t in ear.told
    ]


WINDOWS = [
    # What I do, what you could answer with, what you hold instead, and how the effect goes on.
    (["play/stampede"], "torch", "sixth-sense", ["return/ohio-bob", "return/ramuncho"]),
    (["play/stampede"], "decoy", "sixth-sense", ["return/ohio-bob", "return/ramuncho"]),
    (["play/rolling-boulder"], "sixth-sense", "torch", ["remove/ohio-bob", "remove/marcus-vidor"]),
    (["play/surprise-attack", "remove/ohio-bob"], "bodyguard", "landslide", []),
    (["place/nine-wells"], "landslide", "bodyguard", []),
]


def exchanged(table: Camp, one: str, other: str) -> None:
    """These two cards lie in each other's places."""
    a, b = numbers(f"{one}, {other}")
    places = {a: b, b: a}
    table.state.zones = [[places.get(card, card) for card in zone] for zone in table.state.zones]
    table.settle_knowledge()
    table.at(3)


@pytest.mark.clause("reaction.hidden")
@pytest.mark.parametrize(("keys", "answer", "instead", "then"), WINDOWS)
def test_the_actor_cannot_tell_a_pass_from_an_inability(
    keys: list[str], answer: str, instead: str, then: list[str]
) -> None:
    hand = "stampede, rolling-boulder, surprise-attack, nine-wells, storm, supplies"
    yours = "ohio-bob, marcus-vidor, ramuncho"
    able = Camp(mine="antonio", yours=yours, hand=hand, your_hand=f"huayna, {answer}, bribe, ransom", seed=8).at(3)
    unable = Camp(mine="antonio", yours=yours, hand=hand, your_hand=f"huayna, {answer}, bribe, ransom", seed=8).at(3)
    exchanged(unable, answer, instead)
    ears = [table.listen() for table in (able, unable)]
    assert able.table.view(ME) == unable.table.view(ME)
    able.play(*keys)
    unable.play(*keys)
    assert able.table.waiting == [YOU]
    assert able.state.turn_of == ME
    assert unable.table.waiting == [ME] or unable.state.turn_of == YOU
    # In the window itself: whatever the opponent holds, the actor sees the same and is given the same reasons.
    assert able.table.view(ME)["asking"] is None
    assert able.table.view(None)["asking"] is None
    told = readable(ears[0], ME)
    assert told == readable(ears[1], ME)[: len(told)]
    for seed in range(8):
        other = dealt_for(able.table, ME, seed)
        assert other.view(ME) == able.table.view(ME)
        assert reasons(other, ME) == reasons(able.table, ME)
    # And once both tables have gone on, nothing tells them apart.
    able.play("pass", *then)
    unable.play(*then)
    assert able.table.view(ME) == unable.table.view(ME)
    assert able.table.view(None) == unable.table.view(None)
    assert readable(ears[0], ME) == readable(ears[1], ME)
    assert able.table.can_undo(ME) == unable.table.can_undo(ME)
    assert not able.table.can_undo(ME)


@pytest.mark.clause("play.ohio-bob")
def test_a_treasure_seen_and_left_is_told_to_nobody() -> None:
    """Ohio Bob may leave it: once the three are under the pile, it is as if there had been none."""
    found = Camp(mine="ohio-bob, antonio", yours="the-doc", top="storm, golden-quipu, bribe", seed=8).at(2)
    none = Camp(mine="ohio-bob, antonio", yours="the-doc", top="storm, golden-quipu, bribe", seed=8).at(2)
    exchanged(none, "golden-quipu", "looting")
    none.at(2)
    ears = [table.listen() for table in (found, none)]
    found.play("act/ohio-bob", "pass")
    none.play("act/ohio-bob")
    for reader in (YOU, None):
        assert found.table.view(reader) == none.table.view(reader)
    assert readable(ears[0], YOU) == readable(ears[1], YOU)
    assert found.table.view(ME) != none.table.view(ME)


# -- dealing anew, against all deals there are -------------------------------------------------------------------------

Deal = tuple[tuple[str, ...], ...]
Dealer = Callable[[Table, int, int], Table]


def by_determinize(table: Table, seat: int, seed: int) -> Table:
    return table.determinize(seat, seed)


def by_clone(table: Table, seat: int, seed: int) -> Table:
    return table.clone()


def places_of(table: Table) -> Deal:
    """What lies where: both hands in the order in which they came, and the Exploration pile, top first."""
    state = table.state
    assert isinstance(state, Altiplano)
    laid = (state.zones[zones.HAND], state.zones[zones.HAND + 1], state.zones[zones.PILE][::-1])
    return tuple(tuple(KEYS[card] for card in zone) for zone in laid)


def deal_of(table: Table) -> Deal:
    return without_order(places_of(table))


def without_order(places: Deal) -> Deal:
    """The same with hands that have no order."""
    return (tuple(sorted(places[0])), tuple(sorted(places[1])), places[2])


def all_deals(table: Camp, unknown: str, fits: Callable[[Deal], bool] = lambda places: True) -> Counter[Deal]:
    """Every way to lay the unknown cards into each other's places that fits what the seat knows, each counted once."""
    cards = [card.strip() for card in unknown.split(",")]
    deals: Counter[Deal] = Counter()
    for order in permutations(cards):
        to = dict(zip(cards, order, strict=True))
        places = tuple(tuple(to.get(card, card) for card in zone) for zone in places_of(table.table))
        if fits(places):
            deals[without_order(places)] += 1
    return deals


def check_deals(table: Table, seat: int, wanted: Counter[Deal], deal: Dealer) -> None:
    """The same support, and frequencies that a chi-square test does not tell from the right ones."""
    samples = max(2000, 25 * len(wanted))
    found = Counter(deal_of(deal(table, seat, seed)) for seed in range(samples))
    assert set(found) <= set(wanted), "a deal that cannot be"
    total = sum(wanted.values())
    chi = sum((found[d] - samples * w / total) ** 2 / (samples * w / total) for d, w in wanted.items())
    freedom = len(wanted) - 1
    # Wilson and Hilferty: what chance alone passes once in 30,000 times.
    limit = freedom * (1 - 2 / (9 * freedom) + 4 * (2 / (9 * freedom)) ** 0.5) ** 3
    assert chi < limit, f"chi-square {chi:.1f}, at most {limit:.1f} with {freedom} degrees of freedom"
    assert set(found) == set(wanted), "a deal that never comes"


def check_both(table: Camp, seat: int, wanted: Counter[Deal]) -> None:
    assert len(wanted) > 1
    assert deal_of(table.table) in wanted
    check_deals(table.table, seat, wanted, by_determinize)
    with pytest.raises(AssertionError):
        check_deals(table.table, seat, wanted, by_clone)


def test_unknown_hands_and_piles_are_dealt_every_way_there_is() -> None:
    table = Camp(
        hand="torch", your_hand="decoy, bribe", top="storm, jaguar, ransom", only_named=True, characters_top="huayna"
    )
    check_both(table, ME, all_deals(table, "decoy, bribe, storm, jaguar, ransom"))
    check_both(table, YOU, all_deals(table, "torch, storm, jaguar, ransom"))


def barred(mine: str, yours: str, hand: str, your_hand: str, top: str, places: int) -> Camp:
    """A small table set up as the rulebook sets up a large one: no Treasure in the hands and the first places."""
    table = Camp(
        mine=mine,
        yours=yours,
        hand=hand,
        your_hand=your_hand,
        top=top,
        characters_top="huayna, antonio",
        only_named=True,
    )
    state = table.state
    state.known.bar(state.zones[zones.HAND] + state.zones[zones.HAND + 1], BARRED_TREASURE)
    state.known.bar(state.zones[zones.PILE][-places:], BARRED_TREASURE)
    return table


@pytest.mark.clause("setup.exploration-pile")
def test_no_treasure_is_dealt_to_the_hands_or_the_first_places_of_the_pile() -> None:
    table = barred("", "bellefeu", "torch", "decoy", "storm, jaguar, golden-quipu, ransom, jaguar-mask", 2)

    def fits(deal: Deal) -> bool:
        return not TREASURES.intersection(deal[0] + deal[1] + deal[2][:2])

    unknown = "decoy, storm, jaguar, golden-quipu, ransom, jaguar-mask"
    wanted = all_deals(table, unknown, fits)
    assert len(wanted) == 144
    check_both(table, ME, wanted)


@pytest.mark.clause("setup.exploration-pile")
def test_a_card_drawn_from_the_first_places_is_known_to_be_no_treasure() -> None:
    top = "storm, jaguar, golden-quipu, ransom, jaguar-mask"
    table = barred("", "bellefeu", "torch", "decoy", top, 2).play("draw/exploration")
    assert table.hand(ME) == ["torch", "storm"]
    assert table.pile(EXPLORATION) == ["jaguar", "golden-quipu", "ransom", "jaguar-mask"]

    def fits(deal: Deal) -> bool:
        return not TREASURES.intersection(deal[0] + deal[1] + deal[2][:1])

    wanted = all_deals(table, "torch, storm, jaguar, golden-quipu, ransom, jaguar-mask", fits)
    check_both(table, YOU, wanted)


@pytest.mark.clause("setup.exploration-pile", "play.ohio-bob")
def test_first_cards_put_under_the_pile_are_still_known_to_be_no_treasures() -> None:
    top = "storm, jaguar, ransom, golden-quipu, jaguar-mask"
    table = barred("ohio-bob", "the-doc", "torch, bribe", "decoy", top, 3).at(2).play("act/ohio-bob")
    assert table.pile(EXPLORATION) == ["golden-quipu", "jaguar-mask", "storm", "jaguar", "ransom"]

    def fits(deal: Deal) -> bool:
        return not TREASURES.intersection(deal[0] + deal[1] + deal[2][2:])

    check_both(
        table,
        YOU,
        all_deals(table, "torch, bribe, storm, jaguar, ransom, golden-quipu, jaguar-mask", fits),
    )
    # Whoever looked at them knows them, and so all the rest but which of the two Treasures comes first.
    check_both(table, ME, all_deals(table, "decoy, golden-quipu, jaguar-mask", fits))


@pytest.mark.clause("play.ohio-bob")
def test_cards_put_under_the_pile_are_known_to_whoever_looked_and_to_nobody_else() -> None:
    top = "storm, jaguar, ransom, supplies"
    table = Camp(
        mine="ohio-bob",
        yours="the-doc",
        hand="torch",
        your_hand="decoy, bribe",
        top=top,
        characters_top="huayna",
        only_named=True,
    ).at(2)
    table.play("act/ohio-bob")
    assert table.pile(EXPLORATION) == ["supplies", "storm", "jaguar", "ransom"]
    check_both(table, ME, all_deals(table, "decoy, bribe, supplies"))
    check_both(table, YOU, all_deals(table, "torch, storm, jaguar, ransom, supplies"))


@pytest.mark.clause("play.ohio-bob")
def test_a_treasure_that_was_shown_stays_known_in_the_hand_that_took_it() -> None:
    top = "storm, golden-quipu, ransom, jaguar-mask"
    table = Camp(
        mine="ohio-bob",
        yours="the-doc",
        hand="torch",
        your_hand="decoy",
        top=top,
        characters_top="huayna",
        only_named=True,
    ).at(2)
    table.play("act/ohio-bob", "take/golden-quipu")
    wanted = all_deals(table, "torch, storm, ransom, jaguar-mask")
    assert all("golden-quipu" in deal[0] for deal in wanted)
    check_both(table, YOU, wanted)


@pytest.mark.clause("setup.exploration-pile")
@pytest.mark.parametrize("take", ["storm", "golden-quipu"])
def test_of_a_card_taken_unseen_its_place_is_known_and_so_whether_it_may_be_a_treasure(take: str) -> None:
    """Ramuncho looks at the last place that holds no Treasure and the first that may."""
    table = barred("ramuncho", "the-doc", "torch", "decoy", "storm, golden-quipu, ransom, jaguar-mask", 1)
    ear = table.at(2).listen()
    table.play("act/ramuncho", f"take/{take}")
    place = 1 if take == "storm" else 2
    assert [line[-1] for line in readable(ear, YOU) if line[0] == "took"] == [place]

    def fits(deal: Deal) -> bool:
        """My first card, and what came from the first place: my second card, or the one now under the pile."""
        return not TREASURES.intersection((deal[0][0], deal[0][1] if take == "storm" else deal[2][-1]))

    unknown = "torch, storm, golden-quipu, ransom, jaguar-mask"
    check_both(table, YOU, all_deals(table, unknown, fits))


def test_of_a_card_taken_unseen_from_a_place_that_i_know_i_know_the_card() -> None:
    """The log tells both which place it came from, so the view may show the card to whoever had put it there."""
    for take, place in (("storm", 1), ("jaguar", 2)):
        table = Camp(
            mine="ohio-bob",
            yours="ramuncho, the-doc",
            hand="torch",
            top="storm, jaguar, ransom",
            characters_top="huayna, antonio",
            only_named=True,
        ).at(2)
        ear = table.listen()
        table.play("act/ohio-bob", "pass", "draw/characters", "act/ramuncho", f"take/{take}")
        took = [line for line in readable(ear, ME) if line[0] == "took"]
        assert [(line[2], line[4]) for line in took] == [(-2, place)]
        assert table.table.view(ME)["seats"][YOU]["hand"]["cards"] == [take]


def by_discarding(table: Camp) -> Camp:
    """In your turn Sloop foils your Beast, and I pay."""
    return table.at(3).play("pass", "draw/characters", "play/vampire-bats", "react/aligator-sloop", "discard/bribe")


def by_giving(table: Camp) -> Camp:
    """Antonio gives a card and takes one of yours."""
    return table.at(2).play("act/antonio", "give/bribe")


def by_placing(table: Camp) -> Camp:
    return table.at(3).play("place/nine-wells")


def by_reacting(table: Camp) -> Camp:
    return table.at(3).play("pass", "draw/characters", "play/surprise-attack", "remove/antonio", "react/bodyguard")


@pytest.mark.clause("setup.exploration-pile")
@pytest.mark.parametrize(
    ("leaving", "first", "way"),
    [
        ("bribe", "torch", by_discarding),
        ("bribe", "torch", by_giving),
        ("nine-wells", "torch", by_placing),
        ("bodyguard", "torch", by_reacting),
    ],
)
@pytest.mark.parametrize("is_first", [False, True])
def test_a_card_that_leaves_a_hand_does_not_betray_where_it_came_from(
    leaving: str, first: str, way: Callable[[Camp], Camp], is_first: bool
) -> None:
    """One card of my hand cannot be a Treasure and one may. Either may be the one that left: the other may be one."""
    if is_first:
        hand, top = leaving, f"{first}, ransom, golden-quipu, jaguar-mask"
    else:
        hand, top = first, f"{leaving}, ransom, golden-quipu, jaguar-mask"
    table = Camp(
        mine="aligator-sloop, antonio",
        my_treasures="child-of-the-snows",
        yours="ramuncho, the-doc",
        hand=hand,
        your_hand="surprise-attack, vampire-bats, stampede",
        top=top,
        characters_top="huayna, kid-calloway, ohio-bob",
        only_named=True,
    )
    table.state.known.bar(numbers(hand), BARRED_TREASURE)
    table.play("draw/exploration")
    assert sorted(table.hand(ME)) == sorted([leaving, first])
    way(table)
    stays = [card for card in table.hand(ME) if card == first]
    assert stays == [first]
    copies = [table.table.determinize(YOU, seed) for seed in range(200)]
    assert any(TREASURES.intersection(places_of(copy)[0]) for copy in copies)


@pytest.mark.clause("setup.exploration-pile")
def test_nor_does_a_card_that_leaves_the_other_hand() -> None:
    table = Camp(
        mine="ramuncho, antonio",
        yours="ohio-bob",
        hand="supplies",
        your_hand="bribe, torch",
        top="storm, ransom, golden-quipu, jaguar-mask",
        characters_top="huayna, kid-calloway",
        only_named=True,
    ).at(3)
    table.state.known.bar(numbers("torch"), BARRED_TREASURE)
    table.play("pass", "draw/exploration", "play/bribe", "discard/storm", "take/antonio")
    assert table.hand(YOU) == ["torch"]
    copies = [table.table.determinize(ME, seed) for seed in range(200)]
    assert any(TREASURES.intersection(places_of(copy)[1]) for copy in copies)


@pytest.mark.clause("piles.reshuffle")
def test_after_a_reshuffle_old_hands_stay_apart_from_the_new_pile() -> None:
    table = Camp(
        mine="ramuncho",
        yours="ohio-bob",
        hand="torch",
        your_hand="decoy, bribe",
        top="storm",
        characters_top="huayna, antonio",
        discard="jaguar, ransom, looting, supplies",
        only_named=True,
    )
    table.play("draw/exploration", "pass", "pass", "draw/exploration")
    assert table.discard(EXPLORATION) == []
    assert len(table.hand(YOU)) == 3
    # I have seen every card but your first two, so they are known by their absence; what you drew is one of the four.
    wanted = all_deals(table, "jaguar, ransom, looting, supplies")
    assert all({"decoy", "bribe"} < set(deal[1]) for deal in wanted)
    check_both(table, ME, wanted)
    # You know what you drew; my hand may be either order of the two cards that you have not seen, which is one hand.
    mine = all_deals(table, ", ".join(table.pile(EXPLORATION)))
    check_both(table, YOU, mine)


def test_a_card_taken_at_random_is_known_to_both_players_and_a_hand_looked_through_to_both() -> None:
    table = Camp(
        mine="antonio",
        hand="torch, ransom",
        your_hand="decoy, bribe, storm",
        top="jaguar, looting",
        characters_top="huayna",
        only_named=True,
    ).at(2)
    table.play("play/ransom")
    taken = [card for card in table.hand(ME) if card != "torch"]
    assert len(taken) == 1
    check_both(table, YOU, all_deals(table, "torch, jaguar, looting"))
    seen = Camp(
        mine="bellefeu",
        hand="torch, supplies",
        your_hand="decoy, bribe, storm",
        top="jaguar, looting",
        characters_top="huayna",
        only_named=True,
    ).at(2)
    seen.play("act/bellefeu", "discard/decoy")
    check_both(seen, ME, all_deals(seen, "jaguar, looting"))
    check_both(seen, YOU, all_deals(seen, "torch, supplies, jaguar, looting"))


@pytest.mark.clause("reaction.hidden")
def test_in_a_window_a_copy_stops_as_often_as_the_opponent_could_hold_the_answer() -> None:
    """Three hidden cards, one in hand: the Bodyguard is there in a third of the copies, and only those wait for you."""
    table = Camp(
        yours="ohio-bob, ramuncho",
        hand="surprise-attack, supplies",
        your_hand="bodyguard",
        top="storm, jaguar",
        characters_top="huayna",
        only_named=True,
    ).at(2)
    table.play("play/surprise-attack", "remove/ramuncho")
    assert table.table.waiting == [YOU]
    waits = 0
    for seed in range(900):
        copy = table.table.determinize(ME, seed)
        holds = "bodyguard" in deal_of(copy)[1]
        assert (copy.waiting == [YOU]) == holds
        waits += holds
    assert abs(waits - 300) < 71  # five standard deviations


@pytest.mark.clause("piles.draw-hidden")
def test_a_copy_draws_from_a_stream_of_its_own() -> None:
    """Nobody can look into the coming dice: with nothing hidden but those, copies of one table play on differently."""
    ends: set[tuple[str, ...]] = set()
    table = Camp(hand="storm", your_hand="huayna, bribe, antonio, nine-wells", only_named=True).at(2)
    for seed in range(20):
        copy = table.table.determinize(YOU, seed)
        assert deal_of(copy) == deal_of(table.table)
        copy.choose("play/storm")
        ends.add(deal_of(copy)[1])
    assert len(ends) > 2


@pytest.mark.clause("setup.exploration-pile")
@pytest.mark.parametrize("seat", [ME, YOU])
def test_of_a_card_discarded_from_either_hand_nobody_can_tell_whether_it_was_dealt_or_drawn(seat: int) -> None:
    """One was dealt and is no Treasure, one was drawn later; what is left may be the one that was drawn."""
    hand = "torch, storm"
    table = Camp(hand=hand if seat == ME else "", your_hand=hand if seat == YOU else "")
    [drawn, dealt] = numbers(hand)
    table.state.known.bar([dealt], BARRED_TREASURE)
    table.state.put_away(drawn, zones.HAND + seat)
    assert table.state.known.barred[dealt] == 0


@pytest.mark.parametrize("phase", [2, 3])
def test_what_can_be_played_shows_the_hand_so_others_look_away(phase: int) -> None:
    """Also where only a pass is possible: at a shared screen nobody else may look at what is asked."""
    camp = Camp(mine="ramuncho", hand="torch").at(phase)
    asker = camp.state.asker
    assert asker is not None
    assert asker.ceremony(camp.state)
    assert asker.in_private(camp.state)
