import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { EmbeddedDatabaseError } from './errors.ts'
import { findFreePort } from './free-port.ts'
import { didNotStart, launch } from './launch.ts'
import type { Exit } from './launch.ts'
import { clearLeftOvers, readPostmasterFile } from './left-overs.ts'
import { openLogFile } from './log-file.ts'
import { endProcess } from './processes.ts'
import { postgresArguments } from './settings.ts'
import type { Setup } from './setup.ts'

/** One run of the server, taking connections. */
export interface Server {
  port: number
  exited: Promise<Exit>
  /** A fast shutdown, after 10 s an immediate one, after 5 s more SIGKILL. */
  stop(): Promise<void>
}

const PATIENCE_MS = 10_000
const RETRY_MS = 200
const LOOK_MS = 10
const STILL_STARTING_MS = 5_000

/** Reasons that pass: a kill, sessions or a zombie of the last run, somebody on our port. */
const MAY_PASS =
  /was ended by SIG|could not bind|could not create any TCP\/IP sockets|is still in use|postmaster\.pid" already exists/

/**
 * Clears what is left of the last run and starts the server, retrying what may pass for ten
 * seconds. Without a port on any free one, another one when it is taken meanwhile.
 */
export async function startServer(setup: Setup, port?: number): Promise<Server> {
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    try {
      await clearLeftOvers(setup)
      return await runServer(setup, port ?? (await findFreePort()))
    } catch (error) {
      if (!mayPass(error) || Date.now() > deadline) throw error
      await pause(RETRY_MS)
    }
  }
}

function mayPass(error: unknown): boolean {
  if (!(error instanceof EmbeddedDatabaseError)) return false
  return error.code === 'did-not-start' && MAY_PASS.test(error.message)
}

/** Recovery after a crash may take long, so there is no limit while the process lives. */
async function runServer(setup: Setup, port: number): Promise<Server> {
  const { home, log, fsync } = setup
  const logFile = openLogFile(join(home.folder, 'postgres.log'))
  try {
    const args = postgresArguments({ cluster: home.cluster, port, fsync })
    const { child, exited } = launch(setup, 'postgres', args, ['ignore', logFile.fd, logFile.fd])
    let ended: Exit | undefined
    void exited.then((exit) => (ended = exit))
    for (let waitedMs = LOOK_MS; !isReady(home.cluster, child.pid); waitedMs += LOOK_MS) {
      if (ended) throw didNotStart('PostgreSQL', ended, logFile.tail())
      if (waitedMs % STILL_STARTING_MS === 0) log('The database is still starting (recovering)')
      await pause(LOOK_MS)
    }
    child.unref() // a program that forgot to stop us may still end; the watchdog follows
    return { port, exited, stop: () => stop(child, exited) }
  } finally {
    logFile.close()
  }
}

function isReady(cluster: string, pid: number | undefined): boolean {
  const file = readPostmasterFile(cluster)
  return file?.pid === pid && file?.ready === true
}

async function stop(child: ChildProcess, exited: Promise<Exit>): Promise<void> {
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  child.ref() // or this program could end before the database has
  if (!(await endProcess(child.pid ?? 0, hasEnded))) child.kill('SIGKILL')
  await exited
}
