// Navigating the steps of a game.

import type { Line } from "./log";

/** The steps after which a replay pauses: the last of each run of steps by one seat. */
export function turns(lines: Line[], steps: number): number[] {
  const seats: number[] = [];
  for (const line of lines) if (line.seat) seats[line.step] = line.seat;
  const ends: number[] = [];
  for (let step = 1; step < steps; step += 1)
    if (seats[step] && seats[step + 1] && seats[step] !== seats[step + 1]) ends.push(step);
  return [0, ...ends, steps].filter((step, index, all) => all.indexOf(step) === index);
}

export interface Phase {
  /** Counted from 1. */
  number: number;
  /** Its first step. */
  first: number;
  last: number;
  /** The line that announces it. */
  line: Line;
}

/** The phases of a game: each begins with an `event`. */
export function phases(lines: Line[], steps: number, event: string): Phase[] {
  const begins = lines.filter((line) => line.told?.event === event);
  return begins.map((line, index) => ({
    number: index + 1,
    first: line.step,
    last: begins[index + 1]?.step ?? steps,
    line,
  }));
}

/** The next stop in a direction, -1 or 1. */
export function nextStop(stops: number[], from: number, direction: number): number {
  const found = direction > 0 ? stops.find((stop) => stop > from) : stops.findLast((stop) => stop < from);
  return found ?? (direction > 0 ? (stops.at(-1) ?? from) : (stops[0] ?? from));
}

/** Ascending places, spread so that each is `room` from the next and none is beyond `end`. */
export function apart(places: number[], room: number, end: number): number[] {
  const moved: number[] = [];
  for (const place of places) moved.push(Math.max(place, (moved.at(-1) ?? -Infinity) + room));
  let most = end;
  for (let index = moved.length - 1; index >= 0 && moved[index]! > most; index -= 1) {
    moved[index] = most;
    most -= room;
  }
  return moved;
}
