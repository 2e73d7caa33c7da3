import { randomBytes } from 'node:crypto'
import {
  chown,
  mkdtemp,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { join } from 'node:path'
import type { Account } from './account.ts'
import { EmbeddedDatabaseError } from './errors.ts'
import type { Home } from './home.ts'
import { didNotStart, launch } from './launch.ts'
import type { Setup } from './setup.ts'

const UNFINISHED = 'postgres.new-'

/** Makes sure that a complete cluster of our version is there; answers its password. */
export async function prepareCluster(setup: Setup): Promise<string> {
  const { folder, cluster } = setup.home
  await removeUnfinished(folder)
  if (await isEmpty(cluster)) await createCluster(setup)
  await giveBack(setup.home)
  const password = await readPassword(markerIn(cluster, setup))
  const version = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => '')
  if (password === undefined) throw notOurs(cluster)
  if (version.trim() !== setup.major) throw otherVersion(cluster, version.trim(), setup.major)
  return password
}

/** Written last into a new cluster, so that its presence says "complete"; it keeps the password. */
function markerIn(cluster: string, { name }: Setup): string {
  return join(cluster, `${name}.json`)
}

/** Built aside and renamed when complete: a kill during the first start leaves nothing half made. */
async function createCluster(setup: Setup): Promise<void> {
  const { folder, cluster, account } = setup.home
  const password = randomBytes(24).toString('hex')
  setup.log(`Creating the database in ${cluster}`)
  const aside = await mkdtemp(join(folder, UNFINISHED))
  await give(aside, account)
  await writePrivate(`${aside}.password`, password, account)
  const sync = setup.fsync ? [] : ['--no-sync']
  await run(setup, 'initdb', [...initdbArguments(aside, setup.name), ...sync])
  await rm(`${aside}.password`)
  await createDatabase(setup, aside)
  await writePrivate(markerIn(aside, setup), JSON.stringify({ password }), account)
  await syncFolder(aside)
  await rename(aside, cluster)
  await syncFolder(folder)
}

function initdbArguments(folder: string, user: string): string[] {
  return [
    `--pgdata=${folder}`,
    `--username=${user}`,
    `--pwfile=${folder}.password`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
    '--no-instructions',
  ]
}

/** Without a server: PostgreSQL reads statements from its input, and ends with it. */
function createDatabase(setup: Setup, cluster: string): Promise<void> {
  const settings = ['exit_on_error=on', `fsync=${setup.fsync ? 'on' : 'off'}`]
  const args = ['--single', '-D', cluster, ...settings.flatMap((one) => ['-c', one]), 'postgres']
  return run(setup, 'postgres', args, `CREATE DATABASE "${setup.name}"\n`)
}

/** Runs a program to its end; throws with what it said where that was not a good one. */
async function run(setup: Setup, program: 'initdb' | 'postgres', args: string[], input = '') {
  const { child, exited } = launch(setup, program, args, ['pipe', 'ignore', 'pipe'])
  let said = ''
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.stdin?.on('error', () => undefined).end(input) // it ended early: its exit tells
  const exit = await exited
  if (exit.code !== 0) throw didNotStart(program, exit, said)
}

/** Best effort: the initdb of a killed program may still be writing; the next start tries again. */
async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(UNFINISHED)) continue
    await rm(join(folder, name), { recursive: true, force: true }).catch(() => undefined)
  }
}

async function isEmpty(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names.length === 0
}

async function readPassword(marker: string): Promise<string | undefined> {
  try {
    const { password } = JSON.parse(await readFile(marker, 'utf8'))
    return typeof password === 'string' ? password : undefined
  } catch {
    return undefined
  }
}

/** Files that root copied back from a backup belong to root; the account must own them. */
async function giveBack({ cluster, account }: Home): Promise<void> {
  if (!account.ids || (await stat(cluster)).uid === account.ids.uid) return
  for (const name of await readdir(cluster, { recursive: true })) {
    await give(join(cluster, name), account)
  }
  await give(cluster, account)
}

async function give(path: string, { ids }: Account): Promise<void> {
  if (ids) await chown(path, ids.uid, ids.gid)
}

async function writePrivate(path: string, text: string, account: Account): Promise<void> {
  await writeFile(path, `${text}\n`, { flag: 'wx', mode: 0o600, flush: true })
  await give(path, account)
}

async function syncFolder(path: string): Promise<void> {
  await using folder = await open(path)
  await folder.sync()
}

function notOurs(cluster: string): EmbeddedDatabaseError {
  return new EmbeddedDatabaseError(
    'not-our-database',
    `The folder ${cluster} is not empty and holds no database of this program: move it away`,
  )
}

function otherVersion(cluster: string, found: string, ours: string): EmbeddedDatabaseError {
  return new EmbeddedDatabaseError(
    'other-version',
    `The database in ${cluster} was made by PostgreSQL ${found} and this program brings ${ours}: ` +
      'start it with the release that made it and move its data',
  )
}
