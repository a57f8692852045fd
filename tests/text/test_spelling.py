"""Every sentence that can be said of Altiplano is said, in both languages, and looked at."""

from collections.abc import Callable, Iterator

import pytest

from tests.text import corpus
from tests.text.corpus import Said, said_by
from tests.text.spelling import faults

PARTS: list[Callable[[str], Iterator[Said]]] = [
    corpus.lines, corpus.reasons, corpus.actions, corpus.endings, corpus.cards, corpus.about, corpus.rulebook,
    corpus.prompts,
]  # fmt: skip


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.__name__)
def test_every_sentence_can_be_said_and_is_spelled_well(part: Callable[[str], Iterator[Said]], lang: str) -> None:
    wrong = {said: (where, found) for where, said in said_by(part, lang) if (found := faults(said, lang))}
    assert not wrong


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_sentences_end_with_a_full_stop_and_none_shouts(lang: str) -> None:
    for part in (corpus.lines, corpus.reasons, corpus.endings, corpus.rulebook):
        for where, said in said_by(part, lang):
            if not where.startswith("section"):
                assert said[-1] in ".”»", f"{where}: {said}"
            assert "!" not in said, f"{where}: {said}"
            assert said[0] == said[0].upper(), f"{where}: {said}"


@pytest.mark.parametrize(
    "wrong",
    [
        "Je défausse une carte de le Camp.", "Il va à les Neuf Puits.", "Le Camp de Archéologue.", "Je annule.",
        "Si il reste.", "L'Action.", "Attention: rien.", "Attention : rien.", "« Rien ».", "Deux  espaces.",
        "{ $card } reste.",
        "Le tour du Ohio Bob.", "Ce Archéologue reste.", "Main de Henriette Smith.", "La capacité de Œdipe.",
        "Tu as (de le Camp).", "Joue..",
        "Un Séide et un mille-pattes et un Livre.", "Un Lieu ou un Trésor ou une Bête.",
        "J’en pioche 2 de plus de plus.", "Deux fois de suite, j’en pioche 2 de plus.",
    ],
)  # fmt: skip
def test_french_faults_are_found(wrong: str) -> None:
    assert faults(wrong, "fr")


@pytest.mark.parametrize(
    "wrong",
    [
        "a Archaeologist", "an Raider", "Player 1's Camp", "two  spaces", "??? draws", "« I »",
        "a Seide and a millipede and a Book", "a Location or a Treasure or a Beast", "I draw another more",
        "twice, I draw 2 more", "twice, my hero may move once more", "the Character that makes room",
        "the enemies that are left", "a hero which waits",
    ],
)  # fmt: skip
def test_english_faults_are_found(wrong: str) -> None:
    assert faults(wrong, "en")


@pytest.mark.parametrize(
    "fine",
    [
        "Main de Huayna.", "Prends-la en main.", "Le hasard décide\u202f: «\u202fRien\u202f»", "Aux Neuf Puits.",
        "La faction du Héros.", "L’Héroïne de Havre.", "Le tour de Yong-Su.",
        "Un Séide, un mille-pattes et un Livre.", "J’en pioche 2 de plus.",
        "Il compte plus de cartes, et j’en pioche une autre.", "Il domine en Forêt et Montagne et avance.",
    ],
)  # fmt: skip
def test_good_french_passes(fine: str) -> None:
    assert not faults(fine, "fr")


@pytest.mark.parametrize(
    "fine",
    [
        "a Seide, a millipede and a Book", "If your Camp holds more cards than mine, I draw 2 more.",
        "I draw a card. I draw another.", "the Character who makes room", "a card that stays",
        "It leads in Forest and Mountain and advances.",
    ],
)  # fmt: skip
def test_good_english_passes(fine: str) -> None:
    assert not faults(fine, "en")
