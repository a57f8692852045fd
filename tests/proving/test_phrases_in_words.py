"""The grammar of sentences alone, on the market of gems and bones: a few messages make every card readable."""

from collections.abc import Iterator

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

from bivouac.engine.verbs import Cost, If, May, Then, Verb, Words
from bivouac.text import sentences
from bivouac.text.fluent import load
from tests.proving.phrases import FINISH_FIRST, GEM, SCRIPTS, TRADE, BeRich, Earn, ItIs, Pay, Phrases, Score, Take

MESSAGES = {
    "en": """
noun-phrases-gem = gem
    .a = a gem
    .gender = neuter
noun-phrases-bone = bone
    .a = a bone
    .gender = neuter
verb-phrases-take = I take a token
    .some = I take { $some }
    .gender = neuter
verb-phrases-earn = { $n ->
        [1] I earn a coin
       *[other] I earn { $n } coins
    }
    .some = I earn { $some }
    .gender = neuter
verb-phrases-score = { $n ->
        [1] I score a point
       *[other] I score { $n } points
    }
    .some = I score { $some }
    .gender = neuter
verb-phrases-pay = { $n ->
        [1] I pay a coin
       *[other] I pay { $n } coins
    }
condition-phrases-it-is = it is { $a }
condition-phrases-be-rich = I am rich
amount-phrases-count-bag = for each token in my bag
""",
    "fr": """
noun-phrases-gem = gemme
    .a = une gemme
    .gender = feminine
noun-phrases-bone = os
    .a = un os
    .gender = masculine
verb-phrases-take = je prends un jeton
    .some = j’en prends { $some }
    .gender = masculine
verb-phrases-earn = { $n ->
        [1] je gagne une pièce
       *[other] je gagne { $n } pièces
    }
    .some = j’en gagne { $some }
    .gender = feminine
verb-phrases-score = { $n ->
        [1] je marque un point
       *[other] je marque { $n } points
    }
    .some = j’en marque { $some }
    .gender = masculine
verb-phrases-pay = { $n ->
        [1] je paie une pièce
       *[other] je paie { $n } pièces
    }
condition-phrases-it-is = c’est { $a }
condition-phrases-be-rich = je suis riche
amount-phrases-count-bag = pour chaque jeton de mon sac
""",
}


@pytest.fixture(autouse=True)
def spoken() -> Iterator[None]:
    """The market has words as long as a test lasts."""
    added: list[tuple[str, str]] = []
    for lang, text in MESSAGES.items():
        resource = FluentResource(text)
        load(lang).bundle.add_resource(resource, allow_overrides=True)
        for entry in resource.body:
            assert isinstance(entry, ast.Message)
            load(lang).attributes[entry.id.name] = [attribute.id.name for attribute in entry.attributes]
            added.append((lang, entry.id.name))
    yield
    for lang, key in added:
        del load(lang).attributes[key]


def said(words: Words, lang: str) -> str:
    steps = sentences.clauses("phrases", words.parts if words.key == "then" else [words], lang)
    return " ".join(sentences.sentence(step) for step in steps)


@pytest.mark.parametrize(
    ("verb", "english", "french"),
    [
        (
            Then([Earn(2), If(BeRich(), Earn(2), None)]),
            "I earn 2 coins. If I am rich, I earn 2 more.",
            "Je gagne 2 pièces. Si je suis riche, j’en gagne 2 de plus.",
        ),
        (
            Then([Take(), May(Then([Cost(Pay(1)), Take()]), FINISH_FIRST)]),
            "I take a token. If I wish, as a cost, I pay a coin, then I take a token.",
            "Je prends un jeton. Si je veux, comme coût, je paie une pièce, puis je prends un jeton.",
        ),
        (
            Then([Take(), May(Take(), FINISH_FIRST)]),
            "I take a token. If I wish, I take one more.",
            "Je prends un jeton. Si je veux, j’en prends encore un.",
        ),
        (Then([Earn(1), Earn(1)]), "I earn a coin, then one more.", "Je gagne une pièce, puis encore une."),
        (
            If(ItIs(GEM), Score(3), Score(1)),
            "I score a point; if it is a gem, I score 3 instead.",
            "Je marque un point\u202f; si c’est une gemme, j’en marque 3 à la place.",
        ),
        (
            If(BeRich(), Earn(1), Score(1)),
            "If I am rich, I earn a coin; otherwise, I score a point.",
            "Si je suis riche, je gagne une pièce\u202f; sinon, je marque un point.",
        ),
    ],
    ids=["more", "a-cost-between", "another", "then-another", "instead", "otherwise"],
)
def test_steps_refer_to_the_step_before(verb: Verb[Phrases], english: str, french: str) -> None:
    assert said(verb.words(), "en") == english
    assert said(verb.words(), "fr") == french


def test_a_list_of_clauses_has_commas() -> None:
    steps = Then[Phrases]([Take(), Earn(1), Score(2)]).words()
    assert sentences.clause("phrases", steps, "en") == "I take a token, I earn a coin, then I score 2 points"
    assert sentences.clause("phrases", steps, "fr") == "je prends un jeton, je gagne une pièce, puis je marque 2 points"


def test_a_card_of_the_market_reads_as_it_plays() -> None:
    words = SCRIPTS[TRADE][0].words()
    assert (
        said(words, "en")
        == "As a cost, I pay a coin. I take a token. I score a point; if it is a gem, I score 3 instead."
    )
    assert said(words, "fr") == (
        "Comme coût, je paie une pièce. Je prends un jeton. "
        "Je marque un point\u202f; si c’est une gemme, j’en marque 3 à la place."
    )
