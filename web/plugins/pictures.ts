/** Pictures for the browser, from what tools/assets.py has written, in whole numbers. */
import { readFileSync } from "node:fs";

interface Made {
  emblems: Record<string, string>;
  icons: Record<string, { d: string }>;
  kinds: Record<string, string>;
  types: Record<string, string>;
  marks: Record<string, string>;
  /** In a box too large to be sent at once: the emblems of each sheet. */
  sheets: Record<string, string[]>;
}

/** How many numbers a command takes, and for each whether it is a distance across (0) or down (1). */
const AXES: Record<string, number[]> = { m: [0, 1], l: [0, 1], c: [0, 1, 0, 1, 0, 1], q: [0, 1, 0, 1], h: [0], v: [1], z: [] };

/**
 * An outline of relative steps in whole numbers. Icons are drawn on 512 units and shown on 150 pixels at most: fractions
 * only cost bytes. Each point is rounded by itself, so that no error adds up along the way.
 */
export function whole(path: string): string {
  const tokens = path.match(/[a-zA-Z]|-?\d*\.?\d+/g) ?? [];
  const exact: [number, number] = [0, 0];
  const rounded: [number, number] = [0, 0];
  const start: [number, number, number, number] = [0, 0, 0, 0];
  let command = "";
  let out = "";
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at]!;
    if (/[a-zA-Z]/.test(token)) {
      command = token;
      at += 1;
      out += command;
      if (command === "z") {
        [exact[0], exact[1], rounded[0], rounded[1]] = start;
        continue;
      }
    }
    const axes = AXES[command];
    if (!axes || axes.length === 0) throw new Error(`an icon's outline has a command that is not known here: ${command}`);
    const goal: [number, number] = [exact[0], exact[1]];
    for (const axis of axes as (0 | 1)[]) {
      goal[axis] = exact[axis] + Number(tokens[at++]);
      const step = Math.round(goal[axis]) - rounded[axis];
      out += step < 0 || /[a-z]$/.test(out) ? step : ` ${step}`;
    }
    [exact[0], exact[1]] = goal;
    [rounded[0], rounded[1]] = [Math.round(goal[0]), Math.round(goal[1])];
    if (command === "m") {
      [start[0], start[1], start[2], start[3]] = [...exact, ...rounded];
      command = "l";
    }
  }
  return out;
}

/** Some of a game's icons alone. */
export function icons(file: string, names: readonly string[]): Record<string, string> {
  const made = JSON.parse(readFileSync(file, "utf8")) as Made;
  return Object.fromEntries(
    names.map((name) => {
      const icon = made.icons[name];
      if (!icon) throw new Error(`${file} has no icon "${name}": a table of the game's pictures must name it`);
      return [name, whole(icon.d)];
    }),
  );
}

/** The emblems of each sheet. What other tables name too is sent with those, unless they have a sheet themselves. */
function sheetsOf(made: Made): Record<string, string[]> {
  const signs = new Set(made.sheets["signs"]);
  const named = [made.kinds, made.types, made.marks].flatMap((table) => Object.values(table));
  const always = new Set(named.filter((icon) => !signs.has(icon)));
  return Object.fromEntries(Object.entries(made.sheets).map(([sheet, icons]) => [sheet, icons.filter((icon) => !always.has(icon))]));
}

/** The outlines of one sheet. */
export function sheet(file: string, name: string): Record<string, string> {
  const made = JSON.parse(readFileSync(file, "utf8")) as Made;
  return icons(file, sheetsOf(made)[name] ?? []);
}

/** Emblems one sheet after the other, and the first card of each: which sheet an emblem is on need not be written for each. */
export function bySheet(made: Pick<Made, "emblems" | "sheets">): { emblems: Record<string, string>; sheets: Record<string, string> } {
  const left = new Map(Object.entries(made.emblems));
  const found: [string, string][] = [];
  const sheets: Record<string, string> = {};
  for (const [sheet, icons] of Object.entries(made.sheets)) {
    const here = [...left].filter(([, icon]) => icons.includes(icon));
    if (here.length > 0 && sheet !== "signs") sheets[sheet] = here[0]![0];
    for (const each of sheet === "signs" ? [] : here) {
      found.push(each);
      left.delete(each[0]);
    }
  }
  return { emblems: Object.fromEntries([...left, ...found]), sheets };
}

export function pictures(file: string): object {
  const made = JSON.parse(readFileSync(file, "utf8")) as Made;
  const sheets = sheetsOf(made);
  const later = new Set(Object.values(sheets).flat());
  const now = Object.entries(made.icons).filter(([name]) => !later.has(name));
  const icons = Object.fromEntries(now.map(([name, icon]) => [name, whole(icon.d)]));
  return { ...made, icons, ...bySheet(made) };
}
