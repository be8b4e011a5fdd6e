// Choices show only what the engine forecasts.

import { beforeEach, expect, test, vi } from "vitest";
import { Speech, type Entries } from "../../lib/i18n/speech";
import type { Foreseen } from "../../lib/protocol";
import type { Action, BoardProps } from "../contract";
import { look } from "./look";
import type { DiceBrewingView } from "./view";
import { brings } from "./words";

const files = {
  ...import.meta.glob("./text/en.ftl", { query: "?raw", import: "default", eager: true }),
  ...import.meta.glob("../../../../src/alehouse/text/en/messages.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
  ...import.meta.glob("../../../../src/alehouse/games/dicebrewing/text/en/messages.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
} as Record<string, string>;

const content = {
  spaces: { MH1: {}, DS3: { coins: { skill: 4, "dark-malt": 3 } } },
  recipes: { stout: { type: "stout", level: "expert", dice: ["K3"], effects: [{ do: "coins", amount: 3 }] } },
} as unknown as Entries;

const view = {
  decision: "place-main",
  row: ["stout"],
  pending: {},
  buildings: [
    { id: "malt-house", open: true, spaces: [{ id: "MH1", takes: ["seed"], gives: "pale-malt" }] },
    { id: "department-of-seed", open: true, spaces: [{ id: "DS3", takes: ["skill"], gives: "coins" }] },
  ],
  players: [{ recipes: [[{ least: "K3", die: "", zone: "" }]] }],
} as unknown as DiceBrewingView;

const placed: Foreseen = {
  exact: true,
  then: [],
  facts: {
    seeds: [[-1, 1]],
    "due-pale-malt": [[1, 1]],
    ready: [
      [0, 0.75],
      [1, 0.25],
    ],
  },
  outcomes: [],
};

function props(forecast: Foreseen | undefined): BoardProps<DiceBrewingView> {
  const say = new Speech("en", Object.values(files), content, []);
  return { say, view, me: 1, legal: [], forecast: () => forecast } as unknown as BoardProps<DiceBrewingView>;
}

beforeEach(() => vi.stubGlobal("matchMedia", () => ({ matches: false })));

const base: Action = { do: "base", space: "MH1" };

test("a choice tells what it brings and how likely", () => {
  const told = ["Seeds −1", "Pale malt dice at Tidy-up +1", "Recipes you have the dice for 0 (75%) or +1 (25%)"];
  expect(brings(props(placed), base)).toEqual(told);
  expect(look(base, props(placed), false).details?.map(({ text }) => text)).toEqual(told);
});

test("nothing is foretold of what may not be done", () => {
  expect(brings(props(undefined), base)).toEqual([]);
  const action = { do: "brew", recipe: "stout" };
  const reason = { rule: "DB-116", key: "recipe-blocked", args: { recipe: "stout" } };
  const refused = look(action, { ...props(undefined), refused: [{ action, reason }] }, true);
  expect(refused.details?.map(({ text }) => text)).toEqual([props(undefined).say.refusal(reason)]);
});

test("spaces look like what the view says they give", () => {
  expect(look(base, props(undefined), false).icon).toBe("die-y");
  expect(look({ do: "base", space: "DS3" }, props(undefined), false).icon).toBe("coin");
});
