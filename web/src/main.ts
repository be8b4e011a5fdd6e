import { mount } from "svelte";
import "./tokens.css";
import "./fonts.css";
import "./base.css";
import App from "./App.svelte";
import { router } from "./lib/router.svelte";
import { words } from "./lib/words.svelte";

router.begin();
await words.begin();
mount(App, { target: document.getElementById("page")! });

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
}
