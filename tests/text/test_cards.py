"""Card texts are made from what cards do.

`BIVOUAC_REGOLD=1 pytest tests/text` writes the golden files anew: read their diff line by line, in both languages.
"""

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bivouac import text
from bivouac.engine.verbs import Words
from bivouac.games.altiplano.catalog import CATALOG, Card
from bivouac.text import sentences

GOLDEN = Path(__file__).parent / "golden"
CARDS = pytest.mark.parametrize("card", CATALOG.cards, ids=lambda card: card.key)


def all_cards(lang: str) -> str:
    blocks: list[str] = []
    for card in CATALOG.cards:
        face = text.card_face("altiplano", card.number, lang)
        flavour = f"~ {face.flavour}\n" if face.flavour else ""
        origin = text.card_origin("altiplano", card.number, lang)
        blocks.append(f"{face.key}: {face.name}\n{face.kind}\n{face.text}\n{flavour}({origin})\n")
    return "\n".join(blocks)


@pytest.mark.golden
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_card_texts_are_as_somebody_has_read_them(lang: str) -> None:
    path = GOLDEN / f"altiplano-cards.{lang}.txt"
    made = all_cards(lang)
    if os.environ.get("BIVOUAC_REGOLD"):
        path.write_text(made, encoding="utf-8")
    assert path.exists(), f"no golden file {path.name}: write it with BIVOUAC_REGOLD=1 and read it"
    assert made == path.read_text(encoding="utf-8")


def numbers_of(words: Words) -> Iterator[int]:
    for value in words.args.values():
        if isinstance(value, int):
            yield value
    for part in words.parts:
        yield from numbers_of(part)


def mentions(said: str, number: int, lang: str) -> bool:
    spelled = {"en": {1: "an?|one|another"}, "fr": {1: "une?"}}[lang]
    return re.search(rf"\b(?:{number}|{spelled.get(number, number)})\b", said, re.I) is not None


@CARDS
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_card_mentions_each_of_its_numbers(card: Card, lang: str) -> None:
    numbers = [] if card.effect is None else list(numbers_of(card.effect.words()))
    said = text.card_text("altiplano", card.number, lang)
    for number in numbers + ([card.amount] if card.amount else []):
        assert mentions(said, number, lang), f"{number} is not in: {said}"


@CARDS
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_card_never_says_you_because_on_the_page_that_is_the_reader(card: Card, lang: str) -> None:
    """Buttons, hints, refusals and the log quote cards, and there "you" would be the wrong one of two."""
    words = {"en": r"\b(?:you|your|yours)\b", "fr": r"\b(?:tu|toi|te|ton|ta|tes|tien|tienne)\b|\bt’"}[lang]
    face = text.card_face("altiplano", card.number, lang)
    for said in (face.text, face.spoken, face.head, face.prerequisite, face.standing, face.reminder):
        assert re.search(words, said, re.I) is None, said


@CARDS
def test_a_card_says_something_in_both_languages(card: Card) -> None:
    english, french = (text.card_face("altiplano", card.number, lang) for lang in ("en", "fr"))
    assert (english.name, french.name) == (card.en, card.fr)
    assert english.text != french.text
    for face in (english, french):
        assert face.text
        assert face.kind
        assert bool(face.spoken) == (card.effect is not None)
        assert bool(face.prerequisite) == (card.needs is not None)


def test_a_kind_line_names_category_and_types() -> None:
    number = {card.key: card.number for card in CATALOG.cards}
    assert text.card_kind("altiplano", number["jaguar"], "en") == "Action — Beast"
    assert text.card_kind("altiplano", number["aligator-sloop"], "fr") == "Personnage — Archéologue et Baroudeur"
    assert text.card_kind("altiplano", number["rogue"], "fr") == "Carte Spéciale"


def test_the_rogue_says_which_hand_it_spares_at_this_table() -> None:
    rogue = CATALOG.by_key["rogue"].number
    assert "hand of 2 cards or fewer" in text.card_text("altiplano", rogue, "en")
    assert "main de 4 cartes ou moins" in text.card_text("altiplano", rogue, "fr", {"rogue_spares": 4})
    assert "d’une carte ou moins" in text.card_text("altiplano", rogue, "fr", {"rogue_spares": 1})
    assert text.card_text("altiplano", rogue, "en", {"rogue_spares": 0}).endswith("from my opponent’s hand.")


def test_no_card_has_a_number_outside_the_box() -> None:
    with pytest.raises(ValueError, match="no card has the number 53: altiplano has 0 to 52"):
        text.card_name("altiplano", 53, "en")


DRAW_2 = Words("draw", {"pile": "any"}, [Words("number", {"n": 2}, [])])
DISCARD = Words("discard-own", {}, [])
HAVE = Words("you-have-location", {}, [])
TRAPS = Words("showed", {"kind": "trap"}, [])
ARCHAEOLOGISTS = Words("count-yours", {"kind": "archaeologist"}, [])


@pytest.mark.parametrize(
    ("words", "english", "french"),
    [
        (Words("may", {}, [DRAW_2]), "if I wish, I draw 2 cards", "si je veux, je pioche 2 cartes"),
        (
            Words("if", {}, [TRAPS, DRAW_2]),
            "if a Trap is among them, I draw 2 cards",
            "s’il s’y trouve un Piège, je pioche 2 cartes",
        ),
        (
            Words("if-else", {}, [HAVE, DRAW_2, DISCARD]),
            "if my opponent has a Location, I draw 2 cards; otherwise, I discard a card",
            "si mon adversaire a un Lieu, je pioche 2 cartes\u202f; sinon, je défausse une carte",
        ),
        (
            Words("for-each", {}, [ARCHAEOLOGISTS, DISCARD]),
            "for each Archaeologist in my opponent’s Camp, I discard a card",
            "pour chaque Archéologue du Camp de mon adversaire, je défausse une carte",
        ),
        (
            Words("for-each", {}, [Words("number", {"n": 3}, []), DISCARD]),
            "3 times, I discard a card",
            "3 fois de suite, je défausse une carte",
        ),
        (
            Words("may", {}, [Words("then", {}, [Words("cost", {}, [DISCARD]), DRAW_2])]),
            "if I wish, as a cost, I discard a card, then I draw 2 cards",
            "si je veux, comme coût, je défausse une carte, puis je pioche 2 cartes",
        ),
        (
            Words("choose-one", {}, [DRAW_2, DISCARD, DRAW_2]),
            "either I draw 2 cards, I discard a card, or I draw 2 cards",
            "soit je pioche 2 cartes, soit je défausse une carte, soit je pioche 2 cartes",
        ),
        (
            Words("then", {}, [DISCARD, DISCARD, DRAW_2]),
            "I discard a card, then one more, then I draw 2 cards",
            "je défausse une carte, puis encore une, puis je pioche 2 cartes",
        ),
        (
            Words("remove", {"kind": "location-treasure-archaeologist"}, []),
            "I remove a Location, a Treasure or an Archaeologist from my opponent’s Camp",
            "je supprime un Lieu, un Trésor ou un Archéologue du Camp de mon adversaire",
        ),
    ],
    ids=["may", "if", "if-else", "for-each", "times", "nested-cost", "choose-one", "then", "kinds"],
)
def test_the_grammar_of_cards(words: Words, english: str, french: str) -> None:
    assert sentences.clause("altiplano", words, "en") == english
    assert sentences.clause("altiplano", words, "fr") == french
