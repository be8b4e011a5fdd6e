// New tables and seats, remembered as soon as the server has given them.

import { create, fetchHouse, importRecord, join, post, Problem, secret } from "./api";
import { recall } from "../storage/localStorage";
import { myTables } from "../storage/myTables.svelte";
import type { ClientMessage, CreateTable, Replies } from "../protocol";
import { t } from "../i18n/words.svelte";

/** The reader's name at a table. */
export function myName(): string {
  return recall("name", "").trim() || t("guest");
}

export async function createTable(wish: CreateTable): Promise<string> {
  const made = await create(wish);
  const mine = Object.keys(wish.me ?? {}).map(Number);
  myTables.put(made.table, { title: wish.title, token: made.token, invite: made.invite, mine });
  return made.table;
}

/** One click to a running game: the reader and bots. */
export async function quickGame(title: string): Promise<string> {
  const quick = (await fetchHouse()).titles.find((one) => one.id === title)?.quick;
  if (!quick) throw new Problem("bad-setup", { detail: title });
  const { seats, level } = quick;
  const bots = Object.fromEntries(Array.from({ length: seats - 1 }, (_, index) => [String(index + 2), level]));
  return createTable({ title, seats, bots, me: { "1": myName() }, start: true });
}

/** Takes a seat (0: any) by an invitation. */
export async function takeSeat(table: string, name: string, seat: number, invite: string): Promise<void> {
  const joined = await join(table, { name, seat, invite, id: secret() });
  myTables.put(table, { token: joined.token, invite, mine: joined.seats });
}

/** A new table that goes on from a step of a record: the reader on one seat, bots on all others. */
export async function playOn(
  record: string,
  from: { title: string; step: number; seat: number; seats: number },
  level = "regular",
): Promise<string> {
  const { title, step, seat, seats } = from;
  const made = await importRecord({ record, at: step });
  myTables.put(made.table, { title, token: made.token, invite: made.invite, mine: [seat] });
  const send = async (message: ClientMessage): Promise<void> => {
    const { messages } = await post<Replies>(`/api/tables/${made.table}/send`, { message }, { token: made.token });
    for (const reply of messages) if (reply.type === "refused") throw new Problem(reply.code, reply.args, reply.detail);
  };
  await send({ type: "sit", id: secret(), seat, name: myName() });
  for (let other = 1; other <= seats; other += 1)
    if (other !== seat) await send({ type: "seat-bot", id: secret(), seat: other, level });
  await send({ type: "start", id: secret() });
  return made.table;
}
