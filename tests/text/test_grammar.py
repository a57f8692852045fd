"""Steps that refer to the step before (more, instead), lists with commas, and words that agree.

The grammar is tried on the verbs of Altiplano and Archibald; `tests/proving/test_phrases_in_words.py` tries it alone.
"""

import pytest

import bivouac
from bivouac.engine.verbs import Words
from bivouac.games.archibald import catalog as archibald
from bivouac.text import nouns, sentences
from bivouac.text.archibald import tile_name
from bivouac.text.fluent import keys, say
from bivouac.text.lists import folded


def draw(n: int, pile: str = "any") -> Words:
    return Words("draw", {"pile": pile}, [Words("number", {"n": n}, [])])


def remove(kind: str) -> Words:
    return Words("remove", {"kind": kind}, [])


def then(*parts: Words) -> Words:
    return Words("then", {}, list(parts))


def if_(verb: Words, otherwise: Words | None = None) -> Words:
    return Words("if-else" if otherwise else "if", {}, [HAVE, verb, *([otherwise] if otherwise else [])])


HAVE = Words("you-have-location", {}, [])
DISCARD = Words("discard-own", {}, [])
AT_RANDOM = Words("discard-random", {}, [Words("number", {"n": 1}, [])])
EACH = Words("count-yours", {"kind": "archaeologist"}, [])
DRAW_EACH = Words("draw", {"pile": "any"}, [EACH])
STAY = Words("stay", {}, [])


@pytest.mark.parametrize(
    ("words", "english", "french"),
    [
        (
            then(draw(2), if_(draw(2))),
            "I draw 2 cards, then if my opponent has a Location, I draw 2 more",
            "je pioche 2 cartes, puis si mon adversaire a un Lieu, j’en pioche 2 de plus",
        ),
        (
            then(draw(2), if_(draw(1))),
            "I draw 2 cards, then if my opponent has a Location, I draw one more",
            "je pioche 2 cartes, puis si mon adversaire a un Lieu, j’en pioche encore une",
        ),
        (
            then(draw(1), if_(draw(1)), if_(draw(2))),
            "I draw a card, then if my opponent has a Location, I draw one more, "
            "then if my opponent has a Location, I draw 2 more",
            "je pioche une carte, puis si mon adversaire a un Lieu, j’en pioche encore une, "
            "puis si mon adversaire a un Lieu, j’en pioche 2 de plus",
        ),
        (
            then(draw(1), DRAW_EACH),
            "I draw a card, then for each Archaeologist in my opponent’s Camp, I draw one more",
            "je pioche une carte, puis pour chaque Archéologue du Camp de mon adversaire, j’en pioche encore une",
        ),
        (
            then(AT_RANDOM, Words("may", {}, [AT_RANDOM])),
            "I discard a card at random from my opponent’s hand, then if I wish, I discard one more at random",
            "je défausse une carte au hasard de la main de mon adversaire, puis si je veux, "
            "j’en défausse encore une au hasard",
        ),
        (
            then(draw(1), Words("choose-one", {}, [draw(1), DISCARD])),
            "I draw a card, then either I draw one more, or I discard a card",
            "je pioche une carte, puis soit j’en pioche encore une, soit je défausse une carte",
        ),
    ],
    ids=["n-more", "another", "twice-more", "for-each", "may", "choose-one"],
)
def test_a_step_that_does_more_of_the_same_says_so(words: Words, english: str, french: str) -> None:
    assert sentences.clause("altiplano", words, "en") == english
    assert sentences.clause("altiplano", words, "fr") == french


@pytest.mark.parametrize(
    ("words", "english", "french"),
    [
        (then(draw(2), draw(2)), "I draw 2 cards, then 2 more", "je pioche 2 cartes, puis 2 de plus"),
        (
            then(remove("character"), remove("character")),
            "I remove a Character from my opponent’s Camp, then one more",
            "je supprime un Personnage du Camp de mon adversaire, puis encore un",
        ),
        (
            then(DISCARD, DISCARD, DISCARD),
            "3 times, I discard a card",
            "3 fois de suite, je défausse une carte",
        ),
        (
            then(STAY, STAY),
            "twice, that Character stays in my Camp",
            "deux fois de suite, ce Personnage reste dans mon Camp",
        ),
    ],
    ids=["more", "another", "three-times", "nothing-to-count"],
)
def test_the_same_step_twice_is_once_and_then_once_more(words: Words, english: str, french: str) -> None:
    assert sentences.clause("altiplano", words, "en") == english
    assert sentences.clause("altiplano", words, "fr") == french


@pytest.mark.parametrize(
    "steps",
    [
        [if_(draw(2)), draw(2)],
        [Words("cost", {}, [draw(1)]), draw(2)],
        [draw(2), DISCARD, draw(2)],
        [draw(2), draw(2, "exploration")],
        [remove("raider"), remove("archaeologist")],
    ],
    ids=["perhaps-not-done", "a-cost", "something-between", "another-pile", "another-kind"],
)
def test_nothing_is_more_of_what_was_not_surely_done_just_before(steps: list[Words]) -> None:
    alone = [sentences.clause("altiplano", step, "en") for step in steps]
    assert sentences.clauses("altiplano", steps, "en") == alone
    assert not [said for said in alone if "more" in said or "another" in said]


@pytest.mark.parametrize(
    ("words", "english", "french"),
    [
        (
            if_(draw(3), draw(1)),
            "I draw a card; if my opponent has a Location, I draw 3 instead",
            "je pioche une carte\u202f; si mon adversaire a un Lieu, j’en pioche 3 à la place",
        ),
        (
            if_(draw(1), draw(2)),
            "I draw 2 cards; if my opponent has a Location, I draw one instead",
            "je pioche 2 cartes\u202f; si mon adversaire a un Lieu, j’en pioche une à la place",
        ),
        (
            if_(draw(2), draw(1, "exploration")),
            "I draw an Exploration card; if my opponent has a Location, I draw 2 cards instead",
            "je pioche une carte Exploration\u202f; si mon adversaire a un Lieu, je pioche 2 cartes à la place",
        ),
        (
            if_(remove("treasure"), remove("location")),
            "I remove a Location from my opponent’s Camp; if my opponent has a Location, "
            "I remove a Treasure from my opponent’s Camp instead",
            "je supprime un Lieu du Camp de mon adversaire\u202f; si mon adversaire a un Lieu, "
            "je supprime un Trésor du Camp de mon adversaire à la place",
        ),
        (
            if_(draw(2), DISCARD),
            "if my opponent has a Location, I draw 2 cards; otherwise, I discard a card",
            "si mon adversaire a un Lieu, je pioche 2 cartes\u202f; sinon, je défausse une carte",
        ),
        (
            if_(DRAW_EACH, draw(1)),
            "if my opponent has a Location, for each Archaeologist in my opponent’s Camp, "
            "I draw a card; otherwise, I draw a card",
            "si mon adversaire a un Lieu, pour chaque Archéologue du Camp de mon adversaire, "
            "je pioche une carte\u202f; "
            "sinon, je pioche une carte",
        ),
    ],
    ids=["more-of-them", "one-of-them", "another-pile", "another-kind", "another-verb", "counted"],
)
def test_a_branch_that_replaces_the_other_is_done_instead(words: Words, english: str, french: str) -> None:
    assert sentences.clause("altiplano", words, "en") == english
    assert sentences.clause("altiplano", words, "fr") == french


def test_archibald_says_more_of_lives_cards_and_water() -> None:
    heal, water = Words("heal", {"n": 1}, []), Words("add-flood", {"n": 2}, [])
    more = then(heal, Words("heal", {"n": 2}, []))
    assert sentences.clause("archibald", more, "en") == "my hero gains a life, then my hero gains 2 more"
    assert sentences.clause("archibald", more, "fr") == "mon héros gagne une vie, puis mon héros en gagne 2 de plus"
    higher = then(water, Words("add-flood", {"n": 1}, []))
    assert sentences.clause("archibald", higher, "en") == "2 flood tokens are added, then one more is added"
    assert sentences.clause("archibald", higher, "fr") == "on ajoute 2 pions d’inondation, puis on en ajoute encore un"


def test_a_verb_may_say_in_its_own_words_how_often() -> None:
    again = Words("move-again", {}, [])
    assert sentences.clause("archibald", then(again, again), "en") == "my hero may move twice more"
    assert sentences.clause("archibald", then(again, again), "fr") == "mon héros peut se déplacer encore deux fois"


@pytest.mark.parametrize(
    ("key", "lang", "joined"),
    [
        ("and", "en", "A, B and C"), ("and", "fr", "A, B et C"),
        ("or", "en", "A, B or C"), ("or", "fr", "A, B ou C"),
        ("card-and", "en", "A, B and C"), ("card-and", "fr", "A, B et C"),
        ("verb-then", "en", "A, B, then C"), ("verb-then", "fr", "A, B, puis C"),
        ("verb-or", "en", "A, B, or C"), ("verb-or", "fr", "A, soit B, soit C"),
        ("verb-and", "en", "A; B; C"), ("verb-and", "fr", "A\u202f; B\u202f; C"),
    ],
)  # fmt: skip
def test_a_list_of_three_has_commas_and_one_word_before_the_last(key: str, lang: str, joined: str) -> None:
    assert folded(lang, key, ["A", "B", "C"]) == joined
    assert folded(lang, key, ["A"]) == "A"


def test_what_has_a_comma_of_its_own_is_not_joined_by_commas() -> None:
    said = ["if you are ahead, I draw", "I discard", "I stop"]
    assert folded("en", "verb-then", said) == "if you are ahead, I draw, then I discard, then I stop"


def test_things_on_a_tile_are_one_list() -> None:
    tiles = range(len(archibald.SHOWS))
    assert "a Seide, a millipede and a Book" in [tile_name(tile, "en") for tile in tiles]
    assert "un Séide, un mille-pattes et un Livre" in [tile_name(tile, "fr") for tile in tiles]
    assert nouns.counted("archibald", "2 seide 1 moustik 1 spider", "fr") == "2 Séides, un Moustik et une araignée"


@pytest.mark.parametrize(
    ("kinds", "gender", "one_more"),
    [
        ("raider", "masculine", "j’en supprime encore un"),
        ("beast", "feminine", "j’en supprime encore une"),
        ("beast-action", "feminine", "j’en supprime encore une"),
        ("beast-location", "masculine", "j’en supprime encore un"),
    ],
)
def test_what_is_said_of_kinds_takes_their_gender(kinds: str, gender: str, one_more: str) -> None:
    assert nouns.gender("altiplano", kinds, "fr") == gender
    assert nouns.gender("altiplano", kinds, "en") == "neuter"
    assert sentences.clauses("altiplano", [remove(kinds), if_(remove(kinds))], "fr")[1].endswith(one_more)


def test_a_status_agrees_with_its_noun() -> None:
    key = "status-altered-anchored"
    assert [nouns.agreed("fr", key, "masculine"), nouns.agreed("fr", key, "feminine")] == ["Ancré", "Ancrée"]
    assert nouns.agreed("fr", key, "masculine", is_many=True) == "Ancrés"
    assert nouns.agreed("fr", key, "feminine", is_many=True) == "Ancrées"
    assert nouns.agreed("en", key, "neuter", is_many=True) == "Anchored"


@pytest.mark.parametrize("game", bivouac.games())
def test_the_gender_of_a_noun_is_that_of_its_article(game: str) -> None:
    for key in keys("fr"):
        if key.startswith(f"noun-{game}-"):
            article = {"un": "masculine", "une": "feminine"}[say("fr", key, attribute="a").split()[0]]
            assert say("fr", key, attribute="gender") == article, key
            assert say("en", key, attribute="gender") == "neuter", key
