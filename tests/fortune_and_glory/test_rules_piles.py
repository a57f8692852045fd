"""Cards in general: piles, the Shuffle icon, what is played at once, read aloud, kept, and what remains in play."""

from typing import Any

import pytest

from bivouac.games.fortune_and_glory.abilities import defence, health, looks, now, plus
from bivouac.games.fortune_and_glory.cards.locations import LOCATIONS
from bivouac.games.fortune_and_glory.catalog import (
    ADVENTURE,
    AGILITY,
    ANYBODYS,
    ARTIFACT,
    BY_NUMBER,
    CITY,
    EVENT,
    FOR_GOOD,
    GEAR,
    IS_A,
    NEXT_ROUND,
    NOW,
    OWN,
    THIS_ROUND,
    Timing,
)
from bivouac.games.fortune_and_glory.setup import GAME
from bivouac.games.fortune_and_glory.state import World
from bivouac.games.fortune_and_glory.state_ground import FIRST_LOCATION, LOCATION
from bivouac.games.fortune_and_glory.steps_map import random_land
from bivouac.games.fortune_and_glory.verbs_goods import Draw, Fortune, LookKeep, draw_events, draw_gear
from bivouac.games.fortune_and_glory.verbs_open import CancelStaying
from tests.fortune_and_glory.world import ME, YOU, Laid, nodes, number, on_quest, redraw

MINE_NOW = Timing(OWN, ANYBODYS)


def playing(effect: object, more: str = "", **fields: Any) -> Laid:
    """A card of mine does this while I am asked whether to search."""
    redraw("tail-wind", timing=MINE_NOW, effect=effect)
    hands = ["tail-wind" + (", " + more if more else "")]
    return on_quest(hands=hands, **fields).play("play/tail-wind")


# -- piles -------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("card.discard-per-deck")
def test_each_deck_has_its_own_discards() -> None:
    redraw("lucky-hat", timing=MINE_NOW, effect=Fortune(1))
    table = on_quest(hands=["lucky-hat"], kits="bullwhip").play("play/lucky-hat")
    state = table.state
    state.put_away(number("patrol"))
    state.put_away(number("auction-house"))
    state.put_away(number("street-kid"))
    for pile in range(12):
        assert {IS_A[card] for card in state.discards[pile]} <= {pile}
    assert state.discards[EVENT] == [number("lucky-hat")]
    assert sum(len(pile) for pile in state.discards) == 4


@pytest.mark.clause("card.discard-per-deck")
def test_an_empty_deck_is_made_anew_from_its_discards() -> None:
    redraw("tail-wind", timing=MINE_NOW, effect=draw_gear(2))
    table = on_quest(hands=["tail-wind"], decks={"gear": "bullwhip"})
    table.state.discards[GEAR] = [number("lock-picks")]
    table.play("play/tail-wind")
    assert table.kit(ME) == ["bullwhip", "lock-picks"]
    assert table.state.discards[GEAR] == []
    assert table.clauses("reshuffled") == ["card.discard-per-deck"]


@pytest.mark.clause("card.discard-per-deck")
def test_with_deck_and_discards_empty_there_is_nothing_to_draw() -> None:
    table = playing(draw_gear(2), decks={"gear": "bullwhip"})
    assert table.kit(ME) == ["bullwhip"]
    assert table.told().count("nothing-to-draw") == 1
    assert table.may("search")


@pytest.mark.clause("card.discard-open", "card.event-hidden")
def test_everybody_knows_what_is_discarded_and_nobody_what_is_held_or_still_to_come() -> None:
    redraw("lucky-hat", timing=MINE_NOW, effect=Fortune(1))
    table = on_quest(hands=["lucky-hat, wrong-train", "brass-fake"], decks={"event": "not-so-fast"})
    known = table.state.known
    assert not known.knows(YOU, number("lucky-hat"))
    assert known.knows(ME, number("lucky-hat"))
    table.play("play/lucky-hat")
    assert number("lucky-hat") in table.state.discards[EVENT]
    assert known.knows(ME, number("lucky-hat"))
    assert known.knows(YOU, number("lucky-hat"))
    assert not known.knows(YOU, number("wrong-train"))
    assert not known.knows(ME, number("brass-fake"))
    assert not known.knows(ME, number("not-so-fast"))


@pytest.mark.clause("card.shuffle-icon")
@pytest.mark.parametrize("icon", [False, True])
def test_a_card_with_the_shuffle_icon_makes_its_deck_anew(icon: bool) -> None:
    redraw("lucky-hat", timing=MINE_NOW, effect=Fortune(1), shuffle=icon)
    table = on_quest(hands=["lucky-hat"], decks={"event": "not-so-fast"})
    table.state.discards[EVENT] = [number("brass-fake")]
    table.state.known.show_all(number("brass-fake"))
    table.play("play/lucky-hat")
    state = table.state
    keys = sorted(["not-so-fast", "brass-fake", "lucky-hat"])
    if icon:
        assert sorted(table.key_of(card) for card in state.bags[EVENT]) == keys, "this one too"
        assert state.discards[EVENT] == []
        assert table.clauses("shuffle-icon") == ["card.shuffle-icon"]
        assert not state.known.knows(YOU, number("brass-fake")), "nobody knows what lies where"
    else:
        assert state.discards[EVENT] == [number("brass-fake"), number("lucky-hat")]
        assert "shuffle-icon" not in table.told()
    assert state.fortune[ME] == 1


@pytest.mark.clause("card.shuffle-icon")
def test_location_cards_with_the_icon_make_their_deck_anew() -> None:
    state = on_quest().state
    with_icon = [FIRST_LOCATION + i for i, location in enumerate(LOCATIONS) if location.shuffles]
    assert len(with_icon) == 5
    others = [FIRST_LOCATION + i for i, location in enumerate(LOCATIONS) if not location.shuffles]
    state.bags[LOCATION], state.discards[LOCATION] = [others[0]], others[1:]
    random_land(state)
    assert (state.bags[LOCATION], len(state.discards[LOCATION])) == ([], len(others))
    state.bags[LOCATION], state.discards[LOCATION] = [with_icon[0]], others[:]
    random_land(state)
    assert sorted(state.bags[LOCATION]) == sorted([with_icon[0], *others])
    assert state.discards[LOCATION] == []


# -- drawn -------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("card.play-immediately", "card.read-aloud")
def test_an_event_that_is_played_at_once_is_never_held() -> None:
    redraw("lucky-hat", timing=now, effect=Fortune(2))
    table = playing(draw_events(1), decks={"event": "lucky-hat"})
    assert table.hand(ME) == []
    assert table.state.fortune[ME] == 2
    assert table.clauses("at-once") == ["card.play-immediately"]
    assert "drew-event" not in table.told()
    assert number("lucky-hat") in table.state.discards[EVENT]


@pytest.mark.clause("card.play-immediately")
def test_some_events_are_played_at_once() -> None:
    assert [card.key for card in BY_NUMBER if IS_A[card.number] == EVENT and card.timing.moment == NOW]


@pytest.mark.clause("card.play-immediately-on-choice", "card.discard-open")
@pytest.mark.parametrize(("kept", "fortune"), [("lucky-hat", 2), ("wrong-train", 0)])
def test_of_several_cards_such_an_event_is_played_only_if_it_is_kept(kept: str, fortune: int) -> None:
    redraw("lucky-hat", timing=now, effect=Fortune(2))
    table = playing(LookKeep(EVENT, 2), decks={"event": "lucky-hat, wrong-train"})
    assert table.keys() == ["keep/lucky-hat", "keep/wrong-train"]
    assert table.why_not("search") == "card.play-immediately-on-choice"
    table.play(f"keep/{kept}")
    assert table.state.fortune[ME] == fortune
    assert table.hand(ME) == ([] if fortune else ["wrong-train"])
    assert table.state.looking == []
    assert ("at-once" in table.told()) == (fortune > 0)
    other = "wrong-train" if fortune else "lucky-hat"
    assert number(other) in table.state.discards[EVENT]
    assert table.state.known.knows(YOU, number(other)), "discards are open"
    assert table.clauses("kept-one") == ["card.play-immediately-on-choice"]


@pytest.mark.clause("card.play-immediately-on-choice")
def test_a_hero_who_looks_at_several_cards_of_a_deck_keeps_one() -> None:
    redraw("bullwhip", abilities=[looks(GEAR, 2)])
    table = playing(draw_gear(1), kits="bullwhip", decks={"gear": "lock-picks, field-notes"})
    assert table.keys() == ["keep/field-notes", "keep/lock-picks"]
    table.play("keep/lock-picks")
    assert table.kit(ME) == ["bullwhip", "lock-picks"]
    assert table.state.discards[GEAR] == [number("field-notes")]


@pytest.mark.clause("card.read-aloud", "card.event-hidden")
def test_an_event_is_drawn_unseen_and_read_when_it_is_played() -> None:
    redraw("lucky-hat", timing=MINE_NOW, effect=Fortune(1))
    table = playing(draw_events(1), decks={"event": "lucky-hat"})
    drawn = table.ear.told[table.told().index("drew-event")]
    assert (drawn.is_seen_by(ME), drawn.is_seen_by(YOU), drawn.is_seen_by(-1)) == (True, False, False)
    assert not table.state.known.knows(YOU, number("lucky-hat"))
    table.play("play/lucky-hat")
    played = next(told for told in table.ear.told if told.card == number("lucky-hat") and told is not drawn)
    assert played.is_seen_by(YOU)


@pytest.mark.clause("card.read-aloud", "card.city-secret")
@pytest.mark.parametrize("is_secret", [False, True])
def test_a_city_card_is_read_aloud_unless_it_is_secret(is_secret: bool) -> None:
    redraw("auction-house", effect=Fortune(3), secret=is_secret, timing=MINE_NOW)
    table = Laid(at="lima, egypt", sites="egypt:jar/of-medusa", decks={"city": "auction-house"}, glory=[9])
    assert table.state.known.knows(YOU, number("auction-house")) == (not is_secret)
    assert table.hand(ME) == (["auction-house"] if is_secret else [])
    assert table.state.fortune[ME] == (0 if is_secret else 3)
    drawn = table.ear.told[table.told().index("drew-secret" if is_secret else "drew-city")]
    assert drawn.is_seen_by(YOU) == (not is_secret)


@pytest.mark.clause("card.read-aloud")
def test_dangers_enemies_and_gear_are_read_aloud() -> None:
    redraw("bullwhip", abilities=[])
    table = playing(draw_gear(1), decks={"gear": "bullwhip"}).dice("-").play("search")
    for key in ("drew-gear", "danger"):
        assert table.ear.told[table.told().index(key)].is_seen_by(YOU)
        assert table.ear.told[table.told().index(key)].is_seen_by(-1)


# -- City cards, artifacts and adventures ------------------------------------------------------------------------------


@pytest.mark.clause("card.city-when")
@pytest.mark.parametrize(("space", "drawn"), [("lima", 1), ("west-africa", 0), ("north-sea", 0)])
def test_a_city_card_is_drawn_in_a_city_and_nowhere_else(space: str, drawn: int) -> None:
    redraw("auction-house", effect=Fortune(1))
    table = Laid(
        at=f"{space}, egypt", sites="egypt:jar/of-medusa", decks={"city": "auction-house"}, glory=[9], dice="2"
    )
    assert table.told().count("drew-city") == drawn
    assert table.state.fortune[ME] == drawn


@pytest.mark.clause("card.city-kinds")
def test_city_cards_are_bonuses_dangers_and_secrets() -> None:
    cards = [card for card in BY_NUMBER if IS_A[card.number] == CITY]
    dangers = [card for card in cards if card.front is not None]
    gifts = [card for card in cards if any(isinstance(node, Draw) for verb in card.verbs() for node in nodes(verb))]
    assert dangers
    assert gifts
    assert not [card for card in dangers if card.secret]
    assert all(card.effect is not None or card.front is not None for card in cards)


@pytest.mark.clause("card.artifact-adventure-pair", "card.artifact-fortune-value", "card.adventure-danger-value")
def test_an_artifact_has_a_fortune_value_and_its_adventure_a_danger_value() -> None:
    for card in BY_NUMBER:
        assert (card.danger > 0) == (IS_A[card.number] == ADVENTURE), card.key
        if IS_A[card.number] == ARTIFACT:
            assert 2 <= card.fortune <= (10 if card.temple else 6), card.key


@pytest.mark.clause("card.artifact-adventure-pair", "card.adventure-danger-value")
def test_each_place_holds_a_pair_of_which_the_adventure_says_how_many_dangers() -> None:
    state = GAME.begin(3, GAME.checked_options({}), 5)
    assert isinstance(state, World)
    assert [IS_A[card] for card in state.site_artifact] == [ARTIFACT] * 4
    assert [IS_A[card] for card in state.site_adventure] == [ADVENTURE] * 4
    assert len(state.bags[ARTIFACT]) == 19 - 4
    assert len(state.bags[ADVENTURE]) == 25 - 4
    for site in range(4):
        assert state.danger_of(site) == BY_NUMBER[state.site_adventure[site]].danger


# -- what remains in play ----------------------------------------------------------------------------------------------


def staying(stays: int, for_all: bool = False) -> Laid:
    redraw(
        "lucky-hat", timing=MINE_NOW, effect=Fortune(1), stays=stays, for_all=for_all,
        abilities=[plus(AGILITY, 1), defence(1)],
    )  # fmt: skip
    return on_quest(hands=["lucky-hat"]).play("play/lucky-hat")


def next_round(table: Laid) -> None:
    """Nobody does anything until the next round has begun."""
    number_now = table.state.round
    while table.state.round == number_now:
        table.play(next(key for key in ("decline", "stay", "done", "pass", "fight", "stop") if table.may(key)))


@pytest.mark.clause("event.remains-in-play", "event.discarded-after")
@pytest.mark.parametrize(("stays", "rounds"), [(THIS_ROUND, 1), (NEXT_ROUND, 2)])
def test_a_card_remains_in_play_for_as_long_as_it_says(stays: int, rounds: int) -> None:
    table = staying(stays)
    card = number("lucky-hat")
    assert table.state.fortune[ME] == 1, "its effect follows as well"
    assert table.state.levels[:8] == [3, 4, 3, 3, 3, 3, 3, 3]
    assert table.state.armour == [1, 0]
    assert card not in table.state.discards[EVENT]
    assert table.clauses("stays") == ["event.remains-in-play"]
    for left in range(rounds, 0, -1):
        assert [entry[0] for entry in table.state.staying] == [card], left
        next_round(table)
    assert table.state.staying == []
    assert table.state.levels[1] == 3
    assert card in table.state.discards[EVENT] or card in table.state.bags[EVENT]
    assert "left-play" in table.told()


@pytest.mark.clause("event.remains-in-play")
def test_a_card_for_all_holds_for_every_hero() -> None:
    table = staying(FOR_GOOD, for_all=True)
    assert table.state.armour == [1, 1]
    assert (table.state.levels[1], table.state.levels[5]) == (4, 4)
    next_round(table)
    next_round(table)
    assert table.state.armour == [1, 1], "for good"


@pytest.mark.clause("event.remains-in-play", "cancel.permitted")
def test_a_card_that_remains_may_be_cancelled() -> None:
    table = staying(FOR_GOOD)
    redraw("tail-wind", timing=MINE_NOW, effect=CancelStaying())
    again = on_quest(hands=["tail-wind, lucky-hat"])
    assert not again.may("play/tail-wind"), "nothing is there to cancel"
    again.play("play/lucky-hat", "play/tail-wind")
    assert again.state.staying == []
    assert again.state.armour == [0, 0]
    assert number("lucky-hat") in again.state.discards[EVENT]
    assert again.clauses("left-play") == ["card.event-nature"]
    assert table.state.staying


@pytest.mark.clause("event.remains-in-play", "ko.hero-threshold")
def test_health_of_a_card_that_leaves_play_takes_no_hero_down() -> None:
    redraw("lucky-hat", timing=MINE_NOW, effect=Fortune(1), stays=FOR_GOOD, for_all=True, abilities=[health(2)])
    redraw("tail-wind", timing=MINE_NOW, effect=CancelStaying())
    table = on_quest(hands=["tail-wind, lucky-hat"]).play("play/lucky-hat")
    table.state.wounds = [7, 5]
    table.play("play/tail-wind")
    assert (table.state.health, table.state.wounds) == ([5, 5], [5, 5])
    assert "ko" not in table.told()


@pytest.mark.clause("event.remains-in-play", "event.discarded-after")
def test_other_cards_are_discarded_after_their_effect() -> None:
    redraw("lucky-hat", timing=MINE_NOW, effect=Fortune(1))
    table = on_quest(hands=["lucky-hat"]).play("play/lucky-hat")
    assert table.state.discards[EVENT] == [number("lucky-hat")]
    assert table.state.in_play == []
