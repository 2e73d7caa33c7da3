import { useLocation } from '../../router/index.ts'
import type { MemberRole, Role } from '@podium/contract/roles'
import type { Sport } from '@podium/contract/sports'
import { useHydrated } from '../rendering/useHydrated.ts'

/**
 * What one page tells the next: `navigate(path, { state: navigationState({ … }) })`. It stays with the
 * history entry, so that a reload and the browser's back keep it, and never shows in the address.
 */
export interface NavigationState {
  /** The role chosen before signing up. */
  role?: MemberRole
  /** The sport chosen before signing up. */
  sport?: Sport
  /** An address already typed elsewhere. */
  email?: string
  /** The address a new account's activation link was mailed to. */
  mailedTo?: string
  /** Where to go on once signed up or signed in. */
  returnTo?: string
  /** What somebody signs up to do, and with whom, by name. */
  wish?: { to: 'support' | 'follow' | 'write'; name: string }
  /** The viewer has just signed in, on the way to the page. */
  hasSignedIn?: boolean
  /** The viewer asked for a page that is for these roles alone, and has another. */
  noRight?: readonly Role[]
  /** What has just succeeded, said at sign-in. */
  notice?: 'activated' | 'alreadyActive' | 'recoverySent' | 'passwordSet' | 'joined'
  /** Opens the request for a new activation link, with why it is needed (`activation.link`). */
  resendActivation?: 'invalid' | 'notActive' | 'asked'
}

export function navigationState(state: NavigationState): NavigationState {
  return state
}

/** The same of what is known: what is empty is left out. */
export function handedOn(state: {
  [Part in keyof NavigationState]: NavigationState[Part] | undefined
}): NavigationState {
  return Object.fromEntries(Object.entries(state).filter(([, value]) => value))
}

const nothing: NavigationState = {}

/** What the page before handed on. Nothing on the server and while hydrating. */
export function useNavigationState(): NavigationState {
  const { state } = useLocation()
  const isHydrated = useHydrated()
  return isHydrated && typeof state === 'object' && state !== null
    ? (state as NavigationState)
    : nothing
}
