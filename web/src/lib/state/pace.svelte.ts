// The speed at which others' actions are shown: slow enough to follow, fast enough that nobody waits for the screen.

import { recall, remember } from "../storage/localStorage";
import type { Heard } from "../protocol";

export const PACES = ["calm", "brisk", "instant"] as const;
export type Pace = (typeof PACES)[number];

const WAIT: Record<Pace, number> = { calm: 1200, brisk: 600, instant: 0 };
const SHARE: Record<Pace, number> = { calm: 1, brisk: 0.7, instant: 0 };
export const ROLL = 620; // ms that dice take to settle, as --t-roll in tokens.css
const BACKLOG = 3; // if more positions wait, they are shown at double speed

class Pacing {
  chosen: Pace = $state(recall<Pace>("pace", "brisk"));
  private readonly still = matchMedia("(prefers-reduced-motion: reduce)");

  choose(pace: Pace): void {
    this.chosen = pace;
    remember("pace", pace);
  }

  /** Milliseconds that dice take to settle at this pace. */
  roll(): number {
    return this.chosen === "instant" || this.still.matches || document.visibilityState === "hidden" ? 0 : ROLL;
  }

  /** Milliseconds for which a position stays before the next one may be shown. */
  wait(heard: Heard, own: boolean, behind: number, more = 0): number {
    if (heard.events.length === 0 || this.still.matches || document.visibilityState === "hidden") return 0;
    const wait = (own ? WAIT[this.chosen] / 2 : WAIT[this.chosen]) + more * SHARE[this.chosen];
    return behind > BACKLOG ? wait / 2 : wait;
  }
}

export const pace = new Pacing();
