// The board of a title, fetched with its first table; the generic one by default.

import type { BoardKit } from "./contract";

const KITS = import.meta.glob(["./*/index.ts", "!./generic/index.ts"], { import: "default" }) as Record<
  string,
  () => Promise<BoardKit>
>;

export async function loadKit(title: string): Promise<BoardKit> {
  const load = KITS[`./${title}/index.ts`];
  return load ? load() : (await import("./generic")).default;
}
