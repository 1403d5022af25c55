// Works for all pages of the house, behind them: what was seen last is kept for a time without a connection.
// The server sets VERSION before this, another one whenever a file of the pages changes, and the browser then takes
// the new worker at once. Everything is asked of the server first, so that nobody is stuck with an old page.

const worker = /** @type {any} */ (self);
const KEPT = `regalia-${worker.VERSION}`;
const OFFLINE = "/offline";
const PAGES = 12; // tables that can be looked at without a connection

worker.addEventListener("install", (/** @type {any} */ event) => {
  worker.skipWaiting();
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll([OFFLINE, "/static/regalia.css", "/static/icon.svg"])));
});

worker.addEventListener("activate", (/** @type {any} */ event) => {
  event.waitUntil(forgetOthers().then(() => worker.clients.claim()));
});

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request, pathname));
  else if (/^\/(static|art)\//.test(pathname)) event.respondWith(file(request));
});

/** What an earlier version has kept is of no use. */
async function forgetOthers() {
  for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
}

/** A page from the server. Without it: a table as it was seen last, or a page that says so.
 * @param {Request} request
 * @param {string} pathname */
async function page(request, pathname) {
  const table = /^\/t\/[\w-]+$/.test(pathname);
  try {
    const answer = await fetch(request);
    if (table && answer.ok) await keep(pathname, answer.clone());
    return answer;
  } catch {
    const kept = await caches.open(KEPT);
    return (table && (await kept.match(pathname))) || (await kept.match(OFFLINE)) || Response.error();
  }
}

/** The tables that were looked at last; those of long ago make room.
 * @param {string} pathname
 * @param {Response} answer */
async function keep(pathname, answer) {
  const kept = await caches.open(KEPT);
  await kept.delete(pathname);
  await kept.put(pathname, answer);
  const tables = (await kept.keys()).filter((one) => new URL(one.url).pathname.startsWith("/t/"));
  for (const old of tables.slice(0, -PAGES)) await kept.delete(old);
}

/** A drawing, a style or a module: from the server, or as it was.
 * @param {Request} request */
async function file(request) {
  const kept = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok) await kept.put(request, answer.clone());
    return answer;
  } catch {
    return (await kept.match(request)) ?? Response.error();
  }
}

/** The host calls although no page is open; whoever looks at the table needs no call. */
worker.addEventListener("push", (/** @type {any} */ event) => {
  event.waitUntil(showCall(event.data.json()));
});

/** @param {{title: string, body: string, path: string}} words */
async function showCall({ title, body, path }) {
  const open = await worker.clients.matchAll({ type: "window" });
  const looks = (/** @type {any} */ one) => new URL(one.url).pathname === path && one.visibilityState === "visible";
  if (open.some(looks)) return;
  const details = { body, tag: path.split("/").pop(), icon: "/static/icon-turn-192.png", data: path };
  await worker.registration.showNotification(title, details);
}

/** Whoever touches a call comes to the table: to the tab in which it is open, or to a new one. */
worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(goTo(event.notification.data));
});

/** @param {string} pathname */
async function goTo(pathname) {
  const open = await worker.clients.matchAll({ type: "window" });
  const there = open.find((/** @type {any} */ one) => new URL(one.url).pathname === pathname);
  return there ? there.focus() : worker.clients.openWindow(pathname);
}
