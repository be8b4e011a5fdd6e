// Addresses of the workshop.

import { beside } from "../../lib/net/beside";
import { packed, type SharedPack } from "../../lib/packs/link";
import { address } from "../../lib/state/router.svelte";

export const SHARED = "shared";

/** The link that holds a whole pack. */
export async function linkTo(pack: SharedPack): Promise<string> {
  return beside(address("workshop", pack.title, SHARED, await packed(pack)));
}
