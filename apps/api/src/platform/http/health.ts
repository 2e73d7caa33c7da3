import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../database/index.ts'
import { apiRoot } from './server.ts'

/** Is the process alive, and can it do its work? */
export function healthRoutes(server: FastifyInstance, db: Db): void {
  server.get(`${apiRoot}/health`, () => ({ status: 'ok' }))
  server.get(`${apiRoot}/health/ready`, async (_request, reply) => {
    try {
      await sql`select 1`.execute(db)
      return { status: 'ready' }
    } catch {
      return reply.code(503).send({ status: 'waiting for the database' })
    }
  })
}
