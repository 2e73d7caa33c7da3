import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { countOpenJobs } from '../../../test/jobs.ts'
import { usePodium } from '../../../test/harness.ts'
import { refuse, Refused } from '../refuse.ts'
import { job } from '../job.ts'
import { isDuplicate, lock, type Tx } from './index.ts'

const unheard = job<{ n: number }>('test-unheard')
const podium = usePodium({}, async ({ context: { jobs, database } }) => {
  await jobs.prepare([{ job: unheard, run: async () => {} }])
  await sql`create table marks (n integer primary key)`.execute(database.db)
})
const inTransaction = <R>(work: (tx: Tx) => Promise<R>) => podium().context.inTransaction(work)

const mark = (tx: Tx, n: number) => sql`insert into marks values (${n})`.execute(tx)
async function isMarked(n: number): Promise<boolean> {
  const { rows } = await sql`select 1 from marks where n = ${n}`.execute(
    podium().context.database.db,
  )
  return rows.length > 0
}

test('what is put off runs after the commit, in its order, and sees what was written', async () => {
  const seen: string[] = []
  await inTransaction(async (tx) => {
    tx.afterCommit(async () => void seen.push(`first ${await isMarked(1)}`))
    tx.afterCommit(() => void seen.push('second'))
    await mark(tx, 1)
    seen.push(`inside ${await isMarked(1)}`)
  })
  assert.deepEqual(seen, ['inside false', 'first true', 'second'])
})

test('what is put off never runs when the work is refused or the commit fails', async () => {
  const seen: string[] = []
  const refused = inTransaction(async (tx) => {
    tx.afterCommit(() => void seen.push('ran'))
    await mark(tx, 2)
    refuse('forbidden')
  })
  await assert.rejects(refused, Refused)
  await sql`create table late (n integer references marks deferrable initially deferred)`.execute(
    podium().context.database.db,
  )
  const failing = inTransaction(async (tx) => {
    tx.afterCommit(() => void seen.push('ran'))
    await sql`insert into late values (999)`.execute(tx)
  })
  await assert.rejects(failing, { code: '23503' })
  assert.deepEqual(seen, [])
  assert.equal(await isMarked(2), false)
})

test('what is put off and fails undoes nothing and stops nothing that comes after it', async () => {
  const seen: string[] = []
  const answer = await inTransaction(async (tx) => {
    tx.afterCommit(() => Promise.reject(new Error('the outside world')))
    tx.afterCommit(() => void seen.push('second'))
    await mark(tx, 3)
    return 'done'
  })
  assert.deepEqual([answer, seen, await isMarked(3)], ['done', ['second'], true])
})

test('a job exists if and only if its transaction commits', async () => {
  const { db } = podium().context.database
  const rolledBack = inTransaction(async (tx) => {
    await tx.enqueue(unheard, { n: 1 })
    throw new Error('no')
  })
  await assert.rejects(rolledBack, /no/)
  assert.equal(await countOpenJobs(db, unheard.name), 0)
  await inTransaction((tx) => tx.enqueue(unheard, { n: 2 }))
  assert.equal(await countOpenJobs(db, unheard.name), 1)
  await sql`delete from pgboss.job where name = ${unheard.name}`.execute(db)
})

test('work that ran into a deadlock is done again, and its effects are there once', async () => {
  await inTransaction(async (tx) => {
    await mark(tx, 10)
    await mark(tx, 11)
  })
  let attempts = 0
  const ran: number[] = []
  let holding = 0
  const bothHoldOne = Promise.withResolvers<void>()
  const touch = (tx: Tx, n: number) => sql`update marks set n = n where n = ${n}`.execute(tx)
  const crossing = (one: number, other: number) =>
    inTransaction(async (tx) => {
      attempts += 1
      tx.afterCommit(() => void ran.push(one))
      await touch(tx, one)
      holding += 1
      if (holding === 2) bothHoldOne.resolve()
      await bothHoldOne.promise
      await touch(tx, other)
    })
  await Promise.all([crossing(10, 11), crossing(11, 10)])
  // Whoever lost may lose once more to somebody who is slow to go on.
  assert.ok(attempts >= 3, `${attempts} attempts`)
  assert.deepEqual(ran.sort(), [10, 11])
})

test('a lock on the same words lets one in at a time, other words do not wait', async () => {
  const order: string[] = []
  const hold = (name: string, words: (string | number)[], until?: Promise<void>) =>
    inTransaction(async (tx) => {
      await lock(tx, ...words)
      order.push(`${name} in`)
      entered.resolve()
      await until
      order.push(`${name} out`)
    })
  const entered = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const first = hold('first', ['wallet', 7], released.promise)
  await entered.promise
  const same = hold('same', ['wallet', 7])
  // It would never come in if it waited for the first, which waits for it.
  await hold('other', ['wallet', 8])
  released.resolve()
  await Promise.all([first, same])
  assert.deepEqual(order, ['first in', 'other in', 'other out', 'first out', 'same in', 'same out'])
})

test('a duplicate is told apart by its constraint', async () => {
  await inTransaction((tx) => mark(tx, 20))
  const again = await inTransaction((tx) => mark(tx, 20)).catch((error: unknown) => error)
  assert.equal(isDuplicate(again), true)
  assert.equal(isDuplicate(again, 'marks_pkey'), true)
  assert.equal(isDuplicate(again, 'users_email'), false)
  assert.equal(isDuplicate(new Error('x')), false)
})

test('numbers and days come from the database as what they are', async () => {
  const { rows } = await sql`
    select count(*) as count, 1.5::numeric as half, date '1999-02-28' as day`.execute(
    podium().context.database.db,
  )
  assert.deepEqual(rows, [{ count: 1, half: 1.5, day: '1999-02-28' }])
})

test('what is asked together is done in its order, and one that fails undoes all with its own error', async () => {
  const count = (tx: Tx) =>
    sql<{ held: number }>`select count(*)::integer as held from marks where n in (71, 72)`.execute(
      tx,
    )
  const both = inTransaction(async (tx) => {
    const [, { rows }] = await Promise.all([mark(tx, 71), count(tx)])
    assert.deepEqual(rows, [{ held: 1 }])
    await Promise.all([mark(tx, 72), mark(tx, 71), count(tx)])
  })
  await assert.rejects(both, (error) => isDuplicate(error))
  assert.deepEqual([await isMarked(71), await isMarked(72)], [false, false])
})

test('what goes on beside work that has failed writes nothing behind its end', async () => {
  let goesOn = Promise.resolve()
  const failed = inTransaction(async (tx) => {
    goesOn = (async () => {
      for (let n = 80; n < 90; n++) await mark(tx, n)
    })()
    goesOn.catch(() => {})
    await mark(tx, 79)
    refuse('forbidden')
  })
  await assert.rejects(failed, Refused)
  await assert.rejects(goesOn, /over|rolled back/)
  for (let n = 79; n < 90; n++) assert.equal(await isMarked(n), false)
})
