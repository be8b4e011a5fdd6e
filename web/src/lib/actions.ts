// Actions are compared by their fields, never by their place in a list.

import type { Action } from "../boards/contract";
import type { Changes, Foreseen, PlayerView, RefusedAction } from "./protocol";

export function same(one: Record<string, unknown> | null, other: Record<string, unknown> | null): boolean {
  if (one === null || other === null) return one === other;
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}

function says(action: Record<string, unknown>, part: Record<string, unknown>): boolean {
  return Object.keys(part).every((name) => action[name] === part[name]);
}

/** The first action with these fields. */
export function find(actions: Action[], part: Record<string, unknown>): Action | undefined {
  return actions.find((action) => says(action, part));
}

/** All actions with these fields. */
export function all(actions: Action[], part: Record<string, unknown>): Action[] {
  return actions.filter((action) => says(action, part));
}

/** The first refused action with these fields. */
export function findRefused(refused: RefusedAction[], part: Record<string, unknown>): RefusedAction | undefined {
  return refused.find((one) => says(one.action, part));
}

/** The forecast of a legal action. */
export function forecastOf(playerView: PlayerView, action: Action | null | undefined): Foreseen | undefined {
  return action ? playerView.forecasts[playerView.legal.findIndex((one) => same(one, action))] : undefined;
}

/** The forecast of an action whose follow-up question gets this answer; undefined if that is impossible. */
export function answered(foreseen: Foreseen | undefined, answer: Action): Changes | undefined {
  const found = foreseen?.then.find(({ action }) => same(action, answer));
  return found && (found.forecast ?? foreseen);
}

/** A key for `{#each}`. */
export function keyOf(action: Record<string, unknown>): string {
  return JSON.stringify(action);
}
