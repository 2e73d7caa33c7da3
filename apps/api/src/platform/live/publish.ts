import type { LiveEvent } from '@podium/contract/live'
import type pg from 'pg'
import type { Log } from '../log.ts'

/** The channel on which all server processes tell each other. */
export const channel = 'podium_live'

/** An event and whom it is for, as it travels between processes. */
export type Addressed = [userId: number, event: LiveEvent]

export interface LivePublisher {
  /** Sends an event to a user's open pages, on whichever server. Never throws, never waits. */
  publish(userId: number, event: LiveEvent): void
}

// PostgreSQL carries at most 8000 bytes in one notification.
const mostBytes = 7500
const gatherMs = 20

/**
 * Sends events by NOTIFY, gathered for a moment. Not in the transaction that caused them:
 * PostgreSQL lets transactions with notifications commit only one after the other. A process that
 * dies in between loses them, and its pages come back and fetch anew.
 */
export function createPublisher(pool: pg.Pool, log: Log): LivePublisher {
  let waiting: Addressed[] = []
  // One after the other, so that what happened first is told first.
  let sending: Promise<void> = Promise.resolve()

  async function send(events: Addressed[]): Promise<void> {
    try {
      const texts = packed(events)
      await pool.query('select pg_notify($1, text) from unnest($2::text[]) text', [channel, texts])
    } catch (error) {
      log.warn({ error: String(error), lost: events.length }, 'live events were not sent')
    }
  }
  function flush(): void {
    const events = waiting
    waiting = []
    sending = sending.then(() => send(events))
  }
  return {
    publish(userId, event) {
      if (waiting.length === 0) setTimeout(flush, gatherMs)
      waiting.push([userId, event])
    },
  }
}

/** Events as JSON texts, each short enough for one notification. */
export function packed(events: Addressed[]): string[] {
  const texts: string[] = []
  let text = ''
  for (const event of events) {
    const next = JSON.stringify(event)
    const fits = Buffer.byteLength(text) + Buffer.byteLength(next) < mostBytes
    if (text && !fits) texts.push(`[${text}]`)
    text = text && fits ? `${text},${next}` : next
  }
  return text ? [...texts, `[${text}]`] : texts
}
