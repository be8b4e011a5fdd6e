// My tables: stored only in this browser, like the secrets that hold my seats.

import { recall, remember } from "./localStorage";
import type { TableShown, TableState } from "../protocol";

export interface MyTable {
  table: string;
  title: string;
  token: string;
  invite: string;
  /** When it was last opened. */
  seen: number;
  status: TableState["status"];
  /** Names in seat order, "" for open seats. */
  names: string[];
  /** My seats. */
  mine: number[];
  /** The seat that the game waits for. */
  waiting: number;
  /** Seat and total of the leader, once the game is over. */
  winner?: [number, number];
  /** My own total, once the game is over, if I had one seat. */
  total?: number;
  /** The commitment of the dice that preceded my own number, and that number. */
  seal?: string;
  nonce?: string;
}

const MOST = 200;

function facts(shown: TableShown, state: TableState, names: string[]): Partial<MyTable> {
  const scores = state.status === "over" ? (state.player_view?.scores ?? []) : [];
  const front = scores.find((score) => score.place === 1);
  const [own, ...more] = state.seats.filter((seat) => seat.mine);
  const total = more.length ? undefined : scores.find((score) => score.seat === own?.seat)?.total;
  return {
    title: shown.title,
    status: state.status,
    names,
    mine: state.seats.filter((seat) => seat.mine).map((seat) => seat.seat),
    waiting: state.waiting,
    ...(state.invite ? { invite: state.invite } : {}),
    ...(front ? { winner: [front.seat, front.total] as [number, number] } : {}),
    ...(total === undefined ? {} : { total }),
  };
}

/** My results in games that are over with exactly one seat of mine. */
export interface Standing {
  games: number;
  wins: number;
  best: number;
}

/** The content of an export; null for anything else. */
export function readExport<More>(text: string): ({ tables: MyTable[] } & Partial<More>) | null {
  try {
    const data = JSON.parse(text);
    return data.alehouse === "tables" && Array.isArray(data.tables) ? data : null;
  } catch {
    return null;
  }
}

class MyTables {
  tables: MyTable[] = $state.raw(recall<MyTable[]>("tables", []));

  find(table: string): MyTable | undefined {
    return this.tables.find((one) => one.table === table);
  }

  /** Adds a table or updates it; the most recently seen comes first. */
  put(table: string, change: Partial<MyTable>): void {
    const known = this.find(table) ?? {
      table,
      title: "",
      token: "",
      invite: "",
      seen: 0,
      status: "lobby" as const,
      names: [],
      mine: [],
      waiting: 0,
    };
    const others = this.tables.filter((one) => one.table !== table);
    this.write([{ ...known, ...change, seen: Date.now() }, ...others].slice(0, MOST));
  }

  /** My results in a title, null before the first game is over. Players who share first place have won. */
  standing(title: string): Standing | null {
    const over = this.tables.filter((one) => one.title === title && one.total !== undefined);
    if (!over.length) return null;
    return {
      games: over.length,
      wins: over.filter(({ total, winner }) => total === winner?.[1]).length,
      best: Math.max(...over.map(({ total }) => total!)),
    };
  }

  drop(table: string): void {
    this.write(this.tables.filter((one) => one.table !== table));
  }

  /** The summary of an open table for the start page. */
  note(shown: TableShown, state: TableState, names: string[]): void {
    this.put(shown.table, facts(shown, state, names));
  }

  /** The same for a table that was only checked: it keeps its place in the list. */
  refresh(shown: TableShown, state: TableState, names: string[]): void {
    this.write(this.tables.map((one) => (one.table === shown.table ? { ...one, ...facts(shown, state, names) } : one)));
  }

  /** All tables with their secrets, and optionally more, for another browser. */
  exported(more: object = {}): string {
    return JSON.stringify({ alehouse: "tables", tables: this.tables, ...more }, null, 1);
  }

  /** Adds the tables of an export; returns how many were new. */
  take(tables: MyTable[]): number {
    const known = new Set(this.tables.map((one) => one.table));
    const fresh = tables.filter(
      (one) => typeof one.table === "string" && typeof one.token === "string" && !known.has(one.table),
    );
    this.write([...this.tables, ...fresh].slice(0, MOST));
    return fresh.length;
  }

  private write(tables: MyTable[]): void {
    this.tables = tables;
    remember("tables", tables);
  }
}

export const myTables = new MyTables();
