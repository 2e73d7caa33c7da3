import assert from 'node:assert/strict'
import { tmpdir } from 'node:os'
import { test } from 'node:test'
import fastify from 'fastify'
import { hasRoomIn, healthRoutes } from '../../src/platform/http/health.ts'
import { usePodium } from '../harness.ts'

const podium = usePodium()

async function readyWith(least: number): Promise<[number, unknown]> {
  const server = fastify()
  const { database, storage } = podium().context
  const hasRoom = () => hasRoomIn(tmpdir(), least)
  healthRoutes(server, { db: database.db, storage, hasRoom })
  const answer = await server.inject('/api/health/ready')
  await server.close()
  return [answer.statusCode, answer.json()]
}

test('a server whose disk is full is not ready, and is again once there is room', async () => {
  const full = { status: 'waiting for room on the disk' }
  assert.deepEqual(await readyWith(Number.MAX_SAFE_INTEGER), [503, full])
  assert.deepEqual(await readyWith(1), [200, { status: 'ready' }])
  const asked = await podium().app.inject('/api/health/ready')
  assert.deepEqual([asked.statusCode, asked.json()], [200, { status: 'ready' }])
})
