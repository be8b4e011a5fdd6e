// Who is on which space. The position only shows that a space was used; this season's events show by whom.

import type { Told } from "../contract";
import type { BrewCraftersView } from "./view";

export interface Visit {
  seat: number;
  /** "helper" or "intern" where there is no meeple. */
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
