// Reads the archives of an exported site: ZIP files with uncompressed entries, compressed as a whole.

const END = 22; // bytes of the record at the end, which no comment follows
const ENTRY = 46; // bytes of an entry in the list before it, without the name
const HEAD = 30; // bytes before each file, without the name

export interface Unpacked {
  /** Ends with a slash, or is empty. */
  folder: string;
  name: string;
  data: Uint8Array;
}

export function* filesOf(archive: ArrayBuffer): Generator<Unpacked> {
  const view = new DataView(archive);
  const text = new TextDecoder();
  const end = archive.byteLength - END;
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    const long = view.getUint16(at + 28, true);
    const path = text.decode(new Uint8Array(archive, at + ENTRY, long));
    const head = view.getUint32(at + 42, true);
    const start = head + HEAD + view.getUint16(head + 26, true) + view.getUint16(head + 28, true);
    const cut = path.lastIndexOf("/") + 1;
    yield {
      folder: path.slice(0, cut),
      name: path.slice(cut),
      data: new Uint8Array(archive, start, view.getUint32(at + 24, true)),
    };
    at += ENTRY + long + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
}
