// Seats are identified by a symbol first and a color second.

export const SYMBOLS: string[] = [
  "M16 8l8 14.5H8z",
  "M16 9a7 7 0 1 0 0 14a7 7 0 1 0 0-14z",
  "M10.5 9.5h11a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1z",
  "M16 7l8.5 9-8.5 9-8.5-9z",
  "M13 8h6v5h5v6h-5v5h-6v-5H8v-6h5z",
  "M20 7.5a9 9 0 1 0 4 13A8 8 0 0 1 20 7.5z",
  "M12 8.5h8l4.3 7.5-4.3 7.5h-8L7.7 16z",
  "M16 6.5l2.8 6.3 6.7.6-5 4.6 1.5 6.7-6-3.5-6 3.5 1.5-6.7-5-4.6 6.7-.6z",
];

export function symbol(seat: number): string {
  return SYMBOLS[(seat - 1) % SYMBOLS.length] ?? "";
}

export function colour(seat: number): string {
  return `var(--p${((seat - 1) % SYMBOLS.length) + 1})`;
}
