// Spaces, recipes and wares are told in words that exist in every language.

import { expect, test } from "vitest";
import { LANGUAGES } from "../../lib/i18n/languages";
import { Speech, type Entries } from "../../lib/i18n/speech";
import { face, faceOf } from "./faces";

const files = {
  ...import.meta.glob("./text/*.ftl", { query: "?raw", import: "default", eager: true }),
  ...import.meta.glob("../../../../src/alehouse/games/dicebrewing/text/*/messages.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
} as Record<string, string>;

const named = (name: string) => ({ name: { en: name, fr: name, es: name, it: name }, source: "fact" });
const content = {
  spaces: {
    MH1: { ...named("Malt House 1"), speed: { source: "fact", least: 3 } },
    DS2: { ...named("Department 2"), seeds: 3 },
    DS3: { ...named("Department 3"), coins: { skill: 5, "dark-malt": 2 } },
    SS1: { ...named("School 1"), least: 2 },
  },
  dice: { "pale-malt": { ...named("Pale malt"), letter: "Y", points: 1 }, skill: named("Skill") },
  ingredients: { honey: { ...named("Honey"), stack: 3, price: { source: "house", coins: 4 } } },
  numbers: { "brew-experience": { value: 1, source: "fact" } },
  recipes: {
    lager: {
      ...named("Lager"),
      type: "lager",
      level: "beginner",
      dice: ["Y2"],
      reward: { coins: 2 },
      improvements: [
        { with: "skill", least: 3, coins: 1, source: "house" },
        { with: "honey", experience: 2, source: "house" },
      ],
      source: "house",
    },
  },
} as unknown as Entries;

test.each(LANGUAGES)("in %s", (lang) => {
  const say = new Speech(
    lang,
    Object.entries(files)
      .filter(([path]) => new RegExp(`/${lang}(/messages)?\\.ftl$`).test(path))
      .map(([, text]) => text),
    content,
    [],
  );
  const told = [
    face("spaces", "MH1", say),
    face("spaces", "SS1", say),
    face("recipes", "lager", say),
    face("ingredients", "honey", say),
    face("dice", "pale-malt", say),
  ];
  expect(told.map((lines) => lines.length)).toEqual([2, 2, 5, 2, 1]);
  expect(told.flat().join(" ")).not.toMatch(/dicebrewing-|effect-|\{/);
});

test("a price of ours marks the ware", () => {
  const say = new Speech(
    "en",
    Object.entries(files)
      .filter(([path]) => /\/en(\/messages)?\.ftl$/.test(path))
      .map(([, text]) => text),
    content,
    [],
  );
  expect(faceOf(say, "ingredients", "honey").source).toBe("house");
  expect(faceOf(say, "spaces", "MH1").source).toBe("fact");
});

test("numbers of the pack are told, not those of the box", () => {
  const say = new Speech(
    "en",
    Object.entries(files)
      .filter(([path]) => /\/en(\/messages)?\.ftl$/.test(path))
      .map(([, text]) => text),
    content,
    [],
  );
  expect(face("spaces", "DS2", say)[0]).toBe("dark malt: 3 seeds at Tidy-up");
  expect(face("spaces", "DS3", say)[0]).toBe("at Tidy-up, skill: 5 coins; dark malt: 2 coins");
});
