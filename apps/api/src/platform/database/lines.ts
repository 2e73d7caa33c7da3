import { setImmediate as afterThisTurn } from 'node:timers'
import { CompiledQuery } from 'kysely'
import type pg from 'pg'
import { createClient, nameOf, streamOf } from './connection.ts'
import { KnownQuery, type Shapes } from './known-query.ts'
import type { Db } from './transaction.ts'

/** Enough to keep a database of several cores busy with one server process. */
const mostLines = 3

interface Line {
  client: pg.Client
  ready: Promise<unknown>
  shapes: Shapes
  /** Questions whose answers are on their way. */
  waiting: number
}

/**
 * A few connections that everybody asks on at the same time. Each question goes out without waiting
 * for the answer to the one before it, and those of one turn of the event loop leave in one packet.
 * Answers come in the order of the questions: only for what is found at once, and for nothing that
 * waits for a lock.
 */
export class Lines {
  readonly #url: string
  readonly #onError: (error: Error) => void
  readonly #open: Line[] = []
  #isOver = false

  constructor(options: { url: string; onError: (error: Error) => void }) {
    this.#url = options.url
    this.#onError = options.onError
  }

  async ask<Row>(text: string, values: unknown[]): Promise<Row[]> {
    const line = this.#choose()
    line.waiting += 1
    try {
      await line.ready
      leaveTogether(line.client)
      return (await ask(line, text, values)) as Row[]
    } catch (error) {
      if (isOutdated(error)) this.#hangUp(line)
      throw error
    } finally {
      line.waiting -= 1
    }
  }

  async stop(): Promise<void> {
    this.#isOver = true
    await Promise.allSettled(this.#open.map(({ client }) => client.end()))
  }

  #choose(): Line {
    if (this.#isOver) throw new Error('the database is closed')
    const [first, ...others] = this.#open
    if (!first || this.#open.length < mostLines) return this.#openLine()
    return others.reduce((least, line) => (line.waiting < least.waiting ? line : least), first)
  }

  #openLine(): Line {
    const client = createClient(this.#url)
    const line: Line = { client, ready: client.connect(), shapes: new Map(), waiting: 0 }
    const forget = () => this.#forget(line)
    line.ready.then(undefined, forget)
    client.on('error', (error) => {
      forget()
      this.#onError(error)
    })
    client.once('end', forget)
    this.#open.push(line)
    return line
  }

  #forget(line: Line): void {
    const at = this.#open.indexOf(line)
    if (at >= 0) this.#open.splice(at, 1)
  }

  #hangUp(line: Line): void {
    this.#forget(line)
    void line.client.end().catch(this.#onError)
  }
}

/** The columns of a prepared statement changed under it: a new connection prepares it anew. */
function isOutdated(error: unknown): boolean {
  return (error as { code?: string }).code === '0A000'
}

async function ask({ client, shapes }: Line, text: string, values: unknown[]): Promise<unknown[]> {
  const name = nameOf(text)
  if (!name) return (await client.query(text, values)).rows
  return new Promise((resolve, reject) => {
    const answer = (error: Error | null, rows: unknown[]) => (error ? reject(error) : resolve(rows))
    client.query(new KnownQuery(shapes, { name, text, values }, answer))
  })
}

/** Holds back what is asked on a connection until everything that came in with it was looked at. */
function leaveTogether(client: pg.Client): void {
  const stream = streamOf(client)
  if (stream.writableCorked > 0) return
  stream.cork()
  afterThisTurn(() => stream.uncork())
}

const linesOf = new WeakMap<Db, Lines>()

/** Lets `fetchRows` ask on lines instead of taking a connection for itself. */
export function connectLines(db: Db, lines: Lines): void {
  linesOf.set(db, lines)
}

/**
 * The rows of a statement with parameters that finds little, by key or by index, at once. Inside a
 * transaction it belongs to it like any other.
 */
export async function fetchRows<Row>(db: Db, text: string, values: unknown[]): Promise<Row[]> {
  const lines = linesOf.get(db)
  return lines ? lines.ask<Row>(text, values) : fetchAlone<Row>(db, text, values)
}

/** The rows of a statement that may take a while: on a connection of its own, so that nobody waits. */
export async function fetchAlone<Row>(db: Db, text: string, values: unknown[]): Promise<Row[]> {
  return (await db.executeQuery<Row>(CompiledQuery.raw(text, values))).rows
}
