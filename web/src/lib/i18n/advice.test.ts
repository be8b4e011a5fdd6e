import { expect, test } from "vitest";
import en from "../../../../src/alehouse/text/en/messages.ftl?raw";
import fr from "../../../../src/alehouse/text/fr/messages.ftl?raw";
import type { HintedMove, Hints, Mistake, Review } from "../protocol";
import { against, behind, gain, luck, outlook, why } from "./advice";
import { Speech } from "./speech";

const TERMS = `
term-stock = stock
    .more = more stock
    .less = less stock
term-noise = Noise
    .more = less Noise
    .less = more Noise
`;
const say = new Speech("en", [en, TERMS], {}, ["Ann", "Ben"]);
const alone = new Speech("en", [en, TERMS], {}, ["Ann"]);
const move: HintedMove = {
  action: { do: "end-turn" },
  behind: 0.42,
  low: 0.12,
  high: 0.72,
  equal: false,
  forecast: { exact: true, facts: {}, outcomes: [], then: [] },
  later: false,
  gains: [["stock", 0.61]],
  costs: [["noise", 0.2]],
  risks: [["stock", 0.18]],
};
const hints = { unit: "points", outlook: [0.45, 0.41, 0.49], hints: [move] } as unknown as Hints;

test("a hint says what it compares, why and what it may cost", () => {
  expect(outlook(hints, say)).toBe("45 ± 4% to win");
  expect(outlook({ ...hints, outlook: [12.34, 11.84, 12.84] }, alone)).toBe("12.3 ± 0.5 points expected");
  expect(outlook({ ...hints, unit: "stars", outlook: [12.34, 11.84, 12.84] }, alone)).toBe(
    "12.34 ± 0.50 stars expected",
  );
  expect(behind(move, "points", say)).toBe("0.4 ± 0.3 fewer points");
  expect(behind({ ...move, equal: true }, "points", say)).toBe("about equal (0.4 ± 0.3 fewer points)");
  expect(behind({ ...move, behind: 0, low: 0, high: 0 }, "points", say)).toBe("0.0 ± 0.0 fewer points");
  expect(why(move, "points", say)).toBe("Why: more stock (+0.6)");
  expect(why({ ...move, later: true }, "points", say)).toBe("Why, later in the game: more stock (+0.6)");
  expect(against(move, "points", say)).toEqual(["Price: more Noise (−0.2)", "18% risk of less stock"]);
  expect(say.catalogue.problems).toEqual([]);
});

test("a review says what a move cost and how lucky everybody was", () => {
  const mistake = { cost: 1.26, low: 0.76, high: 1.76 } as Mistake;
  const review = { unit: "points", luck: [1.25, -2], totals: [14, 9], chance: true } as Review;
  expect(gain(mistake, "points", say)).toBe("1.3 ± 0.5 more points");
  expect(luck(review, 1, say)).toBe("Ann: good luck worth 1.3 points; 14 in the end, 12.8 without luck");
  expect(luck(review, 2, say)).toBe("Ben: bad luck costing 2.0 points; 9 in the end, 11 without luck");
  expect(luck({ ...review, chance: false }, 1, say)).toBe("Ann: This game left nothing to chance.");
  expect(gain({ ...mistake, cost: 0.9 }, "points", new Speech("fr", [fr], {}, []))).toBe("0,9 ± 0,5 point de plus");
});
