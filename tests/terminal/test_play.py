"""A game at the drawn table, by keys and by mouse."""

import json
from typing import Any

import pytest
from textual.widgets import Input, OptionList

import bivouac
from bivouac.engine.table import Table
from bivouac.games.altiplano.catalog import CATALOG
from bivouac.lessons.coach import Advice, Lesson
from bivouac.terminal.screens.pages import (
    Cover,
    GameMenu,
    HelpPage,
    LessonPage,
    LogPage,
    PilesPage,
    RulebookPages,
    WhyPage,
)
from bivouac.terminal.screens.play import EndPage
from bivouac.terminal.screens.replay import ReplayScreen
from bivouac.terminal.slip import leaf_content
from bivouac.terminal.telling import Leaf, card_leaf
from bivouac.text import LANGUAGES, card_name, clause_text
from tests.altiplano.camp import Camp
from tests.flavours import LINES, put_on
from tests.printed import printed_name
from tests.terminal.desk import Desk, desk, runs


@runs
async def test_a_whole_game_by_keys_ends_with_its_clause_and_is_kept() -> None:
    async with desk(turn_cap=6) as at:
        for _ in range(200):
            if at.app.screen is not at.board:
                break
            await at.press("1")
        assert isinstance(at.app.screen, EndPage)
        assert "end.no-draw" in at.over_it()
        assert clause_text("altiplano", "end.no-draw", "en") in at.over_it()
        assert at.keeper.finished == 1
        assert at.keeper.saves, "every choice is saved"
        await at.press("1")
        await at.press("enter")
        (record,) = at.keeper.records.values()
        assert bivouac.replay(record).over


@runs
async def test_arrows_tab_and_enter_choose_as_well_as_numbers() -> None:
    async with desk() as at:
        await at.point("pile:characters")
        assert "2. Draw a Character card" in at.page()
        await at.press("left")
        assert at.board.sheet.cursor != "pile:characters"
        await at.press("right")
        assert at.board.sheet.cursor == "pile:characters"
        await at.press("enter")
        assert at.choices == ["draw/characters"]
        await at.press("down")
        assert at.thing(at.board.sheet.cursor).region.y > at.thing("pile:characters").region.y
        await at.press("up")
        assert at.thing(at.board.sheet.cursor).region.y <= at.thing("pile:characters").region.y


@runs
async def test_tab_goes_round_everything_in_reading_order() -> None:
    async with desk() as at:
        stops = [thing.name for thing in at.board.sheet.stops()]
        first = at.board.sheet.cursor
        seen = [first]
        for _ in range(len(stops) - 1):
            await at.pilot.press("tab")
            seen.append(at.board.sheet.cursor)
        begin = stops.index(first)
        assert seen == stops[begin:] + stops[:begin]
        await at.pilot.press("shift+tab")
        assert at.board.sheet.cursor == seen[-2]


@runs
async def test_the_mouse_chooses_what_is_lit_and_asks_about_the_rest() -> None:
    async with desk() as at:
        await at.click("pile:exploration")
        assert at.choices == ["draw/exploration"]
        await at.click("card:ransom")
        assert printed_name("altiplano", "ransom") in at.slip()
        assert "special.prerequisite" in at.slip()
        await at.click("option:0")
        assert at.choices[-1] == "pass"
        await at.click("discard:exploration")
        assert isinstance(at.app.screen, PilesPage)
        await at.press("escape")
        await at.click("key:help")
        assert isinstance(at.app.screen, HelpPage)


@runs
async def test_a_card_with_several_things_to_do_asks_which() -> None:
    camp = Camp(mine="tupac-mamani", hand="ramuncho, storm", your_hand="ransom, telegram, torch").phase(3)
    async with desk(camp.table) as at:
        thing = at.thing("card:tupac-mamani")
        several = [
            i for i, option in enumerate(at.play.options()) if option.key in ("act/tupac-mamani", "place/ramuncho")
        ]
        at.play.choose_thing(type(thing)(thing.name, thing.region, thing.title, tuple(several)))
        await at.settle()
        assert isinstance(at.app.screen, GameMenu)
        assert f"Place {printed_name('altiplano', 'ramuncho')}" in at.over_it()
        await at.press("escape")
        assert at.table.history == camp.table.history
        at.play.choose_thing(type(thing)(thing.name, thing.region, thing.title, tuple(several)))
        await at.settle()
        await at.press("2")
        assert "ramuncho" in at.table.view(0)["seats"][0]["camp"]


@runs
async def test_numbers_above_nine_take_two_digits() -> None:
    hand = "storm, looting, telegram, jaguar, bribe, supplies, recruitment, museum-funds, lost-map, stampede, anaconda"
    camp = Camp(
        mine="ohio-bob, antonio, ramuncho",
        hand=hand,
        yours="marcus-vidor, kid-calloway, the-doc, bellefeu",
        your_location="nine-wells",
        your_treasures="jaguar-mask",
        your_hand="ransom, torch, decoy",
    )
    async with desk(camp.phase(2).table, patience=60) as at:
        options = [option.key for option in at.play.options()]
        assert len(options) > 10
        await at.press("1")
        assert "1_" in at.page()
        await at.press("backspace")
        assert "1_" not in at.page()
        await at.press("1", "1")
        assert at.choices[0] == options[10]
    async with desk(camp.table, patience=60) as at:
        await at.press("1", "enter")
        assert at.choices[0] == options[0]
    async with desk(camp.table, patience=0.01) as at:
        await at.pilot.press("1")
        await at.until(lambda: at.table.history)
        assert at.choices[0] == options[0]
    async with desk(camp.table) as at:
        await at.press("9")
        assert at.choices[0] == options[8]


@runs
async def test_a_number_that_is_no_option_does_nothing() -> None:
    async with desk() as at:
        await at.press("7", "0")
        assert at.table.history == []


@pytest.mark.parametrize(
    ("thing", "clause"),
    [
        ("card:nine-wells", "phase2.no-placing"),
        ("card:torch", "reaction.not-own-turn"),
        ("card:ransom", "special.prerequisite"),
        ("card:sir-allistair", "play.passive"),
        ("card:padre-anselmo", "reaction.not-own-turn"),
        ("card:antonio", "play.player-chooses"),
        ("card:drowned-city", "phase3.action-or-place"),
        ("card:rogue", "special.rogue"),
        ("pile:exploration", "phase1.draw"),
        ("discard:exploration", "piles.inspect"),
        ("hand:1", "hand.open-count"),
        ("track", "turn.order"),
    ],
)
def test_why_not_is_answered_with_its_clause_for_anything_in_sight(thing: str, clause: str) -> None:
    async def ask() -> None:
        camp = Camp(
            mine="sir-allistair, padre-anselmo", hand="nine-wells, torch, ransom", yours="antonio",
            your_location="drowned-city", your_hand="telegram, jaguar, storm", discard="looting",
        ).phase(2)  # fmt: skip
        async with desk(camp.table, lang="fr") as at:
            await at.point(thing)
            await at.press("question_mark")
            assert f"§ {clause}" in at.slip()
            assert clause_text("altiplano", clause, "fr") in at.slip()
            await at.press("escape")
            assert not at.board.slip.is_open

    runs(ask)()


@runs
async def test_the_question_mark_on_something_lit_says_what_choosing_it_does() -> None:
    async with desk() as at:
        await at.point("pile:exploration")
        await at.press("question_mark")
        assert "✓ 1. Draw an Exploration card" in at.slip()
        assert "§ phase1.draw" in at.slip()


@runs
async def test_the_question_mark_twice_lists_what_else_can_be_asked_about() -> None:
    camp = Camp(mine="ohio-bob", hand="golden-quipu, jaguar", top="storm").phase(1)
    async with desk(camp.table) as at:
        await at.point("pile:exploration")
        await at.press("question_mark", "question_mark")
        assert isinstance(at.app.screen, WhyPage)
        await at.press("escape")
        await at.point("card:golden-quipu")
        await at.press("question_mark")
        assert at.app.screen is at.board, "another thing is asked about first"
        await at.press("escape", "question_mark")
        assert at.app.screen is at.board, "a slip that was put away is asked for anew"


@runs
async def test_without_pointing_anything_in_hand_or_in_sight_can_be_asked_about() -> None:
    camp = Camp(mine="ohio-bob", hand="golden-quipu, jaguar", top="storm").phase(1)
    async with desk(camp.table) as at:
        at.board.sheet.move_to(None)
        await at.press("question_mark")
        assert isinstance(at.app.screen, WhyPage)
        at.app.screen.query_one(Input).value = "golden quipu"
        await at.until(lambda: at.app.screen.query_one(OptionList).option_count == 1)
        await at.press("enter")
        assert "§ turn.order" in at.slip()


@runs
async def test_an_enlarged_card_has_both_names_its_origin_and_its_clauses() -> None:
    async with desk() as at:
        await at.point("card:bodyguard" if at.board.sheet.page.named("card:bodyguard") else "card:telegram")
        await at.press("i")
        names = [printed_name("altiplano", "telegram", lang) for lang in ("fr", "en")]
        for part in (*names, "Original to Bivouac", "§ phase2.one-action"):
            assert part in at.slip(), part


@runs
async def test_a_clause_opens_beside_the_table() -> None:
    async with desk(size=(120, 40)) as at:
        await at.press("1")
        await at.point(f"log:{len(at.play.sitting.told) - 1}")
        await at.press("c")
        assert "§ phase1.draw" in at.slip()
        slip = at.board.slip.region
        assert slip.x >= 120 - slip.width
        lines = [thing.region for thing in at.board.sheet.page.things if thing.name.startswith("log:")]
        assert lines, "the log stays in sight above it"
        assert not any(line.overlaps(slip) for line in lines)
        at.board.sheet.move_to(None)
        await at.press("c")
        assert f"§ {at.play.options()[-1].clause}" in at.slip()


@runs
async def test_the_log_the_rulebook_and_the_discards_can_be_browsed() -> None:
    camp = Camp(
        mine="ramuncho", hand="torch", discard="storm, looting, antonio", your_hand="telegram, jaguar, ransom"
    ).phase(2)
    async with desk(camp.table) as at:
        await at.press("l")
        assert isinstance(at.app.screen, LogPage)
        assert "Turn 1: you play." in at.over_it()
        assert "§ setup.first-turn" in at.over_it()
        await at.press("escape", "d")
        assert isinstance(at.app.screen, PilesPage)
        assert at.over_it().index(f"  {printed_name('altiplano', 'looting')}") < at.over_it().index(
            f"  {printed_name('altiplano', 'storm')}"
        )
        assert "§ words.beast-trap" not in at.over_it()
        assert "At random" in at.over_it() or "§ " in at.over_it()
        await at.press("escape", "r")
        assert isinstance(at.app.screen, RulebookPages)
        assert "§ place.treasure" in at.over_it()
        await at.press("right")
        await at.press("slash", *"archaeolog")
        await at.until(lambda: "§ place.treasure" in at.over_it() and "§ words.discard" not in at.over_it())
        await at.press("enter", "escape")
        assert at.app.screen is at.board


def test_a_card_enlarged_shows_its_flavour_apart_from_its_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    put_on(monkeypatch, LINES, "storm")
    for lang in LANGUAGES:
        parts = card_leaf("altiplano", CATALOG.by_key["storm"].number, {}, lang).parts
        roles = [role for role, _ in parts]
        assert parts[roles.index("flavour")] == ("flavour", LINES[lang])
        assert roles.index("text") < roles.index("flavour") < roles.index("clause")
        assert [text for _, text in parts].count(LINES[lang]) == 1
        other = card_leaf("altiplano", CATALOG.by_key["jaguar"].number, {}, lang).parts
        assert "flavour" not in [role for role, _ in other]
        assert LINES[lang] in leaf_content(Leaf("", parts)).plain


@runs
async def test_the_rulebook_marks_two_kinds_of_ruling_and_says_what_they_are() -> None:
    async with desk(bivouac.new("altered", seed=1)) as at:
        await at.press("r", "slash", *"end.")
        await at.until(lambda: "§ end.meet" in at.over_it() and "§ dusk.sum" not in at.over_it())
        assert "§ end.check [R!]" in at.over_it()
        assert "By the book: option victory=at-once." in at.over_it()
        assert "§ end.cap [R]" in at.over_it()
        assert "[R!] marks one where the book says otherwise" in at.over_it()
        await at.press("enter", "g")
        assert "option victory=at-once." in at.over_it()
        assert "[R!] en marque une là où le livret dit autre chose" in at.over_it()


@runs
async def test_the_language_changes_everything_at_once() -> None:
    async with desk(size=(120, 40)) as at:
        await at.press("1")
        await at.point("card:telegram")
        await at.press("i")
        english = at.page() + at.slip()
        await at.press("g")
        french = at.page() + at.slip()
        assert at.app.lang == "fr"
        for word in ("Your hand", "Turn 1", "Phase 2: use", "discards", "Exploration card"):
            assert word in english, word
            assert word not in french, word
        for word in ("Ta main", "Tour 1", printed_name("altiplano", "telegram", "fr"), "Phase 2\u202f:", "défausses"):
            assert word in french, word
        await at.press("l", "g")
        assert "The log" in at.over_it()
        assert "Turn 1: you play." in at.over_it()
        await at.press("escape")
        assert "Your hand" in at.page()


@runs
async def test_both_themes_draw_the_same_words_in_other_colours() -> None:
    async with desk() as at:
        before, colours = at.page(), at.app.export_screenshot()
        await at.press("t")
        assert at.app.theme == "journal"
        assert at.page() == before
        assert at.app.export_screenshot() != colours
        await at.press("t")
        assert at.app.theme == "lantern"


@runs
async def test_the_page_follows_the_size_of_the_window() -> None:
    async with desk() as at:
        await at.press("1")
        names = {thing.name for thing in at.board.sheet.page.things if thing.name.startswith(("card:", "pile:"))}
        assert all(len(line) <= 80 for line in at.page().splitlines())
        for size in ((160, 50), (100, 26), (80, 24)):
            await at.pilot.resize_terminal(*size)
            await at.until(lambda size=size: at.board.sheet.page.canvas.width == size[0])  # type: ignore[misc]
            assert at.board.sheet.page.canvas.height == size[1]
            assert names <= {thing.name for thing in at.board.sheet.page.things}
        await at.pilot.resize_terminal(60, 20)
        await at.until(lambda: "too small" in " ".join(at.page().split()))
        await at.pilot.resize_terminal(80, 24)
        await at.until(lambda: "Your hand" in at.page())


@runs
async def test_what_is_new_since_the_own_last_choice_is_marked_in_the_log() -> None:
    async with desk() as at:
        await at.choose("draw/exploration", "pass")
        lines = at.page().splitlines()
        assert any(line.startswith("• You do nothing in phase 2.") for line in lines)
        assert not any(line.startswith("• You draw") for line in lines)


@runs
async def test_undo_takes_back_what_may_be_taken_back() -> None:
    async with desk() as at:
        await at.press("1", "u")
        assert len(at.table.history) == 1
        assert "cannot be taken back" in at.everything()
        await at.choose("pass")
        assert " u undo" in at.page()
        await at.press("u")
        assert len(at.table.history) == 1
        assert at.keeper.last()["history"] == at.table.history


@runs
async def test_every_choice_is_saved_and_a_save_goes_on() -> None:
    async with desk() as at:
        await at.press("1", "1")
        assert at.keeper.last()["history"] == at.table.history
        assert at.keeper.last()["seats"] == ["human", "random"]
        await at.press("s")
        assert "Saved in game.json" in at.everything()
        hand = at.table.view(0)["seats"][0]["hand"]["cards"]
        await at.pilot.press("q")
    assert at.app.return_value == 0
    async with desk(bivouac.load(at.keeper.saves[-1])) as again:
        assert len(again.table.history) == 2
        assert again.table.view(0)["seats"][0]["hand"]["cards"] == hand
        assert "Phase 3" in again.page()


@runs
async def test_ctrl_c_leaves_with_130_from_the_board_and_from_a_page() -> None:
    for keys in ((), ("r",)):
        async with desk() as at:
            await at.press(*keys)
            await at.pilot.press("ctrl+c")
        assert at.app.return_value == 130


# -- at one screen ---------------------------------------------------------------------------------------------------


def names_of(table: Table, seat: int) -> list[str]:
    """A hand in both languages."""
    cards = [table.game.cards.index(key) for key in table.view(seat)["seats"][seat]["hand"]["cards"]]
    return [card_name("altiplano", card, lang) for card in cards for lang in ("en", "fr")]


@runs
async def test_between_two_humans_nothing_of_a_hand_remains_anywhere() -> None:
    async with desk(seats="human,human") as at:
        first, second = names_of(at.table, 0), names_of(at.table, 1)
        assert isinstance(at.app.screen, Cover)
        assert not [name for name in first + second if name in at.everything()]
        await at.press("escape")
        assert isinstance(at.app.screen, Cover)
        await at.press("enter")
        assert "Your hand" in at.page()
        assert not [name for name in second if name in at.everything()]
        await at.choose("draw/exploration", "pass")
        first = names_of(at.table, 0)
        await at.point(next(thing.name for thing in at.board.sheet.stops() if thing.title in first))
        await at.press("i")  # a slip with a card of the hand is open
        assert [name for name in first if name in at.slip()]
        await at.press("escape")
        await at.choose("pass")
        await at.press("1")  # one too many in hand
        assert isinstance(at.app.screen, Cover)
        assert "Player 2, press Enter" in at.over_it()
        left = names_of(at.table, 0)
        gone = at.table.view(None)["discards"]
        assert gone
        assert not [name for name in left if name in at.everything()]
        await at.press("g")
        assert "Joueur 2, appuie sur Entrée" in at.over_it()
        await at.press("enter")
        assert not [name for name in left if name in at.everything()]
        assert at.play.asked == 1


@runs
async def test_the_log_opens_at_its_newest_line() -> None:
    table = bivouac.new("altiplano", seed=7)
    for _ in range(60):
        table.choose(table.option_ids[-1])
    async with desk(table) as at:
        await at.press("l")
        page = at.app.screen
        assert isinstance(page, LogPage)
        lines = page.query_one(OptionList)
        await at.until(lambda: lines.max_scroll_y > 0 and lines.scroll_offset.y == lines.max_scroll_y)
        assert lines.highlighted == lines.option_count - 1


@runs
async def test_a_page_left_open_is_closed_before_the_screen_is_covered() -> None:
    async with desk(seats="human,human") as at:
        await at.press("enter")
        await at.choose("draw/exploration", "pass", "pass")
        await at.press("l")
        assert isinstance(at.app.screen, LogPage)
        at.play.answer_with_option(0)
        await at.until(lambda: isinstance(at.app.screen, Cover))
        assert not any(isinstance(screen, LogPage) for screen in at.app.screen_stack)


@pytest.mark.clause("reaction.hidden")
def test_who_cannot_answer_is_asked_like_who_can() -> None:
    shown: dict[str, list[str]] = {}

    async def attack(hand: str, answer: str) -> None:
        camp = Camp(mine="ohio-bob", hand="surprise-attack", yours="marcus-vidor, ramuncho", your_hand=hand).phase(2)
        async with desk(camp.table, "human,human") as at:
            await at.press("enter")
            await at.choose("play/surprise-attack", "remove/marcus-vidor")
            shown[hand] = [at.over_it(), at.page()]
            await at.press("enter")
            shown[hand].append(" ".join(option.key for option in at.play.options()))
            assert at.play.asked == 1
            await at.press(answer)
            shown[hand].append(at.over_it())

    for hand, answer in (("telegram, ransom", "1"), ("bodyguard, ransom", "1")):
        runs(lambda hand=hand, answer=answer: attack(hand, answer))()  # type: ignore[misc]
    unable, able = shown.values()
    assert unable[:2] == able[:2]
    assert (unable[2], able[2]) == ("pass", "pass react/bodyguard")
    assert unable[3] == able[3]
    assert "Player 1, press Enter" in able[3]


@runs
async def test_an_enter_too_many_after_a_page_chooses_nothing() -> None:
    async with desk(seats="human,human", pace=60) as at:
        await at.press("enter")
        at.play.page_closed += 60  # as if it had been closed this instant
        await at.press("enter", "enter")
        assert at.table.history == []
        at.play.page_closed = 0.0
        await at.press("enter")
        assert len(at.table.history) == 1


# -- the end ---------------------------------------------------------------------------------------------------------


async def to_the_end(at: Desk) -> None:
    for _ in range(100):
        if isinstance(at.app.screen, EndPage):
            return
        await at.press("1")


@runs
async def test_after_the_end_a_record_can_be_kept_also_at_the_second_try() -> None:
    async with desk(turn_cap=2) as at:
        await to_the_end(at)
        await at.press("1")
        at.app.screen.query_one(Input).value = "full"
        await at.press("enter")
        assert "No room here (en)." in at.over_it()
        at.app.screen.query_one(Input).value = "mine.json"
        await at.press("enter")
        assert json.loads(at.keeper.records["mine.json"])["over"] is True
        assert "kept in mine.json" in at.over_it()


@runs
async def test_after_the_end_one_can_play_again_look_or_see_it_again() -> None:
    async with desk(turn_cap=2) as at:
        await to_the_end(at)
        ended = at.table
        await at.press("4")
        assert at.app.screen is at.board
        assert "Press e for what next" in " ".join(at.page().split())
        await at.press("e", "3")
        await at.until(lambda: isinstance(at.app.screen, ReplayScreen))
        assert at.replay.reel.whole.digest() == ended.digest()
        assert at.replay.reel.at == 0
    async with desk(turn_cap=2) as at:
        await to_the_end(at)
        await at.press("2")
        await at.until(lambda: at.app.sitting is not None and not at.app.sitting.table.over)
        await at.settle()
        assert at.table.rules == ended.rules
        assert at.table.history == [] or at.play.asked is not None


# -- a coach ---------------------------------------------------------------------------------------------------------


class OneLesson:
    clause = "phase1.draw"
    marks = ("pile/exploration",)

    def title(self, lang: str) -> str:
        return f"The draw ({lang})"

    def text(self, lang: str) -> str:
        return "You draw first."


class Again:
    """A few words about what was taught."""

    clause = "phase2.one-action"

    def reminder(self, lang: str) -> str:
        return "One Action, or none."


class Guide:
    """Teaches once, reminds of it later and always advises the last option."""

    def __init__(self) -> None:
        self.given = 0

    def lessons(self, table: Table, seat: int) -> list[Lesson]:
        self.given += 1
        return [OneLesson()] if self.given == 1 else []

    def reminder(self, seat: int) -> Again | None:
        return Again() if self.given > 1 else None

    def advice(self, table: Table, seat: int) -> Advice | None:
        return Advice(table.options_of(seat)[-1].id, "yes")


@runs
async def test_a_coach_teaches_before_the_question_and_marks_what_it_suggests() -> None:
    coach: Any = Guide()
    async with desk(coach=coach) as at:
        assert isinstance(at.app.screen, LessonPage)
        assert "The draw (en)" in at.over_it()
        assert "§ phase1.draw" not in at.over_it()
        await at.press("c")
        await at.until(lambda: "§ phase1.draw" in at.over_it())
        await at.press("g")
        await at.until(lambda: "The draw (fr)" in at.over_it())
        await at.press("g", "enter")
        assert at.app.screen is at.board
        assert at.board.sheet.cursor == "pile:characters"
        assert "✦" in at.page()
        assert "The guide suggests this: yes" in at.page()
        assert at.page().count("◆") == 1, "what the lesson spoke of is marked"
        await at.press("1")  # who knows better may do as they like
        assert at.choices == ["draw/exploration"]
        assert coach.given == 2
        assert "◆" not in at.page()
        assert "One Action, or none." in " ".join(at.page().split()), "a question like an earlier one has a reminder"
