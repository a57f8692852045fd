"""Altered at the drawn table, by keys and by mouse, to the end of a game."""

import json

import pytest

import bivouac
from bivouac.engine.chance import Chance
from bivouac.engine.table import SEAT_BITS, Table
from bivouac.games.altered.actions import KEYS
from bivouac.terminal.reel import Reel
from bivouac.terminal.screens.pages import Cover, GameMenu, HelpPage, PilesPage
from bivouac.terminal.screens.play import EndPage
from bivouac.text import card_name, clause_text
from tests.altered.road import Road
from tests.terminal.desk import Desk, desk, runs


def begun(seed: int = 7) -> Table:
    """The Afternoon of the first Day with the first seat at turn; both have chosen their orbs."""
    table = bivouac.new("altered", seed=seed, deck0="bravos", deck1="lyra", first="0")
    for seat in (0, 1):
        for _ in range(3):
            table.choose(table.options_of(seat)[0], seat)
    assert table.view(0)["phase"] == "afternoon"
    return table


def played(seed: int) -> tuple[Table, list[Table]]:
    """A random game, and the table before each of its choices."""
    chance = Chance(seed)
    table = bivouac.new("altered", seed=seed)
    before: list[Table] = []
    while not table.over:
        before.append(table.clone())
        table.choose(table.option_ids[chance.roll(len(table.option_ids))])
    return table, before


async def play_on(at: Desk, chance: Chance, presses: int) -> None:
    """Answer by numbers at random until the game is over."""
    for _ in range(presses):
        if isinstance(at.app.screen, EndPage):
            return
        if isinstance(at.app.screen, Cover):
            await at.press("enter")
            continue
        await at.press(*str(chance.roll(len(at.play.options())) + 1))
    raise AssertionError(f"not over after {presses} answers:\n{at.page()}")


# -- to the end --------------------------------------------------------------------------------------------------------


@runs
async def test_a_late_game_is_played_to_its_end_by_keys_and_kept() -> None:
    """By the keys that ended it when it was played by itself; what is told and kept is the same."""
    table, before = played(6)
    assert table.result is not None
    start = len(before) - 12
    late = before[start]
    async with desk(late, "human,human", patience=60) as at:
        while not at.table.over:
            if isinstance(at.app.screen, Cover):
                await at.press("enter")
                continue
            if len(at.play.options()) == 1:  # no decision, not in the record
                await at.press("1")
                continue
            step = table.history[len(at.table.history)]
            assert at.play.asked == step & ((1 << SEAT_BITS) - 1)
            number = str([option.id for option in at.play.options()].index(step >> SEAT_BITS) + 1)
            await at.press(*number, *(["enter"] if at.play.typed else []))
        assert isinstance(at.app.screen, EndPage)
        assert table.result.why in at.over_it()
        assert clause_text("altered", table.result.why, "en") in at.over_it()
        assert at.keeper.finished == 1
        await at.press("1", "enter")
        (record,) = at.keeper.records.values()
        assert bivouac.replay(record).over
        assert json.loads(record)["choices"] == table.record()["choices"]


@pytest.mark.full
@pytest.mark.parametrize(("lang", "size"), [("en", (80, 24)), ("fr", (160, 50))])
def test_a_whole_game_by_keys_ends_with_its_clause(lang: str, size: tuple[int, int]) -> None:
    async def play() -> None:
        table = bivouac.new("altered", seed=3)
        async with desk(table, lang=lang, size=size) as at:
            await play_on(at, Chance(3), 400)
            result = at.table.result
            assert result is not None
            assert result.why in at.over_it()

    runs(play)()


# -- choosing ----------------------------------------------------------------------------------------------------------


@runs
async def test_a_character_is_played_by_enter_into_the_expedition_that_is_asked_for() -> None:
    road = Road(hand="kappa, charge", mana=6)
    async with desk(road.table) as at:
        await at.point("card:kappa")
        assert "⏎ Kappa: 2 choices" in at.page()
        await at.press("enter")
        assert isinstance(at.app.screen, GameMenu)
        assert "Play Kappa into your Companion Expedition for 4 mana" in at.over_it()
        await at.press("2")
        assert at.choices[0] == "play/kappa/companion"
        assert "◂C Companion [♣4] [▲4] [≈5] → moves" in at.page()


@runs
async def test_a_click_chooses_what_is_lit_and_asks_about_the_rest() -> None:
    road = Road(hand="off-you-go", hero="kappa", your_hero="inari, tanuki", your_discard="tanuki, tanuki", mana=4)
    async with desk(road.table, size=(120, 40)) as at:
        await at.click("hero:1:inari:1")
        assert "Inari" in at.slip()
        assert "§ choice.when" in at.slip()
        await at.press("escape")
        await at.click("discard:1")
        assert isinstance(at.app.screen, PilesPage)
        assert "Tanuki ×2" in at.over_it()
        await at.press("escape")
        await at.click("card:off-you-go")
        assert at.choices == ["play/off-you-go"]
        await at.click("hero:1:inari:1")
        assert at.choices[:2] == ["play/off-you-go", "pick/inari/your-hero"]


@runs
async def test_an_expedition_is_chosen_where_it_stands() -> None:
    road = Road(my_hero="sierra-oddball", hand="brassbug-hub", mana=3)
    async with desk(road.table) as at:
        await at.choose("play/brassbug-hub", "first/sierra-oddball", "yes")
        await at.point("expedition:0:companion")
        assert f"⏎ {at.number('expedition/my-companion')}. Your Companion Expedition" in at.page()
        await at.press("enter")
        assert "expedition/my-companion" in at.choices
        assert at.table.view(0)["seats"][0]["expeditions"][1]["characters"] == [{"card": "brassbug"}]


@runs
async def test_the_first_orbs_are_sealed_and_can_be_taken_back_one_by_one() -> None:
    table = bivouac.new("altered", seed=7, deck0="bravos")
    async with desk(table, "human,human") as at:
        await at.press("enter", "1")
        (sealed,) = at.table.view(0)["answered"]
        key = sealed.partition("/")[2]
        assert at.thing(f"sealed:{key}").told == (
            "You have chosen this card for your Mana zone. Nobody else knows yet.",
        )
        await at.press("u")
        assert at.table.view(0)["answered"] == []
        await at.press("1", "1", "1")
        assert isinstance(at.app.screen, Cover)
        await at.press("enter")
        assert at.play.asked == 1
        name = card_name("altered", KEYS.index(key), "en")
        assert name not in at.everything()


WHY_NOT = (
    ("card:shenlong-rare", "afternoon.play-cost"),
    ("reserve:0:kappa:1", "afternoon.play-cost"),
    ("hero:0:kappa:1", "choice.when"),
    ("hero:1:inari:1", "status.asleep"),
    ("also:0:companion:atlas:1", "gigantic.both"),
    ("landmark:0:brassbug-hub:1", "afternoon.exhaust"),
    ("leader:0", "status.exhausted"),
    ("leader:1", "card.hero"),
    ("expedition:0:hero", "dusk.advance"),
    ("region:0", "dusk.terrains"),
    ("region:3", "zone.tumult-hidden"),
    ("mana:0", "mana.orb"),
    ("hand:1", "zone.hidden"),
    ("deck:1", "deck.runs-short"),
    ("discard:1", "zone.no-marks"),
    ("seat:1", "morning.pass-marker"),
    ("day", "day.phases"),
    ("no-reserve:1", "night.cleanup-reserve"),
)


@runs
async def test_why_not_is_answered_with_its_clause_for_anything_in_sight() -> None:
    road = Road(
        hand="shenlong-rare, issun-boshi", hero="kappa, atlas", your_hero="inari asleep", reserve="kappa",
        landmarks="brassbug-hub #2", my_hero="akesha-taru exhausted", mana=2, terrains="F MW M FW W FM",
    )  # fmt: skip
    async with desk(road.table, lang="fr") as at:
        for thing, clause in WHY_NOT:
            await at.point(thing)
            await at.press("question_mark")
            told = at.slip()
            await at.press("escape", "i")
            told += at.slip()
            assert f"§ {clause}" in told or f"({clause})" in told, thing
            assert clause_text("altered", clause, "fr") in told, thing


@runs
async def test_help_tells_the_signs_and_the_language_changes_during_play() -> None:
    async with desk(begun()) as at:
        assert "H▸ Hero [♣0]" in at.page()
        await at.press("h")
        assert isinstance(at.app.screen, HelpPage)
        for part in ("♣ Forest", "z Asleep", "⇄ Gigantic", "H▸ ◂C markers"):
            assert part in at.over_it()
        await at.press("g")
        await at.until(lambda: "♣ Forêt" in at.over_it())
        await at.press("escape")
        assert "H▸ Héros [♣0]" in at.page()
        assert " Jour 1 " in at.page()


@runs
async def test_another_size_keeps_the_question_and_the_place() -> None:
    async with desk(begun(), size=(80, 24)) as at:
        card = next(thing.name for thing in at.board.sheet.page.things if thing.name.startswith("card:"))
        await at.point(card)
        narrow = at.page()
        await at.pilot.resize_terminal(160, 50)
        await at.until(lambda: at.board.sheet.page.canvas.width == 160)
        assert at.board.sheet.cursor == card
        assert "╭" in at.page()
        await at.pilot.resize_terminal(79, 23)
        await at.until(lambda: "too small" in at.page())
        await at.pilot.resize_terminal(80, 24)
        await at.until(lambda: at.page() == narrow)


# -- one screen for two ------------------------------------------------------------------------------------------------


@pytest.mark.clause("zone.hidden", "mana.hidden")
def test_between_two_people_hands_and_orbs_are_covered() -> None:
    async def play() -> None:
        covers = 0
        names = {key: card_name("altered", i, "en") for i, key in enumerate(KEYS)}
        async with desk(begun(), "human,human") as at:
            for _ in range(14):
                covered = isinstance(at.app.screen, Cover)
                covers += covered
                shown = at.everything()
                reader = None if covered else at.play.sitting.looking
                told = " ".join(entry.text for entry in at.play.sitting.entries(reader, "en"))
                open_view = str(
                    {**at.table.view(None), "seats": [without_list(at.table, None, seat) for seat in (0, 1)]}
                )
                for seat in (0, 1):
                    side = at.table.view(seat)["seats"][seat]
                    for key in {*side["hand"]["cards"], *side["mana"]["cards"]}:
                        is_own = reader == seat
                        is_open = f"'{key}'" in open_view or names[key] in told
                        assert is_own or is_open or f"{names[key]} " not in f"{shown} ", f"{key} of {seat}"
                if covered:
                    assert "♣" not in at.over_it()
                await at.press("enter" if covered else "1")
        assert covers >= 4

    runs(play)()


def without_list(table: Table, reader: int | None, seat: int) -> dict[str, object]:
    return {**table.view(reader)["seats"][seat], "list": None}


# -- saved, seen again, forked -----------------------------------------------------------------------------------------


@runs
async def test_a_saved_game_goes_on_where_it_was() -> None:
    async with desk(begun()) as at:
        await at.press("1")
        data = at.keeper.last()
        page = at.page()
    assert data["seats"] == ["human", "random"]
    async with desk(bivouac.load(json.dumps(data))) as at:
        assert at.table.view(0)["day"] == 2
        assert [line for line in at.page().splitlines() if "H▸" in line or "░" in line] == [
            line for line in page.splitlines() if "H▸" in line or "░" in line
        ]


@runs
async def test_a_game_is_seen_again_through_any_eyes_and_forked() -> None:
    table, before = played(6)
    async with desk(reel=Reel(table.fork()), size=(120, 40)) as at:
        length = at.replay.reel.length
        assert length == len(table.history) == len(before)
        await at.press("home")
        assert "Choice 0 of" in at.page()
        for _ in range(8):
            await at.press("right")
        assert "You, " not in at.page(), "a spectator has no side"
        await at.press("v")
        assert "You, " in at.page()
        await at.press("f", "down", "down", "enter")
        assert at.play.sitting.seats == ["human", "greedy"]
        assert at.table.history == table.history[:8]
