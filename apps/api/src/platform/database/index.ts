import { Kysely } from 'kysely'
import type { Config } from '../../config.ts'
import type { Log } from '../log.ts'
import { createPool } from './connection.ts'
import { PipeliningDialect } from './pipelining.ts'
import type { Db } from './transaction.ts'
import type { Tables } from './tables.ts'

export { createPool } from './connection.ts'
export { migrate } from './migrate.ts'
export { sayLast } from './pipelining.ts'
export { createInTransaction, isDuplicate, lock } from './transaction.ts'
export type { Db, InTransaction, Tx } from './transaction.ts'

/** A database in use: its address, the query builder, and the end of both. */
export interface Database {
  url: string
  db: Db
  pool: import('pg').Pool
  stop(): Promise<void>
}

/** Connects to the PostgreSQL at an address. */
export function connectDatabase(url: string, options: { prepared: boolean; log: Log }): Database {
  const onError = (error: Error) => options.log.warn({ error: error.message }, 'connection lost')
  const pool = createPool({ url, prepared: options.prepared, onError })
  const db = new Kysely<Tables>({ dialect: new PipeliningDialect({ pool }) })
  return { url, db, pool, stop: () => db.destroy() }
}

/**
 * Opens the database the configuration asks for: the server given by `DATABASE_URL`, or else the
 * embedded PostgreSQL in the data folder, which is started and belongs to this process.
 */
export async function openDatabase(config: Config, log: Log): Promise<Database> {
  const prepared = config.preparedStatements
  if (config.databaseUrl) return connectDatabase(config.databaseUrl, { prepared, log })
  const { startEmbeddedDatabase } = await import('./embedded/index.ts')
  const embedded = await startEmbeddedDatabase({
    dataFolder: config.dataFolder,
    log: (message, detail) => log.info(detail ?? {}, message),
  })
  const database = connectDatabase(embedded.url, { prepared, log })
  const stop = async () => {
    await database.stop()
    await embedded.stop()
  }
  return { ...database, stop }
}
