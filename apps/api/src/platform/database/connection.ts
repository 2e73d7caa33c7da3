import pg from 'pg'
import { RememberingQuery, type Shapes } from './described-query.ts'
import { PackedQuery, packetOf } from './packet.ts'

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
 * without parameters goes as it is, and may then hold several statements, as migrations do. What is asked in
 * one go leaves in one packet, BEGIN with the first statement, for one; within a transaction it is answered
 * in one as well.
 */
class PreparingClient extends pg.Client {
  readonly #shapes: Shapes = new Map()
  #isInTransaction = false

  // oxlint-disable-next-line typescript/no-explicit-any -- pg declares seven overloads for one method
  override query(...given: any[]): any {
    const packet = packetOf(this)
    packet.hold((leave) => process.nextTick(leave))
    if (given[0] instanceof PackedQuery) return super.query(given[0])
    return this.#prepare(given)
  }

  #prepare(given: unknown[]): unknown {
    const [text, values, ...rest] = given
    const call = super.query as (...parameters: unknown[]) => unknown
    const name = isPreparable(given) ? nameOf(text as string) : undefined
    if (name && rest.length === 0) return this.#ask({ name, text, values } as Named)
    // It has a Sync of its own.
    packetOf(this).end()
    if (typeof text !== 'string' || !Array.isArray(values)) return call.apply(this, given)
    if (values.length > 0) return call.call(this, { name, text, values }, ...rest)
    this.#isInTransaction = text === 'begin'
    return call.call(this, text, ...rest)
  }

  #ask(asked: Named): Promise<unknown> {
    const query = new RememberingQuery({ client: this, shapes: this.#shapes }, asked)
    const answer = new Promise((resolve, reject) => {
      query.callback = (error, result) => (error ? reject(error) : resolve(result))
    })
    super.query(query)
    // What shares a Sync is done or undone together, which is right in a transaction alone.
    if (!this.#isInTransaction) packetOf(this).end()
    // As the driver does: what is logged leads back to who asked.
    return answer.catch((error: Error) => {
      Error.captureStackTrace(error)
      throw error
    })
  }
}

interface Named {
  name: string
  text: string
  values: unknown[]
}

function isPreparable([text, values]: unknown[]): boolean {
  return typeof text === 'string' && Array.isArray(values) && values.length > 0
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
