"""One sentence that says who must do what and why, to each seat what it may know."""

import pytest

import bivouac
from bivouac import text
from bivouac.games.altiplano.catalog import CATALOG, RAIDER
from bivouac.games.altiplano.grammar import Picks
from bivouac.games.altiplano.verbs import DiscardAtRandom, Remove, TakeLooked, choose_one
from bivouac.text.fluent import has
from tests.altiplano.camp import ME, YOU, Camp, random_games, rewritten
from tests.text.spelling import faults


def ask(camp: Camp, seat: int | None, lang: str = "en") -> str:
    return text.prompt(camp.table, seat, lang)


def test_phases_say_what_may_be_done() -> None:
    camp = Camp(hand="condor-gate", mine="ohio-bob")
    assert ask(camp, ME) == "Phase 1: draw a card from either pile."
    assert ask(camp, ME, "fr") == "Phase 1\u202f: pioche une carte dans l’une des deux pioches."
    assert ask(camp.phase(2), ME) == "Phase 2: use one Action or go on."
    assert ask(camp.phase(3), ME) == "Phase 3: use one Action, place one card, or go on."
    assert ask(camp, YOU) == "Player 1’s turn, phase 3: Action or placing."
    assert ask(camp, None, "fr") == "Tour de Joueur 1, phase 3\u202f: Action ou pose."


def test_an_effect_says_what_to_choose_and_which_card_asks() -> None:
    camp = Camp(hand="surprise-attack", yours="ohio-bob, ramuncho").phase(2).play("play/surprise-attack")
    assert ask(camp, ME) == "Choose a Character to remove: Surprise attack."
    assert ask(camp, ME, "fr") == "Choisis un Personnage à supprimer\u202f: Attaque surprise."


def test_a_window_says_what_is_happening_and_keeps_it_from_others() -> None:
    camp = Camp(hand="jaguar", yours="ohio-bob, ingrid-halvorsen", your_hand="torch").phase(2).play("play/jaguar")
    assert camp.table.waiting == [YOU]
    assert ask(camp, YOU) == "Player 1 plays Jaguar. React or pass."
    assert ask(camp, ME) == "Your turn goes on in a moment."
    assert ask(camp, None) == "Player 1’s turn goes on in a moment."
    assert text.option_text(camp.table, 0, "fr") == "Ne pas réagir"


def test_a_removal_is_answered_by_name() -> None:
    camp = Camp(hand="surprise-attack", yours="the-doc, ramuncho", your_hand="bodyguard").phase(2)
    camp.play("play/surprise-attack", "remove/the-doc")
    assert ask(camp, YOU, "fr") == "Joueur 1 va supprimer Le Doc de ton Camp. Réagis ou passe."


def test_names_are_used_where_they_are_given() -> None:
    camp = Camp(hand="jaguar", yours="ohio-bob, ingrid-halvorsen", your_hand="torch").phase(2).play("play/jaguar")
    assert text.prompt(camp.table, YOU, "fr", ["Alice", "Bob"]) == "Alice joue Jaguar. Réagis ou passe."
    assert text.prompt(camp.table, None, "fr", ["Alice", "Bob"]) == "Le tour d’Alice continue dans un instant."


def test_a_full_hand_is_counted() -> None:
    camp = Camp(hand="storm, jaguar, anaconda, torch, decoy, looting, ransom").phase(4)
    assert ask(camp, ME) == "Phase 4: discard down to 5 cards (2 too many)."
    assert ask(camp, ME, "fr") == "Phase 4\u202f: défausse pour revenir à 5 cartes (2 de trop)."


def test_a_full_camp_says_for_whom_room_is_made() -> None:
    camp = Camp(hand="the-doc", mine="ohio-bob, che-madera, huayna, antonio, ramuncho").phase(3).play("place/the-doc")
    assert ask(camp, ME, "fr") == "Ton Camp est plein\u202f: choisis le Personnage qui laisse sa place au Doc."


def test_a_card_that_draws_is_named() -> None:
    camp = Camp(hand="supplies").phase(2).play("play/supplies")
    assert ask(camp, ME) == "Draw a card from either pile: Supplies."


def test_options_speak_in_the_words_of_the_question() -> None:
    camp = Camp(hand="surprise-attack", yours="che-madera", your_hand="storm, decoy").phase(2)
    assert text.option_text(camp.table, 0, "en") == "Go on to phase 3"
    with rewritten("surprise-attack", choose_one(Remove(RAIDER), DiscardAtRandom(2))):
        camp.play("play/surprise-attack")
        modes = [text.option_text(camp.table, option.id, "fr") for option in camp.table.options]
        assert ask(camp, ME) == "Choose one of the effects: Surprise attack."
    assert modes == [
        "Je supprime un Baroudeur du Camp de mon adversaire.",
        "Je défausse 2 cartes au hasard de la main de mon adversaire.",
    ]


def test_assembly_says_how_many_to_keep() -> None:
    table = bivouac.new("altiplano", seed=1, first="0", assembly=True)
    assert text.prompt(table, 1, "en") == "Expedition Assembly: keep one of these three Characters."
    assert text.prompt(table, 0, "fr") == "Joueur 2 choisit un Personnage à garder."


def test_a_finished_game_says_how_it_ended() -> None:
    camp = Camp(hand="jaguar-mask", mine="ohio-bob", my_location="condor-gate", my_treasures="golden-quipu").phase(3)
    camp.play("place/jaguar-mask")
    assert ask(camp, ME) == "You have two Treasures and win the game."
    assert ask(camp, YOU, "fr") == "Joueur 1 a deux Trésors et gagne la partie."


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_at_every_moment_every_seat_can_be_told_and_secrets_are_kept(lang: str) -> None:
    neutral = {
        text.say(lang, "prompt-wait-secret", {"player": ""}, "own"),
        *(text.say(lang, "prompt-wait-secret", {"player": text.player(seat, lang, None)}) for seat in (0, 1)),
    }
    for table in random_games(8, 5, turn_cap=80, assembly=True):
        asker = table.state.asker
        for seat in (0, 1, None):
            said = text.prompt(table, seat, lang)
            assert not faults(said, lang), said
            if asker is not None and asker.secret(table.state) and seat not in table.waiting:
                assert said in neutral
        for option in table.option_ids:
            said = text.option_text(table, option, lang)
            assert not faults(said, lang), said


def test_every_question_of_every_card_has_a_sentence() -> None:
    asking = [node for card in CATALOG.cards for node in card.script if isinstance(node, Picks)]
    keys = {node.words().key for node in asking if not isinstance(node, TakeLooked)}
    assert len(keys) > 5
    assert not [key for key in keys if not has("fr", f"prompt-altiplano-{key}")]
