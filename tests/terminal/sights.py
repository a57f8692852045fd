"""What every drawing of a game is held to: moments as everybody sees them, drawn at any size, all within reach."""

import re
from collections.abc import Iterator, Sequence

from textual.geometry import Region

from bivouac.engine.table import Table
from bivouac.terminal.canvas import Canvas
from bivouac.terminal.palette import LANTERN, Inks, Palette
from bivouac.terminal.scene import TableScene, scene_of
from bivouac.terminal.sheet import Layout
from bivouac.terminal.sitting import heard
from bivouac.terminal.words import NO_BREAK


def plain(text: str) -> str:
    """As it is read: names of seats hold spaces at which no line may break."""
    return text.replace(NO_BREAK, " ")


def seen(table: Table, lang: str, who: Sequence[str] = (), lines: int = 60) -> Iterator[TableScene]:
    """A moment as a spectator and every seat see it."""
    told, _ = heard(table)
    for reader in (None, *range(table.seats)):
        entries = [table.entry(each, -1 if reader is None else reader, lang) for each in told[-lines:]]
        options = [] if reader is None else table.options_of(reader)
        names = who or ["human"] * table.seats
        yield scene_of(table, reader, lang, options=options, entries=entries, news=3, who=names, note="Note")


def drawn(scene: TableScene, size: tuple[int, int], cursor: str = "", palette: Palette = LANTERN) -> Layout:
    layout = Layout(scene, Canvas(*size, Inks(palette)), cursor, 0, ())
    layout.drawn()
    return layout


def assert_within_reach(scene: TableScene, size: tuple[int, int]) -> Layout:
    """Every option has a place that the keys stop at; nothing overlaps or leaves the page."""
    page = Region(0, 0, *size)
    layout = drawn(scene, size)
    things = layout.things
    lit = {option for thing in things if thing.stops for option in thing.options}
    assert lit == set(range(len(scene.options))), scene.prompt
    assert len({thing.name for thing in things}) == len(things)
    for i, thing in enumerate(things):
        assert page.contains_region(thing.region), thing
        assert thing.region.area > 0, thing
        assert not any(thing.region.overlaps(other.region) for other in things[:i]), thing
    return layout


def assert_numbered(layout: Layout) -> None:
    """What is lit shows the number to type where it lies."""
    rows = layout.canvas.said().splitlines()
    for thing in layout.things:
        if thing.options:
            region = thing.region
            shown = " ".join(row[region.x : region.right] for row in rows[region.y : region.bottom])
            assert re.search(rf"\b{thing.options[0] + 1}\b", shown), (thing, shown)


def shown(layout: Layout) -> str:
    """All that is on a page or told about anything on it."""
    return layout.canvas.said() + " ".join(f"{thing.title} {thing.told}" for thing in layout.things)
