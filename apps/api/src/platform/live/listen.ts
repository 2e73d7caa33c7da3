import pg from 'pg'
import type { Log } from '../log.ts'
import { type Addressed, channel } from './publish.ts'

const comeBackMs = { first: 200, most: 5000 }

/** A machine that takes the call and says nothing is tried again after this. */
const connectionTimeoutMillis = 10_000

/** What a listening process does with what it hears. */
interface Ears {
  hear(events: Addressed[]): void
  /** The line was down: something may have been missed. */
  missed(): void
}

/**
 * Listens on a connection of its own to what all processes tell, and connects again when it breaks.
 * Answers how to stop.
 */
export async function listenForEvents(
  url: string,
  ears: Ears,
  log: Log,
): Promise<() => Promise<void>> {
  let client: pg.Client | undefined
  let wanted = true
  let waitMs = comeBackMs.first

  async function connect(): Promise<void> {
    const fresh = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis,
    })
    fresh.on('error', (error) => log.warn({ error: error.message }, 'live channel: line lost'))
    fresh.on('notification', ({ payload }) => ears.hear(eventsOf(payload)))
    await fresh.connect()
    await fresh.query(`listen ${channel}`)
    // The line comes back by itself only once it listens: until then its caller here tries again, and two would.
    fresh.on('end', () => void reconnect())
    client = fresh
    waitMs = comeBackMs.first
  }
  async function reconnect(): Promise<void> {
    if (!wanted) return
    await new Promise((resolve) => setTimeout(resolve, waitMs).unref())
    waitMs = Math.min(waitMs * 2, comeBackMs.most)
    try {
      if (wanted) await connect()
      ears.missed()
    } catch {
      void reconnect()
    }
  }
  await connect()
  return async () => {
    wanted = false
    await client?.end()
  }
}

function eventsOf(payload: string | undefined): Addressed[] {
  return payload ? (JSON.parse(payload) as Addressed[]) : []
}
