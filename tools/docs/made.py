"""Pages made from the program itself: rulebooks, cards, options, commands, figures."""

import json
import re
from collections.abc import Iterable
from html import escape
from importlib import import_module
from pathlib import Path
from typing import Any

from bivouac.cli.app import COMMANDS, help_text
from bivouac.cli.asked import default_of, expected
from bivouac.engine.game import GameOption
from bivouac.games import game_named
from bivouac.sim.report import edition_name
from bivouac.text import (
    AGAINST,
    SILENT,
    Face,
    card_face,
    card_name,
    clause_text,
    clauses,
    game_description,
    game_title,
    objection,
    option_explanation,
    option_name,
    option_value,
    section_title,
)
from bivouac.text import say as say_text
from tools.docs.words import DOCS, OTHER, number, percent, say

RESULTS = DOCS / "results"


def titled(title: str) -> str:
    """The beginning of a page whose name in the navigation is shorter than its title."""
    return f"---\ntitle: {json.dumps(title, ensure_ascii=False)}\n---\n\n{heading(1, title)}"


def heading(level: int, text: str, anchor: str = "", *classes: str) -> str:
    marks = " ".join([f"#{anchor}" if anchor else "", *(f".{name}" for name in classes)]).strip()
    return f"{'#' * level} {text}{f' {{ {marks} }}' if marks else ''}"


def plain(text: str) -> str:
    """A sentence as Markdown that means itself: its signs are no marks."""
    return re.sub(r"([\\`*_\[\]<>#|])", r"\\\1", text)


def as_code(text: str) -> str:
    return f"```text\n{text.rstrip()}\n```"


def table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    names = list(head)
    lines = [f"| {' | '.join(names)} |", f"| {' | '.join('---' for _ in names)} |"]
    return "\n".join([*lines, *(f"| {' | '.join(row)} |" for row in rows)])


# -- a game ------------------------------------------------------------------------------------------------------------


def game_page(game: str, lang: str) -> str:
    """The page of a game that nobody has written one for."""
    name = game_title(game, lang)
    parts = [heading(1, name), plain(game_description(game, lang)), say(lang, "game-more", game=game)]
    return "\n\n".join([*parts, heading(2, say(lang, "options-title"), "options"), options(game, lang)])


def games(lang: str, names: Iterable[str]) -> str:
    """One line for each game, with its pages."""
    return "\n".join(
        f"- [**{plain(game_title(name, lang))}**](games/{name}/index.md). {plain(game_description(name, lang))} "
        + say(lang, "games-pages", game=name)
        for name in names
    )


def options(game: str, lang: str) -> str:
    """The options of a game, one after another; the anchor of each is `option-<name>`."""
    parts: list[str] = []
    for option in game_named(game).options:
        name, explanation = option_name(game, option.name, lang), option_explanation(game, option.name, lang)
        facts = say(
            lang,
            "options-facts",
            default=f"`{default_of(option, lang)}`",
            values=plain(expected(option, lang)),
            clause=f"[`{option.clause}`](rules.md#{option.clause})",
        )
        parts.append(heading(4, f"`{option.name}`", f"option-{option.name}", "clause"))
        parts.append(f"**{plain(name)}.** {plain(explanation)} {facts}")
        if option.many:
            parts.append(words(game, option, lang))
    return "\n\n".join(parts)


def words(game: str, option: GameOption, lang: str) -> str:
    """Each word of an option that takes several, in the reader's language, with the clause that introduces it."""
    return "\n".join(
        f"- `{word}`: {plain(option_value(game, option.name, word, lang))}, [`{clause}`](rules.md#{clause})"
        for word, clause in zip(option.words, option.clauses, strict=True)
    )


def rulebook(game: str, lang: str) -> str:
    """Every clause under its section, its id as its anchor. A ruling is marked by its kind and names the option that
    decides it; one against the book says why."""
    deciding: dict[str, list[str]] = {}
    for option in game_named(game).options:
        deciding.setdefault(option.clause, []).append(option.name)
    title = plain(game_title(game, lang))
    parts = [
        titled(say(lang, "rules-title", title=title)),
        say(lang, "rules-intro", game=game, title=title, silent=ruling(SILENT, lang), against=ruling(AGAINST, lang)),
    ]
    section = ""
    for clause in clauses(game):
        if clause.section != section:
            section = clause.section
            parts.append(heading(2, plain(section_title(game, section, lang)), f"section-{section}"))
        parts.append(heading(4, f"`{clause.id}`", clause.id, "clause"))
        marks = [ruling(clause.ruling, lang)] if clause.ruling else []
        marks += [
            f'<span class="mark option">[{say(lang, "rules-option", option=name)}](index.md#option-{name})</span>'
            for name in deciding.get(clause.id, [])
        ]
        parts.append(" ".join([plain(clause_text(game, clause.id, lang)), *marks]))
        against = objection(game, clause.id, lang)
        if against:
            parts.append(f'<p class="against">{escape(against)}</p>')
    return "\n\n".join(parts)


def ruling(kind: str, lang: str) -> str:
    return f'<span class="mark ruling {kind}">{say_text(lang, f"ruling-{kind}")}</span>'


def cards(game: str, lang: str, pictures: set[str]) -> str:
    """All cards by kind; `pictures` are the keys of those that have been drawn."""
    title = plain(game_title(game, lang))
    keys = game_named(game).cards
    parts = [titled(say(lang, "cards-title", title=title)), say(lang, "cards-intro", count=len(keys), game=game)]
    kinds: dict[str, list[int]] = {}
    for number_ in range(len(keys)):
        kinds.setdefault(kind_of(card_face(game, number_, lang)), []).append(number_)
    for kind, numbers in kinds.items():
        anchor = f"kind-{kind_anchor(game, numbers[0])}"
        parts.append(heading(2, say(lang, "cards-kind", kind=plain(kind), count=len(numbers)), anchor))
        parts.append(
            "\n".join(['<div class="cards">', *(card(game, each, lang, pictures) for each in numbers), "</div>"])
        )
    return "\n\n".join(parts)


def kind_of(face: Face) -> str:
    return face.kind.split(" — ")[0]


def kind_anchor(game: str, card_number: int) -> str:
    """The same anchor in both languages, made from the English word."""
    return kind_of(card_face(game, card_number, "en")).lower().replace(" ", "-")


def card(game: str, card_number: int, lang: str, pictures: set[str]) -> str:
    face = card_face(game, card_number, lang)
    other = card_name(game, card_number, OTHER[lang])
    lines = ['<article class="card">']
    if face.key in pictures:
        told = escape(f"{face.name}. {face.kind}. {face.text}", quote=True)
        lines.append(f'<img src="cards/{face.key}.svg" alt="{told}" width="240" height="336" loading="lazy">')
    lines.append(f'<h3 id="{face.key}"><a href="#{face.key}">{escape(face.name)}</a></h3>')
    if other != face.name:
        lines.append(f'<p class="other" lang="{OTHER[lang]}">{escape(other)}</p>')
    lines.append(f'<p class="kind">{escape(face.kind)}</p>')
    for part in face.parts:
        lines.append(f"<p>{escape(part)}</p>")
    if face.flavour:
        lines.append(f'<p class="flavour">{escape(face.flavour)}</p>')
    origin = f"{face.origin}. {face.source}" if face.source else f"{face.origin}."
    lines.append(f'<p class="origin"><code>{face.key}</code> {escape(origin)}</p>')
    return "\n".join([*lines, "</article>"])


def verbs(game: str, lang: str) -> str:
    """Each verb that the cards of a game use, with the shortest card that shows it."""
    shown: dict[str, tuple[int, str, str]] = {}
    for each in catalog_of(game).cards:
        face = card_face(game, each.number, lang)
        link = f"[{plain(face.name)}](games/{game}/cards.md#{face.key})"
        for name in {type(verb).__name__ for verb in each.script}:
            example = (len(card_face(game, each.number, "en").text), link, plain(face.text))
            shown[name] = min(shown.get(name, example), example)
    rows = [(f"`{name}`", link, text) for name, (_, link, text) in sorted(shown.items())]
    return table([say(lang, "verbs-verb"), say(lang, "verbs-card"), say(lang, "verbs-text")], rows)


def catalog_of(game: str) -> Any:
    return import_module(f"bivouac.games.{game.replace('-', '_')}.catalog").CATALOG


# -- commands ----------------------------------------------------------------------------------------------------------


def commands(lang: str) -> str:
    """What every command says of itself."""
    parts = [heading(1, say(lang, "commands-title")), say(lang, "commands-intro"), as_code(help_text("", lang))]
    for name in COMMANDS:
        parts += [heading(2, f"`bivouac {name}`", name), as_code(help_text(name, lang))]
    return "\n\n".join(parts)


# -- figures -----------------------------------------------------------------------------------------------------------


def found(result: Any, *path: str | int) -> Any:
    """What lies at the end of a path of keys; None where an older or newer run has not measured it."""
    for key in path:
        try:
            result = result[key]
        except (LookupError, TypeError):
            return None
    return result


def figure_row(lang: str, key: str, **figures: Any) -> list[tuple[str, str]]:
    """A figure and what it is called; none where something of it was not measured."""
    if any(value is None for value in figures.values()):
        return []
    shown = {name: number(value, lang) for name, value in figures.items() if name not in ("low", "high")}
    shown["seats"] = str(figures.get("seats", ""))
    shown |= {name: percent(figures[name], lang) for name in ("low", "high") if name in figures}
    return [(say(lang, f"figure-{key}", **shown), say(lang, f"figure-{key}-value", **shown))]


def played_rows(lang: str, result: Any) -> list[tuple[str, str]]:
    """What was played of a game, or of an edition of it."""
    duel, mirrors = found(result, "greedy_against_random"), found(result, "greedy_against_greedy") or {}
    greedy = found(duel, "greedy") or found(duel, "seats", 0)  # older runs had one greedy bot, at the first seat
    low, high = found(greedy, "interval", 0), found(greedy, "interval", 1)
    played = {"games": found(result, "random", "games"), "finished": found(result, "random", "finished")}
    rows = [
        *figure_row(lang, "random", **played),
        *figure_row(lang, "decisions", count=found(result, "random", "decisions")),
        *figure_row(lang, "refused", count=found(result, "illegal", "attempts")),
        *figure_row(lang, "duel", wins=found(greedy, "wins"), games=found(duel, "games"), low=low, high=high),
    ]
    for seats, mirror in mirrors.items():
        games, at = found(mirror, "games"), int(seats)
        rows += [
            *figure_row(lang, "first", seats=at, wins=found(mirror, "first", "wins"), games=games),
            *figure_row(lang, "unfinished", seats=at, count=found(mirror, "unfinished"), games=games),
            *figure_row(lang, "turns", seats=at, count=found(mirror, "turns", "median")),
        ]
    return rows


def full_tier(game: str, lang: str, result: dict[str, Any]) -> str:
    """The figures of `run.py test --full` in the reader's language, clauses linked to the rulebook."""
    rows = played_rows(lang, result)
    for name, part in [*result.get("editions", {}).items(), *result.get("compared", {}).items()]:
        edition = edition_name(game_named(game), name, lang)
        rows += [(say(lang, "figures-edition", edition=edition, what=what), it) for what, it in played_rows(lang, part)]
    killed, total = found(result, "mutants", "killed"), found(result, "mutants", "total")
    rows += figure_row(lang, "mutants", killed=killed, total=total)
    build = say(lang, "figures-compiled" if found(result, "compiled") else "figures-plain")
    parts = [
        heading(1, say(lang, "figures-title", title=plain(game_title(game, lang)))),
        f"{say(lang, 'figures-intro')} {build}",
        table([say(lang, "figures-what"), say(lang, "figures-figure")], rows),
    ]
    survivors = found(result, "mutants", "survivors")
    if survivors is not None:
        lines = [f"- `{name}`" for name in survivors] or [say(lang, "figures-no-survivor")]
        parts.append(heading(2, say(lang, "figures-survivors"), "survivors"))
        command = found(result, "mutants", "command")
        if command is not None:
            parts.append(say(lang, "figures-drawn", command=command))
        parts.append("\n".join(lines))
    refusals = found(result, "illegal", "clauses")
    if refusals is not None:
        known = game_named(game).clauses
        counted = []
        for clause, times in refusals.items():
            name = f"[`{clause}`](../games/{game}/rules.md#{clause})" if clause in known else f"`{clause}`"
            counted.append((name, number(times, lang)))
        parts += [heading(2, say(lang, "figures-refusals"), "refusals"), say(lang, "figures-refusals-intro")]
        parts.append(table([say(lang, "options-clause"), say(lang, "figures-times")], counted))
    return "\n\n".join(parts)


def result_pages(lang: str, game_names: Iterable[str]) -> dict[str, str]:
    """A page for each report in docs/results. `NAME.fr.md` is the French of `NAME.md`; where there is none, the French
    page says that the report is in English."""
    pages: dict[str, str] = {}
    known = set(game_names)
    for path in sorted(RESULTS.glob("*.md")):
        stem = path.stem
        if stem.endswith((".en", ".fr", "-en", "-fr")):
            continue
        figures = RESULTS / f"{stem}.json"
        own = [RESULTS / f"{stem}{mark}{lang}.md" for mark in (".", "-")]
        if stem in known and figures.is_file():
            pages[stem] = full_tier(stem, lang, json.loads(figures.read_text(encoding="utf-8")))
        elif written := [each for each in own if each.is_file()]:
            pages[stem] = written[0].read_text(encoding="utf-8")
        elif lang == "en":
            pages[stem] = path.read_text(encoding="utf-8")
        else:
            title, _, rest = path.read_text(encoding="utf-8").partition("\n")
            pages[stem] = f'{title}\n\n!!! note "{say(lang, "in-english")}"\n\n{rest}'
    return pages


def blocks(path: Path) -> str:
    """The fenced blocks of a Markdown file: the figures without the words around them."""
    return "\n\n".join(re.findall(r"^```.*?^```$", path.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL))
