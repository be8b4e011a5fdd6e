// The log of a table as the reader sees it: events step by step, without undone ones.

import type { Told } from "../boards/contract";
import type { Heard, StepTold } from "./protocol";

/** Something that happened, with its step and the seat that caused it; `kind` is "told" for events of the game, else the change of the table. */
export interface Line {
  key: string;
  step: number;
  kind: string;
  /** The seat it is about. */
  seat: number;
  by: number;
  told: Told | null;
}

/** Changes of the table that are listed between the game's own lines. */
const SHOWN = ["undone", "stood-in", "came-back", "revoked", "abandoned"];

/** The seat a line is about. */
function seatOf(told: Told, otherwise: number): number {
  return typeof told.seat === "number" ? told.seat : otherwise;
}

export function fromHistory(steps: StepTold[]): Line[] {
  return steps.flatMap((step) => toLines(`s${step.step}`, step.step, step.seat, step.events as Told[]));
}

function toLines(prefix: string, step: number, seat: number, events: Told[]): Line[] {
  return events.map((told, index) => ({
    key: `${prefix}.${index}`,
    step,
    kind: "told",
    seat: seatOf(told, seat),
    by: seat,
    told,
  }));
}

/** The log after one more version. */
export function heardMore(lines: Line[], heard: Heard): Line[] {
  const standing = lines.filter((line) => line.step <= heard.steps);
  const seat = heard.cause.seat ?? 0;
  const key = `v${heard.version}`;
  const told = toLines(key, heard.steps, seat, heard.events as Told[]);
  if (SHOWN.includes(heard.cause.kind))
    told.push({ key, step: heard.steps, kind: heard.cause.kind, seat, by: seat, told: null });
  return [...standing, ...told];
}

/** The game's events among these lines. */
export function eventsOf(lines: Line[]): Told[] {
  return lines.flatMap((line) => (line.told ? [line.told] : []));
}

/** The lines since the reader's own last step: what the others did meanwhile. */
export function digest(lines: Line[], mine: number[]): Line[] {
  let last = lines.length - 1;
  while (last >= 0 && !mine.includes(lines[last]!.by)) last -= 1;
  return lines.slice(last + 1);
}

/** What one action did, as one entry of the log. */
export interface Entry {
  key: string;
  step: number;
  seat: number;
  lines: Line[];
}

/** The lines grouped by action, oldest first; events of the table itself are separate. */
export function entries(lines: Line[]): Entry[] {
  const found: Entry[] = [];
  for (const line of lines) {
    const last = found.at(-1);
    const joins = last && line.kind === "told" && last.lines[0]!.kind === "told" && last.step === line.step;
    if (joins) last.lines.push(line);
    else found.push({ key: line.key, step: line.step, seat: line.by, lines: [line] });
  }
  return found;
}
