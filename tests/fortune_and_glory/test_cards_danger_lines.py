"""Fourteen dangers have a line about the choice right after them: a reward for a stop, or a price of pressing on."""

from typing import Any, NamedTuple

import pytest

from bivouac.games.fortune_and_glory.catalog import ALLY, DANGER, GEAR
from bivouac.games.fortune_and_glory.turn_adventure import PressOn
from bivouac.games.fortune_and_glory.words import LINES as TOLD
from bivouac.text import LANGUAGES, prompt
from bivouac.text.fortune_and_glory_cards import after_text
from tests.fortune_and_glory.chances import DANGERS, faces, has_fight
from tests.fortune_and_glory.faces import before_danger, facts_of, heroes_for, on_cliff, passing, rolled, ways_of
from tests.fortune_and_glory.situations import lot
from tests.fortune_and_glory.test_cards_dangers import DANGERS as FACES
from tests.fortune_and_glory.test_content_dangers import spelled
from tests.fortune_and_glory.world import ME, THIRD, YOU, Laid, number, redraw

MARKS = 2
CHEST = 4
FACTS = {facts_of(case).key: facts_of(case) for case in FACES}
WITHOUT = "boat-chase"  # a danger without a line
FOLLOWS = ("drew-event", "drew-gear", "effect-die", "fortune", "hurt", "markers", "markers-lost", "stole-fortune")


class Lines(NamedTuple):
    key: str
    on: str  # the answer that it speaks of
    dice: str = ""  # that fall next
    fortune: int = 0
    markers: int = 0
    wounds: int = 0
    events: int = 0
    gear: int = 0
    allies: int = 0
    asks: str = ""  # the answer to its question


LINES = [
    pytest.param(Lines("rope-bridge", "press-on", markers=-2), marks=pytest.mark.card("rope-bridge")),
    pytest.param(Lines("masked-ball", "stop", "-", allies=1), marks=pytest.mark.card("masked-ball")),
    pytest.param(Lines("wrong-bar", "press-on", fortune=-1), marks=pytest.mark.card("wrong-bar")),
    pytest.param(Lines("marked-cards", "stop", fortune=1), marks=pytest.mark.card("marked-cards")),
    pytest.param(Lines("star-chart", "stop", "- - -", events=3), marks=pytest.mark.card("star-chart")),
    pytest.param(Lines("crocodile-ford", "press-on", "4", wounds=4), marks=pytest.mark.card("crocodile-ford")),
    pytest.param(Lines("lava-steps", "press-on", wounds=3), marks=pytest.mark.card("lava-steps")),
    pytest.param(Lines("smugglers-password", "stop", "-", gear=1), marks=pytest.mark.card("smugglers-password")),
    pytest.param(Lines("avalanche", "press-on", markers=-1), marks=pytest.mark.card("avalanche")),
    pytest.param(Lines("museum-gala", "stop", "- - -", allies=1, asks="keep"), marks=pytest.mark.card("museum-gala")),
    pytest.param(Lines("cliff-monastery", "stop", markers=2), marks=pytest.mark.card("cliff-monastery")),
    pytest.param(Lines("sunken-galleon", "stop", "5", fortune=3), marks=pytest.mark.card("sunken-galleon")),
    pytest.param(Lines("seven-dials", "stop", "- - -", gear=1, asks="keep"), marks=pytest.mark.card("seven-dials")),
    pytest.param(Lines("spy-at-the-opera", "stop", fortune=1, asks="target/2"),
                 marks=pytest.mark.card("spy-at-the-opera")),
]  # fmt: skip
each_line = pytest.mark.parametrize("line", LINES, ids=lambda line: line.key)


def after(key: str, **fields: Any) -> Laid:
    """My hero has just overcome this danger by its first way, and is asked to press on or to stop. The next danger is
    one without a line."""
    way = ways_of(FACTS[key].test)[0]
    heroes_for(way)
    redraw("of-zeus", danger=9)
    table = before_danger(FACTS[key], 0, 0, markers=[MARKS], fortune=[CHEST, CHEST, CHEST], **fields)
    table.state.bags[DANGER].append(number(WITHOUT))
    rolled(table, *passing(way))
    assert table.may("press-on")
    assert table.may("stop")
    return table


def goods(table: Laid) -> tuple[int, ...]:
    state = table.state
    gear, allies = (len(state.carried(ME, deck)) for deck in (GEAR, ALLY))
    return (state.fortune[ME], state.markers[ME], state.wounds[ME], len(state.hands[ME]), gear, allies)


def answered(line: Lines, on: str) -> Laid:
    """I give this answer, and nothing more is asked of me than the line asks."""
    table = after(line.key)
    if on == line.on:
        table.dice(line.dice)
    table.play(on)
    if on == line.on and line.asks:
        table.play(next(key for key in table.keys(ME) if key.startswith(line.asks)), seat=ME)
    return table


@each_line
def test_the_line_holds_for_the_answer_that_it_speaks_of(line: Lines) -> None:
    before = goods(after(line.key))
    bystander = lot(after(line.key), THIRD)
    table = answered(line, line.on)
    held = tuple(now - then for now, then in zip(goods(table), before, strict=True))
    assert held[:3] == (line.fortune, line.markers, line.wounds)
    assert held[4:] == (line.gear, line.allies)
    assert table.told().count("drew-event") + table.told().count("at-once") == line.events
    assert lot(table, THIRD) == bystander
    if line.on == "stop":
        table.nobody_is_waiting_but(YOU)
        assert table.state.glory[ME] == FACTS[line.key].glory
    else:
        assert table.told().count("danger") == 2, "the next danger lies open"
        assert table.state.met[ME] == [number(line.key)], "its Glory still waits"


@each_line
def test_the_line_says_nothing_about_the_other_answer(line: Lines) -> None:
    before = goods(after(line.key))
    table = answered(line, "press-on" if line.on == "stop" else "stop")
    assert goods(table) == before
    assert table.state.fortune == [CHEST, CHEST, CHEST]


@each_line
def test_the_log_says_that_the_danger_did_it(line: Lines) -> None:
    table = answered(line, line.on)
    said = table.told()
    last = len(said) - 1 - said[::-1].index("stopped" if line.on == "stop" else "pressed-on")
    followed = [told for told in table.ear.told[last + 1 :] if TOLD.all[told.line].key in FOLLOWS]
    assert followed
    assert {TOLD.clause_of(told) for told in followed} == {"danger.how-overcome"}


@each_line
def test_the_question_names_the_danger_and_its_line(line: Lines) -> None:
    table = after(line.key)
    front = faces_of(line.key)
    for lang in LANGUAGES:
        said = prompt(table.table, ME, lang)
        assert after_text(front, lang) in said
        assert said.endswith("?")


def faces_of(key: str) -> Any:
    return next(faces(card)[0] for card in DANGERS if card.key == key)


def test_only_the_danger_just_overcome_counts() -> None:
    """Who pressed on after it and overcame another one stops without its reward."""
    heroes_for(["cunning 5x2"])
    redraw("of-zeus", danger=9)
    table = after("marked-cards")
    heroes_for(["agility 5x2"])
    table.state.renew_all()
    table.play("press-on")
    rolled(table, *passing(["agility 5x2"]))
    assert table.may("stop")
    table.play("stop")
    assert table.state.fortune[ME] == CHEST
    assert table.state.glory[ME] == FACTS["marked-cards"].glory + FACTS[WITHOUT].glory


def test_a_cliffhanger_overcome_has_no_line() -> None:
    facts = FACTS["marked-cards"]
    way = ways_of(facts.back)[0]
    heroes_for(way)
    table = on_cliff(facts, 0, 0, fortune=[CHEST])
    rolled(table, *passing(way))
    table.play("stop")
    assert table.state.fortune[ME] == CHEST


def test_a_price_can_be_a_ko_and_the_next_danger_is_not_drawn() -> None:
    table = after("crocodile-ford", wounds=[3])
    table.dice("6 - -").play("press-on")
    assert table.is_ko(ME)
    assert table.told().count("danger") == 1
    assert number("crocodile-ford") in table.state.bags[DANGER]


def test_armour_parries_teeth_but_not_lava() -> None:
    for key, dice, wounds in (("crocodile-ford", "4", 3), ("lava-steps", "", 3)):
        table = after(key)
        table.state.armour[ME] = 1
        table.dice(dice).play("press-on")
        assert table.state.wounds[ME] == wounds


def test_a_marker_given_is_never_the_last_one() -> None:
    redraw("of-zeus", danger=4)
    table = after("cliff-monastery")
    redraw("of-zeus", danger=4)
    table.play("stop")
    assert table.state.markers[ME] == 3


def test_whoever_has_no_fortune_is_not_robbed_by_the_spy() -> None:
    table = after("spy-at-the-opera")
    table.state.fortune[THIRD] = 0
    table.play("stop")
    assert table.state.fortune == [CHEST + 1, CHEST - 1, 0]


def test_the_choice_is_the_same_after_a_save() -> None:
    table = after("marked-cards")
    copy = table.reloaded()
    asker = copy.state.asker
    assert isinstance(asker, PressOn)
    assert asker.behind == number("marked-cards")
    copy.choose("stop")
    assert copy.state.fortune[ME] == CHEST + 1  # type: ignore[attr-defined]  # a World


def test_the_list_is_whole_and_no_two_lines_are_alike() -> None:
    listed = {case.values[0].key: case.values[0].on for case in LINES}
    said = []
    for card in DANGERS:
        front, back = faces(card)
        assert back.stop is None
        assert back.press is None
        on = "stop" if front.stop is not None else "press-on" if front.press is not None else ""
        assert listed.get(card.key, "") == on
        if on:
            assert front.stop is None or front.press is None, "a card has one such line"
            assert not has_fight(front.test), "after a fight no card lies there"
            verb = front.stop or front.press
            assert verb is not None
            said.append(spelled(verb.words()))
            if front.fail is not None and front.press is not None:
                assert spelled(front.fail.words()) != spelled(verb.words())
    assert len(listed) == len(said) == len(set(said)) == 14
    assert sum(on == "stop" for on in listed.values()) == 9
