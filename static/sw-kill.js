// The kill switch: `cargo xtask build --kill-switch` puts this in sw.js's place. Wherever an old
// service worker still runs, this one takes over, empties this game's caches (saved games lie in
// other storage and stay), removes itself and reloads the pages that the old one served.

const prefix = `epaminondas:${new URL(self.registration.scope).pathname}:`;

async function retire() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(prefix)).map((name) => caches.delete(name)));
  // Only pages that an old worker controls: one that comes fresh from the network needs no reload.
  const pages = await self.clients.matchAll({ type: "window" });
  await self.registration.unregister();
  await Promise.all(pages.map((page) => page.navigate(page.url)));
}

self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener("activate", (event) => event.waitUntil(retire()));
