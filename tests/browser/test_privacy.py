"""What is hidden is nowhere on the page of somebody else, and nowhere in what came over the line."""

import json
import urllib.request
from collections.abc import Iterable
from typing import Any

import pytest
from playwright.sync_api import expect

import bivouac
from bivouac.engine.table import SEAT_BITS
from bivouac.text import LANGUAGES
from tests.browser.conftest import NewScreen, Two, address_of_link
from tests.browser.house import House
from tests.browser.screen import EAGER, LAZY, Screen, play_together


def names_of(address: str) -> dict[str, list[str]]:
    """What each card is called, its key among it."""
    with urllib.request.urlopen(f"{address}/api/games/altiplano/cards") as answer:
        return {card["key"]: [card["key"], *(card["name"][lang] for lang in LANGUAGES)] for card in json.load(answer)}


def mentioned(texts: Iterable[str], names: dict[str, list[str]]) -> set[str]:
    """The cards that any of these texts speaks of."""
    joined = "\n".join(texts)
    return {key for key, called in names.items() if any(name in joined for name in called)}


def record_of(screen: Screen, address: str) -> dict[str, Any]:
    table, _, secret = screen.page.url.rpartition("/")[2].partition("#")
    asked = urllib.request.Request(
        f"{address}/api/tables/{table}/record", headers={"Authorization": f"Bearer {secret}"}
    )
    with urllib.request.urlopen(asked) as answer:
        return dict(json.load(answer))


def never_shown(record: dict[str, Any], reader: int | None, names: dict[str, list[str]]) -> set[str]:
    """The cards that a reader may not have learned of in the whole game, by the rules alone."""
    table = bivouac.replay(record)
    # A table of people asks in secret also who can only pass: what lies open or is looked at then is seen too.
    patient = bivouac.new(record["game"], players=table.seats, seed=table.seed, **table.rules)
    patient.be_patient(range(table.seats))
    seen: set[str] = set()

    def look() -> None:
        nonlocal seen
        seen |= mentioned([json.dumps(patient.view(reader), ensure_ascii=False)], names)

    for step in [*table.history, None]:
        look()
        while len(patient.option_ids) == 1:
            patient.choose(patient.option_ids[0])
            look()
        if step is not None:
            patient.choose(step >> SEAT_BITS, step & ((1 << SEAT_BITS) - 1))
    for lang in LANGUAGES:
        seen |= mentioned((entry.text for entry in table.log(reader, lang)), names)
    return set(names) - seen


@pytest.mark.full  # three screens at once; tests/server/test_secrecy.py compares every byte each day
def test_neither_a_spectator_nor_the_other_seat_is_sent_a_hidden_card(
    house: House, two: Two, screen: NewScreen
) -> None:
    host, guest = two()
    spectator = screen()
    spectator.page.goto(address_of_link(host, "web-link-spectators"))
    expect(spectator.page.get_by_text(spectator.words("web-spectating"))).to_be_visible()
    watched = {None: spectator, 0: host, 1: guest}
    pages: dict[int | None, list[str]] = {reader: [] for reader in watched}
    held: dict[int, set[str]] = {0: set(), 1: set()}
    for _ in range(14):
        play_together([(host, EAGER), (guest, LAZY)], 2)
        for reader, each in watched.items():
            pages[reader].append(each.page.content())
            if reader is not None:
                held[reader] |= set(each.hand())
    spectator.button("web-rules").click()  # its clauses name cards, so only now
    guest.button("web-menu").click()
    guest.button("web-concede").click()
    guest.button("web-concede-yes").click()
    expect(host.region("web-end")).to_be_visible()
    record = record_of(host, house.address)
    names = names_of(house.address)
    for reader, each in watched.items():
        hidden = never_shown(record, reader, names)
        others = set().union(*(cards for seat, cards in held.items() if seat != reader))
        assert others & hidden, "somebody held what this reader could not know"
        assert mentioned(pages[reader], names) & hidden == set(), f"on the page of {reader}"
        assert not mentioned(each.heard, names) & hidden
    assert mentioned(host.heard, names) & never_shown(record, 1, names), "its owner was sent it"
    assert not any(message["parts"].get("question", {}).get("options") for message in spectator.said("change"))
    assert not spectator.glance()["keys"]


def test_one_screen_covers_a_hand_before_the_other_seat_looks(house: House, screen: NewScreen) -> None:
    table = screen()
    names = names_of(house.address)
    table.page.goto(house.address)
    table.button("web-one-screen").click()
    hands: dict[str, set[str]] = {}
    covers = 0
    for _ in range(60):
        cover = table.page.locator("button.eye")
        expect(table.page.locator("button.eye, [data-option]").first).to_be_visible()
        if cover.count():
            covers += 1
            whose = next(name for name in (table.player(0), table.player(1)) if name in table.page.content())
            assert not mentioned([table.page.content()], names), "nothing of any hand, nor of the table, while covered"
            cover.hover()
            table.page.mouse.down()
            table.page.wait_for_timeout(200)
            expect(cover).to_be_visible()  # a short look is not enough
            table.page.mouse.up()
            table.page.wait_for_timeout(700)
            expect(cover).to_be_visible()
            table.page.mouse.down()
            expect(cover).to_have_count(0)
            table.page.mouse.up()
            hands[whose] = set(table.hand())
            other = next((cards for name, cards in hands.items() if name != whose), set())
            public = mentioned([json.dumps(public_view(table))], names)
            assert not mentioned([table.page.content()], names) & (other - public - hands[whose])
            if covers >= 4 and len(hands) == 2:
                break
        table.choose(LAZY(table.lit()))
    assert covers >= 4
    assert all(hands.values())
    assert not hands[table.player(0)] & hands[table.player(1)]
    table.button("web-cover-now").click()
    expect(table.page.locator("button.eye")).to_be_visible()
    assert not mentioned([table.page.content()], names)


def public_view(screen: Screen) -> list[Any]:
    """Everything on the table that is nobody's hand, as the seats were last sent it."""
    sent = [message["parts"] for kind in ("whole", "change") for message in screen.said(kind)]
    views = [parts["view"] for parts in sent if "view" in parts]
    return [{**view, "seats": [{**seat, "hand": None} for seat in view["seats"]]} for view in views]
