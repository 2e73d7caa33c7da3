import { setTimeout as pause } from 'node:timers/promises'
import { describeExit } from './launch.ts'
import type { Log } from './log-file.ts'
import type { Exit, RunningPostgres } from './postgres.ts'

/** A server that is started again whenever it ends without being asked to. */
export interface KeptRunning {
  onExit(listener: (exit: Exit) => void): () => void
  stop(): Promise<void>
}

const BACK_OFF_MS = [0, 100, 500, 1_000, 2_000, 5_000, 10_000]
/** A run this long counts as healthy: the next death starts again without waiting. */
const HEALTHY_MS = 30_000

/** Takes over a running server; `startAgain` makes the next one on the same port. */
export function keepRunning(
  first: RunningPostgres,
  startAgain: () => Promise<RunningPostgres>,
  log: Log,
): KeptRunning {
  const stopping = new AbortController()
  const listeners = new Set<(exit: Exit) => void>()
  let current = first
  let tries = 0
  const watching = watchOver()

  async function watchOver() {
    while (!stopping.signal.aborted) {
      const startedAt = Date.now()
      const exit = await current.exited
      if (stopping.signal.aborted) return
      log(`PostgreSQL ${describeExit(exit)} and is started again`)
      for (const listener of listeners) listener(exit)
      if (Date.now() - startedAt > HEALTHY_MS) tries = 0
      await revive()
    }
  }

  async function revive() {
    while (!stopping.signal.aborted) {
      const waitMs = BACK_OFF_MS[Math.min(tries, BACK_OFF_MS.length - 1)]
      tries += 1
      await pause(waitMs, undefined, { signal: stopping.signal }).catch(() => undefined)
      if (await tryOnce()) return
    }
  }

  async function tryOnce(): Promise<boolean> {
    if (stopping.signal.aborted) return true
    try {
      current = await startAgain()
      log('PostgreSQL is back')
      return true
    } catch (error) {
      log('PostgreSQL did not start again; trying once more', { error })
      return false
    }
  }

  async function stop() {
    stopping.abort()
    await current.stop()
    await watching
    await current.stop() // a restart that was under way when we were asked to stop
  }

  return {
    onExit(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stop,
  }
}
