"""Fortune and Glory in cells: adventures and heroes on top, then what happens or where to go, the own cards last."""

from dataclasses import replace
from typing import Final

from textual.geometry import Region

from bivouac.engine.game import View
from bivouac.games.fortune_and_glory import catalog
from bivouac.games.fortune_and_glory.actions import ACTIONS
from bivouac.games.fortune_and_glory.catalog import CATALOG
from bivouac.games.fortune_and_glory.map import FIRST_CITY, NUMBER_OF
from bivouac.games.fortune_and_glory.map import KEYS as SPACE_KEYS
from bivouac.games.fortune_and_glory.odds import chance_to_pass
from bivouac.games.fortune_and_glory.shapes import as_fortune
from bivouac.games.fortune_and_glory.view import PHASES
from bivouac.terminal.boards.base import Board, Pile
from bivouac.terminal.boards.fortune_and_glory_map import (
    ARTIFACT,
    HOME,
    LETTERS,
    draw_goals,
    draw_map,
    goals,
    rows_of_goals,
    space_options,
)
from bivouac.terminal.boards.fortune_and_glory_notes import (
    around,
    cities,
    discards,
    hero_lines,
    name,
    number,
    scenes,
    site,
)
from bivouac.terminal.boards.notes import Column, Note, long, write
from bivouac.terminal.boards.slots import NARROWEST, TICKET, Rows, Slot, chips, grown, row, widths
from bivouac.terminal.canvas import Canvas, Thing
from bivouac.terminal.scene import TableScene, face_of
from bivouac.terminal.words import say
from bivouac.text import card_name, fluent, phase_name
from bivouac.text import fortune_and_glory_table as table
from bivouac.text.sentences import capital

GAME: Final = table.GAME
HAND_VERBS: Final = ("play", "discard")
KIT_VERBS: Final = ("activate", "use", "ready", "discard")
ARTIFACT_VERBS: Final = ("sell", "give-up")
GAINS: Final = ("draw", "sell")
MARKET_VERBS: Final = ("buy", "buy-gear", "buy-ally", "heal")
# What a card is at a glance: a sign and an ink, by its deck.
SIGNS: Final = {
    catalog.EVENT: ("▷", "violet", "event"), catalog.CITY: (HOME, "blue", "city"),
    catalog.GEAR: ("■", "ochre", "gear"), catalog.ALLY: ("▲", "verdigris", "ally"),
    catalog.ITEM: ("□", "ochre", "item-gear"), catalog.ARTIFACT: (ARTIFACT, "gold", "artifact"),
}  # fmt: skip
USED: Final = "↷"  # beside a card that was activated and is turned
CHIP: Final = 15  # columns that a card or a ware wants
ROOMY: Final = 3  # wares beside one another where there are rows enough
ROOMY_GOAL: Final = 19  # columns of a space where there are rows enough
MAP: Final = (11, 26)  # the fewest and most rows of a map
STAGE: Final = 4  # rows for what happens in a small window
ASKED: Final = 3  # rows of a question and what Enter does
LOG: Final = 2  # rows of the log that a comfortable table leaves
LEAST: Final = 8  # rows that the table has at any rate
NEAR: Final = 6  # points: spaces further off are not asked about unless somebody points at them
# The clauses that matter for a kind of card.
CLAUSES: Final = {
    catalog.EVENT: ("event.any-time", "event.discarded-after"),
    catalog.CITY: ("card.city-when", "city.cards-read-aloud"),
    catalog.GEAR: ("card.gear-ally-effect", "gear.carry-limit", "gear.activation-once"),
    catalog.ALLY: ("card.gear-ally-effect", "gear.carry-limit", "ally.loyalty-value"),
    catalog.ITEM: ("item.works-like-gear", "item.counts-in-limit", "item.returns-to-shop"),
    catalog.ENEMY: ("combat.rounds", "escape.any-round"),
    catalog.NAZI: ("combat.rounds", "escape.any-round"),
    catalog.REFERENCE: ("combat.reference-enemy", "combat.rounds"),
    catalog.DANGER: ("danger.how-overcome", "danger.fail-flips-card"),
    catalog.ARTIFACT: ("card.artifact-fortune-value", "sell.any-artifact"),
    catalog.ADVENTURE: ("card.adventure-danger-value", "artifact.obtained-at-value"),
    catalog.HERO: ("sheet.hero", "skill.four"),
    catalog.VILLAIN: ("villain.values", "sneak.when", "villain-fight.single-round", "villain-fight.no-escape"),
}


class FortuneAndGloryBoard(Board):
    free = frozenset({"go", "fly", "stay", "play", "activate", "use", "search", "buy", "buy-gear", "buy-ally", "sell"})

    def fewest_rows(self, scene: TableScene, width: int, height: int) -> int:
        """All that can be chosen has room, and the question below it too."""
        least = self.heights(scene, width, 0)
        needed = sum(least.values())
        others = -(-len(self.seats(scene)[1]) // 2)
        wanted = needed + 2 - least["around"] - least["own"] // 2 + others - least["others"]
        wanted += max(0, self.wanted(scene, width) - least["stage"])
        most = height - 2 - ASKED - rows_in_words(scene, self.placed(scene), width)
        return max(LEAST, min(wanted, most - LOG), min(needed, most))

    # -- one line on top ---------------------------------------------------------------------------------------------

    def headline(self, scene: TableScene, canvas: Canvas, area: Region) -> list[Thing]:
        """The round, its phases, who is First Player, what wins."""
        view, inks = as_fortune(scene.view), canvas.inks
        now = PHASES.index(view["phase"])
        text = scene.say("fortune-and-glory-round", n=str(view["round"]))
        x = canvas.text(area.x, area.y, f" {text} ", inks("ink", bold=True), area.width)
        for each in range(1, len(PHASES)):
            glows = each == now and not scene.over
            word = scene.say(f"fortune-and-glory-phase-{PHASES[each]}")
            style = inks("on_glow", "glow", bold=True) if glows else inks("dim")
            x = canvas.text(x, area.y, f" {word} ", style, area.right - x)
        told = (
            phase_name(GAME, now, scene.lang),
            scene.say("fortune-and-glory-first-told", player=scene.player(view["first_player"])),
            scene.say("fortune-and-glory-goal-told", n=view["goal"]),
        )
        place = Region(area.x, area.y, x - area.x, 1)
        things = [Thing("round", place, scene.say("fortune-and-glory-round-title"), (), (), -1, told, "round.phases")]
        first = view["heroes"][view["first_player"]]["hero"]
        more = scene.say("fortune-and-glory-first", letter=LETTERS[first], goal=view["goal"])
        if view["move_die"] and view["phase"] == "movement":
            more = f"{more}  {scene.say('fortune-and-glory-points', die=view['move_die'], n=view['points'])}"
        canvas.text(x + 1, area.y, more, inks("ochre"), area.right - x - 1)
        return things

    # -- the table ---------------------------------------------------------------------------------------------------

    def draw(self, scene: TableScene, canvas: Canvas, area: Region, focus: str) -> list[Thing]:
        heights = self.heights(scene, area.width, area.height)
        things: list[Thing] = []
        take = Rows(area).take
        view = as_fortune(scene.view)
        sites = [site(scene, i, wide(area, len(view["sites"]), heights["sites"])) for i in range(len(view["sites"]))]
        things += beside(canvas, take(heights["sites"]), sites, focus)
        own, others = self.seats(scene)
        if own is not None:
            region = take(heights["own"])
            things.append(
                write(canvas, region, hero_lines(scene, own, area.width, region.height), focus == f"seat:{own}")
            )
        room = wide(area, len(others), heights["others"])
        rows = 2 if heights["others"] >= 2 * len(others) else 1
        notes = [hero_lines(scene, seat, room, rows) for seat in others]
        things += beside(canvas, take(heights["others"]), notes, focus, rows)
        things += flowed(canvas, take(heights["around"]), around(scene), focus)
        stage = take(area.height - sum(heights.values()) + heights["stage"])
        things += self.stage(scene, canvas, stage, focus)
        things += lay(scene, canvas, take(heights["cards"]), self.cards(scene), focus)
        return things

    def seats(self, scene: TableScene) -> tuple[int | None, list[int]]:
        """The own seat, and the others as they sit."""
        order = table.seats_from(as_fortune(scene.view))
        return (None, order) if scene.seat is None else (order[0], order[1:])

    def heights(self, scene: TableScene, width: int, rows: int) -> dict[str, int]:
        """The rows of each part: first what must be there, then what makes it comfortable, first come first."""
        own, others = self.seats(scene)
        cards = len(self.cards(scene))
        chips_across = max(1, (width + 1) // (CHIP + 1))
        found = len(goals(scene))
        least = {
            "sites": 2,
            "own": 0 if own is None else 1,
            "others": -(-len(others) // (4 if found and len(others) > 3 else 2)),
            "around": 0 if found else 1,
            "stage": max(STAGE, self.needed(scene, width)),
            "cards": -(-cards // chips_across),
        }
        stage = [("stage", height) for height in range(least["stage"] + 1, self.wanted(scene, width) + 1)]
        growth = (
            ("around", 1), ("own", 2 if own is not None else 0), *stage, ("others", -(-len(others) // 2)),
            ("sites", len(as_fortune(scene.view)["sites"])),
            ("others", len(others)), ("cards", TICKET + 1 if cards else 0),
            ("stage", self.wanted(scene, width) + MAP[0]), ("cards", 5 if cards else 0),
            ("others", 2 * len(others)), ("cards", 7 if cards else 0),
        )  # fmt: skip
        return grown(least, dict.fromkeys(least, 1), growth, rows - sum(least.values()))

    # -- what happens, and what can be chosen there ------------------------------------------------------------------

    def needed(self, scene: TableScene, width: int) -> int:
        """The rows without which something could not be chosen in the middle of the table."""
        wares = len(self.wares(scene)) + len(self.pushes(scene))
        rows = -(-wares // max(1, (width + 1) // (CHIP + 1)))
        return rows + rows_of_goals(len(goals(scene)), width)

    def wanted(self, scene: TableScene, width: int) -> int:
        """The rows in which all that happens can be read."""
        wares = len(self.wares(scene)) + len(self.pushes(scene))
        rows = -(-wares // ROOMY) + rows_of_goals(len(goals(scene)), width, ROOMY_GOAL)
        return rows + sum(len(note.lines) for note in scenes(scene, width))

    def stage(self, scene: TableScene, canvas: Canvas, area: Region, focus: str) -> list[Thing]:
        """What happens, then spaces or wares to choose from, then the map or how far the cities are."""
        found = goals(scene)
        wares, pushes = self.wares(scene), self.pushes(scene)
        must = self.needed(scene, area.width)
        column = Column(canvas, area, focus)
        for note in scenes(scene, area.width):
            column.put(note, must)
        things = column.things
        free = area.bottom - column.y
        if found:
            many = rows_of_goals(len(found), area.width, ROOMY_GOAL)
            rows = min(many, free) if must <= free else free
            take = Region(area.x, column.y, area.width, max(rows, min(must, free)))
            things += draw_goals(scene, canvas, take, found, focus)
            column.y += take.height
        for slots in (wares, pushes):
            if slots:
                room = area.bottom - column.y
                rows = next((rows for n in (ROOMY, ROOMY + 1) if (rows := -(-len(slots) // n)) <= room), room)
                take = Region(area.x, column.y, area.width, min(rows, area.bottom - column.y))
                things += chips(scene, canvas, take, slots, focus)
                column.y += take.height
        free = area.bottom - column.y
        if free >= MAP[0]:
            rows = min(MAP[1], free)
            take = Region(area.x, column.y + (free - rows) // 2, area.width, rows)
            things += draw_map(scene, canvas, take, focus)
        elif not found:
            for note in cities(scene, area.width):
                column.put(note, 0)
        return things

    def wares(self, scene: TableScene) -> list[Slot]:
        """In a city: what the shop has and costs, a card of a deck, healing; lit if it can be paid."""
        if scene.seat is None or not any(option.key.partition("/")[0] in MARKET_VERBS for option in scene.options):
            return []
        view = as_fortune(scene.view)
        hero = view["heroes"][scene.seat]
        slots: list[Slot] = []
        for item in view["shop"]:
            key = f"buy/{item['card']}"
            mark, ink, _ = SIGNS[catalog.ITEM]
            slots.append(
                Slot(
                    f"shop:{item['card']}", name(scene, item["card"]), mark,
                    scene.say("fortune-and-glory-price", n=item["price"]), ink, "", keyed(scene, key), (key,),
                    number(item["card"]),
                    (scene.say("fortune-and-glory-stock", n=item["stock"], price=item["price"]),), "item.open-choice",
                    is_empty=not item["stock"],
                )
            )  # fmt: skip
        for deck, verb in ((catalog.GEAR, "buy-gear"), (catalog.ALLY, "buy-ally")):
            mark, ink, word = SIGNS[deck]
            price = hero["prices"]["gear" if deck == catalog.GEAR else "ally"]
            slots.append(
                Slot(
                    f"shop:{word}", scene.say(f"fortune-and-glory-{verb}"), mark,
                    scene.say("fortune-and-glory-price", n=price), ink, "", keyed(scene, verb), (verb,),
                    told=(kind_of(word, scene.lang),), clause="gear.price",
                )
            )  # fmt: skip
        for i, option in enumerate(scene.options):
            verb, _, noun = option.key.partition("/")
            if verb == "heal":
                price = int(noun) * hero["prices"]["heal"]
                slots.append(
                    Slot(
                        f"shop:{option.key}", scene.say("fortune-and-glory-heal", n=int(noun)), "♥",
                        scene.say("fortune-and-glory-price", n=price), "rust", "", (i,), clause="city.heal-price",
                    )
                )  # fmt: skip
        return slots

    def pushes(self, scene: TableScene) -> list[Slot]:
        """Before a roll that can be pushed: the dice for so many wounds, and the chance to pass."""
        tests = as_fortune(scene.view)["tests"]
        if not tests or not any(option.key.startswith("push/") for option in scene.options):
            return []
        test = tests[-1]
        missing = max(1, test["needed"] - test["got"])
        slots: list[Slot] = []
        for i, option in enumerate(scene.options):
            verb, _, noun = option.key.partition("/")
            if verb in ("roll", "push"):
                more = int(noun or 0)
                chance = round(100 * chance_to_pass(test["dice"], test["target"], missing, more))
                title = scene.say("fortune-and-glory-push", n=test["dice"] + more, wounds=more)
                slots.append(
                    Slot(
                        f"push:{more}", title, "", scene.say("fortune-and-glory-chance", n=chance),
                        "rust" if more else "verdigris", "", (i,), clause=option.clause,
                    )
                )  # fmt: skip
        return slots

    # -- the own cards -----------------------------------------------------------------------------------------------

    def cards(self, scene: TableScene) -> list[Slot]:
        """The hand, Gear and Allies with those marked that are used up, artifacts that are carried."""
        view = as_fortune(scene.view)
        if scene.seat is None:
            return []
        before = None if scene.before is None else as_fortune(scene.before)
        had = [] if before is None else [*before["hand"], *(kit["card"] for kit in before["heroes"][scene.seat]["kit"])]
        hero = view["heroes"][scene.seat]
        slots: list[Slot] = []
        for i, key in enumerate(view["hand"]):
            options = () if key in view["hand"][:i] else keyed(scene, *(f"{verb}/{key}" for verb in HAND_VERBS))
            slots.append(self.card(scene, f"card:{key}:{i}", key, options, before is not None and key not in had))
        kit = [each["card"] for each in hero["kit"]]
        for i, each in enumerate(hero["kit"]):
            key = each["card"]
            options = () if key in kit[:i] else keyed(scene, *(f"{verb}/{key}" for verb in KIT_VERBS))
            slot = self.card(
                scene, f"kit:{key}:{i}", key, options, before is not None and key not in had, each["turned"]
            )
            slots.append(slot)
        for pair in hero["artifacts"]:
            key = pair["artifact"]
            options = keyed(scene, *(f"{verb}/{key}" for verb in ARTIFACT_VERBS))
            title = capital(table.pair(key, pair["adventure"], scene.lang))
            told = (capital(table.artifact(pair, scene.lang)) + ".",)
            mark, ink, _ = SIGNS[catalog.ARTIFACT]
            slots.append(
                Slot(
                    f"artifact:{key}", title, mark, f"${pair['fortune']}", ink, "", options, (f"sell/{key}",),
                    number(key), told, "sell.any-artifact",
                )
            )  # fmt: skip
        return slots

    def card(
        self, scene: TableScene, slot: str, key: str, options: tuple[int, ...], fresh: bool, used: bool = False
    ) -> Slot:
        card = CATALOG.by_key[key]
        mark, ink, word = SIGNS[card.is_a]
        mark = USED if used else mark
        face = face_of(GAME, card.number, scene.lang, tuple(sorted(scene.rules.items())))
        kind = scene.say("fortune-and-glory-used") if used else kind_of(word, scene.lang)
        asks = tuple(ask for ask in (f"play/{key}", f"activate/{key}", f"use/{key}") if ask in ACTIONS.index)
        return Slot(
            slot, face.name, mark, kind, "dim" if used else ink, face.text, options, asks, card.number,
            is_fresh=fresh, is_empty=used and not options,
        )  # fmt: skip

    # -- asked in words or not ---------------------------------------------------------------------------------------

    def placed(self, scene: TableScene) -> set[int]:
        slots = [*self.cards(scene), *self.wares(scene), *self.pushes(scene)]
        found = {option for slot in slots for option in slot.options}
        found |= {option for options in space_options(scene).values() for option in options}
        heroes = [hero["hero"] for hero in as_fortune(scene.view)["heroes"]]
        for i, option in enumerate(scene.options):
            verb, _, noun = option.key.partition("/")
            if verb == "target" or (noun in heroes and verb in ("activate", "use", "ready")):
                found.add(i)
        return found

    def begins_at(self, scene: TableScene) -> int:
        """A quest is gone on with, an artifact sold, a free card drawn; else a turn is ended, others waited for."""
        keys = [option.key for option in scene.options]
        view = as_fortune(scene.view)
        hero = None if scene.seat is None else view["heroes"][scene.seat]
        searches = hero is not None and hero["quest"] == hero["space"]
        gains = [key for key in keys if key.partition("/")[0] in GAINS]
        first = [*(["stay"] if searches else []), *gains, "search", "pass", "done", "roll"]
        return next((keys.index(key) for key in first if key in keys), -1)

    def in_sight(self, view: View, seat: int) -> list[str]:
        seen = as_fortune(view)
        hero = seen["heroes"][seat]
        found = [f"{verb}/{key}" for key in seen["hand"] for verb in HAND_VERBS]
        found += [f"{verb}/{each['card']}" for each in hero["kit"] for verb in KIT_VERBS]
        found += [f"{verb}/{hero['hero']}" for verb in ("activate", "use")]
        found += [f"{verb}/{pair['artifact']}" for pair in hero["artifacts"] for verb in ARTIFACT_VERBS]
        found += [f"go/{each['space']}" for each in seen["sites"]]
        far = table.distances({**seen, "you": seat})
        found += [f"{verb}/{key}" for verb in ("go", "step") for key in SPACE_KEYS if 0 < far[NUMBER_OF[key]] <= NEAR]
        if "flights" in seen["elements"]:
            found += [f"fly/{key}" for key in SPACE_KEYS[FIRST_CITY:] if 0 < far[NUMBER_OF[key]] <= NEAR]
        found += [f"buy/{item['card']}" for item in seen["shop"]]
        found += [f"target/{other + 1}" for other in range(len(seen["heroes"]))]
        words = [
            "search",
            "board",
            "stay",
            "buy-gear",
            "buy-ally",
            "heal/1",
            "fight",
            "escape",
            "push/1",
            "press-on",
            "stop",
        ]
        return [*found, *words]

    # -- to read -----------------------------------------------------------------------------------------------------

    def piles(self, scene: TableScene) -> list[Pile]:
        """Discards, the shop, and dangers whose Glory waits."""
        view = as_fortune(scene.view)
        piles = [
            Pile(
                scene.say("fortune-and-glory-shop"),
                tuple(number(item["card"]) for item in view["shop"] if item["stock"]),
                "card.common-item-shop",
            )
        ]
        for word, keys in discards(view).items():
            if keys and word != "location":
                title = scene.say("fortune-and-glory-discard", kind=kind_of(word, scene.lang), n=len(keys))
                piles.append(Pile(title, tuple(number(key) for key in keys), "card.discard-open"))
        return piles

    def clauses(self, card: int) -> list[str]:
        return list(CLAUSES[CATALOG.cards[card].is_a])

    def legend(self, lang: str) -> list[str]:
        heroes = ", ".join(
            f"{letter} {card_name(GAME, CATALOG.by_key[key].number, lang)}" for key, letter in LETTERS.items()
        )
        return [heroes, say(lang, "fortune-and-glory-legend"), say(lang, "fortune-and-glory-legend-cards")]


def kind_of(word: str, lang: str) -> str:
    return fluent.say(lang, f"kind-{GAME}-{word}")


def keyed(scene: TableScene, *keys: str) -> tuple[int, ...]:
    return tuple(i for i, option in enumerate(scene.options) if option.key in keys)


def wide(area: Region, count: int, rows: int) -> int:
    """The width of each of so many notes in these rows, beside one another where they must be."""
    across = -(-count // max(1, min(rows, count)))
    return min(widths(across, area.width, area.width)) if across else area.width


def beside(canvas: Canvas, area: Region, notes: list[Note], focus: str, each: int = 1) -> list[Thing]:
    """Notes of so many lines in as few columns as the rows allow."""
    if not notes or area.height < each:
        return []
    across = -(-len(notes) // (area.height // each))
    places = widths(across, area.width, area.width)
    things: list[Thing] = []
    for i, note in enumerate(notes):
        down, column = divmod(i, across)
        x = area.x + sum(places[:column]) + column
        region = Region(x, area.y + down * each, places[column], each)
        things.append(write(canvas, region, note, note.name == focus))
    return things


def flowed(canvas: Canvas, area: Region, notes: list[Note], focus: str) -> list[Thing]:
    """Notes of one line after another on one line; a long one leaves room for those behind it."""
    things: list[Thing] = []
    if area.height < 1:
        return things
    x = area.x
    for i, note in enumerate(notes):
        rest = len(notes) - i - 1
        width = min(long(note.lines[0]), (area.right - x) // (rest + 1) if rest else area.right - x)
        later = sum(long(other.lines[0]) + 2 for other in notes[i + 1 :])
        width = max(width, min(long(note.lines[0]), area.right - x - later))
        if width >= 3:
            things.append(write(canvas, Region(x, area.y, width, 1), note, note.name == focus))
            x += width + 2
    return things


def lay(scene: TableScene, canvas: Canvas, area: Region, slots: list[Slot], focus: str) -> list[Thing]:
    """Cards with their text where all of them are wide enough to be read, chips else."""
    if not slots or area.height < 1:
        return []
    across = len(slots) if area.height < 2 * TICKET else (len(slots) + 1) // 2
    fits = (area.width - across + 1) // across >= NARROWEST
    if area.height > TICKET and fits:
        return row(scene, canvas, area, slots, focus)
    width = min(widths(-(-len(slots) // area.height), area.width))
    told = [
        replace(slot, kind="") if slot.text and len(slot.title) + len(slot.kind) + 8 > width else slot for slot in slots
    ]
    return chips(scene, canvas, area, told, focus)


def rows_in_words(scene: TableScene, placed: set[int], width: int) -> int:
    """The rows that the options without a place on the board take below the question."""
    rows, x = 1, 0
    for i, sentence in enumerate(scene.sentences):
        if i not in placed:
            need = min(len(sentence) + len(str(i + 1)) + 5, width - 1)
            if x and x + need > width - 1:
                rows, x = rows + 1, 0
            x += need + 1
    return rows
