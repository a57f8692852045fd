"""Cards and piles side by side: as chips of one line or tickets of three where there is little room, else as cards."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from textual.geometry import Region

from bivouac.terminal.canvas import DASHED, HEAVY, ROUND, Canvas, Thing, clipped, wrapped
from bivouac.terminal.scene import TableScene

TICKET: Final = 3
CARD: Final = 5
WIDEST: Final = 27
WIDEST_CHIP: Final = 39
NARROWEST: Final = 11  # below this, cards go in two rows where they can
FRESH: Final = "•"
ADVISED: Final = "✦"
TOLD: Final = "◆"  # what a lesson spoke of


@dataclass(frozen=True)
class Slot:
    """One card or pile. `mark` and `kind` say what it is in its `ink`, `text` is written where there is room."""

    name: str
    title: str
    mark: str = ""
    kind: str = ""
    ink: str = "dim"
    text: str = ""
    options: tuple[int, ...] = ()
    asks: tuple[str, ...] = ()
    card: int = -1
    told: tuple[str, ...] = ()
    clause: str = ""
    is_fresh: bool = False
    is_empty: bool = False


def badge_of(options: Sequence[int]) -> str:
    """The number to type; a plus where there is more than one thing to do."""
    return f"{options[0] + 1}{'+' if len(options) > 1 else ''}" if options else ""


def badge(slot: Slot) -> str:
    return badge_of(slot.options)


def widths(count: int, room: int, most: int = WIDEST) -> list[int]:
    """As wide as they can be alike, with a gap of one cell between them."""
    each, rest = divmod(room - (count - 1), count)
    if each >= most:
        return [most] * count
    return [each + (1 if i < rest else 0) for i in range(count)]


def row(scene: TableScene, canvas: Canvas, area: Region, slots: list[Slot], focus: str) -> list[Thing]:
    """Slots beside one another; in two rows where one would squeeze them and there is height for two."""
    if not slots or area.height < 1:
        return []
    narrowest = (area.width - len(slots) + 1) // len(slots)
    across = len(slots)
    if narrowest < NARROWEST and area.height >= 2 * TICKET and len(slots) > 1:
        across = (across + 1) // 2
    rows = [slots[:across], slots[across:]] if across < len(slots) else [slots]
    gap = 1 if len(rows) > 1 and area.height > 2 * TICKET else 0
    height = (area.height - gap) // len(rows)
    things: list[Thing] = []
    for down, beside in enumerate(rows):
        x = area.x
        for slot, width in zip(beside, widths(across, area.width), strict=False):
            region = Region(x, area.y + down * (height + gap), width, height)
            draw = card if height >= CARD and width >= NARROWEST else ticket
            draw(scene, canvas, region, slot, slot.name == focus)
            things.append(thing_of(slot, region))
            x += width + 1
    return things


def chips(scene: TableScene, canvas: Canvas, area: Region, slots: list[Slot], focus: str) -> list[Thing]:
    """Slots of one line each, in as few columns as there are rows for."""
    if not slots or area.height < 1:
        return []
    across = -(-len(slots) // area.height)
    things: list[Thing] = []
    x = area.x
    for column, width in enumerate(widths(across, area.width, WIDEST_CHIP)):
        for down in range(area.height):
            at = down * across + column  # in reading order
            if at < len(slots):
                region = Region(x, area.y + down, width, 1)
                chip(scene, canvas, region, slots[at], slots[at].name == focus)
                things.append(thing_of(slots[at], region))
        x += width + 1
    return things


def thing_of(slot: Slot, region: Region) -> Thing:
    return Thing(slot.name, region, slot.title, slot.options, slot.asks, slot.card, slot.told, slot.clause)


def lead(scene: TableScene, canvas: Canvas, region: Region, slot: Slot, ground: str, ink: str, wide: bool) -> int:
    """Number, whether it is new or advised, and sign; where the rest of the line begins."""
    inks = canvas.inks
    x, y, end = region.x, region.y, region.right
    number = badge(slot)
    if number:
        x = canvas.text(x, y, f" {number} " if wide else number, inks("on_badge", "badge", bold=True))
        x += 1 if x < end else 0
    if scene.advised in slot.options:
        x = canvas.text(x, y, ADVISED, inks("rust" if ground != "focus" else "on_focus", ground, bold=True), end - x)
    if scene.is_told(slot.name, slot.card):
        x = canvas.text(x, y, TOLD, inks("verdigris" if ground != "focus" else "on_focus", ground, bold=True), end - x)
    if slot.is_fresh:
        x = canvas.text(x, y, FRESH, inks("rust" if ground != "focus" else "on_focus", ground, bold=True), end - x)
    if slot.mark:
        x = canvas.text(x, y, slot.mark, inks(ink, ground, bold=True), end - x) + 1
    return x


def head(scene: TableScene, canvas: Canvas, region: Region, slot: Slot, ground: str, ink: str) -> None:
    """What leads the line, and the kind."""
    x = lead(scene, canvas, region, slot, ground, ink, region.width >= 8)
    if region.right - x >= 4:
        canvas.text(x, region.y, slot.kind, canvas.inks(ink, ground), region.right - x)


def grounds(slot: Slot, focused: bool) -> tuple[str, str]:
    """What a slot without a frame is drawn on, and the ink of its signs there."""
    ground = "focus" if focused else "lit" if slot.options else "paper" if slot.is_empty else "card"
    return ground, "on_focus" if focused else slot.ink


def chip(scene: TableScene, canvas: Canvas, region: Region, slot: Slot, focused: bool) -> None:
    """Number, sign and name from the left, the kind at the right end where there is room for both."""
    inks = canvas.inks
    ground, ink = grounds(slot, focused)
    canvas.fill(region, inks("ink", ground))
    bar = "▶" if focused else "█" if slot.options else "╎" if slot.is_empty else "▌"
    x = canvas.text(region.x, region.y, bar, inks(ink, ground, bold=focused))
    x = lead(scene, canvas, Region(x, region.y, region.right - x, 1), slot, ground, ink, False)
    end = region.right
    if slot.kind and end - x > len(slot.kind) + 4:
        end -= len(slot.kind) + 1
        canvas.text(end, region.y, f" {slot.kind}", inks(ink, ground))
    style = inks("on_focus" if focused else "dim" if slot.is_empty else "ink", ground, bold=bool(slot.options))
    canvas.text(x, region.y, slot.title, style, end - x)


def ticket(scene: TableScene, canvas: Canvas, region: Region, slot: Slot, focused: bool) -> None:
    inks = canvas.inks
    ground, ink = grounds(slot, focused)
    canvas.fill(region, inks("ink", ground))
    bar = "█" if slot.options else "╎" if slot.is_empty else "▌"
    for y in range(region.y, region.bottom):
        canvas.text(region.x, y, " " if focused else bar, inks(ink, ground))
    if focused:
        canvas.text(region.x, region.y + 1, "▶", inks(ink, ground, bold=True))
    inside = Region(region.x + 1, region.y, region.width - 1, region.height)
    head(scene, canvas, inside, slot, ground, ink)
    style = inks("on_focus" if focused else "dim" if slot.is_empty else "ink", ground, bold=bool(slot.options))
    room = Region(inside.x, inside.y + 1, inside.width, inside.height - 1)
    names = wrapped(slot.title, room.width, min(2, room.height))
    canvas.lines(room, names, style)
    rest = Region(room.x, room.y + len(names), room.width, room.height - len(names))
    if slot.text and rest.height > 0 and region.height > TICKET:
        canvas.lines(rest, wrapped(slot.text, rest.width, rest.height), inks("on_focus" if focused else "ink", ground))


def card(scene: TableScene, canvas: Canvas, region: Region, slot: Slot, focused: bool) -> None:
    """A frame with number and kind on top, the name, and as much of its text as there is room for."""
    inks = canvas.inks
    ground = "lit" if slot.options else "paper" if slot.is_empty else "card"
    frame = "verdigris" if focused else "ochre" if slot.options else "rule"
    form = HEAVY if focused else DASHED if slot.is_empty else ROUND
    canvas.box(region, inks(frame, ground, bold=focused), form)
    top = Region(region.x + 1, region.y, region.width - 2, 1)
    number = badge(slot)
    if number:
        end = canvas.text(top.x, top.y, f" {number} ", inks("on_badge", "badge", bold=True))
        if scene.advised in slot.options:
            canvas.text(end, top.y, ADVISED, inks("rust", ground, bold=True))
    if scene.is_told(slot.name, slot.card):
        canvas.text(top.right - 2, top.y, TOLD, inks("verdigris", ground, bold=True))
    if slot.is_fresh:
        canvas.text(top.right - 1, top.y, FRESH, inks("rust", ground, bold=True))
    edge = 2 if region.width >= 18 else 1
    inside = Region(region.x + edge, region.y + 1, region.width - 2 * edge, region.height - 2)
    names = wrapped(f"{slot.mark} {slot.title}" if slot.mark and not slot.kind else slot.title, inside.width, 2)
    name_style = (
        inks("on_focus", "focus", bold=True)
        if focused
        else inks("dim" if slot.is_empty else "ink", ground, bold=not slot.is_empty)
    )
    canvas.lines(inside, [line.ljust(inside.width) if focused else line for line in names], name_style)
    y = inside.y + len(names)
    if y < inside.bottom and slot.kind:
        canvas.text(inside.x, y, f"{slot.mark} {slot.kind}".strip(), inks(slot.ink, ground), inside.width)
        y += 1
    room = Region(inside.x, y, inside.width, inside.bottom - y)
    if slot.text and room.height > 0:
        canvas.lines(room, wrapped(slot.text, room.width, room.height), inks("ink", ground))


class Rows:
    """An area given away from the top."""

    def __init__(self, area: Region) -> None:
        self.area: Final = area
        self.y = area.y

    def take(self, rows: int) -> Region:
        """The next rows, as far as there are any."""
        region = Region(self.area.x, self.y, self.area.width, max(0, min(rows, self.area.bottom - self.y)))
        self.y += rows
        return region


def grown(
    heights: Mapping[str, int], parts: Mapping[str, int], growth: Sequence[tuple[str, int]], left: int
) -> dict[str, int]:
    """The rows that are `left` given away, first come first: `growth` names a part and the height to grow to, `parts`
    how often each is drawn."""
    found = dict(heights)
    for part, height in growth:
        cost = parts[part] * (height - found[part])
        if 0 < cost <= left:
            left -= cost
            found[part] = height
    return found


def relabelled(slots: list[Slot], kind: str) -> list[Slot]:
    """The same cards, told by where they lie."""
    return [replace(slot, kind=kind) for slot in slots]


def title(canvas: Canvas, area: Region, text: str, rest: str, glows: bool) -> int:
    """A heading that glows when it is this side's turn; where what follows it ends."""
    inks = canvas.inks
    canvas.fill(area, inks("rule"), "─")
    ink, ground = ("on_glow", "glow") if glows else ("ink", "paper")
    sign = "▶" if glows else " "
    x = canvas.text(area.x, area.y, f"{sign}{clipped(text, area.width - 3)} ", inks(ink, ground, bold=True))
    return canvas.text(x, area.y, f" {rest} ", inks("dim"), area.right - x) if rest else x
