import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { filesOf, messages, wordsOf } from "./plugins/fluent.ts";
import { packed } from "./plugins/map.ts";
import { icons, pictures, sheet } from "./plugins/pictures.ts";

const here = dirname(fileURLToPath(import.meta.url));
const locales = join(here, "..", "src", "bivouac", "text", "locales");

/**
 * virtual:messages/LANG is the text of a language's Fluent messages; virtual:words/GAME that of a board in every language;
 * virtual:pictures/GAME the drawings of a game, virtual:sheets/GAME/ONE the emblems of one sheet, if it has several; virtual:icons/GAME/ONE+OTHER only these outlines of them, for a cover;
 * virtual:map/GAME its map, borders written once.
 */
function bivouac(): Plugin {
  return {
    name: "bivouac",
    resolveId: (id) => (/^virtual:(messages|words|pictures|sheets|icons|map)\//.test(id) ? `\0${id}` : undefined),
    load(id) {
      const found = /^\0virtual:(messages|words|pictures|sheets|icons|map)\/(.+)$/.exec(id);
      if (!found) return undefined;
      const name = found[2]!;
      if (found[1] === "map") {
        const file = join(here, "..", "src", "bivouac", "pictures", "maps", `${name}.json`);
        this.addWatchFile(file);
        return `export default JSON.parse(${JSON.stringify(JSON.stringify(packed(JSON.parse(readFileSync(file, "utf8")))))})`;
      }
      if (found[1] !== "messages" && found[1] !== "words") {
        const [game = "", wanted = ""] = name.split("/");
        const file = join(here, "src", "generated", `pictures-${game}.json`);
        if (!existsSync(file)) this.error(`${file} is missing: make it with \`python tools/assets.py --browser\``);
        this.addWatchFile(file);
        const drawn = found[1] === "pictures" ? pictures(file) : found[1] === "sheets" ? sheet(file, wanted) : icons(file, wanted.split("+"));
        return `export default JSON.parse(${JSON.stringify(JSON.stringify(drawn))})`;
      }
      const isBoard = found[1] === "words";
      const words = wordsOf(isBoard ? name : "");
      const spoken = (lang: string) => {
        for (const file of filesOf(locales, lang, words)) this.addWatchFile(file);
        return messages(locales, lang, words);
      };
      const said = isBoard ? { en: spoken("en"), fr: spoken("fr") } : spoken(name);
      return `export default ${JSON.stringify(said)}`;
    },
  };
}

/** Parts that tables, replays and shelves of cards share from the first, and that the start page does without. */
const AT_TABLES = new RegExp(
  "/src/(parts/(Browse|CardFace|CardThing|Chip|Clause|Clock|Drawer|Fan|Peek|SeatPlate|Thing|Toast)" +
    "\\.svelte|lib/(arcs|box\\.svelte|digest|flights|looks|motion|options|outlines|patterns|play\\.svelte|press|shapes|sheets\\.svelte)\\.ts|boards/(board|small)\\.ts)",
);
/** What every page needs. */
const EVERYWHERE = /rolldown|\/node_modules\/(svelte|esm-env|clsx)\/|\/src\/(parts\/Icon\.svelte|lib\/(api|memory|mood|route\.svelte|settings\.svelte|shortcuts\.svelte|storage)\.ts)/;

export default defineConfig({
  plugins: [bivouac(), svelte()],
  build: {
    outDir: join(here, "..", "src", "bivouac", "server", "static"),
    emptyOutDir: true,
    // The content security policy allows no data: addresses.
    assetsInlineLimit: 0,
    target: "es2022",
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // What every table needs comes in one piece: a request costs as much as a small part weighs.
    rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: "base", test: EVERYWHERE }, { name: "table", test: AT_TABLES }] } } },
  },
  server: { fs: { allow: [join(here, "..")] }, proxy: { "/api": { target: "http://127.0.0.1:8765", ws: true } } },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  test: { include: ["tests/**/*.test.ts"] },
});
