// If sockets do not get through, plain requests do.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection, type ConnectionState } from "./connection";
import type { ServerMessage } from "../protocol";

class DeafSocket {
  static readonly OPEN = 1;
  readyState = 0;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor() {
    setTimeout(() => this.onclose?.({ code: 1006 }), 10);
  }
  close(): void {
    this.readyState = 3;
  }
}

let asked: { path: string; body: Record<string, unknown>; headers: Record<string, string> }[];
let states: ConnectionState[];
let received: ServerMessage[];
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", DeafSocket);
  asked = [];
  states = [];
  received = [];
  vi.stubGlobal("fetch", async (address: string, options: { body: string; headers: Record<string, string> }) => {
    asked.push({
      path: new URL(address).pathname,
      body: JSON.parse(options.body) as Record<string, unknown>,
      headers: options.headers,
    });
    await new Promise((done) => setTimeout(done, 100));
    return new Response(JSON.stringify({ messages: [{ type: "pong", at: asked.length }] }));
  });
  connection = new Connection("t", () => ({ token: "secret" }), {
    hello: () => ({ type: "hello" }),
    receive: (message) => received.push(message),
    state: (state) => states.push(state),
    since: () => ({ version: 7, chat: 2, seat: 0 }),
  });
  connection.open();
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("after three sockets that never opened it asks again and again, with the secret in a header", async () => {
  await vi.advanceTimersByTimeAsync(6000);
  expect(states).toContain("open");
  const polls = asked.filter((one) => one.path === "/api/tables/t/poll");
  expect(polls[0]?.body).toMatchObject({ since: -1, wait: 0 });
  expect(polls[1]?.body).toMatchObject({ since: 7, chat: 2, wait: 20 });
  expect(polls[0]?.headers.authorization).toBe("Bearer secret");
  expect(received.length).toBeGreaterThan(0);
});

test("what is sent meanwhile goes by a request of its own", async () => {
  await vi.advanceTimersByTimeAsync(6000);
  connection.send({ type: "chat", id: "1", text: "hello" });
  expect(asked.at(-1)).toMatchObject({
    path: "/api/tables/t/send",
    body: { message: { type: "chat", text: "hello" } },
  });
});
