"""Expedition Altiplano as text."""

from collections.abc import Callable, Sequence
from typing import Final, get_args

from bivouac.cli.layout import wrapped
from bivouac.cli.words import say
from bivouac.games.altiplano.catalog import ARCHAEOLOGIST, CATALOG, NEUTRAL, RAIDER
from bivouac.games.altiplano.shapes import AltiplanoView, Pile, SeatView
from bivouac.terminal.words import seat_name
from bivouac.text import card_name, phase_name, player
from bivouac.text.nouns import one_of

GAME: Final = "altiplano"
PILES: Final[tuple[Pile, ...]] = get_args(Pile)
KINDS: Final = ((ARCHAEOLOGIST, "archaeologist"), (RAIDER, "raider"), (NEUTRAL, "neutral"))


def names(keys: Sequence[str | None], lang: str, nothing: str = "none") -> str:
    """Cards by name; a card that the seat does not know is a question mark."""
    unknown = say(lang, "altiplano-unknown-card")
    said = [unknown if key is None else card_name(GAME, CATALOG.by_key[key].number, lang) for key in keys]
    return ", ".join(said) if said else say(lang, nothing)


def position(view: AltiplanoView, lang: str) -> list[str]:
    you = view["you"]
    lines = [headline(view, lang), ""]
    order = [1, 0] if you == 0 else [0, 1]
    lines += camp(view, order[0], lang)
    lines += ["", *middle(view, lang), ""]
    return lines + camp(view, order[1], lang)


def headline(view: AltiplanoView, lang: str) -> str:
    name = phase_name(GAME, view["phase"], lang)
    if view["phase"] == 0:
        return name
    key = "altiplano-at-turn-you" if view["turn_of"] == view["you"] else "altiplano-at-turn"
    who = seat_name(view["turn_of"], lang)
    return say(lang, key, turn=str(view["turn"]), phase=str(view["phase"]), name=name, player=who)


def camp(view: AltiplanoView, owner: int, lang: str) -> list[str]:
    side = view["seats"][owner]
    own = owner == view["you"]
    lines = [say(lang, "altiplano-camp-you" if own else "altiplano-camp", player=player(owner, lang, None))]
    characters = ", ".join(map(with_kind(lang), side["camp"])) or say(lang, "none")
    told = [say(lang, "altiplano-characters", cards=characters)]
    told.append(say(lang, "altiplano-location", card=names([side["location"]] if side["location"] else [], lang)))
    treasures = names(side["treasures"], lang)
    told.append(say(lang, "altiplano-treasures", cards=treasures, count=str(len(side["treasures"]))))
    if side["specials"]:
        told.append(say(lang, "altiplano-specials", cards=names(side["specials"], lang)))
    for key in ("kept", "looking_at"):
        if side[key]:
            told.append(say(lang, f"altiplano-{key.split('_')[0]}", cards=counted(side[key], lang)))
    told += hand(side, own, lang)
    for line in told:
        lines += wrapped(line, 2)
    return lines


def counted(cards: list[str] | int, lang: str) -> str:
    return say(lang, "altiplano-cards-count", n=cards) if isinstance(cards, int) else names(cards, lang)


def hand(side: SeatView, own: bool, lang: str) -> list[str]:
    held = side["hand"]
    seen = names(held["cards"], lang)
    if own:
        return [say(lang, "altiplano-hand", count=str(len(held["cards"])), limit=str(side["hand_limit"]), cards=seen)]
    counts = {pile: str(held[pile]) for pile in ("exploration", "characters")}
    lines = [say(lang, "altiplano-hand-hidden", **counts)]
    return [*lines, say(lang, "altiplano-hand-seen", cards=seen)] if held["cards"] else lines


def with_kind(lang: str) -> Callable[[str], str]:
    def said(key: str) -> str:
        card = CATALOG.by_key[key]
        kinds = [one_of(GAME, word, lang) for bit, word in KINDS if card.is_a & bit]
        return f"{card_name(GAME, card.number, lang)} ({', '.join(kinds)})"

    return said


def middle(view: AltiplanoView, lang: str) -> list[str]:
    piles, discards = view["piles"], view["discards"]
    told = [
        say(
            lang,
            "altiplano-piles",
            exploration=str(piles["exploration"]["size"]),
            characters=str(piles["characters"]["size"]),
        )
    ]
    for pile in PILES:
        if piles[pile]["known"]:
            cards = names(known(piles[pile]["known"]), lang)
            told.append(say(lang, "altiplano-pile-known", pile=pile, cards=cards))
    for pile in PILES:
        told.append(say(lang, f"altiplano-discard-{pile}", cards=names(discards[pile], lang, "empty")))
    for key in ("in_play", "revealed"):
        if view[key]:
            told.append(say(lang, f"altiplano-{key.replace('_', '-')}", cards=names(view[key], lang)))
    return [part for line in told for part in wrapped(line, 0)]


def known(cards: list[str | None]) -> list[str | None]:
    """From the bottom up to the last card that is known: what lies above is as unknown as any pile."""
    last = max(i for i, card in enumerate(cards) if card is not None)
    return cards[: last + 1]
