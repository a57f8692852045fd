"""A game in plain prompts: one question at a time, a pipe as good as a keyboard."""

import contextlib
import shlex
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NoReturn

import bivouac
from bivouac.cli import reading, store
from bivouac.cli.asked import nearest
from bivouac.cli.layout import cited, wrapped
from bivouac.cli.positions import position
from bivouac.cli.refusal import Refusal
from bivouac.cli.shelf import Shelf, told_end, who_sits
from bivouac.cli.words import listed, say
from bivouac.lessons.coach import Coach
from bivouac.terminal.sitting import Sitting
from bivouac.terminal.words import seat_name, seat_names
from bivouac.text import has_tone, option_text, order_line, order_value, other_tone, player, prompt, tone_of
from bivouac.text.voice import VOICE

INTERRUPTED: Final = 130
WHYS: Final = 24  # lines of things to ask about, so that the question stays on the screen
CLEAR: Final = "\x1b[2J\x1b[3J\x1b[H"
# What can be typed, in both languages whichever is spoken.
WORDS: Final = {
    "?": "help", "help": "help", "aide": "help",
    "why": "why", "pourquoi": "why",
    "rules": "rules", "rule": "rules", "règles": "rules", "regles": "rules", "règle": "rules",
    "card": "card", "cards": "card", "carte": "card", "cartes": "card",
    "look": "look", "table": "look",
    "log": "log", "journal": "log",
    "tone": "tone", "ton": "tone",
    "orders": "orders", "order": "orders", "consignes": "orders", "consigne": "orders",
    "undo": "undo", "annuler": "undo",
    "advice": "advice", "conseil": "advice",
    "save": "save", "sauver": "save",
    "quit": "quit", "exit": "quit", "q": "quit", "quitter": "quit",
}  # fmt: skip


class LeaveTable(Exception):
    """Somebody gets up from the table; `code` is what the program ends with."""

    def __init__(self, code: int) -> None:
        super().__init__()
        self.code: Final = code


class Session:
    def __init__(self, sitting: Sitting, lang: str, shelf: Shelf, coach: Coach | None = None) -> None:
        self.sitting: Final = sitting
        self.lang = lang
        self.shelf: Final = shelf
        self.coach: Final = coach
        self.is_terminal: Final = sys.stdin.isatty() and sys.stdout.isatty()

    @property
    def table(self) -> bivouac.Table:
        return self.sitting.table

    # -- the course of a game ----------------------------------------------------------------------------------------

    def run(self) -> int:
        """Play to the end, or until somebody leaves: then the game is saved."""
        if self.is_terminal:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  (arrow keys and history for input())
        try:
            with stopping():
                self.introduce()
                while not self.table.over:
                    self.one_choice()
                return self.finish()
        except LeaveTable as leave:
            return self.shelf.leave(self.sitting, self.lang, leave.code)
        except (KeyboardInterrupt, EOFError) as ended:
            print()
            code = INTERRUPTED if isinstance(ended, KeyboardInterrupt) else 0
            return self.shelf.leave(self.sitting, self.lang, code)
        except Refusal:
            raise
        except Exception:  # the reader of our output has gone, or something is wrong inside: the game is kept
            self.shelf.keep(self.sitting.saved(), lambda refusal: print(refusal.say(self.lang), file=sys.stderr))
            raise

    def introduce(self) -> None:
        for line in who_sits(self.sitting, self.lang):
            self.tell(line)
        if self.sitting.humans:
            self.tell(say(self.lang, "play-hint"))

    def one_choice(self) -> None:
        seat = self.sitting.next_seat()
        if seat in self.sitting.bots:
            self.choose(seat, self.sitting.bot_choice(seat))
            return
        if self.sitting.looking is None or (self.sitting.looking != seat and not self.sitting.is_for_all):
            self.hand_over(seat)
        self.show(self.eyes(seat))
        self.ask(seat)

    def eyes(self, asked: int) -> int:
        """Whose eyes are on the screen: who holds it throws somebody else's dice too, and still sees no other hand."""
        return asked if self.sitting.looking is None else self.sitting.looking

    def choose(self, seat: int, action: int) -> None:
        unable = self.sitting.choose(seat, action)
        if self.sitting.humans and not self.table.over:
            self.shelf.autosave(self.sitting)
        if self.sitting.is_shared and self.is_terminal:
            for other in unable:
                self.show_window(other)

    def show_window(self, seat: int) -> None:
        """reaction.hidden: who could not answer is asked all the same, so that being asked tells nothing.

        What is on the cover may be read by everybody: it does not tell either.
        """
        self.hand_over(seat)
        self.news(seat)
        print()
        self.tell(say(self.lang, "play-window", player=seat_name(seat, self.lang)))
        self.read("")

    def hand_over(self, seat: int) -> None:
        """Cover the screen before another human looks; a pipe has no screen."""
        if self.sitting.is_shared and self.is_terminal:
            print(CLEAR, end="")
            self.tell(say(self.lang, "play-hand-over", player=seat_name(seat, self.lang)))
            self.read("")
            print(CLEAR, end="")
        self.sitting.looking = seat

    # -- showing -----------------------------------------------------------------------------------------------------

    def tell(self, text: str) -> None:
        for line in text.splitlines():
            print("\n".join(wrapped(line, 0)) if not line.startswith(" ") else line)

    def teach(self, seat: int) -> None:
        """What a coach has to explain before the next question."""
        for lesson in self.coach.lessons(self.table, seat) if self.coach is not None else []:
            print()
            self.tell(lesson.title(self.lang))
            print("\n".join(cited(lesson.text(self.lang), lesson.clause)))
        reminder = None if self.coach is None else self.coach.reminder(seat)
        if reminder is not None:
            print()
            print("\n".join(cited(reminder.reminder(self.lang), reminder.clause)))

    def show(self, seat: int) -> None:
        """What has happened since this seat last looked, what is new about it, the table, the question."""
        self.news(seat)
        self.teach(seat)
        print()
        print("\n".join(position(self.table.game.name, self.table.view(seat), self.lang)))
        self.question(seat)

    def news(self, seat: int | None) -> None:
        """The log since this seat last read it; only new lines are made into sentences."""
        entries = self.sitting.entries(seat, self.lang, self.sitting.unread(seat))
        if entries:
            print()
        for entry in entries:
            print("\n".join(cited(entry.text, entry.clause)))
        self.sitting.has_read(seat)

    def question(self, seat: int) -> None:
        print()
        self.tell(prompt(self.table, seat, self.lang, seat_names(self.table.seats, self.lang)))
        asked = self.sitting.next_seat()  # dice are thrown for somebody else in front of everybody
        advice = None if self.coach is None else self.coach.advice(self.table, asked)
        for number, option in enumerate(self.table.options_of(asked), 1):
            said = f"{number}. {option_text(self.table, option.id, self.lang)} ({option.key})"
            print("\n".join(wrapped(said, 2, 3)))
            if advice is not None and advice.option == option.id:
                print("\n".join(wrapped(say(self.lang, "play-advice", why=advice.say(self.lang)), 5)))

    # -- asking ------------------------------------------------------------------------------------------------------

    def read(self, mark: str) -> str:
        """One line of input; EOFError at its end. What comes through a pipe is shown: the output reads as a whole."""
        if self.is_terminal:
            return input(mark).strip()
        print(mark, end="", flush=True)
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        print(line.strip())
        return line.strip()

    def ask(self, seat: int) -> None:
        """Read until this seat has chosen or taken back a choice."""
        while True:
            typed = self.read(f"{say(self.lang, 'play-input', player=player(seat, self.lang, None))} ")
            try:
                if typed and self.answer(seat, typed):
                    return
            except Refusal as refusal:
                self.tell(refusal.say(self.lang))
            except bivouac.IllegalChoice as refused:
                print("\n".join(cited(refused.say(self.lang), refused.clause)))

    def answer(self, seat: int, typed: str) -> bool:
        """Whether what was typed ended this question."""
        word, _, rest = typed.partition(" ")
        command = WORDS.get(word.lower(), "")
        if command == "help" and rest.strip():
            command = "why"
        if command:
            return self.command(seat, command, rest.strip())
        options = self.table.options_of(seat)
        numbers = [str(number) for number in range(1, len(options) + 1)]
        if typed in numbers:
            self.choose(seat, options[numbers.index(typed)].id)
            return True
        if typed in self.table.game.actions.index:
            self.choose(seat, self.table.game.actions.index[typed])
            return True
        named = [option.id for option in options if option.key.rpartition("/")[2] == typed]
        if len(named) == 1:  # the card alone, where only one thing can be done with it
            self.choose(seat, named[0])
            return True
        guess = nearest(typed, [option.key for option in options])
        key = "play-not-understood-near" if guess else "play-not-understood"
        self.tell(say(self.lang, key, given=typed, most=str(len(options)), guess=guess))
        return False

    def command(self, seat: int, command: str, rest: str) -> bool:
        if command == "quit":
            raise LeaveTable(0)
        if command == "help":
            self.tell(say(self.lang, "play-help", example=self.table.options_of(seat)[0].key, clause=self.a_clause()))
        elif command == "why":
            self.explain(self.eyes(seat), rest)
        elif command == "rules":
            self.look_up(rest)
        elif command == "card":
            self.look_up_card(rest)
        elif command == "look":
            self.show(self.eyes(seat))
        elif command == "log":
            for entry in self.sitting.entries(self.eyes(seat), self.lang):
                print("\n".join(cited(entry.text, entry.clause)))
            self.question(self.eyes(seat))
        elif command == "tone":
            self.change_tone(seat)
        elif command == "orders":
            self.stand(self.eyes(seat), rest)
        elif command == "save":
            self.save_to(rest)
        elif command == "undo":
            return self.undo(seat)
        elif command == "advice":
            return self.take_advice(seat)
        return False

    def change_tone(self, seat: int) -> None:
        """Shorter sentences, or full ones again: the question is asked in them at once."""
        if not has_tone(self.table.game.name):
            self.tell(say(self.lang, "play-one-tone"))
            return
        self.lang = other_tone(self.lang)
        self.tell(say(self.lang, "play-tone-full" if tone_of(self.lang) == "full" else "play-tone-simple"))
        self.question(self.eyes(seat))

    def stand(self, seat: int, rest: str) -> None:
        """What this seat has ordered in advance, one thing with all that can be ordered, or another order."""
        game = self.table.game
        about, _, word = rest.partition(" ")
        if not game.orderables:
            self.tell(say(self.lang, "play-no-orders"))
            return
        if word:
            try:
                self.sitting.order(seat, about, word.strip())
            except ValueError:
                known = game.orderables[about].words if about in game.orderables else tuple(game.orderables)
                self.tell(say(self.lang, "play-no-order", given=rest, words=listed(known)))
                return
            self.shelf.autosave(self.sitting)
        orders = self.sitting.orders[seat]
        for other in game.orderables:
            if other.startswith(about) if about else other in orders or not other.startswith("card/"):
                line = order_line(game, orders, other, self.lang)
                print("\n".join(wrapped(say(self.lang, "play-why-line", key=other, sentence=line), 2)))
        if about in game.orderables and not word:
            for each in game.orderables[about].words:
                value = order_value(game, each, self.lang)
                print("\n".join(wrapped(say(self.lang, "play-why-line", key=each, sentence=value), 4)))
        elif not about:
            self.tell(say(self.lang, "play-orders-what"))

    def take_advice(self, seat: int) -> bool:
        advice = None if self.coach is None else self.coach.advice(self.table, seat)
        if advice is None:
            self.tell(say(self.lang, "play-no-advice"))
            return False
        self.choose(seat, advice.option)
        return True

    def a_clause(self) -> str:
        """A clause to show by example: that of the last option, which says more than passing does."""
        return self.table.game.actions.clauses[-1]

    def explain(self, seat: int, key: str) -> None:
        """Why something cannot be done now, by what this seat knows."""
        actions = self.table.game.actions.index
        options = [option.key for option in self.table.options_of(self.sitting.next_seat())]
        if not key:
            self.list_whys(seat, options)
        elif key in options:
            self.tell(say(self.lang, "play-allowed", number=str(options.index(key) + 1)))
        elif key in actions:
            reason = self.table.why_not(seat, key)
            assert reason is not None
            print("\n".join(cited(reason.say(self.lang), reason.clause)))
        else:
            example = nearest(key, list(actions)) or options[0]
            self.tell(say(self.lang, "play-no-action", given=key, example=example))

    def list_whys(self, seat: int, options: list[str]) -> None:
        """What this seat may want to ask about: what it holds and sees, by the keys to type."""
        from bivouac.terminal.asking import askable  # it knows the drawn boards, which plain prompts do without

        game = self.table.game
        keys = askable(game, self.table.view(seat), seat, options)
        self.tell(say(self.lang, "play-why-what", example=(keys or options)[0]))
        for key in keys[:WHYS]:
            sentence = VOICE.action(game, game.actions.index[key], self.lang)
            print("\n".join(wrapped(say(self.lang, "play-why-line", key=key, sentence=sentence), 2)))

    def look_up(self, wanted: str) -> None:
        if wanted:
            print("\n".join(reading.rulebook(self.table.game, wanted, self.lang)))
        else:
            self.tell(say(self.lang, "play-rules-what", example=self.a_clause()))

    def look_up_card(self, wanted: str) -> None:
        if not wanted:
            self.tell(say(self.lang, "play-card-what", example=self.table.game.cards[0]))
            return
        for number in reading.cards_named(self.table.game, wanted):
            print("\n".join(reading.card(self.table.game, number, self.lang)))

    def undo(self, seat: int) -> bool:
        if not self.sitting.undo(seat):
            self.tell(say(self.lang, "play-no-undo"))
            return False
        self.sitting.has_read(seat)
        self.shelf.autosave(self.sitting)
        self.tell(say(self.lang, "play-undone"))
        return True

    # -- keeping -----------------------------------------------------------------------------------------------------

    def save_to(self, name: str) -> None:
        if not name:
            self.tell(say(self.lang, "play-save-what"))
            return
        path = Path(name).expanduser()
        store.write(path, self.sitting.saved())
        self.tell(say(self.lang, "play-saved", file=str(path)))

    def finish(self) -> int:
        """Who won, by which clause, and whether to keep the record."""
        reader = self.sitting.humans[0] if len(self.sitting.humans) == 1 else None
        self.news(reader)
        if reader is not None:
            self.teach(reader)
        print()
        for line in told_end(self.table, reader, self.lang):
            self.tell(line)
        try:
            kept = self.shelf.finish(self.sitting)
        except Refusal as refusal:
            print(refusal.say(self.lang), file=sys.stderr)
            elsewhere = self.shelf.keep_record(self.sitting, lambda other: print(other.say(self.lang), file=sys.stderr))
            if elsewhere is not None:
                self.kept(str(elsewhere))
            return 2
        if kept:
            self.kept(kept)
        elif self.is_terminal and self.sitting.humans:
            self.offer_record()
        else:
            self.tell(say(self.lang, "play-record-hint"))
        return 0

    def offer_record(self) -> None:
        """Ask for a file until one can be written or none is wanted."""
        while True:
            self.tell(say(self.lang, "play-keep"))
            try:
                typed = self.read("> ")
            except (KeyboardInterrupt, EOFError):
                print()
                return
            if not typed:
                return
            try:
                self.kept(self.shelf.record(self.sitting, typed))
            except Refusal as refusal:
                self.tell(refusal.say(self.lang))
                continue
            return

    def kept(self, path: str) -> None:
        print(say(self.lang, "play-kept", file=path, quoted=shlex.quote(path)))  # a command stays on one line


def stop(number: int, frame: object) -> NoReturn:
    raise LeaveTable(128 + number)


@contextlib.contextmanager
def stopping() -> Iterator[None]:
    """A closed window or a polite kill saves the game like Ctrl-C."""
    signals = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    before = [(number, signal.signal(number, stop)) for number in signals]
    try:
        yield
    finally:
        for number, handler in before:
            signal.signal(number, handler)
