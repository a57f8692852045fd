# not compiled: no choice at a table waits for it
"""The rulebook of a game, clause by clause, in the order in which it is read."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from bivouac.engine.game import GameOption
from bivouac.text.fluent import LANGUAGES, has, keys, say
from bivouac.text.lists import folded
from bivouac.text.registry import text_of

# The two kinds of ruling: the book leaves it open, or its words say otherwise and the clause tells why we do not.
SILENT: Final = "silent"
AGAINST: Final = "against"
MARKS: Final = {SILENT: "[R]", AGAINST: "[R!]"}


@dataclass(frozen=True, slots=True)
class Clause:
    id: str
    section: str
    sort: str  # enforced, fact or wording
    ruling: str  # silent or against; empty for what the book says


@lru_cache(maxsize=8)
def clauses(game_name: str) -> tuple[Clause, ...]:
    """All clauses in reading order, each with the section it stands in."""
    game = text_of(game_name).game
    heading = f"rule-{game_name}-section--"
    clause = f"rule-{game_name}--"
    section = ""
    found: list[Clause] = []
    for key in keys(LANGUAGES[0]):
        if key.startswith(heading):
            section = key[len(heading) :]
        elif key.startswith(clause):
            name = key[len(clause) :].replace("--", ".")
            found.append(Clause(name, section, game.clauses[name], ruling_of(game_name, name)))
    return tuple(found)


def sections(game_name: str) -> list[str]:
    """The sections in reading order."""
    return list(dict.fromkeys(clause.section for clause in clauses(game_name)))


def section_title(game_name: str, section: str, lang: str) -> str:
    if section not in sections(game_name):
        raise ValueError(f"the rulebook of {game_name} has no section '{section}'")
    return say(lang, f"rule-{game_name}-section--{section}")


def clause_text(game_name: str, clause_id: str, lang: str) -> str:
    return say(lang, key_of(game_name, clause_id))


def ruling_of(game_name: str, clause_id: str) -> str:
    """Which kind of ruling a clause is; empty for none."""
    key = key_of(game_name, clause_id)
    return say(LANGUAGES[0], key, attribute="ruling") if has(LANGUAGES[0], key, "ruling") else ""


def by_the_book(game_name: str, clause_id: str) -> list[str]:
    """The options that give the book's reading of such a clause, as they are typed: `entry=open`."""
    return [
        f"{option.name}={value}"
        for option in text_of(game_name).game.options
        if option.clause == clause_id
        for value in other_values(option)
        if value != option.default
    ]


def other_values(option: GameOption) -> list[str]:
    """What it can be set to, as it is typed; where it takes several words, all of them at once."""
    if isinstance(option.default, bool):
        return [str(not option.default).lower()]
    return [",".join(option.words)] if option.many else list(option.words)


def objection(game_name: str, clause_id: str, lang: str) -> str:
    """For a ruling against the book: that it is one, why, and by which option the book holds. Empty for all others."""
    if ruling_of(game_name, clause_id) != AGAINST:
        return ""
    because = say(lang, key_of(game_name, clause_id), attribute="because")
    options = by_the_book(game_name, clause_id)
    keeps = say(lang, "ruling-by-the-book", {"count": len(options), "options": folded(lang, "ruling-and", options)})
    return " ".join([say(lang, "ruling-otherwise"), because, keeps])


def key_of(game_name: str, clause_id: str) -> str:
    if clause_id not in text_of(game_name).game.clauses:
        raise ValueError(f"the rulebook of {game_name} has no clause '{clause_id}'")
    return f"rule-{game_name}--{clause_id.replace('.', '--')}"
