"""What the table answers when something is pointed at: what it is, what can be done, why not, by which clause."""

from dataclasses import dataclass

from bivouac.engine.game import Options
from bivouac.engine.table import Table
from bivouac.terminal.boards import board_of
from bivouac.terminal.canvas import Thing
from bivouac.terminal.scene import TableScene, face_of
from bivouac.terminal.words import say
from bivouac.text import (
    LANGUAGES,
    MARKS,
    card_face,
    card_name,
    card_origin,
    clause_text,
    language_of,
    objection,
    ruling_of,
)

Part = tuple[str, str]  # a role (head, text, good, reason, clause, rule, flavour, dim) and a sentence


@dataclass(frozen=True)
class Leaf:
    title: str
    parts: tuple[Part, ...]


def clause_parts(game: str, clause: str, lang: str) -> list[Part]:
    """A clause by its name, in our words."""
    if not clause:
        return []
    parts: list[Part] = [("clause", clause_name(game, clause)), ("rule", clause_text(game, clause, lang))]
    against = objection(game, clause, lang)
    return [*parts, ("rule", against)] if against else parts


def clause_name(game: str, clause: str) -> str:
    """A clause by its name, marked if it is a ruling."""
    kind = ruling_of(game, clause)
    return f"{clause} {MARKS[kind]}" if kind else clause


def clause_leaf(game: str, clause: str, said: str, lang: str) -> Leaf:
    """The clause behind a sentence."""
    parts: list[Part] = [("text", said)] if said else []
    return Leaf(say(lang, "clause-title"), (*parts, *clause_parts(game, clause, lang)))


def card_parts(game: str, card: int, rules: Options, lang: str) -> list[Part]:
    """A card from top to bottom, with its name in the other language and the clauses that matter."""
    others = [card_name(game, card, other) for other in LANGUAGES if other != language_of(lang)]
    parts: list[Part] = [("dim", name) for name in others if name != card_name(game, card, lang)]
    parts += text_parts(game, card, rules, lang)
    return parts + about_parts(game, card, lang)


def about_parts(game: str, card: int, lang: str) -> list[Part]:
    """What a card has beside its rules: its flavour, where it comes from, and the clauses that matter."""
    flavour = card_face(game, card, lang).flavour
    parts: list[Part] = [("flavour", flavour)] if flavour else []
    parts.append(("dim", card_origin(game, card, lang)))
    for clause in board_of(game).clauses(card):
        parts += clause_parts(game, clause, lang)
    return parts


def text_parts(game: str, card: int, rules: Options, lang: str) -> list[Part]:
    """What a card is and says."""
    face = face_of(game, card, lang, tuple(sorted(rules.items())))
    return [("head", face.kind), *(("text", part) for part in face.parts)]


def card_leaf(game: str, card: int, rules: Options, lang: str) -> Leaf:
    return Leaf(card_name(game, card, lang), tuple(card_parts(game, card, rules, lang)))


def can_parts(scene: TableScene, thing: Thing) -> list[Part]:
    """What choosing this would do, and by which clause."""
    parts: list[Part] = []
    for i in thing.options:
        parts.append(("good", say(scene.lang, "can", n=i + 1, sentence=scene.sentences[i])))
        parts += clause_parts(scene.game, scene.options[i].clause, scene.lang)
    return parts


def why_not_parts(scene: TableScene, table: Table, asks: tuple[str, ...]) -> list[Part]:
    """Why each of these actions cannot be done now, by what the reader knows; the same reason is told once."""
    parts: list[Part] = []
    if scene.seat is None:
        return parts
    told: set[str] = set()
    for key in asks:
        reason = table.why_not(scene.seat, key)
        if reason is None or reason.key in told:
            continue
        told.add(reason.key)
        parts.append(("reason", reason.say(scene.lang)))
        parts += clause_parts(scene.game, reason.clause, scene.lang)
    return parts


def why_leaf(scene: TableScene, table: Table, thing: Thing) -> Leaf:
    """The answer to "why can't I?"; for something with which nothing can ever be done, what it is."""
    parts = can_parts(scene, thing) if thing.options else why_not_parts(scene, table, thing.asks)
    parts += [("text", told) for told in thing.told]
    if thing.card >= 0:
        parts += text_parts(scene.game, thing.card, scene.rules, scene.lang)
    if not thing.options:
        parts += clause_parts(scene.game, thing.clause, scene.lang)
    return Leaf(thing.title, tuple(parts))


def what_leaf(scene: TableScene, table: Table, thing: Thing) -> Leaf:
    """All that can be said of a thing: the card itself, what can be done with it or why not, and its clauses."""
    answer = can_parts(scene, thing) if thing.options else why_not_parts(scene, table, thing.asks)
    told: list[Part] = [("text", told) for told in thing.told]
    if thing.card < 0:
        return Leaf(thing.title, (*told, *answer, *clause_parts(scene.game, thing.clause, scene.lang)))
    whole = card_parts(scene.game, thing.card, scene.rules, scene.lang)
    about = about_parts(scene.game, thing.card, scene.lang)
    return Leaf(thing.title, (*whole[: len(whole) - len(about)], *told, *answer, *about))
