// Fluent messages: one catalogue for the messages of Python and of the page.

import { FluentBundle, FluentResource, type FluentValue, type FluentVariable } from "@fluent/bundle";
import type { Lang } from "./languages";

export type Args = Record<string, FluentVariable>;

/** A change with its sign, a minus sign instead of a hyphen; in messages `{ SIGNED($change) }`. */
export function signed(change: number): string {
  return change > 0 ? `+${change}` : change < 0 ? `\u2212${-change}` : "0";
}

const functions = { SIGNED: ([change]: FluentValue[]) => signed(Number(change?.valueOf())) };

export class Catalogue {
  private readonly bundle: FluentBundle;
  /** Formatting errors; the tests require it to be empty. */
  readonly problems: string[] = [];

  constructor(
    readonly lang: Lang,
    texts: string[],
  ) {
    this.bundle = new FluentBundle(lang, { functions, useIsolating: false });
    for (const text of texts) this.bundle.addResource(new FluentResource(text));
  }

  has(key: string): boolean {
    const [name = "", attribute] = key.split(".");
    const message = this.bundle.getMessage(name);
    return attribute ? message?.attributes[attribute] !== undefined : message?.value != null;
  }

  /** The text of a message or of its attribute (`option-duel.about`); an unknown key is returned unchanged. */
  say(key: string, args?: Args): string {
    const [name = "", attribute] = key.split(".");
    const message = this.bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern == null) {
      this.problems.push(`${this.lang}, ${key}: there is no such message`);
      return key;
    }
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, args, errors);
    for (const error of errors) this.problems.push(`${this.lang}, ${key}: ${error.message}`);
    return text;
  }
}
