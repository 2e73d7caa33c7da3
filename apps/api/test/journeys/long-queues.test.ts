// A hundred thousand notices and appeals that were decided, put there by the statements of this file: it
// has a database of its own.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type AppealStatus, listAppeals } from '@podium/contract/decisions'
import { listReports, type ReportKind, type ReportStatus } from '@podium/contract/reports'
import { sql } from 'kysely'
import { findAppeals } from '../../src/features/decisions/records.ts'
import { countReports, findQueue, findReport } from '../../src/features/reports/records.ts'
import type { Db } from '../../src/platform/database/index.ts'
import { openAdmin, openMember } from '../cast.ts'
import { usePodium } from '../harness.ts'
import type { Person } from '../person.ts'

const long = 100_000

let ana: Person
const podium = usePodium({}, async (started) => {
  ana = await openAdmin(started)
  const people: number[] = []
  for (let count = 0; count < 20; count++) people.push((await openMember(started, 'FAN')).id)
  const { db } = started.context.database
  // One in a thousand is about a product, as a kind may be rare.
  await sql`
    insert into reports (reporter_id, reported_id, kind, target_id, quoted, link, reason, details, sent_at)
    select null, (${people}::integer[])[1 + n / 7 % 20], case n % 1000 when 7 then 'product' else 'profile' end,
      n, '', '', 'SPAM', '', now() from generate_series(1, ${long}::integer) n`.execute(db)
  await sql`
    update reports set status = case id % 2 when 0 then 'UPHELD' else 'DISMISSED' end,
      decided_by = ${ana.id}, decided_at = now() where id % 100 <> 0`.execute(db)
  await sql`
    insert into decisions (person_id, decided_by, cause, act, subject_type, subject_id, ground,
      explanation, decided_at, appeal_text, appealed_at, appeal_outcome, answered_at, appeal_by)
    select (${people}::integer[])[1 + n / 7 % 20], ${ana.id}, 'PROFILE_HIDDEN', 'HIDE', 'profile', n, 'TERMS', '',
      now(), 'Não', now(), outcome, case when outcome is null then null else now() end, ${ana.id}
    from (
      select n, case when n % 100 <> 0 then (array['UPHELD', 'REVERSED'])[1 + n % 2] end as outcome
      from generate_series(1, ${long}::integer) n
    ) each`.execute(db)
  await sql`analyze reports, decisions, queue_counts`.execute(db)
})
const db = () => podium().context.database.db

interface Statement {
  sql: string
  parameters: readonly unknown[]
}

/** A node of a plan that was carried out, as PostgreSQL tells it. */
interface PlanNode {
  'Node Type': string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: PlanNode[]
}

/** How many rows are looked at by what is asked, under the plan that a prepared statement ends up with. */
async function rowsReadBy(ask: (db: Db) => Promise<unknown>): Promise<number> {
  const asked: Statement[] = []
  await ask(watched(db(), new Map(), asked))
  const client = await podium().context.database.pool.connect()
  try {
    await client.query('set plan_cache_mode = force_generic_plan')
    let read = 0
    for (const { sql: text, parameters } of asked) {
      await client.query(`prepare looked_at as ${text}`)
      const given = parameters.map((value) => client.escapeLiteral(String(value))).join(', ')
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
        `explain (analyze, format json, timing off) execute looked_at${given && `(${given})`}`,
      )
      await client.query('deallocate looked_at')
      read += readIn(rows[0]!['QUERY PLAN'][0].Plan)
    }
    return read
  } finally {
    client.release(true)
  }
}

/** What a bitmap names is read once, by the scan of the table above it. */
function readIn(node: PlanNode): number {
  const type = node['Node Type']
  const own =
    type.includes('Scan') && type !== 'Bitmap Index Scan'
      ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
      : 0
  return (node.Plans ?? []).reduce((sum, each) => sum + readIn(each), own)
}

/** A database that remembers what it was asked: of what is made, that which was answered. */
function watched(of: Db, made: Map<string, Statement>, asked: Statement[]): Db {
  return of.withPlugin({
    transformQuery: ({ node, queryId }) => {
      made.set(queryId.queryId, of.getExecutor().compileQuery(node, queryId))
      return node
    },
    transformResult: ({ result, queryId }) => {
      const statement = made.get(queryId.queryId)
      if (statement) asked.push(statement)
      return Promise.resolve(result)
    },
  })
}

const queueAt = (status: ReportStatus, offset: number, kind?: ReportKind) => (from: Db) =>
  findQueue(from, { status, kind, descending: false, limit: 20, offset })
const appealsAt = (status: AppealStatus, offset: number) => (from: Db) =>
  findAppeals(from, { status, descending: true, limit: 20, offset })

// At most a thousand are passed over; beside them there are the counts of each thousand, and what waits
// about the twenty people of the page.
const most = 4000

test('a page of a hundred thousand notices or appeals looks at few rows, wherever it is', async () => {
  const asked = {
    ...{ 'the first': queueAt('UPHELD', 0), 'in the middle': queueAt('UPHELD', 20_000) },
    ...{ 'the last': queueAt('UPHELD', 48_980), 'that waits': queueAt('OPEN', 900) },
    'of a rare kind': queueAt('DISMISSED', 80, 'product'),
    ...{ 'of appeals': appealsAt('REVERSED', 0), 'late of appeals': appealsAt('REVERSED', 20_000) },
    'of appeals that wait': appealsAt('OPEN', 900),
  }
  for (const [name, ask] of Object.entries(asked)) {
    const rows = await rowsReadBy(ask)
    assert.ok(rows <= most, `${name}: ${rows} rows`)
  }
})

test('how often somebody was reported, and by whom, is counted without reading what is about others', async () => {
  const { list } = await findQueue(db(), {
    ...{ status: 'UPHELD', descending: false, limit: 1, offset: 0 },
  })
  const first = (await findReport(db(), list[0]!.id)) ?? assert.fail('no report')
  const rows = await rowsReadBy((from) => countReports(from, { ...first, reporter_id: ana.id }))
  assert.ok(rows <= long / 20 + 100, `${rows} rows`)
})

test('the pages of a long queue follow each other, from both ends and of a kind', async () => {
  const ids = async (query: object) => {
    const { list, total } = await ana.call(listReports, {
      query: { status: 'UPHELD', _limit: 100, ...query },
    })
    return { ids: list.map(({ id }) => id), total }
  }
  // Of the even numbers those that are no hundreds.
  const upheld = Array.from({ length: long / 2 }, (_, at) => (at + 1) * 2).filter(
    (id) => id % 100 !== 0,
  )
  for (const page of [0, 4, 5, 250, 489]) {
    const expected = upheld.slice(page * 100, page * 100 + 100)
    assert.deepEqual(await ids({ _page: page }), { ids: expected, total: 49_000 })
    const back = upheld.toReversed().slice(page * 100, page * 100 + 100)
    assert.deepEqual(await ids({ _page: page, _order: 'DESC' }), { ids: back, total: 49_000 })
  }
  assert.deepEqual(await ids({ _page: 490 }), { ids: [], total: 49_000 })
  assert.deepEqual((await ids({ _page: 488, _limit: 99, _order: 'DESC' })).ids.length, 99)
  const products = await ids({ kind: 'product', status: 'DISMISSED' })
  assert.deepEqual([products.total, products.ids.slice(0, 2)], [100, [7, 1007]])
  assert.deepEqual(await ids({ kind: 'media' }), { ids: [], total: 0 })
})

test('a long queue of appeals tells all that were answered likewise, and those that wait', async () => {
  for (const [status, total] of [
    ['OPEN', 1000],
    ['UPHELD', 49_000],
    ['REVERSED', 50_000],
  ] as const) {
    const page = Math.floor(total / 20) - 1
    const { list, total: told } = await ana.call(listAppeals, {
      query: { status, _page: page, _limit: 20 },
    })
    assert.deepEqual([list.length, told], [20, total])
    const newest = await ana.call(listAppeals, { query: { status, _limit: 20, _order: 'DESC' } })
    assert.deepEqual(
      newest.list.map(({ id }) => id),
      list.map(({ id }) => id).toReversed(),
    )
  }
})
