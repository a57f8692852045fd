"""The cards of Bravos, one by one: set up by naming cards, then only played, then everything that changed."""

import pytest

from bivouac.games.altered.triggers import exhaust
from bivouac.games.altered.verbs import RevealTop
from tests.altered.road import COMPANION, HERO, ME, YOU, Road, check_plain, lent


@pytest.mark.card("kojo-booda")
def test_kojo_and_booda_bring_booda_at_noon_when_first() -> None:
    road = Road(hero="kappa", my_hero="kojo-booda", your_hero_card="kojo-booda", phase="noon")
    assert road.changes() == {"companion": "booda"}
    assert (road.totals(ME, COMPANION), road.totals(ME, HERO)) == ([2, 2, 2], [4, 4, 5])
    road.nobody_is_waiting_but(ME)


@pytest.mark.card("kojo-booda")
def test_kojo_and_booda_do_nothing_when_second() -> None:
    road = Road(my_hero="kojo-booda", first=YOU, phase="noon")
    assert road.changes() == {}
    road.nobody_is_waiting_but(YOU)


@pytest.mark.parametrize(
    "key",
    [
        pytest.param("issun-boshi", marks=pytest.mark.card("issun-boshi")),
        pytest.param("haven-warrior-rare", marks=pytest.mark.card("haven-warrior-rare")),
    ],
)
def test_a_supporter_gives_the_next_character_of_the_turn_a_boost(key: str) -> None:
    road = Road(hand="kappa, inari", hero="atlas", reserve=f"{key}, jian", your_hero="booda", passed=YOU)
    road.play(f"support/{key}")
    assert road.changes() == {"reserve": "jian", "discard": key}
    road.nobody_is_waiting_but(ME)
    road.play("play/kappa/hero")
    assert road.changes() == {"hand": "inari", "hero": "atlas, kappa +1", "reserve": "jian", "discard": key, "mana": 6}
    road.play("play/inari/hero")  # the next one only
    assert road.boosts("inari") == 0
    road.nobody_is_waiting_but(ME)


@pytest.mark.parametrize(
    ("key", "cost", "statistics"),
    [
        pytest.param("issun-boshi", 1, [0, 0, 2], marks=pytest.mark.card("issun-boshi")),
        pytest.param("haven-warrior-rare", 3, [4, 4, 4], marks=pytest.mark.card("haven-warrior-rare")),
    ],
)
def test_what_a_supporter_promises_ends_with_the_turn_and_is_for_characters(
    key: str, cost: int, statistics: list[int]
) -> None:
    road = Road(hand="the-spindle-bravos, kappa", reserve=key, passed=YOU)
    road.play(f"support/{key}", "play/the-spindle-bravos", "play/kappa/hero")
    assert road.changes() == {
        "hand": "", "reserve": "", "discard": key, "landmarks": "the-spindle-bravos", "hero": "kappa", "mana": 3
    }  # fmt: skip
    road.nobody_is_waiting_but(ME)
    check_plain(key, cost, cost, statistics)


@pytest.mark.parametrize(
    ("key", "hand_cost", "reserve_cost", "boosts", "statistics"),
    [
        pytest.param("ratatoskr", 1, 3, 2, [1, 1, 1], marks=pytest.mark.card("ratatoskr")),
        pytest.param("ratatoskr-rare", 1, 3, 3, [1, 1, 1], marks=pytest.mark.card("ratatoskr-rare")),
        pytest.param("haven-trainee", 2, 4, 2, [3, 1, 1], marks=pytest.mark.card("haven-trainee")),
        pytest.param("sun-wukong", 3, 4, 2, [2, 4, 2], marks=pytest.mark.card("sun-wukong")),
    ],
)
def test_who_comes_back_from_reserve_gains_boosts(
    key: str, hand_cost: int, reserve_cost: int, boosts: int, statistics: list[int]
) -> None:
    road = Road(reserve=f"{key}, inari", hero="booda", your_hero="kappa", mana=reserve_cost)
    road.play(f"reserve/{key}/companion")
    assert road.changes() == {"reserve": "inari", "companion": f"{key} +{boosts} fleeting", "mana": 0}
    assert road.totals(ME, COMPANION) == [statistic + boosts for statistic in statistics]
    road.nobody_is_waiting_but(YOU)
    road = Road(hand=key, hero="booda", mana=hand_cost).play(f"play/{key}/companion")  # not from hand
    assert road.changes() == {"hand": "", "companion": key, "mana": 0}
    road.nobody_is_waiting_but(YOU)


@pytest.mark.card("sun-wukong-rare")
def test_rare_sun_wukong_comes_back_boosted_and_to_stay() -> None:
    road = Road(reserve="sun-wukong-rare", companion="kappa fleeting", mana=4).play("reserve/sun-wukong-rare/companion")
    assert road.changes() == {"reserve": "", "companion": "kappa fleeting, sun-wukong-rare +2", "mana": 0}
    assert road.totals(ME, COMPANION) == [8, 10, 9]
    road.nobody_is_waiting_but(YOU)
    road.both_pass()  # at Rest it goes to Reserve, the Fleeting one does not
    assert (road.reserve(ME), road.discard(ME)) == (["sun-wukong-rare"], ["kappa"])
    road = Road(hand="sun-wukong-rare", mana=3).play("play/sun-wukong-rare/hero")
    assert road.changes() == {"hand": "", "hero": "sun-wukong-rare", "mana": 0}
    road.nobody_is_waiting_but(YOU)


@pytest.mark.parametrize(
    ("key", "hand_cost", "reserve_cost", "statistics"),
    [
        pytest.param("bravos-pathfinder", 2, 2, [0, 3, 3], marks=pytest.mark.card("bravos-pathfinder")),
        pytest.param("haven-warrior", 3, 3, [4, 2, 4], marks=pytest.mark.card("haven-warrior")),
        pytest.param("kappa", 4, 4, [4, 4, 5], marks=pytest.mark.card("kappa")),
        pytest.param("shenlong-rare", 6, 6, [9, 9, 9], marks=pytest.mark.card("shenlong-rare")),
    ],
)
def test_a_character_without_a_trigger_costs_and_counts_what_is_printed(
    key: str, hand_cost: int, reserve_cost: int, statistics: list[int]
) -> None:
    check_plain(key, hand_cost, reserve_cost, statistics)


@pytest.mark.parametrize(
    ("key", "statistics"),
    [
        pytest.param("bravos-tracer", [3, 3, 3], marks=pytest.mark.card("bravos-tracer")),
        pytest.param("bravos-tracer-rare", [4, 3, 4], marks=pytest.mark.card("bravos-tracer-rare")),
    ],
)
def test_bravos_tracer_is_fleeting_at_once(key: str, statistics: list[int]) -> None:
    road = Road(hand=key, companion="kappa", mana=2).play(f"play/{key}/hero")
    assert road.changes() == {"hand": "", "hero": f"{key} fleeting", "mana": 0}
    assert road.totals(ME, HERO) == statistics
    road.nobody_is_waiting_but(YOU)
    road.both_pass()
    assert (road.reserve(ME), road.discard(ME)) == (["kappa"], [key])
    road = Road(reserve=key, mana=2).play(f"reserve/{key}/hero")
    assert road.changes() == {"reserve": "", "hero": f"{key} fleeting", "mana": 0}
    road.nobody_is_waiting_but(YOU)


@pytest.mark.clause("trigger.joins")
@pytest.mark.parametrize(
    "key",
    [
        pytest.param("bravos-tracer", marks=pytest.mark.card("bravos-tracer")),
        pytest.param("bravos-tracer-rare", marks=pytest.mark.card("bravos-tracer-rare")),
    ],
)
def test_bravos_tracer_is_fleeting_wherever_it_comes_from(key: str) -> None:
    """On arrival, not from hand alone: a Tracer that was revealed and played from the deck is Fleeting too."""
    with lent("nevenka-blotch", exhaust(RevealTop())):
        road = Road(my_hero="nevenka-blotch", deck=key, mana=0)
        road.play("exhaust/nevenka-blotch", f"play/{key}/hero")
        assert (road.hero(ME), road.status(key)) == ([key], ["fleeting"])


@pytest.mark.card("haven-bouncer")
def test_haven_bouncer_sabotages_from_hand() -> None:
    road = Road(hand="haven-bouncer", reserve="jian", hero="booda", your_reserve="kappa, atlas", mana=3)
    road.play("play/haven-bouncer/hero")
    assert set(road.keys()) == {"pass", "pick/jian/my-reserve", "pick/kappa/your-reserve", "pick/atlas/your-reserve"}
    road.play("pick/atlas/your-reserve")
    assert road.changes() == {
        "hand": "", "hero": "booda, haven-bouncer", "your_reserve": "kappa", "your_discard": "atlas", "mana": 0
    }  # fmt: skip
    road.nobody_is_waiting_but(YOU)
    road = Road(hand="haven-bouncer", your_reserve="kappa", mana=3).play("play/haven-bouncer/hero", "pass")
    assert road.changes() == {"hand": "", "hero": "haven-bouncer", "mana": 0}
    road.nobody_is_waiting_but(YOU)


@pytest.mark.card("haven-bouncer")
def test_haven_bouncer_gains_a_boost_from_reserve() -> None:
    road = Road(reserve="haven-bouncer, inari", hero="booda", your_reserve="kappa", mana=3)
    road.play("reserve/haven-bouncer/hero")
    assert road.changes() == {"reserve": "inari", "hero": "booda, haven-bouncer +1 fleeting", "mana": 0}
    assert road.totals(ME, HERO) == [5, 5, 5]
    road.nobody_is_waiting_but(YOU)


@pytest.mark.card("atlas")
def test_atlas_counts_in_both_expeditions() -> None:
    road = Road(hand="atlas", hero="booda", companion="ordis-recruit", your_hero="kappa", mana=5)
    road.play("play/atlas/companion")
    assert road.changes() == {"hand": "", "companion": "ordis-recruit, atlas", "mana": 0}
    assert (road.totals(ME, HERO), road.totals(ME, COMPANION)) == ([5, 5, 5], [4, 4, 4])
    assert road.totals(YOU, HERO) == [4, 4, 5]
    road.nobody_is_waiting_but(YOU)
    road = Road(reserve="atlas", mana=5).play("reserve/atlas/hero")
    assert road.changes() == {"reserve": "", "hero": "atlas fleeting", "mana": 0}
    assert (road.totals(ME, HERO), road.totals(ME, COMPANION)) == ([3, 3, 3], [3, 3, 3])
    road.nobody_is_waiting_but(YOU)


@pytest.mark.card("atlas")
def test_both_expeditions_advance_by_atlas_alone_and_he_rests_once() -> None:
    road = Road(hero="atlas", your_hero="ordis-recruit", your_companion="kappa").both_pass()
    assert (road.markers(ME), road.markers(YOU)) == ((1, 7), (0, 6))
    assert (road.reserve(ME), road.reserve(YOU)) == (["atlas"], ["kappa"])


@pytest.mark.card("dorothy-gale-bravos")
def test_dorothy_gale_may_send_a_character_to_reserve_from_hand_only() -> None:
    road = Road(hand="dorothy-gale-bravos", hero="booda", your_hero="kappa +1", your_landmarks="brassbug-hub", mana=5)
    road.play("play/dorothy-gale-bravos/companion")
    assert set(road.keys()) == {
        "pass", "pick/booda/my-hero", "pick/kappa/your-hero", "pick/dorothy-gale-bravos/my-companion"
    }  # fmt: skip
    road.play("pick/kappa/your-hero")
    assert road.changes() == {
        "hand": "", "companion": "dorothy-gale-bravos", "your_hero": "", "your_reserve": "kappa", "mana": 0
    }  # fmt: skip
    assert road.totals(ME, COMPANION) == [3, 2, 2]
    road.nobody_is_waiting_but(YOU)
    road = Road(reserve="dorothy-gale-bravos", your_hero="kappa", mana=3).play("reserve/dorothy-gale-bravos/hero")
    assert road.changes() == {"reserve": "", "hero": "dorothy-gale-bravos fleeting", "mana": 0}
    road.nobody_is_waiting_but(YOU)


@pytest.mark.card("dorothy-gale-bravos")
@pytest.mark.clause("ruling.dorothy-gale")
@pytest.mark.parametrize(
    ("choice", "changes"),
    [
        ("pass", {}),
        ("pick/shenlong-rare/your-hero", {"your_hero": "booda", "your_reserve": "shenlong-rare", "mana": 0}),
        ("pick/booda/your-hero", {"your_hero": "shenlong-rare"}),
    ],
)
def test_dorothy_gale_facing_tough_pays_picks_another_or_declines(choice: str, changes: dict[str, str | int]) -> None:
    road = Road(hand="dorothy-gale-bravos", your_hero="shenlong-rare, booda", mana=6)
    road.play("play/dorothy-gale-bravos/hero", choice)
    assert road.changes() == {"hand": "", "hero": "dorothy-gale-bravos", "mana": 1, **changes}
    road.nobody_is_waiting_but(YOU)


@pytest.mark.card("shenlong-rare")
def test_shenlong_is_tough_1() -> None:
    road = Road(hand="beauty-sleep", your_hero="shenlong-rare", mana=2).play("play/beauty-sleep")
    assert road.keys() == ["pass", "pick/shenlong-rare/your-hero"]
    road.play("pick/shenlong-rare/your-hero")
    assert road.changes() == {"hand": "", "reserve": "beauty-sleep", "your_hero": "shenlong-rare asleep", "mana": 0}
    road.nobody_is_waiting_but(YOU)
    road = Road(hand="beauty-sleep", your_hero="shenlong-rare", mana=1).play("play/beauty-sleep")  # no mana for it
    assert road.changes() == {"hand": "", "reserve": "beauty-sleep", "mana": 0}
    road = Road(hand="beauty-sleep", hero="shenlong-rare", mana=1).play(
        "play/beauty-sleep"
    )  # its own player pays nothing
    assert road.changes() == {"hand": "", "reserve": "beauty-sleep", "hero": "shenlong-rare asleep", "mana": 0}
    road.nobody_is_waiting_but(YOU)


@pytest.mark.card("intimidation")
def test_intimidation_returns_a_cheap_card_to_its_owners_hand() -> None:
    road = Road(
        hand="intimidation", hero="ordis-recruit", your_hero="kappa +2 fleeting", your_companion="atlas",
        your_landmarks="kelonic-generator-rare, the-monolith", mana=2,
    )  # fmt: skip
    road.play("play/intimidation")
    assert set(road.keys()) == {
        "pick/ordis-recruit/my-hero", "pick/kappa/your-hero", "pick/kelonic-generator-rare/your-landmarks"
    }  # fmt: skip
    assert road.why_not("pick/atlas/your-companion") == "target.anyone"
    road.play("pick/kappa/your-hero")
    assert road.changes() == {"hand": "", "discard": "intimidation", "your_hero": "", "your_hand": "kappa", "mana": 0}
    road.nobody_is_waiting_but(YOU)


@pytest.mark.card("intimidation")
def test_intimidation_returns_a_landmark_and_is_discarded_from_reserve_too() -> None:
    road = Road(reserve="intimidation", your_hero="atlas", your_landmarks="brassbug-hub #2, the-monolith", mana=2)
    road.play("reserve/intimidation")
    assert road.changes() == {
        "reserve": "", "discard": "intimidation", "your_landmarks": "the-monolith", "your_hand": "brassbug-hub",
        "mana": 0,
    }  # fmt: skip
    road.nobody_is_waiting_but(YOU)


@pytest.mark.card("intimidation")
@pytest.mark.clause("ruling.token-returned")
def test_intimidation_makes_a_token_vanish() -> None:
    road = Road(hand="intimidation", your_hero="booda, atlas", mana=2).play("play/intimidation")
    assert road.changes() == {"hand": "", "discard": "intimidation", "your_hero": "atlas", "mana": 0}
    road.nobody_is_waiting_but(YOU)


@pytest.mark.card("physical-training")
def test_physical_training_gives_a_character_three_boosts() -> None:
    road = Road(hand="physical-training", hero="inari", your_hero="kappa +1, booda", deck="atlas", mana=2)
    road.play("play/physical-training")
    assert set(road.keys()) == {"pick/inari/my-hero", "pick/kappa/your-hero", "pick/booda/your-hero"}
    road.play("pick/inari/my-hero")
    assert road.changes() == {"hand": "", "hero": "inari +3", "reserve": "physical-training", "mana": 0}
    assert road.totals(ME, HERO) == [6, 4, 6]
    road.nobody_is_waiting_but(YOU)
    road = Road(reserve="physical-training", your_hero="kappa +1", mana=3).play("reserve/physical-training")
    assert road.changes() == {"reserve": "", "discard": "physical-training", "your_hero": "kappa +4", "mana": 0}
    road.nobody_is_waiting_but(YOU)


@pytest.mark.card("physical-training-rare")
def test_rare_physical_training_draws_a_card_besides() -> None:
    road = Road(hand="physical-training-rare", hero="inari", your_companion="booda", deck="atlas, jian", mana=3)
    road.play("play/physical-training-rare")
    assert set(road.keys()) == {"pick/inari/my-hero", "pick/booda/your-companion"}
    road.play("pick/inari/my-hero")
    assert road.changes() == {
        "hand": "atlas", "hero": "inari +3", "reserve": "physical-training-rare", "mana": 0, "deck": -1
    }  # fmt: skip
    road.nobody_is_waiting_but(YOU)
    road = Road(reserve="physical-training-rare", deck="atlas", mana=3).play("reserve/physical-training-rare")
    assert road.changes() == {  # nobody to boost: the card is drawn all the same
        "reserve": "", "hand": "atlas", "discard": "physical-training-rare", "mana": 0, "deck": -1
    }  # fmt: skip
    road.nobody_is_waiting_but(YOU)


@pytest.mark.card("the-spindle-bravos")
def test_the_spindle_makes_my_characters_tough_2() -> None:
    road = Road(hand="the-spindle-bravos", hero="kappa", mana=3).play("play/the-spindle-bravos")
    assert road.changes() == {"hand": "", "landmarks": "the-spindle-bravos", "mana": 0}
    road.nobody_is_waiting_but(YOU)
    road = Road(hand="banishing-gate", hero="booda", your_hero="kappa, shenlong-rare",
                your_landmarks="the-spindle-bravos", your_reserve="inari", mana=6)  # fmt: skip
    road.play("play/banishing-gate")  # two mana are left: Shenlong is Tough 3, the Landmark not at all
    assert set(road.keys()) == {
        "pick/booda/my-hero", "pick/kappa/your-hero", "pick/the-spindle-bravos/your-landmarks"
    }  # fmt: skip
    assert road.why_not("pick/shenlong-rare/your-hero") == "tough.pay"
    road.play("pick/kappa/your-hero")
    assert road.changes() == {
        "hand": "", "discard": "banishing-gate", "your_hero": "shenlong-rare", "your_discard": "kappa", "mana": 0
    }  # fmt: skip
    road.nobody_is_waiting_but(YOU)


@pytest.mark.card("the-spindle-bravos")
def test_the_spindle_protects_no_reserve_and_only_while_it_is_there() -> None:
    road = Road(hand="haven-bouncer", your_reserve="kappa", your_landmarks="the-spindle-bravos", mana=3)
    road.play("play/haven-bouncer/hero", "pick/kappa/your-reserve")
    assert road.changes() == {
        "hand": "", "hero": "haven-bouncer", "your_reserve": "", "your_discard": "kappa", "mana": 0
    }  # fmt: skip
    road = Road(hand="beauty-sleep", landmarks="the-spindle-bravos", your_hero="kappa", mana=1).play(
        "play/beauty-sleep"
    )
    assert road.changes() == {"hand": "", "reserve": "beauty-sleep", "your_hero": "kappa asleep", "mana": 0}
    road = Road(reserve="the-spindle-bravos", mana=3).play("reserve/the-spindle-bravos")
    assert road.changes() == {"reserve": "", "landmarks": "the-spindle-bravos", "mana": 0}
    road = Road(hand="beauty-sleep", your_hero="booda", your_landmarks="the-spindle-bravos", mana=2)
    road.play("play/beauty-sleep")  # a token is Tough too: one mana is not enough
    assert road.changes() == {"hand": "", "reserve": "beauty-sleep", "mana": 1}
    road = Road(hand="intimidation, beauty-sleep", your_hero="kappa", your_landmarks="the-spindle-bravos", mana=3,
                passed=YOU)  # fmt: skip
    road.play("play/intimidation", "play/beauty-sleep")  # the Spindle is the one free target, then Kappa is free too
    assert road.changes() == {
        "hand": "", "discard": "intimidation", "reserve": "beauty-sleep", "your_landmarks": "",
        "your_hand": "the-spindle-bravos", "your_hero": "kappa asleep", "mana": 0,
    }  # fmt: skip
    road.nobody_is_waiting_but(ME)
