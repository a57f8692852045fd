/** Pointer and keyboard on a thing of the board: tap, hover, long press, drag. One action for all of them. */
import type { Action } from "svelte/action";
import { cardOf } from "../boards/board";
import type { Play } from "./play.svelte";

const HOVER = 380;
const HOLD = 480;
const SLOP = 7;
const AFTER = 80;

interface Pressed {
  play: Play;
  thing: string;
  /** What it is called, and what it is if it is no card. */
  name: string;
  about: string;
}

/** The zone under a point that takes one of these, if any. */
function zoneAt(x: number, y: number, zones: readonly string[]): string | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const zone = element.closest<HTMLElement>("[data-drop]")?.dataset["drop"];
    if (zone && zones.includes(zone)) return zone;
  }
  return null;
}

export const pressable: Action<HTMLElement, Pressed> = (element, given) => {
  let { play, thing, name, about } = given;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start: { x: number; y: number; pointer: number } | null = null;
  let copy: HTMLElement | null = null;
  let wasHandled = false;
  let isTouch = false;

  const calm = () => {
    clearTimeout(timer);
    timer = undefined;
  };

  // A quick flick leaves the thing with its first move, so what follows a press is heard everywhere.
  const follow = () => {
    addEventListener("pointermove", moved);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", drop);
  };

  const unfollow = () => {
    removeEventListener("pointermove", moved);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", drop);
  };

  const drops = (): Map<string, string> => {
    const view = play.seen?.view;
    const found = new Map<string, string>();
    if (!view) return found;
    for (const option of play.lit(thing)) {
      for (const zone of play.model.dropsOf(option.key, view)) if (!found.has(zone)) found.set(zone, option.key);
    }
    return found;
  };

  const enter = (event: PointerEvent) => {
    const card = cardOf(thing);
    if (event.pointerType !== "mouse" || event.buttons > 0 || !card) return;
    calm();
    timer = setTimeout(() => (play.peek = { card, anchor: element.getBoundingClientRect() }), HOVER);
  };

  const leave = () => {
    if (start) return;
    calm();
    play.peek = null;
  };

  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    calm();
    play.peek = null;
    wasHandled = false;
    isTouch = event.pointerType !== "mouse";
    start = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
    follow();
    const card = cardOf(thing);
    if (isTouch && card) {
      timer = setTimeout(() => {
        wasHandled = true;
        start = null;
        play.enlarged = card;
      }, HOLD);
    }
  };

  const lift = () => {
    const zones = drops();
    if (zones.size === 0) return;
    const rect = element.getBoundingClientRect();
    copy = element.cloneNode(true) as HTMLElement;
    for (const name of ["data-thing", "data-card", "data-option"]) copy.removeAttribute(name);
    copy.setAttribute("aria-hidden", "true");
    copy.classList.add("dragged");
    copy.style.left = `${rect.x}px`;
    copy.style.top = `${rect.y}px`;
    copy.style.width = `${rect.width}px`;
    copy.style.height = `${rect.height}px`;
    document.body.append(copy);
    play.bubble = null;
    play.dragged = { thing, drops: [...zones.keys()] };
  };

  const moved = (event: PointerEvent) => {
    if (!start || event.pointerId !== start.pointer) return;
    const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
    if (!copy) {
      if (Math.hypot(dx, dy) < SLOP) return;
      calm();
      // A finger that moves sideways pans the hand.
      if (isTouch && Math.abs(dx) > Math.abs(dy)) start = null;
      else lift();
      wasHandled = start === null || copy !== null;
    }
    if (copy) copy.style.transform = `translate(${dx}px, ${dy}px) rotate(2deg)`;
  };

  const drop = () => {
    calm();
    unfollow();
    // The click that may follow a drag comes before this; one that comes later is meant.
    setTimeout(() => (wasHandled = false), AFTER);
    copy?.remove();
    copy = null;
    start = null;
    play.dragged = null;
  };

  const up = (event: PointerEvent) => {
    if (copy) {
      const zones = drops();
      const zone = zoneAt(event.clientX, event.clientY, [...zones.keys()]);
      const fitting = play.lit(thing).filter((option) => zone && play.model.dropsOf(option.key, play.seen!.view).includes(zone));
      drop();
      if (fitting.length === 1) void play.choose(fitting[0]!);
      else if (fitting.length > 1) void play.press({ thing, name, about }, element, true);
      return;
    }
    drop();
  };

  const click = (event: MouseEvent) => {
    event.stopPropagation();
    if (wasHandled) {
      wasHandled = false;
      return;
    }
    // A click without a pointer comes from the keyboard or a screen reader.
    void play.press({ thing, name, about }, element, isTouch && event.detail > 0);
  };

  const menu = (event: MouseEvent) => {
    const card = cardOf(thing);
    if (!card) return;
    event.preventDefault();
    calm();
    play.enlarged = card;
  };

  const listeners: [string, EventListener][] = [
    ["pointerenter", enter as EventListener],
    ["pointerleave", leave],
    ["pointerdown", down as EventListener],
    ["click", click as EventListener],
    ["contextmenu", menu as EventListener],
  ];
  for (const [name, listener] of listeners) element.addEventListener(name, listener);
  return {
    update(next: Pressed) {
      ({ play, thing, name, about } = next);
    },
    destroy() {
      drop();
      for (const [name, listener] of listeners) element.removeEventListener(name, listener);
    },
  };
};
