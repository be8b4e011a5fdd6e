// Who stands on which space. The position only tells that a space was used; by whom is told by what happened this season.

import type { Told } from "../contract";
import type { BrewCraftersView } from "./view";

export interface Visit {
  seat: number;
  /** "helper" or "intern" where no meeple stands. */
  token: string;
}

const GOING = ["place", "place-half", "send", "send-half"];

export function visited(told: Told[], view: BrewCraftersView): Record<string, Visit> {
  const season = told.slice(told.findLastIndex(({ event }) => event === "season") + 1);
  const visits = season.filter(({ event, space }) => GOING.includes(event) && view.market[String(space)]?.used);
  return Object.fromEntries(
    visits.map(({ seat, space, token }) => [
      String(space),
      { seat: Number(seat), token: typeof token === "string" ? token : "" },
    ]),
  );
}
