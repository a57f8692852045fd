"""What there is in the box: cards with their verbs, hero sheets, kinds of enemies, tiles and dice. Decks add theirs
here in the order of their numbers."""

from typing import Any, Final

from bivouac.engine.catalog import ORIGINAL, CardFacts, Catalog
from bivouac.engine.verbs import Verb, Words, script_of
from bivouac.games.archibald.board import ALL_WALLS, WALL_LETTERS
from bivouac.games.archibald.shapes import Figures, Foe, TileKind

# What a card is.
EQUIPMENT: Final = 0
ENEMY: Final = 1
POWER: Final = 2
ADVENTURE: Final = 3
HERO: Final = 4
FOE: Final = 5

# Numbers: 45 Encounter cards by level, 22 Adventures, 4 heroes, 5 kinds of enemies, 55 tiles, then the consequences of
# the Adventures' answers, which are hidden like cards (adventure.hidden).
PER_LEVEL: Final = 15
ENCOUNTERS: Final = 45
FIRST_ADVENTURE: Final = 45
ADVENTURES: Final = 22
FIRST_HERO: Final = 67
HEROES: Final = 4
FIRST_FOE: Final = 71
KINDS: Final = 5
CARDS_IN_BOX: Final = 76
FIRST_TILE: Final = 76
TILES: Final = 55
FIRST_OUTCOME: Final = 131
MOST_ANSWERS: Final = 3
OUTCOMES: Final = ADVENTURES * MOST_ANSWERS
THINGS: Final = FIRST_OUTCOME + OUTCOMES

# Kinds of enemies, packed four bits each where several stand together.
SEIDE: Final = 0
MOUSTIK: Final = 1
MILLIPEDE: Final = 2
SPIDER: Final = 3
DARKOS: Final = 4
KIND_KEYS: Final[tuple[Foe, ...]] = ("seide", "moustik", "millipede", "spider", "darkos")
FIGURES: Final = [6, 4, 2, 2, 2]  # components.figures
BITS: Final = 4
FEW: Final = 15

# components.dice, combat.hits: hits on the six faces of a die.
RED_FACES: Final = [0, 0, 1, 1, 1, 2]
YELLOW_FACES: Final = [0, 0, 0, 1, 1, 1]
DICE_OF_A_COLOUR: Final = 3

TRAP_LEVEL: Final = 3  # gaol.trap: a Trap sends back to the last row of this level

# What a tile shows; a Book may stand beside any other symbol (tile.book).
BLANK: Final = 0
HEART: Final = 1
CARD: Final = 2
HEART_CARD: Final = 3
ENEMIES: Final = 4
SPRING: Final = 5
BOOK: Final = 6
TRIAL: Final = 7
FALLS: Final = 8
START: Final = 9
TRAP: Final = 10
ARCHIBALD: Final = 11
TILE_WORDS: Final[tuple[TileKind, ...]] = (
    "blank", "heart", "card", "heart-card", "enemy", "spring", "book", "trial", "falls", "start", "trap", "archibald",
)  # fmt: skip


class Perk:
    """What a piece of equipment does besides its dice and the lives it saves (equipment.more). This one does nothing;
    those of the cards are in `perks.py`."""

    __slots__ = ()

    def more_red(self, foes: int) -> int:
        """Red dice that it adds against these enemies, packed."""
        return 0

    def more_yellow(self, foes: int) -> int:
        return 0

    def disarms(self) -> int:
        """Red dice that the enemies throw fewer."""
        return 0

    def throws_again(self) -> int:
        """Dice without a hit that are thrown again."""
        return 0

    def is_used_up(self, dice: int) -> bool:
        """Whether it goes after a fight in which the hero threw these dice, packed."""
        return False

    def draws(self) -> int:
        """Encounter cards that are drawn once it has saved lives."""
        return 0

    def hides(self) -> bool:
        """Whether no enemy card can name the wearer's tile."""
        return False

    def floats(self) -> bool:
        """Whether it goes in a flood in place of the wearer."""
        return False

    def trap_level(self) -> int:
        """The level to whose last row a Trap sends the wearer (gaol.trap)."""
        return TRAP_LEVEL

    def words(self) -> Words | None:
        return None


NO_PERK: Final = Perk()


class Card(CardFacts):
    """Facts of one card, hero sheet or kind of enemy. What it has not is 0."""

    __slots__ = (
        "answers", "effect", "guard", "level", "lives", "perk", "red", "script", "yellow",
    )  # fmt: skip

    def __init__(
        self,
        number: int,
        key: str,
        fr: str,
        en: str,
        is_a: int,
        level: int,
        effect: Verb[Any] | None,
        answers: list[Verb[Any]],
        red: int,
        yellow: int,
        guard: int,
        lives: int,
        perk: Perk,
    ) -> None:
        super().__init__(number, key, fr, en, is_a, ORIGINAL)
        self.level: Final = level
        self.effect: Final = effect
        self.answers: Final = answers
        self.red: Final = red  # dice: of a hero or an enemy, or that a weapon adds
        self.yellow: Final = yellow
        self.guard: Final = guard  # lives that an armour saves
        self.lives: Final = lives  # the most a hero can have
        self.perk: Final = perk
        self.script: Final[list[Verb[Any]]] = [] if effect is None else script_of(effect)


class ArchibaldCatalog(Catalog[Card]):
    """Cards, hero sheets and kinds of enemies.

    `scripts` has a place for every number: an Encounter card's effect, a consequence of an Adventure.
    """

    __slots__ = ("answers", "guard", "lives", "perk", "red", "yellow")

    def __init__(self) -> None:
        super().__init__(CARDS_IN_BOX, THINGS, Card(-1, "", "", "", -1, 0, None, [], 0, 0, 0, 0, NO_PERK))
        self.red: Final[list[int]] = [0] * CARDS_IN_BOX
        self.yellow: Final[list[int]] = [0] * CARDS_IN_BOX
        self.guard: Final[list[int]] = [0] * CARDS_IN_BOX
        self.lives: Final[list[int]] = [0] * CARDS_IN_BOX
        self.perk: Final[list[Perk]] = [NO_PERK] * CARDS_IN_BOX
        self.answers: Final[list[int]] = [0] * CARDS_IN_BOX  # how many an Adventure has

    def note(self, card: Card) -> None:
        number = card.number
        self.red[number] = card.red
        self.yellow[number] = card.yellow
        self.guard[number] = card.guard
        self.lives[number] = card.lives
        self.perk[number] = card.perk
        self.answers[number] = len(card.answers)
        self.scripts[number] = card.script
        for i, answer in enumerate(card.answers):
            self.scripts[outcome_of(number, i)] = script_of(answer)


class Deck:
    """Writes cards into the catalogue. They take their numbers one after another from the first of the deck."""

    __slots__ = ("number",)

    def __init__(self, first: int) -> None:
        self.number: int = first

    def card(
        self,
        key: str,
        *,
        fr: str = "",
        en: str = "",
        is_a: int,
        level: int = 0,
        effect: Verb[Any] | None = None,
        answers: tuple[Verb[Any], ...] = (),
        red: int = 0,
        yellow: int = 0,
        guard: int = 0,
        lives: int = 0,
        perk: Perk | None = None,
    ) -> Card:
        answer_list = list(answers)
        card = Card(
            self.number, key, fr, en, is_a, level, effect, answer_list, red, yellow, guard, lives, perk or NO_PERK
        )
        self.number += 1
        return CATALOG.add(card)


def outcome_of(adventure: int, answer: int) -> int:
    """The number of what follows from an answer, as it is printed."""
    return FIRST_OUTCOME + (adventure - FIRST_ADVENTURE) * MOST_ANSWERS + answer


CATALOG: Final = ArchibaldCatalog()
IS_A: Final = CATALOG.is_a
RED: Final = CATALOG.red
YELLOW: Final = CATALOG.yellow
GUARD: Final = CATALOG.guard
LIVES: Final = CATALOG.lives
PERK: Final = CATALOG.perk
ANSWERS: Final = CATALOG.answers
SCRIPTS: Final = CATALOG.scripts

# Tiles by number from 0: 5 of the start, 15 each of levels 2 to 4, 5 of the gaols. What the last five are is an option.
SHOWS: Final[list[int]] = []
WALLS: Final[list[int]] = []
FOES: Final[list[int]] = []
HAS_BOOK: Final[list[int]] = []


def tile(shows: int, walls: str = "", book: bool = False, **foes: int) -> None:
    """One more tile: its symbol, its walls as letters (north is toward the gaols), a Book beside it, its enemies."""
    SHOWS.append(shows)
    WALLS.append(ALL_WALLS if shows == FALLS else sum(bit for bit, letter in WALL_LETTERS if letter in walls))
    FOES.append(figures(foes))
    HAS_BOOK.append(1 if book or shows == BOOK else 0)


def figures(foes: Figures | dict[str, int]) -> int:
    """Enemies by the names of their kinds, packed."""
    packed = 0
    for kind, count in foes.items():
        packed += count << (BITS * KIND_KEYS.index(kind))
    return packed


def count_of(foes: int, kind: int) -> int:
    return (foes >> (BITS * kind)) & FEW


def count_all(foes: int) -> int:
    total = 0
    while foes:
        total += foes & FEW
        foes >>= BITS
    return total


def level_of_card(card: int) -> int:
    return 2 + card // PER_LEVEL
