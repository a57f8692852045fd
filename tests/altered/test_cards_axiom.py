"""The cards of Axiom, one by one: set up by naming cards, then only played, then everything that changed."""

import pytest

from bivouac.games.altered.catalog import SUBTYPE
from tests.altered.road import COMPANION, HERO, ME, YOU, Road, check_plain, lent, told_keys

EVERY_EXPEDITION = [f"expedition/{place}" for place in ("my-hero", "my-companion", "your-hero", "your-companion")]


@pytest.mark.card("sierra-oddball")
def test_sierra_and_oddball_may_be_exhausted_for_a_brassbug_when_a_dear_permanent_is_played() -> None:
    road = Road(
        hand="brassbug-hub", my_hero="sierra-oddball", your_hero="kappa", your_hero_card="sierra-oddball", mana=3
    )
    road.play("play/brassbug-hub", "first/sierra-oddball")
    assert road.keys() == ["pass", "yes"]
    road.play("yes")
    assert road.keys() == EVERY_EXPEDITION
    road.play("expedition/my-companion")
    assert road.changes() == {
        "hand": "", "landmarks": "brassbug-hub #3", "companion": "brassbug", "my_hero": "sierra-oddball exhausted",
        "mana": 0,
    }  # fmt: skip
    assert road.totals(ME, COMPANION) == [2, 2, 2]
    road.nobody_is_waiting_but(YOU)


@pytest.mark.card("sierra-oddball")
def test_sierra_and_oddball_look_at_the_hand_cost_only_and_are_exhausted_once() -> None:
    road = Road(
        hand="axiom-reprocessor, kelonic-generator-rare, kappa", reserve="axiom-reprocessor",
        my_hero="sierra-oddball", mana=20, passed=YOU,
    )  # fmt: skip
    road.play("play/axiom-reprocessor", "pass")  # declined: still ready
    assert road.status("sierra-oddball") == []
    road.play("reserve/axiom-reprocessor", "yes", "expedition/your-hero")
    assert (road.hero(YOU), road.status("sierra-oddball")) == (["brassbug"], ["exhausted"])
    road.play("play/kelonic-generator-rare")  # exhausted already: nothing is asked
    road.play("play/kappa/hero")  # no Permanent
    assert road.changes() == {
        "hand": "", "reserve": "", "hero": "kappa", "your_hero": "brassbug", "mana": 4,
        "landmarks": "axiom-reprocessor, axiom-reprocessor, kelonic-generator-rare",
        "my_hero": "sierra-oddball exhausted",
    }  # fmt: skip
    road.nobody_is_waiting_but(ME)


@pytest.mark.card("sierra-oddball")
def test_sierra_and_oddball_do_not_look_at_a_permanent_of_cost_2() -> None:
    with lent("axiom-reprocessor", hand_cost=2):
        road = Road(hand="axiom-reprocessor", my_hero="sierra-oddball", mana=2).play("play/axiom-reprocessor")
        assert road.changes() == {"hand": "", "landmarks": "axiom-reprocessor", "mana": 0}
        road.nobody_is_waiting_but(YOU)


@pytest.mark.card("axiom-salvager")
def test_axiom_salvager_resupplies_from_reserve_only() -> None:
    road = Road(
        hand="axiom-salvager", reserve="axiom-salvager, inari", deck="kappa, jian", your_reserve="atlas", mana=3
    )
    road.play("reserve/axiom-salvager/hero")
    assert road.changes() == {"reserve": "inari, kappa", "hero": "axiom-salvager fleeting", "mana": 1, "deck": -1}
    assert road.totals(ME, HERO) == [1, 1, 1]
    road.nobody_is_waiting_but(YOU)
    road.play("pass", "play/axiom-salvager/companion")
    assert road.reserve(ME) == ["inari", "kappa"]
    assert (road.companion(ME), road.mana(ME)) == (["axiom-salvager"], 0)
    road.nobody_is_waiting_but(ME)


@pytest.mark.parametrize(
    "key",
    [
        pytest.param("foundry-mechanic", marks=pytest.mark.card("foundry-mechanic")),
        pytest.param("foundry-mechanic-rare", marks=pytest.mark.card("foundry-mechanic-rare")),
        pytest.param("the-frog-prince-axiom", marks=pytest.mark.card("the-frog-prince-axiom")),
    ],
)
def test_a_mechanic_leaves_the_reserve_and_the_next_permanent_of_the_turn_costs_1_less(key: str) -> None:
    road = Road(
        hand="axiom-reprocessor, brassbug-hub, kappa", reserve=f"{key}, inari", your_hero="atlas", mana=9, passed=YOU
    )
    road.play(f"support/{key}")
    assert road.changes() == {"reserve": "inari", "discard": key}
    road.nobody_is_waiting_but(ME)
    road.play("play/axiom-reprocessor")
    assert (road.landmarks(ME), road.mana(ME)) == (["axiom-reprocessor"], 6)
    road.play("play/brassbug-hub")  # the next one only
    assert road.mana(ME) == 3
    road.nobody_is_waiting_but(ME)


@pytest.mark.parametrize(
    "key",
    [
        pytest.param("foundry-mechanic", marks=pytest.mark.card("foundry-mechanic")),
        pytest.param("foundry-mechanic-rare", marks=pytest.mark.card("foundry-mechanic-rare")),
        pytest.param("the-frog-prince-axiom", marks=pytest.mark.card("the-frog-prince-axiom")),
    ],
)
def test_what_a_mechanic_promises_ends_with_the_turn_and_is_for_permanents(key: str) -> None:
    road = Road(hand="brassbug-hub, inari", reserve=f"{key}, brassbug-hub", mana=6, passed=YOU)
    road.play(f"support/{key}", "play/inari/hero")  # a Character at its full cost; the turn is over
    assert road.mana(ME) == 3
    road.play("play/brassbug-hub")
    assert road.changes() == {
        "hand": "", "reserve": "brassbug-hub", "discard": key, "hero": "inari", "landmarks": "brassbug-hub #3",
        "mana": 0,
    }  # fmt: skip
    road = Road(reserve=f"{key}, brassbug-hub", mana=2)
    road.play(f"support/{key}", "reserve/brassbug-hub")  # from Reserve too
    assert road.changes() == {"reserve": "", "discard": key, "landmarks": "brassbug-hub #3", "mana": 0}
    road.nobody_is_waiting_but(YOU)


@pytest.mark.parametrize(
    ("key", "hand_cost", "reserve_cost", "statistics"),
    [
        pytest.param("jian", 2, 2, [3, 2, 0], marks=pytest.mark.card("jian")),
        pytest.param("amelia-earhart", 3, 1, [2, 2, 2], marks=pytest.mark.card("amelia-earhart")),
        pytest.param("jian-rare", 2, 2, [3, 2, 0], marks=pytest.mark.card("jian-rare")),
        pytest.param("foundry-mechanic", 1, 1, [0, 1, 1], marks=pytest.mark.card("foundry-mechanic")),
        pytest.param("foundry-mechanic-rare", 1, 1, [1, 1, 2], marks=pytest.mark.card("foundry-mechanic-rare")),
        pytest.param("the-frog-prince-axiom", 2, 2, [3, 0, 3], marks=pytest.mark.card("the-frog-prince-axiom")),
    ],
)
def test_a_character_without_a_trigger_costs_and_counts_what_is_printed(
    key: str, hand_cost: int, reserve_cost: int, statistics: list[int]
) -> None:
    check_plain(key, hand_cost, reserve_cost, statistics)


@pytest.mark.card("jian-rare")
def test_rare_jian_sets_off_the_arrow_of_a_permanent_of_mine() -> None:
    road = Road(
        reserve="jian-rare, inari", landmarks="brassbug-hub #1, brassbug-hive", your_landmarks="brassbug-hub #1",
        deck="atlas",
    )  # fmt: skip
    road.play("support/jian-rare")
    assert road.keys() == ["pick/brassbug-hub/my-landmarks", "pick/brassbug-hive/my-landmarks"]
    road.play("pick/brassbug-hub/my-landmarks")
    assert road.changes() == {"reserve": "inari", "discard": "jian-rare", "landmarks": "brassbug-hub #4, brassbug-hive"}
    road.nobody_is_waiting_but(ME)


@pytest.mark.card("jian-rare")
def test_rare_jian_does_nothing_to_a_permanent_without_an_arrow_and_can_be_played() -> None:
    road = Road(reserve="jian-rare", landmarks="axiom-reprocessor", deck="atlas").play("support/jian-rare")
    assert road.changes() == {"reserve": "", "discard": "jian-rare"}
    road.nobody_is_waiting_but(ME)
    road = Road(hand="jian-rare", landmarks="brassbug-hub #1", mana=2).play("play/jian-rare/hero")
    assert road.changes() == {"hand": "", "hero": "jian-rare", "mana": 0}
    road.nobody_is_waiting_but(YOU)


@pytest.mark.card("kelon-elemental")
def test_kelon_elemental_puts_a_card_of_the_hand_in_reserve() -> None:
    road = Road(hand="kelon-elemental, kappa, inari", reserve="jian", your_hand="atlas, jian", mana=2)
    road.play("play/kelon-elemental/hero")
    assert road.keys() == ["choose/kappa", "choose/inari"]
    assert road.why_not("choose/atlas") == "choice.when"
    road.play("choose/inari")
    assert road.changes() == {"hand": "kappa", "hero": "kelon-elemental", "reserve": "jian, inari", "mana": 0}
    assert road.totals(ME, HERO) == [1, 3, 3]
    road.nobody_is_waiting_but(YOU)


@pytest.mark.card("kelon-elemental")
@pytest.mark.clause("ruling.kelon-elemental")
def test_kelon_elemental_comes_with_an_empty_hand_and_from_reserve_without_asking() -> None:
    road = Road(hand="kelon-elemental", your_hand="atlas", mana=2).play("play/kelon-elemental/hero")
    assert road.changes() == {"hand": "", "hero": "kelon-elemental", "mana": 0}
    road.nobody_is_waiting_but(YOU)
    road = Road(hand="kappa", reserve="kelon-elemental", mana=2).play("reserve/kelon-elemental/hero")
    assert road.changes() == {"reserve": "", "hero": "kelon-elemental fleeting", "mana": 0}
    road.nobody_is_waiting_but(YOU)


@pytest.mark.parametrize(
    ("key", "hand_cost"),
    [
        pytest.param("axiom-scrambler", 4, marks=pytest.mark.card("axiom-scrambler")),
        pytest.param("axiom-scrambler-rare", 3, marks=pytest.mark.card("axiom-scrambler-rare")),
    ],
)
def test_axiom_scrambler_sabotages_from_hand_only(key: str, hand_cost: int) -> None:
    road = Road(
        hand=key, reserve="inari", your_reserve="kappa, atlas", your_hero="jian", your_landmarks="brassbug-hub",
        mana=hand_cost,
    )  # fmt: skip
    road.play(f"play/{key}/hero")
    assert set(road.keys()) == {"pass", "pick/inari/my-reserve", "pick/kappa/your-reserve", "pick/atlas/your-reserve"}
    road.play("pick/kappa/your-reserve")
    assert road.changes() == {"hand": "", "hero": key, "your_reserve": "atlas", "your_discard": "kappa", "mana": 0}
    assert road.totals(ME, HERO) == [2, 4, 2]
    road.nobody_is_waiting_but(YOU)
    road = Road(hand=key, your_reserve="kappa", mana=hand_cost).play(f"play/{key}/companion", "pass")
    assert road.changes() == {"hand": "", "companion": key, "mana": 0}
    road.nobody_is_waiting_but(YOU)
    road = Road(reserve=key, your_reserve="kappa", mana=3).play(f"reserve/{key}/hero")
    assert road.changes() == {"reserve": "", "hero": f"{key} fleeting", "mana": 0}
    road.nobody_is_waiting_but(YOU)


@pytest.mark.card("foundry-armorer")
def test_foundry_armorer_brings_a_brassbug_from_reserve_only() -> None:
    road = Road(hand="foundry-armorer", reserve="foundry-armorer", hero="kappa", your_companion="atlas", mana=6)
    road.play("reserve/foundry-armorer/companion")
    assert road.keys() == EVERY_EXPEDITION
    road.play("expedition/my-hero")
    assert road.changes() == {
        "reserve": "",
        "companion": "foundry-armorer fleeting",
        "hero": "kappa, brassbug",
        "mana": 3,
    }
    road.nobody_is_waiting_but(YOU)
    road.play("pass", "play/foundry-armorer/hero")
    assert road.hero(ME) == ["kappa", "brassbug", "foundry-armorer"]
    assert (road.companion(ME), road.mana(ME)) == (["foundry-armorer"], 0)
    assert road.totals(ME, COMPANION) == [2, 2, 2]
    road.nobody_is_waiting_but(ME)


@pytest.mark.parametrize(
    ("key", "boosts"),
    [
        pytest.param("three-little-pigs", 1, marks=pytest.mark.card("three-little-pigs")),
        pytest.param("three-little-pigs-rare", 2, marks=pytest.mark.card("three-little-pigs-rare")),
    ],
)
def test_three_little_pigs_gain_boosts_with_two_landmarks(key: str, boosts: int) -> None:
    two = "axiom-reprocessor, brassbug-hub"
    road = Road(hand=key, hero="kappa", landmarks=two, mana=3).play(f"play/{key}/hero")
    assert road.changes() == {"hand": "", "hero": f"kappa, {key} +{boosts}", "mana": 0}
    assert road.totals(ME, HERO) == [7 + boosts, 7 + boosts, 8 + boosts]
    road.nobody_is_waiting_but(YOU)
    road = Road(reserve=key, landmarks=two, mana=3).play(f"reserve/{key}/companion")
    assert road.changes() == {"reserve": "", "companion": f"{key} +{boosts} fleeting", "mana": 0}
    road = Road(hand=key, landmarks="brassbug-hub", your_landmarks=two, reserve="brassbug-hive", mana=3)
    road.play(f"play/{key}/hero")  # one Landmark is mine: Reserve and opponent do not count
    assert road.changes() == {"hand": "", "hero": key, "mana": 0}
    road.nobody_is_waiting_but(YOU)


@pytest.mark.card("kelon-burst")
def test_kelon_burst_sends_a_cheap_character_to_reserve() -> None:
    road = Road(hand="kelon-burst", hero="booda", your_hero="kappa +2, atlas", your_landmarks="brassbug-hub", mana=3)
    road.play("play/kelon-burst")
    assert road.keys() == ["mode/1", "mode/2"]
    road.play("mode/1")
    assert road.keys() == ["pick/booda/my-hero", "pick/kappa/your-hero"]
    assert road.why_not("pick/atlas/your-hero") == "target.anyone"
    road.play("pick/kappa/your-hero")
    assert road.changes() == {
        "hand": "", "discard": "kelon-burst", "your_hero": "atlas", "your_reserve": "kappa", "mana": 0
    }  # fmt: skip
    road.nobody_is_waiting_but(YOU)


@pytest.mark.card("kelon-burst")
def test_kelon_burst_discards_a_cheap_permanent() -> None:
    road = Road(
        hand="kelon-burst", landmarks="the-monolith", your_hero="kappa", mana=3,
        your_landmarks="brassbug-hub #2, brassbug-hive, kelonic-generator-rare",
    )  # fmt: skip
    road.play("play/kelon-burst", "mode/2")
    assert road.keys() == ["pick/brassbug-hub/your-landmarks", "pick/kelonic-generator-rare/your-landmarks"]
    road.play("pick/brassbug-hub/your-landmarks")
    assert road.changes() == {
        "hand": "", "discard": "kelon-burst", "your_landmarks": "brassbug-hive, kelonic-generator-rare",
        "your_discard": "brassbug-hub", "mana": 0,
    }  # fmt: skip
    road.nobody_is_waiting_but(YOU)
    road = Road(reserve="kelon-burst", your_hero="atlas", mana=3)
    road.play("reserve/kelon-burst", "mode/1")  # nobody cheap enough
    assert road.changes() == {"reserve": "", "discard": "kelon-burst", "mana": 0}
    road.nobody_is_waiting_but(YOU)


@pytest.mark.card("brassbug-hub")
def test_brassbug_hub_comes_with_three_counters() -> None:
    road = Road(hand="brassbug-hub", hero="kappa", your_landmarks="brassbug-hub #1", mana=3).play("play/brassbug-hub")
    assert road.changes() == {"hand": "", "landmarks": "brassbug-hub #3", "mana": 0}
    road.nobody_is_waiting_but(YOU)
    road = Road(reserve="brassbug-hub", mana=3).play("reserve/brassbug-hub")
    assert road.changes() == {"reserve": "", "landmarks": "brassbug-hub #3", "mana": 0}
    road.nobody_is_waiting_but(YOU)


@pytest.mark.card("brassbug-hub")
def test_brassbug_hub_makes_a_brassbug_at_noon_for_a_mana_and_a_counter() -> None:
    road = Road(
        hero="kappa",
        landmarks="brassbug-hub #2",
        your_landmarks="axiom-reprocessor",
        mana=3,
        phase="noon",
        your_deck="inari",
    )
    assert road.keys(ME) == ["pass", "yes"]
    road.play("yes", "expedition/my-hero")
    assert road.changes() == {
        "hero": "kappa, brassbug", "landmarks": "brassbug-hub #1", "mana": 2, "your_reserve": "inari", "your_deck": -1
    }  # fmt: skip
    road.nobody_is_waiting_but(ME)
    road = Road(hero="kappa", landmarks="brassbug-hub #2", phase="noon").play("pass")
    assert road.changes() == {}
    road.nobody_is_waiting_but(ME)


@pytest.mark.card("brassbug-hub")
@pytest.mark.parametrize(("landmark", "mana"), [("brassbug-hub", 3), ("brassbug-hub #3", 0)])
def test_brassbug_hub_asks_nothing_without_a_counter_or_without_mana(landmark: str, mana: int) -> None:
    road = Road(landmarks=landmark, mana=mana, phase="noon")
    assert road.changes() == {}
    assert road.keys() == ["pass", "exhaust/akesha-taru"]
    road.nobody_is_waiting_but(ME)


@pytest.mark.card("the-ouroboros-axiom")
@pytest.mark.clause("ruling.ouroboros-resupply")
def test_the_ouroboros_of_axiom_sorts_two_cards_instead_of_each_resupply_its_own_too() -> None:
    road = Road(hand="the-ouroboros-axiom", deck="kappa, atlas, inari", hero="jian", your_reserve="inari", mana=3)
    road.play("play/the-ouroboros-axiom")
    assert road.keys() == ["choose/kappa", "choose/atlas"]
    road.play("choose/atlas")
    assert road.changes() == {
        "hand": "", "landmarks": "the-ouroboros-axiom", "reserve": "atlas", "discard": "kappa", "mana": 0, "deck": -2
    }  # fmt: skip
    assert road.deck(ME)[0] == "inari"
    road.nobody_is_waiting_but(YOU)
    road = Road(reserve="the-ouroboros-axiom", deck="kappa, atlas", mana=3)
    road.play("reserve/the-ouroboros-axiom", "choose/kappa")
    assert road.changes() == {
        "landmarks": "the-ouroboros-axiom", "reserve": "kappa", "discard": "atlas", "mana": 0, "deck": -2
    }  # fmt: skip
    road.nobody_is_waiting_but(YOU)


@pytest.mark.card("the-ouroboros-axiom")
def test_the_ouroboros_of_axiom_works_for_its_player_only_and_with_what_is_left() -> None:
    road = Road(reserve="axiom-salvager", your_landmarks="the-ouroboros-axiom", deck="kappa, atlas", mana=2)
    road.play("reserve/axiom-salvager/hero")
    assert road.changes() == {"reserve": "kappa", "hero": "axiom-salvager fleeting", "mana": 0, "deck": -1}
    road.nobody_is_waiting_but(YOU)
    road = Road(reserve="axiom-salvager", landmarks="the-ouroboros-axiom", deck="kappa", only_named=True, mana=2)
    road.play("reserve/axiom-salvager/hero")  # a single card is left
    assert road.changes() == {"reserve": "kappa", "hero": "axiom-salvager fleeting", "mana": 0, "deck": -1}
    road.nobody_is_waiting_but(YOU)


@pytest.mark.card("axiom-reprocessor")
def test_axiom_reprocessor_resupplies_at_noon() -> None:
    road = Road(hand="axiom-reprocessor", deck="kappa", mana=4).play("play/axiom-reprocessor")
    assert road.changes() == {"hand": "", "landmarks": "axiom-reprocessor", "mana": 0}
    road.nobody_is_waiting_but(YOU)
    road = Road(reserve="axiom-reprocessor", deck="kappa", mana=4).play("reserve/axiom-reprocessor")
    assert road.changes() == {"reserve": "", "landmarks": "axiom-reprocessor", "mana": 0}
    road.nobody_is_waiting_but(YOU)
    road = Road(landmarks="axiom-reprocessor", reserve="inari", deck="kappa, atlas", your_deck="jian", phase="noon")
    assert road.changes() == {"reserve": "inari, kappa", "deck": -1}
    road.nobody_is_waiting_but(ME)


@pytest.mark.card("kelonic-generator-rare")
def test_kelonic_generator_draws_for_a_mana_once_a_day() -> None:
    road = Road(landmarks="kelonic-generator-rare", hero="kappa", deck="atlas, inari", your_deck="jian", mana=2)
    road.play("exhaust/kelonic-generator-rare")
    assert road.changes() == {"landmarks": "kelonic-generator-rare exhausted", "hand": "atlas", "mana": 1, "deck": -1}
    assert road.why_not("exhaust/kelonic-generator-rare") == "status.exhausted"
    road.nobody_is_waiting_but(ME)
    assert (
        Road(landmarks="kelonic-generator-rare", mana=0).why_not("exhaust/kelonic-generator-rare")
        == "afternoon.quick-cost"
    )
    road = Road(hand="kelonic-generator-rare", mana=5).play("play/kelonic-generator-rare")
    assert road.changes() == {"hand": "", "landmarks": "kelonic-generator-rare", "mana": 1}
    road = Road(reserve="kelonic-generator-rare", mana=4).play("reserve/kelonic-generator-rare")
    assert road.changes() == {"reserve": "", "landmarks": "kelonic-generator-rare", "mana": 0}
    road.nobody_is_waiting_but(YOU)


@pytest.mark.card("brassbug-hive")
def test_brassbug_hive_makes_a_brassbug_on_arrival_and_at_noon() -> None:
    road = Road(hand="brassbug-hive", hero="kappa", your_hero="booda", mana=5)
    road.play("play/brassbug-hive", "expedition/my-hero")
    assert road.changes() == {"hand": "", "landmarks": "brassbug-hive", "hero": "kappa, brassbug", "mana": 0}
    road.nobody_is_waiting_but(YOU)
    road = Road(reserve="brassbug-hive", mana=5).play("reserve/brassbug-hive", "expedition/my-companion")
    assert road.changes() == {"reserve": "", "landmarks": "brassbug-hive", "companion": "brassbug", "mana": 0}
    road.nobody_is_waiting_but(YOU)
    road = Road(landmarks="brassbug-hive", hero="kappa", your_hero="booda", phase="noon")
    road.play("expedition/your-companion")
    assert road.changes() == {"your_companion": "brassbug"}
    road.nobody_is_waiting_but(ME)


@pytest.mark.card("brassbug-hive-rare")
@pytest.mark.clause("ruling.brassbug-hive")
def test_rare_brassbug_hive_boosts_robots_that_join_my_expeditions() -> None:
    road = Road(hand="brassbug-hive-rare", hero="brassbug", your_hero="kappa", mana=6)
    road.play("play/brassbug-hive-rare", "expedition/my-hero")
    assert road.changes() == {"hand": "", "landmarks": "brassbug-hive-rare", "hero": "brassbug, brassbug +1", "mana": 0}
    assert road.totals(ME, HERO) == [5, 5, 5]
    road.nobody_is_waiting_but(YOU)
    road = Road(reserve="brassbug-hive-rare", mana=6).play("reserve/brassbug-hive-rare", "expedition/my-companion")
    assert road.changes() == {"reserve": "", "landmarks": "brassbug-hive-rare", "companion": "brassbug +1", "mana": 0}
    road.nobody_is_waiting_but(YOU)
    road = Road(landmarks="brassbug-hive-rare", hand="kappa", phase="noon")
    road.play("expedition/your-hero")  # not my expedition
    assert road.changes() == {"your_hero": "brassbug"}
    road.play("play/kappa/hero")  # no Robot
    assert road.boosts("kappa") == 0
    road.nobody_is_waiting_but(YOU)


@pytest.mark.card("brassbug-hive-rare")
def test_rare_brassbug_hive_makes_and_boosts_a_brassbug_at_noon() -> None:
    road = Road(landmarks="brassbug-hive-rare, brassbug-hive-rare", phase="noon")
    ear = road.listen()
    road.play("expedition/my-hero")
    while not road.may("pass"):  # the two Hives' boosts and the second one's Brassbug in any order
        road.play(road.keys()[0])
    assert (len(road.hero(ME)), road.all_boosts("brassbug", ME)) == (2, [2, 2])
    assert told_keys(ear).count("boosted") == 4
    road.nobody_is_waiting_but(ME)


@pytest.mark.card("brassbug-hive-rare")
def test_rare_brassbug_hive_boosts_every_robot_that_joins_not_tokens_alone() -> None:
    with lent("kappa", subtypes=SUBTYPE["robot"]):
        road = Road(landmarks="brassbug-hive-rare", hand="kappa", mana=4).play("play/kappa/hero")
        assert road.boosts("kappa") == 1
        road.nobody_is_waiting_but(YOU)
    road = Road(landmarks="brassbug-hive-rare", my_hero="kojo-booda", phase="noon")
    while not road.may("pass"):
        road.play("expedition/your-hero" if road.may("expedition/your-hero") else road.keys()[0])
    assert road.all_boosts("booda", ME) == [0], "a token, but no Robot"
