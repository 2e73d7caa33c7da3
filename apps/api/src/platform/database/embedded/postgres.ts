import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Home } from './home.ts'
import { didNotStart, launch } from './launch.ts'
import type { Exit, Launched } from './launch.ts'
import { openLogFile } from './log-file.ts'
import type { Log, LogFile } from './log-file.ts'
import { readPostmasterFile } from './postmaster-file.ts'
import { postgresArguments } from './settings.ts'
import type { Watchdog } from './watchdog.ts'

export type { Exit } from './launch.ts'

export interface PostgresSetup {
  home: Home
  program: string
  watchdog: Watchdog
  fsync: boolean
  log: Log
}

/** One run of the server, taking connections. */
export interface RunningPostgres {
  pid: number
  exited: Promise<Exit>
  /** SIGINT (fast shutdown), after 10 s SIGQUIT, after 5 s more SIGKILL. */
  stop(): Promise<void>
}

const LOOK_MS = 10
const STILL_STARTING_MS = 5_000
const STOP_STEPS = [
  ['SIGINT', 10_000],
  ['SIGQUIT', 5_000],
  ['SIGKILL', 5_000],
] as const

/** Starts the server and waits until it takes connections; throws `DatabaseDidNotStart`. */
export async function runPostgres(setup: PostgresSetup, port: number): Promise<RunningPostgres> {
  const logFile = openLogFile(join(setup.home.folder, 'postgres.log'))
  try {
    const launched = launchServer(setup, port, logFile)
    void launched.exited.then(setup.watchdog.forget)
    await untilReady(launched, setup, logFile)
    launched.child.unref() // a program that forgot to stop us may still end; the watchdog follows
    return { pid: launched.pid, exited: launched.exited, stop: () => stop(launched) }
  } finally {
    logFile.close()
  }
}

function launchServer(setup: PostgresSetup, port: number, logFile: LogFile): Launched {
  const { home, program, watchdog, fsync } = setup
  return launch({
    program,
    args: postgresArguments({ cluster: home.cluster, port, fsync }),
    account: home.account,
    watchdog,
    stdio: ['ignore', logFile.fd, logFile.fd],
  })
}

/** Recovery after a crash may take long, so there is no limit while the process lives. */
async function untilReady(launched: Launched, { home, log }: PostgresSetup, logFile: LogFile) {
  let ended: Exit | undefined
  void launched.exited.then((exit) => (ended = exit))
  for (let waitedMs = LOOK_MS; !isReady(home.cluster, launched.pid); waitedMs += LOOK_MS) {
    if (ended) throw didNotStart('PostgreSQL', ended, logFile.tail())
    if (waitedMs % STILL_STARTING_MS === 0) log('The database is still starting (recovering)')
    await pause(LOOK_MS)
  }
}

function isReady(cluster: string, pid: number): boolean {
  const file = readPostmasterFile(cluster)
  return file?.pid === pid && file.ready
}

async function stop({ child, exited }: Launched): Promise<void> {
  child.ref() // or Podium could end before the database has
  for (const [signal, patienceMs] of STOP_STEPS) {
    child.kill(signal)
    if (await isOverWithin(patienceMs, exited)) return
  }
}

async function isOverWithin(patienceMs: number, exited: Promise<Exit>): Promise<boolean> {
  const given = new AbortController()
  const patience = pause(patienceMs, false, { signal: given.signal }).catch(() => false)
  const isOver = await Promise.race([exited.then(() => true), patience])
  given.abort()
  return isOver
}
