// A new version of the site is fetched beside the old one; the reader decides when it is used.

import { hostState } from "./state.svelte";

export function watch(registration: ServiceWorkerRegistration): void {
  const look = (): void => {
    if (registration.waiting && navigator.serviceWorker.controller) hostState.update = true;
  };
  look();
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
}

/** Uses the new version: all tabs of the site get it with their next load, this one now. */
export async function useUpdate(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
  registration?.waiting?.postMessage("use the new version");
}
