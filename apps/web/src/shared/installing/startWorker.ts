import { session } from '../../client/index.ts'
import { mayLeave } from '../navigation/leaving.ts'

/** Starts the service worker, where the browser has one; `open` goes to a page of the application. */
export async function startWorker(open: (path: string) => void): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const path = pathToOpen(data)
    if (path) void openAsOneself(path, open)
  })
  await navigator.serviceWorker.register('/service-worker.js')
  followAccount()
  await keepOfflinePage()
}

/** A notification was pressed, and this tab is to show what it was about. */
function pathToOpen(data: unknown): string | undefined {
  const { open } = (data ?? {}) as { open?: unknown }
  return typeof open === 'string' && /^\/(?!\/)/.test(open) ? open : undefined
}

/** What is told is the user's own: a tab that acts for somebody ends that, once its page may be left. */
async function openAsOneself(path: string, open: (path: string) => void): Promise<void> {
  if (session.get().acting) {
    if (!(await mayLeave())) return
    session.standFor(null)
  }
  open(path)
}

/** What one person switched on in this browser does not go on for the next. */
function followAccount(): void {
  let known: number | undefined
  const look = () => {
    const { user, acting } = session.get()
    const id = (acting?.actor ?? user)?.id
    if (id === known) return
    known = id
    // A browser that was never allowed to tell anything has nothing to end.
    if (!('Notification' in globalThis) || Notification.permission !== 'granted') return
    import('./push.ts').then((push) => push.endStrangersPush()).catch(() => undefined)
  }
  look()
  session.subscribe(look)
}

/** Keeps the offline page in the language and theme one has now; the service worker shows it. */
export async function keepOfflinePage(): Promise<void> {
  if (!('caches' in globalThis)) return
  const cache = await caches.open('podium-offline')
  await cache.add('/offline')
}
