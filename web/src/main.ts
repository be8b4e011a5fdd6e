import { mount } from "svelte";
import "./tokens.css";
import "./fonts.css";
import "./base.css";
import App from "./App.svelte";
import { invitation, router } from "./lib/state/router.svelte";
import { house } from "./lib/state/house.svelte";
import { words } from "./lib/i18n/words.svelte";
import { carrier, inBrowser } from "./lib/net/carrier";
import { fetchPage } from "./pages";

const WORKER_AFTER = 3000; // ms: caching for later must not delay what is needed now

carrier.warmUp(); // starts while the page does
router.begin();
fetchPage(router.place.page).catch(() => undefined); // fetched together with the texts; the page reports a failure
void house.open();
await words.begin(invitation(router.place).lang);
mount(App, { target: document.getElementById("page")! });

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  setTimeout(() => {
    const registered = navigator.serviceWorker.register("sw.js");
    const updates = inBrowser ? import("./lib/host/updates") : undefined;
    Promise.all([registered, updates])
      .then(([made, updates]) => updates?.watch(made))
      .catch(() => undefined);
  }, WORKER_AFTER);
}
