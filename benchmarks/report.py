"""Plain text tables and numbers, standard library only, so that the benchmark runs where nothing is installed."""

import platform
import statistics
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple


class Spread(NamedTuple):
    """A figure over several rounds. The median is the figure; the ends say how far to trust it."""

    median: float
    low: float
    high: float

    @classmethod
    def of(cls, values: Sequence[float]) -> "Spread":
        return cls(statistics.median(values), min(values), max(values))

    def __str__(self) -> str:
        return f"{number(self.median)} [{number(self.low)}-{number(self.high)}]"


def number(value: float) -> str:
    """Three digits are all that the noise leaves standing."""
    if value >= 1000:
        digits = len(str(int(value))) - 3
        return f"{int(round(value, -digits)):,}"
    return f"{value:.3g}" if value < 100 else f"{value:.0f}"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """The first column to the left, the others to the right, under their heads."""
    widths = [max(len(row[column]) for row in (head, *rows)) for column in range(len(head))]

    def line(cells: Sequence[str]) -> str:
        first, *others = (
            cell.rjust(width) if column else cell.ljust(width)
            for column, (cell, width) in enumerate(zip(cells, widths, strict=True))
        )
        return "  ".join([first, *others]).rstrip()

    return "\n".join([line(head), "  ".join("-" * width for width in widths), *map(line, rows)])


def machine() -> dict[str, str]:
    cpuinfo = Path("/proc/cpuinfo")
    models = cpuinfo.read_text().splitlines() if cpuinfo.exists() else []
    model = next((text.split(":", 1)[1].strip() for text in models if text.startswith("model name")), "")
    return {
        "python": platform.python_version(),
        "system": platform.platform(),
        "processor": model or platform.processor() or platform.machine(),
    }
