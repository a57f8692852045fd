/** A seat at a live table: what it sees, what it says, and the steps in which changes are shown. */
import { Line, type LineState } from "./line";
import type { Ack, Change, Choosable, Closed, FromClient, FromServer, LogEntry, No, OfferKind, Reactions, Reason } from "./messages";
import { type Seen, fromWhole, withChange } from "./reduce";

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
const MOST_STEPS = 80;
/** Longer queues are not walked through: somebody was away. */
const MOST_WAITING = 8;

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
  show: Shower | null = null;

  private truth: Seen | null = null;
  private waiting: Seen[] = [];
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
        this.waiting = [seen];
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
    this.waiting.push(reduced.seen);
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
        if (this.waiting.length > MOST_WAITING) this.waiting = this.waiting.slice(-1);
        const next = this.waiting.shift()!;
        const from = this.shown;
        const apply = () => this.take(from, next);
        if (from && this.show && from.view !== next.view) await this.show(from, next, apply);
        else apply();
      }
    } finally {
      this.isShowing = false;
    }
  }

  private take(from: Seen | null, next: Seen): void {
    this.shown = next;
    if (!from || from.asked !== next.asked || from.view !== next.view) this.pending = null;
    if (from?.view === next.view) return;
    const lines = from && next.log.length >= from.log.length ? next.log.slice(from.log.length) : [];
    this.steps = [...this.steps, { seen: next, lines }].slice(-MOST_STEPS);
  }
}
