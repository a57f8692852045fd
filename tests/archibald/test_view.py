"""What a seat sees, field by field: what every way to play the game is drawn from."""

import pytest

from bivouac.games.archibald.verbs import GiftCard, Nothing
from tests.archibald.path import ME, THIRD, YOU, Path

FIELDS = {
    "game", "you", "turn", "turn_of", "first", "round", "phase", "asking", "card_played", "flood", "board", "heroes",
    "supply", "piles", "discards", "fight", "last_fight", "last_trial", "adventure", "last_adventure", "over",
    "winners",
}  # fmt: skip


def test_a_view_has_these_fields_for_everybody() -> None:
    path = Path(players=3, turn_of=YOU, tokens=2)
    for seat in (ME, THIRD, None):
        view = path.view(seat)
        assert set(view) >= FIELDS
        assert (view["game"], view["you"], view["turn"], view["turn_of"]) == ("archibald", seat, 2, YOU)
        assert (view["first"], view["round"], view["asking"], view["flood"]) == (0, 1, YOU, 2)
        assert (view["over"], view["winners"], view["card_played"], view["phase"]) == (False, [], False, 1)


def test_a_round_is_a_turn_of_everybody() -> None:
    path = Path(players=3)
    rounds = []
    for _ in range(7):
        rounds.append(path.view(None)["round"])
        path.play(f"move/{path.keys(verb='move')[0]}")
    assert rounds == [1, 1, 1, 2, 2, 2, 3]


def test_a_hero_in_a_view() -> None:
    path = Path(
        "5: b b1:s b b b\n2: b0 b b b b", worn=("", "matchstick"), lives=(2, 4), reached=(4, 3),
        hands=("sponge, hammer", ""),
    )  # fmt: skip
    mine, yours = path.view(YOU)["heroes"]
    assert mine == {
        "hero": "arthur", "cell": "2-1", "lives": 2, "max_lives": 5, "red": 1, "yellow": 1, "worn": None, "held": False,
        "level": 4, "hand": {"levels": {"2": 1, "3": 1, "4": 0}, "cards": []},
    }  # fmt: skip
    assert yours == {
        "hero": "selenia", "cell": "5-2", "lives": 4, "max_lives": 4, "red": 2, "yellow": 0, "worn": "matchstick",
        "held": True, "level": 3, "hand": {"levels": {"2": 0, "3": 0, "4": 0}, "cards": []},
    }  # fmt: skip


def test_piles_and_discards_in_a_view() -> None:
    path = Path("2: b0 b b . .", discard="sponge, elixir, hammer, keyhole, dew-drop", hands="slingshot")
    view = path.view(YOU)
    assert view["piles"] == {
        "tiles": {"2": 12, "3": 15, "4": 15}, "encounters": {"2": 13, "3": 14, "4": 13}, "adventures": 21,
    }  # fmt: skip
    assert view["discards"] == {
        "encounters": {"2": ["sponge"], "3": ["hammer"], "4": ["elixir", "keyhole"]}, "adventures": ["dew-drop"],
    }  # fmt: skip


def test_the_last_exchange_stays_to_be_seen_until_the_next_move() -> None:
    path = Path("2: b0 b:s b b b", hands="slingshot").dice("r1 y1 y0").play("move/2-2")
    shown = {
        "seat": ME, "cell": "2-2", "enemies": {"seide": 1}, "stage": "losses", "hero_dice": [["red", 1], ["yellow", 1]],
        "enemy_dice": [["yellow", 0]], "hero_hits": 2, "enemy_hits": 0,
    }  # fmt: skip
    assert path.view(YOU)["last_fight"] == shown
    path.play("done")
    assert path.view(YOU)["last_fight"] == shown
    path.play("move/1-1")
    assert path.view(YOU)["last_fight"] is None


def test_so_do_the_last_trial_and_the_last_adventure() -> None:
    path = Path("2: t+ b0 b b b", adventures="dew-drop", effects={"dew-drop/3": Nothing()}).dice("5").play("move/2-1")
    assert path.view(YOU)["last_trial"] == {"seat": ME, "die": 5}
    assert path.view(YOU)["last_adventure"] is None
    path.play("answer/3")
    assert path.view(YOU)["last_adventure"] == {"card": "dew-drop", "seat": ME, "answer": 3}
    path.play("move/1-1")
    assert (path.view(YOU)["last_trial"], path.view(YOU)["last_adventure"]) == (None, None)


def test_a_held_hero_s_fight_clears_the_last_one_away() -> None:
    path = Path("2: t b0 b b b\n3: b1:s b b b b", hands=("", "slingshot")).dice("5").play("move/2-1")
    path.patient().play("fight")
    view = path.view(ME)
    assert (view["last_trial"], view["last_fight"]) == (None, None)
    assert view["fight"] == {
        "seat": YOU, "cell": "3-1", "enemies": {"seide": 1}, "stage": "roll", "hero_dice": [], "enemy_dice": [],
        "hero_hits": 0, "enemy_hits": 0,
    }  # fmt: skip


def test_phases_are_before_on_the_way_and_after() -> None:
    path = Path("2: b0 w b b b", hands="slingshot")
    phases = [path.view(ME)["phase"]]
    for key in ("move/2-2", "done"):
        path.play(key)
        phases.append(path.view(ME)["phase"])
    assert phases == [1, 2, 3]


@pytest.mark.clause("encounter.hidden")
def test_a_spectator_sees_cards_that_everybody_knows() -> None:
    path = Path(players=3, hands=("market-stall, sponge, hammer", "elixir"), effects={"market-stall": GiftCard()})
    path.play("play/market-stall", "target/2", "give/sponge")
    assert [hero["hand"]["cards"] for hero in path.view(None)["heroes"]] == [[], ["sponge"], []]
