import { expect, test } from "vitest";
import type { Foreseen } from "../../lib/protocol";
import { change } from "./takes";

test("a fact changes by what is likeliest", () => {
  const spread: Foreseen = {
    exact: false,
    then: [],
    facts: {
      money: [
        [2, 0.4],
        [4, 0.6],
      ],
    },
    outcomes: [],
  };
  expect(change(spread, "money")).toBe(4);
  expect(change(spread, "loans")).toBe(0);
});
