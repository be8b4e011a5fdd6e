// Workers, buildings and cells of the lab are told in words that the title has in every language.

import { expect, test } from "vitest";
import { LANGUAGES } from "../../lib/i18n/languages";
import { Speech, type Entries } from "../../lib/i18n/speech";
import { awning, buildingDoes, cellDoes, workerDoes } from "./faces";
import { cell, installable, STEPS, TRACKS, type Space } from "./content";

const catalogues = import.meta.glob("../../../../src/alehouse/games/brewcrafters/text/*/messages.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
}) as Record<string, string>;

const ingredient = (name: string) => ({ name: { en: name, fr: name, es: name, it: name }, source: "fact" });
const content: Entries = {
  ingredients: { malt: ingredient("Malt"), hops: ingredient("Hops") },
  workers: {
    manager: { cost: 0, hire: { malt: 1, hops: 1 }, effects: { "storehouse-stores": 6 }, source: "house" },
    importer: {
      cost: 2,
      hire: { advanced: 2 },
      market: { given: "advanced", "at-least": 1, amount: 1 },
      source: "inferred",
    },
    master: { cost: 1, less: { style: "porter", what: "malt", amount: 2 }, source: "house" },
    fundraiser: { cost: 0, hire: { money: 2 }, market: { given: "money", "at-least": 1, amount: 1 }, source: "house" },
  },
  buildings: {
    "storehouse-1": { cost: 1 },
    "mash-tun": { cost: 1, "extra-malt": 2, rep: 1, source: "house" },
    "storehouse-2": { cost: 1, stores: 12, source: "house" },
  },
  "lab-basic": {
    "basic-annual": { effect: "yearly-basic", amount: 3, source: "fact" },
    "adv-end": { effect: "end-public-recipes", amount: 1, source: "fact" },
  },
};

test.each(LANGUAGES)("in %s", (lang) => {
  const text = Object.entries(catalogues).find(([path]) => path.endsWith(`/${lang}/messages.ftl`))?.[1] ?? "";
  const say = new Speech(lang, [text], content, []);
  expect(workerDoes(say, "manager")).toHaveLength(3);
  expect(workerDoes(say, "importer")).toHaveLength(2);
  expect(workerDoes(say, "master")).toHaveLength(1);
  expect(workerDoes(say, "fundraiser")).toHaveLength(2);
  for (const id of installable(content)) expect(buildingDoes(say, id)).not.toBe("");
  for (const track of TRACKS) for (const step of STEPS) cellDoes(say, cell(content, "lab-basic", track, step));
  expect(say.catalogue.problems).toEqual([]);
});

test("what everybody has from the start cannot be installed", () => {
  expect(installable(content)).toEqual(["mash-tun", "storehouse-2"]);
});

test("an awning shows what a stall deals in", () => {
  const stall = (face: Partial<Space>): string => awning({ from: 2, flows: [], source: "house", ...face });
  expect(stall({ restock: { hops: 2 }, flows: [{ kind: "take-all" }] })).toBe("hops");
  expect(
    stall({
      flows: [
        { half: "shift", kind: "shift" },
        { half: "partnership", kind: "partnership" },
      ],
    }),
  ).toBe("people");
  expect(stall({ flows: [{ kind: "goods", money: 3 }] })).toBe("money");
  expect(
    stall({
      flows: [
        { half: "yeast", kind: "goods", yeast: 1 },
        { half: "advanced", kind: "goods", advanced: 1 },
      ],
    }),
  ).toBe("advanced");
  expect(stall({ restock: { malt: 1, yeast: 1 }, flows: [{ kind: "take-all" }] })).toBe("mixed");
});
