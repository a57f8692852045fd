"""The full tier: every figure that an issue asks for, made anew and written to docs/results/.

`python -m tools.full_tier [--only altiplano] [--games 10000] [--attempts 100000] [--damaged 100000] [--duels 2000]
[--mirrors 10000] [--mutants 60] [--anew]`

What was measured from the very same sources by the same command is kept: the page of a game that nobody has touched
would come out the same again. Where sources have changed, the long parts (damaged saves, games between bots) are kept
if a sample of them comes out as it did, choice by choice. `--anew` measures everything all the same.

An edition of a game (`Measure.editions`) is measured beside the usual one with a share of the same numbers; what a game
compares (`Measure.comparison`) is played at random too, and by bots side by side.
"""

import argparse
import hashlib
import json
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from rich.progress import Progress, track

import bivouac
from bivouac.engine.chance import Chance
from bivouac.games import game_named
from bivouac.sim import Balance, balance, comparing, simulate
from bivouac.sim.measure import Edition
from bivouac.sim.measures import measure_of
from bivouac.sim.publish import published, report_name
from bivouac.sim.statistics import wilson
from tools.damage import attempts, summed
from tools.mutants import run_mutants

ROOT = Path(__file__).parent.parent
RESULTS = ROOT / "docs" / "results"
CHUNK = 50
MOST_UNFINISHED = 0.05
# What the figures of a game come from, beside its own tests; of each folder only what is not another game's.
MADE_FROM = ("src/bivouac/engine", "src/bivouac/games", "src/bivouac/text", "src/bivouac/bots", "src/bivouac/sim")
OF_BOTS = ("greedy_against_random", "greedy_against_greedy", "balance")
LONG = ("damaged", *OF_BOTS)
KEPT = {"damaged": "Damaged saves and records", "bots": "Games of bots"}  # as their page calls the long parts
SAMPLED = {"games": 60, "tries": 1_000}  # of each long part
MADE_BY = ("full_tier", "damage", "mutants", "reach")
# What is only said in the browser, at the terminal, by commands and by the server is in no figure.
SAID_ELSEWHERE = ("web*.ftl", "*terminal.ftl", "*cli.ftl", "*tutor.ftl", "server.ftl", "*orders.ftl")


class Portion(NamedTuple):
    """Which part of the usual numbers somebody gets who is measured beside the usual game."""

    games: float  # of the random ones
    duels: float
    mirrors: float


# 5,000 random games at each number of seats, 1,000 duels, 3,000 games of greedy bots at each: with fewer of them two
# seats of equal worth lie further apart than is asked for too often.
OF_EDITION = Portion(0.5, 0.5, 0.6)
# 500 random games in all, and 1,000 games of greedy bots at one number of seats.
OF_COMPARED = Portion(0.05, 0.0, 0.2)


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
    played = []
    for own in ({}, *(edition.options for edition in measure.editions)):
        played.append(simulate(game, games, measure.rivals, seed=1, jobs=jobs, options={**measure.duel, **own}))
        whole = {**measure.options, **own}
        played += [simulate(game, games, crew, seed=1, jobs=jobs, options=whole) for crew in crews]
    if measure.comparison is not None:
        crew = ["greedy"] * measure.comparison.seats
        for edition in compared_alone(game):
            own = {**measure.options, **edition.options}
            played.append(simulate(game, max(1, games // 4), crew, seed=1, jobs=jobs, options=own))
    tried = [(one.kind, one.fate, one.why) for one in attempts(game, 0, SAMPLED["tries"])]
    text = "".join(one.as_csv() for one in played) + json.dumps(tried)
    return hashlib.sha256(text.encode()).hexdigest()


def compared_alone(game: str) -> list[Edition]:
    """Editions that are only compared, and not measured whole."""
    measure = measure_of(game)
    compared = measure.comparison.editions if measure.comparison is not None else ()
    return [edition for edition in compared if edition not in measure.editions]


class Clock:
    """How long each part of a tier takes."""

    def __init__(self) -> None:
        self.seconds: dict[str, int] = {}
        self.since = time.monotonic()

    def done(self, part: str) -> None:
        now = time.monotonic()
        self.seconds[part] = round(now - self.since)
        self.since = now


def new_table(game: str, number: int, edition: Edition | None = None) -> bivouac.Table:
    """Numbers of seats in turn, and for each the variants in turn; of an edition every number equally often."""
    measure = measure_of(game)
    in_turn = measure.tables_in_turn if edition is None else measure.seats
    seats = in_turn[number % len(in_turn)]
    options = {**measure.game.caps(seats), **measure.variants[number // len(in_turn) % len(measure.variants)]}
    if edition is not None:
        options |= {**edition.limits, **edition.options}
    return bivouac.new(game, players=seats, seed=number, **options)


def random_games(game: str, start: int, games: int, edition: Edition | None = None) -> dict[str, int]:
    """Random play to the end, all variants in turn; cards are counted after every choice of every hundredth game."""
    done = {"games": 0, "finished": 0, "decisions": 0}
    for number in range(start, start + games):
        table = new_table(game, number, edition)
        chance = Chance(number)
        try:
            while not table.over:
                ids = table.option_ids
                table.choose(ids[chance.roll(len(ids))])
                done["decisions"] += 1
        except Exception as error:
            error.add_note(f"{game}, {table.seats} seats, seed {number}, options {table.rules}")
            raise
        done["games"] += 1
        done["finished"] += not table.game.is_cut_short(table.state)
        if number % 100 == 0:
            assert bivouac.replay(table.record(every=10)).digest() == table.digest()
    return done


def illegal_attempts(game: str, start: int, attempts: int, edition: Edition | None = None) -> dict[str, Any]:
    """Actions of the table that are not legal now, at random points: refused, explained, nothing changed."""
    rules = game_named(game)
    clauses: dict[str, int] = {}
    made = 0
    number = start
    while made < attempts:
        number += 1
        table = new_table(game, number, edition)
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


def balance_name(game: str, seats: int, edition: str = "") -> str:
    """Of its report: the number of seats only where there are several."""
    return report_name(game, edition, seats if len(measure_of(game).seats) > 1 else 0)


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
    measure = measure_of(game)
    if "bots" not in kept:
        long |= parts_of_bots(game, args, clock)
        long["editions"] = {edition.name: parts_of_bots(game, args, clock, edition) for edition in measure.editions}
        compare_bots(game, args, clock)
    tables = args.games * len(measure.tables_in_turn) // measure.heaviest  # args.games at the usual number of seats
    tries = tries_of(game, args, clock, tables)
    editions: dict[str, Any] = {}
    for edition in measure.editions:
        tables = int(args.games * OF_EDITION.games) * len(measure.seats)
        bots = {name: long["editions"][edition.name][name] for name in OF_BOTS}
        editions[edition.name] = tries_of(game, args, clock, tables, edition) | bots
    compared = {}
    for edition in compared_alone(game):
        plays = played_at_random(game, args, int(args.games * OF_COMPARED.games), edition)
        compared[edition.name] = {"random": plays}
    if compared:
        clock.done("random games, compared")
    mutants = run_mutants(folder_of(game), args.mutants, jobs=args.jobs)
    clock.done("mutants")
    return {
        "game": game,
        "command": args.command,
        "sources": stamp_of(game),
        "sample": sample,
        "kept": kept,
        "compiled": bivouac.compiled(),
        **tries,
        **{name: long[name] for name in LONG},
        **({"editions": editions} if editions else {}),
        **({"compared": compared} if compared else {}),
        "mutants": {key: value for key, value in mutants.items() if key != "mutants"},
        "seconds": clock.seconds,
    }


def part_name(what: str, edition: Edition | None) -> str:
    """What a part of the tier is called."""
    return what if edition is None else f"{what}, {edition.name}"


def tries_of(
    game: str, args: argparse.Namespace, clock: Clock, tables: int, edition: Edition | None = None
) -> dict[str, Any]:
    """So many random games, and illegal choices in others."""
    plays = played_at_random(game, args, tables, edition)
    clock.done(part_name("random games", edition))
    worker = partial(illegal_attempts, edition=edition)
    title = part_name(f"{game}: illegal choices", edition)
    refusals = spread(worker, game, args.attempts, args.jobs, title, 2000)
    clock.done(part_name("illegal choices", edition))
    clauses: dict[str, int] = {}
    for each in refusals:
        for clause, count in each["clauses"].items():
            clauses[clause] = clauses.get(clause, 0) + count
    made = sum(each["attempts"] for each in refusals)
    return {"random": plays, "illegal": {"attempts": made, "clauses": dict(sorted(clauses.items()))}}


def played_at_random(game: str, args: argparse.Namespace, tables: int, edition: Edition | None) -> dict[str, int]:
    title = part_name(f"{game}: random games", edition)
    plays = spread(partial(random_games, edition=edition), game, tables, args.jobs, title, CHUNK)
    return {key: sum(each[key] for each in plays) for key in ("games", "finished", "decisions")}


def damaged_parts(game: str, args: argparse.Namespace, clock: Clock) -> dict[str, Any]:
    damages = spread(attempts, game, args.damaged, args.jobs, f"{game}: damaged saves and records", 500)
    clock.done("damaged saves and records")
    return {"damaged": summed([outcome for part in damages for outcome in part])}


def mirrors_of(game: str, args: argparse.Namespace) -> int:
    """Games of greedy bots at each number of seats: still 15,000 with three of them."""
    whole: int = args.mirrors
    return whole if len(measure_of(game).seats) == 1 else whole // 2


def parts_of_bots(game: str, args: argparse.Namespace, clock: Clock, edition: Edition | None = None) -> dict[str, Any]:
    measure, jobs = measure_of(game), args.jobs
    own = {} if edition is None else dict(edition.options)
    duels, games = args.duels, mirrors_of(game, args)
    if edition is not None:
        duels, games = (max(1, int(n * share)) for n, share in zip((duels, games), OF_EDITION[1:], strict=True))
    with shown(part_name(f"{game}: greedy against random", edition), duels) as told:
        options = {**measure.duel, **own}
        duel = simulate(game, duels, measure.rivals, seed=1, jobs=jobs, options=options, progress=told)
    clock.done(part_name("greedy against random", edition))
    mirrors: dict[int, Balance] = {}
    for seats in measure.seats:
        with shown(part_name(f"{game}: {seats} greedy bots", edition), games) as told:
            crew = ["greedy"] * seats
            mirrors[seats] = balance(game, games, crew, seed=1, jobs=jobs, options=own, progress=told)
        write(published(mirrors[seats], balance_name(game, seats, edition.name if edition is not None else "")))
    clock.done(part_name("greedy against greedy", edition))
    return {
        "greedy_against_random": duel.as_json() | {"greedy": wins_of_greedy(duel.as_json())},
        "greedy_against_greedy": {str(seats): mirror.simulation.as_json() for seats, mirror in mirrors.items()},
        "balance": {
            str(seats): {verdict.key: verdict.holds for verdict in mirror.verdicts} for seats, mirror in mirrors.items()
        },
    }


def compare_bots(game: str, args: argparse.Namespace, clock: Clock) -> None:
    """What a game compares, side by side, in a report of its own."""
    comparison = measure_of(game).comparison
    if comparison is None:
        return
    games = max(1, int(mirrors_of(game, args) * OF_COMPARED.mirrors))
    with shown(f"{game}: {comparison.name}, side by side", games * (1 + len(comparison.editions))) as told:
        crew = ["greedy"] * comparison.seats
        write(comparing.published(comparing.compare(game, games, crew, seed=1, jobs=args.jobs, progress=told)))
    clock.done(f"{comparison.name}, side by side")


def write(files: dict[str, str]) -> None:
    for name, text in files.items():
        (RESULTS / name).write_text(text, encoding="utf-8")


def page(result: dict[str, Any]) -> str:
    """The same figures for people."""
    game, mutants = result["game"], result["mutants"]
    survivors = "\n".join(f"- `{name}`" for name in mutants["survivors"]) or "- none"
    clauses = "\n".join(f"| `{clause}` | {count:,} |" for clause, count in refusals_by_clause(result).items())
    damaged = result["damaged"]
    rows = tried_rows(result) | {
        "damaged saves and records": (
            f"{damaged['tries']:,}: {damaged['refused']:,} refused, {damaged['playable']:,} playable, "
            f"{damaged['broken']:,} broken, {damaged['slow']:,} slow; the slowest took {damaged['slowest']} s"
        ),
    }
    rows |= bot_rows(game, result, "")
    for edition, part in result.get("editions", {}).items():
        own = tried_rows(part) | bot_rows(game, part, edition)
        rows |= {f"{edition}: {what}": figure for what, figure in own.items()}
    for edition, part in result.get("compared", {}).items():
        rows[f"{edition} alone: random games without an error"] = played_in_words(part)
    if result.get("compared"):
        comparison = comparing.comparison_of(game)
        rows[f"{comparison.name}, side by side"] = f"[what each changes]({report_name(game, comparison.name)}.md)"
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


def played_in_words(part: dict[str, Any]) -> str:
    return f"{part['random']['games']:,} ({part['random']['finished']:,} won before the cap)"


def tried_rows(part: dict[str, Any]) -> dict[str, str]:
    """Random play of a game or of an edition of it."""
    return {
        "random games without an error": played_in_words(part),
        "decisions in them": f"{part['random']['decisions']:,}",
        "illegal choices refused, state unchanged": f"{part['illegal']['attempts']:,}",
    }


def bot_rows(game: str, part: dict[str, Any], edition: str) -> dict[str, str]:
    """Games of bots, of a game or of an edition of it."""
    duel = part["greedy_against_random"]
    low, high = duel["greedy"]["interval"]
    rows = {"greedy against random": f"{duel['greedy']['wins']:,} of {duel['games']:,} won ({low:.1%} to {high:.1%})"}
    for seats, mirror in part["greedy_against_greedy"].items():
        who = f"{seats} greedy bots"
        verdicts = part["balance"][seats].values()
        rows |= {
            f"{who}: whoever begins wins": f"{mirror['first']['wins']:,} of {mirror['games']:,}",
            f"{who}: unfinished": f"{mirror['unfinished']:,}",
            f"{who}: turns, median": f"{mirror['turns']['median']}",
            f"{who}: a fair game": (
                f"[{sum(verdicts)} of {len(verdicts)} targets hold]({balance_name(game, int(seats), edition)}.md)"
            ),
        }
    return rows


def refusals_by_clause(result: dict[str, Any]) -> dict[str, int]:
    """Of the usual game and all its editions together."""
    total: dict[str, int] = {}
    for part in (result, *result.get("editions", {}).values()):
        for clause, count in part["illegal"]["clauses"].items():
            total[clause] = total.get(clause, 0) + count
    return dict(sorted(total.items()))


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
    yield from unfair_part(game, result, "")
    for edition, part in result.get("editions", {}).items():
        yield from (f"{edition}: {fault}" for fault in unfair_part(game, part, edition))


def unfair_part(game: str, result: dict[str, Any], edition: str) -> Iterator[str]:
    duel = result["greedy_against_random"]
    wins, wanted = duel["greedy"]["wins"] / duel["games"], measure_of(game).targets.beats_random
    if wins < wanted:
        yield f"greedy beats random in {wins:.1%} only, {wanted:.0%} are wanted"
    for seats, verdicts in result["balance"].items():
        for key in (key for key, holds in verdicts.items() if not holds):
            yield f"not fair, see '{key}' in docs/results/{balance_name(game, int(seats), edition)}.md"
    for seats, mirror in result["greedy_against_greedy"].items():
        if mirror["unfinished"] / mirror["games"] > MOST_UNFINISHED:
            yield f"{mirror['unfinished']:,} of the {mirror['games']:,} games between {seats} greedy bots do not end"


if __name__ == "__main__":
    sys.exit(main())
