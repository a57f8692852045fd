"""Archibald at the drawn table, by keys and by mouse: whole games, dice thrown by hand, hands that stay hidden."""

import json
from collections.abc import Callable

import pytest

import bivouac
from bivouac import bots
from bivouac.engine.chance import Chance
from bivouac.engine.table import Table
from bivouac.games.archibald.catalog import CATALOG
from bivouac.terminal.reel import Reel
from bivouac.terminal.screens.pages import Cover, GameMenu, HelpPage, PilesPage
from bivouac.terminal.screens.play import EndPage
from bivouac.terminal.sitting import Sitting, heard
from bivouac.text import card_name, clause_text
from tests.terminal.desk import Desk, desk, runs

PLACES = ("hero/arthur", "start/1-3", "hero/betameche", "start/1-4", "hero/selenia", "start/1-1", "hero/noisette",
          "start/1-5")  # fmt: skip
NAMES = [card_name("archibald", card.number, "en") for card in CATALOG.cards if card.level]


def begun(seats: int = 2, seed: int = 4, **options: object) -> Table:
    """A game in which everybody has a hero: Arthur is the first, in the middle of the start."""
    table = bivouac.new("archibald", players=seats, seed=seed, **options)
    for key in PLACES[: 2 * seats]:
        if key in [option.key for option in table.options]:  # the last hero is the only one left
            table.choose(key)
    return table


def at_the_moment(is_there: Callable[[Table], bool], seats: int = 2, humans: tuple[int, ...] = (0,)) -> Table:
    """A game played at random until a moment like that; these seats throw their dice themselves."""
    chance = Chance(5)
    for seed in range(40):
        table = bivouac.new("archibald", players=seats, seed=seed)
        table.be_patient(humans)
        for _ in range(400):
            if table.over:
                break
            if is_there(table):
                return table
            table.choose(table.option_ids[chance.roll(len(table.option_ids))])
    raise AssertionError("no such moment in 40 games")


def asks(seat: int, *keys: str) -> Callable[[Table], bool]:
    def is_there(table: Table) -> bool:
        return table.seat == seat and any(option.key.startswith(keys) for option in table.options)

    return is_there


async def play_on(at: Desk, presses: int) -> None:
    """Answer by numbers as a greedy bot would, until the game is over."""
    mind = bots.named("greedy", 1)
    for _ in range(presses):
        if isinstance(at.app.screen, EndPage):
            return
        if isinstance(at.app.screen, Cover):
            await at.press("enter")
            continue
        seat, options = at.play.asked, at.play.options()
        assert seat is not None
        chosen = options[0].id if len(options) == 1 else mind.choose(at.table, seat)
        await at.press(*str([option.id for option in options].index(chosen) + 1))
    raise AssertionError(f"not over after {presses} answers:\n{at.page()}")


# -- whole games -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "turns"), [(2, 8), (4, 8)])
def test_a_whole_game_by_keys_against_bots_ends_with_its_clause_and_is_kept(seats: int, turns: int) -> None:
    async def play() -> None:
        table = bivouac.new("archibald", players=seats, seed=4, turn_cap=turns)
        async with desk(table, ",".join(["human"] + ["random"] * (seats - 1))) as at:
            await play_on(at, 80)
            assert "end.cap" in at.over_it()
            assert clause_text("archibald", "end.cap", "en") in at.over_it()
            assert at.keeper.finished == 1
            await at.press("1", "enter")
            (record,) = at.keeper.records.values()
            again = bivouac.replay(record)
            assert again.over
            assert "read" not in json.loads(record)["choices"]  # no decision, not in the record

    runs(play)()


@pytest.mark.clause("end.archibald")
def test_who_opens_the_right_gaol_by_keys_has_won() -> None:
    async def play() -> None:
        chance = Chance(3)
        mind = bots.named("greedy", 2)
        table = bivouac.new("archibald", players=2, seed=3)
        before = table.clone()
        while not table.over:  # a whole game, to stand before its last choice
            before = table.clone()
            seat = table.seat
            assert seat is not None
            table.choose(
                mind.choose(table, seat) if seat == 0 else table.option_ids[chance.roll(len(table.option_ids))]
            )
        assert table.result is not None
        assert before.seat == 0, "the greedy one wins"
        key = table.game.actions.keys[table.history[-1] >> 5]
        async with desk(before, lang="fr") as at:
            await at.choose(key)
            assert isinstance(at.app.screen, EndPage)
            assert clause_text("archibald", "end.archibald", "fr") in at.over_it()
            assert "★" in at.page()

    runs(play)()


# -- choosing ----------------------------------------------------------------------------------------------------------


@runs
async def test_arrows_walk_along_the_path_and_enter_goes_there() -> None:
    async with desk(begun()) as at:
        assert at.board.sheet.cursor == "cell:2-3", "ahead comes first"
        await at.press("down", "left")
        assert at.board.sheet.cursor == "cell:1-2"
        await at.press("up", "up", "right", "down")
        assert at.board.sheet.cursor == "cell:2-3"
        assert "Forward to 2-3" in at.page()
        await at.press("enter")
        assert at.choices[4] == "move/2-3"


@runs
async def test_a_click_goes_where_it_is_lit_and_asks_about_the_rest() -> None:
    async with desk(begun(), size=(120, 40)) as at:
        await at.click("cell:6-3")
        assert "§ move.orthogonal" in at.slip()
        await at.press("escape")
        await at.click("discard:all")
        assert isinstance(at.app.screen, PilesPage)
        await at.press("escape")
        await at.click("cell:1-2")
        assert at.choices[4] == "move/1-2"


@runs
async def test_a_card_in_hand_can_be_played_or_discarded_and_the_keys_begin_at_ending_the_turn() -> None:
    table = at_the_moment(lambda table: asks(0, "done")(table) and asks(0, "play/")(table))
    keys = [option.key for option in table.options]
    card = next(key.partition("/")[2] for key in keys if key.startswith("play/"))
    async with desk(table) as at:
        assert at.thing(at.board.sheet.cursor).options == (keys.index("done"),)
        await at.click(f"card:{card}")
        assert isinstance(at.app.screen, GameMenu)
        assert "Discard" in at.over_it()
        await at.press("2")
        assert at.choices[-1] == f"discard/{card}"


@runs
async def test_numbers_of_two_digits_name_cells() -> None:
    table = at_the_moment(lambda table: asks(0, "place/")(table) and len(table.options) > 10)
    keys = [option.key for option in table.options]
    async with desk(table, patience=60) as at:
        await at.press("1", "1")
        assert at.choices[len(table.history)] == keys[10]


@pytest.mark.parametrize(
    ("thing", "clause"),
    [
        ("cell:6-3", "move.orthogonal"),
        ("cell:11-1", "move.orthogonal"),
        ("cell:2-3", "turn.move"),
        ("hero:1", "power.resolve"),
        ("flood", "flood.four"),
        ("track", "turn.move"),
        ("pile:tiles", "setup.tiles"),
        ("pile:encounters", "setup.encounters"),
        ("pile:adventures", "setup.adventures"),
        ("discard:all", "encounter.reshuffle"),
    ],
)
def test_why_not_is_answered_with_its_clause_for_anything_in_sight(thing: str, clause: str) -> None:
    async def ask() -> None:
        async with desk(begun(), lang="fr") as at:
            await at.point(thing)
            await at.press("question_mark")
            assert f"§ {clause}" in at.slip()
            assert clause_text("archibald", clause, "fr") in at.slip()

    runs(ask)()


@runs
async def test_help_tells_the_signs_in_both_languages() -> None:
    async with desk(begun()) as at:
        await at.press("h")
        assert isinstance(at.app.screen, HelpPage)
        for part in ("♥ heart", "s Seide", "A Arthur"):
            assert part in at.over_it()
        await at.press("g")
        await at.until(lambda: "♥ cœur" in at.over_it())


@runs
async def test_a_shorter_tone_shows_at_once() -> None:
    async with desk(begun()) as at:
        before = at.page()
        await at.press("w")
        assert at.app.lang == "en-simple"
        assert at.page() != before
        assert "5 Gaols" in at.page()


# -- dice and Adventures -----------------------------------------------------------------------------------------------


@pytest.mark.clause("combat.enemy-roller")
def test_the_left_neighbour_throws_the_dice_of_the_enemies() -> None:
    async def play() -> None:
        table = at_the_moment(lambda table: asks(0, "roll")(table) and table.view(0)["turn_of"] == 1)
        lines = len(heard(table)[0])
        async with desk(table, size=(120, 40)) as at:
            assert len(at.play.sitting.told) == lines
            assert "1  Roll the dice" in at.page()
            assert "◆†" not in at.page()
            choices = list(at.table.history)
            await at.press("1")
            assert at.table.history[: len(choices)] == choices
            keys = [entry.key for entry in at.play.sitting.entries(0, "en")]
            assert "foes-rolled" in keys[lines:]

    runs(play)()


@pytest.mark.clause("adventure.hidden")
def test_the_reader_sees_what_comes_of_the_answers_and_reads_aloud() -> None:
    async def play() -> None:
        async with desk(at_the_moment(asks(0, "read"))) as at:
            assert "read this aloud" in " ".join(at.page().split())
            await at.point("adventure")
            await at.press("i")
            assert "→" in at.slip()
            await at.press("escape", "1")
            answers = [entry.key for entry in at.play.sitting.entries(0, "en") if entry.key == "answered"]
            assert answers, "the bot has answered"

    runs(play)()


@pytest.mark.clause("adventure.hidden")
def test_who_answers_sees_the_scene_and_the_answers_only() -> None:
    async def play() -> None:
        async with desk(at_the_moment(asks(0, "answer/"))) as at:
            adventure = at.table.view(0)["adventure"]
            assert adventure["outcomes"] is None
            for i in range(adventure["answers"]):
                assert at.thing(f"option:{i}").title in at.page()
            await at.point("adventure")
            await at.press("i")
            assert "→" not in at.everything()

    runs(play)()


def test_a_choice_taken_back_does_not_throw_the_dice_again() -> None:
    def is_there(table: Table) -> bool:
        if not asks(0, "roll")(table) or table.view(0)["turn_of"] != 0:
            return False
        rolled = table.clone()
        rolled.choose("roll")
        return asks(0, "done")(rolled) and len(rolled.options) > 1

    sitting = Sitting(at_the_moment(is_there, humans=(0, 1)), ["human", "human"])
    sitting.looking = 0
    sitting.choose(0, "roll")
    thrown = [entry.text for entry in sitting.entries(0, "en")]
    sitting.choose(0, "done")
    assert len(sitting.entries(0, "en")) > len(thrown)
    assert sitting.undo(0)
    assert [entry.text for entry in sitting.entries(0, "en")] == thrown
    assert "done" in [option.key for option in sitting.table.options]


# -- one screen for several --------------------------------------------------------------------------------------------


@pytest.mark.clause("encounter.hidden")
def test_between_humans_every_hand_is_covered() -> None:
    async def play() -> None:
        covers = 0
        async with desk(begun(4), "human,human,human,random") as at:
            for _ in range(30):
                shown = at.everything()
                hands = [hero["hand"]["cards"] for hero in (at.table.view(seat)["heroes"][seat] for seat in range(4))]
                told = " ".join(entry.text for entry in at.play.sitting.entries(at.play.reader, "en"))
                covered = isinstance(at.app.screen, Cover)
                covers += covered
                for seat, hand in enumerate(hands):
                    for key in hand:
                        name = card_name("archibald", CATALOG.by_key[key].number, "en")
                        is_own = not covered and seat == at.play.sitting.looking
                        assert is_own or name in told or name not in shown, f"{name} of {seat}"
                await at.press(*(["enter"] if covered else str(len(at.play.options()))))
                if isinstance(at.app.screen, GameMenu):
                    await at.press("1")
        assert covers >= 3

    runs(play)()


def leading_to(table: Table, key: str) -> str:
    """A move or fight of the first seat after which the second throws or reads; empty where there is none."""
    for option in table.options if asks(0, "move/", "fight")(table) else ():
        after = table.clone()
        after.choose(option)
        if asks(1, key)(after):
            return option.key
    return ""


@runs
async def test_dice_are_thrown_in_front_of_all_without_handing_the_screen_over() -> None:
    table = at_the_moment(lambda table: bool(leading_to(table, "roll")), humans=(0, 1))
    async with desk(table, "human,human") as at:
        await at.press("enter")
        await at.choose(leading_to(at.table, "roll"))
        assert at.app.screen is at.board
        assert (at.play.asked, at.play.sitting.looking) == (1, 0)
        assert "Player 2 rolls for the enemies." in at.page()
        assert "(You)" in at.thing("hero:0").title
        await at.press("1")
        assert at.play.sitting.looking == 0


@runs
async def test_an_adventure_is_read_while_the_others_look_away() -> None:
    table = at_the_moment(lambda table: bool(leading_to(table, "read")), humans=(0, 1))
    async with desk(table, "human,human") as at:
        await at.press("enter")
        await at.choose(leading_to(at.table, "read"))
        assert isinstance(at.app.screen, Cover)
        assert "Player 2" in at.over_it()
        assert "→" not in at.everything()
        await at.press("enter")
        assert "→" in at.everything()
        await at.press("1")
        assert isinstance(at.app.screen, Cover)
        assert "→" not in at.everything()
        await at.press("enter")
        assert at.play.sitting.looking == 0
        assert "→" not in at.everything()


# -- saved, seen again, forked -----------------------------------------------------------------------------------------


@runs
async def test_a_saved_game_goes_on_before_the_dice_are_thrown() -> None:
    async with desk(at_the_moment(asks(0, "roll"))) as at:
        saved = at.play.sitting.saved()
        page = at.page()
    table = bivouac.load(saved)
    assert json.loads(saved)["seats"] == ["human", "random"]
    async with desk(table) as at:
        assert [line for line in at.page().splitlines() if "│" in line] == [
            line for line in page.splitlines() if "│" in line
        ]
        await at.press("1")
        assert len(at.play.sitting.told) > len(heard(bivouac.load(saved))[0])


@runs
async def test_a_game_is_seen_again_through_any_eyes_and_forked() -> None:
    table = at_the_moment(asks(0, "move/6-", "move/5-", "move/4-"))
    async with desk(reel=Reel(table.fork()), size=(120, 40)) as at:
        length = at.replay.reel.length
        await at.press("home")
        assert "Choice 0 of" in at.page()
        for _ in range(6):
            await at.press("right")
        assert "Your hand" not in at.page(), "a spectator has none"
        await at.press("v")
        assert "Your hand" in at.page()
        await at.press("end")
        assert f"Choice {length} of {length}" in at.page()
        await at.press("f", "down", "down", "enter")
        assert at.play.sitting.seats == ["human", "greedy"]
        assert at.table.history == table.history


def test_a_fork_lets_people_throw_the_dice_that_follow() -> None:
    table = at_the_moment(asks(0, "roll"))
    choices = len(table.history)
    sitting = Sitting(table.fork(choices), ["human", "random"])
    assert [option.key for option in sitting.table.options] == ["roll"]
    assert Sitting(table.fork(choices), ["random", "random"]).table.state.patient == 0
