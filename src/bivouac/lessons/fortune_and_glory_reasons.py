"""Why the guide of Fortune and Glory suggests a choice: sentences that are true of it, by its verb."""

from collections.abc import Callable
from typing import Final

from bivouac.games.fortune_and_glory.catalog import IN_ONE_ROUND
from bivouac.games.fortune_and_glory.map import ALL_SPACES, CITY, FARTHEST, NUMBER_OF, SPACES, reachable
from bivouac.games.fortune_and_glory.shapes import as_fortune
from bivouac.games.fortune_and_glory.steps_flights import FARES
from bivouac.lessons.fortune_and_glory_moments import fighting_villain, mine, site_here, special_text, villain_here
from bivouac.lessons.scene import LessonScene

PREFIX: Final = "tutor-advice-fortune-and-glory-"


def reason(scene: LessonScene, option: str) -> str:
    """The Fluent key of a sentence that is true of this option here."""
    verb, _, noun = option.partition("/")
    return PREFIX + (REASONS[verb](scene, noun) if verb in REASONS else verb)


def go(scene: LessonScene, space: str) -> str:
    view, hero = as_fortune(scene.view), mine(scene)
    if space == hero["home"] and hero["fortune"] >= view["goal"]:
        return "go-home"
    if any(site["space"] == space for site in view["sites"]):
        return "go-artifact"
    if view["zeppelin"] is not None and view["zeppelin"]["space"] == space and view["zeppelin"]["fortune"]:
        return "go-zeppelin"
    if ALL_SPACES[NUMBER_OF[space]].kind == CITY:
        return "go-sell" if hero["artifacts"] else "go-city"
    return "go-near" if nearest_site(scene, space) < nearest_site(scene, hero["space"]) else "go-on"


def nearest_site(scene: LessonScene, space: str) -> int:
    """The points from a space to the nearest artifact, henchmen in the way."""
    view = as_fortune(scene.view)
    figures = [0] * SPACES
    for henchman in view["henchmen"]:
        figures[NUMBER_OF[henchman["space"]]] = 1
    far = reachable(NUMBER_OF[space], FARTHEST, figures)
    points = [far[NUMBER_OF[site["space"]]] for site in view["sites"]]
    return min((each for each in points if each >= 0), default=FARTHEST)


def stay(scene: LessonScene, noun: str) -> str:
    hero = mine(scene)
    if hero["space"] == hero["home"] and hero["fortune"] >= as_fortune(scene.view)["goal"]:
        return "stay-home"
    if site_here(scene) is not None:
        return "stay-artifact"
    return "stay-city" if ALL_SPACES[NUMBER_OF[hero["space"]]].kind == CITY else "stay"


def press_on(scene: LessonScene, noun: str) -> str:
    site = site_here(scene)
    if villain_here(scene) is not None:
        return "press-on-villain"
    if site is not None and site["temple"] is not None:
        return "press-on-treasure" if site["gold"] == 1 else "press-on-temple"
    return "press-on-last" if site is not None and mine(scene)["markers"] == site["danger"] - 1 else "press-on"


def stop(scene: LessonScene, noun: str) -> str:
    site = site_here(scene)
    if site is not None and site["temple"] is not None and not mine(scene)["wounds"]:
        return "stop-temple"
    if mine(scene)["wounds"]:
        return "stop-hurt"
    if villain_here(scene) is not None:
        return "stop-villain"
    is_short = any(ability.kind == IN_ONE_ROUND for ability in special_text(scene))
    return "stop-one-round" if is_short and mine(scene)["markers"] else "stop"


def fly(scene: LessonScene, city: str) -> str:
    view, hero = as_fortune(scene.view), mine(scene)
    if city == hero["home"] and hero["fortune"] - FARES[NUMBER_OF[city]] >= view["goal"]:
        return "fly-home"
    return "fly-near" if nearest_site(scene, city) < nearest_site(scene, hero["space"]) else "fly"


def search(scene: LessonScene, noun: str) -> str:
    site = site_here(scene)
    if site is not None and site["temple"] is not None:
        return "search-temple"
    peril = as_fortune(scene.view)["peril"]
    return "search" if peril is None or peril["explore"] is None else "search-jungle"


def roll(scene: LessonScene, noun: str) -> str:
    return "roll-unpushed" if scene.offered("push") else "roll"


def sell(scene: LessonScene, noun: str) -> str:
    return "sell-major" if ALL_SPACES[NUMBER_OF[mine(scene)["space"]]].is_major else "sell"


def fight(scene: LessonScene, noun: str) -> str:
    return "fight" if fighting_villain(scene) is None else "fight-villain"


def go_on(scene: LessonScene, noun: str) -> str:
    return "go-further"  # "go-on" is what is said of a goal


REASONS: Final[dict[str, Callable[[LessonScene, str], str]]] = {
    "go": go, "go-on": go_on, "stay": stay, "press-on": press_on, "stop": stop, "roll": roll, "search": search,
    "sell": sell, "fly": fly, "fight": fight,
}  # fmt: skip
