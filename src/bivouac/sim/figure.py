"""The balance of a game as a picture: every card, the length of the games, whoever begins.

matplotlib is an extra and slow to load, so it is imported by whoever draws. The same figures give the same file: no
date, no names made at random.
"""

import io
from typing import TYPE_CHECKING, Any, Final

from bivouac.sim.balancing import Balance, Share
from bivouac.sim.report import own_say, title
from bivouac.sim.said import decimal, percent
from bivouac.text import card_name, say

if TYPE_CHECKING:
    from matplotlib.axes import Axes

PAPER: Final = "#faf5e9"
INK: Final = "#2e2a24"
FAINT: Final = "#8d8474"
OCHRE: Final = "#b9781f"
VERDIGRIS: Final = "#2f7a6d"
BAND: Final = "#d9e6d6"
REST: Final = "#d8c7a4"
ALARM: Final = "#a8321f"
ROW: Final = 0.185  # inches for each card
APART: Final = 0.14  # rows between what is told of one card
MARGIN: Final = 5  # percent beside the band
WIDTH: Final = 11.5
FEWEST_ROWS: Final = 24

STYLE: Final[Any] = {
    "svg.hashsalt": "bivouac",
    "svg.fonttype": "none",
    "font.family": ["DejaVu Sans", "sans-serif"],
    "font.size": 8.5,
    "text.color": INK,
    "axes.labelcolor": INK,
    "axes.edgecolor": FAINT,
    "axes.facecolor": PAPER,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.titlesize": 10.5,
    "axes.titleweight": "bold",
    "axes.titlelocation": "left",
    "xtick.color": INK,
    "ytick.color": INK,
    "figure.facecolor": PAPER,
}


def svg(result: Balance, lang: str) -> str:
    """The picture; an ImportError where matplotlib is not installed."""
    import matplotlib
    from matplotlib.backends.backend_svg import FigureCanvasSVG
    from matplotlib.figure import Figure

    cards = range(len(result.measure.game.cards))
    shown = [card for card in cards if result.drawn(card).whole or result.began(card).whole]
    shown.sort(key=lambda card: (result.drawn(card).value or result.began(card).value, -card))
    height = ROW * max(FEWEST_ROWS, len(shown)) + 1.6
    with matplotlib.rc_context(STYLE):
        figure = Figure(figsize=(WIDTH, height), layout="constrained")
        FigureCanvasSVG(figure)
        figure.suptitle(title(result, lang), x=0.01, ha="left", fontsize=14, fontweight="bold")
        grid = figure.add_gridspec(2, 2, width_ratios=[1.5, 1], height_ratios=[1, 0.34])
        draw_cards(figure.add_subplot(grid[:, 0]), result, shown, lang)
        draw_turns(figure.add_subplot(grid[0, 1]), result, lang)
        if result.measure.targets.first is not None:
            draw_first(figure.add_subplot(grid[1, 1]), result, lang)
        else:
            draw_seats(figure.add_subplot(grid[1, 1]), result, lang)
        out = io.StringIO()
        figure.savefig(out, format="svg", metadata={"Date": None, "Creator": None})
    return out.getvalue()


def span(axes: "Axes", low: float, high: float, name: str) -> None:
    """The band in which figures must lie."""
    axes.axvspan(low, high, color=BAND, zorder=0, label=name, linewidth=0)


def draw_cards(axes: "Axes", result: Balance, shown: list[int], lang: str) -> None:
    even = 1 / len(result.simulation.bots)
    low, high = result.measure.targets.card or (even, even)
    if high > low:
        span(axes, 100 * low, 100 * high, say(lang, "balance-figure-band"))
    axes.axvline(100 * even, color=FAINT, linewidth=0.8, zorder=1)
    for exempt, colour, name in ((False, VERDIGRIS, "drawn"), (True, FAINT, "exempt")):
        rows = [(row, card) for row, card in enumerate(shown) if (card in result.measure.exempt) == exempt]
        shares = [(row + APART, result.drawn(card)) for row, card in rows if result.drawn(card).whole]
        points(axes, shares, "o", colour, say(lang, f"balance-figure-{name}"))
    began = [(row - APART, result.began(card)) for row, card in enumerate(shown) if result.began(card).whole]
    points(axes, began, "D", OCHRE, say(lang, "balance-figure-began"))
    axes.set_yticks(range(len(shown)), [card_name(result.measure.game, card, lang) for card in shown])
    judged = [verdict for verdict in result.verdicts if verdict.key in ("drawn", "began", "leaders")]
    wrong = {card for verdict in judged for card in verdict.cards}
    for card, label in zip(shown, axes.get_yticklabels(), strict=True):
        if card in wrong:
            label.set_color(ALARM)
    axes.set_ylim(-0.8, len(shown) - 0.2)
    every = [share for card in shown for share in (result.drawn(card), result.began(card)) if share.whole]
    values = [low, high, *(share.value for share in every)]
    axes.set_xlim(100 * min(values) - MARGIN, 100 * max(values) + MARGIN)
    axes.xaxis.set_major_formatter(lambda value, _: whole_percent(value, lang))
    axes.tick_params(axis="y", length=0)
    axes.grid(axis="y", color=FAINT, alpha=0.18, linewidth=0.6)
    axes.set_title(say(lang, "balance-figure-cards"))
    axes.legend(loc="lower right", frameon=True, facecolor=PAPER, edgecolor="none", fontsize=7.5)


def points(axes: "Axes", rows: list[tuple[float, Share]], marker: str, colour: str, name: str) -> None:
    """Shares with their intervals, in percent."""
    if not rows:
        return
    values = [100 * share.value for _, share in rows]
    lower = [value - 100 * share.interval[0] for value, (_, share) in zip(values, rows, strict=True)]
    upper = [100 * share.interval[1] - value for value, (_, share) in zip(values, rows, strict=True)]
    axes.errorbar(
        values, [row for row, _ in rows], xerr=[lower, upper], fmt=marker, color=colour, markersize=3.6, elinewidth=1,
        label=name, zorder=3,
    )  # fmt: skip


def draw_turns(axes: "Axes", result: Balance, lang: str) -> None:
    """Lengths in the unit that is asked for."""
    low, high = result.measure.targets.length or (0, 1)
    lengths, median = result.unit_lengths, result.median
    furthest = result.simulation.turns["p90"] / result.turns_in_unit
    span(axes, low, high, say(lang, "balance-figure-band"))
    axes.bar(list(lengths), list(lengths.values()), width=1.0, color=VERDIGRIS, zorder=2)
    colour = INK if low <= median <= high else ALARM
    words = say(lang, "balance-figure-median", {"n": decimal(f"{median:g}", lang)})
    axes.axvline(median, color=colour, linewidth=1.4, zorder=3, label=words)
    axes.set_xlim(0, max(2 * high, furthest * 1.25))
    axes.set_xlabel(own_say(result, f"figure-{result.measure.targets.unit}-axis", lang))
    axes.set_title(say(lang, "balance-figure-turns"))
    axes.legend(loc="upper right", frameon=False, fontsize=7.5)


def draw_seats(axes: "Axes", result: Balance, lang: str) -> None:
    """A bar for each seat in order of play, the first on top; the band is as wide as two seats may differ."""
    shares = result.seats
    rows = list(range(len(shares)))
    apart = result.measure.targets.seats or 0.0
    lowest = min(share.value for share in shares)
    span(axes, 100 * lowest, 100 * (lowest + apart), say(lang, "balance-figure-band"))
    values = [100 * share.value for share in shares]
    colours = [VERDIGRIS if share.value <= lowest + apart else ALARM for share in shares]
    axes.barh(rows, values, height=0.62, color=colours, zorder=2)
    lower = [100 * (share.value - share.interval[0]) for share in shares]
    upper = [100 * (share.interval[1] - share.value) for share in shares]
    axes.errorbar(values, rows, xerr=[lower, upper], fmt="none", ecolor=INK, elinewidth=1.2, capsize=3, zorder=3)
    for row, share in zip(rows, shares, strict=True):
        words = percent(share.value, lang)
        axes.text(1, row, words, va="center", color=PAPER, fontsize=9, fontweight="bold", zorder=4)
    axes.set_xlim(0, 150 / len(shares))
    axes.set_yticks(rows, [str(row + 1) for row in rows])
    axes.invert_yaxis()
    axes.xaxis.set_major_formatter(lambda value, _: whole_percent(value, lang))
    axes.set_title(say(lang, "balance-figure-seats"))
    axes.legend(loc="lower right", frameon=False, fontsize=7.5)


def draw_first(axes: "Axes", result: Balance, lang: str) -> None:
    """All games as one bar, so that the axis begins at nothing."""
    low, high = result.measure.targets.first or (0.0, 1.0)
    share = result.first
    is_fair = share.is_in((low, high))
    span(axes, 100 * low, 100 * high, say(lang, "balance-figure-band"))
    axes.barh([0], [100 * share.value], height=0.42, color=VERDIGRIS if is_fair else ALARM, zorder=2)
    axes.barh([0], [100 * (1 - share.value)], left=[100 * share.value], height=0.42, color=REST, zorder=2)
    ends = [[100 * (share.value - share.interval[0])], [100 * (share.interval[1] - share.value)]]
    axes.errorbar([100 * share.value], [0], xerr=ends, fmt="none", ecolor=INK, elinewidth=1.4, capsize=4, zorder=3)
    axes.text(3, 0, percent(share.value, lang), va="center", color=PAPER, fontsize=13, fontweight="bold", zorder=4)
    axes.set_xlim(0, 100)
    axes.set_ylim(-0.5, 0.7)
    axes.set_yticks([])
    axes.xaxis.set_major_formatter(lambda value, _: whole_percent(value, lang))
    axes.set_title(say(lang, "balance-figure-first"))
    axes.legend(loc="upper left", frameon=False, fontsize=7.5)


def whole_percent(value: float, lang: str) -> str:
    return percent(value / 100, lang).replace(decimal(".0", lang), "")
