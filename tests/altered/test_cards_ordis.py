"""The cards of Ordis, one by one: set up by naming cards, then only played, then everything that changed."""

import pytest

from tests.altered.road import COMPANION, HERO, ME, YOU, Road, check_plain


@pytest.mark.card("sigismar-wingspan")
def test_sigismar_and_wingspan_bring_a_recruit_at_noon_first_or_not() -> None:
    road = Road(hero="kappa", companion="booda", your_hero="jian", my_hero="sigismar-wingspan", phase="noon")
    assert road.changes() == {"hero": "kappa, ordis-recruit"}
    assert road.totals(ME, HERO) == [5, 5, 6]
    road.nobody_is_waiting_but(ME)
    road = Road(my_hero="sigismar-wingspan", first=YOU, phase="noon")
    assert road.changes() == {"hero": "ordis-recruit"}
    road.nobody_is_waiting_but(YOU)


@pytest.mark.card("foundry-mechanic-ordis")
def test_foundry_mechanic_makes_the_next_permanent_of_the_turn_cheaper() -> None:
    road = Road(hand="the-monolith, ordis-carrier", reserve="foundry-mechanic-ordis, inari", mana=9, passed=YOU)
    road.play("support/foundry-mechanic-ordis")
    assert road.changes() == {"reserve": "inari", "discard": "foundry-mechanic-ordis"}
    road.nobody_is_waiting_but(ME)
    road.play("play/the-monolith")
    assert (road.landmarks(ME), road.mana(ME)) == (["the-monolith"], 5)
    road.play("play/ordis-carrier")
    assert road.mana(ME) == 2
    road = Road(hand="ordis-trooper, ordis-carrier", reserve="foundry-mechanic-ordis", mana=4, passed=YOU)
    road.play("support/foundry-mechanic-ordis", "play/ordis-trooper/hero", "play/ordis-carrier")  # a turn too late
    assert road.changes() == {
        "hand": "", "reserve": "", "discard": "foundry-mechanic-ordis", "hero": "ordis-trooper",
        "landmarks": "ordis-carrier", "mana": 0,
    }  # fmt: skip
    road.nobody_is_waiting_but(ME)
    check_plain("foundry-mechanic-ordis", 1, 1, [1, 1, 2])


@pytest.mark.parametrize(
    ("key", "hand_cost", "reserve_cost", "statistics"),
    [
        pytest.param("ordis-trooper", 1, 1, [1, 1, 1], marks=pytest.mark.card("ordis-trooper")),
        pytest.param("ordis-trooper-rare", 1, 1, [1, 2, 2], marks=pytest.mark.card("ordis-trooper-rare")),
        pytest.param("monolith-rune-scribe", 2, 2, [2, 2, 2], marks=pytest.mark.card("monolith-rune-scribe")),
        pytest.param("the-frog-prince", 2, 2, [3, 0, 3], marks=pytest.mark.card("the-frog-prince")),
    ],
)
def test_a_character_without_text_costs_and_counts_what_is_printed(
    key: str, hand_cost: int, reserve_cost: int, statistics: list[int]
) -> None:
    check_plain(key, hand_cost, reserve_cost, statistics)


@pytest.mark.card("ratatoskr-ordis")
def test_ratatoskr_brings_two_recruits_beside_him_from_reserve_only() -> None:
    road = Road(reserve="ratatoskr-ordis", hero="kappa", your_companion="jian", mana=3)
    road.play("reserve/ratatoskr-ordis/companion")
    assert road.changes() == {
        "reserve": "", "companion": "ratatoskr-ordis fleeting, ordis-recruit, ordis-recruit", "mana": 0
    }  # fmt: skip
    assert road.totals(ME, COMPANION) == [3, 3, 3]
    road.nobody_is_waiting_but(YOU)
    road = Road(hand="ratatoskr-ordis", mana=1).play("play/ratatoskr-ordis/hero")
    assert road.changes() == {"hand": "", "hero": "ratatoskr-ordis", "mana": 0}
    road.nobody_is_waiting_but(YOU)


@pytest.mark.card("monolith-rune-scribe-rare")
def test_rare_monolith_rune_scribe_resupplies_from_hand_beside_a_token() -> None:
    road = Road(
        hand="monolith-rune-scribe-rare", companion="ordis-recruit", reserve="inari", deck="kappa, jian", mana=2
    )
    road.play("play/monolith-rune-scribe-rare/hero")
    assert road.changes() == {
        "hand": "", "hero": "monolith-rune-scribe-rare", "reserve": "inari, kappa", "mana": 0, "deck": -1
    }  # fmt: skip
    assert road.totals(ME, HERO) == [1, 2, 2]
    road.nobody_is_waiting_but(YOU)
    road = Road(hand="monolith-rune-scribe-rare", hero="kappa", your_hero="ordis-recruit", mana=2)
    road.play("play/monolith-rune-scribe-rare/companion")  # the token is not mine
    assert road.changes() == {"hand": "", "companion": "monolith-rune-scribe-rare", "mana": 0}
    road = Road(reserve="monolith-rune-scribe-rare", companion="ordis-recruit", mana=2)
    road.play("reserve/monolith-rune-scribe-rare/hero")
    assert road.changes() == {"reserve": "", "hero": "monolith-rune-scribe-rare fleeting", "mana": 0}
    road.nobody_is_waiting_but(YOU)


@pytest.mark.card("ordis-cadets")
def test_ordis_cadets_bring_a_recruit_into_their_expedition() -> None:
    road = Road(hand="ordis-cadets", hero="kappa", your_companion="jian", mana=2).play("play/ordis-cadets/companion")
    assert road.changes() == {"hand": "", "companion": "ordis-cadets, ordis-recruit", "mana": 0}
    assert road.totals(ME, COMPANION) == [2, 2, 1]
    road.nobody_is_waiting_but(YOU)
    road = Road(reserve="ordis-cadets", mana=2).play("reserve/ordis-cadets/hero")
    assert road.changes() == {"reserve": "", "hero": "ordis-cadets fleeting, ordis-recruit", "mana": 0}
    road.nobody_is_waiting_but(YOU)


@pytest.mark.parametrize(
    ("key", "boosts"),
    [
        pytest.param("kakoba", 2, marks=pytest.mark.card("kakoba")),
        pytest.param("kakoba-rare", 3, marks=pytest.mark.card("kakoba-rare")),
    ],
)
def test_kakoba_gains_boosts_with_three_others(key: str, boosts: int) -> None:
    road = Road(hand=key, hero="kappa", companion="ordis-recruit, jian", mana=3).play(f"play/{key}/hero")
    assert road.changes() == {"hand": "", "hero": f"kappa, {key} +{boosts}", "mana": 0}
    assert road.totals(ME, HERO) == [6 + boosts, 6 + boosts, 7 + boosts]
    road.nobody_is_waiting_but(YOU)
    road = Road(reserve=key, hero="kappa, inari", companion="jian", mana=3).play(f"reserve/{key}/companion")
    assert road.changes() == {"reserve": "", "companion": f"jian, {key} +{boosts} fleeting", "mana": 0}
    road.nobody_is_waiting_but(YOU)
    road = Road(hand=key, hero="kappa, ordis-recruit", reserve="jian", your_hero="inari, jian", mana=3)
    road.play(f"play/{key}/hero")  # two others: Kakoba, the Reserve and the opponent's do not count
    assert road.changes() == {"hand": "", "hero": f"kappa, ordis-recruit, {key}", "mana": 0}
    road.nobody_is_waiting_but(YOU)


@pytest.mark.card("ordis-gatekeeper")
def test_ordis_gatekeeper_brings_a_recruit_into_the_other_expedition() -> None:
    road = Road(hand="ordis-gatekeeper", hero="kappa", your_hero="jian", mana=3).play("play/ordis-gatekeeper/hero")
    assert road.changes() == {"hand": "", "hero": "kappa, ordis-gatekeeper", "companion": "ordis-recruit", "mana": 0}
    assert road.totals(ME, HERO) == [5, 7, 6]
    road.nobody_is_waiting_but(YOU)
    road = Road(reserve="ordis-gatekeeper", mana=3).play("reserve/ordis-gatekeeper/companion")
    assert road.changes() == {
        "reserve": "", "companion": "ordis-gatekeeper fleeting", "hero": "ordis-recruit", "mana": 0
    }  # fmt: skip
    road.nobody_is_waiting_but(YOU)


@pytest.mark.parametrize(
    "key",
    [
        pytest.param("ordis-spy", marks=pytest.mark.card("ordis-spy")),
        pytest.param("ordis-spy-rare", marks=pytest.mark.card("ordis-spy-rare")),
    ],
)
def test_ordis_spy_sabotages_from_hand(key: str) -> None:
    road = Road(hand=key, reserve="inari", your_reserve="kappa, jian", your_hero="atlas", mana=3)
    road.play(f"play/{key}/companion")
    assert set(road.keys()) == {"pass", "pick/inari/my-reserve", "pick/kappa/your-reserve", "pick/jian/your-reserve"}
    road.play("pick/jian/your-reserve")
    assert road.changes() == {"hand": "", "companion": key, "your_reserve": "kappa", "your_discard": "jian", "mana": 0}
    assert road.totals(ME, COMPANION) == [2, 2, 2]
    road.nobody_is_waiting_but(YOU)
    road = Road(hand=key, your_reserve="kappa", mana=3).play(f"play/{key}/hero", "pass")
    assert road.changes() == {"hand": "", "hero": key, "mana": 0}
    road.nobody_is_waiting_but(YOU)


@pytest.mark.card("ordis-spy")
def test_ordis_spy_does_nothing_from_reserve() -> None:
    road = Road(reserve="ordis-spy", your_reserve="kappa", mana=2).play("reserve/ordis-spy/hero")
    assert road.changes() == {"reserve": "", "hero": "ordis-spy fleeting", "mana": 0}
    road.nobody_is_waiting_but(YOU)


@pytest.mark.card("ordis-spy-rare")
def test_rare_ordis_spy_brings_a_recruit_from_reserve() -> None:
    road = Road(reserve="ordis-spy-rare", hero="kappa", your_reserve="kappa", mana=2)
    road.play("reserve/ordis-spy-rare/companion")
    assert road.changes() == {"reserve": "", "companion": "ordis-spy-rare fleeting, ordis-recruit", "mana": 0}
    road.nobody_is_waiting_but(YOU)


@pytest.mark.parametrize(
    ("key", "cost", "recruits"),
    [
        pytest.param("jeanne-darc", 4, "ordis-recruit", marks=pytest.mark.card("jeanne-darc")),
        pytest.param("jeanne-darc-rare", 5, "ordis-recruit, ordis-recruit", marks=pytest.mark.card("jeanne-darc-rare")),
    ],
)
@pytest.mark.clause("ruling.jeanne-night")
def test_jeanne_darc_leaves_recruits_in_each_expedition(key: str, cost: int, recruits: str) -> None:
    check_plain(key, cost, cost, [2, 2, 2])
    road = Road(hand="off-you-go, banishing-gate", hero=f"{key}, kappa", your_hero="jian")
    road.play("play/banishing-gate", f"pick/{key}/my-hero")
    assert road.changes() == {
        "hand": "off-you-go", "hero": f"kappa, {recruits}", "companion": recruits, "discard": f"{key}, banishing-gate",
        "mana": 6,
    }  # fmt: skip
    road.nobody_is_waiting_but(YOU)
    road = Road(companion=key, hero="ordis-recruit", your_hero="jian").both_pass()  # at Rest: they stay
    assert (road.hero(ME), road.companion(ME), road.reserve(ME)) == (recruits.split(", "), recruits.split(", "), [key])
    assert (road.hero(YOU), road.reserve(YOU)) == ([], ["jian"])


@pytest.mark.parametrize(
    ("key", "recruits"),
    [
        pytest.param("jeanne-darc", 1, marks=pytest.mark.card("jeanne-darc")),
        pytest.param("jeanne-darc-rare", 2, marks=pytest.mark.card("jeanne-darc-rare")),
    ],
)
def test_jeanne_darc_leaves_them_to_her_own_player_whoever_sends_her_away(key: str, recruits: int) -> None:
    road = Road(hand="intimidation, paint-prison", your_companion=f"{key} fleeting", mana=5).play("play/paint-prison")
    made = ", ".join(["ordis-recruit"] * recruits)
    assert road.changes() == {
        "hand": "intimidation", "discard": "paint-prison", "your_hero": made, "your_companion": made, "your_deck": 1,
        "mana": 0,
    }  # fmt: skip
    road.nobody_is_waiting_but(YOU)


@pytest.mark.card("charge")
@pytest.mark.clause("ruling.not-reserve")
def test_charge_boosts_all_my_characters_in_play() -> None:
    road = Road(
        hand="charge",
        hero="kappa +1, ordis-recruit",
        companion="jian asleep",
        reserve="inari",
        your_hero="atlas",
        mana=2,
    )
    road.play("play/charge")
    assert road.changes() == {
        "hand": "", "hero": "kappa +2, ordis-recruit +1", "companion": "jian +1 asleep", "discard": "charge", "mana": 0
    }  # fmt: skip
    road.nobody_is_waiting_but(YOU)
    road = Road(reserve="charge", your_hero="atlas", mana=2).play("reserve/charge")
    assert road.changes() == {"reserve": "", "discard": "charge", "mana": 0}
    road.nobody_is_waiting_but(YOU)


@pytest.mark.card("sticky-note-seals")
def test_sticky_note_seals_send_a_dear_character_to_reserve() -> None:
    road = Road(
        hand="sticky-note-seals", hero="ordis-recruit, atlas", your_hero="kappa +2, inari",
        your_landmarks="the-monolith", mana=3,
    )  # fmt: skip
    road.play("play/sticky-note-seals", "mode/1")
    assert set(road.keys()) == {"pick/atlas/my-hero", "pick/kappa/your-hero"}
    assert road.why_not("pick/inari/your-hero") == "target.anyone"
    road.play("pick/kappa/your-hero")
    assert road.changes() == {
        "hand": "", "discard": "sticky-note-seals", "your_hero": "inari", "your_reserve": "kappa", "mana": 0
    }  # fmt: skip
    road.nobody_is_waiting_but(YOU)


@pytest.mark.card("sticky-note-seals")
def test_sticky_note_seals_discard_a_dear_permanent() -> None:
    road = Road(
        hand="sticky-note-seals", landmarks="axiom-reprocessor", your_hero="kappa",
        your_landmarks="the-monolith, ordis-carrier", mana=3,
    )  # fmt: skip
    road.play("play/sticky-note-seals")
    assert road.keys() == ["mode/1", "mode/2"]
    road.play("mode/2")
    assert set(road.keys()) == {"pick/axiom-reprocessor/my-landmarks", "pick/the-monolith/your-landmarks"}
    road.play("pick/the-monolith/your-landmarks")
    assert road.changes() == {
        "hand": "", "discard": "sticky-note-seals", "your_landmarks": "ordis-carrier", "your_discard": "the-monolith",
        "mana": 0,
    }  # fmt: skip
    road.nobody_is_waiting_but(YOU)
    road = Road(reserve="sticky-note-seals", hero="inari", your_landmarks="ordis-carrier", mana=3)
    road.play("reserve/sticky-note-seals", "mode/2")  # nothing dear enough
    assert road.changes() == {"reserve": "", "discard": "sticky-note-seals", "mana": 0}
    road.nobody_is_waiting_but(YOU)


@pytest.mark.card("open-the-gates-rare")
def test_open_the_gates_distributes_four_recruits() -> None:
    road = Road(hand="open-the-gates-rare", hero="kappa", your_hero="jian", mana=5).play("play/open-the-gates-rare")
    assert road.keys() == [
        f"expedition/{place}" for place in ("my-hero", "my-companion", "your-hero", "your-companion")
    ]
    road.play("expedition/my-hero", "expedition/my-hero", "expedition/my-companion")
    assert road.changes() == {"hand": "", "mana": 0}  # they come all at once
    road.play("expedition/your-hero")
    assert road.changes() == {
        "hand": "", "reserve": "open-the-gates-rare", "hero": "kappa, ordis-recruit, ordis-recruit",
        "companion": "ordis-recruit", "your_hero": "jian, ordis-recruit", "mana": 0,
    }  # fmt: skip
    road.nobody_is_waiting_but(YOU)


@pytest.mark.card("open-the-gates-rare")
def test_open_the_gates_may_put_all_in_one_expedition_and_the_monolith_sees_each() -> None:
    road = Road(reserve="open-the-gates-rare", landmarks="the-monolith", mana=5).play("reserve/open-the-gates-rare")
    road.play(*["expedition/my-companion"] * 4)
    while road.keys()[0].startswith("first/"):
        road.play(road.keys()[0])
    assert road.changes() == {
        "reserve": "", "discard": "open-the-gates-rare", "companion": ", ".join(["ordis-recruit +1"] * 4), "mana": 0
    }  # fmt: skip
    road.nobody_is_waiting_but(YOU)


@pytest.mark.card("ordis-carrier")
def test_ordis_carrier_brings_a_recruit_at_noon() -> None:
    road = Road(hand="ordis-carrier", companion="booda", mana=3).play("play/ordis-carrier")
    assert road.changes() == {"hand": "", "landmarks": "ordis-carrier", "mana": 0}
    road.nobody_is_waiting_but(YOU)
    road = Road(landmarks="ordis-carrier", hero="kappa", companion="booda", reserve="ordis-carrier", phase="noon")
    assert road.changes() == {"companion": "booda, ordis-recruit"}
    road.nobody_is_waiting_but(ME)
    road = Road(reserve="ordis-carrier", mana=3).play("reserve/ordis-carrier")  # a Landmark is not Fleeting
    assert road.changes() == {"reserve": "", "landmarks": "ordis-carrier", "mana": 0}
    road.nobody_is_waiting_but(YOU)


@pytest.mark.card("the-monolith")
def test_the_monolith_boosts_whoever_joins_my_expeditions() -> None:
    road = Road(hand="the-monolith", hero="kappa", mana=5).play("play/the-monolith")  # who is there has joined before
    assert road.changes() == {"hand": "", "landmarks": "the-monolith", "mana": 0}
    road = Road(reserve="the-monolith", hero="kappa", mana=5).play("reserve/the-monolith")
    assert road.changes() == {"reserve": "", "landmarks": "the-monolith", "mana": 0}
    road.nobody_is_waiting_but(YOU)
    road = Road(hand="jian", hero="booda", landmarks="the-monolith", your_hand="kappa", your_hero="inari", mana=2)
    road.play("play/jian/companion", "play/kappa/hero")
    assert road.changes() == {
        "hand": "", "companion": "jian +1", "mana": 0, "your_hand": "", "your_hero": "inari, kappa", "your_mana": 6
    }  # fmt: skip
    road.nobody_is_waiting_but(ME)


@pytest.mark.card("the-monolith")
def test_the_monolith_boosts_tokens_too() -> None:
    road = Road(hand="ordis-cadets", landmarks="the-monolith", mana=2).play("play/ordis-cadets/hero")
    while road.table.waiting == [ME]:  # the boost and the recruit in any order
        road.play(road.keys()[0])
    assert road.changes() == {"hand": "", "hero": "ordis-cadets +1, ordis-recruit +1", "mana": 0}
    road.nobody_is_waiting_but(YOU)
