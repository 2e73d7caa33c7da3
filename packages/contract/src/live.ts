/**
 * The live channel (`live.channel`): what the server tells an open page. Events carry ids and totals
 * only; the page fetches what it shows. Free of zod, because it loads with the shell.
 *
 * A page asks `GET websockets/token` for a token (one use, 60 s), opens `/websocket/user/{id}?token=`,
 * and fetches anew on every REFETCH, the first of which comes at once, so that nothing missed stays
 * missed. When the line breaks it comes back, with back-off.
 */

/** What can happen, each with the few figures it carries. */
interface LiveEvents {
  /**
   * The available credits of the signed-in person. A later state has a higher `version`: events may
   * overtake each other, and one with a lower version than the last is to be ignored.
   */
  WALLET_UPDATE: { totalCredits: number; version: number }
  /** A support changed; both sides are told. */
  SUPPORTERS_UPDATE: { id: number; status: string }
  /** Something to be told of, or, with id 0, some of it was read. */
  NOTIFICATION: { id: number; unread: number }
  /**
   * Somebody wrote, or read: `with` is the other side of the conversation, `unread` what the person
   * told has not read in all of theirs.
   */
  MESSAGE: { with: number; unread: number }
  MEDIA_READY: { id: number }
  /** An order moved; both sides are told. */
  ORDER_UPDATE: { id: number; status: string }
  PAYMENT_UPDATE: { transactionId: string; status: string }
  /**
   * Fetch anew what is shown. Comes once the page is connected, from when on it hears everything,
   * and whenever something may have been missed.
   */
  REFETCH: object
  /** The session of this page ended; the socket is closed right after it. */
  SESSION_ENDED: { sessionId: number }
}

export type LiveEventType = keyof LiveEvents

/** One event as it goes over the wire, as a JSON text. */
export type LiveEvent = { [T in LiveEventType]: { type: T } & LiveEvents[T] }[LiveEventType]

export type LiveEventOf<T extends LiveEventType> = Extract<LiveEvent, { type: T }>

/** Why the server closes a socket; every other code means: come back, with back-off. */
export const liveCloseCodes = {
  /** The token was wrong, used, expired or somebody else's: ask for a fresh one. */
  badToken: 4401,
  /** The session ended: do not come back. */
  sessionEnded: 4403,
  /** One person has too many open at once: the oldest one goes. */
  tooMany: 4408,
  /** The server stops or restarts: come back soon. */
  goingAway: 1001,
} as const

/** The server pings this often and drops who has not answered by the next time, in seconds. */
export const liveHeartbeatSeconds = 30

/** Path of a person's socket, from the root of the site. */
export function livePath(userId: number, token: string): string {
  return `/websocket/user/${userId}?token=${encodeURIComponent(token)}`
}

/** An event out of a received text; undefined for what this version does not know. */
export function readLiveEvent(text: string): LiveEvent | undefined {
  try {
    const value = JSON.parse(text) as { type?: unknown }
    return typeof value.type === 'string' ? (value as LiveEvent) : undefined
  } catch {
    return undefined
  }
}
