// Made from src/bivouac/server/messages.py by tools/typescript.py. Do not edit: make it anew.

export type SeatKind = "human" | "bot" | "open";

export type Ruling = "" | "silent" | "against";

export type Status = "open" | "playing" | "over" | "conceded" | "abandoned" | "flagged";

export type Reactions = "ask" | "matters" | "never";

export type OfferKind = "undo" | "abandon" | "rematch";

/**
 * One sentence in both languages; in the simple tone too where that is another, so that a switch of tone needs no
 * question either.
 */
export interface Said {
  en: string;
  fr: string;
  en_simple?: string;
  fr_simple?: string;
}

/**
 * An option of a game. `kind` says which of the others count. A number has a word where its lowest value has a
 * name: no limit. Several words are one text, joined by commas in the order of `words`; `clauses` introduce them, and
 * with another option as in `all_with` ("level=advanced") all of them hold.
 */
export interface OptionInfo {
  name: string;
  kind: "yesno" | "word" | "words" | "number";
  default: boolean | string | number;
  title: Said;
  explanation: Said;
  words: string[];
  values: Said[];
  low: number;
  high: number;
  clauses: string[];
  all_with: string;
}

/**
 * A guided game for people who know the first one.
 */
export interface CourseInfo {
  name: string;
  title: Said;
  about: Said;
}

export interface GameInfo {
  name: string;
  version: string;
  title: Said;
  description: Said;
  seats_min: number;
  seats_max: number;
  minutes: number;
  options: OptionInfo[];
  bots: string[];
  guided: boolean;
  simple: boolean;
  courses: CourseInfo[];
}

/**
 * A card from top to bottom. `tags` are words for filters and drawings: character, archaeologist, trap. `numbers`
 * are those that are printed on it, by name, in the games that print any; `facts` says them in words. `flavour` is no
 * rule, `back` the name of its other side.
 */
export interface CardInfo {
  key: string;
  number: number;
  tags: string[];
  name: Said;
  kind: Said;
  numbers: Record<string, number>;
  facts: Said;
  prerequisite: Said;
  ability: Said;
  standing: Said;
  reminder: Said;
  flavour: Said;
  back: Said;
  origin: Said;
  is_original: boolean;
}

/**
 * What a table draws of a card before anybody reads it: a large box is too heavy to be sent whole at first.
 */
export interface CardName {
  key: string;
  tags: string[];
  name: Said;
  numbers: Record<string, number>;
  is_original: boolean;
}

/**
 * `ruling` is its kind, empty for what the book says; `objection` tells why a ruling goes against the book.
 */
export interface ClauseInfo {
  id: string;
  section: string;
  ruling: Ruling;
  text: Said;
  objection: Said;
}

/**
 * Something that a seat may order in advance. `words` are what can be ordered, `values` the same in sentences.
 */
export interface OrderInfo {
  about: string;
  title: Said;
  default: string;
  words: string[];
  values: Said[];
}

export interface SectionInfo {
  key: string;
  title: Said;
}

export interface Rulebook {
  sections: SectionInfo[];
  clauses: ClauseInfo[];
}

/**
 * Each human seat has so many minutes in all and gets some seconds back with every choice.
 */
export interface Clock {
  minutes: number;
  increment?: number;
}

/**
 * `bot` names the bot of a seat of kind "bot", and who fills an "open" seat that nobody has taken.
 */
export interface SeatWanted {
  kind: SeatKind;
  name?: string;
  bot?: string;
}

export interface NewTable {
  game: string;
  seats: SeatWanted[];
  options?: Record<string, boolean | string | number>;
  clock?: Clock | null;
  guided?: boolean;
  course?: string;
}

/**
 * The secret goes into the fragment of a link: /t/TABLE#SECRET. Nobody else learns it, the server keeps a hash.
 */
export interface SeatLink {
  seat: number;
  secret: string;
}

export interface TableMade {
  table: string;
  links: SeatLink[];
  spectators: string;
}

/**
 * A new table from a position of another: `at` counts choices and is given for finished games only.
 *
 * What `seat` could not know there is dealt anew, and chance is fresh.
 */
export interface NewFork {
  seats: SeatWanted[];
  seat?: number;
  at?: number | null;
}

/**
 * A table and a secret to it: that of a seat or of the spectators.
 */
export interface HeldSeat {
  table: string;
  secret: string;
}

/**
 * Tables to be told of at once: those that a browser has sat at.
 */
export interface Glances {
  held: HeldSeat[];
}

/**
 * The body of every refused request.
 */
export interface Refused {
  code: string;
  text: Said;
}

/**
 * Where other machines find this server; empty where nothing but this machine can.
 */
export interface Reach {
  address: string;
}

/**
 * First of all. `have` is the number of the last change this client has seen; it gets what it lacks.
 */
export interface Hello {
  type: "hello";
  secret: string;
  have?: number | null;
}

/**
 * `n` is the number of the change whose question is answered: an answer to an old question is refused.
 */
export interface Choose {
  type: "choose";
  ref: number;
  n: number;
  option: string;
}

/**
 * Why can this seat not do that now?
 */
export interface Why {
  type: "why";
  ref: number;
  key: string;
}

/**
 * Free where that is free, else it is asked of the others.
 */
export interface Undo {
  type: "undo";
  ref: number;
}

/**
 * Ask the others to agree: abandon the game, play again with seats swapped.
 */
export interface Offer {
  type: "offer";
  ref: number;
  kind: OfferKind;
}

export interface AnswerOffer {
  type: "answer";
  ref: number;
  kind: OfferKind;
  agree: boolean;
}

export interface Concede {
  type: "concede";
  ref: number;
}

/**
 * A bot sits down where nobody is: an open seat, or one whose player has left.
 */
export interface TakeOver {
  type: "take-over";
  ref: number;
  seat: number;
  bot?: string;
}

/**
 * This seat's standing order for reactions.
 */
export interface Standing {
  type: "standing";
  ref: number;
  reactions: Reactions;
}

/**
 * Let this window pass, and all others of this turn (`Question.can_rest`).
 */
export interface Rest {
  type: "rest";
  ref: number;
}

/**
 * This seat's standing order about one moment, card or question: GET /api/games/NAME/orders lists them.
 */
export interface Order {
  type: "order";
  ref: number;
  about: string;
  order: string;
}

/**
 * Words of one's own, or a quick phrase by its key.
 */
export interface Chat {
  type: "chat";
  ref: number;
  text?: string;
  phrase?: string;
}

export interface Rename {
  type: "rename";
  ref: number;
  name: string;
}

/**
 * There is a gap: send what follows `have`, or everything.
 */
export interface Resync {
  type: "resync";
  have?: number | null;
}

/**
 * Somebody is there. `every`: and says so again within so many seconds. Whoever does not is taken for gone, so that
 * others see it long before the line itself is found to be dead; 0 promises nothing.
 */
export interface Ping {
  type: "ping";
  every?: number;
}

export type FromClient = Hello | Choose | Why | Undo | Offer | AnswerOffer | Concede | TakeOver | Standing | Rest | Order | Chat | Rename | Resync | Ping;

/**
 * An option of the open question.
 */
export interface Choosable {
  id: number;
  key: string;
  clause: string;
  text: Said;
}

/**
 * Something that is read out at the table: a scene and what can be answered. `outcomes` are those that this reader
 * may know: all of them for whoever reads it out, the one that came about (`answer`) once it has.
 */
export interface Story {
  title: Said;
  scene: Said;
  answers: Said[];
  outcomes: Said[];
  answer: number;
}

/**
 * What is asked of this seat, or what it is waiting for (then there are no options). `can_rest`: others may act
 * several times in this turn, and the seat may say that it does not want to be asked again.
 */
export interface Question {
  prompt: Said;
  options: Choosable[];
  can_undo: boolean;
  story: Story | null;
  can_rest: boolean;
}

/**
 * A line of the rules with the clause behind it, or one of the server's own, which has none. `dice` are those that
 * it tells of, in the games that show them; `number` is what somebody named before they fell.
 */
export interface LogEntry {
  text: Said;
  clause: string;
  key: string;
  dice?: number[];
  number?: number;
}

export interface SeatInfo {
  seat: number;
  kind: SeatKind;
  name: string;
  bot: string;
  is_here: boolean;
  seconds_left: number | null;
}

/**
 * `seat` is None for a spectator.
 */
export interface ChatLine {
  number: number;
  seat: number | null;
  text: string;
  phrase: string;
  at: number;
}

/**
 * `agreed` are the seats that have agreed so far, whoever asked among them.
 */
export interface OfferState {
  kind: OfferKind;
  by: number;
  agreed: number[];
}

/**
 * How it ended. `clause` is empty where no rule of the game ended it (conceded, abandoned, out of time).
 */
export interface Ended {
  winners: number[];
  scores: number[];
  clause: string;
  text: Said;
}

export interface TableInfo {
  table: string;
  game: string;
  version: string;
  options: Record<string, unknown>;
  status: Status;
  seats: SeatInfo[];
  clock: Clock | null;
  running: number | null;
  watching: number;
  next_table: string;
  next_secret: string;
  next_look: string;
  look: string;
  goes_on: boolean;
  sees: number[];
  notice: Said | null;
}

/**
 * How a table stands, in short: who sits there, whether this reader is asked something, how it ended.
 */
export interface Glance {
  table: string;
  game: string;
  seat: number | null;
  status: Status;
  seats: SeatInfo[];
  is_asked: boolean;
  prompt: Said;
  ended: Ended | null;
}

/**
 * What the guide of a first game explains, by the clause behind it.
 */
export interface LessonInfo {
  key: string;
  clause: string;
  title: Said;
  text: Said;
  marks: string[];
}

/**
 * A rule that was explained before, in a few words, where a question brings nothing new.
 */
export interface ReminderInfo {
  clause: string;
  text: Said;
}

/**
 * What the guide would choose now, by the option's key, and why.
 */
export interface AdviceInfo {
  option: string;
  text: Said;
}

/**
 * What a seat has before it. In a change only what is new is there; `log` and `chat` then hold new lines only.
 */
export interface Parts {
  info?: TableInfo | null;
  view?: Record<string, unknown> | null;
  question?: Question | null;
  log?: LogEntry[] | null;
  log_from?: number;
  chat?: ChatLine[] | null;
  offers?: OfferState[] | null;
  ended?: Ended | null;
  reactions?: Reactions | null;
  orders?: Record<string, string> | null;
  lessons?: LessonInfo[] | null;
  lessons_due?: number | null;
  reminder?: ReminderInfo | null;
  advice?: AdviceInfo | null;
}

/**
 * Everything, as the table stands: the answer to a hello and to a gap that is too wide.
 */
export interface Whole {
  type: "whole";
  n: number;
  seat: number | null;
  parts: Parts;
}

/**
 * Numbered per seat: numbers of the whole table would tell of hidden choices. `ack` is the ref of the choice that
 * made it, for whoever chose: then no Ack follows.
 */
export interface Change {
  type: "change";
  n: number;
  parts: Parts;
  ack?: number | null;
}

export interface Ack {
  type: "ack";
  ref: number;
}

/**
 * Refused, with the clause where a rule refuses it. `code`: illegal, stale, not-asked, over, too-many, unknown and
 * others; the text says it to people.
 */
export interface No {
  type: "no";
  ref: number;
  code: string;
  clause: string;
  text: Said;
}

/**
 * The answer to Why; `text` is None if the action is legal now.
 */
export interface Reason {
  type: "reason";
  ref: number;
  key: string;
  clause: string;
  text: Said | null;
}

/**
 * The server ends the connection and says why: wrong-secret, deleted, rules-changed, damaged (there is no coming
 * back); left (a bot plays at this seat now; a new hello brings the player back); shutting-down, unavailable,
 * too-many, too-slow, broken-message (there is, after a while).
 */
export interface Closed {
  type: "closed";
  code: string;
  text: Said;
}

export interface Pong {
  type: "pong";
}

export type FromServer = Whole | Change | Ack | No | Reason | Closed | Pong;

/**
 * GET /api/tables/ID/replay?seat=N of a finished game: the table after each choice, as that seat saw it, for
 * whoever has its secret; without a seat as spectators saw it.
 */
export interface Replay {
  choices: number;
  frames: Frame[];
}

/**
 * One position: after `at` choices. `chose` says which choice led here.
 */
export interface Frame {
  at: number;
  view: Record<string, unknown>;
  prompt: Said;
  chose: string;
  by: number | null;
  log: LogEntry[];
  story: Story | null;
}
