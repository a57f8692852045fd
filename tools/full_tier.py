"""The full tier: every figure that an issue asks for, made anew and written to docs/results/.

`python -m tools.full_tier [--only altiplano] [--games 10000] [--attempts 100000] [--damaged 100000] [--duels 2000]
[--mirrors 10000] [--mutants 60] [--anew]`

What was measured from the very same sources by the same command is kept: the page of a game that nobody has touched
would come out the same again. Where sources have changed, the long parts (damaged saves, games between bots) are kept
if a sample of them comes out as it did, choice by choice. `--anew` measures everything all the same.
"""

import argparse
import hashlib
import json
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rich.progress import Progress, track

import bivouac
from bivouac.engine.chance import Chance
from bivouac.games import game_named
from bivouac.sim import Balance, balance, simulate
from bivouac.sim.measures import measure_of
from bivouac.sim.publish import published
from bivouac.sim.statistics import wilson
from tools.damage import attempts, summed
from tools.mutants import run_mutants

ROOT = Path(__file__).parent.parent
RESULTS = ROOT / "docs" / "results"
CHUNK = 50
MOST_UNFINISHED = 0.05
# What the figures of a game come from, beside its own tests; of each folder only what is not another game's.
MADE_FROM = ("src/bivouac/engine", "src/bivouac/games", "src/bivouac/text", "src/bivouac/bots", "src/bivouac/sim")
LONG = ("damaged", "greedy_against_random", "greedy_against_greedy", "balance")
KEPT = {"damaged": "Damaged saves and records", "bots": "Games of bots"}  # as their page calls the long parts
SAMPLED = {"games": 60, "tries": 1_000}  # of each long part
MADE_BY = ("full_tier", "damage", "mutants", "reach")
# What is only said in the browser, at the terminal, by commands and by the server is in no figure.
SAID_ELSEWHERE = ("web*.ftl", "*terminal.ftl", "*cli.ftl", "*tutor.ftl", "server.ftl", "*orders.ftl")


def folder_of(game: str) -> str:
    return game.replace("-", "_")


def sources_of(game: str, root: Path = ROOT) -> list[Path]:
    """Every file on which the figures of a game depend."""
    others = [name for other in bivouac.games() if other != game for name in (other, folder_of(other))]
    found = [file for folder in MADE_FROM for file in (root / folder).rglob("*") if file.suffix in (".py", ".ftl")]
    found = [file for file in found if not any(name in str(file.relative_to(root)) for name in others)]
    unused = SAID_ELSEWHERE if measure_of(game).weighing else (*SAID_ELSEWHERE, "sim/playouts.py")
    found = [file for file in found if not any(file.match(pattern) for pattern in unused)]
    found += [*(root / "tests").glob("*.py"), *(root / "tests" / folder_of(game)).rglob("*.py")]
    found += [root / "tools" / f"{name}.py" for name in MADE_BY]
    return sorted(file for file in found if file.is_file())


def stamp_of(game: str, root: Path = ROOT) -> str:
    whole = hashlib.sha256()
    for file in sources_of(game, root):
        whole.update(f"{file.relative_to(root).as_posix()}\0".encode() + hashlib.sha256(file.read_bytes()).digest())
    return whole.hexdigest()


def earlier(game: str, command: str, root: Path = ROOT) -> dict[str, Any] | None:
    """What an earlier run has measured in the same way, if it is there."""
    file = root / "docs" / "results" / f"{game}.json"
    if not file.is_file():
        return None
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    wanted = {"command": command, "compiled": bivouac.compiled()}
    return found if all(found.get(name) == value for name, value in wanted.items()) else None


def sample_of(game: str, jobs: int) -> str:
    """The first games and tries of each long part, as a number that changes with any of their choices."""
    measure, games = measure_of(game), SAMPLED["games"]
    crews = [["greedy"] * seats for seats in measure.seats]
    played = [simulate(game, games, measure.rivals, seed=1, jobs=jobs, options=measure.duel)]
    played += [simulate(game, games, crew, seed=1, jobs=jobs, options=measure.options) for crew in crews]
    tried = [(one.kind, one.fate, one.why) for one in attempts(game, 0, SAMPLED["tries"])]
    whole = "".join(one.as_csv() for one in played) + json.dumps(tried)
    return hashlib.sha256(whole.encode()).hexdigest()


class Clock:
    """How long each part of a tier takes."""

    def __init__(self) -> None:
        self.seconds: dict[str, int] = {}
        self.since = time.monotonic()

    def done(self, part: str) -> None:
        now = time.monotonic()
        self.seconds[part] = round(now - self.since)
        self.since = now


def new_table(game: str, number: int) -> bivouac.Table:
    """Numbers of seats in turn, and for each the variants in turn."""
    measure = measure_of(game)
    seats = measure.tables_in_turn[number % len(measure.tables_in_turn)]
    options = measure.variants[number // len(measure.tables_in_turn) % len(measure.variants)]
    return bivouac.new(game, players=seats, seed=number, **measure.game.caps(seats), **options)


def random_games(game: str, start: int, games: int) -> dict[str, int]:
    """Random play to the end, all variants in turn; cards are counted after every choice of every hundredth game."""
    done = {"games": 0, "finished": 0, "decisions": 0}
    for number in range(start, start + games):
        table = new_table(game, number)
        chance = Chance(number)
        while not table.over:
            ids = table.option_ids
            table.choose(ids[chance.roll(len(ids))])
            done["decisions"] += 1
        done["games"] += 1
        done["finished"] += not table.game.is_cut_short(table.state)
        if number % 100 == 0:
            assert bivouac.replay(table.record(every=10)).digest() == table.digest()
    return done


def illegal_attempts(game: str, start: int, attempts: int) -> dict[str, Any]:
    """Actions of the table that are not legal now, at random points: refused, explained, nothing changed."""
    rules = game_named(game)
    clauses: dict[str, int] = {}
    made = 0
    number = start
    while made < attempts:
        number += 1
        table = new_table(game, number)
        chance = Chance(number)
        while not table.over and made < attempts:
            if chance.roll(4) == 0:
                made += attempt(table, chance, clauses, rules)
            ids = table.option_ids
            table.choose(ids[chance.roll(len(ids))])
        if table.over and made < attempts:
            made += attempt(table, chance, clauses, rules)
    return {"attempts": made, "clauses": clauses}


def attempt(table: bivouac.Table, chance: Chance, clauses: dict[str, int], rules: Any) -> int:
    """Ten actions drawn from the whole table, for either seat; those that are legal are not counted."""
    before = table.digest()
    made = 0
    for _ in range(10):
        seat = int(chance.roll(table.seats))
        action = int(chance.roll(len(rules.actions)))
        if action in [option.id for option in table.options_of(seat)]:
            assert table.why_not(seat, action) is None
            continue
        made += 1
        refused = refusal(table, action, seat)
        assert refused.clause in rules.clauses, f"{refused}: no such clause"
        english, french = refused.say("en"), refused.say("fr")
        assert english, f"{refused}: no English sentence"
        assert french, f"{refused}: no French sentence"
        assert english != french, f"{refused}: one sentence for both languages"
        clauses[refused.clause] = clauses.get(refused.clause, 0) + 1
    assert table.digest() == before, "a refused choice changed the state"
    return made


def refusal(table: bivouac.Table, action: int, seat: int) -> bivouac.IllegalChoice:
    try:
        table.choose(action, seat)
    except bivouac.IllegalChoice as refused:
        return refused
    raise AssertionError(f"action {action} was accepted and should not have been")


def spread(worker: Any, game: str, total: int, jobs: int, title: str, chunk: int) -> list[Any]:
    """Run a worker over chunks in several processes, with a progress bar."""
    starts = range(0, total, chunk)
    with ProcessPoolExecutor(jobs) as pool:
        futures = [pool.submit(worker, game, start, min(chunk, total - start)) for start in starts]
        return [future.result() for future in track(futures, title)]


@contextmanager
def shown(title: str, total: int) -> Iterator[Callable[[int], None]]:
    """A progress bar that is told how many are done."""
    with Progress() as bars:
        bar = bars.add_task(title, total=total)
        yield lambda done: bars.update(bar, completed=done)


def balance_name(game: str, seats: int) -> str:
    """Of its report: the number of seats only where there are several."""
    return f"{game}-balance-{seats}" if len(measure_of(game).seats) > 1 else f"{game}-balance"


def tier(game: str, args: argparse.Namespace, before: dict[str, Any] | None) -> dict[str, Any]:
    """Every figure of a game; the long parts are taken from `before` if a sample of them comes out as it did."""
    clock, sample = Clock(), sample_of(game, args.jobs)
    clock.done("sample")
    kept: list[str] = []
    # What was broken or unfair is measured again, however small the sample is in which nothing has changed.
    if before is not None and before.get("sample") == sample:
        kept += ["damaged"] if is_sound(before) else []
        kept += ["bots"] if not list(unfair(game, before)) else []
    long = dict(before or {})
    if "damaged" not in kept:
        long |= damaged_parts(game, args, clock)
    if "bots" not in kept:
        long |= parts_of_bots(game, args, clock)
    measure = measure_of(game)
    tables = args.games * len(measure.tables_in_turn) // measure.heaviest  # args.games at the usual number of seats
    plays = spread(random_games, game, tables, args.jobs, f"{game}: random games", CHUNK)
    clock.done("random games")
    refusals = spread(illegal_attempts, game, args.attempts, args.jobs, f"{game}: illegal choices", 2000)
    clock.done("illegal choices")
    clauses: dict[str, int] = {}
    for part in refusals:
        for clause, count in part["clauses"].items():
            clauses[clause] = clauses.get(clause, 0) + count
    mutants = run_mutants(folder_of(game), args.mutants, jobs=args.jobs)
    clock.done("mutants")
    return {
        "game": game,
        "command": args.command,
        "sources": stamp_of(game),
        "sample": sample,
        "kept": kept,
        "compiled": bivouac.compiled(),
        "random": {key: sum(part[key] for part in plays) for key in ("games", "finished", "decisions")},
        "illegal": {"attempts": sum(part["attempts"] for part in refusals), "clauses": dict(sorted(clauses.items()))},
        **{name: long[name] for name in LONG},
        "mutants": {key: value for key, value in mutants.items() if key != "mutants"},
        "seconds": clock.seconds,
    }


def damaged_parts(game: str, args: argparse.Namespace, clock: Clock) -> dict[str, Any]:
    damages = spread(attempts, game, args.damaged, args.jobs, f"{game}: damaged saves and records", 500)
    clock.done("damaged saves and records")
    return {"damaged": summed([outcome for part in damages for outcome in part])}


def parts_of_bots(game: str, args: argparse.Namespace, clock: Clock) -> dict[str, Any]:
    measure = measure_of(game)
    with shown(f"{game}: greedy against random", args.duels) as told:
        duel = simulate(game, args.duels, measure.rivals, seed=1, jobs=args.jobs, options=measure.duel, progress=told)
    clock.done("greedy against random")
    mirrors: dict[int, Balance] = {}
    games = args.mirrors if len(measure.seats) == 1 else args.mirrors // 2  # still 15,000 with three numbers of seats
    for seats in measure.seats:
        with shown(f"{game}: {seats} greedy bots", games) as told:
            mirrors[seats] = balance(game, games, ["greedy"] * seats, seed=1, jobs=args.jobs, progress=told)
        for name, text in published(mirrors[seats], balance_name(game, seats)).items():
            (RESULTS / name).write_text(text, encoding="utf-8")
    clock.done("greedy against greedy")
    return {
        "greedy_against_random": duel.as_json() | {"greedy": wins_of_greedy(duel.as_json())},
        "greedy_against_greedy": {str(seats): mirror.simulation.as_json() for seats, mirror in mirrors.items()},
        "balance": {
            str(seats): {verdict.key: verdict.holds for verdict in mirror.verdicts} for seats, mirror in mirrors.items()
        },
    }


def page(result: dict[str, Any]) -> str:
    """The same figures for people."""
    game, duel, mutants = result["game"], result["greedy_against_random"], result["mutants"]
    low, high = duel["greedy"]["interval"]
    survivors = "\n".join(f"- `{name}`" for name in mutants["survivors"]) or "- none"
    clauses = "\n".join(f"| `{clause}` | {count:,} |" for clause, count in result["illegal"]["clauses"].items())
    random, illegal, damaged = result["random"], result["illegal"], result["damaged"]
    rows = {
        "random games without an error": f"{random['games']:,} ({random['finished']:,} won before the cap)",
        "decisions in them": f"{random['decisions']:,}",
        "illegal choices refused, state unchanged": f"{illegal['attempts']:,}",
        "damaged saves and records": (
            f"{damaged['tries']:,}: {damaged['refused']:,} refused, {damaged['playable']:,} playable, "
            f"{damaged['broken']:,} broken, {damaged['slow']:,} slow; the slowest took {damaged['slowest']} s"
        ),
        "greedy against random": f"{duel['greedy']['wins']:,} of {duel['games']:,} won ({low:.1%} to {high:.1%})",
    }
    for seats, mirror in result["greedy_against_greedy"].items():
        who = f"{seats} greedy bots"
        verdicts = result["balance"][seats].values()
        rows |= {
            f"{who}: whoever begins wins": f"{mirror['first']['wins']:,} of {mirror['games']:,}",
            f"{who}: unfinished": f"{mirror['unfinished']:,}",
            f"{who}: turns, median": f"{mirror['turns']['median']}",
            f"{who}: a fair game": (
                f"[{sum(verdicts)} of {len(verdicts)} targets hold]({balance_name(game, int(seats))}.md)"
            ),
        }
    rows["mutants of the rules killed"] = f"{mutants['killed']} of {mutants['total']}"
    figures = "\n".join(f"| {what} | {figure} |" for what, figure in rows.items())
    remark = "".join(f" {KEPT[part]} are of an earlier run: a sample came out the same." for part in result["kept"])
    return f"""# {result["game"]}: the full tier

Made by `{result["command"]}`; compiled: {"yes" if result["compiled"] else "no"}.{remark}

| what | figure |
| --- | --- |
{figures}

## Mutants that survived
The {mutants["total"]} were drawn from {mutants["possible"]:,} by a seed made from the rules, so that changed rules meet
others: `{mutants["command"]}`

{survivors}

## Refusals by clause
| clause | times |
| --- | --- |
{clauses}
"""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", choices=("", *bivouac.games()), help="this game alone")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--attempts", type=int, default=100_000)
    parser.add_argument("--damaged", type=int, default=100_000)
    parser.add_argument("--duels", type=int, default=2_000)
    parser.add_argument(
        "--mirrors", type=int, default=10_000, help="greedy bots; half where several tables are measured"
    )
    parser.add_argument("--mutants", type=int, default=60)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--anew", action="store_true", help="also what was measured from the same sources before")
    args = parser.parse_args()
    others = [
        f"--{name} {value}"
        for name, value in vars(args).items()
        if name not in ("only", "jobs", "anew") and value != parser.get_default(name)
    ]
    words = " ".join(["python3 run.py dev python -m tools.full_tier", *others])
    args.command = words if others else "python3 run.py test --full"
    RESULTS.mkdir(parents=True, exist_ok=True)
    failed = 0
    for game in bivouac.games():
        if args.only not in ("", game):
            continue
        result = None if args.anew else earlier(game, args.command)
        if result is not None and result["sources"] == stamp_of(game):
            print(f"{game}: docs/results/{game}.md was made from these sources and is kept (--anew makes it again)")
        else:
            result = tier(game, args, result)
            (RESULTS / f"{game}.json").write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")
            (RESULTS / f"{game}.md").write_text(page(result), encoding="utf-8")
            print(f"{game}: written to docs/results/{game}.md")
        for fault in faults(game, result):
            print(f"{game}: {fault}")
            failed += 1
    return 1 if failed else 0


def wins_of_greedy(duel: dict[str, Any]) -> dict[str, Any]:
    """Games that a greedy bot won, at whatever seat."""
    wins = sum(seat["wins"] for seat in duel["seats"] if seat["bot"] == "greedy")
    return {"wins": wins, "interval": list(wilson(min(wins, duel["games"]), duel["games"]))}


def faults(game: str, result: dict[str, Any]) -> Iterator[str]:
    """What is asked for and does not hold."""
    if not is_sound(result):
        yield "damaged saves or records break something: python -m tools.damage says what"
    yield from unfair(game, result)


def is_sound(result: dict[str, Any]) -> bool:
    return not result["damaged"]["broken"] and not result["damaged"]["slow"]


def unfair(game: str, result: dict[str, Any]) -> Iterator[str]:
    duel = result["greedy_against_random"]
    wins, wanted = duel["greedy"]["wins"] / duel["games"], measure_of(game).targets.beats_random
    if wins < wanted:
        yield f"greedy beats random in {wins:.1%} only, {wanted:.0%} are wanted"
    for seats, verdicts in result["balance"].items():
        for key in (key for key, holds in verdicts.items() if not holds):
            yield f"not fair, see '{key}' in docs/results/{balance_name(game, int(seats))}.md"
    for seats, mirror in result["greedy_against_greedy"].items():
        if mirror["unfinished"] / mirror["games"] > MOST_UNFINISHED:
            yield f"{mirror['unfinished']:,} of the {mirror['games']:,} games between {seats} greedy bots do not end"


if __name__ == "__main__":
    sys.exit(main())
