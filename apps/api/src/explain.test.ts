import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { test } from 'node:test'
import { DataFolderInUse } from './platform/database/embedded/index.ts'
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

test('a data folder in use is explained without a stack', () => {
  const error = new DataFolderInUse('/somewhere/data', 'Another Podium (process 7)')
  assert.equal(explain(error), error.message)
  assert.match(explain(error), /PODIUM_DATA/)
})

test('a bug shows where it happened', () => {
  assert.match(explain(new TypeError('oops')), /oops\n\s+at /)
})
