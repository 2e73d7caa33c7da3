import type { SessionUser } from '@podium/contract/identity'
import { useSyncExternalStore } from 'react'

/**
 * Who is signed in here. The access token lives in memory only; the rest survives a reload in local
 * storage, through which signing in and out also reaches the other tabs (P14).
 */
export interface Session {
  user: SessionUser | null
  isAuthenticated: boolean
  /** False on the server and until the browser's storage was read: then nobody knows yet. */
  isKnown: boolean
  /** The session was lost (not signed out): the page asks to sign in again (P15). */
  hasEnded: boolean
  /** Somebody signed out, here or in another tab, or does not want to sign in again. */
  hasLeft: boolean
}

const storageKey = 'podium.session'
const unknownSession: Session = {
  user: null,
  isAuthenticated: false,
  isKnown: false,
  hasEnded: false,
  hasLeft: false,
}

let state = unknownSession
let token: string | null = null
/** Who was here last: whoever signs in again is compared with them. */
let latestId: number | undefined
const listeners = new Set<() => void>()

type Ending = Partial<Pick<Session, 'hasEnded' | 'hasLeft'>>

function become(user: SessionUser | null, ending: Ending = {}): void {
  const none = { hasEnded: false, hasLeft: false }
  if (user) latestId = user.id
  state = { user, isAuthenticated: user !== null, isKnown: true, ...none, ...ending }
  for (const listener of listeners) listener()
}

export const session = {
  get: (): Session => state,
  token: (): string | null => token,

  /** Tells `listener` of every change; answers the function that ends it. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },

  /** Keeps the token that came in an `authorization` header. */
  keepToken(header: string): void {
    token = header.replace(/^Bearer /i, '')
  },

  /** Somebody is signed in: after login, and after every renewal. */
  began(user: SessionUser): void {
    write(user)
    become(user)
  },

  /** Nobody is signed in any more: `lost` when it was not their own wish. */
  over({ lost }: { lost: boolean }): void {
    token = null
    write(null)
    become(null, lost ? { hasEnded: true } : { hasLeft: true })
  },

  /** What an earlier visit left in storage is not true any more: nobody was signed in. */
  forget(): void {
    write(null)
    become(null)
  },

  /**
   * Waits until the question to sign in again is answered: true when the same person is back, false
   * when it was put away or somebody else came.
   */
  isBack(): Promise<boolean> {
    const userId = latestId
    return new Promise((resolve) => {
      const stop = session.subscribe(() => {
        if (state.hasEnded) return
        stop()
        resolve(state.user !== null && state.user.id === userId)
      })
    })
  },

  /** The question to sign in again was answered or put away. */
  forgetEnd(): void {
    if (state.hasEnded) become(state.user, { hasLeft: true })
  },

  /** Reads what an earlier visit left and follows the other tabs. Called once, in the browser. */
  open(): void {
    become(read())
    window.addEventListener('storage', (event) => {
      if (event.key === storageKey || event.key === null) followOtherTab()
    })
  },
}

function followOtherTab(): void {
  const user = read()
  if (user?.id !== state.user?.id) token = null
  become(user, { hasLeft: user === null })
}

function read(): SessionUser | null {
  try {
    const user = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as SessionUser | null
    return typeof user?.id === 'number' ? user : null
  } catch {
    return null
  }
}

function write(user: SessionUser | null): void {
  try {
    if (user) return localStorage.setItem(storageKey, JSON.stringify(user))
    localStorage.removeItem(storageKey)
    // The last-seen page is no one else's (app/installable/lastSeen).
    void globalThis.caches?.delete('podium-own')
  } catch {
    // Storage may be closed (private windows); the session then lives as long as this page.
  }
}

/** The session, kept current. On the server and while hydrating nobody is known. */
export function useSession(): Session {
  return useSyncExternalStore(session.subscribe, session.get, () => unknownSession)
}
