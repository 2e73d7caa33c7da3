import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { unsupported } from './errors.ts'

/** Who runs the database. Without `ids` it is whoever runs this program. */
export interface Account {
  name: string
  ids?: { uid: number; gid: number }
}

/**
 * PostgreSQL refuses to run as root. Started as root we use the owner of the existing cluster, so
 * that the answer never changes under a database; otherwise `postgres` or `nobody`.
 */
export function accountFor(cluster: string): Account {
  if (process.getuid?.() !== 0) return { name: 'this user' }
  const account = ownerOf(cluster) ?? lookUp('postgres') ?? lookUp('nobody')
  if (!account) throw unsupported('it was started as root and found no other user')
  return account
}

/** Whether the account can use a folder, asked by trying: mode bits alone do not know of ACLs. */
export function canEnter({ ids }: Account, folder: string): boolean {
  const inside = ['-c', 'cd "$1"', 'sh', folder]
  return !ids || spawnSync('/bin/sh', inside, { cwd: '/', stdio: 'ignore', ...ids }).status === 0
}

function ownerOf(cluster: string): Account | undefined {
  const { uid = 0, gid = 0 } = statSync(cluster, { throwIfNoEntry: false }) ?? {}
  return uid === 0 ? undefined : { name: `number ${uid}`, ids: { uid, gid } }
}

function lookUp(name: string): Account | undefined {
  const { stdout } = spawnSync('id', [name], { encoding: 'utf8' })
  const [, uid, gid] = /^uid=(\d+).*? gid=(\d+)/.exec(stdout ?? '') ?? []
  return uid ? { name, ids: { uid: Number(uid), gid: Number(gid) } } : undefined
}
