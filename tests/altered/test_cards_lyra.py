"""The cards of Lyra, one by one: set up by naming cards, then only played, then everything that changed."""

import pytest

from tests.altered.road import COMPANION, HERO, ME, YOU, Road, check_plain, told_keys


@pytest.mark.card("nevenka-blotch")
@pytest.mark.parametrize(
    ("face", "changes"),
    [
        (1, {"hero": "booda", "reserve": "inari"}),
        (2, {"hero": "inari +2, booda"}),
        (5, {"hero": "inari +2, booda"}),
        (6, {"hero": "inari +1 anchored, booda"}),
    ],
)
def test_nevenka_and_blotch_target_one_of_mine_then_roll(face: int, changes: dict[str, str]) -> None:
    road = Road(hero="inari +1, booda", your_hero="kappa", my_hero="nevenka-blotch").dice(face)
    ear = road.listen()
    road.play("exhaust/nevenka-blotch")
    assert set(road.keys()) == {"pick/inari/my-hero", "pick/booda/my-hero"}
    assert "rolled" not in told_keys(ear)
    road.play("pick/inari/my-hero")
    assert (told_keys(ear).count("rolled"), told_keys(ear).count("boosted")) == (1, 1 if 2 <= face <= 5 else 0)
    assert road.changes() == {"my_hero": "nevenka-blotch exhausted", **changes}
    assert road.why_not("exhaust/nevenka-blotch") == "status.exhausted"
    road.nobody_is_waiting_but(ME)


@pytest.mark.card("nevenka-blotch")
def test_nevenka_and_blotch_may_roll_with_nobody_to_target() -> None:
    road = Road(your_hero="kappa", my_hero="nevenka-blotch").dice(3).play("exhaust/nevenka-blotch")
    assert road.changes() == {"my_hero": "nevenka-blotch exhausted"}
    road.nobody_is_waiting_but(ME)


@pytest.mark.card("esmeralda")
def test_esmeralda_resupplies_from_hand_only() -> None:
    road = Road(hand="esmeralda", hero="booda", reserve="inari", deck="kappa, atlas", your_deck="jian", mana=2)
    road.play("play/esmeralda/companion")
    assert road.changes() == {"hand": "", "companion": "esmeralda", "reserve": "inari, kappa", "mana": 0, "deck": -1}
    assert road.totals(ME, COMPANION) == [0, 2, 2]
    road.nobody_is_waiting_but(YOU)
    road = Road(reserve="esmeralda", deck="kappa", mana=2).play("reserve/esmeralda/companion")
    assert road.changes() == {"reserve": "", "companion": "esmeralda fleeting", "mana": 0}
    road.nobody_is_waiting_but(YOU)


@pytest.mark.card("esmeralda-rare")
def test_rare_esmeralda_resupplies_from_wherever_she_comes() -> None:
    road = Road(hand="esmeralda-rare", hero="booda", reserve="inari", deck="kappa, atlas", your_deck="jian", mana=2)
    road.play("play/esmeralda-rare/hero")
    assert road.changes() == {
        "hand": "", "hero": "booda, esmeralda-rare", "reserve": "inari, kappa", "mana": 0, "deck": -1
    }  # fmt: skip
    assert road.totals(ME, HERO) == [2, 4, 4]
    road.nobody_is_waiting_but(YOU)
    road = Road(reserve="esmeralda-rare", deck="kappa", mana=3).play("reserve/esmeralda-rare/companion")
    assert road.changes() == {"reserve": "kappa", "companion": "esmeralda-rare fleeting", "mana": 0, "deck": -1}
    road.nobody_is_waiting_but(YOU)


@pytest.mark.card("hathor")
def test_hathor_brings_another_card_of_the_reserve_to_the_hand() -> None:
    road = Road(hand="jian", reserve="hathor, hathor, inari", your_reserve="kappa")
    road.play("support/hathor")
    assert set(road.keys()) == {"pick/hathor/my-reserve", "pick/inari/my-reserve"}
    road.play("pick/inari/my-reserve")
    assert road.changes() == {"hand": "jian, inari", "reserve": "hathor", "discard": "hathor"}
    road.nobody_is_waiting_but(ME)


@pytest.mark.card("hathor")
def test_hathor_alone_brings_nothing_and_is_a_character_besides() -> None:
    road = Road(reserve="hathor", your_reserve="kappa").play("support/hathor")
    assert road.changes() == {"reserve": "", "discard": "hathor"}
    road.nobody_is_waiting_but(ME)
    check_plain("hathor", 2, 3, [3, 3, 0])


@pytest.mark.card("kadigiran-mage-dancer-lyra")
def test_kadigiran_mage_dancer_gains_a_boost_when_i_roll() -> None:
    road = Road(
        hand="ouroboros-trickster", hero="kadigiran-mage-dancer-lyra", your_hero="kadigiran-mage-dancer-lyra",
        reserve="kadigiran-mage-dancer-lyra", landmarks="the-ouroboros-rare", mana=2,
    ).dice(1, 2)  # fmt: skip
    road.play("play/ouroboros-trickster/hero", "ignore/1")  # two dice at once: one boost
    assert road.changes() == {"hand": "", "hero": "kadigiran-mage-dancer-lyra +1, ouroboros-trickster +1", "mana": 0}
    assert road.totals(ME, HERO) == [3, 3, 3]
    road.nobody_is_waiting_but(YOU)
    check_plain("kadigiran-mage-dancer-lyra", 2, 1, [1, 1, 1])


@pytest.mark.parametrize(
    ("key", "hand_cost", "reserve_cost", "statistics"),
    [
        pytest.param("lyra-skald", 2, 2, [3, 0, 2], marks=pytest.mark.card("lyra-skald")),
        pytest.param("lyra-chronicler", 3, 3, [4, 0, 4], marks=pytest.mark.card("lyra-chronicler")),
    ],
)
def test_a_character_without_text_costs_and_counts_what_is_printed(
    key: str, hand_cost: int, reserve_cost: int, statistics: list[int]
) -> None:
    check_plain(key, hand_cost, reserve_cost, statistics)


@pytest.mark.parametrize(
    ("key", "reserve_cost", "face", "boosts"),
    [
        pytest.param("ouroboros-trickster", 1, 1, 1, marks=pytest.mark.card("ouroboros-trickster")),
        pytest.param("ouroboros-trickster", 1, 3, 1, marks=pytest.mark.card("ouroboros-trickster")),
        pytest.param("ouroboros-trickster", 1, 4, 2, marks=pytest.mark.card("ouroboros-trickster")),
        pytest.param("ouroboros-trickster", 1, 6, 2, marks=pytest.mark.card("ouroboros-trickster")),
        pytest.param("ouroboros-trickster-rare", 2, 1, 1, marks=pytest.mark.card("ouroboros-trickster-rare")),
        pytest.param("ouroboros-trickster-rare", 2, 3, 1, marks=pytest.mark.card("ouroboros-trickster-rare")),
        pytest.param("ouroboros-trickster-rare", 2, 4, 3, marks=pytest.mark.card("ouroboros-trickster-rare")),
        pytest.param("ouroboros-trickster-rare", 2, 6, 3, marks=pytest.mark.card("ouroboros-trickster-rare")),
    ],
)
def test_ouroboros_trickster_rolls_for_boosts(key: str, reserve_cost: int, face: int, boosts: int) -> None:
    road = Road(hand=key, hero="booda", your_hero="kappa", mana=2).dice(face).play(f"play/{key}/companion")
    assert road.changes() == {"hand": "", "companion": f"{key} +{boosts}", "mana": 0}
    assert road.totals(ME, COMPANION) == [boosts] * 3
    road.nobody_is_waiting_but(YOU)
    road = Road(reserve=key, mana=reserve_cost).dice(face).play(f"reserve/{key}/hero")
    assert road.changes() == {"reserve": "", "hero": f"{key} +{boosts} fleeting", "mana": 0}
    road.nobody_is_waiting_but(YOU)


@pytest.mark.card("lyra-cloth-dancer")
@pytest.mark.clause("ruling.status-again")
def test_lyra_cloth_dancer_may_make_a_character_fleeting_from_hand_only() -> None:
    road = Road(hand="lyra-cloth-dancer", hero="inari", your_hero="kappa", your_companion="atlas fleeting", mana=3)
    road.play("play/lyra-cloth-dancer/hero")
    assert set(road.keys()) == {
        "pass", "pick/inari/my-hero", "pick/lyra-cloth-dancer/my-hero", "pick/kappa/your-hero",
        "pick/atlas/your-companion",
    }  # fmt: skip
    road.play("pick/kappa/your-hero")
    assert road.changes() == {"hand": "", "hero": "inari, lyra-cloth-dancer", "your_hero": "kappa fleeting", "mana": 0}
    assert road.totals(ME, HERO) == [3, 4, 5]
    road.nobody_is_waiting_but(YOU)
    road = Road(hand="lyra-cloth-dancer", your_hero="booda", mana=3).play("play/lyra-cloth-dancer/hero")
    assert road.may("pick/booda/your-hero")
    road.play("pass")
    assert road.changes() == {"hand": "", "hero": "lyra-cloth-dancer", "mana": 0}
    road = Road(reserve="lyra-cloth-dancer", your_hero="kappa", mana=2).play("reserve/lyra-cloth-dancer/hero")
    assert road.changes() == {"reserve": "", "hero": "lyra-cloth-dancer fleeting", "mana": 0}
    road.nobody_is_waiting_but(YOU)


@pytest.mark.parametrize(
    "key",
    [
        pytest.param("tanuki", marks=pytest.mark.card("tanuki")),
        pytest.param("tanuki-rare", marks=pytest.mark.card("tanuki-rare")),
    ],
)
def test_tanuki_sabotages_from_hand(key: str) -> None:
    road = Road(hand=key, reserve="inari", your_reserve="kappa, atlas", your_hero="jian", mana=3).play(
        f"play/{key}/hero"
    )
    assert set(road.keys()) == {"pass", "pick/inari/my-reserve", "pick/kappa/your-reserve", "pick/atlas/your-reserve"}
    road.play("pick/inari/my-reserve")
    assert road.changes() == {"hand": "", "hero": key, "reserve": "", "discard": "inari", "mana": 0}
    assert road.totals(ME, HERO) == [3, 3, 0]
    road.nobody_is_waiting_but(YOU)
    road = Road(hand=key, your_reserve="kappa", mana=3).play(f"play/{key}/hero", "pass")
    assert road.changes() == {"hand": "", "hero": key, "mana": 0}
    road.nobody_is_waiting_but(YOU)


@pytest.mark.card("tanuki")
def test_tanuki_does_not_sabotage_from_reserve() -> None:
    road = Road(reserve="tanuki", your_reserve="kappa", mana=3).dice(6).play("reserve/tanuki/hero")
    assert road.changes() == {"reserve": "", "hero": "tanuki fleeting", "mana": 0}
    road.nobody_is_waiting_but(YOU)


@pytest.mark.card("tanuki-rare")
def test_rare_tanuki_rolls_for_a_sabotage_from_reserve() -> None:
    road = Road(reserve="tanuki-rare", your_reserve="kappa, atlas", mana=3).dice(4)
    road.play("reserve/tanuki-rare/hero")
    assert set(road.keys()) == {"pass", "pick/kappa/your-reserve", "pick/atlas/your-reserve"}
    road.play("pick/atlas/your-reserve")
    assert road.changes() == {
        "reserve": "", "hero": "tanuki-rare fleeting", "your_reserve": "kappa", "your_discard": "atlas", "mana": 0
    }  # fmt: skip
    road.nobody_is_waiting_but(YOU)
    road = Road(reserve="tanuki-rare", your_reserve="kappa, atlas", mana=3).dice(3).play("reserve/tanuki-rare/hero")
    assert road.changes() == {"reserve": "", "hero": "tanuki-rare fleeting", "mana": 0}
    road.nobody_is_waiting_but(YOU)


@pytest.mark.card("ouroboros-croupier")
@pytest.mark.parametrize(
    ("face", "changes"),
    [
        (1, {"reserve": "inari, kappa"}),
        (3, {"reserve": "inari, kappa"}),
        (4, {"hand": "kappa"}),
        (6, {"hand": "kappa"}),
    ],
)
def test_ouroboros_croupier_draws_or_resupplies_from_hand(face: int, changes: dict[str, str]) -> None:
    road = Road(hand="ouroboros-croupier", reserve="inari", deck="kappa, atlas", your_deck="jian", mana=4).dice(face)
    road.play("play/ouroboros-croupier/companion")
    assert road.changes() == {"hand": "", "companion": "ouroboros-croupier", "mana": 0, "deck": -1, **changes}
    assert road.totals(ME, COMPANION) == [0, 4, 4]
    road.nobody_is_waiting_but(YOU)


@pytest.mark.card("ouroboros-croupier")
def test_ouroboros_croupier_does_not_roll_from_reserve() -> None:
    road = Road(reserve="ouroboros-croupier", deck="kappa", mana=4)
    ear = road.listen()
    road.play("reserve/ouroboros-croupier/companion")
    assert road.changes() == {"reserve": "", "companion": "ouroboros-croupier fleeting", "mana": 0}
    assert "rolled" not in told_keys(ear)
    road.nobody_is_waiting_but(YOU)


@pytest.mark.card("the-hatter")
def test_the_hatter_anchors_a_cheap_character() -> None:
    road = Road(reserve="the-hatter, inari", hero="inari, booda", companion="kappa", your_hero="jian", mana=0)
    road.play("support/the-hatter")
    assert set(road.keys()) == {"pick/inari/my-hero", "pick/booda/my-hero", "pick/jian/your-hero"}
    assert road.why_not("pick/kappa/my-companion") == "target.anyone"
    road.play("pick/booda/my-hero")
    assert road.changes() == {"reserve": "inari", "discard": "the-hatter", "hero": "inari, booda anchored"}
    road.nobody_is_waiting_but(ME)
    check_plain("the-hatter", 4, 5, [5, 5, 0])


@pytest.mark.parametrize(
    ("key", "cost", "face", "mark"),
    [
        pytest.param("asmodeus", 6, 1, "+3", marks=pytest.mark.card("asmodeus")),
        pytest.param("asmodeus", 6, 3, "+3", marks=pytest.mark.card("asmodeus")),
        pytest.param("asmodeus", 6, 4, "anchored", marks=pytest.mark.card("asmodeus")),
        pytest.param("asmodeus", 6, 6, "anchored", marks=pytest.mark.card("asmodeus")),
        pytest.param("asmodeus-rare", 5, 1, "+3", marks=pytest.mark.card("asmodeus-rare")),
        pytest.param("asmodeus-rare", 5, 3, "+3", marks=pytest.mark.card("asmodeus-rare")),
        pytest.param("asmodeus-rare", 5, 4, "anchored", marks=pytest.mark.card("asmodeus-rare")),
        pytest.param("asmodeus-rare", 5, 6, "anchored", marks=pytest.mark.card("asmodeus-rare")),
    ],
)
def test_asmodeus_rolls_for_an_anchor_or_boosts(key: str, cost: int, face: int, mark: str) -> None:
    printed = {"asmodeus": 5, "asmodeus-rare": 4}[key]
    road = Road(hand=key, hero="booda", your_hero="kappa", mana=cost).dice(face).play(f"play/{key}/companion")
    assert road.changes() == {"hand": "", "companion": f"{key} {mark}", "mana": 0}
    assert road.totals(ME, COMPANION) == [printed + (3 if mark == "+3" else 0)] * 3
    road.nobody_is_waiting_but(YOU)
    road = Road(reserve=key, mana=cost).dice(face).play(f"reserve/{key}/hero")
    marks = "+3 fleeting" if mark == "+3" else "fleeting anchored"
    assert road.changes() == {"reserve": "", "hero": f"{key} {marks}", "mana": 0}
    road.nobody_is_waiting_but(YOU)


@pytest.mark.card("off-you-go-lyra")
def test_off_you_go_sends_a_cheap_character_to_reserve() -> None:
    road = Road(
        hand="off-you-go-lyra", hero="booda", your_hero="inari +2, kappa", your_landmarks="brassbug-hub", mana=2
    )
    road.play("play/off-you-go-lyra")
    assert set(road.keys()) == {"pick/booda/my-hero", "pick/inari/your-hero"}
    assert road.why_not("pick/kappa/your-hero") == "target.anyone"
    road.play("pick/inari/your-hero")
    assert road.changes() == {
        "hand": "", "reserve": "off-you-go-lyra", "your_hero": "kappa", "your_reserve": "inari", "mana": 0
    }  # fmt: skip
    road.nobody_is_waiting_but(YOU)
    road = Road(reserve="off-you-go-lyra", your_hero="inari fleeting", mana=4).play("reserve/off-you-go-lyra")
    assert road.changes() == {  # a Fleeting one is discarded, and so is what is played from Reserve
        "reserve": "", "discard": "off-you-go-lyra", "your_hero": "", "your_discard": "inari", "mana": 0
    }  # fmt: skip
    road.nobody_is_waiting_but(YOU)


@pytest.mark.card("all-in")
@pytest.mark.clause("ruling.all-in")
def test_all_in_gives_as_many_boosts_as_the_die_shows_and_picks_after_the_roll() -> None:
    for face in (1, 4, 6):
        road = Road(hand="all-in", hero="inari", your_hero="kappa +1, booda", mana=3).dice(face)
        ear = road.listen()
        road.play("play/all-in")
        assert told_keys(ear).count("rolled") == 1
        assert set(road.keys()) == {"pick/inari/my-hero", "pick/kappa/your-hero", "pick/booda/your-hero"}
        road.play("pick/inari/my-hero")
        assert road.changes() == {"hand": "", "hero": f"inari +{face}", "reserve": "all-in", "mana": 0}
        road.nobody_is_waiting_but(YOU)
    road = Road(reserve="all-in", your_hero="kappa +1", mana=3).dice(2).play("reserve/all-in")
    assert road.changes() == {"reserve": "", "discard": "all-in", "your_hero": "kappa +3", "mana": 0}
    road.nobody_is_waiting_but(YOU)


@pytest.mark.parametrize(
    ("key", "cost"),
    [
        pytest.param("paint-prison", 5, marks=pytest.mark.card("paint-prison")),
        pytest.param("paint-prison-rare", 4, marks=pytest.mark.card("paint-prison-rare")),
    ],
)
def test_paint_prison_puts_a_card_on_top_of_its_owners_deck(key: str, cost: int) -> None:
    road = Road(
        hand=key, hero="booda", landmarks="the-monolith", your_hero="atlas +2 fleeting, kappa",
        your_landmarks="brassbug-hub #1", your_reserve="jian", mana=cost,
    )  # fmt: skip
    road.play(f"play/{key}")
    assert set(road.keys()) == {
        "pick/booda/my-hero", "pick/the-monolith/my-landmarks", "pick/atlas/your-hero", "pick/kappa/your-hero",
        "pick/brassbug-hub/your-landmarks",
    }  # fmt: skip
    road.play("pick/atlas/your-hero")
    assert road.changes() == {"hand": "", "discard": key, "your_hero": "kappa", "your_deck": 1, "mana": 0}
    assert road.deck(YOU)[0] == "atlas"
    road.nobody_is_waiting_but(YOU)
    road = Road(hand=key, your_landmarks="brassbug-hub #1", mana=cost).play(f"play/{key}")
    assert road.changes() == {"hand": "", "discard": key, "your_landmarks": "", "your_deck": 1, "mana": 0}
    assert road.deck(YOU)[0] == "brassbug-hub"
    road.nobody_is_waiting_but(YOU)


@pytest.mark.parametrize(
    ("key", "cost", "less"),
    [
        pytest.param("paint-prison", 5, 2, marks=pytest.mark.card("paint-prison")),
        pytest.param("paint-prison-rare", 4, 1, marks=pytest.mark.card("paint-prison-rare")),
    ],
)
def test_paint_prison_is_cheaper_for_a_card_of_my_reserve(key: str, cost: int, less: int) -> None:
    road = Road(hand=key, reserve="inari, jian", your_hero="atlas", your_reserve="kappa", mana=cost)
    road.play(f"play/{key}")
    assert set(road.keys()) == {"pass", "pick/inari/my-reserve", "pick/jian/my-reserve"}
    road.play("pick/inari/my-reserve")
    assert road.changes() == {
        "hand": "", "reserve": "jian", "discard": f"inari, {key}", "your_hero": "", "your_deck": 1, "mana": less
    }  # fmt: skip
    road.nobody_is_waiting_but(YOU)
    road = Road(hand=key, reserve="inari", your_hero="atlas", mana=cost).play(f"play/{key}", "pass")
    assert road.changes() == {"hand": "", "discard": key, "your_hero": "", "your_deck": 1, "mana": 0}
    road = Road(reserve=f"{key}, inari", your_hero="atlas", mana=cost - less)  # from Reserve too
    road.play(f"reserve/{key}")
    assert road.changes() == {"reserve": "", "discard": f"inari, {key}", "your_hero": "", "your_deck": 1, "mana": 0}
    assert Road(hand=key, your_reserve="inari", mana=cost - 1).why_not(f"play/{key}") == "afternoon.play-cost"
    assert Road(hand=key, reserve="inari", mana=cost - less - 1).why_not(f"play/{key}") == "afternoon.play-cost"
    assert Road(reserve=key, mana=cost - 1).why_not(f"reserve/{key}") == "afternoon.play-cost"  # not by itself


@pytest.mark.parametrize(
    ("key", "cost"),
    [
        pytest.param("paint-prison", 5, marks=pytest.mark.card("paint-prison")),
        pytest.param("paint-prison-rare", 4, marks=pytest.mark.card("paint-prison-rare")),
    ],
)
@pytest.mark.clause("ruling.token-returned")
def test_paint_prison_makes_a_token_vanish(key: str, cost: int) -> None:
    road = Road(hand=key, your_hero="booda", mana=cost).play(f"play/{key}")
    assert road.changes() == {"hand": "", "discard": key, "your_hero": "", "mana": 0}
    road.nobody_is_waiting_but(YOU)


@pytest.mark.card("the-ouroboros-rare")
def test_the_ouroboros_rolls_a_die_more_and_ignores_one() -> None:
    road = Road(hand="the-ouroboros-rare", hero="kappa", mana=3).play("play/the-ouroboros-rare")
    assert road.changes() == {"hand": "", "landmarks": "the-ouroboros-rare", "mana": 0}
    road = Road(reserve="the-ouroboros-rare", mana=3).play("reserve/the-ouroboros-rare")
    assert road.changes() == {"reserve": "", "landmarks": "the-ouroboros-rare", "mana": 0}
    road.nobody_is_waiting_but(YOU)
    road = Road(hand="all-in", hero="inari", landmarks="the-ouroboros-rare", mana=3).dice(2, 5).play("play/all-in")
    assert road.keys() == ["ignore/2", "ignore/5"]
    road.play("ignore/2")
    assert road.changes() == {"hand": "", "hero": "inari +5", "reserve": "all-in", "mana": 0}
    road.nobody_is_waiting_but(YOU)


@pytest.mark.card("the-ouroboros-rare")
@pytest.mark.clause("ruling.two-ouroboros")
def test_two_ouroboros_roll_three_dice_and_the_opponents_is_of_no_use() -> None:
    both = "the-ouroboros-rare, the-ouroboros-rare"
    road = Road(hand="all-in", hero="inari", landmarks=both, mana=3).dice(2, 5, 3).play("play/all-in")
    while road.may("first/the-ouroboros-rare"):  # which of the two comes first does not matter
        road.play("first/the-ouroboros-rare")
    assert road.keys() == ["ignore/2", "ignore/3", "ignore/5"]
    road.play("ignore/2", "ignore/5")
    assert road.changes() == {"hand": "", "hero": "inari +3", "reserve": "all-in", "mana": 0}
    road.nobody_is_waiting_but(YOU)
    road = Road(hand="all-in", hero="inari", your_landmarks="the-ouroboros-rare", mana=3).dice(2).play("play/all-in")
    assert road.changes() == {"hand": "", "hero": "inari +2", "reserve": "all-in", "mana": 0}
    road.nobody_is_waiting_but(YOU)
