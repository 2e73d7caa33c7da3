import { renew } from './browser.ts'
import { call } from './call.ts'
import { session } from './session.ts'

/** Signs out here, in every tab and, when it can be reached, on the server. */
export async function signOut(): Promise<void> {
  const { logout } = await import('@podium/contract/identity')
  await call(logout).catch(() => undefined)
  session.over({ lost: false })
}

/**
 * Opens the session at page load: what storage says holds at once, and is proved by a renewal. A
 * session that ended meanwhile is put away quietly; a server that does not answer proves nothing.
 */
export async function resumeSession(): Promise<void> {
  session.open()
  session.subscribe(proveArrival)
  if (!session.get().isAuthenticated) return
  const renewed = await renew().catch(() => true)
  if (!renewed) session.forget()
}

/** Somebody signed in in another tab: this one gets a token of its own, which also proves it. */
function proveArrival(): void {
  if (session.get().user && !session.token()) void renew().catch(() => false)
}
