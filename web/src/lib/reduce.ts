/** What a seat has before it, put together from what the server sends. Pure: tested without a browser. */
import { type Guide, NO_GUIDE, guideAfter } from "./guide";
import type {
  Change,
  ChatLine,
  Ended,
  LogEntry,
  OfferState,
  Parts,
  Question,
  Reactions,
  TableInfo,
  Whole,
} from "./messages";

export type View = Record<string, unknown>;

export interface Seen {
  n: number;
  /** The number of the change that asked the open question. */
  asked: number;
  seat: number | null;
  info: TableInfo;
  view: View;
  question: Question;
  log: LogEntry[];
  chat: ChatLine[];
  offers: OfferState[];
  ended: Ended | null;
  reactions: Reactions;
  /** The orders of this seat that are not the usual ones; null where a game knows none. */
  orders: Record<string, string> | null;
  guide: Guide;
}

export type Reduced = { kind: "seen"; seen: Seen } | { kind: "old" } | { kind: "gap"; have: number | null };

const NO_QUESTION: Question = { prompt: { en: "", fr: "" }, options: [], can_undo: false, story: null, can_rest: false };

export function fromWhole(whole: Whole): Seen | null {
  const { info, view, question, log, chat, offers, ended, reactions, orders } = whole.parts;
  if (!info || !view) return null;
  return {
    n: whole.n,
    asked: whole.n,
    seat: whole.seat,
    info,
    view,
    question: question ?? NO_QUESTION,
    log: log ?? [],
    chat: chat ?? [],
    offers: offers ?? [],
    ended: ended ?? null,
    reactions: reactions ?? "ask",
    orders: orders ?? null,
    guide: guideAfter(NO_GUIDE, whole.parts),
  };
}

function logAfter(log: LogEntry[], parts: Parts): LogEntry[] {
  return parts.log ? [...log.slice(0, parts.log_from ?? 0), ...parts.log] : log;
}

function chatAfter(chat: ChatLine[], lines: ChatLine[] | null | undefined): ChatLine[] {
  const last = chat.at(-1)?.number ?? -1;
  const fresh = lines?.filter((line) => line.number > last) ?? [];
  return fresh.length > 0 ? [...chat, ...fresh] : chat;
}

/** The next change on top of what was seen: an old one is dropped, a missing one is asked for. */
export function withChange(seen: Seen | null, change: Change): Reduced {
  if (!seen) return { kind: "gap", have: null };
  if (change.n <= seen.n) return { kind: "old" };
  if (change.n > seen.n + 1) return { kind: "gap", have: seen.n };
  const { parts } = change;
  const info = parts.info ?? seen.info;
  return {
    kind: "seen",
    seen: {
      n: change.n,
      asked: parts.question ? change.n : seen.asked,
      seat: seen.seat,
      info,
      view: parts.view ?? seen.view,
      question: parts.question ?? seen.question,
      log: logAfter(seen.log, parts),
      chat: chatAfter(seen.chat, parts.chat),
      offers: parts.offers ?? seen.offers,
      // An undo can take back the end of a game: then the table is being played again.
      ended: parts.ended ?? (info.status === "open" || info.status === "playing" ? null : seen.ended),
      reactions: parts.reactions ?? seen.reactions,
      orders: parts.orders ?? seen.orders,
      guide: guideAfter(seen.guide, parts),
    },
  };
}
