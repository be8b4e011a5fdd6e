// New tables and seats, remembered as soon as the server has given them.

import { create, join, secret } from "./api";
import { recall } from "./keep";
import { kept } from "./kept.svelte";
import type { CreateTable } from "./protocol";
import { TITLES } from "./titles";
import { t } from "./words.svelte";

/** The reader's name at a table. */
export function myName(): string {
  return recall("name", "").trim() || t("guest");
}

export async function found(wish: CreateTable): Promise<string> {
  const made = await create(wish);
  const mine = Object.keys(wish.me ?? {}).map(Number);
  kept.put(made.table, { title: wish.title, token: made.token, invite: made.invite, mine });
  return made.table;
}

/** One click to a running game: the reader and bots. */
export function quickGame(title: string, level = "regular"): Promise<string> {
  const seats = TITLES.find((one) => one.id === title)?.quick ?? 3;
  const bots = Object.fromEntries(Array.from({ length: seats - 1 }, (_, index) => [String(index + 2), level]));
  return found({ title, seats, bots, me: { "1": myName() }, start: true });
}

/** Takes a seat (0: any) by an invitation. */
export async function takeSeat(table: string, name: string, seat: number, invite: string): Promise<void> {
  const joined = await join(table, { name, seat, invite, id: secret() });
  kept.put(table, { token: joined.token, invite, mine: joined.seats });
}
