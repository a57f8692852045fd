"""Everything that is said of Altered, in both languages, said and looked at.

`BIVOUAC_REGOLD=1 pytest tests/altered/test_words.py` writes the golden card texts anew: read their diff.
"""

import os
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest

from bivouac import text
from bivouac.engine.actions import PASS
from bivouac.engine.chance import Chance
from bivouac.engine.lines import ALL, Told
from bivouac.engine.table import Reason, Table, new_table
from bivouac.engine.verbs import Verb
from bivouac.games.altered import catalog
from bivouac.games.altered.actions import ACTIONS, KEYS
from bivouac.games.altered.amounts import (
    AfterFirstDay,
    BeFirst,
    Boosts,
    CardsInReserve,
    Control,
    Count,
    Counters,
    CountersOnMe,
    Done,
    FirstCharacter,
    HasMark,
    ItIs,
    Not,
    Orbs,
    RegionsBetween,
    ThreeStatuses,
    Zeros,
    x,
)
from bivouac.games.altered.catalog import CHARACTER, FOREST, IN_PLAY, NUMBER, PERMANENT, SPELL, Ability
from bivouac.games.altered.filters import (
    FACING_ME,
    IT,
    ME,
    MINE,
    MY_EXPEDITION,
    NO_TOKENS,
    ONLY_TOKENS,
    OTHER_EXPEDITION,
    YOURS,
    Each,
    Filter,
    each,
    target,
)
from bivouac.games.altered.setup import GAME
from bivouac.games.altered.state import Altered
from bivouac.games.altered.state_ground import (
    ANCHORED,
    ASLEEP,
    DECK,
    DISCARD,
    FLEETING,
    HAND,
    MANA,
    RESERVE,
    THIS_AFTERNOON,
    THIS_DAY,
)
from bivouac.games.altered.triggers import (
    creates,
    dusk,
    exhaust,
    fails,
    forward,
    gains_boost,
    gives,
    leaves_landmarks,
    leaves_to_reserve,
    opponent_draws,
    plays,
    put_in_reserve,
    reserve_left,
    sacrificed,
)
from bivouac.games.altered.verbs import (
    BOOST,
    EVERYBODY,
    IN_ALL,
    IN_EACH,
    IN_MINE,
    OPPONENT,
    TARGET,
    Activate,
    BackToReserve,
    DiscardAny,
    DiscardFromHand,
    DiscardFromReserve,
    DiscardHands,
    DiscardOrb,
    Draw,
    EachSacrifices,
    ExhaustMe,
    Gain,
    GainThere,
    HandToReserve,
    LoseFleeting,
    MoveForward,
    Next,
    OnceRested,
    Pay,
    PlayMe,
    RaiseDie,
    ReserveToHand,
    Resupply,
    RevealTop,
    RevealToPlay,
    Sacrifice,
    Send,
    Spend,
    Stop,
    Switch,
    TopToMana,
    Win,
    cost,
    if_,
    may,
    next_gains,
    then,
)
from bivouac.text.altered_cards import CardWriter
from bivouac.text.fluent import has
from bivouac.text.voice import VOICE
from tests.altered.road import ME as MY_SEAT
from tests.altered.road import YOU, Road
from tests.text.spelling import faults
from tests.text.test_altered_words import NAMES_THAT_SHOUT

pytestmark = pytest.mark.uncounted

GOLDEN = Path(__file__).parents[1] / "text" / "golden"
NAMES = ("Alice", "Le Grand Huit")  # a vowel and an article: what a French preposition must mind
LANGUAGES = ("en", "fr")
KAPPA = NUMBER["kappa"]
# Lines that a few games may go without, as the rules tell them: seat, card, other, number.
RARE = {
    "arena-day": (-1, -1, -1, 9), "arena-won": (0, -1, -1, 2), "arena-again": (-1, -1, -1, 0),
    "to-arena": (-1, -1, -1, 0), "won-by-card": (0, KAPPA, -1, 0), "cut-short": (-1, -1, -1, 60),
    "free": (0, KAPPA, -1, 0), "nothing-to-draw": (0, -1, -1, 0), "reshuffled": (0, -1, -1, 12),
    "sacrificed": (0, KAPPA, -1, 0), "stayed-eternal": (0, KAPPA, -1, 0), "switched": (0, KAPPA, -1, 0),
    "stopped-hero": (0, -1, -1, 0), "stopped-companion": (0, -1, -1, 0), "moved-hero": (0, -1, -1, 3),
    "moved-companion": (0, -1, -1, 3), "back-hero": (0, -1, -1, 3), "back-companion": (0, -1, -1, 3),
    "ignored-die": (0, -1, -1, 3), "paid-tough": (0, KAPPA, -1, 2), "lost-fleeting": (0, KAPPA, -1, 0),
    "to-mana": (0, KAPPA, -1, 0), "cheaper": (0, KAPPA, -1, 0), "cleaned-landmarks": (0, NUMBER["brassbug-hub"], -1, 0),
    "revealed": (0, KAPPA, -1, 0), "spent": (0, NUMBER["brassbug-hub"], -1, 1), "discarded": (0, KAPPA, -1, 0),
    "reserve-to-hand": (0, KAPPA, -1, 0), "paid-effect": (0, -1, -1, 1), "counted": (0, NUMBER["brassbug-hub"], -1, 3),
    "stayed-asleep": (0, KAPPA, -1, 0), "to-deck": (0, KAPPA, -1, 0), "hand-to-reserve": (0, KAPPA, -1, 0),
    "became-asleep": (0, KAPPA, -1, 0), "after-you": (0, -1, -1, 0), "rolled": (0, -1, -1, 4),
    "added-to-die": (0, -1, -1, 2), "to-hand": (0, KAPPA, -1, 0),
    "about-to-leave": (0, KAPPA, -1, 0), "activated": (0, NUMBER["brassbug-hub"], -1, 0),
    "already-anchored": (0, KAPPA, -1, 0), "already-asleep": (0, KAPPA, -1, 0), "already-fleeting": (0, KAPPA, -1, 0),
    "not-fleeting": (0, KAPPA, -1, 0), "barred-hero": (0, -1, -1, 3), "barred-companion": (0, -1, -1, 4),
    "defended-hero": (0, KAPPA, -1, 3), "defended-companion": (0, KAPPA, -1, 4), "no-moves": (-1, -1, -1, 0),
    "further": (0, -1, 7, 8), "resupply-replaced": (0, NUMBER["the-ouroboros-axiom"], -1, 0),
    "die-added": (0, NUMBER["the-ouroboros-rare"], -1, 0), "chose-mode": (0, NUMBER["kelon-burst"], 0, 1),
}  # fmt: skip


def checked(said: str, lang: str) -> str:
    assert not faults(said, lang), said
    assert "!" not in NAMES_THAT_SHOUT.sub("", said), said
    return said


@lru_cache(maxsize=1)
def positions() -> tuple[Table, ...]:
    """Tables at many moments of games played at random, and at their ends."""
    kept: list[Table] = []
    factions = catalog.FACTIONS
    for seed in range(9):
        options = {"deck0": factions[seed % 6], "deck1": factions[(seed + 1 + seed // 6) % 6]}
        table = new_table(GAME, 2, seed, options)
        chance = Chance(seed)
        while not table.over:
            if chance.roll(3) == 0:
                kept.append(table.clone())
            ids = table.option_ids
            table.choose(ids[int(chance.roll(len(ids)))], table.seat)
        kept.append(table)
    return tuple(kept)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_log_reads_well(lang: str) -> None:
    heard: set[str] = set()
    for table in positions():
        if table.over:
            for seat, names in ((0, NAMES), (1, None), (None, NAMES)):
                for entry in text.log(table, seat, lang, names):
                    checked(entry.text, lang)
                    # A name that shouts closes its line by itself, and is the last word of it.
                    assert NAMES_THAT_SHOUT.split(entry.text)[-1] == "" or entry.text.endswith("."), entry.text
                    assert entry.text[0] == entry.text[0].upper(), entry.text
                    assert entry.clause in GAME.clauses
                    heard.add(entry.key)
    assert sorted({line.key for line in GAME.lines.all} - heard - RARE.keys()) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", sorted(RARE))
def test_a_rare_line_reads_well_to_everybody(key: str, lang: str) -> None:
    seat, card, other, number = RARE[key]
    told = Told(next(i for i, line in enumerate(GAME.lines.all) if line.key == key), seat, card, other, number, ALL)
    for seen in (True, False) if has(lang, f"line-altered-{key}", "hidden") else (True,):
        for reader in (0, 1, -1):
            for names in (NAMES, None):
                said = checked(VOICE.line(GAME, key, told, seen, reader, lang, names), lang)
                assert said.endswith("."), said


@pytest.mark.parametrize(
    ("lang", "passing", "declining"), [("en", "Pass", "Do without it"), ("fr", "Passer", "T’en passer")]
)
def test_only_who_ends_an_afternoon_is_said_to_pass(lang: str, passing: str, declining: str) -> None:
    """Whoever declines a step of a card does not give up the turns that are left."""
    road = Road(hand="axiom-reprocessor", my_hero="sierra-oddball", mana=20)
    assert text.option_text(road.table, PASS, lang).startswith(passing)
    road.play("play/axiom-reprocessor")
    assert text.option_text(road.table, PASS, lang) == declining


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_and_every_option_reads_well(lang: str) -> None:
    for table in positions():
        for seat in (0, 1, None):
            asked = checked(text.prompt(table, seat, lang, NAMES), lang)
            assert asked[-1] in ".?", asked
        for option in table.options:
            checked(option.say(lang), lang)
            checked(text.option_text(table, option.id, lang), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_and_every_reason_reads_well(lang: str) -> None:
    for action in range(len(ACTIONS)):
        checked(VOICE.action(GAME, action, lang), lang)
    nouns = [ACTIONS.index[key] for key in ("pass", "play/kappa/hero", "exhaust/nevenka-blotch", "expedition/my-hero")]
    for number, reason in enumerate(GAME.reasons.all):
        for action in nouns:
            said = checked(Reason(GAME, number, action).say(lang), lang)
            assert said.endswith("."), f"{reason.key}: {said}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_ending_and_every_option_of_a_table_reads_well(lang: str) -> None:
    for ending in GAME.endings.all:
        for attribute in ("", "own") if has(lang, f"ending-altered-{ending.key}", "own") else ("",):
            checked(text.say(lang, f"ending-altered-{ending.key}", {"player": "Alice"}, attribute), lang)
    for option in GAME.options:
        checked(text.option_name("altered", option.name, lang), lang)
        assert checked(text.option_explanation("altered", option.name, lang), lang).endswith(".")
        for value in option.words:
            assert has(lang, f"option-altered-{option.name}", f"value-{value}")
            checked(text.option_value("altered", option.name, value, lang), lang)
    for phase in range(6):
        checked(text.phase_name("altered", phase, lang), lang)


# -- cards -------------------------------------------------------------------------------------------------------------


def all_cards(lang: str) -> str:
    faces = [text.card_face("altered", number, lang) for number in range(len(KEYS))]
    return "\n".join(f"{face.key}: {face.name}\n{face.kind}\n{face.text}\n" for face in faces)


@pytest.mark.golden
@pytest.mark.parametrize("lang", LANGUAGES)
def test_card_texts_are_those_that_somebody_has_read(lang: str) -> None:
    path = GOLDEN / f"altered-cards.{lang}.txt"
    said = all_cards(lang)
    if os.environ.get("BIVOUAC_REGOLD"):
        path.write_text(said, encoding="utf-8")
    assert path.read_text(encoding="utf-8") == said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_card_texts_are_spelled_well(lang: str) -> None:
    for number in range(len(KEYS)):
        face = text.card_face("altered", number, lang)
        checked(f"{face.kind}. {face.text}", lang)
        checked(face.name, lang)


def test_names_tell_rare_cards_from_common_ones() -> None:
    for lang in LANGUAGES:
        names = [text.card_name("altered", number, lang) for number in range(len(KEYS))]
        assert len(names) == len(set(names))


LESS_COMMON: list[Verb[Altered]] = [
    Gain(BOOST, each(CHARACTER), 2),
    Gain(BOOST, ME, Count(Filter(PERMANENT, whose=MINE))),
    Gain(BOOST, ME, CardsInReserve(both=True)),
    Gain(ASLEEP, Each(Filter(CHARACTER, whose=YOURS))),
    LoseFleeting(target(CHARACTER, count=2, up_to=True)),
    LoseFleeting(IT),
    Send(RESERVE, ME),
    Send(DISCARD, target(CHARACTER, marks=FLEETING | ANCHORED | ASLEEP)),
    Send(HAND, IT),
    Send(DECK, ME),
    Send(MANA, target(IN_PLAY)),
    Send(RESERVE, target(CHARACTER, most_counted=Count(Filter(CHARACTER, whose=MINE)))),
    Switch(target(CHARACTER, other=True)),
    Activate(target(CHARACTER, whose=MINE), catalog.FROM_RESERVE),
    then(Sacrifice(target(CHARACTER, whose=MINE, count=2)), if_(Done(), Draw(3))),
    may(cost(Sacrifice(ME)), Gain(BOOST, IT, 2)),
    may(cost(Pay(2)), Gain(ANCHORED, ME)),
    may(cost(HandToReserve()), Draw()),
    then(HandToReserve(optional=True), if_(ItIs(Filter(SPELL)), Draw(), Resupply())),
    Resupply(EVERYBODY),
    Resupply(OPPONENT),
    Draw(2, EVERYBODY),
    Draw(2, OPPONENT),
    DiscardFromHand(whose=OPPONENT),
    ReserveToHand(Filter(SPELL), optional=True),
    may(cost(DiscardFromReserve(Filter(catalog.ANY_CARD))), Resupply()),
    TopToMana(2),
    TopToMana(whose=EVERYBODY),
    Next(Filter(SPELL), THIS_AFTERNOON, free=True),
    Next(Filter(CHARACTER, "plant"), THIS_DAY, less=1),
    Next(Filter(CHARACTER), 1, origin=catalog.FROM_RESERVE, reward=LoseFleeting(IT)),
    Next(Filter(CHARACTER), 1, origin=catalog.FROM_HAND, reward=Gain(ANCHORED, IT)),
    OnceRested(Draw()),
    may(cost(DiscardFromReserve(Filter(SPELL))), RaiseDie(2)),
    EachSacrifices(),
    may(PlayMe(), Gain(ASLEEP, IT)),
    then(DiscardOrb(), if_(Done(), Send(DISCARD, target(IN_PLAY)))),
    DiscardHands(),
    DiscardHands(reserve_too=True),
    then(DiscardAny(), Draw(x())),
    BackToReserve(),
    RevealToPlay(4, 2),
    RevealTop(),
    GainThere(ASLEEP, TARGET),
    GainThere(ASLEEP, IN_EACH),
    Stop(IN_ALL),
    Next(Filter(SPELL), 1, spares=True),
    Send(RESERVE, target(CHARACTER, least=2, count=3, up_to=True)),
    MoveForward(TARGET),
    MoveForward(IN_MINE),
    Stop(IN_EACH),
    Win(),
]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_verbs_that_no_starter_has_can_be_said(lang: str) -> None:
    said = [checked(CardWriter(None, lang).sentences(verb.words()), lang) for verb in LESS_COMMON]
    assert len(set(said)) == len(LESS_COMMON)
    assert not [text for text in said if not text.endswith(".") or text[0] != text[0].upper()]


PLANTS = Filter(CHARACTER, "plant", MINE)
AGREED: list[tuple[Verb[Altered], str]] = [
    (Gain(ASLEEP, Each(PLANTS)), "Les Plantes que tu contrôles deviennent Endormies."),
    (Gain(ASLEEP, each(CHARACTER)), "Les Personnages que tu contrôles deviennent Endormis."),
    (Gain(ANCHORED, target(CHARACTER, "plant")), "Une Plante ciblée devient Ancrée."),
    (Gain(ANCHORED, target(CHARACTER)), "Un Personnage ciblé devient Ancré."),
    (Gain(ANCHORED, ME), "Je deviens Ancré."),
    (Gain(BOOST, Each(PLANTS)), "Les Plantes que tu contrôles reçoivent 1 boost chacune."),
    (Gain(BOOST, target(CHARACTER, count=2)), "Deux Personnages ciblés reçoivent 1 boost chacun."),
    (may(Gain(ASLEEP, target(CHARACTER, "plant"))), "Tu peux rendre Endormie une Plante ciblée."),
    (GainThere(ASLEEP, IN_EACH), "Tous les Personnages de chacune de tes Expéditions deviennent Endormis."),
    (next_gains(Filter(CHARACTER, "plant"), ANCHORED),
     "La prochaine Plante que tu joues ce tour-ci devient Ancrée."),
]  # fmt: skip


@pytest.mark.parametrize(("verb", "said"), AGREED)
def test_a_status_agrees_with_whoever_gets_it(verb: Verb[Altered], said: str) -> None:
    assert CardWriter(None, "fr").sentences(verb.words()) == said


def test_the_first_card_played_agrees_with_its_kind() -> None:
    for types, said in (("plant", "une Plante, la première de"), ("", "un Personnage, le premier de")):
        ability = plays(Filter(CHARACTER, types), Draw(), FirstCharacter())
        assert CardWriter(None, "fr").ability(ability).startswith(f"Quand tu joues {said} l’Après-midi")


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Discard one target Fleeting, Anchored or Asleep Character."),
        ("fr", "Défausse un Personnage ciblé Fugace, Ancré ou Endormi."),
    ],
)
def test_three_words_in_a_row_have_a_comma(lang: str, said: str) -> None:
    verb = Send(DISCARD, target(CHARACTER, marks=FLEETING | ANCHORED | ASLEEP))
    assert CardWriter(None, lang).sentences(verb.words()) == said


def test_three_costs_in_a_row_have_a_comma() -> None:
    verb = may(cost(Pay(1)), cost(Spend(1)), cost(ExhaustMe()), Draw())
    assert CardWriter(None, "en").sentences(verb.words()) == (
        "You may pay 1 mana, spend 1 of my counters and exhaust me to draw 1 card."
    )


def test_a_character_is_somebody() -> None:
    said = CardWriter(None, "en").ability(dusk(Win(), ThreeStatuses()))
    assert "another who is Anchored and yet another who is Asleep" in said


ABILITIES: list[Ability] = [
    dusk(Draw(), Boosts(3)),
    dusk(Draw(), Not(Boosts(5))),
    leaves_to_reserve(Draw()),
    leaves_landmarks(Draw()),
    put_in_reserve(Draw()),
    sacrificed(Draw(), HasMark(FLEETING)),
    sacrificed(Draw(), Not(HasMark(FLEETING))),
    fails(Draw()),
    creates(Gain(BOOST, IT)),
    gains_boost(Draw()),
    reserve_left(Draw()),
    opponent_draws(Draw()),
    forward(FOREST, Draw()),
    exhaust(Draw(), condition=Counters(5)),
    exhaust(Draw(), condition=Not(Counters(5))),
    exhaust(Draw(), condition=Not(BeFirst())),
    exhaust(Draw(), condition=Orbs(6)),
    exhaust(Draw(), condition=Not(Orbs(6))),
    exhaust(Draw(), condition=Zeros(3)),
    exhaust(Draw(), condition=Control(2, Filter(CHARACTER, "plant", MINE, other=True, place=MY_EXPEDITION))),
    exhaust(Draw(), condition=Control(1, Filter(CHARACTER, whose=MINE, boosted=True, place=OTHER_EXPEDITION))),
    exhaust(Draw(), condition=Control(2, Filter(CHARACTER, tokens=NO_TOKENS, place=FACING_ME))),
    exhaust(Draw(), condition=Control(1, Filter(CHARACTER, zero=True, in_reserve=True))),
    Ability(catalog.NIGHT, Draw()),
    exhaust(Draw(), dearer=Not(BeFirst())),
    dusk(Win(), ThreeStatuses()),
    Ability(catalog.NOON, Draw(), condition=AfterFirstDay()),
    plays(Filter(CHARACTER, least_counted=CountersOnMe()), Draw()),
]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_abilities_that_no_starter_has_can_be_said(lang: str) -> None:
    said = [checked(CardWriter(None, lang).ability(ability), lang) for ability in ABILITIES]
    assert len(set(said)) == len(ABILITIES)


STANDINGS = [
    gives(catalog.GIVES_TOUGH, amount=RegionsBetween()),
    gives(catalog.GIVES_TOUGH, amount=Count(Filter(CHARACTER, "plant", MINE))),
    gives(catalog.GIVES_GIGANTIC, Filter(CHARACTER, whose=MINE, tokens=ONLY_TOKENS)),
    gives(catalog.GIVES_DEFENDER, Filter(CHARACTER, whose=MINE, tokens=ONLY_TOKENS, boosted=True), condition=Orbs(8)),
    gives(catalog.GIVES_DEFENDER, condition=Not(BeFirst())),
    gives(catalog.GIVES_RESERVE_TRIGGER, Filter(CHARACTER, whose=MINE), verb=Gain(BOOST, ME)),
    gives(catalog.MAKES_FLEETING, Filter(SPELL, most=1)),
    gives(catalog.SILENCES),
    gives(catalog.STOPS),
    gives(catalog.FLOODS),
    gives(catalog.COSTS_MORE, Filter(SPELL), 1),
    gives(catalog.FLOOR, Filter(CHARACTER), 2),
    gives(catalog.TO_MANA_INSTEAD, condition=Boosts(1)),
    gives(catalog.NOT_PLAYABLE, condition=Not(Orbs(7))),
    gives(catalog.ADDS_TO_DIE),
    gives(catalog.MAY_BECOME_MANA),
    gives(catalog.MAY_BECOME_MANA, verb=Draw()),
    gives(catalog.OTHER_MORNING),
]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_standing_abilities_that_no_starter_has_can_be_said(lang: str) -> None:
    said = [checked(CardWriter(None, lang).standing(standing), lang) for standing in STANDINGS]
    assert len(set(said)) == len(STANDINGS)


# -- questions ---------------------------------------------------------------------------------------------------------


def test_questions_say_what_is_to_be_chosen_and_which_card_asks() -> None:
    road = Road(
        hand="physical-training", hero="kappa +2", your_hero="atlas asleep", your_landmarks="the-spindle-bravos"
    )
    assert text.prompt(road.table, MY_SEAT, "en").startswith("Your turn: play a card")
    assert text.prompt(road.table, YOU, "fr") == "Après-midi\u202f: Joueur 1 choisit."
    assert text.option_text(road.table, ACTIONS.index["play/physical-training"], "en") == (
        "Play Physical Training for 2 mana"
    )
    road.play("play/physical-training")
    assert text.prompt(road.table, MY_SEAT, "en") == "Physical Training: One target Character gets 3 boosts."
    assert text.option_text(road.table, ACTIONS.index["pick/kappa/my-hero"], "fr") == (
        "Choisir Kappa (2 boosts) dans ton Expédition Héros"
    )
    assert text.option_text(road.table, ACTIONS.index["pick/atlas/your-hero"], "en") == (
        "Choose Atlas (Asleep) in the opposing Hero Expedition, paying 2 mana for Tough"
    )


@pytest.mark.parametrize(
    ("too_many", "en", "fr"),
    [
        (
            {"reserve": "alice, inari, kappa"},
            "Night: your Reserve keeps 2 cards. Choose a card to discard.",
            "Nuit\u202f: ta Réserve garde 2 cartes. Choisis une carte à défausser.",
        ),
        (
            {"landmarks": "brassbug-hub, the-monolith, axiom-reprocessor"},
            "Night: you keep 2 Landmarks. Choose a Landmark to give up.",
            "Nuit\u202f: tu gardes 2 Repères. Choisis un Repère à abandonner.",
        ),
    ],
)
def test_clean_up_asks_for_one_card_and_not_for_one_more(too_many: dict[str, Any], en: str, fr: str) -> None:
    road = Road(**too_many, phase="night")
    assert [text.prompt(road.table, MY_SEAT, lang) for lang in ("en", "fr")] == [en, fr]


@pytest.mark.parametrize(
    ("lang", "own", "others"),
    [
        ("en", "You draw 6 cards to begin with: ", "Player 1 draws 6 cards to begin with."),
        ("fr", "Tu pioches 6 cartes pour commencer\u202f: ", "Joueur 1 pioche 6 cartes pour commencer."),
    ],
)
def test_one_line_names_the_cards_of_the_opening_hand_to_its_player_and_counts_them_to_all_others(
    lang: str, own: str, others: str
) -> None:
    table = new_table(GAME, 2, 5, {"deck0": "bravos", "deck1": "muna"})
    hand = [text.card_name("altered", NUMBER[key], lang) for key in table.view(0)["seats"][0]["hand"]["cards"]]
    mine = [entry.text for entry in table.log(0, lang) if entry.text.startswith(own)]
    assert len(mine) == 1
    assert sorted(mine[0].removeprefix(own).removesuffix(".").split(", ")) == sorted(hand)
    for reader in (1, None):
        lines = [entry.text for entry in table.log(reader, lang) if entry.key == "drew-opening"]
        assert lines[0] == others
        assert len(lines) == 2


def test_one_line_tells_what_went_into_the_mana_zone_at_the_opening() -> None:
    table = new_table(GAME, 2, 5, {"deck0": "bravos", "deck1": "muna"})
    chosen: list[str] = []
    while not table.view(None)["day"]:
        seat = table.waiting[0]
        option = table.options_of(seat)[0]
        chosen += [option.key.removeprefix("mana/")] if seat == 0 else []
        table.choose(option, seat)
    names = [text.card_name("altered", NUMBER[key], "en") for key in chosen]
    assert len(names) == 3
    own = [entry.text for entry in table.log(0, "en") if entry.key == "opening-mana"]
    assert own[0].startswith("You put 3 cards into your Mana zone: ")
    assert all(name in own[0] for name in names)
    assert own[1] == "Player 2 puts 3 cards into the Mana zone."


@pytest.mark.parametrize("key", ["drew-opening", "opening-mana"])
def test_a_line_that_was_kept_from_when_each_card_had_its_own_is_still_read(key: str) -> None:
    told = Told(0, 0, NUMBER["kappa"], -1, 0, 1)
    assert "Kappa" in VOICE.line(GAME, key, told, True, 0, "en")
    assert " a card " in VOICE.line(GAME, key, told, False, 1, "en")
    assert " une carte " in VOICE.line(GAME, key, told, False, 1, "fr")
