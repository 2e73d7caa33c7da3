import { setTimeout as pause } from 'node:timers/promises'
import { describeExit } from './launch.ts'
import { startServer } from './server.ts'
import type { Server } from './server.ts'
import type { Setup } from './setup.ts'

const LONGEST_PAUSE_MS = 10_000
/** A run this long counts as healthy: the next death starts again without waiting. */
const HEALTHY_MS = 30_000

/**
 * Starts a server again, on the same port, whenever it ends without being asked to, pausing longer
 * from time to time. Answers how to stop it for good.
 */
export function keepRunning(first: Server, setup: Setup): () => Promise<void> {
  const { log } = setup
  const stopping = new AbortController()
  const { signal } = stopping
  let server = first
  const watching = watchOver()

  async function watchOver(): Promise<void> {
    for (let tries = 0; ; tries += 1) {
      const since = Date.now()
      const exit = await server.exited
      if (signal.aborted) return
      log(`PostgreSQL ${describeExit(exit)} and is started again`)
      if (Date.now() - since > HEALTHY_MS) tries = 0
      const pauseMs = Math.min(100 * tries ** 2, LONGEST_PAUSE_MS)
      await pause(pauseMs, undefined, { signal }).catch(() => undefined)
      if (signal.aborted) return
      await startAgain()
    }
  }

  /** Where that fails the ended server stays the current one, and so is started again. */
  async function startAgain(): Promise<void> {
    try {
      server = await startServer(setup, first.port)
      log('PostgreSQL is back')
    } catch (error) {
      log('PostgreSQL did not start again', { error })
    }
  }

  return async () => {
    stopping.abort()
    await server.stop()
    await watching
    await server.stop() // a restart that was under way when we were asked to stop
  }
}
