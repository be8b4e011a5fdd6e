import type { PlayerView, TableState } from "../../lib/protocol";

/** The step that I may go back to, or -1. */
export interface Undo {
  last: number;
  /** The beginning of my turn, if it is further back. */
  turn: number;
  /** Whether nobody has to agree. */
  free: boolean;
}

export function undoOf({ seats }: TableState, { undo }: PlayerView): Undo {
  if (!undo) return { last: -1, turn: -1, free: false };
  const others = seats.some((seat) => seat.kind === "person" && !seat.stand_in && !seat.mine);
  return { last: undo.last, turn: undo.turn < undo.last ? undo.turn : -1, free: undo.last >= undo.free || !others };
}
