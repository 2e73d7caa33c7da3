import type { Db, InTransaction } from '../../platform/database/index.ts'
import type { Log } from '../../platform/log.ts'
import type { UploadWorker } from '../../platform/media/index.ts'
import type { Spool } from '../../platform/storage/spool.ts'
import type { Storage } from '../../platform/storage/index.ts'

/** What files work with. */
export interface FileDeps {
  log: Log
  db: Db
  inTransaction: InTransaction
  storage: Storage
  spool: Spool
  uploadWorker: UploadWorker
  /** Where uploads wait for the rest of them. */
  uploadsFolder: string
}
