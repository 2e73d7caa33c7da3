import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { usePodium } from '../../../test/harness.ts'
import { fetchRows } from './index.ts'

const podium = usePodium()
const db = () => podium().context.database.db
const fetch = <Row>(text: string, ...values: unknown[]) => fetchRows<Row>(db(), text, values)

const echo = 'select $1::integer as n, repeat($2::text, $1) as words'

test('everybody who asks at the same moment gets their own answer', async () => {
  const asked = Array.from({ length: 300 }, (_, n) => n)
  const answers = await Promise.all(asked.map((n) => fetch(echo, n, 'é')))
  assert.deepEqual(
    answers,
    asked.map((n) => [{ n, words: 'é'.repeat(n) }]),
  )
})

test('values arrive as they do elsewhere, the first time and every time after', async () => {
  const text = `
    select $1::bigint as count, 1.5::numeric as ratio, date '2026-02-28' as day, null::text as none,
      true as yes, '{"a":[1]}'::jsonb as json, array['x', null] as list, ''::text as empty
    from generate_series(1, 2)`
  const usual = await sql.raw(text.replace('$1', '7')).execute(db())
  for (let time = 0; time < 3; time++) assert.deepEqual(await fetch(text, 7), usual.rows)
  assert.deepEqual(await fetch(`${text} where $2`, 7, false), [])
})

test('a question that fails leaves those before and behind it alone', async () => {
  const text = 'select 10 / $1::integer as share'
  const asked = [1, 0, 2, 5, 0, 10]
  const settled = await Promise.allSettled(asked.map((n) => fetch<{ share: number }>(text, n)))
  const answers = settled.map((one) =>
    one.status === 'fulfilled' ? one.value[0]?.share : one.reason.code,
  )
  assert.deepEqual(answers, [10, '22012', 5, 2, '22012', 1])
})

test('a value that cannot be sent is refused by itself', async () => {
  const circle: Record<string, unknown> = {}
  circle.itself = circle
  await fetch('select $1::jsonb as value', {})
  const sent = fetch('select $1::jsonb as value', circle)
  const beside = fetch(echo, 1, 'x')
  await assert.rejects(sent, /circular/)
  assert.deepEqual(await beside, [{ n: 1, words: 'x' }])
})

test('after a broken connection the next question goes out on a new one', async () => {
  const slow = Array.from({ length: 6 }, () => fetch('select pg_sleep($1)', 60))
  slow.forEach((one) => one.catch(() => {}))
  await endSleepers()
  const settled = await Promise.allSettled(slow)
  assert.ok(settled.every(({ status }) => status === 'rejected'))
  assert.deepEqual(await fetch(echo, 2, 'y'), [{ n: 2, words: 'yy' }])
})

/** Ends each of the three connections once it sleeps; one that was ended is listed for a moment more. */
async function endSleepers(): Promise<void> {
  const ending = sql<{ pid: number }>`select pid, pg_terminate_backend(pid)
    from pg_stat_activity where datname = current_database() and query like 'select pg_sleep%'
      and state = 'active'`
  const ended = new Set<number>()
  while (ended.size < 3) for (const { pid } of (await ending.execute(db())).rows) ended.add(pid)
}

test('inside a transaction a question sees what was written there, and belongs to it', async () => {
  await sql`create table pebbles (n integer)`.execute(db())
  const count = 'select count(*)::integer as held from pebbles where n > $1'
  const { inTransaction } = podium().context
  await inTransaction(async (tx) => {
    await sql`insert into pebbles values (1)`.execute(tx)
    assert.deepEqual(await fetchRows(tx, count, [0]), [{ held: 1 }])
    assert.deepEqual(await fetch(count, 0), [{ held: 0 }])
  })
  assert.deepEqual(await fetch(count, 0), [{ held: 1 }])
})

test('when columns change under a statement, it is soon asked anew', async () => {
  await sql`create table boxes (n integer)`.execute(db())
  await sql`insert into boxes values (1)`.execute(db())
  const text = 'select * from boxes where n = $1'
  await Promise.all([1, 2, 3, 4].map(() => fetch(text, 1)))
  await sql`alter table boxes add column colour text default 'red'`.execute(db())
  await Promise.allSettled([1, 2, 3, 4, 5, 6].map(() => fetch(text, 1)))
  assert.deepEqual(await fetch(text, 1), [{ n: 1, colour: 'red' }])
})
