import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import pg from 'pg'
import { runChecks } from '../../apps/api/test/checks.ts'
import { createTestDatabase, startTestServer } from '../../apps/api/test/database.ts'
import { connectDatabase } from '../../apps/api/src/platform/database/index.ts'
import { createLog } from '../../apps/api/src/platform/log.ts'
import { fillCommunity } from './fill.ts'

const server = await startTestServer()
const database = await createTestDatabase(server)
const client = new pg.Client({ connectionString: database.url })
await client.connect()
after(async () => {
  await client.end()
  await database.stop()
  await server.stop()
})

test('a filled community keeps every rule of the data, with supports of every kind', async () => {
  await fillCommunity(client, { people: 1000, media: 500, supports: 3000, gifts: 500 })
  const connected = connectDatabase(database.url, { prepared: true, log: createLog('silent') })
  await runChecks(connected.db)
  await connected.stop()
  const { rows } = await client.query(
    'select count(distinct status)::integer as kinds from supports',
  )
  assert.equal(rows[0].kinds, 5)
})
