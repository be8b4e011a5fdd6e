import { expect, test } from "vitest";
import { chance, noiseAfter } from "./odds";
import type { Player, View } from "./view";

const CONTENT = {
  equipment: { "felt-boots": { effect: "noise", amount: -1 } },
  blessings: { vow: { effect: "silence", amount: 0 } },
  numbers: { "failure-noise": { value: 1 }, meditation: { value: 5 }, "sprint-noise": { value: 2 }, "making-noise-noise": { value: 2 } },
};
const monk = (change: Partial<Player> = {}): Player => ({ noise: 6, abilities: [], cards: [], ...change }) as unknown as Player;
const view = {
  board: [
    { what: "malt-hard", room: "brewery", need: 5, bonus: 0, noise: 2 },
    { what: "meditate", room: "library", need: 0, bonus: 0, noise: 0 },
  ],
  roll: {},
} as unknown as View;

test("chances: 3+ is 67 %, two dice help, a sure thing is sure, and so is an impossible one", () => {
  expect(chance(3, 0)).toBeCloseTo(4 / 6);
  expect(chance(5, 1)).toBeCloseTo(3 / 6);
  expect(chance(5, 0, 2)).toBeCloseTo(1 - (4 / 6) ** 2);
  expect(chance(2, 1)).toBe(1);
  expect(chance(9, 0)).toBe(0);
});

test("a hard action at noise 6 leads to 8, or 9 if it fails; a discreet monk fails quietly", () => {
  expect(noiseAfter(CONTENT, view, monk(), { do: "action", what: "malt-hard" })).toEqual([8, 9]);
  expect(noiseAfter(CONTENT, view, monk({ abilities: ["discreet"] }), { do: "action", what: "malt-hard" })).toEqual([8, 8]);
});

test("meditating and bell cards make it quieter, never below 0", () => {
  expect(noiseAfter(CONTENT, view, monk({ noise: 3 }), { do: "action", what: "meditate" })).toEqual([0, 0]);
  expect(noiseAfter(CONTENT, view, monk(), { do: "use", card: "felt-boots" })).toEqual([5, 5]);
  expect(noiseAfter(CONTENT, view, monk(), { do: "use", card: "vow" })).toEqual([0, 0]);
});

test("Making Noise adds 2 to what the roll makes anyway", () => {
  const rolling = { ...view, roll: { what: "malt-hard" } } as View;
  expect(noiseAfter(CONTENT, rolling, monk({ noise: 1 }), { do: "makeNoise" })).toEqual([5, 6]);
  expect(noiseAfter(CONTENT, rolling, monk({ noise: 1 }), { do: "stayQuiet" })).toEqual([3, 4]);
});

test("a move makes no noise", () => {
  expect(noiseAfter(CONTENT, view, monk(), { do: "move", to: "chapel" })).toBeNull();
  expect(noiseAfter(CONTENT, view, monk(), null)).toBeNull();
  expect(noiseAfter(CONTENT, view, monk(), { do: "sprint", to: "forest" })).toEqual([8, 8]);
});
