import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What PostgreSQL writes of itself into `postmaster.pid`, which is also its lock. */
export interface PostmasterFile {
  path: string
  pid: number
  ready: boolean
}

const STATUS_LINE = 7

/** Undefined when no postgres runs on the cluster and the last one ended in good order. */
export function readPostmasterFile(cluster: string): PostmasterFile | undefined {
  const path = join(cluster, 'postmaster.pid')
  try {
    const lines = readFileSync(path, 'utf8').split('\n')
    const pid = Number.parseInt(lines[0] ?? '', 10)
    return pid > 0 ? { path, pid, ready: lines[STATUS_LINE]?.trim() === 'ready' } : undefined
  } catch {
    return undefined
  }
}
