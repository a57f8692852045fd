/** A seat at a live table: what it sees, what it says, and the steps in which changes are shown. */
import { Line, type LineState } from "./line";
import type { Ack, Change, Choosable, Closed, FromClient, FromServer, LogEntry, No, OfferKind, Reactions, Reason } from "./messages";
import { moveHold, tellingHold } from "./pace";
import { type Seen, fromWhole, withChange } from "./reduce";
import { type Scene, newLines, seenIn } from "./scenes";
import { said, settings } from "./settings.svelte";

type Answer = Ack | No | Reason;
type WithoutRef<T> = T extends { ref: number } ? Omit<T, "ref"> : never;

/** Called for each step; it shows the next state by calling `apply` and ends when everything has landed. */
export type Shower = (from: Seen, to: Seen, apply: () => void) => Promise<void>;

/** One position that was shown, with the lines that led to it: for stepping through the last turn again. */
export interface Step {
  seen: Seen;
  lines: LogEntry[];
}

/** Reasons for which it is no use to come back. */
const FINAL: ReadonlySet<string> = new Set(["wrong-secret", "deleted", "left", "rules-changed", "damaged"]);
const MOST_STEPS = 120;
/** Longer queues are not walked through: somebody was away. */
const MOST_WAITING = 40;

/** A change that is still to be shown. */
interface Waiting {
  seen: Seen;
  /** It answers a choice of this seat. */
  isOwn: boolean;
}

/** What is being told: it stands until it has been read, or until somebody says to go on. */
export interface Telling {
  lines: LogEntry[];
  spot: string;
  caption: string;
}

export function socketAddress(table: string, base = location.origin): string {
  return `${base.replace(/^http/, "ws")}/api/tables/${encodeURIComponent(table)}/socket`;
}

/** What is asked and of which position: another one is another question, though its words may be the same. */
function asks(seen: Seen): string {
  return JSON.stringify([seen.view, seen.question, seen.log.length]);
}

export class LiveTable {
  /** What is on the screen; behind the truth only while something moves. */
  shown = $state.raw<Seen | null>(null);
  line = $state<LineState>("connecting");
  closed = $state.raw<Closed | null>(null);
  /** The own choice, shown at once and taken back if it is refused. Without a line it waits for the next one. */
  pending = $state.raw<Choosable | null>(null);
  steps = $state.raw<Step[]>([]);
  /** Things that others have moved since the own last choice: they stay marked until the next one. */
  moved = $state.raw<ReadonlySet<string>>(new Set());
  telling = $state.raw<Telling | null>(null);
  show: Shower | null = null;
  /** In which scenes a change is told. */
  scenes: ((from: Seen, to: Seen, isOwn: boolean) => Scene[]) | null = null;

  private truth: Seen | null = null;
  private waiting: Waiting[] = [];
  private goOn: (() => void) | null = null;
  private isHurried = false;
  private isShowing = false;
  private isBack = false;
  private ref = 0;
  /** What the pending choice answers: said again on a new line only if nothing has happened since. */
  private answers = "";
  private readonly asked = new Map<number, (answer: Answer | null) => void>();
  private readonly socket: Line;

  constructor(
    readonly table: string,
    readonly secret: string,
  ) {
    this.socket = new Line(socketAddress(table), {
      hello: () => ({ type: "hello", secret: this.secret, have: this.truth?.n ?? null }),
      message: (message) => this.hear(message),
      state: (state) => {
        this.line = state;
        if (state !== "open" && state !== "late") this.forget();
      },
    });
  }

  open(): void {
    this.socket.open();
  }

  close(): void {
    this.socket.close();
    this.hurry();
    this.show = null;
  }

  get isAsked(): boolean {
    return (this.shown?.question.options.length ?? 0) > 0 && this.pending === null;
  }

  async choose(option: Choosable): Promise<No | null> {
    if (!this.shown || this.pending) return null;
    this.pending = option;
    this.answers = asks(this.shown);
    return this.say(option, this.shown.asked);
  }

  private async say(option: Choosable, n: number): Promise<No | null> {
    const answer = await this.ask({ type: "choose", n, option: option.key });
    if (answer?.type === "no") this.pending = null;
    return answer?.type === "no" ? answer : null;
  }

  /**
   * The first beat on a new line is answered, so everything that was missed is there. A choice that never arrived is made
   * now; one that did has changed what is asked.
   */
  private comeBack(): void {
    const { pending, truth } = this;
    if (this.isBack) return;
    this.isBack = true;
    if (!pending || !truth) return;
    if (asks(truth) === this.answers) void this.say(pending, truth.asked);
    else this.pending = null;
  }

  /** Try at once to come back. */
  retry(): void {
    this.socket.retry();
  }

  async why(key: string): Promise<Reason | No | null> {
    const answer = await this.ask({ type: "why", key });
    return answer?.type === "ack" ? null : answer;
  }

  undo = () => this.refusal({ type: "undo" });
  offer = (kind: OfferKind) => this.refusal({ type: "offer", kind });
  answer = (kind: OfferKind, agree: boolean) => this.refusal({ type: "answer", kind, agree });
  concede = () => this.refusal({ type: "concede" });
  takeOver = (seat: number, bot: string) => this.refusal({ type: "take-over", seat, bot });
  stand = (reactions: Reactions) => this.refusal({ type: "standing", reactions });
  order = (about: string, order: string) => this.refusal({ type: "order", about, order });
  rest = () => this.refusal({ type: "rest" });
  write = (text: string) => this.refusal({ type: "chat", text });
  phrase = (phrase: string) => this.refusal({ type: "chat", phrase });
  rename = (name: string) => this.refusal({ type: "rename", name });

  private async refusal(message: WithoutRef<FromClient>): Promise<No | null> {
    const answer = await this.ask(message);
    return answer?.type === "no" ? answer : null;
  }

  /** Null if the line broke before the answer came. */
  private ask(message: WithoutRef<FromClient>): Promise<Answer | null> {
    const ref = ++this.ref;
    return new Promise((resolve) => {
      if (!this.socket.send({ ...message, ref } as FromClient)) resolve(null);
      else this.asked.set(ref, resolve);
    });
  }

  private forget(): void {
    for (const resolve of this.asked.values()) resolve(null);
    this.asked.clear();
    this.isBack = false;
  }

  private hear(message: FromServer): void {
    switch (message.type) {
      case "whole": {
        const seen = fromWhole(message);
        if (!seen) return;
        // A seat that comes back with nothing new is told nothing new: the answer is what it has.
        this.truth = seen;
        this.waiting = [{ seen, isOwn: false }];
        this.hurry();
        void this.walk();
        return;
      }
      case "change":
        this.change(message);
        if (message.ack !== undefined && message.ack !== null) this.settle({ type: "ack", ref: message.ack });
        return;
      case "ack":
      case "no":
      case "reason":
        this.settle(message);
        return;
      case "closed":
        // Any other reason passes: the line comes back by itself.
        if (FINAL.has(message.code)) {
          this.closed = message;
          this.close();
        }
        return;
      case "pong":
        this.comeBack();
        return;
    }
  }

  private change(message: Change): void {
    const reduced = withChange(this.truth, message);
    if (reduced.kind === "gap") this.socket.send({ type: "resync", have: reduced.have });
    if (reduced.kind !== "seen") return;
    this.truth = reduced.seen;
    this.waiting.push({ seen: reduced.seen, isOwn: typeof message.ack === "number" });
    void this.walk();
  }

  private settle(answer: Answer): void {
    this.asked.get(answer.ref)?.(answer);
    this.asked.delete(answer.ref);
  }

  /** Show what waits, one step after another. */
  private async walk(): Promise<void> {
    if (this.isShowing) return;
    this.isShowing = true;
    try {
      while (this.waiting.length > 0) {
        if (this.waiting.length > MOST_WAITING || document.visibilityState === "hidden") this.waiting = this.waiting.slice(-1);
        const { seen, isOwn } = this.waiting.shift()!;
        if (isOwn) this.moved = new Set();
        await this.tell(seen, isOwn);
        const isMove = !isOwn && this.steps.at(-1)?.seen === seen && seen.log.length > 0;
        if (isMove && !seen.question.options.length) await this.hold(moveHold(settings.pace));
      }
    } finally {
      this.isShowing = false;
      this.isHurried = false;
    }
  }

  /** A change, scene by scene; the last one is the position itself, with what is asked then. */
  private async tell(to: Seen, isOwn: boolean): Promise<void> {
    const from = this.shown;
    const isTold = from !== null && this.scenes !== null && to.ended === null && !this.isHurried;
    let told = 0;
    for (const scene of isTold ? this.scenes!(from, to, isOwn) : []) {
      told += scene.lines.length;
      await this.bring(seenIn(scene, from!, to, told), scene.lines);
      const time = tellingHold(settings.pace, scene.lines.map((line) => said(line.text)).join(" "));
      if (!scene.isTold || this.isHurried || time === 0) continue;
      this.telling = { lines: scene.lines, spot: scene.spot ?? "", caption: scene.caption ?? "" };
      await this.hold(time);
      this.telling = null;
    }
    await this.bring(to, newLines(from, to).slice(told));
  }

  private async bring(next: Seen, lines: LogEntry[]): Promise<void> {
    const from = this.shown;
    const apply = () => this.take(from, next, lines);
    if (from && this.show && from.view !== next.view) await this.show(from, next, apply);
    else apply();
  }

  private hold(time: number): Promise<void> {
    if (this.isHurried || time === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = time === Infinity ? undefined : setTimeout(() => this.next(), time);
      this.goOn = () => {
        clearTimeout(timer);
        this.goOn = null;
        resolve();
      };
    });
  }

  /** Go on with what is told. */
  next(): void {
    this.goOn?.();
  }

  /** Show the table as it stands now: what is still to be told is in the log and in the steps. */
  hurry(): void {
    this.isHurried = this.isShowing;
    this.goOn?.();
  }

  /** Somebody else has moved these. */
  mark(things: string[]): void {
    if (things.length > 0) this.moved = new Set([...this.moved, ...things]);
  }

  private take(from: Seen | null, next: Seen, lines: LogEntry[]): void {
    this.shown = next;
    if (!from || from.asked !== next.asked || from.view !== next.view) this.pending = null;
    if (from?.view === next.view) return;
    this.steps = [...this.steps, { seen: next, lines }].slice(-MOST_STEPS);
  }
}
