"""A record at the drawn table: stepped through, seen through any eyes, forked."""

import pytest

import bivouac
from bivouac.engine.table import Table
from bivouac.terminal.reel import Reel
from bivouac.terminal.screens.pages import SeatsPage
from bivouac.terminal.screens.play import PlayScreen
from bivouac.text import card_name
from tests.terminal.desk import desk, runs
from tests.terminal.sights import plain


@pytest.fixture(scope="module")
def game() -> Table:
    return played()


def played() -> Table:
    table = bivouac.new("altiplano", seed=8, turn_cap=8, first="0")
    while not table.over:
        table.choose(table.option_ids[-1])
    return table


@runs
async def test_keys_step_through_the_game() -> None:
    table = played()
    async with desk(reel=Reel(table, 0), patience=60) as at:
        reel, length = at.replay.reel, len(table.history)
        for keys, expected in (
            (["right"], 1), (["right", "right"], 3), (["left"], 2), (["pagedown"], 12), (["pageup"], 2),
            (["pageup"], 0), (["left"], 0), (["end"], length), (["right"], length), (["home"], 0), (["7", "enter"], 7),
            ([*str(length)], length),
        ):  # fmt: skip
            await at.press(*keys)
            assert reel.at == expected, keys
            assert f"Choice {expected} of {length}" in at.page()
            assert at.table.digest() == table.fork(expected).digest()


@runs
async def test_the_log_goes_as_far_as_the_moment_and_the_last_choice_is_marked() -> None:
    table = played()
    async with desk(reel=Reel(table, 1, 0), size=(160, 50)) as at:
        shown = [thing.title for thing in at.board.sheet.stops() if thing.name.startswith("log:")]
        assert plain("\n".join(shown)).splitlines() == [entry.text for entry in table.fork(1).log(0, "en")]
        assert f"• {shown[-1]}" in at.page()


@runs
async def test_each_pair_of_eyes_sees_its_own_hand_alone() -> None:
    table = played()
    reel = Reel(table, 0)
    hands = [table.fork(0).view(seat)["seats"][seat]["hand"]["cards"] for seat in (0, 1)]
    names = [[card_name("altiplano", table.game.cards.index(key), "en") for key in hand] for hand in hands]
    async with desk(reel=reel) as at:
        assert not [name for name in names[0] + names[1] if name in at.everything()]
        assert "Spectator" in at.page()
        for seat in (0, 1):
            await at.press("v")
            titles = [thing.title for thing in at.board.sheet.page.things]
            assert all(name in titles for name in names[seat])
            assert not [name for name in names[1 - seat] if name in at.everything()]
        await at.press("v")
        assert reel.reader is None


@runs
async def test_the_next_choice_is_told_to_its_own_eyes_alone() -> None:
    table = played()
    for reader, told in ((0, True), (1, False), (None, False)):
        async with desk(reel=Reel(table, 0, reader)) as at:
            assert ("Next choice: Draw" in at.page()) is told


@runs
async def test_it_runs_by_itself_and_stops_at_the_end_or_at_a_key() -> None:
    table = played()
    async with desk(reel=Reel(table, len(table.history) - 3)) as at:
        await at.press("space")
        await at.until(lambda: at.replay.reel.at == len(table.history) and at.replay.running is None)
        await at.press("home", "space")
        await at.until(lambda: at.replay.reel.at > 0)
        await at.press("space")
        assert at.replay.running is None


@runs
async def test_a_fork_begins_where_one_stands_and_its_record_replays() -> None:
    table = played()
    async with desk(reel=Reel(table, 4, 1)) as at:
        await at.press("f")
        page = at.app.screen
        assert isinstance(page, SeatsPage)
        assert page.seats == ["greedy", "human"]
        await at.press("enter")
        assert page.seats == ["random", "human"]
        await at.press("down", "down", "enter")
        await at.until(lambda: isinstance(at.app.screen, PlayScreen))
        await at.settle()
        assert at.play.sitting.seats == ["random", "human"]
        assert at.table.history[:4] == table.history[:4]
        while len(at.table.history) < 8:
            await at.press("1")
        assert bivouac.replay(at.play.sitting.record()).digest() == at.table.digest()
        assert at.app.sitting is at.play.sitting
        assert at.keeper.last()["history"] == at.table.history


@runs
async def test_what_is_over_cannot_be_forked() -> None:
    async with desk(reel=Reel(played())) as at:
        await at.press("f")
        assert at.app.screen is at.board
        assert "The game is over here" in at.everything()


@runs
async def test_things_are_explained_in_a_replay_too() -> None:
    async with desk(reel=Reel(played(), 0, 0)) as at:
        await at.point("pile:exploration")
        await at.press("question_mark")
        assert "The Exploration draw pile" in at.slip()
        await at.press("pagedown")
        assert at.replay.reel.at == 0  # an open slip is turned first
        await at.press("escape", "g", "h")
        assert "un choix en arrière" in at.over_it()
