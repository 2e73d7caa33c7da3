import assert from 'node:assert/strict'
import { test } from 'node:test'
import type pg from 'pg'
import { usePodium } from '../../../test/harness.ts'

const podium = usePodium()

async function withClient(work: (client: pg.PoolClient) => Promise<void>): Promise<void> {
  const client = await podium().context.database.pool.connect()
  try {
    await work(client)
  } finally {
    client.release(true)
  }
}

/** How often the columns of an answer were told meanwhile. */
async function descriptionsOf(client: pg.PoolClient, work: () => Promise<void>): Promise<number> {
  const { connection } = client as unknown as { connection: NodeJS.EventEmitter }
  let told = 0
  const count = () => void (told += 1)
  connection.on('rowDescription', count)
  await work()
  connection.off('rowDescription', count)
  return told
}

test('a connection of the pool is told the columns of a statement once, and answers alike each time', () =>
  withClient(async (client) => {
    const text = `select $1::integer as n, null::text as none, date '2026-02-28' as day,
      '{"a":[1]}'::jsonb as json from generate_series(1, $1::integer)`
    const row = { n: 2, none: null, day: '2026-02-28', json: { a: [1] } }
    const told = await descriptionsOf(client, async () => {
      for (let time = 0; time < 3; time++) {
        const { rows, rowCount, command, fields } = await client.query(text, [2])
        assert.deepEqual([rows, rowCount, command], [[row, row], 2, 'SELECT'])
        assert.deepEqual(
          fields.map(({ name }) => name),
          ['n', 'none', 'day', 'json'],
        )
      }
    })
    assert.equal(told, 1)
    assert.deepEqual((await client.query(text, [0])).rows, [])
  }))

test('what a statement did is told each time, with rows and without', () =>
  withClient(async (client) => {
    await client.query('create temporary table kept (n integer primary key)')
    const insert = 'insert into kept select * from generate_series(1, $1::integer)'
    const remove = 'delete from kept where n <= $1 returning n'
    for (let time = 0; time < 2; time++) {
      const added = await client.query(insert, [3])
      assert.deepEqual([added.rows, added.rowCount, added.command], [[], 3, 'INSERT'])
      const gone = await client.query(remove, [3])
      assert.deepEqual([gone.rows.length, gone.rowCount, gone.command], [3, 3, 'DELETE'])
    }
    await client.query(insert, [1])
    await assert.rejects(client.query(insert, [1]), { code: '23505' })
  }))

test('columns that change under a statement are refused, and never misread', () =>
  withClient(async (client) => {
    await client.query('create temporary table kept as select 1 as n')
    const text = 'select * from kept where $1'
    for (let time = 0; time < 2; time++) await client.query(text, [true])
    await client.query('alter table kept rename n to other')
    await assert.rejects(client.query(text, [true]), { code: '0A000' })
  }))

/** How many Syncs a connection sends meanwhile: each is answered by itself. */
async function syncsOf(client: pg.PoolClient, work: () => Promise<unknown>): Promise<number> {
  const { connection } = client as unknown as { connection: { sync(): void } }
  const sync = connection.sync.bind(connection)
  let sent = 0
  const counting = () => {
    sent += 1
    sync()
  }
  Object.assign(connection, { sync: counting })
  await work()
  Object.assign(connection, { sync })
  return sent
}

const share = 'select 10 / $1::integer as share'
const sharesOf = (client: pg.PoolClient, parts: number[]) =>
  Promise.allSettled(
    parts.map(async (part) => (await client.query<{ share: number }>(share, [part])).rows[0]),
  )
const told = (settled: Awaited<ReturnType<typeof sharesOf>>) =>
  settled.map((one) => (one.status === 'fulfilled' ? one.value?.share : one.reason.code))

test('what is asked in one go within a transaction is answered in one, each its own', () =>
  withClient(async (client) => {
    await client.query('begin', [])
    for (let time = 0; time < 3; time++) {
      const sent = await syncsOf(client, async () => {
        assert.deepEqual(told(await sharesOf(client, [1, 2, 5, 10])), [10, 5, 2, 1])
      })
      assert.equal(sent, 1)
    }
    await client.query('commit', [])
  }))

test('in a transaction what stands behind a statement that fails is not done, and says so', () =>
  withClient(async (client) => {
    await client.query('create temporary table kept (n integer primary key)')
    const insert = 'insert into kept values ($1)'
    for (const known of [false, true]) {
      await client.query('begin', [])
      const inserted = client.query(insert, [1])
      const settled = sharesOf(client, known ? [5, 0, 2] : [0, 2])
      const behind = client.query(insert, [2])
      await inserted
      await assert.rejects(behind, { code: '25P02' })
      assert.deepEqual(told(await settled), known ? [2, '22012', '25P02'] : ['22012', '25P02'])
      assert.deepEqual(told(await sharesOf(client, [1])), ['25P02'])
      await client.query('rollback', [])
      assert.deepEqual((await client.query('select * from kept')).rows, [])
    }
    assert.deepEqual(told(await sharesOf(client, [1, 2])), [10, 5])
  }))

test('a value that cannot be sent stops nothing that is asked beside it', () =>
  withClient(async (client) => {
    const circle: Record<string, unknown> = {}
    circle.itself = circle
    await client.query('begin', [])
    const before = sharesOf(client, [5])
    const unsent = client.query('select $1::jsonb as value', [circle])
    const behind = sharesOf(client, [2])
    await assert.rejects(unsent, /circular/)
    assert.deepEqual([told(await before), told(await behind)], [[2], [5]])
    await client.query('commit', [])
  }))

test('outside a transaction each statement stands for itself, also beside one that fails', () =>
  withClient(async (client) => {
    await client.query('create temporary table kept (n integer primary key)')
    const insert = (n: number) => client.query('insert into kept values ($1)', [n])
    const settled = await Promise.allSettled([insert(1), insert(1), insert(2)])
    assert.deepEqual(
      settled.map(({ status }) => status),
      ['fulfilled', 'rejected', 'fulfilled'],
    )
    assert.deepEqual((await client.query('select * from kept')).rows, [{ n: 1 }, { n: 2 }])
  }))
