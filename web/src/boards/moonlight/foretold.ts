// The engine's forecast of a choice, in parts and in words.

import type { Changes, Foreseen } from "../../lib/protocol";
import type { Speech } from "../../lib/i18n/speech";

/** The probability that something happens. */
export function likely(foreseen: Changes, event: string): number {
  const found = foreseen.outcomes.filter((one) => one.event.event === event);
  return found.flatMap(({ times }) => times).reduce((sum, [count, share]) => (count ? sum + share : sum), 0);
}

/** The lowest and the highest resulting Noise; null if it does not change. */
export function noiseAfter(foreseen: Changes | undefined, noise: number): [number, number] | null {
  const changes = foreseen?.facts.noise;
  return changes ? [noise + changes[0]![0], noise + changes.at(-1)![0]] : null;
}

/** Its Noise and its risk of a Werewolf, in words. */
export function noiseLines(say: Speech, foreseen: Changes | undefined): string[] {
  if (!foreseen) return [];
  const { noise } = foreseen.facts;
  return say.changes({
    ...foreseen,
    facts: noise ? { noise } : {},
    outcomes: foreseen.outcomes.filter((one) => one.event.event === "attack"),
  });
}

/** The forecast in words, except the outcomes and facts that are shown elsewhere. */
export function lines(say: Speech, foreseen: Foreseen | undefined, elsewhere: string[]): string[] {
  const rest = <Some extends Changes>(all: Some): Some => ({
    ...all,
    facts: Object.fromEntries(Object.entries(all.facts).filter(([name]) => !elsewhere.includes(name))),
    outcomes: all.outcomes.filter((one) => !elsewhere.includes(String(one.event.event))),
  });
  if (!foreseen) return [];
  const then = foreseen.then.map((one) => (one.forecast ? { ...one, forecast: rest(one.forecast) } : one));
  return say.forecast({ ...rest(foreseen), then });
}
