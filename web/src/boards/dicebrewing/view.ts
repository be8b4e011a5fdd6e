// What src/alehouse/games/dicebrewing/view.py returns, and the content it refers to.

import type { Entries } from "../../lib/speech";

export type Colour = "pale-malt" | "dark-malt" | "hops" | "skill";
export type Season = "summer" | "winter";

export interface Player {
  seat: number;
  coins: number;
  experience: number;
  seeds: number;
  active: string[];
  storage: string[];
  /** What lies on each space: a die, "seed" or "". */
  base: Record<string, string>;
  speed: Record<string, string>;
  used: string[];
  /** Spaces that all the others have used. */
  block_tokens: string[];
  /** Buildings closed by a token. */
  barred: string[];
  market_die: string;
  ingredients: Record<string, number>;
  /** How many tokens; which ones only where they are known. */
  held: number;
  tokens?: Record<string, number>;
  passed: boolean;
  bought_ingredient: boolean;
  bought_token: boolean;
  virtual: number;
  brewed: string[];
  /** By slot of the row: dice to store, and dice that are not there at all. */
  recipes: { store: string[]; missing: string[] }[];
  total: number;
  place: number;
}

/** What the decision is about; each has only the fields of its kind. */
export interface Pending {
  pieces?: number;
  space?: string;
  speed?: boolean;
  chosen?: string[];
  colour?: Colour;
  best?: number;
  token?: string;
  opponent?: number;
  ingredient?: string;
  price?: number;
  recipe?: string;
  with?: string;
}

export interface View {
  seats: number;
  to_act: number;
  decision: string;
  round: number;
  season: Season;
  priority: number;
  phase: string;
  supply: Record<Colour | "seeds", number>;
  market: Record<string, number>;
  /** Left at the Black Market; in the advanced game nobody knows. */
  black_market?: Record<string, number>;
  played: Record<string, number>;
  row: string[];
  blocked: number[];
  deck: { left: number; bottom: string[] };
  brewed: number;
  limit: number;
  brewless: number;
  pending: Pending;
  players: Player[];
}

export interface Improvement {
  with: string;
  least?: number;
  coins?: number;
  experience?: number;
  source: string;
}

export interface Recipe {
  type: string;
  level: string;
  dice: string[];
  reward: { coins?: number; experience?: number; dice?: number; tokens?: number };
  improvements: Improvement[];
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

/** Symbols of ingredients, without `i-`. */
const INGREDIENT_ICONS: Record<string, string> = { "special-malt": "smalt", "special-hops": "shops" };

export function ingredientIcon(id: string): string {
  return INGREDIENT_ICONS[id] ?? id;
}

/** An entry of a content file as what it is known to be. */
function entry<Face>(content: Entries, file: string, id: string): Face | undefined {
  return content[file]?.[id] as Face | undefined;
}

export function recipe(content: Entries, id: string): Recipe | undefined {
  return entry<Recipe>(content, "recipes", id);
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

/** A single number of the rules. */
export function rule(content: Entries, id: string): number {
  return entry<{ value: number }>(content, "numbers", id)?.value ?? 0;
}
