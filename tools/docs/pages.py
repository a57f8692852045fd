"""All pages of a language: those written by hand, with what their marks ask for, and those that are made.

A mark stands alone on a line: `<!-- docs: options altiplano -->`. It can ask for
  games                      one line for each game
  options GAME               the options of a game
  verbs GAME                 the verbs of a game, each on a card
  map fortune-and-glory      the spaces of its world
  help COMMAND               what a command says of itself
  section FILE HEADING       what stands under a heading of a file of the repository
  figures FILE               the fenced blocks of a report in docs/results
  results                    one line for each report
Lines between `<!-- docs: where COMMAND [FLAG] -->` and `<!-- docs: end -->` stand only where the program has that
command, and that flag of it: a page never tells of what this Bivouac cannot do.
"""

import re
from pathlib import Path
from typing import Any

import bivouac
from bivouac.text import game_title
from tools.docs import made, world
from tools.docs.words import DOCS, ROOT, say

WHERE = re.compile(r"^<!-- docs: where (\S+)(?: (--\S+))? -->\n(.*?)^<!-- docs: end -->\n?", re.MULTILINE | re.DOTALL)
MARK = re.compile(r"^<!-- docs: (\S+)(?: (.*?))? -->$", re.MULTILINE)


class Unknown(ValueError):
    """A mark that asks for what there is not."""


def written(lang: str) -> dict[str, str]:
    """The pages that people have written; `games/altiplano.md` is the front page of that game's own folder."""
    pages: dict[str, str] = {}
    for path in sorted((DOCS / lang).rglob("*.md")):
        name = path.relative_to(DOCS / lang).as_posix()
        if name.startswith("games/"):
            name = f"{name.removesuffix('.md')}/index.md"
        pages[name] = path.read_text(encoding="utf-8")
    return pages


def all_pages(lang: str, pictures: dict[str, set[str]]) -> dict[str, str]:
    """Every page by its path; `pictures` holds for each game the keys of the cards that have been drawn."""
    names = bivouac.games()
    reports = made.result_pages(lang, names)
    pages = {f"results/{name}.md": text for name, text in reports.items()}
    for game in names:
        pages[f"games/{game}/index.md"] = made.game_page(game, lang)
        pages[f"games/{game}/rules.md"] = made.rulebook(game, lang)
        pages[f"games/{game}/cards.md"] = made.cards(game, lang, pictures.get(game, set()))
    pages["reference/commands.md"] = made.commands(lang)
    pages |= written(lang)
    listed = {name: pages[f"results/{name}.md"] for name in reports}
    return {name: expanded(name, text, lang, listed) for name, text in pages.items()}


def expanded(page: str, text: str, lang: str, reports: dict[str, str]) -> str:
    """The page with every mark replaced by what it asks for."""

    def asked(match: re.Match[str]) -> str:
        what, rest = match.group(1), (match.group(2) or "").split()
        if what == "games" and not rest:
            return made.games(lang, bivouac.games())
        if what == "options" and len(rest) == 1 and rest[0] in bivouac.games():
            return made.options(rest[0], lang)
        if what == "verbs" and len(rest) == 1 and rest[0] in bivouac.games():
            return made.verbs(rest[0], lang)
        if what == "map" and rest == ["fortune-and-glory"]:
            return world.spaces(lang)
        if what == "help" and len(rest) == 1 and rest[0] in made.COMMANDS:
            return made.as_code(made.help_text(rest[0], lang))
        if what == "section" and len(rest) > 1:
            return section(ROOT / rest[0], " ".join(rest[1:]))
        if what == "figures" and len(rest) == 1:
            return made.blocks(made.RESULTS / rest[0])
        if what == "results" and not rest:
            return "\n".join(f"- [{title_of(report)}]({name}.md)" for name, report in reports.items())
        raise Unknown(f"docs/{lang}, page {page}: nothing answers to {match.group()}")

    return MARK.sub(asked, WHERE.sub(lambda match: match.group(3) if has(*match.groups()[:2]) else "", text))


def has(command: str, flag: str | None) -> bool:
    """Whether this Bivouac has the command, and says in its help that it has the flag."""
    if command not in made.COMMANDS:
        return False
    return flag is None or re.search(rf"(?<![\w-]){flag}(?![\w-])", made.help_text(command, "en")) is not None


def section(path: Path, heading: str) -> str:
    """What stands under a heading, its own headings one level higher. Links to pages become links
    of the site, links to other files of the repository their plain words."""
    text = path.read_text(encoding="utf-8")
    found = re.search(rf"^## {re.escape(heading)}\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    if found is None:
        raise Unknown(f"{path.name} has no heading '{heading}'")
    lifted = re.sub(r"^#(#+ )", r"\1", found.group(1).strip(), flags=re.MULTILINE)
    to_pages = re.sub(r"\]\(docs/en/([^)]+)\)", r"](\1)", lifted)
    return re.sub(r"\[([^]]+)\]\((?:src|tests|docs)/[^)]+\)", r"\1", to_pages)


def title_of(text: str) -> str:
    found = re.search(r"^# (.+?)(?: \{.*\})?$", text, re.MULTILINE)
    if found is None:
        raise Unknown(f"a page has no title: {text[:40]!r}")
    return found.group(1)


def navigation(lang: str, pages: dict[str, str]) -> list[Any]:
    """The tree beside the pages. Titles are those of the pages; every page must have its place."""
    games = [
        {
            game_title(game, lang): [
                f"games/{game}/index.md",
                {say(lang, "nav-game-rules"): f"games/{game}/rules.md"},
                {say(lang, "nav-game-cards"): f"games/{game}/cards.md"},
            ]
        }
        for game in bivouac.games()
    ]
    reports = sorted(name for name in pages if name.startswith("results/") and name != "results/index.md")
    tree = [
        {
            say(lang, "nav-home"): [
                "index.md",
                "start.md",
                "browser.md",
                "screens.md",
                "play.md",
                "host.md",
                "owners.md",
                "credits.md",
            ]
        },
        {say(lang, "nav-games"): games},
        {say(lang, "nav-research"): ["researchers.md", "reference/api.md", "reference/commands.md"]},
        {say(lang, "nav-contribute"): ["write-a-card.md", "add-a-game.md", "grammar.md", "architecture.md"]},
        {say(lang, "nav-results"): ["results/index.md", *reports]},
    ]
    if astray := sorted(set(pages) ^ set(leaves(tree))):
        raise Unknown(f"pages without a place in the navigation, or places without a page: {', '.join(astray)}")
    return tree


def leaves(tree: Any) -> list[str]:
    if isinstance(tree, str):
        return [tree]
    if isinstance(tree, dict):
        return [leaf for branch in tree.values() for leaf in leaves(branch)]
    return [leaf for branch in tree for leaf in leaves(branch)]
