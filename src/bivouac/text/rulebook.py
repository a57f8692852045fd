# not compiled: no choice at a table waits for it
"""The rulebook of a game, clause by clause, in the order in which it is read."""

from dataclasses import dataclass
from functools import lru_cache

from bivouac.text.fluent import LANGUAGES, has, keys, say
from bivouac.text.registry import text_of


@dataclass(frozen=True, slots=True)
class Clause:
    id: str
    section: str
    sort: str  # enforced, fact or wording
    ruling: bool


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
            found.append(Clause(name, section, game.clauses[name], has(LANGUAGES[0], key, "ruling")))
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


def is_ruling(game_name: str, clause_id: str) -> bool:
    """Whether the books are silent here and the clause is our decision."""
    return has(LANGUAGES[0], key_of(game_name, clause_id), "ruling")


def key_of(game_name: str, clause_id: str) -> str:
    if clause_id not in text_of(game_name).game.clauses:
        raise ValueError(f"the rulebook of {game_name} has no clause '{clause_id}'")
    return f"rule-{game_name}--{clause_id.replace('.', '--')}"
