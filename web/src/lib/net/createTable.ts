// New tables and seats, remembered as soon as the server has created them.

import { create, fetchHouse, importRecord, join, look, nonce, post, Problem, secret, type Keys } from "./api";
import { recall } from "../storage/localStorage";
import { myTables } from "../storage/myTables.svelte";
import type { ClientMessage, CreateTable, Replies } from "../protocol";
import { t } from "../i18n/words.svelte";

/** The reader's name at a table. */
export function myName(): string {
  return recall("name", "").trim() || t("guest");
}

/** A new table. It starts only after this browser has seen the commitment of the dice and mixed in a number of its own. */
export async function createTable(wish: CreateTable): Promise<string> {
  const { start, ...others } = wish;
  const made = await create(start ? { ...others, settings: { ...wish.settings, start_when_full: false } } : others);
  const mine = Object.keys(wish.me ?? {}).map(Number);
  myTables.put(made.table, { title: wish.title, token: made.token, invite: made.invite, mine });
  if (start) {
    const own = await mixture(made.table, made);
    if (mine.length > 0) await send(made.table, made, { type: "nonce", id: secret(), nonce: own });
    await send(made.table, made, { type: "start", id: secret() });
  }
  return made.table;
}

/** A number to mix in, stored with the commitment published before it; "" once the game has begun. */
async function mixture(table: string, keys: Keys): Promise<string> {
  const found = await look(table, keys);
  if (found?.state.status !== "lobby") return "";
  const own = nonce();
  myTables.put(table, { seal: found.table.commitment, nonce: own });
  return own;
}

async function send(table: string, keys: Keys, message: ClientMessage): Promise<void> {
  const { messages } = await post<Replies>(`api/tables/${table}/send`, { message }, keys);
  for (const reply of messages) if (reply.type === "refused") throw new Problem(reply.code, reply.args, reply.detail);
}

/** Starts a game with one click: the reader and bots. */
export async function quickGame(title: string): Promise<string> {
  const quick = (await fetchHouse()).titles.find((one) => one.id === title)?.quick;
  if (!quick) throw new Problem("bad-setup", { detail: title });
  const { seats, level } = quick;
  const bots = Object.fromEntries(Array.from({ length: seats - 1 }, (_, index) => [String(index + 2), level]));
  return createTable({ title, seats, bots, me: { "1": myName() }, start: true });
}

/** Takes a seat (0: any) with an invitation. */
export async function takeSeat(table: string, name: string, seat: number, invite: string): Promise<void> {
  const joined = await join(table, { name, seat, invite, id: secret(), nonce: await mixture(table, { invite }) });
  myTables.put(table, { token: joined.token, invite, mine: joined.seats });
}

/** A new table that continues from a step of a record: the reader in one seat, bots in all others. */
export async function playOn(
  record: string,
  from: { title: string; step: number; seat: number; seats: number },
  level = "regular",
): Promise<string> {
  const { title, step, seat, seats } = from;
  const made = await importRecord({ record, at: step });
  myTables.put(made.table, { title, token: made.token, invite: made.invite, mine: [seat] });
  const own = await mixture(made.table, made);
  await send(made.table, made, { type: "sit", id: secret(), seat, name: myName(), nonce: own });
  for (let other = 1; other <= seats; other += 1)
    if (other !== seat) await send(made.table, made, { type: "seat-bot", id: secret(), seat: other, level });
  await send(made.table, made, { type: "start", id: secret() });
  return made.table;
}
