// What src/alehouse/games/moonlight/view.py returns, and the content it refers to.

import type { Entries } from "../../lib/speech";

export interface Player {
  seat: number;
  monk: string;
  abilities: string[];
  room: string;
  noise: number;
  injured: boolean;
  webbed: boolean;
  stock: { what: string; quality: number }[];
  boxes: number[];
  cards: string[];
  used: string[];
  werewolves: { id: string; taste: number }[];
  wolf_line: number;
  adjustment: number;
  dirt: number;
  total: number;
  place: number;
  band: string;
}

export interface Deck {
  left: number;
  discard: string[];
}

/** The roll being prepared; empty between rolls. */
export interface Roll {
  what?: string;
  need?: number;
  bonus?: number;
  dice?: number;
  made_noise?: boolean;
}

export interface Fight {
  kind?: "hunt" | "attack" | "duel";
  seat?: number;
  other?: number;
  own_die?: number;
  werewolf?: string;
  member?: number;
  beaten?: number;
  taste?: number;
}

/** An action of the board: the number it needs now, what the monk on turn adds to his die, and its noise. */
export interface BoardAction {
  what: string;
  room: string;
  need: number;
  bonus: number;
  noise: number;
}

export interface View {
  seats: number;
  to_act: number;
  decision: string;
  phase: number;
  phases: number[];
  first: number;
  turn: number;
  actions_left: number;
  free_move: boolean;
  attack_limit: number;
  quiet_limit: number;
  board: BoardAction[];
  players: Player[];
  decks: { werewolves: Deck; equipment: Deck; blessings: Deck };
  roll: Roll;
  dice: number[];
  drawn: string[];
  fight: Fight;
  hermit?: {
    night: number;
    night_id: string;
    omen: string;
    stars: number[];
    tasks: number[];
    total: number;
    rank: string;
  };
}

export interface Deed {
  room: string;
  difficulty: number;
  kind: "ingredient" | "equipment" | "pray" | "meditate" | "hunt" | "dirt";
  ingredient?: string;
  quality?: number;
  source: string;
}

export interface CardFace {
  effect: string;
  amount?: number;
  what?: string;
  limit?: string;
  source: string;
}

export interface WolfFace {
  members: { dice: number; bonus: number; taste: number }[];
  bars: string[];
  right: { on: string; effect: string; amount: number }[];
  source: string;
}

export const ROMAN = ["I", "II", "III", "IV", "V", "VI", "VII"];
export const CARD_FILES = ["equipment", "blessings", "keepsakes"] as const;

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

/** The file that a card comes from, for its icon. */
export function cardFile(content: Entries, id: string): string {
  return CARD_FILES.find((file) => content[file]?.[id]) ?? "equipment";
}

/** A single number of the rules. */
export function rule(content: Entries, id: string, otherwise: number): number {
  const value = content.numbers?.[id]?.value;
  return typeof value === "number" ? value : otherwise;
}

/** The ingredient that goes into the box of a phase, counted from 1. */
export function phaseIngredient(content: Entries, phase: number): string {
  return String(Object.values(content.phases ?? {})[phase - 1]?.ingredient ?? "water");
}

export function phaseId(content: Entries, phase: number): string {
  return Object.keys(content.phases ?? {})[phase - 1] ?? "";
}
