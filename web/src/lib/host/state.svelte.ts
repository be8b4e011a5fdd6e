// The state of this browser's host, for display.

import { listen, type HostShown } from "./client";

class HostState implements HostShown {
  loaded = $state(0);
  wanted = $state(false);
  failed = $state("");
  storage: HostShown["storage"] = $state("");
  /** A new version of the site is ready. */
  update = $state(false);

  constructor() {
    listen((change) => Object.assign(this, change));
  }
}

export const hostState = new HostState();
