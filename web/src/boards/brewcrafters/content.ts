// Entries of the content that Brew Crafters' view refers to by id.

import type { Entries } from "../../lib/i18n/speech";

export interface Recipe {
  style: string;
  basic: boolean;
  cost: Record<string, number>;
  rep: number;
  symbol: string;
  source: string;
}

export interface Flow {
  half?: string;
  kind: string;
  [amount: string]: string | number | undefined;
}

export interface Space {
  from: number;
  restock?: Record<string, number>;
  flows: Flow[];
  source: string;
}

export interface Worker {
  cost: number;
  source: string;
}

export interface Cell {
  effect: string;
  source: string;
  [number: string]: string | number | undefined;
}

export interface Portion {
  what: string;
  amount: number;
  rep: number;
  money: number;
}

export const INGREDIENTS = ["malt", "hops", "yeast", "fruit", "spices", "coffee"];
export const BASICS = INGREDIENTS.slice(0, 3);
export const CROPS = ["malt", "hops", "fruit"];
export const STYLES = ["ale", "porter", "stout"];
export const SEASONS = ["spring", "summer", "fall", "winter"];
export const TRACKS = ["basic", "ops", "brewing", "adv"];
export const STEPS = ["start", "experimental", "annual", "breakthrough", "end"];

function entry<Face>(content: Entries, file: string, id: string): Face | undefined {
  return content[file]?.[id] as Face | undefined;
}

export function recipe(content: Entries, id: string): Recipe | undefined {
  return entry<Recipe>(content, "recipes", id);
}

export function space(content: Entries, id: string): Space | undefined {
  return entry<Space>(content, "market", id);
}

export function worker(content: Entries, id: string): Worker | undefined {
  return entry<Worker>(content, "workers", id);
}

export function portion(content: Entries, id: string): Portion | undefined {
  return entry<Portion>(content, "portions", id);
}

/** A cell of the current side of the lab. */
export function cell(content: Entries, lab: string, track: string, step: string): Cell | undefined {
  return entry<Cell>(content, lab, `${track}-${step}`);
}

/** The supply of a partnership. */
export function supplies(content: Entries, partnership: string): string {
  return entry<{ what: string }>(content, "partnerships", partnership)?.what ?? "";
}

/** A rule value by name. */
export function rule(content: Entries, id: string): number {
  return entry<{ value: number }>(content, "numbers", id)?.value ?? 0;
}
