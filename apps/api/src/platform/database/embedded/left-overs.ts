import { rm } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { DataFolderInUse } from './errors.ts'
import type { Log } from './log-file.ts'
import { readPostmasterFile } from './postmaster-file.ts'
import { findProcess, isNumberTaken, postgresProcessesIn } from './processes.ts'
import type { Process } from './processes.ts'

const GRACE_MS = 10_000
const BACKENDS_GRACE_MS = 1_000
const LOOK_MS = 20

export interface LeftOvers {
  cluster: string
  /** The Podium that held the folder before; a postgres that is still its child is no orphan. */
  previousHolder: number | undefined
  log: Log
}

/**
 * Ends what a killed Podium or a killed postgres left on the cluster: first a server that still
 * runs, then sessions that outlive their server. We hold the folder's lock, so both are orphans.
 */
export async function clearLeftOvers({ cluster, previousHolder, log }: LeftOvers): Promise<void> {
  const file = readPostmasterFile(cluster)
  if (!file) return
  const server = findProcess(file.pid)
  if (server?.name === 'postgres' && (server.folder ?? cluster) === cluster) {
    if (isKept(server, previousHolder)) refuse(cluster, server)
    log(`Stopping the PostgreSQL that an ended Podium left behind (process ${server.pid})`)
    await end(server, cluster)
  }
  await endSessions(cluster)
  await dropStaleFile(cluster, file.pid)
}

function isKept(server: Process, previousHolder: number | undefined): boolean {
  if (previousHolder === undefined || previousHolder === process.pid) return false
  return server.parent === previousHolder && findProcess(previousHolder) !== undefined
}

function refuse(cluster: string, server: Process): never {
  throw new DataFolderInUse(cluster, `A PostgreSQL of another Podium (process ${server.pid})`)
}

async function end(server: Process, cluster: string): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (!send(server.pid, signal)) refuse(cluster, server)
    if (await isGoneWithin(GRACE_MS, () => !findProcess(server.pid))) return
  }
  refuse(cluster, server)
}

/** Sessions of a killed server end by themselves unless busy; an unanswered commit may be lost. */
async function endSessions(cluster: string): Promise<void> {
  const isQuiet = () => postgresProcessesIn(cluster).length === 0
  if (await isGoneWithin(BACKENDS_GRACE_MS, isQuiet)) return
  for (const session of postgresProcessesIn(cluster)) send(session.pid, 'SIGQUIT')
  await isGoneWithin(GRACE_MS, isQuiet)
}

/**
 * `postmaster.pid` is PostgreSQL's own lock and it judges a dead holder well itself. It errs only
 * where the number is still taken, by a zombie that nobody buries or by another program since:
 * then, and with no process of PostgreSQL left on the folder, the file means nothing.
 */
async function dropStaleFile(cluster: string, pid: number): Promise<void> {
  if (readPostmasterFile(cluster)?.pid !== pid || !isNumberTaken(pid)) return
  if (postgresProcessesIn(cluster).length > 0) return
  await rm(readPostmasterFile(cluster)?.path ?? '', { force: true })
}

/** False when the process is not ours to signal; a process that is gone needs no signal. */
function send(pid: number, signal: NodeJS.Signals): boolean {
  try {
    process.kill(pid, signal)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}

async function isGoneWithin(patienceMs: number, isGone: () => boolean): Promise<boolean> {
  const deadline = Date.now() + patienceMs
  while (!isGone()) {
    if (Date.now() > deadline) return false
    await pause(LOOK_MS)
  }
  return true
}
