"""What the pictures of Fortune and Glory's cards tell, from its catalogue."""

from typing import Final

from bivouac.engine.catalog import ORIGINAL
from bivouac.engine.verbs import Words
from bivouac.games.fortune_and_glory.box import IN_BOX
from bivouac.games.fortune_and_glory.cards.locations import LOCATIONS, LocationFacts
from bivouac.games.fortune_and_glory.catalog import CATALOG, DECK_WORDS, ENEMY, KEYWORDS, NAZI, REFERENCE, VILLAIN
from bivouac.games.fortune_and_glory.map import ALL_SPACES
from bivouac.pictures.mood import Beside, CardNote, Facts
from bivouac.text.cards import card_flavour
from bivouac.text.fluent import say
from bivouac.text.game_text import Face

CARDS: Final = len(IN_BOX)  # the catalogue is full once the box is
ENEMIES: Final = (ENEMY, NAZI, REFERENCE, VILLAIN)


def facts(number: int) -> Facts:
    """The first keyword of an enemy is its type (combat.enemy-keywords), that of a Villain its clan."""
    card = CATALOG.cards[number]
    types = (KEYWORDS[card.kind],) if card.is_a in ENEMIES else ()
    return Facts(DECK_WORDS[card.is_a], types, card.origin)


def behind(number: int) -> dict[str, int]:
    """The Glory of the cliffhanger behind a danger (card.danger-double-sided)."""
    back = CATALOG.cards[number].back
    return {} if back is None else {"glory": back.glory}


def notes(number: int, lang: str) -> tuple[CardNote, ...]:
    """How an enemy is escaped from, and where a hero begins."""
    card = CATALOG.cards[number]
    if card.escape is not None:
        return (CardNote("escape", ""), *tried(card.escape.words()))
    return (CardNote("home", space_name(card.start, lang)),) if card.start >= 0 else ()


def tried(words: Words) -> list[CardNote]:
    """Tests by the marks of their skills: what each die must show, and how many must show it."""
    if words.key == "test":
        skills = str(words.args["skills"]).split()
        first = [CardNote(skill, "+") for skill in skills[:-1]]
        return [*first, CardNote(skills[-1], f"{words.args['target']}+\u00a0×\u00a0{words.args['n']}")]
    said = [tried(part) for part in words.parts]
    between = "/" if words.key == "either" else "&"
    for each in said[:-1]:
        each[-1] = CardNote(each[-1].mark, f"{each[-1].word} {between}")
    return [note for each in said for note in each]


def space_name(number: int, lang: str) -> str:
    return say(lang, f"space-fortune-and-glory-{ALL_SPACES[number].key}")


def locations(lang: str) -> list[Beside]:
    return [location(each, lang) for each in LOCATIONS]


def location(card: LocationFacts, lang: str) -> Beside:
    """card.location-contents: a land, which gives the card its name, and a city; card.gold-bonus-location."""
    face = Face(
        key=card.key,
        name=space_name(card.land, lang),
        kind=say(lang, "location-fortune-and-glory-kind"),
        prerequisite="",
        ability="",
        standing="",
        reminder="",
        head="",
        spoken="",
        origin=say(lang, f"origin-{ORIGINAL}"),
        source="",
        facts=say(lang, "location-fortune-and-glory-city", {"city": space_name(card.city, lang)}),
        flavour=card_flavour("fortune-and-glory", card.key, lang),
    )
    return Beside(
        face=face,
        facts=Facts("location", (), ORIGINAL),
        numbers={"fortune": card.bonus} if card.bonus else {},
        notes=(CardNote("city", space_name(card.city, lang)),),
        tags=("shuffle",) if card.shuffles else (),
    )
