"""À la recherche d'Archibald as text: the path as at the drawn table, everything else in sentences."""

from textual.geometry import Region

from bivouac.cli.layout import wrapped
from bivouac.cli.words import say
from bivouac.games import game_named
from bivouac.games.archibald.shapes import ArchibaldView
from bivouac.terminal.boards.archibald_map import BOOK, CELL, FOES, TILES, Map, foes_of, kind_of, map_columns, map_rows
from bivouac.terminal.boards.archibald_notes import LEVELS, dice_of, water, words_of
from bivouac.terminal.canvas import Canvas
from bivouac.terminal.palette import LANTERN, Inks
from bivouac.terminal.scene import TableScene
from bivouac.terminal.words import seat_name
from bivouac.text import card_name, phase_name
from bivouac.text import say as say_text
from bivouac.text.lists import listed
from bivouac.text.nouns import counted
from bivouac.text.sentences import clause, sentence

GAME = "archibald"


def position(view: ArchibaldView, lang: str) -> list[str]:
    lines = [*wrapped(headline(view, lang), 0), "", *path(view, lang), *wrapped(legend(view, lang), 0), ""]
    for seat in range(len(view["heroes"])):
        lines += hero(view, seat, lang)
    for told in happenings(view, lang):
        lines += wrapped(told, 0)
    return lines


def name(key: str, lang: str) -> str:
    return card_name(GAME, game_named(GAME).cards.index(key), lang)


def who(view: ArchibaldView, seat: int, lang: str) -> str:
    own = seat == view["you"]
    return say(lang, "archibald-you" if own else "archibald-player", player=seat_name(seat, lang))


def headline(view: ArchibaldView, lang: str) -> str:
    phase = phase_name(GAME, view["phase"], lang)
    flood = say(lang, "archibald-flood", water=water(view["flood"]), n=view["flood"])
    if view["phase"] == 0:
        return phase
    at = view["turn_of"]
    key = "archibald-at-turn-you" if at == view["you"] else "archibald-at-turn"
    told = say(lang, key, round=str(view["round"]), phase=phase, player=seat_name(at, lang))
    return f"{told} {flood}"


def path(view: ArchibaldView, lang: str) -> list[str]:
    """The path in one line for each row, with the signs of the drawn table."""
    canvas = Canvas(map_columns(CELL), map_rows(0), Inks(LANTERN))
    scene = TableScene(GAME, "", view["you"], lang, (), view, {}, "", "")
    Map(scene, canvas, Region(0, 0, canvas.width, canvas.height), 0, CELL, "").drawn()
    return canvas.said().splitlines()


def legend(view: ArchibaldView, lang: str) -> str:
    """The signs that are in sight now."""
    tiles = [tile for row in view["board"] for tile in row]
    kinds = {kind_of(tile) for tile in tiles}
    signs = [f"{TILES[kind][0]} {say(lang, f'archibald-sign-{kind}')}" for kind in TILES if kind in kinds]
    if "book" not in kinds and any(tile is not None and tile["book"] for tile in tiles):
        signs.append(f"{BOOK} {say(lang, 'archibald-sign-book')}")
    foes = {kind for tile in tiles for kind in foes_of(tile)}
    signs += [f"{letter} {name(kind, lang)}" for kind, letter in FOES.items() if kind in foes]
    signs += [f"{each['hero'][0].upper()} {name(each['hero'], lang)}" for each in view["heroes"] if each["hero"]]
    return say(lang, "archibald-legend", signs=", ".join(signs))


def hero(view: ArchibaldView, seat: int, lang: str) -> list[str]:
    each = view["heroes"][seat]
    if each["hero"] is None:
        return [say(lang, "archibald-no-hero", who=who(view, seat, lang))]
    red, yellow = dice_of(each)
    dice = counted(GAME, " ".join(f"{n} {colour}" for n, colour in ((red, "red"), (yellow, "yellow")) if n), lang)
    told = say(
        lang, "archibald-hero", who=who(view, seat, lang), hero=name(each["hero"], lang), cell=each["cell"] or "none",
        n=each["lives"], most=each["max_lives"] or 0, dice=dice,
    )  # fmt: skip
    if each["worn"] is not None:
        told += f" {say(lang, 'archibald-worn', card=name(each['worn'], lang))}"
    if each["held"]:
        told += f" {say(lang, 'archibald-held')}"
    lines = wrapped(told, 0)
    hand = each["hand"]
    cards = listed(lang, [name(key, lang) for key in hand["cards"]])
    if seat == view["you"]:
        return [*lines, *wrapped(say(lang, "archibald-hand", cards=cards or say(lang, "empty")), 2)]
    counts = {f"n{level}": hand["levels"][level] for level in LEVELS}
    lines += wrapped(say(lang, "archibald-hand-hidden", n=sum(counts.values()), **counts), 2)
    return [*lines, *wrapped(say(lang, "archibald-hand-seen", cards=cards), 2)] if cards else lines


def happenings(view: ArchibaldView, lang: str) -> list[str]:
    """The last dice, and for who reads an Adventure what comes of the answers (adventure.hidden)."""
    told: list[str] = []
    fight = view["fight"] or view["last_fight"]
    if fight is not None and (fight["hero_dice"] or fight["enemy_dice"]):
        fighter = view["heroes"][fight["seat"]]["hero"]
        assert fighter is not None
        hits = {"n": fight["hero_hits"], "m": fight["enemy_hits"]}
        told.append(say(lang, "archibald-fight", hero=name(fighter, lang), cell=fight["cell"], **hits))
    if view["last_trial"] is not None:
        told.append(say(lang, "archibald-trial", n=view["last_trial"]["die"]))
    adventure = view["adventure"]
    if adventure is not None and adventure["outcomes"] is not None:
        key = f"adventure-archibald-{adventure['card']}"
        for i, outcome in enumerate(adventure["outcomes"]):
            answer = say_text(lang, key, attribute=f"a{i + 1}")
            does = sentence(clause(GAME, words_of(outcome), lang))
            told.append(say(lang, "archibald-outcome", n=str(i + 1), answer=answer, outcome=does))
    return told
