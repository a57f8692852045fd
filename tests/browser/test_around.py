"""The pages around the table: the start, the sheet for a new table, a game's own page, its rulebook and its cards."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Route, expect

import bivouac
from tests.browser.conftest import NewScreen, invitation_named
from tests.browser.house import House
from tests.browser.screen import Screen, game_at
from tests.browser.test_many import asked_for
from tests.browser.test_pages import grave

DESK = {"width": 1280, "height": 800}


def place(screen: Screen, key: str) -> Locator:
    """A way to another part of the house, in the line above everything."""
    return screen.page.get_by_role("banner").get_by_role("link", name=screen.words(key), exact=True)


# -- the start page ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_four_games_and_three_tables_are_above_the_fold(house: House, screen: NewScreen, lang: str) -> None:
    """Where the tables of this browser come first, there is still a Play and a Learn of every game in sight."""
    start = screen(lang=lang, viewport=DESK)
    for _ in range(3):
        start.page.goto(house.lay(game_at(4), ["human", "bot"]).seats[0])
        start.lit()
    start.page.goto(house.address)
    expect(start.page.locator("li[data-table] .standing")).to_have_count(3)
    expect(start.page.locator("article")).to_have_count(len(bivouac.games()))
    for entry in start.page.locator("article").all():
        for way in entry.locator(".ways > *").all():
            box = way.bounding_box()
            assert box
            assert box["y"] + box["height"] <= DESK["height"]
        expect(entry.get_by_role("button", name=start.words("web-play-bot"), exact=True)).to_have_count(1)


def test_a_table_is_gone_on_with_opponent_and_turn_and_ends_with_its_result(house: House, screen: NewScreen) -> None:
    table = screen()
    table.page.goto(house.lay(game_at(0), ["human", "bot"]).seats[0])
    table.lit()
    table.page.goto(house.address)
    entry = table.page.locator("li[data-table]")
    expect(entry).to_contain_text(table.words("web-table-with", names=table.words("web-bots", n=1)))
    expect(entry.locator(".standing")).to_have_text(table.words("web-turn-yours"))
    entry.get_by_role("link", name=table.words("web-table-go-on")).click()
    table.lit()
    table.button("web-menu").click()
    table.button("web-concede").click()
    table.button("web-concede-yes").click()
    table.region("web-end").wait_for()
    table.page.goto(house.address)
    expect(entry.locator(".standing")).to_have_text(table.words("web-table-won", names=table.player(1)))
    expect(entry.get_by_role("link", name=table.words("web-table-review"))).to_be_visible()


def test_a_table_that_is_no_longer_there_says_so(house: House, screen: NewScreen) -> None:
    start = screen()
    table = '[{"table":"gone","game":"altiplano","secrets":["x"],"others":[],"spectators":"","at":1,"isOver":false}]'
    start.page.add_init_script(f"localStorage.setItem('bivouac.tables', '{table}')")
    start.page.goto(house.address)
    expect(start.page.locator("li[data-table] .standing")).to_have_text(start.words("web-table-gone"))


def test_the_line_above_leads_to_play_and_library(house: House, screen: NewScreen) -> None:
    start = screen()
    start.page.goto(house.address)
    expect(place(start, "web-place-play")).to_have_attribute("aria-current", "page")
    place(start, "web-place-library").click()
    expect(start.page.get_by_role("heading", name=start.words("web-place-library"))).to_be_visible()
    expect(start.page.locator("main li[data-game]")).to_have_count(len(bivouac.games()))
    start.page.locator('li[data-game="fortune-and-glory"]').get_by_role("link", name=start.words("web-cards")).click()
    expect(start.page.locator("[data-card]").first).to_be_visible()
    place(start, "web-place-play").click()
    expect(start.way("web-play-bot")).to_be_visible()


# -- one sheet for every new table -------------------------------------------------------------------------------------


def test_the_sheet_remembers_the_last_choice_and_shows_decks_by_their_heroes(house: House, screen: NewScreen) -> None:
    start = screen()
    asked = asked_for(start)
    start.page.goto(house.address)
    start.way("web-set-up", "altered").click()
    sheet = start.page.get_by_role("dialog")
    expect(sheet.locator("label .picture svg, label .picture .face").first).to_be_visible()
    sheet.get_by_role("radio", name="Muna").check()
    expect(sheet).to_contain_text(start.words("web-altered-deck-muna"))
    sheet.get_by_role("radio", name=start.words("web-bot-name", bot="random")).check()
    start.button("web-make-table").click()
    expect(sheet.get_by_role("alert")).to_be_in_viewport()
    assert asked[0]["options"] == {"deck0": "muna"}
    assert [seat["bot"] for seat in asked[0]["seats"]] == ["random", "random"]
    start.page.reload()
    start.way("web-set-up", "altered").click()
    expect(sheet.get_by_role("radio", name="Muna")).to_be_checked()
    expect(sheet.get_by_role("radio", name=start.words("web-bot-name", bot="random"))).to_be_checked()
    sheet.get_by_role("button", name=start.words("web-close")).click()
    start.way("web-play-bot", "altered").click()
    expect(start.page.get_by_role("alert")).to_be_visible()
    assert "options" not in asked[-1], "one click plays the game as it is"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_option_reads_as_a_bare_nought(house: House, screen: NewScreen, lang: str) -> None:
    """A limit of 0 Days reads "no limit"; a number is asked for only where one is wanted."""
    start = screen(lang=lang)
    asked = asked_for(start)
    limit = {"en": "no limit", "fr": "sans limite"}[lang]
    start.page.goto(house.address)
    start.way("web-set-up", "altered").click()
    sheet = start.page.get_by_role("dialog")
    sheet.locator("summary").last.click()
    cap = sheet.locator("#option-day_cap")
    expect(cap.locator("option:checked")).to_have_text(limit)
    expect(sheet.get_by_role("spinbutton")).to_have_count(0)
    cap.select_option("number")
    sheet.get_by_role("spinbutton").fill("5")
    start.button("web-make-table").click()
    expect(sheet.get_by_role("alert")).to_be_visible()
    assert asked[0]["options"] == {"day_cap": 5}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_an_option_of_several_words_is_boxes_to_tick_with_their_clauses(
    house: House, screen: NewScreen, lang: str
) -> None:
    """On a phone: ticked in any order, all on where another option has all of them, and told in the table's menu."""
    start = screen(lang=lang, phone=lang == "fr")
    texts, villains = {"en": ("special texts", "Villains"), "fr": ("textes spéciaux", "Méchants")}[lang]
    asked = asked_for(start)
    start.page.goto(house.address)
    start.press(start.way("web-set-up", "fortune-and-glory"))
    sheet = start.page.get_by_role("dialog")
    start.press(sheet.locator("summary").last)
    level = sheet.locator("#option-level")
    group = sheet.get_by_role("group", name={"en": "Advanced elements", "fr": "Éléments avancés"}[lang])
    boxes = group.get_by_role("checkbox")
    expect(boxes).to_have_count(6)
    for word in (villains, texts):
        group.get_by_role("checkbox", name=word, exact=True).check()
    clause = group.get_by_role("link", name=start.words("web-clause-open", clause="flight.from-city"))
    expect(clause).to_have_attribute("href", "/rules/fortune-and-glory#flight.from-city")
    for target in [*group.locator("label").all(), *group.get_by_role("link").all()]:
        box = target.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    assert not grave(start, "dialog[open]")
    start.button("web-make-table").click()
    expect(sheet.get_by_role("alert")).to_be_in_viewport()
    level.select_option("advanced")
    for box in boxes.all():
        expect(box).to_be_checked()
        expect(box).to_be_disabled()
    start.button("web-make-table").click()
    start.until(lambda: len(asked) == 2)
    assert [each["options"] for each in asked] == [{"advanced": "texts,villains"}, {"level": "advanced"}]
    level.select_option("basic")
    expect(group.locator("input:checked")).to_have_count(2)
    start.page.unroute("**/api/tables")
    start.button("web-make-table").click()
    start.press(start.button("web-menu"))
    expect(start.drawer("web-menu")).to_contain_text(f"{texts}, {villains}")


def test_every_number_that_means_none_has_a_name(house: House, screen: NewScreen) -> None:
    start = screen()
    start.page.goto(house.address)
    games: list[dict[str, Any]] = start.page.evaluate("() => fetch('/api/games').then((answer) => answer.json())")
    caps = [option for game in games for option in game["options"] if option["name"].endswith("_cap")]
    assert len(caps) == len(games)
    assert all((option["words"], option["values"][0]["en"]) == (["0"], "no limit") for option in caps)


# -- a game's own page -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", bivouac.games())
def test_the_page_of_a_game_has_every_way_to_it(house: House, screen: NewScreen, game: str) -> None:
    page = screen(phone=True, lang="fr")
    page.page.goto(f"{house.address}/g/{game}")
    for way in ("web-play-bot", "web-set-up", "web-invite", "web-one-screen"):
        expect(page.way(way, game)).to_be_enabled()
    for shelf, sign in (("web-rules-short", "[data-clause-id]"), ("web-cards", "[data-card]")):
        page.press(page.page.get_by_role("navigation").get_by_role("link", name=page.words(shelf), exact=True))
        expect(page.page.locator(sign).first).to_be_visible()


def test_a_game_without_a_board_is_there_to_read_only(house: House, screen: NewScreen) -> None:
    """Altiplano under a name that no board has."""
    page = screen()

    def renamed(route: Route) -> None:
        route.fulfill(body=route.fetch().text().replace('"name":"altiplano"', '"name":"nameless"'))

    page.page.route("**/api/games", renamed)
    page.page.goto(f"{house.address}/g/nameless")
    expect(page.page.get_by_text(page.words("web-no-board"))).to_be_visible()
    expect(page.way("web-play-bot", "nameless")).to_have_count(0)
    page.page.goto(f"{house.address}/g/nothing")
    expect(page.page.get_by_text(page.words("web-missing"))).to_be_visible()


def test_the_rulebook_has_sections_a_search_and_pictures(house: House, screen: NewScreen) -> None:
    page = screen()
    page.page.goto(f"{house.address}/rules/altered")
    plate = page.page.locator(".plate button").first
    expect(plate).to_be_attached()
    assert 3 <= page.page.locator(".plate").count() <= 24
    page.page.locator(".contents").get_by_role("button", name="Night").click()
    expect(page.page.locator('[data-section="night"]')).to_be_in_viewport()
    page.page.get_by_role("searchbox").fill("fleeting")
    everything = page.page.locator("[data-clause-id]").all_inner_texts()
    assert 3 < len(everything) < 60
    assert all("fleeting" in text.lower() for text in everything)
    plate.click()
    expect(page.page.locator("dialog[open]")).to_be_visible()


def test_cards_are_sorted_out_by_kind_faction_cost_and_words(house: House, screen: NewScreen) -> None:
    page = screen(lang="fr")
    page.page.goto(f"{house.address}/cards/altered")
    cards = page.page.locator("li [data-card]")
    expect(cards).to_have_count(130)

    def sort_by(what: str, value: str) -> None:
        page.page.get_by_label(page.words("web-cards-by", what=what), exact=True).select_option(label=value)

    sort_by("faction", "Muna")
    expect(cards).to_have_count(21)
    sort_by("kind", "Sort")
    sort_by("cost", "2")
    expect(page.page.get_by_role("status")).to_have_text(page.words("web-cards-count", n=cards.count()))
    assert {str(card.get_attribute("data-card")) for card in cards.all()} >= {"nurture"}
    page.button("web-cards-clear").click()
    expect(cards).to_have_count(130)
    page.page.get_by_role("searchbox").fill("scarabot")
    expect(cards.first).to_be_visible()
    assert 0 < cards.count() < 20


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_new_pages_are_accessible(house: House, screen: NewScreen, scheme: str) -> None:
    page = screen(phone=scheme == "dark", color_scheme=scheme, lang="fr" if scheme == "dark" else "en")
    for address, sign in (("/library", "main li"), ("/g/altered", "article .ways"), ("/rules/archibald", ".plate")):
        page.page.goto(house.address + address)
        expect(page.page.locator(sign).first).to_be_visible()
        assert not grave(page), address
        assert page.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), address
    page.page.goto(f"{house.address}/g/altered")
    page.press(page.way("web-set-up", "altered"))
    expect(page.page.locator("dialog .face").first).to_be_visible()
    for fold in page.page.locator("dialog summary").all():
        page.press(fold)
    assert not grave(page, "dialog[open]"), "a new table"


# -- settings and keys -------------------------------------------------------------------------------------------------


def test_settings_are_in_one_place_and_are_kept(house: House, screen: NewScreen) -> None:
    page = screen(motion=True)
    page.page.goto(house.address)
    page.button("web-settings").click()
    sheet = page.dialog("web-settings")

    def choose(key: str, **args: str) -> None:
        sheet.get_by_role("radio", name=page.words(key, **args), exact=True).check()

    choose("web-set-theme-name", theme="dark")
    choose("web-set-pace-name", pace="fast")
    for words in ("web-set-still", "web-set-confirm", "web-tone-simple"):
        sheet.get_by_role("checkbox", name=page.words(words)).check()
    html = page.page.locator("html")
    expect(html).to_have_attribute("data-theme", "dark")
    sheet.get_by_role("radio", name="Français").check()
    page.lang = "fr"
    page.page.reload()
    expect(html).to_have_attribute("data-theme", "dark")
    expect(html).to_have_attribute("data-still", "")
    page.button("web-settings").click()
    for pace in ("slow", "normal", "fast", "instant"):
        option = page.dialog("web-settings").get_by_role("radio", name=page.words("web-set-pace-name", pace=pace))
        expect(option).to_be_checked(checked=pace == "fast")
    kept = page.page.evaluate("() => Object.fromEntries(Object.entries(localStorage))")
    assert kept["bivouac.pace"] == "fast"
    assert (kept["bivouac.confirm"], kept["bivouac.tone"]) == ("1", "simple")


def test_whoever_wishes_is_asked_once_more_before_a_thing_is_chosen(house: House, screen: NewScreen) -> None:
    table = screen()
    table.page.add_init_script("localStorage.setItem('bivouac.confirm', '1')")
    table.page.goto(house.lay(game_at(0), ["human", "bot"]).seats[0])
    key = next(key for key in table.lit() if key.startswith("draw/"))
    shown = table.page.locator("#choices").get_attribute("data-shown")
    table.page.locator(f'[data-option~="{key}"]').first.click()
    expect(table.page.locator(f'.bubble [data-option="{key}"]')).to_be_visible()
    assert table.page.locator("#choices").get_attribute("data-shown") == shown
    table.page.locator(f'.bubble [data-option="{key}"]').click()
    expect(table.page.locator(f'#choices:not([data-shown="{shown}"])')).to_be_visible()


def test_keys_do_what_the_list_says_and_can_be_turned_off(house: House, screen: NewScreen) -> None:
    table = screen()
    table.page.goto(house.lay(game_at(0), ["human", "bot"]).seats[0])
    table.lit()
    keyboard = table.page.keyboard
    keyboard.press("r")
    expect(table.drawer("web-rules")).to_be_visible()
    table.page.get_by_role("searchbox").fill("m?")
    expect(table.drawer("web-rules")).to_be_visible()
    expect(table.dialog("web-keys")).to_have_count(0)
    keyboard.press("Escape")
    table.page.locator("body").evaluate("() => document.activeElement.blur()")
    keyboard.press("m")
    expect(table.drawer("web-menu")).to_be_visible()
    keyboard.press("?")
    expect(table.dialog("web-keys")).to_contain_text(table.words("web-menu"))
    keyboard.press("Escape")
    expect(table.dialog("web-keys")).to_have_count(0)
    keyboard.press("n")
    expect(table.page.locator("[data-option]:focus")).to_have_count(1)
    keyboard.press("s")
    table.dialog("web-settings").get_by_role("checkbox", name=table.words("web-set-keys")).uncheck()
    table.dialog("web-settings").get_by_role("button", name=table.words("web-set-orders-here")).click()
    expect(table.page.get_by_text(table.words("web-orders"), exact=True)).to_be_visible()
    keyboard.press("l")
    expect(table.drawer("web-menu")).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_settings_and_keys_are_accessible(house: House, screen: NewScreen, scheme: str) -> None:
    page = screen(phone=scheme == "dark", color_scheme=scheme, lang="fr" if scheme == "dark" else "en")
    page.page.goto(f"{house.address}/library")
    page.press(page.button("web-settings"))
    expect(page.dialog("web-settings")).to_be_visible()
    assert not grave(page, "dialog[open]")
    page.page.keyboard.press("Escape")
    expect(page.dialog("web-settings")).to_have_count(0)
    page.page.keyboard.press("?")
    expect(page.dialog("web-keys")).to_be_visible()
    assert not grave(page, "dialog[open]")


# -- invitations -------------------------------------------------------------------------------------------------------


def test_an_invitation_asks_for_a_name_and_tells_who_has_come(house: House, screen: NewScreen) -> None:
    """With a picture for phones, and a warning while only this machine could open it."""
    host, guest, watcher = screen(), screen(phone=True, lang="fr"), screen()
    host.page.route("**/api/reach", lambda route: route.fulfill(json={"address": house.address}))
    host.page.goto(f"{house.address}/g/altiplano")
    host.way("web-invite").click()
    host.button("web-make-table").click()
    sheet = host.dialog("web-invite-title")
    title = host.words("web-link-seat", player=host.player(1))
    expect(sheet.get_by_role("img", name=host.words("web-link-qr-named", title=title))).to_be_visible()
    expect(sheet).to_contain_text(host.words("web-seat-not-yet"))
    expect(sheet.get_by_role("note")).to_have_count(0)
    assert not grave(host, "dialog[open]")
    link = invitation_named(host, title)
    watch = invitation_named(host, host.words("web-link-spectators"))
    guest.page.goto(link)
    name = guest.page.get_by_label(guest.words("web-name-ask"))
    expect(name).to_be_visible()
    expect(sheet).to_contain_text(host.words("web-seat-not-yet"))
    assert not grave(guest)
    name.fill("Zoé")
    guest.press(guest.button("web-invite-done"))
    guest.camp_of(0).wait_for()
    expect(sheet).to_contain_text(host.words("web-link-seat", player="Zoé"))
    expect(sheet).to_contain_text(host.words("web-seat-here"))
    watcher.page.goto(watch)
    watcher.button("web-watch").click()
    watcher.camp_of(0).wait_for()
    expect(sheet).to_contain_text(host.words("web-watching", n=1))
    guest.page.goto(link)
    guest.camp_of(0).wait_for()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_links_that_only_this_machine_can_open_say_so(house: House, screen: NewScreen, lang: str) -> None:
    host = screen(lang=lang)
    host.page.goto(f"{house.address}/g/altiplano")
    host.way("web-invite").click()
    host.button("web-make-table").click()
    note = host.dialog("web-invite-title").get_by_role("note")
    expect(note).to_contain_text(host.words("web-reach-local"))
    expect(note).to_contain_text("--host 0.0.0.0")
    host.page.route("**/api/reach", lambda route: route.fulfill(json={"address": "http://192.168.1.7:8765"}))
    host.page.reload()
    link = host.page.get_by_label(host.words("web-link-spectators"), exact=True)
    expect(link).to_have_value(re.compile(r"http://192\.168\.1\.7:8765/i/"))


def test_the_error_of_a_bad_record_is_in_sight(house: House, screen: NewScreen) -> None:
    """The button is far below the fold of a phone; so was not what went wrong."""
    start = screen(phone=True)
    start.page.goto(house.address)
    start.way("web-play-bot").wait_for()
    start.button("web-upload").first.scroll_into_view_if_needed()
    start.page.locator("input[type=file]").set_input_files(
        {"name": "bad.json", "mimeType": "application/json", "buffer": b"{"}
    )
    alert = start.page.get_by_role("alert")
    expect(alert).to_have_text(start.words("web-error-record"))
    expect(alert).to_be_in_viewport(ratio=1)
