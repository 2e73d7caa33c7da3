import { type DatabaseConnection, type Driver, Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import { PipelinedConnections, useAlone, usePipelined } from './pipelined-connections.ts'
import type { Tables } from './tables.ts'
import type { Db } from './transaction.ts'

/**
 * Where the pages of visitors read: every statement goes over pipelined connections of their own, and is
 * asked once where several parts of a page ask it in the same turn. A slow one holds up other pages and
 * no call. It only reads: there is no transaction on it.
 */
export function connectDrawing(
  alone: Db,
  options: { url: string; pool: pg.Pool; onError: (error: Error) => void },
): { db: Db; stop(): Promise<void> } {
  const pipelined = new PipelinedConnections({ ...options, shares: true, most: 2 })
  const db = new Kysely<Tables>({ dialect: new DrawingDialect(options.pool, pipelined) })
  usePipelined(db, pipelined)
  useAlone(db, alone)
  return { db, stop: () => pipelined.stop() }
}

class DrawingDialect extends PostgresDialect {
  readonly #pipelined: PipelinedConnections

  constructor(pool: pg.Pool, pipelined: PipelinedConnections) {
    super({ pool })
    this.#pipelined = pipelined
  }

  override createDriver(): Driver {
    return new DrawingDriver(this.#pipelined)
  }
}

class DrawingDriver implements Driver {
  readonly #connection: DatabaseConnection

  constructor(pipelined: PipelinedConnections) {
    this.#connection = {
      executeQuery: async <R>({
        sql,
        parameters,
      }: {
        sql: string
        parameters: readonly unknown[]
      }) => ({
        rows: await pipelined.query<R>(sql, [...parameters]),
      }),
      streamQuery: () => {
        throw new Error(onlyReads)
      },
    }
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection
  }

  async beginTransaction(): Promise<void> {
    throw new Error(onlyReads)
  }

  async commitTransaction(): Promise<void> {}

  async rollbackTransaction(): Promise<void> {}

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {}
}

const onlyReads = 'What a page is drawn from is only read.'
