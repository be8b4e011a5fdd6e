// The engine's forecast of taking something.

import type { Speech } from "../../lib/i18n/speech";
import type { Changes } from "../../lib/protocol";

const CROWDED = ["overflow", "discard"];

/** The most likely of several numbers. */
function likeliest(spread: [number, number][] | undefined): number {
  return (spread ?? []).reduce((best, one) => (one[1] > best[1] ? one : best), [0, 0])[0];
}

/** The change of a fact. */
export function change(foreseen: Changes | undefined, fact: string): number {
  return likeliest(foreseen?.facts[fact]);
}

/** How much would be stored and the available space, if that is too small. */
export function crowded(foreseen: Changes | undefined): { stored: number; capacity: number } | undefined {
  const event = foreseen?.outcomes.find((one) => one.event.event === "overflow")?.event;
  return event && { stored: Number(event.stored), capacity: Number(event.capacity) };
}

/** In words: the goods that exceed the storehouse and must be discarded. */
export function overflow(say: Speech, foreseen: Changes | undefined): string[] {
  const outcomes = (foreseen?.outcomes ?? []).filter(({ event }) => CROWDED.includes(String(event.event)));
  return foreseen ? say.changes({ ...foreseen, facts: {}, outcomes }) : [];
}
