import { setTimeout as pause } from 'node:timers/promises'
import { comeBack, goAhead } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/index.ts'
import type { Log } from '../../platform/log.ts'
import { findDays } from './records.ts'

/** Twice as often as it has to be: within a second every process knows what time it is (`clock.ahead`). */
const everyMs = 500

/** Sets the clock of a server that starts by what the database says. */
export async function setClockByDatabase(db: Db): Promise<void> {
  const days = await findDays(db)
  comeBack()
  goAhead(days)
}

/** Sets the clock of this process again and again, for whenever another process moves it. */
export function followClock(db: Db, log: Log): { stop(): Promise<void> } {
  const end = new AbortController()
  const following = follow(db, log, end.signal)
  return {
    async stop() {
      end.abort()
      await following
      comeBack()
    },
  }
}

async function follow(db: Db, log: Log, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await pause(everyMs, undefined, { signal, ref: false }).catch(() => undefined)
    if (signal.aborted) return
    try {
      goAhead(await findDays(db))
    } catch (error) {
      log.warn({ error: String(error) }, 'the test clock could not be read')
    }
  }
}
