"""Every sentence of Fortune and Glory, in both languages: cards, log, reasons, actions, questions.

`BIVOUAC_REGOLD=1 pytest tests/text` writes the golden files anew: read their diff line by line, in both languages.
"""

import os
import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from bivouac import text
from bivouac.engine.table import Table, new_table
from bivouac.engine.verbs import Condition, Verb, Words
from bivouac.games.fortune_and_glory import verbs as v
from bivouac.games.fortune_and_glory.amounts import COUNT_WORDS, PLACE_WORDS, InSpaceOf
from bivouac.games.fortune_and_glory.catalog import CATALOG, CITY, DECK_WORDS, KEYWORDS, MOMENT_WORDS, Ability, Card
from bivouac.games.fortune_and_glory.map import TERRAIN_KEYS
from bivouac.games.fortune_and_glory.setup import GAME
from bivouac.games.fortune_and_glory.verbs_map import PLACE_WORDS as GOALS
from bivouac.text import fortune_and_glory_cards as faces
from bivouac.text.fluent import keys, messages
from bivouac.text.fortune_and_glory import dice
from bivouac.text.fortune_and_glory_clauses import ME, ONE, ClauseWriter
from bivouac.text.registry import TEXTS
from tests.text import fortune_and_glory_corpus as corpus
from tests.text.fortune_and_glory_corpus import PACKED, Said
from tests.text.spelling import faults

GOLDEN = Path(__file__).parent / "golden"
LANGUAGES = pytest.mark.parametrize("lang", ["en", "fr"])
CARDS = pytest.mark.parametrize("card", CATALOG.cards, ids=lambda card: card.key)
NAME = GAME.name
NAMES_THAT_ASK = re.compile("[A-ZÀÉ][^:.;“«(]*[!?]")  # titles of cards may shout and ask, sentences may not


# -- cards -------------------------------------------------------------------------------------------------------------


def all_cards(lang: str) -> str:
    blocks: list[str] = []
    for card in CATALOG.cards:
        face = text.card_face(NAME, card.number, lang)
        flavour = f"~ {face.flavour}\n" if face.flavour else ""
        blocks.append(f"{face.key}: {face.name}\n{face.kind}\n{face.text}\n{flavour}")
    return "\n".join(blocks)


@pytest.mark.golden
@LANGUAGES
def test_card_texts_are_as_somebody_has_read_them(lang: str) -> None:
    path = GOLDEN / f"fortune-and-glory-cards.{lang}.txt"
    made = all_cards(lang)
    if os.environ.get("BIVOUAC_REGOLD"):
        path.write_text(made, encoding="utf-8")
    assert path.exists(), f"no golden file {path.name}: write it with BIVOUAC_REGOLD=1 and read it"
    assert made == path.read_text(encoding="utf-8")


@CARDS
@LANGUAGES
def test_a_card_says_what_it_is_and_is_spelled_well(card: Card, lang: str) -> None:
    face = text.card_face(NAME, card.number, lang)
    assert face.name
    assert face.kind
    assert face.text
    assert face.text.endswith((".", ".)"))
    for said in (face.name, face.kind, face.text, face.spoken, text.card_origin(NAME, card.number, lang)):
        assert not faults(said, lang), said


@CARDS
def test_a_card_says_it_in_both_languages(card: Card) -> None:
    english, french = (text.card_face(NAME, card.number, lang) for lang in ("en", "fr"))
    assert english.text != french.text
    assert [bool(part) for part in (english.ability, english.standing, english.head)] == [
        bool(part) for part in (french.ability, french.standing, french.head)
    ]


def numbers_of(words: Words) -> Iterator[int]:
    for name in ("n", "target"):
        number = abs(int(words.args.get(name, 0)))
        if 0 < number < v.EVERY_WOUND:
            yield number
    for part in words.parts:
        yield from numbers_of(part)


def mentions(said: str, number: int, lang: str) -> bool:
    spelled = {"en": {1: "an?|one|the next"}, "fr": {1: "une?|le prochain"}}[lang]
    return re.search(rf"(?<!\d)(?:{number}|{spelled.get(number, number)})(?!\d)", said, re.I) is not None


@CARDS
@LANGUAGES
def test_a_card_mentions_each_of_its_numbers(card: Card, lang: str) -> None:
    said = text.card_text(NAME, card.number, lang)
    numbers = [
        number for verb in card.verbs() if verb.words().key != "price-fake" for number in numbers_of(verb.words())
    ]
    numbers += [abs(ability.number) for ability in card.abilities if ability.verb is None and ability.number]
    for number in numbers + list(TEXTS[NAME].numbers(card.number).values()):
        assert mentions(said, number, lang), f"{number} is not in: {said}"


def text_of(key: str, lang: str) -> str:
    return text.card_text(NAME, CATALOG.by_key[key].number, lang)


def test_a_danger_prints_its_tests_and_what_lies_behind_it() -> None:
    assert text_of("rope-bridge", "en") == (
        "2 Glory. Agility 4+, 4 successes; or Cunning 5+, 2 successes. If you fail: roll a D3 and take that many hits. "
        "If you press on: lose 2 danger markers. "
        "Cliffhanger “One Hand on the Rope” (Climb, Fall; 3 Glory): Agility 5+, 2 successes."
    )
    assert text_of("the-dead-rise", "fr").startswith(
        "2 Gloires. Combat 5+, 1 succès\u202f; ou combats un zombie, puis un autre. Si tu rates\u202f: lance un D3 et "
        "encaisse autant de touches. Cliffhanger"
    )


def test_a_cost_is_paid_to_do_something_and_a_choice_is_a_choice() -> None:
    assert text_of("first-aid-kit", "fr").endswith("défausse cette carte pour soigner 3 blessures.")
    assert text_of("black-market", "en") == "You may pay 3 Glory to draw a Gear card."
    assert text_of("old-friend", "fr") == "Au choix\u202f: pioche une carte Allié\u202f; ou pioche 2 Événements."


def test_more_instead_and_that_hero() -> None:
    assert text_of("press-conference", "en") == "Gain 2 Glory. Gain 2 more Glory for each artifact you carry."
    assert text_of("hometown-hero", "fr").endswith("si tu es dans ta ville de départ, gagne 5 Gloires à la place.")
    assert text_of("unwanted-rescue", "en").endswith("moves to your space. Take 2 Glory from that hero.")
    assert "Chaque héros dans une terre de montagnes teste Agilité 5+" in text_of("earth-shrugs", "fr")


def test_dice_for_several_keywords_are_said_once_and_each_keyword_counts() -> None:
    assert text_of("bullwhip", "en") == "Agility +1. +1 die per keyword Climb or Animal in tests and fights."
    assert text_of("elephant-gun", "fr").endswith("+1 dé par mot-clé Bête, Monstre ou Véhicule d’un ennemi.")


# -- every word of the vocabulary --------------------------------------------------------------------------------------

CONDITIONS: list[Condition[Any]] = [
    *[v.Here(place) for place in (*PLACE_WORDS, *(key for _, key in TERRAIN_KEYS))],
    v.Wounded(), v.Has("gun"), v.Rich(1), v.Rich(3), v.Glorious(5), v.First(), v.Hanging(), v.Carrying(), v.Searching(),
    InSpaceOf(), v.Leading(), v.Owns(v.GEAR), v.Owns(v.ALLY),
]  # fmt: skip
WHOM = [v.ME, v.IT, v.ALL, v.OTHERS, v.ANY, v.ANOTHER, v.HERE, v.ANOTHER_HERE, v.LEADER, v.HANGING, v.CARRYING]
WHOM += [v.each(condition) for condition in CONDITIONS] + [v.another(v.Not(condition)) for condition in CONDITIONS]
AMOUNTS: list[Any] = [1, 2, v.D3, v.D6, *[v.Count(what, 2) for what in range(len(COUNT_WORDS))]]


def aimed(whom: Any) -> Iterator[Verb[Any]]:
    for amount in AMOUNTS:
        yield v.Glory(amount, whom)
        yield v.Fortune(amount, whom)
        yield v.Hurt(amount, whom)
        yield v.Hurt(amount, whom, parry=False)
        yield v.Heal(amount, whom)
        yield v.Travel(amount, whom)
        yield v.Steal(v.THE_GLORY, amount, whom)
    yield from (v.Glory(-2, whom), v.Fortune(-1, whom), v.Heal(v.EVERY_WOUND, whom), v.Steal(v.THE_FORTUNE, 1, whom))
    for n in (1, 2):
        yield from (v.draw_events(n, whom), v.draw_gear(n, whom), v.draw_ally(n, whom), v.DropEvents(n, whom))
        yield from (v.DropKit(v.GEAR, n, whom), v.Markers(n, whom), v.LoseMarkers(n, whom))
    yield from (v.StealKit(v.ALLY, whom), v.StealArtifact(whom), v.LoseArtifact(whom), v.KnockOut(whom))
    yield from (v.SkipTurn(whom), v.LoyaltyOf(whom, 4), v.Fight(v.ENEMY, whom), v.Fight(v.ZOMBIE, whom))
    for place in range(len(GOALS)):
        yield v.GoTo(place, whom)
        yield v.Henchman(v.SOLDIERS, place, 1, whom)
        yield v.Henchman(v.MOBSTERS, place, 2, whom)


def plain() -> Iterator[Verb[Any]]:
    for n in (-2, -1, 1, 2):
        yield from (v.Dice(n), v.Success(n), v.Hits(n), v.Blows(n), v.Price(n - (n == v.FAKE)), v.Steps(n))
        yield from (v.Level(skill, n, until) for skill in range(4) for until in range(3))
    for n in (1, 2):
        yield from (v.Parry(n), v.Survive(n), v.LookKeep(v.EVENT, n + 1), v.LookKeep(v.ALLY, n + 1))
        yield from (v.Auction(v.RANDOM_CITY, n), v.Auction(v.AT_HERO, n))
    yield from (v.Reroll(v.MISSES), v.Reroll(v.ALL_DICE), v.Pass(), v.EndFight(v.BEATEN), v.EndFight(v.FLED))
    yield from (v.NewDanger(), v.Bar(), v.Cancel(), v.CancelStaying(), v.Survive(0), v.Price(v.FAKE), v.RerollMove())
    yield from (v.Halt(), v.Steps(v.D3), v.DropMe(), v.ReadyCard(), v.Deliver("paris", v.Glory(1)), v.NoHenchman())
    yield from (v.NewArtifact(), v.MoveArtifact(), v.Loyalty())
    for trial in (v.Test(v.LORE, 5, 1), v.Pool((v.COMBAT, v.LORE), 6, 2), v.Fight(v.NAZI, infantry=True)):
        for whom in (v.ME, v.IT):
            yield v.Try(trial, v.Glory(2), v.Hurt(1, whom), whom)
            yield v.Try(trial, None, v.KnockOut(whom), whom)
    yield v.either(v.Test(v.LORE, 5, 1), v.both(v.Fight(v.CULTIST), v.Fight(v.MOBSTER)))


def joined(verb: Verb[Any]) -> Iterator[Verb[Any]]:
    yield verb
    yield v.may(v.cost(v.Glory(-2)), verb)
    yield v.may(verb)
    yield v.then(v.cost(v.DropMe()), verb)
    yield v.if_(v.Wounded(), verb, v.Glory(1))
    yield v.choose_one(verb, v.Fortune(1))
    yield v.for_each(v.Count(v.ALLIES_CARRIED), verb)
    yield v.for_each(v.D3, verb)
    yield v.EachHero(v.each_in("desert"), verb)


def said_of(verbs: Iterator[Verb[Any]], lang: str) -> Iterator[Said]:
    for verb in verbs:
        for it in (ME, ONE):
            yield verb.words().key, ClauseWriter(lang, it).sentences(verb.words())


@LANGUAGES
def test_every_verb_says_itself_about_every_hero(lang: str) -> None:
    for whom in WHOM:
        for key, said in said_of(aimed(whom), lang):
            assert not faults(said, lang), f"{key}: {said}"


@LANGUAGES
def test_verbs_can_be_joined_in_every_way(lang: str) -> None:
    for verb in (*plain(), *aimed(v.ME), *aimed(v.ANOTHER)):
        for key, said in said_of(joined(verb), lang):
            assert not faults(said, lang), f"{key}: {said}"
            assert said.endswith("."), said


@LANGUAGES
def test_every_condition_can_be_denied(lang: str) -> None:
    writer = ClauseWriter(lang)
    for condition in CONDITIONS:
        said = {writer.condition(words, person)
                for words in (condition.words(), v.Not(condition).words()) for person in ("me", "who")}  # fmt: skip
        assert len(said) == 4
        assert not [one for one in said if faults(one, lang)]


def abilities() -> Iterator[Ability]:
    for n in (-2, -1, 1, 2):
        yield from (v.plus(v.LORE, n), v.points(n, v.Here(v.AT_SEA)), v.dice_in(v.IN_FIGHT, n, v.Wounded()))
        yield from (v.dice_with(word, n) for word in KEYWORDS)
        yield from (v.dice_in(1 << bit, n) for bit in range(8))
    for n in (1, 2):
        yield from (v.defence(n), v.health(n), v.price(v.GEAR, n), v.price(v.ALLY, n), v.heal_price(n), v.fare(n))
        yield from (v.carry(v.GEAR, n), v.carry(v.ALLY, n), v.push_dice(n), v.glory_for(v.FOUND, n))
        yield from (v.looks(deck, n + 1) for deck in (v.EVENT, v.GEAR, v.ALLY))
    yield from (v.heal_price(0), v.in_one_round(), v.use(v.then(v.cost(v.DropMe()), v.Heal(2, v.ME))))
    yield from (v.when(trigger, v.Glory(1), v.First()) for trigger in range(17))
    yield from (v.activate(v.Reroll(v.MISSES), on=skill) for skill in range(4))
    yield from (v.activate(v.Dice(1), on=skill) for skill in range(4))
    yield from (v.activate(verb) for verb in plain() if verb.words().key not in ("cancel", "either"))


@LANGUAGES
def test_every_ability_says_itself(lang: str) -> None:
    for ability in abilities():
        said = ClauseWriter(lang).ability(ability)
        assert not faults(said, lang), said
        assert said.endswith("."), said


@LANGUAGES
def test_every_moment_of_everybody_has_a_head(lang: str) -> None:
    writer = ClauseWriter(lang)
    heads = {writer.head(moment, whose, None) for moment in range(len(MOMENT_WORDS)) for whose in range(3)}
    assert len(heads) == 3 * 9 + 4  # a round's begin and end, the own turn and "at once" are nobody's
    assert not [head for head in heads if faults(head, lang)]


# -- log, reasons, actions, endings ------------------------------------------------------------------------------------

PARTS: list[Callable[[str], Iterator[Said]]] = [
    corpus.lines, corpus.reasons, corpus.actions, corpus.endings, corpus.prompts,
]  # fmt: skip


@LANGUAGES
@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.__name__)
def test_every_sentence_can_be_said_and_is_spelled_well(part: Callable[[str], Iterator[Said]], lang: str) -> None:
    said = {said: where for where, said in part(lang)}
    assert not {one: (where, found) for one, where in said.items() if (found := faults(one, lang))}
    for one, where in said.items():
        assert one[0] == one[0].upper(), f"{where}: {one}"
        if part is not corpus.actions and not where.startswith("choice-"):
            assert one[-1] in ".”»!?", f"{where}: {one}"
        assert "!" not in NAMES_THAT_ASK.sub("", one), f"{where}: {one}"


def test_dice_are_unpacked_from_the_highest() -> None:
    assert dice(PACKED) == "6, 4, 1"
    assert dice(1) == ""


def test_several_words_of_an_option_are_a_list() -> None:
    assert text.option_value(NAME, "advanced", "texts,villains", "en") == "special texts, Villains"
    assert text.option_value(NAME, "advanced", "texts,villains", "fr") == "textes spéciaux, Méchants"
    assert text.option_value(NAME, "advanced", "jungle", "fr") == "jungle épaisse"
    assert [text.option_value(NAME, "advanced", "", lang) for lang in text.LANGUAGES] == ["none", "aucun"]


SPELLED_ALIKE = {"temples", "zeppelin"}  # in both languages


@LANGUAGES
def test_options_and_phases_have_names(lang: str) -> None:
    said = [text.game_title(NAME, lang), text.game_description(NAME, lang)]
    said += [text.phase_name(NAME, phase, lang) for phase in range(5)]
    for option in GAME.options:
        said += [text.option_name(NAME, option.name, lang), text.option_explanation(NAME, option.name, lang)]
        values = [text.option_value(NAME, option.name, word, lang) for word in option.words]
        assert not set(values) & set(option.words) - SPELLED_ALIKE or lang == "en"
        said += values
    assert not [one for one in said if faults(one, lang)]


def test_no_word_of_a_closed_list_is_missing_or_too_many() -> None:
    for kind, words in (("keyword", KEYWORDS), ("head", ()), ("deck", (*DECK_WORDS, "location"))):
        found = [key.removeprefix(f"{kind}-{NAME}-") for key in keys("en") if key.startswith(f"{kind}-{NAME}-")]
        assert not words or found == list(words)
    for kind, told in (("line", GAME.lines), ("reason", GAME.reasons), ("ending", GAME.endings)):
        found = [key.removeprefix(f"{kind}-{NAME}-") for key in keys("en") if key.startswith(f"{kind}-{NAME}-")]
        assert sorted(found) == sorted(line.key for line in told.all)
    verbs = [key.removeprefix(f"action-{NAME}-") for key in keys("en") if key.startswith(f"action-{NAME}-")]
    assert verbs == [verb.name for verb in GAME.actions.verbs[3:]]


# -- at tables ---------------------------------------------------------------------------------------------------------


def by_chance(seats: int, seed: int) -> Iterator[Table]:
    chance = random.Random(seed)
    table = new_table(GAME, seats, seed, {"round_cap": 8})
    while not table.over:
        yield table
        seat = chance.choice(table.waiting)
        table.choose(chance.choice([option.id for option in table.options_of(seat)]), seat)
    yield table


@pytest.mark.parametrize("seats", [2, 5])
def test_questions_options_and_logs_of_whole_games_are_well_spelled(seats: int) -> None:
    asked: set[str] = set()
    for table in by_chance(seats, seats):
        asker = type(table.state.asker).__name__
        if asker in asked and random.Random(len(table.history)).random() < 0.8:
            continue
        asked.add(asker)
        for lang in ("en", "fr"):
            said = [text.prompt(table, seat, lang) for seat in (*range(seats), None)]
            said += [text.option_text(table, option, lang) for option in table.option_ids]
            assert not [one for one in said if faults(one, lang)]
    assert {"ChooseGoal", "Business", "FightRound", "ThrowTest"} <= asked
    for lang in ("en", "fr"):
        for reader in (0, None):
            for entry in text.log(table, reader, lang):
                assert not faults(entry.text, lang), entry.text
                assert entry.clause in GAME.clauses


def test_messages_of_the_game_keep_their_attributes_in_both_languages() -> None:
    english, french = messages("en").attributes, messages("fr").attributes
    mine = {key for key in english if f"-{NAME}" in key}
    assert mine == {key for key in french if f"-{NAME}" in key}
    assert not [key for key in mine if english[key] != french[key]]


@LANGUAGES
def test_a_danger_that_is_about_to_take_effect_is_told_with_its_tests_and_not_only_its_cliffhanger(lang: str) -> None:
    dangers = [card for card in CATALOG.cards if card.front is not None and card.is_a == CITY]
    assert dangers
    for card in dangers:
        assert card.front is not None
        assert card.back is not None
        assert faces.face(card.number, lang).spoken.startswith(faces.danger_text(card.front, lang))
        assert faces.cliffhanger_text(card.back, lang) in faces.face(card.number, lang).spoken


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_who_stayed_is_not_said_to_have_moved(lang: str) -> None:
    """The move of whoever stays where they are is over too."""
    key, told = "moment-fortune-and-glory-arrived", {"player": "Ana", "in": "in X"}
    for attribute in ("", "own"):
        said = text.say(lang, key, told, attribute=attribute)
        assert "in X" in said
        assert not re.search(r"\bmoved\b|déplac|Après", said), said
