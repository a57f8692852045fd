"""Playing cards and using the Actions of Characters."""

from collections import Counter

import pytest

from bivouac.engine.lines import Ear
from bivouac.games.altiplano import state as zones
from bivouac.games.altiplano.actions import KEYS
from bivouac.games.altiplano.amounts import CountYours
from bivouac.games.altiplano.catalog import ARCHAEOLOGIST
from bivouac.games.altiplano.verbs import Draw
from bivouac.games.altiplano.words import LINES
from tests.altiplano.camp import CHARACTERS, EXPLORATION, ME, YOU, Camp, random_games, rewritten, told_keys
from tests.altiplano.test_rules_turn import refused


def told(ear: Ear) -> list[tuple[str, str]]:
    """What was told: the key of each line and the card it names."""
    return [(LINES.all[line.line].key, KEYS[line.card] if line.card >= 0 else "") for line in ear.told]


@pytest.mark.clause("play.player-chooses")
def test_the_log_tells_which_card_was_given_in_return() -> None:
    table = Camp(mine="antonio", hand="torch, huayna", your_hand="storm, bribe, ransom").at(2)
    ear = table.listen()
    table.play("act/antonio", "give/huayna")
    assert ("gave", "huayna") in told(ear)


@pytest.mark.clause("words.remove")
def test_the_log_tells_which_location_was_removed() -> None:
    table = Camp(mine="baron-von-krall", yours="ramuncho", your_location="nine-wells", top="torch").at(2)
    ear = table.listen()
    table.play("act/baron-von-krall")
    assert ("removed", "nine-wells") in told(ear)


@pytest.mark.clause("play.read-aloud")
def test_the_log_names_the_played_card_and_what_it_does() -> None:
    table = Camp(mine="antonio", yours="ramuncho, ohio-bob", hand="surprise-attack, supplies", your_hand="torch").at(2)
    ear = table.listen()
    table.play("play/surprise-attack", "remove/ohio-bob")
    assert told(ear)[:3] == [("played", "surprise-attack"), ("removing", "ohio-bob"), ("removed", "ohio-bob")]
    assert all(line.sees == -1 for line in ear.told)
    ear = table.listen()
    table.play("play/supplies", "draw/characters", "draw/exploration")
    assert [key for key, _ in told(ear)][:3] == ["played", "drew-by-effect", "drew-by-effect"]
    assert LINES.all[ear.told[0].line].clause == "play.read-aloud"
    assert ear.told[0].seat == ME


@pytest.mark.clause("play.read-aloud")
def test_the_log_names_characters_specials_and_reactions_that_are_used() -> None:
    table = Camp(mine="antonio, ohio-bob", yours="huayna", hand="jaguar", your_hand="torch, bribe, ransom, decoy").at(2)
    ear = table.listen()
    table.play("act/rogue")
    assert told(ear)[0] == ("used-special", "rogue")
    assert told(ear)[1][0] == "discarded-at-random"
    table = Camp(mine="ohio-bob", top="golden-quipu, storm, bribe").at(2)
    ear = table.listen()
    table.play("act/ohio-bob", "take/golden-quipu")
    assert told(ear)[0] == ("used", "ohio-bob")
    assert ("showed", "golden-quipu") in told(ear)
    table = Camp(yours="ohio-bob", hand="jaguar", your_hand="torch").at(2)
    ear = table.listen()
    table.play("play/jaguar", "react/torch", "draw/characters")
    assert told(ear)[:3] == [("played", "jaguar"), ("reacted", "torch"), ("cancelled-card", "jaguar")]


@pytest.mark.clause("play.read-aloud")
def test_the_log_tells_of_a_hand_looked_at_which_cards_only_to_the_players() -> None:
    table = Camp(mine="bellefeu, ohio-bob", yours="the-doc", your_hand="torch, huayna").at(2)
    ear = table.listen()
    table.play("act/bellefeu", "discard/torch")
    assert told(ear)[:2] == [("used", "bellefeu"), ("left", "bellefeu")]
    assert told(ear)[-5:] == [
        ("saw-hand", ""),
        ("seen-in-hand", "torch"),
        ("seen-in-hand", "huayna"),
        ("made-discard", "torch"),
        ("stole", "huayna"),
    ]
    assert [line.sees for line in ear.told if LINES.all[line.line].key == "seen-in-hand"] == [3, 3]


@pytest.mark.clause("play.read-aloud")
def test_every_card_that_leaves_a_hand_face_up_is_named_to_everybody() -> None:
    for table in random_games(1, 21, turn_cap=200):
        if table.over:
            ear = Ear()
            table.replayed(len(table.history), ear)
            played = [line for line in ear.told if LINES.all[line.line].key in ("played", "reacted", "used")]
            assert len(played) > 20
            assert all(line.card >= 0 and line.sees == -1 for line in played)


@pytest.mark.clause("play.prerequisite")
def test_a_card_whose_prerequisite_is_not_met_cannot_be_played() -> None:
    table = Camp(yours="ohio-bob", hand="pit-of-stakes, supplies", my_location="condor-gate").at(2)
    assert refused(table, "play/pit-of-stakes") == "play.prerequisite"
    table = Camp(yours="ohio-bob", hand="pit-of-stakes, supplies", your_location="condor-gate").at(2)
    table.play("play/pit-of-stakes", "draw/characters")
    assert table.camp(YOU) == []


@pytest.mark.clause("play.player-chooses")
def test_whoever_plays_the_card_picks_the_opponents_character() -> None:
    table = (
        Camp(yours="ramuncho, ohio-bob, antonio", hand="surprise-attack, supplies").at(2).play("play/surprise-attack")
    )
    assert table.table.waiting == [ME]
    assert set(table.keys()) == {"remove/ramuncho", "remove/ohio-bob", "remove/antonio"}
    assert table.keys(YOU) == []
    assert refused(table, "remove/ohio-bob", YOU) == "turn.alternate"
    for key, why in (("remove/huayna", "not-a-target"), ("pass", "finish-effect"), ("play/supplies", "finish-effect")):
        reason = table.table.why_not(ME, key)
        assert reason is not None
        assert reason.key == why
    assert refused(table, "remove/huayna") == "play.player-chooses"
    assert refused(table, "pass") == "play.player-chooses"
    assert refused(table, "play/supplies") == "play.player-chooses"
    table.play("remove/antonio")
    assert table.camp(YOU) == ["ramuncho", "ohio-bob"]


@pytest.mark.clause("play.player-chooses")
def test_whoever_uses_an_action_picks_from_the_opponents_hand() -> None:
    table = Camp(mine="bellefeu", hand="bribe, storm", your_hand="torch, huayna").at(2).play("act/bellefeu")
    assert table.table.waiting == [ME]
    assert set(table.keys()) == {"discard/torch", "discard/huayna"}
    assert table.keys(YOU) == []
    table.play("discard/huayna")
    assert table.discard(CHARACTERS) == ["bellefeu", "huayna"]


@pytest.mark.clause("play.player-chooses")
def test_whoever_reacts_makes_the_choices_of_the_reaction() -> None:
    table = Camp(yours="ohio-bob", hand="jaguar, supplies", your_hand="torch").at(2).play("play/jaguar", "react/torch")
    assert table.table.waiting == [YOU]
    assert table.keys(YOU) == ["draw/exploration", "draw/characters"]
    assert refused(table, "draw/exploration", ME) == "play.player-chooses"
    assert refused(table, "pass") == "play.player-chooses"


@pytest.mark.clause("play.player-chooses")
def test_what_belongs_to_an_effect_cannot_be_chosen_outside_it() -> None:
    table = Camp(mine="ramuncho", yours="huayna", hand="supplies", your_hand="torch").at(2)
    for key in ("remove/huayna", "take/torch", "give/supplies", "mode/1", "yes"):
        assert refused(table, key) == "play.player-chooses"


@pytest.mark.clause("play.action-card")
def test_an_action_card_takes_effect_and_then_is_discarded() -> None:
    table = Camp(hand="surprise-attack, torch", yours="ramuncho, huayna").at(2).play("play/surprise-attack")
    assert table.hand(ME) == ["torch"]
    assert table.cards(zones.IN_PLAY) == ["surprise-attack"]
    assert table.discard(EXPLORATION) == []
    table.play("remove/huayna")
    assert table.discard(EXPLORATION) == ["surprise-attack"]
    assert table.cards(zones.IN_PLAY) == []
    assert table.discard(CHARACTERS) == ["huayna"]


@pytest.mark.clause("play.action-card", "reaction.card-discarded")
def test_cards_answering_cards_are_discarded_last_played_first() -> None:
    table = Camp(yours="ohio-bob, huayna", hand="jaguar", your_hand="bodyguard, torch").at(2)
    table.play("play/jaguar", "pass", "react/bodyguard")
    assert table.discard(EXPLORATION) == ["bodyguard", "jaguar"]
    assert table.camp(YOU) == ["ohio-bob", "huayna"]


@pytest.mark.clause("play.character-action")
def test_only_a_character_in_the_own_camp_can_act() -> None:
    table = Camp(mine="huayna", hand="ramuncho, antonio", yours="bellefeu, baron-von-krall", your_location="nine-wells")
    table.at(2)
    assert table.may("act/huayna")
    for card in ("ramuncho", "antonio", "bellefeu", "baron-von-krall", "ohio-bob"):
        assert refused(table, f"act/{card}") == "play.character-action"


@pytest.mark.clause("play.character-action")
def test_a_character_just_drawn_has_no_action() -> None:
    table = Camp(mine="huayna", characters_top="ramuncho").play("draw/characters")
    assert refused(table, "act/ramuncho") == "play.character-action"


@pytest.mark.clause("play.placed-acts-later")
def test_a_character_placed_in_phase_three_acts_in_the_owners_next_turn_at_the_earliest() -> None:
    table = Camp(mine="huayna", hand="ramuncho", yours="bellefeu", your_hand="bribe").at(3).play("place/ramuncho")
    assert table.table.waiting == [YOU]
    assert table.keys(ME) == []
    assert table.why_not("act/ramuncho", ME) == "turn.alternate"
    table.play("draw/characters", "pass", "pass")
    assert table.state.turn_of == ME
    assert table.why_not("act/ramuncho") == "turn.order"
    table.play("draw/characters", "act/ramuncho")
    assert len(table.table.view(ME)["seats"][ME]["looking_at"]) == 2


@pytest.mark.clause("play.brought-in-acts", "words.card-over-rule")
def test_a_character_brought_in_by_an_effect_in_phase_two_may_act_in_phase_three() -> None:
    table = Camp(mine="tupac-mamani", hand="ramuncho", top="storm, jaguar").at(2).play("act/tupac-mamani")
    assert table.camp(ME) == ["tupac-mamani", "ramuncho"]
    assert table.state.phase == 3
    table.play("act/ramuncho", "take/storm")
    assert table.hand(ME) == ["storm"]
    table = Camp(
        yours="ohio-bob", hand="recruitment", characters_top="ramuncho, antonio, huayna", top="storm, jaguar"
    ).at(2)
    table.play("play/recruitment", "take/ramuncho", "act/ramuncho", "take/jaguar")
    assert table.hand(ME) == ["jaguar"]


@pytest.mark.clause("play.passive")
def test_a_standing_ability_is_no_action() -> None:
    table = Camp(mine="sir-allistair, marcus-vidor, kid-calloway, ramuncho").at(2)
    for card in ("sir-allistair", "marcus-vidor", "kid-calloway"):
        assert refused(table, f"act/{card}") == "play.passive"


@pytest.mark.clause("play.passive")
def test_a_standing_ability_works_as_long_as_its_character_is_in_the_camp() -> None:
    hand = "looting, surprise-attack"
    table = Camp(mine="antonio", yours="marcus-vidor, huayna", hand=hand, your_treasures="golden-quipu").at(2)
    assert refused(table, "play/looting") == "play.passive"
    table.play("play/surprise-attack", "remove/marcus-vidor", "play/looting")
    assert table.treasures(YOU) == []
    held = Camp(mine="antonio", hand="looting", your_hand="marcus-vidor", your_treasures="golden-quipu").at(2)
    assert held.may("play/looting")
    mine = Camp(mine="antonio, marcus-vidor", hand="looting", your_treasures="golden-quipu").at(2)
    assert mine.may("play/looting")


@pytest.mark.clause("play.passive")
def test_kid_calloway_lowers_the_opponents_limit_while_in_camp() -> None:
    hand = "ramuncho, antonio, nine-wells, storm, jaguar"
    Camp(hand=hand, yours="kid-calloway").at(4).nobody_is_waiting_but(ME)
    assert Camp(hand=hand, mine="kid-calloway").at(4).state.turn_of == YOU
    four = Camp(hand="ramuncho, antonio, nine-wells, storm", yours="kid-calloway").at(4)
    assert four.state.turn_of == YOU
    both = Camp(mine="sir-allistair", yours="kid-calloway")
    assert [seat["hand_limit"] for seat in both.table.view(None)["seats"]] == [7, 5]


@pytest.mark.clause("play.random")
def test_storm_takes_two_cards_of_the_opponents_hand_and_nobody_chooses_which() -> None:
    lost: Counter[str] = Counter()
    pairs: Counter[tuple[str, ...]] = Counter()
    for seed in range(600):
        table = Camp(hand="storm, supplies", your_hand="huayna, bribe, antonio, nine-wells", seed=seed).at(2)
        table.play("play/storm")
        table.nobody_is_waiting_but(ME)
        assert table.state.phase == 3
        gone = [*table.discard(CHARACTERS), *(card for card in table.discard(EXPLORATION) if card != "storm")]
        assert len(gone) == len(table.hand(YOU)) == 2
        lost.update(gone)
        pairs[tuple(sorted(gone))] += 1
    # Each card in every second game, each pair in every sixth: five standard deviations of 12.2 and 9.1.
    assert all(abs(lost[card] - 300) < 62 for card in ("huayna", "bribe", "antonio", "nine-wells")), lost
    assert len(pairs) == 6
    assert all(abs(n - 100) < 46 for n in pairs.values()), pairs


@pytest.mark.clause("play.random")
def test_from_too_small_a_hand_all_cards_are_taken() -> None:
    table = Camp(hand="storm, torch", your_hand="huayna").at(2).play("play/storm")
    assert table.hand(YOU) == []
    assert table.discard(CHARACTERS) == ["huayna"]
    table = Camp(mine="antonio", hand="ransom, supplies", your_hand="huayna").at(2).play("play/ransom")
    assert table.hand(ME) == ["supplies", "huayna"]


@pytest.mark.clause("play.random")
def test_a_card_taken_at_random_may_be_any_of_the_hand() -> None:
    taken: Counter[str] = Counter()
    for seed in range(400):
        hands = {"hand": "ransom", "your_hand": "huayna, bribe, torch, nine-wells"}
        table = Camp(mine="antonio", **hands, seed=seed).at(2)
        table.play("play/ransom")
        assert len(table.hand(YOU)) == 3
        taken.update(table.hand(ME))
    assert all(abs(taken[card] - 100) < 40 for card in ("huayna", "bribe", "torch", "nine-wells")), taken


@pytest.mark.clause("play.no-target")
@pytest.mark.parametrize(
    "key",
    [
        "play/storm",
        "play/surprise-attack",
        "play/looting",
        "play/ransom",
        "play/forced-march",
        "act/che-madera",
        "act/ingrid-halvorsen",
        "act/tupac-mamani",
        "act/antonio",
        "act/bellefeu",
    ],
)
def test_what_would_do_nothing_at_all_cannot_be_played_or_used(key: str) -> None:
    card = key.split("/")[1]
    hand = f"{card}, torch" if key.startswith("play/") else "torch"
    in_camp = "ohio-bob, pilar-quispe" + (f", {card}" if key.startswith("act/") else "")
    table = Camp(mine=in_camp, hand=hand, my_location="nine-wells").at(2)
    assert refused(table, key) == "play.no-target"


@pytest.mark.clause("play.no-target")
@pytest.mark.parametrize("card", ["poisoned-darts", "secret-passage", "ransom", "looting"])
def test_nor_can_what_has_its_prerequisite_but_would_do_nothing(card: str) -> None:
    table = Camp(mine="aligator-sloop", hand=f"{card}, supplies", your_location="nine-wells").at(2)
    assert refused(table, f"play/{card}") == "play.no-target"


@pytest.mark.clause("play.no-target")
@pytest.mark.parametrize("key", ["act/ohio-bob", "act/ramuncho", "act/henriette-smith", "act/adventurer"])
def test_with_nothing_to_draw_from_a_search_or_a_draw_cannot_be_used(key: str) -> None:
    table = Camp(mine="ohio-bob, ramuncho, henriette-smith, tupac-mamani", hand="antonio, torch", only_named=True).at(2)
    assert refused(table, key) == "play.no-target"
    again = Camp(
        mine="ohio-bob, ramuncho, henriette-smith, tupac-mamani", discard="storm, bellefeu", only_named=True
    ).at(2)
    assert again.may(key)


@pytest.mark.clause("play.no-target")
@pytest.mark.parametrize(("yours", "clause"), [("che-madera", "play.no-target"), ("che-madera, the-doc", "")])
def test_to_draw_as_many_cards_as_there_are_of_something_needs_one_of_it(yours: str, clause: str) -> None:
    """No card of the box counts for a draw; an owner's card may."""
    with rewritten("supplies", Draw(CountYours(ARCHAEOLOGIST))):
        assert Camp(mine="ramuncho", yours=yours, hand="supplies").at(2).why_not("play/supplies") == clause


@pytest.mark.clause("play.no-target")
def test_what_might_do_something_by_what_its_player_sees_is_allowed() -> None:
    """No Treasure is in the pile, but the player cannot know."""
    table = Camp(mine="ohio-bob", top="storm, bribe, jaguar, anaconda", characters_top="huayna", only_named=True).at(2)
    table.play("act/ohio-bob")
    assert table.state.phase == 3
    assert table.pile(EXPLORATION) == ["anaconda", "storm", "bribe", "jaguar"]


@pytest.mark.clause("play.partial")
def test_a_partial_effect_is_done_as_far_as_it_goes() -> None:
    table = Camp(mine="antonio", yours="ramuncho", hand="rolling-boulder, supplies").at(2).play("play/rolling-boulder")
    assert table.camp(ME) == table.camp(YOU) == []
    table.nobody_is_waiting_but(ME)
    table = Camp(hand="storm, supplies", your_hand="huayna").at(2).play("play/storm")
    assert table.hand(YOU) == []
    table = Camp(hand="anaconda, supplies", your_location="nine-wells").at(2).play("play/anaconda")
    assert table.location(YOU) == []
    assert table.discard(EXPLORATION) == ["nine-wells", "anaconda"]
    table = Camp(
        mine="ohio-bob", yours="ramuncho, antonio", hand="museum-funds", top="storm, bribe", characters_top="huayna",
        only_named=True,
    ).at(2)  # fmt: skip
    table.play("play/museum-funds", "draw/exploration", "draw/exploration")
    assert table.hand(ME) == ["ohio-bob", "storm", "bribe", "huayna"]


@pytest.mark.clause("play.no-third-action", "phase2.one-action", "phase3.action-or-place")
def test_no_turn_holds_more_than_two_actions() -> None:
    most = 0
    for table in random_games(15, 30, turn_cap=80):
        if table.over:
            ear = Ear()
            table.replayed(len(table.history), ear)
            actions = 0
            for line in ear.told:
                key = LINES.all[line.line].key
                if key == "turn":
                    actions = 0
                elif key in ("played", "used", "used-special"):
                    actions += 1
                    most = max(most, actions)
    assert most == 2


@pytest.mark.clause("play.no-third-action", "words.card-over-rule")
def test_placing_by_an_effect_in_phase_two_gives_no_further_action() -> None:
    table = Camp(mine="tupac-mamani", hand="ramuncho, forced-march, nine-wells, supplies").at(2)
    table.play("act/tupac-mamani", "play/forced-march")
    assert table.camp(ME) == ["tupac-mamani", "ramuncho"]
    assert table.location(ME) == ["nine-wells"]
    assert table.state.turn_of == YOU
    assert table.why_not("act/ramuncho", ME) == "turn.alternate"


@pytest.mark.clause("play.ohio-bob")
def test_ohio_bob_alone_looks_at_the_top_three_and_may_show_and_take_one_treasure() -> None:
    top = "storm, golden-quipu, jaguar-mask, bribe, nine-wells"
    table = Camp(mine="ohio-bob", yours="the-doc", top=top, characters_top="huayna", only_named=True, hand="torch").at(
        2
    )
    ear = table.listen()
    table.play("act/ohio-bob")
    assert table.table.view(ME)["seats"][ME]["looking_at"] == ["storm", "golden-quipu", "jaguar-mask"]
    assert table.table.view(YOU)["seats"][ME]["looking_at"] == 3
    assert table.table.view(None)["seats"][ME]["looking_at"] == 3
    assert table.keys() == ["pass", "take/golden-quipu", "take/jaguar-mask"]
    assert refused(table, "take/storm") == "play.player-chooses"
    table.play("take/jaguar-mask")
    assert table.hand(ME) == ["torch", "jaguar-mask"]
    assert table.pile(EXPLORATION) == ["bribe", "nine-wells", "storm", "golden-quipu"]
    assert table.table.view(YOU)["seats"][ME]["hand"]["cards"] == ["jaguar-mask"]
    assert table.table.view(YOU)["piles"]["exploration"]["known"] == []
    assert [told.sees for told in ear.told if LINES.all[told.line].key == "looked"] == [1 << ME] * 3
    assert [told.sees for told in ear.told if LINES.all[told.line].key == "showed"] == [-1]
    assert [told.number for told in ear.told if LINES.all[told.line].key == "put-under"] == [2]


@pytest.mark.clause("play.ohio-bob")
def test_the_treasure_may_be_left_and_the_three_go_under_the_pile_in_their_order() -> None:
    top = "storm, golden-quipu, jaguar-mask, bribe, nine-wells"
    table = Camp(mine="ohio-bob", yours="the-doc", top=top, characters_top="huayna", only_named=True, hand="torch").at(
        2
    )
    table.play("act/ohio-bob", "pass")
    assert table.hand(ME) == ["torch"]
    assert table.pile(EXPLORATION) == ["bribe", "nine-wells", "storm", "golden-quipu", "jaguar-mask"]
    known = table.table.view(ME)["piles"]["exploration"]["known"]
    assert known == ["jaguar-mask", "golden-quipu", "storm", None, None]  # from the bottom up


@pytest.mark.clause("play.ohio-bob")
def test_a_second_use_digs_deeper() -> None:
    top = "storm, bribe, jaguar, anaconda, golden-quipu, nine-wells, decoy"
    table = Camp(mine="ohio-bob", yours="the-doc", top=top, characters_top="huayna", only_named=True, hand="torch").at(
        2
    )
    table.play("act/ohio-bob")
    assert table.state.phase == 3
    table.play("act/ohio-bob", "take/golden-quipu")
    assert table.hand(ME) == ["torch", "golden-quipu"]
    assert table.pile(EXPLORATION) == ["decoy", "storm", "bribe", "jaguar", "anaconda", "nine-wells"]


@pytest.mark.clause("play.che-madera")
def test_che_madera_needs_an_opposing_character() -> None:
    table = Camp(mine="che-madera, ramuncho").at(2)
    assert refused(table, "act/che-madera") == "play.no-target"


@pytest.mark.clause("play.che-madera")
def test_che_madera_goes_first_and_the_opposing_character_after() -> None:
    table = Camp(mine="che-madera, ramuncho", yours="huayna, antonio").at(2).play("act/che-madera")
    assert table.discard(CHARACTERS) == ["che-madera"]
    assert table.camp(ME) == ["ramuncho"]
    table.play("remove/antonio")
    assert table.discard(CHARACTERS) == ["che-madera", "antonio"]
    assert table.camp(YOU) == ["huayna"]


@pytest.mark.clause("play.che-madera")
def test_che_maderas_leaving_is_a_cost_and_no_removal() -> None:
    """It opens no Reaction, and a removal that comes to nothing does not bring him back."""
    table = Camp(
        mine="che-madera, the-doc", hand="bodyguard", yours="huayna, antonio", your_hand="bodyguard, torch"[11:]
    )
    ear = table.at(2).listen()
    table.play("act/che-madera")
    assert table.table.waiting == [ME]
    assert set(table.keys()) == {"remove/huayna", "remove/antonio"}
    assert told_keys(ear) == ["used", "left", "special-to"]
    saved = Camp(mine="che-madera, ramuncho", yours="huayna, antonio", your_hand="bodyguard").at(2)
    saved.play("act/che-madera", "remove/huayna", "react/bodyguard")
    assert saved.camp(YOU) == ["huayna", "antonio"]
    assert saved.camp(ME) == ["ramuncho"]
    assert saved.discard(CHARACTERS) == ["che-madera"]


@pytest.mark.clause("play.read-aloud")
def test_the_log_tells_who_was_won_over() -> None:
    table = Camp(mine="antonio", yours="huayna, ramuncho", hand="bribe, storm, torch").at(2)
    ear = table.listen()
    table.play("play/bribe", "discard/storm", "take/huayna")
    assert told_keys(ear).count("won-over") == 1
