import { expect, test } from "vitest";
import { SHEETS, total } from "./sheets";

test("Moonlight: boxes and werewolves count, dirt counts against", () => {
  expect(total(SHEETS.moonlight!, [2, 3, 1, 0, 2, 1, 2, 4, -1, 3])).toBe(11);
});

test("Dice Brewing: two coins make a point, dark malt counts twice, skill nothing", () => {
  expect(total(SHEETS.dicebrewing!, [10, 5, 2, 3, 1])).toBe(10 + 2 + 2 + 6 + 1);
});

test("Brew Crafters: the first loan costs 2, each further one 3", () => {
  const loans = SHEETS.brewcrafters!.find((row) => row.key === "sheet-loans")!;
  expect([0, 1, 2, 3].map(loans.points)).toEqual([0, -2, -5, -8].map((points) => (points === 0 ? 0 : points)));
  expect(total(SHEETS.brewcrafters!, [40, 12, 6, 3, 2, 1, 1])).toBe(40 + 12 + 6 + 3 + 6 + 1 - 2);
});
