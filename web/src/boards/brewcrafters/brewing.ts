// Plans a whole brew at once: recipes go into tanks in the order in which the engine will ask about the tanks.

import type { Action } from "../contract";
import type { BrewCraftersView, Player } from "./view";

const EMPTY: Action = { do: "leave-empty" };
export const PLANS = {
  "brew-slot": {
    gathers: ["brew"],
    closes: "leave-empty",
    several: (view: BrewCraftersView, me: number) => tanks(view, view.players[me - 1]!).length > 0,
  },
};

/** The tanks that are filled together; empty if there is only one, which is filled at once. */
export function tanks({ decision, slot }: BrewCraftersView, { slots }: Player): string[] {
  const open = decision === "brew-slot" ? slots.slice(slots.indexOf(slot)) : [];
  return open.length > 1 ? open : [];
}

/** The plan with this recipe in a tank, counted from 0; tanks before it stay empty. */
export function put(plan: Action[], at: number, recipe: Action): Action[] {
  const before = Array.from({ length: at }, (_, index) => plan[index] ?? EMPTY);
  return [...before, recipe, ...plan.slice(at + 1)];
}

/** The plan after a click on a tank: its recipe is taken out, or else it is the next one to fill. */
export function pressed(plan: Action[], at: number): Action[] {
  if (plan[at]?.do !== "brew") return Array.from({ length: at }, (_, index) => plan[index] ?? EMPTY);
  const rest = put(plan, at, EMPTY);
  while (rest.at(-1)?.do === EMPTY.do) rest.pop();
  return rest;
}
