// Which choices lie on the tray: what one gives and gets, as goods.

import type { Action, BoardProps } from "../contract";
import { rate, rule, type View } from "./view";

export interface Offer {
  action: Action;
  give: [string, number][];
  get: [string, number][];
  text: string;
}

/** What was given to the traders a moment ago. */
export function traded({ heard }: BoardProps<View>): string {
  return String(heard.findLast((told) => told.event === "trade")?.give ?? "");
}

/** The offer that an action is, or null where a place of the board stands for it. */
export function offered(action: Action, props: BoardProps<View>): Offer | null {
  const { say } = props;
  const what = String(action.what ?? "");
  const offer = (get: [string, number][], give: [string, number][] = [], text = ""): Offer => ({ action, give, get, text });
  switch (action.do) {
    case "takeBasic":
      return offer((["malt", "hops", "yeast"] as const).map((one): [string, number] => [one, Number(action[one])]).filter(([, amount]) => amount > 0));
    case "takeAdvanced":
    case "farmPick":
    case "waive":
      return offer([[what, 1]]);
    case "swap":
      return offer([[String(action.get), 1]], [[String(action.give), 1]]);
    case "tradeGet":
      return offer([[what, traded(props) ? rate(say.content, traded(props), what) : 1]]);
    case "takeYeast":
      return offer([["yeast", 1]]);
    case "takeRep":
      return offer([["rep", 1]]);
    case "takeFree":
    case "declineFree":
      return offer([], [], say.action(action));
    case "borrowAndPlace":
      return offer([["money", rule(say.content, "loan-money")]], [["loan", 1]], say.action(action));
    default:
      return null;
  }
}
