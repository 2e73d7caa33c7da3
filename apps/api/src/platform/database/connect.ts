import { Kysely } from 'kysely'
import type { Log } from '../log.ts'
import { createPool } from './connection.ts'
import { connectDrawing } from './drawing.ts'
import { usePipelined, PipelinedConnections } from './pipelined-connections.ts'
import { PipeliningDialect } from './pipelining.ts'
import type { Tables } from './tables.ts'
import type { Db } from './transaction.ts'

/** A database in use: its address, the query builder, and the end of both. */
export interface Database {
  url: string
  db: Db
  /** Where the pages of visitors read (`connectDrawing`). */
  drawing: Db
  pool: import('pg').Pool
  stop(): Promise<void>
}

/** Connects to the PostgreSQL at an address. */
export function connectDatabase(url: string, options: { prepared: boolean; log: Log }): Database {
  const onError = (error: Error) => options.log.warn({ error: error.message }, 'connection lost')
  const pool = createPool({ url, prepared: options.prepared, onError })
  const db = new Kysely<Tables>({ dialect: new PipeliningDialect({ pool }) })
  // A pooler that hands out a connection per transaction takes neither names nor lines.
  if (!options.prepared) return { url, db, drawing: db, pool, stop: () => db.destroy() }
  const drawing = connectDrawing(db, { url, pool, onError })
  const pipelined = new PipelinedConnections({ url, onError })
  usePipelined(db, pipelined)
  const stop = async () => {
    await Promise.all([pipelined.stop(), drawing.stop(), db.destroy()])
  }
  return { url, db, drawing: drawing.db, pool, stop }
}
