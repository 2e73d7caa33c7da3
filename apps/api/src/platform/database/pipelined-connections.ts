import { setImmediate as afterThisTurn } from 'node:timers'
import { CompiledQuery } from 'kysely'
import type pg from 'pg'
import { createClient, nameOf } from './connection.ts'
import { DescribedQuery, type RowDescriptions } from './described-query.ts'
import { packetOf } from './packet.ts'
import type { Db } from './transaction.ts'

/** Enough to keep a database of several cores busy with one server process. */
const mostConnections = 3

interface PipelinedConnection {
  client: pg.Client
  ready: Promise<unknown>
  descriptions: RowDescriptions
  /** Queries whose results are on their way. */
  waiting: number
}

/** What is asked in one turn of the event loop. */
interface Turn {
  connection: PipelinedConnection
  asked: Map<string, Promise<unknown[]>>
}

/**
 * A few connections shared by all requests, in PostgreSQL's pipeline mode: each query is sent without
 * waiting for the result of the one before it, and the queries of one turn of the event loop leave in
 * one packet. Results come in the order of the queries: only for queries that find their rows at once,
 * and for none that may wait for a lock.
 */
export class PipelinedConnections {
  readonly #url: string
  readonly #onError: (error: Error) => void
  readonly #open: PipelinedConnection[] = []
  readonly #most: number
  readonly #shares: boolean
  #turn: Turn | null = null
  #isOver = false

  /** `shares`: what is asked in one turn of the event loop goes one way, and the same question once. */
  constructor(options: {
    url: string
    onError: (error: Error) => void
    most?: number
    shares?: boolean
  }) {
    this.#most = options.most ?? mostConnections
    this.#url = options.url
    this.#onError = options.onError
    this.#shares = options.shares ?? false
  }

  async query<Row>(text: string, values: unknown[]): Promise<Row[]> {
    if (!this.#shares) return this.#query(this.#choose(), text, values)
    const { connection, asked } = (this.#turn ??= this.#beginTurn())
    const key = JSON.stringify([text, values])
    const asking = asked.get(key) ?? this.#query(connection, text, values)
    asked.set(key, asking)
    const rows = (await asking) as Row[]
    // Each has rows of their own to do with as they like.
    return rows.map((row) => ({ ...row }))
  }

  #beginTurn(): Turn {
    afterThisTurn(() => (this.#turn = null))
    return { connection: this.#choose(), asked: new Map() }
  }

  async #query<Row>(
    connection: PipelinedConnection,
    text: string,
    values: unknown[],
  ): Promise<Row[]> {
    connection.waiting += 1
    try {
      await connection.ready
      packetOf(connection.client).hold(afterThisTurn)
      return (await send(connection, text, values)) as Row[]
    } catch (error) {
      if (isOutdated(error)) this.#close(connection)
      throw error
    } finally {
      connection.waiting -= 1
    }
  }

  async stop(): Promise<void> {
    this.#isOver = true
    await Promise.allSettled(this.#open.map(({ client }) => client.end()))
  }

  #choose(): PipelinedConnection {
    if (this.#isOver) throw new Error('the database is closed')
    const [first, ...others] = this.#open
    if (!first || this.#open.length < this.#most) return this.#openConnection()
    return others.reduce(
      (least, connection) => (connection.waiting < least.waiting ? connection : least),
      first,
    )
  }

  #openConnection(): PipelinedConnection {
    const client = createClient(this.#url)
    const connection: PipelinedConnection = {
      client,
      ready: client.connect(),
      descriptions: new Map(),
      waiting: 0,
    }
    const forget = () => this.#forget(connection)
    connection.ready.then(undefined, forget)
    client.on('error', (error) => {
      forget()
      this.#onError(error)
    })
    client.once('end', forget)
    this.#open.push(connection)
    return connection
  }

  #forget(connection: PipelinedConnection): void {
    const at = this.#open.indexOf(connection)
    if (at >= 0) this.#open.splice(at, 1)
  }

  #close(connection: PipelinedConnection): void {
    this.#forget(connection)
    void connection.client.end().catch(this.#onError)
  }
}

/** The columns of a prepared statement changed under it: a new connection prepares it anew. */
function isOutdated(error: unknown): boolean {
  return (error as { code?: string }).code === '0A000'
}

async function send(
  connection: PipelinedConnection,
  text: string,
  values: unknown[],
): Promise<unknown[]> {
  const name = nameOf(text)
  if (!name) return (await connection.client.query(text, values)).rows
  return new Promise((resolve, reject) => {
    const settle = (error: Error | null, rows: unknown[]) => (error ? reject(error) : resolve(rows))
    connection.client.query(new DescribedQuery(connection, { name, text, values }, settle))
  })
}

const pipelinedOf = new WeakMap<Db, PipelinedConnections>()

/** Lets `fetchRows` use the pipelined connections instead of taking one from the pool. */
export function usePipelined(db: Db, pipelined: PipelinedConnections): void {
  pipelinedOf.set(db, pipelined)
}

/**
 * The rows of a statement with parameters that finds little, by key or by index, at once. Inside a
 * transaction it belongs to it like any other.
 */
export async function fetchRows<Row>(db: Db, text: string, values: unknown[]): Promise<Row[]> {
  const pipelined = pipelinedOf.get(db)
  return pipelined ? pipelined.query<Row>(text, values) : fetchAlone<Row>(db, text, values)
}

/** The rows of a statement that may take a while: on a connection of its own, so that no other query waits. */
export async function fetchAlone<Row>(db: Db, text: string, values: unknown[]): Promise<Row[]> {
  const own = aloneOf.get(db) ?? db
  return (await own.executeQuery<Row>(CompiledQuery.raw(text, values))).rows
}

const aloneOf = new WeakMap<Db, Db>()

/** Lets `fetchAlone` take a connection of another pool than all else that is asked of `db`. */
export function useAlone(db: Db, alone: Db): void {
  aloneOf.set(db, alone)
}
