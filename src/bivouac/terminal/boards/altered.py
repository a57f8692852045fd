"""Altered in cells: the track across the middle, expeditions facing each other over it, the own hand last."""

from collections import Counter
from dataclasses import replace
from typing import Final

from textual.geometry import Region

from bivouac.engine.game import View
from bivouac.games.altered.catalog import (
    CATALOG,
    CHARACTER,
    EXHAUST,
    HERO,
    KEYWORD_WORDS,
    PERMANENT,
    SPELL,
    SUPPORT,
    TOKEN,
)
from bivouac.games.altered.setup import GAME
from bivouac.games.altered.shapes import as_altered
from bivouac.games.altered.view import PHASES
from bivouac.terminal.boards.altered_cards import (
    BOTH,
    MARKS,
    READY,
    SIDES,
    SIGNS,
    SPENT,
    Pack,
    exhaust_keys,
    fresh,
    known,
    name_of,
    number_of,
    orbs,
    packs,
    pick_key,
    play_keys,
    quick_actions,
    ranked,
    slot_of,
)
from bivouac.terminal.boards.altered_track import DUE, HALTED, HIDDEN, MARKERS, TRACK, terrain, totals, track
from bivouac.terminal.boards.base import Board, Pile
from bivouac.terminal.boards.slots import CARD, NARROWEST, TICKET, Rows, Slot, chips, grown, row, title
from bivouac.terminal.canvas import Canvas, Thing
from bivouac.terminal.scene import TableScene
from bivouac.terminal.words import say
from bivouac.text import fluent, phase_name
from bivouac.text.lists import listed

LINES: Final = 4  # a line for each side, a line of totals for each pair of expeditions
# How the rows of a larger window are given away: (part, height to grow to), first come first.
GROWTH: Final[tuple[tuple[str, int], ...]] = (
    ("hand", TICKET), ("party", TICKET), ("shelf", TICKET), ("hand", CARD), ("party", CARD), ("track", 5),
    ("shelf", CARD), ("hand", 7), ("gap", 1), ("shelf", 6), ("party", 6), ("aside", TICKET), ("hand", 8), ("shelf", 7),
    ("party", 7), ("hand", 10), ("party", 9), ("shelf", 8), ("aside", CARD), ("hand", 12), ("party", 11), ("shelf", 9),
)  # fmt: skip
PARTS: Final = {"shelf": 2, "party": 2, "track": 1, "hand": 1, "aside": 1, "gap": 4}  # how often each part is drawn
# The clauses that matter for a kind of card, and for its keywords.
CLAUSES: Final = (
    (HERO, ("card.hero", "night.hero-limits")),
    (TOKEN, ("token.character", "token.leaves")),
    (CHARACTER, ("afternoon.play-character", "dusk.sum", "night.rest")),
    (SPELL, ("afternoon.play-spell", "afternoon.fleeting-spell")),
    (PERMANENT, ("afternoon.play-landmark", "night.cleanup-landmarks")),
)
KEYWORDS: Final = {
    "fleeting": "afternoon.fleeting-spell", "gigantic": "gigantic.both", "defender": "defender.dusk",
    "eternal": "eternal.rest", "seasoned": "seasoned.boosts",
}  # fmt: skip


class AlteredBoard(Board):
    free = frozenset({"pass", "play", "reserve", "exhaust", "support", "mana"})

    def fewest_rows(self, scene: TableScene, width: int, height: int) -> int:
        heights = self.least(scene)
        return LINES + sum(PARTS[part] * rows for part, rows in heights.items())

    def least(self, scene: TableScene) -> dict[str, int]:
        """The rows that each part needs in a small window; more where it is crowded."""
        near = 0 if scene.seat is None else scene.seat
        most = max(len(self.party(scene, owner, side)) for owner in (0, 1) for side in SIDES)
        shelved = max(len(self.shelf(scene, owner)) for owner in (0, 1))
        aside = len(self.aside(scene))
        return {
            "shelf": 1 if shelved <= 5 else 2,
            "party": 2 if most <= 6 else 3,
            "track": TRACK,
            "hand": 2 if len(self.hand(scene, near)) <= 8 else 3,
            "aside": 0 if not aside else 1 if aside <= 4 else 2,
            "gap": 0,
        }

    # -- one line on top ---------------------------------------------------------------------------------------------

    def headline(self, scene: TableScene, canvas: Canvas, area: Region) -> list[Thing]:
        """The Day, and its phases from Morning to Night."""
        view, inks = as_altered(scene.view), canvas.inks
        now = PHASES.index(view["phase"])
        x = area.x
        if now:
            day = scene.say("altered-day-arena" if view["arena"] else "altered-day", n=str(view["day"]))
            x = canvas.text(x, area.y, f" {day} ", inks("ink", bold=True), area.width)
            for each in range(1, len(PHASES)):
                glows = each == now and not scene.over
                style = inks("on_glow", "glow", bold=True) if glows else inks("dim")
                x = canvas.text(x, area.y, f" {phase_name(GAME, each, scene.lang)} ", style, area.right - x)
        else:
            x = canvas.text(x, area.y, f" {phase_name(GAME, 0, scene.lang)} ", inks("on_glow", "glow", bold=True))
        told = (scene.say("altered-day-told"),)
        place = Region(area.x, area.y, x - area.x, 1)
        return [Thing("day", place, scene.say("altered-day-title"), (), ("pass",), -1, told, "day.phases")]

    # -- the table ---------------------------------------------------------------------------------------------------

    def draw(self, scene: TableScene, canvas: Canvas, area: Region, focus: str) -> list[Thing]:
        near = 0 if scene.seat is None else scene.seat
        far = 1 - near
        heights = self.heights(scene, area.height)
        things: list[Thing] = []
        take = Rows(area).take
        things += self.side_line(scene, canvas, take(1), far, focus)
        things += lay(scene, canvas, take(heights["shelf"]), self.shelf(scene, far), focus)
        take(heights["gap"])
        things += self.parties(scene, canvas, take(heights["party"]), far, focus)
        things += self.sums(scene, canvas, take(1), far, focus)
        things += track(scene, canvas, take(heights["track"]), near, focus)
        things += self.sums(scene, canvas, take(1), near, focus)
        things += self.parties(scene, canvas, take(heights["party"]), near, focus)
        take(heights["gap"])
        things += lay(scene, canvas, take(heights["shelf"]), self.shelf(scene, near), focus)
        if heights["aside"]:
            things += lay(scene, canvas, take(heights["aside"]), self.aside(scene), focus)
        take(heights["gap"])
        things += self.side_line(scene, canvas, take(1), near, focus)
        things += lay(scene, canvas, take(heights["hand"]), self.hand(scene, near), focus)
        return things

    def heights(self, scene: TableScene, rows: int) -> dict[str, int]:
        least = self.least(scene)
        left = rows - LINES - sum(PARTS[part] * height for part, height in least.items())
        growth = [step for step in GROWTH if step[0] != "aside" or least["aside"]]
        return grown(least, PARTS, growth, left)

    def placed(self, scene: TableScene) -> set[int]:
        near = 0 if scene.seat is None else scene.seat
        slots = [*self.aside(scene), *self.hand(scene, near)]
        for owner in (0, 1):
            slots += self.shelf(scene, owner)
            slots += [slot for side in SIDES for slot in self.party(scene, owner, side)]
        found = {option for slot in slots for option in slot.options}
        return found | {i for i, option in enumerate(scene.options) if option.key.startswith("expedition/")}

    # -- one side ----------------------------------------------------------------------------------------------------

    def side_line(self, scene: TableScene, canvas: Canvas, area: Region, owner: int, focus: str) -> list[Thing]:
        """Who it is, whether first player or passed, mana, and how many cards lie hidden or discarded."""
        if area.height < 1:
            return []
        view = as_altered(scene.view)
        side = view["seats"][owner]
        faction = fluent.say(scene.lang, f"faction-altered-{side['faction']}")
        who = scene.say("altered-you") if owner == scene.seat else scene.player(owner)
        marks = [scene.say("altered-first")] if view["first_player"] == owner else []
        if view["passed"][owner] and view["phase"] == "afternoon":
            marks.append(scene.say("altered-passed"))
        active = view["asking"] if view["active"] is None else view["active"]
        name = scene.say("altered-side", player=who, faction=faction)
        parts = self.counts(scene, owner, True)
        if len(name) + len(", ".join(marks)) + 5 + room_of(parts) > area.width:
            parts = self.counts(scene, owner, False)
        line = Region(area.x, area.y, area.width - room_of(parts), 1)
        canvas.fill(area, canvas.inks("rule"), "─")
        end = title(canvas, line, name, ", ".join(marks), active == owner and not scene.over)
        told = [scene.say("altered-side-told", player=scene.player(owner), faction=faction, n=side["distance"])]
        told += [scene.say("altered-first-told")] if view["first_player"] == owner else []
        things = [
            Thing(f"seat:{owner}", Region(area.x, area.y, end - area.x, 1), name, (), (), -1, tuple(told),
                  "morning.pass-marker")
        ]  # fmt: skip
        inks = canvas.inks
        x = line.right
        for part in parts:
            width = len(part.title) + 2
            style = inks("on_focus", "focus", bold=True) if part.name == focus else inks(part.ink)
            canvas.text(x, area.y, f" {part.title} ", style, width)
            things.append(Thing(part.name, Region(x, area.y, width, 1), part.text, (), (), -1, part.told, part.clause))
            x += width + 1
        return things

    def counts(self, scene: TableScene, owner: int, in_signs: bool) -> list[Slot]:
        """Mana, hand, deck and discard pile: `title` is what stands in the line, `text` the name of it."""
        side = as_altered(scene.view)["seats"][owner]
        mana, held, deck = side["mana"], side["hand"], side["deck"]
        told = [scene.say("altered-mana-told", n=mana["orbs"], ready=mana["ready"])]
        if mana["cards"]:
            told.append(scene.say("altered-mana-known", cards=self.names(scene, mana["cards"])))
        told_hand = [scene.say("altered-hand-told", n=held["size"])]
        if held["cards"] and owner != scene.seat:
            told_hand.append(scene.say("altered-hand-known", cards=self.names(scene, held["cards"])))
        told_deck = [scene.say("altered-deck-told", n=deck["size"])]
        seen = [key for key in deck["known"] if key is not None]
        if seen:
            told_deck.append(scene.say("altered-deck-known", cards=self.names(scene, seen)))
        discarded = len(side["discard"])
        signs = orbs(mana["ready"], mana["orbs"], in_signs)
        words = {word: scene.say(f"altered-{word}") for word in ("mana", "hand", "deck", "discard")}
        return [
            Slot(f"mana:{owner}", signs, ink="blue", text=words["mana"], told=tuple(told), clause="mana.orb"),
            Slot(f"hand:{owner}", f"▒ {words['hand']} {held['size']}", ink="ink", text=words["hand"],
                 told=tuple(told_hand), clause="zone.hidden"),
            Slot(f"deck:{owner}", f"▤ {deck['size']}", ink="dim", text=words["deck"], told=tuple(told_deck),
                 clause="deck.runs-short"),
            Slot(f"discard:{owner}", f"▽ {discarded}", ink="dim", text=words["discard"],
                 told=(scene.say("altered-discard-told", n=discarded),), clause="zone.no-marks"),
        ]  # fmt: skip

    def names(self, scene: TableScene, keys: list[str]) -> str:
        return listed(scene.lang, [name_of(key, scene.lang) for key in keys])

    def parties(self, scene: TableScene, canvas: Canvas, area: Region, owner: int, focus: str) -> list[Thing]:
        """The Characters of both expeditions of a side, the Hero's on the left."""
        things: list[Thing] = []
        for side, half in zip(SIDES, halves(area), strict=True):
            things += lay(scene, canvas, half, self.party(scene, owner, side), focus)
        return things

    def sums(self, scene: TableScene, canvas: Canvas, area: Region, owner: int, focus: str) -> list[Thing]:
        if area.height < 1:
            return []
        pairs = zip(SIDES, halves(area), strict=True)
        return [totals(scene, canvas, half, owner, side, focus) for side, half in pairs]

    # -- what lies where ---------------------------------------------------------------------------------------------

    def mine(self, scene: TableScene, owner: int) -> str:
        return "my" if owner == scene.seat else "your"

    def party(self, scene: TableScene, owner: int, side: str) -> list[Slot]:
        """Characters of an expedition, and those that are in it because they are Gigantic."""
        expeditions = as_altered(scene.view)["seats"][owner]["expeditions"]
        here = SIDES.index(side)
        slots: list[Slot] = []
        for pack in packs(expeditions[here]["characters"]):
            asks = known(pick_key(pack, f"{self.mine(scene, owner)}-{side}"))
            is_fresh = fresh(scene, f"{side}:{owner}", pack.key)
            slots.append(slot_of(scene, f"{side}:{owner}:{pack.name}", pack, asks, None, is_fresh))
        home = SIDES[1 - here]
        ranks = {pack.name: pack for pack in packs(expeditions[1 - here]["characters"])}
        for pack in packs(expeditions[here]["also"]):
            asks = known(pick_key(pack_at_home(ranks, pack), f"{self.mine(scene, owner)}-{home}"))
            slot = slot_of(scene, f"also:{owner}:{side}:{pack.name}", pack, asks, None, False)
            slots.append(replace(slot, told=(scene.say("altered-also"), *slot.told), is_empty=True))
        return slots

    def shelf(self, scene: TableScene, owner: int) -> list[Slot]:
        """Hero, Landmarks and Reserve."""
        side = as_altered(scene.view)["seats"][owner]
        mine = self.mine(scene, owner)
        slots: list[Slot] = []
        for pack in packs([side["hero"]] if side["hero"] else []):
            asks = exhaust_keys(pack) if mine == "my" else ()
            slots.append(slot_of(scene, f"leader:{owner}", pack, asks, None, False))
        for pack in packs(side["landmarks"]):
            asks = known(pick_key(pack, f"{mine}-landmarks"))
            asks = (*exhaust_keys(pack), *asks) if mine == "my" else asks
            is_fresh = fresh(scene, f"landmarks:{owner}", pack.key)
            slots.append(slot_of(scene, f"landmark:{owner}:{pack.name}", pack, asks, None, is_fresh))
        for pack in packs(side["reserve"]):
            asks = known(pick_key(pack, f"{mine}-reserve"))
            if mine == "my":
                support = known(ranked(f"support/{pack.key}", pack.rank))
                asks = (*play_keys("reserve", pack.card, pack.rank), *support, *asks)
            is_fresh = fresh(scene, f"reserve:{owner}", pack.key)
            cost = pack.card.reserve_cost
            slot = slot_of(scene, f"reserve:{owner}:{pack.name}", pack, asks, cost, is_fresh)
            slots.append(replace(slot, mark=f"R {slot.mark}", told=(scene.say("altered-in-reserve"), *slot.told)))
        empty = [part for part in ("landmarks", "reserve") if not side[part]]
        for part in empty if len(slots) < 4 else []:
            clause = f"night.cleanup-{part}"
            told = (scene.say(f"altered-no-{part}-told"),)
            slots.append(
                Slot(f"no-{part}:{owner}", scene.say(f"altered-no-{part}"), told=told, clause=clause, is_empty=True)
            )
        return slots

    def hand(self, scene: TableScene, owner: int) -> list[Slot]:
        """The own cards, with those that are to be orbs at the opening apart; of another hand how many there are."""
        held = as_altered(scene.view)["seats"][owner]["hand"]
        if owner != scene.seat:
            words = scene.say("altered-hand-told", n=held["size"])
            return [Slot(f"backs:{owner}", words, "▒", told=(words,), clause="zone.hidden", is_empty=True)]
        cards = list(held["cards"])
        sealed = [key.partition("/")[2] for key in as_altered(scene.view)["answered"]]
        for key in sealed:
            cards.remove(key)
        slots: list[Slot] = []
        apart = self.from_elsewhere(scene)
        for pack in sorted(packs([{"card": key} for key in cards]), key=lambda pack: pack.card.hand_cost):
            asks = (*play_keys("play", pack.card), *known(f"mana/{pack.key}", f"choose/{pack.key}"))
            is_fresh = fresh(scene, f"hand:{owner}", pack.key)
            slot = slot_of(scene, f"card:{pack.key}", pack, asks, pack.card.hand_cost, is_fresh)
            slots.append(replace(slot, options=()) if pack.key in apart else slot)
        for pack in packs([{"card": key} for key in sealed]):
            slot = slot_of(scene, f"sealed:{pack.key}", pack, (), None, False)
            told = (scene.say("altered-sealed-told"),)
            slots.append(
                replace(slot, mark=READY, kind=scene.say("altered-sealed"), ink="blue", told=told, is_empty=True)
            )
        return slots

    def from_elsewhere(self, scene: TableScene) -> set[str]:
        """Kinds that the options name, but not in hand: revealed ones, or the one on top of a deck."""
        verbs = {option.key.partition("/")[0] for option in scene.options}
        on_top = {"play", "choose"} <= verbs
        tops = {option.key.split("/")[1] for option in scene.options if on_top and "/" in option.key}
        return tops | set(as_altered(scene.view)["revealed"])

    def in_sight(self, view: View, seat: int) -> list[str]:
        seen = as_altered(view)
        own = seen["seats"][seat]
        found: list[str] = []
        sealed = Counter(key.partition("/")[2] for key in seen["answered"])
        for key in Counter(own["hand"]["cards"]) - sealed:
            found += [*play_keys("play", CATALOG.by_key[key]), f"mana/{key}", f"choose/{key}"]
        for pack in packs(own["reserve"]):
            support = [ranked(f"support/{pack.key}", pack.rank)] * quick_actions(pack.card, SUPPORT)
            found += [*play_keys("reserve", pack.card, pack.rank), *support]
        for pack in (*packs([own["hero"]] if own["hero"] else []), *packs(own["landmarks"])):
            found += exhaust_keys(pack)[: quick_actions(pack.card, EXHAUST)]
        for key in seen["revealed"]:
            found += [*play_keys("play", CATALOG.by_key[key]), f"choose/{key}"]
        for mine, side in (("my", own), ("your", seen["seats"][1 - seat])):
            lying = dict(zip(SIDES, (each["characters"] for each in side["expeditions"]), strict=True))
            lying |= {"landmarks": side["landmarks"], "reserve": side["reserve"]}
            for place, cards in lying.items():
                found += [pick_key(pack, f"{mine}-{place}") for pack in packs(cards)]
            found += [f"expedition/{mine}-{place}" for place in SIDES]
        return [*found, "player/me", "player/you", "pass"]

    def aside(self, scene: TableScene) -> list[Slot]:
        """What lies open in the middle of an effect: revealed cards, Limbo, dice, reactions that wait."""
        view = as_altered(scene.view)
        slots: list[Slot] = []
        for pack in packs([{"card": key} for key in view["revealed"]]):
            asks = (*play_keys("play", pack.card), *known(f"choose/{pack.key}"))
            slot = slot_of(scene, f"revealed:{pack.key}", pack, asks, None, False)
            slots.append(replace(slot, told=(scene.say("altered-revealed"),)))
        for pack in packs([{"card": key} for key in view["limbo"]]):
            slot = slot_of(scene, f"limbo:{pack.key}", pack, (), None, False)
            slots.append(replace(slot, kind=scene.say("altered-limbo"), told=(scene.say("altered-limbo-told"),)))
        if view["dice"]:
            faces = " ".join(map(str, view["dice"]))
            told = (scene.say("altered-dice-told", faces=faces),)
            slots.append(
                Slot("dice", f"{scene.say('altered-dice')} {faces}", "▣", ink="gold", told=told, clause="die.fair")
            )
        if view["pending"]:
            keys = dict.fromkeys(each["card"] for each in view["pending"])
            names = self.names(scene, list(keys))
            text = scene.say("altered-pending", cards=names)
            slots.append(Slot("pending", text, "…", told=(text,), clause="trigger.waits", is_empty=True))
        return slots

    # -- to read -----------------------------------------------------------------------------------------------------

    def piles(self, scene: TableScene) -> list[Pile]:
        """Both discard piles, the orbs that the reader may look at, and the lists of decks where they are open."""
        found: list[Pile] = []
        for owner, side in enumerate(as_altered(scene.view)["seats"]):
            who = scene.player(owner)
            cards = side["discard"]
            found.append(Pile(scene.say("altered-pile-discard", player=who, n=len(cards)), numbers(cards), "zone.list"))
            orb_cards = side["mana"]["cards"]
            if orb_cards:
                text = scene.say("altered-pile-mana", player=who, n=len(orb_cards))
                found.append(Pile(text, numbers(orb_cards), "mana.owner-looks"))
        for owner, side in enumerate(as_altered(scene.view)["seats"]):
            if side["list"]:
                cards = [key for key, copies in side["list"].items() for _ in range(copies)]
                text = scene.say("altered-pile-list", player=scene.player(owner), n=len(cards))
                found.append(Pile(text, numbers(cards[::-1]), "zone.hidden"))
        return found

    def clauses(self, card: int) -> list[str]:
        fact = CATALOG.cards[card]
        found = [KEYWORDS[word] for bit, word in KEYWORD_WORDS if fact.keywords & bit]
        if fact.tough:
            found.append("tough.pay")
        for bits, clauses in CLAUSES:
            if fact.is_a & bits:
                found += clauses
                break
        if not fact.is_a & (HERO | TOKEN):
            found.append("reserve.play")
        return list(dict.fromkeys(found))

    def legend(self, lang: str) -> list[str]:
        terrains = [f"{SIGNS[word][0]} {terrain(word, lang)}" for word in SIGNS]
        marks = [f"{MARKS[word][1]} {fluent.say(lang, f'status-altered-{word}')}" for word in MARKS]
        both = f"{BOTH} {fluent.say(lang, 'status-altered-gigantic')}"
        signs = say(
            lang, "altered-legend", hero=MARKERS["hero"], companion=MARKERS["companion"], due=DUE, halted=HALTED,
            ready=READY, spent=SPENT, hidden=HIDDEN,
        )  # fmt: skip
        return [", ".join([*terrains, *marks, both]), signs]


def room_of(parts: list[Slot]) -> int:
    return sum(len(part.title) + 3 for part in parts)


def numbers(keys: list[str]) -> tuple[int, ...]:
    return tuple(number_of(key) for key in keys)


def pack_at_home(ranks: dict[str, Pack], pack: Pack) -> Pack:
    """A Gigantic Character by its rank where it lies."""
    return next((each for each in ranks.values() if each.key == pack.key and each.held == pack.held), pack)


def halves(area: Region) -> tuple[Region, Region]:
    left = (area.width - 1) // 2
    return (
        Region(area.x, area.y, left, area.height),
        Region(area.x + left + 1, area.y, area.width - left - 1, area.height),
    )


def lay(scene: TableScene, canvas: Canvas, area: Region, slots: list[Slot], focus: str) -> list[Thing]:
    """Tickets or cards where all of them are wide enough to be read, chips else."""
    if not slots or area.height < 1:
        return []
    across = len(slots) if area.height < 2 * TICKET else (len(slots) + 1) // 2
    fits = (area.width - across + 1) // across >= NARROWEST
    draw = row if area.height >= TICKET and fits else chips
    return draw(scene, canvas, area, slots, focus)
