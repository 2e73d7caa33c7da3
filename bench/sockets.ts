// Ten thousand open pages on one server process, and an update for each of them:
//   node --import zod/compile bench/sockets.ts [--sockets 10000]
import { parseArgs } from 'node:util'
import pg from 'pg'
import { createPublisher } from '../apps/api/src/platform/live/index.ts'
import { createLog } from '../apps/api/src/platform/log.ts'
import { endContender, startOurs } from './parts/contest.ts'
import { openBenchDatabase } from './parts/database.ts'
import { openLivePages, untilHeard } from './parts/live-pages.ts'
import { megabytesOf } from './parts/memory.ts'
import { keepResults } from './parts/results.ts'

const { values } = parseArgs({ options: { sockets: { type: 'string', default: '10000' } } })
const wanted = Number(values.sockets)

// A database of its own, whatever DATABASE_URL says: it is filled with people of whom nothing is known.
const database = await openBenchDatabase({})
const pool = new pg.Pool({ connectionString: database.environment.DATABASE_URL, max: 2 })
pool.on('error', () => {})
const server = await startOurs({ ...process.env, ...database.environment })
try {
  await measure(await insertPeople())
} finally {
  await endContender(server)
  await pool.end()
  await database.stop()
}

/** As many people, each signed in, with a token for a page in hand; answers their ids. */
async function insertPeople(): Promise<number[]> {
  const { rows } = await pool.query<{ user_id: number }>(
    `
    with people as (
      insert into users (role, email, name, language, activated_at, created_at)
      select 'FAN', 'page' || n || '@podium.example', 'Page', 'en', now(), now()
      from generate_series(1, $1::integer) n returning id
    ), running as (
      insert into sessions (user_id, token_hash, renewed_at, proven_at, remember, user_agent, ip, created_at, expires_at)
      select id, sha256(('session' || id)::bytea), now(), now(), false, '', '', now(), now() + interval '1 day'
      from people returning id, user_id
    )
    insert into websocket_tokens (hash, user_id, session_id, expires_at)
    select sha256(('token' || user_id)::bytea), user_id, id, now() + interval '1 hour' from running
    returning user_id`,
    [wanted],
  )
  return rows.map((row) => row.user_id)
}

async function measure(people: number[]): Promise<void> {
  const memoryBefore = await megabytesOf(server.process.pid)
  let updated = 0
  const openedAt = performance.now()
  const pages = await openLivePages(server.address, people, () => (updated += 1))
  const openMs = performance.now() - openedAt
  const megabytes = (await megabytesOf(server.process.pid)) - memoryBefore
  const kilobytes = (megabytes * 1000) / people.length
  const { publish } = createPublisher(pool, createLog('silent'))
  const toldAt = performance.now()
  for (const id of people) publish(id, { type: 'WALLET_UPDATE', totalCredits: 50, version: 1 })
  await untilHeard(() => updated === people.length)
  const toldMs = performance.now() - toldAt
  console.log(`${people.length} sockets open on one process after ${(openMs / 1000).toFixed(1)} s`)
  if (kilobytes > 0) console.log(`${kilobytes.toFixed(1)} kB of server memory for each`)
  console.log(`${updated} updates delivered, one to each, in ${toldMs.toFixed(0)} ms`)
  pages.close()
  await keepResults([
    { name: 'an update to each of 10,000 sockets', value: toldMs, unit: 'ms', bar: null },
    { name: 'server memory for each socket', value: kilobytes, unit: 'kB', bar: null },
  ])
}
