// The server's refusals in words.

import { Problem } from "./api";
import type { RefusedMessage } from "../protocol";
import { t, words } from "../i18n/words.svelte";

/** A sentence for a refusal or an error; a general one by default. */
export function problem(what: unknown): string {
  if (what instanceof Problem || (what as RefusedMessage | null)?.type === "refused") {
    const { code, args, detail } = what as RefusedMessage;
    const key = `problem-${code}`;
    if (["bad-setup", "bad-record", "bad-pack"].includes(code)) return t(key, { detail });
    return words.has(key) ? t(key, args) : t("problem-internal");
  }
  return t("problem-internal");
}
