# not compiled: no choice at a table waits for it
"""The table of Fortune and Glory in sentences: the four adventures, the heroes, and how far everything is."""

from typing import Final, get_args

from bivouac.games.fortune_and_glory.cards.zeppelin import ZEPPELIN
from bivouac.games.fortune_and_glory.map import ALL_SPACES, CITIES, FARTHEST, FIRST_CITY, NUMBER_OF, SPACES, reachable
from bivouac.games.fortune_and_glory.map import KEYS as SPACE_KEYS
from bivouac.games.fortune_and_glory.shapes import (
    FortuneView,
    HeroView,
    KitKind,
    KitView,
    LevelView,
    PairView,
    VillainView,
)
from bivouac.games.fortune_and_glory.view import SKILL_NAMES
from bivouac.text.fluent import say as say_text
from bivouac.text.fortune_and_glory_cards import artifact_name, special_text
from bivouac.text.fortune_and_glory_open import card_of, name, names, side_name, tell, who, whose
from bivouac.text.lists import listed
from bivouac.text.sentences import capital

GAME: Final = "fortune-and-glory"
KINDS: Final[tuple[KitKind, ...]] = get_args(KitKind)


def seats_from(view: FortuneView) -> list[int]:
    """The reader first, then the others as they sit; for a spectator from the First Player on."""
    first = view["first_player"] if view["you"] is None else view["you"]
    count = len(view["heroes"])
    return [(first + i) % count for i in range(count)]


def pair(artifact: str, adventure: str | None, lang: str) -> str:
    """The treasure of a temple has no Adventure."""
    return artifact_name(card_of(artifact).number, -1 if adventure is None else card_of(adventure).number, lang)


def place(key: str, lang: str, form: str = "in") -> str:
    return say_text(lang, f"space-{GAME}-{key}", attribute=form)


def distances(view: FortuneView) -> list[int]:
    """The points from the reader's hero to every space, henchmen in the way; empty for a spectator."""
    if view["you"] is None:
        return []
    figures = [0] * SPACES
    for henchman in view["henchmen"]:
        figures[NUMBER_OF[henchman["space"]]] = 1
    return reachable(NUMBER_OF[view["heroes"][view["you"]]["space"]], FARTHEST, figures)


def away(space: str, far: list[int], lang: str) -> str:
    """How far a space is, behind a comma; nothing for a spectator."""
    if not far:
        return ""
    points = far[NUMBER_OF[space]]
    key = "here" if points == 0 else "away" if points > 0 else "beyond"
    return f", {tell(lang, key, n=points)}"


def site(view: FortuneView, i: int, far: list[int], lang: str) -> str:
    """An artifact: where, what it is worth, its dangers, how far, and who stands there. A temple: the coins left on
    it, its markers, and how unstable it is."""
    each = view["sites"][i]
    temple = each["temple"]
    there: list[str] = []
    for seat in seats_from(view):
        one = view["heroes"][seat]
        if one["space"] == each["space"]:
            told = whose(view, seat, lang)
            if one["quest"] == each["space"] and temple is not None:
                told = tell(lang, "in-temple", who=told)
            elif one["quest"] == each["space"] and one["explored"]:
                told = tell(lang, "exploring", who=told, n=one["explored"])
            elif one["quest"] == each["space"]:
                told = tell(lang, "on-quest", who=told, n=one["markers"], danger=each["danger"])
            there.append(told)
    marks = {"markers": temple["markers"], "shaken": temple["shaken"]} if temple is not None else {}
    told = tell(
        lang, "site" if temple is None else "temple",
        artifact=capital(pair(each["artifact"], each["adventure"], lang)), **{"in": place(each["space"], lang)},
        n=each["fortune"] if temple is None else each["gold"], danger=each["danger"],
        away=away(each["space"], far, lang), **marks,
    )  # fmt: skip
    said = [told]
    if each["gold"] and temple is None:
        said.append(tell(lang, "coins", n=each["gold"]))
    if "texts" in view["elements"] and card_of(each["adventure"]).abilities:
        said.append(tell(lang, "special-text", text=special_text(card_of(each["adventure"]).number, lang)))
    if there:
        said.append(tell(lang, "there", heroes=listed(lang, there)))
    return " ".join(said)


def fare(view: FortuneView, seat: int, city: str) -> int:
    """What a flight there costs this hero."""
    fares = view["heroes"][seat]["fares"]
    assert fares is not None
    return fares["major" if ALL_SPACES[NUMBER_OF[city]].is_major else "minor"]


def around(view: FortuneView, lang: str) -> list[str]:
    """The zeppelin, Villains and what they have taken, henchmen, an auction and the cards that remain in play."""
    told = [*zeppelin(view, lang)[:1], *villains(view, lang), *loot(view, lang)]
    if view["henchmen"]:
        figures = [tell(lang, each["figure"], **{"in": place(each["space"], lang)}) for each in view["henchmen"]]
        told.append(tell(lang, "henchmen", figures=listed(lang, figures)))
    if view["auction"]:
        at = place(view["auction"]["space"], lang)
        told.append(tell(lang, "auction", **{"in": at}, n=view["auction"]["plus"]))
    for stay in view["staying"]:
        for_whom = tell(lang, "all") if stay["seat"] is None else whose(view, stay["seat"], lang)
        last = stay["last_round"]
        key = "stays" if last is None else "stays-until"
        told.append(tell(lang, key, card=name(stay["card"], lang), who=for_whom, n=str(last)))
    return told


def zeppelin(view: FortuneView, lang: str) -> list[str]:
    """Where it is, with what and whom aboard; then what its sheet says in numbers."""
    each = view["zeppelin"]
    if each is None:
        return []
    told = tell(lang, "zeppelin", **{"in": place(each["space"], lang), "the": place(each["space"], lang, "the")},
                n=each["fortune"])  # fmt: skip
    if each["seat"] is not None:
        told = f"{told} {tell(lang, 'aboard', who=who(view, each['seat'], lang), n=each['won'])}"
    sheet = tell(
        lang, "zeppelin-sheet", search=ZEPPELIN.search, die=ZEPPELIN.die, drops=ZEPPELIN.drops_on,
        gathers=ZEPPELIN.gathers, most=ZEPPELIN.most, prize=ZEPPELIN.prize,
    )  # fmt: skip
    return [told, sheet]


def villains(view: FortuneView, lang: str) -> list[str]:
    """Each Villain: where, with what numbers, bodyguards and danger markers."""
    return [villain(each, lang) for each in view["villains"]]


def villain(each: VillainView, lang: str) -> str:
    return tell(
        lang, "villain", villain=name(each["card"], lang), **{"in": place(each["space"], lang)}, search=each["search"],
        combat=each["combat"], defence=each["defence"], wounds=each["wounds"], strength=each["strength"],
        guards=each["guards"], markers=each["markers"], explored=-1 if each["explored"] is None else each["explored"],
    )  # fmt: skip


def loot(view: FortuneView, lang: str) -> list[str]:
    """villain-adventure.artifact-aside: what Villains have taken; nothing as long as that is nothing."""
    taken = [pair(each["artifact"], each["adventure"], lang) for each in view["loot"]["artifacts"]]
    if view["loot"]["fortune"]:
        taken.append(tell(lang, "loot-fortune", n=view["loot"]["fortune"]))
    return [tell(lang, "loot", loot=listed(lang, taken))] if taken else []


def cities(far: list[int], lang: str) -> str:
    """The cities, the nearest first."""
    known = [city for city in range(FIRST_CITY, FIRST_CITY + CITIES) if far[city] >= 0]
    named: list[str] = []
    for city in sorted(known, key=lambda city: far[city]):
        name = say_text(lang, f"space-{GAME}-{SPACE_KEYS[city]}")
        mark = tell(lang, "major") if ALL_SPACES[city].is_major else ""
        named.append(f"{name}{mark} {far[city]}")
    return tell(lang, "cities", cities=", ".join(named), mark=tell(lang, "major"))


# -- heroes ------------------------------------------------------------------------------------------------------------


def hero(view: FortuneView, seat: int, lang: str) -> str:
    """Who plays which hero, where, and what holds the hero up."""
    each = view["heroes"][seat]
    at_home = "yes" if each["space"] == each["home"] else "no"
    told = tell(
        lang, "hero", who=who(view, seat, lang), hero=name(each["hero"], lang),
        **{"in": place(each["space"], lang)}, home=at_home, city=place(each["home"], lang, "the"),
    )  # fmt: skip
    return " ".join([told, *states(each, lang)])


def states(each: HeroView, lang: str) -> list[str]:
    """What holds a hero up."""
    told: list[str] = []
    if each["ko"]:
        told.append(tell(lang, "ko"))
    if each["falling"]:
        told.append(tell(lang, "falling"))
    if each["cliffhanger"]:
        cliffhanger = side_name(each["cliffhanger"], "cliffhanger", lang)
        told.append(tell(lang, "hangs", card=cliffhanger))
    return told


def belongings(view: FortuneView, seat: int, lang: str) -> list[str]:
    """Goods and levels, cards beside the sheet, artifacts, and Glory that waits."""
    each = view["heroes"][seat]
    levels = [level(word, each["levels"][word], lang) for word in SKILL_NAMES]
    parts = [
        goods(each, lang),
        tell(lang, "levels", levels=", ".join(levels), n=each["defence"]),
    ]
    if each["turned"]:
        parts.append(tell(lang, "sheet-used"))
    for kind in KINDS:
        kit = [kept(one, lang) for one in each["kit"] if one["kind"] == kind]
        if kit:
            cards = listed(lang, kit)
            parts.append(tell(lang, kind, cards=cards, n=len(kit), most=each["limits"][kind]))
    carried = [artifact(one, lang) for one in each["artifacts"]]
    if carried:
        parts.append(tell(lang, "artifacts", artifacts=listed(lang, carried)))
    if each["met"]:
        glory = sum(card_of(key).glory for key in each["met"])
        parts.append(tell(lang, "met", n=glory, cards=names(each["met"], lang)))
    return parts


def goods(each: HeroView, lang: str) -> str:
    hidden = each["hidden"]
    return tell(
        lang, "goods", fortune=each["fortune"], glory=each["glory"], wounds=each["wounds"],
        most=each["health"], ko=each["bears"] + 1, events=hidden["events"], city=hidden["city"],
    )  # fmt: skip


def kept(each: KitView, lang: str) -> str:
    card = name(each["card"], lang)
    return tell(lang, "used", card=card) if each["turned"] else card


def artifact(each: PairView, lang: str) -> str:
    return tell(lang, "artifact", artifact=pair(each["artifact"], each["adventure"], lang), n=each["fortune"])


def level(word: str, each: LevelView, lang: str) -> str:
    name = say_text(lang, f"skill-{GAME}-{word}")
    key = "level" if each["level"] == each["printed"] else "level-changed"
    return tell(lang, key, skill=name, n=each["level"], printed=each["printed"])
