/**
 * A base backup and the archived log behind it, people who buy and are given credits, and then a
 * mistake: somebody sets every balance to zero by hand. The database of the moment before comes back, with every
 * act answered until then and none of the mistake. Needs Debian's postgresql.
 * `npm run faults -- point-in-time`
 */
import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { findFreePort } from '@podium/embedded-postgres'
import { keepWalletHistory } from './histories/podium.ts'
import { openBooks } from './parts/books.ts'
import { createClient, signInAll } from './parts/client.ts'
import { startLoad } from './parts/load.ts'
import { everybodyOf, openPeople } from './parts/people.ts'
import { findPostgres } from './parts/postgres.ts'
import { report } from './parts/report.ts'
import { environmentFor, startServer } from './parts/server.ts'
import { until } from './parts/until.ts'

const loadMs = 4000
const patienceMs = 60_000

const complaints: string[] = []
const folder = await mkdtemp(join(tmpdir(), 'podium-moment-'))
const postgres = await findPostgres()
const archive = join(postgres.folder, 'archive')
const [primary, restored] = [
  await postgres.serverIn('primary'),
  await postgres.serverIn('restored'),
]
await postgres.initialise(primary)
await appendFile(
  join(primary.data, 'postgresql.conf'),
  `wal_level = replica\narchive_mode = on\narchive_command = 'mkdir -p ${archive} && test ! -f ${archive}/%f && cp %p ${archive}/%f'\n`,
)
await primary.start()
const environment = environmentFor(folder, {
  DATABASE_URL: primary.url,
  PODIUM_SECRET: 'one secret of all servers, of at least 32 characters',
  PORT: String(await findFreePort()),
})
const people = await openPeople(environment)
const server = await startServer(environment)
await signInAll(server.address, people)
const client = createClient(server.address, complaints)
const history = keepWalletHistory()
const books = openBooks(client, people, complaints, history)

const load = startLoad(client, people, { history })
await pause(loadMs)
// Under load, as a backup is made in life.
await postgres.run('pg_basebackup', [
  '-D',
  restored.data,
  '-d',
  primary.url,
  '-X',
  'none',
  '-c',
  'fast',
])
await pause(loadMs)
const acts = await load.end()
const before = client.unanswered()
const moment = await askOne<string>(primary.url, 'select clock_timestamp()::text as answer')
await pause(500)
await makeMistake()
await primary.kill()
await server.end('SIGTERM')

const restoreFrom = performance.now()
await appendFile(
  join(restored.data, 'postgresql.auto.conf'),
  `restore_command = 'cp ${archive}/%f %p'\nrecovery_target_time = '${moment}'\nrecovery_target_action = promote\n`,
)
await writeFile(join(restored.data, 'recovery.signal'), '')
await restored.start()
const wasPromoted = () => askOne<boolean>(restored.url, 'select not pg_is_in_recovery() as answer')
await until(wasPromoted, patienceMs)
const again = await startServer({ ...environment, DATABASE_URL: restored.url })
const restoredMs = Math.round(performance.now() - restoreFrom)
await signInAll(again.address, people)
await books.compare(acts)
await history.close(client, everybodyOf(people))
complaints.push(...(await history.findAnomalies({ ...environment, DATABASE_URL: restored.url })))
if (before > 0) complaints.push(`${before} calls got no answer while the backup was made`)
report({ ...books.totals, ...history.counts(), restoredMs }, complaints)
await again.end('SIGTERM')
await restored.kill()
await postgres.remove()
await rm(folder, { recursive: true, force: true, maxRetries: 5 })
process.exit()

/** A statement without its `where`, and some time until somebody notices. */
async function makeMistake(): Promise<void> {
  await askOne(primary.url, 'update accounts set balance = 0, owed = 0 returning 1 as answer')
  await pause(500)
  // The log that was not full yet is archived by the clock in life (archive_timeout).
  const file = await askOne<string>(
    primary.url,
    'select pg_walfile_name(pg_switch_wal()) as answer',
  )
  const isArchived = `select coalesce(last_archived_wal >= $1, false) as answer from pg_stat_archiver`
  const waited = await until(() => askOne<boolean>(primary.url, isArchived, [file]), patienceMs)
  if (waited === Infinity) complaints.push(`${file} was never archived`)
}

async function askOne<T>(url: string, text: string, values: unknown[] = []): Promise<T> {
  const asking = new pg.Client({ connectionString: url })
  asking.on('error', () => undefined)
  await asking.connect()
  try {
    const { rows } = await asking.query(text, values)
    return rows[0].answer as T
  } finally {
    await asking.end()
  }
}
