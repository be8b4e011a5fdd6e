// Score sheets for the real table: what was counted, and what it is worth.

import type { SheetRow } from "./protocol";

export function points(row: SheetRow, count: number): number {
  const lots = Math.floor(count / row.per);
  return lots ? row.first + (lots - 1) * row.each : 0;
}

export function total(rows: SheetRow[], counts: number[]): number {
  return rows.reduce((sum, row, index) => sum + points(row, counts[index] ?? 0), 0);
}
