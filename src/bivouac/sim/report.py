"""The balance of a game in words: rows for a table on the screen, and a page of Markdown."""

from collections.abc import Mapping, Sequence

from bivouac.engine.game import Game
from bivouac.sim.balancing import Balance, Share, Verdict
from bivouac.sim.said import decimal, percent
from bivouac.text import card_name, game_title, say
from bivouac.text.fluent import has

Rows = list[list[str]]
MOST_NAMED = 20  # cards in one cell; Fluent takes a thousand characters


def title(result: Balance, lang: str) -> str:
    named = {"title": game_title(result.measure.game, lang)}
    if not result.edition:
        return say(lang, "balance-title", named)
    edition = edition_name(result.measure.game, result.edition, lang)
    return say(lang, "balance-title-edition", {**named, "edition": edition})


def edition_name(game: Game, edition: str, lang: str) -> str:
    """As a game calls one of its editions; "usual" is the one without a name."""
    return say(lang, f"balance-{game.name}-edition-{edition}")


def own_say(result: Balance, key: str, lang: str, args: Mapping[str, str | int] | None = None) -> str:
    """A sentence of the game's own if it has one, else that of all games."""
    own = f"balance-{result.measure.game.name}-{key}"
    return say(lang, own if has(lang, own) else f"balance-{key}", args)


def about(result: Balance, lang: str) -> list[str]:
    """How many games of what were played, and how many of them ended."""
    simulation = result.simulation
    rules = result.measure.game
    begins = say(lang, "balance-alternates" if alternates(result) else "balance-in-order")
    lines = [
        say(lang, "balance-games", {
            "n": simulation.games, "bots": ", ".join(simulation.bots), "seed": str(simulation.seed),
            "rules": rules.version, "begins": begins,
        }),
        say(lang, "balance-unfinished", {"n": simulation.unfinished}),
    ]  # fmt: skip
    if chosen(result):
        lines.append(say(lang, "balance-options", {"options": ", ".join(chosen(result))}))
    return lines


def alternates(result: Balance) -> bool:
    """Whether who begins does; else seats sit in order of play."""
    return any(option.name == "first" for option in result.measure.game.options)


def chosen(result: Balance) -> list[str]:
    """The options that are not as usual, as they are typed; a cap is usual in simulations."""
    known = {option.name: option for option in result.measure.game.options}
    return [
        f"{name}={str(value).lower()}"
        for name, value in result.simulation.options.items()
        if value != known[name].default and not known[name].cap
    ]


def conclusion(result: Balance, lang: str) -> str:
    failed = sum(not verdict.holds for verdict in result.verdicts)
    return say(lang, "balance-some-fail", {"n": failed}) if failed else say(lang, "balance-all-hold")


def targets(result: Balance, lang: str) -> Rows:
    """What must hold, what was found, and whether it does; the first row is the head."""
    head = [say(lang, f"balance-column-{name}") for name in ("target", "wanted", "found", "verdict")]
    return [head, *(target(result, verdict, lang) for verdict in result.verdicts)]


def target(result: Balance, verdict: Verdict, lang: str) -> list[str]:
    counts = verdict.key == result.measure.targets.unit or verdict.key.startswith("rate-")

    def figure(value: float) -> str:
        return decimal(f"{round(value, 2):g}", lang) if counts else percent(value, lang)

    exempt = {"exempt": own_say(result, "exempt", lang)} if verdict.key == "drawn" else {}
    span = {"low": figure(verdict.low), "high": figure(verdict.high)}
    wanted = say(lang, "balance-span", span)
    if not counts and verdict.low == 0:
        wanted = say(lang, "balance-at-most", {"high": span["high"]})
    elif not counts and verdict.high == 1:
        wanted = say(lang, "balance-at-least", {"low": span["low"]})
    found = figure(verdict.least)
    if verdict.most != verdict.least:
        found = say(lang, "balance-span", {"low": found, "high": figure(verdict.most)})
    words = say(lang, "balance-holds" if verdict.holds else "balance-fails")
    if verdict.cards:
        names = ", ".join(card_name(result.measure.game, card, lang) for card in verdict.cards[:MOST_NAMED])
        words = say(lang, "balance-fails-cards", {"cards": names, "more": max(0, len(verdict.cards) - MOST_NAMED)})
    return [own_say(result, f"target-{verdict.key}", lang, exempt), wanted, found, words]


def cards(result: Balance, lang: str) -> Rows:
    """Every card, the most successful first."""
    names = ("card", "drawn", "won", "interval", "began", "played", "uses")
    head = [say(lang, f"balance-column-{name}") for name in names]
    numbers = [card for card in range(len(result.measure.game.cards)) if is_counted(result, card)]
    numbers.sort(key=lambda card: (-result.drawn(card).value, -result.began(card).value, card))
    return [head, *(card_row(result, card, lang) for card in numbers)]


def is_counted(result: Balance, card: int) -> bool:
    """What is never drawn, begun with nor played has no row: a kind of enemy, say."""
    counts = result.counts
    return card in result.measure.played or bool(counts.drawn[card] or counts.began[card] or counts.uses[card])


def seats(result: Balance, lang: str) -> Rows:
    """Every seat in order of play."""
    rows = [[say(lang, f"balance-column-{name}") for name in ("seat", "won", "interval")]]
    for seat, share in enumerate(result.seats):
        rows.append([str(seat + 1), percent(share.value, lang), between(share, lang)])
    return rows


def card_row(result: Balance, card: int, lang: str) -> list[str]:
    drawn, began = result.drawn(card), result.began(card)
    games = result.simulation.games
    return [
        card_name(result.measure.game, card, lang),
        decimal(f"{drawn.whole / max(1, result.finished):.2f}", lang) if drawn.whole else "",
        percent(drawn.value, lang) if drawn.whole else "",
        between(drawn, lang) if drawn.whole else "",
        percent(began.value, lang) if began.whole else "",
        percent(result.played(card).value, lang),
        decimal(f"{result.counts.uses[card] / games:.2f}", lang),
    ]


def between(share: Share, lang: str) -> str:
    """In percent, without the sign: the column must be narrow."""
    low, high = (decimal(f"{100 * bound:.1f}", lang) for bound in share.interval)
    return f"{low}–{high}"


def reactions(result: Balance, lang: str) -> Rows:
    """Every Reaction: how often its moment came, and how often it was used then."""
    names = ("card", "moment-games", "moments", "answers")
    rows = [[say(lang, f"balance-column-{name}") for name in names]]
    for card in result.reactions:
        answers = Share(result.counts.answers[card], result.counts.moments[card])
        rows.append([
            card_name(result.measure.game, card, lang),
            percent(result.moments(card).value, lang),
            decimal(f"{result.counts.moments[card] / result.simulation.games:.2f}", lang),
            percent(answers.value, lang),
        ])  # fmt: skip
    return rows


def page(result: Balance, figure: str, lang: str) -> str:
    """The report as Markdown; `figure` is the file of the picture."""
    command = f"bivouac balance {result.simulation.game} --games {result.simulation.games}"
    if len(result.measure.seats) > 1:
        command += f" --seats {','.join(result.simulation.bots)}"
    command += f" --seed {result.simulation.seed}" + "".join(f" --option {each}" for each in chosen(result))
    parts = [
        f"# {title(result, lang)}",
        " ".join([*about(result, lang), say(lang, "balance-made", {"command": command})]),
        f"**{conclusion(result, lang)}**",
        f"## {say(lang, 'balance-section-targets')}",
        markdown(targets(result, lang)),
        *rate_parts(result, lang),
        *seat_parts(result, lang),
        f"![{say(lang, 'balance-figure-cards')}]({figure})",
        f"## {say(lang, 'balance-section-cards')}",
        markdown(cards(result, lang)),
    ]
    if result.reactions:
        parts += [f"## {say(lang, 'balance-section-reactions')}", markdown(reactions(result, lang))]
    parts += [f"## {say(lang, 'balance-section-how')}", "\n".join(f"- {line}" for line in how(result, lang))]
    return "\n\n".join(parts) + "\n"


def rate_parts(result: Balance, lang: str) -> list[str]:
    """What is counted for each player of a game, whether or not anything is asked of it."""
    if not result.measure.rates:
        return []
    rows = [[say(lang, f"balance-column-{name}") for name in ("target", "found")]]
    for key, found in result.rates_by_key.items():
        rows.append([own_say(result, f"target-rate-{key}", lang), decimal(f"{found:.2f}", lang)])
    return [f"## {say(lang, 'balance-section-rates')}", markdown(rows)]


def seat_parts(result: Balance, lang: str) -> list[str]:
    if result.measure.targets.seats is None:
        return []
    return [f"## {say(lang, 'balance-section-seats')}", markdown(seats(result, lang))]


def how(result: Balance, lang: str) -> list[str]:
    lines = [say(lang, "balance-how-drawn", {"seats": len(result.simulation.bots)})]
    if any(result.counts.began):
        lines.append(say(lang, "balance-how-began"))
    lines.append(say(lang, "balance-how-played"))
    if result.reactions:
        lines.append(say(lang, "balance-how-moments"))
    weighing = result.measure.weighing
    if weighing is not None:
        lines.append(say(lang, "balance-how-weighed", {
            "every": weighing.every, "playouts": weighing.playouts, "turns": weighing.turns,
            "choices": result.counts.weighed[0], "clear": result.weighed.whole,
        }))  # fmt: skip
    return lines


def markdown(rows: Sequence[Sequence[str]]) -> str:
    lines = [f"| {' | '.join(row)} |" for row in rows]
    return "\n".join([lines[0], f"|{' --- |' * len(rows[0])}", *lines[1:]])
