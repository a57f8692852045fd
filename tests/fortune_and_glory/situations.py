"""Situations in which cards are tried: on the way, before a danger, in a fight, in a city.

YOU stand in Egypt before an artifact of your own, so that you are the next to be asked when my turn is over. THIRD
stays at Lima: a bystander, whose `lot` no card should touch.
"""

from typing import Any

from bivouac.games.fortune_and_glory.catalog import AGILITY, CUNNING, DANGER, IS_A, SKILL_WORDS
from bivouac.games.fortune_and_glory.keys import KEYS
from bivouac.games.fortune_and_glory.verbs_tests import Fight, either
from bivouac.games.fortune_and_glory.verbs_tests import Test as Skill
from bivouac.games.fortune_and_glory.words import LINES
from tests.fortune_and_glory.world import Laid, danger, number, redraw

PLACES = "sahara, egypt, lima"
SITES = "sahara:sword/of-zeus, egypt:ring/of-hades"
DANGER_CARD = "boat-chase"
THUGS = "dockside-thugs"


def lot(table: Laid, seat: int) -> tuple[Any, ...]:
    """All that a hero has and is."""
    state = table.state
    return (
        state.glory[seat], state.fortune[seat], state.wounds[seat], state.markers[seat], table.where(seat),
        table.hand(seat), table.kit(seat), table.found(seat), table.hangs(seat), table.is_ko(seat),
    )  # fmt: skip


def gone(table: Laid, card: str) -> bool:
    """Whether the card lies where cards of its deck are put away, and nowhere else."""
    state = table.state
    away = number(card)
    piles = state.bags if IS_A[away] == DANGER else state.discards
    held = [*state.hands, *state.kit, *state.found, state.in_play, state.hangs, [entry[0] for entry in state.staying]]
    return away in piles[IS_A[away]] and not any(away in cards for cards in held)


def staying(table: Laid) -> list[str]:
    """The cards that remain in play."""
    return [KEYS[entry[0]] for entry in table.state.staying]


def skills_tested(table: Laid) -> list[str]:
    """The skills of all tests so far."""
    tests = [told.other for told in table.ear.told if LINES.all[told.line].key == "test"]
    return [skill for mask in tests for i, skill in enumerate(SKILL_WORDS) if mask >> i & 1]


def moving(die: int = 2, at: str = PLACES, **fields: Any) -> Laid:
    """My hero's movement begins; the die shows this."""
    return Laid(at=at, phase="move", dice=str(die), **fields)


def drawing(card: str, dice: str = "", **fields: Any) -> Laid:
    """My movement die shows a 1, and I draw the only Event that there is."""
    return moving(1, decks={"event": card}, **fields).dice("- " + dice).play("draw")


def searching(dice: str = "", needed: int = 1, at: str = PLACES, fight: bool = False, **fields: Any) -> Laid:
    """My hero meets a danger of 2 Glory that asks for some fives with Agility, three dice; or for a fight with thugs
    of 1 die who bear 9 wounds. The danger is drawn, then these dice fall."""
    test = Skill(AGILITY, 5, needed)
    danger(DANGER_CARD, either(test, Fight(5)) if fight else test, Skill(CUNNING, 5, 1))
    redraw(THUGS, dice=1, wounds=9, glory=3, defence=0, escape=Skill(CUNNING, 6, 1))
    decks = {"danger": DANGER_CARD, "enemy": THUGS, **fields.pop("decks", {})}
    return Laid(at=at, sites=fields.pop("sites", SITES), decks=decks, **fields).dice("- " + dice).play("search")


def fighting(dice: str, enemy_dice: int = 1, **fields: Any) -> Laid:
    """The first round of a fight of my hero, three dice, against thugs who bear 9 wounds, on the road."""
    redraw(THUGS, dice=enemy_dice, wounds=9, glory=3, defence=0, escape=Skill(CUNNING, 6, 1))
    decks = {"enemy": THUGS, **fields.pop("decks", {})}
    table = Laid(at="turkestan, egypt, lima", sites=SITES, decks=decks, dice="1 -", **fields)
    return table.dice(dice).play("fight")


def visiting(card: str, dice: str = "", at: str = "casablanca, egypt, lima", **fields: Any) -> Laid:
    """My hero draws this City card in a minor city, and these dice fall; then comes business."""
    decks = {"city": card, **fields.pop("decks", {})}
    return Laid(at=at, sites=fields.pop("sites", SITES), decks=decks, dice="- " + dice, **fields)


def until_round(table: Laid, number_of_round: int) -> None:
    """Heroes at sea who stay there, play nothing and fight whom they meet, until this round begins."""
    while table.state.round < number_of_round:
        options = table.keys()
        table.play(next(key for key in ("stay", "pass", "fight", "lose/glory") if key in options))
