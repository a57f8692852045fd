"""Altered as text: the track as at the drawn table, both sides in sentences."""

from typing import Final

from textual.geometry import Region

from bivouac.cli.layout import wrapped
from bivouac.cli.words import say
from bivouac.games.altered.catalog import HAND_COSTS, RESERVE_COSTS, TERRAINS
from bivouac.games.altered.shapes import AlteredView, Placed
from bivouac.games.altered.view import PHASES
from bivouac.terminal.boards.altered_cards import (
    READY,
    SIDES,
    SIGNS,
    carried_in_words,
    name_of,
    packs,
    statistics,
)
from bivouac.terminal.boards.altered_track import MARKERS, TRACK, fate, terrain, terrain_names, track
from bivouac.terminal.canvas import Canvas
from bivouac.terminal.palette import LANTERN, Inks
from bivouac.terminal.scene import TableScene
from bivouac.terminal.words import seat_name
from bivouac.text import phase_name
from bivouac.text import say as say_text
from bivouac.text.lists import listed

GAME: Final = "altered"
WIDTH: Final = 80


def position(view: AlteredView, lang: str) -> list[str]:
    lines = [*wrapped(headline(view, lang), 0), "", *band(view, lang), *wrapped(legend(lang), 0)]
    near = 0 if view["you"] is None else view["you"]
    for seat in (1 - near, near):
        lines += ["", *side(view, seat, lang)]
    return [*lines, *(line for told in happenings(view, lang) for line in wrapped(told, 0))]


def who(view: AlteredView, seat: int, lang: str) -> str:
    return say(lang, "altered-you" if seat == view["you"] else "altered-player", player=seat_name(seat, lang))


def headline(view: AlteredView, lang: str) -> str:
    phase = phase_name(GAME, PHASES.index(view["phase"]), lang)
    first = who(view, view["first_player"], lang)
    key = "altered-day-arena" if view["arena"] else "altered-day" if view["day"] else "altered-opening"
    told = say(lang, key, n=str(view["day"]), phase=phase, player=first)
    passed = [who(view, seat, lang) for seat in (0, 1) if view["passed"][seat] and view["phase"] == "afternoon"]
    return f"{told} {say(lang, 'altered-passed', players=', '.join(passed))}" if passed else told


def band(view: AlteredView, lang: str) -> list[str]:
    """The regions with the signs of the drawn table; markers of the other side above, the own below."""
    canvas = Canvas(WIDTH, TRACK, Inks(LANTERN))
    scene = TableScene(GAME, "", view["you"], lang, (), view, {}, "", "")
    track(scene, canvas, Region(0, 0, WIDTH, TRACK), 0 if view["you"] is None else view["you"], "")
    return canvas.said().splitlines()


def legend(lang: str) -> str:
    signs = ", ".join(f"{sign} {terrain(word, lang)}" for word, (sign, _, _) in SIGNS.items())
    return say(lang, "altered-legend", signs=signs, hero=MARKERS["hero"], companion=MARKERS["companion"])


def side(view: AlteredView, seat: int, lang: str) -> list[str]:
    each = view["seats"][seat]
    mana, faction = each["mana"], say_text(lang, f"faction-altered-{each['faction']}")
    lines = wrapped(
        say(
            lang, "altered-side", who=who(view, seat, lang), faction=faction,
            hero=cards([each["hero"]] if each["hero"] else [], lang), ready=mana["ready"], orbs=mana["orbs"],
            hand=each["hand"]["size"], deck=each["deck"]["size"], discard=len(each["discard"]),
        ),
        0,
    )  # fmt: skip
    for i, word in enumerate(SIDES):
        expedition = each["expeditions"][i]
        there = cards([*expedition["characters"], *expedition["also"]], lang)
        told = stands(view, seat, i, lang)
        lines += wrapped(say(lang, f"altered-{word}", told=told, cards=there or say(lang, "empty")), 2)
    if each["landmarks"]:
        lines += wrapped(say(lang, "altered-landmarks", cards=cards(each["landmarks"], lang)), 2)
    if each["reserve"]:
        lines += wrapped(say(lang, "altered-reserve", cards=cards(each["reserve"], lang, RESERVE_COSTS)), 2)
    held = cards([{"card": key} for key in each["hand"]["cards"]], lang, HAND_COSTS)
    if seat == view["you"]:
        lines += wrapped(say(lang, "altered-hand", cards=held or say(lang, "empty")), 2)
    elif held:
        lines += wrapped(say(lang, "altered-hand-seen", cards=held), 2)
    return lines


def stands(view: AlteredView, seat: int, side: int, lang: str) -> str:
    """Where an expedition stands, its totals against those that face it, and what would become of it at Dusk."""
    mine = view["seats"][seat]["expeditions"][side]
    sums, others = (
        " ".join(f"{SIGNS[word][0]}{n}" for word, n in zip(TERRAINS, each["totals"], strict=True))
        for each in (mine, view["seats"][1 - seat]["expeditions"][side])
    )
    if view["arena"]:
        return say(lang, "altered-stands-arena", sums=sums, others=others)
    region = mine["region"]
    fated = say(lang, f"altered-{fate(mine)[1]}", terrains=terrain_names(mine["due"], lang))
    terrains = terrain_names(view["track"][region]["terrains"] or [], lang)
    return say(lang, "altered-stands", n=str(region + 1), terrains=terrains, sums=sums, others=others, fate=fated)


def cards(held: list[Placed], lang: str, costs: list[int] | None = None) -> str:
    """Cards with what they cost there, their statistics and what they carry; equal ones once, with their number."""
    told: list[str] = []
    for pack in packs(held):
        price = "" if costs is None else f"{costs[pack.card.number]}{READY}"
        words = [name_of(pack.key, lang), price, statistics(pack.card)]
        marks = [word for word, _ in carried_in_words(pack.held, lang)]
        words.append(f"({', '.join(marks)})" if marks else "")
        words.append(f"×{pack.copies}" if pack.copies > 1 else "")
        told.append(" ".join(word for word in words if word))
    return listed(lang, told)


def happenings(view: AlteredView, lang: str) -> list[str]:
    """What lies open in the middle of an effect, and what this seat has sealed."""
    told: list[str] = []
    for part in ("revealed", "limbo"):
        if view[part]:
            told.append(say(lang, f"altered-{part}", cards=cards([{"card": key} for key in view[part]], lang)))
    if view["dice"]:
        told.append(say(lang, "altered-dice", faces=", ".join(map(str, view["dice"]))))
    if view["answered"]:
        sealed: list[Placed] = [{"card": key.partition("/")[2]} for key in view["answered"]]
        told.append(say(lang, "altered-sealed", cards=cards(sealed, lang)))
    return told
