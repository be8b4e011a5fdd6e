// A game begins only after this browser has seen the commitment of its dice and mixed in a number.

import { afterEach, expect, test, vi } from "vitest";
import { myTables } from "../storage/myTables.svelte";
import { createTable, takeSeat } from "./createTable";

type Body = Record<string, unknown> & { message?: Record<string, unknown> };

/** A server that answers everything; returns the requests in order. */
function serve(status: string): [string, Body][] {
  const asked: [string, Body][] = [];
  const answers: Record<string, unknown> = {
    tables: { table: "t", token: "token", invite: "invite" },
    join: { table: "t", token: "token", seats: [2] },
    poll: { messages: [{ type: "sync", table: { commitment: "sealed" }, state: { status } }] },
    send: { messages: [{ type: "ack", id: "", version: 1, repeated: false }] },
  };
  vi.stubGlobal("fetch", (path: string, options: { body: string }) => {
    const what = path.split("/").at(-1)!;
    asked.push([what, JSON.parse(options.body) as Body]);
    return Promise.resolve({ ok: true, json: () => Promise.resolve(answers[what]) });
  });
  return asked;
}
afterEach(() => {
  vi.unstubAllGlobals();
  myTables.drop("t");
});

test("a table that is full at once begins after the number was given", async () => {
  const asked = serve("lobby");
  await createTable({ title: "ale", seats: 2, me: { "1": "Ann" }, bots: { "2": "regular" }, start: true });
  expect(asked.map(([what, body]) => body.message?.type ?? what)).toEqual(["tables", "poll", "nonce", "start"]);
  expect(asked[0]![1]).toMatchObject({ settings: { start_when_full: false } });
  expect(asked[0]![1].start).toBeUndefined();
  expect(myTables.find("t")).toMatchObject({ seal: "sealed", nonce: asked[2]![1].message!.nonce });
});

test("whoever joins looks at the seal first and brings a number", async () => {
  const asked = serve("lobby");
  await takeSeat("t", "Bob", 0, "invite");
  expect(asked.map(([what]) => what)).toEqual(["poll", "join"]);
  expect(asked[1]![1].nonce).toMatch(/^[0-9a-f]{64}$/);
  expect(myTables.find("t")?.nonce).toBe(asked[1]![1].nonce);
});

test("a game that has begun takes no more numbers", async () => {
  const asked = serve("playing");
  await takeSeat("t", "Bob", 0, "invite");
  expect(asked[1]![1].nonce).toBe("");
  expect(myTables.find("t")?.nonce).toBeUndefined();
});
