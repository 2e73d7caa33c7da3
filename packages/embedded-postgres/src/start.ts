import { findPackage, findPrograms } from './programs.ts'
import { prepareCluster } from './cluster.ts'
import { findHome } from './home.ts'
import { keepRunning } from './keep-running.ts'
import { lockFolder } from './lock.ts'
import { startServer } from './server.ts'
import type { Log } from './setup.ts'
import { startWatchdog } from './watchdog.ts'

/** A running PostgreSQL that lives and dies with this process. */
export interface EmbeddedDatabase {
  /** Stays valid when the server is killed and started again. */
  readonly url: string
  /** Ends the server (within 20 s) and frees the folder. End the pools first. May be called twice. */
  stop(): Promise<void>
}

export interface EmbeddedDatabaseOptions {
  /**
   * Names the database, its only user and the files beside it: lower-case letters. Always the same
   * for one folder: a database of another name is refused as not ours.
   */
  name: string
  /** Made where it is missing, its parent must be there. The files live in `<dataFolder>/postgres`. */
  dataFolder: string
  /** Hears what the supervisor does, for the log of the program. */
  log?: Log
  /** False makes it fast and forgetful: tests only. Default true. */
  fsync?: boolean
  /** Told once PostgreSQL runs beside this program, which may be busy with something else meanwhile. */
  launched?: () => void
}

/**
 * Starts the PostgreSQL that lives in the data folder, creating it on the first start. Throws
 * `EmbeddedDatabaseError`, whose message says what to do.
 */
export async function startEmbeddedDatabase(
  options: EmbeddedDatabaseOptions,
): Promise<EmbeddedDatabase> {
  const { name, dataFolder, fsync = true } = options
  const { log = () => undefined, launched = () => undefined } = options
  const native = findPackage() // first: where there is none, nothing is touched
  const home = await findHome(dataFolder, name, log)
  const { previousHolder, release } = lockFolder(home.folder, name)
  const watchdog = startWatchdog(name, home.account, log)
  const letGo = () => {
    watchdog.dismiss()
    release()
  }
  try {
    const found = await findPrograms(native, home, log)
    const setup = { name, home, ...found, watchdog, previousHolder, fsync, log, launched }
    const password = await prepareCluster(setup)
    const server = await startServer(setup)
    const stopServer = keepRunning(server, setup)
    let stopped: Promise<void> | undefined
    return {
      url: `postgres://${name}:${password}@127.0.0.1:${server.port}/${name}`,
      stop: () => (stopped ??= stopServer().finally(letGo)),
    }
  } catch (error) {
    letGo()
    throw error
  }
}
