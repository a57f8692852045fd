"""Cards that meet in the middle of things, as random games have found them."""

import pytest

from bivouac.games.fortune_and_glory.catalog import AGILITY, ANOTHERS, DANGER, LORE, MINE, RESULT, Timing
from bivouac.games.fortune_and_glory.grammar import then
from bivouac.games.fortune_and_glory.state_ground import T_GOT, T_HITS
from bivouac.games.fortune_and_glory.verbs_goods import Glory
from bivouac.games.fortune_and_glory.verbs_map import HOME, GoTo
from bivouac.games.fortune_and_glory.verbs_open import Pass
from bivouac.games.fortune_and_glory.verbs_tests import Test as Skill
from bivouac.games.fortune_and_glory.verbs_tests import both
from bivouac.games.fortune_and_glory.whom import IT
from tests.fortune_and_glory.world import ME, YOU, Laid, danger, number, redraw

SITE = "sahara:sword/of-zeus"


@pytest.mark.clause("test.pass")
def test_a_card_that_passes_a_test_takes_no_success_away() -> None:
    """The test is passed already, and a Reroll of all dice may still follow: it counts the roll anew."""
    danger("rope-bridge", Skill(AGILITY, 2, 1), Skill(AGILITY, 6, 1))
    redraw("lucky-hat", timing=Timing(RESULT, MINE), effect=then(Pass(), Glory(1)))
    table = Laid(at="sahara, paris", sites=SITE, hands="lucky-hat, coin-on-its-edge", decks={"danger": "rope-bridge"})
    table.dice("- 3 4 5").play("search", "play/lucky-hat")
    test = table.state.tests[-1]
    assert (test[T_GOT], test[T_HITS]) == (3, 3)


@pytest.mark.clause("artifact.resume-next-round")
@pytest.mark.parametrize("rolled", ["6 1 1", "1 1 1"])
def test_a_hero_who_is_carried_away_from_a_cliffhanger_has_left_it(rolled: str) -> None:
    """Between two tests of it a card takes the hero home: nothing is won there, nothing is lost, and the card lies in
    its deck once."""
    danger("rope-bridge", Skill(AGILITY, 6, 1), both(Skill(AGILITY, 6, 1), Skill(LORE, 6, 1)))
    redraw("wrong-train", timing=Timing(RESULT, ANOTHERS), effect=GoTo(HOME, IT))
    table = Laid(
        at="sahara, paris", sites=SITE, hangs="rope-bridge", hands=("", "wrong-train"), glory=[3],
        decks={"danger": "rope-bridge, quicksand"},
    )  # fmt: skip
    table.state.bags[DANGER].remove(number("rope-bridge"))
    table.play("mode/1", seat=ME).dice(f"{rolled} 1 1 1").play("roll").play("play/wrong-train", seat=YOU)
    if table.state.tests:
        table.play("roll")
    assert table.hangs(ME) == ""
    assert table.state.bags[DANGER].count(number("rope-bridge")) == 1
    assert not table.is_ko(ME)
    assert table.state.glory[ME] == 3
