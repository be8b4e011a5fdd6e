import { expect, test } from "vitest";
import { awning } from "./faces";
import type { Space } from "./content";

test("an awning shows what a stall deals in", () => {
  const stall = (face: Partial<Space>): string => awning({ from: 2, flows: [], source: "house", ...face });
  expect(stall({ restock: { hops: 2 }, flows: [{ kind: "take-all" }] })).toBe("hops");
  expect(
    stall({
      flows: [
        { half: "shift", kind: "shift" },
        { half: "partnership", kind: "partnership" },
      ],
    }),
  ).toBe("people");
  expect(stall({ flows: [{ kind: "goods", money: 3 }] })).toBe("money");
  expect(
    stall({
      flows: [
        { half: "yeast", kind: "goods", yeast: 1 },
        { half: "advanced", kind: "goods", advanced: 1 },
      ],
    }),
  ).toBe("advanced");
  expect(stall({ restock: { malt: 1, yeast: 1 }, flows: [{ kind: "take-all" }] })).toBe("mixed");
});
