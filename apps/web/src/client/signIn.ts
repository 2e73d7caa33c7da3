import type { SessionUser } from '@podium/contract/identity'
import { renew } from './browser.ts'
import { call } from './call.ts'
import { session } from './session.ts'

/** Signs out here, in every tab and, when it can be reached, on the server. */
export async function signOut(): Promise<void> {
  const { logout } = await import('@podium/contract/identity')
  session.leave()
  await call(logout).catch(() => undefined)
  session.end({ lost: false })
}

/**
 * Proves the session of a page that was just loaded, by a renewal. One that ended meanwhile is forgotten
 * quietly; a server that does not answer proves nothing. `left` is what an earlier visit left in storage.
 */
export async function proveSession(stored: SessionUser | null): Promise<void> {
  session.subscribe(proveArrival)
  if (!stored && !session.get().user) return
  const renewed = await renew().catch(() => 'unanswered' as const)
  if (renewed === false) session.forget()
  else if (renewed === 'unanswered' && stored && !session.get().isKnown) session.trustStored(stored)
}

/** Asks the server again who is signed in, after something about the user changed. */
export async function proveAgain(): Promise<void> {
  await renew().catch(() => false)
}

/** A user signed in in another tab: this one gets a token of its own, which also proves it. */
function proveArrival(): void {
  if (session.get().isAuthenticated && !session.token()) void renew().catch(() => false)
}
