// What going to a market space would bring, and whether the storehouse has room for it.

import type { Action } from "../contract";
import type { Entries } from "../../lib/speech";
import { given } from "./faces";
import { space, type Flow, type Player, type View } from "./view";

export type Taken = { what: string; amount: number }[];

/** What one would take from a flow: what has gathered there, or what it always gives. */
export function goodsOf(content: Entries, view: View, id: string, flow: Flow): Taken {
  if (flow.kind !== "take-all" && flow.kind !== "investor") return given(flow);
  return Object.keys(space(content, id)?.restock ?? {}).map((what) => ({ what, amount: Number(view.market[id]?.[what] ?? 0) }));
}

/** The flow that a placement sets off. */
export function flowOf(content: Entries, action: Action): Flow | undefined {
  const face = space(content, String(action.space));
  return face?.flows.find((flow) => flow.half === action.half) ?? face?.flows[0];
}

export interface Crowd {
  stored: number;
  more: number;
  sum: number;
  capacity: number;
  discard: number;
}

/** How the storehouse would overflow with what an action takes from the market; null if it fits. */
export function overflow(content: Entries, view: View, player: Player, action: Action | null): Crowd | null {
  const flow = action?.space && view.market[String(action.space)] ? flowOf(content, action) : undefined;
  if (!action || !flow) return null;
  const more = goodsOf(content, view, String(action.space), flow).reduce((sum, { what, amount }) => sum + (what === "money" ? 0 : amount), 0);
  const { stored, capacity } = player;
  return stored + more > capacity ? { stored, more, sum: stored + more, capacity, discard: stored + more - capacity } : null;
}
