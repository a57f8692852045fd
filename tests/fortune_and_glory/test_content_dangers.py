"""The decks of dangers, artifacts and adventures keep within the bounds that make the game work."""

from collections import Counter
from statistics import mean

import pytest

from bivouac.engine.catalog import ORIGINAL, PUBLIC
from bivouac.engine.verbs import Words
from bivouac.games.fortune_and_glory.amounts import D3, Number
from bivouac.games.fortune_and_glory.catalog import (
    ADVENTURE,
    ARTIFACT,
    CATALOG,
    IN_ONE_ROUND,
    KEYWORDS,
    SKILLS,
    WHEN,
    Card,
    DangerFace,
    keywords_of,
)
from bivouac.games.fortune_and_glory.verbs_health import Hurt
from bivouac.games.fortune_and_glory.verbs_tests import Both, Either, Pool
from bivouac.text.fluent import LANGUAGES, has, say
from tests.fortune_and_glory.chances import DANGERS, HEROES, PLAIN, chance, faces, has_fight, leaves, skills_of
from tests.text.spelling import faults

ARTIFACTS = [card for card in CATALOG.cards if card.is_a == ARTIFACT]
ADVENTURES = [card for card in CATALOG.cards if card.is_a == ADVENTURE]
CARDS = [*DANGERS, *ARTIFACTS, *ADVENTURES]
OF_DANGERS = KEYWORDS[:16]
LONGEST = 70

each_danger = pytest.mark.parametrize("card", DANGERS, ids=[card.key for card in DANGERS])


def shape(card: Card) -> str:
    test = faces(card)[0].test
    if has_fight(test):
        return "fight"
    return {Either: "either", Both: "both"}.get(type(test), "single")


def spelled(words: Words) -> str:
    """A verb with all its numbers and parts, to be compared."""
    return f"{words.key}{sorted(words.args.items())}({', '.join(spelled(part) for part in words.parts)})"


def in_language(named: Card | DangerFace, lang: str) -> str:
    return named.fr if lang == "fr" else named.en


# -- dangers -----------------------------------------------------------------------------------------------------------


def test_there_are_38_dangers_without_the_villains() -> None:
    assert sum(card.copies for card in DANGERS) == 38
    assert Counter(shape(card) for card in DANGERS) == {"single": 12, "either": 10, "both": 6, "fight": 10}


@each_danger
def test_targets_and_successes_are_those_of_the_book(card: Card) -> None:
    for face in faces(card):
        for leaf in leaves(face.test):
            if isinstance(leaf, Pool):
                assert 4 <= leaf.target <= 6
                assert 1 <= leaf.needed <= 4


@each_danger
def test_a_hero_of_threes_overcomes_it_often_but_not_always(card: Card) -> None:
    assert 0.40 <= chance(faces(card)[0].test, PLAIN) <= 0.85


@each_danger
def test_a_cliffhanger_is_harder_than_the_tests_before_it(card: Card) -> None:
    front, back = faces(card)
    assert not has_fight(back.test)
    assert 0.08 <= chance(front.test, PLAIN, with_fights=False) - chance(back.test, PLAIN) <= 0.20


@each_danger
def test_a_cliffhanger_asks_something_else_than_its_danger_and_pays_no_less(card: Card) -> None:
    front, back = faces(card)
    assert spelled(front.test.words()) != spelled(back.test.words())
    assert (front.en, front.fr) != (back.en, back.fr)
    assert 1 <= front.glory <= 3
    assert max(2, front.glory) <= back.glory <= 4


def test_the_deck_as_a_whole_is_as_hard_as_it_should_be() -> None:
    assert 0.60 <= mean(chance(faces(card)[0].test, PLAIN) for card in DANGERS) <= 0.66
    assert 0.45 <= mean(chance(faces(card)[1].test, PLAIN) for card in DANGERS) <= 0.50
    assert mean(faces(card)[0].glory for card in DANGERS) == pytest.approx(2.1, abs=0.05)
    assert mean(faces(card)[1].glory for card in DANGERS) == pytest.approx(3.0, abs=0.05)


@pytest.mark.uncounted
def test_no_hero_is_much_better_off_than_the_others() -> None:
    for side in (0, 1):
        means = [mean(chance(faces(card)[side].test, hero) for card in DANGERS) for hero in HEROES]
        assert len(means) == 8
        assert max(abs(one - mean(means)) for one in means) <= 0.06


def test_every_skill_is_asked_about_equally() -> None:
    asked = Counter(skill for card in DANGERS for skill in skills_of(faces(card)[0].test))
    assert set(asked) == set(range(SKILLS))
    assert all(11 <= count <= 14 for count in asked.values()), asked


def test_no_two_fronts_and_no_two_backs_are_the_same() -> None:
    for side in (0, 1):
        said = [spelled(faces(card)[side].test.words()) for card in DANGERS]
        assert [words for words, times in Counter(said).items() if times > 1] == []
        for lang in LANGUAGES:
            assert len({in_language(faces(card)[side], lang) for card in DANGERS}) == len(DANGERS)
    keys = [face.key for card in DANGERS for face in faces(card)]
    assert len(set(keys)) == len(keys)


def test_keywords_are_those_of_dangers_and_each_is_on_some_cards() -> None:
    on = Counter(word for card in DANGERS for word in {w for face in faces(card) for w in keywords_of(face.keywords)})
    assert set(on) == set(OF_DANGERS)
    assert min(on.values()) >= 3, on
    for card in DANGERS:
        front, back = faces(card)
        assert 2 <= len(keywords_of(front.keywords)) <= 3
        assert 1 <= len(keywords_of(back.keywords)) <= 3


def test_nearly_every_failure_hurts_or_costs_something_else() -> None:
    """What makes it right to stop now and then: who is wounded already cannot push in the cliffhanger, or is KO at
    once. Only a stop heals."""
    fails = [fail for card in DANGERS if (fail := faces(card)[0].fail) is not None]
    hurts = [fail for fail in fails if isinstance(fail, Hurt)]
    assert len(hurts) == 27
    for hurt in hurts:
        assert hurt.amount is D3 or (isinstance(hurt.amount, Number) and hurt.amount.number in (1, 2))
    kinds = Counter(fail.words().key for fail in fails if not isinstance(fail, Hurt))
    assert kinds["lose-markers"] == 3
    assert sum(kinds.values()) == 9
    harmless = [card.key for card in DANGERS if faces(card)[0].fail is None]
    assert harmless == ["ancient-puzzle", "boat-chase"]


def test_known_tests_are_as_they_were_seen() -> None:
    puzzle, trap, boat = (faces(CATALOG.by_key[key])[0] for key in ("ancient-puzzle", "ancient-trap", "boat-chase"))
    assert puzzle.test.words().args == {"skills": "lore", "target": 5, "n": 1}
    assert puzzle.glory == 2
    assert trap.test.words().args == {"skills": "lore", "target": 4, "n": 3}
    assert set(keywords_of(boat.keywords)) == {"driving", "chase", "water"}
    assert boat.test.words().args["skills"] == "agility"


# -- artifacts and adventures ------------------------------------------------------------------------------------------


def test_nineteen_objects_and_what_they_are_worth() -> None:
    assert Counter(card.fortune for card in ARTIFACTS if not card.needs) == {2: 3, 3: 5, 4: 5, 5: 4, 6: 2}


def test_twenty_five_adventures_and_their_dangers() -> None:
    assert Counter(card.danger for card in ADVENTURES) == {2: 5, 3: 10, 4: 7, 5: 3}
    assert CATALOG.by_key["of-hades"].danger == 4


def test_twelve_adventures_have_a_special_text_and_each_another() -> None:
    texts = [card.abilities for card in ADVENTURES if card.abilities]
    assert len(texts) == 12
    assert all(len(abilities) == 1 for abilities in texts)
    assert sum(abilities[0].kind == IN_ONE_ROUND for abilities in texts) == 1
    assert len([abilities for abilities in texts if abilities[0].kind not in (WHEN, IN_ONE_ROUND)]) == 3
    assert len({spelled(abilities[0].words()) for abilities in texts}) == 12


@pytest.mark.parametrize("lang", LANGUAGES)
def test_any_artifact_of_any_adventure_is_a_name(lang: str) -> None:
    """L’épée des Anciens, the Sword of the Ancients: an object with its article, then an "of" that joins it."""
    for card in ARTIFACTS:
        name = in_language(card, lang)
        assert name.startswith(("Le ", "La ", "Les ", "L’") if lang == "fr" else "The ")
    for card in ADVENTURES:
        name = in_language(card, lang)
        assert name.startswith(("de ", "du ", "des ", "d’") if lang == "fr" else "of ")
        assert not faults(f"{in_language(ARTIFACTS[0], lang)} {name}", lang)


# -- all of them -------------------------------------------------------------------------------------------------------


def test_a_public_fact_names_its_source() -> None:
    for card in CARDS:
        assert bool(card.source) == (card.origin == PUBLIC), card.key
    assert sum(card.origin == ORIGINAL for card in ADVENTURES) == 9
    assert sum(card.origin == ORIGINAL for card in ARTIFACTS) == 5


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_short_line_of_its_own(lang: str) -> None:
    keys = [f"flavour-fortune-and-glory-{card.key}" for card in CARDS]
    assert [key for key in keys if not has(lang, key)] == []
    said = [say(lang, key) for key in keys]
    assert len(set(said)) == len(said)
    for line in said:
        assert 10 < len(line) <= LONGEST, line
        assert line[-1] in ".?”»", line
        assert not faults(line, lang), line


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_are_spelled_as_the_rest_is(lang: str) -> None:
    for card in DANGERS:
        for face in faces(card):
            name = in_language(face, lang)
            assert not faults(name, lang), name
            assert name[0] == name[0].upper()
            assert len(name) <= 30, name
