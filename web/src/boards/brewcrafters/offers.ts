// Choices that belong on the tray: goods given and received.

import type { Action, BoardProps } from "../contract";
import { change } from "./takes";
import type { BrewCraftersView } from "./view";

export interface Offer {
  action: Action;
  give: [string, number][];
  get: [string, number][];
  text: string;
}

/** The offer of an action; null if it has a place on the board. */
export function offered(action: Action, props: BoardProps<BrewCraftersView>): Offer | null {
  const { say, view } = props;
  const foreseen = props.forecast(action);
  const what = String(action.what ?? "");
  const offer = (get: [string, number][], give: [string, number][] = [], text = ""): Offer => ({
    action,
    give,
    get,
    text,
  });
  switch (action.do) {
    case "take-basic":
      return offer(
        (["malt", "hops", "yeast"] as const)
          .map((one): [string, number] => [one, Number(action[one])])
          .filter(([, amount]) => amount > 0),
      );
    case "take-advanced":
    case "farm-pick":
    case "waive":
      return offer([[what, 1]]);
    case "swap":
      return offer([[String(action.get), 1]], [[String(action.give), 1]]);
    case "trade-get":
      return offer([[what, view.trade.get[what] ?? 0]]);
    case "take-yeast":
      return offer([["yeast", change(foreseen, "yeast")]]);
    case "take-rep":
      return offer([["rep", change(foreseen, "rep")]]);
    case "borrow-and-place":
      return offer([["money", change(foreseen, "money")]], [["loan", change(foreseen, "loans")]], say.action(action));
    default:
      return null;
  }
}
