/** Starts the service worker, where the browser has one. */
export async function startWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register('/service-worker.js')
  await keepOfflinePage()
}

/** Keeps the offline page in the language and theme one has now; the service worker shows it. */
export async function keepOfflinePage(): Promise<void> {
  if (!('caches' in globalThis)) return
  const cache = await caches.open('podium-offline')
  await cache.add('/offline')
}
