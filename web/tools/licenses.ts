// Collects the license texts of everything from node_modules that ends up in the page: its fonts and its JavaScript.

import { globSync, readFileSync, readdirSync } from "node:fs";
import type { Plugin } from "vite";
import { FAMILIES } from "./fonts.ts";

interface Package {
  name: string;
  version: string;
  license: string;
  author?: string | { name: string };
}

const FOLDER = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;
const RULE = "\n" + "-".repeat(80) + "\n\n";

function about(folder: string): Package {
  return JSON.parse(readFileSync(`${folder}/package.json`, "utf-8")) as Package;
}

/** The license file of a package; undefined if it has none. */
function text(folder: string): string | undefined {
  const file = readdirSync(folder).find((name) => /^licen[cs]e(\.|$)/i.test(name));
  return file && readFileSync(`${folder}/${file}`, "utf-8").trim();
}

/** The text of a license as some other installed package has it, for packages that only name theirs. */
function textOf(license: string): string {
  for (const file of globSync(["node_modules/*/package.json", "node_modules/@*/*/package.json"]).sort()) {
    const folder = file.replace(/[\\/]package\.json$/, "");
    const found = about(folder).license === license && text(folder);
    if (found) return found;
  }
  throw new Error(`no installed package has the text of the license ${license}`);
}

function entry(folder: string): string {
  const { name, version, license, author } = about(folder);
  const by = typeof author === "string" ? author : author?.name;
  const head = `${name} ${version} (${license})${by ? `, ${by}` : ""}`;
  return `${head}\n\n${text(folder) ?? textOf(license)}\n`;
}

export function licenses(): Plugin {
  return {
    name: "licenses",
    generateBundle(_, bundle) {
      const folders = new Set(FAMILIES.map((family) => `node_modules/@fontsource/${family}`));
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk") continue;
        for (const module of Object.keys(chunk.modules)) {
          const folder = FOLDER.exec(module.replace(/^\0/, ""))?.[0];
          if (folder) folders.add(folder);
        }
      }
      const entries = [...folders].map(entry).sort();
      const source = `Third-party software and fonts in this page, each with its license.\n${RULE}${entries.join(RULE)}`;
      this.emitFile({ type: "asset", fileName: "licenses.txt", source });
    },
  };
}
