import type pg from 'pg'
import { listEntries } from '../../apps/api/src/features/network/browse-records.ts'
import { createCourses, findPeople } from '../../apps/api/src/features/network/find-people.ts'
import { connectDatabase, type Db } from '../../apps/api/src/platform/database/index.ts'
import { createLog } from '../../apps/api/src/platform/log.ts'

interface Statement {
  readonly sql: string
  readonly parameters: readonly unknown[]
}

const page = { offset: 0, limit: 20, descending: false }

/**
 * Prints how PostgreSQL goes about each kind of question, under the plan that a prepared statement
 * ends up with. Reading a whole table of people or words fails the bench.
 */
export async function printPlans(client: pg.Client, url: string): Promise<void> {
  const database = connectDatabase(url, { prepared: true, log: createLog('silent') })
  const find = (words: string[], filter = {}, slice = page) =>
    seeing((db) => findPeople(db, createCourses(), { words, filter }, slice))
  const list = (filter: object, slice = page) => seeing((db) => listEntries(db, filter, slice))
  async function seeing(work: (db: Db) => Promise<unknown>): Promise<Statement[]> {
    const seen: Statement[] = []
    await work(watched(database.db, seen))
    return seen
  }
  const deep = { ...page, offset: 9980 }
  const questions: [string, Statement[]][] = [
    ['first page', await list({})],
    ['page 500', await list({}, deep)],
    ['page 500 from the end', await list({}, { ...deep, descending: true })],
    ['page 500 of a sport', await list({ sport: 'SOCCER' }, deep)],
    ['one filter', await list({ sport: 'JUDO' })],
    ['four filters', await list({ role: 'ATHLETE', sport: 'GOLF', country: 'PT', region: 'Faro' })],
    ['frequent first name', await find(['maria'])],
    ['frequent last name', await find(['silva'])],
    ['two frequent words', await find(['joao', 'silva'])],
    ['beginning of many words', await find(['mar'])],
    ['frequent word, filtered', await find(['silva'], { sport: 'GOLF' })],
    ['slip of the finger', await find(['gonsalves'])],
    ['rare word', await find(['zizino'])],
    ['nobody', await find(['qqqqqqqq'])],
  ]
  await client.query(`set plan_cache_mode = force_generic_plan`)
  for (const [name, statements] of questions) await printPlan(client, name, statements)
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

async function printPlan(client: pg.Client, name: string, statements: Statement[]) {
  console.log(`\n${name}: ${statements.length} statement${statements.length === 1 ? '' : 's'}`)
  for (const { sql, parameters } of statements) {
    const types = parameters.map(typeOf).join(', ')
    await client.query(`prepare looked_at${types && ` (${types})`} as ${sql}`)
    const given = parameters.map((value) => literal(client, value)).join(', ')
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `explain (analyze, costs off, buffers off, timing off) execute looked_at${given && `(${given})`}`,
    )
    await client.query('deallocate looked_at')
    printRows(rows.map((row) => row['QUERY PLAN']))
  }
}

const large = /Seq Scan on directory(_words|_vocabulary|_counts)?\b/

function printRows(lines: string[]): void {
  const steps = lines.filter((line) => /Scan|Execution Time/.test(line))
  for (const line of steps) console.log(`  ${line.trim().replace(/^->\s*/, '')}`)
  if (!lines.some((line) => large.test(line))) return
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
