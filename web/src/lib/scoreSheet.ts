// Score sheets for the real table: counts and their worth.

import type { SheetRow } from "./protocol";

export function points(row: SheetRow, count: number): number {
  const lots = Math.floor(count / row.per);
  return lots ? row.first + (lots - 1) * row.each : 0;
}

/** Whether the line exists with these options. */
export const applies = (row: SheetRow, options: string[]): boolean => !options.includes(row.unless);

export function total(rows: SheetRow[], counts: number[], options: string[]): number {
  return rows.reduce((sum, row, index) => sum + (applies(row, options) ? points(row, counts[index] ?? 0) : 0), 0);
}
