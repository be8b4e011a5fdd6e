// A table's client against a simulated server: versions, answers, gaps, refusals, lost connections.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Patched, ServerMessage, Sync, TableState, Update } from "../protocol";
import { myTables } from "../storage/myTables.svelte";
import { TableClient } from "./table.svelte";

class FakeSocket {
  static all: FakeSocket[] = [];
  static readonly OPEN = 1;
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  accept(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  drop(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  kinds(): unknown[] {
    return this.sent.map((message) => message.type);
  }
}

const state = (version: number, steps = version): TableState => ({
  version,
  steps,
  status: "playing",
  seats: [{ seat: 1, kind: "person", name: "Ann", level: "", stand_in: "", absent: "", mine: true, automatic: true }],
  host: true,
  waiting: 1,
  confirming: false,
  deadline: 0,
  proposal: null,
  secret: "",
  nonces: [],
  trouble: "",
  invite: "",
  player_view: {
    seat: 1,
    view: {},
    decision: "turn-step",
    legal: [{ do: "roll" }],
    forecasts: [],
    refused: [],
    scores: [],
    undo: null,
    automatic: null,
    because: [],
    shortcuts: [],
  },
});
const sync = (version: number, heard: Sync["heard"] = []): Sync => ({
  type: "sync",
  table: {
    table: "t",
    title: "ale",
    rules: 1,
    pack: { name: "house", digest: "d" },
    options: {},
    seats: 1,
    settings: {} as never,
    commitment: "",
    earlier: [],
    created: 0,
    from_record: false,
    branch: false,
  },
  state: state(version),
  heard,
  chat: [],
  present: { seats: [1], watchers: 0 },
});
const update = (version: number): Update => ({
  type: "update",
  heard: { version, steps: version, cause: { kind: "acted", seat: 2 }, events: [{ event: "move", seat: 2 }] },
  state: state(version),
});

let client: TableClient;
const socket = (): FakeSocket => FakeSocket.all.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  client = new TableClient("t", { token: "secret" });
  client.open();
  socket().accept();
  socket().say(sync(5));
});
afterEach(() => {
  client.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the first message shows the key, and the secret is not in the address", () => {
  expect(socket().sent[0]).toMatchObject({ type: "hello", token: "secret", since: -1 });
  expect(socket().url).not.toContain("secret");
  expect(client.line).toBe("open");
  expect(client.state?.version).toBe(5);
});

test("an action names the position it was seen at, waits for its answer, and is not sent twice", async () => {
  const done = client.act({ do: "roll" });
  void client.act({ do: "roll" });
  const acts = socket().sent.filter((message) => message.type === "act");
  expect(acts).toHaveLength(1);
  expect(acts[0]).toMatchObject({ base: 5, action: { do: "roll" } });
  expect(client.pending).toEqual({ do: "roll" });
  socket().say({ type: "ack", id: String(acts[0]!.id), version: 6, repeated: false });
  await done;
  expect(client.pending).toBeNull();
});

test("where the next position comes before the answer, the next action is not lost", async () => {
  const first = client.act({ do: "roll" });
  socket().say(update(6));
  expect(client.pending).toBeNull();
  const second = client.act({ do: "keep" });
  const acts = socket().sent.filter((message) => message.type === "act");
  expect(acts).toMatchObject([{ base: 5 }, { base: 6, action: { do: "keep" } }]);
  socket().say({ type: "ack", id: String(acts[0]!.id), version: 6, repeated: false });
  await first;
  expect(client.pending).toEqual({ do: "keep" });
  socket().say({ type: "ack", id: String(acts[1]!.id), version: 7, repeated: false });
  await second;
  expect(client.pending).toBeNull();
});

test("an action whose answer got lost is sent again under the same id after the line is back", async () => {
  const done = client.act({ do: "roll" });
  const first = socket().sent.find((message) => message.type === "act")!;
  socket().drop();
  expect(client.line).toBe("lost");
  await vi.advanceTimersByTimeAsync(1000);
  expect(FakeSocket.all).toHaveLength(2);
  socket().accept();
  expect(socket().sent[0]).toMatchObject({ type: "hello", since: 5 });
  socket().say(sync(6));
  const again = socket().sent.find((message) => message.type === "act")!;
  expect(again).toEqual(first);
  socket().say({ type: "ack", id: String(again.id), version: 6, repeated: true });
  await done;
  expect(client.refusal).toBeNull();
});

test("a gap in the versions is asked about, and nothing is shown out of order", () => {
  socket().say(update(7));
  expect(socket().sent.at(-1)).toEqual({ type: "resync", since: 5 });
  expect(client.state?.version).toBe(5);
  socket().say(sync(7, [update(6).heard, update(7).heard]));
  expect(client.state?.version).toBe(7);
  expect(client.lines.map((line) => line.step)).toEqual([6, 7]);
});

const patch = (version: number): Patched => ({
  type: "patch",
  heard: update(version).heard,
  patch: { version: [version], steps: [version], player_view: { decision: ["brew"] } },
});

test("the page asks for patches, and a patch leads to the next position", () => {
  expect(socket().sent[0]).toMatchObject({ type: "hello", patches: true });
  socket().say(patch(6));
  expect(client.state).toEqual({ ...state(6), player_view: { ...state(6).player_view, decision: "brew" } });
});

test("patches that come quickly build on each other, whichever is shown", () => {
  for (const version of [6, 7, 8]) socket().say(patch(version));
  expect(client.state?.version).toBe(6);
  client.skip();
  expect(client.state?.version).toBe(8);
});

test("a patch for a position that the page does not have is not applied", () => {
  socket().say(patch(7));
  expect(socket().sent.at(-1)).toEqual({ type: "resync", since: 5 });
  expect(client.state?.version).toBe(5);
  socket().say(sync(7, null));
  socket().say(patch(8));
  client.skip();
  expect(client.state?.version).toBe(8);
});

test("forecasts are asked for with every decision and belong to that position only", () => {
  expect(socket().kinds()).toContain("forecast");
  const forecasts = [{ exact: true, then: [], facts: { noise: [[1, 1]] as [number, number][] }, outcomes: [] }];
  socket().say({ type: "forecasts", version: 4, forecasts, shortcuts: [] });
  expect(client.state?.player_view?.forecasts).toEqual([]);
  socket().say({ type: "forecasts", version: 5, forecasts, shortcuts: [] });
  expect(client.state?.player_view?.forecasts).toEqual(forecasts);
  socket().say(patch(6));
  expect(client.state?.player_view?.forecasts).toEqual([]);
});

test("a version that is known already changes nothing", () => {
  socket().say(update(5));
  expect(socket().kinds()).not.toContain("resync");
  expect(client.state?.version).toBe(5);
});

test("moves of others are shown one after the other, and can be skipped", async () => {
  for (const version of [6, 7, 8]) socket().say(update(version));
  expect(client.state?.version).toBe(6);
  expect(client.waiting).toBe(2);
  await vi.advanceTimersByTimeAsync(700);
  expect(client.state?.version).toBe(7);
  client.skip();
  expect(client.state?.version).toBe(8);
  expect(client.waiting).toBe(0);
});

test("a stale action is refused aloud, and the fresh position is shown", async () => {
  const done = client.act({ do: "roll" });
  const { id } = socket().sent.find((message) => message.type === "act")!;
  socket().say({
    type: "refused",
    id: String(id),
    code: "stale",
    args: { base: 5, version: 9 },
    detail: "",
    reason: null,
    state: state(9),
  });
  await done;
  expect(client.refusal?.code).toBe("stale");
  expect(client.state?.version).toBe(9);
  expect(client.pending).toBeNull();
});

test("no answer is said after a while, and given up later", async () => {
  const done = client.act({ do: "roll" });
  await vi.advanceTimersByTimeAsync(4500);
  expect(client.slow).toBe(true);
  await vi.advanceTimersByTimeAsync(11_000);
  await done;
  expect(client.refusal?.code).toBe("closing");
  expect(client.pending).toBeNull();
});

test("advice that comes late does not hide what there is to do", async () => {
  void client.send({ type: "hint" });
  await vi.advanceTimersByTimeAsync(4500);
  expect(client.slow).toBe(false);
});

test("who is not let in is told why and does not insist", async () => {
  socket().say({ type: "refused", id: "", code: "wrong-token", args: {}, detail: "", reason: null, state: null });
  socket().drop(1008);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(client.barred?.code).toBe("wrong-token");
  expect(client.line).toBe("closed");
  expect(FakeSocket.all).toHaveLength(1);
});

test("a silent line is asked, and silence is taken for an answer", async () => {
  await vi.advanceTimersByTimeAsync(26_000);
  expect(socket().kinds()).toContain("ping");
  await vi.advanceTimersByTimeAsync(14_000);
  expect(FakeSocket.all.length).toBeGreaterThan(1);
});

test("after a gap that was too long the whole history is asked for", () => {
  socket().say(sync(400, null));
  expect(socket().kinds()).toContain("history");
  socket().say({
    type: "history",
    version: 400,
    since: 0,
    steps: [{ step: 1, seat: 1, action: null, events: [{ event: "move", seat: 1 }] }],
  });
  expect(client.lines).toHaveLength(1);
});

test("before the start a number is mixed in, once for every seal of the dice", async () => {
  const gathering = (commitment: string): Sync => {
    const message = sync(6);
    return { ...message, table: { ...message.table, commitment }, state: { ...message.state, status: "lobby" } };
  };
  const given = (): Record<string, unknown>[] => socket().sent.filter((message) => message.type === "nonce");
  socket().say(gathering("first"));
  expect(given()).toHaveLength(1);
  expect(given()[0]!.nonce).toMatch(/^[0-9a-f]{64}$/);
  socket().say({ type: "ack", id: String(given()[0]!.id), version: 7, repeated: false });
  await vi.advanceTimersByTimeAsync(0);
  expect(myTables.find("t")).toMatchObject({ seal: "first", nonce: given()[0]!.nonce });
  socket().say(gathering("first"));
  expect(given()).toHaveLength(1);
  socket().say(gathering("second"));
  expect(given()).toHaveLength(2);
  expect(given()[1]!.nonce).not.toBe(given()[0]!.nonce);
});

test("numbers change when the dice have settled, and skipping shows them at once", () => {
  client.rolls = (heard) => heard.some(({ event }) => event === "move");
  socket().say(update(6));
  expect(client.heard).toEqual([{ event: "move", seat: 2 }]);
  expect(client.state?.version).toBe(5);
  void client.act({ do: "roll" });
  expect(socket().sent.some((message) => message.type === "act")).toBe(false);
  vi.advanceTimersByTime(1000);
  expect(client.state?.version).toBe(6);
  socket().say(update(7));
  client.skip();
  expect(client.state?.version).toBe(7);
});
