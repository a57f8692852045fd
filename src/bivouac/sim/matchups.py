"""Every starting deck against every other: who wins how often, in a table with intervals."""

import json
from collections.abc import Callable, Sequence
from typing import Any, Final

from bivouac.games import game_named
from bivouac.sim.balancing import Share
from bivouac.sim.measure import Decks
from bivouac.sim.measures import MEASURES, measure_of
from bivouac.sim.report import Rows, between, markdown
from bivouac.sim.said import percent
from bivouac.sim.simulation import simulate
from bivouac.text import LANGUAGES, game_title, option_value, say


def games_with_decks() -> list[str]:
    """The games whose tables name decks."""
    return [game for game in sorted(MEASURES) if measure_of(game).decks is not None]


def decks_of(game: str) -> Decks:
    decks = measure_of(game).decks
    if decks is None:
        raise ValueError(f"{game} has no decks; these games have: {', '.join(games_with_decks())}")
    return decks


class Matchups:
    """What came out; everything depends on the game, the bots, the number of games and the seed alone."""

    def __init__(
        self, game: str, bots: Sequence[str], games: int, seed: int, cells: dict[tuple[str, str], Share]
    ) -> None:
        self.game: Final = game
        self.bots: Final = list(bots)
        self.games: Final = games
        self.seed: Final = seed
        self.cells: Final = cells

    @property
    def decks(self) -> Decks:
        return decks_of(self.game)

    def overall(self, deck: str) -> Share:
        """Against all other decks, at either seat: finished games won."""
        mine = [share for (row, column), share in self.cells.items() if row == deck != column]
        theirs = [share for (row, column), share in self.cells.items() if column == deck != row]
        won = sum(share.part for share in mine) + sum(share.whole - share.part for share in theirs)
        return Share(won, sum(share.whole for share in mine + theirs))

    def as_json(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "rules": game_named(self.game).version,
            "bots": self.bots,
            "games": self.games,
            "seed": self.seed,
            "decks": {deck: self.overall(deck).as_json() for deck in self.decks.values},
            "cells": [
                {"deck": row, "against": column, **share.as_json()} for (row, column), share in self.cells.items()
            ],
        }


def matchups(
    game: str,
    games: int,
    bots: Sequence[str],
    seed: int = 1,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Matchups:
    """So many games for each deck at the first seat and each at the second; who begins alternates in every one."""
    decks = decks_of(game)
    cells: dict[tuple[str, str], Share] = {}
    for row in decks.values:
        for column in decks.values:
            done = games * len(cells)
            options = dict(zip(decks.options, (row, column), strict=True))
            played = simulate(game, games, bots, seed, jobs, options, progress=after(done, progress))
            cells[row, column] = Share(played.wins(0), played.games - played.unfinished)
    return Matchups(game, bots, games, seed, cells)


def after(done: int, progress: Callable[[int], None] | None) -> Callable[[int], None] | None:
    """Tells how many games are done, with those of the cells before."""
    return None if progress is None else lambda more: progress(done + more)


def title(result: Matchups, lang: str) -> str:
    return say(lang, "matchups-title", {"title": game_title(game_named(result.game), lang)})


def about(result: Matchups, lang: str) -> str:
    bots = ", ".join(result.bots)
    return say(lang, "matchups-games", {"n": result.games, "bots": bots, "seed": str(result.seed)})


def deck_name(result: Matchups, deck: str, lang: str) -> str:
    return option_value(game_named(result.game), result.decks.options[0], deck, lang)


def table(result: Matchups, lang: str) -> Rows:
    """A row for each deck: how often it won against that of the column, in percent, and against all others."""
    names = {deck: deck_name(result, deck, lang) for deck in result.decks.values}
    short = {deck: name.partition(":")[0].strip() for deck, name in names.items()}
    rows = [[say(lang, "matchups-column-deck"), *short.values(), say(lang, "matchups-column-others")]]
    for row in result.decks.values:
        cells = [cell(result.cells[row, column], lang) for column in result.decks.values]
        rows.append([names[row], *cells, cell(result.overall(row), lang)])
    return rows


def cell(share: Share, lang: str) -> str:
    return f"{percent(share.value, lang)} ({between(share, lang)})"


def how(lang: str) -> str:
    return say(lang, "matchups-how")


def page(result: Matchups, lang: str) -> str:
    command = f"bivouac matchups {result.game} --games {result.games} --seats {','.join(result.bots)}"
    parts = [
        f"# {title(result, lang)}",
        f"{about(result, lang)} {say(lang, 'balance-made', {'command': f'{command} --seed {result.seed}'})}",
        markdown(table(result, lang)),
        how(lang),
    ]
    return "\n\n".join(parts) + "\n"


def published(result: Matchups) -> dict[str, str]:
    """The files of the report; English has the plain name."""
    name = f"{result.game}-matchups"
    files = {f"{name}.json": json.dumps(result.as_json(), indent=1, ensure_ascii=False) + "\n"}
    for lang in LANGUAGES:
        files[f"{name}.md" if lang == "en" else f"{name}.{lang}.md"] = page(result, lang)
    return files
