// Honest dice: the hash of the secret was shown at the start; the secret at the end must fit it, and the number that
// this browser mixed in must be there.

import type { TableShown, TableState } from "./protocol";

/** Whether the dice were committed before this browser mixed in its number, and both were used; null: unknown. */
export async function honest(
  table: Pick<TableShown, "commitment" | "earlier">,
  state: Pick<TableState, "secret" | "nonces">,
  kept: { seal?: string; nonce?: string } = {},
): Promise<boolean | null> {
  const hash = table.commitment ? await commitmentOf(state.secret) : "";
  if (!hash) return null;
  const sealed = !kept.seal || [...table.earlier, table.commitment].includes(kept.seal);
  return hash === table.commitment && sealed && (!kept.nonce || state.nonces.includes(kept.nonce));
}

/** The commitment of a secret; "" if the browser has no hash function (pages without HTTPS). */
export async function commitmentOf(secret: string): Promise<string> {
  if (!crypto.subtle || !/^([0-9a-f]{2})+$/.test(secret)) return "";
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
