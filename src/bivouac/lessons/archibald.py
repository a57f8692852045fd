"""A first game of Archibald: what is taught, when each rule first matters, and why the guide suggests a choice."""

from collections.abc import Iterable
from typing import Final

from bivouac.engine.game import View
from bivouac.games.archibald.catalog import CATALOG, ENEMY, EQUIPMENT, POWER
from bivouac.games.archibald.shapes import HeroView, TileKind, TileView, as_archibald
from bivouac.lessons.course import Course, Moment, Rule, Wish, there
from bivouac.lessons.moments import MINE, always, asked, at_the_end, bare, both, either, first, was_told
from bivouac.lessons.scene import LessonScene

PREFIX: Final = "tutor-advice-archibald-"

HAND: Final = there("hand/me")
WORN: Final = there("worn/me")
STAGE: Final = there("stage")


# -- when --------------------------------------------------------------------------------------------------------------


def mine(scene: LessonScene) -> HeroView:
    return as_archibald(scene.view)["heroes"][scene.seat]


def here(scene: LessonScene) -> Iterable[str]:
    """The cell of the learner's hero."""
    cell = mine(scene)["cell"]
    return [] if cell is None else [f"cell/{cell}"]


def around(scene: LessonScene) -> Iterable[str]:
    """The cells that the hero can go to."""
    return [f"cell/{cell}" for cell in scene.offered("move")]


def gaols(scene: LessonScene) -> Iterable[str]:
    rows = len(as_archibald(scene.view)["board"])
    return [f"cell/{rows}-{column + 1}" for column in range(len(as_archibald(scene.view)["board"][-1]))]


def hand_of(kind: int) -> Moment:
    """A card of this kind is in the learner's hand."""
    return lambda scene: first(key for key in mine(scene)["hand"]["cards"] if CATALOG.by_key[key].is_a == kind)


def wearable(of: str) -> Moment:
    """A weapon or an armour is in hand or worn."""

    def due(scene: LessonScene) -> str | None:
        hero = mine(scene)
        cards = [*hero["hand"]["cards"], *([hero["worn"]] if hero["worn"] else [])]
        gear = [CATALOG.by_key[key] for key in cards if CATALOG.by_key[key].is_a == EQUIPMENT]
        return first(card.key for card in gear if (card.guard > 0) == (of == "armour"))

    return due


def tiles(scene: LessonScene) -> Iterable[TileView]:
    return [tile for row in as_archibald(scene.view)["board"] for tile in row if tile is not None and tile["face_up"]]


def in_sight(*kinds: TileKind) -> Moment:
    """A tile of one of these kinds lies face up."""
    return lambda scene: "" if any(tile["kind"] in kinds for tile in tiles(scene)) else None


def book_in_sight(scene: LessonScene) -> str | None:
    return "" if any(tile["book"] or tile["kind"] == "book" for tile in tiles(scene)) else None


def walls_in_sight(scene: LessonScene) -> str | None:
    return "" if any(tile["walls"] for tile in tiles(scene)) else None


def on_level(*levels: int) -> Moment:
    return lambda scene: "" if scene.options and mine(scene)["cell"] and mine(scene)["level"] in levels else None


def in_phase(*phases: int) -> Moment:
    """The learner's own turn stands in one of these phases."""

    def due(scene: LessonScene) -> str | None:
        view = as_archibald(scene.view)
        return "" if scene.options and view["turn_of"] == scene.seat and view["phase"] in phases else None

    return due


def held(scene: LessonScene) -> str | None:
    return "" if scene.options and mine(scene)["held"] else None


def rising(scene: LessonScene) -> str | None:
    return "" if as_archibald(scene.view)["flood"] > 0 else None


def losing(scene: LessonScene) -> str | None:
    view = as_archibald(scene.view)
    return "" if scene.options and view["fight"] is not None else None


# In the order of importance: of what is due at once, the first ones are taught first.
RULES: Final = (
    Rule("goal", "end.archibald", always, gaols),
    Rule("heroes", "setup.choose-heroes", asked("hero")),
    Rule("start", "setup.one-per-start", asked("start")),
    Rule("move", "turn.move", both(asked("move"), in_phase(1, 2)), around),
    Rule("reveal", "turn.reveal", asked("move"), around),
    Rule("card", "turn.one-card", asked("play"), HAND),
    # What cannot wait.
    Rule("adventure", "adventure.reader", either(asked("read", "answer"), bare(was_told("read"))), STAGE),
    Rule("secret", "adventure.hidden", asked("answer"), STAGE),
    Rule("fight", "combat.forced", bare(either(losing, asked("fight"), was_told("hero-rolled", by=MINE))), here),
    Rule("dice", "combat.hits", bare(either(losing, asked("roll"), was_told("hero-rolled"))), STAGE),
    Rule("held", "combat.blocked", bare(either(held, was_told("held", by=MINE))), here),
    Rule("lost", "combat.hero-loss", bare(was_told("lost-lives", by=MINE)), there("seat/me")),
    Rule("which", "combat.which-enemy", asked("kill")),
    Rule("flood", "flood.four", bare(was_told("flood"))),
    Rule("back", "return.tile", asked("return")),
    Rule("limit", "encounter.hand-limit", either(bare(was_told("discarded-over", by=MINE)), asked("give")), HAND),
    Rule("defeat", "defeat.at-zero", bare(was_told("defeated"))),
    Rule("restart", "defeat.refill", bare(was_told("refilled"))),
    Rule("barred", "move.entry-walled", bare(was_told("walled"))),
    Rule("trapped", "gaol.trap", bare(was_told("trapped", "trapped-softly")), gaols),
    Rule("bonus", "level.bonus", bare(was_told("drew-bonus", by=MINE)), HAND),
    Rule("token", "flood.new-level", bare(either(was_told("token-level", "token-hero"), rising))),
    Rule("straw", "tile.trial", bare(either(was_told("trial"), in_sight("trial")))),
    # The hand.
    Rule("kinds", "encounter.kinds", both(asked("move"), in_phase(1)), HAND),
    Rule("equipment", "equipment.slot", hand_of(EQUIPMENT), WORN),
    Rule("weapon", "equipment.dice", wearable("weapon")),
    Rule("armour", "equipment.armour", wearable("armour")),
    Rule("free", "turn.equipment-free", asked("wear"), WORN),
    Rule("enemies", "enemycard.place", hand_of(ENEMY)),
    Rule("power", "power.resolve", hand_of(POWER)),
    Rule("hidden", "encounter.hidden", both(asked("move"), in_phase(1)), HAND),
    # Tiles.
    Rule("heart", "tile.heart", bare(either(was_told("heart", "healed"), in_sight("heart", "heart-card")))),
    Rule("draw", "tile.card", bare(either(was_told("drew-tile"), in_sight("card", "heart-card")))),
    Rule("spring", "tile.spring", bare(either(was_told("spring"), in_sight("spring")))),
    Rule("foes", "tile.enemy", bare(either(was_told("foes-appear"), in_sight("enemy")))),
    Rule("book", "tile.book", book_in_sight),
    Rule("walls", "move.wall", walls_in_sight),
    Rule("redraw", "blocked.redraw", bare(was_told("redrawn"))),
    Rule("falls", "move.satan-falls", in_sight("falls")),
    # The way up.
    Rule("steps", "move.orthogonal", both(asked("move"), in_phase(1)), around),
    Rule("lives", "setup.life", in_phase(1), there("seat/me")),
    Rule("end", "turn.end", asked("done")),
    Rule("levels", "components.board", on_level(2)),
    Rule("gaol", "gaol.reveal", on_level(4), gaols),
    Rule("traps", "components.gaol-tiles", on_level(4, 5), gaols),
    Rule("more", "components.players", at_the_end),
)  # fmt: skip
# What a question is about, where it brings nothing new.
AGAIN: Final = (
    ("dice", asked("roll")),
    ("which", asked("kill")),
    ("secret", asked("answer")),
    ("adventure", asked("read")),
    ("back", asked("return")),
    ("held", asked("fight")),
    ("enemies", asked("place", "take")),
    ("move", asked("move")),
    ("end", asked("done")),
)


def wonders(view: View) -> Iterable[str]:
    """Whoever holds a card wonders whether it can be played or put on."""
    seen = as_archibald(view)
    assert seen["you"] is not None
    for key in seen["heroes"][seen["you"]]["hand"]["cards"]:
        yield f"{'wear' if CATALOG.by_key[key].is_a == EQUIPMENT else 'play'}/{key}"


# -- why ---------------------------------------------------------------------------------------------------------------


def reason(scene: LessonScene, option: str) -> str:
    """The Fluent key of a sentence that is true of this option here."""
    verb, _, noun = option.partition("/")
    return PREFIX + (REASONS[verb](scene, noun) if verb in REASONS else verb)


def move(scene: LessonScene, cell: str) -> str:
    row, column = (int(part) for part in cell.split("-"))
    board = as_archibald(scene.view)["board"]
    tile = board[row - 1][column - 1]
    if row == len(board):
        return "move-gaol"
    if tile is not None and tile["face_up"] and tile["kind"] in MOVES:
        return f"move-{tile['kind']}"
    own = mine(scene)["cell"]
    if own is not None and row > int(own.split("-")[0]):
        return "move-on"
    return "move-new" if tile is None else "move-round"


def play(scene: LessonScene, card: str) -> str:
    return "play-enemy" if CATALOG.by_key[card].is_a == ENEMY else "play-power"


def wear(scene: LessonScene, card: str) -> str:
    return "wear-armour" if CATALOG.by_key[card].guard > 0 else "wear-weapon"


MOVES: Final = ("heart", "card", "heart-card", "spring", "book")
REASONS: Final = {"move": move, "play": play, "wear": wear}

COURSE: Final = Course(
    game="archibald",
    rules=RULES,
    wonders=wonders,
    reason=reason,
    seed=13,  # found by tools/tutor_seed.py
    options={},
    seats=("human", "greedy"),
    again=AGAIN,
    # There is a fight, an Adventure to answer, and water.
    wish=Wish("turn", range(16, 46), 56, 0.85, (was_told("hero-rolled", by=MINE), asked("answer"), was_told("flood"))),
)
