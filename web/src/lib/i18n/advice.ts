// Hints and the review of a game in words: the page's side of src/alehouse/lab/advice.py.

import type { HintedMove, Hints, Mistake, Review } from "../protocol";
import type { Speech } from "./speech";

const EVEN = 0.05; // points of luck too few to mention

/** Half of an interval for display, rounded up, so that it is never narrower than the true one. */
function margin([low = 0, high = 0]: number[], unit: string): number {
  const steps = unit === "stars" ? 100 : unit === "percent" ? 1 : 10;
  return Math.max(0, Math.ceil((steps * (high - low)) / 2 - 1e-9)) / steps; // never -0
}

/** The expected result of the best move: the chance to win or, in a solo game, points or stars. */
export function outlook(hints: Hints, say: Speech): string {
  const [mean = 0, low = 0, high = 0] = hints.outlook;
  return say.names.length > 1
    ? say.say("hint-win", { percent: 100 * mean, margin: margin([100 * low, 100 * high], "percent") })
    : say.say("hint-expected", { number: mean, margin: margin([low, high], hints.unit), unit: hints.unit });
}

/** How far a move is behind the best one. */
export function behind(move: HintedMove, unit: string, say: Speech): string {
  const said = say.say("hint-behind", { number: move.behind, margin: margin([move.low, move.high], unit), unit });
  return move.equal ? say.say("hint-equal", { behind: said }) : said;
}

/** The reasons for a move, as a sentence. */
export function why(move: Pick<HintedMove, "gains" | "later">, unit: string, say: Speech): string {
  const gains = move.gains.map(([term, number]) =>
    say.say("hint-gain", { what: say.say(`term-${term}.more`), number, unit }),
  );
  if (!gains.length) return say.say("hint-no-reason");
  return say.say(move.later ? "hint-why-later" : "hint-why", { gains: say.clauses(gains) });
}

/** The costs and risks of a move, one sentence each. */
export function against(move: HintedMove, unit: string, say: Speech): string[] {
  const costs = move.costs.map(([term, number]) =>
    say.say("hint-cost", { what: say.say(`term-${term}.less`), number, unit }),
  );
  return [
    ...(costs.length ? [say.say("hint-price", { costs: say.clauses(costs) })] : []),
    ...move.risks.map(([term, share]) =>
      say.say("hint-risk", { percent: 100 * share, loss: say.say(`term-${term}.less`) }),
    ),
  ];
}

/** The advantage of a better move. */
export function gain(mistake: Mistake, unit: string, say: Speech): string {
  return say.say("review-gain", { number: mistake.cost, margin: margin([mistake.low, mistake.high], unit), unit });
}

/** A seat's luck, as a sentence. */
export function luck(review: Review, seat: number, say: Speech): string {
  if (!review.chance) return say.labeled(say.player(seat), say.say("review-no-chance"));
  const number = review.luck[seat - 1] ?? 0;
  const total = review.totals[seat - 1] ?? 0;
  const key = Math.abs(number) < EVEN ? "review-even" : number > 0 ? "review-lucky" : "review-unlucky";
  const said = say.say(key, { number: Math.abs(number), unit: review.unit });
  return say.say("review-luck", { name: say.player(seat), luck: said, total, fair: total - number });
}
