import type { SessionUser } from '@podium/contract/identity'
import type { RouteShape } from '@podium/contract/route'
import type { Scope } from '@podium/contract/scopes'
import { createContext, use, useSyncExternalStore } from 'react'
import type { Transport } from './transport.ts'

/**
 * The user signed in to this page. The access token lives in memory only; the rest survives a reload in local
 * storage, through which signing in and out also reaches the other tabs (`session.tokens`).
 */
export interface Session {
  /**
   * Whom the page is for: who is signed in, or the member they act for in this tab. While it asks to sign in
   * again it still is for whom it was, so that nothing on it falls away with what was typed (`session.lost`).
   */
  user: SessionUser | null
  /** While this tab acts for somebody; another tab may stand for another person. */
  acting: Acting | null
  isAuthenticated: boolean
  /** False while the page was rendered for a visitor and it is not yet known whether a user is signed in. */
  isKnown: boolean
  /** The server has confirmed the user to this page: not only storage or another tab. */
  isProven: boolean
  /** The session was lost (not signed out): the page asks to sign in again (`session.lost`). */
  hasEnded: boolean
  /** The user signed out, here or in another tab, or does not want to sign in again. */
  hasLeft: boolean
}

/** Who acts for `Session.user`, and what they may do. */
export interface Acting {
  actor: SessionUser
  scopes: readonly Scope[]
  /** It has ended, as the server says: the page says so and waits for the user to go back. */
  isOver: boolean
}

/** The member this tab acts for, by whom, and what follows for its calls (`acting.ts`). */
export interface StandIn extends Omit<Acting, 'actor'> {
  actorId: number
  principal: SessionUser
  /** Carries messages in the principal's name. */
  carry: Transport
  /** Throws `Refusal` where the server is known to refuse a read. */
  guard: (route: RouteShape) => void
}

const storageKey = 'podium.session'
/** Kept for the other tabs in place of a user whose session was lost: nobody to read, as where nothing is. */
const lostMark = 'null'
const unknownSession: Session = {
  user: null,
  acting: null,
  isAuthenticated: false,
  isKnown: false,
  isProven: false,
  hasEnded: false,
  hasLeft: false,
}

/** What becomes of a session that is lost. */
const asking = {
  isAuthenticated: false,
  isKnown: true,
  isProven: false,
  hasEnded: true,
  hasLeft: false,
}

let state = unknownSession
let token: string | null = null
let standIn: StandIn | null = null
/** The user last signed in: the one who signs in again is compared with them. */
let latestId: number | undefined
/** The address of the last sign-in on this page: asked to sign in again, the user need not type it. */
let latestEmail = ''
/** The server is being told that the user signs out. */
let isLeaving = false
const listeners = new Set<() => void>()

type SessionFlags = Partial<Pick<Session, 'isProven' | 'hasEnded' | 'hasLeft'>>

/** `signedIn` is who is signed in, also while they act for somebody. */
function update(signedIn: SessionUser | null, flags: SessionFlags = {}): void {
  const none = { isProven: false, hasEnded: false, hasLeft: false }
  // Nobody acts on for somebody else's principal; who signs in again after a lost session does.
  if (flags.hasLeft || (signedIn && signedIn.id !== standIn?.actorId)) standIn = null
  const acting = signedIn && standIn && { ...standIn, actor: signedIn }
  const user = acting ? acting.principal : signedIn
  become({ user, acting, isAuthenticated: user !== null, isKnown: true, ...none, ...flags })
}

function become(next: Session): void {
  state = next
  latestId = whoIsSignedIn()?.id ?? latestId
  for (const listener of listeners) listener()
}

/** Who is signed in: while the page acts for somebody, who acts. */
function whoIsSignedIn(): SessionUser | null {
  return state.acting?.actor ?? state.user
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

  /** A user is signed in: after login, and after every renewal. */
  begin(user: SessionUser): void {
    write(user)
    // A renewal mostly answers what is known, which is no reason to render anything again.
    if (!state.isProven || !isSame(user, whoIsSignedIn())) update(user, { isProven: true })
  },

  /** The member this tab acts for. */
  standIn: (): StandIn | null => standIn,

  /** From now on this tab acts for a member, or, with null, for nobody; after a lost session once one is back. */
  standFor(next: StandIn | null): void {
    const signedIn = whoIsSignedIn()
    standIn = next
    if (signedIn && state.isAuthenticated) update(signedIn, { isProven: true })
  },

  /** The address the user signed in with on this page. */
  rememberEmail(email: string): void {
    latestEmail = email
  },

  latestEmail: (): string => latestEmail,

  /** Remembers who is signed in: false once it is another user, in whose name nothing of theirs is sent. */
  stillTheirs(): () => boolean {
    const id = whoIsSignedIn()?.id
    return () => id === undefined || whoIsSignedIn()?.id === id
  },

  /** The user signs out; `end` follows. */
  leave(): void {
    isLeaving = true
    for (const listener of listeners) listener()
  },

  isLeaving: (): boolean => isLeaving,

  /** Whether a read is in vain, because whom it is for signs out or has signed out. */
  isTooLate: ({ access }: RouteShape): boolean => access !== 'any' && (isLeaving || state.hasLeft),

  /** No user is signed in any more: `lost` when it was not the user’s own wish. */
  end({ lost }: { lost: boolean }): void {
    token = null
    isLeaving = false
    write(null, lost)
    if (lost) return become({ ...state, ...asking })
    latestEmail = ''
    update(null, { hasLeft: true })
  },

  /** What an earlier visit left in storage is not true any more: no user was signed in. */
  forget(): void {
    write(null, true)
    update(null)
  },

  /**
   * Waits until the question to sign in again is answered: true when the same person is back, false
   * when it was dismissed or another user signed in.
   */
  waitForReturn(): Promise<boolean> {
    const userId = latestId
    return new Promise((resolve) => {
      const stop = session.subscribe(() => {
        if (state.hasEnded) return
        stop()
        resolve(state.user !== null && whoIsSignedIn()?.id === userId)
      })
    })
  },

  /** The question to sign in again was dismissed. */
  dismissEnd(): void {
    if (state.hasEnded) update(null, { hasLeft: true })
  },

  /**
   * Starts with the user the server rendered the page for, and follows the other tabs. What an earlier
   * visit left in storage where the server saw a visitor is not trusted until it is proved: it is
   * returned. Called once, in the browser, before anything is rendered.
   */
  open(renderedFor: SessionUser | null): SessionUser | null {
    const stored = renderedFor ? null : read()
    if (renderedFor) write(renderedFor)
    if (!stored) update(renderedFor, { isProven: renderedFor !== null })
    window.addEventListener('storage', (event) => {
      if (event.key === storageKey || event.key === null) followOtherTab(event.newValue)
    })
    return stored
  },

  /** What an earlier visit left could not be proved, nor disproved: it holds for now. */
  trustStored(stored: SessionUser): void {
    update(stored)
  },
}

/** The session a page is rendered with at first: the same on the server and in the browser. */
export function firstSession(renderedFor: SessionUser | null): Session {
  if (!renderedFor) return unknownSession
  if (state.user === renderedFor) return state
  const known = { isAuthenticated: true, isKnown: true, isProven: true }
  return { ...unknownSession, ...known, user: renderedFor }
}

function isSame(one: SessionUser, other: SessionUser | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function followOtherTab(told: string | null): void {
  // A session lost elsewhere is found by this tab's next call, which asks over what is typed here.
  if (told === lostMark) return
  const user = read()
  if (user?.id !== whoIsSignedIn()?.id) token = null
  update(user, { hasLeft: user === null })
}

function read(): SessionUser | null {
  try {
    const user = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as SessionUser | null
    return typeof user?.id === 'number' ? user : null
  } catch {
    return null
  }
}

/** Without a user nothing is left to read, but for the other tabs whether the user left or the session was lost. */
function write(user: SessionUser | null, wasLost = false): void {
  try {
    const text = user ? JSON.stringify(user) : wasLost ? lostMark : null
    // Writing what is there already would tell the other tabs for nothing.
    if (!text) localStorage.removeItem(storageKey)
    else if (localStorage.getItem(storageKey) !== text) localStorage.setItem(storageKey, text)
    if (user) return
    // Requests and the last-seen page are this user's alone (support/keptPending,
    // app/installable/lastSeen).
    localStorage.removeItem('podium.pending-supporters')
    void globalThis.caches?.delete('podium-own')
  } catch {
    // Storage may be closed (private windows); the session then lives as long as this page.
  }
}

/** Who sits at a page and for whom it is, in one word; nothing where nobody is signed in. */
export function whose({ user, acting }: Session): string | undefined {
  return user ? `${acting?.actor.id ?? user.id}/${user.id}` : undefined
}

/** What a call or a page takes: a scope, one of several, nothing, or the member themselves, whatever was agreed on. */
export type Needed = Scope | 'open' | 'never' | readonly Scope[]

/** Whether whoever is here may do what takes a scope: for themselves everything. */
export function mayDo({ acting }: Session, needed: Needed): boolean {
  return (
    !acting || needed === 'open' || acting.scopes.some((scope) => [needed].flat().includes(scope))
  )
}

/** The session the page was first rendered with. */
export const FirstSession = createContext(unknownSession)

/** The session, kept current. On the server and while hydrating it is the one of `FirstSession`. */
export function useSession(): Session {
  const first = use(FirstSession)
  return useSyncExternalStore(session.subscribe, session.get, () => first)
}

/** The same as `mayDo`, of who is here. */
export function useMay(needed: Needed): boolean {
  return mayDo(useSession(), needed)
}

/**
 * Whether who is here may begin to spend: themselves, or for whom they act. For who is protected a guardian
 * does (`minors.protected`).
 */
export function useSpends(): boolean {
  const { user } = useSession()
  return useMay('SPEND') && !user?.protected
}
