"""What a seat may know, as JSON.

card.event-hidden, card.city-secret: only the hands are hidden, and which moments are offered to whom. All else lies
open and is made once for all readers.
"""

from typing import Final, get_args

from bivouac.engine.events import CANCELLED
from bivouac.engine.life import Window
from bivouac.games.fortune_and_glory.able import Able, next_collapse, next_danger
from bivouac.games.fortune_and_glory.actions import ACTIONS
from bivouac.games.fortune_and_glory.cards.locations import LOCATIONS
from bivouac.games.fortune_and_glory.cards.zeppelin import ZEPPELIN
from bivouac.games.fortune_and_glory.catalog import (
    ADVENTURE,
    AGILITY,
    ALLY,
    ARTIFACT,
    BY_NUMBER,
    CARD,
    CITY,
    COMBAT,
    CUNNING,
    DANGER,
    ENEMY,
    EVENT,
    FIRST,
    GEAR,
    HIDDEN_CARDS,
    IS_A,
    ITEM,
    LORE,
    NAZI,
    PLUS,
    SKILLS,
    VILLAIN,
    keywords_of,
)
from bivouac.games.fortune_and_glory.keys import KEYS
from bivouac.games.fortune_and_glory.map import KEYS as SPACE_KEYS
from bivouac.games.fortune_and_glory.map import SPACES
from bivouac.games.fortune_and_glory.shapes import (
    Announced,
    AuctionView,
    ClanName,
    Discards,
    Element,
    FacingView,
    Fares,
    FightView,
    Figure,
    FortuneView,
    HenchmanView,
    HeroView,
    HiddenCount,
    KitView,
    LevelView,
    LookingView,
    MomentName,
    MomentView,
    PairView,
    PerilView,
    Phase,
    RacerView,
    Raise,
    SaleView,
    ShopItem,
    Side,
    SiteView,
    Sizes,
    SkillName,
    SneakView,
    StayingView,
    TempleView,
    TestPlace,
    TestView,
    Until,
    VillainView,
    ZeppelinView,
)
from bivouac.games.fortune_and_glory.state import World
from bivouac.games.fortune_and_glory.state_ground import (
    A_SEAT,
    A_WON,
    BACK,
    D_BARRED,
    D_CARD,
    D_SEAT,
    D_SIDE,
    F_BLOWS,
    F_CARD,
    F_DEALT,
    F_ESCORTS,
    F_FIGURE,
    F_GOLD,
    F_HITS,
    F_LEFT,
    F_MINE,
    F_PARRY,
    F_ROUND,
    F_SEAT,
    F_TAKEN,
    F_THEIRS,
    F_WOUNDS,
    FIRST_LOCATION,
    GOAL,
    LANDED,
    LOCATION,
    MOBSTER,
    N_CARD,
    N_DICE,
    N_MATCHES,
    N_NUMBER,
    N_ROLL,
    N_SEAT,
    NO_FIGURE,
    PACK_CARD,
    S_ARTIFACT,
    S_FAKE,
    S_PRICE,
    S_SEAT,
    SOLDIER,
    T_BONUS,
    T_CARD,
    T_GOT,
    T_HITS,
    T_KEYWORDS,
    T_NEEDED,
    T_PUSH,
    T_PUSHED,
    T_ROLL,
    T_ROLLS,
    T_SEAT,
    T_SKILLS,
    T_TARGET,
    T_WHERE,
    V_CARD,
    V_EXPLORED,
    V_GUARDS,
    V_MARKERS,
    V_SPACE,
    V_WOUNDS,
    Z_FORTUNE,
    Z_SPACE,
)
from bivouac.games.fortune_and_glory.steps_fights import combat_dice
from bivouac.games.fortune_and_glory.steps_flights import MAJOR_FARE, MINOR_FARE, lowered, set_fare
from bivouac.games.fortune_and_glory.steps_tests import pool_of
from bivouac.games.fortune_and_glory.turn_adventure import R_PRESSED, R_SEAT, R_SPACE, ChooseSearch, PressOn
from bivouac.games.fortune_and_glory.turn_city import heal_price_of
from bivouac.games.fortune_and_glory.turn_jungle import chance_to_find, must_explore
from bivouac.games.fortune_and_glory.villains import ON_THE_TRACK, combat_of, row_of, strength_of

PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
SKILL_NAMES: Final[tuple[SkillName, ...]] = get_args(SkillName)
MOMENT_NAMES: Final[tuple[MomentName, ...]] = get_args(MomentName)
UNTIL_NAMES: Final[tuple[Until, ...]] = get_args(Until)
PLACE_NAMES: Final[tuple[TestPlace, ...]] = get_args(TestPlace)
SIDE_NAMES: Final[tuple[Side, ...]] = get_args(Side)
ELEMENT_NAMES: Final[tuple[Element, ...]] = get_args(Element)
CLAN_NAMES: Final[tuple[ClanName, ...]] = get_args(ClanName)
FIGURE_NAMES: Final[tuple[Figure, ...]] = get_args(Figure)


def view(game: World, seat: int) -> FortuneView:
    return seen(game, seat, known_to_all(game))


def views(game: World, seats: list[int]) -> list[FortuneView]:
    """What everybody sees is one object in all of them."""
    shared = known_to_all(game)
    return [seen(game, seat, shared) for seat in seats]


def seen(game: World, seat: int, shared: FortuneView) -> FortuneView:
    """The open table with what this reader alone knows."""
    asked = game.seen_asked(seat)
    own = shared.copy()
    own["you"] = None if seat < 0 else seat
    own["asking"] = asked if asked >= 0 else None
    own["looking"] = looking_view(game, seat)
    if seat >= 0:
        own["hand"] = sorted(names(game.hands[seat]))
        if game.sealed:
            own["answered"] = [ACTIONS.keys[answer] for answer in game.sealed[seat]]
        if isinstance(game.asker, Window) and game.options_of(seat):
            own["moment"] = moment_view(game)
        if isinstance(game.asker, (ChooseSearch, PressOn)) and game.asking == seat:
            own["peril"] = peril_view(game, seat)
    return own


def peril_view(game: World, seat: int) -> PerilView:
    chances = next_danger(game, seat)
    site = game.temple_at(game.space[seat])
    collapse: int | None = None
    escape: int | None = None
    if site >= 0:
        able = Able(game, seat, game.most_wounds(seat) - game.wounds[seat])
        collapse = round(100 * next_collapse(game, site, chances))
        escape = round(100 * able.escape(game.site_artifact[site]))
    return {
        "cards": len(game.bags[DANGER] or game.discards[DANGER]),
        "overcome": round(100 * chances.passes),
        "ko": round(100 * chances.falls),
        "explore": round(100 * chance_to_find(game, seat)) if must_explore(game, seat) else None,
        "collapse": collapse,
        "escape": escape,
    }


def known_to_all(game: World) -> FortuneView:
    """card.discard-open: what a spectator sees."""
    return {
        "game": "fortune-and-glory",
        "you": None,
        "round": game.round,
        "turn": game.round,
        "phase": PHASES[game.phase],
        "first": game.began,
        "first_player": game.first,
        "turn_of": game.turn_of,
        "asking": None,
        "elements": [name for i, name in enumerate(ELEMENT_NAMES) if game.rules.elements >> i & 1],
        "goal": GOAL,
        "move_die": game.move_die,
        "points": game.points,
        "heroes": [hero_view(game, seat) for seat in range(game.seats)],
        "sites": [site_view(game, site) for site in range(len(game.site_space))],
        "villains": [villain_view(row) for row in game.villains],
        "loot": {"artifacts": pairs_view(game.aside), "fortune": game.aside_fortune},
        "zeppelin": zeppelin_view(game),
        "henchmen": henchmen_view(game),
        "supply": {"soldier": game.stock_of(SOLDIER), "mobster": game.stock_of(MOBSTER)},
        "sizes": sizes_view(game),
        "discards": discards_view(game),
        "shop": shop_view(game),
        "tests": [test_view(game, test) for test in game.tests],
        "fights": [fight_view(game, fight) for fight in game.fights],
        "sneak": sneak_view(game),
        "facing": [facing_view(facing) for facing in game.facing],
        "announced": announced_view(game),
        "in_play": names(game.in_play),
        "staying": [staying_view(entry) for entry in game.staying],
        "racers": [racer_view(racer) for racer in game.racers],
        "peril": None,
        "sale": sale_view(game),
        "auction": auction_view(game),
        "pending": [{"seat": trigger.owner, "card": KEYS[trigger.source]} for trigger in game.pending],
        "hand": [],
        "looking": None,
        "moment": None,
        "answered": [],
        "over": game.over,
        "winners": game.winners[:],
    }


def names(cards: list[int]) -> list[str]:
    return [KEYS[card] for card in cards]


def name_or_none(card: int) -> str | None:
    return KEYS[card] if card >= 0 else None


def space_or_none(space: int) -> str | None:
    return SPACE_KEYS[space] if space >= 0 else None


def faces(packed: int) -> list[int]:
    """Packed dice as they fell."""
    found: list[int] = []
    while packed > 1:
        found.append(packed & 7)
        packed >>= 3
    found.reverse()
    return found


# -- heroes ------------------------------------------------------------------------------------------------------------


def hero_view(game: World, seat: int) -> HeroView:
    return {
        "hero": KEYS[game.hero[seat]],
        "space": SPACE_KEYS[game.space[seat]],
        "home": SPACE_KEYS[game.home(seat)],
        "levels": {
            "combat": level_view(game, seat, COMBAT),
            "agility": level_view(game, seat, AGILITY),
            "cunning": level_view(game, seat, CUNNING),
            "lore": level_view(game, seat, LORE),
        },
        "health": game.health[seat],
        "bears": game.most_wounds(seat),
        "wounds": game.wounds[seat],
        "defence": game.armour[seat],
        "glory": game.glory[seat],
        "fortune": game.fortune[seat],
        "kit": [kit_view(game, card) for card in game.kit[seat]],
        "limits": {"gear": game.limit(seat, GEAR), "ally": game.limit(seat, ALLY)},
        "prices": {
            "gear": game.price_of(seat, GEAR),
            "ally": game.price_of(seat, ALLY),
            "heal": heal_price_of(game, seat),
        },
        "fares": fares_view(game, seat),
        "turned": game.hero[seat] in game.turned,
        "artifacts": pairs_view(game.found[seat]),
        "markers": game.markers[seat],
        "quest": space_or_none(game.quest[seat]),
        "explored": game.explored[seat],
        "pathfinder": (game.pathfinders >> seat) & 1 == 1,
        "met": names(game.met[seat]),
        "cliffhanger": name_or_none(game.hangs[seat]),
        "ko": game.is_down(seat),
        "falling": (game.doomed >> seat) & 1 == 1,
        "acted": (game.acted >> seat) & 1 == 1,
        "hidden": hidden_view(game.hands[seat]),
    }


def fares_view(game: World, seat: int) -> Fares | None:
    """flight.cost-major, flight.cost-minor: a card may set them."""
    if not game.rules.has_flights:
        return None
    fixed = set_fare(game, seat)
    return {"major": lowered(MAJOR_FARE, fixed), "minor": lowered(MINOR_FARE, fixed)}


def pairs_view(cards: list[int]) -> list[PairView]:
    """Artifact and Adventure cards by turns; the treasure of a temple stands alone."""
    return [
        {
            "artifact": KEYS[cards[i]],
            "adventure": name_or_none(cards[i + 1]),
            "fortune": BY_NUMBER[cards[i]].fortune,
        }
        for i in range(0, len(cards), 2)
    ]


def level_view(game: World, seat: int, skill: int) -> LevelView:
    """skill.four: the sheet's number and everything that changes it now."""
    raises: list[Raise] = []
    for card in game.cards_of(seat):
        for ability in BY_NUMBER[card].abilities:
            if ability.kind == PLUS and ability.what == skill:
                raises.append({"plus": ability.number, "card": KEYS[card]})
    for entry in game.temporary:
        if entry[0] == seat and entry[1] == skill:
            raises.append({"plus": entry[2], "until": UNTIL_NAMES[entry[3]]})
    return {"level": game.level(seat, skill), "printed": BY_NUMBER[game.hero[seat]].levels[skill], "raises": raises}


def kit_view(game: World, card: int) -> KitView:
    return {"card": KEYS[card], "kind": "ally" if game.is_ally(card) else "gear", "turned": card in game.turned}


def hidden_view(hand: list[int]) -> HiddenCount:
    """The backs tell an Event from a City card; how many there are is open."""
    events = 0
    for card in hand:
        if IS_A[card] == EVENT:
            events += 1
    return {"events": events, "city": len(hand) - events}


# -- the board and the decks -------------------------------------------------------------------------------------------


def site_view(game: World, site: int) -> SiteView:
    artifact = game.site_artifact[site]
    return {
        "artifact": KEYS[artifact],
        "adventure": KEYS[game.site_adventure[site]],
        "space": SPACE_KEYS[game.site_space[site]],
        "fortune": BY_NUMBER[artifact].fortune,
        "danger": game.danger_of(site),
        "gold": game.site_gold[site],
        "temple": temple_view(game, site),
    }


def villain_view(row: list[int]) -> VillainView:
    facts = BY_NUMBER[row[V_CARD]]
    return {
        "card": KEYS[row[V_CARD]],
        "clan": CLAN_NAMES[facts.clan],
        "space": SPACE_KEYS[row[V_SPACE]],
        "search": facts.search,
        "combat": combat_of(row),
        "defence": facts.defence,
        "wounds": row[V_WOUNDS],
        "strength": strength_of(row),
        "markers": row[V_MARKERS],
        "guards": row[V_GUARDS],
        "explored": None if row[V_EXPLORED] == ON_THE_TRACK else row[V_EXPLORED],
    }


def temple_view(game: World, site: int) -> TempleView | None:
    """collapse.shared-markers."""
    if not game.is_temple(site):
        return None
    return {"markers": game.site_markers[site], "shaken": game.site_shaken[site]}


def zeppelin_view(game: World) -> ZeppelinView | None:
    if not game.zeppelin:
        return None
    aboard = game.aboard
    return {
        "space": SPACE_KEYS[game.zeppelin[Z_SPACE]],
        "fortune": game.zeppelin[Z_FORTUNE],
        "search": ZEPPELIN.search,
        "seat": aboard[A_SEAT] if aboard else None,
        "won": aboard[A_WON] if aboard else 0,
    }


def henchmen_view(game: World) -> list[HenchmanView]:
    return [
        {"space": SPACE_KEYS[space], "figure": FIGURE_NAMES[game.figures[space] - 1]}
        for space in range(SPACES) if game.figures[space] != NO_FIGURE
    ]  # fmt: skip


def sizes_view(game: World) -> Sizes:
    bags = game.bags
    return {
        "event": len(bags[EVENT]), "city": len(bags[CITY]), "gear": len(bags[GEAR]), "ally": len(bags[ALLY]),
        "enemy": len(bags[ENEMY]), "nazi": len(bags[NAZI]), "danger": len(bags[DANGER]),
        "artifact": len(bags[ARTIFACT]), "adventure": len(bags[ADVENTURE]), "location": len(bags[LOCATION]),
    }  # fmt: skip


def discards_view(game: World) -> Discards:
    """card.discard-open."""
    piles = game.discards
    return {
        "event": names(piles[EVENT]), "city": names(piles[CITY]), "gear": names(piles[GEAR]),
        "ally": names(piles[ALLY]), "enemy": names(piles[ENEMY]), "nazi": names(piles[NAZI]),
        "danger": names(piles[DANGER]), "artifact": names(piles[ARTIFACT]), "adventure": names(piles[ADVENTURE]),
        "location": [SPACE_KEYS[LOCATIONS[card - FIRST_LOCATION].land] for card in piles[LOCATION]],
    }  # fmt: skip


def shop_view(game: World) -> list[ShopItem]:
    """card.common-item-shop: every item of the shop, with what is left of it."""
    stock = game.bags[ITEM]
    return [
        {"card": KEYS[card], "price": BY_NUMBER[card].price, "stock": stock.count(card)}
        for card in range(FIRST[ITEM], FIRST[ITEM + 1])
    ]


# -- what lies open ----------------------------------------------------------------------------------------------------


def test_view(game: World, test: list[int]) -> TestView:
    return {
        "seat": test[T_SEAT],
        "card": name_or_none(test[T_CARD]),
        "places": [name for i, name in enumerate(PLACE_NAMES) if test[T_WHERE] >> i & 1],
        "skills": [SKILL_NAMES[skill] for skill in range(SKILLS) if test[T_SKILLS] >> skill & 1],
        "target": test[T_TARGET],
        "needed": test[T_NEEDED],
        "got": test[T_GOT],
        "keywords": keywords_of(test[T_KEYWORDS]),
        "dice": pool_of(game, test) + test[T_PUSH],
        "bonus": test[T_BONUS],
        "pushed": test[T_PUSHED] == 1,
        "rolls": test[T_ROLLS],
        "roll": faces(test[T_ROLL]),
        "hits": test[T_HITS],
    }


def fight_view(game: World, fight: list[int]) -> FightView:
    enemy = fight[F_CARD]
    facts = BY_NUMBER[enemy]
    villain = row_of(game, enemy)
    escorts: list[str] = []
    packed = fight[F_ESCORTS]
    while packed:
        escorts.append(KEYS[packed % PACK_CARD - 1])
        packed //= PACK_CARD
    escorts.reverse()
    return {
        "seat": fight[F_SEAT],
        "enemy": KEYS[enemy],
        "dice": combat_dice(game, fight[F_SEAT], enemy),
        "enemy_dice": combat_of(villain) if villain else facts.dice,
        "enemy_defence": facts.defence,
        "wounds": villain[V_WOUNDS] if villain else fight[F_WOUNDS],
        "strength": strength_of(villain) if villain else facts.wounds + (1 if game.rules.enemy_beyond else 0),
        "gold": fight[F_GOLD] + facts.fortune,
        "escorts": escorts,
        "space": space_or_none(fight[F_FIGURE]),
        "round": fight[F_ROUND],
        "rounds_left": fight[F_LEFT] if fight[F_LEFT] or IS_A[enemy] == VILLAIN else None,
        "dealt": fight[F_DEALT],
        "taken": fight[F_TAKEN],
        "mine": faces(fight[F_MINE]),
        "theirs": faces(fight[F_THEIRS]),
        "hits": fight[F_HITS],
        "blows": fight[F_BLOWS],
        "parry": fight[F_PARRY],
    }


def sneak_view(game: World) -> SneakView | None:
    sneak = game.sneak
    if not sneak:
        return None
    return {
        "seat": sneak[N_SEAT],
        "card": name_or_none(sneak[N_CARD]),
        "dice": sneak[N_DICE],
        "number": sneak[N_NUMBER] or None,
        "roll": faces(sneak[N_ROLL]),
        "matches": sneak[N_MATCHES],
    }


def facing_view(facing: list[int]) -> FacingView:
    facts = BY_NUMBER[facing[D_CARD]]
    face = facts.back if facing[D_SIDE] == BACK else facts.front
    barred = facing[D_BARRED]
    return {
        "seat": facing[D_SEAT],
        "card": KEYS[facing[D_CARD]],
        "side": SIDE_NAMES[facing[D_SIDE]],
        "keywords": [] if face is None else keywords_of(face.keywords),
        "glory": 0 if face is None else face.glory,
        "barred": [i + 1 for i in range(barred.bit_length()) if barred >> i & 1],
    }


def announced_view(game: World) -> list[Announced]:
    """Cards that were read aloud and are not done. Other moments are in no view but of who is asked (`moment`)."""
    return [
        {
            "card": KEYS[event.card],
            "seat": event.actor,
            "target": event.target if event.target >= 0 else None,
            "cancelled": event.outcome == CANCELLED,
            "begun": event.outcome == LANDED,
        }
        for event in game.events if event.kind == CARD
    ]  # fmt: skip


def staying_view(entry: list[int]) -> StayingView:
    return {
        "card": KEYS[entry[0]],
        "seat": entry[1] if entry[1] >= 0 else None,
        "last_round": entry[2] if entry[2] >= 0 else None,
    }


def racer_view(racer: list[int]) -> RacerView:
    return {"seat": racer[R_SEAT], "space": SPACE_KEYS[racer[R_SPACE]], "pressed": racer[R_PRESSED] == 1}


def sale_view(game: World) -> SaleView | None:
    sale = game.sale
    if not sale:
        return None
    return {
        "seat": sale[S_SEAT],
        "artifact": KEYS[sale[S_ARTIFACT]],
        "price": sale[S_PRICE],
        "fake": sale[S_FAKE] == 1,
    }


def auction_view(game: World) -> AuctionView | None:
    return {"space": SPACE_KEYS[game.auction[0]], "plus": game.auction[1]} if game.auction else None


# -- what one reader sees ----------------------------------------------------------------------------------------------


def looking_view(game: World, seat: int) -> LookingView | None:
    """Gear and Allies lie open while one of them is kept; Events are seen by whoever draws them."""
    cards = game.looking
    if not cards:
        return None
    seen_ones = [card for card in cards if card >= HIDDEN_CARDS or (seat >= 0 and game.known.knows(seat, card))]
    return {"size": len(cards), "cards": sorted(names(seen_ones))}


def moment_view(game: World) -> MomentView:
    """event.any-time: for a seat that may play a card now, the moment."""
    event = game.events[-1]
    return {
        "moment": MOMENT_NAMES[event.kind],
        "seat": event.actor if event.actor >= 0 else None,
        "card": name_or_none(event.card),
    }
