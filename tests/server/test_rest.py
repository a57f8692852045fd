"""The addresses of the API: what they answer, what they refuse, and the headers of everything."""

import gzip
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import bivouac
from bivouac.games import game_named
from bivouac.server import catalogue, metrics, pages
from bivouac.server.messages import Said
from bivouac.text import LANGUAGES
from tests.flavours import LINES, put_on
from tests.server.house import House, opened, play, scenario

Open = Callable[..., House]
SEATS = [{"kind": "human"}, {"kind": "bot"}]


@scenario
async def test_games_cards_and_rules_come_in_both_languages_and_are_kept_by_browsers(house: Open) -> None:
    async with house() as server:
        games = (await server.http.get("/api/games")).json()
        assert [game["name"] for game in games] == bivouac.games()
        altiplano = next(game for game in games if game["name"] == "altiplano")
        assert {option["kind"] for option in altiplano["options"]} == {"yesno", "word", "number"}
        assert (await server.http.get("/api/games/altiplano/info")).json() == altiplano
        assert (await server.http.get("/api/games/chess/info")).status_code == 404
        for path, count in (("cards", 53), ("rules", None)):
            answer = await server.http.get(f"/api/games/altiplano/{path}")
            assert answer.headers["content-encoding"] == "gzip"
            body = answer.json()
            assert path == "rules" or len(body) == count
            again = await server.http.get(
                f"/api/games/altiplano/{path}", headers={"If-None-Match": answer.headers["etag"]}
            )
            assert (again.status_code, again.content) == (304, b"")
        cards = {card["key"]: card for card in (await server.http.get("/api/games/altiplano/cards")).json()}
        assert cards["jaguar"]["tags"] == ["action", "beast"]
        assert cards["jaguar"]["is_original"] is True
        assert cards["storm"]["is_original"] is False
        assert cards["storm"]["numbers"] == {}
        names = (await server.http.get("/api/games/altiplano/names")).json()
        assert [each["key"] for each in names] == list(cards)
        assert all(each.items() <= cards[each["key"]].items() for each in names)
        for game in bivouac.games():
            tags = {card["key"]: card["tags"] for card in (await server.http.get(f"/api/games/{game}/cards")).json()}
            assert [key for key, each in tags.items() if len(set(each)) < len(each)] == [], "no tag stands twice"
        fortune = (await server.http.get("/api/games/fortune-and-glory/cards")).json()
        backs = {card["key"]: card["back"]["en"] for card in fortune if card["back"]["en"]}
        dangers = {card["key"] for card in fortune if "danger" in card["tags"]}
        assert dangers < set(backs), "each has a cliffhanger, and so have some cards of the cities"
        assert all("city" in card["tags"] for card in fortune if card["key"] in set(backs) - dangers)
        assert all(card["back"]["fr"] not in ("", card["name"]["fr"]) for card in fortune if card["key"] in backs)
        altered = {card["key"]: card for card in (await server.http.get("/api/games/altered/cards")).json()}
        assert altered["jian"]["numbers"] == {"hand": 2, "reserve": 2, "forest": 3, "mountain": 2, "water": 0}
        assert altered["jian"]["facts"]["en"] == "Hand 2, Reserve 2; Forest 3, Mountain 2, Water 0."
        assert altered["brassbug"]["tags"][:2] == ["token", "character"]
        assert cards["storm"]["name"] == {"en": "Storm", "fr": "Orage"}
        rules = (await server.http.get("/api/games/altiplano/rules")).json()
        clauses = {clause["id"]: clause for clause in rules["clauses"]}
        assert set(clauses["place.treasure"]["text"]) == set(LANGUAGES)
        assert {clause["section"] for clause in rules["clauses"]} == {section["key"] for section in rules["sections"]}
        assert (clauses["place.treasure"]["ruling"], clauses["play.no-target"]["ruling"]) == ("", "silent")
        assert clauses["play.no-target"]["objection"] == {"en": "", "fr": ""}
        rules = (await server.http.get("/api/games/altered/rules")).json()
        checked = next(clause for clause in rules["clauses"] if clause["id"] == "end.check")
        assert checked["ruling"] == "against"
        for lang in LANGUAGES:
            assert "victory=at-once" in checked["objection"][lang]


def test_a_card_is_sent_with_its_flavour(monkeypatch: pytest.MonkeyPatch) -> None:
    put_on(monkeypatch, LINES, "storm")
    cards = {card.key: card for card in catalogue.cards(game_named("altiplano"))}
    assert cards["storm"].flavour == Said(LINES["en"], LINES["fr"])
    assert LINES["en"] not in cards["storm"].ability.en
    assert cards["jaguar"].flavour == Said("", "")


REFUSED: list[tuple[dict[str, Any], int, str]] = [
    ({"game": "chess", "seats": SEATS}, 404, "no-game"),
    ({"game": "altiplano", "seats": SEATS[:1]}, 400, "seats"),
    ({"game": "altiplano", "seats": [*SEATS, *SEATS]}, 400, "seats"),
    ({"game": "altiplano", "seats": [{"kind": "human"}, {"kind": "bot", "bot": "deep"}]}, 400, "no-bot"),
    ({"game": "altiplano", "seats": SEATS, "options": {"colour": 1}}, 400, "no-option"),
    ({"game": "altiplano", "seats": SEATS, "options": {"assembly": "perhaps"}}, 400, "option-value"),
    ({"game": "altiplano", "seats": SEATS, "options": {"turn_cap": -1}}, 400, "option-value"),
    ({"game": "altiplano", "seats": SEATS, "options": {"first": "2"}}, 400, "option-value"),
    ({"game": "fortune-and-glory", "seats": SEATS, "options": {"advanced": "jungle,dragons"}}, 400, "option-value"),
    ({"game": "fortune-and-glory", "seats": SEATS, "options": {"advanced": "jungle,jungle"}}, 400, "option-value"),
    ({"game": "fortune-and-glory", "seats": SEATS, "options": {"advanced": ["jungle"]}}, 400, "broken-request"),
    ({"game": "altiplano", "seats": SEATS, "clock": {"minutes": 0}}, 400, "clock"),
    ({"game": "altiplano", "seats": SEATS, "clock": {"minutes": 5, "increment": -1}}, 400, "clock"),
    ({"game": "altiplano", "seats": [{"kind": "king"}, {"kind": "bot"}]}, 400, "broken-request"),
    ({"game": "altiplano", "seats": SEATS, "seed": 7}, 400, "broken-request"),
    ({"game": "altiplano", "seats": [{"kind": "human", "cards": 9}, {"kind": "bot"}]}, 400, "broken-request"),
    ({"seats": SEATS}, 400, "broken-request"),
]


@pytest.mark.parametrize(("body", "status", "code"), REFUSED)
@scenario
async def test_a_table_that_cannot_be_made_is_refused_in_both_languages(
    house: Open, body: dict[str, Any], status: int, code: str
) -> None:
    async with house() as server:
        answer = await server.http.post("/api/tables", json=body)
        assert (answer.status_code, answer.json()["code"]) == (status, code)
        assert all(answer.json()["text"][lang].endswith(".") for lang in LANGUAGES)


@scenario
async def test_an_option_of_several_words_is_offered_with_their_clauses_and_kept_in_order(house: Open) -> None:
    async with house() as server:
        games = (await server.http.get("/api/games")).json()
        options = next(game for game in games if game["name"] == "fortune-and-glory")["options"]
        advanced = next(option for option in options if option["name"] == "advanced")
        assert (advanced["kind"], advanced["default"], advanced["all_with"]) == ("words", "", "level=advanced")
        assert len(advanced["words"]) == len(advanced["values"]) == len(advanced["clauses"]) == 6
        assert advanced["values"][0] == {"en": "deep jungle", "fr": "jungle épaisse"}
        assert advanced["clauses"][3] == "flight.from-city"
        made = await server.table("human", "bot", game="fortune-and-glory", options={"advanced": "villains,jungle"})
        seated = await server.sit(made["table"], made["secrets"][0])
        assert seated.parts["info"]["options"]["advanced"] == "jungle,villains"


@scenario
async def test_whatever_is_wrong_with_a_request_is_one_sentence_in_both_languages(house: Open) -> None:
    async with house() as server:
        made = await server.table()
        path = f"/api/tables/{made['table']}"
        answers = [
            (await server.http.post("/api/tables", content=b"{", headers={"content-type": "application/json"}), 400),
            (await server.http.post("/api/tables", content=b"\xff\xfe" * 9), 400),
            (await server.http.post("/api/tables", json=[1]), 400),
            (await server.http.post("/api/tables", json={"game": "x" * 70_000, "seats": SEATS}), 413),
            (await server.http.put("/api/tables", json={}), 405),
            (await server.http.get("/api/nowhere"), 404),
            (await server.http.get("/api/games/chess/cards"), 404),
            (await server.http.get(path), 401),
            (await server.get(path, "wrong"), 404),
            (await server.get("/api/tables/none", made["secrets"][0]), 404),
            (await server.http.get(path, headers={"Authorization": "Basic abc"}), 401),
            (await server.get(f"{path}/record", made["secrets"][0]), 409),
            (await server.get(f"{path}/replay", made["secrets"][0]), 409),
            (await server.get(f"{path}/replay", made["secrets"][0], params={"seat": "x"}), 400),
        ]
        for answer, status in answers:
            assert answer.status_code == status, answer.text
            assert set(answer.json()) == {"code", "text"}
            assert all(answer.json()["text"][lang].endswith(".") for lang in LANGUAGES)


@scenario
async def test_a_wrong_secret_does_not_tell_whether_there_is_a_table(house: Open) -> None:
    async with house() as server:
        made = await server.table()
        there = await server.get(f"/api/tables/{made['table']}", "x" * 22)
        nowhere = await server.get("/api/tables/AAAAAAAAAAAA", "x" * 22)
        assert there.content == nowhere.content
        assert server.hub.rooms == {}, "and it does not make the server load it"


@scenario
async def test_a_table_says_what_the_holder_of_a_secret_may_know(house: Open) -> None:
    async with house() as server:
        made, _, _ = await server.two(clock={"minutes": 5, "increment": 3})
        for secret in (made["secrets"][0], made["spectators"]):
            info = (await server.get(f"/api/tables/{made['table']}", secret)).json()
            assert info["status"] == "playing"
            assert [seat["is_here"] for seat in info["seats"]] == [True, True]
            assert info["seats"][0]["seconds_left"] <= 300
            assert info["clock"] == {"minutes": 5, "increment": 3}


@scenario
async def test_every_answer_has_the_headers_that_keep_browsers_safe(house: Open, tmp_path: Path) -> None:
    async with house(static=str(built(tmp_path))) as server:
        for path in ("/", "/t/abc", "/replay/abc", "/assets/app-1234.js", "/api/games", "/api/nowhere", "/metrics"):
            answer = await server.http.get(path)
            policy = answer.headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy
            assert "frame-ancestors 'none'" in policy
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["referrer-policy"] == "no-referrer"


def built(folder: Path) -> Path:
    static = folder / "static"
    (static / "assets").mkdir(parents=True, exist_ok=True)
    (static / "index.html").write_text("<!doctype html><title>built</title>" + " " * 900, "utf-8")
    (static / "assets" / "app-1234.js").write_text("let a = 1;" * 200, "utf-8")
    return static


@scenario
async def test_pages_are_the_client_and_its_files_are_kept_forever(house: Open, tmp_path: Path) -> None:
    static = built(tmp_path)
    async with house(static=str(static)) as server:
        for path in ("/", "/t/abc", "/replay/abc"):
            answer = await server.http.get(path)
            assert "<title>built</title>" in answer.text
            assert answer.headers["content-type"].startswith("text/html")
            assert answer.headers["cache-control"] == "no-cache"
        asset = await server.http.get("/assets/app-1234.js")
        assert "immutable" in asset.headers["cache-control"]
        assert asset.headers["content-encoding"] == "gzip"
        assert "javascript" in asset.headers["content-type"]
        plain = await server.http.get("/assets/app-1234.js", headers={"Accept-Encoding": "identity"})
        assert plain.content == asset.content
        for path in ("/assets/none.js", "/../settings.py", "/%2e%2e/settings.py", "/assets/../../settings.toml"):
            assert (await server.http.get(path)).status_code == 404
        (static / "index.html").write_text("<title>anew</title>", "utf-8")
        assert (await server.http.get("/")).text == "<title>anew</title>"


@scenario
async def test_without_a_client_the_page_says_how_to_build_it(house: Open, tmp_path: Path) -> None:
    async with house(static=str(tmp_path / "none")) as server:
        text = (await server.http.get("/")).text
        assert "npm run build" in text
        assert 'lang="fr"' in text


@pytest.mark.parametrize(
    ("origin", "allowed"),
    [
        ("http://table.test", True),
        ("https://friend.example", True),
        ("http://evil.example", False),
        ("null", False),
    ],
)
@scenario
async def test_pages_of_other_sites_may_not_act(house: Open, origin: str, allowed: bool) -> None:
    async with house(allowed_origins=["https://friend.example"]) as server:
        body = {"game": "altiplano", "seats": SEATS}
        answer = await server.http.post("/api/tables", json=body, headers={"Origin": origin})
        assert (answer.status_code == 201) is allowed
        assert answer.status_code in (201, 403)
        made = await server.table()
        guest = await server.connect(made["table"], origin=origin)
        first = await guest.outbox.get()
        assert first["type"] == ("websocket.accept" if allowed else "websocket.close")


@scenario
async def test_one_address_cannot_make_tables_without_end(house: Open) -> None:
    async with house(tables_per_minute=1.0, tables_at_once=2) as server:
        body = {"game": "altiplano", "seats": SEATS}
        codes = [(await server.http.post("/api/tables", json=body)).status_code for _ in range(4)]
        assert codes == [201, 201, 429, 429]


@scenario
async def test_health_and_metrics(house: Open) -> None:
    async with house(metrics=True) as server:
        await server.two()
        health = (await server.http.get("/api/health")).json()
        assert health == {
            "status": "ok", "version": bivouac.__version__, "compiled": bivouac.compiled(), "tables": 1, "sockets": 2,
        }  # fmt: skip
        text = (await server.http.get("/metrics")).text
        figures = dict(line.split(" ") for line in text.splitlines() if not line.startswith("#"))
        assert figures["bivouac_tables"] == "1"
        assert figures["bivouac_sockets"] == "2"
        assert figures["bivouac_entries_total"] == "0", "in round numbers"
        assert sum(line.startswith("# TYPE") for line in text.splitlines()) == len(figures)


@scenario
async def test_metrics_are_closed_unless_a_setting_opens_them(house: Open) -> None:
    async with house() as server:
        assert (await server.http.get("/metrics")).status_code == 404


@scenario
async def test_metrics_do_not_tell_what_happens_in_secret_at_a_table(
    house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(metrics=True) as server:
        _, one, two = await server.two(options={"first": "0"})
        before = (await server.http.get("/metrics")).text
        assert (await two.ask("standing", reactions="never"))["type"] == "ack"
        assert (await one.choose())["type"] == "ack"
        assert (await server.http.get("/metrics")).text == before
        monkeypatch.setattr(metrics, "EVERY_SECONDS", 0.0)
        server.hub.figures.until = 0.0
        assert (await server.http.get("/metrics")).text == before, "one table more or less makes no round number"
        for _ in range(metrics.ROUND):
            await one.say({"type": "ping"})
        await one.drain()
        assert f"bivouac_messages_total {metrics.ROUND}" in (await server.http.get("/metrics")).text


@scenario
async def test_what_choices_move_is_told_once_a_minute(house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(metrics, "ROUND", 1)
    async with house(metrics=True) as server:
        _, one, _ = await server.two(options={"first": "0"})
        before = (await server.http.get("/metrics")).text
        assert (await one.choose())["type"] == "ack"
        assert (await server.http.get("/metrics")).text == before
        server.hub.figures.until = 0.0
        assert (await server.http.get("/metrics")).text != before


@scenario
async def test_health_says_when_the_database_is_away(house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    from bivouac.server.store import Unavailable

    async with house() as server:

        async def away(_: float) -> None:
            raise Unavailable("gone")

        monkeypatch.setattr(server.hub.store, "check", away)
        answer = await server.http.get("/api/health")
        assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")


# -- records, replays and forks ----------------------------------------------------------------------------------------


async def finished(server: House, seed: int = 3) -> tuple[dict[str, Any], Any, Any]:
    chance = random.Random(seed)
    made, one, two = await server.two(options={"turn_cap": 8})
    await play([one, two], lambda guest: chance.choice(guest.options))
    await one.drain()
    await two.drain()
    return made, one, two


@scenario
async def test_a_replay_shows_what_a_seat_saw_at_every_choice(house: Open) -> None:
    async with house() as server:
        made, one, _ = await finished(server)
        path = f"/api/tables/{made['table']}"
        record = (await server.get(f"{path}/record", made["secrets"][0])).json()
        for seat in (0, 1, None):
            params = {} if seat is None else {"seat": seat}
            secret = made["spectators"] if seat is None else made["secrets"][seat]
            replay = (await server.get(f"{path}/replay", secret, params=params)).json()
            assert replay["choices"] == len(record["choices"]) == len(replay["frames"]) - 1
            table = bivouac.replay(record)
            assert replay["frames"][-1]["view"] == table.view(seat)
            logged = [line["text"]["en"] for frame in replay["frames"] for line in frame["log"]]
            assert logged == [entry.text for entry in table.log(seat, "en")]
            middle = len(record["choices"]) // 2
            assert replay["frames"][middle]["view"] == table.fork(middle).view(seat)
            assert replay["frames"][middle]["chose"] == record["choices"][middle - 1].rpartition(":")[2]
        assert one.parts["view"] == bivouac.replay(record).view(0)
        answer = await server.get(f"{path}/replay", made["spectators"], params={"seat": 5})
        assert answer.status_code == 400


@scenario
async def test_a_finished_game_is_shown_to_whoever_has_its_link_as_spectators_saw_it(house: Open) -> None:
    async with house() as server:
        made, one, two = await finished(server)
        path = f"/api/tables/{made['table']}"
        watched = await server.get(f"{path}/replay", made["spectators"])
        for guest in (one, two):
            assert (await guest.ask("offer", kind="rematch"))["type"] == "ack"
        known = (await server.get(path, made["secrets"][0])).json()
        assert known["next_table"]
        look = known["look"]
        for is_in_memory in (True, False):
            if not is_in_memory:
                await one.leave()
                await two.leave()
                await server.hub.put_away(server.hub.rooms[made["table"]])
            shown = await server.get(f"{path}/replay", look)
            assert (shown.status_code, shown.json()) == (200, watched.json())
            info = (await server.get(path, look)).json()
            assert (info["table"], info["status"], info["next_table"]) == (made["table"], "over", "")
            assert (made["table"] in server.hub.rooms) is is_in_memory
        fork = {"seats": SEATS, "seat": 0, "at": 2}
        refused = [
            await server.http.get(f"{path}/replay", params={"seat": 0}),
            await server.http.get(f"{path}/record"),
            await server.http.post(f"{path}/fork", json=fork),
            await server.http.delete(path),
        ]
        assert [answer.status_code for answer in refused] == [401] * 4


@scenario
async def test_a_record_goes_out_and_comes_back(house: Open) -> None:
    async with house() as server:
        made, _, _ = await finished(server)
        answer = await server.get(f"/api/tables/{made['table']}/record", made["secrets"][1])
        assert "attachment" in answer.headers["content-disposition"]
        brought = await server.http.post("/api/records", json=answer.json())
        assert brought.status_code == 201
        copy = brought.json()
        assert copy["links"] == []
        again = await server.get(f"/api/tables/{copy['table']}/record", copy["spectators"])
        assert again.json() == answer.json()
        replay = await server.get(f"/api/tables/{copy['table']}/replay", copy["spectators"], params={"seat": 1})
        assert replay.json()["choices"] == len(answer.json()["choices"])


def hostile_records() -> dict[str, bytes]:
    table = bivouac.new("altiplano", seed=5, turn_cap=3)
    while not table.over:
        table.choose(table.option_ids[0])
    record = table.record()
    branch = bivouac.new("altiplano", seed=5).branch(0, 3)
    based = branch.record()
    based["base"]["agenda"] = [["Turn"]]  # turns without end
    based["base"]["asker"] = None
    based["base"]["asking"] = -1
    nowhere = json.loads(json.dumps(branch.record()))
    nowhere["base"]["table"]["zones"][2] = [999]
    return {
        "not JSON": b"{",
        "deep": b"[" * 100_000,
        "a list": b"[]",
        "another thing": json.dumps({"bivouac": "table"}).encode(),
        "no choices": json.dumps({"bivouac": "record"}).encode(),
        "wrong types": json.dumps({**record, "choices": 7}).encode(),
        "too many choices": json.dumps({**record, "choices": ["pass"] * 9_000}).encode(),
        "a wrong choice": json.dumps({**record, "choices": ["pass", *record["choices"]]}).encode(),
        "another end": json.dumps({**record, "choices": record["choices"][:-1]}).encode(),
        "a long seed": json.dumps({**record, "seed": "9" * 50_000}).encode(),
        "other rules": json.dumps({**record, "rules": "0"}).encode(),
        "another game": json.dumps({**record, "game": "chess"}).encode(),
        "an unknown option": json.dumps({**record, "options": {"colour": 1}}).encode(),
        "no end": json.dumps(based).encode(),
        "cards that are not there": json.dumps(nowhere).encode(),
    }


@scenario
async def test_hostile_records_are_refused_and_hurt_nobody(house: Open) -> None:
    async with house(record_seconds=3.0) as server:
        _, one, two = await server.two()
        for name, body in hostile_records().items():
            answer = await server.http.post("/api/records", content=body, headers={"content-type": "application/json"})
            assert answer.status_code == 400, (name, answer.text[:200])
            assert answer.json()["text"]["fr"], name
        asked = one if one.options else two
        assert (await asked.choose())["type"] == "ack"
        huge = await server.http.post("/api/records", json={"x": "y" * 2_100_000})
        assert huge.status_code == 413


@scenario
async def test_a_fork_of_a_finished_game_goes_on_from_any_position(house: Open) -> None:
    async with house() as server:
        made, _, _ = await finished(server)
        path = f"/api/tables/{made['table']}"
        record = (await server.get(f"{path}/record", made["secrets"][0])).json()
        whole, middle = bivouac.replay(record), len(record["choices"]) // 2
        # Where the person is asked: a bot would choose before anybody can look.
        at = next(at for at in range(middle, middle + 100) if whole.fork(at).seat == 0)
        body = {"seats": [{"kind": "human"}, {"kind": "bot", "bot": "random"}], "seat": 0, "at": at}
        secret = {"Authorization": f"Bearer {made['secrets'][0]}"}
        answer = await server.http.post(f"{path}/fork", json=body, headers=secret)
        assert answer.status_code == 201, answer.text
        fork = opened(answer.json())
        guest = await server.sit(fork["table"], fork["secrets"][0])
        await guest.drain()
        assert guest.parts["view"] == whole.fork(at).view(0)
        chance = random.Random(1)
        await play([guest], lambda guest: chance.choice(guest.options))
        assert guest.status == "over"
        own = (await server.get(f"/api/tables/{fork['table']}/record", fork["secrets"][0])).json()
        assert own["seed"] != record["seed"]
        assert bivouac.replay(own).over
        brought = await server.http.post("/api/records", json=own)
        assert brought.status_code == 201
        copy = brought.json()
        answer = await server.http.post(
            f"/api/tables/{copy['table']}/fork", json={**body, "at": 0},
            headers={"Authorization": f"Bearer {copy['spectators']}"},
        )  # fmt: skip
        assert answer.status_code == 409, "a position from elsewhere may have been made up"
        for wrong in ({**body, "at": 100_000}, {**body, "seat": 4}, {**body, "seats": []}):
            assert (await server.http.post(f"{path}/fork", json=wrong, headers=secret)).status_code == 400
        answer = await server.http.post(f"{path}/fork", json={**body, "at": None}, headers=secret)
        assert answer.status_code == 409


@scenario
async def test_a_fork_of_a_running_game_is_dealt_anew_for_whoever_asks(house: Open) -> None:
    async with house() as server:
        made, one, two = await server.two()
        chance = random.Random(4)
        await play([one, two], lambda guest: chance.choice(guest.options), choices=12)
        await one.drain()
        path = f"/api/tables/{made['table']}/fork"
        seats = [{"kind": "human"}, {"kind": "human"}]
        mine = {"Authorization": f"Bearer {made['secrets'][0]}"}
        refused = [
            await server.http.post(path, json={"seats": seats, "seat": 1}, headers=mine),
            await server.http.post(path, json={"seats": seats, "seat": 0, "at": 3}, headers=mine),
            await server.http.post(
                path, json={"seats": seats}, headers={"Authorization": f"Bearer {made['spectators']}"}
            ),
        ]
        assert [answer.status_code for answer in refused] == [403, 403, 403]
        true_hand = sorted(two.parts["view"]["seats"][1]["hand"]["cards"])
        hands = []
        for _ in range(8):
            fork = opened((await server.http.post(path, json={"seats": seats, "seat": 0}, headers=mine)).json())
            me = await server.sit(fork["table"], fork["secrets"][0])
            you = await server.sit(fork["table"], fork["secrets"][1])
            assert me.parts["view"]["seats"][0] == one.parts["view"]["seats"][0]
            hands.append(sorted(you.parts["view"]["seats"][1]["hand"]["cards"]))
            table = server.hub.rooms[fork["table"]].match.table
            running = server.hub.rooms[made["table"]].match.table
            assert table.seed != running.seed
            assert (table.state.w0, table.state.w1) != (running.state.w0, running.state.w1)
        assert any(hand != true_hand for hand in hands)
        assert len({tuple(hand) for hand in hands}) > 1


def test_the_client_is_compressed_once() -> None:
    page = pages.page(b"a" * 5_000, "text/plain", pages.ALWAYS_ASK, False)
    assert gzip.decompress(page.packed) == page.body
    assert pages.page(b"a" * 5_000, "font/woff2", pages.FOREVER, True).packed == b""
