// A new version of the site is fetched next to the old one; the reader decides when to use it.

import { hostState } from "./state.svelte";

export function watch(registration: ServiceWorkerRegistration): void {
  const look = (): void => {
    if (registration.waiting && navigator.serviceWorker.controller) hostState.update = true;
  };
  look();
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
}

/** Activates the new version: this tab loads it now, all others with their next load. */
export async function useUpdate(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
  registration?.waiting?.postMessage("use the new version");
}
