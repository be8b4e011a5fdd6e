// Honest dice: the hash of the secret was shown at the start; the secret at the end must fit it.

/** The commitment that belongs to a secret; "" where the browser has no hash function (pages without HTTPS). */
export async function commitmentOf(secret: string): Promise<string> {
  if (!crypto.subtle || !/^([0-9a-f]{2})+$/.test(secret)) return "";
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
