"""Positions that cannot come from play are refused by the field that is wrong, before anything of them runs."""

from collections.abc import Callable
from functools import cache

import pytest

from bivouac.engine.checking import steps_of
from bivouac.engine.objects import STRIDE
from bivouac.engine.table import Table
from bivouac.games.altered.catalog import CHARACTER, FACTIONS, IS_A, PERMANENT, SCRIPTS, NextCard
from bivouac.games.altered.state import Altered
from bivouac.games.altered.state_ground import (
    CARDS_PER_SEAT,
    DISCARD,
    EXPEDITION,
    GONE,
    HAND,
    HERO_ZONE,
    HIDDEN,
    LANDMARKS,
    LIMBO,
    MANA,
    RESERVE,
    TOKENS_FROM,
)
from tests.damaged import Save
from tests.laid_table import ME, YOU, played_at_random

DECK = 0
BOTH = (ME, YOU)


def waits(name: str) -> Callable[[Altered], bool]:
    return lambda state: any(type(step).__name__ == name for step in steps_of(state))


def is_waiting_without_a_card(state: Altered) -> bool:
    """A trigger waits that is about no card in particular."""
    return any(trigger.about < 0 for trigger in state.pending)


def is_quiet_afternoon(state: Altered) -> bool:
    """A turn in which both have Characters, with nothing left over from an effect."""
    characters = [sum(len(state.zones[EXPEDITION + 2 * seat + side]) for side in (0, 1)) for seat in BOTH]
    return waits("Turn")(state) and not state.frames and not state.pending and min(characters) > 1


POSITIONS: dict[str, Callable[[Altered], bool]] = {
    "opening": waits("Opening"),
    "morning": lambda state: waits("Expand")(state) and bool(state.zones[EXPEDITION]),
    "quiet": is_quiet_afternoon,
    "pending": lambda state: any(trigger.about >= 0 for trigger in state.pending),
    "pending about nothing": is_waiting_without_a_card,
    "promised": lambda state: bool(state.promises),
    "dice": waits("KeepDie"),
    "paying": waits("PayFor"),
    "limbo": waits("LeaveLimbo"),
    "token": lambda state: is_quiet_afternoon(state) and any(z >= EXPEDITION for z in state.where[TOKENS_FROM:]),
    "remembered": lambda state: bool(state.objects.last_known),
}


@cache
def table_at(position: str) -> Table:
    """The first table of random games that stands there."""
    for table in played_at_random("altered", 400, 1):
        assert isinstance(table.state, Altered)
        if not table.over and POSITIONS[position](table.state):
            return table.clone()
    raise AssertionError(f"no game comes to a position {position!r}")


def at(position: str) -> Save:
    return Save(table_at(position))


def lay(save: Save, card: int, goal: int) -> None:
    """A card lies elsewhere, open or hidden as cards are there."""
    save.move(card, goal, *BOTH)
    save.fields["where"][card] = goal if goal >= DISCARD else HIDDEN


def state_of(save: Save) -> Altered:
    state = save.table.state
    assert isinstance(state, Altered)
    return state


def hidden(save: Save, seat: int, sort: int) -> int:
    """A card of that seat's deck, of some sort."""
    return next(card for card in save.zone(DECK + seat) if IS_A[save.fields["kinds"][card]] & sort)


@pytest.mark.parametrize("position", POSITIONS)
def test_what_comes_from_play_can_be_loaded(position: str) -> None:
    save = at(position)
    loaded = save.load()
    assert isinstance(loaded, Altered)
    assert loaded.zones == state_of(save).zones


# -- cards -------------------------------------------------------------------------------------------------------------


def test_every_list_of_cards_has_an_entry_for_each() -> None:
    for name in ("where", "marks", "boosts", "counters"):
        save = at("quiet")
        save.fields[name].append(0)
        assert save.refusal() == f"{name}: one for each of {len(save.fields['kinds'])} cards"
    save = at("quiet")
    save.fields["objects"][0].append(len(save.fields["kinds"]))
    assert save.refusal() == f"objects: one for each of {len(save.fields['kinds'])} cards"


def test_no_card_is_missing() -> None:
    save = at("opening")
    save.fields["kinds"].pop()
    assert save.refusal() == "kinds: from 80 to 2000 cards"


def test_cards_of_two_decks_cannot_be_mistaken_for_each_other_nor_a_hero_for_any() -> None:
    """Else one would be dealt anew into the other's deck."""
    save = at("opening")
    pools = save.data["pools"][ME]
    pools[save.zone(DECK + YOU)[0]] = pools[save.zone(DECK + ME)[0]]
    assert save.refusal() == "pools: cards of one kind in a pool"
    save = at("opening")
    pools = save.data["pools"][ME]
    hero = save.zone(HERO_ZONE + YOU)[0]
    pools[hero] = pools[save.zone(DECK + YOU)[0]]
    assert save.refusal() == f"pools: -1 for card {hero}, which is never hidden"


def test_each_seat_has_the_cards_of_its_deck_and_after_them_come_tokens() -> None:
    save = at("quiet")
    kinds = save.fields["kinds"]
    kinds[CARDS_PER_SEAT] = kinds[CARDS_PER_SEAT - 1]
    assert save.refusal() == f"kinds: the deck {FACTIONS[save.fields['decks'][YOU]]}"
    save = at("token")
    save.fields["kinds"][-1] = save.fields["kinds"][0]
    assert save.refusal() == "kinds: tokens after the decks"


def test_every_card_lies_in_one_place() -> None:
    save = at("quiet")
    save.zone(DECK).append(save.zone(HAND)[0])
    assert save.refusal().endswith("once, and no other")


def test_a_token_that_has_gone_lies_nowhere() -> None:
    save = at("token")
    token = next(card for card, zone in enumerate(save.fields["where"]) if card >= TOKENS_FROM and zone >= EXPEDITION)
    save.fields["where"][token] = GONE
    assert save.refusal().endswith("once, and no other")


@pytest.mark.parametrize(
    ("sort", "goal", "expected"),
    [
        (CHARACTER, LANDMARKS, "zones: Landmarks at their place"),
        (PERMANENT, EXPEDITION, "zones: Characters in expeditions"),
        (CHARACTER, HERO_ZONE, "zones: Heroes at their place"),
        (CHARACTER, RESERVE + YOU, f"zones: a card of its owner in zone {RESERVE + YOU}"),
        (CHARACTER, EXPEDITION + 2 * YOU, f"zones: a card of its owner in zone {EXPEDITION + 2 * YOU}"),
    ],
)
def test_a_card_lies_where_its_sort_and_its_owner_may_lie(sort: int, goal: int, expected: str) -> None:
    save = Save(next(table for table in played_at_random("altered", 1, 2, deck0="axiom") if is_turn(table)))
    lay(save, hidden(save, ME, sort), goal)
    assert save.refusal() == expected


def is_turn(table: Table) -> bool:
    assert isinstance(table.state, Altered)
    return waits("Turn")(table.state) and not table.state.frames


def test_a_hero_stays_at_its_place() -> None:
    save = at("quiet")
    lay(save, CARDS_PER_SEAT - 1, DISCARD)
    assert save.refusal() == "zones: Heroes at their place"


def test_a_token_lies_in_expeditions_only() -> None:
    save = at("token")
    token = next(card for card, zone in enumerate(save.fields["where"]) if card >= TOKENS_FROM and zone >= EXPEDITION)
    zones = save.fields["zones"]
    zones[save.fields["where"][token]].remove(token)
    zones[DISCARD].append(token)
    save.fields["where"][token] = DISCARD
    assert save.refusal() == "zones: tokens in expeditions only"


def test_an_open_card_is_written_down_where_it_lies() -> None:
    save = at("quiet")
    save.fields["where"][CARDS_PER_SEAT - 1] = HERO_ZONE + YOU
    assert save.refusal() == f"where: zone {HERO_ZONE}"
    save = at("quiet")
    save.fields["where"][save.zone(HAND)[0]] = RESERVE
    assert save.refusal() == f"where: zone {HAND}"


def test_what_listens_and_stands_follows_from_the_cards_in_play() -> None:
    for name in ("listening", "standing"):
        save = at("quiet")
        value = save.fields[name]
        save.fields[name] = value ^ 1
        assert save.refusal() == f"{name}: {value}, by the cards in play"


def test_a_seat_knows_its_own_hand() -> None:
    save = at("quiet")
    save.zone(HAND + YOU).append(save.zone(DECK + YOU).pop())
    assert save.refusal().endswith("for a card of its hand")


def test_no_more_orbs_are_ready_than_there_are() -> None:
    for seat in BOTH:
        save = at("quiet")
        orbs = len(save.zone(MANA + seat))
        save.fields["ready"][seat] = orbs
        save.load()
        save.fields["ready"][seat] = orbs + 1
        assert save.refusal() == f"ready: at most {orbs} of seat {seat}"


# -- objects, triggers and promises ------------------------------------------------------------------------------------


def test_the_number_of_an_object_tells_its_card() -> None:
    save = at("quiet")
    save.fields["objects"][0][7] += 1
    assert save.refusal() == "objects: a number of card 7"
    save.fields["objects"][0][7] = -1
    assert save.refusal() == "objects: a number of card 7"


@pytest.mark.parametrize(
    "row",
    [
        [STRIDE - 1, 12, 0, 0, 0, 0],
        [-1, 12, 0, 0, 0, 0],
        [3, 12, 0, 0, 0],
        [3, -1, 0, 0, 0, 0],
        [3, 20, 0, 0, 0, 0],
        [3, 12, 0, -1, 0, 0],
    ],
)
def test_what_is_remembered_of_an_object_are_five_values_of_a_card(row: list[int]) -> None:
    save = at("remembered")
    save.fields["objects"].append([3, 12, 0, 0, 0, 0])
    save.load()
    save.fields["objects"][-1] = row
    assert save.refusal() == "objects: five values of a card"


@pytest.mark.parametrize(
    ("at_place", "value", "expected"),
    [
        (0, 2, "a trigger of a seat"),
        (0, -1, "a trigger of a seat"),
        (1, -1, "cards that there are"),
        (1, STRIDE - 1, "cards that there are"),
        (2, len(SCRIPTS), "an ability of a card"),
        (2, -1, "an ability of a card"),
        (3, STRIDE - 1, "cards that there are"),
        (4, 900, "an ability of a card"),
        (4, -1, "an ability of a card"),
    ],
)
def test_a_trigger_for_later_is_an_ability_of_a_card_that_there_is(at_place: int, value: int, expected: str) -> None:
    save = at("pending")
    trigger = list(save.data["pending"][0])
    save.fields["later"] = [trigger]
    save.load()
    trigger[at_place] = value
    assert save.refusal() == f"later: {expected}"


def test_a_trigger_that_waits_is_about_a_card_that_there_is_or_about_none() -> None:
    save = at("pending about nothing")
    assert any(trigger[3] == -1 for trigger in save.data["pending"])
    for place in (1, 3):
        save = at("pending")
        save.data["pending"][0][place] = STRIDE - 1
        assert save.refusal() == "pending: cards that there are"


@pytest.mark.parametrize(
    ("at_place", "value", "expected"),
    [
        (0, 2, "a promise"),
        (0, -1, "a promise"),
        (1, len(SCRIPTS), "an ability of a card"),
        (1, -1, "an ability of a card"),
        (2, 900, "an ability of a card"),
        (2, -1, "an ability of a card"),
        (3, -1, "a card that there is"),
        (3, STRIDE - 1, "a card that there is"),
        (4, 0, "a promise"),
        (4, 4, "a promise"),
    ],
)
def test_a_promise_is_one_of_a_card_that_there_is(at_place: int, value: int, expected: str) -> None:
    save = at("promised")
    save.fields["promises"][0][at_place] = value
    assert save.refusal() == f"promises: {expected}"


def test_a_promise_was_made_by_a_verb_that_promises() -> None:
    save = at("promised")
    script, path = next(
        (number, at)
        for number, nodes in enumerate(SCRIPTS)
        for at, node in enumerate(nodes)
        if not isinstance(node, NextCard)
    )
    save.fields["promises"][0][1:3] = [script, path]
    assert save.refusal() == "promises: a verb that promises something"


def test_what_an_effect_speaks_of_is_a_card_that_there_is() -> None:
    save = at("limbo")
    save.data["frames"][0] = STRIDE - 1
    assert save.refusal() == "frames: a card that there is"
    save = at("limbo")
    for step in [*save.data["agenda"], save.data["asker"]]:
        if step[0] == "Do":
            step[4] = STRIDE - 1
    assert save.refusal() == "agenda: a card that there is"


def test_the_first_card_counts_and_the_first_number_after_the_last_one_does_not() -> None:
    """Each of these is 0 for a card that there is, and one more than the last card for none."""
    save = at("pending")
    none = len(save.fields["kinds"])
    for place in (1, 3):
        trigger = list(save.data["pending"][0])
        save.fields["later"] = [trigger]
        trigger[place] = 0
        save.load()
        trigger[place] = none
        assert save.refusal() == "later: cards that there are"
    save = at("promised")
    none = len(save.fields["kinds"])
    promise = save.fields["promises"][0]
    promise[3] = 0
    save.load()
    promise[3] = none
    assert save.refusal() == "promises: a card that there is"
    save = at("remembered")
    none = len(save.fields["kinds"])
    save.fields["objects"].append([0, 0, 0, 0, 0, 0])
    save.load()
    save.fields["objects"][-1][0] = none
    assert save.refusal() == "objects: five values of a card"


def test_an_ability_is_one_that_its_card_has_and_a_promise_may_last_the_day() -> None:
    save = at("pending")
    trigger = list(save.data["pending"][0])
    trigger[4] = len(SCRIPTS[trigger[2]])
    save.fields["later"] = [trigger]
    assert save.refusal() == "later: an ability of a card"
    save = at("promised")
    promise = save.fields["promises"][0]
    promise[4] = 3
    save.load()
    promise[2] = len(SCRIPTS[promise[1]])
    assert save.refusal() == "promises: an ability of a card"


def test_the_number_of_an_effect_is_no_card() -> None:
    save = at("limbo")
    save.data["frames"][1] = 999
    save.load()
    save.data["frames"][0] = len(save.fields["kinds"])
    assert save.refusal() == "frames: a card that there is"


def test_what_waits_to_happen_is_about_a_card_that_there_is() -> None:
    save = at("morning")
    save.data["agenda"].append(["BecomeOrb", len(save.fields["kinds"])])
    assert save.refusal() == "agenda: a card that there is"


# -- what waits --------------------------------------------------------------------------------------------------------


def test_the_opening_is_before_the_first_day_with_six_cards_each() -> None:
    save = at("opening")
    save.fields["phase"] = 3
    assert save.refusal() == "phase: the set-up during the opening only"
    save = at("quiet")
    save.fields["phase"] = 0
    assert save.refusal() == "phase: the set-up during the opening only"
    save = at("opening")
    save.fields["day"] = 1
    assert save.refusal() == "agenda: the opening of two hands of six cards"
    for seat in BOTH:
        save = at("opening")
        save.move(save.zone(DECK + seat)[0], HAND + seat, seat)
        assert save.refusal() == "agenda: the opening of two hands of six cards"


def test_cards_in_limbo_wait_to_leave_it() -> None:
    save = at("quiet")
    lay(save, save.zone(HAND)[0], LIMBO)
    assert save.refusal() == "zones: the cards that are being played"
    save = at("limbo")
    lay(save, save.zone(LIMBO)[0], DISCARD + save.step("LeaveLimbo")[1])
    assert save.refusal() == "zones: the cards that are being played"


def test_a_card_is_resolved_for_its_owner() -> None:
    for name in ("LeaveLimbo", "Resolve"):
        save = at("limbo" if name == "LeaveLimbo" else "paying")
        save.step(name)[1] ^= 1
        if name == "Resolve":
            save.data["asker"][1] ^= 1
        assert save.refusal() == "agenda: a card of that seat"


def test_what_is_paid_for_is_resolved_next() -> None:
    save = at("paying")
    assert save.data["asker"][0] == "PayFor"
    save.data["asker"][2] = (save.data["asker"][2] + 1) % TOKENS_FROM
    assert save.refusal() == "agenda: a card to resolve beneath"
    save = at("paying")
    save.data["asker"][1] ^= 1
    assert save.refusal() == "agenda: a card to resolve beneath"
    save = at("morning")
    save.data["agenda"].append(["PayFor", ME, save.zone(HAND)[0], 0])
    assert save.refusal() == "agenda: a card to resolve beneath"


def test_dice_lie_on_the_table_while_they_are_to_be_read() -> None:
    save = at("dice")
    save.fields["dice"] = []
    assert save.refusal() == "dice: dice while they are to be read"
    save = at("morning")
    save.fields["dice"] = [6]
    assert save.refusal() == "dice: dice while they are to be read"


def test_a_card_is_about_to_leave_while_its_departure_waits() -> None:
    character = state_of(at("morning")).zones[EXPEDITION][:1]
    save = at("morning")
    save.fields["leaving"] = character
    assert save.refusal() == "leaving: cards about to leave"
    for leaving in (character * 2, [save.zone(HAND)[0]], [len(save.fields["kinds"])]):
        save = at("morning")
        save.data["agenda"].append(["Depart", DISCARD, 0])
        save.fields["leaving"] = leaving
        assert save.refusal() == "leaving: cards in play, each once"


def test_a_card_becomes_an_orb_only_instead_of_leaving() -> None:
    save = at("morning")
    save.data["agenda"].append(["BecomeOrb", save.zone(HAND)[0]])
    assert save.refusal() == "agenda: a card that is about to leave"
