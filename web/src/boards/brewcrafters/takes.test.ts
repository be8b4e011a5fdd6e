import { expect, test } from "vitest";
import type { Entries } from "../../lib/speech";
import { flowOf, goodsOf, overflow } from "./takes";
import type { Player, View } from "./view";

const content: Entries = {
  market: {
    "malt-market": { from: 2, restock: { malt: 3 }, flows: [{ kind: "take-all" }], source: "fact" },
    "open-market": { from: 2, flows: [{ kind: "goods", basic: 3 }], source: "house" },
    "investor-partnership": { from: 2, restock: { money: 1 }, flows: [{ half: "investor", kind: "investor" }, { half: "partnership", kind: "partnership" }], source: "inferred" },
  },
};
const view = { market: { "malt-market": { used: false, malt: 6 }, "open-market": { used: false }, "investor-partnership": { used: false, money: 4 } } } as unknown as View;
const player = { stored: 10, capacity: 12 } as Player;

test("what has gathered is taken as a whole", () => {
  const flow = flowOf(content, { do: "place", space: "malt-market" })!;
  expect(goodsOf(content, view, "malt-market", flow)).toEqual([{ what: "malt", amount: 6 }]);
});

test("a half sets off its own flow", () => {
  const action = { do: "placeHalf", space: "investor-partnership", half: "partnership" };
  expect(flowOf(content, action)?.kind).toBe("partnership");
  expect(goodsOf(content, view, "investor-partnership", flowOf(content, action)!)).toEqual([]);
});

test("the storehouse tells before the click what will not fit", () => {
  expect(overflow(content, view, player, { do: "place", space: "malt-market" })).toEqual({ stored: 10, more: 6, sum: 16, capacity: 12, discard: 4 });
  expect(overflow(content, view, player, { do: "place", space: "open-market" })).toMatchObject({ discard: 1 });
});

test("money needs no room, and other actions take nothing", () => {
  expect(overflow(content, view, player, { do: "placeHalf", space: "investor-partnership", half: "investor" })).toBeNull();
  expect(overflow(content, view, player, { do: "reserve", space: "mash-tun" })).toBeNull();
  expect(overflow(content, view, player, null)).toBeNull();
});
