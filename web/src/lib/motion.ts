/** Things in motion: each travels as a copy above the board, so that no edge cuts it off. */
import type { Flight } from "./flights";
import { MOTION } from "./pace";
import { prefersStillness, settings } from "./settings.svelte";

// At the normal pace.
const TRAVEL = 300;
const GREY = 200;
const STAGGER = 55;
const SHIFT = 200;
const FADE = 180;
const HOOKS = ["id", "data-card", "data-thing", "data-alike", "data-option", "data-zone", "aria-label", "tabindex"];
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";

interface Spot {
  rect: DOMRect;
  copy: HTMLElement | null;
}

function usable(rect: DOMRect): boolean {
  return rect.width > 1 && rect.height > 1;
}

/**
 * Where everything was: taken before the change is shown. A board marks its things with data-thing, what cannot be told
 * apart with data-alike (the zone it is counted in), and zones with data-zone.
 */
export class Snapshot {
  private readonly things = new Map<string, Spot>();
  private readonly alike = new Map<string, Spot>();
  private readonly zones = new Map<string, DOMRect>();

  constructor(private readonly root: HTMLElement) {
    for (const element of root.querySelectorAll<HTMLElement>("[data-thing]")) {
      if (element.closest("dialog")) continue;
      const rect = element.getBoundingClientRect();
      if (usable(rect)) this.things.set(element.dataset["thing"]!, { rect, copy: element });
    }
    for (const element of root.querySelectorAll<HTMLElement>("[data-alike]")) {
      const rect = element.getBoundingClientRect();
      if (usable(rect)) this.alike.set(element.dataset["alike"]!, { rect, copy: element });
    }
    for (const element of root.querySelectorAll<HTMLElement>("[data-zone]")) {
      const rect = element.getBoundingClientRect();
      if (usable(rect)) this.zones.set(element.dataset["zone"]!, rect);
    }
  }

  thing(name: string): Spot | undefined {
    return this.things.get(name);
  }

  /** The one that lay uppermost in this zone, of those that cannot be told apart. */
  one(zone: string): Spot | undefined {
    return this.alike.get(zone);
  }

  /** A zone's middle; hand/1/characters is found under hand/1 where it has no place of its own. */
  zone(name: string): DOMRect | undefined {
    for (let wanted = name; wanted; wanted = wanted.slice(0, Math.max(0, wanted.lastIndexOf("/")))) {
      const rect = this.zones.get(wanted) ?? zoneNow(this.root, wanted);
      if (rect) return rect;
    }
    return undefined;
  }

  keys(): IterableIterator<string> {
    return this.things.keys();
  }
}

function zoneNow(root: HTMLElement, name: string): DOMRect | undefined {
  const rect = root.querySelector(`[data-zone="${CSS.escape(name)}"]`)?.getBoundingClientRect();
  return rect && usable(rect) ? rect : undefined;
}

function thingNow(root: HTMLElement, name: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[data-thing="${CSS.escape(name)}"]`);
}

function oneNow(root: HTMLElement, zone: string): HTMLElement | null {
  return [...root.querySelectorAll<HTMLElement>(`[data-alike="${CSS.escape(zone)}"]`)].at(-1) ?? null;
}

/** A rectangle as big as the thing in the middle of a zone. */
function inside(zone: DOMRect, like: DOMRect): DOMRect {
  const width = Math.min(like.width, Math.max(zone.width, 24));
  const height = (width * like.height) / like.width;
  return new DOMRect(zone.x + (zone.width - width) / 2, zone.y + (zone.height - height) / 2, width, height);
}

function back(): HTMLElement {
  const element = document.createElement("div");
  element.className = "flying-back";
  return element;
}

function place(element: HTMLElement, rect: DOMRect): void {
  const { style } = element;
  style.position = "fixed";
  style.margin = "0";
  style.left = `${rect.x}px`;
  style.top = `${rect.y}px`;
  style.width = `${rect.width}px`;
  style.height = `${rect.height}px`;
}

/** A copy without what belongs to the original alone: focus, names, hooks of tests. */
function copyOf(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const each of [copy, ...copy.querySelectorAll<HTMLElement>("*")]) {
    for (const name of HOOKS) each.removeAttribute(name);
  }
  copy.setAttribute("aria-hidden", "true");
  copy.setAttribute("inert", "");
  copy.classList.add("flying");
  return copy;
}

function between(from: DOMRect, to: DOMRect): string {
  const scale = from.width / to.width;
  return `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${scale})`;
}

async function fly(layer: HTMLElement, flight: Flight, before: Snapshot, root: HTMLElement, number: number, speed: number): Promise<void> {
  const { thing } = flight;
  const [travel, grey, delay] = [TRAVEL * speed, GREY * speed, Math.min(number, 6) * STAGGER * speed];
  const spot = thing === null ? before.one(flight.from) : before.thing(flight.was ?? thing);
  const arrived = thing === null ? oneNow(root, flight.to) : thingNow(root, thing);
  const goal = arrived?.getBoundingClientRect();
  const fromZone = before.zone(flight.from);
  const toZone = zoneNow(root, flight.to) ?? before.zone(flight.to);
  const like = goal && usable(goal) ? goal : (spot?.rect ?? new DOMRect(0, 0, 60, 84));
  const from = spot?.rect ?? (fromZone && inside(fromZone, like));
  const to = goal && usable(goal) ? goal : toZone && inside(toZone, like);
  if (!from || !to) return;
  const original = arrived ?? spot?.copy ?? null;
  const front = flight.isCovered || !original ? back() : copyOf(original);
  const traveller = document.createElement("div");
  traveller.className = "traveller";
  place(traveller, to);
  traveller.append(front);
  if (flight.isTurned) {
    traveller.classList.add("turning");
    traveller.append(back());
  }
  layer.append(traveller);
  const hidden = (thing === null ? null : arrived)?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: delay + grey + travel + 400 });
  if (flight.isGrey) {
    await traveller.animate(
      [
        { transform: between(from, to), filter: "none" },
        { transform: between(from, to), filter: "grayscale(1) brightness(0.8)" },
      ],
      { duration: grey, delay, easing: "ease-out", fill: "both" },
    ).finished;
  }
  const turn = flight.isTurned ? " rotateY(180deg)" : "";
  await traveller.animate(
    [{ transform: between(from, to) + turn }, { transform: "none" }],
    { duration: travel, delay: flight.isGrey ? 0 : delay, easing: EASE, fill: "both" },
  ).finished;
  hidden?.cancel();
  traveller.remove();
}

/** Things that stay in their zone make room for others. */
function shift(root: HTMLElement, before: Snapshot, travelling: Set<string>, speed: number): void {
  for (const key of before.keys()) {
    if (travelling.has(key)) continue;
    const element = thingNow(root, key);
    const was = before.thing(key)?.rect;
    const is = element?.getBoundingClientRect();
    if (!element || !was || !is || !usable(is)) continue;
    if (Math.abs(was.x - is.x) < 2 && Math.abs(was.y - is.y) < 2) continue;
    element.animate([{ transform: between(was, is) }, { transform: "none" }], { duration: SHIFT * speed, easing: EASE });
  }
}

/** Show how things went from where they were to where they are now. Ends when everything has landed. */
export async function move(root: HTMLElement, layer: HTMLElement, before: Snapshot, flights: Flight[]): Promise<void> {
  const speed = MOTION[settings.pace];
  if (document.visibilityState === "hidden" || speed === 0) return;
  if (prefersStillness()) {
    const arrived = flights.map((flight) => flight.thing && thingNow(root, flight.thing)).filter((found) => !!found);
    await Promise.all(arrived.map((each) => each.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE * speed }).finished));
    return;
  }
  const travelling = new Set(flights.flatMap((flight) => (flight.thing ? [flight.thing] : [])));
  shift(root, before, travelling, speed);
  await Promise.all(flights.map((flight, number) => fly(layer, flight, before, root, number, speed)));
}
