"""What the browser and the server say to each other: one envelope for all games. web/src/lib/messages.ts is made from
this file by tools/typescript.py.

Sentences come in both languages, so that a switch of language needs no question. Everything a seat is sent is made from
its own view; a spectator is a seat without number.
"""

from typing import Any, Literal

from msgspec import UNSET, Raw, Struct, UnsetType, field

from bivouac.engine.game import View

SeatKind = Literal["human", "bot", "open"]
Ruling = Literal["", "silent", "against"]  # none; the book is silent; the book says otherwise
Status = Literal["open", "playing", "over", "conceded", "abandoned", "flagged"]
Reactions = Literal["ask", "matters", "never"]
OfferKind = Literal["undo", "abandon", "rematch"]


class Said(Struct, frozen=True, omit_defaults=True, gc=False):
    """One sentence in both languages; in the simple tone too where that is another, so that a switch of tone needs no
    question either."""

    en: str
    fr: str
    en_simple: str = ""
    fr_simple: str = ""


# -- games: GET /api/games, /api/games/NAME/info, .../cards, .../names, .../rules, .../orders --------------------------


class OptionInfo(Struct, frozen=True):
    """An option of a game. `kind` says which of the others count. A number has a word where its lowest value has a
    name: no limit. Several words are one text, joined by commas in the order of `words`; `clauses` introduce them, and
    with another option as in `all_with` ("level=advanced") all of them hold."""

    name: str
    kind: Literal["yesno", "word", "words", "number"]
    default: bool | str | int
    title: Said
    explanation: Said
    words: list[str] = []
    values: list[Said] = []
    low: int = 0
    high: int = 0
    clauses: list[str] = []
    all_with: str = ""


class CourseInfo(Struct, frozen=True):
    """A guided game for people who know the first one."""

    name: str
    title: Said
    about: Said


class GameInfo(Struct, frozen=True):
    name: str
    version: str
    title: Said
    description: Said
    seats_min: int
    seats_max: int
    minutes: int
    options: list[OptionInfo]
    bots: list[str]
    guided: bool = False  # a guided first game is offered
    simple: bool = False  # it has shorter sentences
    courses: list[CourseInfo] = []  # guided games that go on from the first


class CardInfo(Struct, frozen=True):
    """A card from top to bottom. `tags` are words for filters and drawings: character, archaeologist, trap. `numbers`
    are those that are printed on it, by name, in the games that print any; `facts` says them in words. `flavour` is no
    rule, `back` the name of its other side."""

    key: str
    number: int
    tags: list[str]
    name: Said
    kind: Said
    numbers: dict[str, int]
    facts: Said
    prerequisite: Said
    ability: Said
    standing: Said
    reminder: Said
    flavour: Said
    back: Said
    origin: Said
    is_original: bool


class CardName(Struct, frozen=True):
    """What a table draws of a card before anybody reads it: a large box is too heavy to be sent whole at first."""

    key: str
    tags: list[str]
    name: Said
    numbers: dict[str, int]
    is_original: bool


class ClauseInfo(Struct, frozen=True):
    """`ruling` is its kind, empty for what the book says; `objection` tells why a ruling goes against the book."""

    id: str
    section: str
    ruling: Ruling
    text: Said
    objection: Said


class OrderInfo(Struct, frozen=True):
    """Something that a seat may order in advance. `words` are what can be ordered, `values` the same in sentences."""

    about: str
    title: Said
    default: str
    words: list[str]
    values: list[Said]


class SectionInfo(Struct, frozen=True):
    key: str
    title: Said


class Rulebook(Struct, frozen=True):
    sections: list[SectionInfo]
    clauses: list[ClauseInfo]


# -- tables: POST /api/tables and what follows ------------------------------------------------------------------------


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """Each human seat has so many minutes in all and gets some seconds back with every choice."""

    minutes: int
    increment: int = 0


class SeatWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """`bot` names the bot of a seat of kind "bot", and who fills an "open" seat that nobody has taken."""

    kind: SeatKind
    name: str = ""
    bot: str = "greedy"


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    seats: list[SeatWanted]
    options: dict[str, bool | str | int] = {}
    clock: Clock | None = None
    guided: bool = False  # the guided first game: its own deal, options and seats
    course: str = ""  # another guided game, by its name


class SeatLink(Struct, frozen=True):
    """The secret goes into the fragment of a link: /t/TABLE#SECRET. Nobody else learns it, the server keeps a hash."""

    seat: int
    secret: str


class TableMade(Struct, frozen=True):
    table: str
    links: list[SeatLink]
    spectators: str


class NewFork(Struct, frozen=True, forbid_unknown_fields=True):
    """A new table from a position of another: `at` counts choices and is given for finished games only.

    What `seat` could not know there is dealt anew, and chance is fresh.
    """

    seats: list[SeatWanted]
    seat: int = 0
    at: int | None = None


class HeldSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A table and a secret to it: that of a seat or of the spectators."""

    table: str
    secret: str


class Glances(Struct, frozen=True, forbid_unknown_fields=True):
    """Tables to be told of at once: those that a browser has sat at."""

    held: list[HeldSeat]


class Refused(Struct, frozen=True):
    """The body of every refused request."""

    code: str
    text: Said


class Reach(Struct, frozen=True):
    """Where other machines find this server; empty where nothing but this machine can."""

    address: str


# -- the socket: what a client sends ----------------------------------------------------------------------------------


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """First of all. `have` is the number of the last change this client has seen; it gets what it lacks."""

    secret: str
    have: int | None = None


class Choose(Struct, tag="choose", forbid_unknown_fields=True):
    """`n` is the number of the change whose question is answered: an answer to an old question is refused."""

    ref: int
    n: int
    option: str


class Why(Struct, tag="why", forbid_unknown_fields=True):
    """Why can this seat not do that now?"""

    ref: int
    key: str


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Free where that is free, else it is asked of the others."""

    ref: int


class Offer(Struct, tag="offer", forbid_unknown_fields=True):
    """Ask the others to agree: abandon the game, play again with seats swapped."""

    ref: int
    kind: OfferKind


class AnswerOffer(Struct, tag="answer", forbid_unknown_fields=True):
    ref: int
    kind: OfferKind
    agree: bool


class Concede(Struct, tag="concede", forbid_unknown_fields=True):
    ref: int


class TakeOver(Struct, tag="take-over", forbid_unknown_fields=True):
    """A bot sits down where nobody is: an open seat, or one whose player has left."""

    ref: int
    seat: int
    bot: str = "greedy"


class Standing(Struct, tag="standing", forbid_unknown_fields=True):
    """This seat's standing order for reactions."""

    ref: int
    reactions: Reactions


class Rest(Struct, tag="rest", forbid_unknown_fields=True):
    """Let this window pass, and all others of this turn (`Question.can_rest`)."""

    ref: int


class Order(Struct, tag="order", forbid_unknown_fields=True):
    """This seat's standing order about one moment, card or question: GET /api/games/NAME/orders lists them."""

    ref: int
    about: str
    order: str


class Chat(Struct, tag="chat", forbid_unknown_fields=True):
    """Words of one's own, or a quick phrase by its key."""

    ref: int
    text: str = ""
    phrase: str = ""


class Rename(Struct, tag="rename", forbid_unknown_fields=True):
    ref: int
    name: str


class Resync(Struct, tag="resync", forbid_unknown_fields=True):
    """There is a gap: send what follows `have`, or everything."""

    have: int | None = None


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Somebody is there. `every`: and says so again within so many seconds. Whoever does not is taken for gone, so that
    others see it long before the line itself is found to be dead; 0 promises nothing."""

    every: float = 0.0


FromClient = (
    Hello
    | Choose
    | Why
    | Undo
    | Offer
    | AnswerOffer
    | Concede
    | TakeOver
    | Standing
    | Rest
    | Order
    | Chat
    | Rename
    | Resync
    | Ping
)


# -- the socket: what the server sends --------------------------------------------------------------------------------


class Choosable(Struct, frozen=True, gc=False):
    """An option of the open question."""

    id: int
    key: str
    clause: str
    text: Said


class Story(Struct, frozen=True):
    """Something that is read out at the table: a scene and what can be answered. `outcomes` are those that this reader
    may know: all of them for whoever reads it out, the one that came about (`answer`) once it has."""

    title: Said
    scene: Said
    answers: list[Said]
    outcomes: list[Said]
    answer: int


class Question(Struct, frozen=True, gc=False):
    """What is asked of this seat, or what it is waiting for (then there are no options). `can_rest`: others may act
    several times in this turn, and the seat may say that it does not want to be asked again."""

    prompt: Said
    options: list[Choosable]
    can_undo: bool
    story: Story | None = None
    can_rest: bool = False


class LogEntry(Struct, frozen=True, omit_defaults=True, gc=False):
    """A line of the rules with the clause behind it, or one of the server's own, which has none. `dice` are those that
    it tells of, in the games that show them; `number` is what somebody named before they fell."""

    text: Said
    clause: str
    key: str
    dice: list[int] = []
    number: int = 0


class SeatInfo(Struct, frozen=True, gc=False):
    seat: int
    kind: SeatKind
    name: str
    bot: str
    is_here: bool
    seconds_left: float | None = None


class ChatLine(Struct, frozen=True):
    """`seat` is None for a spectator."""

    number: int
    seat: int | None
    text: str
    phrase: str
    at: float


class OfferState(Struct, frozen=True):
    """`agreed` are the seats that have agreed so far, whoever asked among them."""

    kind: OfferKind
    by: int
    agreed: list[int]


class Ended(Struct, frozen=True):
    """How it ended. `clause` is empty where no rule of the game ended it (conceded, abandoned, out of time)."""

    winners: list[int]
    scores: list[int]
    clause: str
    text: Said


class TableInfo(Struct, frozen=True):
    table: str
    game: str
    version: str
    options: dict[str, Any]
    status: Status
    seats: list[SeatInfo]
    clock: Clock | None
    running: int | None  # whose clock runs, as everybody may know it
    watching: int  # how many look on
    next_table: str  # the rematch, once agreed; each seat's own link comes in `next_secret`
    next_secret: str  # a seat's; never sent to whoever looks on
    next_look: str  # a spectator's, to look on there too
    look: str  # once it is over: the secret of links to look at it, which open nothing else
    goes_on: bool  # should this reader's seat give up: a bot sits down there, and the game goes on
    sees: list[int]  # once it is over: the seats through whose eyes this reader may see it again, the own one first
    notice: Said | None  # the rules changed under a running game, and the like


class Glance(Struct, frozen=True):
    """How a table stands, in short: who sits there, whether this reader is asked something, how it ended."""

    table: str
    game: str
    seat: int | None
    status: Status
    seats: list[SeatInfo]
    is_asked: bool
    prompt: Said
    ended: Ended | None


class LessonInfo(Struct, frozen=True):
    """What the guide of a first game explains, by the clause behind it."""

    key: str
    clause: str
    title: Said
    text: Said
    marks: list[str]  # what it speaks of: things and zones of the board


class ReminderInfo(Struct, frozen=True):
    """A rule that was explained before, in a few words, where a question brings nothing new."""

    clause: str
    text: Said


class AdviceInfo(Struct, frozen=True):
    """What the guide would choose now, by the option's key, and why."""

    option: str
    text: Said


class Parts(Struct, omit_defaults=True, gc=False):
    """What a seat has before it. In a change only what is new is there; `log` and `chat` then hold new lines only."""

    info: TableInfo | None = None
    view: View | Raw | None = None  # encoded already where it is sent
    question: Question | None = None
    log: list[LogEntry] | None = None
    log_from: int = 0  # the log is cut to this length first (an undo), then `log` is added
    chat: list[ChatLine] | None = None
    offers: list[OfferState] | None = None
    ended: Ended | None = None
    reactions: Reactions | None = None
    orders: dict[str, str] | None = None  # this seat's, where they are not the default; None where a game knows none
    lessons: list[LessonInfo] | None = None  # all that were given at this table, oldest first
    lessons_due: int | None = None  # how many of them, the last ones, belong to the open question or to the end
    reminder: ReminderInfo | UnsetType | None = UNSET  # None: there is none any more
    advice: AdviceInfo | UnsetType | None = UNSET  # None: there is none any more


class Whole(Struct, tag="whole"):
    """Everything, as the table stands: the answer to a hello and to a gap that is too wide."""

    n: int
    seat: int | None
    parts: Parts


class Change(Struct, tag="change", omit_defaults=True, gc=False):
    """Numbered per seat: numbers of the whole table would tell of hidden choices. `ack` is the ref of the choice that
    made it, for whoever chose: then no Ack follows."""

    n: int
    parts: Parts
    ack: int | None = None


class Ack(Struct, tag="ack"):
    ref: int


class No(Struct, tag="no"):
    """Refused, with the clause where a rule refuses it. `code`: illegal, stale, not-asked, over, too-many, unknown and
    others; the text says it to people."""

    ref: int
    code: str
    clause: str
    text: Said


class Reason(Struct, tag="reason"):
    """The answer to Why; `text` is None if the action is legal now."""

    ref: int
    key: str
    clause: str
    text: Said | None


class Closed(Struct, tag="closed"):
    """The server ends the connection and says why: wrong-secret, deleted, rules-changed, damaged (there is no coming
    back); left (a bot plays at this seat now; a new hello brings the player back); shutting-down, unavailable,
    too-many, too-slow, broken-message (there is, after a while)."""

    code: str
    text: Said


class Pong(Struct, tag="pong"):
    pass


FromServer = Whole | Change | Ack | No | Reason | Closed | Pong


class Replay(Struct, frozen=True):
    """GET /api/tables/ID/replay?seat=N of a finished game: the table after each choice, as that seat saw it, for
    whoever has its secret; without a seat as spectators saw it."""

    choices: int
    frames: list["Frame"] = field(default_factory=list)


class Frame(Struct, frozen=True):
    """One position: after `at` choices. `chose` says which choice led here."""

    at: int
    view: View
    prompt: Said
    chose: str
    by: int | None
    log: list[LogEntry]
    story: Story | None = None
