import type { Home } from './home.ts'
import type { Watchdog } from './watchdog.ts'

/** How the supervisor tells what it does. */
export type Log = (message: string, detail?: object) => void

/** What every step from an empty folder to a running server needs. */
export interface Setup {
  /** Names the database, its user and our own files. */
  name: string
  home: Home
  /** The folder of the programs that we run. */
  programs: string
  /** The major version of PostgreSQL that they are of, as `PG_VERSION` writes it. */
  major: string
  watchdog: Watchdog
  /** Number of the process that held the folder last, as far as is known. */
  previousHolder: number | undefined
  fsync: boolean
  log: Log
  /** Told when a program of PostgreSQL begins to run beside us. */
  launched: () => void
}
