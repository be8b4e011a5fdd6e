// A pack in a link: compressed into the fragment, which servers never see.

import type { Changes } from "./draft";

/** The content of a link or a file. */
export interface SharedPack {
  title: string;
  name: string;
  changes: Changes;
}

export const LONGEST_LINK = 8000; // characters; longer links tend to get truncated
const LARGEST = 64 * 1024; // bytes of a pack, the server's limit

/** The pack as characters for a link. */
export async function packed({ title, name, changes }: SharedPack): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify([title, name, changes]));
  const found = await through(new CompressionStream("deflate-raw"), bytes, Infinity);
  return btoa(Array.from(found!, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** The pack in such characters, null if there is none. */
export async function unpacked(letters: string): Promise<SharedPack | null> {
  try {
    const text = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    const found = await through(new DecompressionStream("deflate-raw"), bytes, LARGEST);
    if (!found) return null;
    const [title, name, changes] = JSON.parse(new TextDecoder().decode(found)) as [unknown, unknown, unknown];
    return typeof title === "string" && typeof name === "string" && isChanges(changes)
      ? { title, name, changes }
      : null;
  } catch {
    return null;
  }
}

const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether something has the shape of changes; the checks decide whether they are valid. */
function isChanges(value: unknown): value is Changes {
  return (
    isTable(value) && Object.values(value).every((entries) => isTable(entries) && Object.values(entries).every(isTable))
  );
}

/** Passes bytes through a stream; null if there are more than `most`. */
async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
  most: number,
): Promise<Uint8Array | null> {
  const writer = stream.writable.getWriter();
  const writing = writer.write(bytes).then(() => writer.close());
  writing.catch(() => undefined); // the reading side reports errors
  const reader = (stream.readable as ReadableStream<Uint8Array>).getReader();
  const parts: number[] = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Uint8Array.from(parts);
    for (const byte of value) parts.push(byte);
    if (parts.length > most) {
      void reader.cancel();
      return null;
    }
  }
}
