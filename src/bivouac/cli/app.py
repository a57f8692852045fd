"""The commands, and how words of the command line reach them."""

import os
import platform
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated

import cyclopts
from cyclopts import App, Parameter

import bivouac
from bivouac import bots
from bivouac.cli.refusal import Refusal, code_of
from bivouac.cli.words import listed, say, system_language
from bivouac.engine.game import Game
from bivouac.text import LANGUAGES, TONES, in_tone

COMMANDS = (
    "games", "play", "tutor", "resume", "replay", "fork", "rules", "cards", "simulate", "balance", "matchups", "serve",
    "backup", "restore",
)  # fmt: skip
HELP = ("--help", "-h")
ERROR = 2
Shown = Callable[[Sequence[str]], None]


def language(words: Sequence[str]) -> tuple[str, list[str]]:
    """`--lang` and `--tone` may stand anywhere; what is left is everything else."""
    lang = system_language()
    tone = TONES[0]
    rest: list[str] = []
    given = iter(words)
    for word in given:
        if word == "--":
            rest += [word, *given]
        elif word == "--lang" or word.startswith("--lang="):
            value = word.partition("=")[2] if "=" in word else next(given, "")
            if not value:
                raise Refusal("language-missing")
            if value not in LANGUAGES:
                raise Refusal("language", given=value)
            lang = value
        elif word == "--tone" or word.startswith("--tone="):
            tone = word.partition("=")[2] if "=" in word else next(given, "")
            if not tone:
                raise Refusal("tone-missing")
            if tone not in TONES:
                raise Refusal("tone", given=tone)
        else:
            rest.append(word)
    return in_tone(lang, tone), rest


def help_text(command: str, lang: str) -> str:
    from bivouac.cli.reading import ORIGINS

    if not command:
        return say(lang, "help")
    return say(lang, f"help-{command}", bots=listed(bots.names()), origins=listed(ORIGINS))


def version(lang: str) -> str:
    compiled = "yes" if bivouac.compiled() else "no"
    return say(lang, "version", version=bivouac.__version__, python=platform.python_version(), compiled=compiled)


def build(lang: str) -> App:
    """The commands in one language. Heavy modules are imported by the command that needs them."""
    app = App(name="bivouac", help_flags=[], version_flags=[], result_action="return_value")

    @app.command
    def games() -> int:
        from bivouac.cli.games import games as listing

        return show(listing(lang))

    @app.command
    def play(
        game: str | None = None,
        /,
        *,
        seats: str | None = None,
        seed: str | None = None,
        option: Annotated[list[str] | None, Parameter(negative="")] = None,
        load: Path | None = None,
        save: Path | None = None,
        record: Path | None = None,
        plain: Annotated[bool, Parameter(negative="")] = False,
    ) -> int:
        return play_command(lang, game, seats, seed, option or [], load, save, record, plain)

    @app.command
    def resume(
        file: Path | None = None,
        /,
        *,
        list_: Annotated[bool, Parameter(name="--list", negative="")] = False,
        record: Path | None = None,
        plain: Annotated[bool, Parameter(negative="")] = False,
    ) -> int:
        from bivouac.cli.shelf import latest, listing

        if list_:
            return show(listing(lang))
        return play_command(lang, None, None, None, [], latest() if file is None else file, None, record, plain)

    @app.command
    def tutor(
        game: str,
        /,
        *,
        course: str = "first",
        save: Path | None = None,
        record: Path | None = None,
        plain: Annotated[bool, Parameter(negative="")] = False,
    ) -> int:
        from bivouac.cli.tutor import tutor as guided_game

        check_writable(save, record)
        return guided_game(game, course, lang, save, record, plain)

    @app.command
    def replay(
        file: Path,
        /,
        *,
        at: str | None = None,
        as_: Annotated[str | None, Parameter(name="--as")] = None,
        log: Annotated[bool, Parameter(negative="")] = False,
        plain: Annotated[bool, Parameter(negative="")] = False,
    ) -> int:
        from bivouac.cli.replay import moment, printed, seat_of
        from bivouac.cli.store import replayed
        from bivouac.cli.table import can_draw, watch

        table = replayed(file)
        stop = moment(table, at)
        reader = None if as_ is None else seat_of(table, as_, lang)
        if not log and not plain and can_draw(lang):
            return watch(table, 0 if at is None else stop, reader, lang)
        return show(printed(table, stop, reader, log, lang))

    @app.command
    def fork(
        file: Path,
        /,
        *,
        at: str,
        seats: str | None = None,
        save: Path | None = None,
        record: Path | None = None,
        plain: Annotated[bool, Parameter(negative="")] = False,
    ) -> int:
        from bivouac.cli import store
        from bivouac.cli.asked import seats_of
        from bivouac.cli.replay import moment
        from bivouac.cli.table import begin

        whole_game = store.replayed(file)
        table = whole_game.fork(moment(whole_game, at))
        if table.over:
            raise Refusal("fork-over", file=str(file), at=at)
        check_writable(save, record)
        names = seats_of(table.game, default_seats(table.game, table.seats) if seats is None else seats, humans=True)
        return begin(table, names, lang, None, save, record, plain)

    @app.command
    def rules(game: str, clause: str | None = None, /) -> int:
        from bivouac.cli.asked import game_of
        from bivouac.cli.reading import rulebook

        return show(rulebook(game_of(game), clause, lang))

    @app.command
    def cards(game: str, name: str | None = None, /, *, origin: str | None = None, pictures: Path | None = None) -> int:
        from bivouac.cli.asked import game_of
        from bivouac.cli.reading import deck, selected

        rules = game_of(game)
        if pictures is None:
            return show(deck(rules, name, origin, lang))
        from bivouac.cli.pictures import draw

        return show(draw(rules, selected(rules, name, origin), pictures, lang))

    @app.command
    def simulate(
        game: str,
        /,
        *,
        games: str = "100",
        seats: str | None = None,
        seed: str = "1",
        jobs: str = "1",
        json: Annotated[str | None, Parameter(allow_leading_hyphen=True)] = None,
        csv: Annotated[str | None, Parameter(allow_leading_hyphen=True)] = None,
        records: str | None = None,
        option: Annotated[list[str] | None, Parameter(negative="")] = None,
    ) -> int:
        from bivouac.cli.asked import game_of, options_of, seats_of, whole
        from bivouac.cli.simulate import run

        rules = game_of(game)
        return run(
            rules,
            whole("--games", games, 1),
            seats_of(rules, simulated_seats(rules) if seats is None else seats, humans=False),
            whole("--seed", seed),
            whole("--jobs", jobs, 1),
            options_of(rules, option or [], lang),
            json,
            csv,
            records,
            lang,
        )

    @app.command
    def serve(
        *,
        port: str | None = None,
        host: str | None = None,
        data: str | None = None,
        settings: Path | None = None,
        no_browser: Annotated[bool, Parameter(negative="")] = False,
    ) -> int:
        from bivouac.cli.asked import whole
        from bivouac.cli.serve import run

        number = None if port is None else whole("--port", port, 0)
        return run({"port": number, "host": host, "data": data}, settings, not no_browser, lang)

    @app.command
    def backup(file: Path, /, *, data: str | None = None, settings: Path | None = None) -> int:
        from bivouac.cli.backup import backup as copied

        return show(copied(file, data, settings, lang))

    @app.command
    def restore(
        file: Path,
        /,
        *,
        replace: Annotated[bool, Parameter(negative="")] = False,
        data: str | None = None,
        settings: Path | None = None,
    ) -> int:
        from bivouac.cli.backup import restore as put_back

        return show(put_back(file, replace, data, settings, lang))

    @app.command
    def balance(
        game: str,
        /,
        *,
        games: str = "10000",
        seats: str | None = None,
        seed: str = "1",
        jobs: str | None = None,
        json: Annotated[str | None, Parameter(allow_leading_hyphen=True)] = None,
        plot: Path | None = None,
        report: Path | None = None,
        option: Annotated[list[str] | None, Parameter(negative="")] = None,
        compare: Annotated[bool, Parameter(negative="")] = False,
    ) -> int:
        from bivouac.cli import balance
        from bivouac.cli.asked import game_of, options_of, seats_of, whole

        rules = game_of(game)
        number = whole("--games", games, 1)
        begin = whole("--seed", seed)
        processes = (os.cpu_count() or 1) if jobs is None else whole("--jobs", jobs, 1)
        options = options_of(rules, option or [], lang)
        if compare:
            crew = seats_of(rules, balance.compared_seats(rules) if seats is None else seats, humans=False)
            return balance.compare(rules, number, crew, begin, processes, options, json, report, lang)
        named = balance.measured_seats(rules) if seats is None else [seats]
        crews = [seats_of(rules, each, humans=False) for each in named]
        return balance.run(rules, number, crews, begin, processes, options, json, plot, report, lang)

    @app.command
    def matchups(
        game: str,
        /,
        *,
        games: str = "100",
        seats: str = "greedy,greedy",
        seed: str = "1",
        jobs: str | None = None,
        report: Path | None = None,
    ) -> int:
        from bivouac.cli.asked import game_of, seats_of, whole
        from bivouac.cli.matchups import run

        rules = game_of(game)
        return run(
            rules,
            whole("--games", games, 1),
            seats_of(rules, seats, humans=False),
            whole("--seed", seed),
            (os.cpu_count() or 1) if jobs is None else whole("--jobs", jobs, 1),
            report,
            lang,
        )

    return app


def show(lines: Sequence[str]) -> int:
    print("\n".join(lines))
    return 0


def play_command(
    lang: str, game: str | None, seats: str | None, seed: str | None, option: list[str], load: Path | None,
    save: Path | None, record: Path | None, plain: bool,
) -> int:  # fmt: skip
    from bivouac.cli import store
    from bivouac.cli.asked import game_of, options_of, seats_of, whole
    from bivouac.cli.table import begin
    from bivouac.cli.tutor import go_on

    check_writable(save, record)
    if load is None:
        rules = game_of(game)
        names = seats_of(rules, default_seats(rules) if seats is None else seats, humans=True)
        number = None if seed is None else whole("--seed", seed)
        table = bivouac.new(rules.name, players=len(names), seed=number, **options_of(rules, option, lang))
        return begin(table, names, lang, None, save, record, plain)
    for flag, value in (("--seed", seed), ("--option", option)):
        if value:
            raise Refusal("load-new", flag=flag)
    table, sat = store.load(load)
    if game is not None and game_of(game).name != table.game.name:
        raise Refusal("load-game", file=str(load), found=table.game.name, given=game)
    wanted = seats if seats is not None else default_seats(table.game, table.seats) if sat is None else ",".join(sat)
    return go_on(table, seats_of(table.game, wanted, humans=True), lang, load, save, record, plain)


def check_writable(*paths: Path | None) -> None:
    """Refuse at once what could not be written at the end."""
    from bivouac.cli import store

    for path in paths:
        if path is not None and not path.exists():
            store.check_writable(path)


def default_seats(game: Game, seats: int = 0) -> str:
    """A human among the best bots of the game, at a table as small as it can be if no number is given."""
    return ",".join(["human", *[bots.best(game.name)] * ((seats or game.min_seats) - 1)])


def simulated_seats(game: Game) -> str:
    """A random bot against the best ones of the game; at a table of one the best one alone."""
    best = bots.best(game.name)
    return ",".join(["random", *[best] * (game.min_seats - 1)] if game.min_seats > 1 else [best])


def refusal_of(error: cyclopts.CycloptsError, words: Sequence[str]) -> Refusal:
    """What cyclopts found wrong, as a sentence of ours."""
    command = words[0] if words and words[0] in COMMANDS else ""
    if isinstance(error, cyclopts.UnknownCommandError) or not command:
        return Refusal("command", given=words[0] if words else "", known=listed(COMMANDS))
    if isinstance(error, cyclopts.UnknownOptionError):
        return Refusal("flag", given=error.token.keyword or error.token.value, command=command)
    if isinstance(error, cyclopts.UnusedCliTokensError) and error.unused_tokens:
        return Refusal("extra", given=error.unused_tokens[0], command=command)
    argument = error.argument
    name = "" if argument is None else str(argument.name)
    if isinstance(error, cyclopts.RepeatArgumentError):
        return Refusal("repeated", flag=error.token.keyword or name)
    if isinstance(error, cyclopts.CoercionError) and error.token is not None:
        return Refusal("extra", given=error.token.value, command=command)
    if name.startswith("--"):
        return Refusal("no-value", flag=name, command=command)
    if isinstance(error, cyclopts.MissingArgumentError):
        is_file = command in ("replay", "fork", "backup", "restore")
        return Refusal("missing-file" if is_file else "missing-game", command=command)
    return Refusal("extra", given=words[-1], command=command)


def dispatch(lang: str, words: Sequence[str]) -> int:
    """Run one command; a Refusal for whatever does not fit."""
    if words and words[0] == "--version":
        return show([version(lang)])
    wants_help = not words or words[0] == "help" or any(word in HELP for word in words)
    if wants_help:
        named = [word for word in words if word not in HELP and word != "help"][:1]
        if named and named[0] not in COMMANDS:
            raise Refusal("command", given=named[0], known=listed(COMMANDS))
        return show([help_text(named[0] if named else "", lang)])
    try:
        code = build(lang)(list(words), exit_on_error=False, print_error=False)
    except cyclopts.CycloptsError as error:
        raise refusal_of(error, words) from error
    return int(code)


def main(words: Sequence[str] | None = None) -> int:
    """Run the command line; 0 if all went well, 2 with one sentence on standard error if not."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal that cannot show a letter shows a question mark
    lang = system_language()
    try:
        lang, rest = language(sys.argv[1:] if words is None else words)
        code = dispatch(lang, rest)
        sys.stdout.flush()
    except Refusal as refusal:
        return refused(refusal.say(lang))
    except BrokenPipeError:  # whoever read our output has had enough
        silence(sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130
    except OSError as error:
        silence(sys.stdout.fileno())
        return refused(say(lang, "error-output", why=code_of(error)))
    except Exception as error:
        if os.environ.get("BIVOUAC_TRACE"):
            raise
        return refused(say(lang, "error-inside", why=f"{type(error).__name__}: {error}"))
    return code


def refused(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return ERROR


def silence(descriptor: int) -> None:
    """What is still in the buffer goes nowhere, or the interpreter would complain at its end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), descriptor)
