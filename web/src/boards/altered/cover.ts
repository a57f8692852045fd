import type { Cover } from "..";
import Picture from "./Picture.svelte";
import "./mood.css";

export const cover: Cover = {
  Picture,
  decks: {
    options: ["deck0", "deck1"],
    cards: {
      axiom: "sierra-oddball",
      bravos: "kojo-booda",
      lyra: "nevenka-blotch",
      muna: "teija-nauraa",
      ordis: "sigismar-wingspan",
      yzmir: "akesha-taru",
    },
  },
};
