"""Fortune and Glory by plain prompts: its table as text, and whole games by pipe."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import bivouac
from bivouac.cli.positions import position
from bivouac.engine.chance import Chance
from bivouac.games.fortune_and_glory import verbs as v
from bivouac.games.fortune_and_glory.catalog import BY_NUMBER, HIDDEN_CARDS
from bivouac.games.fortune_and_glory.state_ground import SOLDIER
from bivouac.text import LANGUAGES, card_name
from bivouac.text import say as say_text
from tests.cli.run import Line, Typed
from tests.fortune_and_glory.world import ME, YOU, Laid, as_printed, danger

GAME = "fortune-and-glory"
FRENCH_TOO = {"points", "round"}  # keys that are French words as well
PLAY = ("play", GAME, "--seats", "human,random,random", "--seed", "4")


@pytest.fixture(autouse=True)
def _cards_as_printed() -> Iterator[None]:
    yield
    as_printed()


def told(table: bivouac.Table, seat: int | None, lang: str = "en") -> str:
    """The table as one line, however it was broken."""
    lines = position(GAME, table.view(seat), lang)
    assert max(map(len, lines)) <= 80
    return " ".join(" ".join(lines).replace("\u202f", " ").split())


@pytest.mark.clause("card.event-hidden", "card.city-secret")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_position_tells_all_that_its_seat_may_know_and_no_more(lang: str) -> None:
    chance = Chance(2)
    table = bivouac.new(GAME, players=3, seed=2, round_cap=12)
    names = [card_name(table.game, number, lang).replace("\u202f", " ") for number in range(len(BY_NUMBER))]
    keys = table.game.cards
    while not table.over:
        for seat in (None, 0, 1, 2):
            view = table.view(seat)
            shown = told(table, seat, lang)
            seen = [
                *view["hand"],
                *(hero["hero"] for hero in view["heroes"]),
                *(each["card"] for each in view["staying"]),
            ]
            for hero in view["heroes"]:
                seen += [kit["card"] for kit in hero["kit"]] + hero["met"]
            for key in seen:
                assert names[keys.index(key)] in shown, f"{key} for {seat}"
            for place in [*view["sites"], *view["heroes"], *view["henchmen"]]:
                space = say_text(lang, f"space-{GAME}-{place['space']}", attribute="in")
                assert space in shown, f"{space} for {seat}"
            hidden = [number for number in range(HIDDEN_CARDS) if keys[number] not in str(view)]
            for number in hidden:
                assert names[number] not in shown, f"{keys[number]} for {seat}"
        for _ in range(9):
            if not table.over:
                seat = table.waiting[chance.roll(len(table.waiting))]
                options = table.options_of(seat)
                table.choose(options[chance.roll(len(options))], seat)


@pytest.mark.parametrize("players", [2, 8])
def test_no_key_of_the_program_stands_in_a_french_table(players: int) -> None:
    chance = Chance(5)
    table = bivouac.new(GAME, players=players, seed=5, round_cap=5)
    while not table.over:
        view = table.view(table.seat)
        shown = told(table, table.seat, "fr")
        for key in view:
            assert f" {key} " not in f" {shown} " or key in FRENCH_TOO, key
        assert "Player" not in shown
        for _ in range(5):
            if not table.over:
                table.choose(table.option_ids[chance.roll(len(table.option_ids))])


def test_artifacts_are_told_with_their_worth_their_distance_and_who_searches() -> None:
    laid = Laid(
        at="egypt, london", sites="egypt:sword/of-medusa, sahara:skull/of-hades", markers=[2], wounds=[1, 3], glory=[4],
        carried="ring/of-power", kits=["torch, porter", "pistol"], turned="torch", hands=["tail-wind", "not-so-fast"],
        figures={"arabia": SOLDIER},
    )  # fmt: skip
    mine, yours = told(laid.table, ME), told(laid.table, YOU)
    danger_value = BY_NUMBER[bivouac_number("of-medusa")].danger
    assert f"The Sword of Medusa, in Egypt: 4 Fortune, {danger_value} dangers, where you are." in mine
    assert f"There: you, searching (2 of {danger_value})." in mine
    assert "The Skull of Hades, in the Sahara:" in mine
    assert ", 1 point away." in mine
    assert "There: Player 1, searching" in yours
    assert "You (Player 1): Duke Dudley, in Egypt (home: London)." in mine
    assert "Fortune 0, Glory 4; wounds 1 of 5 (KO at 6); in hand 1 Event, no City cards." in mine
    assert "Gear, 1 of 4: Torch (used)." in mine
    assert "Allies, 1 of 3: Porter." in mine
    assert "Carries the Ring of Power (" in mine
    assert "Henchmen: a Nazi soldier in Arabia." in mine
    assert "Your hand (“card” and its name reads one): Tail Wind." in mine
    assert "Not So Fast" not in mine
    assert "Cairo* 1" in mine
    assert "London* 0" in yours
    assert "wounds 3 of 5 (KO at 6)" in yours


def bivouac_number(key: str) -> int:
    return bivouac.new(GAME, players=2).game.cards.index(key)


def test_points_are_counted_round_a_henchman_who_bars_the_way() -> None:
    assert "Cairo* 2" in told(Laid(at="sahara, london").table, ME)
    assert "Cairo* 3" in told(Laid(at="sahara, london", figures={"egypt": SOLDIER}).table, ME)


def test_a_danger_a_test_and_an_enemy_lie_open_with_their_numbers() -> None:
    danger("rope-bridge", v.either(v.Test(v.LORE, 4, 3), v.Test(v.COMBAT, 5, 1)), v.Test(v.CUNNING, 5, 1))
    laid = Laid(
        at="sahara, london", sites="sahara:sword/of-medusa", decks={"danger": "rope-bridge"}, dice="- 6 6 1 4 4 1"
    )
    laid.play("search")
    open_danger = told(laid.table, ME)
    assert "You (Player 1), facing the danger The Rope Bridge (" in open_danger
    assert "; 2 Glory): “Lore 4+, 3 successes; or Combat 5+, 1 success.”" in open_danger
    assert "Player 1, facing the danger The Rope Bridge" in told(laid.table, YOU)
    assert "Test" not in open_danger
    attacked = Laid(at="sahara, london", decks={"enemy": "old-crocodile"}, dice="1 -")
    enemy = BY_NUMBER[bivouac_number("old-crocodile")]
    assert f"You (Player 1) against Old Crocodile: 3 dice against {enemy.dice}." in told(attacked.table, ME)
    assert f"The enemy: wounds 0 of {enemy.wounds}, defence {enemy.defence}, {enemy.glory} Glory." in told(
        attacked.table, ME
    )
    assert "Escape: " in told(attacked.table, ME)


def test_a_cliffhanger_bears_its_own_name() -> None:
    laid = Laid(at="sahara, london", sites="sahara:sword/of-medusa", hangs="rope-bridge")
    shown = told(laid.table, ME)
    assert "In the cliffhanger One Hand on the Rope." in shown
    assert (
        "You (Player 1), in the cliffhanger One Hand on the Rope (Climb, Fall; 3 Glory): “Agility 5+, 2 successes.”"
        in shown
    )
    assert "You (Player 1), in a test (One Hand on the Rope): Agility 5+, 2 successes; 0 of 2 so far." in shown
    assert "En plein cliffhanger : Une main sur la corde." in told(laid.table, ME, "fr")


def test_before_the_first_round_only_the_phase_is_told() -> None:
    view = bivouac.new(GAME, players=2, seed=1).view(0)
    assert position(GAME, {**view, "phase": "setup"}, "en") == ["Set-up"]


@pytest.mark.parametrize(
    ("lang", "ending"), [("en", "The game stops unfinished"), ("fr", "La partie s’arrête inachevée")]
)
def test_a_whole_game_by_pipe(line: Line, typed: Typed, tmp_path: Path, lang: str, ending: str) -> None:
    record = tmp_path / "r.json"
    words = (*PLAY, "--option", "round_cap=3", "--record", str(record), "--lang", lang)
    ran = typed("1\n" * 400, *words)
    assert (ran.code, ran.err) == (0, "")
    assert ending in ran.out
    assert bivouac.replay(record.read_text()).over
    assert line("replay", str(record)).code == 0


def test_what_can_be_typed_at_the_table(typed: Typed) -> None:
    ran = typed(
        "why\nwhy go/sydney\nwhy search\nrules movement.sea-cost\ncard tail wind\ngo/nowhere\nlook\nquit\n", *PLAY
    )
    said = " ".join(ran.out.split())
    assert ran.code == 0
    assert "[movement.roll]" in said
    assert "movement.sea-cost" in said
    assert "Tail Wind (tail-wind): Event" in said
    assert "“go/nowhere” is no choice here" in said


@pytest.mark.parametrize(
    ("given", "taken"),
    [
        ("jungle,flights", "jungle,flights"),
        ("flights, jungle", "jungle,flights"),
        ("", ""),
        ("none", ""),
        ("aucun", ""),
        ("villains", "villains"),
    ],
)
def test_an_option_takes_several_words(line: Line, tmp_path: Path, given: str, taken: str) -> None:
    report = tmp_path / "report.json"
    words = ("simulate", GAME, "--games", "1", "--seats", "random,random", "--jobs", "1", "--json", str(report))
    line(*words, "--option", "round_cap=1", "--option", f"advanced={given}")
    assert json.loads(report.read_text(encoding="utf-8"))["options"]["advanced"] == taken


@pytest.mark.parametrize("given", ["jungle,dragons", "jungle,jungle", "jungle,", "jungle flights"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_wrong_or_doubled_word_is_refused_with_those_there_are(line: Line, lang: str, given: str) -> None:
    refusal = line.refused("simulate", GAME, "--option", f"advanced={given}", "--lang", lang)
    assert "jungle, temples, texts, flights, zeppelin, villains" in refusal
    assert given in refusal


def test_a_replay_names_the_words_of_its_table(line: Line, tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    options = ("--option", "round_cap=1", "--option", "advanced=flights,jungle")
    line("play", GAME, "--seats", "random,random", "--seed", "4", *options, "--record", str(record))
    assert "advanced=jungle,flights" in line("replay", str(record)).out
