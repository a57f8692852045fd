"""The log, the options and the reasons as one reader may read them."""

import pytest

import bivouac
from bivouac import text
from bivouac.engine.lines import ALL, Ear, Told
from bivouac.games.altiplano.actions import KEYS
from bivouac.games.altiplano.setup import GAME
from bivouac.games.altiplano.words import LINES
from bivouac.text.fluent import TextError
from bivouac.text.voice import VOICE
from tests.altiplano.camp import random_games
from tests.text.spelling import faults

NUMBER = {line.key: number for number, line in enumerate(LINES.all)}
TORCH = KEYS.index("torch")
DOC = KEYS.index("the-doc")


def line(
    key: str, reader: int, lang: str, seat: int = 0, card: int = -1, other: int = -1, n: int = 0, sees: int = ALL
) -> str:
    told = Told(NUMBER[key], seat, card, other, n, sees)
    seen = sees == ALL or (reader >= 0 and sees >> reader & 1 == 1)
    return VOICE.line(GAME, key, told, seen, reader, lang)


def test_who_acts_is_you_to_the_actor_and_a_player_to_others() -> None:
    assert line("drew", 0, "en", card=TORCH, other=0, sees=1) == "You draw Torch."
    assert line("drew", 0, "fr", card=TORCH, other=0, sees=1) == "Tu pioches Torche."
    assert line("drew", 1, "en", card=TORCH, other=0, sees=1) == "Player 1 draws an Exploration card."
    assert line("drew", 1, "fr", card=DOC, other=1, sees=1) == "Joueur 1 pioche une carte Personnage."


def test_who_suffers_is_you_too() -> None:
    assert line("removed", 1, "en", card=DOC, other=1) == "Player 1 removes The Doc from your Camp."
    assert line("removed", 0, "fr", card=DOC, other=1) == "Tu supprimes Le Doc du Camp de Joueur 2."
    assert line("removed", -1, "fr", card=DOC, other=1) == "Joueur 1 supprime Le Doc du Camp de Joueur 2."


def test_a_card_that_makes_room_names_the_newcomer() -> None:
    assert line("displaced", 1, "fr", card=0, other=DOC) == "Ohio Bob laisse sa place au Doc et va à la défausse."


def test_a_spectator_reads_no_card_that_only_the_seats_have_seen() -> None:
    assert line("stole", 1, "en", card=TORCH, other=1, sees=3) == "Player 1 takes Torch at random from your hand."
    assert line("stole", -1, "en", card=TORCH, other=1, sees=3) == (
        "Player 1 takes a card at random from Player 2’s hand."
    )


@pytest.mark.clause("play.read-aloud")
def test_a_played_card_is_read_aloud() -> None:
    storm = KEYS.index("storm")
    assert line("played", 1, "fr", card=storm) == (
        "Joueur 1 joue Orage\u202f: «\u202fJe défausse 2 cartes au hasard de la main de mon adversaire.\u202f»"
    )


def test_a_line_that_may_not_be_read_and_has_no_hidden_form_is_an_error() -> None:
    with pytest.raises(TextError, match="hidden"):
        line("played", 1, "en", card=TORCH, sees=1)


def test_a_hidden_card_is_named_to_nobody_who_may_not_see_it() -> None:
    for table in random_games(6, 3, turn_cap=60, assembly=True):
        if not table.over:
            continue
        ear = Ear()
        table.replayed(len(table.history), ear)
        for reader in (-1, 0, 1):
            for lang in text.LANGUAGES:
                for told, entry in zip(ear.told, table.log(None if reader < 0 else reader, lang), strict=True):
                    seen = told.is_seen_by(reader)
                    if told.card >= 0 and not seen:
                        assert text.card_name("altiplano", told.card, lang) not in entry.text
                    assert not faults(entry.text, lang)


def test_the_log_can_be_told_with_names() -> None:
    table = bivouac.new("altiplano", seed=4, first="1")
    named = [entry.text for entry in text.log(table, None, "fr", ["Alice", "Le Grand Bob"])]
    assert named[0] == "Le Grand Bob joue le premier tour."
    assert any(entry.endswith("commence dans le Camp d’Alice.") for entry in named)
    assert any(entry.endswith("commence dans le Camp du Grand Bob.") for entry in named)
    plain = text.log(table, 0, "en")
    assert [entry.text for entry in plain] == [entry.text for entry in table.log(0, "en")]
    assert [entry.clause for entry in plain] == [entry.clause for entry in table.log(0, "en")]


def test_an_option_says_what_it_does() -> None:
    table = bivouac.new("altiplano", seed=4)
    assert [option.say("fr") for option in table.options] == [
        "Piocher une carte Exploration",
        "Piocher une carte Personnage",
    ]
    actions = GAME.actions
    assert VOICE.action(GAME, actions.index["act/the-doc"], "fr") == "Utiliser l’Action du Doc"
    assert VOICE.action(GAME, actions.index["act/ohio-bob"], "fr") == "Utiliser l’Action d’Ohio Bob"
    assert VOICE.action(GAME, actions.index["mode/2"], "en") == "Choose option 2"


def test_a_refusal_names_the_card_and_what_is_expected() -> None:
    table = bivouac.new("altiplano", seed=4)
    with pytest.raises(bivouac.IllegalChoice) as refused:
        table.choose("pass")
    assert refused.value.say("en") == "You cannot skip phase 1: draw a card from either pile."
    action = GAME.actions.index["play/pit-of-stakes"]
    assert VOICE.reason(GAME, "prerequisite", action, "fr") == (
        "Tu ne peux pas jouer Fosse à pieux maintenant\u202f: il faut que ton adversaire ait un Lieu."
    )


def test_an_unknown_language_is_refused_by_options_reasons_and_logs() -> None:
    table = bivouac.new("altiplano", seed=4)
    with pytest.raises(ValueError, match="no language 'es'"):
        table.options[0].say("es")
    with pytest.raises(ValueError, match="no language 'es'"):
        table.log(0, "es")
