# not compiled: no choice at a table waits for it
"""What lies open at a table of Fortune and Glory: dangers, fights, tests, cards read aloud, a sale."""

from typing import Final

from bivouac.games.fortune_and_glory.catalog import CATALOG, SKILL_WORDS, VILLAIN, Card
from bivouac.games.fortune_and_glory.shapes import FacingView, FightView, FortuneView, Side, TestView
from bivouac.games.fortune_and_glory.state_ground import BACK, FRONT
from bivouac.text import fortune_and_glory_cards as faces
from bivouac.text.fluent import say
from bivouac.text.fortune_and_glory import test_text, way_text
from bivouac.text.fortune_and_glory_clauses import ClauseWriter, keyword
from bivouac.text.lists import listed
from bivouac.text.seats import seat_name

LONGEST: Final = 900  # Fluent refuses an argument of more than 1,000 characters


def tell(lang: str, key: str, /, **args: str | int) -> str:
    """A sentence of the table."""
    return say(lang, f"table-fortune-and-glory-{key}", {name: clipped(value) for name, value in args.items()})


def clipped(value: str | int) -> str | int:
    return f"{value[:LONGEST]}…" if isinstance(value, str) and len(value) > LONGEST else value


def who(view: FortuneView, seat: int, lang: str) -> str:
    key = "you" if seat == view["you"] else "player"
    return tell(lang, key, player=seat_name(seat, lang))


def whose(view: FortuneView, seat: int, lang: str) -> str:
    """The same inside brackets and behind a colon."""
    return tell(lang, "yours") if seat == view["you"] else seat_name(seat, lang)


def card_of(key: str) -> Card:
    return CATALOG.by_key[key]


def name(key: str, lang: str) -> str:
    return faces.name_of(card_of(key).number, lang)


def names(keys: list[str], lang: str) -> str:
    return listed(lang, [name(key, lang) for key in keys])


def side_name(key: str, side: Side, lang: str) -> str:
    """A danger by the name of the side that lies open."""
    back = card_of(key).back
    return faces.face_name(back, lang) if side == "cliffhanger" and back is not None else name(key, lang)


def happenings(view: FortuneView, lang: str) -> list[str]:
    told = [facing(view, each, lang) for each in view["facing"]]
    told += [line for each in view["fights"] for line in fight(view, each, lang)]
    told += [test(view, each, lang) for each in view["tests"]]
    for each in view["announced"]:
        state = "cancelled" if each["cancelled"] else "begun" if each["begun"] else "announced"
        card = name(each["card"], lang)
        told.append(tell(lang, state, card=card, who=whose(view, each["seat"], lang)))
    if len(view["racers"]) > 1:
        racers = listed(lang, [who(view, each["seat"], lang) for each in view["racers"]])
        told.append(tell(lang, "race", heroes=racers))
    peril = view["peril"]
    if peril is not None:
        if peril["explore"] is not None:
            told.append(tell(lang, "peril-jungle", n=peril["explore"]))
        told.append(tell(lang, "peril", n=peril["overcome"], ko=peril["ko"]))
        if peril["collapse"] is not None and peril["escape"] is not None:
            told.append(tell(lang, "peril-temple", n=peril["collapse"], out=peril["escape"]))
    sale = view["sale"]
    if sale is not None:
        artifact = faces.artifact_name(card_of(sale["artifact"]).number, -1, lang)
        key = "sale-fake" if sale["fake"] else "sale"
        told.append(tell(lang, key, who=who(view, sale["seat"], lang), artifact=artifact, n=sale["price"]))
    looking = view["looking"]
    if looking is not None:
        key = "looking" if looking["cards"] else "looked-at"
        told.append(tell(lang, key, cards=names(looking["cards"], lang), n=looking["size"]))
    sneak = view["sneak"]
    if sneak is not None:
        past = "none" if sneak["card"] is None else "card"
        card = "" if sneak["card"] is None else name(sneak["card"], lang)
        told.append(tell(lang, "sneak", who=who(view, sneak["seat"], lang), by=past, card=card, n=sneak["dice"]))
    return told


def facing(view: FortuneView, each: FacingView, lang: str) -> str:
    """A danger that lies open, with its tests and what it brings."""
    card = card_of(each["card"])
    face = card.back if each["side"] == "cliffhanger" else card.front
    assert face is not None
    told = tell(
        lang, f"facing-{each['side']}", who=who(view, each["seat"], lang),
        card=side_name(each["card"], each["side"], lang), text=faces.danger_text(face, lang), n=each["glory"],
        keywords=listed(lang, [keyword(word, lang) for word in each["keywords"]]),
    )  # fmt: skip
    side = BACK if each["side"] == "cliffhanger" else FRONT
    for way in each["barred"]:
        told += f" {tell(lang, 'barred', way=way_text(card.number, side, way - 1, lang))}"
    return told


def fight(view: FortuneView, each: FightView, lang: str) -> list[str]:
    """An enemy with everything that its card shows, and the dice of the round."""
    enemy = card_of(each["enemy"])
    is_villain = enemy.is_a == VILLAIN
    told = tell(
        lang, "villain-fight" if is_villain else "fight", who=who(view, each["seat"], lang),
        card=name(each["enemy"], lang), dice=each["enemy_dice"], defence=each["enemy_defence"], n=each["wounds"],
        most=each["strength"], glory=enemy.glory, mine=each["dice"], left=each["rounds_left"] or 0,
    )  # fmt: skip
    if each["gold"]:
        told += f" {tell(lang, 'villain-gold' if is_villain else 'gold', n=each['gold'])}"
    if each["escorts"]:
        told += f" {tell(lang, 'guards', cards=names(each['escorts'], lang))}"
    if enemy.escape is not None:
        trial = ClauseWriter(lang).trial(enemy.escape.words())
        told += f" {tell(lang, 'escape', trial=trial)}"
    printed = faces.face(enemy.number, lang)
    lines = [" ".join(part for part in (told, printed.ability, printed.standing) if part)]
    if each["mine"] or each["theirs"]:
        thrown_by = {"mine": thrown(each["mine"], lang), "theirs": thrown(each["theirs"], lang)}
        name_of_hero = who(view, each["seat"], lang)
        lines.append(tell(lang, "blows", who=name_of_hero, hits=each["hits"], n=each["blows"], **thrown_by))
    return lines


def test(view: FortuneView, each: TestView, lang: str) -> str:
    """What is tested for which card, how far it is, and the dice."""
    side: Side = "cliffhanger" if "cliffhanger" in each["places"] else "danger"
    mask = sum(1 << SKILL_WORDS.index(skill) for skill in each["skills"])
    told = [
        tell(
            lang, "test", who=who(view, each["seat"], lang),
            card=side_name(each["card"], side, lang) if each["card"] else "none",
            test=test_text(mask, each["target"], each["needed"], lang), n=each["got"], needed=each["needed"],
        )
    ]  # fmt: skip
    if each["roll"]:
        told.append(tell(lang, "last", dice=thrown(each["roll"], lang)))
    if each["got"] < each["needed"] and (each["hits"] or not each["roll"]):
        told.append(tell(lang, "next", dice=each["dice"]))
    return " ".join(told)


def thrown(dice: list[int], lang: str) -> str:
    """Dice, the highest first."""
    return ", ".join(map(str, sorted(dice, reverse=True))) if dice else tell(lang, "no-dice")
