"""Expedition Altiplano in cells: two camps facing each other over the valley, the own hand below."""

from typing import Final, get_args

from textual.geometry import Region

from bivouac.engine.game import View
from bivouac.games.altiplano.actions import ACTIONS
from bivouac.games.altiplano.catalog import (
    ACTION,
    ARCHAEOLOGIST,
    BEAST,
    CATALOG,
    CHARACTER,
    KEEP_LESS,
    KEEP_MORE,
    LOCATION,
    NEUTRAL,
    NEVER,
    NONE,
    RAIDER,
    REACTION,
    SPECIAL,
    TRAP,
    TREASURE,
    Card,
)
from bivouac.games.altiplano.setup import GAME
from bivouac.games.altiplano.shapes import AltiplanoView, as_altiplano
from bivouac.games.altiplano.shapes import Pile as PileName
from bivouac.games.altiplano.view import SPECIALS
from bivouac.terminal.boards.base import Board, Pile
from bivouac.terminal.boards.slots import CARD, TICKET, Rows, Slot, grown, relabelled, row, title
from bivouac.terminal.canvas import Canvas, Thing
from bivouac.terminal.scene import TableScene, face_of
from bivouac.terminal.words import say
from bivouac.text import phase_name
from bivouac.text.lists import folded
from bivouac.text.nouns import one_of
from bivouac.text.sentences import capital

PILES: Final[tuple[PileName, ...]] = get_args(PileName)
# What a card is at a glance: a sign, an ink and a word. The first that fits counts.
SIGNS: Final = (
    (ARCHAEOLOGIST | RAIDER, "▲▼", "verdigris", "archaeologist-raider"),
    (ARCHAEOLOGIST, "▲", "verdigris", "archaeologist"),
    (RAIDER, "▼", "ochre", "raider"),
    (NEUTRAL, "○", "dim", "neutral"),
    (LOCATION, "⌂", "verdigris", "location"),
    (TREASURE, "◆", "gold", "treasure"),
    (BEAST, "■", "rust", "beast"),
    (TRAP, "■", "rust", "trap"),
    (ACTION, "■", "rust", "action"),
    (REACTION, "↺", "violet", "reaction"),
    (SPECIAL, "★", "gold", "special"),
)
# How the rows of a larger window are given away: (part, height to grow to), first come first.
GROWTH: Final[tuple[tuple[str, int], ...]] = (
    ("hand", CARD), ("camp", CARD), ("middle", CARD), ("hand", 7), ("camp", 7), ("gap", 1), ("hand", 9), ("camp", 8),
    ("aside", CARD), ("hand", 11), ("camp", 10), ("middle", 6), ("aside", 7), ("hand", 13), ("camp", 12),
    ("gap", 2), ("hand", 15), ("camp", 13), ("middle", 7), ("hand", 18), ("camp", 15),
)  # fmt: skip
PARTS: Final = {"camp": 2, "middle": 1, "hand": 1, "aside": 1, "gap": 3}  # how often each part is drawn
# The clauses that matter for a kind of card.
CLAUSES: Final = (
    (CHARACTER, ("place.character", "place.sixth")),
    (ARCHAEOLOGIST, ("special.adventurer", "place.treasure")),
    (RAIDER, ("special.rogue",)),
    (LOCATION, ("place.location", "place.spends-location")),
    (TREASURE, ("place.treasure", "end.two-treasures")),
    (ACTION, ("phase2.one-action", "play.action-card")),
    (BEAST | TRAP, ("words.beast-trap",)),
    (REACTION, ("reaction.only-then", "reaction.condition", "reaction.card-discarded")),
    (SPECIAL, ("special.action-no-extra", "special.every-change")),
)


def sign_of(card: Card) -> tuple[str, str, str]:
    """Sign, ink and word of a card."""
    for bits, mark, ink, word in SIGNS:
        if card.is_a & bits == bits:
            return mark, ink, word
    raise ValueError(f"no sign for {card.key}")


def known(cards: list[str] | int) -> list[str]:
    """Cards that are a mere number for everybody but their owner."""
    return [] if isinstance(cards, int) else cards


class AltiplanoBoard(Board):
    free = frozenset({"pass", "draw", "play", "act", "place", "react"})

    def fewest_rows(self, scene: TableScene, width: int, height: int) -> int:
        return 3 + 2 * TICKET + 2 * TICKET + (TICKET if self.aside(scene) else 0)

    # -- one line on top ---------------------------------------------------------------------------------------------

    def headline(self, scene: TableScene, canvas: Canvas, area: Region) -> list[Thing]:
        view, inks = as_altiplano(scene.view), canvas.inks
        phase = int(view["phase"])
        if phase == 0:
            x = canvas.text(area.x, area.y, f" {phase_name(GAME, 0, scene.lang)} ", inks("on_glow", "glow", bold=True))
        else:
            turn = scene.say("turn", n=str(view["turn"]))
            x = canvas.text(area.x, area.y, f" {turn}  ", inks("ink", bold=True), area.width)
            names = [phase_name(GAME, each, scene.lang) for each in (1, 2, 3, 4)]
            is_long = sum(map(len, names)) + 16 > area.right - x - 16
            for each, name in enumerate(names, 1):
                now = each == phase and not scene.over
                text = f" {each} {name} " if now or not is_long else f" {each} "
                style = inks("on_glow", "glow", bold=True) if now else inks("dim")
                x = canvas.text(x, area.y, text, style, area.right - x)
                if each < 4:
                    x = canvas.text(x, area.y, "·", inks("dim"), area.right - x)
        track = Region(area.x, area.y, x - area.x, 1)
        told = (scene.say("altiplano-track"),)
        return [Thing("track", track, scene.say("altiplano-track-title"), (), ("pass",), -1, told, "turn.order")]

    # -- the table ---------------------------------------------------------------------------------------------------

    def draw(self, scene: TableScene, canvas: Canvas, area: Region, focus: str) -> list[Thing]:
        near = 0 if scene.seat is None else scene.seat
        far = 1 - near
        aside = self.aside(scene)
        heights = self.heights(area.height, bool(aside))
        things: list[Thing] = []
        take = Rows(area).take
        things += self.camp_title(scene, canvas, take(1), far, focus)
        things += row(scene, canvas, take(heights["camp"]), self.camp(scene, far, area.width), focus)
        take(heights["gap"])
        things += row(scene, canvas, take(heights["middle"]), self.middle(scene), focus)
        if aside:
            things += row(scene, canvas, take(heights["aside"]), aside, focus)
        take(heights["gap"])
        things += self.camp_title(scene, canvas, take(1), near, focus)
        things += row(scene, canvas, take(heights["camp"]), self.camp(scene, near, area.width), focus)
        take(heights["gap"])
        self.hand_title(scene, canvas, take(1), near)
        things += row(scene, canvas, take(heights["hand"]), self.hand(scene, near), focus)
        return things

    def placed(self, scene: TableScene) -> set[int]:
        slots = [*self.middle(scene), *self.aside(scene)]
        for owner in (0, 1):
            slots += [*self.camp(scene, owner, 0), *self.hand(scene, owner)]
        return {option for slot in slots for option in slot.options}

    def heights(self, rows: int, has_aside: bool) -> dict[str, int]:
        heights = {"camp": TICKET, "middle": TICKET, "hand": TICKET, "aside": TICKET if has_aside else 0, "gap": 0}
        left = rows - 3 - sum(PARTS[part] * height for part, height in heights.items())
        growth = GROWTH if has_aside else [step for step in GROWTH if step[0] != "aside"]
        return grown(heights, PARTS, growth, left)

    def camp_title(self, scene: TableScene, canvas: Canvas, area: Region, owner: int, focus: str) -> list[Thing]:
        """Who it is, how many of each kind, and what is known of the hand of the other side."""
        if area.height < 1:
            return []
        view = as_altiplano(scene.view)
        side = view["seats"][owner]
        own = owner == scene.seat
        kinds = [CATALOG.by_key[key].is_a for key in side["camp"]]
        name = scene.say("altiplano-camp-own") if own else scene.player(owner)
        rest = (
            f"{len(kinds)}/5  ▲{sum(bool(kind & ARCHAEOLOGIST) for kind in kinds)}"
            f" ▼{sum(bool(kind & RAIDER) for kind in kinds)}  {treasure_track(len(side['treasures']))}"
        )
        active = view["turn_of"] if view["phase"] else view["asking"]
        end = title(canvas, area, name, rest, active == owner and not scene.over)
        things = [
            Thing(
                f"camp:{owner}", Region(area.x, area.y, end - area.x, 1), name, (), (), -1,
                (scene.say("altiplano-camp-told", n=len(kinds), treasures=len(side["treasures"])),),
                "components.camp-limit", False,
            )
        ]  # fmt: skip
        if own:
            return things
        held = side["hand"]
        count = int(held["exploration"]) + int(held["characters"])
        words = scene.say(
            "altiplano-hand-hidden", n=count, exploration=held["exploration"], characters=held["characters"]
        )
        x = max(end + 1, area.right - len(words) - 4)
        inks = canvas.inks
        name_of_hand = f"hand:{owner}"
        style = inks("on_focus", "focus", bold=True) if focus == name_of_hand else inks("ink")
        canvas.text(x, area.y, f" ▒ {words} ", style, area.right - x)
        told = (scene.say("altiplano-hand-told", exploration=held["exploration"], characters=held["characters"]),)
        hand = Region(x, area.y, min(len(words) + 4, area.right - x), 1)
        return [*things, Thing(name_of_hand, hand, words, (), (), -1, told, "hand.open-count")]

    def hand_title(self, scene: TableScene, canvas: Canvas, area: Region, owner: int) -> None:
        if area.height < 1:
            return
        side = as_altiplano(scene.view)["seats"][owner]
        held = side["hand"]
        count, limit = int(held["exploration"]) + int(held["characters"]), int(side["hand_limit"])
        own = owner == scene.seat
        name = scene.say("altiplano-hand-own") if own else scene.say("altiplano-hand-of", player=scene.player(owner))
        rest = scene.say("altiplano-hand-over" if count > limit else "altiplano-hand-count", n=count, limit=limit)
        title(canvas, area, name, rest, False)

    # -- what lies where ---------------------------------------------------------------------------------------------

    def card(self, scene: TableScene, key: str, verbs: tuple[str, ...], place: str) -> Slot:
        """A card in sight; `verbs` are what it might be asked for, the most telling first."""
        card = CATALOG.by_key[key]
        mark, ink, word = sign_of(card)
        face = face_of("altiplano", card.number, scene.lang, tuple(sorted(scene.rules.items())))
        asks = tuple(f"{verb}/{key}" for verb in verbs if f"{verb}/{key}" in ACTIONS.index)
        was = None if scene.before is None else self.places(as_altiplano(scene.before)).get(key, "")
        return Slot(
            name=f"card:{key}",
            title=face.name,
            mark=mark,
            kind=kind_in_words(word, scene.lang),
            ink=ink,
            text=face.text,
            options=scene.lit(key),
            asks=asks,
            card=card.number,
            is_fresh=was is not None and was != place,
        )

    def places(self, view: AltiplanoView) -> dict[str, str]:
        """Where each card in sight lies, to see what has moved."""
        found: dict[str, str] = {}
        for owner, side in enumerate(view["seats"]):
            lying = {"camp": side["camp"], "treasures": side["treasures"], "hand": side["hand"]["cards"]}
            lying["location"] = [side["location"]] if side["location"] else []
            lying |= {"looking_at": known(side["looking_at"]), "kept": known(side["kept"])}
            for part, cards in lying.items():
                found.update(dict.fromkeys(cards, f"{part}:{owner}"))
        for pile in PILES:
            found.update(dict.fromkeys(view["discards"][pile], f"discard:{pile}"))
        found.update(dict.fromkeys(view["in_play"], "in_play"))
        found.update(dict.fromkeys(view["revealed"], "revealed"))
        for name in SPECIALS:
            found[name] = f"special:{view['specials'][name]}"
        return found

    def in_sight(self, view: View, seat: int) -> list[str]:
        seen = as_altiplano(view)
        own, other = seen["seats"][seat], seen["seats"][1 - seat]
        found: list[str] = []
        for key in own["hand"]["cards"]:
            found += [f"{verb}/{key}" for verb in (*hand_verbs(CATALOG.by_key[key]), "discard", "give")]
        for key in own["camp"]:
            found += [f"{camp_verb(CATALOG.by_key[key])}/{key}", f"displace/{key}"]
        found += [f"act/{name}" for name in SPECIALS]
        found += [f"remove/{key}" for key in (*other["camp"], *other["treasures"])]
        found += [f"draw/{pile}" for pile in PILES]
        for key in (*known(own["looking_at"]), *seen["revealed"]):
            found += [f"{verb}/{key}" for verb in ("take", "keep", "discard")]
        found += [f"take/{key}" for pile in PILES for key in reversed(seen["discards"][pile])]
        return [*found, "pass"]

    def camp(self, scene: TableScene, owner: int, width: int) -> list[Slot]:
        side = as_altiplano(scene.view)["seats"][owner]
        own = owner == scene.seat
        slots = []
        for key in side["camp"]:
            verbs = (camp_verb(CATALOG.by_key[key]),) if own else ("remove", "act")
            slots.append(self.card(scene, key, verbs, f"camp:{owner}"))
        roomy = width // (len(slots) + 1 + max(1, len(side["treasures"]))) >= 12
        if side["location"]:
            slots.append(self.card(scene, side["location"], ("place",), f"location:{owner}"))
        elif roomy:
            slots.append(self.missing(scene, f"location:{owner}", "location", "⌂", "place.location"))
        for key in side["treasures"]:
            slots.append(self.card(scene, key, ("place",) if own else ("remove",), f"treasures:{owner}"))
        if not side["treasures"] and roomy:
            slots.append(self.missing(scene, f"treasure:{owner}", "treasure", "◇", "place.treasure"))
        kept = side["kept"] if isinstance(side["kept"], int) else len(side["kept"])
        if kept and not own:
            slots.append(
                Slot(
                    f"kept:{owner}", scene.say("altiplano-kept", n=kept), "▒", "", "dim", is_empty=True,
                    told=(scene.say("altiplano-kept-told"),), clause="assembly.secret",
                )
            )  # fmt: skip
        return slots or [Slot(f"empty:{owner}", scene.say("altiplano-empty-camp"), is_empty=True)]

    def missing(self, scene: TableScene, name: str, word: str, mark: str, clause: str) -> Slot:
        told = (scene.say(f"altiplano-no-{word}-told"),)
        words = scene.say(f"altiplano-no-{word}")
        return Slot(name, words, mark, "", "dim", told=told, clause=clause, is_empty=True)

    def middle(self, scene: TableScene) -> list[Slot]:
        """Piles, discards, Specials and what is being played."""
        view = as_altiplano(scene.view)
        slots: list[Slot] = []
        for pile in PILES:
            size = int(view["piles"][pile]["size"])
            known = [key for key in view["piles"][pile]["known"] if key is not None]
            told = [scene.say(f"altiplano-pile-{pile}-told", n=size)]
            if known:
                names = ", ".join(self.name_of(scene, key) for key in known)
                told.append(scene.say("altiplano-pile-known", cards=names))
            slots.append(
                Slot(
                    f"pile:{pile}", scene.say(f"altiplano-pile-{pile}"), "▤", str(size), "ink",
                    options=scene.lit(pile), asks=(f"draw/{pile}",), told=tuple(told), clause="phase1.draw",
                )
            )  # fmt: skip
            cards = view["discards"][pile]
            top = self.name_of(scene, cards[-1]) if cards else scene.say("altiplano-discard-empty")
            told = [scene.say(f"altiplano-discard-{pile}-told", n=len(cards))]
            slots.append(
                Slot(
                    f"discard:{pile}", top, "▽", scene.say("altiplano-discard", n=len(cards)), "dim",
                    told=tuple(told), clause="piles.inspect", is_empty=not cards,
                )
            )  # fmt: skip
        for key in ("adventurer", "rogue"):
            holder = int(view["specials"][key])
            slot = self.card(scene, key, ("act",), f"special:{holder}")
            slots += relabelled([slot], self.holder(scene, holder))
        for key in view["in_play"]:
            slots += relabelled([self.card(scene, key, (), "in_play")], scene.say("altiplano-in-play"))
        return slots

    def holder(self, scene: TableScene, seat: int) -> str:
        if seat < 0:
            return scene.say("altiplano-nobody")
        return scene.say("altiplano-you") if seat == scene.seat else scene.say("altiplano-seat", n=seat + 1)

    def name_of(self, scene: TableScene, key: str) -> str:
        number = CATALOG.by_key[key].number
        return face_of("altiplano", number, scene.lang, tuple(sorted(scene.rules.items()))).name

    def aside(self, scene: TableScene) -> list[Slot]:
        """Cards that lie open for a moment: looked at, kept, revealed, or to be chosen from a discard or a hand."""
        view = as_altiplano(scene.view)
        slots: list[Slot] = []
        if scene.seat is not None:
            side = view["seats"][scene.seat]
            for part, word, lying in (
                ("looking_at", "looked-at", side["looking_at"]),
                ("kept", "kept-own", side["kept"]),
            ):
                cards = [self.card(scene, key, ("take", "keep"), f"{part}:{scene.seat}") for key in known(lying)]
                slots += relabelled(cards, scene.say(f"altiplano-{word}"))
        cards = [self.card(scene, key, ("take",), "revealed") for key in view["revealed"]]
        slots += relabelled(cards, scene.say("altiplano-revealed"))
        for pile in PILES:
            lit = [key for key in view["discards"][pile] if scene.lit(key)]
            cards = [self.card(scene, key, ("take",), f"discard:{pile}") for key in lit]
            slots += relabelled(cards, scene.say("altiplano-in-discard"))
        if scene.seat is not None:
            other = 1 - scene.seat
            cards = [
                self.card(scene, key, ("discard",), f"hand:{other}") for key in view["seats"][other]["hand"]["cards"]
            ]
            slots += relabelled(cards, scene.say("altiplano-seen"))
        return slots

    def hand(self, scene: TableScene, owner: int) -> list[Slot]:
        held = as_altiplano(scene.view)["seats"][owner]["hand"]
        if owner == scene.seat:
            return [self.card(scene, key, hand_verbs(CATALOG.by_key[key]), f"hand:{owner}") for key in held["cards"]]
        told = (scene.say("altiplano-hand-told", exploration=held["exploration"], characters=held["characters"]),)
        backs = {pile: int(held[pile]) for pile in PILES if held[pile]}
        return [
            Slot(
                f"backs:{pile}", scene.say(f"altiplano-backs-{pile}", n=count), "▒", str(count), "dim",
                told=told, clause="hand.open-count", is_empty=True,
            )
            for pile, count in backs.items()
        ]  # fmt: skip

    # -- to read -----------------------------------------------------------------------------------------------------

    def piles(self, scene: TableScene) -> list[Pile]:
        return [
            Pile(
                scene.say(f"altiplano-discard-{pile}-told", n=len(as_altiplano(scene.view)["discards"][pile])),
                tuple(CATALOG.by_key[key].number for key in as_altiplano(scene.view)["discards"][pile]),
                "piles.inspect",
            )
            for pile in PILES
        ]

    def clauses(self, card: int) -> list[str]:
        fact = CATALOG.cards[card]
        found = [f"play.{fact.key}", f"special.{fact.key}", f"special.{fact.key}-action"]
        if fact.needs is not None:
            found += ["play.prerequisite", "special.prerequisite"]
        if fact.is_a & CHARACTER:
            if fact.moment != NEVER:
                found.append("reaction.ability")
            elif fact.standing != NONE:
                found.append("play.passive")
            else:
                found.append("play.character-action")
        if fact.standing in (KEEP_MORE, KEEP_LESS):
            found.append("phase4.raised-limit")
        for bits, clauses in CLAUSES:
            if fact.is_a & bits:
                found += clauses
        return list(dict.fromkeys(clause for clause in found if clause in GAME.clauses))

    def legend(self, lang: str) -> list[str]:
        kinds = [f"{mark} {kind_in_words(word, lang)}" for _, mark, _, word in SIGNS]
        return [", ".join(kinds), say(lang, "altiplano-legend")]


def hand_verbs(card: Card) -> tuple[str, ...]:
    """What one wants to do with a card in hand."""
    if card.is_a & REACTION:
        return ("react",)
    return ("play",) if card.is_a & ACTION else ("place",)


def camp_verb(card: Card) -> str:
    """What one wants to do with a Character in the own Camp."""
    return "act" if card.moment == NEVER else "react"


def kind_in_words(word: str, lang: str) -> str:
    kinds = [one_of("altiplano", each, lang) for each in word.split("-")]
    return capital(folded(lang, "card-and", kinds))


def treasure_track(treasures: int) -> str:
    return "◆" * treasures + "◇" * (2 - treasures)
