"""The cards of Yzmir, one by one: set up by naming cards, then only played, then everything that changed."""

import pytest

from tests.altered.road import COMPANION, HERO, ME, YOU, Road, check_plain


@pytest.mark.card("akesha-taru")
def test_akesha_and_taru_end_the_turn_of_the_first_player_without_a_pass() -> None:
    road = Road(hand="kappa", hero="booda", your_hand="jian", your_hero_card="sierra-oddball")
    road.play("exhaust/akesha-taru")
    assert road.changes() == {"my_hero": "akesha-taru exhausted"}
    road.nobody_is_waiting_but(YOU)
    road.play("play/jian/hero")
    assert road.may("play/kappa/hero")
    assert road.why_not("exhaust/akesha-taru") == "status.exhausted"
    road.nobody_is_waiting_but(ME)


@pytest.mark.card("akesha-taru")
def test_akesha_and_taru_do_nothing_for_the_second_player() -> None:
    road = Road(hand="kappa", first=YOU, passed=YOU)
    assert road.why_not("exhaust/akesha-taru") == "card.over-rules"
    assert road.keys() == ["pass", "play/kappa/hero", "play/kappa/companion"]
    assert road.changes() == {}
    road.nobody_is_waiting_but(ME)


@pytest.mark.card("akesha-taru")
@pytest.mark.clause("action.alone-after-you")
def test_akesha_and_taru_give_me_another_turn_if_the_opponent_has_passed() -> None:
    road = Road(hand="kappa", reserve="issun-boshi", passed=YOU).play("support/issun-boshi", "exhaust/akesha-taru")
    road.nobody_is_waiting_but(ME)
    road.play("play/kappa/hero")  # in a new turn: what was promised has ended
    assert road.boosts("kappa") == 0
    road.nobody_is_waiting_but(ME)


@pytest.mark.card("studious-disciple")
def test_studious_disciple_makes_the_next_spell_of_the_turn_cheaper() -> None:
    road = Road(hand="off-you-go, beauty-sleep", reserve="studious-disciple, inari", hero="jian", mana=9, passed=YOU)
    road.play("support/studious-disciple")
    assert road.changes() == {"reserve": "inari", "discard": "studious-disciple"}
    road.nobody_is_waiting_but(ME)
    road.play("play/off-you-go")
    assert road.mana(ME) == 8
    road.play("play/beauty-sleep")
    assert road.mana(ME) == 7
    road = Road(hand="inari, spy-craft", reserve="studious-disciple", mana=5, passed=YOU)
    road.play("support/studious-disciple", "play/inari/hero", "play/spy-craft")  # no Spell, then a turn too late
    assert road.mana(ME) == 0
    road = Road(hand="beauty-sleep", reserve="studious-disciple", hero="jian", mana=0)
    assert road.why_not("play/beauty-sleep") == "afternoon.play-cost"
    road.play("support/studious-disciple", "play/beauty-sleep")  # down to nothing
    assert road.changes() == {
        "hand": "", "reserve": "beauty-sleep", "discard": "studious-disciple", "hero": "jian asleep"
    }  # fmt: skip
    road.nobody_is_waiting_but(YOU)
    check_plain("studious-disciple", 1, 1, [0, 1, 1])


@pytest.mark.parametrize(
    ("key", "hand_cost", "reserve_cost", "statistics"),
    [
        pytest.param("lady-of-the-lake", 2, 2, [1, 1, 3], marks=pytest.mark.card("lady-of-the-lake")),
        pytest.param("yzmir-stargazer", 2, 1, [1, 2, 1], marks=pytest.mark.card("yzmir-stargazer")),
        pytest.param("alice", 3, 3, [2, 2, 4], marks=pytest.mark.card("alice")),
        pytest.param("alice-rare", 3, 3, [3, 3, 4], marks=pytest.mark.card("alice-rare")),
    ],
)
def test_a_character_without_a_trigger_costs_and_counts_what_is_printed(
    key: str, hand_cost: int, reserve_cost: int, statistics: list[int]
) -> None:
    check_plain(key, hand_cost, reserve_cost, statistics)


@pytest.mark.card("monolith-archivist-yzmir")
def test_monolith_archivist_is_a_defender() -> None:
    check_plain("monolith-archivist-yzmir", 2, 2, [3, 3, 3])
    road = Road(hero="monolith-archivist-yzmir, kappa", companion="jian", your_hero="inari").both_pass()
    assert (road.markers(ME), road.markers(YOU)) == ((0, 6), (0, 7))
    road = Road(hero="monolith-archivist-yzmir", your_hero="kappa").both_pass()  # the opponent is free to advance
    assert (road.markers(ME), road.markers(YOU)) == ((0, 7), (1, 7))


@pytest.mark.card("tooth-fairy-rare")
def test_tooth_fairy_sabotages_from_hand_only() -> None:
    road = Road(hand="tooth-fairy-rare", reserve="inari", hero="booda", your_reserve="kappa, jian", mana=2)
    road.play("play/tooth-fairy-rare/hero")
    assert set(road.keys()) == {"pass", "pick/inari/my-reserve", "pick/kappa/your-reserve", "pick/jian/your-reserve"}
    road.play("pick/kappa/your-reserve")
    assert road.changes() == {
        "hand": "", "hero": "booda, tooth-fairy-rare", "your_reserve": "jian", "your_discard": "kappa", "mana": 0
    }  # fmt: skip
    assert road.totals(ME, HERO) == [3, 3, 3]
    road.nobody_is_waiting_but(YOU)
    road = Road(hand="tooth-fairy-rare", your_reserve="kappa", mana=2).play("play/tooth-fairy-rare/hero", "pass")
    assert road.changes() == {"hand": "", "hero": "tooth-fairy-rare", "mana": 0}
    road = Road(reserve="tooth-fairy-rare", your_reserve="kappa", mana=1).play("reserve/tooth-fairy-rare/hero")
    assert road.changes() == {"reserve": "", "hero": "tooth-fairy-rare fleeting", "mana": 0}
    road.nobody_is_waiting_but(YOU)


@pytest.mark.parametrize(
    "key",
    [
        pytest.param("alice", marks=pytest.mark.card("alice")),
        pytest.param("alice-rare", marks=pytest.mark.card("alice-rare")),
    ],
)
def test_alice_ends_the_turn_without_a_pass_first_player_or_not(key: str) -> None:
    road = Road(hand="kappa", reserve=f"{key}, inari", your_hand="jian", mana=4).play(f"support/{key}")
    assert road.changes() == {"reserve": "inari", "discard": key}
    road.nobody_is_waiting_but(YOU)
    road.play("play/jian/hero", "play/kappa/hero")  # I have not passed
    assert road.hero(ME) == ["kappa"]
    road.nobody_is_waiting_but(YOU)
    road = Road(first=YOU, your_hand="jian", reserve=key).play("play/jian/hero", f"support/{key}")
    assert road.changes() == {"reserve": "", "discard": key, "your_hand": "", "your_hero": "jian", "your_mana": 8}
    road.nobody_is_waiting_but(YOU)


@pytest.mark.parametrize(
    ("key", "statistics"),
    [
        pytest.param("baba-yaga", [2, 1, 2], marks=pytest.mark.card("baba-yaga")),
        pytest.param("baba-yaga-rare", [3, 2, 2], marks=pytest.mark.card("baba-yaga-rare")),
    ],
)
def test_baba_yaga_draws_from_hand_only(key: str, statistics: list[int]) -> None:
    road = Road(hand=f"{key}, jian", hero="booda", deck="kappa, atlas", your_deck="inari", mana=3)
    road.play(f"play/{key}/companion")
    assert road.changes() == {"hand": "jian, kappa", "companion": key, "mana": 0, "deck": -1}
    assert road.totals(ME, COMPANION) == statistics
    road.nobody_is_waiting_but(YOU)
    road = Road(reserve=key, deck="kappa", mana=2).play(f"reserve/{key}/hero")
    assert road.changes() == {"reserve": "", "hero": f"{key} fleeting", "mana": 0}
    road.nobody_is_waiting_but(YOU)


@pytest.mark.parametrize(
    ("key", "boosts"),
    [
        pytest.param("kadigiran-alchemist", 2, marks=pytest.mark.card("kadigiran-alchemist")),
        pytest.param("kadigiran-alchemist-rare", 3, marks=pytest.mark.card("kadigiran-alchemist-rare")),
    ],
)
def test_kadigiran_alchemist_gains_boosts_from_hand_only(key: str, boosts: int) -> None:
    road = Road(hand=key, hero="booda", your_hero="kappa", mana=3).play(f"play/{key}/companion")
    assert road.changes() == {"hand": "", "companion": f"{key} +{boosts}", "mana": 0}
    assert road.totals(ME, COMPANION) == [1 + boosts] * 3
    road.nobody_is_waiting_but(YOU)
    road = Road(reserve=key, mana=1).play(f"reserve/{key}/hero")
    assert road.changes() == {"reserve": "", "hero": f"{key} fleeting", "mana": 0}
    road.nobody_is_waiting_but(YOU)


@pytest.mark.parametrize(
    ("key", "reserve_cost", "from_reserve_too"),
    [
        pytest.param("dorothy-gale", 3, False, marks=pytest.mark.card("dorothy-gale")),
        pytest.param("dorothy-gale-rare", 5, True, marks=pytest.mark.card("dorothy-gale-rare")),
    ],
)
def test_dorothy_gale_may_send_a_character_to_reserve(key: str, reserve_cost: int, from_reserve_too: bool) -> None:
    road = Road(hand=key, hero="booda", your_hero="kappa +1, atlas", your_landmarks="brassbug-hub", mana=5)
    road.play(f"play/{key}/companion")
    assert set(road.keys()) == {
        "pass", "pick/booda/my-hero", f"pick/{key}/my-companion", "pick/kappa/your-hero", "pick/atlas/your-hero"
    }  # fmt: skip
    road.play("pick/kappa/your-hero")
    assert road.changes() == {"hand": "", "companion": key, "your_hero": "atlas", "your_reserve": "kappa", "mana": 0}
    assert road.totals(ME, COMPANION) == [3, 2, 2]
    road.nobody_is_waiting_but(YOU)
    road = Road(hand=key, your_hero="kappa", mana=5).play(f"play/{key}/hero", "pass")
    assert road.changes() == {"hand": "", "hero": key, "mana": 0}
    road = Road(hand=key, mana=5).play(f"play/{key}/hero", f"pick/{key}/my-hero")  # she may go herself
    assert road.changes() == {"hand": "", "reserve": key, "mana": 0}
    road = Road(reserve=key, your_hero="kappa", mana=reserve_cost).play(f"reserve/{key}/hero")
    if from_reserve_too:
        road.play("pick/kappa/your-hero")
    assert (road.hero(YOU), road.reserve(YOU)) == (([], ["kappa"]) if from_reserve_too else (["kappa"], []))
    assert (road.status(key), road.mana(ME)) == (["fleeting"], 0)
    road.nobody_is_waiting_but(YOU)


@pytest.mark.parametrize(
    ("key", "printed"),
    [
        pytest.param("sakarabru", 4, marks=pytest.mark.card("sakarabru")),
        pytest.param("sakarabru-rare", 5, marks=pytest.mark.card("sakarabru-rare")),
    ],
)
def test_sakarabru_drives_the_expedition_facing_it_back_from_hand_only(key: str, printed: int) -> None:
    road = Road(hand=key, companion="booda", at=(2, 5), your_at=(3, 4), mana=7).play(f"play/{key}/hero")
    assert road.changes() == {"hand": "", "hero": key, "your_at": (2, 4), "mana": 0}
    assert road.totals(ME, HERO) == [printed] * 3
    road.nobody_is_waiting_but(YOU)
    road = Road(hand=key, at=(2, 5), your_at=(3, 4), mana=7).play(f"play/{key}/companion")
    assert road.changes() == {"hand": "", "companion": key, "your_at": (3, 5), "mana": 0}
    road = Road(hand=key, at=(2, 5), your_at=(0, 7), mana=7).play(f"play/{key}/hero")  # it stands at its start
    assert road.changes() == {"hand": "", "hero": key, "mana": 0}
    road = Road(reserve=key, at=(2, 5), your_at=(3, 4), mana=4).play(f"reserve/{key}/hero")
    assert road.changes() == {"reserve": "", "hero": f"{key} fleeting", "mana": 0}
    road.nobody_is_waiting_but(YOU)


@pytest.mark.card("sakarabru-rare")
def test_rare_sakarabru_supports_with_a_card() -> None:
    road = Road(reserve="sakarabru-rare, inari", deck="kappa, jian", your_at=(3, 4), mana=0)
    road.play("support/sakarabru-rare")
    assert road.changes() == {"reserve": "inari", "discard": "sakarabru-rare", "hand": "kappa", "deck": -1}
    road.nobody_is_waiting_but(ME)
    assert Road(reserve="sakarabru").why_not("support/sakarabru") == "card.support"


@pytest.mark.card("beauty-sleep-yzmir")
def test_beauty_sleep_makes_a_character_asleep() -> None:
    road = Road(
        hand="beauty-sleep-yzmir", hero="inari", your_hero="kappa, booda", your_landmarks="the-monolith", mana=1
    )
    road.play("play/beauty-sleep-yzmir")
    assert set(road.keys()) == {"pick/inari/my-hero", "pick/kappa/your-hero", "pick/booda/your-hero"}
    road.play("pick/kappa/your-hero")
    assert road.changes() == {
        "hand": "",
        "reserve": "beauty-sleep-yzmir",
        "your_hero": "kappa asleep, booda",
        "mana": 0,
    }
    assert road.totals(YOU, HERO) == [2, 2, 2]
    road.nobody_is_waiting_but(YOU)
    road = Road(reserve="beauty-sleep-yzmir", hero="inari", mana=3).play("reserve/beauty-sleep-yzmir")
    assert road.changes() == {"reserve": "", "discard": "beauty-sleep-yzmir", "hero": "inari asleep", "mana": 0}
    road.nobody_is_waiting_but(YOU)


@pytest.mark.card("off-you-go")
def test_off_you_go_sends_a_cheap_character_to_reserve() -> None:
    road = Road(hand="off-you-go", hero="booda", your_hero="inari +2, kappa", your_landmarks="brassbug-hub", mana=2)
    road.play("play/off-you-go")
    assert set(road.keys()) == {"pick/booda/my-hero", "pick/inari/your-hero"}
    assert road.why_not("pick/kappa/your-hero") == "target.anyone"
    road.play("pick/inari/your-hero")
    assert road.changes() == {
        "hand": "", "reserve": "off-you-go", "your_hero": "kappa", "your_reserve": "inari", "mana": 0
    }  # fmt: skip
    road.nobody_is_waiting_but(YOU)
    road = Road(reserve="off-you-go", your_hero="booda", mana=4).play("reserve/off-you-go")  # a token vanishes
    assert road.changes() == {"reserve": "", "discard": "off-you-go", "your_hero": "", "mana": 0}
    road.nobody_is_waiting_but(YOU)


@pytest.mark.card("spy-craft")
def test_spy_craft_sabotages_then_resupplies() -> None:
    road = Road(hand="spy-craft", reserve="inari", deck="atlas, booda", your_reserve="kappa, jian", mana=2)
    road.play("play/spy-craft")
    assert set(road.keys()) == {"pass", "pick/inari/my-reserve", "pick/kappa/your-reserve", "pick/jian/your-reserve"}
    road.play("pick/jian/your-reserve")
    assert road.changes() == {
        "hand": "", "discard": "spy-craft", "reserve": "inari, atlas", "your_reserve": "kappa", "your_discard": "jian",
        "mana": 0, "deck": -1,
    }  # fmt: skip
    road.nobody_is_waiting_but(YOU)
    road = Road(reserve="spy-craft", deck="atlas", your_reserve="kappa", mana=2).play("reserve/spy-craft", "pass")
    assert road.changes() == {"reserve": "atlas", "discard": "spy-craft", "mana": 0, "deck": -1}
    road.nobody_is_waiting_but(YOU)


@pytest.mark.card("banishing-gate")
def test_banishing_gate_discards_a_character_or_a_permanent() -> None:
    road = Road(
        hand="banishing-gate", hero="booda", landmarks="ordis-carrier", your_hero="atlas +3, kappa",
        your_landmarks="brassbug-hub #2", your_reserve="jian", mana=4,
    )  # fmt: skip
    road.play("play/banishing-gate")
    assert set(road.keys()) == {
        "pick/booda/my-hero", "pick/ordis-carrier/my-landmarks", "pick/atlas/your-hero", "pick/kappa/your-hero",
        "pick/brassbug-hub/your-landmarks",
    }  # fmt: skip
    road.play("pick/atlas/your-hero")
    assert road.changes() == {
        "hand": "", "discard": "banishing-gate", "your_hero": "kappa", "your_discard": "atlas", "mana": 0
    }  # fmt: skip
    road.nobody_is_waiting_but(YOU)
    road = Road(reserve="banishing-gate", your_landmarks="brassbug-hub #2", mana=4).play("reserve/banishing-gate")
    assert road.changes() == {
        "reserve": "", "discard": "banishing-gate", "your_landmarks": "", "your_discard": "brassbug-hub", "mana": 0
    }  # fmt: skip
    road.nobody_is_waiting_but(YOU)


@pytest.mark.card("krakens-wrath")
def test_krakens_wrath_sends_up_to_three_characters_of_cost_5_together_to_reserve() -> None:
    road = Road(
        hand="krakens-wrath", hero="jian", your_hero="inari, lyra-skald, ordis-trooper, shenlong-rare",
        your_companion="booda, kappa", mana=5,
    )  # fmt: skip
    road.play("play/krakens-wrath")
    assert set(road.keys()) == {
        "pass", "pick/jian/my-hero", "pick/inari/your-hero", "pick/lyra-skald/your-hero",
        "pick/ordis-trooper/your-hero", "pick/booda/your-companion", "pick/kappa/your-companion",
    }  # fmt: skip
    road.play("pick/inari/your-hero")  # two mana of cost are left to choose
    assert set(road.keys()) == {
        "pass", "pick/jian/my-hero", "pick/lyra-skald/your-hero", "pick/ordis-trooper/your-hero",
        "pick/booda/your-companion",
    }  # fmt: skip
    road.play("pick/lyra-skald/your-hero")
    assert road.keys() == ["pass", "pick/booda/your-companion"]  # a token costs nothing
    road.play("pick/booda/your-companion")
    assert road.changes() == {
        "hand": "", "discard": "krakens-wrath", "your_hero": "ordis-trooper, shenlong-rare", "your_companion": "kappa",
        "your_reserve": "inari, lyra-skald", "mana": 0,
    }  # fmt: skip
    road.nobody_is_waiting_but(YOU)


@pytest.mark.card("krakens-wrath")
def test_krakens_wrath_takes_no_fourth_one_and_may_stop_before() -> None:
    road = Road(hand="krakens-wrath", your_hero=", ".join(["ordis-recruit"] * 4), mana=5).play("play/krakens-wrath")
    road.play(*["pick/ordis-recruit/your-hero"] * 3)
    assert road.changes() == {"hand": "", "discard": "krakens-wrath", "your_hero": "ordis-recruit", "mana": 0}
    road.nobody_is_waiting_but(YOU)
    road = Road(reserve="krakens-wrath", your_hero="inari, jian", mana=5)
    road.play("reserve/krakens-wrath", "pick/jian/your-hero", "pass")
    assert road.changes() == {
        "reserve": "", "discard": "krakens-wrath", "your_hero": "inari", "your_reserve": "jian", "mana": 0
    }  # fmt: skip
    road.nobody_is_waiting_but(YOU)


@pytest.mark.card("krakens-wrath")
@pytest.mark.clause("ruling.tough-each")
def test_krakens_wrath_pays_for_each_tough_target() -> None:
    road = Road(hand="krakens-wrath", your_hero="ordis-trooper, lyra-skald, booda",
                your_landmarks="the-spindle-bravos", mana=9)  # fmt: skip
    road.play("play/krakens-wrath", "pick/ordis-trooper/your-hero", "pick/lyra-skald/your-hero")
    assert road.changes() == {  # two for each; nothing is left for a third one
        "hand": "", "discard": "krakens-wrath", "your_hero": "booda", "your_reserve": "ordis-trooper, lyra-skald",
        "mana": 0,
    }  # fmt: skip
    road.nobody_is_waiting_but(YOU)
