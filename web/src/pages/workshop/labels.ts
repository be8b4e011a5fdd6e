// Names of fields and values of the content: the workshop's own, else the title's.

import type { BoardKit } from "../../boards/contract";
import type { Speech } from "../../lib/i18n/speech";
import type { FieldForm, PackProblemShown } from "../../lib/protocol";

/** What all fields of an entry share. */
export interface Desk {
  section: string;
  /** The entry's name if the pack gives it none. */
  usual: string;
  problems: PackProblemShown[];
  /** The possible numbers of players. */
  players: number[];
  say: Speech;
  kit: BoardKit | null;
}

/** The name of a field. */
export function labelOf(field: string, say: Speech): string {
  const own = `workshop-field-${field}`;
  if (say.has(own)) return say.say(own);
  return effectOf(field, say) ?? say.named(field);
}

/** The name of an allowed value of a field. */
export function optionOf(field: string, value: string | number, { section, say, kit }: Desk): string {
  if (typeof value === "number") return String(value);
  const keys = [`workshop-value-${value}`, `${field}-${value}`, `${section.replace(/s$/, "")}-${value}`];
  for (const key of keys) if (say.has(key)) return said(key, say);
  const word = kit?.value?.(value, say) ?? say.named(value, [field, `${field}s`]);
  return word === value || field === "do" ? (effectOf(value, say) ?? word) : word;
}

/** The sentence for an effect. */
function effectOf(name: string, say: Speech): string | undefined {
  return say.has(`effect-${name}`) ? said(`effect-${name}`, say) : undefined;
}

/** A message about an effect, with 1 for all its numbers. */
function said(key: string, say: Speech): string {
  const numbers = { amount: 1, also: 1, per: 1, limit: 1, "at-least": 1, rep: 1 };
  return say.say(key, { ...numbers, what: say.word("anything") });
}

/** The allowed values of a field. */
export function wantedOf(form: FieldForm, say: Speech): string {
  const { kind, low = 0, high = 0 } = form;
  const key = `workshop-wanted-${kind}`;
  return say.has(key) ? say.say(key, { low, high }) : say.say("workshop-wanted");
}
