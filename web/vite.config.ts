import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { filesOf, messages } from "./plugins/fluent.ts";
import { pictures } from "./plugins/pictures.ts";

const here = dirname(fileURLToPath(import.meta.url));
const locales = join(here, "..", "src", "bivouac", "text", "locales");

/** virtual:messages/LANG is the text of a language's Fluent messages; virtual:pictures/GAME its drawings. */
function bivouac(): Plugin {
  return {
    name: "bivouac",
    resolveId: (id) => (/^virtual:(messages|pictures)\//.test(id) ? `\0${id}` : undefined),
    load(id) {
      const found = /^\0virtual:(messages|pictures)\/(.+)$/.exec(id);
      if (!found) return undefined;
      const name = found[2]!;
      if (found[1] === "messages") {
        for (const file of filesOf(locales, name)) this.addWatchFile(file);
        return `export default ${JSON.stringify(messages(locales, name))}`;
      }
      const file = join(here, "src", "generated", `pictures-${name}.json`);
      if (!existsSync(file)) this.error(`${file} is missing: make it with \`python tools/assets.py --browser\``);
      this.addWatchFile(file);
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(pictures(file)))})`;
    },
  };
}

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
  },
  server: { fs: { allow: [join(here, "..")] }, proxy: { "/api": { target: "http://127.0.0.1:8765", ws: true } } },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  test: { include: ["tests/**/*.test.ts"] },
});
