// Searching bots, hints and analyses: everything that takes longer than a moment.

import type { FromThinker, ToThinker } from "./messages";
import { loadPython } from "./python";

const tell = (message: FromThinker): void => self.postMessage(message);
const waiting: Extract<ToThinker, { kind: "work" }>[] = [];
let work: ((asked: string) => string) | null = null;

self.onmessage = ({ data }: MessageEvent<ToThinker>) => {
  if (data.kind === "start")
    start(data.base).catch((error: unknown) => tell({ kind: "failed", reason: String(error) }));
  else if (work) tell({ kind: "done", id: data.id, answer: work(data.asked) });
  else waiting.push(data);
};

async function start(base: string): Promise<void> {
  const python = await loadPython(base, () => undefined);
  work = python.pyimport("alehouse.browser.thinkers")["work"] as (asked: string) => string;
  for (const { id, asked } of waiting.splice(0)) tell({ kind: "done", id, answer: work(asked) });
}
