/** The four heroes. Apart from the model, because the cover shows them too and the start page needs nothing else of it. */
import type { Hero } from "./view";

export const HEROES = ["arthur", "selenia", "betameche", "noisette"] as const satisfies readonly Hero[];
