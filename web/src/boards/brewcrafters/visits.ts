// Who stands on which space. The position only tells that a space was used; by whom is heard while one watches.

import type { Told } from "../contract";
import type { View } from "./view";

export interface Visit {
  seat: number;
  /** "helper" or "intern" where no meeple stands. */
  token: string;
}

export type Visits = Record<string, Visit>;

/** The visits after what was heard; spaces that are free again have none. */
export function visited(before: Visits, heard: Told[], view: View): Visits {
  const visits: Visits = { ...before };
  for (const told of heard) {
    if (told.event === "season") for (const space of Object.keys(visits)) delete visits[space];
    if (["place", "place-half", "send", "send-half"].includes(told.event)) {
      visits[String(told.space)] = { seat: Number(told.seat), token: typeof told.token === "string" ? told.token : "" };
    }
  }
  for (const space of Object.keys(visits)) if (!view.market[space]?.used) delete visits[space];
  return visits;
}
