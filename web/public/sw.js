// Caches the page itself for use without a network; tables always come from the server.
const KEPT = "contienda-1";
self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  event.respondWith(
    fetch(event.request)
      .then((answer) => {
        if (answer.ok) {
          const copy = answer.clone();
          event.waitUntil(caches.open(KEPT).then((cache) => cache.put(event.request, copy)));
        }
        return answer;
      })
      .catch(() => caches.match(event.request).then((found) => found ?? caches.match("/")).then((found) => found ?? Response.error())),
  );
});
