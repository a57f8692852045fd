"""Every deck against every other, for people who read it in a terminal and as files."""

import sys
from pathlib import Path

from bivouac.cli.balance import make, table, write
from bivouac.cli.refusal import Refusal
from bivouac.cli.simulate import INTERRUPTED, progress
from bivouac.cli.words import listed, say
from bivouac.engine.game import Game
from bivouac.sim import matchups


def run(game: Game, games: int, seats: list[str], seed: int, jobs: int, folder: Path | None, lang: str) -> int:
    if game.name not in matchups.games_with_decks():
        raise Refusal("matchups-game", given=game.name, known=listed(matchups.games_with_decks()))
    if folder is not None:
        make(folder)
    cells = len(matchups.decks_of(game.name).values) ** 2
    try:
        with progress(games * cells, lang) as told:
            result = matchups.matchups(game.name, games, seats, seed, jobs, told)
    except KeyboardInterrupt:
        print(say(lang, "error-interrupted"), file=sys.stderr)
        return INTERRUPTED
    show(result, lang)
    if folder is not None:
        for name, text in matchups.published(result).items():
            write(folder / name, text, None, lang)
    return 0


def show(result: matchups.Matchups, lang: str) -> None:
    """The share in one line, its interval below it: 80 columns must do."""
    from rich.console import Console

    console = Console(highlight=False, soft_wrap=True)
    console.print(matchups.title(result, lang), style="bold", markup=False)
    console.print(matchups.about(result, lang), markup=False)
    rows = matchups.table(result, lang)
    narrow = [
        [row[0].partition(":")[0].strip(), *(cell.replace(" (", "\n").rstrip(")") for cell in row[1:])] for row in rows
    ]
    table(console, narrow)
    console.print(matchups.how(lang), markup=False)
