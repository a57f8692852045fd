"""Positions that cannot come from play are refused by the field that is wrong, before anything of them runs."""

import pytest

import bivouac
from bivouac.games.altiplano.state import (
    CAMP,
    CHARACTERS,
    DISCARD,
    EXPLORATION,
    HAND,
    IN_PLAY,
    KEPT,
    LOOKING,
    PILE,
    PLACE_OF,
    SHOWN,
    TREASURES,
)
from tests.altiplano.camp import ME, NUMBER, YOU, Camp
from tests.damaged import Save

KIND, CARD = 0, 3  # in a saved event
BOTH = (ME, YOU)
FIRST = "temple-of-the-sleeping-sun"  # of the Exploration cards
CHILD = NUMBER["child-of-the-snows"]


def at_rest() -> Save:
    return Save(Camp(mine="ramuncho", yours="che-madera", hand="storm", top="supplies").phase(2).table)


def assembling(kept: int = 0) -> Save:
    """Expedition Assembly, after that many Characters were kept."""
    table = bivouac.new("altiplano", seed=3, first="0", assembly=True)
    for _ in range(kept):
        table.choose(table.option_ids[0])
    return Save(table)


def attacked() -> Save:
    """Surprise attack has been played, and The Doc may answer the removal."""
    camp = Camp(mine="ramuncho", yours="the-doc, huayna", hand="surprise-attack").phase(2)
    camp.play("play/surprise-attack", "remove/huayna")
    assert camp.may("react/the-doc", YOU)
    return Save(camp.table)


def answered() -> Save:
    """The Bodyguard answers a removal, and Double cross may answer the Bodyguard."""
    camp = Camp(mine="ramuncho", yours="huayna, antonio", hand="surprise-attack, double-cross", your_hand="bodyguard")
    camp.phase(2).play("play/surprise-attack", "remove/huayna", "react/bodyguard")
    assert camp.may("react/double-cross", ME)
    return Save(camp.table)


def placing_a_location() -> Save:
    """Landslide may answer a Location that is being placed."""
    camp = Camp(mine="ramuncho", hand="nine-wells", your_hand="landslide").phase(3).play("place/nine-wells")
    assert camp.may("react/landslide", YOU)
    return Save(camp.table)


def making_room() -> Save:
    """A sixth Character is being placed."""
    camp = Camp(mine="ramuncho, huayna, antonio, the-doc, bellefeu", hand="ohio-bob").phase(3).play("place/ohio-bob")
    assert camp.keys(verb="displace")
    return Save(camp.table)


# -- cards and Camps ---------------------------------------------------------------------------------------------------


def test_a_character_cannot_be_mistaken_for_an_exploration_card() -> None:
    """Else one would be dealt anew into the pile of the others."""
    save = Save(bivouac.new("altiplano", seed=3))
    pools = save.data["pools"][ME]
    pools[save.zone(PILE + CHARACTERS)[0]] = pools[save.zone(PILE + EXPLORATION)[0]]
    assert save.refusal() == "pools: cards of one kind in a pool"


@pytest.mark.parametrize(
    ("card", "goal", "expected"),
    [
        ("ohio-bob", PILE, "zones: Exploration cards"),
        ("ohio-bob", DISCARD, "zones: Exploration cards"),
        ("storm", PILE + CHARACTERS, "zones: Characters"),
        ("storm", DISCARD + CHARACTERS, "zones: Characters"),
        ("baron-von-krall", PILE, "zones: Exploration cards"),  # the last Character
        (FIRST, PILE + CHARACTERS, "zones: Characters"),
        (FIRST, CAMP, "zones: at most 5 Characters in a Camp"),
        ("storm", CAMP, "zones: at most 5 Characters in a Camp"),
        ("storm", CAMP + YOU, "zones: at most 5 Characters in a Camp"),
        ("storm", PLACE_OF, "zones: one Location or none"),
        ("storm", TREASURES + YOU, "zones: at most 1 Treasures"),
        ("storm", KEPT, "zones: no cards that were kept"),
        ("storm", KEPT + YOU, "zones: no cards that were kept"),
        ("storm", IN_PLAY, "zones: the cards that are being played"),
        ("storm", SHOWN, "zones: no cards that were revealed"),
        ("storm", LOOKING, "zones: no cards looked at"),
        ("storm", LOOKING + YOU, "zones: no cards looked at"),
    ],
)
def test_a_card_lies_where_its_kind_may_lie(card: str, goal: int, expected: str) -> None:
    save = at_rest()
    save.move(NUMBER[card], goal, *BOTH)
    assert save.refusal() == expected


def test_every_card_of_the_box_lies_in_one_place() -> None:
    save = at_rest()
    save.zone(PILE).pop()
    assert save.refusal() == "zones: each of the 51 once, and no other"


def test_a_seat_knows_its_own_hand() -> None:
    save = at_rest()
    save.zone(HAND + YOU).append(save.zone(PILE).pop())
    assert save.refusal().endswith("for a card of its hand")


def test_a_camp_holds_five_characters_one_location_and_one_treasure() -> None:
    for keys, goal, expected in (
        ("ohio-bob, huayna, antonio, the-doc, bellefeu", CAMP, "zones: at most 5 Characters in a Camp"),
        ("nine-wells, condor-gate", PLACE_OF, "zones: one Location or none"),
        ("child-of-the-snows, golden-quipu", TREASURES, "zones: at most 1 Treasures"),
    ):
        save = at_rest()
        for key in keys.split(", "):
            save.move(NUMBER[key], goal, *BOTH)
        assert save.refusal() == expected
        save.move(NUMBER[key], PILE + CHARACTERS if goal == CAMP else PILE, *BOTH)
        save.fields["holder"] = [ME, -1] if goal == CAMP else save.fields["holder"]
        save.load()


def test_two_treasures_lie_in_a_camp_once_the_game_is_over() -> None:
    camp = Camp(hand="golden-quipu", my_location="nine-wells", my_treasures="child-of-the-snows", mine="ohio-bob")
    camp.phase(3).play("place/golden-quipu")
    assert camp.table.over
    save = Save(camp.table)
    save.move(NUMBER["jaguar-mask"], TREASURES, *BOTH)
    assert save.refusal() == "zones: at most 2 Treasures"


def test_the_specials_are_held_by_the_majority() -> None:
    save = at_rest()
    save.fields["holder"] = [ME, YOU]
    assert save.refusal() == "holder: [-1, 1], by the Characters in the Camps"


# -- the turn ----------------------------------------------------------------------------------------------------------


def test_whose_turn_it_is_follows_from_the_number_of_the_turn() -> None:
    save = at_rest()
    save.fields["turn_of"] = YOU
    assert save.refusal() == "turn_of: 0 in turn 1"
    save = at_rest()
    save.fields["turn"] = 2
    assert save.refusal() == "turn_of: 1 in turn 2"
    save = at_rest()
    save.fields["turn"] = 3
    save.load()
    save.fields["turn"] = 0
    assert save.refusal() == "turn: at least 1 in a phase of a turn"


def test_what_comes_before_the_first_turn_waits_in_no_later_one() -> None:
    for step in (["DealHands"], ["Assembled"], ["KeepOne", ME]):
        save = at_rest()
        save.data["agenda"].append(step)
        assert save.refusal() == "agenda: this before the first turn only"


def test_no_earlier_phase_waits_behind_a_later_one() -> None:
    save = Save(Camp(mine="ramuncho", hand="storm").phase(3).table)
    save.data["agenda"].append(["ActionPhase", 2])
    assert save.refusal() == "agenda: no phase before phase 3"
    save.data["agenda"][-1] = ["ActionPhase", 3]
    save.load()


# -- Expedition Assembly -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kept", [0, 1, 2, 3, 4])
def test_expedition_assembly_can_be_saved_at_each_of_its_questions(kept: int) -> None:
    save = assembling(kept)
    assert save.fields["phase"] == 0
    save.load()


def test_expedition_assembly_waits_for_nothing_else() -> None:
    save = assembling()
    save.data["agenda"].remove(["Assembled"])
    assert save.refusal() == "agenda: the Expedition Assembly"
    for name, value in (("turn", 1), ("turn_of", YOU)):
        save = assembling()
        save.fields[name] = value
        assert save.refusal() == "turn: 0 before the first turn"


def test_three_characters_lie_before_whoever_keeps_one() -> None:
    save = assembling()
    save.move(save.zone(LOOKING + YOU)[0], PILE + CHARACTERS)
    assert save.refusal() == "zones: three Characters to choose from"
    save = assembling()
    save.move(save.zone(PILE + CHARACTERS)[0], LOOKING + ME, ME)
    assert save.refusal() == "zones: three Characters to choose from"


@pytest.mark.parametrize(
    ("kept_by_asked", "kept_by_other", "is_refused"),
    [(0, 0, False), (0, 1, False), (2, 2, False), (2, 3, False), (0, 2, True), (1, 0, True), (3, 3, True)],
)
def test_both_have_kept_as_many_characters_or_who_passes_on_one_more(
    kept_by_asked: int, kept_by_other: int, is_refused: bool
) -> None:
    save = assembling()
    for seat, kept in ((YOU, kept_by_asked), (ME, kept_by_other)):
        for _ in range(kept):
            save.move(save.zone(PILE + CHARACTERS)[0], KEPT + seat, seat)
    if is_refused:
        assert save.refusal() == "zones: as many Characters kept by both, or one more by who passes them on"
    else:
        save.load()


def test_nothing_but_characters_is_dealt_before_the_expedition_stands() -> None:
    for kind, goal, expected in (
        (EXPLORATION, HAND, "zones: nothing dealt yet"),
        (EXPLORATION, HAND + YOU, "zones: nothing dealt yet"),
        (EXPLORATION, DISCARD, "zones: nothing discarded yet"),
        (CHARACTERS, DISCARD + CHARACTERS, "zones: nothing discarded yet"),
    ):
        save = assembling()
        save.move(save.zone(PILE + kind)[0], goal, *BOTH)
        assert save.refusal() == expected
    for goal in (PLACE_OF, TREASURES):
        save = assembling()
        save.move(NUMBER["nine-wells"] if goal == PLACE_OF else CHILD, goal, *BOTH)
        assert save.refusal() == "zones: nothing dealt yet"
    save = assembling()
    save.move(NUMBER["ramuncho"], CAMP, *BOTH)
    assert save.refusal() == "zones: nothing dealt yet"


@pytest.mark.parametrize("card", ["storm", FIRST])
@pytest.mark.parametrize("zone", [LOOKING, KEPT])
def test_only_characters_are_kept_and_passed_on(card: str, zone: int) -> None:
    save = assembling(1 if zone == KEPT else 0)
    save.move(save.zone(zone + YOU)[0], PILE + CHARACTERS)
    save.move(NUMBER[card], zone + YOU, YOU)
    assert save.refusal() == "zones: Characters"


# -- in the middle of an effect ----------------------------------------------------------------------------------------


def test_a_card_in_play_waits_to_be_put_away() -> None:
    save = attacked()
    save.step("PutAway")[1] = NUMBER["storm"]
    assert save.refusal() == "zones: the cards that are being played"


def test_revealed_cards_wait_to_be_put_away() -> None:
    camp = Camp(mine="henriette-smith", hand="storm", top="nine-wells, condor-gate, supplies").phase(2)
    camp.play("act/henriette-smith")
    save = Save(camp.table)
    assert save.zone(SHOWN)
    save.data["agenda"].remove(save.step("PutShownAway"))
    assert save.refusal() == "zones: no cards that were revealed"


def test_cards_looked_at_wait_to_be_put_under_the_pile_by_who_looks() -> None:
    camp = Camp(mine="ramuncho", hand="storm", top="nine-wells, condor-gate").phase(2).play("act/ramuncho")
    save = Save(camp.table)
    assert save.zone(LOOKING + ME)
    save.step("PutUnder")[1] = YOU
    assert save.refusal() == "zones: no cards looked at"


def test_what_is_placed_can_be_placed_and_finds_room() -> None:
    save = placing_a_location()
    save.move(NUMBER["condor-gate"], PLACE_OF + ME, *BOTH)
    assert save.refusal() == "zones: a Location for a Treasure, or room"
    save = placing_a_location()
    save.data["events"][0][CARD] = -1
    assert save.refusal() in ("zones: the cards that are being played", "events: a Location being placed")
    save = placing_a_location()
    save.move(NUMBER["nine-wells"], HAND + ME, ME)
    save.move(CHILD, IN_PLAY, *BOTH)
    save.data["events"][0][CARD] = CHILD
    assert save.refusal() == "events: a Location being placed"
    save = making_room()
    save.move(NUMBER["ohio-bob"], HAND + ME, ME)
    save.move(NUMBER["storm"], IN_PLAY, *BOTH)
    save.data["agenda"].append(["PlaceCard", ME, NUMBER["storm"], -1])
    save.data["asker"] = ["MakeRoom", ME, NUMBER["ohio-bob"], -1]
    assert save.refusal() == "agenda: a card that can be placed"


def test_a_treasure_is_placed_on_a_location() -> None:
    save = making_room()
    save.move(CHILD, IN_PLAY, *BOTH)
    save.data["agenda"].append(["PlaceCard", ME, CHILD, -1])
    assert save.refusal() == "zones: a Location for a Treasure, or room"
    save.move(NUMBER["nine-wells"], PLACE_OF + ME, *BOTH)
    save.load()


# -- events ------------------------------------------------------------------------------------------------------------


def test_a_card_that_was_played_has_an_effect() -> None:
    for card in (-1, NUMBER["nine-wells"], NUMBER["sir-allistair"]):
        save = attacked()
        assert save.data["events"][0][KIND] == 0
        save.data["events"][0][CARD] = card
        assert save.refusal() == "events: a card with an effect"


def test_a_reaction_has_an_effect() -> None:
    save = answered()
    assert save.data["events"][-1][KIND] == 1
    for card in (-1, NUMBER["nine-wells"]):
        save.data["events"][-1][CARD] = card
        assert save.refusal() == "events: a card with an effect"


def test_a_reaction_that_has_still_to_happen_is_in_play() -> None:
    save = answered()
    save.data["events"][-1][CARD] = NUMBER["torch"]
    assert save.refusal() == "events: a card that is being played"


def test_a_card_that_has_still_to_happen_is_in_play() -> None:
    camp = Camp(mine="ramuncho", yours="huayna, antonio", hand="jaguar", your_hand="torch").phase(2)
    camp.play("play/jaguar")
    save = Save(camp.table)
    assert save.data["events"][-1][:4] == [0, ME, YOU, NUMBER["jaguar"]]
    save.data["events"][-1][CARD] = NUMBER["storm"]
    assert save.refusal() == "events: a card that is being played"


def test_cards_discarded_at_random_are_an_event_without_a_card() -> None:
    camp = Camp(mine="ramuncho", yours="padre-anselmo", hand="storm", your_hand="torch, decoy, bribe").phase(2)
    camp.play("play/storm")
    assert camp.may("react/padre-anselmo", YOU)
    save = Save(camp.table)
    assert save.data["events"][-1][KIND] == 4
    save.load()


def test_who_is_removed_is_in_that_camp() -> None:
    save = attacked()
    assert save.data["events"][-1][KIND] == 2
    save.data["events"][-1][CARD] = NUMBER["ramuncho"]
    assert save.refusal() == "events: a Character of that Camp"


def test_an_event_has_changed_only_by_an_answer() -> None:
    save = attacked()
    save.data["events"][-1][5] = 2
    assert save.refusal() == "events: an answer, since it has changed the event"
