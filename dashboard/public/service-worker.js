// Push, and reading without a connection: the app itself and the last lists of the one account that is signed in.
// What it may keep comes as an order from a page of that account (src/app/shell/offline); without one it keeps nothing.
importScripts("/push-worker.js");

const appCache = "kelpie-app";
const listCache = "kelpie-lists";
const orderKey = "/kelpie-order";
/** Answers of an account, oldest out first: a list has an address for every filter. */
const mostLists = 60;
const madeAt = "X-Kelpie-Kept-At";

/** Read again after the browser has stopped this worker; null: nobody is signed in here. */
let known;
/** Rises whenever all is thrown away: what was on its way then is not kept any more. */
let round = 0;
/** What each open page was shown from here, by path. */
const shown = new Map();

self.addEventListener("activate", (event) => {
  // The page is asked for while this worker wakes up.
  event.waitUntil(
    Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()].filter(Boolean)),
  );
});

self.addEventListener("message", (event) => {
  const { kind, order } = event.data ?? {};
  if (kind === "keep") event.waitUntil(keep(order));
  // Sign-out. The server also empties this site's storage, in browsers that let it.
  if (kind === "forget") event.waitUntil(forget());
  if (kind === "ask") for (const [path, at] of shown.get(event.source.id) ?? []) tell(event.source, path, at);
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(answerPage(event, url));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(answerFile(request));
  else if (request.method === "GET" && request.destination === "") {
    const isStream = (request.headers.get("Accept") ?? "").includes("text/event-stream");
    if (!isStream) event.respondWith(answerCall(event, url));
  }
});

async function readOrder() {
  if (known !== undefined) return known;
  const kept = await caches.match(orderKey, { cacheName: appCache });
  const order = kept ? await kept.json() : null;
  // Somebody may have signed in or out meanwhile.
  if (known === undefined) known = order;
  return known;
}

async function forget() {
  known = null;
  round += 1;
  shown.clear();
  await Promise.all([caches.delete(listCache), caches.delete(appCache)]);
}

/** A page says who is signed in: another account's lists go first, then the app is fetched as it is now. */
async function keep(order) {
  const before = await readOrder();
  if (before && before.account !== order.account) await forget();
  known = order;
  const begun = round;
  const cache = await caches.open(appCache);
  await cache.put(orderKey, new Response(JSON.stringify(order)));
  if (order.keepsApp) await keepApp(cache, order).catch(() => undefined);
  if (round !== begun) await caches.delete(appCache);
}

/** Files first, the page last: a page is never kept without what it loads. */
async function keepApp(cache, order) {
  const [list, page] = await Promise.all([
    fetch(order.files, { cache: "no-cache" }),
    fetch(order.shell, { cache: "no-cache" }),
  ]);
  if (!list.ok || !page.ok) return;
  const { files } = await list.clone().json();
  const last = (await (await cache.match(order.files))?.json())?.files ?? [];
  const missing = await Promise.all(files.map(async (file) => ((await cache.match(file)) ? [] : [file])));
  await cache.addAll(missing.flat());
  await cache.put(order.shell, page);
  await cache.put(order.files, list);
  // Tabs of the last version still load its parts.
  const wanted = new Set([...files, ...last, order.files, order.shell, orderKey]);
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (!wanted.has(pathname)) await cache.delete(pathname);
  }
}

/** A gateway's word that nobody stands behind it. */
const isAway = (response) => response.status >= 502 && response.status <= 504;

async function answerPage(event, url) {
  const order = await readOrder();
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    if (!order || !isAway(response)) return response;
  } catch (error) {
    if (!order) throw error;
  }
  const isScreen = order.screens.some((pattern) => fits(pattern, url.pathname));
  const page = isScreen ? await caches.match(order.shell, { cacheName: appCache }) : undefined;
  return page ?? noPage(order);
}

function fits(pattern, pathname) {
  const [wanted, parts] = [pattern.split("/"), pathname.replace(/\/$/, "").split("/")];
  return (
    wanted.length === parts.length && wanted.every((one, at) => one.startsWith(":") || one === parts[at])
  );
}

function noPage({ shell }) {
  const text =
    '<!doctype html><html lang="en-AU"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    "<title>You are offline - Kelpie</title><main><h1>You are offline</h1><p>This page needs a connection. " +
    `<a href="${shell}">Open your dashboard</a></p></main></html>`;
  return new Response(text, { status: 503, headers: { "Content-Type": "text/html; charset=utf-8" } });
}

/** Their names change with their contents, so what is kept is never old. */
async function answerFile(request) {
  return (await caches.match(new URL(request.url).pathname, { cacheName: appCache })) ?? fetch(request);
}

async function answerCall(event, url) {
  const order = await readOrder();
  if (!order || ![...order.lists, order.user].includes(url.pathname)) return fetch(event.request);
  const begun = round;
  const address = url.pathname + url.search;
  try {
    const response = await fetch(event.request);
    if (!isAway(response)) {
      event.waitUntil(take(order, begun, address, response.clone()));
      shown.get(event.clientId)?.delete(url.pathname);
      return response;
    }
    return (await answerKept(event, url)) ?? response;
  } catch (error) {
    const kept = await answerKept(event, url);
    if (kept) return kept;
    throw error;
  }
}

async function answerKept(event, url) {
  const kept = known && (await caches.match(url.pathname + url.search, { cacheName: listCache }));
  if (!kept) return undefined;
  const at = kept.headers.get(madeAt);
  const client = event.clientId;
  shown.set(client, (shown.get(client) ?? new Map()).set(url.pathname, at));
  tell(await self.clients.get(client), url.pathname, at);
  return kept;
}

function tell(client, path, at) {
  client?.postMessage({ kind: "kept", path, at });
}

async function isRemembered(body) {
  const user = await body.text().then(JSON.parse, () => null);
  return user?.isRemembered === true;
}

/** The server names the account of each answer: another one's, or none's, ends what is kept here. */
async function take(order, begun, address, response) {
  if (response.status === 401) return forget();
  if (!response.ok) return;
  const account = response.headers.get(order.accountHeader);
  if (account !== order.account) return account ? forget() : undefined;
  const headers = new Headers(response.headers);
  headers.set(madeAt, new Date().toISOString());
  const body = await response.blob();
  if (begun !== round) return;
  // A session that ends with the browser leaves nothing behind in it.
  if (address === order.user && !(await isRemembered(body))) return forget();
  const cache = await caches.open(listCache);
  // Anew at the end: the oldest stand first.
  await cache.delete(address);
  await cache.put(address, new Response(body, { headers }));
  for (const old of (await cache.keys()).slice(0, -mostLists)) await cache.delete(old);
  if (begun !== round) await caches.delete(listCache);
}
