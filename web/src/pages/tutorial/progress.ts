// The reader's progress in a title's tutorial; stored in the browser.

import { recall, remember } from "../../lib/storage/localStorage";

/** The current lesson, counted from 0, and the number of lessons. */
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
