// What a choice will bring, before the click: the chance of a roll, and the noise afterwards.

import type { Action } from "../contract";
import type { Entries } from "../../lib/speech";
import { card, rule, type BoardAction, type Player, type View } from "./view";

/** The chance that the best of `dice` dice plus `bonus` reaches `need`. */
export function chance(need: number, bonus: number, dice = 1): number {
  const misses = Math.min(6, Math.max(0, need - bonus - 1));
  return 1 - (misses / 6) ** dice;
}

/** What an action of the board needs now. */
export function task(view: View, what: unknown): BoardAction | undefined {
  return view.board.find((one) => one.what === what);
}

/** The noise that doing something adds, if it succeeds and if it fails. */
export function noiseOf(content: Entries, view: View, player: Player, what: unknown): [number, number] {
  const done = task(view, what);
  if (!done || done.need === 0) return [0, 0];
  const failure = player.abilities.includes("discreet") ? 0 : rule(content, "failure-noise", 1);
  return [done.noise, done.noise + failure];
}

/** The noise after a choice, if it succeeds and if it fails; null where the choice changes none. */
export function noiseAfter(content: Entries, view: View, player: Player, action: Action | null): [number, number] | null {
  if (!action) return null;
  const { noise } = player;
  const pending = view.roll.what ? noiseOf(content, view, player, view.roll.what) : null;
  switch (action.do) {
    case "action": {
      const done = task(view, action.what);
      if (done?.need === 0) return both(Math.max(0, noise - rule(content, "meditation", 5)));
      const [good, bad] = noiseOf(content, view, player, action.what);
      return [noise + good, noise + bad];
    }
    case "sprint":
    case "convertSprint":
      return both(noise + rule(content, "sprint-noise", 2));
    case "makeNoise": {
      const more = rule(content, "making-noise-noise", 2);
      return pending ? [noise + pending[0] + more, noise + pending[1] + more] : both(noise + more);
    }
    case "stayQuiet":
    case "roll":
      return pending ? [noise + pending[0], noise + pending[1]] : null;
    case "use": {
      const face = card(content, String(action.card));
      if (face?.effect === "noise") return both(Math.max(0, noise + (face.amount ?? 0)));
      return face?.effect === "silence" ? both(face.amount ?? 0) : null;
    }
    default:
      return null;
  }
}

function both(noise: number): [number, number] {
  return [noise, noise];
}
