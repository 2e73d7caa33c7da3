import type { SessionUser } from '@podium/contract/identity'
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
 * Proves the session of a page that was just loaded, by a renewal. One that ended meanwhile is put away
 * quietly; a server that does not answer proves nothing. `left` is what an earlier visit left in storage.
 */
export async function proveSession(left: SessionUser | null): Promise<void> {
  session.subscribe(proveArrival)
  if (!left && !session.get().user) return
  const renewed = await renew().catch(() => 'unanswered' as const)
  if (renewed === false) session.forget()
  else if (renewed === 'unanswered' && left && !session.get().isKnown) session.believe(left)
}

/** Asks the server again who is here, after something about them changed that it tells. */
export async function proveAgain(): Promise<void> {
  await renew().catch(() => false)
}

/** Somebody signed in in another tab: this one gets a token of its own, which also proves it. */
function proveArrival(): void {
  if (session.get().user && !session.token()) void renew().catch(() => false)
}
