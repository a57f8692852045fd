"""Altered's track, a band of eight regions, and the totals that decide who advances along it."""

from collections.abc import Sequence
from typing import Final

from rich.style import Style
from textual.geometry import Region

from bivouac.games.altered.catalog import TERRAINS
from bivouac.games.altered.shapes import AlteredView, ExpeditionView, Terrain, as_altered
from bivouac.games.altered.shapes import Region as RegionOfTrack
from bivouac.terminal.boards.altered_cards import SIDES, SIGNS
from bivouac.terminal.boards.slots import badge_of
from bivouac.terminal.canvas import Canvas, Thing
from bivouac.terminal.scene import TableScene
from bivouac.terminal.words import say
from bivouac.text import fluent

TRACK: Final = 3  # rows: markers of the other side, terrains, own markers
# A marker and where it is bound: Heroes to the right, Companions to the left.
MARKERS: Final = {"hero": "H▸", "companion": "◂C"}
HIDDEN: Final = "░"
DUE: Final = "→"
HALTED: Final = "‖"
SPACIOUS: Final = 60  # columns of an expedition from which terrains are named in it


def terrain(word: str, lang: str) -> str:
    return fluent.say(lang, f"terrain-altered-{word}")


def terrain_names(words: Sequence[str], lang: str) -> str:
    return ", ".join(terrain(word, lang) for word in words)


def place_of(scene: TableScene, owner: int, side: str) -> str:
    """The words for an expedition in the action table, from the reader's seat."""
    return f"{'my' if owner == scene.seat else 'your'}-{side}"


def whose(scene: TableScene, owner: int, side: str) -> str:
    """ "Your Hero Expedition"; for a spectator with the player's name."""
    if scene.seat is None:
        return scene.say(f"altered-{side}-of", player=scene.player(owner))
    return fluent.say(scene.lang, "action-altered-expedition", {"place": place_of(scene, owner, side)})


# -- the band ----------------------------------------------------------------------------------------------------------


def track(scene: TableScene, canvas: Canvas, area: Region, near: int, focus: str) -> list[Thing]:
    """Eight regions side by side: above them the markers of the far side, below those of the near side."""
    if as_altered(scene.view)["arena"]:
        return arena(scene, canvas, area, near, focus)
    things: list[Thing] = []
    regions = as_altered(scene.view)["track"]
    edges = [area.x + area.width * i // len(regions) for i in range(len(regions) + 1)]
    for i, region in enumerate(regions):
        cell = Region(edges[i], area.y, edges[i + 1] - edges[i] - 1, area.height)
        name = f"region:{i}"
        land(scene, canvas, cell, region["terrains"], name == focus)
        for owner, y in ((1 - near, cell.y), (near, cell.bottom - 1)):
            signs = [MARKERS[str(side)] for seat, side in region["markers"] if seat == owner]
            markers(canvas, Region(cell.x, y, cell.width, 1), signs, owner == near)
        title = scene.say("altered-region", n=i + 1)
        clause = "zone.tumult-hidden" if region["terrains"] is None else "dusk.terrains"
        things.append(Thing(name, cell, title, (), (), -1, told_of_region(scene, region), clause))
    return things


def land(scene: TableScene, canvas: Canvas, cell: Region, terrains: list[Terrain] | None, focused: bool) -> None:
    """The terrains of a region beside one another, each on its own ground with its sign and its name or letter."""
    inks = canvas.inks
    rows = range(cell.y + 1, cell.bottom - 1)
    if focused:
        canvas.fill(cell, inks("on_focus", "focus"))
    if terrains is None:
        for y in rows:
            canvas.text(cell.x, y, HIDDEN * cell.width, inks("on_focus", "focus") if focused else inks("dim"))
        return
    middle = rows[len(rows) // 2]
    for i, word in enumerate(terrains):
        start, end = cell.width * i // len(terrains), cell.width * (i + 1) // len(terrains)
        sign, ink, ground = SIGNS[word]
        style = inks("on_focus", "focus", bold=True) if focused else inks(ink, ground, bold=True)
        part = Region(cell.x + start, rows.start, end - start, len(rows))
        canvas.fill(part, style)
        name = terrain(word, scene.lang)
        text = f"{sign} {name}" if len(name) + 3 <= part.width else f"{sign}{name[0]}"
        canvas.text(part.x + (part.width - len(text)) // 2, middle, text, style, part.width)


def markers(canvas: Canvas, line: Region, signs: list[str], is_near: bool) -> None:
    x = line.x + max(0, (line.width - 3 * len(signs) + 1) // 2)
    for sign in signs:
        x = canvas.text(x, line.y, sign, canvas.inks("paper", "verdigris" if is_near else "ink", bold=True)) + 1


def told_of_region(scene: TableScene, region: RegionOfTrack) -> tuple[str, ...]:
    terrains = region["terrains"]
    told = [
        scene.say("altered-region-hidden")
        if terrains is None
        else scene.say("altered-region-open", terrains=terrain_names(terrains, scene.lang))
    ]
    there = [whose(scene, int(seat), str(side)) for seat, side in region["markers"]]
    if there:
        told.append(scene.say("altered-region-there", who=", ".join(there)))
    return tuple(told)


def arena_sums(view: AlteredView, owner: int) -> list[int]:
    """arena.compare: both expeditions added up."""
    hero, companion = view["seats"][owner]["expeditions"]
    return [one + other for one, other in zip(hero["totals"], companion["totals"], strict=True)]


def arena_wins(view: AlteredView, owner: int) -> list[str]:
    """arena.win-type: the terrains in which that side is ahead now."""
    counting = view["track"][0]["terrains"] or []
    mine, yours = arena_sums(view, owner), arena_sums(view, 1 - owner)
    return [
        word for i, word in enumerate(TERRAINS) if word in counting and mine[i] > yours[i] and mine[i] > 0
    ]  # fmt: skip


def arena(scene: TableScene, canvas: Canvas, area: Region, near: int, focus: str) -> list[Thing]:
    """In place of the regions: what both sides have in each terrain."""
    inks = canvas.inks
    view = as_altered(scene.view)
    style = inks("on_focus", "focus", bold=True) if focus == "arena" else inks("ink")
    canvas.fill(area, style)
    told: list[str] = [scene.say("altered-arena-told")]
    for owner, y in ((1 - near, area.y), (near, area.bottom - 1)):
        sums = " ".join(f"{SIGNS[word][0]}{n}" for word, n in zip(TERRAINS, arena_sums(view, owner), strict=True))
        won = terrain_names(arena_wins(view, owner), scene.lang)
        line = scene.say("altered-arena-sums", player=scene.player(owner), sums=sums)
        ahead = scene.say("altered-arena-ahead", terrains=won) if won else ""
        told.append(f"{line} {ahead}".rstrip())
        canvas.text(area.x + 1, y, told[-1], style, area.width - 2)
    title = scene.say("altered-arena")
    canvas.text(area.x + 1, area.y + area.height // 2, title, style, area.width - 2)
    return [Thing("arena", area, title, (), (), -1, tuple(told), "arena.compare")]


# -- totals ------------------------------------------------------------------------------------------------------------


def totals(scene: TableScene, canvas: Canvas, area: Region, owner: int, side: str, focus: str) -> Thing:
    """An expedition in one line: its total in each terrain, in brackets where it counts, and whether it would move."""
    inks = canvas.inks
    name = f"expedition:{owner}:{side}"
    focused = name == focus
    key = f"expedition/{place_of(scene, owner, side)}"
    options = tuple(i for i, option in enumerate(scene.options) if option.key == key)
    ground = "focus" if focused else "lit" if options else "paper"

    def style(ink: str, bold: bool = False) -> Style:
        return inks("on_focus" if focused else ink, ground, bold=bold)

    canvas.fill(area, style("ink"))
    x = area.x
    if options:
        x = canvas.text(x, area.y, badge_of(options), inks("on_badge", "badge", bold=True)) + 1
    elif focused:
        x = canvas.text(x, area.y, "▶", style("ink", True))
    expedition = as_altered(scene.view)["seats"][owner]["expeditions"][SIDES.index(side)]
    x = canvas.text(x, area.y, f"{MARKERS[side]} ", style("ink", True))
    x = canvas.text(x, area.y, scene.say(f"altered-{side}"), style("ink", True))
    counting = as_altered(scene.view)["track"][expedition["region"]]["terrains"] or ()
    for word, total in zip(TERRAINS, expedition["totals"], strict=True):
        sign, ink, _ = SIGNS[word]
        counts = word in counting
        text = f" [{sign}{total}]" if counts else f"  {sign}{total} "
        if area.width >= SPACIOUS:
            text = text.replace(sign, f"{sign} {terrain(word, scene.lang)} ")
        x = canvas.text(x, area.y, text, style(ink if counts else "dim", counts), area.right - x)
    if as_altered(scene.view)["arena"]:
        return thing(scene, name, area, owner, side, expedition, key, options)
    sign, fated, ink = fate(expedition)
    text = f" {sign} {scene.say(f'altered-{fated}')}"
    due = "".join(SIGNS[each][0] for each in expedition["due"])
    if due and area.right - x > len(text) + len(due):
        text = f"{text} {due}"
    canvas.text(x, area.y, text, style(ink, fated == "moves"), area.right - x)
    return thing(scene, name, area, owner, side, expedition, key, options)


def fate(expedition: ExpeditionView) -> tuple[str, str, str]:
    """A sign, a word and an ink for what would become of it if it were Dusk now."""
    if expedition["halted"]:
        return HALTED, "halted", "rust"
    return (DUE, "moves", "verdigris") if expedition["due"] else ("·", "stays", "dim")


def thing(
    scene: TableScene, name: str, area: Region, owner: int, side: str, expedition: ExpeditionView, key: str,
    options: tuple[int, ...],
) -> Thing:  # fmt: skip
    view = as_altered(scene.view)
    told = tuple(told_of_expedition(view, owner, SIDES.index(side), scene.lang))
    clause = "arena.compare" if view["arena"] else "defender.dusk" if expedition["halted"] else "dusk.advance"
    return Thing(name, area, whose(scene, owner, side), options, (key,), -1, told, clause)


def told_of_expedition(view: AlteredView, owner: int, side: int, lang: str) -> list[str]:
    """Where it stands, its totals against those that face it, and what would become of it."""
    expedition = view["seats"][owner]["expeditions"][side]
    facing = view["seats"][1 - owner]["expeditions"][side]
    told: list[str] = []
    if not view["arena"]:
        terrains = terrain_names(view["track"][expedition["region"]]["terrains"] or [], lang)
        told.append(say(lang, "altered-stands", n=expedition["region"] + 1, terrains=terrains))
    sums = ", ".join(
        say(lang, "altered-against", terrain=terrain(word, lang), n=mine, other=yours)
        for word, mine, yours in zip(TERRAINS, expedition["totals"], facing["totals"], strict=True)
    )
    told.append(say(lang, "altered-totals", sums=sums))
    if not view["arena"]:
        word = fate(expedition)[1]
        told.append(say(lang, f"altered-{word}-told", terrains=terrain_names(expedition["due"], lang)))
    return told
