// What a market space offers, and what the engine foresees of taking it.

import type { Changes } from "../../lib/protocol";
import { given } from "./faces";
import type { Flow } from "./content";
import type { BrewCraftersView, Player } from "./view";

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

/** How many ingredients will come into the storehouse, before anything is discarded. */
export function gained(foreseen: Changes | undefined): number {
  return (foreseen?.outcomes ?? [])
    .filter(({ event }) => event.event === "gain" || event.event === "harvest")
    .reduce((sum, { event, times }) => sum + Number(event.amount) * likeliest(times), 0);
}

export interface Crowd {
  stored: number;
  more: number;
  sum: number;
  capacity: number;
  discard: number;
}

/** How the storehouse will overflow; null if everything fits. */
export function overflow(player: Player | undefined, foreseen: Changes | undefined): Crowd | null {
  const discard = likeliest(foreseen?.outcomes.find(({ event }) => event.event === "discard")?.times);
  const more = change(foreseen, "stored") + discard;
  if (!player || discard === 0 || more <= 0) return null;
  const { stored } = player;
  return { stored, more, sum: stored + more, capacity: player.capacity + change(foreseen, "capacity"), discard };
}
