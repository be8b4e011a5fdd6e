// Entries of the content that Moonlight's view refers to by id.

import type { Effect, Entries } from "../../lib/i18n/speech";
import type { BoardAction, MoonlightView } from "./view";

export interface Deed {
  room: string;
  difficulty: number;
  kind: "ingredient" | "equipment" | "pray" | "meditate" | "hunt" | "dirt";
  ingredient?: string;
  quality?: number;
  source: string;
}

export interface CardFace {
  effects: Effect[];
  limit?: string;
  source: string;
}

export interface WolfFace {
  members: { dice: number; bonus: number; taste: number }[];
  left: Effect[];
  right: Effect[];
  source: string;
}

export const ROMAN = ["I", "II", "III", "IV", "V", "VI", "VII"];
const CARD_FILES = ["equipment", "blessings", "keepsakes"] as const;

/** The current number an action of the board needs. */
export function task(view: MoonlightView, what: unknown): BoardAction | undefined {
  return view.board.find((one) => one.what === what);
}

export function deed(content: Entries, id: string): Deed | undefined {
  return content.actions?.[id] as unknown as Deed | undefined;
}

export function wolf(content: Entries, id: string): WolfFace | undefined {
  return content.werewolves?.[id] as unknown as WolfFace | undefined;
}

export function card(content: Entries, id: string): CardFace | undefined {
  for (const file of CARD_FILES) {
    const found = content[file]?.[id];
    if (found) return found as unknown as CardFace;
  }
  return undefined;
}

/** The ingredient for the box of a phase, counted from 1. */
export function phaseIngredient(content: Entries, phase: number): string {
  return String(Object.values(content.phases ?? {})[phase - 1]?.ingredient ?? "water");
}

export function phaseId(content: Entries, phase: number): string {
  return Object.keys(content.phases ?? {})[phase - 1] ?? "";
}
