import { createHash } from 'node:crypto'
import { chmod, chown, mkdir, readlink, realpath, stat, symlink } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { accountFor, canEnter } from './account.ts'
import type { Account } from './account.ts'
import { EmbeddedDatabaseError, unlessThere } from './errors.ts'
import type { Log } from './setup.ts'

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
export async function findHome(dataFolder: string, name: string, log: Log): Promise<Home> {
  await mkdir(dataFolder, { mode: 0o700 }).catch(unlessThere)
  const asked = await realpath(dataFolder)
  const link = join(asked, 'postgres')
  const account = accountFor(link)
  const linked = await readLink(link)
  const isHome = !linked && (await letIn(account, asked))
  const cluster = linked ?? (isHome ? link : await linkElsewhere(asked, name, account))
  if (!isHome) log(`The database lives in ${cluster}, linked from ${link}`)

  const folder = dirname(cluster)
  await mkdir(folder, { recursive: true })
  if (!(await letIn(account, folder))) throw unreachable(folder, account)
  return { folder: await realpath(folder), cluster, account }
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

async function linkElsewhere(folder: string, name: string, account: Account): Promise<string> {
  const hash = createHash('sha256').update(folder).digest('hex').slice(0, 12)
  const target = join(FOLDER_OPEN_TO_ALL, `${name}-${hash}`, 'postgres')
  const link = join(folder, 'postgres')
  await symlink(target, link).catch(unlessThere)
  // Another start may have made the same link; a real folder of files is not ours to move.
  if ((await readLink(link)) !== target) throw unreachable(folder, account)
  return target
}

async function readLink(path: string): Promise<string | undefined> {
  const target = await readlink(path).catch(() => undefined)
  return target === undefined ? undefined : resolve(dirname(path), target)
}

function unreachable(folder: string, { name }: Account): EmbeddedDatabaseError {
  return new EmbeddedDatabaseError(
    'folder-unreachable',
    `The user ${name}, who runs the database because PostgreSQL refuses root, cannot enter ` +
      `${folder}: start as another user`,
  )
}
