// All tables kept in this browser as one file, for another browser or as a backup.

import { inBrowser } from "../net/carrier";
import { myTables, readExport } from "../storage/myTables.svelte";
import { openDisk, type Row } from "./disk";

const PRIVATE = "keys/"; // keys of this host only
const TABLES = "tables/";

/** My tables with their secrets, including the games that are played in this browser. */
export async function exportTables(): Promise<string> {
  if (!inBrowser) return myTables.exported();
  const rows = (await (await openDisk()).scan("")).filter(([key]) => !key.startsWith(PRIVATE));
  return myTables.exported({ rows });
}

/** Adds the tables of such a file; returns how many were new, or -1 for any other file. Existing tables stay unchanged. */
export async function importTables(text: string): Promise<number> {
  const found = readExport<{ rows: Row[] }>(text);
  if (!found) return -1;
  if (inBrowser) {
    const disk = await openDisk();
    const here = new Set((await disk.scan(TABLES)).map(([key]) => key.slice(TABLES.length)));
    await disk.write([], newRows(found.rows ?? [], here));
  }
  return myTables.take(found.tables);
}

/** The rows of tables that are not here yet, and all content, which is the same everywhere. */
export function newRows(rows: Row[], here: Set<string>): Row[] {
  return rows.filter(([key, value]) => {
    const [kind = "", table = ""] = key.split("/");
    const known = kind === "contents" || (["tables", "entries", "chat"].includes(kind) && !here.has(table));
    return known && typeof value === "string";
  });
}
