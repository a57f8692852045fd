/** A WebSocket that comes back: backoff with a little chance in it, a beat to notice a dead line, one hello at each start. */
import type { FromClient, FromServer } from "./messages";

export type LineState = "connecting" | "open" | "lost" | "closed";

export interface LineEvents {
  /** What to say first on every new connection. */
  hello(): FromClient;
  message(message: FromServer): void;
  state(state: LineState): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const BEAT = 20_000;
const PATIENCE = 45_000;

/** How long to wait before the next try: doubling, with up to a third of chance so that a crowd does not come at once. */
export function waitBefore(tries: number, chance = Math.random()): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries) * (1 + chance / 3);
}

export class Line {
  private socket: WebSocket | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private lastHeard = 0;
  private isOver = false;

  constructor(
    private readonly address: string,
    private readonly events: LineEvents,
  ) {}

  open(): void {
    addEventListener("online", this.retry);
    document.addEventListener("visibilitychange", this.lookUp);
    this.connect();
  }

  /** For good: no message comes after this. */
  close(): void {
    this.isOver = true;
    removeEventListener("online", this.retry);
    document.removeEventListener("visibilitychange", this.lookUp);
    clearTimeout(this.timer);
    clearInterval(this.beat);
    this.socket?.close();
    this.events.state("closed");
  }

  /** Say something; false if nobody hears it now. */
  send(message: FromClient): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  private connect(): void {
    clearTimeout(this.timer);
    this.events.state(this.tries === 0 ? "connecting" : "lost");
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => {
      this.lastHeard = Date.now();
      socket.send(JSON.stringify(this.events.hello()));
      clearInterval(this.beat);
      this.beat = setInterval(this.pulse, BEAT);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.lastHeard = Date.now();
      const message = JSON.parse(event.data) as FromServer;
      if (message.type === "whole" || message.type === "change") {
        this.tries = 0;
        this.events.state("open");
      }
      this.events.message(message);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lose();
    };
  }

  private lose(): void {
    clearInterval(this.beat);
    this.socket = null;
    if (this.isOver) return;
    this.events.state("lost");
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), waitBefore(this.tries));
    this.tries += 1;
  }

  private readonly pulse = (): void => {
    if (Date.now() - this.lastHeard > PATIENCE) this.socket?.close();
    else this.send({ type: "ping" });
  };

  private readonly retry = (): void => {
    if (!this.isOver && this.socket === null) {
      this.tries = Math.max(this.tries, 1);
      this.connect();
    }
  };

  private readonly lookUp = (): void => {
    if (document.visibilityState === "visible") this.retry();
  };
}
