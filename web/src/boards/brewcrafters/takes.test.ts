import { expect, test } from "vitest";
import type { Foreseen } from "../../lib/protocol";
import { change, gained, goodsOf, overflow } from "./takes";
import type { BrewCraftersView, Player } from "./view";

const view = {
  market: {
    "malt-market": { used: false, goods: { malt: 6 } },
    "investor-partnership": { used: false, goods: { money: 4 } },
  },
} as unknown as BrewCraftersView;
const player = { stored: 10, capacity: 12 } as Player;
/** What the engine foresees of six Malt that meet ten things in a storehouse for twelve. */
const crowded: Foreseen = {
  exact: true,
  then: [],
  facts: { malt: [[2, 1]], stored: [[2, 1]] },
  outcomes: [
    { event: { event: "gain", seat: 1, what: "malt", amount: 6 }, times: [[1, 1]] },
    { event: { event: "discard", seat: 1 }, times: [[4, 1]] },
  ],
};

test("what has gathered lies there as a whole, and a half has only what it gives itself", () => {
  expect(goodsOf(view, "malt-market", { kind: "take-all" })).toEqual([{ what: "malt", amount: 6 }]);
  expect(goodsOf(view, "investor-partnership", { half: "investor", kind: "investor" })).toEqual([
    { what: "money", amount: 4 },
  ]);
  expect(goodsOf(view, "investor-partnership", { half: "partnership", kind: "partnership" })).toEqual([]);
});

test("the storehouse tells before the click what will not fit", () => {
  expect(gained(crowded)).toBe(6);
  expect(overflow(player, crowded)).toEqual({ stored: 10, more: 6, sum: 16, capacity: 12, discard: 4 });
});

test("what is built with it gives room", () => {
  const built: Foreseen = { ...crowded, facts: { stored: [[14, 1]], capacity: [[12, 1]] } };
  expect(overflow(player, built)).toEqual({ stored: 10, more: 18, sum: 28, capacity: 24, discard: 4 });
});

test("nothing overflows where nothing is discarded or nothing comes", () => {
  const fits: Foreseen = { exact: true, then: [], facts: { money: [[4, 1]] }, outcomes: [] };
  expect(change(fits, "money")).toBe(4);
  expect(overflow(player, fits)).toBeNull();
  expect(overflow(player, undefined)).toBeNull();
  const away: Foreseen = { ...crowded, facts: { stored: [[-4, 1]] } };
  expect(overflow(player, away)).toBeNull();
});
