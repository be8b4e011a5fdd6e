// Writes every drawn symbol as a picture of its own, in the colors of the light theme: `art.json`, for what is printed.

import { globSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

const TOKEN = /--([\w-]+):\s*([^;]+);/g;
const SYMBOL = /<symbol id="([\w-]+)" viewBox="([^"]+)">(.*?)<\/symbol>/gs;
const INK = "ink";

/** The design tokens of the light theme. */
function tokens(): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name = "", value = ""] of readFileSync("src/tokens.css", "utf-8").matchAll(TOKEN))
    if (!found.has(name)) found.set(name, value.replace(/^light-dark\(([^,]+),.*$/, "$1"));
  return found;
}

/** The symbols of some files; colors that no token gives are the ink's. */
function symbols(files: string[], colors: Map<string, string>): Record<string, string> {
  const ink = colors.get(INK) ?? "black";
  const found: Record<string, string> = {};
  for (const file of files)
    for (const [, id = "", box = "", drawing = ""] of readFileSync(file, "utf-8").matchAll(SYMBOL)) {
      const colored = drawing
        .replace(
          /var\(--([\w-]+)(?:,\s*([^()]+))?\)/g,
          (_, name: string, other?: string) => colors.get(name) ?? other ?? ink,
        )
        .replaceAll("currentColor", ink);
      found[id] = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${colored}</svg>`;
    }
  return found;
}

export function art(): Plugin {
  return {
    name: "art",
    generateBundle() {
      const colors = tokens();
      const shared = symbols(globSync("src/art/*.svg").sort(), colors);
      const boards = globSync("src/boards/*/art.svg").sort();
      const titles = boards.map((file) => [file.split(/[\\/]/).at(-2), symbols([file], colors)] as const);
      const source = JSON.stringify({ shared, titles: Object.fromEntries(titles) });
      this.emitFile({ type: "asset", fileName: "art.json", source });
    },
  };
}
