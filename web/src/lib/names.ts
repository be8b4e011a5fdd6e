// Names of seats. Bots get names, so that players can distinguish them.

import { words } from "./i18n/words.svelte";
import type { SeatShown } from "./protocol";

const BOTS = ["Aldous", "Berta", "Corvin", "Dulcie", "Egon", "Fenna", "Hopkin", "Ysolde"];

const WITH_LEVEL = /^(.*) \(([^()\s]+)\)$/; // as records name bots

function nameOf(seat: SeatShown): string {
  const [, name, level = ""] = WITH_LEVEL.exec(seat.name) ?? [];
  if (words.has(`level-${level.split(/[+:]/, 1)[0]}`)) return `${name} (${words.level(level)})`;
  return seat.name || (seat.kind === "bot" || seat.stand_in ? (BOTS[(seat.seat - 1) % BOTS.length] ?? "") : "");
}

export function namesOf(seats: SeatShown[]): string[] {
  return seats.map(nameOf);
}
