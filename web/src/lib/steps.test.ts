import { expect, test } from "vitest";
import { fromHistory } from "./log";
import { nextStop, turns } from "./steps";

const lines = fromHistory(
  [1, 1, 2, 2, 3].map((seat, index) => ({ step: index + 1, seat, action: null, events: [{ event: "move", seat }] })),
);

test("turn by turn stops where another seat goes on", () => {
  expect(turns(lines, 5)).toEqual([0, 2, 4, 5]);
});

test("the next stop lies in the wanted direction, and the ends hold", () => {
  const stops = [0, 2, 4, 5];
  expect(nextStop(stops, 2, 1)).toBe(4);
  expect(nextStop(stops, 3, -1)).toBe(2);
  expect(nextStop(stops, 5, 1)).toBe(5);
  expect(nextStop(stops, 0, -1)).toBe(0);
});
