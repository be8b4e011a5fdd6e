import { expect, test } from "vitest";
import type { BrewCraftersView } from "./view";
import { visited } from "./visits";

const market = (...used: string[]): BrewCraftersView =>
  ({
    market: Object.fromEntries(
      ["malt-market", "shift-worker", "fundraiser"].map((id) => [id, { used: used.includes(id) }]),
    ),
  }) as unknown as BrewCraftersView;

test("who went there this season stands there", () => {
  const told = [
    { event: "place", seat: 2, space: "malt-market" },
    { event: "send-half", seat: 1, token: "intern", space: "shift-worker", half: "worker" },
  ];
  expect(visited(told, market("malt-market", "shift-worker"))).toEqual({
    "malt-market": { seat: 2, token: "" },
    "shift-worker": { seat: 1, token: "intern" },
  });
});

test("a new season sends everybody home", () => {
  const told = [
    { event: "place", seat: 2, space: "malt-market" },
    { event: "season", season: "fall", year: 1 },
    { event: "place", seat: 1, space: "fundraiser" },
  ];
  expect(visited(told, market("malt-market", "fundraiser"))).toEqual({ fundraiser: { seat: 1, token: "" } });
});

test("nobody stands on a space that is free", () => {
  expect(visited([{ event: "place", seat: 2, space: "malt-market" }], market())).toEqual({});
});
