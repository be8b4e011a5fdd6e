import { expect, test } from "vitest";
import { lingers, stories } from "./stories";

test("what Winter cost all breweries is one story, with the loans it forced", () => {
  const heard = [
    { event: "costs", seat: 1, money: 7 },
    { event: "loan", seat: 2, loans: 2, money: 4 },
    { event: "costs", seat: 2, money: 9 },
    { event: "season", season: "spring", year: 2 },
  ];
  expect(stories(heard)).toEqual([
    {
      kind: "costs",
      paid: [
        { seat: 1, money: 7, loans: 0 },
        { seat: 2, money: 9, loans: 2 },
      ],
    },
    { kind: "season", season: "spring", year: 2 },
  ]);
});

test("labels and collaborations are told, small change is not", () => {
  const heard = [
    { event: "gain", seat: 1, what: "malt", amount: 3 },
    { event: "label", seat: 1, recipe: "lambic" },
    { event: "complete", seat: 3 },
  ];
  expect(stories(heard).map(({ kind }) => kind)).toEqual(["label", "complete"]);
  expect(lingers(heard.slice(0, 1))).toBe(0);
});
