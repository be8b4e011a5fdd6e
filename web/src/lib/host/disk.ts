// This browser's storage of tables: texts by key, in IndexedDB. A write is answered once it is safe.

const NAME = "alehouse";
const ROWS = "rows";

export type Row = [key: string, text: string];

export interface Disk {
  get: (key: string) => Promise<string>;
  scan: (prefix: string) => Promise<Row[]>;
  /** Writes all or nothing; false if one of the new keys already exists. */
  write: (fresh: Row[], changed: Row[]) => Promise<boolean>;
  remove: (prefixes: string[]) => Promise<void>;
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("IndexedDB"));
  });
}

/** All keys with a prefix: no character comes after U+FFFF. */
const startingWith = (prefix: string): IDBKeyRange => IDBKeyRange.bound(prefix, `${prefix}\uffff`);

export async function openDisk(): Promise<Disk> {
  const opening = indexedDB.open(NAME, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(ROWS);
  const database = await done(opening);

  const reading = (): IDBObjectStore => database.transaction(ROWS).objectStore(ROWS);

  /** A transaction that is on disk when it completes. */
  function change(work: (rows: IDBObjectStore) => void): Promise<boolean> {
    return new Promise((resolve, reject) => {
      const transaction = database.transaction(ROWS, "readwrite", { durability: "strict" });
      let taken = false;
      transaction.oncomplete = () => resolve(true);
      transaction.onerror = (event) => {
        taken ||= (event.target as IDBRequest).error?.name === "ConstraintError";
      };
      transaction.onabort = () =>
        taken ? resolve(false) : reject(transaction.error ?? new Error("the browser did not write"));
      work(transaction.objectStore(ROWS));
    });
  }

  return {
    get: async (key) => ((await done(reading().get(key))) as string | undefined) ?? "",
    async scan(prefix) {
      const rows = reading();
      const [keys, texts] = await Promise.all([
        done(rows.getAllKeys(startingWith(prefix))),
        done(rows.getAll(startingWith(prefix))),
      ]);
      return keys.map((key, index) => [String(key), texts[index] as string]);
    },
    write: (fresh, changed) =>
      change((rows) => {
        for (const [key, text] of fresh) rows.add(text, key);
        for (const [key, text] of changed) rows.put(text, key);
      }),
    async remove(prefixes) {
      await change((rows) => {
        for (const prefix of prefixes) rows.delete(startingWith(prefix));
      });
    },
  };
}

/** Storage for this tab only, used if the browser refuses to store anything. */
export function memoryDisk(): Disk {
  const rows = new Map<string, string>();
  return {
    get: async (key) => rows.get(key) ?? "",
    scan: async (prefix) => [...rows].filter(([key]) => key.startsWith(prefix)).sort(([a], [b]) => (a < b ? -1 : 1)),
    async write(fresh, changed) {
      if (fresh.some(([key]) => rows.has(key))) return false;
      for (const [key, text] of [...fresh, ...changed]) rows.set(key, text);
      return true;
    },
    async remove(prefixes) {
      for (const key of [...rows.keys()]) if (prefixes.some((prefix) => key.startsWith(prefix))) rows.delete(key);
    },
  };
}
