import type { Db, InTransaction } from '../../platform/database/index.ts'
import type { Log } from '../../platform/log.ts'
import type { Studio } from '../../platform/media/index.ts'
import type { Spool } from '../../platform/storage/spool.ts'
import type { Storage } from '../../platform/storage/index.ts'

/** What taking in a file needs beside the database. */
export interface FileWorks {
  log: Log
  db: Db
  inTransaction: InTransaction
  storage: Storage
  spool: Spool
  studio: Studio
  /** Where uploads wait for the rest of them. */
  uploadsFolder: string
}
