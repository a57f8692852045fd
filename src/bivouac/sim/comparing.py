"""What each edition of a game changes: the usual game and all of them side by side, in as many games each."""

import json
from collections.abc import Callable, Sequence
from typing import Any, Final

from bivouac.sim.balancing import Balance, Share, balance
from bivouac.sim.matchups import after
from bivouac.sim.measure import Comparison
from bivouac.sim.measures import MEASURES, measure_of
from bivouac.sim.report import Rows, chosen, edition_name, markdown, own_say
from bivouac.sim.said import decimal, percent
from bivouac.text import LANGUAGES, card_name, game_title, say

USUAL: Final = "usual"
NOTHING: Final = "–"


def games_with_editions() -> list[str]:
    """The games of which something can be held side by side."""
    return [game for game in sorted(MEASURES) if measure_of(game).comparison is not None]


def comparison_of(game: str) -> Comparison:
    comparison = measure_of(game).comparison
    if comparison is None:
        raise ValueError(f"{game} has nothing to compare; these games have: {', '.join(games_with_editions())}")
    return comparison


class Compared:
    """What came out, by the names of the editions; the usual game comes first."""

    def __init__(self, comparison: Comparison, results: dict[str, Balance]) -> None:
        self.comparison: Final = comparison
        self.results: Final = results

    @property
    def usual(self) -> Balance:
        return self.results[USUAL]

    @property
    def rates(self) -> list[str]:
        """Everything that is counted in any of them, in the order of the last and fullest one."""
        return list(dict.fromkeys(key for result in reversed(self.results.values()) for key in result.rates_by_key))

    @property
    def events(self) -> list[str]:
        return list(dict.fromkeys(key for result in reversed(self.results.values()) for key in result.events_by_key))

    def as_json(self) -> dict[str, Any]:
        """Without the cards: those of the editions that are measured whole stand in files of their own."""
        simulation = self.usual.simulation
        return {
            "game": simulation.game,
            "rules": self.usual.measure.game.version,
            "bots": simulation.bots,
            "games": simulation.games,
            "seed": simulation.seed,
            "editions": {name: figures_of(result) for name, result in self.results.items()},
        }


def figures_of(result: Balance) -> dict[str, Any]:
    named = result.measure.game.cards
    return {
        "options": result.simulation.options,
        "unfinished": result.simulation.unfinished,
        "turns": result.simulation.turns,
        "seats": [share.as_json() for share in result.seats],
        "apart": round(apart(result), 4),
        "began": {named[card]: result.began(card).as_json() for card in began(result)},
        **result.events_as_json(),
        **result.rates_as_json(),
    }


def apart(result: Balance) -> float:
    """How far the luckiest and the unluckiest seat lie from each other."""
    shares = [share.value for share in result.seats]
    return max(shares) - min(shares)


def began(result: Balance) -> list[int]:
    """The cards with which somebody began, the most successful first."""
    found = [card for card, times in enumerate(result.counts.began) if times]
    return sorted(found, key=lambda card: (-result.began(card).value, card))


def compare(
    game: str,
    games: int,
    bots: Sequence[str],
    seed: int = 1,
    jobs: int = 1,
    options: dict[str, Any] | None = None,
    progress: Callable[[int], None] | None = None,
) -> Compared:
    """So many games of the usual game and of each edition; options that are given hold for all of them."""
    comparison = comparison_of(game)
    ways: dict[str, dict[str, Any]] = {USUAL: {}, **{each.name: dict(each.options) for each in comparison.editions}}
    results: dict[str, Balance] = {}
    for name, own in ways.items():
        told = after(games * len(results), progress)
        results[name] = balance(game, games, bots, seed, jobs, {**(options or {}), **own}, told)
    return Compared(comparison, results)


def title(compared: Compared, lang: str) -> str:
    return own_say(compared.usual, "compare-title", lang, {"title": game_title(compared.usual.measure.game, lang)})


def about(compared: Compared, lang: str) -> str:
    simulation = compared.usual.simulation
    return say(lang, "balance-compare-games", {
        "n": simulation.games, "bots": ", ".join(simulation.bots), "seed": str(simulation.seed),
        "rules": compared.usual.measure.game.version,
    })  # fmt: skip


def table(compared: Compared, lang: str) -> Rows:
    """A row for each figure, a column for each edition; a line that no edition brings has no figure."""
    game, results = compared.usual.measure.game, list(compared.results.values())
    rows = [[say(lang, "balance-column-target"), *(edition_name(game, name, lang) for name in compared.results)]]

    def row(key: str, cells: list[str]) -> None:
        rows.append([own_say(compared.usual, key, lang), *cells])

    row(f"target-{compared.usual.measure.targets.unit}", [length(result, lang) for result in results])
    if any(result.simulation.unfinished for result in results):
        cut = [Share(result.simulation.unfinished, result.simulation.games) for result in results]
        row("compare-unfinished", [share_of(share, lang) for share in cut])
    for key in compared.rates:
        row(f"target-rate-{key}", [rate(result, key, lang) for result in results])
    for event in compared.events:
        row(f"target-event-{event}", [share_of(result.events_by_key.get(event), lang) for result in results])
    weighing = compared.usual.measure.weighing
    if weighing is not None:
        row(f"target-weighed-{weighing.key}", [share_of(result.weighed, lang) for result in results])
    row("target-seats", [percent(apart(result), lang) for result in results])
    if all(began(result) for result in results):
        row("compare-most", [leader(result, began(result)[0], lang) for result in results])
        row("compare-least", [leader(result, began(result)[-1], lang) for result in results])
    return rows


def length(result: Balance, lang: str) -> str:
    """The median, and between which lengths eight in ten games lie."""
    low, high = (round(result.simulation.turns[end] / result.turns_in_unit) for end in ("p10", "p90"))
    return decimal(f"{result.median:g}", lang) + f" ({low}–{high})"


def rate(result: Balance, key: str, lang: str) -> str:
    return decimal(f"{result.rates_by_key[key]:.2f}", lang) if key in result.rates_by_key else NOTHING


def share_of(share: Share | None, lang: str) -> str:
    return percent(share.value, lang) if share is not None and share.whole else NOTHING


def leader(result: Balance, card: int, lang: str) -> str:
    return f"{percent(result.began(card).value, lang)} {card_name(result.measure.game, card, lang)}"


def how(compared: Compared, lang: str) -> list[str]:
    """What the figures mean, and how far they can be trusted."""
    seats = len(compared.usual.simulation.bots)
    even = Share(compared.usual.finished // seats, compared.usual.finished)
    low, high = even.interval
    return [
        own_say(compared.usual, "compare-how", lang),
        say(lang, "balance-compare-chance", {"low": percent(low, lang), "high": percent(high, lang)}),
    ]


def page(compared: Compared, lang: str) -> str:
    simulation = compared.usual.simulation
    command = f"bivouac balance {simulation.game} --compare --games {simulation.games}"
    command += f" --seats {','.join(simulation.bots)} --seed {simulation.seed}"
    command += "".join(f" --option {each}" for each in chosen(compared.usual))
    parts = [
        f"# {title(compared, lang)}",
        f"{about(compared, lang)} {say(lang, 'balance-made', {'command': command})}",
        markdown(table(compared, lang)),
        f"## {say(lang, 'balance-section-how')}",
        "\n".join(f"- {line}" for line in how(compared, lang)),
    ]
    return "\n\n".join(parts) + "\n"


def figures(compared: Compared) -> str:
    return json.dumps(compared.as_json(), indent=1, ensure_ascii=False) + "\n"


def published(compared: Compared) -> dict[str, str]:
    """The files of the report; English has the plain name."""
    name = f"{compared.usual.simulation.game}-balance-{compared.comparison.name}"
    files = {f"{name}.json": figures(compared)}
    for lang in LANGUAGES:
        files[f"{name}.md" if lang == "en" else f"{name}.{lang}.md"] = page(compared, lang)
    return files
