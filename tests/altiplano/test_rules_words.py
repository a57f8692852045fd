"""What the words of the cards mean."""

import pytest

from bivouac.games.altiplano import state as zones
from bivouac.games.altiplano.verbs import Draw
from tests.altiplano.camp import CHARACTERS, EXPLORATION, ME, YOU, Camp, random_games, rewritten, told_keys
from tests.altiplano.test_rules_setup import dealt
from tests.altiplano.test_rules_turn import refused


@pytest.mark.clause("words.discard")
def test_to_discard_takes_a_card_from_a_hand_to_the_discard_pile_of_its_own_kind() -> None:
    table = Camp(yours="ohio-bob, antonio", hand="bribe, huayna, storm", your_hand="ramuncho, nine-wells").at(2)
    ear = table.listen()
    table.play("play/bribe", "discard/huayna", "take/antonio", "play/storm")
    assert table.discard(CHARACTERS) == ["huayna", "ramuncho"]
    assert sorted(table.discard(EXPLORATION)) == ["bribe", "nine-wells", "storm"]
    assert (told_keys(ear).count("discarded"), told_keys(ear).count("discarded-at-random")) == (1, 2)
    looked = Camp(mine="bellefeu", your_hand="ramuncho, nine-wells, torch").at(2)
    ear = looked.listen()
    looked.play("act/bellefeu", "discard/nine-wells")
    assert looked.discard(EXPLORATION) == ["nine-wells"]
    assert told_keys(ear).count("made-discard") == 1


@pytest.mark.clause("words.remove")
def test_to_remove_takes_a_card_from_a_camp_to_its_discard_pile() -> None:
    table = Camp(
        mine="antonio", yours="huayna", hand="surprise-attack, anaconda, looting", your_hand="ramuncho",
        your_location="nine-wells", your_treasures="jaguar-mask",
    ).at(2)  # fmt: skip
    table.play("play/surprise-attack")
    assert table.discard(CHARACTERS) == ["huayna"]
    table.play("play/looting")
    assert table.discard(EXPLORATION) == ["surprise-attack", "jaguar-mask", "looting"]
    assert table.treasures(YOU) == []
    assert table.hand(YOU) == ["ramuncho"], "a hand is discarded from, never removed from"


@pytest.mark.clause("words.remove", "words.discard")
def test_removing_answers_to_camps_and_discarding_to_hands() -> None:
    """A Reaction to a removal does not answer a discard, nor the other way round."""
    table = Camp(hand="storm, supplies", yours="the-doc", your_hand="bodyguard, ramuncho, huayna, nine-wells").at(2)
    table.play("play/storm")
    table.nobody_is_waiting_but(ME)
    table = (
        Camp(hand="surprise-attack, supplies", yours="ramuncho", your_hand="decoy").at(2).play("play/surprise-attack")
    )
    table.nobody_is_waiting_but(ME)
    assert table.camp(YOU) == []


@pytest.mark.clause("words.reveal")
def test_to_reveal_puts_the_top_cards_of_the_pile_face_up_on_the_matching_discard() -> None:
    top = "storm, golden-quipu, supplies, ransom"
    table = Camp(mine="henriette-smith", top=top, discard="torch, antonio", characters_top="huayna, ramuncho").at(2)
    ear = table.listen()
    table.play("act/henriette-smith")
    for reader in (ME, YOU, None):
        assert table.table.view(reader)["revealed"] == ["storm", "golden-quipu", "supplies"]
    assert [told.sees for told in ear.told] == [-1] * 4
    table.play("pass")
    assert table.discard(EXPLORATION) == ["torch", "storm", "golden-quipu", "supplies"]
    assert table.pile(EXPLORATION)[0] == "ransom"
    taking = Camp(mine="henriette-smith", top=top).at(2)
    ear = taking.listen()
    taking.play("act/henriette-smith", "take/golden-quipu")
    assert told_keys(ear) == ["used", "revealed", "revealed", "revealed", "took"]
    assert taking.hand(ME) == ["golden-quipu"]
    assert taking.discard(EXPLORATION) == ["storm", "supplies"]
    table = Camp(yours="ohio-bob", hand="recruitment", characters_top="huayna, ramuncho, antonio, bellefeu").at(2)
    table.play("play/recruitment")
    assert table.table.view(YOU)["revealed"] == ["huayna", "ramuncho", "antonio"]
    table.play("pass")
    assert table.discard(CHARACTERS) == ["huayna", "ramuncho", "antonio"]
    assert table.discard(EXPLORATION) == ["recruitment"]


@pytest.mark.clause("words.draw-any")
def test_to_draw_with_no_kind_named_leaves_the_pile_to_the_player_card_by_card() -> None:
    picks = {
        ("draw/exploration", "draw/exploration"): ["storm", "bribe"],
        ("draw/exploration", "draw/characters"): ["storm", "antonio"],
        ("draw/characters", "draw/exploration"): ["antonio", "storm"],
        ("draw/characters", "draw/characters"): ["antonio", "huayna"],
    }
    for keys, hand in picks.items():
        table = Camp(hand="supplies", top="storm, bribe", characters_top="antonio, huayna").at(2).play("play/supplies")
        for key in keys:
            assert table.keys() == ["draw/exploration", "draw/characters"]
            assert refused(table, "pass") == "play.player-chooses"
            table.play(key)
        assert table.hand(ME) == hand


@pytest.mark.clause("words.draw-any")
@pytest.mark.parametrize(("pile", "drawn"), [(EXPLORATION, "storm"), (CHARACTERS, "antonio")])
def test_a_draw_that_names_its_pile_leaves_no_choice(pile: int, drawn: str) -> None:
    """No card of the box names one: a Surprise attack that does stands in."""
    with rewritten("surprise-attack", Draw(1, pile)):
        table = (
            Camp(hand="surprise-attack, supplies", top="storm", characters_top="antonio")
            .at(2)
            .play("play/surprise-attack")
        )
    assert table.hand(ME) == ["supplies", drawn]
    table.nobody_is_waiting_but(ME)


@pytest.mark.clause("words.draw-one-by-one")
def test_each_card_is_seen_before_the_pile_of_the_next_is_picked() -> None:
    table = Camp(mine="ohio-bob", yours="ramuncho, huayna", hand="museum-funds", top="storm, bribe, torch").at(2)
    table.play("play/museum-funds")  # Ohio Bob goes home for it
    drawn = [("draw/exploration", "storm"), ("draw/exploration", "bribe"), ("draw/exploration", "torch")]
    for n, (key, card) in enumerate(drawn):
        assert table.table.waiting == [ME]
        assert len(table.hand(ME)) == n + 1
        table.play(key)
        assert card in table.table.view(ME)["seats"][ME]["hand"]["cards"]
    table.play("draw/characters")
    assert table.hand(ME)[1:4] == ["storm", "bribe", "torch"]


@pytest.mark.clause("words.exploration")
def test_actions_reactions_locations_and_treasures_share_one_pile_and_one_discard() -> None:
    seen = set()
    for seed in range(40):
        seen.update(card for card in dealt(seed).state.zones[zones.PILE + EXPLORATION])
    assert seen == set(range(17, 51))
    hand = "storm, torch, nine-wells, golden-quipu, jaguar, bribe, ransom, looting, supplies"
    table = Camp(hand=hand).at(4).play("discard/storm", "discard/torch", "discard/nine-wells", "discard/golden-quipu")
    assert table.discard(EXPLORATION) == ["storm", "torch", "nine-wells", "golden-quipu"]
    assert table.discard(CHARACTERS) == []


@pytest.mark.clause("words.exploration")
def test_every_card_stays_with_the_piles_of_its_kind() -> None:
    for table in random_games(5, 50, turn_cap=60):
        view = table.view(None)
        sizes = [view["piles"][kind]["size"] + len(view["discards"][kind]) for kind in ("exploration", "characters")]
        held = [sum(seat["hand"][kind] for seat in view["seats"]) for kind in ("exploration", "characters")]
        assert sizes[0] + held[0] <= 34
        assert sizes[1] + held[1] <= 17


@pytest.mark.clause("words.cancel-icon")
@pytest.mark.parametrize(
    ("card", "answer"),
    [
        ("jaguar", "aligator-sloop"),
        ("vampire-bats", "aligator-sloop"),
        ("anaconda", "aligator-sloop"),
        ("stampede", "aligator-sloop"),
        ("pit-of-stakes", "pilar-quispe"),
        ("rolling-boulder", "pilar-quispe"),
        ("poisoned-darts", "pilar-quispe"),
        ("sealed-door", "pilar-quispe"),
    ],
)
def test_a_cancelled_icon_works_on_action_cards_of_its_category_alone(card: str, answer: str) -> None:
    table = Camp(
        mine="antonio, bellefeu, kid-calloway", yours="aligator-sloop, pilar-quispe, ohio-bob, tupac-mamani",
        hand=f"{card}, supplies", your_hand="huayna, bribe", your_location="nine-wells",
    ).at(2)  # fmt: skip
    table.play(f"play/{card}")
    assert table.keys(YOU) == ["pass", f"react/{answer}"]
    paid = ["discard/huayna"] if answer == "aligator-sloop" else []
    table.play(f"react/{answer}", *paid)
    table.nobody_is_waiting_but(ME)
    assert table.camp(YOU) == ["aligator-sloop", "pilar-quispe", "ohio-bob", "tupac-mamani"]
    assert table.hand(YOU) == ["huayna", "bribe"][len(paid) :]
    assert table.location(YOU) == ["nine-wells"]
    assert table.hand(ME) == ["supplies"]


@pytest.mark.clause("words.cancel-icon")
@pytest.mark.parametrize("card", ["storm", "surprise-attack", "ransom"])
def test_a_cancelled_icon_does_not_work_on_other_actions(card: str) -> None:
    table = Camp(
        mine="antonio, bellefeu, kid-calloway", yours="aligator-sloop, pilar-quispe", hand=f"{card}, supplies",
        your_hand="huayna, bribe",
    ).at(2)  # fmt: skip
    table.play(f"play/{card}")
    assert table.table.waiting == [ME]


@pytest.mark.clause("words.card-over-rule", "phase2.no-placing")
def test_a_cards_own_text_places_in_phase_two_where_the_rule_does_not() -> None:
    table = Camp(mine="tupac-mamani", hand="ramuncho, antonio, forced-march").at(2)
    assert refused(table, "place/ramuncho") == "phase2.no-placing"
    table.play("act/tupac-mamani", "place/ramuncho")
    assert table.camp(ME) == ["tupac-mamani", "ramuncho"]
    assert table.state.phase == 3
