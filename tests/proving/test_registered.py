"""A game that no layer knows is registered as a real one: it runs through simulations, plain prompts, the generic board
of the terminal and the server; it is won by one, by several, by all or by nobody, at tables of one seat and more."""

import csv
import io
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

import bivouac
from bivouac import bots
from bivouac.engine.table import SEAT_BITS, Table
from bivouac.server import work
from bivouac.sim import simulate
from bivouac.terminal.screens.pages import Cover
from bivouac.terminal.screens.play import EndPage
from bivouac.text import prompt
from tests.cli.run import Line, Typed
from tests.proving.registered import choose, registered
from tests.server.house import FakeTime, Guest, House, play, quick_settings, scenario
from tests.terminal.desk import Desk, desk, runs
from tests.terminal.sights import plain

pytestmark = pytest.mark.uncounted

TOGETHER = {"mode": "together"}


@pytest.fixture(autouse=True, scope="module")
def _one_game_more() -> Iterator[None]:
    with registered():
        yield


@pytest.fixture(autouse=True)
def _workers_that_know_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work, "choose", choose)


def eager(keys: Sequence[str]) -> str:
    """Climbs, buys failures again and stops after a success."""
    return next(key for key in ("climb", "reroll", "pass", "rest") if key in keys)


def played(table: Table) -> Table:
    while not table.over:
        table.choose(eager([option.key for option in table.options]))
    return table


def won_by(winners: list[int], seats: int, mode: str = "race") -> Table:
    """A table, as dealt, at which eager climbers end with these winners."""
    for seed in range(2000):
        result = played(bivouac.new("summit", players=seats, seed=seed, mode=mode)).result
        assert result is not None
        if result.winners == winners:
            return bivouac.new("summit", players=seats, seed=seed, mode=mode)
    raise AssertionError(f"no climb ends with {winners}")


# -- simulations -------------------------------------------------------------------------------------------------------


def test_a_shared_win_counts_for_each_who_won() -> None:
    result = simulate("summit", 60, ["random"] * 4)
    several = [one for one in result.played if len(one.winners) > 1]
    assert several
    assert [result.wins(seat) for seat in range(4)] == [
        sum(seat in one.winners for one in result.played) for seat in range(4)
    ]
    assert result.first_wins == result.wins(0)
    rows = list(csv.DictReader(io.StringIO(result.as_csv())))
    assert rows[several[0].number]["winner"] == " ".join(map(str, several[0].winners))
    assert rows[several[0].number]["bot"] == " ".join(["random"] * len(several[0].winners))


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_what_nobody_wins_is_lost_and_not_unfinished(seats: int) -> None:
    result = simulate("summit", 40, ["random"] * seats, options=TOGETHER)
    assert result.unfinished == 0
    assert result.lost > 20
    assert [result.wins(seat) for seat in range(seats)] == [40 - result.lost] * seats
    assert result.as_json()["lost"] == result.lost
    assert all(one.turns > 0 for one in result.played)


def test_what_is_cut_short_is_unfinished_and_not_lost() -> None:
    result = simulate("summit", 10, ["random", "random"], options={"turn_cap": 2})
    assert (result.unfinished, result.lost) == (10, 0)
    assert "lost" not in result.as_json()


def test_a_bot_that_the_game_has_not_is_refused_by_name() -> None:
    assert (bots.names_for("summit"), bots.best("summit")) == (["random"], "random")
    with pytest.raises(ValueError, match="the bot 'greedy' does not play summit; there is: random"):
        simulate("summit", 1, ["greedy"])


# -- the command line --------------------------------------------------------------------------------------------------


@pytest.fixture
def line(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Line:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    return Line(capsys)


def test_it_is_listed_and_simulated(line: Line) -> None:
    assert "summit: The Summit, 1-8 players" in line("games", "--lang", "en").out
    told = line("simulate", "summit", "--games", "20", "--lang", "en").out
    assert "seat 0, random" in told
    assert "won by nobody: " in told
    told = line("simulate", "summit", "--games", "20", "--lang", "fr", "--seats", "random,random,random").out
    assert "gagnées par personne\u202f: " in told


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_the_command_line_refuses_a_bot_by_name_in_both_languages(line: Line, command: str) -> None:
    seats = "human,greedy" if command == "play" else "random,greedy"
    refusal = line.refused(command, "summit", "--seats", seats, "--lang", "en")
    assert refusal == "The bot “greedy” does not play summit: there is random."
    refusal = line.refused(command, "summit", "--seats", seats, "--lang", "fr")
    assert refusal == "Le robot «\u202fgreedy\u202f» ne joue pas à summit\u202f: il y a random."


def test_what_nobody_has_written_for_it_is_refused(line: Line) -> None:
    assert "summit" in line.refused("balance", "summit", "--games", "1", "--lang", "en")
    assert "summit" in line.refused("matchups", "summit", "--seats", "random,random", "--lang", "en")
    assert "summit" in line.refused("tutor", "summit", "--lang", "en")


@pytest.mark.parametrize(
    ("table", "lang", "ending"),
    [
        (([0], 1), "en", "You are at the top and win."),
        (([0], 1), "fr", "Tu es au sommet et tu gagnes."),
        (([], 1), "fr", "La nuit tombe, et personne ne gagne."),
        (([0, 2], 3), "en", "Player 1 and Player 3 are at the top and win."),
        (([0, 1, 2], 3), "fr", "Joueur 1, Joueur 2 et Joueur 3 sont au sommet et gagnent."),
    ],
)
def test_plain_prompts_play_it_to_its_end(
    line: Line, monkeypatch: pytest.MonkeyPatch, table: tuple[list[int], int], lang: str, ending: str
) -> None:
    known = won_by(*table)
    choices = [known.game.actions.keys[step >> SEAT_BITS] for step in played(known.fork()).history]
    seats = ",".join(["human"] * table[1])
    words = ("play", "summit", "--plain", "--seed", str(known.seed), "--seats", seats, "--lang", lang)
    told = Typed(line, monkeypatch)("\n".join(choices) + "\n", *words)
    assert told.code == 0
    assert ending in told.out


# -- sentences ---------------------------------------------------------------------------------------------------------


def test_an_ending_names_all_who_won() -> None:
    table = played(won_by([0, 1, 3], 4))
    assert prompt(table, None, "en") == "Player 1, Player 2 and Player 4 are at the top and win."
    assert prompt(table, 2, "fr") == "Joueur 1, Joueur 2 et Joueur 4 sont au sommet et gagnent."
    assert prompt(table, 1, "en") == "You are at the top and win, with Player 1 and Player 4."
    assert prompt(table, 1, "en", ["Ada", "Bo", "Cy", "Di"]) == "You are at the top and win, with Ada and Di."
    assert prompt(played(won_by([2], 4)), 2, "en") == "You are at the top and win."
    assert prompt(played(won_by([], 2, "together")), 0, "fr") == "La nuit tombe, et personne ne gagne."


# -- the terminal ------------------------------------------------------------------------------------------------------


async def climbed(at: Desk) -> str:
    """Play by the keys of the table until the end page is there; what it says."""
    for _ in range(200):
        if isinstance(at.app.screen, EndPage):
            return at.over_it()
        if isinstance(at.app.screen, Cover):
            await at.press("enter")
        else:
            await at.choose(eager([option.key for option in at.table.options]))
    raise AssertionError("the climb does not end")


@runs
async def test_the_generic_board_of_the_terminal_plays_alone() -> None:
    async with desk(won_by([0], 1), "human") as at:
        assert "The Summit" in at.page()
        assert "torches: 1" in at.page()
        assert "You are at the top and win." in await climbed(at)


@runs
async def test_the_end_page_of_the_terminal_tells_of_a_lost_climb() -> None:
    async with desk(won_by([], 2, "together"), "human,human", lang="fr") as at:
        assert "La nuit tombe, et personne ne gagne." in await climbed(at)


@runs
async def test_the_end_page_of_the_terminal_names_several_winners() -> None:
    async with desk(won_by([0, 1, 2], 3, "together"), "human,human,human") as at:
        told = await climbed(at)
        assert "Player 1, Player 2 and Player 3 are at the top and win together." in plain(told)
        assert "Together all win or all lose." in told


# -- the server --------------------------------------------------------------------------------------------------------

Open = Callable[..., House]


@pytest.fixture
def house(tmp_path: Path) -> Open:
    def opened(clock: FakeTime | None = None) -> House:
        return House(quick_settings(tmp_path), clock)

    return opened


async def seated(server: House, *kinds: str, **more: object) -> tuple[dict[str, object], list[Guest]]:
    made = await server.table(*kinds, game="summit", **more)
    guests = [await server.sit(made["table"], secret) for _, secret in sorted(made["secrets"].items())]
    for guest in guests:
        await guest.drain()
    return made, guests


@scenario
async def test_the_server_offers_it_with_the_bots_that_play_it(house: Open) -> None:
    async with house() as server:
        games = {game["name"]: game for game in (await server.http.get("/api/games")).json()}
        assert games["summit"]["bots"] == ["random"]
        assert "greedy" in games["altiplano"]["bots"]
        seats = [{"kind": "human"}, {"kind": "bot", "bot": "greedy"}]
        answer = await server.http.post("/api/tables", json={"game": "summit", "seats": seats})
        assert (answer.status_code, answer.json()["code"]) == (400, "no-bot")
        assert answer.json()["text"]["en"] == "The bot “greedy” does not play this game. There is: random."
        assert (
            answer.json()["text"]["fr"] == "Le robot «\u202fgreedy\u202f» ne joue pas à ce jeu. Il y a\u202f: random."
        )
        _, (guest, _) = await seated(server, "human", "human")
        answer = await guest.ask("take-over", seat=1, bot="greedy")
        assert (answer["type"], answer["code"]) == ("no", "unknown")
        assert "“greedy”" in answer["text"]["en"]


@pytest.mark.parametrize(("seats", "options"), [(1, {}), (3, {}), (2, TOGETHER), (4, TOGETHER)])
def test_the_server_plays_it_to_its_end(house: Open, seats: int, options: dict[str, str]) -> None:
    @scenario
    async def run() -> None:
        async with house() as server:
            _, guests = await seated(server, *["human"] * seats, options=options)
            await play(guests, lambda guest: eager(guest.options))
            for guest in guests:
                await guest.drain()
            winners = guests[0].parts["ended"]["winners"]
            assert guests[0].status == "over"
            assert winners in ([], list(range(seats))) or not options
            for seat, guest in enumerate(guests):
                told = guest.parts["ended"]["text"]["en"]
                assert told.startswith("You") == (seat in winners)
                assert told.startswith("Night") == (not winners)

    run()


@scenario
async def test_a_bot_of_it_plays_on_the_server(house: Open) -> None:
    async with house() as server:
        _, (guest,) = await seated(server, "human", "bot", bot="random")
        await play([guest], lambda guest: eager(guest.options))
        assert guest.status == "over"
        assert server.hub.counts["bots_failed"] == 0


@scenario
async def test_who_is_alone_and_gives_up_has_lost_and_nobody_has_won(house: Open) -> None:
    async with house() as server:
        _, (guest,) = await seated(server, "human")
        assert (await guest.ask("concede"))["type"] == "ack"
        await guest.drain()
        assert (guest.status, guest.parts["ended"]["winners"]) == ("conceded", [])
        _, (other, *_) = await seated(server, "human", "bot", bot="random", options=TOGETHER)
        await other.ask("concede")
        await other.drain()
        assert (other.status, other.parts["ended"]["winners"]) == ("conceded", [])


@scenario
async def test_in_a_race_of_two_the_other_wins_and_together_a_bot_plays_on(house: Open) -> None:
    async with house() as server:
        _, (one, two) = await seated(server, "human", "human")
        await one.ask("concede")
        await two.drain()
        assert (two.status, two.parts["ended"]["winners"]) == ("conceded", [1])
        _, (one, two) = await seated(server, "human", "human", options=TOGETHER)
        await one.say({"type": "concede", "ref": 1})
        await two.drain()
        assert two.status == "playing"
        assert two.parts["info"]["seats"][0]["kind"] == "bot"
        await play([two], lambda guest: eager(guest.options))
        assert two.parts["ended"]["winners"] in ([], [0, 1])


@scenario
async def test_everybody_is_told_whether_the_game_would_go_on_without_them(house: Open) -> None:
    async with house() as server:
        for kinds, options, goes_on in (
            (["human"], TOGETHER, False),
            (["human", "bot"], TOGETHER, False),
            (["human", "human"], {}, False),
            (["human", "human"], TOGETHER, True),
            (["human", "human", "human"], {}, True),
        ):
            _, guests = await seated(server, *kinds, bot="random", options=options)
            assert guests[0].parts["info"]["goes_on"] is goes_on


@scenario
async def test_a_human_who_named_no_bot_is_replaced_by_one_that_plays_the_game(house: Open) -> None:
    async with house() as server:
        made = await server.http.post("/api/tables", json={"game": "summit", "seats": [{"kind": "human"}] * 3})
        secrets = [link["secret"] for link in made.json()["links"]]
        one, two, _ = [await server.sit(made.json()["table"], secret) for secret in secrets]
        await one.say({"type": "concede", "ref": 1})
        await two.drain()
        assert two.parts["info"]["seats"][0]["bot"] == "random"


@pytest.mark.parametrize(
    ("seats", "options", "winners"),
    [(["human"], {}, []), (["human", "bot"], {}, [1]), (["human", "bot"], TOGETHER, [])],
)
def test_whose_time_runs_out_loses_with_the_own_side(
    house: Open, seats: list[str], options: dict[str, str], winners: list[int]
) -> None:
    @scenario
    async def run() -> None:
        clock = FakeTime()
        async with house(clock) as server:
            _, (guest,) = await seated(server, *seats, bot="random", options=options, clock={"minutes": 1})
            await clock.pass_by(61)
            await guest.drain()
            assert (guest.status, guest.parts["ended"]["winners"]) == ("flagged", winners)

    run()
