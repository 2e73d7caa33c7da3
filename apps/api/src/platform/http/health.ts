import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../database/index.ts'
import type { Storage } from '../storage/index.ts'
import { apiRoot } from './server.ts'

const patienceMs = 1000

/**
 * Is the process alive, and can it do its work? Without its database it cannot. Without the store of
 * files it can do most of it, and stays in use: it only says what is lacking.
 */
export function healthRoutes(server: FastifyInstance, db: Db, storage: Storage): void {
  server.get(`${apiRoot}/health`, () => ({ status: 'ok' }))
  server.get(`${apiRoot}/health/ready`, async (_request, reply) => {
    try {
      await sql`select 1`.execute(db)
    } catch {
      return reply.code(503).send({ status: 'waiting for the database' })
    }
    return (await answers(storage)) ? { status: 'ready' } : { status: 'ready', lacking: ['files'] }
  })
}

/** Whether the store says within a second that it has no file of a name that no file has. */
function answers(storage: Storage): Promise<boolean> {
  const asked = storage.head('health').then(
    () => true,
    () => false,
  )
  const late = pause(patienceMs, false, { ref: false })
  return Promise.race([asked, late])
}
