import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { createEmptyDatabase, startTestServer, type TestServer } from '../test/database.ts'
import { createAppContext } from './app.ts'
import { readConfig } from './config.ts'
import { connectDatabase } from './platform/database/index.ts'
import { createLog } from './platform/log.ts'

const log = createLog('silent')
let server: TestServer
let empty: TestServer
before(async () => {
  server = await startTestServer()
  empty = await createEmptyDatabase(server)
})
after(async () => {
  await empty.stop()
  await server.stop()
})

type Started = Awaited<ReturnType<typeof startAtOnce>>

async function startAtOnce(count: number) {
  const config = readConfig({ LOG_LEVEL: 'silent', DATABASE_URL: empty.url })
  const starting = Array.from({ length: count }, async () => {
    const database = connectDatabase(empty.url, { prepared: true, log })
    return { database, context: await createAppContext(config, log, database, { worker: false }) }
  })
  return Promise.all(starting)
}

async function endAll(started: Started): Promise<void> {
  for (const { context, database } of started) {
    await context.jobs.stop()
    await database.stop()
  }
}

async function summary(db: Started[number]['database']['db']) {
  const { rows } = await sql<{ migrations: number; queues: number; texts: number }>`
    select (select count(*) from kysely_migration) as migrations,
           (select count(*) from pgboss.queue) as queues,
           (select count(*) from legal_documents) as texts`.execute(db)
  return rows[0]
}

test('servers that start at once on an empty database all come up, on one and the same schema', async (t) => {
  const first = await startAtOnce(3)
  t.after(() => endAll(first))
  const [one] = first
  const before = one && (await summary(one.database.db))
  assert.ok(before && before.migrations >= 4 && before.texts === 12, JSON.stringify(before))
  const again = await startAtOnce(2)
  t.after(() => endAll(again))
  assert.deepEqual(again[0] && (await summary(again[0].database.db)), before)
})
