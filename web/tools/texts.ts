// Texts while the page is built: which languages there are, and English for what one of them lacks.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

const APP = new URL("../../src/alehouse/text/", import.meta.url);
const ENGLISH = "en";

/** Every language with the name that it calls itself, English first. */
export function languages(): Record<string, string> {
  const file = (lang: string): URL => new URL(`${lang}/messages.ftl`, APP);
  const found = readdirSync(APP).filter((lang) => existsSync(file(lang)));
  found.sort((a, b) => Number(b === ENGLISH) - Number(a === ENGLISH) || (a < b ? -1 : 1));
  return Object.fromEntries(
    found.map((lang) => [lang, /^language-name = (.+)$/m.exec(readFileSync(file(lang), "utf-8"))?.[1] ?? lang]),
  );
}

/** A text followed by the messages that only its English original has. */
export function completed(text: string, english: string): string {
  const key = (message: string): string => /^[a-zA-Z][\w-]*/.exec(message)?.[0] ?? "";
  const messages = (all: string): string[] => all.split(/^(?=[a-zA-Z][\w-]* *=)/m).filter(key);
  const known = new Set(messages(text).map(key));
  return [text, ...messages(english).filter((message) => !known.has(key(message)))].join("\n");
}

export function texts(): Plugin {
  return {
    name: "texts",
    enforce: "pre",
    load(id) {
      const [path = "", query] = id.split("?");
      if (query !== "raw" || !path.endsWith(".ftl")) return null;
      const english = path.replace(/\/text\/[\w-]+(?=[/.])/, `/text/${ENGLISH}`);
      const text = readFileSync(path, "utf-8");
      return `export default ${JSON.stringify(existsSync(english) ? completed(text, readFileSync(english, "utf-8")) : text)};`;
    },
  };
}
