"""The action table of a game: what a player can say, numbered once and for all.

An action is a verb and what a player can name (a kind of card, a slot, a seat, a number), never an instance, so that a
number means the same in every copy and every game. Packs append; nothing is ever renumbered.
"""

from typing import Final

PASS: Final = 0
YES: Final = 1
MODES: Final = 4


class ActionVerb:
    """One verb of the table: `ids[noun]` is the action's number, -1 where the verb does not take that noun."""

    __slots__ = ("clause", "ids", "name", "number")

    def __init__(self, number: int, name: str, clause: str, ids: list[int]) -> None:
        self.number: Final = number
        self.name: Final = name
        self.clause: Final = clause
        self.ids: Final = ids


class Actions:
    """The table itself. Every game begins with `pass`, `yes` and `mode/1` to `mode/4`."""

    __slots__ = ("clauses", "index", "keys", "mode", "noun_of", "verb_of", "verbs")

    def __init__(self, pass_clause: str, yes_clause: str, mode_clause: str) -> None:
        self.keys: Final[list[str]] = []
        self.index: Final[dict[str, int]] = {}
        self.verb_of: Final[list[int]] = []
        self.noun_of: Final[list[int]] = []
        self.clauses: Final[list[str]] = []
        self.verbs: Final[list[ActionVerb]] = []
        self.word("pass", pass_clause)
        self.word("yes", yes_clause)
        self.mode: Final = self.verb("mode", mode_clause, [str(i + 1) for i in range(MODES)])

    def __len__(self) -> int:
        return len(self.keys)

    def word(self, name: str, clause: str) -> ActionVerb:
        """A verb that stands alone."""
        verb = ActionVerb(len(self.verbs), name, clause, [self.add(name, len(self.verbs), 0, clause)])
        self.verbs.append(verb)
        return verb

    def verb(self, name: str, clause: str, nouns: list[str]) -> ActionVerb:
        """A verb with its nouns; an empty noun leaves a hole."""
        number = len(self.verbs)
        ids = [self.add(f"{name}/{noun}", number, i, clause) if noun else -1 for i, noun in enumerate(nouns)]
        verb = ActionVerb(number, name, clause, ids)
        self.verbs.append(verb)
        return verb

    def extend(self, verb: ActionVerb, noun: str) -> int:
        """One more noun for a verb, at the end of the table: what a pack adds."""
        action = self.add(f"{verb.name}/{noun}", verb.number, len(verb.ids), verb.clause)
        verb.ids.append(action)
        return action

    def add(self, key: str, verb: int, noun: int, clause: str) -> int:
        if key in self.index:
            raise ValueError(f"the action table has '{key}' already")
        self.index[key] = len(self.keys)
        self.keys.append(key)
        self.verb_of.append(verb)
        self.noun_of.append(noun)
        self.clauses.append(clause)
        return len(self.keys) - 1
