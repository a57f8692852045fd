"""When the rules of Fortune and Glory first matter: small questions about what a learner can see."""

from collections.abc import Iterable
from typing import Final

from bivouac.games.fortune_and_glory.catalog import CATALOG, EVENT, VILLAIN, Ability, DangerFace
from bivouac.games.fortune_and_glory.map import ALL_SPACES, NUMBER_OF, SEA
from bivouac.games.fortune_and_glory.rules import ELEMENT_WORDS, elements_of
from bivouac.games.fortune_and_glory.shapes import FacingView, HeroView, Side, SiteView, as_fortune
from bivouac.games.fortune_and_glory.verbs_tests import Both, Either
from bivouac.lessons.course import Fits, Moment
from bivouac.lessons.moments import first
from bivouac.lessons.scene import LessonScene

EARLY: Final = 3  # rounds in which most is to be taught
MARKET: Final = ("buy", "buy-gear", "buy-ally", "heal", "sell")


def mine(scene: LessonScene) -> HeroView:
    return as_fortune(scene.view)["heroes"][scene.seat]


def site_here(scene: LessonScene) -> SiteView | None:
    """The artifact where the learner's hero is."""
    at = mine(scene)["space"]
    return next((site for site in as_fortune(scene.view)["sites"] if site["space"] == at), None)


# -- what is marked ----------------------------------------------------------------------------------------------------


def here(scene: LessonScene) -> Iterable[str]:
    return [f"space/{mine(scene)['space']}"]


def sheet(scene: LessonScene) -> Iterable[str]:
    """The learner's hero: a table in the browser shows the own one as a card, and no plate of the seat."""
    return [f"seat/{scene.seat}", f"card/{mine(scene)['hero']}"]


def home(scene: LessonScene) -> Iterable[str]:
    return [*sheet(scene), f"space/{mine(scene)['home']}"]


def seas(scene: LessonScene) -> Iterable[str]:
    """The seas that the hero can go to."""
    return [f"space/{key}" for key in scene.offered("go") if is_sea(key)]


def sites(scene: LessonScene) -> Iterable[str]:
    return [f"site/{site['space']}" for site in as_fortune(scene.view)["sites"]]


def quest(scene: LessonScene) -> Iterable[str]:
    """The artifact that the hero looks for, and the hero."""
    return [f"site/{mine(scene)['space']}", f"seat/{scene.seat}"]


def majors(scene: LessonScene) -> Iterable[str]:
    """The major cities that the hero can go to, or the one where the hero is."""
    cities = [mine(scene)["space"], *scene.offered("go")]
    return [f"space/{key}" for key in cities if ALL_SPACES[NUMBER_OF[key]].is_major]


def shelves(scene: LessonScene) -> Iterable[str]:
    """The common items that can be bought."""
    return [f"shop/{item}" for item in scene.offered("buy")]


def booty(scene: LessonScene) -> Iterable[str]:
    """The artifacts that the hero carries, and where they lie."""
    return [f"kit/{scene.seat}", *(f"card/{pair['artifact']}" for pair in mine(scene)["artifacts"])]


def pushes(scene: LessonScene) -> Iterable[str]:
    return [f"push/{wounds}" for wounds in scene.offered("push")]


def temples(scene: LessonScene) -> Iterable[str]:
    return [f"site/{site['space']}" for site in as_fortune(scene.view)["sites"] if site["temple"] is not None]


def coins(scene: LessonScene) -> Iterable[str]:
    """Artifacts in a deep jungle, with coins under their skulls."""
    for site in as_fortune(scene.view)["sites"]:
        if site["gold"] and site["temple"] is None:
            yield f"site/{site['space']}"


def zeppelin(scene: LessonScene) -> Iterable[str]:
    """The zeppelin, and the space that it is over."""
    each = as_fortune(scene.view)["zeppelin"]
    return [] if each is None else ["zeppelin", f"space/{each['space']}"]


def villains(scene: LessonScene) -> Iterable[str]:
    """Where Villains are."""
    return [f"space/{each['space']}" for each in as_fortune(scene.view)["villains"]]


def henchmen(scene: LessonScene) -> Iterable[str]:
    return [f"space/{each['space']}" for each in as_fortune(scene.view)["henchmen"]]


# -- when --------------------------------------------------------------------------------------------------------------


def has(*elements: str) -> Fits:
    """The table has one of these advanced elements."""
    bits = sum(1 << ELEMENT_WORDS.index(element) for element in elements)
    return lambda options: elements_of(str(options["level"]), str(options["advanced"])) & bits > 0


def is_sea(space: str) -> bool:
    return ALL_SPACES[NUMBER_OF[space]].kind == SEA


def in_round(*rounds: int) -> Moment:
    """The learner can move in one of these rounds."""
    return lambda scene: "" if scene.offered("go") and as_fortune(scene.view)["round"] in rounds else None


def early(moment: Moment) -> Moment:
    """This comes up in the first three rounds."""
    return lambda scene: moment(scene) if as_fortune(scene.view)["round"] <= EARLY else None


def secretive(scene: LessonScene) -> str | None:
    """The other one holds cards that nobody else sees."""
    hidden = as_fortune(scene.view)["heroes"][1 - scene.seat]["hidden"]
    return "" if scene.offered("go") and hidden["events"] else None


def sea_in_reach(scene: LessonScene) -> str | None:
    return "" if any(is_sea(key) for key in scene.offered("go")) else None


def hero(scene: LessonScene) -> str | None:
    """Somebody looks at the own sheet when there is time: in the first move."""
    return mine(scene)["hero"] if scene.offered("go") else None


def faced(scene: LessonScene, side: Side) -> FacingView | None:
    """The danger or the cliffhanger that lies open before the learner."""
    facing = as_fortune(scene.view)["facing"]
    return next((each for each in facing if each["seat"] == scene.seat and each["side"] == side), None)


def facing(side: Side) -> Moment:
    def due(scene: LessonScene) -> str | None:
        open_card = faced(scene, side) if scene.options else None
        return None if open_card is None else open_card["card"]

    return due


def open_face(scene: LessonScene) -> tuple[str, DangerFace] | None:
    """The danger or cliffhanger that asks the learner for tests now, and not another card."""
    view = as_fortune(scene.view)
    if not scene.offered("mode") or view["announced"] or view["in_play"]:
        return None
    for open_card in view["facing"]:
        card = CATALOG.by_key[open_card["card"]]
        face = card.back if open_card["side"] == "cliffhanger" else card.front
        if open_card["seat"] == scene.seat and face is not None:
            return open_card["card"], face
    return None


def one_way(scene: LessonScene) -> str | None:
    """One of several tests is enough; those that fall into parts again are not spoken of."""
    found = open_face(scene)
    if found is None or not isinstance(found[1].test, Either):
        return None
    return None if any(isinstance(part, Both) for part in found[1].test.verbs) else found[0]


def every_way(scene: LessonScene) -> str | None:
    """All of the tests are needed."""
    found = open_face(scene)
    return found[0] if found is not None and isinstance(found[1].test, Both) else None


def testing(scene: LessonScene) -> str | None:
    """The learner is about to roll for a test."""
    tests = as_fortune(scene.view)["tests"]
    return "" if scene.options and any(test["seat"] == scene.seat for test in tests) else None


def several_needed(scene: LessonScene) -> str | None:
    """The learner rolls for a test that one success does not pass."""
    tests = as_fortune(scene.view)["tests"]
    is_long = any(test["seat"] == scene.seat and test["needed"] > 1 for test in tests)
    return "" if is_long and (scene.offered("roll") or scene.offered("push")) else None


def fighting(scene: LessonScene) -> str | None:
    fights = as_fortune(scene.view)["fights"]
    return first(fight["enemy"] for fight in fights if fight["seat"] == scene.seat) if scene.offered("fight") else None


def villain_here(scene: LessonScene) -> str | None:
    """The Villain in the learner's space."""
    at = mine(scene)["space"]
    return first(each["card"] for each in as_fortune(scene.view)["villains"] if each["space"] == at)


def before_villain(scene: LessonScene) -> str | None:
    """The learner decides whether to press on where a Villain hunts."""
    return villain_here(scene) if scene.offered("press-on") else None


def fighting_villain(scene: LessonScene) -> str | None:
    enemy = fighting(scene)
    return enemy if enemy is not None and CATALOG.by_key[enemy].is_a == VILLAIN else None


def hurt(scene: LessonScene) -> str | None:
    return "" if scene.options and mine(scene)["wounds"] else None


def carrying(scene: LessonScene) -> str | None:
    """An artifact is on the way to a city."""
    return "" if scene.options and mine(scene)["artifacts"] else None


def equipped(scene: LessonScene) -> str | None:
    return first(kit["card"] for kit in mine(scene)["kit"]) if scene.options else None


def laden(scene: LessonScene) -> str | None:
    """One more card of a kind, and something has to go."""
    hero = mine(scene)
    kinds = [kit["kind"] for kit in hero["kit"]]
    is_full = kinds.count("gear") >= hero["limits"]["gear"] or kinds.count("ally") >= hero["limits"]["ally"]
    return "" if scene.options and is_full else None


def with_event(scene: LessonScene) -> str | None:
    """An Event is in the learner's hand."""
    return first(key for key in as_fortune(scene.view)["hand"] if CATALOG.by_key[key].is_a == EVENT)


def offered_card(*verbs: str) -> Moment:
    """A card can be played or activated."""
    return lambda scene: first(noun for verb in verbs for noun in scene.offered(verb))


def in_a_market(scene: LessonScene) -> str | None:
    return "" if any(scene.offered(verb) for verb in MARKET) or scene.offered("done") else None


def with_henchmen(scene: LessonScene) -> str | None:
    return "" if scene.options and as_fortune(scene.view)["henchmen"] else None


def staying(scene: LessonScene) -> str | None:
    return first(each["card"] for each in as_fortune(scene.view)["staying"]) if scene.options else None


def with_zeppelin(scene: LessonScene) -> str | None:
    """There is something aboard."""
    each = as_fortune(scene.view)["zeppelin"]
    return "" if each is not None and each["fortune"] else None


def with_temples(scene: LessonScene) -> str | None:
    return "" if any(True for _ in temples(scene)) else None


def at_temple(scene: LessonScene) -> str | None:
    """The learner decides whether to search in a temple, or to go on there."""
    site = site_here(scene)
    is_asked = scene.offered("search") or scene.offered("press-on")
    return "" if is_asked and site is not None and site["temple"] is not None else None


def with_coins(scene: LessonScene) -> str | None:
    return "" if any(True for _ in coins(scene)) else None


def before_jungle(scene: LessonScene) -> str | None:
    """The learner decides whether to search in a deep jungle, and has not found the adventure yet."""
    peril = as_fortune(scene.view)["peril"]
    return "" if scene.offered("search") and peril is not None and peril["explore"] is not None else None


def special_text(scene: LessonScene) -> list[Ability]:
    """The special text of the adventure where the learner is, if this table has such texts."""
    site = site_here(scene)
    if site is None or "texts" not in as_fortune(scene.view)["elements"]:
        return []
    return CATALOG.by_key[site["adventure"]].abilities


def before_text(scene: LessonScene) -> str | None:
    """The adventure that the learner may search for has a special text."""
    site = site_here(scene)
    return site["adventure"] if site is not None and scene.offered("search") and special_text(scene) else None


def only_flights(scene: LessonScene) -> str | None:
    """The learner has come to a city in the middle of a movement and may fly on."""
    view = as_fortune(scene.view)
    return "" if scene.offered("fly") and view["points"] < view["move_die"] else None


def marked(scene: LessonScene) -> str | None:
    return "" if mine(scene)["markers"] else None


def renewed(scene: LessonScene) -> str | None:
    """Word of a new artifact came since the last question, after the first round."""
    told = any(line.key == "artifact-placed" for line in scene.news)
    return "" if told and as_fortune(scene.view)["round"] > 1 else None


def rich(scene: LessonScene) -> str | None:
    return "" if scene.options and mine(scene)["fortune"] else None
