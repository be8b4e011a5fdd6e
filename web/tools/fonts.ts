// Cuts the fonts down to the letters of our four languages while the page is built.

import { createHash } from "node:crypto";
import subset from "subset-font";
import type { Plugin } from "vite";
import { LETTERS } from "./letters.ts";

const FEATURES = ["ccmp", "kern", "liga", "lnum", "locl", "mark", "tnum"];
export const FAMILIES = ["vollkorn", "alegreya-sans"];

/** Part of a cut font's name: browsers keep files forever by their name. */
const CUT = createHash("sha256")
  .update(LETTERS + FEATURES.join())
  .digest("hex")
  .slice(0, 6);

export function fonts(): Plugin {
  return {
    name: "fonts",
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            assetFileNames: ({ names }) =>
              names[0]?.endsWith(".woff2") ? `assets/[name]-[hash]-${CUT}[extname]` : "assets/[name]-[hash][extname]",
          },
        },
      },
    }),
    async generateBundle(_, bundle) {
      for (const [file, asset] of Object.entries(bundle)) {
        if (asset.type !== "asset" || !file.endsWith(".woff2")) continue;
        asset.source = await subset(Buffer.from(asset.source), LETTERS, {
          targetFormat: "woff2",
          keepFeatures: FEATURES,
          noHinting: true,
        });
      }
    },
  };
}
