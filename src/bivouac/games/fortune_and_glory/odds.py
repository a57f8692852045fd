"""Exact chances of tests and fights, from plain numbers. Bots weigh with them, and the content tests hold the cards to
their bounds.

They know no cards: whoever asks adds up the dice first.
"""

from typing import Final

from bivouac.games.fortune_and_glory.steps_fights import HIT_ON

SIDES: Final = 6


def exactly(dice: int, target: int) -> list[float]:
    """The chance of 0, 1, 2 ... dice that show the target or more."""
    hit = (SIDES + 1 - target) / SIDES
    chances = [1.0]
    for _ in range(dice):
        longer = [0.0] * (len(chances) + 1)
        for hits, chance in enumerate(chances):
            longer[hits] += chance * (1.0 - hit)
            longer[hits + 1] += chance * hit
        chances = longer
    return chances


def chance_to_pass(dice: int, target: int, needed: int, pushed: int = 0) -> float:
    """test.repeat-while-success: the full pool is rolled again while a roll brings a success.

    `pushed` dice belong to the first roll only (push.current-roll-only)."""
    rolled = exactly(dice, target)
    passes = [1.0] * (needed + 1)
    for missing in range(1, needed + 1):
        passes[missing] = after_roll(rolled, passes, missing)
    if pushed:
        return after_roll(exactly(dice + pushed, target), passes, needed)
    return passes[needed]


def after_roll(rolled: list[float], passes: list[float], missing: int) -> float:
    """The chance to pass before a roll, while so many successes are missing; `passes` is known for fewer of them."""
    chance = 0.0
    for hits in range(1, len(rolled)):
        chance += rolled[hits] * (passes[missing - hits] if hits < missing else 1.0)
    return chance


def wounds_of_winner(
    dice: int,
    spare: int,
    foe_dice: int,
    foe_wounds: int,
    defence: int = 0,
    foe_defence: int = 0,
    each_round: int = 0,
) -> list[float]:
    """The chances to beat an enemy, by the wounds that it costs: 0 to `spare`, which is how many the hero can still
    take. What is missing from a sum of 1 is a KO.

    combat.rounds: both sides roll at once, so that who falls may have felled the other; a hero who falls has not won.
    Nobody runs. `each_round` wounds are taken when the fight goes on. Rounds in which nothing happens are left out."""
    deals = after_defence(exactly(dice, HIT_ON), foe_defence)
    takes = after_defence(exactly(foe_dice, HIT_ON), defence)
    won = [0.0] * (spare + 1)
    idle = deals[0] * takes[0] if each_round == 0 else 0.0
    if idle >= 1.0:
        return won
    reached = [[0.0] * (spare + 1) for _ in range(foe_wounds + 1)]
    reached[0][0] = 1.0
    for dealt in range(foe_wounds):
        for taken in range(spare + 1):
            here = reached[dealt][taken] / (1.0 - idle)
            if here == 0.0:
                continue
            for more_dealt, deal in enumerate(deals):
                for more_taken, take in enumerate(takes):
                    if more_dealt == 0 and more_taken == 0 and each_round == 0:
                        continue
                    is_over = dealt + more_dealt >= foe_wounds
                    wounds = taken + more_taken + (0 if is_over else each_round)
                    if wounds > spare:
                        continue
                    if is_over:
                        won[wounds] += here * deal * take
                    else:
                        reached[dealt + more_dealt][wounds] += here * deal * take
    return won


def after_defence(chances: list[float], defence: int) -> list[float]:
    """defence.each-round: so many hits of a round are parried."""
    left = [sum(chances[: defence + 1])]
    left.extend(chances[defence + 1 :])
    return left


def chance_to_win(
    dice: int,
    spare: int,
    foe_dice: int,
    foe_wounds: int,
    defence: int = 0,
    foe_defence: int = 0,
    each_round: int = 0,
) -> float:
    """The chance to beat an enemy and to stand afterwards."""
    return sum(wounds_of_winner(dice, spare, foe_dice, foe_wounds, defence, foe_defence, each_round))


def unseen(dice: int) -> float:
    """sneak.success: the chance that none of the dice shows the number that was named."""
    return exactly(dice, SIDES)[0]


def left_standing(spare: int, foe_dice: int, defence: int, rounds: int) -> float:
    """villain-fight.single-round: the chance to be standing after so many rounds, with `spare` wounds to take."""
    takes = after_defence(exactly(foe_dice, HIT_ON), defence)
    standing = [1.0] + [0.0] * spare
    for _ in range(rounds):
        after = [0.0] * (spare + 1)
        for taken, chance in enumerate(standing):
            for more, take in enumerate(takes):
                if taken + more <= spare:
                    after[taken + more] += chance * take
        standing = after
    return sum(standing)


def stands_discovered(search: int, spare: int, foe_dice: int, defence: int) -> float:
    """sneak.fight-per-match: the chance to be discovered and to be standing after the rounds that it brings."""
    chance = 0.0
    for matches, part in enumerate(exactly(search, SIDES)):
        if matches:
            chance += part * left_standing(spare, foe_dice, defence, matches)
    return chance
