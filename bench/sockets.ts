// Ten thousand open pages on one server process, and an update for each of them:
//   node --import zod/compile bench/sockets.ts [--sockets 10000]
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { livePath } from '@podium/contract/live'
import pg from 'pg'
import { startEmbeddedDatabase } from '@podium/embedded-postgres'
import { createPublisher } from '../apps/api/src/platform/live/index.ts'
import { createLog } from '../apps/api/src/platform/log.ts'
import { keepResults } from './parts/results.ts'

const { values } = parseArgs({ options: { sockets: { type: 'string', default: '10000' } } })
const wanted = Number(values.sockets)
const patienceMs = 120_000

const folder = await mkdtemp(join(tmpdir(), 'podium-bench-'))
const database = await startEmbeddedDatabase({ name: 'podium', dataFolder: folder })
const pool = new pg.Pool({ connectionString: database.url, max: 2 })
pool.on('error', () => {})
const server = fork(new URL('parts/api.ts', import.meta.url), {
  env: {
    ...process.env,
    DATABASE_URL: database.url,
    PODIUM_DATA: folder,
    PODIUM_RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
  },
  execArgv: ['--import', 'zod/compile'],
})
try {
  const [port] = (await once(server, 'message')) as [number]
  const people = await insertPeople()
  await measure(`ws://127.0.0.1:${port}`, people)
} finally {
  await end(server)
  await pool.end()
  await database.stop()
  await rm(folder, { recursive: true, force: true })
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

async function measure(address: string, people: number[]): Promise<void> {
  const memoryBefore = memoryOf(server)
  let seated = 0
  let updated = 0
  const hear = ({ data }: MessageEvent) => {
    if (String(data).includes('REFETCH')) seated += 1
    else updated += 1
  }
  const openedAt = performance.now()
  const sockets: WebSocket[] = []
  for (const id of people) {
    const socket = new WebSocket(address + livePath(id, `token${id}`))
    socket.addEventListener('message', hear)
    sockets.push(socket)
    // A browser waits too; the listen queue of the system is not what is measured.
    while (sockets.length - seated > 200) await pause(2)
  }
  await until(() => seated === people.length)
  const openMs = performance.now() - openedAt
  const kilobytes = (memoryOf(server) - memoryBefore) / people.length
  const { publish } = createPublisher(pool, createLog('silent'))
  const toldAt = performance.now()
  for (const id of people) publish(id, { type: 'WALLET_UPDATE', totalCredits: 50, version: 1 })
  await until(() => updated === people.length)
  const toldMs = performance.now() - toldAt
  console.log(`${seated} sockets open on one process after ${(openMs / 1000).toFixed(1)} s`)
  if (kilobytes > 0) console.log(`${kilobytes.toFixed(1)} kB of server memory for each`)
  console.log(`${updated} updates delivered, one to each, in ${toldMs.toFixed(0)} ms`)
  for (const socket of sockets) socket.close()
  await keepResults([
    { name: 'an update to each of 10,000 sockets', value: toldMs, unit: 'ms', bar: null },
    { name: 'server memory for each socket', value: kilobytes, unit: 'kB', bar: null },
  ])
}

async function until(isSo: () => boolean): Promise<void> {
  const deadline = Date.now() + patienceMs
  while (!isSo()) {
    if (Date.now() > deadline) throw new Error('the pages did not all hear of it')
    await pause(5)
  }
}

/** Memory of a process in kB; 0 where the system does not tell. */
function memoryOf({ pid }: ChildProcess): number {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(kilobytes)
  } catch {
    return 0
  }
}

function end(child: ChildProcess): Promise<unknown> {
  const ended = once(child, 'exit')
  child.disconnect()
  return ended
}
