"""The drawings at every size: everything in its place, everything within reach, nothing that should be hidden."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import bivouac
from bivouac.engine.chance import Chance
from bivouac.games.altiplano.catalog import CATALOG
from bivouac.games.altiplano.setup import GAME
from bivouac.terminal.boards import board_of
from bivouac.terminal.canvas import clipped, wrapped
from bivouac.terminal.palette import JOURNAL, PALETTES, Palette
from bivouac.terminal.scene import TableScene, scene_of
from bivouac.text import card_name, clause_text
from tests.altiplano.camp import Camp
from tests.terminal.sights import assert_within_reach, drawn, seen, shown

NAMES = {lang: {card.key: card_name("altiplano", card.number, lang) for card in CATALOG.cards} for lang in ("en", "fr")}
WHO = ["human", "greedy"]
SIZES = [(80, 24), (100, 30), (120, 40), (200, 60)]


@cache
def moments() -> tuple[TableScene, ...]:
    return (*scenes(2, 17), *scenes(1, 7, assembly=True))


def scenes(games: int, every: int, **options: Any) -> Iterator[TableScene]:
    """Moments of random games, each as every seat and a spectator see it."""
    chance = Chance(3)
    for game in range(games):
        table = bivouac.new("altiplano", seed=game, turn_cap=30, **options)
        step = 0
        while not table.over:
            if step % every == 0:
                yield from seen(table, "fr" if step % 2 else "en", WHO)
            step += 1
            table.choose(table.option_ids[chance.roll(len(table.option_ids))])
        yield from seen(table, "en", WHO)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_every_option_is_within_reach_and_nothing_overlaps(size: tuple[int, int]) -> None:
    for scene in moments():
        assert_within_reach(scene, size)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_at_every_size_the_essential_is_in_sight(size: tuple[int, int]) -> None:
    """Both camps, piles, specials, the own hand, the question, the last line of the log."""
    table = Camp(
        mine="ohio-bob, henriette-smith, ingrid-halvorsen, the-doc, baron-von-krall", my_location="nine-wells",
        yours="sir-allistair, aligator-sloop, marcus-vidor, antonio, bellefeu", your_location="drowned-city",
        your_treasures="golden-quipu", my_treasures="jaguar-mask", your_hand="ransom",
        hand="storm, looting, torch, telegram, jaguar, bribe",
    ).phase(2).table  # fmt: skip
    entries = table.log(0, "en")
    scene = scene_of(table, 0, "en", options=table.options, entries=entries, news=1, who=["human", "greedy"])
    layout = drawn(scene, size)
    names = {thing.name for thing in layout.things}
    for seat in table.view(0)["seats"]:
        for key in (*seat["camp"], seat["location"], *seat["treasures"], *seat["hand"]["cards"]):
            assert f"card:{key}" in names
    assert {"card:adventurer", "card:rogue", "pile:exploration", "pile:characters", "hand:1", "prompt"} <= names
    assert {"discard:exploration", "discard:characters", "track", f"log:{len(entries) - 1}"} <= names
    assert "use one Action" in layout.canvas.said()


def test_a_larger_window_shows_what_cards_say() -> None:
    table = Camp(mine="sir-allistair", hand="storm", your_hand="ransom, telegram").phase(2).table
    scene = scene_of(table, 0, "en", options=table.options)
    small, large = (drawn(scene, size).canvas.said() for size in ((80, 24), (200, 60)))
    assert "My hand limit" not in small
    assert "My hand limit is" in large


@pytest.mark.parametrize("size", [(80, 24), (200, 60)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_nothing_hidden_is_drawn(size: tuple[int, int]) -> None:
    """Whatever a view does not name is neither on the page nor behind anything that can be pointed at."""
    for scene in moments():
        named = str(scene.view) + " ".join(entry.text for entry in scene.entries) + scene.prompt
        everything = shown(drawn(scene, size))
        for key, name in NAMES[scene.lang].items():
            if key not in named and name not in named:
                assert name not in everything, f"{name} for {scene.seat}"


def test_a_card_that_has_moved_since_the_last_choice_is_marked() -> None:
    camp = Camp(hand="storm, nine-wells", yours="antonio", your_hand="ransom, telegram, torch").phase(3)
    before = camp.table.view(0)
    camp.play("place/nine-wells")
    scene = scene_of(camp.table, 0, "en", before=before)
    board: Any = board_of("altiplano")
    fresh = [slot.name for slot in board.camp(scene, 0, 80) if slot.is_fresh]
    assert fresh == ["card:nine-wells"]
    assert not any(slot.is_fresh for slot in board.hand(scene, 0))


def test_the_advised_option_bears_a_mark() -> None:
    from bivouac.lessons.coach import Advice

    camp = Camp(hand="storm", your_hand="ransom, telegram, torch").phase(2)
    storm = GAME.actions.index["play/storm"]
    scene = scene_of(camp.table, 0, "en", options=camp.table.options, advice=Advice(storm, "yes"))
    said = drawn(scene, (80, 24), "card:storm").canvas.said()
    assert "✦" in said
    assert "The guide suggests this: yes" in said


def test_every_card_has_a_sign_and_clauses_of_the_rulebook() -> None:
    board = board_of("altiplano")
    for card in CATALOG.cards:
        clauses = board.clauses(card.number)
        assert clauses, card.key
        for clause in clauses:
            assert clause_text("altiplano", clause, "fr")


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
def test_whatever_is_read_has_contrast(palette: Palette) -> None:
    pairs = [
        (ink, ground)
        for ink in ("ink", "verdigris", "ochre", "rust", "violet", "gold", "blue")
        for ground in ("paper", "card", "lit")
    ]
    pairs += [
        (ink, ground)
        for ink in ("ink", "verdigris", "rust", "violet", "gold", "blue")
        for ground in ("earth", "straw", "moss", "heather", "water")
    ]
    pairs += [("paper", "ink"), ("paper", "verdigris")]
    pairs += [("dim", "paper"), ("dim", "card"), ("on_focus", "focus"), ("on_badge", "badge"), ("on_glow", "glow")]
    low = {pair: contrast(getattr(palette, pair[0]), getattr(palette, pair[1])) for pair in pairs}
    assert {pair: value for pair, value in low.items() if value < 4.5} == {}


def test_what_can_be_chosen_differs_by_more_than_colour() -> None:
    camp = Camp(hand="storm, torch", your_hand="ransom, telegram, torch".replace(", torch", "")).phase(2)
    scene = scene_of(camp.table, 0, "en", options=camp.table.options)
    lit = drawn(scene, (80, 24), palette=JOURNAL).canvas.said()
    dark = drawn(scene_of(camp.table, 0, "en"), (80, 24), palette=JOURNAL).canvas.said()
    assert " 2  ■" in lit
    assert " 2  ■" not in dark


def test_text_is_broken_between_words_and_says_that_more_would_follow() -> None:
    assert wrapped("one two three", 7) == ["one two", "three"]
    assert wrapped("one two three", 7, 1) == ["one tw…"]
    assert wrapped("one", 0) == []
    assert clipped("abcdef", 4) == "abc…"
    assert clipped("abcd", 4) == "abcd"
