"""Altered in the browser: a whole starter game by clicking, a hand that nobody else sees, and a table for everybody:
phone, keyboard, screen reader, both languages."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache

import pytest
from playwright.sync_api import Locator, expect

import bivouac
from bivouac.engine.table import Table
from bivouac.games.altered.actions import KEYS
from tests.browser.conftest import NewScreen
from tests.browser.house import House, Laid
from tests.browser.screen import Screen, Shared, chosen, play_together, prefers
from tests.browser.test_pages import grave
from tests.browser.test_reach import fits_a_phone

GAME = "altered"
DECKS = ("axiom", "bravos", "lyra", "muna", "ordis", "yzmir")
VERBS = ("play", "reserve", "exhaust", "support", "pick", "expedition", "choose", "yes", "mode", "mana", "first")


def busy(keys: Sequence[str]) -> str:
    """One who plays whatever there is, now to this expedition, now to that."""
    for verb in VERBS:
        if found := sorted(key for key in keys if key == verb or key.startswith(f"{verb}/")):
            return found[len(found) // 2]
    return sorted(keys)[0]


# One who lets it happen: against one who is busy it is over within a few Days.
idle = prefers("pass", "no", "mana")


def new(seed: int, mine: str = "axiom", yours: str = "ordis") -> Table:
    table = bivouac.new(GAME, seed=seed, deck0=mine, deck1=yours, first="0")
    table.be_patient(range(2))
    return table


def keys_of(table: Table, seat: int) -> list[str]:
    return [option.key for option in table.options_of(seat)]


@cache
def short_game(mine: str, yours: str, most: int, verbs: int) -> Table:
    """A deal with which busy wins against idle within so many choices, of so many kinds."""
    for seed in range(2_000):
        table = new(seed, mine, yours)
        kinds: set[str] = set()
        for _ in range(most):
            key = chosen(table, [busy, idle])
            kinds.add(key.split("/")[0])
            table.choose(key)
            if table.over:
                break
        if table.over and len(kinds) >= verbs and table.result is not None and table.result.winners == [0]:
            return new(seed, mine, yours)
    raise AssertionError("no game is so short")


def positions(decks: Sequence[tuple[str, str]], seed: int = 0) -> Iterator[Table]:
    """Positions of games in which both are busy, one deal after another: those after a decision, because what was
    forced since then is done anew at a table that is set."""
    for each in range(seed, seed + 300):
        table = new(each, *decks[each % len(decks)])
        was_decided = True
        for _ in range(160):
            if table.over:
                break
            if was_decided:
                yield table
            assert table.seat is not None
            was_decided = len(keys_of(table, table.seat)) > 1
            table.choose(chosen(table, [busy, busy]))


def position(fits: Callable[[Table], bool], decks: Sequence[tuple[str, str]] = (("axiom", "ordis"),)) -> Table:
    """The first position like that."""
    return next(each for each in positions(decks) if fits(each)).clone()


def is_turn(table: Table) -> bool:
    keys = keys_of(table, 0) if table.seat == 0 else []
    quick = ("play/", "reserve/", "exhaust/", "support/")
    return table.view(None)["active"] == 0 and "pass" in keys and any(key.startswith(quick) for key in keys)


def sit_down(screen: Screen, laid: Laid, seat: int) -> Screen:
    screen.page.goto(laid.seats[seat])
    return screen


def thing(screen: Screen, card: str, place: str) -> Locator:
    return screen.page.locator(f'[data-thing^="card/{card}@{place}"]').first


def test_figures_in_the_log_stand_on_the_line(house: House, screen: NewScreen) -> None:
    """Old-style figures would make "11-1" look like "II-I". In a window as wide as this the log is open."""
    player = sit_down(screen(), house.lay(position(is_turn)), 0)
    expect(player.page.locator("aside li").first).to_be_visible()
    # The drawer may be drawn anew while it opens, so the lines are looked at until there are some.
    figures = (
        "[...document.querySelectorAll('aside li, aside li *')].map(each => getComputedStyle(each).fontVariantNumeric)"
    )
    kinds = player.page.wait_for_function(f"() => {{ const all = {figures}; return all.length && [...new Set(all)] }}")
    assert kinds.json_value() == ["lining-nums"]


# -- whole games -----------------------------------------------------------------------------------------------------


def test_two_players_play_a_starter_game_to_its_end_by_clicking(house: House, screen: NewScreen) -> None:
    """Opening, Mornings, quick actions, targets and clean-up, all by what is lit."""
    deal = short_game("axiom", "ordis", most=34, verbs=8)
    laid = house.lay(deal)
    host, guest = sit_down(screen(), laid, 0), sit_down(screen(lang="fr"), laid, 1)
    assert play_together([(host, busy), (guest, idle)], most=50) <= 40
    for each in (host, guest):
        expect(each.region("web-end")).to_be_visible()
        expect(each.region("web-end").locator('[data-clause^="end."]').first).to_be_visible()
        expect(each.page.locator(".expedition")).to_have_count(4)
        expect(each.page.locator(".expedition .outlook, .expedition .empty")).to_have_count(0)
        assert not each.said("no"), "what was lit was legal"
        assert each.came()[-1]["parts"]["ended"]["winners"] == [0]


@pytest.mark.full
@pytest.mark.parametrize("mine", DECKS)
def test_each_starter_is_played_to_its_end_by_clicking(house: House, screen: NewScreen, mine: str) -> None:
    yours = DECKS[(DECKS.index(mine) + 1) % len(DECKS)]
    laid = house.lay(short_game(mine, yours, most=120, verbs=4))
    host, guest = sit_down(screen(), laid, 0), sit_down(screen(phone=True), laid, 1)
    play_together([(host, busy), (guest, idle)], most=200)
    for each in (host, guest):
        expect(each.region("web-end")).to_be_visible()
        assert not each.said("no")


# -- what may be known -------------------------------------------------------------------------------------------------


def test_both_choose_their_first_orbs_in_secret_at_once(house: House, screen: NewScreen) -> None:
    deal = new(3)
    hands = [deal.view(seat)["seats"][seat]["hand"]["cards"] for seat in (0, 1)]
    laid = house.lay(deal)
    host, guest = sit_down(screen(), laid, 0), sit_down(screen(), laid, 1)
    for each in (host, guest):
        assert all(key.startswith("mana/") for key in each.lit()), "both are asked at once"
    for _ in range(3):
        host.choose(host.lit()[0])
        host.until(lambda: not host.glance()["pending"])
    expect(host.page.locator("section.hand .note")).to_have_count(3)
    assert not host.glance()["keys"], "chosen, and waiting for the other"
    assert guest.lit(), "one who is slower is still asked"
    for each, other in ((host, 1), (guest, 0)):
        seen = "\n".join([each.page.locator("#choices").inner_html(), *each.heard])
        mine = deal.view(1 - other)["seats"][1 - other]["list"]
        for card in hands[other]:
            if card not in mine:
                assert f'data-card="{card}"' not in seen, "the other hand and its orbs stay hidden"
    for message in host.came():
        view = message["parts"].get("view")
        if view is not None:
            assert view["seats"][1]["hand"]["cards"] == []
            assert view["seats"][1]["mana"]["cards"] == []


def test_a_hand_is_covered_while_the_other_seat_sits_at_the_screen(house: House, screen: NewScreen) -> None:
    laid = house.lay(new(3))
    table = Shared(screen().page, "en")
    table.page.goto(f"{laid.seats[0]},{laid.seats[1].partition('#')[2]}")
    table.play(busy, 7)
    assert table.covers >= 2, "each has chosen three orbs behind a cover of their own"
    assert not table.said("no")


# -- what the board says ---------------------------------------------------------------------------------------------


def test_the_track_and_the_totals_show_who_would_advance(house: House, screen: NewScreen) -> None:
    table = position(lambda each: is_turn(each) and bool(each.view(0)["seats"][0]["expeditions"][1]["due"]))
    view = table.view(0)
    laid = house.lay(table)
    player = sit_down(screen(), laid, 0)
    player.lit()
    track = player.region("web-altered-track")
    expect(track.locator("li")).to_have_count(8)
    for seat in (0, 1):
        for side, word in enumerate(("hero", "companion")):
            region = view["seats"][seat]["expeditions"][side]["region"]
            marker = track.locator("li").nth(region).locator(f'[data-thing="marker/{seat}-{word}"]')
            expect(marker).to_have_count(1)
    mine = player.region("web-altered-expedition", side="companion", yours="yes", player=player.player(0))
    party = view["seats"][0]["expeditions"][1]
    told = player.words("web-altered-outlook", what="advances")
    expect(mine).to_contain_text(told)
    for terrain, total in zip(("forest", "mountain", "water"), party["totals"], strict=True):
        pill = mine.locator(f".totals .terrain.{terrain}")
        expect(pill.locator("b")).to_have_text(str(total))
        assert ("wins" in (pill.get_attribute("class") or "").split()) == (terrain in party["due"])


def test_what_cards_carry_is_written_on_them(house: House, screen: NewScreen) -> None:
    """A Fleeting Character with boosts, and its name for screen readers."""

    def carries(table: Table) -> bool:
        parties = table.view(0)["seats"][0]["expeditions"]
        return is_turn(table) and any(
            "fleeting" in card.get("status", []) and card.get("boosts")
            for each in parties
            for card in each["characters"]
        )

    table = position(carries, [("bravos", "muna"), ("muna", "bravos")])
    card = next(
        card
        for each in table.view(0)["seats"][0]["expeditions"]
        for card in each["characters"]
        if "fleeting" in card.get("status", []) and card.get("boosts")
    )
    player = sit_down(screen(), house.lay(table), 0)
    player.lit()
    lying = player.page.locator(f'.lying:has([data-card="{card["card"]}"]) .fleeting').first
    expect(lying).to_have_text(player.words("web-altered-mark", mark="fleeting", n=0))
    names = player.page.locator(f'.expedition [data-card="{card["card"]}"]').evaluate_all(
        "(all) => all.map((each) => each.getAttribute('aria-label'))"
    )
    assert any(player.words("web-altered-boosts", n=card["boosts"]) in name for name in names)


def test_a_gigantic_character_stands_in_both_expeditions_and_is_lit_in_both(house: House, screen: NewScreen) -> None:
    def stands(table: Table) -> bool:
        parties = table.view(0)["seats"][0]["expeditions"]
        return table.seat is not None and any(each["also"] for each in parties)

    table = position(stands, [("bravos", "muna")])
    player = sit_down(screen(), house.lay(table), 0)
    for side in ("hero", "companion"):
        party = player.region("web-altered-expedition", side=side, yours="yes", player=player.player(0))
        expect(party.locator('[data-card="atlas"]')).to_have_count(1)


def test_an_unlit_card_says_why_not_with_its_clause(house: House, screen: NewScreen) -> None:
    def is_dear(table: Table) -> bool:
        return is_turn(table) and bool(unplayable(table))

    def unplayable(table: Table) -> list[str]:
        hand = table.view(0)["seats"][0]["hand"]["cards"]
        keys = keys_of(table, 0)
        return [card for card in hand if not any(key.startswith(f"play/{card}") for key in keys)]

    table = position(is_dear)
    card = unplayable(table)[0]
    player = sit_down(screen(), house.lay(table), 0)
    player.lit()
    thing(player, card, "my-hand").click()
    reason = player.page.locator(".bubble .why")
    expect(reason.locator('[data-clause="afternoon.play-cost"]')).to_be_visible()
    player.page.keyboard.press("Escape")
    track = player.region("web-altered-track").locator("button").nth(3)
    track.click()
    expect(player.page.locator(".bubble .about")).to_be_visible()


def test_the_discard_pile_the_deck_list_and_the_own_orbs_can_be_read(house: House, screen: NewScreen) -> None:
    table = position(lambda each: is_turn(each) and len(each.view(0)["seats"][1]["discard"]) > 1)
    view = table.view(0)
    player = sit_down(screen(lang="fr"), house.lay(table), 0)
    player.lit()
    for seat, name in ((0, "yes"), (1, "no")):
        camp = player.region("web-altered-camp", yours=name, player=player.player(seat))
        side = view["seats"][seat]
        readable = {
            player.words("web-altered-discard", n=len(side["discard"])): len(side["discard"]),
            player.words("web-altered-deck", n=side["deck"]["size"]): len(side["list"]),
        }
        if seat == 0:
            orbs = player.words("web-altered-mana", ready=side["mana"]["ready"], n=side["mana"]["orbs"])
            readable[orbs] = side["mana"]["orbs"]
        for label, cards in readable.items():
            camp.get_by_role("button", name=label, exact=True).click()
            dialog = player.page.locator("dialog[open]")
            expect(dialog.locator("[data-card]")).to_have_count(cards)
            player.page.keyboard.press("Escape")
            expect(dialog).to_have_count(0)


def test_a_character_is_dragged_to_its_expedition(house: House, screen: NewScreen) -> None:
    table = position(lambda each: is_turn(each) and any(key.endswith("/companion") for key in keys_of(each, 0)))
    key = next(key for key in keys_of(table, 0) if key.startswith("play/") and key.endswith("/companion"))
    player = sit_down(screen(motion=True), house.lay(table), 0)
    player.lit()
    goal = player.region("web-altered-expedition", side="companion", yours="yes", player=player.player(0))
    card = key.split("/")[1]
    thing(player, card, "my-hand").drag_to(goal.locator("ul"), force=True)
    expect(goal.locator(f'[data-card="{card}"]').first).to_be_visible()
    assert not player.said("no")


# -- everybody can play ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", [pytest.param("en", marks=pytest.mark.full), "fr"])
def test_a_phone_plays_by_tapping(house: House, screen: NewScreen, lang: str) -> None:
    table = screen(phone=True, lang=lang)
    sit_down(table, house.lay(new(5), seats=("human", "bot"), bot="random"), 0)
    for _ in range(4):
        table.lit()
        fits_a_phone(table)
        expect(table.region("web-prompt")).to_be_in_viewport()
        table.play(busy, 3)
    assert not table.said("no")


def test_a_game_is_played_by_keyboard_alone(house: House, screen: NewScreen) -> None:
    table = sit_down(screen(), house.lay(new(5), seats=("human", "bot"), bot="random"), 0)
    for _ in range(6):
        asked = len(table.said("ack"))
        table.lit()
        table.page.get_by_role("link", name=table.words("web-skip")).focus()
        table.page.keyboard.press("Enter")
        focused = table.page.locator("[data-option]:focus")
        expect(focused).to_have_count(1)
        assert focused.evaluate("(each) => getComputedStyle(each).outlineStyle") != "none"
        table.page.keyboard.press("Enter")
        menu = table.page.locator(".bubble [data-option]:focus")
        table.until(lambda asked=asked, menu=menu: len(table.said("ack")) > asked or menu.count() > 0)  # type: ignore[misc]
        if len(table.said("ack")) == asked:
            table.page.keyboard.press("Enter")
            table.until(lambda asked=asked: len(table.said("ack")) > asked)  # type: ignore[misc]
    assert not table.said("no")


def test_the_language_is_switched_in_the_middle_of_a_game(house: House, screen: NewScreen) -> None:
    table = position(lambda each: is_turn(each) and bool(each.view(0)["seats"][0]["reserve"]))
    player = sit_down(screen(), house.lay(table), 0)
    keys = player.lit()
    expect(player.page.get_by_text(player.words("web-altered-store-short", what="reserve"), exact=True)).to_have_count(
        2
    )
    player.page.get_by_role("button", name="FR", exact=False).first.click()
    player.lang = "fr"
    expect(player.page.get_by_text(player.words("web-altered-store-short", what="reserve"), exact=True)).to_have_count(
        2
    )
    assert player.lit() == keys


MOMENTS: dict[str, Callable[[Table], bool]] = {
    "opening": lambda each: each.view(None)["phase"] == "opening",
    "morning": lambda each: each.view(None)["phase"] == "morning" and each.seat == 0,
    "turn": lambda each: is_turn(each) and each.view(None)["day"] > 2,
    "target": lambda each: each.seat == 0 and any(key.startswith(("pick/", "expedition/")) for key in keys_of(each, 0)),
}


@pytest.mark.parametrize(
    ("scheme", "size"),
    [
        ("dark", "phone"),
        pytest.param("light", "desktop", marks=pytest.mark.full),
        pytest.param("dark", "desktop", marks=pytest.mark.full),
        pytest.param("light", "phone", marks=pytest.mark.full),
    ],
)
def test_axe_finds_nothing_grave_at_any_moment(house: House, screen: NewScreen, scheme: str, size: str) -> None:
    player = screen(phone=size == "phone", color_scheme=scheme, lang="fr" if scheme == "dark" else "en")
    for name, fits in MOMENTS.items():
        sit_down(player, house.lay(position(fits)), 0)
        player.lit()
        assert not grave(player), name


def test_every_card_has_a_picture_on_the_page_of_cards(house: House, screen: NewScreen) -> None:
    reader = screen(lang="fr")
    reader.page.goto(f"{house.address}/cards/{GAME}")
    cards = reader.page.locator("[data-card]")
    expect(cards).to_have_count(len(KEYS))
    bare = "(all) => all.filter((each) => each.querySelector('path[d=\"\"]')).length"
    reader.until(lambda: cards.evaluate_all(bare) == 0)


@pytest.mark.full
def test_axe_finds_nothing_grave_on_any_card(house: House, screen: NewScreen) -> None:
    """Every day it looks at each sixth card: tests/browser/test_pages.py."""
    reader = screen(lang="fr")
    reader.page.goto(f"{house.address}/cards/{GAME}")
    expect(reader.page.locator("[data-card]")).to_have_count(len(KEYS))
    assert not grave(reader)
