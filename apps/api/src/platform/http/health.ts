import { statfs } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../database/index.ts'
import type { Storage } from '../storage/index.ts'
import { apiRoot } from '@podium/contract/route'

const patienceMs = 1000

interface Needed {
  db: Db
  storage: Storage
  /** Whether what is written has somewhere to go. */
  hasRoom: () => Promise<boolean>
}

const leastFreeBytes = 32_000_000

/** Whether the disk of a folder takes more than a last few writes. */
export async function hasRoomIn(folder: string, least = leastFreeBytes): Promise<boolean> {
  const disk = await statfs(folder).catch(() => null)
  return disk !== null && disk.bavail * disk.bsize >= least
}

/**
 * Is the process alive, and can it do its work? Without its database it cannot, nor
 * without room on its disk, where every write would fail. Without the store of
 * files it can do most of it, and stays in use: it only says what is lacking.
 */
export function healthRoutes(server: FastifyInstance, { db, storage, hasRoom }: Needed): void {
  server.get(`${apiRoot}/health`, () => ({ status: 'ok' }))
  server.get(`${apiRoot}/health/ready`, async (_request, reply) => {
    try {
      await sql`select 1`.execute(db)
    } catch {
      return reply.code(503).send({ status: 'waiting for the database' })
    }
    if (!(await hasRoom())) return reply.code(503).send({ status: 'waiting for room on the disk' })
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
