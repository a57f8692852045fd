"""Fortune and Glory as text: the four adventures, the heroes, what lies open, and how far everything is."""

from bivouac.cli.layout import wrapped
from bivouac.cli.words import say
from bivouac.games.fortune_and_glory.shapes import FortuneView
from bivouac.games.fortune_and_glory.view import PHASES
from bivouac.text import phase_name
from bivouac.text.fortune_and_glory_open import happenings, names, whose
from bivouac.text.fortune_and_glory_table import (
    GAME,
    around,
    belongings,
    cities,
    distances,
    hero,
    seats_from,
    site,
    zeppelin,
)


def position(view: FortuneView, lang: str) -> list[str]:
    lines = wrapped(headline(view, lang), 0)
    if view["phase"] == "setup":
        return lines
    far = distances(view)
    lines += ["", say(lang, "fortune-and-glory-adventures")]
    for i in range(len(view["sites"])):
        lines += wrapped(site(view, i, far, lang), 2)
    lines.append("")
    for seat in seats_from(view):
        lines += wrapped(hero(view, seat, lang), 0)
        for part in belongings(view, seat, lang):
            lines += wrapped(part, 2)
    lines.append("")
    told = around(view, lang)
    if is_under_zeppelin(view):
        told.insert(1, zeppelin(view, lang)[1])
    if far:
        told.append(cities(far, lang))
    if view["you"] is not None:
        told.append(hand(view, lang))
    told += happenings(view, lang)
    return [*lines, *(line for each in told for line in wrapped(each, 0))]


def is_under_zeppelin(view: FortuneView) -> bool:
    """Whether the reader's hero may care for what its sheet says."""
    return (
        view["zeppelin"] is not None
        and view["you"] is not None
        and (view["heroes"][view["you"]]["space"] == view["zeppelin"]["space"])
    )


def headline(view: FortuneView, lang: str) -> str:
    phase = phase_name(GAME, PHASES.index(view["phase"]), lang)
    if view["phase"] == "setup":
        return phase
    first = whose(view, view["first_player"], lang)
    return say(lang, "fortune-and-glory-head", round=str(view["round"]), phase=phase, player=first, goal=view["goal"])


def hand(view: FortuneView, lang: str) -> str:
    held = names(view["hand"], lang)
    return say(lang, "fortune-and-glory-hand", cards=held) if held else say(lang, "fortune-and-glory-no-hand")
