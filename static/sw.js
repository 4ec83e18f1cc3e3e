// The service worker: keeps one whole build for use without a network.
//
// What the page can rely on (register it as "sw.js", relative, with no options):
// - A new build installs beside the running one and waits. The page sees `registration.waiting`,
//   offers "Update" and sends { type: "skip-waiting" }; at `controllerchange` it reloads, if it had
//   a controller before (the first visit gets its controller without any reload).
// - { type: "version" } is answered { type: "version", version, missing } on the message's port,
//   or to the sender without one. `missing` lists extras that could not be fetched.
// - { type: "ready-offline", version, missing } goes to every page of this scope once this worker is
//   active: from then on the game works offline.
// - version.json comes from the network when there is one, so it tells which build is deployed.
//
// `cargo xtask build` fills in the build id and the lists from what is really in dist/.

const version = "__BUILD__";
const precache = "__PRECACHE__";
const extras = "__EXTRAS__";
// The engine's files for a browser with vector instructions, and for one without.
const vectors = "__VECTORS__";
const plain = "__PLAIN__";

// The question of engine.js: this browser will load one form of the engine and never the other.
const hasVectors = WebAssembly.validate(
  new Uint8Array([
    0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 10, 9, 1, 7, 0, 65, 0, 253, 15, 26, 11,
  ]),
);
const others = hasVectors ? plain : vectors;

const scope = new URL(self.registration.scope).pathname;
const prefix = `epaminondas:${scope}:`;
const store = prefix + version;
const unhashed = ["index.html", "version.json", "manifest.webmanifest"];

// Some hosts answer index.html with a redirect, which a navigation may not be given.
const address = (name) => (name === "index.html" ? "./" : name);

async function keep(cache, name) {
  // The same hashed name means the same bytes: an older build's copy saves the download.
  const known = unhashed.includes(name) ? undefined : await caches.match(name);
  const response = known ?? (await fetch(address(name), { cache: "no-cache" }));
  if (!response.ok) {
    // An unread body keeps its connection, and a host grants only six.
    await response.body?.cancel();
    throw new Error(`${name}: status ${response.status}`);
  }
  if (name === "index.html" && !(await response.clone().text()).includes(version)) {
    throw new Error("index.html is of another build");
  }
  await cache.put(address(name), response);
}

async function install() {
  const cache = await caches.open(store);
  try {
    const core = precache.filter((name) => !extras.includes(name) && !others.includes(name));
    await Promise.all(core.map((name) => keep(cache, name)));
  } catch (error) {
    await caches.delete(store);
    throw error;
  }
  await Promise.allSettled(extras.map((name) => keep(cache, name)));
}

async function missing() {
  const cache = await caches.open(store);
  const found = await Promise.all(extras.map((name) => cache.match(name)));
  return extras.filter((_, i) => !found[i]);
}

async function activate() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(prefix) && name !== store);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
  const news = { type: "ready-offline", version, missing: await missing() };
  for (const client of await self.clients.matchAll()) client.postMessage(news);
}

async function cached(name, request) {
  const cache = await caches.open(store);
  const kept = await cache.match(address(name));
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok && extras.includes(name)) await cache.put(name, response.clone());
  return response;
}

async function deployed(name, request) {
  try {
    return await fetch(request, { cache: "no-store" });
  } catch {
    return cached(name, request);
  }
}

function answer(name, request) {
  // Only this page's own addresses: a neighbour below the same scope is left alone.
  if (name === "" || name === "index.html") return cached("index.html", request);
  if (name === "version.json") return deployed(name, request);
  return precache.includes(name) ? cached(name, request) : undefined;
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));

self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== location.origin || !pathname.startsWith(scope)) return;
  const response = answer(pathname.slice(scope.length), event.request);
  if (response) event.respondWith(response);
});

self.addEventListener("message", (event) => {
  const to = event.ports[0] ?? event.source;
  if (event.data?.type === "skip-waiting") event.waitUntil(self.skipWaiting());
  if (event.data?.type === "version") {
    event.waitUntil(missing().then((list) => to.postMessage({ type: "version", version, missing: list })));
  }
});
