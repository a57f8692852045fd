"""What all enemies have in common, tried on one of them: a fight, an escape, and what is called Infantry."""

from typing import Any, NamedTuple

from bivouac.games.fortune_and_glory.abilities import mine
from bivouac.games.fortune_and_glory.catalog import ENEMY, FIRST, IS_A, NAZI, REFERENCE, SKILL_WORDS
from bivouac.games.fortune_and_glory.keys import HERO_KEYS
from bivouac.games.fortune_and_glory.verbs_tests import Fight
from tests.fortune_and_glory.kit_situations import dice_in, numbers_told
from tests.fortune_and_glory.world import ME, YOU, Laid, number, redraw

LEVELS = (1, 2, 3, 4)  # a skill is known by its dice
HEALTH = 9


class Foe(NamedTuple):
    """The values of an enemy; its escape is written as "agility 4 2", or two of them with "or"."""

    dice: int
    wounds: int
    glory: int
    escape: str
    defence: int = 0
    fortune: int = 0
    infantry: bool = True


def meet(key: str, combat: int = 1, infantry: bool = False, draws: str = "", **laid: Any) -> Laid:
    """A card of my hand calls for a fight, and this is the enemy. My hero has this Combat and health 9; `draws` are the
    rolls that draw the cards."""
    deck = IS_A[number(key)]
    foe = number(key) if deck == REFERENCE else deck
    for hero in HERO_KEYS:
        redraw(hero, levels=(combat, *LEVELS[1:]), health=HEALTH, defence=0, abilities=[])
    redraw("tail-wind", timing=mine, effect=Fight(foe, infantry=infantry))
    hand = "tail-wind, " + laid.pop("hand", "")
    decks = {"enemy": key if deck == ENEMY else "", "nazi": key if deck == NAZI else "", **laid.pop("decks", {})}
    given = {"at": "sahara, sahara", "glory": [5, 5], "hands": [hand, "brass-fake"], "decks": decks, **laid}
    return Laid(phase="move", dice="2", printed=True, **given).dice(draws).play("play/tail-wind")


def goes_on(key: str, foe: Foe, **laid: Any) -> Laid:
    """A round in which nobody hits: the fight goes on, and what the enemy does each round has happened."""
    table = meet(key, **laid)
    return table.dice(" ".join("." * (1 + foe.dice))).play("fight")


def fights_as_printed(key: str, foe: Foe) -> None:
    """It bears exactly its wounds, rolls its dice, and pays its Glory and Fortune to who beats it, to nobody else."""
    needed = foe.wounds + foe.defence
    almost = meet(key, combat=needed).dice(" ".join("+" * (needed - 1) + "." * (1 + foe.dice))).play("fight")
    assert [dice_in(blows) for blows in numbers_told(almost, "enemy-blows")] == [foe.dice]
    assert almost.state.fights[-1][2] == foe.wounds - 1
    assert "enemy-beaten" not in almost.told()
    table = meet(key, combat=needed).dice(" ".join("+" * (needed + foe.dice))).play("fight")
    assert "enemy-beaten" in table.told()
    assert table.state.wounds == [foe.dice, 0], "both sides strike at once, and nothing follows a last round"
    assert table.state.glory == [5 + foe.glory, 5]
    assert table.state.fortune == [foe.fortune, 0]
    assert table.hand(YOU) == ["brass-fake"]
    put_away(table, key)
    table.nobody_is_waiting_but(ME)
    assert table.may("stay")


def put_away(table: Laid, key: str) -> None:
    """card.enemy-reference: a card of a deck is discarded, a reference card never."""
    deck = IS_A[number(key)]
    expected = [] if deck == REFERENCE else [number(key)]
    assert table.state.discards[deck] == expected


def escaped_as_printed(key: str, foe: Foe) -> None:
    """Each way out is a test of its skill, with its target and its successes, and not one less."""
    ways = foe.escape.split(" or ")
    for way, words in enumerate(ways):
        skill, target, successes = words.split()
        level = LEVELS[SKILL_WORDS.index(skill)]
        for got, passes in ((int(successes), True), (int(successes) - 1, False)):
            table = meet(key).play("escape")
            if len(ways) > 1:
                assert table.keys() == [f"mode/{i + 1}" for i in range(len(ways))]
                table.play(f"mode/{way + 1}")
            rolls = rolls_with(got, level, int(target), passes)
            table.dice(" ".join(str(face) for roll in rolls for face in roll))
            while table.may("roll"):
                table.play("roll")
            assert [dice_in(roll) for roll in numbers_told(table, "rolled")] == [level] * len(rolls), words
            assert "hero-blows" not in table.told()
            if passes:
                assert "escaped" in table.told()
                assert table.state.wounds == [0, 0]
                assert table.state.glory == [5, 5], "no Glory for an escape"
                assert table.state.fortune == [0, 0]
                put_away(table, key)
                table.nobody_is_waiting_but(ME)
            else:
                assert "not-escaped" in table.told(), f"{got} of {successes} successes"
                assert [dice_in(blows) for blows in numbers_told(table, "enemy-blows")] == [foe.dice]
                assert table.state.fights


def rolls_with(successes: int, level: int, target: int, passes: bool) -> list[list[int]]:
    """The faces of rolls with exactly so many successes, all of them just enough, and a last roll without one."""
    rolls: list[list[int]] = []
    while successes > 0:
        now = min(successes, level)
        rolls.append([target] * now + [target - 1] * (level - now))
        successes -= now
    if not passes:
        rolls.append([target - 1] * level)
    return rolls


def is_infantry_or_not(key: str, foe: Foe) -> None:
    """combat.infantry-only: another enemy is drawn, here none is left and the reference card is fought."""
    table = meet(key, infantry=True)
    assert ("not-infantry" in table.told()) != foe.infantry
    assert (table.state.fights[-1][1] == number(key)) == foe.infantry
    if not foe.infantry:
        assert FIRST[REFERENCE] <= table.state.fights[-1][1] < FIRST[REFERENCE + 1]
