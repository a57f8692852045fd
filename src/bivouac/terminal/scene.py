"""One moment of a game as somebody sees it: all that a drawing needs, and nothing that the reader may not know."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache

from bivouac.engine.game import Options, OptionValue, View
from bivouac.engine.table import Entry, Option, Table
from bivouac.games import game_named
from bivouac.lessons.coach import Advice, Reminder
from bivouac.terminal.words import say, seat_names
from bivouac.text import Face, card_face, game_title, option_text, player, prompt


@dataclass(frozen=True)
class TableScene:
    """`seat` is whose eyes these are; `options` what they may choose, none for somebody who only looks."""

    game: str
    title: str
    seat: int | None
    lang: str
    who: tuple[str, ...]  # who sits where: "human", or the name of a bot
    view: View
    rules: Options
    prompt: str
    prompt_clause: str
    options: tuple[Option, ...] = ()
    sentences: tuple[str, ...] = ()  # the options in words
    entries: tuple[Entry, ...] = ()
    news: int = 0  # how many of the last entries are new to the reader
    before: View | None = None  # what the reader saw at its last choice
    advised: int = -1  # the place of the option that a coach suggests
    advice: str = ""
    why: str = ""  # the same where there is little room: the reason alone
    told: frozenset[str] = frozenset()  # what a lesson at this question spoke of: things as a board calls them
    over: bool = False
    note: str = ""  # beside the prompt: what is being typed, a moment of a replay

    @property
    def option_ids(self) -> tuple[int, ...]:
        return tuple(option.id for option in self.options)

    @cached_property
    def by_noun(self) -> dict[str, tuple[int, ...]]:
        """The options that name something, by what they name."""
        found: dict[str, tuple[int, ...]] = {}
        for i, option in enumerate(self.options):
            noun = option.key.partition("/")[2]
            if noun:
                found[noun] = (*found.get(noun, ()), i)
        return found

    def lit(self, noun: str) -> tuple[int, ...]:
        return self.by_noun.get(noun, ())

    def is_told(self, name: str, card: int) -> bool:
        """Whether a lesson at this question spoke of this thing ("pile:exploration") or this card."""
        return name.replace(":", "/") in self.told or (
            card >= 0 and f"card/{game_named(self.game).cards[card]}" in self.told
        )

    def player(self, seat: int) -> str:
        """ "Player 2 (greedy)"; "You" are who looks."""
        name = player(seat, self.lang, None)
        who = self.who[seat] if seat < len(self.who) else ""
        if who and who != "human":
            return say(self.lang, "seat-bot", player=name, bot=who)
        return name

    def say(self, key: str, /, **args: str | int) -> str:
        return say(self.lang, key, **args)


def scene_of(
    table: Table,
    reader: int | None,
    lang: str,
    *,
    who: Sequence[str] = (),
    question: str = "",
    options: Sequence[Option] = (),
    entries: Sequence[Entry] = (),
    news: int = 0,
    before: View | None = None,
    advice: Advice | None = None,
    reminder: Reminder | None = None,
    told: Iterable[str] = (),
    note: str = "",
) -> TableScene:
    """A table as `reader` sees it; `question` stands for the prompt where something else is to be said."""
    ids = [option.id for option in options]
    asked = question or prompt(table, reader, lang, seat_names(table.seats, lang))
    return TableScene(
        game=table.game.name,
        title=game_title(table.game, lang),
        seat=reader,
        lang=lang,
        who=tuple(who),
        view=table.view(reader),
        rules=table.rules,
        prompt=asked if reminder is None else f"{asked} {reminder.reminder(lang)}",
        prompt_clause=question_clause(table, options, entries),
        options=tuple(options),
        sentences=options_in_words(table, options, lang),
        entries=tuple(entries),
        news=news,
        before=before,
        advised=ids.index(advice.option) if advice is not None and advice.option in ids else -1,
        advice="" if advice is None else say(lang, "advice", why=advice.say(lang)),
        why="" if advice is None else advice.say(lang),
        told=frozenset(told),
        over=table.over,
        note=note,
    )


def question_clause(table: Table, options: Sequence[Option], entries: Sequence[Entry]) -> str:
    """The clause behind a question: that of what is asked for; behind none, that of what was told last."""
    if table.result is not None:
        return table.result.why
    if options:
        return options[-1].clause  # `pass`, which comes first, tells the least
    return entries[-1].clause if entries else ""


def options_in_words(table: Table, options: Sequence[Option], lang: str) -> tuple[str, ...]:
    return tuple(option_text(table, option.id, lang) for option in options)


@lru_cache(maxsize=1024)
def face_of(game: str, card: int, lang: str, rules: tuple[tuple[str, OptionValue], ...]) -> Face:
    """A card's face; made once, because it is drawn many times."""
    return card_face(game, card, lang, dict(rules))
