"""Altered's cards as slots: what they are and carry at a glance, and the actions that name them where they lie."""

from collections import Counter
from dataclasses import dataclass
from functools import cache
from typing import Final

from bivouac.games.altered.actions import ACTIONS, KEYS
from bivouac.games.altered.catalog import CATALOG, CHARACTER, HERO, PERMANENT, SPELL, TERRAINS, TOKEN, Card
from bivouac.games.altered.shapes import AlteredView, Placed, as_altered
from bivouac.games.altered.state_ground import ANCHORED, ASLEEP, EXHAUSTED, FLEETING
from bivouac.terminal.boards.slots import Slot
from bivouac.terminal.scene import TableScene, face_of
from bivouac.terminal.words import say
from bivouac.text import clause_text, fluent
from bivouac.text.sentences import capital

SIDES: Final = ("hero", "companion")
# A terrain at a glance: sign, ink, and the ground it has on the track.
SIGNS: Final = {
    "forest": ("♣", "verdigris", "moss"),
    "mountain": ("▲", "rust", "earth"),
    "water": ("≈", "blue", "water"),
}
READY: Final = "●"
SPENT: Final = "○"
MOST_ORBS: Final = 12  # as signs; above it numbers have to do
# What a card is at a glance.
SORTS: Final = (
    (TOKEN, "◦", "dim"), (HERO, "★", "ochre"), (CHARACTER, "", "verdigris"), (SPELL, "✺", "violet"),
    (PERMANENT, "⌂", "gold"),
)  # fmt: skip
# What a card carries: its bit, its sign, the clause that tells what it means.
MARKS: Final = {
    "fleeting": (FLEETING, "»", "reserve.fleeting-effect"),
    "anchored": (ANCHORED, "⊥", "status.anchored"),
    "asleep": (ASLEEP, "z", "status.asleep"),
    "exhausted": (EXHAUSTED, SPENT, "status.exhausted"),
}
BOTH: Final = "⇄"


@dataclass(frozen=True)
class Pack:
    """Cards in one place that nothing tells apart: the options that name one of them name any."""

    key: str
    held: Placed  # as in a view
    copies: int
    rank: int

    @property
    def card(self) -> Card:
        return CATALOG.by_key[self.key]

    @property
    def name(self) -> str:
        return f"{self.key}:{self.rank + 1}"


def look(held: Placed) -> int:
    """What tells two cards of one kind apart in one place, as the rules count it."""
    bits = sum(MARKS[word][0] for word in held.get("status", ()))
    return int(held.get("counters", 0)) << 24 | int(held.get("boosts", 0)) << 8 | bits


def packs(cards: list[Placed]) -> list[Pack]:
    """The cards of a place in the order in which they came, equal ones together."""
    looks: dict[str, set[int]] = {}
    for held in cards:
        looks.setdefault(held["card"], set()).add(look(held))
    found: dict[tuple[str, int], Pack] = {}
    for held in cards:
        key, seen = held["card"], look(held)
        copies = 1 if (key, seen) not in found else found[key, seen].copies + 1
        found[key, seen] = Pack(key, held, copies, sorted(looks[key]).index(seen))
    return list(found.values())


@cache
def number_of(key: str) -> int:
    return KEYS.index(key)


def name_of(key: str, lang: str) -> str:
    return face_of("altered", number_of(key), lang, ()).name


def ranked(word: str, rank: int) -> str:
    return word if rank == 0 else f"{word}/{rank + 1}"


def known(*keys: str) -> tuple[str, ...]:
    """Those that are actions."""
    return tuple(key for key in keys if key in ACTIONS.index)


def pick_key(pack: Pack, place: str) -> str:
    return ranked(f"pick/{pack.key}/{place}", pack.rank)


def play_keys(verb: str, card: Card, rank: int = 0) -> tuple[str, ...]:
    """Playing a card from hand or Reserve, a Character into either expedition."""
    if card.is_a & CHARACTER:
        return known(*(ranked(f"{verb}/{card.key}/{side}", rank) for side in SIDES))
    return known(ranked(f"{verb}/{card.key}", rank))


def exhaust_keys(pack: Pack) -> tuple[str, ...]:
    return known(ranked(f"exhaust/{pack.key}", pack.rank), ranked(f"exhaust/{pack.key}/b", pack.rank))


def quick_actions(card: Card, event: int) -> int:
    """How many quick actions of one sort a card has: by exhausting it, or by its Support ability."""
    return sum(ability.event == event for ability in card.abilities)


def options_of(scene: TableScene, keys: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(i for i, option in enumerate(scene.options) if option.key in keys)


# -- in signs and in words ---------------------------------------------------------------------------------------------


def statistics(card: Card) -> str:
    if not card.is_a & CHARACTER:
        return ""
    return "".join(f"{SIGNS[word][0]}{card.stats[i]}" for i, word in enumerate(TERRAINS))


def carried(held: Placed) -> str:
    """Boosts, statuses and counters in signs."""
    parts = [f"+{held['boosts']}"] if held.get("boosts") else []
    parts += [MARKS[word][1] for word in held.get("status", ())]
    if held.get("counters"):
        parts.append(f"#{held['counters']}")
    if held.get("tough"):
        parts.append(f"T{held['tough']}")
    if held.get("gigantic"):
        parts.append(BOTH)
    return "".join(parts)


def carried_in_words(held: Placed, lang: str) -> list[tuple[str, str]]:
    """What a card carries, each with the clause behind it."""
    found: list[tuple[str, str]] = []
    if held.get("boosts"):
        found.append((fluent.say(lang, "mark-altered-boosts", {"n": held["boosts"]}), "boost.counter"))
    found += [(fluent.say(lang, f"status-altered-{word}"), MARKS[word][2]) for word in held.get("status", ())]
    if held.get("counters"):
        found.append((say(lang, "altered-counters", n=held["counters"]), "zone.counters-lost"))
    if held.get("tough"):
        found.append((fluent.say(lang, "status-altered-tough", {"n": held["tough"]}), "tough.pay"))
    if held.get("gigantic"):
        found.append((fluent.say(lang, "status-altered-gigantic"), "gigantic.both"))
    return found


def told_of(scene: TableScene, pack: Pack) -> tuple[str, ...]:
    """How many there are, and what each thing it carries means, by its clause."""
    told = [scene.say("altered-copies", n=pack.copies)] if pack.copies > 1 else []
    for word, clause in carried_in_words(pack.held, scene.lang):
        text = clause_text("altered", clause, scene.lang)
        told.append(scene.say("altered-carries", mark=word, clause=clause, text=text))
    return tuple(told)


def orbs(ready: int, count: int, in_signs: bool) -> str:
    """Mana Orbs ready and exhausted, and how many."""
    signs = f"{READY * ready}{SPENT * (count - ready)} " if in_signs and 0 < count <= MOST_ORBS else f"{READY} "
    return f"{signs}{ready}/{count}"


# -- slots -------------------------------------------------------------------------------------------------------------


def slot_of(scene: TableScene, name: str, pack: Pack, asks: tuple[str, ...], cost: int | None, is_fresh: bool) -> Slot:
    """A card in sight. `cost` is what is printed for playing it from there, None where it is in play."""
    card = pack.card
    face = face_of("altered", card.number, scene.lang, ())
    mark, ink = next((mark, ink) for bits, mark, ink in SORTS if card.is_a & bits)
    copies = f"×{pack.copies}" if pack.copies > 1 else ""
    price = "" if cost is None else f"{cost}{READY}"
    kind = " ".join(part for part in (statistics(card), carried(pack.held), copies) if part)
    marks = [word for word, _ in carried_in_words(pack.held, scene.lang)]
    words = ", ".join(word for word in marks if word not in face.ability)  # what is printed on it is told there
    text = f"{capital(words)}. {face.ability}" if words else face.ability
    return Slot(
        name, face.name, f"{price}{mark}", kind, ink, text.strip(), options_of(scene, asks), asks, card.number,
        told_of(scene, pack), is_fresh=is_fresh,
    )  # fmt: skip


def lying(view: AlteredView) -> Counter[tuple[str, str]]:
    """How many cards of each kind lie where, to see what has moved."""
    found: Counter[tuple[str, str]] = Counter()
    for seat, side in enumerate(view["seats"]):
        places = {
            "hand": side["hand"]["cards"],
            "reserve": [held["card"] for held in side["reserve"]],
            "landmarks": [held["card"] for held in side["landmarks"]],
        }
        for i, word in enumerate(SIDES):
            places[word] = [held["card"] for held in side["expeditions"][i]["characters"]]
        for place, keys in places.items():
            found.update((f"{place}:{seat}", key) for key in keys)
    return found


def fresh(scene: TableScene, place: str, key: str) -> bool:
    """Whether a card of that kind has come there since the reader's last choice."""
    if scene.before is None:
        return False
    return lying(as_altered(scene.view))[place, key] > lying(as_altered(scene.before))[place, key]
