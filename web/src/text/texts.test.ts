// The page's texts are complete: the same messages with the same arguments in every language, none missing, none unused.

import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { LETTERS } from "../../tools/letters";
import { LANGUAGES } from "../lib/i18n/languages";

const texts = import.meta.glob(["./*.ftl", "../boards/*/text/*.ftl", "../pages/*/text/*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
}) as Record<string, string>;
const sources = import.meta.glob(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
}) as Record<string, string>;

const FOLDERS = [...new Set(Object.keys(texts).map((path) => path.replace(/\w+\.ftl$/, "")))];
const SHARED =
  Object.values(
    import.meta.glob("../../../src/alehouse/text/en/messages.ftl", {
      query: "?raw",
      import: "default",
      eager: true,
    }) as Record<string, string>,
  )[0] ?? "";

/** Every message and attribute of a file with its arguments. */
function messages(text: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { id, value, attributes } of new FluentResource(text).body) {
    if (value) found[id] = args(value);
    for (const [name, pattern] of Object.entries(attributes)) found[`${id}.${name}`] = args(pattern);
  }
  return found;
}

function args(pattern: unknown): string {
  const names = [...JSON.stringify(pattern).matchAll(/"type":"var","name":"(\w+)"/g)].map((match) => match[1]);
  return [...new Set(names)].sort().join(" ");
}

test("the fonts have every letter that is written, and the system the star", () => {
  const titles = import.meta.glob(
    ["../../../src/alehouse/text/*/*.ftl", "../../../src/alehouse/games/*/text/*/*.ftl"],
    { query: "?raw", import: "default", eager: true },
  ) as Record<string, string>;
  for (const [path, text] of Object.entries({ ...texts, ...titles })) {
    const strange = [...new Set(text)].filter((letter) => !`\n★${LETTERS}`.includes(letter));
    expect(strange, path).toEqual([]);
  }
});

test.each(FOLDERS)("%s says the same in every language", (folder) => {
  const english = messages(texts[`${folder}en.ftl`] ?? "");
  expect(Object.keys(english).length).toBeGreaterThan(0);
  for (const lang of LANGUAGES) expect(messages(texts[`${folder}${lang}.ftl`] ?? ""), lang).toEqual(english);
});

test.each(FOLDERS)("%s is read without leaving anything out", (folder) => {
  for (const lang of LANGUAGES) {
    const text = texts[`${folder}${lang}.ftl`] ?? "";
    const written = [...text.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((match) => match[1]);
    expect(
      new FluentResource(text).body.map((message) => message.id),
      lang,
    ).toEqual(written);
    expect(new Set(written).size, lang).toBe(written.length);
  }
});

test("every text of the page that the code asks for is there", () => {
  const known = { ...messages(texts["./en.ftl"] ?? ""), ...messages(SHARED) };
  for (const [path, source] of Object.entries(sources)) {
    for (const [, key] of source.matchAll(/\bt\(\s*"([\w.-]+)"/g))
      expect(known, `${path}: ${key}`).toHaveProperty([key!]);
  }
});

test("every text of the workshop that its code asks for is there", () => {
  const known = messages(texts["../pages/workshop/text/en.ftl"] ?? "");
  for (const [path, source] of Object.entries(sources)) {
    for (const [, key] of source.matchAll(/"(workshop-[\w.-]+)"/g))
      expect(known, `${path}: ${key}`).toHaveProperty([key!]);
  }
});

test.each(FOLDERS)("no text of %s is idle", (folder) => {
  const code = Object.values(sources).join("\n");
  const beginnings = [...code.matchAll(/`([a-z][\w-]*-)\$\{/g)].map((match) => match[1]!);
  const middles = [...code.matchAll(/`\$\{[^`]*?\}(-[a-z-]+-)\$\{/g)].map((match) => match[1]!);
  const idle = Object.keys(messages(texts[`${folder}en.ftl`] ?? "")).filter((key) => {
    const [name = ""] = key.split(".");
    return (
      !new RegExp(`["'\`]${name}["'\`.]`).test(code) &&
      !beginnings.some((beginning) => name.startsWith(beginning)) &&
      !middles.some((middle) => name.includes(middle))
    );
  });
  expect(idle).toEqual([]);
});

// Colons and semicolons are set differently in every language: a label goes through `labeled`, parts of a sentence
// through `clauses`.
const GLUED = [
  /`[^`\n]*\$\{[^`\n]*\}[:;] [^`\n]*`/, // `${label}: ${text}`
  /\}[:;] \{/, // {label}: {text}
  /(?<![\w"'])["'`][:;] ["'`]/, // label + ": ", parts.join("; ")
];

test("no punctuation is glued in code", () => {
  const glued: string[] = [];
  for (const [path, source] of Object.entries(sources)) {
    if (path.endsWith("/i18n/catalogue.ts")) continue; // its problems are for developers
    source.split("\n").forEach((line, index) => {
      const typed =
        /^\s*(let \{.*|)\}: \{/.test(line) || /^\s*(\/\/|\*|\/\*)/.test(line) || /\((\{.*)\}: \{/.test(line);
      if (!typed && GLUED.some((one) => one.test(line))) glued.push(`${path}:${index + 1}: ${line.trim()}`);
    });
  }
  expect(glued).toEqual([]);
});
