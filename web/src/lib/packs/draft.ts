// A pack being edited: its differences from the house pack, by section, entry and field. Forms come from the schema.

import type { FieldForm, PackProblemShown } from "../protocol";
import type { Entries } from "../i18n/speech";

export type Entry = Record<string, unknown>;
export type Changes = Record<string, Record<string, Entry>>;

/** An entry of one section. */
export interface Place {
  section: string;
  id: string;
}

/** The differences of an entry from the house pack. */
export type Mark = "" | "changed" | "new" | "out";

const LETTERS = "bcdefghijklmnopqrstuvwxyz";
const LONGEST_ID = 40;
const NOT_RULES = ["face", "name", "sources"]; // fields of an entry that `like` does not copy

/** The ids of a section: those of the house pack, then new ones. */
export function idsOf(house: Entries, changes: Changes, section: string, more: string[] = []): string[] {
  const own = Object.keys(changes[section] ?? {});
  return [...new Set([...Object.keys(house[section] ?? {}), ...more, ...own])];
}

/** An entry before its changes: the house pack's entry, or the one it is like. */
export function startOf(house: Entries, changes: Changes, { section, id }: Place): Entry {
  const like = changes[section]?.[id]?.like;
  const found = house[section]?.[typeof like === "string" ? like : id] ?? {};
  return Object.fromEntries(Object.entries(found).filter(([field]) => !NOT_RULES.includes(field)));
}

/** An entry with its changes. */
export function entryOf(house: Entries, changes: Changes, place: Place): Entry {
  return { ...startOf(house, changes, place), ...changes[place.section]?.[place.id] };
}

export function markOf(house: Entries, changes: Changes, { section, id }: Place): Mark {
  const own = changes[section]?.[id];
  if (!own) return "";
  if (own.copies === 0) return "out";
  return house[section]?.[id] ? "changed" : "new";
}

/** The changes with one field set; a field with its old value is not a change. `undefined` removes it. */
export function withField(house: Entries, changes: Changes, place: Place, field: string, value: unknown): Changes {
  const own: Entry = { ...changes[place.section]?.[place.id] };
  const usual = field === "copies" ? 1 : startOf(house, changes, place)[field];
  if (value === undefined || JSON.stringify(value) === JSON.stringify(usual)) delete own[field];
  else own[field] = value;
  return withEntry(house, changes, place, own);
}

/** The changes with an entry as given; an unchanged entry of the house pack is not a change. */
export function withEntry(house: Entries, changes: Changes, { section, id }: Place, own: Entry | null): Changes {
  const entries = { ...changes[section] };
  if (own === null || (house[section]?.[id] && Object.keys(own).length === 0)) delete entries[id];
  else entries[id] = own;
  const found = { ...changes, [section]: entries };
  if (Object.keys(entries).length === 0) delete found[section];
  return found;
}

/** The changes with a new entry like another one, and its id. */
export function withCopy(house: Entries, changes: Changes, { section, id }: Place, name: string): [Changes, Place] {
  const known = new Set(idsOf(house, changes, section));
  const base = id.slice(0, LONGEST_ID - 4);
  const endings = [...LETTERS, ...[...LETTERS].flatMap((first) => [...LETTERS].map((second) => first + second))];
  const ending = endings.find((one) => !known.has(`${base}-${one}`)) ?? "";
  const fresh = { section, id: `${base}-${ending}` };
  const { copies: _, ...own } = changes[section]?.[id] ?? {};
  const like = house[section]?.[id] ? { like: id } : {};
  const entry = { ...like, ...own, name: `${name} ${ending.toUpperCase()}` };
  return [withEntry(house, changes, fresh, entry), fresh];
}

/** The changes, without all entries of the house pack's deck that they do not mention. */
export function onlyMentioned(house: Entries, changes: Changes, section: string): Changes {
  const others = Object.keys(house[section] ?? {}).filter((id) => !changes[section]?.[id]);
  const out = Object.fromEntries(others.map((id) => [id, { copies: 0 }]));
  return { ...changes, [section]: { ...out, ...changes[section] } };
}

/** An allowed value of a field, to start with. */
export function fresh(form: FieldForm): unknown {
  switch (form.kind) {
    case "whole":
      return Math.max(form.low ?? 0, Math.min(1, form.high ?? 0));
    case "word":
      return form.allowed?.[0];
    case "flag":
      return false;
    case "list":
      return Array.from({ length: form.low ?? 0 }, () => fresh(form.item!));
    case "fields": {
      const wanted = Object.entries(form.fields ?? {}).filter(([name]) => !form.optional?.includes(name));
      return Object.fromEntries(wanted.map(([name, part]) => [name, name === "source" ? "pack" : fresh(part)]));
    }
    case "effect":
      return fresh(Object.values(form.variants ?? {})[0]!);
    case "by-players":
      return {};
    default:
      return "";
  }
}

/** Another effect, with the fields that it shares with the previous one. */
export function asEffect(form: FieldForm, does: string, before: Entry): Entry {
  const variant = form.variants![does]!;
  const made = fresh(variant) as Entry;
  for (const [name, part] of Object.entries(variant.fields ?? {})) {
    const value = before[name];
    if (name === "do" || name === "source" || value === undefined) continue;
    if (part.kind === "word" ? part.allowed?.includes(value as string) : fitsWhole(part, value)) made[name] = value;
  }
  return made;
}

const fitsWhole = (form: FieldForm, value: unknown): boolean =>
  typeof value === "number" && value >= (form.low ?? 0) && value <= (form.high ?? 0);

/** The problems of a part of an entry; `inside` includes those of nested parts. */
export function problemsAt(problems: PackProblemShown[], at: string[], inside = false): PackProblemShown[] {
  return problems.filter(
    (one) => at.every((step, index) => one.at[index] === step) && (inside || one.at.length === at.length),
  );
}

/** A number by players as typed: one number, or several separated by commas. */
export function readByPlayers(text: string): number | number[] | string | undefined {
  const parts = text.split(/[\s,;]+/).filter(Boolean);
  if (parts.length === 0) return undefined;
  const numbers = parts.map(Number);
  if (numbers.some(Number.isNaN)) return text;
  return numbers.length === 1 ? numbers[0] : numbers;
}
