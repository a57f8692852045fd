/** The REST half of the contract. A refusal is thrown with its sentence in both languages. */
import type {
  CardInfo,
  CardName,
  GameInfo,
  Glance,
  HeldSeat,
  NewFork,
  NewTable,
  OrderInfo,
  Reach,
  Refused,
  Replay,
  Rulebook,
  Said,
  TableInfo,
  TableMade,
} from "./messages";

export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly text: Said | null,
  ) {
    super(text?.en ?? code);
  }
}

async function ask<T>(path: string, init: RequestInit = {}, secret = ""): Promise<T> {
  const headers = new Headers(init.headers);
  if (secret) headers.set("Authorization", `Bearer ${secret}`);
  if (init.body) headers.set("Content-Type", "application/json");
  let response: Response;
  try {
    response = await fetch(path, { ...init, headers });
  } catch {
    throw new Refusal("offline", null);
  }
  if (!response.ok) {
    const refused = (await response.json().catch(() => null)) as Refused | null;
    throw new Refusal(refused?.code ?? String(response.status), refused?.text ?? null);
  }
  return response.status === 204 ? (undefined as T) : ((await response.json()) as T);
}

function post(body: unknown): RequestInit {
  return { method: "POST", body: JSON.stringify(body) };
}

const remembered = new Map<string, Promise<unknown>>();

/** Asked once while the page lives; a failure is not remembered. */
function once<T>(path: string): Promise<T> {
  let answer = remembered.get(path) as Promise<T> | undefined;
  if (!answer) {
    answer = ask<T>(path);
    remembered.set(path, answer);
    answer.catch(() => remembered.delete(path));
  }
  return answer;
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  games: () => once<GameInfo[]>("/api/games"),
  game: (game: string) => once<GameInfo>(`/api/games/${encodeURIComponent(game)}/info`),
  cards: (game: string) => once<CardInfo[]>(`/api/games/${encodeURIComponent(game)}/cards`),
  names: (game: string) => once<CardName[]>(`/api/games/${encodeURIComponent(game)}/names`),
  orders: (game: string) => once<OrderInfo[]>(`/api/games/${encodeURIComponent(game)}/orders`),
  rules: (game: string) => once<Rulebook>(`/api/games/${encodeURIComponent(game)}/rules`),
  make: (wanted: NewTable) => ask<TableMade>("/api/tables", post(wanted)),
  reach: () => once<Reach>("/api/reach"),
  table: (id: string, secret: string) => ask<TableInfo>(table(id), {}, secret),
  glances: (held: HeldSeat[]) => ask<Glance[]>("/api/glances", post({ held })),
  fork: (id: string, secret: string, wanted: NewFork) => ask<TableMade>(`${table(id)}/fork`, post(wanted), secret),
  remove: (id: string, secret: string) => ask<void>(table(id), { method: "DELETE" }, secret),
  record: (id: string, secret: string) => ask<unknown>(`${table(id)}/record`, {}, secret),
  replay: (id: string, secret: string, seat: number | null) =>
    ask<Replay>(`${table(id)}/replay${seat === null ? "" : `?seat=${seat}`}`, {}, secret),
  upload: (record: string) => ask<TableMade>("/api/records", { method: "POST", body: record }),
};
