"""The cards of Muna, one by one: set up by naming cards, then only played, then everything that changed."""

import pytest

from tests.altered.road import COMPANION, HERO, ME, YOU, Road, check_plain


@pytest.mark.card("teija-nauraa")
def test_teija_and_nauraa_boost_the_first_character_of_the_afternoon() -> None:
    road = Road(
        hand="beauty-sleep, kappa, inari", hero="booda", my_hero="teija-nauraa", your_hand="atlas", your_hero="jian"
    )
    road.play("play/beauty-sleep", "pick/jian/your-hero")  # a Spell is no Character
    road.play("play/atlas/hero")  # nor is it mine
    road.play("play/kappa/hero", "pass")
    assert road.changes() == {
        "hand": "inari", "reserve": "beauty-sleep", "hero": "booda, kappa +1", "mana": 5,
        "your_hand": "", "your_hero": "jian asleep, atlas", "your_mana": 5,
    }  # fmt: skip
    road.play("play/inari/hero")  # the second one
    assert (road.boosts("inari"), road.boosts("booda")) == (0, 0)
    road.nobody_is_waiting_but(ME)


@pytest.mark.card("teija-nauraa")
def test_teija_and_nauraa_boost_one_character_each_afternoon_from_reserve_too() -> None:
    road = Road(hand="kappa", reserve="inari", my_hero="teija-nauraa", passed=YOU).play("play/kappa/hero", "pass")
    assert road.reserve(ME) == ["inari", "kappa"]
    road.play("pass", "pass", "pass")  # nobody expands; the opponent, now first, passes
    road.play("reserve/inari/hero")
    assert (road.boosts("inari"), road.status("inari")) == (1, ["fleeting"])
    road.nobody_is_waiting_but(ME)


@pytest.mark.card("teija-nauraa")
def test_teija_and_nauraa_boost_no_token_that_comes_with_the_first_character() -> None:
    road = Road(hand="ordis-cadets", my_hero="teija-nauraa", mana=2).play("play/ordis-cadets/hero")
    while road.table.waiting == [ME]:  # the boost and the recruit in any order
        road.play(road.keys()[0])
    assert road.changes() == {"hand": "", "hero": "ordis-cadets +1, ordis-recruit", "mana": 0}
    road.nobody_is_waiting_but(YOU)


@pytest.mark.parametrize(
    ("key", "cost", "statistics"),
    [
        pytest.param("spindle-harvesters", 1, [1, 0, 0], marks=pytest.mark.card("spindle-harvesters")),
        pytest.param("sneezer-shroom", 2, [1, 1, 1], marks=pytest.mark.card("sneezer-shroom")),
        pytest.param("sneezer-shroom-rare", 2, [1, 1, 1], marks=pytest.mark.card("sneezer-shroom-rare")),
        pytest.param("coniferal-coneman", 5, [3, 3, 3], marks=pytest.mark.card("coniferal-coneman")),
        pytest.param("coniferal-coneman-rare", 4, [3, 3, 3], marks=pytest.mark.card("coniferal-coneman-rare")),
    ],
)
def test_a_plant_with_roots_is_anchored_from_wherever_it_comes(key: str, cost: int, statistics: list[int]) -> None:
    assert Road(hand=key, mana=cost - 1).why_not(f"play/{key}/hero") == "afternoon.play-cost"
    road = Road(hand=key, hero="booda", companion="kappa", mana=cost).play(f"play/{key}/hero")
    assert road.changes() == {"hand": "", "hero": f"booda, {key} anchored", "mana": 0}
    assert road.totals(ME, HERO) == [2 + statistic for statistic in statistics]
    road.nobody_is_waiting_but(YOU)
    road.both_pass()  # it stays for a Night
    assert (road.hero(ME), road.status(key), road.reserve(ME)) == ([key], [], ["kappa"])
    assert Road(reserve=key, mana=cost - 1).why_not(f"reserve/{key}/hero") == "afternoon.play-cost"
    road = Road(reserve=key, mana=cost).play(f"reserve/{key}/companion")
    assert road.changes() == {"reserve": "", "companion": f"{key} fleeting anchored", "mana": 0}
    road.nobody_is_waiting_but(YOU)


@pytest.mark.card("sneezer-shroom-rare")
def test_rare_sneezer_shroom_grows_at_noon() -> None:
    road = Road(hero="sneezer-shroom-rare +1, sneezer-shroom", reserve="sneezer-shroom-rare", phase="noon")
    assert road.changes() == {"hero": "sneezer-shroom-rare +2, sneezer-shroom"}
    road.nobody_is_waiting_but(ME)


@pytest.mark.card("kitsune")
def test_kitsune_lets_each_player_draw_from_hand_only() -> None:
    road = Road(hand="kitsune", deck="kappa, jian", your_hand="inari", your_deck="atlas, jian", hero="booda", mana=2)
    road.play("play/kitsune/companion")
    assert road.changes() == {
        "hand": "kappa", "deck": -1, "your_hand": "inari, atlas", "your_deck": -1, "companion": "kitsune", "mana": 0
    }  # fmt: skip
    assert road.totals(ME, COMPANION) == [0, 3, 2]
    road.nobody_is_waiting_but(YOU)
    road = Road(reserve="kitsune", mana=2).play("reserve/kitsune/hero")
    assert road.changes() == {"reserve": "", "hero": "kitsune fleeting", "mana": 0}
    road.nobody_is_waiting_but(YOU)


@pytest.mark.parametrize(
    ("key", "cost", "printed"),
    [
        pytest.param("yong-su", 3, 3, marks=pytest.mark.card("yong-su")),
        pytest.param("yong-su-rare", 2, 2, marks=pytest.mark.card("yong-su-rare")),
    ],
)
def test_yong_su_gains_two_boosts_with_two_plants(key: str, cost: int, printed: int) -> None:
    road = Road(hand=key, hero="sneezer-shroom", companion="spindle-harvesters", mana=cost).play(f"play/{key}/hero")
    assert road.changes() == {"hand": "", "hero": f"sneezer-shroom, {key} +2", "mana": 0}
    assert road.totals(ME, HERO) == [printed + 3] * 3
    road.nobody_is_waiting_but(YOU)
    road = Road(reserve=key, hero="sneezer-shroom, sneezer-shroom", mana=cost).play(f"reserve/{key}/companion")
    assert road.changes() == {"reserve": "", "companion": f"{key} +2 fleeting", "mana": 0}
    road.nobody_is_waiting_but(YOU)
    road = Road(hand=key, hero="sneezer-shroom, kappa", reserve="sneezer-shroom", your_hero="sneezer-shroom", mana=cost)
    road.play(f"play/{key}/hero")  # one Plant is mine and in play
    assert road.changes() == {"hand": "", "hero": f"sneezer-shroom, kappa, {key}", "mana": 0}
    road.nobody_is_waiting_but(YOU)


@pytest.mark.card("daughter-of-yggdrasil")
def test_daughter_of_yggdrasil_lets_the_opponent_draw_from_hand_only() -> None:
    road = Road(hand="daughter-of-yggdrasil", deck="kappa", your_hand="inari", your_deck="atlas, jian", mana=3)
    road.play("play/daughter-of-yggdrasil/hero")
    assert road.changes() == {
        "hand": "", "hero": "daughter-of-yggdrasil", "your_hand": "inari, atlas", "your_deck": -1, "mana": 0
    }  # fmt: skip
    assert road.totals(ME, HERO) == [5, 5, 3]
    road.nobody_is_waiting_but(YOU)
    road = Road(reserve="daughter-of-yggdrasil", mana=3).play("reserve/daughter-of-yggdrasil/hero")
    assert road.changes() == {"reserve": "", "hero": "daughter-of-yggdrasil fleeting", "mana": 0}
    road.nobody_is_waiting_but(YOU)


@pytest.mark.parametrize(
    ("key", "hand_cost", "reserve_cost", "statistics"),
    [
        pytest.param("inari", 3, 2, [3, 1, 3], marks=pytest.mark.card("inari")),
        pytest.param("cernunnos", 4, 3, [4, 4, 4], marks=pytest.mark.card("cernunnos")),
    ],
)
def test_a_character_without_text_costs_and_counts_what_is_printed(
    key: str, hand_cost: int, reserve_cost: int, statistics: list[int]
) -> None:
    check_plain(key, hand_cost, reserve_cost, statistics)


@pytest.mark.card("lyra-cloth-dancer-muna")
@pytest.mark.clause("ruling.status-again")
def test_lyra_cloth_dancer_may_make_a_character_fleeting_from_hand_only() -> None:
    road = Road(hand="lyra-cloth-dancer-muna", hero="booda", your_hero="kappa fleeting, atlas", mana=3)
    road.play("play/lyra-cloth-dancer-muna/companion")
    assert set(road.keys()) == {
        "pass", "pick/booda/my-hero", "pick/lyra-cloth-dancer-muna/my-companion", "pick/kappa/your-hero",
        "pick/atlas/your-hero",
    }  # fmt: skip
    road.play("pick/atlas/your-hero")
    assert road.changes() == {
        "hand": "", "companion": "lyra-cloth-dancer-muna", "your_hero": "kappa fleeting, atlas fleeting", "mana": 0
    }  # fmt: skip
    assert road.totals(ME, COMPANION) == [0, 3, 2]
    road.nobody_is_waiting_but(YOU)
    road = Road(hand="lyra-cloth-dancer-muna", your_hero="kappa fleeting", mana=3)
    road.play("play/lyra-cloth-dancer-muna/hero", "pick/kappa/your-hero")  # Fleeting already: a pointless choice
    assert road.changes() == {"hand": "", "hero": "lyra-cloth-dancer-muna", "mana": 0}
    road = Road(reserve="lyra-cloth-dancer-muna", your_hero="kappa", mana=2).play("reserve/lyra-cloth-dancer-muna/hero")
    assert road.changes() == {"reserve": "", "hero": "lyra-cloth-dancer-muna fleeting", "mana": 0}
    road.nobody_is_waiting_but(YOU)


@pytest.mark.card("muna-druid")
def test_muna_druid_anchors_a_cheap_character() -> None:
    road = Road(reserve="muna-druid, inari", hero="inari, kappa", your_hero="booda", mana=0)
    road.play("support/muna-druid")
    assert set(road.keys()) == {"pick/inari/my-hero", "pick/booda/your-hero"}
    assert road.why_not("pick/kappa/my-hero") == "target.anyone"
    road.play("pick/inari/my-hero")
    assert road.changes() == {"reserve": "inari", "discard": "muna-druid", "hero": "inari anchored, kappa"}
    road.nobody_is_waiting_but(ME)
    check_plain("muna-druid", 3, 2, [3, 2, 2])


@pytest.mark.card("parvati-rare")
def test_parvati_anchors_a_character_herself_if_there_is_nobody_else() -> None:
    road = Road(hand="parvati-rare", hero="atlas", companion="kappa", your_hero="booda", mana=4)
    road.play("play/parvati-rare/hero")
    assert set(road.keys()) == {
        "pick/atlas/my-hero", "pick/parvati-rare/my-hero", "pick/kappa/my-companion", "pick/booda/your-hero"
    }  # fmt: skip
    road.play("pick/atlas/my-hero")
    assert road.changes() == {"hand": "", "hero": "atlas anchored, parvati-rare", "mana": 0}
    assert road.totals(ME, HERO) == [6, 3, 6]
    road.nobody_is_waiting_but(YOU)
    road = Road(reserve="parvati-rare", mana=3).play("reserve/parvati-rare/companion")
    assert road.changes() == {"reserve": "", "companion": "parvati-rare fleeting anchored", "mana": 0}
    road.nobody_is_waiting_but(YOU)


@pytest.mark.card("beauty-sleep")
def test_beauty_sleep_makes_a_character_asleep() -> None:
    road = Road(hand="beauty-sleep", hero="inari", your_hero="kappa, booda", your_landmarks="the-monolith", mana=1)
    road.play("play/beauty-sleep")
    assert set(road.keys()) == {"pick/inari/my-hero", "pick/kappa/your-hero", "pick/booda/your-hero"}
    road.play("pick/kappa/your-hero")
    assert road.changes() == {"hand": "", "reserve": "beauty-sleep", "your_hero": "kappa asleep, booda", "mana": 0}
    assert road.totals(YOU, HERO) == [2, 2, 2]
    road.nobody_is_waiting_but(YOU)
    road = Road(reserve="beauty-sleep", hero="inari", mana=3).play("reserve/beauty-sleep")
    assert road.changes() == {"reserve": "", "discard": "beauty-sleep", "hero": "inari asleep", "mana": 0}
    road.nobody_is_waiting_but(YOU)


@pytest.mark.parametrize(
    ("key", "reserve_cost"),
    [
        pytest.param("meditation-training", 3, marks=pytest.mark.card("meditation-training")),
        pytest.param("meditation-training-rare", 2, marks=pytest.mark.card("meditation-training-rare")),
    ],
)
def test_meditation_training_anchors_a_cheap_character(key: str, reserve_cost: int) -> None:
    road = Road(hand=key, hero="inari, kappa", your_hero="booda", mana=2).play(f"play/{key}")
    assert set(road.keys()) == {"pick/inari/my-hero", "pick/booda/your-hero"}
    assert road.why_not("pick/kappa/my-hero") == "target.anyone"
    road.play("pick/inari/my-hero")
    assert road.changes() == {"hand": "", "reserve": key, "hero": "inari anchored, kappa", "mana": 0}
    road.nobody_is_waiting_but(YOU)
    road = Road(reserve=key, hero="inari", mana=reserve_cost).play(f"reserve/{key}")
    assert road.changes() == {"reserve": "", "discard": key, "hero": "inari anchored", "mana": 0}
    assert Road(reserve=key, hero="inari", mana=reserve_cost - 1).why_not(f"reserve/{key}") == "afternoon.play-cost"
    road.nobody_is_waiting_but(YOU)


@pytest.mark.card("meditation-training-rare")
def test_rare_meditation_training_supports_the_next_character_of_the_turn() -> None:
    road = Road(hand="nurture, kappa, inari", reserve="meditation-training-rare, jian", hero="booda", passed=YOU)
    road.play("support/meditation-training-rare")
    assert road.changes() == {"reserve": "jian", "discard": "meditation-training-rare"}
    road.nobody_is_waiting_but(ME)
    road.play("play/kappa/hero", "play/inari/hero")
    assert (road.boosts("kappa"), road.boosts("inari"), road.boosts("booda")) == (1, 0, 0)
    assert road.mana(ME) == 3
    road = Road(hand="nurture, kappa", reserve="meditation-training-rare", passed=YOU)
    road.play("support/meditation-training-rare", "play/nurture", "play/kappa/hero")  # the turn was over
    assert road.boosts("kappa") == 0
    road.nobody_is_waiting_but(ME)
    assert Road(reserve="meditation-training").why_not("support/meditation-training") == "card.support"


@pytest.mark.parametrize(
    ("key", "hand_cost", "reserve_cost", "boosts"),
    [
        pytest.param("nurture", 2, 1, 1, marks=pytest.mark.card("nurture")),
        pytest.param("nurture-rare", 3, 2, 2, marks=pytest.mark.card("nurture-rare")),
    ],
)
def test_nurture_boosts_up_to_two_characters(key: str, hand_cost: int, reserve_cost: int, boosts: int) -> None:
    road = Road(hand=key, hero="inari", companion="kappa +1", your_hero="booda", mana=hand_cost).play(f"play/{key}")
    assert set(road.keys()) == {"pass", "pick/inari/my-hero", "pick/kappa/my-companion", "pick/booda/your-hero"}
    road.play("pick/inari/my-hero")
    assert set(road.keys()) == {"pass", "pick/kappa/my-companion", "pick/booda/your-hero"}
    road.play("pick/kappa/my-companion")
    assert road.changes() == {
        "hand": "", "reserve": key, "hero": f"inari +{boosts}", "companion": f"kappa +{1 + boosts}", "mana": 0
    }  # fmt: skip
    road.nobody_is_waiting_but(YOU)
    road = Road(reserve=key, hero="inari", your_hero="booda", mana=reserve_cost)
    road.play(f"reserve/{key}", "pick/inari/my-hero", "pass")  # one is enough
    assert road.changes() == {"reserve": "", "discard": key, "hero": f"inari +{boosts}", "mana": 0}
    road.nobody_is_waiting_but(YOU)
    road = Road(hand=key, hero="inari", mana=hand_cost).play(f"play/{key}", "pass")  # so is none
    assert road.changes() == {"hand": "", "reserve": key, "mana": 0}
    road.nobody_is_waiting_but(YOU)


@pytest.mark.card("physical-training-muna")
def test_physical_training_gives_a_character_three_boosts() -> None:
    road = Road(hand="physical-training-muna", hero="inari", your_hero="kappa +1, booda", deck="atlas", mana=2)
    road.play("play/physical-training-muna")
    assert set(road.keys()) == {"pick/inari/my-hero", "pick/kappa/your-hero", "pick/booda/your-hero"}
    road.play("pick/inari/my-hero")
    assert road.changes() == {"hand": "", "hero": "inari +3", "reserve": "physical-training-muna", "mana": 0}
    road.nobody_is_waiting_but(YOU)
    road = Road(reserve="physical-training-muna", your_hero="kappa +1", mana=3).play("reserve/physical-training-muna")
    assert road.changes() == {"reserve": "", "discard": "physical-training-muna", "your_hero": "kappa +4", "mana": 0}
    road.nobody_is_waiting_but(YOU)
