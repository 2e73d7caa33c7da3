// Podium's service worker: what is seen without a connection (decision 0028). Pages and answers always
// come from the server while it can be reached; nothing of the API is kept.

/** Files whose name changes with their content: kept once, never asked for again. */
const assets = 'podium-assets'
/** The page that says there is no connection. */
const offline = 'podium-offline'
/** The last-seen own page of who is signed in, written by the application and emptied at sign-out. */
const own = 'podium-own'

// Files of a few releases, so that a tab that is still open finds those it was made with.
const mostAssets = 400

addEventListener('install', (event) => {
  event.waitUntil(caches.open(offline).then((cache) => cache.add('/offline')))
})

addEventListener('activate', (event) => {
  event.waitUntil(takeOver())
})

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(page(event))
  else if (pathname.startsWith('/assets/')) event.respondWith(asset(request))
  else if (request.destination === 'image') event.respondWith(picture(request))
})

// What happens while Podium is closed here, or not in front (`notifications.push`).
addEventListener('push', (event) => {
  event.waitUntil(tell(event.data.json()))
})

addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data.path))
})

async function tell({ title, text, path, tag, lang }) {
  const tabs = await clients.matchAll({ type: 'window' })
  await registration.showNotification(title, {
    body: text,
    tag,
    lang,
    icon: '/icons/icon-192.png',
    badge: '/icons/icon-maskable-192.png',
    data: { path },
    renotify: true,
    // Who is looking at Podium sees it at the bell; a browser wants it shown all the same.
    silent: tabs.some(({ focused }) => focused),
  })
}

/** A tab that is open goes there by itself: it knows what is not saved yet. */
async function open(path) {
  const tabs = await clients.matchAll({ type: 'window' })
  const tab = tabs.find(({ focused }) => focused) ?? tabs[0]
  if (!tab) return clients.openWindow(path)
  await tab.focus()
  tab.postMessage({ open: path })
}

async function takeOver() {
  // The server is asked while the worker still wakes up.
  await registration.navigationPreload?.enable()
  const cache = await caches.open(assets)
  const kept = await cache.keys()
  await Promise.all(kept.slice(0, -mostAssets).map((request) => cache.delete(request)))
  await clients.claim()
}

async function asset(request) {
  const cache = await caches.open(assets)
  const kept = await cache.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.status === 200) await cache.put(request, answer.clone())
  return answer
}

async function page(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    return withoutConnection(new URL(event.request.url))
  }
}

async function withoutConnection({ pathname, search }) {
  const lastSeen = await (await caches.open(own)).match('/own')
  const ownPath = lastSeen?.headers.get('x-page')
  if (ownPath === pathname) return lastSeen
  const told = await (await caches.open(offline)).match('/offline')
  if (!told) return Response.error()
  const asked = (pathname + search).replaceAll('&', '&amp;').replaceAll('"', '%22')
  const text = (await told.text()).replace('href="/offline"', () => `href="${asked}"`)
  const shown = ownPath ? text.replace('hidden="" href="/"', () => `href="${ownPath}"`) : text
  return new Response(shown, { status: 503, headers: told.headers })
}

async function picture(request) {
  try {
    return await fetch(request)
  } catch {
    const kept = await (await caches.open(own)).match(request)
    return kept ?? Response.error()
  }
}
