"""Placing cards in the Camp, from hand or by an effect."""

import pytest

from bivouac.games.altiplano import state as zones
from tests.altiplano.camp import CHARACTERS, EXPLORATION, ME, YOU, Camp, told_keys
from tests.altiplano.test_rules_turn import refused

FIVE = "ohio-bob, ramuncho, huayna, antonio, bellefeu"


@pytest.mark.clause("place.character")
def test_one_character_from_hand_enters_the_own_camp() -> None:
    table = Camp(mine="huayna", yours="ohio-bob", hand="ramuncho, antonio").at(3)
    ear = table.listen()
    table.play("place/ramuncho")
    assert told_keys(ear)[0] == "placed-character"
    assert table.camp(ME) == ["huayna", "ramuncho"]
    assert table.camp(YOU) == ["ohio-bob"]
    assert table.hand(ME) == ["antonio"]
    assert table.state.turn_of == YOU
    assert table.table.view(YOU)["seats"][ME]["camp"] == ["huayna", "ramuncho"]


@pytest.mark.clause("place.sixth", "components.camp-limit")
def test_a_fifth_character_displaces_nobody_and_a_sixth_one_of_the_five() -> None:
    table = Camp(mine="ohio-bob, ramuncho, huayna, antonio", hand="bellefeu").at(3).play("place/bellefeu")
    assert len(table.camp(ME)) == 5
    assert table.state.turn_of == YOU
    table = Camp(mine=FIVE, hand="the-doc, storm", your_hand="bribe").at(3).play("place/the-doc")
    assert table.table.waiting == [ME]
    assert set(table.keys()) == {f"displace/{card}" for card in FIVE.split(", ")}
    for key in ("displace/the-doc", "pass", "play/storm", "discard/ramuncho"):
        assert refused(table, key) == "place.sixth"
    table.play("displace/huayna")
    assert table.camp(ME) == ["ohio-bob", "ramuncho", "antonio", "bellefeu", "the-doc"]
    assert table.discard(CHARACTERS) == ["huayna"]
    assert table.hand(ME) == ["storm"]
    assert table.cards(zones.IN_PLAY) == []


@pytest.mark.clause("place.sixth")
def test_the_exchange_is_one_change_for_the_specials() -> None:
    table = Camp(mine=FIVE, yours="kid-calloway", hand="the-doc").at(3)
    assert table.adventurer() == ME
    ear = table.listen()
    table.play("place/the-doc", "displace/ohio-bob")
    assert table.adventurer() == ME
    assert [key for key in told_keys(ear) if key.startswith("special")] == []
    table = Camp(mine=FIVE, yours="marcus-vidor", hand="the-doc").at(3)
    ear = table.listen()
    table.play("place/the-doc")
    assert table.adventurer() == -1
    table.play("displace/ramuncho")
    assert table.adventurer() == ME
    assert told_keys(ear).count("special-to") == 1
    assert [key for key in told_keys(ear) if key in ("placed-character", "displaced")] == [
        "placed-character",
        "displaced",
    ]


@pytest.mark.clause("place.sixth")
def test_nobody_is_displaced_outside_such_an_exchange() -> None:
    table = Camp(mine=FIVE, hand="the-doc, supplies").at(3)
    assert refused(table, "displace/huayna") == "place.sixth"


@pytest.mark.clause("place.location", "components.camp-limit")
def test_a_location_needs_a_camp_without_one() -> None:
    table = Camp(hand="nine-wells, condor-gate, supplies", my_location="drowned-city").at(3)
    assert table.keys() == ["pass", "play/supplies"]
    for key in ("place/nine-wells", "place/condor-gate"):
        assert refused(table, key) == "place.location"
    table = Camp(hand="nine-wells, condor-gate", your_location="drowned-city").at(3)
    ear = table.listen()
    table.play("place/nine-wells")
    assert told_keys(ear)[0] == "placed-location"
    assert table.location(ME) == ["nine-wells"]
    assert table.location(YOU) == ["drowned-city"]
    assert table.hand(ME) == ["condor-gate"]


@pytest.mark.clause("place.treasure")
@pytest.mark.parametrize(
    ("mine", "location", "allowed"),
    [
        ("ohio-bob", "nine-wells", True),
        ("aligator-sloop", "nine-wells", True),
        ("antonio, ramuncho", "nine-wells", False),
        ("", "nine-wells", False),
        ("ohio-bob", "", False),
        ("antonio", "", False),
    ],
)
def test_a_treasure_needs_an_archaeologist_and_a_location_in_the_own_camp(
    mine: str, location: str, allowed: bool
) -> None:
    table = Camp(
        mine=mine, yours="the-doc", hand="golden-quipu, supplies", my_location=location, your_location="condor-gate"
    ).at(3)
    assert table.may("place/golden-quipu") == allowed
    if allowed:
        table.play("place/golden-quipu")
        assert table.treasures(ME) == ["golden-quipu"]
        assert not table.table.over
    else:
        assert refused(table, "place/golden-quipu") == "place.treasure"
        assert table.treasures(ME) == []


@pytest.mark.clause("place.treasure")
def test_the_archaeologist_and_the_location_are_needed_at_that_very_moment() -> None:
    """The Location may come in phase 2; an Archaeologist in hand or gone does not count."""
    table = Camp(mine="ohio-bob", hand="golden-quipu, forced-march, nine-wells").at(2)
    table.play("play/forced-march", "place/golden-quipu")
    assert table.treasures(ME) == ["golden-quipu"]
    table = Camp(hand="golden-quipu, ohio-bob, supplies", my_location="nine-wells").at(3)
    assert refused(table, "place/golden-quipu") == "place.treasure"


@pytest.mark.clause("place.spends-location")
def test_the_location_is_removed_as_the_treasure_is_placed() -> None:
    table = Camp(mine="ohio-bob", hand="golden-quipu", my_location="nine-wells", your_location="condor-gate").at(3)
    table.play("place/golden-quipu")
    assert table.location(ME) == []
    assert table.location(YOU) == ["condor-gate"]
    assert table.discard(EXPLORATION) == ["nine-wells"]
    assert table.camp(ME) == ["ohio-bob"]


@pytest.mark.clause("place.types-of-removal")
def test_making_room_opens_no_reaction_of_anybodys() -> None:
    table = Camp(
        mine="the-doc, padre-anselmo, ramuncho, antonio, bellefeu", hand="huayna, bodyguard", yours="ohio-bob",
        your_hand="double-cross, decoy, torch",
    ).at(3)  # fmt: skip
    ear = table.listen()
    table.play("place/huayna", "displace/ramuncho")
    assert table.state.turn_of == YOU
    assert table.discard(CHARACTERS) == ["ramuncho"]
    assert "removed" not in told_keys(ear)
    assert table.state.events == []


@pytest.mark.clause("place.types-of-removal")
def test_spending_a_location_opens_no_reaction() -> None:
    held = "torch, sixth-sense, bodyguard, landslide, double-cross, decoy"
    table = Camp(mine="ohio-bob", hand="golden-quipu", my_location="nine-wells", yours="the-doc", your_hand=held)
    ear = table.at(3).listen()
    table.play("place/golden-quipu")
    assert table.state.turn_of == YOU
    assert "removed" not in told_keys(ear)
    assert told_keys(ear)[:2] == ["placed-treasure", "spent-location"]


@pytest.mark.clause("place.by-effect", "components.camp-limit")
@pytest.mark.parametrize(
    ("hand", "keys"),
    [
        ("forced-march, the-doc", ["play/forced-march"]),
        ("recruitment, torch", ["play/recruitment", "take/the-doc"]),
    ],
)
def test_a_sixth_character_brought_in_by_an_effect_displaces_one_of_the_five(hand: str, keys: list[str]) -> None:
    yours = "" if "march" in hand else "kid-calloway, tupac-mamani, pilar-quispe, che-madera"
    top = "the-doc, marcus-vidor, baron-von-krall" if "recruitment" in hand else ""
    table = Camp(
        mine=FIVE, yours=yours, your_location="nine-wells", your_treasures="golden-quipu", hand=hand,
        characters_top=top,
    ).at(2).play(*keys)  # fmt: skip
    assert table.table.waiting == [ME]
    assert set(table.keys()) == {f"displace/{card}" for card in FIVE.split(", ")}
    assert refused(table, "displace/the-doc") == "place.sixth"
    table.play("displace/antonio")
    assert table.camp(ME) == ["ohio-bob", "ramuncho", "huayna", "bellefeu", "the-doc"]
    assert "antonio" in table.discard(CHARACTERS)
    table.nobody_is_waiting_but(ME)


@pytest.mark.clause("place.by-effect", "components.camp-limit")
def test_a_second_location_stays_out_whatever_would_bring_it() -> None:
    table = Camp(hand="forced-march, nine-wells, supplies", my_location="condor-gate").at(2)
    assert refused(table, "play/forced-march") == "play.no-target"
    table = Camp(hand="forced-march, nine-wells, ramuncho, antonio", my_location="condor-gate").at(2)
    table.play("play/forced-march")
    assert table.keys() == ["place/ramuncho", "place/antonio"]
    assert refused(table, "place/nine-wells") == "play.player-chooses"


@pytest.mark.clause("place.by-effect")
def test_a_location_placed_by_an_effect_may_be_answered_like_any_other() -> None:
    table = (
        Camp(hand="forced-march, nine-wells, supplies", your_hand="landslide, bribe").at(2).play("play/forced-march")
    )
    assert table.table.waiting == [YOU]
    table.play("react/landslide")
    assert table.location(ME) == []
    assert table.discard(EXPLORATION) == ["landslide", "nine-wells", "forced-march"]
