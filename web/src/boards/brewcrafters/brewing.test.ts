import { expect, test } from "vitest";
import { PLANS, pressed, put, tanks } from "./brewing";
import type { BrewCraftersView, Player } from "./view";

const ale = { do: "brew", recipe: "ale" };
const stout = { do: "brew", recipe: "stout" };
const empty = { do: "leave-empty" };

test("a brew fills the tank that is asked about and those after it", () => {
  const player = { slots: ["tank-1", "tank-2", "brewpub"] } as Player;
  const asked = (decision: string, slot: string) => ({ decision, slot }) as BrewCraftersView;
  expect(tanks(asked("brew-slot", "tank-2"), player)).toEqual(["tank-2", "brewpub"]);
  expect(tanks(asked("market-place", ""), player)).toEqual([]);
});

test("a single tank is filled at once, without a plan", () => {
  const { several } = PLANS["brew-slot"];
  const asked = (slot: string) =>
    ({ decision: "brew-slot", slot, players: [{ slots: ["tank-1", "tank-2"] }] }) as unknown as BrewCraftersView;
  expect(several(asked("tank-1"), 1)).toBe(true);
  expect(several(asked("tank-2"), 1)).toBe(false);
});

test("a recipe put into a later tank leaves those before it empty", () => {
  expect(put([], 1, ale)).toEqual([empty, ale]);
  expect(put([ale], 1, stout)).toEqual([ale, stout]);
  expect(put([ale, ale], 0, stout)).toEqual([stout, ale]);
});

test("a click on a tank takes its recipe out, or makes it the next to be filled", () => {
  expect(pressed([ale, stout], 1)).toEqual([ale]);
  expect(pressed([ale, stout], 0)).toEqual([empty, stout]);
  expect(pressed([empty, stout], 1)).toEqual([]);
  expect(pressed([ale], 2)).toEqual([ale, empty]);
  expect(pressed([empty, stout], 0)).toEqual([]);
});
