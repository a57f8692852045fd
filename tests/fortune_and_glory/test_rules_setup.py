"""Modes, components, resources and the set-up of the basic competitive game."""

import pytest

from bivouac.engine.lines import Ear
from bivouac.engine.table import Table
from bivouac.games.fortune_and_glory import verbs as v
from bivouac.games.fortune_and_glory.abilities import fare, mine
from bivouac.games.fortune_and_glory.cards.locations import LOCATIONS
from bivouac.games.fortune_and_glory.catalog import (
    ADVENTURE,
    ALLY,
    ARTIFACT,
    BY_NUMBER,
    CATALOG,
    CITY,
    DANGER,
    DECK_WORDS,
    DICE_IN,
    ENEMY,
    EVENT,
    FARE,
    GEAR,
    HERO,
    IS_A,
    ITEM,
    NAZI,
)
from bivouac.games.fortune_and_glory.keys import HERO_KEYS, KEYS
from bivouac.games.fortune_and_glory.map import ALL_SPACES, FIRST_SEA, NUMBER_OF
from bivouac.games.fortune_and_glory.rules import TEMPLES
from bivouac.games.fortune_and_glory.setup import GAME
from bivouac.games.fortune_and_glory.state import World
from bivouac.games.fortune_and_glory.state_ground import (
    FIGURES,
    FIRST_LOCATION,
    LOCATION,
    MOBSTER,
    NO_FIGURE,
    SOLDIER,
    is_city,
)
from bivouac.games.fortune_and_glory.steps_map import place_artifact, place_henchman
from bivouac.games.fortune_and_glory.words import LINES, OF_ITSELF
from tests.fortune_and_glory.world import ME, YOU, Laid, danger, number, redraw

SITE = "sahara:sword/of-zeus"


def begun(seats: int = 4, seed: int = 1, **options: object) -> World:
    state = GAME.begin(seats, GAME.checked_options(options), seed)
    assert isinstance(state, World)
    return state


def lying_in(state: World, deck: int) -> list[int]:
    """All cards of a deck, in its bag or already on the table."""
    cards = [*state.bags[deck], *state.discards[deck]]
    for zone in (state.site_artifact, state.site_adventure, state.in_play, *state.hands):
        cards.extend(card for card in zone if IS_A[card] == deck)
    return cards


# -- modes and components ----------------------------------------------------------------------------------------------


@pytest.mark.clause("mode.basic-and-competitive")
def test_a_table_is_basic_and_competitive_and_offers_nothing_that_is_not_played() -> None:
    rules = GAME.checked_options({})
    assert (rules["level"], rules["mode"]) == ("basic", "competitive")
    state = begun()
    assert state.rules.elements == 0
    assert not state.rules.is_cooperative
    for option, word in (("level", "expert"), ("mode", "solo")):
        with pytest.raises(ValueError, match=option):
            GAME.checked_options({option: word})


@pytest.mark.clause("component.d3")
def test_a_d3_is_a_d6_read_by_twos() -> None:
    redraw("tail-wind", timing=mine, effect=v.Glory(v.D3))
    read = []
    for face in range(1, 7):
        table = Laid(at="london, paris", phase="move", hands="tail-wind", dice="2").dice(str(face))
        table.play("play/tail-wind")
        read.append(table.state.glory[ME])
        assert table.numbers("effect-die") == read[-1:], "what has fallen is told"
    assert read == [1, 1, 2, 2, 3, 3]


@pytest.mark.clause("component.auction-marker")
def test_the_auction_marker_lies_in_the_city_that_the_card_finds() -> None:
    table = Laid(at="lima, paris", glory=[5], decks={"city": "collector-in-room-twelve"})
    assert table.state.auction == [NUMBER_OF["lima"], 1]
    assert table.clauses("auction") == ["card.city-kinds"], "a card has found it"
    redraw("auction-house", effect=v.Auction(v.RANDOM_CITY, 2))
    for seed in range(1, 4):
        away = Laid(at="lima, paris", glory=[5], decks={"city": "auction-house"}, seed=seed)
        city, plus = away.state.auction
        assert is_city(city)
        assert plus == 2


@pytest.mark.clause("component.auction-sale")
@pytest.mark.parametrize(("city", "fortune"), [("lima", 6), ("mexico-city", 4)])
def test_an_artifact_sold_at_an_auction_brings_what_the_card_says(city: str, fortune: int) -> None:
    """Only in the city of the marker; with the first sale the auction is over."""
    redraw("sword", fortune=4 - ALL_SPACES[NUMBER_OF[city]].is_major)
    redraw("jar", fortune=4 - ALL_SPACES[NUMBER_OF[city]].is_major)
    table = Laid(at=f"{city}, paris", carried="sword/of-zeus, jar/of-medusa", glory=[9], decks={"city": "grand-hotel"})
    table.state.auction = [NUMBER_OF["lima"], 2]
    table.play("sell/sword")
    assert table.state.fortune[ME] == fortune
    assert (table.state.auction == []) == (city == "lima")
    table.play("sell/jar")
    assert table.state.fortune[ME] == fortune + 4


@pytest.mark.clause("component.first-player-marker")
def test_the_first_player_marker_is_seen_and_goes_round() -> None:
    table = Laid(at="london, paris", phase="round", dice="2 5")
    assert table.state.first == YOU
    said = next(told for told in table.ear.told if LINES.all[told.line].key == "first-player")
    assert said.seat == YOU


@pytest.mark.clause("component.hero-figures", "setup.random-hero")
def test_there_are_eight_heroes_for_two_to_eight_players() -> None:
    assert len(HERO_KEYS) == 8
    assert (GAME.min_seats, GAME.max_seats) == (2, 8)
    assert sorted(begun(8).hero) == [number(key) for key in HERO_KEYS]


@pytest.mark.clause("component.nazi-figures", "component.mobster-figures")
def test_henchmen_come_from_a_supply_of_sixteen_and_eight() -> None:
    state = begun()
    for figure, stock in ((SOLDIER, 16), (MOBSTER, 8)):
        assert FIGURES[figure] == stock
        for space in range(stock):
            place_henchman(state, figure, space + (20 if figure == MOBSTER else 0), OF_ITSELF)
        assert state.stock_of(figure) == 0
        free = state.figures.index(NO_FIGURE)
        place_henchman(state, figure, free, OF_ITSELF)
        assert state.figures[free] == NO_FIGURE, "none is left in the box"


@pytest.mark.clause("resource.two-kinds")
def test_fortune_and_glory_are_counted_apart() -> None:
    redraw("tail-wind", timing=mine, effect=v.then(v.Fortune(3), v.Glory(2)))
    table = Laid(at="london, paris", phase="move", hands="tail-wind", dice="2").play("play/tail-wind")
    assert (table.state.fortune[ME], table.state.glory[ME]) == (3, 2)
    assert begun().fortune == begun().glory == [0, 0, 0, 0], "nobody begins with any"


@pytest.mark.clause("resource.glory-source")
def test_glory_comes_from_dangers_and_from_enemies() -> None:
    danger("rope-bridge", v.Test(v.AGILITY, 6, 1), v.Test(v.AGILITY, 6, 1), glory=3)
    quest = Laid(at="sahara, paris", sites=SITE, decks={"danger": "rope-bridge"})
    quest.dice("- 6 1 1").play("search", "stop")
    assert quest.state.glory[ME] == 3
    redraw("dockside-thugs", dice=1, wounds=1, glory=2)
    fight = Laid(at="sahara, lima", decks={"enemy": "dockside-thugs"}, dice="1 -").dice("6 1 1 1").play("fight")
    assert fight.state.glory[ME] == 2
    assert fight.state.fortune[ME] == 0


@pytest.mark.clause("resource.glory-use")
def test_glory_buys_in_cities_and_fortune_does_not() -> None:
    redraw("torch", price=2)
    cards = {"city": "auction-house", "gear": "bullwhip", "ally": "porter", "item": "torch"}
    rich = Laid(at="lima, paris", glory=[5], wounds=[1], decks=cards)
    assert rich.keys() == ["buy/torch", "buy-gear", "buy-ally", "heal/1", "done"]
    poor = Laid(at="lima, paris", glory=[0, 5], fortune=[14], wounds=[1], decks=cards)
    assert poor.table.waiting == [YOU], "with nothing but Fortune there is nothing to do"
    two = Laid(at="lima, paris", glory=[2], wounds=[3], decks=cards)
    assert two.why_not("buy-gear") == two.why_not("heal/3") == "resource.glory-use"
    two.play("heal/2")
    assert two.why_not("buy/torch", ME) != ""


# -- the basic game leaves out -----------------------------------------------------------------------------------------

REMOVED = {
    "setup.basic-remove-artifacts": ("the-mine", "the-city", "the-valley", "the-temple", "the-caverns", "the-tomb",
                                     "mine", "city", "valley", "temple", "caverns", "tomb"),
    "setup.basic-remove-city": ("trouble-in-town",),
    "setup.basic-remove-event": ("lost-temple",),
    "setup.basic-remove-danger": ("agents-of-evil",),
    "setup.basic-remove-enemy": ("mob-leader",),
    "setup.basic-remove-nazi-enemy": ("nazi-commander",),
}  # fmt: skip
DECK = {
    "setup.basic-remove-artifacts": (ARTIFACT, "drum", 25 - 6),
    "setup.basic-remove-city": (CITY, "old-friend", 40 - 1),
    "setup.basic-remove-event": (EVENT, "lucky-hat", 45 - 1),
    "setup.basic-remove-danger": (DANGER, "rope-bridge", 40 - 2),
    "setup.basic-remove-enemy": (ENEMY, "knife-dancer", 20 - 1),
    "setup.basic-remove-nazi-enemy": (NAZI, "patrol", 20 - 1),
}


@pytest.mark.clause("setup.basic-remove-artifacts", "setup.basic-remove-city", "setup.basic-remove-event")
@pytest.mark.clause("setup.basic-remove-danger", "setup.basic-remove-enemy", "setup.basic-remove-nazi-enemy")
@pytest.mark.parametrize("clause", REMOVED)
def test_the_named_cards_are_not_in_the_basic_game(clause: str) -> None:
    """Every copy of a card of the advanced game is left out before anything is drawn; the rest of the deck is there."""
    deck, key, size = DECK[clause]
    lying = lying_in(begun(), deck)
    assert not {KEYS[card] for card in lying} & set(REMOVED[clause])
    assert len(lying) == size
    card = BY_NUMBER[number(key)]
    copies = card.copies
    assert lying.count(card.number) == copies
    redraw(key, needs=TEMPLES)
    for seed in range(1, 5):
        without = lying_in(begun(seed=seed), deck)
        assert card.number not in without
        assert len(without) == size - copies


@pytest.mark.clause("setup.basic-figures-aside", "end.zeppelin-not-basic", "end.villains-not-basic")
def test_no_figure_but_heroes_stands_on_the_board() -> None:
    """Henchmen come by cards; zeppelin, temples and Villains have no figures at all in this level."""
    state = begun()
    assert set(state.figures) == {NO_FIGURE}
    assert len(FIGURES) == 3
    table = Laid(phase="end", sites=SITE)
    ended = table.told()[: table.told().index("round")]
    assert set(ended) <= {"artifact-placed", "place-redrawn", "shuffle-icon", "reshuffled"}, (
        "steps 1 and 2 are left out"
    )


@pytest.mark.clause("setup.basic-ignore-references")
def test_abilities_of_the_advanced_game_do_nothing() -> None:
    """Cheaper flights, dice for exploring: a hero with them goes and rolls as any other. Every sheet has more."""
    for hero in (card for card in CATALOG.cards if card.is_a == HERO):
        absent = [a for a in hero.abilities if a.kind == FARE or (a.kind == DICE_IN and a.what == v.IN_EXPLORE)]
        assert len(hero.abilities) > len(absent), hero.key
    redraw("bullwhip", abilities=[fare(1), v.dice_in(v.IN_EXPLORE, 2)])
    table = Laid(at="mexico-city, paris", phase="move", kits="bullwhip", fortune=[9], dice="1").play("pass")
    assert table.keys(verb="go") == Laid(at="mexico-city, paris", phase="move", dice="1").play("pass").keys(verb="go")
    assert table.state.extra_dice(ME, -1, v.IN_DANGER | v.IN_FIGHT | v.IN_CITY) == 0


# -- the table is laid -------------------------------------------------------------------------------------------------


@pytest.mark.clause("setup.shuffle")
@pytest.mark.parametrize(
    "deck", [EVENT, CITY, GEAR, ALLY, ENEMY, NAZI, DANGER, ARTIFACT, ADVENTURE], ids=DECK_WORDS.__getitem__
)
def test_every_deck_is_mixed_and_whole(deck: int) -> None:
    """Any card may come first, and drawing the whole deck brings every card as often as it is there."""
    firsts = set()
    for seed in range(1, 40):
        firsts.add(begun(seed=seed).draw(deck))
    assert len(firsts) > 6
    state = begun()
    there = sorted(state.bags[deck])
    assert sorted(state.draw(deck) for _ in range(len(there))) == there


@pytest.mark.clause("setup.shuffle")
def test_the_shop_is_not_a_deck_and_lies_open() -> None:
    assert len(begun().bags[ITEM]) == 12


@pytest.mark.clause("setup.random-hero", "setup.hero-start")
def test_heroes_are_drawn_at_random_and_stand_at_their_start() -> None:
    drawn = set()
    for seed in range(1, 60):
        state = begun(3, seed)
        assert len(set(state.hero)) == 3
        drawn.update(state.hero)
        assert state.space == [BY_NUMBER[hero].start for hero in state.hero]
        assert state.kit == [[], [], []]
    assert sorted(drawn) == [number(key) for key in HERO_KEYS]
    assert BY_NUMBER[number("duke-dudley")].start == NUMBER_OF["london"]


@pytest.mark.clause("setup.danger-draw-hidden")
def test_nobody_sees_the_danger_that_comes_next() -> None:
    """Whoever looks at the table gets other dangers each time the dice fall anew, also where the deck goes round."""
    for handling in ("shuffled", "cycling"):
        state = begun(danger_deck=handling)
        drawn = set()
        for seed in range(1, 60):
            state.reseed(seed)
            drawn.add(state.clone().draw(DANGER))
        assert len(drawn) > 15


@pytest.mark.clause("setup.artifact-pair", "setup.artifact-location", "setup.artifact-skulls", "setup.four-artifacts")
@pytest.mark.clause("setup.one-artifact-per-place")
def test_four_pairs_are_laid_out_each_with_a_place_of_its_own() -> None:
    places = set()
    for seed in range(1, 80):
        state = begun(2, seed)
        assert len(state.site_artifact) == len(state.site_adventure) == len(state.site_space) == 4
        assert all(IS_A[card] == ARTIFACT for card in state.site_artifact)
        assert all(IS_A[card] == ADVENTURE for card in state.site_adventure)
        assert len(set(state.site_space)) == 4
        assert all(space < FIRST_SEA for space in state.site_space), "artifacts lie on land"
        assert not set(state.site_artifact) & set(state.bags[ARTIFACT])
        places.update(state.site_space)
        for site, space in enumerate(state.site_space):
            assert state.site_at(space) == site, "card and place are linked"
    assert len(places) == len(LOCATIONS), "any Location card may decide"


@pytest.mark.clause("setup.redraw-repeat", "setup.one-artifact-per-place")
def test_a_place_that_comes_up_again_is_drawn_anew() -> None:
    table = Laid(at="london, paris", phase="move", sites=SITE, dice="2")
    state = table.state
    lands = [place.land for place in LOCATIONS]
    state.bags[LOCATION] = [FIRST_LOCATION + lands.index(NUMBER_OF[key]) for key in ("sahara", "china")]
    state.discards[LOCATION] = []
    redrawn = 0
    for seed in range(1, 20):
        copy = state.clone()
        copy.reseed(seed)
        copy.ear = Ear()
        place_artifact(copy, OF_ITSELF)
        assert copy.site_space == [NUMBER_OF["sahara"], NUMBER_OF["china"]]
        redrawn += sum(1 for told in copy.ear.told if LINES.clause_of(told) == "setup.redraw-repeat")
    assert redrawn > 3


def test_a_table_of_each_number_of_players_begins() -> None:
    for seats in range(2, 9):
        state = begun(seats)
        assert Table(GAME, GAME.checked_options({}), 1, state).waiting
