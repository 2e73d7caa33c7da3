import { randomBytes } from 'node:crypto'
import { chown, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'
import { NotOurDatabase, WrongDatabaseVersion } from './errors.ts'
import type { Home } from './home.ts'
import { didNotStart, launch } from './launch.ts'
import type { Log } from './log-file.ts'
import type { Watchdog } from './watchdog.ts'

/** Name of the database and of its only user. */
export const NAME = 'podium'

/** Written last into a new cluster, so that its presence says "complete"; it keeps the password. */
const MARKER = 'podium.json'

const UNFINISHED = 'postgres.new-'

export interface ClusterSetup {
  home: Home
  binaries: Binaries
  watchdog: Watchdog
  fsync: boolean
  log: Log
}

/** Makes sure that a complete cluster of our version is there; answers its password. */
export async function prepareCluster(setup: ClusterSetup): Promise<string> {
  const { home, binaries } = setup
  await removeUnfinished(home.folder)
  if (await isEmpty(home.cluster)) await createCluster(setup)
  await giveBack(home)
  const password = await readPassword(home.cluster)
  const version = await readFile(join(home.cluster, 'PG_VERSION'), 'utf8').catch(() => '')
  if (password === undefined) throw new NotOurDatabase(home.cluster)
  if (version.trim() !== binaries.major) {
    throw new WrongDatabaseVersion(home.cluster, version.trim(), binaries.major)
  }
  return password
}

/** Built aside and renamed when complete: a kill during the first start leaves nothing half made. */
async function createCluster(setup: ClusterSetup): Promise<void> {
  const { folder, cluster, account } = setup.home
  const password = randomBytes(24).toString('hex')
  const aside = join(folder, UNFINISHED + randomBytes(6).toString('hex'))
  setup.log(`Creating the database in ${cluster}`)
  await mkdir(aside, { mode: 0o700 })
  await give(aside, account)
  await writePrivate(`${aside}.password`, `${password}\n`, account)
  await initialise(setup, aside)
  await rm(`${aside}.password`)
  await writePrivate(join(aside, MARKER), `${JSON.stringify({ password })}\n`, account)
  await syncFolder(aside)
  await rename(aside, cluster)
  await syncFolder(folder)
}

async function initialise({ home, binaries, watchdog, fsync }: ClusterSetup, aside: string) {
  const { child, exited } = launch({
    program: binaries.initdb,
    args: [...initdbArguments(aside), ...(fsync ? [] : ['--no-sync'])],
    account: home.account,
    watchdog,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let words = ''
  child.stderr?.on('data', (chunk: Buffer) => (words += chunk.toString()))
  const exit = await exited
  watchdog.forget()
  if (exit.code !== 0) throw didNotStart('initdb', exit, words)
}

function initdbArguments(folder: string): string[] {
  return [
    `--pgdata=${folder}`,
    `--username=${NAME}`,
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

/** Best effort: the initdb of a killed Podium may still be writing; the next start tries again. */
async function removeUnfinished(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.startsWith(UNFINISHED))
  await Promise.all(
    names.map((name) =>
      rm(join(folder, name), { recursive: true, force: true }).catch(() => undefined),
    ),
  )
}

async function isEmpty(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names.length === 0
}

async function readPassword(cluster: string): Promise<string | undefined> {
  try {
    const marker = JSON.parse(await readFile(join(cluster, MARKER), 'utf8'))
    return typeof marker.password === 'string' ? marker.password : undefined
  } catch {
    return undefined
  }
}

/** Files that root copied back from a backup belong to root; the account must own them. */
async function giveBack({ cluster, account }: Home): Promise<void> {
  if (!account.ids || (await stat(cluster)).uid === account.ids.uid) return
  const names = await readdir(cluster, { recursive: true })
  for (const name of names) await give(join(cluster, name), account)
  await give(cluster, account)
}

async function give(path: string, { ids }: Account): Promise<void> {
  if (ids) await chown(path, ids.uid, ids.gid)
}

async function writePrivate(path: string, content: string, account: Account): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
  await give(path, account)
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
