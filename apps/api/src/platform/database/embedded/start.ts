import { findBinaries } from './binaries.ts'
import { prepareCluster } from './cluster.ts'
import { databaseUrl } from './ensure-database.ts'
import { UnsupportedPlatform } from './errors.ts'
import { findHome } from './home.ts'
import type { Home } from './home.ts'
import { keepRunning } from './keep-running.ts'
import { lockFolder } from './lock.ts'
import type { Lock } from './lock.ts'
import type { Log } from './log-file.ts'
import type { Exit } from './postgres.ts'
import { startPostgres } from './start-postgres.ts'
import { startWatchdog } from './watchdog.ts'
import type { Watchdog } from './watchdog.ts'

/** A running PostgreSQL that lives and dies with this process. */
export interface EmbeddedDatabase {
  /** Stays valid when the server is killed and started again. */
  readonly url: string
  /** Where its files really are; another folder than asked for when root had to move it. */
  readonly folder: string
  /** Calls back each time the server ended without being asked to; answers how to stop listening. */
  onExit(listener: (exit: Exit) => void): () => void
  /** Ends the server (within 20 s) and frees the folder. End the pools first. May be called twice. */
  stop(): Promise<void>
}

export interface EmbeddedDatabaseOptions {
  dataFolder: string
  log: Log
  /** False makes it fast and forgetful: tests only. Default true. */
  fsync?: boolean
  /** Default: a free one. */
  port?: number
}

/**
 * Starts, creating it on the first start, the PostgreSQL that lives in `<dataFolder>/postgres`.
 * Throws `DataFolderInUse`, `WrongDatabaseVersion`, `NotOurDatabase`, `UnsupportedPlatform`,
 * `UnreachableDataFolder` or `DatabaseDidNotStart`, whose messages say what to do.
 */
export async function startEmbeddedDatabase(
  options: EmbeddedDatabaseOptions,
): Promise<EmbeddedDatabase> {
  if (process.platform === 'win32') throw new UnsupportedPlatform('Windows')
  const home = await findHome(options.dataFolder, options.log)
  const lock = await lockFolder(home.folder)
  const watchdog = startWatchdog(home.account, options.log)
  const letGo = () => {
    watchdog.dismiss()
    lock.release()
  }
  try {
    return await startIn({ home, lock, watchdog, options, letGo })
  } catch (error) {
    letGo()
    throw error
  }
}

interface Claimed {
  home: Home
  lock: Lock
  watchdog: Watchdog
  options: EmbeddedDatabaseOptions
  letGo: () => void
}

async function startIn({ home, lock, watchdog, options, letGo }: Claimed) {
  const { log, fsync = true } = options
  const { previousHolder } = lock
  const binaries = await findBinaries(home, log)
  const password = await prepareCluster({ home, binaries, watchdog, fsync, log })
  const setup = { home, program: binaries.postgres, watchdog, fsync, log }
  const start = (port?: number) => startPostgres({ setup, password, port, previousHolder })
  const { postgres, port } = await start(options.port)
  const startAgain = async () => (await start(port)).postgres
  const kept = keepRunning(postgres, startAgain, log)
  const url = databaseUrl(password, port)
  const stop = once(() => kept.stop().finally(letGo))
  return { url, folder: home.folder, onExit: kept.onExit, stop }
}

function once(act: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined
  return () => (done ??= act())
}
