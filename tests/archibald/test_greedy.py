"""The greedy bot finds its way to the gaols, and does not walk to and fro before what it cannot know."""

import pytest

from bivouac import bots
from bivouac.bots.evaluate import evaluation_of
from tests.archibald.path import ME, Path

SEEDS = range(6)
LONG_WAY = """
    11: . x k k x
    10: b| w b0 b b
     9: b b b b b
     8: b b b b b
     7: b1 b b b b
"""
ONE_TILE_LEFT = """
    11: . x k k x
    10: . b0 H b b
     9: b ^b b| b b
     8: b b b| b b
     7: b1 b b| b b
     6: b b b| b b
     5: b b b b b
"""
SPRING_AFTER_A_FIGHT = """
    11: . . . . .
    10: b b:d b b b
     9: b w:s b b b
     8: b b0 b b b
     7: b1 b b b b
"""


def choice(path: Path, seed: int) -> str:
    return path.table.game.actions.keys[bots.named("greedy", seed).choose(path.table, ME)]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_trap_beside_a_gaol_is_no_way_to_it(seed: int) -> None:
    """From the spring the Trap lies next to the gaol that is left: who steps on it is sent back all the same."""
    path = Path(LONG_WAY)
    assert choice(path, seed) == "move/10-2"
    path.play("move/10-2")
    assert choice(path, seed) == "move/9-2"


@pytest.mark.parametrize("seed", SEEDS)
def test_a_cell_that_may_be_walled_off_is_looked_at_once_the_way_leads_there(seed: int) -> None:
    """All tiles that are left would bar this side, and the way round is long: to learn it costs no more than waiting,
    although a card and a life lie on the other side."""
    path = Path(ONE_TILE_LEFT, tiles4="b|", only_named=True, top4="elixir, keyhole", lives=(4, 3))
    assert choice(path, seed) == "move/10-1"


@pytest.mark.clause("combat.blocked")
@pytest.mark.parametrize("seed", SEEDS)
def test_who_has_fought_goes_round_enemies_who_would_only_hold_the_hero(seed: int) -> None:
    """The short way to the gaols leads among enemies who would not be fought before the next turn."""
    path = Path(SPRING_AFTER_A_FIGHT, lives=(5,)).dice("r1 y0 y0").play("move/9-2")
    assert path.view(ME)["fought"]
    assert choice(path, seed) in ("move/9-1", "move/9-3")


def worth(foes: str, worn: str, held: str) -> int:
    """What greedy thinks of my hero, held by these enemies with one weapon on and the other in hand."""
    path = Path(f"3: b b b b b\n2: b0:{foes} b b b1 b", worn=worn, hands=held, printed=True)
    judge = evaluation_of("archibald")
    judge.prepare(path.state, ME)
    return judge.value(path.state, ME)


@pytest.mark.parametrize(
    ("foes", "better", "worse"),
    [
        ("m", "slingshot", "thorn-dagger"),
        ("s", "thorn-dagger", "slingshot"),
        ("ss", "rose-whip", "thorn-dagger"),
        ("d", "royal-sword", "needle-sword"),
    ],
)
def test_of_two_weapons_the_one_that_suits_the_enemies_is_worth_more(foes: str, better: str, worse: str) -> None:
    assert worth(foes, better, worse) > worth(foes, worse, better)
