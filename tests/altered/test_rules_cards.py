"""What cards are: kinds, costs, statistics, factions, tokens, decks."""

import pytest

from bivouac.games.altered import catalog
from bivouac.games.altered.amounts import Not, Orbs, Zeros
from bivouac.games.altered.catalog import (
    CATALOG,
    CHARACTER,
    FACTIONS,
    HERO,
    HEROES,
    IS_A,
    NUMBER,
    PERMANENT,
    SPELL,
    STARTERS,
    TOKEN,
)
from bivouac.games.altered.decks import deck_faults
from bivouac.games.altered.filters import ME as MYSELF
from bivouac.games.altered.filters import MINE, Filter, each
from bivouac.games.altered.setup import GAME
from bivouac.games.altered.triggers import arrow, dusk, gives, leaves, leaves_to_reserve
from bivouac.games.altered.verbs import BOOST, Draw, Gain, Sacrifice, if_
from tests.altered.road import HERO as HERO_SIDE
from tests.altered.road import ME, YOU, Road, lent

CARDS = [CATALOG.cards[number] for number in range(len(GAME.cards))]
DECKS = [dict(deck) for deck in STARTERS]


@pytest.mark.clause("card.types")
def test_a_card_is_a_hero_a_character_a_spell_or_a_permanent() -> None:
    kinds = [card.is_a & (HERO | CHARACTER | SPELL | PERMANENT) for card in CARDS]
    assert {kind: kinds.count(kind) for kind in (HERO, CHARACTER, SPELL, PERMANENT)} == {
        HERO: 6, CHARACTER: 88 + 4, SPELL: 22, PERMANENT: 10
    }  # fmt: skip
    assert len(CARDS) == 6 + 4 + 120


@pytest.mark.clause("card.costs")
def test_every_card_of_a_deck_has_two_costs() -> None:
    for deck in DECKS:
        for kind in deck:
            assert 1 <= CATALOG.cards[kind].hand_cost <= 7
            assert 1 <= CATALOG.cards[kind].reserve_cost <= 6
    kappa, ratatoskr = CATALOG.by_key["kappa"], CATALOG.by_key["ratatoskr"]
    assert (kappa.hand_cost, kappa.reserve_cost) == (4, 4)
    assert (ratatoskr.hand_cost, ratatoskr.reserve_cost) == (1, 3)


@pytest.mark.clause("card.stats")
def test_characters_have_three_statistics_and_nothing_else_has() -> None:
    assert CATALOG.by_key["inari"].stats == (3, 1, 3)
    assert CATALOG.by_key["shenlong-rare"].stats == (9, 9, 9)
    assert all(card.stats == (0, 0, 0) for card in CARDS if not card.is_a & CHARACTER)


@pytest.mark.clause("card.base-statistic")
def test_a_base_statistic_is_the_printed_one() -> None:
    """Three printed zeros lie there, although boosts have raised them."""
    verb = if_(Zeros(3), Gain(BOOST, MYSELF))
    with lent("kappa", arrow(verb)):
        road = Road(hand="kappa", hero="spindle-harvesters +3, lyra-skald +1", passed=YOU)
        assert road.totals(ME, HERO_SIDE) == [8, 4, 6]
        road.play("play/kappa/companion")
        assert road.boosts("kappa") == 1
        road = Road(hand="kappa", hero="spindle-harvesters +3, haven-warrior", passed=YOU)
        road.play("play/kappa/companion")
        assert road.boosts("kappa") == 0
    assert Filter(CHARACTER, zero=True).fits(road.state, road.card("spindle-harvesters"), ME, -1)


@pytest.mark.clause("card.faction", "token.no-faction")
def test_each_card_but_a_token_has_a_faction() -> None:
    for card in CARDS:
        assert (card.faction == catalog.NO_FACTION) == bool(card.is_a & TOKEN)
    for number, deck in enumerate(DECKS):
        assert {CATALOG.cards[kind].faction for kind in deck} == {number}


@pytest.mark.clause("card.hero", "night.hero-limits")
def test_each_hero_has_a_faction_an_ability_and_the_limits() -> None:
    heroes = [CATALOG.cards[kind] for kind in HEROES]
    assert [hero.faction for hero in heroes] == list(range(len(FACTIONS)))
    assert all(hero.is_a == HERO and hero.abilities for hero in heroes)
    assert all((hero.reserve_limit, hero.landmark_limit) == (2, 2) for hero in heroes)


@pytest.mark.clause("card.abilities")
def test_main_abilities_work_in_play_and_a_hero_s_in_the_hero_zone() -> None:
    """The Monolith boosts from play, not from Reserve; Sigismar works from the Hero zone."""
    road = Road(hand="kappa", landmarks="the-monolith", my_hero="sigismar-wingspan", phase="noon")
    assert road.all_boosts("ordis-recruit", ME) == [1]
    road = Road(hand="kappa", reserve="the-monolith", my_hero="sigismar-wingspan", phase="noon")
    assert road.all_boosts("ordis-recruit", ME) == [0]


@pytest.mark.clause("card.support")
def test_a_support_ability_works_only_from_reserve() -> None:
    road = Road(hand="alice", hero="alice", reserve="alice")
    assert road.may("support/alice")
    road = Road(hand="alice", hero="alice")
    assert road.why_not("support/alice") == "card.support"


@pytest.mark.clause("card.over-rules")
def test_a_card_s_text_wins_over_the_rules() -> None:
    with lent("kappa", gives(catalog.NOT_PLAYABLE, condition=Not(Orbs(7)))):
        road = Road(hand="kappa, inari", mana=6)
        assert road.why_not("play/kappa/hero") == "card.over-rules"
        assert road.may("play/inari/hero")
        assert Road(hand="kappa", mana=7).may("play/kappa/hero")


@pytest.mark.clause("card.missing-number")
def test_a_token_s_hand_cost_is_0() -> None:
    assert [CATALOG.by_key[key].hand_cost for key in ("brassbug", "booda", "ordis-recruit", "maw")] == [0] * 4
    road = Road(hand="off-you-go", your_hero="ordis-recruit, kappa")
    road.play("play/off-you-go")
    assert road.hero(YOU) == ["kappa"], "Hand cost 3 or less fits a token; Kappa costs 4"


# -- tokens ------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("token.kinds")
@pytest.mark.card("brassbug", "booda", "ordis-recruit", "maw")
def test_the_four_tokens() -> None:
    tokens = {card.key: (card.stats, card.subtypes) for card in CARDS if card.is_a & TOKEN}
    assert tokens == {
        "brassbug": ((2, 2, 2), catalog.subtypes("robot")),
        "booda": ((2, 2, 2), catalog.subtypes("companion")),
        "ordis-recruit": ((1, 1, 1), catalog.subtypes("soldier")),
        "maw": ((0, 0, 0), catalog.subtypes("companion")),
    }


@pytest.mark.clause("token.character")
def test_a_token_is_a_character_in_every_respect() -> None:
    road = Road(hand="physical-training, charge", hero="brassbug", companion="ordis-recruit", passed=YOU)
    assert road.totals(ME, HERO_SIDE) == [2, 2, 2]
    road.play("play/physical-training", "pick/brassbug/my-hero", "play/charge")
    assert (road.boosts("brassbug"), road.boosts("ordis-recruit")) == (4, 1)


@pytest.mark.clause("token.leaves")
@pytest.mark.parametrize(
    ("spell", "zone"),
    [("off-you-go", "reserve"), ("intimidation", "hand"), ("paint-prison", "deck"), ("banishing-gate", "discard")],
)
def test_a_token_that_leaves_is_removed_from_the_game(spell: str, zone: str) -> None:
    road = Road(hand=spell, your_hero="brassbug", only_named=True)
    road.play(f"play/{spell}")
    assert road.hero(YOU) == []
    assert getattr(road, zone)(YOU) == []
    assert "brassbug" not in [KEY for zone in range(20) for KEY in road.cards(zone)]


@pytest.mark.clause("token.leaves", "dusk.sum")
def test_a_token_that_left_at_dusk_does_not_count_any_more() -> None:
    with lent("brassbug-hub", dusk(Sacrifice(each(CHARACTER, whose=MINE)))):
        road = Road(landmarks="brassbug-hub", hero="brassbug", passed=YOU)
        assert road.totals(ME, HERO_SIDE) == [2, 2, 2]
        road.play("pass")
        assert (road.totals(ME, HERO_SIDE), road.markers(ME)) == ([0, 0, 0], (0, 7))


@pytest.mark.clause("token.arrives-nowhere")
def test_a_token_leaves_but_arrives_nowhere() -> None:
    """Who watches it leave reacts; who would watch it go to Reserve does not."""
    with lent("brassbug", leaves(Draw()), leaves_to_reserve(Draw(2))):
        road = Road(hand="off-you-go", your_hero="brassbug", your_deck="kappa, inari, atlas")
        road.play("play/off-you-go")
        assert road.hand(YOU) == ["kappa"]
    with lent("inari", leaves(Draw()), leaves_to_reserve(Draw(2))):
        road = Road(hand="off-you-go", your_hero="inari", your_deck="kappa, alice, atlas")
        road.play("play/off-you-go")
        road.play("first/inari")
        assert road.hand(YOU) == ["kappa", "alice", "atlas"]


@pytest.mark.clause("setup.tokens-out")
def test_tokens_are_in_no_deck() -> None:
    assert not [kind for deck in DECKS for kind in deck if IS_A[kind] & TOKEN]
    axiom = {**DECKS[0], NUMBER["brassbug"]: 1}
    assert "setup.tokens-out" in deck_faults([HEROES[0]], axiom)


# -- decks -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(6))
def test_the_starters_are_decks(number: int) -> None:
    deck = DECKS[number]
    assert sum(deck.values()) == 39
    assert sum(copies for kind, copies in deck.items() if CATALOG.cards[kind].rarity) == 8
    assert deck_faults([HEROES[number]], deck) == []


@pytest.mark.clause("deck.hero")
def test_a_deck_has_exactly_one_hero() -> None:
    assert deck_faults([], DECKS[0])[0] == "deck.hero"
    assert deck_faults([HEROES[0], HEROES[0]], DECKS[0]) == ["deck.hero"]
    assert "deck.hero" in deck_faults([HEROES[0]], {**DECKS[0], HEROES[0]: 1})
    assert "deck.hero" in deck_faults([NUMBER["axiom-salvager"]], DECKS[0])


@pytest.mark.clause("deck.size")
def test_a_deck_has_at_least_39_other_cards() -> None:
    deck = {**DECKS[0], NUMBER["axiom-salvager"]: 2}
    assert deck_faults([HEROES[0]], deck) == ["deck.size"]


@pytest.mark.clause("deck.maximum")
def test_a_deck_has_at_most_59_other_cards_unless_an_option_lifts_it() -> None:
    with lent("axiom-salvager", rarity=catalog.COMMON):
        deck = {**DECKS[0], NUMBER["axiom-salvager"]: 3 + 20}
        assert "deck.maximum" not in deck_faults([HEROES[0]], deck)
        deck[NUMBER["axiom-salvager"]] += 1
        assert "deck.maximum" in deck_faults([HEROES[0]], deck)
        assert "deck.maximum" not in deck_faults([HEROES[0]], deck, no_maximum=True)


@pytest.mark.clause("deck.faction")
def test_a_deck_is_of_its_hero_s_faction() -> None:
    """An out-of-faction rare belongs to the faction it is printed for."""
    deck = {**DECKS[0]}
    assert NUMBER["the-frog-prince-axiom"] in deck
    del deck[NUMBER["the-frog-prince-axiom"]]
    deck[NUMBER["the-frog-prince"]] = 1
    assert deck_faults([HEROES[0]], deck) == ["deck.faction"]


@pytest.mark.clause("deck.copies")
def test_at_most_three_cards_have_the_same_name_whatever_their_rarity() -> None:
    deck = {**DECKS[0], NUMBER["foundry-mechanic"]: 3}
    assert deck[NUMBER["foundry-mechanic-rare"]] == 1
    assert deck_faults([HEROES[0]], deck) == ["deck.copies"]


@pytest.mark.clause("deck.rares")
def test_at_most_15_cards_are_rare() -> None:
    rares = [kind for kind in DECKS[0] if CATALOG.cards[kind].rarity]
    deck = {**DECKS[0], **dict.fromkeys(rares, 2)}
    assert sum(deck[kind] for kind in rares) == 16
    assert "deck.rares" in deck_faults([HEROES[0]], deck)
    deck[rares[0]] = 1
    assert "deck.rares" not in deck_faults([HEROES[0]], deck)


@pytest.mark.clause("deck.uniques")
def test_at_most_three_cards_are_unique() -> None:
    deck = DECKS[0]
    assert deck[NUMBER["brassbug-hub"]] == 3
    with lent("brassbug-hub", rarity=catalog.UNIQUE):
        assert deck_faults([HEROES[0]], deck) == []
        assert deck_faults([HEROES[0]], {**deck, NUMBER["brassbug-hub"]: 4})[-1] == "deck.uniques"
