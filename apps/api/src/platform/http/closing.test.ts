import assert from 'node:assert/strict'
import { tmpdir } from 'node:os'
import { after, before, test } from 'node:test'
import type { FastifyInstance } from 'fastify'
import { readConfig } from '../../config.ts'
import { createLog } from '../log.ts'
import { createServer } from './server.ts'

let server: FastifyInstance
let address: string
const begun = Promise.withResolvers<void>()
const goOn = Promise.withResolvers<void>()
const closing = Promise.withResolvers<void>()
const close = Promise.withResolvers<void>()

before(async () => {
  const config = readConfig({ PODIUM_DATA: tmpdir(), PODIUM_SECRET: 's'.repeat(40) })
  server = await createServer(config, createLog('silent'))
  server.get('/api/slow', async () => {
    begun.resolve()
    await goOn.promise
    return { done: true }
  })
  server.addHook('preClose', async () => {
    closing.resolve()
    await close.promise
  })
  address = await server.listen({ port: 0, host: '127.0.0.1' })
})
after(async () => {
  goOn.resolve()
  close.resolve()
  await server.close()
})

test('who comes while the server ends is told so as of every no, and who is there is answered', async () => {
  const early = fetch(`${address}/api/slow`)
  await begun.promise
  const ended = server.close()
  await closing.promise
  for (const path of ['/api/slow', '/api/nothing', '/']) {
    const late = await fetch(`${address}${path}`)
    const { requestId, ...body } = (await late.json()) as Record<string, unknown>
    assert.equal(late.status, 503)
    assert.deepEqual(body, { errors: [{ errorCode: 126, key: 'unavailable' }], fields: {} })
    assert.equal(requestId, late.headers.get('x-request-id'))
    assert.equal(late.headers.get('retry-after'), '5')
    assert.equal(late.headers.get('cache-control'), 'no-store')
    assert.equal(late.headers.get('connection'), 'close')
    assert.equal(late.headers.get('x-content-type-options'), 'nosniff')
  }
  goOn.resolve()
  assert.deepEqual(await (await early).json(), { done: true })
  close.resolve()
  await ended
})
