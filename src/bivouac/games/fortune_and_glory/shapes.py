# not compiled: the shapes are read at run time, by the contract test and for the browser's types
"""What a view of Fortune and Glory is made of. Cards and spaces stand by their keys; seats are numbered from 0."""

from typing import Literal, NotRequired, TypedDict, cast

from bivouac.engine.game import View

Phase = Literal["setup", "initiative", "movement", "adventure", "end"]
SkillName = Literal["combat", "agility", "cunning", "lore"]
MomentName = Literal[
    "round", "move", "arrived", "danger", "test", "result", "blows", "ko", "sale", "card", "end"
]  # fmt: skip
Until = Literal["test", "phase", "round"]
Figure = Literal["soldier", "mobster"]
KitKind = Literal["gear", "ally"]
TestPlace = Literal["fight", "escape", "danger", "cliffhanger", "city", "loyalty", "explore", "effect"]
Side = Literal["danger", "cliffhanger"]
Element = Literal["jungle", "temples", "texts", "flights", "zeppelin", "villains"]
ClanName = Literal["nazis", "mob"]


class Raise(TypedDict):
    """What a level is raised or lowered by: an open card, or something that is over after a while."""

    plus: int
    card: NotRequired[str]
    until: NotRequired[Until]


class LevelView(TypedDict):
    """A level as it is now, what stands on the sheet, and what makes the difference."""

    level: int
    printed: int
    raises: list[Raise]


class Levels(TypedDict):
    combat: LevelView
    agility: LevelView
    cunning: LevelView
    lore: LevelView


class KitView(TypedDict):
    """A Gear card, an Ally or a common item beside a sheet; `turned` until the next round."""

    card: str
    kind: KitKind
    turned: bool


class PairView(TypedDict):
    """An Artifact with the Adventure that completes its name, and its Fortune; the treasure of a temple has none."""

    artifact: str
    adventure: str | None
    fortune: int


class TempleView(TypedDict):
    """What lies on the card of a temple besides its Fortune: danger markers of all heroes, instability markers."""

    markers: int
    shaken: int


class SiteView(TypedDict):
    """An artifact on the board: how many dangers must be overcome there, or after how many a temple may collapse.
    `gold` are the coins under the skull of a deep jungle, or those that are left on the card of a temple."""

    artifact: str
    adventure: str
    space: str
    fortune: int
    danger: int
    gold: int
    temple: TempleView | None


class VillainView(TypedDict):
    """A Villain on the board. `combat` and `strength` count the bodyguards; `strength` are the wounds at which it is
    KO, `markers` its danger markers, `explored` its exploration markers, null once it has found the adventure."""

    card: str
    clan: ClanName
    space: str
    search: int
    combat: int
    defence: int
    wounds: int
    strength: int
    markers: int
    guards: int
    explored: int | None


class Loot(TypedDict):
    """What Villains have taken, put aside."""

    artifacts: list[PairView]
    fortune: int


class ZeppelinView(TypedDict):
    """Where the zeppelin flies, the Fortune aboard, and the hero who is aboard with the fights won there."""

    space: str
    fortune: int
    search: int
    seat: int | None
    won: int


class SneakView(TypedDict):
    """An open sneak test: past a Villain, or past the crew of the zeppelin (no card). `number` is what was chosen,
    null before; `matches` of the dice show it."""

    seat: int
    card: str | None
    dice: int
    number: int | None
    roll: list[int]
    matches: int


class HiddenCount(TypedDict):
    """How many cards a hand holds, by their backs."""

    events: int
    city: int


class Limits(TypedDict):
    gear: int
    ally: int


class Prices(TypedDict):
    """What this hero pays in Glory, by the cards of the hero: for a card of a deck, for a wound."""

    gear: int
    ally: int
    heal: int


class Fares(TypedDict):
    """What this hero pays in Fortune for a flight, by the city where it lands and the cards of the hero."""

    major: int
    minor: int


class HeroView(TypedDict):
    """A hero. `bears` are the wounds that the hero bears without being KO; `fares` is null where nobody flies;
    `turned` says that the sheet's own ability was activated; `markers` are danger markers, which belong to the
    space `quest`; `met` are dangers overcome in this round whose Glory waits; `explored` are exploration markers,
    `pathfinder` is who has found the adventure of a deep jungle; `falling` is whoever is about to be KO; `acted`
    has had the turn of the Adventure phase."""

    hero: str
    space: str
    home: str
    levels: Levels
    health: int
    bears: int
    wounds: int
    defence: int
    glory: int
    fortune: int
    kit: list[KitView]
    limits: Limits
    prices: Prices
    fares: Fares | None
    turned: bool
    artifacts: list[PairView]
    markers: int
    quest: str | None
    explored: int
    pathfinder: bool
    met: list[str]
    cliffhanger: str | None
    ko: bool
    falling: bool
    acted: bool
    hidden: HiddenCount


class HenchmanView(TypedDict):
    space: str
    figure: Figure


class Supply(TypedDict):
    soldier: int
    mobster: int


class Sizes(TypedDict):
    """How many cards each deck has left."""

    event: int
    city: int
    gear: int
    ally: int
    enemy: int
    nazi: int
    danger: int
    artifact: int
    adventure: int
    location: int


class Discards(TypedDict):
    """The discard piles, open to all, the newest card last. A Location stands by its land."""

    event: list[str]
    city: list[str]
    gear: list[str]
    ally: list[str]
    enemy: list[str]
    nazi: list[str]
    danger: list[str]
    artifact: list[str]
    adventure: list[str]
    location: list[str]


class ShopItem(TypedDict):
    card: str
    price: int
    stock: int


class TestView(TypedDict):
    """An open test. `dice` is the pool of the next roll, with a push; `roll` are the dice of the last one and `hits`
    the successes among them; `got` are all successes so far."""

    seat: int
    card: str | None
    places: list[TestPlace]
    skills: list[SkillName]
    target: int
    needed: int
    got: int
    keywords: list[str]
    dice: int
    bonus: int
    pushed: bool
    rolls: int
    roll: list[int]
    hits: int


class FightView(TypedDict):
    """An open fight. `strength` are the wounds at which the enemy is beaten; `gold` and `escorts` come with the enemy;
    `rounds_left` is null in a fight to the death, else the rounds still to fight with a Villain or a watch aboard;
    `dealt` and `taken` are the wounds of both in it;
    `space` is where a henchman stands; `mine` and `theirs` are dice that lie there, nothing between rounds."""

    seat: int
    enemy: str
    dice: int
    enemy_dice: int
    enemy_defence: int
    wounds: int
    strength: int
    gold: int
    escorts: list[str]
    space: str | None
    round: int
    rounds_left: int | None
    dealt: int
    taken: int
    mine: list[int]
    theirs: list[int]
    hits: int
    blows: int
    parry: int


class FacingView(TypedDict):
    """A danger or a cliffhanger that lies open before a hero; `barred` are options that may not be chosen, from 1."""

    seat: int
    card: str
    side: Side
    keywords: list[str]
    glory: int
    barred: list[int]


class Announced(TypedDict):
    """A card that was read aloud: whose it is, the hero it is about, and what has become of it so far."""

    card: str
    seat: int
    target: int | None
    cancelled: bool
    begun: bool


class StayingView(TypedDict):
    """A card that remains in play, for a seat or for all, up to the end of a round or until something ends it."""

    card: str
    seat: int | None
    last_round: int | None


class RacerView(TypedDict):
    """A hero who searches, in the order of their turns; `pressed` on after a danger."""

    seat: int
    space: str
    pressed: bool


class PerilView(TypedDict):
    """The next danger for the reader, in percent over the deck of so many cards: to be overcome without a push, to be
    KO by it; the rest are cliffhangers. In a deep jungle: the chance to find the adventure first. In a temple: that it
    collapses on this danger, and that the reader gets out then without a push."""

    cards: int
    overcome: int
    ko: int
    explore: int | None
    collapse: int | None
    escape: int | None


class SaleView(TypedDict):
    seat: int
    artifact: str
    price: int
    fake: bool


class AuctionView(TypedDict):
    space: str
    plus: int


class LookingView(TypedDict):
    """Cards of which one is kept; `cards` are those that the reader sees."""

    size: int
    cards: list[str]


class MomentView(TypedDict):
    """The moment at which the reader may play a card now, and whose it is; null if it is everybody's."""

    moment: MomentName
    seat: int | None
    card: str | None


class Owed(TypedDict):
    """An ability that waits, by its owner and its card."""

    seat: int
    card: str


class FortuneView(TypedDict):
    """`you` is null for a spectator. `hand` are the reader's own hidden cards, `answered` what the reader has sealed.
    `moment` is null for whoever is not asked: nobody sees at which moments others might speak.
    `peril` is told when the reader decides to search or to press on."""

    game: Literal["fortune-and-glory"]
    you: int | None
    round: int
    turn: int
    phase: Phase
    first: int
    first_player: int
    turn_of: int
    asking: int | None
    elements: list[Element]
    goal: int
    move_die: int
    points: int
    heroes: list[HeroView]
    sites: list[SiteView]
    villains: list[VillainView]
    loot: Loot
    zeppelin: ZeppelinView | None
    henchmen: list[HenchmanView]
    supply: Supply
    sizes: Sizes
    discards: Discards
    shop: list[ShopItem]
    tests: list[TestView]
    fights: list[FightView]
    sneak: SneakView | None
    facing: list[FacingView]
    announced: list[Announced]
    in_play: list[str]
    staying: list[StayingView]
    racers: list[RacerView]
    peril: PerilView | None
    sale: SaleView | None
    auction: AuctionView | None
    pending: list[Owed]
    hand: list[str]
    looking: LookingView | None
    moment: MomentView | None
    answered: list[str]
    over: bool
    winners: list[int]


def as_fortune(view: View) -> FortuneView:
    """A view of a table of Fortune and Glory, for who reads it."""
    return cast(FortuneView, view)
