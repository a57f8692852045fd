/** Playing at a board: what is lit, what a tap does, what is being said about a thing. Shared by every board. */
import { getContext, setContext } from "svelte";
import type { BoardModel, Cards } from "../boards/board";
import { cardOf } from "../boards/board";
import type { Looks } from "./looks";
import type { Choosable, Said } from "./messages";
import { type Sorted, sorted } from "./options";
import type { Seen } from "./reduce";
import { seatName } from "./seats";
import { said, settings, t } from "./settings.svelte";
import type { LiveTable } from "./table.svelte";

/** A thing as its board calls it; `about` says what it is, unless it is a card, which says that itself. */
export interface Tapped {
  thing: string;
  name: string;
  about: string;
}

/** What is said about a tapped thing: what it is, its actions, or why there are none. */
export interface Bubble extends Tapped {
  anchor: DOMRect;
  options: Choosable[];
  reason: { text: Said; clause: string } | null;
  isAsking: boolean;
}

export interface Peek {
  card: string;
  anchor: DOMRect;
}

const NOTHING: Sorted = { things: new Map(), tray: [], buttons: [] };

export class Play {
  bubble = $state.raw<Bubble | null>(null);
  peek = $state.raw<Peek | null>(null);
  enlarged = $state.raw<string | null>(null);
  /** A sentence that passes: a refusal, a copied link. */
  toast = $state.raw<{ text: Said | string; clause: string } | null>(null);
  clause = $state<string | null>(null);
  /** An earlier step that is being looked at; null is now. */
  step = $state<number | null>(null);
  dragged = $state.raw<{ thing: string; drops: string[] } | null>(null);

  private toastTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly live: LiveTable | null,
    readonly model: BoardModel,
    readonly cards: Cards,
    private readonly still: () => Seen | null,
    readonly looks: Looks | null = null,
  ) {}

  readonly seen = $derived.by((): Seen | null => {
    if (!this.live) return this.still();
    const old = this.step === null ? undefined : this.live.steps[this.step];
    return old?.seen ?? this.live.shown;
  });

  readonly isNow = $derived.by(() => this.step === null && this.live !== null);

  readonly sorted = $derived.by((): Sorted => {
    const seen = this.seen;
    if (!seen || !this.live || this.step !== null) return NOTHING;
    const { model } = this;
    return sorted(seen.question.options, model.thingOf, (thing) => model.isShown(thing, seen.view));
  });

  lit(thing: string): Choosable[] {
    return this.live?.pending ? [] : (this.sorted.things.get(this.named(thing)) ?? []);
  }

  /** The thing as options name it. */
  private named(thing: string): string {
    const view = this.seen?.view;
    return (view && this.model.twinOf?.(thing, view)) ?? thing;
  }

  isPending(thing: string): boolean {
    const pending = this.live?.pending;
    return !!pending && this.step === null && this.model.thingOf(pending.key) === this.named(thing);
  }

  /** Whether somebody else has moved it since the own last choice. */
  isMoved(thing: string): boolean {
    return this.step === null && (this.live?.moved.has(thing) ?? false);
  }

  /** Whether the guide of a first game suggests this thing. */
  isAdvised(thing: string): boolean {
    const advice = this.isNow ? this.seen?.guide.advice : null;
    return !!advice && this.model.thingOf(advice.option) === this.named(thing);
  }

  /** A card's name, or its key where the game has no such card. */
  nameOf(card: string): string {
    const info = this.cards.get(card);
    return info ? said(info.name) : card;
  }

  /** The name of a thing for screen readers: in the words of the log, with what can be done with it. */
  label(thing: string, name: string): string {
    const texts = this.lit(thing).map((option) => said(option.text));
    const called = this.isMoved(thing) ? t("web-thing-moved", { name }) : name;
    if (texts.length === 0) return called;
    return t("web-thing-lit", { name: called, choices: texts.join(", ") });
  }

  seatName(seat: number): string {
    const info = this.seen?.info.seats[seat];
    return seatName(info, seat);
  }

  async choose(option: Choosable): Promise<void> {
    this.bubble = null;
    this.peek = null;
    const no = await this.live?.choose(option);
    if (no) this.tell(no.text, no.clause);
  }

  /** A tap: the one thing that can be done with it, a small menu, or why nothing can. `isTouch`: a finger first asks. */
  async press(tapped: Tapped, element: Element, isTouch: boolean): Promise<void> {
    const { thing } = tapped;
    const options = this.lit(thing);
    const anchor = element.getBoundingClientRect();
    this.peek = null;
    if (this.bubble?.thing === thing) {
      this.bubble = null;
      return;
    }
    const asks = settings.isConfirming || (isTouch && cardOf(thing) !== null) || options.some((option) => this.model.isAskedFirst?.(option.key));
    if (options.length === 1 && !asks) return this.choose(options[0]!);
    const bubble: Bubble = { ...tapped, anchor, options, reason: null, isAsking: false };
    const seen = this.seen;
    const wish = seen && options.length === 0 ? this.model.wish(thing, seen.view, this.cards) : null;
    if (!this.live || !this.isNow || seen?.seat === null || wish === null || seen?.ended) {
      this.bubble = bubble;
      return;
    }
    this.bubble = { ...bubble, isAsking: true };
    const answer = await this.live.why(wish);
    if (this.bubble?.thing !== thing) return;
    const reason = answer?.text ? { text: answer.text, clause: answer.clause } : null;
    this.bubble = { ...bubble, reason };
  }

  tell(text: Said | string, clause = ""): void {
    clearTimeout(this.toastTimer);
    this.toast = { text, clause };
    this.toastTimer = setTimeout(() => (this.toast = null), 7000);
  }

  close(): void {
    this.bubble = null;
    this.peek = null;
    this.toast = null;
  }
}

export { seatName };

const KEY = Symbol("play");

export function providePlay(play: () => Play): void {
  setContext(KEY, play);
}

export function usePlay(): Play {
  return getContext<() => Play>(KEY)();
}
