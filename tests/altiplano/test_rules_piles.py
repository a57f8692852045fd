"""Draw piles, discard piles and hands."""

from collections import Counter

import pytest

from bivouac.engine.table import Table
from bivouac.games.altiplano import state as zones
from bivouac.games.altiplano.amounts import AsMany
from bivouac.games.altiplano.catalog import CHARACTER
from bivouac.games.altiplano.state import Altiplano
from bivouac.games.altiplano.turn import CheckHand
from bivouac.games.altiplano.verbs import DiscardAtRandom, DiscardOwn, Draw, TakeFromDiscard, cost, then
from tests.altiplano.camp import CHARACTERS, EXPLORATION, ME, YOU, Camp, random_games, rewritten, told_keys


@pytest.mark.clause("piles.two-discards", "words.discard", "words.remove")
def test_characters_and_exploration_cards_have_a_discard_pile_each() -> None:
    hand = "ramuncho, storm, jaguar, bribe, surprise-attack, nine-wells"
    table = Camp(hand=hand, yours="huayna, antonio").at(2)
    table.play("play/surprise-attack", "remove/huayna")
    assert table.discard(CHARACTERS) == ["huayna"]
    assert table.discard(EXPLORATION) == ["surprise-attack"]
    table = Camp(hand=hand, discard="huayna, torch").at(4).play("discard/ramuncho")
    assert table.discard(CHARACTERS) == ["huayna", "ramuncho"]
    assert table.discard(EXPLORATION) == ["torch"]
    for reader in (ME, YOU, None):
        assert table.table.view(reader)["discards"] == {"exploration": ["torch"], "characters": ["huayna", "ramuncho"]}


@pytest.mark.clause("piles.two-discards")
def test_no_card_ever_lies_on_the_pile_or_discard_of_the_other_kind() -> None:
    for table in random_games(10, 12, turn_cap=60):
        laid = table.state.zones  # type: ignore[attr-defined]
        for zone in (zones.PILE, zones.DISCARD):
            assert all(17 <= card < 51 for card in laid[zone + EXPLORATION])
            assert all(card < 17 for card in laid[zone + CHARACTERS])


@pytest.mark.clause("piles.draw-hidden")
def test_nobody_sees_the_cards_of_a_draw_pile() -> None:
    table = Camp(top="storm, jaguar", characters_top="antonio", hand="torch")
    for reader in (ME, YOU, None):
        piles = table.table.view(reader)["piles"]
        assert piles == {"exploration": {"size": 33, "known": []}, "characters": {"size": 17, "known": []}}


@pytest.mark.clause("piles.draw-hidden")
def test_a_drawn_card_is_seen_by_its_owner_alone() -> None:
    table = Camp(top="storm", hand="torch", mine="ramuncho")
    ear = table.listen()
    table.play("draw/exploration")
    seats = {reader: table.table.view(reader)["seats"][ME]["hand"]["cards"] for reader in (ME, YOU, None)}
    assert seats == {ME: ["storm", "torch"], YOU: [], None: []}
    assert [told.sees for told in ear.told if told.card >= 0] == [1 << ME]


@pytest.mark.clause("piles.reshuffle")
def test_an_empty_pile_is_made_anew_of_its_whole_discard_treasures_included() -> None:
    drawn: Counter[str] = Counter()
    for seed in range(300):
        discard = "golden-quipu, storm, nine-wells"
        table = Camp(
            mine="sir-allistair", discard=discard + ", huayna", characters_top="antonio", only_named=True, seed=seed
        )
        ear = table.listen()
        table.play("draw/exploration")
        assert table.discard(EXPLORATION) == []
        assert sorted(table.hand(ME) + table.pile(EXPLORATION)) == sorted(discard.split(", "))
        assert len(table.pile(EXPLORATION)) == 2
        assert table.discard(CHARACTERS) == ["huayna"]
        assert told_keys(ear)[:2] == ["reshuffled", "drew"]
        assert table.table.view(YOU)["piles"]["exploration"] == {"size": 2, "known": []}
        drawn.update(table.hand(ME))
    # Shuffled: each card on top 100 times, five standard deviations of 8.2.
    assert all(abs(n - 100) < 41 for n in drawn.values()), drawn


@pytest.mark.clause("piles.reshuffle")
def test_the_character_pile_is_made_anew_in_the_same_way() -> None:
    table = Camp(discard="huayna, ramuncho, antonio, storm", only_named=True, hand="jaguar", top="torch, decoy")
    table.play("draw/characters")
    assert table.discard(CHARACTERS) == []
    assert len(table.pile(CHARACTERS)) == 2
    assert table.discard(EXPLORATION) == ["storm"]


@pytest.mark.clause("piles.inspect")
def test_anybody_may_look_through_the_discards_at_any_time_and_their_order_stays() -> None:
    table = Camp(
        discard="storm, huayna, nine-wells, antonio, bribe", yours="ramuncho", hand="surprise-attack, supplies"
    )
    wanted = {"exploration": ["storm", "nine-wells", "bribe"], "characters": ["huayna", "antonio"]}
    before = table.table.digest()
    for reader in (ME, YOU, None, ME):
        seen = table.table.view(reader)["discards"]
        assert seen == wanted
        seen["exploration"].reverse()  # what a reader does with the list is no matter of the table's
        seen["characters"].clear()
    assert table.table.digest() == before
    table.at(2).play("play/surprise-attack")
    for reader in (ME, YOU, None):
        assert table.table.view(reader)["discards"]["exploration"] == [
            "storm",
            "nine-wells",
            "bribe",
            "surprise-attack",
        ]


@pytest.mark.clause("piles.empty-both")
@pytest.mark.parametrize(("empty", "other"), [(EXPLORATION, CHARACTERS), (CHARACTERS, EXPLORATION)])
def test_with_a_pile_and_its_discard_empty_the_other_pile_must_be_taken(empty: int, other: int) -> None:
    table = Camp(mine="baron-von-krall", hand="decoy", top="storm, supplies", characters_top="antonio, huayna")
    table.without(empty).at(1)
    assert table.state.phase != 1, "there was nothing to choose"
    assert table.hand(ME) == ["decoy", "storm" if other == EXPLORATION else "antonio"]
    assert table.pile(empty) == table.discard(empty) == []


@pytest.mark.clause("piles.empty-both")
def test_with_all_four_empty_the_draw_is_skipped() -> None:
    table = Camp(mine="tupac-mamani", hand="ramuncho, torch", yours="bellefeu", only_named=True)
    assert table.state.phase == 2
    assert table.hand(ME) == ["ramuncho", "torch"]
    table.state.ear = None
    ear = table.listen()
    table.at(1)
    assert told_keys(ear)[0] == "nothing-to-draw"


@pytest.mark.clause("piles.empty-both")
def test_an_effect_draws_nothing_from_an_empty_pile_and_goes_on() -> None:
    draws = then(TakeFromDiscard(CHARACTER), Draw(1, EXPLORATION))
    table = Camp(
        hand="surprise-attack, supplies", discard="huayna", only_named=True, characters_top="antonio", top="storm"
    )
    with rewritten("surprise-attack", draws):
        table.without(EXPLORATION).at(2)
        ear = table.listen()
        table.play("play/surprise-attack")
    assert told_keys(ear) == ["played", "took-from-discard", "nothing-to-draw", "reshuffled"]
    assert table.hand(ME) == ["supplies", "huayna"]
    table.nobody_is_waiting_but(ME)
    table.play("play/supplies")  # one Character and the card played before are all there is to draw
    assert table.state.turn_of == ME
    table.play("draw/characters")
    assert set(table.hand(ME)) == {"huayna", "antonio", "surprise-attack"}


@pytest.mark.clause("piles.reshuffle-when")
def test_a_draw_that_empties_the_pile_goes_on_with_the_reshuffled_cards() -> None:
    table = Camp(
        mine="ohio-bob",
        yours="ramuncho, antonio",
        hand="museum-funds",
        top="storm",
        discard="jaguar, bribe, ransom",
        only_named=True,
        characters_top="huayna",
    )
    table.at(2).play("play/museum-funds", *["draw/exploration"] * 3, "draw/characters")
    assert len(table.hand(ME)) == 5
    assert "storm" in table.hand(ME)
    assert len(table.pile(EXPLORATION)) == 1
    assert table.discard(EXPLORATION) == ["museum-funds"]


@pytest.mark.clause("piles.reshuffle-when")
def test_the_draw_of_phase_1_that_takes_the_last_card_is_followed_by_the_reshuffle() -> None:
    table = Camp(mine="ramuncho", top="storm", discard="jaguar, bribe", only_named=True, characters_top="huayna")
    ear = table.listen()
    table.play("draw/exploration")
    assert table.hand(ME) == ["storm"]
    assert sorted(table.pile(EXPLORATION)) == ["bribe", "jaguar"]
    assert table.discard(EXPLORATION) == []
    assert told_keys(ear) == ["drew", "reshuffled"]
    for reader in (ME, YOU, None):
        assert table.table.view(reader)["piles"]["exploration"] == {"size": 2, "known": []}


@pytest.mark.clause("piles.reshuffle-when", "piles.in-flight")
def test_an_effect_that_takes_the_last_card_ends_before_the_reshuffle() -> None:
    table = Camp(
        hand="supplies", top="storm", discard="jaguar, bribe", only_named=True, characters_top="huayna, antonio"
    )
    ear = table.listen()
    table.at(2).play("play/supplies", "draw/exploration")
    assert table.pile(EXPLORATION) == [], "the effect is still under way"
    assert table.discard(EXPLORATION) == ["jaguar", "bribe"]
    table.play("draw/characters")
    assert sorted(table.pile(EXPLORATION)) == ["bribe", "jaguar"]
    assert table.discard(EXPLORATION) == ["supplies"], "the card itself is discarded after its effect"
    assert told_keys(ear)[:4] == ["played", "drew-by-effect", "drew-by-effect", "reshuffled"]
    table.nobody_is_waiting_but(ME)


@pytest.mark.clause("piles.reshuffle-when", "piles.in-flight")
def test_revealing_the_last_cards_reshuffles_the_others() -> None:
    table = Camp(
        mine="henriette-smith",
        top="storm, supplies, torch",
        discard="jaguar, bribe",
        characters_top="huayna",
        only_named=True,
    ).at(2)
    table.play("act/henriette-smith")
    assert sorted(table.pile(EXPLORATION)) == ["bribe", "jaguar"]
    assert table.discard(EXPLORATION) == ["storm", "supplies", "torch"]
    table.nobody_is_waiting_but(ME)


@pytest.mark.clause("piles.reshuffle-when", "piles.in-flight")
def test_a_reaction_that_takes_the_last_card_is_followed_by_the_reshuffle() -> None:
    table = Camp(
        hand="jaguar, supplies", yours="ohio-bob", your_hand="torch", top="storm", characters_top="antonio",
        discard="bribe, ransom", only_named=True,
    )  # fmt: skip
    ear = table.listen()
    table.at(2).play("play/jaguar", "react/torch", "draw/exploration")
    assert table.hand(YOU) == ["storm"]
    assert sorted(table.pile(EXPLORATION)) == ["bribe", "ransom"]
    assert table.discard(EXPLORATION) == ["torch", "jaguar"]
    assert told_keys(ear) == ["played", "reacted", "cancelled-card", "drew-by-effect", "reshuffled"]


@pytest.mark.clause("piles.reshuffle-when")
def test_a_reaction_does_not_end_the_effect_that_took_the_last_card() -> None:
    table = Camp(
        hand="vampire-bats", yours="ohio-bob, padre-anselmo", your_hand="sixth-sense, ransom, looting, decoy",
        top="storm", discard="bribe", characters_top="antonio, huayna, ramuncho", only_named=True,
    ).at(2)  # fmt: skip
    bats, padre = then(Draw(1), DiscardAtRandom(2)), then(cost(DiscardOwn()), Draw(AsMany()))
    with rewritten("vampire-bats", bats), rewritten("padre-anselmo", padre):
        table.play("play/vampire-bats", "pass", "draw/exploration")  # the last one; two of your cards go at random
        gone = table.discard(EXPLORATION)
        assert (len(gone), table.pile(EXPLORATION)) == (3, [])
        paid = table.hand(YOU)[0]
        table.play("react/padre-anselmo", f"discard/{paid}", "draw/characters", "draw/characters")
    assert sorted(table.pile(EXPLORATION)) == sorted([*gone, paid]), "the cost was paid before the end"
    assert table.discard(EXPLORATION) == ["vampire-bats"]


@pytest.mark.clause("piles.reshuffle-when")
def test_where_owners_prefer_it_an_emptied_pile_stays_empty_until_a_card_is_needed() -> None:
    cards = {"top": "storm", "discard": "jaguar, bribe", "characters_top": "huayna, antonio"}
    table = Camp(mine="ramuncho", only_named=True, reshuffle="needed", **cards)
    table.play("draw/exploration")
    assert table.pile(EXPLORATION) == []
    assert table.discard(EXPLORATION) == ["jaguar", "bribe"]
    table.play("act/ramuncho")
    assert table.discard(EXPLORATION) == []
    assert table.table.view(ME)["seats"][ME]["looking_at"] != []
    other = Camp(hand="supplies, decoy", only_named=True, reshuffle="needed", **cards).at(2)
    other.play("play/supplies", "draw/exploration", "draw/characters")
    assert other.pile(EXPLORATION) == []
    assert other.discard(EXPLORATION) == ["jaguar", "bribe", "supplies"]


@pytest.mark.clause("piles.empty-both", "piles.reshuffle-when")
def test_with_pile_and_discard_empty_the_next_discarded_card_makes_the_new_pile() -> None:
    attack = Camp(hand="surprise-attack, supplies", yours="antonio, huayna", top="storm").without(CHARACTERS).at(2)
    attack.play("play/surprise-attack", "remove/huayna")
    assert (attack.pile(CHARACTERS), attack.discard(CHARACTERS)) == (["huayna"], [])
    sixth = Camp(hand="the-doc", mine="ohio-bob, che-madera, huayna, antonio, ramuncho").without(CHARACTERS).at(3)
    sixth.play("place/the-doc", "displace/antonio")
    assert (sixth.pile(CHARACTERS), sixth.discard(CHARACTERS)) == (["antonio"], [])
    spent = Camp(hand="jaguar-mask", mine="ohio-bob", my_location="nine-wells").without(EXPLORATION).at(3)
    spent.play("place/jaguar-mask")
    assert (spent.pile(EXPLORATION), spent.discard(EXPLORATION)) == (["nine-wells"], [])


@pytest.mark.clause("piles.empty-both", "piles.reshuffle-when")
def test_cards_discarded_together_in_phase_4_make_the_new_pile_together() -> None:
    table = Camp(hand="storm, jaguar, bribe, torch, decoy, looting, ransom").without(EXPLORATION).at(4)
    table.play("discard/storm")
    assert (table.pile(EXPLORATION), table.discard(EXPLORATION)) == ([], ["storm"])
    table.play("discard/torch")
    assert (sorted(table.pile(EXPLORATION)), table.discard(EXPLORATION)) == (["storm", "torch"], [])


def exhausted(table: Camp | Table) -> bool:
    state = table.state
    assert isinstance(state, Altiplano)
    return any(state.zones[zones.DISCARD + kind] and not state.zones[zones.PILE + kind] for kind in (0, 1))


@pytest.mark.clause("piles.reshuffle-when", "piles.empty-both")
def test_between_effects_no_pile_is_empty_while_its_discard_holds_a_card() -> None:
    seen = 0
    for table in random_games(40, 31, turn_cap=80):
        if not table.state.frames and not table.state.events and not isinstance(table.state.asker, CheckHand):
            assert not exhausted(table)
            seen += 1
    assert seen > 1000
    assert any(exhausted(table) for table in random_games(40, 31, turn_cap=80, reshuffle="needed"))


@pytest.mark.clause("piles.in-flight")
def test_the_card_being_played_is_no_part_of_the_reshuffle_it_causes() -> None:
    for seed in range(10):
        table = Camp(
            hand="supplies", top="storm", discard="jaguar", characters_top="huayna", only_named=True, seed=seed
        )
        table.at(2).play("play/supplies", "draw/exploration", "draw/exploration")
        assert table.hand(ME) == ["storm", "jaguar"]
        assert table.pile(EXPLORATION) == ["supplies"], "with nothing else left, once it is discarded"
        assert table.discard(EXPLORATION) == []


@pytest.mark.clause("piles.in-flight")
def test_a_reaction_being_played_and_the_card_it_answers_are_no_part_of_a_reshuffle() -> None:
    for seed in range(10):
        discard = "bribe, ransom, antonio"
        table = Camp(hand="jaguar", yours="ohio-bob", your_hand="torch", discard=discard, only_named=True, seed=seed)
        table.at(2).play("play/jaguar", "react/torch", "draw/exploration")
        assert table.hand(YOU) in (["bribe"], ["ransom"])
        assert len(table.pile(EXPLORATION)) == 1
        assert table.discard(EXPLORATION) == ["torch", "jaguar"]


@pytest.mark.clause("piles.in-flight", "words.reveal")
def test_revealed_cards_reach_the_discard_together_after_the_last_one() -> None:
    table = Camp(
        mine="henriette-smith", top="storm", discard="nine-wells", characters_top="huayna", only_named=True
    ).at(2)
    table.play("act/henriette-smith")  # three are wanted, the reshuffle gives one more and not the one just revealed
    assert table.cards(zones.SHOWN) == ["storm", "nine-wells"]
    assert table.discard(EXPLORATION) == table.pile(EXPLORATION) == []
    ear = table.listen()
    table.play("pass")
    assert told_keys(ear)[0] == "reshuffled", "both piles were empty"
    assert sorted(table.pile(EXPLORATION)) == ["nine-wells", "storm"]


@pytest.mark.clause("piles.in-flight")
def test_cards_being_looked_at_are_no_part_of_a_reshuffle() -> None:
    table = Camp(
        mine="ohio-bob", top="golden-quipu", discard="nine-wells", characters_top="huayna", only_named=True
    ).at(2)
    table.play("act/ohio-bob")
    assert table.table.view(ME)["seats"][ME]["looking_at"] == ["golden-quipu", "nine-wells"]
    assert table.pile(EXPLORATION) == []
    table.play("pass")
    assert table.pile(EXPLORATION) == ["golden-quipu", "nine-wells"]


@pytest.mark.clause("hand.open-count")
def test_everybody_sees_how_many_cards_of_each_kind_a_hand_holds_but_not_which() -> None:
    table = Camp(hand="ramuncho, storm, torch", your_hand="antonio, huayna, bribe")
    for reader, seen in ((ME, "ramuncho, storm, torch"), (YOU, "antonio, bribe, huayna"), (None, "")):
        hands = [seat["hand"] for seat in table.table.view(reader)["seats"]]
        for owner, counts in ((ME, (1, 2)), (YOU, (2, 1))):
            assert (hands[owner]["characters"], hands[owner]["exploration"]) == counts
            assert hands[owner]["cards"] == (seen.split(", ") if owner == reader else [])


@pytest.mark.clause("hand.open-count")
def test_the_counts_follow_draws_and_discards() -> None:
    table = Camp(
        mine="ramuncho", hand="storm", your_hand="huayna, bribe, torch", top="jaguar", characters_top="antonio"
    )
    table.play("draw/characters")
    assert table.table.view(YOU)["seats"][ME]["hand"] == {"characters": 1, "exploration": 1, "cards": []}
    table.play("play/storm")
    hand = table.table.view(ME)["seats"][YOU]["hand"]
    assert hand["characters"] + hand["exploration"] == 1
    assert hand["characters"] == table.hand(YOU).count("huayna")
