"""A game in the terminal: one question at a time, plain prompts, a pipe as good as a keyboard."""

import contextlib
import shlex
import signal
import sys
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Final, NoReturn

import bivouac
from bivouac import bots
from bivouac.cli import reading, store
from bivouac.cli.asked import HUMAN, nearest
from bivouac.cli.layout import cited, wrapped
from bivouac.cli.position import position
from bivouac.cli.refusal import Refusal
from bivouac.cli.words import say
from bivouac.engine.actions import PASS
from bivouac.engine.lines import Ear, Told
from bivouac.text import clause_text, game_title, option_text, player, prompt

INTERRUPTED: Final = 130
CLEAR: Final = "\x1b[2J\x1b[3J\x1b[H"
# What can be typed, in both languages whichever is spoken.
WORDS: Final = {
    "?": "help", "help": "help", "aide": "help",
    "why": "why", "pourquoi": "why",
    "rules": "rules", "rule": "rules", "règles": "rules", "regles": "rules", "règle": "rules",
    "card": "card", "cards": "card", "carte": "card", "cartes": "card",
    "look": "look", "table": "look",
    "log": "log", "journal": "log",
    "undo": "undo", "annuler": "undo",
    "save": "save", "sauver": "save",
    "quit": "quit", "exit": "quit", "q": "quit", "quitter": "quit",
}  # fmt: skip


class Leave(Exception):
    """Somebody gets up from the table; `code` is what the program ends with."""

    def __init__(self, code: int) -> None:
        super().__init__()
        self.code: Final = code


class Session:
    def __init__(
        self, table: bivouac.Table, seats: list[str], lang: str, save: Path | None, record: Path | None
    ) -> None:
        self.table = table
        self.seats: Final = seats
        self.lang: Final = lang
        self.save: Final = save
        self.record: Final = record
        self.humans: Final = [seat for seat, name in enumerate(seats) if name == HUMAN]
        self.bots: Final = {
            seat: bots.named(name, bot_seed(table, seat)) for seat, name in enumerate(seats) if name != HUMAN
        }
        self.is_terminal: Final = sys.stdin.isatty() and sys.stdout.isatty()
        self.told: Final = [0] * (len(seats) + 1)  # lines of the log that each seat, and last a spectator, has read
        self.looking: int | None = self.humans[0] if len(self.humans) == 1 else None

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
        except Leave as leave:
            return self.leave(leave.code)
        except (KeyboardInterrupt, EOFError) as ended:
            print()
            return self.leave(INTERRUPTED if isinstance(ended, KeyboardInterrupt) else 0)
        except Refusal:
            raise
        except (
            Exception
        ):  # the reader of our output has gone, or something is wrong inside: the game is kept all the same
            self.keep(store.saved(self.table, self.seats), self.save)
            raise

    def introduce(self) -> None:
        for seat, name in enumerate(self.seats):
            self.tell(say(self.lang, "play-seat", player=player(seat, self.lang, None), who=name))
        if self.humans:
            self.tell(say(self.lang, "play-hint"))

    def one_choice(self) -> None:
        seat = self.table.seat
        assert seat is not None
        if seat in self.bots:
            self.choose(seat, self.bots[seat].choose(self.table, seat))
            return
        if self.looking != seat:
            self.hand_over(seat, "play-hand-over")
            self.looking = seat
        self.show(seat)
        self.ask(seat)

    def choose(self, seat: int, action: int) -> None:
        """Choose on a copy, then sit down at it: Ctrl-C in between leaves a whole table."""
        after = self.table.clone()
        ear = Ear()
        after.state.ear = ear
        after.choose(action, seat)
        after.state.ear = None
        self.table = after
        if len(self.humans) > 1 and self.is_terminal:
            self.show_windows(seat, ear)

    def show_windows(self, seat: int, ear: Ear) -> None:
        """reaction.hidden: who could not answer is asked all the same, so that being asked tells nothing."""
        for other, option in ear.forced:
            if other != seat and other in self.humans and option == PASS:
                self.hand_over(other, "play-window")
                self.looking = other

    def hand_over(self, seat: int, key: str) -> None:
        """Cover the screen before another human looks; a pipe has no screen."""
        if len(self.humans) > 1 and self.is_terminal:
            print(CLEAR, end="")
            self.tell(say(self.lang, key, player=player(seat, self.lang, None)))
            self.read("")
            print(CLEAR, end="")

    # -- showing -----------------------------------------------------------------------------------------------------

    def tell(self, text: str) -> None:
        for line in text.splitlines():
            print("\n".join(wrapped(line, 0)) if not line.startswith(" ") else line)

    def show(self, seat: int) -> None:
        """What has happened since this seat last looked, the table, the question and its options."""
        self.news(seat)
        print()
        print("\n".join(position(self.table.view(seat), self.lang)))
        self.question(seat)

    def news(self, seat: int | None) -> None:
        """The log since this seat last read it; only new lines are made into sentences."""
        slot = len(self.seats) if seat is None else seat
        told = self.all_told()
        if told[self.told[slot] :]:
            print()
        for line in told[self.told[slot] :]:
            entry = self.table.entry(line, -1 if seat is None else seat, self.lang)
            print("\n".join(cited(entry.text, entry.clause)))
        self.told[slot] = len(told)

    def all_told(self) -> list[Told]:
        ear = Ear()
        self.table.replayed(len(self.table.history), ear)
        return ear.told

    def question(self, seat: int) -> None:
        print()
        self.tell(prompt(self.table, seat, self.lang))
        for number, option in enumerate(self.table.options_of(seat), 1):
            said = f"{number}. {option_text(self.table, option.id, self.lang)} ({option.key})"
            print("\n".join(wrapped(said, 2, 3)))

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
            raise Leave(0)
        if command == "help":
            self.tell(say(self.lang, "play-help", example=self.table.options_of(seat)[0].key, clause="place.treasure"))
        elif command == "why":
            self.explain(seat, rest)
        elif command == "rules":
            self.look_up(rest, "play-rules-what", "place.treasure")
        elif command == "card":
            self.look_up_card(rest)
        elif command == "look":
            self.show(seat)
        elif command == "log":
            self.told[seat] = 0
            self.news(seat)
            self.question(seat)
        elif command == "save":
            self.save_to(rest)
        elif command == "undo":
            return self.undo(seat)
        return False

    def explain(self, seat: int, key: str) -> None:
        """Why something cannot be done now, by what this seat knows."""
        actions = self.table.game.actions.index
        options = [option.key for option in self.table.options_of(seat)]
        if not key:
            self.tell(say(self.lang, "play-why-what", example=options[0]))
        elif key in options:
            self.tell(say(self.lang, "play-allowed", number=str(options.index(key) + 1)))
        elif key in actions:
            reason = self.table.why_not(seat, key)
            assert reason is not None
            print("\n".join(cited(reason.say(self.lang), reason.clause)))
        else:
            example = nearest(key, list(actions)) or options[0]
            self.tell(say(self.lang, "play-no-action", given=key, example=example))

    def look_up(self, wanted: str, what: str, example: str) -> None:
        if wanted:
            print("\n".join(reading.rulebook(self.table.game, wanted, self.lang)))
        else:
            self.tell(say(self.lang, what, example=example))

    def look_up_card(self, wanted: str) -> None:
        if not wanted:
            self.tell(say(self.lang, "play-card-what", example=self.table.game.cards[0]))
            return
        for number in reading.cards_named(self.table.game, wanted):
            print("\n".join(reading.card(self.table.game, number, self.lang)))

    def undo(self, seat: int) -> bool:
        if not self.table.can_undo(seat):
            self.tell(say(self.lang, "play-no-undo"))
            return False
        self.table.undo(seat)
        self.told[seat] = len(self.all_told())
        self.tell(say(self.lang, "play-undone"))
        return True

    # -- keeping -----------------------------------------------------------------------------------------------------

    def save_to(self, name: str) -> None:
        if not name:
            self.tell(say(self.lang, "play-save-what"))
            return
        path = Path(name).expanduser()
        store.write(path, store.saved(self.table, self.seats))
        self.tell(say(self.lang, "play-saved", file=str(path)))

    def leave(self, code: int) -> int:
        """Save the game and say how to go on; who is impatient and presses Ctrl-C again does not stop that."""
        before = signal.signal(signal.SIGINT, signal.SIG_IGN)
        try:
            path = self.keep(store.saved(self.table, self.seats), self.save)
        finally:
            signal.signal(signal.SIGINT, before)
        if path is None:
            print(say(self.lang, "play-lost", seed=str(self.table.seed)), file=sys.stderr)
            return 2
        print(say(self.lang, "play-go-on", file=str(path), quoted=shlex.quote(str(path))))
        return code if self.save in (None, path) else 2

    def keep(self, text: str, wanted: Path | None) -> Path | None:
        """Write where it was wanted or, if that cannot be, wherever it can; None if nowhere."""
        for path in store.places_to_save(self.table.game.name, wanted):
            try:
                if path != wanted:
                    with contextlib.suppress(OSError):
                        path.parent.mkdir(parents=True, exist_ok=True)
                store.write(path, text)
                return path
            except Refusal as refusal:
                print(refusal.say(self.lang), file=sys.stderr)
        return None

    def finish(self) -> int:
        """Who won, by which clause, and whether to keep the record."""
        reader = self.humans[0] if len(self.humans) == 1 else None
        self.news(reader)
        result = self.table.result
        assert result is not None
        print()
        self.tell(prompt(self.table, reader, self.lang))
        text = clause_text(self.table.game.name, result.why, self.lang)
        self.tell(say(self.lang, "play-why", clause=result.why, text=text))
        if self.record is not None:
            path = self.keep(store.record_of(self.table), self.record)
            if path is not None:
                self.kept(path)
            return 0 if path == self.record else 2
        if self.is_terminal and self.humans:
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
            path = Path(typed).expanduser()
            try:
                store.write(path, store.record_of(self.table))
            except Refusal as refusal:
                self.tell(refusal.say(self.lang))
                continue
            self.kept(path)
            return

    def kept(self, path: Path) -> None:
        print(say(self.lang, "play-kept", file=str(path), quoted=shlex.quote(str(path))))  # a command stays on one line


def bot_seed(table: bivouac.Table, seat: int) -> int:
    """Chance for a bot: the same game gives the same bot, and its stream says nothing of the table's."""
    text = f"{table.seed}/{len(table.history)}/bot at seat {seat}"
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "little")


def stop(number: int, frame: object) -> NoReturn:
    raise Leave(128 + number)


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


def begin(
    table: bivouac.Table, seats: list[str], lang: str, loaded: Path | None, save: Path | None, record: Path | None
) -> int:
    """Sit down at a new table or one that was saved."""
    title = game_title(table.game, lang)
    session = Session(table, seats, lang, save, record)
    if loaded is None:
        session.tell(say(lang, "play-begins", title=title, seed=str(table.seed)))
    else:
        session.tell(say(lang, "play-goes-on", title=title, file=str(loaded)))
    return session.run()
