import pg from 'pg'

/**
 * What PostgreSQL's processes are doing, asked and told beside the statements: which of them wait for
 * whom, and, since a process that a commit wakes would run beside another one, that a waiting one stands
 * still until it is its turn.
 */
export class Backends {
  readonly #client: pg.Client
  readonly #standing = new Set<number>()
  readonly #wakeAll = () => this.wakeAll()

  constructor(url: string) {
    this.#client = new pg.Client({ connectionString: url })
  }

  async open(): Promise<void> {
    await this.#client.connect()
    process.on('exit', this.#wakeAll)
  }

  async close(): Promise<void> {
    this.wakeAll()
    process.off('exit', this.#wakeAll)
    await this.#client.end()
  }

  /** For each of these processes the ones it waits for; none where it can go on. */
  async findBlockers(pids: readonly number[]): Promise<Map<number, number[]>> {
    const { rows } = await this.#client.query<{ pid: number; blockers: number[] }>({
      name: 'blockers',
      text: 'select pid, pg_blocking_pids(pid) as blockers from unnest($1::integer[]) pid',
      values: [pids],
    })
    return new Map(rows.map(({ pid, blockers }) => [pid, blockers]))
  }

  /** Lets a process stand still where it waits. */
  stand(pid: number): void {
    this.#standing.add(pid)
    process.kill(pid, 'SIGSTOP')
  }

  wake(pid: number): void {
    if (this.#standing.delete(pid)) process.kill(pid, 'SIGCONT')
  }

  wakeAll(): void {
    for (const pid of this.#standing) this.wake(pid)
  }

  /** Ends the statement of a process that waits, which fails. */
  async cancel(pid: number): Promise<void> {
    await this.#client.query('select pg_cancel_backend($1)', [pid])
    this.wake(pid)
  }

  /** Asks something of the database itself, outside of everything that is stepped. */
  async ask<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.#client.query<Row>(text, values)).rows
  }
}

/** A circle among those who wait for each other, in any order; undefined where there is none. */
export function findCircle(blockers: ReadonlyMap<number, readonly number[]>): number[] | undefined {
  for (const first of blockers.keys()) {
    const circle = walkBack(first, blockers)
    if (circle) return circle
  }
  return undefined
}

/** The way from a process over those it waits for back to itself. */
function walkBack(
  first: number,
  blockers: ReadonlyMap<number, readonly number[]>,
): number[] | undefined {
  const seen = new Set<number>()
  const walk = (pid: number, way: number[]): number[] | undefined => {
    for (const next of blockers.get(pid) ?? []) {
      if (next === first) return [...way, pid]
      if (seen.has(next)) continue
      seen.add(next)
      const found = walk(next, [...way, pid])
      if (found) return found
    }
    return undefined
  }
  return walk(first, [])
}
