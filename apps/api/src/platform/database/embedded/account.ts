import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { userInfo } from 'node:os'
import { UnsupportedPlatform } from './errors.ts'

/** Who runs the database. Without `ids` it is whoever runs Podium. */
export interface Account {
  name: string
  ids: { uid: number; gid: number } | undefined
}

const ACCOUNT_WE_CREATE = 'podium'

/**
 * PostgreSQL refuses to run as root. Started as root we use the owner of the existing cluster, so
 * that the answer never changes under a database; otherwise `postgres`, `nobody`, or one we create.
 */
export function accountForDatabase(cluster: string): Account {
  if (process.getuid?.() !== 0) return { name: ownName(), ids: undefined }
  const account =
    ownerOf(cluster) ?? lookUp('postgres') ?? lookUp('nobody') ?? createAccount(ACCOUNT_WE_CREATE)
  if (!account) throw new UnsupportedPlatform('it was started as root and found no other user')
  return account
}

/** Whether the account can use a folder, asked by trying: mode bits alone do not know of ACLs. */
export function canEnter(account: Account, folder: string): boolean {
  if (!account.ids) return true
  const tried = spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], {
    cwd: '/',
    stdio: 'ignore',
    ...account.ids,
  })
  return tried.status === 0
}

function ownerOf(cluster: string): Account | undefined {
  const owner = statSync(cluster, { throwIfNoEntry: false })
  if (!owner || owner.uid === 0) return undefined
  return { name: `number ${owner.uid}`, ids: { uid: owner.uid, gid: owner.gid } }
}

function lookUp(name: string): Account | undefined {
  const uid = idOf(['-u', name])
  const gid = idOf(['-g', name])
  return uid === undefined || gid === undefined ? undefined : { name, ids: { uid, gid } }
}

function idOf(question: string[]): number | undefined {
  const answer = spawnSync('id', question, { encoding: 'utf8' })
  return answer.status === 0 ? Number.parseInt(answer.stdout, 10) : undefined
}

function createAccount(name: string): Account | undefined {
  spawnSync('useradd', ['--system', '--user-group', '--no-create-home', name], { stdio: 'ignore' })
  return lookUp(name)
}

function ownName(): string {
  try {
    return userInfo().username
  } catch {
    return `number ${process.getuid?.()}` // containers run as numbers without a name
  }
}
