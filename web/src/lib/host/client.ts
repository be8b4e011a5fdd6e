// The page's connection to the host in this browser.

import { beside } from "../net/beside";
import type { Carrier, Path, Socket } from "../net/carrier";
import type { FromHost, ToHost } from "./messages";

/** Calls that need no host: `alehouse export site` wrote their answers as files. */
const WRITTEN = /^api\/(house|content|rules|tutorials|forms)\b/;
/** Calls that create a table. */
const NEW_TABLE = /^api\/(tables|import)$/;

/** The host's state, for display. */
export interface HostShown {
  /** Progress from 0 to 1; 1 once it answers. */
  loaded: number;
  /** Whether somebody is waiting for it. */
  wanted: boolean;
  failed: string;
  storage: "" | "refused" | "unwritten";
}

/** The progress once everything is fetched; starting it takes the rest. */
export const FETCHED = 0.9;

const known: Partial<HostShown> = {};
let listener: (change: Partial<HostShown>) => void = () => undefined;

function show(change: Partial<HostShown>): void {
  Object.assign(known, change);
  listener(change);
}

/** Reports the host's state now and after every change. */
export function listen(heard: (change: Partial<HostShown>) => void): void {
  listener = heard;
  heard(known);
}

class HostSocket implements Socket {
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(
    private readonly number: number,
    private readonly tell: (message: ToHost) => void,
    private readonly gone: () => void,
  ) {}

  opened(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  send(text: string): void {
    this.tell({ kind: "say", number: this.number, text });
  }

  close(): void {
    if (this.readyState === 3) return;
    this.tell({ kind: "disconnect", number: this.number });
    this.closed(1000);
  }

  closed(code: number): void {
    this.readyState = 3;
    this.gone();
    this.onclose?.({ code });
  }
}

export class HostCarrier implements Carrier {
  private worker: Worker | null = null;
  private number = 0;
  private readonly calls = new Map<number, (response: Response) => void>();
  private readonly sockets = new Map<number, HostSocket>();

  call(path: Path, options: RequestInit): Promise<Response> {
    if (WRITTEN.test(path)) return fetch(beside(`${path}.json`), options);
    if (path === "api/lobby") return Promise.resolve(Response.json({ tables: [] })); // nobody else can join
    if (NEW_TABLE.test(path)) void navigator.storage?.persist?.(); // otherwise a browser low on space may delete games
    const headers = new Headers(options.headers);
    const id = (this.number += 1);
    this.tell({
      kind: "call",
      id,
      method: options.method ?? "GET",
      path: `/${path}`,
      token: headers.get("authorization")?.replace(/^Bearer /, "") ?? "",
      invite: headers.get("alehouse-invite") ?? "",
      body: typeof options.body === "string" ? options.body : "",
    });
    return new Promise((done) => this.calls.set(id, done));
  }

  connect(table: string): Socket {
    const number = (this.number += 1);
    const socket = new HostSocket(
      number,
      (message) => this.tell(message),
      () => this.sockets.delete(number),
    );
    this.sockets.set(number, socket);
    this.tell({ kind: "connect", number, table });
    queueMicrotask(() => socket.opened());
    return socket;
  }

  /** Starts the host before it is needed. */
  warmUp(): void {
    this.worker ??= this.begin();
  }

  private tell(message: ToHost): void {
    show({ wanted: true });
    (this.worker ??= this.begin()).postMessage(message);
  }

  private begin(): Worker {
    show({ failed: "" });
    const worker = new Worker(new URL("./host.worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<FromHost>) => this.heard(data);
    worker.onerror = (event) => this.fail(event.message);
    worker.postMessage({ kind: "start", base: beside("") } satisfies ToHost);
    return worker;
  }

  private heard(message: FromHost): void {
    if (message.kind === "progress") show({ loaded: (FETCHED * message.loaded) / message.total });
    else if (message.kind === "ready") show({ loaded: 1 });
    else if (message.kind === "failed") this.fail(message.reason);
    else if (message.kind === "storage") show({ storage: message.problem });
    else if (message.kind === "heard") this.sockets.get(message.number)?.onmessage?.({ data: message.text });
    else if (message.kind === "closed") this.sockets.get(message.number)?.closed(message.code);
    else {
      this.calls.get(message.id)?.(new Response(message.text, { status: message.status }));
      this.calls.delete(message.id);
    }
  }

  /** Answers everyone who waits; the next call starts the host again. */
  private fail(reason: string): void {
    show({ failed: reason });
    this.worker?.terminate();
    this.worker = null;
    for (const done of this.calls.values()) done(Response.json({ code: "closing" }, { status: 503 }));
    this.calls.clear();
    for (const socket of [...this.sockets.values()]) socket.closed(1012);
  }
}
