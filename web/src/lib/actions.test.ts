import { expect, test } from "vitest";
import type { Action } from "../boards/contract";
import { all, find, findRefused, keyOf, same } from "./actions";

const legal: Action[] = [{ do: "move", to: "chapel" }, { do: "move", to: "forest" }, { do: "roll" }];

test("an action is found by what it says, not by its place", () => {
  expect(find(legal, { do: "move", to: "forest" })).toBe(legal[1]);
  expect(find(legal, { do: "move", to: "library" })).toBeUndefined();
  expect(all(legal, { do: "move" })).toHaveLength(2);
});

test("a refused action is found the same way", () => {
  const refused = [{ action: { do: "use", card: "mace" }, reason: { rule: "MB-126", key: "used", args: {} } }];
  expect(findRefused(refused, { do: "use", card: "mace" })?.reason.rule).toBe("MB-126");
  expect(findRefused(refused, { do: "use", card: "axe" })).toBeUndefined();
});

test("two actions are the same if they say the same", () => {
  expect(same({ do: "move", to: "chapel" }, { to: "chapel", do: "move" })).toBe(true);
  expect(same({ do: "move", to: "chapel" }, { do: "move" })).toBe(false);
  expect(same(null, null)).toBe(true);
  expect(same(null, legal[0]!)).toBe(false);
});

test("different actions have different keys", () => {
  expect(new Set(legal.map(keyOf)).size).toBe(legal.length);
});
