"""What stands beside Archibald's path: the heroes' sheets, dice, Adventures, piles, each as lines to point at."""

from collections.abc import Sequence
from typing import Final, get_args

from bivouac.engine.verbs import Words
from bivouac.games.archibald.actions import KEYS
from bivouac.games.archibald.catalog import CATALOG, DICE_OF_A_COLOUR, ENEMY, EQUIPMENT, KIND_KEYS, POWER, figures
from bivouac.games.archibald.shapes import (
    AdventureView,
    Answered,
    FightView,
    Figures,
    HeroView,
    Level,
    Outcome,
    Rolled,
    Trial,
    as_archibald,
)
from bivouac.terminal.boards.archibald_map import CROWD, FOES, HELD, TILES, foes_in_words, letter_of, name_of
from bivouac.terminal.boards.notes import Ink, InkLine, Note, badge, long, padded, paragraph
from bivouac.terminal.canvas import clipped, wrapped
from bivouac.terminal.scene import TableScene, face_of
from bivouac.terminal.words import say
from bivouac.text import card_name, fluent
from bivouac.text.lists import listed
from bivouac.text.sentences import clause, sentence

FLOOD: Final = 4
LEVELS: Final[tuple[Level, ...]] = get_args(Level)
# Dice by colour: a sign and an ink; their faces by hits: nothing, a sword, two swords.
DICE: Final = {"red": ("◆", "rust"), "yellow": ("◇", "gold")}
FACES: Final = ("·", "†", "‡")
# What an Encounter card is at a glance.
SIGNS: Final = {EQUIPMENT: ("◈", "gold", "equipment"), ENEMY: (CROWD, "rust", "enemy"), POWER: ("✺", "violet", "power")}

NO_FOES: Final = "×"


def number_of(key: str) -> int:
    return KEYS.index(key)


def face_text(scene: TableScene, key: str) -> str:
    return face_of("archibald", number_of(key), scene.lang, tuple(sorted(scene.rules.items()))).text


def water(tokens: int) -> str:
    return "≈" * tokens + "○" * (FLOOD - tokens)


# -- heroes ------------------------------------------------------------------------------------------------------------


def dice_of(hero: HeroView, foes: int = 0) -> tuple[int, int]:
    """Red and yellow dice with those of what is worn, against these enemies, packed (equipment.dice, equipment.more,
    combat.dice-supply)."""
    worn = CATALOG.by_key.get(hero["worn"] or "")
    added = (0, 0) if worn is None else (worn.red + worn.perk.more_red(foes), worn.yellow + worn.perk.more_yellow(foes))
    red, yellow = hero["red"] or 0, hero["yellow"] or 0
    return min(DICE_OF_A_COLOUR, red + added[0]), min(DICE_OF_A_COLOUR, yellow + added[1])


def foes_at(scene: TableScene, hero: HeroView) -> int:
    """The enemies on a hero's tile, packed."""
    if hero["cell"] is None:
        return 0
    row, _, column = hero["cell"].partition("-")
    tile = as_archibald(scene.view)["board"][int(row) - 1][int(column) - 1]
    return 0 if tile is None else figures(tile["enemies"])


def hearts(lives: int, most: int) -> InkLine:
    return ("♥" * lives, "rust"), ("♡" * max(0, most - lives), "dim")


def dice_inks(red: int, yellow: int) -> InkLine:
    return (DICE["red"][0] * red, "rust"), (DICE["yellow"][0] * yellow, "gold")


def backs(hero: HeroView) -> str:
    """Cards in hand by the level on their backs (encounter.hidden: that much is open)."""
    return "".join(f"▒{level}" * hero["hand"]["levels"][level] for level in LEVELS)


def who(scene: TableScene, seat: int) -> str:
    return scene.say("archibald-you") if seat == scene.seat else scene.player(seat)


def sheet(scene: TableScene, seat: int, width: int, height: int) -> Note:
    """A hero's sheet, or who has not chosen one yet."""
    hero = as_archibald(scene.view)["heroes"][seat]
    at_turn = as_archibald(scene.view)["turn_of"] == seat and not scene.over
    options = tuple(i for i, option in enumerate(scene.options) if option.key == f"target/{seat + 1}")
    if hero["hero"] is None:
        line: InkLine = (("▶ " if at_turn else "  ", "ochre"), (who(scene, seat), "ink"))
        told: tuple[str, ...] = (scene.say("archibald-no-hero"),)
        return Note(f"hero:{seat}", who(scene, seat), (line,), told, "setup.choose-heroes", glows=at_turn)
    return Note(
        f"hero:{seat}",
        scene.say("archibald-sheet", hero=name_of(scene, hero["hero"]), player=who(scene, seat)),
        sheet_lines(scene, seat, width, height, (*badge(options), ("▶" if at_turn else " ", "ochre"))),
        told_of_hero(scene, hero),
        "combat.blocked" if hero["held"] else "components.sheets",
        asks=(f"target/{seat + 1}",),
        options=options,
        glows=at_turn,
    )


def sheet_lines(scene: TableScene, seat: int, width: int, height: int, head: InkLine) -> tuple[InkLine, ...]:
    """Name, lives and dice; then who plays the hero, what it wears and the hand by its backs, in 1 to 4 lines."""
    hero = as_archibald(scene.view)["heroes"][seat]
    assert hero["hero"] is not None
    hand = backs(hero)
    player = who(scene, seat)
    facts = (
        *hearts(hero["lives"], hero["max_lives"] or 0),
        (" ", "dim"),
        *dice_inks(*dice_of(hero, foes_at(scene, hero))),
    )
    letter: Ink = (letter_of(hero["hero"]), "own" if seat == scene.seat else "pawn")
    first: InkLine = (*head, letter, (HELD if hero["held"] else " ", "rust"), (name_of(scene, hero["hero"]), "ink"))
    if height == 1:
        return (padded(first, (*facts, (f" {'▒' * (len(hand) // 2):<3}", "dim")), width),)
    worn: Ink = (scene.say("archibald-bare"), "dim")
    text = ""
    if hero["worn"] is not None:
        worn = (name_of(scene, hero["worn"]), "gold")
        text = face_text(scene, hero["worn"])
    held: InkLine = ((f" · {scene.say('archibald-held')}", "rust"),) if hero["held"] else ()
    if height == 2:
        room = max(4, width - len(player) - len(hand) - long(held) - 6)
        second: InkLine = ((f"   {player}  ", "dim"), (clipped(worn[0], room), worn[1]), *held)
        return (padded(first, facts, width), padded(second, ((hand, "dim"),), width))
    return (
        padded(first, facts, width),
        padded(((f"   {player}", "dim"),), ((hand, "dim"),), width),
        (("   ", "dim"), worn, *held),
        *((("   ", "dim"), (line, "dim")) for line in wrapped(text, width - 3, height - 3)),
    )


def told_of_hero(scene: TableScene, hero: HeroView) -> tuple[str, ...]:
    red, yellow = dice_of(hero, foes_at(scene, hero))
    told = [
        scene.say("archibald-told-lives", n=hero["lives"], most=hero["max_lives"] or 0),
        scene.say("archibald-told-dice", red=red, yellow=yellow),
    ]
    if hero["cell"] is not None:
        told.append(scene.say("archibald-told-cell", cell=hero["cell"]))
    if hero["held"]:
        told.append(scene.say("archibald-told-held"))
    if hero["worn"] is not None:
        told.append(f"{name_of(scene, hero['worn'])}. {face_text(scene, hero['worn'])}")
    counts = {f"n{level}": hero["hand"]["levels"][level] for level in LEVELS}
    told.append(scene.say("archibald-told-hand", n=sum(counts.values()), **counts))
    if hero["hand"]["cards"]:
        cards = listed(scene.lang, [name_of(scene, key) for key in hero["hand"]["cards"]])
        told.append(scene.say("archibald-told-cards", cards=cards))
    return tuple(told)


def candidate(scene: TableScene, key: str, width: int) -> Note:
    """A hero who can still be chosen."""
    card = CATALOG.by_key[key]
    name = name_of(scene, key)
    options = tuple(i for i, option in enumerate(scene.options) if option.key == f"hero/{key}")
    first: InkLine = (*(badge(options) or (("   ", "ink"),)), (letter_of(key), "pawn"), (f" {name}", "ink"))
    facts: InkLine = (("♥" * card.lives, "rust"), (" ", "ink"), *dice_inks(card.red, card.yellow))
    text = [(("     ", "ink"), (line, "dim")) for line in wrapped(face_text(scene, key), width - 5)]
    lines = (padded(first, facts, width), *text)
    return Note(f"card:{key}", name, lines, (), "setup.choose-heroes", (f"hero/{key}",), options, card.number)


# -- what is happening -------------------------------------------------------------------------------------------------


def happenings(scene: TableScene, width: int, is_large: bool) -> list[Note]:
    """What is open now first: an Adventure, a fight; then what was thrown and answered last."""
    view = as_archibald(scene.view)
    notes: list[Note] = []
    if view["adventure"] is not None:
        notes.append(adventure(scene, view["adventure"], width))
    fight = view["fight"] or view["last_fight"]
    if fight is not None:
        notes.append(exchange(scene, fight, width, is_large))
    if view["last_trial"] is not None:
        notes.append(trial(scene, view["last_trial"]))
    if view["adventure"] is None and view["last_adventure"] is not None:
        notes.append(answered(scene, view["last_adventure"], width))
    return notes


def adventure(scene: TableScene, open_now: AdventureView, width: int) -> Note:
    """The open question: the reader alone sees what comes of each answer (adventure.hidden)."""
    key = open_now["card"]
    message = f"adventure-archibald-{key}"
    name = fluent.say(scene.lang, message, attribute="name")
    reader = who(scene, open_now["reader"])
    lines: list[InkLine] = [((f"¶ {name}", "violet"),)]
    lines += paragraph(scene.say("archibald-read-by", player=reader), width)
    told = [fluent.say(scene.lang, message)]
    for i in range(open_now["answers"]):
        answer = f"{i + 1}. {fluent.say(scene.lang, message, attribute=f'a{i + 1}')}"
        if open_now["outcomes"] is None:
            told.append(answer)
            continue
        does = sentence(clause("archibald", words_of(open_now["outcomes"][i]), scene.lang))
        lines += paragraph(f"{i + 1} → {does}", width)
        told += [answer, f"→ {fluent.say(scene.lang, message, attribute=f'o{i + 1}')} {does}"]
    clause_of_it = "adventure.reader" if open_now["outcomes"] is None else "adventure.hidden"
    return Note("adventure", name, tuple(lines), tuple(told), clause_of_it, ("answer/1",), is_told=True)


def words_of(told: Outcome) -> Words:
    return Words(told["key"], dict(told["args"]), [words_of(part) for part in told["parts"]])


def answered(scene: TableScene, last: Answered, width: int) -> Note:
    message = f"adventure-archibald-{last['card']}"
    name = fluent.say(scene.lang, message, attribute="name")
    answer = fluent.say(scene.lang, message, attribute=f"a{last['answer']}")
    story = fluent.say(scene.lang, message, attribute=f"o{last['answer']}")
    said = scene.say("archibald-answered", player=who(scene, last["seat"]), answer=answer)
    lines: list[InkLine] = [((f"¶ {name}", "violet"),), *paragraph(said, width, "dim")]
    return Note("last-adventure", name, tuple(lines), (said, story), "adventure.reader", is_told=True)


def die_inks(dice: Sequence[Rolled]) -> list[Ink]:
    """Dice as they lie: ◆‡ ◇·."""
    line: list[Ink] = []
    for colour, hits in dice:
        sign, ink = DICE[str(colour)]
        line += [(f"{sign}{FACES[int(hits)]} ", ink)]
    return line


def dice_boxes(dice: Sequence[Rolled]) -> list[InkLine]:
    """Dice large enough to be seen across the room."""
    rolled = [(*DICE[str(colour)], FACES[int(hits)]) for colour, hits in dice]
    return [
        tuple(("╭───╮", ink) for _, ink, _ in rolled),
        tuple((f"│{sign}{face} │", ink) for sign, ink, face in rolled),
        tuple(("╰───╯", ink) for _, ink, _ in rolled),
    ]


def exchange(scene: TableScene, fight: FightView, width: int, is_large: bool) -> Note:
    """The dice of a fight: the hero's, then those of the enemies."""
    hero = as_archibald(scene.view)["heroes"][fight["seat"]]["hero"]
    assert hero is not None
    name = name_of(scene, hero)
    foes = foes_in_words(scene, fight["enemies"]) if fight["enemies"] else scene.say("archibald-no-foes")
    title = scene.say("archibald-fight", cell=fight["cell"], hero=name)
    rolled = bool(fight["hero_dice"] or fight["enemy_dice"])
    told = [scene.say("archibald-fight-told", hero=name, foes=foes)]
    if not rolled:
        lines: list[InkLine] = [((f"{CROWD} {title}", "rust"),), *paragraph(told[0], width)]
        return Note("fight", title, tuple(lines), tuple(told), "combat.forced", ("roll",))
    told += [
        scene.say("archibald-hits", who=name, n=fight["hero_hits"]),
        scene.say("archibald-hits", who=foes, n=fight["enemy_hits"]),
    ]
    letters = "".join(f"{FOES[kind]}{n if n > 1 else ''}" for kind, n in fight["enemies"].items()) or NO_FOES
    hits = scene.say("archibald-hits-short", n=fight["hero_hits"])
    their_hits = scene.say("archibald-hits-short", n=fight["enemy_hits"])
    if is_large:
        lines = [
            ((f"{CROWD} {title}", "rust"),),
            *paragraph(told[1], width), *dice_boxes(fight["hero_dice"]),
            *paragraph(told[2], width), *dice_boxes(fight["enemy_dice"]),
        ]  # fmt: skip
    else:
        lines = [
            (
                (f"{CROWD} {letter_of(hero)} ", "ink"), *die_inks(fight["hero_dice"]), (hits, "ink"), ("  ", "ink"),
                (f"{letters} ", "rust"), *die_inks(fight["enemy_dice"]), (their_hits, "ink"),
            )
        ]  # fmt: skip
    return Note("fight", title, tuple(lines), tuple(told), "combat.hits", ("roll",))


def trial(scene: TableScene, last: Trial) -> Note:
    """The ordinary die, thrown for a straw or for an Adventure: the log says for which."""
    keys = [entry.key for entry in scene.entries if entry.key in ("trial", "tested")]
    thrown: dict[str, str | int] = {"player": who(scene, last["seat"]), "n": last["die"]}
    if keys[-1:] == ["tested"]:
        sign, title, clause = "¶", scene.say("archibald-test", **thrown), "adventure.reader"
    else:
        sign, title, clause = "≈", scene.say("archibald-trial", **thrown), "tile.trial"
    return Note("trial", title, (((f"{sign} {title}", "blue"),),), (title,), clause)


# -- piles -------------------------------------------------------------------------------------------------------------


def stores(scene: TableScene) -> list[Note]:
    """What lies in piles: tiles, Encounter cards and Adventures; then the enemies not on the board."""
    view = as_archibald(scene.view)
    piles, discards = view["piles"], view["discards"]
    supply: Figures = {kind: view["supply"][kind] for kind in KIND_KEYS}
    notes: list[Note] = []
    for name, pile, clause_of_it in (
        ("tiles", piles["tiles"], "setup.tiles"),
        ("encounters", piles["encounters"], "setup.encounters"),
    ):
        counts = {f"n{level}": pile[level] for level in LEVELS}
        text = scene.say(f"archibald-pile-{name}", **counts)
        told = scene.say(f"archibald-pile-{name}-told", **counts)
        notes.append(Note(f"pile:{name}", text, (((text, "dim"),),), (told,), clause_of_it))
    text = scene.say("archibald-pile-adventures", n=piles["adventures"])
    told = scene.say("archibald-pile-adventures-told", n=piles["adventures"])
    notes.append(Note("pile:adventures", text, (((text, "dim"),),), (told,), "setup.adventures"))
    thrown = sum(len(discards["encounters"][level]) for level in LEVELS) + len(discards["adventures"])
    text = scene.say("archibald-discards", n=thrown)
    told = scene.say("archibald-discards-told", n=thrown)
    notes.append(Note("discard:all", text, (((text, "dim"),),), (told,), "encounter.reshuffle"))
    text = " ".join(f"{FOES[kind]}{count}" for kind, count in supply.items())
    told = scene.say("archibald-supply-told", foes=foes_in_words(scene, {k: n for k, n in supply.items() if n}))
    if not any(supply.values()):
        told = scene.say("archibald-supply-none")
    notes.append(Note("supply", text, (((text, "rust"),),), (told,), "components.figures"))
    return notes


def signs(lang: str, width: int) -> Note:
    """What the signs on the path mean, where there is room to say it."""
    tiles = [f"{sign}\N{NO-BREAK SPACE}{say(lang, f'archibald-tile-{kind}')}" for kind, (sign, _) in TILES.items()]
    foes = [
        f"{letter}\N{NO-BREAK SPACE}{card_name('archibald', number_of(kind), lang)}" for kind, letter in FOES.items()
    ]
    title = say(lang, "archibald-signs")
    lines = [((title, "ink"),), *paragraph(" ".join(f"{each}," for each in (*tiles, *foes))[:-1], width, "dim")]
    return Note("signs", title, tuple(lines), (say(lang, "archibald-legend"),))
