import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/** What we can learn of a living process. `folder` is unknown where it belongs to another user. */
export interface Process {
  pid: number
  parent: number
  name: string
  folder: string | undefined
}

const LOOK_MS = 20
const onLinux = process.platform === 'linux'

/** The process with this number; undefined when there is none or only a zombie is left of it. */
export function findProcess(pid: number): Process | undefined {
  return onLinux ? fromProc(pid) : fromPs(pid)
}

/** Every living process of PostgreSQL that works in the folder. Empty where /proc does not exist. */
export function postgresProcessesIn(folder: string): Process[] {
  if (!onLinux) return []
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => fromProc(Number(name)) ?? [])
    .filter((found) => found.name === 'postgres' && found.folder === folder)
}

/** Sends a signal; 0 only asks whether the number is taken, by a zombie too. */
export function send(pid: number, signal: NodeJS.Signals | 0): 'sent' | 'gone' | 'not ours' {
  try {
    process.kill(pid, signal)
    return 'sent'
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH' ? 'gone' : 'not ours'
  }
}

/** A fast shutdown of a server, after 10 s an immediate one; false when it lives 5 s later. */
export async function endProcess(pid: number, isGone: () => boolean): Promise<boolean> {
  for (const [signal, patienceMs] of [
    ['SIGINT', 10_000],
    ['SIGQUIT', 5_000],
  ] as const) {
    if (isGone()) return true
    if (send(pid, signal) === 'not ours') return false
    if (await isSoWithin(patienceMs, isGone)) return true
  }
  return false
}

export async function isSoWithin(patienceMs: number, isSo: () => boolean): Promise<boolean> {
  const deadline = Date.now() + patienceMs
  while (!isSo()) {
    if (Date.now() > deadline) return false
    await pause(LOOK_MS)
  }
  return true
}

function fromProc(pid: number): Process | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const valueOf = (key: string) => new RegExp(`^${key}:\\s+(.*)`, 'm').exec(status)?.[1] ?? ''
    if (/^[ZX]/.test(valueOf('State'))) return undefined
    return { pid, parent: Number(valueOf('PPid')), name: valueOf('Name'), folder: folderOf(pid) }
  } catch {
    return undefined
  }
}

function folderOf(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return undefined
  }
}

/** macOS: the folder stands in the command line, because we start postgres with `-D folder`. */
function fromPs(pid: number): Process | undefined {
  const asked = ['-ww', '-o', 'stat=,ppid=,command=', '-p', String(pid)]
  const { stdout } = spawnSync('ps', asked, { encoding: 'utf8' })
  const [, state, parent, command] = /^\s*(\S+)\s+(\d+)\s+(.*)$/m.exec(stdout ?? '') ?? []
  if (!state || state.startsWith('Z') || !command) return undefined
  const [, program, folder] = /^(.*?) -D (.*?) -c /.exec(command) ?? []
  return { pid, parent: Number(parent), name: (program ?? command).replace(/.*\//, ''), folder }
}
