"""The benchmark's command line. Nothing here needs an installed package."""

import argparse
import json
import subprocess
import sys
import tempfile
from pathlib import Path

import environment
import peers
import tables
from environment import BenchmarkError
from games import RUNS

EXAMPLES = """\
examples:
  python benchmarks/run.py micro                      the build that `import bivouac` finds
  python benchmarks/run.py micro --build compiled     a compiled wheel, made in .venv-bench
  python benchmarks/run.py micro --build plain        the sources, uncompiled
  python benchmarks/run.py peers --rounds 21          against catanatron, OpenSpiel and RLCard
  python benchmarks/run.py peers --without-bivouac    the peers alone
  python benchmarks/run.py hearts                     the yardstick: Hearts on our engine against OpenSpiel's
  python benchmarks/run.py tables --check             the web table: 500 tables, 1,000 sockets; more in tables --help

All figures are CPU time on one core, but for those of tables. The first run of peers makes .venv-bench.
"""


def main() -> int:
    if sys.argv[1:2] == ["tables"]:  # it has a command line of its own, and knows no rounds of CPU time
        return tables.main(sys.argv[2:])
    arguments = _parser().parse_args()
    try:
        kept = {"hearts": _hearts, "micro": _micro, "peers": _peers}[arguments.command](arguments)
    except BenchmarkError as error:
        print(f"error: {error}", file=sys.stderr)
        return 2
    return 1 if arguments.check and not kept else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="benchmarks/run.py",
        description="Measure Bivouac, alone and against its peers.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    commands = parser.add_subparsers(dest="command", required=True, metavar="micro|peers|hearts|tables")

    micro = commands.add_parser("micro", help="decisions/s, games/s, clone, determinize, save and load of one build")
    micro.add_argument("--game", default="altiplano", help="the game to play (default: %(default)s)")
    micro.add_argument(
        "--build",
        choices=("current", "compiled", "plain"),
        default="current",
        help="which build to measure: what `import bivouac` finds, a compiled wheel, or the sources",
    )

    against = commands.add_parser("peers", help="random games of Bivouac and its peers, interleaved, with ratios")
    who = against.add_mutually_exclusive_group()
    who.add_argument(
        "--games",
        default=",".join(RUNS),
        metavar="A,B",
        help="games of Bivouac to measure (default: %(default)s)",
    )
    who.add_argument("--without-bivouac", action="store_true", help="measure the peers alone")

    hearts = commands.add_parser("hearts", help="Hearts on the engine: equal to OpenSpiel's, and how fast beside it")
    hearts.add_argument("--games", type=_rounds, default=1000, help="games to compare (default: %(default)s)")

    for command, rounds in ((micro, 5), (against, 11), (hearts, 21)):
        command.add_argument("--rounds", type=_rounds, default=rounds, help="rounds of each (default: %(default)s)")
        command.add_argument(
            "--seconds", type=_seconds, default=1.0, help="CPU time of a round of each (default: %(default)s)"
        )
        command.add_argument("--json", type=Path, metavar="FILE", help="write all figures there too")
        command.add_argument("--check", action="store_true", help="exit with 1 if a floor is missed or not measured")
    return parser


def _rounds(text: str) -> int:
    if (rounds := int(text)) < 1:
        raise argparse.ArgumentTypeError("at least 1")
    return rounds


def _seconds(text: str) -> float:
    if (seconds := float(text)) <= 0:
        raise argparse.ArgumentTypeError("more than 0")
    return seconds


def _peers(arguments: argparse.Namespace) -> bool:
    games = [] if arguments.without_bivouac else arguments.games.split(",")
    return peers.run(rounds=arguments.rounds, seconds=arguments.seconds, games=games, json_file=arguments.json)


def _hearts(arguments: argparse.Namespace) -> bool:
    """The same moves first: a faster game of other rules would be no yardstick."""
    environment.prepare_peers()
    if not environment.prepare_yardstick():
        raise BenchmarkError("the yardstick is measured compiled, and there is no C compiler or no Python.h")
    command = [str(environment.PYTHON), str(environment.YARDSTICK / "compare.py"), "--games", str(arguments.games)]
    variables = environment.worker_variables(path=environment.YARDSTICK_BUILD)
    if subprocess.run(command, check=False, env=variables).returncode:
        raise BenchmarkError("Hearts on the engine does not play as OpenSpiel's does")
    return peers.run_yardstick(rounds=arguments.rounds, seconds=arguments.seconds, json_file=arguments.json)


def _micro(arguments: argparse.Namespace) -> bool:
    if arguments.build != "current":
        return _micro_of_build(arguments)
    try:
        import micro
    except ModuleNotFoundError as error:
        raise BenchmarkError(f"{error}: install Bivouac, or give --build plain or --build compiled") from None
    environment.pin_to_one_core()
    try:
        figures = micro.measure(arguments.game, rounds=arguments.rounds, seconds=arguments.seconds)
    except ValueError as error:  # no such game, or it has no such option
        raise BenchmarkError(str(error)) from None
    micro.show(figures)
    if arguments.json:
        arguments.json.write_text(json.dumps(figures, indent=1) + "\n")
    return micro.holds(figures)


def _micro_of_build(arguments: argparse.Namespace) -> bool:
    """The same command in the benchmark's environment, where both builds can be imported."""
    environment.prepare_peers()
    environment.prepare_bivouac()
    plain = arguments.build == "plain"
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "figures.json")
        command = [str(environment.PYTHON), __file__, "micro", "--game", arguments.game, "--json", str(file), "--check"]
        command += ["--rounds", str(arguments.rounds), "--seconds", str(arguments.seconds)]
        done = subprocess.run(command, check=False, env=environment.worker_variables(plain=plain))
        # No file: it broke, whatever the code it left with. The other build: an install that fell back in silence.
        if not file.exists() or json.loads(file.read_text())["compiled"] is plain:
            raise BenchmarkError(f"the {arguments.build} build could not be measured")
        if arguments.json:
            arguments.json.write_bytes(file.read_bytes())
    return done.returncode == 0


if __name__ == "__main__":
    sys.exit(main())
