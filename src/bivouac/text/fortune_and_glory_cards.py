# not compiled: no choice at a table waits for it
"""What is written on a card of Fortune and Glory, made from what the card does."""

from functools import lru_cache
from typing import Final

from bivouac.games.fortune_and_glory import catalog as cards
from bivouac.games.fortune_and_glory.catalog import CATALOG, Card, DangerFace, keywords_of
from bivouac.games.fortune_and_glory.map import KEYS as SPACE_KEYS
from bivouac.text import french
from bivouac.text.fluent import language_of, say
from bivouac.text.fortune_and_glory_clauses import ME, NAME, ONE, Args, ClauseWriter, keyword, text
from bivouac.text.game_text import Face
from bivouac.text.lists import folded
from bivouac.text.sentences import capital, sentence

ENEMY_DECKS: Final = (cards.ENEMY, cards.NAZI, cards.REFERENCE)


def name_of(number: int, lang: str) -> str:
    card = CATALOG.cards[number]
    return french.typeset(card.fr) if language_of(lang) == "fr" else card.en


def whole_name(number: int, lang: str) -> str:
    """Its name where it stands alone: "of Medusa" is an adventure."""
    name = name_of(number, lang)
    return text(lang, "name adventure", {"name": name}) if CATALOG.cards[number].is_a == cards.ADVENTURE else name


def face_name(face: DangerFace, lang: str) -> str:
    return french.typeset(face.fr) if language_of(lang) == "fr" else face.en


def inside(name: str, lang: str) -> str:
    """A name that begins with its article, inside a sentence: "the Sword", "l’épée"."""
    articles = ("Le ", "La ", "Les ", "L’") if language_of(lang) == "fr" else ("The ",)
    return f"{name[0].lower()}{name[1:]}" if name.startswith(articles) else name


def artifact_name(artifact: int, adventure: int, lang: str) -> str:
    """An artifact with its adventure, inside a sentence: "the Sword of Medusa"."""
    return inside(
        f"{name_of(artifact, lang)} {name_of(adventure, lang)}" if adventure >= 0 else name_of(artifact, lang), lang
    )


def kind_of(card: Card, lang: str) -> str:
    word = cards.DECK_WORDS[card.is_a]
    if card.is_a == cards.VILLAIN:
        return text(lang, f"kind villain-{cards.CLAN_WORDS[card.clan]}")
    if card.is_a == cards.CITY and card.secret:
        word = "secret"
    elif card.is_a == cards.CITY and card.front is not None:
        word = "city-danger"
    elif card.is_a == cards.ITEM:
        word = "item-ally" if card.kind == cards.ALLY else "item-gear"
    elif card.temple or card.number == cards.TREASURE:
        word = "temple" if card.temple else "treasure"
    kind = text(lang, f"kind {word}")
    types = listed(card.keywords, lang, card.kind if card.is_a in ENEMY_DECKS else -1)
    return say(lang, "card-kind", {"kind": kind, "types": types}) if types else kind


def listed(mask: int, lang: str, first: int = -1) -> str:
    """Keywords; the type of an enemy comes first (combat.enemy-keywords)."""
    words = keywords_of(mask)
    if first >= 0:
        words.sort(key=lambda word: word != cards.KEYWORDS[first])
    return folded(lang, "names", [keyword(word, lang) for word in words]) if words else ""


def facts_of(card: Card, lang: str) -> str:
    """The numbers that are printed on it, each as a short phrase."""
    said: list[str] = []
    if card.is_a == cards.HERO:
        for word, level in zip(cards.SKILL_WORDS, card.levels, strict=True):
            said.append(text(lang, "facts level", {"skill": text(lang, f"skill {word}"), "n": level}))
    for name, number in numbers_of(card).items():
        if name not in cards.SKILL_WORDS:
            key = "coins" if card.temple else "worth" if card.is_a == cards.ARTIFACT else name
            if card.is_a == cards.VILLAIN and name == "dice":
                key = "combat"
            said.append(text(lang, f"facts {key}", {"n": number}))
    said = [folded(lang, "names", said)] if said else []
    if card.start >= 0:
        home = say(lang, f"space-{NAME}-{SPACE_KEYS[card.start]}", attribute="the")
        said.append(text(lang, "facts start", {"space": home}))
    if card.escape is not None:
        key = "collapse" if card.temple else "escape"
        said.append(text(lang, f"facts {key}", {"trial": ClauseWriter(lang).trial(card.escape.words())}))
    return " ".join(map(sentence, said))


def numbers_of(card: Card) -> dict[str, int]:
    """The numbers that are printed on a card, by name; what it has not is left out."""
    made: dict[str, int] = {}
    if card.is_a == cards.HERO:
        made |= dict(zip(cards.SKILL_WORDS, card.levels, strict=True))
    for name, number in (
        ("health", card.health), ("search", card.search), ("dice", card.dice), ("wounds", card.wounds),
        ("defence", card.defence), ("glory", card.glory), ("fortune", card.fortune), ("danger", card.danger),
        ("loyalty", card.loyalty), ("price", card.price),
    ):  # fmt: skip
        if number and not (name == "fortune" and card.is_a == cards.NAZI and not card.dice):
            made[name] = number
    return made


def timing_of(card: Card, lang: str) -> str:
    """When a card of the hand is played, as the head of its effect; empty for one that is read aloud at once."""
    moment, whose = card.timing.moment, card.timing.whose
    if moment < 0 or moment == cards.NOW:
        return ""
    effect = None if card.effect is None else card.effect.words()
    return ClauseWriter(lang, ME if whose == cards.MINE else ONE).head(moment, whose, effect)


def effect_of(card: Card, lang: str) -> str:
    """The effect of a card that is played, without its moment."""
    if card.effect is None:
        return ""
    return writer_of(card, lang).sentences(card.effect.words())


def writer_of(card: Card, lang: str) -> ClauseWriter:
    """Cards that are read aloud, and those of the own turn, are about their owner."""
    is_mine = card.timing.moment < 0 or card.timing.moment >= cards.OWN or card.timing.whose == cards.MINE
    return ClauseWriter(lang, ME if is_mine else ONE)


def danger_text(face: DangerFace, lang: str) -> str:
    writer = ClauseWriter(lang)
    said = sentence(writer.trial(face.test.words()))
    if face.fail is not None:
        said = f"{said} {writer.opened('head colon', writer.say('head if-you-fail'), face.fail.words())}"
    after = after_text(face, lang)
    return f"{said} {after}" if after else said


def after_text(face: DangerFace, lang: str) -> str:
    """What a danger says about the choice right after it; empty for most of them."""
    writer = ClauseWriter(lang)
    lines = [
        writer.opened("head colon", writer.say(f"head {head}"), verb.words())
        for head, verb in (("if-you-stop", face.stop), ("if-you-press-on", face.press))
        if verb is not None
    ]
    return " ".join(lines)


def cliffhanger_text(face: DangerFace, lang: str) -> str:
    """The back of a danger in one line: its name, its keywords, its tests, its Glory."""
    args: Args = {
        "name": face_name(face, lang), "keywords": listed(face.keywords, lang), "text": danger_text(face, lang),
        "n": face.glory,
    }  # fmt: skip
    return text(lang, "card cliffhanger", args)


def special_text(number: int, lang: str) -> str:
    """special-text.nature: the special text of an Adventure; empty for one without."""
    return " ".join(ClauseWriter(lang).abilities(CATALOG.cards[number].abilities))


@lru_cache(maxsize=4096)
def face(number: int, lang: str, with_texts: bool = False) -> Face:
    """A card made from its facts, its tests, its abilities and its verbs. `with_texts`: for a table where special texts
    hold."""
    card = CATALOG.cards[number]
    writer = writer_of(card, lang)
    head = timing_of(card, lang)
    lines: list[str] = []
    if card.effect is not None:
        words = card.effect.words()
        lines.append(writer.opened("head colon", head, words) if head else writer.sentences(words))
    elif head:
        lines.append(sentence(text(lang, "card played", {"head": head})))
    if card.arrives is not None:
        lines.append(writer.opened("head colon", text(lang, "head arrives"), card.arrives.words()))
    danger = "" if card.front is None else danger_text(card.front, lang)
    if danger:
        lines.append(danger)
    if card.is_a == cards.NAZI and card.fortune and not card.dice:
        lines.append(text(lang, "card escorted", {"n": card.fortune}))
    if card.each_round is not None:
        lines.append(writer.opened("head colon", text(lang, "head each-round"), card.each_round.words()))
    remains = [text(lang, f"card stays-{cards.STAY_WORDS[card.stays]}")] if card.stays else []
    standing = ClauseWriter(lang, ONE if card.is_a == cards.VILLAIN else ME).abilities(card.abilities)
    if card.is_a == cards.ADVENTURE and standing and not with_texts:
        standing.append(text(lang, "card advanced"))
    if card.for_all and standing:
        standing.append(text(lang, "card for-all"))
    if card.back is not None:
        standing.append(cliffhanger_text(card.back, lang))
    source = text(lang, "source public", {"source": card.source.replace("'", french.APOSTROPHE)}) if card.source else ""
    return Face(
        key=card.key,
        name=name_of(number, lang),
        kind=kind_of(card, lang),
        facts=facts_of(card, lang),
        prerequisite=text(lang, "card now") if card.timing.moment == cards.NOW else "",
        ability=" ".join(lines + remains),
        standing=" ".join(standing),
        reminder=text(lang, "card shuffle") if card.shuffle else text(lang, "card temple") if card.temple else "",
        head=capital(head) if head else "",
        spoken=" ".join(part for part in (effect_of(card, lang), danger, *remains, *standing) if part)
        or " ".join(lines),
        origin=say(lang, f"origin-{card.origin}"),
        source=source,
        back="" if card.back is None else face_name(card.back, lang),
    )
