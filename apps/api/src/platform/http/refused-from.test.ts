import assert from 'node:assert/strict'
import { tmpdir } from 'node:os'
import { after, before, test } from 'node:test'
import type { FastifyInstance } from 'fastify'
import { readConfig } from '../../config.ts'
import { connectDatabase, type Database, fetchRows } from '../database/index.ts'
import { createLog } from '../log.ts'
import { createServer } from './server.ts'

let server: FastifyInstance
let database: Database

before(async () => {
  const config = readConfig({ PODIUM_DATA: tmpdir(), PODIUM_SECRET: 's'.repeat(40) })
  const log = createLog('silent')
  server = await createServer(config, log)
  // No server listens at port 1.
  database = connectDatabase('postgresql://podium@127.0.0.1:1/podium', { prepared: true, log })
  server.get('/api/rows', () => fetchRows(database.db, 'select $1::integer', [1]))
  for (const code of ['40001', '40P01']) {
    server.get(`/api/${code}`, async () => {
      throw Object.assign(new Error('gave way'), { code })
    })
  }
})
after(async () => {
  await server.close()
  await database.stop()
})

test('who asks while the database is away is told so in words, and when to ask again', async () => {
  const answer = await server.inject('/api/rows')
  const { requestId, ...body } = answer.json() as Record<string, unknown>
  assert.equal(answer.statusCode, 503)
  assert.equal(answer.headers['retry-after'], '5')
  assert.deepEqual(body, { errors: [{ errorCode: 126, key: 'unavailable' }], fields: {} })
  assert.equal(requestId, answer.headers['x-request-id'])
})

test('whose act gave way to others each time it was tried is told that the same again can succeed', async () => {
  for (const code of ['40001', '40P01']) {
    const answer = await server.inject(`/api/${code}`)
    assert.equal(answer.statusCode, 503, code)
    assert.equal(answer.headers['retry-after'], '5')
    assert.equal(answer.json().errors[0].key, 'unavailable')
  }
})
