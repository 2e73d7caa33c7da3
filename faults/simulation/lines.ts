import type pg from 'pg'
import { createPool } from '../../apps/api/src/platform/database/index.ts'
import { asking, type Strand } from './actor.ts'

type Result = pg.QueryResult

/** One statement that the application asks, held until it is let go. */
export interface Held {
  line: Line
  strand: Strand
  text: string
  values: unknown[]
  settle: (outcome: { result: Result } | { error: Error }) => void
}

/** What the driver says of a connection that broke; the application answers 503 (`isDatabaseAway`). */
const broken = () => new Error('Connection terminated unexpectedly')

/**
 * A connection as the application has it: what is asked waits in line until the scheduler lets it go, one
 * statement at a time.
 */
export class Line {
  readonly pid: number
  /** Whose connection it is; 0 for nobody's. */
  readonly lane: number
  readonly #client: pg.PoolClient
  readonly #lines: Lines
  held: Held[] = []
  isBroken = false
  /** A transaction is open on it. */
  isOpen = false
  /** Which of its actor's connections it is, by when they took it. */
  turn = 0

  constructor(client: pg.PoolClient, lane: number, lines: Lines) {
    this.lane = lane
    this.#client = client
    this.#lines = lines
    this.pid = (client as unknown as { processID: number }).processID
  }

  query(text: string, values: unknown[] = []): Promise<Result> {
    if (this.isBroken) return Promise.reject(broken())
    const strand = asking.getStore()
    if (!this.#lines.isStepped || !strand) return this.send(text, values)
    return new Promise((resolve, reject) => {
      strand.waiting += 1
      const settle: Held['settle'] = (outcome) => {
        strand.waiting -= 1
        if ('result' in outcome) resolve(outcome.result)
        else reject(outcome.error)
      }
      this.held.push({ line: this, strand, text, values, settle })
    })
  }

  /** Sends a statement to PostgreSQL now. */
  async send(text: string, values: unknown[]): Promise<Result> {
    const result = await this.#settled(this.#client.query(this.#lines.rewrite(text), values))
    if (text === 'begin') this.isOpen = true
    if (/^(?:commit|rollback)$/.test(text)) this.isOpen = false
    return result
  }

  /** The driver tells of an error before PostgreSQL has let go of what the transaction held. */
  async #settled(answer: Promise<Result>): Promise<Result> {
    try {
      return await answer
    } catch (error) {
      await this.#client.query('').catch(() => {})
      throw error
    }
  }

  /** The application finds the connection broken; PostgreSQL has not noticed yet. */
  break(): void {
    this.isBroken = true
    for (const { settle } of this.held.splice(0)) settle({ error: broken() })
  }

  /** PostgreSQL notices that nobody is there any more; the application connects anew. */
  async end(): Promise<void> {
    if (this.isOpen) await this.send('rollback', [])
    this.#lines.replace(this, new Line(this.#client, this.lane, this.#lines))
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
  /** Connections under way to PostgreSQL. */
  opening = 0

  constructor(url: string, rewrite: (text: string) => string = (text) => text) {
    this.#pool = createPool({ url, most: 60, onError: () => {} })
    this.rewrite = rewrite
  }

  /** A connection of who asks: nobody's depends on when others took theirs. */
  async connect(): Promise<Line> {
    const actor = asking.getStore()?.actor
    const lane = actor?.lane ?? 0
    const at = this.#idle.findLastIndex((line) => line.lane === lane)
    const turn = actor ? (actor.taken += 1) : 0
    const line = at >= 0 ? this.#idle.splice(at, 1)[0]! : await this.#openLine(lane)
    line.turn = turn
    return line
  }

  async #openLine(lane: number): Promise<Line> {
    this.opening += 1
    const client = await this.#pool.connect()
    // Circles are found and ended by the scheduler, so that the seed says who of them gives way.
    await client.query(`set deadlock_timeout = '1h'`)
    const line = new Line(client, lane, this)
    this.all.push(line)
    this.opening -= 1
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
