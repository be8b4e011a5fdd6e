// What fields and values of the content are called: in the workshop's own words, else in the title's.

import type { BoardKit } from "../../boards/contract";
import type { Speech } from "../../lib/i18n/speech";
import type { FieldForm, PackProblemShown } from "../../lib/protocol";

/** What all fields of an entry share. */
export interface Desk {
  section: string;
  /** What the entry is called as long as the pack gives it no name. */
  usual: string;
  problems: PackProblemShown[];
  /** The numbers of players that there can be. */
  players: number[];
  say: Speech;
  kit: BoardKit | null;
}

/** What a field is called. */
export function labelOf(field: string, say: Speech): string {
  const own = `workshop-field-${field}`;
  if (say.has(own)) return say.say(own);
  return effectOf(field, say) ?? say.named(field);
}

/** What one of the allowed values of a field is called. */
export function optionOf(field: string, value: string | number, { section, say, kit }: Desk): string {
  if (typeof value === "number") return String(value);
  const keys = [`workshop-value-${value}`, `${field}-${value}`, `${section.replace(/s$/, "")}-${value}`];
  for (const key of keys) if (say.has(key)) return said(key, say);
  const word = kit?.value?.(value, say) ?? say.named(value, [field, `${field}s`]);
  return word === value || field === "do" ? (effectOf(value, say) ?? word) : word;
}

/** What an effect of this name says. */
function effectOf(name: string, say: Speech): string | undefined {
  return say.has(`effect-${name}`) ? said(`effect-${name}`, say) : undefined;
}

/** A message about an effect, with 1 for all its numbers. */
function said(key: string, say: Speech): string {
  const numbers = { amount: 1, also: 1, per: 1, limit: 1, "at-least": 1, rep: 1 };
  return say.say(key, { ...numbers, what: say.word("anything") });
}

/** What a field may hold. */
export function wantedOf(form: FieldForm, say: Speech): string {
  const { kind, low = 0, high = 0 } = form;
  const key = `workshop-wanted-${kind}`;
  return say.has(key) ? say.say(key, { low, high }) : say.say("workshop-wanted");
}
