import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { inUse } from './errors.ts'
import { endProcess, findProcess, isSoWithin, postgresProcessesIn, send } from './processes.ts'
import type { Setup } from './setup.ts'

const BY_THEMSELVES_MS = 1_000
const GRACE_MS = 10_000
const STATUS_LINE = 7

/**
 * What PostgreSQL writes of itself into `postmaster.pid`, which is also its lock. Undefined when no
 * server runs on the cluster and the last one ended in good order.
 */
export function readPostmasterFile(cluster: string): { pid: number; ready: boolean } | undefined {
  try {
    const lines = readFileSync(postmasterFile(cluster), 'utf8').split('\n')
    const pid = Number.parseInt(lines[0] ?? '', 10)
    return pid > 0 ? { pid, ready: lines[STATUS_LINE]?.trim() === 'ready' } : undefined
  } catch {
    return undefined
  }
}

function postmasterFile(cluster: string): string {
  return join(cluster, 'postmaster.pid')
}

/**
 * Ends what a killed program or a killed server left on the cluster: first a server that still
 * runs, then sessions that outlive their server. We hold the folder's lock, so both are orphans.
 */
export async function clearLeftOvers(setup: Setup): Promise<void> {
  const { cluster } = setup.home
  const file = readPostmasterFile(cluster)
  if (!file) return
  await endServer(file.pid, setup)
  await endSessions(cluster)
  dropStaleFile(cluster, file.pid)
}

/** A server that is still the child of the last holder is no orphan: that one lost its lock. */
async function endServer(pid: number, { home, previousHolder, log }: Setup): Promise<void> {
  const server = findProcess(pid)
  if (server?.name !== 'postgres' || (server.folder ?? home.cluster) !== home.cluster) return
  const isKept = server.parent === previousHolder && previousHolder !== process.pid
  if (!isKept) log(`Stopping the PostgreSQL that was left behind (process ${pid})`)
  if (isKept || !(await endProcess(pid, () => !findProcess(pid)))) {
    throw inUse(home.cluster, `the PostgreSQL of another program (process ${pid})`)
  }
}

/** Sessions of a killed server end by themselves unless busy; an unanswered commit may be lost. */
async function endSessions(cluster: string): Promise<void> {
  const isQuiet = () => postgresProcessesIn(cluster).length === 0
  if (await isSoWithin(BY_THEMSELVES_MS, isQuiet)) return
  for (const session of postgresProcessesIn(cluster)) send(session.pid, 'SIGQUIT')
  await isSoWithin(GRACE_MS, isQuiet)
}

/**
 * PostgreSQL judges a dead holder of its lock well itself. It errs only where the number is still
 * taken, by a zombie that nobody buries or by another program since: then, and with no process of
 * PostgreSQL left on the folder, the file means nothing.
 */
function dropStaleFile(cluster: string, pid: number): void {
  if (readPostmasterFile(cluster)?.pid !== pid || send(pid, 0) === 'gone') return
  if (postgresProcessesIn(cluster).length === 0) rmSync(postmasterFile(cluster), { force: true })
}
