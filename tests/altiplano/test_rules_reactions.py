"""Reactions: when they may be used, in which order, and what the other player is told."""

import pytest

from bivouac.engine.events import BEFORE, CANCELLED, event
from bivouac.games.altiplano import state as zones
from bivouac.games.altiplano.actions import KEYS
from bivouac.games.altiplano.catalog import ACTION, BEAST, CATALOG, TRAP
from bivouac.games.altiplano.setup import GAME
from bivouac.games.altiplano.verbs import Draw, Remove
from tests.altiplano.camp import CHARACTERS, EXPLORATION, ME, NUMBER, YOU, Camp, rewritten, told_keys
from tests.altiplano.test_rules_turn import refused

ALL_REACTIONS = "torch, sixth-sense, bodyguard, landslide, decoy"


@pytest.mark.clause("reaction.only-then")
def test_in_the_opponents_turn_only_reactions_can_be_used() -> None:
    table = Camp(
        mine="antonio", yours="ramuncho, ohio-bob", hand="jaguar", your_hand="torch, supplies, nine-wells, huayna"
    ).at(2)
    table.play("play/jaguar")
    assert table.table.waiting == [YOU]
    assert table.keys(YOU) == ["pass", "react/torch"]
    for key in ("play/supplies", "act/ramuncho", "act/adventurer", "place/nine-wells", "draw/exploration"):
        assert refused(table, key, YOU) == "reaction.only-then"


@pytest.mark.clause("reaction.only-then")
def test_a_reaction_card_is_no_action_and_must_be_in_hand() -> None:
    table = Camp(mine="ramuncho", hand="torch, bodyguard").at(2)
    assert refused(table, "play/torch") == "reaction.only-then"
    assert refused(table, "play/bodyguard") == "reaction.only-then"
    table = Camp(yours="ramuncho, the-doc", hand="surprise-attack", your_hand="torch").at(2)
    table.play("play/surprise-attack", "remove/ramuncho")
    assert refused(table, "react/bodyguard", YOU) == "reaction.only-then"


MOMENTS = [
    ("play/jaguar", {"react/torch", "react/decoy"}),
    ("play/vampire-bats", {"react/torch", "react/decoy"}),
    ("play/anaconda", {"react/torch", "react/decoy"}),
    ("play/stampede", {"react/torch", "react/decoy"}),
    ("play/pit-of-stakes", {"react/sixth-sense"}),
    ("play/rolling-boulder", {"react/sixth-sense"}),
    ("play/poisoned-darts", {"react/sixth-sense"}),
    ("play/sealed-door", {"react/sixth-sense"}),
    ("play/surprise-attack", {"react/bodyguard"}),
    ("act/che-madera", {"react/bodyguard"}),
    ("play/storm", {"react/padre-anselmo"}),
    ("act/rogue", {"react/padre-anselmo"}),
    ("place/nine-wells", {"react/landslide"}),
    ("place/huayna", set()),
    ("play/supplies", set()),
    ("play/ransom", set()),
]


@pytest.mark.clause("reaction.condition")
@pytest.mark.parametrize(("key", "answers"), MOMENTS)
def test_a_reaction_is_offered_only_at_the_moment_it_names(key: str, answers: set[str]) -> None:
    card = key.split("/")[1]
    in_hand = "supplies" if key.startswith("act/") else card
    table = Camp(
        mine="che-madera",
        yours="ohio-bob, padre-anselmo",
        hand=in_hand,
        your_hand=ALL_REACTIONS,
        your_location="condor-gate",
    ).at(3)
    table.play(key)
    if table.may("remove/ohio-bob"):
        table.play("remove/ohio-bob")
    elif table.may("return/ohio-bob"):
        table.play("return/ohio-bob")
    asked = table.table.waiting == [YOU] and table.state.turn_of == ME
    assert asked == bool(answers)
    if asked:
        assert set(table.keys(YOU)) == {"pass", *answers}
        for reaction in ALL_REACTIONS.split(", "):
            if f"react/{reaction}" not in answers and reaction in table.hand(YOU):
                assert refused(table, f"react/{reaction}", YOU) == "reaction.condition"
        assert refused(table, "react/supplies", YOU) == "reaction.condition"


@pytest.mark.clause("reaction.condition")
def test_without_an_event_no_reaction_can_be_used() -> None:
    table = Camp(mine="ramuncho", yours="the-doc", your_hand="torch, bodyguard").at(2)
    for key in ("react/torch", "react/bodyguard", "react/the-doc"):
        assert refused(table, key, YOU) == "reaction.condition"


@pytest.mark.clause("reaction.condition")
def test_double_cross_answers_reaction_cards_and_not_reaction_abilities() -> None:
    table = (
        Camp(yours="ohio-bob", hand="jaguar, double-cross", your_hand="torch").at(2).play("play/jaguar", "react/torch")
    )
    assert table.table.waiting == [ME]
    assert table.keys() == ["pass", "react/double-cross"]
    table = Camp(yours="aligator-sloop", hand="jaguar, double-cross, supplies", your_hand="bribe").at(2)
    table.play("play/jaguar", "react/aligator-sloop")
    table.nobody_is_waiting_but(ME)
    assert table.camp(YOU) == ["aligator-sloop"]
    assert table.state.phase == 3


@pytest.mark.clause("reaction.card-discarded")
def test_a_reaction_card_is_discarded_after_use() -> None:
    table = Camp(yours="ohio-bob, huayna", hand="surprise-attack", your_hand="bodyguard, bribe").at(2)
    table.play("play/surprise-attack", "remove/huayna", "react/bodyguard")
    assert table.hand(YOU) == ["bribe"]
    assert table.discard(EXPLORATION) == ["bodyguard", "surprise-attack"]
    assert table.cards(zones.IN_PLAY) == []


@pytest.mark.clause("reaction.card-discarded")
def test_a_reaction_lies_open_and_not_yet_discarded_while_it_takes_effect() -> None:
    table = Camp(yours="ohio-bob", hand="jaguar", your_hand="torch").at(2).play("play/jaguar", "react/torch")
    assert table.cards(zones.IN_PLAY) == ["jaguar", "torch"]
    assert table.discard(EXPLORATION) == []
    table.play("draw/characters")
    assert table.discard(EXPLORATION) == ["torch", "jaguar"]


@pytest.mark.clause("reaction.no-action")
def test_a_reaction_uses_up_no_phase_of_either_player() -> None:
    table = Camp(
        mine="antonio", yours="ramuncho, ohio-bob", hand="surprise-attack, supplies", your_hand="bodyguard, bribe"
    )
    table.at(2).play("play/surprise-attack", "remove/ramuncho", "react/bodyguard")
    assert (table.state.turn_of, table.state.phase) == (ME, 3)
    assert table.may("play/supplies")
    table.play("pass", "draw/characters", "act/ramuncho")
    first = table.keys()[0]
    table.play(first)
    assert (table.state.turn_of, table.state.phase) == (YOU, 3)
    table.play("act/ramuncho")
    assert table.state.turn_of == YOU


@pytest.mark.clause("reaction.ability")
def test_a_reaction_ability_works_only_from_the_own_camp() -> None:
    table = (
        Camp(yours="the-doc, ramuncho", hand="surprise-attack").at(2).play("play/surprise-attack", "remove/ramuncho")
    )
    assert table.keys(YOU) == ["pass", "react/the-doc"]
    ear = table.listen()
    table.play("react/the-doc")
    assert told_keys(ear)[:2] == ["reacted", "back-to-hand"]
    assert table.camp(YOU) == ["the-doc"]
    assert table.hand(YOU) == ["ramuncho"]
    held = Camp(yours="ramuncho, huayna", hand="surprise-attack, supplies", your_hand="the-doc, padre-anselmo").at(2)
    held.play("play/surprise-attack", "remove/ramuncho")
    held.nobody_is_waiting_but(ME)
    assert held.camp(YOU) == ["huayna"]
    other = Camp(mine="the-doc", yours="ramuncho, huayna", hand="surprise-attack, supplies", your_hand="bodyguard").at(
        2
    )
    other.play("play/surprise-attack", "remove/ramuncho")
    assert other.keys(YOU) == ["pass", "react/bodyguard"]
    assert refused(other, "react/the-doc", YOU) == "reaction.ability"


@pytest.mark.clause("reaction.ability")
def test_a_reaction_ability_is_no_action() -> None:
    table = Camp(mine="the-doc, aligator-sloop, pilar-quispe, padre-anselmo, ramuncho", hand="supplies").at(2)
    for card in ("the-doc", "aligator-sloop", "pilar-quispe", "padre-anselmo"):
        assert refused(table, f"act/{card}") == "reaction.ability"


@pytest.mark.clause("reaction.ability", "play.prerequisite")
def test_an_ability_whose_cost_cannot_be_paid_cannot_be_used() -> None:
    table = Camp(yours="aligator-sloop", hand="jaguar, supplies").at(2)
    table.play("play/jaguar")
    assert table.camp(YOU) == []
    table = Camp(yours="aligator-sloop, ohio-bob", hand="jaguar, supplies", your_hand="huayna").at(2)
    table.play("play/jaguar", "react/aligator-sloop")
    assert table.camp(YOU) == ["aligator-sloop", "ohio-bob"]
    assert table.discard(CHARACTERS) == ["huayna"]
    table = Camp(yours="aligator-sloop, ohio-bob", hand="jaguar, supplies", your_hand="torch").at(2)
    table.play("play/jaguar", "react/torch", "draw/exploration")
    assert table.camp(YOU) == ["aligator-sloop", "ohio-bob"]
    table = Camp(yours="aligator-sloop, ohio-bob", hand="jaguar, double-cross, supplies", your_hand="torch").at(2)
    table.play("play/jaguar", "react/torch", "react/double-cross")  # then Sloop has nothing left to pay with
    assert table.table.waiting == [ME]


@pytest.mark.clause("reaction.own-removal")
def test_an_ability_answers_the_removal_of_its_own_character() -> None:
    table = Camp(yours="the-doc, ramuncho", hand="surprise-attack").at(2).play("play/surprise-attack", "remove/the-doc")
    assert table.keys(YOU) == ["pass", "react/the-doc"]
    table.play("react/the-doc")
    assert table.hand(YOU) == ["the-doc"]
    assert table.camp(YOU) == ["ramuncho"]
    assert table.discard(CHARACTERS) == []


@pytest.mark.clause("reaction.trap")
@pytest.mark.parametrize(("card", "answer"), [("pit-of-stakes", "sixth-sense"), ("stampede", "torch")])
def test_a_trap_or_beast_is_answered_after_its_announcement_and_before_anything_in_it_is_chosen(
    card: str, answer: str
) -> None:
    table = Camp(
        mine="antonio", yours="ohio-bob, the-doc", hand=f"{card}, supplies", your_hand=f"{answer}, bribe",
        your_location="nine-wells",
    ).at(2)  # fmt: skip
    ear = table.listen()
    table.play(f"play/{card}")
    assert told_keys(ear) == ["played"]
    assert table.table.waiting == [YOU]
    assert table.keys(YOU) == ["pass", f"react/{answer}"]
    assert table.table.view(YOU)["in_play"] == [card]
    assert table.camp(YOU) == ["ohio-bob", "the-doc"]
    table.play("pass")
    assert table.table.waiting == [ME]
    verb = "remove" if card == "pit-of-stakes" else "return"
    assert set(table.keys()) == {f"{verb}/ohio-bob", f"{verb}/the-doc"}


@pytest.mark.clause("reaction.trap")
def test_even_what_is_random_or_without_choice_waits_for_the_answer() -> None:
    table = Camp(yours="ohio-bob", hand="vampire-bats, supplies", your_hand="torch").at(2).play("play/vampire-bats")
    assert table.hand(YOU) == ["torch"]
    table.play("react/torch", "draw/characters")
    assert len(table.hand(YOU)) == 1
    assert table.hand(ME) == ["supplies"]


@pytest.mark.clause("reaction.removal")
def test_a_removal_is_answered_once_its_character_is_chosen_and_before_it_leaves() -> None:
    table = (
        Camp(yours="ohio-bob, ramuncho", hand="surprise-attack", your_hand="bodyguard")
        .at(2)
        .play("play/surprise-attack")
    )
    assert table.table.waiting == [ME]
    table.play("remove/ramuncho")
    assert table.table.waiting == [YOU]
    assert table.camp(YOU) == ["ohio-bob", "ramuncho"]
    assert table.table.view(YOU)["events"][-1]["card"] == "ramuncho"
    kept = Camp(yours="ohio-bob, ramuncho", hand="surprise-attack", your_hand="bodyguard").at(2)
    kept.play("play/surprise-attack", "remove/ramuncho", "react/bodyguard")
    assert kept.camp(YOU) == ["ohio-bob", "ramuncho"]
    table.play("pass")
    assert table.camp(YOU) == ["ohio-bob"]


@pytest.mark.clause("reaction.removal")
def test_each_of_two_removals_is_answered_on_its_own() -> None:
    table = Camp(mine="antonio", yours="the-doc, ramuncho, huayna", hand="rolling-boulder", your_hand="bodyguard").at(2)
    table.play("play/rolling-boulder", "remove/ramuncho")
    assert table.keys(YOU) == ["pass", "react/the-doc", "react/bodyguard"]
    table.play("react/bodyguard")
    assert table.table.waiting == [ME]
    assert table.camp(YOU) == ["the-doc", "ramuncho", "huayna"]
    table.play("remove/huayna")
    assert table.keys(YOU) == ["pass", "react/the-doc"]
    table.play("react/the-doc")
    assert table.hand(YOU) == ["huayna"]


@pytest.mark.clause("reaction.several")
def test_an_event_may_be_answered_again_when_the_first_answer_came_to_nothing() -> None:
    table = Camp(
        mine="antonio",
        yours="the-doc, ramuncho",
        hand="surprise-attack, double-cross",
        your_hand="bodyguard, bribe",
    ).at(2)
    table.play("play/surprise-attack", "remove/ramuncho", "react/bodyguard", "react/double-cross")
    assert table.table.waiting == [YOU]
    assert table.keys(YOU) == ["pass", "react/the-doc"]
    table.play("react/the-doc")
    assert table.camp(YOU) == ["the-doc"]
    assert "ramuncho" in table.hand(YOU)


@pytest.mark.clause("reaction.several")
def test_a_cancelled_event_is_answered_no_further() -> None:
    table = Camp(yours="the-doc, ramuncho", hand="surprise-attack, supplies", your_hand="bodyguard, bribe")
    table.at(2).play("play/surprise-attack", "remove/ramuncho")
    assert table.keys(YOU) == ["pass", "react/the-doc", "react/bodyguard"]
    table.play("react/bodyguard")
    table.nobody_is_waiting_but(ME)
    assert table.camp(YOU) == ["the-doc", "ramuncho"]


@pytest.mark.clause("reaction.several")
def test_reactions_that_leave_the_event_open_follow_one_another() -> None:
    table = Camp(yours="the-doc, ramuncho", hand="surprise-attack, supplies", your_hand="bodyguard, bribe").at(2)
    with rewritten("bodyguard", Draw(1, CHARACTERS)):
        table.play("play/surprise-attack", "remove/ramuncho", "react/bodyguard")
        assert table.keys(YOU) == ["pass", "react/the-doc"]
        table.play("react/the-doc")
    assert "ramuncho" in table.hand(YOU)


@pytest.mark.clause("reaction.often")
def test_an_ability_answers_one_event_once() -> None:
    """The abilities of the box settle what they answer; one that only draws would not, and still answers but once."""
    table = Camp(yours="the-doc, ramuncho", hand="surprise-attack, supplies", your_hand="bodyguard").at(2)
    with rewritten("the-doc", Draw(1, CHARACTERS)):
        table.play("play/surprise-attack", "remove/ramuncho", "react/the-doc")
        assert table.keys(YOU) == ["pass", "react/bodyguard"]
        assert refused(table, "react/the-doc", YOU) == "reaction.often"
        table.play("pass")
        assert table.camp(YOU) == ["the-doc"]
    alone = Camp(yours="the-doc, ramuncho", hand="surprise-attack, supplies").at(2)
    with rewritten("the-doc", Draw(1, CHARACTERS)):
        alone.play("play/surprise-attack", "remove/ramuncho", "react/the-doc")
        alone.nobody_is_waiting_but(ME)


@pytest.mark.clause("reaction.often")
def test_an_ability_answers_any_number_of_events_in_a_turn() -> None:
    hand = "rolling-boulder, surprise-attack"
    table = Camp(mine="antonio", yours="the-doc, ramuncho, huayna, marcus-vidor", hand=hand).at(2)
    table.play("play/rolling-boulder", "remove/ramuncho", "react/the-doc", "remove/huayna", "react/the-doc")
    table.play("play/surprise-attack", "remove/marcus-vidor", "react/the-doc")
    assert table.hand(YOU) == ["ramuncho", "huayna", "marcus-vidor"]


@pytest.mark.clause("reaction.not-own-turn")
def test_reactions_are_not_used_in_ones_own_turn() -> None:
    table = Camp(mine="the-doc, ramuncho", hand="torch, bodyguard, decoy", yours="ohio-bob", your_hand="bribe").at(2)
    for key in ("react/torch", "react/bodyguard", "react/decoy", "react/the-doc"):
        assert refused(table, key) == "reaction.not-own-turn"


@pytest.mark.clause("reaction.not-own-turn")
def test_what_the_opponent_does_in_ones_own_turn_is_not_answered() -> None:
    """A Reaction that removes a Character stands in for one: the box has none that does anything answerable."""
    table = Camp(
        mine="the-doc, ramuncho", hand="jaguar, bodyguard, supplies", yours="ohio-bob, antonio, che-madera",
        your_hand="torch",
    ).at(2)  # fmt: skip
    with rewritten("torch", Remove()):
        table.play("play/jaguar", "react/torch", "remove/ramuncho")
        assert table.camp(ME) == ["the-doc"]
        assert table.hand(ME) == ["bodyguard", "supplies"]
        table.nobody_is_waiting_but(ME)


@pytest.mark.clause("reaction.not-own-turn")
def test_double_cross_alone_is_used_in_ones_own_turn() -> None:
    table = Camp(yours="ohio-bob", hand="jaguar, double-cross, bodyguard, supplies", your_hand="torch").at(2)
    table.play("play/jaguar", "react/torch")
    assert table.keys(ME) == ["pass", "react/double-cross"]
    assert refused(table, "react/bodyguard", ME) == "reaction.condition"
    assert refused(table, "play/supplies", ME) == "reaction.only-then"
    table.play("react/double-cross")
    assert table.camp(YOU) == []


@pytest.mark.clause("reaction.icons-on-cards")
def test_only_action_cards_carry_beast_and_trap_icons() -> None:
    for card in CATALOG.cards:
        if card.is_a & (BEAST | TRAP):
            assert card.is_a & ACTION, card.key


@pytest.mark.clause("reaction.icons-on-cards")
@pytest.mark.parametrize("key", ["act/che-madera", "act/antonio", "act/rogue", "act/baron-von-krall"])
def test_actions_of_characters_and_specials_open_no_beast_or_trap_reaction(key: str) -> None:
    table = Camp(
        mine="che-madera, antonio, baron-von-krall", yours="aligator-sloop, pilar-quispe", your_location="nine-wells",
        your_treasures="golden-quipu", your_hand="torch, sixth-sense, bribe", hand="supplies, storm",
    ).at(2)  # fmt: skip
    table.play(key)
    while table.table.waiting == [ME] and table.state.phase == 2:
        table.play(table.keys()[-1])
    assert (table.table.waiting, table.state.phase) == ([ME], 3)


@pytest.mark.clause("end.two-treasures")
def test_what_matters_to_a_player_is_aimed_at_them_or_is_a_location_for_a_second_treasure() -> None:
    for treasures, matters in (("", False), ("golden-quipu", True)):
        table = Camp(mine="ramuncho", hand="nine-wells", my_treasures=treasures, your_hand="landslide").at(3)
        table.play("place/nine-wells")
        assert (table.table.waiting, GAME.matters(table.state, YOU)) == ([YOU], matters)
    table = Camp(mine="antonio", yours="ramuncho, ohio-bob", hand="jaguar", your_hand="torch").at(2).play("play/jaguar")
    assert (table.table.waiting, GAME.matters(table.state, YOU)) == ([YOU], True)


@pytest.mark.clause("reaction.hidden")
def test_the_actor_is_not_told_that_the_opponent_is_asked() -> None:
    table = Camp(yours="ohio-bob, ramuncho", hand="surprise-attack, supplies", your_hand="bodyguard").at(2)
    table.play("play/surprise-attack", "remove/ramuncho")
    assert table.table.view(YOU)["asking"] == YOU
    assert table.table.view(ME)["asking"] is None
    assert table.table.view(None)["asking"] is None
    assert refused(table, "pass", ME) == "reaction.hidden"


@pytest.mark.clause("reaction.hidden")
@pytest.mark.parametrize("held", ["bodyguard", "torch"])
def test_a_pass_and_an_inability_look_alike(held: str) -> None:
    able = Camp(yours="ohio-bob, ramuncho", hand="surprise-attack, supplies", your_hand="bodyguard", seed=4).at(2)
    unable = Camp(yours="ohio-bob, ramuncho", hand="surprise-attack, supplies", your_hand=held, seed=4).at(2)
    ears = []
    for table in (able, unable):
        ears.append(table.listen())
        table.play("play/surprise-attack", "remove/ramuncho")
        if table.table.waiting == [YOU]:
            table.play("pass")
        table.nobody_is_waiting_but(ME)
    assert able.table.view(ME) == unable.table.view(ME)
    assert told_keys(ears[0]) == told_keys(ears[1]) == ["played", "removing", "removed"]
    assert able.table.can_undo(ME) == unable.table.can_undo(ME)
    assert not able.table.can_undo(ME)


@pytest.mark.clause("reaction.hidden")
@pytest.mark.parametrize("held", ["bodyguard", "torch"])
def test_at_a_table_of_people_who_cannot_answer_is_asked_all_the_same(held: str) -> None:
    table = Camp(yours="ohio-bob, ramuncho", hand="surprise-attack, supplies", your_hand=held, seed=4).at(2)
    table.state.patient = 1 << YOU
    table.play("play/surprise-attack", "remove/ramuncho")
    assert table.table.waiting == [YOU]
    assert table.keys(YOU) == (["pass", "react/bodyguard"] if held == "bodyguard" else ["pass"])
    assert table.table.view(ME)["asking"] is None
    assert table.table.view(None)["asking"] is None
    choices = len(table.table.history)
    table.play("pass")
    assert len(table.table.history) - choices == (1 if held == "bodyguard" else 0), "a forced pass is no decision"
    table.nobody_is_waiting_but(ME)


@pytest.mark.clause("reaction.hidden")
@pytest.mark.parametrize("on_top", ["golden-quipu, supplies, storm", "telegram, supplies, storm"])
def test_at_a_table_of_people_a_search_stops_whether_or_not_it_found(on_top: str) -> None:
    table = Camp(mine="ohio-bob", top=on_top, seed=4).at(2)
    table.state.patient = 1 << ME
    table.play("act/ohio-bob")
    assert table.table.waiting == [ME]
    assert table.keys(ME)[0] == "pass"
    assert table.table.view(ME)["seats"][ME]["looking_at"], "who looks sees the cards while deciding"
    assert table.table.view(YOU)["asking"] is None
    table.play("pass")
    table.nobody_is_waiting_but(ME)


@pytest.mark.clause("reaction.hidden")
def test_whether_a_seat_might_answer_is_judged_by_what_everybody_sees() -> None:
    """Any Exploration card in hand might be the answer; a hand of Characters cannot, nor a Camp without the ability."""
    removal = event(zones.REMOVAL, ME, YOU, NUMBER["ramuncho"])
    for card in KEYS[17:51]:
        assert Camp(yours="ramuncho", your_hand=card).state.window(removal, BEFORE) == [YOU]
    assert Camp(yours="ramuncho, aligator-sloop", your_hand="huayna, ohio-bob").state.window(removal, BEFORE) == []
    doc = Camp(yours="ramuncho, the-doc").state
    assert doc.window(removal, BEFORE) == [YOU]
    assert doc.window(removal.with_answer(NUMBER["the-doc"]), BEFORE) == []
    assert doc.window(removal.with_outcome(CANCELLED), BEFORE) == []


@pytest.mark.clause("reaction.hidden")
def test_nobody_is_asked_in_vain_about_a_discard_that_only_a_camp_answers() -> None:
    """No Reaction card names the moment, and Padre Anselmo lies face up: everybody knows whether it can be answered."""
    for camp, asked in (("ramuncho", ME), ("padre-anselmo", YOU)):
        table = Camp(yours=camp, hand="storm, supplies", your_hand="torch, bribe, ransom, looting").at(2)
        table.state.patient = 1 << YOU
        table.play("play/storm")
        assert table.table.waiting == [asked]


@pytest.mark.clause("reaction.one-chain")
def test_a_reaction_may_be_answered_and_the_last_window_closes_first() -> None:
    table = Camp(yours="ohio-bob, the-doc", hand="jaguar, double-cross, supplies", your_hand="torch, bribe").at(2)
    ear = table.listen()
    table.play("play/jaguar", "react/torch", "react/double-cross")
    assert told_keys(ear) == ["played", "reacted", "reacted", "cancelled-card", "removing"]
    assert table.cards(zones.IN_PLAY) == ["jaguar"]
    assert table.discard(EXPLORATION) == ["double-cross", "torch"]
    table.play("pass")  # the Doc lets go whomever the Jaguar has picked
    assert len(table.camp(YOU)) == 1
    assert table.hand(YOU) == ["bribe"]  # the cancelled Torch draws nothing
    assert table.discard(EXPLORATION) == ["double-cross", "torch", "jaguar"]


@pytest.mark.clause("reaction.one-chain")
def test_a_reaction_that_is_not_answered_takes_effect_before_what_it_answers() -> None:
    table = Camp(yours="ohio-bob, the-doc", hand="jaguar, double-cross, supplies", your_hand="torch, bribe").at(2)
    table.play("play/jaguar", "react/torch", "pass", "draw/characters")
    assert table.camp(YOU) == ["ohio-bob", "the-doc"]
    assert table.hand(ME) == ["double-cross", "supplies"]
    assert (table.state.turn_of, table.state.phase) == (ME, 3)


@pytest.mark.clause("reaction.cancelled-card", "words.cancel-icon")
@pytest.mark.parametrize(("card", "answer"), [("anaconda", "torch"), ("pit-of-stakes", "sixth-sense")])
def test_a_cancelled_card_is_spent_and_so_is_the_action_of_its_phase(card: str, answer: str) -> None:
    table = Camp(
        mine="antonio",
        yours="ohio-bob",
        your_location="nine-wells",
        hand=f"{card}, storm",
        your_hand=f"{answer}, bribe",
    ).at(2)
    table.play(f"play/{card}", f"react/{answer}", *(["draw/characters"] if answer == "torch" else []))
    assert table.camp(YOU) == ["ohio-bob"]
    assert table.location(YOU) == ["nine-wells"]
    assert table.hand(ME) == ["storm"]
    assert table.discard(EXPLORATION) == [answer, card]
    assert (table.state.turn_of, table.state.phase) == (ME, 3)
    table.nobody_is_waiting_but(ME)


@pytest.mark.clause("reaction.cancelled-card")
def test_a_buried_location_is_spent_and_so_is_the_phase() -> None:
    table = Camp(hand="nine-wells, condor-gate", your_hand="landslide, bribe").at(3)
    ear = table.listen()
    table.play("place/nine-wells", "react/landslide")
    assert told_keys(ear)[:3] == ["placing", "reacted", "buried"]
    assert table.location(ME) == []
    assert table.hand(ME) == ["condor-gate"]
    assert table.discard(EXPLORATION) == ["landslide", "nine-wells"]
    assert table.state.turn_of == YOU
