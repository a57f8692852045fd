"""What a seat may know, as JSON."""

from typing import Final, get_args

from bivouac.engine.verbs import Words
from bivouac.games.archibald.actions import KEYS
from bivouac.games.archibald.board import CELL_KEYS, COLUMNS, FIRST_GAOL, ROWS, WALL_LETTERS
from bivouac.games.archibald.catalog import (
    ANSWERS,
    BITS,
    DARKOS,
    FEW,
    FIRST_HERO,
    FIRST_TILE,
    FOES,
    HAS_BOOK,
    KIND_KEYS,
    MILLIPEDE,
    MOUSTIK,
    RED,
    SCRIPTS,
    SEIDE,
    SPIDER,
    TILE_WORDS,
    WALLS,
    YELLOW,
    level_of_card,
)
from bivouac.games.archibald.shapes import (
    AdventureView,
    ArchibaldView,
    CardsByLevel,
    Counts,
    FightView,
    Figures,
    Hero,
    HeroView,
    Outcome,
    Rolled,
    Stage,
    TileView,
)
from bivouac.games.archibald.state import (
    ADVENTURE_DISCARD,
    ADVENTURE_PILE,
    DISCARD,
    FLAT,
    FOUGHT,
    GAOLS,
    HAND,
    MET,
    OUTCOME,
    PILE,
    PLAYED,
    TILE_PILE,
    Archibald,
)
from bivouac.games.archibald.turn_reading import place_of_answer

STAGES: Final[tuple[Stage, ...]] = get_args(Stage)
HEROES: Final[tuple[Hero, ...]] = get_args(Hero)


def view(game: Archibald, seat: int) -> ArchibaldView:
    """Cards and cells by key. What is hidden appears as a number of cards; who is asked is open in this game."""
    return {
        "game": "archibald",
        "you": None if seat < 0 else seat,
        "turn": game.turn,
        "turn_of": game.turn_of,
        "first": 0,
        "round": (game.turn + game.seats - 1) // game.seats,
        "phase": game.phase,
        "asking": None if game.asker is None else game.asking,
        "card_played": game.deeds & PLAYED != 0,
        "fought": game.deeds & FOUGHT != 0,
        "flood": game.flood,
        "board": [[cell_view(game, row * COLUMNS + column, seat) for column in range(COLUMNS)] for row in range(ROWS)],
        "heroes": [hero_view(game, owner, seat) for owner in range(game.seats)],
        "supply": {
            "seide": game.supply[SEIDE],
            "moustik": game.supply[MOUSTIK],
            "millipede": game.supply[MILLIPEDE],
            "spider": game.supply[SPIDER],
            "darkos": game.supply[DARKOS],
        },
        "piles": {
            "tiles": sizes(game, TILE_PILE),
            "encounters": sizes(game, PILE),
            "adventures": len(game.zones[ADVENTURE_PILE]),
        },
        "discards": {
            "encounters": cards_by_level(game, DISCARD),
            "adventures": names(game.zones[ADVENTURE_DISCARD]),
        },
        "fight": fight_view(game.fight),
        "last_fight": fight_view(game.fought),
        "last_trial": {"seat": game.trial[0], "die": game.trial[1]} if game.trial else None,
        "adventure": adventure_view(game, seat),
        "last_adventure": (
            {"card": KEYS[game.told[0]], "seat": game.told[1], "answer": game.told[2] + 1} if game.told else None
        ),
        "over": game.over,
        "winners": game.winners[:],
    }


def names(cards: list[int]) -> list[str]:
    return [KEYS[card] for card in cards]


def sizes(game: Archibald, first: int) -> Counts:
    """How many cards or tiles lie in the three zones from this one on, one for each level."""
    zones = game.zones
    return {"2": len(zones[first]), "3": len(zones[first + 1]), "4": len(zones[first + 2])}


def cards_by_level(game: Archibald, first: int) -> CardsByLevel:
    zones = game.zones
    return {"2": names(zones[first]), "3": names(zones[first + 1]), "4": names(zones[first + 2])}


def levels_of(cards: list[int]) -> Counts:
    levels = [level_of_card(card) for card in cards]
    return {"2": levels.count(2), "3": levels.count(3), "4": levels.count(4)}


def foes_view(foes: int) -> Figures:
    counts = {key: (foes >> (BITS * kind)) & FEW for kind, key in enumerate(KIND_KEYS)}
    return {key: count for key, count in counts.items() if count}


def cell_view(game: Archibald, cell: int, seat: int) -> TileView | None:
    tile = game.tile[cell]
    if tile < 0:
        return gaol_view(game, cell, seat) if cell >= FIRST_GAOL else None
    is_gaol = cell >= FIRST_GAOL
    return {
        "kind": TILE_WORDS[game.shows(tile)],
        "book": not is_gaol and TILE_WORDS[game.shows(tile)] != "book" and HAS_BOOK[tile] == 1,
        "walls": "" if is_gaol else "".join(letter for bit, letter in WALL_LETTERS if WALLS[tile] & bit),
        "flat": game.flags[cell] & FLAT != 0,
        "face_up": True,
        "seen": None,
        "shows": {} if is_gaol else foes_view(FOES[tile]),
        "met": game.flags[cell] & MET != 0,
        "enemies": foes_view(game.foes[cell]),
    }


def gaol_view(game: Archibald, cell: int, seat: int) -> TileView:
    """A gaol that is face down; `seen` is what it holds for a seat that has looked at it in secret."""
    thing = game.zones[GAOLS][cell - FIRST_GAOL] if game.zones[GAOLS] else -1
    is_seen = thing >= 0 and seat >= 0 and game.known.knows(seat, thing)
    return {
        "kind": "gaol",
        "book": False,
        "walls": "",
        "flat": False,
        "face_up": False,
        "seen": TILE_WORDS[game.shows(thing - FIRST_TILE)] if is_seen else None,
        "shows": {},
        "met": False,
        "enemies": {},
    }


def hero_view(game: Archibald, owner: int, seat: int) -> HeroView:
    hero = game.hero[owner]
    hand = game.zones[HAND + owner]
    cell = game.cell[owner]
    reached = game.reached[owner]
    # encounter.hidden: how many of each level is open; which ones only for the owner and whoever has seen them. A
    # spectator sees what was shown to everybody.
    readers = [seat] if seat >= 0 else list(range(game.seats))
    seen = [card for card in hand if all(game.known.knows(reader, card) for reader in readers)]
    return {
        "hero": HEROES[hero - FIRST_HERO] if hero >= 0 else None,
        "cell": CELL_KEYS[cell] if cell >= 0 else None,
        "lives": game.lives[owner],
        "max_lives": game.most_lives(owner) if hero >= 0 else None,
        "red": RED[hero] if hero >= 0 else None,
        "yellow": YELLOW[hero] if hero >= 0 else None,
        "worn": KEYS[game.worn[owner]] if game.worn[owner] >= 0 else None,
        "held": cell >= 0 and game.is_held(owner),
        "level": reached.bit_length() - 1 if reached else 1,
        "hand": {
            "levels": levels_of(hand),
            "cards": sorted(names(seen)),
        },
    }


def dice_view(dice: int) -> list[Rolled]:
    shown: list[Rolled] = []
    while dice > 1:
        shown.append(["red" if dice & 4 else "yellow", dice & 3])
        dice >>= 3
    shown.reverse()
    return shown


def fight_view(fight: list[int]) -> FightView | None:
    if not fight:
        return None
    return {
        "seat": fight[0],
        "cell": CELL_KEYS[fight[1]],
        "enemies": foes_view(fight[2]),
        "stage": STAGES[fight[3]],
        "hero_dice": dice_view(fight[4]),
        "enemy_dice": dice_view(fight[5]),
        "hero_hits": fight[6],
        "enemy_hits": fight[7],
    }


def adventure_view(game: Archibald, seat: int) -> AdventureView | None:
    """adventure.hidden: the consequences stand in nobody's view but the reader's."""
    card = game.question
    if card < 0:
        return None
    reader = game.left(game.turn_of)
    outcomes = None
    if seat == reader:
        at = place_of_answer(card, 0)
        outcomes = [words_view(SCRIPTS[game.zones[OUTCOME][at + i]][0].words()) for i in range(ANSWERS[card])]
    return {"card": KEYS[card], "reader": reader, "answers": ANSWERS[card], "outcomes": outcomes}


def words_view(words: Words) -> Outcome:
    """What a verb says of itself, for whoever makes a sentence of it."""
    return {"key": words.key, "args": dict(words.args), "parts": [words_view(part) for part in words.parts]}
