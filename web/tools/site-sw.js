// The service worker of a site that `alehouse export site` wrote: keeps all of it, so that everything is played without a
// network. A new version is fetched as a whole beside the old one, and used when the reader agrees.

/* global VERSION, FILES -- the export writes them above: a digest of the site, and the digest of every file */

const NAME = `alehouse-site-${VERSION}`;
const LIST = "files.json";
const beside = (path) => new URL(path, self.registration.scope).href;

self.addEventListener("install", (event) => event.waitUntil(keep()));
self.addEventListener("activate", (event) => event.waitUntil(tidy().then(() => self.clients.claim())));
self.addEventListener("message", (event) => {
  if (event.data === "use the new version") void self.skipWaiting();
});

async function keep() {
  const cache = await caches.open(NAME);
  const known = await kept();
  for (const [path, digest] of Object.entries(FILES)) {
    const old = known.get(path)?.digest === digest ? await known.get(path).cache.match(beside(path)) : undefined;
    await cache.put(beside(path), old ?? (await fetched(path, digest)));
  }
  await cache.put(beside(LIST), Response.json(FILES));
}

/** What earlier versions keep, by path. */
async function kept() {
  const found = new Map();
  for (const name of await caches.keys()) {
    if (!name.startsWith("alehouse-site-") || name === NAME) continue;
    const cache = await caches.open(name);
    const list = await cache.match(beside(LIST));
    if (list) for (const [path, digest] of Object.entries(await list.json())) found.set(path, { digest, cache });
  }
  return found;
}

/** The file of this version; what the browser still has is taken unless it is another. */
async function fetched(path, digest) {
  for (const cache of ["force-cache", "reload"]) {
    const response = await fetch(beside(path), { cache });
    if (!response.ok) throw new Error(`${response.status} ${path}`);
    const body = await response.clone().arrayBuffer();
    if ((await digestOf(body)) === digest) return response;
  }
  throw new Error(`${path} is not the file of version ${VERSION}`);
}

async function digestOf(body) {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function tidy() {
  for (const name of await caches.keys())
    if (name.startsWith("alehouse-site-") && name !== NAME) await caches.delete(name);
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && request.url.startsWith(self.registration.scope)) event.respondWith(answer(request));
});

let opened;

async function answer(request) {
  const cache = await (opened ??= caches.open(NAME));
  const wanted = request.url.replace(/(index\.html)?([?#].*)?$/, ""); // found at once, as it is kept
  return (await cache.match(wanted)) ?? fetch(request);
}
