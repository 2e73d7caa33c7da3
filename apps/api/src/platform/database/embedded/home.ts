import { createHash } from 'node:crypto'
import { chmod, chown, mkdir, readlink, realpath, stat, symlink } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { prepareDataFolder } from '../../data-folder.ts'
import { accountForDatabase, canEnter } from './account.ts'
import type { Account } from './account.ts'
import { UnreachableDataFolder } from './errors.ts'
import type { Log } from './log-file.ts'

/** Where the database lives and who runs it. `folder` is the data folder unless root forbids it. */
export interface Home {
  folder: string
  /** PostgreSQL's own data folder; also the name of its private socket folder. */
  cluster: string
  account: Account
}

const FOLDER_OPEN_TO_ALL = '/var/lib'

/**
 * The data folder is home, unless we run as root and the account that runs the database cannot
 * enter it (a parent such as /root is closed): then a folder under /var/lib, named after the data
 * folder and linked from it, so that it is found again and people see where it went.
 */
export async function findHome(dataFolder: string, log: Log): Promise<Home> {
  prepareDataFolder(dataFolder)
  const folder = await realpath(dataFolder)
  const cluster = join(folder, 'postgres')
  const account = accountForDatabase(cluster)
  const linked = await readLink(cluster)
  if (!linked && (await letIn(account, folder))) return openHome(cluster, account)
  const elsewhere = linked ?? (await linkElsewhere(folder, cluster, account))
  log(`The database lives in ${elsewhere}, linked from ${cluster}`)
  return openHome(elsewhere, account)
}

/** Where only the data folder itself is closed and it is root's own, passing through is granted. */
async function letIn(account: Account, folder: string): Promise<boolean> {
  if (canEnter(account, folder)) return true
  const { uid, gid, mode } = await stat(folder)
  if (uid !== 0 || !account.ids || !canEnter(account, dirname(folder))) return false
  if (gid !== 0 && gid !== account.ids.gid) return false // somebody chose that group
  await chown(folder, uid, account.ids.gid)
  await chmod(folder, (mode & 0o7777) | 0o010)
  return canEnter(account, folder)
}

async function openHome(cluster: string, account: Account): Promise<Home> {
  const folder = dirname(cluster)
  await mkdir(folder, { recursive: true })
  if (!(await letIn(account, folder))) throw new UnreachableDataFolder(folder, account.name)
  return { folder: await realpath(folder), cluster, account }
}

async function linkElsewhere(folder: string, cluster: string, account: Account): Promise<string> {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 12)
  const target = join(FOLDER_OPEN_TO_ALL, `podium-${name}`, 'postgres')
  await symlink(target, cluster).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  // Another Podium may have made the same link; a real folder of files is not ours to move.
  if ((await readLink(cluster)) !== target) throw new UnreachableDataFolder(folder, account.name)
  return target
}

async function readLink(path: string): Promise<string | undefined> {
  const target = await readlink(path).catch(() => undefined)
  return target === undefined ? undefined : resolve(dirname(path), target)
}
