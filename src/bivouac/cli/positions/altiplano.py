"""Expedition Altiplano as text."""

from collections.abc import Callable, Sequence
from typing import Final, get_args

from bivouac.cli.layout import wrapped
from bivouac.cli.words import say
from bivouac.games import game_named
from bivouac.games.altiplano.catalog import ARCHAEOLOGIST, CATALOG, NEUTRAL, RAIDER
from bivouac.games.altiplano.shapes import AltiplanoView, Pile, SeatView
from bivouac.text import card_name, phase_name, player
from bivouac.text.nouns import one_of

PILES: Final[tuple[Pile, ...]] = get_args(Pile)
KINDS = ((ARCHAEOLOGIST, "archaeologist"), (RAIDER, "raider"), (NEUTRAL, "neutral"))


def names(game: str, keys: Sequence[str | None], lang: str, nothing: str = "none") -> str:
    """Cards by name; a card that the seat does not know is a question mark."""
    numbers = game_named(game).cards
    said = [say(lang, "unknown-card") if key is None else card_name(game, numbers.index(key), lang) for key in keys]
    return ", ".join(said) if said else say(lang, nothing)


def position(view: AltiplanoView, lang: str) -> list[str]:
    you = view["you"]
    lines = [headline(view, lang), ""]
    order = [1, 0] if you == 0 else [0, 1]
    lines += camp(view, order[0], lang)
    lines += ["", *middle(view, lang), ""]
    return lines + camp(view, order[1], lang)


def headline(view: AltiplanoView, lang: str) -> str:
    name = phase_name("altiplano", view["phase"], lang)
    if view["phase"] == 0:
        return name
    key = "at-turn-you" if view["turn_of"] == view["you"] else "at-turn"
    who = player(view["turn_of"], lang, None)
    return say(lang, key, turn=str(view["turn"]), phase=str(view["phase"]), name=name, player=who)


def camp(view: AltiplanoView, owner: int, lang: str) -> list[str]:
    side = view["seats"][owner]
    own = owner == view["you"]
    lines = [say(lang, "camp-you" if own else "camp", player=player(owner, lang, None))]
    told = [say(lang, "characters", cards=", ".join(map(with_kind(lang), side["camp"])) or say(lang, "none"))]
    told.append(say(lang, "location", card=names("altiplano", [side["location"]] if side["location"] else [], lang)))
    treasures = names("altiplano", side["treasures"], lang)
    told.append(say(lang, "treasures", cards=treasures, count=str(len(side["treasures"]))))
    if side["specials"]:
        told.append(say(lang, "specials", cards=names("altiplano", side["specials"], lang)))
    for key in ("kept", "looking_at"):
        if side[key]:
            told.append(say(lang, key.split("_")[0], cards=counted(side[key], lang)))
    told += hand(side, own, lang)
    for line in told:
        lines += wrapped(line, 2)
    return lines


def counted(cards: list[str] | int, lang: str) -> str:
    return say(lang, "cards-count", n=cards) if isinstance(cards, int) else names("altiplano", cards, lang)


def hand(side: SeatView, own: bool, lang: str) -> list[str]:
    held = side["hand"]
    seen = names("altiplano", held["cards"], lang)
    if own:
        return [say(lang, "hand", count=str(len(held["cards"])), limit=str(side["hand_limit"]), cards=seen)]
    lines = [say(lang, "hand-hidden", exploration=str(held["exploration"]), characters=str(held["characters"]))]
    return [*lines, say(lang, "hand-seen", cards=seen)] if held["cards"] else lines


def with_kind(lang: str) -> Callable[[str], str]:
    def said(key: str) -> str:
        card = CATALOG.by_key[key]
        kinds = [one_of("altiplano", word, lang) for bit, word in KINDS if card.is_a & bit]
        return f"{card_name('altiplano', card.number, lang)} ({', '.join(kinds)})"

    return said


def middle(view: AltiplanoView, lang: str) -> list[str]:
    piles, discards = view["piles"], view["discards"]
    told = [
        say(
            lang,
            "piles",
            exploration=str(piles["exploration"]["size"]),
            characters=str(piles["characters"]["size"]),
        )
    ]
    for pile in PILES:
        if piles[pile]["known"]:
            told.append(say(lang, "pile-known", pile=pile, cards=names("altiplano", known(piles[pile]["known"]), lang)))
    for pile in PILES:
        told.append(say(lang, f"discard-{pile}", cards=names("altiplano", discards[pile], lang, "empty")))
    for key in ("in_play", "revealed"):
        if view[key]:
            told.append(say(lang, key.replace("_", "-"), cards=names("altiplano", view[key], lang)))
    return [part for line in told for part in wrapped(line, 0)]


def known(cards: list[str | None]) -> list[str | None]:
    """From the bottom up to the last card that is known: what lies above is as unknown as any pile."""
    last = max(i for i, card in enumerate(cards) if card is not None)
    return cards[: last + 1]
