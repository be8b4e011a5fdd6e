// The part of the protocol that uses plain HTTP.

import type {
  Analysis,
  Content,
  Created,
  CreateTable,
  House,
  ImportRecord,
  Joined,
  JoinTable,
  Lobby,
  CheckPack,
  PackChecked,
  PackFigures,
  PackForms,
  PackRead,
  Past,
  PlayPack,
  Replies,
  Review,
  Rulebook,
  Sync,
  Tutorial,
} from "../protocol";
import type { Lang } from "../i18n/languages";
import { carrier, type Path } from "./carrier";

export interface Keys {
  /** The secret that holds seats. */
  token?: string;
  /** The secret that allows viewing and joining. */
  invite?: string;
}

/** A refusal by the server: the page says `code` as `problem-CODE`, `detail` is an English sentence. */
export class Problem extends Error {
  constructor(
    readonly code: string,
    readonly args: Record<string, string | number> = {},
    readonly detail = "",
  ) {
    super(`${code} ${detail}`);
  }
}

const OFFLINE = "offline";

async function ask(path: Path, options: RequestInit = {}): Promise<Response> {
  let response: Response;
  try {
    response = await carrier.call(path, options);
  } catch {
    throw new Problem(OFFLINE);
  }
  if (response.ok) return response;
  const problem = (await response.json().catch(() => ({}))) as Partial<Problem>;
  throw new Problem(problem.code ?? "internal", problem.args, problem.detail);
}

function headers(keys: Keys): Record<string, string> {
  return {
    ...(keys.token ? { authorization: `Bearer ${keys.token}` } : {}),
    ...(keys.invite ? { "alehouse-invite": keys.invite } : {}),
  };
}

async function get<T>(path: Path, keys: Keys = {}): Promise<T> {
  return (await ask(path, { headers: headers(keys) })).json() as Promise<T>;
}

function send(path: Path, body: unknown, keys: Keys = {}): Promise<Response> {
  return ask(path, {
    method: "POST",
    headers: { ...headers(keys), "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

export async function post<T>(path: Path, body: unknown, keys: Keys = {}): Promise<T> {
  return (await send(path, body, keys)).json() as Promise<T>;
}

function once<T>(fetched: (path: Path) => Promise<T>): (path: Path) => Promise<T> {
  const kept = new Map<Path, Promise<T>>();
  return (path) => {
    let found = kept.get(path);
    if (!found) {
      found = fetched(path);
      found.catch(() => kept.delete(path));
      kept.set(path, found);
    }
    return found;
  };
}

const houseOnce = once((path) => get<House>(path));
const rulesOnce = once((path) => get<Rulebook>(path));
const tutorialOnce = once((path) => get<Tutorial>(path));
const contentOnce = once((path) => get<Content>(path));

/** What this server offers. */
export const fetchHouse = (): Promise<House> => houseOnce("api/house");
export const rulebook = (title: string, lang: Lang): Promise<Rulebook> => rulesOnce(`api/rules/${title}/${lang}`);
export const tutorial = (title: string): Promise<Tutorial> => tutorialOnce(`api/tutorials/${title}`);
export const content = (title: string, rules: number, digest: string): Promise<Content> =>
  contentOnce(`api/content/${title}/${rules}/${digest}`);
export const tableContent = (table: string, keys: Keys): Promise<Content> => get(`api/tables/${table}/content`, keys);

export const lobby = (): Promise<Lobby> => get("api/lobby");
export const create = (wish: CreateTable): Promise<Created> => post("api/tables", { id: secret(), ...wish });
export const join = (table: string, wish: JoinTable): Promise<Joined> =>
  post(`api/tables/${table}/join`, { id: secret(), ...wish });
export const importRecord = (wish: ImportRecord): Promise<Created> => post("api/import", wish);

const formsOnce = once((path) => get<PackForms>(path));

/** What a pack of a title may hold. */
export const packForms = (title: string): Promise<PackForms> => formsOnce(`api/forms/${title}`);
/** A pack's problems, and its changes. */
export const checkPack = (wish: CheckPack): Promise<PackChecked> => post("api/packs/check", wish);
export const readPack = (file: string): Promise<PackRead> => post("api/packs/read", { file });
/** The bot games played so far with a pack; the first request starts them. */
export const playPack = (wish: PlayPack): Promise<PackFigures> => post("api/packs/games", wish);

/** The messages and names of a title in Fluent's syntax. */
export async function titleMessages(title: string, lang: Lang): Promise<string> {
  return (await ask(`api/messages/${title}/${lang}`)).text();
}

/** A title to print, cut and play. */
export async function printable(
  title: string,
  rules: number,
  digest: string,
  lang: Lang,
  paper: string,
): Promise<Blob> {
  return (await ask(`api/print/${title}/${rules}/${digest}/${lang}/${paper}`)).blob();
}

/** A pack to print, cut and play. */
export async function printPack(wish: CheckPack, lang: Lang, paper: string): Promise<Blob> {
  return (await send(`api/packs/print/${lang}/${paper}`, wish)).blob();
}

/** The game so far as a record. */
export async function record(table: string, keys: Keys): Promise<string> {
  return (await ask(`api/tables/${table}/record`, { headers: headers(keys) })).text();
}

/** A running game as a record that starts now, with everything hidden from its player drawn again. */
export async function branch(table: string, keys: Keys): Promise<string> {
  return (await ask(`api/tables/${table}/branch`, { headers: headers(keys) })).text();
}

/** An unguessable random string, which makes a request repeatable. */
export function secret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(18));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

/** 32 random bytes in hex, this browser's share of a game's chance. */
export function nonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The table as others see it, or as a seat does. */
export async function look(table: string, keys: Keys): Promise<Sync | undefined> {
  const { messages } = await post<Replies>(`api/tables/${table}/poll`, { since: -1, wait: 0 }, keys);
  return messages.find((message) => message.type === "sync");
}

/** The position after this many steps, as a seat sees it (0: as everyone does). */
export const past = (table: string, step: number, seat: number, keys: Keys): Promise<Past> =>
  get(`api/tables/${table}/at/${step}/${seat}`, keys);

/** The review of a finished game, as far as it is complete. */
export const review = (table: string, keys: Keys): Promise<Review> => get(`api/tables/${table}/review`, keys);

/** A finished game as curves. */
export const analysis = (table: string, keys: Keys): Promise<Analysis> => get(`api/tables/${table}/analysis`, keys);
