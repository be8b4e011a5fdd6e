// Messages between the page and its workers.

/** From the page to the host. */
export type ToHost =
  | { kind: "start"; base: string }
  | { kind: "call"; id: number; method: string; path: string; token: string; invite: string; body: string }
  | { kind: "connect"; number: number; table: string }
  | { kind: "say"; number: number; text: string }
  | { kind: "disconnect"; number: number };

/** From the host to the page. `storage` says why the browser stores nothing, or failed to store the last thing. */
export type FromHost =
  | { kind: "progress"; loaded: number; total: number }
  | { kind: "ready" }
  | { kind: "failed"; reason: string }
  | { kind: "answer"; id: number; status: number; text: string }
  | { kind: "heard"; number: number; text: string }
  | { kind: "closed"; number: number; code: number }
  | { kind: "storage"; problem: "refused" | "unwritten"; reason: string };

/** Between the host and the worker in which bots think. */
export type ToThinker = { kind: "start"; base: string } | { kind: "work"; id: number; asked: string };
export type FromThinker = { kind: "done"; id: number; answer: string } | { kind: "failed"; reason: string };
