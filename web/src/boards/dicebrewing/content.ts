// Entries of the content of Dice Brewing, and how to find them.

import type { Entries } from "../../lib/i18n/speech";

export type Colour = "pale-malt" | "dark-malt" | "hops" | "skill";

/** The gains of a brew: immediate, or `with` something that improves it. */
export interface Effect {
  do: string;
  amount: number;
  with?: string;
  least?: number;
}

export interface Recipe {
  type: string;
  level: string;
  dice: string[];
  effects: Effect[];
  source: string;
}

export interface SpaceFace {
  speed?: { least: number; source: string };
  least?: number;
  seeds?: number;
  coins?: Record<string, number>;
  source: string;
}

export interface Ware {
  stack: number;
  price: { coins: number; source: string };
  discount?: { coins: number[]; source: string };
}

export const COLOURS: Colour[] = ["pale-malt", "dark-malt", "hops", "skill"];
export const PHASES = ["roll-and-place", "purchase", "brew", "tidy-up"];

/** An entry of a content file with its type. */
function entry<Face>(content: Entries, file: string, id: string): Face | undefined {
  return content[file]?.[id] as Face | undefined;
}

export function recipe(content: Entries, id: string): Recipe | undefined {
  return entry<Recipe>(content, "recipes", id);
}

/** The ways of improving a brew, in order. */
export function ways({ effects }: Recipe): { with: string; least?: number }[] {
  const improving = effects.flatMap((one) => (one.with ? [{ with: one.with, least: one.least }] : []));
  return improving.filter((one, index) => improving.findIndex((other) => other.with === one.with) === index);
}

export function spaceFace(content: Entries, id: string): SpaceFace | undefined {
  return entry<SpaceFace>(content, "spaces", id);
}

export function ware(content: Entries, file: "ingredients" | "tokens", id: string): Ware | undefined {
  return entry<Ware>(content, file, id);
}

/** The round in which a building opens. */
export function opens(content: Entries, building: string): number {
  return entry<{ opens: number }>(content, "buildings", building)?.opens ?? 1;
}

/** A rule value by name. */
export function rule(content: Entries, id: string): number {
  return entry<{ value: number }>(content, "numbers", id)?.value ?? 0;
}
