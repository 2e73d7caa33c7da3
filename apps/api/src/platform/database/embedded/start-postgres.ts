import { setTimeout as pause } from 'node:timers/promises'
import { ensureDatabase, wasCutOff } from './ensure-database.ts'
import { DatabaseDidNotStart } from './errors.ts'
import { findFreePort } from './free-port.ts'
import { clearLeftOvers } from './left-overs.ts'
import { runPostgres } from './postgres.ts'
import type { PostgresSetup, RunningPostgres } from './postgres.ts'

const PATIENCE_MS = 10_000
const RETRY_MS = 200

/** Reasons that pass: sessions or a zombie of the last run, or somebody on our port. */
const PORT_TAKEN = /could not bind|could not create any TCP\/IP sockets/
const LAST_RUN_NOT_OVER = /is still in use|postmaster\.pid" already exists/

export interface Started {
  postgres: RunningPostgres
  port: number
}

export interface Start {
  setup: PostgresSetup
  password: string
  /** Undefined: any free port, another one when it is taken meanwhile. */
  port: number | undefined
  previousHolder: number | undefined
}

/** Clears what is left of the last run and starts the server, retrying for ten seconds. */
export async function startPostgres(start: Start): Promise<Started> {
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    try {
      return await tryToStart(start)
    } catch (error) {
      if (!mayPass(error) || Date.now() > deadline) throw error
      await pause(RETRY_MS)
    }
  }
}

async function tryToStart({ setup, password, port, previousHolder }: Start): Promise<Started> {
  await clearLeftOvers({ cluster: setup.home.cluster, previousHolder, log: setup.log })
  const chosen = port ?? (await findFreePort())
  const postgres = await runPostgres(setup, chosen)
  try {
    await ensureDatabase(password, chosen)
    return { postgres, port: chosen }
  } catch (error) {
    await postgres.stop()
    throw error
  }
}

function mayPass(error: unknown): boolean {
  if (wasCutOff(error)) return true // killed in the moment in which it took our first connection
  if (!(error instanceof DatabaseDidNotStart)) return false
  if (error.signal) return true
  return PORT_TAKEN.test(error.logTail) || LAST_RUN_NOT_OVER.test(error.logTail)
}
