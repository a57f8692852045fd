"""What lies open at a table of Fortune and Glory: dangers, fights, tests, cards read aloud, a sale."""

from bivouac.cli.words import say
from bivouac.games.fortune_and_glory.catalog import CATALOG, SKILL_WORDS, Card
from bivouac.games.fortune_and_glory.shapes import FacingView, FightView, FortuneView, Side, TestView
from bivouac.games.fortune_and_glory.state_ground import BACK, FRONT
from bivouac.terminal.words import seat_name
from bivouac.text import fortune_and_glory_cards as faces
from bivouac.text.fortune_and_glory import test_text, way_text
from bivouac.text.fortune_and_glory_clauses import ClauseWriter, keyword
from bivouac.text.lists import listed


def who(view: FortuneView, seat: int, lang: str) -> str:
    key = "fortune-and-glory-you" if seat == view["you"] else "fortune-and-glory-player"
    return say(lang, key, player=seat_name(seat, lang))


def whose(view: FortuneView, seat: int, lang: str) -> str:
    """The same inside brackets and behind a colon."""
    return say(lang, "fortune-and-glory-yours") if seat == view["you"] else seat_name(seat, lang)


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
        told.append(say(lang, f"fortune-and-glory-{state}", card=card, who=whose(view, each["seat"], lang)))
    if len(view["racers"]) > 1:
        racers = listed(lang, [who(view, each["seat"], lang) for each in view["racers"]])
        told.append(say(lang, "fortune-and-glory-race", heroes=racers))
    sale = view["sale"]
    if sale is not None:
        artifact = faces.artifact_name(card_of(sale["artifact"]).number, -1, lang)
        key = "fortune-and-glory-sale-fake" if sale["fake"] else "fortune-and-glory-sale"
        told.append(say(lang, key, who=who(view, sale["seat"], lang), artifact=artifact, n=sale["price"]))
    looking = view["looking"]
    if looking is not None:
        key = "fortune-and-glory-looking" if looking["cards"] else "fortune-and-glory-looked-at"
        told.append(say(lang, key, cards=names(looking["cards"], lang), n=looking["size"]))
    return told


def facing(view: FortuneView, each: FacingView, lang: str) -> str:
    """A danger that lies open, with its tests and what it brings."""
    card = card_of(each["card"])
    face = card.back if each["side"] == "cliffhanger" else card.front
    assert face is not None
    told = say(
        lang, f"fortune-and-glory-facing-{each['side']}", who=who(view, each["seat"], lang),
        card=side_name(each["card"], each["side"], lang), text=faces.danger_text(face, lang), n=each["glory"],
        keywords=listed(lang, [keyword(word, lang) for word in each["keywords"]]),
    )  # fmt: skip
    side = BACK if each["side"] == "cliffhanger" else FRONT
    for way in each["barred"]:
        told += f" {say(lang, 'fortune-and-glory-barred', way=way_text(card.number, side, way - 1, lang))}"
    return told


def fight(view: FortuneView, each: FightView, lang: str) -> list[str]:
    """An enemy with everything that its card shows, and the dice of the round."""
    enemy = card_of(each["enemy"])
    told = say(
        lang, "fortune-and-glory-fight", who=who(view, each["seat"], lang), card=name(each["enemy"], lang),
        dice=each["enemy_dice"], defence=each["enemy_defence"], n=each["wounds"], most=each["strength"],
        glory=enemy.glory, mine=each["dice"],
    )  # fmt: skip
    if each["gold"]:
        told += f" {say(lang, 'fortune-and-glory-gold', n=each['gold'])}"
    if each["escorts"]:
        told += f" {say(lang, 'fortune-and-glory-guards', cards=names(each['escorts'], lang))}"
    if enemy.escape is not None:
        trial = ClauseWriter(lang).trial(enemy.escape.words())
        told += f" {say(lang, 'fortune-and-glory-escape', trial=trial)}"
    printed = faces.face(enemy.number, lang)
    lines = [" ".join(part for part in (told, printed.ability, printed.standing) if part)]
    if each["mine"] or each["theirs"]:
        thrown_by = {"mine": thrown(each["mine"], lang), "theirs": thrown(each["theirs"], lang)}
        name_of_hero = who(view, each["seat"], lang)
        lines.append(
            say(lang, "fortune-and-glory-blows", who=name_of_hero, hits=each["hits"], n=each["blows"], **thrown_by)
        )
    return lines


def test(view: FortuneView, each: TestView, lang: str) -> str:
    """What is tested for which card, how far it is, and the dice."""
    side: Side = "cliffhanger" if "cliffhanger" in each["places"] else "danger"
    mask = sum(1 << SKILL_WORDS.index(skill) for skill in each["skills"])
    told = [
        say(
            lang, "fortune-and-glory-test", who=who(view, each["seat"], lang),
            card=side_name(each["card"], side, lang) if each["card"] else "none",
            test=test_text(mask, each["target"], each["needed"], lang), n=each["got"], needed=each["needed"],
        )
    ]  # fmt: skip
    if each["roll"]:
        told.append(say(lang, "fortune-and-glory-last", dice=thrown(each["roll"], lang)))
    if each["got"] < each["needed"] and (each["hits"] or not each["roll"]):
        told.append(say(lang, "fortune-and-glory-next", dice=each["dice"]))
    return " ".join(told)


def thrown(dice: list[int], lang: str) -> str:
    """Dice, the highest first."""
    return ", ".join(map(str, sorted(dice, reverse=True))) if dice else say(lang, "fortune-and-glory-no-dice")
