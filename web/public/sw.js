// Keeps the page itself, so that it opens without a network: then tables say that the server cannot be reached,
// and score sheets simply work. Also shows the notifications that the server sends.

const PAGE = "alehouse-page";
const BOOKS = "alehouse-books";
const WORDS = "alehouse-words";
const SHELL = ["", "theme.js", "icon.svg", "manifest.webmanifest"];

/** The address of something next to the page. */
const beside = (path) => new URL(path, self.registration.scope).href;

self.addEventListener("install", (event) => {
  event.waitUntil(precache().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(tidy().then(() => self.clients.claim()));
});

async function wanted() {
  const list = await fetch(beside("precache.json"), { cache: "no-cache" });
  return [...SHELL, ...(await list.json())].map(beside);
}

async function precache() {
  await (await caches.open(BOOKS)).add(beside("api/house")); // score sheets need it
  const cache = await caches.open(PAGE);
  await cache.addAll(await wanted());
}

/** Drops files of earlier builds, unless the list cannot be fetched just now. */
async function tidy() {
  const keep = await wanted().catch(() => null);
  if (!keep) return;
  const cache = await caches.open(PAGE);
  for (const request of await cache.keys()) if (!keep.includes(request.url)) await cache.delete(request);
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const scope = self.registration.scope;
  if (request.method !== "GET" || !request.url.startsWith(scope)) return;
  const path = request.url.slice(scope.length).replace(/[?#].*$/, "");
  if (path.startsWith("assets/")) event.respondWith(kept(request));
  else if (/^api\/(house$|rules\/|content\/)/.test(path)) event.respondWith(freshOr(request, request, BOOKS));
  else if (SHELL.includes(path)) event.respondWith(freshOr(request, beside(path)));
});

/** From the network while there is one, else what was kept. */
async function freshOr(request, otherwise, name = PAGE) {
  const cache = await caches.open(name);
  try {
    const response = await fetch(request);
    if (response.ok) await cache.put(otherwise, response.clone());
    return response;
  } catch (error) {
    const found = await cache.match(otherwise);
    if (found) return found;
    throw error;
  }
}

/** Files with a hash in their name never change. */
async function kept(request) {
  const cache = await caches.open(PAGE);
  const found = await cache.match(request);
  if (found) return found;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
}

self.addEventListener("push", (event) => {
  const about = event.data ? event.data.json() : {};
  event.waitUntil(notify(about));
});

/** The words were left here by the page, in the reader's language. */
async function notify(about) {
  const left = await (await caches.open(WORDS)).match(beside("words.json"));
  const words = left ? await left.json() : { turn: "●", titles: {} };
  const says = (about.event === "warning" && words.warning) || words.turn;
  await self.registration.showNotification(words.titles[about.title] || "Alehouse", {
    body: about.name ? `${says}: ${about.name}` : says,
    icon: beside("icon-192.png"),
    tag: about.table,
    data: { table: about.table },
  });
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(beside(`#/table/${event.notification.data.table}`)));
});

async function show(address) {
  const open = await self.clients.matchAll({ type: "window" });
  const there = open.find((client) => client.url.endsWith(address));
  return there ? there.focus() : self.clients.openWindow(address);
}
