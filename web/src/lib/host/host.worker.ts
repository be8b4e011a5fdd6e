// The host of this browser's tables: `alehouse.browser` in Python, which answers the page's messages.

import { memoryDisk, openDisk, type Disk, type Row } from "./disk";
import type { FromHost, FromThinker, ToHost, ToThinker } from "./messages";
import { loadPython } from "./python";

/** `alehouse.browser.host.Host` as seen through Pyodide. */
interface Host {
  call: (method: string, path: string, token: string, invite: string, body: string) => Promise<string>;
  connect: (number: number, table: string) => void;
  hear: (number: number, text: string) => void;
  disconnect: (number: number) => void;
  news: (text: string) => Promise<void>;
}

const tell = (message: FromHost): void => self.postMessage(message);
const waiting: ToHost[] = []; // messages that arrived before the host was ready
let host: Host | null = null;

self.onmessage = ({ data }: MessageEvent<ToHost>) => {
  if (data.kind === "start")
    start(data.base).catch((error: unknown) => tell({ kind: "failed", reason: String(error) }));
  else if (host) take(host, data);
  else waiting.push(data);
};

function take(host: Host, message: ToHost): void {
  if (message.kind === "call") {
    const { id, method, path, token, invite, body } = message;
    void host.call(method, path, token, invite, body).then((answer) => {
      const [status, text] = JSON.parse(answer) as [number, string];
      tell({ kind: "answer", id, status, text });
    });
  } else if (message.kind === "connect") host.connect(message.number, message.table);
  else if (message.kind === "say") host.hear(message.number, message.text);
  else if (message.kind === "disconnect") host.disconnect(message.number);
}

/** The browser's storage; if it is refused, play continues with a warning. */
async function storage(): Promise<Disk> {
  try {
    return await openDisk();
  } catch (error) {
    tell({ kind: "storage", problem: "refused", reason: String(error) });
    return memoryDisk();
  }
}

/** The storage for Python: lists of rows are passed as JSON. */
function forPython(disk: Disk): object {
  return {
    get: disk.get,
    scan: async (prefix: string) => JSON.stringify(await disk.scan(prefix)),
    async write(fresh: string, changed: string) {
      try {
        return await disk.write(JSON.parse(fresh) as Row[], JSON.parse(changed) as Row[]);
      } catch (error) {
        tell({ kind: "storage", problem: "unwritten", reason: String(error) });
        throw error;
      }
    },
    remove: (prefixes: string) => disk.remove(JSON.parse(prefixes) as string[]),
  };
}

/** Long computations run in a worker of their own, so that the host always answers. */
class Thinker {
  private worker: Worker | null = null;
  private number = 0;
  private readonly open = new Map<number, { done: (answer: string) => void; failed: (reason: Error) => void }>();

  constructor(private readonly base: string) {}

  readonly ask = (asked: string): Promise<string> => {
    const worker = (this.worker ??= this.begin());
    return new Promise((done, failed) => {
      const id = (this.number += 1);
      this.open.set(id, { done, failed });
      worker.postMessage({ kind: "work", id, asked } satisfies ToThinker);
    });
  };

  private begin(): Worker {
    const worker = new Worker(new URL("./thinker.worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<FromThinker>) => {
      if (data.kind === "failed") this.fail(data.reason);
      else {
        this.open.get(data.id)?.done(data.answer);
        this.open.delete(data.id);
      }
    };
    worker.onerror = (event) => this.fail(event.message);
    worker.postMessage({ kind: "start", base: this.base } satisfies ToThinker);
    return worker;
  }

  /** The next question starts another one. */
  private fail(reason: string): void {
    this.worker?.terminate();
    this.worker = null;
    for (const { failed } of this.open.values()) failed(new Error(reason));
    this.open.clear();
  }
}

async function start(base: string): Promise<void> {
  const [python, disk] = await Promise.all([
    loadPython(base, (loaded, total) => tell({ kind: "progress", loaded, total })),
    storage(),
  ]);
  const channel = new BroadcastChannel("alehouse-tables");
  const wires = {
    send: (number: number, text: string) => tell({ kind: "heard", number, text }),
    close: (number: number, code: number) => tell({ kind: "closed", number, code }),
  };
  const news = { tell: (text: string) => channel.postMessage(text) };
  const open = python.pyimport("alehouse.browser.worker")["open_host"] as (...parts: unknown[]) => Promise<Host>;
  const opened = await open(forPython(disk), news, wires, new Thinker(base).ask);
  channel.onmessage = ({ data }: MessageEvent<string>) => void opened.news(data);
  host = opened;
  tell({ kind: "ready" });
  for (const message of waiting.splice(0)) take(opened, message);
}
