// Score sheets for the real table: what to count, and what it is worth.

export interface Row {
  /** Key of the label: of the title's catalogue (`score-…`), or of the page (`sheet-…`). */
  key: string;
  /** Points of what was counted. */
  points: (count: number) => number;
  /** Lowest and highest sensible number. */
  range: [number, number];
}

const times = (each: number) => (count: number): number => count * each;
const row = (key: string, points: (count: number) => number = times(1), range: [number, number] = [0, 99]): Row => ({ key, points, range });

export const SHEETS: Record<string, Row[]> = {
  moonlight: [
    ...["I", "II", "III", "IV", "V", "VI", "VII"].map((phase) => row(`sheet-box-${phase}`, times(1), [0, 9])),
    row("score-werewolves", times(1), [-9, 30]),
    row("score-adjustment", times(1), [-20, 20]),
    row("score-dirt", times(-1), [0, 30]),
  ],
  dicebrewing: [
    row("score-experience"),
    row("sheet-coins", (coins) => Math.floor(coins / 2)),
    row("score-pale-malt", times(1), [0, 14]),
    row("score-dark-malt", times(2), [0, 14]),
    row("score-hops", times(1), [0, 12]),
  ],
  brewcrafters: [
    row("score-beer", times(1), [0, 300]),
    row("score-rep"),
    row("score-research"),
    row("score-tasting-room"),
    row("sheet-labels", times(3), [0, 30]),
    row("sheet-portions", times(1), [0, 12]),
    row("sheet-loans", (loans) => (loans ? -2 - (loans - 1) * 3 : 0), [0, 20]),
  ],
};

export function total(rows: Row[], counts: number[]): number {
  return rows.reduce((sum, one, index) => sum + one.points(counts[index] ?? 0), 0);
}
