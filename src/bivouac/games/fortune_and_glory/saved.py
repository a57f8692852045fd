# not compiled: a save is checked once, when it is loaded
"""What a saved game may hold: bounds of fields and steps, and what must belong together."""

from typing import Final

from bivouac.engine.bounds import COUNT, FRAME, NOBODY_OR_SEAT, SEAT, SEATS, Bound, Bounds, number, numbers, piles
from bivouac.engine.checking import must, must_be_once, must_know, must_mix_alike, steps_of
from bivouac.engine.knowledge import KNOWN
from bivouac.engine.state import NOBODY
from bivouac.games.fortune_and_glory import words
from bivouac.games.fortune_and_glory.cards.locations import LOCATIONS
from bivouac.games.fortune_and_glory.cards.zeppelin import ZEPPELIN
from bivouac.games.fortune_and_glory.catalog import (
    ADVENTURE,
    ALLY,
    ARTIFACT,
    BACK_OF,
    BY_NUMBER,
    CARD,
    CARDS,
    CITY,
    DANGER,
    DECK_WORDS,
    DECKS,
    END,
    ENEMY,
    EVENT,
    FIRST,
    FRONT_OF,
    GEAR,
    HERO,
    HIDDEN_CARDS,
    IS_A,
    ITEM,
    KEYWORDS_OF,
    MOMENTS,
    NAZI,
    NOT_AT_ALL,
    OWN,
    REFERENCE,
    ROUND,
    SCRIPTS,
    SKILLS,
    TREASURE,
    VILLAIN,
)
from bivouac.games.fortune_and_glory.grammar import Aimed, OnSeat
from bivouac.games.fortune_and_glory.map import FIRST_CITY, FIRST_SEA, IS_DEEP, SPACES
from bivouac.games.fortune_and_glory.state import CardScene, World
from bivouac.games.fortune_and_glory.state_ground import (
    A_SEAT,
    BACK,
    BEATEN,
    CATEGORIES,
    CREW,
    D_CARD,
    D_SEAT,
    D_SIDE,
    ENDING,
    F_CARD,
    F_ESCORTS,
    F_FIGURE,
    F_MINE,
    F_SEAT,
    F_TESTS,
    F_THEIRS,
    FIGURES,
    FIRST_LOCATION,
    FRONT,
    LANDED,
    LOCATION,
    MOBSTER,
    N_CARD,
    N_SEAT,
    NO_FIGURE,
    OPEN_CITY,
    OPEN_EVENT,
    PACK_CARD,
    PILES,
    S_ARTIFACT,
    S_SEAT,
    SETUP,
    SITES,
    SOLDIER,
    T_ROLL,
    TEMPLE_FIGURES,
    V_CARD,
    V_ROLL,
    V_SPACE,
    is_city,
)
from bivouac.games.fortune_and_glory.steps_cards import KeepOne
from bivouac.games.fortune_and_glory.steps_fights import ESCORTED, FightScene
from bivouac.games.fortune_and_glory.steps_health import Fall, KoOver
from bivouac.games.fortune_and_glory.steps_sneak import NameNumber
from bivouac.games.fortune_and_glory.steps_villains import AS_A_TRIAL, TO_PRESS_ON
from bivouac.games.fortune_and_glory.turn_danger import DangerScene
from bivouac.games.fortune_and_glory.turn_scene import TurnScene
from bivouac.games.fortune_and_glory.turn_temple import FleeTemple, OutOfTemple
from bivouac.games.fortune_and_glory.turn_zeppelin import (
    AfterGuard,
    AfterWatch,
    GuardFight,
    LeaveOrGoOn,
    SneakedAboard,
    WatchRound,
    is_aboard,
)

VISIT: Final = (AfterGuard, AfterWatch, GuardFight, LeaveOrGoOn, SneakedAboard, WatchRound)
MOST_GOODS: Final = 10_000
MOST_DICE: Final = 60
FOUGHT: Final = (ENEMY, NAZI, REFERENCE, VILLAIN)
LAST_CARD: Final = FIRST_LOCATION + len(LOCATIONS) - 1
ALL_SEATS: Final = (1 << 8) - 1
A_CARD: Final = number(0, CARDS - 1)
CAUSE: Final = number(0, len(words.LINES.causes) - 1)
A_SPACE: Final = numbers(0, SPACES - 1, SEATS)
GOODS: Final = numbers(0, MOST_GOODS, SEATS)
DEPTH: Final = number(0, 100)
SMALL: Final = number(-100, 100)
ANY_ROWS: Final = piles(-1, PACK_CARD**6, -1)

# What stands in each field of a row, from and to.
Spans = tuple[tuple[int, int], ...]
TEST_SPANS: Final[Spans] = (
    (0, 7), (0, CARDS - 1), (1, 255), (1, (1 << SKILLS) - 1), (1, 7), (1, 20), (0, 200), (0, 1 << 40), (0, MOST_DICE),
    (-MOST_DICE, MOST_DICE), (0, MOST_DICE), (0, 1), (1, 1 << 3 * MOST_DICE), (0, MOST_DICE), (0, 1000),
)  # fmt: skip
FIGHT_SPANS: Final[Spans] = (
    (0, 7), (FIRST[ENEMY], CARDS - 1), (0, 1000), (0, 1000), (-1, SPACES - 1), (0, 100), (0, 1000),
    (0, 1 << 3 * MOST_DICE), (0, 1 << 3 * MOST_DICE), (0, 200), (0, 200), (0, 200), (0, 100), (0, PACK_CARD**6),
    (0, BEATEN), (0, 100), (0, 1000), (0, 1000),
)  # fmt: skip
FACING_SPANS: Final[Spans] = ((0, 7), (0, CARDS - 1), (FRONT, BACK), (0, 15))
RACER_SPANS: Final[Spans] = ((0, 7), (0, 1), (0, SPACES - 1))
TEMPORARY_SPANS: Final[Spans] = ((0, 7), (0, SKILLS - 1), (-20, 20), (0, 2))
STAYING_SPANS: Final[Spans] = ((0, HIDDEN_CARDS - 1), (-1, 7), (-1, MOST_GOODS))
SALE_SPANS: Final[Spans] = ((0, 7), (FIRST[ARTIFACT], FIRST[ARTIFACT + 1] - 1), (0, 1000), (0, 1))
# Whoever sneaks is asked for a number; what follows from the dice follows at once.
SNEAK_SPANS: Final[Spans] = ((0, 7), (CREW, CARDS - 1), (1, MOST_DICE), (0, 0), (0, 0), (0, 0))
VILLAIN_SPANS: Final[Spans] = (
    (FIRST[VILLAIN], FIRST[VILLAIN + 1] - 1), (0, SPACES - 1), (0, 100), (0, 100), (0, FIGURES[SOLDIER]), (-1, 1000),
    (0, PACK_CARD**6),
)  # fmt: skip
ME: Final[tuple[Bound, ...]] = (SEAT,)
A_VILLAIN: Final[tuple[Bound, ...]] = (number(FIRST[VILLAIN], FIRST[VILLAIN + 1] - 1),)
A_LAND: Final = number(0, FIRST_SEA - 1)
FLIGHT: Final[tuple[Bound, ...]] = (SEAT, number(FIRST[ARTIFACT], FIRST[ADVENTURE] - 1), A_LAND)
ZEPPELIN_SPANS: Final[Spans] = ((0, SPACES - 1), (0, ZEPPELIN.most))
ABOARD_SPANS: Final[Spans] = ((0, 7), (0, ZEPPELIN.most))
AUCTION_SPANS: Final[Spans] = ((FIRST_CITY, SPACES - 1), (-100, 100))

WATCH: Final = number(0, ZEPPELIN.search)
SCENE: Final[tuple[Bound, ...]] = (SEAT, COUNT, COUNT, DEPTH, DEPTH)

BOUNDS: Final = Bounds(
    fields={
        "aboard": numbers(0, 1000),
        "acted": number(0, ALL_SEATS),
        "aside": numbers(-1, FIRST[HERO] - 1),
        "aside_fortune": number(0, MOST_GOODS),
        "auction": numbers(-100, SPACES),
        "bags": piles(0, LAST_CARD, PILES),
        "began": SEAT,
        "discards": piles(0, LAST_CARD, PILES),
        "doomed": number(0, ALL_SEATS),
        "down": number(0, ALL_SEATS),
        "explored": numbers(0, 1000, SEATS),
        "facing": ANY_ROWS,
        "fights": piles(-1, 1 << 3 * MOST_DICE, -1),
        "figures": numbers(NO_FIGURE, MOBSTER, SPACES),
        "first": SEAT,
        "fortune": GOODS,
        "found": piles(-1, FIRST[HERO] - 1, SEATS),
        "glory": GOODS,
        "hands": piles(0, HIDDEN_CARDS - 1, SEATS),
        "hangs": numbers(-1, CARDS - 1, SEATS),
        "hero": numbers(FIRST[HERO], FIRST[HERO + 1] - 1, SEATS),
        "in_play": numbers(0, HIDDEN_CARDS - 1),
        "kit": piles(FIRST[GEAR], FIRST[ENEMY] - 1, SEATS),
        "looking": numbers(0, FIRST[ITEM] - 1),
        "markers": numbers(0, 100, SEATS),
        "met": piles(FIRST[DANGER], FIRST[ARTIFACT] - 1, SEATS),
        "move_die": number(0, 6),
        "outcome": number(0, BEATEN),
        "pathfinders": number(0, ALL_SEATS),
        "phase": number(SETUP, ENDING),
        "points": number(0, 1000),
        "quest": numbers(-1, FIRST_SEA - 1, SEATS),
        "racers": ANY_ROWS,
        "round": number(0, 10**6),
        "sale": numbers(0, PACK_CARD),
        "site_adventure": numbers(FIRST[ADVENTURE], FIRST[HERO] - 1),
        "site_artifact": numbers(FIRST[ARTIFACT], FIRST[ADVENTURE] - 1),
        "site_gold": numbers(0, 100),
        "site_markers": numbers(0, 100),
        "site_shaken": numbers(0, 100),
        "site_space": numbers(0, FIRST_SEA - 1),
        "sneak": numbers(-1, 1 << 3 * MOST_DICE),
        "space": A_SPACE,
        "staying": ANY_ROWS,
        "temporary": piles(-100, 100, -1),
        "tests": piles(-MOST_DICE, 1 << 3 * MOST_DICE, -1),
        "turn_of": SEAT,
        "turned": numbers(FIRST[GEAR], CARDS - 1),
        "villains": ANY_ROWS,
        "wounds": GOODS,
        "zeppelin": numbers(0, MOST_GOODS),
    },
    steps={
        "AdventureOver": ME,
        "AdventureTurn": ME,
        "AfterCollapse": (SEAT, A_LAND),
        "AfterEscape": ME,
        "AfterGuard": ME,
        "AfterHenchman": ME,
        "AfterWatch": (SEAT, WATCH),
        "AskMoment": (number(0, MOMENTS - 1), NOBODY_OR_SEAT),
        "Business": ME,
        "CardScene": (SEAT, COUNT, COUNT, number(0, HIDDEN_CARDS - 1)),
        "ChooseBoard": ME,
        "ChooseGoal": ME,
        "ChooseSearch": (SEAT, number(0, FIRST_SEA - 1)),
        "CityTurn": ME,
        "DangerScene": SCENE,
        "DrawOnOne": (SEAT, CAUSE),
        "DropChosen": (SEAT, number(EVENT, ALLY), number(0, 20), A_CARD),
        "Encountered": ME,
        "EscapeScene": SCENE,
        "EscapeStep": ME,
        "Excess": ME,
        "FaceCity": ME,
        "Faced": (SEAT, number(0, SPACES - 1)),
        "Fall": (SEAT, CAUSE),
        "FightRound": ME,
        "FightScene": SCENE,
        "FirstDanger": (SEAT, number(0, FIRST_SEA - 1)),
        "GoOn": ME,
        "FleeTemple": FLIGHT,
        "GuardFight": ME,
        "Journey": (SEAT, number(0, 1000), CAUSE),
        "Judge": ME,
        "KeepOne": (SEAT, number(EVENT, ALLY), CAUSE),
        "KoArtifacts": ME,
        "KoDie": ME,
        "KoLoss": (SEAT, number(0, 6)),
        "KoOver": ME,
        "LandBlows": ME,
        "LeaveOrGoOn": ME,
        "LoseOneArtifact": (SEAT, SEAT, NOBODY_OR_SEAT, A_CARD),
        "MeetHenchman": (SEAT, CAUSE),
        "MoveTurn": ME,
        "NameNumber": ME,
        "OnSeat": (A_CARD, number(0, 1000), SEAT, A_CARD, FRAME, SEAT),
        "OneAfterAnother": (number(NOBODY, NOBODY), COUNT, COUNT),
        "OpenBusiness": ME,
        "OutOfTemple": FLIGHT,
        "OwnAbility": (SEAT, number(0, OWN)),
        "PressOn": (SEAT, number(-1, CARDS - 1)),
        "RollTest": ME,
        "SneakFailed": ME,
        "SneakOn": ME,
        "Sneaked": (SEAT, number(TO_PRESS_ON, AS_A_TRIAL)),
        "SetIt": (FRAME, SEAT),
        "SneakedAboard": ME,
        "TakeKit": (SEAT, SEAT, number(GEAR, ALLY), A_CARD),
        "ThrowTest": ME,
        "Trial": (SEAT, number(0, SPACES - 1)),
        "TurnScene": SCENE,
        "VillainFinds": A_VILLAIN,
        "VillainGains": (*A_VILLAIN, number(0, MOST_DICE)),
        "VillainRests": A_VILLAIN,
        "VillainTurn": A_VILLAIN,
        "WatchRound": (SEAT, WATCH),
    },
    roots=("Round",),
    resting=(
        "AdventurePhase", "AdventureTurn", "AskMoment", "Business", "ChooseGoal", "EndPhase", "GoOn",
        "MoveTurn", "MovementPhase", "TurnScene",
    ),
    event=(number(0, MOMENTS - 1), NOBODY_OR_SEAT, NOBODY_OR_SEAT, number(-1, HIDDEN_CARDS - 1), number(0, 0),
           number(0, LANDED)),
    answered=number(0, 0),
    trigger=(SEAT, A_CARD, number(0, 1000), NOBODY_OR_SEAT, number(0, 0)),
    source=A_CARD,
    it=NOBODY_OR_SEAT,
    number=SMALL,
)  # fmt: skip


def check(game: World) -> None:
    """Every card lies in one place that is for its kind; what is open has its steps on the agenda."""
    check_rows(game)
    check_cards(game)
    check_places(game)
    check_hidden(game)
    check_board(game)
    check_steps(game)
    check_visit(game)
    check_events(game)


# -- rows --------------------------------------------------------------------------------------------------------------


def check_rows(game: World) -> None:
    for name, rows, spans in (
        ("tests", game.tests, TEST_SPANS),
        ("fights", game.fights, FIGHT_SPANS),
        ("facing", game.facing, FACING_SPANS),
        ("racers", game.racers, RACER_SPANS),
        ("temporary", game.temporary, TEMPORARY_SPANS),
        ("staying", game.staying, STAYING_SPANS),
        ("villains", game.villains, VILLAIN_SPANS),
    ):
        for row in rows:
            check_row(game, name, row, spans)
    if game.sale:
        check_row(game, "sale", game.sale, SALE_SPANS)
    if game.sneak:
        check_row(game, "sneak", game.sneak, SNEAK_SPANS)
    if game.zeppelin:
        check_row(game, "zeppelin", game.zeppelin, ZEPPELIN_SPANS)
    if game.aboard:
        check_row(game, "aboard", game.aboard, ABOARD_SPANS)
    if game.auction:
        check_row(game, "auction", game.auction, AUCTION_SPANS)
    for test in game.tests:
        check_dice(test[T_ROLL], "tests")
    for fight in game.fights:
        check_dice(max(fight[F_MINE], 1), "fights")
        check_dice(max(fight[F_THEIRS], 1), "fights")
    for villain in game.villains:
        check_dice(max(villain[V_ROLL], 1), "villains")
    for bits, name in (
        (game.acted, "acted"),
        (game.doomed, "doomed"),
        (game.down, "down"),
        (game.pathfinders, "pathfinders"),
    ):
        must(bits < 1 << game.seats, name, bits, "a bit for each seat")


def check_row(game: World, name: str, row: list[int], spans: Spans) -> None:
    must(len(row) == len(spans), name, row, f"{len(spans)} numbers")
    for value, (low, high) in zip(row, spans, strict=True):
        must(low <= value <= high, name, row, f"each number in its range; {value} is not from {low} to {high}")
    if name not in ("staying", "auction", "villains", "zeppelin"):
        must(row[0] < game.seats, name, row, "a seat that there is")


def check_dice(packed: int, name: str) -> None:
    """Dice are packed base 8 under a leading 1."""
    left = packed
    while left > 1:
        must(1 <= left & 7 <= 6, name, packed, "faces of dice")
        left >>= 3
    must(left == 1, name, packed, "faces of dice")


# -- cards -------------------------------------------------------------------------------------------------------------


def escorts_of(fight: list[int]) -> list[int]:
    packed = fight[F_ESCORTS]
    cards: list[int] = []
    while packed:
        cards.append(packed % PACK_CARD - 1)
        packed //= PACK_CARD
    return cards


def cards_on_table(game: World) -> list[int]:
    """Every card wherever it lies, but sheets and reference cards; each copy for itself."""
    cards = [
        *game.looking,
        *game.in_play,
        *game.site_artifact,
        *game.site_adventure,
        *cards_of_pairs(game.aside),
    ]
    for zones in (game.bags, game.discards, game.hands, game.kit, game.met):
        for zone in zones:
            cards.extend(zone)
    for found in game.found:
        cards.extend(cards_of_pairs(found))
    cards.extend([entry[0] for entry in game.staying])
    cards.extend([villain[V_CARD] for villain in game.villains])
    cards.extend([card for card in game.hangs if card >= 0])
    cards.extend([facing[D_CARD] for facing in game.facing if facing[D_SIDE] == FRONT])
    for fight in game.fights:
        if IS_A[fight[F_CARD]] not in (REFERENCE, VILLAIN):
            cards.append(fight[F_CARD])
        cards.extend(escorts_of(fight))
    return cards


def cards_of_pairs(pairs: list[int]) -> list[int]:
    """The treasure of a temple is no card."""
    return [card for card in pairs if card not in (TREASURE, -1)]


def check_pairs(pairs: list[int], name: str) -> None:
    """temple.treasure-as-artifact: an Artifact that can be carried with its Adventure, or a treasure alone."""
    fits = len(pairs) % 2 == 0
    for i in range(0, len(pairs) - 1, 2):
        artifact, adventure = pairs[i], pairs[i + 1]
        fits = fits and artifact >= 0 and IS_A[artifact] == ARTIFACT and not BY_NUMBER[artifact].temple
        fits = fits and (adventure < 0 if artifact == TREASURE else adventure >= 0 and IS_A[adventure] == ADVENTURE)
    must(fits, name, pairs, "Artifacts with their Adventures")


def check_cards(game: World) -> None:
    """setup.shuffle: the cards of the level that is played, each as often as it is in the box."""
    expected = list(range(FIRST_LOCATION, LAST_CARD + 1))
    for card, facts in enumerate(BY_NUMBER):
        if IS_A[card] not in (REFERENCE, HERO) and not facts.needs & ~game.rules.elements:
            expected.extend([card] * facts.copies)
    must_be_once(cards_on_table(game), expected, "bags")
    must(len(set(game.hero)) == game.seats, "hero", game.hero, "a hero for each seat")


def check_places(game: World) -> None:
    for deck in range(PILES):
        for name, pile in (("bags", game.bags[deck]), ("discards", game.discards[deck])):
            low = FIRST[deck] if deck < DECKS else FIRST_LOCATION
            high = FIRST[deck + 1] - 1 if deck < DECKS else LAST_CARD
            fits = all(low <= card <= high for card in pile)
            must(fits, name, pile, f"cards of {'locations' if deck == LOCATION else DECK_WORDS[deck]}")
    must(not game.discards[ITEM], "discards", game.discards[ITEM], "no common items")
    must(game.rules.dangers_cycle or not game.discards[DANGER], "discards", game.discards[DANGER], "no dangers")
    for seat in range(game.seats):
        check_pairs(game.found[seat], "found")
        hangs = game.hangs[seat]
        must(hangs < 0 or (IS_A[hangs] in (DANGER, CITY) and BACK_OF[hangs] >= 0), "hangs", hangs, "a cliffhanger")
    check_pairs(game.aside, "aside")
    carried = [card for kit in game.kit for card in kit]
    for card in game.turned:
        must(card in carried or card in game.hero, "turned", card, "a card that somebody carries")
    must(len(set(game.turned)) == len(game.turned), "turned", game.turned, "each card once")
    for entry in game.staying:
        fits = entry[1] < game.seats and BY_NUMBER[entry[0]].stays != NOT_AT_ALL
        must(fits, "staying", entry, "a card that remains in play, for a seat or all")
    for facing in game.facing:
        card = facing[D_CARD]
        path = (FRONT_OF if facing[D_SIDE] == FRONT else BACK_OF)[card]
        must(path >= 0, "facing", facing, "a danger or a cliffhanger")
    for fight in game.fights:
        is_enemy = IS_A[fight[F_CARD]] in FOUGHT and not KEYWORDS_OF[fight[F_CARD]] & ESCORTED
        must(is_enemy and BY_NUMBER[fight[F_CARD]].dice > 0, "fights", fight, "an enemy")
        for card in escorts_of(fight):
            fits = 0 <= card < CARDS and IS_A[card] in (ENEMY, NAZI) and bool(KEYWORDS_OF[card] & ESCORTED)
            must(fits, "fights", fight, "cards that are escorted")
        must(fight[F_TESTS] <= len(game.tests), "fights", fight, "no more tests than there are")


def check_hidden(game: World) -> None:
    """card.event-hidden: what is in hands or bags may be unknown, of one deck each; all else is known to all."""
    for seat, hand in enumerate(game.hands):
        must_know(game, seat, hand, "hand")
        for card in hand:
            must(CATEGORIES[card] == 0, "hands", card, "a card that is kept in hand")
            bar = OPEN_EVENT if IS_A[card] == EVENT else OPEN_CITY
            must(game.known.barred[card] == bar, "barred", game.known.barred[card], f"{bar} for a card in a hand")
    hidden: set[int] = set()
    for zone in game.hidden_zones():
        hidden.update(zone)
    for pools in game.known.pools:
        for card, pool in enumerate(pools):
            must(pool == KNOWN or card in hidden, "pools", pool, f"{KNOWN} for a card that lies open")
    must_mix_alike(game, IS_A)
    held = [card for hand in game.hands for card in hand]
    for card, bar in enumerate(game.known.barred):
        must(bar == 0 or card in held, "barred", bar, "0 for a card that is in no hand")


# -- the board ---------------------------------------------------------------------------------------------------------


def check_board(game: World) -> None:
    sites = len(game.site_space)
    rows = (game.site_artifact, game.site_adventure, game.site_gold, game.site_markers, game.site_shaken)
    fits = all(len(row) == sites for row in rows) and len(set(game.site_space)) == sites
    must(fits, "site_space", game.site_space, "a place of its own for each artifact")
    must(sites <= FIRST_SEA - SITES, "site_space", sites, "places left for others")
    spaces = [villain[V_SPACE] for villain in game.villains]
    must(len(set(spaces)) == len(spaces), "villains", spaces, "a space of its own for each Villain")
    for site in range(sites):
        if game.is_temple(site):
            fits = game.site_gold[site] > 0 and game.site_markers[site] < game.danger_of(site)
            must(fits, "site_gold", game.site_artifact[site], "a temple that is not empty")
        else:
            fits = game.site_markers[site] == 0 and game.site_shaken[site] == 0
            must(fits, "site_markers", game.site_artifact[site], "markers on temples only")
    must(game.temple_stock() >= 0, "site_artifact", game.site_artifact, f"at most {TEMPLE_FIGURES} temples")
    must(
        bool(game.zeppelin) == game.rules.has_zeppelin, "zeppelin", game.zeppelin, "a zeppelin where one is played with"
    )
    for figure in range(1, len(FIGURES)):
        must(game.stock_of(figure) >= 0, "figures", figure, f"at most {FIGURES[figure]} of them")
    for fight in game.fights:
        space = fight[F_FIGURE]
        must(space < 0 or IS_A[fight[F_CARD]] == REFERENCE, "fights", fight, "the reference card of a henchman")
    for seat in range(game.seats):
        if (game.down >> seat) & 1:
            must(game.space[seat] == game.home(seat), "space", game.space[seat], "the home of a hero who is KO")
        if game.markers[seat]:
            fits = game.quest[seat] >= 0 and game.temple_at(game.quest[seat]) < 0
            must(fits, "quest", game.quest[seat], "where the danger markers belong")
        if game.explored[seat] or (game.pathfinders >> seat) & 1:
            fits = game.quest[seat] >= 0 and IS_DEEP[game.quest[seat]]
            must(fits, "quest", game.quest[seat], "the deep jungle that is explored")
        fits = game.wounds[seat] <= game.most_wounds(seat) or (game.doomed >> seat) & 1 == 1
        must(fits, "wounds", game.wounds[seat], "no more than the hero bears")


# -- what waits --------------------------------------------------------------------------------------------------------


def check_steps(game: World) -> None:
    steps = steps_of(game)
    names = [type(step).__name__ for step in steps]
    must(game.round > 0 and game.phase > SETUP, "round", game.round, "a round that has begun")
    playing = [step.card for step in steps if isinstance(step, CardScene)]
    must(set(game.in_play) <= set(playing), "in_play", game.in_play, "cards that are being played")
    must(len(set(playing)) == len(playing), "agenda", playing, "each card played once")
    keeps = [step for step in steps if isinstance(step, KeepOne)]
    must(len(keeps) == int(bool(game.looking)), "looking", game.looking, "cards while one of them is to be kept")
    for card in game.looking:
        must(IS_A[card] == keeps[0].deck, "looking", card, "a card of the deck that is looked into")
        if card < HIDDEN_CARDS:
            must(game.known.knows(keeps[0].me, card), "pools", card, "cards that who looks at them knows")
    must(names.count("CloseSale") == int(bool(game.sale)), "sale", game.sale, "a sale while it is to be closed")
    if game.sale:
        seller = game.sale[S_SEAT]
        fits = game.sale[S_ARTIFACT] in game.found[seller] and is_city(game.space[seller])
        must(fits, "sale", game.sale, "an artifact of the seller, in a city")
    sneaking = [step.me for step in steps if isinstance(step, NameNumber)]
    must(sneaking == game.sneak[N_SEAT : N_SEAT + 1], "sneak", game.sneak, "a sneak test while its number is asked for")
    falls = 0
    for step in steps:
        if isinstance(step, Fall):
            falls |= 1 << step.me
    must(game.doomed & ~falls == 0, "doomed", game.doomed, "heroes who are about to fall")
    check_scenes(game)
    tried = names.count("ThrowTest") + names.count("RollTest") + names.count("Judge")
    if "Leave" in names:
        must(tried <= len(game.tests), "tests", len(game.tests), f"{tried} tests or more")
    else:
        must(tried == len(game.tests), "tests", len(game.tests), f"{tried} tests")


def check_visit(game: World) -> None:
    """zeppelin.sneak-aboard: who is aboard has one step of the visit before them, in the own turn, or the losses of the
    KO that ends it."""
    visits = [step for step in steps_of(game) if isinstance(step, VISIT)]
    must(all(is_aboard(game, step.me) for step in visits), "agenda", game.aboard, "the visit of who is aboard")
    if game.aboard:
        seat = game.aboard[A_SEAT]
        falls = any(isinstance(step, KoOver) and step.me == seat for step in steps_of(game))
        goes_on = (bool(visits) or falls) and bool(game.zeppelin)
        must(goes_on, "aboard", game.aboard, "somebody whose visit goes on")
        must(game.turn_of == seat, "turn_of", game.turn_of, "the hero who is aboard")
    if game.sneak and game.sneak[N_CARD] == CREW:
        must(is_aboard(game, game.sneak[N_SEAT]), "sneak", game.sneak, "the crew only for who is aboard")


def check_scenes(game: World) -> None:
    """Each scene remembers how much lay open as it began."""
    tests = fights = facing = 0
    for step in steps_of(game):
        if isinstance(step, TurnScene):
            must(step.tests >= tests and step.fights >= fights, "agenda", step.data(), "what lay open as it began")
            tests, fights = step.tests, step.fights
        elif isinstance(step, FightScene):
            must(step.tests >= tests and step.fights == fights, "agenda", step.data(), "what lay open as it began")
            must(step.fights < len(game.fights), "fights", len(game.fights), "the fight of each scene")
            fight = game.fights[step.fights]
            fits = fight[F_SEAT] == step.me and fight[F_TESTS] == step.tests
            must(fits, "fights", fight, "the fight of its scene")
            tests, fights = step.tests, fights + 1
        elif isinstance(step, DangerScene):
            fits = step.tests >= tests and step.facing >= facing and step.facing <= len(game.facing)
            must(fits, "agenda", step.data(), "what lay open as it began")
            if step.facing < len(game.facing):
                must(game.facing[step.facing][D_SEAT] == step.me, "facing", game.facing, "the card of its scene")
            tests, facing = step.tests, step.facing
    must(tests <= len(game.tests), "tests", len(game.tests), f"{tests} or more")
    must(fights == len(game.fights), "fights", len(game.fights), f"{fights} fights")


def check_events(game: World) -> None:
    for event in game.events:
        if event.kind == CARD:
            fits = event.card >= 0 and event.actor >= 0
        else:
            fits = event.card < 0 and (event.actor >= 0) == (event.kind not in (ROUND, END)) and event.outcome == 0
        must(fits, "events", event.data(), "a card that was read aloud, or a moment of a hero")
    for trigger in game.pending:
        fits = trigger.ability < len(SCRIPTS[trigger.source])
        must(fits, "pending", trigger.data(), "an ability of a card")
    for step in steps_of(game):
        if isinstance(step, (FleeTemple, OutOfTemple)):
            must(BY_NUMBER[step.artifact].temple, "agenda", step.data(), "the card of a temple")
        if isinstance(step, OnSeat):
            fits = step.path < len(SCRIPTS[step.script]) and isinstance(SCRIPTS[step.script][step.path], Aimed)
            must(fits, "agenda", step.data(), "a verb about heroes")
