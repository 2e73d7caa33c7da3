import type { SessionUser } from '@podium/contract/identity'
import { renew } from './browser.ts'
import { call } from './call.ts'
import { session } from './session.ts'

/** What somebody signs in with; `rememberMe` keeps the session for 30 days (P14). */
export interface Credentials {
  email: string
  password: string
  rememberMe: boolean
}

/** Signs in; throws the `Refusal` of the login (`accountNotActivated`, `invalidCredentials`). */
export async function signIn(credentials: Credentials): Promise<SessionUser> {
  const { login } = await import('@podium/contract/identity')
  const user = await call(login, { body: { ...credentials, acceptingTerms: true } })
  session.began(user)
  return user
}

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
  if (!renewed) session.over({ lost: false })
}

/** Somebody signed in in another tab: this one gets a token of its own, which also proves it. */
function proveArrival(): void {
  if (session.get().user && !session.token()) void renew().catch(() => false)
}
