import type { Config } from '../../config.ts'
import { prepareDataFolder } from '../data-folder.ts'
import type { Log } from '../log.ts'
import { connectDatabase, type Database } from './connect.ts'

export type { EmbeddedDatabaseError } from '@podium/embedded-postgres'
export { isDatabaseAway } from './away.ts'
export { type Changes, changesSince, findChanges } from './changes.ts'
export { connectDatabase, type Database } from './connect.ts'
export { type Forgotten, forgetPerson, type Kept } from './forget.ts'
export { createPool } from './connection.ts'
export { fetchAlone, fetchRows } from './pipelined-connections.ts'
export { namedStatement, type ParametersOf } from './named-parameters.ts'
export { opaqueParameter } from './parameters.ts'
export { migrate } from './migrate.ts'
export { type Unshown, watchTables } from './watch-tables.ts'
export { changesAny, findsAny } from './answers.ts'
export { startOfDay } from './days.ts'
export { countRows, findPage } from './pages.ts'
export { findPlace } from './queues.ts'
export { readPrimary, readReplica, type Reading } from './replica.ts'
export { executeBeforeCommit } from './pipelining.ts'
export {
  createInTransaction,
  isDuplicate,
  isPassing,
  lock,
  lockAll,
  lockAllShared,
  lockShared,
} from './transaction.ts'
export type { Db, InTransaction, Tx } from './transaction.ts'

/**
 * Opens the database the configuration asks for: the server given by `DATABASE_URL`, or else the
 * embedded PostgreSQL in the data folder, which is started and belongs to this process. `launched` is told
 * once it runs, before it answers.
 */
export async function openDatabase(
  config: Config,
  log: Log,
  launched: () => void = () => undefined,
): Promise<Database> {
  const prepared = config.preparedStatements
  if (config.databaseUrl) return connectDatabase(config.databaseUrl, { prepared, log })
  prepareDataFolder(config.dataFolder)
  const { startEmbeddedDatabase } = await import('@podium/embedded-postgres')
  const embedded = await startEmbeddedDatabase({
    name: 'podium',
    dataFolder: config.dataFolder,
    log: (message, detail) => log.info(detail ?? {}, message),
    launched,
  })
  const database = connectDatabase(embedded.url, { prepared, log })
  const stop = async () => {
    await database.stop()
    await embedded.stop()
  }
  return { ...database, stop }
}
