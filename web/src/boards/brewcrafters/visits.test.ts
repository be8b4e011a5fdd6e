import { expect, test } from "vitest";
import type { View } from "./view";
import { visited } from "./visits";

const market = (...used: string[]): View =>
  ({ market: Object.fromEntries(["malt-market", "shift-worker", "fundraiser"].map((id) => [id, { used: used.includes(id) }])) }) as unknown as View;

test("who was heard to go there stands there", () => {
  const heard = [{ event: "place", seat: 2, space: "malt-market" }, { event: "send-half", seat: 1, token: "intern", space: "shift-worker", half: "worker" }];
  expect(visited({}, heard, market("malt-market", "shift-worker"))).toEqual({
    "malt-market": { seat: 2, token: "" },
    "shift-worker": { seat: 1, token: "intern" },
  });
});

test("a new season sends everybody home, even within one step", () => {
  const before = { "malt-market": { seat: 2, token: "" } };
  const heard = [{ event: "season", season: "fall", year: 1 }, { event: "place", seat: 1, space: "fundraiser" }];
  expect(visited(before, heard, market("fundraiser"))).toEqual({ fundraiser: { seat: 1, token: "" } });
});

test("nobody stands where a step was taken back", () => {
  expect(visited({ "malt-market": { seat: 2, token: "" } }, [], market())).toEqual({});
});
