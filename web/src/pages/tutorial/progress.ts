// How far the reader has come in the tutorial of a title; kept in the browser.

import { recall, remember } from "../../lib/storage/localStorage";

/** The lesson reached, counted from 0, and how many there are. */
export interface Progress {
  at: number;
  of: number;
}

const place = (title: string): string => `tutorial.${title}`;

/** Null before the first lesson. */
export function progress(title: string): Progress | null {
  return recall<Progress | null>(place(title), null);
}

export function keepProgress(title: string, reached: Progress): void {
  remember(place(title), reached);
}
