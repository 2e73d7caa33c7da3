import type { Duplex } from 'node:stream'
import pg from 'pg'
import { RememberingQuery, type Shapes } from './described-query.ts'

// Ids and counts are bigint in PostgreSQL and stay far below 2^53 here.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)
// A day is a day, wherever the server stands: ISO text, not midnight in some time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, String)

const mostNames = 1000
const names = new Map<string, string>()

/**
 * A short name for a statement's text. Texts beyond the first thousand stay unnamed: they are
 * generated ones, and each name costs memory on every connection.
 */
export function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known || names.size >= mostNames) return known
  const name = `s${names.size}`
  names.set(text, name)
  return name
}

/**
 * A client that prepares every parametrised statement: parsing, planning and describing are paid once. A text
 * without parameters goes as it is, and may then hold several statements, as migrations do.
 */
class PreparingClient extends pg.Client {
  readonly #shapes: Shapes = new Map()

  // oxlint-disable-next-line typescript/no-explicit-any -- pg declares seven overloads for one method
  override query(...given: any[]): any {
    this.#sendTogether()
    return this.#prepare(given)
  }

  /** What is asked in one go leaves in one packet: BEGIN with the first statement, for one. */
  #sendTogether(): void {
    const stream = streamOf(this)
    stream.cork()
    process.nextTick(() => stream.uncork())
  }

  #prepare(given: unknown[]): unknown {
    const [text, values, ...rest] = given
    const call = super.query as (...parameters: unknown[]) => unknown
    if (typeof text !== 'string' || !Array.isArray(values)) return call.apply(this, given)
    if (values.length === 0) return call.call(this, text, ...rest)
    const name = nameOf(text)
    if (!name || rest.length > 0) return call.call(this, { name, text, values }, ...rest)
    const query = new RememberingQuery(this.#shapes, { name, text, values })
    const asked = new Promise((resolve, reject) => {
      query.callback = (error, result) => (error ? reject(error) : resolve(result))
    })
    call.call(this, query)
    // As the driver does: what is logged leads back to who asked.
    return asked.catch((error: Error) => {
      Error.captureStackTrace(error)
      throw error
    })
  }
}

/** The stream under a connection, for what leaves on it together. */
export function streamOf(client: pg.ClientBase): Duplex {
  return (client as unknown as { connection: { stream: Duplex } }).connection.stream
}

const connectionTimeoutMillis = 10_000

/** One connection that prepares its statements and waits for no answer before it asks again. */
export function createClient(url: string): pg.Client {
  return new PreparingClient({ connectionString: url, connectionTimeoutMillis, pipeline: true })
}

export interface PoolOptions {
  url: string
  most?: number
  prepared?: boolean
  onError: (error: Error) => void
}

/** A pool of connections. Its idle ones may break at any time; that is reported, never thrown. */
export function createPool(options: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.most ?? 10,
    connectionTimeoutMillis,
    // A query goes out without waiting for the answer to the one before it.
    pipeline: true,
    // A pooler that hands out a connection per transaction takes no names.
    ...(options.prepared !== false && { Client: PreparingClient }),
  })
  pool.on('error', options.onError)
  // One that breaks while it is in use but asked nothing would otherwise end the process.
  pool.on('connect', (client) => client.on('error', options.onError))
  return pool
}
