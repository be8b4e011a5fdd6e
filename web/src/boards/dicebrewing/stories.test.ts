import { expect, test } from "vitest";
import { lingers, rolledBy, stories } from "./stories";

test("what a brew pays includes its improvement, and is told once", () => {
  const heard = [
    { event: "brew", seat: 2, recipe: "amber-bock" },
    { event: "improve", seat: 2, ingredient: "honey", coins: 6, experience: 0 },
    { event: "reward", seat: 2, coins: 8, experience: 1 },
  ];
  expect(stories(heard)).toEqual([{ kind: "brew", seat: 2, recipe: "amber-bock", coins: 8, experience: 1 }]);
});

test("a new round is a story of its own", () => {
  const heard = [
    { event: "tidy", seat: 1 },
    { event: "season", season: "winter", round: 3, seat: 2 },
  ];
  expect(stories(heard)).toEqual([{ kind: "season", season: "winter", round: 3, seat: 2 }]);
  expect(lingers(heard)).toBeGreaterThan(0);
  expect(lingers([{ event: "pass", seat: 1 }])).toBe(0);
});

test("dice roll only where they were rolled", () => {
  const heard = [
    { event: "roll", seat: 1, count: 2, colour: "hops", value: 3 },
    { event: "reroll", seat: 2, colour: "skill", from: 1, value: 6 },
  ];
  expect(rolledBy(heard, 1)).toEqual({ all: true, dice: [] });
  expect(rolledBy(heard, 2)).toEqual({ all: false, dice: ["U6"] });
  expect(rolledBy(heard, 3)).toEqual({ all: false, dice: [] });
});
