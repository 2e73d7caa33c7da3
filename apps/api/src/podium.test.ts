import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { createEmptyDatabase, startTestServer, type TestServer } from '../test/database.ts'
import { waitFor } from '../test/wait.ts'
import { readConfig } from './config.ts'
import { type Podium, startPodium } from './podium.ts'

let server: TestServer
let empty: TestServer
let folder: string
let podium: Podium
before(async () => {
  server = await startTestServer()
  empty = await createEmptyDatabase(server)
  folder = await mkdtemp(join(tmpdir(), 'podium-whole-'))
  podium = await startPodium(
    readConfig({
      DATABASE_URL: empty.url,
      PODIUM_DATA: folder,
      PORT: '0',
      LOG_LEVEL: 'silent',
    }),
  )
})
after(async () => {
  await empty.stop()
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

test('the whole server answers on an empty database, and its worker does the jobs beside it', async () => {
  const ready = await fetch(`${podium.address}/api/health/ready`)
  assert.deepEqual(await ready.json(), { status: 'ready' })
  const recovery = await fetch(`${podium.address}/api/authentication/recover-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'nobody@podium.example' }),
  })
  assert.equal(recovery.status, 204)
  const isDone = async () => {
    const { rows } = await podium.context.database.pool.query(
      `select state from pgboss.job where name = 'mail-reset-link'`,
    )
    return rows[0]?.state === 'completed'
  }
  await waitFor(isDone, 'the worker did nothing')
})

test('soon after the first start places are found', async () => {
  const { pool } = podium.context.database
  const isLoaded = async () => (await pool.query('select from gazetteer_version')).rowCount === 1
  await waitFor(isLoaded, 'the gazetteer was not loaded')
  const found = await fetch(`${podium.address}/api/locations/search?q=porto`)
  const [porto] = (await found.json()) as { region: string }[]
  assert.equal(porto?.region, 'Porto')
})

test('stopping ends within ten seconds, and nothing answers any more', async () => {
  const address = podium.address
  const started = Date.now()
  await podium.stop()
  assert.ok(Date.now() - started < 10_000)
  await assert.rejects(fetch(`${address}/api/health`))
})
