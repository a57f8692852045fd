/**
 * A WebSocket that comes back: backoff with a little chance in it, a beat to notice a dead line, one hello at each start.
 * That the line is lost is known at once where the system says so, and after a beat without an answer where it does not.
 */
import type { FromClient, FromServer } from "./messages";

/** "late": something was said and nobody has answered yet; the line may be dead. */
export type LineState = "connecting" | "open" | "late" | "lost" | "closed";

export interface LineEvents {
  /** What to say first on every new connection. */
  hello(): FromClient;
  message(message: FromServer): void;
  state(state: LineState): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
/** Seconds between two beats, promised to the server while somebody looks: others see soon who is away. */
const BEAT = 4;
const LATE = 3000;
const PATIENCE = 12_000;

/** How long to wait before the next try: doubling, with up to a third of chance so that a crowd does not come at once. */
export function waitBefore(tries: number, chance = Math.random()): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries) * (1 + chance / 3);
}

export class Line {
  private socket: WebSocket | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  /** Since something was said that is answered; null: nothing is waited for. */
  private spokeAt: number | null = null;
  private late: ReturnType<typeof setTimeout> | undefined;
  private isOver = false;

  constructor(
    private readonly address: string,
    private readonly events: LineEvents,
  ) {}

  open(): void {
    addEventListener("online", this.retry);
    addEventListener("offline", this.lose);
    document.addEventListener("visibilitychange", this.lookUp);
    this.connect();
  }

  /** For good: no message comes after this. */
  close(): void {
    this.isOver = true;
    removeEventListener("online", this.retry);
    removeEventListener("offline", this.lose);
    document.removeEventListener("visibilitychange", this.lookUp);
    clearTimeout(this.timer);
    this.leave();
    this.events.state("closed");
  }

  /** Say something; false if nobody hears it now. */
  send(message: FromClient): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    if (this.spokeAt === null) {
      this.spokeAt = Date.now();
      this.late = setTimeout(() => this.events.state("late"), LATE);
    }
    return true;
  }

  /** Try at once, whatever was to be waited for. */
  readonly retry = (): void => {
    if (!this.isOver && this.socket === null) {
      this.tries = Math.max(this.tries, 1);
      this.connect();
    }
  };

  private connect(): void {
    clearTimeout(this.timer);
    this.events.state(this.tries === 0 ? "connecting" : "lost");
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => {
      this.send(this.events.hello());
      this.ping();
      clearInterval(this.beat);
      this.beat = setInterval(this.pulse, 1000 * BEAT);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.heard();
      const message = JSON.parse(event.data) as FromServer;
      if (message.type === "whole" || message.type === "change") this.tries = 0;
      if (message.type !== "closed") this.events.state("open");
      this.events.message(message);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lose();
    };
  }

  private heard(): void {
    clearTimeout(this.late);
    this.spokeAt = null;
  }

  /** The socket is nothing any more, even if it does not know that yet: without a network it cannot even be closed. */
  private leave(): void {
    clearInterval(this.beat);
    this.heard();
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onmessage = socket.onopen = socket.onclose = null;
    socket.close();
  }

  private readonly lose = (): void => {
    this.leave();
    if (this.isOver) return;
    this.events.state("lost");
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), waitBefore(this.tries));
    this.tries += 1;
  };

  private readonly pulse = (): void => {
    if (this.spokeAt !== null && Date.now() - this.spokeAt > PATIENCE) this.lose();
    else this.ping();
  };

  /** Who does not look promises nothing: the clocks of hidden pages are slow. */
  private ping(): void {
    this.send({ type: "ping", every: document.visibilityState === "visible" ? BEAT : 0 });
  }

  private readonly lookUp = (): void => {
    if (document.visibilityState === "visible") this.retry();
    this.ping();
  };
}
