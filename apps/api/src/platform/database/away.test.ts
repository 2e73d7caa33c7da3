import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { test } from 'node:test'
import { sql } from 'kysely'
import { usePodium } from '../../../test/harness.ts'
import { createLog } from '../log.ts'
import { isDatabaseAway } from './away.ts'
import { connectDatabase, type Database } from './connect.ts'
import { fetchRows } from './pipelined-connections.ts'

const podium = usePodium()
const options = { prepared: true, log: createLog('silent') }

/** What each way to the database says when it is asked something. */
async function errorsOf({ db }: Pick<Database, 'db'>): Promise<unknown[]> {
  const asked = [
    sql`select 1`.execute(db),
    db.transaction().execute((tx) => sql`select 1`.execute(tx)),
    fetchRows(db, 'select $1::integer', [1]),
  ]
  return (await Promise.allSettled(asked)).map((one) => one.status === 'rejected' && one.reason)
}

function assertAway(errors: unknown[]): void {
  for (const error of errors)
    assert.ok(error instanceof Error && isDatabaseAway(error), String(error))
}

test('where nobody listens, the database is away', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  const database = connectDatabase(`postgresql://podium@127.0.0.1:${port}/podium`, options)
  assertAway(await errorsOf(database))
  await database.stop()
})

test('where a proxy hangs up because no machine is the primary, the database is away', async () => {
  const server = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  const database = connectDatabase(`postgresql://podium@127.0.0.1:${port}/podium`, options)
  assertAway(await errorsOf(database))
  await database.stop()
  server.close()
})

test('whoever is asking while the server ends them, and whoever writes to a standby, hears that it is away', async () => {
  const { db } = podium().context.database
  const ended = db.transaction().execute(async (tx) => {
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx)
  })
  const refused = db.transaction().execute(async (tx) => {
    await sql`set transaction read only`.execute(tx)
    await sql`create table nowhere (n integer)`.execute(tx)
  })
  const both = await Promise.allSettled([ended, refused])
  assertAway(both.map((one) => one.status === 'rejected' && one.reason))
  assert.equal((await errorsOf(podium().context.database)).filter(Boolean).length, 0)
})

test('a fault of a statement is not', async () => {
  const wrong = sql`select nothing from nowhere`.execute(podium().context.database.db)
  await assert.rejects(wrong, (error) => error instanceof Error && !isDatabaseAway(error))
})
