"""Why not: a refusal says what is missing, from the side of whoever is refused."""

import pytest

from bivouac.games.altiplano.catalog import CATALOG
from bivouac.games.altiplano.words import FINE, NO_TARGET
from bivouac.text import altiplano as words
from bivouac.text.fluent import has
from tests.altiplano.camp import CHARACTERS, EXPLORATION, ME, NUMBER, YOU, Camp, random_games


def why(camp: Camp, key: str, lang: str = "en", seat: int = ME) -> str:
    reason = camp.table.why_not(seat, key)
    assert reason is not None, f"{key} is allowed"
    return reason.say(lang)


@pytest.mark.clause("play.prerequisite")
def test_a_prerequisite_is_told_from_the_side_of_whoever_is_refused() -> None:
    camp = Camp(mine="ramuncho, antonio", yours="ohio-bob", hand="jaguar, pit-of-stakes").phase(2)
    assert why(camp, "play/jaguar") == (
        "You cannot play Jaguar now: your opponent must have more Characters in Camp than you."
    )
    assert why(camp, "play/jaguar", "fr") == (
        "Tu ne peux pas jouer Jaguar maintenant\u202f: "
        "il faut que ton adversaire ait plus de Personnages que toi dans son Camp."
    )
    assert why(camp, "play/pit-of-stakes") == "You cannot play Pit of stakes now: your opponent must have a Location."


@pytest.mark.clause("play.no-target")
def test_a_condition_that_is_not_met_is_named() -> None:
    camp = Camp(mine="antonio, ramuncho", yours="ohio-bob", hand="supplies, bribe", your_hand="storm, torch").phase(2)
    assert camp.why_not("act/antonio") == "play.no-target"
    assert why(camp, "act/antonio") == ("Antonio would do nothing now: your opponent must hold more cards than you.")
    assert why(camp, "act/antonio", "fr") == (
        "Antonio ne ferait rien maintenant\u202f: il faut que ton adversaire ait plus de cartes en main que toi."
    )
    march = Camp(mine="ramuncho, antonio", hand="forced-march").phase(2)
    assert "must hold more cards than yours" in why(march, "play/forced-march")


@pytest.mark.clause("play.no-target")
def test_a_condition_is_not_named_where_it_is_met_or_would_not_help() -> None:
    empty = Camp(mine="antonio", yours="ohio-bob, huayna", hand="storm, supplies").phase(2)
    assert why(empty, "act/antonio") == "Antonio would do nothing now: it needs a card in your opponent’s hand."
    behind = Camp(mine="antonio, ramuncho", yours="ohio-bob", hand="supplies").phase(2)
    assert why(behind, "act/antonio") == "Antonio would do nothing now: it needs a card in your opponent’s hand."
    none_left = Camp(mine="henriette-smith, tupac-mamani", hand="huayna").without(EXPLORATION).phase(2)
    assert why(none_left, "act/henriette-smith") == (
        "Henriette Smith would do nothing now: it needs an Exploration card left to draw."
    )


@pytest.mark.clause("play.no-target")
@pytest.mark.parametrize(
    ("card", "english", "french"),
    [
        ("storm", "a card in your opponent’s hand", "une carte dans la main de ton adversaire"),
        ("surprise-attack", "a Character in your opponent’s Camp", "un Personnage dans le Camp de ton adversaire"),
    ],
)
def test_a_card_without_a_target_says_what_it_needs(card: str, english: str, french: str) -> None:
    camp = Camp(mine="tupac-mamani", hand=f"{card}, huayna").without(EXPLORATION).phase(2)
    assert why(camp, f"play/{card}").endswith(f"would do nothing now: it needs {english}.")
    assert why(camp, f"play/{card}", "fr").endswith(f"ne ferait rien maintenant. Il faudrait {french}.")


@pytest.mark.clause("play.no-target")
def test_a_card_of_two_verbs_names_what_either_needs() -> None:
    camp = Camp(mine="che-madera, antonio, tupac-mamani", hand="ransom, huayna").phase(2)
    assert why(camp, "play/ransom") == (
        "Ransom would do nothing now: it needs a Character in your opponent’s Camp, or a card in your opponent’s hand."
    )
    assert why(camp, "play/ransom", "fr").endswith(
        "Il faudrait un Personnage dans le Camp de ton adversaire, ou une carte dans la main de ton adversaire."
    )


@pytest.mark.clause("play.no-target")
def test_every_verb_that_can_lack_something_says_what() -> None:
    always = {"cancel", "turn-against", "stay", "to-hand", "bury", "give", "discard-self"}
    used = {way.key for card in CATALOG.cards if card.effect for way in words.ways_of(card.effect.words())}
    assert len(used) > 10
    for lang in ("en", "fr"):
        assert not {key for key in used - always if not has(lang, f"lack-altiplano-{key}")}


@pytest.mark.clause("play.prerequisite", "reaction.ability")
def test_a_cost_names_what_pays_it_and_only_a_cost_does() -> None:
    camp = Camp(hand="jaguar", yours="aligator-sloop, pilar-quispe", your_hand="")
    camp.state.patient = 1 << YOU
    camp.phase(2).play("play/jaguar")
    assert why(camp, "react/aligator-sloop", seat=YOU) == (
        "You cannot pay the cost of Aligator Sloop: you need one more card in your hand to discard."
    )
    rogue = Camp(mine="antonio, ramuncho", yours="padre-anselmo", your_hand="ohio-bob, the-doc, huayna")
    rogue.state.patient = 1 << YOU
    rogue.phase(2).play("act/rogue")
    assert rogue.state.why_not_ability(YOU, NUMBER["padre-anselmo"]) == FINE
    rogue.without(EXPLORATION).without(CHARACTERS)
    assert rogue.state.why_not_ability(YOU, NUMBER["padre-anselmo"]) == NO_TARGET, "he has no cost"


@pytest.mark.clause("reaction.condition")
def test_a_card_that_is_no_reaction_waits_for_no_moment() -> None:
    camp = Camp(mine="ramuncho", hand="storm", yours="ohio-bob").phase(2)
    said = "You cannot react with Ohio Bob: its text names no moment for that."
    assert why(camp, "react/ohio-bob") == why(camp, "react/ohio-bob", seat=YOU) == said
    assert camp.why_not("react/torch") == "reaction.not-own-turn"
    assert camp.why_not("react/torch", YOU) == "reaction.condition"


@pytest.mark.clause("phase2.no-placing", "phase3.action-or-place")
def test_what_is_not_in_hand_is_not_put_off_to_phase_3() -> None:
    camp = Camp(mine="ramuncho", hand="nine-wells").phase(2)
    assert camp.why_not("place/nine-wells") == "phase2.no-placing"
    assert camp.why_not("place/condor-gate") == "phase3.action-or-place"


@pytest.mark.uncounted
def test_no_reason_leaves_a_gap_at_any_moment_of_a_game() -> None:
    reasons = set()
    for number, table in enumerate(random_games(4, 46, turn_cap=40, assembly=True)):
        if number % 9 == 0:
            for key in table.game.actions.keys:
                for seat in (ME, YOU):
                    reason = table.why_not(seat, key)
                    if reason is not None:
                        reasons.add((reason.clause, key))
                        said = reason.say("en")
                        assert "{" not in said, said
                        assert " ." not in said, said
                        assert ": ." not in said, said
    assert len(reasons) > 500
