/**
 * An upgrade without downtime: the release of an earlier commit serves people, the present one starts
 * beside it on the same database and migrates it, both are under load, and the old one is stopped in
 * order. No call fails, and nothing answered is lost.
 * `npm run faults -- two-releases [--from COMMIT]`; without it, the last one with fewer migrations.
 */
import { execFileSync } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { startEmbeddedDatabase } from '@podium/embedded-postgres'
import { keepWalletHistory } from './histories/podium.ts'
import { openBooks, tellsAsMuch } from './parts/books.ts'
import { createClient, signInAll } from './parts/client.ts'
import { type Act, startLoad } from './parts/load.ts'
import { everybodyOf, type People } from './parts/people.ts'
import { report } from './parts/report.ts'
import { environmentFor, startServer } from './parts/server.ts'

const loadMs = 4000
const root = join(import.meta.dirname, '..')

const { values } = parseArgs({ options: { from: { type: 'string' } } })
const commit = git('rev-parse', '--short', values.from ?? lastWithFewerMigrations())
const folder = await mkdtemp(join(tmpdir(), 'podium-releases-'))
await chmod(folder, 0o755)
const old = join(folder, 'old')
await layOut(commit, old)

const database = await startEmbeddedDatabase({ name: 'podium', dataFolder: join(folder, 'data') })
const environment = environmentFor(join(folder, 'data'), {
  DATABASE_URL: database.url,
  PODIUM_SECRET: 'one secret of all servers, of at least 32 characters',
})
const complaints: string[] = []
// The old release's own code opens the accounts, on tables as it knows them.
const { openPeople } = (await import(join(old, 'faults/parts/people.ts'))) as {
  openPeople: (environment: Record<string, string | undefined>) => Promise<People>
}
const people = await openPeople(environment)
const before = await countMigrations()
const oldServer = await startServer(environment, old)
await signInAll(oldServer.address, people)
const oldClient = createClient(oldServer.address, complaints)
const acts: Act[] = []
const history = keepWalletHistory()

const oldLoad = startLoad(oldClient, people, { history })
await pause(loadMs)
const newServer = await startServer(environment)
const newClient = createClient(newServer.address, complaints)
const newLoad = startLoad(newClient, people, { history })
await pause(loadMs)
acts.push(...(await oldLoad.end()))
const oldFailed = oldClient.unanswered()
await oldServer.end('SIGTERM')
await pause(loadMs)
acts.push(...(await newLoad.end()))
const failed = oldFailed + newClient.unanswered()
if (failed > 0) complaints.push(`${failed} calls got no answer`)

const books = openBooks(newClient, people, complaints, history, tellsAsMuch)
await books.compare(acts)
await history.close(newClient, everybodyOf(people))
complaints.push(...(await history.findAnomalies(environment)))
const migrations = (await countMigrations()) - before
report({ old: commit, migrations, ...books.totals, ...history.counts(), failed }, complaints)
await newServer.end('SIGTERM')
await database.stop()
await rm(folder, { recursive: true, force: true, maxRetries: 5 })
process.exit()

function git(...given: string[]): string {
  return execFileSync('git', given, { cwd: root, encoding: 'utf8' }).trim()
}

function lastWithFewerMigrations(): string {
  return `${git('log', '-1', '--format=%H', '--diff-filter=A', 'HEAD', '--', 'apps/api/migrations')}^`
}

/** The files of a commit, with our packages as they were and everybody else's as they are. */
async function layOut(of: string, into: string): Promise<void> {
  await mkdir(join(into, 'node_modules/@podium'), { recursive: true })
  const archive = execFileSync('git', ['archive', of], { cwd: root, maxBuffer: 1 << 30 })
  execFileSync('tar', ['-x', '-C', into], { input: archive })
  for (const name of await readdir(join(root, 'node_modules'))) {
    if (name === '@podium') continue
    await symlink(join(root, 'node_modules', name), join(into, 'node_modules', name))
  }
  for (const name of await readdir(join(into, 'packages'))) {
    await symlink(join(into, 'packages', name), join(into, 'node_modules/@podium', name))
  }
}

async function countMigrations(): Promise<number> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const { rows } = await client.query('select count(*)::integer as done from kysely_migration')
  await client.end()
  return rows[0].done
}
