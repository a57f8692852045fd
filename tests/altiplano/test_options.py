"""The options of a table: each changes what it says, and nothing else is taken for one."""

import pytest

import bivouac
from tests.altiplano.camp import CHARACTERS, EXPLORATION, ME, YOU, Camp, random_games
from tests.altiplano.test_rules_turn import refused


def test_the_defaults_are_the_rulings() -> None:
    assert bivouac.new("altiplano", seed=1).rules == {
        "assembly": False,
        "turn_cap": 0,
        "first": "random",
        "rogue_spares": 2,
        "no_target": "refused",
        "own_removal": True,
        "several_reactions": True,
        "reshuffle": "exhausted",
    }


def test_every_option_names_a_clause_of_the_rulebook() -> None:
    game = bivouac.new("altiplano", seed=1).game
    assert all(option.clause in game.clauses for option in game.options)


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({"assembly": 1}, "assembly: expected true or false, got 1"),
        ({"assembly": "yes"}, "assembly: expected true or false, got 'yes'"),
        ({"turn_cap": -1}, "turn_cap: expected a whole number from 0 to 100000, got -1"),
        ({"turn_cap": 100_001}, "turn_cap: expected a whole number from 0 to 100000, got 100001"),
        ({"turn_cap": True}, "turn_cap: expected a whole number from 0 to 100000, got True"),
        ({"turn_cap": 2.5}, "turn_cap: expected a whole number from 0 to 100000, got 2.5"),
        ({"first": 0}, "first: expected random or 0 or 1, got 0"),
        ({"first": "2"}, "first: expected random or 0 or 1, got '2'"),
        ({"rogue_spares": 6}, "rogue_spares: expected a whole number from 0 to 5, got 6"),
        ({"no_target": True}, "no_target: expected refused or allowed, got True"),
        ({"own_removal": None}, "own_removal: expected true or false, got None"),
        ({"several_reactions": "no"}, "several_reactions: expected true or false, got 'no'"),
        ({"reshuffle": "never"}, "reshuffle: expected exhausted or needed, got 'never'"),
    ],
)
def test_a_value_that_does_not_fit_is_refused_with_what_is_expected(options: dict[str, object], expected: str) -> None:
    with pytest.raises(ValueError, match=expected):
        bivouac.new("altiplano", seed=1, **options)


def test_an_unknown_option_is_refused_with_those_there_are() -> None:
    with pytest.raises(
        ValueError, match="altiplano has no option 'asembly'; it has: assembly, first, no_target"
    ) as error:
        bivouac.new("altiplano", seed=1, asembly=True)
    for name in ("own_removal", "reshuffle", "rogue_spares", "several_reactions", "turn_cap"):
        assert name in str(error.value)


@pytest.mark.parametrize("name", ["Altiplano", "", None, "chess"])
def test_an_unknown_game_is_refused_with_those_there_are(name: object) -> None:
    with pytest.raises(ValueError, match="altiplano"):
        bivouac.new(name, seed=1)  # type: ignore[arg-type]


def test_assembly_begins_with_the_draft() -> None:
    assert all(key.key.startswith("keep/") for key in bivouac.new("altiplano", seed=2, assembly=True).options)
    assert all(key.key.startswith("draw/") for key in bivouac.new("altiplano", seed=2, assembly=False).options)


@pytest.mark.parametrize("seat", [0, 1])
def test_first_names_the_seat_that_begins(seat: int) -> None:
    for seed in range(12):
        table = bivouac.new("altiplano", seed=seed, first=str(seat))
        assert table.view(None)["first"] == table.seat == seat
        draft = bivouac.new("altiplano", seed=seed, first=str(seat), assembly=True)
        assert (draft.view(None)["first"], draft.seat) == (seat, 1 - seat)


def test_a_cap_of_so_many_turns_is_played_to_its_last_turn() -> None:
    for table in random_games(3, 60, turn_cap=4):
        if table.over:
            assert table.result is not None
            assert table.result.why == "end.no-draw"
            assert table.view(None)["turn"] == 4


@pytest.mark.parametrize("spares", range(6))
def test_the_rogue_spares_hands_of_so_many_cards(spares: int) -> None:
    held = ["huayna", "bribe", "ransom", "looting", "telegram", "ohio-bob"]
    for cards in range(1, 7):
        table = Camp(mine="antonio, ramuncho", your_hand=", ".join(held[:cards]), rogue_spares=spares).at(2)
        assert table.may("act/rogue") == (cards > spares)
        if cards <= spares:
            assert refused(table, "act/rogue") == "special.rogue-action"


def test_with_no_card_spared_an_empty_hand_is_still_no_target() -> None:
    table = Camp(mine="antonio, ramuncho", rogue_spares=0).at(2)
    assert refused(table, "act/rogue") == "special.rogue-action"


@pytest.mark.clause("play.no-target")
def test_a_card_without_effect_may_be_played_where_owners_allow_it() -> None:
    refusing = Camp(hand="storm, supplies", no_target="refused").at(2)
    assert refused(refusing, "play/storm") == "play.no-target"
    allowing = Camp(hand="storm, supplies, surprise-attack", mine="ingrid-halvorsen", no_target="allowed").at(2)
    assert {"play/storm", "play/surprise-attack", "act/ingrid-halvorsen"} <= set(allowing.keys())
    allowing.play("play/storm")
    assert allowing.discard(0) == ["storm"]
    assert allowing.state.phase == 3


def test_even_then_prerequisites_and_costs_hold() -> None:
    table = Camp(hand="pit-of-stakes, ransom, supplies", mine="ramuncho", yours="antonio", no_target="allowed").at(2)
    assert refused(table, "play/pit-of-stakes") == "play.prerequisite"
    assert refused(table, "play/ransom") == "special.prerequisite"
    broke = Camp(mine="che-madera", yours="ramuncho, antonio", hand="bribe", no_target="allowed").at(2)
    assert refused(broke, "play/bribe") == "play.prerequisite"
    assert broke.may("act/che-madera")


@pytest.mark.clause("reaction.own-removal")
def test_an_ability_may_be_kept_from_answering_its_own_removal() -> None:
    table = Camp(
        yours="the-doc, ramuncho", hand="surprise-attack, supplies", your_hand="huayna, bodyguard", own_removal=False
    )
    table.at(2).play("play/surprise-attack", "remove/the-doc")
    assert table.keys(YOU) == ["pass", "react/bodyguard"]
    assert refused(table, "react/the-doc", YOU) == "reaction.own-removal"
    table.play("pass")
    assert table.camp(YOU) == ["ramuncho"]
    other = Camp(yours="the-doc, ramuncho", hand="surprise-attack", your_hand="huayna", own_removal=False).at(2)
    other.play("play/surprise-attack", "remove/ramuncho")
    assert other.may("react/the-doc", YOU)
    allowed = Camp(yours="the-doc, ramuncho", hand="surprise-attack", your_hand="huayna", own_removal=True).at(2)
    allowed.play("play/surprise-attack", "remove/the-doc")
    assert allowed.may("react/the-doc", YOU)


@pytest.mark.clause("reaction.several")
@pytest.mark.parametrize("several", [True, False])
def test_a_second_reaction_to_one_event_may_be_forbidden(several: bool) -> None:
    table = Camp(
        yours="the-doc, ramuncho",
        hand="surprise-attack, double-cross, supplies",
        your_hand="bodyguard, bribe",
        several_reactions=several,
    ).at(2)
    table.play("play/surprise-attack", "remove/ramuncho", "react/bodyguard", "react/double-cross")
    if several:
        assert table.keys(YOU) == ["pass", "react/the-doc"], "the Bodyguard was cancelled, the Doc can still answer"
        table.play("react/the-doc")
    assert table.camp(YOU) == ["the-doc"]
    assert table.hand(YOU) == (["bribe", "ramuncho"] if several else ["bribe"])
    assert table.discard(CHARACTERS) == ([] if several else ["ramuncho"])
    table.nobody_is_waiting_but(ME)


@pytest.mark.clause("reaction.several")
def test_one_reaction_to_each_event_leaves_a_reaction_to_the_reaction() -> None:
    table = Camp(
        yours="padre-anselmo, ramuncho",
        hand="surprise-attack, double-cross, supplies",
        your_hand="bodyguard, bribe",
        several_reactions=False,
    ).at(2)
    table.play("play/surprise-attack", "remove/ramuncho", "react/bodyguard", "react/double-cross")
    assert table.camp(YOU) == ["padre-anselmo"]
    table.nobody_is_waiting_but(ME)


@pytest.mark.clause("piles.reshuffle-when")
@pytest.mark.parametrize(("reshuffle", "waits"), [("exhausted", False), ("needed", True)])
def test_an_exhausted_pile_is_made_anew_at_once_or_waits(reshuffle: str, waits: bool) -> None:
    table = Camp(
        mine="ramuncho", top="storm", discard="jaguar, bribe", characters_top="huayna", only_named=True,
        reshuffle=reshuffle,
    )  # fmt: skip
    table.play("draw/exploration")
    assert (table.pile(EXPLORATION) == []) == waits
    assert len(table.pile(EXPLORATION) + table.discard(EXPLORATION)) == 2
