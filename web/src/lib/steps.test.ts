import { expect, test } from "vitest";
import { fromHistory } from "./log";
import { apart, nextStop, phases, turns } from "./steps";

const lines = fromHistory(
  [1, 1, 2, 2, 3].map((seat, index) => ({ step: index + 1, seat, action: null, events: [{ event: "move", seat }] })),
);

test("turn by turn stops where another seat continues", () => {
  expect(turns(lines, 5)).toEqual([0, 2, 4, 5]);
});

test("the next stop lies in the wanted direction, and the ends hold", () => {
  const stops = [0, 2, 4, 5];
  expect(nextStop(stops, 2, 1)).toBe(4);
  expect(nextStop(stops, 3, -1)).toBe(2);
  expect(nextStop(stops, 5, 1)).toBe(5);
  expect(nextStop(stops, 0, -1)).toBe(0);
});

test("a phase goes from the step that begins it to the one that begins the next", () => {
  const told = fromHistory(
    [1, 2, 3].map((seat, index) => ({
      step: index * 2 + 1,
      seat,
      action: null,
      events: index === 1 ? [{ event: "move", seat }] : [{ event: "phase", phase: `p${index}` }],
    })),
  );
  expect(phases(told, 9, "phase").map(({ number, first, last }) => [number, first, last])).toEqual([
    [1, 1, 5],
    [2, 5, 9],
  ]);
  expect(phases(told, 9, "season")).toEqual([]);
});

test("flags that would lie upon each other are moved apart, and none beyond the end", () => {
  expect(apart([10, 50], 5, 100)).toEqual([10, 50]);
  expect(apart([10, 11, 30], 5, 100)).toEqual([10, 15, 30]);
  expect(apart([97, 98, 99], 5, 100)).toEqual([90, 95, 100]);
});
