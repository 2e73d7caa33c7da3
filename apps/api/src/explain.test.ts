import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { EmbeddedDatabaseError, startEmbeddedDatabase } from '@podium/embedded-postgres'
import { explain } from './explain.ts'

test('a taken port is named together with the way round', async () => {
  const first = createServer().listen(0, '127.0.0.1')
  await once(first, 'listening')
  const address = first.address()
  assert.ok(address && typeof address === 'object')
  const second = createServer().listen(address.port, '127.0.0.1')
  const [error] = await once(second, 'error')
  first.close()
  assert.match(explain(error), new RegExp(`^Port ${address.port} is taken .* with PORT\\.$`))
})

test('a data folder in use is explained with our own setting', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'podium-explain-'))
  const start = () => startEmbeddedDatabase({ name: 'podium', dataFolder, fsync: false })
  const first = await start()
  try {
    const refusal = await start().catch((error: unknown) => error)
    assert.equal(
      explain(refusal),
      `The data folder ${dataFolder} is already used by process ${process.pid}: stop that first ` +
        '(most likely another Podium), or set PODIUM_DATA to another folder.',
    )
  } finally {
    await first.stop()
    await rm(dataFolder, { recursive: true })
  }
})

test('a machine without PostgreSQL is told of the server it may use', () => {
  const error = new EmbeddedDatabaseError('unsupported-platform', 'None here: use a server')
  assert.equal(explain(error), 'None here: use a server and set DATABASE_URL to its address.')
})

test('what PostgreSQL said last is shown as it is', () => {
  const error = new EmbeddedDatabaseError('did-not-start', 'PostgreSQL ended: no space left')
  assert.equal(explain(error), error.message)
})

test('a bug shows where it happened', () => {
  assert.match(explain(new TypeError('oops')), /oops\n\s+at /)
})
