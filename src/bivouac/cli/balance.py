"""Is a game fair? Bots play, and what was asked for is held against what came out."""

import json
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from bivouac import bots
from bivouac.cli import store
from bivouac.cli.refusal import Refusal, unwritable
from bivouac.cli.simulate import INTERRUPTED, STANDARD_OUTPUT, progress
from bivouac.cli.words import listed, say
from bivouac.engine.game import Game
from bivouac.sim import Balance, balance, comparing, report
from bivouac.sim.figure import svg
from bivouac.sim.measures import MEASURES
from bivouac.sim.publish import figures, published, report_name

if TYPE_CHECKING:
    from rich.console import Console

UNFAIR: Final = 1


def run(
    game: Game, games: int, tables: list[list[str]], seed: int, jobs: int, options: dict[str, Any],
    json_file: str | None, plot: Path | None, folder: Path | None, lang: str,
) -> int:  # fmt: skip
    """One report for each number of seats. 0 if everything that is asked for holds, 1 if not."""
    if game.name not in MEASURES:
        raise Refusal("balance-game", given=game.name, known=listed(sorted(MEASURES)))
    if (plot is not None or folder is not None) and find_spec("matplotlib") is None:
        raise Refusal("no-plots")
    if json_file is not None and json_file != STANDARD_OUTPUT:
        store.check_writable(Path(json_file))
    if plot is not None:
        store.check_writable(plot)
    if folder is not None:
        make(folder)
    several = len(tables) > 1
    results: list[Balance] = []
    try:
        for seats in tables:
            with progress(games, lang) as told:
                results.append(balance(game.name, games, seats, seed, jobs, options, told))
            if json_file != STANDARD_OUTPUT:
                show(results[-1], lang)
    except KeyboardInterrupt:
        print(say(lang, "error-interrupted"), file=sys.stderr)
        return INTERRUPTED
    if json_file == STANDARD_OUTPUT:
        print(as_json(results), end="")
    elif json_file is not None:
        write(Path(json_file), as_json(results), json_file, lang)
    for result in results:
        for path, text in files(result, several, plot, folder, lang):
            write(path, text, json_file, lang)
    return 0 if all(result.holds for result in results) else UNFAIR


def compare(
    game: Game, games: int, seats: list[str], seed: int, jobs: int, options: dict[str, Any], json_file: str | None,
    folder: Path | None, lang: str,
) -> int:  # fmt: skip
    """The usual game and its editions side by side. Nothing is asked of them here: 0 unless it is interrupted."""
    if json_file is not None and json_file != STANDARD_OUTPUT:
        store.check_writable(Path(json_file))
    if folder is not None:
        make(folder)
    ways = 1 + len(comparing.comparison_of(game.name).editions)
    try:
        with progress(games * ways, lang) as told:
            result = comparing.compare(game.name, games, seats, seed, jobs, options, told)
    except KeyboardInterrupt:
        print(say(lang, "error-interrupted"), file=sys.stderr)
        return INTERRUPTED
    if json_file == STANDARD_OUTPUT:
        print(comparing.figures(result), end="")
    else:
        show_compared(result, lang)
        if json_file is not None:
            write(Path(json_file), comparing.figures(result), json_file, lang)
    if folder is not None:
        for name, text in comparing.published(result).items():
            write(folder / name, text, json_file, lang)
    return 0


def compared_seats(game: Game) -> str:
    """The best bots at the table that is compared; a game without one is refused."""
    if game.name not in comparing.games_with_editions():
        raise Refusal("compare-game", given=game.name, known=listed(comparing.games_with_editions()))
    return ",".join([bots.best(game.name)] * comparing.comparison_of(game.name).seats)


def measured_seats(game: Game) -> list[str]:
    """The best bots at each number of seats that the game is measured at."""
    numbers = MEASURES[game.name]().seats if game.name in MEASURES else (game.min_seats,)
    return [",".join([bots.best(game.name)] * number) for number in numbers]


def as_json(results: list[Balance]) -> str:
    """The figures of one report, or of several by their numbers of seats."""
    if len(results) == 1:
        return figures(results[0])
    several = {str(len(result.simulation.bots)): result.as_json() for result in results}
    return json.dumps(several, indent=1, ensure_ascii=False) + "\n"


def write(path: Path, text: str, json_file: str | None, lang: str) -> None:
    store.write(path, text)
    if json_file != STANDARD_OUTPUT:
        print(say(lang, "sim-written", file=str(path)))


def make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except FileExistsError as error:
        raise Refusal("is-file", file=str(folder)) from error
    except OSError as error:
        raise unwritable(folder, error) from error
    store.check_writable(folder / "report")


def files(result: Balance, several: bool, plot: Path | None, folder: Path | None, lang: str) -> list[tuple[Path, str]]:
    """What is written where; of several reports each file says how many seats it is about."""
    seats = len(result.simulation.bots) if several else 0
    suffix = f"-{seats}" if several else ""
    written: list[tuple[Path, str]] = []
    if plot is not None:
        written.append((plot.with_name(f"{plot.stem}{suffix}{plot.suffix}"), svg(result, lang)))
    if folder is not None:
        name = report_name(result.simulation.game, result.edition, seats)
        written += [(folder / each, text) for each, text in published(result, name).items()]
    return written


def show(result: Balance, lang: str) -> None:
    """The report for people who read it in a terminal."""
    from rich.console import Console

    console = Console(highlight=False, soft_wrap=True)
    console.print(report.title(result, lang), style="bold", markup=False)
    for line in report.about(result, lang):
        console.print(line, markup=False)
    table(console, report.cards(result, lang))
    if result.reactions:
        table(console, report.reactions(result, lang))
    if result.measure.targets.seats is not None:
        table(console, report.seats(result, lang))
    for verdict, row in zip(result.verdicts, report.targets(result, lang)[1:], strict=True):
        what, wanted, found, words = row
        mark = "[green]✓[/]" if verdict.holds else "[red]✗[/]"
        console.print(f"{mark} {say(lang, 'balance-line', what=what, found=found, wanted=wanted, verdict=words)}")
    console.print(report.conclusion(result, lang), style="bold", markup=False)


def show_compared(result: comparing.Compared, lang: str) -> None:
    """Each figure in turn, with the editions below it: side by side they do not fit 80 columns."""
    from rich.console import Console

    console = Console(highlight=False, soft_wrap=True)
    console.print(comparing.title(result, lang), style="bold", markup=False)
    console.print(comparing.about(result, lang), markup=False)
    (_, *names), *rows = comparing.table(result, lang)
    for what, *cells in rows:
        console.print()
        console.print(what, style="bold", markup=False)
        width = max(map(len, names))
        for name, cell in zip(names, cells, strict=True):
            console.print(f"  {name:{width}}  {cell}", markup=False)
    for line in comparing.how(result, lang):
        console.print()
        console.print(line, markup=False)


def table(console: "Console", rows: report.Rows) -> None:
    """Columns that line up; all but the first are figures."""
    from rich import box
    from rich.table import Table

    grid = Table(box=box.SIMPLE_HEAD, show_edge=False, padding=0)
    for place, name in enumerate(rows[0]):  # heads are broken at every space: 80 columns must do
        grid.add_column(name.replace(" ", "\n") if place else name, justify="right" if place else "left", no_wrap=True)
    for row in rows[1:]:
        grid.add_row(*row)
    console.print(grid, soft_wrap=False)
