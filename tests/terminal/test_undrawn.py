"""A game without a drawing plays at the same table: several seats choose at once in it, in secret."""

from collections.abc import Iterator

import pytest
from fluent.runtime import FluentResource

import bivouac
from bivouac.engine.state import State
from bivouac.engine.table import Table, new_table
from bivouac.terminal.screens.pages import Cover, WhyPage
from bivouac.terminal.screens.play import EndPage
from bivouac.text import fluent, registry
from bivouac.text.game_text import GameText, Names
from tests.terminal.desk import Desk, desk, runs

pytestmark = pytest.mark.skipif(bivouac.compiled(), reason="tiny games are plain Python")

WORDS = """
game-opening = { $lang ->
    [fr] Ouverture
   *[en] Opening
}
action-opening-keep = keep { $noun }
action-opening-throw = throw { $noun }
action-opening-call = call { $noun }
action-opening-stake = stake { $noun }
action-opening-bid = bid { $noun }
reason-opening-over = It is over.
reason-opening-not-asked = Others choose now.
reason-opening-keep-three = First keep three.
reason-opening-only-coal = Only coal is thrown.
reason-opening-odd-or-even = Odd or even?
reason-opening-set-a-stake = Set a stake.
reason-opening-bid-what-you-have = Bid what you have.
ending-opening-richest = { $player } is the richest.
rule-opening--keep = Three of six are kept.
rule-opening--throw = Coal may be thrown.
rule-opening--call = Everybody calls odd or even.
rule-opening--bid = Bids are secret.
rule-opening--end = The richest wins.
"""


class OpeningText(GameText):
    def noun(self, action: int, lang: str) -> dict[str, str | int]:
        noun = self.game.actions.keys[action].partition("/")[2]
        return {"noun": noun, "n": noun}

    def question(self, state: State, seat: int, lang: str, names: Names) -> str:
        return fluent.say(lang, "prompt-choose")

    def turn_of(self, state: State) -> int:
        return 0


@pytest.fixture(autouse=True)
def _words(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    from tests.proving.opening import GAME

    monkeypatch.setitem(registry.TEXTS, GAME.name, OpeningText(GAME, (), {}))
    for lang in fluent.LANGUAGES:
        messages = fluent.messages(lang)
        resource = FluentResource(WORDS.replace("$lang", f'"{lang}"'))
        messages.bundle.add_resource(resource)
        messages.attributes.update({entry.id.name: [] for entry in resource.body})
    yield
    fluent.load.cache_clear()


def opening() -> Table:
    from tests.proving.opening import GAME

    return new_table(GAME, 2, 7, {})


async def to_the_end(at: Desk) -> None:
    for _ in range(100):
        if isinstance(at.app.screen, EndPage):
            return
        await at.press("enter" if isinstance(at.app.screen, Cover) else "1")


@runs
async def test_it_is_played_to_its_end_by_numbers() -> None:
    async with desk(opening()) as at:
        assert "Opening" in at.page()
        assert "yours: " in at.page()
        assert all(thing.name.startswith(("option:", "view:")) for thing in at.board.sheet.stops())
        await to_the_end(at)
        assert "is the richest." in at.over_it()
        assert "The richest wins." in at.over_it()
        assert at.table.over


@runs
async def test_it_is_explained_like_any_other() -> None:
    async with desk(opening()) as at:
        at.board.sheet.move_to(None)
        await at.press("question_mark")
        assert isinstance(at.app.screen, WhyPage)
        await at.press(*"stake 2", "enter")
        assert "✗ First keep three." in at.slip()
        assert "§ keep" in at.slip()
        await at.press("escape", "g")
        assert "Ouverture" in at.page()


@runs
async def test_secret_answers_of_two_humans_stay_secret() -> None:
    async with desk(opening(), "human,human") as at:
        await at.press("enter")
        assert at.play.asked == 0
        await at.press("1", "1", "1")
        assert isinstance(at.app.screen, Cover)
        await at.press("enter")
        assert at.play.asked == 1
        assert "answered: keep" not in at.everything()
        await to_the_end(at)
        assert at.table.over
