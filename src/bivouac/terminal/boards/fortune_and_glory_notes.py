"""What lies on a table of Fortune and Glory, each as lines to point at: adventures, heroes, dangers, fights, dice."""

from collections.abc import Iterator
from typing import Final

from bivouac.games.fortune_and_glory import catalog
from bivouac.games.fortune_and_glory.map import NUMBER_OF
from bivouac.games.fortune_and_glory.odds import chance_to_pass
from bivouac.games.fortune_and_glory.shapes import (
    FightView,
    FortuneView,
    HeroView,
    SiteView,
    TestView,
    VillainView,
    as_fortune,
)
from bivouac.games.fortune_and_glory.steps_fights import HIT_ON
from bivouac.games.fortune_and_glory.view import SKILL_NAMES
from bivouac.terminal.boards.fortune_and_glory_map import (
    ARTIFACT,
    HENCHMAN,
    HOME,
    LETTERS,
    TEMPLE,
    VILLAIN,
    ZEPPELIN,
    space_name,
    space_options,
)
from bivouac.terminal.boards.notes import Ink, InkLine, Note, badge, long, padded, paragraph
from bivouac.terminal.boards.slots import FRESH, TOLD
from bivouac.terminal.canvas import clipped
from bivouac.terminal.scene import TableScene
from bivouac.text import fortune_and_glory_open as lying
from bivouac.text import fortune_and_glory_table as table
from bivouac.text.fortune_and_glory_open import card_of
from bivouac.text.sentences import capital

GLORY: Final = "✶"
DANGER: Final = "!"
HEALTH: Final = "♥"
DEFENCE: Final = "◘"
HIDDEN: Final = "▒"
HANGS: Final = "↯"
AWAY: Final = "→"
SHAKEN: Final = "↕"
EXPLORED: Final = "♣"
WIDE: Final = 60  # columns from which a hero is first of all a player
NARROW: Final = 30  # columns below which a line has where a hero is and little more


def who(scene: TableScene, seat: int) -> str:
    return scene.say("fortune-and-glory-you") if seat == scene.seat else scene.player(seat)


def name(scene: TableScene, key: str) -> str:
    return lying.name(key, scene.lang)


def number(key: str) -> int:
    return card_of(key).number


def told_mark(scene: TableScene, name: str) -> InkLine:
    """The sign before what a lesson speaks of."""
    return ((TOLD, "verdigris"),) if scene.is_told(name, -1) else ()


# -- adventures --------------------------------------------------------------------------------------------------------


def site(scene: TableScene, i: int, width: int) -> Note:
    """Worth, dangers, distance, where it is, what it is, and how far heroes there have come."""
    view = as_fortune(scene.view)
    each = view["sites"][i]
    far = table.distances(view)
    points = far[NUMBER_OF[each["space"]]] if far else -1
    artifact = capital(table.pair(each["artifact"], each["adventure"], scene.lang))
    options = space_options(scene).get(each["space"], ())
    temple = each["temple"]
    there = "".join(
        f" {LETTERS[hero['hero']]}{hero['markers'] if hero['quest'] == each['space'] and temple is None else ''}"
        for hero in view["heroes"]
        if hero["space"] == each["space"]
    )
    before = None if scene.before is None else as_fortune(scene.before)["sites"]
    is_fresh = before is not None and all(was["artifact"] != each["artifact"] for was in before)
    first: InkLine = (
        *badge(options), *told_mark(scene, f"site:{each['space']}"), (FRESH if is_fresh else "", "rust"),
        *worth(each),
        (f" {AWAY}{points} " if points >= 0 else " ", "ochre"),
        (space_name(each["space"], scene.lang), "ink"),
    )  # fmt: skip
    room = width - long(first) - len(there) - 4
    line: InkLine = (*first, (f" · {clipped(artifact, room)}", "dim")) if room > 3 else first
    return Note(
        f"site:{each['space']}", artifact, (padded(line, ((there, "verdigris"),), width),),
        (table.site(view, i, far, scene.lang),), "artifact.may-search", (f"go/{each['space']}", "search"), options,
    )  # fmt: skip


def worth(each: SiteView) -> InkLine:
    """The Fortune of an artifact, the coins under its skull, its dangers; of a temple the coins left, its markers and
    its instability."""
    temple = each["temple"]
    if temple is None:
        coins = f"+{each['gold']}" if each["gold"] else ""
        return (f"{ARTIFACT}${each['fortune']}{coins}", "gold"), (f" {DANGER}{each['danger']}", "rust")
    return (
        (f"{TEMPLE}${each['gold']}", "gold"), (f" {DANGER}{temple['markers']}/{each['danger']}", "rust"),
        (f" {SHAKEN}{temple['shaken']}" if temple["shaken"] else "", "rust"),
    )  # fmt: skip


# -- heroes ------------------------------------------------------------------------------------------------------------


def hero_lines(scene: TableScene, seat: int, width: int, rows: int) -> Note:
    """A hero's line: letter, who, where, goods; with a second one the levels, cards and what waits."""
    view = as_fortune(scene.view)
    hero = view["heroes"][seat]
    lit = (f"target/{seat + 1}", *(f"{verb}/{hero['hero']}" for verb in ("activate", "use", "ready")))
    options = tuple(i for i, option in enumerate(scene.options) if option.key in lit)
    at_turn = view["turn_of"] == seat and not scene.over and view["phase"] in ("movement", "adventure")
    head: InkLine = (
        *badge(options), *told_mark(scene, f"seat:{seat}"), ("▶" if at_turn else " ", "ochre"),
        (LETTERS[hero["hero"]], "own" if seat == scene.seat else "pawn"),
    )  # fmt: skip
    at = space_name(hero["space"], scene.lang)
    home = HOME if hero["space"] == hero["home"] else ""
    facts = (*states(scene, hero), *goods(hero, seat == scene.seat, width >= NARROW))
    room = width - long(head) - long(facts) - 2
    words = [who(scene, seat), name(scene, hero["hero"]), at + home]
    while len(words) > 1 and len(" · ".join(words)) > room:
        words.pop(1 if width >= WIDE and len(words) == 3 else 0)
    first = padded((*head, (f" {clipped(' · '.join(words), room)}", "ink")), facts, width)
    second = ((" " * 3, "ink"), *levels(scene, hero), *quest(scene, hero))
    kit: InkLine = ()
    if seat != scene.seat and hero["kit"]:
        room = max(4, width - long(second) - 3)
        kit = (("   ", "ink"), (clipped(", ".join(kept(scene, hero)), room), "dim"))
    lines = (first, (*second, *kit))[:rows]
    told = (table.hero(view, seat, scene.lang), *table.belongings(view, seat, scene.lang), *raised(scene, hero))
    asks = (f"target/{seat + 1}", f"activate/{hero['hero']}") if seat == scene.seat else (f"target/{seat + 1}",)
    clause = "cliffhanger.must-be-faced" if hero["cliffhanger"] else "ko.out-until-end" if hero["ko"] else "sheet.hero"
    return Note(
        f"seat:{seat}", table.hero(view, seat, scene.lang), lines, told, clause, asks, options, number(hero["hero"]),
        glows=at_turn,
    )  # fmt: skip


def states(scene: TableScene, hero: HeroView) -> InkLine:
    """What holds a hero up, or what a hero is busy with."""
    if hero["ko"] or hero["falling"]:
        return ((f"{scene.say('fortune-and-glory-ko')} ", "rust"),)
    return ((f"{HANGS} ", "rust"),) if hero["cliffhanger"] else ()


def goods(hero: HeroView, is_own: bool, is_roomy: bool) -> list[Ink]:
    """Fortune, Glory, health that is left, cards beside the sheet and in hand."""
    left = hero["health"] - hero["wounds"]
    hidden = hero["hidden"]["events"] + hero["hidden"]["city"]
    carried = ARTIFACT * len(hero["artifacts"])
    line: list[Ink] = [
        (f"${hero['fortune']}", "gold"),
        (f" {GLORY}{hero['glory']}", "violet"),
        (f" {HEALTH}{left}/{hero['health']}", "rust"),
    ]
    if not is_roomy:
        return line[:1]
    if not is_own:
        line += [(f" ■{len(hero['kit'])}", "dim"), (f" {HIDDEN}{hidden}", "dim")]
    return [*line, (f" {carried}" if carried else "", "gold")]


def levels(scene: TableScene, hero: HeroView) -> InkLine:
    """The four levels, marked where they are not those of the sheet."""
    line: list[Ink] = []
    for word in SKILL_NAMES:
        level = hero["levels"][word]
        plus = level["level"] - level["printed"]
        sign = "▲" if plus > 0 else "▼" if plus < 0 else ""
        skill = scene.say(f"fortune-and-glory-skill-{word}")
        line.append((f"{skill} {level['level']}{sign}  ", "verdigris" if plus > 0 else "rust" if plus < 0 else "ink"))
    return (*line, (f"{DEFENCE}{hero['defence']}", "blue"))


def quest(scene: TableScene, hero: HeroView) -> InkLine:
    """Danger markers, exploration markers, Glory that waits, an ability that is used up."""
    parts: list[Ink] = []
    if hero["markers"]:
        parts.append((f"  {DANGER}{hero['markers']}", "rust"))
    if hero["explored"]:
        parts.append((f"  {EXPLORED}{hero['explored']}", "verdigris"))
    if hero["met"]:
        parts.append((f"  +{sum(card_of(key).glory for key in hero['met'])}{GLORY}", "violet"))
    if hero["turned"]:
        parts.append((f"  {scene.say('fortune-and-glory-ability-used')}", "dim"))
    return tuple(parts)


def kept(scene: TableScene, hero: HeroView) -> list[str]:
    return [table.kept(each, scene.lang) for each in hero["kit"]]


def raised(scene: TableScene, hero: HeroView) -> list[str]:
    """What raises or lowers levels."""
    found: list[str] = []
    for word in SKILL_NAMES:
        for each in hero["levels"][word]["raises"]:
            by = name(scene, each["card"]) if "card" in each else scene.say(f"fortune-and-glory-until-{each['until']}")
            skill = scene.say(f"fortune-and-glory-skill-{word}")
            plus = f"+{each['plus']}" if each["plus"] >= 0 else str(each["plus"])
            found.append(scene.say("fortune-and-glory-raise", skill=skill, plus=plus, by=by))
    return found


# -- around the board --------------------------------------------------------------------------------------------------


def around(scene: TableScene) -> list[Note]:
    """The zeppelin, Villains, what they have taken, henchmen, an auction, cards that remain in play, are being resolved
    or wait for it, decks."""
    view = as_fortune(scene.view)
    told = iter(table.around(view, scene.lang))
    notes: list[Note] = []
    zeppelin = view["zeppelin"]
    if zeppelin is not None:
        next(told)
        said = tuple(table.zeppelin(view, scene.lang))
        aboard = "" if zeppelin["seat"] is None else f" {LETTERS[view['heroes'][zeppelin['seat']]['hero']]}"
        notes.append(
            Note(
                "zeppelin", scene.say("fortune-and-glory-zeppelin"),
                ((*told_mark(scene, "zeppelin"), (f"{ZEPPELIN} ", "rust"),
                  (space_name(zeppelin["space"], scene.lang), "ink"), (f" ${zeppelin['fortune']}", "gold"),
                  (aboard, "verdigris")),),
                said, "zeppelin.rules-on-sheet", ("board",),
            )
        )  # fmt: skip
    for villain in view["villains"]:
        notes.append(villain_note(scene, villain, next(told)))
    if view["loot"]["artifacts"] or view["loot"]["fortune"]:
        count = f" {ARTIFACT}{len(view['loot']['artifacts'])} ${view['loot']['fortune']}"
        title = scene.say("fortune-and-glory-loot")
        taken: InkLine = (*told_mark(scene, "loot"), (f"{VILLAIN} ", "rust"), (title, "ink"), (count, "gold"))
        notes.append(Note("loot", title, (taken,), (next(told),), "villain-adventure.artifact-aside"))
    if view["henchmen"]:
        places = ", ".join(space_name(each["space"], scene.lang) for each in view["henchmen"])
        line: InkLine = ((f"{HENCHMAN} ", "rust"), (places, "ink"))
        title = scene.say("fortune-and-glory-henchmen")
        supply = scene.say("fortune-and-glory-supply", soldiers=view["supply"]["soldier"], n=view["supply"]["mobster"])
        notes.append(Note("henchmen", title, (line,), (next(told), supply), "henchman.blocks"))
    if view["auction"]:
        at = space_name(view["auction"]["space"], scene.lang)
        auction = scene.say("fortune-and-glory-auction", space=at, n=view["auction"]["plus"])
        notes.append(Note("auction", auction, (((auction, "gold"),),), (next(told),), "component.auction-sale"))
    for i, stay in enumerate(view["staying"]):
        card = name(scene, stay["card"])
        whose = scene.say("fortune-and-glory-all") if stay["seat"] is None else who(scene, stay["seat"])
        line = (("∞ ", "violet"), (card, "ink"), (f" ({whose})", "dim"))
        notes.append(
            Note(
                f"staying:{i}", card, (line,), (next(told),), "event.remains-in-play", card=number(stay["card"]),
            )
        )  # fmt: skip
    waiting = [*view["in_play"], *(each["card"] for each in view["pending"])]
    for i, key in enumerate(dict.fromkeys(waiting)):
        options = tuple(n for n, option in enumerate(scene.options) if option.key == f"resolve/{key}")
        line = (*badge(options), ("… ", "violet"), (name(scene, key), "ink"))
        notes.append(Note(f"open:{i}", name(scene, key), (line,), (), "card.read-aloud", (), options, number(key)))
    sizes = view["sizes"]
    short = scene.say("fortune-and-glory-decks", danger=sizes["danger"], event=sizes["event"])
    counts = {each: str(count) for each, count in sizes.items()}
    thrown = scene.say("fortune-and-glory-discards", n=sum(len(pile) for pile in discards(view).values()))
    decks = (scene.say("fortune-and-glory-decks-told", **counts), thrown)
    return [*notes, Note("decks", scene.say("fortune-and-glory-decks-title"), (((short, "dim"),),), decks,
                         "card.discard-per-deck")]  # fmt: skip


def villain_note(scene: TableScene, each: VillainView, told: str) -> Note:
    """Where a Villain is, its wounds and what it bears, its bodyguards, its danger markers."""
    line: InkLine = (
        *told_mark(scene, f"villain:{each['card']}"), (f"{VILLAIN} ", "rust"), (name(scene, each["card"]), "ink"),
        (f" {space_name(each['space'], scene.lang)}", "dim"),
        (f" {HEALTH}{each['strength'] - each['wounds']}/{each['strength']}", "rust"),
        (f" {HENCHMAN}{each['guards']}" if each["guards"] else "", "rust"),
        (f" {DANGER}{each['markers']}" if each["markers"] else "", "rust"),
    )  # fmt: skip
    card = number(each["card"])
    return Note(f"villain:{each['card']}", name(scene, each["card"]), (line,), (told,), "villain.values", (), (), card)


def discards(view: FortuneView) -> dict[str, list[str]]:
    return {pile: keys for pile, keys in view["discards"].items() if isinstance(keys, list)}


# -- what lies open ----------------------------------------------------------------------------------------------------


def scenes(scene: TableScene, width: int) -> list[Note]:
    """Tests, fights, dangers, which are part of one another; then cards that are read aloud, a race, a sale."""
    view = as_fortune(scene.view)
    notes: list[Note] = []
    for i, test in enumerate(view["tests"]):
        told = lying.test(view, test, scene.lang)
        drawn = (*thrown(scene, test), *signed(" ", told, width))
        card = -1 if test["card"] is None else number(test["card"])
        notes.append(Note(f"test:{i}", scene.say("fortune-and-glory-test"), drawn, (told,),
                          "test.repeat-while-success", ("roll", "push/1"), (), card, is_told=True))  # fmt: skip
    for i, fight in enumerate(view["fights"]):
        lines = lying.fight(view, fight, scene.lang)
        drawn = (*signed(HENCHMAN, lines[0], width), *blows(scene, fight))
        is_villain = card_of(fight["enemy"]).is_a == catalog.VILLAIN
        clause = "villain-fight.single-round" if is_villain else "combat.rounds"
        notes.append(Note(f"fight:{i}", name(scene, fight["enemy"]), drawn, tuple(lines), clause,
                          ("fight", "escape"), (), number(fight["enemy"]), is_told=True))  # fmt: skip
    for i, facing in enumerate(view["facing"]):
        told = lying.facing(view, facing, scene.lang)
        title = lying.side_name(facing["card"], facing["side"], scene.lang)
        sign = HANGS if facing["side"] == "cliffhanger" else DANGER
        clause = "cliffhanger.must-be-faced" if facing["side"] == "cliffhanger" else "danger.how-overcome"
        first, *others = signed(sign, told, width - 1)
        drawn = ((*told_mark(scene, "scene"), *first), *others)
        notes.append(Note(f"facing:{i}", title, drawn, (told,), clause, ("mode/1",), (),
                          number(facing["card"]), is_told=True))  # fmt: skip
    notes += rest(scene, view, width)
    return notes


def rest(scene: TableScene, view: FortuneView, width: int) -> Iterator[Note]:
    """Cards that are read aloud, a race, a sale, cards to choose from, a sneak test."""
    before = len(view["facing"]) + sum(len(lying.fight(view, each, scene.lang)) for each in view["fights"])
    told = lying.happenings(view, scene.lang)[before + len(view["tests"]) :]
    signs = [
        *(("¶", f"announced:{i}", "card.read-aloud", number(each["card"])) for i, each in enumerate(view["announced"])),
        *([("»", "race", "race.alternate", -1)] if len(view["racers"]) > 1 else []),
        *([(EXPLORED, "explore", "jungle.find-first", -1)] if in_jungle(view) else []),
        *([("%", "peril", "danger.draw", -1)] if view["peril"] is not None else []),
        *([(SHAKEN, "collapse", "collapse.roll", -1)] if in_temple(view) else []),
        *([("$", "sale", "sell.value", number(view["sale"]["artifact"]))] if view["sale"] is not None else []),
        *([("?", "looking", "card.play-immediately-on-choice", -1)] if view["looking"] is not None else []),
        *([("…", "sneak", "sneak.roll", -1)] if view["sneak"] is not None else []),
    ]
    for (sign, key, clause, card), said in zip(signs, told, strict=True):
        yield Note(key, said, signed(sign, said, width), (said,), clause, (), (), card, is_told=True)


def in_jungle(view: FortuneView) -> bool:
    """Whether the reader is told the chance to find the adventure."""
    return view["peril"] is not None and view["peril"]["explore"] is not None


def in_temple(view: FortuneView) -> bool:
    """Whether the reader is told the chances of a collapse."""
    return view["peril"] is not None and view["peril"]["collapse"] is not None


def signed(sign: str, text: str, width: int) -> tuple[InkLine, ...]:
    """A paragraph behind a sign."""
    lines = paragraph(text, width - 2)
    return tuple(((f"{sign} " if i == 0 else "  ", "rust"), *line) for i, line in enumerate(lines))


def pips(got: int, needed: int) -> str:
    return "●" * min(got, needed) + "○" * max(0, needed - got)


def dice(faces: list[int], target: int) -> list[Ink]:
    """Dice, the highest first; a success stands out and bears a sign."""
    return [
        (f" {face}✓", "own") if face >= target else (f" {face} ", "dim") for face in sorted(faces, reverse=True)
    ]  # fmt: skip


def spaced(boxes: list[Ink]) -> list[Ink]:
    return [part for box in boxes for part in (box, (" ", "dim"))]


def thrown(scene: TableScene, test: TestView) -> tuple[InkLine, ...]:
    """Successes as markers, the dice of the last roll, and those of the next one with the chance to pass."""
    skills = " / ".join(scene.say(f"fortune-and-glory-skill-{skill}") for skill in test["skills"])
    line: list[Ink] = [
        (f"▣ {skills} {test['target']}+ ", "ink"),
        (pips(test["got"], test["needed"]), "verdigris"),
        ("  ", "dim"),
    ]
    line += spaced(dice(test["roll"], test["target"]))
    missing = test["needed"] - test["got"]
    if missing > 0 and (test["hits"] or not test["roll"]):
        chance = round(100 * chance_to_pass(test["dice"], test["target"], missing, 0))
        count = scene.say("fortune-and-glory-push", n=test["dice"], wounds=0)
        line.append((f"{AWAY} {count}, {scene.say('fortune-and-glory-chance', n=chance)}", "ochre"))
    return (tuple(line),)


def blows(scene: TableScene, fight: FightView) -> tuple[InkLine, ...]:
    """Both sides' dice, and the wounds of the enemy."""
    wounds: InkLine = (
        (f"  {name(scene, fight['enemy'])} ", "rust"),
        (pips(fight["wounds"], fight["strength"]), "rust"),
    )
    if not fight["mine"] and not fight["theirs"]:
        return (wounds,)
    letter = LETTERS[as_fortune(scene.view)["heroes"][fight["seat"]]["hero"]]
    mine: InkLine = ((f"  {letter} ", "verdigris"), *spaced(dice(fight["mine"], HIT_ON)))
    return ((*mine, (f" {HENCHMAN} ", "rust"), *spaced(dice(fight["theirs"], HIT_ON))), wounds)


def cities(scene: TableScene, width: int) -> list[Note]:
    """The cities, the nearest first."""
    far = table.distances(as_fortune(scene.view))
    if not far:
        return []
    told = table.cities(far, scene.lang)
    title = scene.say("fortune-and-glory-cities")
    return [Note("cities", title, signed("●", told, width), (told,), "board.city-major", is_told=True)]
