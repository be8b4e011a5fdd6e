import { expect, test } from "vitest";
import type { Foreseen } from "../../lib/protocol";
import { change, goodsOf } from "./takes";
import type { BrewCraftersView } from "./view";

const view = {
  market: {
    "malt-market": { used: false, goods: { malt: 6 } },
    "investor-partnership": { used: false, goods: { money: 4 } },
  },
} as unknown as BrewCraftersView;
test("what has gathered lies there as a whole, and a half has only what it gives itself", () => {
  expect(goodsOf(view, "malt-market", { kind: "take-all" })).toEqual([{ what: "malt", amount: 6 }]);
  expect(goodsOf(view, "investor-partnership", { half: "investor", kind: "investor" })).toEqual([
    { what: "money", amount: 4 },
  ]);
  expect(goodsOf(view, "investor-partnership", { half: "partnership", kind: "partnership" })).toEqual([]);
});

test("a fact changes by what is likeliest", () => {
  const spread: Foreseen = {
    exact: false,
    then: [],
    facts: {
      money: [
        [2, 0.4],
        [4, 0.6],
      ],
    },
    outcomes: [],
  };
  expect(change(spread, "money")).toBe(4);
  expect(change(spread, "loans")).toBe(0);
});
