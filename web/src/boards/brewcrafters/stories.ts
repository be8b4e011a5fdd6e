// Events worth showing: a new season, a Gold Label, a completed collaboration, Winter's costs.

import type { Told } from "../contract";

export type Story =
  | { kind: "season"; season: string; year: number }
  | { kind: "label"; seat: number; recipe: string }
  | { kind: "complete"; seat: number }
  | { kind: "costs"; paid: { seat: number; money: number; loans: number }[] };

const number = (value: unknown): number => (typeof value === "number" ? value : 0);

/** The stories in order; the costs of all breweries are one story. */
export function stories(heard: Told[]): Story[] {
  const found: Story[] = [];
  let loans: Record<number, number> = {};
  for (const told of heard) {
    const seat = number(told.seat);
    if (told.event === "season") {
      found.push({ kind: "season", season: String(told.season), year: number(told.year) });
      loans = {};
    } else if (told.event === "label") found.push({ kind: "label", seat, recipe: String(told.recipe) });
    else if (told.event === "complete") found.push({ kind: "complete", seat });
    else if (told.event === "loan") loans[seat] = number(told.loans);
    else if (told.event === "costs") {
      const last = found.at(-1);
      const paid = { seat, money: number(told.money), loans: loans[seat] ?? 0 };
      if (last?.kind === "costs") last.paid.push(paid);
      else found.push({ kind: "costs", paid: [paid] });
    }
  }
  return found;
}

export function lasts(story: Story): number {
  return story.kind === "costs" ? 2600 : 1500;
}

/** How long the stories take, in milliseconds. */
export function lingers(heard: Told[]): number {
  return stories(heard).reduce((sum, story) => sum + lasts(story) / 2, 0);
}
