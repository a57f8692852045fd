"""A board for a game without a drawing of its own: what is known, line by line, by the names that the game gives."""

from textual.geometry import Region

from bivouac.engine.game import View
from bivouac.terminal.boards.base import Board
from bivouac.terminal.canvas import Canvas, Thing, wrapped
from bivouac.terminal.scene import TableScene


class GenericBoard(Board):
    def fewest_rows(self, scene: TableScene, width: int, height: int) -> int:
        return min(10, len(told(scene.view)) + 1)

    def headline(self, scene: TableScene, canvas: Canvas, area: Region) -> list[Thing]:
        canvas.text(area.x, area.y, f" {scene.title} ", canvas.inks("ink", bold=True), area.width)
        return []

    def draw(self, scene: TableScene, canvas: Canvas, area: Region, focus: str) -> list[Thing]:
        inks = canvas.inks
        things: list[Thing] = []
        y = area.y
        for path, value in told(scene.view):
            lines = wrapped(f"{path}: {value}", area.width - 2)
            if y + len(lines) > area.bottom:
                break
            region = Region(area.x, y, area.width, len(lines))
            name = f"view:{path}"
            is_fresh = scene.before is not None and dict(told(scene.before)).get(path) != value
            style = inks("on_focus", "focus") if name == focus else inks("ink", bold=is_fresh)
            canvas.fill(region, style)
            canvas.lines(Region(area.x + 2, y, area.width - 2, len(lines)), lines, style)
            if is_fresh:
                canvas.text(area.x, y, "•", inks("rust", bold=True) if name != focus else style)
            things.append(Thing(name, region, path, told=(f"{path}: {value}",)))
            y += len(lines)
        return things


def told(view: View, before: str = "") -> list[tuple[str, str]]:
    """A view as pairs of words: `seats.0.camp` and what lies there."""
    found: list[tuple[str, str]] = []
    for key, value in view.items():
        path = f"{before}{key}"
        if isinstance(value, dict):
            found += told(value, f"{path}.")
        elif isinstance(value, list) and any(isinstance(each, dict) for each in value):
            found += told({str(i): each for i, each in enumerate(value)}, f"{path}.")
        else:
            found.append((path, ", ".join(map(str, value)) if isinstance(value, list) else str(value)))
    return found
