"""What is hidden is nowhere on the page of somebody else, and nowhere in what came over the line."""

import json
import re
import urllib.request
from typing import Any

from playwright.sync_api import expect

from bivouac.engine.table import Table
from bivouac.text import LANGUAGES, prompt
from tests.browser.conftest import NewScreen
from tests.browser.house import House
from tests.browser.screen import EAGER, LAZY, Screen, chosen, short_game

CHOICES = 18


def cards_of(address: str) -> list[dict[str, Any]]:
    with urllib.request.urlopen(f"{address}/api/games/altiplano/cards") as answer:
        return list(json.load(answer))


def names_of(address: str) -> dict[str, list[str]]:
    """What each card is called, its key among it."""
    return {card["key"]: [card["key"], *(card["name"][lang] for lang in LANGUAGES)] for card in cards_of(address)}


def mentioned(text: str, names: dict[str, list[str]]) -> set[str]:
    """The cards that a text speaks of. A clause that is called after a card (play.che-madera is the rule about who
    leaves to do something, whoever that is) does not speak of it."""
    keys = {name: key for key, called in names.items() for name in called}
    anyone = "|".join(map(re.escape, sorted(keys, key=len, reverse=True)))
    return {keys[name] for name in re.findall(rf"(?<![\w.-])(?:{anyone})(?![\w-])", text)}


class Allowed:
    """What a reader may know of, by the contract of the engine alone: its views, its log, its questions, and the words
    on the cards in them."""

    def __init__(self, table: Table, reader: int | None, address: str) -> None:
        self.table = table
        self.reader = reader
        self.names = names_of(address)
        self.words = {card["key"]: json.dumps(card, ensure_ascii=False) for card in cards_of(address)}
        self.views: list[dict[str, Any]] = []
        self.lines = 0
        self.cards: set[str] = set()

    def look(self) -> None:
        table, reader = self.table, self.reader
        view = table.view(reader)
        if not self.views or self.views[-1] != view:
            self.views.append(view)
        texts = [json.dumps(view, ensure_ascii=False)]
        for lang in LANGUAGES:
            lines = table.log(reader, lang)
            texts += [entry.text for entry in lines[self.lines :]]
            texts.append(prompt(table, reader, lang))
        self.lines = len(lines)
        if reader is not None:
            texts += [option.key for option in table.options_of(reader)]
        texts += [self.words[key] for key in mentioned("\n".join(texts), self.names)]
        self.cards |= mentioned("\n".join(texts), self.names)


# This was unstable while it searched the pages of a game with an unknown deal for names, and looked up afterwards what
# those might have told. Nothing had leaked. The log cites the clause behind a line, some clauses are called after a
# card ("play.che-madera" stands beside every Character that leaves to do something), and such a card was taken for
# shown whenever nobody had played it. And 28 clicks on three pages with neither deal nor end known took minutes on a
# busy machine. Now the deal is the test's own: after every choice each page is compared, once it has shown everything
# that was sent to it, with what the engine allows that reader at that moment.
def test_neither_a_spectator_nor_the_other_seat_is_sent_a_hidden_card(house: House, screen: NewScreen) -> None:
    table = short_game(most=50, verbs=7)
    names = names_of(house.address)
    laid = house.lay(table.clone())
    table.be_patient(range(2))
    pages = {0: screen(), 1: screen(lang="fr"), None: screen()}
    allowed = {reader: Allowed(table, reader, house.address) for reader in pages}
    for reader, each in pages.items():
        each.page.goto(laid.spectators if reader is None else laid.seats[reader])
        each.page.locator("#choices").wait_for()
    was_hidden = dict.fromkeys(pages, 0)
    for _ in range(CHOICES):
        hands = {seat: set(table.view(seat)["seats"][seat]["hand"]["cards"]) for seat in (0, 1)}
        for reader, each in pages.items():
            allowed[reader].look()
            each.catch_up(table.view(reader))
            others = set().union(*(hands[seat] for seat in hands if seat != reader))
            hidden = others - allowed[reader].cards
            assert not mentioned(each.page.content(), names) - allowed[reader].cards, f"on the page of {reader}"
            was_hidden[reader] += bool(hidden)
        key = chosen(table, [EAGER, LAZY])
        pages[table.seat].choose(key)
        table.choose(key)
    assert min(was_hidden.values()) > CHOICES / 2, "hardly anything was hidden: this proved nothing"
    assert len(allowed[0].views) > CHOICES / 2
    for reader, each in pages.items():
        came = [message["parts"]["view"] for message in each.came() if "view" in message["parts"]]
        assert came[: len(allowed[reader].views)] == allowed[reader].views, "nothing else in between"
        assert all(view == came[len(allowed[reader].views)] for view in came[len(allowed[reader].views) :])
    assert not any(message["parts"].get("question", {}).get("options") for message in pages[None].came())
    assert not pages[None].glance()["keys"]


def test_one_screen_covers_a_hand_before_the_other_seat_looks(house: House, screen: NewScreen) -> None:
    table = screen()
    names = names_of(house.address)
    table.page.goto(house.address)
    table.way("web-one-screen").click()
    hands: dict[str, set[str]] = {}
    covers = 0
    for _ in range(60):
        cover = table.page.locator("button.eye")
        expect(table.page.locator("button.eye, [data-option]").first).to_be_visible()
        if cover.count():
            covers += 1
            whose = next(name for name in (table.player(0), table.player(1)) if name in table.page.content())
            assert not mentioned(table.page.content(), names), "nothing of any hand, nor of the table, while covered"
            cover.hover()
            table.page.mouse.down()
            table.page.mouse.up()
            table.page.wait_for_timeout(700)
            expect(cover).to_be_visible()  # a short look is not enough
            table.page.mouse.down()
            expect(cover).to_have_count(0)
            table.page.mouse.up()
            hands[whose] = set(table.hand())
            other = next((cards for name, cards in hands.items() if name != whose), set())
            public = mentioned(json.dumps(public_view(table)), names)
            assert not mentioned(table.page.content(), names) & (other - public - hands[whose])
            if covers >= 4 and len(hands) == 2:
                break
        table.choose(LAZY(table.lit()))
    assert covers >= 4
    assert all(hands.values())
    assert not hands[table.player(0)] & hands[table.player(1)]
    table.button("web-cover-now").click()
    expect(table.page.locator("button.eye")).to_be_visible()
    assert not mentioned(table.page.content(), names)


def public_view(screen: Screen) -> list[Any]:
    """Everything on the table that is nobody's hand, as the seats were last sent it."""
    sent = [message["parts"] for kind in ("whole", "change") for message in screen.said(kind)]
    views = [parts["view"] for parts in sent if "view" in parts]
    return [{**view, "seats": [{**seat, "hand": None} for seat in view["seats"]]} for view in views]
