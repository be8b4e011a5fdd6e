// What the engine foresees of a choice, picked out and said.

import type { Foreseen } from "../../lib/protocol";
import type { Speech } from "../../lib/i18n/speech";

/** How likely it is that something happens. */
export function likely(foreseen: Foreseen, event: string): number {
  const found = foreseen.outcomes.filter((one) => one.event.event === event);
  return found.flatMap(({ times }) => times).reduce((sum, [count, share]) => (count ? sum + share : sum), 0);
}

/** The lowest and the highest noise that may come of it; null if it stays as it is. */
export function noiseAfter(foreseen: Foreseen | undefined, noise: number): [number, number] | null {
  const changes = foreseen?.facts.noise;
  return changes ? [noise + changes[0]![0], noise + changes.at(-1)![0]] : null;
}

/** What it does to the noise and whether it brings a werewolf, in words. */
export function noiseLines(say: Speech, foreseen: Foreseen | undefined): string[] {
  if (!foreseen) return [];
  const { noise } = foreseen.facts;
  return say.forecast({
    ...foreseen,
    facts: noise ? { noise } : {},
    outcomes: foreseen.outcomes.filter((one) => one.event.event === "attack"),
  });
}

/** All of it in words, but for the outcomes and facts that stand elsewhere. */
export function lines(say: Speech, foreseen: Foreseen | undefined, elsewhere: string[]): string[] {
  if (!foreseen) return [];
  return say.forecast({
    ...foreseen,
    facts: Object.fromEntries(Object.entries(foreseen.facts).filter(([name]) => !elsewhere.includes(name))),
    outcomes: foreseen.outcomes.filter((one) => !elsewhere.includes(String(one.event.event))),
  });
}
