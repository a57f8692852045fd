/** The last choice in the sheet for a new table, game by game: kept in this browser. */
import type { GameInfo } from "./messages";
import { fitsWords } from "./several";
import { type Sitter, SITTERS } from "./sitters";
import { keep, kept } from "./storage";

export interface Setup {
  count: number;
  /** Who sits at the other seats: as many as there can ever be, so that another number and back finds the same people. */
  sitters: Sitter[];
  bot: string;
  options: Record<string, boolean | string | number>;
  minutes: number;
}

const nameOf = (game: GameInfo) => `setup.${game.name}`;

function read(game: GameInfo): Partial<Setup> {
  try {
    const found: unknown = JSON.parse(kept(nameOf(game)) ?? "{}");
    return typeof found === "object" && found !== null ? found : {};
  } catch {
    return {};
  }
}

/** What was chosen last, with the game's own values wherever that does not fit any more. */
export function recallSetup(game: GameInfo): Setup {
  const last = read(game);
  const bots = game.bots;
  const usual = bots.includes("greedy") ? "greedy" : (bots.at(-1) ?? "");
  const fits = (name: string, value: unknown) => {
    const option = game.options.find((each) => each.name === name);
    if (!option || typeof value !== typeof option.default) return false;
    if (option.kind === "word") return option.words.includes(String(value));
    if (option.kind === "words") return fitsWords(option, value);
    return option.kind === "yesno" || (Number(value) >= option.low && Number(value) <= option.high);
  };
  return {
    count: Math.min(Math.max(last.count ?? game.seats_min, game.seats_min), game.seats_max),
    sitters: Array.from({ length: game.seats_max - 1 }, (_, place) => {
      const sitter = last.sitters?.[place];
      return sitter && SITTERS.includes(sitter) ? sitter : "bot";
    }),
    bot: last.bot && bots.includes(last.bot) ? last.bot : usual,
    options: {
      ...Object.fromEntries(game.options.map((option) => [option.name, option.default])),
      ...Object.fromEntries(Object.entries(last.options ?? {}).filter(([name, value]) => fits(name, value))),
    },
    minutes: typeof last.minutes === "number" ? last.minutes : 0,
  };
}

export function keepSetup(game: GameInfo, setup: Setup): void {
  keep(nameOf(game), JSON.stringify(setup));
}
