import type pg from 'pg'
import { connectDatabase, type Db } from '../../apps/api/src/platform/database/index.ts'
import { createLog } from '../../apps/api/src/platform/log.ts'

interface Statement {
  readonly sql: string
  readonly parameters: readonly unknown[]
}

interface Planned {
  name: string
  statements: Statement[]
}

/** What is asked of the database, each under a name. */
export type Questions = Record<string, (db: Db) => Promise<unknown>>

/**
 * Prints how PostgreSQL goes about each question, under the plan that a prepared statement ends up
 * with. Reading the whole of a large table fails the bench.
 */
export async function printPlans(
  { client, environment }: { client: pg.Client; environment: { DATABASE_URL: string } },
  large: RegExp,
  questions: Questions,
): Promise<void> {
  const log = createLog('silent')
  const database = connectDatabase(environment.DATABASE_URL, { prepared: true, log })
  const planned: Planned[] = []
  for (const [name, ask] of Object.entries(questions)) {
    const statements: Statement[] = []
    await ask(watched(database.db, statements))
    planned.push({ name, statements })
  }
  await client.query(`set plan_cache_mode = force_generic_plan`)
  for (const each of planned) await printPlan(client, large, each)
  await client.query('reset plan_cache_mode')
  await database.stop()
}

/** A database that remembers what it was asked. */
function watched(db: Db, seen: Statement[]): Db {
  return new Proxy(db, {
    get(target, property) {
      if (property !== 'executeQuery') return Reflect.get(target, property, target)
      return (query: Parameters<Db['executeQuery']>[0] & Statement) => {
        seen.push(query)
        return target.executeQuery(query)
      }
    },
  })
}

async function printPlan(client: pg.Client, large: RegExp, { name, statements }: Planned) {
  console.log(`\n${name}: ${statements.length} statement${statements.length === 1 ? '' : 's'}`)
  for (const { sql, parameters } of statements) {
    const types = parameters.map(typeOf).join(', ')
    await client.query(`prepare looked_at${types && ` (${types})`} as ${sql}`)
    const given = parameters.map((value) => literal(client, value)).join(', ')
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `explain (analyze, costs off, buffers off, timing off) execute looked_at${given && `(${given})`}`,
    )
    await client.query('deallocate looked_at')
    printRows(
      large,
      rows.map((row) => row['QUERY PLAN']),
    )
  }
}

function printRows(large: RegExp, lines: string[]): void {
  const steps = lines.filter((line) => /Scan|Execution Time/.test(line))
  for (const line of steps) console.log(`  ${line.trim().replace(/^->\s*/, '')}`)
  if (!lines.some((line) => /Seq Scan/.test(line) && large.test(line))) return
  console.log('  A WHOLE TABLE WAS READ')
  process.exitCode = 1
}

function typeOf(value: unknown): string {
  if (Array.isArray(value)) return 'text[]'
  return typeof value === 'number' ? 'integer' : 'text'
}

function literal(client: pg.Client, value: unknown): string {
  if (Array.isArray(value))
    return `array[${value.map((one) => literal(client, one)).join(', ')}]::text[]`
  return typeof value === 'number' ? String(value) : client.escapeLiteral(String(value))
}
