import { expect, test } from "vitest";
import type { SheetRow } from "./protocol";
import { points, total } from "./scoreSheet";

const row = (worth: Partial<SheetRow>): SheetRow => ({
  source: "a",
  label: "a",
  first: 1,
  each: 1,
  per: 1,
  low: 0,
  high: 99,
  unless: "",
  ...worth,
});

test("a piece counts as often as it is there, also against its owner", () => {
  expect([-2, 0, 3].map((count) => points(row({}), count))).toEqual([-2, 0, 3]);
  expect([0, 3].map((count) => points(row({ first: -1, each: -1 }), count))).toEqual([0, -3]);
});

test("several pieces together make a point, and what is left over none", () => {
  expect([0, 1, 2, 5].map((count) => points(row({ per: 2 }), count))).toEqual([0, 0, 1, 2]);
});

test("the first piece may be worth something else than each further one", () => {
  expect([0, 1, 2, 3].map((count) => points(row({ first: -2, each: -3 }), count))).toEqual([0, -2, -5, -8]);
});

test("a sheet adds up its rows; what was not entered counts nothing", () => {
  expect(total([row({}), row({ first: 2, each: 2 }), row({})], [10, 3], [])).toBe(16);
});

test("a row that an option leaves out counts only without it", () => {
  const rows = [row({}), row({ unless: "short" })];
  expect([[], ["short"]].map((options) => total(rows, [1, 2], options))).toEqual([3, 1]);
});
