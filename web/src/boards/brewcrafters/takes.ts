// What a market space offers, and what the engine foresees of taking it.

import type { Speech } from "../../lib/i18n/speech";
import type { Changes } from "../../lib/protocol";
import { given } from "./faces";
import type { Flow } from "./content";
import type { BrewCraftersView } from "./view";

const CROWDED = ["overflow", "discard"];

export type Taken = { what: string; amount: number }[];

/** What a flow has to give: what has gathered on the space, or what it always gives. */
export function goodsOf(view: BrewCraftersView, id: string, flow: Flow): Taken {
  if (flow.kind !== "take-all" && flow.kind !== "investor") return given(flow);
  return Object.entries(view.market[id]?.goods ?? {}).map(([what, amount]) => ({ what, amount }));
}

/** The likeliest of several numbers. */
function likeliest(spread: [number, number][] | undefined): number {
  return (spread ?? []).reduce((best, one) => (one[1] > best[1] ? one : best), [0, 0])[0];
}

/** How a fact will change. */
export function change(foreseen: Changes | undefined, fact: string): number {
  return likeliest(foreseen?.facts[fact]);
}

/** How much would be stored, and the room for it, if that is too little. */
export function crowded(foreseen: Changes | undefined): { stored: number; capacity: number } | undefined {
  const event = foreseen?.outcomes.find((one) => one.event.event === "overflow")?.event;
  return event && { stored: Number(event.stored), capacity: Number(event.capacity) };
}

/** What will not fit into the storehouse and must be discarded, in words. */
export function overflow(say: Speech, foreseen: Changes | undefined): string[] {
  const outcomes = (foreseen?.outcomes ?? []).filter(({ event }) => CROWDED.includes(String(event.event)));
  return foreseen ? say.changes({ ...foreseen, facts: {}, outcomes }) : [];
}
