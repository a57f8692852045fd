"""The peer run: random games of Bivouac and its peers, interleaved on one core, compared by CPU time.

Every contestant is a process of its own that lives through the whole run and plays for about a second of CPU time when
its turn comes. A shared machine's speed drifts within seconds; what is played within one round shares most of it, so
ratios are taken inside each round, and the median over the rounds is the figure.
"""

import json
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal, Self

import environment
from environment import BenchmarkError
from games import editions_of, options_of, promise_of
from report import Spread, machine, number, table

Unit = Literal["decisions", "games"]

CATANATRON = "catanatron, 4 players"
GIN_RUMMY = "OpenSpiel gin_rummy"
HEARTS = "OpenSpiel hearts"
HEARTS_BOTS = "OpenSpiel hearts, C++ evaluate_bots"
HEARTS_ROLLOUTS = "OpenSpiel hearts, C++ rollouts"
OUR_HEARTS = "bivouac's engine, hearts, compiled"
OUR_HEARTS_INSIDE = "bivouac's engine, hearts, playouts inside"


@dataclass(frozen=True)
class Contestant:
    name: str
    script: str
    arguments: tuple[str, ...] = ()
    plain: bool = False
    path: Path | None = None  # where its imports are looked for first


@dataclass(frozen=True)
class Floor:
    """We promise at least `factor` times the peer's speed."""

    ours: str
    peer: str
    unit: Unit
    factor: float


@dataclass
class Contest:
    """A contestant's process and what it has played so far, one entry a round."""

    contestant: Contestant
    process: subprocess.Popen[str]
    about: dict[str, Any]
    rounds: list[dict[str, Any]] = field(default_factory=list)

    @classmethod
    def start(cls, contestant: Contestant) -> Self:
        process = subprocess.Popen(
            [str(environment.PYTHON), str(environment.WORKERS / contestant.script), *contestant.arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environment.worker_variables(plain=contestant.plain, path=contestant.path),
        )
        contest = cls(contestant, process, {})
        contest.about = contest.answer()
        if contest.about.get("compiled") is contestant.plain:  # peers do not say, and None is neither
            process.kill()
            raise BenchmarkError(f"{contestant.name}: {contest.about['where']} is not the build it should be")
        return contest

    def play(self, seconds: float) -> dict[str, Any]:
        assert self.process.stdin is not None
        print(seconds, file=self.process.stdin, flush=True)
        return self.answer()

    def answer(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise BenchmarkError(f"{self.contestant.name}: its process ended (code {self.process.wait()})")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def rates(self, what: str) -> list[float] | None:
        """Per second of CPU time, a figure a round; None if this contestant cannot count that."""
        if any(played[what] is None for played in self.rounds):
            return None
        return [played[what] / played["cpu"] for played in self.rounds]

    def spread(self, what: str) -> str:
        rates = self.rates(what)
        return str(Spread.of(rates)) if rates else "-"


def peers() -> list[Contestant]:
    return [
        Contestant(CATANATRON, "play_catanatron.py"),
        Contestant(GIN_RUMMY, "play_openspiel.py", ("gin_rummy",)),
        Contestant("OpenSpiel leduc_poker", "play_openspiel.py", ("leduc_poker",)),
        Contestant(HEARTS_BOTS, "play_openspiel_bots.py", ("hearts",)),
        Contestant("RLCard gin-rummy", "play_rlcard.py", ("gin-rummy",)),
        Contestant("RLCard uno", "play_rlcard.py", ("uno",)),
        Contestant("RLCard limit-holdem", "play_rlcard.py", ("limit-holdem",)),
        *their_hearts(),
    ]


def their_hearts() -> list[Contestant]:
    """OpenSpiel's Hearts in the two ways in which ours is measured."""
    found = [Contestant(HEARTS, "play_openspiel.py", ("hearts",))]
    library = environment.ROLLOUTS_LIBRARY
    if library.exists():
        found.append(Contestant(HEARTS_ROLLOUTS, "play_openspiel_rollouts.py", ("hearts", str(library))))
    return found


def yardstick() -> list[Contestant]:
    """Hearts on our engine, like for like; there is none where it cannot be compiled."""
    if not environment.prepare_yardstick():
        return []
    return [
        Contestant(OUR_HEARTS, "play_hearts.py", path=environment.YARDSTICK_BUILD),
        Contestant(OUR_HEARTS_INSIDE, "play_hearts_inside.py", path=environment.YARDSTICK_BUILD),
    ]


def ours(games: Sequence[str]) -> list[Contestant]:
    return [
        Contestant(_name(game, plain), "play_bivouac.py", (game, json.dumps(options_of(game))), plain)
        for game in games
        for plain in (False, True)
    ]


def crowds(games: Sequence[str]) -> list[Contestant]:
    """The games of which something is promised for many seats, with the fewest and the most, compiled."""
    found: list[Contestant] = []
    for game in games:
        if crowd := promise_of(game).crowd:
            for seats in (crowd.fewest, crowd.most):
                options = json.dumps(options_of(game) | {"players": seats})
                found.append(Contestant(_crowd(game, seats), "play_bivouac.py", (game, options)))
    return found


def editions(games: Sequence[str]) -> list[Contestant]:
    """The games that are measured with other options too, compiled."""
    return [
        Contestant(_edition(game, name), "play_bivouac.py", (game, json.dumps(options)))
        for game in games
        for name, options in editions_of(game).items()
    ]


def floors(games: Sequence[str]) -> list[Floor]:
    found: list[Floor] = []
    for game in games:
        promise = promise_of(game)
        factors = (
            (False, CATANATRON, promise.catanatron),
            (False, GIN_RUMMY, promise.gin_rummy),
            (True, CATANATRON, promise.catanatron_plain),
            (True, GIN_RUMMY, promise.gin_rummy_plain),
        )
        found += [Floor(_name(game, plain), peer, "decisions", factor) for plain, peer, factor in factors if factor]
        if crowd := promise.crowd:
            found.append(Floor(_crowd(game, crowd.most), _crowd(game, crowd.fewest), "decisions", crowd.factor))
        if promise.catanatron:
            names = [_edition(game, name) for name in editions_of(game)]
            found += [Floor(name, CATANATRON, "decisions", promise.catanatron) for name in names]
    return found


def yardstick_floors() -> list[Floor]:
    return [
        Floor(OUR_HEARTS, HEARTS, "decisions", 2.0),
        Floor(OUR_HEARTS_INSIDE, HEARTS_ROLLOUTS, "games", 0.5),
    ]


def _name(game: str, plain: bool) -> str:
    return f"bivouac {game}, {'plain' if plain else 'compiled'}"


def _crowd(game: str, seats: int) -> str:
    return f"bivouac {game}, {seats} seats"


def _edition(game: str, name: str) -> str:
    return f"bivouac {game}, {name}"


def run(*, rounds: int, seconds: float, games: Sequence[str], json_file: Path | None) -> bool:
    """Measure, print, and tell whether every floor holds. No games: the peers alone."""
    environment.prepare_peers()
    if not games:
        return _contest(peers(), [], [], rounds, seconds, json_file)
    environment.prepare_bivouac()
    contestants = ours(games) + crowds(games) + editions(games) + yardstick() + peers()
    pairs = [(one.name, other.name) for one in ours(games) for other in peers()]
    return _contest(contestants, pairs, floors(games) + yardstick_floors(), rounds, seconds, json_file)


def run_yardstick(*, rounds: int, seconds: float, json_file: Path | None) -> bool:
    """The same for Hearts alone, ours and OpenSpiel's."""
    environment.prepare_peers()
    return _contest(yardstick() + their_hearts(), [], yardstick_floors(), rounds, seconds, json_file)


def _contest(
    contestants: Sequence[Contestant],
    pairs: Sequence[tuple[str, str]],
    promised: Sequence[Floor],
    rounds: int,
    seconds: float,
    json_file: Path | None,
) -> bool:
    contests = measure(contestants, rounds, seconds)
    verdicts = [_verdict(floor, contests) for floor in promised]
    ratios = _ratios(contests, pairs)
    _print(contests, ratios, verdicts, rounds, seconds)
    if json_file:
        json_file.write_text(json.dumps(_as_json(contests, ratios, verdicts, seconds), indent=1) + "\n")
    return all(verdict["holds"] for verdict in verdicts)


def measure(contestants: Sequence[Contestant], rounds: int, seconds: float) -> dict[str, Contest]:
    environment.pin_to_one_core()
    contests: dict[str, Contest] = {}
    try:
        for contestant in contestants:
            contests[contestant.name] = contest = Contest.start(contestant)
            contest.play(seconds / 4)  # not counted: imports, caches, the size of a batch
        for turn in range(rounds):
            print(f"round {turn + 1} of {rounds}", file=sys.stderr, flush=True)
            # Back and forth, so that no one always follows the same neighbour.
            order = list(contests.values())[:: -1 if turn % 2 else 1]
            for contest in order:
                contest.rounds.append(contest.play(seconds))
    finally:
        for contest in contests.values():
            contest.process.kill()
            contest.process.wait()
    return contests


def _ratio(contests: dict[str, Contest], one: str, other: str, unit: Unit) -> Spread | None:
    """How many times as much `one` does as `other` in the same CPU time."""
    if one not in contests or other not in contests:
        return None
    first, second = contests[one].rates(unit), contests[other].rates(unit)
    if first is None or second is None:
        return None
    return Spread.of([fast / slow for fast, slow in zip(first, second, strict=True)])


def _ratios(contests: dict[str, Contest], pairs: Sequence[tuple[str, str]]) -> list[dict[str, Any]]:
    spreads = ((one, other, _ratio(contests, one, other, "decisions")) for one, other in pairs)
    return [
        {"ours": one, "peer": other, "unit": "decisions", **spread._asdict()}
        for one, other, spread in spreads
        if spread is not None
    ]


def _verdict(floor: Floor, contests: dict[str, Contest]) -> dict[str, Any]:
    ratio = _ratio(contests, floor.ours, floor.peer, floor.unit)
    measured = ratio.median if ratio else None
    return {
        "ours": floor.ours,
        "peer": floor.peer,
        "unit": floor.unit,
        "floor": floor.factor,
        "measured": measured,
        "low": ratio.low if ratio else None,
        "high": ratio.high if ratio else None,
        "holds": measured is not None and measured >= floor.factor,
    }


def _print(
    contests: dict[str, Contest],
    ratios: list[dict[str, Any]],
    verdicts: list[dict[str, Any]],
    rounds: int,
    seconds: float,
) -> None:
    print("\n".join(f"{what}: {value}" for what, value in machine().items()))
    versions = sorted({f"{contest.about['package']} {contest.about['version']}" for contest in contests.values()})
    print("packages: " + ", ".join(versions))
    print(f"one core, {rounds} rounds of {seconds:g} s CPU time each, interleaved; median [lowest-highest]\n")
    columns = ("decisions", "moves", "games")
    rows = [[name, *(contest.spread(what) for what in columns)] for name, contest in contests.items()]
    print(table(["random play, per second of CPU time", "decisions/s", "all moves/s", "games/s"], rows))
    print("\ndecisions: choices between two or more options; all moves: forced ones too; chance is in neither")
    if HEARTS_ROLLOUTS not in contests:
        print(f"{HEARTS_ROLLOUTS}: not measured, no C++ compiler")
    if ratios:
        lines = [[row["ours"], row["peer"], str(Spread(row["median"], row["low"], row["high"]))] for row in ratios]
        print("\n" + table(["CPU time per decision: peer / ours", "peer", "times as fast"], lines))
    if verdicts:
        lines = [[row["ours"], row["peer"], row["unit"], number(row["floor"]), *_outcome(row)] for row in verdicts]
        print("\n" + table(["floor", "peer", "unit", "at least", "measured", ""], lines))


def _outcome(verdict: dict[str, Any]) -> tuple[str, str]:
    if verdict["measured"] is None:
        return "-", "not measured"
    spread = Spread(verdict["measured"], verdict["low"], verdict["high"])
    return str(spread), "holds" if verdict["holds"] else "MISSED"


def _as_json(
    contests: dict[str, Contest], ratios: list[dict[str, Any]], verdicts: list[dict[str, Any]], seconds: float
) -> dict[str, Any]:
    return {
        "machine": machine(),
        "seconds": seconds,
        "contestants": [{"name": name, **it.about, "rounds": it.rounds} for name, it in contests.items()],
        "ratios": ratios,
        "floors": verdicts,
    }
