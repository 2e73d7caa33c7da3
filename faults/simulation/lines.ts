import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'
import { createPool } from '../../apps/api/src/platform/database/index.ts'
import type { Actor } from './actor.ts'

type Result = pg.QueryResult

/** One statement that the application asks, held until it is let go. */
export interface Held {
  line: Line
  actor: Actor
  text: string
  values: unknown[]
  settle: (outcome: { result: Result } | { error: Error }) => void
}

/** Who asks, wherever in the application the statement comes from. */
export const asking = new AsyncLocalStorage<Actor>()

/** What the driver says of a connection that broke; the application answers 503 (`isDatabaseAway`). */
const broken = () => new Error('Connection terminated unexpectedly')

/**
 * A connection as the application has it: what is asked waits in line until the scheduler lets it go, one
 * statement at a time.
 */
export class Line {
  readonly pid: number
  readonly #client: pg.PoolClient
  readonly #lines: Lines
  held: Held[] = []
  isBroken = false
  /** A transaction is open on it. */
  isOpen = false

  constructor(client: pg.PoolClient, lines: Lines) {
    this.#client = client
    this.#lines = lines
    this.pid = (client as unknown as { processID: number }).processID
  }

  query(text: string, values: unknown[] = []): Promise<Result> {
    if (this.isBroken) return Promise.reject(broken())
    const actor = asking.getStore()
    if (!this.#lines.isStepped || !actor) return this.send(text, values)
    return new Promise((resolve, reject) => {
      actor.waiting += 1
      const settle: Held['settle'] = (outcome) => {
        actor.waiting -= 1
        if ('result' in outcome) resolve(outcome.result)
        else reject(outcome.error)
      }
      this.held.push({ line: this, actor, text, values, settle })
    })
  }

  /** Sends a statement to PostgreSQL now. */
  async send(text: string, values: unknown[]): Promise<Result> {
    const result = await this.#client.query(this.#lines.rewrite(text), values)
    if (/^begin/.test(text)) this.isOpen = true
    if (/^(?:commit|rollback)$/.test(text)) this.isOpen = false
    return result
  }

  /** The application finds the connection broken; PostgreSQL has not noticed yet. */
  break(): void {
    this.isBroken = true
    for (const { settle } of this.held.splice(0)) settle({ error: broken() })
  }

  /** PostgreSQL notices that nobody is there any more; the application connects anew. */
  async end(): Promise<void> {
    if (this.isOpen) await this.send('rollback', [])
    this.#lines.replace(this, new Line(this.#client, this.#lines))
  }

  /** Closes the connection. */
  destroy(): void {
    this.#client.release(true)
  }

  release(): void {
    if (!this.isBroken) this.#lines.giveBack(this)
  }
}

/** The connections of the application, in place of its pool. Until `isStepped` nothing is held. */
export class Lines {
  readonly #pool: pg.Pool
  readonly #idle: Line[] = []
  readonly all: Line[] = []
  /** What is sent in place of a statement: it itself, but where the product is broken on purpose. */
  readonly rewrite: (text: string) => string
  isStepped = false

  constructor(url: string, rewrite: (text: string) => string = (text) => text) {
    this.#pool = createPool({ url, most: 60, onError: () => {} })
    this.rewrite = rewrite
  }

  async connect(): Promise<Line> {
    return this.#idle.pop() ?? this.#openLine()
  }

  async #openLine(): Promise<Line> {
    const client = await this.#pool.connect()
    // Circles are found and ended by the scheduler, so that the seed says who of them gives way.
    await client.query(`set deadlock_timeout = '1h'`)
    const line = new Line(client, this)
    this.all.push(line)
    return line
  }

  giveBack(line: Line): void {
    this.#idle.push(line)
  }

  replace(broken: Line, line: Line): void {
    this.all[this.all.indexOf(broken)] = line
    this.giveBack(line)
  }

  async end(): Promise<void> {
    for (const line of this.all) line.destroy()
    await this.#pool.end()
  }
}
