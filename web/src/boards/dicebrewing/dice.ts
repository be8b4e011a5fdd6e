// Dice as in the view: Y4, Y3+1 (a 3 raised by 1), K6 protected, G (not rolled yet), Y1* (an opening 1).

import type { Action } from "../contract";
import { find, findRefused, same } from "../../lib/actions";
import type { RefusedAction } from "../../lib/protocol";
import type { Colour } from "./content";
import type { Need } from "./view";

export type Kind = "y" | "k" | "g" | "u";
export type Zone = "active" | "storage";

export interface DieShown {
  name: string;
  kind: Kind;
  colour: Colour;
  /** Its value; 0 before its first roll. */
  shown: number;
  /** The part of the value that is a bonus of this round. */
  bonus: number;
  mark: "" | "blocked" | "protected";
}

const COLOUR: Record<Kind, Colour> = { y: "pale-malt", k: "dark-malt", g: "hops", u: "skill" };
const KIND: Record<string, Kind> = { "pale-malt": "y", "dark-malt": "k", hops: "g", skill: "u" };

export function kindOf(colour: string): Kind {
  return KIND[colour] ?? "y";
}

export function read(name: string): DieShown {
  const [face = "", mark = ""] = name.split(" ");
  const kind = face.charAt(0).toLowerCase() as Kind;
  const [base = "", bonus = "0"] = face.slice(1).replace("*", "").split("+");
  return {
    name,
    kind,
    colour: COLOUR[kind],
    shown: Number(base || 0) + Number(bonus),
    bonus: Number(bonus),
    mark: mark as DieShown["mark"],
  };
}

/** The value of a die as actions write it. */
function valueOf(name: string): number | string {
  const face = (name.split(" ")[0] ?? "").slice(1);
  if (face === "1*") return "1-opening";
  return face.includes("+") ? face.replace("+", "-plus-") : Number(face);
}

/** The number in an action's value: "3-plus-1" is a 4. */
export function shownBy(value: unknown): number {
  if (typeof value === "number") return value;
  const [base = "0", bonus = "0"] = String(value).replace("-opening", "").split("-plus-");
  return Number(base) + Number(bonus);
}

/** The fields by which actions distinguish dice. */
function fields(name: string, zone: Zone): Record<string, unknown> {
  const { colour, mark } = read(name);
  return { zone, colour, value: valueOf(name), ...(mark ? { mark } : {}) };
}

/** A die that the player holds. */
export interface Held {
  name: string;
  zone: Zone;
  index: number;
}

/** The choice of this die when a space asks for one. */
export function pickOf({ name, zone }: Held): Action {
  return { do: read(name).mark ? "pick-marked" : "pick", ...fields(name, zone) } as Action;
}

const PICKS = ["pick", "pick-marked"];
/** Sets of dice are gathered in any order, and then confirmed. */
export const PLANS = {
  "store-dice": { gathers: PICKS, closes: "finish" },
  "school-reroll": { gathers: PICKS, closes: "finish" },
  "brew-dice": { gathers: PICKS },
};
const ZONES: Zone[] = ["active", "storage"];

/** The dice from which a decision gathers a set: all of a zone in which one may be picked. */
export function gatherable(decision: string, legal: Action[], player: Record<Zone, string[]>): Held[] {
  if (!(decision in PLANS)) return [];
  const open = ZONES.filter((zone) =>
    legal.some((action) => PICKS.includes(String(action.do)) && action.zone === zone),
  );
  return open.flatMap((zone) => player[zone].map((name, index) => ({ name, zone, index })));
}

/** The dice of these choices, one per choice. */
export function gatheredOf(dice: Held[], plan: Action[]): Held[] {
  const left = [...plan];
  return dice.filter((die) => {
    const at = left.findIndex((action) => same(action, pickOf(die)));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** The action for a seat's die: own dice are picked, any may be a token's target. */
function parts(name: string, zone: Zone, seat: number, own: boolean): Record<string, unknown>[] {
  const marked = read(name).mark !== "";
  const die = fields(name, zone);
  const target = { do: marked ? "target-marked" : "target", seat, ...die };
  return own ? [{ do: marked ? "pick-marked" : "pick", ...die }, target] : [target];
}

export function dieAction(legal: Action[], name: string, zone: Zone, seat: number, own: boolean): Action | undefined {
  return parts(name, zone, seat, own)
    .map((part) => find(legal, part))
    .find(Boolean);
}

export function dieRefused(
  refused: RefusedAction[],
  name: string,
  zone: Zone,
  seat: number,
  own: boolean,
): RefusedAction | undefined {
  return parts(name, zone, seat, own)
    .map((part) => findRefused(refused, part))
    .find(Boolean);
}

/** Marks as many dice of a pool as were chosen, one per chosen name. */
export function chosenOf(pool: string[], chosen: string[]): boolean[] {
  const left = [...chosen];
  return pool.map((name) => {
    const at = left.indexOf(name);
    if (at < 0) return false;
    left.splice(at, 1);
    return true;
  });
}

export type Wanted = { kind: Kind; colour: Colour; least: number; state: "met" | "store" | "missing" | "open" };

const STATES: Record<string, Wanted["state"]> = { storage: "met", active: "store", "": "missing" };

/** The dice of a recipe, each either stored, ready to be stored, or missing. */
export function needs(dice: string[], progress: Need[] | undefined): Wanted[] {
  const wanted = (name: string, state: Wanted["state"]): Wanted => {
    const { kind, colour, shown } = read(name);
    return { kind, colour, least: shown, state };
  };
  return progress
    ? progress.map(({ least, zone }) => wanted(least, STATES[zone] ?? "open"))
    : dice.map((name) => wanted(name, "open"));
}
