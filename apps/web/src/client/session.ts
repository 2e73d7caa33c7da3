import type { SessionUser } from '@podium/contract/identity'
import { createContext, use, useSyncExternalStore } from 'react'

/**
 * Who is signed in here. The access token lives in memory only; the rest survives a reload in local
 * storage, through which signing in and out also reaches the other tabs (`session.tokens`).
 */
export interface Session {
  user: SessionUser | null
  isAuthenticated: boolean
  /** False while the page was drawn for a visitor and it is not settled whether one is here. */
  isKnown: boolean
  /** The server has said so, to this page: not only storage or another tab. */
  isProven: boolean
  /** The session was lost (not signed out): the page asks to sign in again (`session.lost`). */
  hasEnded: boolean
  /** Somebody signed out, here or in another tab, or does not want to sign in again. */
  hasLeft: boolean
}

const storageKey = 'podium.session'
const unknownSession: Session = {
  user: null,
  isAuthenticated: false,
  isKnown: false,
  isProven: false,
  hasEnded: false,
  hasLeft: false,
}

let state = unknownSession
let token: string | null = null
/** Who was here last: whoever signs in again is compared with them. */
let latestId: number | undefined
/** The address they signed in with on this page: asked to sign in again, they need not type it. */
let latestEmail = ''
const listeners = new Set<() => void>()

type Told = Partial<Pick<Session, 'isProven' | 'hasEnded' | 'hasLeft'>>

function become(user: SessionUser | null, told: Told = {}): void {
  const none = { isProven: false, hasEnded: false, hasLeft: false }
  if (user) latestId = user.id
  state = { user, isAuthenticated: user !== null, isKnown: true, ...none, ...told }
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
    // A renewal mostly tells what is known, which is no reason to draw anything again.
    if (!state.isProven || !isSame(user, state.user)) become(user, { isProven: true })
  },

  /** They signed in with this address, here. */
  cameWith(email: string): void {
    latestEmail = email
  },

  latestEmail: (): string => latestEmail,

  /** Nobody is signed in any more: `lost` when it was not their own wish. */
  over({ lost }: { lost: boolean }): void {
    token = null
    write(null)
    if (!lost) latestEmail = ''
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

  /**
   * Starts with whom the server drew the page for, and follows the other tabs. What an earlier visit
   * left in storage where the server saw nobody is not believed until it is proved: it is answered.
   * Called once, in the browser, before anything is drawn.
   */
  open(drawnFor: SessionUser | null): SessionUser | null {
    const left = drawnFor ? null : read()
    if (drawnFor) write(drawnFor)
    if (!left) become(drawnFor, { isProven: drawnFor !== null })
    window.addEventListener('storage', (event) => {
      if (event.key === storageKey || event.key === null) followOtherTab()
    })
    return left
  },

  /** What an earlier visit left could not be proved, nor disproved: it holds for now. */
  believe(left: SessionUser): void {
    become(left)
  },
}

/** The session a page is drawn with at first: the same on the server and in the browser. */
export function firstSession(drawnFor: SessionUser | null): Session {
  if (!drawnFor) return unknownSession
  if (state.user === drawnFor) return state
  const known = { isAuthenticated: true, isKnown: true, isProven: true }
  return { ...unknownSession, ...known, user: drawnFor }
}

function isSame(one: SessionUser, other: SessionUser | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
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
    const text = user && JSON.stringify(user)
    // Writing what is there already would tell the other tabs for nothing.
    if (text && localStorage.getItem(storageKey) === text) return
    if (text) return localStorage.setItem(storageKey, text)
    localStorage.removeItem(storageKey)
    // Requests and the last-seen page are no one else's (support/keptPending,
    // app/installable/lastSeen).
    localStorage.removeItem('podium.pending-supporters')
    void globalThis.caches?.delete('podium-own')
  } catch {
    // Storage may be closed (private windows); the session then lives as long as this page.
  }
}

/** The session the page was first drawn with. */
export const FirstSession = createContext(unknownSession)

/** The session, kept current. On the server and while hydrating it is the one of `FirstSession`. */
export function useSession(): Session {
  const first = use(FirstSession)
  return useSyncExternalStore(session.subscribe, session.get, () => first)
}
