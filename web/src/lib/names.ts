// What seats are called. Bots have names of their own, so that players can tell them apart.

import type { SeatShown } from "./protocol";

const BOTS = ["Aldous", "Berta", "Corvin", "Dulcie", "Egon", "Fenna", "Hopkin", "Ysolde"];

export function nameOf(seat: SeatShown): string {
  return seat.name || (seat.kind === "bot" || seat.stand_in ? (BOTS[(seat.seat - 1) % BOTS.length] ?? "") : "");
}

export function namesOf(seats: SeatShown[]): string[] {
  return seats.map(nameOf);
}
