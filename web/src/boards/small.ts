/** Small windows: too narrow or too low for whole cards on the board, which then has chips, as on a phone. */
import { MediaQuery } from "svelte/reactivity";

/** As `.stacked` of app.css has it. */
export const smallWindow = (): MediaQuery => new MediaQuery("(max-width: 759px), (max-height: 599px)");

/** There the board is higher than its frame: if nothing that can be chosen on it is in sight, the first of it is scrolled to. */
export function intoSight(ground: HTMLElement): void {
  const lit = [...ground.querySelectorAll("[data-option]")];
  const frame = ground.getBoundingClientRect();
  const isSeen = (each: Element): boolean => {
    const box = each.getBoundingClientRect();
    return box.top >= frame.top && box.bottom <= frame.bottom;
  };
  if (!lit.some(isSeen)) lit[0]?.scrollIntoView({ block: "center" });
}
