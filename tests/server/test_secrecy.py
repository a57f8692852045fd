"""Everything a seat is sent can be made from its own view, log and options; nothing else is ever sent."""

import json
import random
import re
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import bivouac
from bivouac.engine.chance import Chance
from bivouac.engine.life import Window
from bivouac.engine.orders import asking_orders
from bivouac.engine.table import Table
from bivouac.games import game_named
from bivouac.server.feed import Feed, Surroundings
from bivouac.server.match import Match, loaded_match, new_match
from bivouac.server.messages import Clock, SeatWanted
from bivouac.text import log, option_text, prompt
from bivouac.text.registry import text_of
from tests.server.house import Guest, House, play, scenario, settled
from tests.server.test_dice import TOLD_WITH_DICE

pytestmark = pytest.mark.compiled_ok  # what makes the messages is compiled too

Open = Callable[..., House]
MOST_CHOICES = 150
TONES = ("en", "fr", "en-simple", "fr-simple")
PARTS = {"info", "view", "question", "log", "log_from", "chat", "offers", "ended", "reactions", "orders"}


def worded(said: dict[str, str]) -> dict[str, str]:
    """A sentence as it is sent: in both languages, and in the simple tone where that says something else."""
    sent = {lang: said[lang] for lang in ("en", "fr")}
    return sent | {f"{lang}_simple": said[f"{lang}-simple"] for lang in sent if said[f"{lang}-simple"] != said[lang]}


def told(table: Table, seat: int | None) -> dict[str, Any] | None:
    """What is read out at the table. What comes of an answer that is still open is in nobody's view but the reader's,
    and nowhere else either."""
    read = {tone: text_of(table.game).story(table.state, -1 if seat is None else seat, tone) for tone in TONES}
    if any(each is None for each in read.values()):
        return None
    parts = {tone: each for tone, each in read.items() if each is not None}
    open_question = table.view(seat).get("adventure")
    if open_question is not None and not open_question["outcomes"]:
        assert not any(each.outcomes for each in parts.values())

    def listed(name: str) -> list[dict[str, str]]:
        lists = {tone: getattr(each, name) for tone, each in parts.items()}
        return [worded({tone: lists[tone][i] for tone in TONES}) for i in range(len(lists["en"]))]

    return {
        "title": worded({tone: each.title for tone, each in parts.items()}),
        "scene": worded({tone: each.scene for tone, each in parts.items()}),
        "answers": listed("answers"),
        "outcomes": listed("outcomes"),
        "answer": parts["en"].answer,
    }


def dice_told(game: str, key: str, text: str, names: list[str]) -> dict[str, list[int]]:
    """The dice that come with a line are those that its sentence says."""
    if game != "fortune-and-glory" or key not in TOLD_WITH_DICE:
        return {}
    for name in names:
        text = text.replace(name, "")
    return {"dice": [int(die) for die in re.findall(r"\b[1-6](?:, [1-6])*\b", text)[0].split(", ")]}


def allowed(match: Match, seat: int | None, table_id: str, look: str) -> dict[str, Any]:
    """What a seat may be sent, made without the server's own code for it: by the contract of the engine."""
    table = match.table
    names = {lang: [sitting.name or f"{word} {n + 1}" for n, sitting in enumerate(match.seats)]
             for lang, word in (("en", "Player"), ("fr", "Joueur"))}  # fmt: skip
    logs = {tone: log(table, seat, tone, names[tone[:2]]) for tone in TONES}
    options = [] if seat is None else table.options_of(seat)
    asked = {
        "prompt": worded({tone: prompt(table, seat, tone, names[tone[:2]]) for tone in TONES}),
        "options": [
            {
                "id": option.id,
                "key": option.key,
                "clause": option.clause,
                "text": worded({tone: option_text(table, option.id, tone) for tone in TONES}),
            }
            for option in options
        ],
        "can_undo": seat is not None and table.can_undo(seat),
        "story": told(table, seat),
        "can_rest": bool(options) and isinstance(table.state.asker, Window) and not table.game.orderables,
    }
    seats = [
        {
            "seat": n, "kind": "human", "name": match.seats[n].name, "bot": "random", "is_here": True,
            "seconds_left": None,
        }
        for n in range(table.seats)
    ]  # fmt: skip
    info = {
        "table": table_id, "game": table.game.name, "version": table.game.version, "options": table.rules,
        "status": "over" if table.over else "playing", "seats": seats, "clock": None, "running": None,
        "watching": 1,
        "next_table": "", "next_secret": "", "next_look": "", "notice": None,
        "look": look if table.over else "",
        "goes_on": seat is not None and table.seats > 2,  # all are people, each on a side of their own
        "sees": [seat] if table.over and seat is not None else [],
    }  # fmt: skip
    parts: dict[str, Any] = {
        "info": info,
        "view": table.view(seat),
        "question": asked,
        "offers": [],
        "chat": [],
        "log": [
            {
                "text": worded({tone: logs[tone][i].text for tone in TONES}),
                "clause": entry.clause,
                "key": entry.key,
                **dice_told(table.game.name, entry.key, entry.text, names["en"]),
            }
            for i, entry in enumerate(logs["en"])
        ],
    }
    if seat is not None:
        parts["reactions"] = "ask"
        if table.game.orderables:
            parts["orders"] = asking_orders(table.game)
    if table.result is not None:
        result = table.result
        parts["ended"] = {
            "winners": result.winners, "scores": result.scores, "clause": result.clause, "text": asked["prompt"],
        }  # fmt: skip
    return parts


# Besides whole games of Altiplano: the beginning of every game, with as few and as many seats as it has.
GAMES = [("altiplano", 2, {"turn_cap": 9, "assembly": assembly}, 10_000) for assembly in (False, False, True)]
GAMES += [
    (game, seats, {}, 60)
    for game in bivouac.games()
    for seats in sorted({game_named(game).min_seats, game_named(game).max_seats})
]


@pytest.mark.parametrize(("number", "game", "seats", "options", "most"), [(n, *each) for n, each in enumerate(GAMES)])
@scenario
async def test_every_byte_sent_to_a_seat_is_allowed_by_its_view_log_and_options(
    house: Open, number: int, game: str, seats: int, options: dict[str, Any], most: int
) -> None:
    chance = random.Random(number)
    async with house() as server:
        made = await server.table(*["human"] * seats, game=game, options=options)
        players = [await server.sit(made["table"], made["secrets"][seat]) for seat in range(seats)]
        for player in players:  # so that every question is asked
            for about, word in asking_orders(game_named(game)).items():
                await player.ask("order", about=about, order=word)
        guests = (*players, await server.sit(made["table"], made["spectators"]))
        match, look = server.hub.rooms[made["table"]].match, server.hub.rooms[made["table"]].look
        for guest in guests:
            await guest.drain()
        choices = 0
        while players[0].status != "over" and choices < most:
            asked = next(guest for guest in players if guest.options)
            assert (await asked.choose(chance.choice(asked.options)))["type"] == "ack"
            choices += 1
            await settled()
            for guest in guests:
                before = len(guest.raw)
                await guest.take_in_all()
                assert len(guest.raw) - before <= 1
                assert guest.parts == allowed(match, guest.seat, made["table"], look)
        assert len(players[0].raw) > 30
        for guest in guests:
            check_form(guest)
        check_no_secret(made, server, guests)


def check_form(guest: Guest) -> None:
    """Messages hold nothing besides what was compared: no other field, none twice, nothing between them."""
    for raw in guest.raw:
        message = json.loads(raw)
        assert msgspec.json.encode(message).decode() == raw
        if message["type"] == "ack":
            assert set(message) == {"type", "ref"}
            continue
        assert set(message) <= {"type", "n", "seat", "parts", "ack"}
        assert isinstance(message.get("ack", 0), int)
        assert set(message["parts"]) <= PARTS


def check_no_secret(made: dict[str, Any], server: House, guests: tuple[Guest, ...]) -> None:
    room = server.hub.rooms[made["table"]]
    table = room.match.table
    secrets = [made["spectators"], *made["secrets"].values(), str(table.seed), hex(table.seed)[2:]]
    secrets += [str(int(word)) for word in (table.state.w0, table.state.w1, table.state.w2, table.state.w3)]
    secrets += [hash_.hex() for hash_ in room.hashes.values()]
    for guest in guests:
        everything = "".join(guest.raw)
        assert not any(secret in everything for secret in secrets)


def whole(match: Match, reader: int | None) -> bytes:
    feed = Feed(reader, "secret")
    feed.n = 0
    return feed.whole(match, Surroundings("T", [True] * len(match.seats), [], match.at))


# By game: games, points to compare at least, and the share of them at which another seat must be sent something else.
# In Archibald much of what is dealt anew lies in piles that no seat is shown.
# In Fortune and Glory many a hero holds no card at first; with eight of them a game is many points.
WORLDS = {"altered": (12, 200, 1 / 2), "archibald": (6, 100, 1 / 5), "fortune-and-glory": (1, 100, 1 / 4)}
USUAL = (10, 200, 1 / 2)
# By game: options that hide more or less, in turn.
HIDING: dict[str, list[dict[str, Any]]] = {
    "altered": [{"decklists": "open"}, {"decklists": "hidden", "deck1": "same"}],
    "altiplano": [{"assembly": True}, {"assembly": False}],
}


@pytest.mark.parametrize("game", bivouac.games())
def test_worlds_that_a_reader_cannot_tell_apart_are_sent_byte_for_byte_the_same(game: str) -> None:
    check_worlds(game, *WORLDS.get(game, USUAL))


@pytest.mark.full
def test_many_more_worlds_of_the_largest_game_are_sent_byte_for_byte_the_same() -> None:
    check_worlds("fortune-and-glory", 10, 2_000, 1 / 3)


def check_worlds(game: str, games: int, least: int, share: float) -> None:
    """At random points of random games all that a reader cannot know is dealt anew: what it is sent stays the same."""
    points = differ = 0
    for seed in range(games):
        chance = random.Random(seed)
        most = game_named(game).max_seats
        hiding = HIDING.get(game, [{}])
        options = hiding[seed % len(hiding)]
        table = bivouac.new(game, seed=seed, players=chance.randint(game_named(game).min_seats, most), **options)
        match = new_match(
            table, [SeatWanted("human", "Ada"), *[SeatWanted("human")] * (table.seats - 1)], Clock(5, 2), 0.0
        )
        choices = 0
        while not match.table.over and choices < MOST_CHOICES:
            if chance.random() < (0.5 if match.is_secret else 0.1):
                for reader in range(table.seats):
                    twin = loaded_match(match.save(), match.seq)
                    state = twin.table.state
                    state.known.deal(reader, state.hidden_zones(), state.categories(), Chance(points))
                    stream = (state.w0, state.w1, state.w2, state.w3)
                    state.redraw_secrets(reader)
                    state.w0, state.w1, state.w2, state.w3 = stream  # what is dealt anew here was no chance of the game
                    points += 1
                    assert whole(twin, reader) == whole(match, reader)
                    assert whole(twin, None) == whole(match, None)
                    other = (reader + 1) % table.seats
                    differ += whole(twin, other) != whole(match, other)
            seat = match.table.seat
            assert seat is not None
            table.choose(chance.choice(table.option_ids), seat)
            choices += 1
    assert points > least
    assert differ > points * share, "the worlds were hardly different: this proved nothing"


@scenario
async def test_a_record_and_a_seed_are_nobodys_while_a_game_runs(house: Open) -> None:
    chance = random.Random(3)
    async with house() as server:
        made, one, two = await server.two()
        await play([one, two], lambda guest: chance.choice(guest.options), choices=15)
        seed = str(server.hub.rooms[made["table"]].match.table.seed)
        for secret in (*made["secrets"].values(), made["spectators"]):
            for path in ("", "/record", "/replay", "/replay?seat=0"):
                answer = await server.get(f"/api/tables/{made['table']}{path}", secret)
                assert seed not in answer.text
                assert answer.status_code == (200 if path == "" else 409)


@scenario
async def test_the_name_of_a_running_table_shows_nothing_and_does_not_tell_that_there_is_one(house: Open) -> None:
    async with house() as server:
        made, one, two = await server.two()
        await play([one, two], lambda guest: guest.options[0], choices=5)
        asleep = await server.table()
        for path in ("", "/record", "/replay", "/replay?seat=0"):
            nowhere = await server.http.get(f"/api/tables/AAAAAAAAAAAA{path}")
            for table in (made["table"], asleep["table"]):
                answer = await server.http.get(f"/api/tables/{table}{path}")
                assert (answer.status_code, answer.content) == (401, nowhere.content)
        assert list(server.hub.rooms) == [made["table"]], "and no table is woken up"


@scenario
async def test_secrets_are_kept_as_hashes_and_written_to_no_log(house: Open, caplog: pytest.LogCaptureFixture) -> None:
    import sqlalchemy as sa

    from bivouac.server.schema import SECRETS

    caplog.set_level("DEBUG")
    async with house() as server:
        made, one, two = await server.two()
        await one.ask("concede")
        await one.ask("offer", kind="rematch")
        await two.ask("offer", kind="rematch")
        await one.drain()
        given = [*made["secrets"].values(), made["spectators"], one.parts["info"]["next_secret"]]
        assert all(given)
        await server.get(f"/api/tables/{made['table']}", "guess-" + "x" * 16)
        async with server.hub.store.engine.connect() as connection:
            kept = [bytes(row[0]) for row in await connection.execute(sa.select(SECRETS.c.hash))]
        stored = await server.hub.store.load(made["table"])
        assert stored is not None
        written = b"".join([*kept, stored.snapshot, *(payload for payload, _ in stored.entries)])
        assert not any(secret.encode() in written for secret in given)
        assert all(len(hash_) == 32 for hash_ in kept)
        logged = "\n".join(record.getMessage() + str(record.__dict__) for record in caplog.records)
        own = "\n".join(line for line in logged.splitlines() if "bivouac" in line)
        assert not any(secret in own for secret in [*given, "guess-"])


def test_seeds_have_128_bits_and_secrets_too(monkeypatch: pytest.MonkeyPatch) -> None:
    from base64 import urlsafe_b64decode

    from bivouac.server import keys

    made = {keys.new_secret() for _ in range(100)}
    assert len(made) == 100
    assert all(len(urlsafe_b64decode(secret + "==")) == 16 for secret in made)
    assert len(bytes.fromhex(keys.heir("a" * 22, "table"))) == 16
    assert keys.heir("a" * 22, "table") != keys.heir("b" * 22, "table")
    assert keys.heir("a" * 22, "table") != keys.heir("a" * 22, "elbat")


@scenario
async def test_a_seed_of_a_table_is_long(house: Open) -> None:
    async with house() as server:
        seeds = []
        for _ in range(6):
            made = await server.table()
            await server.get(f"/api/tables/{made['table']}", made["secrets"][0])
            seeds.append(server.hub.rooms[made["table"]].match.table.seed)
        assert max(seeds) > 1 << 120
        assert len(set(seeds)) == 6


def test_a_bot_is_given_nothing_that_its_seat_cannot_know() -> None:
    from bivouac.server import work

    table = bivouac.new("altiplano", seed=99)
    twin = table.clone()
    twin.state.known.deal(0, twin.state.hidden_zones(), twin.state.categories(), Chance(4))
    assert twin.view(1) != table.view(1)
    seat = table.seat
    assert seat is not None
    saved = msgspec.json.decode(work.blind(table, seat, 5))
    assert saved["seed"] == "0"
    assert saved["history"] == []
    if seat == 0:
        assert work.blind(table, 0, 5) == work.blind(twin, 0, 5)
    one = table.clone()
    one.state.known.deal(seat, one.state.hidden_zones(), one.state.categories(), Chance(6))
    assert work.blind(one, seat, 5) == work.blind(table, seat, 5)
